# Keyflower in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

## Il gioco

game-name = Keyflower
game-blurb = Quattro stagioni, un villaggio: lavoratori di quattro colori fanno offerte per le tessere e le mettono all’opera.
game-kind = Aste, piazzamento lavoratori, costruzione di un villaggio; lavoratori e abilità sono nascosti
game-length = circa 90 minuti
game-players = da 2 a 6 persone
game-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Le cose

colour-blue = blu
    .many = blu
    .plural = blu
colour-red = rosso
    .many = rossi
    .plural = rossi
colour-yellow = giallo
    .many = gialli
    .plural = gialli
colour-green = verde
    .many = verdi
    .plural = verdi
skill-saw = sega
skill-pick = piccone
skill-anvil = incudine
resource-wood = legno
    .many = legni
resource-stone = pietra
    .many = pietre
resource-iron = ferro
    .many = ferri
resource-gold = oro
    .many = ori
season-spring = primavera
season-summer = estate
season-autumn = autunno
season-winter = inverno
direction-s = sud
direction-sw = sud-ovest
direction-nw = nord-ovest
direction-n = nord
direction-ne = nord-est
direction-se = sud-est
boat-keyflower = Keyflower
boat-sea-bastion = Sea Bastion
boat-sea-breese = Sea Breese
boat-flipper = Flipper
boat-ianvincible = Ianvincible
boat-white-wind = White Wind
tile-alehouse = Birreria
tile-apprentice-hall = Sala degli apprendisti
tile-gold-mine = Miniera d’oro
tile-key-mine = Miniera della Chiave
tile-keystone-quarry = Cava della Chiave
tile-keywood = Bosco della Chiave
tile-miner = Minatore
tile-peddler = Venditore ambulante
tile-quarryman = Cavapietre
tile-stable = Stalla
tile-woodcutter = Taglialegna
tile-workshop = Officina
tile-brewer = Birraio
tile-carpenter = Carpentiere
tile-farrier = Maniscalco
tile-hiring-fair = Fiera del lavoro
tile-mason = Scalpellino
tile-smelter = Fonditore
tile-store = Emporio
tile-tavern = Taverna
tile-summer-boat-1 = Barca estiva 1
tile-summer-boat-2 = Barca estiva 2
tile-summer-boat-3 = Barca estiva 3
tile-summer-boat-4 = Barca estiva 4
tile-barn = Granaio
tile-blacksmith = Fabbro
tile-fair = Fiera
tile-forge = Fucina
tile-goldsmith = Orafo
tile-inn = Locanda
tile-sawmill = Segheria
tile-sculptor = Scultore
tile-stone-yard = Deposito di pietra
tile-timber-yard = Deposito di legname
tile-wainwright = Carradore
tile-well = Pozzo
tile-apothecary = Speziale
tile-craftsmans-guild = Gilda degli artigiani
tile-jeweller = Gioielliere
tile-key-guild = Gilda della Chiave
tile-keythedral = Cattedrale della Chiave
tile-key-market = Mercato della Chiave
tile-mercers-guild = Gilda dei mercanti
tile-scholar = Studioso
tile-scribes = Scribi
tile-village-hall = Sala del villaggio
tile-watermill = Mulino ad acqua
tile-windmill = Mulino a vento
tile-home-1 = Casa 1
tile-home-2 = Casa 2
tile-home-3 = Casa 3
tile-home-4 = Casa 4
tile-home-5 = Casa 5
tile-home-6 = Casa 6
tile-turn-order-1 = Ordine di turno 1
tile-turn-order-2 = Ordine di turno 2
tile-turn-order-3 = Ordine di turno 3
tile-turn-order-4 = Ordine di turno 4
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind

## Il diario

event-season-begins =
    { $season-id ->
        [spring] La primavera comincia con { $seat }.
        [summer] L’estate comincia con { $seat }.
        [autumn] L’autunno comincia con { $seat }.
       *[winter] L’inverno comincia con { $seat }.
    }
    .you =
        { $season-id ->
            [spring] La primavera comincia con te.
            [summer] L’estate comincia con te.
            [autumn] L’autunno comincia con te.
           *[winter] L’inverno comincia con te.
        }
event-passes = { $seat } { event-passes.deed }
    .deed = passa.
    .you = { $seat } { event-passes.you-deed }
    .you-deed = passi.
event-bids = { $seat } { event-bids.deed }
    .deed = offre per «{ $tile }»: { $workers ->
        [one] { $workers } lavoratore { $colour }
       *[other] { $workers } lavoratori { $colour-many }
    }.
    .you = { $seat } { event-bids.you-deed }
    .you-deed = offri per «{ $tile }»: { $workers ->
        [one] { $workers } lavoratore { $colour }
       *[other] { $workers } lavoratori { $colour-many }
    }.
event-uses = { $seat } { event-uses.deed }
    .deed =
        { $colour-id ->
            [none] usa «{ $tile }» con { $workers } lavoratori di vari colori.
           *[other] usa «{ $tile }» con { $workers ->
        [one] { $workers } lavoratore { $colour }
       *[other] { $workers } lavoratori { $colour-many }
    }.
        }
    .you = { $seat } { event-uses.you-deed }
    .you-deed =
        { $colour-id ->
            [none] usi «{ $tile }» con { $workers } lavoratori di vari colori.
           *[other] usi «{ $tile }» con { $workers ->
        [one] { $workers } lavoratore { $colour }
       *[other] { $workers } lavoratori { $colour-many }
    }.
        }
event-outbids = { $seat } { event-outbids.deed }
    .deed = supera l’offerta di { $whom }: «{ $tile }».
    .you = { $seat } { event-outbids.you-deed }
    .you-deed = superi l’offerta di { $whom }: «{ $tile }».
    .to-you = { $seat } { event-outbids.to-you-deed }
    .to-you-deed = supera la tua offerta: «{ $tile }». Quel gruppo ({ $group }) può andare altrove.
event-visits = { $seat } { event-visits.deed }
    .deed = lascerà a { $whom } i lavoratori su «{ $tile }» a fine stagione.
    .you = { $seat } { event-visits.you-deed }
    .you-deed = lascerai a { $whom } i lavoratori su «{ $tile }» a fine stagione.
    .to-you = { $seat } { event-visits.to-you-deed }
    .to-you-deed = ti lascerà i lavoratori sulla tua tessera «{ $tile }» a fine stagione.
event-brings = { $seat } porta con sé il gruppo superato di «{ $tile }»: { $group }.
    .deed =
        { $whole ->
            [0] di cui { $group } da «{ $tile }».
           *[1] in arrivo da «{ $tile }».
        }
    .you = { $seat } porti con te il gruppo superato di «{ $tile }»: { $group }.
    .you-deed =
        { $whole ->
            [0] di cui { $group } da «{ $tile }».
           *[1] in arrivo da «{ $tile }».
        }
event-returned = { $seat } { event-returned.deed }
    .deed = riprende { $number } dei propri lavoratori.
    .you = { $seat } { event-returned.you-deed }
    .you-deed = riprendi { $number } dei tuoi lavoratori.
event-inherits = { $seat } { event-inherits.deed }
    .deed =
        { $number ->
            [one] ottiene { $number } lavoratore che { $whom } aveva mandato sulle sue tessere.
           *[other] ottiene { $number } lavoratori che { $whom } aveva mandato sulle sue tessere.
        }
    .you = { $seat } { event-inherits.you-deed }
    .you-deed =
        { $number ->
            [one] ottieni { $number } lavoratore che { $whom } aveva mandato sulle tue tessere.
           *[other] ottieni { $number } lavoratori che { $whom } aveva mandato sulle tue tessere.
        }
    .to-you = { $seat } { event-inherits.to-you-deed }
    .to-you-deed =
        { $number ->
            [one] ottiene { $number } lavoratore che avevi mandato sulle sue tessere.
           *[other] ottiene { $number } lavoratori che avevi mandato sulle sue tessere.
        }
event-stands-up = I lavoratori sdraiati di { $seat } si alzano: ora il colore di «{ $tile }» è { $colour }.
    .you = I tuoi lavoratori sdraiati si alzano: ora il colore di «{ $tile }» è { $colour }.
event-gained = { $seat } { event-gained.deed }
    .deed = riceve { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource-many }
    } su «{ $tile }».
    .you = { $seat } { event-gained.you-deed }
    .you-deed = ricevi { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource-many }
    } su «{ $tile }».
event-drew-worker = { $seat } { event-drew-worker.deed }
    .deed =
        { $colour-id ->
            [none] pesca un lavoratore dal sacchetto.
           *[other] pesca un lavoratore { $colour } dal sacchetto.
        }
    .you = { $seat } { event-drew-worker.you-deed }
    .you-deed =
        { $colour-id ->
            [none] peschi un lavoratore dal sacchetto.
           *[other] peschi un lavoratore { $colour } dal sacchetto.
        }
event-drew-skill = { $seat } { event-drew-skill.deed }
    .deed =
        { $skill-id ->
            [none] pesca un’abilità.
           *[other] pesca un’abilità: { $skill }.
        }
    .you = { $seat } { event-drew-skill.you-deed }
    .you-deed =
        { $skill-id ->
            [none] peschi un’abilità.
           *[other] peschi un’abilità: { $skill }.
        }
event-drew = { $seat } { event-drew.deed }
    .deed = pesca { $goods }.
    .you = { $seat } { event-drew.you-deed }
    .you-deed = peschi { $goods }.
event-drew-unseen = { $seat } { event-drew-unseen.deed }
    .deed =
        { $skills ->
            [0]
                pesca { $workers ->
                    [one] { $workers } lavoratore
                   *[other] { $workers } lavoratori
                } dal sacchetto.
           *[other]
                { $workers ->
                    [0]
                        pesca { $skills ->
                            [one] { $skills } abilità
                           *[other] { $skills } abilità
                        }.
                   *[other]
                        pesca { $workers ->
                            [one] { $workers } lavoratore
                           *[other] { $workers } lavoratori
                        } e { $skills ->
                            [one] { $skills } abilità
                           *[other] { $skills } abilità
                        }.
                }
        }
    .you = { $seat } { event-drew-unseen.you-deed }
    .you-deed =
        { $skills ->
            [0]
                peschi { $workers ->
                    [one] { $workers } lavoratore
                   *[other] { $workers } lavoratori
                } dal sacchetto.
           *[other]
                { $workers ->
                    [0]
                        peschi { $skills ->
                            [one] { $skills } abilità
                           *[other] { $skills } abilità
                        }.
                   *[other]
                        peschi { $workers ->
                            [one] { $workers } lavoratore
                           *[other] { $workers } lavoratori
                        } e { $skills ->
                            [one] { $skills } abilità
                           *[other] { $skills } abilità
                        }.
                }
        }
event-green-taken = { $seat } { event-green-taken.deed }
    .deed =
        { $number ->
            [one] prende { $number } lavoratore verde.
           *[other] prende { $number } lavoratori verdi.
        }
    .you = { $seat } { event-green-taken.you-deed }
    .you-deed =
        { $number ->
            [one] prendi { $number } lavoratore verde.
           *[other] prendi { $number } lavoratori verdi.
        }
event-paid-worker = { $seat } { event-paid-worker.deed }
    .deed = mette nel sacchetto: { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }.
    .you = { $seat } { event-paid-worker.you-deed }
    .you-deed = metti nel sacchetto: { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }.
event-paid-skill = { $seat } { event-paid-skill.deed }
    .deed = paga un’abilità: { $skill }.
    .you = { $seat } { event-paid-skill.you-deed }
    .you-deed = paghi un’abilità: { $skill }.
event-moved = { $seat } { event-moved.deed }
    .deed = sposta una risorsa ({ $resource }) da «{ $from }» a «{ $to }».
    .you = { $seat } { event-moved.you-deed }
    .you-deed = sposti una risorsa ({ $resource }) da «{ $from }» a «{ $to }».
event-idles = { $seat } { event-idles.deed }
    .deed = non sposta e non migliora nulla.
    .you = { $seat } { event-idles.you-deed }
    .you-deed = non sposti e non migliori nulla.
event-upgraded = { $seat } { event-upgraded.deed }
    .deed = migliora «{ $tile }».
    .you = { $seat } { event-upgraded.you-deed }
    .you-deed = migliori «{ $tile }».
event-pays = { $seat } { event-pays.deed }
    .deed = paga { $goods }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = paghi { $goods }.
event-season-ends =
    { $season-id ->
        [spring] La primavera finisce.
        [summer] L’estate finisce.
        [autumn] L’autunno finisce.
       *[winter] L’inverno finisce.
    }
event-sold = { $seat } { event-sold.deed }
    .deed =
        { $workers ->
            [one] si aggiudica «{ $tile }» con { $workers } lavoratore.
           *[other] si aggiudica «{ $tile }» con { $workers } lavoratori.
        }
    .you = { $seat } { event-sold.you-deed }
    .you-deed =
        { $workers ->
            [one] ti aggiudichi «{ $tile }» con { $workers } lavoratore.
           *[other] ti aggiudichi «{ $tile }» con { $workers } lavoratori.
        }
event-bought = { $seat } { event-bought.deed }
    .deed = si aggiudica { $tiles } con { $workers } lavoratori in tutto.
    .you = { $seat } { event-bought.you-deed }
    .you-deed = ti aggiudichi { $tiles } con { $workers } lavoratori in tutto.
event-unsold = Nessuno ha fatto offerte per «{ $tile }»; la tessera esce dal gioco.
event-marker = { $seat } { event-marker.deed }
    .deed = riceve la pedina viola e d’ora in poi comincia.
    .you = { $seat } { event-marker.you-deed }
    .you-deed = ricevi la pedina viola e d’ora in poi cominci.
event-unwanted = { $seat } la riceve perché nessuno ha offerto per «{ $tile }».
    .deed = perché nessuno ha offerto per «{ $tile }».
    .you = { $seat } la ricevi perché nessuno ha offerto per «{ $tile }».
    .you-deed = perché nessuno ha offerto per «{ $tile }».
event-boat-chosen = { $seat } { event-boat-chosen.deed }
    .deed = prende la barca «{ $boat }».
    .you = { $seat } { event-boat-chosen.you-deed }
    .you-deed = prendi la barca «{ $boat }».
event-last-boat = { $seat } { event-last-boat.deed }
    .deed = la riceve perché è l’ultima.
    .you = { $seat } { event-last-boat.you-deed }
    .you-deed = la ricevi perché è l’ultima.
event-loads = { $seat } { event-loads.deed }
    .deed =
        ne riceve { $workers ->
            [one] { $workers } lavoratore
           *[other] { $workers } lavoratori
        } e { $skills } abilità.
    .you = { $seat } { event-loads.you-deed }
    .you-deed =
        ne ricevi { $workers ->
            [one] { $workers } lavoratore
           *[other] { $workers } lavoratori
        } e { $skills } abilità.
event-selected = { $seat } { event-selected.deed }
    .deed = ha scelto le tessere d’inverno.
    .you = { $seat } { event-selected.you-deed }
    .you-deed = hai scelto le tessere d’inverno.
event-offers = { $seat } { event-offers.deed }
    .deed =
        { $number ->
            [one] mette all’asta { $number } tessera d’inverno.
           *[other] mette all’asta { $number } tessere d’inverno.
        }
    .you = { $seat } { event-offers.you-deed }
    .you-deed =
        { $number ->
            [one] metti all’asta { $number } tessera d’inverno.
           *[other] metti all’asta { $number } tessere d’inverno.
        }
event-rearranged = { $seat } { event-rearranged.deed }
    .deed =
        { $number ->
            [one] riprende la nuova tessera per piazzarla altrove.
           *[other] riprende le { $number } nuove tessere per piazzarle di nuovo.
        }
    .you = { $seat } { event-rearranged.you-deed }
    .you-deed =
        { $number ->
            [one] riprendi la nuova tessera per piazzarla altrove.
           *[other] riprendi le { $number } nuove tessere per piazzarle di nuovo.
        }
event-placed = { $seat } { event-placed.deed }
    .deed = piazza «{ $tile }».
    .you = { $seat } { event-placed.you-deed }
    .you-deed = piazzi «{ $tile }».
event-laid = { $seat } { event-laid.deed }
    .deed = piazza { $tiles } nel proprio villaggio.
    .you = { $seat } { event-laid.you-deed }
    .you-deed = piazzi { $tiles } nel tuo villaggio.
event-kept-aside = «{ $tile }» non entra da nessuna parte; { $seat } la tiene accanto al villaggio.
    .you = «{ $tile }» non entra da nessuna parte; la tieni accanto al villaggio.
event-settled = { $seat } { event-settled.deed }
    .deed = ha finito di piazzare.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = hai finito di piazzare.
event-final = { $seat } { event-final.deed }
    .deed =
        { $points ->
            [one] chiude con { $points } punto.
           *[other] chiude con { $points } punti.
        }
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        { $points ->
            [one] chiudi con { $points } punto.
           *[other] chiudi con { $points } punti.
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
ended-final = L’inverno è finito: tutte e quattro le stagioni sono state giocate.

## Che cosa fare ora

round-named = { $season }, stagione { $round } di 4
prompt-turn =
    { $outbid ->
        [0] Tocca a te ({ $season }): fai un’offerta, usa una tessera o passa.
        [one] Tocca a te ({ $season }): offri, usa una tessera o passa. Il tuo lavoratore superato può andare altrove.
       *[other] Tocca a te ({ $season }): offri, usa una tessera o passa. I tuoi { $outbid } lavoratori superati possono andare altrove.
    }
prompt-workers =
    { $kind ->
        [use] Usare «{ $tile }»: lavoratori da mandare, di un solo colore, da { $least } a { $most }.
        [use-of] Usare «{ $tile }»: lavoratori { $colour-plural } da mandare, da { $least } a { $most }.
        [exactly] Usare «{ $tile }»: lavoratori da mandare, di un solo colore, esattamente { $least }.
        [exactly-of] Usare «{ $tile }»: lavoratori { $colour-plural } da mandare, esattamente { $least }.
        [more-use] { piece-chain-use }.
        [more-exactly] { piece-chain-use-exactly }.
        [more-bid] { piece-chain-bid }.
        [bid-of] Offerta per «{ $tile }»: lavoratori { $colour-plural } da mandare, almeno { $least }.
       *[bid] Offerta per «{ $tile }»: lavoratori da mandare, di un solo colore, almeno { $least }.
    }
prompt-picked = Scegli quanti lavoratori mandare.
prompt-pay = Paga l’effetto di «{ $tile }».
prompt-choose = Scegli la risorsa che «{ $tile }» ti dà.
prompt-haul =
    { $may ->
        [move] Spostamenti rimasti: { $moves }. Solleva una risorsa o termina.
        [upgrade] Miglioramenti rimasti: { $upgrades }. Migliora una tessera o termina.
       *[both] Spostamenti rimasti: { $moves }, miglioramenti: { $upgrades }. Solleva una risorsa, migliora una tessera o termina.
    }
prompt-carry = Metti la risorsa ({ $resource }) su una tessera vicina. Spostamenti rimasti: { $moves }.
prompt-spend = Miglioramento di «{ $tile }»: scegli la prossima risorsa da pagare.
prompt-spend-skill = Miglioramento di «{ $tile }»: scegli l’abilità da pagare.
prompt-boat =
    { $season-id ->
        [winter] Scegli una barca: entra nel tuo villaggio e dà punti alla fine.
       *[other] Scegli una barca: i lavoratori e le abilità a bordo sono tuoi.
    }
prompt-place =
    { $doing ->
        [where] «{ $tile }»: scegli dove va.
        [turn] «{ $tile }»: toccala per girarla, o scegli come orientarla.
       *[which]
            { $count ->
                [0] Tutte le nuove tessere sono piazzate. Conferma, o riprendile.
                [one] Aggiungi la nuova tessera al villaggio.
               *[other] Aggiungi le { $count } nuove tessere al villaggio.
            }
    }
prompt-select = Per ogni tua tessera d’inverno decidi: metterla all’asta, dove tutti possono fare offerte, o tenerla fuori. Almeno una deve andare all’asta.
prompt-flip = Migliora gratis una tessera, oppure termina.
prompt-over = La partita è finita.
repeat-do = { $move } fino alla fine della stagione
repeat-on = Smetti di passare
repeat-over-round = La stagione è finita: decidi di nuovo tu.
repeat-over-upset = Qualcuno ha offerto più di te: decidi di nuovo tu.
waiting-turn = Aspettiamo che { $seat } faccia un’offerta, usi una tessera o passi.
waiting-workers = Aspettiamo che { $seat } mandi lavoratori.
waiting-pay = Aspettiamo che { $seat } paghi un effetto.
waiting-choose = Aspettiamo che { $seat } scelga una risorsa.
waiting-haul = Aspettiamo che { $seat } sposti risorse e migliori tessere.
waiting-carry = Aspettiamo che { $seat } posi una risorsa.
waiting-spend = Aspettiamo che { $seat } paghi un miglioramento.
waiting-spend-skill = Aspettiamo che { $seat } paghi un’abilità.
waiting-boat = Aspettiamo che { $seat } scelga una barca.
waiting-place = Aspettiamo che { $seat } ampli il villaggio.
waiting-select = Aspettiamo che { $seat } scelga le tessere d’inverno.
waiting-flip = Aspettiamo che { $seat } decida il miglioramento gratuito.
action-pass = Passa
action-bid = Offri per «{ $tile }»
action-use = Usa «{ $tile }»
action-group = Riprendi il gruppo superato di «{ $tile }»
action-workers = Manda { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }
action-done = Basta così
action-pay-worker = Paga un lavoratore { $colour }
action-pay-group = Paga tutto il gruppo accanto a «{ $tile }»
action-pay-skill = Paga un’abilità: { $skill }
action-choose = Prendi: { $resource }
action-carry = Solleva { $resource } da «{ $tile }»
action-to = Metti su «{ $tile }»
action-upgrade = Migliora «{ $tile }»
action-spend = Paga: { $resource }
action-spend-skill = Paga per il miglioramento: { $skill }
action-finish = Termina
action-boat = Scegli la barca «{ $boat }»
action-offer = Metti all’asta «{ $tile }»
action-keep = Non mettere all’asta «{ $tile }»
action-place = Piazza «{ $tile }»
action-beside = A { $direction } di «{ $tile }»
action-turn =
    { $steps ->
        [0] Posala così
        [one] Gira di { $steps } lato in senso orario
       *[other] Gira di { $steps } lati in senso orario
    }
action-rearrange = Riprendi tutte le nuove tessere
action-settle = Conferma il villaggio

## Più scelte dello stesso tipo in una riga

several-bid = Offri per una tessera
several-use = Usa una tessera
several-group = Riprendi un gruppo superato
several-workers = Manda lavoratori
several-pay-worker = Paga un lavoratore
several-pay-group = Paga un intero gruppo
several-pay-skill = Paga un’abilità
several-choose = Prendi una risorsa
several-carry = Solleva una risorsa
several-to = Metti su una tessera
several-upgrade = Migliora una tessera
several-spend = Paga una risorsa
several-spend-skill = Paga il miglioramento con un’abilità
several-boat = Scegli una barca
several-offer = Metti all’asta una tessera
several-keep = Non mettere all’asta una tessera
several-place = Piazza una tessera
several-beside = Metti accanto a una tessera
several-turn = Gira

## Mosse rifiutate

refused-over = La partita è finita.
refused-not-your-turn = Tocca a un’altra persona. Aspetta il tuo turno.
refused-bid-use-or-pass = Nel tuo turno fai un’offerta, usi una tessera o passi. Scegli prima una tessera.
refused-send-workers = Scegli prima i lavoratori per l’offerta o l’uso che hai iniziato, oppure annulla.
refused-pay-first = Paga prima l’effetto della tessera.
refused-choose-resource = Scegli prima la risorsa che la tessera dà.
refused-haul = Sposta risorse, migliora tessere o termina.
refused-put-down = Metti prima la risorsa sollevata su una tessera vicina.
refused-pay-upgrade = Paga prima il miglioramento cominciato.
refused-choose-boat = Ora si sceglie una barca. Prendine una della fila.
refused-place-tiles = Ora i villaggi crescono. Piazza le tessere vinte.
refused-select-winter = Si scelgono le tessere d’inverno. Decidi per una delle tue.
refused-flip = Prima il miglioramento gratuito del Flipper. Scegli una tessera o termina.
refused-ready = Hai finito; aspetta gli altri.
refused-not-on-offer = Questa tessera non è all’asta. Scegline una al centro.
refused-colour = Questa tessera ha un altro colore. Usa quel colore o un’altra tessera.
refused-group-colour = Il tuo gruppo lì ha un altro colore. Aggiungi lavoratori di quel colore.
refused-one-colour = Tutti i lavoratori di un’azione hanno lo stesso colore. Scegli quello.
refused-not-highest = Non sarebbe l’offerta più alta. Manda più lavoratori.
refused-cannot-outbid = Ti mancano lavoratori del colore giusto per essere in testa lì. Scegli un’altra tessera.
refused-no-group = Scegli prima i lavoratori per l’azione iniziata. Per un’altra tessera, annullala.
refused-winning-group = Un gruppo in testa resta dov’è. Scegline uno superato.
refused-group-stays = I tuoi lavoratori accanto a questa tessera restano e contano già. Aggiungine altri.
refused-group-taken = Hai già preso questo gruppo. Scegline un altro.
refused-no-such-workers = Non hai tanti lavoratori di questo colore. Mandane di meno.
refused-nobody-moves = Almeno un lavoratore deve andare. Scegli un gruppo o dei lavoratori.
refused-colour-named = Hai già indicato questo colore. Scegline un altro o termina.
refused-not-usable = Ora questa tessera non si può usare. Scegline una all’asta o in un villaggio.
refused-no-effect = Questa tessera non accoglie mai lavoratori. Scegline un’altra.
refused-winter-offer = In inverno per le tessere al centro si può solo offrire. Usane una di un villaggio.
refused-too-few = Servono più lavoratori dell’ultimo uso. Mandane di più.
refused-tile-full = Una tessera accoglie al massimo sei lavoratori per stagione. Scegline un’altra.
refused-cannot-use = Non hai lavoratori adatti a questa tessera. Scegline un’altra.
refused-cannot-pay = Non potresti più pagare l’effetto. Tieni da parte quanto serve.
refused-no-benefit = A questo tavolo un uso deve dare qualcosa. Scegli un’altra tessera.
refused-wrong-payment = L’effetto chiede altro. Scegli ciò che brilla.
refused-group-payment = A questo tavolo non si paga con i gruppi. Paga con un tuo lavoratore.
refused-not-a-choice = Questa risorsa non è tra le scelte o è esaurita. Scegline un’altra.
refused-no-budget = Gli spostamenti sono finiti. Migliora o termina.
refused-moves-come-first = A questo tavolo si sposta prima di migliorare. Migliora ancora o termina.
refused-no-resource = Lì nel tuo villaggio non c’è quella risorsa. Scegli un’altra tessera.
refused-no-road = Nessuna strada porta lì. Scegli una tessera collegata da una strada.
refused-not-yours = Questa tessera non è nel tuo villaggio. Scegli una delle tue.
refused-not-upgradable = Questa tessera non si può migliorare. Scegline un’altra.
refused-upgraded = Questa tessera è già migliorata. Scegline un’altra.
refused-no-upgrade = Non restano miglioramenti. Sposta risorse o termina.
refused-cost = Le risorse devono stare su quella tessera, le abilità devi averle. Portale lì prima.
refused-counter = Il costo non si paga così. Indica le risorse nell’ordine legno, pietra, ferro, oro.
refused-boat-gone = Questa barca è già presa. Scegline un’altra.
refused-not-dealt = Questa tessera d’inverno non è tua, o hai già deciso. Scegline un’altra.
refused-choose-one = Almeno una tessera d’inverno va messa all’asta. Offri questa.
refused-not-gained = Non devi piazzare questa tessera. Scegline una che hai vinto.
refused-no-position = Ora questa tessera non entra da nessuna parte. Piazzane prima un’altra o risistema.
refused-name-tile = Scegli prima la tessera da piazzare.
refused-name-cell = Scegli prima dove va la tessera.
refused-not-in-village = Una nuova tessera va accanto a una del tuo villaggio. Scegli un posto così.
refused-occupied = Lì c’è già una tessera. Scegli un posto libero.
refused-other-name = Questo posto prende il nome dalla sua prima vicina. Sceglilo da lì.
refused-edges = I lati non combaciano: strada con strada, campo con campo, acqua con acqua. Gira la tessera o scegli un altro posto.
refused-nothing-to-rearrange = Non c’è nulla da riprendere, o l’hai già fatto due volte. Continua a piazzare.
refused-still-to-place = Hai ancora una tessera da piazzare. Piazzala prima.
refused-leaves-no-room = Così le tessere ancora da piazzare non entrerebbero più da nessuna parte. Gira questa o scegli un altro posto.
lacks-use-colour =
    { $have ->
        [0] Il colore qui è { $colour }: usarla ne richiede almeno { $count }; non ne hai.
       *[other] Il colore qui è { $colour }: usarla ne richiede almeno { $count }; ne hai { $have }.
    }
lacks-bid-colour =
    { $have ->
        [0] Per essere in testa qui: almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }; non ne hai.
       *[other] Per essere in testa qui: almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }; ne hai { $have }.
    }
lacks-colour = Qui servono lavoratori { $colour-many }.
lacks-turn = La tessera è già qui: toccala per girarla, poi conferma.
lacks-water = Da questo lato di «{ $tile }» c’è acqua, e «{ $placed }» non ne ha: non può stare qui.
lacks-match = Comunque si giri «{ $tile }», i suoi lati qui non combaciano: strada con strada, campo con campo, acqua con acqua.
lacks-tiles = Tutte le tessere vinte sono piazzate. Conferma il villaggio o riprendi le nuove tessere.
lacks-both-colour =
    { $have ->
        [0] Lavoratori { $colour-plural } per usarla: { $count }. Per essere in testa: { $bid }. Non ne hai.
       *[other] Lavoratori { $colour-plural } per usarla: { $count }. Per essere in testa: { $bid }. Ne hai { $have }.
    }
lacks-room = Qui ci sono { $standing } lavoratori e il prossimo uso ne richiede almeno { $least }: sarebbero più di sei. La tessera è piena per questa stagione.
lacks-skill = Usarla costa un’abilità: { $skill }. Non ne hai.
lacks-any-skill = Usarla costa un’abilità qualsiasi. Non ne hai.
lacks-payment = Usarla costa un altro lavoratore ({ $colour }), che deve restarti. Non te ne resterebbe.
lacks-any-payment = Usarla costa un altro lavoratore, che deve restarti. Non te ne resterebbe.
lacks-use =
    { $count ->
        [one] Usarla richiede almeno { $count } lavoratore; ne hai { $have }.
       *[other] Usarla richiede almeno { $count } lavoratori dello stesso colore; ne hai { $have }.
    }
lacks-bid =
    { $count ->
        [one] Per essere in testa serve { $count } lavoratore; ne hai { $have }.
       *[other] Per essere in testa servono { $count } lavoratori dello stesso colore; ne hai { $have }.
    }

## Opzioni

option-extra-worker-may-come-from-outbid-group = Pagare con gruppi superati
option-extra-worker-may-come-from-outbid-group-text = Si può cedere un intero gruppo superato per un effetto che costa un lavoratore?
option-boat4a-applies-to-turn-order-tiles = Barca 4a sull’ordine di turno
option-boat4a-applies-to-turn-order-tiles-text = Con la barca estiva 4a si può offrire in un altro colore anche per l’ordine di turno?
option-boat3b-resources-score-as-gold = La barca 3b fa oro
option-boat3b-resources-score-as-gold-text = Con la barca estiva 3b ogni risorsa può contare alla fine come oro e valere un punto?
option-purple-wild-requires-winning-winter-bid = Pedina viola solo con l’asta
option-purple-wild-requires-winning-winter-bid-text = La pedina viola vale come elemento qualsiasi solo per chi l’ha vinta in inverno? Altrimenti per chi la possiede.
option-boat2a-may-cross-water = Barca 2a sull’acqua
option-boat2a-may-cross-water-text = Con la barca estiva 2a le risorse passano anche sull’acqua?
option-boat-skill-tokens-public = Abilità scoperte sulle barche
option-boat-skill-tokens-public-text = Tutti vedono quali abilità sono sulle barche?
option-interleave-moves-and-upgrades = Spostare e migliorare alternando
option-interleave-moves-and-upgrades-text = Dopo un miglioramento si possono ancora spostare risorse? Altrimenti prima tutti gli spostamenti.
option-use-without-benefit-allowed = Uso senza guadagno
option-use-without-benefit-allowed-text = Si può usare una tessera che non renderebbe nulla?
option-sea-bastion-mode = Sea Bastion
option-sea-bastion-mode-text = Quali tessere su strade chiuse conta la Sea Bastion?
option-sea-bastion-mode-single-closed-trail = un solo percorso chiuso
option-sea-bastion-mode-every-loop = tutti gli anelli
option-bag-count-public = Lavoratori nel sacchetto
option-bag-count-public-text = Tutti vedono quanti lavoratori sono nel sacchetto?
option-tie-break = Parità
option-tie-break-text = Chi vince se più persone hanno il massimo dei punti?
option-tie-break-shared = tutte insieme
option-tie-break-start-player = chi siede per primo a partire dalla pedina viola

## Da dove vengono i punti

breakdown-tile = { $tile }
breakdown-turn-order = { $tile }: vicine
breakdown-boat =
    { $tile-id ->
        [keyflower] Barca «{ $tile }»: trasporto
        [sea-bastion] Barca «{ $tile }»: strada chiusa
        [sea-breese] Barca «{ $tile }»: barche in fila
        [white-wind] Barca «{ $tile }»: { $items }
       *[other] Barca «{ $tile }»
    }
breakdown-winter = { $tile }: { $items }
breakdown-yard = { $tile }: { $items }
breakdown-gold = Oro non usato altrove
breakdown-items =
    { $item ->
        [blue]
            { $number ->
                [one] { $number } lavoratore blu
               *[other] { $number } lavoratori blu
            }
        [red]
            { $number ->
                [one] { $number } lavoratore rosso
               *[other] { $number } lavoratori rossi
            }
        [yellow]
            { $number ->
                [one] { $number } lavoratore giallo
               *[other] { $number } lavoratori gialli
            }
        [green]
            { $number ->
                [one] { $number } lavoratore verde
               *[other] { $number } lavoratori verdi
            }
        [saw]
            { $number ->
                [one] { $number } sega
               *[other] { $number } seghe
            }
        [pick]
            { $number ->
                [one] { $number } piccone
               *[other] { $number } picconi
            }
        [anvil]
            { $number ->
                [one] { $number } incudine
               *[other] { $number } incudini
            }
        [any-resource]
            { $number ->
                [one] { $number } risorsa qualsiasi
               *[other] { $number } risorse qualsiasi
            }
        [any-skill] { $number } abilità qualsiasi
        [wood]
            { $number ->
                [one] { $number } legno
               *[other] { $number } legni
            }
        [stone]
            { $number ->
                [one] { $number } pietra
               *[other] { $number } pietre
            }
        [iron]
            { $number ->
                [one] { $number } ferro
               *[other] { $number } ferri
            }
       *[gold]
            { $number ->
                [one] { $number } oro
               *[other] { $number } ori
            }
    }
breakdown-unused = Non usato
breakdown-unused-item = { $items }
breakdown-unseen = Lavoratori e abilità nascosti possono dare di più
breakdown-purple = Pedina viola
tie-otherwise = Parità: a partire dalla pedina viola tocca prima a { $seat }.
    .you = Parità: a partire dalla pedina viola tocca prima a te.
breakdown-purple-item =
    { $tile ->
        [none] conta come { $items }
       *[other] conta come { $items }: { $tile }
    }
breakdown-points = Punti
breakdown-to-come = Che cosa conterà: i punti delle tue tessere (spesso solo dopo il miglioramento), l’oro e, dopo l’inverno, ciò che danno le tessere d’inverno, quelle dell’ordine di turno e le barche.

## Quanto è certa ogni parte della scatola

confidence-counts = I pezzi della scatola, otto lavoratori all’inizio, sei per tessera.
confidence-setup = Quante tessere per ogni numero di persone.
confidence-home = Costi e punti delle case vengono da una sola raccolta di dati.
confidence-boat = I punti delle barche sono certi, i carichi vengono da una sola raccolta di dati.
confidence-boat-2-score = Che la Sea Breese abbia una tabella è certo; i numeri vengono da una sola raccolta di dati.
confidence-turn-order = I numeri e la tessera viola per ogni numero di persone; i lati sono probabili.
confidence-turn-order-3-side-b = La seconda faccia dell’ordine di turno 4 non si usa mai.
confidence-tile-spring-summer-values = Tessere di primavera ed estate: i dati di due autori concordano su tutte e venti, due facce.
confidence-tile-autumn-values = Tessere d’autunno: da una sola raccolta di dati, giusta ovunque si possa verificare.
confidence-tile-winter-values = Tessere d’inverno: come le dà il regolamento.
confidence-tile-summer-boats-abilities = Barche estive: il regolamento descrive le due facce di tutte e quattro.
confidence-edges-of-all-tiles = Strade e acqua ai lati di tutte le tessere: da una sola raccolta di dati; ogni numero di strade del regolamento è rispettato.
confidence-options-extra-worker-may-come-from-outbid-group = Un gruppo superato non si divide, quindi si paga tutto.
confidence-options-boat4a-applies-to-turn-order-tiles = Il testo parla di tessere villaggio.
confidence-options-boat3b-resources-score-as-gold = Preso alla lettera; altri forse giocano diversamente.
confidence-options-purple-wild-requires-winning-winter-bid = Il testo parla di chi ha offerto con successo.
confidence-options-boat2a-may-cross-water = Il testo nomina i campi, non l’acqua.
confidence-options-boat-skill-tokens-public = Il regolamento non dice se sono scoperte.
confidence-options-interleave-moves-and-upgrades = Come si gioca in rete.
confidence-options-use-without-benefit-allowed = Come si gioca in rete.
confidence-options-sea-bastion-mode = Conta un percorso; l’altra lettura conta ogni tessera di qualunque anello.
confidence-options-bag-count-public = Si può tastare il sacchetto.
confidence-options-tie-break = La vittoria è condivisa; l’altra scelta è una nostra regola della casa.

## Come si chiamano le voci della scatola

part-counts = nella scatola
part-workers-blue = lavoratori blu
part-workers-red = lavoratori rossi
part-workers-yellow = lavoratori gialli
part-workers-green = lavoratori verdi
part-workers-purple = lavoratori viola
part-skill-saw = seghe
part-skill-pick = picconi
part-skill-anvil = incudini
part-tiles-total = tessere
part-tiles-home = tessere casa
part-tiles-boat = barche
part-tiles-turn-order = tessere ordine di turno
part-tiles-village = tessere villaggio
part-starting-workers = lavoratori all’inizio
part-max-workers-on-tile = lavoratori al massimo su una tessera
part-setup = all’inizio
part-players = giocatori
part-homes = tessere casa
part-boats = barche
part-turn-order-tiles = tessere ordine di turno
part-season-tiles = tessere di una stagione
part-winter-dealt = tessere d’inverno a testa
part-number = numero
part-edges = lati, in senso orario da sud
part-upgrade-cost = costo del miglioramento
part-basic = faccia base
part-upgraded = faccia migliorata
part-effect = che cosa fa
part-move = spostamenti
part-upgrades = miglioramenti
part-vp = punti
part-gain = guadagno
part-choose-one = uno di questi
part-pay-worker = lavoratore pagato
part-pay-skill = abilità pagata
part-workers = lavoratori
part-skills = abilità
part-green = lavoratori verdi
part-any-resource = risorsa a scelta
part-any-skill = abilità a scelta
part-tile = tessera
part-home = tessera casa
part-boat = barca
part-turn-order = tessera ordine di turno
part-season = stagione
part-upgradable = migliorabile
part-summer-boat = barca estiva
part-row = posto nella fila
part-min-players = da quanti giocatori
part-goods = carico
part-score = punteggio
part-kind = che cosa conta
part-item = che cosa si conta
part-type = tipo contato
part-set = serie
part-size = grandezza di un gruppo
part-resource = risorsa contata
part-vp-each = punti ciascuno
part-table = punti per 0-5 barche
part-side-a = faccia a
part-side-b = faccia b
part-purple = porta la pedina viola
part-ability = capacità
word-any = a scelta

## Come si gioca

howto-1-title = Di che si tratta
howto-1-text = Per quattro stagioni vinci tessere all’asta e ne costruisci un villaggio. Nel tuo turno mandi lavoratori a fare un’offerta per una tessera o a usarne una, oppure passi. Alla fine danno punti le tue tessere: quelli stampati, di più se migliorate, o per lavoratori, abilità e risorse; conta anche l’oro rimasto. Chi ha più punti dopo l’inverno vince.
howto-2-title = Il tuo turno
howto-2-text = Fai un’offerta, usa una tessera o passa. Anche dopo aver passato si può tornare a giocare. La stagione finisce quando tutti passano di seguito.
howto-3-title = I colori
howto-3-text = I primi lavoratori a una tessera ne fissano il colore per la stagione. Da allora ogni offerta e ogni uso chiedono quel colore. I lavoratori verdi sono rari: dove è fissato il verde, pochi possono seguire.
howto-4-title = Offrire
howto-4-text = Manda più lavoratori di ogni altro gruppo accanto alla tessera. Un gruppo superato può andare altrove più tardi, ma solo intero; un gruppo in testa resta.
howto-5-title = Usare una tessera
howto-5-text = Usa tessere all’asta, del tuo villaggio o di un altro. La prima volta almeno un lavoratore, poi sempre più della volta prima, e mai più di sei per stagione. I lavoratori sopra vanno a chi possiede la tessera a fine stagione.
howto-6-title = Risorse e abilità
howto-6-text = Ciò che producono le tue tessere resta su di esse; tutto il resto va sulla tua casa. I tuoi lavoratori e le tue abilità li vedi solo tu.
howto-7-title = Trasporto e miglioramenti
howto-7-text = Casa, Stalla, Maniscalco e Carradore spostano le tue risorse lungo le strade e migliorano le tue tessere. Le risorse del costo devono stare sulla tessera stessa; l’oro sostituisce legno, pietra o ferro.
howto-8-title = Fine di una stagione
howto-8-text = I gruppi superati tornano. Chi è in testa a una tessera la riceve, e i lavoratori vincenti vanno nel sacchetto. Poi ciascuno prende una barca con nuovi lavoratori e abilità, secondo l’ordine di turno.
howto-9-title = Costruire il villaggio
howto-9-text = Piazza le nuove tessere accanto alle tue, girate come vuoi. I lati devono combaciare: strada con strada, campo con campo, acqua con acqua.
howto-10-title = L’inverno e la fine
howto-10-text = In segreto scegli quali delle tue tessere d’inverno vanno all’asta; ognuna conta solo per chi la vince. Danno punti per lavoratori, abilità e risorse, ognuno contato una sola volta. Anche barche e ordine di turno entrano nei villaggi. La ripartizione migliore la trova il gioco.

## Scene

piece-season = Stagione: { $season }.
piece-passes = Hanno passato di seguito: { $passes } su { $count }
piece-start = { $seat } ha la pedina viola e comincia.
    .you = Hai la pedina viola e cominci.
piece-turn = Tocca a { $seat }.
    .you = Tocca a te.
piece-next = Turni prima di { $seat }: { $place }
    .you = Turni prima del tuo: { $place }
piece-offer = { $tile }, all’asta
piece-village = { $tile }, nel villaggio di { $seat }
    .you = { $tile }, nel tuo villaggio
piece-village-upgraded = { $tile }, tessera migliorata, nel villaggio di { $seat }
    .you = { $tile }, tessera migliorata, nel tuo villaggio
piece-aside = { $tile }, di { $seat }, senza posto nel villaggio
    .you = { $tile }, tua, senza posto nel villaggio
piece-hand = { $tile }, che { $seat } deve ancora piazzare
    .you = { $tile }, che devi ancora piazzare
piece-winter =
    { $points ->
        [one] { $tile }, la tua tessera d’inverno; per ora { $points } punto, se in inverno la vinci all’asta
       *[other] { $tile }, la tua tessera d’inverno; per ora { $points } punti, se in inverno la vinci all’asta
    }
piece-winter-offered = { $tile }, la tua tessera d’inverno; la metterai all’asta
piece-winter-kept = { $tile }, la tua tessera d’inverno; non la metterai all’asta
piece-worth =
    { $points ->
        [one] Se «{ $tile }» diventa tua, per ora dà { $points } punto.
       *[other] Se «{ $tile }» diventa tua, per ora dà { $points } punti.
    }
piece-bid-leads = { $seat } è in testa per «{ $tile }»: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }.
    .you = Sei in testa per «{ $tile }»: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }.
piece-bid-trails = { $seat } ha offerto per «{ $tile }», ma non è più in testa: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }.
    .you = Hai offerto per «{ $tile }», ma non sei più in testa: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }. Nel tuo turno l’intero gruppo può andare a un’altra tessera.
piece-bid-lies = { $seat } ha offerto per «{ $tile }» in un colore diverso da quello della tessera: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }.
    .you = Hai offerto per «{ $tile }» in un colore diverso da quello della tessera: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }.
piece-users = Lavoratori su «{ $tile }»: { $count }. Il prossimo uso ne chiede almeno { $next }.
piece-users-full = Lavoratori su «{ $tile }»: { $count }. In questa stagione non si usa più.
piece-resource = Su «{ $tile }»: { $count } { $resource }
piece-boat =
    { $boat }: { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }, { $skills } abilità
piece-boat-taken = { $boat }: già scelta in questa stagione
piece-boat-winter = { $boat }: in inverno si prende la barca stessa
piece-queue = Scelta della barca, posto { $place }: { $seat }
    .you = { piece-queue }
piece-worker = Tuoi, li vedi solo tu: { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
piece-skill = Tuoi, li vedi solo tu: { $count } × { $skill }
piece-seat =
    { $seat }: { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }, { $skills } abilità, { $points ->
        [one] { $points } punto visibile
       *[other] { $points } punti visibili
    }
    .you = { piece-seat }
piece-final =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }
    .you = { piece-final }
piece-seat-ready = { $seat } ha finito.
    .you = Hai finito.
piece-bag = Lavoratori nel sacchetto: { $count }
piece-bag-hidden = Il sacchetto dei lavoratori
piece-greens = Lavoratori verdi nella riserva: { $count }
piece-pile = Abilità nella pila: { $count }
piece-supply = Nella riserva: { $count } { $resource }
piece-chain-bid = La tua offerta per «{ $tile }»: finora { $count }, almeno { $least }
piece-chain-use = Uso di «{ $tile }»: finora { $count }, da { $least } a { $most }
piece-chain-use-exactly = Uso di «{ $tile }»: finora { $count }, esattamente { $least }
written-turns = A chi tocca dopo
written-winter = Tessere d’inverno: punti se le vinci
written-order = Ordine di turno
written-order-number = Ordine { $number }
written-owner = { $seat }
    .you = Il tuo villaggio
written-chain-bid =
    { $count ->
        [0] Quanti lavoratori? { $least } o più
       *[other] { $count } (almeno { $least })
    }
written-chain-use =
    { $count ->
        [0] Quanti lavoratori? Da { $least } a { $most }
       *[other] { $count } di { $least }–{ $most }
    }
written-chain-use-exactly =
    { $count ->
        [0] Quanti lavoratori? Esattamente { $least }
       *[other] { $count } di { $least }
    }
written-pay = Ora paga
written-rearrange = Riprendi { $count }
piece-moves = Spostamenti rimasti: { $moves }. Miglioramenti rimasti: { $upgrades }
piece-carried = Risorsa sollevata da «{ $tile }»: { $resource }
piece-reach = «{ $tile }» è raggiungibile; spostamenti rimasti: { $moves }.
target-workers = I tuoi lavoratori { $colour-plural }
row-bid-with = Offri { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }
row-bid-add = Aggiungi { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }: { $total } in tutto
row-bid-other =
    { $outbid ->
        [0] Offri: altro numero o colore
       *[other] Offri: altro numero o colore, o con un gruppo superato
    }
row-bid-other-number =
    { $outbid ->
        [0] Offri: altro numero
       *[other] Offri: altro numero, o con un gruppo superato
    }
row-use-with = Usa con { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }
row-use-other =
    { $outbid ->
        [0] Usa: altro numero o colore
       *[other] Usa: altro numero o colore, o con un gruppo superato
    }
row-use-other-number =
    { $outbid ->
        [0] Usa: altro numero
       *[other] Usa: altro numero, o con un gruppo superato
    }
row-bid-on = Offri { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    } per «{ $tile }»
row-bid-add-on = Aggiungi { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    } per «{ $tile }»: { $total } in tutto
row-use-of = Usa «{ $tile }» con { $number ->
        [one] { $number } lavoratore { $colour }
       *[other] { $number } lavoratori { $colour-many }
    }
row-group = Riprendi il gruppo superato di «{ $tile }»: { $group }
row-place-beside = Posa «{ $placed }» a { $direction } di «{ $tile }»
row-rearrange =
    { $count ->
        [one] Riprendi «{ $tile }»
        [2] Riprendi entrambe le nuove tessere
       *[other] Riprendi tutte le { $count } nuove tessere
    }
target-tile = { $tile }
# on a tile: where a long word may be parted
written-tile =
    { $tile-id ->
        [alehouse] Birre{"\u00AD"}ria
        [apprentice-hall] Sala degli appren{"\u00AD"}disti
        [miner] Mina{"\u00AD"}tore
        [peddler] Vendi{"\u00AD"}tore ambu{"\u00AD"}lante
        [quarryman] Cava{"\u00AD"}pietre
        [woodcutter] Taglia{"\u00AD"}legna
        [workshop] Offi{"\u00AD"}cina
        [carpenter] Carpen{"\u00AD"}tiere
        [farrier] Mani{"\u00AD"}scalco
        [mason] Scalpel{"\u00AD"}lino
        [smelter] Fondi{"\u00AD"}tore
        [store] Empo{"\u00AD"}rio
        [tavern] Taver{"\u00AD"}na
        [barn] Grana{"\u00AD"}io
        [sculptor] Scul{"\u00AD"}tore
        [wainwright] Carra{"\u00AD"}dore
        [craftsmans-guild] Gilda degli arti{"\u00AD"}giani
        [jeweller] Gioiel{"\u00AD"}liere
        [keythedral] Cat{"\u00AD"}tedrale della Chiave
        [mercers-guild] Gilda dei mercanti
        [scholar] Stu{"\u00AD"}dioso
       *[other] { $tile }
    }
target-boat = { $boat }
brief-bid =
    { $count ->
        [one] offri { $count } lavoratore o più
       *[other] offri { $count } lavoratori o più
    }
brief-bid-colour = offri almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
brief-bid-more = aggiungi almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }: { $total } in tutto
brief-use =
    { $count ->
        [one] usala con { $count } lavoratore: { $does }
       *[other] usala con { $count } lavoratori: { $does }
    }
brief-use-colour = usala con { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }: { $does }
brief-idle = usarla ora non porterebbe nulla
brief-order =
    { $marker ->
        [none] scelta della barca al posto { $number }
       *[next] scelta della barca al posto { $number }, e cominci la prossima stagione
    }
preview-may-join =
    { $count ->
        [0] lì nessuna strada può unirla: le risorse non passerebbero
       *[other] una strada può unirla a { $tiles }
    }
preview-one-way = ci sta solo in questo verso
preview-turn = girala ancora
preview-joins =
    { $count ->
        [0] nessuna strada la unisce a un’altra: le risorse non passano
       *[other] unita da strade a { $tiles }: lì le risorse passano
    }
preview-either = Puoi fare un’offerta o usarla.
preview-bid-means = tua a fine stagione, se nessuno offre di più; questi lavoratori sono il prezzo
preview-tile-does = effetto: { $does }
preview-tile-scores = alla fine: { $does }
preview-order =
    { $marker ->
        [next] scegli una barca al posto { $number } e inizi la prossima stagione, se nessuno offre di più; questi lavoratori sono il prezzo
        [winter] scegli una barca al posto { $number } e ricevi la pedina viola, se nessuno offre di più
       *[none] scegli una barca al posto { $number }, se nessuno offre di più; questi lavoratori sono il prezzo
    }
preview-use-means = lavora subito per te; questi lavoratori vanno a chi vince la tessera
preview-bid =
    { $count ->
        [one] un’offerta richiede almeno { $count } lavoratore
       *[other] un’offerta richiede almeno { $count } lavoratori
    }
preview-use =
    { $count ->
        [one] usarla richiede almeno { $count } lavoratore
       *[other] usarla richiede almeno { $count } lavoratori
    }
preview-locks = fissa il colore della tessera: { $colour }
preview-pass =
    { $left ->
        [one] ora non fai nulla; la stagione finisce se passa anche chi viene dopo, altrimenti potrai agire di nuovo
       *[other] ora non fai nulla; la stagione finisce se passano anche i prossimi { $left }, altrimenti potrai agire di nuovo
    }
preview-pass-last = tutti gli altri hanno passato: così finisce la stagione
preview-pass-gets =
    { $count ->
        [0] per ora non ottieni nessuna tessera
       *[other] per ora ottieni { $tiles }
    }
preview-total = in tutto { $count }
preview-short =
    { $count ->
        [one] ne manca ancora { $count }
       *[other] ne mancano ancora { $count }
    }
preview-bid-colour = un’offerta richiede almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
preview-use-colour = usarla richiede almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
preview-least =
    { $count ->
        [one] almeno { $count } lavoratore
       *[other] almeno { $count } lavoratori
    }
preview-least-colour = almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
preview-pay-worker = costa anche un lavoratore { $colour }
preview-pay-any-worker = costa un lavoratore in più
preview-pay-skill = costa un’abilità: { $skill }
preview-pay-any-skill = costa un’abilità qualsiasi
preview-gain = ottieni { $count ->
        [one] { $count } { $resource }
       *[other] { $count } { $resource-many }
    }, su «{ $tile }»
preview-gain-choice = ottieni una risorsa tra { $count }, su «{ $tile }»
preview-gain-home = ottieni { $count ->
        [one] { $count } { $resource }
       *[other] { $count } { $resource-many }
    }, sulla tua casa
preview-gain-choice-home = ottieni una risorsa tra { $count }, sulla tua casa
preview-workers-go = a fine stagione i lavoratori vanno a { $seat }
    .you = a fine stagione i lavoratori tornano a te
preview-transport =
    { $moves ->
        [one] { $moves } spostamento
       *[other] { $moves } spostamenti
    } e { $upgrades ->
        [one] { $upgrades } miglioramento
       *[other] { $upgrades } miglioramenti
    }
preview-greens =
    { $count ->
        [one] { $count } lavoratore verde
       *[other] { $count } lavoratori verdi
    }
preview-draw-workers =
    { $count ->
        [one] { $count } lavoratore dal sacchetto
       *[other] { $count } lavoratori dal sacchetto
    }
preview-draw-skills = { $count } abilità dalla pila
preview-nothing =
    { $kind ->
        [haul] ora non ti rende nulla: nel tuo villaggio non c’è niente da spostare o migliorare
       *[none] ora non ti rende nulla: non ne resta
    }
preview-load =
    { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }, { $skills } abilità
preview-moves = spostamenti rimasti dopo: { $moves }
preview-lost =
    { $kind ->
        [moves]
            { $moves ->
                [one] { $moves } spostamento va perso
               *[other] { $moves } spostamenti vanno persi
            }
        [upgrades]
            { $upgrades ->
                [one] { $upgrades } miglioramento va perso
               *[other] { $upgrades } miglioramenti vanno persi
            }
       *[both] persi: spostamenti { $moves }, miglioramenti { $upgrades }
    }
preview-points =
    { $points ->
        [one] per ora ti varrebbe { $points } punto
       *[other] per ora ti varrebbe { $points } punti
    }
preview-points-won =
    { $points ->
        [one] se la vinci, per ora { $points } punto
       *[other] se la vinci, per ora { $points } punti
    }
preview-upgrade = costo: { $cost }
preview-upgraded = migliorata: { $does }
preview-pays = paghi { $goods }
preview-points-more =
    { $points ->
        [one] per ora { $points } punto in più per te
       *[other] per ora { $points } punti in più per te
    }
preview-points-fewer =
    { $points ->
        [one] per ora { $points } punto in meno per te
       *[other] per ora { $points } punti in meno per te
    }
paid-instead =
    { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource-many }
    } { $missing ->
        [wood] (al posto del legno)
        [stone] (al posto della pietra)
        [iron] (al posto del ferro)
       *[gold] (al posto dell’oro)
    }
preview-keep = non va a nessuno, nemmeno a te
preview-offer = in inverno va a chi offre di più

## Schede: che cosa è e che cosa fa ogni cosa

card-tiles =
    { $season-id ->
        [spring] Tessere di primavera
        [summer] Tessere d’estate
        [autumn] Tessere d’autunno
       *[winter] Tessere d’inverno
    }
card-homes = Case
card-orders = Ordine di turno
card-boats = Barche
card-workers = Lavoratori
card-resources = Risorse
card-skills = Abilità
card-seasons = Stagioni
card-tile =
    { $season-id ->
        [spring] Tessera di primavera
        [summer] Tessera d’estate
        [autumn] Tessera d’autunno
       *[winter] Tessera d’inverno
    }
card-home = Tessera casa
card-order = Ordine di turno: all’asta in ogni stagione; fino all’inverno resta sul tavolo.
card-boat = Barca: alla fine di ogni stagione ciascuno ne prende una.
card-summer-boat = Barca estiva: la faccia scoperta aiuta il villaggio in cui si trova; non si può usare.
card-basic = Faccia base: { $does }
card-upgraded = Faccia migliorata: { $does }
card-face-a = Che cosa fa: { $does }
card-face-b = Con l’altra faccia in vista varrebbe: { $does }
card-either-face = Una delle sue facce, a caso: { $does }
card-cost = Migliorarla costa { $cost } sulla tessera stessa. Una volta migliorata: { $does }
card-cost-skills = Migliorarla costa { $cost } delle tue abilità. Una volta migliorata: { $does }
card-scores = Alla fine: { $does }
card-order-scores = Vinta in inverno, entra nel villaggio e dà: { $does }
card-lands = Le risorse vanno sulla tessera se è nel tuo villaggio, altrimenti sulla tua casa.
card-choice = a scelta: { $goods }
card-nothing = nulla
card-per-group =
    { $item ->
        [worker] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } ogni { $count } lavoratori di qualunque colore
        [skill] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } ogni { $count } abilità di qualunque tipo
       *[resource] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } ogni { $count } risorse di qualunque tipo
    }
card-per-set =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni serie: { $goods }
card-per-item =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni { $counted ->
        [blue] lavoratore blu
        [red] lavoratore rosso
        [yellow] lavoratore giallo
        [green] lavoratore verde
        [saw] sega
        [pick] piccone
        [anvil] incudine
        [wood] unità di legno
        [stone] pietra
        [iron] unità di ferro
       *[gold] unità d’oro
    }
card-per-chosen =
    { $item ->
        [worker]
            { $points ->
                [one] { $points } punto per ogni lavoratore di un solo colore, il migliore per te
               *[other] { $points } punti per ogni lavoratore di un solo colore, il migliore per te
            }
        [skill]
            { $points ->
                [one] { $points } punto per ogni abilità di un solo tipo, il migliore per te
               *[other] { $points } punti per ogni abilità di un solo tipo, il migliore per te
            }
       *[resource]
            { $points ->
                [one] { $points } punto per ogni risorsa di un solo tipo, il migliore per te
               *[other] { $points } punti per ogni risorsa di un solo tipo, il migliore per te
            }
    }
card-yard =
    { $lying ->
        [wood] ogni unità di legno che vi si trova alla fine vale { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [stone] ogni unità di pietra che vi si trova alla fine vale { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [iron] ogni unità di ferro che vi si trova alla fine vale { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [gold] ogni unità d’oro che vi si trova alla fine vale { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[any] ogni risorsa che vi si trova alla fine vale { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }
card-per-neighbour =
    { $points ->
        [one] { $points } punto per ogni tessera vicina
       *[other] { $points } punti per ogni tessera vicina
    }
card-per-capacity =
    { $points ->
        [one] { $points } punto per ogni spostamento che danno le tue tessere di trasporto
       *[other] { $points } punti per ogni spostamento che danno le tue tessere di trasporto
    }
card-road-loop =
    { $points ->
        [one] { $points } punto per ogni tessera della tua migliore strada chiusa
       *[other] { $points } punti per ogni tessera della tua migliore strada chiusa
    }
card-boat-chain = per 1, 2, 3, 4 o 5 barche in fila dall’acqua della tua casa: { $n1 }, { $n2 }, { $n3 }, { $n4 } o { $n5 } punti
card-free-upgrade = prima del conteggio si migliora gratis una tessera
card-per-worker =
    { $points ->
        [one] { $points } punto per ogni lavoratore che non conta altrove
       *[other] { $points } punti per ogni lavoratore che non conta altrove
    }
card-boat-workers = quando prendi una barca peschi anche due lavoratori dal sacchetto
card-boat-green = quando prendi una barca ricevi anche un lavoratore verde
card-cross-fields = le tue risorse attraversano anche i campi, e quando piazzi i lati non devono combaciare
card-double-transport = il tuo trasporto dà il doppio di spostamenti e miglioramenti
card-upgrade-substitution = quando migliori, ogni risorsa può sostituirne un’altra
card-score-substitution = alla fine ogni tua risorsa può contare come un’altra
card-counter-bid = contro un’offerta blu, rossa o gialla puoi offrire in un altro colore
card-use-any-colour = una tessera che ha già un colore la usi con lavoratori di qualunque colore
card-order-number = Chi se la aggiudica sceglie una barca al posto { $number }.
card-order-purple = Porta anche la pedina viola: chi l’ha comincia la prossima stagione.
card-load =
    { $season-id ->
        [spring] In primavera:
        [summer] In estate:
       *[autumn] In autunno:
    } { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }, { $skills } abilità
card-boat-itself = In inverno la barca stessa entra nel tuo villaggio.
card-takes =
    { $count ->
        [one] Per un’offerta o per usarla serve almeno { $count } lavoratore
       *[other] Per un’offerta o per usarla servono almeno { $count } lavoratori
    }
card-takes-colour = Per un’offerta o per usarla serve almeno { $count ->
        [one] { $count } lavoratore { $colour }
       *[other] { $count } lavoratori { $colour-many }
    }
card-transport = Uno spostamento porta una tua risorsa lungo una strada alla tessera accanto; un miglioramento gira una tua tessera.
card-lies = Sopra: { $goods }
card-placed-upgraded = È migliorata, nel villaggio di { $seat }.
    .you = È migliorata, nel tuo villaggio.
card-unfit = «{ $tile }» non può stare qui
card-aside = Non ha posto nel villaggio di { $seat }.
    .you = Non ha posto nel tuo villaggio.
card-to-place = { $seat } deve ancora piazzarla.
    .you = Devi ancora piazzarla.
card-winter-offered = La metterai all’asta: conta solo per chi la vince.
card-winter-kept = La tua tessera d’inverno: non la metterai all’asta.
card-yours-in-winter = In inverno puoi metterla all’asta: conta solo per chi la vince. Ora la vedi solo tu.
card-moored = È nella fila delle barche.
card-not-here = Ora non è sul tavolo.
card-on-board = A bordo ora: { $goods }
card-brings =
    { $points ->
        [one] Per ora dà { $points } punto al suo villaggio.
       *[other] Per ora dà { $points } punti al suo villaggio.
    }
card-worker = Lavoratore: { $colour }
card-purple-starts = Chi la possiede comincia la stagione successiva.
card-purple-counts = Chi se la aggiudica in inverno la conta alla fine come un lavoratore, un’abilità o una risorsa a scelta.
card-resource = { $resource }
card-in-village = Nel tuo villaggio: { $count }
card-gold = L’oro sostituisce legno, pietra o ferro. Alla fine ogni unità d’oro non usata altrove vale un punto.
card-skill = Abilità: { $skill }
card-skill-pays = Con le abilità si pagano certi effetti e miglioramenti, e le tessere d’inverno le contano. Le tue le vedi solo tu.
card-passes = Passi di seguito
card-passes-end = Quando tutti passano uno dopo l’altro, la stagione finisce. Fino ad allora chi ha passato può ancora agire.
card-season = { $season }
card-season-gets = A fine stagione { $seat } per ora ottiene: { $tiles }
    .you = A fine stagione per ora ottieni: { $tiles }
card-bag = Da qui si pescano lavoratori senza guardare; vi finiscono quelli pagati e le offerte vincenti.
card-pile = La pila delle abilità
card-seen = Ricevuto davanti a tutti: { $goods }
card-village = Villaggio di { $seat }
    .you = Il tuo villaggio
section-offer = Asta
section-mine = Villaggio
section-others = Gli altri
section-boats = Barche
section-hand = Lavoratori
section-turn = Turno

## Una prima partita guidata

lesson-goal = Ti diamo il benvenuto a Keyflower! In quattro stagioni conquisti tessere per il villaggio che nasce da questa casa. Miglioramenti e tessere d’inverno danno più punti (stelle rosse), e chi ne ha di più dopo l’inverno vince.
lesson-offer = Queste tessere sono all’asta in primavera. Chi è in testa a una tessera a fine stagione la riceve per il proprio villaggio.
lesson-workers = Hai 8 lavoratori che nessun altro vede. Nel tuo turno li usi per fare un’offerta o per usare una tessera, oppure passi.
lesson-bid = Offri per il Taglialegna: sceglilo e manda 1 lavoratore giallo.
lesson-colour = { $seat1 } ha superato la tua offerta con 2 lavoratori gialli. Il primo lavoratore fissa il colore della tessera per la stagione: d’ora in poi qui conta solo il giallo.
lesson-group = Un gruppo superato può andare altrove, ma solo intero. Offri per il Cavapietre: riprendi il tuo gruppo dal Taglialegna e aggiungi 1 lavoratore giallo.
lesson-use = Puoi usare qualsiasi tessera, anche se altri sono in testa. Metti 1 lavoratore giallo sul Taglialegna: 2 unità di legno vanno sulla tua casa. Il prossimo uso chiederebbe almeno 2 lavoratori.
lesson-whose = I lavoratori su una tessera vanno a chi la possiede a fine stagione: quello non lo rivedrai. Al Cavapietre in testa ci sei tu: usalo con 1 lavoratore giallo per avere 2 pietre.
lesson-home = Ora legno e pietra sono sulla tua casa. Le case spostano risorse e migliorano tessere: usa la tua con 1 lavoratore blu.
lesson-upgrade = Migliorare questa tessera costa 1 legno e 1 pietra, che devono stare proprio su di essa. Migliorala: vale 5 punti e sposta di più.
lesson-order = Anche { $seat1 } ha migliorato la sua casa, con oro al posto del legno. Ora offri 1 lavoratore blu per l’ordine di turno: chi lo vince sceglie la barca prima degli altri e comincia la stagione successiva.
lesson-pass = { $seat1 } ha passato. I lavoratori che tieni restano tuoi e la stagione finisce quando tutti passano di seguito. Passa anche tu.
lesson-won = Il Cavapietre è tuo. I 2 lavoratori della tua offerta sono nel sacchetto, ma quello che stava sulla tessera è tornato da te. Le tessere senza offerte escono dal gioco.
lesson-boat = Ogni stagione finisce con una barca a testa, piena di nuovi lavoratori e abilità. La prima scelta è tua: prendi la Sea Bastion, perché il suo piccone paga il miglioramento del Cavapietre.
lesson-place = Piazza il Cavapietre a nord della tua casa, senza ruotarlo. I lati devono combaciare: strada con strada, campo con campo, acqua con acqua.
lesson-settle = La strada tra le due tessere lascia passare le risorse. Conferma il villaggio: anche { $seat1 } piazza le sue tessere.
lesson-summer = È estate e cominci tu. Ciò che il Cavapietre ti dà ora resta su di esso; un trasporto lo porta lungo le strade dove un miglioramento lo chiede.
lesson-winter = Queste tessere d’inverno non sono ancora tue: in inverno ne metti all’asta, e conta solo per chi la vince. Danno punti per lavoratori, abilità e risorse: raccogli ciò che chiedono.
lesson-free = Tessere migliorate e tessere d’inverno danno la maggior parte dei punti, e ogni unità d’oro rimasta vale 1 punto. Dopo l’inverno si finisce. Continua come ti piace!

tip-carry = Uno spostamento porta una risorsa su una tessera vicina, lungo una strada. Porta il costo di un miglioramento proprio su quella tessera; gli spostamenti non usati si perdono.
tip-pay-worker = Questa tessera chiede un altro lavoratore in pagamento. Va nel sacchetto, e il suo colore può essere diverso da quello della tessera.
tip-green = Sono entrati in gioco lavoratori verdi. Seguono le stesse regole, ma sono rari: una tessera verde è difficile da contendere.
tip-place = Hai vinto più tessere. Piazzale nell’ordine e nel verso che vuoi; finché non confermi il villaggio puoi riprenderle.
tip-offer = È inverno: scegli in segreto quali delle tue tessere d’inverno vanno all’asta, almeno una. Tutti possono fare offerte, quindi metti quelle che ti danno più punti.

## Why a turn is good (coach/reasons.py)

reason-workers-more = Ti restano più lavoratori
reason-workers-theirs = { $seat } avrà meno lavoratori
reason-skills-more = Hai più abilità con cui pagare
reason-resources-more = Legno, pietra e ferro nel tuo villaggio: +{ $n }
reason-resources-theirs =
    { $n ->
        [one] { $seat } ha { $n } risorsa in meno (legno, pietra o ferro)
       *[other] { $seat } ha { $n } risorse in meno (legno, pietra o ferro)
    }
reason-upgrades-more = Ti avvicini al miglioramento di una tessera
reason-production-more = Le tue tessere produrranno di più per te
reason-tiles-led-more =
    { $n ->
        [one] Sei in testa per { $n } tessera in più: è tua se nessuno offre di più
       *[other] Sei in testa per { $n } tessere in più: sono tue se nessuno offre di più
    }
reason-tiles-led-theirs =
    { $n ->
        [one] { $seat } è in testa per { $n } tessera in meno
       *[other] { $seat } è in testa per { $n } tessere in meno
    }
reason-winter-plans-more = Raccogli di più di ciò che contano le tue tessere d’inverno
reason-turn-order-more = Scegli prima una barca, se nessuno offre di più
reason-turn-order-theirs = { $seat } sceglie una barca più tardi
reason-begins-more = Inizi la prossima stagione
reason-begins-theirs = { $seat } non inizia la prossima stagione
reason-roads-more = Strade che collegano le tue tessere: +{ $n }; lì viaggiano le risorse
reason-boats-more = Barche estive nel tuo villaggio: +{ $n }
