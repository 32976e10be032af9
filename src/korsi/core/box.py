"""The box as data: read components.toml, say which entries are certain, likely or reconstructed.

A room reads its box when it is imported. To play with a corrected file the room is imported a
second time under a name of its own, furnished with that file (`korsi.game(name, box=FILE)`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from korsi.core.errors import BadBox

LEVELS = ("certain", "likely", "reconstructed", "decided")

_furnished: dict[str, Path] = {}


def furnish(package: str, box: Path) -> None:
    """From now on the room imported as `package` is read from this box."""
    _furnished[package] = box


def box_path(package: str, room: Path) -> Path:
    """The box a room stands on: the file it was furnished with, else its own components.toml."""
    for name, box in _furnished.items():
        if package == name or package.startswith(name + "."):
            return box
    return room / "components.toml"


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

    @property
    def digest(self) -> str:
        """Identifies the values (not the comments) a game was played with."""
        return hashlib.sha256(repr(_sorted(self.data)).encode()).hexdigest()[:16]

    def line_of(self, entry: str) -> int:
        """The line an entry like `track.space[3].cells` begins on; 1 when it cannot be told."""
        return _line_of(self.text, entry)

    def fault(self, entry: str, what: str, clause: str = "") -> NoReturn:
        """Report an entry that cannot be right."""
        raise BadBox(
            f"{self.path.name}, line {self.line_of(entry)}, {entry}: {what}",
            key="box-fault",
            clause=clause,
            file=self.path.name,
            line=self.line_of(entry),
            entry=entry,
        )

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

    def marks(self) -> list[Mark]:
        """How sure each part of the box is, in the order of the file."""
        found = []
        for i, entry in enumerate(self.data.get("confidence", [])):
            where = f"confidence[{i}]"
            if not isinstance(entry, dict) or not isinstance(entry.get("of"), str):
                self.fault(where, "each confidence entry names its part in `of`")
            if entry.get("level") not in LEVELS:
                self.fault(where, f"level must be one of {', '.join(LEVELS)}")
            found.append(
                Mark(entry["of"], entry["level"], entry.get("note", ""), entry.get("clause", ""))
            )
        return found


def _sorted(value: Any) -> Any:
    """Values in a form whose repr does not depend on the order of the file."""
    if isinstance(value, dict):
        return sorted((k, _sorted(v)) for k, v in value.items() if k != "confidence")
    if isinstance(value, list):
        return [_sorted(v) for v in value]
    return value


def _line_of(text: str, entry: str) -> int:
    lines = text.splitlines()
    steps = re.findall(r"([^.\[\]]+)(?:\[(\d+)\])?", entry)
    at = 0
    for depth in range(1, len(steps) + 1):
        table = ".".join(name for name, _ in steps[:depth])
        index = int(steps[depth - 1][1] or 0)
        heads = [
            i for i, line in enumerate(lines) if re.match(rf"\s*\[+{re.escape(table)}\]+", line)
        ]
        if index < len(heads):
            at = heads[index]
        else:
            key = steps[depth - 1][0]
            rest = range(at, len(lines))
            at = next((i for i in rest if re.match(rf"\s*{re.escape(key)}\s*=", lines[i])), at)
    return at + 1


def read_box(path: Path) -> Box:
    """Read a components.toml; a file that is no TOML names its line."""
    try:
        text = path.read_text(encoding="utf-8")
        return Box(path, text, tomllib.loads(text))
    except FileNotFoundError:
        raise BadBox(f"{path}: there is no such file", key="box-missing", file=path.name) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(
            f"{path}: cannot be read: {error}", key="box-unreadable", file=path.name
        ) from None
    except tomllib.TOMLDecodeError as error:
        raise BadBox(
            f"{path.name}: not valid TOML: {error}", key="box-toml", file=path.name
        ) from None


def room_box(package: str, file: str) -> Box:
    """The box of the room whose box.py is `file`."""
    return read_box(box_path(package, Path(file).parent))
