"""Where everything lies: all of it follows from the box (M-2)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .. import box

ART = Path(__file__).parent.parent / "art.svg"

_HUES = ("#e6c033", "#b93a45", "#2fa6a0", "#e0822f", "#8457ad")
TONES = {**dict(zip(box.COLOURS, _HUES, strict=True)), "neutral": "#9a948a"}
TONE_OF = [*box.COLOURS, "neutral"]
COLOURS_HERE = {
    "lagoon": ("#0f5f6b", "#3fa6a8"),
    "lagoon-light": ("#1f8790", "#7fd0cb"),
    "path": ("#d8c08a", "#efdfb2"),
    "land-0": ("#3f7a4a", "#5f9d62"),
    "land-1": ("#d2a953", "#e7c673"),
    "land-2": ("#9aa53a", "#b9c254"),
    "land-3": ("#3d86c6", "#6fb0e3"),
    "land-ink": ("#14222a", "#1c2b33"),
    "stone": ("#b9b3a6", "#cfc8ba"),
    "stone-dark": ("#5f5a52", "#7b746a"),
    "wood": ("#4a2c1c", "#6e4527"),
    "wood-light": ("#b07a45", "#c9935b"),
    "amulet": ("#8b3f7d", "#9a4a8b"),
    "amulet-dark": ("#4e1c45", "#5f2a55"),
    "circle": ("#d8443f", "#c8322f"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
}

CELL_W, CELL_H = 88.0, 82.0
LEFT, TOP = 92.0, 92.0  # of the grid; statues stand before it
COLS = max(space.col for space in box.SPACES)
ROWS = max(space.row for space in box.SPACES)
ISLAND = [i for i, space in enumerate(box.SPACES) if space.row == 0]
MAP_W = LEFT + COLS * CELL_W + 24
MAP_H = TOP + ROWS * CELL_H + (110 if ISLAND else 24)

SIDE = MAP_W + 20  # where the right half begins
SIDE_W = 576.0
PIER_TOP, PIER_STEP_Y = 78.0, 63.0
BOAT_LANE = 26.0  # of the boat's way, from the edge of the archipelago
WEST, MIDDLE, EAST = SIDE + 116, SIDE + 222, SIDE + 320  # piers, sites, piers
WEST_W, EAST_W = 130.0, 112.0
SEA_W = 426.0
ROCK = (SIDE + 500, 88.0)
ROCK_CELL = 66.0
CARDS_TOP = PIER_TOP + box.SITES * PIER_STEP_Y + 12
SEATS_TOP = CARDS_TOP + 112
SEAT_H = 74.0
HAND_TOP = MAP_H + 14
HAND_H = 148.0
WIDTH = SIDE + SIDE_W + 14
HEIGHT = max(HAND_TOP + HAND_H + 12, SEATS_TOP + box.SEATS * SEAT_H + 12)


# --------------------------------------------------------------------------- places


@cache
def space_middle(space: int) -> tuple[float, float]:
    """The middle of a space; spaces without a square lie on the island below the grid."""
    at = box.SPACES[space]
    if at.row > 0:
        return LEFT + (at.col - 0.5) * CELL_W, TOP + (at.row - 0.5) * CELL_H
    step = (MAP_W - 160) / max(1, len(ISLAND))
    return 100 + (ISLAND.index(space) + 0.5) * step, MAP_H - 56


@cache
def area_middle(area: str) -> tuple[float, float]:
    """The middle of an area's ring; it is no space, so its standing is shown there."""
    at = [space_middle(i) for i, s in enumerate(box.SPACES) if s.area == area]
    return sum(p[0] for p in at) / len(at), sum(p[1] for p in at) / len(at)


@cache
def path_line(path: int) -> tuple[float, float, float, float]:
    """Where a path runs: from its statue to its last space."""
    x, y = space_middle(box.MEMBERS[path][-1])
    if box.HAS.path[path].orientation == "horizontal":
        return 44, y, x, y
    return x, 44, x, y


@cache
def site_place(site: int) -> tuple[float, float]:
    return MIDDLE, PIER_TOP + (site + 0.5) * PIER_STEP_Y


@cache
def pier_place(pier: int) -> tuple[float, float]:
    """The first pier of a site lies west, the second east of it (M-2.11)."""
    site = int(box.PIER_SITE[pier])
    west = box.SITE_PIERS[site][0] == pier
    return (WEST if west else EAST), site_place(site)[1]


@cache
def boat_place(pier: int) -> tuple[float, float]:
    """Outside the pier, where it hides nothing; at its start the boat lies above all sites."""
    if pier < 0:
        return MIDDLE, 48
    x, y = pier_place(pier)
    return (SIDE + BOAT_LANE if x < MIDDLE else SIDE - 8 + SEA_W - BOAT_LANE), y


@cache
def pier_width(pier: int) -> float:
    return WEST_W if pier_place(pier)[0] < MIDDLE else EAST_W


@cache
def rock_place(land: int) -> tuple[float, float]:
    """The square of a landscape on the oracle rock (M-9.1)."""
    layout = box.HAS.oracle_rock.layout
    row = next(r for r in range(2) if box.LANDSCAPES[land] in layout[r])
    col = layout[row].index(box.LANDSCAPES[land])
    return ROCK[0] + (col - 0.5) * (ROCK_CELL + 4), ROCK[1] + (row - 0.5) * (ROCK_CELL + 4)


@cache
def row_place(place: int) -> tuple[float, float]:
    """A place of the face-up rows; each row is led by its pile."""
    gap = 1 if place < box.VALUABLES_FACE_UP else 2
    return SIDE + 40 + (place + gap) * 61 + (18 if gap == 2 else 0), CARDS_TOP + 50


@cache
def pile_place(deck: int) -> tuple[float, float]:
    x, y = row_place(0 if deck == 0 else box.VALUABLES_FACE_UP)
    return x - 61, y


POLE_STACK = (ROCK[0], ROCK[1] + 132)
BAG = (ROCK[0] - 44, ROCK[1] + 212)
STACK = (ROCK[0] + 26, ROCK[1] + 206)
ASIDE = (ROCK[0] + 26, ROCK[1] + 284)
