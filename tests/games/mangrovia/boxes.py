"""Other boxes: the shipped components.toml with some entries changed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from .conftest import MANGROVIA


def data() -> dict[str, Any]:
    """The shipped box, to be changed."""
    return copy.deepcopy(MANGROVIA.box.data)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def write(box: dict[str, Any], path: Path) -> Path:
    text = "".join(f"{json.dumps(k)} = {_toml(v)}\n" for k, v in box.items())
    path.write_text(text, encoding="utf-8")
    return path


def space(box: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in box["space"] if entry["id"] == name)
