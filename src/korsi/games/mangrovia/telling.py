"""How a line about a whole turn of Mangrovia begins: with what was built, and what that brought;
and why the boat passed somebody by, which the rules do not tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind

from . import box
from .moves import PIER
from .moves import TELLING as OF_MOVES

TOLD = (EventKind("idle_why", ("why", "notes")),)  # M-15.4


def touched(before: Any, after: Any, event: dict[str, Any]) -> list[dict[str, Any]]:
    """M-15.4: what everybody can see that whoever had nothing to do at a pier lacked for it."""
    seat, pier = event["seat"], PIER.ids.index(event["pier"])
    steps = {step for way in box.PIERS[pier] for step in way}
    why = tuple((key,) for key in _lacking(after, seat, steps))
    return [{"event": "idle_why", "seat": seat, "why": why}]


def _lacking(s: Any, seat: int, steps: set[int]) -> Iterator[str]:
    if steps & {box.UP, box.DOWN}:
        yield "told-idle-cards"
    if box.AMULETS in steps:
        yield "told-idle-amulets"
    if steps & {box.BUILD, box.DOUBLE}:
        huts = 1 if box.BUILD in steps else 2
        yield "told-idle-huts" if s.huts[seat] < huts else "told-idle-land"


TELLING = replace(
    OF_MOVES,
    small=OF_MOVES.small | {"idle_why"},
    first=frozenset({"built", "prints", "pole_tile", "tile_gained", "birds_set"}),
    touching=frozenset({"idle_pier"}),
    touched=touched,
)
