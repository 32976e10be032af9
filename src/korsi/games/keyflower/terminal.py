"""The table as text. A placeholder until the board is drawn in letters: the view, line by line."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Say

from .view import view_json


def _tile(form: dict[str, Any]) -> str:
    """A tile with its colour, groups, workers and resources."""
    words = [form["tile"]]
    words += [f"[{form['colour']}]"] if form.get("colour") else []
    words += [
        f"{g['seat']}:{g['workers']}{'*' if g['winning'] else ''}" for g in form.get("groups", [])
    ]
    for key in ("on_tile", "resources"):
        words += [f"{n} {name}" for name, n in form.get(key, {}).items()]
    return " ".join(words)


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """Season, offer, boats and villages as a seat sees them."""
    view = view_json(record, seat)
    lines = [f"{view['season']}, {view['step']}"]
    lines += ["  " + _tile(tile) for tile in [*view["offer"], *view["turn_order"]]]
    for boat in view["boats"]:
        load = " ".join(f"{n} {name}" for name, n in boat["workers"].items())
        lines.append(f"  {boat['boat']}: {load}, {boat['skill_tokens']} skills")
    for place in view["seats"]:
        mine = " ".join(f"{n} {name}" for name, n in place.get("workers", {}).items())
        lines.append(f"seat {place['seat']} {mine}")
        lines += [f"  {_tile(tile)} at {tile['at']}" for tile in place["village"]]
    return "\n".join(lines) + "\n"
