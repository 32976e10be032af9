"""How well a seat stands: named features, linear in each.

`value` is greedy's, fitted once and kept, so that it stays an anchor for measuring. `features` are
for the search: `korsi train` writes what they weigh into thinking.toml, each as it is and by the
part of the game still to come.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from ..box import CELLS, COLOUR_COUNT, COLOURS_EACH, FLOORS_PER_COLOUR, SQUARE
from ..scoring import (
    beside,
    ducat_day_income,
    final_crests,
    final_towers,
    own_towers,
    roofed_towers,
)
from ..state import OVER, ROOF_HIDES_CRESTS
from .areas import best_areas, links, size, straits
from .track import cards_of, first_cards, free_sites, front_lines, lines_ahead, rows_of

FEATURES = (
    "money",
    "income",  # what a ducat day would pay now
    "towers",  # own towers
    "crests",  # on top of them
    "height",  # what others would pay for own towers
    "crests_left",  # crests still in the supply
    "floors_left",
    "two_crests_left",  # floors with two crests still in the supply
    "low",  # own towers one floor high
    "middle",  # two or three floors
    "area_towers",  # towers of the areas a ducat day pays for
    "area_low",  # of them one floor high
    "area_middle",
    "area_roofs",  # roofed towers in them
    "second_areas",  # the most valuable of the other areas
    "free_beside",  # empty cells beside the areas that pay
    "cheap_beside",  # others' towers of one or two floors there
    "dear_beside",  # higher ones
    "bridges",  # cells that would join an own tower to an area that pays
    "poor",  # ducats missing to four
    "purse",  # ducats up to eight
    "waits",  # turns until its own
    "income_soon",  # the income, where a row of one card lets anybody have a ducat day
    "front_towers",  # own towers on the two lines at the front
    "front_area",  # of the areas that pay
    "first_cards",  # double cards that will let it build first
    "links",  # neighbours within the areas that pay: what holds them together
    "straits",  # own towers that alone hold such an area together
    "alone",  # own towers beside none of the same owner
    "tall",  # own towers of five floors and more
    "safe_area",  # towers of the areas that pay which no other has the ducats to overbuild
    "open_towers",  # own towers on lines where others may come to build
    "open_low",  # of the areas that pay, those one floor high
    "open_middle",  # two or three floors high
    "open_straits",  # those that hold an area together
    "open_crests",  # crests on own towers there
    "growth",  # free cells beside the areas that pay where its next floor may go
    "growth_bought",  # others' towers there it has the ducats for
    "growth_front",  # free cells there on the two lines at the front
    "growth_turn",  # free cells there, if the turn is its own
    "joins",  # of all these places, those that would join an own tower to the area
    "payable",  # others' towers it may come to and has the ducats for
    "card_reach",  # spaces its cards may still go to, added up
    "single_reach",  # of them its single cards'
    "lone_cards",  # its cards that lie alone: who moves one lets it build and brings a ducat day
    "stuck_card",  # its card lies alone at the front and cannot be moved
    "income_near",  # the income, by rows of two cards
    "income_turn",  # the income, if its own turn may bring a ducat day
    "income_due",  # the income, where this turn brings one when all have built
    "uneven_income",  # how far its colours' incomes lie apart
    "uneven_floors",  # the same of floors left: a colour used up builds no more
    "last_floors",  # how near it is to its last floor, from the fourth on
    "rich",  # ducats beyond fifteen
)
NOTHING = (0.0,) * (len(FEATURES) - 1)
LOW, MIDDLE, TALL = 1, 3, 5
"""Floors a tower has at most to be low or middling, at least to be tall."""
CHEAP = 2
"""Floors of a tower that is cheaply overbuilt."""
POOR, PURSE, RICH = 4.0, 8.0, 15.0
"""Ducats up to which they are too few, all of use, more than can be spent."""
LAST_FLOORS = 4.0

# Greedy's: money, income, income by the part of the game to come, towers with crests, height,
# crests and floors in the supply. One row per number of players. For two it was fitted by
# benchmarks/fit_value.py and beats the row set by hand in 80 % of games (60 blocks, greedy against
# greedy); for three and four players the fit was no better than the hand, so the hand's row stays.
WEIGHTS = np.zeros((5, 7), np.float64)
WEIGHTS[2] = (1.03, -0.01, 1.7, 1.17, 0.73, 3.31, 0.82)
WEIGHTS[3] = (1.0, 0.5, 4.0, 0.8, 0.1, 0.1, 0.0)
WEIGHTS[4] = (1.0, 0.5, 4.0, 0.8, 0.1, 0.1, 0.0)


@rule
def part_left(s):
    """How much of the game is still to come: by the player nearest to his last floor."""
    least = 1.0
    for seat in range(s.players):
        left = supply_left(s, seat, False)
        least = min(least, left / (FLOORS_PER_COLOUR * COLOURS_EACH[s.players]))
    return 0.0 if s.step == OVER else least


@rule
def tower_heights(s, seat):
    """The heights of a seat's unroofed towers, added up."""
    total = 0
    for cell in range(CELLS):
        if s.top[cell] >= 0 and s.owner[s.top[cell]] == seat and not (s.roofed >> cell) & 1:
            total += s.height[cell]
    return total


@rule
def supply_left(s, seat, crests):
    """Floors a seat has not built yet, or the crests on them."""
    total = 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == seat:
            for kind in range(3):
                total += s.supply[colour, kind] * (kind if crests else 1)
    return total


# --------------------------------------------------------------------------- greedy's


@rule
def weighed(s, owner, left):
    """Greedy's features of an owner, weighed and added up. At the end only money is left."""
    weights = WEIGHTS[s.players]
    total = weights[0] * s.money[owner]
    if s.step == OVER:
        return total
    income = float(ducat_day_income(s, owner))
    total += weights[1] * income + weights[2] * income * left
    total += weights[3] * (final_towers(s, owner) + final_crests(s, owner))
    total += weights[4] * tower_heights(s, owner)
    return (
        total + weights[5] * supply_left(s, owner, True) + weights[6] * supply_left(s, owner, False)
    )


@rule
def value(s, seat):
    """The margin in ducats a seat may expect over the mean of the others."""
    total = 0.0
    left = part_left(s)
    for other in range(s.players):
        share = 1.0 if other == seat else -1.0 / (s.players - 1)
        total += share * weighed(s, other, left)
    return total


# --------------------------------------------------------------------------- the search's


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them (here everybody knows everything), in the order
    of FEATURES. At the end only money is left."""
    money = float(s.money[owner])
    if s.step == OVER:
        return (money,) + NOTHING  # noqa: RUF005
    richest = 0
    for other in range(s.players):
        if other != owner:
            richest = max(richest, s.money[other])
    roofs = roofed_towers(s)
    own, low, middle, tall, safe, height = 0, 0, 0, 0, 0, 0
    free, cheap, dear, payable, crests, two_crests = 0, 0, 0, 0, 0, 0
    for cell in range(CELLS):
        square = SQUARE[cell]
        floors = s.height[cell]
        if floors == 0:
            free |= square
        elif roofs & square == 0 and s.owner[s.top[cell]] != owner:
            if floors <= CHEAP:
                cheap |= square
            else:
                dear |= square
            if floors <= s.money[owner]:  # K-4.7
                payable |= square
        elif roofs & square == 0:
            own |= square
            height += floors
            if floors <= LOW:
                low |= square
            elif floors <= MIDDLE:
                middle |= square
            elif floors >= TALL:
                tall |= square
            if floors > richest:
                safe |= square
        if s.crests[cell] > 0 and (roofs & square == 0 or not s.options[ROOF_HIDES_CRESTS]):
            crests |= square
            if s.crests[cell] > 1:
                two_crests |= square
    income, second, areas, floors_left, crests_left, doubles = 0, 0, 0, 0, 0, 0
    held, narrow, alone = 0, 0, 0
    most, least, most_floors, least_floors = 0, 1000, 0, 1000
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == owner:
            of_colour = own if COLOURS_EACH[s.players] == 1 else own_towers(s, colour)
            worth, area, other = best_areas(s, of_colour, roofs, crests, two_crests)
            income += worth
            second += other
            areas |= area
            left = s.supply[colour, 0] + s.supply[colour, 1] + s.supply[colour, 2]
            floors_left += left
            crests_left += s.supply[colour, 1] + 2 * s.supply[colour, 2]
            doubles += s.supply[colour, 2]
            held += links(area)
            narrow |= straits(area) & own
            alone += size(of_colour & ~beside(of_colour | roofs))
            most, least = max(most, worth), min(least, worth)
            most_floors, least_floors = max(most_floors, left), min(least_floors, left)
    around = beside(areas)
    front = front_lines(s)
    joining = beside(own & ~areas)
    ones, twos = rows_of(s)
    own_turn = 1.0 if s.active == owner else 0.0
    reach, others_reach, card_reach, single_reach, lone, stuck = cards_of(s, owner)
    coming = lines_ahead(s, others_reach)
    growth = free_sites(s, reach, free) & around
    bought = lines_ahead(s, reach) & payable
    return (
        money,
        float(income),
        float(size(own)),
        float(size(own & crests) + size(own & two_crests)),
        float(height),
        float(crests_left),
        float(floors_left),
        float(doubles),
        float(size(low)),
        float(size(middle)),
        float(size(areas & own)),
        float(size(areas & low)),
        float(size(areas & middle)),
        float(size(areas & roofs)),
        float(second),
        float(size(around & free)),
        float(size(around & cheap)),
        float(size(around & dear)),
        float(size(around & joining & ~own & (free | cheap | dear))),
        max(0.0, POOR - money),
        min(PURSE, money),
        float((owner - s.active) % s.players),
        float(income * min(ones, 2)),
        float(size(own & front)),
        float(size(own & areas & front)),
        float(first_cards(s, owner)),
        float(held),
        float(size(narrow)),
        float(alone),
        float(size(tall)),
        float(size(areas & safe)),
        float(size(own & coming)),
        float(size(areas & low & coming)),
        float(size(areas & middle & coming)),
        float(size(narrow & coming)),
        float(size(own & crests & coming) + size(own & two_crests & coming)),
        float(size(growth)),
        float(size(bought & around)),
        float(size(growth & front)),
        own_turn * size(growth),
        float(size((growth | bought & around) & joining)),
        float(size(bought)),
        float(card_reach),
        float(single_reach),
        float(lone),
        float(stuck),
        float(income * twos),
        own_turn * income * min(ones, 1),
        float(income * s.ducat_pending),
        float(most - least),
        float(most_floors - least_floors),
        max(0.0, LAST_FLOORS - floors_left),
        max(0.0, money - RICH),
    )
