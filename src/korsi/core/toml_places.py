"""Where the values of a TOML text stand: for naming a line, and for changing a value in place.

The text has been read by tomllib before, so nothing is checked here; only positions are noted.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

Span = tuple[int, int]

_NAME = re.compile(r'[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|\'[^\']*\'')
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL
)
_PLAIN = re.compile(r"[^\s,\]}#]+(?: [0-9][^\s,\]}#]*)?")  # a date and its time: one space between


def places(text: str) -> dict[str, Span]:
    """Entries like `tile[3].upgraded.vp`, `card[0].colours[1]` -> where their value stands. A table
    stands where its header does."""
    return _Reader(text).read()


def put(text: str, changes: dict[str, Any]) -> str:
    """The text with other values at some entries; comments, order and layout stay."""
    there = places(text)
    for entry in sorted(changes, key=lambda entry: there[entry], reverse=True):
        begin, end = there[entry]
        text = text[:begin] + written(changes[entry]) + text[end:]
    return text


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {written(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


@dataclass
class _Reader:
    text: str
    at: int = 0
    found: dict[str, Span] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)  # of arrays of tables, by their path

    def read(self) -> dict[str, Span]:
        table = ""
        self.gap()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.gap()
        return self.found

    def gap(self) -> None:
        found = _GAP.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def header(self) -> str:
        begin, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        names = self.names()
        self.at = self.text.index("]", self.at) + (2 if several else 1)
        path = ""
        for depth, name in enumerate(names, 1):
            path = f"{path}.{name}".lstrip(".")
            if several and depth == len(names):
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:  # of the last one so far
                path = f"{path}[{self.counts[path]}]"
        self.found.setdefault(path, (begin, self.at))
        return path

    def names(self) -> list[str]:
        names = []
        while True:
            self.gap()
            found = _NAME.match(self.text, self.at)
            assert found is not None
            names.append(found[0].strip("\"'"))
            self.at = found.end()
            self.gap()
            if not self.text.startswith(".", self.at):
                return names
            self.at += 1

    def pair(self, table: str) -> None:
        path = ".".join([*([table] if table else []), *self.names()])
        self.at += 1  # the sign =
        self.gap()
        self.value(path)

    def value(self, path: str) -> None:
        begin, sign = self.at, self.text[self.at]
        if sign in "[{":
            self.several(path, "]" if sign == "[" else "}")
        else:
            found = (_STRING if sign in "\"'" else _PLAIN).match(self.text, self.at)
            assert found is not None
            self.at = found.end()
        self.found[path] = (begin, self.at)

    def several(self, path: str, end: str) -> None:
        self.at += 1
        n = 0
        self.gap()
        while self.text[self.at] != end:
            if end == "]":
                self.value(f"{path}[{n}]")
                n += 1
            else:
                self.pair(path)
            self.gap()
            if self.text[self.at] == ",":
                self.at += 1
                self.gap()
        self.at += 1
