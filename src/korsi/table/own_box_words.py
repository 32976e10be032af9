"""What people at a table are told about its box, where it is not the shipped one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from korsi.box_words import differing, told
from korsi.core.box import box_from
from korsi.core.game import Game, game, shipped_box
from korsi.language import Words
from korsi.table.wording import words_of


@lru_cache(maxsize=64)
def lines_of(name: str, text: str, words: Words) -> tuple[str, ...]:
    """What differs between a box and the shipped one, in words."""
    found = differing(game(name), shipped_box(name).data, box_from(text).data)
    return tuple(told(d, words) for d in found)


def own_lines(g: Game, language: str) -> tuple[str, ...]:
    """What differs between the box a game is played with and the shipped one, in words."""
    if g.box.digest == shipped_box(g.name).digest:
        return ()
    return lines_of(g.name, g.box.text, words_of(language, game(g.name)))


def box_mark(g: Game, language: str) -> dict[str, Any] | None:
    """What everybody at a table with another box is told: how many values differ, and where they
    are listed."""
    if g.box.digest == shipped_box(g.name).digest:
        return None
    words, lines = words_of(language), own_lines(g, language)
    return {
        "text": words("ui-own-box", count=len(lines)),
        "lines": lines,
        "url": f"/g/{g.name}/box/{g.box.digest}",
    }
