"""Cards on the table: the queue of events, the activities, Le Roy's rows (T-6, T-18, T-21.10)."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, Written, part, rect, text_svg, use, var

from .. import box
from ..box import BOX, SLOTS
from ..moves import LEROY_ROLLS
from ..scoring import standing
from ..state import ACTIVATE, CATHEDRAL, FIGHT, OVER
from . import card_faces, faces, places, tray_faces
from .places import Layout
from .signs import EDGE, framed
from .town import card_back

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
        label["written"] = _event_name(at, *places.event_size(at, length))
        # called as the log calls it, so that the board goes to where cubes were put
        out.append(Piece(f"card-{name}", face=face, x=x, y=y, z=15, **label))
    return out


def _event_name(at: Layout, w: float, h: float) -> Written | None:
    """The name below a card's head, where there is room for one."""
    if w < places.NAMED:
        return None
    key = "written-event" if w >= places.WHOLE_NAME else "written-event-short"
    return Written(key, 36.5 - h / 2, at.label, w - 8, ink="ink")


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
                "written": Written(
                    "written-activity", 43 - at.card[1] / 2, at.label, w - 8, ink="ink"
                ),
            }
            out.append(Piece(f"activity-{name}", face=face, x=x, y=y, z=15, **label))
            taken = any(s.cubes[slot]) or box.PICTURE in s.tradesman[slot]
            if not taken:
                out.append(_each(card, name, x, y + at.card[1] / 2 - 20, at))
    return out


def _each(card: int, name: str, x: float, y: float, at: Layout) -> Piece:
    """T-8.4: what its divisor means; nothing is written where a card has no room for it."""
    args: Args = {"divisor": int(box.CARD_DIVISOR[card])}
    label: dict[str, Any] = {"key": "written-each", "args": args, "thing": f"activity-{name}"}
    face, wide = tray_faces.nothing(), at.card[0] - 12
    if at.card[1] > card_faces.HIGH:
        label["written"] = Written("written-each", 0, at.label, wide, ink="ink")
        face = faces.blank(wide, at.label)
    return Piece(f"each-{name}", face, x, y, z=16, **label)


def face_down(at: Layout) -> str:
    """T-2.3: places of cards; the number says in which round one is turned up."""
    out = []
    for slot in range(SLOTS):
        (x, y), (w, h) = places.card_at(at, slot), at.card
        out.append(rect(x - w / 2, y - h / 2, w, h, 10, var("slot"), EDGE))
        out.append(card_back(slot // 3, x, y, at.card))
        out.append(use("hourglass", x - 12, y + h / 2 - 25, scale=1.25))
        out.append(text_svg(str(slot % 3 + 1), x + 10, y + h / 2 - 25, 22))
    return "".join(out)


# --------------------------------------------------------------------------- T-21.10 Le Roy


def leroy_ground(at: Layout) -> str:
    return framed(at.table.x, at.table.y, at.table.w, at.table.h)


@cache
def _leroy_head(at: Layout) -> Piece:
    """Whose table it is, and what stands in a row of it."""
    here = at.table
    written = Written("written-leroy", 0, at.label, here.w - 24)
    label: dict[str, Any] = {"key": "thing-leroy", "thing": "leroy", "written": written}
    face, (x, y) = faces.blank(here.w - 16, 30), (here.x + here.w / 2, here.y + places.HEADED / 2)
    return Piece("leroy-head", face=face, x=x, y=y, z=5, **label)


LEROY_DOES = {
    "score": "written-leroy-score",
    "place_citizen": "written-leroy-place-citizen",
    "counter_rightmost_event": "written-leroy-counter-rightmost-event",
    "place_tradesman": "written-leroy-place-tradesman",
    "cathedral": "written-leroy-cathedral",
    "score_top_character": "written-leroy-score-top-character",
}


def leroy_table(s: Any, at: Layout) -> list[Piece]:
    rolled = (e for e in s.events[: s.n_events] if e[0] == LEROY_ROLLS)
    last = next((int(box.LEROY_ACTION[e[2] + e[3]]) for e in rolled), -1)
    out = [_leroy_head(at)]
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x, y = places.leroy_at(at, i)
        face, rolls = card_faces.leroy(i, at.row, i == last), entry["rolls"]
        args: Args = {"rolls": len(rolls), "low": rolls[0], "high": rolls[-1]}
        label: dict[str, Any] = {"key": "piece-leroy-row", "args": args, "thing": f"leroy-{i}"}
        wide = at.row[0] - card_faces.SUMS - 6
        label["written"] = _below_signs(LEROY_DOES[entry["do"]], at, wide)
        x += card_faces.said_at(at.row)
        out.append(Piece(f"leroy-{i}", face=face, x=x, y=y, z=5, **label))
    return out


def _below_signs(words: str, at: Layout, wide: float) -> Written:
    return Written(words, at.row[1] / 2 + card_faces.SAID + 3, at.label, wide)


def rivalry(s: Any) -> tuple[int, int]:
    """T-21.18: one's own points and Le Roy's if the game ended now, as the head of a page counts
    them; all of it lies open."""
    found = standing(s.record)[0]
    return found["points"], found["leroy_points"]


def difference(s: Any, at: Layout) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = rivalry(s)
    (x, y), face = places.leroy_at(at, 7), card_faces.difference(own, his, at.row)
    args: Args = {"own": own, "his": his, "over": int(s.step == OVER)}
    label: dict[str, Any] = {"key": "piece-difference", "args": args, "thing": "difference"}
    if s.step != OVER:
        label["written"] = _below_signs("written-difference", at, at.row[0] - 12)
    return Piece("difference", face=face, x=x + at.row[0] / 2, y=y, z=5, **label)


# --------------------------------------------------------------------------- T-7.1 an action


def aim(s: Any, at: Layout) -> list[Piece]:
    """What the action under way is about: whoever takes dice, or sees them taken, sees for what."""
    if s.plan == ACTIVATE:
        spot, size = places.card_at(at, s.target), at.card
        thing = f"activity-{box.ACTIVITY_IDS[s.activity[s.target]]}"
    elif s.plan == FIGHT and s.target in s.queue[: s.queue_length]:
        place, length = s.queue.index(s.target), s.queue_length
        spot, size = places.event_at(at, place, length), places.event_size(at, length)
        thing = f"event-{box.EVENT_IDS[s.target]}"
    elif s.plan == CATHEDRAL:
        here = places.cathedral_box(at)
        spot, size, thing = (
            (here.x + here.w / 2, here.y + here.h / 2),
            (here.w, here.h),
            "cathedral",
        )
    else:
        return []
    return [Piece("aim", face=faces.aimed(*size), x=spot[0], y=spot[1], z=16, thing=thing)]
