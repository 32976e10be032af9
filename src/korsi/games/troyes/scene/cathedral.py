"""T-4.5, T-10: the cathedral, what a space brings, and which levels lack one's own cube."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Piece, num, rect, text_svg, use, var

from ..box import CATHEDRAL_INFLUENCE, LEVEL_PENALTY, LEVELS, SIDES
from ..state import SETTLE
from . import faces
from .labels import said, whose
from .places import CATHEDRAL_AT, QUEUE_H, STEP, TOP, stone_at
from .signs import EDGE, framed


def cathedral() -> str:
    """Roof, three storeys, and below each number what it brings."""
    x, y = CATHEDRAL_AT
    wide, tall = SIDES * STEP, LEVELS * STEP
    out = [
        f'<path d="M{num(x - 12)} {num(y - 2)} L{num(x + wide / 2 + 10)} {num(y - 48)} '
        f'L{num(x + wide + 32)} {num(y - 2)} Z" fill="{var("white-band")}" {EDGE}/>',
        use("rose", x + wide / 2 + 10, y - 19),
        framed(x - 8, y - 2, wide + 36, TOP + QUEUE_H - y + 2),
    ]
    for level in range(LEVELS):
        for number in range(1, SIDES + 1):
            sx, sy = stone_at(level, number)
            out.append(rect(sx - 18, sy - 18, 36, 36, 6, var("slot"), EDGE))
    for number in range(1, SIDES + 1):
        sx, _ = stone_at(0, number)
        out.append(text_svg(str(number), sx, y + tall + 16, 18, "ink"))
        stars = int(CATHEDRAL_INFLUENCE[number])
        for i in range(stars):
            out.append(use("influence", sx + (i - (stars - 1) / 2) * 14, y + tall + 34, scale=0.6))
    return "".join(out)


def stones(s: Any) -> list[Piece]:
    out = []
    for level, row in enumerate(s.cathedral):
        for number, owner in enumerate(row):
            if number and owner >= 0:
                x, y = stone_at(level, number)
                label = said("piece-stone", owner, level=level + 1, number=number)
                face, id_ = faces.stone(owner), f"stone-{level}-{number}"
                out.append(
                    Piece(id_, face=face, x=x, y=y, scale=1.7, z=20, **whose(owner), **label)
                )
    return out


def missing_levels(s: Any, seat: int) -> list[Piece]:
    """T-16.2.3: what a level without an own cube would cost the one who looks."""
    if seat < 0 or s.step == SETTLE:
        return []
    out = []
    for level, row in enumerate(s.cathedral):
        if seat not in row[1:]:
            x, y = stone_at(level, SIDES)
            said: Args = {"level": level + 1, "points": LEVEL_PENALTY}
            out.append(
                Piece(
                    f"missing-{level}",
                    face=faces.missing_level(),
                    x=x + 35,
                    y=y,
                    z=22,
                    key="piece-level-missing",
                    args=said,
                )
            )
    return out
