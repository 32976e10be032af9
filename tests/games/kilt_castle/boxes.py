"""Other boxes: the shipped components.toml with another lake, another track, other start marks."""

from __future__ import annotations

import copy
from typing import Any

from .conftest import KILT

SIDES = ("top", "right", "bottom", "left")
MARKS = ("four_cards", "three_cards", "two_cards", "one_card")


def data() -> dict[str, Any]:
    """The shipped box, to be changed."""
    return copy.deepcopy(KILT.box.data)


def line(cells: list[list[int]], side: str, number: int) -> list[list[int]]:
    """K-1.6: the cells of one row or column, nearest to that side first."""
    across = 1 if side in ("top", "bottom") else 0
    found = sorted(cell for cell in cells if cell[across] == number)
    return found[::-1] if side in ("right", "bottom") else found


def lay_track(box: dict[str, Any], without: set[tuple[str, int]] = frozenset()) -> None:
    """Five spaces per side clockwise, less those left out."""
    clockwise = {"top": range(5), "right": range(5), "bottom": range(4, -1, -1)}
    clockwise["left"] = range(4, -1, -1)
    places = [(side, n) for side in SIDES for n in clockwise[side] if (side, n) not in without]
    box["track"]["length"] = len(places)
    box["track"]["space"] = [
        {
            "index": i,
            "side": side,
            "line": "column" if side in ("top", "bottom") else "row",
            "line_number": n,
            "cells": line(box["board"]["cells"], side, n),
        }
        for i, (side, n) in enumerate(places)
    ]


def flood(box: dict[str, Any], corner: str) -> None:
    """K-1.3: another corner is water."""
    lake = box["board"]["lake_options"][corner]
    box["board"] |= {"lake_corner": corner, "lake": lake}
    box["board"]["cells"] = [[r, c] for r in range(5) for c in range(5) if [r, c] not in lake]
    lay_track(box)


def start_at(box: dict[str, Any], mark: int) -> None:
    """K-2.6: the 4-mark on another space, the others following clockwise."""
    n = box["track"]["length"]
    box["marks"] = {name: (mark + i) % n for i, name in enumerate(MARKS)}
    for players in (2, 3, 4):
        setup = box["setup"][f"p{players}"]
        setup["rows"] = [[(mark + s) % n, count, kind] for s, count, kind in setup["rows"]]
        setup["front"] = (mark + setup["front"]) % n
