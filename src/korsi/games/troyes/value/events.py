"""What the events of the queue promise an owner."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..box import MARAUDING
from ..rules.countering import cubes_on, most_cubes, owners_with, ranked_cubes


@rule
def pays_now(s, event, owner):
    """T-11.5: what an owner would get if the event were resolved with the cubes it has."""
    own = ranked_cubes(s, event, owner)
    if own == 0:
        return 0.0
    most = most_cubes(s, event, 1000)
    second = most_cubes(s, event, most)
    alone = owners_with(s, event, most) == 1
    if own == most:
        if alone and second > 0:
            return float(box.EVENT_FIRST[event])
        return (box.EVENT_FIRST[event] + box.EVENT_SECOND[event]) / owners_with(s, event, most)
    if own == second and alone:
        return box.EVENT_SECOND[event] / owners_with(s, event, second)
    return 0.0


@rule
def event_hopes(s, owner):
    """What the events of the queue would pay now, each by the part of its flags that is filled."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            total += pays_now(s, event, owner) * cubes_on(s, event) / box.EVENT_FLAGS[event]
    return total


@rule
def event_cubes(s, owner):
    """Own cubes on events that can be countered."""
    total = 0
    for i in range(s.queue_length):
        if s.queue[i] != MARAUDING:
            total += int(s.event_cubes[s.queue[i], owner])
    return total


@rule
def event_share(s, owner):
    """The own part of the flags, times what both places pay."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            pays = box.EVENT_FIRST[event] + box.EVENT_SECOND[event]
            total += pays * s.event_cubes[event, owner] / box.EVENT_FLAGS[event]
    return total


@rule
def events_led(s, owner):
    """Events where nobody else has as many cubes."""
    count = 0
    for i in range(s.queue_length):
        event = s.queue[i]
        own = ranked_cubes(s, event, owner)
        if event != MARAUDING and own > 0 and own == most_cubes(s, event, 1000):
            count += 1 if owners_with(s, event, own) == 1 else 0
    return count
