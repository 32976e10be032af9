"""L-2.1: hands and bag are secret; others know how many lanterns there are, not which."""

from __future__ import annotations

from korsi.core.chance import draw, next_word
from korsi.core.rule import rule

from .box import COPIES, KINDS
from .rules.turn import is_over
from .state import IN_BAG

CENSUS = KINDS


@rule
def hide(s, seat):
    """Others' hands and the bag become numbers of unknown lanterns; L-4.3: not at the end."""
    for i in range(4):
        s.rng[i] = 0
    if is_over(s):
        return
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hidden[other] += s.hand[other, kind]
                s.hand[other, kind] = 0
    for kind in range(KINDS):
        s.hidden[IN_BAG] += s.bag[kind]
        s.bag[kind] = 0


@rule
def redeal(s, seat, rng):
    """Everything out of sight goes into the bag; hands are drawn from it anew."""
    for i in range(4):
        s.rng[i] = next_word(rng)
    for kind in range(KINDS):
        s.bag[kind] = COPIES
        for other in range(s.players):
            s.bag[kind] -= s.hand[other, kind] + s.lit[other, kind]
    for other in range(s.players):
        for _ in range(s.hidden[other]):
            s.hand[other, draw(rng, s.bag, KINDS)] += 1
        s.hidden[other] = 0
    s.hidden[IN_BAG] = 0


@rule
def census(s, out):
    """How many lanterns of each kind there are, wherever they lie."""
    for kind in range(KINDS):
        out[kind] = s.bag[kind]
        for seat in range(s.players):
            out[kind] += s.hand[seat, kind] + s.lit[seat, kind]
