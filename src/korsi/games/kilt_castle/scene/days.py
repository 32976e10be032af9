"""A ducat day on the board: what it paid each colour for, and how much (K-6.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from korsi.core.scene import ABOVE, Piece, part

from ..box import CELLS, CELLS_AT, COLOUR_COUNT, COLOURS, SQUARE
from ..moves import DUCAT_DAY
from ..scoring import most_valuable_area
from . import faces
from .places import CELL_H, CELL_W, Plan, cell_middle

Paid = tuple[int, int, int]
"""A colour, its ducats, the squares of its area."""


def paid_areas(s: Any) -> tuple[Paid, ...]:
    """What the ducat day has just paid for, if the last step brought one: nothing has been built
    since."""
    if DUCAT_DAY not in [event[0] for event in s.events[: s.n_events]]:
        return ()
    found: list[Paid] = []
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] >= 0:
            ducats, area = most_valuable_area(s.record, colour)
            found.append((colour, int(ducats), int(area)))
    return tuple(one for one in found if one[1])


@part
def paid_pieces(s: Any, plan: Plan, paid: tuple[Paid, ...]) -> list[Piece]:
    """Light has no words: the log tells who was paid for what."""
    out, named = [], [0] * CELLS
    for order, (colour, ducats, area) in enumerate(paid):
        cells = [cell for cell in range(CELLS) if area & int(SQUARE[cell])]
        # on a tower of its own, where it can be told from what a roof pays others
        cell = min(cells, key=lambda one: (bool(s.roofed >> one & 1), named[one], -one))
        out += [_edge(colour, tuple(cells), order, plan)]
        out += [_gain(colour, ducats, cell, named[cell], plan)]
        named[cell] += 1
    return out


@lru_cache(maxsize=2000)
def _edge(colour: int, cells: tuple[int, ...], order: int, plan: Plan) -> Piece:
    x, y = cell_middle(CELLS_AT[cells[0]], plan)
    row, col = CELLS_AT[cells[0]]
    there = [CELLS_AT[cell] for cell in cells]
    middles = tuple(((c - col) * float(CELL_W), (r - row) * float(CELL_H)) for r, c in there)
    face = faces.paid(middles, 2.5 + 5 * order)
    return Piece(f"paid-{COLOURS[colour]}", face, x, y, z=7, tone=COLOURS[colour])


@lru_cache(maxsize=2000)
def _gain(colour: int, ducats: int, cell: int, others: int, plan: Plan) -> Piece:
    """At the foot of a tower, one beside the other, left of the height of what stands below."""
    x, y = cell_middle(CELLS_AT[cell], plan)
    beside = (-14, -68, 40, -14)[others], (0, 0, 0, -32)[others]
    return Piece(f"gain-{COLOURS[colour]}", faces.gain(colour, ducats), x + beside[0],
                 y + 34 + beside[1], z=ABOVE + 50, tone=COLOURS[colour])  # fmt: skip
