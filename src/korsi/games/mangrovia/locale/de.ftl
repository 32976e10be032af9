# Mangrovia auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

## Das Spiel

game-name = Mangrovia
game-blurb = Wer wird Häuptling der Inseln? Schickt Schalen zu den Stegen und baut Hütten, wo die Vögel sitzen.
game-kind = Aktionswahl, Karten sammeln, Mehrheiten; Handkarten sind verdeckt
game-length = etwa 75 Minuten
game-players = 2 bis 5 Personen
game-points =
    { $count ->
        [one] { $count } Häuptlingspunkt
       *[other] { $count } Häuptlingspunkte
    }

## Dinge

card-mangrove = Mangrove
card-sand = Sand
card-reed = Schilf
card-water = Wasser
deck-valuables = Wertsachen
deck-landscape = Landschaften
landscapes-mangrove-sand = Mangrove und Sand
landscapes-mangrove-reed = Mangrove und Schilf
landscapes-mangrove-water = Mangrove und Wasser
landscapes-sand-reed = Sand und Schilf
landscapes-sand-water = Sand und Wasser
landscapes-reed-water = Schilf und Wasser
payment-mangrove = Mangrove
payment-sand = Sand
payment-reed = Schilf
payment-water = Wasser
payment-tile-free-landscape = Plättchen „freie Landschaft“
payment-start-6 = Startkarte 6
payment-start-n = Startkarte { $n }
payment-start-5 = Startkarte 5
payment-start-4 = Startkarte 4
payment-start-3 = Startkarte 3
payment-tile-valuable-3 = Wertsachen-Plättchen 3
payment-tile-valuable-n = Wertsachen-Plättchen { $n }
payment-amulet-6 = Amulett 6
payment-amulet-n = Amulett { $n }
payment-amulet-5 = Amulett 5
payment-amulet-4 = Amulett 4
payment-amulet-3 = Amulett 3
payment-amulet-2 = Amulett 2
payment-amulet-1 = Amulett 1
payment-tile-amulet-2 = Amulett-Plättchen 2
payment-tile-amulet-n = Amulett-Plättchen { $n }
path-v1 = Pfad der Spalte a
    .short = Spalte a
path-v2 = Pfad der Spalte c
    .short = Spalte c
path-v3 = Pfad der Spalte e
    .short = Spalte e
path-v4 = Pfad der Spalte g
    .short = Spalte g
path-h1 = Pfad der Zeile 1
    .short = Zeile 1
path-h2 = Pfad der Zeile 3
    .short = Zeile 3
path-h3 = Pfad der Zeile 5
    .short = Zeile 5
path-h4 = Pfad der Zeile 7
    .short = Zeile 7
tile-v1 = Statuenplättchen der Spalte a
tile-v2 = Statuenplättchen der Spalte c
tile-v3 = Statuenplättchen der Spalte e
tile-v4 = Statuenplättchen der Spalte g
tile-h1 = Statuenplättchen der Zeile 1
tile-h2 = Statuenplättchen der Zeile 3
tile-h3 = Statuenplättchen der Zeile 5
tile-h4 = Statuenplättchen der Zeile 7
tile-valuable-3 = Wertsachen-Plättchen 3
tile-valuable-n = Wertsachen-Plättchen { $n }
tile-amulet-2 = Amulett-Plättchen 2
tile-amulet-n = Amulett-Plättchen { $n }
tile-free-landscape = Plättchen „freie Landschaft“
owner-neutral = neutral
owner-nobody = noch niemand
space-i1 = Insel 1
space-i2 = Insel 2
space-i3 = Insel 3
space-i4 = Insel 4

## Das Protokoll

event-begins = { $seat } { event-begins.deed }
    .deed = bekommt den Talisman und beginnt.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = bekommst den Talisman und beginnst.
event-round = Runde { $round } beginnt mit { $seat }.
    .you = Runde { $round } beginnt mit dir.
event-bowl-placed = { $seat } { event-bowl-placed.deed }
    .deed = stellt eine Schale auf Opferplatz { $site }.
    .you = { $seat } { event-bowl-placed.you-deed }
    .you-deed = stellst eine Schale auf Opferplatz { $site }.
event-boat = Das Boot erreicht Steg { $pier }: { $seat } darf handeln.
    .you = Das Boot erreicht Steg { $pier }: Du darfst handeln.
event-idle-pier = An Steg { $pier } kann { $seat } nichts tun.
    .you = An Steg { $pier } kannst du nichts tun.
event-idle-why = Der Grund: { $why }.
told-idle-huts = keine Hütte mehr
told-idle-land = keine Landschaftskarte
told-idle-amulets = kein Amulett zu haben
told-idle-cards = keine Karte zu haben
event-takes = { $seat } { event-takes.deed }
    .deed =
        { $card-id ->
            [mangrove] nimmt eine offene Karte: { $card }.
            [sand] nimmt eine offene Karte: { $card }.
            [reed] nimmt eine offene Karte: { $card }.
            [water] nimmt eine offene Karte: { $card }.
           *[other] nimmt eine offene Karte mit Wert { $card }.
        }
    .you = { $seat } { event-takes.you-deed }
    .you-deed =
        { $card-id ->
            [mangrove] nimmst eine offene Karte: { $card }.
            [sand] nimmst eine offene Karte: { $card }.
            [reed] nimmst eine offene Karte: { $card }.
            [water] nimmst eine offene Karte: { $card }.
           *[other] nimmst eine offene Karte mit Wert { $card }.
        }
event-draws = { $seat } { event-draws.deed }
    .deed =
        { $card-id ->
            [none] zieht eine verdeckte Karte ({ $deck }).
           *[other] zieht eine verdeckte Karte: { $card }.
        }
    .you = { $seat } { event-draws.you-deed }
    .you-deed =
        { $card-id ->
            [none] ziehst eine verdeckte Karte ({ $deck }).
           *[other] ziehst eine verdeckte Karte: { $card }.
        }
event-reshuffled =
    { $cards ->
        [one] Die Ablage wird zum neuen Stapel gemischt ({ $deck }): { $cards } Karte.
       *[other] Die Ablage wird zum neuen Stapel gemischt ({ $deck }): { $cards } Karten.
    }
event-turned-up = Aufgedeckt: { $card }.
event-takes-stack = { $seat } { event-takes-stack.deed }
    .deed = nimmt ein Amulett mit Wert { $amulet } vom Plan.
    .you = { $seat } { event-takes-stack.you-deed }
    .you-deed = nimmst ein Amulett mit Wert { $amulet } vom Plan.
event-draws-amulet = { $seat } { event-draws-amulet.deed }
    .deed =
        { $amulet-id ->
            [none] zieht ein Amulett aus dem Beutel.
           *[other] zieht ein Amulett aus dem Beutel: { $amulet }.
        }
    .you = { $seat } { event-draws-amulet.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] ziehst ein Amulett aus dem Beutel.
           *[other] ziehst ein Amulett aus dem Beutel: { $amulet }.
        }
event-returns = { $seat } { event-returns.deed }
    .deed =
        { $amulet-id ->
            [none] legt eines der gezogenen Amulette zurück.
           *[other] legt das Amulett { $amulet } zurück.
        }
    .you = { $seat } { event-returns.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] legst eines der gezogenen Amulette zurück.
           *[other] legst das Amulett { $amulet } zurück.
        }
event-bag-filled =
    { $amulets ->
        [one] Der Beutel war leer: { $amulets } beiseitegelegtes Amulett kommt hinein.
       *[other] Der Beutel war leer: { $amulets } beiseitegelegte Amulette kommen hinein.
    }
event-site-chosen = { $seat } { event-site-chosen.deed }
    .deed =
        { $huts ->
            [one] beginnt eine Hütte auf { $space }.
           *[other] beginnt eine Doppelhütte auf { $space }.
        }
    .you = { $seat } { event-site-chosen.you-deed }
    .you-deed =
        { $huts ->
            [one] beginnst eine Hütte auf { $space }.
           *[other] beginnst eine Doppelhütte auf { $space }.
        }
event-pays = { $seat } { event-pays.deed }
    .deed = bezahlt mit { $payment }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = bezahlst mit { $payment }.
event-built = { $seat } { event-built.deed }
    .deed =
        { $huts ->
            [one] baut eine Hütte auf { $space }.
           *[other] baut eine Doppelhütte auf { $space }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $huts ->
            [one] baust eine Hütte auf { $space }.
           *[other] baust eine Doppelhütte auf { $space }.
        }
event-prints = { $seat } { event-prints.deed }
    .deed =
        { $points ->
            [one] bekommt { $points } Punkt für das Feld.
           *[other] bekommt { $points } Punkte für das Feld.
        }
    .you = { $seat } { event-prints.you-deed }
    .you-deed =
        { $points ->
            [one] bekommst { $points } Punkt für das Feld.
           *[other] bekommst { $points } Punkte für das Feld.
        }
event-pole-tile = { $seat } { event-pole-tile.deed }
    .deed = legt das Pfahlplättchen { $points } unter die Hütte auf { $space } und wertet es.
    .you = { $seat } { event-pole-tile.you-deed }
    .you-deed = legst das Pfahlplättchen { $points } unter die Hütte auf { $space } und wertest es.
event-column = { $seat } { event-column.deed }
    .deed =
        { $huts ->
            [one] hat jetzt { $huts } Hütte auf einem Amulettfeld.
           *[other] hat jetzt { $huts } Hütten auf Amulettfeldern.
        }
    .you = { $seat } { event-column.you-deed }
    .you-deed =
        { $huts ->
            [one] hast jetzt { $huts } Hütte auf einem Amulettfeld.
           *[other] hast jetzt { $huts } Hütten auf Amulettfeldern.
        }
event-tile-gained = { $seat } { event-tile-gained.deed }
    .deed = bekommt: { $tile }.
    .you = { $seat } { event-tile-gained.you-deed }
    .you-deed = bekommst: { $tile }.
event-last-hut = { $seat } { event-last-hut.deed }
    .deed = hat die letzte eigene Hütte gebaut. Diese Runde wird beendet, dann ist Schluss.
    .you = { $seat } { event-last-hut.you-deed }
    .you-deed = hast deine letzte Hütte gebaut. Diese Runde wird beendet, dann ist Schluss.
event-birds-set = { $seat } { event-birds-set.deed }
    .deed = setzt die Vögel auf { $landscapes }.
    .you = { $seat } { event-birds-set.you-deed }
    .you-deed = setzt die Vögel auf { $landscapes }.
event-passes-by = { $seat } { event-passes-by.deed }
    .deed = tut an Steg { $pier } nichts.
    .you = { $seat } { event-passes-by.you-deed }
    .you-deed = tust an Steg { $pier } nichts.
event-leaves-out = { $seat } { event-leaves-out.deed }
    .deed = lässt an Steg { $pier } aus: { $what }.
    .you = { $seat } { event-leaves-out.you-deed }
    .you-deed = lässt an Steg { $pier } aus: { $what }.
event-waives = { $seat } { event-waives.deed }
    .deed = verzichtet auf den Rest von Steg { $pier }.
    .you = { $seat } { event-waives.you-deed }
    .you-deed = verzichtest auf den Rest von Steg { $pier }.
event-waives-forced = { $seat } { event-waives-forced.deed }
    .deed = kann an Steg { $pier } nichts mehr tun.
    .you = { $seat } { event-waives-forced.you-deed }
    .you-deed =
        { $why ->
            [none] kannst an Steg { $pier } nichts mehr tun.
           *[other] kannst an Steg { $pier } nichts mehr tun: { forced-waive.why }.
        }
event-talisman = { $seat } { event-talisman.deed }
    .deed = beginnt die nächste Runde.
    .you = { $seat } { event-talisman.you-deed }
    .you-deed = beginnst die nächste Runde.
event-flown = Niemand stand auf Opferplatz 1: Die Vögel fliegen zu { $landscapes }.
event-limit-reached = Nach { $rounds } Runden endet die Partie.
event-path-prize =
    { $place ->
        [1] { $path }: erster Platz für { $seat }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $path }: zweiter Platz für { $seat }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
    .you =
        { $place ->
            [1] { $path }: erster Platz für dich, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $path }: zweiter Platz für dich, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
event-stone-scored =
    { $points ->
        [one] Steingebiet: { $seat } bekommt { $own } × { $all } = { $points } Punkt.
       *[other] Steingebiet: { $seat } bekommt { $own } × { $all } = { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Steingebiet: Du bekommst { $own } × { $all } = { $points } Punkt.
           *[other] Steingebiet: Du bekommst { $own } × { $all } = { $points } Punkte.
        }
event-pole-scored =
    { $place ->
        [1] Pfahlgebiet: erster Platz für { $seat }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] Pfahlgebiet: zweiter Platz für { $seat }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
    .you =
        { $place ->
            [1] Pfahlgebiet: erster Platz für dich, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] Pfahlgebiet: zweiter Platz für dich, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
event-final-count = { $seat } { event-final-count.deed }
    .deed = bekommt am Ende { $points }: { $parts }.
    .you = { $seat } { event-final-count.you-deed }
    .you-deed = bekommst am Ende { $points }: { $parts }.
told-final-paths = Pfade { $points }
told-final-stone = Steingebiet { $points }
told-final-pole = Pfahlgebiet { $points }
told-final-amulets = Amulette { $points }
event-amulets-scored = { $seat } { event-amulets-scored.deed }
    .deed =
        { $points ->
            [one] bekommt { $points } Punkt für übrige Amulette.
           *[other] bekommt { $points } Punkte für übrige Amulette.
        }
    .you = { $seat } { event-amulets-scored.you-deed }
    .you-deed =
        { $points ->
            [one] bekommst { $points } Punkt für übrige Amulette.
           *[other] bekommst { $points } Punkte für übrige Amulette.
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
ended-last-hut = Die Partie endete mit der Runde, in der { $seat } die letzte eigene Hütte gebaut hat.
    .you = Die Partie endete mit der Runde, in der du deine letzte Hütte gebaut hast.
ended-limit-reached = Die Partie endete nach { $rounds } Runden.

## Was jetzt zu tun ist

prompt-bowl =
    Stelle eine Schale auf einen freien Opferplatz. Sie wirkt an seinen beiden Stegen.{ $ending ->
        [own] {" "}Du hast noch eine Hütte: Diese Runde kann die letzte sein.
        [other] {" "}Jemand hat nur noch eine Hütte: Diese Runde kann die letzte sein.
       *[none] {""}
    }{ $banned ->
        [0] {""}
       *[other] {" "}Deine erste Schale darf nicht auf Opferplatz { $banned }.
    }
prompt-act =
    { $next ->
        [up] Das Boot liegt an Steg { $pier }. Nimm { $count ->
                [one] eine offene Karte
               *[other] { $count } offene Karten
            }.
        [down] Das Boot liegt an Steg { $pier }. Ziehe { $count ->
                [one] eine verdeckte Karte
               *[other] { $count } verdeckte Karten
            }.
        [amulets] Das Boot liegt an Steg { $pier }. Nimm Amulette.
        [build] Das Boot liegt an Steg { $pier }. Baue { $count ->
                [one] eine Hütte
               *[other] bis zu { $count } Hütten
            }.
        [double] Das Boot liegt an Steg { $pier }. Baue eine Doppelhütte.
        [birds] Das Boot liegt an Steg { $pier }. Setze die Vögel auf dem Orakelfelsen.
        [unbuilt] Das Boot liegt an Steg { $pier }. Du kannst jetzt keine Hütte bauen: { forced-waive.why }. { $then ->
                [none] Verzichte auf den Rest.
                [down] Ziehe { $count ->
                    [one] eine verdeckte Karte
                   *[other] { $count } verdeckte Karten
                }.
               *[more] Nutze, was bleibt,.
            }
       *[any] Das Boot liegt an Steg { $pier }. Wähle { piece-pier.does }.
    }{ $sooner ->
        [true] {" "}Ziehst du gleich verdeckt, entfällt das.
       *[false] {""}
    }{ prompt-act.without }{ $last ->
        [true] {" "}Es ist deine letzte Hütte: Dann ist diese Runde die letzte.
       *[false] {""}
    }
    .without =
        { $without ->
            [hut] {" "}Keine Hütte möglich: { forced-waive.why }.
            [double] {" "}Keine Doppelhütte möglich: { $why ->
                [huts] du hast nur noch eine Hütte
                [land] dir fehlen zwei Landschaftskarten für dasselbe Feld
                [space] kein Feld dafür ist frei
               *[price] du kannst keinen doppelten Preis genau bezahlen
            }.
           *[none] {""}
        }
forced-waive = Keine weitere Hütte möglich: { forced-waive.why }
    .why =
        { $why ->
            [huts] du hast keine Hütte mehr
            [land] dir fehlt eine Karte einer Landschaft, auf der ein Vogel sitzt
            [space] kein Feld dafür ist frei
           *[price] du kannst keinen Preis genau bezahlen
        }
prompt-return = Lege eines der gezogenen Amulette in den Beutel zurück.
prompt-pay =
    { $currency ->
        [amulets] { $lands ->
            [0] Bezahle die Hütte auf { $space }: genau { $due } in Amuletten.
           *[other] Bezahle die Hütte auf { $space }: erst die Landschaft, dann genau { $due } in Amuletten.
        }
       *[valuables] { $lands ->
            [0] Bezahle die Hütte auf { $space }: genau { $due } in Wertsachen.
           *[other] Bezahle die Hütte auf { $space }: erst die Landschaft, dann genau { $due } in Wertsachen.
        }
    }
prompt-over = Die Partie ist zu Ende.
waiting-bowl = Wir warten, bis { $seat } eine Schale stellt.
waiting-act = Wir warten auf { $seat } an Steg { $pier }.
waiting-return = Wir warten, bis { $seat } ein Amulett zurücklegt.
waiting-pay = Wir warten, bis { $seat } für { $space } bezahlt, noch { $due }.
action-bowl = Schale auf Opferplatz { $site }
action-take =
    { $card-id ->
        [mangrove] Die Karte „{ $card }“ nehmen
        [sand] Die Karte „{ $card }“ nehmen
        [reed] Die Karte „{ $card }“ nehmen
        [water] Die Karte „{ $card }“ nehmen
       *[other] Die { $card } nehmen
    }
action-draw =
    { $deck-id ->
        [landscape] Verdeckt eine Landschaft ziehen
       *[valuables] Verdeckt eine Wertsache ziehen
    }
action-amulets = Amulette nehmen
action-return = Amulett { $amulet } zurücklegen
action-build = Hütte auf { $space }
action-double = Doppelhütte auf { $space }
action-pay = Mit { $payment } bezahlen
action-birds = Vögel auf { $landscapes }
action-waive = Darauf verzichten

## Mehrere gleicher Art in einer Zeile

several-bowl = Eine Schale stellen
several-take = Eine offene Karte nehmen
several-return = Ein Amulett zurücklegen
several-build = Eine Hütte bauen
several-build-best = bis zu +{ $points }
several-double = Eine Doppelhütte bauen
several-pay = Bezahlen mit
several-birds = Die Vögel setzen
preview-costs =
    { $currency ->
        [amulets] { $price } in Amuletten
       *[valuables] { $price } in Wertsachen
    }
preview-end = Punkte { $before } → { $after }: { $parts }
preview-end-even = Punkte bleiben { $before }
worth-at-once = +{ $points } sofort
worth-path =
    { $place ->
        [1] +{ $points } Platz 1 { $path-short }
       *[other] +{ $points } Platz 2 { $path-short }
    }
worth-path-moved =
    { $place ->
        [1] Platz 1 { $path-short }: { $from } → { $to }
       *[other] Platz 2 { $path-short }: { $from } → { $to }
    }
worth-stone-area = +{ $points } Steingebiet
worth-pole-area = +{ $points } Pfahlgebiet
worth-amulets = −{ $points } für Amulette
preview-column =
    { $back ->
        [0] ab jetzt ziehst du { $drawn ->
            [one] ein Amulett
           *[other] { $drawn } Amulette
        } aus dem Beutel
       *[other] ab jetzt ziehst du { $drawn } Amulette, eines geht zurück
    }
preview-fits =
    { $count ->
        [0] von diesen Landschaften hast du noch keine Karte
        [one] von diesen Landschaften hast du { $count } Karte
       *[other] von diesen Landschaften hast du { $count } Karten
    }
preview-opens =
    { $count ->
        [one] das reicht schon für eine Hütte auf { $count } Feld
       *[other] das reicht schon für eine Hütte auf { $count } Feldern
    }
preview-amulets =
    { $draw ->
        [0] du bekommst ein Amulett mit Wert 1 vom Plan
        [one] du ziehst { $draw } aus dem Beutel
       *[other] du ziehst { $draw } aus dem Beutel und behältst { $keep }
    }
preview-pier-amulets =
    Steg { $pier }: Amulette ({ preview-pier-amulets.now }){ $pier ->
        [7] {" "}oder 1 verdeckte Karte
        [8] {" "}oder 1 Hütte
       *[other] {""}
    }
    .now =
        { $draw ->
            [0] 1 mit Wert 1
            [one] { $draw } aus dem Beutel
           *[other] { $draw } aus dem Beutel, { $keep } bleiben
        }
preview-tile = dazu { $tile }
preview-last-hut = deine letzte Hütte: Diese Runde ist die letzte
preview-prices = zahlt { $prices } genau
preview-spaces =
    { $count ->
        [one] { $count } Baufeld mehr
       *[other] { $count } Baufelder mehr
    }
preview-land =
    für { $count ->
        [one] { $count } freies Feld
       *[other] { $count } freie Felder
    }{ $bird ->
        [0] , jetzt ohne Vogel
       *[other] , jetzt mit Vogel
    }
preview-no-price = noch kein neuer Preis
preview-left = danach noch { $due } zu zahlen
preview-paid = damit ist die Hütte bezahlt
told-payment = { $payment }
preview-skips = danach kannst du nicht mehr { $steps }
preview-waive = was an Steg { $pier } übrig ist, entfällt in dieser Runde, sonst nichts; das Boot fährt weiter

## Abgelehnte Züge

refused-place-bowl = Jetzt werden Schalen gestellt. Wähle einen freien Opferplatz.
refused-act-at-pier = Alle Schalen stehen. Wähle eine Aktion des Stegs.
refused-return-amulet = Lege erst eines der gezogenen Amulette zurück.
refused-pay-now = Erst muss die begonnene Hütte bezahlt werden. Wähle eine leuchtende Karte oder ein Amulett.
refused-nothing-to-pay = Es wird gerade keine Hütte bezahlt. Wähle erst ein Feld.
refused-site-taken = Auf diesem Opferplatz steht schon eine Schale. Wähle einen freien.
refused-site-banned = Die erste Schale der Startperson darf dort nicht stehen. Wähle einen anderen Opferplatz.
refused-not-at-this-pier = Das geht an diesem Steg jetzt nicht. Was hier geht, leuchtet.
refused-not-face-up = So eine Karte liegt nicht offen aus. Mit den Karten deiner Hand bezahlst du, wenn du baust.
refused-pile-empty = Dieser Stapel und seine Ablage sind leer. Ziehe vom anderen.
refused-no-amulets = Es gibt kein Amulett mehr. Wähle etwas anderes oder verzichte.
refused-amulet-not-drawn = Nur ein eben gezogenes Amulett darf zurück. Wähle eines davon.
refused-no-hut = Dafür hast du nicht genug Hütten.
refused-occupied = Auf diesem Feld steht schon eine Hütte. Wähle ein freies.
refused-no-double-here = Keine Doppelhütte im Stein- oder Pfahlgebiet oder auf einem Amulettfeld. Wähle ein anderes Feld.
refused-no-active-landscape = Auf keiner Landschaft dieses Feldes sitzt ein Vogel. Wähle ein Feld ohne Schatten.
refused-no-landscape-card = Dir fehlt die aktive Landschaftskarte für dieses Feld. Wähle ein anderes.
refused-cannot-pay-exactly = Nichts auf deiner Hand ergibt genau den Preis. Wähle ein anderes Feld.
refused-not-held = Das hast du nicht. Wähle etwas aus deiner Hand.
refused-wrong-landscape = Diese Landschaftskarte bezahlt das Feld jetzt nicht. Wähle eine leuchtende.
refused-wrong-currency = Das Feld hat eine andere Währung. Wähle etwas Leuchtendes.
refused-wrong-order = Erst Landschaften, dann die höchsten Werte. Wähle etwas Leuchtendes.
refused-not-exact = Damit wäre der Preis nicht mehr genau zu treffen. Wähle etwas Leuchtendes.
why-nothing-path = Eine Statue wählt man nicht: Hütten auf den Feldern ihres Pfads zählen am Ende.
why-nothing-area = Ein Gebiet wählt man nicht als Ganzes: Wähle, wo du bauen darfst, eines seiner Felder.
why-nothing-pole = Ein Pfahlplättchen wählt man nicht: Das oberste kommt unter die nächste Hütte im Pfahlgebiet.
why-nothing-tile = Ein Plättchen im Steingebiet wählt man nicht: Wer auf seinem Feld baut, bekommt es.
why-nothing-talisman = Den Talisman wählt man nicht: Ihn bekommt, wer die nächste Runde beginnt.
why-nothing-sums = Das zeigt nur, was du genau bezahlen kannst; wähle zum Bezahlen ein Feld, auf dem du bauen darfst.
why-nothing-seat = Das zeigt nur, wie jemand steht; zu wählen gibt es hier nichts.
why-nothing-count = Das zählt nur, was jemand hat; zu wählen gibt es hier nichts.
lacks-card =
    { $count ->
        [one] Dir fehlt eine Landschaftskarte: { $land }.
       *[other] Dir fehlen { $count } Landschaftskarten: { $land }.
    }
lacks-card-either =
    { $count ->
        [one] Dir fehlt eine Landschaftskarte: { $land } oder { $other }.
       *[other] Dir fehlen { $count } Landschaftskarten: { $land } oder { $other }.
    }
lacks-worth =
    { $currency ->
        [amulets] Dir fehlen Amulette im Wert von { $missing }:
       *[valuables] Dir fehlen Wertsachen im Wert von { $missing }:
    } { $huts ->
        [one] Der Preis ist genau { $price }.
       *[other] Eine Doppelhütte kostet genau { $price }.
    }
lacks-between =
    { $huts ->
        [one] Der Preis ist genau { $price }:
       *[other] Eine Doppelhütte kostet genau { $price }:
    } { $currency ->
        [amulets] Deine Amulette ergeben
       *[valuables] Deine Wertsachen ergeben
    } { $below ->
        [0] mindestens { $above }.
       *[other] { $below } oder { $above }.
    }
lacks-too-much = { $value } ist zu viel: Zu zahlen sind noch genau { $due }.
lacks-rest = Die Summe muss genau { $due } sein: Mit { $value } ergibt nichts, was du hast, den Rest.
lacks-order = Der höchste Wert wird zuerst gelegt; { $value } kommt danach.
lacks-land-first = Erst wird die Landschaftskarte gelegt, dann der Preis.
lacks-land-done =
    { $currency ->
        [amulets] Die Landschaft ist bezahlt. Es fehlen noch genau { $due } in Amuletten.
       *[valuables] Die Landschaft ist bezahlt. Es fehlen noch genau { $due } in Wertsachen.
    }

## Optionen

option-stone-tiles = Plättchen im Steingebiet
option-stone-tiles-text = Variante: Auf jedem freien Steinfeld liegt ein Plättchen; wer dort baut, bekommt es.
option-stone-tiles-none = ohne
option-stone-tiles-mixed = aus allen sechzehn
option-stone-tiles-statues-only = nur Statuen
option-stone-tiles-bonus-only = nur Boni
option-start-player = Startperson
option-start-player-text = Wer bekommt den Talisman und das Startset 1?
option-start-player-random = ausgelost
option-start-player-0 = Platz 1
option-start-player-1 = Platz 2
option-start-player-2 = Platz 3
option-start-player-3 = Platz 4
option-start-player-4 = Platz 5
option-stone-total-counts-neutral = Neutrale Hütte im Steingebiet
option-stone-total-counts-neutral-text = Zählt eine neutrale Hütte zu allen Hütten des Steingebiets?
option-spent-ones-go-to-bag = Ausgegebene Einser in den Beutel
option-spent-ones-go-to-bag-text = Kommen ausgegebene Amulette mit Wert 1 später in den Beutel? Sonst sind sie aus dem Spiel.
option-pier5-same-source = Steg 5 aus einer Quelle
option-pier5-same-source-text = Müssen beide Karten von Steg 5 aus derselben Quelle kommen?
option-reshuffle-when-emptied = Sofort mischen
option-reshuffle-when-emptied-text = Wird ein leerer Stapel sofort neu gebildet? Wenn nicht, erst bei Bedarf.
option-unused-amulet-tile-scores = Unbenutzte Amulett-Plättchen zählen
option-unused-amulet-tile-scores-text = Zählt ein unbenutztes Amulett-Plättchen am Ende wie ein Amulett?
option-neutral-colours = Neutrale Hütten in zwei Farben
option-neutral-colours-text = Zu zweit: Zählen die neutralen Hütten auf grauen und auf weißen Marken zusammen, oder wird jede Farbe für sich gewertet?
option-neutral-colours-together = zusammen, als eine
option-neutral-colours-apart = jede Farbe für sich

## Woher die Punkte kommen

breakdown-printed = Aufgedruckte Punkte
breakdown-pole-tiles = Pfahlplättchen
breakdown-paths = Götterpfade
breakdown-paths-item =
    { $place ->
        [1] Platz 1 auf dem { $path }: { $points }
       *[other] Platz 2 auf dem { $path }: { $points }
    }
breakdown-paths-moved =
    { $change ->
        [less] { $place ->
            [2] nur noch Platz 2 auf dem { $path }
           *[other] weder Platz 1 noch Platz 2 mehr auf dem { $path }
        }
       *[more] { $place ->
            [1] jetzt Platz 1 auf dem { $path }
           *[other] jetzt Platz 2 auf dem { $path }
        }
    }
breakdown-stone-area = Steingebiet
breakdown-pole-area = Pfahlgebiet
breakdown-amulets = Übrige Amulette
tie-amulets = Gleichstand: Die übrigen Amulette von { $seat } sind mehr wert, { $more } zu { $less }.
    .you = Gleichstand: Deine übrigen Amulette sind mehr wert, { $more } zu { $less }.
breakdown-points = Punkte
breakdown-amulets-covered = Übrige Amulette zählen ihren Wert. Was andere verdeckt haben, kommt erst am Ende dazu.

## Wie sicher jeder Teil der Schachtel ist

confidence-site = Welcher Opferplatz zu welchen zwei Stegen gehört: Drei Rezensionen sind sich einig.
confidence-pier = Die zwölf Aktionen der Stege.
confidence-space = Der gedruckte Plan lag nicht vor. Sechs Felder tragen Werte aus Regelbeispielen, die übrigen haben wir gewählt; wer die Schachtel besitzt, kann sie unter „Schachtel berichtigen“ richtigstellen.
confidence-space-amulet = Zehn rote Kreise sind sicher; dass sie abseits der Pfade liegen, ist wahrscheinlich.
confidence-options-stone-total-counts-neutral = Der Text spricht von allen Hütten im Gebiet.
confidence-options-spent-ones-go-to-bag = Wörtlich gelesen.
confidence-options-pier5-same-source = Beides zu mischen ist Sache von Steg 4.
confidence-options-reshuffle-when-emptied = Wörtlich gelesen: sofort.
confidence-options-unused-amulet-tile-scores = Über unbenutzte Plättchen sagen die Regeln nichts.
confidence-options-round-limit = Unser Schutz vor endlosen Partien, keine Regel.
confidence-colours = Fünf Farben mit je zehn Hütten und zwei Schalen.
confidence-players = Hütten, Schalen, neutrale Hütten und gesperrte Opferplätze je nach Personenzahl.
confidence-oracle-rock-start-birds = Die Vögel beginnen auf Mangrove und Wasser.
confidence-oracle-rock-layout = Die Anordnung auf dem Felsen hat für das Spiel keine Bedeutung.
confidence-cards-landscape = Acht Landschaftskarten von jeder Art.
confidence-cards-valuables = Die 43 gewöhnlichen Wertsachen nach Wert.
confidence-cards-start-set = Set 1 ist 3 und 4, die Summen steigen um eins: wahrscheinlich. Wie sich die Sets 2 bis 5 aufteilen, haben wir gewählt.
confidence-amulets-bag = Die fünf Anzahlen sind sicher; welche zu welchem Wert gehört, folgt der Reihenfolge der Liste.
confidence-amulets-track = So viele Amulette wie Hütten auf Amulettfeldern, höchstens fünf.
confidence-pole = Pfahlplättchen 2 bis 9; 12 und 6 Punkte für das Gebiet.
confidence-stone-scoring = Eigene Hütten mal alle Hütten im Steingebiet.
confidence-unbuildable = Die Mitte jedes Gebiets ist kein Feld: sicher. Wo die Gebiete liegen: wahrscheinlich.
confidence-path = Zwei der acht Statuen sind sicher, die anderen sechs Zahlenpaare haben wir gewählt.
confidence-stone-tiles-statue = Acht Statuenplättchen, eines je Pfad.
confidence-stone-tiles-bonus = Acht Plättchen von drei Arten; wie viele von jeder, haben wir gewählt.

## Wie die Einträge der Schachtel heißen

part-site = Opferplatz
part-piers = Stege
part-pier = Steg
part-action = Aktion
part-space = Feld
part-col = Spalte auf dem Plan
part-row = Zeile auf dem Plan
part-h = waagrechter Pfad
part-v = senkrechter Pfad
part-land = Landschaft
part-price = Preis
part-cur = bezahlt mit
part-pts = Punkte
part-amulet = Amulettfeld
part-area = Gebiet
part-neutral = Marke für eine neutrale Hütte
part-unbuildable = kein Feld
part-stone-centre = Mitte des Steingebiets
part-pole-centre = Mitte des Pfahlgebiets
part-colours = Farben
part-list = welche
part-huts-each = Hütten einer Farbe
part-bowls-each = Schalen einer Farbe
part-huts = Hütten
part-bowls = Schalen
part-neutral-gray = neutrale Hütten auf grauen Marken
part-neutral-white = neutrale Hütten auf weißen Marken
part-blocked-sites = gesperrte Opferplätze
part-start-first-bowl-ban = für die erste Schale verbotene Opferplätze
part-pole-tile-under-neutral = Pfahlplättchen unter der neutralen Hütte
part-oracle-rock = Orakelfelsen
part-landscapes = Landschaften
part-start-birds = wo die Vögel beginnen
part-layout = Anordnung
part-cards = Karten
part-landscape = Landschaftskarten
part-dealt-to-each-player = je Person ausgeteilt
part-face-up = offen
part-valuables = Wertsachen
part-valuables-display = Auslage der Wertsachen
part-start-set = Startset
part-number = Nummer
part-values = Werte
part-amulets = Amulette
part-board-stack = auf dem Plan
part-bag = im Beutel
part-track = Amulettleiste
part-draw = gezogen bei 0, 1, 2 … Hütten
part-give-back = zurückgegeben bei 0, 1, 2 … Hütten
part-max-draw = höchstens gezogen
part-pole = Pfahlgebiet
part-tiles = Plättchen
part-first = Punkte für den ersten Platz
part-second = Punkte für den zweiten Platz
part-stone = Steingebiet
part-scoring = Wertung
part-path = Pfad
part-orientation = Richtung
part-statue-at = Platz der Statue
part-stone-tiles = Plättchen des Steingebiets
part-statue = Statuenplättchen
part-modes = Spielweisen mit ihnen
part-bonus = wie viele
part-players = zu Beginn
part-min-players = Personen, mindestens
part-max-players = Personen, höchstens
part-round-limit = Runden, nach denen die Partie endet
word-none = keines
word-amulets = Amulette
word-stone = Steingebiet
word-pole = Pfahlgebiet
word-gray = grau
word-white = weiß
word-horizontal = waagrecht
word-vertical = senkrecht
word-up = offene Karte
word-down = verdeckte Karte
word-build = Hütte
word-birds = Vögel
word-start = Startperson

## Was jedes Teil ist

piece-space =
    { $currency ->
        [amulets] { $kind ->
            [amulet] Amulettfeld { $space }, { $land }: { $price } in Amuletten, Punkte: { $points }.
            [stone] Steinfeld { $space }, { $land }: { $price } in Amuletten, Punkte: { $points }.
            [pole] Pfahlfeld { $space }, { $land }: { $price } in Amuletten, Punkte: { $points }.
           *[plain] Feld { $space }, { $land }: { $price } in Amuletten, Punkte: { $points }.
        }
       *[valuables] { $kind ->
            [amulet] Amulettfeld { $space }, { $land }: { $price } in Wertsachen, Punkte: { $points }.
            [stone] Steinfeld { $space }, { $land }: { $price } in Wertsachen, Punkte: { $points }.
            [pole] Pfahlfeld { $space }, { $land }: { $price } in Wertsachen, Punkte: { $points }.
           *[plain] Feld { $space }, { $land }: { $price } in Wertsachen, Punkte: { $points }.
        }
    }
piece-space-two =
    { $currency ->
        [amulets] Feld { $space }, { $land } oder { $other }: { $price } in Amuletten, Punkte: { $points }.
       *[valuables] Feld { $space }, { $land } oder { $other }: { $price } in Wertsachen, Punkte: { $points }.
    }
piece-space-short =
    { $both ->
        [1] Hütte oder Doppelhütte auf { $space }
       *[0] Feld { $space }
    }
piece-space-two-short =
    { $both ->
        [1] Hütte oder Doppelhütte auf { $space }
       *[0] Feld { $space }
    }
piece-hut =
    { $huts ->
        [one] Hütte von { $seat } auf { $space }
       *[other] Doppelhütte von { $seat } auf { $space }
    }
    .you =
        { $huts ->
            [one] Deine Hütte auf { $space }
           *[other] Deine Doppelhütte auf { $space }
        }
piece-hut-neutral =
    { $huts ->
        [one] Neutrale Hütte auf { $space }
       *[other] Neutrale Doppelhütte auf { $space }
    }
written-owner = { $seat }
    .you = Du
written-sums = Preise, die du genau bezahlen kannst
written-pole = Pfahlplättchen
written-aside = bezahlt
written-talisman = beginnt
piece-statue = Statue, { $path }: { $first } für den ersten Platz, jetzt { $leader }; { $second } für den zweiten, jetzt { $follower }.
    .you-leader = Statue, { $path }: { $first } für den ersten Platz, jetzt du; { $second } für den zweiten, jetzt { $follower }.
    .you-follower = Statue, { $path }: { $first } für den ersten Platz, jetzt { $leader }; { $second } für den zweiten, jetzt du.
piece-statue-led = Statue, { $path }: { $first } für den ersten Platz, jetzt { $leader }; { $second } für den zweiten, noch niemand.
    .you-leader = Statue, { $path }: { $first } für den ersten Platz, jetzt du; { $second } für den zweiten, noch niemand.
piece-statue-free = Statue, { $path }: { $first } für den ersten, { $second } für den zweiten Platz; noch hat niemand dort eine Hütte.
piece-stone-area = Steingebiet: Am Ende zählt jede deiner Hütten hier { $count }, einen Punkt für jede Hütte im Gebiet.
piece-pole-area = Pfahlgebiet: { $first } für die meisten Hütten, jetzt { $leader }; { $second } für die zweitmeisten, jetzt { $follower }.
    .you-leader = Pfahlgebiet: { $first } für die meisten Hütten, jetzt du; { $second } für die zweitmeisten, jetzt { $follower }.
    .you-follower = Pfahlgebiet: { $first } für die meisten Hütten, jetzt { $leader }; { $second } für die zweitmeisten, jetzt du.
piece-bowl = Schale von { $seat }: wirkt an Steg { $first } und { $second }.
    .you = Deine Schale: wirkt an Steg { $first } und { $second }.
piece-bowl-neutral = Neutrale Schale: Opferplatz { $site } ist die ganze Partie gesperrt.
piece-pier = Steg { $pier }: { piece-pier.does }
    .does =
        { $pier ->
            [1] 2 offene Karten, dann 1 verdeckte
            [2] Amulette
            [3] 1 offene Karte
            [4] 1 offene Karte, dann 1 verdeckte
            [5] 2 offene Karten oder 2 verdeckte
            [6] 1 offene Karte, dann 2 verdeckte
            [7] Amulette oder 1 verdeckte Karte
            [8] Amulette oder 1 Hütte
            [9] 1 Hütte oder 1 Doppelhütte
            [10] 2 Hütten nacheinander
            [11] 1 Hütte, dann 1 verdeckte Karte
           *[12] Vögel setzen und die nächste Runde beginnen
        }
piece-boat = Das Boot, an Steg { $pier }
piece-boat-start = Das Boot, am Start
piece-bird = Ein Vogel: { $land } ist aktiv, dort darf gebaut werden.
piece-asleep = { $land }: Hier sitzt kein Vogel, also darf dort jetzt niemand bauen.
piece-rock = Ein Vogel auf: { $land }. Der andere auf:
piece-rock-other = { $land }
piece-valuable = Wertsachenkarte, Wert { $value }
piece-landscape = Landschaftskarte: { $land }
piece-start-card = Startkarte, Wert { $value }; einmal bezahlt, verlässt sie das Spiel.
piece-amulet = Amulett, Wert { $value }
piece-pile = Verdeckter Stapel ({ $deck }), Karten: { $count }
piece-bag = Der Beutel, Amulette darin: { $count }
piece-stack = Amulette mit Wert 1 auf dem Plan: { $count }
piece-aside = Beiseitegelegte Amulette: { $count }, zusammen { $points }. Sie kommen in den Beutel, wenn er leer ist.
piece-pole-stack =
    { $place ->
        [1] Pfahlplättchen, Wert { $points }, liegt oben; übrige Plättchen: { $count }
       *[other] Pfahlplättchen, Wert { $points }; oben liegt: { $top }; übrige Plättchen: { $count }
    }
piece-tile = Plättchen des Steingebiets: { $tile }
piece-seat = { $seat }: Punkte { $points }, übrige Hütten { $huts }, Wertsachen { $valuables }, Landschaften { $landscapes }, Amulette { $amulets }, Hütten auf Amulettfeldern { $column }
    .you = { piece-seat }
piece-talisman = Der Talisman: { $seat } hat diese Runde begonnen.
    .you = Der Talisman: Du hast diese Runde begonnen.
piece-due = { $space } wird bezahlt; noch offen: Landschaften { $lands }, Preis { $due }.
piece-sum =
    { $currency ->
        [amulets] Du kannst genau { $price } in Amuletten zahlen.
       *[valuables] Du kannst genau { $price } in Wertsachen zahlen.
    }
piece-sum-not =
    { $currency ->
        [amulets] Du kannst nicht genau { $price } in Amuletten zahlen.
       *[valuables] Du kannst nicht genau { $price } in Wertsachen zahlen.
    }

## Was jedes Ding ist und tut

thing-space =
    { $kind ->
        [amulet] Amulettfeld { $space }
        [stone] Steinfeld { $space }
        [pole] Pfahlfeld { $space }
       *[plain] Feld { $space }
    }
says-space-price =
    { $currency ->
        [amulets] Eine Hütte kostet eine Landschaftskarte ({ $land }) und genau { $price } in Amuletten.
       *[valuables] Eine Hütte kostet eine Landschaftskarte ({ $land }) und genau { $price } in Wertsachen.
    }
says-space-price-two =
    { $currency ->
        [amulets] Eine Hütte kostet eine Landschaftskarte ({ $land } oder { $other }) und genau { $price } in Amuletten.
       *[valuables] Eine Hütte kostet eine Landschaftskarte ({ $land } oder { $other }) und genau { $price } in Wertsachen.
    }
says-space-points =
    { $points ->
        [one] Sie bringt sofort { $points } Punkt.
       *[other] Sie bringt sofort { $points } Punkte.
    }
says-space-amulet = Der rote Kreis: Mit einer Hütte hier ziehst du jedes Mal, wenn du Amulette nimmst, eins mehr, höchstens { $most }.
says-space-area =
    { $area ->
        [stone] Sie zählt im Steingebiet.
       *[pole] Sie zählt im Pfahlgebiet und nimmt das oberste Pfahlplättchen, das sofort zählt.
    }
says-space-path = Sie zählt für den { $path }: Feld { $place } von der Statue aus.
says-space-double = Hier darf eine Doppelhütte stehen.
says-space-single = Hier darf keine Doppelhütte stehen.
says-space-neutral =
    { $most ->
        [2] Zu zweit steht hier von Anfang an eine neutrale Hütte.
       *[other] Mit bis zu { $most } Personen steht hier von Anfang an eine neutrale Hütte.
    }
now-space-payable = Du hast, was eine Hütte hier kostet.
thing-path = Statue: { $path }
says-path = Am Ende zählen die meisten Hütten auf diesem Götterpfad { $first }, die zweitmeisten { $second }.
says-path-tie = Eine Doppelhütte zählt als zwei. Bei Gleichstand entscheidet die Hütte, die der Statue am nächsten steht.
now-place =
    { $place ->
        [1] Jetzt vorn: { $leader }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] Jetzt an zweiter Stelle: { $leader }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
    .you-leader =
        { $place ->
            [1] Jetzt vorn: du, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] Jetzt an zweiter Stelle: du, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
now-place-neutral =
    { $place ->
        [1] Jetzt vorn: die neutralen Hütten; diese Punkte bekommt niemand.
       *[other] Jetzt an zweiter Stelle: die neutralen Hütten; diese Punkte bekommt niemand.
    }
now-huts =
    { $huts ->
        [one] { $seat }: { $huts } Hütte
       *[other] { $seat }: { $huts } Hütten
    }
    .you = { now-huts }
now-no-huts = Noch hat niemand hier eine Hütte.
now-tie-tile = Bei Gleichstand entscheidet das Plättchen von { $seat }.
    .you = Bei Gleichstand entscheidet dein Plättchen.
thing-area =
    { $area ->
        [stone] Steingebiet
       *[pole] Pfahlgebiet
    }
says-area-stone = Am Ende multiplizierst du deine Hütten in diesem Gebiet mit allen Hütten, die dort stehen, von wem auch immer; so viele Punkte bekommst du.
says-area-pole = Jede Hütte nimmt das oberste Pfahlplättchen und wertet es sofort. Am Ende zählen die meisten Hütten { $first }, die zweitmeisten { $second }; bei Gleichstand entscheidet das niedrigste Plättchen.
now-stone =
    { $points ->
        [one] { $seat }: { $own } × { $all }, { $points } Punkt
       *[other] { $seat }: { $own } × { $all }, { $points } Punkte
    }
    .you = { now-stone }
thing-pier = Steg { $pier }
says-step =
    { $link ->
        [or] oder{" "}
        [then] dann{" "}
        [first] Aktion:{" "}
       *[alone] {""}
    }{ $step ->
        [up] { $count ->
            [one] { $count } offene Karte nehmen
           *[other] { $count } offene Karten nehmen
        }
        [down] { $count ->
            [one] { $count } verdeckte Karte ziehen
           *[other] { $count } verdeckte Karten ziehen
        }
        [amulets] Amulette nehmen
        [build] { $count ->
            [one] { $count } Hütte bauen
           *[other] { $count } Hütten nacheinander bauen
        }
        [double] eine Doppelhütte bauen
        [birds] beide Vögel setzen
       *[start] die nächste Runde beginnen
    }
says-waive = Auf jeden Schritt darf verzichtet werden; die Reihenfolge bleibt.
now-pier =
    { $where ->
        [past] Das Boot war in dieser Runde schon hier.
        [here] Das Boot liegt jetzt hier.
       *[ahead] Das Boot kommt noch.
    }
thing-site = Opferplatz { $site }
says-site = Eine Schale hier wirkt an Steg { $first } und später an Steg { $second }.
says-site-ban =
    { $most ->
        [2] Zu zweit darf die erste Schale der Startperson nicht hier stehen.
       *[other] Mit bis zu { $most } Personen darf die erste Schale der Startperson nicht hier stehen.
    }
says-site-closed =
    { $most ->
        [2] Zu zweit ist er gesperrt.
       *[other] Mit { $most } Personen ist er gesperrt.
    }
now-site-free = Hier steht keine Schale.
thing-landscape = Orakelfelsen: { $land }
says-landscape = Auf dieser Landschaft darf nur gebaut werden, solange ein Vogel auf ihr sitzt.
says-card-landscape = Du brauchst eine davon, um auf dieser Landschaft eine Hütte zu bauen. Sie gilt nur, solange ein Vogel auf dieser Landschaft sitzt.
says-card-valuable = Bezahlt { $value } von einem Preis in Wertsachen. Die Summe muss den Preis genau treffen; mehr zu bezahlen ist nicht erlaubt.
says-count = In der Schachtel: { $count }.
now-discards = In der Ablage: { $count }.
thing-start = Startkarte, Wert { $value }
says-start = Einmal bezahlt, verlässt sie das Spiel.
now-held = { $seat } hat eine davon.
    .you = Du hast eine davon.
says-amulet = Bezahlt { $value } von einem Preis in Amuletten. Übrig am Ende zählt es { $value }.
thing-pile = Verdeckter Stapel: { $deck }
says-pile = Wer verdeckt zieht, wählt für jede Karte den Stapel. In der Schachtel sind:
says-holds-value = { $count } mit Wert { $value }
says-holds-land = { $count } mal { $land }
thing-bag = Amulettbeutel
says-bag = Du ziehst so viele, wie du Hütten auf roten Kreisen hast, höchstens { $most }. Wer mindestens zwei zieht, legt eines zurück. Zu Beginn sind darin:
now-you-draw =
    { $draw ->
        [0] Du bekämst ein Amulett 1 vom Plan.
        [one] Du würdest { $draw } ziehen und { $keep } behalten.
       *[other] Du würdest { $draw } ziehen und { $keep } behalten.
    }
thing-stack = Amulette mit Wert { $value } auf dem Plan
says-stack = Wer keine Hütte auf einem roten Kreis hat, nimmt eines von diesen.
thing-aside = Beiseitegelegte Amulette
says-aside = Was bezahlt wurde, wartet hier, bis der Beutel leer ist.
thing-pole = Pfahlplättchen { $points }
says-pole = Die nächste Hütte im Pfahlgebiet nimmt das oberste Plättchen und wertet es sofort.
says-tile-statue = Bei Gleichstand auf dem { $path } liegt vorn, wer es hat.
says-tile-valuable = Zählt einmal als Wertsachenkarte mit Wert { $value }.
says-tile-amulet = Zählt einmal als Amulett mit Wert { $value }.
says-tile-free = Ersetzt einmal eine Landschaftskarte und braucht keinen Vogel.
now-tile-on = Es liegt auf { $space }. Wer dort baut, bekommt es.
thing-boat = Boot
says-boat = Es fährt die zwölf Stege der Reihe nach an. Wer eine Schale auf dem Opferplatz eines Stegs hat, darf dort handeln.
thing-talisman = Talisman
says-talisman = Wer ihn hat, stellt die erste Schale der Runde.
thing-hut = Hütte
says-hut = Wer die letzte der eigenen Farbe baut, beendet mit dieser Runde die Partie.
thing-double = Doppelhütte
says-double = Eine Doppelhütte kostet den doppelten Preis und zwei Landschaftskarten. Sie bringt doppelte Punkte und zählt als zwei Hütten.
thing-bowl = Schale
says-bowl = Zu Beginn der Runde stellst du eine Schale auf einen freien Opferplatz. Kommt das Boot an einen der beiden Stege dieses Platzes, darfst du dort handeln.
thing-bird = Vogel
says-bird = Zwei Vögel zeigen, welche Landschaften aktiv sind. Steht niemand auf Opferplatz 1, fliegen sie zu den anderen beiden.
thing-sums =
    { $currency ->
        [amulets] Summen in Amuletten
       *[valuables] Summen in Wertsachen
    }
says-sums = Das sind die Preise auf dem Plan. Ist einer hell, ergibt das, was du hast, genau diese Summe.
thing-number =
    { $counted ->
        [huts] Noch zu bauende Hütten: { $n }
        [valuables] Wertsachen auf der Hand: { $n }
        [landscapes] Landschaftskarten auf der Hand: { $n }
        [amulets] Amulette: { $n }
       *[column] Hütten auf Feldern mit rotem Kreis: { $n }
    }
says-number =
    { $counted ->
        [huts] Die Partie endet mit der Runde, in der jemand die letzte eigene Hütte baut.
        [valuables] Damit bezahlt man Hütten; der Preis muss genau stimmen.
        [landscapes] Eine Hütte braucht eine Karte ihrer Landschaft, und dort muss ein Vogel sitzen.
        [amulets] Damit bezahlt man Preise in Amuletten; was am Ende übrig ist, zählt seinen Wert.
       *[column] Je mehr es sind, desto mehr Amulette zieht man aus dem Beutel.
    }
thing-seat = { $seat }
    .you = { thing-seat }
says-standing = Die Punkte sind die, die man hätte, wenn jetzt Schluss wäre.
now-worth = Davon { $what }: { $points }
shelf-spaces = Felder des Plans
shelf-paths = Götterpfade und Gebiete
shelf-piers = Stege und Opferplätze
shelf-cards = Karten
shelf-amulets = Amulette
shelf-tiles = Plättchen
shelf-others = Weitere Teile
section-map = Plan
section-piers = Stege
section-cards = Auslage
section-players = Alle
section-hand = Deine Hand

## So wird gespielt

howto-1-title = Worum es geht
howto-1-text = Ihr baut Hütten rund um eine Lagune; wer die meisten Häuptlingspunkte hat, wird Häuptling. In jeder Runde stellst du Schalen, und kommt das Boot vorbei, nimmst du dafür Karten und Amulette oder baust. Eine Hütte bringt sofort die Punkte ihres Feldes und am Ende weitere für Pfade und Gebiete; übrige Amulette zählen auch. Das Spiel endet mit der Runde, in der jemand die letzte eigene Hütte baut.
howto-2-title = Schalen stellen
howto-2-text = Reihum ab der Startperson stellt jede Person eine Schale auf einen freien Opferplatz, zu zweit oder zu dritt noch eine zweite. Eine Schale wirkt zweimal: am linken Steg und später am rechten.
howto-3-title = Dem Boot folgen
howto-3-text = Das Boot fährt die zwölf Stege der Reihe nach an. Wer eine Schale auf dem Opferplatz eines Stegs hat, darf dessen Aktion in der gezeigten Reihenfolge nutzen oder auf Teile verzichten.
howto-4-title = Karten
howto-4-text = Nimm offene Karten oder ziehe verdeckte: Landschaften sagen, wo du bauen kannst, Wertsachen bezahlen es.
howto-5-title = Die Vögel
howto-5-text = Zwei Vögel sitzen auf zwei Landschaften, nur dort darf gebaut werden. Wer auf Opferplatz 1 steht, darf sie am Ende der Runde neu setzen und beginnt die nächste; sonst fliegen sie zu den anderen beiden.
howto-6-title = Eine Hütte bauen
howto-6-text = Wähle ein freies Feld mit aktiver Landschaft. Bezahle eine Karte dieser Landschaft und genau den Preis, in Wertsachen oder Amuletten, wie das Feld zeigt; mehr zu bezahlen ist nicht erlaubt. Gedruckte Punkte zählen sofort.
howto-7-title = Doppelhütten
howto-7-text = Steg 9 erlaubt auch eine Doppelhütte: doppelter Preis, zwei Landschaftskarten, doppelte Punkte, und sie zählt als zwei. Nicht in den Gebieten und nicht auf Amulettfeldern.
howto-8-title = Amulette
howto-8-text = Ohne Hütten auf Feldern mit rotem Kreis nimmst du eine 1 vom Plan. Mit ihnen ziehst du so viele Amulette wie solche Hütten, höchstens fünf, und legst eines zurück, wenn es mindestens zwei sind. Übrige Amulette zählen am Ende mit ihrem Wert.
howto-9-title = Pfade und Gebiete
howto-9-text = Am Ende zahlt jede Statue ihre größere Zahl für die meisten Hütten auf ihrem Pfad und die kleinere für die zweitmeisten; bei Gleichstand entscheidet, wessen Hütte der Statue am nächsten steht. Steingebiet: eigene Hütten mal alle dort. Pfahlgebiet: für jede Hütte sofort ein steigendes Plättchen, am Ende 12 und 6.
howto-10-title = Das Ende
howto-10-text = Hat jemand die letzte eigene Hütte gebaut, fährt das Boot noch bis Steg 12. Dann wird alles gewertet. Bei Gleichstand gewinnt der höhere Amulettwert.

## Eine erste Partie mit Anleitung

lesson-goal = In Mangrovia bist du Gelb. Du baust Hütten auf Felder wie dieses: Der Stern sagt, was sie sofort bringen, und am Ende belohnen die Statuen die meisten Hütten auf ihren Pfaden. Wer die meisten Häuptlingspunkte hat, gewinnt.
lesson-bowls = Jede Runde beginnt mit zwei Schalen für alle. Eine Schale auf einem Opferplatz wirkt zweimal: am Steg links davon und später am Steg rechts davon.
lesson-bowl = Stelle deine erste Schale auf Opferplatz 3. Sie holt dir an Steg 3 eine Karte und baut an Steg 10 zwei Hütten.
lesson-second-bowl = { $seat1 } steht auf Opferplatz 2. Stelle deine zweite Schale auf Opferplatz 1: gleich drei Karten, und am Ende der Runde setzt du die Vögel und beginnst die nächste.
lesson-boat = Alle Schalen stehen, das Boot legt ab. Es fährt die Stege der Reihe nach an und liegt jetzt an Steg 1: Du nimmst zwei offene Karten und ziehst dann eine verdeckte.
lesson-cards = Eine Hütte kostet eine Landschaftskarte und Wertsachen, die genau den Preis ergeben. Nimm die 7 bei den Wertsachen, dann eine Wasserkarte, und zieh zuletzt verdeckt eine Landschaft.
lesson-pier-3 = An Steg 2 hat { $seat1 } ein Amulett mit Wert 1 genommen. Nun liegt das Boot an Steg 3, und deine andere Schale bringt dir eine offene Karte: Nimm die 5.
lesson-scored = An Steg 9 hat { $seat1 } gebaut: 4 Punkte sofort und, wenn jetzt Schluss wäre, 5 für Platz 2 auf dem Pfad der Zeile 5. Mit einem Amulett vom Wert 1 sind das die 10 oben.
lesson-birds = Jetzt darfst du zwei Hütten bauen, aber nur auf Landschaften, auf denen am Orakelfelsen ein Vogel sitzt: Mangrove und Wasser.
lesson-build = Baue auf dem markierten Feld: Wasser, 11 in Wertsachen, sofort 3 Punkte. Andere bringen mehr, aber so bleiben dir die Mangrovenkarte und die 3 für eine zweite Hütte.
lesson-pay = Bezahle alles auf einmal: die Wasserkarte, die 7 und die 4, genau 11. Ein Preis wird immer genau bezahlt: nicht weniger und nicht mehr.
lesson-statues = Deine Hütte steht auf zwei Götterpfaden: denen dieser beiden Statuen. Am Ende zahlt jede ihre größere Zahl für die meisten Hütten auf ihrem Pfad und die kleinere für die zweitmeisten; bei Gleichstand geht die nähere Hütte vor, auch eine neutrale. Bisher bekämst du 10 und 5: mit der 3 des Feldes die 18 oben.
lesson-circle = Baue die zweite Hütte auf diesen roten Kreis: eine Mangrovenkarte und die 3. Punkte bringt sie nicht, aber ab jetzt ziehst du ein Amulett aus dem Beutel, statt eine 1 vom Plan zu nehmen.
lesson-set-birds = Steg 12, der letzte: Setze die Vögel auf dem Orakelfelsen für die nächste Runde. Wähle Sand und Wasser, denn davon hast du je eine Karte.
lesson-next-round = Eine neue Runde, und du beginnst sie. Stelle deine erste Schale auf Opferplatz 2: erst Amulette, später eine Hütte und eine Karte.
lesson-double = Stelle die zweite auf Opferplatz 4. An Steg 9 darfst du damit auch eine Doppelhütte bauen: doppelter Preis, doppelte Punkte, und sie zählt als zwei Hütten.
lesson-amulets = Steg 2: Nimm Amulette. Du ziehst so viele, wie du Hütten auf roten Kreisen hast, jetzt also eines. Ohne eine solche Hütte gäbe es eine 1 vom Plan.
lesson-amulet-price = Du hast eine 3 gezogen. Manche Preise zahlt man in Amuletten, wie diesen hier: 3, dazu eine Sandkarte. Übrige Amulette zählen am Ende mit ihrem Wert.
lesson-stone-area = Zwei Gebiete zählen für sich. Dies ist das Steingebiet: Am Ende multiplizierst du deine Hütten dort mit allen, die dort stehen, von wem auch immer; so viele Punkte bekommst du.
lesson-free = Und dies ist das Pfahlgebiet: Jede Hütte nimmt ein Plättchen und wertet es sofort, und am Ende zählen die meisten Hütten 12, die zweitmeisten 6. Mehr brauchst du nicht: Hat jemand die letzte eigene Hütte gebaut, wird die Runde noch beendet und dann alles gewertet.

tip-double = Hier kannst du eine Doppelhütte bauen: zwei Landschaftskarten und der doppelte Preis. Sie zählt auf ihren Pfaden als zwei Hütten und bringt die gedruckten Punkte doppelt.
tip-return = Du hast mindestens zwei Amulette gezogen, also geht eines zurück in den Beutel. Behalte, was einen Preis ergibt, den du zahlen willst, oder den höchsten Wert für das Ende.
tip-pole = Jemand hat im Pfahlgebiet gebaut und das oberste Plättchen gewertet. Das nächste ist eins mehr wert.
tip-flown = Niemand stand auf Opferplatz 1, darum sind die Vögel zu den anderen beiden Landschaften geflogen. Sieh dir deine Landschaftskarten an, bevor du Schalen stellst.
tip-last-hut = Die letzte Hütte einer Farbe ist gebaut. Das Boot fährt noch bis Steg 12, dann ist Schluss: Baue, was du kannst, denn Handkarten zählen nichts.

## Why a turn is good (coach/reasons.py)

reason-amulets-more = Deine Amulette wären { $n } mehr wert
reason-valuables-more = Deine Wertsachen wären { $n } mehr wert
reason-landscapes-more =
    { $n ->
        [one] Du hättest { $n } Landschaftskarte mehr
       *[other] Du hättest { $n } Landschaftskarten mehr
    }
reason-column-more = Du würdest jedes Mal mehr Amulette ziehen, wenn du Amulette nimmst
reason-best-build-more = Du könntest eine bessere Hütte bezahlen
reason-cards-ahead-more =
    { $n ->
        [one] Deine Schalen brächten diese Runde { $n } Karte mehr
       *[other] Deine Schalen brächten diese Runde { $n } Karten mehr
    }
reason-cards-ahead-theirs =
    { $n ->
        [one] Die Schalen von { $seat } brächten diese Runde { $n } Karte weniger
       *[other] Die Schalen von { $seat } brächten diese Runde { $n } Karten weniger
    }
reason-amulets-ahead-more = Deine Schalen brächten diese Runde mehr Amulette
reason-builds-ahead-more =
    { $n ->
        [one] Mit deinen Schalen könntest du diese Runde { $n } Hütte mehr bauen
       *[other] Mit deinen Schalen könntest du diese Runde { $n } Hütten mehr bauen
    }
reason-builds-ahead-theirs =
    { $n ->
        [one] Die Schalen von { $seat } erlaubten diese Runde { $n } Hütte weniger
       *[other] Die Schalen von { $seat } erlaubten diese Runde { $n } Hütten weniger
    }
reason-start-ahead-more = Du würdest die Vögel setzen und die nächste Runde beginnen
reason-safe-firsts-more =
    { $n ->
        [one] Du würdest bei Preisen für { $n } Punkt mehr mit mehr als einer Hütte führen
       *[other] Du würdest bei Preisen für { $n } Punkte mehr mit mehr als einer Hütte führen
    }
reason-safe-firsts-theirs =
    { $n ->
        [one] { $seat } würde bei Preisen für { $n } Punkt weniger mit mehr als einer Hütte führen
       *[other] { $seat } würde bei Preisen für { $n } Punkte weniger mit mehr als einer Hütte führen
    }
reason-near-firsts-more =
    { $n ->
        [one] Eine weitere Hütte brächte dir dann { $n } Punkt mehr für erste Plätze
       *[other] Eine weitere Hütte brächte dir dann { $n } Punkte mehr für erste Plätze
    }
reason-near-firsts-theirs =
    { $n ->
        [one] Eine weitere Hütte brächte { $seat } { $n } Punkt weniger für erste Plätze
       *[other] Eine weitere Hütte brächte { $seat } { $n } Punkte weniger für erste Plätze
    }
reason-sums-more =
    { $n ->
        [one] Du könntest { $n } Preis mehr genau bezahlen
       *[other] Du könntest { $n } Preise mehr genau bezahlen
    }
reason-active-more =
    { $n ->
        [one] Du könntest { $n } Landschaftskarte mehr nutzen, weil dort ein Vogel säße
       *[other] Du könntest { $n } Landschaftskarten mehr nutzen, weil dort ein Vogel säße
    }
told-space = { $space }
told-path = { $path }
told-pole = { word-pole }
told-pier = Steg { $pier }
told-pier-instead =
    Steg { $pier } statt { $step ->
        [up] einer Karte
        [down] einer Karte
        [build] einer Hütte
        [double] einer Hütte
       *[other] etwas anderem
    }
told-land = { $card }
told-price = { $price }
