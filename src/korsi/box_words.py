"""What the entries of a box are called, and what differs between two boxes, in words.

Names come from the game's texts: those of its things (axes), of its options, and `part-KEY` for the
entries of the file; `part-TABLE-KEY` where a key means something else in one table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from korsi.core.box_differences import Difference, differences
from korsi.core.box_shape import reads, shape_of
from korsi.core.game import Game
from korsi.language import Words, key_of

Steps = Sequence[str | tuple[str, Any]]
_PLAYERS = ("setup", "players", "by_players")
OPTIONS = ("decisions", "options", "rulings")
"""Tables of a box that say what a table is opened with."""


def differing(g: Game, of: dict[str, Any], data: dict[str, Any]) -> list[Difference]:
    """Where two boxes of a game differ in what it reads."""
    shape = shape_of(g)
    found = differences(of, data)
    return [d for d in found if shape is None or d.steps[0] in OPTIONS or reads(shape, d.steps)]


def untold(g: Game, installed: Game) -> list[tuple[str, str]]:
    """Things of a box that the game's texts have no name for: (kind, id)."""
    words, known = Words("en", g), Words("en", installed).axes
    return [
        (axis.name, id)
        for axis in words.axes.values()
        for id in axis.ids
        if isinstance(id, str) and id not in axis.coordinates
        if id not in known[axis.name].ids and not words.names(axis.name, id)
    ]


def told(difference: Difference, words: Words) -> str:
    """One difference: what it is, how it is now, and how it was."""
    what = entry_name(difference.steps, words)
    if isinstance(difference.old, dict) or isinstance(difference.new, dict):
        return words("box-added" if difference.old is None else "box-gone", what=what)
    last = _key(difference.steps[-1])
    old, new = (value_name(v, words, last) for v in (difference.old, difference.new))
    return words("box-differs", what=what, old=old, new=new)


def entry_name(steps: Steps, words: Words, begin: int = 0) -> str:
    """Key mine, upgraded side, points. `begin`: leave out as many steps."""
    named = [_step(steps, i, words) for i in range(len(steps))]
    said = [name for name in named[begin:] if name]
    return words.join(said, last="list-comma")


def _key(step: str | tuple[str, Any]) -> str:
    return step if isinstance(step, str) else step[0]


def _step(steps: Steps, i: int, words: Words) -> str:
    """What one step on the way to a value is called; "" where the next one says it all."""
    step = steps[i]
    before = _key(steps[i - 1]) if i else ""
    if isinstance(step, tuple):
        return _of_list(step[0], step[1], words)
    if step in (*OPTIONS, "by_players"):
        return ""
    if before in OPTIONS and words.has(key_of("option", step)):
        return words.of("option", step)
    after = _key(steps[i + 1]) if i + 1 < len(steps) else ""
    if (step in _PLAYERS and re.fullmatch(r"p?\d", after)) or _is_kind_of(step, after, words):
        return ""
    players = re.fullmatch(r"p?(\d)", step) if before in _PLAYERS else None
    if players:
        return words("box-with-players", count=int(players[1]))
    if step.isdecimal():
        return words("box-value", value=int(step))
    for key in (key_of("part", before, step), key_of("part", step)):
        if words.has(key):
            return words(key)
    return _noun(step, words) or step


def _is_kind_of(table: str, key: str, words: Words) -> bool:
    """Is a table called after the kind of its keys: buildings.palace, a building?"""
    axis = words.axes.get(table.removesuffix("s"))
    return axis is not None and key in axis.ids


def _of_list(of: str, name: Any, words: Words) -> str:
    """An entry of a list: by its own name, or as number so and so."""
    if of == "setup":
        return words("box-with-players", count=name)
    found = _noun(name, words, of) if isinstance(name, str) else ""
    if found:
        return found
    said = words.join(list(name), last="list-comma") if isinstance(name, tuple) else name
    key = key_of("part", of)
    return words("box-entry", part=words(key) if words.has(key) else of, name=said)


def _noun(id: str, words: Words, kind: str = "") -> str:
    """What the game calls the thing with this id; "" where it has no name for it."""
    # a path and its statue's tile have one id: the kind with fewer things is the nearer one
    axes = sorted(words.axes.values(), key=lambda axis: (axis.name != kind, len(axis.ids)))
    for axis in axes:
        if id in axis.ids and (id in axis.coordinates or words.has(key_of(axis.name, id))):
            return words.noun(axis.name, id)
    return ""


def value_name(value: Any, words: Words, key: str = "") -> str:
    """A value of the box as a person reads it."""
    if value is None or value in ("", []):
        return words("box-nothing")
    if isinstance(value, bool):
        return words.of("choice", str(value).lower())
    if isinstance(value, int):
        return words.number(value, useGrouping=False)
    if isinstance(value, list):
        return _list(value, words, key)
    option = next((o for o in words.game.options if o.name == key and value in o.choices), None)
    if option:
        return words.choice(key, value)
    if words.has(key_of("word", value)):
        return words.of("word", value)
    return _noun(value, words, key) or str(value).replace("_", " ")


def _list(value: list[Any], words: Words, key: str) -> str:
    square = [isinstance(x, list) and len(x) == 2 and all(_small(n) for n in x) for x in value]
    if all(square) and any(axis.coordinates for axis in words.axes.values()):
        return words.join([words.cell("abcdefghi"[c], r + 1) for r, c in value], "list-comma")
    said = [value_name(x, words, key) for x in value]
    if any(isinstance(x, list) for x in value):
        return words.join([f"({one})" for one in said], last="list-comma")
    return words.join(said, last="list-comma")


def _small(n: Any) -> bool:
    return isinstance(n, int) and 0 <= n < 9
