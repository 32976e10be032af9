"""T-9, T-11.1, T-13: carrying out an action once its dice are gathered."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box, refusals, state
from ..box import OWNERS
from ..moves import ACTIVATED, CUBES_LAID, TRADESMAN
from ..refusals import LEGAL
from ..state import ACTIVATE, CATHEDRAL, CITIZEN, COLLECT, CUBES, ENDED, FARM, FIGHT, SOURCE, TIMES
from . import dice, military
from .board import spend_deniers, tell_of
from .cathedral import build_cathedral
from .citizens import lift, only_source, place_citizen
from .civil import collect, convert, gain, gain_deniers, per_die_in_square
from .countering import flags_free, place_in_queue, put_cube
from .modifiers import acts_as
from .religious import most_dice_in_square, per_cathedral_pair

# --------------------------------------------------------------------------- T-9.1 choosing


@rule
def activate_refusal(s, seat, card):
    """T-9.1, T-9.2, T-9.10: an open card, its payments, and dice for one activation."""
    slot = box.CARD_SLOT[card]
    if s.activity[slot] != card:
        return refusals.CARD_NOT_OPEN
    if s.influence[seat] < box.PAY_INFLUENCE[card]:
        return refusals.PAYMENT_SHORT
    if dice.budget(s, seat, ACTIVATE, slot) < 0:
        return refusals.CANNOT_PAY
    return LEGAL if dice.can_carry_out(s, seat, ACTIVATE, slot) else refusals.CANNOT_REACH


@rule
def fight_refusal(s, seat, event):
    """T-11.1: an event of the queue, and dice for one cube."""
    if place_in_queue(s, event) < 0:
        return refusals.EVENT_NOT_IN_QUEUE
    return LEGAL if dice.can_carry_out(s, seat, FIGHT, event) else refusals.CANNOT_REACH


# ------------------------------------------------------------ the group is complete


@rule
def complete_group(s, seat):
    """Pay for the dice, spend them, and go on with what they were gathered for."""
    dice.pay_for_dice(s, seat)
    if s.plan == CATHEDRAL:
        build_cathedral(s, seat)
        dice.spend_group(s, seat)
        s.step = ENDED
    elif s.plan == CITIZEN:
        name_row(s)
        dice.spend_group(s, seat)
        ask_source(s, seat)
    else:
        s.units = dice.group_units(s)
        dice.spend_group(s, seat)
        carry_out_plan(s, seat)


@rule
def name_row(s):
    """T-12.1 to T-12.3: colour and value of the die name building and row."""
    building = acts_as(dice.modifier(s), int(s.group[0, 1]))
    s.target = building
    s.units = box.ROW_OF[building, s.group[0, 2]]


@rule
def carry_out_plan(s, seat):
    if s.plan == FARM:
        gain_deniers(s, seat, s.units * box.FARM_DENIERS)  # T-13.1
        s.step = ENDED
    elif s.plan == FIGHT:
        ask_times(s, seat)
    elif s.tradesman[s.target, seat] == 0:
        spend_deniers(s, seat, dice.tradesman_cost(s, seat, ACTIVATE, s.target))  # T-9.2
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
    for space in range(1, box.CARD_SPACES[s.activity[slot]] + 1):
        taken = False
        for owner in range(OWNERS):
            taken = taken or s.tradesman[slot, owner] == space
        if not taken:
            return space
    return box.PICTURE


@rule
def stand_on_card(s, owner, slot):
    """T-9.4: one tradesman per owner and card."""
    space = free_trade_space(s, slot)
    s.tradesman[slot, owner] = space
    tell_of(s, TRADESMAN, owner, int(s.activity[slot]), space if space < box.PICTURE else 0)


# --------------------------------------------------------------------------- T-9.8 how many times


@rule
def most_times(s, seat):
    """T-8.4, T-9.10, T-11.2: what dice, payments and flags allow."""
    most = min(int(s.units), box.MOST_UNITS)
    if s.plan == FIGHT:
        return min(most, flags_free(s, s.target))
    card = s.activity[s.target]
    if box.PAY_DENIERS[card] > 0:
        most = min(most, int(s.deniers[seat]) // box.PAY_DENIERS[card])
    if box.PAY_INFLUENCE[card] > 0:
        most = min(most, int(s.influence[seat]) // box.PAY_INFLUENCE[card])
    return most


@rule
def must_use_all(s):
    """T-9.8: a table may ask for every activation the dice allow."""
    return s.plan == ACTIVATE and not s.options[state.MAY_BE_PARTIAL]


@rule
def times_refusal(s, seat, times):
    if times > most_times(s, seat):
        return refusals.TOO_MANY_TIMES
    if must_use_all(s) and times < most_times(s, seat):
        return refusals.ALL_OR_NOTHING
    return LEGAL


@rule
def ask_times(s, seat):
    """Not asked without a choice; the Diplomat decides activation by activation (T-9.11)."""
    if s.plan == ACTIVATE and box.CARD_EFFECT[s.activity[s.target]] == box.PAY_FOR_CUBES:
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
    if box.CARD_DELAYED[card]:
        lay_cubes(s, seat, card, times)
    else:
        take_effect(s, seat, card, times)


@rule
def lay_cubes(s, seat, card, times):
    """T-9.9: own cubes on the picture of a delayed card."""
    s.cubes[s.target, seat] += times * box.CARD_CUBES[card]
    s.cube_supply[seat] -= times * box.CARD_CUBES[card]
    emit(s, CUBES_LAID, seat, card, times * box.CARD_CUBES[card], 0)


@rule
def take_effect(s, seat, card, times):
    """T-18.28: once per activation. Each effect is a function of its family's file."""
    effect = box.CARD_EFFECT[card]
    if effect == box.GAIN:
        gain(s, seat, card, times)
    elif effect == box.CONVERT:
        convert(s, seat, card, times)
    elif effect == box.PER_CITIZEN:
        s.left = times
        s.step = COLLECT
    elif effect == box.PER_DIE_IN_SQUARE:
        per_die_in_square(s, seat, card, times)
    elif effect == box.MOST_DICE:
        most_dice_in_square(s, seat, card, times)
    elif effect == box.CATHEDRAL_PAIRS:
        per_cathedral_pair(s, seat, card, times)
    elif effect == box.ARCHER:
        place_cubes(s, military.roll_archers(s, seat, card, times))
    elif effect == box.CUBES_PER_DIE:
        place_cubes(s, military.cubes_per_own_die(s, seat, card, times))
    elif effect == box.TAX:
        military.tax(s, seat, card, times)
    elif effect == box.PER_EVENT:
        military.per_event_with_cube(s, seat, card, times)
    elif effect == box.HIGHEST_RED:
        military.joust(s, seat, card, times)
    elif effect == box.RICHEST_DISTRICT:
        military.richest_district(s, seat, card, times)


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
        return refusals.EVENT_NOT_IN_QUEUE
    return LEGAL if flags_free(s, event) > 0 else refusals.NO_FREE_FLAG


@rule
def cube_at(s, seat, event):
    """T-18.29: one cube, or what the Diplomat's payment is worth; then again, if any are left."""
    card = int(s.activity[s.target])
    s.left -= 1
    s.done_once = 1
    if box.CARD_EFFECT[card] == box.PAY_FOR_CUBES:
        military.pay_for_cubes(s, seat, card, event)
        if s.influence[seat] < box.PAY_INFLUENCE[card]:
            s.left = 0
    else:
        put_cube(s, seat, event)
    if s.left == 0:
        s.step = ENDED


@rule
def stop_refusal(s):
    """T-18.19: archers may hold back; T-9.8: the Diplomat may stop after one activation."""
    effect = box.CARD_EFFECT[s.activity[s.target]]
    if effect == box.ARCHER:
        return LEGAL
    if effect == box.PAY_FOR_CUBES and s.done_once and not must_use_all(s):
        return LEGAL
    return refusals.MUST_PLACE
