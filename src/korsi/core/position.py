"""Positions laid out by hand, for tests, and to show something of a game.

    with laid_out(match) as s:
        s["pile"][card] -= 1
        s["hand"][seat][card] += 1

What lies there afterwards must be a position of the game: every piece of the box in one place, and
something to do for whoever is to act. A match laid out by hand can be played on, but not replayed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from korsi.core.errors import BadSetup
from korsi.core.match import Match

_open: list[Match] = []  # matches that are being laid out


@contextmanager
def laid_out(match: Match, *, missing: str = "") -> Iterator[Any]:
    """The record of the position that is reached, to be written to; checked when the block ends.

    `missing` names the pieces that are nowhere, where somebody wants just that.
    """
    if any(one is match for one in _open):  # within another block: the same record
        yield getattr(match.state, "raw", match.state)
        return
    was, before = match.states, census(match)
    match.lay(was.copy())  # a match this one was made from stays as it is
    _open.append(match)
    try:
        yield getattr(match.state, "raw", match.state)  # interpreted rules keep it in a wrapper
        _check(match, before, missing)
    except BaseException:
        match.lay(was)
        raise
    finally:
        _open.remove(match)


def _check(match: Match, before: list[int], missing: str) -> None:
    stuck = [seat for seat in match.acting() if not match.mask(seat).any()]
    lost = [n for n, (a, b) in enumerate(zip(before, census(match), strict=True)) if a != b]
    what = ""
    if stuck:
        what = f"seat {stuck[0]} is to act and can do nothing"
    elif lost and not missing:
        what = f"pieces are lost or doubled (census {lost}): move them, or say what is `missing`"
    if what:
        raise BadSetup(f"no position of {match.game.name}: {what}")


def census(match: Match) -> list[int]:
    """How many of each component there are, wherever they lie."""
    out = np.zeros(match.game.census_size, np.int64)
    match.game.entrypoints.census(match.states, 0, out)
    return [int(x) for x in out]
