"""T-6, T-11, T-19: the queue of events: what each threatens, takes and pays."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece

from ..box import (
    BUILDINGS,
    EVENT_BLACK,
    EVENT_BUILDING,
    EVENT_DENIERS,
    EVENT_DIVISOR,
    EVENT_EFFECT,
    EVENT_FLAGS,
    EVENT_IDS,
    EVENT_INFLUENCE,
    EVENT_NUMBER,
    NEUTRAL_CITIZEN,
    PAY_PER_CITIZEN,
)
from . import cards, faces
from .places import event_at, event_size

THREATS = (
    "piece-event",
    "piece-event-citizen",
    "piece-event-lose",
    "piece-event-pay",
    "piece-event-support",
    "piece-event-remove",
    "piece-event-add",
)


@cache
def _threat(event: int) -> Args:
    """What the words about an effect need."""
    numbers = {
        "flags": EVENT_FLAGS,
        "divisor": EVENT_DIVISOR,
        "deniers": EVENT_DENIERS,
        "influence": EVENT_INFLUENCE,
        "events": EVENT_NUMBER,
        "dice": EVENT_BLACK,
    }
    args: dict[str, Any] = {name: int(column[event]) for name, column in numbers.items()}
    if EVENT_EFFECT[event] in (NEUTRAL_CITIZEN, PAY_PER_CITIZEN):
        args["building"] = BUILDINGS[EVENT_BUILDING[event]]
    return args


def event_piece(s: Any, position: int) -> Piece:
    """An event with its cubes; Marauding counts them."""
    event, length = s.queue[position], s.queue_length
    x, y = event_at(position, length)
    counts = s.event_cubes[event]
    cubes = tuple(s.flag[event][: EVENT_FLAGS[event]] if event else counts)
    return Piece(
        f"event-{EVENT_IDS[event]}",
        face=cards.event(event, *event_size(length), cubes),
        x=x,
        y=y,
        z=15,
        key=THREATS[EVENT_EFFECT[event]],
        args={"card": EVENT_IDS[event], "cubes": sum(counts), **_threat(event)},
    )


def queue(s: Any) -> list[Piece]:
    places = Piece("queue", face=faces.vacant(s.queue_length), z=1, key="piece-queue")
    return [places, *(event_piece(s, i) for i in range(s.queue_length))]
