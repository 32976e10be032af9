"""Upgrades within reach of a transport action, for the search."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..rules.transport import allowance, leads_on, skills_suffice
from ..rules.using import capacity, least
from ..scoring import may_flip
from ..state import HAUL, OFFERED, VILLAGE
from .worth import YIELD

COUNTERS_ASKED = box.COST.sum(1) + box.COST_ANY
OUT_OF_REACH = 99


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
