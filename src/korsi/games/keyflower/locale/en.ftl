# Keyflower in English. Keys and variables are the same in all five files (docs/languages.md).

## The game

game-name = Keyflower
game-blurb = Four seasons, one village: coloured workers bid for tiles and run them.
game-kind = Auctions, placing workers and building a village; workers and skills are hidden
game-length = about 90 minutes
game-players = 2 to 6 players
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Things

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
skill-saw = saw
skill-pick = pick
skill-anvil = anvil
resource-wood = wood
resource-stone = stone
resource-iron = iron
resource-gold = gold
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
direction-s = south
direction-sw = south-west
direction-nw = north-west
direction-n = north
direction-ne = north-east
direction-se = south-east
boat-keyflower = Keyflower
boat-sea-bastion = Sea Bastion
boat-sea-breese = Sea Breese
boat-flipper = Flipper
boat-ianvincible = Ianvincible
boat-white-wind = White Wind
tile-alehouse = Alehouse
tile-apprentice-hall = Apprentice hall
tile-gold-mine = Gold mine
tile-key-mine = Key mine
tile-keystone-quarry = Keystone quarry
tile-keywood = Keywood
tile-miner = Miner
tile-peddler = Peddler
tile-quarryman = Quarryman
tile-stable = Stable
tile-woodcutter = Woodcutter
tile-workshop = Workshop
tile-brewer = Brewer
tile-carpenter = Carpenter
tile-farrier = Farrier
tile-hiring-fair = Hiring fair
tile-mason = Mason
tile-smelter = Smelter
tile-store = Store
tile-tavern = Tavern
tile-summer-boat-1 = Summer boat 1
tile-summer-boat-2 = Summer boat 2
tile-summer-boat-3 = Summer boat 3
tile-summer-boat-4 = Summer boat 4
tile-barn = Barn
tile-blacksmith = Blacksmith
tile-fair = Fair
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-inn = Inn
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-stone-yard = Stone yard
tile-timber-yard = Timber yard
tile-wainwright = Wainwright
tile-well = Well
tile-apothecary = Apothecary
tile-craftsmans-guild = Craftsman’s guild
tile-jeweller = Jeweller
tile-key-guild = Key guild
tile-keythedral = Keythedral
tile-key-market = Key market
tile-mercers-guild = Mercer’s guild
tile-scholar = Scholar
tile-scribes = Scribes
tile-village-hall = Village hall
tile-watermill = Watermill
tile-windmill = Windmill
tile-home-1 = Home 1
tile-home-2 = Home 2
tile-home-3 = Home 3
tile-home-4 = Home 4
tile-home-5 = Home 5
tile-home-6 = Home 6
tile-turn-order-1 = Turn order tile 1
tile-turn-order-2 = Turn order tile 2
tile-turn-order-3 = Turn order tile 3
tile-turn-order-4 = Turn order tile 4
tile-keyflower = Keyflower
tile-sea-bastion = Sea Bastion
tile-sea-breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white-wind = White Wind

## The log

event-season-begins =
    { $season-id ->
        [spring] Spring begins with { $seat }.
        [summer] Summer begins with { $seat }.
        [autumn] Autumn begins with { $seat }.
       *[winter] Winter begins with { $seat }.
    }
    .you =
        { $season-id ->
            [spring] Spring begins with you.
            [summer] Summer begins with you.
            [autumn] Autumn begins with you.
           *[winter] Winter begins with you.
        }
event-passes = { $seat } { event-passes.deed }
    .deed = passes.
    .you = { $seat } { event-passes.you-deed }
    .you-deed = pass.
event-bids = { $seat } { event-bids.deed }
    .deed = bids on { $tile }: { $workers } { $colour }.
    .you = { $seat } { event-bids.you-deed }
    .you-deed = bid on { $tile }: { $workers } { $colour }.
event-uses = { $seat } { event-uses.deed }
    .deed =
        { $colour-id ->
            [none] uses { $tile } with { $workers } workers of several colours.
           *[other] uses { $tile } with { $workers } { $colour }.
        }
    .you = { $seat } { event-uses.you-deed }
    .you-deed =
        { $colour-id ->
            [none] use { $tile } with { $workers } workers of several colours.
           *[other] use { $tile } with { $workers } { $colour }.
        }
event-outbids = { $seat } { event-outbids.deed }
    .deed = outbids { $whom } on { $tile }.
    .you = { $seat } { event-outbids.you-deed }
    .you-deed = outbid { $whom } on { $tile }.
    .to-you = { $seat } { event-outbids.to-you-deed }
    .to-you-deed = outbids you on { $tile }: your { $group } there may go to another tile.
event-visits = { $seat } { event-visits.deed }
    .deed = leaves the workers on { $tile } to { $whom } when the season ends.
    .you = { $seat } { event-visits.you-deed }
    .you-deed = leave the workers on { $tile } to { $whom } when the season ends.
    .to-you = { $seat } { event-visits.to-you-deed }
    .to-you-deed = leaves the workers on your { $tile } to you when the season ends.
event-brings = { $seat } brings along { $group }, outbid on { $tile }.
    .deed =
        { $whole ->
            [0] among them { $group } from { $tile }.
           *[1] brought from { $tile }.
        }
    .you = { $seat } bring along { $group }, outbid on { $tile }.
    .you-deed =
        { $whole ->
            [0] among them { $group } from { $tile }.
           *[1] brought from { $tile }.
        }
event-returned = { $seat } { event-returned.deed }
    .deed =
        { $number ->
            [one] gets { $number } own worker back.
           *[other] gets { $number } own workers back.
        }
    .you = { $seat } { event-returned.you-deed }
    .you-deed =
        { $number ->
            [one] get { $number } worker of yours back.
           *[other] get { $number } workers of yours back.
        }
event-inherits = { $seat } { event-inherits.deed }
    .deed =
        { $number ->
            [one] gets { $number } worker that { $whom } had sent to their tiles.
           *[other] gets { $number } workers that { $whom } had sent to their tiles.
        }
    .you = { $seat } { event-inherits.you-deed }
    .you-deed =
        { $number ->
            [one] get { $number } worker that { $whom } had sent to your tiles.
           *[other] get { $number } workers that { $whom } had sent to your tiles.
        }
    .to-you = { $seat } { event-inherits.to-you-deed }
    .to-you-deed =
        { $number ->
            [one] gets { $number } worker that you had sent to their tiles.
           *[other] gets { $number } workers that you had sent to their tiles.
        }
event-stands-up = The lying workers of { $seat } stand up: { $tile } is { $colour } now.
    .you = Your lying workers stand up: { $tile } is { $colour } now.
event-gained = { $seat } { event-gained.deed }
    .deed = gets { $number } { $resource } on { $tile }.
    .you = { $seat } { event-gained.you-deed }
    .you-deed = get { $number } { $resource } on { $tile }.
event-drew-worker = { $seat } { event-drew-worker.deed }
    .deed =
        { $colour-id ->
            [none] draws a worker from the bag.
           *[other] draws a { $colour } worker from the bag.
        }
    .you = { $seat } { event-drew-worker.you-deed }
    .you-deed =
        { $colour-id ->
            [none] draw a worker from the bag.
           *[other] draw a { $colour } worker from the bag.
        }
event-drew-skill = { $seat } { event-drew-skill.deed }
    .deed =
        { $skill-id ->
            [none] draws a skill.
           *[other] draws a skill: { $skill }.
        }
    .you = { $seat } { event-drew-skill.you-deed }
    .you-deed =
        { $skill-id ->
            [none] draw a skill.
           *[other] draw a skill: { $skill }.
        }
event-drew = { $seat } { event-drew.deed }
    .deed = draws { $goods }.
    .you = { $seat } { event-drew.you-deed }
    .you-deed = draw { $goods }.
event-drew-unseen = { $seat } { event-drew-unseen.deed }
    .deed =
        { $skills ->
            [0]
                draws { $workers ->
                    [one] { $workers } worker
                   *[other] { $workers } workers
                } from the bag.
           *[other]
                { $workers ->
                    [0]
                        draws { $skills ->
                            [one] { $skills } skill
                           *[other] { $skills } skills
                        }.
                   *[other]
                        draws { $workers ->
                            [one] { $workers } worker
                           *[other] { $workers } workers
                        } and { $skills ->
                            [one] { $skills } skill
                           *[other] { $skills } skills
                        }.
                }
        }
    .you = { $seat } { event-drew-unseen.you-deed }
    .you-deed =
        { $skills ->
            [0]
                draw { $workers ->
                    [one] { $workers } worker
                   *[other] { $workers } workers
                } from the bag.
           *[other]
                { $workers ->
                    [0]
                        draw { $skills ->
                            [one] { $skills } skill
                           *[other] { $skills } skills
                        }.
                   *[other]
                        draw { $workers ->
                            [one] { $workers } worker
                           *[other] { $workers } workers
                        } and { $skills ->
                            [one] { $skills } skill
                           *[other] { $skills } skills
                        }.
                }
        }
event-green-taken = { $seat } { event-green-taken.deed }
    .deed =
        { $number ->
            [one] takes { $number } green worker.
           *[other] takes { $number } green workers.
        }
    .you = { $seat } { event-green-taken.you-deed }
    .you-deed =
        { $number ->
            [one] take { $number } green worker.
           *[other] take { $number } green workers.
        }
event-paid-worker = { $seat } { event-paid-worker.deed }
    .deed = pays { $number } { $colour } into the bag.
    .you = { $seat } { event-paid-worker.you-deed }
    .you-deed = pay { $number } { $colour } into the bag.
event-paid-skill = { $seat } { event-paid-skill.deed }
    .deed = pays 1 { $skill }.
    .you = { $seat } { event-paid-skill.you-deed }
    .you-deed = pay 1 { $skill }.
event-moved = { $seat } { event-moved.deed }
    .deed = moves { $resource } from { $from } to { $to }.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = move { $resource } from { $from } to { $to }.
event-idles = { $seat } { event-idles.deed }
    .deed = moves and upgrades nothing.
    .you = { $seat } { event-idles.you-deed }
    .you-deed = move and upgrade nothing.
event-upgraded = { $seat } { event-upgraded.deed }
    .deed = upgrades { $tile }.
    .you = { $seat } { event-upgraded.you-deed }
    .you-deed = upgrade { $tile }.
event-pays = { $seat } { event-pays.deed }
    .deed = pays { $goods } for that.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = pay { $goods } for that.
event-season-ends =
    { $season-id ->
        [spring] Spring ends.
        [summer] Summer ends.
        [autumn] Autumn ends.
       *[winter] Winter ends.
    }
event-sold = { $seat } { event-sold.deed }
    .deed =
        { $workers ->
            [one] wins { $tile } with { $workers } worker.
           *[other] wins { $tile } with { $workers } workers.
        }
    .you = { $seat } { event-sold.you-deed }
    .you-deed =
        { $workers ->
            [one] win { $tile } with { $workers } worker.
           *[other] win { $tile } with { $workers } workers.
        }
event-bought = { $seat } { event-bought.deed }
    .deed = wins { $tiles } with { $workers } workers.
    .you = { $seat } { event-bought.you-deed }
    .you-deed = win { $tiles } with { $workers } workers.
event-unsold = Nobody bid on { $tile }; it leaves the game.
event-marker = { $seat } { event-marker.deed }
    .deed = gets the purple marker and is the start player now.
    .you = { $seat } { event-marker.you-deed }
    .you-deed = get the purple marker and are the start player now.
event-unwanted = { $seat } gets it because nobody bid on { $tile }.
    .deed = because nobody bid on { $tile }.
    .you = { $seat } get it because nobody bid on { $tile }.
    .you-deed = because nobody bid on { $tile }.
event-boat-chosen = { $seat } { event-boat-chosen.deed }
    .deed = takes the boat { $boat }.
    .you = { $seat } { event-boat-chosen.you-deed }
    .you-deed = take the boat { $boat }.
event-last-boat = { $seat } { event-last-boat.deed }
    .deed = gets it as the last one left.
    .you = { $seat } { event-last-boat.you-deed }
    .you-deed = get it as the last one left.
event-loads = { $seat } { event-loads.deed }
    .deed =
        gets { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        } and { $skills ->
            [one] { $skills } skill
           *[other] { $skills } skills
        } from it.
    .you = { $seat } { event-loads.you-deed }
    .you-deed =
        get { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        } and { $skills ->
            [one] { $skills } skill
           *[other] { $skills } skills
        } from it.
event-selected = { $seat } { event-selected.deed }
    .deed = has chosen winter tiles.
    .you = { $seat } { event-selected.you-deed }
    .you-deed = have chosen winter tiles.
event-offers = { $seat } { event-offers.deed }
    .deed =
        { $number ->
            [one] puts { $number } winter tile on offer.
           *[other] puts { $number } winter tiles on offer.
        }
    .you = { $seat } { event-offers.you-deed }
    .you-deed =
        { $number ->
            [one] put { $number } winter tile on offer.
           *[other] put { $number } winter tiles on offer.
        }
event-rearranged = { $seat } { event-rearranged.deed }
    .deed =
        { $number ->
            [one] takes the new tile up again to place it elsewhere.
           *[other] takes the { $number } new tiles up again to place them anew.
        }
    .you = { $seat } { event-rearranged.you-deed }
    .you-deed =
        { $number ->
            [one] take the new tile up again to place it elsewhere.
           *[other] take the { $number } new tiles up again to place them anew.
        }
event-placed = { $seat } { event-placed.deed }
    .deed = places { $tile }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = place { $tile }.
event-laid = { $seat } { event-laid.deed }
    .deed = adds { $tiles } to their village.
    .you = { $seat } { event-laid.you-deed }
    .you-deed = add { $tiles } to your village.
event-kept-aside = { $tile } fits nowhere; { $seat } keeps it beside the village.
    .you = { $tile } fits nowhere; you keep it beside the village.
event-settled = { $seat } { event-settled.deed }
    .deed = is done placing.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = are done placing.
event-final = { $seat } { event-final.deed }
    .deed =
        { $points ->
            [one] ends with { $points } point.
           *[other] ends with { $points } points.
        }
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        { $points ->
            [one] end with { $points } point.
           *[other] end with { $points } points.
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
ended-final = Winter is over: all four seasons have been played.

## What to do now

round-named = { $season }, season { $round } of 4
prompt-turn =
    { $outbid ->
        [0] Your turn in { $season }: bid on a tile, use one, or pass.
        [one] Your turn in { $season }: bid, use a tile, or pass. Your outbid worker may go to another tile.
       *[other] Your turn in { $season }: bid, use a tile, or pass. Your { $outbid } outbid workers may go to another tile.
    }
prompt-workers =
    { $kind ->
        [use] Use { $tile }: send { $least } to { $most } workers of one colour.
        [use-of] Use { $tile }: send { $least } to { $most } { $colour } workers.
        [exactly] Use { $tile }: send exactly { $least } of one colour.
        [exactly-of] Use { $tile }: send exactly { $least } { $colour }.
        [more-use] { piece-chain-use }.
        [more-exactly] { piece-chain-use-exactly }.
        [more-bid] { piece-chain-bid }.
        [bid-of] Bid on { $tile }: send { $least } or more { $colour } workers.
       *[bid] Bid on { $tile }: send { $least } or more workers of one colour.
    }
prompt-picked = Choose how many workers go.
prompt-pay = Pay for the effect of { $tile }.
prompt-choose = Choose the resource that { $tile } gives you.
prompt-haul =
    { $may ->
        [move] Moves left: { $moves }. Lift a resource, or finish.
        [upgrade] Upgrades left: { $upgrades }. Upgrade a tile, or finish.
       *[both] Moves left: { $moves }, upgrades left: { $upgrades }. Lift a resource, upgrade a tile, or finish.
    }
prompt-carry = Put the { $resource } on a neighbouring tile. Moves left: { $moves }.
prompt-spend = Upgrade of { $tile }: choose the next resource you pay.
prompt-spend-skill = Upgrade of { $tile }: choose the skill you pay.
prompt-boat =
    { $season-id ->
        [winter] Choose a boat: it joins your village and scores at the end.
       *[other] Choose a boat: the workers and skills on it are yours.
    }
prompt-place =
    { $doing ->
        [where] Place { $tile }: choose where it goes.
        [turn] { $tile }: click or tap it to turn it, or choose how it lies.
       *[which]
            { $count ->
                [0] All new tiles are placed. Settle, or take them up again.
                [one] Add your new tile to the village.
               *[other] Add your { $count } new tiles to the village.
            }
    }
prompt-select = For each of your winter tiles decide: put it on offer, where all may bid for it, or keep it out. At least one must be offered.
prompt-flip = Upgrade one tile for free, or finish.
prompt-over = The game is over.
repeat-do = { $move } until the season ends
repeat-on = Stop passing
repeat-over-round = The season is over: you decide again.
repeat-over-upset = You were outbid: you decide again.
waiting-turn = Waiting for { $seat } to bid, use a tile or pass.
waiting-workers = Waiting for { $seat } to send workers.
waiting-pay = Waiting for { $seat } to pay for an effect.
waiting-choose = Waiting for { $seat } to choose a resource.
waiting-haul = Waiting for { $seat } to move resources and upgrade.
waiting-carry = Waiting for { $seat } to put a resource down.
waiting-spend = Waiting for { $seat } to pay for an upgrade.
waiting-spend-skill = Waiting for { $seat } to pay a skill.
waiting-boat = Waiting for { $seat } to choose a boat.
waiting-place = Waiting for { $seat } to add tiles to the village.
waiting-select = Waiting for { $seat } to choose winter tiles.
waiting-flip = Waiting for { $seat } to use the free upgrade.
action-pass = Pass
action-bid = Bid on { $tile }
action-use = Use { $tile }
action-group = Bring your outbid workers from { $tile }
action-workers =
    { $number ->
        [one] Send { $number } { $colour } worker
       *[other] Send { $number } { $colour } workers
    }
action-done = That is all
action-pay-worker = Pay a { $colour } worker
action-pay-group = Pay the whole group beside { $tile }
action-pay-skill = Pay a skill: { $skill }
action-choose = Take { $resource }
action-carry = Lift { $resource } from { $tile }
action-to = Put it on { $tile }
action-upgrade = Upgrade { $tile }
action-spend = Pay { $resource }
action-spend-skill = Pay for the upgrade with a skill: { $skill }
action-finish = Finish
action-boat = Choose { $boat }
action-offer = Offer { $tile }
action-keep = Keep { $tile } out
action-place = Place { $tile }
action-beside = To the { $direction } of { $tile }
action-turn =
    { $steps ->
        [0] Lay it like this
        [one] Turn it { $steps } step clockwise
       *[other] Turn it { $steps } steps clockwise
    }
action-rearrange = Take all new tiles up again
action-settle = Settle: keep the village like this

## Several of a kind, folded into one row

several-bid = Bid on a tile
several-use = Use a tile
several-group = Bring outbid workers
several-workers = Send workers
several-pay-worker = Pay a worker
several-pay-group = Pay a whole group
several-pay-skill = Pay a skill
several-choose = Take a resource
several-carry = Lift a resource
several-to = Put it on a tile
several-upgrade = Upgrade a tile
several-spend = Pay a resource
several-spend-skill = Pay for the upgrade with a skill
several-boat = Choose a boat
several-offer = Offer a tile
several-keep = Keep a tile out
several-place = Place a tile
several-beside = Put it beside a tile
several-turn = Turn it

## Refused moves

refused-over = The game is over.
refused-not-your-turn = It is somebody else’s turn. Wait until it comes back to you.
refused-bid-use-or-pass = A turn is a bid, a use or a pass. Choose a tile first.
refused-send-workers = First choose the workers for the bid or use you have begun, or take it back.
refused-pay-first = First pay for the effect of the tile.
refused-choose-resource = First choose the resource the tile gives you.
refused-haul = Move resources, upgrade tiles, or finish.
refused-put-down = First put the lifted resource on a neighbouring tile.
refused-pay-upgrade = First pay for the upgrade you began.
refused-choose-boat = Now a boat is chosen. Take one of the row.
refused-place-tiles = Now villages grow. Place the tiles you won.
refused-select-winter = Winter tiles are being chosen. Offer or keep one of yours.
refused-flip = The free upgrade of the Flipper comes first. Choose a tile or finish.
refused-ready = You have finished; wait for the others.
refused-not-on-offer = This tile is not on offer. Choose one in the middle.
refused-colour = Workers of another colour are at this tile. Use its colour or choose another tile.
refused-group-colour = Your group there has another colour. Add workers of that colour.
refused-one-colour = All workers of one action have the same colour. Choose that colour.
refused-not-highest = That would not be the highest bid. Send more workers.
refused-cannot-outbid = You do not have enough workers of a fitting colour to lead there. Choose another tile.
refused-no-group = First choose the workers for the bid or use you have begun. For another tile, undo it.
refused-winning-group = A winning group stays where it is. Choose a losing one.
refused-group-stays = Your workers beside this tile stay and count anyway. Add others.
refused-group-taken = You have already picked up this group. Choose another one.
refused-no-such-workers = You do not have that many workers of this colour. Send fewer.
refused-nobody-moves = At least one worker must go. Choose a group or workers.
refused-colour-named = You have already named this colour. Choose another one or finish.
refused-not-usable = This tile cannot be used now. Choose one on offer or in a village.
refused-no-effect = This tile never takes workers. Choose another one.
refused-winter-offer = In winter, tiles on offer cannot be used, only bid for. Choose one in a village.
refused-too-few = It takes more workers than the last use here. Send more.
refused-tile-full = No tile takes more than six workers in a season. Choose another one.
refused-cannot-use = You have no workers that fit this tile. Choose another one.
refused-cannot-pay = You could not pay for the effect any more. Keep back what it costs.
refused-no-benefit = At this table a use must yield something. Choose another tile.
refused-wrong-payment = The effect asks for something else. Choose what glows.
refused-group-payment = At this table groups cannot be used to pay. Pay with a worker of your own.
refused-not-a-choice = This resource is not among the choices or is used up. Choose another one.
refused-no-budget = All movement is used up. Upgrade or finish.
refused-moves-come-first = At this table all moves come before the upgrades. Upgrade again or finish.
refused-no-resource = No such resource lies there in your village. Choose another tile.
refused-no-road = No road leads there. Choose a tile joined by a road.
refused-not-yours = This tile is not in your village. Choose one of yours.
refused-not-upgradable = This tile cannot be upgraded. Choose another one.
refused-upgraded = This tile is upgraded already. Choose another one.
refused-no-upgrade = No upgrade is left. Move resources or finish.
refused-cost = What the upgrade costs must lie on that tile; skills you must have. Bring it there first.
refused-counter = The cost cannot be paid that way. Name resources in the order wood, stone, iron, gold.
refused-boat-gone = This boat is taken. Choose another one.
refused-not-dealt = This winter tile is not yours, or you have decided on it. Choose another one.
refused-choose-one = At least one winter tile must be offered. Offer this one.
refused-not-gained = You do not have to place this tile. Choose one you won.
refused-no-position = This tile fits nowhere now. Place another one first or rearrange.
refused-name-tile = First choose the tile to place.
refused-name-cell = First choose where the tile goes.
refused-not-in-village = A new tile goes beside a tile of your village. Choose such a place.
refused-occupied = A tile lies there already. Choose an empty place.
refused-other-name = This place is named by its first neighbour. Choose it from there.
refused-edges = The edges would not match: road to road, field to field, water to water. Turn the tile or choose another place.
refused-nothing-to-rearrange = There is nothing to take up again, or you did it twice already. Go on placing.
refused-still-to-place = You still have a tile to place. Place it first.
refused-leaves-no-room = There the tiles still to be placed would fit nowhere any more. Turn this one or choose another place.
lacks-use-colour =
    { $have ->
        [0] Using this takes { $count } { $colour } or more; you have none.
       *[other] Using this takes { $count } { $colour } or more; you have { $have }.
    }
lacks-bid-colour =
    { $have ->
        [0] Leading here takes { $count } { $colour } or more; you have none.
       *[other] Leading here takes { $count } { $colour } or more; you have { $have }.
    }
lacks-colour = Only { $colour } workers may go to this tile.
lacks-turn = The tile lies here already: click or tap it to turn it, then confirm.
lacks-water = At this side of { $tile } there is water, and { $placed } has none: it cannot lie here.
lacks-match = However { $tile } is turned, its sides do not match here: road goes to road, field to field, water to water.
lacks-tiles = All tiles you won are placed. Settle the village, or take the new tiles up again.
lacks-both-colour =
    { $have ->
        [0] To use it: { $count } { $colour }. To lead: { $bid } { $colour }. You have none.
       *[other] To use it: { $count } { $colour }. To lead: { $bid } { $colour }. You have { $have }.
    }
lacks-room = { $standing } workers stand here and the next use takes { $least } or more: more than six would stand here. It is full this season.
lacks-skill = Using it costs 1 { $skill }. You have none.
lacks-any-skill = Using it costs 1 skill of any kind. You have none.
lacks-payment = Using it costs one more { $colour } worker, who must be left over. You would have none.
lacks-any-payment = Using it costs one more worker, who must be left over. You would have none.
lacks-use =
    { $count ->
        [one] Using this takes { $count } worker; you have { $have }.
       *[other] Using this takes at least { $count } workers of one colour; you have { $have }.
    }
lacks-bid =
    { $count ->
        [one] Leading there takes { $count } worker; you have { $have }.
       *[other] Leading there takes { $count } workers of one colour; you have { $have }.
    }

## Options

option-extra-worker-may-come-from-outbid-group = Paying with losing groups
option-extra-worker-may-come-from-outbid-group-text = May a whole losing group be given up to pay for an effect that costs one worker?
option-boat4a-applies-to-turn-order-tiles = Boat 4a on turn order tiles
option-boat4a-applies-to-turn-order-tiles-text = May the owner of summer boat 4a also bid with another colour on turn order tiles?
option-boat3b-resources-score-as-gold = Boat 3b makes gold
option-boat3b-resources-score-as-gold-text = With summer boat 3b, may any resource count as gold at the end and be worth a point?
option-purple-wild-requires-winning-winter-bid = Purple marker needs a bid
option-purple-wild-requires-winning-winter-bid-text = Does the purple marker count as any item only for whoever won it in winter? If not, for whoever holds it.
option-boat2a-may-cross-water = Boat 2a over water
option-boat2a-may-cross-water-text = With summer boat 2a, may resources also cross water?
option-boat-skill-tokens-public = Skills on boats face up
option-boat-skill-tokens-public-text = Does everybody see which skills lie on the boats?
option-interleave-moves-and-upgrades = Moves and upgrades mixed
option-interleave-moves-and-upgrades-text = May resources be moved again after an upgrade? If not, all moves come first.
option-use-without-benefit-allowed = Use without a yield
option-use-without-benefit-allowed-text = May a tile be used although it would yield nothing?
option-sea-bastion-mode = Sea Bastion
option-sea-bastion-mode-text = Which tiles on closed roads does the Sea Bastion score?
option-sea-bastion-mode-single-closed-trail = one closed route
option-sea-bastion-mode-every-loop = every loop
option-bag-count-public = Number of workers in the bag
option-bag-count-public-text = Does everybody see how many workers are in the bag?
option-tie-break = Ties
option-tie-break-text = Who wins if several have the most points?
option-tie-break-shared = all of them
option-tie-break-start-player = first from the purple marker on

## Where the points come from

breakdown-tile = { $tile }
breakdown-turn-order = { $tile }: neighbours
breakdown-boat =
    { $tile-id ->
        [keyflower] Boat { $tile }: transport
        [sea-bastion] Boat { $tile }: closed road
        [sea-breese] Boat { $tile }: boats in a row
        [white-wind] Boat { $tile }: { $items }
       *[other] Boat { $tile }
    }
breakdown-winter = { $tile }: { $items }
breakdown-yard = { $tile }: { $items }
breakdown-gold = Gold left over
breakdown-items =
    { $item ->
        [blue]
            { $number ->
                [one] { $number } blue worker
               *[other] { $number } blue workers
            }
        [red]
            { $number ->
                [one] { $number } red worker
               *[other] { $number } red workers
            }
        [yellow]
            { $number ->
                [one] { $number } yellow worker
               *[other] { $number } yellow workers
            }
        [green]
            { $number ->
                [one] { $number } green worker
               *[other] { $number } green workers
            }
        [saw]
            { $number ->
                [one] { $number } saw
               *[other] { $number } saws
            }
        [pick]
            { $number ->
                [one] { $number } pick
               *[other] { $number } picks
            }
        [anvil]
            { $number ->
                [one] { $number } anvil
               *[other] { $number } anvils
            }
        [any-resource]
            { $number ->
                [one] { $number } resource of any kind
               *[other] { $number } resources of any kind
            }
        [any-skill]
            { $number ->
                [one] { $number } skill of any kind
               *[other] { $number } skills of any kind
            }
        [wood] { $number } wood
        [stone] { $number } stone
        [iron] { $number } iron
       *[gold] { $number } gold
    }
breakdown-unused = Not used
breakdown-unused-item = { $items }
breakdown-unseen = Workers and skills nobody else sees may score more
breakdown-purple = Purple marker
tie-otherwise = Tie: { $seat } comes first from the purple marker on.
    .you = Tie: you come first from the purple marker on.
breakdown-purple-item =
    { $tile ->
        [none] counts as { $items }
       *[other] counts as { $items }: { $tile }
    }
breakdown-points = Points
breakdown-to-come = What will count: the points on your tiles (most of them once upgraded), gold, and after winter what your winter tiles, turn order tiles and boats score.

## How sure each part of the box is

confidence-counts = The pieces of the box, eight workers to begin with, six on a tile.
confidence-setup = How many tiles for each number of players.
confidence-home = Costs and points of the home tiles come from one set of data.
confidence-boat = The scoring of the boats is certain, their loads come from one set of data.
confidence-boat-2-score = That the Sea Breese has a table is certain; its numbers come from one set of data.
confidence-turn-order = The numbers and the purple one for each number of players; the edges are likely.
confidence-turn-order-3-side-b = The second face of turn order tile 4 is never used.
confidence-tile-spring-summer-values = Spring and summer tiles: two authors’ data agree on all twenty, both sides.
confidence-tile-autumn-values = Autumn tiles: from one set of data, which is right wherever it can be checked.
confidence-tile-winter-values = Winter tiles: as the rulebook gives them.
confidence-tile-summer-boats-abilities = Summer boats: the rulebook describes both faces of all four.
confidence-edges-of-all-tiles = Roads and water at the edges of all tiles: from one set of data; every number of roads the rulebook names is met.
confidence-options-extra-worker-may-come-from-outbid-group = A losing group cannot be split, so all of it is paid.
confidence-options-boat4a-applies-to-turn-order-tiles = The text speaks of village tiles.
confidence-options-boat3b-resources-score-as-gold = Taken at its word; others may play it differently.
confidence-options-purple-wild-requires-winning-winter-bid = The text speaks of whoever bid successfully.
confidence-options-boat2a-may-cross-water = The text names fields, not water.
confidence-options-boat-skill-tokens-public = The rulebook does not say whether they lie face up.
confidence-options-interleave-moves-and-upgrades = As it is played online.
confidence-options-use-without-benefit-allowed = As it is played online.
confidence-options-sea-bastion-mode = One route counts; the other reading counts every tile on any loop.
confidence-options-bag-count-public = Players may feel the bag.
confidence-options-tie-break = The victory is shared; the other choice is a house rule of ours.

## What the entries of the box are called

part-counts = in the box
part-workers-blue = blue workers
part-workers-red = red workers
part-workers-yellow = yellow workers
part-workers-green = green workers
part-workers-purple = purple workers
part-skill-saw = saws
part-skill-pick = picks
part-skill-anvil = anvils
part-tiles-total = tiles
part-tiles-home = home tiles
part-tiles-boat = boats
part-tiles-turn-order = turn order tiles
part-tiles-village = village tiles
part-starting-workers = workers to begin with
part-max-workers-on-tile = most workers on a tile
part-setup = at the start
part-players = players
part-homes = home tiles
part-boats = boats
part-turn-order-tiles = turn order tiles
part-season-tiles = tiles of a season
part-winter-dealt = winter tiles for each
part-number = number
part-edges = edges, clockwise from the south
part-upgrade-cost = cost of the upgrade
part-basic = basic side
part-upgraded = upgraded side
part-effect = what it does
part-move = moves
part-upgrades = upgrades
part-vp = points
part-gain = yield
part-choose-one = one of these
part-pay-worker = worker paid
part-pay-skill = skill paid
part-workers = workers
part-skills = skills
part-green = green workers
part-any-resource = any resource
part-any-skill = any skill
part-tile = tile
part-home = home tile
part-boat = boat
part-turn-order = turn order tile
part-season = season
part-upgradable = can be upgraded
part-summer-boat = summer boat
part-row = place in the row
part-min-players = from how many players
part-goods = load
part-score = scoring
part-kind = what it scores
part-item = things counted
part-type = kind counted
part-set = set
part-size = size of a group
part-resource = resource counted
part-vp-each = points each
part-table = points for 0 to 5 boats
part-side-a = face a
part-side-b = face b
part-purple = brings the purple marker
part-ability = ability
word-any = any

## How to play

howto-1-title = What it is about
howto-1-text = Through four seasons you win tiles and build a village with them. In your turn you send workers to bid on a tile or to use one, or you pass. Points come from your tiles at the end: as printed, more when upgraded, or for the workers, skills and resources you have; gold left counts too. Whoever has the most points after winter wins.
howto-2-title = Your turn
howto-2-text = Bid on a tile, use a tile, or pass. You may act again after passing. The season ends when all pass one after another.
howto-3-title = Colours
howto-3-text = The first workers at a tile set its colour for the season. From then on every bid on it and every use of it takes that colour. Green workers are rare, so where green is set few can follow.
howto-4-title = Bidding
howto-4-text = Send more workers than any other group beside the tile has. A group that is outbid may later go elsewhere, but only as a whole; a winning group stays.
howto-5-title = Using a tile
howto-5-text = Use tiles on offer, in your village or in another’s. The first use takes at least one worker, each later one more than the last, and no tile takes more than six in a season. Whoever owns the tile at the end of the season gets the workers on it.
howto-6-title = Resources and skills
howto-6-text = What your own tiles produce lies on those tiles; everything else goes to your home tile. Nobody else sees the workers and skills you have.
howto-7-title = Transport and upgrades
howto-7-text = Home tiles, Stable, Farrier and Wainwright move your resources along roads and upgrade your tiles. The resources of the cost must lie on the tile itself; gold stands for wood, stone or iron.
howto-8-title = The end of a season
howto-8-text = Losing groups come back. Whoever leads at a tile gets it, and the winning workers go into the bag. Then everybody takes a boat with new workers and skills, in the order of the turn order tiles.
howto-9-title = Building the village
howto-9-text = Place the new tiles beside your others, turned as you like. Edges must match: road to road, field to field, water to water.
howto-10-title = Winter and the end
howto-10-text = In secret you choose which of your winter tiles go on offer; whoever wins one in winter’s auction scores it, for workers, skills and resources, each of which counts once. Boats and turn order tiles join the villages too. The best allocation is found for you.

## Scene

piece-season = It is { $season }.
piece-passes = Passes in a row: { $passes } of { $count }
piece-start = { $seat } has the purple marker and begins.
    .you = You have the purple marker and begin.
piece-turn = It is { $seat }’s turn.
    .you = It is your turn.
piece-next =
    { $place ->
        [one] { $seat } comes next.
       *[other] { $seat } comes { $place } turns later.
    }
    .you =
        { $place ->
            [one] You come next.
           *[other] You come { $place } turns later.
        }
piece-offer = { $tile }, on offer
piece-village = { $tile }, in the village of { $seat }
    .you = { $tile }, in your village
piece-village-upgraded = { $tile }, upgraded, in the village of { $seat }
    .you = { $tile }, upgraded, in your village
piece-aside = { $tile } of { $seat }, without a place in the village
    .you = { $tile } of yours, without a place in the village
piece-hand = { $tile }, to be placed by { $seat }
    .you = { $tile }, for you to place
piece-winter =
    { $points ->
        [one] { $tile }, one of your winter tiles; { $points } point as things stand, if you win it in winter’s auction
       *[other] { $tile }, one of your winter tiles; { $points } points as things stand, if you win it in winter’s auction
    }
piece-winter-offered = { $tile }, your winter tile; you will offer it
piece-winter-kept = { $tile }, your winter tile; you will not offer it
piece-worth =
    { $points ->
        [one] Once yours, { $tile } brings { $points } point as things stand.
       *[other] Once yours, { $tile } brings { $points } points as things stand.
    }
piece-bid-leads = { $seat } leads on { $tile } with { $count } { $colour }.
    .you = You lead on { $tile } with { $count } { $colour }.
piece-bid-trails = { $seat } has bid { $count } { $colour } on { $tile } and is outbid.
    .you = You have bid { $count } { $colour } on { $tile } and are outbid. In your turn you may send them to another tile, all together.
piece-bid-lies = { $seat } has bid { $count } { $colour } on { $tile }, in another colour than the tile’s.
    .you = You have bid { $count } { $colour } on { $tile }, in another colour than the tile’s.
piece-users =
    { $count ->
        [one] On { $tile }: { $count } worker. The next use takes at least { $next }.
       *[other] On { $tile }: { $count } workers. The next use takes at least { $next }.
    }
piece-users-full =
    { $count ->
        [one] On { $tile }: { $count } worker. No further use this season.
       *[other] On { $tile }: { $count } workers. No further use this season.
    }
piece-resource = { $resource } on { $tile }: { $count }
piece-boat =
    { $boat }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }
piece-boat-taken = { $boat }: chosen this season
piece-boat-winter = { $boat }: in winter you take the boat itself
piece-queue = Choosing a boat, number { $place }: { $seat }
    .you = { piece-queue }
piece-worker = Yours, hidden from the others: { $count } { $colour }
piece-skill = Yours, hidden from the others: { $count } × { $skill }
piece-seat =
    { $seat }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as far as can be seen
    .you = { piece-seat }
piece-final =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
    .you = { piece-final }
piece-seat-ready = { $seat } is ready.
    .you = You are ready.
piece-bag = Workers in the bag: { $count }
piece-bag-hidden = The bag of workers
piece-greens = Green workers at the side: { $count }
piece-pile = Skills in the pile: { $count }
piece-supply = { $resource } in the supply: { $count }
piece-chain-bid = Your bid on { $tile }: { $count } so far, { $least } or more
piece-chain-use = Using { $tile }: { $count } so far, { $least } to { $most }
piece-chain-use-exactly = Using { $tile }: { $count } so far, exactly { $least } needed
written-turns = Whose turn comes next
written-winter = Your winter tiles: points if won
written-order = Turn order
written-order-number = Turn order { $number }
written-owner = { $seat }
    .you = Your village
written-chain-bid =
    { $count ->
        [0] How many workers? { $least } or more
       *[other] { $count } chosen, at least { $least } needed
    }
written-chain-use =
    { $count ->
        [0] How many workers? { $least } to { $most }
       *[other] { $count } of { $least } to { $most }
    }
written-chain-use-exactly =
    { $count ->
        [0] How many workers? Exactly { $least }
       *[other] { $count } of { $least }
    }
written-pay = Now pay
written-rearrange =
    { $count ->
        [1] Pick it up
        [2] Pick both up
       *[other] Pick all up
    }
piece-moves = Moves left: { $moves }. Upgrades left: { $upgrades }
piece-carried = { $resource } lifted from { $tile }
piece-reach =
    { $moves ->
        [one] { $tile } can be reached with { $moves } move left.
       *[other] { $tile } can be reached with { $moves } moves left.
    }
target-workers = Your { $colour } workers
row-bid-with =
    { $number ->
        [one] Bid { $number } { $colour } worker
       *[other] Bid { $number } { $colour } workers
    }
row-bid-add = Add { $number } { $colour }: bid { $total } in all
row-bid-other =
    { $outbid ->
        [0] Bid: another number or colour
       *[other] Bid: another number or colour, or outbid workers
    }
row-bid-other-number =
    { $outbid ->
        [0] Bid: another number
       *[other] Bid: another number, or outbid workers
    }
row-use-with =
    { $number ->
        [one] Use with { $number } { $colour } worker
       *[other] Use with { $number } { $colour } workers
    }
row-use-other =
    { $outbid ->
        [0] Use: another number or colour
       *[other] Use: another number or colour, or outbid workers
    }
row-use-other-number =
    { $outbid ->
        [0] Use: another number
       *[other] Use: another number, or outbid workers
    }
row-bid-on = Bid { $number } { $colour } on { $tile }
row-bid-add-on = Add { $number } { $colour } on { $tile }: bid { $total } in all
row-use-of = Use { $tile } with { $number } { $colour }
row-group = Bring your { $group }, outbid on { $tile }
row-place-beside = Place { $placed } to the { $direction } of { $tile }
row-rearrange =
    { $count ->
        [one] Pick { $tile } up again
        [2] Pick both new tiles up again
       *[other] Pick all { $count } new tiles up again
    }
target-tile = { $tile }
# on a tile: where a long word may be parted
written-tile =
    { $tile-id ->
        [alehouse] Ale{"\u00AD"}house
        [keywood] Key{"\u00AD"}wood
        [quarryman] Quarry{"\u00AD"}man
        [woodcutter] Wood{"\u00AD"}cutter
        [workshop] Work{"\u00AD"}shop
        [carpenter] Car{"\u00AD"}penter
        [smelter] Smel{"\u00AD"}ter
        [blacksmith] Black{"\u00AD"}smith
        [goldsmith] Gold{"\u00AD"}smith
        [sawmill] Saw{"\u00AD"}mill
        [sculptor] Sculp{"\u00AD"}tor
        [wainwright] Wain{"\u00AD"}wright
        [apothecary] Apothe{"\u00AD"}cary
        [craftsmans-guild] Crafts{"\u00AD"}man’s guild
        [keythedral] Key{"\u00AD"}thedral
        [watermill] Water{"\u00AD"}mill
        [windmill] Wind{"\u00AD"}mill
       *[other] { $tile }
    }
target-boat = { $boat }
brief-bid = bid { $count } or more
brief-bid-colour = bid { $count } { $colour } or more
brief-bid-more = add { $count } { $colour } or more: { $total } in all
brief-use =
    { $count ->
        [one] use it with { $count } worker for { $does }
       *[other] use it with { $count } workers for { $does }
    }
brief-use-colour = use it with { $count } { $colour } for { $does }
brief-idle = a use would bring nothing now
brief-order =
    { $marker ->
        [none] boat choice number { $number }
       *[next] boat choice number { $number }, and you begin the next season
    }
preview-may-join =
    { $count ->
        [0] no road can join it to your village there: resources could not pass
       *[other] a road can join it to { $tiles }
    }
preview-one-way = it fits there only this way round
preview-turn = turn it further
preview-joins =
    { $count ->
        [0] no road joins it to another tile: resources cannot pass here
       *[other] roads join it to { $tiles }: resources can pass there
    }
preview-either = You can bid on it or use it.
preview-bid-means = yours when the season ends, unless somebody bids more; these workers are the price
preview-tile-does = effect: { $does }
preview-tile-scores = at the end: { $does }
preview-order =
    { $marker ->
        [next] you choose a boat as number { $number } and begin the next season, unless somebody bids more; these workers are the price
        [winter] you choose a boat as number { $number } and get the purple marker, unless somebody bids more
       *[none] you choose a boat as number { $number }, unless somebody bids more; these workers are the price
    }
preview-use-means = works for you at once; whoever wins the tile gets these workers
preview-bid =
    { $count ->
        [one] a bid takes { $count } worker or more
       *[other] a bid takes { $count } workers or more
    }
preview-use =
    { $count ->
        [one] a use takes { $count } worker or more
       *[other] a use takes { $count } workers or more
    }
preview-locks = sets this tile’s colour: { $colour }
preview-pass =
    { $left ->
        [one] you do nothing now; the season ends if the next player passes as well, otherwise you can act again
       *[other] you do nothing now; the season ends if the next { $left } players pass as well, otherwise you can act again
    }
preview-pass-last = everybody else has passed: this ends the season
preview-pass-gets =
    { $count ->
        [0] as things stand you win no tile
       *[other] as things stand you win { $tiles }
    }
preview-total = total { $count }
preview-short =
    { $count ->
        [one] { $count } more is needed
       *[other] { $count } more are needed
    }
preview-bid-colour = a bid takes { $count } { $colour } or more
preview-use-colour = a use takes { $count } { $colour } or more
preview-least =
    { $count ->
        [one] { $count } worker or more
       *[other] { $count } workers or more
    }
preview-least-colour = { $count } { $colour } or more
preview-pay-worker = costs a { $colour } worker as well
preview-pay-any-worker = costs one more worker
preview-pay-skill = costs 1 { $skill }
preview-pay-any-skill = costs 1 skill of any kind
preview-gain = you get { $count } { $resource }, on { $tile }
preview-gain-choice = you get one resource out of { $count } kinds, on { $tile }
preview-gain-home = you get { $count } { $resource }, on your home tile
preview-gain-choice-home = you get one resource out of { $count } kinds, on your home tile
preview-workers-go = the workers go to { $seat } when the season ends
    .you = the workers come back to you when the season ends
preview-transport =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } and { $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }
preview-greens =
    { $count ->
        [one] { $count } green worker
       *[other] { $count } green workers
    }
preview-draw-workers =
    { $count ->
        [one] { $count } worker from the bag
       *[other] { $count } workers from the bag
    }
preview-draw-skills =
    { $count ->
        [one] { $count } skill from the pile
       *[other] { $count } skills from the pile
    }
preview-nothing =
    { $kind ->
        [haul] brings you nothing now: nothing in your village can be moved or upgraded
       *[none] brings you nothing now: none is left
    }
preview-load =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }
preview-moves = moves left then: { $moves }
preview-lost =
    { $kind ->
        [moves]
            { $moves ->
                [one] { $moves } move is lost
               *[other] { $moves } moves are lost
            }
        [upgrades]
            { $upgrades ->
                [one] { $upgrades } upgrade is lost
               *[other] { $upgrades } upgrades are lost
            }
       *[both] moves lost: { $moves }, upgrades lost: { $upgrades }
    }
preview-points =
    { $points ->
        [one] { $points } point for you as things stand
       *[other] { $points } points for you as things stand
    }
preview-points-won =
    { $points ->
        [one] if you win it, { $points } point as things stand
       *[other] if you win it, { $points } points as things stand
    }
preview-upgrade = cost: { $cost }
preview-upgraded = upgraded: { $does }
preview-pays = you pay { $goods }
preview-points-more =
    { $points ->
        [one] { $points } point more for you as things stand
       *[other] { $points } points more for you as things stand
    }
preview-points-fewer =
    { $points ->
        [one] { $points } point fewer for you as things stand
       *[other] { $points } points fewer for you as things stand
    }
paid-instead =
    { $missing ->
        [wood] { $number } { $resource } (for wood)
        [stone] { $number } { $resource } (for stone)
        [iron] { $number } { $resource } (for iron)
       *[gold] { $number } { $resource } (for gold)
    }
preview-keep = nobody gets it, you neither
preview-offer = in winter whoever bids most gets it

## Cards: what everything is and does

card-tiles =
    { $season-id ->
        [spring] Spring tiles
        [summer] Summer tiles
        [autumn] Autumn tiles
       *[winter] Winter tiles
    }
card-homes = Home tiles
card-orders = Turn order tiles
card-boats = Boats
card-workers = Workers
card-resources = Resources
card-skills = Skills
card-seasons = Seasons
card-tile =
    { $season-id ->
        [spring] Spring tile
        [summer] Summer tile
        [autumn] Autumn tile
       *[winter] Winter tile
    }
card-home = Home tile
card-order = Turn order tile: on offer in every season. Until winter it stays on the table.
card-boat = Boat: at the end of each season every player takes one.
card-summer-boat = Summer boat: what lies face up helps its owner; nobody can use it.
card-basic = Basic side: { $does }
card-upgraded = Upgraded side: { $does }
card-face-a = What it does: { $does }
card-face-b = With its other side up it would do this: { $does }
card-either-face = One of its sides, by chance: { $does }
card-cost = Upgrading costs { $cost }, lying on the tile. Upgraded side: { $does }
card-cost-skills = Upgrading costs { $cost } of your skills. Upgraded side: { $does }
card-scores = Scores at the end: { $does }
card-order-scores = Won in winter, it joins the village and scores: { $does }
card-lands = Resources come onto the tile if it is in your village, otherwise onto your home tile.
card-choice = one of these: { $goods }
card-nothing = nothing
card-per-group =
    { $item ->
        [worker] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for every { $count } workers of any colours
        [skill] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for every { $count } skills of any kinds
       *[resource] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for every { $count } resources of any kinds
    }
card-per-set =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every set: { $goods }
card-per-item =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each { $counted ->
        [blue] blue worker
        [red] red worker
        [yellow] yellow worker
        [green] green worker
        [saw] saw
        [pick] pick
        [anvil] anvil
        [wood] wood
        [stone] stone
        [iron] iron
       *[gold] gold
    }
card-per-chosen =
    { $item ->
        [worker]
            { $points ->
                [one] { $points } point for every worker of one colour (the best one for you)
               *[other] { $points } points for every worker of one colour (the best one for you)
            }
        [skill]
            { $points ->
                [one] { $points } point for every skill of one kind (the best one for you)
               *[other] { $points } points for every skill of one kind (the best one for you)
            }
       *[resource]
            { $points ->
                [one] { $points } point for every resource of one kind (the best one for you)
               *[other] { $points } points for every resource of one kind (the best one for you)
            }
    }
card-yard =
    { $lying ->
        [wood] each wood that lies on it at the end is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [stone] each stone that lies on it at the end is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [iron] each iron that lies on it at the end is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [gold] each gold that lies on it at the end is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[any] each resource that lies on it at the end is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
card-per-neighbour =
    { $points ->
        [one] { $points } point for every tile beside it
       *[other] { $points } points for every tile beside it
    }
card-per-capacity =
    { $points ->
        [one] { $points } point for every move your transport tiles give
       *[other] { $points } points for every move your transport tiles give
    }
card-road-loop =
    { $points ->
        [one] { $points } point for every tile on your best closed road
       *[other] { $points } points for every tile on your best closed road
    }
card-boat-chain = for 1, 2, 3, 4 or 5 boats in a row from the water of your home tile: { $n1 }, { $n2 }, { $n3 }, { $n4 } or { $n5 } points
card-free-upgrade = before scoring, one tile is upgraded for free
card-per-worker =
    { $points ->
        [one] { $points } point for every worker that scores nowhere else
       *[other] { $points } points for every worker that scores nowhere else
    }
card-boat-workers = whenever you take a boat, you also draw two workers from the bag
card-boat-green = whenever you take a boat, you also take a green worker
card-cross-fields = your resources also cross fields, and edges need not match when you place tiles
card-double-transport = your transport gives twice the moves and upgrades
card-upgrade-substitution = when you upgrade, any resource may stand for any other
card-score-substitution = at the end any of your resources may count as any other
card-counter-bid = against a blue, red or yellow bid you may bid in another colour
card-use-any-colour = a tile that has a colour you may use with workers of any colours
card-order-number = Whoever wins it chooses a boat as number { $number }.
card-order-purple = It also brings the purple marker: whoever has it begins the next season.
card-load =
    { $season-id ->
        [spring] Brings in spring:
        [summer] Brings in summer:
       *[autumn] Brings in autumn:
    } { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }
card-boat-itself = In winter you take the boat itself into your village.
card-takes =
    { $count ->
        [one] A bid or a use takes { $count } worker or more
       *[other] A bid or a use takes { $count } workers or more
    }
card-takes-colour = A bid or a use takes { $count } { $colour } or more
card-transport = A move takes a resource of yours along a road to the next tile; an upgrade turns a tile of yours over.
card-lies = On it: { $goods }
card-placed-upgraded = It lies upgraded in the village of { $seat }.
    .you = It lies upgraded in your village.
card-unfit = { $tile } cannot lie here
card-aside = It has no place in the village of { $seat }.
    .you = It has no place in your village.
card-to-place = { $seat } has yet to place it.
    .you = You have yet to place it.
card-winter-offered = You will offer it: it counts only for whoever wins it.
card-winter-kept = Your winter tile: you will not offer it.
card-yours-in-winter = You may put it on offer in winter; whoever wins that auction scores it. Only you see it now.
card-moored = It lies in the row of boats.
card-not-here = Not on the table now.
card-on-board = On board now: { $goods }
card-brings =
    { $points ->
        [one] Brings its owner { $points } point as things stand.
       *[other] Brings its owner { $points } points as things stand.
    }
card-worker = Worker: { $colour }
card-purple-starts = Whoever has it begins the next season.
card-purple-counts = Whoever wins it in winter counts it at the end as one worker, skill or resource of their choice.
card-resource = { $resource }
card-in-village = In your village: { $count }
card-gold = Gold stands for wood, stone or iron. At the end each gold not used otherwise is worth a point.
card-skill = Skill: { $skill }
card-skill-pays = Skills pay for some effects and upgrades, and winter tiles score them. Others do not see yours.
card-passes = Passes in a row
card-passes-end = When all players pass one after another, the season ends. Until then whoever has passed may act again.
card-season = { $season }
card-season-gets = As things stand { $seat } wins { $tiles } at the end of the season.
    .you = As things stand you win { $tiles } at the end of the season.
card-bag = Workers are drawn from here unseen; paid workers and winning bids go into it.
card-pile = The pile of skills
card-seen = Everybody has seen them get: { $goods }
card-village = Village of { $seat }
    .you = Your village
section-offer = Offer
section-mine = Village
section-others = Others
section-boats = Boats
section-hand = Workers
section-turn = Turn

## A guided first game

lesson-goal = Welcome to Keyflower! Through four seasons you win tiles for the village that begins with this home. Most points (red stars) come from upgrades and winter tiles; whoever has the most after winter wins.
lesson-offer = These tiles are on offer in spring. Whoever leads the bidding for a tile at the end of the season gets it for their village.
lesson-workers = You have 8 workers, hidden from the others. In your turn you bid for a tile with them, use a tile with them, or pass.
lesson-bid = Bid on the Woodcutter: choose it and send 1 yellow worker.
lesson-colour = { $seat1 } has outbid you with 2 yellow workers. The first worker at a tile sets its colour for the season, so from now on only yellow counts here.
lesson-group = Workers who are outbid may go elsewhere, all of them together. Bid on the Quarryman: bring yours from the Woodcutter and add 1 yellow worker.
lesson-use = You may use any tile, even one you are losing. Place 1 yellow worker on the Woodcutter: 2 wood go to your home tile. The next use would take at least 2 workers.
lesson-whose = Workers standing on a tile go to its owner at the end of the season: that one is lost to you. On the Quarryman you lead, so use it with 1 yellow worker for 2 stone.
lesson-home = Wood and stone lie on your home tile now. Home tiles move resources and upgrade tiles: use yours with 1 blue worker.
lesson-upgrade = Upgrading this tile costs 1 wood and 1 stone, and both must lie on this tile. Upgrade it: it is worth 5 points and moves more.
lesson-order = { $seat1 } has upgraded a home tile too, with gold instead of wood. Now bid 1 blue worker on the turn order tile: its winner chooses a boat first and starts the next season.
lesson-pass = { $seat1 } has passed. Workers you keep stay yours, and the season ends when all pass one after another. Pass as well.
lesson-won = The Quarryman is yours. The 2 workers of your bid are in the bag, but the one that stood on the tile has come back to you. Tiles without a bid are gone.
lesson-boat = Every season ends with a boat full of new workers and skills for each of you. You choose first: take the Sea Bastion, because its pick pays for upgrading the Quarryman.
lesson-place = Place the Quarryman to the north of your home, without turning it. Edges must match: road to road, field to field, water to water.
lesson-settle = The road between the two tiles lets resources pass. Settle to keep the village like this; { $seat1 } places tiles too.
lesson-summer = Summer, and you begin. What the Quarryman makes for you now lies on the Quarryman itself; to pay for an upgrade, transport brings it along roads to that tile.
lesson-winter = These winter tiles are not yours yet: in winter you put some on offer, and only whoever wins one scores it. They count workers, skills and resources, so collect what they ask for.
lesson-free = Upgraded tiles and winter tiles bring most of the points, and gold left over counts 1 each. After winter the game ends. Play on as you like!

tip-carry = One move takes one resource to a neighbouring tile across a road. Bring what an upgrade costs to that tile; moves you do not use are lost.
tip-pay-worker = This tile asks for one more worker as payment. It goes into the bag, and its colour need not be the tile’s.
tip-green = Green workers have come into play. They follow the same rules, but they are rare: a tile that is green is hard to contest.
tip-place = You have won several tiles. Place them in any order, turned as you like; until you settle you can take them up again.
tip-offer = It is winter: choose in secret which of your winter tiles go on offer, at least one. Anybody may bid for them, so offer those that you can score best.

## Why a turn is good (coach/reasons.py)

reason-workers-more = You have more workers left
reason-workers-theirs = { $seat } will have fewer workers
reason-skills-more = You have more skills to pay with
reason-resources-more = You have { $n } more wood, stone or iron in your village
reason-resources-theirs = { $seat } has { $n } less wood, stone or iron
reason-upgrades-more = You come closer to upgrading a tile
reason-production-more = Your tiles will make more for you
reason-tiles-led-more =
    { $n ->
        [one] You lead on { $n } more tile: yours if nobody bids more
       *[other] You lead on { $n } more tiles: yours if nobody bids more
    }
reason-tiles-led-theirs =
    { $n ->
        [one] { $seat } leads on { $n } fewer tile
       *[other] { $seat } leads on { $n } fewer tiles
    }
reason-winter-plans-more = You gather more of what your winter tiles will score for
reason-turn-order-more = You choose a boat earlier, if nobody bids more
reason-turn-order-theirs = { $seat } chooses a boat later
reason-begins-more = You begin the next season
reason-begins-theirs = { $seat } does not begin the next season
reason-roads-more = Roads that join your tiles: +{ $n }; resources move along them
reason-boats-more = Summer boats in your village: +{ $n }
