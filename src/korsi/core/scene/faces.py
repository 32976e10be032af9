"""Faces: what one thing looks like in one condition, drawn once and known by its name.

    @face
    def floor(colour: int, crests: int) -> str:
        return use("floor") + sign(colour, 0, 0, 22) + ...

    Piece("floor-3", x=..., y=..., tone="red", face=floor(2, 1))

A face function is a pure function of a few small values and never sees the record. It is drawn the
first time those values come up in this process; after that the call is a look-up. What it returns
is the face's name, a hash of the drawing: pieces are compared, sent and cached by that. A piece's
colours are var(--k-tone) and var(--k-second), so one face serves all owners.

Of the drawings so many letters are kept (`MOST`); one that was forgotten is drawn again when it is
asked for, since it is known what it was drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial, wraps
from hashlib import sha256
from typing import ParamSpec

P = ParamSpec("P")

MOST = 32 << 20
"""Letters of drawings kept in memory."""


class Drawings(Mapping[str, str]):
    """Every face drawn in this process: name -> SVG markup."""

    def __init__(self, most: int):
        self.most, self.size = most, 0
        self.kept: dict[str, str] = {}  # the one drawn last stands last
        self.again: dict[str, Callable[[], str]] = {}

    def __getitem__(self, name: str) -> str:
        found = self.kept.get(name)
        if found is None:
            found = self.again[name]()
            self._keep(name, found)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self.again

    def __iter__(self) -> Iterator[str]:
        return iter(self.again)

    def __len__(self) -> int:
        return len(self.again)

    def add(self, name: str, markup: str, again: Callable[[], str]) -> None:
        if name not in self.again:
            self.again[name] = again
            self._keep(name, markup)
        elif self[name] != markup:
            raise ValueError(f"two drawings are called {name}: make the names of faces longer")

    def _keep(self, name: str, markup: str) -> None:
        self.kept[name] = markup
        self.size += len(markup)
        while self.size > self.most and len(self.kept) > 1:
            try:
                self.size -= len(self.kept.pop(next(iter(self.kept))))
            except (KeyError, RuntimeError):  # another thread was quicker
                continue


FACES = Drawings(MOST)


def face_of(markup: str, again: Callable[[], str] | None = None) -> str:
    """The name of a drawing, under which it is kept. `again` draws it once more after it was
    forgotten; without `again` it is never forgotten."""
    name = sha256(markup.encode()).hexdigest()[:10]
    FACES.add(name, markup, again or (lambda: markup))
    return name


def face(draw: Callable[P, str]) -> Callable[P, str]:
    """Decorator: a function that draws becomes one that returns the name of what it draws."""

    @cache
    @wraps(draw)
    def named(*values: P.args, **more: P.kwargs) -> str:
        again = partial(draw, *values, **more)
        return face_of(again(), again)

    return named  # type: ignore[return-value]
