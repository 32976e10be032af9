"""T-6.7 to T-6.13: the highest black die has to be countered, with dice of one's own district."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import refusals
from ..box import BLACK_INFLUENCE, NEUTRAL, RED, RED_STRENGTH, SIDES, UNCOUNTERED
from ..moves import (
    ADD_BLACK,
    COUNTERS,
    DISCARD_DIE,
    DONE,
    FAILS,
    FIRST,
    TAKE_DIE,
    VERB,
    YIELD,
    A,
    B,
)
from ..refusals import LEGAL
from ..state import COUNTER, COUNTERING_ENDED
from . import influence
from .board import gain_influence, lose_points, next_owner
from .leroy_dice import spend_best


@rule
def highest_black(s):
    """T-6.7: the compulsory die; 0 when none is left."""
    for value in range(SIDES, 0, -1):
        if s.black[value] > 0:
            return value
    return 0


@rule
def strength_of(colour, value):
    """T-6.8: red dice count double."""
    return value * RED_STRENGTH if colour == RED else value


@rule
def strength(s, seat):
    """T-6.12: the whole district, dice already pledged included."""
    total = strength_pledged(s)
    for colour in range(3):
        for value in range(1, SIDES + 1):
            total += int(s.dice[seat, colour, value]) * strength_of(colour, value)
    return total


@rule
def strength_pledged(s):
    total = 0
    for colour in range(3):
        for value in range(1, SIDES + 1):
            total += int(s.pledged[colour, value]) * strength_of(colour, value)
    return total


@rule
def strength_needed(s):
    """T-6.9: the highest die and those chosen with it, one common total."""
    total = highest_black(s)
    for value in range(1, SIDES + 1):
        total += int(s.black_chosen[value]) * value
    return total


@rule
def countering_begun(s):
    """Has the player named a black die or pledged one of his?"""
    for value in range(1, SIDES + 1):
        if s.black_chosen[value] > 0:
            return True
    return strength_pledged(s) > 0


@rule
def face_black_dice(s, who):
    """T-6.7: clockwise until no black die is left; False then. Who can only fail is not asked."""
    while highest_black(s) > 0:
        s.active = who
        if who == NEUTRAL:
            leroy_counters(s)
        elif strength(s, who) >= highest_black(s) or influence.can_spend(s, who):
            s.step = COUNTER
            return True
        else:
            fail(s, who)
        who = next_owner(s, who)
    return False


@rule
def fail(s, seat):
    """T-6.12: the die is discarded, the player keeps his dice and loses victory points."""
    value = highest_black(s)
    s.black[value] -= 1
    emit(s, FAILS, seat, value, 0, 0)
    lose_points(s, seat, UNCOUNTERED)


@rule
def leroy_counters(s):
    """T-21.8: his strongest die removes the highest black die, whatever the values."""
    spend_best(s, 1)
    s.black[highest_black(s)] -= 1


@rule
def add_black_refusal(s, seat, value):
    """T-6.9: any further black die, as long as the district is strong enough for all of them."""
    if s.black[value] - (1 if value == highest_black(s) else 0) <= 0:
        return refusals.NO_SUCH_BLACK_DIE
    if strength_needed(s) + value > strength(s, seat):
        return refusals.TOO_WEAK
    return LEGAL


@rule
def add_black(s, value):
    s.black[value] -= 1
    s.black_chosen[value] += 1


@rule
def pledge_refusal(s, seat, colour, value):
    """T-6.8, T-6.13: any own die, superfluous ones too, if the district can counter the die."""
    if s.dice[seat, colour, value] == 0:
        return refusals.NO_SUCH_DIE
    return LEGAL if strength(s, seat) >= highest_black(s) else refusals.TOO_WEAK


@rule
def pledge(s, seat, colour, value):
    s.dice[seat, colour, value] -= 1
    s.pledged[colour, value] += 1


@rule
def yield_refusal(s, seat):
    """T-6.12: failing on purpose is not allowed."""
    return refusals.STRONG_ENOUGH if strength(s, seat) >= highest_black(s) else LEGAL


@rule
def countered_refusal(s):
    """T-6.8: the total must be reached."""
    if strength_pledged(s) < strength_needed(s):
        return refusals.NOT_ENOUGH_PLEDGED
    return LEGAL


@rule
def counter(s, seat):
    """T-6.10: all dice used are discarded, 1 influence per black die."""
    countered = 1
    tell_total = strength_needed(s)
    s.black[highest_black(s)] -= 1
    for value in range(1, SIDES + 1):
        countered += int(s.black_chosen[value])
        s.black_chosen[value] = 0
        for colour in range(3):
            s.dice_supply[colour] += s.pledged[colour, value]
            s.pledged[colour, value] = 0
    emit(s, COUNTERS, seat, countered, tell_total, 0)
    gain_influence(s, seat, countered * BLACK_INFLUENCE)


# ------------------------------------------------------------ one player's countering


@rule
def black_dice_refusal(s, seat, action):
    """T-6.7 to T-6.12: influence first, then black dice, own dice, and `done`; none is bought."""
    if influence.spends_influence(action):
        if countering_begun(s):
            return refusals.INFLUENCE_NOT_NOW
        return influence.spending_refusal(s, seat, action)
    if VERB[action] == ADD_BLACK:
        return add_black_refusal(s, seat, A[action] + 1)
    if VERB[action] == DISCARD_DIE:
        return pledge_refusal(s, seat, A[action], B[action] + 1)
    if VERB[action] == TAKE_DIE and A[action] != seat:
        return refusals.OWN_DICE_ONLY
    if action == YIELD:
        return yield_refusal(s, seat)
    return countered_refusal(s) if action == DONE else refusals.COUNTER_FIRST


@rule
def legal_black_dice(s, seat, mask):
    n = 0
    if not countering_begun(s):
        n += influence.legal_spending(s, seat, mask)
    for action in range(FIRST[ADD_BLACK], YIELD + 1):
        n += allow(mask, action, black_dice_refusal(s, seat, action))
    return n + allow(mask, DONE, countered_refusal(s))


@rule
def face_black_die(s, seat, action):
    if influence.spends_influence(action):
        influence.spend_influence(s, seat, action)
    elif VERB[action] == ADD_BLACK:
        s.flips_left = 0
        add_black(s, A[action] + 1)
    elif VERB[action] == DISCARD_DIE:
        s.flips_left = 0
        pledge(s, seat, A[action], B[action] + 1)
    else:
        if action == YIELD:
            fail(s, seat)
        else:
            counter(s, seat)
        s.step = COUNTERING_ENDED
