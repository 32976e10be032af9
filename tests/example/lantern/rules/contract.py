"""The contract: who may act, what may be done, why not, and doing it."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from ..box import KINDS, MOST, TURNS
from ..refusals import GAME_IS_OVER, LEGAL, NO_SUCH_LANTERN, NOT_YOUR_TURN
from .turn import is_over, light

MAX_STEPS = TURNS * MOST


@rule
def acting(s):
    """The seats that may act, as bits; 0 when the game is over."""
    return 0 if is_over(s) else 1 << s.active


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may. The action is the kind of lantern."""
    if is_over(s):
        return GAME_IS_OVER
    if seat != s.active:
        return NOT_YOUR_TURN
    return LEGAL if s.hand[seat, action] > 0 else NO_SUCH_LANTERN


@rule
def legal(s, seat, mask):
    """Every action the seat may take now, and how many there are."""
    mask[:] = 0
    n = 0
    for action in range(KINDS):
        if refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    light(s, seat, action)
