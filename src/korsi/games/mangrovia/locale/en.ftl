# Mangrovia in English. Keys and variables are the same in all five files (docs/languages.md).

## The game

game-name = Mangrovia
game-blurb = Who becomes chief of the islands? Send bowls to the piers and build huts where the birds sit.
game-kind = Choosing actions, collecting cards, majorities; hands are hidden
game-length = about 75 minutes
game-players = 2 to 5 players
game-points =
    { $count ->
        [one] { $count } chief point
       *[other] { $count } chief points
    }

## Things

card-mangrove = mangrove
card-sand = sand
card-reed = reed
card-water = water
deck-valuables = valuables
deck-landscape = landscapes
landscapes-mangrove-sand = mangrove and sand
landscapes-mangrove-reed = mangrove and reed
landscapes-mangrove-water = mangrove and water
landscapes-sand-reed = sand and reed
landscapes-sand-water = sand and water
landscapes-reed-water = reed and water
payment-mangrove = mangrove
payment-sand = sand
payment-reed = reed
payment-water = water
payment-tile-free-landscape = free-landscape tile
payment-start-6 = starting card 6
payment-start-n = starting card { $n }
payment-start-5 = starting card 5
payment-start-4 = starting card 4
payment-start-3 = starting card 3
payment-tile-valuable-3 = valuables tile 3
payment-tile-valuable-n = valuables tile { $n }
payment-amulet-6 = amulet 6
payment-amulet-n = amulet { $n }
payment-amulet-5 = amulet 5
payment-amulet-4 = amulet 4
payment-amulet-3 = amulet 3
payment-amulet-2 = amulet 2
payment-amulet-1 = amulet 1
payment-tile-amulet-2 = amulet tile 2
payment-tile-amulet-n = amulet tile { $n }
path-v1 = path of column a
    .short = column a
path-v2 = path of column c
    .short = column c
path-v3 = path of column e
    .short = column e
path-v4 = path of column g
    .short = column g
path-h1 = path of row 1
    .short = row 1
path-h2 = path of row 3
    .short = row 3
path-h3 = path of row 5
    .short = row 5
path-h4 = path of row 7
    .short = row 7
tile-v1 = statue tile of column a
tile-v2 = statue tile of column c
tile-v3 = statue tile of column e
tile-v4 = statue tile of column g
tile-h1 = statue tile of row 1
tile-h2 = statue tile of row 3
tile-h3 = statue tile of row 5
tile-h4 = statue tile of row 7
tile-valuable-3 = valuables tile 3
tile-valuable-n = valuables tile { $n }
tile-amulet-2 = amulet tile 2
tile-amulet-n = amulet tile { $n }
tile-free-landscape = free-landscape tile
owner-neutral = neutral
owner-nobody = nobody
space-i1 = island 1
space-i2 = island 2
space-i3 = island 3
space-i4 = island 4

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = gets the talisman and begins.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = get the talisman and begin.
event-round = Round { $round } begins with { $seat }.
    .you = Round { $round } begins with you.
event-bowl-placed = { $seat } { event-bowl-placed.deed }
    .deed = puts a bowl on site { $site }.
    .you = { $seat } { event-bowl-placed.you-deed }
    .you-deed = put a bowl on site { $site }.
event-boat = The boat reaches pier { $pier }: { $seat } may act.
    .you = The boat reaches pier { $pier }: you may act.
event-idle-pier = At pier { $pier } there is nothing { $seat } could do.
    .you = At pier { $pier } there is nothing you could do.
event-idle-why = The reason: { $why }.
told-idle-huts = no hut left
told-idle-land = no landscape card
told-idle-amulets = no amulet to be had
told-idle-cards = no card to be had
event-takes = { $seat } { event-takes.deed }
    .deed =
        { $card-id ->
            [mangrove] takes a face-up { $card } card.
            [sand] takes a face-up { $card } card.
            [reed] takes a face-up { $card } card.
            [water] takes a face-up { $card } card.
           *[other] takes a face-up card of value { $card }.
        }
    .you = { $seat } { event-takes.you-deed }
    .you-deed =
        { $card-id ->
            [mangrove] take a face-up { $card } card.
            [sand] take a face-up { $card } card.
            [reed] take a face-up { $card } card.
            [water] take a face-up { $card } card.
           *[other] take a face-up card of value { $card }.
        }
event-draws = { $seat } { event-draws.deed }
    .deed =
        { $card-id ->
            [none] draws a face-down card ({ $deck }).
           *[other] draws a face-down card: { $card }.
        }
    .you = { $seat } { event-draws.you-deed }
    .you-deed =
        { $card-id ->
            [none] draw a face-down card ({ $deck }).
           *[other] draw a face-down card: { $card }.
        }
event-reshuffled =
    { $cards ->
        [one] The discards are shuffled into a new pile ({ $deck }): { $cards } card.
       *[other] The discards are shuffled into a new pile ({ $deck }): { $cards } cards.
    }
event-turned-up = Turned up: { $card }.
event-takes-stack = { $seat } { event-takes-stack.deed }
    .deed = takes an amulet of value { $amulet } from the board.
    .you = { $seat } { event-takes-stack.you-deed }
    .you-deed = take an amulet of value { $amulet } from the board.
event-draws-amulet = { $seat } { event-draws-amulet.deed }
    .deed =
        { $amulet-id ->
            [none] draws an amulet from the bag.
           *[other] draws an amulet from the bag: { $amulet }.
        }
    .you = { $seat } { event-draws-amulet.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] draw an amulet from the bag.
           *[other] draw an amulet from the bag: { $amulet }.
        }
event-returns = { $seat } { event-returns.deed }
    .deed =
        { $amulet-id ->
            [none] puts one of the drawn amulets back.
           *[other] puts the amulet { $amulet } back.
        }
    .you = { $seat } { event-returns.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] put one of the drawn amulets back.
           *[other] put the amulet { $amulet } back.
        }
event-bag-filled =
    { $amulets ->
        [one] The bag was empty: { $amulets } amulet set aside goes into it.
       *[other] The bag was empty: { $amulets } amulets set aside go into it.
    }
event-site-chosen = { $seat } { event-site-chosen.deed }
    .deed =
        { $huts ->
            [one] begins a hut on { $space }.
           *[other] begins a double hut on { $space }.
        }
    .you = { $seat } { event-site-chosen.you-deed }
    .you-deed =
        { $huts ->
            [one] begin a hut on { $space }.
           *[other] begin a double hut on { $space }.
        }
event-pays = { $seat } { event-pays.deed }
    .deed = pays with { $payment }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = pay with { $payment }.
event-built = { $seat } { event-built.deed }
    .deed =
        { $huts ->
            [one] builds a hut on { $space }.
           *[other] builds a double hut on { $space }.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $huts ->
            [one] build a hut on { $space }.
           *[other] build a double hut on { $space }.
        }
event-prints = { $seat } { event-prints.deed }
    .deed =
        { $points ->
            [one] scores { $points } point for the space.
           *[other] scores { $points } points for the space.
        }
    .you = { $seat } { event-prints.you-deed }
    .you-deed =
        { $points ->
            [one] score { $points } point for the space.
           *[other] score { $points } points for the space.
        }
event-pole-tile = { $seat } { event-pole-tile.deed }
    .deed = puts the pole tile { $points } under the hut on { $space } and scores it.
    .you = { $seat } { event-pole-tile.you-deed }
    .you-deed = put the pole tile { $points } under the hut on { $space } and score it.
event-column = { $seat } { event-column.deed }
    .deed =
        { $huts ->
            [one] has one hut on an amulet space now.
           *[other] has { $huts } huts on amulet spaces now.
        }
    .you = { $seat } { event-column.you-deed }
    .you-deed =
        { $huts ->
            [one] have one hut on an amulet space now.
           *[other] have { $huts } huts on amulet spaces now.
        }
event-tile-gained = { $seat } { event-tile-gained.deed }
    .deed = gets the { $tile }.
    .you = { $seat } { event-tile-gained.you-deed }
    .you-deed = get the { $tile }.
event-last-hut = { $seat } { event-last-hut.deed }
    .deed = has built their last hut. This round is finished, then the game ends.
    .you = { $seat } { event-last-hut.you-deed }
    .you-deed = have built your last hut. This round is finished, then the game ends.
event-birds-set = { $seat } { event-birds-set.deed }
    .deed = sets the birds on { $landscapes }.
    .you = { $seat } { event-birds-set.you-deed }
    .you-deed = set the birds on { $landscapes }.
event-passes-by = { $seat } { event-passes-by.deed }
    .deed = does nothing at pier { $pier }.
    .you = { $seat } { event-passes-by.you-deed }
    .you-deed = do nothing at pier { $pier }.
event-leaves-out = { $seat } { event-leaves-out.deed }
    .deed = leaves out at pier { $pier }: { $what }.
    .you = { $seat } { event-leaves-out.you-deed }
    .you-deed = leave out at pier { $pier }: { $what }.
event-waives = { $seat } { event-waives.deed }
    .deed = skips the rest of pier { $pier }.
    .you = { $seat } { event-waives.you-deed }
    .you-deed = skip the rest of pier { $pier }.
event-waives-forced = { $seat } { event-waives-forced.deed }
    .deed = has nothing left to do at pier { $pier }.
    .you = { $seat } { event-waives-forced.you-deed }
    .you-deed =
        { $why ->
            [none] have nothing left to do at pier { $pier }.
           *[other] have nothing left to do at pier { $pier }: { forced-waive.why }.
        }
event-talisman = { $seat } { event-talisman.deed }
    .deed = starts the next round.
    .you = { $seat } { event-talisman.you-deed }
    .you-deed = start the next round.
event-flown = Nobody was on site 1: the birds fly to { $landscapes }.
event-limit-reached = After { $rounds } rounds the game ends.
event-path-prize =
    { $place ->
        [1] First place on the { $path }: { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Second place on the { $path }: { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you =
        { $place ->
            [1] First place on the { $path }: you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] Second place on the { $path }: you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
event-stone-scored =
    { $points ->
        [one] Stone area: { $seat } gets { $own } × { $all } = { $points } point.
       *[other] Stone area: { $seat } gets { $own } × { $all } = { $points } points.
    }
    .you =
        { $points ->
            [one] Stone area: you get { $own } × { $all } = { $points } point.
           *[other] Stone area: you get { $own } × { $all } = { $points } points.
        }
event-pole-scored =
    { $place ->
        [1] Pole area: first place for { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Pole area: second place for { $seat }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you =
        { $place ->
            [1] Pole area: first place for you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] Pole area: second place for you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
event-final-count = { $seat } { event-final-count.deed }
    .deed = scores { $points } at the end: { $parts }.
    .you = { $seat } { event-final-count.you-deed }
    .you-deed = score { $points } at the end: { $parts }.
told-final-paths = paths { $points }
told-final-stone = stone area { $points }
told-final-pole = pole area { $points }
told-final-amulets = amulets { $points }
event-amulets-scored = { $seat } { event-amulets-scored.deed }
    .deed =
        { $points ->
            [one] scores { $points } point for amulets left.
           *[other] scores { $points } points for amulets left.
        }
    .you = { $seat } { event-amulets-scored.you-deed }
    .you-deed =
        { $points ->
            [one] score { $points } point for amulets left.
           *[other] score { $points } points for amulets left.
        }
event-wins = { $seat } { event-wins.deed }
    .deed =
        wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
ended-last-hut = The game ended with the round in which { $seat } built their last hut.
    .you = The game ended with the round in which you built your last hut.
ended-limit-reached = The game ended after { $rounds } rounds.

## What to do now

prompt-bowl =
    Put a bowl on a free site. It will act at both piers of the site.{ $ending ->
        [own] {" "}You have one hut left: this round may be the last.
        [other] {" "}A player has one hut left: this round may be the last.
       *[none] {""}
    }{ $banned ->
        [0] {""}
       *[other] {" "}Your first bowl may not go on site { $banned }.
    }
prompt-act =
    { $next ->
        [up] The boat is at pier { $pier }. Take { $count ->
                [one] a face-up card
               *[other] { $count } face-up cards
            }.
        [down] The boat is at pier { $pier }. Draw { $count ->
                [one] a face-down card
               *[other] { $count } face-down cards
            }.
        [amulets] The boat is at pier { $pier }. Take amulets.
        [build] The boat is at pier { $pier }. Build { $count ->
                [one] a hut
               *[other] up to { $count } huts
            }.
        [double] The boat is at pier { $pier }. Build a double hut.
        [birds] The boat is at pier { $pier }. Set the birds on the oracle rock.
        [unbuilt] The boat is at pier { $pier }. You cannot build a hut now: { forced-waive.why }. { $then ->
                [none] Skip the rest.
                [down] Draw { $count ->
                    [one] a face-down card
                   *[other] { $count } face-down cards
                }.
               *[more] Do what is left.
            }
       *[any] The boat is at pier { $pier }. Choose { piece-pier.does }.
    }{ $sooner ->
        [true] {" "}Drawing face down now gives that up.
       *[false] {""}
    }{ prompt-act.without }{ $last ->
        [true] {" "}It is your last hut: this round is then the last.
       *[false] {""}
    }
    .without =
        { $without ->
            [hut] {" "}No hut now: { forced-waive.why }.
            [double] {" "}No double hut now: { $why ->
                [huts] you have only one hut left
                [land] it takes two landscape cards for the same space
                [space] no space for it is free
               *[price] with what you hold you can pay no doubled price exactly
            }.
           *[none] {""}
        }
forced-waive = No more huts possible: { forced-waive.why }
    .why =
        { $why ->
            [huts] you have no hut left
            [land] you have no card of a landscape a bird sits on
            [space] no space is free for it
           *[price] with what you hold you can pay no price exactly
        }
prompt-return = Put one of the amulets just drawn back into the bag.
prompt-pay =
    { $currency ->
        [amulets] { $lands ->
            [0] Pay for the hut on { $space }: exactly { $due } in amulets.
           *[other] Pay for the hut on { $space }: the landscape first, then exactly { $due } in amulets.
        }
       *[valuables] { $lands ->
            [0] Pay for the hut on { $space }: exactly { $due } in valuables.
           *[other] Pay for the hut on { $space }: the landscape first, then exactly { $due } in valuables.
        }
    }
prompt-over = The game is over.
waiting-bowl = Waiting for { $seat } to place a bowl.
waiting-act = Waiting for { $seat } at pier { $pier }.
waiting-return = Waiting for { $seat } to put an amulet back.
waiting-pay = Waiting for { $seat } to pay for { $space }, { $due } to go.
action-bowl = Bowl on site { $site }
action-take =
    { $card-id ->
        [mangrove] Take the { $card } card
        [sand] Take the { $card } card
        [reed] Take the { $card } card
        [water] Take the { $card } card
       *[other] Take the { $card }
    }
action-draw =
    { $deck-id ->
        [landscape] Draw a face-down landscape card
       *[valuables] Draw a face-down valuables card
    }
action-amulets = Take amulets
action-return = Put back amulet { $amulet }
action-build = Hut on { $space }
action-double = Double hut on { $space }
action-pay = Pay with { $payment }
action-birds = Birds on { $landscapes }
action-waive = Skip this

## Several of a kind, folded into one row

several-bowl = Place a bowl
several-take = Take a card that lies face up
several-return = Put an amulet back
several-build = Build a hut
several-build-best = up to +{ $points }
several-double = Build a double hut
several-pay = Pay with
several-birds = Set the birds
preview-costs =
    { $currency ->
        [amulets] { $price } in amulets
       *[valuables] { $price } in valuables
    }
preview-end = points { $before } → { $after }: { $parts }
preview-end-even = points stay { $before }
worth-at-once = +{ $points } at once
worth-path =
    { $place ->
        [1] +{ $points } first on { $path-short }
       *[other] +{ $points } second on { $path-short }
    }
worth-path-moved =
    { $place ->
        [1] first on { $path-short }: { $from } → { $to }
       *[other] second on { $path-short }: { $from } → { $to }
    }
worth-stone-area = +{ $points } stone area
worth-pole-area = +{ $points } pole area
worth-amulets = −{ $points } for amulets
preview-column =
    { $back ->
        [0] from now on you draw { $drawn ->
            [one] an amulet
           *[other] { $drawn } amulets
        } from the bag
       *[other] from now on you draw { $drawn } amulets, put one back
    }
preview-fits =
    { $count ->
        [0] you hold no card of these landscapes yet
        [one] you hold { $count } card of these landscapes
       *[other] you hold { $count } cards of these landscapes
    }
preview-opens =
    { $count ->
        [one] enough for a hut on { $count } space already
       *[other] enough for a hut on { $count } spaces already
    }
preview-amulets =
    { $draw ->
        [0] you get an amulet worth 1 from the board
        [one] you draw { $draw } from the bag
       *[other] you draw { $draw } from the bag and keep { $keep }
    }
preview-pier-amulets =
    Pier { $pier }: amulets ({ preview-pier-amulets.now }){ $pier ->
        [7] , or 1 face-down card
        [8] , or 1 hut
       *[other] {""}
    }
    .now =
        { $draw ->
            [0] 1, worth 1
            [one] { $draw } from the bag
           *[other] { $draw } from the bag, { $keep } kept
        }
preview-tile = plus { $tile }
preview-last-hut = your last hut: this round is the last
preview-prices = pays { $prices } exactly
preview-spaces =
    { $count ->
        [one] { $count } more space to build on
       *[other] { $count } more spaces to build on
    }
preview-land =
    for { $count ->
        [one] { $count } free space
       *[other] { $count } free spaces
    }{ $bird ->
        [0] , no bird there now
       *[other] , a bird there now
    }
preview-no-price = no new price yet
preview-left = { $due } left to pay
preview-paid = pays for the hut
told-payment = { $payment }
preview-skips = after that you can no longer { $steps }
preview-waive = whatever is left at pier { $pier } is gone for this round, nothing else; the boat sails on

## Refused moves

refused-place-bowl = Bowls are placed now. Choose a free site.
refused-act-at-pier = All bowls are placed. Choose one of the pier’s actions.
refused-return-amulet = First put one of the drawn amulets back.
refused-pay-now = The hut you began has to be paid for first. Choose a card or amulet that glows.
refused-nothing-to-pay = No hut is being paid for. Choose a space first.
refused-site-taken = There is already a bowl on this site. Choose a free one.
refused-site-banned = The start player’s first bowl may not go there. Choose another site.
refused-not-at-this-pier = This cannot be done at this pier now. What can be done here glows.
refused-not-face-up = No such card lies face up. The cards in your hand pay for huts when you build.
refused-pile-empty = This pile and its discards are spent. Draw from the other pile.
refused-no-amulets = There is no amulet to be had. Choose something else or skip it.
refused-amulet-not-drawn = Only an amulet just drawn can go back. Choose one of those.
refused-no-hut = You do not have enough huts left for that.
refused-occupied = There is already a hut on this space. Choose a free one.
refused-no-double-here = No double hut in the stone or pole area or on an amulet space. Choose another space.
refused-no-active-landscape = No bird sits on a landscape of this space. Choose a space that is not in shadow.
refused-no-landscape-card = You lack the active landscape card for this space. Choose another one.
refused-cannot-pay-exactly = Nothing you hold adds up exactly to the price. Choose another space.
refused-not-held = You do not hold this. Choose something from your hand.
refused-wrong-landscape = This landscape card does not pay for the space now. Choose one that glows.
refused-wrong-currency = The space has another currency. Choose something that glows.
refused-wrong-order = Landscapes are laid down first, then the highest value. Choose something that glows.
refused-not-exact = With this the price could not be met exactly any more. Choose something that glows.
why-nothing-path = A statue is not chosen: huts on the spaces of its path score at the end.
why-nothing-area = An area is not chosen as a whole: where you may build, choose one of its spaces.
why-nothing-pole = A pole tile is not chosen: the top one goes to the next hut in the pole area.
why-nothing-tile = A stone-area tile is not chosen: it goes to whoever builds on its space.
why-nothing-talisman = The talisman is not chosen: it goes to whoever starts the next round.
why-nothing-sums = This only shows what your hand can pay; to pay, choose a space where you may build.
why-nothing-seat = This only shows how a player stands; there is nothing to choose.
why-nothing-count = This only counts what a player has; there is nothing to choose.
lacks-card =
    { $count ->
        [one] You lack a landscape card: { $land }.
       *[other] You lack { $count } landscape cards: { $land }.
    }
lacks-card-either =
    { $count ->
        [one] You lack a landscape card: { $land } or { $other }.
       *[other] You lack { $count } landscape cards: { $land } or { $other }.
    }
lacks-worth =
    { $currency ->
        [amulets] You lack amulets worth { $missing }:
       *[valuables] You lack valuables worth { $missing }:
    } { $huts ->
        [one] the price is exactly { $price }.
       *[other] a double hut costs exactly { $price }.
    }
lacks-between =
    { $huts ->
        [one] The price is exactly { $price }:
       *[other] A double hut costs exactly { $price }:
    } { $currency ->
        [amulets] your amulets make
       *[valuables] your valuables make
    } { $below ->
        [0] no less than { $above }.
       *[other] { $below } or { $above }.
    }
lacks-too-much = { $value } is too much: exactly { $due } is still to be paid.
lacks-rest = The sum must be exactly { $due }: with { $value }, nothing you hold makes up the rest.
lacks-order = The highest value is laid down first; { $value } comes after it.
lacks-land-first = The landscape card is laid down first, then the price.
lacks-land-done =
    { $currency ->
        [amulets] The landscape is paid. What is left is exactly { $due } in amulets.
       *[valuables] The landscape is paid. What is left is exactly { $due } in valuables.
    }

## Options

option-stone-tiles = Stone-area tiles
option-stone-tiles-text = Variant: a tile lies on every free stone space, and whoever builds there gets it.
option-stone-tiles-none = without
option-stone-tiles-mixed = from all sixteen
option-stone-tiles-statues-only = statues only
option-stone-tiles-bonus-only = bonuses only
option-start-player = Start player
option-start-player-text = Who gets the talisman and starting set 1?
option-start-player-random = drawn at random
option-start-player-0 = seat 1
option-start-player-1 = seat 2
option-start-player-2 = seat 3
option-start-player-3 = seat 4
option-start-player-4 = seat 5
option-stone-total-counts-neutral = Neutral hut in the stone area
option-stone-total-counts-neutral-text = Does a neutral hut count among all huts of the stone area?
option-spent-ones-go-to-bag = Spent ones go into the bag
option-spent-ones-go-to-bag-text = Do spent amulets of value 1 enter the bag later? If not, they leave the game.
option-pier5-same-source = Pier 5 from one source
option-pier5-same-source-text = Must both cards of pier 5 come from the same source?
option-reshuffle-when-emptied = Reshuffle at once
option-reshuffle-when-emptied-text = Is an emptied pile made anew at once? If not, only when a card is needed.
option-unused-amulet-tile-scores = Unused amulet tiles score
option-unused-amulet-tile-scores-text = Does an unused amulet tile score like an amulet at the end?
option-neutral-colours = Neutral huts of two colours
option-neutral-colours-text = With two players: do the neutral huts on grey and on white marks count together, or is each colour ranked by itself?
option-neutral-colours-together = together, as one
option-neutral-colours-apart = each colour by itself

## Where the points come from

breakdown-printed = Points printed on spaces
breakdown-pole-tiles = Pole tiles
breakdown-paths = Divine paths
breakdown-paths-item =
    { $place ->
        [1] first on the { $path }: { $points }
       *[other] second on the { $path }: { $points }
    }
breakdown-paths-moved =
    { $change ->
        [less] { $place ->
            [2] only second now on the { $path }
           *[other] no longer first or second on the { $path }
        }
       *[more] { $place ->
            [1] now first on the { $path }
           *[other] now second on the { $path }
        }
    }
breakdown-stone-area = Stone area
breakdown-pole-area = Pole area
breakdown-amulets = Amulets left
tie-amulets = Tie: the amulets { $seat } has left are worth more, { $more } to { $less }.
    .you = Tie: the amulets you have left are worth more, { $more } to { $less }.
breakdown-points = Points
breakdown-amulets-covered = Amulets left count their value. What others hold face down is added only at the end.

## How sure each part of the box is

confidence-site = Which site serves which two piers: three reviews agree.
confidence-pier = The twelve actions of the piers.
confidence-space = The printed map was not available. Six spaces carry values from examples in the rules, the others are our choice; whoever owns the box can put them right under “Correct the box”.
confidence-space-amulet = Ten red circles are certain; that they lie off the paths is likely.
confidence-options-stone-total-counts-neutral = The text speaks of all huts in the area.
confidence-options-spent-ones-go-to-bag = Taken at its word.
confidence-options-pier5-same-source = Mixing both sources is what pier 4 is for.
confidence-options-reshuffle-when-emptied = Taken at its word: at once.
confidence-options-unused-amulet-tile-scores = The rules say nothing about unused tiles.
confidence-options-round-limit = A guard of ours against endless games, not a rule.
confidence-colours = Five colours with ten huts and two bowls each.
confidence-players = Huts, bowls, neutral huts and blocked sites for each number of players.
confidence-oracle-rock-start-birds = The birds begin on mangrove and water.
confidence-oracle-rock-layout = How the rock is laid out is for show only.
confidence-cards-landscape = Eight landscape cards of each kind.
confidence-cards-valuables = The 43 ordinary valuables by value.
confidence-cards-start-set = Set 1 is 3 and 4 and the totals rise by one: likely. How sets 2 to 5 split is our choice.
confidence-amulets-bag = The five counts are certain; which value has which count follows the order in which they are listed.
confidence-amulets-track = As many amulets as huts on amulet spaces, five at most.
confidence-pole = Pole tiles 2 to 9; 12 and 6 points for the area.
confidence-stone-scoring = Own huts times all huts in the stone area.
confidence-unbuildable = The middle of each area is no space: certain. Where the areas lie: likely.
confidence-path = Two of the eight statues are certain, the other six pairs of numbers are our choice.
confidence-stone-tiles-statue = Eight statue tiles, one for each path.
confidence-stone-tiles-bonus = Eight tiles of three kinds; how many of each is our choice.

## What the entries of the box are called

part-site = ritual site
part-piers = piers
part-pier = pier
part-action = action
part-space = space
part-col = column of the map
part-row = row of the map
part-h = path across
part-v = path down
part-land = landscape
part-price = price
part-cur = paid with
part-pts = points
part-amulet = amulet space
part-area = area
part-neutral = mark for a neutral hut
part-unbuildable = no space
part-stone-centre = middle of the stone area
part-pole-centre = middle of the pole area
part-colours = colours
part-list = which
part-huts-each = huts of a colour
part-bowls-each = bowls of a colour
part-huts = huts
part-bowls = bowls
part-neutral-gray = neutral huts on grey marks
part-neutral-white = neutral huts on white marks
part-blocked-sites = blocked ritual sites
part-start-first-bowl-ban = sites forbidden to the first bowl
part-pole-tile-under-neutral = pole tile under the neutral hut
part-oracle-rock = oracle rock
part-landscapes = landscapes
part-start-birds = where the birds begin
part-layout = how it is laid out
part-cards = cards
part-landscape = landscape cards
part-dealt-to-each-player = dealt to each
part-face-up = face up
part-valuables = valuables
part-valuables-display = row of valuables
part-start-set = starting set
part-number = number
part-values = values
part-amulets = amulets
part-board-stack = on the board
part-bag = in the bag
part-track = amulet track
part-draw = drawn for 0, 1, 2 … huts
part-give-back = given back for 0, 1, 2 … huts
part-max-draw = most drawn
part-pole = pole area
part-tiles = tiles
part-first = points for the first
part-second = points for the second
part-stone = stone area
part-scoring = scoring
part-path = path
part-orientation = direction
part-statue-at = place of the statue
part-stone-tiles = stone-area tiles
part-statue = statue tiles
part-modes = ways to play with them
part-bonus = how many
part-players = at the start
part-min-players = fewest players
part-max-players = most players
part-round-limit = rounds after which the game ends
word-none = none
word-amulets = amulets
word-stone = stone area
word-pole = pole area
word-gray = grey
word-white = white
word-horizontal = across
word-vertical = down
word-up = face-up card
word-down = face-down card
word-build = hut
word-birds = birds
word-start = start player

## What each piece is

piece-space =
    { $currency ->
        [amulets] { $kind ->
            [amulet] Amulet space { $space }, { $land }: { $price } in amulets, points: { $points }.
            [stone] Stone space { $space }, { $land }: { $price } in amulets, points: { $points }.
            [pole] Pole space { $space }, { $land }: { $price } in amulets, points: { $points }.
           *[plain] Space { $space }, { $land }: { $price } in amulets, points: { $points }.
        }
       *[valuables] { $kind ->
            [amulet] Amulet space { $space }, { $land }: { $price } in valuables, points: { $points }.
            [stone] Stone space { $space }, { $land }: { $price } in valuables, points: { $points }.
            [pole] Pole space { $space }, { $land }: { $price } in valuables, points: { $points }.
           *[plain] Space { $space }, { $land }: { $price } in valuables, points: { $points }.
        }
    }
piece-space-two =
    { $currency ->
        [amulets] Space { $space }, { $land } or { $other }: { $price } in amulets, points: { $points }.
       *[valuables] Space { $space }, { $land } or { $other }: { $price } in valuables, points: { $points }.
    }
piece-space-short =
    { $both ->
        [1] Hut or double hut on { $space }
       *[0] Space { $space }
    }
piece-space-two-short =
    { $both ->
        [1] Hut or double hut on { $space }
       *[0] Space { $space }
    }
piece-hut =
    { $huts ->
        [one] A hut of { $seat } on { $space }
       *[other] A double hut of { $seat } on { $space }
    }
    .you =
        { $huts ->
            [one] Your hut on { $space }
           *[other] Your double hut on { $space }
        }
piece-hut-neutral =
    { $huts ->
        [one] A neutral hut on { $space }
       *[other] A neutral double hut on { $space }
    }
written-owner = { $seat }
    .you = You
written-sums = Prices your hand can pay exactly
written-pole = pole tiles
written-aside = paid
written-talisman = starts
piece-statue = Statue of the { $path }: { $first } for the first, now { $leader }; { $second } for the second, now { $follower }.
    .you-leader = Statue of the { $path }: { $first } for the first, now you; { $second } for the second, now { $follower }.
    .you-follower = Statue of the { $path }: { $first } for the first, now { $leader }; { $second } for the second, now you.
piece-statue-led = Statue of the { $path }: { $first } for the first, now { $leader }; { $second } for the second, nobody yet.
    .you-leader = Statue of the { $path }: { $first } for the first, now you; { $second } for the second, nobody yet.
piece-statue-free = Statue of the { $path }: { $first } for the first, { $second } for the second; nobody has a hut there yet.
piece-stone-area = Stone area: at the end each of your huts here scores { $count }, one for every hut here.
piece-pole-area = Pole area: { $first } for most huts, now { $leader }; { $second } for the next, now { $follower }.
    .you-leader = Pole area: { $first } for most huts, now you; { $second } for the next, now { $follower }.
    .you-follower = Pole area: { $first } for most huts, now { $leader }; { $second } for the next, now you.
piece-bowl = A bowl of { $seat }: acts at piers { $first } and { $second }.
    .you = Your bowl: acts at piers { $first } and { $second }.
piece-bowl-neutral = A neutral bowl: site { $site } is closed for the whole game.
piece-pier = Pier { $pier }: { piece-pier.does }
    .does =
        { $pier ->
            [1] 2 face-up cards, then 1 face-down
            [2] amulets
            [3] 1 face-up card
            [4] 1 face-up card, then 1 face-down
            [5] 2 face-up cards, or 2 face-down
            [6] 1 face-up card, then 2 face-down
            [7] amulets, or 1 face-down card
            [8] amulets, or 1 hut
            [9] 1 hut, or 1 double hut
            [10] 2 huts, one after the other
            [11] 1 hut, then 1 face-down card
           *[12] set the birds and start the next round
        }
piece-boat = The boat, at pier { $pier }
piece-boat-start = The boat, at its start
piece-bird = A bird: { $land } is active, so it can be built on.
piece-asleep = No bird sits here ({ $land }), so nobody can build on it now.
piece-rock = One bird on { $land }, the other on:
piece-rock-other = { $land }
piece-valuable = A valuables card worth { $value }
piece-landscape = A landscape card: { $land }
piece-start-card = A starting card worth { $value }; once paid it leaves the game.
piece-amulet = An amulet worth { $value }
piece-pile = Face-down pile ({ $deck }), cards: { $count }
piece-bag = The bag, amulets in it: { $count }
piece-stack = Amulets of value 1 left on the board: { $count }
piece-aside = Amulets set aside: { $count }, worth { $points } together. They go into the bag when it is empty.
piece-pole-stack =
    { $place ->
        [1] Pole tile worth { $points }, on top; tiles left: { $count }
       *[other] Pole tile worth { $points }; on top: { $top }; tiles left: { $count }
    }
piece-tile = A stone-area tile: { $tile }
piece-seat = { $seat }: points { $points }, huts left { $huts }, valuables { $valuables }, landscapes { $landscapes }, amulets { $amulets }, huts on amulet spaces { $column }
    .you = { piece-seat }
piece-talisman = The talisman: { $seat } started this round.
    .you = The talisman: you started this round.
piece-due = { $space } is being paid for: landscapes to go { $lands }, price to go { $due }.
piece-sum =
    { $currency ->
        [amulets] You can pay exactly { $price } in amulets.
       *[valuables] You can pay exactly { $price } in valuables.
    }
piece-sum-not =
    { $currency ->
        [amulets] You cannot pay exactly { $price } in amulets.
       *[valuables] You cannot pay exactly { $price } in valuables.
    }

## What each thing is and does

thing-space =
    { $kind ->
        [amulet] Amulet space { $space }
        [stone] Stone space { $space }
        [pole] Pole space { $space }
       *[plain] Space { $space }
    }
says-space-price =
    { $currency ->
        [amulets] A hut costs a landscape card ({ $land }) and exactly { $price } in amulets.
       *[valuables] A hut costs a landscape card ({ $land }) and exactly { $price } in valuables.
    }
says-space-price-two =
    { $currency ->
        [amulets] A hut costs a landscape card ({ $land } or { $other }) and exactly { $price } in amulets.
       *[valuables] A hut costs a landscape card ({ $land } or { $other }) and exactly { $price } in valuables.
    }
says-space-points =
    { $points ->
        [one] It scores { $points } point at once.
       *[other] It scores { $points } points at once.
    }
says-space-amulet = The red circle: with a hut here you draw one amulet more each time you take amulets, { $most } at most.
says-space-area =
    { $area ->
        [stone] It counts in the stone area.
       *[pole] It counts in the pole area and takes the top pole tile, which scores at once.
    }
says-space-path = It counts for the { $path }: space { $place } from the statue.
says-space-double = A double hut may stand here.
says-space-single = No double hut may stand here.
says-space-neutral =
    { $most ->
        [2] With two players a neutral hut stands here from the start.
       *[other] With up to { $most } players a neutral hut stands here from the start.
    }
now-space-payable = You hold what a hut here costs.
thing-path = Statue of the { $path }
says-path = At the end the most huts on this divine path score { $first }, the second most { $second }.
says-path-tie = A double hut counts as two. In a tie the hut nearest to the statue decides.
now-place =
    { $place ->
        [1] First now: { $leader }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Second now: { $leader }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .you-leader =
        { $place ->
            [1] First now: you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] Second now: you, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
now-place-neutral =
    { $place ->
        [1] First now: the neutral huts, so nobody gets this prize.
       *[other] Second now: the neutral huts, so nobody gets this prize.
    }
now-huts =
    { $huts ->
        [one] { $seat }: { $huts } hut
       *[other] { $seat }: { $huts } huts
    }
    .you = { now-huts }
now-no-huts = Nobody has a hut here yet.
now-tie-tile = In a tie the tile of { $seat } decides.
    .you = In a tie your tile decides.
thing-area =
    { $area ->
        [stone] Stone area
       *[pole] Pole area
    }
says-area-stone = At the end you multiply your huts in this area by all huts in it, whoever built them; that is what you score.
says-area-pole = Every hut takes the top pole tile and scores it at once. At the end the most huts score { $first }, the second most { $second }; in a tie the lowest tile decides.
now-stone =
    { $points ->
        [one] { $seat }: { $own } × { $all }, { $points } point
       *[other] { $seat }: { $own } × { $all }, { $points } points
    }
    .you = { now-stone }
thing-pier = Pier { $pier }
says-step =
    { $link ->
        [or] or{" "}
        [then] then{" "}
        [first] Action:{" "}
       *[alone] {""}
    }{ $step ->
        [up] { $count ->
            [one] take { $count } face-up card
           *[other] take { $count } face-up cards
        }
        [down] { $count ->
            [one] draw { $count } face-down card
           *[other] draw { $count } face-down cards
        }
        [amulets] take amulets
        [build] { $count ->
            [one] build { $count } hut
           *[other] build { $count } huts, one after the other
        }
        [double] build a double hut
        [birds] set both birds
       *[start] start the next round
    }
says-waive = You may skip any step; the order stays the same.
now-pier =
    { $where ->
        [past] The boat has been here this round.
        [here] The boat is here now.
       *[ahead] The boat is still to come.
    }
thing-site = Site { $site }
says-site = A bowl here acts at pier { $first } and later at pier { $second }.
says-site-ban =
    { $most ->
        [2] With two players the start player’s first bowl may not go here.
       *[other] With up to { $most } players the start player’s first bowl may not go here.
    }
says-site-closed =
    { $most ->
        [2] With two players it is closed.
       *[other] With { $most } players it is closed.
    }
now-site-free = No bowl stands here.
thing-landscape = Oracle rock: { $land }
says-landscape = Huts can be built on this landscape only while a bird sits on it.
says-card-landscape = You need one of these to build a hut on this landscape. You can play it only while a bird sits on that landscape on the oracle rock.
says-card-valuable = Pays { $value } of a price in valuables. The sum must be exactly the price: you may not pay more.
says-count = In the box: { $count }.
now-discards = Among the discards: { $count }.
thing-start = Starting card worth { $value }
says-start = Once paid it leaves the game.
now-held = { $seat } has one.
    .you = You have one.
says-amulet = Pays { $value } of a price in amulets. Left at the end it scores { $value }.
thing-pile = Face-down pile: { $deck }
says-pile = Whoever draws face down chooses the pile, one card at a time. The box holds:
says-holds-value = { $count } of value { $value }
says-holds-land = { $count } of { $land }
thing-bag = Bag of amulets
says-bag = You draw as many as you have huts on red circles, { $most } at most. Whoever draws two or more puts one back. At the start it holds:
now-you-draw =
    { $draw ->
        [0] You would get an amulet 1 from the board.
        [one] You would draw { $draw } and keep { $keep }.
       *[other] You would draw { $draw } and keep { $keep }.
    }
thing-stack = Amulets of value { $value } on the board
says-stack = Whoever has no hut on a red circle takes one of these.
thing-aside = Amulets set aside
says-aside = What was paid waits here until the bag is empty.
thing-pole = Pole tile { $points }
says-pole = The next hut in the pole area takes the top tile and scores it at once.
says-tile-statue = In a tie on the { $path } its owner ranks ahead.
says-tile-valuable = Counts once as a valuables card worth { $value }.
says-tile-amulet = Counts once as an amulet worth { $value }.
says-tile-free = Replaces a landscape card once and needs no bird.
now-tile-on = It lies on { $space }. Whoever builds there gets it.
thing-boat = Boat
says-boat = It visits the twelve piers in order. Whoever has a bowl on the site of a pier may act there.
thing-talisman = Talisman
says-talisman = Its owner places the first bowl of the round.
thing-hut = Hut
says-hut = Whoever builds their last one ends the game after that round.
thing-double = Double hut
says-double = A double hut costs twice the price and two landscape cards. It scores twice the points and counts as two huts.
thing-bowl = Bowl
says-bowl = You put a bowl on a free site at the beginning of the round. When the boat comes to one of the two piers of that site, you may act there.
thing-bird = Bird
says-bird = Two birds say which landscapes are active. If nobody is on site 1, they fly to the other two.
thing-sums =
    { $currency ->
        [amulets] Sums in amulets
       *[valuables] Sums in valuables
    }
says-sums = These are the prices on the map. Where one is bright, what you hold makes exactly this sum.
thing-number =
    { $counted ->
        [huts] Huts still to build: { $n }
        [valuables] Valuables in hand: { $n }
        [landscapes] Landscape cards in hand: { $n }
        [amulets] Amulets: { $n }
       *[column] Huts on spaces with a red circle: { $n }
    }
says-number =
    { $counted ->
        [huts] The game ends with the round in which somebody builds their last hut.
        [valuables] They pay for huts, and a price has to be paid exactly.
        [landscapes] A hut needs one card of its landscape, and a bird on that landscape.
        [amulets] They pay prices in amulets; those left at the end score their value.
       *[column] The more of them, the more amulets one draws from the bag.
    }
thing-seat = { $seat }
    .you = { thing-seat }
says-standing = The points are what one would have if the game ended now.
now-worth = Of these, { $what }: { $points }
shelf-spaces = Spaces of the map
shelf-paths = Divine paths and areas
shelf-piers = Piers and sites
shelf-cards = Cards
shelf-amulets = Amulets
shelf-tiles = Tiles
shelf-others = Other pieces
section-map = Map
section-piers = Piers
section-cards = Cards
section-players = Players
section-hand = Your hand

## How to play

howto-1-title = What it is about
howto-1-text = You build huts round a lagoon; whoever has the most chief points becomes chief. Each round you place bowls, and when the boat comes by, they let you take cards and amulets and build. A hut brings the points on its space at once and more at the end, for paths and areas; amulets left count too. The game ends with the round in which somebody builds their last hut.
howto-2-title = Place your bowls
howto-2-text = From the start player on, everyone puts a bowl on a free site; with two or three players a second one follows. A bowl acts twice: at the pier on the left and later at the one on the right.
howto-3-title = Follow the boat
howto-3-text = The boat visits the twelve piers in order. Whoever has a bowl on the site of a pier may use its action, in the order shown, or skip any part of it.
howto-4-title = Cards
howto-4-text = Take face-up cards or draw face-down ones: landscapes say where you can build, valuables pay for it.
howto-5-title = The birds
howto-5-text = Two birds sit on two landscapes. Only there can huts be built. Whoever holds site 1 may set them anew at the end of the round and starts the next one; if nobody does, they fly to the other two.
howto-6-title = Build a hut
howto-6-text = Choose a free space with an active landscape. Pay a card of that landscape and exactly the price, in valuables or in amulets as the space shows; you may not pay more. Printed points count at once.
howto-7-title = Double huts
howto-7-text = Pier 9 also lets you build a double hut: twice the price, two landscape cards, twice the points, and it counts as two huts. Not in the areas and not on amulet spaces.
howto-8-title = Amulets
howto-8-text = Without huts on red-circled spaces you take a 1 from the board. With them you draw as many amulets as you have such huts, five at most, and put one back if you drew two or more. Amulets left at the end count their value.
howto-9-title = Paths and areas
howto-9-text = At the end each statue pays its larger number for the most huts on its path and the smaller one for the second most; in a tie the hut nearest to the statue decides. Stone area: own huts times all huts there. Pole area: a rising tile for every hut at once, 12 and 6 at the end.
howto-10-title = The end
howto-10-text = When somebody has built their last hut, the boat still goes to pier 12. Then everything is scored. In a tie more amulet value wins.

## A guided first game

lesson-goal = In Mangrovia you are yellow. You build huts on spaces like this one: the star says what it scores at once, and at the end the statues pay whoever has the most huts on their paths. The most chief points win.
lesson-bowls = Every round begins with two bowls each. A bowl on a site acts twice: at the pier on its left and later at the pier on its right.
lesson-bowl = Put your first bowl on site 3. It will take a card at pier 3 and build two huts at pier 10.
lesson-second-bowl = { $seat1 } has taken site 2. Put your second bowl on site 1: three cards at once, and at the end of the round you set the birds and start the next one.
lesson-boat = All bowls are placed, so the boat sets off. It visits the piers in order, and now it is at pier 1: you take two face-up cards, then draw one face-down.
lesson-cards = A hut costs a landscape card and valuables that make exactly its price. Take the 7 of the valuables, then a water card, and last draw a landscape face down.
lesson-pier-3 = At pier 2 { $seat1 } took an amulet of value 1. The boat has come to pier 3, and your other bowl brings you a face-up card: take the 5.
lesson-scored = At pier 9 { $seat1 } has built: 4 points at once and, if the game ended now, 5 for second place on the path of row 5. With an amulet of value 1, that makes the 10 at the top.
lesson-birds = Now you may build two huts, but only on landscapes with a bird on the oracle rock: mangrove and water.
lesson-build = Build on the marked space: water, 11 in valuables, 3 points at once. Others bring more, but here you keep the mangrove card and the 3 for a second hut.
lesson-pay = Pay all of it at once: your water card, the 7 and the 4, exactly 11. A price is always paid exactly: not less, and not more.
lesson-statues = Your hut stands on two divine paths, those of these two statues. At the end each pays its larger number for the most huts on its path and the smaller one for the second most; in a tie the nearest hut ranks ahead, even a neutral one. So far you would get 10 and 5: with the 3 of the space, the 18 at the top.
lesson-circle = Put the second hut on this red circle: a mangrove card and the 3. It brings no points, but from now on you draw an amulet from the bag, instead of a 1 from the board.
lesson-set-birds = Pier 12, the last one: set the birds on the oracle rock for the next round. Choose sand and water, because you hold a card of each.
lesson-next-round = A new round, and you begin it. Put your first bowl on site 2: amulets first, later a hut and a card.
lesson-double = Put the second one on site 4. At pier 9 it will let you build a double hut: twice the price, twice the points, and it counts as two huts.
lesson-amulets = Pier 2: take amulets. You draw as many as you have huts on red circles, so one now. Without such a hut you would get a 1 from the board.
lesson-amulet-price = You drew a 3. Some prices are paid in amulets, like this one: 3, with a sand card. Amulets left at the end score their value.
lesson-stone-area = Two areas score apart. This is the stone area: at the end you multiply your huts there by all huts there, whoever built them; that is what you score.
lesson-free = And this is the pole area: each hut takes a tile and scores it at once, and at the end the most huts score 12, the second most 6. Now you know all you need: when somebody has built their last hut, the round is finished and everything is scored.

tip-double = Here you can build a double hut: two landscape cards and twice the price. It counts as two huts on its paths and scores twice the printed points.
tip-return = You drew two amulets or more, so one of them goes back into the bag. Keep those that make a price you want to pay, or the highest for the end.
tip-pole = Somebody has built in the pole area and scored the top tile. The next tile is worth one more.
tip-flown = Nobody was on site 1, so the birds have flown to the other two landscapes. Look at your landscape cards before you place bowls.
tip-last-hut = The last hut of a colour has been built. The boat still goes to pier 12, then the game ends: build what you can, cards in hand score nothing.

## Why a turn is good (coach/reasons.py)

reason-amulets-more = Your amulets would be worth { $n } more
reason-valuables-more = Your valuables would be worth { $n } more
reason-landscapes-more =
    { $n ->
        [one] You would hold { $n } more landscape card
       *[other] You would hold { $n } more landscape cards
    }
reason-column-more = You would draw more amulets each time you take amulets
reason-best-build-more = You could pay for a better hut
reason-cards-ahead-more =
    { $n ->
        [one] Your bowls would bring { $n } more card this round
       *[other] Your bowls would bring { $n } more cards this round
    }
reason-cards-ahead-theirs =
    { $n ->
        [one] The bowls of { $seat } would bring { $n } fewer card this round
       *[other] The bowls of { $seat } would bring { $n } fewer cards this round
    }
reason-amulets-ahead-more = Your bowls would bring more amulets this round
reason-builds-ahead-more =
    { $n ->
        [one] Your bowls would let you build { $n } more hut this round
       *[other] Your bowls would let you build { $n } more huts this round
    }
reason-builds-ahead-theirs =
    { $n ->
        [one] The bowls of { $seat } would allow { $n } fewer hut this round
       *[other] The bowls of { $seat } would allow { $n } fewer huts this round
    }
reason-start-ahead-more = You would set the birds and start the next round
reason-safe-firsts-more =
    { $n ->
        [one] You would lead by more than one hut for prizes worth { $n } point more
       *[other] You would lead by more than one hut for prizes worth { $n } points more
    }
reason-safe-firsts-theirs =
    { $n ->
        [one] { $seat } would lead by more than one hut for prizes worth { $n } point less
       *[other] { $seat } would lead by more than one hut for prizes worth { $n } points less
    }
reason-near-firsts-more =
    { $n ->
        [one] One more hut would then bring you first places worth { $n } point more
       *[other] One more hut would then bring you first places worth { $n } points more
    }
reason-near-firsts-theirs =
    { $n ->
        [one] One more hut would bring { $seat } first places worth { $n } point less
       *[other] One more hut would bring { $seat } first places worth { $n } points less
    }
reason-sums-more =
    { $n ->
        [one] You could pay { $n } more price exactly
       *[other] You could pay { $n } more prices exactly
    }
reason-active-more = You could use { $n } more of your landscape cards, because a bird would sit there
told-space = { $space }
told-path = { $path }
told-pole = { word-pole }
told-pier = pier { $pier }
told-pier-instead =
    pier { $pier } instead of { $step ->
        [up] a card
        [down] a card
        [build] a hut
        [double] a hut
       *[other] something else
    }
told-land = { $card }
told-price = { $price }
