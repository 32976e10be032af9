"""L-2: the bag and the hands."""

from __future__ import annotations

from korsi.core.chance import draw
from korsi.core.rule import rule

from ..box import COPIES, HAND, KINDS


@rule
def setup(s, players, options):
    """L-2.1, L-2.2: everybody draws a hand; the first seat begins."""
    for kind in range(KINDS):
        s.bag[kind] = COPIES
    for seat in range(players):
        for _ in range(HAND):
            s.hand[seat, draw(s.rng, s.bag, KINDS)] += 1
