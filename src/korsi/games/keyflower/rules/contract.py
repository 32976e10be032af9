"""The contract of DESIGN section 3: who acts, what is legal, why not, and taking a step."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from ..box import (
    ALL_WORKERS,
    BOATS,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    MAX_VILLAGE,
    MOVE,
    TILES,
    TURN_ORDER_TILES,
    UPGRADES,
    VILLAGE_TILES,
)
from ..moves import (
    DONE,
    FINISH,
    FIRST_BESIDE,
    FIRST_BID,
    FIRST_BOAT_CHOICE,
    FIRST_CARRY,
    FIRST_CHOOSE,
    FIRST_GROUP,
    FIRST_KEEP,
    FIRST_OFFER,
    FIRST_PAY_GROUP,
    FIRST_PAY_SKILL,
    FIRST_PAY_WORKER,
    FIRST_PLACE,
    FIRST_SPEND,
    FIRST_SPEND_SKILL,
    FIRST_TO,
    FIRST_TURN,
    FIRST_UPGRADE,
    FIRST_USE,
    FIRST_WORKERS,
    NUMBERS,
    PASS,
    REARRANGE,
    SETTLE,
)
from ..refusals import (
    BID_USE_OR_PASS,
    CHOOSE_BOAT,
    CHOOSE_RESOURCE,
    FLIP_NOW,
    HAUL_NOW,
    IS_OVER,
    IS_READY,
    LEGAL,
    NOT_UPGRADABLE,
    NOT_YOUR_TURN,
    PAY_FIRST,
    PAY_UPGRADE,
    PLACE_TILES,
    PUT_DOWN,
    SELECT_WINTER,
    SEND_WORKERS,
)
from ..scoring import final_scoring, may_flip
from ..state import (
    BID,
    BOAT,
    CARRY,
    CHOOSE,
    CHOSEN,
    FLIP,
    HAUL,
    KEPT,
    OFFERED,
    OVER,
    PAY,
    PLACE,
    SELECT,
    SPEND,
    SPEND_SKILL,
    TURN,
    USE,
    VILLAGE,
    WORKERS_STEP,
)
from .bidding import bid_refusal
from .effects import (
    choice_refusal,
    pay_group,
    pay_group_refusal,
    pay_skill_for,
    pay_skill_refusal,
    pay_worker,
    pay_worker_refusal,
    take_choice,
)
from .placing import (
    REARRANGEMENTS,
    beside_refusal,
    confirm,
    end_placing_if_settled,
    name_cell,
    name_tile,
    place_refusal,
    put_tile,
    rearrange,
    rearrange_refusal,
    settle_refusal,
    turn_refusal,
)
from .season_end import boat_refusal, choose_boat
from .seasons import (
    decide_winter_tile,
    keep_refusal,
    offer_refusal,
)
from .transport import (
    begin_upgrade,
    carry_refusal,
    free_flip,
    lift,
    pay_any_skill,
    pay_on,
    put_down,
    spend,
    spend_refusal,
    spend_skill_refusal,
    to_refusal,
    upgrade_refusal,
)
from .turns import end_turn, pass_turn
from .using import use_refusal
from .workers import (
    choose_target,
    done_refusal,
    group_refusal,
    name_workers,
    pick_up_group,
    send,
    workers_refusal,
)


@rule
def acting(s):
    """One seat in a turn, all who have not finished in the simultaneous steps (F-3.6, F-9.6)."""
    if s.step == OVER:
        return 0
    if s.step == PLACE or s.step == SELECT:
        return ((1 << s.players) - 1) & ~s.ready
    return 1 << s.active


# --------------------------------------------------------------------------- refusals, step by step


@rule
def refusal_in_turn(s, seat, action):
    """F-4.1: bid, use or pass."""
    if action == PASS:
        return LEGAL
    if action < FIRST_USE:
        return bid_refusal(s, seat, action - FIRST_BID)
    if action < FIRST_GROUP:
        return use_refusal(s, seat, action - FIRST_USE)
    return BID_USE_OR_PASS


@rule
def refusal_of_workers(s, seat, action):
    """F-4.4: groups, workers from the screen, or done."""
    if action >= FIRST_GROUP and action < FIRST_WORKERS:
        return group_refusal(s, seat, action - FIRST_GROUP)
    if action >= FIRST_WORKERS and action < DONE:
        at = action - FIRST_WORKERS
        return workers_refusal(s, seat, at // NUMBERS, at % NUMBERS + 1)
    if action == DONE:
        return done_refusal(s, seat)
    return SEND_WORKERS


@rule
def refusal_of_payment(s, seat, action):
    """F-5.8: a worker, a group or a skill."""
    if action < FIRST_PAY_WORKER or action >= FIRST_CHOOSE:
        return PAY_FIRST
    if action < FIRST_PAY_GROUP:
        return pay_worker_refusal(s, seat, action - FIRST_PAY_WORKER)
    if action < FIRST_PAY_SKILL:
        return pay_group_refusal(s, seat, action - FIRST_PAY_GROUP)
    return pay_skill_refusal(s, seat, action - FIRST_PAY_SKILL)


@rule
def refusal_of_haul(s, seat, action):
    """F-7.6: move, upgrade or finish."""
    if action == FINISH:
        return LEGAL
    if action >= FIRST_CARRY and action < FIRST_TO:
        at = action - FIRST_CARRY
        return carry_refusal(s, seat, at // TILES, at % TILES)
    if action >= FIRST_UPGRADE and action < FIRST_SPEND:
        return upgrade_refusal(s, seat, action - FIRST_UPGRADE)
    return HAUL_NOW


@rule
def refusal_of_place(s, seat, action):
    """F-9: name a tile, a cell, a rotation; rearrange; settle."""
    if action == REARRANGE:
        return rearrange_refusal(s, seat)
    if action == SETTLE:
        return settle_refusal(s, seat)
    if action < FIRST_PLACE:
        return PLACE_TILES
    if action < FIRST_BESIDE:
        return place_refusal(s, seat, action - FIRST_PLACE)
    if action < FIRST_TURN:
        at = action - FIRST_BESIDE
        return beside_refusal(s, seat, at // 6, at % 6)
    return turn_refusal(s, seat, action - FIRST_TURN)


@rule
def refusal_of_small_steps(s, seat, action):
    """Steps with one family of actions."""
    if s.step == CHOOSE:
        if action >= FIRST_CHOOSE and action < FIRST_CARRY:
            return choice_refusal(s, action - FIRST_CHOOSE)
        return CHOOSE_RESOURCE
    if s.step == CARRY:
        if action >= FIRST_TO and action < FIRST_UPGRADE:
            return to_refusal(s, seat, action - FIRST_TO)
        return PUT_DOWN
    if s.step == SPEND:
        if action >= FIRST_SPEND and action < FIRST_SPEND_SKILL:
            return spend_refusal(s, seat, action - FIRST_SPEND)
        return PAY_UPGRADE
    if s.step == SPEND_SKILL:
        if action >= FIRST_SPEND_SKILL and action < FINISH:
            return spend_skill_refusal(s, seat, action - FIRST_SPEND_SKILL)
        return PAY_UPGRADE
    if s.step == BOAT:
        if action >= FIRST_BOAT_CHOICE and action < FIRST_OFFER:
            return boat_refusal(s, action - FIRST_BOAT_CHOICE)
        return CHOOSE_BOAT
    if action == FINISH:
        return LEGAL
    if action >= FIRST_UPGRADE and action < FIRST_SPEND:  # F-11.1
        return LEGAL if may_flip(s, seat, action - FIRST_UPGRADE) else NOT_UPGRADABLE
    return FLIP_NOW


@rule
def refusal_of_selection(s, seat, action):
    """F-3.6: offer or keep each winter tile."""
    if action >= FIRST_OFFER and action < FIRST_KEEP:
        return offer_refusal(s, seat, action - FIRST_OFFER)
    if action >= FIRST_KEEP and action < FIRST_PLACE:
        return keep_refusal(s, seat, action - FIRST_KEEP)
    return SELECT_WINTER


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return IS_OVER
    if not (acting(s) >> seat) & 1:
        return IS_READY if s.step == PLACE or s.step == SELECT else NOT_YOUR_TURN
    if s.step == TURN:
        return refusal_in_turn(s, seat, action)
    if s.step == WORKERS_STEP:
        return refusal_of_workers(s, seat, action)
    if s.step == PAY:
        return refusal_of_payment(s, seat, action)
    if s.step == HAUL:
        return refusal_of_haul(s, seat, action)
    if s.step == PLACE:
        return refusal_of_place(s, seat, action)
    if s.step == SELECT:
        return refusal_of_selection(s, seat, action)
    return refusal_of_small_steps(s, seat, action)


# --------------------------------------------------------------------------- legal, step by step


@rule
def legal_in_turn(s, seat, mask):
    """F-4.3: passing is always legal."""
    mask[PASS] = 1
    n = 1
    for tile in range(FIRST_BOAT):
        place = s.place[tile]
        if place == OFFERED and bid_refusal(s, seat, tile) == LEGAL:
            mask[FIRST_BID + tile] = 1
            n += 1
        if place != 0 and tile < FIRST_TURN_ORDER and use_refusal(s, seat, tile) == LEGAL:
            mask[FIRST_USE + tile] = 1
            n += 1
    return n


@rule
def legal_workers(s, seat, mask):
    """F-4.4: the next links of the chain."""
    n = 0
    if s.groups[seat] & ~s.leads[seat] != 0:
        for tile in range(FIRST_BOAT):
            if group_refusal(s, seat, tile) == LEGAL:
                mask[FIRST_GROUP + tile] = 1
                n += 1
    for colour in range(4):
        for number in range(1, s.screen[seat, colour] + 1):
            if workers_refusal(s, seat, colour, number) == LEGAL:
                mask[FIRST_WORKERS + colour * NUMBERS + number - 1] = 1
                n += 1
    if done_refusal(s, seat) == LEGAL:
        mask[DONE] = 1
        n += 1
    return n


@rule
def legal_haul(s, seat, mask):
    """F-7.6: every counter that can move, every tile that can be upgraded, or finish."""
    mask[FINISH] = 1
    n = 1
    for tile in range(FIRST_TURN_ORDER):
        if s.owner[tile] == seat:
            for resource in range(4):
                if carry_refusal(s, seat, resource, tile) == LEGAL:
                    mask[FIRST_CARRY + resource * TILES + tile] = 1
                    n += 1
            if upgrade_refusal(s, seat, tile) == LEGAL:
                mask[FIRST_UPGRADE + tile] = 1
                n += 1
    return n


@rule
def legal_places(s, seat, mask):
    """F-9: the sub-step of this seat."""
    n = 0
    if rearrange_refusal(s, seat) == LEGAL:
        mask[REARRANGE] = 1
        n += 1
    if settle_refusal(s, seat) == LEGAL:
        mask[SETTLE] = 1
        n += 1
    if s.placing[seat] < 0:
        for tile in range(TILES):
            if s.owner[tile] == seat and place_refusal(s, seat, tile) == LEGAL:
                mask[FIRST_PLACE + tile] = 1
                n += 1
    elif s.cell_of[seat] < 0:
        for tile in range(TILES):
            if s.owner[tile] == seat and s.place[tile] == VILLAGE:
                for way in range(6):
                    if beside_refusal(s, seat, tile, way) == LEGAL:
                        mask[FIRST_BESIDE + tile * 6 + way] = 1
                        n += 1
    else:
        for k in range(6):
            if turn_refusal(s, seat, k) == LEGAL:
                mask[FIRST_TURN + k] = 1
                n += 1
    return n


@rule
def legal_among(s, seat, mask, first, count):
    """Steps whose actions are few: ask for each."""
    n = 0
    for action in range(first, first + count):
        if refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if not (acting(s) >> seat) & 1:
        return 0
    step = s.step
    if step == TURN:
        return legal_in_turn(s, seat, mask)
    if step == WORKERS_STEP:
        return legal_workers(s, seat, mask)
    if step == HAUL:
        return legal_haul(s, seat, mask)
    if step == PLACE:
        return legal_places(s, seat, mask)
    if step == PAY:
        return legal_among(s, seat, mask, FIRST_PAY_WORKER, FIRST_CHOOSE - FIRST_PAY_WORKER)
    if step == CHOOSE:
        return legal_among(s, seat, mask, FIRST_CHOOSE, 4)
    if step == CARRY:
        return legal_among(s, seat, mask, FIRST_TO, TILES)
    if step == SPEND:
        return legal_among(s, seat, mask, FIRST_SPEND, 4)
    if step == SPEND_SKILL:
        return legal_among(s, seat, mask, FIRST_SPEND_SKILL, 3)
    if step == BOAT:
        return legal_among(s, seat, mask, FIRST_BOAT_CHOICE, BOATS)
    if step == SELECT:
        return legal_among(s, seat, mask, FIRST_OFFER, FIRST_PLACE - FIRST_OFFER)
    n = legal_among(s, seat, mask, FIRST_UPGRADE, FIRST_TURN_ORDER)
    return n + legal_among(s, seat, mask, FINISH, 1)


# --------------------------------------------------------------------------- taking a step


@rule
def apply_to_turn(s, seat, action):
    """F-4: the turn's choice and the links of its chain."""
    if action == PASS:
        pass_turn(s, seat)
    elif action < FIRST_USE:
        choose_target(s, seat, BID, action - FIRST_BID)
    elif action < FIRST_GROUP:
        choose_target(s, seat, USE, action - FIRST_USE)
    elif action < FIRST_WORKERS:
        pick_up_group(s, seat, action - FIRST_GROUP)
    elif action < DONE:
        at = action - FIRST_WORKERS
        name_workers(s, seat, at // NUMBERS, at % NUMBERS + 1)
    else:
        send(s, seat)


@rule
def apply_to_effect(s, seat, action):
    """F-6: payments and choices."""
    if action < FIRST_PAY_GROUP:
        pay_worker(s, seat, action - FIRST_PAY_WORKER)
    elif action < FIRST_PAY_SKILL:
        pay_group(s, seat, action - FIRST_PAY_GROUP)
    elif action < FIRST_CHOOSE:
        pay_skill_for(s, seat, action - FIRST_PAY_SKILL)
    else:
        take_choice(s, seat, action - FIRST_CHOOSE)


@rule
def apply_to_haul(s, seat, action):
    """F-7: moves and upgrades; F-11.1."""
    if action < FIRST_TO:
        at = action - FIRST_CARRY
        lift(s, at // TILES, at % TILES)
    elif action < FIRST_UPGRADE:
        put_down(s, seat, action - FIRST_TO)
    elif action < FIRST_SPEND:
        if s.step == FLIP:
            free_flip(s, seat, action - FIRST_UPGRADE)
        else:
            begin_upgrade(s, seat, action - FIRST_UPGRADE)
    elif action < FIRST_SPEND_SKILL:
        spend(s, action - FIRST_SPEND)
        pay_on(s, seat)
    elif action < FINISH:
        pay_any_skill(s, seat, action - FIRST_SPEND_SKILL)
        pay_on(s, seat)
    elif s.step == FLIP:
        final_scoring(s)
    else:
        end_turn(s)


@rule
def apply_to_village(s, seat, action):
    """F-9: placing tiles."""
    if action < FIRST_BESIDE:
        name_tile(s, seat, action - FIRST_PLACE)
    elif action < FIRST_TURN:
        at = action - FIRST_BESIDE
        name_cell(s, seat, at // 6, at % 6)
    elif action < REARRANGE:
        put_tile(s, seat, action - FIRST_TURN)
    elif action == REARRANGE:
        rearrange(s, seat)
    else:
        confirm(s, seat)
    end_placing_if_settled(s)


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    if action < FIRST_PAY_WORKER:
        apply_to_turn(s, seat, action)
    elif action < FIRST_CARRY:
        apply_to_effect(s, seat, action)
    elif action < FIRST_BOAT_CHOICE:
        apply_to_haul(s, seat, action)
    elif action < FIRST_OFFER:
        choose_boat(s, seat, action - FIRST_BOAT_CHOICE)
    elif action < FIRST_KEEP:
        decide_winter_tile(s, seat, action - FIRST_OFFER, CHOSEN)
    elif action < FIRST_PLACE:
        decide_winter_tile(s, seat, action - FIRST_KEEP, KEPT)
    else:
        apply_to_village(s, seat, action)


# Bounds (F-4.2). In one season every bid raises the largest group beside a tile, which never
# shrinks, and every use puts workers on a tile for good: both sums together never exceed all
# workers, so there are at most ALL_WORKERS bids and uses. Between two of them lie fewer than six
# passes, at the end six. A use is a destination, at most one link per group and colour, a
# payment, and a transport action of twice (F-10.5) the best allowance: two steps a move, at most
# eight an upgrade, one to finish.
LINKS = 2 + (VILLAGE_TILES + TURN_ORDER_TILES) + 4 + 1
HAUL_STEPS = 2 * (2 * int(MOVE.max()) + 8 * int(UPGRADES.max())) + 1
SEASON_STEPS = ALL_WORKERS * (LINKS + HAUL_STEPS) + 6 * (ALL_WORKERS + 1) + BOATS
PLACE_STEPS = (REARRANGEMENTS + 1) * (3 * int(MAX_VILLAGE) * 6 + 1) + 6
MAX_STEPS = 4 * (SEASON_STEPS + PLACE_STEPS) + 6 * 13 + 1
