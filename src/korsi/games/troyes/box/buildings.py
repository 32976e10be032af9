"""T-4.1 to T-4.3: the three buildings, their rows and spaces."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box

from .reading import BOX, BUILDINGS, COLOURS, SIDES


def _rows(box: Box, building: int) -> list[tuple[list[int], int]]:
    """T-4.1 to T-4.3: (dice, spaces) of each row. The Palace is six rows of one space."""
    name = BUILDINGS[building]
    where = f"buildings.{name}"
    if box.need(f"{where}.colour", str) != COLOURS[building]:
        box.fault(f"{where}.colour", f"the {name} takes {COLOURS[building]} dice", "T-4.1")
    if box.need(f"{where}.kind", str) == "spaces":
        if box.whole(f"{where}.spaces", 1, 18) != SIDES:
            box.fault(f"{where}.spaces", "one space for each face of a die", "T-4.1")
        return [([value], 1) for value in range(1, SIDES + 1)]
    rows = []
    for row in box.need(f"{where}.rows", list):
        dice, spaces = row.get("dice"), row.get("spaces")
        if not isinstance(dice, list) or not isinstance(spaces, int) or spaces < 1:
            box.fault(f"{where}.rows", "a row needs its dice and its number of spaces", "T-4.2")
        rows.append((dice, spaces))
    if sorted(v for dice, _ in rows for v in dice) != list(range(1, SIDES + 1)):
        box.fault(f"{where}.rows", "each face of a die names exactly one row", "T-4.2")
    if sum(spaces for _, spaces in rows) != SPACES_EACH:
        box.fault(f"{where}.rows", f"a building has {SPACES_EACH} spaces", "T-4.2")
    return rows


def _space_at(box: Box, building: int, where: str, place: Any) -> int:
    """A space named in the file: its number in the Palace, [row, space] elsewhere."""
    rows = ROWS[building]
    row, at = (place, 1) if isinstance(place, int) else tuple(place)
    if not 1 <= row <= len(rows) or not 1 <= at <= rows[row - 1][1]:
        box.fault(where, f"there is no space {place!r} in the {BUILDINGS[building]}", "T-4.2")
    return int(building * SPACES_EACH + sum(spaces for _, spaces in rows[: row - 1]) + at - 1)


def spaces_named(box: Box, table: str) -> list[list[int]]:
    """The spaces listed under each building."""
    found = []
    for b, name in enumerate(BUILDINGS):
        where = f"{table}.{name}"
        spaces = [_space_at(box, b, where, place) for place in box.need(where, list)]
        if len(set(spaces)) != len(spaces):
            box.fault(where, "a space is listed twice", "T-3.4")
        found.append(spaces)
    return found


SPACES_EACH = 6
SPACES = 3 * SPACES_EACH
ROWS = [_rows(BOX, b) for b in range(3)]
MOST_ROWS = max(len(rows) for rows in ROWS)

ROW_OF = np.zeros((3, SIDES + 1), np.int64)  # building, die value -> row
ROW_START = np.zeros((3, MOST_ROWS), np.int64)  # its leftmost space
ROW_LENGTH = np.zeros((3, MOST_ROWS), np.int64)
ROW_COUNT = np.array([len(rows) for rows in ROWS], np.int64)
SPACE_ROW = np.zeros(SPACES, np.int64)
SPACE_IDS: list[str] = []
for _b, _building_rows in enumerate(ROWS):
    _at = _b * SPACES_EACH
    for _row, (_dice, _count) in enumerate(_building_rows):
        ROW_START[_b, _row], ROW_LENGTH[_b, _row] = _at, _count
        for _value in _dice:
            ROW_OF[_b, _value] = _row
        for _i in range(_count):
            SPACE_ROW[_at + _i] = _row
            _tail = f"{_row + 1}" if len(_building_rows) == SPACES_EACH else f"{_row + 1}_{_i + 1}"
            SPACE_IDS.append(f"{BUILDINGS[_b]}_{_tail}")
        _at += _count

SALARY = np.array([BOX.whole(f"buildings.{b}.salary", 0, 20) for b in BUILDINGS], np.int64)
