"""T-5.1: rounds and phases."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card

from ..scene.course import PHASES, round_args
from .owners import Notes, solo

_PHASED = ("T-3.1", "T-6.7", "T-7.1", "T-21.10", "T-16.2")


def round_(s: Any, seat: int, id: str) -> Card:
    now: Notes = (("piece-round", {**round_args(s)}),) if s else ()
    return Card(("thing-round", {}), (("says-round", {}),), now, clause="T-5.1")


def phase(s: Any, seat: int, id: str) -> Card | None:
    if not id.isdecimal() or int(id) >= len(PHASES):
        return None
    # T-3.1, T-21.3: in what order the first citizens are placed
    order: Notes = () if int(id) else (("says-order", {"solo": int(solo(s))}),)
    says = ((PHASES[int(id)][0], {}), *order)
    return Card(("thing-phase", {}), says, clause=_PHASED[int(id)])
