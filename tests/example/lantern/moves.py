"""The one action of Lantern, `light 4`, and what a step tells."""

from __future__ import annotations

from korsi.core.moves import EventKind, Family, Moves, axis

from .box import LANTERNS

LANTERN = axis("lantern", LANTERNS)
MOVES = Moves(Family("light", (LANTERN,)))  # L-3.1

# What a step tells. The numbers are the kinds used in the rules. Nobody is told what was drawn.
LIT, DRAWN, WINS = range(3)
EVENTS = (
    EventKind("lit", ("lantern", LANTERN)),
    EventKind("drawn"),
    EventKind("wins", ("points", "number")),
)
