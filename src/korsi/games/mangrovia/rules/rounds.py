"""M-10, phase 3, and M-11, the end of the game."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import AMULET_KINDS, SITES, START_SITE
from ..moves import LIMIT_REACHED, ROUND, TALISMAN
from ..options import ROUND_LIMIT
from ..scoring import emit_winners, final_scoring
from ..state import BOWL, NEUTRAL, OVER
from .birds import birds_fly
from .cards import fill_rows


@rule
def begin_round(s):
    """M-4.1, M-4.2: the start player places the first bowl; M-10.4: the boat is at its start."""
    s.rounds += 1
    s.step = BOWL
    s.active = s.start_player
    s.bowls_placed = 0
    s.pier = -1
    s.alternative = -1
    s.at = 0
    s.site = -1
    emit(s, ROUND, s.start_player, s.rounds, 0, 0)


@rule
def pass_talisman(s):
    """M-10.2, M-10.3: to the bowl on site 1; without one to the right, and the birds fly."""
    holder = s.bowl_on[START_SITE]
    if 0 <= holder < s.players:
        s.start_player = holder
        emit(s, TALISMAN, holder, 0, 0, 0)
    else:
        s.start_player = (s.start_player - 1) % s.players
        emit(s, TALISMAN, s.start_player, 0, 0, 0)
        birds_fly(s)


@rule
def take_back_bowls(s):
    """M-10.4: a neutral bowl stays."""
    for site in range(SITES):
        if s.bowl_on[site] != NEUTRAL:
            s.bowl_on[site] = -1


@rule
def end_round(s):
    """M-10.1, M-11.2, M-11.5: phase 3 and the next round, or final scoring."""
    limit = ROUND_LIMIT > 0 and s.rounds >= ROUND_LIMIT
    if limit and not s.last_hut:
        emit(s, LIMIT_REACHED, -1, s.rounds, 0, 0)
    if limit or s.last_hut:
        end_game(s)
        return
    pass_talisman(s)
    take_back_bowls(s)
    fill_rows(s)
    begin_round(s)


@rule
def end_game(s):
    """M-11.2, M-12: final scoring; amulets are turned over for it."""
    final_scoring(s)
    for seat in range(s.players):
        for kind in range(AMULET_KINDS):
            s.amulets_known[seat, kind] = s.amulets[seat, kind]
    s.shown += 1
    s.step = OVER
    emit_winners(s)
