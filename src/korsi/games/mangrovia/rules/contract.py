"""The contract: who may act, what may be done, why not, and doing it.

A round is a chain of small actions: bowls are placed one by one; at each pier the owner of its bowl
does the steps of the action, and lays down the payment for a hut piece by piece.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from .. import box, refusals
from ..moves import (
    FIRST_AMULETS,
    FIRST_WAIVE,
    LAY_DOWN,
    PLACE_BOWL,
    PUT_BACK,
    STEP_OF,
    VERB,
    WAIVE_REST,
    A,
)
from ..options import ROUNDS_BOUND
from ..state import BOWL, OVER, PAY, RETURN
from .amulets import can_take_amulets, legal_returns, return_amulet, return_refusal, take_amulets
from .birds import legal_birds, set_birds
from .boat import begin_step, go_on, place_of, sail_on, waive
from .bowls import bowl_refusal, bowls_due, legal_bowls, place_bowl
from .building import (
    build_refusal,
    choose_site,
    legal_builds,
    legal_payments,
    pay,
    payment_refusal,
)
from .cards import can_draw, draw_face_down, face_up, legal_draws, legal_takes, take_face_up


@rule
def acting(s):
    """One seat at a time, as bits; 0 when the game is over."""
    return 0 if s.step == OVER else 1 << s.active


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if s.step == OVER or seat != s.active:
        return 0
    if s.step == BOWL:
        return legal_bowls(s, mask)
    if s.step == RETURN:
        return legal_returns(s, mask)
    if s.step == PAY:
        return legal_payments(s, seat, mask)
    return legal_steps(s, seat, mask)


@rule
def legal_steps(s, seat, mask):
    """M-5.3 to M-5.5: every step of the pier's action that is still open, or to waive the rest."""
    n = 1
    mask[FIRST_WAIVE] = 1
    if place_of(s, box.UP) >= 0:
        n += legal_takes(s, mask)
    if place_of(s, box.DOWN) >= 0:
        n += legal_draws(s, mask)
    if place_of(s, box.AMULETS) >= 0 and can_take_amulets(s, seat):
        mask[FIRST_AMULETS] = 1
        n += 1
    if place_of(s, box.BUILD) >= 0:
        n += legal_builds(s, seat, 1, mask)
    if place_of(s, box.DOUBLE) >= 0:
        n += legal_builds(s, seat, 2, mask)
    if place_of(s, box.BIRDS) >= 0:
        n += legal_birds(s, mask)
    return n


@rule
def step_refusal(s, seat, action):
    """M-5.5: why a step may not be done at the boat's pier."""
    step = STEP_OF[VERB[action]]
    if VERB[action] == WAIVE_REST:
        return refusals.LEGAL
    if VERB[action] == LAY_DOWN:
        return refusals.NOTHING_TO_PAY
    if step < 0:
        return refusals.ACT_AT_PIER
    if place_of(s, step) < 0:
        return refusals.NOT_AT_THIS_PIER
    if step == box.UP:
        return refusals.LEGAL if face_up(s, A[action]) >= 0 else refusals.CARD_NOT_FACE_UP
    if step == box.DOWN:
        return refusals.LEGAL if can_draw(s, A[action]) else refusals.PILE_EMPTY
    if step == box.AMULETS:
        return refusals.LEGAL if can_take_amulets(s, seat) else refusals.NO_AMULETS
    if step == box.BUILD:
        return build_refusal(s, seat, A[action], 1)
    if step == box.DOUBLE:
        return build_refusal(s, seat, A[action], 2)
    return refusals.LEGAL


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return refusals.GAME_IS_OVER
    if seat != s.active:
        return refusals.NOT_YOUR_TURN
    if s.step == BOWL:
        return bowl_refusal(s, A[action]) if VERB[action] == PLACE_BOWL else refusals.PLACE_A_BOWL
    if s.step == RETURN:
        return return_refusal(s, A[action]) if VERB[action] == PUT_BACK else refusals.RETURN_AMULET
    if s.step == PAY:
        return payment_refusal(s, seat, A[action]) if VERB[action] == LAY_DOWN else refusals.PAY_NOW
    return step_refusal(s, seat, action)


@rule
def act(s, seat, action):
    """M-5.5: one step of a pier's action."""
    step = STEP_OF[VERB[action]]
    begin_step(s, step)
    if step == box.UP:
        take_face_up(s, seat, A[action])
    elif step == box.DOWN:
        draw_face_down(s, seat, A[action])
    elif step == box.AMULETS:
        take_amulets(s, seat)
    elif step == box.BUILD:
        choose_site(s, seat, A[action], 1)
    elif step == box.DOUBLE:
        choose_site(s, seat, A[action], 2)
    else:
        set_birds(s, seat, A[action])


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    if VERB[action] == PLACE_BOWL:
        place_bowl(s, seat, A[action])
        if s.bowls_placed == bowls_due(s):
            sail_on(s)
        return
    if VERB[action] == PUT_BACK:
        return_amulet(s, seat, A[action])
    elif VERB[action] == LAY_DOWN:
        pay(s, seat, A[action])
    elif VERB[action] == WAIVE_REST:
        waive(s, seat)
    else:
        act(s, seat, action)
    go_on(s)


# Bounds: in each round every bowl is placed and every pier is left after at most LONGEST steps, one
# returned amulet for each and one waiver; all other steps pay for a hut, at most one piece for
# every unit of its price and one for its landscape.
MAX_HUTS = max(n * int(box.HUTS[n]) for n in box.PLAYERS)
MAX_BOWLS = max(n * int(box.BOWLS[n]) for n in box.PLAYERS)
MAX_STEPS = ROUNDS_BOUND * (MAX_BOWLS + box.PIER_COUNT * (2 * box.LONGEST + 1)) + MAX_HUTS * (
    box.MAX_PRICE + 1
)
