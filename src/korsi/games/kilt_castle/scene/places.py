"""Where everything lies: all of it follows from the box (K-1)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..box import BOX, CELLS_AT, COLOURS, LINE_NUMBER, MAX_CARDS, SIDE_OF, SPACES

ART = Path(__file__).parent.parent / "art.svg"

_HUES = ("#e08a33", "#b42f46", "#dad4c8", "#63656b")
TONES = dict(zip(COLOURS, _HUES, strict=False))
COLOURS_HERE = {
    "grass": ("#5f8f55", "#86b06c"),
    "grass-2": ("#578650", "#7da865"),
    "grass-edge": ("#3c6340", "#5b8a4d"),
    "earth": ("#2c4632", "#4d7345"),
    "wood": ("#4a2c1c", "#8a5a34"),
    "water": ("#23878f", "#3fb0b0"),
    "water-deep": ("#1b6a76", "#2b9299"),
    "water-light": ("#8fd8d2", "#c9f1ea"),
    "glow": ("#ffe08a", "#ffe27a"),
    "sand": ("#d9c48f", "#efdfb2"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
    **{f"roof-{i}": (hue, hue) for i, hue in enumerate(_HUES)},
}

ROWS, COLS = BOX.data["board"]["rows"], BOX.data["board"]["cols"]
LAKE = [(int(row), int(col)) for row, col in BOX.data["board"]["lake"]]

CELL_W, CELL_H = 100, 94
FRAME = 22  # the kilim
GRASS = 9  # between kilim and cells
GAP = 32  # between frame and cards: the number of the space, then the front
CARD_W, CARD_H, CARD_STEP = 80, 32, 35
THICK = 12  # the board's edge, seen from above
RISE, MOST_RISE = 12.5, 46  # of a floor, and of a whole tower before its floors move together

BOARD_W = COLS * CELL_W + 2 * (FRAME + GRASS)
BOARD_H = ROWS * CELL_H + 2 * (FRAME + GRASS)
PANEL_W, PURSE_H, SUPPLY_H, DAY_H = 146, 48, 44, 31

# On a tall screen: the board with the numbers of the spaces round it, below it the spaces as a
# list, each with its cards and the line of the castle it serves, below that a row for each seat. A
# card is a square a finger can hit: at 390 px the whole width is 0.617 px for a unit.
RING = 35
TALL_W = BOARD_W + 2 * RING
LABEL, TILE, TILE_STEP = 27, 72, 76  # the number of a space in the list; a card and its place
LIST_TOP = BOARD_H + THICK + 2 * RING + 8
SEATS_TOP = LIST_TOP + SPACES * TILE_STEP + 46  # where the list goes on stands below it
SEAT_SCALE, SEAT_STEP = 1.35, 73
ROW_W = (TALL_W - 28) / SEAT_SCALE  # a seat's row, from one side to the other


class Plan(NamedTuple):
    """How the table is laid out."""

    players: int
    layout: str

    @property
    def tall(self) -> bool:
        return self.layout == "tall"

    @property
    def edge(self) -> float:
        """Round the board: room for the longest row of cards this many players can lay, and for a
        seat in the corner."""
        cards = GAP + CARD_STEP * int(MAX_CARDS[self.players]) + 5
        return float(RING if self.tall else max(cards, PANEL_W + 12))


def panel_height(colours: int, day: bool) -> float:
    """Of a seat with so many colours: its money, its floors, what a ducat day would bring if one
    can come."""
    return PURSE_H + SUPPLY_H * colours + (DAY_H if day else 0)


# --------------------------------------------------------------------------- places


@cache
def cell_middle(at: tuple[int, int], plan: Plan) -> tuple[float, float]:
    """The middle of a square of the grid."""
    row, col = at
    inside = plan.edge + FRAME + GRASS
    return inside + (col + 0.5) * CELL_W, inside + (row + 0.5) * CELL_H


@cache
def beside_board(space: int, out: float, plan: Plan) -> tuple[float, float, float]:
    """x, y and turn of something that lies so far out from the board, beside a space's line."""
    side, number = SIDE_OF[space], LINE_NUMBER[space]
    along_x, along_y = cell_middle((number, number), plan)
    edge = plan.edge
    if side == "top":
        return along_x, edge - out, 0
    if side == "bottom":
        return along_x, edge + BOARD_H + THICK + out, 180
    if side == "right":
        return edge + BOARD_W + out, along_y, 90
    return edge - out, along_y, 270


@cache
def card_place(space: int, rank: float, plan: Plan) -> tuple[float, float, float]:
    """x, y and turn of the rank-th card of a row; rank 0 lies next to the board, or to the number
    of its space."""
    if not plan.tall:
        return beside_board(space, GAP + CARD_H / 2 + rank * CARD_STEP, plan)
    left, y = list_place(space)
    return left + LABEL + (rank + 0.5) * TILE, y, 0


@cache
def list_place(space: int) -> tuple[float, float]:
    """The left end and the middle of a space in the list of a tall screen."""
    return 0.0, LIST_TOP + (space + 0.5) * TILE_STEP


@cache
def lane_place(plan: Plan) -> tuple[float, float]:
    """In that list, where the line of a space begins and how wide each of its cells is."""
    left = LABEL + TILE * int(MAX_CARDS[plan.players]) + 8
    return left, min(60.0, (TALL_W - left - 2) / max(ROWS, COLS))


def card_size(turn: float, plan: Plan) -> tuple[float, float]:
    """Width and height of a card that lies at this turn."""
    if plan.tall:
        return TILE, TILE
    return (CARD_W, CARD_H) if turn % 180 == 0 else (CARD_H, CARD_W)


def rise(height: int) -> float:
    """How far a floor stands above the one below; tall towers are pressed together."""
    return min(RISE, MOST_RISE / max(1, height - 1))


@cache
def face_at(cell: int, level: int, height: int, plan: Plan) -> tuple[float, float]:
    """The middle of the upper face of a tower's floor; level 0 is the ground floor."""
    x, y = cell_middle(CELLS_AT[cell], plan)
    return x, y + 9 - level * rise(height)


def ranks(s: Any) -> list[int]:
    """Where in its row each card lies. The order means nothing (K-0.7), so it is kept still."""
    before = [0] * SPACES
    out = []
    for space in s.card_space:
        out.append(before[space] if space >= 0 else -1)
        before[space] += space >= 0
    return out


def corner(seat: int, viewer: int, players: int) -> int:
    """0 bottom left, then clockwise. The viewer sits bottom left; two players sit opposite."""
    place = (seat - max(0, viewer)) % players
    return place * 2 if players == 2 else place


@cache
def size(plan: Plan) -> tuple[float, float]:
    if plan.tall:
        return TALL_W, SEATS_TOP + plan.players * SEAT_STEP + 84
    return BOARD_W + 2 * plan.edge, BOARD_H + THICK + 2 * plan.edge


@cache
def seat_place(
    seat: int, viewer: int, colours: int, day: bool, plan: Plan
) -> tuple[float, float, float]:
    """Left, top and scale of a seat's things: in its corner, or in its row."""
    width, height = size(plan)
    if plan.tall:
        row = (seat - max(0, viewer)) % plan.players
        return 14, SEATS_TOP + row * SEAT_STEP, SEAT_SCALE
    at = corner(seat, viewer, plan.players)
    left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
    top = 10.0 if at in (1, 2) else height - 10 - panel_height(colours, day)
    return left, top, 1


def supply_place(left: float, top: float, k: float, i: int, plan: Plan) -> tuple[float, float]:
    """Where the floors of a seat's i-th colour lie: below its money, or beside it."""
    if plan.tall:
        return left + PANEL_W * (1 + i) * k, top + 2 * k
    return left, top + (PURSE_H + SUPPLY_H * i) * k


@cache
def roof_place(i: int, plan: Plan) -> tuple[float, float]:
    """The i-th roof beside the board."""
    width, height = size(plan)
    if plan.tall:
        return 50.0 + 76 * i, height - 34
    y = height - plan.edge + 18 if plan.players == 4 else height - 40
    return width - plan.edge + 46 + 66 * i, y
