"""What building and roofs do to somebody else, and what a ducat day pays for, as the log of Kilt
Castle tells it: the rules tell only where was built, who was paid and how much. And what a line
about a whole turn leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.telling import Turn

from .box import CELLS, COLOUR_COUNT, SQUARE
from .moves import CELL, CELL_IDS
from .moves import TELLING as OF_MOVES
from .rules.building import overbuild_price
from .scoring import final_crests, final_towers, most_valuable_area

Told = dict[str, Any]

TOLD = (
    EventKind("overbuilds", ("whom", "seat"), ("cell", CELL), ("deal", "notes")),  # K-4.5
    EventKind("returns", ("whom", "seat"), ("cell", CELL), ("gains", "number")),  # K-5.4
    EventKind("regains", ("cell", CELL)),  # K-5.4
    EventKind("paid_for", ("parts", "notes"), ("cells", "notes")),  # K-6.7
    EventKind("end_pays"),  # K-7.4: what the payments after it are for
)


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """Whose tower it was that was built on, what that paid and cost them; whose a tower is again
    that lost its roof; what the area is made of that somebody was paid for."""
    seat = event["seat"]
    if event["event"] == "earns":
        return [_paid_for(after, seat)] if event["ducats"] else []
    if event["event"] == "roofed":
        return _unroofed(before, after, seat, event["from"])
    cell = CELL_IDS.index(event["cell"])
    top = before.top[cell]
    whom = before.owner[top] if top >= 0 else -1
    if whom in (-1, seat):
        return []
    ducats = int(overbuild_price(before.record, seat, cell))
    loses = _at_the_end(before, whom) - _at_the_end(after, whom)
    deal = (("told-deal", ("ducats", ducats), ("loses", loses)),)
    told = {"event": "overbuilds", "seat": seat, "whom": whom}
    return [{**told, "cell": event["cell"], "deal": deal}]


def _unroofed(before: Any, after: Any, seat: int, cell: str | None) -> list[Told]:
    """K-5.4: the tower a roof was taken from."""
    if cell is None:
        return []
    whom = after.owner[after.top[CELL_IDS.index(cell)]]
    if whom == seat:
        return [{"event": "regains", "seat": seat, "cell": cell}]
    gains = _at_the_end(after, whom) - _at_the_end(before, whom)
    return [{"event": "returns", "seat": seat, "whom": whom, "cell": cell, "gains": gains}]


def _at_the_end(s: Any, seat: int) -> int:
    """K-7.4: what a seat would be paid for its towers if the game ended now."""
    return int(final_towers(s.record, seat)) + int(final_crests(s.record, seat))


def _paid_for(s: Any, seat: int) -> Told:
    parts, cells = paid_for(s, seat)
    return {"event": "paid_for", "seat": seat, "parts": parts, "cells": cells}


def paid_for(s: Any, seat: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The areas a ducat day pays a seat for; of two colours, both (K-6.8): what they are made of,
    and their cells."""
    paid, areas = {"told-towers": 0, "told-crests": 0, "told-roofs": 0}, 0
    for colour in range(COLOUR_COUNT):
        if s.owner[colour] == seat:
            ducats, area = map(int, most_valuable_area(s.record, colour))
            cells = [cell for cell in range(CELLS) if area & int(SQUARE[cell])]
            roofs = sum(s.roofed >> cell & 1 for cell in cells)
            paid["told-towers"] += len(cells) - roofs
            paid["told-roofs"] += roofs
            paid["told-crests"] += ducats - len(cells)
            areas |= area
    parts = tuple((what, ("n", n)) for what, n in paid.items() if n)
    named = [CELL_IDS[cell] for cell in range(CELLS) if areas & int(SQUARE[cell])]
    return parts, tuple(("told-cell", ("cell", id)) for id in named)


def _in_one(turn: Turn) -> list[Told]:
    """Whose tower was built on is told with what that cost (`overbuilds`), not once more."""
    return [event for event in turn.steps[-1][1] if event["event"] != "pays"]


def _headed(turn: Turn, events: list[Told]) -> list[Told]:
    """K-7.4: what everybody is paid for at the end is told once, before who gets how much."""
    first = next((i for i, event in enumerate(events) if event["event"] == "final"), None)
    return events if first is None else [*events[:first], {"event": "end_pays"}, *events[first:]]


# That a ducat day will come is news for whoever builds before it. What would be paid at the end is
# counted all along: the final remuneration moves no points.
TELLING = replace(
    OF_MOVES,
    small=OF_MOVES.small - {"emptied"},
    retold=_in_one,
    befell=_headed,
    touching=frozenset({"built", "roofed", "earns"}),
    touched=touched,
    moves={"earns": frozenset({"ducat_days"})},
)
