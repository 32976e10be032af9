"""T-9.3, T-9.8, T-18.3, T-18.29: what is left to choose once the dice are gathered."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow

from .. import moves
from ..moves import DONE, FIRST, VERB, A
from ..refusals import CHOOSE_BUILDING, CHOOSE_EVENT, CHOOSE_SOURCE, CHOOSE_TIMES
from ..state import COLLECT, ENDED, SOURCE, TIMES
from . import activities
from .citizens import source_refusal
from .civil import collect_refusal


@rule
def choice_refusal(s, seat, action):
    """T-9.3, T-9.8, T-18.3, T-18.29: where from, how often, which building, which event."""
    if s.step == SOURCE:
        if moves.SOURCE_OF[action] < 0:
            return CHOOSE_SOURCE
        return source_refusal(s, seat, moves.SOURCE_OF[action])
    if s.step == TIMES:
        if VERB[action] != moves.SO_OFTEN:
            return CHOOSE_TIMES
        return activities.times_refusal(s, seat, A[action] + 1)
    if s.step == COLLECT:
        if VERB[action] != moves.COLLECT_AT:
            return CHOOSE_BUILDING
        return collect_refusal(s.activity[s.target], A[action])
    if VERB[action] == moves.CUBE_AT:
        return activities.at_refusal(s, A[action])
    return activities.stop_refusal(s) if action == DONE else CHOOSE_EVENT


@rule
def legal_choices(s, seat, mask):
    n = 0
    first, last = DONE, FIRST[moves.REROLL_DIE]
    if s.step == SOURCE:
        first, last = FIRST[moves.FETCH], FIRST[moves.SO_OFTEN]
    elif s.step == TIMES:
        first, last = FIRST[moves.SO_OFTEN], FIRST[moves.COLLECT_AT]
    elif s.step == COLLECT:
        first, last = FIRST[moves.COLLECT_AT], FIRST[moves.CUBE_AT]
    for action in range(first, last):
        n += allow(mask, action, choice_refusal(s, seat, action))
    return n


@rule
def choose(s, seat, action):
    if action == DONE:
        s.step = ENDED
    elif moves.SOURCE_OF[action] >= 0:
        activities.take_from(s, seat, moves.SOURCE_OF[action])
    elif VERB[action] == moves.SO_OFTEN:
        activities.carry_out(s, seat, A[action] + 1)
    elif VERB[action] == moves.COLLECT_AT:
        activities.collect_from(s, seat, A[action])
    else:
        activities.cube_at(s, seat, A[action])
