"""F-4.1 to F-4.3: turns follow each other until all players have passed one after another."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..moves import PASSES
from ..state import TURN
from .season_end import end_season


@rule
def forget_chain(s):
    """Nothing is under way."""
    s.target = -1
    s.mixed = 0
    s.chain = 0
    s.chain_colour = -1
    s.chain_groups = 0
    s.chain_total = 0
    s.chain_screen[:] = 0
    s.budget = 0
    s.upgrades = 0
    s.flipped = 0


@rule
def end_turn(s):
    """F-4.1: the next player clockwise."""
    forget_chain(s)
    s.turn += 1
    s.step = TURN
    s.active = (s.active + 1) % s.players


@rule
def pass_turn(s, seat):
    """F-4.2: a pass is not final; the season ends when everybody has passed in a row."""
    emit(s, PASSES, seat, 0, 0, 0)
    s.passes += 1
    end_turn(s)
    if s.passes == s.players:
        end_season(s)
