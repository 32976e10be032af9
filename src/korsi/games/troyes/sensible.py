"""What is worth looking at: ways of doing the same, and what nobody would do, left out.

Rules allow dice to be taken in any order, citizens to be recruited without need, fewer activations
than were paid for. A bot that looks at all of that sees little else. Where nothing would be left,
everything stays.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import any_allowed

from . import box, moves
from .box import MARAUDING, NEUTRAL, OWNERS, SIDES
from .moves import ADD_BLACK, DISCARD_DIE, DONE, FIRST, FLIP_DIE, RECRUIT, REROLL_DIE, TAKE_DIE
from .rules.activities import most_times
from .rules.black_dice import highest_black, strength, strength_needed, strength_pledged
from .rules.board import standing_in
from .rules.countering import cubes_on
from .state import COLLECT, COUNTER, CUBES, FIGHT, GATHER, SOURCE, TIMES, TURN

LOW = SIDES // 2
"""Dice up to here are turned or rolled again."""


@rule
def forget(mask, first, end):
    """Take the actions of a range out."""
    for action in range(first, end):
        mask[action] = 0


# --------------------------------------------------------------------------- T-8.9 influence


@rule
def sensible_spending(s, seat, mask, quick):
    """A citizen only without one at hand; one die rolled again, if any; the lowest dice turned."""
    if s.supply[seat] > 0:
        mask[RECRUIT] = 0
    no_roll = quick or s.influence_spent != 0
    for colour in range(3):
        lowest = 0
        for value in range(1, SIDES + 1):
            at = colour * SIDES + value - 1
            if no_roll or value >= LOW:
                mask[FIRST[REROLL_DIE] + at] = 0
            if lowest > 0 or value > LOW or (s.influence_spent != 0 and s.flips_left == 0):
                mask[FIRST[FLIP_DIE] + at] = 0
            elif s.dice[seat, colour, value] > 0:
                lowest = value


# --------------------------------------------------------------------------- T-6.7 black dice


@rule
def sensible_countering(s, seat, mask):
    """Black dice from the highest down, then own dice in one order, none that is superfluous."""
    if strength(s, seat) >= highest_black(s):
        forget(mask, FIRST[REROLL_DIE], moves.ROLL_FOR_LEROY)
    pledged = strength_pledged(s)
    if pledged >= strength_needed(s):
        forget(mask, FIRST[ADD_BLACK], DONE)
        return
    last = 0
    for colour in range(3):
        for value in range(1, SIDES + 1):
            if s.pledged[colour, value] > 0:
                last = colour * SIDES + value - 1
    if any_allowed(mask, FIRST[DISCARD_DIE] + last, FIRST[DISCARD_DIE] + 3 * SIDES):
        forget(mask, FIRST[DISCARD_DIE], FIRST[DISCARD_DIE] + last)
    if pledged > 0:
        forget(mask, FIRST[ADD_BLACK], FIRST[ADD_BLACK] + SIDES)
    for value in range(1, SIDES):
        if s.black_chosen[value] > 0:
            forget(mask, FIRST[ADD_BLACK] + value, FIRST[ADD_BLACK] + SIDES)


# --------------------------------------------------------------------------- T-8.1 dice


@rule
def round_from(s, seat, district):
    """Districts in the order one buys from: grey, then clockwise."""
    return 0 if district == NEUTRAL else (district - seat) % s.players


@rule
def same_die_cheaper(s, seat, district, colour, value, quick):
    """Is there the same die in the own district? Quickly: or in one that is asked before this?"""
    if district == seat or free_dice(s):
        return False
    if s.dice[seat, colour, value] > 0:
        return True
    if quick:
        for other in range(OWNERS):
            before = round_from(s, seat, other) < round_from(s, seat, district)
            if before and s.dice[other, colour, value] > 0:
                return True
    return False


@rule
def free_dice(s):
    """T-18.10: Tithing takes other people's dice for nothing."""
    return s.modifier >= 0 and box.MOD_OP[s.activity[s.modifier]] == box.FREE_DICE


@rule
def sensible_dice(s, seat, mask, quick):
    """A group is gathered from its highest die down, equal ones from the own district first."""
    highest, last = SIDES, -1
    if s.group_size > 0:
        highest = int(s.group[s.group_size - 1, 2])
        last = int(s.group[s.group_size - 1, 1]) * OWNERS + int(s.group[s.group_size - 1, 0])
    first, end = FIRST[TAKE_DIE], FIRST[TAKE_DIE] + OWNERS * 3 * SIDES
    kept = mask[DONE] != 0
    for rest in range(2):
        for action in range(first, end):
            if mask[action]:
                at = action - first
                district, colour = at // (3 * SIDES), at // SIDES % 3
                value = at % SIDES + 1
                ordered = value < highest or (
                    value == highest and colour * OWNERS + district >= last
                )
                if ordered and not same_die_cheaper(s, seat, district, colour, value, quick):
                    kept = True
                    mask[action] = 2
        if kept or rest:
            break
        highest, last = SIDES, -1  # only a higher die completes this group
    if kept:
        for action in range(first, end):
            mask[action] = 1 if mask[action] == 2 else 0


# --------------------------------------------------------------------------- T-9.3, T-9.8, T-18.29


@rule
def sensible_source(mask):
    """From the supply; without one there, one that lies on a building; else any."""
    first = FIRST[moves.FETCH]
    if mask[first]:
        forget(mask, first + 1, FIRST[moves.SO_OFTEN])
    elif any_allowed(mask, first + 1, first + moves.FIRST_SPACE):
        forget(mask, first + moves.FIRST_SPACE, FIRST[moves.SO_OFTEN])


@rule
def sensible_times(s, seat, mask, quick):
    """As often as possible, unless each time is paid for; quickly: always."""
    if not quick:
        if s.plan == FIGHT:
            return
        card = s.activity[s.target]
        if box.PAY_DENIERS[card] > 0 or box.PAY_INFLUENCE[card] > 0:
            return
    forget(mask, FIRST[moves.SO_OFTEN], FIRST[moves.SO_OFTEN] + most_times(s, seat) - 1)


@rule
def sensible_building(s, seat, mask):
    """T-18.3: where most own citizens stand."""
    best, most = -1, -1
    for building in range(3):
        if mask[FIRST[moves.COLLECT_AT] + building]:
            there = standing_in(s, seat, building)
            if there > most:
                best, most = building, there
    for building in range(3):
        if building != best:
            mask[FIRST[moves.COLLECT_AT] + building] = 0


@rule
def sensible_cubes(s, seat, mask):
    """The fullest event with an own cube, the fullest without, and one cube on Marauding."""
    full_with, full_without = -1.0, -1.0
    with_own, without = -1, -1
    for i in range(s.queue_length):
        event = int(s.queue[i])
        if event != MARAUDING and mask[FIRST[moves.CUBE_AT] + event]:
            filled = cubes_on(s, event) / box.EVENT_FLAGS[event]
            if s.event_cubes[event, seat] > 0:
                if filled > full_with:
                    full_with, with_own = filled, event
            elif filled > full_without:
                full_without, without = filled, event
    found = with_own >= 0 or without >= 0
    for i in range(s.queue_length):
        event = int(s.queue[i])
        if event == MARAUDING:
            keep = s.event_cubes[event, seat] == 0 or not found
        else:
            keep = event in (with_own, without)
        if not keep:
            mask[FIRST[moves.CUBE_AT] + event] = 0


@rule
def sensible(s, seat, mask, quick):
    """Of the actions in the mask, those worth looking at; `quick`: fewer, and no chance."""
    if s.step == TURN:
        sensible_spending(s, seat, mask, quick)
    elif s.step == COUNTER:
        sensible_countering(s, seat, mask)
        if any_allowed(mask, FIRST[REROLL_DIE], moves.ROLL_FOR_LEROY):
            sensible_spending(s, seat, mask, quick)
    elif s.step == GATHER:
        sensible_dice(s, seat, mask, quick)
    elif s.step == SOURCE:
        sensible_source(mask)
    elif s.step == TIMES:
        sensible_times(s, seat, mask, quick)
    elif s.step == COLLECT:
        sensible_building(s, seat, mask)
    elif s.step == CUBES:
        sensible_cubes(s, seat, mask)
