"""M-9: the two birds on the oracle rock."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import PAIR_BITS
from ..moves import BIRDS_SET, FIRST_BIRDS, FLOWN


@rule
def legal_birds(s, mask):
    """M-9.1, M-9.2: any two different landscapes, also the present ones."""
    for pair in range(PAIR_BITS.size):
        mask[FIRST_BIRDS + pair] = 1
    return PAIR_BITS.size


@rule
def set_birds(s, seat, pair):
    """M-9.2: the birds go where the owner of site 1 wants them."""
    s.birds = PAIR_BITS[pair]
    emit(s, BIRDS_SET, seat, pair, 0, 0)


@rule
def birds_fly(s):
    """M-10.3: both birds move to the two landscapes that had none."""
    s.birds = 15 & ~s.birds
    for pair in range(PAIR_BITS.size):
        if PAIR_BITS[pair] == s.birds:
            emit(s, FLOWN, -1, pair, 0, 0)
