"""T-8.1 to T-8.4: groups of dice, gathered one by one, no link without an end."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box, refusals
from ..box import ANY, NEUTRAL, ONE_COLOUR, OWNERS, SIDES, SLOTS, WHITE, YELLOW
from ..moves import PAYS, TOOK, TOOK_FROM, TOOK_GREY, USED
from ..refusals import LEGAL
from ..state import ACTIVATE, CATHEDRAL, CITIZEN, FARM, FIGHT
from .board import column_height, spend_deniers
from .citizens import can_enter
from .modifiers import (
    acts_as,
    bought_dice,
    counts_as,
    dice_colour,
    fits,
    free_from,
    free_left,
    most_dice,
    taken_from,
    worth,
)

# ------------------------------------------------------------ what an action asks for


@rule
def asked_colour(s, plan, target):
    """T-9.1, T-10.1, T-11.1, T-12.1, T-13.1: the colour of the group an action needs."""
    if plan == ACTIVATE:
        return box.CARD_DICE[s.activity[target]]
    if plan == FIGHT:
        return box.EVENT_DICE[target]
    if plan == CATHEDRAL:
        return WHITE
    if plan == FARM:
        return YELLOW
    return ONE_COLOUR


@rule
def divisor_of(s, plan, target):
    """T-8.4: what one unit of the action takes; the group must be worth at least that (T-9.7)."""
    if plan == ACTIVATE:
        return box.CARD_DIVISOR[s.activity[target]]
    if plan == FIGHT:
        return box.EVENT_DIVISOR[target]
    return box.FARM_DIVISOR


@rule
def tradesman_cost(s, seat, plan, target):
    """T-9.2: nothing with a tradesman on the card."""
    if plan == ACTIVATE and s.tradesman[target, seat] == 0:
        return box.CARD_COST[s.activity[target]]
    return 0


@rule
def budget(s, seat, plan, target):
    """T-8.3, T-9.10: deniers for dice after the tradesman and the payment of one activation."""
    deniers = int(s.deniers[seat]) - tradesman_cost(s, seat, plan, target)
    if plan == ACTIVATE:
        deniers -= box.PAY_DENIERS[s.activity[target]]
    return deniers


# ------------------------------------------------------------ can a group be completed?


@rule
def pips(s):
    """What the dice of the group show."""
    total = 0
    for i in range(s.group_size):
        total += int(s.group[i, 2])
    return total


@rule
def group_worth(s):
    """T-8.4: the value of the dice gathered so far; nothing without any."""
    return worth(modifier(s), pips(s), int(s.group_size)) if s.group_size > 0 else 0


@rule
def group_units(s):
    """T-8.4: how many activations or cubes that is, rounded down."""
    return group_worth(s) // divisor_of(s, s.plan, s.target)


@rule
def most_pips(s, seat, colour, dice, buys, free):
    """The most pips so many further dice can show, at most `buys` of them bought; -1: not so many.

    Greedy by value is exact here: sets of dice with few enough bought ones form a matroid.
    """
    total = 0
    first, last = (0, 3) if colour >= ANY else (colour, colour + 1)
    for value in range(SIDES, 0, -1):
        for c in range(first, last):
            own = min(dice, int(s.dice[seat, c, value]))
            total += own * value
            dice -= own
            for district in range(OWNERS):
                if dice == 0:
                    return total
                if district != seat:
                    for _ in range(s.dice[district, c, value]):
                        if (free >> (2 * district)) & 3:
                            free -= 1 << (2 * district)
                        elif buys > 0:
                            buys -= 1
                        else:
                            break
                        total += value
                        dice -= 1
                        if dice == 0:
                            return total
    return total if dice == 0 else -1


@rule
def can_reach_with(s, seat, plan, target, card, colour):
    """Can the group grow into one of this colour that is affordable and worth a unit?"""
    money = budget(s, seat, plan, target)
    need = divisor_of(s, plan, target)
    size, shown = int(s.group_size), pips(s)
    bought = bought_dice(s, seat, card)
    free = free_left(s, seat, card)
    for dice in range(max(1, size), most_dice(card, plan) + 1):
        buys = money // box.DICE_PRICE[dice] - bought
        if buys < 0:
            return False
        more = most_pips(s, seat, colour, dice - size, buys, free)
        if more >= 0 and worth(card, shown + more, dice) >= need:
            return True
    return False


@rule
def can_reach(s, seat, plan, target, card):
    """The same for whatever colour the action allows."""
    colour = dice_colour(card, asked_colour(s, plan, target))
    if colour != ONE_COLOUR:
        return can_reach_with(s, seat, plan, target, card, colour)
    if s.group_size > 0:
        return can_reach_with(s, seat, plan, target, card, int(s.group[0, 1]))
    for c in range(3):
        if can_reach_with(s, seat, plan, target, card, c):
            return True
    return False


@rule
def fits_cathedral(s, number, card):
    """T-10.4: is there room above the number for this die and the equal ones of the group?"""
    cubes = 1
    for i in range(s.group_size):
        if s.group[i, 2] == number:
            cubes += 1
    return column_height(s, number) + cubes * counts_as(card) <= s.cathedral.shape[0]


@rule
def affordable(s, seat):
    """T-8.2, T-8.3: can the group be paid as it is?"""
    price = bought_dice(s, seat, modifier(s)) * box.DICE_PRICE[s.group_size]
    return price <= budget(s, seat, s.plan, s.target)


@rule
def can_get(s, seat, card, colour, value):
    """Is there such a die that a player can pay for alone?"""
    if s.dice[seat, colour, value] > 0:
        return True
    for district in range(OWNERS):
        if s.dice[district, colour, value] > 0 and (
            s.deniers[seat] >= box.DICE_PRICE[1] or free_from(s, seat, card, district) > 0
        ):
            return True
    return False


@rule
def can_begin(s, seat, plan, target, card):
    """Is there a first die with which the action can be carried out, using this card's cube?"""
    if plan != CATHEDRAL and plan != CITIZEN:
        return can_reach(s, seat, plan, target, card)
    colour = dice_colour(card, asked_colour(s, plan, target))
    for c in range(3):
        if colour >= ANY or c == colour:
            for value in range(1, SIDES + 1):
                if can_get(s, seat, card, c, value):
                    if plan == CATHEDRAL and fits_cathedral(s, value, card):
                        return True
                    if plan == CITIZEN and can_enter(s, seat, acts_as(card, c), value):
                        return True
    return False


@rule
def can_carry_out(s, seat, plan, target):
    """Is the action possible at all, with or without a cube?"""
    if can_begin(s, seat, plan, target, -1):
        return True
    asked = asked_colour(s, plan, target)
    for slot in range(SLOTS):
        if s.cubes[slot, seat] > 0:
            card = int(s.activity[slot])
            if fits(card, plan, asked) and can_begin(s, seat, plan, target, card):
                return True
    return False


# --------------------------------------------------------------------------- T-8.5 one cube


@rule
def modifier(s):
    """The card whose cube changes the group, -1 for none."""
    return int(s.activity[s.modifier]) if s.modifier >= 0 else -1


@rule
def use_refusal(s, seat, card):
    """T-8.5, T-8.7: one own cube, of a card that fits, named before the first die."""
    if s.group_size > 0 or s.modifier >= 0:
        return refusals.ONE_CUBE_ONLY
    slot = box.CARD_SLOT[card]
    if s.activity[slot] != card or s.cubes[slot, seat] == 0:
        return refusals.NO_CUBE
    if not fits(card, s.plan, asked_colour(s, s.plan, s.target)):
        return refusals.CUBE_DOES_NOT_FIT
    return LEGAL if can_begin(s, seat, s.plan, s.target, card) else refusals.CANNOT_REACH


@rule
def use_cube(s, seat, card):
    s.modifier = box.CARD_SLOT[card]
    emit(s, USED, seat, card, 0, 0)


# --------------------------------------------------------------------------- taking dice


@rule
def colour_fits(s, colour):
    """T-8.1: one colour, unless the card mixes them."""
    wanted = dice_colour(modifier(s), asked_colour(s, s.plan, s.target))
    if wanted == ONE_COLOUR:
        return s.group_size == 0 or s.group[0, 1] == colour
    return wanted in (ANY, colour)


@rule
def put_in_group(s, district, colour, value):
    s.dice[district, colour, value] -= 1
    s.group[s.group_size, 0] = district
    s.group[s.group_size, 1] = colour
    s.group[s.group_size, 2] = value
    s.group_size += 1


@rule
def put_back(s, district, colour, value):
    s.group_size -= 1
    for i in range(3):
        s.group[s.group_size, i] = 0
    s.dice[district, colour, value] += 1


@rule
def larger_group_refusal(s, seat):
    """Can the group, with its newest die, be completed? What can be completed can be paid."""
    if not affordable(s, seat):
        return refusals.CANNOT_PAY
    if s.plan == CATHEDRAL or s.plan == CITIZEN:
        return LEGAL
    reached = can_reach(s, seat, s.plan, s.target, modifier(s))
    return LEGAL if reached else refusals.CANNOT_REACH


@rule
def take_refusal(s, seat, district, colour, value):
    """T-8.1, T-8.2: may this die join the group?"""
    if s.dice[district, colour, value] == 0:
        return refusals.NO_SUCH_DIE
    if not colour_fits(s, colour):
        return refusals.WRONG_COLOUR
    card = modifier(s)
    if s.group_size >= most_dice(card, s.plan):
        return refusals.TOO_MANY_DICE
    if s.plan == CATHEDRAL and not fits_cathedral(s, value, card):
        return refusals.NO_SPACE_IN_CATHEDRAL
    if s.plan == CITIZEN and not can_enter(s, seat, acts_as(card, colour), value):
        return refusals.PROTECTED
    put_in_group(s, district, colour, value)
    why = larger_group_refusal(s, seat)
    put_back(s, district, colour, value)
    return why


@rule
def take_die(s, seat, district, colour, value):
    put_in_group(s, district, colour, value)
    if district == seat:
        emit(s, TOOK, seat, colour, value, 0)
    elif district == NEUTRAL:
        emit(s, TOOK_GREY, seat, colour, value, 1 if s.players == 1 else 0)
    else:
        emit(s, TOOK_FROM, seat, district, colour, value)


@rule
def group_refusal(s, seat):
    """T-9.7, T-11.1, T-13.2: is the group complete as it is?"""
    if s.group_size == 0:
        return refusals.GROUP_TOO_SMALL
    if not affordable(s, seat):
        return refusals.CANNOT_PAY
    if s.plan == CATHEDRAL or s.plan == CITIZEN:
        return LEGAL
    return LEGAL if group_units(s) > 0 else refusals.GROUP_TOO_SMALL


@rule
def group_is_full(s):
    return s.group_size == most_dice(modifier(s), s.plan)


# --------------------------------------------------------------------------- T-8.2 paying


@rule
def owed_for_dice(s, seat, district):
    """T-8.2: each bought die costs the price of the whole group."""
    bought = taken_from(s, district) - free_from(s, seat, modifier(s), district)
    return max(0, bought) * box.DICE_PRICE[s.group_size]


@rule
def pay_for_dice(s, seat):
    """T-8.2: the owners of the dice are paid, for grey ones the bank."""
    for district in range(OWNERS):
        deniers = owed_for_dice(s, seat, district)
        if district == NEUTRAL:
            spend_deniers(s, seat, deniers)
        elif deniers > 0:
            s.deniers[seat] -= deniers
            s.deniers[district] += deniers
            emit(s, PAYS, seat, district, deniers, 0)


@rule
def spend_group(s, seat):
    """T-8.1, T-8.5: the dice go to the supply, the cube to its owner."""
    for i in range(s.group_size):
        s.dice_supply[s.group[i, 1]] += 1
        for j in range(3):
            s.group[i, j] = 0
    s.group_size = 0
    if s.modifier >= 0:
        s.cubes[s.modifier, seat] -= 1
        s.cube_supply[seat] += 1
