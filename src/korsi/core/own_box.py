"""A box somebody sends in: data with bounds.

Before the game reads it, its text is held against the installed box: no larger, no deeper, nothing
but numbers, words, true and false. Read, it may not make a game much longer or larger than the
installed one's, and a few games are tried: a box that passes can be played to its end.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from korsi.core.box import Box, box_from
from korsi.core.errors import BadBox
from korsi.core.game import Game
from korsi.core.match import Match

TEXT = 128 << 10
"""Bytes of a box: four times the longest there is."""
DEEP = 8
DOTS = 64
"""Dots in a line: a name of thousands of parts would take its reader minutes."""
NUMBER = 10_000
LETTERS = 400
LONGER = 2
"""How many times as long as the installed box's a list may be, and a game may last."""
LARGER = 4
"""How many times as many bytes a position may take, and as many actions there may be."""
SPARE = 8
"""A list may always have so many entries more."""

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_MARKUP = set('<>&"`')  # nothing a page could take for its own
_plain = re.compile(r"\[\d+\]")


def read_own_box(text: str, installed: Box, name: str = "components.toml") -> Box:
    """A text somebody sent in, as a box of the same game as the installed one."""
    path = Path(name)
    if len(text.encode("utf-8", "replace")) > TEXT:
        raise BadBox(
            f"{name}: a box has at most {TEXT >> 10} KB", key="box-too-large", kb=TEXT >> 10
        )
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise BadBox(
                f"{name}, line {number}: this is nested too deep", key="box-toml", file=name
            )
    box = box_from(text, path)
    if box.game != installed.game:
        raise BadBox(
            f"{name}: this is a box of {box.game or 'no game'}, not of {installed.game}",
            key="box-other-game",
        )
    _check_bounds(box, installed)
    return box


def _check_bounds(box: Box, installed: Box) -> None:
    """Every value is small, every list about as long as there."""
    lengths: dict[str, int] = {}
    ours = {value for _, value in values_of(installed.data) if isinstance(value, str)}
    for entry, value in values_of(installed.data):
        if isinstance(value, list | dict):
            where = _plain.sub("", entry)
            lengths[where] = max(lengths.get(where, 0), len(value))
    for entry, value in values_of(box.data):
        if entry.count(".") + entry.count("[") > DEEP:
            box.fault(entry, "this is nested too deep")
        if isinstance(value, list | dict):
            most = LONGER * lengths.get(_plain.sub("", entry), 0) + SPARE
            box.agree(len(value) <= most, entry, f"must list at most {most} entries")
        elif isinstance(value, str):
            right = len(value) <= LETTERS and value.isprintable() and not set(value) & _MARKUP
            what = f"must be at most {LETTERS} plain letters"
            box.agree(value in ours or right, entry, what)
        elif isinstance(value, int):
            right = abs(value) <= NUMBER
            box.agree(right, entry, f"must lie between -{NUMBER} and {NUMBER}")
        else:
            box.fault(entry, "must be a whole number, a word, true or false")
        if entry.endswith(".id") and isinstance(value, str):
            what = "an id is a letter, then letters, digits and _, at most 40"
            box.agree(bool(_ID.fullmatch(value)), entry, what)


def values_of(value: Any, entry: str = "") -> Iterator[tuple[str, Any]]:
    """Every entry of a box, tables and lists before what is in them; marks of how sure they are are
    left out."""
    if entry:
        yield entry, value
    if isinstance(value, dict):
        for key, inner in value.items():
            if entry or key != "confidence":
                yield from values_of(inner, f"{entry}.{key}" if entry else key)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from values_of(inner, f"{entry}[{i}]")


def check_size(g: Game, installed: Game) -> None:
    """Check that a game with this box lasts about as long and takes about as much memory as with
    the installed one."""
    for has, of, times in (
        (g.max_steps, installed.max_steps, LONGER),
        (g.record.itemsize, installed.record.itemsize, LARGER),
        (g.moves.count, installed.moves.count, LARGER),
    ):
        if has > times * of:
            raise BadBox(
                f"{g.box.path.name}: with these numbers a game could become too long or too large "
                f"({has} instead of {of})",
                key="box-too-long",
            )


def try_out(g: Game, seconds: float = 8.0, games: int = 1) -> int:
    """Play at random, with the fewest and with the most, to the end; the steps of the longest.

    Whatever goes wrong on the way is the box's fault: with the installed one nothing does.
    """
    g, until, longest = g.interpreted, time.monotonic() + seconds, 0
    for n in range(games):
        for players in sorted({g.players[0], g.players[-1]}):
            match, any_of = Match(g, players, seed=n), random.Random(n).choice
            try:
                match.view(0).scene()
                while not match.over and time.monotonic() < until:
                    seat = any_of(match.acting())
                    match.play(any_of(match.legal_actions(seat)), seat)
                    if len(match) > g.max_steps:
                        raise OverflowError("it does not end")
                match.view(0).scene()
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                raise BadBox(
                    f"{g.box.path.name}: a game tried with it broke off after {len(match)} steps "
                    f"({what})",
                    key="box-breaks",
                    steps=len(match),
                ) from error
            longest = max(longest, len(match))
    return longest
