"""Where everything lies: all of it follows from the box (K-1)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ..box import BOX, CELLS_AT, COLOURS, LINE_NUMBER, MAX_CARDS, SIDE_OF, SPACES

ART = Path(__file__).parent.parent / "art.svg"

_HUES = ("#e08a33", "#b42f46", "#dad4c8", "#57627c")
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
GAP = 18  # between frame and cards, where the front lies
CARD_W, CARD_H, CARD_STEP = 80, 32, 35
THICK = 12  # the board's edge, seen from above
RISE, MOST_RISE = 12.5, 46  # of a floor, and of a whole tower before its floors move together

BOARD_W = COLS * CELL_W + 2 * (FRAME + GRASS)
BOARD_H = ROWS * CELL_H + 2 * (FRAME + GRASS)
TURN_OF = {"top": 0, "right": 90, "bottom": 180, "left": 270}
PANEL_W = 146
BELOW = 1.9  # how much larger a seat's things lie below the board
MOST_COLOURS = {players: len(COLOURS) // players for players in range(1, 5)}  # of one seat


def panel_height(colours: int) -> float:
    """Of a seat with so many colours."""
    return 48 + 44 * colours


# --------------------------------------------------------------------------- places


@cache
def margin(players: int, layout: str) -> float:
    """Room for the longest row of cards this many players can lay; wide, for a seat in the
    corner."""
    cards = GAP + CARD_STEP * int(MAX_CARDS[players]) + 5
    return float(cards if layout == "tall" else max(cards, PANEL_W + 12))


@cache
def cell_middle(at: tuple[int, int], edge: float) -> tuple[float, float]:
    """The middle of a square of the grid."""
    row, col = at
    inside = edge + FRAME + GRASS
    return inside + (col + 0.5) * CELL_W, inside + (row + 0.5) * CELL_H


@cache
def card_place(space: int, rank: float, edge: float) -> tuple[float, float, float]:
    """x, y and turn of the rank-th card of a row; rank 0 lies next to the board."""
    side, number = SIDE_OF[space], LINE_NUMBER[space]
    along_x, along_y = cell_middle((number, number), edge)
    out = GAP + CARD_H / 2 + rank * CARD_STEP
    if side == "top":
        return along_x, edge - out, 0
    if side == "bottom":
        return along_x, edge + BOARD_H + THICK + out, 180
    if side == "right":
        return edge + BOARD_W + out, along_y, 90
    return edge - out, along_y, 270


def on_side(turn: float, along: float, deep: float) -> tuple[float, float]:
    """Width and height of something that lies along the edge at this turn."""
    return (along, deep) if turn % 180 == 0 else (deep, along)


def rise(height: int) -> float:
    """How far a floor stands above the one below; tall towers are pressed together."""
    return min(RISE, MOST_RISE / max(1, height - 1))


@cache
def face_at(cell: int, level: int, height: int, edge: float) -> tuple[float, float]:
    """The middle of the upper face of a tower's floor; level 0 is the ground floor."""
    x, y = cell_middle(CELLS_AT[cell], edge)
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


def around_board(players: int, layout: str) -> tuple[float, float]:
    """Width and height of the board with its cards."""
    edge = margin(players, layout)
    return BOARD_W + 2 * edge, BOARD_H + THICK + 2 * edge


def size(players: int, layout: str) -> tuple[float, float]:
    width, height = around_board(players, layout)
    if layout == "tall":
        height += (players + 1) // 2 * (panel_height(MOST_COLOURS[players]) * BELOW + 14)
    return width, height


def seat_place(
    seat: int, viewer: int, players: int, colours: int, layout: str
) -> tuple[float, float, float]:
    """Left, top and scale of a seat's things: in its corner, or below the board by twos."""
    width, height = size(players, layout)
    if layout == "tall":
        row, column = divmod((seat - max(0, viewer)) % players, 2)
        tall = panel_height(MOST_COLOURS[players]) * BELOW + 14
        left = width / 4 * (1 + 2 * column) - PANEL_W * BELOW / 2
        return left, around_board(players, layout)[1] + row * tall, BELOW
    at = corner(seat, viewer, players)
    left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
    top = 10.0 if at in (1, 2) else height - 10 - panel_height(colours)
    return left, top, 1
