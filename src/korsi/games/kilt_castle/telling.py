"""What building does to somebody else, as the log of Kilt Castle tells it: the rules tell only
where was built, and who was paid. And what a line about a whole turn leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind

from .moves import CELL, CELL_IDS
from .moves import TELLING as OF_MOVES

Told = dict[str, Any]

TOLD = (EventKind("overbuilds", ("whom", "seat"), ("cell", CELL)),)  # K-4.5


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """Whose tower it was that was built on."""
    seat, cell = event["seat"], CELL_IDS.index(event["cell"])
    top = before.top[cell]
    whom = before.owner[top] if top >= 0 else -1
    if whom in (-1, seat):
        return []
    return [{"event": "overbuilds", "seat": seat, "whom": whom, "cell": event["cell"]}]


# That a ducat day will come is news for whoever builds before it.
TELLING = replace(
    OF_MOVES, small=OF_MOVES.small - {"emptied"}, touching=frozenset({"built"}), touched=touched
)
