"""What a game reads of its box, value by value: its bounds, its choices, and how sure it is.

A form for correcting a box is made from this; so is the answer to what of a box matters.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import inspect

from korsi.core.box import Box, box_from
from korsi.core.box_differences import UNSAID, entry_of, name_of
from korsi.core.game import Game, package_of
from korsi.core.toml_places import put

FIXED = frozenset({"id", "number", "index"})
"""What tells entries apart is no value to correct."""
Steps = tuple[str | tuple[str, Any], ...]


@dataclass(frozen=True)
class Corrections:
    """What a game says about correcting its box beyond its shape."""

    # what follows from others and is written with them: (data) -> entry -> value
    follows: Callable[[dict[str, Any]], dict[str, Any]] = lambda data: {}
    fixed: tuple[str, ...] = ()  # entries, numbers left out, that no form should ask for


@dataclass(frozen=True)
class Field:
    """One value somebody may correct."""

    entry: str
    steps: Steps
    value: Any
    level: str
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()  # values it may have, where they can be listed
    pattern: str = ""


@dataclass
class _Walk:
    box: Box
    shape: Any
    corrections: Corrections | None
    seen: dict[str, list[Any]] = field(default_factory=dict)  # what stands at entries like this one


def shape_of(g: Game) -> Any:
    """The shape a game declares for its box; None where it declares none."""
    module = sys.modules.get(f"{package_of(g.setup)}.box")
    shape = getattr(module, "COMPONENTS", None)
    return None if shape is None else inspect.type_info(shape)


def check_shape(g: Game, box: Box) -> None:
    """Is every value of another box of the kind and between the bounds the game declares?"""
    module = sys.modules.get(f"{package_of(g.setup)}.box")
    shape = getattr(module, "COMPONENTS", None)
    if shape is not None:
        box.shaped(shape, getattr(module, "CLAUSES", {}))


def corrections_of(g: Game) -> Corrections | None:
    """What a game's box.py says about correcting it."""
    module = sys.modules.get(f"{package_of(g.setup)}.box")
    found: Corrections | None = getattr(module, "CORRECTIONS", None)
    return found


def reads(shape: Any, steps: Steps) -> bool:
    """Does a game read the value these steps lead to?"""
    for step in steps:
        shape = _inside(shape, step if isinstance(step, str) else step[0])
        if isinstance(step, tuple) and shape is not None:
            shape = getattr(shape, "item_type", None)
        if shape is None:
            return False
    return True


def fields(g: Game, levels: tuple[str, ...], box: Box | None = None) -> list[Field]:
    """The values of these levels of a game's box (or of another one of that game), in the order of
    the file."""
    shape, box = shape_of(g), box or g.box
    if shape is None:
        return []
    walk = _Walk(box, shape, corrections_of(g))
    _note(walk, box.data, "")
    found = _fields(walk, box.data, shape, "", ())
    return [f for f in found if f.level in levels and len(f.choices) != 1]


def corrected(g: Game, box: Box, changes: dict[str, Any]) -> str:
    """The text of a box with other values, and with what follows from those."""
    text = put(box.text, {e: v for e, v in changes.items() if e in box.places})
    corrections = corrections_of(g)
    if corrections is not None:
        now = box_from(text, box.path)
        follows = corrections.follows(now.data)
        text = put(text, {e: v for e, v in follows.items() if e in now.places})
    return text


def _note(walk: _Walk, value: Any, entry: str) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _note(walk, inner, f"{entry}.{key}")
    elif isinstance(value, list):
        for inner in value:
            _note(walk, inner, f"{entry}[]")
    else:
        seen = walk.seen.setdefault(entry.lstrip("."), [])
        if value not in seen:
            seen.append(value)


def _fields(walk: _Walk, value: Any, shape: Any, entry: str, steps: Steps) -> Iterator[Field]:
    fixed = walk.corrections.fixed if walk.corrections else ()
    shape = _plain(shape, value)
    if shape is None or re.sub(r"\[\d+\]", "", entry) in fixed:
        return
    options = f"{entry}_options"
    if options in walk.box.places:
        listed = _at(walk.box.data, options)
        yield Field(entry, steps, value, level_of(walk.box, steps), choices=tuple(listed.items()))
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in FIXED and key not in UNSAID:
                inside = _inside(shape, key)
                yield from _fields(walk, inner, inside, entry_of(entry, key), (*steps, key))
    elif isinstance(value, list):
        item = getattr(shape, "item_type", None)
        kinds = getattr(shape, "item_types", None)
        for i, inner in enumerate(value):
            inside = kinds[i] if kinds else item
            if isinstance(inner, dict):
                key = entry.rpartition(".")[2]
                named: Steps = (*steps[:-1], (key, name_of(value, i)))
                yield from _fields(walk, inner, inside, f"{entry}[{i}]", named)
            else:
                yield from _fields(walk, inner, inside, f"{entry}[{i}]", steps)
    elif entry in walk.box.places:
        yield _leaf(walk, value, shape, entry, steps)


def _leaf(walk: _Walk, value: Any, shape: Any, entry: str, steps: Steps) -> Field:
    level = level_of(walk.box, steps)
    if isinstance(value, bool):
        return Field(entry, steps, value, level, choices=(True, False))
    if isinstance(value, int):
        return Field(entry, steps, value, level, _bound(shape, "ge"), _bound(shape, "le"))
    if isinstance(shape, inspect.LiteralType):
        return Field(entry, steps, value, level, choices=tuple(shape.values))
    pattern = getattr(shape, "pattern", None) or ""
    seen = () if pattern else tuple(walk.seen[re.sub(r"\[\d+\]", "[]", entry)])
    return Field(entry, steps, value, level, choices=seen, pattern=pattern)


def _bound(shape: Any, name: str) -> int | None:
    value = getattr(shape, name, None)
    return None if value is None else int(value)


def _plain(shape: Any, value: Any = None) -> Any:
    """A shape without `maybe`; of several shapes, the one that fits a value."""
    if isinstance(shape, inspect.UnionType):
        there = [t for t in shape.types if not isinstance(t, inspect.NoneType)]
        alike = [t for t in there if isinstance(t, inspect.IntType) == isinstance(value, int)]
        return there[0] if len(there) == 1 else alike[0] if alike else shape
    return shape


def _inside(shape: Any, key: str) -> Any:
    shape = _plain(shape)
    if isinstance(shape, inspect.StructType):
        found = next((f.type for f in shape.fields if f.encode_name == key), None)
        return _plain(found)
    return _plain(shape.value_type) if isinstance(shape, inspect.DictType) else None


def _at(data: Any, entry: str) -> Any:
    for key in entry.split("."):
        data = data[key]
    return data


def level_of(box: Box, steps: Steps) -> str:
    """How sure a value is: what the nearest mark says, in its own table or in the list of marks."""
    value: Any = box.data
    plain, entry, level = "", "", "certain"
    marks = box.levels
    for step in steps:
        key = step if isinstance(step, str) else step[0]
        if isinstance(value, dict):
            level = _said(value, key) or level
        plain, entry = entry_of(plain, key), entry_of(entry, key)
        level = marks.get(plain, level)
        value = value.get(key) if isinstance(value, dict) else None
        if isinstance(step, tuple) and isinstance(value, list):
            i = next(i for i in range(len(value)) if name_of(value, i) == step[1])
            value, entry = value[i], f"{entry}[{i}]"
            level = marks.get(entry, level)
        if entry != plain:
            level = marks.get(entry, level)
        if isinstance(value, dict):
            level = _said(value, "") or level
    return level


def _said(table: dict[str, Any], key: str) -> str:
    """What a table says of one of its values, or (without a key) of itself."""
    if not key:
        own = table.get("status") or table.get("confidence")
        anchor = str(table.get("anchor", "")).startswith("example")
        return "likely" if anchor else own if isinstance(own, str) else ""
    conf = table.get("conf")
    if isinstance(conf, dict):  # what it does not mention is sure
        return str(conf.get(key, "certain"))
    said = table.get(f"confidence_{key}")
    return said if isinstance(said, str) else ""
