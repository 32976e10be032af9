# Lantern in italiano. Chiavi e variabili sono le stesse nei cinque file (docs/languages.md).

game-name = Lanterna
game-blurb = Accendi le lanterne più luminose della tua mano prima degli altri.
game-kind = Gestione della mano, mani nascoste, fortuna nel pescare
game-length = circa 5 minuti
game-players = da 2 a 3 persone

game-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

event-lit = { $seat } { event-lit.deed }
    .deed = accende una lanterna di forza { $lantern }.
    .you = { $seat } { event-lit.you-deed }
    .you-deed = accendi una lanterna di forza { $lantern }.
event-drawn = { $seat } { event-drawn.deed }
    .deed = pesca un’altra lanterna.
    .you = { $seat } { event-drawn.you-deed }
    .you-deed = peschi un’altra lanterna.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] vince con { $points } punto.
           *[other] vince con { $points } punti.
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] vinci con { $points } punto.
           *[other] vinci con { $points } punti.
        }

prompt-light = Accendi una delle tue lanterne.
prompt-over = La partita è finita.
waiting-light = Si aspetta che { $seat } accenda una lanterna.

action-light = Accendere la lanterna di forza { $lantern }
several-light = Accendere una lanterna

refused-no-lantern = Non hai questa lanterna. Scegline una dalla tua mano.

breakdown-lit = Lanterne accese
breakdown-points = Punti

confidence-brightness = Cinque forze, cinque lanterne di ognuna; le abbiamo inventate noi.
confidence-hand = Tre lanterne in ogni mano; l’abbiamo deciso noi.

piece-bag =
    { $count ->
        [one] { $count } lanterna nel sacchetto
       *[other] { $count } lanterne nel sacchetto
    }
piece-seat =
    { $points ->
        [one] { $seat } ha { $points } punto
       *[other] { $seat } ha { $points } punti
    }
    .you =
        { $points ->
            [one] Hai { $points } punto
           *[other] Hai { $points } punti
        }
piece-hidden = { $seat } tiene { $count } lanterne che nessun altro vede
    .you = Tieni { $count } lanterne che nessun altro vede
piece-hand = In mano a { $seat }: lanterna di forza { $lantern }, numero: { $count }
    .you = Nella tua mano: lanterna di forza { $lantern }, numero: { $count }
piece-lit = Accesa da { $seat }: lanterna di forza { $lantern }, numero: { $count }
    .you = Accesa da te: lanterna di forza { $lantern }, numero: { $count }

section-table = Tavolo

thing-lantern = Lanterna di forza { $lantern }
says-lantern = Una volta accesa porta la sua luce in punti. Ce ne sono { $count } di questo tipo.
now-lantern = Accese finora: { $count }.
thing-light = Luce di { $seat }
    .you = La tua luce
says-light = Le lanterne accese portano la loro luce in punti e vince chi ne ha di più. In caso di pareggio decide la luce in mano.
thing-hand = Mano di { $seat }
    .you = La tua mano
says-hand = Ognuno tiene { $count } lanterne e non le mostra a nessuno prima della fine.
thing-bag = Il sacchetto
says-bag = Chi ha acceso una lanterna ne pesca qui un’altra. Nessuno vede che cosa vi resta.
shelf-lanterns = Lanterne
shelf-others = Il sacchetto

howto-1-title = Di che cosa si tratta
howto-1-text = Ognuno tiene lanterne segrete. Più sono luminose quelle che accendi, più punti fai.
howto-2-title = Il tuo turno
howto-2-text = Accendi una lanterna della tua mano e pescane un’altra dal sacchetto.
howto-3-title = La fine
howto-3-text = Dopo cinque turni a testa si conta la luce. In caso di pareggio si mostrano le mani e vince quella più luminosa.
