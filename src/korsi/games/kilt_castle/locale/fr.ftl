# Kilt Castle en français. Clés et variables sont les mêmes dans les cinq fichiers (docs/languages.md).

## Le jeu

game-name = Kilt Castle
game-blurb = Des clans têtus bâtissent un seul château, chacun sur les tours des autres.
game-kind = Construction et majorités, sans information cachée, sans hasard après la mise en place
game-length = environ 45 minutes
game-players = de 2 à 4 personnes
game-points =
    { $count ->
        [one] { $count } ducat
        [many] { $count } de ducats
       *[other] { $count } ducats
    }

## Les choses

colour-orange = orange
colour-red = rouge
colour-light-grey = gris clair
colour-dark-grey = gris foncé

floor-plain = bloc simple
floor-one-crest = bloc à un blason
floor-two-crests = bloc à deux blasons

card-single-orange = carte orange
card-single-red = carte rouge
card-single-light-grey = carte gris clair
card-single-dark-grey = carte gris foncé
card-double-orange-red = carte orange et rouge
card-double-orange-light-grey = carte orange et gris clair
card-double-orange-dark-grey = carte orange et gris foncé
card-double-red-light-grey = carte rouge et gris clair
card-double-red-dark-grey = carte rouge et gris foncé
card-double-light-grey-dark-grey = carte gris clair et gris foncé

## Ce qui s'est passé

event-begins = { $seat } { event-begins.deed }
    .deed = commence : la { $card } est seule, et sa couleur extérieure appartient à { $seat }.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = commencez : la { $card } est seule, et sa couleur extérieure est à vous.
event-moved = { $seat } { event-moved.deed }
    .deed = déplace la { $card } de la case { $from } à la case { $to }.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = déplacez la { $card } de la case { $from } à la case { $to }.
event-emptied = La case { $space } est maintenant vide : une phase de revenus suit.
event-built = { $seat } { event-built.deed }
    .deed =
        { $floor-id ->
            [plain] construit un bloc { $colour } simple en { $cell }.
            [one-crest] construit un bloc { $colour } à un blason en { $cell }.
           *[two-crests] construit un bloc { $colour } à deux blasons en { $cell }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $floor-id ->
            [plain] construisez un bloc { $colour } simple en { $cell }.
            [one-crest] construisez un bloc { $colour } à un blason en { $cell }.
           *[two-crests] construisez un bloc { $colour } à deux blasons en { $cell }.
        }
event-overbuilds = { $seat } { event-overbuilds.deed }
    .deed = prend la tour de { $whom } en { $cell } : { $whom } reçoit { $deal }.
    .you = { $seat } { event-overbuilds.you-deed }
    .you-deed = prenez la tour de { $whom } en { $cell } : { $whom } reçoit { $deal }.
    .to-you = { $seat } { event-overbuilds.to-you-deed }
    .to-you-deed = s’empare de votre tour en { $cell } : vous recevez { $deal }.
told-deal =
    { $ducats ->
        [one] { $ducats } ducat, et { $loses } de moins à la fin
       *[other] { $ducats } ducats, et { $loses } de moins à la fin
    }
event-pays = { $seat } { event-pays.deed }
    .deed =
        { $ducats ->
            [one] paie { $ducats } ducat à { $to }.
           *[other] paie { $ducats } ducats à { $to }.
        }
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        { $ducats ->
            [one] payez { $ducats } ducat à { $to }.
           *[other] payez { $ducats } ducats à { $to }.
        }
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        { $ducats ->
            [one] vous paie { $ducats } ducat.
           *[other] vous paie { $ducats } ducats.
        }
event-exempt = { $seat } { event-exempt.deed }
    .deed = ne peut pas construire en { $colour } sur la ligne de la case { $space } et passe.
    .you = { $seat } { event-exempt.you-deed }
    .you-deed = ne pouvez pas construire en { $colour } sur la ligne de la case { $space } et passez.
event-roofed = { $seat } { event-roofed.deed }
    .deed =
        { $from-id ->
            [none] pose un toit en { $cell }. La tour appartient désormais à tout le monde.
           *[other] déplace le toit de la tour { $from } sur la tour { $cell }, qui appartient désormais à tout le monde.
        }
    .you = { $seat } { event-roofed.you-deed }
    .you-deed =
        { $from-id ->
            [none] posez un toit en { $cell }. La tour appartient désormais à tout le monde.
           *[other] déplacez le toit de la tour { $from } sur la tour { $cell }, qui appartient désormais à tout le monde.
        }
event-returns = { $seat } { event-returns.deed }
    .deed = rend à { $whom } la tour en { $cell }.
    .you = { $seat } { event-returns.you-deed }
    .you-deed = rendez à { $whom } la tour en { $cell }.
    .to-you = { $seat } { event-returns.to-you-deed }
    .to-you-deed = vous rend votre tour en { $cell } : { $gains } de plus à la fin.
event-regains = { $seat } { event-regains.deed }
    .deed = récupère sa tour en { $cell }.
    .you = { $seat } { event-regains.you-deed }
    .you-deed = récupérez votre tour en { $cell }.
event-ducat-day = Phase de revenus ! La caisse paie.
event-earns = { $seat } { event-earns.deed }
    .deed =
        { $ducats ->
            [0] ne reçoit rien.
            [one] reçoit { $ducats } ducat.
           *[other] reçoit { $ducats } ducats.
        }
    .you = { $seat } { event-earns.you-deed }
    .you-deed =
        { $ducats ->
            [0] ne recevez rien.
            [one] recevez { $ducats } ducat.
           *[other] recevez { $ducats } ducats.
        }
event-paid-for = Territoire de { $seat } : { $parts } en { $cells }.
    .you = Votre territoire : { $parts } en { $cells }.
told-cell = { $cell }
told-towers =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
told-crests =
    { $n ->
        [one] { $n } blason
       *[other] { $n } blasons
    }
told-roofs =
    { $n ->
        [one] { $n } toit
       *[other] { $n } toits
    }
event-last-floor = { $seat } { event-last-floor.deed }
    .deed = a construit le dernier bloc { $colour }. On finit ce tour, puis la partie s’arrête.
    .you = { $seat } { event-last-floor.you-deed }
    .you-deed = avez construit le dernier bloc { $colour }. On finit ce tour, puis la partie s’arrête.
event-end-pays = Paiement final des tours et des blasons.
event-final = { $seat } { event-final.deed }
    .deed = reçoit { $towers } pour les tours et { $crests } pour les blasons.
    .you = { $seat } { event-final.you-deed }
    .you-deed = recevez { $towers } pour les tours et { $crests } pour les blasons.
event-idle = Pendant { $turns } tours de suite, personne n’a pu construire : la partie s’arrête.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $ducats ->
            [one] gagne avec { $ducats } ducat !
           *[other] gagne avec { $ducats } ducats !
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $ducats ->
            [one] gagnez avec { $ducats } ducat !
           *[other] gagnez avec { $ducats } ducats !
        }
ended-last-floor = La partie s’est terminée : { $seat } a construit le dernier bloc { $colour }.
    .you = La partie s’est terminée : vous avez construit le dernier bloc { $colour }.
ended-idle = La partie s’est terminée : pendant { $turns } tours de suite, personne n’a pu construire.

## Que faire maintenant

prompt-move =
    À vous : choisissez une carte à déplacer dans le sens horaire.{ $few ->
        [0] {""}
       *[other] {" "}Blocs restants : { $whom } { $few }.
    }
prompt-picked = Choisissez maintenant la case éclairée où elle va.
prompt-build =
    Construisez un bloc { $colour } sur la ligne éclairée.{ $day ->
        [true] {" "}Une phase de revenus suit ce tour.
       *[other] {""}
    }
prompt-build-either =
    Construisez un bloc de l’une de vos deux couleurs sur la ligne éclairée.{ $day ->
        [true] {" "}Une phase de revenus suit ce tour.
       *[other] {""}
    }
prompt-build-called =
    { $by } a déplacé la { $card } : vous construisez un bloc { $colour } sur la ligne éclairée.{ $day ->
        [true] {" "}Une phase de revenus suit ce tour.
       *[other] {""}
    }
prompt-build-either-called =
    { $by } a déplacé la { $card } : vous construisez un bloc de l’une de vos deux couleurs sur la ligne éclairée.{ $day ->
        [true] {" "}Une phase de revenus suit ce tour.
       *[other] {""}
    }
prompt-build-last =
    { $own ->
        [true] C’est la dernière construction de la partie : construisez sur la ligne éclairée.
       *[false] { $whom } a posé son dernier bloc, c’est donc la dernière construction de la partie : construisez sur la ligne éclairée.
    }{ $day ->
        [true] {" "}Une phase de revenus suit.
       *[other] {""}
    }
prompt-roof = Les deux toits sont sur des tours. Choisissez celui qui va en { $cell }.
prompt-roof-last =
    La partie finit ainsi : choisissez lequel des deux toits va en { $cell }.{ $day ->
        [true] {" "}Une phase de revenus suit.
       *[other] {""}
    }
prompt-over = La partie est finie.
waiting-move = On attend { $seat }, qui doit déplacer une carte.
waiting-build = On attend { $seat }, qui doit construire un bloc { $colour }.
waiting-build-either = On attend { $seat }, qui doit construire un bloc de l’une de ses deux couleurs.
waiting-build-last = On attend { $seat }, qui doit construire le dernier bloc de la partie.
waiting-roof = On attend { $seat }, qui doit choisir un toit.
waiting-roof-last = On attend { $seat }, qui doit choisir le dernier toit de la partie.

action-move = Déplacer la { $card } à la case { $space }
action-build =
    { $floor-id ->
        [plain] Construire un bloc simple en { $cell }
        [one-crest] Construire un bloc avec un blason en { $cell }
       *[two-crests] Construire un bloc avec deux blasons en { $cell }
    }
action-build-other =
    { $floor-id ->
        [plain] Construire un bloc simple de votre autre couleur en { $cell }
        [one-crest] Construire un bloc avec un blason de votre autre couleur en { $cell }
       *[two-crests] Construire un bloc avec deux blasons de votre autre couleur en { $cell }
    }
action-roof = Prendre le toit de la tour { $cell }
choice-move = À la case { $space }
choice-floor =
    { $floor-id ->
        [plain] Un bloc simple
        [one-crest] Un bloc avec un blason
       *[two-crests] Un bloc avec deux blasons
    }
choice-floor-other =
    { $floor-id ->
        [plain] Un bloc simple de votre autre couleur
        [one-crest] Un bloc avec un blason de votre autre couleur
       *[two-crests] Un bloc avec deux blasons de votre autre couleur
    }
brief-space = case { $space }

## Plusieurs choix d’une même sorte sur une ligne

several-move = Déplacer une carte
several-build = Construire un bloc
several-roof = Prendre un toit
several-build-other = Construire avec l’autre couleur

preview-free = gratuit
preview-own = gratuit, votre tour
preview-pays = payez { $ducats } à { $to }
preview-roof = un toit, car { $seat } a construit ici ce tour : elle est alors à tous
    .you = un toit, car vous avez construit ici ce tour : elle est alors à tous
preview-roof-hides =
    { $crests ->
        [one] le toit cache le blason
       *[other] le toit cache les deux blasons
    }
preview-covers =
    { $crests ->
        [one] couvre { $crests } blason
       *[other] couvre { $crests } blasons
    }
    .you =
        { $crests ->
            [one] couvre votre blason
           *[other] couvre vos { $crests } blasons
        }
preview-end = à la fin { $before } → { $after }
preview-end-same = à la fin { $before }, comme maintenant
preview-end-paid = avec les revenus (+{ $n }) à la fin { $before } → { $after }
preview-before = avant que { $seat } construise : { $that }
    .you =
        { $roof ->
            [true] avant que vous déplaciez un toit : { $that }
           *[false] avant que vous construisiez encore : { $that }
        }
preview-last = votre dernier bloc : la partie finit avec ce tour
preview-day = revenus { $before } → { $after }
preview-unroofed = { $cell } revient à { $seat }
    .you = { $cell } vous revient
preview-builder = { $first } construit
    .you-first = vous construisez
preview-builders = demi-tour : { $first } construit, puis { $second }
    .you-first = demi-tour : vous construisez, puis { $second }
    .you-second = demi-tour : { $first } construit, puis vous
preview-builder-twice = demi-tour : { $first } construit deux fois
    .you-first = demi-tour : vous construisez deux fois
preview-line =
    { $way ->
        [column] colonne { $line }
       *[row] rangée { $line }
    }
preview-line-before = { $at }, avant que { $seat } construise
preview-line-bare = rien à vous dans la { $at }
preview-line-free = dans la { $at } : { $free } sans payer
preview-line-paid = dans la { $at } : { $paid }
preview-line-both = dans la { $at } : { $free } sans payer, { $paid }
preview-line-shut = dans la { $at } : vous ne pouvez pas construire
preview-line-own = à vous dans la { $at } : { $own }
preview-line-nobody = dans la { $at } : personne ne peut construire
preview-price = { $cell } pour { $ducats }
preview-own-cell = { $cell } (votre tour)
preview-ducat-day = puis revenus (avant de construire : vous +{ $n }, { $others })
preview-day-of = { $seat } +{ $n }

## Coups refusés

refused-move-a-card = Le tour commence par une carte. Déplacez-en une d’abord, on construit ensuite.
refused-build = Il faut maintenant construire. Choisissez un emplacement marqué de la ligne éclairée.
refused-choose-roof = Il faut maintenant déplacer un toit. Choisissez l’une des tours couvertes.
refused-card-not-in-play = Cette carte n’est pas en jeu. Choisissez-en une au bord du plateau.
refused-must-advance = Une carte avance d’au moins une case. Choisissez une case devant elle.
refused-too-far = Cette case est hors d’atteinte : les cartes ne vont que dans le sens horaire et dépassent le groupe de tête d’une case au plus. Choisissez-en une autre.
refused-alone-at-front = Cette carte est seule en tête : elle doit y rester. Choisissez une autre carte.
refused-row-full = Il n’y a plus de place sur cette case. Choisissez-en une autre.
refused-too-many-rows = Il y a déjà autant de groupes que permis. Mettez la carte sur une case occupée, ou déplacez une carte isolée.
why-elsewhere-space = Choisissez d’abord une carte, puis la case éclairée.
lacks-groups = Il y a déjà { $most } groupes de cartes : on ne peut pas en former un nouveau. Mettez la carte sur une case occupée, ou déplacez une carte isolée.
refused-gap = À cette table, un nouveau groupe exige une carte sur la case juste derrière. Choisissez une autre case.
refused-not-on-line = On ne construit que sur la ligne de la carte déplacée. Choisissez un emplacement de la ligne éclairée.
refused-not-first-empty = Parmi les emplacements libres, seul le plus proche de la carte est permis. Prenez-le, ou agrandissez une tour.
refused-roofed = Cette tour porte un toit : on ne peut plus l’agrandir. Choisissez un autre emplacement.
refused-cannot-pay = Vous n’avez pas assez de ducats pour cette tour. Choisissez un emplacement moins cher.
refused-no-such-floor = Il ne vous reste aucun bloc de ce genre dans cette couleur. Prenez-en un autre.
refused-no-roof = Cette tour ne porte pas de toit. Choisissez l’une des deux qui en ont un.
refused-not-this-colour = À cette table, le bloc doit être de la couleur de la carte. Prenez-en un de cette couleur.

## Options

option-colours = Couleurs
option-colours-text = L’ordre dans lequel les places prennent leurs couleurs ; à deux, chacun en prend deux, à trois, la dernière reste dans la boîte.
option-gap-space-needs-neighbour = Nouveaux groupes seulement à côté d’un autre
option-gap-space-needs-neighbour-text = Une case vide derrière le groupe de tête n’est-elle permise que si une carte se trouve juste derrière ?
option-two-player-own-pair-makes-roof = Toit sur ses deux couleurs
option-two-player-own-pair-makes-roof-text = À deux : pose-t-on un toit quand la même personne construit ses deux couleurs au même endroit dans un tour ?
option-two-player-end = Fin de partie à deux
option-two-player-end-text = À deux : quel dernier bloc met fin à la partie ?
option-two-player-end-all-floors = le dernier de tous ses blocs
option-two-player-end-any-colour = le dernier bloc d’une couleur
option-two-player-floors = Couleur des blocs à deux
option-two-player-floors-text = À deux : quels blocs peut-on construire quand la carte montre une de ses couleurs ?
option-two-player-floors-building-colour = seulement ceux de la couleur de la carte
option-two-player-floors-either-colour = ceux de ses deux couleurs
option-roof-connects-areas = Les toits relient les territoires
option-roof-connects-areas-text = Un toit relie-t-il les territoires d’une même couleur qui le touchent ?
option-adjacent-roofs-chain = Les toits voisins comptent ensemble
option-adjacent-roofs-chain-text = Deux toits qui se touchent font-ils partie du même territoire ?
option-roof-hides-crests = Les toits cachent les blasons
option-roof-hides-crests-text = Les blasons sous un toit ne comptent-ils pour personne ?
option-final-counts-roofed-towers = Tours couvertes à la fin
option-final-counts-roofed-towers-text = Chacun reçoit-il à la fin un ducat par tour couverte ? Cela ne change jamais le vainqueur.

## D'où viennent les ducats

breakdown-start = Argent de départ
breakdown-paid = Payé pour agrandir des tours
breakdown-paid-short = Payé aux autres
breakdown-received = Reçu des autres
breakdown-received-short = Reçu des autres
breakdown-ducat-days = Phases de revenus
breakdown-ducat-days-short = Revenus
breakdown-ducat-days-often = { $count } phases de revenus
breakdown-final-towers = Tours possédées à la fin
breakdown-final-towers-short = Tours possédées
breakdown-final-crests = Blasons au sommet à la fin
breakdown-final-crests-short = Blasons au sommet
breakdown-points = Ducats
breakdown-floors-built = Blocs construits (à égalité, le plus grand nombre gagne)
tie-floors-built = Égalité : { $seat } a construit plus de blocs, { $more } contre { $less }.
    .you = Égalité : vous avez construit plus de blocs, { $more } contre { $less }.
breakdown-ducat-day-now = Revenus actuels
breakdown-ducat-day-now-item =
    { $ducats ->
        [one] { $ducats } ducat pour { $cells } ({ $colour })
       *[other] { $ducats } ducats pour { $cells } ({ $colour })
    }
breakdown-ducat-day-now-item-none = Rien encore ({ $colour })

## Fiabilité de chaque partie de la boîte

confidence-board-cell-count = Le plateau compte 5 carrés sur 5, dont 22 où l’on peut construire.
confidence-board-lake = Un coin est occupé par l’eau. Lequel, vu des marques de départ, nous ne l’avons pas trouvé ; nous prenons le bas à gauche.
confidence-track-length = Cinq cases de cartes par côté, sans en omettre près de l’eau.
confidence-marks = Les marques de départ 4, 3, 2, 1 se suivent dans le sens horaire. Que la première soit en haut à gauche est notre choix.
confidence-colour = Les quatre couleurs. Les animaux de l’orange et du gris clair sont inconnus et sans effet sur le jeu.
confidence-card = Quatre cartes unicolores et six bicolores : c’est certain ; que ces dernières soient les six paires différentes en découle.
confidence-floors-per-colour = 16 blocs par couleur : 2 à deux blasons, 3 à un blason, 11 simples.
confidence-roofs-count = Deux toits.
confidence-money-start-per-player = Dix ducats chacun au départ.
confidence-money-bank-unlimited = La caisse ne s’épuise jamais ; la règle ne donne aucune limite.
confidence-setup = Cartes, groupes de cartes et limites pour chaque nombre de personnes.
confidence-decisions-gap-space-needs-neighbour = Seule la première position exige une voisine ; pas les cases derrière elle.
confidence-decisions-two-player-own-pair-makes-roof = La règle des toits parle de deux joueurs ; une seule personne ne pose donc pas de toit.
confidence-decisions-two-player-end = Au pied de la lettre : à deux, le dernier des 32 blocs met fin à la partie.
confidence-decisions-roof-connects-areas = Un toit appartient à tout le monde, il relie donc les territoires.
confidence-decisions-adjacent-roofs-chain = Les toits appartiennent à tout le monde, des toits voisins comptent donc ensemble.
confidence-decisions-roof-hides-crests = Un blason recouvert ne compte pas ; certain sous un bloc, déduit sous un toit.
confidence-decisions-final-counts-roofed-towers = Les tours couvertes ne rapportent rien à la fin ; cela ne changerait pas le vainqueur.
confidence-decisions-idle-turns = La règle ne limite pas le nombre de tours. Après 40 tours de suite sans construction, nous arrêtons la partie ; ce n’est jamais arrivé.

## Comment s’appellent les entrées de la boîte

part-board = plateau
part-board-rows = rangées du plateau
part-cols = colonnes du plateau
part-cell-count = nombre d’emplacements
part-lake-corner = coin d’eau
part-lake = carrés d’eau
part-cells = emplacements
part-adjacency = emplacements voisins
part-track = cases de cartes
part-length = nombre de cases de cartes
part-direction = sens du jeu
part-space = case de carte
part-index = numéro
part-side = côté du plateau
part-line = rangée ou colonne
part-line-number = quelle rangée ou colonne
part-marks = marques de départ
part-four-cards = case de la marque 4
part-three-cards = case de la marque 3
part-two-cards = case de la marque 2
part-one-card = case de la marque 1
part-colour = couleur
part-card = carte
part-kind = sorte
part-colours = couleurs
part-floors-per-colour = blocs de chaque couleur
part-total = en tout
part-plain = simples
part-one-crest = à un blason
part-two-crests = à deux blasons
part-crests-total = blasons en tout
part-roofs = toits
part-count = combien
part-money = ducats
part-start-per-player = par personne au départ
part-bank-unlimited = la caisse ne s’épuise jamais
part-setup = au départ
part-common = toujours
part-colours-in-play = couleurs en jeu
part-colours-per-player = couleurs par personne
part-floors-per-player = blocs par personne
part-max-cards-per-row = cartes au plus par groupe
part-max-rows = groupes de cartes au plus
part-front = groupe de tête
part-rows = groupes de cartes
part-max-same-colour-per-row = d’une couleur au plus par groupe
part-idle-turns = tours sans construction qui finissent la partie
part-players-min = joueurs au moins
part-players-max = joueurs au plus
word-single = unicolore
word-double = bicolore
word-bottom-left = en bas à gauche
word-top-left = en haut à gauche
word-top-right = en haut à droite
word-bottom-right = en bas à droite
word-top = haut
word-bottom = bas
word-left = gauche
word-right = droite
word-row = rangée
word-column = colonne

## Ce qu'est chaque pièce

piece-cell = { $cell }, emplacement libre
piece-tower =
    { $crests ->
        [0] Tour en { $cell }, hauteur { $height }, sommet { $colour }, à { $seat }.
        [one] Tour en { $cell }, hauteur { $height }, sommet { $colour } avec { $crests } blason, à { $seat }.
       *[other] Tour en { $cell }, hauteur { $height }, sommet { $colour } avec { $crests } blasons, à { $seat }.
    }
    .you =
        { $crests ->
            [0] Votre tour en { $cell }, hauteur { $height }, sommet { $colour }.
            [one] Votre tour en { $cell }, hauteur { $height }, sommet { $colour } avec { $crests } blason.
           *[other] Votre tour en { $cell }, hauteur { $height }, sommet { $colour } avec { $crests } blasons.
        }
piece-tower-short = Tour en { $cell }, hauteur { $height }
piece-tower-roofed = Tour en { $cell }, hauteur { $height }, avec un toit. Elle appartient à tout le monde et ne peut être agrandie.
piece-card-single = La { $card }, à la case { $space }
piece-card-double = La { $card }, à la case { $space } : { $inner } vers le château, { $outer } vers l’extérieur. Elle fait un demi-tour quand on la déplace.
piece-front = Le groupe de tête, case { $space }. Les cartes le dépassent d’une case au plus.
piece-line = La ligne de la case { $space }
piece-roofs =
    { $count ->
        [0] Aucun toit à côté du plateau
        [one] { $count } toit à côté du plateau
       *[other] { $count } toits à côté du plateau
    }
piece-supply = { $seat }, { $colour }, blocs restants : { $plain } sans blason, { $one } à un blason, { $two } à deux
    .you = { piece-supply }
written-roofs = Toits restants : { $count }
written-owner = { $seat }
    .you = Vous
written-rack = Cartes de la case
written-day = Revenus actuels : { $n }
written-day-paid = Revenus reçus : { $n }
written-day-short = revenus actuels
written-day-paid-short = reçus
piece-money =
    { $ducats ->
        [one] { $seat } a { $ducats } ducat
       *[other] { $seat } a { $ducats } ducats
    }
    .you =
        { $ducats ->
            [one] Vous avez { $ducats } ducat
           *[other] Vous avez { $ducats } ducats
        }
piece-seal = C’est à { $seat } de jouer
    .you = C’est à vous de jouer
piece-ducat-day = Une phase de revenus suit ce tour

## Comment jouer

howto-1-title = De quoi il s’agit
howto-1-text = Vous bâtissez ensemble un château, et une tour appartient à qui en occupe le sommet. À votre tour, vous avancez une carte ; qui a sa couleur dessus construit (à deux, chacun en a deux). Les tours et les blasons au sommet rapportent des ducats : ceux de votre meilleur territoire aux phases de revenus, tous à la fin. Quand quelqu’un a construit son dernier bloc, qui a le plus de ducats gagne.
howto-2-title = Déplacer une carte
howto-2-text = À votre tour, avancez la carte de votre choix d’au moins une case dans le sens horaire ; personne ne peut passer. Votre couleur n’a pas besoin d’y figurer. Aucune carte ne recule, et aucune ne dépasse de plus d’une case le groupe de tête, les cartes les plus avancées.
howto-3-title = Trois limites
howto-3-text = Les cartes d’une même case forment un groupe. Une carte ne dépasse le groupe de tête que si une autre carte y reste. Pas plus de 4 cartes par groupe ni plus de 5 groupes ; à trois, 3 cartes et 4 groupes.
howto-4-title = Les cartes bicolores font demi-tour
howto-4-text = Une carte bicolore fait un demi-tour quand on la déplace. La couleur alors tournée vers le château construit d’abord, l’autre ensuite.
howto-5-title = Construire
howto-5-text = Si votre couleur est sur la carte, vous construisez un bloc sur la ligne où elle vient d’arriver. C’est gratuit sur le premier emplacement libre, compté depuis la carte.
howto-6-title = Ou agrandir une tour
howto-6-text = Vous pouvez aussi construire sur toute tour sans toit de cette ligne. Vous payez à son propriétaire autant de ducats qu’elle a de blocs ; vos propres tours sont gratuites. Qui peut construire doit construire.
howto-7-title = Les blasons
howto-7-text = Certains de vos blocs portent un ou deux blasons. Ils rapportent des ducats tant qu’ils sont au sommet : choisissez bien votre moment.
howto-8-title = Les toits
howto-8-text = Si deux personnes construisent au même endroit dans le même tour, un toit le recouvre. La tour appartient alors à tout le monde et nul ne peut l’agrandir. Quand les deux toits sont pris, la seconde personne en déplace un.
howto-9-title = Phase de revenus
howto-9-text = Prendre la dernière carte d’un groupe déclenche une phase de revenus après la construction. Chacun reçoit 1 ducat par tour, blason et toit de son meilleur territoire : ses tours qui se touchent par un côté, toits compris.
howto-10-title = La fin
howto-10-text = Dès que quelqu’un a construit son dernier bloc, on finit le tour. Chacun reçoit alors 1 ducat par tour qu’il possède et par blason au sommet. En cas d’égalité, qui a construit le plus de blocs l’emporte.

## Ce que chaque chose est et fait

thing-card = { $card }
says-card-single = Peu importe qui la déplace : sa couleur construit un bloc sur sa nouvelle ligne.
says-card-double = Déplacée, elle fait demi-tour. La couleur alors tournée vers le château construit d’abord, l’autre ensuite, sur sa nouvelle ligne.
now-card-out = Elle n’est pas dans cette partie.
now-card-at = Case { $space }.
now-card-lies = Case { $space }, { $inner } vers le château.
now-card-builder = Déplacée maintenant, elle fait construire { $first }.
    .you-first = Déplacée maintenant, elle vous fait construire.
now-card-builders = Déplacée maintenant, elle fait construire { $first }, puis { $second }.
    .you-first = Déplacée maintenant, elle vous fait construire, puis { $second }.
    .you-second = Déplacée maintenant, elle fait construire { $first }, puis vous.
now-card-builder-twice = Déplacée maintenant, elle fait construire { $first } deux fois.
    .you-first = Déplacée maintenant, elle vous fait construire deux fois.
thing-cell = Emplacement { $cell }
says-cell = Libre. L’emplacement libre le plus proche de la carte, sur sa ligne, se construit sans rien payer.
now-cell-first = Constructible maintenant sans rien payer.
now-cell-nearer = Pas maintenant : { $near } est plus proche de la carte.
now-cell-aside = Pas maintenant : il n’est pas sur la ligne éclairée.
thing-tower = Tour en { $cell }
says-tower = Elle appartient à qui possède le bloc du sommet. Les autres, pour l’agrandir, paient au propriétaire un ducat par bloc.
says-tower-roofed = Elle porte un toit : elle appartient à tout le monde et ne peut être agrandie.
now-tower =
    { $crests ->
        [0] Hauteur { $height }, sommet { $colour }.
        [one] Hauteur { $height }, sommet { $colour } avec { $crests } blason.
       *[other] Hauteur { $height }, sommet { $colour } avec { $crests } blasons.
    }
now-tower-price =
    { $ducats ->
        [one] L’agrandir coûte { $ducats } ducat aux autres.
       *[other] L’agrandir coûte { $ducats } ducats aux autres.
    }
now-tower-roof = Si on l’agrandit maintenant, un toit la coiffe : { $seat } a construit ici ce tour.
    .you = Si on l’agrandit maintenant, un toit la coiffe : vous avez construit ici ce tour.
now-tower-roof-both = Si les deux bâtisseurs du tour l’agrandissent, un toit la coiffe.
now-tower-roofed = Hauteur { $height }, sans compter le toit.
thing-space = Case { $space }, pour les cartes
says-space =
    { $side ->
        [top] Les cartes posées ici servent la colonne { $line }, comptée d’en haut : { $cells } emplacements.
        [bottom] Les cartes posées ici servent la colonne { $line }, comptée d’en bas : { $cells } emplacements.
        [left] Les cartes posées ici servent la rangée { $line }, comptée de gauche : { $cells } emplacements.
       *[right] Les cartes posées ici servent la rangée { $line }, comptée de droite : { $cells } emplacements.
    }
says-space-mark =
    { $cards ->
        [one] La marque de départ à côté montre { $cards } carte : une commence ici.
       *[other] La marque de départ à côté montre { $cards } cartes : autant commencent ici.
    }
now-space = Cartes posées ici : { $cards } sur { $most } au plus.
now-space-empty = Vide. Une carte y formerait un nouveau groupe ; il y en a { $groups }, { $most } au plus.
thing-purse = Ducats de { $seat }
    .you = Vos ducats
says-purse = Qui a le plus de ducats gagne. Les phases de revenus et la fin de la partie en rapportent, agrandir les tours des autres en coûte.
now-purse =
    { $ducats ->
        [one] { $ducats } ducat maintenant.
       *[other] { $ducats } ducats maintenant.
    }
now-purse-day = Une phase de revenus rapporterait { $ducats } maintenant.
now-purse-day-for = Une phase de revenus rapporterait { $ducats } maintenant : pour { $parts } en { $cells }.
now-purse-end = Si la partie finissait maintenant : encore { $towers } pour les tours et { $crests } pour les blasons.
now-day-of = { $seat } recevrait { $ducats } maintenant : pour { $parts } en { $cells }.
    .you = Vous recevriez { $ducats } maintenant : pour { $parts } en { $cells }.
thing-supply = Blocs encore à construire, { $colour }
says-supply = { $count } blocs de chaque couleur : { $plain } simples, { $one } à un blason, { $two } à deux blasons. Qui construit son dernier met fin à la partie.
now-supply = Il reste { $plain } sans blason, { $one } à un blason et { $two } à deux.
thing-floor = { $floor }, { $colour }
says-floor = Le bloc du sommet dit à qui est la tour. Il recouvre tout ce qui est dessous.
says-floor-crests =
    { $crests ->
        [one] Tant qu’il est au sommet, son blason vaut { $crests } ducat de plus aux phases de revenus et à la fin.
       *[other] Tant qu’il est au sommet, ses blasons valent { $crests } ducats de plus aux phases de revenus et à la fin.
    }
now-floor = Encore à construire : { $count } sur { $of }.
thing-roof = Toit
says-roof = Il y en a { $count }. Un toit se pose sur une tour où les deux bâtisseurs d’un tour ont construit. Dès lors elle appartient à tout le monde et ne peut être agrandie.
thing-front = Tête
says-front = Elle marque le groupe de tête, les cartes les plus avancées. Aucune carte ne le dépasse de plus d’une case.
now-front = Maintenant à la case { $space }.
thing-seal = Sceau du tour
says-seal = Il montre à qui c’est de jouer : la personne qui l’a en main déplace une carte.
thing-ducat-day = Phase de revenus
says-ducat-day = Qui prend la dernière carte d’un groupe retourne le sceau : après la construction, la caisse paie à chacun son meilleur territoire, 1 ducat par tour, blason et toit.
thing-ducat = Ducat
says-ducat = L’argent du jeu, et ce qui fait gagner. Tout le monde commence avec { $count }.
thing-lake = Eau
says-lake = Personne ne construit ici. Les lignes voisines sont plus courtes : on saute ces carrés.
thing-castle = Château
says-castle = { $cells } emplacements à bâtir, nommés par la lettre de leur colonne et le numéro de leur rangée. Autour, { $spaces } cases numérotées pour les cartes ; les marques sombres du cadre indiquent d’où partent les cartes.
shelf-cards = Cartes de construction
shelf-floors = Blocs
shelf-others = Toits, marqueurs et argent
section-castle = Château
section-seats = Joueurs
section-own = Vos blocs

## Une première partie guidée

lesson-goal = Dans Kilt Castle, tous bâtissent ce château, vous en orange, { $seat1 } en rouge, { $seat2 } en gris clair. Une tour est à qui en a le sommet et rapporte des ducats aux phases de revenus (une couronne dit combien) et à la fin. Au dernier bloc de quelqu’un, le plus riche gagne.
lesson-cards = Les cartes occupent des cases numérotées autour du château, chacune avec sa ligne, rangée ou colonne. À votre tour, avancez une carte au choix dans le sens horaire, vers un numéro plus grand (après 19 vient 0).
lesson-move = Avancez la carte orange jusqu’à la case 4. Qui y a sa couleur construit sur sa ligne : vous.
lesson-build = Le premier emplacement libre de la ligne est gratuit. Prenez un bloc à blason : les blasons rapportent des ducats tant qu’ils sont au sommet.
lesson-paid = { $seat1 } a construit sur votre tour. Elle est à { $seat1 } maintenant, mais cela vous a rapporté 1 ducat, car elle avait 1 bloc.
lesson-roof = Ici, { $seat1 } et { $seat2 } ont construit au même endroit dans le même tour : un toit le recouvre. Une tour avec un toit appartient à tous, à vous aussi, et plus personne n’y construit.
lesson-turning = Cette carte est bicolore ; la moitié au petit château est tournée vers le château. Déplacée, elle fait demi-tour, et la couleur alors tournée vers le château construit d’abord : { $seat1 }. Vous construisez ensuite.
lesson-last-card = De plus, elle est seule sur sa case. Prendre la dernière carte d’une case déclenche une phase de revenus après la construction ; les couronnes montrent ce qu’elle rapporterait maintenant. Avancez-la jusqu’à la case 4.
lesson-take-back-tower = Reprenez maintenant votre tour : elle a 2 blocs, vous payez donc 2 ducats à { $seat1 }, mais avec ses deux blasons elle vous en rapporte 3 à la fin. Elle touche le toit, et les toits comptent aussi pour vous.
lesson-ducat-day = Une phase de revenus paie votre meilleur territoire : vos tours qui se touchent et les toits voisins. Vous avez reçu 4 ducats pour 1 tour, 2 blasons et 1 toit : gardez donc vos tours côte à côte !
lesson-bridge = { $seat2 } a déplacé une carte à votre couleur : vous construisez d’abord, bien que ce ne soit pas votre tour. Les toits relient les territoires comme un pont : pour 1 ducat, cette tour rejoint la vôtre.
lesson-groups = Les cartes d’une même case forment un groupe. À trois, il y a au plus 4 groupes, de 3 cartes au plus ; or il y en a 4 maintenant. Seule une carte isolée peut donc en commencer un nouveau.
lesson-limit = La flèche jaune marque le groupe de tête : aucune carte ne le dépasse de plus d’une case, et une carte qui y est seule doit rester. Déplacez celle-ci : vous ne construisez rien, mais la phase de revenus vous rapporte plus qu’aux autres.
lesson-free = Vous savez maintenant tout ce qu’il faut. Dès que quelqu’un a construit son dernier bloc, chacun reçoit 1 ducat par tour qu’il possède et par blason au sommet, rien pour les toits. Continuez à votre guise !

tip-exempt = Quelqu’un n’a pas pu construire sur cette ligne : aucun emplacement libre, et pas assez de ducats pour une tour. Rien n’est payé dans ce cas.
tip-move-roof = Les deux toits sont déjà posés : choisissez celui que vous déplacez. La tour qui le perd peut de nouveau être agrandie.

## Why a turn is good (coach/reasons.py)

reason-income-more =
    { $n ->
        [one] Une phase de revenus vous rapporterait { $n } ducat de plus
       *[other] Une phase de revenus vous rapporterait { $n } ducats de plus
    }
reason-income-theirs =
    { $n ->
        [one] Une phase de revenus rapporterait { $n } ducat de moins à { $seat }
       *[other] Une phase de revenus rapporterait { $n } ducats de moins à { $seat }
    }
reason-money-more =
    { $n ->
        [one] Vous auriez { $n } ducat de plus en main
       *[other] Vous auriez { $n } ducats de plus en main
    }
reason-money-theirs =
    { $n ->
        [one] { $seat } aurait { $n } ducat de moins
       *[other] { $seat } aurait { $n } ducats de moins
    }
reason-room-more =
    { $n ->
        [one] Votre meilleur territoire a { $n } emplacement libre de plus pour s’étendre
       *[other] Votre meilleur territoire a { $n } emplacements libres de plus pour s’étendre
    }
reason-room-theirs =
    { $n ->
        [one] Le meilleur territoire de { $seat } a { $n } emplacement libre de moins pour s’étendre
       *[other] Le meilleur territoire de { $seat } a { $n } emplacements libres de moins pour s’étendre
    }
reason-cheap-more =
    { $n ->
        [one] { $n } tour basse adverse de plus touche votre meilleur territoire : l’agrandir coûte peu
       *[other] { $n } tours basses adverses de plus touchent votre meilleur territoire : les agrandir coûte peu
    }
reason-bridges-more =
    { $n ->
        [one] Il y a { $n } emplacement de plus où un bloc relie une autre de vos tours à votre meilleur territoire
       *[other] Il y a { $n } emplacements de plus où un bloc relie une autre de vos tours à votre meilleur territoire
    }
reason-bridges-theirs =
    { $n ->
        [one] Il y a { $n } emplacement de moins où { $seat } pourrait relier une autre tour à son meilleur territoire
       *[other] Il y a { $n } emplacements de moins où { $seat } pourrait relier une autre tour à son meilleur territoire
    }
reason-height-more =
    { $n ->
        [one] Pour agrandir vos tours, les autres devraient payer { $n } ducat de plus en tout
       *[other] Pour agrandir vos tours, les autres devraient payer { $n } ducats de plus en tout
    }
reason-first-cards-more =
    { $n ->
        [one] Vous construisez d’abord avec { $n } carte bicolore de plus
       *[other] Vous construisez d’abord avec { $n } cartes bicolores de plus
    }
reason-first-cards-theirs =
    { $n ->
        [one] { $seat } construit d’abord avec { $n } carte bicolore de moins
       *[other] { $seat } construit d’abord avec { $n } cartes bicolores de moins
    }
reason-reach-more =
    { $n ->
        [one] Les cartes à votre couleur ont { $n } case de plus devant elles : elles peuvent vous faire construire plus souvent
       *[other] Les cartes à votre couleur ont { $n } cases de plus devant elles : elles peuvent vous faire construire plus souvent
    }
reason-reach-theirs =
    { $n ->
        [one] Les cartes à la couleur de { $seat } ont { $n } case de moins devant elles : elles feront construire { $seat } moins souvent
       *[other] Les cartes à la couleur de { $seat } ont { $n } cases de moins devant elles : elles feront construire { $seat } moins souvent
    }
reason-lone-cards-more =
    { $n ->
        [one] { $n } carte de plus à votre couleur est seule : vous construisez avec elle, puis viennent des revenus
       *[other] { $n } cartes de plus à votre couleur sont seules : vous construisez avec chacune, puis viennent des revenus
    }
reason-lone-cards-theirs =
    { $n ->
        [one] { $n } carte de moins à la couleur de { $seat } est seule : une telle carte fait construire, puis viennent des revenus
       *[other] { $n } cartes de moins à la couleur de { $seat } sont seules : une telle carte fait construire, puis viennent des revenus
    }
reason-crests-left-more =
    { $n ->
        [one] Vous gardez { $n } blason de plus pour plus tard
       *[other] Vous gardez { $n } blasons de plus pour plus tard
    }
reason-without-emptied = Aucune case ne se vide : pas de phase de revenus pour les autres
reason-emptied = La dernière carte quitte la case { $space } : une phase de revenus, qui vous rapporte plus qu’aux autres en moyenne
reason-roofed = Un toit recouvre { $cell } : personne n’y construit plus, et il compte pour chaque territoire voisin
reason-line-final-towers =
    { $n ->
        [one] Vos tours vous rapporteraient { $n } ducat de plus à la fin
       *[other] Vos tours vous rapporteraient { $n } ducats de plus à la fin
    }
reason-line-final-towers-theirs =
    { $n ->
        [one] Les tours de { $seat } rapporteraient { $n } ducat de moins à la fin
       *[other] Les tours de { $seat } rapporteraient { $n } ducats de moins à la fin
    }
reason-line-final-crests =
    { $n ->
        [one] Les blasons au sommet de vos tours vous rapporteraient { $n } ducat de plus à la fin
       *[other] Les blasons au sommet de vos tours vous rapporteraient { $n } ducats de plus à la fin
    }
reason-line-final-crests-theirs =
    { $n ->
        [one] Les blasons au sommet des tours de { $seat } rapporteraient { $n } ducat de moins à la fin
       *[other] Les blasons au sommet des tours de { $seat } rapporteraient { $n } ducats de moins à la fin
    }
told-card = { $card }
