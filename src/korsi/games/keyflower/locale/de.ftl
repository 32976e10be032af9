# Keyflower auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

## Das Spiel

game-name = Keyflower
game-blurb = Vier Jahreszeiten, ein Dorf: Arbeiter in vier Farben bieten auf Plättchen und nutzen sie.
game-kind = Versteigern, Arbeiter einsetzen, ein Dorf bauen; Arbeiter und Fertigkeiten sind verdeckt
game-length = etwa 90 Minuten
game-players = 2 bis 6 Personen
game-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Dinge

colour-blue = Blau
    .nom = blauer
    .acc = blauen
    .many = blaue
    .adjective = blauen
colour-red = Rot
    .nom = roter
    .acc = roten
    .many = rote
    .adjective = roten
colour-yellow = Gelb
    .nom = gelber
    .acc = gelben
    .many = gelbe
    .adjective = gelben
colour-green = Grün
    .nom = grüner
    .acc = grünen
    .many = grüne
    .adjective = grünen
skill-saw = Säge
skill-pick = Spitzhacke
skill-anvil = Amboss
resource-wood = Holz
resource-stone = Stein
resource-iron = Eisen
resource-gold = Gold
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
direction-s = Süden
direction-sw = Südwesten
direction-nw = Nordwesten
direction-n = Norden
direction-ne = Nordosten
direction-se = Südosten
boat-keyflower = Keyflower
boat-sea-bastion = Sea Bastion
boat-sea-breese = Sea Breese
boat-flipper = Flipper
boat-ianvincible = Ianvincible
boat-white-wind = White Wind
tile-alehouse = Bierschenke
tile-apprentice-hall = Lehrlingshalle
tile-gold-mine = Goldmine
tile-key-mine = Schlüsselmine
tile-keystone-quarry = Schlüsselsteinbruch
tile-keywood = Schlüsselwald
tile-miner = Bergmann
tile-peddler = Hausierer
tile-quarryman = Steinbrecher
tile-stable = Stall
tile-woodcutter = Holzfäller
tile-workshop = Werkstatt
tile-brewer = Brauer
tile-carpenter = Zimmermann
tile-farrier = Hufschmied
tile-hiring-fair = Gesindemarkt
tile-mason = Steinmetz
tile-smelter = Schmelzer
tile-store = Laden
tile-tavern = Taverne
tile-summer-boat-1 = Sommerboot 1
tile-summer-boat-2 = Sommerboot 2
tile-summer-boat-3 = Sommerboot 3
tile-summer-boat-4 = Sommerboot 4
tile-barn = Scheune
tile-blacksmith = Grobschmied
tile-fair = Jahrmarkt
tile-forge = Esse
tile-goldsmith = Goldschmied
tile-inn = Gasthaus
tile-sawmill = Sägewerk
tile-sculptor = Bildhauer
tile-stone-yard = Steinlager
tile-timber-yard = Holzlager
tile-wainwright = Wagenbauer
tile-well = Brunnen
tile-apothecary = Apotheke
tile-craftsmans-guild = Handwerkerzunft
tile-jeweller = Juwelier
tile-key-guild = Schlüsselzunft
tile-keythedral = Schlüsseldom
tile-key-market = Schlüsselmarkt
tile-mercers-guild = Tuchhändlerzunft
tile-scholar = Gelehrter
tile-scribes = Schreibstube
tile-village-hall = Dorfhalle
tile-watermill = Wassermühle
tile-windmill = Windmühle
tile-home-1 = Heimat 1
tile-home-2 = Heimat 2
tile-home-3 = Heimat 3
tile-home-4 = Heimat 4
tile-home-5 = Heimat 5
tile-home-6 = Heimat 6
tile-turn-order-1 = Reihenfolge 1
tile-turn-order-2 = Reihenfolge 2
tile-turn-order-3 = Reihenfolge 3
tile-turn-order-4 = Reihenfolge 4
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind

## Was geschah

event-season-begins =
    { $season-id ->
        [spring] Der Frühling beginnt mit { $seat }.
        [summer] Der Sommer beginnt mit { $seat }.
        [autumn] Der Herbst beginnt mit { $seat }.
       *[winter] Der Winter beginnt mit { $seat }.
    }
    .you =
        { $season-id ->
            [spring] Der Frühling beginnt mit dir.
            [summer] Der Sommer beginnt mit dir.
            [autumn] Der Herbst beginnt mit dir.
           *[winter] Der Winter beginnt mit dir.
        }
event-passes = { $seat } { event-passes.deed }
    .deed = passt.
    .you = { $seat } { event-passes.you-deed }
    .you-deed = passt.
event-bids = { $seat } { event-bids.deed }
    .deed = bietet auf „{ $tile }“: { $workers ->
        [one] { $workers } { $colour-acc } Arbeiter
       *[other] { $workers } { $colour-many } Arbeiter
    }.
    .you = { $seat } { event-bids.you-deed }
    .you-deed = bietest auf „{ $tile }“: { $workers ->
        [one] { $workers } { $colour-acc } Arbeiter
       *[other] { $workers } { $colour-many } Arbeiter
    }.
event-uses = { $seat } { event-uses.deed }
    .deed =
        { $colour-id ->
            [none] nutzt „{ $tile }“ mit { $workers } Arbeitern verschiedener Farben.
           *[other] nutzt „{ $tile }“ mit { $workers ->
        [one] { $workers } { $colour-acc } Arbeiter
       *[other] { $workers } { $colour-acc } Arbeitern
    }.
        }
    .you = { $seat } { event-uses.you-deed }
    .you-deed =
        { $colour-id ->
            [none] nutzt „{ $tile }“ mit { $workers } Arbeitern verschiedener Farben.
           *[other] nutzt „{ $tile }“ mit { $workers ->
        [one] { $workers } { $colour-acc } Arbeiter
       *[other] { $workers } { $colour-acc } Arbeitern
    }.
        }
event-outbids = { $seat } { event-outbids.deed }
    .deed = überbietet { $whom } bei „{ $tile }“.
    .you = { $seat } { event-outbids.you-deed }
    .you-deed = überbietest { $whom } bei „{ $tile }“.
    .to-you = { $seat } { event-outbids.to-you-deed }
    .to-you-deed = überbietet dich bei „{ $tile }“: Deine Gruppe dort ({ $group }) darf woandershin.
event-visits = { $seat } { event-visits.deed }
    .deed = überlässt { $whom } am Ende der Jahreszeit die Arbeiter auf „{ $tile }“.
    .you = { $seat } { event-visits.you-deed }
    .you-deed = überlässt { $whom } am Ende der Jahreszeit die Arbeiter auf „{ $tile }“.
    .to-you = { $seat } { event-visits.to-you-deed }
    .to-you-deed = überlässt dir am Ende der Jahreszeit die Arbeiter auf deinem Plättchen „{ $tile }“.
event-brings = { $seat } bringt die überbotenen Arbeiter von „{ $tile }“ mit: { $group }.
    .deed =
        { $whole ->
            [0] darunter von „{ $tile }“: { $group }.
           *[1] mitgebracht von „{ $tile }“.
        }
    .you = { $seat } bringst die überbotenen Arbeiter von „{ $tile }“ mit: { $group }.
    .you-deed =
        { $whole ->
            [0] darunter von „{ $tile }“: { $group }.
           *[1] mitgebracht von „{ $tile }“.
        }
event-returned = { $seat } { event-returned.deed }
    .deed =
        { $number ->
            [one] bekommt { $number } eigenen Arbeiter zurück.
           *[other] bekommt { $number } eigene Arbeiter zurück.
        }
    .you = { $seat } { event-returned.you-deed }
    .you-deed =
        { $number ->
            [one] bekommst { $number } eigenen Arbeiter zurück.
           *[other] bekommst { $number } eigene Arbeiter zurück.
        }
event-inherits = { $seat } { event-inherits.deed }
    .deed =
        { $number ->
            [one] bekommt { $number } Arbeiter dazu, den { $whom } eingesetzt hatte.
           *[other] bekommt { $number } Arbeiter dazu, die { $whom } eingesetzt hatte.
        }
    .you = { $seat } { event-inherits.you-deed }
    .you-deed =
        { $number ->
            [one] bekommst { $number } Arbeiter dazu, den { $whom } bei dir eingesetzt hatte.
           *[other] bekommst { $number } Arbeiter dazu, die { $whom } bei dir eingesetzt hatte.
        }
    .to-you = { $seat } { event-inherits.to-you-deed }
    .to-you-deed =
        { $number ->
            [one] bekommt { $number } Arbeiter dazu, den du eingesetzt hattest.
           *[other] bekommt { $number } Arbeiter dazu, die du eingesetzt hattest.
        }
event-stands-up = Die liegenden Arbeiter von { $seat } stehen auf: „{ $tile }“ hat jetzt die Farbe { $colour }.
    .you = Deine liegenden Arbeiter stehen auf: „{ $tile }“ hat jetzt die Farbe { $colour }.
event-gained = { $seat } { event-gained.deed }
    .deed = erhält { $number } { $resource } auf „{ $tile }“.
    .you = { $seat } { event-gained.you-deed }
    .you-deed = erhältst { $number } { $resource } auf „{ $tile }“.
event-drew-worker = { $seat } { event-drew-worker.deed }
    .deed =
        { $colour-id ->
            [none] zieht einen Arbeiter aus dem Beutel.
           *[other] zieht einen { $colour-adjective } Arbeiter aus dem Beutel.
        }
    .you = { $seat } { event-drew-worker.you-deed }
    .you-deed =
        { $colour-id ->
            [none] ziehst einen Arbeiter aus dem Beutel.
           *[other] ziehst einen { $colour-adjective } Arbeiter aus dem Beutel.
        }
event-drew-skill = { $seat } { event-drew-skill.deed }
    .deed =
        { $skill-id ->
            [none] zieht eine Fertigkeit.
           *[other] zieht eine Fertigkeit: { $skill }.
        }
    .you = { $seat } { event-drew-skill.you-deed }
    .you-deed =
        { $skill-id ->
            [none] ziehst eine Fertigkeit.
           *[other] ziehst eine Fertigkeit: { $skill }.
        }
event-drew = { $seat } { event-drew.deed }
    .deed = zieht { $goods }.
    .you = { $seat } { event-drew.you-deed }
    .you-deed = ziehst { $goods }.
event-drew-unseen = { $seat } { event-drew-unseen.deed }
    .deed =
        { $skills ->
            [0]
                zieht { $workers ->
                    [one] { $workers } Arbeiter
                   *[other] { $workers } Arbeiter
                } aus dem Beutel.
           *[other]
                { $workers ->
                    [0]
                        zieht { $skills ->
                            [one] { $skills } Fertigkeit
                           *[other] { $skills } Fertigkeiten
                        }.
                   *[other]
                        zieht { $workers ->
                            [one] { $workers } Arbeiter
                           *[other] { $workers } Arbeiter
                        } und { $skills ->
                            [one] { $skills } Fertigkeit
                           *[other] { $skills } Fertigkeiten
                        }.
                }
        }
    .you = { $seat } { event-drew-unseen.you-deed }
    .you-deed =
        { $skills ->
            [0]
                ziehst { $workers ->
                    [one] { $workers } Arbeiter
                   *[other] { $workers } Arbeiter
                } aus dem Beutel.
           *[other]
                { $workers ->
                    [0]
                        ziehst { $skills ->
                            [one] { $skills } Fertigkeit
                           *[other] { $skills } Fertigkeiten
                        }.
                   *[other]
                        ziehst { $workers ->
                            [one] { $workers } Arbeiter
                           *[other] { $workers } Arbeiter
                        } und { $skills ->
                            [one] { $skills } Fertigkeit
                           *[other] { $skills } Fertigkeiten
                        }.
                }
        }
event-green-taken = { $seat } { event-green-taken.deed }
    .deed =
        { $number ->
            [one] nimmt { $number } grünen Arbeiter.
           *[other] nimmt { $number } grüne Arbeiter.
        }
    .you = { $seat } { event-green-taken.you-deed }
    .you-deed =
        { $number ->
            [one] nimmst { $number } grünen Arbeiter.
           *[other] nimmst { $number } grüne Arbeiter.
        }
event-paid-worker = { $seat } { event-paid-worker.deed }
    .deed = zahlt in den Beutel: { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    }.
    .you = { $seat } { event-paid-worker.you-deed }
    .you-deed = zahlst in den Beutel: { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    }.
event-paid-skill = { $seat } { event-paid-skill.deed }
    .deed = zahlt eine Fertigkeit: { $skill }.
    .you = { $seat } { event-paid-skill.you-deed }
    .you-deed = zahlst eine Fertigkeit: { $skill }.
event-moved = { $seat } { event-moved.deed }
    .deed = bringt { $resource } von „{ $from }“ nach „{ $to }“.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = bringst { $resource } von „{ $from }“ nach „{ $to }“.
event-idles = { $seat } { event-idles.deed }
    .deed = bewegt nichts und wertet nichts auf.
    .you = { $seat } { event-idles.you-deed }
    .you-deed = bewegst nichts und wertest nichts auf.
event-upgraded = { $seat } { event-upgraded.deed }
    .deed = wertet „{ $tile }“ auf.
    .you = { $seat } { event-upgraded.you-deed }
    .you-deed = wertest „{ $tile }“ auf.
event-pays = { $seat } { event-pays.deed }
    .deed = zahlt dafür { $goods }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = zahlst dafür { $goods }.
event-season-ends =
    { $season-id ->
        [spring] Der Frühling ist zu Ende.
        [summer] Der Sommer ist zu Ende.
        [autumn] Der Herbst ist zu Ende.
       *[winter] Der Winter ist zu Ende.
    }
event-sold = { $seat } { event-sold.deed }
    .deed =
        { $workers ->
            [one] ersteigert „{ $tile }“ mit { $workers } Arbeiter.
           *[other] ersteigert „{ $tile }“ mit { $workers } Arbeitern.
        }
    .you = { $seat } { event-sold.you-deed }
    .you-deed =
        { $workers ->
            [one] ersteigerst „{ $tile }“ mit { $workers } Arbeiter.
           *[other] ersteigerst „{ $tile }“ mit { $workers } Arbeitern.
        }
event-bought = { $seat } { event-bought.deed }
    .deed = ersteigert { $tiles } mit zusammen { $workers } Arbeitern.
    .you = { $seat } { event-bought.you-deed }
    .you-deed = ersteigerst { $tiles } mit zusammen { $workers } Arbeitern.
event-unsold = Niemand hat auf „{ $tile }“ geboten; das Plättchen kommt aus dem Spiel.
event-marker = { $seat } { event-marker.deed }
    .deed = bekommt die lila Figur und beginnt von nun an.
    .you = { $seat } { event-marker.you-deed }
    .you-deed = bekommst die lila Figur und beginnst von nun an.
event-unwanted = { $seat } bekommt sie, weil niemand auf „{ $tile }“ geboten hat.
    .deed = weil niemand auf „{ $tile }“ geboten hat.
    .you = { $seat } bekommst sie, weil niemand auf „{ $tile }“ geboten hat.
    .you-deed = weil niemand auf „{ $tile }“ geboten hat.
event-boat-chosen = { $seat } { event-boat-chosen.deed }
    .deed = nimmt das Boot „{ $boat }“.
    .you = { $seat } { event-boat-chosen.you-deed }
    .you-deed = nimmst das Boot „{ $boat }“.
event-last-boat = { $seat } { event-last-boat.deed }
    .deed = bekommt es als letztes, das übrig ist.
    .you = { $seat } { event-last-boat.you-deed }
    .you-deed = bekommst es als letztes, das übrig ist.
event-loads = { $seat } { event-loads.deed }
    .deed =
        erhält { $workers } Arbeiter und { $skills ->
            [one] { $skills } Fertigkeit
           *[other] { $skills } Fertigkeiten
        } davon.
    .you = { $seat } { event-loads.you-deed }
    .you-deed =
        erhältst { $workers } Arbeiter und { $skills ->
            [one] { $skills } Fertigkeit
           *[other] { $skills } Fertigkeiten
        } davon.
event-selected = { $seat } { event-selected.deed }
    .deed = hat Winterplättchen gewählt.
    .you = { $seat } { event-selected.you-deed }
    .you-deed = hast Winterplättchen gewählt.
event-offers = { $seat } { event-offers.deed }
    .deed = gibt { $number } Winterplättchen in die Auslage.
    .you = { $seat } { event-offers.you-deed }
    .you-deed = gibst { $number } Winterplättchen in die Auslage.
event-rearranged = { $seat } { event-rearranged.deed }
    .deed =
        { $number ->
            [one] nimmt das neue Plättchen wieder auf, um es anders zu legen.
           *[other] nimmt die { $number } neuen Plättchen wieder auf, um sie anders zu legen.
        }
    .you = { $seat } { event-rearranged.you-deed }
    .you-deed =
        { $number ->
            [one] nimmst das neue Plättchen wieder auf, um es anders zu legen.
           *[other] nimmst die { $number } neuen Plättchen wieder auf, um sie anders zu legen.
        }
event-placed = { $seat } { event-placed.deed }
    .deed = legt „{ $tile }“ an.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = legst „{ $tile }“ an.
event-laid = { $seat } { event-laid.deed }
    .deed = legt im eigenen Dorf an: { $tiles }.
    .you = { $seat } { event-laid.you-deed }
    .you-deed = legst in deinem Dorf an: { $tiles }.
event-kept-aside = „{ $tile }“ passt nirgends; { $seat } behält es neben dem Dorf.
    .you = „{ $tile }“ passt nirgends; du behältst es neben dem Dorf.
event-settled = { $seat } { event-settled.deed }
    .deed = hat fertig angelegt.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = hast fertig angelegt.
event-final = { $seat } { event-final.deed }
    .deed =
        { $points ->
            [one] kommt auf { $points } Punkt.
           *[other] kommt auf { $points } Punkte.
        }
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        { $points ->
            [one] kommst auf { $points } Punkt.
           *[other] kommst auf { $points } Punkte.
        }
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
ended-final = Der Winter ist vorbei: Alle vier Jahreszeiten sind gespielt.

## Was jetzt zu tun ist

round-named = { $season }, Jahreszeit { $round } von 4
prompt-turn =
    { $outbid ->
        [0] Du bist am Zug ({ $season }): Biete auf ein Plättchen, nutze eins oder passe.
        [one] Du bist am Zug ({ $season }): Biete, nutze ein Plättchen oder passe. Dein überbotener Arbeiter darf woandershin.
       *[other] Du bist am Zug ({ $season }): Biete, nutze ein Plättchen oder passe. Deine { $outbid } überbotenen Arbeiter dürfen woandershin.
    }
prompt-workers =
    { $kind ->
        [use] „{ $tile }“ nutzen: Schicke { $least } bis { $most } Arbeiter einer Farbe.
        [use-of] „{ $tile }“ nutzen: Schicke { $least } bis { $most } { $colour-many } Arbeiter.
        [exactly] „{ $tile }“ nutzen: Schicke genau { $least } Arbeiter einer Farbe.
        [exactly-of] „{ $tile }“ nutzen: Schicke genau { $least ->
            [one] { $least } { $colour-acc } Arbeiter
           *[other] { $least } { $colour-many } Arbeiter
        }.
        [more-use] { piece-chain-use }.
        [more-exactly] { piece-chain-use-exactly }.
        [more-bid] { piece-chain-bid }.
        [bid-of] Auf „{ $tile }“ bieten: Schicke mindestens { $least ->
            [one] { $least } { $colour-acc } Arbeiter
           *[other] { $least } { $colour-many } Arbeiter
        }.
       *[bid] Auf „{ $tile }“ bieten: Schicke mindestens { $least } Arbeiter einer Farbe.
    }
prompt-picked = Wähle, wie viele Arbeiter gehen.
prompt-pay = Bezahle den Effekt von „{ $tile }“.
prompt-choose = Wähle den Rohstoff, den „{ $tile }“ dir gibt.
prompt-haul =
    { $may ->
        [move] Schritte übrig: { $moves }. Nimm einen Rohstoff auf oder beende den Transport.
        [upgrade] Aufwertungen übrig: { $upgrades }. Werte ein Plättchen auf oder beende den Transport.
       *[both] Schritte übrig: { $moves }, Aufwertungen übrig: { $upgrades }. Nimm einen Rohstoff auf, werte auf oder beende den Transport.
    }
prompt-carry = Aufgenommen: { $resource }. Lege den Rohstoff auf ein benachbartes Plättchen. Schritte übrig: { $moves }.
prompt-spend = Aufwertung von „{ $tile }“: Wähle den nächsten Rohstoff, den du zahlst.
prompt-spend-skill = Aufwertung von „{ $tile }“: Wähle die Fertigkeit, die du zahlst.
prompt-boat =
    { $season-id ->
        [winter] Wähle ein Boot: Es kommt in dein Dorf und bringt am Ende Punkte.
       *[other] Wähle ein Boot: Die Arbeiter und Fertigkeiten darauf gehören dir.
    }
prompt-place =
    { $doing ->
        [where] „{ $tile }“: Wähle, wohin es kommt.
        [turn] „{ $tile }“: Drehe es mit einem Klick oder Tippen, oder wähle, wie es liegt.
       *[which]
            { $count ->
                [0] Alle neuen Plättchen liegen. Schließe ab oder nimm sie wieder auf.
                [one] Lege dein neues Plättchen ins Dorf.
               *[other] Lege deine { $count } neuen Plättchen ins Dorf.
            }
    }
prompt-select = Entscheide für jedes deiner Winterplättchen: in die Auslage, wo alle darauf bieten können, oder zurückhalten. Mindestens eins muss hinein.
prompt-flip = Werte ein Plättchen kostenlos auf oder verzichte.
prompt-over = Die Partie ist zu Ende.
repeat-do = { $move }, bis die Jahreszeit endet
repeat-on = Nicht mehr passen
repeat-over-round = Die Jahreszeit ist vorbei: Du entscheidest wieder selbst.
repeat-over-upset = Du wurdest überboten: Du entscheidest wieder selbst.
waiting-turn = Wir warten, bis { $seat } bietet, ein Plättchen nutzt oder passt.
waiting-workers = Wir warten, bis { $seat } Arbeiter schickt.
waiting-pay = Wir warten, bis { $seat } einen Effekt bezahlt.
waiting-choose = Wir warten, bis { $seat } einen Rohstoff wählt.
waiting-haul = Wir warten, bis { $seat } Rohstoffe bewegt und aufwertet.
waiting-carry = Wir warten, bis { $seat } einen Rohstoff ablegt.
waiting-spend = Wir warten, bis { $seat } eine Aufwertung bezahlt.
waiting-spend-skill = Wir warten, bis { $seat } eine Fertigkeit zahlt.
waiting-boat = Wir warten, bis { $seat } ein Boot wählt.
waiting-place = Wir warten, bis { $seat } Plättchen ins Dorf legt.
waiting-select = Wir warten, bis { $seat } Winterplättchen wählt.
waiting-flip = Wir warten, bis { $seat } über die kostenlose Aufwertung entscheidet.
action-pass = Passen
action-bid = Gebot auf „{ $tile }“
action-use = Nutzung von „{ $tile }“
action-group = Überbotene Arbeiter von „{ $tile }“ mitbringen
action-workers = { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    } schicken
action-done = Das ist alles
action-pay-worker = Einen { $colour-adjective } Arbeiter zahlen
action-pay-group = Die ganze Gruppe bei „{ $tile }“ zahlen
action-pay-skill = Fertigkeit zahlen: { $skill }
action-choose = { $resource } nehmen
action-carry = Aufnehmen von „{ $tile }“: { $resource }
action-to = Auf „{ $tile }“ legen
action-upgrade = Aufwertung von „{ $tile }“
action-spend = { $resource } zahlen
action-spend-skill = Für die Aufwertung zahlen: { $skill }
action-finish = Fertig
action-boat = Boot „{ $boat }“ wählen
action-offer = „{ $tile }“ anbieten
action-keep = „{ $tile }“ zurückhalten
action-place = Legen: „{ $tile }“
action-beside = Im { $direction } von „{ $tile }“
action-turn =
    { $steps ->
        [0] So hinlegen
        [one] Um { $steps } Schritt im Uhrzeigersinn drehen
       *[other] Um { $steps } Schritte im Uhrzeigersinn drehen
    }
action-rearrange = Alle neuen Plättchen wieder aufnehmen
action-settle = Abschließen: So bleibt das Dorf

## Mehrere gleicher Art in einer Zeile

several-bid = Auf ein Plättchen bieten
several-use = Ein Plättchen nutzen
several-group = Überbotene Arbeiter mitbringen
several-workers = Arbeiter schicken
several-pay-worker = Einen Arbeiter zahlen
several-pay-group = Eine ganze Gruppe zahlen
several-pay-skill = Eine Fertigkeit zahlen
several-choose = Einen Rohstoff nehmen
several-carry = Einen Rohstoff aufnehmen
several-to = Auf ein Plättchen legen
several-upgrade = Ein Plättchen aufwerten
several-spend = Einen Rohstoff zahlen
several-spend-skill = Für die Aufwertung eine Fertigkeit zahlen
several-boat = Ein Boot wählen
several-offer = Ein Plättchen anbieten
several-keep = Ein Plättchen zurückhalten
several-place = Ein Plättchen legen
several-beside = Neben ein Plättchen legen
several-turn = Drehen

## Nicht erlaubte Züge

refused-over = Die Partie ist zu Ende.
refused-not-your-turn = Gerade ist jemand anderes dran. Warte, bis du wieder am Zug bist.
refused-bid-use-or-pass = Ein Zug ist ein Gebot, eine Nutzung oder ein Passen. Wähle zuerst ein Plättchen.
refused-send-workers = Wähle zuerst die Arbeiter für das begonnene Gebot oder die begonnene Nutzung, oder nimm es zurück.
refused-pay-first = Bezahle zuerst den Effekt des Plättchens.
refused-choose-resource = Wähle zuerst den Rohstoff, den das Plättchen gibt.
refused-haul = Bewege Rohstoffe, werte Plättchen auf oder beende den Transport.
refused-put-down = Lege zuerst den aufgenommenen Rohstoff auf ein benachbartes Plättchen.
refused-pay-upgrade = Bezahle zuerst die begonnene Aufwertung.
refused-choose-boat = Jetzt wird ein Boot gewählt. Nimm eins aus der Reihe.
refused-place-tiles = Jetzt wachsen die Dörfer. Lege die Plättchen, die du ersteigert hast.
refused-select-winter = Jetzt werden Winterplättchen gewählt. Entscheide über eins von deinen.
refused-flip = Zuerst die kostenlose Aufwertung des Flippers. Wähle ein Plättchen oder verzichte.
refused-ready = Du bist fertig; warte auf die anderen.
refused-not-on-offer = Dieses Plättchen liegt nicht in der Auslage. Wähle eins aus der Mitte.
refused-colour = An diesem Plättchen gilt eine andere Farbe. Nimm diese Farbe oder ein anderes Plättchen.
refused-group-colour = Deine Gruppe dort hat eine andere Farbe. Füge Arbeiter dieser Farbe hinzu.
refused-one-colour = Alle Arbeiter einer Aktion haben dieselbe Farbe. Wähle diese Farbe.
refused-not-highest = Das wäre nicht das höchste Gebot. Schicke mehr Arbeiter.
refused-cannot-outbid = Dir fehlen Arbeiter der passenden Farbe, um dort zu führen. Wähle ein anderes Plättchen.
refused-no-group = Wähle erst die Arbeiter für das begonnene Gebot oder die Nutzung. Für ein anderes Plättchen nimm es zurück.
refused-winning-group = Eine führende Gruppe bleibt stehen. Wähle eine überbotene.
refused-group-stays = Deine Arbeiter an diesem Plättchen bleiben und zählen ohnehin mit. Füge andere hinzu.
refused-group-taken = Diese Gruppe hast du schon aufgenommen. Wähle eine andere.
refused-no-such-workers = So viele Arbeiter dieser Farbe hast du nicht. Schicke weniger.
refused-nobody-moves = Mindestens ein Arbeiter muss gehen. Wähle eine Gruppe oder Arbeiter.
refused-colour-named = Diese Farbe hast du schon genannt. Wähle eine andere oder schließe ab.
refused-not-usable = Dieses Plättchen lässt sich jetzt nicht nutzen. Wähle eins aus der Auslage oder aus einem Dorf.
refused-no-effect = Auf dieses Plättchen kommen nie Arbeiter. Wähle ein anderes.
refused-winter-offer = Im Winter kann man auf Plättchen der Auslage nur bieten. Nutze eins in einem Dorf.
refused-too-few = Es braucht mehr Arbeiter als bei der letzten Nutzung. Schicke mehr.
refused-tile-full = Mehr als sechs Arbeiter fasst ein Plättchen in einer Jahreszeit nicht. Wähle ein anderes.
refused-cannot-use = Du hast keine Arbeiter, die hierher passen. Wähle ein anderes Plättchen.
refused-cannot-pay = Du könntest den Effekt nicht mehr bezahlen. Halte zurück, was er kostet.
refused-no-benefit = An diesem Tisch muss eine Nutzung etwas bringen. Wähle ein anderes Plättchen.
refused-wrong-payment = Der Effekt verlangt etwas anderes. Wähle etwas, das leuchtet.
refused-group-payment = An diesem Tisch kann man nicht mit Gruppen zahlen. Zahle mit einem eigenen Arbeiter.
refused-not-a-choice = Dieser Rohstoff steht nicht zur Wahl oder ist aufgebraucht. Wähle einen anderen.
refused-no-budget = Alle Schritte sind verbraucht. Werte auf oder beende den Transport.
refused-moves-come-first = An diesem Tisch wird erst bewegt, dann aufgewertet. Werte weiter auf oder beende den Transport.
refused-no-resource = So ein Rohstoff liegt dort in deinem Dorf nicht. Wähle ein anderes Plättchen.
refused-no-road = Dorthin führt keine Straße. Wähle ein Plättchen, das durch eine Straße verbunden ist.
refused-not-yours = Dieses Plättchen liegt nicht in deinem Dorf. Wähle eins von deinen.
refused-not-upgradable = Dieses Plättchen lässt sich nicht aufwerten. Wähle ein anderes.
refused-upgraded = Dieses Plättchen ist schon aufgewertet. Wähle ein anderes.
refused-no-upgrade = Keine Aufwertung mehr übrig. Bewege Rohstoffe oder beende den Transport.
refused-cost = Die Rohstoffe müssen auf diesem Plättchen liegen, Fertigkeiten musst du haben. Bring sie zuerst dorthin.
refused-counter = So lassen sich die Kosten nicht zahlen. Nenne Rohstoffe in der Folge Holz, Stein, Eisen, Gold.
refused-boat-gone = Dieses Boot ist vergeben. Wähle ein anderes.
refused-not-dealt = Dieses Winterplättchen ist nicht deins, oder du hast schon entschieden. Wähle ein anderes.
refused-choose-one = Mindestens ein Winterplättchen muss angeboten werden. Biete dieses an.
refused-not-gained = Dieses Plättchen musst du nicht legen. Wähle eins, das du ersteigert hast.
refused-no-position = Dieses Plättchen passt gerade nirgends. Lege erst ein anderes oder ordne neu.
refused-name-tile = Wähle zuerst das Plättchen, das du legst.
refused-name-cell = Wähle zuerst, wohin das Plättchen kommt.
refused-not-in-village = Ein neues Plättchen kommt neben eins deines Dorfes. Wähle so einen Platz.
refused-occupied = Dort liegt schon ein Plättchen. Wähle einen leeren Platz.
refused-other-name = Dieser Platz wird nach seinem ersten Nachbarn benannt. Wähle ihn von dort aus.
refused-edges = Die Kanten passen nicht: Straße an Straße, Feld an Feld, Wasser an Wasser. Drehe das Plättchen oder wähle einen anderen Platz.
refused-nothing-to-rearrange = Es gibt nichts aufzunehmen, oder du hast es schon zweimal getan. Lege weiter.
refused-still-to-place = Du musst noch ein Plättchen legen. Lege es zuerst.
refused-leaves-no-room = Dort fände, was noch zu legen ist, keinen Platz mehr. Drehe das Plättchen oder wähle einen anderen Platz.
lacks-use-colour =
    { $have ->
        [0] Zum Nutzen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }; du hast keinen.
       *[other] Zum Nutzen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }; du hast { $have }.
    }
lacks-bid-colour =
    { $have ->
        [0] Zum Führen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }; du hast keinen.
       *[other] Zum Führen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }; du hast { $have }.
    }
lacks-colour = Hier gilt die Farbe { $colour }: Andere Arbeiter dürfen nicht hierher.
lacks-turn = Das Plättchen liegt schon hier: Drehe es mit einem Klick oder Tippen und bestätige dann.
lacks-water = An dieser Seite von „{ $tile }“ ist Wasser, und „{ $placed }“ hat keines: Hier kann es nicht liegen.
lacks-match = Wie auch immer „{ $tile }“ gedreht wird, seine Kanten passen hier nicht: Straße an Straße, Feld an Feld, Wasser an Wasser.
lacks-tiles = Alle ersteigerten Plättchen liegen schon. Schließe das Dorf ab oder nimm die neuen Plättchen wieder auf.
lacks-both-colour =
    { $have ->
        [0] Zum Nutzen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }, zum Führen { $bid }. Du hast keinen.
       *[other] Zum Nutzen brauchst du mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }, zum Führen { $bid }. Du hast { $have }.
    }
lacks-room = Hier stehen { $standing } Arbeiter, und die nächste Nutzung braucht mindestens { $least }: Das wären mehr als sechs. Das Plättchen ist in dieser Jahreszeit voll.
lacks-skill = Die Nutzung kostet eine Fertigkeit: { $skill }. Du hast keine.
lacks-any-skill = Die Nutzung kostet eine beliebige Fertigkeit. Du hast keine.
lacks-payment = Die Nutzung kostet noch einen Arbeiter ({ $colour }), der übrig bleiben muss. Du hättest keinen mehr.
lacks-any-payment = Die Nutzung kostet noch einen Arbeiter, der übrig bleiben muss. Du hättest keinen mehr.
lacks-use = Die Nutzung braucht mindestens { $count } Arbeiter einer Farbe; du hast { $have }.
lacks-bid = Um zu führen, braucht es { $count } Arbeiter einer Farbe; du hast { $have }.

## Optionen

option-extra-worker-may-come-from-outbid-group = Mit überbotenen Gruppen zahlen
option-extra-worker-may-come-from-outbid-group-text = Darf man eine ganze überbotene Gruppe für einen Effekt abgeben, der einen Arbeiter kostet?
option-boat4a-applies-to-turn-order-tiles = Boot 4a bei der Reihenfolge
option-boat4a-applies-to-turn-order-tiles-text = Darf man mit Sommerboot 4a auch auf Reihenfolgeplättchen in einer anderen Farbe bieten?
option-boat3b-resources-score-as-gold = Boot 3b macht Gold
option-boat3b-resources-score-as-gold-text = Darf mit Sommerboot 3b am Ende jeder Rohstoff als Gold gelten und einen Punkt wert sein?
option-purple-wild-requires-winning-winter-bid = Lila Figur nur mit Gebot
option-purple-wild-requires-winning-winter-bid-text = Zählt die lila Figur nur für die Person als beliebiges Stück, die sie im Winter ersteigert hat? Wenn nicht, für die Person, die sie hat.
option-boat2a-may-cross-water = Boot 2a über Wasser
option-boat2a-may-cross-water-text = Dürfen Rohstoffe mit Sommerboot 2a auch über Wasser?
option-boat-skill-tokens-public = Fertigkeiten auf Booten offen
option-boat-skill-tokens-public-text = Sehen alle, welche Fertigkeiten auf den Booten liegen?
option-interleave-moves-and-upgrades = Bewegen und Aufwerten gemischt
option-interleave-moves-and-upgrades-text = Darf man nach einer Aufwertung noch Rohstoffe bewegen? Wenn nicht, wird erst alles bewegt.
option-use-without-benefit-allowed = Nutzung ohne Ertrag
option-use-without-benefit-allowed-text = Darf man ein Plättchen nutzen, das gerade nichts bringt?
option-sea-bastion-mode = Sea Bastion
option-sea-bastion-mode-text = Welche Plättchen auf geschlossenen Wegen wertet die Sea Bastion?
option-sea-bastion-mode-single-closed-trail = ein geschlossener Weg
option-sea-bastion-mode-every-loop = jeder Rundweg
option-bag-count-public = Arbeiter im Beutel
option-bag-count-public-text = Sehen alle, wie viele Arbeiter im Beutel sind?
option-tie-break = Gleichstand
option-tie-break-text = Wer gewinnt, wenn mehrere die meisten Punkte haben?
option-tie-break-shared = alle zusammen
option-tie-break-start-player = wer ab der lila Figur zuerst sitzt

## Woher die Punkte kommen

breakdown-tile = { $tile }
breakdown-turn-order = { $tile }: Nachbarn
breakdown-boat =
    { $tile-id ->
        [keyflower] Boot „{ $tile }“: Transport
        [sea-bastion] Boot „{ $tile }“: geschlossener Weg
        [sea-breese] Boot „{ $tile }“: Boote in Reihe
        [white-wind] Boot „{ $tile }“: { $items }
       *[other] Boot „{ $tile }“
    }
breakdown-winter = { $tile }: { $items }
breakdown-yard = { $tile }: { $items }
breakdown-gold = Sonst nicht gebrauchtes Gold
breakdown-items =
    { $item ->
        [blue]
            { $number ->
                [one] { $number } blauer Arbeiter
               *[other] { $number } blaue Arbeiter
            }
        [red]
            { $number ->
                [one] { $number } roter Arbeiter
               *[other] { $number } rote Arbeiter
            }
        [yellow]
            { $number ->
                [one] { $number } gelber Arbeiter
               *[other] { $number } gelbe Arbeiter
            }
        [green]
            { $number ->
                [one] { $number } grüner Arbeiter
               *[other] { $number } grüne Arbeiter
            }
        [saw]
            { $number ->
                [one] { $number } Säge
               *[other] { $number } Sägen
            }
        [pick]
            { $number ->
                [one] { $number } Spitzhacke
               *[other] { $number } Spitzhacken
            }
        [anvil]
            { $number ->
                [one] { $number } Amboss
               *[other] { $number } Ambosse
            }
        [any-resource]
            { $number ->
                [one] { $number } beliebiger Rohstoff
               *[other] { $number } beliebige Rohstoffe
            }
        [any-skill]
            { $number ->
                [one] { $number } beliebige Fertigkeit
               *[other] { $number } beliebige Fertigkeiten
            }
        [wood] { $number } Holz
        [stone] { $number } Stein
        [iron] { $number } Eisen
       *[gold] { $number } Gold
    }
breakdown-unused = Ungenutzt
breakdown-unused-item = { $items }
breakdown-unseen = Arbeiter und Fertigkeiten, die sonst niemand sieht, können mehr bringen
breakdown-purple = Lila Figur
tie-otherwise = Gleichstand: { $seat } kommt von der lila Figur aus zuerst.
    .you = Gleichstand: Du kommst von der lila Figur aus zuerst.
breakdown-purple-item =
    { $tile ->
        [none] zählt als { $items }
       *[other] zählt als { $items }: { $tile }
    }
breakdown-points = Punkte
breakdown-to-come = Was zählen wird: die Punkte auf deinen Plättchen (meist erst nach dem Aufwerten), Gold und nach dem Winter, was deine Winter- und Reihenfolgeplättchen und deine Boote werten.

## Wie sicher jeder Teil der Schachtel ist

confidence-counts = Das Material, acht Arbeiter zu Beginn, sechs auf einem Plättchen.
confidence-setup = Wie viele Plättchen bei welcher Personenzahl.
confidence-home = Kosten und Punkte der Heimatplättchen stammen aus einer einzigen Datensammlung.
confidence-boat = Die Wertung der Boote ist sicher, ihre Ladung stammt aus einer einzigen Datensammlung.
confidence-boat-2-score = Dass die Sea Breese eine Tabelle hat, ist sicher; ihre Zahlen stammen aus einer einzigen Datensammlung.
confidence-turn-order = Die Nummern und das lila Plättchen je Personenzahl; die Kanten sind wahrscheinlich.
confidence-turn-order-3-side-b = Die zweite Seite von Reihenfolge 4 wird nie gebraucht.
confidence-tile-spring-summer-values = Frühlings- und Sommerplättchen: Die Daten zweier Autoren stimmen bei allen zwanzig auf beiden Seiten überein.
confidence-tile-autumn-values = Herbstplättchen: aus einer einzigen Datensammlung, die überall stimmt, wo man sie prüfen kann.
confidence-tile-winter-values = Winterplättchen: wie die Anleitung sie angibt.
confidence-tile-summer-boats-abilities = Sommerboote: Die Anleitung beschreibt beide Seiten aller vier.
confidence-edges-of-all-tiles = Straßen und Wasser an den Kanten aller Plättchen: aus einer einzigen Datensammlung; jede Straßenzahl der Anleitung stimmt.
confidence-options-extra-worker-may-come-from-outbid-group = Eine überbotene Gruppe ist unteilbar, also wird sie ganz gezahlt.
confidence-options-boat4a-applies-to-turn-order-tiles = Der Text spricht von Dorfplättchen.
confidence-options-boat3b-resources-score-as-gold = Beim Wort genommen; andere spielen es vielleicht anders.
confidence-options-purple-wild-requires-winning-winter-bid = Der Text spricht von der Person, die erfolgreich geboten hat.
confidence-options-boat2a-may-cross-water = Der Text nennt Felder, nicht Wasser.
confidence-options-boat-skill-tokens-public = Die Anleitung sagt nicht, ob sie offen liegen.
confidence-options-interleave-moves-and-upgrades = So wird es im Netz gespielt.
confidence-options-use-without-benefit-allowed = So wird es im Netz gespielt.
confidence-options-sea-bastion-mode = Ein Weg zählt; die andere Lesart zählt jedes Plättchen auf irgendeinem Rundweg.
confidence-options-bag-count-public = Man darf den Beutel befühlen.
confidence-options-tie-break = Der Sieg wird geteilt; die andere Wahl ist eine Hausregel von uns.

## Wie die Einträge der Schachtel heißen

part-counts = in der Schachtel
part-workers-blue = blaue Arbeiter
part-workers-red = rote Arbeiter
part-workers-yellow = gelbe Arbeiter
part-workers-green = grüne Arbeiter
part-workers-purple = lila Arbeiter
part-skill-saw = Sägen
part-skill-pick = Spitzhacken
part-skill-anvil = Ambosse
part-tiles-total = Plättchen
part-tiles-home = Heimatplättchen
part-tiles-boat = Boote
part-tiles-turn-order = Reihenfolgeplättchen
part-tiles-village = Dorfplättchen
part-starting-workers = Arbeiter zu Beginn
part-max-workers-on-tile = Arbeiter auf einem Plättchen, höchstens
part-setup = zu Beginn
part-players = Personen
part-homes = Heimatplättchen
part-boats = Boote
part-turn-order-tiles = Reihenfolgeplättchen
part-season-tiles = Plättchen einer Jahreszeit
part-winter-dealt = Winterplättchen je Person
part-number = Nummer
part-edges = Kanten, im Uhrzeigersinn von Süden
part-upgrade-cost = Kosten der Aufwertung
part-basic = Grundseite
part-upgraded = aufgewertete Seite
part-effect = was sie tut
part-move = Schritte
part-upgrades = Aufwertungen
part-vp = Punkte
part-gain = Ertrag
part-choose-one = eines davon
part-pay-worker = bezahlter Arbeiter
part-pay-skill = bezahlte Fertigkeit
part-workers = Arbeiter
part-skills = Fertigkeiten
part-green = grüne Arbeiter
part-any-resource = beliebiger Rohstoff
part-any-skill = beliebige Fertigkeit
part-tile = Plättchen
part-home = Heimatplättchen
part-boat = Boot
part-turn-order = Reihenfolgeplättchen
part-season = Jahreszeit
part-upgradable = aufwertbar
part-summer-boat = Sommerboot
part-row = Platz in der Reihe
part-min-players = ab wie vielen Personen
part-goods = Ladung
part-score = Wertung
part-kind = was sie wertet
part-item = was gezählt wird
part-type = gezählte Sorte
part-set = Satz
part-size = Größe einer Gruppe
part-resource = gezählter Rohstoff
part-vp-each = Punkte je Stück
part-table = Punkte für 0 bis 5 Boote
part-side-a = Seite a
part-side-b = Seite b
part-purple = bringt die lila Figur
part-ability = Fähigkeit
word-any = beliebig

## So wird gespielt

howto-1-title = Worum es geht
howto-1-text = Vier Jahreszeiten lang ersteigert ihr Plättchen und baut daraus ein Dorf. Im Zug schickst du Arbeiter, um auf ein Plättchen zu bieten oder eins zu nutzen, oder du passt. Punkte bringen am Ende deine Plättchen: wie aufgedruckt, aufgewertet mehr, oder für Arbeiter, Fertigkeiten und Rohstoffe; auch übriges Gold zählt. Wer nach dem Winter die meisten Punkte hat, gewinnt.
howto-2-title = Dein Zug
howto-2-text = Biete auf ein Plättchen, nutze eins oder passe. Auch nach dem Passen darfst du wieder mitmachen. Die Jahreszeit endet, wenn alle nacheinander passen.
howto-3-title = Farben
howto-3-text = Die ersten Arbeiter an einem Plättchen legen seine Farbe für die Jahreszeit fest. Danach braucht jedes Gebot und jede Nutzung diese Farbe. Grüne Arbeiter sind selten: Wo Grün gilt, kann kaum jemand mithalten.
howto-4-title = Bieten
howto-4-text = Schicke mehr Arbeiter, als jede andere Gruppe dort hat. Eine überbotene Gruppe darf später woandershin, aber nur als Ganzes; eine führende Gruppe bleibt stehen.
howto-5-title = Plättchen nutzen
howto-5-text = Nutze Plättchen der Auslage, deines Dorfes oder fremder Dörfer. Die erste Nutzung braucht mindestens einen Arbeiter, jede weitere mehr als die davor; mehr als sechs fasst kein Plättchen. Wem das Plättchen am Ende der Jahreszeit gehört, der bekommt die Arbeiter darauf.
howto-6-title = Rohstoffe und Fertigkeiten
howto-6-text = Was eigene Plättchen erzeugen, liegt auf ihnen; alles andere kommt auf dein Heimatplättchen. Deine Arbeiter und Fertigkeiten sieht sonst niemand.
howto-7-title = Transport und Aufwerten
howto-7-text = Heimat, Stall, Hufschmied und Wagenbauer bewegen deine Rohstoffe auf Straßen und werten deine Plättchen auf. Die Rohstoffe dafür müssen auf dem Plättchen selbst liegen; Gold ersetzt Holz, Stein oder Eisen.
howto-8-title = Ende einer Jahreszeit
howto-8-text = Überbotene Arbeiter kehren zurück. Wer an einem Plättchen führt, bekommt es, und die siegreichen Arbeiter kommen in den Beutel. Dann nehmen alle nach den Reihenfolgeplättchen ein Boot mit neuen Arbeitern und Fertigkeiten.
howto-9-title = Das Dorf bauen
howto-9-text = Lege die neuen Plättchen beliebig gedreht an deine anderen an. Die Kanten müssen passen: Straße an Straße, Feld an Feld, Wasser an Wasser.
howto-10-title = Winter und Ende
howto-10-text = Geheim wählt ihr, welche eurer Winterplättchen in die Auslage kommen; nur wer eins ersteigert, wertet es. Sie zählen Arbeiter, Fertigkeiten und Rohstoffe, jedes Stück nur einmal. Auch Boote und Reihenfolgeplättchen kommen in die Dörfer. Die beste Aufteilung findet das Spiel für dich.

## Scene

piece-season = Es ist { $season }.
piece-passes = Passen in Folge: { $passes } von { $count }
piece-start = { $seat } hat die lila Figur und beginnt.
    .you = Du hast die lila Figur und beginnst.
piece-turn = { $seat } ist am Zug.
    .you = Du bist am Zug.
piece-next = Züge bis { $seat }: { $place }
    .you = Züge, bis du dran bist: { $place }
piece-offer = { $tile }, in der Auslage
piece-village = { $tile }, im Dorf von { $seat }
    .you = { $tile }, in deinem Dorf
piece-village-upgraded = { $tile }, aufgewertet, im Dorf von { $seat }
    .you = { $tile }, aufgewertet, in deinem Dorf
piece-aside = { $tile } von { $seat }, ohne Platz im Dorf
    .you = { $tile }, deins, ohne Platz im Dorf
piece-hand = { $tile }, noch zu legen von { $seat }
    .you = { $tile }, noch von dir zu legen
piece-winter =
    { $points ->
        [one] { $tile }, dein Winterplättchen; derzeit { $points } Punkt, falls du es im Winter ersteigerst
       *[other] { $tile }, dein Winterplättchen; derzeit { $points } Punkte, falls du es im Winter ersteigerst
    }
piece-winter-offered = { $tile }, dein Winterplättchen; du bietest es an
piece-winter-kept = { $tile }, dein Winterplättchen; du bietest es nicht an
piece-worth =
    { $points ->
        [one] Wenn du „{ $tile }“ bekommst, bringt es derzeit { $points } Punkt.
       *[other] Wenn du „{ $tile }“ bekommst, bringt es derzeit { $points } Punkte.
    }
piece-bid-leads = { $seat } führt bei „{ $tile }“: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }.
    .you = Du führst bei „{ $tile }“: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }.
piece-bid-trails = { $seat } hat auf „{ $tile }“ geboten und ist überboten: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }.
    .you = Du hast auf „{ $tile }“ geboten und bist überboten: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }. In deinem Zug darf die ganze Gruppe zu einem anderen Plättchen.
piece-bid-lies = { $seat } hat auf „{ $tile }“ in einer anderen Farbe als der des Plättchens geboten: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }.
    .you = Du hast auf „{ $tile }“ in einer anderen Farbe als der des Plättchens geboten: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }.
piece-users = Arbeiter auf „{ $tile }“: { $count }. Die nächste Nutzung braucht mindestens { $next }.
piece-users-full = Arbeiter auf „{ $tile }“: { $count }. In dieser Jahreszeit keine weitere Nutzung.
piece-resource = { $resource } auf „{ $tile }“: { $count }
piece-boat =
    { $boat }: { $workers } Arbeiter, { $skills ->
        [one] { $skills } Fertigkeit
       *[other] { $skills } Fertigkeiten
    }
piece-boat-taken = { $boat }: in dieser Jahreszeit gewählt
piece-boat-winter = { $boat }: Im Winter nimmst du das Boot selbst.
piece-queue = Bootswahl, Platz { $place }: { $seat }
    .you = { piece-queue }
piece-worker = Deine, nur für dich sichtbar: { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }
piece-skill = Deine, nur für dich sichtbar: { $count } × { $skill }
piece-seat =
    { $seat }: { $workers } Arbeiter, { $skills ->
        [one] { $skills } Fertigkeit
       *[other] { $skills } Fertigkeiten
    }, soweit sichtbar { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you = { piece-seat }
piece-final =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    }
    .you = { piece-final }
piece-seat-ready = { $seat } ist fertig.
    .you = Du bist fertig.
piece-bag = Arbeiter im Beutel: { $count }
piece-bag-hidden = Der Beutel mit den Arbeitern
piece-greens = Grüne Arbeiter im Vorrat: { $count }
piece-pile = Fertigkeiten im Stapel: { $count }
piece-supply = { $resource } im Vorrat: { $count }
piece-chain-bid = Dein Gebot auf „{ $tile }“: bisher { $count }, mindestens { $least }
piece-chain-use = Nutzung von „{ $tile }“: bisher { $count }, nötig { $least } bis { $most }
piece-chain-use-exactly = Nutzung von „{ $tile }“: bisher { $count }, nötig genau { $least }
written-turns = Wer als Nächstes dran ist
written-winter = Winterplättchen: Wert, falls ersteigert
written-order = Reihenfolge
written-order-number = Reihenfolge { $number }
written-owner = { $seat }
    .you = Dein Dorf
written-chain-bid =
    { $count ->
        [0] Wie viele Arbeiter? { $least } oder mehr
       *[other] { $count } gewählt, mindestens { $least } nötig
    }
written-chain-use =
    { $count ->
        [0] Wie viele Arbeiter? { $least } bis { $most }
       *[other] { $count } von { $least } bis { $most }
    }
written-chain-use-exactly =
    { $count ->
        [0] Wie viele Arbeiter? Genau { $least }
       *[other] { $count } von { $least }
    }
written-pay = Jetzt zahlen
written-rearrange = { $count } aufnehmen
piece-moves = Schritte übrig: { $moves }. Aufwertungen übrig: { $upgrades }
piece-carried = { $resource }, aufgenommen von „{ $tile }“
piece-reach = „{ $tile }“ ist erreichbar; Schritte danach übrig: { $moves }.
target-workers = Deine { $colour-adjective } Arbeiter
row-bid-with = { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    } bieten
row-bid-add = Noch { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    } bieten: zusammen { $total }
row-bid-other =
    { $outbid ->
        [0] Bieten: andere Zahl oder Farbe
       *[other] Bieten: andere Zahl oder Farbe, oder mit überbotenen Arbeitern
    }
row-bid-other-number =
    { $outbid ->
        [0] Bieten: andere Zahl
       *[other] Bieten: andere Zahl, oder mit überbotenen Arbeitern
    }
row-use-with = Mit { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-acc } Arbeitern
    } nutzen
row-use-other =
    { $outbid ->
        [0] Nutzen: andere Zahl oder Farbe
       *[other] Nutzen: andere Zahl oder Farbe, oder mit überbotenen Arbeitern
    }
row-use-other-number =
    { $outbid ->
        [0] Nutzen: andere Zahl
       *[other] Nutzen: andere Zahl, oder mit überbotenen Arbeitern
    }
row-bid-on = { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    } auf „{ $tile }“ bieten
row-bid-add-on = Noch { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-many } Arbeiter
    } auf „{ $tile }“ bieten: zusammen { $total }
row-use-of = „{ $tile }“ mit { $number ->
        [one] { $number } { $colour-acc } Arbeiter
       *[other] { $number } { $colour-acc } Arbeitern
    } nutzen
row-group = Überbotene Arbeiter von „{ $tile }“ mitbringen: { $group }
row-place-beside = „{ $placed }“ im { $direction } von „{ $tile }“ anlegen
row-rearrange =
    { $count ->
        [one] „{ $tile }“ wieder aufnehmen
        [2] Beide neuen Plättchen wieder aufnehmen
       *[other] Alle { $count } neuen Plättchen wieder aufnehmen
    }
target-tile = { $tile }
# on a tile: where a long word may be parted
written-tile =
    { $tile-id ->
        [alehouse] Bier{"\u00AD"}schenke
        [apprentice-hall] Lehrlings{"\u00AD"}halle
        [gold-mine] Gold{"\u00AD"}mine
        [key-mine] Schlüssel{"\u00AD"}mine
        [keystone-quarry] Schlüssel{"\u00AD"}stein{"\u00AD"}bruch
        [keywood] Schlüssel{"\u00AD"}wald
        [miner] Berg{"\u00AD"}mann
        [peddler] Hau{"\u00AD"}sierer
        [quarryman] Stein{"\u00AD"}brecher
        [woodcutter] Holz{"\u00AD"}fäller
        [workshop] Werk{"\u00AD"}statt
        [carpenter] Zimmer{"\u00AD"}mann
        [farrier] Huf{"\u00AD"}schmied
        [hiring-fair] Gesinde{"\u00AD"}markt
        [mason] Stein{"\u00AD"}metz
        [smelter] Schmel{"\u00AD"}zer
        [tavern] Taver{"\u00AD"}ne
        [summer-boat-1] Sommer{"\u00AD"}boot 1
        [summer-boat-2] Sommer{"\u00AD"}boot 2
        [summer-boat-3] Sommer{"\u00AD"}boot 3
        [summer-boat-4] Sommer{"\u00AD"}boot 4
        [barn] Scheu{"\u00AD"}ne
        [blacksmith] Grob{"\u00AD"}schmied
        [fair] Jahr{"\u00AD"}markt
        [goldsmith] Gold{"\u00AD"}schmied
        [inn] Gast{"\u00AD"}haus
        [sawmill] Säge{"\u00AD"}werk
        [sculptor] Bild{"\u00AD"}hauer
        [stone-yard] Stein{"\u00AD"}lager
        [timber-yard] Holz{"\u00AD"}lager
        [wainwright] Wagen{"\u00AD"}bauer
        [apothecary] Apothe{"\u00AD"}ke
        [craftsmans-guild] Handwerker{"\u00AD"}zunft
        [jeweller] Juwe{"\u00AD"}lier
        [key-guild] Schlüssel{"\u00AD"}zunft
        [keythedral] Schlüssel{"\u00AD"}dom
        [key-market] Schlüssel{"\u00AD"}markt
        [mercers-guild] Tuchhändler{"\u00AD"}zunft
        [scholar] Gelehr{"\u00AD"}ter
        [scribes] Schreib{"\u00AD"}stube
        [village-hall] Dorf{"\u00AD"}halle
        [watermill] Wasser{"\u00AD"}mühle
        [windmill] Wind{"\u00AD"}mühle
       *[other] { $tile }
    }
target-boat = { $boat }
brief-bid =
    { $count ->
        [one] ab { $count } Arbeiter bieten
       *[other] ab { $count } Arbeitern bieten
    }
brief-bid-colour = bieten ab { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-acc } Arbeitern
    }
brief-bid-more = noch { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    } oder mehr bieten, zusammen { $total }
brief-use =
    { $count ->
        [one] mit { $count } Arbeiter nutzen: { $does }
       *[other] mit { $count } Arbeitern nutzen: { $does }
    }
brief-use-colour = nutzen mit { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-acc } Arbeitern
    }: { $does }
brief-idle = nutzen brächte jetzt nichts
brief-order =
    { $marker ->
        [none] Bootswahl als Nummer { $number }
       *[next] Bootswahl als Nummer { $number }, und du beginnst die nächste Jahreszeit
    }
preview-may-join =
    { $count ->
        [0] dort kann es keine Straße anschließen: Rohstoffe kämen nicht durch
       *[other] eine Straße kann es mit { $tiles } verbinden
    }
preview-one-way = passt dort nur so herum
preview-turn = weiterdrehen
preview-joins =
    { $count ->
        [0] keine Straße verbindet es mit einem anderen: hier kommen keine Rohstoffe durch
       *[other] Straßen verbinden es mit { $tiles }: dort kommen Rohstoffe durch
    }
preview-either = Du kannst darauf bieten oder es nutzen.
preview-bid-means = gehört am Ende der Jahreszeit dir, wenn niemand mehr bietet; diese Arbeiter sind der Preis
preview-tile-does = Wirkung: { $does }
preview-tile-scores = am Ende: { $does }
preview-order =
    { $marker ->
        [next] du wählst als Nummer { $number } ein Boot und beginnst die nächste Jahreszeit, wenn niemand mehr bietet; diese Arbeiter sind der Preis
        [winter] du wählst als Nummer { $number } ein Boot und erhältst die lila Figur, wenn niemand mehr bietet
       *[none] du wählst als Nummer { $number } ein Boot, wenn niemand mehr bietet; diese Arbeiter sind der Preis
    }
preview-use-means = arbeitet sofort für dich; diese Arbeiter bekommt, wer das Plättchen ersteigert
preview-bid = ein Gebot braucht mindestens { $count } Arbeiter
preview-use = die Nutzung braucht mindestens { $count } Arbeiter
preview-locks = legt die Farbe des Plättchens fest: { $colour }
preview-pass =
    { $left ->
        [one] du tust jetzt nichts; die Jahreszeit endet, wenn die nächste Person auch passt, sonst kannst du wieder handeln
       *[other] du tust jetzt nichts; die Jahreszeit endet, wenn die nächsten { $left } auch passen, sonst kannst du wieder handeln
    }
preview-pass-last = alle anderen haben gepasst: Damit endet die Jahreszeit
preview-pass-gets =
    { $count ->
        [0] nach jetzigem Stand erhältst du kein Plättchen
       *[other] nach jetzigem Stand erhältst du { $tiles }
    }
preview-total = zusammen { $count }
preview-short = noch { $count } nötig
preview-bid-colour = ein Gebot braucht mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }
preview-use-colour = die Nutzung braucht mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }
preview-least = mindestens { $count } Arbeiter
preview-least-colour = mindestens { $count ->
        [one] { $count } { $colour-nom } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }
preview-pay-worker = kostet noch einen { $colour-adjective } Arbeiter
preview-pay-any-worker = kostet noch einen Arbeiter
preview-pay-skill = kostet eine Fertigkeit: { $skill }
preview-pay-any-skill = kostet eine beliebige Fertigkeit
preview-gain = du erhältst { $count } { $resource }, auf „{ $tile }“
preview-gain-choice = du erhältst einen Rohstoff von { $count } Sorten, auf „{ $tile }“
preview-gain-home = du erhältst { $count } { $resource }, auf deinem Heimatplättchen
preview-gain-choice-home = du erhältst einen Rohstoff von { $count } Sorten, auf deinem Heimatplättchen
preview-workers-go = die Arbeiter gehen am Ende der Jahreszeit an { $seat }
    .you = die Arbeiter kommen am Ende der Jahreszeit zu dir zurück
preview-transport =
    { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    } und { $upgrades ->
        [one] { $upgrades } Aufwertung
       *[other] { $upgrades } Aufwertungen
    }
preview-greens =
    { $count ->
        [one] { $count } grüner Arbeiter
       *[other] { $count } grüne Arbeiter
    }
preview-draw-workers = { $count } Arbeiter aus dem Beutel
preview-draw-skills =
    { $count ->
        [one] { $count } Fertigkeit vom Stapel
       *[other] { $count } Fertigkeiten vom Stapel
    }
preview-nothing =
    { $kind ->
        [haul] bringt dir jetzt nichts: In deinem Dorf lässt sich nichts bewegen oder aufwerten
       *[none] bringt dir jetzt nichts: Es ist nichts mehr da
    }
preview-load =
    { $workers } Arbeiter, { $skills ->
        [one] { $skills } Fertigkeit
       *[other] { $skills } Fertigkeiten
    }
preview-moves = Schritte danach übrig: { $moves }
preview-lost =
    { $kind ->
        [moves]
            { $moves ->
                [one] { $moves } Schritt verfällt
               *[other] { $moves } Schritte verfallen
            }
        [upgrades]
            { $upgrades ->
                [one] { $upgrades } Aufwertung verfällt
               *[other] { $upgrades } Aufwertungen verfallen
            }
       *[both] es verfallen: Schritte { $moves }, Aufwertungen { $upgrades }
    }
preview-points =
    { $points ->
        [one] für dich derzeit { $points } Punkt wert
       *[other] für dich derzeit { $points } Punkte wert
    }
preview-points-won =
    { $points ->
        [one] falls du es ersteigerst, derzeit { $points } Punkt
       *[other] falls du es ersteigerst, derzeit { $points } Punkte
    }
preview-upgrade = Kosten: { $cost }
preview-upgraded = aufgewertet: { $does }
preview-pays = du zahlst { $goods }
preview-points-more =
    { $points ->
        [one] derzeit { $points } Punkt mehr für dich
       *[other] derzeit { $points } Punkte mehr für dich
    }
preview-points-fewer =
    { $points ->
        [one] derzeit { $points } Punkt weniger für dich
       *[other] derzeit { $points } Punkte weniger für dich
    }
paid-instead =
    { $missing ->
        [wood] { $number } { $resource } (statt Holz)
        [stone] { $number } { $resource } (statt Stein)
        [iron] { $number } { $resource } (statt Eisen)
       *[gold] { $number } { $resource } (statt Gold)
    }
preview-keep = niemand bekommt es, auch du nicht
preview-offer = im Winter bekommt es, wer am meisten bietet

## Karten: was alles ist und tut

card-tiles =
    { $season-id ->
        [spring] Frühlingsplättchen
        [summer] Sommerplättchen
        [autumn] Herbstplättchen
       *[winter] Winterplättchen
    }
card-homes = Heimatplättchen
card-orders = Reihenfolgeplättchen
card-boats = Boote
card-workers = Arbeiter
card-resources = Rohstoffe
card-skills = Fertigkeiten
card-seasons = Jahreszeiten
card-tile =
    { $season-id ->
        [spring] Frühlingsplättchen
        [summer] Sommerplättchen
        [autumn] Herbstplättchen
       *[winter] Winterplättchen
    }
card-home = Heimatplättchen
card-order = Reihenfolgeplättchen: Es liegt in jeder Jahreszeit in der Auslage und bleibt bis zum Winter dort.
card-boat = Boot: Am Ende jeder Jahreszeit nehmen alle je eins.
card-summer-boat = Sommerboot: Die offene Seite hilft dem Dorf, in dem es liegt; nutzen kann man es nicht.
card-basic = Grundseite: { $does }
card-upgraded = Aufgewertete Seite: { $does }
card-face-a = Was es kann: { $does }
card-face-b = Läge die andere Seite oben, gälte: { $does }
card-either-face = Eine seiner Seiten, vom Zufall bestimmt: { $does }
card-cost = Aufwerten kostet { $cost } auf dem Plättchen. Danach: { $does }
card-cost-skills = Aufwerten kostet { $cost } von deinen Fertigkeiten. Danach: { $does }
card-scores = Wertung am Ende: { $does }
card-order-scores = Im Winter ersteigert, kommt es ins Dorf und zählt: { $does }
card-lands = Rohstoffe kommen auf das Plättchen, wenn es in deinem Dorf liegt, sonst auf dein Heimatplättchen.
card-choice = eins davon: { $goods }
card-nothing = nichts
card-per-group =
    { $item ->
        [worker] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für je { $count } Arbeiter beliebiger Farbe
        [skill] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für je { $count } beliebige Fertigkeiten
       *[resource] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für je { $count } beliebige Rohstoffe
    }
card-per-set =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Satz: { $goods }
card-per-item =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $counted ->
        [blue] jeden blauen Arbeiter
        [red] jeden roten Arbeiter
        [yellow] jeden gelben Arbeiter
        [green] jeden grünen Arbeiter
        [saw] jede Säge
        [pick] jede Spitzhacke
        [anvil] jeden Amboss
        [wood] jedes Holz
        [stone] jeden Stein
        [iron] jedes Eisen
       *[gold] jedes Gold
    }
card-per-chosen =
    { $item ->
        [worker]
            { $points ->
                [one] { $points } Punkt für jeden Arbeiter einer Farbe, der für dich besten
               *[other] { $points } Punkte für jeden Arbeiter einer Farbe, der für dich besten
            }
        [skill]
            { $points ->
                [one] { $points } Punkt für jede Fertigkeit einer Sorte, der für dich besten
               *[other] { $points } Punkte für jede Fertigkeit einer Sorte, der für dich besten
            }
       *[resource]
            { $points ->
                [one] { $points } Punkt für jeden Rohstoff einer Sorte, der für dich besten
               *[other] { $points } Punkte für jeden Rohstoff einer Sorte, der für dich besten
            }
    }
card-yard =
    { $lying ->
        [wood] jedes Holz, das am Ende darauf liegt, zählt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [stone] jeder Stein, der am Ende darauf liegt, zählt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [iron] jedes Eisen, das am Ende darauf liegt, zählt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [gold] jedes Gold, das am Ende darauf liegt, zählt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[any] jeder Rohstoff, der am Ende darauf liegt, zählt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
card-per-neighbour =
    { $points ->
        [one] { $points } Punkt für jedes Plättchen daneben
       *[other] { $points } Punkte für jedes Plättchen daneben
    }
card-per-capacity =
    { $points ->
        [one] { $points } Punkt für jeden Schritt, den deine Transportplättchen geben
       *[other] { $points } Punkte für jeden Schritt, den deine Transportplättchen geben
    }
card-road-loop =
    { $points ->
        [one] { $points } Punkt für jedes Plättchen auf deinem besten geschlossenen Weg
       *[other] { $points } Punkte für jedes Plättchen auf deinem besten geschlossenen Weg
    }
card-boat-chain = für 1, 2, 3, 4 oder 5 Boote in Reihe ab dem Wasser deiner Heimat: { $n1 }, { $n2 }, { $n3 }, { $n4 } oder { $n5 } Punkte
card-free-upgrade = vor der Wertung wird ein Plättchen kostenlos aufgewertet
card-per-worker =
    { $points ->
        [one] { $points } Punkt für jeden Arbeiter, der sonst nichts zählt
       *[other] { $points } Punkte für jeden Arbeiter, der sonst nichts zählt
    }
card-boat-workers = immer wenn du ein Boot nimmst, ziehst du auch zwei Arbeiter aus dem Beutel
card-boat-green = immer wenn du ein Boot nimmst, bekommst du auch einen grünen Arbeiter
card-cross-fields = deine Rohstoffe überqueren auch Felder, und beim Legen müssen die Kanten nicht passen
card-double-transport = dein Transport gibt doppelt so viele Schritte und Aufwertungen
card-upgrade-substitution = beim Aufwerten darf jeder Rohstoff für jeden anderen stehen
card-score-substitution = am Ende darf jeder deiner Rohstoffe als jeder andere zählen
card-counter-bid = gegen ein blaues, rotes oder gelbes Gebot darfst du in einer anderen Farbe bieten
card-use-any-colour = ein Plättchen, das schon eine Farbe hat, darfst du mit Arbeitern beliebiger Farben nutzen
card-order-number = Wer es ersteigert, wählt als Nummer { $number } ein Boot.
card-order-purple = Dazu gibt es die lila Figur: Wer sie hat, beginnt die nächste Jahreszeit.
card-load =
    { $season-id ->
        [spring] Bringt im Frühling:
        [summer] Bringt im Sommer:
       *[autumn] Bringt im Herbst:
    } { $workers } Arbeiter, { $skills ->
        [one] { $skills } Fertigkeit
       *[other] { $skills } Fertigkeiten
    }
card-boat-itself = Im Winter kommt das Boot selbst in dein Dorf.
card-takes = Gebot oder Nutzung braucht mindestens { $count } Arbeiter
card-takes-colour = Gebot oder Nutzung braucht mindestens { $count ->
        [one] { $count } { $colour-acc } Arbeiter
       *[other] { $count } { $colour-many } Arbeiter
    }
card-transport = Ein Schritt bringt einen deiner Rohstoffe auf einer Straße zum nächsten Plättchen, eine Aufwertung dreht eines deiner Plättchen um.
card-lies = Darauf: { $goods }
card-placed-upgraded = Liegt aufgewertet im Dorf von { $seat }.
    .you = Liegt aufgewertet in deinem Dorf.
card-unfit = „{ $tile }“ kann hier nicht liegen
card-aside = Hat keinen Platz im Dorf von { $seat }.
    .you = Hat keinen Platz in deinem Dorf.
card-to-place = { $seat } muss es noch legen.
    .you = Du musst es noch legen.
card-winter-offered = Du bietest es an: Es zählt nur, wenn man es ersteigert.
card-winter-kept = Dein Winterplättchen: Du bietest es nicht an.
card-yours-in-winter = Im Winter kannst du es in die Auslage geben; werten darf es, wer es dort ersteigert. Jetzt siehst nur du es.
card-moored = Liegt in der Reihe der Boote.
card-not-here = Liegt gerade nicht auf dem Tisch.
card-on-board = Jetzt an Bord: { $goods }
card-brings =
    { $points ->
        [one] Bringt seinem Dorf derzeit { $points } Punkt.
       *[other] Bringt seinem Dorf derzeit { $points } Punkte.
    }
card-worker = Arbeiter: { $colour }
card-purple-starts = Wer sie hat, beginnt die nächste Jahreszeit.
card-purple-counts = Wer sie im Winter ersteigert, zählt sie am Ende als einen Arbeiter, eine Fertigkeit oder einen Rohstoff nach Wahl.
card-resource = { $resource }
card-in-village = In deinem Dorf: { $count }
card-gold = Gold steht für Holz, Stein oder Eisen. Am Ende ist jedes sonst nicht gebrauchte Gold einen Punkt wert.
card-skill = Fertigkeit: { $skill }
card-skill-pays = Mit Fertigkeiten zahlt man manche Effekte und Aufwertungen, und Winterplättchen werten sie. Deine sieht sonst niemand.
card-passes = Passen in Folge
card-passes-end = Wenn alle nacheinander passen, endet die Jahreszeit. Bis dahin darf wieder handeln, wer gepasst hat.
card-season = { $season }
card-season-gets = Am Ende der Jahreszeit bekommt { $seat } derzeit: { $tiles }
    .you = Am Ende der Jahreszeit bekommst du derzeit: { $tiles }
card-bag = Hieraus werden Arbeiter blind gezogen; gezahlte Arbeiter und siegreiche Gebote kommen hinein.
card-pile = Der Stapel der Fertigkeiten
card-seen = Was alle kommen sahen: { $goods }
card-village = Dorf von { $seat }
    .you = Dein Dorf
section-offer = Auslage
section-mine = Dorf
section-others = Andere
section-boats = Boote
section-hand = Arbeiter
section-turn = Am Zug

## Eine erste Partie mit Anleitung

lesson-goal = Willkommen bei Keyflower! Vier Jahreszeiten lang ersteigerst du Plättchen für das Dorf, das mit dieser Heimat beginnt. Aufwertungen und Winterplättchen bringen die meisten Punkte (rote Sterne), und wer nach dem Winter vorn liegt, gewinnt.
lesson-offer = Diese Plättchen liegen im Frühling in der Auslage. Wer am Ende der Jahreszeit bei einem Plättchen führt, bekommt es ins eigene Dorf.
lesson-workers = Du hast 8 Arbeiter, die sonst niemand sieht. In deinem Zug bietest du mit ihnen auf ein Plättchen, nutzt eins oder passt.
lesson-bid = Biete auf den Holzfäller: Wähle ihn und schicke 1 gelben Arbeiter.
lesson-colour = { $seat1 } hat dich mit 2 gelben Arbeitern überboten. Der erste Arbeiter legt die Farbe eines Plättchens für die Jahreszeit fest, hier gilt also nur noch Gelb.
lesson-group = Überbotene Arbeiter dürfen woandershin, aber nur alle zusammen. Biete auf den Steinbrecher: Bring deine vom Holzfäller mit und gib 1 gelben dazu.
lesson-use = Nutzen darfst du jedes Plättchen, auch wenn du dort zurückliegst. Setze 1 gelben Arbeiter auf den Holzfäller: 2 Holz kommen auf deine Heimat. Die nächste Nutzung bräuchte mindestens 2 Arbeiter.
lesson-whose = Arbeiter auf einem Plättchen gehen am Ende der Jahreszeit an die Person, der es dann gehört: Diesen siehst du nicht wieder. Beim Steinbrecher führst du, also nutze ihn mit 1 gelben Arbeiter für 2 Stein.
lesson-home = Jetzt liegen Holz und Stein auf deiner Heimat. Heimatplättchen bewegen Rohstoffe und werten Plättchen auf: Nutze deins mit 1 blauen Arbeiter.
lesson-upgrade = Dieses Plättchen aufzuwerten kostet 1 Holz und 1 Stein, und beides muss auf ihm selbst liegen. Werte es auf: Es ist dann 5 Punkte wert und bewegt mehr.
lesson-order = Auch { $seat1 } hat die eigene Heimat aufgewertet, mit Gold statt Holz. Biete jetzt 1 blauen Arbeiter auf das Reihenfolgeplättchen: Wer es gewinnt, wählt zuerst ein Boot und beginnt die nächste Jahreszeit.
lesson-pass = { $seat1 } hat gepasst. Übrige Arbeiter behältst du, und die Jahreszeit endet, wenn alle nacheinander passen. Passe auch du.
lesson-won = Der Steinbrecher gehört dir. Die 2 Arbeiter deines Gebots sind im Beutel, aber der auf dem Plättchen ist zu dir zurückgekehrt. Plättchen ohne Gebot sind aus dem Spiel.
lesson-boat = Am Ende der Jahreszeit bekommen alle ein Boot voll neuer Arbeiter und Fertigkeiten. Du wählst zuerst: Nimm die Sea Bastion, denn ihre Spitzhacke bezahlt die Aufwertung des Steinbrechers.
lesson-place = Lege den Steinbrecher im Norden deiner Heimat an, ohne ihn zu drehen. Die Kanten müssen passen: Straße an Straße, Feld an Feld, Wasser an Wasser.
lesson-settle = Über die Straße zwischen den beiden Plättchen kommen Rohstoffe. Schließe ab: So bleibt das Dorf, und { $seat1 } legt auch an.
lesson-summer = Sommer, und du beginnst. Was der Steinbrecher dir jetzt bringt, liegt auf ihm selbst; ein Transport holt es über Straßen dorthin, wo eine Aufwertung es kostet.
lesson-winter = Diese Winterplättchen gehören dir noch nicht: Im Winter kommen sie in die Auslage, und nur wer eins ersteigert, wertet es. Sie zählen Arbeiter, Fertigkeiten und Rohstoffe; sammle, was sie verlangen.
lesson-free = Die meisten Punkte bringen aufgewertete Plättchen und Winterplättchen, übriges Gold zählt je 1. Nach dem Winter ist Schluss. Spiel weiter, wie du magst!

tip-carry = Ein Schritt bringt einen Rohstoff über eine Straße auf ein Nachbarplättchen. Bring, was eine Aufwertung kostet, auf das Plättchen selbst; übrige Schritte verfallen.
tip-pay-worker = Dieses Plättchen verlangt einen weiteren Arbeiter als Bezahlung. Er kommt in den Beutel, und seine Farbe muss nicht die des Plättchens sein.
tip-green = Grüne Arbeiter sind ins Spiel gekommen. Für sie gelten dieselben Regeln, aber sie sind selten: Bei einem grünen Plättchen kann kaum jemand mithalten.
tip-place = Du hast mehrere Plättchen gewonnen. Lege sie in beliebiger Reihenfolge und Drehung an; bis du abschließt, kannst du sie wieder aufnehmen.
tip-offer = Es ist Winter: Wähle geheim, welche deiner Winterplättchen in die Auslage kommen, mindestens eins. Alle dürfen darauf bieten, also biete an, was du am besten werten kannst.

## Why a turn is good (coach/reasons.py)

reason-workers-more = Dir bleiben mehr Arbeiter
reason-workers-theirs = { $seat } hat dann weniger Arbeiter
reason-skills-more = Du hast mehr Fertigkeiten zum Bezahlen
reason-resources-more = Holz, Stein und Eisen in deinem Dorf: +{ $n }
reason-resources-theirs =
    { $n ->
        [one] { $seat } hat { $n } Rohstoff weniger (Holz, Stein oder Eisen)
       *[other] { $seat } hat { $n } Rohstoffe weniger (Holz, Stein oder Eisen)
    }
reason-upgrades-more = Du kommst dem Aufwerten eines Plättchens näher
reason-production-more = Deine Plättchen werden mehr für dich erzeugen
reason-tiles-led-more =
    { $n ->
        [one] Du führst bei { $n } Plättchen mehr: deins, wenn niemand mehr bietet
       *[other] Du führst bei { $n } Plättchen mehr: deine, wenn niemand mehr bietet
    }
reason-tiles-led-theirs = { $seat } führt bei { $n } Plättchen weniger
reason-winter-plans-more = Du sammelst mehr von dem, was deine Winterplättchen werten
reason-turn-order-more = Du wählst früher ein Boot, wenn niemand mehr bietet
reason-turn-order-theirs = { $seat } wählt später ein Boot
reason-begins-more = Du beginnst die nächste Jahreszeit
reason-begins-theirs = { $seat } beginnt die nächste Jahreszeit nicht
reason-roads-more = Straßen, die deine Plättchen verbinden: +{ $n }; darauf wandern Rohstoffe
reason-boats-more = Sommerboote in deinem Dorf: +{ $n }
