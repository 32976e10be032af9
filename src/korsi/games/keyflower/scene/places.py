"""Where everything lies, on a wide screen and on a tall one; plans.py says how each is divided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import copysign, cos, inf, pi, sin, sqrt
from typing import Any

from .. import state
from ..box import BOATS, FIRST_BOAT, STEP_Q, STEP_R

Spot = tuple[float, float]
At = tuple[float, float, float]  # x, y, radius
Box = tuple[float, float, float, float]  # left, top, width, height
Cell = tuple[int, int]

R = 60.0  # tiles are drawn with this radius and scaled
ROOT3 = sqrt(3.0)
STEPS = tuple(zip(STEP_Q.tolist(), STEP_R.tolist(), strict=True))
EDGE_ANGLES = tuple(pi / 2 + d * pi / 3 for d in range(6))  # S, then clockwise
PANEL_HEAD, PANEL_ROW = 34.0, 20.0  # above a village; a second row where the first is too short
SHORT_HEAD = 340.0
RIM = 11.0  # between a village, with the rings round its tiles, and the frame of its ground
# The sides of a tile where bids stand: the viewer's own in front, the others round the table.
AHEAD, FACING, SLANT = (
    0.92,
    0.98,
    0.95,
)  # how far up or down, in radii: at level sides, at slanting ones
EDGE_THERE = 1 - SLANT / ROOT3  # how far from the middle a slanting side is at that height
RESTS = 18.0  # beyond it the middle of a bid, which so lies on the edge with its end
PAST = 50.0  # and at least so far, past the bid at the level side
OUTBID = 0.86  # so large is one that was outbid, beside the one that leads
SIDES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 2, 3, 4), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
# The sizes of text on a tile of radius R. Up to WHOLE a tile also says what its upgrade costs and
# brings; up to SIDE all its side says; beyond, what it does, in large letters; then only symbols.
FONTS = (12.0, 14.0, 16.0, 20.0, 24.0, 27.5, 31.0, 36.0)
WHOLE, SIDE = 16.0, 20.0
FARTHEST = 2  # so many new tiles in a row have room, if all can be read then
SHELVED = 0.7  # so large tiles beside a village may be, of the largest that lie in it
NAMED = 27.5  # up to here a tile also bears its name
NAMEABLE = 15.4 * R / NAMED  # the smallest that does so on a wide screen
SIDED = 15.4 * R / SIDE  # the smallest that says all its side does
LETTERED = 15.4 * R / WHOLE  # and the smallest that also says what its upgrade costs


# Steps with buttons in the bar, and all in which something is chosen at the screen: for whoever
# acts and nobody else.
BUTTONS = (state.CHOOSE, state.SPEND, state.SPEND_SKILL)
AT_SCREEN = (*BUTTONS, state.PAY)


def head_tall(w: float) -> float:
    """How tall the head of a ground that broad is: its owner's name needs a row of its own where
    it does not fit beside what is counted."""
    return PANEL_HEAD + (PANEL_ROW if w < SHORT_HEAD else 0)


def corner(i: int, radius: float = R) -> Spot:
    """A corner of a flat-topped hexagon."""
    return radius * cos(i * pi / 3), radius * sin(i * pi / 3)


def side_middle(d: int, radius: float = R, out: float = 1.0) -> Spot:
    """The middle of a side."""
    reach = radius * ROOT3 / 2 * out
    return reach * cos(EDGE_ANGLES[d]), reach * sin(EDGE_ANGLES[d])


def beside(d: int, radius: float, front: float = AHEAD) -> Spot:
    """Where a bid stands at a side: so far out that it leaves what the tile says to be read.
    `front`: how far the viewer's own."""
    across, down = cos(EDGE_ANGLES[d]), sin(EDGE_ANGLES[d])
    if abs(across) < 0.1:
        return 0.0, (front if down > 0 else -FACING) * radius
    return copysign(out_from(radius), across), copysign(SLANT, down) * radius


def out_from(radius: float) -> float:
    """How far from the middle of a tile the bids at its slanting sides stand: their ends lie on its
    edge, so that nobody takes them for those of the next tile."""
    return max(PAST, EDGE_THERE * radius + RESTS)


@cache
def hex_path(radius: float = R) -> str:
    points = " L".join(f"{x:.2f} {y:.2f}" for x, y in (corner(i, radius) for i in range(6)))
    return f"M{points} Z"


@cache
def font_at(least: float) -> float:
    """The first size of text that is as large; 0: there is none."""
    return next((font for font in FONTS if font >= least), 0.0)


@dataclass(frozen=True)
class Ground:
    """A village on its ground: axial (q, r) -> x, y."""

    x: float
    y: float
    radius: float

    def at(self, q: float, r: float) -> Spot:
        return self.x + 1.5 * self.radius * q, self.y + ROOT3 * self.radius * (r + q / 2)


def extent(cells: list[Cell]) -> Box:
    """The rectangle round cells of radius 1."""
    xs = [1.5 * q for q, _ in cells]
    ys = [ROOT3 * (r + q / 2) for q, r in cells]
    return min(xs) - 1, min(ys) - ROOT3 / 2, max(xs) - min(xs) + 2, max(ys) - min(ys) + ROOT3


def cells_round(cells: list[Cell]) -> list[Cell]:
    """Every cell beside these."""
    return sorted({(q + dq, r + dr) for q, r in cells for dq, dr in STEPS})


def fitted(village: Box, box: Box, most: float) -> Ground:
    """As large as the box allows, in its middle."""
    left, top, w, h = box
    x, y, wide, tall = village
    radius = min(most, w / wide, h / tall)
    return Ground(left + w / 2 - radius * (x + wide / 2), top + h / 2 - radius * (y + tall / 2),
                  radius)  # fmt: skip


def fitted_beside(cells: list[Cell], box: Box, notch: Box | None, most: float) -> Ground:
    """As large as cells of a village can lie in a box of which a lower corner is not theirs: those
    of some columns above it, the others beside it."""
    if notch is None:
        return fitted(extent(cells), box, most)
    left, top, w, h = box
    above, at_right = notch[1] - top, notch[0] > left
    beside = notch[0] - left if at_right else left + w - notch[0] - notch[2]
    side = 1 if at_right else -1  # else all is seen in a mirror
    middles = [(side * 1.5 * q, ROOT3 * (r + q / 2)) for q, r in cells]
    first, last = min(x for x, _ in middles) - 1, max(x for x, _ in middles) + 1
    high, low = (most_of(y for _, y in middles) + by for most_of, by in EXTREMES)
    ways = []
    for split in (first, *sorted({x + 1 for x, _ in middles})):  # columns up to there lie beside it
        deepest = max((y + ROOT3 / 2 for x, y in middles if x > split), default=-inf)
        rooms = (w, last - first), (h, low - high), (beside, split - first), (above, deepest - high)
        radius = min(most, *(room / size for room, size in rooms if size > 0))
        right = min(w - last * radius, beside - split * radius if split > first else w)
        below = min(h - low * radius, above - deepest * radius)
        ways.append((radius, (right - first * radius) / 2, (below - high * radius) / 2))
    radius, x, y = max(ways, key=lambda way: way[0])
    return Ground(left + x if at_right else left + w - x, top + y, radius)


def touch(one: Box, other: Box) -> bool:
    """Do two boxes share any room?"""
    (x, y, w, h), (u, v, wide, tall) = one, other
    return x < u + wide and u < x + w and y < v + tall and v < y + h


EXTREMES = (min, -ROOT3 / 2), (max, ROOT3 / 2)


@dataclass(frozen=True)
class Plan:
    """How one layout divides the table."""

    width: float
    height: float
    letter: float  # no text is smaller
    finger: float  # no target of a tile, a bid or a button is smaller
    season: Spot
    supply: tuple[float, float, float]  # the first thing in it, and the step to the next
    queue: Spot
    offer_box: Box | None
    offer: dict[int, Spot]
    offer_radius: float
    bid_scale: float  # of the one that leads
    front_bid: float  # how far out the viewer's own bids stand, in radii
    boat_box: Box | None
    boats: tuple[Spot, ...]
    boat_size: Spot
    panels: dict[int, Box]
    usual: dict[int, Box] | None  # the same when nothing is placed, if they lie elsewhere then
    largest: tuple[float, float]  # radius of tiles in one's own village, in others'
    shelves: tuple[float, float]  # height of the row of tiles beside one's own village, others'
    screen: Box
    workers: tuple[float, float, float]
    skills: tuple[float, float, float]
    stack: float  # how large figures behind the screen are
    winter: At  # the first of the viewer's winter tiles; the others follow to the right
    bar: Box
    button: Spot  # how large a number to choose is
    headings: tuple[tuple[str, float, float, float], ...]  # key, x, y, width: what lies below
    # where one, two, ... others' bids stand, if not at the sides facing them
    chips: tuple[tuple[Spot, ...], ...] = ()
    notch: Box | None = None  # the lower corner of the viewer's ground that is not part of it
    sections: tuple[tuple[str, Box], ...] = ()
    pinned: str = "strip"  # the section that stays in sight below the others


class Places:
    """The layout of one position for one viewer (-1: a spectator looks over seat 0's shoulder)."""

    def __init__(
        self, s: Any, viewer: int, layout: str, numbers: int, divide: Callable[[Places], Plan]
    ):
        self.s, self.viewer, self.layout = s, viewer, layout
        self.numbers = numbers  # of workers that may be chosen among
        self.players: int = self.s.players
        self.front = max(0, viewer)
        self.place: list[int] = self.s.place
        self.owner: list[int] = self.s.owner
        self.over: bool = self.s.step == state.OVER
        self.plan = divide(self)
        self.panels, self.offer = self.plan.panels, self.plan.offer
        self.offer_radius = self.plan.offer_radius

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

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        return [(self.front + i) % self.players for i in range(1, self.players)]

    def font(self, radius: float) -> float:
        """How large letters must be on a tile of this size; 0: it has no room for any."""
        return font_at(self.plan.letter * R / radius)

    # ------------------------------------------------------------------ the offer and the boats

    def side_of(self, seat: int) -> int:
        """F-1.5: the side of every tile that faces a seat."""
        return SIDES[self.players][(seat - self.front) % self.players]

    def bid(self, tile: int, seat: int, there: Sequence[int] = ()) -> Spot:
        """`there`: the others who bid on it; a lone one stands right at the tile."""
        x, y = self.offer[tile]
        if self.plan.chips and seat != self.front:
            others = there or self.others
            dx, dy = self.plan.chips[len(others) - 1][others.index(seat)]
        else:
            dx, dy = beside(self.side_of(seat), self.offer_radius, self.plan.front_bid)
        return x + dx, y + dy

    @cached_property
    def boats(self) -> list[int]:
        return [b for b in range(BOATS) if self.place[FIRST_BOAT + b] == state.MOORED]

    def boat(self, boat: int) -> Spot:
        return self.plan.boats[boat]

    @cached_property
    def moored(self) -> tuple[tuple[int, Spot], ...]:
        """The boats of the row, and where each lies."""
        return tuple((boat, self.boat(boat)) for boat in self.boats)

    # ------------------------------------------------------------------ villages

    def waiting(self, seat: int) -> list[int]:
        """Tiles a seat owns that lie beside its village: gained or without a place."""
        aside = self.tiles(state.ASIDE, seat)
        return aside + (self.tiles(state.IN_HAND, seat) if seat != self.viewer else [])

    def gains(self, seat: int) -> bool:
        """Has a seat tiles beside its village, or had them when the season ended?"""
        fresh = any(self.s.fresh[t] for t in self.tiles(state.VILLAGE, seat))
        return bool(self.waiting(seat)) or (seat != self.viewer and fresh)

    def cell(self, tile: int) -> Cell:
        return self.s.q[tile], self.s.r[tile]

    def cells(self, seat: int) -> list[Cell]:
        """What has to be seen of a village; while its owner places tiles, every place for the next
        one and, where that leaves them large, room for all from the beginning: nothing moves under
        the hand when one more lies."""
        tiles = self.tiles(state.VILLAGE, seat)
        lie = [self.cell(t) for t in tiles] or [(0, 0)]
        if seat != self.viewer or self.s.step != state.PLACE:
            return lie
        free = cells_round(lie) if self.tiles(state.IN_HAND, seat) else []
        if self.layout == "tall":  # on a phone there is room for the next tile alone
            return lie + free
        old = self.settled_cells(seat)
        for n in range(min(FARTHEST, self.to_place)):
            grown = cells_round(old)
            room = self.inside(seat), self.notch(seat)
            if n and fitted_beside(grown, *room, 1e3).radius < LETTERED:
                break
            old = grown
        return lie + old + free

    def settled_cells(self, seat: int) -> list[Cell]:
        """What lies in a village since an earlier season."""
        tiles = self.tiles(state.VILLAGE, seat)
        return [self.cell(t) for t in tiles if not self.s.fresh[t]] or [(0, 0)]

    @cached_property
    def spreads(self) -> bool:
        """Does the viewer's ground make room for what is placed in it?"""
        return self.viewer >= 0 and self.s.step == state.PLACE and self.to_place > 0

    @cached_property
    def cells_beside(self) -> dict[Cell, tuple[int, int]]:
        """F-9.2: the free cells round the viewer's village, each beside the first tile it touches,
        and in which direction of it."""
        lie = {self.cell(tile): tile for tile in self.tiles(state.VILLAGE, self.viewer)}
        found: dict[Cell, tuple[int, int]] = {}
        for (q, r), tile in lie.items():
            for way, (dq, dr) in enumerate(STEPS):
                if (q + dq, r + dr) not in lie:
                    found.setdefault((q + dq, r + dr), (tile, way))
        return found

    @cached_property
    def to_place(self) -> int:
        """F-9.5: so many tiles the viewer places, with those that lie already."""
        lie = [t for t in self.tiles(state.VILLAGE, self.viewer) if self.s.fresh[t]]
        return len(lie) + len(self.tiles(state.IN_HAND, self.viewer))

    @cached_property
    def extents(self) -> tuple[Box, ...]:
        """The rectangle round each village, of tiles of radius 1."""
        return tuple(extent(self.cells(seat)) for seat in range(self.players))

    @cached_property
    def settled(self) -> tuple[Box, ...]:
        """The same without what this season has brought."""
        return tuple(extent(self.settled_cells(seat)) for seat in range(self.players))

    @cached_property
    def grounds(self) -> dict[int, Ground]:
        """Each village as large as its panel allows; where all are in sight together, none larger
        than the viewer's own."""
        out: dict[int, Ground] = {}
        own, most = self.plan.largest
        for seat in (self.front, *self.others):
            out[seat] = self.ground(seat, most if out else own)
            # while tiles are placed one's own village grows: those of the others stay as they are
            if seat == self.front and not self.plan.sections:
                most = min(most, self.usual_ground(seat, own).radius)
        return out

    def inside(self, seat: int, base: bool = False) -> Box:
        """What a village may take of its ground."""
        left, top, w, h = (self.plan.usual if base and self.plan.usual else self.panels)[seat]
        head = head_tall(w)
        return left + RIM, top + head + RIM, w - 2 * RIM, h - head - 2 * RIM - 2

    def notch(self, seat: int) -> Box | None:
        """What of it is not for the village, with what is between a village and its frame."""
        if seat != self.front or self.plan.notch is None:
            return None
        left, top, w, h = self.plan.notch
        return left - RIM, top - RIM - 2, w + 2 * RIM, h + 2 * RIM

    def usual_ground(self, seat: int, most: float) -> Ground:
        """Where a village has lain since the last season."""
        return fitted(self.settled[seat], self.inside(seat, base=True), most)

    def ground(self, seat: int, most: float) -> Ground:
        """As it lay before, if all there is now has room so; else no larger, unless the ground is
        another one meanwhile."""
        left, top, w, h = self.inside(seat)
        h -= self.shelf_tall(seat)
        usual = self.usual_ground(seat, most)
        notch = self.notch(seat)
        x, y, across, down = (size * usual.radius for size in self.extents[seat])
        x, y = x + usual.x, y + usual.y
        a_bit = 0.1
        if (
            left <= x + a_bit
            and top <= y + a_bit
            and x + across <= left + w + a_bit
            and y + down <= top + h + a_bit
            and not (notch and touch((x, y, across, down), notch))
        ):
            return usual
        anew = self.s.step == state.PLACE and (
            self.plan.sections or (seat == self.front and self.spreads)
        )
        largest = most if anew else usual.radius
        return fitted_beside(self.cells(seat), (left, top, w, h), notch, largest)

    def shelf_tall(self, seat: int) -> float:
        return self.shelves_tall.get(seat, 0.0)

    @cached_property
    def shelves_tall(self) -> dict[int, float]:
        """The height of the row of tiles beside a village: as the layout says, and more where the
        village leaves room, so that they can be read."""
        found = {}
        for seat in filter(self.gains, range(self.players)):
            other = seat != self.front
            least, largest = self.plan.shelves[other], self.plan.largest[other]
            _, top, w, h = self.inside(seat)
            village, usual = self.extents[seat], self.usual_ground(seat, largest)
            most = ROOT3 * SHELVED * largest + 6
            below = top + h - usual.y - (village[1] + village[3]) * usual.radius
            free = (
                h - least - fitted(village, (0, 0, w, h - least), usual.radius).radius * village[3]
            )
            found[seat] = max(least, min(max(below, least + free if below < least else 0), most))
        return found

    def shelf(self, seat: int) -> dict[int, At]:
        """Tiles beside the village: x, y, radius."""
        left, top, w, h = self.panels[seat]
        if notch := self.plan.notch if seat == self.front else None:
            at_right = notch[0] > left  # the tiles lie beside it
            left, w = (left, notch[0] - left) if at_right else (notch[0] + notch[2], w - notch[2])
        there = self.waiting(seat)
        tall = self.shelf_tall(seat)
        radius = min((tall - 6) / ROOT3, (w - 16) / (2.1 * max(1, len(there))))
        return {
            tile: (left + 10 + radius + i * 2.1 * radius, top + h - tall / 2 - 3, radius)
            for i, tile in enumerate(there)
        }

    def tiles_of(self, seat: int) -> dict[int, At]:
        """A seat's tiles, in the village and beside it."""
        ground = self.grounds[seat]
        there = self.tiles(state.VILLAGE, seat)
        return {t: (*ground.at(*self.cell(t)), ground.radius) for t in there} | self.shelf(seat)

    @cached_property
    def where(self) -> dict[int, At]:
        """Every tile that lies open: x, y, radius."""
        out = {t: (x, y, self.offer_radius) for t, (x, y) in self.offer.items()}
        for seat in (self.front, *self.others):
            out |= self.tiles_of(seat)
        out |= self.hand
        return out

    # ------------------------------------------------------------------ the foot

    @property
    def chooses_at_screen(self) -> bool:
        """Does the viewer choose workers, or what is paid, for what an earlier step named?"""
        return self.viewer >= 0 and (self.numbers > 0 or self.s.step in AT_SCREEN)

    @cached_property
    def chosen_cell(self) -> Cell | None:
        """The cell the viewer has named for the tile being placed."""
        anchor = self.s.cell_of[self.viewer] if self.viewer >= 0 else -1
        if anchor < 0:
            return None
        (q, r), way = self.cell(anchor), self.s.cell_way[self.viewer]
        return q + STEPS[way][0], r + STEPS[way][1]

    @cached_property
    def row(self) -> tuple[float, float, float]:
        """Of tiles in the bar: the left end, the middle line, the height."""
        left, top, _, h = self.plan.bar
        tall = min(h, 98.0) if self.layout == "wide" else 58.0
        return left, top + tall / 2, tall

    @cached_property
    def hand(self) -> dict[int, At]:
        """Tiles the viewer has to place: in the bar."""
        if self.viewer < 0:
            return {}
        there = self.tiles(state.IN_HAND, self.viewer)
        left, middle, tall = self.row
        beside = self.plan.bar[3] <= tall  # buttons stand in this row too
        room = self.plan.bar[2] - (172 if self.layout == "wide" else 116 if beside else 12)
        step = min(2 * tall / ROOT3, room / max(1, len(there)))
        radius = min((tall - 16) / ROOT3, step / 2 - 2)
        out = {t: (left + 6 + (i + 0.5) * step, middle, radius) for i, t in enumerate(there)}
        if self.chosen_cell is not None:  # this one lies there already; the others stay
            ground, placing = self.grounds[self.viewer], self.s.placing[self.viewer]
            out[placing] = (*ground.at(*self.chosen_cell), ground.radius)
        return out

    @property
    def dealt(self) -> list[int]:
        """F-2.8: the viewer's winter tiles that are not on offer."""
        if self.viewer < 0:
            return []
        dealt = (state.DEALT, state.CHOSEN, state.KEPT)
        return sorted(t for place in dealt for t in self.tiles(place, self.viewer))

    @property
    def dealt_beside(self) -> bool:
        """Do they lie by the screen? Where they are chosen, they lie in the bar."""
        return bool(self.dealt) and self.s.step != state.SELECT

    @cached_property
    def winter(self) -> dict[int, At]:
        """Those tiles: in the bar when they are chosen, else by the screen."""
        x, y, radius = self.plan.winter
        if self.s.step == state.SELECT:
            left, top, _, h = self.plan.bar
            radius = (min(h, 98.0) - 14) / ROOT3
            x, y = left + 10 + radius, top + min(h, 98.0) / 2
        return {t: (x + i * (2 * radius + 6), y, radius) for i, t in enumerate(self.dealt)}

    def worker(self, colour: int) -> Spot:
        x, y, step = self.plan.workers
        return x + colour * step, y

    def skill(self, kind: int) -> Spot:
        x, y, step = self.plan.skills
        return x + kind * step, y
