# Was alle Spiele gemeinsam haben. Schlüssel und Variablen sind in allen fünf Dateien gleich (tests/test_language.py).

## Listen und Zahlen

list-and = { $first } und { $last }
list-comma = { $first }, { $last }
date-time = { $date }, { $time } Uhr
you = Du
seat-name = Platz { $seat }

## Sprachen

language = Sprache
language-fa = Persisch
language-en = Englisch
language-de = Deutsch
language-fr = Französisch
language-it = Italienisch

## Wie sicher ein Teil der Schachtel ist

level-certain = sicher
level-likely = wahrscheinlich
level-reconstructed = rekonstruiert
level-decided = von uns festgelegt

## Antworten, die viele Optionen haben

choice-true = ja
choice-false = nein

## Was kein Spiel erlaubt

legal = Dieser Zug ist erlaubt.
refused-over = Die Partie ist zu Ende. Du kannst sie noch einmal ansehen oder eine neue beginnen.
refused-not-your-turn = Gerade entscheidet jemand anderes. Warte, bis du gefragt wirst.

## Fehler: was nicht stimmt und was hilft

error = Etwas ist schiefgegangen: { $detail }
package-fault = Dieses Spiel ist unvollständig; wer es geschrieben hat, kann das beheben: { $detail }
setup-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Wähle eins aus der Liste.
setup-players = Dieses Spiel ist für { $counts } Personen, nicht für { $players }. Wähle eine dieser Zahlen.
setup-option = „{ $value }“ steht bei „{ $option }“ nicht zur Wahl. Nimm eine der angebotenen Möglichkeiten.
setup-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Lass sie weg oder prüfe die Schreibweise.
setup-seed = Der Startwert ist eine ganze Zahl von 0 bis 2⁶³ − 1. Bleibt er leer, wird einer ausgelost.
setup-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen aus der Liste, mit einem passenden Budget.
setup-number = Eine angegebene Zahl ist zu klein: { $detail }
setup-language = Die Sprache „{ $given }“ gibt es hier nicht. Es gibt: { $languages }.
move-empty = Eine leere Zeile ist kein Zug. Gib einen Zug oder seine Nummer ein.
move-unknown = „{ $move }“ ist kein bekannter Zug. Wähle einen aus der Liste.
no-such-move = So viele Züge hat diese Partie nicht. Wähle einen der gespielten.
seat-needed = Gerade dürfen mehrere handeln. Sag dazu, wer zieht.
seat-unknown = Platz { $seat } gibt es an diesem Tisch nicht. Wähle einen der besetzten Plätze.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Der letzte Schritt war nicht deiner. Nur wer ihn gemacht hat, kann ihn zurücknehmen.
undo-chance = Seitdem hat der Zufall entschieden; der Schritt gilt.
undo-shown = Seitdem wurde Verdecktes gezeigt; der Schritt gilt.
record-empty = Die Datei ist leer. Wähle eine andere .korsi-Datei.
record-no-korsi = Zeile { $line }: Das ist keine Aufzeichnung einer Partie. Die Datei muss mit „korsi“ beginnen.
record-cut = Zeile { $line }: Die Aufzeichnung ist unvollständig. Hol die ganze Datei noch einmal.
record-fault = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $what }
record-refused = Zeile { $line } der Aufzeichnung: { $why }
record-version = Zeile { $line }: Die Partie wurde nach anderen Regeln gespielt. Öffne sie mit der Version, die sie geschrieben hat.
record-box = Zeile { $line }: Die Partie wurde mit einer anderen Schachtel gespielt. Gib deren components.toml mit --box an.
record-digest = Zeile { $line }: Die Züge führen zu einer anderen Stellung als der aufgezeichneten. Die Datei wurde verändert.
record-commitment = Zeile { $line }: Der Startwert ist nicht der, der vor dem ersten Zug zugesagt wurde. Die Datei wurde verändert.
record-too-long = Für die Aufzeichnung einer Partie ist diese Datei zu lang. Prüfe, ob es die richtige ist.
record-missing = Die Datei lässt sich nicht öffnen. Prüfe Name und Ort.
record-text = Die Datei enthält keinen Text. Wähle eine .korsi-Datei.
record-write = Die Datei lässt sich nicht schreiben. Wähle einen anderen Ort oder Namen.
file-write = Die Datei lässt sich nicht schreiben. Wähle einen anderen Ort oder Namen.
box-fault = { $file }, Zeile { $line }: Der Eintrag { $entry } kann nicht stimmen. { $what }
box-entry-missing = { $file }, Zeile { $line }, { $entry }: Dieser Eintrag fehlt.
box-at-least = { $file }, Zeile { $line }, { $entry }: Er muss mindestens { $n } sein.
box-at-most = { $file }, Zeile { $line }, { $entry }: Er darf höchstens { $n } sein.
box-game = Die Schachtel nennt keines unserer Spiele. Gib an, zu welchem sie gehört.
box-missing = Die Datei { $file } gibt es nicht. Prüfe Name und Ort.
box-unreadable = Die Datei { $file } lässt sich nicht lesen. Prüfe, ob du sie öffnen darfst.
box-toml = { $file } ist kein gültiges TOML. { $detail }
box-too-large = Die Datei ist zu groß für eine Schachtel: höchstens { $kb } KB.
box-other-game = Das ist die Schachtel eines anderen Spiels.
box-too-long = Mit diesen Zahlen könnte eine Partie zu lang oder zu groß werden. { $detail }
box-breaks =
    Eine Probepartie mit dieser Schachtel brach nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } ab: Die Werte passen nicht zusammen. { $detail }
box-untold = Für „{ $id }“ ({ $kind }) gibt es keinen Namen. Verwende die Kennungen unserer Datei.
box-between = { $what }: Hier wird eine Zahl von { $low } bis { $high } gebraucht.
box-differs = { $what }: { $new } statt { $old }
box-added = { $what }: nur in dieser Schachtel
box-gone = { $what }: fehlt in dieser Schachtel
box-nothing = nichts
box-with-players =
    { $count ->
        [one] allein
       *[other] mit { $count } Personen
    }
box-value = Wert { $value }
box-entry = { $part } { $name }

## Ergebnis

points-heading = Punkte
place-heading = Platz
breakdown-item = { $name }: { $points }
result-place = { $place }. Platz
result-wins = { $name } gewinnt!
result-shared = { $names } gewinnen gemeinsam!
result-you-win = Du gewinnst!
result-over = Die Partie ist zu Ende.

## Bots

bot-random = Zufall (random)
bot-random-name = Zufall
bot-random-text = Spielt irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
bot-greedy = Gierig (greedy)
bot-greedy-name = Gierig
bot-greedy-text = Nimmt, was gerade am meisten bringt, und denkt nicht weiter. Ein freundlicher Gegner.
bot-flat = Monte Carlo (flat)
bot-flat-name = Monte Carlo
bot-flat-text = Spielt jeden Zug im Kopf viele Male zu Ende und nimmt den besten. Ein ernst zu nehmender Gegner.
bot-search = Suche (search)
bot-search-name = Suche
bot-search-text = Spielt ganze Züge aller im Kopf durch und denkt so lange nach, wie man ihr gibt. Für die Forschung.
bot-strength =
    Stärke { $level } von 6: { $level ->
        [1] Anfang
        [2] leicht
        [3] mittel
        [4] schwer
        [5] sehr schwer
       *[6] Meister
    }
bot-level1 = Mina, Anfängerin
bot-level1-name =
    { $number ->
        [2] Parisa
        [3] Tara
        [4] Golnar
        [5] Shirin
       *[other] Mina
    }
bot-level1-text = Spielt zum Spaß und übersieht so manches.
bot-level2 = Otto, leicht
bot-level2-name =
    { $number ->
        [2] Bruno
        [3] Karl
        [4] Walter
        [5] Jonas
       *[other] Otto
    }
bot-level2-text = Sieht den nächsten Schritt, aber nicht immer den besten.
bot-level3 = Chiara, mittel
bot-level3-name =
    { $number ->
        [2] Marta
        [3] Giulia
        [4] Paola
        [5] Silvia
       *[other] Chiara
    }
bot-level3-text = Nimmt mit, was sofort zählt, und lässt hin und wieder etwas Gutes liegen.
bot-level4 = Luc, schwer
bot-level4-name =
    { $number ->
        [2] Henri
        [3] Rémy
        [4] Victor
        [5] Antoine
       *[other] Luc
    }
bot-level4-text = Denkt jeden Zug zu Ende und übersieht darin nichts.
bot-level5 = Edith, sehr schwer
bot-level5-name =
    { $number ->
        [2] Margaret
        [3] Ruth
        [4] Harriet
        [5] Frances
       *[other] Edith
    }
bot-level5-text = Vergleicht viele Pläne, bevor sie sich entscheidet.
bot-level6 = Dariush, Meister
bot-level6-name =
    { $number ->
        [2] Kaveh
        [3] Siavash
        [4] Bahram
        [5] Rostam
       *[other] Dariush
    }
bot-level6-text = Nimmt sich Zeit und überlässt wenig dem Zufall.

## Wer dran ist

prompt-your-turn = Du bist am Zug.
waiting-for = Wir warten auf { $name }.
waiting-thinking = { $name } überlegt …
waiting-several = Wir warten auf { $names }.
waiting-bot-for = Für { $name } spielt jetzt ein Bot.
waiting-bot-yours = Auf deinem Platz spielt jetzt ein Bot.

## Spielen im Terminal

play-welcome =
    { $players ->
        [one] { $game }, { $players } Person. Hilfe mit ?
       *[other] { $game }, { $players } Personen. Hilfe mit ?
    }
play-your-move = { $name }, dein Zug:
play-pick = Nummer oder Zug:
play-more =
    { $count ->
        [one] … und { $count } weiterer. Mit a siehst du alle.
       *[other] … und { $count } weitere. Mit a siehst du alle.
    }
play-invalid = „{ $text }“ steht nicht zur Wahl. Gib eine Nummer aus der Liste, einen Zug oder ? für Hilfe ein.
play-undone = Zurückgenommen.
play-hint = Tipp: { $move }
play-quit = Bis bald! Die Partie ist nicht zu Ende.
play-curtain = Gib den Bildschirm an { $name } weiter und drücke die Eingabetaste.
play-score = { $name }: { $points }
play-seed = Startwert { NUMBER($seed, useGrouping: 0) }
play-help =
    Nummer    den Zug mit dieser Nummer wählen
    Zug       einen Zug so eingeben, wie er in der Liste steht
    u         den letzten Schritt zurücknehmen
    h         Tipp
    a         alle Züge
    s         den Tisch noch einmal zeigen
    ?         diese Hilfe
    q         beenden

## Felder eines Spielplans

cell = { $column }{ $row }
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i

## Why a turn is good (coach/reasons.py)

reason-line = „{ $what }“ brächte dir { $n } mehr, wenn jetzt Schluss wäre
reason-line-less = Aber „{ $what }“ brächte dir { $n } weniger, wenn jetzt Schluss wäre
reason-line-theirs = „{ $what }“ brächte { $seat } { $n } weniger, wenn jetzt Schluss wäre
reason-where = { $reason } ({ $places })
reason-later = { $reason }, ein paar Züge später
reason-chance-only = Ein anderer Zug kommt nicht infrage
