"""Mangrovia in rulebook order, one file per chapter; here the contract that ties them together."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from ..box import (
    AMULETS,
    BIRDS,
    BOWLS,
    BUILD,
    CARDS,
    DOUBLE,
    DOWN,
    HUTS,
    LONGEST,
    MAX_PRICE,
    PIER_COUNT,
    PLAYERS_RANGE,
    UP,
)
from ..moves import (
    FIRST_BIRDS,
    FIRST_BOWL,
    FIRST_BUILD,
    FIRST_DOUBLE,
    FIRST_DRAW,
    FIRST_PAY,
    FIRST_RETURN,
    FIRST_TAKE,
    TAKE_AMULETS,
    WAIVE,
)
from ..options import ROUNDS_BOUND
from ..refusals import (
    ACT_AT_PIER,
    CARD_NOT_FACE_UP,
    GAME_IS_OVER,
    LEGAL,
    NO_AMULETS,
    NOT_AT_THIS_PIER,
    NOT_YOUR_TURN,
    NOTHING_TO_PAY,
    PAY_NOW,
    PILE_EMPTY,
    PLACE_A_BOWL,
    RETURN_AMULET,
)
from ..state import ACT, BOWL, OVER, PAY, RETURN
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
from .cards import can_draw, draw_face_down, face_up, take_face_up
from .setting_up import setup

__all__ = ["MAX_STEPS", "acting", "apply", "legal", "refusal", "setup"]


@rule
def acting(s):
    """One seat at a time, as bits; 0 when the game is over."""
    return 0 if s.step == OVER else 1 << int(s.active)


# --------------------------------------------------------------------------- legal actions


@rule
def legal_takes(s, mask):
    """M-6.2: every kind of card that lies face up."""
    n = 0
    for card in range(CARDS):
        if face_up(s, card) >= 0:
            mask[FIRST_TAKE + card] = 1
            n += 1
    return n


@rule
def legal_draws(s, mask):
    """M-6.2, M-6.8: from either pile that holds a card."""
    n = 0
    for deck in range(2):
        if can_draw(s, deck):
            mask[FIRST_DRAW + deck] = 1
            n += 1
    return n


@rule
def legal_steps(s, seat, mask):
    """M-5.3 to M-5.5: every step of the pier's action that is still open, or to waive the rest."""
    n = 1
    mask[WAIVE] = 1
    if place_of(s, UP) >= 0:
        n += legal_takes(s, mask)
    if place_of(s, DOWN) >= 0:
        n += legal_draws(s, mask)
    if place_of(s, AMULETS) >= 0 and can_take_amulets(s, seat):
        mask[TAKE_AMULETS] = 1
        n += 1
    if place_of(s, BUILD) >= 0:
        n += legal_builds(s, seat, 1, mask)
    if place_of(s, DOUBLE) >= 0:
        n += legal_builds(s, seat, 2, mask)
    if place_of(s, BIRDS) >= 0:
        n += legal_birds(s, mask)
    return n


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


# --------------------------------------------------------------------------- refusals


@rule
def step_of(action):
    """Which step of a pier an action is; -1 for what no pier offers."""
    if FIRST_TAKE <= action < FIRST_DRAW:
        return UP
    if FIRST_DRAW <= action < TAKE_AMULETS:
        return DOWN
    if action == TAKE_AMULETS:
        return AMULETS
    if FIRST_BUILD <= action < FIRST_DOUBLE:
        return BUILD
    if FIRST_DOUBLE <= action < FIRST_PAY:
        return DOUBLE
    return BIRDS if FIRST_BIRDS <= action < WAIVE else -1


@rule
def step_refusal(s, seat, action):
    """M-5.5: why a step may not be done at the boat's pier."""
    if action == WAIVE:
        return LEGAL
    step = step_of(action)
    if step < 0:
        return NOTHING_TO_PAY if FIRST_PAY <= action < FIRST_BIRDS else ACT_AT_PIER
    if place_of(s, step) < 0:
        return NOT_AT_THIS_PIER
    if step == UP:
        return LEGAL if face_up(s, action - FIRST_TAKE) >= 0 else CARD_NOT_FACE_UP
    if step == DOWN:
        return LEGAL if can_draw(s, action - FIRST_DRAW) else PILE_EMPTY
    if step == AMULETS:
        return LEGAL if can_take_amulets(s, seat) else NO_AMULETS
    if step == BUILD:
        return build_refusal(s, seat, action - FIRST_BUILD, 1)
    if step == DOUBLE:
        return build_refusal(s, seat, action - FIRST_DOUBLE, 2)
    return LEGAL


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return GAME_IS_OVER
    if seat != s.active:
        return NOT_YOUR_TURN
    if s.step == BOWL:
        return bowl_refusal(s, action - FIRST_BOWL) if action < FIRST_TAKE else PLACE_A_BOWL
    if s.step == RETURN:
        if FIRST_RETURN <= action < FIRST_BUILD:
            return return_refusal(s, action - FIRST_RETURN)
        return RETURN_AMULET
    if s.step == PAY:
        if FIRST_PAY <= action < FIRST_BIRDS:
            return payment_refusal(s, seat, action - FIRST_PAY)
        return PAY_NOW
    return step_refusal(s, seat, action)


# --------------------------------------------------------------------------- apply


@rule
def act(s, seat, action):
    """M-5.5: one step of a pier's action."""
    if action == WAIVE:
        waive(s, seat)
        return
    step = step_of(action)
    begin_step(s, step)
    if step == UP:
        take_face_up(s, seat, action - FIRST_TAKE)
    elif step == DOWN:
        draw_face_down(s, seat, action - FIRST_DRAW)
    elif step == AMULETS:
        take_amulets(s, seat)
    elif step == BUILD:
        choose_site(s, seat, action - FIRST_BUILD, 1)
    elif step == DOUBLE:
        choose_site(s, seat, action - FIRST_DOUBLE, 2)
    else:
        set_birds(s, seat, action - FIRST_BIRDS)


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    if s.step == BOWL:
        place_bowl(s, seat, action - FIRST_BOWL)
        if s.bowls_placed == bowls_due(s):
            sail_on(s)
        return
    if s.step == RETURN:
        return_amulet(s, seat, action - FIRST_RETURN)
    elif s.step == PAY:
        pay(s, seat, action - FIRST_PAY)
    elif s.step == ACT:
        act(s, seat, action)
    go_on(s)


# Bounds: in each round every bowl is placed and every pier is left after at most LONGEST steps, one
# returned amulet for each and one waiver; all other steps pay for a hut, at most one piece for
# every unit of its price and one for its landscape.
MAX_HUTS = max(n * int(HUTS[n]) for n in PLAYERS_RANGE)
MAX_BOWLS = max(n * int(BOWLS[n]) for n in PLAYERS_RANGE)
MAX_STEPS = ROUNDS_BOUND * (MAX_BOWLS + PIER_COUNT * (2 * LONGEST + 1)) + MAX_HUTS * (MAX_PRICE + 1)
