"""Positions by a few words: `table(hand=[2, 2, 5])` is a table whose active seat holds these."""

from __future__ import annotations

from korsi.games.lantern.box import LANTERNS

import korsi
from korsi.core.position import laid_out


def table(players: int = 2, seed: int = 1, hand: list[int] | None = None) -> korsi.Match:
    """A table at its beginning; with `hand`, what the first seat holds, changed with the bag."""
    m = korsi.Match("lantern", players, seed)
    if hand is not None:
        with laid_out(m) as s:
            s["bag"] += s["hand"][0]
            s["hand"][0] = [hand.count(bright) for bright in LANTERNS]
            s["bag"] -= s["hand"][0]
    return m
