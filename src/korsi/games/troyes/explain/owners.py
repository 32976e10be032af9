"""Whose things are, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Note

from ..box import BOX, NEUTRAL
from ..scene.labels import told
from ..scene.signs import sure

Entry = dict[str, Any]
Notes = tuple[Note, ...]
UNSURE = {mark.of for mark in BOX.marks() if mark.level == "reconstructed"}
_SAID = ("effect", "cost", "vp", "divisor", "black_dice", "flags", "dice", "calls", "on_countered")


def named(kind: str, id: str) -> Note:
    return f"{kind}-{id.replace('_', '-')}", {}


def guessed(entry: Entry) -> bool:
    """Does something its card says stand on our reconstruction?"""
    return not all(sure(entry, part) for part in _SAID)


def solo(s: Any) -> bool:
    """T-21.1: what names the neutral player means Le Roy. Without a record, as it is printed."""
    return bool(s) and s.players == 1


def of(s: Any, owner: int, key: str, **args: Any) -> Note:
    return told(key, owner, s.players, **args)


def each(s: Any, numbers: Sequence[int], key: str, name: str) -> Notes:
    """A line for every owner who has some."""
    return tuple(of(s, owner, key, **{name: n}) for owner, n in enumerate(numbers) if n)


def owner_of(id: str) -> int | None:
    """A seat, grey or Le Roy; None for nobody in particular."""
    if id == "neutral":
        return NEUTRAL
    return int(id) if id in ("0", "1", "2", "3") else None


def seat_of(owner: int | None) -> int:
    return -1 if owner is None or owner == NEUTRAL else owner


def in_game(s: Any, owner: int | None) -> bool:
    return not s or owner is None or owner < s.players or owner == NEUTRAL
