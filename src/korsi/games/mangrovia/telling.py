"""How a line about a whole turn of Mangrovia begins: with what was built, and what that brought;
what of a turn is told as one; and why the boat passed somebody by, which the rules do not tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.scene import Args, Note, Noun

from . import box
from .moves import MOVES, PIER
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


def together(actions: Sequence[int]) -> list[int | Note]:
    """M-8.3: all that is laid down for a hut, in one: "Pay with water, 5, 3"."""
    told: list[int | Note] = []
    paid: list[int] = []
    for action in actions:
        pays = MOVES.verb_name(action) == "pay"
        paid = [*paid, int(MOVES.a[action])] if pays else []
        if len(paid) > 1:
            told[-1] = "action-pay", payment_said(paid)
        else:
            told.append(action)
    return told


def payment_said(paid: Sequence[int]) -> Args:
    """What is laid down, as a message names it; several pieces as a list."""
    named = [_piece_said(one) for one in paid]
    several = tuple(("told-payment", one) for one in named)
    return {"payment": several} if len(named) > 1 else named[0]


def _piece_said(payment: int) -> Args:
    name = box.PAYMENTS[payment].id
    return {"payment": int(name) if name.isdigit() else Noun("payment", name)}


TELLING = replace(
    OF_MOVES,
    small=OF_MOVES.small | {"idle_why"},
    first=frozenset({"built", "prints", "pole_tile", "tile_gained", "birds_set"}),
    touching=frozenset({"idle_pier"}),
    touched=touched,
)
