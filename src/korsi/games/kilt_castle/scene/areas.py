"""What is printed on the board and can be explained: cells, spaces for cards, the water."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import Area

from ..box import CELLS_AT, SPACES
from ..moves import CELL_IDS
from .places import CARD_H, CARD_W, CELL_H, CELL_W, LAKE, card_place, cell_middle, on_side


@cache
def areas(edge: float) -> tuple[Area, ...]:
    lake = [Area("lake", *cell_middle(at, edge), CELL_W, CELL_H) for at in LAKE]
    cells = [
        Area(f"cell-{id}", *cell_middle(at, edge), CELL_W, CELL_H)
        for id, at in zip(CELL_IDS, CELLS_AT, strict=True)
    ]
    spaces = []
    for space in range(SPACES):
        x, y, turn = card_place(space, 0, edge)
        spaces.append(Area(f"space-{space}", x, y, *on_side(turn, CARD_W, CARD_H)))
    return (*lake, *cells, *spaces)
