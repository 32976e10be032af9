"""How a line about a whole turn of Mangrovia begins: with what was built, and what that brought."""

from __future__ import annotations

from dataclasses import replace

from .moves import TELLING as OF_MOVES

TELLING = replace(
    OF_MOVES, first=frozenset({"built", "prints", "pole_tile", "tile_gained", "birds_set"})
)
