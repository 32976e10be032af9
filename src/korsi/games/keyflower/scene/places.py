"""Where everything lies: the offer above, the viewer's village large, the others beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import ceil, copysign, cos, pi, sin, sqrt
from types import SimpleNamespace
from typing import Any

from .. import state
from ..box import BOATS, FIRST_BOAT, STEP_Q, STEP_R

Spot = tuple[float, float]
At = tuple[float, float, float]  # x, y, radius
Box = tuple[float, float, float, float]  # left, top, width, height

WIDTH, HEIGHT = 1280.0, 960.0
R = 60.0  # tiles are drawn with this radius and scaled
ROOT3 = sqrt(3.0)
STEPS = tuple(zip(STEP_Q.tolist(), STEP_R.tolist(), strict=True))
EDGE_ANGLES = tuple(pi / 2 + d * pi / 3 for d in range(6))  # S, then clockwise
HEAD = 46.0
OFFER_WIDE = 1036.0
FOOT = 148.0  # the screen and the buttons
PANEL_HEAD = 34.0
MINE_WIDE = 622.0
GAP = 8.0
# The sides of a tile where bids stand: the viewer's own in front, the others round the table.
AHEAD, SLANT = 0.92, (0.9, 0.66)  # how far out, in radii: at level sides, at slanting ones
SIDES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 2, 3, 4), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}


def corner(i: int, radius: float = R) -> Spot:
    """A corner of a flat-topped hexagon."""
    return radius * cos(i * pi / 3), radius * sin(i * pi / 3)


def side_middle(d: int, radius: float = R, out: float = 1.0) -> Spot:
    """The middle of a side."""
    reach = radius * ROOT3 / 2 * out
    return reach * cos(EDGE_ANGLES[d]), reach * sin(EDGE_ANGLES[d])


def beside(d: int, radius: float) -> Spot:
    """Where a bid stands at a side: so far out that it leaves what the tile says to be read."""
    across, down = cos(EDGE_ANGLES[d]), sin(EDGE_ANGLES[d])
    if abs(across) < 0.1:
        return 0.0, copysign(AHEAD, down) * radius
    return copysign(SLANT[0], across) * radius, copysign(SLANT[1], down) * radius


@cache
def hex_path(radius: float = R) -> str:
    points = " L".join(f"{x:.2f} {y:.2f}" for x, y in (corner(i, radius) for i in range(6)))
    return f"M{points} Z"


@dataclass(frozen=True)
class Ground:
    """A village on its ground: axial (q, r) -> x, y."""

    x: float
    y: float
    radius: float

    def at(self, q: float, r: float) -> Spot:
        return self.x + 1.5 * self.radius * q, self.y + ROOT3 * self.radius * (r + q / 2)


def fitted(cells: list[tuple[int, int]], box: Box, most: float) -> Ground:
    """As large as the box allows, in its middle."""
    left, top, w, h = box
    xs = [1.5 * q for q, _ in cells]
    ys = [ROOT3 * (r + q / 2) for q, r in cells]
    wide, tall = max(xs) - min(xs) + 2, max(ys) - min(ys) + ROOT3
    radius = min(most, w / wide, h / tall)
    x = left + w / 2 - radius * (max(xs) + min(xs)) / 2
    y = top + h / 2 - radius * (max(ys) + min(ys)) / 2
    return Ground(x, y, radius)


# Fields of the record that decide where things lie.
LAID_BY = ("players", "step", "place", "owner", "q", "r", "cell_of", "cell_way", "placing")
_kept: dict[Any, Places] = {}


def places_of(s: Any, viewer: int) -> Places:
    """The layout of a position; the same one as long as nothing comes to lie elsewhere."""
    key = (viewer, *map(s.bytes_of, LAID_BY))
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= 64:
            _kept.clear()
        fields = SimpleNamespace(**{name: getattr(s, name) for name in LAID_BY})
        found = _kept[key] = Places(fields, viewer)
    return found


class Places:
    """The layout of one position for one viewer (-1: a spectator looks over seat 0's shoulder)."""

    def __init__(self, s: Any, viewer: int):
        self.s, self.viewer = s, viewer
        self.players: int = self.s.players
        self.front = max(0, viewer)
        self.place: list[int] = self.s.place
        self.owner: list[int] = self.s.owner
        self.over: bool = self.s.step == state.OVER
        # rows of the offer; at the end nothing is on offer and the villages fill the table
        self.rows = 0 if self.over else 1 if self.players == 2 else 2
        self.row_tall = 152.0 if self.players == 2 else 140.0
        tall = self.rows * self.row_tall
        self.offer_box: Box = 10, HEAD, OFFER_WIDE, tall
        self.boat_box: Box = 1056, HEAD, 214, tall
        self.boat_tall = tall / self.players
        self.village_top = HEAD + tall + (GAP if self.rows else 0)
        self.screen_box: Box = 10, HEIGHT - FOOT, MINE_WIDE, FOOT - 10
        bar_left = 10 if viewer < 0 else 10 + MINE_WIDE + GAP  # who only watches has no screen
        self.bar_box: Box = bar_left, HEIGHT - FOOT, WIDTH - 10 - bar_left, FOOT - 10

    @cached_property
    def lying(self) -> dict[tuple[int, int], list[int]]:
        """Tiles by where they are and whose they are; of anybody's, by seat -1."""
        found: dict[tuple[int, int], list[int]] = {}
        for tile, (place, seat) in enumerate(zip(self.place, self.owner, strict=True)):
            for key in {(place, seat), (place, -1)}:
                found.setdefault(key, []).append(tile)
        return found

    def tiles(self, place: int, seat: int = -1) -> list[int]:
        return list(self.lying.get((place, seat), ()))

    # ------------------------------------------------------------------ the offer and the boats

    @cached_property
    def columns(self) -> int:
        return max(6, ceil(len(self.tiles(state.OFFERED)) / max(1, self.rows)))

    @cached_property
    def offer(self) -> dict[int, Spot]:
        """Tiles on offer, village tiles first."""
        left, top, w, _ = self.offer_box
        there, columns = self.tiles(state.OFFERED), self.columns
        out = {}
        for i, tile in enumerate(there):
            row, column = divmod(i, columns)
            in_row = min(columns, len(there) - row * columns)
            start = left + w / 2 - (in_row - 1) / 2 * w / columns
            out[tile] = (start + column * w / columns, top + (row + 0.5) * self.row_tall)
        return out

    @cached_property
    def offer_radius(self) -> float:
        """So large that bids at slanting sides do not touch those of the next tile."""
        half = OFFER_WIDE / self.columns / 2
        by_width = half - 7 if self.players == 2 else (half - 27) / SLANT[0]
        return min(by_width, (self.row_tall - 30) / (2 * AHEAD))

    def side_of(self, seat: int) -> int:
        """F-1.5: the side of every tile that faces a seat."""
        return SIDES[self.players][(seat - self.front) % self.players]

    def bid(self, tile: int, seat: int) -> Spot:
        x, y = self.offer[tile]
        dx, dy = beside(self.side_of(seat), self.offer_radius)
        return x + dx, y + dy

    @cached_property
    def boats(self) -> list[int]:
        return [b for b in range(BOATS) if self.place[FIRST_BOAT + b] == state.MOORED]

    def boat(self, boat: int) -> Spot:
        left, top, w, _h = self.boat_box
        return left + w / 2, top + (boat + 0.5) * self.boat_tall

    # ------------------------------------------------------------------ villages

    @cached_property
    def panels(self) -> dict[int, Box]:
        """The ground of each seat: the viewer's at the left, the others round the table."""
        top, tall = self.village_top, HEIGHT - FOOT - self.village_top - GAP
        out: dict[int, Box] = {self.front: (10, top, MINE_WIDE, tall)}
        others = [(self.front + i) % self.players for i in range(1, self.players)]
        left, wide = 10 + MINE_WIDE + GAP, WIDTH - 20 - MINE_WIDE - GAP
        lines = {1: [1], 2: [2], 3: [2, 1], 4: [2, 2], 5: [3, 2]}[len(others)]
        each_tall = (tall - GAP * (len(lines) - 1)) / len(lines)
        for line, count in enumerate(lines):
            each = (wide - GAP * (count - 1)) / count
            for i in range(count):
                seat = others.pop(0)
                out[seat] = (left + i * (each + GAP), top + line * (each_tall + GAP), each,
                             each_tall)  # fmt: skip
        return out

    def waiting(self, seat: int) -> list[int]:
        """Tiles a seat owns that lie beside its village: gained or without a place."""
        if seat == self.viewer:
            return self.tiles(state.ASIDE, seat)
        return self.tiles(state.ASIDE, seat) + self.tiles(state.IN_HAND, seat)

    def free_cells(self, seat: int) -> list[tuple[int, int]]:
        """Every free cell beside a village."""
        taken = {self.cell(t) for t in self.tiles(state.VILLAGE, seat)}
        near = {(q + STEPS[d][0], r + STEPS[d][1]) for q, r in taken for d in range(6)}
        return sorted(near - taken)

    def cell(self, tile: int) -> tuple[int, int]:
        return self.s.q[tile], self.s.r[tile]

    @cached_property
    def grounds(self) -> dict[int, Ground]:
        """Each village as large as its panel allows."""
        out = {}
        for seat, (left, top, w, h) in self.panels.items():
            cells = [self.cell(t) for t in self.tiles(state.VILLAGE, seat)] or [(0, 0)]
            if seat == self.viewer and self.s.step == state.PLACE:
                cells = cells + self.free_cells(seat)
            shelf = self.shelf_tall(seat)
            box = (left + 8, top + PANEL_HEAD + 8, w - 16, h - PANEL_HEAD - 18 - shelf)
            out[seat] = fitted(cells, box, 84 if seat == self.front else 64)
        return out

    def shelf_tall(self, seat: int) -> float:
        if not self.waiting(seat):
            return 0
        return 92 if seat == self.front else 46

    def shelf(self, seat: int) -> dict[int, At]:
        """Tiles beside the village: x, y, radius."""
        left, top, w, h = self.panels[seat]
        there = self.waiting(seat)
        tall = self.shelf_tall(seat)
        radius = min((tall - 6) / ROOT3, (w - 16) / (2.1 * max(1, len(there))))
        return {
            tile: (left + 10 + radius + i * 2.1 * radius, top + h - tall / 2 - 3, radius)
            for i, tile in enumerate(there)
        }

    @cached_property
    def where(self) -> dict[int, At]:
        """Every tile that lies open: x, y, radius."""
        out = {t: (x, y, self.offer_radius) for t, (x, y) in self.offer.items()}
        for seat in range(self.players):
            ground = self.grounds[seat]
            for tile in self.tiles(state.VILLAGE, seat):
                out[tile] = (*ground.at(*self.cell(tile)), ground.radius)
            out |= self.shelf(seat)
        out |= self.hand
        return out

    # ------------------------------------------------------------------ the foot

    @cached_property
    def chosen_cell(self) -> tuple[int, int] | None:
        """The cell the viewer has named for the tile being placed."""
        anchor = self.s.cell_of[self.viewer] if self.viewer >= 0 else -1
        if anchor < 0:
            return None
        (q, r), way = self.cell(anchor), self.s.cell_way[self.viewer]
        return q + STEPS[way][0], r + STEPS[way][1]

    def turned(self, i: int) -> At:
        """The tile being placed, turned in the i-th way that fits, in the bar."""
        left, top, _, _ = self.bar_box
        return left + 58 + i * 102, top + 50, 48.0

    @cached_property
    def hand(self) -> dict[int, At]:
        """Tiles the viewer has to place: in the bar."""
        if self.viewer < 0:
            return {}
        left, top, w, h = self.bar_box
        there = self.tiles(state.IN_HAND, self.viewer)
        chosen = self.chosen_cell
        if chosen is not None:  # how it is turned is asked: the others make room
            ground = self.grounds[self.viewer]
            placing = self.s.placing[self.viewer]
            there.remove(placing)
            rest = {t: (left + 30 + i * 44, top + h - 24, 20.0) for i, t in enumerate(there)}
            return {placing: (*ground.at(*chosen), ground.radius), **rest}
        step = min(120.0, (w - 190) / max(1, len(there)))
        return {
            tile: (left + 64 + i * step, top + h / 2, min(56.0, step / 2 - 2))
            for i, tile in enumerate(there)
        }

    @cached_property
    def winter(self) -> dict[int, At]:
        """F-2.8: the viewer's winter tiles: in the bar when they are chosen, else on the screen."""
        if self.viewer < 0:
            return {}
        dealt = (state.DEALT, state.CHOSEN, state.KEPT)
        there = sorted(t for place in dealt for t in self.tiles(place, self.viewer))
        if self.s.step == state.SELECT:
            left, top, w, h = self.bar_box
            return {t: (left + 76 + i * 140, top + h / 2, 62.0) for i, t in enumerate(there)}
        left, top, w, h = self.screen_box
        return {t: (left + w - 40 - i * 72, top + h - 36, 34.0) for i, t in enumerate(there)}

    def worker(self, colour: int) -> Spot:
        left, top, _, _h = self.screen_box
        return left + 58 + colour * 92, top + 40

    def skill(self, kind: int) -> Spot:
        left, top, _, _h = self.screen_box
        return left + 430 + kind * 74, top + 40
