"""T-9.3, T-9.8, T-18.3, T-18.29: what is left to choose once the dice are gathered."""

from __future__ import annotations

from korsi.core.rule import rule

from ..moves import (
    COLLECT_AT,
    CUBE_AT,
    DONE,
    FIRST_AT,
    FIRST_COLLECT,
    FIRST_FROM,
    FIRST_REROLL,
    FIRST_TIMES,
    SO_OFTEN,
    SOURCE_OF,
    VERB,
    A,
)
from ..refusals import CHOOSE_BUILDING, CHOOSE_EVENT, CHOOSE_SOURCE, CHOOSE_TIMES, LEGAL
from ..state import COLLECT, ENDED, SOURCE, TIMES
from .activities import (
    at_refusal,
    carry_out,
    collect_from,
    cube_at,
    stop_refusal,
    take_from,
    times_refusal,
)
from .citizens import source_refusal
from .civil import collect_refusal


@rule
def choice_refusal(s, seat, action):
    """T-9.3, T-9.8, T-18.3, T-18.29: where from, how often, which building, which event."""
    if s.step == SOURCE:
        if SOURCE_OF[action] < 0:
            return CHOOSE_SOURCE
        return source_refusal(s, seat, SOURCE_OF[action])
    if s.step == TIMES:
        if VERB[action] != SO_OFTEN:
            return CHOOSE_TIMES
        return times_refusal(s, seat, A[action] + 1)
    if s.step == COLLECT:
        if VERB[action] != COLLECT_AT:
            return CHOOSE_BUILDING
        return collect_refusal(s.activity[s.target], A[action])
    if VERB[action] == CUBE_AT:
        return at_refusal(s, A[action])
    return stop_refusal(s) if action == DONE else CHOOSE_EVENT


@rule
def legal_choices(s, seat, mask):
    n = 0
    first, last = DONE, FIRST_REROLL
    if s.step == SOURCE:
        first, last = FIRST_FROM, FIRST_TIMES
    elif s.step == TIMES:
        first, last = FIRST_TIMES, FIRST_COLLECT
    elif s.step == COLLECT:
        first, last = FIRST_COLLECT, FIRST_AT
    for action in range(first, last):
        if choice_refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            n += 1
    return n


@rule
def choose(s, seat, action):
    if action == DONE:
        s.step = ENDED
    elif SOURCE_OF[action] >= 0:
        take_from(s, seat, SOURCE_OF[action])
    elif VERB[action] == SO_OFTEN:
        carry_out(s, seat, A[action] + 1)
    elif VERB[action] == COLLECT_AT:
        collect_from(s, seat, A[action])
    else:
        cube_at(s, seat, A[action])
