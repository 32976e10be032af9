# Mangrovia in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

## Il gioco

game-name = Mangrovia
game-blurb = Chi diventerà capo dell’arcipelago? Mandate le ciotole ai pontili e costruite dove si posano gli uccelli.
game-kind = Scelta di azioni, raccolta di carte, maggioranze; le mani sono nascoste
game-length = circa 75 minuti
game-players = da 2 a 5 persone
game-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Le cose

card-mangrove = mangrovia
card-sand = sabbia
card-reed = canneto
card-water = acqua
deck-valuables = oggetti di valore
deck-landscape = paesaggi
landscapes-mangrove-sand = mangrovia e sabbia
landscapes-mangrove-reed = mangrovia e canneto
landscapes-mangrove-water = mangrovia e acqua
landscapes-sand-reed = sabbia e canneto
landscapes-sand-water = sabbia e acqua
landscapes-reed-water = canneto e acqua
payment-mangrove = mangrovia
payment-sand = sabbia
payment-reed = canneto
payment-water = acqua
payment-tile-free-landscape = tessera paesaggio libero
payment-start-6 = carta iniziale 6
payment-start-n = carta iniziale { $n }
payment-start-5 = carta iniziale 5
payment-start-4 = carta iniziale 4
payment-start-3 = carta iniziale 3
payment-tile-valuable-3 = tessera oggetto di valore 3
payment-tile-valuable-n = tessera oggetto di valore { $n }
payment-amulet-6 = amuleto 6
payment-amulet-n = amuleto { $n }
payment-amulet-5 = amuleto 5
payment-amulet-4 = amuleto 4
payment-amulet-3 = amuleto 3
payment-amulet-2 = amuleto 2
payment-amulet-1 = amuleto 1
payment-tile-amulet-2 = tessera amuleto 2
payment-tile-amulet-n = tessera amuleto { $n }
path-v1 = sentiero della colonna a
    .short = colonna a
path-v2 = sentiero della colonna c
    .short = colonna c
path-v3 = sentiero della colonna e
    .short = colonna e
path-v4 = sentiero della colonna g
    .short = colonna g
path-h1 = sentiero della riga 1
    .short = riga 1
path-h2 = sentiero della riga 3
    .short = riga 3
path-h3 = sentiero della riga 5
    .short = riga 5
path-h4 = sentiero della riga 7
    .short = riga 7
tile-v1 = tessera statua della colonna a
tile-v2 = tessera statua della colonna c
tile-v3 = tessera statua della colonna e
tile-v4 = tessera statua della colonna g
tile-h1 = tessera statua della riga 1
tile-h2 = tessera statua della riga 3
tile-h3 = tessera statua della riga 5
tile-h4 = tessera statua della riga 7
tile-valuable-3 = tessera oggetto di valore 3
tile-valuable-n = tessera oggetto di valore { $n }
tile-amulet-2 = tessera amuleto 2
tile-amulet-n = tessera amuleto { $n }
tile-free-landscape = tessera paesaggio libero
owner-neutral = neutrale
owner-nobody = nessuno
space-i1 = isola 1
space-i2 = isola 2
space-i3 = isola 3
space-i4 = isola 4

## Il registro

event-begins = { $seat } { event-begins.deed }
    .deed = riceve il talismano e comincia.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = ricevi il talismano e cominci.
event-round = Il round { $round } comincia con { $seat }.
    .you = Il round { $round } comincia con te.
event-bowl-placed = { $seat } { event-bowl-placed.deed }
    .deed = mette una ciotola sull’altare { $site }.
    .you = { $seat } { event-bowl-placed.you-deed }
    .you-deed = metti una ciotola sull’altare { $site }.
event-boat = La barca raggiunge il pontile { $pier }: { $seat } può agire.
    .you = La barca raggiunge il pontile { $pier }: puoi agire.
event-idle-pier = Al pontile { $pier } { $seat } non può fare nulla.
    .you = Al pontile { $pier } non puoi fare nulla.
event-idle-why = Il motivo: { $why }.
told-idle-huts = nessuna capanna rimasta
told-idle-land = nessuna carta paesaggio
told-idle-amulets = nessun amuleto da prendere
told-idle-cards = nessuna carta da prendere
event-takes = { $seat } { event-takes.deed }
    .deed =
        { $card-id ->
            [mangrove] prende una carta scoperta: { $card }.
            [sand] prende una carta scoperta: { $card }.
            [reed] prende una carta scoperta: { $card }.
            [water] prende una carta scoperta: { $card }.
           *[other] prende una carta scoperta di valore { $card }.
        }
    .you = { $seat } { event-takes.you-deed }
    .you-deed =
        { $card-id ->
            [mangrove] prendi una carta scoperta: { $card }.
            [sand] prendi una carta scoperta: { $card }.
            [reed] prendi una carta scoperta: { $card }.
            [water] prendi una carta scoperta: { $card }.
           *[other] prendi una carta scoperta di valore { $card }.
        }
event-draws = { $seat } { event-draws.deed }
    .deed =
        { $card-id ->
            [none] pesca una carta coperta ({ $deck }).
           *[other] pesca una carta coperta: { $card }.
        }
    .you = { $seat } { event-draws.you-deed }
    .you-deed =
        { $card-id ->
            [none] peschi una carta coperta ({ $deck }).
           *[other] peschi una carta coperta: { $card }.
        }
event-reshuffled =
    { $cards ->
        [one] Gli scarti vengono rimescolati in un nuovo mazzo ({ $deck }): { $cards } carta.
       *[other] Gli scarti vengono rimescolati in un nuovo mazzo ({ $deck }): { $cards } carte.
    }
event-turned-up = Scoperta: { $card }.
event-takes-stack = { $seat } { event-takes-stack.deed }
    .deed = prende un amuleto di valore { $amulet } dal tabellone.
    .you = { $seat } { event-takes-stack.you-deed }
    .you-deed = prendi un amuleto di valore { $amulet } dal tabellone.
event-draws-amulet = { $seat } { event-draws-amulet.deed }
    .deed =
        { $amulet-id ->
            [none] pesca un amuleto dal sacchetto.
           *[other] pesca un amuleto dal sacchetto: { $amulet }.
        }
    .you = { $seat } { event-draws-amulet.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] peschi un amuleto dal sacchetto.
           *[other] peschi un amuleto dal sacchetto: { $amulet }.
        }
event-returns = { $seat } { event-returns.deed }
    .deed =
        { $amulet-id ->
            [none] rimette nel sacchetto uno degli amuleti pescati.
           *[other] rimette nel sacchetto l’amuleto { $amulet }.
        }
    .you = { $seat } { event-returns.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] rimetti nel sacchetto uno degli amuleti pescati.
           *[other] rimetti nel sacchetto l’amuleto { $amulet }.
        }
event-bag-filled =
    { $amulets ->
        [one] Il sacchetto era vuoto: ci torna { $amulets } amuleto messo da parte.
       *[other] Il sacchetto era vuoto: ci tornano { $amulets } amuleti messi da parte.
    }
event-site-chosen = { $seat } { event-site-chosen.deed }
    .deed =
        { $huts ->
            [one] inizia una capanna { event-site-chosen.at-deed }.
           *[other] inizia una capanna doppia { event-site-chosen.at-deed }.
        }
    .you = { $seat } { event-site-chosen.you-deed }
    .you-deed =
        { $huts ->
            [one] inizi una capanna { event-site-chosen.at-deed }.
           *[other] inizi una capanna doppia { event-site-chosen.at-deed }.
        }
    .at-deed =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
event-pays = { $seat } { event-pays.deed }
    .deed = paga con { $payment }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = paghi con { $payment }.
event-built = { $seat } { event-built.deed }
    .deed =
        { $huts ->
            [one] costruisce una capanna { event-built.at-deed }.
           *[other] costruisce una capanna doppia { event-built.at-deed }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $huts ->
            [one] costruisci una capanna { event-built.at-deed }.
           *[other] costruisci una capanna doppia { event-built.at-deed }.
        }
    .at-deed =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
event-prints = { $seat } { event-prints.deed }
    .deed =
        { $points ->
            [one] ottiene { $points } punto per la casella.
           *[other] ottiene { $points } punti per la casella.
        }
    .you = { $seat } { event-prints.you-deed }
    .you-deed =
        { $points ->
            [one] ottieni { $points } punto per la casella.
           *[other] ottieni { $points } punti per la casella.
        }
event-pole-tile = { $seat } { event-pole-tile.deed }
    .deed = mette la tessera dei pali { $points } sotto la capanna { event-pole-tile.at-deed } e ne segna i punti.
    .you = { $seat } { event-pole-tile.you-deed }
    .you-deed = metti la tessera dei pali { $points } sotto la capanna { event-pole-tile.at-deed } e ne segni i punti.
    .at-deed =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
event-column = { $seat } { event-column.deed }
    .deed =
        { $huts ->
            [one] ha ora { $huts } capanna su una casella amuleto.
           *[other] ha ora { $huts } capanne su caselle amuleto.
        }
    .you = { $seat } { event-column.you-deed }
    .you-deed =
        { $huts ->
            [one] hai ora { $huts } capanna su una casella amuleto.
           *[other] hai ora { $huts } capanne su caselle amuleto.
        }
event-tile-gained = { $seat } { event-tile-gained.deed }
    .deed = riceve: { $tile }.
    .you = { $seat } { event-tile-gained.you-deed }
    .you-deed = ricevi: { $tile }.
event-last-hut = { $seat } { event-last-hut.deed }
    .deed = ha costruito la sua ultima capanna. Si finisce il round, poi la partita termina.
    .you = { $seat } { event-last-hut.you-deed }
    .you-deed = hai costruito la tua ultima capanna. Si finisce il round, poi la partita termina.
event-birds-set = { $seat } { event-birds-set.deed }
    .deed = posa gli uccelli su { $landscapes }.
    .you = { $seat } { event-birds-set.you-deed }
    .you-deed = posi gli uccelli su { $landscapes }.
event-passes-by = { $seat } { event-passes-by.deed }
    .deed = non fa nulla al pontile { $pier }.
    .you = { $seat } { event-passes-by.you-deed }
    .you-deed = non fai nulla al pontile { $pier }.
event-leaves-out = { $seat } { event-leaves-out.deed }
    .deed = al pontile { $pier } rinuncia a { $what }.
    .you = { $seat } { event-leaves-out.you-deed }
    .you-deed = al pontile { $pier } rinunci a { $what }.
event-waives = { $seat } { event-waives.deed }
    .deed = rinuncia al resto del pontile { $pier }.
    .you = { $seat } { event-waives.you-deed }
    .you-deed = rinunci al resto del pontile { $pier }.
event-waives-forced = { $seat } { event-waives-forced.deed }
    .deed = non ha più nulla da fare al pontile { $pier }.
    .you = { $seat } { event-waives-forced.you-deed }
    .you-deed =
        { $why ->
            [none] non hai più nulla da fare al pontile { $pier }.
           *[other] non hai più nulla da fare al pontile { $pier }: { forced-waive.why }.
        }
event-talisman = { $seat } { event-talisman.deed }
    .deed = comincia il prossimo round.
    .you = Il prossimo round lo cominci tu.
event-flown = Nessuno era sull’altare 1: gli uccelli volano su { $landscapes }.
event-limit-reached = Dopo { $rounds } round la partita termina.
event-path-prize =
    { $place ->
        [1] Primo posto sul { $path }: { $seat }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] Secondo posto sul { $path }: { $seat }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
    .you =
        { $place ->
            [1] Primo posto sul { $path }: tu, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] Secondo posto sul { $path }: tu, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
event-stone-scored =
    { $points ->
        [one] Area di pietra: { $seat } ottiene { $own } × { $all } = { $points } punto.
       *[other] Area di pietra: { $seat } ottiene { $own } × { $all } = { $points } punti.
    }
    .you =
        { $points ->
            [one] Area di pietra: ottieni { $own } × { $all } = { $points } punto.
           *[other] Area di pietra: ottieni { $own } × { $all } = { $points } punti.
        }
event-pole-scored =
    { $place ->
        [1] Area dei pali: primo posto per { $seat }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] Area dei pali: secondo posto per { $seat }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
    .you =
        { $place ->
            [1] Area dei pali: primo posto per te, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] Area dei pali: secondo posto per te, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
event-final-count = { $seat } { event-final-count.deed }
    .deed = ottiene { $points } alla fine: { $parts }.
    .you = { $seat } { event-final-count.you-deed }
    .you-deed = ottieni { $points } alla fine: { $parts }.
told-final-paths = sentieri { $points }
told-final-stone = area di pietra { $points }
told-final-pole = area dei pali { $points }
told-final-amulets = amuleti { $points }
event-amulets-scored = { $seat } { event-amulets-scored.deed }
    .deed =
        { $points ->
            [one] ottiene { $points } punto per gli amuleti rimasti.
           *[other] ottiene { $points } punti per gli amuleti rimasti.
        }
    .you = { $seat } { event-amulets-scored.you-deed }
    .you-deed =
        { $points ->
            [one] ottieni { $points } punto per gli amuleti rimasti.
           *[other] ottieni { $points } punti per gli amuleti rimasti.
        }
event-wins = { $seat } { event-wins.deed }
    .deed =
        vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }!
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        vinci con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }!
ended-last-hut = La partita è finita con il round in cui { $seat } ha costruito la sua ultima capanna.
    .you = La partita è finita con il round in cui hai costruito la tua ultima capanna.
ended-limit-reached = La partita è finita dopo { $rounds } round.

## Che cosa fare ora

prompt-bowl =
    Metti una ciotola su un altare libero. Agirà a entrambi i pontili dell’altare.{ $ending ->
        [own] {" "}Ti resta una capanna: questo round può essere l’ultimo.
        [other] {" "}A qualcuno resta una sola capanna: questo round può essere l’ultimo.
       *[none] {""}
    }{ $banned ->
        [0] {""}
       *[other] {" "}La tua prima ciotola non può andare sull’altare { $banned }.
    }
prompt-act =
    { $next ->
        [up] La barca è al pontile { $pier }. Prendi { $count ->
                [one] una carta scoperta
               *[other] { $count } carte scoperte
            }.
        [down] La barca è al pontile { $pier }. Pesca { $count ->
                [one] una carta coperta
               *[other] { $count } carte coperte
            }.
        [amulets] La barca è al pontile { $pier }. Prendi amuleti.
        [build] La barca è al pontile { $pier }. Costruisci { $count ->
                [one] una capanna
               *[other] fino a { $count } capanne
            }.
        [double] La barca è al pontile { $pier }. Costruisci una capanna doppia.
        [birds] La barca è al pontile { $pier }. Posa gli uccelli sulla roccia dell’oracolo.
        [unbuilt] La barca è al pontile { $pier }. Ora non puoi costruire una capanna: { forced-waive.why }. { $then ->
                [none] Rinuncia al resto.
                [down] Pesca { $count ->
                    [one] una carta coperta
                   *[other] { $count } carte coperte
                }.
               *[more] Fai ciò che resta.
            }
       *[any] La barca è al pontile { $pier }. Scegli: { piece-pier.does }.
    }{ $sooner ->
        [true] {" "}Se peschi subito una carta coperta, vi rinunci.
       *[false] {""}
    }{ prompt-act.without }{ $last ->
        [true] {" "}È la tua ultima capanna: questo round sarà l’ultimo.
       *[false] {""}
    }
    .without =
        { $without ->
            [hut] {" "}Nessuna capanna possibile: { forced-waive.why }.
            [double] {" "}Nessuna capanna doppia possibile: { $why ->
                [huts] ti resta una sola capanna
                [land] servono due carte paesaggio per lo stesso spazio
                [space] nessuno spazio adatto è libero
               *[price] non puoi pagare esattamente nessun prezzo doppio
            }.
           *[none] {""}
        }
forced-waive = Nessun’altra capanna possibile: { forced-waive.why }
    .why =
        { $why ->
            [huts] non hai più capanne
            [land] non hai carte di un paesaggio su cui sta un uccello
            [space] nessuno spazio è libero
           *[price] non puoi pagare esattamente nessun prezzo
        }
prompt-return = Rimetti nel sacchetto uno degli amuleti pescati.
prompt-pay =
    { $currency ->
        [amulets] { $lands ->
            [0] Paga la capanna { prompt-pay.at }: esattamente { $due } in amuleti.
           *[other] Paga la capanna { prompt-pay.at }: prima il paesaggio, poi esattamente { $due } in amuleti.
        }
       *[valuables] { $lands ->
            [0] Paga la capanna { prompt-pay.at }: esattamente { $due } in oggetti di valore.
           *[other] Paga la capanna { prompt-pay.at }: prima il paesaggio, poi esattamente { $due } in oggetti di valore.
        }
    }
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
prompt-over = La partita è finita.
waiting-bowl = Aspettiamo che { $seat } metta una ciotola.
waiting-act = Aspettiamo { $seat } al pontile { $pier }.
waiting-return = Aspettiamo che { $seat } rimetta un amuleto nel sacchetto.
waiting-pay = Aspettiamo che { $seat } paghi per { $space }; ancora da pagare: { $due }.
action-bowl = Ciotola sull’altare { $site }
action-take =
    { $card-id ->
        [mangrove] Prendi la carta { $card }
        [sand] Prendi la carta { $card }
        [reed] Prendi la carta { $card }
        [water] Prendi la carta { $card }
       *[other] Prendi la carta da { $card }
    }
action-draw =
    { $deck-id ->
        [landscape] Pesca una carta paesaggio coperta
       *[valuables] Pesca un oggetto di valore coperto
    }
action-amulets = Prendi amuleti
action-return = Rimetti nel sacchetto l’amuleto { $amulet }
action-build = Capanna { action-build.at }
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
action-double = Capanna doppia { action-double.at }
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
action-pay = Paga con { $payment }
action-birds = Uccelli su { $landscapes }
action-waive = Rinuncia

## Più scelte dello stesso tipo in una riga

several-bowl = Metti una ciotola
several-take = Prendi una carta scoperta
several-return = Rimetti un amuleto nel sacchetto
several-build = Costruisci una capanna
several-build-best = fino a +{ $points }
several-double = Costruisci una capanna doppia
several-pay = Paga con
several-birds = Posa gli uccelli
preview-costs =
    { $currency ->
        [amulets] { $price } in amuleti
       *[valuables] { $price } in oggetti di valore
    }
preview-end = punti { $before } → { $after }: { $parts }
preview-end-even = i punti restano { $before }
worth-at-once = +{ $points } subito
worth-path =
    { $place ->
        [1] +{ $points } 1º posto { $path-short }
       *[other] +{ $points } 2º posto { $path-short }
    }
worth-path-moved =
    { $place ->
        [1] 1º posto { $path-short }: { $from } → { $to }
       *[other] 2º posto { $path-short }: { $from } → { $to }
    }
worth-stone-area = +{ $points } area di pietra
worth-pole-area = +{ $points } area dei pali
worth-amulets = −{ $points } per gli amuleti
preview-column =
    { $back ->
        [0] d’ora in poi peschi { $drawn ->
            [one] un amuleto
           *[other] { $drawn } amuleti
        } dal sacchetto
       *[other] d’ora in poi peschi { $drawn } amuleti e ne rimetti uno
    }
preview-fits =
    { $count ->
        [0] non hai ancora carte di questi paesaggi
        [one] hai { $count } carta di questi paesaggi
       *[other] hai { $count } carte di questi paesaggi
    }
preview-opens =
    { $count ->
        [one] basta già per una capanna su { $count } casella
       *[other] basta già per una capanna su { $count } caselle
    }
preview-amulets =
    { $draw ->
        [0] ricevi un amuleto di valore 1 dal tabellone
        [one] ne peschi { $draw } dal sacchetto
       *[other] ne peschi { $draw } dal sacchetto e ne tieni { $keep }
    }
preview-pier-amulets =
    Pontile { $pier }: amuleti ({ preview-pier-amulets.now }){ $pier ->
        [7] , o 1 carta coperta
        [8] , o 1 capanna
       *[other] {""}
    }
    .now =
        { $draw ->
            [0] 1 di valore 1
            [one] { $draw } dal sacchetto
           *[other] { $draw } dal sacchetto, { $keep } da tenere
        }
preview-tile = più { $tile }
preview-last-hut = la tua ultima capanna: questo round è l’ultimo
preview-prices = permette di pagare { $prices }
preview-spaces =
    { $count ->
        [one] { $count } casella in più su cui costruire
       *[other] { $count } caselle in più su cui costruire
    }
preview-land =
    per { $count ->
        [one] { $count } casella libera
       *[other] { $count } caselle libere
    }{ $bird ->
        [0] , ora senza uccello
       *[other] , ora con un uccello
    }
preview-no-price = per ora nessun prezzo nuovo
preview-left = restano { $due } da pagare
preview-paid = la capanna è pagata
told-payment = { $payment }
preview-skips = così rinunci a { $steps }
preview-waive = quel che resta al pontile { $pier } va perso per questo round, nient’altro; la barca riparte

## Mosse rifiutate

refused-place-bowl = Ora si mettono le ciotole. Scegli un altare libero.
refused-act-at-pier = Tutte le ciotole sono messe. Scegli un’azione del pontile.
refused-return-amulet = Prima rimetti nel sacchetto uno degli amuleti pescati.
refused-pay-now = Prima paga la capanna iniziata. Scegli una carta o un amuleto che brilla.
refused-nothing-to-pay = Nessuna capanna da pagare. Scegli prima una casella.
refused-site-taken = Su questo altare c’è già una ciotola. Scegline uno libero.
refused-site-banned = La prima ciotola di chi comincia non può andare lì. Scegli un altro altare.
refused-not-at-this-pier = A questo pontile ora non si può. Quello che si può fare è illuminato.
refused-not-face-up = Nessuna carta così è scoperta. Con le carte della tua mano paghi quando costruisci.
refused-pile-empty = Questo mazzo e i suoi scarti sono vuoti. Pesca dall’altro.
refused-no-amulets = Non ci sono amuleti. Scegli altro o rinuncia.
refused-amulet-not-drawn = Può tornare nel sacchetto solo un amuleto appena pescato. Scegline uno.
refused-no-hut = Non hai abbastanza capanne.
refused-occupied = Su questa casella c’è già una capanna. Scegline una libera.
refused-no-double-here = Niente capanna doppia nell’area di pietra, nell’area dei pali o su una casella amuleto. Scegli un’altra casella.
refused-no-active-landscape = Nessun uccello è su un paesaggio di questa casella. Scegline una non in ombra.
refused-no-landscape-card = Ti manca la carta del paesaggio attivo. Scegli un’altra casella.
refused-cannot-pay-exactly = Nulla di ciò che hai fa esattamente il prezzo. Scegli un’altra casella.
refused-not-held = Non ce l’hai. Scegli qualcosa dalla tua mano.
refused-wrong-landscape = Questa carta non paga la casella adesso. Scegline una che brilla.
refused-wrong-currency = La casella ha un’altra valuta. Scegli ciò che brilla.
refused-wrong-order = Prima i paesaggi, poi il valore più alto. Scegli ciò che brilla.
refused-not-exact = Così il prezzo non si potrebbe più pagare esattamente. Scegli ciò che brilla.
why-nothing-path = Una statua non si sceglie: le capanne sulle caselle del suo sentiero contano alla fine.
why-nothing-area = Un’area non si sceglie intera: per costruire, scegli una delle sue caselle.
why-nothing-pole = Una tessera dei pali non si sceglie: quella in cima va alla prossima capanna nell’area dei pali.
why-nothing-tile = Una tessera dell’area di pietra non si sceglie: va a chi costruisce sulla sua casella.
why-nothing-talisman = Il talismano non si sceglie: va a chi comincia il round successivo.
why-nothing-sums = Questo mostra solo che cosa puoi pagare; per pagare, scegli una casella dove costruire.
why-nothing-seat = Questo mostra solo come sta un giocatore; non c’è niente da scegliere.
why-nothing-count = Questo conta solo ciò che un giocatore possiede; non c’è niente da scegliere.
lacks-card =
    { $count ->
        [one] Ti manca una carta paesaggio: { $land }.
       *[other] Ti mancano { $count } carte paesaggio: { $land }.
    }
lacks-card-either =
    { $count ->
        [one] Ti manca una carta paesaggio: { $land } o { $other }.
       *[other] Ti mancano { $count } carte paesaggio: { $land } o { $other }.
    }
lacks-worth =
    { $currency ->
        [amulets] Ti mancano amuleti per { $missing }:
       *[valuables] Ti mancano oggetti di valore per { $missing }:
    } { $huts ->
        [one] il prezzo è esattamente { $price }.
       *[other] una capanna doppia costa esattamente { $price }.
    }
lacks-between =
    { $huts ->
        [one] Il prezzo è esattamente { $price }:
       *[other] Una capanna doppia costa esattamente { $price }:
    } { $currency ->
        [amulets] i tuoi amuleti fanno
       *[valuables] i tuoi oggetti di valore fanno
    } { $below ->
        [0] almeno { $above }.
       *[other] { $below } o { $above }.
    }
lacks-too-much = { $value } è troppo: resta da pagare esattamente { $due }.
lacks-rest = La somma deve fare esattamente { $due }: con { $value }, niente di quel che hai completa il resto.
lacks-order = Prima si mette il valore più alto; { $value } viene dopo.
lacks-land-first = Prima si mette la carta paesaggio, poi il prezzo.
lacks-land-done =
    { $currency ->
        [amulets] Il paesaggio è pagato. Resta esattamente { $due } in amuleti.
       *[valuables] Il paesaggio è pagato. Resta esattamente { $due } in oggetti di valore.
    }

## Opzioni

option-stone-tiles = Tessere dell’area di pietra
option-stone-tiles-text = Variante: una tessera su ogni casella di pietra libera; chi ci costruisce la prende.
option-stone-tiles-none = senza
option-stone-tiles-mixed = tra tutte e sedici
option-stone-tiles-statues-only = solo statue
option-stone-tiles-bonus-only = solo bonus
option-start-player = Chi comincia
option-start-player-text = Chi riceve il talismano e il set iniziale 1?
option-start-player-random = estratto a sorte
option-start-player-0 = posto 1
option-start-player-1 = posto 2
option-start-player-2 = posto 3
option-start-player-3 = posto 4
option-start-player-4 = posto 5
option-stone-total-counts-neutral = Capanna neutrale nell’area di pietra
option-stone-total-counts-neutral-text = Una capanna neutrale conta tra tutte le capanne dell’area?
option-spent-ones-go-to-bag = Gli amuleti 1 spesi vanno nel sacchetto
option-spent-ones-go-to-bag-text = Gli amuleti di valore 1 spesi entrano poi nel sacchetto? Altrimenti escono dal gioco.
option-pier5-same-source = Pontile 5 da una sola fonte
option-pier5-same-source-text = Entrambe le carte del pontile 5 devono venire dalla stessa fonte?
option-reshuffle-when-emptied = Rimescolare subito
option-reshuffle-when-emptied-text = Un mazzo esaurito si rifà subito? Altrimenti solo quando serve.
option-unused-amulet-tile-scores = Le tessere amuleto non usate contano
option-unused-amulet-tile-scores-text = Una tessera amuleto non usata vale alla fine come un amuleto?
option-neutral-colours = Capanne neutrali di due colori
option-neutral-colours-text = In due: le capanne neutrali sui segni grigi e su quelli bianchi contano insieme, o ogni colore è in classifica da sé?
option-neutral-colours-together = insieme, come uno solo
option-neutral-colours-apart = ogni colore da sé

## Da dove vengono i punti

breakdown-printed = Punti stampati sulle caselle
breakdown-pole-tiles = Tessere dei pali
breakdown-paths = Sentieri divini
breakdown-paths-item =
    { $place ->
        [1] 1º posto sul { $path }: { $points }
       *[other] 2º posto sul { $path }: { $points }
    }
breakdown-paths-moved =
    { $change ->
        [less] { $place ->
            [2] ora solo il 2º posto sul { $path }
           *[other] non più tra i primi due sul { $path }
        }
       *[more] { $place ->
            [1] ora il 1º posto sul { $path }
           *[other] ora il 2º posto sul { $path }
        }
    }
breakdown-stone-area = Area di pietra
breakdown-pole-area = Area dei pali
breakdown-amulets = Amuleti rimasti
tie-amulets = Parità: gli amuleti rimasti di { $seat } valgono di più, { $more } a { $less }.
    .you = Parità: i tuoi amuleti rimasti valgono di più, { $more } a { $less }.
breakdown-points = Punti
breakdown-amulets-covered = Gli amuleti rimasti contano il loro valore. Quelli che gli altri tengono coperti si aggiungono solo alla fine.

## Quanto è certa ogni parte della scatola

confidence-site = Quale altare serve quali due pontili: tre recensioni concordano.
confidence-pier = Le dodici azioni dei pontili.
confidence-space = La mappa stampata non era disponibile. Sei caselle hanno valori tratti da esempi, le altre sono scelte nostre; chi possiede la scatola può metterle a posto in «Correggi la scatola».
confidence-space-amulet = Dieci cerchi rossi sono certi; che stiano fuori dai sentieri è probabile.
confidence-options-stone-total-counts-neutral = Il testo parla di tutte le capanne dell’area.
confidence-options-spent-ones-go-to-bag = Preso alla lettera.
confidence-options-pier5-same-source = Mescolare le due fonti è compito del pontile 4.
confidence-options-reshuffle-when-emptied = Preso alla lettera: subito.
confidence-options-unused-amulet-tile-scores = Le regole non dicono nulla delle tessere non usate.
confidence-options-round-limit = Una nostra salvaguardia contro le partite infinite, non una regola.
confidence-colours = Cinque colori con dieci capanne e due ciotole ciascuno.
confidence-players = Capanne, ciotole, capanne neutrali e altari bloccati per ogni numero di giocatori.
confidence-oracle-rock-start-birds = Gli uccelli cominciano su mangrovia e acqua.
confidence-oracle-rock-layout = La disposizione della roccia non ha effetto sul gioco.
confidence-cards-landscape = Otto carte di ogni paesaggio.
confidence-cards-valuables = I 43 oggetti di valore comuni per valore.
confidence-cards-start-set = Il set 1 è 3 e 4, i totali crescono di uno: probabile. Come si dividono i set da 2 a 5 l’abbiamo scelto noi.
confidence-amulets-bag = I cinque numeri sono certi; a quale valore spettino segue l’ordine dell’elenco.
confidence-amulets-track = Tanti amuleti quante capanne su caselle amuleto, al massimo cinque.
confidence-pole = Tessere dei pali da 2 a 9; 12 e 6 punti per l’area.
confidence-stone-scoring = Le proprie capanne per tutte le capanne dell’area di pietra.
confidence-unbuildable = Il centro di ogni area non è una casella: certo. Dove sono le aree: probabile.
confidence-path = Due delle otto statue sono certe, le altre sei coppie sono scelte da noi.
confidence-stone-tiles-statue = Otto tessere statua, una per sentiero.
confidence-stone-tiles-bonus = Otto tessere di tre tipi; quante per tipo l’abbiamo scelto noi.

## Come si chiamano le voci della scatola

part-site = altare
part-piers = pontili
part-pier = pontile
part-action = azione
part-space = casella
part-col = colonna della mappa
part-row = riga della mappa
part-h = sentiero orizzontale
part-v = sentiero verticale
part-land = paesaggio
part-price = prezzo
part-cur = si paga con
part-pts = punti
part-amulet = casella amuleto
part-area = area
part-neutral = segno per una capanna neutrale
part-unbuildable = non è una casella
part-stone-centre = centro dell’area di pietra
part-pole-centre = centro dell’area dei pali
part-colours = colori
part-list = quali
part-huts-each = capanne di un colore
part-bowls-each = ciotole di un colore
part-huts = capanne
part-bowls = ciotole
part-neutral-gray = capanne neutrali sui segni grigi
part-neutral-white = capanne neutrali sui segni bianchi
part-blocked-sites = altari bloccati
part-start-first-bowl-ban = altari vietati alla prima ciotola
part-pole-tile-under-neutral = tessera dei pali sotto la capanna neutrale
part-oracle-rock = roccia dell’oracolo
part-landscapes = paesaggi
part-start-birds = dove partono gli uccelli
part-layout = disposizione
part-cards = carte
part-landscape = carte paesaggio
part-dealt-to-each-player = distribuite a testa
part-face-up = scoperte
part-valuables = oggetti di valore
part-valuables-display = fila degli oggetti di valore
part-start-set = set iniziale
part-number = numero
part-values = valori
part-amulets = amuleti
part-board-stack = sul tabellone
part-bag = nel sacchetto
part-track = tracciato degli amuleti
part-draw = pescati con 0, 1, 2… capanne
part-give-back = restituiti con 0, 1, 2… capanne
part-max-draw = pescati al massimo
part-pole = area dei pali
part-tiles = tessere
part-first = punti del primo
part-second = punti del secondo
part-stone = area di pietra
part-scoring = punteggio
part-path = sentiero
part-orientation = direzione
part-statue-at = posto della statua
part-stone-tiles = tessere dell’area di pietra
part-statue = tessere statua
part-modes = modi di usarle
part-bonus = quante
part-players = all’inizio
part-min-players = giocatori almeno
part-max-players = giocatori al massimo
part-round-limit = round dopo i quali la partita finisce
word-none = nessuno
word-amulets = amuleti
word-stone = area di pietra
word-pole = area dei pali
word-gray = grigio
word-white = bianco
word-horizontal = orizzontale
word-vertical = verticale
word-up = carta scoperta
word-down = carta coperta
word-build = capanna
word-birds = uccelli
word-start = chi comincia

## Che cos’è ogni pezzo

piece-space =
    { $currency ->
        [amulets] { $kind ->
            [amulet] Casella amuleto { $space }, { $land }: { $price } in amuleti, punti: { $points }.
            [stone] Casella di pietra { $space }, { $land }: { $price } in amuleti, punti: { $points }.
            [pole] Casella dei pali { $space }, { $land }: { $price } in amuleti, punti: { $points }.
           *[plain] Casella { $space }, { $land }: { $price } in amuleti, punti: { $points }.
        }
       *[valuables] { $kind ->
            [amulet] Casella amuleto { $space }, { $land }: { $price } in oggetti di valore, punti: { $points }.
            [stone] Casella di pietra { $space }, { $land }: { $price } in oggetti di valore, punti: { $points }.
            [pole] Casella dei pali { $space }, { $land }: { $price } in oggetti di valore, punti: { $points }.
           *[plain] Casella { $space }, { $land }: { $price } in oggetti di valore, punti: { $points }.
        }
    }
piece-space-two =
    { $currency ->
        [amulets] Casella { $space }, { $land } o { $other }: { $price } in amuleti, punti: { $points }.
       *[valuables] Casella { $space }, { $land } o { $other }: { $price } in oggetti di valore, punti: { $points }.
    }
piece-space-short =
    { $both ->
        [1] Capanna o capanna doppia in { $space }
       *[0] Casella { $space }
    }
piece-space-two-short =
    { $both ->
        [1] Capanna o capanna doppia in { $space }
       *[0] Casella { $space }
    }
piece-hut =
    { $huts ->
        [one] Capanna di { $seat } { piece-hut.at }
       *[other] Capanna doppia di { $seat } { piece-hut.at }
    }
    .you =
        { $huts ->
            [one] La tua capanna { piece-hut.at }
           *[other] La tua capanna doppia { piece-hut.at }
        }
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
piece-hut-neutral =
    { $huts ->
        [one] Capanna neutrale { piece-hut-neutral.at }
       *[other] Capanna doppia neutrale { piece-hut-neutral.at }
    }
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
written-owner = { $seat }
    .you = Tu
written-sums = Prezzi che puoi pagare esatti
written-pole = tessere dei pali
written-aside = pagati
written-talisman = inizia
piece-statue = Statua del { $path }: { $first } al primo, ora { $leader }; { $second } al secondo, ora { $follower }.
    .you-leader = Statua del { $path }: { $first } al primo, ora tu; { $second } al secondo, ora { $follower }.
    .you-follower = Statua del { $path }: { $first } al primo, ora { $leader }; { $second } al secondo, ora tu.
piece-statue-led = Statua del { $path }: { $first } al primo, ora { $leader }; { $second } al secondo, ancora nessuno.
    .you-leader = Statua del { $path }: { $first } al primo, ora tu; { $second } al secondo, ancora nessuno.
piece-statue-free = Statua del { $path }: { $first } al primo, { $second } al secondo; nessuno ha ancora una capanna lì.
piece-stone-area = Area di pietra: alla fine ogni tua capanna qui vale { $count }, un punto per ogni capanna dell’area.
piece-pole-area = Area dei pali: { $first } a chi ha più capanne, ora { $leader }; { $second } al secondo, ora { $follower }.
    .you-leader = Area dei pali: { $first } a chi ha più capanne, ora tu; { $second } al secondo, ora { $follower }.
    .you-follower = Area dei pali: { $first } a chi ha più capanne, ora { $leader }; { $second } al secondo, ora tu.
piece-bowl = Ciotola di { $seat }: agisce ai pontili { $first } e { $second }.
    .you = La tua ciotola: agisce ai pontili { $first } e { $second }.
piece-bowl-neutral = Ciotola neutrale: l’altare { $site } è chiuso per tutta la partita.
piece-pier = Pontile { $pier }: { piece-pier.does }
    .does =
        { $pier ->
            [1] 2 carte scoperte, poi 1 coperta
            [2] amuleti
            [3] 1 carta scoperta
            [4] 1 carta scoperta, poi 1 coperta
            [5] 2 carte scoperte, o 2 coperte
            [6] 1 carta scoperta, poi 2 coperte
            [7] amuleti, o 1 carta coperta
            [8] amuleti, o 1 capanna
            [9] 1 capanna, o 1 capanna doppia
            [10] 2 capanne, una dopo l’altra
            [11] 1 capanna, poi 1 carta coperta
           *[12] posare gli uccelli e cominciare il round successivo
        }
piece-boat = La barca, al pontile { $pier }
piece-boat-start = La barca, alla partenza
piece-bird = Un uccello su: { $land }. Qui si può costruire.
piece-asleep = Qui non c’è nessun uccello ({ $land }), quindi ora nessuno può costruirci.
piece-rock = Un uccello su: { $land }. L’altro su:
piece-rock-other = { $land }
piece-valuable = Carta oggetto di valore, valore { $value }
piece-landscape = Carta paesaggio: { $land }
piece-start-card = Carta iniziale di valore { $value }; una volta pagata esce dal gioco.
piece-amulet = Amuleto di valore { $value }
piece-pile = Mazzo coperto ({ $deck }), carte: { $count }
piece-bag = Il sacchetto, amuleti dentro: { $count }
piece-stack = Amuleti di valore 1 sul tabellone: { $count }
piece-aside = Amuleti messi da parte: { $count }, insieme { $points }. Vanno nel sacchetto quando è vuoto.
piece-pole-stack =
    { $place ->
        [1] Tessera dei pali di valore { $points }, in cima; tessere rimaste: { $count }
       *[other] Tessera dei pali di valore { $points }; in cima: { $top }; tessere rimaste: { $count }
    }
piece-tile = Tessera dell’area di pietra: { $tile }
piece-seat = { $seat }: punti { $points }, capanne rimaste { $huts }, oggetti di valore { $valuables }, paesaggi { $landscapes }, amuleti { $amulets }, capanne su caselle amuleto { $column }
    .you = { piece-seat }
piece-talisman = Il talismano: { $seat } ha cominciato questo round.
    .you = Il talismano: hai cominciato questo round.
piece-due = Si paga { $space }: paesaggi mancanti { $lands }, prezzo mancante { $due }.
piece-sum =
    { $currency ->
        [amulets] Puoi pagare esattamente { $price } in amuleti.
       *[valuables] Puoi pagare esattamente { $price } in oggetti di valore.
    }
piece-sum-not =
    { $currency ->
        [amulets] Non puoi pagare esattamente { $price } in amuleti.
       *[valuables] Non puoi pagare esattamente { $price } in oggetti di valore.
    }

## Che cos’è e che cosa fa ogni cosa

thing-space =
    { $kind ->
        [amulet] Casella amuleto { $space }
        [stone] Casella di pietra { $space }
        [pole] Casella dei pali { $space }
       *[plain] Casella { $space }
    }
says-space-price =
    { $currency ->
        [amulets] Una capanna costa una carta paesaggio ({ $land }) ed esattamente { $price } in amuleti.
       *[valuables] Una capanna costa una carta paesaggio ({ $land }) ed esattamente { $price } in oggetti di valore.
    }
says-space-price-two =
    { $currency ->
        [amulets] Una capanna costa una carta paesaggio ({ $land } o { $other }) ed esattamente { $price } in amuleti.
       *[valuables] Una capanna costa una carta paesaggio ({ $land } o { $other }) ed esattamente { $price } in oggetti di valore.
    }
says-space-points =
    { $points ->
        [one] Dà subito { $points } punto.
       *[other] Dà subito { $points } punti.
    }
says-space-amulet = Il cerchio rosso: con una capanna qui peschi un amuleto in più ogni volta che ne prendi, al massimo { $most }.
says-space-area =
    { $area ->
        [stone] Conta nell’area di pietra.
       *[pole] Conta nell’area dei pali e prende la tessera dei pali in cima, che dà subito punti.
    }
says-space-path = Conta per il { $path }: casella { $place } a partire dalla statua.
says-space-double = Qui può stare una capanna doppia.
says-space-single = Qui niente capanna doppia.
says-space-neutral =
    { $most ->
        [2] In due, qui c’è dall’inizio una capanna neutrale.
       *[other] Fino a { $most } giocatori, qui c’è dall’inizio una capanna neutrale.
    }
now-space-payable = Hai di che pagare una capanna qui.
thing-path = Statua del { $path }
says-path = Alla fine chi ha più capanne su questo sentiero divino ottiene { $first }, il secondo { $second }.
says-path-tie = Una capanna doppia conta per due. In parità decide la capanna più vicina alla statua.
now-place =
    { $place ->
        [1] Ora in testa: { $leader }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] Ora al secondo posto: { $leader }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
    .you-leader =
        { $place ->
            [1] Ora in testa: tu, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] Ora al secondo posto: tu, { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
now-place-neutral =
    { $place ->
        [1] Ora in testa: le capanne neutrali, quindi nessuno prende questi punti.
       *[other] Ora al secondo posto: le capanne neutrali, quindi nessuno prende questi punti.
    }
now-huts =
    { $huts ->
        [one] { $seat }: { $huts } capanna
       *[other] { $seat }: { $huts } capanne
    }
    .you = { now-huts }
now-no-huts = Nessuno ha ancora una capanna qui.
now-tie-tile = In parità decide la tessera di { $seat }.
    .you = In parità decide la tua tessera.
thing-area =
    { $area ->
        [stone] Area di pietra
       *[pole] Area dei pali
    }
says-area-stone = Alla fine moltiplichi le tue capanne in quest’area per tutte quelle che ci sono, di chiunque siano. Sono i tuoi punti.
says-area-pole = Ogni capanna prende la tessera dei pali in cima e ne segna subito i punti. Alla fine chi ha più capanne ottiene { $first }, il secondo { $second }; in parità decide la tessera più bassa.
now-stone =
    { $points ->
        [one] { $seat }: { $own } × { $all }, { $points } punto
       *[other] { $seat }: { $own } × { $all }, { $points } punti
    }
    .you = { now-stone }
thing-pier = Pontile { $pier }
says-step =
    { $link ->
        [or] oppure{" "}
        [then] poi{" "}
        [first] Azione:{" "}
       *[alone] {""}
    }{ $step ->
        [up] { $count ->
            [one] prendere { $count } carta scoperta
           *[other] prendere { $count } carte scoperte
        }
        [down] { $count ->
            [one] pescare { $count } carta coperta
           *[other] pescare { $count } carte coperte
        }
        [amulets] prendere amuleti
        [build] { $count ->
            [one] costruire { $count } capanna
           *[other] costruire { $count } capanne, una dopo l’altra
        }
        [double] costruire una capanna doppia
        [birds] posare i due uccelli
       *[start] cominciare il round successivo
    }
says-waive = Si può rinunciare a ogni passo; l’ordine resta.
now-pier =
    { $where ->
        [past] La barca è già passata in questo round.
        [here] La barca è qui adesso.
       *[ahead] La barca deve ancora arrivare.
    }
thing-site = Altare { $site }
says-site = Una ciotola qui agisce al pontile { $first } e più tardi al pontile { $second }.
says-site-ban =
    { $most ->
        [2] In due, la prima ciotola di chi comincia non può andare qui.
       *[other] Fino a { $most } giocatori, la prima ciotola di chi comincia non può andare qui.
    }
says-site-closed =
    { $most ->
        [2] In due è chiuso.
       *[other] In { $most } è chiuso.
    }
now-site-free = Qui non c’è nessuna ciotola.
thing-landscape = Roccia dell’oracolo: { $land }
says-landscape = Su questo paesaggio si costruisce solo finché c’è un uccello.
says-card-landscape = Te ne serve una per costruire una capanna su questo paesaggio. Vale solo finché un uccello sta su quel paesaggio.
says-card-valuable = Paga { $value } di un prezzo in oggetti di valore. La somma deve fare esattamente il prezzo: non si può pagare di più.
says-count = Nella scatola: { $count }.
now-discards = Negli scarti: { $count }.
thing-start = Carta iniziale di valore { $value }
says-start = Una volta pagata esce dal gioco.
now-held = { $seat } ne ha una.
    .you = Ne hai una.
says-amulet = Paga { $value } di un prezzo in amuleti. Se ti resta alla fine, dà { $value }.
thing-pile = Mazzo coperto: { $deck }
says-pile = Chi pesca una carta coperta sceglie il mazzo, carta per carta. La scatola contiene:
says-holds-value = { $count } di valore { $value }
says-holds-land = { $count } di { $land }
thing-bag = Sacchetto degli amuleti
says-bag = Ne peschi tanti quante sono le tue capanne sui cerchi rossi, al massimo { $most }. Chi ne pesca almeno due ne rimette uno. All’inizio contiene:
now-you-draw =
    { $draw ->
        [0] Prenderesti un amuleto 1 dal tabellone.
        [one] Ne pescheresti { $draw } e ne terresti { $keep }.
       *[other] Ne pescheresti { $draw } e ne terresti { $keep }.
    }
thing-stack = Amuleti di valore { $value } sul tabellone
says-stack = Chi non ha capanne su un cerchio rosso ne prende uno qui.
thing-aside = Amuleti messi da parte
says-aside = Ciò che è stato pagato aspetta qui finché il sacchetto non è vuoto.
thing-pole = Tessera dei pali { $points }
says-pole = La prossima capanna nell’area dei pali prende la tessera in cima e ne segna subito i punti.
says-tile-statue = In parità sul { $path } chi la possiede sta davanti.
says-tile-valuable = Conta una volta come una carta oggetto di valore da { $value }.
says-tile-amulet = Conta una volta come amuleto di valore { $value }.
says-tile-free = Sostituisce una volta una carta paesaggio, senza bisogno di un uccello.
now-tile-on = È { now-tile-on.at }. Chi ci costruisce la prende.
    .at =
        { $space-id ->
            [i1] sull’{ $space }
            [i2] sull’{ $space }
            [i3] sull’{ $space }
            [i4] sull’{ $space }
           *[other] in { $space }
        }
thing-boat = Barca
says-boat = Visita i dodici pontili in ordine. Chi ha una ciotola sull’altare di un pontile può agire lì.
thing-talisman = Talismano
says-talisman = Chi lo possiede mette la prima ciotola del round.
thing-hut = Capanna
says-hut = Chi costruisce l’ultima del suo colore fa finire la partita dopo questo round.
thing-double = Capanna doppia
says-double = Una capanna doppia costa il doppio e due carte paesaggio. Dà punti doppi e conta per due capanne.
thing-bowl = Ciotola
says-bowl = All’inizio del round metti una ciotola su un altare libero. Quando la barca arriva a uno dei due pontili di quell’altare, puoi agire lì.
thing-bird = Uccello
says-bird = Due uccelli dicono quali paesaggi sono attivi. Se nessuno è sull’altare 1, volano sugli altri due.
thing-sums =
    { $currency ->
        [amulets] Somme in amuleti
       *[valuables] Somme in oggetti di valore
    }
says-sums = Sono i prezzi della mappa. Se uno brilla, ciò che hai fa esattamente questa somma.
thing-number =
    { $counted ->
        [huts] Capanne ancora da costruire: { $n }
        [valuables] Oggetti di valore in mano: { $n }
        [landscapes] Carte paesaggio in mano: { $n }
        [amulets] Amuleti: { $n }
       *[column] Capanne su caselle con un cerchio rosso: { $n }
    }
says-number =
    { $counted ->
        [huts] La partita finisce con il round in cui qualcuno costruisce la sua ultima capanna.
        [valuables] Pagano le capanne, e un prezzo va pagato esatto.
        [landscapes] Una capanna vuole una carta del suo paesaggio e un uccello su quel paesaggio.
        [amulets] Pagano i prezzi in amuleti; quelli che restano alla fine valgono il loro valore.
       *[column] Più sono, più amuleti si pescano dal sacchetto.
    }
thing-seat = { $seat }
    .you = { thing-seat }
says-standing = I punti sono quelli che si avrebbero se la partita finisse ora.
now-worth = Di cui { $what }: { $points }
shelf-spaces = Caselle della mappa
shelf-paths = Sentieri divini e aree
shelf-piers = Pontili e altari
shelf-cards = Carte
shelf-amulets = Amuleti
shelf-tiles = Tessere
shelf-others = Altri pezzi
section-map = Mappa
section-piers = Pontili
section-cards = Carte
section-players = Giocatori
section-hand = La tua mano

## Come si gioca

howto-1-title = Di che si tratta
howto-1-text = Costruite capanne intorno a una laguna; chi ha più punti capo diventa capo. In ogni round metti le ciotole, e quando passa la barca prendi carte e amuleti o costruisci. Una capanna dà subito i punti della sua casella e alla fine altri, per sentieri e aree; contano anche gli amuleti rimasti. La partita finisce con il round in cui qualcuno costruisce la sua ultima capanna.
howto-2-title = Metti le ciotole
howto-2-text = A partire da chi comincia, ognuno mette una ciotola su un altare libero; in due o tre se ne mette una seconda. Una ciotola agisce due volte: al pontile di sinistra e poi a quello di destra.
howto-3-title = Segui la barca
howto-3-text = La barca visita i dodici pontili in ordine. Chi ha una ciotola sull’altare di un pontile può usarne l’azione, nell’ordine indicato, o rinunciare a una parte.
howto-4-title = Carte
howto-4-text = Prendi carte scoperte o pescane di coperte: i paesaggi dicono dove costruire, gli oggetti di valore pagano.
howto-5-title = Gli uccelli
howto-5-text = Due uccelli stanno su due paesaggi: solo lì si costruisce. Chi tiene l’altare 1 può spostarli a fine round e comincia il successivo; altrimenti volano sugli altri due.
howto-6-title = Costruire una capanna
howto-6-text = Scegli una casella libera con paesaggio attivo. Paga una carta di quel paesaggio ed esattamente il prezzo, in oggetti di valore o amuleti come indicato; non si può pagare di più. I punti stampati valgono subito.
howto-7-title = Capanne doppie
howto-7-text = Il pontile 9 permette anche una capanna doppia: prezzo doppio, due carte paesaggio, punti doppi, e conta per due. Non nelle aree e non su caselle amuleto.
howto-8-title = Amuleti
howto-8-text = Senza capanne sui cerchi rossi prendi un 1 dal tabellone. Se ne hai, peschi altrettanti amuleti, al massimo cinque, e ne rimetti uno se ne hai pescati almeno due. Alla fine gli amuleti rimasti contano per il loro valore.
howto-9-title = Sentieri e aree
howto-9-text = Alla fine ogni statua paga il numero più grande a chi ha più capanne sul suo sentiero e il più piccolo al secondo; in parità decide la capanna più vicina alla statua. Area di pietra: le proprie capanne moltiplicate per tutte quelle lì. Area dei pali: per ogni capanna subito una tessera, sempre più alta, alla fine 12 e 6.
howto-10-title = La fine
howto-10-text = Quando qualcuno ha costruito la sua ultima capanna, la barca va ancora fino al pontile 12. Poi si conta tutto. In parità vince chi ha amuleti di maggior valore.

## Una prima partita guidata

lesson-goal = In Mangrovia il tuo colore è il giallo. Costruisci capanne su caselle come questa: la stella dice quanto rendono subito, e alla fine le statue premiano chi ha più capanne sul loro sentiero. Vince chi ha più punti capo.
lesson-bowls = Ogni round comincia con due ciotole a testa. Una ciotola su un altare agisce due volte: al pontile alla sua sinistra e più tardi a quello alla sua destra.
lesson-bowl = Metti la prima ciotola sull’altare 3. Ti darà una carta al pontile 3 e costruirà due capanne al pontile 10.
lesson-second-bowl = { $seat1 } ha preso l’altare 2. Metti la seconda ciotola sull’altare 1: subito tre carte, e a fine round posi gli uccelli e cominci il round successivo.
lesson-boat = Le ciotole ci sono tutte e la barca parte. Visita i pontili in ordine e ora è al pontile 1: prendi due carte scoperte, poi ne peschi una coperta.
lesson-cards = Una capanna costa una carta paesaggio e oggetti di valore che fanno esattamente il suo prezzo. Prendi il 7 tra gli oggetti di valore, poi una carta acqua, e infine pesca un paesaggio coperto.
lesson-pier-3 = Al pontile 2 { $seat1 } ha preso un amuleto di valore 1. La barca è al pontile 3 e l’altra tua ciotola ti porta una carta scoperta: prendi il 5.
lesson-scored = Al pontile 9 { $seat1 } ha costruito: 4 punti subito e, se la partita finisse ora, 5 per il 2º posto sul sentiero della riga 5. Con un amuleto da 1 fanno i 10 scritti in alto.
lesson-birds = Ora puoi costruire due capanne, ma solo sui paesaggi con un uccello sulla roccia dell’oracolo: mangrovia e acqua.
lesson-build = Costruisci nella casella indicata: acqua, 11 in oggetti di valore, subito 3 punti. Altre danno di più, ma qui ti restano la carta mangrovia e il 3 per una seconda capanna.
lesson-pay = Paga tutto insieme: la carta acqua, il 7 e il 4, esattamente 11. Il prezzo si paga sempre esatto: né meno né più.
lesson-statues = La tua capanna è su due sentieri divini, quelli di queste due statue. Alla fine ognuna paga il numero più grande a chi ha più capanne sul suo sentiero e il più piccolo al secondo; in parità passa avanti la capanna più vicina, anche neutrale. Per ora avresti 10 e 5: con il 3 della casella, i 18 in alto.
lesson-circle = Costruisci la seconda capanna su questo cerchio rosso: una carta mangrovia e il 3. Non dà punti, ma d’ora in poi peschi un amuleto dal sacchetto, invece di un 1 dal tabellone.
lesson-set-birds = Pontile 12, l’ultimo: posa gli uccelli sulla roccia dell’oracolo per il prossimo round. Scegli sabbia e acqua, perché hai una carta di ciascuna.
lesson-next-round = Un nuovo round, e lo cominci tu. Metti la prima ciotola sull’altare 2: prima amuleti, più tardi una capanna e una carta.
lesson-double = Metti la seconda sull’altare 4. Al pontile 9 puoi costruire anche una capanna doppia: prezzo doppio, punti doppi, e conta per due.
lesson-amulets = Pontile 2: prendi amuleti. Ne peschi tanti quante sono le tue capanne sui cerchi rossi, quindi uno. Senza una capanna così prenderesti un 1 dal tabellone.
lesson-amulet-price = Hai pescato un 3. Alcuni prezzi si pagano in amuleti, come questo: 3, con una carta sabbia. Gli amuleti rimasti alla fine contano per il loro valore.
lesson-stone-area = Due aree contano a parte. Questa è l’area di pietra: alla fine moltiplichi le tue capanne lì per tutte quelle che ci sono, di chiunque siano. Sono i tuoi punti.
lesson-free = E questa è l’area dei pali: ogni capanna prende una tessera e ne segna subito i punti, e alla fine vanno 12 punti a chi ha più capanne e 6 al secondo. Ora sai tutto quello che serve: quando qualcuno ha costruito la sua ultima capanna, si finisce il round e si conta tutto.

tip-double = Qui puoi costruire una capanna doppia: due carte paesaggio e il doppio del prezzo. Conta per due sui suoi sentieri e dà il doppio dei punti stampati.
tip-return = Hai pescato almeno due amuleti, quindi uno torna nel sacchetto. Tieni quelli che fanno un prezzo utile, o il più alto per la fine.
tip-pole = Qualcuno ha costruito nell’area dei pali e ha segnato i punti della tessera in cima. La prossima vale un punto in più.
tip-flown = Nessuno era sull’altare 1, perciò gli uccelli sono volati sugli altri due paesaggi. Guarda le tue carte paesaggio prima di mettere le ciotole.
tip-last-hut = È stata costruita l’ultima capanna di un colore. La barca va ancora fino al pontile 12, poi si finisce: costruisci quello che puoi, le carte in mano non contano.

## Why a turn is good (coach/reasons.py)

reason-amulets-more = I tuoi amuleti varrebbero { $n } in più
reason-valuables-more = I tuoi oggetti di valore varrebbero { $n } in più
reason-landscapes-more =
    { $n ->
        [one] Avresti { $n } carta paesaggio in più
       *[other] Avresti { $n } carte paesaggio in più
    }
reason-column-more = Pescheresti più amuleti ogni volta che ne prendi
reason-best-build-more = Potresti pagare una capanna migliore
reason-cards-ahead-more =
    { $n ->
        [one] In questo round le tue ciotole porterebbero { $n } carta in più
       *[other] In questo round le tue ciotole porterebbero { $n } carte in più
    }
reason-cards-ahead-theirs =
    { $n ->
        [one] In questo round le ciotole di { $seat } porterebbero { $n } carta in meno
       *[other] In questo round le ciotole di { $seat } porterebbero { $n } carte in meno
    }
reason-amulets-ahead-more = In questo round le tue ciotole porterebbero più amuleti
reason-builds-ahead-more =
    { $n ->
        [one] In questo round le tue ciotole ti farebbero costruire { $n } capanna in più
       *[other] In questo round le tue ciotole ti farebbero costruire { $n } capanne in più
    }
reason-builds-ahead-theirs =
    { $n ->
        [one] In questo round le ciotole di { $seat } permetterebbero { $n } capanna in meno
       *[other] In questo round le ciotole di { $seat } permetterebbero { $n } capanne in meno
    }
reason-start-ahead-more = Poseresti gli uccelli e cominceresti il round successivo
reason-safe-firsts-more =
    { $n ->
        [one] Saresti in testa con più di una capanna per premi da { $n } punto in più
       *[other] Saresti in testa con più di una capanna per premi da { $n } punti in più
    }
reason-safe-firsts-theirs =
    { $n ->
        [one] { $seat } sarebbe in testa con più di una capanna per premi da { $n } punto in meno
       *[other] { $seat } sarebbe in testa con più di una capanna per premi da { $n } punti in meno
    }
reason-near-firsts-more =
    { $n ->
        [one] Un’altra capanna ti darebbe poi { $n } punto in più per i primi posti
       *[other] Un’altra capanna ti darebbe poi { $n } punti in più per i primi posti
    }
reason-near-firsts-theirs =
    { $n ->
        [one] Un’altra capanna darebbe a { $seat } { $n } punto in meno per i primi posti
       *[other] Un’altra capanna darebbe a { $seat } { $n } punti in meno per i primi posti
    }
reason-sums-more =
    { $n ->
        [one] Potresti pagare esattamente { $n } prezzo in più
       *[other] Potresti pagare esattamente { $n } prezzi in più
    }
reason-active-more =
    { $n ->
        [one] Potresti usare { $n } carta paesaggio in più, perché lì ci sarebbe un uccello
       *[other] Potresti usare { $n } carte paesaggio in più, perché lì ci sarebbe un uccello
    }
told-space = { $space }
told-path = { $path }
told-pole = { word-pole }
told-pier = pontile { $pier }
told-pier-instead =
    pontile { $pier } invece di { $step ->
        [up] una carta
        [down] una carta
        [build] una capanna
        [double] una capanna
       *[other] altro
    }
told-land = { $card }
told-price = { $price }
