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
    CARD_H,
    CARD_W,
    CELL_H,
    CELL_W,
    FRAME,
    GAP,
    LABEL,
    LAKE,
    LIST_TOP,
    RING,
    SEAT_STEP,
    SEATS_TOP,
    TALL_W,
    THICK,
    TILE,
    Plan,
    beside_board,
    cell_middle,
    list_place,
    size,
)


@cache
def areas(plan: Plan) -> tuple[Area, ...]:
    edge = plan.edge
    middle = edge + BOARD_W / 2, edge + BOARD_H / 2
    # a ring round it leaves the numbers of the spaces free
    castle = Area("castle", *middle, BOARD_W - 10, BOARD_H - 10)
    if plan.tall:  # with these numbers, none of them under the ring: the cards lie elsewhere
        deep = BOARD_H + THICK + 2 * RING
        castle = castle._replace(y=deep / 2, width=TALL_W - 4, height=deep - 8)
    lake = [Area("lake", *cell_middle(at, plan), CELL_W, CELL_H) for at in LAKE]
    cells = [
        Area(f"cell-{id}", *cell_middle(at, plan), CELL_W, CELL_H)
        for id, at in zip(CELL_IDS, CELLS_AT, strict=True)
    ]
    spaces = [_listed(space, plan) if plan.tall else _laid(space, plan) for space in range(SPACES)]
    here = [Area(f"space-{i}", *space) for i, space in enumerate(spaces)]
    return (castle, *lake, *cells, *here)


def _listed(space: int, plan: Plan) -> tuple[float, float, float, float]:
    """In the list: with its number, and room for all its cards."""
    left, y = list_place(space)
    wide = LABEL + TILE * int(MAX_CARDS[plan.players])
    return left + wide / 2, y, wide, TILE


def _laid(space: int, plan: Plan) -> tuple[float, float, float, float]:
    """Beside the board: with its number, and with its start mark on the frame (K-2.6)."""
    inner = -FRAME if space in MARKS.values() else 0
    outer = GAP + CARD_H
    x, y, turn = beside_board(space, (inner + outer) / 2, plan)
    wide, deep = CARD_W, outer - inner
    return (x, y, wide, deep) if turn % 180 == 0 else (x, y, deep, wide)


@cache
def sections(plan: Plan, viewer: int) -> tuple[Section, ...]:
    """Castle, cards, players; one's own floors and money stay in sight."""
    if not plan.tall:
        return ()
    seats = size(plan)[1] - SEATS_TOP
    own = Section("own", "section-own", 0, SEATS_TOP - 2, TALL_W, SEAT_STEP - 4, hand=True)
    return (
        Section("castle", "section-castle", 0, 0, TALL_W, BOARD_H + THICK + 2 * RING - 6),
        Section("cards", "section-cards", 0, LIST_TOP - 4, TALL_W, SEATS_TOP - LIST_TOP),
        Section("seats", "section-seats", 0, SEATS_TOP - 4, TALL_W, seats),
        *([own] if viewer >= 0 else []),
    )
