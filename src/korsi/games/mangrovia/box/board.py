"""M-2: the spaces and the paths, each with its statue."""

from __future__ import annotations

from typing import Any

import numpy as np

from .cards import LANDSCAPES
from .shape import BOX, HAS
from .words import AREAS, CURRENCIES


def _paths() -> list[str]:
    """M-2.2, M-2.3: four horizontal and four vertical paths, each with a statue of two numbers."""
    for i, path in enumerate(HAS.path):
        at_left = path.orientation == "horizontal"
        right = path.statue_at == ("left" if at_left else "top")
        BOX.agree(right, f"path[{i}]", "statues stand at the left end or at the top", "M-2.2")
        larger = path.first > path.second
        BOX.agree(larger, f"path[{i}]", "the first number must be the larger one", "M-2.3")
    for way in ("horizontal", "vertical"):
        four = sum(path.orientation == way for path in HAS.path) == 4
        BOX.agree(four, "path", f"there are four {way} paths", "M-2.2")
    return BOX.all_different([path.id for path in HAS.path], "path", "M-2.2")


def _check_space(where: str, space: Any) -> None:
    """M-2.1, M-2.2: landscapes and paths there are; "" where a space is on no path."""
    for land in space.land:
        known = land in LANDSCAPES and space.land.count(land) == 1
        BOX.agree(known, where, f"{space.id}: land lists different landscapes", "M-2.1")
    for name, way in ((space.h, "horizontal"), (space.v, "vertical")):
        known = name == "" or (name, way) in [(path.id, path.orientation) for path in HAS.path]
        BOX.agree(known, where, f"{name!r} is no {way} path", "M-2.2")


def _spaces() -> list[Any]:
    """M-2.1 to M-2.9: the spaces from top to bottom and left to right, the island last.

    In this order the space of a path nearest to its statue has the lowest number (M-2.10).
    """
    spaces = HAS.space
    for i, space in enumerate(spaces):
        _check_space(f"space[{i}]", space)
    BOX.all_different([space.id for space in spaces], "space", "M-2.1")
    squares = [(s.col, s.row) for s in spaces if s.row > 0]
    once = len(set(squares)) == len(squares)
    BOX.agree(once, "space", "two spaces stand on the same square", "M-2.1")
    two = sum(len(s.land) == 2 for s in spaces)
    BOX.agree(two == 2, "space", f"2 spaces have two landscapes, not {two}", "M-2.1")
    circles = sum(s.amulet for s in spaces)
    BOX.agree(circles == 10, "space", f"10 spaces have a red circle, not {circles}", "M-2.5")
    for colour, marks in (("gray", [2, 1, 0]), ("white", [6, 0, 1])):
        found = [sum((s.neutral, s.area) == (colour, area) for s in spaces) for area in AREAS]
        what = f"{marks} {colour} marks are in no, the stone and the pole area, not {found}"
        BOX.agree(found == marks, "space", what, "M-2.7")
    _check_block(spaces, "stone", HAS.unbuildable.stone_centre)
    _check_block(spaces, "pole", HAS.unbuildable.pole_centre)
    for i, path in enumerate(HAS.path):
        _check_path(spaces, f"path[{i}]", path)
    return sorted(spaces, key=lambda s: (s.row == 0, s.row, s.col))


def _check_block(spaces: list[Any], area: str, centre: Any) -> None:
    """M-2.6: an area is a 3 x 3 block whose middle square is no space."""
    where = f"unbuildable.{area}_centre"
    middle = (centre.col, centre.row)
    block = {(middle[0] + c, middle[1] + r) for c in (-1, 0, 1) for r in (-1, 0, 1)}
    ring = {(s.col, s.row) for s in spaces if s.area == area} == block - {middle}
    BOX.agree(ring, where, "the area is the eight spaces round this square", "M-2.6")
    empty = all((s.col, s.row) != middle for s in spaces)
    BOX.agree(empty, where, "the middle square is no space", "M-2.6")


def _check_path(spaces: list[Any], where: str, path: Any) -> None:
    """M-2.2: a path consists of all spaces of its row or column."""
    level, name = path.orientation == "horizontal", path.id
    lines = {s.row if level else s.col for s in spaces if name in (s.h, s.v)}
    one = len(lines) == 1 and 0 not in lines
    line = "row" if level else "column"
    BOX.agree(one, where, f"{name} must run along one {line}", "M-2.2")
    for s in spaces:
        beside = s.row > 0 and (s.row if level else s.col) in lines and name not in (s.h, s.v)
        BOX.agree(not beside, "space", f"{s.id} is on the line of {name} but not on it", "M-2.2")


PATH_IDS = _paths()
SPACES = _spaces()
SPACE_COUNT = len(SPACES)
SPACE_IDS = [space.id for space in SPACES]
LANDS_OF = [sorted(LANDSCAPES.index(name) for name in space.land) for space in SPACES]
SPACE_LANDS = np.array([sum(1 << land for land in lands) for lands in LANDS_OF], np.int64)
SPACE_PRICE = np.array([space.price for space in SPACES], np.int64)
SPACE_CURRENCY = np.array([CURRENCIES.index(space.cur) for space in SPACES], np.int64)
SPACE_POINTS = np.array([space.pts for space in SPACES], np.int64)
SPACE_AREA = np.array([AREAS.index(space.area) for space in SPACES], np.int64)


def bits_of(of: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(of) if yes)


AMULET_SPACES = bits_of([space.amulet for space in SPACES])
STONE_SPACES = bits_of([space.area == "stone" for space in SPACES])
POLE_SPACES = bits_of([space.area == "pole" for space in SPACES])
DOUBLE_SPACES = bits_of([not space.amulet and space.area == "none" for space in SPACES])  # M-8.12

PATHS = len(PATH_IDS)
MEMBERS = [[i for i, s in enumerate(SPACES) if path in (s.h, s.v)] for path in PATH_IDS]
PATH_BITS = np.array([sum(1 << i for i in members) for members in MEMBERS], np.int64)
PATH_LENGTH = np.array([len(members) for members in MEMBERS], np.int64)
PATH_SPACE = np.full((PATHS, max(map(len, MEMBERS))), -1, np.int64)  # nearest to the statue first
for _path, _members in enumerate(MEMBERS):
    PATH_SPACE[_path, : len(_members)] = _members
PATH_PRIZE = np.array([[path.first, path.second] for path in HAS.path], np.int64)
MAX_PRICE = int(SPACE_PRICE.max())
