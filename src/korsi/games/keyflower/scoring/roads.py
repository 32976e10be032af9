"""F-11.12: the longest closed road route of a village."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import EDGE, FIRST_BOAT, ROAD
from ..state import EVERY_LOOP, VILLAGE


@rule
def edge_at(s, tile, way):
    """The edge of a placed tile in a direction."""
    return EDGE[tile, (way - s.turned[tile]) % 6]


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
    s.loops[:] = 0
    return best
