"""How well a seat stands: a few named features, linear in each, fitted on self-play."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .box import CELLS, COLOUR_COUNT, COLOURS_EACH, FLOORS_PER_COLOUR
from .scoring import ducat_day_income, final_crests, final_towers
from .state import OVER

FEATURES = (
    "money",
    "income",  # what a ducat day would pay now
    "income_ahead",  # the same, times the part of the game still to come
    "towers",  # own towers and their crests, as the final remuneration counts them
    "height",  # what others would pay for own towers
    "crests_left",  # crests still in the supply
    "floors_left",
    # for the search alone (thinking.toml): the same by the part of the game still to come
    "money_ahead",
    "towers_ahead",
    "height_ahead",
    "crests_ahead",
)

# One row per number of players. For two it was fitted by benchmarks/fit_value.py and beats the
# row set by hand in 80 % of games (60 blocks, greedy against greedy); for three and four players
# the fit was no better than the hand, so the hand's row stays.
WEIGHTS = np.zeros((5, len(FEATURES)), np.float64)
NOTHING = (0.0,) * (len(FEATURES) - 1)
WEIGHTS[2, :7] = (1.03, -0.01, 1.7, 1.17, 0.73, 3.31, 0.82)
WEIGHTS[3, :7] = (1.0, 0.5, 4.0, 0.8, 0.1, 0.1, 0.0)
WEIGHTS[4, :7] = (1.0, 0.5, 4.0, 0.8, 0.1, 0.1, 0.0)


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


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them (here everybody knows everything), in the order
    of FEATURES. At the end only money is left."""
    money = float(s.money[owner])
    if s.step == OVER:
        return (money,) + NOTHING  # noqa: RUF005
    income = float(ducat_day_income(s, owner))
    left = part_left(s)
    towers = float(final_towers(s, owner) + final_crests(s, owner))
    height = float(tower_heights(s, owner))
    crests = float(supply_left(s, owner, True))
    return (
        money,
        income,
        income * left,
        towers,
        height,
        crests,
        float(supply_left(s, owner, False)),
        money * left,
        towers * left,
        height * left,
        crests * left,
    )


@rule
def value(s, seat):
    """The margin in ducats a seat may expect over the mean of the others."""
    total = 0.0
    for other in range(s.players):
        share = 1.0 if other == seat else -1.0 / (s.players - 1)
        found = features(s, other, seat)
        for k in range(len(found)):
            total += share * WEIGHTS[s.players, k] * found[k]
    return total
