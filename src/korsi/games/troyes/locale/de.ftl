# Troyes auf Deutsch

## The game

game-name = Troyes
game-blurb = Würfel von Soldaten, Geistlichen und Bürgern bauen eine Kathedrale und verteidigen eine Stadt des Mittelalters.
game-kind = Würfeleinsatz mit geheimen Zielen, allein gegen Le Roy spielbar
game-length = etwa 90 Minuten
game-players = 1 bis 4 Personen
game-points = Siegpunkte: { $count }

## Things

colour-red = rot
    .er = roter
    .e = rote
    .en = roten
    .es = rotes
colour-white = weiß
    .er = weißer
    .e = weiße
    .en = weißen
    .es = weißes
colour-yellow = gelb
    .er = gelber
    .e = gelbe
    .en = gelben
    .es = gelbes
building-palace = Palast
    .auf = auf dem Palast
    .im = im Palast
    .in = in den Palast
    .aus = aus dem Palast
building-bishopric = Bischofssitz
    .auf = auf dem Bischofssitz
    .im = im Bischofssitz
    .in = in den Bischofssitz
    .aus = aus dem Bischofssitz
building-city-hall = Rathaus
    .auf = auf dem Rathaus
    .im = im Rathaus
    .in = in das Rathaus
    .aus = aus dem Rathaus
district-neutral = neutrales Viertel
source-supply = aus dem Vorrat
source-lying-palace = der auf dem Palast liegt
source-lying-bishopric = der auf dem Bischofssitz liegt
source-lying-city-hall = der auf dem Rathaus liegt
space-palace-1 = Palast 1
space-palace-2 = Palast 2
space-palace-3 = Palast 3
space-palace-4 = Palast 4
space-palace-5 = Palast 5
space-palace-6 = Palast 6
space-bishopric-1-1 = Bischofssitz, Reihe 1, Platz 1
space-bishopric-1-2 = Bischofssitz, Reihe 1, Platz 2
space-bishopric-2-1 = Bischofssitz, Reihe 2, Platz 1
space-bishopric-2-2 = Bischofssitz, Reihe 2, Platz 2
space-bishopric-3-1 = Bischofssitz, Reihe 3, Platz 1
space-bishopric-3-2 = Bischofssitz, Reihe 3, Platz 2
space-city-hall-1-1 = Rathaus, Reihe 1, Platz 1
space-city-hall-1-2 = Rathaus, Reihe 1, Platz 2
space-city-hall-1-3 = Rathaus, Reihe 1, Platz 3
space-city-hall-2-1 = Rathaus, Reihe 2, Platz 1
space-city-hall-2-2 = Rathaus, Reihe 2, Platz 2
space-city-hall-2-3 = Rathaus, Reihe 2, Platz 3
activity-artisan = Handwerker
activity-merchant = Kaufmann
activity-miller = Müller
activity-innkeeper = Wirt
activity-blacksmith = Schmied
activity-militia = Miliz
activity-journeyman = Geselle
activity-goldsmith = Goldschmied
activity-sculptor = Bildhauer
activity-tithing = Zehnt
activity-monk = Mönch
activity-priest = Priester
activity-apprenticeship = Lehre
activity-confession = Beichte
activity-templar = Templer
activity-pilgrimage = Pilgerfahrt
activity-procession = Prozession
activity-glassblower = Glasbläser
activity-archer = Bogenschütze
activity-chivalry = Ritterschaft
activity-diplomat = Diplomat
activity-hunting = Jagd
activity-mercenary = Söldner
activity-tax-collector = Steuereintreiber
activity-captain = Hauptmann
activity-joust = Turnier
activity-troubadour = Troubadour
activity-baker = Bäcker
activity-prior = Prior
activity-banquet = Bankett
card-marauding = Plünderung
card-brigands-1 = Räuber I
card-brigands-2 = Räuber II
card-brigands-3 = Räuber III
card-skirmishes-1 = Scharmützel I
card-skirmishes-2 = Scharmützel II
card-war = Krieg
card-normans-attack = Angriff der Normannen
card-succession-conflict = Erbfolgestreit
card-theological-conflict = Glaubensstreit
card-heresy = Ketzerei
card-interruption-of-work = Baustopp
card-migrant-workers = Wanderarbeiter
card-drought = Dürre
card-support = Unterstützung
card-civil-war = Bürgerkrieg
card-wayfarers = Reisende
card-resistance = Widerstand
character-chretien-de-troyes = Chrétien de Troyes
    .counts = Bürger
character-urbain-iv = Urban IV.
    .counts = Kathedrale
character-thibaut-ii = Thibaut II.
    .counts = Denare
character-hugues-de-payns = Hugues de Payns
    .counts = Einfluss
character-le-florentin = Le Florentin
    .counts = Meister
character-henry-i = Heinrich I.
    .counts = Gewonnene Ereignisse

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = beginnt.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = beginnst.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } beginnt.
event-settled = { $seat } { event-settled.deed }
    .deed = setzt einen Bürger: { $space }.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = setzt einen Bürger: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } setzt einen Bürger: { $space }.
event-grey-fills =
    { $solo ->
        [1] Le Roy setzt { $citizens ->
            [one] einen Bürger
           *[other] { $citizens } Bürger
        }.
       *[other] Die neutralen Bürger füllen { $citizens ->
            [one] das leere Feld
           *[other] die { $citizens } leeren Felder
        }.
    }
event-leroy-fills = Le Roy setzt { $places }.
told-citizens-in = { $citizens } { $building-in }
event-round = Runde { $round } beginnt.
event-below-zero = Die Zahlen oben zählen, als wäre jetzt Schluss: Jede Ebene der Kathedrale ohne eigenen Stein kostet Punkte.
event-revealed = Neue Tätigkeit: { $activity }.
event-income = { $seat }: { event-income.deed }
    .deed =
        Einkommen { $deniers }, Löhne { $salary }{ $short ->
            [0] {""}
            [one] , es fehlt { $short }
           *[other] , es fehlen { $short }
        }.
    .you =
        Dein Einkommen { $deniers }, Löhne { $salary }{ $short ->
            [0] {""}
            [one] , es fehlt { $short }
           *[other] , es fehlen { $short }
        }.
event-rolled = { $seat } { event-rolled.deed }
    .deed =
        würfelt mit { $dice ->
            [one] einem { $colour-en } Würfel
           *[other] { $dice } { $colour-en } Würfeln
        }.
    .you = { $seat } { event-rolled.you-deed }
    .you-deed =
        würfelst mit { $dice ->
            [one] einem { $colour-en } Würfel
           *[other] { $dice } { $colour-en } Würfeln
        }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } würfelt mit { $dice ->
        [one] einem { $colour-en } Würfel
       *[other] { $dice } { $colour-en } Würfeln
    }.
event-grey-dice =
    { $solo ->
        [1] Le Roy hat { $dice } Würfel; du kannst sie kaufen.
       *[other] Die neutralen Bürger gehören niemandem: { $dice ->
            [one] Ihren Würfel können alle kaufen.
           *[other] Ihre { $dice } Würfel können alle kaufen.
        }
    }
event-event-enters = Neues Ereignis: { $card }.
event-event-acts = Ereignis: { $card }.
event-event-idle =
    { $card }: { $why ->
        [1] Kein Bürger ist mehr übrig, nichts geschieht.
        [2] Wer weichen müsste, ist geschützt, nichts geschieht.
       *[other] Diesmal geschieht nichts.
    }
event-loses =
    { $card }: { $seat } verliert { $deniers ->
        [0] { $influence ->
            [0] nichts
           *[other] { $influence } Einfluss
        }
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
    .you =
        { $card }: Du verlierst { $deniers ->
            [0] { $influence ->
                [0] nichts
               *[other] { $influence } Einfluss
            }
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-event-rolls = { $card }: Der Würfel zeigt { $value }.
event-black-die = Ein schwarzer Würfel ist abzuwehren: { $value }.
event-black-dice = Abzuwehrende schwarze Würfel: { $values }, von { $cards }.
told-card = { $card }
told-value = { $value }
event-counters = { $seat } { event-counters.deed }
    .deed =
        wehrt { $dice ->
            [one] die schwarze { $total }
           *[other] { $dice } schwarze Würfel, zusammen { $total },
        } ab.
    .you = { $seat } { event-counters.you-deed }
    .you-deed =
        wehrst { $dice ->
            [one] die schwarze { $total }
           *[other] { $dice } schwarze Würfel, zusammen { $total },
        } ab.
event-wards = { $seat } { event-wards.deed }
    .deed =
        wehrt { $black ->
            [one] die schwarze { $total }
           *[other] { $black } schwarze Würfel, zusammen { $total },
        } ab ({ $dice }).
    .you = { $seat } { event-wards.you-deed }
    .you-deed =
        wehrst { $black ->
            [one] die schwarze { $total }
           *[other] { $black } schwarze Würfel, zusammen { $total },
        } ab ({ $dice }).
event-fails = { $seat } { event-fails.deed }
    .deed = kann die schwarze { $value } nicht abwehren.
    .you = { $seat } { event-fails.you-deed }
    .you-deed = kannst die schwarze { $value } nicht abwehren.
event-points = { $seat } { event-points.deed }
    .deed =
        nimmt { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    .you = { $seat } { event-points.you-deed }
    .you-deed =
        nimmst { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } nimmt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-rewarded = { $seat } { event-rewarded.deed }
    .deed =
        nimmt { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        } für { $card }.
    .you = { $seat } { event-rewarded.you-deed }
    .you-deed =
        nimmst { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        } für { $card }.
event-grey-rewarded =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } nimmt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $card }.
event-loses-points = { $seat } { event-loses-points.deed }
    .deed =
        verliert { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    .you = { $seat } { event-loses-points.you-deed }
    .you-deed =
        verlierst { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
event-influence = { $seat } { event-influence.deed }
    .deed = gewinnt { $points } Einfluss.
    .you = { $seat } { event-influence.you-deed }
    .you-deed = gewinnst { $points } Einfluss.
event-rerolled = { $seat } { event-rerolled.deed }
    .deed = würfelt neu, { $colour }: aus { $from } wird { $to }.
    .you = { $seat } { event-rerolled.you-deed }
    .you-deed = würfelst neu, { $colour }: aus { $from } wird { $to }.
event-recruited = { $seat } { event-recruited.deed }
    .deed = wirbt einen Bürger an.
    .you = { $seat } { event-recruited.you-deed }
    .you-deed = wirbst einen Bürger an.
event-flipped = { $seat } { event-flipped.deed }
    .deed = dreht einen Würfel, { $colour }: aus { $from } wird { $to }.
    .you = { $seat } { event-flipped.you-deed }
    .you-deed = drehst einen Würfel, { $colour }: aus { $from } wird { $to }.
event-rerolls = { $seat } { event-rerolls.deed }
    .deed = würfelt für { $influence } Einfluss neu: { $dice }.
    .you = { $seat } { event-rerolls.you-deed }
    .you-deed = würfelst für { $influence } Einfluss neu: { $dice }.
event-turns = { $seat } { event-turns.deed }
    .deed =
        dreht { $influence ->
            [0] {""}
           *[other] für { $influence } Einfluss{" "}
        }um: { $dice }.
    .you = { $seat } { event-turns.you-deed }
    .you-deed =
        drehst { $influence ->
            [0] {""}
           *[other] für { $influence } Einfluss{" "}
        }um: { $dice }.
event-recruits = { $seat } { event-recruits.deed }
    .deed = wirbt für { $influence } Einfluss einen Bürger an.
    .you = { $seat } { event-recruits.you-deed }
    .you-deed = wirbst für { $influence } Einfluss einen Bürger an.
told-die-changed = aus einer { $colour-en } { $from } wird eine { $to }
event-used = { $seat } { event-used.deed }
    .deed = nutzt einen Stein von { $activity }.
    .you = { $seat } { event-used.you-deed }
    .you-deed = nutzt einen Stein von { $activity }.
event-sets-out-activate = { $seat } { event-sets-out-activate.deed }
    .deed = nutzt die Karte { $activity }.
    .you = { $seat } { event-sets-out-activate.you-deed }
    .you-deed = nutzt die Karte { $activity }.
event-sets-out-fight = { $seat } { event-sets-out-fight.deed }
    .deed = bekämpft das Ereignis { $card }.
    .you = { $seat } { event-sets-out-fight.you-deed }
    .you-deed = bekämpfst das Ereignis { $card }.
event-sets-out-build = { $seat } { event-sets-out-build.deed }
    .deed = baut an der Kathedrale.
    .you = { $seat } { event-sets-out-build.you-deed }
    .you-deed = baust an der Kathedrale.
event-sets-out-place = { $seat } { event-sets-out-place.deed }
    .deed = setzt einen Bürger in ein Gebäude.
    .you = { $seat } { event-sets-out-place.you-deed }
    .you-deed = setzt einen Bürger in ein Gebäude.
event-sets-out-farm = { $seat } { event-sets-out-farm.deed }
    .deed = betreibt Landwirtschaft.
    .you = { $seat } { event-sets-out-farm.you-deed }
    .you-deed = betreibst Landwirtschaft.
event-took = { $seat } { event-took.deed }
    .deed = nimmt einen eigenen Würfel: { $colour } { $value }.
    .you = { $seat } { event-took.you-deed }
    .you-deed = nimmst einen eigenen Würfel: { $colour } { $value }.
event-took-from = { $seat } { event-took-from.deed }
    .deed = nimmt einen Würfel von { $owner }: { $colour } { $value }.
    .you = { $seat } { event-took-from.you-deed }
    .you-deed = nimmst einen Würfel von { $owner }: { $colour } { $value }.
    .to-you = { $seat } { event-took-from.to-you-deed }
    .to-you-deed = nimmt dir einen Würfel: { $colour } { $value }.
event-took-grey = { $seat } { event-took-grey.deed }
    .deed =
        nimmt einen Würfel { $solo ->
            [1] von Le Roy
           *[other] aus dem neutralen Viertel
        }: { $colour } { $value }.
    .you = { $seat } { event-took-grey.you-deed }
    .you-deed =
        nimmst einen Würfel { $solo ->
            [1] von Le Roy
           *[other] aus dem neutralen Viertel
        }: { $colour } { $value }.
event-pays = { $seat } { event-pays.deed }
    .deed =
        zahlt { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } an { $to }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        zahlst { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } an { $to }.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        zahlt dir { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-taxed = { $seat } { event-taxed.deed }
    .deed =
        zahlt { $to } { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } ({ $activity }).
    .you = { $seat } { event-taxed.you-deed }
    .you-deed =
        zahlst { $to } { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } ({ $activity }).
    .to-you = { $seat } { event-taxed.to-you-deed }
    .to-you-deed =
        zahlt dir { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } ({ $activity }).
event-pays-bank = { $seat } { event-pays-bank.deed }
    .deed =
        zahlt { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } an die Bank.
    .you = { $seat } { event-pays-bank.you-deed }
    .you-deed =
        zahlst { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } an die Bank.
event-pays-influence = { $seat } { event-pays-influence.deed }
    .deed = zahlt { $points } Einfluss.
    .you = { $seat } { event-pays-influence.you-deed }
    .you-deed = zahlst { $points } Einfluss.
event-spends = { $seat } { event-spends.deed }
    .deed =
        zahlt { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
    .you = { $seat } { event-spends.you-deed }
    .you-deed =
        zahlst { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-activates = { $seat } { event-activates.deed }
    .deed =
        nutzt { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        } ({ $dice }).
    .you = { $seat } { event-activates.you-deed }
    .you-deed =
        nutzt { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        } ({ $dice }).
event-activates-again = { $seat } { event-activates-again.deed }
    .deed = nutzt { $activity } noch einmal.
    .you = { $seat } { event-activates-again.you-deed }
    .you-deed = nutzt { $activity } noch einmal.
event-fights = { $seat } { event-fights.deed }
    .deed =
        legt { $cubes ->
            [one] einen Stein
           *[other] { $cubes } Steine
        } auf { $card } ({ $dice }).
    .you = { $seat } { event-fights.you-deed }
    .you-deed =
        legst { $cubes ->
            [one] einen Stein
           *[other] { $cubes } Steine
        } auf { $card } ({ $dice }).
event-enters = { $seat } { event-enters.deed }
    .deed = besetzt { $space } ({ $dice }).
    .you = { $seat } { event-enters.you-deed }
    .you-deed = besetzt { $space } ({ $dice }).
event-builds = { $seat } { event-builds.deed }
    .deed = baut mit { $dice } an der Kathedrale.
    .you = { $seat } { event-builds.you-deed }
    .you-deed = baust mit { $dice } an der Kathedrale.
event-farms = { $seat } { event-farms.deed }
    .deed =
        betreibt Landwirtschaft ({ $dice }): { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
    .you = { $seat } { event-farms.you-deed }
    .you-deed =
        betreibst Landwirtschaft ({ $dice }): { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-buys = { $seat } { event-buys.deed }
    .deed =
        zahlt { $to } { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } für { $dice }.
    .you = { $seat } { event-buys.you-deed }
    .you-deed =
        zahlst { $to } { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } für { $dice }.
    .to-you = { $seat } { event-buys.to-you-deed }
    .to-you-deed =
        zahlt dir { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } für { $dice }.
event-buys-grey = { $seat } { event-buys-grey.deed }
    .deed =
        zahlt { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } für { $dice } { $solo ->
            [1] von Le Roy
           *[other] aus dem neutralen Viertel
        }.
    .you = { $seat } { event-buys-grey.you-deed }
    .you-deed =
        zahlst { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } für { $dice } { $solo ->
            [1] von Le Roy
           *[other] aus dem neutralen Viertel
        }.
told-die =
    { $dice ->
        [1] { $colour-e } { $value }
        [2] zweimal { $colour-e } { $value }
        [3] dreimal { $colour-e } { $value }
       *[other] { $dice }-mal { $colour-e } { $value }
    }
told-die-with =
    { $dice ->
        [1] der { $colour-en } { $value }
        [2] zwei { $colour-en } { $value }ern
        [3] drei { $colour-en } { $value }ern
       *[other] { $dice } { $colour-en } { $value }ern
    }
told-die-bought =
    { $dice ->
        [1] die { $colour-e } { $value }
        [2] zwei { $colour-e } { $value }er
        [3] drei { $colour-e } { $value }er
       *[other] { $dice } { $colour-e } { $value }er
    }
event-tradesman = { $seat } { event-tradesman.deed }
    .deed =
        setzt einen Meister auf { $activity }, { $space ->
            [0] auf das Bild: am Ende keine Punkte
           *[other] Feld { $space }
        }.
    .you = { $seat } { event-tradesman.you-deed }
    .you-deed =
        setzt einen Meister auf { $activity }, { $space ->
            [0] auf das Bild: am Ende keine Punkte
           *[other] Feld { $space }
        }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } setzt einen Meister auf { $activity }, { $space ->
        [0] auf das Bild: am Ende keine Punkte
       *[other] Feld { $space }
    }.
event-fetched = { $seat } { event-fetched.deed }
    .deed = nimmt einen Bürger, { $source }.
    .you = { $seat } { event-fetched.you-deed }
    .you-deed = nimmst einen Bürger, { $source }.
event-lifted = { $seat } { event-lifted.deed }
    .deed = nimmt einen Bürger von { $space }.
    .you = { $seat } { event-lifted.you-deed }
    .you-deed = nimmst einen Bürger von { $space }.
event-recalled = { $seat } { event-recalled.deed }
    .deed = nimmt den Meister von { $activity }.
    .you = { $seat } { event-recalled.you-deed }
    .you-deed = nimmst den Meister von { $activity }.
event-placed = { $seat } { event-placed.deed }
    .deed = besetzt { $space }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = besetzt { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } besetzt { $space }.
event-expelled = Ein Bürger von { $seat } wird { $building-aus } vertrieben.
    .you = Ein Bürger von dir wird { $building-aus } vertrieben.
event-expels = { $seat } { event-expels.deed }
    .deed = vertreibt einen Bürger von { $of } { $building-aus }.
    .you = { $seat } { event-expels.you-deed }
    .you-deed = vertreibst einen Bürger von { $of } { $building-aus }.
    .to-you = { $seat } { event-expels.to-you-deed }
    .to-you-deed = vertreibt einen Bürger von dir { $building-aus }.
event-grey-expelled =
    Ein { $solo ->
        [1] Bürger von Le Roy
       *[other] neutraler Bürger
    } wird { $building-aus } vertrieben.
event-built = { $seat } { event-built.deed }
    .deed = baut an der Kathedrale: Ebene { $level }, Feld { $number }.
    .you = { $seat } { event-built.you-deed }
    .you-deed = baust an der Kathedrale: Ebene { $level }, Feld { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } baut an der Kathedrale: Ebene { $level }, Feld { $number }.
event-demolished = Ein Stein von { $seat } verlässt die Kathedrale: Ebene { $level }, Feld { $number }.
    .you = Ein Stein von dir verlässt die Kathedrale: Ebene { $level }, Feld { $number }.
event-grey-demolished =
    Ein Stein { $solo ->
        [1] von Le Roy
       *[other] des neutralen Spielers
    } verlässt die Kathedrale: Ebene { $level }, Feld { $number }.
event-cube = { $seat } { event-cube.deed }
    .deed = legt einen Stein auf { $card }.
    .you = { $seat } { event-cube.you-deed }
    .you-deed = legst einen Stein auf { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } legt einen Stein auf { $card }.
event-cube-back = { $seat } { event-cube-back.deed }
    .deed = bekommt einen Stein von { $card } zurück.
    .you = { $seat } { event-cube-back.you-deed }
    .you-deed = bekommst einen Stein von { $card } zurück.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    } bekommt einen Stein von { $card } zurück.
event-countered = Abgewehrt: { $card }. { $seat } nimmt die Karte.
    .you = Abgewehrt: { $card }. Du nimmst die Karte.
event-grey-countered =
    Abgewehrt: { $card }. Die Karte geht an { $solo ->
        [1] Le Roy
       *[other] den neutralen Spieler
    }.
event-activated = { $seat } { event-activated.deed }
    .deed =
        nutzt { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }.
    .you = { $seat } { event-activated.you-deed }
    .you-deed =
        nutzt { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }.
event-cubes = { $seat } { event-cubes.deed }
    .deed =
        legt { $cubes ->
            [one] einen Stein
           *[other] { $cubes } Steine
        } auf { $activity }.
    .you = { $seat } { event-cubes.you-deed }
    .you-deed =
        legst { $cubes ->
            [one] einen Stein
           *[other] { $cubes } Steine
        } auf { $activity }.
event-deniers = { $seat } { event-deniers.deed }
    .deed =
        erhält { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
    .you = { $seat } { event-deniers.you-deed }
    .you-deed =
        erhältst { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-archers = { $seat } { event-archers.deed }
    .deed =
        würfelt für die Schützen: { $dice } Würfel, { $hits ->
            [0] kein Treffer
           *[other] { $hits } Treffer
        }.
    .you = { $seat } { event-archers.you-deed }
    .you-deed =
        würfelst für die Schützen: { $dice } Würfel, { $hits ->
            [0] kein Treffer
           *[other] { $hits } Treffer
        }.
event-passed = { $seat } { event-passed.deed }
    .deed =
        passt: { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } zum Ende der Runde.
    .you = { $seat } { event-passed.you-deed }
    .you-deed =
        passt: { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } zum Ende der Runde.
event-waits = { $seat } { event-waits.deed }
    .deed =
        erhält fürs Warten noch { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
    .you = { $seat } { event-waits.you-deed }
    .you-deed =
        erhältst fürs Warten noch { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
event-leroy-rolls = Le Roy würfelt { $first } und { $second }.
event-leroy-sum = Le Roy würfelt { $first } und { $second }: { $sum }.
event-leroy-spends = Le Roy gibt einen Würfel aus, { $colour } { $value }.
event-leroy-wards = Le Roy entfernt einen schwarzen Würfel und gibt dafür seine { $colour-e } { $value } aus.
event-leroy-buys = Le Roy kauft deinen Würfel, { $colour } { $value }.
event-character = Die Persönlichkeit „{ $character-counts }“ ({ $character }) ist im Spiel.
event-scores = { $seat } { event-scores.deed }
    .deed =
        erhält { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für „{ $character-counts }“ ({ $character }).
    .you = { $seat } { event-scores.you-deed }
    .you-deed =
        erhältst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für „{ $character-counts }“ ({ $character }).
event-grey-scores =
    „{ $character-counts }“ ({ $character }): { $solo ->
        [1] Le Roy
       *[other] der neutrale Spieler
    } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-final = { $seat } { event-final.deed }
    .deed =
        kommt auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        kommst auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
event-wins = { $seat } { event-wins.deed }
    .deed =
        gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
event-leroy-final =
    Le Roy kommt auf { $points }; der Unterschied ist { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }
ended-final = Die letzte Runde ist gespielt.

## What to do now

prompt-settle = Setze einen Bürger (noch { $left }): jede Runde ein Würfel des Gebäudes für dessen Lohn.
prompt-counter =
    { $have ->
        [0]
            { $weak ->
                [2] Eine schwarze { $need } greift an, und du hast keinen Würfel dagegen: Nimm sie hin.
                [1] Eine schwarze { $need } greift an, und alle deine Würfel zählen nur { $all }: Ändere sie mit Einfluss, oder nimm sie hin.
               *[0] Ein schwarzer Würfel greift an: Wehre ihn mit Würfeln deines Viertels ab, zusammen mindestens { $need }; rote zählen doppelt.
            }
       *[other]
            { $enough ->
                [1] Deine Würfel zählen { $have }, nötig sind { $need }: Das reicht. Wähle Fertig oder nimm weitere dazu.
               *[other] Deine Würfel zählen { $have } von nötigen { $need }; rote zählen doppelt. Nimm noch einen.
            }
    }
prompt-turn = Du bist am Zug: Wähle eine Aktion oder passe.
prompt-gather =
    { $plan ->
        [activate] { $activity }: Nimm { prompt-gather.dice }. Je volle { $each } ihrer Summe wirkt die Karte einmal.{ prompt-gather.place }
        [fight] { $card }: Nimm { prompt-gather.dice }. Je volle { $each } ihrer Summe legst du einen Stein darauf.
        [cathedral] Kathedrale: Nimm { prompt-gather.dice }. Jeder legt einen Stein auf seine Zahl.
        [citizen] Bürger: Nimm { prompt-gather.dice }. Seine Farbe nennt das Gebäude, seine Zahl den Platz.
       *[farm] Landwirtschaft: Nimm { prompt-gather.dice }. Je volle { $each } ihrer Summe bringen { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        }.
    }
    .dice =
        { $of ->
            [colour]
                { $dice ->
                    [one] einen { $colour-en } Würfel
                   *[other] 1 bis { $dice } { $colour-e } Würfel
                }
            [any]
                { $dice ->
                    [one] einen Würfel beliebiger Farbe
                   *[other] 1 bis { $dice } Würfel, auch gemischt
                }
           *[one]
                { $dice ->
                    [one] einen Würfel beliebiger Farbe
                   *[other] 1 bis { $dice } Würfel einer Farbe
                }
        }
    .place =
        { $place ->
            [none] {""}
            [one] {" "}Beim ersten Mal kostet sie auch { $place } Denar und einen Bürger.
           *[other] {" "}Beim ersten Mal kostet sie auch { $place } Denare und einen Bürger.
        }
prompt-source =
    { $plan ->
        [activate] Welcher deiner Bürger wird Meister auf { $activity }?
       *[other] Welcher deiner Bürger zieht { $building-in } ein?
    }
prompt-times =
    { $plan ->
        [fight] Wie viele Steine legst du auf { $card }?
       *[other] Wie oft nutzt du { $activity }?
    }
prompt-collect =
    { $activity }: Welches Gebäude zahlt dir?{ $left ->
        [one] {""}
       *[other] {" "}(noch { $left }-mal)
    }
prompt-cubes =
    { $rolled ->
        [0] {""}
        [one] { $rolled } Würfel geworfen: Treffer.{" "}
       *[other] { $rolled } Würfel geworfen, { $hits } Treffer.{" "}
    }Steine, die noch auf Ereignisse kommen: { $left }. Wähle ein Ereignis.
prompt-roll = Le Roy ist am Zug: Würfle für ihn.
prompt-over = Die Partie ist zu Ende.
waiting-settle = Wir warten, bis { $seat } einen Bürger setzt.
waiting-counter = Wir warten, bis { $seat } einen schwarzen Würfel abwehrt.
waiting-turn = Wir warten, bis { $seat } eine Aktion wählt.
waiting-gather = Wir warten, bis { $seat } Würfel nimmt.
waiting-source = Wir warten, bis { $seat } einen Bürger wählt.
waiting-times = Wir warten, bis { $seat } wählt, wie oft.
waiting-collect = Wir warten, bis { $seat } ein Gebäude wählt.
waiting-cubes = Wir warten, bis { $seat } Steine legt.
waiting-roll = Wir warten, bis { $seat } für Le Roy würfelt.
action-settle = Bürger setzen: { $space }
action-reroll = Die { $colour-e } { $value } neu würfeln (1 Einfluss)
action-recruit = Bürger anwerben (2 Einfluss)
action-flip = Die { $colour-e } { $value } umdrehen
action-counter = Auch eine schwarze { $value } abwehren
action-discard = Mit der { $colour-en } { $value } abwehren
action-yield = Den schwarzen Würfel hinnehmen
action-activate = Karte { $activity } nutzen
action-build = An der Kathedrale bauen
action-fight = Ereignis { $card } bekämpfen
action-place = Bürger in ein Gebäude setzen
action-farm = Landwirtschaft
action-pass = Passen
action-use = Stein der Karte { $activity } nutzen
action-take =
    { $colour } { $value } nehmen, aus dem { $district ->
        [0] Viertel der ersten Person
        [1] Viertel der zweiten Person
        [2] Viertel der dritten Person
        [3] Viertel der vierten Person
       *[neutral] neutralen Viertel
    }
action-done = Fertig
action-done-dice = Fertig: keine weiteren Würfel
action-give-up = Auf den Rest verzichten
action-from =
    { $source-id ->
        [supply] Einen Bürger aus deinem Vorrat nehmen
       *[other] Einen Bürger nehmen, { $source }
    }
action-lift = Bürger versetzen: { $space }
action-recall = Meister versetzen: { $activity }
action-times =
    { $times ->
        [one] Einmal ausführen
       *[other] { $times }-mal ausführen
    }
action-collect = Einnehmen: { $building }
action-at = Steine auf { $card }
action-roll = Für Le Roy würfeln
action-take-own = Deine { $colour-e } { $value } nehmen
action-take-of = Von { $seat } die { $colour-e } { $value } nehmen
action-take-grey =
    { $solo ->
        [1] Von Le Roy
       *[other] Neutral, zu kaufen:
    } die { $colour-e } { $value } nehmen
action-take-self = Vom eigenen Viertel nehmen: { $colour } { $value }

## Mehrere gleicher Art in einer Zeile

several-settle = Einen Bürger setzen
several-counter = Noch einen schwarzen Würfel abwehren
several-discard = Mit einem Würfel abwehren
several-activate = Eine Karte nutzen
several-fight = Ein Ereignis bekämpfen
several-use = Einen Stein einer Karte nutzen
several-take = Einen Würfel nehmen
several-from = Einen Bürger nehmen
several-lift = Einen Bürger versetzen
several-recall = Einen Meister versetzen
several-times = Wie oft
several-collect = Von einem Gebäude einnehmen
several-at = Steine auf ein Ereignis legen
several-reroll = Einen Würfel neu würfeln, 1 Einfluss
several-flip = Würfel umdrehen, 4 Einfluss
preview-gives-up = gibt { $space } auf und damit jede Runde einen { $colour-en } Würfel
preview-gives-up-cubes =
    { $cubes ->
        [one] { $cubes } Stein verfällt
       *[other] { $cubes } Steine verfallen
    }
preview-leaves-card = verlässt { $activity }: Der Platz dort ist neu zu bezahlen
preview-moves-there = Einer deiner eingesetzten Bürger zieht dorthin
preview-lying-goes = Einer deiner liegenden Bürger kann dorthin
preview-counter = zusammen { $need } nötig
preview-yield =
    { $points ->
        [0] Kostet keine Punkte, du hast ja keine
        [one] Du verlierst { $points } Punkt und behältst deine Würfel
       *[other] Du verlierst { $points } Punkte und behältst deine Würfel
    }
preview-tradesman =
    Erst geht ein Bürger für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } dorthin
preview-delayed = Bringt Steine für spätere Aktionen:
preview-settle =
    Jede Runde ein { $colour-er } Würfel; { $deniers ->
        [0] kostet keinen Lohn
        [one] kostet { $deniers } Denar Lohn
       *[other] kostet { $deniers } Denare Lohn
    }
preview-buys =
    { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } an { $seat }
preview-buys-grey =
    { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } an die Bank
preview-cost =
    { $deniers ->
        [0] Kostet nichts
        [one] Kostet { $deniers } Denar
       *[other] Kostet { $deniers } Denare
    }{ $place ->
        [0] {""}
       *[other] { $dice ->
            [0] {" "}und einen Bürger, für den Platz auf der Karte
           *[other] : { $dice } für Würfel, { $place } und ein Bürger für den Platz
        }
    }
preview-group = Summe { $total }
preview-own = Eigener Würfel: kostenlos
preview-free = Kostenlos
preview-own-dice = Deine Würfel: { $total }
preview-not-alone =
    Nur mit gekauften Würfeln{ $deniers ->
        [0] {""}
        [one] : ab { $deniers } Denar
       *[other] : ab { $deniers } Denaren
    }
preview-short = Reicht nicht: mindestens { $total } nötig
preview-flip = { $influence } Einfluss für bis zu drei Würfel
preview-flip-paid = Schon bezahlt
preview-pass =
    { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }, für dich endet die Runde
preview-collect =
    { $deniers ->
        [0] Zahlt nichts: Dort steht keiner von dir
        [one] +{ $deniers } Denar
       *[other] +{ $deniers } Denare
    }
preview-gains-influence = +{ $influence } Einfluss
offer-take = Alles auf einmal: { $dice } nehmen
offer-times = So oft es geht: { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
offer-collect = Alles auf einmal: { $times }-mal { $building }
offer-supply = Alles auf einmal: mit einem Bürger aus deinem Vorrat
offer-counter =
    Alles auf einmal: { $black ->
        [one] die schwarze { $total }
       *[other] schwarze Würfel, zusammen { $total },
    } abwehren ({ $dice })
offer-flip =
    Alles auf einmal: { $dice } umdrehen{ $influence ->
        [0] {""}
       *[other] {" "}({ $influence } Einfluss)
    }
offer-die =
    { $dice ->
        [1] die { $colour-e } { $value }
        [2] zwei { $colour-e } { $value }er
        [3] drei { $colour-e } { $value }er
       *[other] { $dice } { $colour-e } { $value }er
    }
offer-die-of = die { $colour-e } { $value } von { $seat }
offer-die-grey =
    die { $colour-e } { $value } { $solo ->
        [1] von Le Roy
       *[other] (neutral)
    }
preview-end = Punkte { $before } → { $after }: { $parts }
preview-end-once = Punkte { $before } → { $after }
worth-at-once = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } sofort
worth-tradesmen = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } für Meister
worth-queue = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } für Ereignisse
worth-levels = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } für Ebenen
worth-character = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } „{ $character-counts }“
preview-with-activate =
    { $named ->
        [no] { $times ->
            [one] Wirkt einmal
           *[other] Wirkt { $times }-mal
        }
       *[yes] { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }
    }{ $money ->
        [more] { $varies ->
            [0] , +{ $deniers } { $deniers ->
                [one] Denar
               *[other] Denare
            }
           *[other] , bis zu +{ $deniers } { $deniers ->
                [one] Denar
               *[other] Denare
            }, je nach Bürger, der hingeht
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; erst geht ein Bürger für { $place } Denar dorthin
       *[other] ; erst geht ein Bürger für { $place } Denare dorthin
    }
preview-with-chance =
    { $named ->
        [no] { $times ->
            [one] Wirkt einmal
           *[other] Wirkt { $times }-mal
        }
       *[yes] { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }
    }: jedes Mal entscheidet ein Wurf{ $adds ->
        [0] {""}
       *[other] ; sichere Punkte: { $sure }
    }{ $place ->
        [0] {""}
        [one] ; erst geht ein Bürger für { $place } Denar dorthin
       *[other] ; erst geht ein Bürger für { $place } Denare dorthin
    }
preview-with-cubes =
    { $named ->
        [no] { $times ->
            [one] Wirkt einmal
           *[other] Wirkt { $times }-mal
        }
       *[yes] { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }
    }, { $cubes } { $cubes ->
        [one] Stein für Ereignisse
       *[other] Steine für Ereignisse
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; erst geht ein Bürger für { $place } Denar dorthin
       *[other] ; erst geht ein Bürger für { $place } Denare dorthin
    }
preview-with-delayed = { $activity }, { $cubes } { $cubes ->
        [one] Stein zum Aufheben
       *[other] Steine zum Aufheben
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; erst geht ein Bürger für { $place } Denar dorthin
       *[other] ; erst geht ein Bürger für { $place } Denare dorthin
    }
preview-with-fight =
    { $named ->
        [no] Setzt{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] Stein
       *[other] Steine
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-countered =
    { $named ->
        [no] Setzt{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] Stein
       *[other] Steine
    }, das Ereignis ist abgewehrt{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-place = Bürger: { $space }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
        [less] , −{ $deniers } { $deniers ->
            [one] Denar
           *[other] Denare
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } Einfluss
        [less] , −{ $influence } Einfluss
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-expelling = Bürger: { $space }, vertreibt einen Bürger von { $seat }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
    .you = Bürger: { $space }, vertreibt einen deiner eigenen{ $glory ->
            [same] {""}
           *[moves] , { $points }
        }
preview-with-expelling-grey = Bürger: { $space }, vertreibt { $solo ->
        [1] einen Bürger von Le Roy
       *[other] einen neutralen Bürger
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-farm =
    { $named ->
        [no] {""}
       *[yes] Landwirtschaft,{" "}
    }+{ $deniers } { $deniers ->
        [one] Denar
       *[other] Denare
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-build =
    { $named ->
        [no] {""}
       *[yes] Kathedrale,{" "}
    }+{ $influence } Einfluss{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-nothing =
    { $named ->
        [no] { $times ->
            [one] Wirkt einmal
           *[other] Wirkt { $times }-mal
        }
       *[yes] { $activity } { $times ->
            [one] einmal
           *[other] { $times }-mal
        }
    }, bringt gerade nichts{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; erst geht ein Bürger für { $place } Denar dorthin
       *[other] ; erst geht ein Bürger für { $place } Denare dorthin
    }

## Refused moves

refused-settle = Zuerst werden alle Startbürger gesetzt. Wähle ein freies Feld.
refused-space-taken = Dort steht schon jemand. Wähle ein freies Feld.
refused-counter = Jetzt muss ein schwarzer Würfel abgewehrt werden. Wähle Würfel deines Viertels.
refused-choose-action = Wähle zuerst eine Aktion.
refused-gather = Nimm jetzt die Würfel, oder nimm die Aktion zurück.
refused-choose-source = Sag, woher der Bürger kommt.
refused-choose-times = Sag, wie oft.
refused-choose-building = Sag, welches Gebäude zahlt.
refused-choose-event = Jetzt werden Steine auf Ereignisse gelegt. Wähle eines.
refused-roll = Le Roy ist am Zug. Würfle für ihn.
refused-no-such-die = Einen solchen Würfel gibt es in diesem Viertel nicht (mehr). Wähle einen, der dort liegt.
refused-influence-short = Dafür reicht dein Einfluss nicht.
refused-no-citizen-left = Alle deine Bürger sind schon im Spiel.
refused-influence-late = Einfluss wird vorher ausgegeben. Nimm erst die letzten Schritte zurück.
refused-no-black-die = Alle schwarzen Würfel mit diesem Wert sind schon abzuwehren. Wähle einen anderen oder Würfel gegen sie.
refused-too-weak = Deine Würfel erreichen diese Summe nicht.
refused-strong-enough = Wer den Würfel abwehren kann, muss es tun.
refused-pledge = Das reicht noch nicht. Nimm weitere Würfel.
refused-card-closed = Diese Tätigkeit ist nicht offen. Wähle eine offene Karte.
refused-cannot-reach = Keine bezahlbare Würfelgruppe reicht dafür.
refused-cannot-pay = Das kannst du nicht bezahlen.
refused-payment = Jede Nutzung muss voll bezahlt werden.
refused-cathedral = Dafür ist an der Kathedrale kein Feld frei.
refused-event-gone = Dieses Ereignis liegt nicht aus.
refused-no-entry = Zurzeit kann kein Bürger in ein Gebäude.
refused-must-act = Du hast Einfluss ausgegeben, also muss eine Aktion folgen.
refused-no-cube = Auf dieser Karte liegt keiner deiner Steine.
refused-cube-misfit = Diese Karte ändert die Würfel dieser Aktion nicht.
refused-one-cube = Ein Stein je Aktion, und vor dem ersten Würfel.
lacks-dice = Dafür braucht es { $colour-e } Würfel, und in keinem Viertel liegt noch einer.
lacks-deniers = Passende Würfel haben nur die anderen, und du kannst keinen bezahlen.
lacks-colour = Für diese Aktion brauchst du { $colour-e } Würfel, dieser hat eine andere Farbe.
refused-wrong-colour = Der Würfel hat die falsche Farbe.
refused-group-full = Die Gruppe hat schon alle Würfel.
refused-group-small = Die Gruppe reicht noch nicht. Nimm noch einen Würfel.
refused-no-citizen-there = Dort ist keiner deiner Bürger.
refused-protected = Der Bürger, der weichen müsste, ist geschützt.
refused-too-many-times = Das ist mehr, als Würfel oder Bezahlung erlauben.
refused-all-activations = An diesem Tisch muss alles genutzt werden.
refused-building = Dieses Gebäude nennt die Karte nicht.
refused-no-flag = Dieses Ereignis hat keine freie Fahne.
refused-must-place = Die Steine müssen gelegt werden. Wähle ein Ereignis.
refused-own-dice = Dieser Würfel liegt in einem anderen Viertel. Schwarze Würfel wehrst du nur mit Würfeln deines eigenen Viertels ab; kaufen kannst du dafür keine.

## Options

option-row-insert-player = In eine Reihe eintreten
option-row-insert-player-text = Wo tritt ein Bürger in eine Reihe mit Lücke ein?
option-row-insert-player-first-empty-else-push = in der Lücke am weitesten links
option-row-insert-player-always-left-push = immer von links
option-row-insert-event = Graue Bürger der Ereignisse
option-row-insert-event-text = Wo tritt ein grauer Bürger in eine Reihe mit Lücke ein?
option-row-insert-event-left-push = von links
option-row-insert-event-first-empty-else-push = in der Lücke am weitesten links
option-black-dice-cap = Grenze der schwarzen Würfel
option-black-dice-cap-text = Wie viele schwarze Würfel werden höchstens geworfen?
option-black-dice-cap-0 = keine Grenze
option-black-dice-cap-6 = sechs
option-neutral-cubes-rank = Graue Steine zählen
option-neutral-cubes-rank-text = Wetteifern graue Steine um die Plätze auf einem Ereignis?
option-cubes-stay-when-tradesman-moves = Steine bleiben
option-cubes-stay-when-tradesman-moves-text = Bleiben deine Steine auf einer Karte, wenn dein Meister geht?
option-influence-allowed-before-pass = Einfluss vor dem Passen
option-influence-allowed-before-pass-text = Darf vor dem Passen Einfluss ausgegeben werden?
option-activation-may-be-partial = Weniger nutzen
option-activation-may-be-partial-text = Darf eine Karte seltener genutzt werden, als die Würfel erlauben?
option-protection-covers-neutral = Auch der neutrale Spieler ist geschützt
option-protection-covers-neutral-text = Schützt ein liegender grauer Bürger die grauen dieses Gebäudes?
option-solo-leroy-cathedral-penalty = Leere Ebenen von Le Roy
option-solo-leroy-cathedral-penalty-text = Verliert Le Roy Punkte für Ebenen ohne seinen Stein?
option-bonus-cards = Bonuskarten
option-bonus-cards-text = Mit Bäcker, Prior, Bankett und Widerstand spielen?
option-open-victory-points = Offene Siegpunkte
option-open-victory-points-text = Liegen die gesammelten Siegpunkte offen? Der Tisch zählt sie in jedem Fall mit.

## Where the points come from

breakdown-start = Zu Beginn
breakdown-cathedral = Kathedrale
breakdown-events = Abgewehrte Ereignisse
breakdown-activities = Tätigkeitskarten
breakdown-leroy = Züge von Le Roy
breakdown-losses = Verlorene Punkte
breakdown-events-in-queue = Steine auf Ereignissen am Ende
breakdown-tradesmen = Meister
breakdown-cathedral-levels = Ebenen der Kathedrale ohne eigenen Stein (je −{ $each })
breakdown-characters = Persönlichkeiten
breakdown-no-characters = Nicht mitgezählt: Persönlichkeiten, die du nicht kennst.
breakdown-points = Siegpunkte
breakdown-leroy-points = Le Roys Siegpunkte
breakdown-difference = Dein Vorsprung auf Le Roy: er entscheidet
breakdown-leroy-lines = Le Roys Punkte
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
    }: { $points }
breakdown-leroy-characters = Le Roys Persönlichkeiten
breakdown-verdict = Ergebnis
breakdown-verdict-item = { $verdict }
verdict-defeat = Niederlage: Le Roy behält seine Stadt.
verdict-poor = Ein knapper Sieg.
verdict-average = Ein ordentlicher Sieg.
verdict-good = Ein guter Sieg.
verdict-very-good = Ein sehr guter Sieg.
verdict-masterful = Ein meisterhafter Sieg!

## How sure each part of the box is

confidence-counts = Das Material. Steine, Denare und Punkte gehen nie aus.
confidence-setup = Womit alle beginnen, je nach Personenzahl.
confidence-setup-neutral-2p = Zu zweit: zwei graue Bürger je Gebäude sind wahrscheinlich, die Felder geraten.
confidence-economy = Einkommen, Würfelpreise, Strafen, Passen.
confidence-agriculture = Der Teiler der Landwirtschaft ist wahrscheinlich.
confidence-influence = Die drei Verwendungen von Einfluss.
confidence-buildings-palace = Sechs nummerierte Felder.
confidence-buildings-bishopric = Das Schieben ist sicher, drei Reihen zu je zwei Feldern sind wahrscheinlich.
confidence-buildings-city-hall = Das Schieben ist sicher, zwei Reihen zu je drei Feldern sind wahrscheinlich.
confidence-cathedral = Ebenen, Felder, Belohnungen und Strafe am Ende.
confidence-scoring = Schlusswertung.
confidence-activity = Die Wirkungen sind meist sicher; Kosten, Felder und die meisten Teiler haben wir rekonstruiert. Auf dem Spielplan stehen Pünktchen unter solchen Zahlen.
confidence-marauding = Ein schwarzer Würfel ist sicher; welche Würfel die Plünderung bekämpfen, haben wir rekonstruiert.
confidence-event = Die Wirkungen sind meist sicher; Fahnen, Teiler und Punkte haben wir rekonstruiert. Auf dem Spielplan stehen Pünktchen unter solchen Zahlen.
confidence-character = Was jede Persönlichkeit zählt.
confidence-solo = Die Tabelle von Le Roy ist sicher; manche Punkte und seine Reihenfolge der Felder haben wir rekonstruiert.
confidence-rulings = Was die Regel offenlässt. Jeder Punkt ist am Tisch umschaltbar.

## What the entries of the box are called

part-counts = in der Schachtel
part-dice-red = rote Würfel
part-dice-white = weiße Würfel
part-dice-yellow = gelbe Würfel
part-dice-black = schwarze Würfel
part-citizens-per-player = Bürger je Person
part-citizens-neutral = graue Bürger
part-cubes-per-player = Steine je Person
part-cubes-neutral = graue Steine
part-setup = zu Beginn
part-start-deniers = Denare je Person
part-start-influence = Einfluss je Person
part-start-vp = Punkte je Person
part-citizens = Bürger je Person
part-characters-each = Persönlichkeiten je Person
part-red-events = rote Ereignisse
part-rounds = Runden
part-neutral-citizens = graue Bürger
part-neutral-placed = wann graue Bürger gesetzt werden
part-neutral-2p = graue Bürger zu zweit
part-economy = Geld
part-income = Einkommen
part-shortfall-vp-loss = verlorene Punkte bei Geldmangel
part-uncountered-black-die-vp-loss = verlorene Punkte je schwarzem Würfel
part-dice-price = Preis eines Würfels in Gruppen zu 1, 2, 3
part-pass-deniers-first = Denare für das Passen
part-pass-deniers-each-later-turn = Denare je weiterem Zug
part-max-group = Würfel in einer Gruppe, höchstens
part-black-die-red-multiplier = ein roter Würfel zählt gegen schwarze
part-influence-per-black-die = Einfluss je schwarzem Würfel
part-agriculture = Landwirtschaft
part-deniers-per-unit = Denare je Mal
part-influence-max = Länge der Leiste
part-max = höchstens
part-min = mindestens
part-reroll-cost = einen Würfel neu werfen
part-recruit-cost = ein neuer Bürger
part-flip-cost = Würfel umdrehen
part-flip-max-dice = umgedrehte Würfel, höchstens
part-buildings = Gebäude
part-salary = Lohn
part-kind = Art
part-spaces = Plätze
part-rows = Reihe
part-cathedral = Kathedrale
part-levels = Ebenen
part-spaces-per-level = Plätze je Ebene
part-vp-per-cube = Punkte der Plätze 1 bis 6
part-influence-per-cube = Einfluss der Plätze 1 bis 6
part-end-penalty-per-empty-level = verlorene Punkte je leerer Ebene
part-scoring = Schlusswertung
part-uncountered-event-with-own-cube = Punkte je Ereignis mit eigenem Stein
part-character-vp = Punkte einer Persönlichkeit
part-tie-break = Gleichstand
part-activity = Tätigkeit
part-colour = Farbe
part-round = Runde
part-bonus = Bonuskarte
part-cost = Kosten eines Meisters
part-vp = Punkte
part-activity-vp = Punkte der Plätze
part-event-vp = Punkte für den ersten und zweiten Platz
part-dice = Würfel
part-divisor = Teiler
part-timing = wann sie wirkt
part-cubes-per-activation = Steine je Mal
part-effect = Wirkung
part-effect-kind = was sie tut
part-deniers = Denare
part-influence = Einfluss
part-gain-deniers = gewonnene Denare
part-gain-influence = gewonnener Einfluss
part-gain-vp = gewonnene Punkte
part-pay-deniers = bezahlte Denare
part-pay-influence = bezahlter Einfluss
part-choose-one-of = eines dieser Gebäude
part-die = welche Würfel zählen
part-cubes = Steine
part-success = treffende Würfe
part-same-event = alle auf ein Ereignis
part-deniers-per-citizen = Denare je Bürger
part-solo-deniers-per-citizen = Denare je Bürger, allein
part-building = Gebäude
part-min-dice = Würfel, mindestens
part-op = was mit den Würfeln geschieht
part-from = von Würfeln
part-to = zu Würfeln
part-target = welche Würfel
part-effect-count = zählt als wie viele
part-max-dice = Würfel, höchstens
part-per-district = aus jedem Viertel
part-value = um wie viel
part-forbidden-actions = nicht für
part-events = Ereignisse
part-marauding = Plünderung
part-black-dice = schwarze Würfel
part-flags = Fahnen
part-event = Ereignis
part-calls = Farbe, die es ruft
part-on-countered = wenn es gewonnen ist
part-character = Persönlichkeit
part-measure = was zählt
part-thresholds = nötige Anzahl
part-two-player = nötige Anzahl zu zweit
part-solo = Le Roy
part-leroy-citizens-max = seine Bürger
part-leroy-start-citizens = seine Bürger zu Beginn
part-player-start-citizens = deine Bürger zu Beginn
part-placement-dice = Würfel zum Setzen
part-placement-dice-used = behaltene Würfel
part-leroy-per-step = so viele setzt er auf einmal
part-player-per-step = so viele setzt du auf einmal
part-colour-priority = Reihenfolge der Farben
part-unscored-for-leroy = was er nicht wertet
part-tithing-max-from-leroy = Zehntwürfel von ihm, höchstens
part-migrant-workers-leroy-vp = seine Punkte für Wanderarbeiter
part-leroy-idle-turns = untätige Züge, die ihn einen Würfel kosten
part-space-rank = seine Reihenfolge der Felder
part-action = Zeile seiner Tabelle
part-rolls = Würfelsummen
part-do = was er tut
part-action-dice = Würfel, die er ausgibt
part-bought = von dir gekaufte Würfel
part-price = Preis je Würfel
part-amount = wie viele
part-vp-per-unplaceable-cube = Punkte je Stein ohne Platz
part-vp-if-none-left = Punkte, wenn keine mehr da ist
part-rating = Bewertung
part-label = wie sie heißt
part-black-dice-cap = schwarze Würfel, höchstens
part-bonus-cards-default = mit Bonuskarten
word-any = beliebige Farbe
word-any-one-colour = eine Farbe nach Wahl
word-immediate = sofort
word-delayed = später, durch Steine
word-before = vor den anderen
word-after = nach den anderen
word-none = keine

## What each piece is

piece-die = Würfel von { $seat }: { $colour } { $value }
    .you = Dein Würfel: { $colour } { $value }
piece-die-short = { $seat }: { $colour } { $value }
    .you = { piece-die-short }
piece-die-grey =
    { $solo ->
        [1] Würfel von Le Roy
       *[other] Neutraler Würfel
    }: { $colour } { $value }
piece-die-grey-short =
    { $solo ->
        [1] Le Roy
       *[other] Neutral
    }: { $colour } { $value }
piece-pledged = Zur Abwehr: { $colour } { $value }
piece-round = Runde { $round } von { $rounds }
piece-citizen = Bürger von { $seat }: { $space }
    .you = Dein Bürger: { $space }
piece-citizen-grey =
    { $solo ->
        [1] Bürger von Le Roy
       *[other] Neutraler Bürger
    }: { $space }
piece-lying = Ein Bürger von { $seat } liegt { $building-auf }; die anderen dort sind geschützt.
    .you = Ein Bürger von dir liegt { $building-auf }; deine anderen dort sind geschützt.
piece-lying-grey =
    Ein { $solo ->
        [1] Bürger von Le Roy
       *[other] neutraler Bürger
    } liegt { $building-auf }.
piece-stone = Stein von { $seat }: Ebene { $level }, Feld { $number }
    .you = Dein Stein: Ebene { $level }, Feld { $number }
piece-stone-grey =
    { $solo ->
        [1] Stein von Le Roy
       *[other] Neutraler Stein
    }: Ebene { $level }, Feld { $number }
piece-grey = Neutrales Viertel; graue Bürger übrig: { $supply }
piece-leroy = Viertel von Le Roy; Bürger übrig: { $supply }
piece-group = Genommene Würfel: { $dice }, Summe { $total }, Kosten { $deniers }
piece-black = Schwarzer Würfel { $value }: Nach jetzigem Stand muss { $seat } ihn abwehren.
    .you = Schwarzer Würfel { $value }: Nach jetzigem Stand musst du ihn abwehren.
piece-black-leroy = Schwarzer Würfel { $value }: Nach jetzigem Stand entfernt ihn Le Roy.
piece-strength = Deine Würfel zählen { $total } von { $need }; rote zählen doppelt.
piece-event = { $card }: { $cubes } von { $flags } Fahnen belegt
piece-under-way = Im Gange: { $activity }, noch { $left }
piece-under-way-citizen = Im Gange: ein Bürger zieht in ein Gebäude ein
piece-settling = Jede Runde gibt ein stehender Bürger einen Würfel seines Gebäudes und kostet den Lohn.
piece-queue = Hier kommen jede Runde zwei neue Ereignisse hinzu.
piece-activity = { $activity }
piece-seat = { $seat }: Denare { $deniers }, Einfluss { $influence }, Bürger im Vorrat { $supply }, gewonnene Ereignisse { $events }
    .you = { piece-seat }
piece-building =
    { $building }: { $colour-e } Würfel. Ein Bürger kostet hier jede Runde { $deniers ->
        [0] nichts
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
piece-level-missing = Ebene { $level } ohne deinen Stein kostet am Ende { $points }.
piece-phase-settle = Die ersten Bürger werden gesetzt.
piece-phase-black = Schwarze Würfel werden abgewehrt.
piece-phase-actions = Züge: je eine Aktion.
piece-phase-leroy = Le Roy ist am Zug.
piece-phase-over = Das Ende: Alles wird gezählt.
piece-pool = Schwarze Würfel zu Beginn der nächsten Runde, wenn kein Ereignis verschwindet: { $dice }
piece-spending = Einfluss: { $reroll } wirft einen eigenen Würfel neu, { $flip } dreht bis zu drei um.
why-elsewhere-influence = Zum Neuwürfeln oder Umdrehen klick zuerst einen deiner eigenen Würfel an; alles andere ist dort, wo es leuchtet. Oder nimm es aus der Liste.
why-nothing-points = Punkte wählt man nicht: Man bekommt sie für das, was man tut.
why-nothing-character = Eine Persönlichkeit wählt man nicht: Am Ende zählt sie für alle.
why-nothing-queue = Neue Ereignisse kommen von selbst hierher; gegen die, die da liegen, kann man kämpfen.
why-nothing-captured = Gewonnene Ereignisse wählt man nicht: Am Ende zählt sie vielleicht eine Persönlichkeit.
why-nothing-phase = Die Phasen folgen von selbst aufeinander.
why-nothing-round = Die Runden folgen von selbst aufeinander.
why-nothing-prices = Das sagt nur, was Würfel kosten: Wähl die Würfel selbst.
why-nothing-start = Wer beginnt, wird nicht gewählt: Die Karte wandert jede Runde nach links.
why-nothing-die = Das zeigt nur einen Würfel: Die zum Wählen liegen in den Vierteln.
why-nothing-district = Ein Viertel wählt man nicht, nur Würfel darin, sobald sie geworfen sind.
why-nothing-deniers = Denare wählt man nicht: Man zahlt und bekommt sie mit dem, was man tut.
why-nothing-influence = Einfluss gibt man vor der eigenen Aktion aus, für eigene Würfel oder einen Bürger.
why-nothing-supply = Ein Bürger verlässt den Vorrat, wenn eine Aktion ihn braucht.
why-nothing-pool = Schwarze Würfel werden zu Beginn einer Runde von selbst geworfen.
why-nothing-purse = Diese Denare wählt man nicht: Sie werden am Ende der Runde ausgezahlt.
why-nothing-passed = Wer gepasst hat, handelt in dieser Runde nicht mehr.
why-nothing-difference = Das vergleicht nur die Punkte; zu wählen gibt es hier nichts.
piece-difference =
    { $over ->
        [1] Am Ende: du { $own }, Le Roy { $his }.
       *[other] Wäre jetzt Schluss: du { $own }, Le Roy { $his }.
    }
piece-marauding =
    { $card }: { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
piece-character = „{ $character-counts }“ ({ $character })
piece-leroy-row =
    { $rolls ->
        [one] Le Roy würfelt { $low }
       *[other] Le Roy würfelt { $low } oder { $high }
    }
breakdown-characters-moved = Persönlichkeit „{ $character-counts }“ ({ $character })
breakdown-characters-item = „{ $character-counts }“ ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] stehender Bürger
           *[other] stehende Bürger
        }
        [cathedral_cubes] { $count ->
            [one] Stein an der Kathedrale
           *[other] Steine an der Kathedrale
        }
        [deniers] { $count ->
            [one] Denar
           *[other] Denare
        }
        [influence] Einfluss
        [tradesmen] Meister
       *[captured_events] { $count ->
            [one] gewonnenes Ereignis
           *[other] gewonnene Ereignisse
        }
    }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
breakdown-leroy-characters-item = „{ $character-counts }“ ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] stehender Bürger
           *[other] stehende Bürger
        }
        [cathedral_cubes] { $count ->
            [one] Stein an der Kathedrale
           *[other] Steine an der Kathedrale
        }
        [deniers] { $count ->
            [one] Denar
           *[other] Denare
        }
        [influence] Einfluss
        [tradesmen] Meister
       *[captured_events] { $count ->
            [one] gewonnenes Ereignis
           *[other] gewonnene Ereignisse
        }
    }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Parts of the table

section-dice = Würfel
section-cards = Tätigkeiten
section-events = Ereignisse
section-city = Stadt
section-leroy = Le Roy
section-action = Aktion
shelf-red = Militärische Tätigkeiten (rot)
shelf-white = Geistliche Tätigkeiten (weiß)
shelf-yellow = Bürgerliche Tätigkeiten (gelb)
shelf-signs = Was alle besitzen
row-own-die = Dein Würfel: { $colour } { $value }

## What things are called

thing-slot = Tätigkeit, noch verdeckt
thing-queue = Platz für neue Ereignisse
thing-picture = { $building }: die Vertriebenen
thing-cathedral = Kathedrale
thing-fields = Landwirtschaft
thing-citizens = Bürger
thing-die = Würfel: { $colour }
thing-black = Schwarzer Würfel: { $value }
thing-black-any = Schwarzer Würfel
thing-prices = Preis der Würfel
thing-pool = Kommende schwarze Würfel
thing-district = Viertel von { $seat }
    .you = Dein Viertel
thing-district-grey =
    { $solo ->
        [1] Viertel von Le Roy
       *[other] Neutrales Viertel
    }
thing-deniers = Denare
thing-influence = Einfluss
thing-supply = Bürger im Vorrat
thing-points = Siegpunkte
thing-captured = Gewonnene Ereignisse
thing-purse = Denare im Viertel
thing-start = Wer beginnt
thing-passed = Passen
thing-round = Runden
thing-phase = Phase der Runde
thing-leroy = Le Roys Zug
thing-difference = Unterschied

## What things do

says-pays-deniers =
    Zahle { $paid ->
        [one] { $paid } Denar
       *[other] { $paid } Denare
    }.
says-pays-influence = Zahle { $paid } Einfluss.
says-gains-deniers =
    Du erhältst { $gained ->
        [one] { $gained } Denar
       *[other] { $gained } Denare
    }.
says-gains-influence = Du erhältst { $gained } Einfluss.
says-gains-points =
    Du erhältst { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    }.
says-choose = Jedes Mal eines davon:
says-per-citizen =
    { $gained ->
        [one] { $gained } Denar
       *[other] { $gained } Denare
    } je eigenem Bürger { $building-im }.
says-per-die =
    Du erhältst { $gained ->
        [one] { $gained } Denar
       *[other] { $gained } Denare
    } für jeden { $colour-en } Würfel, der noch irgendwo auf dem Platz liegt.
says-most-dice =
    Wer danach die meisten Würfel hat, erhält { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    }, bei Gleichstand alle. Das neutrale Viertel zählt mit.
says-most-dice-leroy =
    Hat Le Roy danach nicht mehr Würfel als du, erhältst du { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    }.
says-per-pair =
    Du erhältst { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    } für je zwei deiner Steine an der Kathedrale.
says-archer =
    Wirf einen Würfel: Ab { $least } legst du { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } auf ein beliebiges Ereignis.
says-cubes-per-die =
    Für jeden { $colour-en } Würfel, der in deinem Viertel bleibt, legst du { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } auf ein beliebiges Ereignis.
says-cubes =
    { $cubes ->
        [one] Lege einen Stein auf ein Ereignis.
       *[other] Lege { $cubes } Steine auf ein und dasselbe Ereignis.
    }
says-tax =
    Alle anderen zahlen dir { $gained ->
        [one] { $gained } Denar
       *[other] { $gained } Denare
    } für jeden ihrer Bürger, der { $building-im } steht.
says-tax-leroy =
    Die Bank zahlt dir { $gained ->
        [one] { $gained } Denar
       *[other] { $gained } Denare
    } für jeden Bürger von Le Roy, der { $building-im } steht.
says-per-event =
    Du erhältst { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    } für jedes Ereignis mit einem deiner Steine.
says-highest-red =
    Hat kein Viertel eine höhere Summe roter Würfel als deines, erhältst du { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    }, bei Gleichstand alle.
says-richest =
    Du erhältst { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    } für jeden roten Würfel des Viertels, das die meisten hat.
says-richest-leroy =
    Du erhältst { $gained ->
        [one] { $gained } Siegpunkt
       *[other] { $gained } Siegpunkte
    } für jeden roten Würfel, der in deinem Viertel bleibt.
says-delayed = Jedes Mal, wenn die Karte wirkt, legt sie einen deiner Steine hierher. Später kannst du je Aktion einen dieser Steine ausgeben; dann gilt:
says-group-add = Eine Gruppe { $colour-er } Würfel zählt { $value } mehr.
says-each-add = Jeder { $colour-e } Würfel der Gruppe zählt { $value } mehr.
says-each-set = Jeder { $colour-e } Würfel der Gruppe zählt { $value }.
says-any-add = Jeder Würfel der Gruppe zählt { $value } mehr, gleich welcher Farbe, auch in einer gemischten Gruppe.
says-any-set = Jeder Würfel der Gruppe zählt { $value }, gleich welcher Farbe, auch in einer gemischten Gruppe.
says-free-dice = Ein { $colour-er } Würfel aus jedem Viertel ist kostenlos.
says-free-dice-leroy = Bis zu { $dice } { $colour-e } Würfel von Le Roy sind kostenlos.
says-recolour = Bis zu { $dice } { $from-e } Würfel gelten als { $to-e }.
says-multiply = Ein { $from-er } Würfel gilt als { $dice } { $to-e } Würfel mit seinem Wert.
says-not-citizen = Nicht, um einen Bürger zu setzen.
says-not-cathedral = Weder für Bürger noch für die Kathedrale.
says-card-dice = ÷{ $divisor }: Je volle { $divisor } der Summe { $colour-er } Würfel wirkt sie einmal.
says-card-any = ÷{ $divisor }: Je volle { $divisor } der Würfelsumme wirkt sie einmal, in jeder Farbe, auch gemischt.
says-card-cost =
    Beim ersten Mal zahlst du { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } und setzt einen Bürger als Meister hierher.
says-card-places = Die Plätze der Meister bringen am Ende { $first } und { $last }; wer später kommt, bekommt nichts.
says-slot = Hier wird in Runde { $round } eine { $colour-e } Tätigkeit aufgedeckt.
threat-black =
    { $dice ->
        [0] Bringt keine schwarzen Würfel.
        [one] Bringt jede Runde einen schwarzen Würfel.
       *[other] Bringt jede Runde { $dice } schwarze Würfel.
    }
threat-citizen = Jede Runde zieht ein grauer Bürger { $building-in } ein und vertreibt vielleicht einen anderen.
threat-citizen-leroy = Jede Runde zieht ein Bürger von Le Roy { $building-in } ein und vertreibt vielleicht einen anderen.
threat-lose =
    Jede Runde verlieren alle { $deniers ->
        [0] { $influence } Einfluss
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
threat-pay =
    Jede Runde zahlen alle { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } für jeden eigenen Bürger, der { $building-im } steht.
threat-support = Jede Runde kommt je ein grauer Stein auf die { $events } Ereignisse links daneben.
threat-support-leroy = Jede Runde kommt je ein Stein von Le Roy auf die { $events } Ereignisse links daneben.
threat-remove = Jede Runde verlässt der oberste Stein die Kathedrale.
threat-add = Jede Runde nimmt ein grauer Stein das niedrigste freie Feld der Kathedrale.
threat-add-leroy =
    Jede Runde nimmt ein Stein von Le Roy das niedrigste freie Feld der Kathedrale und bringt ihm { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
says-event-dice = Bekämpfe es mit { $colour-en } Würfeln: Je { $divisor } ihrer Summe legen einen Stein auf eine Fahne und bringen 1 Einfluss.
says-event-calls = Wenn es kommt, ruft es ein weiteres herbei, ein { $colour-es } Ereignis.
says-event-won =
    Sind alle { $flags } Fahnen belegt, bringen die meisten Steine { $first ->
        [one] { $first } Punkt
       *[other] { $first } Punkte
    } und die Karte, die zweitmeisten { $second }.
says-event-frees = Dann kommt von jedem Ereignis der neueste Stein zurück.
says-event-end =
    Liegt die Karte am Ende noch da, erhalten alle mit einem Stein darauf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
says-marauding-dice = Bekämpfe sie mit Würfeln einer Farbe: Je { $divisor } ihrer Summe legen einen Stein hierher und bringen 1 Einfluss.
says-marauding = Sie nimmt beliebig viele Steine auf und geht nie.
says-queue = Jede Runde kommen hier zwei neue Ereignisse dazu; dann wirken alle von links nach rechts.
says-counts-citizens = Zählt die eigenen stehenden Bürger.
says-counts-cubes = Zählt die eigenen Steine an der Kathedrale.
says-counts-deniers = Zählt die eigenen Denare.
says-counts-influence = Zählt den eigenen Einfluss.
says-counts-tradesmen = Zählt die eigenen Meister auf Karten.
says-counts-events = Zählt die gewonnenen Ereignisse.
says-steps = Siegpunkte für alle: { $points1 } ab { $from1 }, { $points2 } ab { $from2 }, { $points3 } ab { $from3 }.
says-building =
    Jeder Bürger, der hier steht, gibt jede Runde einen { $colour-en } Würfel{ $deniers ->
        [0] {" "}und kostet nichts.
        [one] {" "}und kostet 1 Denar.
       *[other] {" "}und kostet { $deniers } Denare.
    }
says-rows = Der Würfel nennt die Reihe. Wer neu kommt, nimmt die Lücke am weitesten links; in einer vollen Reihe rücken alle nach rechts, und der letzte wird vertrieben.
says-spaces = Der Würfel nennt das Feld. Wer dort steht, wird vertrieben.
says-space-first = Jetzt darf jedes freie Feld besetzt werden, ohne Würfel. In den Runden:
says-space =
    Hierher führt ein { $colour-er } Würfel, { $dice ->
        [one] der { $low } zeigt.
       *[other] der { $low } bis { $high } zeigt.
    }
says-picture = Wer vertrieben wird, liegt hier bis zum Ende der Runde. So lange kann aus diesem Gebäude niemand sonst von derselben Farbe vertrieben werden.
says-cathedral = Jeder weiße Würfel legt einen Stein auf seine Zahl, auf der zweiten und dritten Ebene nur über einem belegten Feld.
says-cathedral-brings =
    Ein Stein bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $few } oder { $many } Einfluss, wie die Sterne unter der Zahl sagen.
says-cathedral-levels =
    Am Ende kostet jede Ebene ohne deinen Stein { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
says-fields =
    Ein bis drei gelbe Würfel bringen { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } je { $divisor } ihrer Summe.
says-citizens = Jede Runde gibt ein stehender Bürger einen Würfel seines Gebäudes und kostet seinen Lohn.
says-citizens-placed = Ein Würfel bringt einen Bürger in das Gebäude seiner Farbe.
says-die = Dient Tätigkeiten und Ereignissen seiner Farbe und Bürgern, die { $building-in } einziehen.
says-die-red = Zählt gegen schwarze Würfel doppelt.
says-die-white = Baut an der Kathedrale.
says-die-yellow = Dient der Landwirtschaft.
says-black = Reihum wehrt, wer dran ist, den höchsten schwarzen Würfel ab: mit Würfeln des eigenen Viertels, die zusammen mindestens so hoch sind; rote zählen doppelt.
says-black-brings =
    Jeder abgewehrte bringt { $influence } Einfluss, jeder andere kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
says-prices = Eigene Würfel sind kostenlos. Was ein fremder Würfel in Denaren kostet: allein { $price1 }, zu zweit je { $price2 }, zu dritt je { $price3 }.
says-pool = So viele schwarze Würfel werden am Beginn einer Runde geworfen.
says-district = Hier liegen die Würfel der Bürger dieses Viertels. Wer sie besitzt, nutzt sie kostenlos, alle anderen können sie kaufen; ablehnen kann niemand.
says-district-grey =
    Hier liegen die Würfel der { $solo ->
        [1] Bürger von Le Roy
       *[other] neutralen Bürger
    }. Alle können sie kaufen und zahlen dafür an die Bank.
says-neutral = Neutrale Bürger gehören niemandem. Jeder gibt jede Runde einen Würfel ins neutrale Viertel, und sie werden vertrieben wie andere.
says-deniers = Geld für fremde Würfel, Meister und Löhne. Jede Runde erhalten alle { $deniers }.
says-influence = Vor einer Aktion: für { $reroll } einen deiner Würfel neu werfen, für { $recruit } einen Bürger anwerben, für { $flip } bis zu drei deiner Würfel umdrehen.
says-supply = Bürger, die Meister werden oder ein Gebäude betreten können.
says-supply-grey =
    { $solo ->
        [1] Bürger, die Le Roy noch setzen kann.
       *[other] Neutrale Bürger, die Ereignisse noch bringen können.
    }
says-points = Offen genommen, dann bis zum Ende verdeckt; diese Zahl zählt sie mit.
says-captured = Die Karte bekommt, wer die meisten Steine darauf hatte. Eine Persönlichkeit zählt sie.
says-purse = Der Lohn fürs Passen; er gehört dir, sobald die Runde endet.
says-start = Ist in dieser Runde zuerst am Zug. Die Karte wandert jede Runde nach links.
says-passed =
    Wer passt, handelt in dieser Runde nicht mehr: { $first ->
        [one] { $first } Denar
       *[other] { $first } Denare
    } jetzt und { $later } für jeden späteren Zug liegen bis zum Ende der Runde im Viertel.
says-order =
    { $solo ->
        [1] Nach je zweien von dir setzt Le Roy drei.
       *[other] Die Reihenfolge läuft hin und zurück.
    }
says-round = Jede Runde: Einkommen, Würfel, Ereignisse, Züge. So viele Runden, wie es rote Ereignisse gibt; dann wird gezählt.
says-leroy = Für Le Roy werden zwei schwarze Würfel geworfen; die Zeile mit ihrer Summe sagt, was er tut.
says-leroy-scores =
    Er erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und gibt { $dice } Würfel aus, einen davon kauft er dir für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } ab.
says-leroy-citizen = Er setzt einen Bürger und vertreibt dabei einen von dir, wenn er kann.
says-leroy-event = Er belegt die Fahnen des Ereignisses ganz rechts, je ein Würfel.
says-leroy-tradesman = Er setzt einen Meister auf den besten freien Platz.
says-leroy-builds =
    Er baut an der Kathedrale: { $cubes ->
        [one] ein Stein.
       *[other] { $cubes } Steine.
    } Jeder Stein ohne Feld bringt ihm { $points }.
says-leroy-character = Beide werten die oberste Persönlichkeit; sie geht dann aus dem Spiel. Ist keine mehr da, erhält er { $points }.
says-leroy-spends =
    { $dice ->
        [0] Das kostet ihn keinen Würfel.
        [one] Das kostet ihn einen Würfel.
       *[other] Das kostet ihn { $dice } Würfel.
    }
says-difference = Deine Punkte weniger die von Le Roy entscheiden. Bis zum Ende werden sie gezählt, als wäre jetzt Schluss, wie deine Zahl oben.

## How things stand

now-tradesman =
    { $seat }: Meister, am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you = { now-tradesman }
now-tradesman-grey =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    }: Meister, am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
now-cubes =
    { $seat }: { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
    .you = { now-cubes }
now-cubes-grey =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    }: { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
now-citizens = { $seat }: { $citizens } Bürger
    .you = { now-citizens }
now-citizens-grey =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    }: { $citizens } Bürger
now-stands = Hier steht ein Bürger von { $seat }.
    .you = Hier steht ein Bürger von dir.
now-stands-grey =
    Hier steht ein { $solo ->
        [1] Bürger von Le Roy
       *[other] neutraler Bürger
    }.
now-counts =
    { $seat }: jetzt { $count }, wert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you = { now-counts }
now-counts-grey =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    }: jetzt { $count }, wert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
now-won = Gewonnen von { $seat }.
    .you = Von dir gewonnen.
now-won-grey =
    Gewonnen { $solo ->
        [1] von Le Roy
       *[other] vom neutralen Spieler
    }.
now-has = { $seat }: { $count }
    .you = { now-has }
now-has-grey =
    { $solo ->
        [1] Le Roy
       *[other] Der neutrale Spieler
    }: { $count }
now-collected = Bisher gesammelte Punkte: { $points }
now-collected-covered = Gesammelte Punkte: { $points } (verdeckt, aber alle haben gesehen, wie sie genommen wurden)
now-free-places = Freie Plätze mit Punkten: { $free }
now-takes =
    { $some ->
        [0] Nächste Runde nimmt es dir nichts, so wie es steht.
       *[other] Nächste Runde nimmt es dir nach dem Einkommen, so wie es steht: { $parts }.
    }
now-takes-all =
    { $some ->
        [0] Nächste Runde nehmen dir die Ereignisse hier nichts, so wie es steht.
       *[other] Nächste Runde nehmen dir die Ereignisse hier nach dem Einkommen, so wie es steht: { $parts }.
    }
takes-deniers =
    { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }
takes-influence = { $influence } Einfluss
takes-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
takes-cubes =
    { $cubes ->
        [one] { $cubes } Stein an der Kathedrale
       *[other] { $cubes } Steine an der Kathedrale
    }
now-black-from = Schwarze Würfel kommen von: { $cards }.
now-free-flags = Freie Fahnen: { $free }
now-not-open = In dieser Partie noch nicht aufgedeckt.
now-not-in-queue = Liegt nicht aus.
now-empty = Hier steht niemand.
now-levels-missing =
    Auf { $count ->
        [one] Ebene
       *[other] den Ebenen
    } { $levels } liegt kein Stein von dir.

## How to play

howto-1-title = Worum es geht
howto-1-text = Deine Bürger bringen dir Würfel; die meisten Siegpunkte gewinnen. Im Zug nutzt du einen bis drei Würfel einer Farbe: für die Kathedrale, gegen ein Ereignis, für eine Karte, die Felder oder einen Bürger. Punkte bringen Kathedrale, Ereignisse und Karten, am Ende auch die geheimen Persönlichkeiten, und zwar für alle. Das Spiel endet mit der Runde des letzten militärischen Ereignisses.
howto-2-title = Eine Runde
howto-2-text = Du erhältst Geld, zahlst Löhne und würfelst für jeden stehenden Bürger mit einem Würfel. Zwei Ereignisse kommen, alle wirken, dann seid ihr reihum am Zug, bis keine Würfel mehr da sind oder alle gepasst haben.
howto-3-title = Schwarze Würfel
howto-3-text = Militärische Ereignisse bringen schwarze Würfel. Reihum wehrt ihr den höchsten mit eigenen Würfeln ab; rote zählen doppelt. Jeder bringt Einfluss, jeder nicht abgewehrte kostet Punkte.
howto-4-title = Würfelgruppen
howto-4-text = Eine Aktion nutzt ein bis drei Würfel einer Farbe aus beliebigen Vierteln. Fremde kosten je 2, 4 oder 6, je nach Größe der Gruppe, und niemand kann ablehnen. Graue Bürger sind neutral: Sie gehören niemandem, ihre Würfel kauft man ebenso von der Bank.
howto-5-title = Tätigkeiten
howto-5-text = Beim ersten Mal zahlst du die Kosten und setzt einen Bürger darauf. Die Summe geteilt durch die Zahl der Karte sagt, wie oft sie wirkt. Karten mit Sanduhr geben Steine, die später Würfel ändern.
howto-6-title = Die Kathedrale
howto-6-text = Jeder weiße Würfel legt einen Stein auf seine Zahl. Das bringt einen Punkt und Einfluss. Am Ende kostet jede Ebene ohne deinen Stein zwei Punkte.
howto-7-title = Ereignisse bekämpfen
howto-7-text = Würfel in der Farbe des Ereignisses legen Steine auf seine Fahnen, jeder bringt einen Einfluss. Sind alle voll, punkten die zwei mit den meisten Steinen.
howto-8-title = Bürger
howto-8-text = Ein Würfel setzt einen Bürger in ein Gebäude und vertreibt vielleicht einen anderen. Wer auf einem Gebäude liegt, schützt dort für diese Runde seine Farbe.
howto-9-title = Einfluss
howto-9-text = Vor einer Aktion darfst du einen eigenen Würfel neu werfen, einen Bürger anwerben oder bis zu drei eigene Würfel umdrehen.
howto-10-title = Das Ende
howto-10-text = Alle halten eine geheime Persönlichkeit. Am Ende zählt jede für alle; achte also darauf, wonach die anderen streben.

## Eine erste Partie mit Anleitung

lesson-goal = Willkommen in Troyes! Nach vier Runden gewinnen die meisten Siegpunkte. Deine bisherigen stehen hier, beim roten Schild.
lesson-settle = Bürger geben dir Würfel: rote im Palast, weiße im Bischofssitz, gelbe im Rathaus. Zuerst setzt jeder sechs Bürger: Setze deinen ersten in den Palast, auf Feld 1.
lesson-salaries = Die Reihenfolge läuft hin und zurück: { $seat1 } hat zweimal gesetzt, jetzt du, jeweils auf das markierte Feld. Jede Runde kostet ein Bürger im Palast 2 Denare, im Bischofssitz 1, im Rathaus nichts.
lesson-rows = Wer später in eine volle Reihe kommt, vertreibt den ganz rechts. Setze zwei weitere, jeweils auf das markierte Feld.
lesson-last-citizen = Im Palast kann nur ein Würfel mit derselben Zahl einen Bürger vertreiben. Setze deinen letzten auf Feld 4.
lesson-dice = Runde 1: 10 Denare kamen herein, 6 gingen für Löhne weg. Hier in deinem Viertel liegen deine Würfel, einer für jeden Bürger. Ein Zug ist eine Aktion mit ein bis drei Würfeln einer Farbe.
lesson-below-zero = Die Zahl ganz oben zählt, als wäre jetzt Schluss: Jede der drei Ebenen der Kathedrale ohne einen Stein von dir kostet 2, zusammen 6, und deine geheimen Persönlichkeiten bringen 1. Das macht −5.
lesson-events = Zur Plünderung kamen zwei Ereignisse. Alle wirken jede Runde, bis jemand sie abwehrt: Die Reisenden haben gerade deinen Bürger aus dem Rathaus vertrieben.
lesson-black = Jede Runde greifen schwarze Würfel an. Der höchste, eine 4, trifft dich: Dagegen brauchst du mindestens 4. Rote zählen doppelt: Tippe auf deine rote 3, dann drücke „Fertig“.
lesson-cathedral = Jetzt deine erste Aktion: Baue mit der weißen 5 und 4 an der Kathedrale, dann drücke „Fertig“. Jeder Würfel bringt 1 Punkt und 2 Einfluss.
lesson-cards = Als Nächstes eine Karte, der Kaufmann: Jedes Mal, wenn er wirkt, gibt er 2 Denare. ÷2 sagt, wie oft: einmal für je 2 der Summe deiner Würfel.
lesson-merchant = Du darfst Würfel der anderen kaufen; nutzt du zwei, kostet jeder davon 4 Denare. Nimm die gelbe 5 von { $seat1 } und deine 1, dann drücke „Fertig“: Mit Summe 6 wirkt der Kaufmann dreimal, für 6 Denare. Dazu kommen einmalig 2 Denare für die Karte; später verdient er weiter.
lesson-tradesman = Beim ersten Mal verlangt eine Karte auch ihren Preis und einen Bürger als Meister, der am Ende Punkte bringt. Nimm den, der auf dem Rathaus liegt, dann drücke „3-mal ausführen“.
lesson-fight = Bekämpfe jetzt die Scharmützel mit deiner roten 6 und, für 4 Denare, mit der neutralen roten 6, dann drücke „Fertig“ und „3-mal ausführen“. 12 geteilt durch 4 macht 3 Steine; jeder bringt 1 Einfluss.
lesson-countered = Alle Fahnen sind belegt, die Scharmützel sind weg: 5 Punkte für dich mit den meisten Steinen, 2 für { $seat1 }.
lesson-recruit = Vor einer Aktion hilft Einfluss: 1 wirft einen Würfel neu, 4 drehen bis zu drei Würfel um, 2 werben einen Bürger an. Wirb einen an.
lesson-place = Ein Würfel setzt einen Bürger ins Gebäude seiner Farbe. Deine gelbe 1 führt in die obere Reihe des Rathauses: Setze den Bürger aus deinem Vorrat.
lesson-pass = Deine Würfel sind weg: Passe. Das bringt 2 Denare und 1 weiteren für jeden Zug, den du wartest.
lesson-characters = Deine zwei geheimen Persönlichkeiten bringen am Ende allen 1, 3 oder 6 Punkte. Chrétien de Troyes zählt Bürger, ab 4, 6 oder 8, Hugues de Payns Einfluss, ab 6, 10 oder 15. Auch die der anderen zählen für dich: Errate sie.
lesson-free = Runde 2 bringt neue Karten, Ereignisse und Würfel, und die schwarze 2 ist deine. Nach Runde 4 zählen auch Meister und Ereignisse mit deinen Steinen. Spiel weiter, wie du magst!

tip-cubes = Du hast Steine auf einer Karte mit Sanduhr. Einer davon darf die Würfel einer Aktion ändern: Wähle ihn, bevor du Würfel nimmst.
tip-expelled = Ein Bürger wurde vertrieben und liegt auf dem Gebäude. Solange er dort liegt, kann von seiner Farbe dort niemand vertrieben werden; nach der Runde kommt er in seinen Vorrat.
tip-loses = Ein Ereignis hat Denare oder Einfluss genommen. Das tut es jede Runde, bis seine Fahnen belegt sind, und wer nicht zahlen kann, verliert 2 Punkte.
tip-fails = Ein schwarzer Würfel war stärker als alle Würfel eines Viertels: Das kostet 2 Punkte. Hebe für die nächsten einen roten auf oder gib vorher Einfluss aus.

lesson-solo-goal = Willkommen in Troyes! Du spielst vier Runden allein gegen Le Roy. Hol mehr Punkte als er: Hier stehen deine, seine und die Differenz.
lesson-solo-settle = Ein Zug ist eine Aktion mit ein bis drei Würfeln einer Farbe. Die Würfel geben dir Bürger: rote im Palast, weiße im Bischofssitz, gelbe im Rathaus. Setze einen in den Palast und einen in den Bischofssitz.
lesson-solo-salaries = Jede Runde kostet dich ein Bürger im Palast 2 Denare, im Bischofssitz 1, im Rathaus nichts; Le Roy zahlt nichts. Setze einen ins Rathaus und einen in den Palast.
lesson-solo-rows = Wer in eine volle Reihe kommt, vertreibt den ganz rechts. Setze deine letzten zwei Bürger, jeden auf das Feld, das gerade markiert ist.
lesson-solo-dice = Runde 1: 10 Denare kamen herein, 6 gingen für Löhne weg. Du hast sechs Würfel geworfen, Le Roy zwölf; du darfst seine kaufen.
lesson-solo-events = Die Ketzerei hat dir gerade 2 Einfluss genommen. Das tut sie jede Runde, bis ihre Fahnen belegt sind; Le Roy schadet sie nicht.
lesson-solo-black = Schwarze Würfel greifen an: eine 6 und eine 1. Rote zählen doppelt, deine rote 6 also 12, und das wehrt beide ab. Nimm die 1 dazu, dann die rote 6, und drücke „Fertig“.
lesson-solo-fight = Bekämpfe die Scharmützel mit deiner roten 3 und, für 4 Denare, mit Le Roys roter 6, dann drücke „Fertig“ und „2-mal ausführen“. 9 geteilt durch 4 macht 2 Steine; jeder bringt 1 Einfluss, und sein bester Würfel ist weg.
lesson-solo-roll = Le Roy ist am Zug: Wirf zwei schwarze Würfel für ihn. Ihre Summe sagt in dieser Tabelle, was er tut, und das kostet ihn Würfel.
lesson-solo-artisan = Eine 4: Le Roy hat deinen Bürger aus dem Bischofssitz vertrieben. Nutze den Handwerker mit deiner gelben 5 und 4 und drücke „Fertig“. Je 3 der Summe 9 macht er aus 1 Einfluss 6 Denare: dreimal.
lesson-solo-tradesman = Beim ersten Mal verlangt eine Karte auch ihren Preis und einen Bürger als Meister, der am Ende Punkte bringt. Nimm den, der auf dem Bischofssitz liegt, dann drücke „3-mal ausführen“.
lesson-solo-again = Du hast jetzt 20 Denare. Wirf wieder für Le Roy; er ist dran, bis seine Würfel weg sind.
lesson-solo-cathedral = Eine 7: Le Roy hat zwei Steine der Kathedrale gebaut. Baue mit deiner weißen 3 und 2, je für 1 Punkt und 1 Einfluss, und drücke „Fertig“. Dann wirf für ihn.
lesson-solo-characters = Sechs Persönlichkeiten liegen offen. Wirft Le Roy eine 8, zählt die erste für euch beide und geht; die anderen zählen am Ende.
lesson-solo-free = Deine Würfel sind weg: Passe oder kaufe seine. Nach Runde 4 entscheidet diese Differenz. Spiel weiter, wie du magst!

tip-solo-place = Ein Würfel setzt einen Bürger ins Gebäude seiner Farbe und vertreibt vielleicht einen von Le Roy: Dann hat er nächste Runde einen Würfel weniger. Wer keinen Bürger mehr hat, wirbt für 2 Einfluss einen an.
tip-solo-buys = Le Roy hat deinen besten Würfel gekauft und dich dafür bezahlt. Bei 2, 3, 11 und 12 bekommt er dafür Punkte.
tip-solo-character = Eine 8: Die erste Persönlichkeit hat für euch beide gezählt und ist gegangen. Sieh nach, was die nächste zählt.

## Why a turn is good (coach/reasons.py)

reason-points-more = Siegpunkte: +{ $n }
reason-deniers-more = Denare: +{ $n }
reason-deniers-theirs =
    { $n ->
        [one] { $seat } hat { $n } Denar weniger
       *[other] { $seat } hat { $n } Denare weniger
    }
reason-influence-more = Einfluss: +{ $n }
reason-palace-more = Mehr Bürger im Palast: rote Würfel in den nächsten Runden
reason-palace-theirs = { $seat } verliert Bürger im Palast: weniger rote Würfel in den nächsten Runden
reason-bishopric-more = Mehr Bürger im Bischofssitz: weiße Würfel in den nächsten Runden
reason-bishopric-theirs = { $seat } verliert Bürger im Bischofssitz: weniger weiße Würfel in den nächsten Runden
reason-city-hall-more = Mehr Bürger im Rathaus: gelbe Würfel in den nächsten Runden
reason-city-hall-theirs = { $seat } verliert Bürger im Rathaus: weniger gelbe Würfel in den nächsten Runden
reason-exposed-less = Weniger deiner Bürger stehen dort, wo der nächste Neue sie vertreiben würde
reason-trades-more = Ein Meister auf einer weiteren Karte: Du nutzt sie in den nächsten Runden, ohne den Platz noch einmal zu zahlen
reason-line-characters = Punkte durch die Persönlichkeiten, die du kennst, wäre jetzt Schluss: +{ $n }
reason-line-characters-theirs = { $seat } bekäme { $n } weniger durch die Persönlichkeiten, die du kennst
reason-line-cathedral-levels = Weniger Abzug für Ebenen der Kathedrale ohne deinen Stein: +{ $n }
reason-line-cathedral-levels-theirs = { $seat } verliert am Ende { $n } mehr für Ebenen der Kathedrale ohne Stein
reason-line-events-in-queue = Punkte am Ende für Ereignisse mit einem Stein von dir, auch wenn niemand sie abwehrt: +{ $n }
reason-line-events-in-queue-theirs = { $seat } bekommt am Ende { $n } weniger für Ereignisse mit einem Stein
reason-line-tradesmen = Punkte am Ende für deine Meister: +{ $n }
reason-line-tradesmen-theirs = { $seat } bekommt am Ende { $n } weniger für Meister
reason-events-more = Deine Steine auf Ereignissen brächten dir mehr Punkte, wenn die Ereignisse abgewehrt sind
reason-events-theirs = Die Steine auf Ereignissen brächten { $seat } weniger Punkte, wenn die Ereignisse abgewehrt sind
reason-by-citizens-more = Näher an den Punkten, die { character-chretien-de-troyes } am Ende bringen kann: Diese Persönlichkeit zählt stehende Bürger
reason-by-stones-more = Näher an den Punkten, die { character-urbain-iv } am Ende bringen kann: Diese Persönlichkeit zählt Steine an der Kathedrale
reason-by-deniers-more = Näher an den Punkten, die { character-thibaut-ii } am Ende bringen kann: Diese Persönlichkeit zählt Denare
reason-by-influence-more = Näher an den Punkten, die { character-hugues-de-payns } am Ende bringen kann: Diese Persönlichkeit zählt Einfluss
reason-by-tradesmen-more = Näher an den Punkten, die { character-le-florentin } am Ende bringen kann: Diese Persönlichkeit zählt Meister
reason-by-captures-more = Näher an den Punkten, die { character-henry-i } am Ende bringen kann: Diese Persönlichkeit zählt gewonnene Ereignisse
reason-characters-more = Bringt dich den Punkten der Persönlichkeiten näher
reason-events-led-more = Ereignisse, bei denen du die meisten Steine hast: +{ $n }
reason-events-led-theirs =
    { $n ->
        [one] { $seat } führt bei { $n } Ereignis weniger
       *[other] { $seat } führt bei { $n } Ereignissen weniger
    }
reason-modifiers-more = Steine auf Karten mit Sanduhr: +{ $n }. Jeder macht die Würfel einer späteren Aktion besser
reason-dice-more = Übrige Würfel in deinem Viertel: +{ $n }
reason-dice-theirs = { $seat } hat { $n } Würfel weniger übrig

## Namen auf Karten

written-activity = { $activity }
written-building = { $building }
written-owner = { $seat }
    .you = { written-owner }
written-deniers = Denare
written-influence = Einfluss
written-supply = Bürger
written-points = Erspielt
written-captured = Ereignisse
written-phase =
    { $phase ->
        [settle] Bürger setzen
        [black] Schwarze greifen an
        [actions] Je Zug eine Aktion
        [leroy] Le Roy ist dran
       *[over] Spielende
    }
written-pool = Schwarze nächste Runde
written-prices = Preis je gekauftem Würfel
written-sum-dice = Genommen
written-sum-total = Summe
written-sum-price = Du zahlst
written-sum-price-other = Zahlt
written-sum-times = Wirkt
written-sum-brings = Du bekommst
# at the end of a game against him
rival-name = Le Roy
written-neutral =
    { $solo ->
        [1] Le Roy
       *[other] Neutral, zu kaufen
    }
written-leroy = Le Roys Zug: Summe zweier Würfel · was er tut · was es kostet
written-leroy-score = punktet, kauft besten Würfel
written-leroy-place-citizen = setzt einen Bürger
written-leroy-counter-rightmost-event = füllt das rechte Ereignis
written-leroy-place-tradesman = setzt einen Meister
written-leroy-cathedral = baut an der Kathedrale
written-leroy-score-top-character = beide werten oberste Karte
written-difference = Du weniger Le Roy, wäre jetzt Schluss
written-red-doubles = Rot zählt doppelt
written-strength = Summe
written-needed = Nötig
written-settling = Jede Runde bringt ein Bürger einen Würfel und kostet Lohn
written-divisor = ÷3 heißt: einmal für je 3 der Würfelsumme
written-each = einmal je { $divisor }
written-place = Bürger setzen
written-farm = Landwirtschaft
written-recruit = Anwerben
written-pass = Passen
written-yield = Hinnehmen
written-done = Fertig
written-give-up = Rest verfällt
written-roll = Le Roy würfelt
written-from = Aus dem Vorrat
written-reroll = Einen neu würfeln
written-flip = Bis zu { $dice } umdrehen
written-characters =
    { $cards ->
        [one] Deine Persönlichkeit
       *[other] Deine Persönlichkeiten
    }: am Ende { $first }, { $second } oder { $third } Punkte für alle
written-characters-leroy = Persönlichkeiten zählen am Ende: { $first }, { $second } oder { $third } Punkte
written-measure = { $character-counts }
written-under-way = { $activity }
written-leroy-dice = Würfel von Le Roy: Er gibt die besten aus
written-event =
    { $card-id ->
        [normans-attack] Normannenangriff
       *[other] { $card }
    }
written-event-short =
    { $card-id ->
        [brigands-1] Räuber
        [brigands-2] Räuber
        [brigands-3] Räuber
        [skirmishes-1] Scharmützel
        [skirmishes-2] Scharmützel
        [normans-attack] Normannen
       *[other] { $card }
    }
