"""F-11.7: sets and groups of items.

Every item has a *unit value*: what it scores by itself (a yard, Jeweller, Key market, a chosen
type, gold's own point, White Wind). Sets and groups take items away from these uses. For x sets
and y groups the items that fit form a transversal matroid, so taking the cheapest that fit is
optimal; all x and y are tried.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..rules.summer_boats import owns

# The one tile of the box that scores for a sort of item in a certain way (box.py checks: one).
SCORER = np.full((len(box.ITEMS), len(box.SCORES)), -1, np.int64)
for _tile in range(box.TILES):
    if box.SCORE[_tile, 0] in (box.PER_GROUP, box.PER_SET, box.PER_ITEM, box.PER_CHOSEN):
        SCORER[box.SCORE_ITEM[_tile, 0], box.SCORE[_tile, 0]] = _tile

LEVELS = box.MOST_UNIT_VP + 1  # unit values


@rule
def scorer(s, seat, item, kind):
    """The tile that scores for an item in this way if the seat owns it, else -1."""
    tile = SCORER[item, kind]
    return tile if tile >= 0 and owns(s, seat, tile) else -1


@rule
def types_in(bits):
    """How many types a set has."""
    n = 0
    for kind in range(4):
        n += (bits >> kind) & 1
    return n


@rule
def fill_cost(p0, p1, p2, p3, x, y, set_bits, size, wild, substitute):
    """Unit value given up by filling x sets and y groups with the cheapest items; -1: impossible.

    p0..p3 hold for each type how many items have unit value v, eight bits for each v.
    """
    slots = x * types_in(set_bits) + y * size
    taken = 0
    surplus = 0  # items that can only lie in groups
    of_type = 0  # taken of each type, sixteen bits each
    cost = 0
    for v in range(LEVELS):
        for kind in range(4):
            p = p0 if kind == 0 else p1 if kind == 1 else p2 if kind == 2 else p3
            n = min((p >> (8 * v)) & 255, slots - taken)
            if n > 0:
                if not (substitute or kind == wild):
                    have = (of_type >> (16 * kind)) & 0xFFFF
                    in_sets = max(0, x - have) if (set_bits >> kind) & 1 else 0
                    n = min(n, in_sets + y * size - surplus)
                    surplus += max(0, n - in_sets)
                    of_type += n << (16 * kind)
                taken += n
                cost += v * n
    return cost if taken == slots else -1


@rule
def all_units(p):
    """The unit values of one type added up."""
    total = 0
    for v in range(LEVELS):
        total += v * ((p >> (8 * v)) & 255)
    return total


@rule
def best_sets(s, seat, item, p0, p1, p2, p3, wild, substitute):
    """F-11.7: the best total of one sort of items; returns (points, sets, groups)."""
    set_tile = scorer(s, seat, item, box.PER_SET)
    group_tile = scorer(s, seat, item, box.PER_GROUP)
    units = all_units(p0) + all_units(p1) + all_units(p2) + all_units(p3)
    if set_tile < 0 and group_tile < 0:
        return units, 0, 0
    set_bits, set_vp, size, group_vp = 0, 0, 1, 0
    if set_tile >= 0:
        set_bits, set_vp = box.SCORE_SET[set_tile, 0], box.SCORE_VP[set_tile, 0]
    if group_tile >= 0:
        size, group_vp = box.SCORE_SIZE[group_tile, 0], box.SCORE_VP[group_tile, 0]
    best = 0
    sets = 0
    groups = 0
    x = 0
    while x == 0 or set_tile >= 0:
        y = 0
        while y == 0 or group_tile >= 0:
            cost = fill_cost(p0, p1, p2, p3, x, y, set_bits, size, wild, substitute)
            if cost < 0:
                break
            if x * set_vp + y * group_vp - cost > best:
                best = x * set_vp + y * group_vp - cost
                sets = x
                groups = y
            y += 1
        if y == 0:
            break
        x += 1
    return best + units, sets, groups
