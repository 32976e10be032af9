# Kilt Castle auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

## Das Spiel

game-name = Kilt Castle
game-blurb = Sture Clans bauen an einem Schloss, jeder auf den Türmen der anderen.
game-kind = Bauen und Mehrheiten, ohne verdeckte Information, nach dem Aufbau ohne Glück
game-length = etwa 45 Minuten
game-players = 2 bis 4 Personen
game-points = { $count } Dukaten

## Dinge: die Farbe allein, ein rotes Stockwerk (.neuter), das rote Stockwerk (.weak)

colour-orange = Orange
    .neuter = orangefarbenes
    .weak = orangefarbene
colour-red = Rot
    .neuter = rotes
    .weak = rote
colour-light-grey = Hellgrau
    .neuter = hellgraues
    .weak = hellgraue
colour-dark-grey = Dunkelgrau
    .neuter = dunkelgraues
    .weak = dunkelgraue

floor-plain = schlichtes Stockwerk
floor-one-crest = Stockwerk mit einem Wappen
floor-two-crests = Stockwerk mit zwei Wappen

card-single-orange = orangefarbene Karte
card-single-red = rote Karte
card-single-light-grey = hellgraue Karte
card-single-dark-grey = dunkelgraue Karte
card-double-orange-red = orange-rote Karte
card-double-orange-light-grey = orange-hellgraue Karte
card-double-orange-dark-grey = orange-dunkelgraue Karte
card-double-red-light-grey = rot-hellgraue Karte
card-double-red-dark-grey = rot-dunkelgraue Karte
card-double-light-grey-dark-grey = hellgrau-dunkelgraue Karte

## Was geschah

event-begins = { $seat } { event-begins.deed }
    .deed = beginnt: Die { $card } liegt einzeln, ihre äußere Farbe gehört { $seat }.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = beginnst: Die { $card } liegt einzeln, ihre äußere Farbe gehört dir.
event-moved = { $seat } { event-moved.deed }
    .deed = versetzt die { $card } von Kartenplatz { $from } auf Kartenplatz { $to }.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = versetzt die { $card } von Kartenplatz { $from } auf Kartenplatz { $to }.
event-emptied = Kartenplatz { $space } ist jetzt leer: Es folgt ein Dukatentag.
event-built = { $seat } { event-built.deed }
    .deed =
        { $floor-id ->
            [plain] baut ein schlichtes { $colour-neuter } Stockwerk auf { $cell }.
            [one-crest] baut ein { $colour-neuter } Stockwerk mit einem Wappen auf { $cell }.
           *[two-crests] baut ein { $colour-neuter } Stockwerk mit zwei Wappen auf { $cell }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $floor-id ->
            [plain] baust ein schlichtes { $colour-neuter } Stockwerk auf { $cell }.
            [one-crest] baust ein { $colour-neuter } Stockwerk mit einem Wappen auf { $cell }.
           *[two-crests] baust ein { $colour-neuter } Stockwerk mit zwei Wappen auf { $cell }.
        }
event-overbuilds = { $seat } { event-overbuilds.deed }
    .deed = übernimmt den Turm von { $whom } auf { $cell }: { $whom } bekommt { $deal }.
    .you = { $seat } { event-overbuilds.you-deed }
    .you-deed = übernimmst den Turm von { $whom } auf { $cell }: { $whom } bekommt { $deal }.
    .to-you = { $seat } { event-overbuilds.to-you-deed }
    .to-you-deed = übernimmt deinen Turm auf { $cell }: Du bekommst { $deal }.
told-deal = { $ducats } Dukaten, am Ende { $loses } weniger
event-pays = { $seat } { event-pays.deed }
    .deed = zahlt { $ducats } Dukaten an { $to }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = zahlst { $ducats } Dukaten an { $to }.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed = zahlt dir { $ducats } Dukaten.
event-exempt = { $seat } { event-exempt.deed }
    .deed = kann auf der Linie von Kartenplatz { $space } kein { $colour-neuter } Stockwerk bauen und ist befreit.
    .you = { $seat } { event-exempt.you-deed }
    .you-deed = kannst auf der Linie von Kartenplatz { $space } kein { $colour-neuter } Stockwerk bauen und bist befreit.
event-roofed = { $seat } { event-roofed.deed }
    .deed =
        { $from-id ->
            [none] setzt ein Dach auf { $cell }. Der Turm gehört jetzt allen.
           *[other] versetzt das Dach von { $from } auf { $cell }. Der Turm auf { $cell } gehört jetzt allen.
        }
    .you = { $seat } { event-roofed.you-deed }
    .you-deed =
        { $from-id ->
            [none] setzt ein Dach auf { $cell }. Der Turm gehört jetzt allen.
           *[other] versetzt das Dach von { $from } auf { $cell }. Der Turm auf { $cell } gehört jetzt allen.
        }
event-returns = { $seat } { event-returns.deed }
    .deed = gibt { $whom } den Turm auf { $cell } zurück.
    .you = { $seat } { event-returns.you-deed }
    .you-deed = gibst { $whom } den Turm auf { $cell } zurück.
    .to-you = { $seat } { event-returns.to-you-deed }
    .to-you-deed = gibt dir deinen Turm auf { $cell } zurück: am Ende { $gains } mehr.
event-regains = { $seat } { event-regains.deed }
    .deed = bekommt den eigenen Turm auf { $cell } zurück.
    .you = { $seat } { event-regains.you-deed }
    .you-deed = bekommst deinen Turm auf { $cell } zurück.
event-ducat-day = Dukatentag! Die Kasse zahlt.
event-earns = { $seat } { event-earns.deed }
    .deed =
        { $ducats ->
            [0] geht leer aus.
           *[other] erhält { $ducats } Dukaten.
        }
    .you = { $seat } { event-earns.you-deed }
    .you-deed =
        { $ducats ->
            [0] gehst leer aus.
           *[other] erhältst { $ducats } Dukaten.
        }
event-paid-for = Fläche von { $seat }: { $parts } auf { $cells }.
    .you = Deine Fläche: { $parts } auf { $cells }.
told-cell = { $cell }
told-towers =
    { $n ->
        [one] { $n } Turm
       *[other] { $n } Türme
    }
told-crests = { $n } Wappen
told-roofs =
    { $n ->
        [one] { $n } Dach
       *[other] { $n } Dächer
    }
event-last-floor = { $seat } { event-last-floor.deed }
    .deed = hat das letzte { $colour-weak } Stockwerk gebaut. Dieser Zug wird noch beendet, dann ist Schluss.
    .you = { $seat } { event-last-floor.you-deed }
    .you-deed = hast das letzte { $colour-weak } Stockwerk gebaut. Dieser Zug wird noch beendet, dann ist Schluss.
event-end-pays = Entlohnung zum Schluss für Türme und Wappen.
event-final = { $seat } { event-final.deed }
    .deed = erhält { $towers } für Türme und { $crests } für Wappen.
    .you = { $seat } { event-final.you-deed }
    .you-deed = erhältst { $towers } für Türme und { $crests } für Wappen.
event-idle = { $turns } Züge hintereinander konnte niemand bauen; damit endet die Partie.
event-wins = { $seat } { event-wins.deed }
    .deed = gewinnt mit { $ducats } Dukaten!
    .you = { $seat } { event-wins.you-deed }
    .you-deed = gewinnst mit { $ducats } Dukaten!
ended-last-floor = Die Partie endete, weil { $seat } das letzte { $colour-weak } Stockwerk gebaut hat.
    .you = Die Partie endete, weil du das letzte { $colour-weak } Stockwerk gebaut hast.
ended-idle = Die Partie endete, weil { $turns } Züge hintereinander niemand bauen konnte.

## Was jetzt zu tun ist

prompt-move =
    Du bist am Zug: Wähle eine Karte, die du im Uhrzeigersinn weiterziehst.{ $few ->
        [0] {""}
       *[other] {" "}Stockwerke übrig: { $whom } { $few }.
    }
prompt-picked = Wähle jetzt den leuchtenden Kartenplatz, auf den sie kommt.
prompt-build =
    Baue ein { $colour-neuter } Stockwerk auf der leuchtenden Linie.{ $day ->
        [true] {" "}Nach diesem Zug ist Dukatentag.
       *[other] {""}
    }
prompt-build-either =
    Baue ein Stockwerk in einer deiner beiden Farben auf der leuchtenden Linie.{ $day ->
        [true] {" "}Nach diesem Zug ist Dukatentag.
       *[other] {""}
    }
prompt-build-called =
    { $by } hat die { $card } versetzt: Du baust ein { $colour-neuter } Stockwerk auf der leuchtenden Linie.{ $day ->
        [true] {" "}Nach diesem Zug ist Dukatentag.
       *[other] {""}
    }
prompt-build-either-called =
    { $by } hat die { $card } versetzt: Du baust ein Stockwerk in einer deiner beiden Farben auf der leuchtenden Linie.{ $day ->
        [true] {" "}Nach diesem Zug ist Dukatentag.
       *[other] {""}
    }
prompt-build-last =
    { $own ->
        [true] Das ist das letzte Stockwerk der Partie: Baue auf der leuchtenden Linie.
       *[false] { $whom } hat das letzte eigene Stockwerk gebaut, deins beendet die Partie: Baue auf der leuchtenden Linie.
    }{ $day ->
        [true] {" "}Danach ist Dukatentag.
       *[other] {""}
    }
prompt-roof = Beide Dächer liegen auf Türmen. Wähle, welches auf { $cell } kommt.
prompt-roof-last =
    Damit endet die Partie: Wähle, welches der beiden Dächer auf { $cell } kommt.{ $day ->
        [true] {" "}Danach ist Dukatentag.
       *[other] {""}
    }
prompt-over = Die Partie ist zu Ende.
waiting-move = Wir warten, bis { $seat } eine Karte versetzt.
waiting-build = Wir warten, bis { $seat } ein { $colour-neuter } Stockwerk baut.
waiting-build-either = Wir warten, bis { $seat } ein Stockwerk in einer der beiden eigenen Farben baut.
waiting-build-last = Wir warten, bis { $seat } das letzte Stockwerk der Partie baut.
waiting-roof = Wir warten, bis { $seat } ein Dach wählt.
waiting-roof-last = Wir warten, bis { $seat } das letzte Dach der Partie wählt.

action-move = Die { $card } auf Kartenplatz { $space } versetzen
action-build =
    { $floor-id ->
        [plain] Auf { $cell } ein schlichtes Stockwerk bauen
        [one-crest] Auf { $cell } ein Stockwerk mit einem Wappen bauen
       *[two-crests] Auf { $cell } ein Stockwerk mit zwei Wappen bauen
    }
action-build-other =
    { $floor-id ->
        [plain] Auf { $cell } ein schlichtes Stockwerk in deiner anderen Farbe bauen
        [one-crest] Auf { $cell } ein Stockwerk mit einem Wappen in deiner anderen Farbe bauen
       *[two-crests] Auf { $cell } ein Stockwerk mit zwei Wappen in deiner anderen Farbe bauen
    }
action-roof = Das Dach von { $cell } nehmen
choice-move = Auf Kartenplatz { $space }
choice-floor =
    { $floor-id ->
        [plain] Ein schlichtes Stockwerk
        [one-crest] Ein Stockwerk mit einem Wappen
       *[two-crests] Ein Stockwerk mit zwei Wappen
    }
choice-floor-other =
    { $floor-id ->
        [plain] Ein schlichtes Stockwerk in deiner anderen Farbe
        [one-crest] Ein Stockwerk mit einem Wappen in deiner anderen Farbe
       *[two-crests] Ein Stockwerk mit zwei Wappen in deiner anderen Farbe
    }
brief-space = Kartenplatz { $space }

## Mehrere gleicher Art in einer Zeile

several-move = Eine Karte versetzen
several-build = Ein Stockwerk bauen
several-roof = Ein Dach nehmen
several-build-other = Mit der anderen Farbe bauen

preview-free = kostenlos
preview-own = kostenlos, dein Turm
preview-pays = { $ducats } Dukaten an { $to }
preview-roof = ein Dach, weil { $seat } in diesem Zug hier gebaut hat: gehört dann allen
    .you = ein Dach, weil du in diesem Zug hier gebaut hast: gehört dann allen
preview-roof-hides =
    { $crests ->
        [one] das Dach verdeckt das Wappen
       *[other] das Dach verdeckt beide Wappen
    }
preview-covers =
    { $crests ->
        [one] verdeckt { $crests } Wappen
       *[other] verdeckt { $crests } Wappen
    }
    .you =
        { $crests ->
            [one] verdeckt dein Wappen
           *[other] verdeckt deine { $crests } Wappen
        }
preview-end = am Ende { $before } → { $after }
preview-end-same = am Ende { $before }, wie jetzt
preview-end-paid = mit dem Dukatentag (+{ $n }) am Ende { $before } → { $after }
preview-before = bevor { $seat } baut: { $that }
    .you =
        { $roof ->
            [true] bevor du ein Dach versetzt: { $that }
           *[false] bevor du noch einmal baust: { $that }
        }
preview-last = dein letztes Stockwerk: mit diesem Zug endet die Partie
preview-day = Dukatentag { $before } → { $after }
preview-unroofed = { $cell } gehört wieder { $seat }
    .you = { $cell } gehört wieder dir
preview-builder = { $first } baut
    .you-first = du baust
preview-builders = sie dreht sich: { $first } baut, danach { $second }
    .you-first = sie dreht sich: du baust, danach { $second }
    .you-second = sie dreht sich: { $first } baut, danach du
preview-builder-twice = sie dreht sich: { $first } baut zweimal
    .you-first = sie dreht sich: du baust zweimal
preview-line =
    { $way ->
        [column] Spalte { $line }
       *[row] Zeile { $line }
    }
preview-line-before = { $at }, bevor { $seat } baut
preview-line-bare = nichts von dir in { $at }
preview-line-free = in { $at }: { $free } kostenlos
preview-line-paid = in { $at }: { $paid }
preview-line-both = in { $at }: { $free } kostenlos, { $paid }
preview-line-shut = in { $at }: du kannst nicht bauen
preview-line-own = von dir in { $at }: { $own }
preview-line-nobody = in { $at }: niemand kann bauen
preview-price = { $cell } für { $ducats }
preview-own-cell = { $cell } (dein Turm)
preview-ducat-day = danach Dukatentag (vor dem Bauen: du +{ $n }, { $others })
preview-day-of = { $seat } +{ $n }

## Nicht erlaubte Züge

refused-move-a-card = Der Zug beginnt mit einer Karte. Versetze zuerst eine, gebaut wird danach.
refused-build = Jetzt muss gebaut werden. Wähle ein markiertes Feld der leuchtenden Linie.
refused-choose-roof = Jetzt muss ein Dach versetzt werden. Wähle einen der Türme mit Dach.
refused-card-not-in-play = Diese Karte ist nicht im Spiel. Wähle eine, die am Spielplan liegt.
refused-must-advance = Eine Karte muss mindestens einen Platz weiter. Wähle einen Platz vor ihr.
refused-too-far = Dieser Platz ist jetzt nicht erreichbar: Karten wandern nur im Uhrzeigersinn und höchstens einen Platz über die vorderste Kartengruppe hinaus. Wähle einen anderen.
refused-alone-at-front = Diese Karte ist allein die vorderste Kartengruppe und muss bleiben. Wähle eine andere.
refused-row-full = Auf diesen Platz passt keine Karte mehr. Wähle einen anderen.
refused-too-many-rows = Mehr Kartengruppen sind nicht erlaubt. Lege die Karte zu anderen oder versetze eine, die allein liegt.
why-elsewhere-space = Wähle zuerst eine Karte, dann den leuchtenden Kartenplatz.
lacks-groups = Es gibt schon { $most } Kartengruppen, eine neue ist nicht möglich. Lege die Karte zu anderen oder versetze eine, die allein liegt.
refused-gap = An diesem Tisch braucht eine neue Kartengruppe eine Karte direkt hinter sich. Wähle einen anderen Platz.
refused-not-on-line = Gebaut wird nur auf der Linie der eben versetzten Karte. Wähle ein Feld der leuchtenden Linie.
refused-not-first-empty = Von den leeren Feldern ist nur das erlaubt, das der Karte am nächsten liegt. Nimm dieses oder überbaue einen Turm.
refused-roofed = Auf diesem Turm liegt ein Dach, er kann nicht überbaut werden. Wähle ein anderes Feld.
refused-cannot-pay = Für diesen Turm reichen deine Dukaten nicht. Wähle ein günstigeres Feld.
refused-no-such-floor = So ein Stockwerk hast du in dieser Farbe nicht mehr. Wähle eine andere Sorte.
refused-no-roof = Auf diesem Turm liegt kein Dach. Wähle einen der beiden, die eins tragen.
refused-not-this-colour = An diesem Tisch muss das Stockwerk die Farbe der Karte haben. Baue eines in dieser Farbe.

## Optionen

option-colours = Farben
option-colours-text = In dieser Reihenfolge nehmen die Plätze ihre Farben; zu zweit nimmt jeder zwei, zu dritt bleibt die letzte in der Schachtel.
option-gap-space-needs-neighbour = Neue Kartengruppen nur neben einer anderen
option-gap-space-needs-neighbour-text = Darf ein leerer Platz hinter der vordersten Kartengruppe nur belegt werden, wenn direkt dahinter eine Karte liegt?
option-two-player-own-pair-makes-roof = Dach auf zwei eigene Farben
option-two-player-own-pair-makes-roof-text = Zu zweit: Kommt ein Dach auf den Turm, wenn jemand in einem Zug beide eigenen Farben darauf baut?
option-two-player-end = Spielende zu zweit
option-two-player-end-text = Zu zweit: Welches letzte Stockwerk beendet die Partie?
option-two-player-end-all-floors = das letzte aller eigenen Stockwerke
option-two-player-end-any-colour = das letzte Stockwerk irgendeiner Farbe
option-two-player-floors = Stockwerke zu zweit
option-two-player-floors-text = Zu zweit: Welche Stockwerke darfst du bauen, wenn die Karte eine deiner Farben zeigt?
option-two-player-floors-building-colour = nur die in der Farbe der Karte
option-two-player-floors-either-colour = die deiner beiden Farben
option-roof-connects-areas = Dächer verbinden Flächen
option-roof-connects-areas-text = Verbindet ein Dach die gleichfarbigen Flächen, die es berühren?
option-adjacent-roofs-chain = Benachbarte Dächer zählen zusammen
option-adjacent-roofs-chain-text = Gehören zwei Dächer, die sich berühren, zur selben Fläche?
option-roof-hides-crests = Dächer verdecken Wappen
option-roof-hides-crests-text = Zählen Wappen unter einem Dach für niemanden?
option-final-counts-roofed-towers = Türme mit Dach am Spielende
option-final-counts-roofed-towers-text = Gibt es am Ende für alle einen Dukaten je Turm mit Dach? Am Sieg ändert das nie etwas.

## Woher die Dukaten kommen

breakdown-start = Startgeld
breakdown-paid = Fürs Überbauen bezahlt
breakdown-paid-short = An andere bezahlt
breakdown-received = Von anderen erhalten
breakdown-received-short = Von anderen erhalten
breakdown-ducat-days = Dukatentage
breakdown-ducat-days-short = Dukatentag
breakdown-ducat-days-often = { $count } Dukatentage
breakdown-final-towers = Eigene Türme am Ende
breakdown-final-towers-short = Eigene Türme
breakdown-final-crests = Sichtbare Wappen am Ende
breakdown-final-crests-short = Sichtbare Wappen
breakdown-points = Dukaten
breakdown-floors-built = Gebaute Stockwerke (bei Gleichstand gewinnen mehr)
tie-floors-built = Gleichstand: { $seat } hat mehr Stockwerke gebaut, { $more } zu { $less }.
    .you = Gleichstand: Du hast mehr Stockwerke gebaut, { $more } zu { $less }.
breakdown-ducat-day-now = Dukatentag jetzt
breakdown-ducat-day-now-item = { $ducats } Dukaten für { $cells } ({ $colour })
breakdown-ducat-day-now-item-none = Noch nichts ({ $colour })

## Wie sicher jeder Teil der Schachtel ist

confidence-board-cell-count = Der Spielplan hat 5 mal 5 Felder, 22 davon bebaubar.
confidence-board-lake = Eine Ecke ist Wasser. Welche, von den Startmarken aus gesehen, war nicht zu finden; wir nehmen unten links.
confidence-track-length = Fünf Kartenplätze an jeder Seite, auch neben dem Wasser fehlt keiner.
confidence-marks = Die Startmarken 4, 3, 2, 1 folgen einander im Uhrzeigersinn. Dass die erste oben links liegt, ist unsere Wahl.
confidence-colour = Die vier Farben. Die Tiere von Orange und Hellgrau sind unbekannt und für das Spiel ohne Bedeutung.
confidence-card = Vier einfarbige und sechs doppelfarbige Karten sind sicher; dass es die sechs verschiedenen Paare sind, folgt daraus.
confidence-floors-per-colour = 16 Stockwerke je Farbe: 2 mit zwei Wappen, 3 mit einem, 11 schlichte.
confidence-roofs-count = Zwei Dächer.
confidence-money-start-per-player = Zehn Dukaten für jeden zu Beginn.
confidence-money-bank-unlimited = Die Kasse geht nie aus; die Anleitung nennt keine Grenze.
confidence-setup = Karten, Kartengruppen und Grenzen für jede Personenzahl.
confidence-decisions-gap-space-needs-neighbour = Nur die vorderste Stelle verlangt einen Nachbarn; die Plätze dahinter nicht.
confidence-decisions-two-player-own-pair-makes-roof = Die Dachregel spricht von zwei Spielern; wer allein beide Farben baut, bekommt kein Dach.
confidence-decisions-two-player-end = Wörtlich genommen: Zu zweit beendet das letzte aller 32 Stockwerke die Partie.
confidence-decisions-roof-connects-areas = Ein Dach gehört allen, also verbindet es Flächen.
confidence-decisions-adjacent-roofs-chain = Dächer gehören allen, also zählen benachbarte zusammen.
confidence-decisions-roof-hides-crests = Verdeckte Wappen zählen nicht; unter Stockwerken sicher, unter Dächern gefolgert.
confidence-decisions-final-counts-roofed-towers = Türme mit Dach bringen am Ende nichts; am Sieg würde es nichts ändern.
confidence-decisions-idle-turns = Die Regeln kennen keine Höchstzahl von Zügen. Nach 40 Zügen in Folge ohne Bau beenden wir die Partie; das kam noch nie vor.

## Wie die Einträge der Schachtel heißen

part-board = Spielplan
part-board-rows = Zeilen des Plans
part-cols = Spalten des Plans
part-cell-count = Zahl der Felder
part-lake-corner = Ecke mit dem Wasser
part-lake = Wasserfelder
part-cells = Felder
part-adjacency = welche Felder benachbart sind
part-track = Kartenplätze
part-length = Zahl der Kartenplätze
part-direction = Laufrichtung
part-space = Kartenplatz
part-index = Nummer
part-side = Seite des Plans
part-line = Zeile oder Spalte
part-line-number = welche Zeile oder Spalte
part-marks = Startmarken
part-four-cards = Kartenplatz der Marke 4
part-three-cards = Kartenplatz der Marke 3
part-two-cards = Kartenplatz der Marke 2
part-one-card = Kartenplatz der Marke 1
part-colour = Farbe
part-card = Karte
part-kind = Art
part-colours = Farben
part-floors-per-colour = Stockwerke je Farbe
part-total = alle zusammen
part-plain = schlicht
part-one-crest = mit einem Wappen
part-two-crests = mit zwei Wappen
part-crests-total = Wappen zusammen
part-roofs = Dächer
part-count = wie viele
part-money = Dukaten
part-start-per-player = für jeden zu Beginn
part-bank-unlimited = die Kasse geht nie aus
part-setup = zu Beginn
part-common = immer
part-colours-in-play = Farben im Spiel
part-colours-per-player = Farben je Person
part-floors-per-player = Stockwerke je Person
part-max-cards-per-row = Karten in einer Gruppe, höchstens
part-max-rows = Kartengruppen, höchstens
part-front = vorderste Kartengruppe
part-rows = Kartengruppen
part-max-same-colour-per-row = von einer Farbe in einer Gruppe, höchstens
part-idle-turns = Züge ohne Bau, die die Partie beenden
part-players-min = Personen, mindestens
part-players-max = Personen, höchstens
word-single = einfarbig
word-double = doppelfarbig
word-bottom-left = unten links
word-top-left = oben links
word-top-right = oben rechts
word-bottom-right = unten rechts
word-top = oben
word-bottom = unten
word-left = links
word-right = rechts
word-row = Zeile
word-column = Spalte

## Was jedes Teil ist

piece-cell = { $cell }, leeres Feld
piece-tower =
    { $crests ->
        [0] Turm auf { $cell }, Höhe { $height }, obenauf { $colour }, gehört { $seat }.
       *[other] Turm auf { $cell }, Höhe { $height }, obenauf { $colour } mit { $crests } Wappen, gehört { $seat }.
    }
    .you =
        { $crests ->
            [0] Dein Turm auf { $cell }, Höhe { $height }, obenauf { $colour }.
           *[other] Dein Turm auf { $cell }, Höhe { $height }, obenauf { $colour } mit { $crests } Wappen.
        }
piece-tower-short = Turm auf { $cell }, Höhe { $height }
piece-tower-roofed = Turm auf { $cell }, Höhe { $height }, mit Dach. Er gehört allen und kann nicht überbaut werden.
piece-card-single = Die { $card }, auf Kartenplatz { $space }
piece-card-double = Die { $card }, auf Kartenplatz { $space }: { $inner } zum Schloss, { $outer } nach außen. Beim Versetzen wird sie gedreht.
piece-front = Die vorderste Kartengruppe, Kartenplatz { $space }. Karten kommen höchstens einen Platz weiter.
piece-line = Die Linie von Kartenplatz { $space }
piece-roofs =
    { $count ->
        [0] Kein Dach neben dem Spielplan
        [one] { $count } Dach neben dem Spielplan
       *[other] { $count } Dächer neben dem Spielplan
    }
piece-supply = { $seat }, { $colour }, übrige Stockwerke: { $plain } ohne Wappen, { $one } mit einem, { $two } mit zwei
    .you = { piece-supply }
written-roofs = Dächer übrig: { $count }
written-owner = { $seat }
    .you = Du
written-rack = Karten auf Platz
written-day = Dukatentag jetzt: { $n }
written-day-paid = Dukatentag: +{ $n }
written-day-short = Dukatentag jetzt
written-day-paid-short = gezahlt
piece-money = { $seat } hat { $ducats } Dukaten
    .you = Du hast { $ducats } Dukaten
piece-seal = { $seat } ist am Zug
    .you = Du bist am Zug
piece-ducat-day = Nach diesem Zug ist Dukatentag

## So wird gespielt

howto-1-title = Worum es geht
howto-1-text = Ihr baut gemeinsam an einem Schloss, und ein Turm gehört der Person, deren Stockwerk obenauf sitzt. Im Zug versetzt du eine Karte; wessen Farben sie zeigt, baut (zu zweit hat man je zwei Farben). Türme und sichtbare Wappen bringen Dukaten: an Dukatentagen die deiner wertvollsten Fläche, am Ende alle. Hat jemand das letzte eigene Stockwerk gebaut, gewinnt, wer die meisten Dukaten hat.
howto-2-title = Eine Karte versetzen
howto-2-text = In deinem Zug versetzt du eine beliebige Karte im Uhrzeigersinn, mindestens einen Platz weit; Passen gibt es nicht. Deine Farbe muss nicht darauf sein. Zurück geht keine Karte, und keine kommt mehr als einen Platz über die vorderste Kartengruppe hinaus, die Karten ganz vorn.
howto-3-title = Drei Grenzen
howto-3-text = Die Karten eines Platzes sind eine Gruppe. Über die vorderste Gruppe hinaus darf eine Karte nur, wenn in dieser eine andere zurückbleibt. Höchstens 4 Karten je Gruppe, höchstens 5 Gruppen; zu dritt 3 Karten und 4 Gruppen.
howto-4-title = Doppelfarbige Karten drehen sich
howto-4-text = Eine doppelfarbige Karte wird beim Versetzen gedreht. Die Farbe, die jetzt zum Schloss zeigt, baut zuerst, die andere danach.
howto-5-title = Bauen
howto-5-text = Alle, deren Farbe auf der Karte ist, bauen ein Stockwerk auf der Linie, an der die Karte nun liegt. Auf dem ersten leeren Feld, von der Karte aus gezählt, kostet das nichts.
howto-6-title = Oder überbauen
howto-6-text = Du darfst auch auf jeden Turm der Linie bauen, der kein Dach trägt. Dann zahlst du so viele Dukaten, wie er Stockwerke hat, an die Person, der er gehört; eigene Türme sind kostenlos. Wer bauen kann, muss bauen.
howto-7-title = Wappen
howto-7-text = Einige deiner Stockwerke zeigen ein oder zwei Wappen. Sie bringen Dukaten, solange sie obenauf sitzen. Überlege gut, wann du sie einsetzt.
howto-8-title = Dächer
howto-8-text = Bauen in einem Zug beide auf dasselbe Feld, kommt ein Dach darauf. Von da an gehört der Turm allen, und niemand kann ihn überbauen. Liegen schon beide Dächer auf Türmen, versetzt eines davon, wer als Zweites baut.
howto-9-title = Dukatentag
howto-9-text = Wer die letzte Karte einer Gruppe wegnimmt, löst nach dem Bauen einen Dukatentag aus. Alle erhalten 1 Dukaten je Turm, Wappen und Dach ihrer wertvollsten Fläche: eigene Türme, die Seite an Seite stehen, samt Dächern.
howto-10-title = Das Ende
howto-10-text = Hat jemand das letzte eigene Stockwerk gebaut, wird der Zug noch beendet. Dann gibt es 1 Dukaten für jeden eigenen Turm und jedes sichtbare Wappen. Bei Gleichstand gewinnt, wer mehr Stockwerke gebaut hat.

## Was jedes Ding ist und tut

thing-card = { $card }
says-card-single = Wer sie auch versetzt: Ihre Farbe baut ein Stockwerk auf ihrer neuen Linie.
says-card-double = Beim Versetzen wird sie gedreht. Die Farbe, die dann zum Schloss zeigt, baut zuerst, danach die andere, auf ihrer neuen Linie.
now-card-out = Sie ist in dieser Partie nicht dabei.
now-card-at = Kartenplatz { $space }.
now-card-lies = Kartenplatz { $space }, { $inner } zum Schloss.
now-card-builder = Wird sie jetzt versetzt, baut { $first }.
    .you-first = Wird sie jetzt versetzt, baust du.
now-card-builders = Wird sie jetzt versetzt, baut zuerst { $first }, danach { $second }.
    .you-first = Wird sie jetzt versetzt, baust zuerst du, danach { $second }.
    .you-second = Wird sie jetzt versetzt, baut zuerst { $first }, danach du.
now-card-builder-twice = Wird sie jetzt versetzt, baut { $first } zweimal.
    .you-first = Wird sie jetzt versetzt, baust du zweimal.
thing-cell = Feld { $cell }
says-cell = Leer. Das leere Feld einer Linie, das der Karte am nächsten liegt, kann kostenlos bebaut werden.
now-cell-first = Jetzt kostenlos bebaubar.
now-cell-nearer = Jetzt nicht: { $near } liegt der Karte näher.
now-cell-aside = Jetzt nicht: Es liegt nicht auf der leuchtenden Linie.
thing-tower = Turm auf { $cell }
says-tower = Der Turm gehört der Person mit dem obersten Stockwerk. Wer ihn sonst überbaut, zahlt ihr für jedes Stockwerk einen Dukaten.
says-tower-roofed = Er hat ein Dach: Er gehört allen und kann nicht überbaut werden.
now-tower =
    { $crests ->
        [0] Höhe { $height }, obenauf { $colour }.
       *[other] Höhe { $height }, obenauf { $colour } mit { $crests } Wappen.
    }
now-tower-price = Überbauen kostet andere { $ducats } Dukaten.
now-tower-roof = Wird jetzt darauf gebaut, kommt ein Dach: { $seat } hat in diesem Zug hier gebaut.
    .you = Wird jetzt darauf gebaut, kommt ein Dach: Du hast in diesem Zug hier gebaut.
now-tower-roof-both = Bauen in diesem Zug beide darauf, kommt ein Dach.
now-tower-roofed = Höhe { $height }, ohne das Dach.
thing-space = Kartenplatz { $space }
says-space =
    { $side ->
        [top] Karten hier gelten für Spalte { $line }, von oben gezählt: { $cells } Felder.
        [bottom] Karten hier gelten für Spalte { $line }, von unten gezählt: { $cells } Felder.
        [left] Karten hier gelten für Zeile { $line }, von links gezählt: { $cells } Felder.
       *[right] Karten hier gelten für Zeile { $line }, von rechts gezählt: { $cells } Felder.
    }
says-space-mark =
    { $cards ->
        [one] Die Startmarke daneben zeigt { $cards } Karte: Hier beginnt eine.
       *[other] Die Startmarke daneben zeigt { $cards } Karten: So viele beginnen hier.
    }
now-space = Hier liegen { $cards } von höchstens { $most } Karten.
now-space-empty = Leer. Eine Karte hier wäre eine neue Gruppe; jetzt sind es { $groups } von höchstens { $most }.
thing-purse = Dukaten von { $seat }
    .you = Deine Dukaten
says-purse = Wer die meisten Dukaten hat, gewinnt. Dukatentage und das Spielende bringen welche, fremde Türme zu überbauen kostet welche.
now-purse = Jetzt { $ducats } Dukaten.
now-purse-day = Ein Dukatentag brächte jetzt { $ducats }.
now-purse-day-for = Ein Dukatentag brächte jetzt { $ducats }: für { $parts } auf { $cells }.
now-purse-end = Wäre die Partie jetzt zu Ende: noch { $towers } für Türme und { $crests } für Wappen.
now-day-of = { $seat } bekäme jetzt { $ducats }: für { $parts } auf { $cells }.
    .you = Du bekämst jetzt { $ducats }: für { $parts } auf { $cells }.
thing-supply = Stockwerke, die noch zu bauen sind, { $colour }
says-supply = { $count } Stockwerke in jeder Farbe: { $plain } ohne Wappen, { $one } mit einem und { $two } mit zwei. Wer sein letztes baut, beendet die Partie.
now-supply = Übrig: { $plain } ohne Wappen, { $one } mit einem und { $two } mit zwei.
thing-floor = { $floor }, { $colour }
says-floor = Das oberste Stockwerk sagt, wem der Turm gehört. Es verdeckt alles darunter.
says-floor-crests =
    { $crests ->
        [one] Solange es obenauf liegt, ist sein Wappen an Dukatentagen und am Ende { $crests } Dukaten mehr wert.
       *[other] Solange es obenauf liegt, sind seine Wappen an Dukatentagen und am Ende { $crests } Dukaten mehr wert.
    }
now-floor = { $count } von { $of } noch nicht gebaut.
thing-roof = Dach
says-roof = Es gibt { $count } davon. Ein Dach kommt auf einen Turm, auf dem beide Bauenden eines Zuges gebaut haben. Von da an gehört der Turm allen und kann nicht überbaut werden.
thing-front = Spitze
says-front = Sie zeigt die vorderste Kartengruppe an, die Karten ganz vorn. Keine Karte kommt mehr als einen Platz weiter.
now-front = Jetzt an Kartenplatz { $space }.
thing-seal = Zugsiegel
says-seal = Es zeigt, wer am Zug ist: Wer es hat, versetzt eine Karte.
thing-ducat-day = Dukatentag
says-ducat-day = Wer die letzte Karte einer Gruppe nimmt, dreht das Siegel um: Nach dem Bauen zahlt die Kasse allen für ihre wertvollste Gebäudefläche 1 Dukaten je Turm, Wappen und Dach darin.
thing-ducat = Dukaten
says-ducat = Das Geld des Spiels und das, womit man gewinnt. Alle beginnen mit { $count }.
thing-lake = Wasser
says-lake = Hier baut niemand. Linien daneben sind kürzer: Diese Felder werden übersprungen.
thing-castle = Schloss
says-castle = { $cells } Felder zum Bauen, benannt nach dem Buchstaben ihrer Spalte und der Nummer ihrer Zeile. Rundherum liegen { $spaces } nummerierte Kartenplätze; dunkle Marken am Rahmen zeigen, wo Karten beginnen.
shelf-cards = Baukarten
shelf-floors = Stockwerke
shelf-others = Dächer, Marken und Geld
section-castle = Schloss
section-seats = Mitspieler
section-own = Deine Stockwerke

## Eine geführte erste Partie

lesson-goal = In Kilt Castle bauen alle an diesem einen Schloss: du in Orange, { $seat1 } in Rot, { $seat2 } in Hellgrau. Wem das oberste Stockwerk gehört, dem bringt ein Turm Dukaten: an Dukatentagen (eine Krone zeigt, wie viele) und am Ende. Hat jemand das letzte eigene Stockwerk gebaut, gewinnt, wer die meisten Dukaten hat.
lesson-cards = Rund um das Schloss liegen die Karten auf nummerierten Kartenplätzen; zu jedem gehört eine Linie, waagrecht oder senkrecht. In deinem Zug versetzt du eine beliebige Karte im Uhrzeigersinn: zu einer höheren Nummer, und nach 19 kommt 0.
lesson-move = Versetze die orangefarbene Karte auf Kartenplatz 4. Auf ihrer neuen Linie bauen alle, deren Farbe sie zeigt: du.
lesson-build = Auf dem ersten leeren Feld der Linie baust du kostenlos. Nimm ein Stockwerk mit Wappen: Wappen bringen Dukaten, solange sie obenauf sitzen.
lesson-paid = { $seat1 } hat auf deinen Turm gebaut. Er gehört jetzt { $seat1 }, aber dafür hast du 1 Dukaten bekommen, denn er war 1 Stockwerk hoch.
lesson-roof = Hier haben { $seat1 } und { $seat2 } in einem Zug auf dasselbe Feld gebaut, darum kam ein Dach darauf. Ein Turm mit Dach gehört allen, auch dir, und niemand baut mehr darauf.
lesson-turning = Diese Karte hat zwei Farben; die Hälfte mit dem kleinen Schloss zeigt zum Schloss. Beim Versetzen dreht sie sich, und die Farbe, die dann zum Schloss zeigt, baut zuerst: { $seat1 }. Danach baust du.
lesson-last-card = Außerdem liegt sie allein auf ihrem Kartenplatz. Wer die letzte Karte eines Platzes wegnimmt, löst nach dem Bauen einen Dukatentag aus; die Kronen zeigen, was er jetzt brächte. Versetze sie auf Kartenplatz 4.
lesson-take-back-tower = Hol dir jetzt deinen Turm zurück: Er hat 2 Stockwerke, also zahlst du 2 Dukaten an { $seat1 }, aber mit seinen zwei Wappen bringt er dir am Ende 3. Er steht neben dem Dach, und Dächer zählen auch für dich.
lesson-ducat-day = Ein Dukatentag bezahlt dir deine wertvollste Fläche: deine Türme Seite an Seite und die Dächer daneben. Du hast 4 Dukaten für 1 Turm, 2 Wappen und 1 Dach bekommen. Halte deine Türme also beisammen!
lesson-bridge = { $seat2 } hat eine Karte mit deiner Farbe versetzt, darum baust du zuerst, obwohl du nicht am Zug bist. Dächer verbinden Flächen wie eine Brücke: Für 1 Dukaten kommt dieser Turm zu deinem dazu.
lesson-groups = Die Karten eines Platzes sind eine Gruppe. Zu dritt gibt es höchstens 4 Gruppen mit je höchstens 3 Karten, und jetzt sind es 4. Eine neue kann darum nur eine Karte beginnen, die allein liegt.
lesson-limit = Der gelbe Pfeil zeigt die vorderste Gruppe: Keine Karte kommt mehr als einen Platz über sie hinaus, und eine Karte, die dort allein liegt, muss bleiben. Versetze diese hier: Du baust zwar nichts, aber der Dukatentag bringt dir am meisten.
lesson-free = Jetzt weißt du alles, was du brauchst. Hat jemand das letzte eigene Stockwerk gebaut, gibt es 1 Dukaten für jeden eigenen Turm und jedes sichtbare Wappen, für Dächer nichts. Spiel weiter, wie du magst!

tip-exempt = Hier konnte jemand nicht bauen: kein leeres Feld, und für einen Turm fehlten die Dukaten. Dann wird auch nichts gezahlt.
tip-move-roof = Beide Dächer liegen schon auf Türmen, also wählst du, welches du versetzt. Der Turm, der es verliert, kann wieder überbaut werden.

## Why a turn is good (coach/reasons.py)

reason-income-more = Ein Dukatentag brächte dir { $n } Dukaten mehr
reason-income-theirs = Ein Dukatentag brächte { $seat } { $n } Dukaten weniger
reason-money-more = Du hättest { $n } Dukaten mehr im Geldbeutel
reason-money-theirs = { $seat } hätte { $n } Dukaten weniger
reason-room-more =
    { $n ->
        [one] Deine beste Fläche hat { $n } leeres Feld mehr zum Wachsen
       *[other] Deine beste Fläche hat { $n } leere Felder mehr zum Wachsen
    }
reason-room-theirs =
    { $n ->
        [one] Die beste Fläche von { $seat } hat { $n } leeres Feld weniger zum Wachsen
       *[other] Die beste Fläche von { $seat } hat { $n } leere Felder weniger zum Wachsen
    }
reason-cheap-more =
    { $n ->
        [one] { $n } niedriger fremder Turm mehr steht neben deiner besten Fläche: billig zu überbauen
       *[other] { $n } niedrige fremde Türme mehr stehen neben deiner besten Fläche: billig zu überbauen
    }
reason-bridges-more =
    { $n ->
        [one] Es gibt { $n } Feld mehr, auf dem ein Stockwerk einen weiteren deiner Türme mit deiner besten Fläche verbindet
       *[other] Es gibt { $n } Felder mehr, auf denen ein Stockwerk einen weiteren deiner Türme mit deiner besten Fläche verbindet
    }
reason-bridges-theirs =
    { $n ->
        [one] Es gibt { $n } Feld weniger, auf dem { $seat } einen weiteren Turm mit der besten eigenen Fläche verbinden könnte
       *[other] Es gibt { $n } Felder weniger, auf denen { $seat } einen weiteren Turm mit der besten eigenen Fläche verbinden könnte
    }
reason-height-more = Um deine Türme zu überbauen, müssten die anderen insgesamt { $n } Dukaten mehr zahlen
reason-first-cards-more =
    { $n ->
        [one] Du baust bei { $n } doppelfarbigen Karte mehr zuerst
       *[other] Du baust bei { $n } doppelfarbigen Karten mehr zuerst
    }
reason-first-cards-theirs =
    { $n ->
        [one] { $seat } baut bei { $n } doppelfarbigen Karte weniger zuerst
       *[other] { $seat } baut bei { $n } doppelfarbigen Karten weniger zuerst
    }
reason-reach-more =
    { $n ->
        [one] Karten mit deiner Farbe haben { $n } Kartenplatz mehr vor sich: du kannst noch öfter mit ihnen bauen
       *[other] Karten mit deiner Farbe haben { $n } Kartenplätze mehr vor sich: du kannst noch öfter mit ihnen bauen
    }
reason-reach-theirs =
    { $n ->
        [one] Karten mit der Farbe von { $seat } haben { $n } Kartenplatz weniger vor sich: { $seat } kann seltener mit ihnen bauen
       *[other] Karten mit der Farbe von { $seat } haben { $n } Kartenplätze weniger vor sich: { $seat } kann seltener mit ihnen bauen
    }
reason-lone-cards-more =
    { $n ->
        [one] { $n } Karte mehr mit deiner Farbe liegt allein: Du baust mit ihr, dann ist Dukatentag
       *[other] { $n } Karten mehr mit deiner Farbe liegen allein: Du baust mit jeder, dann ist Dukatentag
    }
reason-lone-cards-theirs =
    { $n ->
        [one] { $n } Karte weniger mit der Farbe von { $seat } liegt allein: { $seat } baut mit so einer, dann ist Dukatentag
       *[other] { $n } Karten weniger mit der Farbe von { $seat } liegen allein: { $seat } baut mit so einer, dann ist Dukatentag
    }
reason-crests-left-more = Du hebst { $n } Wappen mehr für später auf
reason-without-emptied = Kein Platz wird leer, also bekommen die anderen keinen Dukatentag
reason-emptied = Die letzte Karte verlässt Kartenplatz { $space }: ein Dukatentag, der dir mehr bringt als den anderen im Schnitt
reason-roofed = Auf { $cell } kommt ein Dach: Dort baut niemand mehr, und es zählt für jede Fläche daneben
reason-line-final-towers = Deine Türme brächten dir am Ende { $n } Dukaten mehr
reason-line-final-towers-theirs = Die Türme von { $seat } brächten am Ende { $n } Dukaten weniger
reason-line-final-crests = Die Wappen oben auf deinen Türmen brächten dir am Ende { $n } Dukaten mehr
reason-line-final-crests-theirs = Die Wappen oben auf den Türmen von { $seat } brächten am Ende { $n } Dukaten weniger
told-card = { $card }
