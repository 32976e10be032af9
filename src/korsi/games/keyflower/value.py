"""How well a seat stands: a few named features, linear in each.

What a tile is worth to produce is estimated from its effect alone, so an edited box is valued too.
"""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .box import (
    COST,
    COST_ANY,
    COST_ANY_SKILL,
    COST_SKILL,
    DRAW_SKILLS,
    DRAW_WORKERS,
    DRAWS,
    EFFECT,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    FIXED,
    GAIN_CHOICE,
    GAINS,
    GOLD,
    GREEN,
    GREENS,
    IS_SUMMER_BOAT,
    MOVE,
    PER_CHOSEN,
    PER_GROUP,
    PER_ITEM,
    PER_RESOURCE,
    PER_SET,
    SCORE,
    SCORE_ITEM,
    SCORE_SET,
    SCORE_SIZE,
    SCORE_TYPE,
    SCORE_VP,
    SKILL,
    SKILL_FOR_RESOURCES,
    SKILL_FOR_SKILLS,
    SKILL_FOR_WORKERS,
    TILES,
    TRANSPORT,
    UPGRADABLE,
    UPGRADES,
    VP,
    WINTER,
    WORKER,
    WORKER_FOR_GREEN,
    WORKER_FOR_WORKERS,
)
from .rules.seasons import FIRST_WINTER
from .rules.summer_boats import owns
from .scoring import points_of
from .state import OFFERED, OVER

FEATURES = (
    "points",  # if the game ended now
    "workers",  # behind the screen, in losing groups and coming home, while seasons are left
    "greens",  # what a green worker is worth more
    "skills",
    "resources",  # wood, stone and iron; gold is in the points
    "upgrades_paid",  # points of upgrades, by the part of their cost that lies ready
    "production",  # what own tiles yield, while seasons are left
    "winning_bids",  # what the tiles led on offer are worth
    "winter_plans",  # what winter tiles held or led would score now
    "turn_order",  # turn order tiles led, the marker
    "transport_left",  # moves and upgrades of the action under way
)
WEIGHTS = np.array([1.0, 1.0, 0.5, 0.9, 0.45, 0.7, 0.3, 0.8, 0.45, 0.8, 0.25], np.float64)


def _yield_of(tile: int, side: int) -> float:
    """What using a side once is worth."""
    effect = EFFECT[tile, side]
    resources = float(GAINS[tile, side].sum() + 0.5 * GAINS[tile, side, GOLD])
    drawn = 1.2 * float(DRAWS[tile, side])
    worth = {
        GAIN_CHOICE: 1.2,
        DRAW_WORKERS: drawn,
        DRAW_SKILLS: drawn,
        TRANSPORT: 0.5 * float(MOVE[tile, side]) + 0.8 * float(UPGRADES[tile, side]),
        WORKER_FOR_GREEN: 1.3 * float(GREENS[tile, side]) - 0.6,
        WORKER_FOR_WORKERS: drawn - 1.0,
        SKILL_FOR_SKILLS: drawn - 1.0,
        SKILL_FOR_WORKERS: drawn - 1.0,
        SKILL_FOR_RESOURCES: resources - 1.0,
    }
    return float(worth.get(int(effect), resources))


YIELD = np.array([[_yield_of(t, side) for side in range(2)] for t in range(TILES)], np.float64)
# Points a tile promises: its side, part of an upgrade, a yard, an ability.
PROMISE = np.array(
    [
        float(VP[t, 0])
        + 0.35 * float(UPGRADABLE[t] * (VP[t, 1] - VP[t, 0]))
        + (2.0 if SCORE[t, 0] == PER_RESOURCE else 0.0)
        + 3.0 * float(IS_SUMMER_BOAT[t])
        for t in range(TILES)
    ],
    np.float64,
)
COST_TOTAL = np.array(
    [COST[t].sum() + COST_ANY[t] + COST_SKILL[t].sum() + COST_ANY_SKILL[t] for t in range(TILES)],
    np.float64,
)
# By season: what a worker, a skill, a resource is still good for.
WORKER_WORTH = np.array([1.0, 0.9, 0.7, 0.15], np.float64)
SKILL_WORTH = np.array([1.0, 1.0, 0.8, 0.3], np.float64)
RESOURCE_WORTH = np.array([1.0, 1.0, 1.0, 0.3], np.float64)


@rule
def counters_of(s, seat, kind):
    """Resources of a type in the village."""
    n = 0
    for tile in range(FIRST_TURN_ORDER):
        if s.owner[tile] == seat:
            n += s.resources[tile, kind]
    return n


@rule
def items_of(s, seat, item, kind):
    """Items of a type, wherever they are."""
    if item == WORKER:
        return s.screen[seat, kind]
    if item == SKILL:
        return s.skill[seat, kind] if kind < 3 else 0
    return counters_of(s, seat, kind)


@rule
def winter_worth(s, seat, tile):
    """What a winter tile would about score with what the seat has now."""
    kind = SCORE[tile, 0]
    if kind == FIXED:
        return float(VP[tile, 0])
    total, most, least = 0, 0, 99
    for t in range(4):
        n = items_of(s, seat, SCORE_ITEM[tile, 0], t)
        total += n
        most = max(most, n)
        if (SCORE_SET[tile, 0] >> t) & 1:
            least = min(least, n)
        if kind == PER_ITEM and t == SCORE_TYPE[tile, 0]:
            return float(SCORE_VP[tile, 0] * n)
    if kind == PER_CHOSEN:
        return float(SCORE_VP[tile, 0] * most)
    if kind == PER_SET:
        return float(SCORE_VP[tile, 0] * least)
    if kind == PER_GROUP:
        return float(SCORE_VP[tile, 0]) * total / SCORE_SIZE[tile, 0]
    return 0.0


@rule
def tile_worth(s, tile):
    """What owning a village tile is about worth: its promise, and its yield for seasons to come."""
    return PROMISE[tile] + YIELD[tile, 0] * 0.7 * (WINTER - s.season)


@rule
def upgrade_part(s, seat, tile):
    """The part of an upgrade's cost that lies ready."""
    ready = 0
    spare = 0
    for resource in range(4):
        n = s.resources[tile, resource]
        ready += min(n, COST[tile, resource])
        spare += max(0, n - COST[tile, resource])
    wanted = COST[tile, 0] + COST[tile, 1] + COST[tile, 2] + COST[tile, 3] - ready
    ready += min(wanted, max(0, s.resources[tile, GOLD] - COST[tile, GOLD]))
    ready += min(COST_ANY[tile], spare)
    skills = 0
    for skill in range(3):
        ready += min(s.skill[seat, skill], COST_SKILL[tile, skill])
        skills += s.skill[seat, skill]
    ready += min(COST_ANY_SKILL[tile], skills)
    return min(1.0, ready / COST_TOTAL[tile])


@rule
def workers_at_hand(s, seat, colour):
    """Workers behind the screen, in losing groups, and coming home at the end of the season."""
    n = float(s.screen[seat, colour])
    losing = s.groups[seat] & ~s.leads[seat]
    for tile in range(FIRST_BOAT):
        if s.place[tile] != 0:
            if (losing >> tile) & 1 and s.group_colour[tile, seat] == colour:
                n += s.group[tile, seat]
            if s.owner[tile] == seat or (s.leads[seat] >> tile) & 1:
                n += 0.85 * s.on_tile[tile, colour]
    return n


@rule
def features(s, seat):
    """The features of one seat, in the order of FEATURES. At the end only points are left."""
    if s.step == OVER:
        return (float(s.points[seat]), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    season = s.season
    workers = 0.0
    for colour in range(4):
        workers += workers_at_hand(s, seat, colour)
    greens = workers_at_hand(s, seat, GREEN)
    skills = float(s.skill[seat, 0] + s.skill[seat, 1] + s.skill[seat, 2])
    counters = float(counters_of(s, seat, 0) + counters_of(s, seat, 1) + counters_of(s, seat, 2))
    paid, production, bids, winter, order = 0.0, 0.0, 0.0, 0.0, 0.0
    for tile in range(FIRST_BOAT):
        if s.owner[tile] == seat:
            if tile < FIRST_WINTER or tile >= FIRST_WINTER + 12:
                if owns(s, seat, tile):
                    production += YIELD[tile, s.side[tile]] * (WINTER - season)
                    if UPGRADABLE[tile] and s.side[tile] == 0:
                        gain = VP[tile, 1] - VP[tile, 0] + YIELD[tile, 1] - YIELD[tile, 0]
                        paid += 0.6 * gain * upgrade_part(s, seat, tile)
            else:
                winter += winter_worth(s, seat, tile)
        elif s.place[tile] == OFFERED and (s.leads[seat] >> tile) & 1:
            if tile >= FIRST_TURN_ORDER:
                order += 1.0 if season < WINTER else 2.0
            elif season == WINTER:
                bids += winter_worth(s, seat, tile)
            else:
                bids += tile_worth(s, tile)
    if s.start == seat:
        order += 0.3
    return (
        float(points_of(s, seat)),
        workers * WORKER_WORTH[season],
        greens * WORKER_WORTH[season],
        skills * SKILL_WORTH[season],
        counters * RESOURCE_WORTH[season],
        paid,
        production,
        bids,
        winter,
        order,
        float(s.budget + 2 * s.upgrades) if s.active == seat else 0.0,
    )


@rule
def standing(s, seat):
    """The features weighed and added up."""
    total = 0.0
    found = features(s, seat)
    for k in range(len(found)):
        total += WEIGHTS[k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += standing(s, other)
    return standing(s, seat) - others / (s.players - 1)
