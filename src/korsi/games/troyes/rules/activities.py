"""T-9, T-11.1, T-13: carrying out an action once its dice are gathered."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import (
    ARCHER,
    CARD_CUBES,
    CARD_DELAYED,
    CARD_EFFECT,
    CARD_SLOT,
    CARD_SPACES,
    CATHEDRAL_PAIRS,
    CONVERT,
    CUBES_PER_DIE,
    FARM_DENIERS,
    GAIN,
    HIGHEST_RED,
    MOST_DICE,
    MOST_UNITS,
    OWNERS,
    PAY_DENIERS,
    PAY_FOR_CUBES,
    PAY_INFLUENCE,
    PER_CITIZEN,
    PER_DIE_IN_SQUARE,
    PER_EVENT,
    PICTURE,
    RICHEST_DISTRICT,
    ROW_OF,
    TAX,
)
from ..moves import ACTIVATED, CUBES_LAID, TRADESMAN
from ..refusals import (
    ALL_OR_NOTHING,
    CANNOT_PAY,
    CANNOT_REACH,
    CARD_NOT_OPEN,
    EVENT_NOT_IN_QUEUE,
    LEGAL,
    MUST_PLACE,
    NO_FREE_FLAG,
    PAYMENT_SHORT,
    TOO_MANY_TIMES,
)
from ..state import (
    ACTIVATE,
    CATHEDRAL,
    CITIZEN,
    COLLECT,
    CUBES,
    ENDED,
    FARM,
    FIGHT,
    MAY_BE_PARTIAL,
    SOURCE,
    TIMES,
)
from .board import spend_deniers, tell_of
from .cathedral import build_cathedral
from .citizens import lift, only_source, place_citizen
from .civil import collect, convert, gain, gain_deniers, per_die_in_square
from .countering import flags_free, place_in_queue, put_cube
from .dice import (
    budget,
    can_carry_out,
    group_units,
    modifier,
    pay_for_dice,
    spend_group,
    tradesman_cost,
)
from .military import (
    cubes_per_own_die,
    joust,
    pay_for_cubes,
    per_event_with_cube,
    richest_district,
    roll_archers,
    tax,
)
from .modifiers import acts_as
from .religious import most_dice_in_square, per_cathedral_pair

# --------------------------------------------------------------------------- T-9.1 choosing


@rule
def activate_refusal(s, seat, card):
    """T-9.1, T-9.2, T-9.10: an open card, its payments, and dice for one activation."""
    slot = CARD_SLOT[card]
    if s.activity[slot] != card:
        return CARD_NOT_OPEN
    if s.influence[seat] < PAY_INFLUENCE[card]:
        return PAYMENT_SHORT
    if budget(s, seat, ACTIVATE, slot) < 0:
        return CANNOT_PAY
    return LEGAL if can_carry_out(s, seat, ACTIVATE, slot) else CANNOT_REACH


@rule
def fight_refusal(s, seat, event):
    """T-11.1: an event of the queue, and dice for one cube."""
    if place_in_queue(s, event) < 0:
        return EVENT_NOT_IN_QUEUE
    return LEGAL if can_carry_out(s, seat, FIGHT, event) else CANNOT_REACH


# ------------------------------------------------------------ the group is complete


@rule
def complete_group(s, seat):
    """Pay for the dice, spend them, and go on with what they were gathered for."""
    pay_for_dice(s, seat)
    if s.plan == CATHEDRAL:
        build_cathedral(s, seat)
        spend_group(s, seat)
        s.step = ENDED
    elif s.plan == CITIZEN:
        name_row(s)
        spend_group(s, seat)
        ask_source(s, seat)
    else:
        s.units = group_units(s)
        spend_group(s, seat)
        carry_out_plan(s, seat)


@rule
def name_row(s):
    """T-12.1 to T-12.3: colour and value of the die name building and row."""
    building = acts_as(modifier(s), int(s.group[0, 1]))
    s.target = building
    s.units = ROW_OF[building, s.group[0, 2]]


@rule
def carry_out_plan(s, seat):
    if s.plan == FARM:
        gain_deniers(s, seat, s.units * FARM_DENIERS)  # T-13.1
        s.step = ENDED
    elif s.plan == FIGHT:
        ask_times(s, seat)
    elif s.tradesman[s.target, seat] == 0:
        spend_deniers(s, seat, tradesman_cost(s, seat, ACTIVATE, s.target))  # T-9.2
        ask_source(s, seat)
    else:
        ask_times(s, seat)


# --------------------------------------------------------------------------- T-9.2 the tradesman


@rule
def ask_source(s, seat):
    """T-9.3: where the citizen comes from; not asked without a choice."""
    source = only_source(s, seat)
    if source >= 0:
        take_from(s, seat, source)
    else:
        s.step = SOURCE


@rule
def take_from(s, seat, source):
    """The citizen becomes a tradesman, or enters the building."""
    if s.plan == CITIZEN:
        place_citizen(s, seat, source)
        s.step = ENDED
    else:
        lift(s, seat, source)
        stand_on_card(s, seat, s.target)
        ask_times(s, seat)


@rule
def free_trade_space(s, slot):
    """T-9.2, T-9.4: the first free space, else the picture."""
    for space in range(1, CARD_SPACES[s.activity[slot]] + 1):
        taken = False
        for owner in range(OWNERS):
            taken = taken or s.tradesman[slot, owner] == space
        if not taken:
            return space
    return PICTURE


@rule
def stand_on_card(s, owner, slot):
    """T-9.4: one tradesman per owner and card."""
    space = free_trade_space(s, slot)
    s.tradesman[slot, owner] = space
    tell_of(s, TRADESMAN, owner, int(s.activity[slot]), space if space < PICTURE else 0)


# --------------------------------------------------------------------------- T-9.8 how many times


@rule
def most_times(s, seat):
    """T-8.4, T-9.10, T-11.2: what dice, payments and flags allow."""
    most = min(int(s.units), MOST_UNITS)
    if s.plan == FIGHT:
        return min(most, flags_free(s, s.target))
    card = s.activity[s.target]
    if PAY_DENIERS[card] > 0:
        most = min(most, int(s.deniers[seat]) // PAY_DENIERS[card])
    if PAY_INFLUENCE[card] > 0:
        most = min(most, int(s.influence[seat]) // PAY_INFLUENCE[card])
    return most


@rule
def must_use_all(s):
    """T-9.8: a table may ask for every activation the dice allow."""
    return s.plan == ACTIVATE and not s.options[MAY_BE_PARTIAL]


@rule
def times_refusal(s, seat, times):
    if times > most_times(s, seat):
        return TOO_MANY_TIMES
    if must_use_all(s) and times < most_times(s, seat):
        return ALL_OR_NOTHING
    return LEGAL


@rule
def ask_times(s, seat):
    """Not asked without a choice; the Diplomat decides activation by activation (T-9.11)."""
    if s.plan == ACTIVATE and CARD_EFFECT[s.activity[s.target]] == PAY_FOR_CUBES:
        s.left = s.units
        s.step = CUBES
        return
    most = most_times(s, seat)
    if most == 1 or must_use_all(s):
        carry_out(s, seat, most)
    else:
        s.step = TIMES


@rule
def carry_out(s, seat, times):
    """T-9.9, T-11.1: so many activations of the card, or cubes on the event."""
    s.step = ENDED
    if s.plan == FIGHT:
        for _ in range(times):
            put_cube(s, seat, s.target)
        return
    card = int(s.activity[s.target])
    emit(s, ACTIVATED, seat, card, times, 0)
    if CARD_DELAYED[card]:
        lay_cubes(s, seat, card, times)
    else:
        take_effect(s, seat, card, times)


@rule
def lay_cubes(s, seat, card, times):
    """T-9.9: own cubes on the picture of a delayed card."""
    s.cubes[s.target, seat] += times * CARD_CUBES[card]
    s.cube_supply[seat] -= times * CARD_CUBES[card]
    emit(s, CUBES_LAID, seat, card, times * CARD_CUBES[card], 0)


@rule
def take_effect(s, seat, card, times):
    """T-18.28: once per activation. Each effect is a function of its family's file."""
    effect = CARD_EFFECT[card]
    if effect == GAIN:
        gain(s, seat, card, times)
    elif effect == CONVERT:
        convert(s, seat, card, times)
    elif effect == PER_CITIZEN:
        s.left = times
        s.step = COLLECT
    elif effect == PER_DIE_IN_SQUARE:
        per_die_in_square(s, seat, card, times)
    elif effect == MOST_DICE:
        most_dice_in_square(s, seat, card, times)
    elif effect == CATHEDRAL_PAIRS:
        per_cathedral_pair(s, seat, card, times)
    elif effect == ARCHER:
        place_cubes(s, roll_archers(s, seat, card, times))
    elif effect == CUBES_PER_DIE:
        place_cubes(s, cubes_per_own_die(s, seat, card, times))
    elif effect == TAX:
        tax(s, seat, card, times)
    elif effect == PER_EVENT:
        per_event_with_cube(s, seat, card, times)
    elif effect == HIGHEST_RED:
        joust(s, seat, card, times)
    elif effect == RICHEST_DISTRICT:
        richest_district(s, seat, card, times)


# --------------------------------------------------------------------------- choices of an effect


@rule
def collect_from(s, seat, building):
    """T-18.3, T-9.11: one activation of the Miller."""
    collect(s, seat, s.activity[s.target], building)
    s.left -= 1
    if s.left == 0:
        s.step = ENDED


@rule
def place_cubes(s, cubes):
    """T-18.19, T-18.20: cubes to be distributed over the events."""
    s.left = cubes
    s.step = CUBES if cubes > 0 else ENDED


@rule
def at_refusal(s, event):
    """T-18.29: any event of the queue with a free flag, whatever its colour."""
    if place_in_queue(s, event) < 0:
        return EVENT_NOT_IN_QUEUE
    return LEGAL if flags_free(s, event) > 0 else NO_FREE_FLAG


@rule
def cube_at(s, seat, event):
    """T-18.29: one cube, or what the Diplomat's payment is worth; then again, if any are left."""
    card = int(s.activity[s.target])
    s.left -= 1
    s.done_once = 1
    if CARD_EFFECT[card] == PAY_FOR_CUBES:
        pay_for_cubes(s, seat, card, event)
        if s.influence[seat] < PAY_INFLUENCE[card]:
            s.left = 0
    else:
        put_cube(s, seat, event)
    if s.left == 0:
        s.step = ENDED


@rule
def stop_refusal(s):
    """T-18.19: archers may hold back; T-9.8: the Diplomat may stop after one activation."""
    effect = CARD_EFFECT[s.activity[s.target]]
    if effect == ARCHER:
        return LEGAL
    if effect == PAY_FOR_CUBES and s.done_once and not must_use_all(s):
        return LEGAL
    return MUST_PLACE
