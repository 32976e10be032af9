# Il tavolo web in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

## Problemi: che cosa non va e che cosa fare (dal server)

problem-malformed = La richiesta era incompleta. Ricarica la pagina e riprova.
problem-seats-wrong = I posti non si possono disporre così. Prendine uno e scegli un bot o «libero» per ciascuno degli altri.
problem-name-wrong = Un nome ha almeno due caratteri e al massimo { $most }. Scegline un altro.
problem-password-short = Una password ha almeno { $least } caratteri. Scegline una più lunga.
problem-clock-wrong = Un orologio richiede almeno { $least } secondi. Scegli più tempo, oppure nessun orologio.
problem-not-seated = Non hai un posto a questo tavolo. Puoi guardare o prendere un posto libero.
problem-not-yours = Questo è il posto di qualcun altro. Gioca dal tuo.
problem-forged = Questo link non porta a nessun posto. Chiedine uno nuovo a chi te l’ha mandato.
problem-cross-origin = Questa richiesta veniva da un altro sito e non è stata eseguita. Apri il tavolo qui e riprova.
problem-wrong-password = Nome e password non corrispondono. Controllali entrambi, oppure registrati.
problem-not-host = Può farlo solo chi ha aperto il tavolo. Chiediglielo.
problem-wrong-host = Questo tavolo non è conosciuto con il nome { $host }. Avvialo con --name { $host } oppure aprilo dal suo indirizzo.
problem-not-found = Qui non c’è nessuna pagina. Torna alla pagina iniziale.
problem-no-table = Questo tavolo non esiste. Controlla il link o apri un nuovo tavolo nella pagina iniziale.
problem-method = Questo indirizzo non si usa così. Torna alla pagina iniziale.
problem-stale = Nel frattempo è successo qualcosa. Ora il tavolo è aggiornato; scegli di nuovo.
problem-full = Tutti i posti sono occupati. Puoi guardare o aprire un tavolo tuo.
problem-taken = Questo posto è occupato. Scegline un altro, oppure guarda.
problem-begun = Questa partita è già cominciata. Puoi guardarla.
problem-not-begun = La partita non è ancora cominciata. Aspetta che tutti i posti siano occupati.
problem-already-over = La partita è finita. Puoi rivederla o cominciarne un’altra.
problem-seats-open =
    { $count ->
        [one] Un posto è ancora libero. Aspetta qualcuno o mettici un bot.
       *[other] { $count } posti sono ancora liberi. Aspetta altri giocatori o mettici dei bot.
    }
problem-name-taken = Questo nome appartiene a un account. Scegline un altro, oppure accedi.
problem-not-idle = Questa persona c’è ancora. Dalle un po’ più di tempo.
problem-not-away = In questo posto non c’è nessuno da sostituire.
problem-resigned = Hai abbandonato questa partita. Puoi continuare a guardarla.
problem-not-finished = Si può fare quando la partita è finita. Prima finiscila.
problem-past-not-finished = Questa partita ne continua una che non è finita, e la sua registrazione ne svelerebbe il seme. Prima finisci o abbandona quell’altra.
problem-old-rules = Questa partita è stata giocata con regole diverse da quelle installate. Aprila con la versione di allora.
problem-old-box = Questa partita è stata giocata con un’altra scatola, il cui file non è stato conservato. Chi gestisce questo server può aggiungerlo.
problem-kept = Questa partita è stata giocata con regole di un altro tempo. Le sue immagini e il suo registro sono nella sua pagina.
kept-text = Questa partita è stata giocata con regole di un altro tempo, che quelle di oggi non possono rigiocare. Ecco ciò che ne è stato conservato.
kept-place =
    { $place }. { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
problem-no-box = Questa scatola non c’è più. Manda di nuovo il suo file.
problem-box-unchecked = Il controllo della scatola è durato troppo. Riprova con meno modifiche.
problem-box-busy = Il server è occupato e non ha potuto controllare la scatola. Riprova tra un minuto.
problem-no-hint = Adesso non c’è nessun suggerimento per te. Chiedi di nuovo quando tocca a te.
problem-hints-off = Questo tavolo è stato aperto senza suggerimenti. Puoi chiederne ovunque giochi contro i bot.
problem-fork-live = Questa partita non è finita e ci giocano anche altri. Quando sarà finita potrai riprenderla da qualsiasi mossa.
problem-expired = Questo link è scaduto. Chiedine uno nuovo.
problem-closed = Questo tavolo è stato chiuso prima dell’inizio. Aprine uno nuovo nella pagina iniziale.
problem-too-large = È troppo grande. Il file di una partita è molto più piccolo; controlla il file.
problem-broken-upload = Non è arrivato nessun file di partita. Scegli un file .korsi e invialo di nuovo.
problem-too-fast =
    { $seconds ->
        [one] Un po’ troppo in fretta. Riprova tra { $seconds } secondo.
       *[other] Un po’ troppo in fretta. Riprova tra { $seconds } secondi.
    }
problem-too-many-streams = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna.
problem-broken = Qualcosa è andato storto da noi. La tua partita è al sicuro; ricarica la pagina.
problem-stopping = Il tavolo si sta riavviando. La pagina tornerà da sola.
problem-no-store = I tavoli non sono raggiungibili in questo momento; ciò che ti è stato confermato è salvato. Riprova tra un attimo.

## Che cosa dice il server a un tavolo

seat-open = Posto libero
name-numbered = { $name } ({ $number })
turn-number = turno { $turn }
round-number = round { $round }
choice-several = { $what }: { $count } possibilità
choice-alike = { $what } ({ $number })
choice-range = { $what }: da { $least } a { $most }
choice-payment = Paga tutto: { $what }
confirm-turn = Così finisce il tuo turno.
confirm-part = Con questo la tua parte è fatta.
confirm-final = Questa mossa non si può annullare.
confirm-practice = Dopo, si può annullare solo per allenamento.
log-forced = { $text } Non si poteva fare altro.
repeat-do = { $move } fino alla fine del round
repeat-on = Non più: { $move } fino alla fine del round
repeat-over-round = Il round è finito: decidi di nuovo tu.
repeat-over-upset = È successo qualcosa che ti riguarda: decidi di nuovo tu.
repeat-over-new = Ora si può fare anche altro: decidi di nuovo tu.
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Tutti i posti sono occupati. La partita può cominciare.
        [one] Manca ancora una persona. Mandale il link.
       *[other] Mancano ancora { $count } persone. Manda loro il link.
    }
prompt-past = Così era il tavolo dopo il passo { $move }.
past-turn = Toccava a { $name }.
past-yours = Toccava a te.
prompt-curtain = Passa il dispositivo a { $name }.
prompt-hot-seat = Gioca { $name }.
prompt-away = Il tuo tempo è scaduto e un bot ha mosso per te. Fai una mossa e sei di nuovo in gioco.
prompt-standing-in = Un bot gioca per te. Tocca «{ ui-i-am-back }» per riprendere a giocare.
prompt-without-you = La partita è cominciata senza di te: al tuo posto c’è un bot.
prompt-kept = Vedono il tuo invito dove è finita l’ultima partita.
rematch-place = La prossima volta tutti cambiano colore.
rematch-moved = Tutti hanno cambiato colore. Ordine di gioco: { $order }.
note-timeout = Tempo scaduto: un bot muove per { $seat }.
    .you = Tempo scaduto: un bot muove per te.
note-replace = Un bot prende il posto di { $seat }.
    .you = Un bot prende il tuo posto.
note-replace-by = { $by } fa giocare un bot finché { $seat } non torna.
    .you = { $by } fa giocare un bot finché non torni.
note-replace-yours = Fai giocare un bot finché { $seat } non torna.
note-resign = { $seat } abbandona.
    .you = { $seat } abbandoni.
note-resign-bot = { $seat } abbandona: continua un bot.
    .you = { $seat } abbandoni: continua un bot.
note-return = { $seat } è di nuovo al tavolo.
    .you = { $seat } sei di nuovo al tavolo.
note-leave = { $seat } ha lasciato il tavolo.
    .you = { $seat } hai lasciato il tavolo.
note-redeal = Da qui in poi tutto ciò che { $seat } non poteva sapere è sorteggiato di nuovo.
    .you = Da qui in poi tutto ciò che non potevi sapere è sorteggiato di nuovo.
note-practice = Annullato: { $seat } riparte da qui.
    .you = Annullato: riparti da qui.
note-hint = { $seat } ha chiesto un suggerimento.
    .you = { $seat } hai chiesto un suggerimento.
note-guess = { $seat } ha perso il filo e fa una mossa qualsiasi tra quelle permesse.
    .you = Un bot che muove per te ha perso il filo e fa una mossa qualsiasi tra quelle permesse.
note-unproven = Le regole di questo gioco sono state corrette. Tutte le mosse sono state rigiocate con le regole corrette e restano valide; le posizioni di allora non erano state annotate, quindi date un’occhiata al tavolo.
note-ended = Le regole di questo gioco sono state corrette e questa partita non può continuare con le regole corrette. Finisce qui e non conta per nessuno; si vede com’era la situazione.
prompt-ended = Si può guardare tutto ciò su cui le due regole concordano; le mosse successive sono nel registro.
note-lost = { $seat }: { $move } (con le regole di allora)
note-lost-back = { $seat } annulla un passo (con le regole di allora)
note-lost-move = { $seat } fa una mossa che le regole di oggi non conoscono.
sit-down = Siediti
go-lobby = Torna alla pagina iniziale
go-table = Torna al tavolo

## Pagine: attorno al tavolo

ui-brand = Korsi
ui-tagline = Giochi da tavolo, tutti attorno a un tavolo
ui-lead = Siediti e gioca: subito contro i bot, o con amici e famiglia tramite un link. Non serve un account.
ui-skip = Vai al contenuto
ui-nav = Menu principale
ui-foot = Open source, sul tuo computer, senza tracciamento
ui-theme-light = Colori chiari
ui-theme-dark = Colori scuri
ui-offline = Il tavolo non è raggiungibile adesso. Continuiamo a provare.
ui-broken = Qualcosa è andato storto in questa pagina. La partita è al sicuro: ricarica la pagina per continuare.
ui-reload = Ricarica
ui-play-now = Gioca subito
ui-players = Giocatori
ui-opponent = Contro
ui-how-to-play = Come si gioca
ui-game-more = Giocatori, bot, regole
ui-more = Altro
ui-open-table = Gioca con gli amici
ui-open = Apri il tavolo
ui-seats = Posti
ui-seat-me = Io, su questo dispositivo
ui-seat-open = Libero, per un ospite
ui-table-waits = Ricevi un link al tavolo, lo stesso per tutti. La partita comincia quando tutti i posti sono occupati, o quando vi fai sedere dei bot.
ui-table-begins = La partita comincia subito.
ui-pace = Ritmo
ui-pace-live = Dal vivo, tutto in una volta
ui-pace-turns = A turni, in più giorni
ui-clock = Orologio
ui-clock-none = Senza orologio
ui-clock-move = Per mossa
ui-clock-game = Per partita
ui-clock-time = Tempo
ui-clock-text = A tempo scaduto muove un bot. Dal vivo continua finché non si torna.
ui-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
ui-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
ui-listed = Mostralo nella pagina iniziale
ui-listed-text = Chiunque può sedersi a un posto libero. Altrimenti solo chi riceve il link da te.
ui-options = Varianti delle regole
ui-mine = I miei tavoli
ui-mine-none = Non hai ancora un posto a nessun tavolo.
ui-join = Unisciti a un tavolo
ui-join-none = Al momento nessuno cerca giocatori. Invitane tu.
ui-watch = Guarda
ui-watch-none = Nessuna partita pubblica in corso.
ui-your-turn = Tocca a te
ui-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
ui-finished = finita
ui-guided = Una prima partita guidata
ui-upload = Rivedi una partita registrata
ui-upload-text = Ogni partita finita si scarica come piccolo file. Inviane uno per rivederla mossa per mossa o riprenderla da dove vuoi.
ui-file = Un file .korsi
ui-upload-do = Invia e rivedi
ui-picture-of = Il tavolo di { $game } a metà partita
ui-rules-full = Le regole complete, articolo per articolo
ui-rules-text = Così come le segue il programma. Dove non siamo del tutto certi di un articolo, è indicato.
ui-rules-search = Cerca nelle regole
ui-box = Per chi ha la scatola: che cosa abbiamo dedotto
ui-box-text = Alcune parti non si trovano in nessuna fonte e le abbiamo dedotte come meglio potevamo. Eccole.
ui-box-mend = Hai la scatola? Prendi il suo file di dati, correggilo, verificalo e gioca con quello:
ui-own-box =
    { $count ->
        [0] scatola propria: nessun valore diverso
        [one] scatola propria: un valore diverso
       *[other] scatola propria: { $count } valori diversi
    }
ui-own-box-text = A questo tavolo si gioca con una scatola propria. Questi valori sono diversi dai nostri:
ui-own-box-page = La scatola, il suo file e altri tavoli con essa
ui-box-correct = Correggi la scatola
ui-box-title = La tua scatola di { $game }
ui-box-lead = Hai { $game } a casa? Correggi ciò che abbiamo dovuto dedurre, o manda il tuo file. Poi apri tavoli con esso: tutti vedono quali valori sono diversi.
ui-box-send = Manda un file
ui-box-send-text = Un components.toml di { $kb } KB al massimo. Viene controllato, e si provano alcune partite.
ui-box-file = Il tuo components.toml
ui-box-send-do = Controlla
ui-box-get = il nostro components.toml
ui-box-values = I valori dedotti
ui-box-values-text = Solo ciò di cui non siamo sicuri. Lascia com’è quello che non sai.
ui-box-map = Il tabellone, per trovare un posto da lettera e numero
ui-box-likely = Mostra anche i valori probabili
ui-box-unsure-only = Solo quelli dedotti
ui-box-none = Qui nulla è dedotto.
ui-box-was = da noi: { $value }
ui-box-save = Controlla e conserva
ui-box-save-text = Ottieni una pagina con le differenze, il file e un tavolo da aprire.
ui-box-differs = Che cosa è diverso dalla nostra scatola
ui-box-same = Nessun valore è diverso dalla nostra scatola.
ui-box-load = Scarica il file
ui-box-open = Apri un tavolo con questa scatola
ui-box-bots = I bot la giocano senza preparazione, quindi non al meglio.
ui-box-again = Cambia altro
ui-account = Account
ui-you-are = Sei { $name }
ui-account-guest = Giochi come ospite. Con un nome e una password i tuoi tavoli ti seguono ovunque.
ui-account-known = I tuoi tavoli ti seguono su ogni dispositivo.
ui-name = Nome
ui-name-change = Come ti chiamiamo?
ui-save = Salva
ui-password = Password
ui-password-least = Almeno 8 caratteri.
ui-register = Crea un account
ui-register-text = I tavoli che hai ora restano tuoi.
ui-login = Accedi
ui-logout = Esci
ui-finished-games = Partite finite
ui-finished-none = Ancora nessuna partita finita.

## La pagina del tavolo

ui-board = Il tabellone
ui-reconnecting = Riconnessione…
ui-menu = Menu
ui-do = Che cosa fare adesso
ui-choices = Le tue scelte
ui-steps = Questo turno finora
ui-take-back = Annulla
ui-take-back-practice = Annulla (allenamento)
ui-taken-back = { $name } ha ritirato un passo.
ui-back-turns = Si torna alla tua ultima scelta, prima del turno di { $names }.
ui-back-drawn = Si torna alla tua ultima scelta, prima di ciò che è stato scoperto.
ui-practice = Allenamento
ui-practice-text = Qualcuno è tornato indietro oltre un sorteggio, la mossa di un bot o qualcosa di mostrato. Il risultato non conta.
ui-practice-yours = Da qui in poi questa partita è un allenamento: il risultato non conta.
ui-ask = Chiedi conferma prima di finire il mio turno
ui-ask-touch = Ciò che non si può annullare attende «{ do-it }» dopo un tocco sul tabellone: il dito può sbagliare.
ui-confirm-yes = Finisci il turno
ui-confirm-no = Non ancora
ui-confirm-never = Sì, e non chiedere più
ui-confirm-off = Non verrà più chiesto. Dal menu si può riattivare.
ui-confirm-off-touch = D’ora in poi il turno finisce senza domande (dal menu si riattivano). Ciò che tocchi sul tabellone resta da confermare.
ui-unsent = Non ancora inviata: { $move }. Sarà inviata appena il tavolo è raggiungibile.
ui-unsent-drop = Non inviarla
ui-sent = Inviata ora: { $move }
ui-lost = Il tavolo è andato avanti senza questa tua mossa: { $move }. Scegli di nuovo.
ui-hint = Suggerimento
ui-scores = Punteggi
ui-acting = di turno
ui-away = assente
ui-gone = { $name } non è al tavolo.
ui-gone-for = { $name } è via da { $minutes } min.
ui-bot-plays = gioca un bot
ui-welcome-back = Rieccoti! Finora ha giocato un bot per te.
ui-waking = si sta svegliando, gioca più alla buona
ui-resigned = abbandono
ui-days-left = { $days } g
ui-log = Registro
ui-chat = Chat
ui-chat-new = nuovi messaggi
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-chat-bots = Qui ci sono solo bot: non rispondono.
ui-rules = Regole
ui-tabs = Registro, chat, regole
ui-more-to-read = Più spazio per leggere
ui-larger = Ingrandisci
ui-smaller = Riduci
ui-no-log = Non è ancora successo nulla.
ui-caused = Effetto del tuo ultimo turno sugli altri: { $what }
ui-since = Dal tuo ultimo turno
ui-since-all = Che cosa è appena successo
ui-since-rest =
    { $count ->
        [one] un altro nel registro
       *[other] altri { $count } nel registro
    }
ui-since-folded =
    { $count ->
        [one] { $count } turno dopo il tuo
       *[other] { $count } turni dopo il tuo
    }
ui-since-folded-all =
    { $count ->
        [one] { $count } turno finora
       *[other] { $count } turni finora
    }
ui-film-first = Prima guarda che cosa hanno fatto gli altri. Poi tocca a te.
ui-film-of = { $name } sta giocando.
ui-film-own = Ecco che cosa ha fatto il tuo turno.
ui-film-again = Rivedi il turno di { $name }.
ui-film-again-own = Rivedi il tuo turno.
ui-again = Rivedi
ui-skip-film = Avanti veloce
ui-times = { $what } (×{ $often })
ui-steps-of = I passi di questo turno
ui-standing = Se la partita finisse adesso
ui-standing-head = { $what } se la partita finisse ora
colours-each = Ciascuno gioca { $count } colori.
colours-yours = Giochi con { $colours }.
ui-less = altri sono coperti
ui-play = Riproduci la partita
ui-pause = Pausa
ui-speed = Le mosse degli altri si vedono
ui-speed-off = tutte in una volta
ui-speed-fast = in fretta, un passo alla volta
ui-speed-normal = un passo alla volta
ui-speed-slow = lentamente, un passo alla volta
ui-options-here = Diverso a questo tavolo
ui-pair = { $what }: { $said }
ui-from-to = { $before } → { $after }
gains-rest = tutto il resto
ui-history = Passi finora
ui-move-of = passo { $at } di { $last }
ui-at-of = { $at }/{ $last }
ui-so-far = Adesso
ui-picked = Ora scegli uno dei posti illuminati.
ui-past = Partita rivista, { $where }:
ui-past-first = prima del primo turno
ui-past-step = passo { $at } di { $last } di questo turno:
ui-first = All’inizio
ui-older = Un turno indietro
ui-newer = Un turno avanti
ui-last = Alla posizione attuale
ui-to-now = Torna alla posizione attuale
ui-fork = Continua da qui contro i bot
ui-zoom = Vista
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-fit = Tutto il tabellone
ui-sheet = Apri scelte, registro e chat
ui-close = Chiudi
ui-noscript = Questo tavolo ha bisogno di JavaScript.
ui-sit = Siediti qui
ui-sit-too = Qualcuno su questo dispositivo
ui-invite = Link per questo posto
ui-seat-ways = Occupa in altro modo
ui-seat-bot = Un bot
ui-bot-off = Togli
ui-take-place = Prendi il mio posto
ui-leave = Alzati
ui-share = Link a questo tavolo
ui-share-text = Invia questo link a chi deve giocare con te:
ui-fill = Inizia, con i bot nei posti liberi
ui-copy = Copia
ui-copied = Copiato.
ui-replace = Fai giocare un bot finché { $name } non torna
ui-own-link = Link per continuare su un altro dispositivo
ui-own-link-title = Il tuo posto su un altro dispositivo
ui-own-link-text = Chi apre questo link gioca al tuo posto: tienilo per te.
ui-i-am-back = Rieccomi
ui-result = Risultato
ui-end = La partita è finita
ui-ended-early = La partita è finita per abbandono.
ended-bot-for = un bot per conto di { $seat }
    .you = un bot per conto tuo
ui-chart = Durante la partita
ui-chart-steps = passi: { $count }
ui-rematch = Rivincita
ui-download = Scarica la partita
ui-look-back = Rivedi la partita
ui-proof = Il caso era fissato prima della prima mossa: l’impronta qui sotto è quella del seme e del numero aggiunto.
ui-seed = Seme
ui-nonce = Numero aggiunto
ui-commitment = Impronta
ui-commitment-text = Impronta del caso di questa partita; la sua origine si vede alla fine:
ui-sound = Suoni: il mio turno, le mosse, i punti, la fine
ui-notify = Una notifica quando tocca a me
ui-notify-blocked = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
ui-keys = Tasti
ui-key-arrows = muoversi sul tabellone e fra ciò che chiede
ui-key-enter = eseguire
ui-key-esc = un passo indietro
ui-key-history = avanti e indietro un turno alla volta
ui-key-steps = avanti e indietro un passo alla volta
ui-key-zoom = ingrandire, ridurre, tutto il tabellone
ui-key-help = questi tasti
ui-resign = Abbandona
ui-resign-sure = Vuoi davvero abbandonare la partita? Non si può tornare indietro.
ui-resign-yes = Sì, abbandona
ui-resign-no = No, continua
ui-pass = Passa il dispositivo a { $name }
ui-curtain-go = Eccomi, mostrami il tavolo
ui-other-table = Tocca a te a { $game }, a un altro tavolo.

## Le persone: sedersi, invitare, giocare ancora

guest-name =
    { $number ->
        [0] Lontra Allegra
        [1] Riccio Coraggioso
        [2] Volpe Curiosa
        [3] Tasso Gioviale
        [4] Pettirosso Solare
        [5] Gazza Furba
        [6] Orso Gentile
        [7] Lepre Fortunata
        [8] Gufo Saggio
        [9] Rondine Veloce
        [10] Lucciola Vivace
        [11] Delfino Felice
        [12] Gatto Sognatore
        [13] Scoiattolo Audace
        [14] Ghiro Beato
       *[other] Lince Attenta
    }
prompt-sit =
    { $count ->
        [0] Tutti i posti sono occupati.
        [one] Un posto è libero.
       *[other] { $count } posti sono liberi.
    }
note-wins =
    { $points ->
        [one] { $seat } vince con { $points } punto.
       *[other] { $seat } vince con { $points } punti.
    }
    .you =
        { $points ->
            [one] { $seat } vinci con { $points } punto.
           *[other] { $seat } vinci con { $points } punti.
        }
ui-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
ui-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
invitation = { $host } ti invita a giocare a { $game }: siediti!
invitation-device = Continua { $game } su questo dispositivo come { $name }
ui-go-on-here = Continua qui
prompt-watching = Stai guardando la partita.
prompt-clocks-wait = Gli orologi partono quando tutti hanno visto il tabellone.
ui-pace-live-short = dal vivo
ui-pace-turns-short = a turni
ui-clock-none-of = senza orologio
ui-clock-move-of = { $time } per mossa
ui-clock-game-of = { $time } per partita
ui-somebody = Qualcuno
ui-mine-running = Le tue partite
ui-all-mine = Tutte le { $count }
ui-name-yours = Il tuo nome
ui-only-watch = Guarda soltanto
ui-fair = Gioco leale: come verificare la casualità
ui-fair-text = Nessuno, neanche questo server, poteva cambiare i sorteggi durante la partita.
ui-next-game = Guarda la prossima partita
ui-stand-in = Fai giocare un bot per me
ui-share-watch = Chi ha questo link può guardare la partita:
ui-share-send = Invia…
ui-share-scan = Codice QR
ui-fork-seat = Al posto di chi vuoi continuare? Per gli altri giocano i bot.
ui-closed = Questo tavolo è chiuso
ui-go-there = Vai
ui-resign-ends = La partita finisce subito e tu finisci all’ultimo posto.
ui-resign-bot = Perché gli altri possano continuare, un bot gioca al tuo posto. Ti classifichi all’ultimo posto e puoi restare a guardare. Se devi solo andare via, fai giocare un bot per te: così puoi tornare.
ui-rematch-asked = { $name } propone la rivincita.
ui-rematch-join = Unisciti alla prossima partita
ui-clock-short = Il tuo tempo sta per scadere: ancora { $time }.
ui-saved = Salvato.

## Che cos’è una cosa, e perché non si può scegliere

card-unsure = in parte dedotto da noi; la tua scatola può differire
card-unsure-means = Alcuni numeri non si trovano in nessuna fonte e li abbiamo dedotti come meglio potevamo. Chi ha la scatola può correggerli.
why-open = La partita non è ancora cominciata.
why-past = Questo è il tavolo dopo il passo { $move }. Per giocare, torna alla posizione attuale.
why-over = La partita è finita, non c’è più niente da scegliere.
why-curtain = Di’ prima che sei tu a giocare a questo schermo.
why-watching = Stai guardando questo tavolo; può scegliere solo chi gioca.
why-not-your-turn = Non è il tuo turno. { $waiting }
why-elsewhere = Questo lo puoi scegliere: clicca dove brilla, o prendilo dall’elenco.
why-first = Scegli prima che cosa deve venire qui: brilla ed è nell’elenco.
why-nothing = Qui non c’è niente da scegliere. { $prompt }
why-instead = Scegli questo invece di: { $step }
ui-belongs = Appartiene a { $name }
ui-belongs-you = Appartiene a te
ui-clause = Regola { $clause }
ui-sections = Parti del tavolo
ui-to-act = qui puoi agire
ui-happened = qui è successo qualcosa dal tuo ultimo turno
ui-ends-read = Letto
ui-ends-all = Chi riceve che cosa?
ui-whole-table = Vedi tutto il tavolo
ui-one-part = Vedi una parte, in grande
ui-overview = Tutte le parti del tavolo. Toccane una per vederla in grande.
ui-hand = Le tue cose: mostrale in grande
ui-catalogue = Tutto quello che c’è nella scatola
ui-catalogue-page = In una pagina a parte, per cercare e stampare
ui-catalogue-of = { $game }: tutto quello che c’è nella scatola
ui-catalogue-text = Ogni pezzo con il suo disegno e quello che fa. Dove è sottolineato a puntini, alcuni numeri li abbiamo dedotti noi; chi ha la scatola può correggerli.
ui-catalogue-search = Cerca
ui-catalogue-nothing = Niente qui contiene queste parole. Provane un’altra.
ui-key-things = passare su tutto quello che c’è sul tavolo per leggere che cos’è; Invio dice perché qualcosa non si può scegliere

## Avversari

opponent-first = {$name} (facile) va bene per cominciare; {$easier} (principiante) è ancora più facile.
opponent-up = Hai battuto {$last}: ora tocca a {$name}.
opponent-down = Dopo due sconfitte contro {$last}, forse {$name} fa più per te.
opponent-same = {$name} va bene per le tue ultime partite.
bot-own = {$name}, un programma
bot-own-text = Un programma aggiunto da chi gestisce questo tavolo.

## Account e sconosciuti

problem-too-slow = La richiesta non è arrivata in tempo. Controlla la connessione e riprova.
problem-name-mixed = Questo nome mescola lettere di alfabeti diversi che si somigliano. Scrivilo in un solo alfabeto.
problem-password-weak = Questa password è facile da indovinare. Prendi tre o quattro parole che nessuno metterebbe insieme.
problem-password-wrong = Questa non è la tua password attuale. Controllala e riprova.
problem-wrong-code = Nome e codice di recupero non corrispondono, oppure il codice è già stato usato. Controllali entrambi.
problem-no-account = Per questo serve un account. Accedi, oppure creane uno.
problem-banned = Chi gestisce questo server te ne ha chiuso l’accesso. Se è un errore, scrivigli.
ui-sessions = Dove hai effettuato l’accesso
ui-session-here = questo dispositivo
ui-session-seen = ultimo uso: { $when }
ui-session-unknown = Un browser
ui-session-end = Disconnetti
ui-sessions-end = Disconnetti tutti gli altri
ui-password-change = Cambia la password
ui-password-text = Chiunque altro sia collegato al tuo account verrà disconnesso.
ui-password-old = Password attuale
ui-password-new = Nuova password
ui-codes = Codici di recupero
ui-codes-text = Se dimentichi la password, uno di questi codici ti fa rientrare. Non conosciamo nessun tuo indirizzo e-mail: senza password e codici un account è perso.
ui-codes-left =
    { $count ->
        [0] Non hai codici.
        [one] Hai un codice non usato.
       *[other] Hai { $count } codici non usati.
    }
ui-codes-make = Crea nuovi codici
ui-codes-once = Annota questi codici: li vedi solo questa volta. Ognuno vale una volta sola; quelli vecchi non valgono più.
ui-recover = Password dimenticata?
ui-recover-text = Inserisci uno dei tuoi codici di recupero e scegli una nuova password.
ui-code = Codice di recupero
ui-recover-do = Imposta la nuova password
ui-blocked = Di chi non vedi i messaggi
ui-unblock = Mostrali di nuovo
ui-chat-about = Su questo messaggio di { $name }
ui-chat-report = Segnala
ui-chat-reported = Grazie. Chi gestisce questo server lo leggerà.
ui-chat-block = Nascondi tutti i messaggi di { $name }
ui-chat-blocked = Non vedi più quello che scrive { $name }. Puoi cambiare idea nella pagina del tuo account.
ui-proof-sent = Questa registrazione è stata inviata: la partita non è stata distribuita a questo tavolo. L’impronta è quella del seme e del numero aggiunto; che sia stata mostrata prima della prima mossa lo dice solo la registrazione.

## A guided first game

problem-no-lesson = Qui non c’è una partita guidata per questo gioco. Gioca invece contro un bot.
problem-lesson-other = Sarebbe permesso, ma in questa prima partita è previsto altro. Fai ciò che è indicato, oppure lascia la guida e gioca liberamente.
problem-lesson-gone = La partita ha preso un’altra strada rispetto alla guida: qui non può più riprendere. Ricomincia con «Impara» dalla pagina iniziale.
ui-learn = Impara
ui-learn-alone = Impara il solitario
lesson-leave = Lascia la guida
lesson-left = Guida chiusa. Il menu la riapre.
lesson-back = Riprendi la guida
lesson-of = Passo {$at} di {$last}
lesson-now = Ora: {$what}
lesson-tip = Consiglio
lesson-next = Avanti
lesson-play-on = Continua a giocare
lesson-understood = Ho capito

## Puzzles of the day

problem-no-puzzle = Questo rompicapo del giorno non esiste. Scegline uno di oggi nella pagina iniziale.
problem-puzzle-over = Il turno di questo rompicapo è stato giocato. Riprova, o continua la partita da qui.
problem-puzzle-hint = È un rompicapo: trova il turno da te, o fattelo mostrare.
prompt-puzzle = Il tuo turno è stato giocato.
puzzle-title = Rompicapo del giorno
puzzle-open = Trova il turno che vince più spesso.
puzzle-judging = Il tuo turno viene valutato…
puzzle-wrong = C’è un turno migliore. Il tuo vince {$chance} delle partite possibili da qui, il migliore {$best}.
puzzle-solved = Trovato! Questo turno vince {$chance} delle partite possibili da qui.
puzzle-shown = Era questo il turno da trovare; vince {$best} delle partite possibili da qui. Giocalo, se vuoi.
puzzle-percent = {$percent}%
puzzle-best = Il turno migliore
puzzle-others = Gli altri a confronto
puzzle-why = Perché
puzzle-again = Riprova
puzzle-restart = Ricomincia
puzzle-show = Mostramelo
puzzle-on = Continua la partita da qui
puzzle-more = Tutti i rompicapi
puzzle-streak =
    {$days ->
        [one] Serie: un giorno
       *[other] Serie: {$days} giorni
    }
puzzle-most =
    {$days ->
        [one] Serie più lunga: un giorno
       *[other] Serie più lunga: {$days} giorni
    }
puzzle-done = Trovato oggi
puzzle-go = Risolvilo
puzzle-yesterday = Il rompicapo di ieri
puzzle-lead = Una posizione da una partita dei nostri bot, oggi la stessa per tutti. Un turno è chiaramente il migliore: giocalo sul tabellone. Vale anche ogni turno quasi altrettanto buono.
puzzle-players = Una partita in {$count}; tocca a te.
puzzle-alone = Una partita in solitario; tocca a te.
puzzle-framed = Ciò che è incorniciato d’oro è tuo.
puzzle-tomorrow = Il prossimo rompicapo arriva a mezzanotte UTC.
puzzle-tomorrow-at = Il prossimo rompicapo arriva alle { $time }.

## Analysis boards

problem-board-live = Questa partita, o quella da cui viene, è ancora in corso. Il tavolo d’analisi si apre quando è finita.
problem-record-running = Questa registrazione è di una partita in corso qui. Potrai inviarla quando sarà finita.
board-open = Tavolo d’analisi
board-fresh = Un nuovo tavolo d’analisi
board-report = Torna al resoconto
board-game = Torna alla partita
board-title = Tavolo d’analisi
board-you = { $name } (tu)
board-text = Qui muovi per tutti. Torna indietro quanto vuoi.
board-thinking = Cerco i turni migliori…
board-best = I turni migliori da qui, con la probabilità di vincere in percentuale. I numeri sul tabellone dicono lo stesso; il migliore è in turchese.
board-then = poi per esempio
board-on = Continua l’analisi da qui
board-whose = Tocca a { $name }.

## The hint

hint-chance = Su 100 partite di prova giocate da qui in poi ne vinci circa { $after } con questo turno e circa { $next } con il migliore degli altri
hint-chance-alike = Su 100 partite di prova giocate da qui in poi ne vinci circa { $after } con questo turno, e più o meno altrettante con il migliore degli altri: si equivalgono
hint-chance-about = Su 100 partite di prova giocate da qui in poi ne vinci circa { $after } con questo turno
hint-chance-hardly = Anche con questo turno, su 100 partite di prova giocate da qui in poi non ne vinci quasi nessuna
hint-of-hundred = { $n } su 100
hint-percent = { $n }%
hint-against = A favore del suggerimento: { $reason }
hint-then = Poi scegli tu, quando vedi che cosa è uscito.
hint-waking = Il consigliere si sta ancora preparando: questo è solo un rapido sguardo. Richiedi tra un minuto.
hint-why = Che cosa cambia questo turno
hint-others = Altri turni
hint-play = Gioca così
do-it = Gioca
hint-close = Chiudi il suggerimento
hint-stop = Interrompi
hint-long = Si sta pensando anche per altri, quindi ci vuole un po’ di più. Intanto puoi giocare.
hint-time = { $count } s
ui-hints = Permetti i suggerimenti anche se giocano altri
ui-hints-text = Chi ne chiede uno è nominato nel registro. Da soli contro i bot ci sono sempre suggerimenti.
ui-hints-on = A questo tavolo i suggerimenti sono permessi. Chi ne chiede uno è nominato nel registro.
ui-hints-off = Niente suggerimenti a questo tavolo.

## La partita dopo

problem-analysis-live = Questa partita si sta ancora giocando: nessuno viene a sapere come si vede da fuori. Torna quando è finita.
problem-no-analysis = Non è stato possibile riguardare questa partita. Chi gestisce il server trova il motivo nel suo file di log.
ui-analysis = Resoconto
ui-analysis-after = Resoconto: impara dai tuoi errori
ui-analysis-of = { $game }: resoconto della partita
ui-after-words = «Rivedi la partita» la ripercorre sul tabellone. Il resoconto dice le probabilità di tutti, le svolte e quanto è costata ogni decisione. Al tavolo d’analisi provi altri turni.
ui-analysis-wait = La partita viene analizzata mossa per mossa. Puoi restare qui o tornare più tardi.
ui-analysis-graph = Probabilità di vincere
ui-analysis-graph-text = 60% vuol dire: su 100 partite continuate da lì circa 60 sarebbero vinte, in base a ciò che il giocatore poteva vedere; la somma può quindi non fare 100%. Le linee sono stime; il costo di un turno viene da molte partite giocate fino in fondo e può essere diverso. I punti sono le svolte: scegline uno.
ui-analysis-graph-luck = La fascia chiara è la fortuna.
ui-analysis-start = La preparazione
ui-analysis-chance-of = { $name } { $chance }
ui-analysis-decided = { $name } ha giocato: { $move }
ui-analysis-decided-before = Giocato qui prima che la partita fosse ripresa: { $move }
ui-analysis-decided-bot = Un bot ha giocato per { $name }: { $move }
ui-analysis-decided-bot-you = Un bot ha giocato per te: { $move }
ui-analysis-decided-you = Hai giocato: { $move }
ui-analysis-better = Un turno migliore: { $move }
ui-analysis-told = Che cosa avrebbe detto un suggerimento a { $name }:
ui-analysis-chances = Probabilità di vincere: { $best } con il turno migliore, { $own } con questo
ui-analysis-glance = Probabilità di vincere prima di questo turno:
ui-analysis-steps = Tutti i suoi passi
ui-analysis-left = ancora circa { $minutes } min
ui-analysis-left-little = ancora meno di un minuto
ui-analysis-begins = Inizio: caricamento delle regole…
ui-analysis-ahead = Prima viene analizzata un’altra partita.
ui-analysis-graph-keys = Oppure muoviti con le frecce.
ui-analysis-not-played = Il tabellone mostra ora il turno migliore, che non è stato giocato. Ciò che cambia è riquadrato.
ui-analysis-show-played = Torna alla posizione della partita
ui-analysis-wrong = Lo scarto comincia al passo { $step } del turno.
ui-analysis-forced = Non c’era niente da decidere.
ui-analysis-luck-here = La fortuna subito prima ha cambiato la probabilità di { $name }: { $chance }
ui-analysis-luck-here-you = La fortuna subito prima ha cambiato la tua probabilità: { $chance }
ui-analysis-show-better = Mostra il turno migliore sul tabellone
ui-analysis-look = Guarda
ui-analysis-none = In questa partita nessuno ha regalato molto.
ui-analysis-try = Prova qui un’altra mossa
ui-analysis-try-do = Quanto vale?
ui-analysis-tried = Con «{ $move }», probabilità di vincere di { $name }: { $chance }.
ui-analysis-tried-you = Con «{ $move }», le tue probabilità di vincere: { $chance }.
ui-analysis-thinking = Sto pensando…
ui-analysis-on = Continua da qui contro
ui-analysis-on-do = Continua
ui-analysis-turning = Svolte
ui-analysis-turning-others = Svolte degli altri
ui-analysis-sums = Fortuna e gioco
ui-analysis-sums-text = Media, preparazione, fortuna, gioco proprio e gioco altrui sommati danno il risultato. La fortuna è ciò che dadi, pesche e segreti distribuiti hanno cambiato rispetto all’atteso; ciò che altri avevano raccolto in segreto conta come gioco loro. Tra pari la fortuna pesa spesso più di tutto ciò che si fa. Il gioco proprio si misura su un turno medio di questo tavolo.
ui-analysis-given-up = Questa partita è stata abbandonata prima della fine. Il risultato è la probabilità di vincere di ciascuno in quel momento, in base a ciò che poteva vedere, riportata a un totale del 100%; la classifica può essere diversa.
ui-analysis-guided = «Con la guida» sono le mosse previste dalla guida; non vengono valutate.
ui-analysis-grades = Decisioni per qualità
ui-analysis-given-away-text = «Regalato» somma il costo di tutte le decisioni: può superare il 100%.
ui-analysis-periods = Parte per parte
ui-analysis-decisions = Decisioni
ui-analysis-who = Giocatore
ui-analysis-whose = Di chi
ui-analysis-all = Di tutti
ui-analysis-learn = Impara dai tuoi errori
ui-analysis-learn-text = Le posizioni in cui si è regalato di più, ancora una volta. Vale ogni mossa quasi buona come la migliore.
ui-analysis-learn-begin = Comincia
ui-analysis-learn-ask = Posizione { $at } di { $last }: che cosa faresti?
ui-analysis-learn-right = Sì, è buona come la migliore.
ui-analysis-learn-not = Così la probabilità di vincere è { $own } invece di { $best }. Prova un’altra mossa o guarda la risposta.
ui-analysis-learn-answer = Mostra la risposta
ui-analysis-learn-next = Avanti
ui-analysis-learn-done = Erano tutte. Ben visto.
ui-analysis-learn-none = Non c’è un errore netto da cui imparare. Capita ai bravi giocatori.
analysis-grade-best = migliore
analysis-grade-good = buona
analysis-grade-slip = imprecisa
analysis-grade-mistake = errore
analysis-grade-settled = già decisa
analysis-grade-guided = con la guida
analysis-average = Media
analysis-setup = Preparazione
analysis-luck = Fortuna
analysis-play = Gioco proprio
analysis-others = Gioco altrui
analysis-result = Risultato
analysis-given-away = Regalato
analysis-period = Parte
analysis-third-1 = Apertura
analysis-third-2 = Centro
analysis-third-3 = Finale
analysis-then =
    { $count ->
        [one] { $first } e un altro passo
       *[other] { $first } e altri { $count } passi
    }
ui-practice-sure = { $why ->
    [bot] Così annulli anche la mossa di un bot.
    [bots] Così annulli anche le mosse di più bot.
    [draw] Così annulli anche ciò che ha deciso il caso.
   *[shown] La tua azione ha mostrato qualcosa di nascosto, per esempio una carta della tua mano, e la annulli.
} { ui-practice-yours }
