"""The table as a picture."""

from __future__ import annotations

from typing import Any


def scene(s: Any, seat: int, actions: list[int]) -> Any:
    raise NotImplementedError
