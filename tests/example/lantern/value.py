"""How well a seat stands, for bots: a few named features, linear in each."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .scoring import light_of

FEATURES = ("lit",)
WEIGHTS = np.array([1.0], np.float64)


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them, in the order of FEATURES."""
    return (float(light_of(s.lit[owner])),)


@rule
def value(s, seat):
    """The margin in points a seat has over the mean of the others."""
    total = 0.0
    for other in range(s.players):
        share = 1.0 if other == seat else -1.0 / (s.players - 1)
        found = features(s, other, seat)
        for k in range(len(found)):
            total += share * WEIGHTS[k] * found[k]
    return total
