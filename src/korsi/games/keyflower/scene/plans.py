"""How the table is divided: on a wide screen as a whole, on a tall one in sections.

Wide: the offer with its bids and the boats, at the left of the villages; the viewer's village,
large, and the others' beside and below it, each as large as its ground allows; at the foot the
screen and the bar. What lies where does not change in a game, or nobody would find it
again; only grounds share their room anew when a season has ended. Tall: the same things below each
other, as wide as a phone, one section filling it at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import ceil
from types import SimpleNamespace
from typing import Any, NamedTuple

from .. import state
from ..box import SEASON_TILES, TURN_ORDERS
from .places import (
    AHEAD,
    AT_SCREEN,
    BUTTONS,
    EDGE_THERE,
    LETTERED,
    NAMEABLE,
    OUTBID,
    RESTS,
    RIM,
    ROOT3,
    SHORT_HEAD,
    Box,
    Places,
    Plan,
    Spot,
    cells_round,
    extent,
    fitted,
    head_tall,
    out_from,
)
from .signs import order_number

GAP = 8.0

# --------------------------------------------------------------------------- wide

WIDE, HIGH = 1400.0, 920.0
HEAD = 46.0
FOOT = 108.0  # the screen and the bar
BOATS_WIDE = 236.0
SCREEN_WIDE = 780.0
NARROWEST, LOWEST = 176.0, 120.0  # the ground of a village
LARGEST = (104.0, 92.0)
LARGEST_OFFER = 128.0
FORES = (1.0, 1.2)  # so much larger than the others' one's own tiles may be
LEVEL = FORES[:1]  # at the end all villages are looked at alike
READ = 20.0  # that tiles can be read is worth so much
PLENTY, PLENTY_OWN = 76.0, 92.0  # to be still larger is worth less; one's own are looked at most
OF_OTHERS = 2.0  # the smallest are the hardest to read
HEADED = 4.0  # that the heads of all villages are one row each


def wide(p: Places) -> Plan:
    """The offer, the boats and the foot stay where they are for a whole game; villages share their
    room anew when a season has ended. At the end nothing is on offer, and they fill the table."""
    offered = p.tiles(state.OFFERED)
    share = Share() if p.over else share_of(p.players, max(slots(p.players), len(offered)))
    villages = p.extents if p.over else p.settled
    panels = usual = wide_panels(villages, p.front, room_of(share), p.over)
    shown, cloth, notch = bool(offered) and not p.over, None, None
    if shown:
        cloth = 10.0, HEAD, share.wide, share.rows * share.row_tall
    if p.spreads and share.rows:
        if shown or p.boats:
            own, notch = spread(panels[p.front], share, p, shown)
            panels = {**panels, p.front: own}
        else:  # nothing else will lie there any more
            panels = last_panels(p, extent(cells_round(p.settled_cells(p.front))))
        cloth = column_of_orders(share, p.players) if shown else None
    bar_left = 10 if p.viewer < 0 else 10 + SCREEN_WIDE + GAP  # who only watches has no screen
    foot = HIGH - FOOT
    middle = foot + (FOOT - 10) / 2
    return Plan(
        width=WIDE,
        height=HIGH,
        letter=15.4,
        finger=36,
        season=(0, 0),
        supply=(WIDE - 62 - 6 * 68, 0, 68),
        queue=(400, 23),
        offer_box=cloth,
        offer=in_slots(offered, share, p.players) if shown else {},
        offer_radius=offer_radius(share, p.players),
        bid_scale=bid_scale(share, p.players),
        front_bid=AHEAD,
        boat_box=boat_box(share) if p.boats else None,
        boats=tuple(boats(share, p.players)),
        boat_size=boat_size(share, p.players),
        panels=panels,
        usual=usual,
        notch=notch,
        largest=LARGEST,
        shelves=(92, 46),
        screen=(10, foot, SCREEN_WIDE, FOOT - 10),
        workers=(48, middle + 10, 68),
        skills=(326, middle + 10, 60),
        stack=0.9,
        winter=(536, middle + 11, 42),
        headings=(
            ("card-workers", 140, foot + 14, 250),
            ("card-skills", 376, foot + 14, 180),
            *([("written-winter", 640, foot + 12, 270)] if p.dealt_beside else []),
        ),
        bar=(bar_left, foot, WIDE - 10 - bar_left, FOOT - 10),
        button=(46, 40),
    )


class Share(NamedTuple):
    """What the offer gets of the table, at the left of the villages: its rows, and how wide it is.
    The boats are below it."""

    rows: int = 0
    row_tall: float = 0.0
    columns: int = 1
    wide: float = 0.0


HIGHEST = HIGH - FOOT - HEAD - GAP  # what there is between the head and the foot
BOAT_ROW = 68.0
# The columns of the offer, and how wide each is.
AT_LEFT = {2: (3, 186.0), 3: (3, 194.0), 4: (3, 170.0), 5: (4, 156.0), 6: (4, 156.0)}


def slots(players: int) -> int:
    """F-2.6, F-3.1: so many tiles are on offer at once."""
    return int(SEASON_TILES[players] + TURN_ORDERS[players])


@cache
def share_of(players: int, offered: int) -> Share:
    """The same all game, so that nobody has to look for anything."""
    columns, each = AT_LEFT[players]
    rows, wide = ceil(offered / columns), columns * each
    left = HIGHEST - GAP - boat_rows(players, wide) * BOAT_ROW
    return Share(rows, left / rows, columns, wide)


def boat_rows(players: int, wide: float) -> int:
    """So many rows of boats, beside each other as they have room."""
    return ceil(players / max(1, int(wide // 160)))


def slots_of(share: Share, players: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The places of the offer, as columns and rows: of tiles that change with the season, and of
    the order of turns, which stay: from the corner next to the boats on, away from the villages."""
    there = [(column, row) for row in range(share.rows) for column in range(share.columns)]
    kept = sorted(there, key=lambda at: (at[0], -at[1]))
    orders = sorted(kept[: TURN_ORDERS[players]], key=lambda at: (at[1], at[0]))
    return [at for at in there if at not in orders], orders


def in_slots(tiles: list[int], share: Share, players: int) -> dict[int, Spot]:
    """Every tile in its place, whatever else has gone."""
    free, orders = slots_of(share, players)
    out, across = {}, share.wide / share.columns
    seasonal = [tile for tile in tiles if not order_number(tile)]
    for i, tile in enumerate(seasonal):
        out[tile] = free[i]
    for tile in tiles:
        if number := order_number(tile):
            out[tile] = orders[number - 1]
    return {
        tile: (10 + (column + 0.5) * across, HEAD + (row + 0.5) * share.row_tall)
        for tile, (column, row) in out.items()
    }


def column_of_orders(share: Share, players: int) -> Box:
    """The cloth under the order of turns alone, in the whole of its columns."""
    columns = [column for column, _ in slots_of(share, players)[1]]
    across, tall = share.wide / share.columns, share.rows * share.row_tall
    return 10 + min(columns) * across, HEAD, (max(columns) - min(columns) + 1) * across, tall


def spread(own: Box, share: Share, p: Places, shown: bool) -> tuple[Box, Box | None]:
    """The viewer's ground while tiles are placed: its own place and what the offer has left, so
    that nothing else has to move; and the corner of it where something else lies."""
    left, top, w, h = own
    begins, water = 10.0, boat_box(share) if p.boats else None
    if shown:
        x, _, wide, _ = column_of_orders(share, p.players)
        begins = x + wide + GAP
    foot, below = top + h, water[1] - GAP if water else HIGH - FOOT - GAP
    ground = begins, top, left + w - begins, max(foot, below) - top
    if foot < below:  # another village at the right
        return ground, (left - GAP, foot, w + GAP, below - foot)
    return ground, (begins, below, left - begins, foot - below) if below < foot else None


GROWS = 1.6, 1.3  # radii: so much a village may grow in its last season


def last_panels(p: Places, grown: Box) -> dict[int, Box]:
    """The grounds while the last tiles are placed: all the table, as it will be at the end."""
    others = ((w + GROWS[0], h + GROWS[1]) for _, _, w, h in (p.settled[k] for k in p.others))
    grounds = grounds_in((grown[2:], *others), room_of(Share()), LEVEL[0])
    return dict(zip((p.front, *p.others), grounds, strict=True))


def room_of(share: Share) -> Box:
    """What is left for the villages."""
    begins = 10 + share.wide + GAP if share.rows else 10.0
    return begins, HEAD, WIDE - 10 - begins, HIGHEST


def boat_box(share: Share) -> Box | None:
    """The water under the boats."""
    tall = share.rows * share.row_tall
    return (10, HEAD + tall + GAP, share.wide, HIGHEST - tall - GAP) if share.rows else None


def boat_size(share: Share, players: int) -> Spot:
    if not share.rows:
        return BOATS_WIDE, BOAT_ROW - 6
    across = ceil(players / boat_rows(players, share.wide))
    return min(BOATS_WIDE, share.wide / across - 8), BOAT_ROW - 6


def boats(share: Share, players: int) -> Iterator[Spot]:
    """The middle of each boat."""
    top = HEAD + share.rows * share.row_tall + GAP
    across = ceil(players / boat_rows(players, share.wide))
    for i in range(players):
        row, column = divmod(i, across)
        yield 10 + (column + 0.5) * share.wide / across, top + (row + 0.5) * BOAT_ROW


HALF_BID, APART = 25.0, 6.0
ROW_GAP = 34.0  # between the tiles of two rows, as far as bids stand out of them
LARGEST_BID = 1.25


def bid_scale(share: Share, players: int) -> float:
    """How large the leading bid is drawn: as large as it may be beside the others of its tile and
    of the next one."""
    x = out_from(offer_radius(share, players))
    beside = share.wide / max(1, share.columns) / 2 - x - 0.75 * APART
    above = (ROW_GAP - APART) / 2
    most = min(LARGEST_BID, beside / HALF_BID, above / (HALF_BID / 2))
    if players == 2:  # the other's stands alone
        return min(LARGEST_BID, above / (HALF_BID / 2))
    across = x if players > 3 else 2 * x  # one stands between those at the slanting sides
    return min(most, (across - APART / 2) / (1 + OUTBID) / HALF_BID)


def offer_radius(share: Share, players: int) -> float:
    """So large that bids at slanting sides do not touch those of the next tile."""
    half = share.wide / max(1, share.columns) / 2
    room = half - HALF_BID - APART - RESTS  # two bids beside each other stay well apart
    by_width = half - 7 if players == 2 else min(half - 12, room / EDGE_THERE)
    return min(by_width, (share.row_tall - ROW_GAP) / (2 * AHEAD), LARGEST_OFFER)


def in_rows(tiles: list[int], columns: int, first: Box, gone: int = 0) -> dict[int, Spot]:
    """Tiles side by side, each row in the middle of its box, behind the places of those gone."""
    left, top, w, h = first
    out = {}
    for i, tile in enumerate(tiles, gone):
        row, column = divmod(i, columns)
        in_row = min(columns, len(tiles) + gone - row * columns)
        start = left + w / 2 - (in_row - 1) / 2 * w / columns
        out[tile] = (start + column * w / columns, top + (row + 0.5) * h)
    return out


def worth_of(villages: tuple[Box, ...], grounds: dict[int, Box]) -> float:
    """How large one's own tiles and the smallest of the others' are; where they can be read, more.
    The viewer's ground is the first."""
    sizes = [radius_on(villages[seat], ground) for seat, ground in grounds.items()]
    own = sizes[0]
    others = min(own, *sizes[1:])  # none is drawn larger than one's own
    read = READ * ((own >= LETTERED) + (others >= LETTERED) + 2 * (others >= NAMEABLE))
    headed = HEADED * sum(w >= SHORT_HEAD for _, _, w, _ in grounds.values()) / len(grounds)
    seen = large(own, LARGEST[0], PLENTY_OWN) + OF_OTHERS * large(others, LARGEST[1])
    return seen + read + headed


def large(radius: float, most: float, plenty: float = PLENTY, more: float = 0.25) -> float:
    """What it is worth that tiles are that large."""
    return min(radius, plenty) + max(0.0, min(radius, most) - plenty) * more


def radius_on(village: Box, ground: Box) -> float:
    """How large tiles of a village may be on its ground, beside what is above and below them."""
    _, _, w, h = ground
    return fitted(village, (0, 0, w - 2 * RIM, h - head_tall(w) - 2 * RIM - 2), 1e3).radius


ROOMY = 5.0, 5.2  # what every village has room for from the beginning: later little moves
# How villages lie beside (-) and below (/) each other, the viewer's first: the same all game.
LIE: dict[int, Any] = {
    2: ("-", 0, 1),
    3: ("-", 0, ("/", 1, 2)),
    4: ("-", ("/", 0, 1), ("/", 2, 3)),
    5: ("/", ("-", 0, ("-", 1, 2)), ("-", 3, 4)),
    6: ("/", ("-", 0, ("-", 1, 2)), ("-", 3, ("-", 4, 5))),
}


@lru_cache(maxsize=256)
def wide_panels(villages: tuple[Box, ...], front: int, room: Box, over: bool) -> dict[int, Box]:
    """The ground of each seat, the viewer's first, at the left. They lie as they always do, unless
    tiles could not be read then; at the end as all tiles together are largest."""
    seats = [(front + i) % len(villages) for i in range(len(villages))]
    if not over:
        across, down = ROOMY
        roomy = tuple((max(villages[k][2], across), max(villages[k][3], down)) for k in seats)
        usual = [as_usual(roomy, room, fore) for fore in FORES]
        ways = [dict(zip(seats, grounds, strict=True)) for grounds in usual]
        best = max(ways, key=lambda way: worth_of(villages, way))
        if min(radius_on(villages[k], best[k]) for k in seats) >= NAMEABLE:
            return best
    needs = tuple(villages[seat][2:] for seat in seats)
    fores = LEVEL if over else FORES
    ways = [dict(zip(seats, grounds_in(needs, room, fore), strict=True)) for fore in fores]
    return max(ways, key=lambda way: worth_of(villages, way))


def as_usual(needs: tuple[Spot, ...], room: Box, fore: float) -> list[Box]:
    """The room cut as it always is, every ground as large as its village needs of it."""

    def cut(of: Any, radius: float) -> Cut:
        if isinstance(of, int):
            return ground_for(needs[of], radius * (1 if of else fore))
        way, first, second = of
        return joined(cut(first, radius), cut(second, radius), way == "-")

    lies, (_, _, wide, tall) = LIE[len(needs)], room
    least, most = 1.0, 400.0
    while most - least > 0.5:
        radius = (least + most) / 2
        w, h, _, _ = cut(lies, radius)
        least, most = (radius, most) if w <= wide and h <= tall else (least, radius)
    return list(parts(cut(lies, least), room))


def ground_for(need: Spot, radius: float) -> Cut:
    w = max(NARROWEST, need[0] * radius + 2 * RIM)
    return w, max(LOWEST, need[1] * radius + head_tall(w) + 2 * RIM + 2), False, ()


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
    for i, need in enumerate(needs):
        found[i, i + 1] = [ground_for(need, radius * (1 if i else fore))]
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
COLUMNS = {2: 3, 3: 3, 6: 3}  # of the offer: few tiles are large, or many bids stand there; else
USUAL = 4
FEW = 3  # players have few tiles on offer: they are larger
ROW_TALL = 150.0, 127.0  # of few, of many: no bid is taken for one of the row above or below
RADIUS = 54.0, 44.3  # the latter is the smallest that says all
IN_A_ROW = 8  # numbers to choose
SMALLEST = FINGER / ROOT3  # a tile a finger hits
READABLE = 36.0  # one that says what it does
PLACING = 266.0  # so high a village and what is placed in it are in sight together
BESIDE = 4  # so many tiles leave room for buttons beside them
CHIP = (49.0, 21.0), (39.0, 21.0)  # a bid with its distance to the next, of few players, of many
BID = 0.9, 0.72  # how large it is drawn
CHIPS = {3: 3, 4: 2}  # of them beside each other above a tile, by columns: the next stay apart


def tall(p: Places) -> Plan:
    """Sections below each other: the offer, one's own village and hand, the others', the boats."""
    inner, at = ACROSS - 2 * EDGE, 0.0
    offered, sections = p.tiles(state.OFFERED), []
    columns = COLUMNS.get(p.players, USUAL)
    rows = ceil((p.players - 1) / CHIPS[columns])
    many = p.players > FEW
    row_tall = ROW_TALL[many] + (rows - 1) * CHIP[many][1]
    # the order of turns stays in its place when the tiles of the season have gone
    alone = bool(offered) and all(order_number(tile) for tile in offered)
    gone = slots(p.players) - len(offered) if alone else 0
    offer_tall = ceil((len(offered) + gone) / columns) * row_tall + 12
    empty = gone // columns * row_tall  # nobody looks at rows without a tile
    offer: dict[int, Spot] = {}
    if offered and not p.over:  # while the last tiles and boats are placed nothing is on offer
        top = at + (rows - 1) * CHIP[many][1] / 2
        offer = in_rows(offered, columns, (EDGE + 4, top, inner - 8, row_tall), gone)
        sections.append(("offer", (0.0, at + empty, ACROSS, offer_tall - empty)))
        at += offer_tall + GAP

    largest, shelves = (62.0, 50.0), (60.0, 50.0)
    placing = p.viewer >= 0 and p.s.step == state.PLACE
    bar = EDGE, at + 3, inner, bar_tall(p)
    above = bar[3] + 6 if placing else 0.0  # what is placed, and the village, are seen together
    mine = tall_panel(p, p.front, (EDGE, at + 4 + above, inner), largest[0], shelves[0], 190)
    below = mine[1] + mine[3] + 6
    winter = 76.0 if p.dealt_beside else 0.0
    sections.append(("mine", (0.0, at, ACROSS, mine[3] + 8 + above + winter)))
    at = below + winter + GAP

    screen = EDGE, at + 3, inner, 60.0 if p.viewer >= 0 else 0.0
    foot = screen[1] + screen[3]
    if not placing:
        bar = EDGE, foot + (6 if screen[3] else 0), inner, bar[3]
        foot = bar[1] + bar[3]
    hand = "hand" if p.viewer >= 0 else "turn"
    sections.append((hand, (0.0, at, ACROSS, foot + 4 - at)))
    # What stays in sight below the other sections: all of it while something is chosen there, so
    # that the tile it is for, with what others bid, stays in sight above it.
    pinned = hand if p.chooses_at_screen else "strip"
    if p.viewer >= 0 and not placing and not p.chooses_at_screen:
        sections.append(("strip", (0.0, at, ACROSS, screen[3] + 4)))
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
        offer_box=(EDGE, 4 + empty, inner, offer_tall - empty - 8) if offer else None,
        offer=offer,
        offer_radius=RADIUS[many],
        bid_scale=BID[many],
        chips=tuple(chips(n + 1, CHIPS[columns], many) for n in range(p.players - 1)),
        front_bid=0.95,  # right below what the upgrade costs, on the edge of its own tile
        boat_box=None,
        boats=boats,
        boat_size=(half, 56),
        panels=panels,
        usual=None,
        largest=largest,
        shelves=shelves,
        screen=screen,
        workers=(EDGE + 32, screen[1] + 39, 55),
        skills=(EDGE + 250, screen[1] + 39, 50),
        stack=0.78,
        winter=(EDGE + 44, below + 36, 39),
        headings=(
            ("card-workers", EDGE + 112, screen[1] + 7.5, 200),
            ("card-skills", EDGE + 296, screen[1] + 7.5, 140),
            *([("written-winter", 316, below + 42, 140)] if winter else []),
        ),
        bar=bar,
        button=(FINGER, FINGER),
        sections=tuple(sections),
        pinned=pinned,
    )


def chips(others: int, most: int, many: bool) -> tuple[Spot, ...]:
    """Where so many others' bids stand: over the upper edge of their tile, whose name stays free,
    at most so many in a row. (At the sides that face their owners they would touch those of the
    next tile.)"""
    across, (step, row) = ceil(others / ceil(others / most)), CHIP[many]
    first = -0.83 * RADIUS[many] - 14 * BID[many]
    return tuple(
        ((i % across - (min(across, others - i // across * across) - 1) / 2) * step,
         first - i // across * row)
        for i in range(others)
    )  # fmt: skip


def tall_panel(
    p: Places, seat: int, at: tuple[float, float, float], most: float, shelf: float, least: float
) -> Box:
    """The ground of a village, as tall as the village needs across so much."""
    left, top, w = at
    _, _, across, down = p.extents[seat]
    high = PLACING if seat == p.viewer and p.s.step == state.PLACE else 420.0
    radius = max(SMALLEST, min(most, (w - 2 * RIM) / across, high / down))
    need = head_tall(w) + 2 * RIM + 2 + radius * down + (shelf if p.waiting(seat) else 0)
    return left, top, w, max(least, need)


def bar_tall(p: Places) -> float:
    """One row; a second for buttons that do not fit beside it, more for numbers to choose."""
    if p.s.step == state.SELECT:
        return 92 if p.viewer >= 0 else 58
    if p.s.step == state.OVER:
        return 92
    if p.viewer >= 0 and p.s.step == state.PLACE:
        many = p.to_place > BESIDE
        return 58 + many * (FINGER + 2)
    rows = 1 if p.s.step in BUTTONS and p.viewer >= 0 else ceil(p.numbers / IN_A_ROW)
    return 58 + rows * (FINGER + 2)


# --------------------------------------------------------------------------- of a position

PLANS = {"wide": wide, "tall": tall}

# Fields of the record that decide where things lie, of all and of the viewer alone, and the steps
# that do: in all others the same.
LAID_BY = ("players", "place", "owner", "q", "r", "fresh")
LAID_BY_OWN = ("cell_of", "cell_way", "placing")
LAID_IN = {
    "wide": (state.PLACE, state.SELECT, state.OVER),
    "tall": (state.PLACE, state.SELECT, state.OVER, state.BOAT, *AT_SCREEN),
}
_kept: dict[Any, Places] = {}
KEPT = 1024  # layouts, of everybody at every table; the oldest is forgotten first


def places_of(s: Any, viewer: int, layout: str = "wide") -> Places:
    """The layout of a position; the same one as long as nothing comes to lie elsewhere."""
    numbers = 0
    if layout == "tall" and s.step == state.WORKERS_STEP and s.active == viewer:
        numbers = max(s.screen[viewer]) + 1  # so many buttons may be asked for
    others = s.step in AT_SCREEN and s.active != viewer
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
