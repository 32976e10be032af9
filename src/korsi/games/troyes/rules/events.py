"""T-6.1 to T-6.6, T-19: two events enter, all events act, one small function for each effect."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..box import NEUTRAL, RED, SIDES
from ..moves import ACTS, BLACK_DIE, DEMOLISHED, ENTERS, EVENT_ROLLS, LOSES
from ..options import BLACK_DICE
from ..state import BLACK_CAP, BONUS_CARDS, EVENT_FIRST_EMPTY, FROM_LEROY, UNSEEN
from . import board
from .countering import enter_queue, flags_free, place_in_queue, put_cube

# --------------------------------------------------------------------------- T-6.1 events enter


@rule
def may_enter(s, event, colour):
    """T-1.7: bonus cards only where the table plays with them."""
    if s.event_at[event] != UNSEEN or box.EVENT_COLOUR[event] != colour:
        return False
    return box.EVENT_BONUS[event] == 0 or s.options[BONUS_CARDS] != 0


@rule
def draw_event(s, colour):
    """Turn up an unseen event of a colour and append it; -1 when there is none."""
    unseen = 0
    for event in range(box.EVENT_COUNT):
        if may_enter(s, event, colour):
            unseen += 1
    if unseen == 0:
        return -1
    at = below(s.rng, unseen)
    for event in range(box.EVENT_COUNT):
        if may_enter(s, event, colour):
            if at == 0:
                enter_queue(s, event)
                s.shown += 1
                emit(s, ENTERS, -1, event, 0, 0)
                return event
            at -= 1
    return -1


@rule
def reveal_events(s):
    """T-6.1: a red event, and the one it calls; T-20.4: Resistance calls a second red one first."""
    called = RED
    while called >= 0:
        event = draw_event(s, called)
        called = box.EVENT_CALLS[event] if event >= 0 else -1


# --------------------------------------------------------------------------- T-19 effects


@rule
def suffer(s, seat, event, deniers, influence):
    """T-6.4, T-19.11: lose what one has; whoever cannot lose it all loses points too."""
    paid = min(deniers, int(s.deniers[seat]))
    given = min(influence, int(s.influence[seat]))
    board.pay_bank(s, seat, paid)
    s.influence[seat] -= given
    if deniers + influence > 0:
        emit(s, LOSES, seat, event, paid, given)
    if paid < deniers or given < influence:
        board.lose_points(s, seat, box.SHORTFALL)


@rule
def everybody_loses(s, event):
    """T-19.6, T-19.7: Civil War and Heresy."""
    for seat in range(s.players):
        suffer(s, seat, event, box.EVENT_DENIERS[event], box.EVENT_INFLUENCE[event])


@rule
def everybody_pays_for_citizens(s, event):
    """T-19.5: Drought, per own standing citizen in a building."""
    for seat in range(s.players):
        citizens = board.standing_in(s, seat, box.EVENT_BUILDING[event])
        suffer(s, seat, event, citizens * box.EVENT_DENIERS[event], 0)


@rule
def neutral_citizen_enters(s, event):
    """T-19.3, T-19.4: a die names the row a grey citizen enters; nothing without a citizen."""
    if s.general[NEUTRAL] == 0:
        return
    value = board.roll_die(s)
    emit(s, EVENT_ROLLS, -1, event, value - 1, 0)
    building = box.EVENT_BUILDING[event]
    row = box.ROW_OF[building, value]
    victim = board.pushed_out(s, building, row)
    if victim >= 0 and board.protected(s, building, victim, 0):
        return
    s.general[NEUTRAL] -= 1
    board.enter_row(s, NEUTRAL, building, row, s.options[EVENT_FIRST_EMPTY] == 0)


@rule
def neutral_cubes_enter(s, event):
    """T-19.8: Support puts a grey cube on each of the events directly left of it."""
    first = max(0, place_in_queue(s, event) - box.EVENT_NUMBER[event])
    at = first
    for _ in range(box.EVENT_NUMBER[event]):
        target = int(s.queue[at])
        if target == event:
            return
        if flags_free(s, target) > 0:
            put_cube(s, NEUTRAL, target)
        if s.queue[at] == target:  # T-6.5: a countered event has left, the next one took its place
            at += 1


@rule
def take_highest_cube(s):
    """T-19.9: Interruption of Work removes the cube on the highest level, highest number."""
    for level in range(s.cathedral.shape[0] - 1, -1, -1):
        for number in range(SIDES, 0, -1):
            owner = int(s.cathedral[level, number])
            if owner >= 0:
                s.cathedral[level, number] = -1
                s.cube_supply[owner] += 1
                board.tell_of(s, DEMOLISHED, owner, level + 1, number)
                return


@rule
def add_neutral_cube(s):
    """T-19.10: Migrant Workers build on the lowest level, lowest number; T-21.19: Le Roy scores."""
    for level in range(s.cathedral.shape[0]):
        for number in range(1, SIDES + 1):
            if s.cathedral[level, number] < 0:
                board.put_stone(s, NEUTRAL, number)
                if board.solo(s):
                    board.gain_points(s, NEUTRAL, box.MIGRANT_VP, FROM_LEROY)
                return


@rule
def act(s, event):
    """T-6.3: carry out one event; military ones only bring black dice."""
    effect = box.EVENT_EFFECT[event]
    emit(s, ACTS, -1, event, 0, 0)
    if effect == box.NEUTRAL_CITIZEN:
        neutral_citizen_enters(s, event)
    elif effect == box.LOSE:
        everybody_loses(s, event)
    elif effect == box.PAY_PER_CITIZEN:
        everybody_pays_for_citizens(s, event)
    elif effect == box.NEUTRAL_CUBES:
        neutral_cubes_enter(s, event)
    elif effect == box.TAKE_CUBE:
        take_highest_cube(s)
    elif effect == box.ADD_CUBE:
        add_neutral_cube(s)


# ------------------------------------------------------------ T-6.2, T-6.6 all events act


@rule
def execute_queue(s):
    """T-6.2: all events from left to right; returns the black dice of the pool."""
    pool = 0
    at = 0
    while at < s.queue_length:
        event = int(s.queue[at])
        pool += box.EVENT_BLACK[event]
        act(s, event)
        at = place_in_queue(s, event) + 1  # T-6.5: events left of it may have gone
    return pool


@rule
def roll_black_dice(s, pool):
    """T-6.6: the pool is rolled; a table may limit it to the dice in the box."""
    if s.options[BLACK_CAP]:
        pool = min(pool, BLACK_DICE)
    for _ in range(pool):
        value = board.roll_die(s)
        s.black[value] += 1
        emit(s, BLACK_DIE, -1, value, 0, 0)


@rule
def events_phase(s):
    """T-6: phase 3 up to the roll of the black dice."""
    reveal_events(s)
    roll_black_dice(s, execute_queue(s))
