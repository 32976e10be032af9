"""The part of a board a sentence tells of: a frame around what it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from korsi.core.errors import BadGame
from korsi.core.scene import Scene

ROOM = 55.0
"""Around what is named: a piece says where its middle lies, not how large it is."""
SHAPE = 4 / 3
"""Width to height of every such picture."""


class Frame(NamedTuple):
    """A part of a scene."""

    x: float
    y: float
    width: float
    height: float


def framed(scene: Scene, about: Sequence[str], group: str = "", room: float = ROOM) -> Frame:
    """What is named, with some room around it, in the shape of a picture, inside the scene.

    Names are those of pieces, of targets that are shown and of things printed on the ground; a star
    stands for anything.
    """
    named = [list(_places(scene, name, group)) for name in about]
    for name, places in zip(about, named, strict=True):
        if not places:
            raise BadGame(f"{scene.name} shows no {name} there (shown.toml)")
    places = [place for one in named for place in one]
    left, top = min(p.x for p in places) - room, min(p.y for p in places) - room
    right = max(p.x + p.width for p in places) + room
    bottom = max(p.y + p.height for p in places) + room
    width = min(max(right - left, (bottom - top) * SHAPE), scene.width, scene.height * SHAPE)
    height = width / SHAPE
    x = min(max((left + right - width) / 2, 0), scene.width - width)
    y = min(max((top + bottom - height) / 2, 0), scene.height - height)
    return Frame(x, y, width, height)


def _places(scene: Scene, name: str, group: str) -> Iterator[Frame]:
    """Where something of that name lies."""
    for piece in scene.pieces:
        if fnmatchcase(piece.id, name):
            yield Frame(piece.x, piece.y, 0, 0)
    for one in scene.targets:
        if one.group == group and fnmatchcase(one.id, name):
            yield Frame(one.x - one.width / 2, one.y - one.height / 2, one.width, one.height)
    for area in scene.areas:
        if fnmatchcase(area.thing, name):
            yield Frame(area.x - area.width / 2, area.y - area.height / 2, area.width, area.height)
