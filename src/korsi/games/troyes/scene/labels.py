"""Whose things are, and what they are called."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Note, Noun, Piece

from ..box import COLOURS, NEUTRAL
from . import faces

# what is said of a player or of a player's thing, and the same of grey or Le Roy
OF_GREY = {
    "piece-die": "piece-die-grey",
    "piece-citizen": "piece-citizen-grey",
    "piece-lying": "piece-lying-grey",
    "piece-stone": "piece-stone-grey",
    "offer-die-of": "offer-die-grey",
    "preview-with-expelling": "preview-with-expelling-grey",
    "action-take-of": "action-take-grey",
    "thing-district": "thing-district-grey",
    "now-tradesman": "now-tradesman-grey",
    "now-cubes": "now-cubes-grey",
    "now-citizens": "now-citizens-grey",
    "now-stands": "now-stands-grey",
    "now-counts": "now-counts-grey",
    "now-won": "now-won-grey",
    "now-has": "now-has-grey",
}


def whose(owner: int) -> dict[str, Any]:
    return {"tone": f"seat{owner}", "owner": owner if owner < NEUTRAL else -1}


def told(key: str, owner: int, players: int, **args: Any) -> Note:
    """Something about an owner; grey has its own words, and in the solo game Le Roy (T-21.1)."""
    if owner == NEUTRAL:
        return OF_GREY[key], {"solo": int(players == 1), **args}
    return key, {"seat": Noun("seat", owner), **args}


def said(key: str, owner: int, players: int, **args: Any) -> dict[str, Any]:
    """The same as the label of a piece."""
    return dict(zip(("key", "args"), told(key, owner, players, **args), strict=True))


def die(id: str, at: tuple[float, float], colour: int, value: int, **more: Any) -> Piece:
    """A die of one of the three colours."""
    tone = COLOURS[colour]
    return Piece(id, face=faces.die(tone, value), x=at[0], y=at[1], tone=tone, z=30, **more)
