"""T-18: the activity cards with their tradesmen and cubes."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, rect, text_svg, use, var

from ..box import ACTIVITY_IDS, CARD_COST, CARD_DELAYED, CARD_DIVISOR, SLOTS
from . import cards
from .places import CARD_H, CARD_W, card_at
from .signs import EDGE


def activity_piece(s: Any, slot: int) -> Piece:
    card = s.activity[slot]
    x, y = card_at(slot)
    return Piece(
        f"activity-{ACTIVITY_IDS[card]}",
        face=cards.activity(card, tuple(s.tradesman[slot]), tuple(s.cubes[slot])),
        x=x,
        y=y,
        z=15,
        key="piece-activity-delayed" if CARD_DELAYED[card] else "piece-activity",
        args={
            "activity": ACTIVITY_IDS[card],
            "cost": int(CARD_COST[card]),
            "divisor": int(CARD_DIVISOR[card]),
        },
    )


def activities(s: Any) -> list[Piece]:
    return [activity_piece(s, slot) for slot in range(SLOTS) if s.activity[slot] >= 0]


def face_down() -> str:
    """T-2.3: places of cards; the number says in which round one is turned up."""
    out = []
    for slot in range(SLOTS):
        x, y = card_at(slot)
        out.append(rect(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, 10, var("slot"), EDGE))
        out.append(use("hourglass", x - 14, y, scale=1.6))
        out.append(text_svg(str(slot % 3 + 1), x + 12, y, 28, "ink-soft"))
    return "".join(out)
