"""Where everything lies, in both layouts: all of it follows from the box (M-2).

Wide: the map with the viewer's hand below it, beside it the archipelago, cards and players. Tall:
sections one below the other, each as wide as a phone, 2 units for each of its 390 px.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from korsi.core.scene import Section

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
    "free": ("#ffe9a3", "#fff6d6"),  # round what may be built on
    "circle": ("#d8443f", "#c8322f"),
    "kilim": ("#1b2342", "#23305a"),
    "kilim-red": ("#a82f44", "#b5364c"),
    "kilim-blue": ("#2b8a8a", "#2f9a98"),
}

COLS = max(space.col for space in box.SPACES)
ROWS = max(space.row for space in box.SPACES)
ISLAND = [i for i, space in enumerate(box.SPACES) if space.row == 0]
LAST_ROW_ENDS = max(space.col for space in box.SPACES if space.row == ROWS)
Point = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Layout:
    """One arrangement of the same things: places in units of the picture."""

    name: str
    width: float
    # the map
    cell: Point  # width and height of a square
    grid: Point  # left and top of the grid; statues stand before it
    edge: float  # of the lagoon, from the edge of its part
    map: Point  # width and height of this part
    statue: Point  # x of those beside rows, y of those above columns
    island: float  # y of its spaces
    # the archipelago
    sea: tuple[float, float, float, float]
    sites: Point  # x of all, y of the first
    site_step: float
    pier: Point  # size of a pier
    pier_out: float  # from its site
    boat_out: float  # the boat's way, from the sites
    boat_start: float  # y
    piers_scale: float  # of numbers, symbols and bowls there
    # what can be had
    rock: Point
    rock_cell: float
    offer: tuple[float, float, float, float]
    piles: tuple[Point, Point]
    card_step: float
    card: float  # scale
    pole_stack: Point
    bag: Point
    stack: Point
    aside: Point
    amulet: float  # scale of bag and amulets
    # players
    seats: Point
    seat: Point  # width and height of a player's line
    sign: float  # y of the player's sign and points
    named: tuple[float, float, float, float]  # where it begins, size, width
    counts: tuple[float, float, float]  # x of the first, y, step
    seen: tuple[float, float, float]  # x, y, width of what everybody has seen
    count: float  # scale
    seen_card: float  # scale
    # the viewer's hand, and the sums it makes
    hand: tuple[float, float, float, float]
    sums: tuple[float, float, float]  # x, y, step
    sums_named: Point  # the middle of the line that says what they are
    letters: float  # size of the names of rows and columns
    # what is clicked
    touch_site: Point
    touch_card: Point
    touch_small: Point
    touch_held: Point
    # on a phone: so many kinds of things lie beside each other in a hand, and how large they are
    one_row: int = 8
    held: float = 1.4

    @property
    def tall(self) -> bool:
        return self.name == "tall"


def _wide() -> Layout:
    cell, grid = (88.0, 82.0), (92.0, 108.0)
    map_w = grid[0] + COLS * cell[0] + 24
    map_h = grid[1] + ROWS * cell[1] + (102 if ISLAND else 12)
    side = map_w + 20  # where the right half begins
    cards = 78.0 + box.SITES * 63 + 12
    rock = (side + 570, 94.0)
    row = cards + 50
    return Layout(
        name="wide", width=side + 666, cell=cell, grid=grid, edge=10, map=(map_w, map_h),
        statue=(44, 44), island=map_h - 50,
        sea=(side - 4, 10, 470, cards - 18), sites=(side + 231, 109.5), site_step=63,
        pier=(142, 53), pier_out=112, boat_out=207, boat_start=48, piers_scale=1.1,
        rock=rock, rock_cell=72, offer=(side - 4, cards, 660, 100),
        piles=((side + 42, row), (side + 406, row)), card_step=68, card=1.12,
        pole_stack=(rock[0] - 62, rock[1] + 128), bag=(rock[0] - 48, rock[1] + 218),
        stack=(rock[0] + 28, rock[1] + 212), aside=(rock[0] + 28, rock[1] + 292), amulet=1.1,
        seats=(side - 4, cards + 112), seat=(660, 86), sign=43, named=(148, 22, 20, 332),
        counts=(166, 58, 64), seen=(506, 43, 146), count=1.05, seen_card=0.7,
        hand=(10, map_h + 12, map_w - 6, 168), sums=(42, map_h + 155, 44),
        sums_named=(10 + map_w / 2, map_h + 118), letters=19,
        touch_site=(74, 60), touch_card=(64, 90), touch_small=(58, 64), touch_held=(56, 78),
    )  # fmt: skip


def _tall() -> Layout:
    width, cell, grid = 780.0, (88.0, 88.0), (66.0, 78.0)
    foot = grid[1] + ROWS * cell[1] + 2
    beside = len(ISLAND) < COLS - LAST_ROW_ENDS  # there is room for them at the end of that row
    island = foot - cell[1] / 2 if beside else foot + 48
    map_h = foot + (0 if beside else 100)
    sea = map_h + 12  # all the sites in sight at once; what can be had is a part of its own
    sums = sea + 84 + box.SITES * 90 + 16  # what the hand pays, above the cards it lacks
    offer = sums + 76
    hand = offer + 348
    return Layout(
        name="tall", width=width, cell=cell, grid=grid, edge=2, map=(width - 2, map_h),
        statue=(33, 24), island=island,
        sea=(4, sea, width - 8, sums - sea - 10), sites=(width / 2, sea + 129), site_step=90,
        pier=(228, 78), pier_out=178, boat_out=340, boat_start=sea + 46, piers_scale=1.5,
        rock=(648, offer + 108), rock_cell=88, offer=(4, offer, width - 8, 336),
        piles=((58, offer + 58), (58, offer + 164)), card_step=92, card=1.25,
        pole_stack=(498, offer + 278), bag=(64, offer + 278), stack=(186, offer + 284),
        aside=(342, offer + 284), amulet=1.4,
        seats=(4, hand + 196), seat=(width - 8, 178), sign=89, named=(194, 28, 26, 546),
        counts=(200, 74, 116), seen=(204, 138, 550), count=1.4, seen_card=0.86,
        hand=(4, hand, width - 8, 184), sums=(40, sums + 51, 48),
        sums_named=(width / 2, sums + 17), letters=24,
        touch_site=(100, 90), touch_card=(90, 104), touch_small=(92, 92), touch_held=(92, 92),
    )  # fmt: skip


LAYOUTS = {"wide": _wide(), "tall": _tall()}
_x, _y, _w, _h = LAYOUTS["tall"].hand
TALL_LOW = replace(LAYOUTS["tall"], hand=(_x, _y, _w, 124))
"""For a hand of one row: what stays in sight of it leaves more room for everything else."""
TALL_SMALL = replace(LAYOUTS["tall"], hand=(_x, _y + 12, _w, 78), one_row=12, held=1.1)
"""For a hand nothing is chosen of: all of the map is in sight above it."""


_FEW = replace(
    LAYOUTS["wide"], seat=(660, 150), sign=75, named=(172, 29, 24, 458), counts=(196, 75, 92),
    count=1.4, seen=(190, 121, 450), seen_card=0.66,
)  # fmt: skip
_FOUR = replace(
    LAYOUTS["wide"], seat=(660, 110), sign=55, named=(162, 27, 22, 328), counts=(180, 75, 66),
    count=1.05, seen=(526, 55, 128), seen_card=0.8,
)  # fmt: skip
_TWO = replace(
    _FEW, seat=(660, 200), sign=100, named=(172, 36, 28, 458), counts=(196, 98, 92), count=1.5,
    seen=(190, 158, 450), seen_card=0.8,
)  # fmt: skip
WIDE_FOR = (_TWO, _TWO, _TWO, _FEW, _FOUR, LAYOUTS["wide"])
"""By players: few of them have larger lines, where the others of the box would have theirs."""


@cache
def height(at: Layout, players: int) -> float:
    """Of the whole picture: wide there is room for all the colours of the box."""
    seats = players * (at.seat[1] + 8) + 4
    if not at.tall:
        seats = box.SEATS * (LAYOUTS["wide"].seat[1] + 8) + 4
    below = at.seats[1] + seats
    return max(below, at.hand[1] + at.hand[3] + 12)


@cache
def sections(at: Layout, players: int, holds: bool) -> tuple[Section, ...]:
    """Of the tall layout: what one swipes between, and the hand that stays in sight; who only
    watches has none."""
    if not at.tall:
        return ()
    _, top, _, high = at.hand
    sea, seats, all_ = at.sea[1], at.seats[1], height(at, players)
    cards = at.sums_named[1] - 20 if holds else at.offer[1]
    offered = at.offer[1] + at.offer[3] + 12 - cards
    return (
        Section("map", "section-map", 0, 0, at.width, at.map[1] + 2),
        Section("piers", "section-piers", 0, sea - 4, at.width, at.sea[3] + 8),
        Section("cards", "section-cards", 0, cards - 4, at.width, offered),
        Section("players", "section-players", 0, seats - 4, at.width, all_ - seats + 4),
        *([Section("hand", "section-hand", 0, top - 4, at.width, high + 8, hand=True)] * holds),
    )


# --------------------------------------------------------------------------- places


@cache
def space_middle(space: int, at: Layout) -> Point:
    """The middle of a space; spaces without a square lie on the island below the grid."""
    s = box.SPACES[space]
    if s.row > 0:
        return at.grid[0] + (s.col - 0.5) * at.cell[0], at.grid[1] + (s.row - 0.5) * at.cell[1]
    place = ISLAND.index(space)
    if _in_last_row(at):
        return at.grid[0] + LAST_ROW_ENDS * at.cell[0] + 68 + place * (at.cell[0] + 21), at.island
    step = (at.map[0] - 160) / max(1, len(ISLAND))
    return 100 + (place + 0.5) * step, at.island


def _in_last_row(at: Layout) -> bool:
    return bool(at.island < at.grid[1] + ROWS * at.cell[1])


@cache
def island_name(space: int, at: Layout) -> Point:
    """Where the number of an island space is written: in the water beside it."""
    x, y = space_middle(space, at)
    return (x - at.cell[0] / 2 - 11 if _in_last_row(at) else x + at.cell[0] / 2 + 10), y


@cache
def area_middle(area: str, at: Layout) -> Point:
    """The middle of an area's ring; it is no space, so its standing is shown there."""
    found = [space_middle(i, at) for i, s in enumerate(box.SPACES) if s.area == area]
    return sum(p[0] for p in found) / len(found), sum(p[1] for p in found) / len(found)


@cache
def path_line(path: int, at: Layout) -> tuple[float, float, float, float]:
    """Where a path runs: from its statue to its last space."""
    x, y = space_middle(box.MEMBERS[path][-1], at)
    if box.HAS.path[path].orientation == "horizontal":
        return at.statue[0], y, x, y
    return x, at.statue[1], x, y


@cache
def site_place(site: int, at: Layout) -> Point:
    return at.sites[0], at.sites[1] + site * at.site_step


@cache
def pier_place(pier: int, at: Layout) -> Point:
    """The first pier of a site lies west, the second east of it (M-2.11)."""
    x, y = site_place(int(box.PIER_SITE[pier]), at)
    return (x - at.pier_out if is_west(pier) else x + at.pier_out), y


def is_west(pier: int) -> bool:
    return bool(box.SITE_PIERS[int(box.PIER_SITE[pier])][0] == pier)


@cache
def boat_place(pier: int, at: Layout) -> Point:
    """Outside the pier, where it hides nothing; at its start the boat lies above all sites."""
    if pier < 0:
        return at.sites[0], at.boat_start
    out = -at.boat_out if is_west(pier) else at.boat_out
    return at.sites[0] + out, pier_place(pier, at)[1]


@cache
def rock_place(land: int, at: Layout) -> Point:
    """The square of a landscape on the oracle rock (M-9.1)."""
    layout, side = box.HAS.oracle_rock.layout, at.rock_cell + 4
    row = next(r for r in range(2) if box.LANDSCAPES[land] in layout[r])
    col = layout[row].index(box.LANDSCAPES[land])
    return at.rock[0] + (col - 0.5) * side, at.rock[1] + (row - 0.5) * side


@cache
def row_place(place: int, at: Layout) -> Point:
    """A place of the face-up rows; each row is led by its pile."""
    deck = int(box.PLACE_DECK[place])
    x, y = at.piles[deck]
    return x + at.card_step * (place + 1 - deck * box.VALUABLES_FACE_UP), y


@lru_cache(maxsize=256)
def hand_places(kinds: tuple[int, ...], at: Layout) -> list[tuple[float, float, float]]:
    """x, y and scale of what is held, by how many there are of each kind in turn.

    Wide all in one row; tall a place for each kind, large enough for a finger, in one row or two.
    """
    left, top, wide, high = at.hand
    if not at.tall:
        step = min(62.0, (wide - 84) / max(1, sum(kinds)))
        return [(left + 42 + i * step, top + 50, 1) for i in range(sum(kinds))]
    rows = 1 if len(kinds) <= at.one_row else 2
    in_row = -(-len(kinds) // rows) or 1  # two rows are equally full: none has a single thing in it
    columns = max(8, in_row)
    left += (columns - in_row) * wide / columns / 2  # in the middle, whichever way one reads
    out = []
    for i, count in enumerate(kinds):
        row, column = divmod(i, in_row)
        x = left + (column + 0.44) * wide / columns + 4
        y = top + high * (row + 0.5) / rows
        fan = min(10.0, 22 / count, (wide / columns - 62) / count)  # a card is so wide
        out += [(x + fan * copy, y - 2 * copy, at.held - 0.3 * (rows - 1)) for copy in range(count)]
    return out
