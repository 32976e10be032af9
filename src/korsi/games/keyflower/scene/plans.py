"""How the table is divided: on a wide screen as a whole, on a tall one in sections.

Wide: above the offer with its bids and the boats; below the viewer's village, large, and the
others' beside it, each as large as its ground allows; at the foot the screen and the bar. Tall:
the same things below each other, as wide as a phone, one section filling it at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from types import SimpleNamespace
from typing import Any

from .. import state
from .places import (
    AHEAD,
    EDGE_THERE,
    PANEL_HEAD,
    RESTS,
    ROOT3,
    Box,
    Places,
    Plan,
    Spot,
    fitted,
)

GAP = 8.0

# --------------------------------------------------------------------------- wide

WIDE, HIGH = 1400.0, 920.0
HEAD = 46.0
FOOT = 108.0  # the screen and the bar
BOATS_WIDE = 236.0
OFFER_WIDE = WIDE - 20 - GAP - BOATS_WIDE
SCREEN_WIDE = 780.0
NARROWEST, LOWEST = 176.0, 120.0  # the ground of a village
LARGEST = (104.0, 92.0)
FORES = (1.2, 1.5, 1.9, 2.4)  # so much larger than the others' one's own tiles may be
ALIKE = (10.0, 8.0), (13.0, 10.0)  # while tiles are placed: one's own ground, of few, of many
LETTERED = 58.0  # smaller tiles bear neither name nor price:
READ = 20.0  # that they do, if they can, is worth so much
PLENTY, PLENTY_OWN = 76.0, 92.0  # to be still larger is worth less; one's own are looked at most
LEAST_BOAT = 30.0


def wide(p: Places) -> Plan:
    """At the end nothing is on offer and the villages fill the table."""
    offered = p.tiles(state.OFFERED)
    placing = p.s.step == state.PLACE
    villages = p.extents if not placing else ((0.0, 0.0, 0.0, 0.0),) * p.players
    empty = p.over or not (offered or p.boats)
    rows, row_tall = divided(len(offered), p.players, empty, placing, villages, p.front)
    tall = rows * row_tall
    columns = in_each(len(offered), rows)
    boat_left, boat_tall = WIDE - 10 - BOATS_WIDE, tall / p.players
    bar_left = 10 if p.viewer < 0 else 10 + SCREEN_WIDE + GAP  # who only watches has no screen
    top, foot = HEAD + tall + (GAP if rows else 0), HIGH - FOOT
    middle = foot + (FOOT - 10) / 2
    return Plan(
        width=WIDE,
        height=HIGH,
        letter=15.4,
        finger=36,
        season=(0, 0),
        supply=(WIDE - 62 - 6 * 68, 0, 68),
        queue=(400, 23),
        offer_box=(10, HEAD, OFFER_WIDE, tall) if rows else None,
        offer=in_rows(offered, columns, (10, HEAD, OFFER_WIDE, row_tall)),
        offer_radius=offer_radius(columns, p.players, row_tall),
        bid_scale=bid_scale(p.players),
        front_bid=AHEAD,
        boat_box=(boat_left - 4, HEAD, BOATS_WIDE + 8, tall) if rows else None,
        boats=tuple(
            (boat_left + BOATS_WIDE / 2, HEAD + (i + 0.5) * boat_tall) for i in range(p.players)
        ),
        boat_size=(BOATS_WIDE, max(LEAST_BOAT, min(70.0, boat_tall - 5))),
        panels=wide_panels(villages, p.front, placing, top, foot - top - GAP),
        largest=LARGEST,
        shelves=(92, 46),
        screen=(10, foot, SCREEN_WIDE, FOOT - 10),
        workers=(60, middle, 82),
        skills=(384, middle, 68),
        stack=1,
        winter=(590, middle, 35),
        bar=(bar_left, foot, WIDE - 10 - bar_left, FOOT - 10),
        button=(46, 40),
    )


# The rows of the offer, and how tall each is: the ways there are.
ROWS = (
    (1, 140.0), (1, 166.0), (1, 190.0), (2, 138.0), (2, 148.0), (2, 168.0), (2, 186.0), (2, 204.0),
)  # fmt: skip


def in_each(offered: int, rows: int) -> int:
    """So many tiles of the offer stand in a row."""
    return max(4, ceil(offered / max(1, rows)))


def bid_scale(players: int) -> float:
    """Three bids stand beside each other where more than three play."""
    return 0.96 if players < 4 else 0.87


HALF_BID, APART = 25.0, 6.0


def offer_radius(columns: int, players: int, row_tall: float) -> float:
    """So large that bids at slanting sides do not touch those of the next tile."""
    half = OFFER_WIDE / columns / 2
    room = half - HALF_BID - APART - RESTS  # two bids beside each other stay well apart
    by_width = half - 7 if players == 2 else min(half - 12, room / EDGE_THERE)
    return min(by_width, (row_tall - 30) / (2 * AHEAD))


@lru_cache(maxsize=256)
def divided(
    offered: int, players: int, empty: bool, placing: bool, villages: tuple[Box, ...], front: int
) -> tuple[int, float]:
    """The rows of the offer, and how tall one is: while villages are small the offer gets what
    they leave empty, later one row may do, so that all tiles together are as large as can be."""
    if empty:
        return 0, 0.0
    if placing and offered <= 7:
        return 1, max(ROWS[0][1], LEAST_BOAT * players + 4)
    if placing:
        return 2, 148.0

    def worth(rows: int, row_tall: float) -> float:
        top = HEAD + rows * row_tall + GAP
        grounds = wide_panels(villages, front, False, top, HIGH - FOOT - top - GAP)
        offer = offer_radius(in_each(offered, rows), players, row_tall)
        read = READ * 2 * (offer >= LETTERED)
        seen = large(offer, LARGEST[0]) + read if offered else 0
        return worth_of(villages, grounds) + seen

    ways = [way for way in ROWS if way[0] * way[1] >= LEAST_BOAT * players]
    return max(ways, key=lambda way: worth(*way))


def in_rows(tiles: list[int], columns: int, first: Box) -> dict[int, Spot]:
    """Tiles side by side, each row in the middle of its box."""
    left, top, w, h = first
    out = {}
    for i, tile in enumerate(tiles):
        row, column = divmod(i, columns)
        in_row = min(columns, len(tiles) - row * columns)
        start = left + w / 2 - (in_row - 1) / 2 * w / columns
        out[tile] = (start + column * w / columns, top + (row + 0.5) * h)
    return out


def worth_of(villages: tuple[Box, ...], grounds: dict[int, Box]) -> float:
    """How large one's own tiles and the smallest of the others' are; where they can be read, more.
    The viewer's ground is the first."""
    sizes = [radius_on(villages[seat], ground) for seat, ground in grounds.items()]
    own = sizes[0]
    others = min(own, *sizes[1:])  # none is drawn larger than one's own
    read = READ * ((own >= LETTERED) + (others >= LETTERED))
    return large(own, LARGEST[0], PLENTY_OWN) + large(others, LARGEST[1]) + read


def large(radius: float, most: float, plenty: float = PLENTY) -> float:
    """What it is worth that tiles are that large."""
    return min(radius, plenty) + max(0.0, min(radius, most) - plenty) / 4


def radius_on(village: Box, ground: Box) -> float:
    """How large tiles of a village may be on its ground, beside what is above and below them."""
    _, _, w, h = ground
    return fitted(village, (0, 0, w - 16, h - PANEL_HEAD - 18), 1e3).radius


@lru_cache(maxsize=256)
def wide_panels(
    villages: tuple[Box, ...], front: int, placing: bool, top: float, tall: float
) -> dict[int, Box]:
    """The ground of each seat, the viewer's first, at the left. While tiles are placed the grounds
    stay, whatever grows on them."""
    seats = [(front + i) % len(villages) for i in range(len(villages))]
    needs = tuple(villages[seat][2:] for seat in seats)
    room = 10.0, top, WIDE - 20, tall
    if placing:
        needs = ALIKE[len(seats) > 3], *[(6.0, 6.0)] * (len(seats) - 1)
        return dict(zip(seats, grounds_in(needs, room, 1), strict=True))
    ways = [dict(zip(seats, grounds_in(needs, room, fore), strict=True)) for fore in FORES]
    return max(ways, key=lambda way: worth_of(villages, way))


# How grounds share a room: a ground, or two parts beside or below each other; with the least size
# it needs. Every way to cut the room is tried, with the seats in their order.
Cut = tuple[float, float, bool, Any]  # width, height, are the parts beside each other, the parts


def grounds_in(needs: tuple[Spot, ...], room: Box, fore: float) -> list[Box]:
    """The room cut so that the tiles of all villages are as large as can be, the first's so much
    larger."""
    _, _, wide, tall = room

    def filled(cut: Cut) -> float:
        return cut[0] / wide + cut[1] / tall

    least, most = 1.0, 400.0
    best = min(cuts(needs, least, fore), key=filled)
    while most - least > 0.5:
        radius = (least + most) / 2
        fits = [cut for cut in cuts(needs, radius, fore) if cut[0] <= wide and cut[1] <= tall]
        if fits:
            least, best = radius, min(fits, key=filled)
        else:
            most = radius
    return list(parts(best, room))


def cuts(needs: tuple[Spot, ...], radius: float, fore: float) -> list[Cut]:
    """All ways to put grounds of tiles that large together; none is wider and higher than
    another."""
    found: dict[tuple[int, int], list[Cut]] = {}
    for i, (across, down) in enumerate(needs):
        size = radius * (1 if i else fore)
        w, h = max(NARROWEST, across * size + 16), max(LOWEST, down * size + PANEL_HEAD + 18)
        found[i, i + 1] = [(w, h, False, ())]
    for long in range(2, len(needs) + 1):
        for begin in range(len(needs) - long + 1):
            end = begin + long
            made = [
                joined(first, second, beside)
                for between in range(begin + 1, end)
                for first in found[begin, between]
                for second in found[between, end]
                for beside in (True, False)
            ]
            found[begin, end] = smallest(made)
    return found[0, len(needs)]


def joined(first: Cut, second: Cut, beside: bool) -> Cut:
    widths, heights = (first[0], second[0]), (first[1], second[1])
    if beside:
        return sum(widths) + GAP, max(heights), True, (first, second)
    return max(widths), sum(heights) + GAP, False, (first, second)


def smallest(made: list[Cut]) -> list[Cut]:
    """Without those that are as wide and as high as another."""
    out: list[Cut] = []
    for cut in sorted(made, key=lambda cut: cut[:2]):
        if not out or cut[1] < out[-1][1] - 0.01:
            out.append(cut)
    return out


def parts(cut: Cut, room: Box) -> Iterator[Box]:
    """The grounds in their order; what is left over is shared by what each needs."""
    left, top, w, h = room
    _, _, beside, inside = cut
    if not inside:
        yield room
        return
    first, second = inside
    if beside:
        part = (w - GAP) * first[0] / (first[0] + second[0])
        yield from parts(first, (left, top, part, h))
        yield from parts(second, (left + part + GAP, top, w - GAP - part, h))
    else:
        part = (h - GAP) * first[1] / (first[1] + second[1])
        yield from parts(first, (left, top, w, part))
        yield from parts(second, (left, top + part + GAP, w, h - GAP - part))


# --------------------------------------------------------------------------- tall

ACROSS = 390.0
EDGE = 6.0
FINGER = 46.0  # a little more than asked for: sections may be shown a little smaller
COLUMNS = {6: 3}  # of the offer, so that the bids of five others stand at their tile; else
USUAL = 4
ROW_TALL = 114.0
RADIUS = 44.3  # the smallest that bears its name
IN_A_ROW = 8  # numbers to choose
SMALLEST = FINGER / ROOT3  # a tile a finger hits
READABLE = 36.0  # one that says what it does
PLACING = 266.0  # so high a village and what is placed in it are in sight together
BESIDE = 4  # so many tiles leave room for buttons beside them
CHIP = 39.0, 21.0  # a bid with its distance to the next
CHIPS = {3: 3, 4: 2}  # of them beside each other above a tile, by columns: the next stay apart


def tall(p: Places) -> Plan:
    """Sections below each other: the offer, one's own village and hand, the others', the boats."""
    inner, at = ACROSS - 2 * EDGE, 0.0
    offered, sections = p.tiles(state.OFFERED), []
    columns = COLUMNS.get(p.players, USUAL)
    rows = ceil((p.players - 1) / CHIPS[columns])
    row_tall = ROW_TALL + (rows - 1) * CHIP[1]
    offer_tall = ceil(len(offered) / columns) * row_tall + 12
    offer: dict[int, Spot] = {}
    if not p.over:
        offer = in_rows(
            offered, columns, (EDGE + 4, at + (rows - 1) * CHIP[1] / 2, inner - 8, row_tall)
        )
        sections.append(("offer", (0.0, at, ACROSS, offer_tall)))
        at += offer_tall + GAP

    largest, shelves = (62.0, 50.0), (60.0, 50.0)
    placing = p.viewer >= 0 and p.s.step == state.PLACE
    bar = EDGE, at + 3, inner, bar_tall(p)
    above = bar[3] + 6 if placing else 0.0  # what is placed, and the village, are seen together
    mine = tall_panel(p, p.front, (EDGE, at + 4 + above, inner), largest[0], shelves[0], 190)
    below = mine[1] + mine[3] + 6
    winter = p.dealt and p.s.step != state.SELECT
    sections.append(("mine", (0.0, at, ACROSS, mine[3] + 8 + above + (60 if winter else 0))))
    at = below + (60 if winter else 0) + GAP

    screen = EDGE, at + 3, inner, 56.0 if p.viewer >= 0 else 0.0
    foot = screen[1] + screen[3]
    if not placing:
        bar = EDGE, foot + (4 if screen[3] else 0), inner, bar[3]
        foot = bar[1] + bar[3]
    hand = "hand" if p.viewer >= 0 else "turn"
    sections.append((hand, (0.0, at, ACROSS, foot + 4 - at)))
    if p.viewer >= 0 and not placing:  # what stays in sight below the other sections
        sections.append(("strip", (0.0, at, ACROSS, screen[3] + 6)))
    at = foot + 4 + GAP

    begun, panels = at, {p.front: mine}
    half = (inner - GAP) / 2
    least = READABLE if p.players < 5 else SMALLEST
    pairs = all((half - 12) / p.extents[seat][2] >= least for seat in p.others)
    for i, seat in enumerate(p.others):
        column, last = i % 2, i == len(p.others) - 1
        two = pairs and not (last and not column)
        box = (EDGE + column * (half + GAP), at + 4, half) if two else (EDGE, at + 4, inner)
        panels[seat] = tall_panel(p, seat, box, largest[1], shelves[1], 120)
        if two and column:  # the two of a row are equally tall
            left = panels[p.others[i - 1]]
            high = max(left[3], panels[seat][3])
            panels[p.others[i - 1]] = (*left[:3], high)
            panels[seat] = (*panels[seat][:3], high)
        if not two or column:
            at += panels[seat][3] + 6
    sections.append(("others", (0.0, begun, ACROSS, at - begun + 4)))
    at += 4 + GAP

    boats_top = at + (78 if p.s.step == state.BOAT else 48)
    moored = 0 if p.over else ceil(p.players / 2)
    boats = tuple(
        (EDGE + half / 2 + i % 2 * (half + GAP), boats_top + (i // 2 + 0.5) * 62)
        for i in range(p.players)
    )
    boats_tall = boats_top - at + moored * 62 + 50
    sections.append(("boats", (0.0, at, ACROSS, boats_tall)))
    return Plan(
        width=ACROSS,
        height=at + boats_tall,
        letter=11.8,
        finger=FINGER,
        season=(0, at),
        supply=(22, boats_top + moored * 62, 54),
        queue=(EDGE + 18, at + 62),
        offer_box=(EDGE, 4, inner, offer_tall - 8) if offer else None,
        offer=offer,
        offer_radius=RADIUS,
        bid_scale=0.72,
        chips=chips(p.players - 1, rows),
        front_bid=1.06,  # a finger needs so much more than is seen of the place for it
        boat_box=None,
        boats=boats,
        boat_size=(half, 56),
        panels=panels,
        largest=largest,
        shelves=shelves,
        screen=screen,
        workers=(EDGE + 32, screen[1] + 28, 55),
        skills=(EDGE + 250, screen[1] + 28, 50),
        stack=0.78,
        winter=(EDGE + 32, below + 28, 30),
        bar=bar,
        button=(FINGER, FINGER),
        sections=tuple(sections),
    )


def chips(others: int, rows: int) -> tuple[Spot, ...]:
    """Where the others' bids stand: over the upper edge of their tile, whose name stays free. (At
    the sides that face their owners they would touch those of the next tile.)"""
    across = ceil(others / rows)
    return tuple(
        ((i % across - (min(across, others - i // across * across) - 1) / 2) * CHIP[0],
         -RADIUS - 1 - i // across * CHIP[1])
        for i in range(others)
    )  # fmt: skip


def tall_panel(
    p: Places, seat: int, at: tuple[float, float, float], most: float, shelf: float, least: float
) -> Box:
    """The ground of a village, as tall as the village needs across so much."""
    left, top, w = at
    _, _, across, down = p.extents[seat]
    high = PLACING if seat == p.viewer and p.s.step == state.PLACE else 420.0
    radius = max(SMALLEST, min(most, (w - 16) / across, high / down))
    need = PANEL_HEAD + 18 + radius * down + (shelf if p.waiting(seat) else 0)
    return left, top, w, max(least, need)


def bar_tall(p: Places) -> float:
    """One row; a second for buttons that do not fit beside it, more for numbers to choose."""
    if p.s.step == state.SELECT:
        return 92 if p.viewer >= 0 else 58
    if p.s.step == state.OVER:
        return 92
    if p.viewer >= 0 and p.s.step == state.PLACE:
        many = p.chosen_cell is None and len(p.tiles(state.IN_HAND, p.viewer)) > BESIDE
        return 58 + many * (FINGER + 2)
    two = p.viewer >= 0 and p.s.step in BUTTONS
    rows = 1 if two else ceil(p.numbers / IN_A_ROW)
    return 58 + rows * (FINGER + 2)


# --------------------------------------------------------------------------- of a position

PLANS = {"wide": wide, "tall": tall}

# Fields of the record that decide where things lie, of all and of the viewer alone, and the steps
# that do: in all others the same.
LAID_BY = ("players", "place", "owner", "q", "r")
LAID_BY_OWN = ("cell_of", "cell_way", "placing")
LAID_IN = {
    "wide": (state.PLACE, state.SELECT, state.OVER),
    "tall": (state.PLACE, state.SELECT, state.OVER, state.BOAT, state.CHOOSE, state.SPEND,
             state.SPEND_SKILL),
}  # fmt: skip
BUTTONS = (state.CHOOSE, state.SPEND, state.SPEND_SKILL)  # for whoever acts, and nobody else
_kept: dict[Any, Places] = {}
KEPT = 1024  # layouts, of everybody at every table; the oldest is forgotten first


def places_of(s: Any, viewer: int, layout: str = "wide") -> Places:
    """The layout of a position; the same one as long as nothing comes to lie elsewhere."""
    numbers = 0
    if layout == "tall" and s.step == state.WORKERS_STEP and s.active == viewer:
        numbers = max(s.screen[viewer]) + 1  # so many buttons may be asked for
    others = s.step in BUTTONS and s.active != viewer
    step = s.step if s.step in LAID_IN[layout] and not others else state.TURN
    own = {name: {viewer: getattr(s, name)[viewer]} for name in LAID_BY_OWN if viewer >= 0}
    doing = tuple(of[viewer] for of in own.values())
    key = (viewer, layout, step, numbers, doing, s.bytes_of(LAID_BY))
    found = _kept.get(key)
    if found is None:
        while len(_kept) >= KEPT:
            _kept.pop(next(iter(_kept)), None)  # another thread may have been quicker
        fields = SimpleNamespace(step=step, **{name: getattr(s, name) for name in LAID_BY}, **own)
        found = _kept[key] = Places(fields, viewer, layout, numbers, PLANS[layout])
    return found
