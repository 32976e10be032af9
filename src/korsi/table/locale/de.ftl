# Der Webtisch auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

## Probleme: was los ist und was zu tun ist (vom Server)

problem-malformed = Die Anfrage war unvollständig. Lade die Seite neu und versuche es noch einmal.
problem-seats-wrong = So lassen sich die Plätze nicht besetzen. Nimm selbst einen und wähle für jeden anderen einen Bot oder „frei“.
problem-name-wrong = Ein Name hat mindestens zwei und höchstens { $most } Zeichen. Wähle einen anderen.
problem-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Wähle ein längeres.
problem-clock-wrong = Eine Uhr braucht mindestens { $least } Sekunden. Wähle mehr Zeit oder keine Uhr.
problem-not-seated = Du sitzt nicht an diesem Tisch. Du kannst zuschauen oder einen freien Platz nehmen.
problem-not-yours = Das ist der Platz von jemand anderem. Spiele von deinem eigenen.
problem-forged = Dieser Link führt zu keinem Platz. Bitte um einen neuen.
problem-cross-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Öffne den Tisch hier und versuche es noch einmal.
problem-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides oder registriere dich.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat. Bitte darum.
problem-wrong-host = Unter dem Namen { $host } ist dieser Tisch nicht bekannt. Starte ihn mit --name { $host } oder öffne ihn über seine Adresse.
problem-not-found = Hier gibt es keine Seite. Geh zurück in die Lobby.
problem-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne in der Lobby einen neuen.
problem-method = So lässt sich diese Adresse nicht benutzen. Geh zurück in die Lobby.
problem-stale = Inzwischen ist etwas geschehen. Der Tisch ist jetzt aktuell; wähle noch einmal.
problem-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
problem-taken = Dieser Platz ist besetzt. Wähle einen anderen oder schau zu.
problem-begun = Dieses Spiel hat schon begonnen. Du kannst zuschauen.
problem-not-begun = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
problem-already-over = Das Spiel ist zu Ende. Du kannst es noch einmal ansehen oder ein neues beginnen.
problem-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setze einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Warte auf andere oder setze Bots hin.
    }
problem-name-taken = Dieser Name gehört zu einem Konto. Wähle einen anderen oder melde dich an.
problem-not-idle = Diese Person ist noch da. Gib ihr noch etwas Zeit.
problem-not-away = Auf diesem Platz gibt es niemanden zu ersetzen.
problem-resigned = Du hast dieses Spiel aufgegeben. Zuschauen kannst du weiterhin.
problem-not-finished = Das geht erst, wenn das Spiel zu Ende ist. Spiel es zuerst fertig.
problem-old-rules = Dieses Spiel wurde mit anderen Regeln gespielt als den installierten. Öffne es mit der Version von damals.
problem-no-hint = Gerade gibt es keinen Tipp für dich. Frag noch einmal, wenn du am Zug bist.
problem-fork-live = Andere spielen dieses Spiel noch. Wenn es zu Ende ist, kannst du von hier weiterspielen.
problem-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
problem-closed = Dieser Tisch wurde vor Spielbeginn geschlossen. Eröffne in der Lobby einen neuen.
problem-too-large = Das ist zu viel auf einmal. Eine Spieldatei ist viel kleiner; prüfe die Datei.
problem-broken-upload = Es kam keine Spieldatei an. Wähle eine .korsi-Datei und schicke sie noch einmal.
problem-too-fast =
    { $seconds ->
        [one] Das war etwas schnell. Versuche es in { $seconds } Sekunde noch einmal.
       *[other] Das war etwas schnell. Versuche es in { $seconds } Sekunden noch einmal.
    }
problem-too-many-streams = Dieser Tisch ist in zu vielen Fenstern offen. Schließe einige davon.
problem-broken = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher; lade die Seite neu.
problem-warming = Die Regeln dieses Spiels werden vorbereitet. Das dauert höchstens eine Minute und nur beim ersten Mal.
problem-stopping = Der Tisch wird neu gestartet. Die Seite kommt von selbst wieder.

## Was der Server am Tisch sagt

seat-open = Freier Platz
guest-name = Gast { $seat }
name-numbered = { $name } { $number }
turn-number = Zug { $turn }
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Alle Plätze sind besetzt. Das Spiel kann beginnen.
        [one] Eine Person fehlt noch. Schick ihr den Link.
       *[other] { $count } Personen fehlen noch. Schick ihnen den Link.
    }
prompt-past = So sah der Tisch nach Schritt { $move } aus.
prompt-curtain = Gib das Gerät an { $name } weiter.
prompt-hot-seat = { $name } spielt.
prompt-away = Deine Zeit war um, ein Bot hat für dich gezogen. Zieh selbst, dann bist du wieder dabei.
note-timeout = Die Zeit ist um: Ein Bot zieht für { $seat }.
note-replace = Ein Bot übernimmt für { $seat }.
note-resign = { $seat } gibt auf.
note-return = { $seat } ist wieder da.
note-leave = { $seat } hat den Tisch verlassen.
seat-link = An diesem Tisch ist ein Platz für dich frei gehalten.
sit-down = Hinsetzen
go-lobby = Zur Lobby
go-table = Zurück zum Tisch
