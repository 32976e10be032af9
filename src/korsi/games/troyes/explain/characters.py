"""T-17: characters."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card

from .. import box
from ..box import NEUTRAL
from ..scene import card_faces
from ..scoring import character_points, measure
from ..state import OVER
from .owners import UNSURE, Notes, named, of, solo

_COUNTS = {
    "citizens_in_buildings": "says-counts-citizens",
    "cathedral_cubes": "says-counts-cubes",
    "deniers": "says-counts-deniers",
    "influence": "says-counts-influence",
    "tradesmen": "says-counts-tradesmen",
    "captured_events": "says-counts-events",
}


def character(s: Any, seat: int, id: str) -> Card | None:
    """T-2.2: only those who may see the card learn whose it is; what it would bring is public."""
    if id not in box.CHARACTER_IDS:
        return None
    c = box.CHARACTER_IDS.index(id)
    few = bool(s) and s.players <= 2
    steps = {f"from{i}": int(n) for i, n in enumerate(box.THRESHOLD[int(few), c], 1)}
    worth = {f"points{i}": int(box.CHARACTER_VP[i]) for i in (1, 2, 3)}
    held = s.character[c] if s else -1
    shown = bool(s) and (held == seat or s.step == OVER or not s.looking)
    return Card(
        name=named("character", id),
        says=((_COUNTS[box.MEASURES[box.CHARACTER_MEASURE[c]]], {}), ("says-steps", steps | worth)),
        now=_brings(s, c) if s else (),
        owner=held if held >= 0 and shown else -1,
        clause="T-17.1",
        unsure="character" in UNSURE,
        face=card_faces.whole_character(c, few),
        size=(178, 32),
    )


def _brings(s: Any, c: int) -> Notes:
    """What it would bring everybody if the game ended now."""
    what = int(box.CHARACTER_MEASURE[c])
    owners = [*range(s.players), *([NEUTRAL] if solo(s) else [])]
    return tuple(
        of(s, owner, "now-counts", count=int(measure(s.record, owner, what)),
           points=int(character_points(s.record, owner, c)))
        for owner in owners
    )  # fmt: skip
