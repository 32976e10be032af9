"""How well a seat stands: named features, linear in each, worth in victory points.

`greedy` judges by few of them and by weights that never change (`anchor`); the search by all, with
weights fitted for each number of players (`search`, thinking.toml).
"""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..state import OVER
from .anchor import ANCHOR, anchor_features, value
from .search import FEATURES, features

__all__ = ["ANCHOR", "FEATURES", "anchor_features", "features", "part_left", "period", "value"]


@rule
def part_left(s):
    """How much of the game is still to come, by rounds."""
    return 0.0 if s.step == OVER else 1.0 - (s.round - 1.0) / box.ROUNDS[s.players]


@rule
def period(s):
    """T-5.1: a round."""
    return s.round
