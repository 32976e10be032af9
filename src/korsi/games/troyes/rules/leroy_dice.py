"""T-21.7, T-21.12: which dice Le Roy thinks best, and how he spends them."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import COLOUR_PRIORITY, NEUTRAL, SIDES
from ..moves import LEROY_BUYS, LEROY_SPENDS
from .board import bank_pays, remove_die


@rule
def best_die(s, district):
    """T-21.7: higher value first, ties by colour; colour * 7 + value, -1 without dice."""
    for value in range(SIDES, 0, -1):
        for i in range(3):
            colour = COLOUR_PRIORITY[i]
            if s.dice[district, colour, value] > 0:
                return colour * (SIDES + 1) + value
    return -1


@rule
def spend_die(s, district, die):
    colour, value = die // (SIDES + 1), die % (SIDES + 1)
    remove_die(s, district, colour, value)
    s.idle = 0
    emit(s, LEROY_SPENDS if district == NEUTRAL else LEROY_BUYS, -1, colour, value, 0)


@rule
def spend_best(s, dice):
    """T-21.11: his best dice, as many as there are."""
    for _ in range(dice):
        die = best_die(s, NEUTRAL)
        if die >= 0:
            spend_die(s, NEUTRAL, die)


@rule
def buy_best(s, price):
    """T-21.12: the player's best die, paid by the bank; without one he uses his own for nothing."""
    die = best_die(s, 0)
    if die < 0:
        spend_best(s, 1)
    else:
        spend_die(s, 0, die)
        bank_pays(s, 0, price)
