"""What a seat has, for the search: goods, tiles, groups of workers, winter tiles led."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..scoring import points_of
from ..state import ASIDE, OFFERED, VILLAGE
from .worth import GIVES_SKILLS, GIVES_WORKERS, YIELD, counters_near

WINTER_TILES = (1 << box.FIRST_HOME) - (1 << box.FIRST_WINTER)


@rule
def screen_of(s, seat):
    """(different colours behind the screen, workers of the commonest)."""
    colours, most = 0, 0
    for colour in range(4):
        colours += 1 if s.screen[seat, colour] > 0 else 0
        most = max(most, s.screen[seat, colour])
    return float(colours), float(most)


@rule
def goods_of(s, seat):
    """(wood, stone, iron; counters an upgrade in the village asks for, those none asks for and no
    yard scores; skills an upgrade asks for; points the yards score; gold)."""
    wood, stone, iron, gold = 0, 0, 0, 0
    wants_wood, wants_stone, wants_iron, wants_any = 0, 0, 0, 0
    saws, picks, anvils, any_skill = 0, 0, 0, 0
    stored, yards = 0, 0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            here = s.resources[tile, 0] + s.resources[tile, 1] + s.resources[tile, 2]
            wood += s.resources[tile, box.WOOD]
            stone += s.resources[tile, box.STONE]
            iron += s.resources[tile, box.IRON]
            gold += s.resources[tile, box.GOLD]
            side = s.side[tile]
            if box.SCORE[tile, side] == box.PER_RESOURCE:
                kind = box.SCORE_TYPE[tile, side]
                n = here if kind == box.ANY else s.resources[tile, kind]
                stored += n
                yards += n * box.SCORE_VP[tile, side]
            if box.UPGRADABLE[tile] and side == 0:
                wants_wood += box.COST[tile, box.WOOD]
                wants_stone += box.COST[tile, box.STONE]
                wants_iron += box.COST[tile, box.IRON]
                wants_any += box.COST_ANY[tile]
                saws += box.COST_SKILL[tile, 0]
                picks += box.COST_SKILL[tile, 1]
                anvils += box.COST_SKILL[tile, 2]
                any_skill += box.COST_ANY_SKILL[tile]
    wanted = min(wood, wants_wood) + min(stone, wants_stone) + min(iron, wants_iron)
    spare = wood + stone + iron - stored - wanted
    asked = min(max(0, spare), wants_any)
    skills = min(s.skill[seat, 0], saws) + min(s.skill[seat, 1], picks)
    skills += min(s.skill[seat, 2], anvils)
    left = s.skill[seat, 0] + s.skill[seat, 1] + s.skill[seat, 2] - skills
    return (
        float(wood),
        float(stone),
        float(iron),
        float(wanted + asked),
        max(0.0, float(spare - asked)),
        float(skills + min(left, any_skill)),
        float(yards),
        float(gold),
    )


@rule
def tiles_of(s, seat):
    """(tiles in the village, those to upgrade, yields of goods, gold, workers and skills while
    seasons are left, tiles that transport, tiles nobody used this season, tiles used with room for
    more, workers on own tiles, summer boats)."""
    tiles, lesser, boats, transports, unused, open_tiles, on_tiles = 0, 0, 0, 0, 0, 0, 0
    goods, gold, workers, skills = 0.0, 0.0, 0.0, 0.0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            tiles += 1
            side = s.side[tile]
            effect = box.EFFECT[tile, side]
            boats += box.IS_SUMMER_BOAT[tile]
            if box.UPGRADABLE[tile] and side == 0:
                lesser += 1
            gained = box.GAINS[tile, side]
            goods += gained[0] + gained[1] + gained[2]
            gold += gained[box.GOLD]
            if effect == box.GAIN_CHOICE:
                goods += 1.0
            elif effect == box.TRANSPORT:
                transports += 1
            workers += YIELD[tile, side] * GIVES_WORKERS[effect]
            skills += YIELD[tile, side] * GIVES_SKILLS[effect]
            if effect != box.NOTHING:
                here = s.on_tile[tile, 0] + s.on_tile[tile, 1] + s.on_tile[tile, 2]
                here += s.on_tile[tile, 3]
                on_tiles += here
                if here == 0:
                    unused += 1
                elif here + s.last_use[tile] + 1 <= box.MAX_ON_TILE:
                    open_tiles += 1
    seasons = float(box.WINTER - s.season)
    return (
        float(tiles),
        float(lesser),
        goods * seasons,
        gold * seasons,
        workers * seasons,
        skills * seasons,
        float(transports),
        float(unused),
        float(open_tiles),
        float(on_tiles),
        float(boats),
    )


@rule
def groups_of(s, seat):
    """(tiles led on offer, workers in groups that lead, workers in losing ones)."""
    led, bid, outbid = 0, 0, 0
    if s.groups[seat] != 0:
        for tile in range(box.FIRST_BOAT):
            if (s.groups[seat] >> tile) & 1:
                if (s.leads[seat] >> tile) & 1:
                    led += 1
                    bid += s.group[tile, seat]
                else:
                    outbid += s.group[tile, seat]
    return float(led), float(bid), float(outbid)


@rule
def winter_sure(s, seat, now):
    """F-11.7: what the winter tiles led would add to the points there are now, with every item
    counted once."""
    led = s.leads[seat] & WINTER_TILES
    if led == 0:
        return 0.0
    for tile in range(box.FIRST_WINTER, box.FIRST_HOME):
        if led >> tile & 1:
            s.owner[tile], s.place[tile] = seat, ASIDE
    then = points_of(s, seat)
    for tile in range(box.FIRST_WINTER, box.FIRST_HOME):
        if led >> tile & 1:
            s.owner[tile], s.place[tile] = -1, OFFERED
    return then - now


@rule
def yards_near(s, seat):
    """F-11.4: points counters would score one road farther, on a yard."""
    points = 0
    for tile in range(box.FIRST_WINTER):
        side = s.side[tile]
        scores = box.SCORE[tile, side] == box.PER_RESOURCE
        if scores and s.owner[tile] == seat and s.place[tile] == VILLAGE:
            for kind in range(3):
                if box.SCORE_TYPE[tile, side] in (box.ANY, kind):
                    points += counters_near(s, tile, kind) * box.SCORE_VP[tile, side]
    return float(points)
