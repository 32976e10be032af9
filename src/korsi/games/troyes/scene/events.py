"""T-6, T-11, T-19: the queue of events: what each threatens, takes and pays."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Piece, text_svg, use, var

from ..box import (
    BOX,
    BUILDINGS,
    COLOURS,
    EVENT_BLACK,
    EVENT_COLOUR,
    EVENT_DENIERS,
    EVENT_DIVISOR,
    EVENT_EFFECT,
    EVENT_FIRST,
    EVENT_FLAGS,
    EVENT_IDS,
    EVENT_INFLUENCE,
    EVENT_NUMBER,
    EVENT_SECOND,
    NEUTRAL_CITIZEN,
    PAY_PER_CITIZEN,
)
from .faces import EDGE, band, cube, glyphs, ink_on, moved, number, rect, small_die, sure
from .places import event_at, event_columns, event_size


def entry(event: int) -> dict[str, Any]:
    found: dict[str, Any] = BOX.data["event"][event - 1] if event else BOX.data["marauding"]
    return found


def event_signs(event: int) -> list[str]:
    """What an event does every round, without words: black dice, or its effect (T-6.3)."""
    black = ["black"] * int(EVENT_BLACK[event])
    effect = entry(event).get("effect", {})
    kind = effect.get("kind", "none")
    if kind == "lose":
        lost = [(k, w) for k, w in (("deniers", "coin"), ("influence", "influence")) if k in effect]
        return [*black, *(f"-{effect[k]}{w}" for k, w in lost)]
    if kind == "pay_per_citizen":
        colour = COLOURS[BUILDINGS.index(effect["building"])]
        return [*black, "person", colour, f"-{effect['deniers']}coin"]
    if kind == "neutral_citizen":
        return [*black, "+", "person", COLOURS[BUILDINGS.index(effect["building"])]]
    signs = {
        "neutral_cubes_left": ["left", *["cube"] * effect.get("events", 1)],
        "remove_top_cathedral_cube": ["church", "-", "cube"],
        "add_neutral_cathedral_cube": ["church", "+", "cube"],
    }
    return [*black, *signs.get(kind, [])]


def _head(event: int, w: float, h: float) -> str:
    """Dice and divisor; the points of the first and the second."""
    colour = COLOURS[int(EVENT_COLOUR[event])] if event else ""
    ink, y = ink_on(colour) if event else "ink", -h / 2 + 14
    dice = [colour] if event else list(COLOURS)
    divisor = str(int(EVENT_DIVISOR[event]))
    out = [band(-w / 2, -h / 2, w, 28, f"{colour}-band" if event else "slot")]
    out += [small_die(c, -w / 2 + 15 + 17 * i, y, 0.52) for i, c in enumerate(dice)]
    x = -w / 2 + 15 + 17 * len(dice) - 3
    out.append(text_svg("÷", x, y, 18, ink, anchor="start"))
    out.append(number(divisor, x + 12, y, 18, ink, "start", sure(entry(event), "divisor")))
    if event:
        known = sure(entry(event), "vp")
        small = w < 110
        out.append(use("point", w / 2 - (41 if small else 50), y, scale=0.85))
        both = f"{int(EVENT_FIRST[event])}·{int(EVENT_SECOND[event])}"
        out.append(number(both, w / 2 - 7, y, 16 if small else 19, ink, "end", known))
    return "".join(out)


def _flags(s: Any, event: int, w: float) -> str:
    """T-11.2: flags, the oldest cubes first."""
    flags = int(EVENT_FLAGS[event])
    apart = min(25.0, (w - 26) / max(1, flags - 1))
    out = []
    for i in range(flags):
        x = (i - (flags - 1) / 2) * apart
        owner = int(s["flag"][event][i])
        scale = min(1.0, apart / 21)
        out.append(
            use("flag", x, -4, scale=0.95 * scale) if owner < 0 else cube(owner, x, -4, scale)
        )
    return "".join(out)


def _counted(s: Any, w: float) -> str:
    """T-11.4: Marauding takes any number of cubes."""
    cubes = [(o, int(n)) for o, n in enumerate(s["event_cubes"][0]) if int(n)]
    apart = min(40.0, (w - 10) / max(1, len(cubes)))
    out = []
    for i, (owner, n) in enumerate(cubes):
        x = (i - (len(cubes) - 1) / 2) * apart
        out.append(cube(owner, x - 7, -4, 0.9) + text_svg(str(n), x + 4, -4, 16, anchor="start"))
    return "".join(out)


THREATS = (
    "piece-event",
    "piece-event-citizen",
    "piece-event-lose",
    "piece-event-pay",
    "piece-event-support",
    "piece-event-remove",
    "piece-event-add",
)


def _threat(event: int) -> Args:
    """What the words about an effect need."""
    effect = int(EVENT_EFFECT[event])
    args: dict[str, Any] = {}
    if effect in (NEUTRAL_CITIZEN, PAY_PER_CITIZEN):
        args["building"] = BUILDINGS[BUILDINGS.index(entry(event)["effect"]["building"])]
    args["deniers"] = int(EVENT_DENIERS[event])
    args["influence"] = int(EVENT_INFLUENCE[event])
    args["events"] = int(EVENT_NUMBER[event])
    args["dice"] = int(EVENT_BLACK[event])
    return args


def event_piece(s: Any, position: int) -> Piece:
    """An event: colour, divisor, points, flags with their cubes, what it does every round."""
    event, length = int(s["queue"][position]), int(s["queue_length"])
    w, h = event_size(length)
    x, y = event_at(position, length)
    known = sure(entry(event), "effect") and sure(entry(event), "black_dice")
    out = [
        rect(-w / 2, -h / 2, w, h, 9, var("card"), EDGE),
        _head(event, w, h),
        _flags(s, event, w) if event else _counted(s, w),
        rect(-w / 2 + 5, h / 2 - 34, w - 10, 29, 7, var("threat")),
        moved(0, h / 2 - 19, glyphs(event_signs(event), w - 22, known), 1.0),
    ]
    return Piece(
        id=f"event-{EVENT_IDS[event]}",
        x=x,
        y=y,
        z=15,
        more="".join(out),
        key=THREATS[int(EVENT_EFFECT[event])],
        args={
            "card": EVENT_IDS[event],
            "cubes": sum(int(n) for n in s["event_cubes"][event]),
            "flags": int(EVENT_FLAGS[event]),
            "divisor": int(EVENT_DIVISOR[event]),
            **_threat(event),
        },
    )


def vacant(s: Any) -> Piece:
    """T-6.1: where the next events enter, two in every round."""
    length = int(s["queue_length"])
    w, h = event_size(length)
    out = ""
    for position in range(length, 2 * event_columns(length)):
        x, y = event_at(position, length)
        dashes = f'stroke="{var("edge")}" stroke-width="1.6" stroke-dasharray="6 6"'
        out += rect(x - w / 2, y - h / 2, w, h, 9, var("slot"), dashes + ' fill-opacity="0.35"')
    return Piece(id="queue", z=1, more=out, key="piece-queue", args={})
