# Mangrovia en français. Clés et variables sont les mêmes dans les cinq fichiers (docs/languages.md).

## Le jeu

game-name = Mangrovia
game-blurb = Vos bols aux pontons, vos huttes près des oiseaux : qui sera chef ?
game-kind = Choix d’actions, collecte de cartes, majorités ; les mains sont cachées
game-length = environ 75 minutes
game-players = de 2 à 5 personnes
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Les choses

card-mangrove = mangrove
card-sand = sable
card-reed = roseaux
card-water = eau
deck-valuables = objets de valeur
deck-landscape = paysages
landscapes-mangrove-sand = mangrove et sable
landscapes-mangrove-reed = mangrove et roseaux
landscapes-mangrove-water = mangrove et eau
landscapes-sand-reed = sable et roseaux
landscapes-sand-water = sable et eau
landscapes-reed-water = roseaux et eau
payment-mangrove = mangrove
payment-sand = sable
payment-reed = roseaux
payment-water = eau
payment-tile-free-landscape = tuile de paysage libre
payment-start-6 = carte de départ 6
payment-start-n = carte de départ { $n }
payment-start-5 = carte de départ 5
payment-start-4 = carte de départ 4
payment-start-3 = carte de départ 3
payment-tile-valuable-3 = tuile objet de valeur 3
payment-tile-valuable-n = tuile objet de valeur { $n }
payment-amulet-6 = amulette 6
payment-amulet-n = amulette { $n }
payment-amulet-5 = amulette 5
payment-amulet-4 = amulette 4
payment-amulet-3 = amulette 3
payment-amulet-2 = amulette 2
payment-amulet-1 = amulette 1
payment-tile-amulet-2 = tuile d’amulette 2
payment-tile-amulet-n = tuile d’amulette { $n }
path-v1 = chemin de la colonne a
    .short = colonne a
path-v2 = chemin de la colonne c
    .short = colonne c
path-v3 = chemin de la colonne e
    .short = colonne e
path-v4 = chemin de la colonne g
    .short = colonne g
path-h1 = chemin de la rangée 1
    .short = rangée 1
path-h2 = chemin de la rangée 3
    .short = rangée 3
path-h3 = chemin de la rangée 5
    .short = rangée 5
path-h4 = chemin de la rangée 7
    .short = rangée 7
tile-v1 = tuile statue de la colonne a
tile-v2 = tuile statue de la colonne c
tile-v3 = tuile statue de la colonne e
tile-v4 = tuile statue de la colonne g
tile-h1 = tuile statue de la rangée 1
tile-h2 = tuile statue de la rangée 3
tile-h3 = tuile statue de la rangée 5
tile-h4 = tuile statue de la rangée 7
tile-valuable-3 = tuile objet de valeur 3
tile-valuable-n = tuile objet de valeur { $n }
tile-amulet-2 = tuile d’amulette 2
tile-amulet-n = tuile d’amulette { $n }
tile-free-landscape = tuile de paysage libre
owner-neutral = neutre
owner-nobody = personne
space-i1 = île 1
space-i2 = île 2
space-i3 = île 3
space-i4 = île 4

## Le journal

event-begins = { $seat } { event-begins.deed }
    .deed = reçoit le talisman et commence.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = recevez le talisman et commencez.
event-round = La manche { $round } commence avec { $seat }.
    .you = La manche { $round } commence avec vous.
event-bowl-placed = { $seat } { event-bowl-placed.deed }
    .deed = pose un bol sur le site { $site }.
    .you = { $seat } { event-bowl-placed.you-deed }
    .you-deed = posez un bol sur le site { $site }.
event-boat = Le bateau atteint le ponton { $pier } : { $seat } peut agir.
    .you = Le bateau atteint le ponton { $pier } : vous pouvez agir.
event-idle-pier = Au ponton { $pier }, { $seat } ne peut rien faire.
    .you = Au ponton { $pier }, vous ne pouvez rien faire.
event-idle-why = La raison : { $why }.
told-idle-huts = plus de hutte
told-idle-land = pas de carte de paysage
told-idle-amulets = pas d’amulette à prendre
told-idle-cards = pas de carte à prendre
event-takes = { $seat } { event-takes.deed }
    .deed =
        { $card-id ->
            [mangrove] prend une carte visible : { $card }.
            [sand] prend une carte visible : { $card }.
            [reed] prend une carte visible : { $card }.
            [water] prend une carte visible : { $card }.
           *[other] prend une carte visible de valeur { $card }.
        }
    .you = { $seat } { event-takes.you-deed }
    .you-deed =
        { $card-id ->
            [mangrove] prenez une carte visible : { $card }.
            [sand] prenez une carte visible : { $card }.
            [reed] prenez une carte visible : { $card }.
            [water] prenez une carte visible : { $card }.
           *[other] prenez une carte visible de valeur { $card }.
        }
event-draws = { $seat } { event-draws.deed }
    .deed =
        { $card-id ->
            [none] pioche une carte cachée ({ $deck }).
           *[other] pioche une carte cachée : { $card }.
        }
    .you = { $seat } { event-draws.you-deed }
    .you-deed =
        { $card-id ->
            [none] piochez une carte cachée ({ $deck }).
           *[other] piochez une carte cachée : { $card }.
        }
event-reshuffled =
    { $cards ->
        [one] La défausse est mélangée et forme une nouvelle pioche ({ $deck }) : { $cards } carte.
       *[other] La défausse est mélangée et forme une nouvelle pioche ({ $deck }) : { $cards } cartes.
    }
event-turned-up = Carte révélée : { $card }.
event-takes-stack = { $seat } { event-takes-stack.deed }
    .deed = prend une amulette de valeur { $amulet } du plateau.
    .you = { $seat } { event-takes-stack.you-deed }
    .you-deed = prenez une amulette de valeur { $amulet } du plateau.
event-draws-amulet = { $seat } { event-draws-amulet.deed }
    .deed =
        { $amulet-id ->
            [none] pioche une amulette dans le sac.
           *[other] pioche une amulette dans le sac : { $amulet }.
        }
    .you = { $seat } { event-draws-amulet.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] piochez une amulette dans le sac.
           *[other] piochez une amulette dans le sac : { $amulet }.
        }
event-returns = { $seat } { event-returns.deed }
    .deed =
        { $amulet-id ->
            [none] remet dans le sac une des amulettes piochées.
           *[other] remet dans le sac l’amulette { $amulet }.
        }
    .you = { $seat } { event-returns.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] remettez dans le sac une des amulettes piochées.
           *[other] remettez dans le sac l’amulette { $amulet }.
        }
event-bag-filled =
    { $amulets ->
        [one] Le sac était vide : { $amulets } amulette mise de côté y retourne.
       *[other] Le sac était vide : { $amulets } amulettes mises de côté y retournent.
    }
event-site-chosen = { $seat } { event-site-chosen.deed }
    .deed =
        { $huts ->
            [one] commence une hutte { event-site-chosen.at-deed }.
           *[other] commence une double hutte { event-site-chosen.at-deed }.
        }
    .you = { $seat } { event-site-chosen.you-deed }
    .you-deed =
        { $huts ->
            [one] commencez une hutte { event-site-chosen.at-deed }.
           *[other] commencez une double hutte { event-site-chosen.at-deed }.
        }
    .at-deed =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
event-pays = { $seat } { event-pays.deed }
    .deed = paie : { $payment }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = payez : { $payment }.
event-built = { $seat } { event-built.deed }
    .deed =
        { $huts ->
            [one] bâtit une hutte { event-built.at-deed }.
           *[other] bâtit une double hutte { event-built.at-deed }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $huts ->
            [one] bâtissez une hutte { event-built.at-deed }.
           *[other] bâtissez une double hutte { event-built.at-deed }.
        }
    .at-deed =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
event-prints = { $seat } { event-prints.deed }
    .deed =
        { $points ->
            [one] marque { $points } point pour la case.
           *[other] marque { $points } points pour la case.
        }
    .you = { $seat } { event-prints.you-deed }
    .you-deed =
        { $points ->
            [one] marquez { $points } point pour la case.
           *[other] marquez { $points } points pour la case.
        }
event-pole-tile = { $seat } { event-pole-tile.deed }
    .deed = glisse la tuile de pilotis { $points } sous la hutte { event-pole-tile.at-deed } et en marque les points.
    .you = { $seat } { event-pole-tile.you-deed }
    .you-deed = glissez la tuile de pilotis { $points } sous la hutte { event-pole-tile.at-deed } et en marquez les points.
    .at-deed =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
event-column = { $seat } { event-column.deed }
    .deed =
        { $huts ->
            [one] a maintenant { $huts } hutte sur une case d’amulette.
           *[other] a maintenant { $huts } huttes sur des cases d’amulette.
        }
    .you = { $seat } { event-column.you-deed }
    .you-deed =
        { $huts ->
            [one] avez maintenant { $huts } hutte sur une case d’amulette.
           *[other] avez maintenant { $huts } huttes sur des cases d’amulette.
        }
event-tile-gained = { $seat } { event-tile-gained.deed }
    .deed = reçoit : { $tile }.
    .you = { $seat } { event-tile-gained.you-deed }
    .you-deed = recevez : { $tile }.
event-last-hut = { $seat } { event-last-hut.deed }
    .deed = a bâti sa dernière hutte. On finit la manche, puis la partie s’achève.
    .you = { $seat } { event-last-hut.you-deed }
    .you-deed = avez bâti votre dernière hutte. On finit la manche, puis la partie s’achève.
event-birds-set = { $seat } { event-birds-set.deed }
    .deed = place les oiseaux sur { $landscapes }.
    .you = { $seat } { event-birds-set.you-deed }
    .you-deed = placez les oiseaux sur { $landscapes }.
event-passes-by = { $seat } { event-passes-by.deed }
    .deed = ne fait rien au ponton { $pier }.
    .you = { $seat } { event-passes-by.you-deed }
    .you-deed = ne faites rien au ponton { $pier }.
event-leaves-out = { $seat } { event-leaves-out.deed }
    .deed = laisse de côté au ponton { $pier } : { $what }.
    .you = { $seat } { event-leaves-out.you-deed }
    .you-deed = laissez de côté au ponton { $pier } : { $what }.
event-waives = { $seat } { event-waives.deed }
    .deed = renonce au reste du ponton { $pier }.
    .you = { $seat } { event-waives.you-deed }
    .you-deed = renoncez au reste du ponton { $pier }.
event-waives-forced = { $seat } { event-waives-forced.deed }
    .deed = n’a plus rien à faire au ponton { $pier }.
    .you = { $seat } { event-waives-forced.you-deed }
    .you-deed =
        { $why ->
            [none] n’avez plus rien à faire au ponton { $pier }.
           *[other] n’avez plus rien à faire au ponton { $pier } : { forced-waive.why }.
        }
event-talisman = { $seat } { event-talisman.deed }
    .deed = commencera la prochaine manche.
    .you = { $seat } { event-talisman.you-deed }
    .you-deed = commencerez la prochaine manche.
event-flown = Personne n’était sur le site 1 : les oiseaux volent vers { $landscapes }.
event-limit-reached = Après { $rounds } manches, la partie s’achève.
event-path-prize =
    { $place ->
        [1] Première place sur le { $path } : { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Deuxième place sur le { $path } : { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you =
        { $place ->
            [1] Première place sur le { $path } : vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] Deuxième place sur le { $path } : vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
event-stone-scored =
    { $points ->
        [one] Zone de pierre : { $seat } marque { $own } × { $all } = { $points } point.
       *[other] Zone de pierre : { $seat } marque { $own } × { $all } = { $points } points.
    }
    .you =
        { $points ->
            [one] Zone de pierre : vous marquez { $own } × { $all } = { $points } point.
           *[other] Zone de pierre : vous marquez { $own } × { $all } = { $points } points.
        }
event-pole-scored =
    { $place ->
        [1] Zone des pilotis : première place pour { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Zone des pilotis : deuxième place pour { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you =
        { $place ->
            [1] Zone des pilotis : première place pour vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] Zone des pilotis : deuxième place pour vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
event-final-count = { $seat } { event-final-count.deed }
    .deed = marque { $points } à la fin : { $parts }.
    .you = { $seat } { event-final-count.you-deed }
    .you-deed = marquez { $points } à la fin : { $parts }.
told-final-paths = chemins { $points }
told-final-stone = zone de pierre { $points }
told-final-pole = zone des pilotis { $points }
told-final-amulets = amulettes { $points }
event-amulets-scored = { $seat } { event-amulets-scored.deed }
    .deed =
        { $points ->
            [one] marque { $points } point pour les amulettes restantes.
           *[other] marque { $points } points pour les amulettes restantes.
        }
    .you = { $seat } { event-amulets-scored.you-deed }
    .you-deed =
        { $points ->
            [one] marquez { $points } point pour les amulettes restantes.
           *[other] marquez { $points } points pour les amulettes restantes.
        }
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] gagne avec { $points } point !
           *[other] gagne avec { $points } points !
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] gagnez avec { $points } point !
           *[other] gagnez avec { $points } points !
        }
ended-last-hut = La partie s’est terminée avec la manche où { $seat } a bâti sa dernière hutte.
    .you = La partie s’est terminée avec la manche où vous avez bâti votre dernière hutte.
ended-limit-reached = La partie s’est terminée après { $rounds } manches.

## Que faire maintenant

prompt-bowl =
    Posez un bol sur un site libre. Il agira aux deux pontons du site.{ $ending ->
        [own] {" "}Il vous reste une hutte : cette manche peut être la dernière.
        [other] {" "}Il ne reste qu’une hutte à quelqu’un : cette manche peut être la dernière.
       *[none] {""}
    }{ $banned ->
        [0] {""}
       *[other] {" "}Votre premier bol ne peut pas aller sur le site { $banned }.
    }
prompt-act =
    { $next ->
        [up] Le bateau est au ponton { $pier }. Prenez { $count ->
                [one] une carte visible
               *[other] { $count } cartes visibles
            }.
        [down] Le bateau est au ponton { $pier }. Piochez { $count ->
                [one] une carte cachée
               *[other] { $count } cartes cachées
            }.
        [amulets] Le bateau est au ponton { $pier }. Prenez des amulettes.
        [build] Le bateau est au ponton { $pier }. Bâtissez { $count ->
                [one] une hutte
               *[other] jusqu’à { $count } huttes
            }.
        [double] Le bateau est au ponton { $pier }. Bâtissez une double hutte.
        [birds] Le bateau est au ponton { $pier }. Placez les oiseaux sur le rocher de l’oracle.
        [unbuilt] Le bateau est au ponton { $pier }. Vous ne pouvez pas bâtir de hutte pour l’instant : { forced-waive.why }. { $then ->
                [none] Renoncez au reste.
                [down] Piochez { $count ->
                    [one] une carte cachée
                   *[other] { $count } cartes cachées
                }.
               *[more] Faites ce qui reste.
            }
       *[any] Le bateau est au ponton { $pier }. Choisissez : { piece-pier.does }.
    }{ $sooner ->
        [true] {" "}Piocher tout de suite une carte cachée, c’est y renoncer.
       *[false] {""}
    }{ prompt-act.without }{ $last ->
        [true] {" "}C’est votre dernière hutte : cette manche sera la dernière.
       *[false] {""}
    }
    .without =
        { $without ->
            [hut] {" "}Pas de hutte possible : { forced-waive.why }.
            [double] {" "}Pas de double hutte possible : { $why ->
                [huts] il ne vous reste qu’une hutte
                [land] il faut deux cartes de paysage pour le même espace
                [space] aucun espace n’y est libre
               *[price] vous ne pouvez payer aucun prix doublé exactement
            }.
           *[none] {""}
        }
forced-waive = Pas d’autre hutte possible : { forced-waive.why }
    .why =
        { $why ->
            [huts] vous n’avez plus de hutte
            [land] vous n’avez aucune carte d’un paysage où se trouve un oiseau
            [space] aucun espace n’est libre
           *[price] vous ne pouvez payer aucun prix exactement
        }
prompt-return = Remettez dans le sac une des amulettes piochées.
prompt-pay =
    { $currency ->
        [amulets] { $lands ->
            [0] Payez la hutte { prompt-pay.at } : exactement { $due } en amulettes.
           *[other] Payez la hutte { prompt-pay.at } : le paysage d’abord, puis exactement { $due } en amulettes.
        }
       *[valuables] { $lands ->
            [0] Payez la hutte { prompt-pay.at } : exactement { $due } en objets de valeur.
           *[other] Payez la hutte { prompt-pay.at } : le paysage d’abord, puis exactement { $due } en objets de valeur.
        }
    }
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
prompt-over = La partie est finie.
waiting-bowl = On attend { $seat }, qui doit poser un bol.
waiting-act = On attend { $seat } au ponton { $pier }.
waiting-return = On attend { $seat }, qui doit remettre une amulette dans le sac.
waiting-pay = On attend { $seat }, qui doit payer la hutte { waiting-pay.at }, reste { $due }.
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
action-bowl = Bol sur le site { $site }
action-take =
    { $card-id ->
        [mangrove] Prendre la carte « { $card } »
        [sand] Prendre la carte « { $card } »
        [reed] Prendre la carte « { $card } »
        [water] Prendre la carte « { $card } »
       *[other] Prendre la carte { $card }
    }
action-draw =
    { $deck-id ->
        [landscape] Piocher une carte cachée de paysage
       *[valuables] Piocher une carte cachée d’objet de valeur
    }
action-amulets = Prendre des amulettes
action-return = Remettre l’amulette { $amulet } dans le sac
action-build = Hutte { action-build.at }
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
action-double = Double hutte { action-double.at }
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
action-pay = Payer : { $payment }
action-birds = Oiseaux sur { $landscapes }
action-waive = Y renoncer

## Plusieurs choix d’une même sorte sur une ligne

several-bowl = Poser un bol
several-take = Prendre une carte visible
several-return = Remettre une amulette dans le sac
several-build = Bâtir une hutte
several-build-best = jusqu’à +{ $points }
several-double = Bâtir une double hutte
several-pay = Payer avec
several-birds = Placer les oiseaux
preview-costs =
    { $currency ->
        [amulets] { $price } en amulettes
       *[valuables] { $price } en objets de valeur
    }
preview-end = points { $before } → { $after } : { $parts }
preview-end-even =
    { $before ->
        [one] toujours { $before } point
       *[other] toujours { $before } points
    }
worth-at-once = +{ $points } aussitôt
worth-path =
    { $place ->
        [1] +{ $points } 1re place { $path-short }
       *[other] +{ $points } 2e place { $path-short }
    }
worth-path-moved =
    { $place ->
        [1] 1re place { $path-short } : { $from } → { $to }
       *[other] 2e place { $path-short } : { $from } → { $to }
    }
worth-stone-area = +{ $points } zone de pierre
worth-pole-area = +{ $points } zone des pilotis
worth-amulets = −{ $points } pour les amulettes
preview-column =
    { $back ->
        [0] vous piochez désormais { $drawn ->
            [one] une amulette
           *[other] { $drawn } amulettes
        } dans le sac
       *[other] vous piochez désormais { $drawn } amulettes, en remettez une
    }
preview-fits =
    { $count ->
        [0] vous n’avez encore aucune carte de ces paysages
        [one] vous avez { $count } carte de ces paysages
       *[other] vous avez { $count } cartes de ces paysages
    }
preview-opens =
    { $count ->
        [one] déjà de quoi bâtir sur { $count } case
       *[other] déjà de quoi bâtir sur { $count } cases
    }
preview-amulets =
    { $draw ->
        [0] vous recevez une amulette de valeur 1 du plateau
        [one] vous en piochez { $draw } dans le sac
       *[other] vous en piochez { $draw } dans le sac et en gardez { $keep }
    }
preview-pier-amulets =
    Ponton { $pier } : des amulettes ({ preview-pier-amulets.now }){ $pier ->
        [7] , ou 1 carte cachée
        [8] , ou 1 hutte
       *[other] {""}
    }
    .now =
        { $draw ->
            [0] 1 de valeur 1
            [one] { $draw } du sac
           *[other] { $draw } du sac, { $keep } à garder
        }
preview-tile = plus { $tile }
preview-last-hut = votre dernière hutte : cette manche est la dernière
preview-prices = permet de payer { $prices }
preview-spaces =
    { $count ->
        [one] { $count } case de plus où bâtir
       *[other] { $count } cases de plus où bâtir
    }
preview-land =
    pour { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }{ $bird ->
        [0] , sans oiseau pour l’instant
       *[other] , avec un oiseau
    }
preview-no-price = aucun prix de plus pour l’instant
preview-left = reste { $due } à payer
preview-paid = la hutte est payée
told-payment = { $payment }
preview-skips = vous ne pourrez plus { $steps }
preview-waive = ce qui reste au ponton { $pier } est perdu pour cette manche, rien d’autre ; le bateau repart

## Coups refusés

refused-place-bowl = On pose les bols. Choisissez un site libre.
refused-act-at-pier = Tous les bols sont posés. Choisissez une action du ponton.
refused-return-amulet = Remettez d’abord dans le sac une des amulettes piochées.
refused-pay-now = Payez d’abord la hutte commencée. Choisissez une carte ou une amulette qui brille.
refused-nothing-to-pay = Aucune hutte n’est à payer. Choisissez d’abord une case.
refused-site-taken = Il y a déjà un bol sur ce site. Choisissez-en un libre.
refused-site-banned = Le premier bol du premier joueur ne peut y aller. Choisissez un autre site.
refused-not-at-this-pier = Ce n’est pas possible à ce ponton maintenant. Ce qui l’est brille.
refused-not-face-up = Aucune carte de ce genre n’est visible. Les cartes de votre main servent à payer quand vous construisez.
refused-pile-empty = Cette pioche et sa défausse sont vides. Piochez dans l’autre.
refused-no-amulets = Il n’y a plus d’amulette. Choisissez autre chose ou renoncez.
refused-amulet-not-drawn = Seule une amulette tout juste piochée peut retourner dans le sac. Choisissez-en une.
refused-no-hut = Il ne vous reste pas assez de huttes.
refused-occupied = Il y a déjà une hutte sur cette case. Choisissez-en une libre.
refused-no-double-here = Pas de double hutte dans la zone de pierre, ni dans la zone des pilotis, ni sur une case d’amulette. Choisissez une autre case.
refused-no-active-landscape = Aucun oiseau n’est sur un paysage de cette case. Choisissez une case hors de l’ombre.
refused-no-landscape-card = Il vous manque la carte du paysage actif de cette case. Choisissez une autre case.
refused-cannot-pay-exactly = Rien en main ne fait exactement le prix. Choisissez une autre case.
refused-not-held = Vous ne l’avez pas. Choisissez dans votre main.
refused-wrong-landscape = Cette carte de paysage ne paie pas cette case maintenant. Choisissez-en une qui brille.
refused-wrong-currency = La case a une autre monnaie. Choisissez ce qui brille.
refused-wrong-order = Les paysages d’abord, puis la plus haute valeur. Choisissez ce qui brille.
refused-not-exact = Avec cela, le prix ne pourrait plus être atteint exactement. Choisissez ce qui brille.
why-nothing-path = Une statue ne se choisit pas : les huttes sur les cases de son chemin comptent à la fin.
why-nothing-area = Une zone ne se choisit pas en entier : pour bâtir, choisissez une de ses cases.
why-nothing-pole = Une tuile de pilotis ne se choisit pas : celle du dessus va à la prochaine hutte de la zone des pilotis.
why-nothing-tile = Une tuile de la zone de pierre ne se choisit pas : elle va à qui bâtit sur sa case.
why-nothing-talisman = Le talisman ne se choisit pas : il va à qui commence la manche suivante.
why-nothing-sums = Ceci montre seulement ce que votre main peut payer ; pour payer, choisissez une case où bâtir.
why-nothing-seat = Ceci montre seulement où en est un joueur ; il n’y a rien à choisir.
why-nothing-count = Ceci compte seulement ce que possède un joueur ; il n’y a rien à choisir.
lacks-card =
    { $count ->
        [one] Il vous manque une carte de paysage : { $land }.
       *[other] Il vous manque { $count } cartes de paysage : { $land }.
    }
lacks-card-either =
    { $count ->
        [one] Il vous manque une carte de paysage : { $land } ou { $other }.
       *[other] Il vous manque { $count } cartes de paysage : { $land } ou { $other }.
    }
lacks-worth =
    { $currency ->
        [amulets] Il vous manque des amulettes pour { $missing } :
       *[valuables] Il vous manque des objets de valeur pour { $missing } :
    } { $huts ->
        [one] le prix est exactement { $price }.
       *[other] une double hutte coûte exactement { $price }.
    }
lacks-between =
    { $huts ->
        [one] Le prix est exactement { $price } :
       *[other] Une double hutte coûte exactement { $price } :
    } { $currency ->
        [amulets] vos amulettes font
       *[valuables] vos objets de valeur font
    } { $below ->
        [0] au moins { $above }.
       *[other] { $below } ou { $above }.
    }
lacks-too-much = { $value }, c’est trop : il reste exactement { $due } à payer.
lacks-rest = La somme doit faire exactement { $due } : avec { $value }, rien de ce que vous avez ne complète.
lacks-order = La plus haute valeur se pose d’abord ; { $value } vient après.
lacks-land-first = La carte de paysage se pose d’abord, puis le prix.
lacks-land-done =
    { $currency ->
        [amulets] Le paysage est payé. Il reste exactement { $due } en amulettes.
       *[valuables] Le paysage est payé. Il reste exactement { $due } en objets de valeur.
    }

## Options

option-stone-tiles = Tuiles de la zone de pierre
option-stone-tiles-text = Variante : une tuile sur chaque case de pierre libre ; qui y bâtit la prend.
option-stone-tiles-none = sans
option-stone-tiles-mixed = parmi les seize
option-stone-tiles-statues-only = statues seulement
option-stone-tiles-bonus-only = bonus seulement
option-start-player = Premier joueur
option-start-player-text = Qui reçoit le talisman et le lot de départ 1 ?
option-start-player-random = tiré au sort
option-start-player-0 = place 1
option-start-player-1 = place 2
option-start-player-2 = place 3
option-start-player-3 = place 4
option-start-player-4 = place 5
option-stone-total-counts-neutral = Hutte neutre dans la zone de pierre
option-stone-total-counts-neutral-text = Une hutte neutre compte-t-elle parmi toutes les huttes de la zone ?
option-spent-ones-go-to-bag = Les amulettes 1 dépensées vont au sac
option-spent-ones-go-to-bag-text = Les amulettes de valeur 1 dépensées vont-elles au sac ? Sinon elles quittent le jeu.
option-pier5-same-source = Ponton 5, une seule source
option-pier5-same-source-text = Les deux cartes du ponton 5 doivent-elles venir de la même source ?
option-reshuffle-when-emptied = Remélanger aussitôt
option-reshuffle-when-emptied-text = Une pioche vidée est-elle reformée aussitôt ? Sinon, seulement au besoin.
option-unused-amulet-tile-scores = Les tuiles d’amulette inutilisées comptent
option-unused-amulet-tile-scores-text = Une tuile d’amulette inutilisée compte-t-elle à la fin comme une amulette ?
option-neutral-colours = Huttes neutres de deux couleurs
option-neutral-colours-text = À deux : les huttes neutres des marques grises et blanches comptent-elles ensemble, ou chaque couleur est-elle classée à part ?
option-neutral-colours-together = ensemble, comme une seule
option-neutral-colours-apart = chaque couleur à part

## D’où viennent les points

breakdown-printed = Points imprimés sur les cases
breakdown-pole-tiles = Tuiles de pilotis
breakdown-paths = Chemins divins
breakdown-paths-item =
    { $place ->
        [1] 1re place sur le { $path } : { $points }
       *[other] 2e place sur le { $path } : { $points }
    }
breakdown-paths-moved =
    { $change ->
        [less] { $place ->
            [2] plus que la 2e place sur le { $path }
           *[other] plus aucune place sur le { $path }
        }
       *[more] { $place ->
            [1] désormais la 1re place sur le { $path }
           *[other] désormais la 2e place sur le { $path }
        }
    }
breakdown-stone-area = Zone de pierre
breakdown-pole-area = Zone des pilotis
breakdown-amulets = Amulettes restantes
tie-amulets = Égalité : les amulettes restantes de { $seat } valent plus, { $more } contre { $less }.
    .you = Égalité : vos amulettes restantes valent plus, { $more } contre { $less }.
breakdown-points = Points
breakdown-amulets-covered = Les amulettes restantes comptent leur valeur. Celles que les autres gardent cachées ne s’ajoutent qu’à la fin.

## Ce qui est sûr dans la boîte

confidence-site = Quel site dessert quels pontons : trois critiques concordent.
confidence-pier = Les douze actions des pontons.
confidence-space = Le plateau imprimé nous manquait. Six cases portent des valeurs tirées d’exemples, les autres sont notre choix ; qui possède la boîte peut les rectifier sous « Corriger la boîte ».
confidence-space-amulet = Dix cercles rouges sont certains ; leur place hors des chemins est probable.
confidence-options-stone-total-counts-neutral = Le texte parle de toutes les huttes de la zone.
confidence-options-spent-ones-go-to-bag = Pris à la lettre.
confidence-options-pier5-same-source = Mélanger les deux, c’est le rôle du ponton 4.
confidence-options-reshuffle-when-emptied = Pris à la lettre : aussitôt.
confidence-options-unused-amulet-tile-scores = Les règles ne disent rien des tuiles inutilisées.
confidence-options-round-limit = Notre garde-fou contre les parties sans fin, pas une règle.
confidence-colours = Cinq couleurs, dix huttes et deux bols chacune.
confidence-players = Huttes, bols, huttes neutres et sites bloqués selon le nombre de joueurs.
confidence-oracle-rock-start-birds = Les oiseaux commencent sur mangrove et eau.
confidence-oracle-rock-layout = La disposition du rocher est sans effet sur le jeu.
confidence-cards-landscape = Huit cartes de chaque paysage.
confidence-cards-valuables = Les 43 objets de valeur ordinaires, par valeur.
confidence-cards-start-set = Le lot 1 est 3 et 4, les totaux montent d’un : probable. Le partage des lots 2 à 5 est notre choix.
confidence-amulets-bag = Les cinq nombres sont certains ; leur lien aux valeurs suit l’ordre de la liste.
confidence-amulets-track = Autant d’amulettes que de huttes sur cases d’amulette, cinq au plus.
confidence-pole = Tuiles de pilotis 2 à 9 ; 12 et 6 points pour la zone.
confidence-stone-scoring = Ses huttes fois toutes les huttes de la zone de pierre.
confidence-unbuildable = Le milieu de chaque zone n’est pas une case : certain. Leur emplacement : probable.
confidence-path = Deux des huit statues sont certaines, les six autres paires sont notre choix.
confidence-stone-tiles-statue = Huit tuiles statue, une par chemin.
confidence-stone-tiles-bonus = Huit tuiles de trois sortes ; leur répartition est notre choix.

## Comment s’appellent les entrées de la boîte

part-site = site rituel
part-piers = pontons
part-pier = ponton
part-action = action
part-space = case
part-col = colonne du plateau
part-row = rangée du plateau
part-h = chemin horizontal
part-v = chemin vertical
part-land = paysage
part-price = prix
part-cur = payée en
part-pts = points
part-amulet = case d’amulette
part-area = zone
part-neutral = marque de hutte neutre
part-unbuildable = pas une case
part-stone-centre = milieu de la zone de pierre
part-pole-centre = milieu de la zone des pilotis
part-colours = couleurs
part-list = lesquelles
part-huts-each = huttes d’une couleur
part-bowls-each = bols d’une couleur
part-huts = huttes
part-bowls = bols
part-neutral-gray = huttes neutres sur marques grises
part-neutral-white = huttes neutres sur marques blanches
part-blocked-sites = sites bloqués
part-start-first-bowl-ban = sites interdits au premier bol
part-pole-tile-under-neutral = tuile de pilotis sous la hutte neutre
part-oracle-rock = rocher de l’oracle
part-landscapes = paysages
part-start-birds = départ des oiseaux
part-layout = disposition
part-cards = cartes
part-landscape = cartes de paysage
part-dealt-to-each-player = distribuées à chacun
part-face-up = face visible
part-valuables = objets de valeur
part-valuables-display = rangée d’objets de valeur
part-start-set = lot de départ
part-number = numéro
part-values = valeurs
part-amulets = amulettes
part-board-stack = sur le plateau
part-bag = dans le sac
part-track = piste des amulettes
part-draw = piochées pour 0, 1, 2… huttes
part-give-back = rendues pour 0, 1, 2… huttes
part-max-draw = piochées au plus
part-pole = zone des pilotis
part-tiles = tuiles
part-first = points du premier
part-second = points du deuxième
part-stone = zone de pierre
part-scoring = décompte
part-path = chemin
part-orientation = sens
part-statue-at = place de la statue
part-stone-tiles = tuiles de la zone de pierre
part-statue = tuiles statue
part-modes = façons de les jouer
part-bonus = combien
part-players = au départ
part-min-players = joueurs au moins
part-max-players = joueurs au plus
part-round-limit = manches après lesquelles la partie finit
word-none = aucune
word-amulets = amulettes
word-stone = zone de pierre
word-pole = zone des pilotis
word-gray = gris
word-white = blanc
word-horizontal = horizontal
word-vertical = vertical
word-up = carte visible
word-down = carte cachée
word-build = hutte
word-birds = oiseaux
word-start = premier joueur

## Ce qu’est chaque pièce

piece-space =
    { $currency ->
        [amulets] { $kind ->
            [amulet] Case d’amulette { $space }, { $land } : { $price } en amulettes, points : { $points }.
            [stone] Case de pierre { $space }, { $land } : { $price } en amulettes, points : { $points }.
            [pole] Case de pilotis { $space }, { $land } : { $price } en amulettes, points : { $points }.
           *[plain] Case { $space }, { $land } : { $price } en amulettes, points : { $points }.
        }
       *[valuables] { $kind ->
            [amulet] Case d’amulette { $space }, { $land } : { $price } en objets de valeur, points : { $points }.
            [stone] Case de pierre { $space }, { $land } : { $price } en objets de valeur, points : { $points }.
            [pole] Case de pilotis { $space }, { $land } : { $price } en objets de valeur, points : { $points }.
           *[plain] Case { $space }, { $land } : { $price } en objets de valeur, points : { $points }.
        }
    }
piece-space-two =
    { $currency ->
        [amulets] Case { $space }, { $land } ou { $other } : { $price } en amulettes, points : { $points }.
       *[valuables] Case { $space }, { $land } ou { $other } : { $price } en objets de valeur, points : { $points }.
    }
piece-space-short =
    { $both ->
        [1] Hutte ou double hutte en { $space }
       *[0] Case { $space }
    }
piece-space-two-short =
    { $both ->
        [1] Hutte ou double hutte en { $space }
       *[0] Case { $space }
    }
piece-hut =
    { $huts ->
        [one] Hutte de { $seat } { piece-hut.at }
       *[other] Double hutte de { $seat } { piece-hut.at }
    }
    .you =
        { $huts ->
            [one] Votre hutte { piece-hut.at }
           *[other] Votre double hutte { piece-hut.at }
        }
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
piece-hut-neutral =
    { $huts ->
        [one] Hutte neutre { piece-hut-neutral.at }
       *[other] Double hutte neutre { piece-hut-neutral.at }
    }
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
written-owner = { $seat }
    .you = Vous
written-sums = Prix que vous pouvez payer exactement
written-pole = tuiles de pilotis
written-aside = payées
written-talisman = commence
piece-statue = Statue du { $path } : { $first } au premier, pour l’heure { $leader } ; { $second } au deuxième, { $follower }.
    .you-leader = Statue du { $path } : { $first } au premier, pour l’heure vous ; { $second } au deuxième, { $follower }.
    .you-follower = Statue du { $path } : { $first } au premier, pour l’heure { $leader } ; { $second } au deuxième, vous.
piece-statue-led = Statue du { $path } : { $first } au premier, pour l’heure { $leader } ; { $second } au deuxième, personne encore.
    .you-leader = Statue du { $path } : { $first } au premier, pour l’heure vous ; { $second } au deuxième, personne encore.
piece-statue-free = Statue du { $path } : { $first } au premier, { $second } au deuxième ; personne n’y a encore de hutte.
piece-stone-area = Zone de pierre : à la fin, chacune de vos huttes ici vaut { $count }, un point par hutte de la zone.
piece-pole-area = Zone des pilotis : { $first } au plus grand nombre de huttes, pour l’heure { $leader } ; { $second } au suivant, { $follower }.
    .you-leader = Zone des pilotis : { $first } au plus grand nombre de huttes, pour l’heure vous ; { $second } au suivant, { $follower }.
    .you-follower = Zone des pilotis : { $first } au plus grand nombre de huttes, pour l’heure { $leader } ; { $second } au suivant, vous.
piece-bowl = Bol de { $seat } : agit aux pontons { $first } et { $second }.
    .you = Votre bol : agit aux pontons { $first } et { $second }.
piece-bowl-neutral = Bol neutre : le site { $site } est fermé toute la partie.
piece-pier = Ponton { $pier } : { piece-pier.does }
    .does =
        { $pier ->
            [1] 2 cartes visibles, puis 1 cachée
            [2] des amulettes
            [3] 1 carte visible
            [4] 1 carte visible, puis 1 cachée
            [5] 2 cartes visibles, ou 2 cachées
            [6] 1 carte visible, puis 2 cachées
            [7] des amulettes, ou 1 carte cachée
            [8] des amulettes, ou 1 hutte
            [9] 1 hutte, ou 1 double hutte
            [10] 2 huttes, l’une après l’autre
            [11] 1 hutte, puis 1 carte cachée
           *[12] placer les oiseaux et commencer la manche suivante
        }
piece-boat = Le bateau, au ponton { $pier }
piece-boat-start = Le bateau, au départ
piece-bird = Un oiseau sur : { $land }. On peut y bâtir.
piece-asleep = Aucun oiseau ici ({ $land }) : personne ne peut y bâtir pour l’heure.
piece-rock = Premier oiseau : { $land }. Le second sur :
piece-rock-other = { $land }
piece-valuable = Carte d’objet de valeur, valeur { $value }
piece-landscape = Carte de paysage : { $land }
piece-start-card = Carte de départ de valeur { $value } ; une fois payée, elle quitte le jeu.
piece-amulet = Amulette de valeur { $value }
piece-pile = Pioche ({ $deck }), cartes : { $count }
piece-bag = Le sac, amulettes dedans : { $count }
piece-stack = Amulettes de valeur 1 sur le plateau : { $count }
piece-aside = Amulettes mises de côté : { $count }, valant { $points } en tout. Elles vont au sac quand il est vide.
piece-pole-stack =
    { $place ->
        [1] Tuile de pilotis de valeur { $points }, sur le dessus ; tuiles restantes : { $count }
       *[other] Tuile de pilotis de valeur { $points } ; sur le dessus : { $top } ; tuiles restantes : { $count }
    }
piece-tile = Tuile de la zone de pierre : { $tile }
piece-seat = { $seat } : points { $points }, huttes restantes { $huts }, objets de valeur { $valuables }, paysages { $landscapes }, amulettes { $amulets }, huttes sur cases d’amulette { $column }
    .you = { piece-seat }
piece-talisman = Le talisman : { $seat } a commencé cette manche.
    .you = Le talisman : vous avez commencé cette manche.
piece-due = Paiement de { $space } : paysages à poser { $lands }, prix restant { $due }.
piece-sum =
    { $currency ->
        [amulets] Vous pouvez payer exactement { $price } en amulettes.
       *[valuables] Vous pouvez payer exactement { $price } en objets de valeur.
    }
piece-sum-not =
    { $currency ->
        [amulets] Vous ne pouvez pas payer exactement { $price } en amulettes.
       *[valuables] Vous ne pouvez pas payer exactement { $price } en objets de valeur.
    }

## Ce qu’est et fait chaque chose

thing-space =
    { $kind ->
        [amulet] Case d’amulette { $space }
        [stone] Case de pierre { $space }
        [pole] Case de pilotis { $space }
       *[plain] Case { $space }
    }
says-space-price =
    { $currency ->
        [amulets] Une hutte coûte une carte de paysage ({ $land }) et exactement { $price } en amulettes.
       *[valuables] Une hutte coûte une carte de paysage ({ $land }) et exactement { $price } en objets de valeur.
    }
says-space-price-two =
    { $currency ->
        [amulets] Une hutte coûte une carte de paysage ({ $land } ou { $other }) et exactement { $price } en amulettes.
       *[valuables] Une hutte coûte une carte de paysage ({ $land } ou { $other }) et exactement { $price } en objets de valeur.
    }
says-space-points =
    { $points ->
        [one] Elle rapporte { $points } point tout de suite.
       *[other] Elle rapporte { $points } points tout de suite.
    }
says-space-amulet = Le cercle rouge : avec une hutte ici, vous piochez une amulette de plus chaque fois que vous en prenez, { $most } au plus.
says-space-area =
    { $area ->
        [stone] Elle compte dans la zone de pierre.
       *[pole] Elle compte dans la zone des pilotis et prend la tuile de pilotis du dessus, qui rapporte tout de suite.
    }
says-space-path = Elle compte pour le { $path } : case { $place } à partir de la statue.
says-space-double = Une double hutte peut s’y dresser.
says-space-single = Pas de double hutte ici.
says-space-neutral =
    { $most ->
        [2] À deux, une hutte neutre s’y trouve dès le début.
       *[other] Jusqu’à { $most } joueurs, une hutte neutre s’y trouve dès le début.
    }
now-space-payable = Vous avez de quoi payer une hutte ici.
thing-path = Statue du { $path }
says-path = À la fin, qui a le plus de huttes sur ce chemin divin marque { $first }, le deuxième { $second }.
says-path-tie = Une double hutte compte pour deux. À égalité, la hutte la plus proche de la statue décide.
now-place =
    { $place ->
        [1] En tête : { $leader }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] En deuxième : { $leader }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you-leader =
        { $place ->
            [1] En tête : vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] En deuxième : vous, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
now-place-neutral =
    { $place ->
        [1] En tête : les huttes neutres, personne ne touche donc ces points.
       *[other] En deuxième : les huttes neutres, personne ne touche donc ces points.
    }
now-huts =
    { $huts ->
        [one] { $seat } : { $huts } hutte
       *[other] { $seat } : { $huts } huttes
    }
    .you = { now-huts }
now-no-huts = Personne n’a encore de hutte ici.
now-tie-tile = À égalité, la tuile de { $seat } décide.
    .you = À égalité, votre tuile décide.
thing-area =
    { $area ->
        [stone] Zone de pierre
       *[pole] Zone des pilotis
    }
says-area-stone = À la fin, vous multipliez vos huttes de cette zone par toutes celles qui s’y trouvent, à qui qu’elles soient. Ce sont vos points.
says-area-pole = Chaque hutte prend la tuile de pilotis du dessus et en marque les points tout de suite. À la fin, qui a le plus de huttes marque { $first }, le deuxième { $second } ; à égalité, la plus petite tuile décide.
now-stone =
    { $points ->
        [one] { $seat } : { $own } × { $all }, { $points } point
       *[other] { $seat } : { $own } × { $all }, { $points } points
    }
    .you = { now-stone }
thing-pier = Ponton { $pier }
says-step =
    { $link ->
        [or] ou{" "}
        [then] puis{" "}
        [first] Action :{" "}
       *[alone] {""}
    }{ $step ->
        [up] { $count ->
            [one] prendre { $count } carte visible
           *[other] prendre { $count } cartes visibles
        }
        [down] { $count ->
            [one] piocher { $count } carte cachée
           *[other] piocher { $count } cartes cachées
        }
        [amulets] prendre des amulettes
        [build] { $count ->
            [one] bâtir { $count } hutte
           *[other] bâtir { $count } huttes, l’une après l’autre
        }
        [double] bâtir une double hutte
        [birds] placer les deux oiseaux
       *[start] commencer la manche suivante
    }
says-waive = On peut renoncer à toute étape ; l’ordre reste le même.
now-pier =
    { $where ->
        [past] Le bateau y est déjà passé cette manche.
        [here] Le bateau y est maintenant.
       *[ahead] Le bateau doit encore y venir.
    }
thing-site = Site { $site }
says-site = Un bol posé ici agit au ponton { $first }, puis plus tard au ponton { $second }.
says-site-ban =
    { $most ->
        [2] À deux, le premier bol du premier joueur ne peut y aller.
       *[other] Jusqu’à { $most } joueurs, le premier bol du premier joueur ne peut y aller.
    }
says-site-closed =
    { $most ->
        [2] À deux, il est fermé.
       *[other] À { $most }, il est fermé.
    }
now-site-free = Aucun bol ici.
thing-landscape = Rocher de l’oracle : { $land }
says-landscape = On ne bâtit sur ce paysage que tant qu’un oiseau s’y trouve.
says-card-landscape = Il vous en faut une pour construire une hutte sur ce paysage. Elle ne sert que tant qu’un oiseau se trouve sur ce paysage.
says-card-valuable = Paie { $value } d’un prix en objets de valeur. La somme doit faire exactement le prix ; on ne peut pas payer plus.
says-count = Dans la boîte : { $count }.
now-discards = Dans la défausse : { $count }.
thing-start = Carte de départ de valeur { $value }
says-start = Une fois payée, elle quitte le jeu.
now-held = { $seat } en a une.
    .you = Vous en avez une.
says-amulet = Paie { $value } d’un prix en amulettes. Gardée jusqu’à la fin, elle rapporte { $value }.
thing-pile = Pioche : { $deck }
says-pile = Qui pioche une carte cachée choisit la pioche, carte par carte. La boîte contient :
says-holds-value = { $count } de valeur { $value }
says-holds-land = { $count } de { $land }
thing-bag = Sac d’amulettes
says-bag = Vous en piochez autant que vous avez de huttes sur des cercles rouges, { $most } au plus. Qui en pioche deux ou plus en remet une. Au début il contient :
now-you-draw =
    { $draw ->
        [0] Vous prendriez une amulette 1 du plateau.
        [one] Vous en piocheriez { $draw } et en garderiez { $keep }.
       *[other] Vous en piocheriez { $draw } et en garderiez { $keep }.
    }
thing-stack = Amulettes de valeur { $value } sur le plateau
says-stack = Qui n’a aucune hutte sur un cercle rouge en prend une ici.
thing-aside = Amulettes mises de côté
says-aside = Ce qui a été payé attend ici que le sac soit vide.
thing-pole = Tuile de pilotis { $points }
says-pole = La prochaine hutte de la zone des pilotis prend la tuile du dessus et en marque les points tout de suite.
says-tile-statue = À égalité sur le { $path }, qui la possède passe devant.
says-tile-valuable = Compte une fois comme une carte d’objet de valeur valant { $value }.
says-tile-amulet = Compte une fois comme une amulette de valeur { $value }.
says-tile-free = Remplace une fois une carte de paysage, sans oiseau.
now-tile-on = Elle est { now-tile-on.at }. Qui y bâtit la prend.
    .at =
        { $space-id ->
            [i1] sur l’{ $space }
            [i2] sur l’{ $space }
            [i3] sur l’{ $space }
            [i4] sur l’{ $space }
           *[other] en { $space }
        }
thing-boat = Bateau
says-boat = Il visite les douze pontons dans l’ordre. Qui a un bol sur le site d’un ponton peut y agir.
thing-talisman = Talisman
says-talisman = Qui le possède pose le premier bol de la manche.
thing-hut = Hutte
says-hut = Qui bâtit la dernière de sa couleur met fin à la partie après cette manche.
thing-double = Double hutte
says-double = Une double hutte coûte le double et deux cartes de paysage. Elle rapporte le double de points et compte pour deux huttes.
thing-bowl = Bol
says-bowl = Au début de la manche, vous posez un bol sur un site libre. Quand le bateau arrive à l’un des deux pontons de ce site, vous pouvez y agir.
thing-bird = Oiseau
says-bird = Deux oiseaux disent quels paysages sont actifs. Si personne n’est sur le site 1, ils volent vers les deux autres.
thing-sums =
    { $currency ->
        [amulets] Sommes en amulettes
       *[valuables] Sommes en objets de valeur
    }
says-sums = Ce sont les prix du plateau. Quand l’un d’eux brille, ce que vous avez en main fait exactement cette somme.
thing-number =
    { $counted ->
        [huts] Huttes encore à bâtir : { $n }
        [valuables] Objets de valeur en main : { $n }
        [landscapes] Cartes Paysage en main : { $n }
        [amulets] Amulettes : { $n }
       *[column] Huttes sur des cases à cercle rouge : { $n }
    }
says-number =
    { $counted ->
        [huts] La partie s’achève avec la manche où quelqu’un bâtit sa dernière hutte.
        [valuables] Ils paient les huttes, et un prix se paie exactement.
        [landscapes] Une hutte demande une carte de son paysage et un oiseau sur ce paysage.
        [amulets] Elles paient les prix en amulettes ; celles qui restent à la fin rapportent leur valeur.
       *[column] Plus il y en a, plus on pioche d’amulettes dans le sac.
    }
thing-seat = { $seat }
    .you = { thing-seat }
says-standing = Ces points sont ceux qu’on aurait si la partie finissait maintenant.
now-worth = Dont { $what } : { $points }
shelf-spaces = Cases du plateau
shelf-paths = Chemins divins et zones
shelf-piers = Pontons et sites
shelf-cards = Cartes
shelf-amulets = Amulettes
shelf-tiles = Tuiles
shelf-others = Autres pièces
section-map = Plateau
section-piers = Pontons
section-cards = Cartes
section-players = Joueurs
section-hand = Votre main

## Comment jouer

howto-1-title = De quoi il s’agit
howto-1-text = Vous bâtissez des huttes autour d’un lagon ; qui a le plus de points devient chef. À chaque manche, vous posez des bols ; au passage du bateau, ils vous donnent des cartes, des amulettes ou le droit de bâtir. Une hutte rapporte aussitôt les points de sa case, et à la fin d’autres pour les chemins et les zones ; les amulettes restantes comptent aussi. La partie s’achève avec la manche où quelqu’un bâtit sa dernière hutte.
howto-2-title = Posez vos bols
howto-2-text = À partir du premier joueur, chacun pose un bol sur un site libre, un second à deux ou trois. Un bol agit deux fois : au ponton de gauche, puis plus tard à celui de droite.
howto-3-title = Suivez le bateau
howto-3-text = Le bateau visite les douze pontons dans l’ordre. Qui a un bol sur le site d’un ponton peut en utiliser l’action, dans l’ordre montré, ou y renoncer en partie.
howto-4-title = Cartes
howto-4-text = Prenez des cartes visibles ou piochez-en de cachées : les paysages disent où bâtir, les objets de valeur paient.
howto-5-title = Les oiseaux
howto-5-text = Deux oiseaux sont sur deux paysages : on ne bâtit que là. Qui occupe le site 1 peut les replacer en fin de manche et commence la suivante ; sinon ils volent vers les deux autres.
howto-6-title = Bâtir une hutte
howto-6-text = Choisissez une case libre au paysage actif. Payez une carte de ce paysage et exactement le prix, en objets de valeur ou en amulettes selon la case ; on ne peut pas payer plus. Les points imprimés comptent aussitôt.
howto-7-title = Doubles huttes
howto-7-text = Le ponton 9 permet aussi une double hutte : prix double, deux cartes de paysage, points doubles, et elle compte pour deux. Ni dans les zones, ni sur une case d’amulette.
howto-8-title = Amulettes
howto-8-text = Sans hutte sur un cercle rouge, vous prenez un 1 du plateau. Sinon vous piochez autant d’amulettes que de telles huttes, cinq au plus, et en remettez une si vous en avez pioché deux ou plus. Celles qui restent à la fin comptent pour leur valeur.
howto-9-title = Chemins et zones
howto-9-text = À la fin, chaque statue paie son grand nombre à qui a le plus de huttes sur son chemin et le petit au deuxième ; à égalité, la hutte la plus proche de la statue décide. Zone de pierre : ses huttes fois toutes les huttes de la zone. Zone des pilotis : pour chaque hutte, aussitôt, une tuile de plus en plus forte, puis 12 et 6 à la fin.
howto-10-title = La fin
howto-10-text = Quand quelqu’un a bâti sa dernière hutte, le bateau va encore jusqu’au ponton 12. Puis on compte tout. À égalité, qui a la plus grande valeur en amulettes gagne.

## Une première partie guidée

lesson-goal = À Mangrovia, vous jouez les jaunes. Vous bâtissez des huttes sur des cases comme celle-ci : l’étoile dit ce qu’elles rapportent tout de suite, et à la fin les statues récompensent qui a le plus de huttes sur leur chemin. Qui a le plus de points gagne.
lesson-bowls = Chaque manche commence par deux bols chacun. Un bol posé sur un site agit deux fois : au ponton de gauche, puis plus tard au ponton de droite.
lesson-bowl = Posez votre premier bol sur le site 3. Il vous donnera une carte au ponton 3 et bâtira deux huttes au ponton 10.
lesson-second-bowl = { $seat1 } a pris le site 2. Posez votre second bol sur le site 1 : trois cartes tout de suite, et en fin de manche vous placez les oiseaux et commencez la suivante.
lesson-boat = Tous les bols sont posés, le bateau part. Il visite les pontons dans l’ordre et le voici au ponton 1 : vous prenez deux cartes visibles, puis en piochez une cachée.
lesson-cards = Une hutte coûte une carte de paysage et des objets de valeur qui font exactement son prix. Prenez le 7 parmi les objets de valeur, puis une carte d’eau, et piochez enfin un paysage caché.
lesson-pier-3 = Au ponton 2, { $seat1 } a pris une amulette de valeur 1. Le bateau est au ponton 3, et votre autre bol vous donne une carte visible : prenez le 5.
lesson-scored = Au ponton 9, { $seat1 } a bâti : 4 points aussitôt et, si la partie finissait maintenant, 5 comme deuxième sur le chemin de la rangée 5. Avec une amulette de 1, cela fait les 10 affichés en haut.
lesson-birds = À vous de bâtir deux huttes, mais seulement sur un paysage où se tient un oiseau du rocher de l’oracle : mangrove et eau.
lesson-build = Bâtissez sur la case indiquée : eau, 11 en objets de valeur, 3 points aussitôt. D’autres rapportent plus, mais il vous reste ainsi la carte de mangrove et le 3 pour une seconde hutte.
lesson-pay = Payez le tout d’un coup : la carte d’eau, le 7 et le 4, exactement 11. Un prix se paie toujours exactement : ni moins, ni plus.
lesson-statues = Votre hutte est sur deux chemins divins, ceux de ces deux statues. À la fin, chacune paie son grand nombre à qui a le plus de huttes sur son chemin et le petit au deuxième ; à égalité, la hutte la plus proche l’emporte, même neutre. Pour l’instant 10 et 5 : avec les 3 de la case, les 18 en haut.
lesson-circle = Bâtissez la seconde hutte sur ce cercle rouge : une carte de mangrove et le 3. Elle ne rapporte aucun point, mais désormais vous piochez une amulette dans le sac, au lieu d’un 1 du plateau.
lesson-set-birds = Ponton 12, le dernier : placez les oiseaux sur le rocher de l’oracle pour la manche suivante. Choisissez sable et eau, car vous avez une carte de chacun.
lesson-next-round = Nouvelle manche, et c’est vous qui la commencez. Posez votre premier bol sur le site 2 : d’abord des amulettes, plus tard une hutte et une carte.
lesson-double = Posez le second sur le site 4. Au ponton 9, il permet aussi une double hutte : prix double, points doubles, et elle compte pour deux.
lesson-amulets = Ponton 2 : prenez des amulettes. Vous en piochez autant que vous avez de huttes sur des cercles rouges, donc une. Sans une telle hutte, ce serait un 1 du plateau.
lesson-amulet-price = Vous avez pioché un 3. Certains prix se paient en amulettes, comme celui-ci : 3, avec une carte de sable. Celles qui restent à la fin comptent pour leur valeur.
lesson-stone-area = Deux zones comptent à part. Voici la zone de pierre : à la fin, vous multipliez vos huttes de cette zone par toutes celles qui s’y trouvent, à qui qu’elles soient. Ce sont vos points.
lesson-free = Et voici la zone des pilotis : chaque hutte prend une tuile et en marque aussitôt les points, puis à la fin 12 à qui a le plus de huttes et 6 au deuxième. Vous savez maintenant tout ce qu’il faut : dès que quelqu’un a bâti sa dernière hutte, on finit la manche et on compte tout.

tip-double = Vous pouvez bâtir ici une double hutte : deux cartes de paysage et le double du prix. Elle compte pour deux sur ses chemins et rapporte deux fois les points imprimés.
tip-return = Vous avez pioché au moins deux amulettes : une retourne dans le sac. Gardez celles qui font un prix utile, ou la plus forte pour la fin.
tip-pole = Quelqu’un a bâti dans la zone des pilotis et marqué les points de la tuile du dessus. La suivante vaut un point de plus.
tip-flown = Personne n’était sur le site 1 : les oiseaux ont volé vers les deux autres paysages. Regardez vos cartes de paysage avant de poser vos bols.
tip-last-hut = La dernière hutte d’une couleur est bâtie. Le bateau va encore jusqu’au ponton 12, puis c’est la fin : bâtissez ce que vous pouvez, les cartes en main ne comptent pas.

## Why a turn is good (coach/reasons.py)

reason-amulets-more = Vos amulettes vaudraient { $n } de plus
reason-valuables-more = Vos objets de valeur vaudraient { $n } de plus
reason-landscapes-more =
    { $n ->
        [one] Vous auriez { $n } carte de paysage de plus
       *[other] Vous auriez { $n } cartes de paysage de plus
    }
reason-column-more = Vous piocheriez plus d’amulettes chaque fois que vous en prenez
reason-best-build-more = Vous pourriez payer une meilleure hutte
reason-cards-ahead-more =
    { $n ->
        [one] Vos bols rapporteraient { $n } carte de plus dans cette manche
       *[other] Vos bols rapporteraient { $n } cartes de plus dans cette manche
    }
reason-cards-ahead-theirs =
    { $n ->
        [one] Les bols de { $seat } rapporteraient { $n } carte de moins dans cette manche
       *[other] Les bols de { $seat } rapporteraient { $n } cartes de moins dans cette manche
    }
reason-amulets-ahead-more = Vos bols rapporteraient plus d’amulettes dans cette manche
reason-builds-ahead-more =
    { $n ->
        [one] Vos bols vous laisseraient bâtir { $n } hutte de plus dans cette manche
       *[other] Vos bols vous laisseraient bâtir { $n } huttes de plus dans cette manche
    }
reason-builds-ahead-theirs =
    { $n ->
        [one] Les bols de { $seat } permettraient { $n } hutte de moins dans cette manche
       *[other] Les bols de { $seat } permettraient { $n } huttes de moins dans cette manche
    }
reason-start-ahead-more = Vous placeriez les oiseaux et commenceriez la manche suivante
reason-safe-firsts-more =
    { $n ->
        [one] Vous auriez plus d’une hutte d’avance pour des prix valant { $n } point de plus
       *[other] Vous auriez plus d’une hutte d’avance pour des prix valant { $n } points de plus
    }
reason-safe-firsts-theirs =
    { $n ->
        [one] { $seat } aurait plus d’une hutte d’avance pour des prix valant { $n } point de moins
       *[other] { $seat } aurait plus d’une hutte d’avance pour des prix valant { $n } points de moins
    }
reason-near-firsts-more =
    { $n ->
        [one] Une hutte de plus vous rapporterait alors { $n } point de plus en premières places
       *[other] Une hutte de plus vous rapporterait alors { $n } points de plus en premières places
    }
reason-near-firsts-theirs =
    { $n ->
        [one] Une hutte de plus rapporterait à { $seat } { $n } point de moins en premières places
       *[other] Une hutte de plus rapporterait à { $seat } { $n } points de moins en premières places
    }
reason-sums-more = Vous pourriez payer exactement { $n } prix de plus
reason-active-more =
    { $n ->
        [one] Vous pourriez utiliser { $n } carte de paysage de plus, car un oiseau y serait
       *[other] Vous pourriez utiliser { $n } cartes de paysage de plus, car un oiseau y serait
    }
told-space = { $space }
told-path = { $path }
told-pole = { word-pole }
told-pier = ponton { $pier }
told-pier-instead =
    ponton { $pier } à la place d’{ $step ->
        [up] une carte
        [down] une carte
        [build] une hutte
        [double] une hutte
       *[other] autre chose
    }
told-land = { $card }
told-price = { $price }
