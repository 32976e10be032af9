"""F-11.1, F-11.2, F-11.9: what tiles score by themselves: their visible side, their neighbours."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..rules.summer_boats import owns


@rule
def may_flip(s, seat, tile):
    """F-7.9, F-11.1: an own upgradable tile that still shows its basic side."""
    return bool(box.UPGRADABLE[tile]) and s.side[tile] == 0 and owns(s, seat, tile)


@rule
def side_points(s, seat):
    """F-11.2: the fixed points of the visible sides."""
    total = 0
    for tile in range(box.TILES):
        if s.owner[tile] == seat and owns(s, seat, tile):
            total += box.VP[tile, s.side[tile]]
    return total


@rule
def neighbours(s, tile):
    """Tiles next to this one, whatever the edge (F-11.9)."""
    n = 0
    for way in range(6):
        if s.beside[tile, way] >= 0:
            n += 1
    return n


@rule
def turn_order_points(s, seat):
    """F-11.9: each turn order tile scores its neighbours."""
    total = 0
    for tile in range(box.FIRST_TURN_ORDER, box.FIRST_BOAT):
        if box.SCORE[tile, 0] == box.PER_NEIGHBOUR and owns(s, seat, tile):
            total += box.SCORE_VP[tile, 0] * neighbours(s, tile)
    return total
