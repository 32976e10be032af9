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
    .i = rossi
    .a = rossa
colour-white = bianco
    .i = bianchi
    .a = bianca
colour-yellow = giallo
    .i = gialli
    .a = gialla
building-palace = Palazzo
    .su = sul Palazzo
    .in = nel Palazzo
    .da = dal Palazzo
building-bishopric = Vescovado
    .su = sul Vescovado
    .in = nel Vescovado
    .da = dal Vescovado
building-city-hall = Municipio
    .su = sul Municipio
    .in = nel Municipio
    .da = dal Municipio
district-neutral = quartiere neutrale
source-supply = dalla riserva
source-lying-palace = disteso sul Palazzo
source-lying-bishopric = disteso sul Vescovado
source-lying-city-hall = disteso sul Municipio
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
card-brigands-1 = Briganti I
card-brigands-2 = Briganti II
card-brigands-3 = Briganti III
card-skirmishes-1 = Schermaglie I
card-skirmishes-2 = Schermaglie II
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
    .counts = Cittadini
character-urbain-iv = Urbano IV
    .counts = Cattedrale
character-thibaut-ii = Thibaut II
    .counts = Denari
character-hugues-de-payns = Hugues de Payns
    .counts = Influenza
character-le-florentin = Le Florentin
    .counts = Maestri
character-henry-i = Enrico I
    .counts = Eventi vinti

## The log

event-begins = Comincia { $seat }.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = cominci.
event-grey-begins =
    Comincia { $solo ->
        [1] Le Roy
       *[other] il giocatore neutrale
    }.
event-settled = { $seat } { event-settled.deed }
    .deed = piazza un cittadino: { $space }.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = piazzi un cittadino: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } piazza un cittadino: { $space }.
event-grey-fills =
    { $solo ->
        [1] Le Roy piazza { $citizens ->
            [one] un cittadino
           *[other] { $citizens } cittadini
        }.
       *[other] Il giocatore neutrale occupa { $citizens ->
            [one] lo spazio rimasto
           *[other] i { $citizens } spazi rimasti
        }.
    }
event-leroy-fills = Le Roy piazza { $places }.
told-citizens-in = { $citizens } { $building-in }
event-round = Comincia il round { $round }.
event-below-zero = I numeri in alto contano come se la partita finisse ora: ogni livello della cattedrale senza un proprio cubo costa punti.
event-revealed = Nuova attività: { $activity }.
event-income = { $seat }: { event-income.deed }
    .deed =
        entrate { $deniers }, salari { $salary }{ $short ->
            [0] {""}
            [one] , manca { $short }
           *[other] , mancano { $short }
        }.
    .you =
        Le tue entrate { $deniers }, salari { $salary }{ $short ->
            [0] {""}
            [one] , manca { $short }
           *[other] , mancano { $short }
        }.
event-rolled = { $seat } { event-rolled.deed }
    .deed =
        lancia { $dice ->
            [one] { $dice } dado { $colour }
           *[other] { $dice } dadi { $colour-i }
        }.
    .you = { $seat } { event-rolled.you-deed }
    .you-deed =
        lanci { $dice ->
            [one] { $dice } dado { $colour }
           *[other] { $dice } dadi { $colour-i }
        }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } lancia { $dice ->
        [one] { $dice } dado { $colour }
       *[other] { $dice } dadi { $colour-i }
    }.
event-grey-dice =
    { $solo ->
        [1] Le Roy ha { $dice ->
            [one] { $dice } dado; puoi comprarlo.
           *[other] { $dice } dadi; puoi comprarli.
        }
       *[other] Dietro il giocatore neutrale non c’è nessuno: tutti possono comprare { $dice ->
            [one] il suo dado.
           *[other] i suoi { $dice } dadi.
        }
    }
event-event-enters = Nuovo evento: { $card }.
event-event-acts = Evento: { $card }.
event-event-idle =
    { $card }: { $why ->
        [1] non restano cittadini da piazzare, non succede nulla.
        [2] chi dovrebbe uscire è protetto, non succede nulla.
       *[other] stavolta non succede nulla.
    }
event-loses =
    { $card }: { $seat } { $deniers ->
        [0] { $influence ->
            [0] non perde nulla
            [one] perde { $influence } punto influenza
           *[other] perde { $influence } punti influenza
        }
        [one] perde { $deniers } denaro
       *[other] perde { $deniers } denari
    }.
    .you =
        { $card }: { $deniers ->
            [0] { $influence ->
                [0] non perdi nulla
                [one] perdi { $influence } punto influenza
               *[other] perdi { $influence } punti influenza
            }
            [one] perdi { $deniers } denaro
           *[other] perdi { $deniers } denari
        }.
event-event-rolls = { $card }: il dado mostra { $value }.
event-black-die = Un dado nero da respingere: { $value }.
event-black-dice = Dadi neri da respingere: { $values }, da { $cards }.
told-card = { $card }
told-value = { $value }
event-counters = { $seat } { event-counters.deed }
    .deed =
        respinge { $dice ->
            [one] { $total ->
                [1] l’{ $total } nero
               *[other] il { $total } nero
            }
           *[other] { $dice } dadi neri, { $total } in totale
        }.
    .you = { $seat } { event-counters.you-deed }
    .you-deed =
        respingi { $dice ->
            [one] { $total ->
                [1] l’{ $total } nero
               *[other] il { $total } nero
            }
           *[other] { $dice } dadi neri, { $total } in totale
        }.
event-wards = { $seat } { event-wards.deed }
    .deed =
        respinge { $black ->
            [one] { $total ->
                [1] l’{ $total } nero
               *[other] il { $total } nero
            }
           *[other] { $black } dadi neri, { $total } in totale,
        } con { $dice }.
    .you = { $seat } { event-wards.you-deed }
    .you-deed =
        respingi { $black ->
            [one] { $total ->
                [1] l’{ $total } nero
               *[other] il { $total } nero
            }
           *[other] { $black } dadi neri, { $total } in totale,
        } con { $dice }.
event-fails = { $seat } { event-fails.deed }
    .deed =
        { $value ->
            [1] non può respingere l’{ $value } nero.
           *[other] non può respingere il { $value } nero.
        }
    .you = { $seat } { event-fails.you-deed }
    .you-deed =
        { $value ->
            [1] non puoi respingere l’{ $value } nero.
           *[other] non puoi respingere il { $value } nero.
        }
event-points = { $seat } { event-points.deed }
    .deed =
        prende { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        }.
    .you = { $seat } { event-points.you-deed }
    .you-deed =
        prendi { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } prende { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }.
event-rewarded = { $seat } { event-rewarded.deed }
    .deed =
        prende { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        } per { $card }.
    .you = { $seat } { event-rewarded.you-deed }
    .you-deed =
        prendi { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        } per { $card }.
event-grey-rewarded =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } prende { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    } per { $card }.
event-loses-points = { $seat } { event-loses-points.deed }
    .deed =
        perde { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        }.
    .you = { $seat } { event-loses-points.you-deed }
    .you-deed =
        perdi { $points ->
            [one] { $points } punto vittoria
           *[other] { $points } punti vittoria
        }.
event-influence = { $seat } { event-influence.deed }
    .deed =
        guadagna { $points ->
            [one] { $points } punto influenza
           *[other] { $points } punti influenza
        }.
    .you = { $seat } { event-influence.you-deed }
    .you-deed =
        guadagni { $points ->
            [one] { $points } punto influenza
           *[other] { $points } punti influenza
        }.
event-rerolled = { $seat } { event-rerolled.deed }
    .deed = rilancia un dado, { $colour }: { $from } diventa { $to }.
    .you = { $seat } { event-rerolled.you-deed }
    .you-deed = rilanci un dado, { $colour }: { $from } diventa { $to }.
event-recruited = { $seat } { event-recruited.deed }
    .deed = recluta un cittadino.
    .you = { $seat } { event-recruited.you-deed }
    .you-deed = recluti un cittadino.
event-flipped = { $seat } { event-flipped.deed }
    .deed = gira un dado, { $colour }: { $from } diventa { $to }.
    .you = { $seat } { event-flipped.you-deed }
    .you-deed = giri un dado, { $colour }: { $from } diventa { $to }.
event-rerolls = { $seat } { event-rerolls.deed }
    .deed =
        rilancia un dado per { $influence ->
            [one] { $influence } punto
           *[other] { $influence } punti
        } influenza: { $dice }.
    .you = { $seat } { event-rerolls.you-deed }
    .you-deed =
        rilanci un dado per { $influence ->
            [one] { $influence } punto
           *[other] { $influence } punti
        } influenza: { $dice }.
event-turns = { $seat } { event-turns.deed }
    .deed =
        gira un dado{ $influence ->
            [0] {""}
            [one] {" "}per { $influence } punto influenza
           *[other] {" "}per { $influence } punti influenza
        }: { $dice }.
    .you = { $seat } { event-turns.you-deed }
    .you-deed =
        giri un dado{ $influence ->
            [0] {""}
            [one] {" "}per { $influence } punto influenza
           *[other] {" "}per { $influence } punti influenza
        }: { $dice }.
event-recruits = { $seat } { event-recruits.deed }
    .deed =
        recluta un cittadino per { $influence ->
            [one] { $influence } punto
           *[other] { $influence } punti
        } influenza.
    .you = { $seat } { event-recruits.you-deed }
    .you-deed =
        recluti un cittadino per { $influence ->
            [one] { $influence } punto
           *[other] { $influence } punti
        } influenza.
told-die-changed = un { $from } { $colour } diventa { $to }
event-used = { $seat } { event-used.deed }
    .deed = usa un cubo: { $activity }.
    .you = { $seat } { event-used.you-deed }
    .you-deed = usi un cubo: { $activity }.
event-sets-out-activate = { $seat } { event-sets-out-activate.deed }
    .deed = attiva la carta { $activity }.
    .you = { $seat } { event-sets-out-activate.you-deed }
    .you-deed = attivi la carta { $activity }.
event-sets-out-fight = { $seat } { event-sets-out-fight.deed }
    .deed = combatte l’evento { $card }.
    .you = { $seat } { event-sets-out-fight.you-deed }
    .you-deed = combatti l’evento { $card }.
event-sets-out-build = { $seat } { event-sets-out-build.deed }
    .deed = costruisce la cattedrale.
    .you = { $seat } { event-sets-out-build.you-deed }
    .you-deed = costruisci la cattedrale.
event-sets-out-place = { $seat } { event-sets-out-place.deed }
    .deed = piazza un cittadino in un edificio.
    .you = { $seat } { event-sets-out-place.you-deed }
    .you-deed = piazzi un cittadino in un edificio.
event-sets-out-farm = { $seat } { event-sets-out-farm.deed }
    .deed = coltiva i campi.
    .you = { $seat } { event-sets-out-farm.you-deed }
    .you-deed = coltivi i campi.
event-took = { $seat } { event-took.deed }
    .deed = prende un dado proprio: { $colour } { $value }.
    .you = { $seat } { event-took.you-deed }
    .you-deed = prendi un tuo dado: { $colour } { $value }.
event-took-from = { $seat } { event-took-from.deed }
    .deed = prende un dado da { $owner }: { $colour } { $value }.
    .you = { $seat } { event-took-from.you-deed }
    .you-deed = prendi un dado da { $owner }: { $colour } { $value }.
    .to-you = { $seat } { event-took-from.to-you-deed }
    .to-you-deed = ti prende un dado: { $colour } { $value }.
event-took-grey = { $seat } { event-took-grey.deed }
    .deed =
        prende un dado { $solo ->
            [1] da Le Roy
           *[other] dal quartiere neutrale
        }: { $colour } { $value }.
    .you = { $seat } { event-took-grey.you-deed }
    .you-deed =
        prendi un dado { $solo ->
            [1] da Le Roy
           *[other] dal quartiere neutrale
        }: { $colour } { $value }.
event-pays = { $seat } { event-pays.deed }
    .deed =
        paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } a { $to }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        paghi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } a { $to }.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        ti paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
event-taxed = { $seat } { event-taxed.deed }
    .deed =
        paga a { $to } { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } ({ $activity }).
    .you = { $seat } { event-taxed.you-deed }
    .you-deed =
        paghi a { $to } { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } ({ $activity }).
    .to-you = { $seat } { event-taxed.to-you-deed }
    .to-you-deed =
        ti paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } ({ $activity }).
event-pays-bank = { $seat } { event-pays-bank.deed }
    .deed =
        paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } alla banca.
    .you = { $seat } { event-pays-bank.you-deed }
    .you-deed =
        paghi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } alla banca.
event-pays-influence = { $seat } { event-pays-influence.deed }
    .deed =
        paga { $points ->
            [one] { $points } punto influenza
           *[other] { $points } punti influenza
        }.
    .you = { $seat } { event-pays-influence.you-deed }
    .you-deed =
        paghi { $points ->
            [one] { $points } punto influenza
           *[other] { $points } punti influenza
        }.
event-spends = { $seat } { event-spends.deed }
    .deed =
        paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
    .you = { $seat } { event-spends.you-deed }
    .you-deed =
        paghi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
event-activates = { $seat } { event-activates.deed }
    .deed =
        attiva { $times ->
            [one] una volta
           *[other] { $times } volte
        }: { $activity }, con { $dice }.
    .you = { $seat } { event-activates.you-deed }
    .you-deed =
        attivi { $times ->
            [one] una volta
           *[other] { $times } volte
        }: { $activity }, con { $dice }.
event-activates-again = { $seat } { event-activates-again.deed }
    .deed = attiva ancora una volta: { $activity }.
    .you = { $seat } { event-activates-again.you-deed }
    .you-deed = attivi ancora una volta: { $activity }.
event-fights = { $seat } { event-fights.deed }
    .deed =
        mette { $cubes ->
            [one] un cubo
           *[other] { $cubes } cubi
        } su { $card }, con { $dice }.
    .you = { $seat } { event-fights.you-deed }
    .you-deed =
        metti { $cubes ->
            [one] un cubo
           *[other] { $cubes } cubi
        } su { $card }, con { $dice }.
event-enters = { $seat } { event-enters.deed }
    .deed = si stabilisce con { $dice } qui: { $space }.
    .you = { $seat } { event-enters.you-deed }
    .you-deed = ti stabilisci con { $dice } qui: { $space }.
event-builds = { $seat } { event-builds.deed }
    .deed = costruisce la cattedrale con { $dice }.
    .you = { $seat } { event-builds.you-deed }
    .you-deed = costruisci la cattedrale con { $dice }.
event-farms = { $seat } { event-farms.deed }
    .deed =
        coltiva i campi con { $dice }: { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
    .you = { $seat } { event-farms.you-deed }
    .you-deed =
        coltivi i campi con { $dice }: { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
event-buys = { $seat } { event-buys.deed }
    .deed =
        paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } a { $to } per { $dice }.
    .you = { $seat } { event-buys.you-deed }
    .you-deed =
        paghi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } a { $to } per { $dice }.
    .to-you = { $seat } { event-buys.to-you-deed }
    .to-you-deed =
        ti paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } per { $dice }.
event-buys-grey = { $seat } { event-buys-grey.deed }
    .deed =
        paga { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } per { $dice } { $solo ->
            [1] di Le Roy
           *[other] del quartiere neutrale
        }.
    .you = { $seat } { event-buys-grey.you-deed }
    .you-deed =
        paghi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } per { $dice } { $solo ->
            [1] di Le Roy
           *[other] del quartiere neutrale
        }.
told-die =
    { $dice ->
        [1] un dado { $colour } da { $value }
        [2] due dadi { $colour-i } da { $value }
        [3] tre dadi { $colour-i } da { $value }
       *[other] { $dice } dadi { $colour-i } da { $value }
    }
told-die-with =
    { $dice ->
        [1] un dado { $colour } da { $value }
        [2] due dadi { $colour-i } da { $value }
        [3] tre dadi { $colour-i } da { $value }
       *[other] { $dice } dadi { $colour-i } da { $value }
    }
told-die-bought =
    { $dice ->
        [1] il dado { $colour } da { $value }
        [2] due dadi { $colour-i } da { $value }
        [3] tre dadi { $colour-i } da { $value }
       *[other] { $dice } dadi { $colour-i } da { $value }
    }
event-tradesman = { $seat } { event-tradesman.deed }
    .deed =
        piazza un maestro su { $activity }, { $space ->
            [0] sull’immagine: nessun punto alla fine
           *[other] spazio { $space }
        }.
    .you = { $seat } { event-tradesman.you-deed }
    .you-deed =
        piazzi un maestro su { $activity }, { $space ->
            [0] sull’immagine: nessun punto alla fine
           *[other] spazio { $space }
        }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } piazza un maestro su { $activity }, { $space ->
        [0] sull’immagine: nessun punto alla fine
       *[other] spazio { $space }
    }.
event-fetched = { $seat } { event-fetched.deed }
    .deed = prende un cittadino { $source }.
    .you = { $seat } { event-fetched.you-deed }
    .you-deed = prendi un cittadino { $source }.
event-lifted = { $seat } { event-lifted.deed }
    .deed = sposta un cittadino: { $space }.
    .you = { $seat } { event-lifted.you-deed }
    .you-deed = sposti un cittadino: { $space }.
event-recalled = { $seat } { event-recalled.deed }
    .deed = sposta un maestro: { $activity }.
    .you = { $seat } { event-recalled.you-deed }
    .you-deed = sposti un maestro: { $activity }.
event-placed = { $seat } { event-placed.deed }
    .deed = si stabilisce qui: { $space }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = ti stabilisci qui: { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } si stabilisce qui: { $space }.
event-expelled = Un cittadino di { $seat } viene espulso { $building-da } e vi resta disteso.
    .you = Un tuo cittadino viene espulso { $building-da } e vi resta disteso.
event-expels = { $seat } { event-expels.deed }
    .deed = espelle un cittadino di { $of } { $building-da }, che vi resta disteso.
    .you = { $seat } { event-expels.you-deed }
    .you-deed = espelli un cittadino di { $of } { $building-da }, che vi resta disteso.
    .to-you = { $seat } { event-expels.to-you-deed }
    .to-you-deed = espelle un tuo cittadino { $building-da }, che vi resta disteso.
event-grey-expelled =
    Un cittadino { $solo ->
        [1] di Le Roy
       *[other] neutrale
    } viene espulso { $building-da }.
event-built = { $seat } { event-built.deed }
    .deed = costruisce la cattedrale: livello { $level }, spazio { $number }.
    .you = { $seat } { event-built.you-deed }
    .you-deed = costruisci la cattedrale: livello { $level }, spazio { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } costruisce la cattedrale: livello { $level }, spazio { $number }.
event-demolished = Un cubo di { $seat } lascia la cattedrale: livello { $level }, spazio { $number }.
    .you = Un tuo cubo lascia la cattedrale: livello { $level }, spazio { $number }.
event-grey-demolished =
    Un cubo { $solo ->
        [1] di Le Roy
       *[other] del giocatore neutrale
    } lascia la cattedrale: livello { $level }, spazio { $number }.
event-cube = { $seat } { event-cube.deed }
    .deed = mette un cubo su { $card }.
    .you = { $seat } { event-cube.you-deed }
    .you-deed = metti un cubo su { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } mette un cubo su { $card }.
event-cube-back = { $seat } { event-cube-back.deed }
    .deed = riprende un cubo da { $card }.
    .you = { $seat } { event-cube-back.you-deed }
    .you-deed = riprendi un cubo da { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    } riprende un cubo da { $card }.
event-countered = { $card }: evento sventato. { $seat } prende la carta.
    .you = { $card }: evento sventato. Prendi la carta.
event-grey-countered =
    { $card }: evento sventato. La carta va { $solo ->
        [1] a Le Roy
       *[other] al giocatore neutrale
    }.
event-activated = { $seat } { event-activated.deed }
    .deed =
        attiva { $times ->
            [one] una volta
           *[other] { $times } volte
        }: { $activity }.
    .you = { $seat } { event-activated.you-deed }
    .you-deed =
        attivi { $times ->
            [one] una volta
           *[other] { $times } volte
        }: { $activity }.
event-cubes = { $seat } { event-cubes.deed }
    .deed =
        mette { $cubes ->
            [one] un cubo
           *[other] { $cubes } cubi
        } su { $activity }.
    .you = { $seat } { event-cubes.you-deed }
    .you-deed =
        metti { $cubes ->
            [one] un cubo
           *[other] { $cubes } cubi
        } su { $activity }.
event-deniers = { $seat } { event-deniers.deed }
    .deed =
        guadagna { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
    .you = { $seat } { event-deniers.you-deed }
    .you-deed =
        guadagni { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
event-archers = { $seat } { event-archers.deed }
    .deed =
        lancia per gli arcieri: { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        }, { $hits ->
            [one] { $hits } colpo
           *[other] { $hits } colpi
        }.
    .you = { $seat } { event-archers.you-deed }
    .you-deed =
        lanci per gli arcieri: { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        }, { $hits ->
            [one] { $hits } colpo
           *[other] { $hits } colpi
        }.
event-passed = { $seat } { event-passed.deed }
    .deed =
        passa: { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } alla fine del round.
    .you = { $seat } { event-passed.you-deed }
    .you-deed =
        passi: { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } alla fine del round.
event-waits = { $seat } { event-waits.deed }
    .deed =
        riceve ancora { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } per l’attesa.
    .you = { $seat } { event-waits.you-deed }
    .you-deed =
        ricevi ancora { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        } per l’attesa.
event-leroy-rolls = Le Roy lancia { $first } e { $second }.
event-leroy-sum = Le Roy lancia { $first } e { $second }: { $sum }.
event-leroy-spends = Le Roy spende un dado, { $colour } { $value }.
event-leroy-wards = Le Roy toglie un dado nero e spende per questo il suo dado { $colour } { $value }.
event-leroy-buys = Le Roy compra il tuo dado, { $colour } { $value }.
event-character = Personaggio in gioco: «{ $character-counts }» ({ $character }).
event-scores = { $seat } { event-scores.deed }
    .deed =
        segna { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per «{ $character-counts }» ({ $character }).
    .you = { $seat } { event-scores.you-deed }
    .you-deed =
        segni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per «{ $character-counts }» ({ $character }).
event-grey-scores =
    «{ $character-counts }» ({ $character }): { $solo ->
        [1] Le Roy
       *[other] il giocatore neutrale
    } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-final = { $seat } { event-final.deed }
    .deed =
        termina con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        termini con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
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
event-leroy-final =
    Le Roy termina con { $points }; la differenza è { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }
ended-final = L’ultimo round è stato giocato.

## What to do now

prompt-settle = Piazza un cittadino (ancora { $left }): a ogni round un dado dell’edificio per il suo salario.
prompt-counter =
    { $have ->
        [0]
            { $weak ->
                [2] Attacca un { $need } nero e non hai dadi per respingerlo: subiscilo.
                [1] Attacca un { $need } nero e tutti i tuoi dadi contano solo { $all }: cambiali con l’influenza, oppure subiscilo.
               *[0] Un dado nero attacca: respingilo con dadi del tuo quartiere, in totale almeno { $need }; i rossi contano doppio.
            }
       *[other]
            { $enough ->
                [1] I tuoi dadi contano { $have }, ne servono { $need }: basta. Scegli Fatto, o aggiungine altri.
               *[other] I tuoi dadi contano { $have } su { $need }; i rossi contano doppio. Aggiungine un altro.
            }
    }
prompt-turn = Tocca a te: scegli un’azione o passa.
prompt-gather =
    { $plan ->
        [activate] { $activity }: prendi { prompt-gather.dice }. Ogni { $each } del totale la carta agisce una volta.{ prompt-gather.place }
        [fight] { $card }: prendi { prompt-gather.dice }. Ogni { $each } del totale metti lì un cubo.
        [cathedral] Cattedrale: prendi { prompt-gather.dice }. Ognuno mette un cubo sul suo numero.
        [citizen] Cittadino: prendi { prompt-gather.dice }. Il colore dice l’edificio, il numero il posto.
       *[farm] Campi: prendi { prompt-gather.dice }. Ogni { $each } del totale ricevi { $deniers ->
            [one] { $deniers } denaro
           *[other] { $deniers } denari
        }.
    }
    .dice =
        { $of ->
            [colour]
                { $dice ->
                    [one] un dado { $colour }
                   *[other] da 1 a { $dice } dadi { $colour-i }
                }
            [any]
                { $dice ->
                    [one] un dado di qualsiasi colore
                   *[other] da 1 a { $dice } dadi, anche di colori diversi
                }
           *[one]
                { $dice ->
                    [one] un dado di qualsiasi colore
                   *[other] da 1 a { $dice } dadi di un solo colore
                }
        }
    .place =
        { $place ->
            [none] {""}
            [one] {" "}La prima volta costa anche { $place } denaro e un cittadino.
           *[other] {" "}La prima volta costa anche { $place } denari e un cittadino.
        }
prompt-source =
    { $plan ->
        [activate] { $activity }: quale tuo cittadino ne diventa maestro?
       *[other] Quale tuo cittadino entra { $building-in }?
    }
prompt-times =
    { $plan ->
        [fight] { $card }: quanti cubi ci metti?
       *[other] { $activity }: quante volte?
    }
prompt-collect =
    { $activity }: quale edificio ti paga?{ $left ->
        [one] {""}
       *[other] {" "}(ancora { $left } volte)
    }
prompt-cubes =
    { $rolled ->
        [0] {""}
        [one] { $rolled } dado lanciato, va a segno.{" "}
       *[other] { $rolled } dadi lanciati, { $hits } a segno.{" "}
    }Cubi ancora da mettere sugli eventi: { $left }. Scegli un evento.
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
action-reroll = Rilancia un { $value } { $colour } (1 punto influenza)
action-recruit = Recluta un cittadino (2 punti influenza)
action-flip = Gira il { $value } { $colour }
action-counter = Respingi anche un { $value } nero
action-discard = Respingi con un { $value } { $colour }
action-yield = Subisci il dado nero
action-activate = Attiva la carta { $activity }
action-build = Costruisci la cattedrale
action-fight = Combatti l’evento { $card }
action-place = Piazza un cittadino in un edificio
action-farm = Coltiva i campi
action-pass = Passa
action-use = Usa un cubo della carta { $activity }
action-take =
    Prendi { $colour } { $value }, { $district ->
        [0] quartiere della prima persona
        [1] quartiere della seconda persona
        [2] quartiere della terza persona
        [3] quartiere della quarta persona
       *[neutral] quartiere neutrale
    }
action-done = Fatto
action-done-dice = Fatto: basta dadi
action-give-up = Rinuncia al resto
action-from =
    Prendi un cittadino { $source-id ->
        [supply] dalla tua riserva
       *[other] { $source }
    }
action-lift = Sposta un cittadino: { $space }
action-recall = Sposta un maestro: { $activity }
action-times =
    { $times ->
        [one] Agisci una volta
       *[other] Agisci { $times } volte
    }
action-collect = Incassa: { $building }
action-at = Cubi su { $card }
action-roll = Lancia per Le Roy
action-take-own = Prendi il tuo { $value } { $colour }
action-take-of = Prendi da { $seat } un { $value } { $colour }
action-take-grey =
    Prendi { $solo ->
        [1] da Le Roy
       *[other] dal quartiere neutrale
    } un { $value } { $colour }
action-take-self = Prendere dal proprio quartiere: { $colour } { $value }

## Più scelte dello stesso tipo in una riga

several-settle = Piazza un cittadino
several-counter = Respingi un altro dado nero
several-discard = Respingi con un dado
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
preview-gives-up = lascia { $space }: un dado { $colour } in meno a ogni round
preview-gives-up-cubes =
    { $cubes ->
        [one] { $cubes } cubo va perso
       *[other] { $cubes } cubi vanno persi
    }
preview-leaves-card = lascia { $activity }: il posto andrà ripagato
preview-moves-there = Deve andarci uno che hai già piazzato
preview-lying-goes = Può andarci un tuo cittadino disteso
preview-counter = ne servono { $need } in tutto
preview-yield =
    { $points ->
        [0] Non costa punti: non ne hai
        [one] Perdi { $points } punto e tieni i tuoi dadi
       *[other] Perdi { $points } punti e tieni i tuoi dadi
    }
preview-tradesman =
    Prima ci mandi un cittadino per { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }
preview-delayed = Dà cubi per le azioni future:
preview-settle =
    Un dado { $colour } a ogni round; { $deniers ->
        [0] non costa salario
        [one] costa { $deniers } denaro di salario
       *[other] costa { $deniers } denari di salario
    }
preview-buys =
    { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    } a { $seat }
preview-buys-grey =
    { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    } alla banca
preview-cost =
    { $deniers ->
        [0] Non costa nulla
        [one] Costa { $deniers } denaro
       *[other] Costa { $deniers } denari
    }{ $place ->
        [0] {""}
       *[other] { $dice ->
            [0] {" "}e un cittadino, per il posto sulla carta
           *[other] : { $dice } per i dadi, { $place } e un cittadino per il posto
        }
    }
preview-group = Totale { $total }
preview-own = Il tuo dado: gratis
preview-free = Gratis
preview-own-dice = I tuoi dadi: { $total }
preview-not-alone =
    Solo comprando dadi{ $deniers ->
        [0] {""}
        [one] : da { $deniers } denaro
       *[other] : da { $deniers } denari
    }
preview-short = Non basta: serve almeno { $total }
preview-flip = { $influence } d’influenza per tre dadi al massimo
preview-flip-paid = Già pagato
preview-pass =
    { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }, e per te il round finisce
preview-collect =
    { $deniers ->
        [0] Non paga nulla: lì non c’è nessuno dei tuoi
        [one] +{ $deniers } denaro
       *[other] +{ $deniers } denari
    }
preview-gains-influence = +{ $influence } influenza
offer-take = In un colpo solo: prendi { $dice }
offer-times = Il più possibile: { $times ->
        [one] una volta
       *[other] { $times } volte
    }
offer-collect =
    In un colpo solo: { $times ->
        [one] una volta
       *[other] { $times } volte
    } { $building }
offer-supply = In un colpo solo: con un cittadino della tua riserva
offer-counter =
    In un colpo solo: respingi { $black ->
        [one] { $total ->
            [1] l’{ $total } nero
           *[other] il { $total } nero
        }
       *[other] dadi neri per { $total } in tutto
    } con { $dice }
offer-flip =
    In un colpo solo: gira { $dice }{ $influence ->
        [0] {""}
        [one] {" "}({ $influence } punto influenza)
       *[other] {" "}({ $influence } punti influenza)
    }
offer-die =
    { $dice ->
        [1] un { $value } { $colour }
        [2] due dadi { $colour-i } da { $value }
        [3] tre dadi { $colour-i } da { $value }
       *[other] { $dice } dadi { $colour-i } da { $value }
    }
offer-die-of = un { $value } { $colour } di { $seat }
offer-die-grey =
    un { $value } { $colour } { $solo ->
        [1] di Le Roy
       *[other] (neutrale)
    }
preview-end = punti { $before } → { $after }: { $parts }
preview-end-once = punti { $before } → { $after }
worth-at-once = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } subito
worth-tradesmen = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } per i maestri
worth-queue = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } per gli eventi
worth-levels = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } per i livelli
worth-character = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } «{ $character-counts }»
preview-with-activate =
    { $named ->
        [no] { $times ->
            [one] Agisce una volta
           *[other] Agisce { $times } volte
        }
       *[yes] { $activity } { $times ->
            [one] una volta
           *[other] { $times } volte
        }
    }{ $money ->
        [more] { $varies ->
            [0] , +{ $deniers } { $deniers ->
                [one] denaro
               *[other] denari
            }
           *[other] , fino a +{ $deniers } { $deniers ->
                [one] denaro
               *[other] denari
            } secondo il cittadino che ci va
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; prima ci mandi un cittadino per { $place } denaro
       *[other] ; prima ci mandi un cittadino per { $place } denari
    }
preview-with-chance =
    { $named ->
        [no] { $times ->
            [one] Agisce una volta
           *[other] Agisce { $times } volte
        }
       *[yes] { $activity } { $times ->
            [one] una volta
           *[other] { $times } volte
        }
    }: ogni volta decide un tiro{ $adds ->
        [0] {""}
       *[other] ; punti sicuri: { $sure }
    }{ $place ->
        [0] {""}
        [one] ; prima ci mandi un cittadino per { $place } denaro
       *[other] ; prima ci mandi un cittadino per { $place } denari
    }
preview-with-cubes =
    { $named ->
        [no] { $times ->
            [one] Agisce una volta
           *[other] Agisce { $times } volte
        }
       *[yes] { $activity } { $times ->
            [one] una volta
           *[other] { $times } volte
        }
    }, { $cubes } { $cubes ->
        [one] cubo per gli eventi
       *[other] cubi per gli eventi
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; prima ci mandi un cittadino per { $place } denaro
       *[other] ; prima ci mandi un cittadino per { $place } denari
    }
preview-with-delayed = { $activity }, { $cubes } { $cubes ->
        [one] cubo da conservare
       *[other] cubi da conservare
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; prima ci mandi un cittadino per { $place } denaro
       *[other] ; prima ci mandi un cittadino per { $place } denari
    }
preview-with-fight =
    { $named ->
        [no] Metti{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cubo
       *[other] cubi
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-countered =
    { $named ->
        [no] Metti{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cubo
       *[other] cubi
    }, l’evento è sventato{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-place = Cittadino: { $space }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denaro
           *[other] denari
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influenza
        [less] , −{ $influence } influenza
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-expelling = Cittadino: { $space }, espelle un cittadino di { $seat }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
    .you = Cittadino: { $space }, espelle uno dei tuoi{ $glory ->
            [same] {""}
           *[moves] , { $points }
        }
preview-with-expelling-grey = Cittadino: { $space }, espelle { $solo ->
        [1] un cittadino di Le Roy
       *[other] un cittadino neutrale
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-farm =
    { $named ->
        [no] {""}
       *[yes] Campi,{" "}
    }+{ $deniers } { $deniers ->
        [one] denaro
       *[other] denari
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-build =
    { $named ->
        [no] {""}
       *[yes] Cattedrale,{" "}
    }+{ $influence } influenza{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-nothing =
    { $named ->
        [no] { $times ->
            [one] Agisce una volta
           *[other] Agisce { $times } volte
        }
       *[yes] { $activity } { $times ->
            [one] una volta
           *[other] { $times } volte
        }
    }, ora non porta nulla{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; prima ci mandi un cittadino per { $place } denaro
       *[other] ; prima ci mandi un cittadino per { $place } denari
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
refused-no-such-die = Questo dado non è (o non è più) in quel quartiere. Scegline uno che ci sia.
refused-influence-short = La tua influenza non basta.
refused-no-citizen-left = Tutti i tuoi cittadini sono già in gioco.
refused-influence-late = L’influenza si spende prima. Annulla prima gli ultimi passi.
refused-no-black-die = Tutti i dadi neri di questo valore sono già da respingere. Scegline un altro, o i dadi da opporre.
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
lacks-dice = Servono dadi { $colour-i }, e non ne resta in nessun quartiere.
lacks-deniers = Solo gli altri hanno dadi adatti, e non puoi pagarne nessuno.
lacks-colour = Per questa azione servono dadi { $colour-i }, e questo è di un altro colore.
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
refused-own-dice = Quel dado è in un altro quartiere. I dadi neri si respingono solo con i dadi del proprio quartiere, e per questo non se ne comprano.

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
option-black-dice-cap-text = Quanti dadi neri si lanciano al massimo?
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
option-protection-covers-neutral = Anche il giocatore neutrale è protetto
option-protection-covers-neutral-text = Un cittadino grigio disteso protegge i grigi di quell’edificio?
option-solo-leroy-cathedral-penalty = Livelli vuoti di Le Roy
option-solo-leroy-cathedral-penalty-text = Le Roy perde punti per i livelli senza un suo cubo?
option-bonus-cards = Carte bonus
option-bonus-cards-text = Giocare con Fornaio, Priore, Banchetto e Resistenza?
option-open-victory-points = Punti vittoria visibili
option-open-victory-points-text = I punti raccolti restano scoperti? Il tavolo li conta comunque.

## Where the points come from

breakdown-start = All’inizio
breakdown-cathedral = Cattedrale
breakdown-events = Eventi sventati
breakdown-activities = Carte attività
breakdown-leroy = Turni di Le Roy
breakdown-losses = Punti persi
breakdown-events-in-queue = Cubi sugli eventi alla fine
breakdown-tradesmen = Maestri
breakdown-cathedral-levels = Livelli della cattedrale senza un proprio cubo (−{ $each } ciascuno)
breakdown-characters = Personaggi
breakdown-no-characters = Non sono contati: i personaggi che non conosci.
breakdown-points = Punti vittoria
breakdown-leroy-points = Punti vittoria di Le Roy
breakdown-difference = Il tuo vantaggio su Le Roy: è ciò che decide
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
confidence-economy = Entrate, prezzi dei dadi, penalità, guadagno di chi passa.
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

## What the entries of the box are called

part-counts = nella scatola
part-dice-red = dadi rossi
part-dice-white = dadi bianchi
part-dice-yellow = dadi gialli
part-dice-black = dadi neri
part-citizens-per-player = cittadini a testa
part-citizens-neutral = cittadini grigi
part-cubes-per-player = cubi a testa
part-cubes-neutral = cubi grigi
part-setup = all’inizio
part-start-deniers = denari a testa
part-start-influence = influenza a testa
part-start-vp = punti a testa
part-citizens = cittadini a testa
part-characters-each = personaggi a testa
part-red-events = eventi rossi
part-rounds = round
part-neutral-citizens = cittadini grigi
part-neutral-placed = quando si mettono i grigi
part-neutral-2p = cittadini grigi in due
part-economy = denaro
part-income = entrate
part-shortfall-vp-loss = punti persi se mancano denari
part-uncountered-black-die-vp-loss = punti persi per dado nero rimasto
part-dice-price = prezzo di un dado in gruppi di 1, 2, 3
part-pass-deniers-first = denari per chi passa
part-pass-deniers-each-later-turn = denari per ogni turno dopo
part-max-group = dadi al massimo per gruppo
part-black-die-red-multiplier = un dado rosso vale contro i neri
part-influence-per-black-die = influenza per dado nero
part-agriculture = agricoltura
part-deniers-per-unit = denari ogni volta
part-influence-max = lunghezza del tracciato
part-max = al massimo
part-min = almeno
part-reroll-cost = rilanciare un dado
part-recruit-cost = un nuovo cittadino
part-flip-cost = girare dadi
part-flip-max-dice = dadi girati al massimo
part-buildings = edificio
part-salary = salario
part-kind = tipo
part-spaces = posti
part-rows = fila
part-cathedral = cattedrale
part-levels = livelli
part-spaces-per-level = posti per livello
part-vp-per-cube = punti dei posti da 1 a 6
part-influence-per-cube = influenza dei posti da 1 a 6
part-end-penalty-per-empty-level = punti persi per livello vuoto
part-scoring = punteggio finale
part-uncountered-event-with-own-cube = punti per evento con un proprio cubo
part-character-vp = punti di un personaggio
part-tie-break = parità
part-activity = attività
part-colour = colore
part-round = round
part-bonus = carta bonus
part-cost = costo di un maestro
part-vp = punti
part-activity-vp = punti dei posti
part-event-vp = punti del primo e del secondo
part-dice = dadi
part-divisor = divisore
part-timing = quando agisce
part-cubes-per-activation = cubi ogni volta
part-effect = effetto
part-effect-kind = che cosa fa
part-deniers = denari
part-influence = influenza
part-gain-deniers = denari guadagnati
part-gain-influence = influenza guadagnata
part-gain-vp = punti guadagnati
part-pay-deniers = denari pagati
part-pay-influence = influenza pagata
part-choose-one-of = uno di questi edifici
part-die = quali dadi contano
part-cubes = cubi
part-success = tiri riusciti
part-same-event = tutti su un evento
part-deniers-per-citizen = denari per cittadino
part-solo-deniers-per-citizen = denari per cittadino, da soli
part-building = edificio
part-min-dice = dadi almeno
part-op = che cosa succede ai dadi
part-from = dai dadi
part-to = ai dadi
part-target = quali dadi
part-effect-count = conta come quanti
part-max-dice = dadi al massimo
part-per-district = da ogni quartiere
part-value = di quanto
part-forbidden-actions = non per
part-events = eventi
part-marauding = Razzia
part-black-dice = dadi neri
part-flags = bandiere
part-event = evento
part-calls = colore che chiama
part-on-countered = quando è vinto
part-character = personaggio
part-measure = che cosa conta
part-thresholds = quantità richieste
part-two-player = quantità richieste in due
part-solo = Le Roy
part-leroy-citizens-max = i suoi cittadini
part-leroy-start-citizens = i suoi cittadini all’inizio
part-player-start-citizens = i tuoi cittadini all’inizio
part-placement-dice = dadi di piazzamento
part-placement-dice-used = dadi tenuti
part-leroy-per-step = mette alla volta
part-player-per-step = metti alla volta
part-colour-priority = ordine dei colori
part-unscored-for-leroy = che cosa non gli conta
part-tithing-max-from-leroy = dadi di decima al massimo da lui
part-migrant-workers-leroy-vp = i suoi punti dei lavoratori itineranti
part-leroy-idle-turns = turni inattivi che gli costano un dado
part-space-rank = il suo ordine degli spazi
part-action = riga della sua tabella
part-rolls = somme dei dadi
part-do = che cosa fa
part-action-dice = dadi che spende
part-bought = dadi comprati da te
part-price = prezzo di un dado
part-amount = quanti
part-vp-per-unplaceable-cube = punti per cubo senza posto
part-vp-if-none-left = punti se non ne restano
part-rating = valutazione
part-label = come si chiama
part-black-dice-cap = dadi neri al massimo
part-bonus-cards-default = con carte bonus
word-any = qualsiasi colore
word-any-one-colour = un colore a scelta
word-immediate = subito
word-delayed = dopo, con i cubi
word-before = prima dei giocatori
word-after = dopo i giocatori
word-none = nessuno

## What each piece is

piece-die = Dado di { $seat }: { $colour } { $value }
    .you = Il tuo dado: { $colour } { $value }
piece-die-short = { $seat }: { $colour } { $value }
    .you = { piece-die-short }
piece-die-grey =
    { $solo ->
        [1] Dado di Le Roy
       *[other] Dado neutrale
    }: { $colour } { $value }
piece-die-grey-short =
    { $solo ->
        [1] Le Roy
       *[other] Neutrale
    }: { $colour } { $value }
piece-pledged = Per respingere: { $colour } { $value }
piece-round = Round { $round } di { $rounds }
piece-citizen = Cittadino di { $seat }: { $space }
    .you = Un tuo cittadino: { $space }
piece-citizen-grey =
    { $solo ->
        [1] Cittadino di Le Roy
       *[other] Cittadino neutrale
    }: { $space }
piece-lying = Un cittadino di { $seat } è disteso { $building-su }; gli altri lì sono protetti.
    .you = Un tuo cittadino è disteso { $building-su }; gli altri tuoi lì sono protetti.
piece-lying-grey =
    Un cittadino { $solo ->
        [1] di Le Roy
       *[other] neutrale
    } è disteso { $building-su }.
piece-stone = Cubo di { $seat }: livello { $level }, spazio { $number }
    .you = Un tuo cubo: livello { $level }, spazio { $number }
piece-stone-grey =
    { $solo ->
        [1] Cubo di Le Roy
       *[other] Cubo neutrale
    }: livello { $level }, spazio { $number }
piece-grey = Quartiere neutrale; cittadini grigi rimasti: { $supply }
piece-leroy = Quartiere di Le Roy; cittadini rimasti: { $supply }
piece-group = Dadi presi: { $dice }, totale { $total }, costo { $deniers }
piece-black = Dado nero { $value }: per ora deve respingerlo { $seat }.
    .you = Dado nero { $value }: per ora devi respingerlo tu.
piece-black-leroy = Dado nero { $value }: per ora lo toglie Le Roy.
piece-strength = I tuoi dadi contano { $total } su { $need }; i rossi contano doppio.
piece-event = { $card }: bandiere prese { $cubes } su { $flags }
piece-under-way = In corso: { $activity }, ancora { $left }
piece-under-way-citizen = In corso: un cittadino entra in un edificio
piece-settling = A ogni round un cittadino in piedi dà un dado del suo edificio e costa il salario.
piece-queue = Qui arrivano due nuovi eventi a ogni round.
piece-activity = { $activity }
piece-seat = { $seat }: denari { $deniers }, influenza { $influence }, cittadini in riserva { $supply }, eventi vinti { $events }
    .you = { piece-seat }
piece-building =
    { $building }: dadi { $colour-i }. Un cittadino qui { $deniers ->
        [0] non costa nulla
        [one] costa { $deniers } denaro a ogni round
       *[other] costa { $deniers } denari a ogni round
    }.
piece-level-missing = Il livello { $level } senza un tuo cubo costa { $points } alla fine.
piece-phase-settle = Si piazzano i primi cittadini.
piece-phase-black = Si respingono i dadi neri.
piece-phase-actions = I turni: un’azione ciascuno.
piece-phase-leroy = Agisce Le Roy.
piece-phase-over = La fine: si conta tutto.
piece-pool = Dadi neri all’inizio del prossimo round, se nessun evento va via: { $dice }
piece-spending = Influenza: { $reroll } rilancia un tuo dado, { $flip } ne gira fino a tre.
why-elsewhere-influence = Per rilanciare o girare i dadi, clicca prima su uno dei tuoi; tutto il resto è dove brilla. Oppure prendilo dall’elenco.
why-nothing-points = I punti non si scelgono: vengono da ciò che si fa.
why-nothing-character = Un personaggio non si sceglie: alla fine conta per tutti.
why-nothing-queue = I nuovi eventi arrivano qui da soli; si combattono quelli che ci sono.
why-nothing-captured = Gli eventi vinti non si scelgono: alla fine forse li conta un personaggio.
why-nothing-phase = Le fasi si seguono da sole.
why-nothing-round = I round si seguono da soli.
why-nothing-prices = Dice solo quanto costano i dadi: scegli i dadi.
why-nothing-start = Non si sceglie chi comincia: a ogni round la carta passa a sinistra.
why-nothing-die = Mostra solo un dado: quelli da scegliere stanno nei quartieri.
why-nothing-district = Un quartiere non si sceglie, solo i suoi dadi, una volta lanciati.
why-nothing-deniers = I denari non si scelgono: si pagano e si ricevono con ciò che si fa.
why-nothing-influence = L’influenza si spende prima dell’azione, per i propri dadi o per un cittadino.
why-nothing-supply = Un cittadino lascia la riserva quando un’azione ne chiede uno.
why-nothing-pool = I dadi neri si lanciano da soli all’inizio di un round.
why-nothing-purse = Questi denari non si scelgono: si ricevono alla fine del round.
why-nothing-passed = Chi ha passato non agisce più in questo round.
why-nothing-difference = Confronta solo i punti; qui non c’è nulla da scegliere.
piece-difference =
    { $over ->
        [1] Alla fine: tu { $own }, Le Roy { $his }.
       *[other] Se finisse ora: tu { $own }, Le Roy { $his }.
    }
piece-marauding =
    { $card }: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
piece-character = «{ $character-counts }» ({ $character })
piece-leroy-row =
    { $rolls ->
        [one] Le Roy lancia { $low }
       *[other] Le Roy lancia { $low } o { $high }
    }
breakdown-characters-moved = Personaggio «{ $character-counts }» ({ $character })
breakdown-characters-item = «{ $character-counts }» ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] cittadino in piedi
           *[other] cittadini in piedi
        }
        [cathedral_cubes] { $count ->
            [one] cubo sulla cattedrale
           *[other] cubi sulla cattedrale
        }
        [deniers] { $count ->
            [one] denaro
           *[other] denari
        }
        [influence] { $count ->
            [one] punto influenza
           *[other] punti influenza
        }
        [tradesmen] { $count ->
            [one] maestro
           *[other] maestri
        }
       *[captured_events] { $count ->
            [one] evento vinto
           *[other] eventi vinti
        }
    }, { $points } { $points ->
        [one] punto
       *[other] punti
    }
breakdown-leroy-characters-item = «{ $character-counts }» ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] cittadino in piedi
           *[other] cittadini in piedi
        }
        [cathedral_cubes] { $count ->
            [one] cubo sulla cattedrale
           *[other] cubi sulla cattedrale
        }
        [deniers] { $count ->
            [one] denaro
           *[other] denari
        }
        [influence] { $count ->
            [one] punto influenza
           *[other] punti influenza
        }
        [tradesmen] { $count ->
            [one] maestro
           *[other] maestri
        }
       *[captured_events] { $count ->
            [one] evento vinto
           *[other] eventi vinti
        }
    }, { $points } { $points ->
        [one] punto
       *[other] punti
    }

## Parts of the table

section-dice = Dadi
section-cards = Attività
section-events = Eventi
section-city = Città
section-leroy = Le Roy
section-action = Azione
shelf-red = Attività militari (rosse)
shelf-white = Attività religiose (bianche)
shelf-yellow = Attività civili (gialle)
shelf-signs = Ciò che si possiede
row-own-die = Il tuo dado: { $colour } { $value }

## What things are called

thing-slot = Attività ancora coperta
thing-queue = Posto per nuovi eventi
thing-picture = { $building }: gli espulsi
thing-cathedral = Cattedrale
thing-fields = Campi
thing-citizens = Cittadini
thing-die = Dado: { $colour }
thing-black = Dado nero: { $value }
thing-black-any = Dado nero
thing-prices = Prezzo dei dadi
thing-pool = Dadi neri in arrivo
thing-district = Quartiere di { $seat }
    .you = Il tuo quartiere
thing-district-grey =
    { $solo ->
        [1] Quartiere di Le Roy
       *[other] Quartiere neutrale
    }
thing-deniers = Denari
thing-influence = Influenza
thing-supply = Cittadini in riserva
thing-points = Punti vittoria
thing-captured = Eventi vinti
thing-purse = Denari nel quartiere
thing-start = Chi comincia
thing-passed = Passare
thing-round = Round
thing-phase = Fase del round
thing-leroy = Turno di Le Roy
thing-difference = Differenza

## What things do

says-pays-deniers =
    Paga { $paid ->
        [one] { $paid } denaro
       *[other] { $paid } denari
    }.
says-pays-influence =
    Paga { $paid ->
        [one] { $paid } punto influenza
       *[other] { $paid } punti influenza
    }.
says-gains-deniers =
    Ottieni { $gained ->
        [one] { $gained } denaro
       *[other] { $gained } denari
    }.
says-gains-influence =
    Ottieni { $gained ->
        [one] { $gained } punto influenza
       *[other] { $gained } punti influenza
    }.
says-gains-points =
    Ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    }.
says-choose = Ogni volta uno a scelta:
says-per-citizen =
    { $gained ->
        [one] { $gained } denaro
       *[other] { $gained } denari
    } per ogni tuo cittadino { $building-in }.
says-per-die =
    Ottieni { $gained ->
        [one] { $gained } denaro
       *[other] { $gained } denari
    } per ogni dado { $colour } rimasto in tutta la piazza.
says-most-dice =
    Chi poi ha più dadi ottiene { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    }; in parità, tutti. Conta anche il quartiere neutrale.
says-most-dice-leroy =
    Se poi Le Roy non ha più dadi di te, ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    }.
says-per-pair =
    Ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    } per ogni coppia di tuoi cubi sulla cattedrale.
says-archer =
    Lancia un dado: da { $least } in su metti { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } su un evento a scelta.
says-cubes-per-die =
    Per ogni dado { $colour } rimasto nel tuo quartiere metti { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } su un evento a scelta.
says-cubes =
    { $cubes ->
        [one] Metti un cubo su un evento.
       *[other] Metti { $cubes } cubi su uno stesso evento.
    }
says-tax =
    Tutti gli altri ti pagano { $gained ->
        [one] { $gained } denaro
       *[other] { $gained } denari
    } per ogni loro cittadino in piedi { $building-in }.
says-tax-leroy =
    La banca ti paga { $gained ->
        [one] { $gained } denaro
       *[other] { $gained } denari
    } per ogni cittadino di Le Roy in piedi { $building-in }.
says-per-event =
    Ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    } per ogni evento con un tuo cubo.
says-highest-red =
    Se nessun quartiere ha un totale di dadi rossi più alto del tuo, ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    }; in parità, tutti.
says-richest =
    Ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    } per ogni dado rosso del quartiere che ne ha di più.
says-richest-leroy =
    Ottieni { $gained ->
        [one] { $gained } punto vittoria
       *[other] { $gained } punti vittoria
    } per ogni dado rosso rimasto nel tuo quartiere.
says-delayed = Ogni volta che la carta agisce, mette qui un tuo cubo. Più tardi puoi spendere uno di questi cubi per azione, con questo effetto:
says-group-add = Un gruppo di dadi { $colour-i } vale { $value } in più.
says-each-add = Ogni dado { $colour } del gruppo vale { $value } in più.
says-each-set = Ogni dado { $colour } del gruppo conta { $value }.
says-any-add = Ogni dado del gruppo vale { $value } in più, di qualunque colore, anche in un gruppo misto.
says-any-set = Ogni dado del gruppo conta { $value }, di qualunque colore, anche in un gruppo misto.
says-free-dice = Un dado { $colour } di ogni quartiere è gratis.
says-free-dice-leroy = Fino a { $dice } dadi { $colour-i } di Le Roy sono gratis.
says-recolour = Fino a { $dice } dadi { $from-i } contano come dadi { $to-i }.
says-multiply = Un dado { $from } conta come { $dice } dadi { $to-i } del suo valore.
says-not-citizen = Non per piazzare un cittadino.
says-not-cathedral = Né per piazzare un cittadino né per la cattedrale.
says-card-dice = ÷{ $divisor }: agisce una volta per ogni { $divisor } del totale dei dadi { $colour-i }.
says-card-any = ÷{ $divisor }: agisce una volta per ogni { $divisor } del totale, di ogni colore, anche mescolati.
says-card-cost =
    La prima volta paghi { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    } e metti qui un cittadino come maestro.
says-card-places = Alla fine i posti dei maestri danno { $first } e { $last }; chi viene dopo non ottiene nulla.
says-slot = Nel round { $round } qui si scopre un’attività { $colour-a }.
threat-black =
    { $dice ->
        [0] Non porta dadi neri.
        [one] A ogni round porta un dado nero.
       *[other] A ogni round porta { $dice } dadi neri.
    }
threat-citizen = A ogni round un cittadino grigio entra { $building-in } e può espellerne un altro.
threat-citizen-leroy = A ogni round un cittadino di Le Roy entra { $building-in } e può espellerne un altro.
threat-lose =
    A ogni round ciascuno perde { $deniers ->
        [0] { $influence ->
            [one] { $influence } punto influenza
           *[other] { $influence } punti influenza
        }
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }.
threat-pay =
    A ogni round ciascuno paga { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    } per ogni proprio cittadino in piedi { $building-in }.
threat-support = A ogni round un cubo grigio va su ciascuno dei { $events } eventi alla sua sinistra.
threat-support-leroy = A ogni round un cubo di Le Roy va su ciascuno dei { $events } eventi alla sua sinistra.
threat-remove = A ogni round il cubo più alto lascia la cattedrale.
threat-add = A ogni round un cubo grigio prende lo spazio libero più basso della cattedrale.
threat-add-leroy =
    A ogni round un cubo di Le Roy prende lo spazio libero più basso della cattedrale e gli dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
says-event-dice = Si combatte con dadi { $colour-i }: ogni { $divisor } punti del totale mettono un cubo su una bandiera e danno 1 punto influenza.
says-event-calls = Quando arriva ne chiama un altro, { $colour }.
says-event-won =
    Prese tutte le { $flags } bandiere, chi ha più cubi ottiene { $first ->
        [one] { $first } punto
       *[other] { $first } punti
    } e la carta, il secondo { $second }.
says-event-frees = Poi da ogni evento torna indietro il cubo più recente.
says-event-end =
    Se alla fine è ancora qui, chi vi ha un cubo ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
says-marauding-dice = Si combatte con dadi di un solo colore: ogni { $divisor } punti del totale mettono qui un cubo e danno 1 punto influenza.
says-marauding = Accoglie quanti cubi si vuole e non se ne va mai.
says-queue = A ogni round arrivano qui due nuovi eventi; poi agiscono tutti da sinistra a destra.
says-counts-citizens = Conta i propri cittadini in piedi.
says-counts-cubes = Conta i propri cubi sulla cattedrale.
says-counts-deniers = Conta i propri denari.
says-counts-influence = Conta la propria influenza.
says-counts-tradesmen = Conta i propri maestri sulle carte.
says-counts-events = Conta gli eventi vinti.
says-steps = Punti vittoria per tutti: { $points1 } da { $from1 } in su, { $points2 } da { $from2 } in su, { $points3 } da { $from3 } in su.
says-building =
    Ogni cittadino in piedi qui dà un dado { $colour } a ogni round{ $deniers ->
        [0] {" "}e non costa nulla.
        [one] {" "}e costa 1 denaro.
       *[other] {" "}e costa { $deniers } denari.
    }
says-rows = Il dado indica la fila. Chi arriva prende il primo vuoto da sinistra; se la fila è piena, tutti vanno a destra e l’ultimo è espulso.
says-spaces = Il dado indica lo spazio. Chi vi sta è espulso.
says-space-first = Ora si può occupare qualsiasi spazio libero, senza dado. Nei round:
says-space =
    Ci si arriva con un dado { $colour } { $dice ->
        [one] di valore { $low }.
       *[other] da { $low } a { $high }.
    }
says-picture = Chi è espulso resta qui disteso fino alla fine del round. Fino ad allora nessun altro cittadino del suo colore può essere espulso da questo edificio.
says-cathedral = Ogni dado bianco mette un cubo sul suo numero, al secondo e terzo livello solo sopra uno spazio occupato.
says-cathedral-brings =
    Un cubo dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { $few } o { $many } di influenza, come dicono le stelle sotto il numero.
says-cathedral-levels =
    Alla fine ogni livello senza un tuo cubo costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
says-fields =
    Da uno a tre dadi gialli danno { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    } ogni { $divisor } punti del totale.
says-citizens = A ogni round un cittadino in piedi dà un dado del suo edificio e costa il salario.
says-citizens-placed = Un dado fa entrare un cittadino nell’edificio del suo colore.
says-die = Serve per attività ed eventi del suo colore e per i cittadini che entrano { $building-in }.
says-die-red = Conta doppio contro i dadi neri.
says-die-white = Costruisce la cattedrale.
says-die-yellow = Coltiva i campi.
says-black = A turno ognuno respinge il dado nero più alto con dadi del proprio quartiere, in totale almeno pari; i rossi contano doppio.
says-black-brings =
    Ogni dado respinto dà { $influence ->
        [one] { $influence } punto influenza
       *[other] { $influence } punti influenza
    }, ogni altro costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
says-prices = I propri dadi sono gratis. Prezzo di un dado altrui in denari: { $price1 } da solo, { $price2 } l’uno in coppia, { $price3 } l’uno in tre.
says-pool = È il numero di dadi neri che si lanciano all’inizio di un round.
says-district = Qui stanno i dadi dei cittadini di questo quartiere. Chi li possiede li usa gratis, gli altri possono comprarli; nessuno può rifiutare.
says-district-grey =
    Qui stanno i dadi dei cittadini { $solo ->
        [1] di Le Roy
       *[other] neutrali
    }. Tutti possono comprarli e pagano la banca.
says-neutral = I cittadini neutrali non sono di nessuno. Ognuno dà a ogni round un dado al quartiere neutrale, e si espellono come gli altri.
says-deniers = Denaro per dadi altrui, maestri e salari. A ogni round ciascuno ne riceve { $deniers }.
says-influence = Prima di un’azione: { $reroll } rilancia un tuo dado, { $recruit } recluta un cittadino, { $flip } gira fino a tre tuoi dadi.
says-supply = Cittadini pronti a diventare maestri o a entrare in un edificio.
says-supply-grey =
    { $solo ->
        [1] Cittadini che Le Roy può ancora piazzare.
       *[other] Cittadini neutrali che gli eventi possono ancora portare.
    }
says-points = Presi davanti a tutti, poi coperti fino alla fine; questo numero li conta.
says-captured = La carta va a chi vi aveva più cubi. Un personaggio le conta.
says-purse = Il compenso di chi passa; tuo quando il round finisce.
says-start = Comincia in questo round. A ogni round la carta passa a sinistra.
says-passed =
    Chi passa non agisce più in questo round: { $first ->
        [one] { $first } denaro
       *[other] { $first } denari
    } ora e { $later } per ogni turno seguente restano nel quartiere fino alla fine del round.
says-order =
    { $solo ->
        [1] Dopo due dei tuoi, Le Roy ne piazza tre.
       *[other] L’ordine va e torna.
    }
says-round = Ogni round: entrate, dadi, eventi, turni. Tanti round quanti sono gli eventi rossi; poi si conta tutto.
says-leroy = Per Le Roy si lanciano due dadi neri; la riga con la loro somma dice che cosa fa.
says-leroy-scores =
    Ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e spende { $dice } dadi, uno dei quali lo compra da te per { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }.
says-leroy-citizen = Piazza un cittadino ed espelle uno dei tuoi, se può.
says-leroy-event = Riempie le bandiere dell’evento più a destra, un dado ciascuna.
says-leroy-tradesman = Mette un maestro sul miglior posto libero.
says-leroy-builds =
    Costruisce la cattedrale: { $cubes ->
        [one] un cubo.
       *[other] { $cubes } cubi.
    } Ogni cubo senza posto gli dà { $points }.
says-leroy-character = Il personaggio in cima dà punti a entrambi, poi esce. Se non ne resta nessuno, Le Roy ottiene { $points }.
says-leroy-spends =
    { $dice ->
        [0] Non gli costa dadi.
        [one] Gli costa un dado.
       *[other] Gli costa { $dice } dadi.
    }
says-difference = Decidono i tuoi punti meno quelli di Le Roy. Fino alla fine si contano come se la partita finisse ora, come il tuo numero in alto.

## How things stand

now-tradesman =
    { $seat }: maestro, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine
    .you = { now-tradesman }
now-tradesman-grey =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    }: maestro, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine
now-cubes =
    { $seat }: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
    .you = { now-cubes }
now-cubes-grey =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    }: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
now-citizens =
    { $seat }: { $citizens ->
        [one] { $citizens } cittadino
       *[other] { $citizens } cittadini
    }
    .you = { now-citizens }
now-citizens-grey =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    }: { $citizens ->
        [one] { $citizens } cittadino
       *[other] { $citizens } cittadini
    }
now-stands = Qui sta un cittadino di { $seat }.
    .you = Qui sta un tuo cittadino.
now-stands-grey =
    Qui sta un cittadino { $solo ->
        [1] di Le Roy
       *[other] neutrale
    }.
now-counts =
    { $seat }: ora { $count }, cioè { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .you = { now-counts }
now-counts-grey =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    }: ora { $count }, cioè { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
now-won = Carta vinta da { $seat }.
    .you = Carta vinta da te.
now-won-grey =
    Carta vinta { $solo ->
        [1] da Le Roy
       *[other] dal giocatore neutrale
    }.
now-has = { $seat }: { $count }
    .you = { now-has }
now-has-grey =
    { $solo ->
        [1] Le Roy
       *[other] Il giocatore neutrale
    }: { $count }
now-collected = Punti raccolti finora: { $points }
now-collected-covered = Punti raccolti: { $points } (coperti, ma presi davanti a tutti)
now-free-places = Posti con punti ancora liberi: { $free }
now-takes =
    { $some ->
        [0] Nel prossimo round non ti toglie nulla, per come stanno le cose.
       *[other] Nel prossimo round, dopo le entrate, per come stanno le cose ti toglie: { $parts }.
    }
now-takes-all =
    { $some ->
        [0] Nel prossimo round gli eventi qui non ti tolgono nulla, per come stanno le cose.
       *[other] Nel prossimo round, dopo le entrate, per come stanno le cose gli eventi qui ti tolgono: { $parts }.
    }
takes-deniers =
    { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }
takes-influence =
    { $influence ->
        [one] { $influence } punto influenza
       *[other] { $influence } punti influenza
    }
takes-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
takes-cubes =
    { $cubes ->
        [one] { $cubes } cubo della cattedrale
       *[other] { $cubes } cubi della cattedrale
    }
now-black-from = I dadi neri vengono da: { $cards }.
now-free-flags = Bandiere libere: { $free }
now-not-open = Non ancora scoperta in questa partita.
now-not-in-queue = Non è in fila.
now-empty = Qui non c’è nessuno.
now-levels-missing =
    { $count ->
        [one] Al livello
       *[other] Ai livelli
    } { $levels } non c’è un tuo cubo.

## How to play

howto-1-title = Di che si tratta
howto-1-text = I tuoi cittadini ti danno dadi; vince chi ha più punti. Nel tuo turno usi da uno a tre dadi di un colore per costruire la cattedrale, combattere un evento, usare una carta, coltivare i campi o mettere un cittadino. Cattedrale, eventi e carte danno punti, e alla fine anche i personaggi segreti, a tutti. La partita finisce con il round dell’ultimo evento militare.
howto-2-title = Un round
howto-2-text = Ricevi denaro, paghi i salari e lanci un dado per ogni cittadino in piedi. Arrivano due eventi, tutti agiscono, poi si gioca a turno finché non finiscono i dadi o tutti hanno passato.
howto-3-title = Dadi neri
howto-3-text = Gli eventi militari portano dadi neri. A turno si respinge il più alto con i propri dadi; i rossi valgono doppio. Ognuno dà influenza, ognuno non respinto costa punti.
howto-4-title = Gruppi di dadi
howto-4-text = Un’azione usa da uno a tre dadi di un colore, di qualsiasi quartiere. Quelli altrui costano 2, 4 o 6 l’uno, secondo il gruppo, e nessuno può rifiutare. I cittadini grigi sono neutrali: non sono di nessuno, e i loro dadi si comprano allo stesso modo dalla banca.
howto-5-title = Attività
howto-5-text = La prima volta paghi il costo e vi metti un cittadino. Il totale diviso per il numero della carta dice quante volte agisce. Le carte con clessidra danno cubi che più tardi cambiano i dadi.
howto-6-title = La cattedrale
howto-6-text = Ogni dado bianco mette un cubo sul suo numero: un punto e influenza. Alla fine ogni livello senza un tuo cubo costa due punti.
howto-7-title = Combattere gli eventi
howto-7-text = I dadi del colore dell’evento mettono cubi sulle sue bandiere, ognuno dà un punto influenza. Quando sono piene, segnano i due con più cubi.
howto-8-title = Cittadini
howto-8-text = Un dado mette un cittadino in un edificio e può espellerne un altro. Chi è disteso protegge lì i cittadini del suo colore per il round.
howto-9-title = Influenza
howto-9-text = Prima di un’azione puoi rilanciare un tuo dado, reclutare un cittadino o girare fino a tre tuoi dadi.
howto-10-title = La fine
howto-10-text = Ognuno ha un personaggio segreto. Alla fine tutti contano per tutti: osserva a che cosa mirano gli altri.

## Una prima partita guidata

lesson-goal = Ti diamo il benvenuto a Troyes! Dopo quattro round vince chi ha più punti vittoria. Quelli che hai preso stanno qui, accanto allo scudo rosso.
lesson-settle = I cittadini ti danno i dadi: rossi nel Palazzo, bianchi nel Vescovado, gialli nel Municipio. Prima ognuno ne piazza sei: metti il primo nel Palazzo, sullo spazio 1.
lesson-salaries = L’ordine va e torna: { $seat1 } ha piazzato due volte, ora tocca a te, ogni volta sullo spazio segnato. A ogni round un cittadino costa 2 denari nel Palazzo, 1 nel Vescovado, niente nel Municipio.
lesson-rows = Chi entra dopo in una fila piena espelle quello più a destra. Piazzane altri due, ciascuno sullo spazio segnato.
lesson-last-citizen = Nel Palazzo solo un dado con lo stesso numero può espellere un cittadino. Metti l’ultimo sullo spazio 4.
lesson-dice = Round 1: sono entrati 10 denari, 6 sono andati in salari. Qui nel tuo quartiere ci sono i tuoi dadi, uno per cittadino. Un turno è un’azione con uno, due o tre dadi di un colore.
lesson-below-zero = Il numero in alto conta come se la partita finisse ora: ognuno dei tre livelli della cattedrale senza un tuo cubo costa 2, in tutto 6, e i tuoi personaggi segreti danno 1. Fa −5.
lesson-events = Alla Razzia si sono aggiunti due eventi. Tutti agiscono a ogni round finché qualcuno non li sventa: i Viandanti hanno appena espulso il tuo cittadino dal Municipio.
lesson-black = I dadi neri attaccano a ogni round. Il più alto, un 4, tocca a te: serve almeno 4. I rossi valgono doppio: tocca il tuo 3 rosso, poi premi «Fatto».
lesson-cathedral = Ora la tua prima azione: costruisci la cattedrale con il 5 e il 4 bianchi, poi premi «Fatto». Ogni dado dà 1 punto e 2 d’influenza.
lesson-cards = Ora una carta, il Mercante: ogni volta che agisce dà 2 denari. ÷2 dice quante volte: una per ogni 2 del totale dei tuoi dadi.
lesson-merchant = Puoi comprare i dadi degli altri; se ne usi due, ognuno costa 4 denari. Prendi il 5 giallo di { $seat1 } e il tuo 1, poi premi «Fatto»: con un totale di 6 il Mercante agisce 3 volte, per 6 denari. Altri 2 si pagano per la carta, una volta sola; poi guadagnerà ancora.
lesson-tradesman = La prima volta una carta chiede anche il suo prezzo e un cittadino come maestro, che alla fine dà punti. Prendi quello disteso sul Municipio, poi premi «Agisci 3 volte».
lesson-fight = Ora combatti le Schermaglie con il tuo 6 rosso e, per 4 denari, il 6 rosso neutrale, poi premi «Fatto» e «Agisci 3 volte». 12 diviso 4 fa 3 cubi; ognuno dà 1 punto influenza.
lesson-countered = Tutte le bandiere sono piene e le Schermaglie spariscono: 5 punti a te, che avevi più cubi, 2 a { $seat1 }.
lesson-recruit = Prima di un’azione l’influenza aiuta: 1 punto rilancia un dado, 4 girano fino a tre dadi, 2 reclutano un cittadino. Reclutane uno.
lesson-place = Un dado mette un cittadino nell’edificio del suo colore. Il tuo 1 giallo porta nella fila in alto del Municipio: metti il cittadino della tua riserva.
lesson-pass = I tuoi dadi sono finiti: passa. Ti dà 2 denari, e 1 in più per ogni turno che aspetti.
lesson-characters = Alla fine i tuoi due personaggi segreti danno a tutti 1, 3 o 6 punti. Chrétien de Troyes conta i cittadini, da 4, 6 o 8 in su, Hugues de Payns l’influenza, da 6, 10 o 15 in su. Anche quelli degli altri contano per te: indovinali.
lesson-free = Il round 2 porta carte, eventi e dadi nuovi, e il 2 nero è tuo. Dopo il round 4 contano anche i maestri e gli eventi con i tuoi cubi. Continua come vuoi!

tip-cubes = Hai cubi su una carta con clessidra. Uno di essi può cambiare i dadi di un’azione: sceglilo prima di prendere dadi.
tip-expelled = Un cittadino è stato espulso ed è disteso sull’edificio. Finché è lì, nessun altro del suo colore può essere espulso da lì; dopo il round torna nella sua riserva.
tip-loses = Un evento ha preso denari o influenza. Lo farà a ogni round finché le sue bandiere non sono piene, e chi non può pagare perde 2 punti.
tip-fails = Un dado nero era più forte di tutti i dadi di un quartiere: costa 2 punti. Tieni un dado rosso per i prossimi, o spendi prima influenza.

lesson-solo-goal = Ti diamo il benvenuto a Troyes! Giochi quattro round contro Le Roy. Fai più punti di lui: qui ci sono i tuoi, i suoi e la differenza.
lesson-solo-settle = Un turno è un’azione con uno, due o tre dadi di un colore. I dadi li danno i cittadini: rossi nel Palazzo, bianchi nel Vescovado, gialli nel Municipio. Piazzane uno nel Palazzo e uno nel Vescovado.
lesson-solo-salaries = A ogni round un cittadino ti costa 2 denari nel Palazzo, 1 nel Vescovado, niente nel Municipio; Le Roy non paga. Piazzane uno nel Municipio e uno nel Palazzo.
lesson-solo-rows = Chi entra in una fila piena espelle quello più a destra. Piazza i tuoi ultimi due cittadini, ciascuno sullo spazio segnato in quel momento.
lesson-solo-dice = Round 1: sono entrati 10 denari, 6 sono andati in salari. Tu hai lanciato sei dadi, Le Roy dodici; puoi comprare i suoi.
lesson-solo-events = L’Eresia ti ha appena tolto 2 punti influenza. Lo fa a ogni round finché le sue bandiere non sono piene; a Le Roy non fa danno.
lesson-solo-black = Attaccano dadi neri: un 6 e un 1. Contro di loro i rossi valgono doppio: il tuo 6 rosso fa 12 e li respinge tutti e due. Aggiungi l’1, usa il 6 rosso, poi premi «Fatto».
lesson-solo-fight = Combatti le Schermaglie con il tuo 3 rosso e, per 4 denari, il 6 rosso di Le Roy, poi premi «Fatto» e «Agisci 2 volte». 9 diviso 4 fa 2 cubi; ognuno dà 1 punto influenza, e il suo dado migliore è andato.
lesson-solo-roll = Tocca a Le Roy: lancia due dadi neri per lui. La somma dice in questa tabella che cosa fa, e ciò gli costa dadi.
lesson-solo-artisan = Un 4: Le Roy ha espulso il tuo cittadino dal Vescovado. Usa l’Artigiano con il 5 e il 4 gialli, poi premi «Fatto». Ogni 3 del totale 9, 1 punto influenza diventa 6 denari: 3 volte.
lesson-solo-tradesman = La prima volta una carta chiede anche il suo prezzo e un cittadino come maestro, che alla fine dà punti. Prendi quello disteso sul Vescovado, poi premi «Agisci 3 volte».
lesson-solo-again = Ora hai 20 denari. Lancia di nuovo per Le Roy; agisce finché ha dadi.
lesson-solo-cathedral = Un 7: Le Roy ha costruito due cubi della cattedrale. Costruisci con il 3 e il 2 bianchi, ognuno per 1 punto e 1 d’influenza, e premi «Fatto». Poi lancia per lui.
lesson-solo-characters = Sei personaggi sono scoperti. Quando Le Roy fa 8, il primo dà punti a entrambi e se ne va; gli altri contano alla fine.
lesson-solo-free = I tuoi dadi sono finiti: passa, o compra i suoi. Dopo il round 4 decide questa differenza. Continua come vuoi!

tip-solo-place = Un dado mette un cittadino nell’edificio del suo colore e può espellerne uno di Le Roy: al prossimo round lui avrà un dado in meno. Chi non ha più cittadini ne recluta uno con 2 punti influenza.
tip-solo-buys = Le Roy ha comprato il tuo dado migliore e te lo ha pagato. Con 2, 3, 11 e 12 ne ricava punti.
tip-solo-character = Un 8: il primo personaggio ha contato per tutti e due e se n’è andato. Guarda che cosa conta il prossimo.

## Why a turn is good (coach/reasons.py)

reason-points-more = Punti vittoria: +{ $n }
reason-deniers-more = Denari: +{ $n }
reason-deniers-theirs =
    { $n ->
        [one] { $seat } ha { $n } denaro in meno
       *[other] { $seat } ha { $n } denari in meno
    }
reason-influence-more = Influenza: +{ $n }
reason-palace-more = Più cittadini nel Palazzo: dadi rossi nei prossimi round
reason-palace-theirs = { $seat } perde cittadini nel Palazzo: meno dadi rossi nei prossimi round
reason-bishopric-more = Più cittadini nel Vescovado: dadi bianchi nei prossimi round
reason-bishopric-theirs = { $seat } perde cittadini nel Vescovado: meno dadi bianchi nei prossimi round
reason-city-hall-more = Più cittadini nel Municipio: dadi gialli nei prossimi round
reason-city-hall-theirs = { $seat } perde cittadini nel Municipio: meno dadi gialli nei prossimi round
reason-exposed-less = Meno tuoi cittadini stanno dove il prossimo arrivato li espellerebbe
reason-trades-more = Un maestro su una carta in più: nei prossimi round la usi senza ripagare il posto
reason-line-characters = Punti dai personaggi che conosci, se la partita finisse ora: +{ $n }
reason-line-characters-theirs = { $seat } riceverebbe { $n } in meno dai personaggi che conosci
reason-line-cathedral-levels = Meno perdite per i livelli della cattedrale senza un tuo cubo: +{ $n }
reason-line-cathedral-levels-theirs = { $seat } perde { $n } in più alla fine per i livelli della cattedrale senza cubo
reason-line-events-in-queue = Punti alla fine per gli eventi con un tuo cubo, anche se nessuno li sventa: +{ $n }
reason-line-events-in-queue-theirs = { $seat } riceve { $n } in meno alla fine per gli eventi con un cubo
reason-line-tradesmen = Punti alla fine per i tuoi maestri: +{ $n }
reason-line-tradesmen-theirs = { $seat } riceve { $n } in meno alla fine per i maestri
reason-events-more = I tuoi cubi sugli eventi ti porterebbero più punti quando gli eventi saranno sventati
reason-events-theirs = I cubi sugli eventi porterebbero meno punti a { $seat } quando gli eventi saranno sventati
reason-by-citizens-more = Più vicino ai punti che { character-chretien-de-troyes } può dare alla fine: questo personaggio conta i cittadini in piedi
reason-by-stones-more = Più vicino ai punti che { character-urbain-iv } può dare alla fine: questo personaggio conta i cubi sulla cattedrale
reason-by-deniers-more = Più vicino ai punti che { character-thibaut-ii } può dare alla fine: questo personaggio conta i denari
reason-by-influence-more = Più vicino ai punti che { character-hugues-de-payns } può dare alla fine: questo personaggio conta l’influenza
reason-by-tradesmen-more = Più vicino ai punti che { character-le-florentin } può dare alla fine: questo personaggio conta i maestri
reason-by-captures-more = Più vicino ai punti che { character-henry-i } può dare alla fine: questo personaggio conta gli eventi vinti
reason-characters-more = Ti avvicina ai punti dei personaggi
reason-events-led-more = Eventi in cui hai più cubi: +{ $n }
reason-events-led-theirs =
    { $n ->
        [one] { $seat } è in testa in { $n } evento in meno
       *[other] { $seat } è in testa in { $n } eventi in meno
    }
reason-modifiers-more = Cubi sulle carte con clessidra: +{ $n }. Ognuno migliora i dadi di un’azione futura
reason-dice-more = Dadi rimasti nel tuo quartiere: +{ $n }
reason-dice-theirs =
    { $n ->
        [one] A { $seat } resta { $n } dado in meno
       *[other] A { $seat } restano { $n } dadi in meno
    }

## Nomi stampati sulle carte

written-activity = { $activity }
written-building = { $building }
written-owner = { $seat }
    .you = { written-owner }
written-deniers = Denari
written-influence = Influenza
written-supply = Cittadini
written-points = Punti presi
written-captured = Eventi
written-phase =
    { $phase ->
        [settle] Piazzare cittadini
        [black] Attaccano i dadi neri
        [actions] Un’azione a turno
        [leroy] Turno di Le Roy
       *[over] Fine partita
    }
written-pool = Neri al prossimo round
written-prices = Prezzo di ogni dado comprato
written-sum-dice = Dadi presi
written-sum-total = Totale
written-sum-price = Paghi
written-sum-price-other = Paga
written-sum-times = Volte
written-sum-brings = Ottieni
# at the end of a game against him
rival-name = Le Roy
written-neutral =
    { $solo ->
        [1] Le Roy
       *[other] Neutrale, in vendita
    }
written-leroy = Turno di Le Roy: somma di due dadi · che cosa fa · dadi che spende
written-leroy-score = segna, compra il dado migliore
written-leroy-place-citizen = piazza un cittadino
written-leroy-counter-rightmost-event = riempie l’evento più a destra
written-leroy-place-tradesman = piazza un maestro
written-leroy-cathedral = costruisce la cattedrale
written-leroy-score-top-character = conta il primo personaggio
written-difference = Tu meno Le Roy, se finisse ora
written-red-doubles = Rosso: doppio
written-strength = Totale
written-needed = Servono
written-settling = A ogni round un cittadino dà un dado e costa questo salario
written-divisor = ÷3: una volta per ogni 3 del totale dei dadi
written-each = una volta ogni { $divisor }
written-place = Piazza cittadino
written-farm = Campi
written-recruit = Recluta
written-pass = Passa
written-yield = Subisci
written-done = Fatto
written-give-up = Rinuncia
written-roll = Lancio di Le Roy
written-from = Dalla riserva
written-reroll = Rilancia un dado
written-flip = Girane fino a { $dice }
written-characters =
    { $cards ->
        [one] Il tuo personaggio segreto
       *[other] I tuoi personaggi segreti
    }: alla fine { $first }, { $second } o { $third } punti a tutti
written-characters-leroy = I personaggi contano alla fine: { $first }, { $second } o { $third } punti
written-measure = { $character-counts }
written-under-way = { $activity }
written-leroy-dice = I dadi di Le Roy: spende i migliori
written-event =
    { $card-id ->
        [normans-attack] Normanni
        [succession-conflict] Successione
       *[other] { $card }
    }
written-event-short =
    { $card-id ->
        [brigands-1] Briganti
        [brigands-2] Briganti
        [brigands-3] Briganti
        [skirmishes-1] Schermaglie
        [skirmishes-2] Schermaglie
        [normans-attack] Normanni
        [succession-conflict] Successione
        [theological-conflict] Teologia
        [interruption-of-work] Lavori fermi
        [migrant-workers] Lavoratori
       *[other] { $card }
    }
