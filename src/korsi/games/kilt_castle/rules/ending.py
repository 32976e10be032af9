"""K-6, K-7: the end of a turn and of the game."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..moves import IDLE
from ..options import IDLE_LIMIT
from ..scoring import ducat_day, emit_winners, final_remuneration
from ..state import OVER
from .moving import begin_turn


@rule
def end_turn(s):
    """K-3.1, K-7.1: a pending ducat day, then the end or the next player."""
    if s.ducat_pending:
        ducat_day(s)
    s.idle_turns = 0 if s.built_this_turn else s.idle_turns + 1
    s.turn += 1
    if s.idle_turns >= IDLE_LIMIT:  # K-7.7
        emit(s, IDLE, -1, s.idle_turns, 0, 0)
        s.last_floor = 1
    if s.last_floor:
        final_remuneration(s)
        emit_winners(s)
        s.first_cell = -1  # nobody builds any more
        s.step = OVER
        return
    s.active = (s.active + 1) % s.players
    begin_turn(s)
