"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default board: another lake corner, another track length or another number of
floors is a change of the data file alone. The types say what an entry looks like, the functions
below what entries must agree on.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from korsi.core.box import box_of, many, table, whole
from korsi.core.box_shape import Corrections

BOX = box_of(__package__ or "", __file__)

Square = tuple[int, int]  # row, column
Kind = Literal["single", "double"]
_square: Any = tuple[whole(0, 9), whole(0, 9)]  # type: ignore[misc]
_space_number = whole(0, 59)
_row: Any = tuple[whole(0, 99), whole(0, 99), Kind]  # type: ignore[misc]  # space, cards, kind
_space = table(
    index=_space_number,
    side=Literal["top", "right", "bottom", "left"],
    line=Literal["row", "column"],
    line_number=whole(0, 9),
    cells=many(_square, 0, 9),
)
_start_of = table(
    colours_in_play=whole(1, 4),
    colours_per_player=whole(1, 2),
    floors_per_player=whole(1, 60),
    max_cards_per_row=whole(1, 20),
    max_rows=whole(0, 60),
    front=_space_number,
    rows=many(_row, 1, 20),
)
COMPONENTS = table(
    players_min=whole(2, 4),
    players_max=whole(2, 4),
    board=table(
        rows=whole(1, 7),
        cols=whole(1, 7),
        cell_count=whole(1, 49),
        cells=many(_square, 1, 49),
        lake=many(_square, 0, 48),
        adjacency=str,
    ),
    track=table(length=whole(6, 60), direction=str, space=many(_space, 1, 60)),
    marks=table(
        four_cards=_space_number,
        three_cards=_space_number,
        two_cards=_space_number,
        one_card=_space_number,
    ),
    colour=many(table(id=str), 2, 4),
    card=many(table(id=str, kind=Kind, colours=many(str, 1, 4)), 1, 20),
    floors_per_colour=table(
        plain=whole(0, 30),
        one_crest=whole(0, 30),
        two_crests=whole(0, 30),
        total=whole(1, 30),
        crests_total=whole(0, 60),
    ),
    roofs=table(count=whole(0, 8)),
    money=table(start_per_player=whole(0, 1000), bank_unlimited=bool),
    setup=table(
        common=table(max_same_colour_per_row=whole(1, 20)), p2=_start_of, p3=_start_of, p4=_start_of
    ),
)
CLAUSES = {
    "board.cells": "K-0.1",
    "board.lake": "K-0.1",
    "track.space": "K-1.4",
    "track.space.line": "K-1.6",
    "track.space.cells": "K-0.1",
    "colour": "K-2.1",
    "card": "K-2.3",
    "setup.p2.rows": "K-2.6",
    "setup.p3.rows": "K-2.6",
    "setup.p4.rows": "K-2.6",
}
HAS = BOX.shaped(COMPONENTS, CLAUSES)


def _cells() -> Any:
    """K-1.1: the buildable cells; together with the lake they fill the grid."""
    board = HAS.board
    grid = {(r, c) for r in range(board.rows) for c in range(board.cols)}
    for name, group in (("board.cells", board.cells), ("board.lake", board.lake)):
        for cell in group:
            BOX.agree(cell in grid, name, f"{list(cell)} is not a square of the grid", "K-1.1")
            BOX.agree(group.count(cell) == 1, name, f"{list(cell)} is listed twice", "K-1.1")
    for cell in board.lake:
        what = f"{list(cell)} is a cell and a lake square at once"
        BOX.agree(cell not in board.cells, "board.lake", what, "K-1.1")
    for cell in sorted(grid - {*board.cells, *board.lake}):
        BOX.fault("board.cells", f"{list(cell)} is neither a cell nor a lake square", "K-1.1")
    count, what = len(board.cells), f"there are {len(board.cells)} cells in the list"
    BOX.agree(count == board.cell_count, "board.cell_count", what, "K-1.1")
    orthogonal = board.adjacency == "orthogonal"
    BOX.agree(orthogonal, "board.adjacency", "only orthogonal adjacency is known", "K-1.8")
    return board.cells


def _expected_line(cells: list[Square], space: Any) -> list[Square]:
    """K-1.6, K-1.7: the cells of a row or column seen from one side, the lake skipped."""
    across = 1 if space.side in ("top", "bottom") else 0
    line = [cell for cell in cells if cell[across] == space.line_number]
    return sorted(line, reverse=space.side in ("right", "bottom"))


def _lines(cells: list[Square]) -> list[list[int]]:
    """K-1.4 to K-1.7: the line of each space, nearest cell first."""
    track, spaces = HAS.track, HAS.track.space
    what = f"{track.length} spaces announced, {len(spaces)} listed"
    BOX.agree(track.length == len(spaces), "track.length", what, "K-1.4")
    BOX.agree(track.direction == "clockwise", "track.direction", "cards move clockwise", "K-3.3")
    lines = []
    for i, space in enumerate(spaces):
        where = f"track.space[{i}]"
        BOX.agree(space.index == i, where, f"listed in order, this one has index {i}", "K-1.4")
        kind = "column" if space.side in ("top", "bottom") else "row"
        what = f"at the {space.side} a space serves a {kind}"
        BOX.agree(space.line == kind, where, what, "K-1.6")
        expected = _expected_line(cells, space)
        BOX.agree(bool(expected), where, f"there is no line {space.line_number} here", "K-1.6")
        shown = [list(cell) for cell in expected]
        listed = space.cells == expected
        BOX.agree(listed, f"{where}.cells", f"must list, nearest first: {shown}", "K-1.7")
        lines.append([cells.index(cell) for cell in expected])
    return lines


def _cards(colours: list[str]) -> list[tuple[int, int]]:
    """K-2.3: (colour, -1) for a single card, (colour, colour) for a double one."""
    cards = []
    for i, card in enumerate(HAS.card):
        where = f"card[{i}]"
        for name in card.colours:
            BOX.agree(name in colours, where, f"{name!r} is no colour of the game", "K-2.3")
        pair = [colours.index(name) for name in card.colours]
        right = len(set(pair)) == len(pair) == (1 if card.kind == "single" else 2)
        BOX.agree(right, where, "a single card has one colour, a double one two", "K-2.3")
        cards.append((pair[0], pair[1] if card.kind == "double" else -1))
    for kind in ("single", "double"):
        of_kind = [card for card, entry in zip(cards, HAS.card, strict=True) if entry.kind == kind]
        shows = {sum(c in card for card in of_kind) for c in range(len(colours))}
        BOX.agree(len(shows) == 1, "card", "every colour is on equally many cards", "K-2.5")
    return cards


def _floors() -> list[int]:
    """K-2.1: how many floors of a colour show no, one and two crests."""
    floors, where = HAS.floors_per_colour, "floors_per_colour"
    kinds = [floors.plain, floors.one_crest, floors.two_crests]
    right = sum(kinds) == floors.total
    BOX.agree(right, f"{where}.total", f"the kinds add up to {sum(kinds)}", "K-2.1")
    crests = kinds[1] + 2 * kinds[2]
    right = crests == floors.crests_total
    BOX.agree(right, f"{where}.crests_total", "the stickered floors add up otherwise", "K-2.1")
    return kinds


def _row_cards(players: int) -> list[tuple[int, int, int]]:
    """K-2.6: (space, number of cards, 1 for doubles), checked against the cards in play."""
    where, start = f"setup.p{players}", getattr(HAS.setup, f"p{players}")
    each, in_play = start.colours_per_player, start.colours_in_play
    right = in_play == players * each
    BOX.agree(right, f"{where}.colours_in_play", f"{players} players with {each} each", "K-2.5")
    floors = each * sum(FLOORS)
    right = start.floors_per_player == floors
    BOX.agree(right, f"{where}.floors_per_player", f"must be {floors}", "K-2.5")
    cards = [card for card in CARDS if max(card) < in_play]
    left = [sum(b < 0 for _, b in cards), sum(b >= 0 for _, b in cards)]
    listed, rows = f"{where}.rows", []
    for row in start.rows:
        space, count, kind = row
        BOX.agree(0 <= space < SPACES, listed, f"{list(row)}: there is no such space", "K-2.6")
        most = start.max_cards_per_row
        what = f"{list(row)}: a row holds 1 to {most} cards"
        BOX.agree(1 <= count <= most, listed, what, "K-3.7")
        mark = MARKS.get(count, space)
        BOX.agree(mark == space, listed, f"{list(row)}: the mark for {count} is at {mark}", "K-2.6")
        left[kind == "double"] -= count
        rows.append((space, count, int(kind == "double")))
    once = left == [0, 0] and len({space for space, _, _ in rows}) == len(rows)
    BOX.agree(once, listed, "every card in play lies in exactly one row", "K-2.6")
    _check_limits(where, start, rows)
    doubles = [card for card in cards if card[1] >= 0]
    fits = _can_lay_out(doubles, [count for _, count, double in rows if double])
    BOX.agree(fits, "setup.common.max_same_colour_per_row", "no start layout keeps to it", "K-2.7")
    return rows


def _check_limits(where: str, start: Any, rows: list[tuple[int, int, int]]) -> None:
    """K-2.10, K-3.4, K-3.8: the start layout keeps to the limits, and the front leads.

    With a lone card in front of rows that are not too full, K-3.13 follows from the limits.
    """
    right = len(rows) <= start.max_rows < SPACES
    BOX.agree(right, f"{where}.max_rows", f"the start layout already has {len(rows)} rows", "K-3.8")
    sizes = {space: count for space, count, _ in rows}
    lone = sizes.get(start.front) == 1
    BOX.agree(lone, f"{where}.front", "the front is the space of the lone card", "K-2.10")
    ahead = (start.front + 1) % SPACES
    BOX.agree(ahead not in sizes, f"{where}.front", "cards lie before the front", "K-3.4")


def _can_lay_out(doubles: list[tuple[int, int]], counts: list[int]) -> bool:
    """K-2.7: can the double cards fill rows of these sizes without a colour too often?"""
    rows: list[list[int]] = [[] for _ in counts]  # the colours in each

    def place(i: int) -> bool:
        if i == len(doubles):
            return True
        for row, count in zip(rows, counts, strict=True):
            fits = len(row) < 2 * count
            if fits and all(row.count(c) < MAX_SAME_COLOUR for c in doubles[i]):
                row.extend(doubles[i])
                if place(i + 1):
                    return True
                del row[-2:]
        return False

    return place(0)


FLOOR_KINDS = ("plain", "one_crest", "two_crests")
PLAYERS = tuple(range(HAS.players_min, HAS.players_max + 1))

COLOURS = BOX.all_different([colour.id for colour in HAS.colour], "colour", "K-2.1")
CELLS_AT = _cells()
LINES = _lines(CELLS_AT)
CARDS = _cards(COLOURS)
CARD_IDS = BOX.all_different([card.id for card in HAS.card], "card", "K-2.3")
FLOORS = _floors()
_marks = HAS.marks
MARKS = {4: _marks.four_cards, 3: _marks.three_cards, 2: _marks.two_cards, 1: _marks.one_card}

CELLS = len(CELLS_AT)
SPACES = len(LINES)
CARD_COUNT = len(CARDS)
COLOUR_COUNT = len(COLOURS)
FLOOR_COUNT = COLOUR_COUNT * sum(FLOORS)
ROOFS = HAS.roofs.count
START_MONEY = HAS.money.start_per_player
_endless = "only a bank without limit is known"
BOX.agree(HAS.money.bank_unlimited, "money.bank_unlimited", _endless, "K-6.9")
MAX_SAME_COLOUR = HAS.setup.common.max_same_colour_per_row
SIDE_OF = [space.side for space in HAS.track.space]
LINE_NUMBER = [space.line_number for space in HAS.track.space]

# Arrays for the rules. Rows of tables by player count are indexed by the count itself.
LINE = np.full((SPACES, max(len(line) for line in LINES)), -1, np.int64)
LINE_LENGTH = np.array([len(line) for line in LINES], np.int64)
for _space, _line in enumerate(LINES):
    LINE[_space, : len(_line)] = _line

# K-1.8: areas are bit masks over the grid with one column of nothing beside it, so that the squares
# next to an area are four shifts away.
WIDTH = HAS.board.cols + 1
SQUARE = np.array([1 << (row * WIDTH + col) for row, col in CELLS_AT], np.int64)
CARD_COLOURS = np.array(CARDS, np.int64)
FLOORS_OF_KIND = np.array(FLOORS, np.int64)
FLOORS_PER_COLOUR = sum(FLOORS)

MAX_CARDS, MAX_ROWS, START_FRONT, COLOURS_EACH, START_ROW_COUNT = np.zeros((5, 5), np.int64)
_ROWS = {n: _row_cards(n) for n in PLAYERS}
START_ROWS = np.full((5, max(len(rows) for rows in _ROWS.values()), 3), -1, np.int64)
for _n, _rows in _ROWS.items():
    _setup = getattr(HAS.setup, f"p{_n}")
    MAX_CARDS[_n], MAX_ROWS[_n] = _setup.max_cards_per_row, _setup.max_rows
    START_FRONT[_n], COLOURS_EACH[_n] = _setup.front, _setup.colours_per_player
    START_ROWS[_n, : len(_rows)], START_ROW_COUNT[_n] = _rows, len(_rows)


def _follows(data: dict[str, Any]) -> dict[str, Any]:
    """What a file must say when its lake or its marks have been corrected: the cells and lines
    beside the lake (K-1.7), the rows of the start and the front on their marks (K-2.6, K-2.10)."""
    board, marks = data["board"], data["marks"]
    lake = [list(square) for square in board["lake"]]
    cells = [[r, c] for r in range(board["rows"]) for c in range(board["cols"])]
    cells = [cell for cell in cells if cell not in lake]
    found: dict[str, Any] = {"board.cells": cells}
    for name, squares in board.get("lake_options", {}).items():
        if squares == lake and "lake_corner" in board:
            found["board.lake_corner"] = name
    for i, space in enumerate(data["track"]["space"]):
        across = 1 if space["side"] in ("top", "bottom") else 0
        line = sorted(cell for cell in cells if cell[across] == space["line_number"])
        turned = space["side"] in ("right", "bottom")
        found[f"track.space[{i}].cells"] = line[::-1] if turned else line
    at = dict(zip((4, 3, 2, 1), marks.values(), strict=False))
    for n in PLAYERS:
        rows = data["setup"][f"p{n}"]["rows"]
        found[f"setup.p{n}.rows"] = [[at.get(row[1], row[0]), *row[1:]] for row in rows]
        found[f"setup.p{n}.front"] = marks["one_card"]
    return found


CORRECTIONS = Corrections(_follows, fixed=("track.length", "money.bank_unlimited"))
