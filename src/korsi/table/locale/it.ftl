# Il tavolo web in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

## Problemi: che cosa non va e che cosa fare (dal server)

problem-malformed = La richiesta era incompleta. Ricarica la pagina e riprova.
problem-seats-wrong = I posti non si possono disporre così. Prendine uno e scegli un bot o «libero» per ciascuno degli altri.
problem-name-wrong = Un nome ha almeno due caratteri e al massimo { $most }. Scegline un altro.
problem-password-short = Una password ha almeno { $least } caratteri. Scegline una più lunga.
problem-clock-wrong = Un orologio vuole almeno { $least } secondi. Scegli più tempo, oppure nessun orologio.
problem-not-seated = Non sei seduto a questo tavolo. Puoi guardare o prendere un posto libero.
problem-not-yours = Questo è il posto di qualcun altro. Gioca dal tuo.
problem-forged = Questo link non porta a nessun posto. Chiedine uno nuovo a chi te l’ha mandato.
problem-cross-origin = Questa richiesta veniva da un altro sito e non è stata eseguita. Apri il tavolo qui e riprova.
problem-wrong-password = Nome e password non corrispondono. Controllali entrambi, oppure registrati.
problem-not-host = Può farlo solo chi ha aperto il tavolo. Chiediglielo.
problem-wrong-host = Questo tavolo non è conosciuto con il nome { $host }. Avvialo con --name { $host } oppure aprilo dal suo indirizzo.
problem-not-found = Qui non c’è nessuna pagina. Torna alla sala.
problem-no-table = Questo tavolo non esiste. Controlla il link o apri un nuovo tavolo nella sala.
problem-method = Questo indirizzo non si usa così. Torna alla sala.
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
problem-old-rules = Questa partita è stata giocata con regole diverse da quelle installate. Aprila con la versione di allora.
problem-no-hint = Adesso non c’è nessun consiglio per te. Chiedi di nuovo quando tocca a te.
problem-fork-live = Altri stanno ancora giocando questa partita. Quando sarà finita potrai continuare da qui.
problem-expired = Questo link è scaduto. Chiedine uno nuovo.
problem-closed = Questo tavolo è stato chiuso prima dell’inizio. Aprine uno nuovo nella sala.
problem-too-large = È troppo grande. Il file di una partita è molto più piccolo; controlla il file.
problem-broken-upload = Non è arrivato nessun file di partita. Scegli un file .korsi e invialo di nuovo.
problem-too-fast =
    { $seconds ->
        [one] Un po’ troppo in fretta. Riprova tra { $seconds } secondo.
       *[other] Un po’ troppo in fretta. Riprova tra { $seconds } secondi.
    }
problem-too-many-streams = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna.
problem-broken = Qualcosa è andato storto da noi. La tua partita è al sicuro; ricarica la pagina.
problem-warming = Le regole di questo gioco sono in preparazione. Ci vuole al massimo un minuto, e solo la prima volta.
problem-stopping = Il tavolo si sta riavviando. La pagina tornerà da sola.

## Che cosa dice il server a un tavolo

seat-open = Posto libero
guest-name = Ospite { $seat }
name-numbered = { $name } { $number }
turn-number = turno { $turn }
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Tutti i posti sono occupati. La partita può cominciare.
        [one] Manca ancora una persona. Mandale il link.
       *[other] Mancano ancora { $count } persone. Manda loro il link.
    }
prompt-past = Così era il tavolo dopo la mossa { $move }.
prompt-curtain = Passa il dispositivo a { $name }.
prompt-hot-seat = Gioca { $name }.
prompt-away = Il tuo tempo è scaduto e un bot ha mosso per te. Fai una mossa e sei di nuovo in gioco.
note-timeout = Tempo scaduto: un bot muove per { $seat }.
note-replace = Un bot prende il posto di { $seat }.
note-resign = { $seat } abbandona.
note-return = { $seat } è tornato al tavolo.
note-leave = { $seat } ha lasciato il tavolo.
seat-link = A questo tavolo c’è un posto riservato per te.
sit-down = Siediti
go-lobby = Alla sala
go-table = Torna al tavolo
