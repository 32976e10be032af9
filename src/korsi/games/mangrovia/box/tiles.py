"""M-1.4, M-1.6, M-14: amulets, poles and the tiles of the stone area."""

from __future__ import annotations

import numpy as np

from .board import PATH_IDS, PATHS, SPACES
from .cards import by_value
from .shape import BOX, HAS


def _check_amulets() -> None:
    """M-1.4, M-7.1 to M-7.3: what lies where, and the amulet track for 0, 1, 2 ... own huts."""
    few = sum(_STACK.values()) + sum(_BAG.values()) <= 100
    BOX.agree(few, "amulets.bag", "there are at most 100 amulets", "M-1.4")
    apart = len(_STACK) == 1 and not set(_STACK) & set(_BAG)
    what = "one value lies on the board, the others in the bag"
    BOX.agree(apart, "amulets.board_stack", what, "M-1.4")
    track, most = HAS.amulets.track, sum(space.amulet for space in SPACES)
    for field, row in (("draw", track.draw), ("give_back", track.give_back)):
        what = f"needs entries for 0 to {most} huts"
        BOX.agree(len(row) > most, f"amulets.track.{field}", what, "M-7.3")
    what = f"max_draw is {track.max_draw}"
    BOX.agree(max(track.draw) <= track.max_draw, "amulets.track.draw", what, "M-7.3")


def _pole_tiles() -> list[int]:
    """M-1.6, M-3.9: one tile for each pole space, in ascending order."""
    tiles: list[int] = HAS.pole.tiles
    rising = sorted(set(tiles)) == tiles
    BOX.agree(rising, "pole.tiles", "tiles are listed in ascending order", "M-3.9")
    each = len(tiles) == sum(space.area == "pole" for space in SPACES)
    BOX.agree(each, "pole.tiles", "there is one tile for each pole space", "M-1.6")
    more = HAS.pole.second <= HAS.pole.first
    BOX.agree(more, "pole.second", "the second is not worth more than the first", "M-12.10")
    return tiles


def _tiles() -> list[tuple[str, int, str, int]]:
    """M-14.1, M-14.12: (id, how many, what it is, its value or path) of the stone-area tiles."""
    found: list[tuple[str, int, str, int]] = []
    statues = BOX.all_different(HAS.stone_tiles.statue, "stone_tiles.statue", "M-14.1")
    for name in statues:
        BOX.agree(name in PATH_IDS, "stone_tiles.statue", f"{name!r} is no path", "M-14.1")
        found.append((name, 1, "statue", PATH_IDS.index(name)))
    for key, number in HAS.stone_tiles.bonus.items():
        what, _, value = key.rpartition("_")
        if key == "free_landscape":
            what, value = "free", "0"
        known = what in ("free", "valuable", "amulet") and value.isdecimal()
        known = known and (what == "free" or 1 <= int(value) <= 30)
        said = "no tile valuable_N, amulet_N or free_landscape"
        BOX.agree(known, f"stone_tiles.bonus.{key}", said, "M-14.5")
        found.append((key, number, what, int(value)))
    stones = sum(space.area == "stone" for space in SPACES)
    bonuses = sum(number for _, number, what, _ in found if what != "statue")
    enough = min(len(statues), bonuses) >= stones
    said = f"{stones} statue tiles and {stones} others are needed"
    BOX.agree(enough, "stone_tiles", said, "M-14.1")
    return found


_STACK = by_value("amulets.board_stack", HAS.amulets.board_stack, "M-1.4")
_BAG = by_value("amulets.bag", HAS.amulets.bag, "M-1.4")
_check_amulets()
AMULET_VALUES = [*_STACK, *_BAG]  # kind 0 is the one kept on the board
AMULET_STACK = _STACK[AMULET_VALUES[0]]

POLE_TILES = _pole_tiles()
POLE_FIRST, POLE_SECOND = HAS.pole.first, HAS.pole.second
TILES = _tiles()
TILE_IDS = [tile[0] for tile in TILES]
TILE_MODES = BOX.all_different(HAS.stone_tiles.modes, "stone_tiles.modes", "M-14.2")

AMULET_KINDS = len(AMULET_VALUES)
AMULET_VALUE = np.array(AMULET_VALUES, np.int64)
AMULET_BAG = np.array([0, *_BAG.values()], np.int64)
AMULET_TOTAL = np.array([AMULET_STACK, *_BAG.values()], np.int64)
TRACK_DRAW = np.array(HAS.amulets.track.draw, np.int64)
TRACK_GIVE_BACK = np.array(HAS.amulets.track.give_back, np.int64)

POLE_TILE = np.array(POLE_TILES, np.int64)

TILE_KINDS = len(TILES)
TILE_TOTAL = np.array([number for _, number, _, _ in TILES], np.int64)
TILE_IS_STATUE = np.array([what == "statue" for _, _, what, _ in TILES], np.int64)
TILE_IS_AMULET = np.array([what == "amulet" for _, _, what, _ in TILES], np.int64)
TILE_VALUE = np.array([value for _, _, _, value in TILES], np.int64)
FREE_TILE = next((i for i, tile in enumerate(TILES) if tile[2] == "free"), -1)
STATUE_TILE = np.full(PATHS, -1, np.int64)  # the tile that decides ties on a path
for _kind, _tile in enumerate(TILES):
    if _tile[2] == "statue":
        STATUE_TILE[_tile[3]] = _kind
