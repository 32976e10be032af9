"""Faces: what one thing looks like in one condition, drawn once and known by its name.

    @face
    def floor(colour: int, crests: int) -> str:
        return use("floor") + sign(colour, 0, 0, 22) + ...

    Piece("floor-3", x=..., y=..., tone="red", face=floor(2, 1))

A face function is a pure function of a few small values and never sees the record. It is drawn the
first time those values come up in this process; after that the call is a look-up. What it returns
is the face's name, a hash of the drawing: pieces are compared, sent and cached by that. A piece's
colours are var(--k-tone) and var(--k-second), so one face serves all owners.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from typing import ParamSpec

P = ParamSpec("P")

FACES: dict[str, str] = {}
"""Every face drawn in this process: name -> SVG markup."""


def face_of(markup: str) -> str:
    """The name of a drawing, which is kept under it."""
    name = sha256(markup.encode()).hexdigest()[:10]
    if FACES.setdefault(name, markup) != markup:
        raise ValueError(f"two drawings are called {name}: make the names of faces longer")
    return name


def face(draw: Callable[P, str]) -> Callable[P, str]:
    """A function that draws becomes one that names what it draws."""

    @cache
    @wraps(draw)
    def named(*values: P.args, **more: P.kwargs) -> str:
        return face_of(draw(*values, **more))

    return named  # type: ignore[return-value]
