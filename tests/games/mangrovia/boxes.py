"""Other boxes: the shipped components.toml with some entries changed."""

from __future__ import annotations

import copy
from typing import Any

from .conftest import MANGROVIA


def data() -> dict[str, Any]:
    """The shipped box, to be changed."""
    return copy.deepcopy(MANGROVIA.box.data)


def space(box: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in box["space"] if entry["id"] == name)
