"""What everything on the table is and does, from the box and the record (docs/add-a-game.md).

Things: lantern-BRIGHTNESS, light-SEAT (what a seat has lit), hand-SEAT, bag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.scene import Noun

from .box import COPIES, HAND, LANTERNS
from .scene import faces
from .scoring import points_of

KIND_OF = {f"lantern-{bright}": kind for kind, bright in enumerate(LANTERNS)}


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing; the record holds only what the seat may know."""
    s = ints(record)
    kind, _, id = thing.partition("-")
    if thing in KIND_OF:
        return _lantern(s, KIND_OF[thing])
    if thing == "bag":
        return _bag(s)
    if kind == "light" and id.isdecimal() and int(id) < s.players:
        return _light(s, int(id))
    if kind == "hand" and id.isdecimal() and int(id) < s.players:
        return _hand(s, int(id))
    return None


def _lantern(s: Any, kind: int) -> Card:
    lit = sum(row[kind] for row in s.lit)
    return Card(
        name=("thing-lantern", {"lantern": LANTERNS[kind]}),
        says=(("says-lantern", {"count": COPIES}),),
        now=(("now-lantern", {"count": lit}),),
        clause="L-4.2",
        face=faces.lantern(LANTERNS[kind], 1, True),
        size=(44, 60),
    )


def _bag(s: Any) -> Card:
    count = s.hidden[-1] or sum(s.bag)
    return Card(
        name=("thing-bag", {}),
        says=(("says-bag", {}),),
        now=(("piece-bag", {"count": count}),),
        clause="L-3.2",
        face=faces.bag(count),
        size=(64, 72),
    )


def _light(s: Any, seat: int) -> Card:
    points = int(points_of(s.record, seat))
    whose = {"seat": Noun("seat", seat)}
    return Card(
        name=("thing-light", whose),
        says=(("says-light", {}),),
        now=(("piece-seat", {**whose, "points": points}),),
        owner=seat,
        clause="L-4.3",
    )


def _hand(s: Any, seat: int) -> Card:
    """L-2.1: how many lanterns there are on it, not which."""
    whose = {"seat": Noun("seat", seat)}
    return Card(
        name=("thing-hand", whose),
        says=(("says-hand", {"count": HAND}),),
        now=(("piece-hidden", {**whose, "count": s.hidden[seat] or sum(s.hand[seat])}),),
        owner=seat,
        clause="L-2.1",
    )


def things() -> tuple[Shelf, ...]:
    """Everything in the box."""
    return (
        Shelf("lanterns", ("shelf-lanterns", {}), tuple(KIND_OF)),
        Shelf("others", ("shelf-others", {}), ("bag",)),
    )


def actions_about(thing: str, seat: int) -> Sequence[int]:
    """Who clicks a lantern means to light it."""
    return [KIND_OF[thing]] if thing in KIND_OF else ()
