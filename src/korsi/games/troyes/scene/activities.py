"""T-18: the activity cards: cost, dice and divisor, places, cubes, the effect without words."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, text_svg, use, var

from ..box import (
    ACTIVITY_IDS,
    CARD_COST,
    CARD_DELAYED,
    CARD_DIVISOR,
    CARD_SPACES,
    CARD_VP,
    COLOURS,
    PICTURE,
    SEATS,
)
from .faces import (
    EDGE,
    band,
    cube,
    entry_of,
    glyphs,
    ink_on,
    moved,
    number,
    rect,
    small_die,
    sure,
    token,
)
from .places import CARD_H, CARD_W, card_at


def _gains(effect: dict[str, Any]) -> list[str]:
    """What a card pays, as signs."""
    keys = (("vp", "point"), ("deniers", "coin"), ("influence", "influence"))
    return [f"{effect[k]}{w}" for key, w in keys for k in (key, f"gain_{key}") if k in effect]


def _modifies(effect: dict[str, Any]) -> list[str]:
    """What a cube of a delayed card does to dice, as signs."""
    target = effect.get("target")
    dice = list(COLOURS) if target == "any" else [target] if target else []
    op = effect["op"]
    if op == "group_add":
        return [*dice, f"+{effect['value']}"]
    if op == "each_die_add":
        return [*dice, f"+{effect['value']}"]
    if op == "each_die_set":
        return [*dice, f"={effect['value']}"]
    if op == "free_dice":
        return [*dice, "0coin"]
    times = effect.get("count", 1)
    return [effect["from"], ">", *[effect["to"]] * times]


def effect_signs(effect: dict[str, Any]) -> list[str]:
    """A card's effect without words."""
    kind, gains = effect["kind"], _gains(effect)
    pays = [f"{effect[f'pay_{k}']}{w}" for k, w in (("deniers", "coin"), ("influence", "influence"))
            if f"pay_{k}" in effect]  # fmt: skip
    signs: dict[str, list[str]] = {
        "gain": gains,
        "convert": [*pays, ">", *gains],
        "gain_per_own_citizen": ["person", ">", *gains],
        "per_die_in_square": [effect.get("die", ""), ">", *gains],
        "most_dice": [*COLOURS, "most", ">", *gains],
        "per_cathedral_pair": ["cube", "cube", ">", *gains],
        "archer": ["bow", "≥3", ">", "cube"],
        "event_cubes_per_own_die": [effect.get("die", ""), ">", "cube"],
        "pay_for_event_cubes": [*pays, ">", f"{effect.get('cubes', 1)}cube"],
        "tax": ["person", ">", f"{effect.get('deniers_per_citizen', 0)}coin"],
        "per_event_with_own_cube": ["flag", "cube", ">", *gains],
        "highest_red_total": ["red", "most", ">", *gains],
        "per_red_die_in_richest_district": ["red", ">", *gains],
    }
    return _modifies(effect) if kind == "modifier" else signs[kind]


def _head(card: int, colour: str) -> str:
    """Cost, hourglass of a delayed card, dice and divisor."""
    entry, ink = entry_of("activity", card), ink_on(colour)
    w, y = CARD_W, -CARD_H / 2 + 16
    cost, divisor = str(int(CARD_COST[card])), str(int(CARD_DIVISOR[card]))
    out = [
        band(-w / 2, -CARD_H / 2, w, 32, f"{colour}-band"),
        use("coin", -w / 2 + 18, y, scale=1.1),
        number(cost, -w / 2 + 33, y, 21, ink, "start", sure(entry, "cost")),
        text_svg("÷", w / 2 - 31, y, 21, ink, anchor="end"),
        number(divisor, w / 2 - 13, y, 21, ink, "end", sure(entry, "divisor")),
    ]
    dice = list(COLOURS) if entry["dice"] == "any" else [colour]
    out += [small_die(c, w / 2 - 58 - 21 * i, y, 0.6) for i, c in enumerate(dice)]
    if CARD_DELAYED[card]:
        out.append(use("hourglass", -w / 2 + 64, y, scale=1.15))
    return "".join(out)


def _places(s: Any, slot: int, card: int) -> str:
    """T-9.5: the places of tradesmen with their points; who came later stands on the picture."""
    entry = entry_of("activity", card)
    spaces = {int(s["tradesman"][slot][o]): o for o in range(5) if int(s["tradesman"][slot][o])}
    out = []
    for k in range(1, int(CARD_SPACES[card]) + 1):
        x = -CARD_W / 2 + 31 + (k - 1) * 50
        out.append(rect(x - 23, 22, 46, 40, 8, var("slot"), EDGE))
        points = str(int(CARD_VP[card, k]))
        if k in spaces:
            out.append(token(spaces[k], x - 8, 41, 0.78))
            out.append(number(points, x + 13, 42, 18, certain=sure(entry, "vp")))
        else:
            out.append(use("point", x, 41, scale=1.3))
            out.append(number(points, x, 41, 17, "cream", certain=sure(entry, "vp")))
    rest = [o for o in range(5) if int(s["tradesman"][slot][o]) == PICTURE]
    out += [token(o, 19 + i * 21, 42, 0.62) for i, o in enumerate(rest)]
    return "".join(out)


def _cubes(s: Any, slot: int) -> str:
    """T-9.9: cubes waiting on a delayed card."""
    owners = [p for p in range(SEATS) if int(s["cubes"][slot][p])]
    out = []
    for i, seat in enumerate(owners):
        x, y = 50 + (i % 2) * 26 - (0 if len(owners) > 1 else -8), 32 + (i // 2) * 23
        out.append(cube(seat, x, y, 0.85))
        out.append(text_svg(str(int(s["cubes"][slot][seat])), x + 9, y, 15, anchor="start"))
    return "".join(out)


def activity_piece(s: Any, slot: int) -> Piece:
    card = int(s["activity"][slot])
    x, y = card_at(slot)
    w, h = CARD_W, CARD_H
    entry = entry_of("activity", card)
    signs = glyphs(effect_signs(entry["effect"]), (w - 16) / 1.2, sure(entry, "effect"))
    out = [
        rect(-w / 2, -h / 2, w, h, 10, var("card"), EDGE),
        _head(card, COLOURS[slot // 3]),
        moved(0, -6, signs, 1.2),
        _places(s, slot, card),
        _cubes(s, slot),
    ]
    return Piece(
        id=f"activity-{ACTIVITY_IDS[card]}",
        x=x,
        y=y,
        z=15,
        more="".join(out),
        key="piece-activity-delayed" if CARD_DELAYED[card] else "piece-activity",
        args={
            "activity": ACTIVITY_IDS[card],
            "cost": int(CARD_COST[card]),
            "divisor": int(CARD_DIVISOR[card]),
        },
    )


def face_down() -> str:
    """T-2.3: places of cards; the number says in which round one is turned up."""
    out = []
    for slot in range(9):
        x, y = card_at(slot)
        out.append(rect(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, 10, var("slot"), EDGE))
        out.append(use("hourglass", x - 14, y, scale=1.6))
        out.append(text_svg(str(slot % 3 + 1), x + 12, y, 28, "ink-soft"))
    return "".join(out)
