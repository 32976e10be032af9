"""What the activity cards open to an owner are good for."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..box import SIDES, SLOTS, SPACES_EACH

# What a denier, a point of influence, a cube on an event and one on a delayed card are about worth:
# only to tell which of one's cards is the best use of a colour.
DENIER_VP, INFLUENCE_VP, CUBE_VP, MODIFIER_VP = 0.18, 0.17, 0.85, 0.55
SIMPLE_USE = np.array([CUBE_VP / 4, 0.33, DENIER_VP / 2], np.float64)  # fight, build, till: a pip


def _use_of(card: int) -> float:
    """What a pip brings on a card, as far as it depends on nothing else."""
    brings = float(box.GAIN_VP[card])
    brings += DENIER_VP * (box.GAIN_DENIERS[card] - box.PAY_DENIERS[card])
    brings += INFLUENCE_VP * (box.GAIN_INFLUENCE[card] - box.PAY_INFLUENCE[card])
    effect, number = box.CARD_EFFECT[card], box.EFFECT_NUMBER[card]
    if effect == box.ARCHER:
        brings += CUBE_VP * number * box.ARCHER_HIT[card].mean() * (SIDES + 1) / SIDES
    elif effect == box.PAY_FOR_CUBES:
        brings += CUBE_VP * number
    elif effect == box.MODIFIER:
        brings += MODIFIER_VP * box.CARD_CUBES[card]
    elif effect in (box.MOST_DICE, box.HIGHEST_RED):
        brings /= 2  # the others have dice too
    return float(brings / int(box.CARD_DIVISOR[card]))


USE = np.array([_use_of(card) for card in range(box.ACTIVITIES)], np.float64)
POINTS, MONEY, FAME, CUBES_, CHANGES = range(5)


def _kind_of(card: int) -> int:
    """What a card is for: points, deniers, influence, cubes on events, modifiers."""
    if box.CARD_DELAYED[card]:
        return CHANGES
    if box.CARD_EFFECT[card] in (box.ARCHER, box.CUBES_PER_DIE, box.PAY_FOR_CUBES):
        return CUBES_
    if box.GAIN_VP[card]:
        return POINTS
    return MONEY if box.GAIN_DENIERS[card] else FAME


KIND = np.array([_kind_of(card) for card in range(box.ACTIVITIES)], np.int64)


@rule
def use_of(s, card, palace, bishopric, city_hall, stones, queue):
    """What a pip brings an owner on a card, in points."""
    effect = box.CARD_EFFECT[card]
    units = 1.0 / box.CARD_DIVISOR[card]
    if effect == box.PER_CITIZEN:
        return units * DENIER_VP * box.GAIN_DENIERS[card] * max(palace, bishopric)
    if effect == box.TAX:
        return units * DENIER_VP * box.GAIN_DENIERS[card] * max(0, SPACES_EACH - city_hall - 1)
    if effect == box.CATHEDRAL_PAIRS:
        return units * box.GAIN_VP[card] * (stones // 2)
    if effect == box.PER_EVENT:
        return units * box.GAIN_VP[card] * queue
    if effect == box.CUBES_PER_DIE:
        return units * CUBE_VP * max(0, palace - 1)
    return USE[card]


@rule
def cubes_for(s, owner, colour):
    """T-8.5: cubes that change dice of this colour, ANY: of whichever."""
    count = 0
    for slot in range(SLOTS):
        if s.cubes[slot, owner] > 0 and box.MOD_COLOUR[s.activity[slot]] == colour:
            count += int(s.cubes[slot, owner])
    return count


@rule
def open_cards(s, owner, kind):
    """Cards of a kind with an own tradesman."""
    count = 0
    for slot in range(SLOTS):
        if s.tradesman[slot, owner] > 0 and KIND[s.activity[slot]] == kind:
            count += 1
    return count


@rule
def best_use(s, owner, colour, palace, bishopric, city_hall, stones, queue):
    """What a pip of a colour brings at best: without a card, or on one open to the owner."""
    best = SIMPLE_USE[colour]
    for slot in range(SLOTS):
        if s.tradesman[slot, owner] > 0:
            card = s.activity[slot]
            if box.CARD_DICE[card] == colour or box.CARD_DICE[card] == box.ANY:
                use = use_of(s, card, palace, bishopric, city_hall, stones, queue)
                best = max(best, use)
    return best
