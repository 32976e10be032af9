# Keyflower en français. Clés et variables sont les mêmes dans les cinq fichiers (docs/languages.md).

## Le jeu

game-name = Keyflower
game-blurb = Quatre saisons, un village : des ouvriers de quatre couleurs enchérissent sur les tuiles et les exploitent.
game-kind = Enchères, pose d’ouvriers, construction d’un village ; ouvriers et compétences sont cachés
game-length = environ 90 minutes
game-players = de 2 à 6 personnes
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Les choses

colour-blue = bleu
    .many = bleus
    .plural = bleus
colour-red = rouge
    .many = rouges
    .plural = rouges
colour-yellow = jaune
    .many = jaunes
    .plural = jaunes
colour-green = vert
    .many = verts
    .plural = verts
skill-saw = scie
skill-pick = pioche
skill-anvil = enclume
resource-wood = bois
    .s = bois
resource-stone = pierre
    .s = pierres
resource-iron = fer
    .s = fer
resource-gold = or
    .s = or
season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver
direction-s = sud
direction-sw = sud-ouest
direction-nw = nord-ouest
direction-n = nord
direction-ne = nord-est
direction-se = sud-est
boat-keyflower = Keyflower
boat-sea-bastion = Sea Bastion
boat-sea-breese = Sea Breese
boat-flipper = Flipper
boat-ianvincible = Ianvincible
boat-white-wind = White Wind
tile-alehouse = Brasserie
tile-apprentice-hall = Maison des apprentis
tile-gold-mine = Mine d’or
tile-key-mine = Mine de la Clé
tile-keystone-quarry = Carrière de la Clé
tile-keywood = Bois de la Clé
tile-miner = Mineur
tile-peddler = Colporteur
tile-quarryman = Carrier
tile-stable = Écurie
tile-woodcutter = Bûcheron
tile-workshop = Atelier
tile-brewer = Brasseur
tile-carpenter = Charpentier
tile-farrier = Maréchal-ferrant
tile-hiring-fair = Foire à l’embauche
tile-mason = Maçon
tile-smelter = Fondeur
tile-store = Magasin
tile-tavern = Taverne
tile-summer-boat-1 = Bateau d’été 1
tile-summer-boat-2 = Bateau d’été 2
tile-summer-boat-3 = Bateau d’été 3
tile-summer-boat-4 = Bateau d’été 4
tile-barn = Grange
tile-blacksmith = Forgeron
tile-fair = Foire
tile-forge = Forge
tile-goldsmith = Orfèvre
tile-inn = Auberge
tile-sawmill = Scierie
tile-sculptor = Sculpteur
tile-stone-yard = Dépôt de pierre
tile-timber-yard = Dépôt de bois
tile-wainwright = Charron
tile-well = Puits
tile-apothecary = Apothicaire
tile-craftsmans-guild = Guilde des artisans
tile-jeweller = Joaillier
tile-key-guild = Guilde de la Clé
tile-keythedral = Cathédrale de la Clé
tile-key-market = Marché de la Clé
tile-mercers-guild = Guilde des drapiers
tile-scholar = Érudit
tile-scribes = Scribes
tile-village-hall = Salle du village
tile-watermill = Moulin à eau
tile-windmill = Moulin à vent
tile-home-1 = Foyer 1
tile-home-2 = Foyer 2
tile-home-3 = Foyer 3
tile-home-4 = Foyer 4
tile-home-5 = Foyer 5
tile-home-6 = Foyer 6
tile-turn-order-1 = Ordre du tour 1
tile-turn-order-2 = Ordre du tour 2
tile-turn-order-3 = Ordre du tour 3
tile-turn-order-4 = Ordre du tour 4
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind

## Le journal

event-season-begins =
    { $season-id ->
        [spring] Le printemps commence avec { $seat }.
        [summer] L’été commence avec { $seat }.
        [autumn] L’automne commence avec { $seat }.
       *[winter] L’hiver commence avec { $seat }.
    }
    .you =
        { $season-id ->
            [spring] Le printemps commence avec vous.
            [summer] L’été commence avec vous.
            [autumn] L’automne commence avec vous.
           *[winter] L’hiver commence avec vous.
        }
event-passes = { $seat } { event-passes.deed }
    .deed = passe.
    .you = { $seat } { event-passes.you-deed }
    .you-deed = passez.
event-bids = { $seat } { event-bids.deed }
    .deed = enchérit sur « { $tile } » : { $workers ->
        [one] { $workers } ouvrier { $colour }
       *[other] { $workers } ouvriers { $colour-many }
    }.
    .you = { $seat } { event-bids.you-deed }
    .you-deed = enchérissez sur « { $tile } » : { $workers ->
        [one] { $workers } ouvrier { $colour }
       *[other] { $workers } ouvriers { $colour-many }
    }.
event-uses = { $seat } { event-uses.deed }
    .deed =
        { $colour-id ->
            [none] utilise « { $tile } » avec { $workers } ouvriers de plusieurs couleurs.
           *[other] utilise « { $tile } » avec { $workers ->
        [one] { $workers } ouvrier { $colour }
       *[other] { $workers } ouvriers { $colour-many }
    }.
        }
    .you = { $seat } { event-uses.you-deed }
    .you-deed =
        { $colour-id ->
            [none] utilisez « { $tile } » avec { $workers } ouvriers de plusieurs couleurs.
           *[other] utilisez « { $tile } » avec { $workers ->
        [one] { $workers } ouvrier { $colour }
       *[other] { $workers } ouvriers { $colour-many }
    }.
        }
event-outbids = { $seat } { event-outbids.deed }
    .deed = surenchérit sur { $whom } : « { $tile } ».
    .you = { $seat } { event-outbids.you-deed }
    .you-deed = surenchérissez sur { $whom } : « { $tile } ».
    .to-you = { $seat } { event-outbids.to-you-deed }
    .to-you-deed = surenchérit sur vous : « { $tile } ». Ce groupe ({ $group }) peut aller ailleurs.
event-visits = { $seat } { event-visits.deed }
    .deed = laissera à { $whom } les ouvriers de « { $tile } » en fin de saison.
    .you = { $seat } { event-visits.you-deed }
    .you-deed = laisserez à { $whom } les ouvriers de « { $tile } » en fin de saison.
    .to-you = { $seat } { event-visits.to-you-deed }
    .to-you-deed = vous laissera les ouvriers de votre tuile « { $tile } » en fin de saison.
event-brings = { $seat } amène le groupe dépassé de « { $tile } » : { $group }.
    .deed =
        { $whole ->
            [0] dont, de « { $tile } » : { $group }.
           *[1] en provenance de « { $tile } ».
        }
    .you = { $seat } amenez le groupe dépassé de « { $tile } » : { $group }.
    .you-deed =
        { $whole ->
            [0] dont, de « { $tile } » : { $group }.
           *[1] en provenance de « { $tile } ».
        }
event-returned = { $seat } { event-returned.deed }
    .deed = récupère { $number } de ses ouvriers.
    .you = { $seat } { event-returned.you-deed }
    .you-deed = récupérez { $number } de vos ouvriers.
event-inherits = { $seat } { event-inherits.deed }
    .deed =
        { $number ->
            [one] obtient { $number } ouvrier que { $whom } avait envoyé sur ses tuiles.
           *[other] obtient { $number } ouvriers que { $whom } avait envoyés sur ses tuiles.
        }
    .you = { $seat } { event-inherits.you-deed }
    .you-deed =
        { $number ->
            [one] obtenez { $number } ouvrier que { $whom } avait envoyé sur vos tuiles.
           *[other] obtenez { $number } ouvriers que { $whom } avait envoyés sur vos tuiles.
        }
    .to-you = { $seat } { event-inherits.to-you-deed }
    .to-you-deed =
        { $number ->
            [one] obtient { $number } ouvrier que vous aviez envoyé sur ses tuiles.
           *[other] obtient { $number } ouvriers que vous aviez envoyés sur ses tuiles.
        }
event-stands-up = Les ouvriers couchés de { $seat } se relèvent : « { $tile } » passe au { $colour }.
    .you = Vos ouvriers couchés se relèvent : « { $tile } » passe au { $colour }.
event-gained = { $seat } { event-gained.deed }
    .deed =
        reçoit { $number ->
            [one] { $number } { $resource }
           *[other] { $number } { $resource-s }
        } sur « { $tile } ».
    .you = { $seat } { event-gained.you-deed }
    .you-deed =
        recevez { $number ->
            [one] { $number } { $resource }
           *[other] { $number } { $resource-s }
        } sur « { $tile } ».
event-drew-worker = { $seat } { event-drew-worker.deed }
    .deed =
        { $colour-id ->
            [none] pioche un ouvrier dans le sac.
           *[other] pioche un ouvrier { $colour } dans le sac.
        }
    .you = { $seat } { event-drew-worker.you-deed }
    .you-deed =
        { $colour-id ->
            [none] piochez un ouvrier dans le sac.
           *[other] piochez un ouvrier { $colour } dans le sac.
        }
event-drew-skill = { $seat } { event-drew-skill.deed }
    .deed =
        { $skill-id ->
            [none] pioche une compétence.
           *[other] pioche une compétence : { $skill }.
        }
    .you = { $seat } { event-drew-skill.you-deed }
    .you-deed =
        { $skill-id ->
            [none] piochez une compétence.
           *[other] piochez une compétence : { $skill }.
        }
event-drew = { $seat } { event-drew.deed }
    .deed = pioche { $goods }.
    .you = { $seat } { event-drew.you-deed }
    .you-deed = piochez { $goods }.
event-drew-unseen = { $seat } { event-drew-unseen.deed }
    .deed =
        { $skills ->
            [0]
                pioche { $workers ->
                    [one] { $workers } ouvrier
                   *[other] { $workers } ouvriers
                } dans le sac.
           *[other]
                { $workers ->
                    [0]
                        pioche { $skills ->
                            [one] { $skills } compétence
                           *[other] { $skills } compétences
                        }.
                   *[other]
                        pioche { $workers ->
                            [one] { $workers } ouvrier
                           *[other] { $workers } ouvriers
                        } et { $skills ->
                            [one] { $skills } compétence
                           *[other] { $skills } compétences
                        }.
                }
        }
    .you = { $seat } { event-drew-unseen.you-deed }
    .you-deed =
        { $skills ->
            [0]
                piochez { $workers ->
                    [one] { $workers } ouvrier
                   *[other] { $workers } ouvriers
                } dans le sac.
           *[other]
                { $workers ->
                    [0]
                        piochez { $skills ->
                            [one] { $skills } compétence
                           *[other] { $skills } compétences
                        }.
                   *[other]
                        piochez { $workers ->
                            [one] { $workers } ouvrier
                           *[other] { $workers } ouvriers
                        } et { $skills ->
                            [one] { $skills } compétence
                           *[other] { $skills } compétences
                        }.
                }
        }
event-green-taken = { $seat } { event-green-taken.deed }
    .deed =
        { $number ->
            [one] prend { $number } ouvrier vert.
           *[other] prend { $number } ouvriers verts.
        }
    .you = { $seat } { event-green-taken.you-deed }
    .you-deed =
        { $number ->
            [one] prenez { $number } ouvrier vert.
           *[other] prenez { $number } ouvriers verts.
        }
event-paid-worker = { $seat } { event-paid-worker.deed }
    .deed = met dans le sac : { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }.
    .you = { $seat } { event-paid-worker.you-deed }
    .you-deed = mettez dans le sac : { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }.
event-paid-skill = { $seat } { event-paid-skill.deed }
    .deed = paie une compétence : { $skill }.
    .you = { $seat } { event-paid-skill.you-deed }
    .you-deed = payez une compétence : { $skill }.
event-moved = { $seat } { event-moved.deed }
    .deed = transporte une ressource ({ $resource }) de « { $from } » à « { $to } ».
    .you = { $seat } { event-moved.you-deed }
    .you-deed = transportez une ressource ({ $resource }) de « { $from } » à « { $to } ».
event-idles = { $seat } { event-idles.deed }
    .deed = ne déplace et n’améliore rien.
    .you = { $seat } { event-idles.you-deed }
    .you-deed = ne déplacez et n’améliorez rien.
event-upgraded = { $seat } { event-upgraded.deed }
    .deed = améliore « { $tile } ».
    .you = { $seat } { event-upgraded.you-deed }
    .you-deed = améliorez « { $tile } ».
event-pays = { $seat } { event-pays.deed }
    .deed = paie pour cela { $goods }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = payez pour cela { $goods }.
event-season-ends =
    { $season-id ->
        [spring] Le printemps s’achève.
        [summer] L’été s’achève.
        [autumn] L’automne s’achève.
       *[winter] L’hiver s’achève.
    }
event-sold = { $seat } { event-sold.deed }
    .deed =
        { $workers ->
            [one] remporte « { $tile } » avec { $workers } ouvrier.
           *[other] remporte « { $tile } » avec { $workers } ouvriers.
        }
    .you = { $seat } { event-sold.you-deed }
    .you-deed =
        { $workers ->
            [one] remportez « { $tile } » avec { $workers } ouvrier.
           *[other] remportez « { $tile } » avec { $workers } ouvriers.
        }
event-bought = { $seat } { event-bought.deed }
    .deed = remporte { $tiles } avec { $workers } ouvriers en tout.
    .you = { $seat } { event-bought.you-deed }
    .you-deed = remportez { $tiles } avec { $workers } ouvriers en tout.
event-unsold = Personne n’a enchéri sur « { $tile } » ; la tuile quitte la partie.
event-marker = { $seat } { event-marker.deed }
    .deed = reçoit le pion violet et commence désormais.
    .you = { $seat } { event-marker.you-deed }
    .you-deed = recevez le pion violet et commencez désormais.
event-unwanted = { $seat } le reçoit car personne n’a enchéri sur « { $tile } ».
    .deed = car personne n’a enchéri sur « { $tile } ».
    .you = { $seat } le recevez car personne n’a enchéri sur « { $tile } ».
    .you-deed = car personne n’a enchéri sur « { $tile } ».
event-boat-chosen = { $seat } { event-boat-chosen.deed }
    .deed = prend le bateau « { $boat } ».
    .you = { $seat } { event-boat-chosen.you-deed }
    .you-deed = prenez le bateau « { $boat } ».
event-last-boat = { $seat } { event-last-boat.deed }
    .deed = l’obtient : c’est le dernier.
    .you = { $seat } { event-last-boat.you-deed }
    .you-deed = l’obtenez : c’est le dernier.
event-loads = { $seat } { event-loads.deed }
    .deed =
        en reçoit { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        } et { $skills ->
            [one] { $skills } compétence
           *[other] { $skills } compétences
        }.
    .you = { $seat } { event-loads.you-deed }
    .you-deed =
        en recevez { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        } et { $skills ->
            [one] { $skills } compétence
           *[other] { $skills } compétences
        }.
event-selected = { $seat } { event-selected.deed }
    .deed = a choisi ses tuiles d’hiver.
    .you = { $seat } { event-selected.you-deed }
    .you-deed = avez choisi vos tuiles d’hiver.
event-offers = { $seat } { event-offers.deed }
    .deed =
        { $number ->
            [one] met { $number } tuile d’hiver aux enchères.
           *[other] met { $number } tuiles d’hiver aux enchères.
        }
    .you = { $seat } { event-offers.you-deed }
    .you-deed =
        { $number ->
            [one] mettez { $number } tuile d’hiver aux enchères.
           *[other] mettez { $number } tuiles d’hiver aux enchères.
        }
event-rearranged = { $seat } { event-rearranged.deed }
    .deed =
        { $number ->
            [one] reprend sa nouvelle tuile pour la placer autrement.
           *[other] reprend ses { $number } nouvelles tuiles pour les placer autrement.
        }
    .you = { $seat } { event-rearranged.you-deed }
    .you-deed =
        { $number ->
            [one] reprenez votre nouvelle tuile pour la placer autrement.
           *[other] reprenez vos { $number } nouvelles tuiles pour les placer autrement.
        }
event-placed = { $seat } { event-placed.deed }
    .deed = pose « { $tile } ».
    .you = { $seat } { event-placed.you-deed }
    .you-deed = posez « { $tile } ».
event-laid = { $seat } { event-laid.deed }
    .deed = pose { $tiles } dans son village.
    .you = { $seat } { event-laid.you-deed }
    .you-deed = posez { $tiles } dans votre village.
event-kept-aside = « { $tile } » ne va nulle part ; { $seat } la garde à côté du village.
    .you = « { $tile } » ne va nulle part ; vous la gardez à côté du village.
event-settled = { $seat } { event-settled.deed }
    .deed = a fini de poser.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = avez fini de poser.
event-final = { $seat } { event-final.deed }
    .deed =
        { $points ->
            [one] termine avec { $points } point.
           *[other] termine avec { $points } points.
        }
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        { $points ->
            [one] terminez avec { $points } point.
           *[other] terminez avec { $points } points.
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
ended-final = L’hiver est fini : les quatre saisons ont été jouées.

## Que faire maintenant

round-named = { $season }, saison { $round } sur 4
prompt-turn =
    { $outbid ->
        [0] À vous ({ $season }) : enchérissez sur une tuile, utilisez-en une, ou passez.
        [one] À vous ({ $season }) : enchérissez, utilisez une tuile, ou passez. Votre ouvrier dépassé peut aller ailleurs.
       *[other] À vous ({ $season }) : enchérissez, utilisez une tuile, ou passez. Vos { $outbid } ouvriers dépassés peuvent aller ailleurs.
    }
prompt-workers =
    { $kind ->
        [use] Utiliser « { $tile } » : ouvriers à envoyer, d’une même couleur, de { $least } à { $most }.
        [use-of] Utiliser « { $tile } » : ouvriers { $colour-plural } à envoyer, de { $least } à { $most }.
        [exactly] Utiliser « { $tile } » : ouvriers à envoyer, d’une même couleur, exactement { $least }.
        [exactly-of] Utiliser « { $tile } » : ouvriers { $colour-plural } à envoyer, exactement { $least }.
        [more-use] { piece-chain-use }.
        [more-exactly] { piece-chain-use-exactly }.
        [more-bid] { piece-chain-bid }.
        [bid-of] Enchérir sur « { $tile } » : ouvriers { $colour-plural } à envoyer, au moins { $least }.
       *[bid] Enchérir sur « { $tile } » : ouvriers à envoyer, d’une même couleur, au moins { $least }.
    }
prompt-picked = Choisissez combien d’ouvriers envoyer.
prompt-pay = Payez l’effet de « { $tile } ».
prompt-choose = Choisissez la ressource que « { $tile } » vous donne.
prompt-haul =
    { $may ->
        [move] Déplacements restants : { $moves }. Soulevez une ressource ou terminez.
        [upgrade] Améliorations restantes : { $upgrades }. Améliorez une tuile ou terminez.
       *[both] Déplacements restants : { $moves }, améliorations : { $upgrades }. Soulevez une ressource, améliorez une tuile ou terminez.
    }
prompt-carry = Posez la ressource ({ $resource }) sur une tuile voisine. Déplacements restants : { $moves }.
prompt-spend = Amélioration de « { $tile } » : choisissez la prochaine ressource à payer.
prompt-spend-skill = Amélioration de « { $tile } » : choisissez la compétence à payer.
prompt-boat =
    { $season-id ->
        [winter] Choisissez un bateau : il rejoint votre village et compte à la fin.
       *[other] Choisissez un bateau : les ouvriers et compétences à bord sont à vous.
    }
prompt-place =
    { $doing ->
        [where] « { $tile } » : choisissez sa place.
        [turn] « { $tile } » : touchez-la ou cliquez dessus pour la tourner, ou choisissez son sens.
       *[which]
            { $count ->
                [0] Toutes les nouvelles tuiles sont placées. Validez, ou reprenez-les.
                [one] Ajoutez votre nouvelle tuile au village.
               *[other] Ajoutez vos { $count } nouvelles tuiles au village.
            }
    }
prompt-select = Pour chacune de vos tuiles d’hiver, décidez : la mettre aux enchères, où tous peuvent enchérir, ou la garder. Il en faut au moins une.
prompt-flip = Améliorez une tuile gratuitement, ou terminez.
prompt-over = La partie est finie.
repeat-do = { $move } jusqu’à la fin de la saison
repeat-on = Ne plus passer
repeat-over-round = La saison est finie : c’est de nouveau à vous de décider.
repeat-over-upset = On a surenchéri sur vous : c’est de nouveau à vous de décider.
waiting-turn = On attend { $seat }, qui doit enchérir, utiliser une tuile ou passer.
waiting-workers = On attend { $seat }, qui doit envoyer des ouvriers.
waiting-pay = On attend { $seat }, qui doit payer un effet.
waiting-choose = On attend { $seat }, qui doit choisir une ressource.
waiting-haul = On attend { $seat }, qui doit transporter et améliorer.
waiting-carry = On attend { $seat }, qui doit poser une ressource.
waiting-spend = On attend { $seat }, qui doit payer une amélioration.
waiting-spend-skill = On attend { $seat }, qui doit payer une compétence.
waiting-boat = On attend { $seat }, qui doit choisir un bateau.
waiting-place = On attend { $seat }, qui doit agrandir son village.
waiting-select = On attend { $seat }, qui doit choisir des tuiles d’hiver.
waiting-flip = On attend { $seat }, qui doit décider de l’amélioration gratuite.
action-pass = Passer
action-bid = Enchérir sur « { $tile } »
action-use = Utiliser « { $tile } »
action-group = Reprendre le groupe dépassé de « { $tile } »
action-workers = Envoyer { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }
action-done = C’est tout
action-pay-worker = Payer un ouvrier { $colour }
action-pay-group = Payer tout le groupe près de « { $tile } »
action-pay-skill = Payer une compétence : { $skill }
action-choose = Prendre : { $resource }
action-carry = Soulever sur « { $tile } » : { $resource }
action-to = Poser sur « { $tile } »
action-upgrade = Améliorer « { $tile } »
action-spend = Payer : { $resource }
action-spend-skill = Payer pour l’amélioration : { $skill }
action-finish = Terminer
action-boat = Choisir le bateau « { $boat } »
action-offer = Mettre aux enchères « { $tile } »
action-keep = Écarter « { $tile } »
action-place = Placer « { $tile } »
action-beside = Au { $direction } de « { $tile } »
action-turn =
    { $steps ->
        [0] La poser ainsi
        [one] Tourner de { $steps } cran dans le sens horaire
       *[other] Tourner de { $steps } crans dans le sens horaire
    }
action-rearrange = Reprendre toutes les nouvelles tuiles
action-settle = Valider le village

## Plusieurs choix d’une même sorte sur une ligne

several-bid = Enchérir sur une tuile
several-use = Utiliser une tuile
several-group = Reprendre un groupe dépassé
several-workers = Envoyer des ouvriers
several-pay-worker = Payer un ouvrier
several-pay-group = Payer tout un groupe
several-pay-skill = Payer une compétence
several-choose = Prendre une ressource
several-carry = Soulever une ressource
several-to = Poser sur une tuile
several-upgrade = Améliorer une tuile
several-spend = Payer une ressource
several-spend-skill = Payer l’amélioration avec une compétence
several-boat = Choisir un bateau
several-offer = Mettre une tuile aux enchères
several-keep = Écarter une tuile
several-place = Placer une tuile
several-beside = Poser à côté d’une tuile
several-turn = Tourner

## Coups refusés

refused-over = La partie est finie.
refused-not-your-turn = C’est à quelqu’un d’autre. Attendez votre tour.
refused-bid-use-or-pass = À votre tour, enchérissez, utilisez une tuile ou passez. Choisissez d’abord une tuile.
refused-send-workers = Choisissez d’abord les ouvriers pour l’enchère ou l’utilisation commencée, ou annulez-la.
refused-pay-first = Payez d’abord l’effet de la tuile.
refused-choose-resource = Choisissez d’abord la ressource que donne la tuile.
refused-haul = Déplacez des ressources, améliorez des tuiles ou terminez.
refused-put-down = Posez d’abord la ressource sur une tuile voisine.
refused-pay-upgrade = Payez d’abord l’amélioration commencée.
refused-choose-boat = On choisit maintenant un bateau. Prenez-en un de la rangée.
refused-place-tiles = Les villages grandissent. Placez les tuiles remportées.
refused-select-winter = On choisit les tuiles d’hiver. Décidez pour l’une des vôtres.
refused-flip = D’abord l’amélioration gratuite du Flipper. Choisissez une tuile ou terminez.
refused-ready = Vous avez fini ; attendez les autres.
refused-not-on-offer = Cette tuile n’est pas aux enchères. Choisissez-en une au centre.
refused-colour = Cette tuile a une autre couleur. Prenez cette couleur ou une autre tuile.
refused-group-colour = Votre groupe y est d’une autre couleur. Ajoutez des ouvriers de cette couleur.
refused-one-colour = Tous les ouvriers d’une action sont de la même couleur. Choisissez celle-là.
refused-not-highest = Ce ne serait pas la plus haute enchère. Envoyez plus d’ouvriers.
refused-cannot-outbid = Il vous manque des ouvriers de la bonne couleur pour y mener. Choisissez une autre tuile.
refused-no-group = Choisissez d’abord les ouvriers pour l’action commencée. Pour une autre tuile, annulez-la.
refused-winning-group = Un groupe en tête reste en place. Choisissez un groupe dépassé.
refused-group-stays = Vos ouvriers près de cette tuile restent et comptent déjà. Ajoutez-en d’autres.
refused-group-taken = Vous avez déjà pris ce groupe. Choisissez-en un autre.
refused-no-such-workers = Vous n’avez pas tant d’ouvriers de cette couleur. Envoyez-en moins.
refused-nobody-moves = Au moins un ouvrier doit partir. Choisissez un groupe ou des ouvriers.
refused-colour-named = Cette couleur est déjà choisie. Prenez-en une autre ou terminez.
refused-not-usable = Cette tuile ne peut pas servir maintenant. Choisissez-en une aux enchères ou dans un village.
refused-no-effect = Cette tuile ne reçoit jamais d’ouvriers. Choisissez-en une autre.
refused-winter-offer = En hiver, on ne peut qu’enchérir sur les tuiles du centre. Utilisez-en une d’un village.
refused-too-few = Il faut plus d’ouvriers qu’à la dernière utilisation. Envoyez-en plus.
refused-tile-full = Pas plus de six ouvriers par tuile et par saison. Choisissez-en une autre.
refused-cannot-use = Vous n’avez pas d’ouvriers pour cette tuile. Choisissez-en une autre.
refused-cannot-pay = Vous ne pourriez plus payer l’effet. Gardez de quoi payer.
refused-no-benefit = À cette table, une utilisation doit rapporter quelque chose. Choisissez une autre tuile.
refused-wrong-payment = L’effet demande autre chose. Choisissez ce qui brille.
refused-group-payment = À cette table, on ne paie pas avec un groupe. Payez avec un de vos ouvriers.
refused-not-a-choice = Cette ressource n’est pas proposée ou est épuisée. Choisissez-en une autre.
refused-no-budget = Tous les déplacements sont faits. Améliorez ou terminez.
refused-moves-come-first = À cette table, on déplace avant d’améliorer. Améliorez encore ou terminez.
refused-no-resource = Pas de telle ressource à cet endroit de votre village. Choisissez une autre tuile.
refused-no-road = Aucune route n’y mène. Choisissez une tuile reliée par une route.
refused-not-yours = Cette tuile n’est pas dans votre village. Choisissez une des vôtres.
refused-not-upgradable = Cette tuile ne s’améliore pas. Choisissez-en une autre.
refused-upgraded = Cette tuile est déjà améliorée. Choisissez-en une autre.
refused-no-upgrade = Plus d’amélioration disponible. Déplacez des ressources ou terminez.
refused-cost = Les ressources doivent être sur cette tuile, et les compétences à vous. Réunissez-les d’abord.
refused-counter = Le coût ne se paie pas ainsi. Nommez les ressources dans l’ordre bois, pierre, fer, or.
refused-boat-gone = Ce bateau est pris. Choisissez-en un autre.
refused-not-dealt = Cette tuile d’hiver n’est pas à vous, ou vous avez déjà décidé. Choisissez-en une autre.
refused-choose-one = Il faut au moins une tuile d’hiver aux enchères. Proposez celle-ci.
refused-not-gained = Vous n’avez pas à placer cette tuile. Choisissez-en une que vous avez remportée.
refused-no-position = Cette tuile ne va nulle part pour l’instant. Placez-en une autre d’abord ou réarrangez.
refused-name-tile = Choisissez d’abord la tuile à placer.
refused-name-cell = Choisissez d’abord où va la tuile.
refused-not-in-village = Une nouvelle tuile touche une tuile de votre village. Choisissez un tel endroit.
refused-occupied = Il y a déjà une tuile. Choisissez un endroit libre.
refused-other-name = Cet endroit porte le nom de sa première voisine. Choisissez-le depuis celle-ci.
refused-edges = Les bords ne s’accordent pas : route à route, champ à champ, eau à eau. Tournez la tuile ou choisissez un autre endroit.
refused-nothing-to-rearrange = Rien à reprendre, ou vous l’avez déjà fait deux fois. Continuez à placer.
refused-still-to-place = Il vous reste une tuile à placer. Placez-la d’abord.
refused-leaves-no-room = Ainsi, les tuiles qui restent à placer n’iraient plus nulle part. Tournez celle-ci ou choisissez un autre endroit.
lacks-use-colour =
    { $have ->
        [0] Les ouvriers ici sont { $colour-plural } : l’utiliser en demande au moins { $count } ; vous n’en avez aucun.
       *[other] Les ouvriers ici sont { $colour-plural } : l’utiliser en demande au moins { $count } ; vous en avez { $have }.
    }
lacks-bid-colour =
    { $have ->
        [0] Pour mener ici, il faut au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    } ; vous n’en avez aucun.
       *[other] Pour mener ici, il faut au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    } ; vous en avez { $have }.
    }
lacks-colour = Ici, il faut des ouvriers { $colour-many }.
lacks-turn = La tuile est déjà posée ici : touchez-la ou cliquez dessus pour la tourner, puis confirmez.
lacks-water = De ce côté de « { $tile } », il y a de l’eau, et « { $placed } » n’en a pas : elle ne peut pas aller ici.
lacks-match = De quelque façon qu’on tourne « { $tile } », ses bords ne s’accordent pas ici : route à route, champ à champ, eau à eau.
lacks-tiles = Toutes les tuiles remportées sont placées. Validez le village ou reprenez les nouvelles tuiles.
lacks-both-colour =
    { $have ->
        [0] Ouvriers { $colour-plural } pour l’utiliser : { $count }. Pour y mener : { $bid }. Vous n’en avez aucun.
       *[other] Ouvriers { $colour-plural } pour l’utiliser : { $count }. Pour y mener : { $bid }. Vous en avez { $have }.
    }
lacks-room = Il y a déjà { $standing } ouvriers ici et la prochaine utilisation en demande au moins { $least } : cela ferait plus de six. La tuile est pleine pour cette saison.
lacks-skill = L’utiliser coûte une compétence : { $skill }. Vous n’en avez pas.
lacks-any-skill = L’utiliser coûte une compétence au choix. Vous n’en avez pas.
lacks-payment = L’utiliser coûte un ouvrier de plus ({ $colour }), qui doit vous rester. Il ne vous en resterait pas.
lacks-any-payment = L’utiliser coûte un ouvrier de plus, qui doit vous rester. Il ne vous en resterait pas.
lacks-use =
    { $count ->
        [one] L’utiliser demande au moins { $count } ouvrier ; vous en avez { $have }.
       *[other] L’utiliser demande au moins { $count } ouvriers d’une même couleur ; vous en avez { $have }.
    }
lacks-bid =
    { $count ->
        [one] Pour y mener il faut { $count } ouvrier ; vous en avez { $have }.
       *[other] Pour y mener il faut { $count } ouvriers d’une même couleur ; vous en avez { $have }.
    }

## Options

option-extra-worker-may-come-from-outbid-group = Payer avec un groupe dépassé
option-extra-worker-may-come-from-outbid-group-text = Peut-on céder tout un groupe dépassé pour un effet qui coûte un ouvrier ?
option-boat4a-applies-to-turn-order-tiles = Bateau 4a et ordre du tour
option-boat4a-applies-to-turn-order-tiles-text = Le bateau d’été 4a permet-il aussi d’enchérir d’une autre couleur sur l’ordre du tour ?
option-boat3b-resources-score-as-gold = Le bateau 3b fait de l’or
option-boat3b-resources-score-as-gold-text = Avec le bateau d’été 3b, toute ressource peut-elle compter comme or à la fin et valoir un point ?
option-purple-wild-requires-winning-winter-bid = Pion violet sur enchère
option-purple-wild-requires-winning-winter-bid-text = Le pion violet ne remplace-t-il un élément que pour qui l’a remporté en hiver ? Sinon, pour qui le détient.
option-boat2a-may-cross-water = Bateau 2a sur l’eau
option-boat2a-may-cross-water-text = Avec le bateau d’été 2a, les ressources traversent-elles aussi l’eau ?
option-boat-skill-tokens-public = Compétences visibles sur les bateaux
option-boat-skill-tokens-public-text = Tout le monde voit-il quelles compétences sont sur les bateaux ?
option-interleave-moves-and-upgrades = Déplacer et améliorer en alternance
option-interleave-moves-and-upgrades-text = Peut-on encore déplacer après une amélioration ? Sinon, tous les déplacements d’abord.
option-use-without-benefit-allowed = Utilisation sans gain
option-use-without-benefit-allowed-text = Peut-on utiliser une tuile qui ne rapporterait rien ?
option-sea-bastion-mode = Sea Bastion
option-sea-bastion-mode-text = Quelles tuiles sur des routes fermées compte le Sea Bastion ?
option-sea-bastion-mode-single-closed-trail = un seul circuit
option-sea-bastion-mode-every-loop = toutes les boucles
option-bag-count-public = Nombre d’ouvriers dans le sac
option-bag-count-public-text = Tout le monde voit-il combien d’ouvriers sont dans le sac ?
option-tie-break = Égalité
option-tie-break-text = Qui gagne si plusieurs ont le plus de points ?
option-tie-break-shared = tous ensemble
option-tie-break-start-player = première place à partir du pion violet

## D’où viennent les points

breakdown-tile = { $tile }
breakdown-turn-order = { $tile } : voisines
breakdown-boat =
    { $tile-id ->
        [keyflower] Bateau « { $tile } » : transport
        [sea-bastion] Bateau « { $tile } » : route fermée
        [sea-breese] Bateau « { $tile } » : bateaux à la suite
        [white-wind] Bateau « { $tile } » : { $items }
       *[other] Bateau « { $tile } »
    }
breakdown-winter = { $tile } : { $items }
breakdown-yard = { $tile } : { $items }
breakdown-gold = Or non employé ailleurs
breakdown-items =
    { $item ->
        [blue]
            { $number ->
                [one] { $number } ouvrier bleu
               *[other] { $number } ouvriers bleus
            }
        [red]
            { $number ->
                [one] { $number } ouvrier rouge
               *[other] { $number } ouvriers rouges
            }
        [yellow]
            { $number ->
                [one] { $number } ouvrier jaune
               *[other] { $number } ouvriers jaunes
            }
        [green]
            { $number ->
                [one] { $number } ouvrier vert
               *[other] { $number } ouvriers verts
            }
        [saw]
            { $number ->
                [one] { $number } scie
               *[other] { $number } scies
            }
        [pick]
            { $number ->
                [one] { $number } pioche
               *[other] { $number } pioches
            }
        [anvil]
            { $number ->
                [one] { $number } enclume
               *[other] { $number } enclumes
            }
        [any-resource]
            { $number ->
                [one] { $number } ressource au choix
               *[other] { $number } ressources au choix
            }
        [any-skill]
            { $number ->
                [one] { $number } compétence au choix
               *[other] { $number } compétences au choix
            }
        [wood] { $number } bois
        [stone]
            { $number ->
                [one] { $number } pierre
               *[other] { $number } pierres
            }
        [iron] { $number } fer
       *[gold] { $number } or
    }
breakdown-unused = Inutilisé
breakdown-unused-item = { $items }
breakdown-unseen = Des ouvriers et compétences cachés peuvent rapporter plus
breakdown-purple = Pion violet
tie-otherwise = Égalité : { $seat } vient en premier à partir du pion violet.
    .you = Égalité : vous venez en premier à partir du pion violet.
breakdown-purple-item =
    { $tile ->
        [none] compte comme { $items }
       *[other] compte comme { $items } : { $tile }
    }
breakdown-points = Points
breakdown-to-come = Ce qui comptera : les points de vos tuiles (souvent une fois améliorées), l’or et, après l’hiver, ce que rapportent vos tuiles d’hiver, d’ordre du tour et vos bateaux.

## À quel point chaque partie de la boîte est sûre

confidence-counts = Les pièces de la boîte, huit ouvriers au départ, six par tuile.
confidence-setup = Combien de tuiles selon le nombre de personnes.
confidence-home = Coûts et points des foyers viennent d’une seule source de données.
confidence-boat = Les points des bateaux sont certains, leur chargement vient d’une seule source de données.
confidence-boat-2-score = Que le Sea Breese ait un tableau est certain ; ses nombres viennent d’une seule source.
confidence-turn-order = Les numéros et la tuile violette selon le nombre de personnes ; les bords sont probables.
confidence-turn-order-3-side-b = La seconde face de l’ordre du tour 4 ne sert jamais.
confidence-tile-spring-summer-values = Tuiles de printemps et d’été : les données de deux auteurs concordent pour les vingt, deux faces.
confidence-tile-autumn-values = Tuiles d’automne : d’une seule source, exacte partout où on peut la vérifier.
confidence-tile-winter-values = Tuiles d’hiver : comme la règle les donne.
confidence-tile-summer-boats-abilities = Bateaux d’été : la règle décrit les deux faces des quatre.
confidence-edges-of-all-tiles = Routes et eau au bord de toutes les tuiles : d’une seule source ; tous les nombres de routes de la règle sont respectés.
confidence-options-extra-worker-may-come-from-outbid-group = Un groupe dépassé ne se divise pas, on le paie donc en entier.
confidence-options-boat4a-applies-to-turn-order-tiles = Le texte parle de tuiles de village.
confidence-options-boat3b-resources-score-as-gold = Pris à la lettre ; d’autres jouent peut-être autrement.
confidence-options-purple-wild-requires-winning-winter-bid = Le texte parle de qui a enchéri avec succès.
confidence-options-boat2a-may-cross-water = Le texte nomme les champs, pas l’eau.
confidence-options-boat-skill-tokens-public = La règle ne dit pas si elles sont visibles.
confidence-options-interleave-moves-and-upgrades = Comme on le joue en ligne.
confidence-options-use-without-benefit-allowed = Comme on le joue en ligne.
confidence-options-sea-bastion-mode = Un seul circuit compte ; l’autre lecture compte toute tuile d’une boucle quelconque.
confidence-options-bag-count-public = On a le droit de tâter le sac.
confidence-options-tie-break = La victoire est partagée ; l’autre choix est une règle maison à nous.

## Comment s’appellent les entrées de la boîte

part-counts = dans la boîte
part-workers-blue = ouvriers bleus
part-workers-red = ouvriers rouges
part-workers-yellow = ouvriers jaunes
part-workers-green = ouvriers verts
part-workers-purple = ouvriers violets
part-skill-saw = scies
part-skill-pick = pioches
part-skill-anvil = enclumes
part-tiles-total = tuiles
part-tiles-home = tuiles foyer
part-tiles-boat = bateaux
part-tiles-turn-order = tuiles d’ordre du tour
part-tiles-village = tuiles de village
part-starting-workers = ouvriers au départ
part-max-workers-on-tile = ouvriers au plus sur une tuile
part-setup = au départ
part-players = joueurs
part-homes = tuiles foyer
part-boats = bateaux
part-turn-order-tiles = tuiles d’ordre du tour
part-season-tiles = tuiles d’une saison
part-winter-dealt = tuiles d’hiver par personne
part-number = numéro
part-edges = bords, dans le sens horaire depuis le sud
part-upgrade-cost = coût de l’amélioration
part-basic = face de base
part-upgraded = face améliorée
part-effect = ce qu’elle fait
part-move = déplacements
part-upgrades = améliorations
part-vp = points
part-gain = gain
part-choose-one = un de ceux-ci
part-pay-worker = ouvrier payé
part-pay-skill = compétence payée
part-workers = ouvriers
part-skills = compétences
part-green = ouvriers verts
part-any-resource = ressource au choix
part-any-skill = compétence au choix
part-tile = tuile
part-home = tuile foyer
part-boat = bateau
part-turn-order = tuile d’ordre du tour
part-season = saison
part-upgradable = améliorable
part-summer-boat = bateau d’été
part-row = place dans la rangée
part-min-players = à partir de combien de joueurs
part-goods = chargement
part-score = décompte
part-kind = ce qu’elle compte
part-item = ce qui est compté
part-type = sorte comptée
part-set = ensemble
part-size = taille d’un groupe
part-resource = ressource comptée
part-vp-each = points chacun
part-table = points pour 0 à 5 bateaux
part-side-a = face a
part-side-b = face b
part-purple = apporte le pion violet
part-ability = capacité
word-any = au choix

## Comment jouer

howto-1-title = De quoi il s’agit
howto-1-text = Pendant quatre saisons, vous remportez des tuiles et en bâtissez un village. À votre tour, vous envoyez des ouvriers enchérir sur une tuile ou en utiliser une, ou vous passez. À la fin, vos tuiles rapportent des points : ceux qui y sont imprimés, davantage une fois améliorées, ou pour vos ouvriers, compétences et ressources ; l’or restant compte aussi. Qui a le plus de points après l’hiver gagne.
howto-2-title = Votre tour
howto-2-text = Enchérissez sur une tuile, utilisez-en une ou passez. Après avoir passé, on peut encore jouer. La saison s’achève quand tout le monde passe à la suite.
howto-3-title = Les couleurs
howto-3-text = Les premiers ouvriers d’une tuile fixent sa couleur pour la saison. Dès lors, toute enchère et toute utilisation demandent cette couleur. Les ouvriers verts sont rares : là où le vert est fixé, peu de monde peut suivre.
howto-4-title = Enchérir
howto-4-text = Envoyez plus d’ouvriers que tout autre groupe près de la tuile. Un groupe dépassé peut aller ailleurs plus tard, mais en entier ; un groupe en tête reste.
howto-5-title = Utiliser une tuile
howto-5-text = Utilisez une tuile aux enchères, de votre village ou d’un autre. La première fois au moins un ouvrier, ensuite plus que la fois d’avant, et jamais plus de six par saison. Les ouvriers posés vont à qui possède la tuile à la fin de la saison.
howto-6-title = Ressources et compétences
howto-6-text = Ce que produisent vos tuiles reste dessus ; tout le reste va sur votre foyer. Personne d’autre ne voit vos ouvriers et compétences.
howto-7-title = Transport et améliorations
howto-7-text = Foyer, Écurie, Maréchal-ferrant et Charron déplacent vos ressources par les routes et améliorent vos tuiles. Les ressources du coût doivent être sur la tuile même ; l’or remplace bois, pierre ou fer.
howto-8-title = Fin d’une saison
howto-8-text = Les groupes dépassés reviennent. Qui mène sur une tuile la reçoit, et les ouvriers gagnants vont dans le sac. Puis chacun prend un bateau avec de nouveaux ouvriers et compétences, selon l’ordre du tour.
howto-9-title = Bâtir le village
howto-9-text = Placez les nouvelles tuiles contre les vôtres, tournées à votre gré. Les bords doivent s’accorder : route à route, champ à champ, eau à eau.
howto-10-title = L’hiver et la fin
howto-10-text = En secret, vous choisissez lesquelles de vos tuiles d’hiver iront aux enchères ; chacune compte pour qui la remporte. Elles rapportent pour les ouvriers, compétences et ressources, chacun comptant une seule fois. Bateaux et ordre du tour rejoignent aussi les villages. La meilleure répartition est trouvée pour vous.

## Scene

piece-season = Saison : { $season }.
piece-passes = Passes d’affilée : { $passes } sur { $count }
piece-start = { $seat } a le pion violet et commence.
    .you = Vous avez le pion violet et commencez.
piece-turn = C’est au tour de { $seat }.
    .you = C’est à vous.
piece-next = Tours avant { $seat } : { $place }
    .you = Tours avant le vôtre : { $place }
piece-offer = { $tile }, aux enchères
piece-village = { $tile }, dans le village de { $seat }
    .you = { $tile }, dans votre village
piece-village-upgraded = { $tile }, tuile améliorée, dans le village de { $seat }
    .you = { $tile }, tuile améliorée, dans votre village
piece-aside = { $tile }, à { $seat }, sans place dans le village
    .you = { $tile }, à vous, sans place dans le village
piece-hand = { $tile }, à placer par { $seat }
    .you = { $tile }, que vous devez encore placer
piece-winter =
    { $points ->
        [one] { $tile }, votre tuile d’hiver ; { $points } point pour l’instant, si vous la remportez en hiver
       *[other] { $tile }, votre tuile d’hiver ; { $points } points pour l’instant, si vous la remportez en hiver
    }
piece-winter-offered = { $tile }, votre tuile d’hiver ; vous la mettrez aux enchères
piece-winter-kept = { $tile }, votre tuile d’hiver ; vous l’écartez
piece-worth =
    { $points ->
        [one] Une fois à vous, « { $tile } » rapporterait { $points } point pour l’instant.
       *[other] Une fois à vous, « { $tile } » rapporterait { $points } points pour l’instant.
    }
piece-bid-leads = { $seat } mène sur « { $tile } » : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }.
    .you = Vous menez sur « { $tile } » : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }.
piece-bid-trails = { $seat } a enchéri sur « { $tile } », mais n’est plus en tête : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }.
    .you = Vous avez enchéri sur « { $tile } », mais n’êtes plus en tête : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }. À votre tour, le groupe entier peut aller vers une autre tuile.
piece-bid-lies = { $seat } a enchéri sur « { $tile } » d’une autre couleur que celle de la tuile : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }.
    .you = Vous avez enchéri sur « { $tile } » d’une autre couleur que celle de la tuile : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }.
piece-users = Ouvriers sur « { $tile } » : { $count }. Il en faut au moins { $next } la prochaine fois.
piece-users-full = Ouvriers sur « { $tile } » : { $count }. Plus d’utilisation cette saison.
piece-resource = Sur « { $tile } » : { $count } × { $resource }
piece-boat =
    { $boat } : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }
piece-boat-taken = { $boat } : choisi cette saison
piece-boat-winter = { $boat } : en hiver, on prend le bateau lui-même
piece-queue = Choix d’un bateau, rang { $place } : { $seat }
    .you = { piece-queue }
piece-worker = À vous, à l’abri des regards : { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
piece-skill = À vous, à l’abri des regards : { $count } × { $skill }
piece-seat =
    { $seat } : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }, { $points ->
        [one] { $points } point visible
       *[other] { $points } points visibles
    }
    .you = { piece-seat }
piece-final =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    }
    .you = { piece-final }
piece-seat-ready = { $seat } a fini.
    .you = Vous avez fini.
piece-bag = Ouvriers dans le sac : { $count }
piece-bag-hidden = Le sac d’ouvriers
piece-greens = Ouvriers verts en réserve : { $count }
piece-pile = Compétences dans la pile : { $count }
piece-supply = En réserve : { $count } × { $resource }
piece-chain-bid = Votre enchère sur « { $tile } » : { $count } jusqu’ici, au moins { $least }
piece-chain-use = Utilisation de « { $tile } » : { $count } jusqu’ici, de { $least } à { $most }
piece-chain-use-exactly = Utilisation de « { $tile } » : { $count } jusqu’ici, il en faut { $least }
written-turns = À qui le tour ensuite
written-winter = Tuiles d’hiver : points si remportées
written-order = Ordre du tour
written-order-number = Ordre { $number }
written-owner = { $seat }
    .you = Votre village
written-chain-bid =
    { $count ->
        [0] Combien d’ouvriers ? { $least } ou plus
       *[other] { $count } (au moins { $least })
    }
written-chain-use =
    { $count ->
        [0] Combien d’ouvriers ? De { $least } à { $most }
       *[other] { $count } sur { $least } à { $most }
    }
written-chain-use-exactly =
    { $count ->
        [0] Combien d’ouvriers ? Exactement { $least }
       *[other] { $count } sur { $least }
    }
written-pay = Payez maintenant
written-rearrange = Reprendre { $count }
piece-moves = Déplacements restants : { $moves }. Améliorations restantes : { $upgrades }
piece-carried = Ressource prise sur « { $tile } » : { $resource }
piece-reach = « { $tile } » est à portée ; déplacements restants : { $moves }.
target-workers = Vos ouvriers { $colour-plural }
row-bid-with = Enchérir avec { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }
row-bid-add = Ajouter { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    } : { $total } en tout
row-bid-other =
    { $outbid ->
        [0] Enchérir : autre nombre ou couleur
       *[other] Enchérir : autre nombre ou couleur, ou avec un groupe dépassé
    }
row-bid-other-number =
    { $outbid ->
        [0] Enchérir : autre nombre
       *[other] Enchérir : autre nombre, ou avec un groupe dépassé
    }
row-use-with = Utiliser avec { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }
row-use-other =
    { $outbid ->
        [0] Utiliser : autre nombre ou couleur
       *[other] Utiliser : autre nombre ou couleur, ou avec un groupe dépassé
    }
row-use-other-number =
    { $outbid ->
        [0] Utiliser : autre nombre
       *[other] Utiliser : autre nombre, ou avec un groupe dépassé
    }
row-bid-on = Enchérir sur « { $tile } » avec { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }
row-bid-add-on = Ajouter { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    } sur « { $tile } » : { $total } en tout
row-use-of = Utiliser « { $tile } » avec { $number ->
        [one] { $number } ouvrier { $colour }
       *[other] { $number } ouvriers { $colour-many }
    }
row-group = Reprendre le groupe dépassé de « { $tile } » : { $group }
row-place-beside = Poser « { $placed } » au { $direction } de « { $tile } »
row-rearrange =
    { $count ->
        [one] Reprendre « { $tile } »
        [2] Reprendre les deux nouvelles tuiles
       *[other] Reprendre les { $count } nouvelles tuiles
    }
target-tile = { $tile }
# on a tile: where a long word may be parted
written-tile =
    { $tile-id ->
        [alehouse] Bras{"\u00AD"}serie
        [peddler] Colpor{"\u00AD"}teur
        [woodcutter] Bûche{"\u00AD"}ron
        [brewer] Bras{"\u00AD"}seur
        [carpenter] Char{"\u00AD"}pentier
        [farrier] Maréchal-{"\u00AD"}ferrant
        [smelter] Fon{"\u00AD"}deur
        [store] Maga{"\u00AD"}sin
        [tavern] Taver{"\u00AD"}ne
        [blacksmith] Forge{"\u00AD"}ron
        [inn] Auber{"\u00AD"}ge
        [sculptor] Sculp{"\u00AD"}teur
        [apothecary] Apothi{"\u00AD"}caire
        [jeweller] Joail{"\u00AD"}lier
        [keythedral] Cathé{"\u00AD"}drale de la Clé
       *[other] { $tile }
    }
target-boat = { $boat }
brief-bid =
    { $count ->
        [one] enchérir avec { $count } ouvrier ou plus
       *[other] enchérir avec { $count } ouvriers ou plus
    }
brief-bid-colour = enchérir avec au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
brief-bid-more = ajouter au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    } : { $total } en tout
brief-use =
    { $count ->
        [one] l’utiliser avec { $count } ouvrier : { $does }
       *[other] l’utiliser avec { $count } ouvriers : { $does }
    }
brief-use-colour = l’utiliser avec { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    } : { $does }
brief-idle = l’utiliser ne rapporterait rien maintenant
brief-order =
    { $marker ->
        [none] choix du bateau au rang { $number }
       *[next] choix du bateau au rang { $number }, et vous commencez la saison suivante
    }
preview-may-join =
    { $count ->
        [0] là, aucune route ne peut la relier : les ressources n’y passeraient pas
       *[other] une route peut la relier à { $tiles }
    }
preview-one-way = n’y tient que dans ce sens
preview-turn = la tourner encore
preview-joins =
    { $count ->
        [0] aucune route ne la relie à une autre : les ressources n’y passent pas
       *[other] reliée par route à { $tiles } : les ressources y passent
    }
preview-either = Vous pouvez enchérir dessus ou l’utiliser.
preview-bid-means = à vous en fin de saison, si personne n’enchérit davantage ; ces ouvriers en sont le prix
preview-tile-does = effet : { $does }
preview-tile-scores = à la fin : { $does }
preview-order =
    { $marker ->
        [next] vous choisissez un bateau au rang { $number } et commencez la saison suivante, si personne n’enchérit davantage ; ces ouvriers en sont le prix
        [winter] vous choisissez un bateau au rang { $number } et recevez le pion violet, si personne n’enchérit davantage
       *[none] vous choisissez un bateau au rang { $number }, si personne n’enchérit davantage ; ces ouvriers en sont le prix
    }
preview-use-means = travaille pour vous tout de suite ; ces ouvriers iront à qui remporte la tuile
preview-bid =
    { $count ->
        [one] une enchère demande au moins { $count } ouvrier
       *[other] une enchère demande au moins { $count } ouvriers
    }
preview-use =
    { $count ->
        [one] l’utiliser demande au moins { $count } ouvrier
       *[other] l’utiliser demande au moins { $count } ouvriers
    }
preview-locks = fixe la couleur de la tuile : { $colour }
preview-pass =
    { $left ->
        [one] vous ne faites rien maintenant ; la saison s’achève si la personne suivante passe aussi, sinon vous pourrez agir à nouveau
       *[other] vous ne faites rien maintenant ; la saison s’achève si les { $left } suivants passent aussi, sinon vous pourrez agir à nouveau
    }
preview-pass-last = tous les autres ont passé : la saison s’achève ainsi
preview-pass-gets =
    { $count ->
        [0] pour l’instant vous n’obtenez aucune tuile
       *[other] pour l’instant vous obtenez { $tiles }
    }
preview-total = en tout { $count }
preview-short = il en manque encore { $count }
preview-bid-colour = une enchère demande au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
preview-use-colour = l’utiliser demande au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
preview-least =
    { $count ->
        [one] au moins { $count } ouvrier
       *[other] au moins { $count } ouvriers
    }
preview-least-colour = au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
preview-pay-worker = coûte aussi un ouvrier { $colour }
preview-pay-any-worker = coûte un ouvrier de plus
preview-pay-skill = coûte une compétence : { $skill }
preview-pay-any-skill = coûte 1 compétence au choix
preview-gain =
    vous obtenez { $count ->
        [one] { $count } { $resource }
       *[other] { $count } { $resource-s }
    }, sur « { $tile } »
preview-gain-choice = vous obtenez une ressource parmi { $count }, sur « { $tile } »
preview-gain-home =
    vous obtenez { $count ->
        [one] { $count } { $resource }
       *[other] { $count } { $resource-s }
    }, sur votre foyer
preview-gain-choice-home = vous obtenez une ressource parmi { $count }, sur votre foyer
preview-workers-go = les ouvriers iront à { $seat } en fin de saison
    .you = les ouvriers vous reviennent en fin de saison
preview-transport =
    { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } et { $upgrades ->
        [one] { $upgrades } amélioration
       *[other] { $upgrades } améliorations
    }
preview-greens =
    { $count ->
        [one] { $count } ouvrier vert
       *[other] { $count } ouvriers verts
    }
preview-draw-workers =
    { $count ->
        [one] { $count } ouvrier du sac
       *[other] { $count } ouvriers du sac
    }
preview-draw-skills =
    { $count ->
        [one] { $count } compétence de la pile
       *[other] { $count } compétences de la pile
    }
preview-nothing =
    { $kind ->
        [haul] ne vous rapporte rien maintenant : rien à déplacer ni à améliorer dans votre village
       *[none] ne vous rapporte rien maintenant : il n’en reste plus
    }
preview-load =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }
preview-moves = déplacements restants ensuite : { $moves }
preview-lost =
    { $kind ->
        [moves]
            { $moves ->
                [one] { $moves } déplacement est perdu
               *[other] { $moves } déplacements sont perdus
            }
        [upgrades]
            { $upgrades ->
                [one] { $upgrades } amélioration est perdue
               *[other] { $upgrades } améliorations sont perdues
            }
       *[both] déplacements perdus : { $moves }, améliorations perdues : { $upgrades }
    }
preview-points =
    { $points ->
        [one] vous vaudrait { $points } point pour l’instant
       *[other] vous vaudrait { $points } points pour l’instant
    }
preview-points-won =
    { $points ->
        [one] si vous la remportez, { $points } point pour l’instant
       *[other] si vous la remportez, { $points } points pour l’instant
    }
preview-upgrade = coût : { $cost }
preview-upgraded = améliorée : { $does }
preview-pays = vous payez { $goods }
preview-points-more =
    { $points ->
        [one] { $points } point de plus pour vous, pour l’instant
       *[other] { $points } points de plus pour vous, pour l’instant
    }
preview-points-fewer =
    { $points ->
        [one] { $points } point de moins pour vous, pour l’instant
       *[other] { $points } points de moins pour vous, pour l’instant
    }
paid-instead =
    { $missing ->
        [wood] { $number } × { $resource } (à la place du bois)
        [stone] { $number } × { $resource } (à la place de la pierre)
        [iron] { $number } × { $resource } (à la place du fer)
       *[gold] { $number } × { $resource } (à la place de l’or)
    }
preview-keep = personne ne l’aura, vous non plus
preview-offer = en hiver, elle ira à qui enchérit le plus

## Les fiches : ce que chaque chose est et fait

card-tiles =
    { $season-id ->
        [spring] Tuiles de printemps
        [summer] Tuiles d’été
        [autumn] Tuiles d’automne
       *[winter] Tuiles d’hiver
    }
card-homes = Foyers
card-orders = Ordre du tour
card-boats = Bateaux
card-workers = Ouvriers
card-resources = Ressources
card-skills = Compétences
card-seasons = Saisons
card-tile =
    { $season-id ->
        [spring] Tuile de printemps
        [summer] Tuile d’été
        [autumn] Tuile d’automne
       *[winter] Tuile d’hiver
    }
card-home = Tuile foyer
card-order = Ordre du tour : tuile aux enchères à chaque saison ; elle reste sur la table jusqu’à l’hiver.
card-boat = Bateau : à la fin de chaque saison, tout le monde en prend un.
card-summer-boat = Bateau d’été : sa face visible aide le village où il se trouve ; on ne peut pas l’utiliser.
card-basic = Face de base : { $does }
card-upgraded = Face améliorée : { $does }
card-face-a = Son effet : { $does }
card-face-b = Son autre face, non visible ici, donnerait : { $does }
card-either-face = L’une de ses faces, au hasard : { $does }
card-cost = L’amélioration coûte { $cost } sur la tuile même. Une fois améliorée : { $does }
card-cost-skills = L’amélioration coûte { $cost }, pris dans vos compétences. Une fois améliorée : { $does }
card-scores = À la fin : { $does }
card-order-scores = Remportée en hiver, elle rejoint le village et rapporte : { $does }
card-lands = Les ressources vont sur la tuile si elle est dans votre village, sinon sur votre foyer.
card-choice = au choix : { $goods }
card-nothing = rien
card-per-group =
    { $item ->
        [worker] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } tous les { $count } ouvriers, de toutes couleurs
        [skill] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } toutes les { $count } compétences, de toutes sortes
       *[resource] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } toutes les { $count } ressources, de toutes sortes
    }
card-per-set =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par lot : { $goods }
card-per-item =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chaque { $counted ->
        [blue] ouvrier bleu
        [red] ouvrier rouge
        [yellow] ouvrier jaune
        [green] ouvrier vert
        [saw] scie
        [pick] pioche
        [anvil] enclume
        [wood] unité de bois
        [stone] pierre
        [iron] unité de fer
       *[gold] unité d’or
    }
card-per-chosen =
    { $item ->
        [worker]
            { $points ->
                [one] { $points } point par ouvrier d’une même couleur, la meilleure pour vous
               *[other] { $points } points par ouvrier d’une même couleur, la meilleure pour vous
            }
        [skill]
            { $points ->
                [one] { $points } point par compétence d’une même sorte, la meilleure pour vous
               *[other] { $points } points par compétence d’une même sorte, la meilleure pour vous
            }
       *[resource]
            { $points ->
                [one] { $points } point par ressource d’une même sorte, la meilleure pour vous
               *[other] { $points } points par ressource d’une même sorte, la meilleure pour vous
            }
    }
card-yard =
    { $lying ->
        [wood] chaque unité de bois qui s’y trouve à la fin vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [stone] chaque unité de pierre qui s’y trouve à la fin vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [iron] chaque unité de fer qui s’y trouve à la fin vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [gold] chaque unité d’or qui s’y trouve à la fin vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[any] chaque ressource qui s’y trouve à la fin vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
card-per-neighbour =
    { $points ->
        [one] { $points } point par tuile voisine
       *[other] { $points } points par tuile voisine
    }
card-per-capacity =
    { $points ->
        [one] { $points } point par déplacement que donnent vos tuiles de transport
       *[other] { $points } points par déplacement que donnent vos tuiles de transport
    }
card-road-loop =
    { $points ->
        [one] { $points } point par tuile de votre meilleure route fermée
       *[other] { $points } points par tuile de votre meilleure route fermée
    }
card-boat-chain = pour 1, 2, 3, 4 ou 5 bateaux à la suite depuis l’eau de votre foyer : { $n1 }, { $n2 }, { $n3 }, { $n4 } ou { $n5 } points
card-free-upgrade = avant le décompte, une tuile est améliorée gratuitement
card-per-worker =
    { $points ->
        [one] { $points } point par ouvrier qui ne compte pas ailleurs
       *[other] { $points } points par ouvrier qui ne compte pas ailleurs
    }
card-boat-workers = quand vous prenez un bateau, vous piochez aussi deux ouvriers dans le sac
card-boat-green = quand vous prenez un bateau, vous recevez aussi un ouvrier vert
card-cross-fields = vos ressources traversent aussi les champs, et les bords n’ont pas à s’accorder quand vous placez
card-double-transport = votre transport donne deux fois plus de déplacements et d’améliorations
card-upgrade-substitution = quand vous améliorez, toute ressource peut en remplacer une autre
card-score-substitution = à la fin, chacune de vos ressources peut compter comme une autre
card-counter-bid = face à une enchère bleue, rouge ou jaune, vous pouvez enchérir d’une autre couleur
card-use-any-colour = une tuile qui a déjà une couleur, vous l’utilisez avec des ouvriers de n’importe quelles couleurs
card-order-number = Qui la remporte choisit un bateau au rang { $number }.
card-order-purple = Elle apporte aussi le pion violet : qui l’a commence la saison suivante.
card-load =
    { $season-id ->
        [spring] Au printemps :
        [summer] En été :
       *[autumn] En automne :
    } { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $skills ->
        [one] { $skills } compétence
       *[other] { $skills } compétences
    }
card-boat-itself = En hiver, le bateau lui-même rejoint votre village.
card-takes =
    { $count ->
        [one] Enchérir ou utiliser demande au moins { $count } ouvrier
       *[other] Enchérir ou utiliser demande au moins { $count } ouvriers
    }
card-takes-colour = Enchérir ou utiliser demande au moins { $count ->
        [one] { $count } ouvrier { $colour }
       *[other] { $count } ouvriers { $colour-many }
    }
card-transport = Un déplacement mène une de vos ressources par une route à la tuile voisine ; une amélioration retourne une de vos tuiles.
card-lies = Dessus : { $goods }
card-placed-upgraded = Elle est améliorée, dans le village de { $seat }.
    .you = Elle est améliorée, dans votre village.
card-unfit = « { $tile } » ne peut pas aller ici
card-aside = Elle n’a pas de place dans le village de { $seat }.
    .you = Elle n’a pas de place dans votre village.
card-to-place = { $seat } doit encore la placer.
    .you = Vous devez encore la placer.
card-winter-offered = Vous la mettrez aux enchères : elle compte pour qui la remporte.
card-winter-kept = Votre tuile d’hiver : vous l’écartez.
card-yours-in-winter = En hiver, vous pourrez la mettre aux enchères ; elle compte pour qui la remporte. Personne d’autre ne la voit.
card-moored = Il est dans la rangée des bateaux.
card-not-here = N’est pas sur la table en ce moment.
card-on-board = À bord maintenant : { $goods }
card-brings =
    { $points ->
        [one] Rapporte { $points } point à son village pour l’instant.
       *[other] Rapporte { $points } points à son village pour l’instant.
    }
card-worker = Ouvrier : { $colour }
card-purple-starts = Qui l’a commence la saison suivante.
card-purple-counts = Qui le remporte en hiver le compte à la fin comme un ouvrier, une compétence ou une ressource de son choix.
card-resource = { $resource }
card-in-village = Dans votre village : { $count }
card-gold = L’or remplace bois, pierre ou fer. À la fin, chaque unité d’or non employée ailleurs vaut un point.
card-skill = Compétence : { $skill }
card-skill-pays = Les compétences paient certains effets et améliorations, et des tuiles d’hiver les comptent. Personne d’autre ne voit les vôtres.
card-passes = Passes d’affilée
card-passes-end = Quand tous passent l’un après l’autre, la saison prend fin. D’ici là, qui a passé peut encore agir.
card-season = { $season }
card-season-gets = En fin de saison, { $seat } obtient pour l’instant : { $tiles }
    .you = En fin de saison, vous obtenez pour l’instant : { $tiles }
card-bag = On y pioche des ouvriers sans regarder ; les ouvriers payés et les enchères gagnantes y vont.
card-pile = La pile des compétences
card-seen = Reçu au vu de tous : { $goods }
card-village = Village de { $seat }
    .you = Votre village
section-offer = Enchères
section-mine = Village
section-others = Les autres
section-boats = Bateaux
section-hand = Ouvriers
section-turn = Tour

## Une première partie guidée

lesson-goal = Bienvenue dans Keyflower ! En quatre saisons, vous remportez des tuiles pour le village né de ce foyer. Améliorations et tuiles d’hiver rapportent le plus (étoiles rouges), et qui a le plus de points après l’hiver gagne.
lesson-offer = Ces tuiles sont aux enchères au printemps. Qui mène sur une tuile à la fin de la saison la reçoit pour son village.
lesson-workers = Vous avez 8 ouvriers, à l’abri des regards. À votre tour, ils servent à enchérir sur une tuile ou à en utiliser une ; sinon, vous passez.
lesson-bid = Enchérissez sur le Bûcheron : choisissez-le et envoyez 1 ouvrier jaune.
lesson-colour = { $seat1 } a surenchéri avec 2 ouvriers jaunes. Le premier ouvrier fixe la couleur de la tuile pour la saison : désormais, seul le jaune compte ici.
lesson-group = Un groupe dépassé peut aller ailleurs, mais en entier. Enchérissez sur le Carrier : reprenez votre groupe du Bûcheron et ajoutez 1 ouvrier jaune.
lesson-use = Vous pouvez utiliser n’importe quelle tuile, même si un autre groupe y mène. Placez 1 ouvrier jaune sur le Bûcheron : 2 bois vont sur votre foyer. La fois suivante, il faudrait au moins 2 ouvriers.
lesson-whose = Les ouvriers posés sur une tuile vont à qui la possède en fin de saison : le vôtre ne reviendra pas. Vous menez sur le Carrier : utilisez-le avec 1 ouvrier jaune pour 2 pierres.
lesson-home = Bois et pierre sont maintenant sur votre foyer. Un foyer déplace des ressources et améliore des tuiles : utilisez le vôtre avec 1 ouvrier bleu.
lesson-upgrade = Améliorer cette tuile coûte 1 bois et 1 pierre, qui doivent être sur la tuile même. Améliorez-la : elle vaut 5 points et déplace davantage.
lesson-order = { $seat1 } a aussi amélioré son foyer, avec de l’or au lieu de bois. Enchérissez avec 1 ouvrier bleu sur l’ordre du tour : qui l’emporte choisit son bateau en premier et commence la saison suivante.
lesson-pass = { $seat1 } a passé. Les ouvriers gardés restent à vous, et la saison s’achève quand tout le monde passe à la suite. Passez aussi.
lesson-won = Le Carrier est à vous. Les 2 ouvriers de votre enchère sont dans le sac, mais celui qui était sur la tuile vous est revenu. Les tuiles sans enchère ont quitté la partie.
lesson-boat = Chaque saison finit par un bateau chacun, avec de nouveaux ouvriers et compétences. Vous choisissez en premier : prenez le Sea Bastion, car sa pioche paie l’amélioration du Carrier.
lesson-place = Placez le Carrier au nord de votre foyer, sans le tourner. Les bords doivent s’accorder : route à route, champ à champ, eau à eau.
lesson-settle = La route entre les deux tuiles laisse passer les ressources. Validez le village ; { $seat1 } place aussi ses tuiles.
lesson-summer = C’est l’été, et vous commencez. Ce que le Carrier vous produit reste maintenant sur lui ; un transport l’amène par les routes là où une amélioration le demande.
lesson-winter = Ces tuiles d’hiver ne sont pas encore à vous : en hiver, vous en mettez aux enchères, et chacune rapporte à qui l’emporte. Amassez les ouvriers, compétences et ressources qu’elles demandent.
lesson-free = Tuiles améliorées et tuiles d’hiver rapportent le plus, et chaque unité d’or restante vaut 1 point. La partie s’achève après l’hiver. Continuez à votre guise !

tip-carry = Un déplacement porte une ressource sur une tuile voisine, par une route. Amenez le coût d’une amélioration sur la tuile même ; les déplacements restants sont perdus.
tip-pay-worker = Cette tuile demande un ouvrier de plus en paiement. Il va dans le sac, et sa couleur peut différer de celle de la tuile.
tip-green = Des ouvriers verts sont en jeu. Mêmes règles pour eux, mais ils sont rares : une tuile verte se dispute difficilement.
tip-place = Vous avez remporté plusieurs tuiles. Placez-les dans l’ordre et le sens que vous voulez ; tant que le village n’est pas validé, vous pouvez les reprendre.
tip-offer = C’est l’hiver : choisissez en secret lesquelles de vos tuiles d’hiver iront aux enchères, au moins une. Tout le monde pourra enchérir : mettez celles qui vous rapporteront le plus.

## Why a turn is good (coach/reasons.py)

reason-workers-more = Il vous reste plus d’ouvriers
reason-workers-theirs = { $seat } aura moins d’ouvriers
reason-skills-more = Vous avez plus de compétences pour payer
reason-resources-more = Bois, pierre et fer dans votre village : +{ $n }
reason-resources-theirs =
    { $n ->
        [one] { $seat } a { $n } ressource de moins (bois, pierre ou fer)
       *[other] { $seat } a { $n } ressources de moins (bois, pierre ou fer)
    }
reason-upgrades-more = Vous approchez de l’amélioration d’une tuile
reason-production-more = Vos tuiles produiront plus pour vous
reason-tiles-led-more =
    { $n ->
        [one] Vous menez sur { $n } tuile de plus : à vous si personne n’enchérit davantage
       *[other] Vous menez sur { $n } tuiles de plus : à vous si personne n’enchérit davantage
    }
reason-tiles-led-theirs =
    { $n ->
        [one] { $seat } mène sur { $n } tuile de moins
       *[other] { $seat } mène sur { $n } tuiles de moins
    }
reason-winter-plans-more = Vous réunissez davantage de ce que comptent vos tuiles d’hiver
reason-turn-order-more = Vous choisissez un bateau plus tôt, si personne n’enchérit davantage
reason-turn-order-theirs = { $seat } choisit un bateau plus tard
reason-begins-more = Vous commencez la saison suivante
reason-begins-theirs = { $seat } ne commence pas la saison suivante
reason-roads-more = Routes qui relient vos tuiles : +{ $n } ; les ressources y circulent
reason-boats-more = Bateaux d’été dans votre village : +{ $n }
