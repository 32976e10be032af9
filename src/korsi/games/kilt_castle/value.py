"""How well a seat stands: named features, linear in each.

`value` is greedy's, fitted once and kept, so that it stays an anchor for measuring. `features` are
for the search: `korsi train` writes what they weigh into thinking.toml, each as it is and by the
part of the game still to come.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .box import (
    CARD_COLOURS,
    CARD_COUNT,
    CELLS,
    COLOUR_COUNT,
    COLOURS_EACH,
    FLOORS_PER_COLOUR,
    LINES,
    SPACES,
    SQUARE,
)
from .scoring import (
    area_around,
    beside,
    ducat_day_income,
    final_crests,
    final_towers,
    own_towers,
    roofed_towers,
)
from .state import OVER, ROOF_HIDES_CRESTS

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
)
NOTHING = (0.0,) * (len(FEATURES) - 1)
LINE_SQUARES = np.array([sum(int(SQUARE[cell]) for cell in line) for line in LINES], np.int64)

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
def size(squares):
    """How many squares a bit mask holds."""
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n


@rule
def best_areas(s, own, roofs, crests, two_crests):
    """K-6.7: (value of the best building area of a colour, its squares, value of the next)."""
    best, best_area, second = 0, 0, 0
    left = own if own != 0 else roofs
    while left != 0:
        area = area_around(s, left & -left, own, roofs)
        value = size(area) + size(area & crests) + size(area & two_crests)
        if value > best:
            second = best
            best, best_area = value, area
        elif value > second:
            second = value
        left &= ~area
    return best, best_area, second


@rule
def first_cards(s, owner):
    """K-3.11, K-4.1: double cards whose outer colour is the owner's: moved, it will build first."""
    n = 0
    for card in range(CARD_COUNT):
        if s.card_space[card] >= 0 and CARD_COLOURS[card, 1] >= 0:
            outer = CARD_COLOURS[card, 0] + CARD_COLOURS[card, 1] - s.card_inner[card]
            if s.owner[outer] == owner:
                n += 1
    return n


@rule
def lone_rows(s):
    """K-3.12: rows of one card, up to two."""
    n = 0
    for space in range(SPACES):
        if s.row_size[space] == 1 and space != s.front:
            n += 1
    return min(n, 2)


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them (here everybody knows everything), in the order
    of FEATURES. At the end only money is left."""
    money = float(s.money[owner])
    if s.step == OVER:
        return (money,) + NOTHING  # noqa: RUF005
    roofs = roofed_towers(s)
    own, low, middle, height = 0, 0, 0, 0
    free, cheap, dear, crests, two_crests = 0, 0, 0, 0, 0
    for cell in range(CELLS):
        square = SQUARE[cell]
        floors = s.height[cell]
        if floors == 0:
            free |= square
        elif roofs & square == 0 and s.owner[s.top[cell]] != owner:
            if floors <= 2:
                cheap |= square
            else:
                dear |= square
        elif roofs & square == 0:
            own |= square
            height += floors
            if floors == 1:
                low |= square
            elif floors <= 3:
                middle |= square
        if s.crests[cell] > 0 and (roofs & square == 0 or not s.options[ROOF_HIDES_CRESTS]):
            crests |= square
            if s.crests[cell] > 1:
                two_crests |= square
    income, second, areas, floors_left, crests_left, doubles = 0, 0, 0, 0, 0, 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == owner:
            of_colour = own if COLOURS_EACH[s.players] == 1 else own_towers(s, colour)
            worth, area, other = best_areas(s, of_colour, roofs, crests, two_crests)
            income += worth
            second += other
            areas |= area
            floors_left += s.supply[colour, 0] + s.supply[colour, 1] + s.supply[colour, 2]
            crests_left += s.supply[colour, 1] + 2 * s.supply[colour, 2]
            doubles += s.supply[colour, 2]
    around = beside(areas)
    front = LINE_SQUARES[s.front] | LINE_SQUARES[(s.front + 1) % SPACES]
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
        float(size(around & beside(own & ~areas) & ~own & (free | cheap | dear))),
        max(0.0, 4.0 - money),
        min(8.0, money),
        float((owner - s.active) % s.players),
        float(income * lone_rows(s)),
        float(size(own & front)),
        float(size(own & areas & front)),
        float(first_cards(s, owner)),
    )
