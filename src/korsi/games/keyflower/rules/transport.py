"""F-7: transport and upgrading: one counter one step at a time, upgrades in between."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import box, moves, refusals
from ..moves import FIRST, VERB, A, B
from ..refusals import LEGAL
from ..scoring import edge_at, final_scoring, may_flip, road_between
from ..state import CARRY, CROSS_WATER, HAUL, INTERLEAVE, SPEND, SPEND_SKILL, VILLAGE
from .screens import skill_from_screen, sum_of, to_pile
from .summer_boats import has_ability, owns
from .turns import end_turn

# --------------------------------------------------------------------------- F-7.3 moving


@rule
def leads_on(s, seat, tile, way):
    """F-7.3, F-10.4: may a counter cross this edge of a tile in the seat's village?"""
    if s.beside[tile, way] < 0:
        return False
    if road_between(s, tile, way):
        return True
    if not has_ability(s, seat, box.CROSS_FIELDS):
        return False
    if s.options[CROSS_WATER]:
        return True
    other = s.beside[tile, way]
    return edge_at(s, tile, way) != box.WATER and edge_at(s, other, (way + 3) % 6) != box.WATER


@rule
def has_way_out(s, seat, tile):
    """Can a counter leave this tile at all?"""
    for way in range(6):
        if leads_on(s, seat, tile, way):
            return True
    return False


@rule
def moving_refusal(s):
    """F-7.4, F-7.6: is there a movement point, and may it be used now?"""
    if s.budget == 0:
        return refusals.NO_BUDGET
    if s.flipped > 0 and not s.options[INTERLEAVE]:
        return refusals.MOVES_FIRST
    return LEGAL


@rule
def carry_refusal(s, seat, resource, tile):
    """F-7.2, F-7.3: a counter on a tile of the own village that some road leaves."""
    why = moving_refusal(s)
    if why != LEGAL:
        return why
    if s.owner[tile] != seat or s.place[tile] != VILLAGE:
        return refusals.NOT_YOURS
    if s.resources[tile, resource] == 0:
        return refusals.NO_RESOURCE
    return LEGAL if has_way_out(s, seat, tile) else refusals.NO_ROAD


@rule
def to_refusal(s, seat, tile):
    """F-7.3: an adjacent tile behind a road."""
    for way in range(6):
        if s.beside[s.carried_from, way] == tile and leads_on(s, seat, s.carried_from, way):
            return LEGAL
    return refusals.NO_ROAD


@rule
def reach(s, seat, out):
    """F-7.3: the movement left when the lifted counter has come to a tile; -1 where it cannot."""
    out[:] = -1
    out[s.carried_from] = s.budget
    for left in range(s.budget, 0, -1):
        for tile in range(box.TILES):
            if out[tile] == left:
                for way in range(6):
                    other = s.beside[tile, way]
                    if other >= 0 and out[other] < 0 and leads_on(s, seat, tile, way):
                        out[other] = left - 1


@rule
def refusal_of_carrying(s, seat, action):
    """F-7.3: what is lifted has to be put down."""
    return to_refusal(s, seat, A[action]) if VERB[action] == moves.CARRY_TO else refusals.PUT_DOWN


@rule
def lift(s, resource, tile):
    """A counter is lifted; it still lies on its tile until it is put down."""
    s.carried = resource
    s.carried_from = tile
    s.step = CARRY


@rule
def put_down(s, seat, tile):
    """F-7.3: one movement point moves one counter one tile."""
    s.resources[s.carried_from, s.carried] -= 1
    s.resources[tile, s.carried] += 1
    emit(s, moves.MOVED, seat, s.carried, s.carried_from, tile)
    s.carried = -1
    s.carried_from = -1
    s.budget -= 1
    s.turn += 1
    go_on(s, seat)


# --------------------------------------------------------------------------- F-7.5 upgrading


@rule
def covers(tile, wood, stone, iron, gold, substitute):
    """F-7.7, F-10.6: do these counters, exactly as many as the cost, pay for a tile?"""
    if substitute:
        return True
    gold -= box.COST[tile, box.GOLD]
    gold -= max(0, box.COST[tile, 0] - wood)
    gold -= max(0, box.COST[tile, 1] - stone)
    gold -= max(0, box.COST[tile, 2] - iron)
    return gold >= 0


@rule
def cost_size(tile):
    """How many counters an upgrade costs."""
    return sum_of(box.COST[tile]) + box.COST_ANY[tile]


@rule
def counters_suffice(s, seat, tile):
    """F-7.5, F-7.7: could the counters on the tile pay its upgrade?"""
    if sum_of(s.resources[tile]) < cost_size(tile):
        return False
    return covers(
        tile,
        s.resources[tile, 0],
        s.resources[tile, 1],
        s.resources[tile, 2],
        s.resources[tile, 3],
        has_ability(s, seat, box.UPGRADE_SUBSTITUTION),
    )


@rule
def skills_suffice(s, seat, tile):
    """F-7.5: are the skills of the cost behind the screen?"""
    left = 0
    for skill in range(3):
        if s.skill[seat, skill] < box.COST_SKILL[tile, skill]:
            return False
        left += s.skill[seat, skill] - box.COST_SKILL[tile, skill]
    return left >= box.COST_ANY_SKILL[tile]


@rule
def upgrade_refusal(s, seat, tile):
    """F-7.5, F-7.9: an own tile that shows its basic side and can be paid for."""
    if not owns(s, seat, tile):
        return refusals.NOT_YOURS
    if not box.UPGRADABLE[tile]:
        return refusals.NOT_UPGRADABLE
    if s.side[tile] != 0:
        return refusals.IS_UPGRADED
    if s.upgrades == 0:
        return refusals.NO_UPGRADE
    if counters_suffice(s, seat, tile) and skills_suffice(s, seat, tile):
        return LEGAL
    return refusals.COST_MISSING


@rule
def begin_upgrade(s, seat, tile):
    """F-7.5: pay the named skills, then the counters."""
    s.flipping = tile
    for skill in range(3):
        for _ in range(box.COST_SKILL[tile, skill]):
            pay_skill(s, seat, skill)
    s.skill_due = box.COST_ANY_SKILL[tile]
    s.spent[:] = 0
    pay_on(s, seat)


@rule
def pay_skill(s, seat, skill):
    """F-7.5: a skill from behind the screen goes to the pile."""
    skill_from_screen(s, seat, skill)
    to_pile(s, skill, 1)
    emit(s, moves.PAID_SKILL, seat, skill, 0, 0)


@rule
def counters_due(s):
    """Counters still to pay."""
    return cost_size(s.flipping) - sum_of(s.spent)


@rule
def can_end_payment(s, seat, resource):
    """F-7.7: after one more counter of this type, can the rest be paid with it or later types?"""
    tile = s.flipping
    substitute = has_ability(s, seat, box.UPGRADE_SUBSTITUTION)
    due = counters_due(s)
    w0 = min(due, s.resources[tile, 0]) if resource <= 0 else 0
    s0 = min(due, s.resources[tile, 1]) if resource <= 1 else 0
    i0 = min(due, s.resources[tile, 2]) if resource <= 2 else 0
    for wood in range(w0 + 1):
        for stone in range(s0 + 1):
            for iron in range(i0 + 1):
                gold = due - wood - stone - iron
                if gold >= 0 and gold <= s.resources[tile, 3]:
                    now = wood if resource == 0 else stone if resource == 1 else iron
                    now = gold if resource == 3 else now
                    if now > 0 and covers(
                        tile,
                        s.spent[0] + wood,
                        s.spent[1] + stone,
                        s.spent[2] + iron,
                        s.spent[3] + gold,
                        substitute,
                    ):
                        return True
    return False


@rule
def spend_refusal(s, seat, resource):
    """F-7.7: the payer chooses the counters, named in the order wood, stone, iron, gold."""
    for later in range(resource + 1, 4):
        if s.spent[later] > 0:
            return refusals.WRONG_COUNTER
    return LEGAL if can_end_payment(s, seat, resource) else refusals.WRONG_COUNTER


@rule
def spend_skill_refusal(s, seat, skill):
    """F-7.5: any skill one has."""
    return LEGAL if s.skill[seat, skill] > 0 else refusals.COST_MISSING


@rule
def refusal_of_spending(s, seat, action):
    """F-7.5: the cost has to be paid, counter by counter, then skill by skill."""
    if s.step == SPEND:
        is_counter = VERB[action] == moves.SPEND_A_COUNTER
        return spend_refusal(s, seat, A[action]) if is_counter else refusals.PAY_UPGRADE
    is_skill = VERB[action] == moves.SPEND_A_SKILL
    return spend_skill_refusal(s, seat, A[action]) if is_skill else refusals.PAY_UPGRADE


@rule
def pay_upgrade(s, seat, action):
    """F-7.5: one counter or one skill, and on."""
    if s.step == SPEND:
        spend(s, A[action])
    else:
        pay_skill(s, seat, A[action])
        s.skill_due -= 1
    pay_on(s, seat)


@rule
def spend(s, resource):
    """F-7.5: a counter from the tile goes to the supply."""
    s.resources[s.flipping, resource] -= 1
    s.supply[resource] += 1
    s.spent[resource] += 1


@rule
def pay_on(s, seat):
    """F-7.7: counters that can be paid in one way only are paid by themselves; else, and for skills
    of any type, the payer is asked."""
    while counters_due(s) > 0:
        ways = 0
        last = -1
        for resource in range(4):
            if spend_refusal(s, seat, resource) == LEGAL:
                ways += 1
                last = resource
        if ways > 1:
            s.step = SPEND
            return
        spend(s, last)
    if s.skill_due > 0:  # F-6.15: asked whatever is behind the screen
        s.step = SPEND_SKILL
        return
    flip(s, seat, s.flipping)
    s.upgrades -= 1
    s.flipped += 1
    s.flipping = -1
    s.spent[:] = 0
    s.turn += 1
    go_on(s, seat)


@rule
def flip(s, seat, tile):
    """F-7.8: everything on the tile stays; the new side is in force at once."""
    s.side[tile] = 1
    emit(s, moves.UPGRADED, seat, tile, 0, 0)


# --------------------------------------------------------------------------- the whole action


@rule
def allowance(s, seat, tile):
    """F-7.1, F-10.5: movement and upgrades of a tile; 2b doubles both."""
    side = s.side[tile]
    times = 2 if has_ability(s, seat, box.DOUBLE_TRANSPORT) else 1
    return times * box.MOVE[tile, side], times * box.UPGRADES[tile, side]


@rule
def begin_haul(s, seat, tile):
    """F-7.1: the allowance is fixed when the workers are placed."""
    s.budget, s.upgrades = allowance(s, seat, tile)
    s.flipped = 0
    s.turn += 1  # bots plan step by step from here
    go_on(s, seat)


@rule
def legal_haul(s, seat, mask):
    """F-7.6: every counter that can move, every tile that can be upgraded, or finish."""
    mask[FIRST[moves.FINISH]] = 1
    n = 1
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat:
            for resource in range(4):
                action = FIRST[moves.CARRY_FROM] + resource * box.TILES + tile
                n += allow(mask, action, carry_refusal(s, seat, resource, tile))
            n += allow(mask, FIRST[moves.UPGRADE] + tile, upgrade_refusal(s, seat, tile))
    return n


@rule
def refusal_of_haul(s, seat, action):
    """F-7.6: move, upgrade or finish."""
    if VERB[action] == moves.CARRY_FROM:
        return carry_refusal(s, seat, A[action], B[action])
    if VERB[action] == moves.UPGRADE:
        return upgrade_refusal(s, seat, A[action])
    return LEGAL if VERB[action] == moves.FINISH else refusals.HAUL_NOW


@rule
def haul(s, seat, action):
    """F-7.6: lift a counter, upgrade a tile, or leave the rest (F-7.4)."""
    if VERB[action] == moves.CARRY_FROM:
        lift(s, A[action], B[action])
    elif VERB[action] == moves.UPGRADE:
        begin_upgrade(s, seat, A[action])
    else:
        end_turn(s)


@rule
def can_carry(s, seat):
    """Is there a counter to move and a point to move it?"""
    if moving_refusal(s) != LEGAL:
        return False
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat:
            for resource in range(4):
                if carry_refusal(s, seat, resource, tile) == LEGAL:
                    return True
    return False


@rule
def may_upgrade_openly(s, seat):
    """Could an upgrade follow, as far as the table sees? Skills are not looked at: ending an action
    by itself must not tell what is behind the screen."""
    if s.upgrades == 0:
        return False
    for tile in range(box.FIRST_TURN_ORDER):
        if may_flip(s, seat, tile) and counters_suffice(s, seat, tile):
            return True
    return False


@rule
def go_on(s, seat):
    """F-7.4, F-7.6: as long as something can be moved or upgraded."""
    s.step = HAUL
    if not can_carry(s, seat) and not may_upgrade_openly(s, seat):
        end_turn(s)


@rule
def can_haul(s, seat):
    """F-5.9: would a transport action do anything? (Budget and upgrades are at least one.)"""
    for tile in range(box.FIRST_TURN_ORDER):
        if s.owner[tile] == seat and owns(s, seat, tile):
            if s.place[tile] == VILLAGE and has_way_out(s, seat, tile):
                for resource in range(4):
                    if s.resources[tile, resource] > 0:
                        return True
            paid = counters_suffice(s, seat, tile) and skills_suffice(s, seat, tile)
            if paid and may_flip(s, seat, tile):
                return True
    return False


# --------------------------------------------------------------------------- F-11.1


@rule
def refusal_of_flip(s, seat, action):
    """F-11.1: a tile to flip, or none."""
    if VERB[action] == moves.UPGRADE:
        return LEGAL if may_flip(s, seat, A[action]) else refusals.NOT_UPGRADABLE
    return LEGAL if VERB[action] == moves.FINISH else refusals.FLIP_NOW


@rule
def free_flip(s, seat, action):
    """F-11.1: the Flipper's upgrade costs nothing; then the points are counted."""
    if VERB[action] == moves.UPGRADE:
        flip(s, seat, A[action])
    final_scoring(s)
