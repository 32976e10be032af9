# Kilt Castle in English. Keys and variables are the same in all five files (docs/languages.md).

## The game

game-name = Kilt Castle
game-blurb = Stubborn clans build one castle, each on top of the others’ towers.
game-kind = Building and majorities, no hidden information, no luck after the set-up
game-length = about 45 minutes
game-players = 2 to 4 players
game-points =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }

## Things

colour-orange = orange
colour-red = red
colour-light-grey = light grey
colour-dark-grey = dark grey

floor-plain = plain floor
floor-one-crest = floor with one crest
floor-two-crests = floor with two crests

card-single-orange = orange card
card-single-red = red card
card-single-light-grey = light grey card
card-single-dark-grey = dark grey card
card-double-orange-red = orange and red card
card-double-orange-light-grey = orange and light grey card
card-double-orange-dark-grey = orange and dark grey card
card-double-red-light-grey = red and light grey card
card-double-red-dark-grey = red and dark grey card
card-double-light-grey-dark-grey = light and dark grey card

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = begins: the { $card } lies alone, and its outer colour is { $seat }’s.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = begin: the { $card } lies alone, and its outer colour is yours.
event-moved = { $seat } { event-moved.deed }
    .deed = moves the { $card } from space { $from } to space { $to }.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = move the { $card } from space { $from } to space { $to }.
event-emptied = Space { $space } is empty now: a ducat day follows.
event-built = { $seat } { event-built.deed }
    .deed =
        { $floor-id ->
            [plain] builds a plain { $colour } floor on { $cell }.
            [one-crest] { $colour ->
                [orange] builds an { $colour } floor with one crest on { $cell }.
               *[other] builds a { $colour } floor with one crest on { $cell }.
            }
           *[two-crests] { $colour ->
                [orange] builds an { $colour } floor with two crests on { $cell }.
               *[other] builds a { $colour } floor with two crests on { $cell }.
            }
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $floor-id ->
            [plain] build a plain { $colour } floor on { $cell }.
            [one-crest] { $colour ->
                [orange] build an { $colour } floor with one crest on { $cell }.
               *[other] build a { $colour } floor with one crest on { $cell }.
            }
           *[two-crests] { $colour ->
                [orange] build an { $colour } floor with two crests on { $cell }.
               *[other] build a { $colour } floor with two crests on { $cell }.
            }
        }
event-overbuilds = { $seat } { event-overbuilds.deed }
    .deed = takes over { $whom }’s tower on { $cell }: { $whom } gets { $deal }.
    .you = { $seat } { event-overbuilds.you-deed }
    .you-deed = take over { $whom }’s tower on { $cell }: { $whom } gets { $deal }.
    .to-you = { $seat } { event-overbuilds.to-you-deed }
    .to-you-deed = takes over your tower on { $cell }: you get { $deal }.
told-deal =
    { $ducats ->
        [one] { $ducats } ducat, and { $loses } less at the end
       *[other] { $ducats } ducats, and { $loses } less at the end
    }
event-pays = { $seat } { event-pays.deed }
    .deed =
        { $ducats ->
            [one] pays { $ducats } ducat to { $to }.
           *[other] pays { $ducats } ducats to { $to }.
        }
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        { $ducats ->
            [one] pay { $ducats } ducat to { $to }.
           *[other] pay { $ducats } ducats to { $to }.
        }
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        { $ducats ->
            [one] pays you { $ducats } ducat.
           *[other] pays you { $ducats } ducats.
        }
event-exempt = { $seat } { event-exempt.deed }
    .deed = cannot build in { $colour } on the line of space { $space } and is let off.
    .you = { $seat } { event-exempt.you-deed }
    .you-deed = cannot build in { $colour } on the line of space { $space } and are let off.
event-roofed = { $seat } { event-roofed.deed }
    .deed =
        { $from-id ->
            [none] puts a roof on { $cell }. The tower belongs to everyone now.
           *[other] moves the roof from { $from } to { $cell }. The tower on { $cell } belongs to everyone now.
        }
    .you = { $seat } { event-roofed.you-deed }
    .you-deed =
        { $from-id ->
            [none] put a roof on { $cell }. The tower belongs to everyone now.
           *[other] move the roof from { $from } to { $cell }. The tower on { $cell } belongs to everyone now.
        }
event-returns = { $seat } { event-returns.deed }
    .deed = gives the tower on { $cell } back to { $whom }.
    .you = { $seat } { event-returns.you-deed }
    .you-deed = give the tower on { $cell } back to { $whom }.
    .to-you = { $seat } { event-returns.to-you-deed }
    .to-you-deed = gives you back your tower on { $cell }: { $gains } more at the end.
event-regains = { $seat } { event-regains.deed }
    .deed = gets the tower on { $cell } back.
    .you = { $seat } { event-regains.you-deed }
    .you-deed = get your tower on { $cell } back.
event-ducat-day = Ducat day! The bank pays.
event-earns = { $seat } { event-earns.deed }
    .deed =
        { $ducats ->
            [0] gets nothing.
            [one] gets { $ducats } ducat.
           *[other] gets { $ducats } ducats.
        }
    .you = { $seat } { event-earns.you-deed }
    .you-deed =
        { $ducats ->
            [0] get nothing.
            [one] get { $ducats } ducat.
           *[other] get { $ducats } ducats.
        }
event-paid-for = { $seat }’s area: { $parts } on { $cells }.
    .you = Your area: { $parts } on { $cells }.
told-cell = { $cell }
told-towers =
    { $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }
told-crests =
    { $n ->
        [one] { $n } crest
       *[other] { $n } crests
    }
told-roofs =
    { $n ->
        [one] { $n } roof
       *[other] { $n } roofs
    }
event-last-floor = { $seat } { event-last-floor.deed }
    .deed = has built the last { $colour } floor. This turn is finished, then the game ends.
    .you = { $seat } { event-last-floor.you-deed }
    .you-deed = have built the last { $colour } floor. This turn is finished, then the game ends.
event-end-pays = Final payment for towers and the crests on top.
event-final = { $seat } { event-final.deed }
    .deed = gets { $towers } for towers and { $crests } for crests.
    .you = { $seat } { event-final.you-deed }
    .you-deed = get { $towers } for towers and { $crests } for crests.
event-idle = For { $turns } turns in a row nobody was able to build, so the game ends.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $ducats ->
            [one] wins with { $ducats } ducat!
           *[other] wins with { $ducats } ducats!
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $ducats ->
            [one] win with { $ducats } ducat!
           *[other] win with { $ducats } ducats!
        }
ended-last-floor = The game ended because { $seat } built the last { $colour } floor.
    .you = The game ended because you built the last { $colour } floor.
ended-idle = The game ended because nobody was able to build for { $turns } turns in a row.

## What to do now

prompt-move =
    Your turn: choose a card to move clockwise.{ $few ->
        [0] {""}
       *[other] {" "}Floors left: { $whom } { $few }.
    }
prompt-picked = Now choose the glowing space it goes to.
prompt-build =
    { $colour ->
        [orange] Build an { $colour } floor on the lit line.
       *[other] Build a { $colour } floor on the lit line.
    }{ $day ->
        [true] {" "}A ducat day follows this turn.
       *[other] {""}
    }
prompt-build-either =
    Build a floor of either of your colours on the lit line.{ $day ->
        [true] {" "}A ducat day follows this turn.
       *[other] {""}
    }
prompt-build-called =
    { $colour ->
        [orange] { $by } moved the { $card }: you build an { $colour } floor on the lit line.
       *[other] { $by } moved the { $card }: you build a { $colour } floor on the lit line.
    }{ $day ->
        [true] {" "}A ducat day follows this turn.
       *[other] {""}
    }
prompt-build-either-called =
    { $by } moved the { $card }: you build a floor of either of your colours on the lit line.{ $day ->
        [true] {" "}A ducat day follows this turn.
       *[other] {""}
    }
prompt-build-last =
    { $own ->
        [true] This is the last build of the game: build on the lit line.
       *[false] { $whom } has built their last floor, so this is the last build of the game: build on the lit line.
    }{ $day ->
        [true] {" "}A ducat day follows.
       *[other] {""}
    }
prompt-roof = Both roofs are on towers. Choose the one to move to { $cell }.
prompt-roof-last =
    This ends the game: choose which of the two roofs goes to { $cell }.{ $day ->
        [true] {" "}A ducat day follows.
       *[other] {""}
    }
prompt-over = The game is over.
waiting-move = Waiting for { $seat } to move a card.
waiting-build =
    { $colour ->
        [orange] Waiting for { $seat } to build an { $colour } floor.
       *[other] Waiting for { $seat } to build a { $colour } floor.
    }
waiting-build-either = Waiting for { $seat } to build a floor of one of their two colours.
waiting-build-last = Waiting for { $seat } to build the last floor of the game.
waiting-roof = Waiting for { $seat } to choose a roof.
waiting-roof-last = Waiting for { $seat } to choose the last roof of the game.

action-move = Move the { $card } to space { $space }
action-build =
    { $floor-id ->
        [plain] Build a plain floor on { $cell }
        [one-crest] Build a floor with one crest on { $cell }
       *[two-crests] Build a floor with two crests on { $cell }
    }
action-build-other =
    { $floor-id ->
        [plain] Build a plain floor in your other colour on { $cell }
        [one-crest] Build a floor with one crest in your other colour on { $cell }
       *[two-crests] Build a floor with two crests in your other colour on { $cell }
    }
action-roof = Take the roof from { $cell }
choice-move = To space { $space }
choice-floor =
    { $floor-id ->
        [plain] A plain floor
        [one-crest] A floor with one crest
       *[two-crests] A floor with two crests
    }
choice-floor-other =
    { $floor-id ->
        [plain] A plain floor in your other colour
        [one-crest] A floor with one crest in your other colour
       *[two-crests] A floor with two crests in your other colour
    }
brief-space = space { $space }

## Several of a kind, folded into one row

several-move = Move a card
several-build = Build a floor
several-roof = Take a roof
several-build-other = Build with the other colour

preview-free = free
preview-own = free, your tower
preview-pays = pay { $to } { $ducats }
preview-roof = a roof, because { $seat } built here this turn: everyone’s then
    .you = a roof, because you built here this turn: everyone’s then
preview-roof-hides =
    { $crests ->
        [one] the roof hides the crest
       *[other] the roof hides both crests
    }
preview-covers =
    { $crests ->
        [one] covers { $crests } crest
       *[other] covers { $crests } crests
    }
    .you =
        { $crests ->
            [one] covers your crest
           *[other] covers your { $crests } crests
        }
preview-end = at the end { $before } → { $after }
preview-end-same = at the end { $before }, as now
preview-end-paid = with the ducat day (+{ $n }) at the end { $before } → { $after }
preview-before = before { $seat } builds: { $that }
    .you =
        { $roof ->
            [true] before you move a roof: { $that }
           *[false] before you build again: { $that }
        }
preview-last = your last floor: this turn ends the game
preview-day = ducat day { $before } → { $after }
preview-unroofed = { $cell } belongs to { $seat } again
    .you = { $cell } is yours again
preview-builder = { $first } builds
    .you-first = you build
preview-builders = it turns: { $first } builds, then { $second }
    .you-first = it turns: you build, then { $second }
    .you-second = it turns: { $first } builds, then you
preview-builder-twice = it turns: { $first } builds twice
    .you-first = it turns: you build twice
preview-line =
    { $way ->
        [column] column { $line }
       *[row] row { $line }
    }
preview-line-before = { $at } before { $seat } builds
preview-line-bare = nothing of yours in { $at }
preview-line-free = in { $at }: { $free } free
preview-line-paid = in { $at }: { $paid }
preview-line-both = in { $at }: { $free } free, { $paid }
preview-line-shut = in { $at }: you cannot build
preview-line-own = yours in { $at }: { $own }
preview-line-nobody = in { $at }: nobody can build
preview-price = { $cell } for { $ducats }
preview-own-cell = { $cell } (your tower)
preview-ducat-day = then a ducat day (before the builds: you +{ $n }, { $others })
preview-day-of = { $seat } +{ $n }

## Refused moves

refused-move-a-card = The turn begins with a card. Move one first, building comes after.
refused-build = Now a floor has to be built. Choose a marked cell on the lit line.
refused-choose-roof = Now a roof has to be moved. Choose one of the towers with a roof.
refused-card-not-in-play = This card is not in the game. Choose one that lies beside the board.
refused-must-advance = A card must go at least one space further. Choose a space ahead of it.
refused-too-far = This space cannot be reached now: cards only go clockwise, and at most one space beyond the leading group. Choose another space.
refused-alone-at-front = This card is the leading group by itself, so it has to stay. Choose another card.
refused-row-full = No more cards fit on that space. Choose another one.
refused-too-many-rows = There are as many groups of cards as allowed. Put the card where cards lie already, or move one that lies alone.
why-elsewhere-space = First choose a card, then the space that glows.
lacks-groups = There are { $most } groups of cards already: no new one can be made. Put the card where cards lie already, or move one that lies alone.
refused-gap = At this table a new group needs a card on the space right behind it. Choose another space.
refused-not-on-line = Only the line of the card just moved may be built on. Choose a cell on the lit line.
refused-not-first-empty = Among the empty cells only the one nearest to the card may be used. Take that one, or build on a tower.
refused-roofed = There is a roof on this tower, nobody can build on it. Choose another cell.
refused-cannot-pay = You do not have enough ducats for this tower. Choose a cheaper cell.
refused-no-such-floor = You have no such floor left in this colour. Choose another kind of floor.
refused-no-roof = There is no roof on this tower. Choose one of the two that have one.
refused-not-this-colour = At this table the floor must have the colour on the card. Build a floor of that colour.

## Options

option-colours = Colours
option-colours-text = The order in which the seats take colours; with two players each takes two, with three the last colour stays in the box.
option-gap-space-needs-neighbour = New groups only next to a group
option-gap-space-needs-neighbour-text = May an empty space behind the leading group of cards be used only if a card lies on the space right behind it?
option-two-player-own-pair-makes-roof = Roof on one’s own pair
option-two-player-own-pair-makes-roof-text = With two players: does a roof go on a tower when one player builds both of their colours on it in one turn?
option-two-player-end = End with two players
option-two-player-end-text = With two players: which last floor ends the game?
option-two-player-end-all-floors = the last of all one’s floors
option-two-player-end-any-colour = the last floor of any colour
option-two-player-floors = Floors with two players
option-two-player-floors-text = With two players: which floors may you build when the card shows one of your colours?
option-two-player-floors-building-colour = only those of the colour on the card
option-two-player-floors-either-colour = those of either of your colours
option-roof-connects-areas = Roofs join areas
option-roof-connects-areas-text = Does a roof join the areas of one colour that touch it?
option-adjacent-roofs-chain = Roofs side by side count together
option-adjacent-roofs-chain-text = Do two roofs that touch belong to the same area?
option-roof-hides-crests = Roofs hide crests
option-roof-hides-crests-text = Do the crests under a roof count for nobody?
option-final-counts-roofed-towers = Roofed towers at the end
option-final-counts-roofed-towers-text = Does every player get a ducat for each roofed tower at the end? It never changes who wins.

## Where the ducats come from

breakdown-start = Start money
breakdown-paid = Paid for building on others
breakdown-paid-short = Paid to others
breakdown-received = Received from others
breakdown-received-short = Received from others
breakdown-ducat-days = Ducat days
breakdown-ducat-days-short = Ducat day
breakdown-ducat-days-often = { $count } ducat days
breakdown-final-towers = Own towers at the end
breakdown-final-towers-short = Own towers
breakdown-final-crests = Crests on top at the end
breakdown-final-crests-short = Crests on top
breakdown-points = Ducats
breakdown-floors-built = Floors built (more wins a tie)
tie-floors-built = Tie: { $seat } has built more floors, { $more } to { $less }.
    .you = Tie: you have built more floors, { $more } to { $less }.
breakdown-ducat-day-now = Ducat day now
breakdown-ducat-day-now-item =
    { $ducats ->
        [one] { $ducats } ducat for { $cells } ({ $colour })
       *[other] { $ducats } ducats for { $cells } ({ $colour })
    }
breakdown-ducat-day-now-item-none = Nothing yet ({ $colour })

## How sure each part of the box is

confidence-board-cell-count = The board has 5 times 5 squares, 22 of them to build on.
confidence-board-lake = One corner is water. Which one, seen from the start marks, we did not find; we chose the bottom left.
confidence-track-length = Five card spaces on each side, none left out beside the water.
confidence-marks = The start marks 4, 3, 2, 1 follow each other clockwise. That the first lies at the top left is our choice.
confidence-colour = The four colours. The animals of orange and light grey are unknown and mean nothing for play.
confidence-card = Four single and six double cards are certain; that the doubles are the six different pairs follows from that.
confidence-floors-per-colour = 16 floors of each colour: 2 with two crests, 3 with one, 11 plain.
confidence-roofs-count = Two roofs.
confidence-money-start-per-player = Ten ducats each to begin with.
confidence-money-bank-unlimited = The bank never runs out; the rulebook names no limit.
confidence-setup = Cards, groups of cards and limits for each number of players.
confidence-decisions-gap-space-needs-neighbour = Only the foremost place asks for a neighbour; spaces behind it do not.
confidence-decisions-two-player-own-pair-makes-roof = The roof rule speaks of two players, so one player alone makes no roof.
confidence-decisions-two-player-end = Taken at its word: with two players the last of all 32 floors ends the game.
confidence-decisions-roof-connects-areas = A roof belongs to everyone, so it joins areas.
confidence-decisions-adjacent-roofs-chain = Roofs belong to everyone, so roofs side by side count together.
confidence-decisions-roof-hides-crests = Covered crests do not count; certain under floors, inferred under roofs.
confidence-decisions-final-counts-roofed-towers = Roofed towers pay nothing at the end; it could not change who wins.
confidence-decisions-idle-turns = The rules know no limit of turns. After 40 turns in a row without building we end the game; it has never happened.

## What the entries of the box are called

part-board = board
part-board-rows = rows of the board
part-cols = columns of the board
part-cell-count = number of cells
part-lake-corner = corner of the water
part-lake = squares of water
part-cells = cells
part-adjacency = which cells touch
part-track = card spaces
part-length = number of card spaces
part-direction = direction of play
part-space = card space
part-index = number
part-side = side of the board
part-line = row or column
part-line-number = which row or column
part-marks = start marks
part-four-cards = card space of the mark 4
part-three-cards = card space of the mark 3
part-two-cards = card space of the mark 2
part-one-card = card space of the mark 1
part-colour = colour
part-card = card
part-kind = kind
part-colours = colours
part-floors-per-colour = floors of each colour
part-total = all together
part-plain = plain
part-one-crest = with one crest
part-two-crests = with two crests
part-crests-total = crests together
part-roofs = roofs
part-count = how many
part-money = ducats
part-start-per-player = for each to begin with
part-bank-unlimited = the bank never runs out
part-setup = at the start
part-common = always
part-colours-in-play = colours in play
part-colours-per-player = colours for each
part-floors-per-player = floors for each
part-max-cards-per-row = most cards in a group
part-max-rows = most groups of cards
part-front = leading group
part-rows = groups of cards
part-max-same-colour-per-row = most of one colour in a group
part-idle-turns = turns without building that end the game
part-players-min = fewest players
part-players-max = most players
word-single = one colour
word-double = two colours
word-bottom-left = bottom left
word-top-left = top left
word-top-right = top right
word-bottom-right = bottom right
word-top = top
word-bottom = bottom
word-left = left
word-right = right
word-row = row
word-column = column

## What each piece is

piece-cell = { $cell }, empty cell
piece-tower =
    { $crests ->
        [0] Tower on { $cell }, height { $height }, top { $colour }, belongs to { $seat }.
        [one] Tower on { $cell }, height { $height }, top { $colour } with { $crests } crest, belongs to { $seat }.
       *[other] Tower on { $cell }, height { $height }, top { $colour } with { $crests } crests, belongs to { $seat }.
    }
    .you =
        { $crests ->
            [0] Your tower on { $cell }, height { $height }, top { $colour }.
            [one] Your tower on { $cell }, height { $height }, top { $colour } with { $crests } crest.
           *[other] Your tower on { $cell }, height { $height }, top { $colour } with { $crests } crests.
        }
piece-tower-short = Tower on { $cell }, height { $height }
piece-tower-roofed = Tower on { $cell }, height { $height }, with a roof. It belongs to everyone and cannot be built on.
piece-card-single = The { $card }, on space { $space }
piece-card-double = The { $card }, on space { $space }: { $inner } towards the castle, { $outer } away from it. Moving turns it round.
piece-front = The leading group of cards, space { $space }. Cards can go one space beyond it at most.
piece-line = The line of space { $space }
piece-roofs =
    { $count ->
        [0] No roof beside the board
        [one] { $count } roof beside the board
       *[other] { $count } roofs beside the board
    }
piece-supply = { $seat }, { $colour }, floors left: { $plain } plain, { $one } with one crest, { $two } with two crests
    .you = { piece-supply }
written-roofs =
    { $count ->
        [one] { $count } roof left
       *[other] { $count } roofs left
    }
written-owner = { $seat }
    .you = You
written-rack = Cards on space
written-day = Ducat day now: { $n }
written-day-paid = Ducat day paid { $n }
written-day-short = ducat day now
written-day-paid-short = was paid
piece-money =
    { $ducats ->
        [one] { $seat } has { $ducats } ducat
       *[other] { $seat } has { $ducats } ducats
    }
    .you =
        { $ducats ->
            [one] You have { $ducats } ducat
           *[other] You have { $ducats } ducats
        }
piece-seal = It is { $seat }’s turn
    .you = It is your turn
piece-ducat-day = A ducat day follows this turn

## How to play

howto-1-title = What it is about
howto-1-text = You all build one castle, and a tower belongs to whoever has the top floor. In your turn you move a card, and everybody whose colour is on it builds (if there are two of you, each has two colours). Towers and the crests on top bring ducats: on ducat days those of your best area, at the end all of them. When somebody has built their last floor, the most ducats win.
howto-2-title = Move a card
howto-2-text = In your turn you move any card clockwise, at least one space; nobody may pass. It need not show your colour. No card goes back, and none goes more than one space beyond the leading group, the cards furthest ahead.
howto-3-title = Three limits
howto-3-text = The cards on one space are a group. Beyond the leading group a card may go only if another card stays behind in that group. A group holds 4 cards at most, and there are 5 groups at most; with three players 3 cards and 4 groups.
howto-4-title = Two-coloured cards turn
howto-4-text = When a two-coloured card is moved, it turns round. The colour now facing the castle builds first, the other one second.
howto-5-title = Build
howto-5-text = Whoever’s colour is on the card builds one floor on the line the card now lies at. It costs nothing on the first empty cell, counted from the card.
howto-6-title = Or build on a tower
howto-6-text = You may also build on any tower of the line that has no roof. You pay as many ducats as it has floors to its owner; your own towers are free. Whoever can build must build.
howto-7-title = Crests
howto-7-text = Some of your floors show one or two crests. They are worth ducats as long as they are on top, so choose well when to use them.
howto-8-title = Roofs
howto-8-text = If both builders of a turn build on the same cell, a roof goes on it. From then on the tower belongs to everyone and nobody can build on it. When both roofs are in use, the second builder moves one of them.
howto-9-title = Ducat day
howto-9-text = Taking the last card of a group brings a ducat day after the building. Everyone gets 1 ducat for each tower, crest and roof of their best area: own towers joined by their sides, roofs included.
howto-10-title = The end
howto-10-text = When somebody has built their last floor, the turn is finished. Then everyone gets 1 ducat for each of their towers and each crest on top. In a tie, more floors built wins.

## What each thing is and does

thing-card = { $card }
says-card-single = Whoever moves it, its colour builds one floor on its new line.
says-card-double = Moving turns it round. The colour then facing the castle builds first, then the other, on its new line.
now-card-out = It is not in this game.
now-card-at = Space { $space }.
now-card-lies = Space { $space }, { $inner } towards the castle.
now-card-builder = If it is moved now, { $first } builds.
    .you-first = If it is moved now, you build.
now-card-builders = If it is moved now, { $first } builds first, then { $second }.
    .you-first = If it is moved now, you build first, then { $second }.
    .you-second = If it is moved now, { $first } builds first, then you.
now-card-builder-twice = If it is moved now, { $first } builds twice.
    .you-first = If it is moved now, you build twice.
thing-cell = Cell { $cell }
says-cell = Empty. The empty cell of a line that is nearest to the card can be built on for nothing.
now-cell-first = Free to build on now.
now-cell-nearer = Not now: { $near } is nearer to the card.
now-cell-aside = Not now: it is not on the lit line.
thing-tower = Tower on { $cell }
says-tower = It belongs to whoever has the top floor. Anybody else who builds on it pays the owner one ducat for each floor.
says-tower-roofed = It has a roof: it belongs to everyone and nobody can build on it.
now-tower =
    { $crests ->
        [0] Height { $height }, { $colour } on top.
        [one] Height { $height }, { $colour } with { $crests } crest on top.
       *[other] Height { $height }, { $colour } with { $crests } crests on top.
    }
now-tower-price =
    { $ducats ->
        [one] Building on it costs others { $ducats } ducat.
       *[other] Building on it costs others { $ducats } ducats.
    }
now-tower-roof = Built on now, it gets a roof: { $seat } built here this turn.
    .you = Built on now, it gets a roof: you built here this turn.
now-tower-roof-both = If both builders of this turn build on it, it gets a roof.
now-tower-roofed = Height { $height }, not counting the roof.
thing-space = Space { $space } for cards
says-space =
    { $side ->
        [top] Cards here serve column { $line }, counted from above: { $cells } cells.
        [bottom] Cards here serve column { $line }, counted from below: { $cells } cells.
        [left] Cards here serve row { $line }, counted from the left: { $cells } cells.
       *[right] Cards here serve row { $line }, counted from the right: { $cells } cells.
    }
says-space-mark =
    { $cards ->
        [one] The start mark beside it shows { $cards } card: one begins here.
       *[other] The start mark beside it shows { $cards } cards: that many begin here.
    }
now-space = { $cards } of at most { $most } cards lie here.
now-space-empty = Empty. A card here would begin a new group; now there are { $groups } of at most { $most }.
thing-purse = Ducats of { $seat }
    .you = Your ducats
says-purse = The most ducats win. Ducat days and the end of the game bring some, building on others’ towers costs some.
now-purse =
    { $ducats ->
        [one] { $ducats } ducat now.
       *[other] { $ducats } ducats now.
    }
now-purse-day = A ducat day now would bring { $ducats }.
now-purse-day-for = A ducat day now would bring { $ducats }: for { $parts } on { $cells }.
now-purse-end = If the game ended now: { $towers } more for towers and { $crests } for crests.
now-day-of = { $seat } would get { $ducats } now: for { $parts } on { $cells }.
    .you = You would get { $ducats } now: for { $parts } on { $cells }.
thing-supply = Floors still to be built, { $colour }
says-supply = { $count } floors of each colour: { $plain } plain, { $one } with one crest, { $two } with two crests. Whoever builds their last floor ends the game.
now-supply = Left: { $plain } plain, { $one } with one crest, { $two } with two crests.
thing-floor = { $floor }, { $colour }
says-floor = The top floor says whose tower it is. It covers whatever lies below it.
says-floor-crests =
    { $crests ->
        [one] While it is on top, its crest is worth { $crests } ducat more on ducat days and at the end.
       *[other] While it is on top, its crests are worth { $crests } ducats more on ducat days and at the end.
    }
now-floor = { $count } of { $of } not built yet.
thing-roof = Roof
says-roof = There are { $count }. A roof goes on a tower that both builders of a turn have built on. From then on the tower belongs to everyone and nobody can build on it.
thing-front = Front
says-front = It marks the leading group, the cards furthest ahead. No card goes more than one space beyond it.
now-front = Now at space { $space }.
thing-seal = Turn seal
says-seal = It shows whose turn it is: whoever has it moves a card.
thing-ducat-day = Ducat day
says-ducat-day = Whoever takes the last card of a group turns the seal over: after the building the bank pays everyone for their best area, 1 ducat for each tower, crest and roof in it.
thing-ducat = Ducat
says-ducat = The money of the game, and what wins it. Everyone begins with { $count }.
thing-lake = Water
says-lake = Nobody builds here. Lines beside it are shorter: its squares are skipped.
thing-castle = Castle
says-castle = { $cells } cells to build on, named by the letter of their column and the number of their row. Round it are { $spaces } numbered spaces for cards; dark marks on the frame show where cards begin.
shelf-cards = Building cards
shelf-floors = Floors
shelf-others = Roofs, markers and money
section-castle = Castle
section-seats = Players
section-own = Your floors

## A guided first game

lesson-goal = In Kilt Castle you all build this castle: you in orange, { $seat1 } in red, { $seat2 } in light grey. A tower belongs to whoever has its top floor and brings ducats on ducat days (a crown shows how many) and at the end. When somebody has built their last floor, the most ducats win.
lesson-cards = The cards lie on numbered spaces round the castle; each space has its line, a row or a column. In your turn you move any card clockwise: to a higher number; after 19 comes 0.
lesson-move = Move the orange card to space 4. Whoever’s colour it shows builds in its new line: that is you.
lesson-build = On the first empty cell of the line you build for free. Take a floor with a crest: crests bring ducats as long as they are on top.
lesson-paid = { $seat1 } has built on your tower. It is { $seat1 }’s now, but { $seat1 } had to pay you 1 ducat, because it was 1 floor high.
lesson-roof = Here { $seat1 } and { $seat2 } built on the same cell in one turn, so a roof went on it. A tower with a roof belongs to all of you, you too, and nobody builds on it any more.
lesson-turning = This card has two colours; the half with the small castle faces the castle. When moved, it turns round, and the colour that then faces the castle builds first: { $seat1 }. After that you build.
lesson-last-card = It also lies alone on its space, and taking the last card from a space brings a ducat day after the building; the crowns show what it would pay now. Move it to space 4.
lesson-take-back-tower = Now take your tower back: it has 2 floors, so you pay { $seat1 } 2 ducats, but with its two crests it brings you 3 at the end. It stands beside the roof, and roofs count for you as well.
lesson-ducat-day = A ducat day pays you for your best area: your towers side by side, and the roofs beside them. You got 4 ducats for 1 tower, 2 crests and 1 roof, so keep your towers together!
lesson-bridge = { $seat2 } has moved a card with your colour on it, so you build first, though it is not your turn. Roofs join areas like a bridge: for 1 ducat this tower comes to yours.
lesson-groups = The cards on one space are a group. With three players there are 4 groups at most, of 3 cards at most, and now there are 4. So only a card that lies alone can begin a new one.
lesson-limit = The yellow arrow marks the leading group: no card goes more than one space beyond it, and a card alone there has to stay. Move this one: you build nothing, but the ducat day pays you the most.
lesson-free = You know everything you need now. When somebody has built their last floor, everyone gets 1 ducat for each of their towers and each crest on top, nothing for roofs. Play on as you like!

tip-exempt = Somebody could not build on this line: no empty cell, and not enough ducats for a tower. Nothing is paid then.
tip-move-roof = Both roofs are on towers already, so you choose which one to move. The tower that loses it can be built on again.

## Why a turn is good (coach/reasons.py)

reason-income-more =
    { $n ->
        [one] A ducat day would pay you { $n } ducat more
       *[other] A ducat day would pay you { $n } ducats more
    }
reason-income-theirs =
    { $n ->
        [one] A ducat day would pay { $seat } { $n } ducat less
       *[other] A ducat day would pay { $seat } { $n } ducats less
    }
reason-money-more =
    { $n ->
        [one] You would have { $n } ducat more in hand
       *[other] You would have { $n } ducats more in hand
    }
reason-money-theirs =
    { $n ->
        [one] { $seat } would have { $n } ducat less
       *[other] { $seat } would have { $n } ducats less
    }
reason-room-more =
    { $n ->
        [one] Your best area has { $n } more empty cell to grow into
       *[other] Your best area has { $n } more empty cells to grow into
    }
reason-room-theirs =
    { $n ->
        [one] { $seat }’s best area has { $n } empty cell fewer to grow into
       *[other] { $seat }’s best area has { $n } empty cells fewer to grow into
    }
reason-cheap-more =
    { $n ->
        [one] { $n } more low tower of another player stands beside your best area: cheap to build on
       *[other] { $n } more low towers of other players stand beside your best area: cheap to build on
    }
reason-bridges-more =
    { $n ->
        [one] There is { $n } more cell where one floor joins another tower of yours to your best area
       *[other] There are { $n } more cells where one floor joins another tower of yours to your best area
    }
reason-bridges-theirs =
    { $n ->
        [one] There is { $n } cell fewer where { $seat } could join another tower to their best area
       *[other] There are { $n } cells fewer where { $seat } could join another tower to their best area
    }
reason-height-more =
    { $n ->
        [one] To build on your towers, the others would have to pay { $n } ducat more in all
       *[other] To build on your towers, the others would have to pay { $n } ducats more in all
    }
reason-first-cards-more =
    { $n ->
        [one] You build first on { $n } more two-coloured card
       *[other] You build first on { $n } more two-coloured cards
    }
reason-first-cards-theirs =
    { $n ->
        [one] { $seat } builds first on { $n } fewer two-coloured card
       *[other] { $seat } builds first on { $n } fewer two-coloured cards
    }
reason-reach-more =
    { $n ->
        [one] Cards with your colour have { $n } more space ahead of them, so they can let you build more often
       *[other] Cards with your colour have { $n } more spaces ahead of them, so they can let you build more often
    }
reason-reach-theirs =
    { $n ->
        [one] Cards with { $seat }’s colour have { $n } space fewer ahead of them, so they can let { $seat } build less often
       *[other] Cards with { $seat }’s colour have { $n } spaces fewer ahead of them, so they can let { $seat } build less often
    }
reason-lone-cards-more =
    { $n ->
        [one] { $n } more card with your colour lies alone: you build with it, and a ducat day follows
       *[other] { $n } more cards with your colour lie alone: you build with each, and a ducat day follows
    }
reason-lone-cards-theirs =
    { $n ->
        [one] { $n } fewer card with { $seat }’s colour lies alone: { $seat } builds with it, and a ducat day follows
       *[other] { $n } fewer cards with { $seat }’s colour lie alone: { $seat } builds with each, and a ducat day follows
    }
reason-crests-left-more =
    { $n ->
        [one] You keep { $n } more crest for later
       *[other] You keep { $n } more crests for later
    }
reason-without-emptied = It empties no space, so the others get no ducat day
reason-emptied = It takes the last card from space { $space } and starts a ducat day, which pays you more than the others on average
reason-roofed = A roof goes on { $cell }: nobody can build there any more, and it counts for every area beside it
reason-line-final-towers =
    { $n ->
        [one] Your towers would pay you { $n } ducat more at the end
       *[other] Your towers would pay you { $n } ducats more at the end
    }
reason-line-final-towers-theirs =
    { $n ->
        [one] { $seat }’s towers would pay { $n } ducat less at the end
       *[other] { $seat }’s towers would pay { $n } ducats less at the end
    }
reason-line-final-crests =
    { $n ->
        [one] The crests on top of your towers would pay you { $n } ducat more at the end
       *[other] The crests on top of your towers would pay you { $n } ducats more at the end
    }
reason-line-final-crests-theirs =
    { $n ->
        [one] The crests on top of { $seat }’s towers would pay { $n } ducat less at the end
       *[other] The crests on top of { $seat }’s towers would pay { $n } ducats less at the end
    }
told-card = { $card }
