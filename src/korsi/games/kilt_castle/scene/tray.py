"""Of a tall screen: what of the picture is needed now, and where the cards that may be moved lie
once more, each as a square a finger can hit.

They lie beside the board where no cards lie, so that all of it is in sight at once; also above or
below it, where no cards lie, only if there is no room for all of them. Right beside the numbers of
spaces they would be taken for cards of those spaces: they lie on a rack of their own, which covers
the numbers nobody needs in that turn, and its words say what the number on each of them is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from korsi.core.scene import Piece, Written, part

from .. import moves
from ..box import MAX_CARDS, SIDE_OF, SPACES
from ..state import MOVE
from . import faces
from .places import (
    BOARD_H,
    CELL_H,
    CELL_W,
    COLS,
    FRAME,
    GRASS,
    NUMBER_ABOVE,
    RIM_ABOVE,
    RIM_BESIDE,
    TALL_W,
    THICK,
    TILE_STEP,
    Plan,
    beside_board,
    in_play,
)

EDGE = (RIM_BESIDE - TILE_STEP) / 2  # so far from the side of the picture and from the board
HEAD, HEAD_SIZE = 62.0, 25.0  # above a column: its words, in two lines
NUMBER = 19.0  # from the middle of a space's number to its edge, and a little more
SELVAGE = 5.0  # of the rack, beside the board and at the edge of the picture
FEWEST = 4  # in a row below: fewer would look left over
FEW = 5  # cards lie on one side together
IN_ROW = int((TALL_W - 2 * EDGE) // TILE_STEP)
END_OF_BOARD = RIM_ABOVE + BOARD_H + THICK
TOP, END = 2.0, END_OF_BOARD + RIM_ABOVE - 2.0
"""Of the picture: the board with the cards at its rim, as deep as they can lie."""
BARE_ABOVE, BARE_BELOW = float(RIM_ABOVE - NUMBER_ABOVE - 2), float(END_OF_BOARD + NUMBER_ABOVE + 2)
"""From where on there is nothing above and below the board where no cards lie."""

Places = tuple[tuple[float, float], ...]


class Rack(NamedTuple):
    """What cards to choose from lie on, and where its words stand: the middle of their last line,
    how long it may be, how many there are; none where there is no room for them."""

    left: float
    top: float
    wide: float
    high: float
    words: tuple[float, float, float, int] | None = None


class Tray(NamedTuple):
    """The part of the picture that is shown, the middles of the cards to choose from, and their
    racks."""

    top: float
    end: float
    places: Places
    racks: tuple[Rack, ...]


def rows_of(s: Any, side: str) -> int:
    """How deep the cards of a side lie before and after a move; 0: none may lie there."""
    return max(_rows_at(s, space) for space in range(SPACES) if SIDE_OF[space] == side)


def _rows_at(s: Any, space: int) -> int:
    if space not in in_play(s):
        return 0
    lies = s.step != MOVE and space == s.line  # counted already
    cards = min(int(MAX_CARDS[s.players]), s.row_size[space] + (not lies))
    return int(-(-cards // 2))


def tray_of(s: Any, actions: Sequence[int]) -> Tray:
    """Where they lie beside the board, else also above or below it, where no cards lie. All of it
    is shown all game, so that the castle stands still."""
    cards = len({int(moves.A[a]) for a in actions if moves.VERB[a] == moves.MOVE_CARD})
    columns = [_bare(s, side) for side in ("left", "right")]
    if cards <= sum(column.most for column in columns):
        return Tray(TOP, END, *_columns(cards, *columns))
    free = [side for side in ("left", "right") if not rows_of(s, side)]
    if not rows_of(s, "bottom"):
        return _rows_below(cards, free, BARE_BELOW)
    above = None if rows_of(s, "top") else _row_above(cards, free)
    in_rim = _row_in_rim(s, cards, free) if free else None
    return above or in_rim or _rows_below(cards, free, END)


def _across(i: float, side: str) -> float:
    """So many places from a side of the picture."""
    x = EDGE + (i + 0.5) * TILE_STEP
    return TALL_W - x if side == "right" else x


class Column(NamedTuple):
    """What is bare on one side of the board."""

    side: str
    top: float
    end: float

    @property
    def most(self) -> int:
        """One alone would look left over."""
        room = int((self.end - self.top - HEAD) // TILE_STEP)
        return room if room > 1 else 0


def _bare(s: Any, side: str) -> Column:
    """The longest part of a side where no cards may lie."""
    taken = sorted(
        beside_board(space, 0, Plan(s.players, "tall"))[1]
        for space in in_play(s)
        if SIDE_OF[space] == side
    )
    starts = [TOP, *(y + CELL_H / 2 for y in taken)]
    ends = [*(y - CELL_H / 2 for y in taken), END]
    return max((Column(side, *at) for at in zip(starts, ends, strict=True)), key=lambda c: c.most)


def _columns(cards: int, left: Column, right: Column) -> tuple[Places, tuple[Rack, ...]]:
    """All of them beside the board: few on one side, more on both, half on each if there is room
    for them."""
    first = max(min(-(-cards // 2), left.most), cards - right.most)
    if cards <= FEW and max(left.most, right.most) >= cards:
        first = cards if left.most >= cards else 0
    high = max(first, cards - first)
    out, racks = [], []
    for column, here in ((left, first), (right, cards - first)):
        room = min(high, column.most)  # those on both sides begin at one height
        begins = (column.top + column.end + HEAD - room * TILE_STEP) / 2
        out += [(_across(0, column.side), begins + (i + 0.5) * TILE_STEP) for i in range(here)]
        racks += [_upright(column.side, begins, here)] if here else []
    return tuple(out), tuple(racks)


def _upright(side: str, begins: float, cards: int) -> Rack:
    """Of so many cards below each other, its words above them."""
    wide, high = RIM_BESIDE - 2 * SELVAGE, HEAD + cards * TILE_STEP + SELVAGE
    left = TALL_W - SELVAGE - wide if side == "right" else SELVAGE
    words = (_across(0, side), begins - 0.76 * HEAD_SIZE, wide - 10, 2)
    top, end = _hiding(begins - HEAD, begins - HEAD + high, side)
    return Rack(left, top, wide, end - top, words)


def _hiding(begin: float, end: float, side: str) -> tuple[float, float]:
    """Of a rack along a side: grown so that it hides numbers of spaces whole or not at all."""
    at = 1 if side in ("left", "right") else 0
    for space in range(SPACES):
        middle = beside_board(space, 0, Plan(2, "tall"))[at]
        if SIDE_OF[space] == side and begin - NUMBER < middle < begin + NUMBER:
            begin = middle - NUMBER
        elif SIDE_OF[space] == side and end - NUMBER < middle < end + NUMBER:
            end = middle + NUMBER
    return begin, end


def _flat(side: str, top: float, row: int, worded: float, hides: int) -> Rack:
    """Of so many cards beside each other: its words stand between them and the board, where `hides`
    of the cards are followed by others."""
    wide = 2 * (EDGE - SELVAGE) + row * TILE_STEP
    left = TALL_W - SELVAGE - wide if side == "right" else SELVAGE
    middle = _across((row - 1 + hides) / 2, side)
    words = (middle, worded, (row - hides) * TILE_STEP - 16, 1)
    begin, end = _hiding(left, left + wide, "top" if worded < BARE_BELOW / 2 else "bottom")
    high = TILE_STEP + NUMBER_ABOVE
    return Rack(begin, top, end - begin, high, words)


def _corner(cards: int, row: int, side: str, below: float) -> tuple[Places, tuple[Rack, ...]]:
    """A column down to a row, and on along that."""
    column = cards - row
    down = [(_across(0, side), below - (column - i - 0.5) * TILE_STEP) for i in range(column)]
    along = [(_across(i, side), below + 0.5 * TILE_STEP) for i in range(row)]
    strip = below - NUMBER_ABOVE + 1
    beside = _flat(side, strip, row, below - NUMBER_ABOVE / 2 + 1, int(column > 0))
    return (*down, *along), (*_stem(side, below - column * TILE_STEP, column), beside)


def _stem(side: str, top: float, cards: int) -> tuple[Rack, ...]:
    """Of the cards of a corner that lie beside the board: its words stand at the others."""
    if not cards:
        return ()
    rack = _upright(side, top, cards)
    return (Rack(rack.left, top - SELVAGE, rack.wide, cards * TILE_STEP + 2 * SELVAGE),)


def _in_row(cards: int, high: float) -> int:
    return max(cards - int(high // TILE_STEP), min(FEWEST, cards // 2))


def _row_above(cards: int, free: Sequence[str]) -> Tray | None:
    """A row above the board and, down from it, a column, if there is room for them."""
    row = _in_row(cards, END - BARE_ABOVE) if free else cards
    if row > IN_ROW:
        return None
    side = free[0] if free else "left"
    along = [(_across(i, side), BARE_ABOVE - 0.5 * TILE_STEP) for i in range(row)]
    down = [(_across(0, side), BARE_ABOVE + (i + 0.5) * TILE_STEP) for i in range(cards - row)]
    strip = BARE_ABOVE + NUMBER_ABOVE / 2 - 3
    beside = _flat(side, BARE_ABOVE - TILE_STEP, row, strip, int(row < cards))
    return Tray(TOP, END, (*along, *down), (*_stem(side, BARE_ABOVE, cards - row), beside))


def _row_in_rim(s: Any, cards: int, free: Sequence[str]) -> Tray | None:
    """A row beside the cards below the board, if there is room for it."""
    side, near = free[0], in_play(s)
    bottom = [space for space in range(SPACES) if SIDE_OF[space] == "bottom"]  # from the right
    bare = 0
    for space in bottom if side == "right" else bottom[::-1]:
        if space in near:
            break
        bare += 1
    wide = RIM_BESIDE + FRAME + GRASS + min(bare, COLS) * CELL_W - EDGE
    row = _in_row(cards, BARE_BELOW - TOP)
    if row * TILE_STEP > wide:
        return None
    return Tray(TOP, END, *_corner(cards, row, side, BARE_BELOW))


def _rows_below(cards: int, free: Sequence[str], below: float) -> Tray:
    """From there on down: where cards lie below the board, the picture goes on beneath them."""
    if free:
        row = _in_row(cards, below - TOP)
        return Tray(TOP, max(END, below + TILE_STEP), *_corner(cards, row, free[0], below))
    rows = -(-cards // IN_ROW)
    each = -(-cards // rows)
    at = [divmod(i, each) for i in range(cards)]
    places = tuple((_across(i, "left"), below + (n + 0.5) * TILE_STEP) for n, i in at)
    end = below + rows * TILE_STEP
    rack = _flat("left", below - NUMBER_ABOVE + 1, each, below - NUMBER_ABOVE / 2 + 1, 0)
    whole = rack._replace(high=end - rack.top, words=rack.words if below < END else None)
    return Tray(TOP, max(END, end), places, (whole,))


@part
def tray_pieces(s: Any, plan: Plan, racks: tuple[Rack, ...]) -> list[Piece]:
    """The racks of a tall screen; on a wide one the cards themselves are chosen."""
    return [_rack_piece(i, rack, plan) for i, rack in enumerate(racks)]


def _rack_piece(i: int, rack: Rack, plan: Plan) -> Piece:
    if not plan.tall:
        return Piece(f"rack-{i}", faces.no_line(), z=44)
    x, y, wide, lines = rack.words or (rack.left, rack.top, 0.0, 0)
    face = faces.rack(rack.left - x, rack.top - y, rack.wide, rack.high)
    words = Written("written-rack", 0, HEAD_SIZE, wide, lines, "cream") if lines else None
    return Piece(f"rack-{i}", face, x, y, z=44, written=words)
