# Ciò che tutti i giochi hanno in comune. Chiavi e variabili sono le stesse nei cinque file (tests/test_language.py).

## Elenchi e numeri

list-and = { $first } e { $last }
list-comma = { $first }, { $last }
date-time = { $date }, ore { $time }
you = Tu
seat-name = Posto { $seat }

## Lingue

language = Lingua
language-fa = persiano
language-en = inglese
language-de = tedesco
language-fr = francese
language-it = italiano

## Quanto è sicura ogni parte della scatola

level-certain = certo
level-likely = probabile
level-reconstructed = ricostruito
level-decided = deciso da noi

## Risposte comuni a molte opzioni

choice-true = sì
choice-false = no

## Ciò che nessun gioco accetta

legal = Questa mossa è permessa.
refused-over = La partita è finita. Puoi rivederla o cominciarne un’altra.
refused-not-your-turn = Ora decide qualcun altro. Aspetta che tocchi a te.

## Errori: che cosa non va e che cosa fare

error = Qualcosa è andato storto: { $detail }
package-fault = Questo gioco è incompleto; il suo autore può correggerlo: { $detail }
setup-game = Non c’è nessun gioco chiamato «{ $game }». Scegline uno dall’elenco.
setup-players = Questo gioco è per { $counts } persone, non per { $players }. Scegli uno di questi numeri.
setup-option = «{ $value }» non è una scelta di «{ $option }». Prendine una fra quelle offerte.
setup-option-unknown = Questo gioco non ha l’opzione «{ $option }». Toglila o controlla come è scritta.
setup-seed = Il seme è un numero intero da 0 a 2⁶³ − 1. Se lo lasci vuoto, viene sorteggiato.
setup-bot = Non c’è nessun bot «{ $bot }». Scegline uno dall’elenco, con un limite che accetta.
setup-number = Un numero indicato è troppo piccolo: { $detail }
setup-language = La lingua «{ $given }» qui non c’è. Ci sono: { $languages }.
move-empty = Una riga vuota non è una mossa. Scrivi una mossa o il suo numero.
move-unknown = «{ $move }» non è una mossa nota. Scegline una dall’elenco.
no-such-move = La partita non ha così tante mosse. Scegli una di quelle giocate.
seat-needed = Ora possono agire più persone. Indica chi muove.
seat-unknown = A questo tavolo il posto { $seat } non c’è. Scegli uno dei posti occupati.
undo-nothing = Non c’è niente da annullare.
undo-not-yours = L’ultimo passo non è tuo: può annullarlo solo chi l’ha fatto.
undo-chance = Nel frattempo ha deciso il caso: questo passo non si annulla più.
undo-shown = Nel frattempo è stato mostrato qualcosa di nascosto: questo passo non si annulla più.
record-empty = Il file è vuoto. Scegli un altro file .korsi.
record-no-korsi = Riga { $line }: non è una partita registrata. Il file deve cominciare con «korsi».
record-cut = Riga { $line }: la partita è incompleta. Recupera di nuovo il file intero.
record-fault = La riga { $line } del file non si può leggere: { $what }
record-refused = Riga { $line } del file: { $why }
record-version = Riga { $line }: la partita segue un’altra versione delle regole. Aprila con la versione che l’ha scritta.
record-box = Riga { $line }: la partita è stata giocata con un’altra scatola. Indica il suo components.toml con --box.
record-digest = Riga { $line }: le mosse portano a una posizione diversa da quella registrata. Il file è stato modificato.
record-commitment = Riga { $line }: il seme non è quello promesso prima della prima mossa. Il file è stato modificato.
record-too-long = Questo file è troppo lungo per una partita. Controlla che sia quello giusto.
record-missing = Il file non si può aprire. Controlla il nome e la cartella.
record-text = Il file non è un testo. Scegli un file .korsi.
record-write = Il file non si può scrivere. Scegli un’altra cartella o un altro nome.
file-write = Il file non si può scrivere. Scegli un’altra cartella o un altro nome.
box-fault = { $file }, riga { $line }: la voce { $entry } non può essere giusta. { $what }
box-entry-missing = { $file }, riga { $line }, { $entry }: questa voce manca.
box-at-least = { $file }, riga { $line }, { $entry }: deve essere almeno { $n }.
box-at-most = { $file }, riga { $line }, { $entry }: deve essere al massimo { $n }.
box-game = La scatola non nomina nessuno dei nostri giochi. Indica per quale gioco è fatta.
box-missing = Il file { $file } non c’è. Controlla il nome e la cartella.
box-unreadable = Il file { $file } non si può leggere. Controlla di avere il permesso di aprirlo.
box-toml = { $file } non è TOML valido. { $detail }
box-too-large = Il file è troppo grande per una scatola: al massimo { $kb } KB.
box-other-game = È la scatola di un altro gioco.
box-too-long = Con questi numeri una partita potrebbe diventare troppo lunga o troppo grande. { $detail }
box-breaks =
    Una partita di prova con questa scatola si è interrotta dopo { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }: i valori non vanno d’accordo. { $detail }
box-untold = Non c’è un nome per «{ $id }» ({ $kind }). Usa gli identificatori del nostro file.
box-between = { $what }: qui serve un numero da { $low } a { $high }.
box-differs = { $what }: { $new } invece di { $old }
box-added = { $what }: solo in questa scatola
box-gone = { $what }: manca in questa scatola
box-nothing = niente
box-with-players =
    { $count ->
        [one] da soli
       *[other] con { $count } giocatori
    }
box-value = valore { $value }
box-entry = { $part } { $name }

## Risultati

points-heading = Punti
place-heading = Posto
breakdown-item = { $name }: { $points }
result-place = { $place }º posto
result-wins = Vince { $name }!
result-shared = { $names } vincono insieme!
result-you-win = Hai vinto!
result-over = La partita è finita.

## Bot

bot-random = Caso (random)
bot-random-name = Caso
bot-random-text = Gioca una mossa permessa qualsiasi. Ideale per prendere confidenza con le regole.
bot-greedy = Ingordo (greedy)
bot-greedy-name = Ingordo
bot-greedy-text = Prende ciò che vale di più subito e non guarda oltre. Un avversario gentile.
bot-flat = Monte Carlo (flat)
bot-flat-name = Monte Carlo
bot-flat-text = Gioca a mente ogni mossa fino in fondo, molte volte, e sceglie la migliore. Un avversario da prendere sul serio.
bot-search = Ricerca (search)
bot-search-name = Ricerca
bot-search-text = Gioca a mente interi turni di tutti e pensa per tutto il tempo che le si concede. Per la ricerca.
bot-strength =
    Forza { $level } su 6: { $level ->
        [1] principiante
        [2] facile
        [3] media
        [4] difficile
        [5] molto difficile
       *[6] maestro
    }
bot-level1 = Mina, principiante
bot-level1-name =
    { $number ->
        [2] Parisa
        [3] Tara
        [4] Golnar
        [5] Shirin
       *[other] Mina
    }
bot-level1-text = Gioca per divertirsi e si lascia sfuggire molte cose.
bot-level2 = Otto, facile
bot-level2-name =
    { $number ->
        [2] Bruno
        [3] Karl
        [4] Walter
        [5] Jonas
       *[other] Otto
    }
bot-level2-text = Vede la mossa successiva, ma non sempre la migliore.
bot-level3 = Chiara, livello medio
bot-level3-name =
    { $number ->
        [2] Marta
        [3] Giulia
        [4] Paola
        [5] Silvia
       *[other] Chiara
    }
bot-level3-text = Prende ciò che rende subito e ogni tanto si lascia sfuggire di meglio.
bot-level4 = Luc, difficile
bot-level4-name =
    { $number ->
        [2] Henri
        [3] Rémy
        [4] Victor
        [5] Antoine
       *[other] Luc
    }
bot-level4-text = Pensa ogni turno fino in fondo, senza trascurare nulla.
bot-level5 = Edith, molto difficile
bot-level5-name =
    { $number ->
        [2] Margaret
        [3] Ruth
        [4] Harriet
        [5] Frances
       *[other] Edith
    }
bot-level5-text = Confronta molti piani prima di decidere.
bot-level6 = Dariush, maestro
bot-level6-name =
    { $number ->
        [2] Kaveh
        [3] Siavash
        [4] Bahram
        [5] Rostam
       *[other] Dariush
    }
bot-level6-text = Si prende il suo tempo e lascia poco al caso.

## A chi tocca

prompt-your-turn = Tocca a te.
waiting-for = Aspettiamo { $name }.
waiting-thinking = { $name } sta pensando…
waiting-several = Aspettiamo { $names }.
waiting-bot-for = Ora gioca un bot al posto di { $name }.
waiting-bot-yours = Ora gioca un bot al tuo posto.

## Giocare nel terminale

play-welcome =
    { $players ->
        [one] { $game }, in solitario. Scrivi ? per l’aiuto.
       *[other] { $game }, in { $players }. Scrivi ? per l’aiuto.
    }
play-your-move = { $name }, tocca a te:
play-pick = Numero o mossa:
play-more =
    { $count ->
        [one] … e un’altra ({ $count }). Scrivi a per vederle tutte.
       *[other] … e altre { $count }. Scrivi a per vederle tutte.
    }
play-invalid = «{ $text }» non è fra le scelte. Scrivi un numero dell’elenco, una mossa, o ? per l’aiuto.
play-undone = Passo annullato.
play-hint = Suggerimento: { $move }
play-quit = A presto! La partita non è finita.
play-curtain = Passa lo schermo a { $name } e premi Invio.
play-score = { $name }: { $points }
play-seed = Seme { NUMBER($seed, useGrouping: 0) }
play-help =
    numero    scegli la mossa con quel numero
    mossa     scrivi una mossa come appare nell’elenco
    u         annulla l’ultimo passo
    h         suggerimento
    a         tutte le mosse
    s         mostra di nuovo il tavolo
    ?         questo aiuto
    q         esci

## Caselle di un tabellone

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

reason-line = «{ $what }» ti darebbe { $n } in più se la partita finisse ora
reason-line-less = Ma «{ $what }» ti darebbe { $n } in meno se la partita finisse ora
reason-line-theirs = «{ $what }» darebbe a { $seat } { $n } in meno se la partita finisse ora
reason-where = { $reason } ({ $places })
reason-later = { $reason }, tra qualche turno
reason-chance-only = Nessun altro turno entra in gioco
