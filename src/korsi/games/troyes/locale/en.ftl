# Troyes in English. Keys and variables are the same in all five files (docs/languages.md).

## The game

game-name = Troyes
game-blurb = Dice of soldiers, priests and citizens build a cathedral and defend a medieval city.
game-kind = Dice placement, secret goals, a solo mode against Le Roy
game-length = about 90 minutes
game-players = 1 to 4 players
game-points = Victory points: { $count }

## Things

colour-red = red
colour-white = white
colour-yellow = yellow
building-palace = Palace
building-bishopric = Bishopric
building-city-hall = City Hall
district-neutral = neutral district
source-supply = personal supply
source-lying-palace = those lying on the Palace
source-lying-bishopric = those lying on the Bishopric
source-lying-city-hall = those lying on the City Hall
space-palace-1 = Palace 1
space-palace-2 = Palace 2
space-palace-3 = Palace 3
space-palace-4 = Palace 4
space-palace-5 = Palace 5
space-palace-6 = Palace 6
space-bishopric-1-1 = Bishopric, row 1, place 1
space-bishopric-1-2 = Bishopric, row 1, place 2
space-bishopric-2-1 = Bishopric, row 2, place 1
space-bishopric-2-2 = Bishopric, row 2, place 2
space-bishopric-3-1 = Bishopric, row 3, place 1
space-bishopric-3-2 = Bishopric, row 3, place 2
space-city-hall-1-1 = City Hall, row 1, place 1
space-city-hall-1-2 = City Hall, row 1, place 2
space-city-hall-1-3 = City Hall, row 1, place 3
space-city-hall-2-1 = City Hall, row 2, place 1
space-city-hall-2-2 = City Hall, row 2, place 2
space-city-hall-2-3 = City Hall, row 2, place 3
activity-artisan = Artisan
activity-merchant = Merchant
activity-miller = Miller
activity-innkeeper = Innkeeper
activity-blacksmith = Blacksmith
activity-militia = Militia
activity-journeyman = Journeyman
activity-goldsmith = Goldsmith
activity-sculptor = Sculptor
activity-tithing = Tithing
activity-monk = Monk
activity-priest = Priest
activity-apprenticeship = Apprenticeship
activity-confession = Confession
activity-templar = Templar
activity-pilgrimage = Pilgrimage
activity-procession = Procession
activity-glassblower = Glassblower
activity-archer = Archer
activity-chivalry = Chivalry
activity-diplomat = Diplomat
activity-hunting = Hunting
activity-mercenary = Mercenary
activity-tax-collector = Tax Collector
activity-captain = Captain
activity-joust = Joust
activity-troubadour = Troubadour
activity-baker = Baker
activity-prior = Prior
activity-banquet = Banquet
card-marauding = Marauding
card-brigands-1 = Brigands (first card)
card-brigands-2 = Brigands (second card)
card-brigands-3 = Brigands (third card)
card-skirmishes-1 = Skirmishes (first card)
card-skirmishes-2 = Skirmishes (second card)
card-war = War
card-normans-attack = Normans Attack
card-succession-conflict = Succession Conflict
card-theological-conflict = Theological Conflict
card-heresy = Heresy
card-interruption-of-work = Interruption of Work
card-migrant-workers = Migrant Workers
card-drought = Drought
card-support = Support
card-civil-war = Civil War
card-wayfarers = Wayfarers
card-resistance = Resistance
character-chretien-de-troyes = Chrétien de Troyes
character-urbain-iv = Urbain IV
character-thibaut-ii = Thibaut II
character-hugues-de-payns = Hugues de Payns
character-le-florentin = Le Florentin
character-henry-i = Henry I

## The log

event-begins = { $seat } begins.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } begins.
event-settled = { $seat } places a citizen: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } places a citizen: { $space }.
event-round = Round { $round } begins.
event-revealed = A new activity: { $activity }.
event-income = { $seat }: income { $deniers }, salaries { $salary }, short { $short }.
event-rolled = { $seat } rolls dice, { $colour }: { $dice }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    }, dice, { $colour }: { $dice }.
event-event-enters = A new event: { $card }.
event-event-acts = Event: { $card }.
event-loses = { $card }: { $seat } loses { $deniers } in deniers and { $influence } in influence.
event-event-rolls = { $card }: the die shows { $value }.
event-black-die = A black die: { $value }.
event-counters = { $seat } counters black dice: { $dice }, total { $total }.
event-fails = { $seat } cannot counter the black { $value }.
event-points = { $seat } takes victory points: { $points }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } takes victory points: { $points }.
event-loses-points = { $seat } loses victory points: { $points }.
event-influence = { $seat } gains influence: { $points }.
event-rerolled = { $seat } rerolls a die, { $colour }: { $from } becomes { $to }.
event-recruited = { $seat } recruits a citizen.
event-flipped = { $seat } turns a die, { $colour }: { $from } becomes { $to }.
event-used = { $seat } uses a cube: { $activity }.
event-took = { $seat } takes an own die, { $colour } { $value }.
event-took-from = { $seat } takes a die from { $owner }, { $colour } { $value }.
event-took-grey =
    { $seat } takes a die, { $colour } { $value }, from: { $solo ->
        [1] Le Roy
       *[other] Grey
    }.
event-pays = { $seat } pays { $to }: { $deniers }.
event-pays-bank = { $seat } pays the bank: { $deniers }.
event-pays-influence = { $seat } pays influence: { $points }.
event-tradesman = { $seat } places a tradesman on { $activity }, space { $space }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } places a tradesman on { $activity }, space { $space }.
event-fetched = { $seat } takes a citizen from: { $source }.
event-lifted = { $seat } takes a citizen from { $space }.
event-recalled = { $seat } takes the tradesman from { $activity }.
event-placed = { $seat } takes { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } takes { $space }.
event-expelled = A citizen of { $seat } is expelled and lies on the { $building }.
event-grey-expelled =
    A citizen is expelled from the { $building }: { $solo ->
        [1] Le Roy
       *[other] Grey
    }.
event-built = { $seat } builds on the cathedral: level { $level }, space { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } builds on the cathedral: level { $level }, space { $number }.
event-demolished = A cube of { $seat } leaves the cathedral: level { $level }, space { $number }.
event-grey-demolished =
    A cube leaves the cathedral: level { $level }, space { $number } ({ $solo ->
        [1] Le Roy
       *[other] Grey
    }).
event-cube = { $seat } puts a cube on { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } puts a cube on { $card }.
event-cube-back = { $seat } gets a cube back from { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Grey
    } gets a cube back from { $card }.
event-countered = { $card } is countered. { $seat } takes the card.
event-grey-countered =
    { $card } is countered. The card goes to: { $solo ->
        [1] Le Roy
       *[other] Grey
    }.
event-activated = { $seat } activates { $activity }: { $times } times.
event-cubes = { $seat } lays cubes on { $activity }: { $cubes }.
event-deniers = { $seat } gains deniers: { $deniers }.
event-archers = { $seat } rolls for the archers: { $dice } dice, { $hits } hits.
event-passed = { $seat } passes; deniers into the district: { $deniers }.
event-leroy-rolls = Le Roy rolls { $first } and { $second }.
event-leroy-spends = Le Roy spends a die, { $colour } { $value }.
event-leroy-buys = Le Roy buys your die, { $colour } { $value }.
event-character = A character in play: { $character }.
event-scores = { $character }: { $seat } scores { $points }.
event-grey-scores =
    { $character }: { $solo ->
        [1] Le Roy
       *[other] Grey
    } scores { $points }.
event-final = { $seat } ends with { $points }.
event-wins = { $seat } wins with { $points }!
event-leroy-final =
    Le Roy ends with { $points }; the difference is { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }

## What to do now

prompt-settle = Place a citizen on an empty space.
prompt-counter = Counter the highest black die with dice of your district.
prompt-turn = Your turn: choose an action, or pass.
prompt-gather = Take up to three dice for your action.
prompt-source = Where does the citizen come from?
prompt-times = How many times?
prompt-collect = Which building pays?
prompt-cubes = Put your cubes on events.
prompt-roll = Le Roy’s turn: roll for him.
prompt-over = The game is over.
waiting-settle = Waiting for { $seat } to place a citizen.
waiting-counter = Waiting for { $seat } to counter a black die.
waiting-turn = Waiting for { $seat } to choose an action.
waiting-gather = Waiting for { $seat } to take dice.
waiting-source = Waiting for { $seat } to pick a citizen.
waiting-times = Waiting for { $seat } to say how many times.
waiting-collect = Waiting for { $seat } to choose a building.
waiting-cubes = Waiting for { $seat } to place cubes.
waiting-roll = Waiting for { $seat } to roll for Le Roy.
action-settle = Place a citizen: { $space }
action-reroll = Reroll (1 influence): { $colour } { $value }
action-recruit = Recruit a citizen (2 influence)
action-flip = Turn over (4 influence, up to three dice): { $colour } { $value }
action-counter = Counter a further black { $value } too
action-discard = Use against the black dice: { $colour } { $value }
action-yield = Let the black die through
action-activate = Activate: { $activity }
action-build = Build the cathedral
action-fight = Fight: { $card }
action-place = Place a citizen in a building
action-farm = Till the fields
action-pass = Pass
action-use = Use a cube: { $activity }
action-take =
    Take { $colour } { $value }, { $district ->
        [0] district of seat 1
        [1] district of seat 2
        [2] district of seat 3
        [3] district of seat 4
       *[neutral] neutral district
    }
action-done = Done
action-from = Take a citizen from: { $source }
action-lift = Move the citizen of { $space }
action-recall = Move the tradesman of { $activity }
action-times = Times: { $times }
action-collect = Collect from the { $building }
action-at = Cubes on { $card }
action-roll = Roll for Le Roy
action-take-own = Take your own { $colour } { $value }
action-take-of = Take { $colour } { $value } from { $seat }

## Several of a kind, folded into one row

several-settle = Place a citizen
several-counter = Counter a further black die too
several-discard = Use a die against the black dice
several-activate = Activate a card
several-fight = Fight an event
several-use = Use a cube of a card
several-take = Take a die
several-from = Take a citizen from
several-lift = Move a citizen
several-recall = Move a tradesman
several-times = How many times
several-collect = Collect from a building
several-at = Put cubes on an event
several-reroll = Reroll a die for 1 influence
several-flip = Turn dice over for 4 influence
preview-tradesman = A tradesman costs { $deniers }
preview-buys = { $deniers } to { $seat }
preview-buys-grey = { $deniers } to the bank
preview-group = Total { $total }, cost { $deniers }
preview-own = Your own die: free
preview-own-dice = With your own dice, total { $total }
preview-short = Not enough: at least { $total } needed
preview-pass = Deniers into your district: { $deniers }
preview-with-activate = { $activity } ×{ $times }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-chance = { $activity } ×{ $times }, dice decide
preview-with-cubes = { $activity } ×{ $times }, cubes for events: { $cubes }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-delayed = { $activity }, cubes to keep: { $cubes }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-fight = { $card }, cubes: { $times }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-countered = { $card }, cubes: { $times }, countered{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-place = Citizen to { $space }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-farm = Fields{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-build = Cathedral{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }

## Refused moves

refused-settle = First all starting citizens are placed. Choose an empty space.
refused-space-taken = Somebody stands there. Choose an empty space.
refused-counter = A black die has to be countered now. Choose dice of your district.
refused-choose-action = Choose an action first.
refused-gather = Take the dice of your action now, or take the action back.
refused-choose-source = Say where the citizen comes from.
refused-choose-times = Say how many times.
refused-choose-building = Say which building pays.
refused-choose-event = Cubes are placed on events now. Choose an event.
refused-roll = It is Le Roy’s turn. Roll for him.
refused-no-such-die = There is no such die in that district. Choose one that lies there.
refused-influence-short = You do not have enough influence for that.
refused-no-citizen-left = All your citizens are in the game already.
refused-influence-late = Influence is spent before you begin. Take back the last steps first.
refused-no-black-die = There is no further black die of this value.
refused-too-weak = Your dice do not reach that total.
refused-strong-enough = Whoever can counter the die must do so.
refused-pledge = Not enough yet. Add more dice.
refused-card-closed = This activity is not open. Choose a card that lies face up.
refused-cannot-reach = No affordable group of dice is enough for that.
refused-cannot-pay = You cannot pay for that.
refused-payment = An activation has to be paid in full.
refused-cathedral = That finds no free space on the cathedral.
refused-event-gone = This event is not in the queue.
refused-no-entry = No citizen can enter a building now.
refused-must-act = You have spent influence, so an action has to follow.
refused-no-cube = None of your cubes lies on this card.
refused-cube-misfit = This card does not change the dice of this action.
refused-one-cube = One cube per action, and before the first die.
refused-wrong-colour = The die has the wrong colour.
refused-group-full = The group has all the dice it may have.
refused-group-small = The group is not enough yet. Take another die.
refused-no-citizen-there = None of your citizens is there.
refused-protected = The citizen who would be expelled is protected.
refused-too-many-times = That is more than dice or payment allow.
refused-all-activations = At this table every activation has to be used.
refused-building = The card does not name this building.
refused-no-flag = This event has no free flag.
refused-must-place = The cubes have to be placed. Choose an event.

## Options

option-row-insert-player = Entering a row
option-row-insert-player-text = Where does a player’s citizen enter a row with a gap?
option-row-insert-player-first-empty-else-push = the leftmost gap
option-row-insert-player-always-left-push = always from the left
option-row-insert-event = Grey citizens of events
option-row-insert-event-text = Where does a grey citizen enter a row with a gap?
option-row-insert-event-left-push = from the left
option-row-insert-event-first-empty-else-push = the leftmost gap
option-black-dice-cap = Limit of black dice
option-black-dice-cap-text = Are more black dice rolled than there are in the box?
option-black-dice-cap-0 = no limit
option-black-dice-cap-6 = six
option-neutral-cubes-rank = Grey cubes rank
option-neutral-cubes-rank-text = Do grey cubes compete for the places on an event?
option-cubes-stay-when-tradesman-moves = Cubes stay
option-cubes-stay-when-tradesman-moves-text = Do your cubes stay on a card when your tradesman leaves it?
option-influence-allowed-before-pass = Influence before passing
option-influence-allowed-before-pass-text = May influence be spent before passing?
option-activation-may-be-partial = Fewer activations
option-activation-may-be-partial-text = May a card be activated fewer times than the dice allow?
option-protection-covers-neutral = Grey is protected too
option-protection-covers-neutral-text = Does a lying grey citizen protect the grey ones of that building?
option-solo-leroy-cathedral-penalty = Le Roy’s empty levels
option-solo-leroy-cathedral-penalty-text = Does Le Roy lose points for cathedral levels without his cube?
option-bonus-cards = Bonus cards
option-bonus-cards-text = Play with Baker, Prior, Banquet and Resistance?
option-open-victory-points = Open victory points
option-open-victory-points-text = May everybody see the victory points collected?

## Where the points come from

breakdown-start = At the start
breakdown-cathedral = Cathedral
breakdown-events = Events countered
breakdown-activities = Activity cards
breakdown-leroy = Le Roy’s turns
breakdown-losses = Lost
breakdown-events-in-queue = Cubes on events at the end
breakdown-tradesmen = Tradesmen
breakdown-cathedral-levels = Cathedral levels without a cube
breakdown-characters = Characters
breakdown-points = Victory points
breakdown-leroy-points = Le Roy
breakdown-difference = Difference
breakdown-leroy-lines = Le Roy’s points
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
breakdown-leroy-characters = Le Roy’s characters
breakdown-verdict = Result
breakdown-verdict-item = { $verdict }
verdict-defeat = Defeat: Le Roy keeps his city.
verdict-poor = A narrow win.
verdict-average = A fair win.
verdict-good = A good win.
verdict-very-good = A very good win.
verdict-masterful = A masterly win!

## How sure each part of the box is

confidence-counts = The pieces in the box. Cubes, deniers and points never run out.
confidence-setup = What everybody starts with, by number of players.
confidence-setup-neutral-2p = With two players: two grey citizens per building are likely, the exact spaces are our guess.
confidence-economy = Income, prices of dice, penalties, passing.
confidence-agriculture = The divisor of the fields is likely.
confidence-influence = The three uses of influence.
confidence-buildings-palace = Six numbered spaces.
confidence-buildings-bishopric = Pushing is certain, three rows of two are likely.
confidence-buildings-city-hall = Pushing is certain, two rows of three are likely.
confidence-cathedral = Levels, spaces, rewards and the penalty at the end.
confidence-scoring = Final scoring.
confidence-activity = Effects are mostly certain; costs, places and most divisors are our reconstruction. On the board dots below a number mark it.
confidence-marauding = One black die is certain; which dice fight it is our reconstruction.
confidence-event = Effects are mostly certain; flags, divisors and points are our reconstruction. On the board dots below a number mark it.
confidence-character = What each character counts.
confidence-solo = Le Roy’s table is certain; some points and his ranking of spaces are our reconstruction.
confidence-rulings = Points the rulebook leaves open. Every one can be switched for a table.

## What each piece is

piece-die = Die of { $seat }: { $colour } { $value }
piece-die-grey = Neutral die: { $colour } { $value }
piece-pledged = Against the black dice: { $colour } { $value }
piece-round = Round { $round } of { $rounds }
piece-citizen = Citizen of { $seat }: { $space }
piece-citizen-grey = Neutral citizen: { $space }
piece-lying = A citizen of { $seat } lies on the { $building }; the others there are protected.
piece-lying-grey = A neutral citizen lies on the { $building }.
piece-stone = Cube of { $seat }: level { $level }, space { $number }
piece-stone-grey = Neutral cube: level { $level }, space { $number }
piece-grey = Neutral district; grey citizens left: { $supply }
piece-leroy = Le Roy’s district; his citizens left: { $supply }
piece-group = Dice taken: { $dice }, total { $total }, cost { $deniers }
piece-black = Black die { $value }: { $seat } has to counter it, as things stand.
piece-black-leroy = Black die { $value }: Le Roy removes it, as things stand.
piece-strength = Your dice count { $total } of { $need } needed; red ones count double.
piece-event = { $card }: black dice every round { $dice }. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-citizen = { $card }: every round a grey citizen enters, { $building }, and may expel another. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-lose = { $card }: every round each player loses { $deniers } in deniers and { $influence } in influence. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-pay = { $card }: every round each player pays { $deniers } for each own citizen, { $building }. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-support = { $card }: every round grey cubes on events left of it, up to { $events }. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-remove = { $card }: every round the highest cube leaves the cathedral. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-event-add = { $card }: every round a grey cube takes the lowest free space of the cathedral. Divisor { $divisor }, flags { $flags }, cubes { $cubes }
piece-under-way = Under way: { $activity }, left { $left }
piece-under-way-citizen = Under way: a citizen enters a building
piece-settling = Every round a standing citizen gives a die of its building and costs the salary.
piece-queue = Two new events enter here every round.
piece-activity = { $activity }: works at once. A tradesman costs { $cost }, divisor { $divisor }
piece-activity-delayed = { $activity }: gives cubes that change dice later. A tradesman costs { $cost }, divisor { $divisor }
piece-seat = { $seat }: deniers { $deniers }, influence { $influence }, citizens in supply { $supply }, events won { $events }
piece-building = { $building }: dice of colour { $colour }. A citizen here costs { $deniers } in salary every round.
piece-level-missing = Level { $level } without a cube of yours costs { $points } at the end.
piece-phase-settle = The first citizens are placed.
piece-phase-black = Black dice are countered.
piece-phase-actions = Turns: one action each.
piece-phase-leroy = Le Roy acts.
piece-phase-over = The end: everything is counted.
piece-pool = Black dice at the beginning of the next round, if no event goes: { $dice }
piece-prices = A die of others costs { $price1 } alone, { $price2 } each in a pair, { $price3 } each of three.
piece-spending = Influence: { $reroll } rerolls an own die, { $flip } turns up to three over.
piece-difference = You { $own }, Le Roy { $his } so far.
piece-character-citizens = { $character }: standing citizens. The three steps bring { $first }, { $second } and { $third } points.
piece-character-cubes = { $character }: cubes on the cathedral. The three steps bring { $first }, { $second } and { $third } points.
piece-character-deniers = { $character }: deniers. The three steps bring { $first }, { $second } and { $third } points.
piece-character-influence = { $character }: influence. The three steps bring { $first }, { $second } and { $third } points.
piece-character-tradesmen = { $character }: tradesmen on cards. The three steps bring { $first }, { $second } and { $third } points.
piece-character-events = { $character }: events won. The three steps bring { $first }, { $second } and { $third } points.
piece-leroy-scores = { $sums }: Le Roy scores { $points } and spends { $dice } dice, one bought from you for { $deniers }.
piece-leroy-citizen = { $sums }: Le Roy places a citizen and expels yours if he can; dice { $dice }.
piece-leroy-event = { $sums }: Le Roy fills the flags of the rightmost event, one die each.
piece-leroy-tradesman = { $sums }: Le Roy places a tradesman on the best space; dice { $dice }.
piece-leroy-builds = { $sums }: Le Roy builds on the cathedral, cubes { $cubes }; dice { $dice }.
piece-leroy-character = { $sums }: both score the top character, which leaves; dice { $dice }.

## How to play

howto-1-title = What it is about
howto-1-text = Your citizens in three buildings give you dice. With dice you build, fight, trade and farm. The most victory points win.
howto-2-title = A round
howto-2-text = You receive money, pay salaries and roll one die for each standing citizen. Two events arrive, all events act, then you take turns until the dice are gone or all have passed.
howto-3-title = Black dice
howto-3-text = Military events bring black dice. In turn you counter the highest with dice of your own district; red ones count double. Each gives influence, each you cannot counter costs points.
howto-4-title = Groups of dice
howto-4-text = An action uses one to three dice of one colour, from any district. Dice of others cost 2, 4 or 6 each, depending on the size of the group. Nobody can refuse.
howto-5-title = Activities
howto-5-text = The first time you pay a card’s cost and put a citizen on it. The total divided by the number on the card says how often it works. Cards with an hourglass give cubes that change dice later.
howto-6-title = The cathedral
howto-6-text = Each white die puts a cube on its number. It brings a point and influence. At the end every level without your cube costs two points.
howto-7-title = Fighting events
howto-7-text = Dice of the event’s colour put cubes on its flags, each bringing one influence. When all flags are filled, the two with most cubes score.
howto-8-title = Citizens
howto-8-text = One die places a citizen in a building and may push another out. Whoever lies on a building protects the others of that colour there for this round.
howto-9-title = Influence
howto-9-text = Before an action you may reroll one of your dice, recruit a citizen or turn up to three of your dice over.
howto-10-title = The end
howto-10-text = Everybody holds a secret character. At the end each of them scores for all players, so watch what the others strive for.
