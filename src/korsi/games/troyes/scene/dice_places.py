"""Where dice lie in the districts, and how large: as large as the fullest district allows."""

from __future__ import annotations

from typing import Any

from ..box import SIDES
from .places import DIE, ONE_ROW, Die, Layout, Spot, cobbles, dice_each, districts, held_dice

FEW_DICE = 6  # as many fit at full size


def die_size(at: Layout, s: Any) -> float:
    """How much larger than drawn dice lie: as large as the fullest district allows."""
    return _sizes(at, s)[0]


def _sizes(at: Layout, s: Any) -> tuple[float, int]:
    """How large dice lie, and in how many rows those of a district: two where that is high."""
    each = dice_each(s)
    room = cobbles(at, max(each, key=lambda d: each[d]), s.players)
    most = max(FEW_DICE, *each.values())
    if at.head[1]:
        rows = 2 if most > ONE_ROW and room.h > 2 * at.least else 1
        return min(
            1.6, (room.h / rows - 2) / DIE, max(room.w / (-(-most // rows) * 38.5), 1.2)
        ), rows
    one = min(1.6, (room.h - 12) / 46, (room.w - 22) / (most * 42.0))
    side = max(ONE_ROW, -(-most // 2))  # fewer than that stay side by side
    two = min(1.6, (room.h - 10) / 84, (room.w - 22) / (side * 42.0))
    return (two, 2) if most > ONE_ROW and two > one else (one, 1)


def dice_at(at: Layout, s: Any) -> dict[Die, list[Spot]]:
    """Where equal dice lie: sorted by colour, high ones first."""
    scale, rows = _sizes(at, s)
    size, held = 40 * scale, held_dice(s)
    found: dict[Die, list[Spot]] = {}
    for d in districts(s.players):
        room = cobbles(at, d, s.players)
        here = [
            (c, v)
            for c in range(3)
            for v in range(SIDES, 0, -1)
            for _ in range(s.dice[d][c][v] + held[d, c, v])
        ]
        each = -(-len(here) // rows) if len(here) > ONE_ROW else max(1, len(here))
        space = room.w - size - (18 if rows == 1 and not at.head[1] else 2)
        apart = min(max(size + 4, at.least), space / max(1, each - 1))
        gap = 8.0  # a little air between the colours
        if apart < size + 4 or (each - 1) * apart + 2 * gap > space or each < len(here):
            gap = 0.0
        colours: set[int] = set()
        for i, (c, v) in enumerate(here):
            row, k = divmod(i, each)
            lines = -(-len(here) // each)
            x = room.x + (10 if not at.head[1] else 2) + size / 2
            y = room.y + room.h * (row + 0.5) / lines
            found.setdefault((d, c, v), []).append((x + k * apart + len(colours - {c}) * gap, y))
            colours.add(c)
    left = {(d, c, v): spots[: s.dice[d][c][v]] for (d, c, v), spots in found.items()}
    return {die: spots for die, spots in left.items() if spots}
