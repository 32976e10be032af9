"""Parts of a scene: rows of pieces laid out anew only when what they show has changed.

    @part
    def floor_pieces(s: Any, plan: Plan) -> Iterator[Piece]: ...

A scene is `laid(floor_pieces(s, plan), roof_pieces(s, plan), ...)`: row after row.

Like a face, a part is a pure function of a few small values; but it reads the record too. Which of
its fields it reads is noticed while it does, so the same pieces are handed out as long as those
fields stay what they are: to everybody who looks at a position, and from one step to the next.
A rule would read the record unnoticed: a part asks none, what rules say comes in as a value.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import wraps
from itertools import chain
from operator import attrgetter
from typing import Any, Concatenate, NamedTuple, ParamSpec

from .parts import Piece

P = ParamSpec("P")
Rows = dict[Any, tuple[Piece, ...]]
KEPT = 4096
"""Rows of pieces one part remembers, of all tables there are: the oldest is forgotten first."""


class Noticing:
    """A record that notes which of its fields are read."""

    def __init__(self, s: Any):
        self._of = s

    def __getattr__(self, name: str) -> Any:
        if name == "record":
            raise TypeError("a part asks no rule: hand in what the rule says as a value")
        found = getattr(self._of, name)
        setattr(self, name, found)
        return found


class Laid(Sequence[Piece]):
    """The pieces of a scene, held by the rows they were laid in. Rows two scenes have in common
    need not be compared, and hardly anybody asks for all pieces one by one."""

    __slots__ = ("rows",)

    def __init__(self, rows: tuple[tuple[Piece, ...], ...]):
        self.rows = rows

    def __iter__(self) -> Iterator[Piece]:
        return chain.from_iterable(self.rows)

    def __len__(self) -> int:
        return sum(map(len, self.rows))

    def __getitem__(self, index: Any) -> Any:
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)


def laid(*rows: Iterable[Piece]) -> Laid:
    """Pieces row by row: rows of parts as they are, others collected."""
    return Laid(tuple(row if type(row) is tuple else tuple(row) for row in rows))


def unlike(
    before: Sequence[Piece], now: Sequence[Piece]
) -> list[tuple[Sequence[Piece], Sequence[Piece]]]:
    """The rows of two scenes that are not the same, side by side."""
    was, has = getattr(before, "rows", (before,)), getattr(now, "rows", (now,))
    if len(was) != len(has):
        was, has = (before,), (now,)
    return [rows for rows in zip(was, has, strict=True) if rows[0] is not rows[1]]


class Change(NamedTuple):
    """What turns a row into another one."""

    before: Sequence[Piece]
    after: Sequence[Piece]
    changed: list[Piece]  # new ones and others than before, as they now are
    gone: list[str]
    in_place: bool  # the same ids at the same heights in the same order

    @classmethod
    def of(cls, before: Sequence[Piece], after: Sequence[Piece]) -> Change:
        was = {p.id: p for p in before}
        changed = [p for p in after if (old := was.get(p.id)) is not p and old != p]
        there = {*map(_ID, after)}
        gone = [id for id in was if id not in there]
        in_place = [*map(_HEIGHT, before)] == [*map(_HEIGHT, after)]
        return cls(before, after, changed, gone, in_place)


Changes = dict[tuple[int, int], Change]
"""What was found out about rows, by their numbers; kept with them, nothing else gets those
meanwhile."""
_ID, _HEIGHT = attrgetter("id"), attrgetter("id", "z")


def changes(before: Sequence[Piece], now: Sequence[Piece], known: Changes) -> list[Change]:
    """Row by row what has changed of a scene; where something went from one row to another, or rows
    were added, as one row."""
    found = []
    for rows in unlike(before, now):
        numbers = id(rows[0]), id(rows[1])
        if numbers not in known:
            known[numbers] = Change.of(*rows)
        found.append(known[numbers])
    gone = {id for change in found for id in change.gone}
    if gone and any(p.id in gone for change in found for p in change.changed):
        return [Change.of(before, now)]
    return found


def part(
    lay: Callable[Concatenate[Any, P], Iterable[Piece]],
) -> Callable[Concatenate[Any, P], tuple[Piece, ...]]:
    """Decorator: a function that lays out pieces runs only when a field it reads, or an argument,
    has changed. `s` comes from `ints`."""
    # by the other values: the fields that were read, and by what lay in them the pieces
    known: dict[Any, list[tuple[tuple[str, ...], Rows]]] = {}
    order: deque[tuple[Rows, Any]] = deque()  # what was laid, the oldest first

    def forget() -> None:
        known.clear()
        order.clear()

    @wraps(lay)
    def pieces(s: Any, /, *how: P.args, **more: P.kwargs) -> tuple[Piece, ...]:
        asked = (how, *more.items()) if more else how
        by_fields = known.get(asked)
        for fields, rows in by_fields or ():
            found = rows.get(s.bytes_of(fields))
            if found is not None:
                return found
        seen = Noticing(s)
        made = tuple(lay(seen, *how, **more))
        fields = tuple(name for name in vars(seen) if name != "_of")
        if len(known) >= KEPT:
            forget()
        while len(order) >= KEPT:
            with suppress(IndexError):  # another thread may have been quicker
                old, lay_in = order.popleft()
                old.pop(lay_in, None)
        by_fields = known.setdefault(asked, [])
        if fields not in [read for read, _ in by_fields]:
            by_fields.append((fields, {}))
        rows, lies = dict(by_fields)[fields], s.bytes_of(fields)
        rows[lies] = made
        order.append((rows, lies))
        return made

    pieces.cache_clear = forget  # type: ignore[attr-defined]  # as of functools.cache
    return pieces
