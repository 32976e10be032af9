"""T-8.1, T-8.5: the dice of an action are taken one by one."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow

from ..box import DELAYED_CARD, DELAYED_INDEX, OWNERS, SIDES, SLOTS
from ..moves import DONE, FIRST, TAKE_DIE, USE_CUBE, VERB, A, B, C
from ..refusals import GATHER_DICE
from . import dice
from .activities import complete_group


@rule
def gather_refusal(s, seat, action):
    """T-8.1, T-8.5: a cube first, then dice, then `done`."""
    if VERB[action] == USE_CUBE:
        return dice.use_refusal(s, seat, DELAYED_CARD[A[action]])
    if VERB[action] == TAKE_DIE:
        return dice.take_refusal(s, seat, A[action], B[action], C[action] + 1)
    return dice.group_refusal(s, seat) if action == DONE else GATHER_DICE


@rule
def legal_gathering(s, seat, mask):
    n = 0
    if s.group_size == 0 and s.modifier < 0:
        for slot in range(SLOTS):
            if s.cubes[slot, seat] > 0:
                card = int(s.activity[slot])
                action = FIRST[USE_CUBE] + DELAYED_INDEX[card]
                n += allow(mask, action, dice.use_refusal(s, seat, card))
    for colour in range(3):
        if dice.colour_fits(s, colour):
            n += legal_takes(s, seat, colour, mask)
    return n + allow(mask, DONE, dice.group_refusal(s, seat))


@rule
def legal_takes(s, seat, colour, mask):
    n = 0
    for district in range(OWNERS):
        for value in range(1, SIDES + 1):
            if s.dice[district, colour, value] > 0:
                action = FIRST[TAKE_DIE] + (district * 3 + colour) * SIDES + value - 1
                n += allow(mask, action, dice.take_refusal(s, seat, district, colour, value))
    return n


@rule
def gather(s, seat, action):
    if VERB[action] == USE_CUBE:
        dice.use_cube(s, seat, DELAYED_CARD[A[action]])
        return
    if VERB[action] == TAKE_DIE:
        dice.take_die(s, seat, A[action], B[action], C[action] + 1)
        if not dice.group_is_full(s):
            return
    complete_group(s, seat)
