"""L-3: lighting a lantern and drawing another."""

from __future__ import annotations

from korsi.core.chance import draw
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import KINDS, TURNS
from ..moves import DRAWN, LIT
from ..scoring import emit_winners


@rule
def is_over(s):
    """L-4.1: everybody has had all turns."""
    return s.turn == TURNS * s.players


@rule
def light(s, seat, kind):
    """L-3.1, L-3.2: one lantern is lit, another drawn; then the next seat, or the end."""
    s.hand[seat, kind] -= 1
    s.lit[seat, kind] += 1
    emit(s, LIT, seat, kind, 0, 0)
    s.hand[seat, draw(s.rng, s.bag, KINDS)] += 1
    emit(s, DRAWN, seat, 0, 0, 0)
    s.turn += 1
    s.active = (s.active + 1) % s.players
    if is_over(s):
        s.shown += 1  # L-4.3: the hands are turned up
        emit_winners(s)
