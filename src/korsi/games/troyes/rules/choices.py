"""T-9.3, T-9.8, T-18.3, T-18.29: what is left to choose once the dice are gathered."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import MOST_UNITS
from ..moves import (
    DONE,
    FIRST_AT,
    FIRST_COLLECT,
    FIRST_FROM,
    FIRST_REROLL,
    FIRST_TIMES,
    SOURCES,
)
from ..refusals import (
    CHOOSE_BUILDING,
    CHOOSE_EVENT,
    CHOOSE_SOURCE,
    CHOOSE_TIMES,
    LEGAL,
)
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
        if FIRST_FROM <= action < FIRST_TIMES:
            return source_refusal(s, seat, action - FIRST_FROM)
        return CHOOSE_SOURCE
    if s.step == TIMES:
        if FIRST_TIMES <= action < FIRST_COLLECT:
            return times_refusal(s, seat, action - FIRST_TIMES + 1)
        return CHOOSE_TIMES
    if s.step == COLLECT:
        if FIRST_COLLECT <= action < FIRST_AT:
            return collect_refusal(s.activity[s.target], action - FIRST_COLLECT)
        return CHOOSE_BUILDING
    if FIRST_AT <= action < FIRST_REROLL:
        return at_refusal(s, action - FIRST_AT)
    return stop_refusal(s) if action == DONE else CHOOSE_EVENT


@rule
def legal_choices(s, seat, mask):
    n = 0
    first, last = DONE, FIRST_REROLL
    if s.step == SOURCE:
        first, last = FIRST_FROM, FIRST_FROM + SOURCES
    elif s.step == TIMES:
        first, last = FIRST_TIMES, FIRST_TIMES + MOST_UNITS
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
    elif action < FIRST_TIMES:
        take_from(s, seat, action - FIRST_FROM)
    elif action < FIRST_COLLECT:
        carry_out(s, seat, action - FIRST_TIMES + 1)
    elif action < FIRST_AT:
        collect_from(s, seat, action - FIRST_COLLECT)
    else:
        cube_at(s, seat, action - FIRST_AT)
