"""T-4: the spaces of the three buildings."""

from __future__ import annotations

from typing import Any

import numpy as np

from .shape import BOX, HAS, column
from .words import BUILDINGS, SIDES, SPACES, SPACES_EACH


def _rows(building: int) -> list[tuple[list[int], int]]:
    """T-4.1 to T-4.3: (dice, spaces) of each row. The Palace is six rows of one space."""
    house, where = getattr(HAS.buildings, BUILDINGS[building]), f"buildings.{BUILDINGS[building]}"
    if house.kind == "spaces":
        BOX.agree(house.spaces == SIDES, where, "one space for each face of a die", "T-4.1")
        return [([value], 1) for value in range(1, SIDES + 1)]
    rows = [(row.dice, row.spaces) for row in house.rows or ()]
    once = sorted(v for dice, _ in rows for v in dice) == list(range(1, SIDES + 1))
    BOX.agree(once, f"{where}.rows", "each face of a die names exactly one row", "T-4.2")
    right = sum(spaces for _, spaces in rows) == SPACES_EACH
    BOX.agree(right, f"{where}.rows", f"a building has {SPACES_EACH} spaces", "T-4.2")
    return rows


def spaces_named(of: Any, entry: str) -> list[list[int]]:
    """The spaces listed under each building: numbers in the Palace, [row, space] elsewhere."""
    found = []
    for b, name in enumerate(BUILDINGS):
        where, rows, spaces = f"{entry}.{name}", ROWS[b], []
        for place in getattr(of, name):
            row, at = (place, 1) if isinstance(place, int) else place
            there = 1 <= row <= len(rows) and 1 <= at <= rows[row - 1][1]
            BOX.agree(there, where, f"there is no space {place!r} in the {name}", "T-4.2")
            spaces.append(b * SPACES_EACH + sum(n for _, n in rows[: row - 1]) + at - 1)
        BOX.agree(len(set(spaces)) == len(spaces), where, "a space is listed twice", "T-3.4")
        found.append(spaces)
    return found


ROWS = [_rows(b) for b in range(3)]
MOST_ROWS = max(len(rows) for rows in ROWS)
ROW_OF = np.zeros((3, SIDES + 1), np.int64)  # building, die value -> row
ROW_START = np.zeros((3, MOST_ROWS), np.int64)  # its leftmost space
ROW_LENGTH = np.zeros((3, MOST_ROWS), np.int64)
ROW_COUNT = column(len(rows) for rows in ROWS)
SPACE_ROW = np.zeros(SPACES, np.int64)
SPACE_IDS: list[str] = []
for _b, _building_rows in enumerate(ROWS):
    for _row_number, (_dice, _count) in enumerate(_building_rows):
        _at = len(SPACE_IDS)
        ROW_START[_b, _row_number], ROW_LENGTH[_b, _row_number] = _at, _count
        ROW_OF[_b, _dice] = _row_number
        SPACE_ROW[_at : _at + _count] = _row_number
        _name = f"{BUILDINGS[_b]}_{_row_number + 1}"
        _alone = len(_building_rows) == SPACES_EACH
        SPACE_IDS += [_name] if _alone else [f"{_name}_{i + 1}" for i in range(_count)]
SALARY = column(getattr(HAS.buildings, b).salary for b in BUILDINGS)
