"""The box as data: read components.toml, say which entries are certain, likely or reconstructed.

A game reads its box when it is imported. To play with a corrected file the game is imported a
second time under a name of its own and reads that one (`korsi.game(name, box=FILE)`,
`game_with_box`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import msgspec

from korsi.core.errors import BadBox
from korsi.core.toml_places import Span, places

LEVELS = ("certain", "likely", "reconstructed", "decided")


@dataclass(frozen=True)
class Mark:
    """How sure one part of the box is."""

    of: str
    level: str
    note: str
    clause: str


@dataclass(frozen=True)
class Box:
    """A components.toml: its values, where it lies, and how sure its parts are."""

    path: Path
    text: str
    data: dict[str, Any]

    @cached_property
    def digest(self) -> str:
        """Identifies the values (not the comments) a game was played with."""
        return hashlib.sha256(repr(_sorted(self.data)).encode()).hexdigest()[:16]

    @property
    def game(self) -> str:
        """Whose box it says it is: `game = "some_game"`; "" where it does not say."""
        meta = self.data.get("meta", {})
        named = self.data.get("game") or (meta.get("game") if isinstance(meta, dict) else "")
        return str(named or "").lower().replace(" ", "_")

    def line_of(self, entry: str) -> int:
        """The line an entry like `track.space[3].cells` stands on; of a missing one, the line of
        what it would be in; 1 when it cannot be told."""
        there = self.places
        while entry and entry not in there and f"{entry}[0]" not in there:
            entry = re.sub(r"(^|\.)[^.\[\]]*$|\[[^\[\]]*\]$", "", entry)
        begin, _ = there.get(entry) or there.get(f"{entry}[0]") or (0, 0)
        return self.text.count("\n", 0, begin) + 1

    @cached_property
    def places(self) -> dict[str, Span]:
        """Where the values stand in the text."""
        return places(self.text)

    def fault(
        self, entry: str, what: str, clause: str = "", key: str = "box-fault", **more: Any
    ) -> NoReturn:
        """Report an entry that cannot be right."""
        raise BadBox(
            f"{self.path.name}, line {self.line_of(entry)}, {entry}: {what}",
            key=key,
            clause=clause,
            file=self.path.name,
            line=self.line_of(entry),
            entry=entry,
            what=what,
            **more,
        )

    def shaped(self, shape: type, clauses: Mapping[str, str]) -> Any:
        """The whole file in the shape that `table(...)` describes; what does not fit is a fault.

        `clauses` says which clause an entry is about: the one of its longest known beginning.
        """
        try:
            return msgspec.convert(self.data, shape)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `")  # `$.a.b` or `key` in `$.a.b`
            entry = path.rpartition("`$")[2].removeprefix("$").rstrip("`").removesuffix("[...]")
            entry = entry.lstrip(".")
            missing = re.search("missing required field `([^`]+)`", what)
            if missing:
                entry, what = f"{entry}.{missing[1]}".lstrip("."), "this entry is missing"
            for said, ours in _SENTENCES:
                what = re.sub(said, ours, what)
            bound = re.fullmatch(r"must be at (least|most) (-?\d+)", what)
            of = clause_of(entry, clauses)
            if missing:
                self.fault(entry, what, of, "box-entry-missing")
            if bound:
                key = "box-at-least" if bound[1] == "least" else "box-at-most"
                self.fault(entry, what, of, key, n=int(bound[2]))
            self.fault(entry, what, of)

    def agree(self, right: bool, entry: str, what: str, clause: str = "") -> None:
        """Report a fault where entries that must agree do not."""
        if not right:
            self.fault(entry, what, clause)

    def all_different(self, ids: list[str], entry: str, clause: str) -> list[str]:
        """The ids of a list of tables; a fault where two are the same."""
        for i, id in enumerate(ids):
            self.agree(ids.index(id) == i, f"{entry}[{i}]", "each needs an id of its own", clause)
        return ids

    def need(self, entry: str, kind: type | tuple[type, ...]) -> Any:
        """The value at a dotted path, or a fault that says what is missing there."""
        value: Any = self.data
        for part in entry.split("."):
            if not isinstance(value, dict) or part not in value:
                self.fault(entry, "this entry is missing")
            value = value[part]
        wanted = kind if isinstance(kind, tuple) else (kind,)
        if not isinstance(value, kind) or (isinstance(value, bool) and bool not in wanted):
            names = " or ".join(k.__name__ for k in wanted)
            self.fault(entry, f"must be of type {names}, not {value!r}")
        return value

    def whole(self, entry: str, low: int, high: int) -> int:
        """An integer between bounds."""
        value = int(self.need(entry, int))
        if not low <= value <= high:
            self.fault(entry, f"must lie between {low} and {high}, not {value}")
        return value

    @cached_property
    def levels(self) -> dict[str, str]:
        """How sure each part is that the marks name."""
        return {mark.of: mark.level for mark in self.marks()}

    def marks(self) -> list[Mark]:
        """How sure each part of the box is, in the order of the file."""
        found, said = [], self.data.get("confidence", [])
        self.agree(isinstance(said, list), "confidence", "must be a list of tables")
        for i, entry in enumerate(said):
            where = f"confidence[{i}]"
            if not isinstance(entry, dict) or not isinstance(entry.get("of"), str):
                self.fault(where, "each confidence entry names its part in `of`")
            if entry.get("level") not in LEVELS:
                self.fault(where, f"level must be one of {', '.join(LEVELS)}")
            found.append(
                Mark(entry["of"], entry["level"], entry.get("note", ""), entry.get("clause", ""))
            )
        return found


# what msgspec says, as we say it
_SENTENCES = (
    (r"^Expected `(.+)`, got `(.+)`$", r"must be of type \1, not \2"),
    (r"^Expected `int` >= (\S+)$", r"must be at least \1"),
    (r"^Expected `int` <= (\S+)$", r"must be at most \1"),
    (r"^Invalid enum value (.+)$", r"\1 is none of the words known here"),
    (r"^Expected `object` of length (.+)$", r"must name \1"),
    (r"^Expected `array` of (?:at (least|most) )?length (.+)$", r"must list \1 \2"),
)


def table(**entries: Any) -> Any:
    """The shape of a table of the file: the type of each entry the game reads. Others may be
    there. An entry called by a number is written with an underscore before it: `_2=...`."""
    fields = [
        (name, shape.shape | None, None) if isinstance(shape, maybe) else (name, shape)
        for name, shape in entries.items()
    ]
    return msgspec.defstruct("table", fields, kw_only=True, rename=lambda name: name.lstrip("_"))


@dataclass(frozen=True)
class maybe:  # in lower case: it reads like the other shapes
    """The shape of an entry that may be missing, and then is None."""

    shape: Any


def words(*known: str) -> Any:
    """The shape of one of these words."""
    literal: Any = Literal
    return literal[known]


def amounts(known: tuple[str, ...], most: int) -> Any:
    """The shape of a table that says how many of some things: { wood = 1, iron = 2 }."""
    return Annotated[dict[words(*known), whole(1, most)], msgspec.Meta(min_length=1)]  # type: ignore[misc]


def whole(low: int, high: int) -> Any:
    """The shape of a whole number between bounds."""
    return Annotated[int, msgspec.Meta(ge=low, le=high)]


def many(shape: Any, low: int = 0, high: int = 1000) -> Any:
    """The shape of a list."""
    return Annotated[list[shape], msgspec.Meta(min_length=low, max_length=high)]


def clause_of(entry: str, clauses: Mapping[str, str]) -> str:
    """The clause an entry like `card[3].colours` is about; "" where nothing is said of it."""
    plain = re.sub(r"\[[^\]]*\]", "", entry)
    known = [name for name in clauses if plain == name or plain.startswith(name + ".")]
    return clauses[max(known, key=len)] if known else ""


def _sorted(value: Any) -> Any:
    """Values in a form whose repr does not depend on the order of the file."""
    if isinstance(value, dict):
        return sorted((k, _sorted(v)) for k, v in value.items() if k != "confidence")
    if isinstance(value, list):
        return [_sorted(v) for v in value]
    return value


def box_from(text: str, path: Path = Path("components.toml")) -> Box:
    """The box a text describes; `path`: what it is called where something is wrong with it."""
    try:
        return Box(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadBox(
            f"{path.name}: not valid TOML: {error}", key="box-toml", file=path.name
        ) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in ...
        raise BadBox(
            f"{path.name}: not valid TOML: a value is too large to be read",
            key="box-toml",
            file=path.name,
        ) from None


def read_box(path: Path) -> Box:
    """Read a components.toml; a file that is no TOML names its line."""
    try:
        return box_from(path.read_text(encoding="utf-8"), path)
    except FileNotFoundError:
        raise BadBox(f"{path}: there is no such file", key="box-missing", file=path.name) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(
            f"{path}: cannot be read: {error}", key="box-unreadable", file=path.name
        ) from None


_boxes_in_use: dict[str, Box] = {}


def use_box(package: str, box: Box) -> None:
    """From now on the game imported as `package` is read from this box."""
    _boxes_in_use[package] = box


def forget_box(package: str) -> None:
    _boxes_in_use.pop(package, None)


def box_of(package: str, file: str) -> Box:
    """The box of the game whose box.py is `file`: the one it was given, else its own file."""
    for name, box in list(_boxes_in_use.items()):
        if package == name or package.startswith(name + "."):
            return box
    return read_box(Path(file).parent / "components.toml")
