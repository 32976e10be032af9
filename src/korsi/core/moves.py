"""The three faces of an action, made from one table: its number, its notation, its JSON.

A game declares families of actions; each family is a verb and a few axes (`build` x cell x floor).
Numbers run row by row through the families, so rules compute them and never look them up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from korsi.core.errors import Refused

MOST = 200
"""No sensible notation is longer; anything beyond is cut in messages and refused."""


@dataclass(frozen=True)
class Axis:
    """One named field of an action: the box's ids, how the notation writes them, other
    spellings."""

    name: str
    ids: tuple[Any, ...]
    words: tuple[str, ...]
    aliases: dict[str, int] = field(default_factory=dict)
    coordinates: Mapping[Any, tuple[str, int]] = field(default_factory=dict)
    """Ids people call by a column's letter and a row's number."""

    def index_of(self, word: str) -> int | None:
        plain = _plain(word)
        for i, own in enumerate(self.words):
            if _plain(own) == plain or _plain(str(self.ids[i])) == plain:
                return i
        return next((i for other, i in self.aliases.items() if _plain(other) == plain), None)


def axis(
    name: str,
    ids: Iterable[Any],
    words: Iterable[str] | None = None,
    aliases: dict[str, int] | None = None,
    coordinates: Mapping[Any, tuple[str, int]] | None = None,
) -> Axis:
    """An axis; without words of its own the notation writes the ids."""
    ids = tuple(ids)
    return Axis(name, ids, tuple(words or (str(i) for i in ids)), aliases or {}, coordinates or {})


def _plain(word: str) -> str:
    return word.casefold().replace("_", "-")


@dataclass(frozen=True)
class Family:
    """A verb and its axes."""

    verb: str
    axes: tuple[Axis, ...] = ()

    @property
    def size(self) -> int:
        return prod(len(a.ids) for a in self.axes)

    def split(self, number: int) -> tuple[int, ...]:
        """The index on each axis of the family's nth action."""
        parts = []
        for a in reversed(self.axes):
            number, part = divmod(number, len(a.ids))
            parts.append(part)
        return tuple(reversed(parts))

    def join(self, parts: Sequence[int]) -> int:
        number = 0
        for a, part in zip(self.axes, parts, strict=True):
            number = number * len(a.ids) + part
        return number


class Moves:
    """All actions of a game. `first["build"]` is the number of its first building action.

    `verb`, `a`, `b`, `c` decode an action by table, for rules and pictures alike: the number of its
    family, and its index on each axis, -1 where the family has fewer axes.
    """

    def __init__(self, *families: Family):
        self.families = families
        self.first: dict[str, int] = {}
        rows: list[tuple[int, ...]] = []
        for verb, family in enumerate(families):
            self.first[family.verb] = len(rows)
            rows += [(verb, *family.split(n), -1, -1, -1)[:4] for n in range(family.size)]
        self.count = len(rows)
        self.verb, self.a, self.b, self.c = np.array(rows, np.int64).reshape(-1, 4).T.copy()

    def verb_of(self, name: str) -> int:
        """The number of a family, as `verb` has it."""
        return [family.verb for family in self.families].index(name)

    def verb_name(self, action: int) -> str:
        """What is done, without what it is done with."""
        verb: int = self.verb[action]
        return self.families[verb].verb

    def family_of(self, action: int) -> tuple[Family, tuple[int, ...]]:
        """Which family an action belongs to, and where on its axes."""
        if not 0 <= action < self.count:
            raise Refused(
                f"there is no action {action}; they are numbered 0 to {self.count - 1}",
                key="move-unknown",
                move=str(action),
            )
        family = self.families[self.verb[action]]
        return family, family.split(action - self.first[family.verb])

    def write(self, action: int) -> str:
        """The notation of an action."""
        family, parts = self.family_of(action)
        words = (a.words[part] for a, part in zip(family.axes, parts, strict=True))
        return " ".join((family.verb, *words))

    def json(self, action: int) -> dict[str, Any]:
        """The JSON form of an action: the verb under `action`, then one field per axis."""
        family, parts = self.family_of(action)
        named = {a.name: a.ids[part] for a, part in zip(family.axes, parts, strict=True)}
        return {"action": family.verb, **named}

    def parse(self, text: str) -> int:
        """The action a notation means; says which word is not understood."""
        words = text.split() if len(text) <= MOST else [text[:MOST]]
        if not words:
            raise Refused("an empty line is no move", key="move-empty")
        family = next((f for f in self.families if _plain(f.verb) == _plain(words[0])), None)
        if family is None:
            raise _unknown(words[0], f"a move begins with one of: {', '.join(self.first)}")
        if len(words) - 1 != len(family.axes):
            form = " ".join((family.verb, *(a.name.upper() for a in family.axes)))
            raise _unknown(text, f"it is written: {form}")
        parts = []
        for a, word in zip(family.axes, words[1:], strict=True):
            part = a.index_of(word)
            if part is None:
                raise _unknown(word, f"{a.name} is one of: {_some(a.words)}")
            parts.append(part)
        return self.first[family.verb] + family.join(parts)

    def from_json(self, form: Any) -> int:
        """The action a JSON form means."""
        if not isinstance(form, dict) or not isinstance(form.get("action"), str):
            raise _unknown(repr(form), 'a move is an object with the field "action"')
        family = next((f for f in self.families if f.verb == form["action"]), None)
        if family is None:
            raise _unknown(form["action"], f"action is one of: {', '.join(self.first)}")
        names = {a.name for a in family.axes}
        if set(form) - {"action"} != names:
            raise _unknown(repr(form), f"its fields are: action, {', '.join(sorted(names))}")
        parts = []
        for a in family.axes:
            value = form[a.name]
            if isinstance(value, bool) or value not in a.ids:
                raise _unknown(repr(value), f"{a.name} is one of: {_some(a.words)}")
            parts.append(a.ids.index(value))
        return self.first[family.verb] + family.join(parts)


def _some(words: Sequence[str]) -> str:
    return ", ".join(words[:24]) + (", ..." if len(words) > 24 else "")


def _unknown(what: str, hint: str) -> Refused:
    shown = what if len(what) <= 40 else what[:40] + "..."
    return Refused(f"{shown!r} is not understood; {hint}", key="move-unknown", move=shown)


@dataclass(frozen=True)
class EventKind:
    """How the three numbers of one kind of event are read: an axis, "seat", "number" or unused;
    "notes" where only a telling speaks of it (core/telling.py)."""

    name: str
    a: tuple[str, Axis | str] | None = None
    b: tuple[str, Axis | str] | None = None
    c: tuple[str, Axis | str] | None = None

    @property
    def fields(self) -> list[tuple[str, Axis | str]]:
        """The numbers that are used: each one's name, and how it is read."""
        return [part for part in (self.a, self.b, self.c) if part is not None]

    def json(self, seat: int, numbers: Sequence[int]) -> dict[str, Any]:
        """Named fields; -1 on an axis means "none"."""
        form: dict[str, Any] = {"event": self.name}
        if seat >= 0:
            form["seat"] = seat
        for part, number in zip((self.a, self.b, self.c), numbers, strict=True):
            if part is not None:
                name, how = part
                on_axis = isinstance(how, Axis)
                form[name] = (how.ids[number] if number >= 0 else None) if on_axis else number  # type: ignore[union-attr]
        return form
