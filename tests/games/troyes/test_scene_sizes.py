"""What is written on the table of Troyes can be read, what is clicked can be hit."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import korsi
from korsi.core.scene import Scene
from korsi.games.troyes.scene import places
from korsi.language import Words

from .conftest import TROYES

# px a unit of the picture has where the board is smallest: a window of 1366x768, a phone of 390
SHOWN = {"wide": 0.672, "tall": 390 / 480}
TEXT = {"wide": 10, "tall": 11}  # px
FINGER = 44  # px


@cache
def positions(players: int) -> list[korsi.Match]:
    """The beginning, the end, and eight between them."""
    m = korsi.Match(TROYES, players=players, seed=5, options={"bonus_cards": "true"})
    chance = random.Random(players)
    while not m.over:
        m.play(chance.choice(m.legal_actions()))
    return [m.at(len(m) * i // 9) for i in range(10)]


def scenes(players: int, layout: str) -> Iterator[tuple[int, Scene]]:
    for m in positions(players):
        seat = (m.acting() or [0])[0]
        view = m.view(seat)
        yield len(m), TROYES.drawn(view.record, seat, view.actions(), layout)


def written(scene: Scene) -> Iterator[tuple[float, str]]:
    """Every text of a picture with its size in units."""

    def inside(node: ElementTree.Element, scale: float) -> Iterator[tuple[float, str]]:
        for factor in re.findall(r"scale\(([\d.]+)", node.get("transform", "")):
            scale *= float(factor)
        if node.tag.endswith("}text"):
            yield scale * float(node.attrib["font-size"]), "".join(node.itertext())
        for child in node:
            yield from inside(child, scale)

    yield from inside(ElementTree.fromstring(scene.svg()), 1)


@pytest.mark.parametrize("layout", ("wide", "tall"))
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_everything_written_can_be_read(players: int, layout: str) -> None:
    small = {
        (at, text, round(size * SHOWN[layout], 1))
        for at, scene in scenes(players, layout)
        for size, text in written(scene)
        if size * SHOWN[layout] < TEXT[layout]
    }
    assert not small


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_everything_on_a_phone_is_large_enough_for_a_finger(players: int) -> None:
    small = {
        (at, t.id, round(min(t.width, t.height) * SHOWN["tall"], 1))
        for at, scene in scenes(players, "tall")
        for t in scene.targets
        if min(t.width, t.height) * SHOWN["tall"] < FINGER
    }
    assert not small


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_on_a_phone_no_frame_crosses_printed_words(players: int) -> None:
    """What can be clicked is framed; a frame that runs through a word makes it hard to read."""
    say, crossed = Words("de", TROYES, isolate=False).say(["A", "B", "C", "D"]), set()
    for _, scene in scenes(players, "tall"):
        for p in scene.pieces:
            if not p.written:
                continue
            size, most = p.written.size * p.scale, p.written.width * p.scale
            wide = min(most, size * 0.5 * len(say(p.written.key, p.args)))
            left = p.x - (0 if p.written.begins else wide / 2)
            last = p.y + p.written.y * p.scale
            upper = last - size * (p.written.lines - 0.6)
            for t in scene.targets:
                x, y = t.x - t.width / 2, t.y - t.height / 2
                right, lower = x + t.width, y + t.height
                apart = left > right or left + wide < x or upper > lower or last + size * 0.4 < y
                inside = x < left and left + wide < right and y < upper and last < lower
                if not t.group and not apart and not inside:
                    crossed.add((p.id, t.id))
    assert not crossed


@pytest.mark.parametrize("players", (1, 3))
def test_on_a_tall_screen_everything_lies_in_a_section(players: int) -> None:
    for _, scene in scenes(players, "tall"):
        assert [s.id for s in scene.sections if s.hand] == ["hand"]
        for thing in (*scene.targets, *scene.areas):
            left, top = thing.x - thing.width / 2, thing.y - thing.height / 2
            assert any(
                s.x <= left
                and left + thing.width <= s.x + s.width
                and s.y <= top
                and top + thing.height <= s.y + s.height
                for s in scene.sections
            ), thing


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Of two boxes by middle and size: does neither lie on the other?"""
    (ax, ay, aw, ah), (bx, by, bw, bh) = one, other
    return abs(ax - bx) * 2 >= aw + bw or abs(ay - by) * 2 >= ah + bh


def test_on_a_phone_nothing_lies_on_what_is_read() -> None:
    """The frame of a palace space lay on its number, badges on what influence can do, dice that
    would be gathered on the button that ends it."""
    at, seen = places.TALL, set()
    for space, x, y in ((i, *places.space_at(at, i)) for i in range(6)):
        number = (x, y - 37.5, 38 * 0.46, 38 * 0.46)
        frames = [(*places.space_at(at, other), at.space, at.space) for other in range(6)]
        assert all(apart(number, frame) for frame in frames), space
    for players in (1, 2, 4):
        for _, scene in scenes(players, "tall"):
            buttons = [t for t in scene.targets if t.id.startswith("target-button-")]
            boxes = [(t.x, t.y, t.width, t.height) for t in buttons]
            for t in scene.targets:
                for piece in (p for choice in t.choices for p in choice.ghost):
                    if piece.id.startswith("would-be-"):
                        seen.add("dice")
                        die = (piece.x, piece.y, 44, 44)
                        assert all(apart(die, box) for box in boxes), t.id
                if t.group and t.height <= 70 and (t.badge or t.badge_art):
                    seen.add("badge")
                    above = [p.y for p in scene.pieces if p.id == "spending-flip"]
                    assert all(t.y + t.badge_at[1] - 12 > y + 26 for y in above), t.id
    assert seen == {"dice", "badge"}
