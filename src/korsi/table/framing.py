"""The part of a board a sentence tells of: a frame around what it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from statistics import median
from typing import NamedTuple

from korsi.core.errors import BadGame
from korsi.core.scene import Area, Scene, Target

ROOM = 55.0
"""Around what is named: a piece says where its middle lies, not how large it is."""
SHAPE = 4 / 3
"""Width to height of every such picture."""
PART = 0.6
"""Of a board's width, what a picture of what can be done there shows at most."""


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
    return _around(scene, [place for one in named for place in one], room)


def to_be_done(scene: Scene) -> Frame:
    """Where something can be chosen: all of it or, of a wide board, where most of it lies. It tells
    nobody which of it had better be."""
    here = [one for one in scene.targets if not one.group]
    most = scene.width * PART
    found = _around(scene, [_place(one) for one in here] or [Frame(0, 0, most, 0)], ROOM)
    if found.width <= most or not here:
        return found
    x, y = median(one.x for one in here), median(one.y for one in here)
    return _around(scene, [Frame(x - most / 2, y, most, 0)], 0)


def _around(scene: Scene, places: Sequence[Frame], room: float) -> Frame:
    """A picture of these places inside the scene."""
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
            yield _place(one)
    for area in scene.areas:
        if fnmatchcase(area.thing, name):
            yield _place(area)


def _place(one: Target | Area) -> Frame:
    """What has its middle there."""
    return Frame(one.x - one.width / 2, one.y - one.height / 2, one.width, one.height)
