# Troyes en français

## The game

game-name = Troyes
game-blurb = Les dés des soldats, des religieux et des bourgeois bâtissent une cathédrale et défendent une cité médiévale.
game-kind = Placement de dés, objectifs secrets, mode solo contre le Roy
game-length = environ 90 minutes
game-players = de 1 à 4 personnes
game-points = Points de victoire : { $count }

## Things

colour-red = rouge
    .s = rouges
    .f = rouge
colour-white = blanc
    .s = blancs
    .f = blanche
colour-yellow = jaune
    .s = jaunes
    .f = jaune
building-palace = Palais
    .sur = sur le Palais
    .dans = au Palais
    .de = du Palais
building-bishopric = Évêché
    .sur = sur l’Évêché
    .dans = à l’Évêché
    .de = de l’Évêché
building-city-hall = Hôtel de Ville
    .sur = sur l’Hôtel de Ville
    .dans = à l’Hôtel de Ville
    .de = de l’Hôtel de Ville
district-neutral = quartier neutre
source-supply = de la réserve
source-lying-palace = couché sur le Palais
source-lying-bishopric = couché sur l’Évêché
source-lying-city-hall = couché sur l’Hôtel de Ville
space-palace-1 = Palais 1
space-palace-2 = Palais 2
space-palace-3 = Palais 3
space-palace-4 = Palais 4
space-palace-5 = Palais 5
space-palace-6 = Palais 6
space-bishopric-1-1 = Évêché, rangée 1, place 1
space-bishopric-1-2 = Évêché, rangée 1, place 2
space-bishopric-2-1 = Évêché, rangée 2, place 1
space-bishopric-2-2 = Évêché, rangée 2, place 2
space-bishopric-3-1 = Évêché, rangée 3, place 1
space-bishopric-3-2 = Évêché, rangée 3, place 2
space-city-hall-1-1 = Hôtel de Ville, rangée 1, place 1
space-city-hall-1-2 = Hôtel de Ville, rangée 1, place 2
space-city-hall-1-3 = Hôtel de Ville, rangée 1, place 3
space-city-hall-2-1 = Hôtel de Ville, rangée 2, place 1
space-city-hall-2-2 = Hôtel de Ville, rangée 2, place 2
space-city-hall-2-3 = Hôtel de Ville, rangée 2, place 3
activity-artisan = Artisan
activity-merchant = Marchand
activity-miller = Meunier
activity-innkeeper = Aubergiste
activity-blacksmith = Forgeron
activity-militia = Milice
activity-journeyman = Compagnon
activity-goldsmith = Orfèvre
activity-sculptor = Sculpteur
activity-tithing = Dîme
activity-monk = Moine
activity-priest = Prêtre
activity-apprenticeship = Apprentissage
activity-confession = Confession
activity-templar = Templier
activity-pilgrimage = Pèlerinage
activity-procession = Procession
activity-glassblower = Verrier
activity-archer = Archer
activity-chivalry = Chevalerie
activity-diplomat = Diplomate
activity-hunting = Chasse
activity-mercenary = Mercenaire
activity-tax-collector = Percepteur
activity-captain = Capitaine
activity-joust = Joute
activity-troubadour = Troubadour
activity-baker = Boulanger
activity-prior = Prieur
activity-banquet = Banquet
card-marauding = Maraudage
card-brigands-1 = Brigands I
card-brigands-2 = Brigands II
card-brigands-3 = Brigands III
card-skirmishes-1 = Escarmouches I
card-skirmishes-2 = Escarmouches II
card-war = Guerre
card-normans-attack = Attaque des Normands
card-succession-conflict = Querelle de succession
card-theological-conflict = Querelle théologique
card-heresy = Hérésie
card-interruption-of-work = Arrêt des travaux
card-migrant-workers = Ouvriers itinérants
card-drought = Sécheresse
card-support = Soutien
card-civil-war = Guerre civile
card-wayfarers = Voyageurs
card-resistance = Résistance
character-chretien-de-troyes = Chrétien de Troyes
    .counts = Citoyens
character-urbain-iv = Urbain IV
    .counts = Cathédrale
character-thibaut-ii = Thibaut II
    .counts = Deniers
character-hugues-de-payns = Hugues de Payns
    .counts = Influence
character-le-florentin = Le Florentin
    .counts = Hommes de métier
character-henry-i = Henri Iᵉʳ
    .counts = Événements gagnés

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = commence.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = commencez.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } commence.
event-settled = { $seat } { event-settled.deed }
    .deed = place un citoyen : { $space }.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = placez un citoyen : { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } place un citoyen : { $space }.
event-grey-fills =
    { $solo ->
        [1] Le Roy place { $citizens ->
            [one] un citoyen
           *[other] { $citizens } citoyens
        }.
       *[other] Des citoyens neutres prennent { $citizens ->
            [one] la case restée libre
           *[other] les { $citizens } cases restées libres
        }.
    }
event-leroy-fills = Le Roy place { $places }.
told-citizens-in = { $citizens } { $building-dans }
event-round = La manche { $round } commence.
event-below-zero = Les nombres du haut comptent comme si la partie finissait maintenant : chaque niveau de la cathédrale sans cube à soi coûte des points.
event-revealed = Nouvelle activité : { $activity }.
event-income = { $seat } : { event-income.deed }
    .deed =
        { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } de revenu, { $salary } de salaires{ $short ->
            [0] {""}
           *[other] , il en manque { $short }
        }.
    .you =
        Vous recevez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } et en payez { $salary } de salaires{ $short ->
            [0] {""}
           *[other] , il en manque { $short }
        }.
event-rolled = { $seat } { event-rolled.deed }
    .deed =
        lance { $dice ->
            [one] { $dice } dé { $colour }
           *[other] { $dice } dés { $colour-s }
        }.
    .you = { $seat } { event-rolled.you-deed }
    .you-deed =
        lancez { $dice ->
            [one] { $dice } dé { $colour }
           *[other] { $dice } dés { $colour-s }
        }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } lance { $dice ->
        [one] { $dice } dé { $colour }
       *[other] { $dice } dés { $colour-s }
    }.
event-grey-dice =
    { $solo ->
        [1] Le Roy a { $dice ->
            [one] { $dice } dé ; vous pouvez l’acheter.
           *[other] { $dice } dés ; vous pouvez les acheter.
        }
       *[other] Les citoyens neutres ne sont à personne : { $dice ->
            [one] tous peuvent acheter leur dé.
           *[other] tous peuvent acheter leurs { $dice } dés.
        }
    }
event-event-enters = Nouvel événement : { $card }.
event-event-acts = Événement : { $card }.
event-event-idle =
    { $card } : { $why ->
        [1] il ne reste aucun citoyen à placer, il ne se passe rien.
        [2] le citoyen à expulser est protégé, il ne se passe rien.
       *[other] il ne se passe rien cette fois.
    }
event-loses =
    { $card } : { $seat } { $deniers ->
        [0] { $influence ->
            [0] ne perd rien
            [one] perd { $influence } point d’influence
           *[other] perd { $influence } points d’influence
        }
        [one] perd { $deniers } denier
       *[other] perd { $deniers } deniers
    }.
    .you =
        { $card } : vous { $deniers ->
            [0] { $influence ->
                [0] ne perdez rien
                [one] perdez { $influence } point d’influence
               *[other] perdez { $influence } points d’influence
            }
            [one] perdez { $deniers } denier
           *[other] perdez { $deniers } deniers
        }.
event-event-rolls = { $card } : le dé montre { $value }.
event-black-die = Un dé noir à contrer : { $value }.
event-black-dice = Dés noirs à contrer : { $values }, à cause de : { $cards }.
told-card = { $card }
told-value = { $value }
event-counters = { $seat } { event-counters.deed }
    .deed =
        contre { $dice ->
            [one] le { $total } noir
           *[other] { $dice } dés noirs, { $total } au total
        }.
    .you = { $seat } { event-counters.you-deed }
    .you-deed =
        contrez { $dice ->
            [one] le { $total } noir
           *[other] { $dice } dés noirs, { $total } au total
        }.
event-wards = { $seat } { event-wards.deed }
    .deed =
        contre { $black ->
            [one] le { $total } noir
           *[other] { $black } dés noirs, { $total } au total,
        } avec { $dice }.
    .you = { $seat } { event-wards.you-deed }
    .you-deed =
        contrez { $black ->
            [one] le { $total } noir
           *[other] { $black } dés noirs, { $total } au total,
        } avec { $dice }.
event-fails = { $seat } { event-fails.deed }
    .deed = ne peut pas contrer le { $value } noir.
    .you = { $seat } { event-fails.you-deed }
    .you-deed = ne pouvez pas contrer le { $value } noir.
event-points = { $seat } { event-points.deed }
    .deed =
        prend { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }.
    .you = { $seat } { event-points.you-deed }
    .you-deed =
        prenez { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } prend { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
event-rewarded = { $seat } { event-rewarded.deed }
    .deed =
        prend { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } pour { $card }.
    .you = { $seat } { event-rewarded.you-deed }
    .you-deed =
        prenez { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } pour { $card }.
event-grey-rewarded =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } prend { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } pour { $card }.
event-loses-points = { $seat } { event-loses-points.deed }
    .deed =
        perd { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }.
    .you = { $seat } { event-loses-points.you-deed }
    .you-deed =
        perdez { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }.
event-influence = { $seat } { event-influence.deed }
    .deed =
        gagne { $points ->
            [one] { $points } point d’influence
           *[other] { $points } points d’influence
        }.
    .you = { $seat } { event-influence.you-deed }
    .you-deed =
        gagnez { $points ->
            [one] { $points } point d’influence
           *[other] { $points } points d’influence
        }.
event-rerolled = { $seat } { event-rerolled.deed }
    .deed = relance un dé, { $colour } : { $from } devient { $to }.
    .you = { $seat } { event-rerolled.you-deed }
    .you-deed = relancez un dé, { $colour } : { $from } devient { $to }.
event-recruited = { $seat } { event-recruited.deed }
    .deed = recrute un citoyen.
    .you = { $seat } { event-recruited.you-deed }
    .you-deed = recrutez un citoyen.
event-flipped = { $seat } { event-flipped.deed }
    .deed = retourne un dé, { $colour } : { $from } devient { $to }.
    .you = { $seat } { event-flipped.you-deed }
    .you-deed = retournez un dé, { $colour } : { $from } devient { $to }.
event-rerolls = { $seat } { event-rerolls.deed }
    .deed =
        relance un dé pour { $influence ->
            [one] { $influence } point
           *[other] { $influence } points
        } d’influence : { $dice }.
    .you = { $seat } { event-rerolls.you-deed }
    .you-deed =
        relancez un dé pour { $influence ->
            [one] { $influence } point
           *[other] { $influence } points
        } d’influence : { $dice }.
event-turns = { $seat } { event-turns.deed }
    .deed =
        retourne un dé{ $influence ->
            [0] {""}
            [one] {" "}pour { $influence } point d’influence
           *[other] {" "}pour { $influence } points d’influence
        } : { $dice }.
    .you = { $seat } { event-turns.you-deed }
    .you-deed =
        retournez un dé{ $influence ->
            [0] {""}
            [one] {" "}pour { $influence } point d’influence
           *[other] {" "}pour { $influence } points d’influence
        } : { $dice }.
event-recruits = { $seat } { event-recruits.deed }
    .deed =
        recrute un citoyen pour { $influence ->
            [one] { $influence } point
           *[other] { $influence } points
        } d’influence.
    .you = { $seat } { event-recruits.you-deed }
    .you-deed =
        recrutez un citoyen pour { $influence ->
            [one] { $influence } point
           *[other] { $influence } points
        } d’influence.
told-die-changed = un { $from } { $colour } devient { $to }
event-used = { $seat } { event-used.deed }
    .deed = utilise un cube : { $activity }.
    .you = { $seat } { event-used.you-deed }
    .you-deed = utilisez un cube : { $activity }.
event-sets-out-activate = { $seat } { event-sets-out-activate.deed }
    .deed = active la carte { $activity }.
    .you = { $seat } { event-sets-out-activate.you-deed }
    .you-deed = activez la carte { $activity }.
event-sets-out-fight = { $seat } { event-sets-out-fight.deed }
    .deed = combat l’événement { $card }.
    .you = { $seat } { event-sets-out-fight.you-deed }
    .you-deed = combattez l’événement { $card }.
event-sets-out-build = { $seat } { event-sets-out-build.deed }
    .deed = bâtit la cathédrale.
    .you = { $seat } { event-sets-out-build.you-deed }
    .you-deed = bâtissez la cathédrale.
event-sets-out-place = { $seat } { event-sets-out-place.deed }
    .deed = place un citoyen dans un bâtiment.
    .you = { $seat } { event-sets-out-place.you-deed }
    .you-deed = placez un citoyen dans un bâtiment.
event-sets-out-farm = { $seat } { event-sets-out-farm.deed }
    .deed = cultive les champs.
    .you = { $seat } { event-sets-out-farm.you-deed }
    .you-deed = cultivez les champs.
event-took = { $seat } { event-took.deed }
    .deed = prend un dé de son quartier : { $colour } { $value }.
    .you = { $seat } { event-took.you-deed }
    .you-deed = prenez un dé de votre quartier : { $colour } { $value }.
event-took-from = { $seat } { event-took-from.deed }
    .deed = prend un dé chez { $owner } : { $colour } { $value }.
    .you = { $seat } { event-took-from.you-deed }
    .you-deed = prenez un dé chez { $owner } : { $colour } { $value }.
    .to-you = { $seat } { event-took-from.to-you-deed }
    .to-you-deed = prend un dé chez vous : { $colour } { $value }.
event-took-grey = { $seat } { event-took-grey.deed }
    .deed =
        prend un dé { $solo ->
            [1] au Roy
           *[other] au quartier neutre
        } : { $colour } { $value }.
    .you = { $seat } { event-took-grey.you-deed }
    .you-deed =
        prenez un dé { $solo ->
            [1] au Roy
           *[other] au quartier neutre
        } : { $colour } { $value }.
event-pays = { $seat } { event-pays.deed }
    .deed =
        paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à { $to }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        payez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à { $to }.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        vous paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-taxed = { $seat } { event-taxed.deed }
    .deed =
        paie à { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } ({ $activity }).
    .you = { $seat } { event-taxed.you-deed }
    .you-deed =
        payez à { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } ({ $activity }).
    .to-you = { $seat } { event-taxed.to-you-deed }
    .to-you-deed =
        vous paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } ({ $activity }).
event-pays-bank = { $seat } { event-pays-bank.deed }
    .deed =
        paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à la banque.
    .you = { $seat } { event-pays-bank.you-deed }
    .you-deed =
        payez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à la banque.
event-pays-influence = { $seat } { event-pays-influence.deed }
    .deed =
        paie { $points ->
            [one] { $points } point d’influence
           *[other] { $points } points d’influence
        }.
    .you = { $seat } { event-pays-influence.you-deed }
    .you-deed =
        payez { $points ->
            [one] { $points } point d’influence
           *[other] { $points } points d’influence
        }.
event-spends = { $seat } { event-spends.deed }
    .deed =
        paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-spends.you-deed }
    .you-deed =
        payez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-activates = { $seat } { event-activates.deed }
    .deed =
        active { $times ->
            [one] une fois
           *[other] { $times } fois
        } : { $activity }, avec { $dice }.
    .you = { $seat } { event-activates.you-deed }
    .you-deed =
        activez { $times ->
            [one] une fois
           *[other] { $times } fois
        } : { $activity }, avec { $dice }.
event-activates-again = { $seat } { event-activates-again.deed }
    .deed = active encore une fois : { $activity }.
    .you = { $seat } { event-activates-again.you-deed }
    .you-deed = activez encore une fois : { $activity }.
event-fights = { $seat } { event-fights.deed }
    .deed =
        pose { $cubes ->
            [one] un cube
           *[other] { $cubes } cubes
        } sur { $card }, avec { $dice }.
    .you = { $seat } { event-fights.you-deed }
    .you-deed =
        posez { $cubes ->
            [one] un cube
           *[other] { $cubes } cubes
        } sur { $card }, avec { $dice }.
event-enters = { $seat } { event-enters.deed }
    .deed = s’installe avec { $dice } : { $space }.
    .you = { $seat } { event-enters.you-deed }
    .you-deed = vous installez avec { $dice } : { $space }.
event-builds = { $seat } { event-builds.deed }
    .deed = bâtit la cathédrale avec { $dice }.
    .you = { $seat } { event-builds.you-deed }
    .you-deed = bâtissez la cathédrale avec { $dice }.
event-farms = { $seat } { event-farms.deed }
    .deed =
        cultive les champs avec { $dice } : { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-farms.you-deed }
    .you-deed =
        cultivez les champs avec { $dice } : { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-buys = { $seat } { event-buys.deed }
    .deed =
        paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à { $to } pour { $dice }.
    .you = { $seat } { event-buys.you-deed }
    .you-deed =
        payez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à { $to } pour { $dice }.
    .to-you = { $seat } { event-buys.to-you-deed }
    .to-you-deed =
        vous paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } pour { $dice }.
event-buys-grey = { $seat } { event-buys-grey.deed }
    .deed =
        paie { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } pour { $dice } { $solo ->
            [1] du Roy
           *[other] du quartier neutre
        }.
    .you = { $seat } { event-buys-grey.you-deed }
    .you-deed =
        payez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } pour { $dice } { $solo ->
            [1] du Roy
           *[other] du quartier neutre
        }.
told-die =
    { $dice ->
        [1] un dé { $colour } de { $value }
        [2] deux dés { $colour-s } de { $value }
        [3] trois dés { $colour-s } de { $value }
       *[other] { $dice } dés { $colour-s } de { $value }
    }
told-die-with =
    { $dice ->
        [1] un dé { $colour } de { $value }
        [2] deux dés { $colour-s } de { $value }
        [3] trois dés { $colour-s } de { $value }
       *[other] { $dice } dés { $colour-s } de { $value }
    }
told-die-bought =
    { $dice ->
        [1] le dé { $colour } de { $value }
        [2] deux dés { $colour-s } de { $value }
        [3] trois dés { $colour-s } de { $value }
       *[other] { $dice } dés { $colour-s } de { $value }
    }
event-tradesman = { $seat } { event-tradesman.deed }
    .deed =
        place un homme de métier sur { $activity }, { $space ->
            [0] sur l’image : aucun point à la fin
           *[other] case { $space }
        }.
    .you = { $seat } { event-tradesman.you-deed }
    .you-deed =
        placez un homme de métier sur { $activity }, { $space ->
            [0] sur l’image : aucun point à la fin
           *[other] case { $space }
        }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } place un homme de métier sur { $activity }, { $space ->
        [0] sur l’image : aucun point à la fin
       *[other] case { $space }
    }.
event-fetched = { $seat } { event-fetched.deed }
    .deed = prend un citoyen { $source }.
    .you = { $seat } { event-fetched.you-deed }
    .you-deed = prenez un citoyen { $source }.
event-lifted = { $seat } { event-lifted.deed }
    .deed = déplace un citoyen : { $space }.
    .you = { $seat } { event-lifted.you-deed }
    .you-deed = déplacez un citoyen : { $space }.
event-recalled = { $seat } { event-recalled.deed }
    .deed = déplace un homme de métier : { $activity }.
    .you = { $seat } { event-recalled.you-deed }
    .you-deed = déplacez un homme de métier : { $activity }.
event-placed = { $seat } { event-placed.deed }
    .deed = s’installe : { $space }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = vous installez : { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } s’installe : { $space }.
event-expelled = Un citoyen de { $seat } est expulsé { $building-de } et s’y couche.
    .you = Un de vos citoyens est expulsé { $building-de } et s’y couche.
event-expels = { $seat } { event-expels.deed }
    .deed = expulse un citoyen de { $of } { $building-de } ; il s’y couche.
    .you = { $seat } { event-expels.you-deed }
    .you-deed = expulsez un citoyen de { $of } { $building-de } ; il s’y couche.
    .to-you = { $seat } { event-expels.to-you-deed }
    .to-you-deed = expulse un de vos citoyens { $building-de } ; il s’y couche.
event-grey-expelled =
    Un citoyen { $solo ->
        [1] du Roy
       *[other] neutre
    } est expulsé { $building-de }.
event-built = { $seat } { event-built.deed }
    .deed = bâtit la cathédrale : niveau { $level }, case { $number }.
    .you = { $seat } { event-built.you-deed }
    .you-deed = bâtissez la cathédrale : niveau { $level }, case { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } bâtit la cathédrale : niveau { $level }, case { $number }.
event-demolished = Un cube de { $seat } quitte la cathédrale : niveau { $level }, case { $number }.
    .you = Un de vos cubes quitte la cathédrale : niveau { $level }, case { $number }.
event-grey-demolished =
    Un cube { $solo ->
        [1] du Roy
       *[other] du joueur neutre
    } quitte la cathédrale : niveau { $level }, case { $number }.
event-cube = { $seat } { event-cube.deed }
    .deed = pose un cube sur { $card }.
    .you = { $seat } { event-cube.you-deed }
    .you-deed = posez un cube sur { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } pose un cube sur { $card }.
event-cube-back = { $seat } { event-cube-back.deed }
    .deed = récupère un cube : { $card }.
    .you = { $seat } { event-cube-back.you-deed }
    .you-deed = récupérez un cube : { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } récupère un cube : { $card }.
event-countered = Événement contré : { $card }. { $seat } prend la carte.
    .you = Événement contré : { $card }. Vous prenez la carte.
event-grey-countered =
    Événement contré : { $card }. La carte va { $solo ->
        [1] au Roy
       *[other] au joueur neutre
    }.
event-activated = { $seat } { event-activated.deed }
    .deed =
        active { $times ->
            [one] une fois
           *[other] { $times } fois
        } : { $activity }.
    .you = { $seat } { event-activated.you-deed }
    .you-deed =
        activez { $times ->
            [one] une fois
           *[other] { $times } fois
        } : { $activity }.
event-cubes = { $seat } { event-cubes.deed }
    .deed =
        pose { $cubes ->
            [one] un cube
           *[other] { $cubes } cubes
        } sur { $activity }.
    .you = { $seat } { event-cubes.you-deed }
    .you-deed =
        posez { $cubes ->
            [one] un cube
           *[other] { $cubes } cubes
        } sur { $activity }.
event-deniers = { $seat } { event-deniers.deed }
    .deed =
        gagne { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-deniers.you-deed }
    .you-deed =
        gagnez { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-archers = { $seat } { event-archers.deed }
    .deed =
        lance pour les archers : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
    .you = { $seat } { event-archers.you-deed }
    .you-deed =
        lancez pour les archers : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
event-passed = { $seat } { event-passed.deed }
    .deed =
        passe : { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à la fin de la manche.
    .you = { $seat } { event-passed.you-deed }
    .you-deed =
        passez : { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } à la fin de la manche.
event-waits = { $seat } { event-waits.deed }
    .deed =
        reçoit encore { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } pour l’attente.
    .you = { $seat } { event-waits.you-deed }
    .you-deed =
        recevez encore { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } pour l’attente.
event-leroy-rolls = Le Roy lance { $first } et { $second }.
event-leroy-sum = Le Roy lance { $first } et { $second } : { $sum }.
event-leroy-spends = Le Roy dépense un dé, { $colour } { $value }.
event-leroy-wards = Le Roy retire un dé noir et dépense pour cela son dé { $colour } { $value }.
event-leroy-buys = Le Roy achète votre dé, { $colour } { $value }.
event-character = Personnage en jeu : « { $character-counts } » ({ $character }).
event-scores = { $seat } { event-scores.deed }
    .deed =
        marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour « { $character-counts } » ({ $character }).
    .you = { $seat } { event-scores.you-deed }
    .you-deed =
        marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour « { $character-counts } » ({ $character }).
event-grey-scores =
    « { $character-counts } » ({ $character }) : { $solo ->
        [1] le Roy
       *[other] le joueur neutre
    } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
event-wins =
    { $points ->
        [one] Victoire de { $seat } avec { $points } point !
       *[other] Victoire de { $seat } avec { $points } points !
    }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] gagnez avec { $points } point !
           *[other] gagnez avec { $points } points !
        }
event-leroy-final =
    Le Roy termine avec { $points }, la différence est { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }
ended-final = La dernière manche est jouée.

## What to do now

prompt-settle = Placez un citoyen (encore { $left }) : à chaque manche, un dé du bâtiment contre salaire.
prompt-counter =
    { $have ->
        [0]
            { $weak ->
                [2] Un { $need } noir attaque, et vous n’avez aucun dé contre lui : subissez-le.
                [1] Un { $need } noir attaque, et tous vos dés ne comptent que { $all } : changez-les avec de l’influence, ou subissez-le.
               *[0] Un dé noir attaque : contrez-le avec des dés de votre quartier, au moins { $need } au total ; les rouges comptent double.
            }
       *[other]
            { $enough ->
                [1] Vos dés comptent { $have }, il en faut { $need } : cela suffit. Choisissez « Terminé », ou ajoutez-en un.
               *[other] Vos dés comptent { $have } sur { $need } ; les rouges comptent double. Ajoutez-en un.
            }
    }
prompt-turn = À vous : choisissez une action ou passez.
prompt-gather =
    { $plan ->
        [activate] { $activity } : prenez { prompt-gather.dice }. La carte agit une fois par tranche de { $each } du total.{ prompt-gather.place }
        [fight] { $card } : prenez { prompt-gather.dice }. Chaque tranche de { $each } du total y pose un cube.
        [cathedral] Cathédrale : prenez { prompt-gather.dice }. Chacun pose un cube sur son numéro.
        [citizen] Citoyen : prenez { prompt-gather.dice }. Sa couleur dit le bâtiment, son chiffre la place.
       *[farm] Champs : prenez { prompt-gather.dice }. Chaque tranche de { $each } du total rapporte { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    }
    .dice =
        { $of ->
            [colour]
                { $dice ->
                    [one] un dé { $colour }
                   *[other] 1 à { $dice } dés { $colour-s }
                }
            [any]
                { $dice ->
                    [one] un dé de n’importe quelle couleur
                   *[other] 1 à { $dice } dés, de couleurs mêlées si vous voulez
                }
           *[one]
                { $dice ->
                    [one] un dé de n’importe quelle couleur
                   *[other] 1 à { $dice } dés d’une même couleur
                }
        }
    .place =
        { $place ->
            [none] {""}
            [one] {" "}La première fois, elle coûte aussi { $place } denier et un citoyen.
           *[other] {" "}La première fois, elle coûte aussi { $place } deniers et un citoyen.
        }
prompt-source =
    { $plan ->
        [activate] { $activity } : lequel de vos citoyens y devient homme de métier ?
       *[other] Lequel de vos citoyens entre { $building-dans } ?
    }
prompt-times =
    { $plan ->
        [fight] { $card } : combien de cubes y posez-vous ?
       *[other] { $activity } : combien de fois ?
    }
prompt-collect =
    { $activity } : quel bâtiment vous rapporte ?{ $left ->
        [one] {""}
       *[other] {" "}(encore { $left } fois)
    }
prompt-cubes =
    { $rolled ->
        [0] {""}
        [one] { $rolled } dé lancé, il touche.{" "}
       *[other] { $rolled } dés lancés, { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touchent
        }.{" "}
    }Cubes encore à poser sur des événements : { $left }. Choisissez un événement.
prompt-roll = Au tour du Roy : lancez les dés pour lui.
prompt-over = La partie est finie.
waiting-settle = On attend { $seat }, qui doit placer un citoyen.
waiting-counter = On attend { $seat }, qui doit contrer un dé noir.
waiting-turn = On attend { $seat }, qui doit choisir une action.
waiting-gather = On attend { $seat }, qui doit prendre des dés.
waiting-source = On attend { $seat }, qui doit choisir un citoyen.
waiting-times = On attend { $seat }, qui doit choisir combien de fois.
waiting-collect = On attend { $seat }, qui doit choisir un bâtiment.
waiting-cubes = On attend { $seat }, qui doit poser des cubes.
waiting-roll = On attend { $seat }, qui doit lancer les dés pour le Roy.
action-settle = Placer un citoyen : { $space }
action-reroll = Relancer le { $value } { $colour } (1 point d’influence)
action-recruit = Recruter un citoyen (2 points d’influence)
action-flip = Retourner le { $value } { $colour }
action-counter = Contrer aussi un { $value } noir
action-discard = Contrer avec le { $value } { $colour }
action-yield = Subir le dé noir
action-activate = Activer la carte { $activity }
action-build = Bâtir la cathédrale
action-fight = Combattre l’événement { $card }
action-place = Placer un citoyen dans un bâtiment
action-farm = Cultiver les champs
action-pass = Passer
action-use = Utiliser un cube de la carte { $activity }
action-take =
    Prendre { $colour } { $value }, { $district ->
        [0] quartier de la première personne
        [1] quartier de la deuxième personne
        [2] quartier de la troisième personne
        [3] quartier de la quatrième personne
       *[neutral] quartier neutre
    }
action-done = Terminé
action-done-dice = Terminé : plus d’autre dé
action-give-up = Renoncer au reste
action-from =
    Prendre un citoyen { $source-id ->
        [supply] de votre réserve
       *[other] { $source }
    }
action-lift = Déplacer un citoyen : { $space }
action-recall = Déplacer un homme de métier : { $activity }
action-times =
    { $times ->
        [one] Agir une fois
       *[other] Agir { $times } fois
    }
action-collect = Encaisser : { $building }
action-at = Cubes sur { $card }
action-roll = Lancer pour le Roy
action-take-own = Prendre votre { $value } { $colour }
action-take-of = Prendre à { $seat } un { $value } { $colour }
action-take-grey =
    Prendre { $solo ->
        [1] au Roy
       *[other] au quartier neutre
    } un { $value } { $colour }
action-take-self = Prendre dans son quartier un { $value } { $colour }

## Plusieurs choix d’une même sorte sur une ligne

several-settle = Placer un citoyen
several-counter = Contrer un dé noir de plus
several-discard = Contrer avec un dé
several-activate = Activer une carte
several-fight = Combattre un événement
several-use = Utiliser un cube d’une carte
several-take = Prendre un dé
several-from = Prendre un citoyen
several-lift = Déplacer un citoyen
several-recall = Déplacer un homme de métier
several-times = Combien de fois
several-collect = Encaisser d’un bâtiment
several-at = Poser des cubes sur un événement
several-reroll = Relancer un dé pour 1 point d’influence
several-flip = Retourner des dés pour 4 points d’influence
preview-gives-up = libère { $space } : un dé { $colour } de moins à chaque manche
preview-gives-up-cubes =
    { $cubes ->
        [one] { $cubes } cube est perdu
       *[other] { $cubes } cubes sont perdus
    }
preview-leaves-card = quitte { $activity } : la place y sera à repayer
preview-moves-there = Ce sera un de vos citoyens déjà placés
preview-lying-goes = Un de vos citoyens couchés peut y aller
preview-counter = { $need } nécessaires en tout
preview-yield =
    { $points ->
        [0] Ne coûte aucun point : vous n’en avez pas
        [one] Vous perdez { $points } point et gardez vos dés
       *[other] Vous perdez { $points } points et gardez vos dés
    }
preview-tradesman =
    Un citoyen y va d’abord pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
preview-delayed = Donne des cubes pour plus tard :
preview-settle =
    Un dé { $colour } par manche ; { $deniers ->
        [0] aucun salaire à payer
        [one] coûte { $deniers } denier de salaire
       *[other] coûte { $deniers } deniers de salaire
    }
preview-buys =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à { $seat }
preview-buys-grey =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à la banque
preview-cost =
    { $deniers ->
        [0] Ne coûte rien
        [one] Coûte { $deniers } denier
       *[other] Coûte { $deniers } deniers
    }{ $place ->
        [0] {""}
       *[other] { $dice ->
            [0] {" "}et un citoyen, pour la place sur la carte
           *[other] {" "}: { $dice } de dés, { $place } et un citoyen pour la place
        }
    }
preview-group = Total { $total }
preview-own = Votre propre dé : gratuit
preview-free = Gratuit
preview-own-dice = Vos dés : { $total }
preview-not-alone =
    Seulement avec des dés achetés{ $deniers ->
        [0] {""}
        [one] {" "}: à partir de { $deniers } denier
       *[other] {" "}: à partir de { $deniers } deniers
    }
preview-short = Insuffisant : il faut au moins { $total }
preview-flip = { $influence } d’influence pour trois dés au plus
preview-flip-paid = Déjà payé
preview-pass =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }, la manche est finie pour vous
preview-collect =
    { $deniers ->
        [0] Ne rapporte rien : aucun des vôtres n’y est
        [one] +{ $deniers } denier
       *[other] +{ $deniers } deniers
    }
preview-gains-influence = +{ $influence } influence
offer-take = D’un seul coup : prendre { $dice }
offer-times = Autant que possible : { $times } fois
offer-collect = D’un seul coup : { $times } fois { $building }
offer-supply = D’un seul coup : avec un citoyen de votre réserve
offer-counter =
    D’un seul coup : contrer { $black ->
        [one] le { $total } noir
       *[other] des dés noirs, { $total } en tout,
    } avec { $dice }
offer-flip =
    D’un seul coup : retourner { $dice }{ $influence ->
        [0] {""}
        [one] {" "}({ $influence } point d’influence)
       *[other] {" "}({ $influence } points d’influence)
    }
offer-die =
    { $dice ->
        [1] un { $value } { $colour }
        [2] deux dés { $colour-s } de { $value }
        [3] trois dés { $colour-s } de { $value }
       *[other] { $dice } dés { $colour-s } de { $value }
    }
offer-die-of = un { $value } { $colour } de { $seat }
offer-die-grey =
    un { $value } { $colour } { $solo ->
        [1] du Roy
       *[other] (neutre)
    }
preview-end = points { $before } → { $after } : { $parts }
preview-end-once = points { $before } → { $after }
worth-at-once = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } aussitôt
worth-tradesmen = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } pour les hommes de métier
worth-queue = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } pour les événements
worth-levels = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } pour les niveaux
worth-character = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } « { $character-counts } »
preview-with-activate =
    { $named ->
        [no] { $times ->
            [one] Agit une fois
           *[other] Agit { $times } fois
        }
       *[yes] { $activity } { $times ->
            [one] une fois
           *[other] { $times } fois
        }
    }{ $money ->
        [more] { $varies ->
            [0] , +{ $deniers } { $deniers ->
                [one] denier
               *[other] deniers
            }
           *[other] , jusqu’à +{ $deniers } { $deniers ->
                [one] denier
               *[other] deniers
            } selon le citoyen qui y va
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] {" "}; un citoyen y va d’abord pour { $place } denier
       *[other] {" "}; un citoyen y va d’abord pour { $place } deniers
    }
preview-with-chance =
    { $named ->
        [no] { $times ->
            [one] Agit une fois
           *[other] Agit { $times } fois
        }
       *[yes] { $activity } { $times ->
            [one] une fois
           *[other] { $times } fois
        }
    } : un jet décide à chaque fois{ $adds ->
        [0] {""}
       *[other] {" "}; points sûrs : { $sure }
    }{ $place ->
        [0] {""}
        [one] {" "}; un citoyen y va d’abord pour { $place } denier
       *[other] {" "}; un citoyen y va d’abord pour { $place } deniers
    }
preview-with-cubes =
    { $named ->
        [no] { $times ->
            [one] Agit une fois
           *[other] Agit { $times } fois
        }
       *[yes] { $activity } { $times ->
            [one] une fois
           *[other] { $times } fois
        }
    }, { $cubes } { $cubes ->
        [one] cube pour les événements
       *[other] cubes pour les événements
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] {" "}; un citoyen y va d’abord pour { $place } denier
       *[other] {" "}; un citoyen y va d’abord pour { $place } deniers
    }
preview-with-delayed = { $activity }, { $cubes } { $cubes ->
        [one] cube à garder
       *[other] cubes à garder
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] {" "}; un citoyen y va d’abord pour { $place } denier
       *[other] {" "}; un citoyen y va d’abord pour { $place } deniers
    }
preview-with-fight =
    { $named ->
        [no] Pose{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cube
       *[other] cubes
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-countered =
    { $named ->
        [no] Pose{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cube
       *[other] cubes
    }, l’événement est contré{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-place = Citoyen : { $space }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-expelling = Citoyen : { $space }, expulse un citoyen de { $seat }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
    .you = Citoyen : { $space }, expulse un des vôtres{ $glory ->
            [same] {""}
           *[moves] , { $points }
        }
preview-with-expelling-grey = Citoyen : { $space }, expulse { $solo ->
        [1] un citoyen du Roy
       *[other] un citoyen neutre
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-farm =
    { $named ->
        [no] {""}
       *[yes] Champs,{" "}
    }+{ $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-build =
    { $named ->
        [no] {""}
       *[yes] Cathédrale,{" "}
    }+{ $influence } influence{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-nothing =
    { $named ->
        [no] { $times ->
            [one] Agit une fois
           *[other] Agit { $times } fois
        }
       *[yes] { $activity } { $times ->
            [one] une fois
           *[other] { $times } fois
        }
    }, ne rapporte rien pour l’instant{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] {" "}; un citoyen y va d’abord pour { $place } denier
       *[other] {" "}; un citoyen y va d’abord pour { $place } deniers
    }

## Refused moves

refused-settle = D’abord, tous les citoyens de départ sont placés. Choisissez une case libre.
refused-space-taken = La case est prise. Choisissez une case libre.
refused-counter = Il faut contrer un dé noir. Choisissez des dés de votre quartier.
refused-choose-action = Choisissez d’abord une action.
refused-gather = Prenez les dés de votre action, ou annulez-la.
refused-choose-source = Dites d’où vient le citoyen.
refused-choose-times = Dites combien de fois.
refused-choose-building = Dites quel bâtiment rapporte.
refused-choose-event = Les cubes se posent sur des événements. Choisissez-en un.
refused-roll = C’est le tour du Roy. Lancez pour lui.
refused-no-such-die = Ce dé n’est pas ou plus dans ce quartier. Choisissez-en un qui s’y trouve.
refused-influence-short = Votre influence ne suffit pas.
refused-no-citizen-left = Tous vos citoyens sont déjà en jeu.
refused-influence-late = L’influence se dépense avant. Annulez d’abord les dernières étapes.
refused-no-black-die = Tous les dés noirs de cette valeur sont déjà à contrer. Choisissez-en un autre, ou des dés à leur opposer.
refused-too-weak = Vos dés n’atteignent pas ce total.
refused-strong-enough = Qui peut contrer le dé doit le faire.
refused-pledge = Pas encore assez. Ajoutez des dés.
refused-card-closed = Cette activité n’est pas visible. Choisissez une carte visible.
refused-cannot-reach = Aucun groupe de dés abordable n’y suffit.
refused-cannot-pay = Vous ne pouvez pas payer cela.
refused-payment = Chaque activation se paie en entier.
refused-cathedral = Aucune case libre de la cathédrale ne convient.
refused-event-gone = Cet événement n’est pas dans la file.
refused-no-entry = Aucun citoyen ne peut entrer dans un bâtiment.
refused-must-act = Vous avez dépensé de l’influence, une action doit suivre.
refused-no-cube = Aucun de vos cubes n’est sur cette carte.
refused-cube-misfit = Cette carte ne modifie pas les dés de cette action.
refused-one-cube = Un cube par action, avant le premier dé.
lacks-dice = Il faut des dés { $colour-s }, et il n’en reste dans aucun quartier.
lacks-deniers = Seuls les autres ont des dés qui conviennent, et vous ne pouvez en payer aucun.
lacks-colour = Cette action demande des dés { $colour-s }, et celui-ci est d’une autre couleur.
refused-wrong-colour = Le dé n’a pas la bonne couleur.
refused-group-full = Le groupe est complet.
refused-group-small = Le groupe ne suffit pas encore. Prenez un autre dé.
refused-no-citizen-there = Aucun de vos citoyens n’est là.
refused-protected = Le citoyen à expulser est protégé.
refused-too-many-times = C’est plus que ne le permettent les dés ou le paiement.
refused-all-activations = À cette table, il faut tout utiliser.
refused-building = La carte ne nomme pas ce bâtiment.
refused-no-flag = Cet événement n’a plus de drapeau libre.
refused-must-place = Les cubes doivent être posés. Choisissez un événement.
refused-own-dice = Ce dé se trouve dans un autre quartier. On ne contre les dés noirs qu’avec les dés de son propre quartier, et on n’en achète pas pour cela.

## Options

option-row-insert-player = Entrer dans une rangée
option-row-insert-player-text = Où entre un citoyen dans une rangée avec un vide ?
option-row-insert-player-first-empty-else-push = le premier vide à gauche
option-row-insert-player-always-left-push = toujours par la gauche
option-row-insert-event = Citoyens gris des événements
option-row-insert-event-text = Où entre un citoyen gris dans une rangée avec un vide ?
option-row-insert-event-left-push = par la gauche
option-row-insert-event-first-empty-else-push = le premier vide à gauche
option-black-dice-cap = Limite de dés noirs
option-black-dice-cap-text = Combien de dés noirs lance-t-on au plus ?
option-black-dice-cap-0 = sans limite
option-black-dice-cap-6 = six
option-neutral-cubes-rank = Les cubes gris comptent
option-neutral-cubes-rank-text = Les cubes gris concourent-ils pour les places d’un événement ?
option-cubes-stay-when-tradesman-moves = Les cubes restent
option-cubes-stay-when-tradesman-moves-text = Vos cubes restent-ils sur une carte quand votre homme de métier la quitte ?
option-influence-allowed-before-pass = Influence avant de passer
option-influence-allowed-before-pass-text = Peut-on dépenser de l’influence avant de passer ?
option-activation-may-be-partial = Moins d’activations
option-activation-may-be-partial-text = Peut-on activer une carte moins de fois que ne le permettent les dés ?
option-protection-covers-neutral = Le joueur neutre est protégé aussi
option-protection-covers-neutral-text = Un citoyen gris couché protège-t-il les gris de ce bâtiment ?
option-solo-leroy-cathedral-penalty = Niveaux vides du Roy
option-solo-leroy-cathedral-penalty-text = Le Roy perd-il des points pour les niveaux où il n’a pas de cube ?
option-bonus-cards = Cartes bonus
option-bonus-cards-text = Jouer avec Boulanger, Prieur, Banquet et Résistance ?
option-open-victory-points = Points de victoire visibles
option-open-victory-points-text = Les points récoltés restent-ils visibles ? La table les compte de toute façon.

## Where the points come from

breakdown-start = Au départ
breakdown-cathedral = Cathédrale
breakdown-events = Événements contrés
breakdown-activities = Cartes d’activité
breakdown-leroy = Tours du Roy
breakdown-losses = Points perdus
breakdown-events-in-queue = Cubes sur les événements à la fin
breakdown-tradesmen = Hommes de métier
breakdown-cathedral-levels = Niveaux de la cathédrale sans cube à soi (−{ $each } chacun)
breakdown-characters = Personnages
breakdown-no-characters = Ne sont pas comptés : les personnages que vous ne connaissez pas.
breakdown-points = Points de victoire
breakdown-leroy-points = Points de victoire du Roy
breakdown-difference = Votre avance sur le Roy : c’est elle qui décide
breakdown-leroy-lines = Points du Roy
breakdown-leroy-lines-item =
    { $what ->
        [start] { breakdown-start }
        [cathedral] { breakdown-cathedral }
        [events] { breakdown-events }
        [activities] { breakdown-activities }
        [leroy] { breakdown-leroy }
        [losses] { breakdown-losses }
        [events_in_queue] { breakdown-events-in-queue }
        [tradesmen] { breakdown-tradesmen }
        [cathedral_levels] { breakdown-cathedral-levels }
       *[characters] { breakdown-characters }
    } : { $points }
breakdown-leroy-characters = Personnages du Roy
breakdown-verdict = Résultat
breakdown-verdict-item = { $verdict }
verdict-defeat = Défaite : le Roy garde sa ville.
verdict-poor = Une courte victoire.
verdict-average = Une victoire honnête.
verdict-good = Une belle victoire.
verdict-very-good = Une très belle victoire.
verdict-masterful = Une victoire magistrale !

## How sure each part of the box is

confidence-counts = Le matériel. Cubes, deniers et points ne manquent jamais.
confidence-setup = Ce que chacun reçoit au départ.
confidence-setup-neutral-2p = À deux : deux citoyens gris par bâtiment, c’est probable, les cases sont supposées.
confidence-economy = Revenu, prix des dés, pénalités, gain de qui passe.
confidence-agriculture = Le diviseur de l’agriculture est probable.
confidence-influence = Les trois usages de l’influence.
confidence-buildings-palace = Six cases numérotées.
confidence-buildings-bishopric = La poussée est certaine, trois rangées de deux sont probables.
confidence-buildings-city-hall = La poussée est certaine, deux rangées de trois sont probables.
confidence-cathedral = Niveaux, cases, gains et pénalité finale.
confidence-scoring = Décompte final.
confidence-activity = Les effets sont pour la plupart certains ; coûts, cases et la plupart des diviseurs sont reconstitués. Sur le plateau, de petits points sous un nombre le signalent.
confidence-marauding = Un dé noir est certain ; les dés pour le combattre sont reconstitués.
confidence-event = Les effets sont pour la plupart certains ; drapeaux, diviseurs et points sont reconstitués. Sur le plateau, de petits points sous un nombre le signalent.
confidence-character = Ce que compte chaque personnage.
confidence-solo = Le tableau du Roy est certain ; certains points et son ordre des cases sont reconstitués.
confidence-rulings = Ce que la règle laisse ouvert. Chaque point se change pour une table.

## What the entries of the box are called

part-counts = dans la boîte
part-dice-red = dés rouges
part-dice-white = dés blancs
part-dice-yellow = dés jaunes
part-dice-black = dés noirs
part-citizens-per-player = citoyens par personne
part-citizens-neutral = citoyens gris
part-cubes-per-player = cubes par personne
part-cubes-neutral = cubes gris
part-setup = au départ
part-start-deniers = deniers par personne
part-start-influence = influence par personne
part-start-vp = points par personne
part-citizens = citoyens par personne
part-characters-each = personnages par personne
part-red-events = événements rouges
part-rounds = manches
part-neutral-citizens = citoyens gris
part-neutral-placed = quand placer les gris
part-neutral-2p = citoyens gris à deux
part-economy = argent
part-income = revenu
part-shortfall-vp-loss = points perdus faute d’argent
part-uncountered-black-die-vp-loss = points perdus par dé noir restant
part-dice-price = prix d’un dé par groupe de 1, 2, 3
part-pass-deniers-first = deniers pour passer
part-pass-deniers-each-later-turn = deniers par tour suivant
part-max-group = dés au plus par groupe
part-black-die-red-multiplier = un dé rouge compte contre les noirs
part-influence-per-black-die = influence par dé noir
part-agriculture = agriculture
part-deniers-per-unit = deniers à chaque fois
part-influence-max = longueur de la piste
part-max = au plus
part-min = au moins
part-reroll-cost = relancer un dé
part-recruit-cost = un nouveau citoyen
part-flip-cost = retourner des dés
part-flip-max-dice = dés retournés au plus
part-buildings = bâtiment
part-salary = salaire
part-kind = sorte
part-spaces = places
part-rows = rangée
part-cathedral = cathédrale
part-levels = niveaux
part-spaces-per-level = places par niveau
part-vp-per-cube = points des places 1 à 6
part-influence-per-cube = influence des places 1 à 6
part-end-penalty-per-empty-level = points perdus par niveau vide
part-scoring = décompte final
part-uncountered-event-with-own-cube = points par événement avec son cube
part-character-vp = points d’un personnage
part-tie-break = égalités
part-activity = activité
part-colour = couleur
part-round = manche
part-bonus = carte bonus
part-cost = coût d’un homme de métier
part-vp = points
part-activity-vp = points des places
part-event-vp = points du premier et du deuxième
part-dice = dés
part-divisor = diviseur
part-timing = quand elle agit
part-cubes-per-activation = cubes à chaque fois
part-effect = effet
part-effect-kind = ce qu’elle fait
part-deniers = deniers
part-influence = influence
part-gain-deniers = deniers gagnés
part-gain-influence = influence gagnée
part-gain-vp = points gagnés
part-pay-deniers = deniers payés
part-pay-influence = influence payée
part-choose-one-of = un de ces bâtiments
part-die = quels dés comptent
part-cubes = cubes
part-success = jets réussis
part-same-event = tous sur un événement
part-deniers-per-citizen = deniers par citoyen
part-solo-deniers-per-citizen = deniers par citoyen, seul
part-building = bâtiment
part-min-dice = dés au moins
part-op = ce qui arrive aux dés
part-from = depuis les dés
part-to = vers les dés
part-target = quels dés
part-effect-count = compte pour combien
part-max-dice = dés au plus
part-per-district = de chaque quartier
part-value = de combien
part-forbidden-actions = pas pour
part-events = événements
part-marauding = Maraudage
part-black-dice = dés noirs
part-flags = drapeaux
part-event = événement
part-calls = couleur appelée
part-on-countered = une fois gagné
part-character = personnage
part-measure = ce qui compte
part-thresholds = nombres requis
part-two-player = nombres requis à deux
part-solo = Le Roy
part-leroy-citizens-max = ses citoyens
part-leroy-start-citizens = ses citoyens au départ
part-player-start-citizens = vos citoyens au départ
part-placement-dice = dés de placement
part-placement-dice-used = dés gardés
part-leroy-per-step = il place à la fois
part-player-per-step = vous placez à la fois
part-colour-priority = ordre des couleurs
part-unscored-for-leroy = ce qu’il ne compte pas
part-tithing-max-from-leroy = dés de dîme au plus chez lui
part-migrant-workers-leroy-vp = ses points des ouvriers itinérants
part-leroy-idle-turns = tours inactifs qui lui coûtent un dé
part-space-rank = son ordre des cases
part-action = ligne de son tableau
part-rolls = sommes des dés
part-do = ce qu’il fait
part-action-dice = dés qu’il dépense
part-bought = dés achetés chez vous
part-price = prix d’un tel dé
part-amount = combien
part-vp-per-unplaceable-cube = points par cube sans place
part-vp-if-none-left = points s’il n’en reste pas
part-rating = appréciation
part-label = son nom
part-black-dice-cap = dés noirs au plus
part-bonus-cards-default = avec cartes bonus
word-any = toute couleur
word-any-one-colour = une couleur au choix
word-immediate = aussitôt
word-delayed = plus tard, par cubes
word-before = avant les joueurs
word-after = après les joueurs
word-none = aucun

## What each piece is

piece-die = Dé de { $seat } : { $colour } { $value }
    .you = Votre dé : { $colour } { $value }
piece-die-short = { $seat } : { $colour } { $value }
    .you = { piece-die-short }
piece-die-grey =
    { $solo ->
        [1] Dé du Roy
       *[other] Dé neutre
    } : { $colour } { $value }
piece-die-grey-short =
    { $solo ->
        [1] Le Roy
       *[other] Neutre
    } : { $colour } { $value }
piece-pledged = Pour contrer : { $colour } { $value }
piece-round = Manche { $round } sur { $rounds }
piece-citizen = Citoyen de { $seat } : { $space }
    .you = Votre citoyen : { $space }
piece-citizen-grey =
    { $solo ->
        [1] Citoyen du Roy
       *[other] Citoyen neutre
    } : { $space }
piece-lying = Un citoyen de { $seat } est couché { $building-sur } ; les autres y sont protégés.
    .you = Un de vos citoyens est couché { $building-sur } ; vos autres citoyens y sont protégés.
piece-lying-grey =
    Un citoyen { $solo ->
        [1] du Roy
       *[other] neutre
    } est couché { $building-sur }.
piece-stone = Cube de { $seat } : niveau { $level }, case { $number }
    .you = Votre cube : niveau { $level }, case { $number }
piece-stone-grey =
    { $solo ->
        [1] Cube du Roy
       *[other] Cube neutre
    } : niveau { $level }, case { $number }
piece-grey = Quartier neutre, citoyens gris restants : { $supply }
piece-leroy = Quartier du Roy, citoyens restants : { $supply }
piece-group = Dés pris : { $dice }, total { $total }, coût { $deniers }
piece-black = Dé noir { $value } : en l’état, { $seat } doit le contrer.
    .you = Dé noir { $value } : en l’état, c’est à vous de le contrer.
piece-black-leroy = Dé noir { $value } : en l’état, le Roy le retire.
piece-strength = Vos dés comptent { $total } sur { $need }, les rouges comptent double.
piece-event = { $card } : { $cubes } sur { $flags } drapeaux pris
piece-under-way = En cours : { $activity }, reste { $left }
piece-under-way-citizen = En cours : un citoyen entre dans un bâtiment
piece-settling = À chaque manche un citoyen debout donne un dé de son bâtiment et coûte le salaire.
piece-queue = Deux nouveaux événements arrivent ici à chaque manche.
piece-activity = { $activity }
piece-seat = { $seat } : deniers { $deniers }, influence { $influence }, citoyens en réserve { $supply }, événements gagnés { $events }
    .you = { piece-seat }
piece-building =
    { $building } : dés { $colour-s }. Un citoyen { $deniers ->
        [0] n’y coûte rien
        [one] y coûte { $deniers } denier à chaque manche
       *[other] y coûte { $deniers } deniers à chaque manche
    }.
piece-level-missing = Le niveau { $level } sans cube de votre couleur coûte { $points } à la fin.
piece-phase-settle = On place les premiers citoyens.
piece-phase-black = On contre les dés noirs.
piece-phase-actions = Les tours : une action chacun.
piece-phase-leroy = Le Roy agit.
piece-phase-over = La fin : on compte tout.
piece-pool = Dés noirs au début de la prochaine manche, si aucun événement ne part : { $dice }
piece-spending = Influence : { $reroll } relance un de vos dés, { $flip } en retourne jusqu’à trois.
why-elsewhere-influence = Pour relancer ou retourner des dés, cliquez d’abord sur un des vôtres ; tout le reste est là où cela brille. Ou prenez-le dans la liste.
why-nothing-points = Les points ne se choisissent pas : ils viennent de ce que l’on fait.
why-nothing-character = Un personnage ne se choisit pas : à la fin, il compte pour tout le monde.
why-nothing-queue = Les nouveaux événements arrivent ici d’eux-mêmes ; on combat ceux qui s’y trouvent.
why-nothing-captured = Les événements gagnés ne se choisissent pas : à la fin, un personnage les compte peut-être.
why-nothing-phase = Les phases se suivent d’elles-mêmes.
why-nothing-round = Les manches se suivent d’elles-mêmes.
why-nothing-prices = Ceci dit seulement le prix des dés : choisissez les dés.
why-nothing-start = On ne choisit pas qui commence : la carte passe à gauche à chaque manche.
why-nothing-die = Ceci montre seulement un dé : ceux qu’on choisit sont dans les quartiers.
why-nothing-district = Un quartier ne se choisit pas, seulement ses dés, une fois lancés.
why-nothing-deniers = Les deniers ne se choisissent pas : on les paie et les reçoit par ce que l’on fait.
why-nothing-influence = L’influence se dépense avant l’action, pour ses propres dés ou pour un citoyen.
why-nothing-supply = Un citoyen quitte la réserve quand une action en demande un.
why-nothing-pool = Les dés noirs sont lancés d’eux-mêmes au début d’une manche.
why-nothing-purse = Ces deniers ne se choisissent pas : ils sont versés à la fin de la manche.
why-nothing-passed = Qui a passé n’agit plus de la manche.
why-nothing-difference = Ceci compare seulement les points ; il n’y a rien à choisir.
piece-difference =
    { $over ->
        [1] À la fin : vous { $own }, Le Roy { $his }.
       *[other] Si la partie finissait maintenant : vous { $own }, Le Roy { $his }.
    }
piece-marauding =
    { $card } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
piece-character = « { $character-counts } » ({ $character })
piece-leroy-row =
    { $rolls ->
        [one] Le Roy lance { $low }
       *[other] Le Roy lance { $low } ou { $high }
    }
breakdown-characters-moved = Personnage « { $character-counts } » ({ $character })
breakdown-characters-item = « { $character-counts } » ({ $character }) : { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] citoyen debout
           *[other] citoyens debout
        }
        [cathedral_cubes] { $count ->
            [one] cube sur la cathédrale
           *[other] cubes sur la cathédrale
        }
        [deniers] { $count ->
            [one] denier
           *[other] deniers
        }
        [influence] { $count ->
            [one] point d’influence
           *[other] points d’influence
        }
        [tradesmen] { $count ->
            [one] homme de métier
           *[other] hommes de métier
        }
       *[captured_events] { $count ->
            [one] événement gagné
           *[other] événements gagnés
        }
    }, { $points } { $points ->
        [one] point
       *[other] points
    }
breakdown-leroy-characters-item = « { $character-counts } » ({ $character }) : { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] citoyen debout
           *[other] citoyens debout
        }
        [cathedral_cubes] { $count ->
            [one] cube sur la cathédrale
           *[other] cubes sur la cathédrale
        }
        [deniers] { $count ->
            [one] denier
           *[other] deniers
        }
        [influence] { $count ->
            [one] point d’influence
           *[other] points d’influence
        }
        [tradesmen] { $count ->
            [one] homme de métier
           *[other] hommes de métier
        }
       *[captured_events] { $count ->
            [one] événement gagné
           *[other] événements gagnés
        }
    }, { $points } { $points ->
        [one] point
       *[other] points
    }

## Parts of the table

section-dice = Dés
section-cards = Activités
section-events = Événements
section-city = Cité
section-leroy = Le Roy
section-action = Action
shelf-red = Activités militaires (rouges)
shelf-white = Activités religieuses (blanches)
shelf-yellow = Activités civiles (jaunes)
shelf-signs = Ce que l’on possède
row-own-die = Votre dé : { $colour } { $value }

## What things are called

thing-slot = Activité encore cachée
thing-queue = Place des nouveaux événements
thing-picture = { $building } : les expulsés
thing-cathedral = Cathédrale
thing-fields = Champs
thing-citizens = Citoyens
thing-die = Dé : { $colour }
thing-black = Dé noir : { $value }
thing-black-any = Dé noir
thing-prices = Prix des dés
thing-pool = Dés noirs à venir
thing-district = Quartier de { $seat }
    .you = Votre quartier
thing-district-grey =
    { $solo ->
        [1] Quartier du Roy
       *[other] Quartier neutre
    }
thing-deniers = Deniers
thing-influence = Influence
thing-supply = Citoyens en réserve
thing-points = Points de victoire
thing-captured = Événements gagnés
thing-purse = Deniers dans le quartier
thing-start = Qui commence
thing-passed = Passer
thing-round = Manches
thing-phase = Phase de la manche
thing-leroy = Tour du Roy
thing-difference = Différence

## What things do

says-pays-deniers =
    Payez { $paid ->
        [one] { $paid } denier
       *[other] { $paid } deniers
    }.
says-pays-influence =
    Payez { $paid ->
        [one] { $paid } point d’influence
       *[other] { $paid } points d’influence
    }.
says-gains-deniers =
    Gagnez { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    }.
says-gains-influence =
    Gagnez { $gained ->
        [one] { $gained } point d’influence
       *[other] { $gained } points d’influence
    }.
says-gains-points =
    Gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    }.
says-choose = À chaque fois, au choix :
says-per-citizen =
    { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } par citoyen à vous { $building-dans }.
says-per-die =
    Gagnez { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } par dé { $colour } qui reste sur toute la place.
says-most-dice =
    Qui a ensuite le plus de dés gagne { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } ; en cas d’égalité, tous les gagnent. Le quartier neutre compte aussi.
says-most-dice-leroy =
    Si, ensuite, le Roy n’a pas plus de dés que vous, gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    }.
says-per-pair =
    Gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } par paire de vos cubes sur la cathédrale.
says-archer =
    Lancez un dé : à partir de { $least }, posez { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } sur l’événement de votre choix.
says-cubes-per-die =
    Pour chaque dé { $colour } qui reste dans votre quartier, posez { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } sur l’événement de votre choix.
says-cubes =
    { $cubes ->
        [one] Posez un cube sur un événement.
       *[other] Posez { $cubes } cubes sur un même événement.
    }
says-tax =
    Chaque autre personne vous paie { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } par citoyen qu’elle a debout { $building-dans }.
says-tax-leroy =
    La banque vous paie { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } par citoyen du Roy debout { $building-dans }.
says-per-event =
    Gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } par événement portant un de vos cubes.
says-highest-red =
    Si aucun quartier n’a un total de dés rouges plus élevé que le vôtre, gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } ; en cas d’égalité, tous les gagnent.
says-richest =
    Gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } par dé rouge du quartier qui en a le plus.
says-richest-leroy =
    Gagnez { $gained ->
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
    } par dé rouge qui reste dans votre quartier.
says-delayed = Chaque fois que la carte agit, elle pose ici un de vos cubes. Plus tard, vous pourrez dépenser un de ces cubes par action, avec cet effet :
says-group-add = Un groupe de dés { $colour-s } vaut { $value } de plus.
says-each-add = Chaque dé { $colour } du groupe vaut { $value } de plus.
says-each-set = Chaque dé { $colour } du groupe compte pour { $value }.
says-any-add = Chaque dé du groupe vaut { $value } de plus, quelle que soit sa couleur, même dans un groupe mêlé.
says-any-set = Chaque dé du groupe compte pour { $value }, quelle que soit sa couleur, même dans un groupe mêlé.
says-free-dice = Un dé { $colour } de chaque quartier est gratuit.
says-free-dice-leroy = Jusqu’à { $dice } dés { $colour-s } du Roy sont gratuits.
says-recolour = Jusqu’à { $dice } dés { $from-s } comptent comme des dés { $to-s }.
says-multiply = Un dé { $from } compte comme { $dice } dés { $to-s } de sa valeur.
says-not-citizen = Pas pour placer un citoyen.
says-not-cathedral = Ni pour placer un citoyen ni pour la cathédrale.
says-card-dice = ÷{ $divisor } : elle agit une fois par tranche de { $divisor } du total des dés { $colour-s }.
says-card-any = ÷{ $divisor } : elle agit une fois par tranche de { $divisor } du total, de toutes couleurs, mêlées ou non.
says-card-cost =
    La première fois, vous payez { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } et y placez un citoyen comme homme de métier.
says-card-places = À la fin, les places des hommes de métier rapportent { $first } et { $last } ; qui vient ensuite n’a rien.
says-slot = Une activité { $colour-f } est révélée ici à la manche { $round }.
threat-black =
    { $dice ->
        [0] N’apporte pas de dé noir.
        [one] Apporte un dé noir à chaque manche.
       *[other] Apporte { $dice } dés noirs à chaque manche.
    }
threat-citizen = À chaque manche, un citoyen gris entre { $building-dans } et peut en expulser un autre.
threat-citizen-leroy = À chaque manche, un citoyen du Roy entre { $building-dans } et peut en expulser un autre.
threat-lose =
    À chaque manche, tout le monde perd { $deniers ->
        [0] { $influence ->
            [one] { $influence } point d’influence
           *[other] { $influence } points d’influence
        }
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
threat-pay =
    À chaque manche, chacun paie { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } par citoyen qu’il a debout { $building-dans }.
threat-support = À chaque manche, un cube gris vient sur chacun des { $events } événements à sa gauche.
threat-support-leroy = À chaque manche, un cube du Roy vient sur chacun des { $events } événements à sa gauche.
threat-remove = À chaque manche, le cube le plus haut quitte la cathédrale.
threat-add = À chaque manche, un cube gris prend la case libre la plus basse de la cathédrale.
threat-add-leroy =
    À chaque manche, un cube du Roy prend la case libre la plus basse de la cathédrale et lui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-event-dice = Se combat avec des dés { $colour-s } : chaque tranche de { $divisor } de leur total pose un cube sur un drapeau et rapporte 1 point d’influence.
says-event-calls = À son arrivée, il en appelle un autre, { $colour }.
says-event-won =
    Quand les { $flags } drapeaux sont pris, qui a le plus de cubes gagne { $first ->
        [one] { $first } point
       *[other] { $first } points
    } et la carte, qui vient ensuite { $second }.
says-event-frees = Alors le dernier cube de chaque événement revient à qui l’a posé.
says-event-end =
    S’il est encore là à la fin, quiconque y a un cube gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-marauding-dice = Se combat avec des dés d’une seule couleur : chaque tranche de { $divisor } de leur total pose un cube ici et rapporte 1 point d’influence.
says-marauding = Il accepte tous les cubes et ne part jamais.
says-queue = Deux nouveaux événements arrivent ici à chaque manche ; puis tous agissent, de gauche à droite.
says-counts-citizens = Compte les citoyens debout de chacun.
says-counts-cubes = Compte les cubes de chacun sur la cathédrale.
says-counts-deniers = Compte les deniers de chacun.
says-counts-influence = Compte l’influence de chacun.
says-counts-tradesmen = Compte les hommes de métier de chacun sur les cartes.
says-counts-events = Compte les événements gagnés par chacun.
says-steps = Points de victoire pour tout le monde : { $points1 } à partir de { $from1 }, { $points2 } à partir de { $from2 }, { $points3 } à partir de { $from3 }.
says-building =
    Chaque citoyen debout ici donne un dé { $colour } par manche{ $deniers ->
        [0] {" "}et ne coûte rien.
        [one] {" "}et coûte 1 denier.
       *[other] {" "}et coûte { $deniers } deniers.
    }
says-rows = Le dé indique la rangée. Qui arrive prend le premier vide à gauche ; si la rangée est pleine, tous avancent vers la droite et le dernier est expulsé.
says-spaces = Le dé indique la case. Qui s’y tient est expulsé.
says-space-first = Pour l’instant, toute case libre peut être prise, sans dé. Pendant les manches :
says-space =
    On y entre avec un dé { $colour } { $dice ->
        [one] de valeur { $low }.
       *[other] de { $low } à { $high }.
    }
says-picture = Qui est expulsé reste couché ici jusqu’à la fin de la manche. D’ici là, aucun autre citoyen de sa couleur ne peut être expulsé de ce bâtiment.
says-cathedral = Chaque dé blanc pose un cube sur son numéro, aux deuxième et troisième niveaux seulement au-dessus d’une case prise.
says-cathedral-brings =
    Un cube rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $few } ou { $many } d’influence, comme le disent les étoiles sous le numéro.
says-cathedral-levels =
    À la fin, chaque niveau sans cube à vous coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-fields =
    Un à trois dés jaunes rapportent { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } par tranche de { $divisor } de leur total.
says-citizens = À chaque manche, un citoyen debout donne un dé de son bâtiment et coûte son salaire.
says-citizens-placed = Un dé fait entrer un citoyen dans le bâtiment de sa couleur.
says-die = Sert aux activités et aux événements de sa couleur, et aux citoyens qui entrent { $building-dans }.
says-die-red = Compte double contre les dés noirs.
says-die-white = Bâtit la cathédrale.
says-die-yellow = Cultive les champs.
says-black = À tour de rôle, chacun contre le plus haut dé noir avec des dés de son quartier, d’un total au moins égal ; les rouges comptent double.
says-black-brings =
    Chaque dé contré rapporte { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }, chaque autre coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-prices = Ses propres dés sont gratuits. Prix d’un dé des autres, en deniers : { $price1 } seul, { $price2 } chacun à deux, { $price3 } chacun à trois.
says-pool = C’est le nombre de dés noirs lancés au début d’une manche.
says-district = Ici se trouvent les dés des citoyens de ce quartier. Leur propriétaire s’en sert sans payer, les autres peuvent les acheter ; personne ne peut refuser.
says-district-grey =
    Ici se trouvent les dés des citoyens { $solo ->
        [1] du Roy
       *[other] neutres
    }. Chacun peut les acheter et paie la banque.
says-neutral = Les citoyens neutres ne sont à personne. Chacun donne à chaque manche un dé au quartier neutre, et on les expulse comme les autres.
says-deniers = L’argent des dés d’autrui, des hommes de métier et des salaires. Chacun en reçoit { $deniers } par manche.
says-influence = Avant une action : { $reroll } pour relancer un de vos dés, { $recruit } pour recruter un citoyen, { $flip } pour retourner jusqu’à trois de vos dés.
says-supply = Des citoyens prêts à devenir hommes de métier ou à entrer dans un bâtiment.
says-supply-grey =
    { $solo ->
        [1] Citoyens que Le Roy peut encore placer.
       *[other] Citoyens neutres que des événements peuvent encore amener.
    }
says-points = Pris au vu de tous, puis cachés jusqu’à la fin ; ce nombre les compte.
says-captured = La carte revient à qui y avait le plus de cubes. Un personnage les compte.
says-purse = Gagnés en passant ; à vous quand la manche finit.
says-start = Joue en premier cette manche. La carte passe à gauche à chaque manche.
says-passed =
    Qui passe n’agit plus de la manche : { $first ->
        [one] { $first } denier
       *[other] { $first } deniers
    } maintenant et { $later } à chaque tour suivant restent dans le quartier jusqu’à la fin de la manche.
says-order =
    { $solo ->
        [1] Après deux des vôtres, Le Roy en place trois.
       *[other] On joue dans un sens, puis dans l’autre.
    }
says-round = Chaque manche : revenu, dés, événements, tours. Autant de manches que d’événements rouges ; puis on compte tout.
says-leroy = On lance deux dés noirs pour le Roy ; la ligne de leur somme dit ce qu’il fait.
says-leroy-scores =
    Il marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et dépense { $dice } dés, dont un qu’il vous achète { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
says-leroy-citizen = Il place un citoyen et expulse un des vôtres s’il le peut.
says-leroy-event = Il remplit les drapeaux de l’événement le plus à droite, un dé pour chacun.
says-leroy-tradesman = Il place un homme de métier sur la meilleure place libre.
says-leroy-builds =
    Il bâtit la cathédrale : { $cubes ->
        [one] un cube.
       *[other] { $cubes } cubes.
    } Chaque cube sans case lui rapporte { $points }.
says-leroy-character = Le personnage du dessus rapporte à vous deux, puis s’en va. S’il n’en reste aucun, le Roy marque { $points }.
says-leroy-spends =
    { $dice ->
        [0] Cela ne lui coûte aucun dé.
        [one] Cela lui coûte un dé.
       *[other] Cela lui coûte { $dice } dés.
    }
says-difference = Vos points moins ceux du Roy décident. Jusqu’à la fin, ils sont comptés comme si la partie s’arrêtait maintenant, comme votre nombre en haut.

## How things stand

now-tradesman =
    { $seat } : homme de métier, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
    .you = { now-tradesman }
now-tradesman-grey =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } : homme de métier, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
now-cubes =
    { $seat } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
    .you = { now-cubes }
now-cubes-grey =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
now-citizens =
    { $seat } : { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
    .you = { now-citizens }
now-citizens-grey =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } : { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
now-stands = Un citoyen de { $seat } se tient ici.
    .you = Un de vos citoyens se tient ici.
now-stands-grey =
    Un citoyen { $solo ->
        [1] du Roy
       *[other] neutre
    } se tient ici.
now-counts =
    { $seat } : { $count } à présent, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you = { now-counts }
now-counts-grey =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } : { $count } à présent, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
now-won = Carte gagnée par { $seat }.
    .you = Vous avez gagné cette carte.
now-won-grey =
    Carte gagnée par { $solo ->
        [1] le Roy
       *[other] le joueur neutre
    }.
now-has = { $seat } : { $count }
    .you = { now-has }
now-has-grey =
    { $solo ->
        [1] Le Roy
       *[other] Le joueur neutre
    } : { $count }
now-collected = Points gagnés jusqu’ici : { $points }
now-collected-covered = Points gagnés : { $points } (face cachée, mais pris au vu de tous)
now-free-places = Places à points encore libres : { $free }
now-takes =
    { $some ->
        [0] À la manche suivante, il ne vous prend rien, en l’état.
       *[other] À la manche suivante, après le revenu, il vous prend en l’état : { $parts }.
    }
now-takes-all =
    { $some ->
        [0] À la manche suivante, les événements d’ici ne vous prennent rien, en l’état.
       *[other] À la manche suivante, après le revenu, les événements d’ici vous prennent en l’état : { $parts }.
    }
takes-deniers =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
takes-influence =
    { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
takes-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
takes-cubes =
    { $cubes ->
        [one] { $cubes } cube de la cathédrale
       *[other] { $cubes } cubes de la cathédrale
    }
now-black-from = Les dés noirs viennent de : { $cards }.
now-free-flags = Drapeaux libres : { $free }
now-not-open = Pas encore révélée dans cette partie.
now-not-in-queue = N’est pas dans la file.
now-empty = Personne ne se tient ici.
now-levels-missing =
    { $count ->
        [one] Le niveau { $levels } n’a
       *[other] Les niveaux { $levels } n’ont
    } pas de cube à vous.

## How to play

howto-1-title = Le but
howto-1-text = Vos citoyens vous donnent des dés ; qui a le plus de points l’emporte. À votre tour, un à trois dés d’une couleur servent à bâtir la cathédrale, combattre un événement, activer une carte, cultiver les champs ou placer un citoyen. Cathédrale, événements et cartes rapportent des points, et à la fin les personnages secrets aussi, à tous. La partie s’achève avec la manche du dernier événement militaire.
howto-2-title = Une manche
howto-2-text = Vous recevez de l’argent, payez les salaires et lancez un dé par citoyen debout. Deux événements arrivent, tous agissent, puis chacun joue à son tour jusqu’à ce qu’il n’y ait plus de dés ou que tous aient passé.
howto-3-title = Les dés noirs
howto-3-text = Les événements militaires amènent des dés noirs. Chacun contre le plus haut avec ses dés, les rouges comptent double. Chaque dé contré donne de l’influence, chaque échec coûte des points.
howto-4-title = Groupes de dés
howto-4-text = Une action utilise un à trois dés d’une couleur, de n’importe quel quartier. Ceux des autres coûtent 2, 4 ou 6 chacun, selon la taille du groupe, et personne ne peut refuser. Les citoyens gris sont neutres : ils ne sont à personne, et leurs dés s’achètent de même, à la banque.
howto-5-title = Activités
howto-5-text = La première fois, vous payez le coût et y placez un citoyen. Le total divisé par le nombre de la carte dit combien de fois elle agit. Les cartes à sablier donnent des cubes qui modifient des dés plus tard.
howto-6-title = La cathédrale
howto-6-text = Chaque dé blanc pose un cube sur son numéro, pour un point et de l’influence. À la fin, chaque niveau sans votre cube coûte deux points.
howto-7-title = Combattre les événements
howto-7-text = Les dés de la couleur de l’événement posent des cubes sur ses drapeaux, chacun rapporte un point d’influence. Quand tous sont pris, les deux couleurs qui y ont le plus de cubes marquent.
howto-8-title = Citoyens
howto-8-text = Un dé place un citoyen dans un bâtiment et peut en expulser un autre. Un citoyen couché y protège ceux de sa couleur pour la manche.
howto-9-title = Influence
howto-9-text = Avant une action, vous pouvez relancer un de vos dés, recruter un citoyen ou retourner jusqu’à trois de vos dés.
howto-10-title = La fin
howto-10-text = Chacun détient un personnage secret. À la fin, tous comptent pour tous, observez donc ce que visent les autres.

## Une première partie guidée

lesson-goal = Bienvenue à Troyes ! Après quatre manches, le plus de points de victoire l’emporte. Ceux que vous avez acquis sont ici, près de l’écu rouge.
lesson-settle = Les citoyens vous donnent des dés : rouges au Palais, blancs à l’Évêché, jaunes à l’Hôtel de Ville. D’abord, chacun en place six : mettez le premier au Palais, sur la case 1.
lesson-salaries = L’ordre va et revient : { $seat1 } a placé deux fois, à vous maintenant, chaque fois sur la case marquée. À chaque manche, un citoyen coûte 2 deniers au Palais, 1 à l’Évêché, rien à l’Hôtel de Ville.
lesson-rows = Qui entre plus tard dans une rangée pleine en expulse le citoyen le plus à droite. Placez-en deux autres, chacun sur la case marquée.
lesson-last-citizen = Au Palais, seul un dé du même numéro peut expulser un citoyen. Mettez le dernier sur la case 4.
lesson-dice = Manche 1 : 10 deniers sont entrés, 6 sont partis en salaires. Voici, dans votre quartier, vos dés, un par citoyen. Un tour, c’est une action avec un à trois dés d’une couleur.
lesson-below-zero = Le nombre tout en haut compte comme si la partie finissait ici : chacun des trois niveaux de la cathédrale sans cube à vous coûte 2, en tout 6, et vos personnages secrets rapportent 1. Cela fait −5.
lesson-events = Deux événements ont rejoint le Maraudage. Tous agissent à chaque manche tant qu’on ne les a pas contrés : les Voyageurs viennent d’expulser votre citoyen de l’Hôtel de Ville.
lesson-black = Les dés noirs attaquent à chaque manche. Le plus haut, un 4, est pour vous : il faut au moins 4. Les rouges comptent double : touchez votre 3 rouge, puis choisissez « Terminé ».
lesson-cathedral = Voici votre première action : bâtissez la cathédrale avec vos 5 et 4 blancs, puis choisissez « Terminé ». Chaque dé rapporte 1 point et 2 d’influence.
lesson-cards = Ensuite une carte, le Marchand : chaque fois qu’il agit, il donne 2 deniers. ÷2 dit combien de fois : une par tranche de 2 du total de vos dés.
lesson-merchant = Vous pouvez acheter les dés des autres ; à deux dés, chacun coûte 4 deniers. Prenez le 5 jaune de { $seat1 } et votre 1, puis choisissez « Terminé » : au total 6, le Marchand agit 3 fois, pour 6 deniers. La carte en coûte 2 de plus, une seule fois ; elle rapportera encore.
lesson-tradesman = La première fois, une carte demande aussi son prix et un citoyen, l’homme de métier, qui rapporte des points à la fin. Prenez celui qui est couché sur l’Hôtel de Ville, puis choisissez « Agir 3 fois ».
lesson-fight = Combattez maintenant les Escarmouches avec votre 6 rouge et, pour 4 deniers, le 6 rouge neutre, puis choisissez « Terminé » et « Agir 3 fois ». 12 divisé par 4 donne 3 cubes ; chacun rapporte 1 point d’influence.
lesson-countered = Tous les drapeaux sont pris, les Escarmouches disparaissent : 5 points pour vous, qui aviez le plus de cubes, 2 pour { $seat1 }.
lesson-recruit = Avant une action, l’influence aide : 1 point relance un dé, 4 retournent jusqu’à trois dés, 2 recrutent un citoyen. Recrutez-en un.
lesson-place = Un dé place un citoyen dans le bâtiment de sa couleur. Votre 1 jaune mène à la rangée du haut de l’Hôtel de Ville : placez le citoyen de votre réserve.
lesson-pass = Vous n’avez plus de dés : passez. Cela rapporte 2 deniers, et 1 de plus pour chaque tour d’attente.
lesson-characters = À la fin, vos deux personnages secrets rapportent à tous 1, 3 ou 6 points. Chrétien de Troyes compte les citoyens, dès 4, 6 ou 8, Hugues de Payns l’influence, dès 6, 10 ou 15. Ceux des autres comptent aussi pour vous : devinez-les.
lesson-free = La manche 2 apporte cartes, événements et dés nouveaux, et le 2 noir est pour vous. Après la manche 4, les hommes de métier et les événements portant vos cubes comptent aussi. À vous de jouer !

tip-cubes = Vous avez des cubes sur une carte à sablier. Un cube peut modifier les dés d’une action : choisissez-le avant de prendre des dés.
tip-expelled = Un citoyen a été expulsé et reste couché sur le bâtiment. Tant qu’il y est, aucun autre de sa couleur ne peut en être expulsé ; après la manche il rejoint sa réserve.
tip-loses = Un événement a pris des deniers ou de l’influence. Il recommence à chaque manche jusqu’à ce que ses drapeaux soient pris, et qui ne peut payer perd 2 points.
tip-fails = Un dé noir a dépassé tous les dés d’un quartier : cela coûte 2 points. Gardez un dé rouge pour les prochains, ou dépensez d’abord de l’influence.

lesson-solo-goal = Bienvenue à Troyes ! Vous jouez quatre manches seul contre le Roy. Marquez plus de points que lui : ici, les vôtres, les siens et l’écart.
lesson-solo-settle = Un tour, c’est une action avec un à trois dés d’une couleur. Les citoyens donnent les dés : rouges au Palais, blancs à l’Évêché, jaunes à l’Hôtel de Ville. Placez-en un au Palais et un à l’Évêché.
lesson-solo-salaries = À chaque manche, un citoyen vous coûte 2 deniers au Palais, 1 à l’Évêché, rien à l’Hôtel de Ville ; le Roy ne paie rien. Placez-en un à l’Hôtel de Ville et un au Palais.
lesson-solo-rows = Qui entre dans une rangée pleine en expulse le citoyen le plus à droite. Placez vos deux derniers citoyens, chacun sur la case marquée à ce moment-là.
lesson-solo-dice = Manche 1 : 10 deniers sont entrés, 6 sont partis en salaires. Vous avez lancé six dés, le Roy douze ; vous pouvez acheter les siens.
lesson-solo-events = L’Hérésie vient de vous prendre 2 points d’influence. Elle recommence à chaque manche tant que ses drapeaux ne sont pas pris ; le Roy n’en souffre pas.
lesson-solo-black = Des dés noirs attaquent : un 6 et un 1. Contre eux, les rouges comptent double : votre 6 rouge fait 12 et contre les deux. Ajoutez le 1, prenez le 6 rouge, puis choisissez « Terminé ».
lesson-solo-fight = Combattez les Escarmouches avec votre 3 rouge et, pour 4 deniers, le 6 rouge du Roy, puis choisissez « Terminé » et « Agir 2 fois ». 9 divisé par 4 donne 2 cubes ; chacun rapporte 1 point d’influence, et son meilleur dé est parti.
lesson-solo-roll = Au tour du Roy : lancez deux dés noirs pour lui. Leur total dit dans ce tableau ce qu’il fait, et cela lui coûte des dés.
lesson-solo-artisan = Un 4 : le Roy a expulsé votre citoyen de l’Évêché. Utilisez l’Artisan avec vos 5 et 4 jaunes, puis choisissez « Terminé ». Par tranche de 3 du total 9, 1 point d’influence devient 6 deniers : 3 fois.
lesson-solo-tradesman = La première fois, une carte demande aussi son prix et un citoyen, l’homme de métier, qui rapporte des points à la fin. Prenez celui qui est couché sur l’Évêché, puis choisissez « Agir 3 fois ».
lesson-solo-again = Vous avez maintenant 20 deniers. Lancez de nouveau pour le Roy ; il agit tant qu’il lui reste des dés.
lesson-solo-cathedral = Un 7 : le Roy a bâti deux cubes de la cathédrale. Bâtissez avec vos 3 et 2 blancs, chacun pour 1 point et 1 d’influence, et choisissez « Terminé ». Puis lancez pour lui.
lesson-solo-characters = Six personnages sont visibles. Quand le Roy fait 8, le premier compte pour vous deux et s’en va ; les autres comptent à la fin.
lesson-solo-free = Vous n’avez plus de dés : passez, ou achetez les siens. Après la manche 4, cet écart décide. À vous de jouer !

tip-solo-place = Un dé place un citoyen dans le bâtiment de sa couleur et peut en expulser un du Roy : il aura un dé de moins à la manche suivante. Sans citoyen, recrutez-en un pour 2 points d’influence.
tip-solo-buys = Le Roy a acheté votre meilleur dé et vous l’a payé. Sur 2, 3, 11 et 12, cela lui rapporte des points.
tip-solo-character = Un 8 : le premier personnage a compté pour vous deux et s’en est allé. Regardez ce que compte le suivant.

## Why a turn is good (coach/reasons.py)

reason-points-more = Points de victoire : +{ $n }
reason-deniers-more = Deniers : +{ $n }
reason-deniers-theirs =
    { $n ->
        [one] { $seat } a { $n } denier de moins
       *[other] { $seat } a { $n } deniers de moins
    }
reason-influence-more = Influence : +{ $n }
reason-palace-more = Plus de citoyens au Palais : des dés rouges aux manches suivantes
reason-palace-theirs = { $seat } perd des citoyens au Palais : moins de dés rouges aux manches suivantes
reason-bishopric-more = Plus de citoyens à l’Évêché : des dés blancs aux manches suivantes
reason-bishopric-theirs = { $seat } perd des citoyens à l’Évêché : moins de dés blancs aux manches suivantes
reason-city-hall-more = Plus de citoyens à l’Hôtel de Ville : des dés jaunes aux manches suivantes
reason-city-hall-theirs = { $seat } perd des citoyens à l’Hôtel de Ville : moins de dés jaunes aux manches suivantes
reason-exposed-less = Moins de vos citoyens se tiennent là où le prochain venu les expulserait
reason-trades-more = Un homme de métier sur une carte de plus : vous l’utilisez aux manches suivantes sans repayer la place
reason-line-characters = Points des personnages que vous connaissez, si la partie finissait maintenant : +{ $n }
reason-line-characters-theirs = { $seat } recevrait { $n } de moins des personnages que vous connaissez
reason-line-cathedral-levels = Moins de pertes pour les niveaux de la cathédrale sans cube à vous : +{ $n }
reason-line-cathedral-levels-theirs = { $seat } perd { $n } de plus à la fin pour les niveaux de la cathédrale sans cube
reason-line-events-in-queue = Points à la fin pour les événements portant un cube à vous, même si personne ne les contre : +{ $n }
reason-line-events-in-queue-theirs = { $seat } reçoit { $n } de moins à la fin pour les événements portant un cube
reason-line-tradesmen = Points à la fin pour vos hommes de métier : +{ $n }
reason-line-tradesmen-theirs = { $seat } reçoit { $n } de moins à la fin pour ses hommes de métier
reason-events-more = Vos cubes sur les événements vous rapporteraient plus de points une fois ceux-ci contrés
reason-events-theirs = Les cubes sur les événements rapporteraient moins de points à { $seat } une fois ceux-ci contrés
reason-by-citizens-more = Plus près des points que { character-chretien-de-troyes } peut rapporter à la fin : ce personnage compte les citoyens debout
reason-by-stones-more = Plus près des points que { character-urbain-iv } peut rapporter à la fin : ce personnage compte les cubes sur la cathédrale
reason-by-deniers-more = Plus près des points que { character-thibaut-ii } peut rapporter à la fin : ce personnage compte les deniers
reason-by-influence-more = Plus près des points que { character-hugues-de-payns } peut rapporter à la fin : ce personnage compte l’influence
reason-by-tradesmen-more = Plus près des points que { character-le-florentin } peut rapporter à la fin : ce personnage compte les hommes de métier
reason-by-captures-more = Plus près des points que { character-henry-i } peut rapporter à la fin : ce personnage compte les événements gagnés
reason-characters-more = Vous rapproche des points des personnages
reason-events-led-more = Événements où vous avez le plus de cubes : +{ $n }
reason-events-led-theirs =
    { $n ->
        [one] { $seat } mène sur { $n } événement de moins
       *[other] { $seat } mène sur { $n } événements de moins
    }
reason-modifiers-more = Cubes sur des cartes à sablier : +{ $n }. Chacun améliore les dés d’une action à venir
reason-dice-more = Dés restant dans votre quartier : +{ $n }
reason-dice-theirs =
    { $n ->
        [one] Il reste { $n } dé de moins à { $seat }
       *[other] Il reste { $n } dés de moins à { $seat }
    }

## Noms imprimés sur les cartes

written-activity = { $activity }
written-building = { $building }
written-owner = { $seat }
    .you = { written-owner }
written-deniers = Deniers
written-influence = Influence
written-supply = Citoyens
written-points = Marqués
written-captured = Événements
written-phase =
    { $phase ->
        [settle] Placer les citoyens
        [black] Attaque des dés noirs
        [actions] Une action par tour
        [leroy] Tour du Roy
       *[over] Fin de la partie
    }
written-pool = Dés noirs à venir
written-prices = Prix de chaque dé acheté
written-sum-dice = Dés pris
written-sum-total = Total
written-sum-price = Vous payez
written-sum-price-other = Paie
written-sum-times = Effets
written-sum-brings = Gain
# at the end of a game against him
rival-name = Le Roy
written-neutral =
    { $solo ->
        [1] Le Roy
       *[other] Neutre, à vendre
    }
written-leroy = Tour du Roy : somme de deux dés · ce qu’il fait · dés qu’il dépense
written-leroy-score = marque, achète votre meilleur dé
written-leroy-place-citizen = place un citoyen
written-leroy-counter-rightmost-event = remplit le dernier événement
written-leroy-place-tradesman = place un homme de métier
written-leroy-cathedral = bâtit la cathédrale
written-leroy-score-top-character = le premier personnage compte
written-difference = Vous moins Le Roy, à cet instant
written-red-doubles = Rouge compte double
written-strength = Total
written-needed = Requis
written-settling = À chaque manche, un citoyen donne un dé et coûte ce salaire
written-divisor = ÷3 : une fois par tranche de 3 du total des dés
written-each = une fois par { $divisor }
written-place = Placer citoyen
written-farm = Champs
written-recruit = Recruter
written-pass = Passer
written-yield = Subir
written-done = Terminé
written-give-up = Renoncer
written-roll = Lancer du Roy
written-from = De la réserve
written-reroll = Relancer un dé
written-flip = En retourner { $dice } au plus
written-characters =
    { $cards ->
        [one] Votre personnage secret
       *[other] Vos personnages secrets
    } : à la fin { $first }, { $second } ou { $third } points pour tous
written-characters-leroy = Personnages, comptés à la fin : { $first }, { $second } ou { $third } points
written-measure = { $character-counts }
written-under-way = { $activity }
written-leroy-dice = Les dés du Roy : il dépense les meilleurs
written-event =
    { $card-id ->
        [normans-attack] Les Normands
        [succession-conflict] Succession
       *[other] { $card }
    }
written-event-short =
    { $card-id ->
        [brigands-1] Brigands
        [brigands-2] Brigands
        [brigands-3] Brigands
        [skirmishes-1] Escarmouches
        [skirmishes-2] Escarmouches
        [normans-attack] Normands
        [succession-conflict] Succession
        [theological-conflict] Théologie
        [interruption-of-work] Travaux arrêtés
        [migrant-workers] Ouvriers
       *[other] { $card }
    }
