"""How large a picture is on a screen: the page's geometry in one place.

`BOARDS` are the boxes the page leaves to the board, measured in a browser and checked there again
by tests/browser/test_explaining.py; everything else follows from a scene and such a box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from korsi.core.scene import FACES, Scene, Section


class Screen(NamedTuple):
    """A window, and what of it the picture gets."""

    name: str
    layout: str
    window: tuple[int, int]
    board: tuple[float, float]  # px of the svg
    text: float  # least height of a text, px
    target: float  # least width and height of a target, px


SCREENS = (
    Screen("1366x768", "wide", (1366, 768), (977, 640), 10, 0),
    Screen("390x844", "tall", (390, 844), (390, 360), 11, 44),
)


def scales(scene: Scene, screen: Screen) -> list[tuple[Section, float]]:
    """Px for a unit, section by section; a picture without sections is shown whole."""
    wide, tall = screen.board
    if scene.sections:
        return [(s, wide / s.width) for s in scene.sections if not s.hand]
    whole = Section("whole", "", 0, 0, scene.width, scene.height)
    return [(whole, min(wide / scene.width, tall / scene.height))]


def scale_at(scene: Scene, screen: Screen, x: float, y: float) -> float:
    """Px for a unit where something lies: in the largest section that holds it."""
    there = [
        k
        for s, k in scales(scene, screen)
        if s.x <= x <= s.x + s.width and s.y <= y <= s.y + s.height
    ]
    return max(there, default=scales(scene, screen)[0][1])


_TAG = re.compile(r"<(/?)(g|use|text|[a-zA-Z]+)([^>]*?)(/?)>([^<]*)")
_SCALE = re.compile(r"scale\(([\d.-]+)")


def texts(markup: str) -> Iterator[tuple[str, float]]:
    """Every text of a drawing and its size in units, scaled as the groups round it say."""
    stack = [1.0]
    for closing, name, attributes, empty, inside in _TAG.findall(markup):
        if closing:
            if name == "g":
                stack.pop()
            continue
        own = _SCALE.search(attributes)
        k = stack[-1] * (float(own[1]) if own else 1)
        if name == "g" and not empty:
            stack.append(k)
        if name == "text" and inside.strip():
            size = re.search(r'font-size="([\d.]+)"', attributes)
            if size:
                yield inside, float(size[1]) * abs(k)


def small_texts(scene: Scene, screen: Screen) -> Iterator[tuple[str, float]]:
    """What is written too small, with its size in px."""
    least = min(k for _, k in scales(scene, screen))
    for text, size in texts(scene.ground):
        if size * least < screen.text:
            yield text, size * least
    for p in scene.pieces:
        k = scale_at(scene, screen, p.x, p.y) * p.scale
        for text, size in texts(FACES[p.face]):
            if size * k < screen.text:
                yield f"{text} of {p.id}", size * k
        if p.written and p.written.size * k < screen.text:
            yield f"the name of {p.id}", p.written.size * k
    for t in scene.clickable:
        k = scale_at(scene, screen, t.x, t.y)
        for text, size in texts(FACES[t.face]):
            if size * k < screen.text:
                yield f"{text} of {t.id}", size * k


def small_targets(scene: Scene, screen: Screen) -> Iterator[tuple[str, float]]:
    """What is too small for a finger, with its smaller side in px."""
    for t in scene.targets if screen.target else ():
        px = min(t.width, t.height) * scale_at(scene, screen, t.x, t.y)
        if px < screen.target - 0.5:
            yield t.id, px
