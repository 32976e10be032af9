# Troyes in italiano

## The game

game-name = Troyes
game-blurb = I dadi di soldati, religiosi e cittadini costruiscono una cattedrale e difendono una città medievale.
game-kind = Piazzamento di dadi, obiettivi segreti, in solitario contro Le Roy
game-length = circa 90 minuti
game-players = da 1 a 4 persone
game-points = Punti vittoria: { $count }

## Things

colour-red = rosso
colour-white = bianco
colour-yellow = giallo
building-palace = Palazzo
building-bishopric = Vescovado
building-city-hall = Municipio
district-neutral = quartiere neutrale
source-supply = riserva personale
source-lying-palace = quelli distesi sul Palazzo
source-lying-bishopric = quelli distesi sul Vescovado
source-lying-city-hall = quelli distesi sul Municipio
space-palace-1 = Palazzo 1
space-palace-2 = Palazzo 2
space-palace-3 = Palazzo 3
space-palace-4 = Palazzo 4
space-palace-5 = Palazzo 5
space-palace-6 = Palazzo 6
space-bishopric-1-1 = Vescovado, fila 1, posto 1
space-bishopric-1-2 = Vescovado, fila 1, posto 2
space-bishopric-2-1 = Vescovado, fila 2, posto 1
space-bishopric-2-2 = Vescovado, fila 2, posto 2
space-bishopric-3-1 = Vescovado, fila 3, posto 1
space-bishopric-3-2 = Vescovado, fila 3, posto 2
space-city-hall-1-1 = Municipio, fila 1, posto 1
space-city-hall-1-2 = Municipio, fila 1, posto 2
space-city-hall-1-3 = Municipio, fila 1, posto 3
space-city-hall-2-1 = Municipio, fila 2, posto 1
space-city-hall-2-2 = Municipio, fila 2, posto 2
space-city-hall-2-3 = Municipio, fila 2, posto 3
activity-artisan = Artigiano
activity-merchant = Mercante
activity-miller = Mugnaio
activity-innkeeper = Locandiere
activity-blacksmith = Fabbro
activity-militia = Milizia
activity-journeyman = Lavorante
activity-goldsmith = Orafo
activity-sculptor = Scultore
activity-tithing = Decima
activity-monk = Monaco
activity-priest = Prete
activity-apprenticeship = Apprendistato
activity-confession = Confessione
activity-templar = Templare
activity-pilgrimage = Pellegrinaggio
activity-procession = Processione
activity-glassblower = Vetraio
activity-archer = Arciere
activity-chivalry = Cavalleria
activity-diplomat = Diplomatico
activity-hunting = Caccia
activity-mercenary = Mercenario
activity-tax-collector = Esattore
activity-captain = Capitano
activity-joust = Giostra
activity-troubadour = Trovatore
activity-baker = Fornaio
activity-prior = Priore
activity-banquet = Banchetto
card-marauding = Razzia
card-brigands-1 = Briganti (prima carta)
card-brigands-2 = Briganti (seconda carta)
card-brigands-3 = Briganti (terza carta)
card-skirmishes-1 = Schermaglie (prima carta)
card-skirmishes-2 = Schermaglie (seconda carta)
card-war = Guerra
card-normans-attack = Attacco dei Normanni
card-succession-conflict = Conflitto di successione
card-theological-conflict = Conflitto teologico
card-heresy = Eresia
card-interruption-of-work = Interruzione dei lavori
card-migrant-workers = Lavoratori itineranti
card-drought = Siccità
card-support = Sostegno
card-civil-war = Guerra civile
card-wayfarers = Viandanti
card-resistance = Resistenza
character-chretien-de-troyes = Chrétien de Troyes
character-urbain-iv = Urbano IV
character-thibaut-ii = Thibaut II
character-hugues-de-payns = Hugues de Payns
character-le-florentin = Le Florentin
character-henry-i = Enrico I

## The log

event-begins = Comincia { $seat }.
event-grey-begins =
    Comincia { $solo ->
        [1] Le Roy
       *[other] il grigio
    }.
event-settled = { $seat } piazza un cittadino: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } piazza un cittadino: { $space }.
event-round = Comincia il round { $round }.
event-revealed = Nuova attività: { $activity }.
event-income = { $seat }: entrate { $deniers }, salari { $salary }, mancano { $short }.
event-rolled = { $seat } lancia dadi, { $colour }: { $dice }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    }, dadi, { $colour }: { $dice }.
event-event-enters = Nuovo evento: { $card }.
event-event-acts = Evento: { $card }.
event-loses = { $card }: { $seat } perde denari ({ $deniers }) e influenza ({ $influence }).
event-event-rolls = { $card }: il dado mostra { $value }.
event-black-die = Dado nero: { $value }.
event-counters = { $seat } respinge dadi neri: { $dice }, totale { $total }.
event-fails = { $seat } non può respingere il { $value } nero.
event-points = { $seat } prende punti vittoria: { $points }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } prende punti vittoria: { $points }.
event-loses-points = { $seat } perde punti vittoria: { $points }.
event-influence = { $seat } guadagna influenza: { $points }.
event-rerolled = { $seat } rilancia un dado, { $colour }: { $from } diventa { $to }.
event-recruited = { $seat } recluta un cittadino.
event-flipped = { $seat } gira un dado, { $colour }: { $from } diventa { $to }.
event-used = { $seat } usa un cubo: { $activity }.
event-took = { $seat } prende un dado proprio, { $colour } { $value }.
event-took-from = { $seat } prende un dado da { $owner }, { $colour } { $value }.
event-took-grey =
    { $seat } prende un dado, { $colour } { $value }, { $solo ->
        [1] da Le Roy
       *[other] dal grigio
    }.
event-pays = { $seat } paga a { $to }: { $deniers }.
event-pays-bank = { $seat } paga alla banca: { $deniers }.
event-pays-influence = { $seat } paga influenza: { $points }.
event-tradesman = { $seat } piazza un maestro su { $activity }, spazio { $space }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } piazza un maestro su { $activity }, spazio { $space }.
event-fetched = { $seat } prende un cittadino: { $source }.
event-lifted = { $seat } toglie un cittadino da { $space }.
event-recalled = { $seat } toglie il maestro da { $activity }.
event-placed = { $seat } occupa { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } occupa { $space }.
event-expelled = Un cittadino di { $seat } viene espulso e si distende qui: { $building }.
event-grey-expelled =
    Un cittadino viene espulso, { $building }: { $solo ->
        [1] Le Roy
       *[other] il grigio
    }.
event-built = { $seat } costruisce la cattedrale: livello { $level }, spazio { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } costruisce la cattedrale: livello { $level }, spazio { $number }.
event-demolished = Un cubo di { $seat } lascia la cattedrale: livello { $level }, spazio { $number }.
event-grey-demolished =
    Un cubo lascia la cattedrale: livello { $level }, spazio { $number } ({ $solo ->
        [1] Le Roy
       *[other] il grigio
    }).
event-cube = { $seat } mette un cubo su { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } mette un cubo su { $card }.
event-cube-back = { $seat } riprende un cubo da { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Il grigio
    } riprende un cubo da { $card }.
event-countered = { $card }: evento sventato. { $seat } prende la carta.
event-grey-countered =
    { $card }: evento sventato. La carta va { $solo ->
        [1] a Le Roy
       *[other] al grigio
    }.
event-activated = { $seat } attiva { $activity }: { $times } volte.
event-cubes = { $seat } mette cubi su { $activity }: { $cubes }.
event-deniers = { $seat } guadagna denari: { $deniers }.
event-archers = { $seat } lancia per gli arcieri: dadi { $dice }, colpi { $hits }.
event-passed = { $seat } passa; denari nel quartiere: { $deniers }.
event-leroy-rolls = Le Roy lancia { $first } e { $second }.
event-leroy-spends = Le Roy spende un dado, { $colour } { $value }.
event-leroy-buys = Le Roy compra il tuo dado, { $colour } { $value }.
event-character = Personaggio in gioco: { $character }.
event-scores = { $character }: { $seat } segna { $points }.
event-grey-scores =
    { $character }: { $solo ->
        [1] Le Roy
       *[other] il grigio
    } segna { $points }.
event-final = { $seat } termina con { $points }.
event-wins = { $seat } vince con { $points }!
event-leroy-final =
    Le Roy termina con { $points }; la differenza è { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }

## What to do now

prompt-settle = Piazza un cittadino su uno spazio libero.
prompt-counter = Respingi il dado nero più alto con i dadi del tuo quartiere.
prompt-turn = Tocca a te: scegli un’azione o passa.
prompt-gather = Prendi fino a tre dadi per l’azione.
prompt-source = Da dove viene il cittadino?
prompt-times = Quante volte?
prompt-collect = Quale edificio paga?
prompt-cubes = Metti i tuoi cubi sugli eventi.
prompt-roll = Tocca a Le Roy: lancia per lui.
prompt-over = La partita è finita.
waiting-settle = Aspettiamo che { $seat } piazzi un cittadino.
waiting-counter = Aspettiamo che { $seat } respinga un dado nero.
waiting-turn = Aspettiamo che { $seat } scelga un’azione.
waiting-gather = Aspettiamo che { $seat } prenda i dadi.
waiting-source = Aspettiamo che { $seat } scelga un cittadino.
waiting-times = Aspettiamo che { $seat } scelga quante volte.
waiting-collect = Aspettiamo che { $seat } scelga un edificio.
waiting-cubes = Aspettiamo che { $seat } metta dei cubi.
waiting-roll = Aspettiamo che { $seat } lanci per Le Roy.
action-settle = Piazza un cittadino: { $space }
action-reroll = Rilancia (1 punto influenza): { $colour } { $value }
action-recruit = Recluta un cittadino (2 punti influenza)
action-flip = Gira (4 punti influenza, fino a tre dadi): { $colour } { $value }
action-counter = Respingi anche un { $value } nero
action-discard = Contro i dadi neri: { $colour } { $value }
action-yield = Subisci il dado nero
action-activate = Attiva: { $activity }
action-build = Costruisci la cattedrale
action-fight = Combatti: { $card }
action-place = Piazza un cittadino in un edificio
action-farm = Agricoltura
action-pass = Passa
action-use = Usa un cubo: { $activity }
action-take =
    Prendi { $colour } { $value }, { $district ->
        [0] quartiere del posto 1
        [1] quartiere del posto 2
        [2] quartiere del posto 3
        [3] quartiere del posto 4
       *[neutral] quartiere neutrale
    }
action-done = Fatto
action-from = Prendi un cittadino: { $source }
action-lift = Sposta il cittadino di { $space }
action-recall = Sposta il maestro di { $activity }
action-times = Volte: { $times }
action-collect = Incassa: { $building }
action-at = Cubi su { $card }
action-roll = Lancia per Le Roy
action-take-own = Prendi il tuo { $colour } { $value }
action-take-of = Prendi da { $seat }: { $colour } { $value }

## Più scelte dello stesso tipo in una riga

several-settle = Piazza un cittadino
several-counter = Respingi un altro dado nero
several-discard = Usa un dado contro i dadi neri
several-activate = Attiva una carta
several-fight = Combatti un evento
several-use = Usa un cubo di una carta
several-take = Prendi un dado
several-from = Prendi un cittadino
several-lift = Sposta un cittadino
several-recall = Sposta un maestro
several-times = Quante volte
several-collect = Incassa da un edificio
several-at = Metti cubi su un evento
several-reroll = Rilancia un dado per 1 punto influenza
several-flip = Gira i dadi per 4 punti influenza
preview-tradesman = Un maestro costa { $deniers }
preview-buys = { $deniers } a { $seat }
preview-buys-grey = { $deniers } alla banca
preview-group = Totale { $total }, costo { $deniers }
preview-own = Il tuo dado: gratis
preview-own-dice = Con i tuoi dadi, totale { $total }
preview-short = Non basta: serve almeno { $total }
preview-pass = Denari nel tuo quartiere: { $deniers }
preview-with-activate = { $activity } ×{ $times }{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-chance = { $activity } ×{ $times }, decidono i dadi
preview-with-cubes = { $activity } ×{ $times }, cubi per gli eventi: { $cubes }{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-delayed = { $activity }, cubi da conservare: { $cubes }{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-fight = { $card }, cubi: { $times }{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-countered = { $card }, cubi: { $times }, sventato{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-place = Cittadino: { $space }{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-farm = Campi{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }
preview-with-build = Cattedrale{ $money ->
        [more] , denari +{ $deniers }
        [less] , denari −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influenza +{ $influence }
        [less] , influenza −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , punti +{ $points }
        [less] , punti −{ $points }
       *[other] {""}
    }

## Refused moves

refused-settle = Prima si piazzano tutti i cittadini iniziali. Scegli uno spazio libero.
refused-space-taken = Lo spazio è occupato. Scegline uno libero.
refused-counter = Ora bisogna respingere un dado nero. Scegli dadi del tuo quartiere.
refused-choose-action = Scegli prima un’azione.
refused-gather = Prendi ora i dadi, o annulla l’azione.
refused-choose-source = Indica da dove viene il cittadino.
refused-choose-times = Indica quante volte.
refused-choose-building = Indica quale edificio paga.
refused-choose-event = Ora si mettono cubi sugli eventi. Scegline uno.
refused-roll = Tocca a Le Roy. Lancia per lui.
refused-no-such-die = In quel quartiere non c’è quel dado. Scegline uno presente.
refused-influence-short = La tua influenza non basta.
refused-no-citizen-left = Tutti i tuoi cittadini sono già in gioco.
refused-influence-late = L’influenza si spende prima. Annulla prima gli ultimi passi.
refused-no-black-die = Non c’è un altro dado nero di questo valore.
refused-too-weak = I tuoi dadi non arrivano a quel totale.
refused-strong-enough = Chi può respingere il dado deve farlo.
refused-pledge = Non basta ancora. Aggiungi dadi.
refused-card-closed = Questa attività non è scoperta. Scegli una carta scoperta.
refused-cannot-reach = Nessun gruppo di dadi che puoi pagare basta.
refused-cannot-pay = Non puoi pagarlo.
refused-payment = Ogni attivazione va pagata per intero.
refused-cathedral = Nella cattedrale non c’è uno spazio libero adatto.
refused-event-gone = Questo evento non è in fila.
refused-no-entry = Ora nessun cittadino può entrare in un edificio.
refused-must-act = Hai speso influenza, quindi deve seguire un’azione.
refused-no-cube = Su questa carta non ci sono tuoi cubi.
refused-cube-misfit = Questa carta non modifica i dadi di questa azione.
refused-one-cube = Un cubo per azione, prima del primo dado.
refused-wrong-colour = Il dado non è del colore giusto.
refused-group-full = Il gruppo è completo.
refused-group-small = Il gruppo non basta ancora. Prendi un altro dado.
refused-no-citizen-there = Lì non c’è un tuo cittadino.
refused-protected = Il cittadino da espellere è protetto.
refused-too-many-times = È più di quanto permettano i dadi o il pagamento.
refused-all-activations = A questo tavolo va usato tutto.
refused-building = La carta non indica questo edificio.
refused-no-flag = Questo evento non ha bandiere libere.
refused-must-place = I cubi vanno messi. Scegli un evento.

## Options

option-row-insert-player = Entrare in una fila
option-row-insert-player-text = Dove entra un cittadino in una fila con un vuoto?
option-row-insert-player-first-empty-else-push = il primo vuoto a sinistra
option-row-insert-player-always-left-push = sempre da sinistra
option-row-insert-event = Cittadini grigi degli eventi
option-row-insert-event-text = Dove entra un cittadino grigio in una fila con un vuoto?
option-row-insert-event-left-push = da sinistra
option-row-insert-event-first-empty-else-push = il primo vuoto a sinistra
option-black-dice-cap = Limite dei dadi neri
option-black-dice-cap-text = Si lanciano più dadi neri di quanti ce ne siano nella scatola?
option-black-dice-cap-0 = nessun limite
option-black-dice-cap-6 = sei
option-neutral-cubes-rank = I cubi grigi contano
option-neutral-cubes-rank-text = I cubi grigi concorrono per i posti di un evento?
option-cubes-stay-when-tradesman-moves = I cubi restano
option-cubes-stay-when-tradesman-moves-text = I tuoi cubi restano su una carta quando il maestro se ne va?
option-influence-allowed-before-pass = Influenza prima di passare
option-influence-allowed-before-pass-text = Si può spendere influenza prima di passare?
option-activation-may-be-partial = Meno attivazioni
option-activation-may-be-partial-text = Si può attivare una carta meno volte di quanto permettano i dadi?
option-protection-covers-neutral = Anche il grigio è protetto
option-protection-covers-neutral-text = Un cittadino grigio disteso protegge i grigi di quell’edificio?
option-solo-leroy-cathedral-penalty = Livelli vuoti di Le Roy
option-solo-leroy-cathedral-penalty-text = Le Roy perde punti per i livelli senza un suo cubo?
option-bonus-cards = Carte bonus
option-bonus-cards-text = Giocare con Fornaio, Priore, Banchetto e Resistenza?
option-open-victory-points = Punti vittoria visibili
option-open-victory-points-text = Tutti possono vedere i punti raccolti?

## Where the points come from

breakdown-start = All’inizio
breakdown-cathedral = Cattedrale
breakdown-events = Eventi sventati
breakdown-activities = Carte attività
breakdown-leroy = Turni di Le Roy
breakdown-losses = Persi
breakdown-events-in-queue = Cubi sugli eventi alla fine
breakdown-tradesmen = Maestri
breakdown-cathedral-levels = Livelli senza cubo
breakdown-characters = Personaggi
breakdown-points = Punti vittoria
breakdown-leroy-points = Le Roy
breakdown-difference = Differenza
breakdown-leroy-lines = Punti di Le Roy
breakdown-leroy-lines-item =
    { $what ->
        [start] { breakdown-start }
        [cathedral] { breakdown-cathedral }
        [events] { breakdown-events }
        [activities] { breakdown-activities }
        [leroy] { breakdown-leroy }
        [losses] { breakdown-losses }
        [events_in_queue] { breakdown-events-in-queue }
        [tradesmen] { breakdown-tradesmen }
        [cathedral_levels] { breakdown-cathedral-levels }
       *[characters] { breakdown-characters }
    }: { $points }
breakdown-leroy-characters = Personaggi di Le Roy
breakdown-verdict = Esito
breakdown-verdict-item = { $verdict }
verdict-defeat = Sconfitta: Le Roy tiene la città.
verdict-poor = Una vittoria di misura.
verdict-average = Una vittoria discreta.
verdict-good = Una bella vittoria.
verdict-very-good = Una vittoria splendida.
verdict-masterful = Una vittoria magistrale!

## How sure each part of the box is

confidence-counts = I pezzi della scatola. Cubi, denari e punti non finiscono mai.
confidence-setup = Con che cosa si comincia.
confidence-setup-neutral-2p = In due: due cittadini grigi per edificio sono probabili, gli spazi li abbiamo supposti.
confidence-economy = Entrate, prezzi dei dadi, penalità, passare.
confidence-agriculture = Il divisore dell’agricoltura è probabile.
confidence-influence = I tre usi dell’influenza.
confidence-buildings-palace = Sei spazi numerati.
confidence-buildings-bishopric = La spinta è certa, tre file da due probabili.
confidence-buildings-city-hall = La spinta è certa, due file da tre probabili.
confidence-cathedral = Livelli, spazi, guadagni e penalità finale.
confidence-scoring = Punteggio finale.
confidence-activity = Gli effetti sono per lo più certi; costi, spazi e gran parte dei divisori sono ricostruiti. Sul tabellone li segnalano dei puntini sotto il numero.
confidence-marauding = Un dado nero è certo; i dadi per combatterla sono ricostruiti.
confidence-event = Gli effetti sono per lo più certi; bandiere, divisori e punti sono ricostruiti. Sul tabellone li segnalano dei puntini sotto il numero.
confidence-character = Che cosa conta ogni personaggio.
confidence-solo = La tabella di Le Roy è certa; alcuni punti e il suo ordine degli spazi sono ricostruiti.
confidence-rulings = Ciò che il regolamento lascia aperto. Ogni punto si cambia per un tavolo.

## What each piece is

piece-die = Dado di { $seat }: { $colour } { $value }
piece-die-grey = Dado neutrale: { $colour } { $value }
piece-pledged = Contro i dadi neri: { $colour } { $value }
piece-round = Round { $round } di { $rounds }
piece-citizen = Cittadino di { $seat }: { $space }
piece-citizen-grey = Cittadino neutrale: { $space }
piece-lying = Un cittadino di { $seat } è disteso qui: { $building }; gli altri lì sono protetti.
piece-lying-grey = Un cittadino neutrale è disteso qui: { $building }.
piece-stone = Cubo di { $seat }: livello { $level }, spazio { $number }
piece-stone-grey = Cubo neutrale: livello { $level }, spazio { $number }
piece-grey = Quartiere neutrale; cittadini grigi rimasti: { $supply }
piece-leroy = Quartiere di Le Roy; cittadini rimasti: { $supply }
piece-group = Dadi presi: { $dice }, totale { $total }, costo { $deniers }
piece-black = Dado nero { $value }: per ora deve respingerlo { $seat }.
piece-black-leroy = Dado nero { $value }: per ora lo toglie Le Roy.
piece-strength = I tuoi dadi contano { $total } su { $need }; i rossi contano doppio.
piece-event = { $card }: dadi neri a ogni round { $dice }. Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-citizen = { $card }: a ogni round entra un cittadino grigio ({ $building }) e può espellerne un altro. Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-lose = { $card }: a ogni round ciascuno perde denari ({ $deniers }) e influenza ({ $influence }). Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-pay = { $card }: a ogni round ciascuno paga { $deniers } per ogni proprio cittadino ({ $building }). Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-support = { $card }: a ogni round cubi grigi sugli eventi alla sua sinistra, fino a { $events }. Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-remove = { $card }: a ogni round il cubo più alto lascia la cattedrale. Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-event-add = { $card }: a ogni round un cubo grigio prende lo spazio libero più basso della cattedrale. Divisore { $divisor }, bandiere { $flags }, cubi { $cubes }
piece-under-way = In corso: { $activity }, restano { $left }
piece-under-way-citizen = In corso: un cittadino entra in un edificio
piece-settling = A ogni round un cittadino in piedi dà un dado del suo edificio e costa il salario.
piece-queue = Qui arrivano due nuovi eventi a ogni round.
piece-activity = { $activity }: effetto immediato. Un maestro costa { $cost }, divisore { $divisor }
piece-activity-delayed = { $activity }: dà cubi che più tardi cambiano i dadi. Un maestro costa { $cost }, divisore { $divisor }
piece-seat = { $seat }: denari { $deniers }, influenza { $influence }, cittadini in riserva { $supply }, eventi vinti { $events }
piece-building = { $building }: colore dei dadi { $colour }. Un cittadino qui costa { $deniers } di salario a ogni round.
piece-level-missing = Il livello { $level } senza un tuo cubo costa { $points } alla fine.
piece-phase-settle = Si piazzano i primi cittadini.
piece-phase-black = Si respingono i dadi neri.
piece-phase-actions = I turni: un’azione ciascuno.
piece-phase-leroy = Agisce Le Roy.
piece-phase-over = La fine: si conta tutto.
piece-pool = Dadi neri all’inizio del prossimo round, se nessun evento va via: { $dice }
piece-prices = Un dado altrui costa { $price1 } da solo, { $price2 } l’uno in coppia, { $price3 } l’uno in tre.
piece-spending = Influenza: { $reroll } rilancia un tuo dado, { $flip } ne gira fino a tre.
piece-difference = Finora: tu { $own }, Le Roy { $his }.
piece-character-citizens = { $character }: cittadini in piedi. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-character-cubes = { $character }: cubi sulla cattedrale. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-character-deniers = { $character }: denari. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-character-influence = { $character }: influenza. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-character-tradesmen = { $character }: maestri sulle carte. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-character-events = { $character }: eventi vinti. I tre gradini danno { $first }, { $second } e { $third } punti.
piece-leroy-scores = { $sums }: Le Roy ottiene { $points } e spende { $dice } dadi, uno comprato da te per { $deniers }.
piece-leroy-citizen = { $sums }: Le Roy piazza un cittadino ed espelle il tuo se può; dadi { $dice }.
piece-leroy-event = { $sums }: Le Roy riempie le bandiere dell’evento più a destra, un dado ciascuna.
piece-leroy-tradesman = { $sums }: Le Roy piazza un maestro sullo spazio migliore; dadi { $dice }.
piece-leroy-builds = { $sums }: Le Roy costruisce la cattedrale, cubi { $cubes }; dadi { $dice }.
piece-leroy-character = { $sums }: entrambi segnano il personaggio in cima, che esce; dadi { $dice }.

## How to play

howto-1-title = Di che si tratta
howto-1-text = I tuoi cittadini in tre edifici ti danno dadi. Con essi costruisci, combatti, commerci e coltivi. Vince chi ha più punti.
howto-2-title = Un round
howto-2-text = Ricevi denaro, paghi i salari e lanci un dado per ogni cittadino in piedi. Arrivano due eventi, tutti agiscono, poi si gioca a turno finché non finiscono i dadi o tutti hanno passato.
howto-3-title = Dadi neri
howto-3-text = Gli eventi militari portano dadi neri. A turno si respinge il più alto con i propri dadi; i rossi valgono doppio. Ognuno dà influenza, ognuno non respinto costa punti.
howto-4-title = Gruppi di dadi
howto-4-text = Un’azione usa da uno a tre dadi di un colore, di qualsiasi quartiere. Quelli altrui costano 2, 4 o 6 l’uno, secondo il gruppo. Nessuno può rifiutare.
howto-5-title = Attività
howto-5-text = La prima volta paghi il costo e vi metti un cittadino. Il totale diviso per il numero della carta dice quante volte agisce. Le carte con clessidra danno cubi che più tardi cambiano i dadi.
howto-6-title = La cattedrale
howto-6-text = Ogni dado bianco mette un cubo sul suo numero: un punto e influenza. Alla fine ogni livello senza un tuo cubo costa due punti.
howto-7-title = Combattere gli eventi
howto-7-text = I dadi del colore dell’evento mettono cubi sulle sue bandiere, ognuno dà un punto influenza. Quando sono piene, segnano i due con più cubi.
howto-8-title = Cittadini
howto-8-text = Un dado mette un cittadino in un edificio e può spingerne fuori un altro. Chi è disteso protegge lì i cittadini del suo colore per il round.
howto-9-title = Influenza
howto-9-text = Prima di un’azione puoi rilanciare un tuo dado, reclutare un cittadino o girare fino a tre tuoi dadi.
howto-10-title = La fine
howto-10-text = Ognuno ha un personaggio segreto. Alla fine tutti contano per tutti: osserva a che cosa mirano gli altri.
