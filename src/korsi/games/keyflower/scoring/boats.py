"""F-11.10 to F-11.13: what the boats score; White Wind, which scores items, is in `items`."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..rules.summer_boats import has_ability, owns
from .roads import edge_at

BOAT_OF = np.full(len(box.SCORES), -1, np.int64)  # the boat that scores in a certain way
for _tile in range(box.FIRST_BOAT, box.TILES):
    BOAT_OF[box.SCORE[_tile, 0]] = _tile


@rule
def owns_boat(s, seat, kind):
    """Does a seat own the boat that scores in this way?"""
    return BOAT_OF[kind] >= 0 and owns(s, seat, BOAT_OF[kind])


@rule
def capacity(s, seat):
    """F-11.11: movement points of all own transport tiles, doubled by 2b."""
    total = 0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and owns(s, seat, tile):
            total += box.MOVE[tile, s.side[tile]]
    return 2 * total if has_ability(s, seat, box.DOUBLE_TRANSPORT) else total


@rule
def water_beyond(s, tile, way):
    """The boat that continues the water of a tile in a direction; -1 if none does."""
    other = s.beside[tile, way]
    if other < 0 or not box.IS_BOAT[other] or edge_at(s, tile, way) != box.WATER:
        return -1
    return other if edge_at(s, other, (way + 3) % 6) == box.WATER else -1


@rule
def water_side(s, tile, but):
    """The water side of a placed tile that is not `but`; -1 if there is none."""
    for way in range(6):
        if way != but and edge_at(s, tile, way) == box.WATER:
            return way
    return -1


@rule
def boats_in_chain(s, seat):
    """F-11.13: boats in a row from the water side of the home tile."""
    tile = s.home[seat]
    way = water_side(s, tile, -1)
    n = 0
    while way >= 0 and n < 5:
        tile = water_beyond(s, tile, way)
        if tile < 0:
            break
        n += 1
        way = water_side(s, tile, (way + 3) % 6)
    return n


@rule
def boat_points(s, seat):
    """F-11.10 to F-11.13; the fixed points of a boat are in F-11.2, White Wind is in F-11.14."""
    total = 0
    if owns_boat(s, seat, box.PER_CAPACITY):
        total += box.SCORE_VP[BOAT_OF[box.PER_CAPACITY], 0] * capacity(s, seat)
    if owns_boat(s, seat, box.ROAD_LOOP):
        total += box.SCORE_VP[BOAT_OF[box.ROAD_LOOP], 0] * s.loop_tiles[seat]
    if owns_boat(s, seat, box.BOAT_CHAIN):
        total += box.BREESE_TABLE[boats_in_chain(s, seat)]
    return total
