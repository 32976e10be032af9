"""Cards on the table: the queue of events, the activities, Le Roy's rows (T-6, T-18, T-21.10)."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, Written, part, rect, text_svg, use, var

from .. import box
from ..box import BOX, NEUTRAL, SLOTS
from ..moves import LEROY_ROLLS
from . import card_faces, faces, places
from .places import Layout
from .signs import EDGE, framed

# --------------------------------------------------------------------------- T-6, T-11 events


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
        key, name = "piece-event" if event else "piece-marauding", box.EVENT_IDS[event]
        args: dict[str, Any] = {"card": name, "cubes": sum(counts)}
        if event:
            args["flags"] = int(box.EVENT_FLAGS[event])
        label: dict[str, Any] = {"key": key, "args": args, "thing": f"event-{name}"}
        label["written"] = _event_name(*places.event_size(at, length))
        out.append(Piece(f"event-{name}", face=face, x=x, y=y, z=15, **label))
    return out


def _event_name(w: float, h: float) -> Written | None:
    """The name below a card's head, where there is room for one."""
    if w < places.NAMED:
        return None
    key = "written-event" if w >= places.WHOLE_NAME else "written-event-short"
    return Written(key, 35.5 - h / 2, places.NAME, w - 8)


# --------------------------------------------------------------------------- T-18 activities


@part
def activities(s: Any, at: Layout) -> list[Piece]:
    """The cards turned up, with their tradesmen and cubes."""
    out = []
    for slot, card in enumerate(s.activity):
        if card >= 0:
            (x, y), name, w = places.card_at(at, slot), box.ACTIVITY_IDS[card], at.card[0]
            face = card_faces.activity(
                card, at.card, tuple(s.tradesman[slot]), tuple(s.cubes[slot])
            )
            args: Args = {"activity": name}
            label: dict[str, Any] = {
                "key": "piece-activity",
                "args": args,
                "thing": f"activity-{name}",
                "written": Written("written-activity", 42 - at.card[1] / 2, places.NAME, w - 8),
            }
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


def leroy_ground(at: Layout) -> str:
    return framed(at.table.x, at.table.y, at.table.w, at.table.h)


@cache
def _leroy_head(at: Layout) -> Piece:
    """Whose table it is, and what stands in a row of it."""
    here = at.table
    written = Written("written-leroy", 0, places.NAME, here.w - 24)
    label: dict[str, Any] = {"key": "thing-leroy", "thing": "leroy", "written": written}
    face, (x, y) = card_faces.leroy_head(here.w), (here.x + here.w / 2, here.y + places.HEADED / 2)
    return Piece("leroy-head", face=face, x=x, y=y, z=5, **label)


def leroy_table(s: Any, at: Layout) -> list[Piece]:
    rolled = (e for e in s.events[: s.n_events] if e[0] == LEROY_ROLLS)
    last = next((int(box.LEROY_ACTION[e[2] + e[3]]) for e in rolled), -1)
    out = [_leroy_head(at)]
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x, y = places.leroy_at(at, i)
        face, rolls = card_faces.leroy(i, at.row, i == last), entry["rolls"]
        args: Args = {"rolls": len(rolls), "low": rolls[0], "high": rolls[-1]}
        label: dict[str, Any] = {"key": "piece-leroy-row", "args": args, "thing": f"leroy-{i}"}
        out.append(Piece(f"leroy-{i}", face=face, x=x, y=y, z=5, **label))
    return out


def difference(s: Any, at: Layout) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = sum(s.ledger[0]), sum(s.ledger[NEUTRAL])
    (x, y), face = places.leroy_at(at, 7), card_faces.difference(own, his, at.row)
    args: Args = {"own": own, "his": his}
    label: dict[str, Any] = {"key": "piece-difference", "args": args, "thing": "difference"}
    return Piece("difference", face=face, x=x, y=y, z=5, **label)
