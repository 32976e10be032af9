# Der Webtisch auf Deutsch. Schlüssel und Variablen sind in allen fünf Dateien gleich (docs/languages.md).

## Probleme: was los ist und was zu tun ist (vom Server)

problem-malformed = Die Anfrage war unvollständig. Lade die Seite neu und versuche es noch einmal.
problem-seats-wrong = So lassen sich die Plätze nicht besetzen. Nimm selbst einen und wähle für jeden anderen einen Bot oder „frei“.
problem-name-wrong = Ein Name hat mindestens zwei und höchstens { $most } Zeichen. Wähle einen anderen.
problem-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Wähle ein längeres.
problem-clock-wrong = Eine Uhr braucht mindestens { $least } Sekunden. Wähle mehr Zeit oder keine Uhr.
problem-not-seated = Du sitzt nicht an diesem Tisch. Du kannst zuschauen oder einen freien Platz nehmen.
problem-not-yours = Das ist der Platz von jemand anderem. Spiele von deinem eigenen.
problem-forged = Dieser Link führt zu keinem Platz. Bitte die Person, von der du ihn hast, um einen neuen.
problem-cross-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Öffne den Tisch hier und versuche es noch einmal.
problem-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides oder registriere dich.
problem-not-host = Das kann nur die Person, die den Tisch eröffnet hat. Bitte sie darum.
problem-wrong-host = Unter dem Namen { $host } ist dieser Tisch nicht bekannt. Starte ihn mit --name { $host } oder öffne ihn über seine Adresse.
problem-not-found = Hier gibt es keine Seite. Geh zurück in die Lobby.
problem-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne in der Lobby einen neuen.
problem-method = So lässt sich diese Adresse nicht benutzen. Geh zurück in die Lobby.
problem-stale = Inzwischen ist etwas passiert. Der Tisch ist jetzt aktuell; wähle noch einmal.
problem-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
problem-taken = Dieser Platz ist besetzt. Wähle einen anderen oder schau zu.
problem-begun = Diese Partie hat schon begonnen. Du kannst zuschauen.
problem-not-begun = Die Partie hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
problem-already-over = Die Partie ist zu Ende. Du kannst sie noch einmal ansehen oder eine neue beginnen.
problem-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setze einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Warte auf andere oder setze Bots hin.
    }
problem-name-taken = Dieser Name gehört zu einem Konto. Wähle einen anderen oder melde dich an.
problem-not-idle = Diese Person ist noch da. Gib ihr noch etwas Zeit.
problem-not-away = Auf diesem Platz gibt es niemanden zu ersetzen.
problem-resigned = Du hast diese Partie aufgegeben. Zuschauen kannst du weiterhin.
problem-not-finished = Das geht erst, wenn die Partie zu Ende ist. Spiel sie zuerst fertig.
problem-past-not-finished = Diese Partie setzt eine fort, die noch läuft, und ihre Aufzeichnung verriete deren Startwert. Spiel jene zuerst fertig oder gib sie auf.
problem-old-rules = Diese Partie wurde nach anderen Regeln gespielt als den installierten. Öffne sie mit der Version von damals.
problem-old-box = Diese Partie wurde mit einer anderen Schachtel gespielt, deren Datei nicht aufgehoben wurde. Wer diesen Server betreibt, kann sie nachreichen.
problem-kept = Diese Partie wurde nach Regeln einer anderen Zeit gespielt. Ihre Bilder und ihr Verlauf stehen auf ihrer Seite.
kept-text = Diese Partie wurde nach Regeln einer anderen Zeit gespielt, die heutigen können sie nicht nachspielen. Das ist von ihr aufgehoben.
kept-place =
    { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
problem-no-box = Diese Schachtel gibt es hier nicht mehr. Schicke ihre Datei noch einmal.
problem-box-unchecked = Die Prüfung der Schachtel dauerte zu lange. Versuche es noch einmal mit weniger Änderungen.
problem-box-busy = Der Server ist ausgelastet und kam nicht dazu, die Schachtel zu prüfen. Versuche es in einer Minute noch einmal.
problem-no-hint = Gerade gibt es keinen Tipp für dich. Frag noch einmal, wenn du am Zug bist.
problem-hints-off = Dieser Tisch wurde ohne Tipps eröffnet. Wo du gegen Bots spielst, kannst du immer danach fragen.
problem-fork-live = Diese Partie läuft noch, und andere spielen mit. Ist sie zu Ende, kannst du von jedem Zug weiterspielen.
problem-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
problem-closed = Dieser Tisch wurde vor Spielbeginn geschlossen. Eröffne in der Lobby einen neuen.
problem-too-large = Das ist zu groß. Die Aufzeichnung einer Partie ist viel kleiner; prüfe die Datei.
problem-broken-upload = Es kam keine Aufzeichnung an. Wähle eine .korsi-Datei und schicke sie noch einmal.
problem-too-fast =
    { $seconds ->
        [one] Das war etwas schnell. Versuche es in { $seconds } Sekunde noch einmal.
       *[other] Das war etwas schnell. Versuche es in { $seconds } Sekunden noch einmal.
    }
problem-too-many-streams = Dieser Tisch ist in zu vielen Fenstern offen. Schließe einige davon.
problem-broken = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; lade die Seite neu.
problem-stopping = Der Tisch wird neu gestartet. Die Seite kommt von selbst wieder.
problem-no-store = Die Tische sind gerade nicht erreichbar; was dir bestätigt wurde, ist gespeichert. Versuch es gleich noch einmal.

## Was der Server am Tisch sagt

seat-open = Freier Platz
name-numbered = { $name } ({ $number })
turn-number = Zug { $turn }
round-number = Runde { $round }
choice-several = { $what }: { $count } Möglichkeiten
choice-alike = { $what } ({ $number })
choice-range = { $what }: { $least } bis { $most }
choice-payment = Alles bezahlen: { $what }
confirm-turn = Damit endet dein Zug.
confirm-part = Damit ist dein Teil getan.
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-practice = Danach lässt es sich nur noch zum Üben zurücknehmen.
log-forced = { $text } Etwas anderes war nicht möglich.
repeat-do = { $move }, bis die Runde endet
repeat-on = Doch nicht mehr: { $move }, bis die Runde endet
repeat-over-round = Die Runde ist vorbei: Du entscheidest wieder selbst.
repeat-over-upset = Es ist etwas geschehen, das dich betrifft: Du entscheidest wieder selbst.
repeat-over-new = Etwas Neues ist möglich: Du entscheidest wieder selbst.
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Alle Plätze sind besetzt. Die Partie kann beginnen.
        [one] Eine Person fehlt noch. Schick ihr den Link.
       *[other] { $count } Personen fehlen noch. Schick ihnen den Link.
    }
prompt-past = So sah der Tisch nach Schritt { $move } aus.
past-turn = Am Zug war: { $name }.
past-yours = Du warst am Zug.
prompt-curtain = Gib das Gerät an { $name } weiter.
prompt-hot-seat = { $name } spielt.
prompt-away = Deine Zeit war um, ein Bot hat für dich gezogen. Zieh selbst, dann bist du wieder dabei.
prompt-standing-in = Ein Bot spielt für dich. Tippe auf „{ ui-i-am-back }“, um wieder selbst zu spielen.
prompt-without-you = Die Partie hat ohne dich begonnen: Auf deinem Platz sitzt ein Bot.
prompt-kept = Deine Einladung sehen sie dort, wo die letzte Partie zu Ende ging.
rematch-place = Das nächste Mal haben alle eine andere Farbe.
rematch-moved = Alle haben eine andere Farbe als beim letzten Mal. Reihenfolge: { $order }.
note-timeout = Die Zeit ist um: Ein Bot zieht für { $seat }.
    .you = Die Zeit ist um: Ein Bot zieht für dich.
note-replace = Ein Bot übernimmt für { $seat }.
    .you = Ein Bot übernimmt für dich.
note-replace-by = { $by } lässt einen Bot spielen, bis { $seat } wieder da ist.
    .you = { $by } lässt einen Bot spielen, bis du wieder da bist.
note-replace-yours = Du lässt einen Bot spielen, bis { $seat } wieder da ist.
note-resign = { $seat } gibt auf.
    .you = { $seat } gibst auf.
note-resign-bot = { $seat } gibt auf: Ein Bot spielt weiter.
    .you = { $seat } gibst auf: Ein Bot spielt weiter.
note-return = { $seat } ist wieder da.
    .you = { $seat } bist wieder da.
note-leave = { $seat } hat den Tisch verlassen.
    .you = { $seat } hast den Tisch verlassen.
note-redeal = Von hier an ist alles, was { $seat } nicht wissen konnte, neu ausgelost.
    .you = Von hier an ist alles, was du nicht wissen konntest, neu ausgelost.
note-practice = Zurückgenommen: { $seat } spielt von hier weiter.
    .you = Zurückgenommen: Du spielst von hier weiter.
note-hint = { $seat } hat um einen Tipp gebeten.
    .you = { $seat } hast um einen Tipp gebeten.
note-guess = { $seat } hat den Faden verloren und macht irgendeinen erlaubten Zug.
    .you = Ein Bot, der für dich zieht, hat den Faden verloren und macht irgendeinen erlaubten Zug.
note-unproven = Die Regeln dieses Spiels wurden berichtigt. Alle Züge wurden nach den berichtigten Regeln noch einmal gespielt und gelten weiter; die Stellungen von damals waren nicht festgehalten, also schaut euch den Tisch bitte an.
note-ended = Die Regeln dieses Spiels wurden berichtigt, und nach den berichtigten Regeln lässt sich diese Partie nicht weiterspielen. Sie endet hier und zählt für niemanden; gezeigt wird, wie sie stand.
prompt-ended = Ansehen lässt sich alles, worin beide Regeln übereinstimmen; die Züge danach stehen im Verlauf.
note-lost = { $seat }: { $move } (nach den Regeln von damals)
note-lost-back = { $seat } nimmt einen Schritt zurück (nach den Regeln von damals)
note-lost-move = { $seat } macht einen Zug, den die heutigen Regeln nicht kennen.
sit-down = Hinsetzen
go-lobby = Zur Lobby
go-table = Zurück zum Tisch

## Seiten: rund um den Tisch

ui-brand = Korsi
ui-tagline = Brettspiele an einem Tisch
ui-lead = Setz dich und spiel: sofort gegen Bots, oder mit Freunden und Familie über einen Link. Ganz ohne Konto.
ui-skip = Zum Inhalt
ui-nav = Hauptmenü
ui-foot = Quelloffen, auf dem eigenen Rechner, ohne Überwachung
ui-theme-light = Helle Farben
ui-theme-dark = Dunkle Farben
ui-offline = Der Tisch ist gerade nicht erreichbar. Wir versuchen es weiter.
ui-broken = Auf dieser Seite ist etwas schiefgegangen. Die Partie ist sicher: Lade die Seite neu, dann geht es weiter.
ui-reload = Neu laden
ui-play-now = Jetzt spielen
ui-players = Personen
ui-opponent = Gegen
ui-how-to-play = So wird gespielt
ui-game-more = Personen, Bots, Spielregeln
ui-more = Mehr
ui-open-table = Mit Freunden spielen
ui-open = Tisch eröffnen
ui-seats = Plätze
ui-seat-me = Ich, hier am Gerät
ui-seat-open = Frei, für einen Gast
ui-table-waits = Du bekommst einen Link zum Tisch, für alle denselben. Die Partie beginnt, wenn alle Plätze besetzt sind oder du Bots dort Platz nehmen lässt.
ui-table-begins = Die Partie beginnt sofort.
ui-pace = Tempo
ui-pace-live = Live, am Stück
ui-pace-turns = Zug um Zug, über Tage
ui-clock = Uhr
ui-clock-none = Keine Uhr
ui-clock-move = Pro Zug
ui-clock-game = Pro Partie
ui-clock-time = Zeit
ui-clock-text = Ist die Zeit um, zieht ein Bot. In einer Live-Partie spielt er weiter, bis man wieder da ist.
ui-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
ui-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
ui-listed = In der Lobby zeigen
ui-listed-text = Auf einen freien Platz darf sich jeder setzen. Sonst nur, wem du den Link schickst.
ui-options = Regelvarianten
ui-mine = Meine Tische
ui-mine-none = Du sitzt noch an keinem Tisch.
ui-join = Mitspielen
ui-join-none = Gerade sucht niemand Mitspieler. Lade selbst welche ein.
ui-watch = Zuschauen
ui-watch-none = Gerade läuft keine öffentliche Partie.
ui-your-turn = Du bist dran
ui-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
ui-finished = beendet
ui-guided = Ein erstes Spiel mit Anleitung
ui-upload = Eine Aufzeichnung ansehen
ui-upload-text = Jede beendete Partie lässt sich als kleine Datei herunterladen. Lade eine hoch, um sie Zug für Zug anzusehen oder von irgendeinem Zug an weiterzuspielen.
ui-file = Eine .korsi-Datei
ui-upload-do = Hochladen und ansehen
ui-picture-of = Der Tisch von { $game } mitten in der Partie
ui-rules-full = Die vollständigen Regeln, Absatz für Absatz
ui-rules-text = So, wie das Programm ihnen folgt. Wo wir einer Regel nicht ganz sicher sind, steht es dabei.
ui-rules-search = Regeln durchsuchen
ui-box = Für Besitzer der Schachtel: was wir nur vermuten
ui-box-text = Manches stand in keiner Quelle; es ist unsere beste Vermutung. Hier steht, was.
ui-box-mend = Du besitzt die Schachtel? Hol dir die Datei mit ihren Werten, berichtige sie, prüfe sie und spiel damit:
ui-own-box =
    { $count ->
        [0] eigene Schachtel: kein Wert weicht ab
        [one] eigene Schachtel: ein Wert weicht ab
       *[other] eigene Schachtel: { $count } Werte weichen ab
    }
ui-own-box-text = An diesem Tisch wird mit einer eigenen Schachtel gespielt. Diese Werte weichen von unserer ab:
ui-own-box-page = Die Schachtel, ihre Datei und weitere Tische damit
ui-box-correct = Schachtel berichtigen
ui-box-title = Deine Schachtel: { $game }
ui-box-lead = Du hast { $game } zu Hause? Berichtige, was wir nur vermuten, oder schicke deine eigene Datei. Dann eröffne Tische damit: Alle dort sehen, welche Werte abweichen.
ui-box-send = Eine Datei schicken
ui-box-send-text = Eine components.toml von höchstens { $kb } KB. Sie wird geprüft, und einige Partien werden damit probiert.
ui-box-file = Deine components.toml
ui-box-send-do = Prüfen
ui-box-get = unsere components.toml
ui-box-values = Die vermuteten Werte
ui-box-values-text = Nur, wobei wir nicht sicher sind. Was du nicht weißt, lass stehen.
ui-box-map = Das Brett, um einen Ort nach Buchstabe und Zahl zu finden
ui-box-likely = Auch die wahrscheinlichen Werte zeigen
ui-box-unsure-only = Nur die vermuteten
ui-box-none = Hier ist nichts nur vermutet.
ui-box-was = bei uns: { $value }
ui-box-save = Prüfen und behalten
ui-box-save-text = Du bekommst eine Seite mit den Abweichungen, der Datei und einem Tisch zum Eröffnen.
ui-box-differs = Was von unserer Schachtel abweicht
ui-box-same = Kein Wert weicht von unserer Schachtel ab.
ui-box-load = Datei herunterladen
ui-box-open = Einen Tisch mit dieser Schachtel eröffnen
ui-box-bots = Bots spielen sie unvorbereitet, also nicht in Bestform.
ui-box-again = Mehr ändern
ui-account = Konto
ui-you-are = Du bist { $name }
ui-account-guest = Du spielst als Gast. Mit Namen und Passwort folgen dir deine Tische auf jedes Gerät.
ui-account-known = Deine Tische folgen dir auf jedes Gerät.
ui-name = Name
ui-name-change = Wie sollen wir dich nennen?
ui-save = Speichern
ui-password = Passwort
ui-password-least = Mindestens 8 Zeichen.
ui-register = Konto anlegen
ui-register-text = Deine jetzigen Tische bleiben deine.
ui-login = Anmelden
ui-logout = Abmelden
ui-finished-games = Beendete Partien
ui-finished-none = Noch keine beendeten Partien.

## Die Tischseite

ui-board = Das Spielbrett
ui-reconnecting = Verbindung wird wiederhergestellt …
ui-menu = Menü
ui-do = Was jetzt zu tun ist
ui-choices = Deine Möglichkeiten
ui-steps = Dieser Zug bisher
ui-take-back = Zurücknehmen
ui-take-back-practice = Zurücknehmen (Übung)
ui-taken-back = { $name } hat einen Schritt zurückgenommen.
ui-back-turns = Zurück bei deiner letzten Wahl, vor dem Zug von { $names }.
ui-back-drawn = Zurück bei deiner letzten Wahl, vor dem, was aufgedeckt wurde.
ui-practice = Übung
ui-practice-text = Jemand ist hinter eine Ziehung, etwas Gezeigtes oder den Zug eines Bots zurückgegangen. Das Ergebnis zählt nicht.
ui-practice-yours = Ab hier ist diese Partie Übung: Das Ergebnis zählt nicht.
ui-ask = Fragen, bevor mein Zug endet
ui-ask-touch = Was nicht zurückzunehmen ist, wartet nach einem Tippen auf den Plan auf „{ do-it }“: Der Finger kann danebengehen.
ui-confirm-yes = Zug beenden
ui-confirm-no = Noch nicht
ui-confirm-never = Ja, und nicht mehr fragen
ui-confirm-off = Es wird nicht mehr gefragt. Im Menü lässt es sich wieder einschalten.
ui-confirm-off-touch = Ab jetzt endet dein Zug ohne Frage; im Menü lässt sie sich wieder einschalten. Was du auf dem Plan antippst, wird weiter vorher gefragt.
ui-unsent = Noch nicht gesendet: { $move }. Sobald der Tisch erreichbar ist, wird es gesendet.
ui-unsent-drop = Nicht senden
ui-sent = Jetzt gesendet: { $move }
ui-lost = Am Tisch ging es ohne diesen Zug von dir weiter: { $move }. Wähle noch einmal.
ui-hint = Tipp
ui-scores = Punkte
ui-acting = am Zug
ui-away = abwesend
ui-gone = { $name } ist gerade nicht da.
ui-gone-for = { $name } ist seit { $minutes } Min. nicht da.
ui-bot-plays = ein Bot spielt
ui-welcome-back = Schön, dass du wieder da bist. Bis jetzt hat ein Bot für dich gespielt.
ui-waking = wacht noch auf, spielt einfacher
ui-resigned = aufgegeben
ui-days-left = { $days } T.
ui-log = Verlauf
ui-chat = Chat
ui-chat-new = neue Nachrichten
ui-chat-say = Sag etwas
ui-chat-send = Senden
ui-chat-bots = Hier sitzen nur Bots: Sie antworten nicht.
ui-rules = Regeln
ui-tabs = Verlauf, Chat, Regeln
ui-more-to-read = Mehr Platz zum Lesen
ui-larger = Größer
ui-smaller = Kleiner
ui-no-log = Noch ist nichts passiert.
ui-caused = Dein letzter Zug für die anderen: { $what }
ui-since = Seit deinem letzten Zug
ui-since-all = Was zuletzt passiert ist
ui-since-rest =
    { $count ->
        [one] noch einer im Verlauf
       *[other] noch { $count } im Verlauf
    }
ui-since-folded =
    { $count ->
        [one] { $count } Zug seit deinem
       *[other] { $count } Züge seit deinem
    }
ui-since-folded-all =
    { $count ->
        [one] Bisher { $count } Zug
       *[other] Bisher { $count } Züge
    }
ui-film-first = Sieh zuerst, was die anderen getan haben. Dann bist du dran.
ui-film-of = { $name } spielt gerade.
ui-film-own = Das hat dein Zug bewirkt.
ui-film-again = Noch einmal: der Zug von { $name }.
ui-film-again-own = Noch einmal: dein Zug.
ui-again = Noch einmal zeigen
ui-skip-film = Vorspulen
ui-times = { $what } (×{ $often })
ui-steps-of = Die Schritte dieses Zuges
ui-standing = Wenn die Partie jetzt endete
ui-standing-head = { $what }, wenn jetzt Schluss wäre
colours-each = Ihr spielt beide mit je { $count } Farben.
colours-yours = Du spielst { $colours }.
ui-less = weitere liegen verdeckt
ui-play = Partie abspielen
ui-pause = Anhalten
ui-speed = Was andere tun, wird gezeigt
ui-speed-off = auf einmal
ui-speed-fast = zügig, Schritt für Schritt
ui-speed-normal = Schritt für Schritt
ui-speed-slow = langsam, Schritt für Schritt
ui-options-here = An diesem Tisch anders
ui-pair = { $what }: { $said }
ui-from-to = { $before } → { $after }
gains-rest = alles Übrige
ui-history = Bisherige Schritte
ui-move-of = Schritt { $at } von { $last }
ui-at-of = { $at }/{ $last }
ui-so-far = Jetzt
ui-picked = Wähle jetzt eine der leuchtenden Stellen.
ui-past = Rückblick, { $where }:
ui-past-first = vor dem ersten Zug
ui-past-step = Schritt { $at } von { $last } dieses Zugs:
ui-first = Zum Anfang
ui-older = Einen Zug zurück
ui-newer = Einen Zug vor
ui-last = Zum aktuellen Stand
ui-to-now = Zurück zum aktuellen Stand
ui-fork = Von hier gegen Bots weiterspielen
ui-zoom = Ansicht
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-fit = Ganzes Brett
ui-sheet = Auswahl, Verlauf und Chat hochziehen
ui-close = Schließen
ui-noscript = Dieser Tisch braucht JavaScript.
ui-sit = Hier Platz nehmen
ui-sit-too = Jemand hier am Gerät
ui-invite = Link für diesen Platz
ui-seat-ways = Anders besetzen
ui-seat-bot = Ein Bot
ui-bot-off = Entfernen
ui-take-place = Meinen Platz einnehmen
ui-leave = Aufstehen
ui-share = Link zu diesem Tisch
ui-share-text = Schick diesen Link an alle, die mitspielen sollen:
ui-fill = Mit Bots auf den freien Plätzen beginnen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-replace = Bot spielen lassen, bis { $name } wieder da ist
ui-own-link = Link, um auf einem anderen Gerät weiterzuspielen
ui-own-link-title = Dein Platz auf einem anderen Gerät
ui-own-link-text = Wer diesen Link öffnet, spielt auf deinem Platz: Behalte ihn für dich.
ui-i-am-back = Ich bin wieder da
ui-result = Ergebnis
ui-end = Die Partie ist zu Ende
ui-ended-early = Die Partie endete, weil jemand aufgegeben hat.
ended-bot-for = ein Bot für { $seat }
    .you = ein Bot für dich
ui-chart = Im Lauf der Partie
ui-chart-steps = Schritte: { $count }
ui-rematch = Noch eine Partie
ui-download = Aufzeichnung herunterladen
ui-look-back = Wiederholung
ui-proof = Der Zufall stand vor dem ersten Zug fest: Der Fingerabdruck unten gehört zu Startwert und Zusatz.
ui-seed = Startwert
ui-nonce = Zusatz
ui-commitment = Fingerabdruck
ui-commitment-text = Fingerabdruck des Zufalls dieser Partie; woraus er gebildet ist, wird am Ende gezeigt:
ui-sound = Töne: wenn ich dran bin, Züge, Punkte, das Ende
ui-notify = Eine Mitteilung, wenn ich dran bin
ui-notify-blocked = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
ui-keys = Tasten
ui-key-arrows = über das Brett gehen und durch das, was es fragt
ui-key-enter = ausführen
ui-key-esc = eine Ebene zurück
ui-key-history = Zug um Zug vor und zurück
ui-key-steps = einzelne Schritte vor und zurück
ui-key-zoom = vergrößern, verkleinern, ganzes Brett
ui-key-help = diese Tasten
ui-resign = Aufgeben
ui-resign-sure = Willst du diese Partie wirklich aufgeben? Das lässt sich nicht zurücknehmen.
ui-resign-yes = Ja, aufgeben
ui-resign-no = Nein, weiterspielen
ui-pass = Gib das Gerät an { $name } weiter
ui-curtain-go = Ich bin da, zeig mir den Tisch
ui-other-table = Du bist dran: { $game }, an einem anderen Tisch.

## Leute: Platz nehmen, einladen, noch eine Partie

guest-name =
    { $number ->
        [0] Fröhlicher Otter
        [1] Mutiger Igel
        [2] Neugieriger Fuchs
        [3] Lustiger Dachs
        [4] Sonniges Rotkehlchen
        [5] Schlaue Elster
        [6] Sanfter Bär
        [7] Glückshase
        [8] Weise Eule
        [9] Flinke Schwalbe
        [10] Munteres Glühwürmchen
        [11] Heiterer Delfin
        [12] Verträumte Katze
        [13] Kühnes Eichhörnchen
        [14] Gemütliche Haselmaus
       *[other] Wacher Luchs
    }
prompt-sit =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
note-wins =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
    .you =
        { $points ->
            [one] { $seat } gewinnst mit { $points } Punkt.
           *[other] { $seat } gewinnst mit { $points } Punkten.
        }
ui-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
ui-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
invitation = { $host } lädt dich zu { $game } ein: Setz dich!
invitation-device = { $game } auf diesem Gerät als { $name } weiterspielen
ui-go-on-here = Hier weiterspielen
prompt-watching = Du schaust zu.
prompt-clocks-wait = Die Uhren laufen los, sobald alle das Brett gesehen haben.
ui-pace-live-short = live
ui-pace-turns-short = Zug um Zug
ui-clock-none-of = ohne Uhr
ui-clock-move-of = { $time } pro Zug
ui-clock-game-of = { $time } pro Partie
ui-somebody = Jemand
ui-mine-running = Deine Partien
ui-all-mine = Alle { $count }
ui-name-yours = Dein Name
ui-only-watch = Nur zuschauen
ui-fair = Fairer Zufall: wie man ihn prüft
ui-fair-text = Niemand, auch dieser Server nicht, konnte während der Partie etwas am Zufall ändern.
ui-next-game = Bei der nächsten Partie zuschauen
ui-stand-in = Einen Bot für mich spielen lassen
ui-share-watch = Wer diesen Link hat, kann bei dieser Partie zuschauen:
ui-share-send = Senden …
ui-share-scan = QR-Code
ui-fork-seat = Auf wessen Platz willst du weiterspielen? Auf den anderen spielen Bots.
ui-closed = Dieser Tisch ist geschlossen
ui-go-there = Hingehen
ui-resign-ends = Die Partie ist sofort zu Ende, und du landest auf dem letzten Platz.
ui-resign-bot = Ein Bot spielt den anderen zuliebe auf deinem Platz weiter. Du landest auf dem letzten Platz und kannst weiter zuschauen. Musst du nur weg, lass einen Bot für dich spielen: Dann kannst du zurückkommen.
ui-rematch-asked = { $name } möchte noch eine Partie spielen.
ui-rematch-join = In der nächsten Partie mitspielen
ui-clock-short = Deine Zeit ist fast um: noch { $time }.
ui-saved = Gespeichert.

## Was etwas ist und warum es sich nicht wählen lässt

card-unsure = teils unsere Vermutung; deine Schachtel kann abweichen
card-unsure-means = Einige Zahlen hier standen in keiner Quelle; sie sind unsere beste Vermutung. Wer die Schachtel hat, kann sie berichtigen.
why-open = Die Partie hat noch nicht begonnen.
why-past = So sah der Tisch nach Schritt { $move } aus. Geh zum Spielen zurück zum aktuellen Stand.
why-over = Die Partie ist zu Ende, es gibt nichts mehr zu wählen.
why-curtain = Sag zuerst, dass du an diesem Bildschirm dran bist.
why-watching = Du schaust an diesem Tisch zu; wählen können nur die Mitspielenden.
why-not-your-turn = Du bist nicht dran. { $waiting }
why-elsewhere = Das kannst du wählen: Klick dort, wo es leuchtet, oder nimm es aus der Liste.
why-first = Wähle zuerst, was hierher soll: Es leuchtet und steht in der Liste.
why-nothing = Hier gibt es nichts zu wählen. { $prompt }
why-instead = Dies wählen statt: { $step }
ui-belongs = Gehört { $name }
ui-belongs-you = Gehört dir
ui-clause = Regel { $clause }
ui-sections = Teile des Tisches
ui-to-act = hier kannst du etwas tun
ui-happened = hier ist seit deinem letzten Zug etwas passiert
ui-ends-read = Gelesen
ui-ends-all = Wer bekommt was?
ui-whole-table = Den ganzen Tisch sehen
ui-one-part = Einen Teil groß sehen
ui-overview = Alle Teile des Tisches. Tippe einen an, um ihn groß zu sehen.
ui-hand = Deine Sachen: groß zeigen
ui-catalogue = Alles, was in der Schachtel ist
ui-catalogue-page = Als eigene Seite, zum Suchen und Drucken
ui-catalogue-of = { $game }: alles, was in der Schachtel ist
ui-catalogue-text = Alle Teile mit Bild und Wirkung. Wo es gepunktet unterstrichen ist, sind Zahlen unsere Vermutung; wer die Schachtel hat, kann sie berichtigen.
ui-catalogue-search = Suchen
ui-catalogue-nothing = Nichts hier enthält diese Wörter. Versuche ein anderes.
ui-key-things = über alles wandern und lesen, was es ist; Enter sagt, warum es sich nicht wählen lässt

## Gegenüber

opponent-first = {$name} (leicht) passt gut für den Anfang; {$easier} (Anfängerin) ist noch leichter.
opponent-up = Gegen {$last} hast du gewonnen: Als Nächstes passt {$name}.
opponent-down = Nach zwei Niederlagen gegen {$last}: Vielleicht passt {$name} besser.
opponent-same = {$name} passt zu deinen letzten Partien.
bot-own = {$name}, ein Programm
bot-own-text = Ein Programm, das der Betreiber dieses Tisches hinzugefügt hat.

## Konten und Fremde

problem-too-slow = Die Anfrage kam nicht rechtzeitig an. Prüfe deine Verbindung und versuche es noch einmal.
problem-name-mixed = Dieser Name mischt Buchstaben verschiedener Alphabete, die sich zum Verwechseln ähneln. Schreibe ihn in einem Alphabet.
problem-password-weak = Dieses Passwort ist leicht zu erraten. Nimm drei oder vier Wörter, die niemand zusammen vermutet.
problem-password-wrong = Das ist nicht dein jetziges Passwort. Prüfe es und versuche es noch einmal.
problem-wrong-code = Name und Notfallcode passen nicht zusammen, oder der Code wurde schon benutzt. Prüfe beides.
problem-no-account = Dafür braucht es ein Konto. Melde dich an oder lege eines an.
problem-banned = Wer diesen Server betreibt, hat ihn für dich gesperrt. Falls das ein Irrtum ist, wende dich dorthin.
ui-sessions = Wo du angemeldet bist
ui-session-here = dieses Gerät
ui-session-seen = zuletzt benutzt: { $when }
ui-session-unknown = Ein Browser
ui-session-end = Dort abmelden
ui-sessions-end = Überall sonst abmelden
ui-password-change = Passwort ändern
ui-password-text = Alle anderen, die in deinem Konto angemeldet sind, werden abgemeldet.
ui-password-old = Jetziges Passwort
ui-password-new = Neues Passwort
ui-codes = Notfallcodes
ui-codes-text = Solltest du dein Passwort vergessen, lässt dich einer dieser Codes wieder hinein. Wir kennen keine E-Mail-Adresse von dir: Ohne Passwort und Codes ist ein Konto verloren.
ui-codes-left =
    { $count ->
        [0] Du hast keine Codes.
        [one] Du hast einen unbenutzten Code.
       *[other] Du hast { $count } unbenutzte Codes.
    }
ui-codes-make = Neue Codes erzeugen
ui-codes-once = Schreib dir diese Codes auf: Sie werden nur dieses eine Mal gezeigt. Jeder gilt einmal; ältere gelten nicht mehr.
ui-recover = Passwort vergessen?
ui-recover-text = Gib einen deiner Notfallcodes ein und wähle ein neues Passwort.
ui-code = Notfallcode
ui-recover-do = Neues Passwort setzen
ui-blocked = Wessen Nachrichten du nicht siehst
ui-unblock = Wieder anzeigen
ui-chat-about = Zu dieser Nachricht von { $name }
ui-chat-report = Melden
ui-chat-reported = Danke. Wer diesen Server betreibt, wird es lesen.
ui-chat-block = Alles von { $name } ausblenden
ui-chat-blocked = Du siehst nicht mehr, was { $name } schreibt. Auf der Seite deines Kontos lässt sich das ändern.
ui-proof-sent = Diese Aufzeichnung wurde eingesandt: Ihre Partie wurde nicht an diesem Tisch ausgeteilt. Der Fingerabdruck gehört zu Startwert und Zusatz; dass er vor dem ersten Zug gezeigt wurde, sagt nur die Aufzeichnung.

## A guided first game

problem-no-lesson = Für dieses Spiel gibt es hier keine geführte Partie. Spiele stattdessen gegen einen Bot.
problem-lesson-other = Das wäre erlaubt, aber in dieser ersten Partie ist etwas anderes geplant. Tu, was markiert ist, oder verlasse die Führung und spiele frei.
problem-lesson-gone = Die Partie ist einen anderen Weg gegangen als die Führung: Hier geht sie nicht mehr weiter. Beginne in der Lobby mit „Lernen“ neu.
ui-learn = Lernen
ui-learn-alone = Das Solospiel lernen
lesson-leave = Führung verlassen
lesson-left = Führung geschlossen. Das Menü holt sie zurück.
lesson-back = Zurück zur Führung
lesson-of = Schritt {$at} von {$last}
lesson-now = Jetzt: {$what}
lesson-tip = Hinweis
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-understood = Verstanden

## Puzzles of the day

problem-no-puzzle = Hier gibt es kein Rätsel. Nimm eines der heutigen aus der Lobby.
problem-puzzle-over = Der Zug dieses Rätsels ist gespielt. Versuche es noch einmal oder spiele von hier aus weiter.
problem-puzzle-hint = Das ist ein Rätsel: Finde den Zug selbst oder lass ihn dir zeigen.
prompt-puzzle = Dein Zug ist gespielt.
puzzle-title = Rätsel des Tages
puzzle-open = Finde den Zug, der am häufigsten gewinnt.
puzzle-judging = Dein Zug wird abgewogen …
puzzle-wrong = Es gibt einen besseren Zug. Deiner gewinnt {$chance} der Partien, die folgen könnten, der beste {$best}.
puzzle-solved = Gefunden! Das gewinnt {$chance} der Partien, die folgen könnten.
puzzle-shown = Gesucht war dieser Zug; er gewinnt {$best} der Partien, die folgen könnten. Spiele ihn, wenn du magst.
puzzle-percent = {$percent} %
puzzle-best = Der beste Zug
puzzle-others = Andere im Vergleich
puzzle-why = Warum
puzzle-again = Noch einmal
puzzle-restart = Von vorn
puzzle-show = Zeig es mir
puzzle-on = Von hier weiterspielen
puzzle-more = Alle Rätsel
puzzle-streak =
    {$days ->
        [one] Serie: ein Tag
       *[other] Serie: {$days} Tage
    }
puzzle-most =
    {$days ->
        [one] Längste Serie: ein Tag
       *[other] Längste Serie: {$days} Tage
    }
puzzle-done = Heute gefunden
puzzle-go = Lösen
puzzle-yesterday = Das Rätsel von gestern
puzzle-lead = Eine Stellung aus einer Partie unserer Bots, heute für alle dieselbe. Ein Zug ist deutlich der beste: Spiele ihn auf dem Brett. Jeder Zug, der fast so gut ist, zählt auch.
puzzle-players = 
    {$count ->
        [2] Eine Partie zu zweit; du bist am Zug.
        [3] Eine Partie zu dritt; du bist am Zug.
        [4] Eine Partie zu viert; du bist am Zug.
        [5] Eine Partie zu fünft; du bist am Zug.
       *[other] Eine Partie zu sechst; du bist am Zug.
    }
puzzle-alone = Eine Partie allein; du bist am Zug.
puzzle-framed = Was golden umrahmt ist, gehört dir.
puzzle-tomorrow = Das nächste Rätsel kommt um Mitternacht UTC.
puzzle-tomorrow-at = Das nächste Rätsel kommt um { $time }.

## Analysis boards

problem-board-live = Diese Partie, oder die, aus der sie stammt, wird noch gespielt. Ein Analysebrett gibt es, wenn sie zu Ende ist.
problem-record-running = Diese Aufzeichnung gehört zu einer Partie, die hier gerade gespielt wird. Wenn sie zu Ende ist, kannst du sie einsenden.
board-open = Analysebrett
board-fresh = Ein neues Analysebrett
board-report = Zurück zum Bericht
board-game = Zurück zur Partie
board-title = Analysebrett
board-you = { $name } (du)
board-text = Hier ziehst du für alle. Nimm zurück, so viel du magst.
board-thinking = Die besten Züge werden gesucht …
board-best = Die besten Züge von hier aus mit ihrer Gewinnchance in Prozent. Die Zahlen auf dem Brett sagen dasselbe; Türkis ist am besten.
board-then = dann zum Beispiel
board-on = Von hier weiter analysieren
board-whose = { $name } ist am Zug.

## The hint

hint-chance = Von 100 Probepartien ab hier gewinnst du mit diesem Zug etwa { $after }, mit dem nächstbesten etwa { $next }
hint-chance-alike = Von 100 Probepartien ab hier gewinnst du mit diesem Zug etwa { $after }, mit dem nächstbesten etwa ebenso viele: Beide sind gleich gut
hint-chance-about = Von 100 Probepartien ab hier gewinnst du mit diesem Zug etwa { $after }
hint-chance-hardly = Selbst mit diesem Zug gewinnst du von 100 Probepartien ab hier kaum eine
hint-of-hundred = { $n } von 100
hint-percent = { $n } %
hint-against = Für den Tipp spricht: { $reason }
hint-then = Danach wählst du weiter, sobald du siehst, was gekommen ist.
hint-waking = Die Beratung wird gerade erst bereit: Das ist nur ein kurzer Blick. Frag in einer Minute noch einmal.
hint-why = Was dieser Zug ändert
hint-others = Andere Züge
hint-play = So spielen
do-it = Ausführen
hint-close = Tipp schließen
hint-stop = Abbrechen
hint-long = Gerade wird auch für andere überlegt, darum dauert es etwas länger. Du kannst inzwischen weiterspielen.
hint-time = { $count } s
ui-hints = Tipps auch im Spiel mit anderen erlauben
ui-hints-text = Wer um einen bittet, steht im Verlauf. Allein gegen Bots gibt es immer Tipps.
ui-hints-on = An diesem Tisch sind Tipps erlaubt. Wer um einen bittet, steht im Verlauf.
ui-hints-off = An diesem Tisch gibt es keine Tipps.

## Die Partie danach

problem-analysis-live = Diese Partie läuft noch; solange erfährt niemand, wie sie von außen aussieht. Komm wieder, wenn sie zu Ende ist.
problem-no-analysis = Diese Partie ließ sich nicht nachträglich ansehen. Wer den Server betreibt, findet den Grund in dessen Protokoll.
ui-analysis = Spielbericht
ui-analysis-after = Spielbericht: aus Fehlern lernen
ui-analysis-of = { $game }: Spielbericht
ui-after-words = Die Wiederholung zeigt die Partie noch einmal auf dem Brett. Der Spielbericht nennt die Chancen aller, die Wendepunkte und was jede Entscheidung gekostet hat. Auf dem Analysebrett probierst du selbst andere Züge.
ui-analysis-wait = Die Partie wird Zug um Zug ausgewertet. Du kannst hier warten oder später wiederkommen.
ui-analysis-graph = Gewinnchancen
ui-analysis-graph-text = 60 % heißt: Von 100 Partien, die von dort weitergehen, würden etwa 60 gewonnen, nach dem, was man selbst sehen konnte; zusammen müssen es nicht 100 % sein. Die Linien sind geschätzt; was ein Zug gekostet hat, ist viele Male ausgespielt und kann abweichen. Punkte sind Wendepunkte: Wähl einen aus.
ui-analysis-graph-luck = Das blasse Band ist Glück.
ui-analysis-start = Die Aufstellung
ui-analysis-chance-of = { $name } { $chance }
ui-analysis-decided = { $name } spielte: { $move }
ui-analysis-decided-before = Hier gespielt, bevor die Partie fortgesetzt wurde: { $move }
ui-analysis-decided-bot = Ein Bot spielte für { $name }: { $move }
ui-analysis-decided-bot-you = Ein Bot spielte für dich: { $move }
ui-analysis-decided-you = Du hast gespielt: { $move }
ui-analysis-better = Ein besserer Zug: { $move }
ui-analysis-told = Was ein Tipp { $name } gesagt hätte:
ui-analysis-chances = Gewinnchance: { $best } mit dem besseren Zug, { $own } mit diesem
ui-analysis-glance = Gewinnchance vor diesem Zug:
ui-analysis-steps = Alle Schritte davon
ui-analysis-left = noch etwa { $minutes } Min.
ui-analysis-left-little = noch weniger als eine Minute
ui-analysis-begins = Es geht los: Die Regeln werden geladen …
ui-analysis-ahead = Zuerst wird eine andere Partie ausgewertet.
ui-analysis-graph-keys = Oder geh mit den Pfeiltasten.
ui-analysis-not-played = Das Brett zeigt jetzt den besseren Zug, der nicht gespielt wurde. Was er ändert, ist umrandet.
ui-analysis-show-played = Zurück zur Stellung der Partie
ui-analysis-wrong = Schief ging es beim { $step }. Schritt des Zuges.
ui-analysis-forced = Hier gab es nichts zu entscheiden.
ui-analysis-luck-here = Das Glück unmittelbar davor änderte die Chance von { $name } um { $chance }
ui-analysis-luck-here-you = Das Glück unmittelbar davor änderte deine Chance um { $chance }
ui-analysis-show-better = Den besseren Zug auf dem Brett zeigen
ui-analysis-look = Ansehen
ui-analysis-none = In dieser Partie hat niemand viel verschenkt.
ui-analysis-try = Hier einen anderen Zug probieren
ui-analysis-try-do = Was ist er wert?
ui-analysis-tried = Mit „{ $move }“ läge die Gewinnchance von { $name } bei { $chance }.
ui-analysis-tried-you = Mit „{ $move }“ läge deine Gewinnchance bei { $chance }.
ui-analysis-thinking = Wird überlegt …
ui-analysis-on = Von hier weiterspielen gegen
ui-analysis-on-do = Weiterspielen
ui-analysis-turning = Wendepunkte
ui-analysis-turning-others = Wendepunkte der anderen
ui-analysis-sums = Glück und Spiel
ui-analysis-sums-text = Durchschnitt, Aufstellung, Glück, eigenes Spiel und das der anderen ergeben zusammen das Ergebnis. Glück ist, was Würfel, Ziehen und verdeckt Verteiltes gegenüber dem Erwartbaren verändert haben; was andere verdeckt gesammelt haben, zählt als ihr Spiel. Unter Gleichen wiegt Glück oft mehr als alles, was man tut. Das eigene Spiel wird an einem durchschnittlichen Zug an diesem Tisch gemessen.
ui-analysis-given-up = Diese Partie wurde vor dem Ende aufgegeben. Das Ergebnis ist die Gewinnchance aller in diesem Augenblick, jeweils nach dem, was sie selbst sehen konnten, zusammen auf 100 % gebracht; die Rangfolge kann anders aussehen.
ui-analysis-guided = „Mit der Anleitung“ heißen Züge, die die Anleitung vorgab; sie werden nicht benotet.
ui-analysis-grades = Entscheidungen nach Güte
ui-analysis-given-away-text = „Verschenkt“ zählt zusammen, was alle Entscheidungen gekostet haben; das kann mehr als 100 % sein.
ui-analysis-periods = Abschnitt für Abschnitt
ui-analysis-decisions = Entscheidungen
ui-analysis-who = Spieler
ui-analysis-whose = Von wem
ui-analysis-all = Von allen
ui-analysis-learn = Aus den eigenen Fehlern lernen
ui-analysis-learn-text = Die Stellungen, in denen am meisten verschenkt wurde, noch einmal. Jeder Zug, der fast so gut ist wie der beste, gilt.
ui-analysis-learn-begin = Anfangen
ui-analysis-learn-ask = Stellung { $at } von { $last }: Was würdest du tun?
ui-analysis-learn-right = Ja, das ist so gut wie der beste Zug.
ui-analysis-learn-not = Damit ist die Gewinnchance { $own } statt { $best }. Versuch einen anderen Zug oder sieh die Lösung an.
ui-analysis-learn-answer = Lösung zeigen
ui-analysis-learn-next = Weiter
ui-analysis-learn-done = Das waren alle. Gut hingesehen.
ui-analysis-learn-none = Es gibt keinen klaren Fehler, aus dem zu lernen wäre. Das kommt bei guten Spielern vor.
analysis-grade-best = bester
analysis-grade-good = gut
analysis-grade-slip = ungenau
analysis-grade-mistake = Fehler
analysis-grade-settled = schon entschieden
analysis-grade-guided = mit der Anleitung
analysis-average = Durchschnitt
analysis-setup = Aufstellung
analysis-luck = Glück
analysis-play = Eigenes Spiel
analysis-others = Spiel der anderen
analysis-result = Ergebnis
analysis-given-away = Verschenkt
analysis-period = Abschnitt
analysis-third-1 = Eröffnung
analysis-third-2 = Mitte
analysis-third-3 = Ende
analysis-then =
    { $count ->
        [one] { $first } und ein weiterer Schritt
       *[other] { $first } und { $count } weitere Schritte
    }
ui-practice-sure = { $why ->
    [bot] Damit gehst du hinter den Zug eines Bots zurück.
    [bots] Damit gehst du hinter die Züge mehrerer Bots zurück.
    [draw] Damit gehst du hinter etwas zurück, das der Zufall entschieden hat.
   *[shown] Dein Schritt hat etwas Verborgenes gezeigt, etwa eine Karte deiner Hand, und du nimmst ihn zurück.
} { ui-practice-yours }
