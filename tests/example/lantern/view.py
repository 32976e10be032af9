"""What a seat sees, with named fields and the box's ids; docs/add-a-game.md says what it needs."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints

from .box import LANTERNS, TURNS

STEPS = ("light", "over")  # prompt-light, waiting-light... are their sentences


def counted(row: list[int]) -> dict[int, int]:
    """Lanterns by their brightness."""
    return dict(zip(LANTERNS, row, strict=True))


def view_json(record: Any, seat: int) -> dict[str, Any]:
    """The table; of other hands only how many lanterns there are, until the end."""
    s = ints(record)
    step = STEPS[s.turn == TURNS * s.players]
    return {
        "game": "lantern",
        "seat": seat,
        "step": step,
        "prompt": {"step": step},
        "turn": s.turn,
        "round": min(TURNS, s.turn // s.players + 1),
        "active": s.active,
        "bag": s.hidden[-1] or sum(s.bag),
        "seats": [
            {
                "seat": p,
                "hand": None if s.hidden[p] else counted(s.hand[p]),
                "hand_size": s.hidden[p] or sum(s.hand[p]),
                "lit": counted(s.lit[p]),
            }
            for p in range(s.players)
        ],
    }
