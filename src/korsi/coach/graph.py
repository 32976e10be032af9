"""The chances over a game as a picture: for notebooks and for a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from korsi.coach.game import Analysis

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 320, 44, 110, 14, 26
COLOURS = ("#b23248", "#1c7f7b", "#b07a10", "#4a5fb0", "#6b4a8c", "#55602f")
DASHES = ("none", "9 5", "2 6", "14 4 3 4", "5 3", "1 4")
"""Colour is never the only difference."""


def svg(analysis: Analysis, names: Sequence[str] = ()) -> str:
    """A line for each seat, turning points as dots."""
    points = analysis.chances
    called = [names[k] if k < len(names) else str(k + 1) for k in range(analysis.players)]

    def x(i: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * i / max(1, len(points) - 1)

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    drawn = []
    for part in (0, 25, 50, 75, 100):
        at = y(part / 100)
        drawn.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#d8cdb4"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{part} %</text>')
    heights = _apart([y(points[-1][1][seat]) for seat in range(analysis.players)])
    for seat, name in enumerate(called):
        row = " ".join(
            f"{x(i):.1f},{y(chances[seat]):.1f}" for i, (_, chances) in enumerate(points)
        )
        colour, dash = COLOURS[seat % 6], DASHES[seat % 6]
        drawn.append(
            f'<polyline points="{row}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{heights[seat] + 4:.1f}" fill="{colour}" '
            f'font-weight="600">{escape(name)}</text>'
        )
    for i in analysis.turning:
        seat = analysis.decisions[i].seat
        at = y(points[i][1][seat])
        drawn.append(
            f'<circle cx="{x(i):.1f}" cy="{at:.1f}" r="5" fill="{COLOURS[seat % 6]}" '
            'stroke="#2a2118" stroke-width="1.5"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'role="img" font-family="sans-serif" font-size="12" fill="#55483a">{"".join(drawn)}</svg>'
    )


def _apart(heights: list[float], gap: float = 15.0) -> list[float]:
    """The same places, moved so that no two names lie on each other."""
    order = sorted(range(len(heights)), key=lambda k: heights[k])
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + gap)
    lowest = float(HEIGHT - BOTTOM)
    for seat in reversed(order):  # pushed beyond the lower edge they move up, as far as they must
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - gap
    return placed
