"""T-7.1, T-14.1: a turn begins: influence, then one action is chosen, or none."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import moves, refusals
from ..box import CARD_SLOT, PASS_FIRST, SLOTS
from ..moves import FIRST, VERB, A
from ..refusals import LEGAL
from ..state import ACTIVATE, CATHEDRAL, CITIZEN, ENDED, FARM, FIGHT, GATHER, INFLUENCE_BEFORE_PASS
from .activities import activate_refusal, fight_refusal
from .dice import can_carry_out
from .influence import legal_spending, spend_influence, spending_refusal, spends_influence


@rule
def can_act(s, seat):
    """T-7.4: is there any action but passing?"""
    for slot in range(SLOTS):
        if s.activity[slot] >= 0 and activate_refusal(s, seat, s.activity[slot]) == LEGAL:
            return True
    for i in range(s.queue_length):
        if fight_refusal(s, seat, int(s.queue[i])) == LEGAL:
            return True
    for plan in (CATHEDRAL, CITIZEN, FARM):
        if can_carry_out(s, seat, plan, 0):
            return True
    return False


@rule
def pass_refusal(s, seat):
    """T-8.11: a table may ask that an action follows the influence spent, if one is possible."""
    if s.influence_spent and not s.options[INFLUENCE_BEFORE_PASS] and can_act(s, seat):
        return refusals.MUST_ACT
    return LEGAL


@rule
def turn_refusal(s, seat, action):
    """T-7.1: influence, then exactly one action."""
    if spends_influence(action):
        return spending_refusal(s, seat, action)
    if VERB[action] == moves.ACTIVATE_CARD:
        return activate_refusal(s, seat, A[action])
    if action == moves.BUILD:
        return LEGAL if can_carry_out(s, seat, CATHEDRAL, 0) else refusals.NO_SPACE_IN_CATHEDRAL
    if VERB[action] == moves.FIGHT_EVENT:
        return fight_refusal(s, seat, A[action])
    if action == moves.PLACE:
        return LEGAL if can_carry_out(s, seat, CITIZEN, 0) else refusals.NO_PLACE_TO_ENTER
    if action == moves.FARM_FIELDS:
        return LEGAL if can_carry_out(s, seat, FARM, 0) else refusals.CANNOT_REACH
    return pass_refusal(s, seat) if action == moves.PASS else refusals.CHOOSE_AN_ACTION


@rule
def legal_turn(s, seat, mask):
    n = legal_spending(s, seat, mask)
    for slot in range(SLOTS):
        card = int(s.activity[slot])
        if card >= 0:
            n += allow(mask, FIRST[moves.ACTIVATE_CARD] + card, activate_refusal(s, seat, card))
    for i in range(s.queue_length):
        event = int(s.queue[i])
        n += allow(mask, FIRST[moves.FIGHT_EVENT] + event, fight_refusal(s, seat, event))
    for action in (moves.BUILD, moves.PLACE, moves.FARM_FIELDS, moves.PASS):
        n += allow(mask, action, turn_refusal(s, seat, action))
    return n


@rule
def begin_action(s, plan, target):
    """T-8.1: from now on dice are gathered."""
    s.plan = plan
    s.target = target
    s.modifier = -1
    s.flips_left = 0
    s.step = GATHER


@rule
def pass_turn(s, seat):
    """T-14.1: deniers into the district, no more actions this round."""
    s.passed[seat] = 1
    s.purse[seat] += PASS_FIRST
    s.bank -= PASS_FIRST
    emit(s, moves.PASSED, seat, PASS_FIRST, 0, 0)
    s.step = ENDED


@rule
def take_turn(s, seat, action):
    if spends_influence(action):
        spend_influence(s, seat, action)
    elif VERB[action] == moves.ACTIVATE_CARD:
        begin_action(s, ACTIVATE, CARD_SLOT[A[action]])
    elif action == moves.BUILD:
        begin_action(s, CATHEDRAL, 0)
    elif VERB[action] == moves.FIGHT_EVENT:
        begin_action(s, FIGHT, A[action])
    elif action == moves.PLACE:
        begin_action(s, CITIZEN, 0)
    elif action == moves.FARM_FIELDS:
        begin_action(s, FARM, 0)
    else:
        pass_turn(s, seat)
