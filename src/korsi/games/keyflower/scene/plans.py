"""How the table is divided: on a wide screen as a whole, on a tall one in sections.

Wide: above the offer with its bids and the boats; below the viewer's village, large, and the
others' beside it, each as large as its ground allows; at the foot the screen and the bar. Tall:
the same things below each other, as wide as a phone, one section filling it at a time.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from types import SimpleNamespace
from typing import Any

from .. import state
from .places import AHEAD, PANEL_HEAD, ROOT3, SLANT, Box, Places, Plan, Spot, fitted

GAP = 8.0

# --------------------------------------------------------------------------- wide

WIDE, HIGH = 1400.0, 920.0
HEAD = 46.0
FOOT = 108.0  # the screen and the bar
BOATS_WIDE = 236.0
OFFER_WIDE = WIDE - 20 - GAP - BOATS_WIDE
MINE_WIDE = (610.0, 540.0, 480.0, 680.0)
SCREEN_WIDE = 780.0
NARROWEST = 176.0  # the ground of a village
# How the grounds of so many others may stand together.
GROUPS = {
    1: ((1,),),
    2: ((2,), (1, 1)),
    3: ((3,), (2, 1), (1, 2)),
    4: ((2, 2), (3, 1), (1, 3), (2, 1, 1), (1, 2, 1), (1, 1, 2)),
    5: ((3, 2), (2, 3), (2, 2, 1), (2, 1, 2), (1, 2, 2)),
}
LARGEST = (100.0, 76.0)
LARGE_ENOUGH = 52.0  # others' tiles: no arrangement is sought for more
LETTERED = 58.0  # smaller tiles bear neither name nor price:
READ = 20.0  # that one's own do, if they can, is worth so much


def wide(p: Places) -> Plan:
    """At the end nothing is on offer and the villages fill the table."""
    offered = p.tiles(state.OFFERED)
    placing = p.s.step == state.PLACE
    villages = p.extents if not placing else ((0.0, 0.0, 0.0, 0.0),) * p.players
    rows, row_tall = divided(len(offered), p.players, p.over, placing, villages, p.front)
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
        bid_scale=0.96,
        front_bid=AHEAD,
        boat_box=(boat_left - 4, HEAD, BOATS_WIDE + 8, tall) if rows else None,
        boats=tuple(
            (boat_left + BOATS_WIDE / 2, HEAD + (i + 0.5) * boat_tall) for i in range(p.players)
        ),
        boat_size=(BOATS_WIDE, max(30.0, min(70.0, boat_tall - 5))),
        panels=wide_panels(villages, p.front, placing, top, foot - top - GAP)[1],
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


def in_each(offered: int, rows: int) -> int:
    """So many tiles of the offer stand in a row."""
    return max(4, ceil(offered / max(1, rows)))


def offer_radius(columns: int, players: int, row_tall: float) -> float:
    """So large that bids at slanting sides do not touch those of the next tile."""
    half = OFFER_WIDE / columns / 2
    by_width = half - 7 if players == 2 else (half - 27) / SLANT[0]
    return min(by_width, (row_tall - 30) / (2 * AHEAD))


@lru_cache(maxsize=256)
def divided(
    offered: int, players: int, over: bool, placing: bool, villages: tuple[Box, ...], front: int
) -> tuple[int, float]:
    """The rows of the offer, and how tall one is: while villages are small the offer gets what
    they leave empty, so that all tiles together are as large as they can be."""
    usual = (1, 166.0) if offered <= 7 and players < 5 else (2, 148.0)
    if over:
        return 0, 0.0
    if placing:
        return usual

    def worth(rows: int, row_tall: float) -> float:
        top = HEAD + rows * row_tall + GAP
        grounds, boxes = wide_panels(villages, front, False, top, HIGH - FOOT - top - GAP)
        own = smallest(villages, {front: boxes[front]}, LARGEST[0])
        offer = min(LARGEST[0], offer_radius(in_each(offered, rows), players, row_tall))
        return grounds + offer + (READ if own >= LETTERED else 0)

    return max((usual, (1, 190.0), (2, 168.0), (2, 186.0)), key=lambda one: worth(*one))


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


@lru_cache(maxsize=256)
def wide_panels(
    villages: tuple[Box, ...], front: int, placing: bool, top: float, tall: float
) -> tuple[float, dict[int, Box]]:
    """The ground of each seat, the viewer's at the left: divided so that all tiles are large; and
    how large they are. While tiles are placed the grounds stay, whatever grows on them."""
    others = tuple((front + i) % len(villages) for i in range(1, len(villages)))
    if placing:
        mine, alike = MINE_WIDE[-1], tuple((0.0, 0.0, 6.0, 6.0) for _ in villages)
        room = 10 + mine + GAP, top, WIDE - 20 - mine - GAP, tall
        own = {front: (10.0, top, mine, tall)}
        return 0.0, own | stood(alike, others, GROUPS[len(others)][0], room, False)
    best: tuple[float, dict[int, Box]] = 0.0, {}
    for mine in MINE_WIDE:
        own = {front: (10.0, top, mine, tall)}
        room = 10 + mine + GAP, top, WIDE - 20 - mine - GAP, tall
        large = smallest(villages, own, LARGEST[0]) / 3  # they are the larger ones anyway
        if large + LARGE_ENOUGH <= best[0] + 1:
            continue
        for groups in GROUPS[len(others)]:
            for upright in (False, True):
                boxes = stood(villages, others, groups, room, upright)
                worth = large + smallest(villages, boxes, LARGE_ENOUGH)
                if worth > best[0] + 1:  # the first one stays where another is hardly better
                    best = worth, own | boxes
    return best


def stood(
    villages: tuple[Box, ...],
    others: tuple[int, ...],
    groups: tuple[int, ...],
    room: Box,
    upright: bool,
) -> dict[int, Box]:
    """The others' grounds in rows, or upright in columns, of so many each."""
    left, top, wide, tall = room
    rest = iter(others)
    seats = [[next(rest) for _ in range(count)] for count in groups]
    along, across = (2, 3) if upright else (3, 2)
    lines = shares([max(villages[seat][along] for seat in line) for line in seats],
                   wide if upright else tall)  # fmt: skip
    out = {}
    for line, (begin, length) in zip(seats, lines, strict=True):
        each = shares([villages[seat][across] for seat in line], tall if upright else wide)
        for seat, (at, long) in zip(line, each, strict=True):
            x, y, w, h = (begin, at, length, long) if upright else (at, begin, long, length)
            out[seat] = (left + x, top + y, w, h)
    return out


def shares(needs: list[float], room: float) -> list[tuple[float, float]]:
    """Room divided by what each needs, at least so much: where each begins, and its length."""
    spare = room - GAP * (len(needs) - 1) - NARROWEST * len(needs)
    more = [max(0.1, need - 4) for need in needs]  # what the least does not hold
    out, at = [], 0.0
    for one in more:
        length = NARROWEST + spare * one / sum(more)
        out.append((at, length))
        at += length + GAP
    return out


def smallest(villages: tuple[Box, ...], boxes: dict[int, Box], most: float) -> float:
    """The radius of the smallest tiles on these grounds, as far as it matters."""
    if any(min(w, h) < NARROWEST - 1 for _, _, w, h in boxes.values()):
        return 0
    return min(
        fitted(villages[seat], (0, 0, w - 16, h - PANEL_HEAD - 18), most).radius
        for seat, (_, _, w, h) in boxes.items()
    )


# --------------------------------------------------------------------------- tall

ACROSS = 390.0
EDGE = 6.0
FINGER = 46.0  # a little more than asked for: sections may be shown a little smaller
COLUMNS = 3
ROW_TALL = 130.0
RADIUS = 46.0
IN_A_ROW = 8  # numbers to choose
SMALLEST = FINGER / ROOT3  # a tile a finger hits
PLACING = 310.0  # so high a village and what is placed in it are in sight together
BESIDE = 4  # so many tiles leave room for buttons beside them
CHIP = 39.0, 21.0  # a bid with its distance to the next
CHIPS = 3  # of them beside each other above a tile; its neighbours' stay apart


def tall(p: Places) -> Plan:
    """Sections below each other: the offer, one's own village and hand, the others', the boats."""
    inner, at = ACROSS - 2 * EDGE, 0.0
    offered, sections = p.tiles(state.OFFERED), []
    rows = ceil((p.players - 1) / CHIPS)
    row_tall = ROW_TALL + (rows - 1) * CHIP[1]
    offer_tall = ceil(len(offered) / COLUMNS) * row_tall + 12
    offer: dict[int, Spot] = {}
    if not p.over:
        offer = in_rows(
            offered, COLUMNS, (EDGE, at - 2 + (rows - 1) * CHIP[1] / 2, inner, row_tall)
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
    pairs = all((half - 12) / p.extents[seat][2] >= SMALLEST for seat in p.others)
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
        front_bid=1.14,  # a finger needs so much more than is seen of the place for it
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
