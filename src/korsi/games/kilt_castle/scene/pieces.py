"""Towers, roofs, cards and the front (K-3 to K-5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from korsi.core.scene import ABOVE, Args, Note, Noun, Piece, Written, part

from ..box import CARD_IDS, CARDS, CELLS, CELLS_AT, COLOURS, MAX_CARDS, ROOFS, SPACES
from ..moves import BUILT, CELL_IDS, MOVED, ROOFED
from ..state import BUILD, ROOF
from ..view import outer_of
from . import faces
from .ground import line_box
from .places import (
    CARD_H,
    GAP,
    Plan,
    along_board,
    beside_board,
    card_place,
    cell_middle,
    face_at,
    height_at,
    in_play,
    number_room,
    ranks,
    rise,
    roof_place,
    roofs_named,
)


def told_by_kind(s: Any) -> dict[int, list[int]]:
    """What the last step did: seat, a, b and c of an event, by its kind."""
    return {e[0]: e[1:] for e in s.events[: s.n_events]}


class Tower(NamedTuple):
    """What a tower shows: all that its pieces are drawn from."""

    cell: int
    height: int
    top: int  # the colour of its highest floor, -1: nothing is built here
    crests: int
    owner: int  # of that colour, a seat
    roofed: bool


def towers(s: Any) -> list[Tower]:
    """What stands on each cell."""
    owner, roofed = s.owner, s.roofed
    shown = zip(s.height, s.top, s.crests, strict=True)
    return [
        Tower(cell, height, top, crests, owner[top] if top >= 0 else -1, bool(roofed >> cell & 1))
        for cell, (height, top, crests) in enumerate(shown)
    ]


@lru_cache(maxsize=5000)
def tower_said(tower: Tower) -> Note:
    """What every part of a tower says when asked: the tower (K-0.2), whose, what it costs."""
    cell = CELL_IDS[tower.cell]
    if tower.top < 0:
        return "piece-cell", {"cell": cell}
    args: Args = {"cell": cell, "height": tower.height}
    if tower.roofed:
        return "piece-tower-roofed", args
    shown: Args = {"colour": COLOURS[tower.top], "crests": tower.crests}
    return "piece-tower", {**args, **shown, "seat": Noun("seat", tower.owner)}


def card_said(card: int, space: int, inner: int) -> Note:
    """What a card says when asked (K-0.9)."""
    args: Args = {"card": CARD_IDS[card], "space": space}
    if outer_of(card, inner) < 0:
        return "piece-card-single", args
    outer = Noun("colour", COLOURS[outer_of(card, inner)])
    return "piece-card-double", {**args, "inner": Noun("colour", COLOURS[inner]), "outer": outer}


@lru_cache(maxsize=40_000)  # 250 tables of fifty floors, wide and tall
def floor_piece(id: str, kind: int, level: int, height: int, owner: int, tower: Tower,
                plan: Plan) -> Piece:  # fmt: skip
    """A floor of a kind (colour and crests) at its level of a tower."""
    cell = tower.cell
    x, y = face_at(cell, level, height, plan)
    colour, crests = divmod(kind, 3)
    key, args = tower_said(tower)
    base = level == 0
    # of its side is seen what the next floor leaves free once it stands on it
    face = faces.floor(colour, crests, rise(height), base)
    return Piece(id, face, x, y, z=100 + CELLS_AT[cell][0] * 100 + level, owner=owner,
                 tone=COLOURS[colour], key=key, args=args, marks=("base",) if base else (),
                 enter=(x, y - 70), thing=f"cell-{CELL_IDS[cell]}")  # fmt: skip


@part
def floor_pieces(s: Any, plan: Plan) -> list[Piece]:
    """Every floor, named by the number it was built as."""
    standing, owner = towers(s), s.owner
    level = [0] * CELLS
    out = []
    for i, (cell, kind) in enumerate(zip(s.floor_cell[: s.floors], s.floor_kind, strict=False)):
        tower = standing[cell]
        out.append(floor_piece(f"floor-{i}", kind, level[cell], tower.height, owner[kind // 3],
                               tower, plan))  # fmt: skip
        level[cell] += 1
    return out


@part
def height_pieces(s: Any, plan: Plan, priced: frozenset[int]) -> list[Piece]:
    """The price of a tower (K-4.5), on its corner; a single floor needs no number; on these
    cells the price itself stands there. Its floors say what it is: a number nobody has put there
    has no words, so that a page does not frame it."""
    high = [tower for tower in towers(s) if tower.height > 1]
    return [_height_piece(tower, tower.cell in priced, plan) for tower in high]


@lru_cache(maxsize=5000)
def _height_piece(tower: Tower, priced: bool, plan: Plan) -> Piece:
    cell, height = tower.cell, tower.height
    x, y = height_at(cell, height, plan)
    face = faces.no_line() if priced else faces.height(height)
    return Piece(f"height-{CELL_IDS[cell]}", face, x, y, scale=1.34 if plan.tall else 1,
                 z=ABOVE + CELLS_AT[cell][0], thing=f"cell-{CELL_IDS[cell]}")  # fmt: skip


@part
def roof_pieces(s: Any, plan: Plan) -> list[Piece]:
    """A roof is named by its tower: the record does not tell the two apart."""
    out = []
    new, source = told_by_kind(s).get(ROOFED, [-1, -1, -1, -1])[1:3]
    for tower in towers(s) if s.roofed else ():
        if tower.roofed:
            cell, height = tower.cell, tower.height
            x, y = face_at(cell, height - 1, height, plan)
            enter = (x, y - 80.0)
            if cell == new and source >= 0:
                low = s.height[source]
                enter = face_at(source, low - 1, low, plan)
            key, args = tower_said(tower)
            marks = ("last",) if cell == new else ()
            out.append(Piece(f"roof-{CELL_IDS[cell]}", faces.roof(cell == new), x, y,
                             z=190 + CELLS_AT[cell][0] * 100, key=key, args=args, marks=marks,
                             enter=enter, thing=f"cell-{CELL_IDS[cell]}"))  # fmt: skip
    return out


@part
def spare_roof_pieces(s: Any, plan: Plan) -> list[Piece]:
    said: dict[str, Any] = {"key": "piece-roofs", "args": {"count": s.roofs_left}, "thing": "roof"}
    if not s.roofs_left:
        return []
    size, wide = (20.0, 240.0) if plan.tall else (16.0, 130.0)
    words = Written("written-roofs", 0, size, wide)
    return [
        Piece("roofs", faces.room(wide, 2 * size), *roofs_named(plan), z=60, written=words, **said),
        *(
            Piece(
                f"spare-roof-{i}", faces.roof(False), *roof_place(i, plan), scale=0.72, z=60, **said
            )
            for i in range(ROOFS - s.roofs_left, ROOFS)  # the last ones lie beside the words
        ),
    ]


@lru_cache(maxsize=5000)
def card_piece(id: str, card: int, space: int, inner: int, rank: float, last: bool,
               plan: Plan) -> Piece:  # fmt: skip
    """A card; turned half round when its second colour points to the board (K-3.11)."""
    x, y, side = card_place(space, rank, plan)
    first, second = CARDS[card]
    turn = side + 180 if second >= 0 and inner != first else side
    if plan.tall and second < 0:  # its sign stays upright
        turn = 0
    key, args = card_said(card, space, inner)
    half = int(inner != first) if second >= 0 else -1
    if plan.tall:
        face = faces.small_card(card, last, half, side if half >= 0 else 0)
    else:
        face = faces.card(card, last, half, side if half >= 0 else 0)
    return Piece(id, face, x, y, turn % 360, z=50, tone=COLOURS[first],
                 second=COLOURS[second] if second >= 0 else "", key=key, args=args,
                 marks=("last",) if last else (), thing=f"card-{CARD_IDS[card]}")  # fmt: skip


@part
def card_pieces(s: Any, plan: Plan) -> list[Piece]:
    told, rank = told_by_kind(s), ranks(s)
    moved = told[MOVED][1] if MOVED in told else s.card
    return [
        card_piece(f"card-{i}", i, space, s.card_inner[i], rank[i], i == moved, plan)
        for i, space in enumerate(s.card_space)
        if space >= 0
    ]


@part
def lane_pieces(s: Any, plan: Plan) -> list[Piece]:
    """Every space with its number; on a tall screen places for cards only where some may lie."""
    near = in_play(s)
    return [_lane_piece(space, not plan.tall or space in near, plan) for space in range(SPACES)]


@lru_cache(maxsize=400)
def _lane_piece(space: int, near: bool, plan: Plan) -> Piece:
    x, y, turn = card_place(space, 0, plan)
    if plan.tall:
        x, y, turn = beside_board(space, 0, plan)
        cards = int(MAX_CARDS[plan.players]) if near else 0
        face = faces.small_bed(space, turn, number_room(space), cards)
    else:
        out = 12 if turn % 180 else 9  # two digits beside each other need more room there
        face = faces.bed(space, turn, GAP + CARD_H / 2 - out)
    return Piece(f"lane-{space}", face, x, y, turn, z=20, key="piece-line", args={"space": space},
                 thing=f"space-{space}")  # fmt: skip


@part
def front_piece(s: Any, plan: Plan) -> list[Piece]:
    """K-3.4: the head of the cards, pointing where they go."""
    x, y, turn = beside_board(s.front, 26, plan)
    face = faces.symbol("front")
    if plan.tall:  # beside the number
        x, y, turn = along_board(s.front, number_room(s.front) / 2, 33, plan)
        face = faces.head()
    said: Args = {"space": s.front}
    return [Piece("front", face, x, y, turn, z=40, key="piece-front", args=said,
                  thing="front")]  # fmt: skip


@part
def line_pieces(s: Any, plan: Plan) -> list[Piece]:
    """K-4.3: the line of the moved card, lit while it is built on; light has no words."""
    if s.step not in (BUILD, ROOF):
        return []
    x, y, w, h = line_box(s.line, plan)
    return [Piece("line", face=faces.line(w, h), x=x + w / 2, y=y + h / 2, z=5)]


@part
def last_pieces(s: Any, plan: Plan) -> list[Piece]:
    """Where the last step left its trace."""
    told, out = told_by_kind(s), []
    if MOVED in told:
        start = told[MOVED][2]
        place = card_place(start, s.row_size[start], plan)
        face = faces.left_small() if plan.tall else faces.symbol("left-space")
        out.append(Piece("last-space", face, *place, z=30))
    if BUILT in told:
        middle = cell_middle(CELLS_AT[told[BUILT][1]], plan)
        out.append(Piece("last-cell", faces.symbol("built"), *middle, z=8))
    return out
