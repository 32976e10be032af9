"""Points, places, and where the points come from (L-4)."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints
from korsi.core.rule import rule
from korsi.core.standing import by_standing
from korsi.core.state import emit

from .box import BRIGHT, HAND, KINDS, LANTERNS
from .moves import WINS

MOST_ON_HAND = HAND * max(LANTERNS)


@rule
def light_of(row):
    """How bright some lanterns are together."""
    total = 0
    for kind in range(KINDS):
        total += BRIGHT[kind] * row[kind]
    return total


@rule
def points_of(s, seat):
    """L-4.2: the light of the lit lanterns."""
    return light_of(s.lit[seat])


@rule
def standing(s, seat):
    """L-4.3: the light of the lit lanterns, then of those on hand, as one number."""
    return points_of(s, seat) * (MOST_ON_HAND + 1) + light_of(s.hand[seat])


@rule
def scores(s, out):
    for seat in range(s.players):
        out[seat] = points_of(s, seat)


ranking, wins = by_standing(standing)  # L-4.3: whom no tie-break parts share a place


@rule
def emit_winners(s):
    """L-4.3: one winner, or several who share the victory."""
    for seat in range(s.players):
        if wins(s, seat):
            emit(s, WINS, seat, points_of(s, seat), 0, 0)


def breakdown(record: Any) -> list[dict[str, Any]]:
    """For each seat: its points, and one line for its lit lanterns."""
    s = ints(record)
    points = [int(points_of(s.record, seat)) for seat in range(s.players)]
    return [
        {
            "seat": seat,
            "points": points[seat],
            "lines": [{"what": "lit", "points": points[seat], "clause": "L-4.2"}],
        }
        for seat in range(s.players)
    ]
