"""The seeds of one match after another, as Gymnasium means it.

`reset(seed=7)` plays exactly `Match(seed=7)`, and begins a series: every `reset()` after it draws
the next seed of that series, so that one seed fixes a whole experiment. An environment that was
never given a seed begins with one nobody can guess.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"
# Rules are untyped: the compiler infers.

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import next_word, seed_rng
from korsi.core.match import check_seed
from korsi.core.rule import rule

STREAM = 77
"""Unlike the streams of the game (0) and of the bots (1000 and up)."""


@rule
def next_seed(series):
    """The next seed of a series: 63 bits."""
    high = next_word(series) << 31
    return high | (next_word(series) >> 1)


def begin_series(series: NDArray[np.int64], seed: int | None) -> int:
    """The seed of the next match; an unbegun series is all zero."""
    if seed is None and series.any():
        return int(next_seed(series))
    first = check_seed(seed)
    seed_rng(series, first, STREAM)
    return first
