# Kilt Castle in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

## Il gioco

game-name = Kilt Castle
game-blurb = Clan testardi costruiscono un solo castello, ognuno sulle torri degli altri.
game-kind = Costruzione e maggioranze, senza informazioni nascoste e senza fortuna dopo la preparazione
game-length = circa 45 minuti
game-players = da 2 a 4 persone
game-points =
    { $count ->
        [one] { $count } ducato
        [many] { $count } di ducati
       *[other] { $count } ducati
    }

## Le cose

colour-orange = arancione
colour-red = rosso
colour-light-grey = grigio chiaro
colour-dark-grey = grigio scuro

floor-plain = piano semplice
floor-one-crest = piano con uno stemma
floor-two-crests = piano con due stemmi

card-single-orange = carta arancione
card-single-red = carta rossa
card-single-light-grey = carta grigio chiaro
card-single-dark-grey = carta grigio scuro
card-double-orange-red = carta arancione e rossa
card-double-orange-light-grey = carta arancione e grigio chiaro
card-double-orange-dark-grey = carta arancione e grigio scuro
card-double-red-light-grey = carta rossa e grigio chiaro
card-double-red-dark-grey = carta rossa e grigio scuro
card-double-light-grey-dark-grey = carta grigio chiaro e grigio scuro

## Che cosa è successo

event-begins = Comincia { $seat }: la { $card } è da sola e il suo colore esterno è di { $seat }.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = cominci: la { $card } è da sola e il suo colore esterno è tuo.
event-moved = { $seat } { event-moved.deed }
    .deed = sposta la { $card } dallo spazio { $from } allo spazio { $to }.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = sposti la { $card } dallo spazio { $from } allo spazio { $to }.
event-emptied = Lo spazio { $space } ora è vuoto: segue un giorno di paga.
event-built = { $seat } { event-built.deed }
    .deed =
        { $floor-id ->
            [plain] costruisce un piano { $colour } semplice in { $cell }.
            [one-crest] costruisce un piano { $colour } con uno stemma in { $cell }.
           *[two-crests] costruisce un piano { $colour } con due stemmi in { $cell }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $floor-id ->
            [plain] costruisci un piano { $colour } semplice in { $cell }.
            [one-crest] costruisci un piano { $colour } con uno stemma in { $cell }.
           *[two-crests] costruisci un piano { $colour } con due stemmi in { $cell }.
        }
event-overbuilds = { $seat } { event-overbuilds.deed }
    .deed = prende la torre di { $whom } in { $cell }: { $whom } riceve { $deal }.
    .you = { $seat } { event-overbuilds.you-deed }
    .you-deed = prendi la torre di { $whom } in { $cell }: { $whom } riceve { $deal }.
    .to-you = { $seat } { event-overbuilds.to-you-deed }
    .to-you-deed = prende la tua torre in { $cell }: ricevi { $deal }.
told-deal =
    { $ducats ->
        [one] { $ducats } ducato, e { $loses } in meno alla fine
       *[other] { $ducats } ducati, e { $loses } in meno alla fine
    }
event-pays = { $seat } { event-pays.deed }
    .deed =
        { $ducats ->
            [one] paga { $ducats } ducato a { $to }.
           *[other] paga { $ducats } ducati a { $to }.
        }
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        { $ducats ->
            [one] paghi { $ducats } ducato a { $to }.
           *[other] paghi { $ducats } ducati a { $to }.
        }
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        { $ducats ->
            [one] ti paga { $ducats } ducato.
           *[other] ti paga { $ducats } ducati.
        }
event-exempt = { $seat } { event-exempt.deed }
    .deed = non può costruire in { $colour } sulla linea dello spazio { $space } e salta la costruzione.
    .you = { $seat } { event-exempt.you-deed }
    .you-deed = non puoi costruire in { $colour } sulla linea dello spazio { $space } e salti la costruzione.
event-roofed = { $seat } { event-roofed.deed }
    .deed =
        { $from-id ->
            [none] mette un tetto in { $cell }. Ora la torre è di tutti.
           *[other] sposta il tetto da { $from } a { $cell }. Ora la torre in { $cell } è di tutti.
        }
    .you = { $seat } { event-roofed.you-deed }
    .you-deed =
        { $from-id ->
            [none] metti un tetto in { $cell }. Ora la torre è di tutti.
           *[other] sposti il tetto da { $from } a { $cell }. Ora la torre in { $cell } è di tutti.
        }
event-returns = { $seat } { event-returns.deed }
    .deed = restituisce a { $whom } la torre in { $cell }.
    .you = { $seat } { event-returns.you-deed }
    .you-deed = restituisci a { $whom } la torre in { $cell }.
    .to-you = { $seat } { event-returns.to-you-deed }
    .to-you-deed = ti restituisce la tua torre in { $cell }: { $gains } in più alla fine.
event-regains = { $seat } { event-regains.deed }
    .deed = riprende la propria torre in { $cell }.
    .you = { $seat } { event-regains.you-deed }
    .you-deed = riprendi la tua torre in { $cell }.
event-ducat-day = Giorno di paga! Paga la banca.
event-earns = { $seat } { event-earns.deed }
    .deed =
        { $ducats ->
            [0] non incassa niente.
            [one] incassa { $ducats } ducato.
           *[other] incassa { $ducats } ducati.
        }
    .you = { $seat } { event-earns.you-deed }
    .you-deed =
        { $ducats ->
            [0] non incassi niente.
            [one] incassi { $ducats } ducato.
           *[other] incassi { $ducats } ducati.
        }
event-paid-for = Area di { $seat }: { $parts } in { $cells }.
    .you = La tua area: { $parts } in { $cells }.
told-cell = { $cell }
told-towers =
    { $n ->
        [one] { $n } torre
       *[other] { $n } torri
    }
told-crests =
    { $n ->
        [one] { $n } stemma
       *[other] { $n } stemmi
    }
told-roofs =
    { $n ->
        [one] { $n } tetto
       *[other] { $n } tetti
    }
event-last-floor = { $seat } { event-last-floor.deed }
    .deed = ha costruito l’ultimo piano { $colour }. Si completa questo turno, poi la partita finisce.
    .you = { $seat } { event-last-floor.you-deed }
    .you-deed = hai costruito l’ultimo piano { $colour }. Si completa questo turno, poi la partita finisce.
event-end-pays = Rendita finale di torri e stemmi.
event-final = { $seat } { event-final.deed }
    .deed = incassa { $towers } per le torri e { $crests } per gli stemmi.
    .you = { $seat } { event-final.you-deed }
    .you-deed = incassi { $towers } per le torri e { $crests } per gli stemmi.
event-idle = Per { $turns } turni di fila nessuno ha potuto costruire: la partita finisce.
event-wins =
    { $ducats ->
        [one] Vince { $seat } con { $ducats } ducato!
       *[other] Vince { $seat } con { $ducats } ducati!
    }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $ducats ->
            [one] vinci con { $ducats } ducato!
           *[other] vinci con { $ducats } ducati!
        }
ended-last-floor = La partita è finita perché { $seat } ha costruito l’ultimo piano { $colour }.
    .you = La partita è finita perché hai costruito l’ultimo piano { $colour }.
ended-idle = La partita è finita perché per { $turns } turni di fila nessuno ha potuto costruire.

## Che cosa fare ora

prompt-move =
    Tocca a te: scegli una carta da spostare in senso orario.{ $few ->
        [0] {""}
       *[other] {" "}Piani rimasti: { $whom } { $few }.
    }
prompt-picked = Ora scegli lo spazio illuminato dove va.
prompt-build =
    Costruisci un piano { $colour } sulla linea illuminata.{ $day ->
        [true] {" "}Dopo questo turno c’è un giorno di paga.
       *[other] {""}
    }
prompt-build-either =
    Costruisci un piano di uno dei tuoi due colori sulla linea illuminata.{ $day ->
        [true] {" "}Dopo questo turno c’è un giorno di paga.
       *[other] {""}
    }
prompt-build-called =
    { $by } ha spostato la { $card }: costruisci un piano { $colour } sulla linea illuminata.{ $day ->
        [true] {" "}Dopo questo turno c’è un giorno di paga.
       *[other] {""}
    }
prompt-build-either-called =
    { $by } ha spostato la { $card }: costruisci un piano di uno dei tuoi due colori sulla linea illuminata.{ $day ->
        [true] {" "}Dopo questo turno c’è un giorno di paga.
       *[other] {""}
    }
prompt-build-last =
    { $own ->
        [true] È l’ultima costruzione della partita: costruisci sulla linea illuminata.
       *[false] { $whom } ha finito i piani, questa è l’ultima costruzione: scegli sulla linea illuminata.
    }{ $day ->
        [true] {" "}Segue un giorno di paga.
       *[other] {""}
    }
prompt-roof = I due tetti sono già sulle torri. Scegli quale spostare in { $cell }.
prompt-roof-last =
    Così finisce la partita: scegli quale dei due tetti va in { $cell }.{ $day ->
        [true] {" "}Segue un giorno di paga.
       *[other] {""}
    }
prompt-over = La partita è finita.
waiting-move = Aspettiamo che { $seat } sposti una carta.
waiting-build = Aspettiamo che { $seat } costruisca un piano { $colour }.
waiting-build-either = Aspettiamo che { $seat } costruisca un piano di uno dei suoi due colori.
waiting-build-last = Aspettiamo che { $seat } costruisca l’ultimo piano della partita.
waiting-roof = Aspettiamo che { $seat } scelga un tetto.
waiting-roof-last = Aspettiamo che { $seat } scelga l’ultimo tetto della partita.

action-move = Sposta la { $card } allo spazio { $space }
action-build =
    { $floor-id ->
        [plain] Costruisci un piano semplice in { $cell }
        [one-crest] Costruisci un piano con uno stemma in { $cell }
       *[two-crests] Costruisci un piano con due stemmi in { $cell }
    }
action-build-other =
    { $floor-id ->
        [plain] Costruisci un piano semplice dell’altro tuo colore in { $cell }
        [one-crest] Costruisci un piano con uno stemma dell’altro tuo colore in { $cell }
       *[two-crests] Costruisci un piano con due stemmi dell’altro tuo colore in { $cell }
    }
action-roof = Prendi il tetto da { $cell }
choice-move = Allo spazio { $space }
choice-floor =
    { $floor-id ->
        [plain] Un piano semplice
        [one-crest] Un piano con uno stemma
       *[two-crests] Un piano con due stemmi
    }
choice-floor-other =
    { $floor-id ->
        [plain] Un piano semplice dell’altro tuo colore
        [one-crest] Un piano con uno stemma dell’altro tuo colore
       *[two-crests] Un piano con due stemmi dell’altro tuo colore
    }
brief-space = spazio { $space }

## Più scelte dello stesso tipo in una riga

several-move = Sposta una carta
several-build = Costruisci un piano
several-roof = Prendi un tetto
several-build-other = Costruisci con l’altro colore

preview-free = gratis
preview-own = gratis, la torre è tua
preview-pays = paghi { $ducats } a { $to }
preview-roof = un tetto, perché { $seat } ha costruito qui in questo turno: poi è di tutti
    .you = un tetto, perché hai costruito qui in questo turno: poi è di tutti
preview-roof-hides =
    { $crests ->
        [one] il tetto nasconde lo stemma
       *[other] il tetto nasconde i due stemmi
    }
preview-covers =
    { $crests ->
        [one] copre { $crests } stemma
       *[other] copre { $crests } stemmi
    }
    .you =
        { $crests ->
            [one] copre il tuo stemma
           *[other] copre i tuoi { $crests } stemmi
        }
preview-end = alla fine { $before } → { $after }
preview-end-same = alla fine { $before }, come ora
preview-end-paid = con il giorno di paga (+{ $n }) alla fine { $before } → { $after }
preview-before = prima che { $seat } costruisca: { $that }
    .you =
        { $roof ->
            [true] prima che tu sposti un tetto: { $that }
           *[false] prima che tu costruisca ancora: { $that }
        }
preview-last = il tuo ultimo piano: la partita finisce con questo turno
preview-day = giorno di paga { $before } → { $after }
preview-unroofed = { $cell } torna a { $seat }
    .you = { $cell } torna a te
preview-builder = costruisce { $first }
    .you-first = costruisci tu
preview-builders = si ruota: costruisce { $first }, poi { $second }
    .you-first = si ruota: costruisci tu, poi { $second }
    .you-second = si ruota: costruisce { $first }, poi tu
preview-builder-twice = si ruota: { $first } costruisce due volte
    .you-first = si ruota: costruisci tu due volte
preview-line =
    { $way ->
        [column] colonna { $line }
       *[row] riga { $line }
    }
preview-line-before = { $at }, prima che { $seat } costruisca
preview-line-bare = nulla di tuo nella { $at }
preview-line-free = nella { $at }: { $free } gratis
preview-line-paid = nella { $at }: { $paid }
preview-line-both = nella { $at }: { $free } gratis, { $paid }
preview-line-shut = nella { $at }: non puoi costruire
preview-line-own = di tuo nella { $at }: { $own }
preview-line-nobody = nella { $at }: nessuno può costruire
preview-price = { $cell } per { $ducats }
preview-own-cell = { $cell } (torre tua)
preview-ducat-day = poi giorno di paga (prima di costruire: tu +{ $n }, { $others })
preview-day-of = { $seat } +{ $n }

## Mosse rifiutate

refused-move-a-card = Il turno comincia con una carta. Prima spostane una, poi si costruisce.
refused-build = Ora bisogna costruire. Scegli una casella segnata della linea illuminata.
refused-choose-roof = Ora bisogna spostare un tetto. Scegli una delle torri che ne hanno uno.
refused-card-not-in-play = Questa carta non è in gioco. Scegline una accanto alla plancia.
refused-must-advance = Una carta deve avanzare di almeno uno spazio. Scegli uno spazio più avanti.
refused-too-far = Questo spazio ora non si raggiunge: le carte vanno solo in senso orario e superano il gruppo di testa al massimo di uno spazio. Scegline un altro.
refused-alone-at-front = Questa carta è da sola il gruppo di testa e deve restarci. Scegli un’altra carta.
refused-row-full = In quello spazio non entrano altre carte. Scegline un altro.
refused-too-many-rows = I gruppi di carte sono già quanti ne sono ammessi. Metti la carta dove ce ne sono già, o sposta una carta che sta da sola.
why-elsewhere-space = Scegli prima una carta, poi lo spazio illuminato.
lacks-groups = Ci sono già { $most } gruppi di carte: non se ne può fare uno nuovo. Metti la carta dove ce ne sono già, o sposta una carta che sta da sola.
refused-gap = A questo tavolo un nuovo gruppo richiede una carta nello spazio subito dietro. Scegli un altro spazio.
refused-not-on-line = Si costruisce solo sulla linea della carta appena spostata. Scegli una casella della linea illuminata.
refused-not-first-empty = Fra le caselle vuote vale solo la più vicina alla carta. Prendi quella, oppure sopreleva una torre.
refused-roofed = Questa torre ha un tetto e non si può soprelevare. Scegli un’altra casella.
refused-cannot-pay = Non hai abbastanza ducati per questa torre. Scegli una casella più economica.
refused-no-such-floor = Di questo colore non ti resta un piano così. Scegline un altro tipo.
refused-no-roof = Questa torre non ha un tetto. Scegli una delle due che ce l’hanno.
refused-not-this-colour = A questo tavolo il piano deve essere del colore della carta. Costruiscine uno di quel colore.

## Opzioni

option-colours = Colori
option-colours-text = L’ordine in cui i posti prendono i colori; in due ognuno ne prende due, in tre l’ultimo resta nella scatola.
option-gap-space-needs-neighbour = Nuovi gruppi solo accanto a un altro
option-gap-space-needs-neighbour-text = Uno spazio vuoto dietro il gruppo di testa si può usare solo se subito dietro c’è una carta?
option-two-player-own-pair-makes-roof = Tetto sui propri due colori
option-two-player-own-pair-makes-roof-text = In due: si mette un tetto quando la stessa persona costruisce i suoi due colori nella stessa casella in un turno?
option-two-player-end = Fine della partita in due
option-two-player-end-text = In due: quale ultimo piano chiude la partita?
option-two-player-end-all-floors = l’ultimo di tutti i propri piani
option-two-player-end-any-colour = l’ultimo piano di un colore qualsiasi
option-two-player-floors = Colore dei piani in due
option-two-player-floors-text = In due: quali piani si possono costruire quando la carta mostra uno dei propri colori?
option-two-player-floors-building-colour = solo quelli del colore della carta
option-two-player-floors-either-colour = quelli dei propri due colori
option-roof-connects-areas = I tetti uniscono le aree
option-roof-connects-areas-text = Un tetto unisce le aree dello stesso colore che lo toccano?
option-adjacent-roofs-chain = I tetti vicini contano insieme
option-adjacent-roofs-chain-text = Due tetti che si toccano fanno parte della stessa area?
option-roof-hides-crests = I tetti coprono gli stemmi
option-roof-hides-crests-text = Gli stemmi sotto un tetto non contano per nessuno?
option-final-counts-roofed-towers = Torri con il tetto alla fine
option-final-counts-roofed-towers-text = Alla fine ognuno riceve un ducato per ogni torre con il tetto? Non cambia mai chi vince.

## Da dove vengono i ducati

breakdown-start = Denaro iniziale
breakdown-paid = Pagati per soprelevare
breakdown-paid-short = Pagato agli altri
breakdown-received = Ricevuti dagli altri
breakdown-received-short = Ricevuto dagli altri
breakdown-ducat-days = Giorni di paga
breakdown-ducat-days-short = Giorno di paga
breakdown-ducat-days-often = { $count } giorni di paga
breakdown-final-towers = Torri proprie alla fine
breakdown-final-towers-short = Torri proprie
breakdown-final-crests = Stemmi visibili alla fine
breakdown-final-crests-short = Stemmi visibili
breakdown-points = Ducati
breakdown-floors-built = Piani costruiti (in parità vince chi ne ha di più)
tie-floors-built = Parità: { $seat } ha costruito più piani, { $more } a { $less }.
    .you = Parità: hai costruito più piani, { $more } a { $less }.
breakdown-ducat-day-now = Giorno di paga ora
breakdown-ducat-day-now-item =
    { $ducats ->
        [one] { $ducats } ducato per { $cells } ({ $colour })
       *[other] { $ducats } ducati per { $cells } ({ $colour })
    }
breakdown-ducat-day-now-item-none = Ancora niente ({ $colour })

## Quanto è sicura ogni parte della scatola

confidence-board-cell-count = La plancia ha 5 per 5 caselle, 22 delle quali edificabili.
confidence-board-lake = Un angolo è acqua. Quale, visto dai segni di partenza, non si è trovato; abbiamo scelto quello in basso a sinistra.
confidence-track-length = Cinque spazi per le carte su ogni lato, nessuno escluso accanto all’acqua.
confidence-marks = I segni di partenza 4, 3, 2, 1 si seguono in senso orario. Che il primo sia in alto a sinistra è una nostra scelta.
confidence-colour = I quattro colori. Gli animali dell’arancione e del grigio chiaro sono ignoti e non contano nel gioco.
confidence-card = Quattro carte di un colore e sei di due sono certe; che queste siano le sei coppie diverse ne consegue.
confidence-floors-per-colour = 16 piani per colore: 2 con due stemmi, 3 con uno, 11 semplici.
confidence-roofs-count = Due tetti.
confidence-money-start-per-player = Dieci ducati a testa all’inizio.
confidence-money-bank-unlimited = La banca non si esaurisce mai; il regolamento non dà limiti.
confidence-setup = Carte, gruppi di carte e limiti per ogni numero di persone.
confidence-decisions-gap-space-needs-neighbour = Solo la posizione di testa richiede una vicina; gli spazi dietro no.
confidence-decisions-two-player-own-pair-makes-roof = La regola dei tetti parla di due giocatori: una persona sola non mette un tetto.
confidence-decisions-two-player-end = Alla lettera: in due, l’ultimo dei 32 piani chiude la partita.
confidence-decisions-roof-connects-areas = Un tetto è di tutti, quindi unisce le aree.
confidence-decisions-adjacent-roofs-chain = I tetti sono di tutti, quindi quelli vicini contano insieme.
confidence-decisions-roof-hides-crests = Gli stemmi coperti non contano; certo sotto i piani, dedotto sotto i tetti.
confidence-decisions-final-counts-roofed-towers = Le torri con il tetto non rendono nulla alla fine; non cambierebbe chi vince.
confidence-decisions-idle-turns = Le regole non limitano i turni. Dopo 40 turni di fila senza costruire chiudiamo la partita; non è mai successo.

## Come si chiamano le voci della scatola

part-board = plancia
part-board-rows = righe della plancia
part-cols = colonne della plancia
part-cell-count = numero di caselle
part-lake-corner = angolo d’acqua
part-lake = caselle d’acqua
part-cells = caselle
part-adjacency = caselle vicine
part-track = spazi delle carte
part-length = numero di spazi per le carte
part-direction = senso di gioco
part-space = spazio per carte
part-index = numero
part-side = lato della plancia
part-line = riga o colonna
part-line-number = quale riga o colonna
part-marks = segni di partenza
part-four-cards = spazio del segno 4
part-three-cards = spazio del segno 3
part-two-cards = spazio del segno 2
part-one-card = spazio del segno 1
part-colour = colore
part-card = carta
part-kind = tipo
part-colours = colori
part-floors-per-colour = piani di ogni colore
part-total = in tutto
part-plain = semplici
part-one-crest = con uno stemma
part-two-crests = con due stemmi
part-crests-total = stemmi in tutto
part-roofs = tetti
part-count = quanti
part-money = ducati
part-start-per-player = a testa all’inizio
part-bank-unlimited = la banca non finisce mai
part-setup = all’inizio
part-common = sempre
part-colours-in-play = colori in gioco
part-colours-per-player = colori a testa
part-floors-per-player = piani a testa
part-max-cards-per-row = carte al massimo per gruppo
part-max-rows = gruppi di carte al massimo
part-front = gruppo di testa
part-rows = gruppi di carte
part-max-same-colour-per-row = di un colore al massimo per gruppo
part-idle-turns = turni senza costruire che chiudono la partita
part-players-min = giocatori almeno
part-players-max = giocatori al massimo
word-single = un colore
word-double = due colori
word-bottom-left = in basso a sinistra
word-top-left = in alto a sinistra
word-top-right = in alto a destra
word-bottom-right = in basso a destra
word-top = alto
word-bottom = basso
word-left = sinistra
word-right = destra
word-row = riga
word-column = colonna

## Che cos'è ogni pezzo

piece-cell = { $cell }, casella vuota
piece-tower =
    { $crests ->
        [0] Torre in { $cell }, altezza { $height }, in cima { $colour }, di { $seat }.
        [one] Torre in { $cell }, altezza { $height }, in cima { $colour } con { $crests } stemma, di { $seat }.
       *[other] Torre in { $cell }, altezza { $height }, in cima { $colour } con { $crests } stemmi, di { $seat }.
    }
    .you =
        { $crests ->
            [0] La tua torre in { $cell }, altezza { $height }, in cima { $colour }.
            [one] La tua torre in { $cell }, altezza { $height }, in cima { $colour } con { $crests } stemma.
           *[other] La tua torre in { $cell }, altezza { $height }, in cima { $colour } con { $crests } stemmi.
        }
piece-tower-short = Torre in { $cell }, altezza { $height }
piece-tower-roofed = Torre in { $cell }, altezza { $height }, con il tetto. È di tutti e non si può soprelevare.
piece-card-single = La { $card }, nello spazio { $space }
piece-card-double = La { $card }, nello spazio { $space }: { $inner } verso il castello, { $outer } verso l’esterno. Spostandola la si ruota.
piece-front = Il gruppo di testa, spazio { $space }. Le carte lo superano al massimo di uno spazio.
piece-line = La linea dello spazio { $space }
piece-roofs =
    { $count ->
        [0] Nessun tetto accanto alla plancia
        [one] { $count } tetto accanto alla plancia
       *[other] { $count } tetti accanto alla plancia
    }
piece-supply = { $seat }, { $colour }, piani rimasti: { $plain } senza stemmi, { $one } con uno stemma, { $two } con due
    .you = { piece-supply }
written-roofs = Tetti rimasti: { $count }
written-owner = { $seat }
    .you = Tu
written-rack = Carte sullo spazio
written-day = Paga ora: { $n }
written-day-paid = Paga ricevuta: { $n }
written-day-short = paga ora
written-day-paid-short = ricevuti
piece-money =
    { $ducats ->
        [one] { $seat } ha { $ducats } ducato
       *[other] { $seat } ha { $ducats } ducati
    }
    .you =
        { $ducats ->
            [one] Hai { $ducats } ducato
           *[other] Hai { $ducats } ducati
        }
piece-seal = È il turno di { $seat }
    .you = È il tuo turno
piece-ducat-day = Dopo questo turno è giorno di paga

## Come si gioca

howto-1-title = Di che cosa si tratta
howto-1-text = Costruite insieme un solo castello, e una torre è di chi ha il piano in cima. Nel tuo turno sposti una carta; chi ha il proprio colore sulla carta costruisce (in due se ne hanno due a testa). Le torri e gli stemmi in cima rendono ducati: nei giorni di paga quelli della tua area migliore, alla fine tutti. Quando qualcuno ha costruito il suo ultimo piano, vince chi ha più ducati.
howto-2-title = Sposta una carta
howto-2-text = Nel tuo turno sposti una carta qualsiasi in senso orario, di almeno uno spazio; non si può passare. Non serve che abbia il tuo colore. Nessuna carta torna indietro e nessuna supera di più di uno spazio il gruppo di testa, le carte più avanti di tutte.
howto-3-title = Tre limiti
howto-3-text = Le carte di uno spazio sono un gruppo. Una carta può superare il gruppo di testa solo se lì ne resta un’altra. Un gruppo ha al massimo 4 carte e i gruppi sono al massimo 5; in tre, 3 carte e 4 gruppi.
howto-4-title = Le carte di due colori si ruotano
howto-4-text = Quando sposti una carta di due colori, la ruoti. Il colore ora rivolto verso il castello costruisce per primo, l’altro per secondo.
howto-5-title = Costruisci
howto-5-text = Chi ha il proprio colore sulla carta costruisce un piano sulla linea a cui la carta è arrivata. Nella prima casella vuota, contando dalla carta, è gratis.
howto-6-title = Oppure sopreleva
howto-6-text = Puoi anche costruire su una torre senza tetto della stessa linea. Paghi a chi la possiede tanti ducati quanti sono i suoi piani; le tue torri sono gratis. Chi può costruire deve farlo.
howto-7-title = Gli stemmi
howto-7-text = Alcuni dei tuoi piani mostrano uno o due stemmi. Rendono ducati finché sono in cima: scegli bene quando usarli.
howto-8-title = I tetti
howto-8-text = Se i due costruttori di un turno costruiscono nella stessa casella, ci va sopra un tetto. Da allora la torre è di tutti e nessuno può soprelevarla. Quando i due tetti sono in uso, chi costruisce per secondo ne sposta uno.
howto-9-title = Giorno di paga
howto-9-text = Chi toglie l’ultima carta di un gruppo fa scattare un giorno di paga dopo la costruzione. Ognuno riceve 1 ducato per ogni torre, stemma e tetto della sua area migliore: torri proprie unite per un lato, tetti compresi.
howto-10-title = La fine
howto-10-text = Quando qualcuno ha costruito il suo ultimo piano, si completa il turno. Poi ognuno riceve 1 ducato per ogni torre propria e ogni stemma in cima. A parità vince chi ha costruito più piani.

## Che cos’è e che cosa fa ogni cosa

thing-card = { $card }
says-card-single = Chiunque la sposti, il suo colore costruisce un piano sulla sua nuova linea.
says-card-double = Spostandola la si ruota. Il colore che allora è rivolto al castello costruisce per primo, poi l’altro, sulla sua nuova linea.
now-card-out = Non è in questa partita.
now-card-at = Spazio { $space }.
now-card-lies = Spazio { $space }, { $inner } verso il castello.
now-card-builder = Se la si sposta ora, costruisce { $first }.
    .you-first = Se la si sposta ora, costruisci tu.
now-card-builders = Se la si sposta ora, costruisce prima { $first }, poi { $second }.
    .you-first = Se la si sposta ora, costruisci prima tu, poi { $second }.
    .you-second = Se la si sposta ora, costruisce prima { $first }, poi tu.
now-card-builder-twice = Se la si sposta ora, { $first } costruisce due volte.
    .you-first = Se la si sposta ora, costruisci due volte.
thing-cell = Casella { $cell }
says-cell = Vuota. Sulla casella vuota della linea più vicina alla carta si costruisce gratis.
now-cell-first = Ora ci si costruisce gratis.
now-cell-nearer = Non ora: { $near } è più vicina alla carta.
now-cell-aside = Non ora: non è sulla linea illuminata.
thing-tower = Torre in { $cell }
says-tower = È di chi ha il piano più alto. Gli altri, per soprelevarla, pagano al proprietario un ducato per ogni piano.
says-tower-roofed = Ha un tetto: è di tutti e non si può soprelevare.
now-tower =
    { $crests ->
        [0] Altezza { $height }, in cima { $colour }.
        [one] Altezza { $height }, in cima { $colour } con { $crests } stemma.
       *[other] Altezza { $height }, in cima { $colour } con { $crests } stemmi.
    }
now-tower-price =
    { $ducats ->
        [one] Soprelevarla costa { $ducats } ducato agli altri.
       *[other] Soprelevarla costa { $ducats } ducati agli altri.
    }
now-tower-roof = Se ora ci si costruisce, va sopra un tetto: { $seat } ha costruito qui in questo turno.
    .you = Se ora ci si costruisce, va sopra un tetto: hai costruito qui in questo turno.
now-tower-roof-both = Se ci costruiscono entrambi i costruttori del turno, va sopra un tetto.
now-tower-roofed = Altezza { $height }, senza contare il tetto.
thing-space = Spazio { $space } per le carte
says-space =
    { $side ->
        [top] Le carte qui servono la colonna { $line }, contata dall’alto: { $cells } caselle.
        [bottom] Le carte qui servono la colonna { $line }, contata dal basso: { $cells } caselle.
        [left] Le carte qui servono la riga { $line }, contata da sinistra: { $cells } caselle.
       *[right] Le carte qui servono la riga { $line }, contata da destra: { $cells } caselle.
    }
says-space-mark =
    { $cards ->
        [one] Il segno di partenza accanto mostra { $cards } carta: qui ne comincia una.
       *[other] Il segno di partenza accanto mostra { $cards } carte: qui ne cominciano altrettante.
    }
now-space = Carte qui: { $cards }, al massimo { $most }.
now-space-empty = Vuoto. Una carta qui formerebbe un nuovo gruppo; ora sono { $groups } su un massimo di { $most }.
thing-purse = Ducati di { $seat }
    .you = I tuoi ducati
says-purse = Vince chi ha più ducati. I giorni di paga e la fine della partita ne portano, soprelevare le torri altrui ne costa.
now-purse =
    { $ducats ->
        [one] { $ducats } ducato ora.
       *[other] { $ducats } ducati ora.
    }
now-purse-day = Un giorno di paga ora ne porterebbe { $ducats }.
now-purse-day-for = Un giorno di paga ora ne porterebbe { $ducats }: per { $parts } in { $cells }.
now-purse-end = Se la partita finisse ora: altri { $towers } per le torri e { $crests } per gli stemmi.
now-day-of = { $seat } ne avrebbe { $ducats } ora: per { $parts } in { $cells }.
    .you = Ne avresti { $ducats } ora: per { $parts } in { $cells }.
thing-supply = Piani ancora da costruire, { $colour }
says-supply = { $count } piani di ogni colore: { $plain } semplici, { $one } con uno stemma, { $two } con due stemmi. Chi costruisce il suo ultimo piano mette fine alla partita.
now-supply = Rimasti: { $plain } senza stemmi, { $one } con uno stemma e { $two } con due.
thing-floor = { $floor }, { $colour }
says-floor = Il piano più alto dice di chi è la torre. Copre tutto quello che c’è sotto.
says-floor-crests =
    { $crests ->
        [one] Finché è in cima, il suo stemma vale { $crests } ducato in più nei giorni di paga e alla fine.
       *[other] Finché è in cima, i suoi stemmi valgono { $crests } ducati in più nei giorni di paga e alla fine.
    }
now-floor = Ancora da costruire: { $count } su { $of }.
thing-roof = Tetto
says-roof = Ce ne sono { $count }. Un tetto va sulla torre su cui hanno costruito entrambi i costruttori di un turno. Da allora la torre è di tutti e non si può soprelevare.
thing-front = Testa
says-front = Indica il gruppo di testa, le carte più avanti di tutte. Nessuna carta lo supera di più di uno spazio.
now-front = Ora allo spazio { $space }.
thing-seal = Sigillo del turno
says-seal = Mostra di chi è il turno: chi ce l’ha sposta una carta.
thing-ducat-day = Giorno di paga
says-ducat-day = Chi prende l’ultima carta di un gruppo gira il sigillo: dopo la costruzione la banca paga a ciascuno l’area migliore, 1 ducato per ogni torre, stemma e tetto.
thing-ducat = Ducato
says-ducat = Il denaro del gioco, e ciò che fa vincere. Tutti cominciano con { $count }.
thing-lake = Acqua
says-lake = Qui nessuno costruisce. Le linee accanto sono più corte: queste caselle si saltano.
thing-castle = Castello
says-castle = { $cells } caselle su cui costruire, chiamate con la lettera della colonna e il numero della riga. Intorno ci sono { $spaces } spazi numerati per le carte; i segni scuri sulla cornice mostrano da dove partono le carte.
shelf-cards = Carte costruzione
shelf-floors = Piani
shelf-others = Tetti, segnalini e denaro
section-castle = Castello
section-seats = Giocatori
section-own = I tuoi piani

## Una prima partita guidata

lesson-goal = In Kilt Castle costruite tutti questo castello: tu con l’arancione, { $seat1 } con il rosso, { $seat2 } con il grigio chiaro. Una torre è di chi ne ha il piano in cima, e rende ducati nei giorni di paga (una corona dice quanti) e alla fine. All’ultimo piano di qualcuno vince chi ha più ducati.
lesson-cards = Le carte stanno in spazi numerati intorno al castello; ognuno ha la sua linea, riga o colonna. Nel tuo turno sposti una carta qualsiasi in senso orario: verso numeri più alti, e dopo 19 viene 0.
lesson-move = Sposta la carta arancione nello spazio 4. Chi vi ha il suo colore costruisce sulla nuova linea: tu.
lesson-build = Nella prima casella vuota della linea costruisci gratis. Prendi un piano con lo stemma: gli stemmi rendono ducati finché sono in cima.
lesson-paid = { $seat1 } ha costruito sulla tua torre. Ora è sua, ma ti ha dovuto pagare 1 ducato, perché era alta 1 piano.
lesson-roof = Qui { $seat1 } e { $seat2 } hanno costruito nella stessa casella nello stesso turno, perciò ci è andato sopra un tetto. Una torre con il tetto è di tutti, anche tua, e nessuno ci costruisce più.
lesson-turning = Questa carta ha due colori; la metà con il piccolo castello è rivolta al castello al centro. Spostandola si ruota, e il colore che allora è rivolto al castello costruisce per primo: { $seat1 }. Poi costruisci tu.
lesson-last-card = Inoltre è sola nel suo spazio. Chi toglie l’ultima carta di uno spazio fa scattare un giorno di paga dopo la costruzione; le corone mostrano quanto renderebbe ora. Spostala nello spazio 4.
lesson-take-back-tower = Ora riprenditi la torre: ha 2 piani, quindi paghi 2 ducati a { $seat1 }, ma con i suoi due stemmi alla fine te ne rende 3. Sta accanto al tetto, e i tetti contano anche per te.
lesson-ducat-day = Un giorno di paga rende per la tua area migliore: le tue torri affiancate e i tetti accanto. Hai ricevuto 4 ducati per 1 torre, 2 stemmi e 1 tetto: tieni dunque unite le tue torri!
lesson-bridge = { $seat2 } ha spostato una carta con il tuo colore, perciò costruisci prima tu, anche se non è il tuo turno. I tetti uniscono le aree come un ponte: per 1 ducato questa torre si aggiunge alla tua.
lesson-groups = Le carte di uno spazio sono un gruppo. In tre giocatori ci possono essere fino a 4 gruppi, ognuno con 3 carte al massimo; ora sono già 4. Perciò solo una carta che sta da sola può formarne uno nuovo.
lesson-limit = La freccia gialla segna il gruppo di testa: nessuna carta lo supera di più di uno spazio, e una carta che lì è sola deve restare. Sposta questa: non costruisci niente, ma il giorno di paga rende più a te che agli altri.
lesson-free = Ora sai tutto quello che serve. Quando qualcuno ha costruito il suo ultimo piano, ognuno riceve 1 ducato per ogni torre propria e ogni stemma in cima, nulla per i tetti. Continua come ti piace!

tip-exempt = Qualcuno non ha potuto costruire su questa linea: nessuna casella vuota e troppo pochi ducati per una torre. In quel caso non si paga nulla.
tip-move-roof = I due tetti sono già sulle torri: scegli quale spostare. La torre che lo perde si può di nuovo soprelevare.

## Why a turn is good (coach/reasons.py)

reason-income-more =
    { $n ->
        [one] Un giorno di paga ti darebbe { $n } ducato in più
       *[other] Un giorno di paga ti darebbe { $n } ducati in più
    }
reason-income-theirs =
    { $n ->
        [one] Un giorno di paga darebbe a { $seat } { $n } ducato in meno
       *[other] Un giorno di paga darebbe a { $seat } { $n } ducati in meno
    }
reason-money-more =
    { $n ->
        [one] Avresti in mano { $n } ducato in più
       *[other] Avresti in mano { $n } ducati in più
    }
reason-money-theirs =
    { $n ->
        [one] { $seat } avrebbe { $n } ducato in meno
       *[other] { $seat } avrebbe { $n } ducati in meno
    }
reason-room-more =
    { $n ->
        [one] La tua area migliore ha { $n } casella vuota in più per crescere
       *[other] La tua area migliore ha { $n } caselle vuote in più per crescere
    }
reason-room-theirs =
    { $n ->
        [one] L’area migliore di { $seat } ha { $n } casella vuota in meno per crescere
       *[other] L’area migliore di { $seat } ha { $n } caselle vuote in meno per crescere
    }
reason-cheap-more =
    { $n ->
        [one] Accanto alla tua area migliore c’è { $n } torre bassa altrui in più: soprelevarla costa poco
       *[other] Accanto alla tua area migliore ci sono { $n } torri basse altrui in più: soprelevarle costa poco
    }
reason-bridges-more =
    { $n ->
        [one] C’è { $n } casella in più dove un piano unisce un’altra tua torre alla tua area migliore
       *[other] Ci sono { $n } caselle in più dove un piano unisce un’altra tua torre alla tua area migliore
    }
reason-bridges-theirs =
    { $n ->
        [one] C’è { $n } casella in meno dove { $seat } potrebbe unire un’altra torre alla propria area migliore
       *[other] Ci sono { $n } caselle in meno dove { $seat } potrebbe unire un’altra torre alla propria area migliore
    }
reason-height-more =
    { $n ->
        [one] Per soprelevare le tue torri gli altri dovrebbero pagare in tutto { $n } ducato in più
       *[other] Per soprelevare le tue torri gli altri dovrebbero pagare in tutto { $n } ducati in più
    }
reason-first-cards-more =
    { $n ->
        [one] Costruisci prima con { $n } carta di due colori in più
       *[other] Costruisci prima con { $n } carte di due colori in più
    }
reason-first-cards-theirs =
    { $n ->
        [one] { $seat } costruisce prima con { $n } carta di due colori in meno
       *[other] { $seat } costruisce prima con { $n } carte di due colori in meno
    }
reason-reach-more =
    { $n ->
        [one] Le carte con il tuo colore hanno { $n } spazio in più davanti: possono farti costruire più spesso
       *[other] Le carte con il tuo colore hanno { $n } spazi in più davanti: possono farti costruire più spesso
    }
reason-reach-theirs =
    { $n ->
        [one] Le carte con il colore di { $seat } hanno { $n } spazio in meno davanti: faranno costruire { $seat } meno spesso
       *[other] Le carte con il colore di { $seat } hanno { $n } spazi in meno davanti: faranno costruire { $seat } meno spesso
    }
reason-lone-cards-more =
    { $n ->
        [one] { $n } carta in più con il tuo colore è sola: con essa costruisci, poi c’è un giorno di paga
       *[other] { $n } carte in più con il tuo colore sono sole: con ognuna costruisci, poi c’è un giorno di paga
    }
reason-lone-cards-theirs =
    { $n ->
        [one] { $n } carta in meno con il colore di { $seat } è sola: una così fa costruire, poi c’è un giorno di paga
       *[other] { $n } carte in meno con il colore di { $seat } sono sole: una così fa costruire, poi c’è un giorno di paga
    }
reason-crests-left-more =
    { $n ->
        [one] Tieni { $n } stemma in più per dopo
       *[other] Tieni { $n } stemmi in più per dopo
    }
reason-without-emptied = Non si svuota nessuno spazio: niente giorno di paga per gli altri
reason-emptied = L’ultima carta lascia lo spazio { $space }: un giorno di paga, che rende più a te che agli altri in media
reason-roofed = Su { $cell } va un tetto: lì nessuno costruisce più, e il tetto conta per ogni area accanto
reason-line-final-towers =
    { $n ->
        [one] Le tue torri ti darebbero { $n } ducato in più alla fine
       *[other] Le tue torri ti darebbero { $n } ducati in più alla fine
    }
reason-line-final-towers-theirs =
    { $n ->
        [one] Le torri di { $seat } darebbero { $n } ducato in meno alla fine
       *[other] Le torri di { $seat } darebbero { $n } ducati in meno alla fine
    }
reason-line-final-crests =
    { $n ->
        [one] Gli stemmi in cima alle tue torri ti darebbero { $n } ducato in più alla fine
       *[other] Gli stemmi in cima alle tue torri ti darebbero { $n } ducati in più alla fine
    }
reason-line-final-crests-theirs =
    { $n ->
        [one] Gli stemmi in cima alle torri di { $seat } darebbero { $n } ducato in meno alla fine
       *[other] Gli stemmi in cima alle torri di { $seat } darebbero { $n } ducati in meno alla fine
    }
told-card = { $card }
