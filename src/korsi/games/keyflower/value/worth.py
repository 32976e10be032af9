"""What greedy looks at: what tiles, workers and counters are about worth while seasons are left."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..rules.summer_boats import owns
from ..scoring import points_of, road_between
from ..state import VILLAGE


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
