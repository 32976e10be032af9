"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default board: another lake corner, another track length or another number of
floors is a change of the data file alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box, room_box

BOX = room_box(__package__ or "", __file__)

SIDES = ("top", "right", "bottom", "left")


def _tables(box: Box, entry: str) -> list[dict[str, Any]]:
    """A list of tables, [[entry]] in the file."""
    tables: list[dict[str, Any]] = box.need(entry, list)
    for i, table in enumerate(tables):
        if not isinstance(table, dict):
            box.fault(f"{entry}[{i}]", f"must be a table with named fields, not {table!r}")
    return tables


def _squares(box: Box, entry: str, listed: Any) -> list[tuple[int, int]]:
    """A list of squares [row, col]."""
    if not isinstance(listed, list):
        box.fault(entry, f"must be a list of squares [row, col], not {listed!r}", "K-0.1")
    for square in listed:
        if not isinstance(square, list) or [type(x) for x in square] != [int, int]:
            box.fault(entry, f"a square is written [row, col], not {square!r}", "K-0.1")
    return [(row, col) for row, col in listed]


def _colours(box: Box) -> list[str]:
    """K-2.1: the colours, in the order of the file."""
    ids = [entry.get("id") for entry in _tables(box, "colour")]
    for i, name in enumerate(ids):
        if not isinstance(name, str) or ids.index(name) != i:
            box.fault(f"colour[{i}]", "each colour needs an id of its own", "K-2.1")
    if not 2 <= len(ids) <= 4:
        box.fault("colour", f"the game is made for 2 to 4 colours, not {len(ids)}", "K-2.1")
    return [str(name) for name in ids]


def _cells(box: Box) -> list[tuple[int, int]]:
    """K-1.1: the buildable cells; together with the lake they fill the grid."""
    rows, cols = box.whole("board.rows", 1, 7), box.whole("board.cols", 1, 7)
    grid = {(r, c) for r in range(rows) for c in range(cols)}
    cells = _squares(box, "board.cells", box.need("board.cells", list))
    lake = _squares(box, "board.lake", box.need("board.lake", list))
    for name, group in (("board.cells", cells), ("board.lake", lake)):
        for cell in group:
            if cell not in grid:
                box.fault(
                    name, f"{list(cell)} is not a square of the {rows} x {cols} grid", "K-1.1"
                )
            if group.count(cell) > 1:
                box.fault(name, f"{list(cell)} is listed twice", "K-1.1")
    both = sorted(set(cells) & set(lake))
    if both:
        box.fault("board.lake", f"{list(both[0])} is a cell and a lake square at once", "K-1.1")
    missing = sorted(grid - set(cells) - set(lake))
    if missing:
        box.fault("board.cells", f"{list(missing[0])} is neither a cell nor a lake square", "K-1.1")
    if len(cells) != box.whole("board.cell_count", 1, 60):
        box.fault("board.cell_count", f"there are {len(cells)} cells in the list", "K-1.1")
    if box.need("board.adjacency", str) != "orthogonal":
        box.fault("board.adjacency", "only orthogonal adjacency is known", "K-1.8")
    return cells


def _expected_line(cells: list[tuple[int, int]], side: str, number: int) -> list[tuple[int, int]]:
    """K-1.6, K-1.7: the cells of a row or column seen from one side, the lake skipped."""
    by_column = side in ("top", "bottom")
    line = [cell for cell in cells if cell[1 if by_column else 0] == number]
    return sorted(line, reverse=side in ("right", "bottom"))


def _lines(box: Box, cells: list[tuple[int, int]]) -> list[list[int]]:
    """K-1.4 to K-1.7: the line of each space, nearest cell first."""
    length = box.whole("track.length", 6, 60)
    spaces = _tables(box, "track.space")
    if len(spaces) != length:
        box.fault("track.length", f"{length} spaces announced, {len(spaces)} listed", "K-1.4")
    if box.need("track.direction", str) != "clockwise":
        box.fault("track.direction", "cards move clockwise", "K-3.3")
    lines = []
    for i, space in enumerate(spaces):
        where = f"track.space[{i}]"
        if space.get("index") != i:
            box.fault(where, f"spaces are listed in order; this one must have index {i}", "K-1.4")
        side, number = space.get("side"), space.get("line_number")
        if side not in SIDES or not isinstance(number, int):
            box.fault(where, f"needs a side ({', '.join(SIDES)}) and a line_number", "K-1.4")
        if space.get("line") != ("column" if side in ("top", "bottom") else "row"):
            box.fault(where, f"a space at the {side} serves the other kind of line", "K-1.6")
        listed = _squares(box, f"{where}.cells", space.get("cells"))
        expected = _expected_line(cells, side, number)
        if not expected:
            box.fault(where, f"there is no line {number} at the {side}", "K-1.6")
        if listed != expected:
            shown = [list(cell) for cell in expected]
            box.fault(f"{where}.cells", f"must list, nearest first: {shown}", "K-1.7")
        lines.append([cells.index(cell) for cell in expected])
    return lines


def _cards(box: Box, colours: list[str]) -> list[tuple[int, int]]:
    """K-2.3: (colour, -1) for a single card, (colour, colour) for a double one."""
    cards = []
    ids = []
    for i, card in enumerate(_tables(box, "card")):
        where = f"card[{i}]"
        shown, kind = card.get("colours"), card.get("kind")
        if kind not in ("single", "double") or not isinstance(shown, list):
            box.fault(where, "needs a kind (single, double) and its colours", "K-2.3")
        for name in shown:
            if name not in colours:
                box.fault(where, f"{name!r} is no colour of the game", "K-2.3")
        pair = [colours.index(name) for name in shown]
        if len(set(pair)) != len(pair) or len(pair) != (1 if kind == "single" else 2):
            box.fault(
                where, "a single card has one colour, a double card two different ones", "K-2.3"
            )
        if not isinstance(card.get("id"), str) or card["id"] in ids:
            box.fault(where, "each card needs an id of its own", "K-2.3")
        ids.append(card["id"])
        cards.append((pair[0], pair[1] if kind == "double" else -1))
    for double in (False, True):
        shows = [
            sum(c in card for card in cards if (card[1] >= 0) == double)
            for c in range(len(colours))
        ]
        if len(set(shows)) > 1:
            box.fault("card", "every colour is on equally many cards; any may stay out", "K-2.5")
    return cards


def _floors(box: Box) -> list[int]:
    """K-2.1: how many floors of a colour show no, one and two crests."""
    kinds = [box.whole(f"floors_per_colour.{kind}", 0, 30) for kind in FLOOR_KINDS]
    if sum(kinds) != box.whole("floors_per_colour.total", 1, 30):
        box.fault("floors_per_colour.total", f"the kinds add up to {sum(kinds)}", "K-2.1")
    if kinds[1] + 2 * kinds[2] != box.whole("floors_per_colour.crests_total", 0, 60):
        box.fault(
            "floors_per_colour.crests_total", "the stickered floors add up otherwise", "K-2.1"
        )
    return kinds


def _row_cards(box: Box, players: int) -> list[tuple[int, int, int]]:
    """K-2.6: (space, number of cards, 1 for doubles), checked against the cards in play."""
    where = f"setup.p{players}"
    in_play = box.whole(f"{where}.colours_in_play", 2, len(COLOURS))
    each = box.whole(f"{where}.colours_per_player", 1, 2)
    if in_play != players * each:
        box.fault(f"{where}.colours_in_play", f"{players} players with {each} each", "K-2.5")
    if box.need(f"{where}.floors_per_player", int) != each * sum(FLOORS):
        box.fault(f"{where}.floors_per_player", f"must be {each * sum(FLOORS)}", "K-2.5")
    cards = [card for card in CARDS if max(card) < in_play]
    left = [sum(b < 0 for _, b in cards), sum(b >= 0 for _, b in cards)]
    most = box.whole(f"{where}.max_cards_per_row", 1, 20)
    rows = []
    for row in box.need(f"{where}.rows", list):
        if not isinstance(row, list) or [type(x) for x in row] != [int, int, str]:
            box.fault(f"{where}.rows", f"{row!r}: a row is [space, cards, kind]", "K-2.6")
        space, count, kind = row
        if not 0 <= space < SPACES or kind not in ("single", "double"):
            box.fault(f"{where}.rows", f"{row}: no such space or kind of cards", "K-2.6")
        if not 1 <= count <= most:
            box.fault(f"{where}.rows", f"{row}: a row holds 1 to {most} cards", "K-3.7")
        if MARKS.get(count, space) != space:
            box.fault(f"{where}.rows", f"{row}: the mark for {count} is at {MARKS[count]}", "K-2.6")
        left[kind == "double"] -= count
        rows.append((space, count, int(kind == "double")))
    if left != [0, 0] or len({space for space, _, _ in rows}) != len(rows):
        box.fault(f"{where}.rows", "every card in play lies in exactly one row", "K-2.6")
    _check_limits(box, where, rows)
    doubles = [card for card in cards if card[1] >= 0]
    if not _can_lay_out(doubles, [count for _, count, double in rows if double]):
        box.fault("setup.common.max_same_colour_per_row", "no start layout keeps to it", "K-2.7")
    return rows


def _check_limits(box: Box, where: str, rows: list[tuple[int, int, int]]) -> None:
    """K-2.10, K-3.4, K-3.8: the start layout keeps to the limits, and the front leads.

    With a lone card in front of rows that are not too full, K-3.13 follows from the limits.
    """
    if len(rows) > box.whole(f"{where}.max_rows", 1, SPACES - 1):
        box.fault(f"{where}.max_rows", f"the start layout already has {len(rows)} rows", "K-3.8")
    front = box.whole(f"{where}.front", 0, SPACES - 1)
    sizes = {space: count for space, count, _ in rows}
    if sizes.get(front) != 1:
        box.fault(f"{where}.front", "the front is the space of the lone card", "K-2.10")
    if (front + 1) % SPACES in sizes:
        box.fault(f"{where}.front", "cards lie on the space before the front", "K-3.4")


def _can_lay_out(doubles: list[tuple[int, int]], counts: list[int]) -> bool:
    """K-2.7: can the double cards fill rows of these sizes without a colour too often?"""
    rows: list[list[int]] = [[] for _ in counts]  # the colours in each

    def place(i: int) -> bool:
        if i == len(doubles):
            return True
        for row, count in zip(rows, counts, strict=True):
            room = len(row) < 2 * count
            if room and all(row.count(c) < MAX_SAME_COLOUR for c in doubles[i]):
                row.extend(doubles[i])
                if place(i + 1):
                    return True
                del row[-2:]
        return False

    return place(0)


FLOOR_KINDS = ("plain", "one_crest", "two_crests")
PLAYERS = tuple(range(BOX.whole("players_min", 2, 4), BOX.whole("players_max", 2, 4) + 1))

COLOURS = _colours(BOX)
CELLS_AT = _cells(BOX)
LINES = _lines(BOX, CELLS_AT)
CARDS = _cards(BOX, COLOURS)
FLOORS = _floors(BOX)
MARKS = {
    count: BOX.whole(f"marks.{name}_card" + "s" * (count > 1), 0, len(LINES) - 1)
    for count, name in ((4, "four"), (3, "three"), (2, "two"), (1, "one"))
}

CELLS = len(CELLS_AT)
SPACES = len(LINES)
CARD_COUNT = len(CARDS)
COLOUR_COUNT = len(COLOURS)
FLOOR_COUNT = COLOUR_COUNT * sum(FLOORS)
ROOFS = BOX.whole("roofs.count", 0, 8)
START_MONEY = BOX.whole("money.start_per_player", 0, 1000)
if not BOX.need("money.bank_unlimited", bool):
    BOX.fault("money.bank_unlimited", "only a bank that never runs out is known", "K-6.9")
MAX_SAME_COLOUR = BOX.whole("setup.common.max_same_colour_per_row", 1, 20)
SIDE_OF = [space["side"] for space in BOX.data["track"]["space"]]
LINE_NUMBER = [space["line_number"] for space in BOX.data["track"]["space"]]
CARD_IDS = [card["id"] for card in BOX.data["card"]]

# Arrays for the rules. Rows of tables by player count are indexed by the count itself.
LINE = np.full((SPACES, max(len(line) for line in LINES)), -1, np.int64)
LINE_LENGTH = np.array([len(line) for line in LINES], np.int64)
for _space, _line in enumerate(LINES):
    LINE[_space, : len(_line)] = _line

# K-1.8: areas are bit masks over the grid with one column of nothing beside it, so that the squares
# next to an area are four shifts away.
WIDTH = BOX.data["board"]["cols"] + 1
SQUARE = np.array([1 << (row * WIDTH + col) for row, col in CELLS_AT], np.int64)
CARD_COLOURS = np.array(CARDS, np.int64)
FLOORS_OF_KIND = np.array(FLOORS, np.int64)
FLOORS_PER_COLOUR = sum(FLOORS)

MAX_CARDS = np.zeros(5, np.int64)
MAX_ROWS = np.zeros(5, np.int64)
START_FRONT = np.zeros(5, np.int64)
COLOURS_EACH = np.zeros(5, np.int64)
_ROWS = {n: _row_cards(BOX, n) for n in PLAYERS}
START_ROWS = np.full((5, max(len(rows) for rows in _ROWS.values()), 3), -1, np.int64)
START_ROW_COUNT = np.zeros(5, np.int64)
for _n, _rows in _ROWS.items():
    MAX_CARDS[_n] = BOX.data["setup"][f"p{_n}"]["max_cards_per_row"]
    MAX_ROWS[_n] = BOX.data["setup"][f"p{_n}"]["max_rows"]
    START_FRONT[_n] = BOX.data["setup"][f"p{_n}"]["front"]
    COLOURS_EACH[_n] = BOX.data["setup"][f"p{_n}"]["colours_per_player"]
    START_ROWS[_n, : len(_rows)] = _rows
    START_ROW_COUNT[_n] = len(_rows)
