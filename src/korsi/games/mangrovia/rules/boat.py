"""M-5, phase 2: the boat visits the piers; the owner of the pier's bowl may act."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..moves import BOAT, IDLE_PIER, WAIVES
from ..state import ACT, SAME_SOURCE
from .amulets import can_take_amulets
from .building import may_build
from .cards import any_face_up, can_draw_any
from .rounds import end_round


@rule
def place_of(s, step):
    """M-5.3, M-5.4: where the action next has such a step: alternative * LONGEST + position.

    Steps before it count as waived. Until an alternative is chosen every one of them is open. -1:
    the pier does not offer this step, or not any more.
    """
    for alternative in range(box.ALTERNATIVES[s.pier]):
        if s.alternative < 0 or s.alternative == alternative:
            for position in range(s.at, box.LONGEST):
                if box.PIER_STEP[s.pier, alternative, position] == step:
                    return alternative * box.LONGEST + position
    return -1


@rule
def begin_step(s, step):
    """M-5.4, M-5.8: the first step chooses the alternative, unless the table lets both be mixed."""
    place = place_of(s, step)
    s.at = place % box.LONGEST + 1
    if s.options[SAME_SOURCE] or not box.MIXABLE[s.pier]:
        s.alternative = place // box.LONGEST


@rule
def can_do(s, seat, step):
    """M-6.5, M-6.8, M-15.4: could somebody do such a step, as far as everybody can tell?

    Whether a hand can pay for a hut is nobody else's business, so its owner is asked in any case.
    """
    if step == box.UP:
        return any_face_up(s)
    if step == box.DOWN:
        return can_draw_any(s)
    if step == box.AMULETS:
        return can_take_amulets(s, seat)
    if step == box.BUILD:
        return may_build(s, seat, 1)
    if step == box.DOUBLE:
        return may_build(s, seat, 2)
    return step == box.BIRDS


@rule
def has_choice(s, seat):
    """Is any step of the action left that the seat could do?"""
    found = False
    for step in range(box.BIRDS + 1):
        found = found or (place_of(s, step) >= 0 and can_do(s, seat, step))
    return found


@rule
def sail_on(s):
    """M-5.1: to the next pier whose bowl belongs to a player who can act there, else to phase 3."""
    s.step = ACT
    while s.pier + 1 < box.PIER_COUNT:
        s.pier += 1
        owner = int(s.bowl_on[box.PIER_SITE[s.pier]])
        if 0 <= owner < s.players:
            s.active = owner
            s.alternative = -1
            s.at = 0
            if has_choice(s, owner):
                emit(s, BOAT, owner, s.pier, 0, 0)
                return
            emit(s, IDLE_PIER, owner, s.pier, 0, 0)
    end_round(s)


@rule
def waive(s, seat):
    """M-5.3, M-5.6: whatever is left of the action is given up."""
    s.at = box.LONGEST
    emit(s, WAIVES, seat, s.pier, 0, 0)


@rule
def go_on(s):
    """After a step: the rest of the action, or the next pier."""
    if s.step == ACT and not has_choice(s, s.active):
        s.turn += 1
        sail_on(s)
