"""F-10: who owns the ability of a summer boat. What it does stands with the rule it bends."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import ABILITY_SIDE, ABILITY_TILE
from ..state import ASIDE, IN_HAND, VILLAGE


@rule
def owns(s, seat, tile):
    """Does the tile belong to a seat: gained, placed or kept aside (F-9.7, F-10.1)?"""
    place = s.place[tile]
    return s.owner[tile] == seat and (place in (VILLAGE, IN_HAND, ASIDE))


@rule
def has_ability(s, seat, ability):
    """F-10.1: the face that lies up, from the moment the tile is won."""
    tile = ABILITY_TILE[ability]
    return owns(s, seat, tile) and s.side[tile] == ABILITY_SIDE[ability]
