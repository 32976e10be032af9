"""What building does to somebody else, and what a ducat day pays for, as the log of Kilt Castle
tells it: the rules tell only where was built, who was paid and how much. And what a line about a
whole turn leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind

from .box import CELLS, COLOUR_COUNT, SQUARE
from .moves import CELL, CELL_IDS
from .moves import TELLING as OF_MOVES
from .scoring import most_valuable_area

Told = dict[str, Any]

TOLD = (
    EventKind("overbuilds", ("whom", "seat"), ("cell", CELL)),  # K-4.5
    EventKind("paid_for", ("cells", "notes")),  # K-6.7
)


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """Whose tower it was that was built on; where the area lies that somebody was paid for."""
    seat = event["seat"]
    if event["event"] == "earns":
        cells = tuple(("told-cell", ("cell", id)) for id in _cells_paid(after, seat))
        return [{"event": "paid_for", "seat": seat, "cells": cells}] if event["ducats"] else []
    cell = CELL_IDS.index(event["cell"])
    top = before.top[cell]
    whom = before.owner[top] if top >= 0 else -1
    if whom in (-1, seat):
        return []
    return [{"event": "overbuilds", "seat": seat, "whom": whom, "cell": event["cell"]}]


def _cells_paid(s: Any, seat: int) -> list[str]:
    """The areas a ducat day pays a seat for; of two colours, both (K-6.8)."""
    areas = 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == seat:
            areas |= int(most_valuable_area(s.record, colour)[1])
    return [CELL_IDS[cell] for cell in range(CELLS) if areas & int(SQUARE[cell])]


# That a ducat day will come is news for whoever builds before it.
TELLING = replace(
    OF_MOVES,
    small=OF_MOVES.small - {"emptied"},
    touching=frozenset({"built", "earns"}),
    touched=touched,
)
