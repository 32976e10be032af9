"""T-8.5 to T-8.8: what one cube on a delayed card does to a group of dice.

`card` is the activity card whose cube is used, -1 for none. Blacksmith and Militia are civil cards,
the others religious ones; which card does what is data (MOD_OP).
"""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..box import ANY, NEUTRAL, OWNERS
from ..state import CATHEDRAL, CITIZEN
from .board import solo


@rule
def fits(card, plan, asked):
    """T-8.7, T-18.17: may the card change the dice of an action that asks for this colour?"""
    if plan == CITIZEN and box.MOD_FORBIDDEN[card] & box.NOT_FOR_CITIZEN:
        return False
    if plan == CATHEDRAL and box.MOD_FORBIDDEN[card] & box.NOT_FOR_CATHEDRAL:
        return False
    return box.MOD_AS[card] == ANY or asked >= ANY or asked == box.MOD_AS[card]


@rule
def dice_colour(card, asked):
    """Which colour the dice must physically have: Militia, Monk and Templar ask for another one."""
    if card >= 0 and box.MOD_COLOUR[card] != ANY:
        return box.MOD_COLOUR[card]
    return asked


@rule
def acts_as(card, colour):
    """T-12.7: the colour a die counts as."""
    if card >= 0 and box.MOD_COLOUR[card] != ANY:
        return box.MOD_AS[card]
    return colour


@rule
def most_dice(card, plan):
    """T-8.1, T-8.8, T-12.1: how many physical dice a group may have."""
    if plan == CITIZEN:
        return 1
    return box.MOD_MOST_DICE[card] if card >= 0 else box.MAX_GROUP


@rule
def counts_as(card):
    """T-8.8: how many dice one physical die is."""
    return box.MOD_VALUE[card] if card >= 0 and box.MOD_OP[card] == box.MULTIPLY else 1


@rule
def worth(card, pips, dice):
    """T-8.4, T-8.7: the value of a group; values are not limited to 6."""
    if card < 0:
        return pips
    op = box.MOD_OP[card]
    if op == box.GROUP_ADD:  # T-18.5 Blacksmith
        return pips + box.MOD_VALUE[card]
    if op == box.EACH_ADD:  # T-18.12 Priest, T-18.14 Confession
        return pips + dice * box.MOD_VALUE[card]
    if op == box.EACH_SET:  # T-18.13 Apprenticeship
        return dice * box.MOD_VALUE[card]
    if op == box.MULTIPLY:  # T-18.11 Monk, T-18.15 Templar, T-20.2 Prior
        return pips * box.MOD_VALUE[card]
    return pips  # T-18.6 Militia, T-18.10 Tithing


@rule
def free_from(s, seat, card, district):
    """T-18.10, T-21.19: how many dice of a district cost nothing."""
    if district == seat:
        return box.MAX_GROUP
    if card < 0 or box.MOD_OP[card] != box.FREE_DICE:
        return 0
    return box.LEROY_TITHES if district == NEUTRAL and solo(s) else box.MOD_VALUE[card]


@rule
def taken_from(s, district):
    """Dice of the group that came from a district."""
    count = 0
    for i in range(s.group_size):
        if s.group[i, 0] == district:
            count += 1
    return count


@rule
def bought_dice(s, seat, card):
    """T-8.2: dice of the group that have to be paid for."""
    count = 0
    for district in range(OWNERS):
        count += max(0, taken_from(s, district) - free_from(s, seat, card, district))
    return count


@rule
def free_left(s, seat, card):
    """Dice of other districts that would still be free, two bits for each district."""
    if card < 0 or box.MOD_OP[card] != box.FREE_DICE:
        return 0
    packed = 0
    for district in range(OWNERS):
        if district != seat:
            free = free_from(s, seat, card, district) - taken_from(s, district)
            packed |= max(0, free) << (2 * district)
    return packed
