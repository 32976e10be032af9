"""How well a seat stands: named features, linear in each.

`value` is greedy's, fitted once and kept, so that it stays an anchor for measuring. `features` are
for the search: `korsi train` writes what they weigh into thinking.toml, each as it is and by the
part of the game still to come. What a tile is worth to produce is estimated from its effect alone,
so an edited box is valued too.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from . import box
from .rules.summer_boats import owns
from .rules.transport import allowance, leads_on, skills_suffice
from .rules.using import capacity, least
from .scoring import may_flip, points_of, road_between
from .state import ASIDE, HAUL, OFFERED, OVER, VILLAGE

FEATURES = (
    "points",  # if the game ended now
    "workers",  # behind the screen, in losing groups and coming home, while seasons are left
    "greens",  # what a green worker is worth more
    "skills",
    "resources",  # wood, stone and iron; gold is in the points
    "upgrades_paid",  # points of upgrades, by the part of their cost that lies ready
    "production",  # what own tiles yield, while seasons are left
    "winning_bids",  # what the tiles led on offer are worth, in winter what they would score now
    "winter_plans",  # what the winter tiles dealt to the seat would score now
    "turn_order",  # turn order tiles led, the marker
    "transport_left",  # moves and upgrades of the action under way
    "roads",  # between tiles of the village
    "workers_many",  # workers beyond eight, while seasons are left
    "resources_many",  # resources beyond eight
    "points_paid",  # upgrades by the square of the part that lies ready: nearly done is worth more
    "workers_coming",  # of the workers, those not behind the screen yet
    "colours",  # different colours behind the screen
    "most_alike",  # workers of the commonest colour there
    "wood",
    "stone",
    "iron",
    "resources_wanted",  # counters anywhere in the village that an upgrade there asks for
    "resources_idle",  # those none asks for and no yard scores
    "skills_wanted",  # skills an upgrade asks for
    "tiles",  # in the village
    "to_upgrade",  # of them those not upgraded yet
    "makes_goods",  # what own tiles yield in wood, stone and iron, while seasons are left
    "makes_gold",
    "makes_workers",
    "makes_skills",
    "transports",  # own tiles that move goods and upgrade
    "unused",  # own tiles nobody has used this season
    "used_once",  # own tiles with workers on them and room for more
    "worked_by_others",  # workers on own tiles: all of them come home
    "tiles_led",  # tiles on offer led
    "workers_bid",  # workers in the groups that lead: they will not come back
    "workers_outbid",  # workers in losing groups
    "winter_led",  # in winter, what the tiles led would score
    "boats",  # summer boats
    "yards",  # points the yards score
    "chooses_first",  # the start player's marker
    "upgrade_now",  # points of upgrades the transport under way can still bring about
    "upgrade_next",  # of the best upgrade one transport action could bring about
    "upgrades_next",  # of all such upgrades
    "winter_sure",  # in winter, what the tiles led would add to the points, counted exactly
    "yards_near",  # points counters would score on a yard one road away
)
# Greedy's, of the first twelve. Fitted on 176 games of three as benchmarks/fit_value.py does,
# rounded, tried in the arena.
WEIGHTS = np.array([1.0, 1.4, 0.5, 0.7, 0.6, 0.6, 0.6, 0.65, 0.15, 1.8, 0.2, 0.1], np.float64)

NOTHING = (0.0,) * (len(FEATURES) - 1)


def _yield_of(tile: int, side: int) -> float:
    """What using a side once is worth."""
    effect = box.EFFECT[tile, side]
    resources = float(box.GAINS[tile, side].sum() + 0.5 * box.GAINS[tile, side, box.GOLD])
    drawn = 1.2 * float(box.DRAWS[tile, side])
    worth = {
        box.GAIN_CHOICE: 1.2,
        box.DRAW_WORKERS: drawn,
        box.DRAW_SKILLS: drawn,
        box.TRANSPORT: 0.5 * float(box.MOVE[tile, side]) + 0.8 * float(box.UPGRADES[tile, side]),
        box.WORKER_FOR_GREEN: 1.3 * float(box.GREENS[tile, side]) - 0.6,
        box.WORKER_FOR_WORKERS: drawn - 1.0,
        box.SKILL_FOR_SKILLS: drawn - 1.0,
        box.SKILL_FOR_WORKERS: drawn - 1.0,
        box.SKILL_FOR_RESOURCES: resources - 1.0,
    }
    return float(worth.get(int(effect), resources))


YIELD = np.array([[_yield_of(t, side) for side in range(2)] for t in range(box.TILES)], np.float64)
# Points a tile promises: its side, part of an upgrade, a yard, an ability.
PROMISE = box.VP[:, 0] + 0.35 * (box.UPGRADABLE * (box.VP[:, 1] - box.VP[:, 0]))
PROMISE += 2.0 * (box.SCORE[:, 0] == box.PER_RESOURCE)
PROMISE += 3.0 * box.IS_SUMMER_BOAT
COUNTERS_ASKED = box.COST.sum(1) + box.COST_ANY
COST_TOTAL = box.COST.sum(1) + box.COST_ANY + box.COST_SKILL.sum(1) + box.COST_ANY_SKILL * 1.0
# By effect
GIVES_WORKERS, GIVES_SKILLS = np.zeros((2, len(box.EFFECTS)), np.float64)
GIVES_WORKERS[[box.DRAW_WORKERS, box.WORKER_FOR_GREEN]] = 1.0
GIVES_WORKERS[[box.WORKER_FOR_WORKERS, box.SKILL_FOR_WORKERS]] = 1.0
GIVES_SKILLS[[box.DRAW_SKILLS, box.SKILL_FOR_SKILLS]] = 1.0
# By season: what a worker, a skill, a resource is still good for.
WORKER_WORTH = np.array([1.0, 0.9, 0.8, 0.4], np.float64)
SKILL_WORTH = np.array([1.0, 1.0, 0.8, 0.3], np.float64)
RESOURCE_WORTH = np.array([1.0, 1.0, 1.0, 0.3], np.float64)


@rule
def part_left(s):
    """How much of the game is still to come, by seasons."""
    return 0.0 if s.step == OVER else 1.0 - s.season / (box.WINTER + 1.0)


@rule
def period(s):
    """F-3.1: a season."""
    return s.season


@rule
def counters_of(s, seat, kind):
    """Resources of a type in the village."""
    n = 0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat:
            n += s.resources[tile, kind]
    return n


@rule
def items_of(s, seat, item, kind):
    """Items of a type, wherever they are."""
    if item == box.WORKER:
        return s.screen[seat, kind]
    if item == box.SKILL:
        return s.skill[seat, kind] if kind < 3 else 0
    return counters_of(s, seat, kind)


@rule
def winter_worth(s, seat, tile):
    """What a winter tile would about score with what the seat has now."""
    kind = box.SCORE[tile, 0]
    if kind == box.FIXED:
        return float(box.VP[tile, 0])
    total, most, least = 0, 0, 99
    for t in range(4):
        n = items_of(s, seat, box.SCORE_ITEM[tile, 0], t)
        total += n
        most = max(most, n)
        if (box.SCORE_SET[tile, 0] >> t) & 1:
            least = min(least, n)
        if kind == box.PER_ITEM and t == box.SCORE_TYPE[tile, 0]:
            return float(box.SCORE_VP[tile, 0] * n)
    if kind == box.PER_CHOSEN:
        return float(box.SCORE_VP[tile, 0] * most)
    if kind == box.PER_SET:
        return float(box.SCORE_VP[tile, 0] * least)
    if kind == box.PER_GROUP:
        return float(box.SCORE_VP[tile, 0]) * total / box.SCORE_SIZE[tile, 0]
    return 0.0


@rule
def tile_worth(s, tile):
    """What owning a village tile is about worth: its promise, and its yield for seasons to come."""
    return PROMISE[tile] + YIELD[tile, 0] * 0.7 * (box.WINTER - s.season)


@rule
def counters_near(s, tile, kind):
    """Resources of a type one road away from a tile."""
    n = 0
    for way in range(6):
        if road_between(s, tile, way):
            n += s.resources[s.beside[tile, way], kind]
    return n


@rule
def upgrade_part(s, seat, tile):
    """The part of an upgrade's cost that lies ready; a counter one road away is half ready."""
    ready = 0.0
    spare = 0
    missing = 0
    for kind in range(4):
        have = s.resources[tile, kind]
        if have < box.COST[tile, kind]:
            ready += have
            lacking = box.COST[tile, kind] - have
            near = min(lacking, counters_near(s, tile, kind))
            ready += 0.5 * near
            missing += lacking - near
        else:
            ready += box.COST[tile, kind]
            spare += have - box.COST[tile, kind]
    ready += min(missing, max(0, s.resources[tile, box.GOLD] - box.COST[tile, box.GOLD]))
    if box.COST_ANY[tile] > 0:
        ready += min(box.COST_ANY[tile], spare)
        if spare < box.COST_ANY[tile]:
            near = 0
            for kind in range(4):
                near += counters_near(s, tile, kind)
            ready += 0.5 * min(box.COST_ANY[tile] - spare, near)
    skills = 0
    for skill in range(3):
        ready += min(s.skill[seat, skill], box.COST_SKILL[tile, skill])
        skills += s.skill[seat, skill]
    ready += min(box.COST_ANY_SKILL[tile], skills)
    return min(1.0, ready / COST_TOTAL[tile])


@rule
def coming_home(s, seat, tile, colour):
    """Workers of a colour a seat gets back from a tile: a losing group; those on an own tile or on
    one it leads, unless somebody takes that one."""
    n = 0.0
    bit = 1 << tile
    if s.groups[seat] & ~s.leads[seat] & bit and s.group_colour[tile, seat] == colour:
        n += s.group[tile, seat]
    if s.owner[tile] == seat or s.leads[seat] & bit:
        n += 0.85 * s.on_tile[tile, colour]
    return n


@rule
def roads_from(s, tile):
    """Roads of a placed tile to three of its six neighbours, so that each road counts once."""
    n = 0
    for way in range(3):
        if road_between(s, tile, way):
            n += 1
    return n


@rule
def village_of(s, seat):
    """(cost of upgrades ready, the same squared, production, roads, what winter tiles score) of the
    own tiles."""
    paid, nearly, production, roads, winter = 0.0, 0.0, 0.0, 0, 0.0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and owns(s, seat, tile):
            if s.place[tile] == VILLAGE:
                roads += roads_from(s, tile)
            if tile < box.FIRST_WINTER or tile >= box.FIRST_HOME:
                production += YIELD[tile, s.side[tile]] * (box.WINTER - s.season)
                if box.UPGRADABLE[tile] and s.side[tile] == 0:
                    gain = box.VP[tile, 1] - box.VP[tile, 0] + YIELD[tile, 1] - YIELD[tile, 0]
                    ready = upgrade_part(s, seat, tile)
                    paid += 0.6 * gain * ready
                    nearly += 0.6 * gain * ready * ready
        elif s.owner[tile] == seat:  # a winter tile dealt to the seat (F-2.8)
            winter += winter_worth(s, seat, tile)
    return paid, nearly, production, roads, winter


@rule
def bids_of(s, seat):
    """(what village tiles led are worth, what winter tiles led would score, turn order)."""
    bids, winter, order = 0.0, 0.0, 0.0
    leads = s.leads[seat]
    if leads != 0:
        for tile in range(box.FIRST_BOAT):
            if (leads >> tile) & 1:
                if tile >= box.FIRST_TURN_ORDER:
                    order += 1.0 if s.season < box.WINTER else 2.0
                elif s.season == box.WINTER:
                    winter += winter_worth(s, seat, tile)
                else:
                    bids += tile_worth(s, tile)
    return bids, winter, order


@rule
def basics(s, owner):
    """What greedy looks at, in the order of FEATURES; then workers, greens and counters, upgrades
    nearly paid, what winter tiles led would score: as if behind every screen all were known."""
    season = s.season
    workers = float(s.screen[owner, 0] + s.screen[owner, 1] + s.screen[owner, 2])
    greens = float(s.screen[owner, box.GREEN])
    counters = 0
    for tile in range(box.FIRST_BOAT):
        if s.place[tile] != 0:
            for colour in range(box.GREEN):
                workers += coming_home(s, owner, tile, colour)
            greens += coming_home(s, owner, tile, box.GREEN)
            if s.owner[tile] == owner:
                counters += s.resources[tile, 0] + s.resources[tile, 1] + s.resources[tile, 2]
    skills = float(s.skill[owner, 0] + s.skill[owner, 1] + s.skill[owner, 2])
    paid, nearly, production, roads, winter = village_of(s, owner)
    bids, leading, order = bids_of(s, owner)
    if s.start == owner:
        order += 0.3
    found = (
        float(points_of(s, owner)),
        (workers + greens) * WORKER_WORTH[season],
        greens * WORKER_WORTH[season],
        skills * SKILL_WORTH[season],
        counters * RESOURCE_WORTH[season],
        paid,
        production,
        bids + leading,
        winter,
        order,
        float(s.budget + 2 * s.upgrades) if s.active == owner else 0.0,
        float(roads),
    )
    return found, workers + greens, float(counters), nearly, leading


@rule
def weighed(s, owner):
    """Greedy's features of an owner, weighed and added up. At the end only points are left."""
    if s.step == OVER:
        return WEIGHTS[0] * s.points[owner]
    found = basics(s, owner)[0]
    total = 0.0
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += weighed(s, other)
    return weighed(s, seat) - others / (s.players - 1)


# --------------------------------------------------------------------------- the search's


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


OUT_OF_REACH = 99
WINTER_TILES = (1 << box.FIRST_HOME) - (1 << box.FIRST_WINTER)


@rule
def upgrade_gain(s, tile):
    """What flipping a tile is about worth: points, a yard's points, its yield for seasons to come,
    each use of it a point for two."""
    gain = float(box.VP[tile, 1] - box.VP[tile, 0])
    gain += 0.5 * (YIELD[tile, 1] - YIELD[tile, 0]) * (box.WINTER - s.season)
    if box.SCORE[tile, 1] == box.PER_RESOURCE:
        here = s.resources[tile, 0] + s.resources[tile, 1] + s.resources[tile, 2]
        gain += here * (box.SCORE_VP[tile, 1] - box.SCORE_VP[tile, 0])
    return gain


@rule
def moves_to_pay(s, seat, tile, most):
    """F-7.3, F-7.5: moves that bring the missing counters of an upgrade onto its tile, nearest
    first; OUT_OF_REACH where `most` are not enough."""
    wood = max(0, box.COST[tile, 0] - s.resources[tile, 0])
    stone = max(0, box.COST[tile, 1] - s.resources[tile, 1])
    iron = max(0, box.COST[tile, 2] - s.resources[tile, 2])
    gold = max(0, box.COST[tile, 3] - s.resources[tile, 3])
    spare = 0
    for kind in range(3):
        spare += max(0, s.resources[tile, kind] - box.COST[tile, kind])
    free = max(0, s.resources[tile, 3] - box.COST[tile, 3])  # gold stands for anything
    others = max(0, box.COST_ANY[tile] - spare)
    if gold == 0 and wood + stone + iron + others <= free:
        return 0
    spent = 0
    layer, seen = 1 << tile, 1 << tile
    for distance in range(1, most + 1):
        beside = 0
        for at in range(box.FIRST_TURN_ORDER):
            if layer >> at & 1:
                for way in range(6):
                    if leads_on(s, seat, at, way) and s.beside[at, way] < box.FIRST_TURN_ORDER:
                        beside |= 1 << s.beside[at, way]
        layer = beside & ~seen
        if layer == 0:
            return OUT_OF_REACH
        seen |= layer
        for at in range(box.FIRST_TURN_ORDER):
            if layer >> at & 1:
                took_wood = min(wood, s.resources[at, 0])
                took_stone = min(stone, s.resources[at, 1])
                took_iron = min(iron, s.resources[at, 2])
                took_gold = min(gold, s.resources[at, 3])
                left = s.resources[at, 0] + s.resources[at, 1] + s.resources[at, 2]
                took_any = min(others, left - took_wood - took_stone - took_iron)
                wood -= took_wood
                stone -= took_stone
                iron -= took_iron
                gold -= took_gold
                others -= took_any
                needed = max(0, wood + stone + iron + others - free)
                instead = min(needed, s.resources[at, 3] - took_gold)
                free += instead
                took = took_wood + took_stone + took_iron + took_gold + took_any + instead
                spent += distance * took
                if spent > most:
                    return OUT_OF_REACH
                if gold == 0 and wood + stone + iron + others <= free:
                    return spent
    return OUT_OF_REACH


@rule
def best_allowance(s, seat):
    """F-7.1: the most moves a transport action could give the seat now."""
    most = 0
    for tile in range(box.FIRST_TURN_ORDER):
        if box.EFFECT[tile, s.side[tile]] != box.TRANSPORT or s.place[tile] == 0:
            continue
        there = s.place[tile] == VILLAGE or (s.place[tile] == OFFERED and s.season < box.WINTER)
        if there and least(s, tile) <= capacity(s, tile):
            most = max(most, allowance(s, seat, tile)[0])
    return most


@rule
def affordable(tile, wood, stone, iron, gold):
    """Are there counters enough for an upgrade, wherever they lie?"""
    lacking = max(0, box.COST[tile, 0] - wood) + max(0, box.COST[tile, 1] - stone)
    lacking += max(0, box.COST[tile, 2] - iron) + box.COST[tile, 3]
    return lacking <= gold and COUNTERS_ASKED[tile] <= wood + stone + iron + gold


@rule
def upgrades_within(s, seat, most, wood, stone, iron, gold):
    """(the best upgrade, the second, all) that so many moves could bring about, in points; with
    the counters there are in the village."""
    best, second, total = 0.0, 0.0, 0.0
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and may_flip(s, seat, tile):
            if not affordable(tile, wood, stone, iron, gold) or not skills_suffice(s, seat, tile):
                continue
            if moves_to_pay(s, seat, tile, most) <= most:
                gain = upgrade_gain(s, tile)
                total += gain
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
    return best, second, total


@rule
def upgrades_of(s, seat, wood, stone, iron, gold):
    """(what the transport under way can still bring about, the best upgrade a transport could,
    all of these)."""
    if s.active == seat and s.step == HAUL:
        if s.upgrades == 0:
            return 0.0, 0.0, 0.0
        best, second, _ = upgrades_within(s, seat, s.budget, wood, stone, iron, gold)
        return best + (second if s.upgrades > 1 else 0.0), 0.0, 0.0
    most = best_allowance(s, seat)
    best, _, total = upgrades_within(s, seat, most, wood, stone, iron, gold)
    return 0.0, best, total


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


@rule
def features(s, owner, seat):
    """The features of an owner, in the order of FEATURES: as if a seat knew behind every screen.
    At the end only points are left."""
    if s.step == OVER:
        return (float(s.points[owner]),) + NOTHING  # noqa: RUF005
    found, workers, counters, nearly, leading = basics(s, owner)
    colours, most = screen_of(s, owner)
    wood, stone, iron, wanted, idle, skills_wanted, yards, gold = goods_of(s, owner)
    upgrades = upgrades_of(s, owner, wood, stone, iron, gold)
    tiles = tiles_of(s, owner)
    led, bid, outbid = groups_of(s, owner)
    hidden = s.screen[owner, 0] + s.screen[owner, 1] + s.screen[owner, 2] + s.screen[owner, 3]
    # in parts: a compiler that sees one long tuple gives up
    return found + (  # noqa: RUF005
        max(0.0, workers - 8.0) * WORKER_WORTH[s.season],
        max(0.0, counters - 8.0),
        nearly,
        workers - hidden,
        colours,
        most,
        wood,
        stone,
        iron,
        wanted,
        idle,
        skills_wanted,
        tiles[0],
        tiles[1],
        tiles[2],
        tiles[3],
        tiles[4],
        tiles[5],
        tiles[6],
        tiles[7],
        tiles[8],
        tiles[9],
        led,
        bid,
        outbid,
        leading,
        tiles[10],
        yards,
        1.0 if s.start == owner else 0.0,
    ) + upgrades + (winter_sure(s, owner, found[0]), yards_near(s, owner))  # fmt: skip
