"""Cards on the table: the queue of events, the activities, Le Roy's rows (T-6, T-18, T-21.10)."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, part, rect, text_svg, use, var

from .. import box
from ..box import BOX, BUILDINGS, NEUTRAL, SLOTS
from ..moves import LEROY_ROLLS
from . import card_faces, faces, places
from .places import Layout
from .signs import EDGE, framed

# --------------------------------------------------------------------------- T-6, T-11 events

THREATS = (
    "piece-event", "piece-event-citizen", "piece-event-lose", "piece-event-pay",
    "piece-event-support", "piece-event-remove", "piece-event-add",
)  # fmt: skip


@cache
def _threat(event: int) -> Args:
    """What the words about an effect need."""
    numbers = {
        "flags": box.EVENT_FLAGS,
        "divisor": box.EVENT_DIVISOR,
        "deniers": box.EVENT_DENIERS,
        "influence": box.EVENT_INFLUENCE,
        "events": box.EVENT_NUMBER,
        "dice": box.EVENT_BLACK,
    }
    args: dict[str, Any] = {name: int(column[event]) for name, column in numbers.items()}
    if box.EVENT_EFFECT[event] in (box.NEUTRAL_CITIZEN, box.PAY_PER_CITIZEN):
        args["building"] = BUILDINGS[box.EVENT_BUILDING[event]]
    return args


@part
def queue(s: Any, at: Layout) -> list[Piece]:
    """The events with their cubes; Marauding counts them."""
    length = s.queue_length
    out = [Piece("queue", face=faces.vacant(length, at), z=1, key="piece-queue", thing="queue")]
    for position, event in enumerate(s.queue[:length]):
        x, y = places.event_at(at, position, length)
        counts = s.event_cubes[event]
        cubes = tuple(s.flag[event][: box.EVENT_FLAGS[event]] if event else counts)
        face = card_faces.event(event, *places.event_size(at, length), cubes)
        key, name = THREATS[box.EVENT_EFFECT[event]], box.EVENT_IDS[event]
        args: Args = {"card": name, "cubes": sum(counts), **_threat(event)}
        label: dict[str, Any] = {"key": key, "args": args, "thing": f"event-{name}"}
        out.append(Piece(f"event-{name}", face=face, x=x, y=y, z=15, **label))
    return out


# --------------------------------------------------------------------------- T-18 activities


@part
def activities(s: Any, at: Layout) -> list[Piece]:
    """The cards turned up, with their tradesmen and cubes."""
    out = []
    for slot, card in enumerate(s.activity):
        if card >= 0:
            (x, y), name = places.card_at(at, slot), box.ACTIVITY_IDS[card]
            face = card_faces.activity(card, at.card, tuple(s.tradesman[slot]), tuple(s.cubes[slot]))
            key = "piece-activity-delayed" if box.CARD_DELAYED[card] else "piece-activity"
            numbers = {"cost": int(box.CARD_COST[card]), "divisor": int(box.CARD_DIVISOR[card])}
            args: Args = {"activity": name, **numbers}
            label: dict[str, Any] = {"key": key, "args": args, "thing": f"activity-{name}"}
            out.append(Piece(f"activity-{name}", face=face, x=x, y=y, z=15, **label))
    return out


def face_down(at: Layout) -> str:
    """T-2.3: places of cards; the number says in which round one is turned up."""
    out = []
    for slot in range(SLOTS):
        (x, y), (w, h) = places.card_at(at, slot), at.card
        out.append(rect(x - w / 2, y - h / 2, w, h, 10, var("slot"), EDGE))
        out.append(use("hourglass", x - 14, y, scale=1.6))
        out.append(text_svg(str(slot % 3 + 1), x + 12, y, 28, "ink-soft"))
    return "".join(out)


# --------------------------------------------------------------------------- T-21.10 Le Roy

_KEYS = (
    "piece-leroy-scores", "piece-leroy-citizen", "piece-leroy-event", "piece-leroy-tradesman",
    "piece-leroy-builds", "piece-leroy-character",
)  # fmt: skip


def leroy_ground(at: Layout) -> str:
    return framed(at.table.x, at.table.y, at.table.w, at.table.h)


def leroy_table(s: Any, at: Layout) -> list[Piece]:
    rolls = (e for e in s.events[: s.n_events] if e[0] == LEROY_ROLLS)
    last = next((int(box.LEROY_ACTION[e[2] + e[3]]) for e in rolls), -1)
    out = []
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x, y = places.leroy_at(at, i)
        face, key = card_faces.leroy(i, at.row, i == last), _KEYS[box.LEROY_DOES.index(entry["do"])]
        label: dict[str, Any] = {"key": key, "args": _args(entry), "thing": f"leroy-{i}"}
        out.append(Piece(f"leroy-{i}", face=face, x=x, y=y, z=5, **label))
    return out


def _args(entry: dict[str, Any]) -> Args:
    args: dict[str, Any] = {"sums": ", ".join(map(str, entry["rolls"])), "dice": entry["dice"]}
    if entry["do"] == "score":
        args |= {"points": entry["vp"], "deniers": entry["price"]}
    if entry["do"] == "cathedral":
        args["cubes"] = entry["amount"]
    return args


def difference(s: Any, at: Layout) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = sum(s.ledger[0]), sum(s.ledger[NEUTRAL])
    (x, y), face = places.leroy_at(at, 7), card_faces.difference(own, his, at.row)
    args: Args = {"own": own, "his": his}
    label: dict[str, Any] = {"key": "piece-difference", "args": args, "thing": "difference"}
    return Piece("difference", face=face, x=x, y=y, z=5, **label)
