"""What happened between two positions, picture by picture: so that a page can play it again.

Each picture has gone through `hide` for the seat that looks, as every past position has.
"""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Scene
from korsi.table.holding import Held
from korsi.table.live_table import LiveTable
from korsi.table.points import less_of, points_of
from korsi.table.problems import Problem
from korsi.table.state import phase_at, reader_of, scene_of, sender_of
from korsi.table.store.people import Person
from korsi.table.viewpoint import Viewpoint, viewpoint_of

MOST = 60
"""Steps in one answer; of more, the last ones."""


def steps_json(
    live: LiveTable,
    person: Person | None,
    language: str,
    first: int,
    last: int,
    seat: int | None,
    have: str | None,
    layout: str,
) -> dict[str, Any]:
    """{base?, from, steps: [{at, by, points, known, phase, scene}]}: each scene is the difference
    to the one before; the first one to what the reader has, or whole where that is unknown or
    another position."""
    if not 0 <= first < last <= len(live.match):
        raise Problem("malformed")
    start = max(first, last - MOST)
    eyes = viewpoint_of(live, person, language, seat, start, layout)
    sender, before, made = sender_of(live, eyes), _held(live, eyes, have, first, start), []
    base = {"base": have} if before is not None else {}
    if before is None:
        before = scene_of(live, eyes, [])
        whole = before and sender.whole(before)
        made.append({"at": start, "by": None, **_header(live, eyes), "scene": whole})
    for n in range(start + 1, last + 1):
        eyes = viewpoint_of(live, person, language, seat, n, layout)
        scene = scene_of(live, eyes, [])
        by = live.match.actions[n - 1][0]
        step: dict[str, Any] = {"at": n, "by": by, **_header(live, eyes)}
        if scene is not None and before is not None:
            step["scene"] = sender.difference(before, scene)
        made.append(step)
        before = scene
    return {**base, "from": start, "steps": made}


def _header(live: LiveTable, eyes: Viewpoint) -> dict[str, Any]:
    """What the head of the page said then."""
    view, now = eyes.view.moment(), eyes.at == len(live.match)
    return {
        "points": points_of(live, eyes.view, view, now),
        "less": less_of(live, eyes.view, view, now),
        "phase": phase_at(live, eyes),
    }


def _held(
    live: LiveTable, eyes: Viewpoint, have: str | None, first: int, start: int
) -> Scene | None:
    """The picture the reader has, if it is the one before the first step."""
    if not have or first != start:
        return None
    found: Held | None = live.held.get(have)
    known = found is not None and found.reader == reader_of(eyes) and found.parts["at"] == start
    return found.scene if found is not None and known else None
