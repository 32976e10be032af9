"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any


def view_json(s: Any, seat: int) -> dict[str, Any]:
    return {"game": "keyflower"}
