# Lantern auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

game-name = Laterne
game-blurb = Zünde die hellsten Laternen deiner Hand an, bevor es die anderen tun.
game-kind = Handverwaltung, verdeckte Hände, Glück beim Ziehen
game-length = etwa 5 Minuten
game-players = 2 bis 3 Personen

game-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

event-lit = { $seat } { event-lit.deed }
    .deed = zündet eine Laterne der Stärke { $lantern } an.
    .you = { $seat } { event-lit.you-deed }
    .you-deed = zündest eine Laterne der Stärke { $lantern } an.
event-drawn = { $seat } { event-drawn.deed }
    .deed = zieht eine neue Laterne.
    .you = { $seat } { event-drawn.you-deed }
    .you-deed = ziehst eine neue Laterne.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] gewinnt mit { $points } Punkt.
           *[other] gewinnt mit { $points } Punkten.
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] gewinnst mit { $points } Punkt.
           *[other] gewinnst mit { $points } Punkten.
        }

prompt-light = Zünde eine deiner Laternen an.
prompt-over = Das Spiel ist aus.
waiting-light = { $seat } zündet gleich eine Laterne an.

action-light = Die Laterne der Stärke { $lantern } anzünden
several-light = Eine Laterne anzünden

refused-no-lantern = So eine Laterne hast du nicht. Wähle eine von deiner Hand.

breakdown-lit = Angezündete Laternen
breakdown-points = Punkte

confidence-brightness = Fünf Stärken, je fünf Laternen; von uns erdacht.
confidence-hand = Drei Laternen auf jeder Hand; von uns erdacht.

piece-bag =
    { $count ->
        [one] { $count } Laterne im Beutel
       *[other] { $count } Laternen im Beutel
    }
piece-seat =
    { $points ->
        [one] { $seat } hat { $points } Punkt
       *[other] { $seat } hat { $points } Punkte
    }
    .you =
        { $points ->
            [one] Du hast { $points } Punkt
           *[other] Du hast { $points } Punkte
        }
piece-hidden = { $seat } hält { $count } Laternen, die sonst niemand sieht
    .you = Du hältst { $count } Laternen, die sonst niemand sieht
piece-hand = Auf der Hand von { $seat }: Laterne der Stärke { $lantern }, Anzahl: { $count }
    .you = Auf deiner Hand: Laterne der Stärke { $lantern }, Anzahl: { $count }
piece-lit = Von { $seat } angezündet: Laterne der Stärke { $lantern }, Anzahl: { $count }
    .you = Von dir angezündet: Laterne der Stärke { $lantern }, Anzahl: { $count }

section-table = Tisch

thing-lantern = Laterne der Stärke { $lantern }
says-lantern = Brennt sie, bringt sie so viele Punkte wie ihr Licht. Es gibt { $count } von dieser Art.
now-lantern = Bisher angezündet: { $count }.
thing-light = Licht von { $seat }
    .you = Dein Licht
says-light = Jede angezündete Laterne zählt ihr Licht, und wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das Licht auf der Hand.
thing-hand = Hand von { $seat }
    .you = Deine Hand
says-hand = Alle halten { $count } Laternen und zeigen sie bis zum Schluss niemandem.
thing-bag = Der Beutel
says-bag = Wer eine Laterne angezündet hat, zieht hier eine neue. Was noch darin ist, sieht niemand.
shelf-lanterns = Laternen
shelf-others = Der Beutel

howto-1-title = Worum es geht
howto-1-text = Alle halten geheime Laternen. Je heller die sind, die du anzündest, desto mehr Punkte.
howto-2-title = Dein Zug
howto-2-text = Zünde eine Laterne von deiner Hand an und zieh eine neue aus dem Beutel.
howto-3-title = Das Ende
howto-3-text = Nach fünf Zügen für alle wird das Licht gezählt. Bei Gleichstand werden die Hände gezeigt, und mehr Licht auf der Hand gewinnt.
