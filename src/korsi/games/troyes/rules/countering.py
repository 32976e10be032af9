"""T-11.2 to T-11.7: cubes on events, and what happens when the last flag is filled."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import EVENT_FIRST, EVENT_FLAGS, EVENT_FREES, EVENT_SECOND, MARAUDING, NEUTRAL, OWNERS
from ..moves import COUNTERED, CUBE_BACK, CUBE_PLACED
from ..state import CAPTURED_BY, DISCARDED, FROM_EVENTS, NEUTRAL_RANKS, QUEUED
from .board import gain_influence, gain_points, solo, tell_of


@rule
def cubes_on(s, event):
    """Cubes of all owners on an event."""
    count = 0
    for owner in range(OWNERS):
        count += int(s.event_cubes[event, owner])
    return count


@rule
def flags_free(s, event):
    """T-11.2: flags without a cube; T-11.4: Marauding takes any number."""
    if event == MARAUDING:
        return 1000
    return EVENT_FLAGS[event] - cubes_on(s, event)


@rule
def place_in_queue(s, event):
    """Where an event stands in the queue; -1 when it is not there."""
    for i in range(s.queue_length):
        if s.queue[i] == event:
            return i
    return -1


@rule
def put_cube(s, owner, event):
    """T-11.2: a cube on the next flag, 1 influence for it; the last flag resolves the event."""
    filled = cubes_on(s, event)
    s.cube_supply[owner] -= 1
    s.event_cubes[event, owner] += 1
    tell_of(s, CUBE_PLACED, owner, event, 0)
    if owner < NEUTRAL:
        gain_influence(s, owner, 1)
    if event == MARAUDING:
        s.marauding_last = owner
    else:
        s.flag[event, filled] = owner
        if filled + 1 == EVENT_FLAGS[event]:
            resolve(s, event)


@rule
def take_back_cubes(s, event):
    """T-11.5.5: all cubes return to their owners."""
    for owner in range(OWNERS):
        s.cube_supply[owner] += s.event_cubes[event, owner]
        s.event_cubes[event, owner] = 0
    for i in range(EVENT_FLAGS[event]):
        s.flag[event, i] = -1


@rule
def ranked_cubes(s, event, owner):
    """T-11.6: the cubes an owner competes with; grey ones count only if the table says so."""
    if owner == NEUTRAL and not s.options[NEUTRAL_RANKS] and not solo(s):
        return 0
    return int(s.event_cubes[event, owner])


@rule
def most_cubes(s, event, fewer_than):
    """The largest number of cubes of one owner below a limit."""
    most = 0
    for owner in range(OWNERS):
        cubes = ranked_cubes(s, event, owner)
        if cubes < fewer_than:
            most = max(most, cubes)
    return most


@rule
def owners_with(s, event, cubes):
    """How many owners have exactly so many cubes."""
    count = 0
    for owner in range(OWNERS):
        if ranked_cubes(s, event, owner) == cubes:
            count += 1
    return count


@rule
def award(s, event, cubes, points):
    """Every owner with exactly so many cubes takes the points."""
    for owner in range(OWNERS):
        if ranked_cubes(s, event, owner) == cubes:
            gain_points(s, owner, points, FROM_EVENTS)


@rule
def reward(s, event, most):
    """T-11.5.1 to T-11.5.4: first and second value, ties, one colour alone."""
    tied = owners_with(s, event, most)
    second = most_cubes(s, event, most)
    if tied > 1 or second == 0:
        award(s, event, most, (EVENT_FIRST[event] + EVENT_SECOND[event]) // tied)
    else:
        award(s, event, most, EVENT_FIRST[event])
        award(s, event, second, EVENT_SECOND[event] // owners_with(s, event, second))


@rule
def captor(s, event, most):
    """T-11.5.6: the colour with most cubes; tied ones by their oldest cube."""
    for i in range(EVENT_FLAGS[event]):
        owner = int(s.flag[event, i])
        if owner >= 0 and ranked_cubes(s, event, owner) == most:
            return owner
    return -1


@rule
def leave_queue(s, event):
    """T-11.7: the others close up."""
    at = place_in_queue(s, event)
    for i in range(at, s.queue_length - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue_length -= 1
    s.queue[s.queue_length] = -1


@rule
def resolve(s, event):
    """T-11.5: victory points, cubes back, the card to its captor."""
    most = most_cubes(s, event, 1000)
    winner = -1
    if most > 0:
        winner = captor(s, event, most)
    tell_of(s, COUNTERED, winner if winner >= 0 else NEUTRAL, event, 0)
    if most > 0:
        reward(s, event, most)
    if winner < 0 or (winner == NEUTRAL and not solo(s)):
        s.event_at[event] = DISCARDED
    else:
        s.event_at[event] = CAPTURED_BY + winner
    take_back_cubes(s, event)
    leave_queue(s, event)
    if EVENT_FREES[event]:
        free_events(s)


@rule
def take_newest_cube(s, event):
    """T-20.4: the most recently placed cube of an event returns to its owner."""
    filled = cubes_on(s, event)
    owner = s.marauding_last
    if event == MARAUDING:
        s.marauding_last = -1  # only one card ever asks for it
    elif filled > 0:
        owner = s.flag[event, filled - 1]
        s.flag[event, filled - 1] = -1
    if filled > 0 and owner >= 0:
        s.event_cubes[event, owner] -= 1
        s.cube_supply[owner] += 1
        tell_of(s, CUBE_BACK, owner, event, 0)


@rule
def free_events(s):
    """T-20.4: Resistance frees every event of the queue of its newest cube."""
    for i in range(s.queue_length):
        take_newest_cube(s, s.queue[i])


@rule
def events_with_cube(s, owner):
    """T-16.2.1, T-18.25: events of the queue, Marauding included, with an own cube."""
    count = 0
    for i in range(s.queue_length):
        if s.event_cubes[s.queue[i], owner] > 0:
            count += 1
    return count


@rule
def captured_events(s, owner):
    """T-11.5.6: event cards an owner has won."""
    count = 0
    for event in range(s.event_at.shape[0]):
        if s.event_at[event] == CAPTURED_BY + owner:
            count += 1
    return count


@rule
def enter_queue(s, event):
    """T-6.1: an event is appended at the right end."""
    s.event_at[event] = QUEUED
    s.queue[s.queue_length] = event
    s.queue_length += 1
