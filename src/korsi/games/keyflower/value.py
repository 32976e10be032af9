"""How well a seat stands: a few named features, linear in each."""

from __future__ import annotations

from korsi.core.rule import rule

FEATURES = ("points",)


@rule
def value(s, seat):
    return 0.0
