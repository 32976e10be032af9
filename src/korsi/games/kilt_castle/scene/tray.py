"""Of a tall screen: what of the picture is needed now, and where the cards that may be moved lie
once more, each as a square a finger can hit.

They lie beside the board where no cards lie, so that all of it is in sight at once; also above or
below it, where no cards lie, only if there is no room for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .. import moves
from ..box import MAX_CARDS, SIDE_OF, SPACES
from ..state import MOVE
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

EDGE = 1.0  # so far from the side of the picture, and so from the number of a space
FEWEST = 4  # in a row below: fewer would look left over
FEW = 5  # cards lie on one side together
IN_ROW = int((TALL_W - 2 * EDGE) // TILE_STEP)
END_OF_BOARD = RIM_ABOVE + BOARD_H + THICK
TOP, END = 2.0, END_OF_BOARD + RIM_ABOVE - 2.0
"""Of the picture: the board with the cards at its rim, as deep as they can lie."""
BARE_ABOVE, BARE_BELOW = float(RIM_ABOVE - NUMBER_ABOVE - 2), float(END_OF_BOARD + NUMBER_ABOVE + 2)
"""From where on there is nothing above and below the board where no cards lie."""

Places = tuple[tuple[float, float], ...]


class Tray(NamedTuple):
    """The part of the picture that is shown, and the middles of the cards to choose from."""

    top: float
    end: float
    places: Places


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
        return Tray(TOP, END, _columns(cards, *columns))
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
        room = int((self.end - self.top) // TILE_STEP)
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


def _columns(cards: int, left: Column, right: Column) -> Places:
    """All of them beside the board: few on one side, more on both, half on each if there is room
    for them."""
    first = max(min(-(-cards // 2), left.most), cards - right.most)
    if cards <= FEW and max(left.most, right.most) >= cards:
        first = cards if left.most >= cards else 0
    high = max(first, cards - first)
    out = []
    for column, here in ((left, first), (right, cards - first)):
        room = min(high, column.most)  # those on both sides begin at one height
        begins = (column.top + column.end - room * TILE_STEP) / 2
        out += [(_across(0, column.side), begins + (i + 0.5) * TILE_STEP) for i in range(here)]
    return tuple(out)


def _corner(cards: int, row: int, side: str, below: float) -> Places:
    """A column down to a row, and on along that."""
    column = cards - row
    down = [(_across(0, side), below - (column - i - 0.5) * TILE_STEP) for i in range(column)]
    along = [(_across(i, side), below + 0.5 * TILE_STEP) for i in range(row)]
    return (*down, *along)


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
    return Tray(TOP, END, (*along, *down))


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
    return Tray(TOP, END, _corner(cards, row, side, BARE_BELOW))


def _rows_below(cards: int, free: Sequence[str], below: float) -> Tray:
    """From there on down: where cards lie below the board, the picture goes on beneath them."""
    if free:
        row = _in_row(cards, below - TOP)
        return Tray(TOP, max(END, below + TILE_STEP), _corner(cards, row, free[0], below))
    rows = -(-cards // IN_ROW)
    each = -(-cards // rows)
    at = [divmod(i, each) for i in range(cards)]
    places = tuple((_across(i, "left"), below + (n + 0.5) * TILE_STEP) for n, i in at)
    return Tray(TOP, max(END, below + rows * TILE_STEP), places)
