"""What differs between two boxes of one game, value by value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

NAMES = ("id", "number", "index", "players", "rolls", "row", "min", "value")
"""What an entry of a list of tables is known by: the first of these it has."""
UNSAID = frozenset({"confidence", "conf", "status", "anchor", "sources", "note", "name", "meta"})
"""Words about a value, for people: how sure it is, where it comes from."""


@dataclass(frozen=True)
class Difference:
    """One value. `steps` lead to it: the names of tables, and (list, name of the entry)."""

    entry: str  # tile[3].upgraded.vp, as the new box has it (the old one, where it is gone)
    steps: tuple[str | tuple[str, Any], ...]
    old: Any  # None where there was nothing
    new: Any


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    """Every value that differs, in the order of the old box; what is only said about values, and
    how sure they are, is left out."""
    return list(_differ(old, new, "", ()))


def _differ(old: Any, new: Any, entry: str, steps: tuple[Any, ...]) -> Iterator[Difference]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            if key in UNSAID or key.startswith("confidence"):
                continue
            yield from _differ(old.get(key), new.get(key), entry_of(entry, key), (*steps, key))
    elif _tables(old) and _tables(new):
        yield from _lists(old, new, entry, steps)
    elif old != new or isinstance(old, bool) != isinstance(new, bool):
        yield Difference(entry, steps, old, new)


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(x, dict) for x in value)


def _lists(old: Any, new: Any, entry: str, steps: tuple[Any, ...]) -> Iterator[Difference]:
    """Entries of lists of tables are compared by their names, wherever they stand."""
    before, after = _named(old), _named(new)
    for name, (i, value) in before.items():
        j, other = after.get(name, (i, None))
        inner = (*steps[:-1], (steps[-1], name))
        yield from _differ(value, other, f"{entry}[{j}]", inner)
    for name, (j, other) in after.items():
        if name not in before:
            yield Difference(f"{entry}[{j}]", (*steps[:-1], (steps[-1], name)), None, other)


def entry_of(table: str, key: str) -> str:
    """An entry of a table: track.space of track and space."""
    return f"{table}.{key}" if table else key


def name_of(entries: list[dict[str, Any]], i: int) -> Any:
    """What the entry with this number is known by."""
    return list(_named(entries))[i]


def _named(entries: list[dict[str, Any]]) -> dict[Any, tuple[int, dict[str, Any]]]:
    """Entries by name; by their place where names do not tell them apart."""
    for key in NAMES:
        names = [_hashable(entry.get(key)) for entry in entries]
        if None not in names and len(set(names)) == len(names):
            return {name: (i, entries[i]) for i, name in enumerate(names)}
    return {i + 1: (i, entry) for i, entry in enumerate(entries)}


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value if value.__hash__ else None
