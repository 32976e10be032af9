"""F-11: final scoring with the best possible allocation, the ranking, and the breakdown for people.

Every item has a *unit value*: what it scores by itself (a yard, Jeweller, Key market, a chosen
type, gold's own point, White Wind). Sets and groups take items away from these uses. For x sets
and y groups the items that fit form a transversal matroid, so taking the cheapest that fit is
optimal; all x and y are tried. The purple marker is tried as every item it may be (F-11.6).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.rule import rule
from korsi.core.state import tell

from .box import (
    ANY,
    BOAT_CHAIN,
    BREESE_TABLE,
    DOUBLE_TRANSPORT,
    EDGE,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    FREE_UPGRADE,
    GOLD,
    IS_BOAT,
    ITEMS,
    MOVE,
    PER_CAPACITY,
    PER_CHOSEN,
    PER_GROUP,
    PER_ITEM,
    PER_NEIGHBOUR,
    PER_RESOURCE,
    PER_SET,
    PER_WORKER,
    RESOURCE,
    RESOURCES,
    ROAD,
    ROAD_LOOP,
    SCORE,
    SCORE_ITEM,
    SCORE_SET,
    SCORE_SIZE,
    SCORE_SUBSTITUTION,
    SCORE_TYPE,
    SCORE_VP,
    SKILL,
    SKILLS,
    TILE_IDS,
    TILES,
    UPGRADABLE,
    VP,
    WATER,
    WORKER,
    WORKERS,
)
from .moves import FINAL, WINS
from .rules.summer_boats import has_ability, owns
from .state import (
    EVERY_LOOP,
    FLIP,
    OVER,
    PURPLE_NEEDS_BID,
    START_PLAYER_WINS_TIES,
    SUBSTITUTE_AS_GOLD,
    VILLAGE,
)

# The one tile of the box that scores for a sort of item in a certain way (box.py checks: one).
SCORER = np.full((len(ITEMS), 16), -1, np.int64)
BOAT_OF = np.full(16, -1, np.int64)
for _tile in range(TILES):
    if SCORE[_tile, 0] in (PER_GROUP, PER_SET, PER_ITEM, PER_CHOSEN):
        SCORER[SCORE_ITEM[_tile, 0], SCORE[_tile, 0]] = _tile
    if _tile >= FIRST_BOAT:
        BOAT_OF[SCORE[_tile, 0]] = _tile

GOLD_VP = 1  # F-11.5
NOBODY = -1
LEVELS = 7  # unit values 0 to 6 (box.MOST_UNIT_VP)


# --------------------------------------------------------------------------- F-11.7 sets and groups


@rule
def scorer(s, seat, item, kind):
    """The tile that scores for an item in this way if the seat owns it, else -1."""
    tile = SCORER[item, kind]
    return tile if tile >= 0 and owns(s, seat, tile) else -1


@rule
def types_in(bits):
    """How many types a set has."""
    n = 0
    for kind in range(4):
        n += (bits >> kind) & 1
    return n


@rule
def fill_cost(p0, p1, p2, p3, x, y, set_bits, size, wild, substitute):
    """Unit value given up by filling x sets and y groups with the cheapest items; -1: impossible.

    p0..p3 hold for each type how many items have unit value v, eight bits for each v.
    """
    slots = x * types_in(set_bits) + y * size
    taken = 0
    surplus = 0  # items that can only lie in groups
    of_type = 0  # taken of each type, sixteen bits each
    cost = 0
    for v in range(LEVELS):
        for kind in range(4):
            p = p0 if kind == 0 else p1 if kind == 1 else p2 if kind == 2 else p3
            n = min((p >> (8 * v)) & 255, slots - taken)
            if n > 0:
                if not (substitute or kind == wild):
                    have = (of_type >> (16 * kind)) & 0xFFFF
                    in_sets = max(0, x - have) if (set_bits >> kind) & 1 else 0
                    n = min(n, in_sets + y * size - surplus)
                    surplus += max(0, n - in_sets)
                    of_type += n << (16 * kind)
                taken += n
                cost += v * n
    return cost if taken == slots else -1


@rule
def all_units(p):
    """The unit values of one type added up."""
    total = 0
    for v in range(LEVELS):
        total += v * ((p >> (8 * v)) & 255)
    return total


@rule
def best_sets(s, seat, item, p0, p1, p2, p3, wild, substitute):
    """F-11.7: the best total of one sort of items; returns (points, sets, groups)."""
    set_tile = scorer(s, seat, item, PER_SET)
    group_tile = scorer(s, seat, item, PER_GROUP)
    set_bits, set_vp, size, group_vp = 0, 0, 1, 0
    if set_tile >= 0:
        set_bits, set_vp = SCORE_SET[set_tile, 0], SCORE_VP[set_tile, 0]
    if group_tile >= 0:
        size, group_vp = SCORE_SIZE[group_tile, 0], SCORE_VP[group_tile, 0]
    best = 0
    sets = 0
    groups = 0
    x = 0
    while x == 0 or set_tile >= 0:
        y = 0
        while y == 0 or group_tile >= 0:
            cost = fill_cost(p0, p1, p2, p3, x, y, set_bits, size, wild, substitute)
            if cost < 0:
                break
            if x * set_vp + y * group_vp - cost > best:
                best = x * set_vp + y * group_vp - cost
                sets = x
                groups = y
            y += 1
        if y == 0:
            break
        x += 1
    units = all_units(p0) + all_units(p1) + all_units(p2) + all_units(p3)
    return best + units, sets, groups


# --------------------------------------------------------------------------- workers and skills


@rule
def unit_of(s, seat, item, kind, chosen):
    """What a worker or skill scores by itself (F-11.7, F-11.8, F-11.14)."""
    unit = 0
    tile = scorer(s, seat, item, PER_ITEM)
    if tile >= 0 and SCORE_TYPE[tile, 0] == kind:
        unit = SCORE_VP[tile, 0]
    tile = scorer(s, seat, item, PER_CHOSEN)
    if tile >= 0 and kind == chosen:
        unit = max(unit, SCORE_VP[tile, 0])
    if item == WORKER and BOAT_OF[PER_WORKER] >= 0 and owns(s, seat, BOAT_OF[PER_WORKER]):
        unit = max(unit, SCORE_VP[BOAT_OF[PER_WORKER], 0])
    return unit


@rule
def packed(s, seat, item, kind, chosen, purple):
    """The items of one type with their unit value, for `fill_cost`."""
    n = 1 if kind == purple else 0
    n += s.screen[seat, kind] if item == WORKER else s.skill[seat, kind]
    return n << (8 * unit_of(s, seat, item, kind, chosen))


@rule
def item_points(s, seat, item, purple):
    """F-11.7: workers or skills; returns (points, chosen type, sets, groups)."""
    types = 4 if item == WORKER else 3
    choices = types if scorer(s, seat, item, PER_CHOSEN) >= 0 else 0
    best = -1
    best_chosen, best_x, best_y = -1, 0, 0
    for chosen in range(-1, choices):
        p3 = packed(s, seat, item, 3, chosen, purple) if types == 4 else 0
        found, x, y = best_sets(
            s,
            seat,
            item,
            packed(s, seat, item, 0, chosen, purple),
            packed(s, seat, item, 1, chosen, purple),
            packed(s, seat, item, 2, chosen, purple),
            p3,
            -1,
            False,
        )
        if found > best:
            best = found
            best_chosen, best_x, best_y = chosen, x, y
    return best, best_chosen, best_x, best_y


# --------------------------------------------------------------------------- resources


@rule
def stands_for(s, seat, kind, wanted):
    """F-10.7, F-11.5: may a resource of one type count as another?"""
    if kind == wanted:
        return True
    if has_ability(s, seat, SCORE_SUBSTITUTION):
        return wanted != GOLD or s.options[SUBSTITUTE_AS_GOLD] != 0
    return kind == GOLD and wanted != GOLD


@rule
def free_unit(s, seat, kind, chosen):
    """What a resource scores by itself anywhere: as gold, at the Jeweller, at the Watermill."""
    unit = 0
    if stands_for(s, seat, kind, GOLD):
        unit = GOLD_VP
    tile = scorer(s, seat, RESOURCE, PER_ITEM)
    if tile >= 0 and stands_for(s, seat, kind, SCORE_TYPE[tile, 0]):
        unit = max(unit, SCORE_VP[tile, 0])
    tile = scorer(s, seat, RESOURCE, PER_CHOSEN)
    if tile >= 0 and chosen >= 0 and stands_for(s, seat, kind, chosen):
        unit = max(unit, SCORE_VP[tile, 0])
    return unit


@rule
def yard_unit(s, seat, tile, kind):
    """F-11.4: what a resource scores by lying on this tile; 0 if that is no yard for it."""
    side = s.side[tile]
    if SCORE[tile, side] != PER_RESOURCE:
        return 0
    wanted = SCORE_TYPE[tile, side]
    return SCORE_VP[tile, side] if wanted == ANY or stands_for(s, seat, kind, wanted) else 0


@rule
def best_yard(s, seat, kind):
    """F-11.6: the best yard the purple marker could be put on as this resource."""
    best = 0
    for tile in range(FIRST_TURN_ORDER):
        if owns(s, seat, tile):
            best = max(best, yard_unit(s, seat, tile, kind))
    return best


@rule
def packed_resources(s, seat, kind, chosen, purple):
    """The resources of one type, wherever they lie, by unit value."""
    free = free_unit(s, seat, kind, chosen)
    p = 0
    for tile in range(FIRST_TURN_ORDER):
        if s.resources[tile, kind] > 0 and owns(s, seat, tile):
            unit = max(free, yard_unit(s, seat, tile, kind))
            p += s.resources[tile, kind] << (8 * unit)
    if kind == purple:
        p += 1 << (8 * max(free, best_yard(s, seat, kind)))
    return p


@rule
def resource_points(s, seat, purple):
    """F-11.4, F-11.5, F-11.7: returns (points, chosen type, sets, groups)."""
    choices = 4 if scorer(s, seat, RESOURCE, PER_CHOSEN) >= 0 else 0
    substitute = has_ability(s, seat, SCORE_SUBSTITUTION)
    best = -1
    best_chosen, best_x, best_y = -1, 0, 0
    for chosen in range(-1, choices):
        found, x, y = best_sets(
            s,
            seat,
            RESOURCE,
            packed_resources(s, seat, 0, chosen, purple),
            packed_resources(s, seat, 1, chosen, purple),
            packed_resources(s, seat, 2, chosen, purple),
            packed_resources(s, seat, 3, chosen, purple),
            GOLD,
            substitute,
        )
        if found > best:
            best = found
            best_chosen, best_x, best_y = chosen, x, y
    return best, best_chosen, best_x, best_y


# --------------------------------------------------------------------------- F-11.6 all items


@rule
def has_purple(s, seat):
    """F-11.6: whose item the marker is: the winter's winner of the purple tile."""
    if s.options[PURPLE_NEEDS_BID]:
        return s.purple_winner == seat
    return s.start == seat and (s.step == OVER or s.step == FLIP)


@rule
def items_total(s, seat):
    """F-11.3, F-11.15: the best allocation of all items; returns (points, sort, type) of purple."""
    workers = item_points(s, seat, WORKER, -1)[0]
    skills = item_points(s, seat, SKILL, -1)[0]
    resources = resource_points(s, seat, -1)[0]
    best = workers + skills + resources
    best_item, best_type = -1, -1
    if has_purple(s, seat):
        for kind in range(4):
            found = item_points(s, seat, WORKER, kind)[0] + skills + resources
            if found > best:
                best, best_item, best_type = found, WORKER, kind
            found = workers + skills + resource_points(s, seat, kind)[0]
            if found > best:
                best, best_item, best_type = found, RESOURCE, kind
            if kind < 3:
                found = workers + item_points(s, seat, SKILL, kind)[0] + resources
                if found > best:
                    best, best_item, best_type = found, SKILL, kind
    return best, best_item, best_type


# --------------------------------------------------------------------------- F-11.2, F-11.9 tiles


@rule
def side_points(s, seat):
    """F-11.2: the fixed points of the visible sides."""
    total = 0
    for tile in range(TILES):
        if s.owner[tile] == seat and owns(s, seat, tile):
            total += VP[tile, s.side[tile]]
    return total


@rule
def neighbours(s, tile):
    """Tiles next to this one, whatever the edge (F-11.9)."""
    n = 0
    for way in range(6):
        if s.beside[tile, way] >= 0:
            n += 1
    return n


@rule
def turn_order_points(s, seat):
    """F-11.9: each turn order tile scores its neighbours."""
    total = 0
    for tile in range(FIRST_TURN_ORDER, FIRST_BOAT):
        if SCORE[tile, 0] == PER_NEIGHBOUR and owns(s, seat, tile):
            total += SCORE_VP[tile, 0] * neighbours(s, tile)
    return total


# ------------------------------------------------------------ F-11.11 to F-11.13 boats


@rule
def capacity(s, seat):
    """F-11.11: movement points of all own transport tiles, doubled by 2b."""
    total = 0
    for tile in range(FIRST_TURN_ORDER):
        if s.owner[tile] == seat and owns(s, seat, tile):
            total += MOVE[tile, s.side[tile]]
    return 2 * total if has_ability(s, seat, DOUBLE_TRANSPORT) else total


@rule
def edge_at(s, tile, way):
    """The edge of a placed tile in a direction."""
    return EDGE[tile, (way - s.turned[tile]) % 6]


@rule
def water_beyond(s, tile, way):
    """The boat that continues the water of a tile in a direction; -1 if none does."""
    other = s.beside[tile, way]
    if other < 0 or not IS_BOAT[other] or edge_at(s, tile, way) != WATER:
        return -1
    return other if edge_at(s, other, (way + 3) % 6) == WATER else -1


@rule
def water_side(s, tile, but):
    """The water side of a placed tile that is not `but`; -1 if there is none."""
    for way in range(6):
        if way != but and edge_at(s, tile, way) == WATER:
            return way
    return -1


@rule
def boats_in_chain(s, seat):
    """F-11.13: boats in a row from the water side of the home tile."""
    tile = s.home[seat]
    way = water_side(s, tile, -1)
    n = 0
    while way >= 0 and n < 5:
        tile = water_beyond(s, tile, way)
        if tile < 0:
            break
        n += 1
        way = water_side(s, tile, (way + 3) % 6)
    return n


@rule
def road_between(s, tile, way):
    """F-7.3: is there a road on both sides of this edge?"""
    other = s.beside[tile, way]
    if other < 0 or edge_at(s, tile, way) != ROAD:
        return False
    return edge_at(s, other, (way + 3) % 6) == ROAD


@rule
def all_roads(s, seat):
    """F-11.12: the roads of a village, each one bit, ordered by tile and three directions."""
    bits = 0
    n = 0
    for tile in range(FIRST_BOAT):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            for way in range(3):
                if road_between(s, tile, way):
                    bits |= 1 << n
                    n += 1
    return bits


@rule
def touched(s, seat, roads, among):
    """The tiles these roads touch, and those they touch once only; roads that meet `among` alone
    if it is not zero."""
    once = 0
    twice = 0
    n = 0
    for tile in range(FIRST_BOAT):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            for way in range(3):
                if road_between(s, tile, way):
                    if (roads >> n) & 1:
                        ends = (1 << tile) | (1 << s.beside[tile, way])
                        if among == 0 or ends & among:
                            twice |= once & ends
                            once |= ends
                    n += 1
    return once, once & ~twice


@rule
def without_roads_at(s, seat, roads, tiles):
    """These roads less those that touch certain tiles."""
    n = 0
    for tile in range(FIRST_BOAT):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            for way in range(3):
                if road_between(s, tile, way):
                    if ((1 << tile) | (1 << s.beside[tile, way])) & tiles:
                        roads &= ~(1 << n)
                    n += 1
    return roads


@rule
def without_ends(s, seat, roads):
    """What is left when dead ends are taken away again and again."""
    while roads != 0:
        _, ends = touched(s, seat, roads, 0)
        if ends == 0:
            break
        roads = without_roads_at(s, seat, roads, ends)
    return roads


@rule
def reached(s, seat, roads, start):
    """The tiles that these roads join to the start (a bit mask)."""
    found = start
    while True:
        more, _ = touched(s, seat, roads, found)
        if more & ~found == 0:
            return found
        found |= more


@rule
def count_bits(bits):
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@rule
def find_loops(s, seat, core):
    """A basis of the loops of a village, kept in `s.loops`: one for each road a spanning forest
    leaves out. Returns how many there are."""
    forest = 0
    loops = 0
    n = 0
    for tile in range(FIRST_BOAT):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            for way in range(3):
                if road_between(s, tile, way):
                    road = (1 << n) & core
                    n += 1
                    if road != 0:
                        other = 1 << s.beside[tile, way]
                        if reached(s, seat, forest, 1 << tile) & other:
                            s.loops[loops] = without_ends(s, seat, forest | road)
                            loops += 1
                        else:
                            forest |= road
    return loops


@rule
def best_route(s, seat, loops):
    """F-11.12: every sum of loops is a set of roads with even degrees; the connected one that
    touches most tiles. Gray code: each step adds or removes one loop."""
    best = 0
    roads = 0
    for i in range(1, 1 << loops):
        j = 0
        while not (i >> j) & 1:
            j += 1
        roads ^= s.loops[j]
        tiles, _ = touched(s, seat, roads, 0)
        n = count_bits(tiles)
        if n > best and reached(s, seat, roads, tiles & -tiles) == tiles:
            best = n
    return best


@rule
def tiles_on_loop(s, seat):
    """F-11.12: tiles on the best closed road route; with the other reading, on any loop at all."""
    core = without_ends(s, seat, all_roads(s, seat))
    if core == 0:
        return 0
    loops = find_loops(s, seat, core)
    if s.options[EVERY_LOOP]:
        roads = 0
        for j in range(loops):
            roads |= s.loops[j]
        best = count_bits(touched(s, seat, roads, 0)[0])
    else:
        best = best_route(s, seat, loops)
    for j in range(loops):
        s.loops[j] = 0
    return best


@rule
def owns_boat(s, seat, kind):
    """Does a seat own the boat that scores in this way?"""
    return BOAT_OF[kind] >= 0 and owns(s, seat, BOAT_OF[kind])


@rule
def boat_points(s, seat):
    """F-11.10 to F-11.13; the fixed points of a boat are in F-11.2, White Wind is in F-11.14."""
    total = 0
    if owns_boat(s, seat, PER_CAPACITY):
        total += SCORE_VP[BOAT_OF[PER_CAPACITY], 0] * capacity(s, seat)
    if owns_boat(s, seat, ROAD_LOOP):
        total += SCORE_VP[BOAT_OF[ROAD_LOOP], 0] * s.loop_tiles[seat]
    if owns_boat(s, seat, BOAT_CHAIN):
        total += BREESE_TABLE[boats_in_chain(s, seat)]
    return total


# --------------------------------------------------------------------------- totals


@rule
def points_of(s, seat):
    """F-11: what the seat would score if the game ended as it stands."""
    total = side_points(s, seat) + turn_order_points(s, seat) + boat_points(s, seat)
    return total + items_total(s, seat)[0]


@rule
def may_flip(s, seat, tile):
    """F-7.9, F-11.1: an own upgradable tile that still shows its basic side."""
    return bool(UPGRADABLE[tile]) and s.side[tile] == 0 and owns(s, seat, tile)


@rule
def final_scoring(s):
    """F-11: everything is counted once, when the last tile lies."""
    for seat in range(s.players):
        if owns_boat(s, seat, ROAD_LOOP):
            s.loop_tiles[seat] = tiles_on_loop(s, seat)
    s.step = OVER
    s.shown += 1  # the screens are lifted
    for seat in range(s.players):
        s.points[seat] = points_of(s, seat)
        tell(s, FINAL, seat, s.points[seat], 0, 0)
    for seat in range(s.players):
        beaten = False
        for other in range(s.players):
            beaten = beaten or stands_before(s, other, seat)
        if not beaten:
            tell(s, WINS, seat, s.points[seat], 0, 0)


@rule
def flipper(s):
    """F-11.1: who may flip a tile without cost; NOBODY if nobody owns that boat or has such a
    tile."""
    for seat in range(s.players):
        if owns_boat(s, seat, FREE_UPGRADE):
            for tile in range(FIRST_TURN_ORDER):
                if may_flip(s, seat, tile):
                    return seat
    return NOBODY


@rule
def scores(s, out):
    """Points if the game ended as it stands; final when it is over."""
    for seat in range(s.players):
        out[seat] = s.points[seat] if s.step == OVER else points_of(s, seat)


@rule
def stands_before(s, seat, other):
    """F-11.16: more points; by the house rule then who sits nearer to the start player."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    if s.options[START_PLAYER_WINS_TIES] == 0:
        return False
    return (seat - s.start) % s.players < (other - s.start) % s.players


@rule
def ranking(s, out):
    """F-11.16: 1 is best; equal points share a place."""
    for seat in range(s.players):
        out[seat] = 1
        if s.step == OVER:
            for other in range(s.players):
                if stands_before(s, other, seat):
                    out[seat] += 1
        else:
            own = points_of(s, seat)
            for other in range(s.players):
                if points_of(s, other) > own:
                    out[seat] += 1


# --------------------------------------------------------------------------- for people


def breakdown(s: Any) -> list[dict[str, Any]]:
    """For each seat: where its points come from, and how its items are allocated."""
    return [_breakdown_of(s, seat) for seat in range(int(s["players"]))]


def _breakdown_of(s: Any, seat: int) -> dict[str, Any]:
    lines = [
        {
            "what": "tile",
            "tile": TILE_IDS[t],
            "points": int(VP[t, int(s["side"][t])]),
            "clause": "F-11.2",
        }
        for t in range(TILES)
        if int(s["owner"][t]) == seat and owns(s, seat, t) and VP[t, int(s["side"][t])]
    ]
    for tile in range(FIRST_TURN_ORDER, FIRST_BOAT):
        if owns(s, seat, tile):
            points = int(SCORE_VP[tile, 0]) * int(neighbours(s, tile))
            lines.append(_line("turn_order", TILE_IDS[tile], points, "F-11.9"))
    clauses = {PER_CAPACITY: "F-11.11", ROAD_LOOP: "F-11.12", BOAT_CHAIN: "F-11.13"}
    for kind, clause in clauses.items():
        if owns_boat(s, seat, kind):
            lines.append(_line("boat", TILE_IDS[BOAT_OF[kind]], int(boat_points(s, seat)), clause))
    items, purple = _allocation(s, seat)
    lines += items
    return {
        "seat": seat,
        "points": sum(line["points"] for line in lines),
        "lines": lines,
        "purple": purple,
    }


def _line(what: str, tile: str | None, points: int, clause: str, **more: Any) -> dict[str, Any]:
    return {"what": what, "tile": tile, "points": points, "clause": clause, **more}


_TYPES = {WORKER: WORKERS, SKILL: SKILLS, RESOURCE: RESOURCES}


def _allocation(s: Any, seat: int) -> tuple[list[dict[str, Any]], dict[str, str] | None]:
    """The best allocation of F-11.15, item by item."""
    _, purple_item, purple_type = (int(x) for x in items_total(s, seat))
    lines: list[dict[str, Any]] = []
    for item in (WORKER, SKILL, RESOURCE):
        purple = purple_type if item == purple_item else -1
        if item == RESOURCE:
            _, chosen, x, y = (int(n) for n in resource_points(s, seat, purple))
        else:
            _, chosen, x, y = (int(n) for n in item_points(s, seat, item, purple))
        lines += _allocate(s, seat, item, chosen, x, y, purple)
    named = None
    if purple_item >= 0:
        named = {"as": ITEMS[purple_item], "type": _TYPES[purple_item][purple_type]}
    return lines, named


def _single_uses(
    s: Any, seat: int, item: int, kind: int, chosen: int, at: int
) -> tuple[int, str, int]:
    """(points, what, tile) of the best single use of an item; `at` is the yard it lies on or -1."""
    uses = [(0, "unused", -1)]
    if item == RESOURCE:
        if at >= 0 and yard_unit(s, seat, at, kind) > 0:
            uses.append((int(yard_unit(s, seat, at, kind)), "yard", at))
        tile = int(scorer(s, seat, item, PER_ITEM))
        if tile >= 0 and stands_for(s, seat, kind, int(SCORE_TYPE[tile, 0])):
            uses.append((int(SCORE_VP[tile, 0]), "winter", tile))
        tile = int(scorer(s, seat, item, PER_CHOSEN))
        if tile >= 0 and chosen >= 0 and stands_for(s, seat, kind, chosen):
            uses.append((int(SCORE_VP[tile, 0]), "winter", tile))
        if stands_for(s, seat, kind, GOLD):
            uses.append((GOLD_VP, "gold", -1))
    else:
        tile = int(scorer(s, seat, item, PER_ITEM))
        if tile >= 0 and int(SCORE_TYPE[tile, 0]) == kind:
            uses.append((int(SCORE_VP[tile, 0]), "winter", tile))
        tile = int(scorer(s, seat, item, PER_CHOSEN))
        if tile >= 0 and chosen == kind:
            uses.append((int(SCORE_VP[tile, 0]), "winter", tile))
        if item == WORKER and owns_boat(s, seat, PER_WORKER):
            tile = int(BOAT_OF[PER_WORKER])
            uses.append((int(SCORE_VP[tile, 0]), "boat", tile))
    return max(uses, key=lambda use: use[0])


def _items(s: Any, seat: int, item: int, chosen: int, purple: int) -> list[dict[str, Any]]:
    """Every item with its best single use, cheapest first."""
    found = []
    for kind in range(len(_TYPES[item])):
        heaps = []
        if item == RESOURCE:
            tiles = [t for t in range(FIRST_TURN_ORDER) if owns(s, seat, t)]
            heaps = [(t, int(s["resources"][t][kind]), False) for t in tiles]
            if kind == purple:
                _, yard = max((int(yard_unit(s, seat, t, kind)), t) for t in tiles)
                heaps.append((yard, 1, True))
        else:
            heaps = [(-1, int(s["screen" if item == WORKER else "skill"][seat][kind]), False)]
            if kind == purple:
                heaps.append((-1, 1, True))
        for at, n, is_purple in heaps:
            use = _single_uses(s, seat, item, kind, chosen, at)
            found += [{"kind": kind, "use": use, "purple": is_purple}] * n
    return sorted(found, key=lambda i: (i["use"][0], i["kind"]))


def _allocate(
    s: Any, seat: int, item: int, chosen: int, x: int, y: int, purple: int
) -> list[dict[str, Any]]:
    """The same greedy as `fill_cost`, naming what goes where."""
    set_tile, group_tile = int(SCORER[item, PER_SET]), int(SCORER[item, PER_GROUP])
    set_bits = int(SCORE_SET[set_tile, 0]) if x else 0
    size = int(SCORE_SIZE[group_tile, 0]) if y else 1
    wild = GOLD if item == RESOURCE else -1
    anything = item == RESOURCE and bool(has_ability(s, seat, SCORE_SUBSTITUTION))
    slots = x * set_bits.bit_count() + y * size
    surplus, have = 0, [0] * 4
    taken: list[int] = []
    single: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for entry in _items(s, seat, item, chosen, purple):
        kind = entry["kind"]
        fits = len(taken) < slots
        if fits and not (anything or kind == wild):
            in_set = bool(set_bits >> kind & 1) and have[kind] < x
            fits = in_set or surplus < y * size
            if fits:
                surplus += 0 if in_set else 1
                have[kind] += 1
        if fits:
            taken.append(kind)
        else:
            single.setdefault(entry["use"][1:], []).append(entry)
    names = _TYPES[item]
    lines = []
    if slots:
        in_sets, in_groups = _split(taken, x, set_bits, wild, anything)
        if x:
            points = x * int(SCORE_VP[set_tile, 0])
            lines.append(
                _line("winter", TILE_IDS[set_tile], points, "F-11.7", items=_tally(names, in_sets))
            )
        if y:
            points = y * int(SCORE_VP[group_tile, 0])
            lines.append(
                _line(
                    "winter", TILE_IDS[group_tile], points, "F-11.7", items=_tally(names, in_groups)
                )
            )
    clauses = {
        "yard": "F-11.4",
        "winter": "F-11.7",
        "gold": "F-11.5",
        "boat": "F-11.14",
        "unused": "F-11.3",
    }
    for (what, tile), entries in sorted(single.items()):
        points = sum(e["use"][0] for e in entries)
        named = TILE_IDS[tile] if tile >= 0 else None
        kinds = [e["kind"] for e in entries]
        lines.append(_line(what, named, points, clauses[what], items=_tally(names, kinds)))
    return lines


def _split(
    taken: list[int], x: int, set_bits: int, wild: int, anything: bool
) -> tuple[list[int], list[int]]:
    """Which of the taken items lie in sets, which in groups."""
    left = list(taken)
    in_sets = []
    for kind in range(4):
        if set_bits >> kind & 1:
            own = [k for k in left if k == kind][:x]
            in_sets += own
            for k in own:
                left.remove(k)
    while len(in_sets) < x * set_bits.bit_count():
        fill = next(k for k in left if anything or k == wild)
        left.remove(fill)
        in_sets.append(fill)
    return in_sets, left


def _tally(names: tuple[str, ...], kinds: list[int]) -> dict[str, int]:
    return {name: kinds.count(i) for i, name in enumerate(names) if i in kinds}
