"""M-8.15: what can be paid with."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .cards import LANDSCAPES, START_VALUES, VALUES
from .tiles import AMULET_VALUES, FREE_TILE, TILES

# One list for landscape cards, valuables, amulets and tiles. A payment is laid down in the order of
# this list, so every combination has exactly one way to be paid (M-8.15).
LAND_CARD, FREE_LANDSCAPE, ORDINARY, STARTING, AMULET, BONUS_TILE = range(6)


class Payment(NamedTuple):
    """One kind of thing that can pay: the id people read, where it is held, what it is worth."""

    id: str
    source: int
    at: int  # in the array of its source
    value: int


def _worth(kinds: list[Payment]) -> list[Payment]:
    return sorted(kinds, key=lambda p: (-p.value, p.source))


_LANDS = [Payment(name, LAND_CARD, i, 1) for i, name in enumerate(LANDSCAPES)]
if FREE_TILE >= 0:
    _LANDS.append(Payment("tile-free-landscape", FREE_LANDSCAPE, FREE_TILE, 1))


def _bonus(what: str) -> list[Payment]:
    return [
        Payment(f"tile-{name.replace('_', '-')}", BONUS_TILE, i, value)
        for i, (name, _, kind, value) in enumerate(TILES)
        if kind == what
    ]


_MONEY = _worth(
    [Payment(str(v), ORDINARY, i, v) for i, v in enumerate(VALUES)]
    + [Payment(f"start-{v}", STARTING, i, v) for i, v in enumerate(START_VALUES)]
    + _bonus("valuable")
)
_CHARMS = _worth(
    [Payment(f"amulet-{v}", AMULET, i, v) for i, v in enumerate(AMULET_VALUES)] + _bonus("amulet")
)
PAYMENTS = [*_LANDS, *_MONEY, *_CHARMS]
PAY_SOURCE, PAY_INDEX, PAY_VALUE = np.array([p[1:] for p in PAYMENTS], np.int64).T.copy()
LAND_PAYMENTS = len(_LANDS)
# Payments of currency c are PAY_FROM[c] .. PAY_FROM[c+1]-1.
PAY_FROM = np.array([LAND_PAYMENTS, LAND_PAYMENTS + len(_MONEY), len(PAYMENTS)], np.int64)
