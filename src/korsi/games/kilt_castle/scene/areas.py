"""What is printed on the board and can be explained: cells, spaces for cards, the water; and the
sections of a tall screen."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import Area, Section

from ..box import CELLS_AT, MAX_CARDS, SPACES
from ..moves import CELL_IDS
from .places import (
    BOARD_H,
    CELL_H,
    CELL_W,
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
    card_place,
    card_size,
    cell_middle,
    list_place,
    size,
)


@cache
def areas(plan: Plan) -> tuple[Area, ...]:
    lake = [Area("lake", *cell_middle(at, plan), CELL_W, CELL_H) for at in LAKE]
    cells = [
        Area(f"cell-{id}", *cell_middle(at, plan), CELL_W, CELL_H)
        for id, at in zip(CELL_IDS, CELLS_AT, strict=True)
    ]
    spaces = []
    for space in range(SPACES):
        x, y, turn = card_place(space, 0, plan)
        wide, deep = card_size(turn, plan)
        if plan.tall:  # with its number, and room for all its cards
            left, y = list_place(space)
            wide = LABEL + TILE * int(MAX_CARDS[plan.players])
            x = left + wide / 2
        spaces.append(Area(f"space-{space}", x, y, wide, deep))
    return (*lake, *cells, *spaces)


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
