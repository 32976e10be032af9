"""What is printed on the board and can be explained: the castle, its cells, spaces for cards, the
water; and the sections of a tall screen."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import Area, Section

from ..box import CELLS_AT, MARKS, MAX_CARDS, SPACES
from ..moves import CELL_IDS
from .places import (
    BOARD_H,
    BOARD_W,
    CARD_STEP,
    CARD_W,
    CELL_H,
    CELL_W,
    FRAME,
    GAP,
    LAKE,
    SEAT_NAME,
    SEAT_STEP,
    SEATS_TOP,
    SEATS_W,
    TALL_W,
    THICK,
    Plan,
    beside_board,
    cell_middle,
    size,
    space_box,
)
from .tray import Tray


@cache
def areas(plan: Plan) -> tuple[Area, ...]:
    middle = plan.left + BOARD_W / 2, plan.edge + (BOARD_H + THICK - 4) / 2
    # a ring round it lies on its rim: it crosses neither its labels nor the numbers of the spaces
    castle = Area("castle", *middle, BOARD_W - 4, BOARD_H + THICK - 8)
    lake = [Area("lake", *cell_middle(at, plan), CELL_W, CELL_H) for at in LAKE]
    cells = [
        Area(f"cell-{id}", *cell_middle(at, plan), CELL_W, CELL_H)
        for id, at in zip(CELL_IDS, CELLS_AT, strict=True)
    ]
    spaces = [_laid(space, plan) for space in range(SPACES)]
    here = [Area(f"space-{i}", *space) for i, space in enumerate(spaces)]
    return (castle, *lake, *cells, *here)


def _laid(space: int, plan: Plan) -> tuple[float, float, float, float]:
    """Beside the board: with its number and room for all its cards, and with its start mark on the
    frame (K-2.6)."""
    inner = -FRAME if space in MARKS.values() else 0
    outer, wide = float(GAP + CARD_STEP * int(MAX_CARDS[plan.players])), float(CARD_W)
    if plan.tall:
        _, _, *box = space_box(space, plan)
        _, _, turn = beside_board(space, 0, plan)
        wide, outer = box if turn % 180 == 0 else box[::-1]
    x, y, turn = beside_board(space, (inner + outer) / 2, plan)
    deep = outer - inner
    return (x, y, wide, deep) if turn % 180 == 0 else (x, y, deep, wide)


@cache
def sections(plan: Plan, viewer: int, tray: Tray) -> tuple[Section, ...]:
    """The castle with its cards, the players; one's own floors and money stay in sight."""
    seats = size(plan)[1] - SEATS_TOP
    top, high = SEATS_TOP + SEAT_NAME - 2, SEAT_STEP - SEAT_NAME - 4
    own = Section("own", "section-own", 0, top, SEATS_W, high, hand=True)
    return (
        Section("castle", "section-castle", 0, tray.top, TALL_W, tray.end - tray.top),
        Section("seats", "section-seats", 0, SEATS_TOP - 4, SEATS_W, seats),
        *([own] if viewer >= 0 else []),
    )
