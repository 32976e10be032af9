"""Cards on the table: the queue of events, the activities, Le Roy's rows (T-6, T-18, T-21.10)."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, part, rect, text_svg, use, var

from ..box import (
    ACTIVITY_IDS,
    BOX,
    BUILDINGS,
    CARD_COST,
    CARD_DELAYED,
    CARD_DIVISOR,
    EVENT_BLACK,
    EVENT_BUILDING,
    EVENT_DENIERS,
    EVENT_DIVISOR,
    EVENT_EFFECT,
    EVENT_FLAGS,
    EVENT_IDS,
    EVENT_INFLUENCE,
    EVENT_NUMBER,
    LEROY_ACTION,
    LEROY_DOES,
    NEUTRAL,
    NEUTRAL_CITIZEN,
    PAY_PER_CITIZEN,
    SLOTS,
)
from ..moves import LEROY_ROLLS
from . import card_faces, faces
from .places import (
    CARD_H,
    CARD_W,
    LEFT,
    LEFT_W,
    SQUARE_H,
    SQUARE_Y,
    TABLE_H,
    card_at,
    event_at,
    event_size,
    leroy_at,
)
from .signs import EDGE, framed

# --------------------------------------------------------------------------- T-6, T-11 events

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


@part
def queue(s: Any) -> list[Piece]:
    """The events with their cubes; Marauding counts them."""
    length = s.queue_length
    out = [Piece("queue", face=faces.vacant(length), z=1, key="piece-queue")]
    for position, event in enumerate(s.queue[:length]):
        x, y = event_at(position, length)
        counts = s.event_cubes[event]
        cubes = tuple(s.flag[event][: EVENT_FLAGS[event]] if event else counts)
        face = card_faces.event(event, *event_size(length), cubes)
        key, name = THREATS[EVENT_EFFECT[event]], EVENT_IDS[event]
        args: Args = {"card": name, "cubes": sum(counts), **_threat(event)}
        out.append(Piece(f"event-{name}", face=face, x=x, y=y, z=15, key=key, args=args))
    return out


# --------------------------------------------------------------------------- T-18 activities


@part
def activities(s: Any) -> list[Piece]:
    """The cards turned up, with their tradesmen and cubes."""
    out = []
    for slot, card in enumerate(s.activity):
        if card >= 0:
            (x, y), name = card_at(slot), ACTIVITY_IDS[card]
            face = card_faces.activity(card, tuple(s.tradesman[slot]), tuple(s.cubes[slot]))
            key = "piece-activity-delayed" if CARD_DELAYED[card] else "piece-activity"
            numbers = {"cost": int(CARD_COST[card]), "divisor": int(CARD_DIVISOR[card])}
            args: Args = {"activity": name, **numbers}
            out.append(Piece(f"activity-{name}", face=face, x=x, y=y, z=15, key=key, args=args))
    return out


def face_down() -> str:
    """T-2.3: places of cards; the number says in which round one is turned up."""
    out = []
    for slot in range(SLOTS):
        x, y = card_at(slot)
        out.append(rect(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, 10, var("slot"), EDGE))
        out.append(use("hourglass", x - 14, y, scale=1.6))
        out.append(text_svg(str(slot % 3 + 1), x + 12, y, 28, "ink-soft"))
    return "".join(out)


# --------------------------------------------------------------------------- T-21.10 Le Roy

_KEYS = (
    "piece-leroy-scores",
    "piece-leroy-citizen",
    "piece-leroy-event",
    "piece-leroy-tradesman",
    "piece-leroy-builds",
    "piece-leroy-character",
)


def leroy_ground() -> str:
    return framed(LEFT, SQUARE_Y + SQUARE_H - TABLE_H, LEFT_W, TABLE_H)


def leroy_table(s: Any) -> list[Piece]:
    rolls = (e for e in s.events[: s.n_events] if e[0] == LEROY_ROLLS)
    last = next((int(LEROY_ACTION[e[2] + e[3]]) for e in rolls), -1)
    out = []
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x, y = leroy_at(i)
        face, key = card_faces.leroy(i, i == last), _KEYS[LEROY_DOES.index(entry["do"])]
        out.append(Piece(f"leroy-{i}", face=face, x=x, y=y, z=5, key=key, args=_args(entry)))
    return out


def _args(entry: dict[str, Any]) -> Args:
    args: dict[str, Any] = {"sums": ", ".join(map(str, entry["rolls"])), "dice": entry["dice"]}
    if entry["do"] == "score":
        args |= {"points": entry["vp"], "deniers": entry["price"]}
    if entry["do"] == "cathedral":
        args["cubes"] = entry["amount"]
    return args


def difference(s: Any) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = sum(s.ledger[0]), sum(s.ledger[NEUTRAL])
    (x, y), face = leroy_at(7), card_faces.difference(own, his)
    args: Args = {"own": own, "his": his}
    return Piece("difference", face=face, x=x, y=y, z=5, key="piece-difference", args=args)
