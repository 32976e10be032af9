"""The fields every record begins with, and the events a step tells.

Only signed integers: mixing signed and unsigned makes floats in compiled code.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.rule import rule

EVENT = 5
"""An event is five small integers: kind, seat, a, b, c."""


def record_of(fields: list[tuple[Any, ...]], events: int = 24) -> np.dtype[np.void]:
    """The dtype of a game: what every table has, then the game's own fields."""
    common: list[tuple[Any, ...]] = [
        ("rng", np.int64, (4,)),  # the generator; zero in what a seat may see
        ("shown", np.int32),  # times something hidden was shown to anyone: seals undo
        ("turn", np.int32),  # turns finished; bots look ahead to the end of one
        ("players", np.int8),
        ("n_events", np.int8),
        ("events", np.int16, (events, EVENT)),  # what the last step did
    ]
    return np.dtype(common + fields, align=True)


@rule
def allow(mask, action, why):
    """Note an action in the mask if nothing speaks against it (0 in every game's refusals); returns
    how many that makes."""
    if why != 0:
        return 0
    mask[action] = 1
    return 1


@rule
def any_allowed(mask, first, end):
    """Is any action of a range in the mask?"""
    for action in range(first, end):
        if mask[action]:
            return True
    return False


@rule
def first_seat(bits):
    """The lowest of the seats that may act; there is one."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@rule
def clear_events(s):
    """First line of every `apply`: what the step before told is told."""
    for i in range(s.n_events):
        for j in range(5):
            s.events[i, j] = 0
    s.n_events = 0


@rule
def emit(s, kind, seat, a, b, c):
    """Append one event. A game whose buffer is too small fails the law of events, not the
    player."""
    n = s.n_events
    if n < s.events.shape[0]:
        s.events[n, 0] = kind
        s.events[n, 1] = seat
        s.events[n, 2] = a
        s.events[n, 3] = b
        s.events[n, 4] = c
        s.n_events = n + 1
