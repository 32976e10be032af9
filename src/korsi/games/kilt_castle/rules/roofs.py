"""K-5: roofs."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import ROOFS
from ..moves import ROOFED
from ..state import OWN_PAIR_MAKES_ROOF


@rule
def needs_roof(s, seat, cell):
    """K-5.1, K-5.5, K-5.6: both builders of a turn, two different players, on one cell."""
    if ROOFS == 0 or s.builder != 1 or s.first_cell != cell:
        return False
    first = s.owner[s.card_inner[s.card]]
    return first != seat or s.options[OWN_PAIR_MAKES_ROOF] != 0


@rule
def put_roof(s, seat, cell, taken_from):
    """K-5.2, K-5.4: a roof from beside the board, or from another tower, which is open again."""
    if taken_from < 0:
        s.roofs_left -= 1
    else:
        s.roofed &= ~(1 << taken_from)
    s.roofed |= 1 << cell
    emit(s, ROOFED, seat, cell, taken_from, 0)


@rule
def move_roof(s, seat, taken_from):
    """K-5.2: both roofs are on towers, the second builder has chosen one to move."""
    put_roof(s, seat, s.first_cell, taken_from)
    s.builder += 1
