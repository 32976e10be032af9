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

# A seat's plate in its corner: its name, its money and what a ducat day would bring, its floors.
SIDE = 150  # beyond the cards on the left and right, so that plates read at a glance
PANEL_W, NAME_H, PURSE_H, SUPPLY_H = 312, 44, 52, 46

# On a tall screen: the board with its cards round it, two beside and two behind each other; where
# there is room those that may be moved once more, each as a square a finger can hit (tray.py);
# below that a row for each seat. At 390 px a unit of the board is 0.466 px, of the seats 0.617 px.
SMALL_W, SMALL_H = 44, 47  # a card at the rim
SMALL_BESIDE, SMALL_STEP = 46, 49  # from one to the next
NUMBER_ABOVE, NUMBER_BESIDE = 30, 35  # between frame and cards: room for the number of a space
TILE, TILE_STEP = 102.4, 103  # a card that may be moved, and its place: 44 px at 360 px
RIM_ABOVE, RIM_BESIDE = NUMBER_ABOVE + TILE_STEP + 4, NUMBER_BESIDE + 2 * SMALL_STEP + 4
TALL_W = BOARD_W + 2 * RIM_BESIDE
SEATS_TOP = 2 * RIM_ABOVE + BOARD_H + THICK + 2 * TILE_STEP + 40
SEATS_W = 632
SEAT_SCALE, SEAT_NAME, SEAT_STEP = 1.35, 34, 107
ROW_H, ROW_PART = 48, 146  # a seat's row: its height, and the width of each of its parts
ROW_W = (SEATS_W - 28) / SEAT_SCALE  # from one side to the other


class Plan(NamedTuple):
    """How the table is laid out."""

    players: int
    layout: str

    @property
    def tall(self) -> bool:
        return self.layout == "tall"

    @property
    def edge(self) -> float:
        """Round the board: room for the longest row of cards this many players can lay."""
        cards = GAP + CARD_STEP * int(MAX_CARDS[self.players]) + 5
        return float(RIM_ABOVE if self.tall else cards)

    @property
    def left(self) -> float:
        """The same beside it, where there is room for a seat in each corner as well."""
        return float(RIM_BESIDE) if self.tall else max(self.edge + SIDE, PANEL_W + 22.0)


def panel_height(colours: int) -> float:
    """Of a seat with so many colours: its name, its money, its floors."""
    return NAME_H + PURSE_H + SUPPLY_H * colours + 4


# --------------------------------------------------------------------------- places


@cache
def cell_middle(at: tuple[int, int], plan: Plan) -> tuple[float, float]:
    """The middle of a square of the grid."""
    row, col = at
    inside = FRAME + GRASS
    x, y = inside + (col + 0.5) * CELL_W, inside + (row + 0.5) * CELL_H
    return plan.left + x, plan.edge + y


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
        return plan.left + BOARD_W + out, along_y, 90
    return plan.left - out, along_y, 270


@cache
def card_place(space: int, rank: float, plan: Plan) -> tuple[float, float, float]:
    """x, y and turn of the rank-th card of a row; rank 0 lies next to the board."""
    if not plan.tall:
        return beside_board(space, GAP + CARD_H / 2 + rank * CARD_STEP, plan)
    behind, beside = divmod(rank, 2)
    out = number_room(space) + (behind + 0.5) * SMALL_STEP
    return along_board(space, out, (beside - 0.5) * SMALL_BESIDE, plan)


def number_room(space: int) -> float:
    """On a tall screen, between the frame and the cards of a space."""
    return NUMBER_ABOVE if SIDE_OF[space] in ("top", "bottom") else NUMBER_BESIDE


@cache
def along_board(space: int, out: float, on: float, plan: Plan) -> tuple[float, float, float]:
    """The same as beside_board, so far on clockwise from the middle of the line."""
    x, y, turn = beside_board(space, out, plan)
    dx, dy = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[int(turn)]
    return x + dx * on, y + dy * on, turn


@cache
def space_box(space: int, plan: Plan, rows: int = 2) -> tuple[float, float, float, float]:
    """Of a tall screen: middle and size of a space with its number and its cards, so many deep; of
    one, it is as large as a finger with the frame."""
    if SIDE_OF[space] not in ("top", "bottom"):
        deep = RIM_BESIDE - 2.0  # the guide's ring fits round it
        x, y, _ = beside_board(space, deep / 2, plan)
        return x, y, deep, float(CELL_H)
    inner, outer = FRAME * (rows < 2), NUMBER_ABOVE + SMALL_STEP * rows
    x, y, _ = beside_board(space, (outer - inner) / 2, plan)
    return x, y, CELL_W - 2.0, float(outer + inner)


def card_size(turn: float) -> tuple[float, float]:
    """Width and height of a card beside the board of a wide screen, at this turn."""
    return (CARD_W, CARD_H) if turn % 180 == 0 else (CARD_H, CARD_W)


def rise(height: int) -> float:
    """How far a floor stands above the one below; tall towers are pressed together."""
    return min(RISE, MOST_RISE / max(1, height - 1))


@cache
def height_at(cell: int, height: int, plan: Plan) -> tuple[float, float]:
    """The middle of the number on a tower's corner."""
    x, y = face_at(cell, height - 1, height, plan)
    return (x + 33, y - 22) if plan.tall else (x + 31, y - 18)


@cache
def face_at(cell: int, level: int, height: int, plan: Plan) -> tuple[float, float]:
    """The middle of the upper face of a tower's floor; level 0 is the ground floor."""
    x, y = cell_middle(CELLS_AT[cell], plan)
    return x, y + 9 - level * rise(height)


def ranks(s: Any) -> list[int]:
    """Where in its row each card lies. The order means nothing (K-0.7), so it is kept still; the
    card moved in this turn lies outermost, where it was seen before it was put there."""
    before, moved = [0] * SPACES, s.card
    out = []
    for card, space in enumerate(s.card_space):
        out.append(before[space] if space >= 0 else -1)
        before[space] += space >= 0 and card != moved
    if moved >= 0:
        out[moved] = before[s.card_space[moved]]
    return out


def in_play(s: Any) -> frozenset[int]:
    """From the rearmost card to the space beyond the front: where cards lie or may be moved to, and
    those they pass (K-3.5)."""
    behind = max((s.front - space) % SPACES for space in s.card_space if space >= 0)
    return frozenset((s.front + 1 - i) % SPACES for i in range(min(SPACES, behind + 2)))


def corner(seat: int, viewer: int, players: int) -> int:
    """0 bottom left, then clockwise. The viewer sits bottom left; two players sit opposite."""
    place = (seat - max(0, viewer)) % players
    return place * 2 if players == 2 else place


@cache
def size(plan: Plan) -> tuple[float, float]:
    if plan.tall:
        return TALL_W, SEATS_TOP + plan.players * SEAT_STEP + 84
    return BOARD_W + 2 * plan.left, BOARD_H + THICK + 2 * plan.edge


@cache
def seat_place(seat: int, viewer: int, colours: int, plan: Plan) -> tuple[float, float, float]:
    """Left, top and scale of a seat's things: in its corner, or in its row below its name."""
    width, height = size(plan)
    if plan.tall:
        row = (seat - max(0, viewer)) % plan.players
        return 14, SEATS_TOP + SEAT_NAME + row * SEAT_STEP, SEAT_SCALE
    at = corner(seat, viewer, plan.players)
    left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
    top = 10.0 if at in (1, 2) else height - 10 - panel_height(colours)
    return left, top, 1


def supply_place(left: float, top: float, k: float, i: int, plan: Plan) -> tuple[float, float]:
    """Where the floors of a seat's i-th colour lie: below its money, or beside it."""
    if plan.tall:
        return left + ROW_PART * (1 + i) * k, top + 2 * k
    return left, top + (NAME_H + PURSE_H + SUPPLY_H * i) * k


@cache
def roof_place(i: int, plan: Plan) -> tuple[float, float]:
    """The i-th roof beside the board."""
    width, height = size(plan)
    if plan.tall:
        return 50.0 + 76 * i, height - 34
    return width - SIDE / 2 - 4, height / 2 - 34 + 78 * i


@cache
def roofs_named(plan: Plan) -> tuple[float, float]:
    """The middle of the words that say how many there are."""
    width, height = size(plan)
    return (340.0, height - 34) if plan.tall else (width - SIDE / 2 - 4, height / 2 + 84)
