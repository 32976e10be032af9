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
source-supply = from the supply
source-lying-palace = lying on the Palace
source-lying-bishopric = lying on the Bishopric
source-lying-city-hall = lying on City Hall
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
card-brigands-1 = Brigands I
card-brigands-2 = Brigands II
card-brigands-3 = Brigands III
card-skirmishes-1 = Skirmishes I
card-skirmishes-2 = Skirmishes II
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
    .counts = Citizens
character-urbain-iv = Urbain IV
    .counts = Cathedral
character-thibaut-ii = Thibaut II
    .counts = Deniers
character-hugues-de-payns = Hugues de Payns
    .counts = Influence
character-le-florentin = Le Florentin
    .counts = Tradesmen
character-henry-i = Henry I
    .counts = Events won

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = begins.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = begin.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } begins.
event-settled = { $seat } { event-settled.deed }
    .deed = places a citizen: { $space }.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = place a citizen: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } places a citizen: { $space }.
event-grey-fills =
    { $solo ->
        [1] Le Roy places { $citizens ->
            [one] a citizen
           *[other] { $citizens } citizens
        }.
       *[other] The neutral citizens take { $citizens ->
            [one] the space that was left
           *[other] the { $citizens } spaces that were left
        }.
    }
event-leroy-fills = Le Roy places { $places }.
told-citizens-in = { $citizens } in the { $building }
event-round = Round { $round } begins.
event-below-zero = The numbers at the top count as if the game ended now: every level of the cathedral without a cube of one’s own costs points.
event-revealed = A new activity: { $activity }.
event-income = { $seat }: { event-income.deed }
    .deed =
        income { $deniers }, salaries { $salary }{ $short ->
            [0] {""}
           *[other] , short of { $short }
        }.
    .you =
        Your income { $deniers }, salaries { $salary }{ $short ->
            [0] {""}
           *[other] , short of { $short }
        }.
event-rolled = { $seat } { event-rolled.deed }
    .deed =
        rolls { $dice ->
            [one] { $dice } { $colour } die
           *[other] { $dice } { $colour } dice
        }.
    .you = { $seat } { event-rolled.you-deed }
    .you-deed =
        roll { $dice ->
            [one] { $dice } { $colour } die
           *[other] { $dice } { $colour } dice
        }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } rolls { $dice ->
        [one] { $dice } { $colour } die
       *[other] { $dice } { $colour } dice
    }.
event-grey-dice =
    { $solo ->
        [1] Le Roy has { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }; you may buy them.
       *[other] The neutral citizens belong to nobody: their { $dice ->
            [one] die is
           *[other] { $dice } dice are
        } for everybody to buy.
    }
event-event-enters = A new event: { $card }.
event-event-acts = Event: { $card }.
event-event-idle =
    { $card }: { $why ->
        [1] no citizen is left to enter, nothing happens.
        [2] whoever it would expel is protected, nothing happens.
       *[other] nothing happens this time.
    }
event-loses =
    { $card }: { $seat } loses { $deniers ->
        [0] { $influence ->
            [0] nothing
           *[other] { $influence } influence
        }
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
    .you =
        { $card }: you lose { $deniers ->
            [0] { $influence ->
                [0] nothing
               *[other] { $influence } influence
            }
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-event-rolls = { $card }: the die shows { $value }.
event-black-die = A black die to be countered: { $value }.
event-black-dice = Black dice to be countered: { $values }, from { $cards }.
told-card = { $card }
told-value = { $value }
event-counters = { $seat } { event-counters.deed }
    .deed =
        counters { $dice ->
            [one] the black { $total }
           *[other] { $dice } black dice, { $total } in total
        }.
    .you = { $seat } { event-counters.you-deed }
    .you-deed =
        counter { $dice ->
            [one] the black { $total }
           *[other] { $dice } black dice, { $total } in total
        }.
event-wards = { $seat } { event-wards.deed }
    .deed =
        counters { $black ->
            [one] the black { $total }
           *[other] { $black } black dice, { $total } in total,
        } with { $dice }.
    .you = { $seat } { event-wards.you-deed }
    .you-deed =
        counter { $black ->
            [one] the black { $total }
           *[other] { $black } black dice, { $total } in total,
        } with { $dice }.
event-fails = { $seat } { event-fails.deed }
    .deed = cannot counter the black { $value }.
    .you = { $seat } { event-fails.you-deed }
    .you-deed = cannot counter the black { $value }.
event-points = { $seat } { event-points.deed }
    .deed =
        takes { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }.
    .you = { $seat } { event-points.you-deed }
    .you-deed =
        take { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } takes { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
event-rewarded = { $seat } { event-rewarded.deed }
    .deed =
        takes { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        } for { $card }.
    .you = { $seat } { event-rewarded.you-deed }
    .you-deed =
        take { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        } for { $card }.
event-grey-rewarded =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } takes { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { $card }.
event-loses-points = { $seat } { event-loses-points.deed }
    .deed =
        loses { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }.
    .you = { $seat } { event-loses-points.you-deed }
    .you-deed =
        lose { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }.
event-influence = { $seat } { event-influence.deed }
    .deed = gains { $points } influence.
    .you = { $seat } { event-influence.you-deed }
    .you-deed = gain { $points } influence.
event-rerolled = { $seat } { event-rerolled.deed }
    .deed = rerolls a die, { $colour }: { $from } becomes { $to }.
    .you = { $seat } { event-rerolled.you-deed }
    .you-deed = reroll a die, { $colour }: { $from } becomes { $to }.
event-recruited = { $seat } { event-recruited.deed }
    .deed = recruits a citizen.
    .you = { $seat } { event-recruited.you-deed }
    .you-deed = recruit a citizen.
event-flipped = { $seat } { event-flipped.deed }
    .deed = turns a die, { $colour }: { $from } becomes { $to }.
    .you = { $seat } { event-flipped.you-deed }
    .you-deed = turn a die, { $colour }: { $from } becomes { $to }.
event-rerolls = { $seat } { event-rerolls.deed }
    .deed = rerolls { $dice } for { $influence } influence.
    .you = { $seat } { event-rerolls.you-deed }
    .you-deed = reroll { $dice } for { $influence } influence.
event-turns = { $seat } { event-turns.deed }
    .deed =
        turns { $dice }{ $influence ->
            [0] {""}
           *[other] {" "}for { $influence } influence
        }.
    .you = { $seat } { event-turns.you-deed }
    .you-deed =
        turn { $dice }{ $influence ->
            [0] {""}
           *[other] {" "}for { $influence } influence
        }.
event-recruits = { $seat } { event-recruits.deed }
    .deed = recruits a citizen for { $influence } influence.
    .you = { $seat } { event-recruits.you-deed }
    .you-deed = recruit a citizen for { $influence } influence.
told-die-changed = a { $colour } { $from } into a { $to }
event-used = { $seat } { event-used.deed }
    .deed = uses a cube of { $activity }.
    .you = { $seat } { event-used.you-deed }
    .you-deed = use a cube of { $activity }.
event-sets-out-activate = { $seat } { event-sets-out-activate.deed }
    .deed = activates { $activity }.
    .you = { $seat } { event-sets-out-activate.you-deed }
    .you-deed = activate { $activity }.
event-sets-out-fight = { $seat } { event-sets-out-fight.deed }
    .deed = fights { $card }.
    .you = { $seat } { event-sets-out-fight.you-deed }
    .you-deed = fight { $card }.
event-sets-out-build = { $seat } { event-sets-out-build.deed }
    .deed = builds the cathedral.
    .you = { $seat } { event-sets-out-build.you-deed }
    .you-deed = build the cathedral.
event-sets-out-place = { $seat } { event-sets-out-place.deed }
    .deed = places a citizen in a building.
    .you = { $seat } { event-sets-out-place.you-deed }
    .you-deed = place a citizen in a building.
event-sets-out-farm = { $seat } { event-sets-out-farm.deed }
    .deed = tills the fields.
    .you = { $seat } { event-sets-out-farm.you-deed }
    .you-deed = till the fields.
event-took = { $seat } { event-took.deed }
    .deed = takes a die of their own: { $colour } { $value }.
    .you = { $seat } { event-took.you-deed }
    .you-deed = take a die of your own: { $colour } { $value }.
event-took-from = { $seat } { event-took-from.deed }
    .deed = takes a die from { $owner }: { $colour } { $value }.
    .you = { $seat } { event-took-from.you-deed }
    .you-deed = take a die from { $owner }: { $colour } { $value }.
    .to-you = { $seat } { event-took-from.to-you-deed }
    .to-you-deed = takes a die from you: { $colour } { $value }.
event-took-grey = { $seat } { event-took-grey.deed }
    .deed =
        takes a die from { $solo ->
            [1] Le Roy
           *[other] the neutral district
        }: { $colour } { $value }.
    .you = { $seat } { event-took-grey.you-deed }
    .you-deed =
        take a die from { $solo ->
            [1] Le Roy
           *[other] the neutral district
        }: { $colour } { $value }.
event-pays = { $seat } { event-pays.deed }
    .deed =
        pays { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        pay { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed =
        pays you { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-taxed = { $seat } { event-taxed.deed }
    .deed =
        pays { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $activity }.
    .you = { $seat } { event-taxed.you-deed }
    .you-deed =
        pay { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $activity }.
    .to-you = { $seat } { event-taxed.to-you-deed }
    .to-you-deed =
        pays you { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $activity }.
event-pays-bank = { $seat } { event-pays-bank.deed }
    .deed =
        pays the bank { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-pays-bank.you-deed }
    .you-deed =
        pay the bank { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-pays-influence = { $seat } { event-pays-influence.deed }
    .deed = pays { $points } influence.
    .you = { $seat } { event-pays-influence.you-deed }
    .you-deed = pay { $points } influence.
event-spends = { $seat } { event-spends.deed }
    .deed =
        pays { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-spends.you-deed }
    .you-deed =
        pay { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-activates = { $seat } { event-activates.deed }
    .deed =
        activates { $activity } { $times ->
            [one] once
           *[other] { $times } times
        } with { $dice }.
    .you = { $seat } { event-activates.you-deed }
    .you-deed =
        activate { $activity } { $times ->
            [one] once
           *[other] { $times } times
        } with { $dice }.
event-activates-again = { $seat } { event-activates-again.deed }
    .deed = activates { $activity } once more.
    .you = { $seat } { event-activates-again.you-deed }
    .you-deed = activate { $activity } once more.
event-fights = { $seat } { event-fights.deed }
    .deed =
        puts { $cubes ->
            [one] a cube
           *[other] { $cubes } cubes
        } on { $card } with { $dice }.
    .you = { $seat } { event-fights.you-deed }
    .you-deed =
        put { $cubes ->
            [one] a cube
           *[other] { $cubes } cubes
        } on { $card } with { $dice }.
event-enters = { $seat } { event-enters.deed }
    .deed = enters { $space } with { $dice }.
    .you = { $seat } { event-enters.you-deed }
    .you-deed = enter { $space } with { $dice }.
event-builds = { $seat } { event-builds.deed }
    .deed = builds on the cathedral with { $dice }.
    .you = { $seat } { event-builds.you-deed }
    .you-deed = build on the cathedral with { $dice }.
event-farms = { $seat } { event-farms.deed }
    .deed =
        tills the fields with { $dice }: { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-farms.you-deed }
    .you-deed =
        till the fields with { $dice }: { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-buys = { $seat } { event-buys.deed }
    .deed =
        pays { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $dice }.
    .you = { $seat } { event-buys.you-deed }
    .you-deed =
        pay { $to } { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $dice }.
    .to-you = { $seat } { event-buys.to-you-deed }
    .to-you-deed =
        pays you { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $dice }.
event-buys-grey = { $seat } { event-buys-grey.deed }
    .deed =
        pays { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $dice } { $solo ->
            [1] from Le Roy
           *[other] from the neutral district
        }.
    .you = { $seat } { event-buys-grey.you-deed }
    .you-deed =
        pay { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for { $dice } { $solo ->
            [1] from Le Roy
           *[other] from the neutral district
        }.
told-die =
    { $dice ->
        [1] a { $colour } { $value }
        [2] two { $colour } { $value }s
        [3] three { $colour } { $value }s
       *[other] { $dice } { $colour } { $value }s
    }
told-die-with =
    { $dice ->
        [1] a { $colour } { $value }
        [2] two { $colour } { $value }s
        [3] three { $colour } { $value }s
       *[other] { $dice } { $colour } { $value }s
    }
told-die-bought =
    { $dice ->
        [1] the { $colour } { $value }
        [2] two { $colour } { $value }s
        [3] three { $colour } { $value }s
       *[other] { $dice } { $colour } { $value }s
    }
event-tradesman = { $seat } { event-tradesman.deed }
    .deed =
        places a tradesman on { $activity }, { $space ->
            [0] on its picture: no points at the end
           *[other] space { $space }
        }.
    .you = { $seat } { event-tradesman.you-deed }
    .you-deed =
        place a tradesman on { $activity }, { $space ->
            [0] on its picture: no points at the end
           *[other] space { $space }
        }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } places a tradesman on { $activity }, { $space ->
        [0] on its picture: no points at the end
       *[other] space { $space }
    }.
event-fetched = { $seat } { event-fetched.deed }
    .deed = takes a citizen { $source }.
    .you = { $seat } { event-fetched.you-deed }
    .you-deed = take a citizen { $source }.
event-lifted = { $seat } { event-lifted.deed }
    .deed = takes a citizen from { $space }.
    .you = { $seat } { event-lifted.you-deed }
    .you-deed = take a citizen from { $space }.
event-recalled = { $seat } { event-recalled.deed }
    .deed = takes the tradesman from { $activity }.
    .you = { $seat } { event-recalled.you-deed }
    .you-deed = take the tradesman from { $activity }.
event-placed = { $seat } { event-placed.deed }
    .deed = takes { $space }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = take { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } takes { $space }.
event-expelled = A citizen of { $seat } is expelled and lies on the { $building }.
    .you = A citizen of yours is expelled and lies on the { $building }.
event-expels = { $seat } { event-expels.deed }
    .deed = expels a citizen of { $of }, who lies down on the { $building }.
    .you = { $seat } { event-expels.you-deed }
    .you-deed = expel a citizen of { $of }, who lies down on the { $building }.
    .to-you = { $seat } { event-expels.to-you-deed }
    .to-you-deed = expels a citizen of yours, who lies down on the { $building }.
event-grey-expelled =
    A citizen of { $solo ->
        [1] Le Roy
       *[other] the neutral player
    } is expelled from the { $building }.
event-built = { $seat } { event-built.deed }
    .deed = builds on the cathedral: level { $level }, space { $number }.
    .you = { $seat } { event-built.you-deed }
    .you-deed = build on the cathedral: level { $level }, space { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } builds on the cathedral: level { $level }, space { $number }.
event-demolished = A cube of { $seat } leaves the cathedral: level { $level }, space { $number }.
    .you = A cube of yours leaves the cathedral: level { $level }, space { $number }.
event-grey-demolished =
    A cube of { $solo ->
        [1] Le Roy
       *[other] the neutral player
    } leaves the cathedral: level { $level }, space { $number }.
event-cube = { $seat } { event-cube.deed }
    .deed = puts a cube on { $card }.
    .you = { $seat } { event-cube.you-deed }
    .you-deed = put a cube on { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } puts a cube on { $card }.
event-cube-back = { $seat } { event-cube-back.deed }
    .deed = gets a cube back from { $card }.
    .you = { $seat } { event-cube-back.you-deed }
    .you-deed = get a cube back from { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    } gets a cube back from { $card }.
event-countered = { $card } is countered. { $seat } takes the card.
    .you = { $card } is countered. You take the card.
event-grey-countered =
    { $card } is countered. The card goes to { $solo ->
        [1] Le Roy
       *[other] the neutral player
    }.
event-activated = { $seat } { event-activated.deed }
    .deed =
        activates { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }.
    .you = { $seat } { event-activated.you-deed }
    .you-deed =
        activate { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }.
event-cubes = { $seat } { event-cubes.deed }
    .deed =
        lays { $cubes ->
            [one] a cube
           *[other] { $cubes } cubes
        } on { $activity }.
    .you = { $seat } { event-cubes.you-deed }
    .you-deed =
        lay { $cubes ->
            [one] a cube
           *[other] { $cubes } cubes
        } on { $activity }.
event-deniers = { $seat } { event-deniers.deed }
    .deed =
        gains { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    .you = { $seat } { event-deniers.you-deed }
    .you-deed =
        gain { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
event-archers = { $seat } { event-archers.deed }
    .deed =
        rolls for the archers: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }.
    .you = { $seat } { event-archers.you-deed }
    .you-deed =
        roll for the archers: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }.
event-passed = { $seat } { event-passed.deed }
    .deed =
        passes: { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } when the round ends.
    .you = { $seat } { event-passed.you-deed }
    .you-deed =
        pass: { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } when the round ends.
event-waits = { $seat } { event-waits.deed }
    .deed =
        gets { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } more for waiting.
    .you = { $seat } { event-waits.you-deed }
    .you-deed =
        get { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } more for waiting.
event-leroy-rolls = Le Roy rolls { $first } and { $second }.
event-leroy-sum = Le Roy rolls { $first } and { $second }: { $sum }.
event-leroy-spends = Le Roy spends a die, { $colour } { $value }.
event-leroy-wards = Le Roy removes a black die and spends his { $colour } { $value } for it.
event-leroy-buys = Le Roy buys your die, { $colour } { $value }.
event-character = A character in play: “{ $character-counts }” ({ $character }).
event-scores = { $seat } { event-scores.deed }
    .deed =
        scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for “{ $character-counts }” ({ $character }).
    .you = { $seat } { event-scores.you-deed }
    .you-deed =
        score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for “{ $character-counts }” ({ $character }).
event-grey-scores =
    “{ $character-counts }” ({ $character }): { $solo ->
        [1] Le Roy
       *[other] the neutral player
    } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-final = { $seat } { event-final.deed }
    .deed =
        ends with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you = { $seat } { event-final.you-deed }
    .you-deed =
        end with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
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
event-leroy-final =
    Le Roy ends with { $points }; the difference is { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }
ended-final = The last round has been played.

## What to do now

prompt-settle = Place a citizen ({ $left } left): a die of its building every round, for its salary.
prompt-counter =
    { $have ->
        [0]
            { $weak ->
                [2] A black { $need } attacks, and you have no dice against it: let it through.
                [1] A black { $need } attacks, and all your dice count only { $all }: change them with influence, or let it through.
               *[0] A black die attacks: counter it with dice of your district. They must total at least { $need }; red ones count double.
            }
       *[other]
            { $enough ->
                [1] Your dice count { $have }, { $need } are needed: that is enough. Choose Done, or add more.
               *[other] Your dice count { $have } of { $need } needed; red ones count double. Add another.
            }
    }
prompt-turn = Your turn: choose an action, or pass.
prompt-gather =
    { $plan ->
        [activate] { $activity }: take { prompt-gather.dice }. Each full { $each } of their total makes it work once.{ prompt-gather.place }
        [fight] { $card }: take { prompt-gather.dice }. Each full { $each } of their total puts a cube there.
        [cathedral] Cathedral: take { prompt-gather.dice }. Each puts a cube on its number.
        [citizen] Citizen: take { prompt-gather.dice }. Its colour names the building, its number the place.
       *[farm] Fields: take { prompt-gather.dice }. Each full { $each } of their total brings { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        }.
    }
    .dice =
        { $of ->
            [colour]
                { $dice ->
                    [one] one { $colour } die
                   *[other] 1 to { $dice } { $colour } dice
                }
            [any]
                { $dice ->
                    [one] one die of any colour
                   *[other] 1 to { $dice } dice, colours may be mixed
                }
           *[one]
                { $dice ->
                    [one] one die of any colour
                   *[other] 1 to { $dice } dice of one colour
                }
        }
    .place =
        { $place ->
            [none] {""}
            [one] {" "}The first time it also costs { $place } denier and a citizen.
           *[other] {" "}The first time it also costs { $place } deniers and a citizen.
        }
prompt-source =
    { $plan ->
        [activate] Which of your citizens becomes a tradesman on { $activity }?
       *[other] Which of your citizens enters the { $building }?
    }
prompt-times =
    { $plan ->
        [fight] How many cubes do you put on { $card }?
       *[other] How many times do you use { $activity }?
    }
prompt-collect =
    { $activity }: which building pays you?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } times left)
    }
prompt-cubes =
    { $rolled ->
        [0] {""}
        [one] { $rolled } die rolled, it hits.{" "}
       *[other] { $rolled } dice rolled, { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }.{" "}
    }Cubes left to put on events: { $left }. Choose an event.
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
action-reroll = Reroll the { $colour } { $value } (1 influence)
action-recruit = Recruit a citizen (2 influence)
action-flip = Turn the { $colour } { $value } over
action-counter = Also counter a black { $value }
action-discard = Defend with the { $colour } { $value }
action-yield = Let the black die through
action-activate = Activate { $activity }
action-build = Build the cathedral
action-fight = Fight { $card }
action-place = Place a citizen in a building
action-farm = Till the fields
action-pass = Pass
action-use = Use a cube of { $activity }
action-take =
    Take { $colour } { $value } from { $district ->
        [0] the first player
        [1] the second player
        [2] the third player
        [3] the fourth player
       *[neutral] the neutral district
    }
action-done = Done
action-done-dice = Done: no more dice
action-give-up = Give up the rest
action-from =
    Take a citizen { $source-id ->
        [supply] from your supply
       *[other] { $source }
    }
action-lift = Move the citizen of { $space }
action-recall = Move the tradesman of { $activity }
action-times =
    { $times ->
        [one] Do it once
       *[other] Do it { $times } times
    }
action-collect = Collect from the { $building }
action-at = Cubes on { $card }
action-roll = Roll for Le Roy
action-take-own = Take your own { $colour } { $value }
action-take-of = Take the { $colour } { $value } from { $seat }
action-take-grey =
    Take the { $colour } { $value } from { $solo ->
        [1] Le Roy
       *[other] the neutral district
    }
action-take-self = Take from their own district: { $colour } { $value }

## Several of a kind, folded into one row

several-settle = Place a citizen
several-counter = Counter another black die too
several-discard = Defend with a die
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
preview-gives-up = gives up { $space } and its { $colour } die of the coming rounds
preview-gives-up-cubes =
    { $cubes ->
        [one] { $cubes } cube is lost
       *[other] { $cubes } cubes are lost
    }
preview-leaves-card = leaves { $activity }: its place has to be paid for anew
preview-moves-there = One of your placed citizens moves there
preview-lying-goes = One of your lying citizens can go there
preview-counter = { $need } needed in all
preview-yield =
    { $points ->
        [0] Costs no points, as you have none
        [one] You lose { $points } point and keep your dice
       *[other] You lose { $points } points and keep your dice
    }
preview-tradesman =
    First send a citizen there for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
preview-delayed = Gives cubes for later actions:
preview-settle =
    Every round a { $colour } die; { $deniers ->
        [0] costs no salary
        [one] costs { $deniers } denier in salary
       *[other] costs { $deniers } deniers in salary
    }
preview-buys =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } to { $seat }
preview-buys-grey =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } to the bank
preview-cost =
    { $deniers ->
        [0] Costs nothing
        [one] Costs { $deniers } denier
       *[other] Costs { $deniers } deniers
    }{ $place ->
        [0] {""}
       *[other] { $dice ->
            [0] {" "}and a citizen, for the place on the card
           *[other] : { $dice } for dice, { $place } and a citizen for the place
        }
    }
preview-group = Total { $total }
preview-own = Your own die: free
preview-free = Free
preview-own-dice = Your dice: { $total }
preview-not-alone =
    Only with bought dice{ $deniers ->
        [0] {""}
        [one] : from { $deniers } denier
       *[other] : from { $deniers } deniers
    }
preview-short = Not enough: at least { $total } needed
preview-flip = { $influence } influence for up to three dice
preview-flip-paid = Already paid for
preview-pass =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }, and the round is over for you
preview-collect =
    { $deniers ->
        [0] Pays nothing: none of yours stands there
        [one] +{ $deniers } denier
       *[other] +{ $deniers } deniers
    }
preview-gains-influence = +{ $influence } influence
offer-take = All at once: take { $dice }
offer-times = As often as possible: { $times ->
        [one] once
       *[other] { $times } times
    }
offer-collect =
    All at once: { $times ->
        [one] once
       *[other] { $times } times
    } from the { $building }
offer-supply = All at once: with a citizen from your supply
offer-counter =
    All at once: counter { $black ->
        [one] the black { $total }
       *[other] black dice worth { $total }
    } with { $dice }
offer-flip =
    All at once: turn over { $dice }{ $influence ->
        [0] {""}
       *[other] {" "}({ $influence } influence)
    }
offer-die =
    { $dice ->
        [1] a { $colour } { $value }
        [2] two { $colour } { $value }s
        [3] three { $colour } { $value }s
       *[other] { $dice } { $colour } { $value }s
    }
offer-die-of = a { $colour } { $value } from { $seat }
offer-die-grey =
    a { $colour } { $value } { $solo ->
        [1] from Le Roy
       *[other] (neutral)
    }
preview-end = points { $before } → { $after }: { $parts }
preview-end-once = points { $before } → { $after }
worth-at-once = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } now
worth-tradesmen = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } for tradesmen
worth-queue = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } for events
worth-levels = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } for levels
worth-character = { $way ->
        [less] −{ $points }
       *[more] +{ $points }
    } “{ $character-counts }”
preview-with-activate =
    { $named ->
        [no] { $times ->
            [one] It works once
           *[other] It works { $times } times
        }
       *[yes] { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }
    }{ $money ->
        [more] { $varies ->
            [0] , +{ $deniers } { $deniers ->
                [one] denier
               *[other] deniers
            }
           *[other] , up to +{ $deniers } { $deniers ->
                [one] denier
               *[other] deniers
            }, by which citizen goes
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; first send a citizen there for { $place } denier
       *[other] ; first send a citizen there for { $place } deniers
    }
preview-with-chance =
    { $named ->
        [no] { $times ->
            [one] It works once
           *[other] It works { $times } times
        }
       *[yes] { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }
    }: a roll decides each time{ $adds ->
        [0] {""}
       *[other] ; sure points: { $sure }
    }{ $place ->
        [0] {""}
        [one] ; first send a citizen there for { $place } denier
       *[other] ; first send a citizen there for { $place } deniers
    }
preview-with-cubes =
    { $named ->
        [no] { $times ->
            [one] It works once
           *[other] It works { $times } times
        }
       *[yes] { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }
    }, { $cubes } { $cubes ->
        [one] cube for events
       *[other] cubes for events
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; first send a citizen there for { $place } denier
       *[other] ; first send a citizen there for { $place } deniers
    }
preview-with-delayed = { $activity }, { $cubes } { $cubes ->
        [one] cube to keep
       *[other] cubes to keep
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; first send a citizen there for { $place } denier
       *[other] ; first send a citizen there for { $place } deniers
    }
preview-with-fight =
    { $named ->
        [no] Puts{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cube
       *[other] cubes
    }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-countered =
    { $named ->
        [no] Puts{" "}
       *[yes] { $card },{" "}
    }{ $times } { $times ->
        [one] cube
       *[other] cubes
    }, the event is gone{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-place = A citizen goes to { $space }{ $money ->
        [more] , +{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
        [less] , −{ $deniers } { $deniers ->
            [one] denier
           *[other] deniers
        }
       *[other] {""}
    }{ $favour ->
        [more] , +{ $influence } influence
        [less] , −{ $influence } influence
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-expelling = A citizen goes to { $space } and expels one of { $seat }’s{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
    .you = A citizen goes to { $space } and expels one of your own{ $glory ->
            [same] {""}
           *[moves] , { $points }
        }
preview-with-expelling-grey = A citizen goes to { $space } and expels { $solo ->
        [1] one of Le Roy’s
       *[other] a neutral one
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-farm =
    { $named ->
        [no] {""}
       *[yes] Fields,{" "}
    }+{ $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    }{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-build =
    { $named ->
        [no] {""}
       *[yes] Cathedral,{" "}
    }+{ $influence } influence{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }
preview-with-nothing =
    { $named ->
        [no] { $times ->
            [one] It works once
           *[other] It works { $times } times
        }
       *[yes] { $activity } { $times ->
            [one] once
           *[other] { $times } times
        }
    }, brings nothing now{ $glory ->
        [same] {""}
       *[moves] , { $points }
    }{ $place ->
        [0] {""}
        [one] ; first send a citizen there for { $place } denier
       *[other] ; first send a citizen there for { $place } deniers
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
refused-no-such-die = There is no such die in that district (any more). Choose one that lies there.
refused-influence-short = You do not have enough influence for that.
refused-no-citizen-left = All your citizens are in the game already.
refused-influence-late = Influence is spent before you begin. Take back the last steps first.
refused-no-black-die = Every black die of this value is to be countered already. Choose another one, or dice against them.
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
lacks-dice = This takes { $colour } dice, and none is left in any district.
lacks-deniers = Only the others have dice that fit, and you cannot pay for any of them.
lacks-colour = This action takes { $colour } dice, and this one is of another colour.
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
refused-own-dice = That die lies in another district. Black dice are countered with dice of your own district only, and none can be bought for it.

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
option-black-dice-cap-text = How many black dice are rolled at most?
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
option-protection-covers-neutral = The neutral player is protected too
option-protection-covers-neutral-text = Does a lying grey citizen protect the grey ones of that building?
option-solo-leroy-cathedral-penalty = Le Roy’s empty levels
option-solo-leroy-cathedral-penalty-text = Does Le Roy lose points for cathedral levels without his cube?
option-bonus-cards = Bonus cards
option-bonus-cards-text = Play with Baker, Prior, Banquet and Resistance?
option-open-victory-points = Open victory points
option-open-victory-points-text = Do the victory points collected lie face up? The table counts them along either way.

## Where the points come from

breakdown-start = At the start
breakdown-cathedral = Cathedral
breakdown-events = Events countered
breakdown-activities = Activity cards
breakdown-leroy = Le Roy’s turns
breakdown-losses = Points lost
breakdown-events-in-queue = Cubes on events at the end
breakdown-tradesmen = Tradesmen
breakdown-cathedral-levels = Cathedral levels without a cube of one’s own (−{ $each } each)
breakdown-characters = Characters
breakdown-no-characters = Not counted: characters you do not know.
breakdown-points = Victory points
breakdown-leroy-points = Le Roy’s victory points
breakdown-difference = Your lead over Le Roy: it decides
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

## What the entries of the box are called

part-counts = in the box
part-dice-red = red dice
part-dice-white = white dice
part-dice-yellow = yellow dice
part-dice-black = black dice
part-citizens-per-player = citizens for each
part-citizens-neutral = grey citizens
part-cubes-per-player = cubes for each
part-cubes-neutral = grey cubes
part-setup = at the start
part-start-deniers = deniers for each
part-start-influence = influence for each
part-start-vp = points for each
part-citizens = citizens for each
part-characters-each = characters for each
part-red-events = red events
part-rounds = rounds
part-neutral-citizens = grey citizens
part-neutral-placed = when grey citizens are placed
part-neutral-2p = grey citizens of two players
part-economy = money
part-income = income
part-shortfall-vp-loss = points lost when pay is short
part-uncountered-black-die-vp-loss = points lost for a black die left
part-dice-price = price of a die in groups of 1, 2, 3
part-pass-deniers-first = deniers for passing
part-pass-deniers-each-later-turn = deniers for each later turn
part-max-group = most dice in a group
part-black-die-red-multiplier = a red die counts against black dice
part-influence-per-black-die = influence for a black die
part-agriculture = fields
part-deniers-per-unit = deniers each time
part-influence-max = length of the track
part-max = at most
part-min = at least
part-reroll-cost = rolling a die anew
part-recruit-cost = a new citizen
part-flip-cost = turning dice over
part-flip-max-dice = most dice turned
part-buildings = building
part-salary = salary
part-kind = kind
part-spaces = places
part-rows = row
part-cathedral = cathedral
part-levels = levels
part-spaces-per-level = places on a level
part-vp-per-cube = points of places 1 to 6
part-influence-per-cube = influence of places 1 to 6
part-end-penalty-per-empty-level = points lost for an empty level
part-scoring = final scoring
part-uncountered-event-with-own-cube = points for an event with one’s own cube
part-character-vp = points of a character
part-tie-break = ties
part-activity = activity
part-colour = colour
part-round = round
part-bonus = bonus card
part-cost = cost of a tradesman
part-vp = points
part-activity-vp = points of the places
part-event-vp = points for the first and second
part-dice = dice
part-divisor = divisor
part-timing = when it works
part-cubes-per-activation = cubes each time
part-effect = effect
part-effect-kind = what it does
part-deniers = deniers
part-influence = influence
part-gain-deniers = deniers gained
part-gain-influence = influence gained
part-gain-vp = points gained
part-pay-deniers = deniers paid
part-pay-influence = influence paid
part-choose-one-of = one of these buildings
part-die = which dice count
part-cubes = cubes
part-success = rolls that hit
part-same-event = all on one event
part-deniers-per-citizen = deniers for each citizen
part-solo-deniers-per-citizen = deniers for each citizen, alone
part-building = building
part-min-dice = fewest dice
part-op = what happens to the dice
part-from = from dice
part-to = to dice
part-target = which dice
part-effect-count = counts as how many
part-max-dice = most dice
part-per-district = from each district
part-value = by how much
part-forbidden-actions = not for
part-events = events
part-marauding = Marauding
part-black-dice = black dice
part-flags = flags
part-event = event
part-calls = colour it calls
part-on-countered = when it is won
part-character = character
part-measure = what counts
part-thresholds = counts needed
part-two-player = counts needed by two
part-solo = Le Roy
part-leroy-citizens-max = his citizens
part-leroy-start-citizens = his citizens at the start
part-player-start-citizens = your citizens at the start
part-placement-dice = dice for placing
part-placement-dice-used = dice kept
part-leroy-per-step = he places at a time
part-player-per-step = you place at a time
part-colour-priority = order of the colours
part-unscored-for-leroy = what he does not score
part-tithing-max-from-leroy = most tithed dice from him
part-migrant-workers-leroy-vp = his points for migrant workers
part-leroy-idle-turns = idle turns that cost him a die
part-space-rank = his ranking of spaces
part-action = row of his table
part-rolls = sums of the dice
part-do = what he does
part-action-dice = dice he spends
part-bought = dice bought from you
part-price = price of such a die
part-amount = how many
part-vp-per-unplaceable-cube = points for a cube without a place
part-vp-if-none-left = points when none is left
part-rating = rating
part-label = what it is called
part-black-dice-cap = most black dice
part-bonus-cards-default = with bonus cards
word-any = any colour
word-any-one-colour = one colour of your choice
word-immediate = at once
word-delayed = later, by cubes
word-before = before the players
word-after = after the players
word-none = none

## What each piece is

piece-die = Die of { $seat }: { $colour } { $value }
    .you = Your die: { $colour } { $value }
piece-die-short = { $seat }: { $colour } { $value }
    .you = { piece-die-short }
piece-die-grey =
    { $solo ->
        [1] Le Roy’s die
       *[other] Neutral die
    }: { $colour } { $value }
piece-die-grey-short =
    { $solo ->
        [1] Le Roy
       *[other] Neutral
    }: { $colour } { $value }
piece-pledged = In defence: { $colour } { $value }
piece-round = Round { $round } of { $rounds }
piece-citizen = Citizen of { $seat }: { $space }
    .you = Your citizen: { $space }
piece-citizen-grey =
    { $solo ->
        [1] Le Roy’s citizen
       *[other] Neutral citizen
    }: { $space }
piece-lying = A citizen of { $seat } lies on the { $building }; the others there are protected.
    .you = A citizen of yours lies on the { $building }; your others there are protected.
piece-lying-grey =
    { $solo ->
        [1] A citizen of Le Roy
       *[other] A neutral citizen
    } lies on the { $building }.
piece-stone = Cube of { $seat }: level { $level }, space { $number }
    .you = Your cube: level { $level }, space { $number }
piece-stone-grey =
    { $solo ->
        [1] Le Roy’s cube
       *[other] Neutral cube
    }: level { $level }, space { $number }
piece-grey = Neutral district; grey citizens left: { $supply }
piece-leroy = Le Roy’s district; his citizens left: { $supply }
piece-group = Dice taken: { $dice }, total { $total }, cost { $deniers }
piece-black = Black die { $value }: { $seat } has to counter it, as things stand.
    .you = Black die { $value }: you have to counter it, as things stand.
piece-black-leroy = Black die { $value }: Le Roy removes it, as things stand.
piece-strength = Your dice count { $total } of { $need } needed; red ones count double.
piece-event = { $card }: { $cubes } of { $flags } flags taken
piece-under-way = Under way: { $activity }, left { $left }
piece-under-way-citizen = Under way: a citizen enters a building
piece-settling = Every round a standing citizen gives a die of its building and costs the salary.
piece-queue = Two new events enter here every round.
piece-activity = { $activity }
piece-seat = { $seat }: deniers { $deniers }, influence { $influence }, citizens in supply { $supply }, events won { $events }
    .you = { piece-seat }
piece-building =
    { $building }: { $colour } dice. A citizen here costs { $deniers ->
        [0] nothing
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } every round.
piece-level-missing = Level { $level } without a cube of yours costs { $points } at the end.
piece-phase-settle = The first citizens are placed.
piece-phase-black = Black dice are countered.
piece-phase-actions = Turns: one action each.
piece-phase-leroy = Le Roy acts.
piece-phase-over = The end: everything is counted.
piece-pool = Black dice at the beginning of the next round, if no event goes: { $dice }
piece-spending = Influence: { $reroll } rerolls one of your dice, { $flip } turns up to three over.
why-elsewhere-influence = To reroll or turn over dice, first click one of your own; everything else is where it glows. Or take it from the list.
why-nothing-points = Points are not chosen: they come from what one does.
why-nothing-character = A character is not chosen: at the end it counts for everybody.
why-nothing-queue = New events come here by themselves; those that lie there can be fought.
why-nothing-captured = Events won are not chosen: at the end a character may count them.
why-nothing-phase = Phases follow each other by themselves.
why-nothing-round = Rounds follow each other by themselves.
why-nothing-prices = This only says what dice cost: choose the dice.
why-nothing-start = Who begins is not chosen: the card goes on to the left every round.
why-nothing-die = This only shows a die: those to choose lie in the districts.
why-nothing-district = A district is not chosen: dice in it are, once they are rolled.
why-nothing-deniers = Deniers are not chosen: they are paid and taken with what one does.
why-nothing-influence = Influence is spent on one’s own dice or on a citizen, before one’s action.
why-nothing-supply = A citizen leaves the supply when an action takes one.
why-nothing-pool = Black dice are rolled by themselves when a round begins.
why-nothing-purse = These deniers are not chosen: they are paid out when the round ends.
why-nothing-passed = Whoever has passed acts no more this round.
why-nothing-difference = This only compares points; there is nothing to choose.
piece-difference =
    { $over ->
        [1] You { $own }, Le Roy { $his } at the end.
       *[other] If the game ended now: you { $own }, Le Roy { $his }.
    }
piece-marauding =
    { $card }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
piece-character = “{ $character-counts }” ({ $character })
piece-leroy-row =
    { $rolls ->
        [one] Le Roy rolls { $low }
       *[other] Le Roy rolls { $low } or { $high }
    }
breakdown-characters-moved = Character “{ $character-counts }” ({ $character })
breakdown-characters-item = “{ $character-counts }” ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] standing citizen
           *[other] standing citizens
        }
        [cathedral_cubes] { $count ->
            [one] cube on the cathedral
           *[other] cubes on the cathedral
        }
        [deniers] { $count ->
            [one] denier
           *[other] deniers
        }
        [influence] influence
        [tradesmen] { $count ->
            [one] tradesman
           *[other] tradesmen
        }
       *[captured_events] { $count ->
            [one] event won
           *[other] events won
        }
    }, { $points } { $points ->
        [one] point
       *[other] points
    }
breakdown-leroy-characters-item = “{ $character-counts }” ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] { $count ->
            [one] standing citizen
           *[other] standing citizens
        }
        [cathedral_cubes] { $count ->
            [one] cube on the cathedral
           *[other] cubes on the cathedral
        }
        [deniers] { $count ->
            [one] denier
           *[other] deniers
        }
        [influence] influence
        [tradesmen] { $count ->
            [one] tradesman
           *[other] tradesmen
        }
       *[captured_events] { $count ->
            [one] event won
           *[other] events won
        }
    }, { $points } { $points ->
        [one] point
       *[other] points
    }

## Parts of the table

section-dice = Dice
section-cards = Activities
section-events = Events
section-city = City
section-leroy = Le Roy
section-action = Action
shelf-red = Military activities (red)
shelf-white = Religious activities (white)
shelf-yellow = Civil activities (yellow)
shelf-signs = What players have
row-own-die = Your { $colour } { $value }

## What things are called

thing-slot = Activity, still face down
thing-queue = Room for new events
thing-picture = { $building }: the expelled
thing-cathedral = Cathedral
thing-fields = Fields
thing-citizens = Citizens
thing-die = Die: { $colour }
thing-black = Black die: { $value }
thing-black-any = Black die
thing-prices = Price of dice
thing-pool = Black dice to come
thing-district = District of { $seat }
    .you = Your district
thing-district-grey =
    { $solo ->
        [1] Le Roy’s district
       *[other] Neutral district
    }
thing-deniers = Deniers
thing-influence = Influence
thing-supply = Citizens in supply
thing-points = Victory points
thing-captured = Events won
thing-purse = Deniers in the district
thing-start = Start player
thing-passed = Passing
thing-round = Rounds
thing-phase = Phase of the round
thing-leroy = Le Roy’s turn
thing-difference = Difference

## What things do

says-pays-deniers =
    Pay { $paid ->
        [one] { $paid } denier
       *[other] { $paid } deniers
    }.
says-pays-influence = Pay { $paid } influence.
says-gains-deniers =
    Gain { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    }.
says-gains-influence = Gain { $gained } influence.
says-gains-points =
    Gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    }.
says-choose = Choose one each time:
says-per-citizen =
    { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } per citizen of yours in the { $building }.
says-per-die =
    Gain { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } for each { $colour } die left in the whole square.
says-most-dice =
    Whoever then has most dice gains { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    }; all who are tied do. The neutral district counts too.
says-most-dice-leroy =
    If Le Roy then has no more dice than you, gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    }.
says-per-pair =
    Gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    } for every two of your cubes on the cathedral.
says-archer =
    Roll a die: with { $least } or more put { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } on any event.
says-cubes-per-die =
    For each { $colour } die left in your district put { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } on any event.
says-cubes =
    Put { $cubes ->
        [one] a cube on an event.
       *[other] { $cubes } cubes on one event.
    }
says-tax =
    Every other player pays you { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } for each of their citizens standing in the { $building }.
says-tax-leroy =
    The bank pays you { $gained ->
        [one] { $gained } denier
       *[other] { $gained } deniers
    } for each of Le Roy’s citizens standing in the { $building }.
says-per-event =
    Gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    } for each event with a cube of yours.
says-highest-red =
    If no district has a higher total of red dice left than yours, gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    }; all who are tied do.
says-richest =
    Gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    } for each red die of the district that has most of them.
says-richest-leroy =
    Gain { $gained ->
        [one] { $gained } victory point
       *[other] { $gained } victory points
    } for each red die left in your district.
says-delayed = Each time the card works, it puts one of your cubes here. Later you may spend one of these cubes per action; then this holds:
says-group-add = A group of { $colour } dice is worth { $value } more.
says-each-add = Each { $colour } die of the group is worth { $value } more.
says-each-set = Each { $colour } die of the group counts { $value }.
says-any-add = Each die of the group is worth { $value } more, whatever its colour, in a mixed group too.
says-any-set = Each die of the group counts { $value }, whatever its colour, in a mixed group too.
says-free-dice = One { $colour } die from each district is free.
says-free-dice-leroy = Up to { $dice } { $colour } dice of Le Roy are free.
says-recolour = Up to { $dice } { $from } dice count as { $to } ones.
says-multiply = One { $from } die counts as { $dice } { $to } dice of its value.
says-not-citizen = Not for placing a citizen.
says-not-cathedral = Neither for placing a citizen nor for the cathedral.
says-card-dice = ÷{ $divisor }: each full { $divisor } of a total of { $colour } dice makes it work once.
says-card-any = ÷{ $divisor }: each full { $divisor } of a total of dice makes it work once, of any colour, mixed too.
says-card-cost =
    The first time you pay { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } and put a citizen here as a tradesman.
says-card-places = For a tradesman the places bring { $first } and { $last } at the end; whoever comes later gets nothing.
says-slot = A { $colour } activity is turned up here in round { $round }.
threat-black =
    { $dice ->
        [0] Brings no black dice.
        [one] Every round it brings a black die.
       *[other] Every round it brings { $dice } black dice.
    }
threat-citizen = Every round a grey citizen enters the { $building } and may expel another one.
threat-citizen-leroy = Every round a citizen of Le Roy enters the { $building } and may expel another one.
threat-lose =
    Every round each player loses { $deniers ->
        [0] { $influence } influence
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
threat-pay =
    Every round each player pays { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } for each of their citizens in the { $building }.
threat-support = Every round a grey cube goes on each of the next { $events } events to its left.
threat-support-leroy = Every round a cube of Le Roy goes on each of the next { $events } events to its left.
threat-remove = Every round the highest cube leaves the cathedral.
threat-add = Every round a grey cube takes the lowest free space of the cathedral.
threat-add-leroy =
    Every round a cube of Le Roy takes the lowest free space of the cathedral and brings him { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-event-dice = Fight it with { $colour } dice: each { $divisor } of their total puts a cube on a flag and brings 1 influence.
says-event-calls = When it arrives it calls another event, a { $colour } one.
says-event-won =
    When all { $flags } flags are taken, most cubes bring { $first ->
        [one] { $first } point
       *[other] { $first } points
    } and the card, second most { $second }.
says-event-frees = Then the newest cube goes back from every event.
says-event-end =
    If it is still here at the end, everybody with a cube on it gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-marauding-dice = Fight it with dice of one colour: each { $divisor } of their total puts a cube here and brings 1 influence.
says-marauding = It takes any number of cubes and never leaves.
says-queue = Two new events enter here every round; then all events act from left to right.
says-counts-citizens = Counts one’s standing citizens.
says-counts-cubes = Counts one’s cubes on the cathedral.
says-counts-deniers = Counts one’s deniers.
says-counts-influence = Counts one’s influence.
says-counts-tradesmen = Counts one’s tradesmen on cards.
says-counts-events = Counts the events one has won.
says-steps = Victory points for every player: { $points1 } from { $from1 } on, { $points2 } from { $from2 } on, { $points3 } from { $from3 } on.
says-building =
    Each citizen standing here gives a { $colour } die every round{ $deniers ->
        [0] {" "}and costs nothing.
        [one] {" "}and costs 1 denier.
       *[other] {" "}and costs { $deniers } deniers.
    }
says-rows = The die names the row. A newcomer takes the leftmost gap; in a full row everybody moves right and the last one is expelled.
says-spaces = The die names the space. Whoever stands there is expelled.
says-space-first = Now any empty space may be taken, without a die. In the rounds:
says-space =
    A citizen enters here with a { $colour } die that shows { $dice ->
        [one] { $low }.
       *[other] { $low } to { $high }.
    }
says-picture = Whoever is expelled lies here until the round ends. Until then no other citizen of that player can be expelled from this building.
says-cathedral = Each white die puts a cube on its number, on the second and third level only above a filled space.
says-cathedral-brings =
    A cube brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $few } or { $many } influence, as the stars below the number say.
says-cathedral-levels =
    At the end each level without a cube of yours costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-fields =
    One to three yellow dice bring { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } for each { $divisor } of their total.
says-citizens = Every round a standing citizen gives a die of its building and costs the salary.
says-citizens-placed = One die puts a citizen into the building of its colour.
says-die = Serves activities and events of its colour, and citizens who enter the { $building }.
says-die-red = Counts double against black dice.
says-die-white = Builds the cathedral.
says-die-yellow = Tills the fields.
says-black = In turn each player counters the highest black die with dice of their own district, worth at least as much in total; red ones count double.
says-black-brings =
    Each one countered brings { $influence } influence, each one let through costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
says-prices = One’s own dice are free. What a die of others costs in deniers: { $price1 } alone, { $price2 } each in a pair, { $price3 } each of three.
says-pool = This many black dice are rolled at the beginning of a round.
says-district = The dice rolled for the citizens of a district lie here. Their owner uses them free of charge, everybody else may buy them; nobody can refuse.
says-district-grey =
    The dice of { $solo ->
        [1] Le Roy’s
       *[other] the neutral
    } citizens lie here. Everybody may buy them and pays the bank.
says-neutral = Neutral citizens belong to nobody. Each gives a die to the neutral district every round, and they are expelled like others.
says-deniers = Money for dice of others, for tradesmen and salaries. Everybody receives { $deniers } each round.
says-influence = Before an action: { $reroll } rerolls one of your dice, { $recruit } recruits a citizen, { $flip } turns up to three of your dice over.
says-supply = Citizens ready to become tradesmen or to enter a building.
says-supply-grey =
    { $solo ->
        [1] Citizens Le Roy can still place.
       *[other] Neutral citizens that events may still bring in.
    }
says-points = Taken openly, then kept face down until the end; this number counts them.
says-captured = Event cards go to whoever had most cubes on them. One character counts them.
says-purse = Earned by passing; yours when the round ends.
says-start = Acts first in this round. The card goes on to the left every round.
says-passed =
    Whoever passes acts no more this round: { $first ->
        [one] { $first } denier
       *[other] { $first } deniers
    } now and { $later } for each later turn lie in the district until the round ends.
says-order =
    { $solo ->
        [1] After every two of yours Le Roy places three.
       *[other] The order runs there and back.
    }
says-round = Each round: income, dice, events, turns. As many rounds as there are red events; then everything is counted.
says-leroy = Two black dice are rolled for Le Roy; the row with their sum says what he does.
says-leroy-scores =
    He scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and spends { $dice } dice, one of them bought from you for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
says-leroy-citizen = He places a citizen and expels one of yours if he can.
says-leroy-event = He fills the flags of the rightmost event, for one die each.
says-leroy-tradesman = He puts a tradesman on the best free place.
says-leroy-builds =
    He builds the cathedral: { $cubes ->
        [one] one cube.
       *[other] { $cubes } cubes.
    } For each cube without a space he scores { $points }.
says-leroy-character = Both of you score the top character, which then leaves. With none left he scores { $points }.
says-leroy-spends =
    { $dice ->
        [0] It costs him no die.
        [one] It costs him one die.
       *[other] It costs him { $dice } dice.
    }
says-difference = Your points less Le Roy’s decide the result. Until the end they are counted as if the game ended now, like your number at the top.

## How things stand

now-tradesman =
    { $seat }: tradesman, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
    .you = { now-tradesman }
now-tradesman-grey =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    }: tradesman, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
now-cubes =
    { $seat }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
    .you = { now-cubes }
now-cubes-grey =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
now-citizens =
    { $seat }: { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
    .you = { now-citizens }
now-citizens-grey =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    }: { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
now-stands = A citizen of { $seat } stands here.
    .you = A citizen of yours stands here.
now-stands-grey =
    A citizen of { $solo ->
        [1] Le Roy
       *[other] the neutral player
    } stands here.
now-counts =
    { $seat }: { $count } now, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you = { now-counts }
now-counts-grey =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    }: { $count } now, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
now-won = Won by { $seat }.
    .you = Won by you.
now-won-grey =
    Won by { $solo ->
        [1] Le Roy
       *[other] the neutral player
    }.
now-has = { $seat }: { $count }
    .you = { now-has }
now-has-grey =
    { $solo ->
        [1] Le Roy
       *[other] The neutral player
    }: { $count }
now-collected = Points collected so far: { $points }
now-collected-covered = Points collected: { $points } (face down, but everybody saw them taken)
now-free-places = Places with points left: { $free }
now-takes =
    { $some ->
        [0] Next round it takes nothing from you, as things stand.
       *[other] Next round, after income, it takes from you as things stand: { $parts }.
    }
now-takes-all =
    { $some ->
        [0] Next round the events here take nothing from you, as things stand.
       *[other] Next round, after income, the events here take from you as things stand: { $parts }.
    }
takes-deniers =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
takes-influence = { $influence } influence
takes-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
takes-cubes =
    { $cubes ->
        [one] { $cubes } cube on the cathedral
       *[other] { $cubes } cubes on the cathedral
    }
now-black-from = Black dice come from: { $cards }.
now-free-flags = Flags left: { $free }
now-not-open = Not face up in this game yet.
now-not-in-queue = Not in the queue.
now-empty = Nobody stands here.
now-levels-missing =
    { $count ->
        [one] Level { $levels } has
       *[other] Levels { $levels } have
    } no cube of yours.

## How to play

howto-1-title = What it is about
howto-1-text = Your citizens give you dice; the most victory points win. In your turn you use one to three dice of a colour to build the cathedral, fight an event, use a card, till the fields or place a citizen. Cathedral, events and cards bring points, and at the end so do the secret characters, to everybody. The game ends with the round of the last military event.
howto-2-title = A round
howto-2-text = You receive money, pay salaries and roll one die for each standing citizen. Two events arrive, all events act, then you take turns until the dice are gone or all have passed.
howto-3-title = Black dice
howto-3-text = Military events bring black dice. In turn you counter the highest with dice of your own district; red ones count double. Each gives influence, each you cannot counter costs points.
howto-4-title = Groups of dice
howto-4-text = An action uses one to three dice of one colour, from any district. Dice of others cost 2, 4 or 6 each, depending on the size of the group, and nobody can refuse. Grey citizens are neutral: they belong to nobody, and their dice are bought from the bank in the same way.
howto-5-title = Activities
howto-5-text = The first time you pay a card’s cost and put a citizen on it. The total divided by the number on the card says how often it works. Cards with an hourglass give cubes that change dice later.
howto-6-title = The cathedral
howto-6-text = Each white die puts a cube on its number. It brings a point and influence. At the end every level without your cube costs two points.
howto-7-title = Fighting events
howto-7-text = Dice of the event’s colour put cubes on its flags, each bringing one influence. When all flags are filled, the two with most cubes score.
howto-8-title = Citizens
howto-8-text = One die places a citizen in a building and may expel another. Whoever lies on a building protects the others of that colour there for this round.
howto-9-title = Influence
howto-9-text = Before an action you may reroll one of your dice, recruit a citizen or turn up to three of your dice over.
howto-10-title = The end
howto-10-text = Everybody holds a secret character. At the end each of them scores for all players, so watch what the others strive for.

## A guided first game

lesson-goal = Welcome to Troyes! After four rounds the most victory points win. Those you have won stand here, beside the red shield.
lesson-settle = Citizens give you dice: red in the Palace, white in the Bishopric, yellow in City Hall. First each of you places six of them: put yours in the Palace, on space 1.
lesson-salaries = The order runs forth and back, so { $seat1 } placed twice, and now you do, each where it is marked. Every round a citizen costs 2 deniers in the Palace, 1 in the Bishopric, nothing in City Hall.
lesson-rows = Whoever enters a full row later expels the one farthest right. Place two more, each where it is marked.
lesson-last-citizen = In the Palace only a die of the same number can expel a citizen. Put your last one on space 4.
lesson-dice = Round 1: 10 deniers came in, 6 went for salaries. Here in your district lie your dice, one for each citizen. A turn is one action with one to three dice of one colour.
lesson-below-zero = The number at the top counts as if the game ended now: each of the cathedral’s three levels without a cube of yours costs 2, together 6, and your secret characters bring 1. That makes −5.
lesson-events = Two events have joined Marauding. They all act every round until somebody fights them off: the Wayfarers have just expelled your citizen from City Hall.
lesson-black = Black dice attack every round. The highest, a 4, is yours: against it you need at least 4. Red dice count double: tap your red 3, then press “Done”.
lesson-cathedral = Now your first action: build the cathedral with your white 5 and 4, then press “Done”. Each die brings 1 point and 2 influence.
lesson-cards = Next a card, the Merchant: each time he works he gives 2 deniers. ÷2 says how often: once for each 2 of your dice’s total.
lesson-merchant = You may buy the others’ dice; when you use two, each costs 4 deniers. Take { $seat1 }’s yellow 5 and your own 1, then press “Done”: with 6 in total the Merchant works 3 times, for 6 deniers. The card itself costs 2, only this first time.
lesson-tradesman = The first time a card also takes its price and a citizen, now its tradesman, who brings points at the end. Take the one lying on City Hall, then press “Do it 3 times”.
lesson-fight = Now fight the Skirmishes with your red 6 and, for 4 deniers, the neutral red 6, then press “Done” and “Do it 3 times”. 12 divided by 4 makes 3 cubes; each brings 1 influence.
lesson-countered = All flags are filled, so the Skirmishes are gone: 5 points for you with most cubes, 2 for { $seat1 }.
lesson-recruit = Before an action influence helps: 1 rerolls a die, 4 turn up to three dice over, 2 recruit a citizen. Recruit one.
lesson-place = One die places a citizen in the building of its colour. Your yellow 1 leads into the upper row of City Hall: place the citizen from your supply.
lesson-pass = Your dice are gone: pass. That brings 2 deniers, and 1 more for every turn you wait.
lesson-characters = Your two secret characters bring 1, 3 or 6 points at the end, to everybody. Chrétien de Troyes counts citizens, from 4, 6 or 8 on, Hugues de Payns influence, from 6, 10 or 15 on. The others’ characters count for you too: guess them.
lesson-free = Round 2 brings new cards, events and dice, and the black 2 is yours. After round 4 tradesmen and events with your cubes score too. Play on as you like!

tip-cubes = You have cubes on a card with an hourglass. One of them may change the dice of an action: choose it before you take dice.
tip-expelled = A citizen has been expelled and lies on the building. While it lies there, no other citizen of its colour can be expelled there; it goes back to its supply after the round.
tip-loses = An event took deniers or influence. It will do so every round until its flags are filled, and whoever cannot pay loses 2 points.
tip-fails = A black die was too strong for all dice of a district: that costs 2 points. Keep a red die for the next ones, or spend influence first.

lesson-solo-goal = Welcome to Troyes! You play four rounds alone against Le Roy. Score more points than he does: here stand yours, his and the difference.
lesson-solo-settle = A turn is one action with one to three dice of one colour. Citizens give you the dice: red in the Palace, white in the Bishopric, yellow in City Hall. Place one in the Palace and one in the Bishopric.
lesson-solo-salaries = Every round a citizen costs you 2 deniers in the Palace, 1 in the Bishopric, nothing in City Hall; Le Roy pays nothing. Place one in City Hall and one in the Palace.
lesson-solo-rows = Whoever enters a full row expels the one farthest right. Place your last two citizens, each on the space marked at that moment.
lesson-solo-dice = Round 1: 10 deniers came in, 6 went for salaries. You have rolled six dice, Le Roy twelve; you may buy his.
lesson-solo-events = Heresy has just taken 2 of your influence. It does so every round until its flags are filled; Le Roy is not harmed.
lesson-solo-black = Black dice attack: a 6 and a 1. Red dice count double against them, so your red 6 makes 12 and beats both. Add the 1, use the red 6, then press “Done”.
lesson-solo-fight = Fight the Skirmishes with your red 3 and Le Roy’s red 6, for 4 deniers, then press “Done” and “Do it 2 times”. 9 divided by 4 makes 2 cubes; each brings 1 influence, and his best die is gone.
lesson-solo-roll = Le Roy’s turn: roll two black dice for him. Their sum says in this table what he does, and what he does costs him dice.
lesson-solo-artisan = A 4: Le Roy has expelled your citizen from the Bishopric. Use the Artisan with your yellow 5 and 4, then press “Done”. Their 9 divided by 3 is 3: so 3 times 1 influence becomes 6 deniers.
lesson-solo-tradesman = The first time a card also takes its price and a citizen, now its tradesman, who brings points at the end. Take the one lying on the Bishopric, then press “Do it 3 times”.
lesson-solo-again = You have 20 deniers now. Roll for Le Roy again; he acts until his dice are gone.
lesson-solo-cathedral = A 7: Le Roy has built two cubes of the cathedral. Build with your white 3 and 2, each for 1 point and 1 influence, and press “Done”. Then roll for him.
lesson-solo-characters = Six characters lie open. When Le Roy rolls an 8, the first one scores for both of you and leaves; the others score at the end.
lesson-solo-free = Your dice are gone: pass, or buy his. After round 4 this difference decides. Play on as you like!

tip-solo-place = One die places a citizen in the building of its colour and may expel one of Le Roy’s: then he has one die less next round. Whoever has no citizen left recruits one with 2 influence.
tip-solo-buys = Le Roy has bought your best die and paid you for it. When a 2, 3, 11 or 12 is rolled for him, that brings him points.
tip-solo-character = An 8: the first character has scored for both of you and has left. Look what the next one counts.

## Why a turn is good (coach/reasons.py)

reason-points-more = Victory points: +{ $n }
reason-deniers-more = Deniers: +{ $n }
reason-deniers-theirs =
    { $n ->
        [one] { $seat } has { $n } denier less
       *[other] { $seat } has { $n } deniers less
    }
reason-influence-more = Influence: +{ $n }
reason-palace-more = More citizens in the Palace: red dice in the rounds to come
reason-palace-theirs = { $seat } loses citizens in the Palace: fewer red dice in the rounds to come
reason-bishopric-more = More citizens in the Bishopric: white dice in the rounds to come
reason-bishopric-theirs = { $seat } loses citizens in the Bishopric: fewer white dice in the rounds to come
reason-city-hall-more = More citizens in the City Hall: yellow dice in the rounds to come
reason-city-hall-theirs = { $seat } loses citizens in the City Hall: fewer yellow dice in the rounds to come
reason-exposed-less = Fewer of your citizens stand where the next newcomer would expel them
reason-trades-more = A tradesman on one more card: you use it in the rounds to come without paying for the place again
reason-line-characters = Points from the characters you know, if the game ended now: +{ $n }
reason-line-characters-theirs = { $seat } would get { $n } less from the characters you know
reason-line-cathedral-levels = Less lost for cathedral levels without a cube of yours: +{ $n }
reason-line-cathedral-levels-theirs = { $seat } loses { $n } more at the end for levels of the cathedral without a cube
reason-line-events-in-queue = Points at the end for events with a cube of yours, even if nobody wins them: +{ $n }
reason-line-events-in-queue-theirs = { $seat } gets { $n } less at the end for events with a cube
reason-line-tradesmen = Points at the end for your tradesmen: +{ $n }
reason-line-tradesmen-theirs = { $seat } gets { $n } less at the end for tradesmen
reason-events-more = Your cubes on events would bring you more points when the events are won
reason-events-theirs = Cubes on events would bring { $seat } fewer points when the events are won
reason-by-citizens-more = Nearer to the points { character-chretien-de-troyes } may bring at the end: this character counts standing citizens
reason-by-stones-more = Nearer to the points { character-urbain-iv } may bring at the end: this character counts cubes on the cathedral
reason-by-deniers-more = Nearer to the points { character-thibaut-ii } may bring at the end: this character counts deniers
reason-by-influence-more = Nearer to the points { character-hugues-de-payns } may bring at the end: this character counts influence
reason-by-tradesmen-more = Nearer to the points { character-le-florentin } may bring at the end: this character counts tradesmen
reason-by-captures-more = Nearer to the points { character-henry-i } may bring at the end: this character counts events won
reason-characters-more = Brings you nearer to the characters’ points
reason-events-led-more = Events where you have the most cubes: +{ $n }
reason-events-led-theirs =
    { $n ->
        [one] { $seat } leads on { $n } event fewer
       *[other] { $seat } leads on { $n } events fewer
    }
reason-modifiers-more = Cubes on cards with an hourglass: +{ $n }. Each makes the dice of a later action better
reason-dice-more = Dice left in your district: +{ $n }
reason-dice-theirs =
    { $n ->
        [one] { $seat } has { $n } die fewer left
       *[other] { $seat } has { $n } dice fewer left
    }

## Names printed on cards

written-activity = { $activity }
written-building = { $building }
written-owner = { $seat }
    .you = { written-owner }
written-deniers = Deniers
written-influence = Influence
written-supply = Citizens
written-points = Scored
written-captured = Events
written-phase =
    { $phase ->
        [settle] Placing citizens
        [black] Black dice attack
        [actions] One action each turn
        [leroy] Le Roy’s turn
       *[over] The end
    }
written-pool = Black dice next round
written-prices = Price of each die you buy
written-sum-dice = Dice taken
written-sum-total = Total
written-sum-price = You pay
written-sum-price-other = Pays
written-sum-times = Works
written-sum-brings = You get
# at the end of a game against him
rival-name = Le Roy
written-neutral =
    { $solo ->
        [1] Le Roy
       *[other] Neutral: dice for sale
    }
written-leroy = Le Roy’s turn: sum of two dice · what he does · dice he spends
written-leroy-score = scores, buys your best die
written-leroy-place-citizen = places a citizen
written-leroy-counter-rightmost-event = fills the rightmost event
written-leroy-place-tradesman = places a tradesman
written-leroy-cathedral = builds the cathedral
written-leroy-score-top-character = both score the top character
written-difference = You less Le Roy, if it ended now
written-red-doubles = Red counts double
written-strength = Total
written-needed = Needed
written-settling = Every round each citizen gives a die and costs this
written-divisor = ÷3 means: once for each 3 of the dice’s total
written-each = once for each { $divisor }
written-place = Place citizen
written-farm = Till fields
written-recruit = Recruit
written-pass = Pass
written-yield = Let it through
written-done = Done
written-give-up = Give up the rest
written-roll = Le Roy’s roll
written-from = From supply
written-reroll = Reroll a die
written-flip = Turn over up to { $dice }
written-characters =
    { $cards ->
        [one] Your secret character
       *[other] Your secret characters
    }: all get { $first }, { $second } or { $third } points at the end
written-characters-leroy = Characters, counted at the end: { $first }, { $second } or { $third } points
written-measure = { $character-counts }
written-under-way = { $activity }
written-leroy-dice = Le Roy’s dice: he spends the best of them
written-event = { $card }
written-event-short =
    { $card-id ->
        [brigands-1] Brigands
        [brigands-2] Brigands
        [brigands-3] Brigands
        [skirmishes-1] Skirmishes
        [skirmishes-2] Skirmishes
        [normans-attack] Normans
        [succession-conflict] Succession
        [theological-conflict] Theology
        [interruption-of-work] Work stops
        [migrant-workers] Migrants
       *[other] { $card }
    }
