"""F-11.3 to F-11.8, F-11.14: the best use of workers, skills, resources and the purple marker."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..rules.summer_boats import has_ability, owns
from ..state import FLIP, OVER, PURPLE_NEEDS_BID, SUBSTITUTE_AS_GOLD
from .boats import BOAT_OF, owns_boat
from .sets import best_sets, scorer

GOLD_VP = 1  # F-11.5

# ---------------------------------------------------------------------- F-11.4, F-11.5 resources


@rule
def stands_for(s, seat, kind, wanted):
    """F-10.7, F-11.5: may a resource of one type count as another?"""
    if kind == wanted:
        return True
    if has_ability(s, seat, box.SCORE_SUBSTITUTION):
        return wanted != box.GOLD or s.options[SUBSTITUTE_AS_GOLD] != 0
    return kind == box.GOLD and wanted != box.GOLD


@rule
def free_unit(s, seat, kind, chosen):
    """What a resource scores by itself anywhere: as gold, at the Jeweller, at the Watermill."""
    unit = 0
    if stands_for(s, seat, kind, box.GOLD):
        unit = GOLD_VP
    tile = scorer(s, seat, box.RESOURCE, box.PER_ITEM)
    if tile >= 0 and stands_for(s, seat, kind, box.SCORE_TYPE[tile, 0]):
        unit = max(unit, box.SCORE_VP[tile, 0])
    tile = scorer(s, seat, box.RESOURCE, box.PER_CHOSEN)
    if tile >= 0 and chosen >= 0 and stands_for(s, seat, kind, chosen):
        unit = max(unit, box.SCORE_VP[tile, 0])
    return unit


@rule
def yard_unit(s, seat, tile, kind):
    """F-11.4: what a resource scores by lying on this tile; 0 if that is no yard for it."""
    side = s.side[tile]
    if box.SCORE[tile, side] != box.PER_RESOURCE:
        return 0
    wanted = box.SCORE_TYPE[tile, side]
    return box.SCORE_VP[tile, side] if wanted == box.ANY or stands_for(s, seat, kind, wanted) else 0


@rule
def best_yard(s, seat, kind):
    """F-11.6: the best yard the purple marker could be put on as this resource."""
    best = 0
    for tile in range(box.FIRST_TURN_ORDER):
        if owns(s, seat, tile):
            best = max(best, yard_unit(s, seat, tile, kind))
    return best


@rule
def packed_resources(s, seat, kind, chosen, purple):
    """The resources of one type, wherever they lie, by unit value."""
    free = free_unit(s, seat, kind, chosen)
    p = 0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.resources[tile, kind] > 0 and owns(s, seat, tile):
            unit = max(free, yard_unit(s, seat, tile, kind))
            p += s.resources[tile, kind] << (8 * unit)
    if kind == purple:
        p += 1 << (8 * max(free, best_yard(s, seat, kind)))
    return p


# --------------------------------------------------------------------------- F-11.7 workers, skills


@rule
def unit_of(s, seat, item, kind, chosen):
    """What a worker or skill scores by itself (F-11.7, F-11.8, F-11.14)."""
    unit = 0
    tile = scorer(s, seat, item, box.PER_ITEM)
    if tile >= 0 and box.SCORE_TYPE[tile, 0] == kind:
        unit = box.SCORE_VP[tile, 0]
    tile = scorer(s, seat, item, box.PER_CHOSEN)
    if tile >= 0 and kind == chosen:
        unit = max(unit, box.SCORE_VP[tile, 0])
    if item == box.WORKER and owns_boat(s, seat, box.PER_WORKER):
        unit = max(unit, box.SCORE_VP[BOAT_OF[box.PER_WORKER], 0])
    return unit


@rule
def packed(s, seat, item, kind, chosen, purple):
    """The items of one type by unit value, for `fill_cost`."""
    if item == box.RESOURCE:
        return packed_resources(s, seat, kind, chosen, purple)
    if item == box.SKILL and kind == 3:  # there are three skills
        return 0
    n = 1 if kind == purple else 0
    n += s.screen[seat, kind] if item == box.WORKER else s.skill[seat, kind]
    return n << (8 * unit_of(s, seat, item, kind, chosen))


@rule
def item_points(s, seat, item, purple):
    """F-11.4, F-11.5, F-11.7: one sort of items; returns (points, chosen type, sets, groups)."""
    types = 3 if item == box.SKILL else 4
    choices = types if scorer(s, seat, item, box.PER_CHOSEN) >= 0 else 0
    wild = box.GOLD if item == box.RESOURCE else -1
    substitute = item == box.RESOURCE and has_ability(s, seat, box.SCORE_SUBSTITUTION)
    best = -1
    best_chosen, best_x, best_y = -1, 0, 0
    for chosen in range(-1, choices):
        p0 = packed(s, seat, item, 0, chosen, purple)
        p1 = packed(s, seat, item, 1, chosen, purple)
        p2 = packed(s, seat, item, 2, chosen, purple)
        p3 = packed(s, seat, item, 3, chosen, purple)
        found, x, y = best_sets(s, seat, item, p0, p1, p2, p3, wild, substitute)
        if found > best:
            best = found
            best_chosen, best_x, best_y = chosen, x, y
    return best, best_chosen, best_x, best_y


# --------------------------------------------------------------------------- F-11.6 all items


@rule
def has_purple(s, seat):
    """F-11.6: whose item the marker is: the winter's winner of the purple tile."""
    if s.options[PURPLE_NEEDS_BID]:
        return s.purple_winner == seat
    return s.start == seat and (s.step == OVER or s.step == FLIP)


@rule
def items_total(s, seat):
    """F-11.3, F-11.15: the best allocation of all items; returns (points, sort, type) of purple."""
    workers = item_points(s, seat, box.WORKER, -1)[0]
    skills = item_points(s, seat, box.SKILL, -1)[0]
    resources = item_points(s, seat, box.RESOURCE, -1)[0]
    best = workers + skills + resources
    best_item, best_type = -1, -1
    if has_purple(s, seat):
        for kind in range(4):
            for item in (box.WORKER, box.RESOURCE, box.SKILL):
                found = item_points(s, seat, item, kind)[0]
                found += workers if item != box.WORKER else 0
                found += skills if item != box.SKILL else 0
                found += resources if item != box.RESOURCE else 0
                if found > best:
                    best, best_item, best_type = found, item, kind
    return best, best_item, best_type
