"""T-8.9 to T-8.11: influence is spent before countering a black die and before an action."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import moves
from ..box import FLIP_COST, FLIP_DICE, RECRUIT_COST, REROLL_COST, SIDES
from ..moves import FIRST, VERB, A, B
from ..refusals import INFLUENCE_SHORT, LEGAL, NO_CITIZEN_LEFT, NO_SUCH_DIE
from .board import dice_in, roll_die


@rule
def can_spend(s, seat):
    """Is there anything the seat could spend influence on?"""
    if s.influence[seat] >= RECRUIT_COST and s.general[seat] > 0:
        return True
    return s.influence[seat] >= min(REROLL_COST, FLIP_COST) and dice_in(s, seat) > 0


@rule
def reroll_refusal(s, seat, colour, value):
    """T-8.9, T-8.10: one die of the own district."""
    if s.dice[seat, colour, value] == 0:
        return NO_SUCH_DIE
    return LEGAL if s.influence[seat] >= REROLL_COST else INFLUENCE_SHORT


@rule
def reroll(s, seat, colour, value):
    spend(s, seat, REROLL_COST)
    shown = roll_die(s)
    s.dice[seat, colour, value] -= 1
    s.dice[seat, colour, shown] += 1
    emit(s, moves.REROLLED, seat, colour, value, shown)


@rule
def recruit_refusal(s, seat):
    """T-8.9: if any citizen is left in the general supply; T-1.2: never more than the box has."""
    if s.general[seat] == 0:
        return NO_CITIZEN_LEFT
    return LEGAL if s.influence[seat] >= RECRUIT_COST else INFLUENCE_SHORT


@rule
def recruit(s, seat):
    spend(s, seat, RECRUIT_COST)
    s.general[seat] -= 1
    s.supply[seat] += 1
    emit(s, moves.RECRUITED, seat, 0, 0, 0)


@rule
def flip_refusal(s, seat, colour, value):
    """T-8.9: the first die is paid for, the next two come with it."""
    if s.dice[seat, colour, value] == 0:
        return NO_SUCH_DIE
    if s.flips_left == 0 and s.influence[seat] < FLIP_COST:
        return INFLUENCE_SHORT
    return LEGAL


@rule
def flip(s, seat, colour, value):
    """T-8.9: v becomes 7 - v."""
    if s.flips_left > 0:
        s.flips_left -= 1
    else:
        spend(s, seat, FLIP_COST)
        s.flips_left = FLIP_DICE - 1
    s.dice[seat, colour, value] -= 1
    s.dice[seat, colour, SIDES + 1 - value] += 1
    emit(s, moves.FLIPPED, seat, colour, value, SIDES + 1 - value)


@rule
def spend(s, seat, amount):
    """Influence paid for something else ends the turning of dice."""
    s.influence[seat] -= amount
    s.influence_spent = 1
    s.flips_left = 0


# ------------------------------------------------------------ the three ways as actions


@rule
def spends_influence(action):
    """T-8.9: reroll, recruit, flip."""
    return action == moves.RECRUIT or VERB[action] in (moves.REROLL_DIE, moves.FLIP_DIE)


@rule
def spending_refusal(s, seat, action):
    if VERB[action] == moves.REROLL_DIE:
        return reroll_refusal(s, seat, A[action], B[action] + 1)
    if action == moves.RECRUIT:
        return recruit_refusal(s, seat)
    return flip_refusal(s, seat, A[action], B[action] + 1)


@rule
def spend_influence(s, seat, action):
    if VERB[action] == moves.REROLL_DIE:
        reroll(s, seat, A[action], B[action] + 1)
    elif action == moves.RECRUIT:
        recruit(s, seat)
    else:
        flip(s, seat, A[action], B[action] + 1)


@rule
def legal_spending(s, seat, mask):
    n = 0
    if s.influence[seat] == 0 and s.flips_left == 0:
        return n
    for action in range(FIRST[moves.REROLL_DIE], moves.ROLL_FOR_LEROY):
        n += allow(mask, action, spending_refusal(s, seat, action))
    return n
