"""The contract: who may act, what may be done, why not, and doing it. Each step has a file."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from ..box import NEUTRAL
from ..moves import ROLL_FOR_LEROY, SETTLE_AT, VERB, A
from ..refusals import GAME_IS_OVER, LEGAL, NOT_YOUR_TURN, ROLL_FIRST, SETTLE_FIRST
from ..state import COUNTER, ENDED, GATHER, OVER, ROLL, SETTLE, TURN
from .black_dice import black_dice_refusal, face_black_die, legal_black_dice
from .choices import choice_refusal, choose, legal_choices
from .gathering import gather, gather_refusal, legal_gathering
from .leroy import leroy_turn
from .round import go_on
from .setup import legal_settling, settle, settle_refusal
from .turn import legal_turn, take_turn, turn_refusal

# --------------------------------------------------------------------------- who decides


@rule
def deciding(s):
    """One seat at a time; the solo player also rolls for Le Roy (T-21.10)."""
    return 0 if s.active == NEUTRAL else int(s.active)


@rule
def acting(s):
    """The deciding seat as a bit; 0 when the game is over."""
    return 0 if s.step == OVER else 1 << deciding(s)


# --------------------------------------------------------------------------- the contract


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if s.step == OVER or seat != deciding(s):
        return 0
    if s.step == SETTLE:
        return legal_settling(s, mask)
    if s.step == COUNTER:
        return legal_black_dice(s, seat, mask)
    if s.step == TURN:
        return legal_turn(s, seat, mask)
    if s.step == GATHER:
        return legal_gathering(s, seat, mask)
    if s.step == ROLL:
        mask[ROLL_FOR_LEROY] = 1
        return 1
    return legal_choices(s, seat, mask)


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return GAME_IS_OVER
    if seat != deciding(s):
        return NOT_YOUR_TURN
    if s.step == SETTLE:
        return settle_refusal(s, A[action]) if VERB[action] == SETTLE_AT else SETTLE_FIRST
    if s.step == COUNTER:
        return black_dice_refusal(s, seat, action)
    if s.step == TURN:
        return turn_refusal(s, seat, action)
    if s.step == GATHER:
        return gather_refusal(s, seat, action)
    if s.step == ROLL:
        return LEGAL if action == ROLL_FOR_LEROY else ROLL_FIRST
    return choice_refusal(s, seat, action)


@rule
def apply(s, seat, action):
    """Take one step; a completed action passes the turn on."""
    clear_events(s)
    step = s.step
    if step == SETTLE:
        settle(s, seat, A[action])
    elif step == COUNTER:
        face_black_die(s, seat, action)
    elif step == TURN:
        take_turn(s, seat, action)
    elif step == GATHER:
        gather(s, seat, action)
    elif step == ROLL:
        leroy_turn(s)
    else:
        choose(s, seat, action)
    if s.step >= ENDED:
        go_on(s)
