"""Whose things are, and what they are called."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece

from ..box import COLOURS, NEUTRAL
from . import faces

# what is said of a player's thing, and of the same thing of grey or Le Roy
OF_GREY = {
    "piece-die": "piece-die-grey",
    "piece-citizen": "piece-citizen-grey",
    "piece-lying": "piece-lying-grey",
    "piece-stone": "piece-stone-grey",
}


def whose(owner: int) -> dict[str, Any]:
    return {"tone": f"seat{owner}", "owner": owner if owner < NEUTRAL else -1}


def said(key: str, owner: int, **args: Any) -> dict[str, Any]:
    """A label about an owner; grey has its own words."""
    if owner == NEUTRAL:
        return {"key": OF_GREY[key], "args": args}
    return {"key": key, "args": {"seat": Noun("seat", owner), **args}}


def die(id: str, at: tuple[float, float], colour: int, value: int, **more: Any) -> Piece:
    """A die of one of the three colours."""
    tone = COLOURS[colour]
    return Piece(id, face=faces.die(tone, value), x=at[0], y=at[1], tone=tone, z=30, **more)
