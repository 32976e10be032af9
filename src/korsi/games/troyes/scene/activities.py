"""T-18: the activity cards, their effects drawn without words."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, num, use, var, words

from ..box import (
    ACTIVITY_IDS,
    BOX,
    CARD_COST,
    CARD_DELAYED,
    CARD_DIVISOR,
    CARD_SPACES,
    CARD_VP,
    COLOURS,
    PICTURE,
    SEATS,
)
from .faces import cube, glyphs, ink, rect, small_die, token, unsure
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
        return [*(x for d in dice for x in (d, f"+{effect['value']}"))]
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
        "most_dice": [*COLOURS, "≥", ">", *gains],
        "per_cathedral_pair": ["cube", "cube", ">", *gains],
        "archer": ["black", "≥3", ">", "cube"],
        "event_cubes_per_own_die": [effect.get("die", ""), ">", "cube"],
        "pay_for_event_cubes": [*pays, ">", f"{effect.get('cubes', 1)}cube"],
        "tax": ["person", ">", f"{effect.get('deniers_per_citizen', 0)}coin"],
        "per_event_with_own_cube": ["flag", "cube", ">", *gains],
        "highest_red_total": ["red", "≥", ">", *gains],
        "per_red_die_in_richest_district": ["red", ">", *gains],
    }
    return _modifies(effect) if kind == "modifier" else signs[kind]


def activity_piece(s: Any, slot: int) -> Piece:
    """An activity card: cost, dice and divisor, tradesman spaces, cubes of a delayed card."""
    card = int(s["activity"][slot])
    x, y = card_at(slot)
    w, h = CARD_W, CARD_H
    colour = COLOURS[slot // 3]
    stroke = f'stroke="{var("edge")}" stroke-width="1.4"'
    out = [
        rect(-w / 2, -h / 2, w, h, 10, var("card"), stroke),
        rect(-w / 2, -h / 2, w, 28, 10, var(f"{colour}-band")),
        use("coin", -w / 2 + 17, -h / 2 + 14),
        words(str(int(CARD_COST[card])), -w / 2 + 32, -h / 2 + 14, 17, ink(colour), anchor="start"),
    ]
    dice = list(COLOURS) if BOX.data["activity"][card]["dice"] == "any" else [colour]
    for i, c in enumerate(dice):
        out.append(small_die(c, w / 2 - 44 - 19 * i, -h / 2 + 14))
    out.append(words(f"/{int(CARD_DIVISOR[card])}", w / 2 - 17, -h / 2 + 14, 17, ink(colour)))
    if CARD_DELAYED[card]:
        out.append(use("hourglass", -w / 2 + 64, -h / 2 + 14))
    out.append(glyphs(effect_signs(BOX.data["activity"][card]["effect"]), -8))
    spaces = {int(s["tradesman"][slot][o]): o for o in range(5) if int(s["tradesman"][slot][o])}
    for k in range(1, int(CARD_SPACES[card]) + 1):
        sx = -w / 2 + 28 + (k - 1) * 46
        out.append(rect(sx - 17, 16, 40, 34, 8, var("slot"), stroke))
        out.append(words(str(int(CARD_VP[card, k])), sx + 14, 26, 14, "ink-soft"))
        if k in spaces:
            out.append(token(spaces[k], sx - 2, 32))
    rest = [o for o in range(5) if int(s["tradesman"][slot][o]) == PICTURE]
    out += [token(o, 16 + i * 20, 32, 0.5) for i, o in enumerate(rest)]
    for i, seat in enumerate(p for p in range(SEATS) if int(s["cubes"][slot][p])):
        out.append(cube(seat, 50 + (i % 2) * 24, 14 + (i // 2) * 24))
        out.append(
            words(str(int(s["cubes"][slot][seat])), 62 + (i % 2) * 24, 14 + (i // 2) * 24, 13)
        )
    out.append(f'<g transform="translate({num(w / 2 - 10)} {num(h / 2 - 10)})">'
               f"{unsure('activity', card)}</g>")  # fmt: skip
    return Piece(
        id=f"activity-{ACTIVITY_IDS[card]}",
        x=x,
        y=y,
        z=15,
        more="".join(out),
        key="piece-activity",
        args={
            "activity": ACTIVITY_IDS[card],
            "cost": int(CARD_COST[card]),
            "divisor": int(CARD_DIVISOR[card]),
        },
    )
