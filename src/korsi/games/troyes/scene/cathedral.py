"""T-4.5: the cathedral."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, num, var, words

from ..box import LEVELS, SIDES
from .faces import framed, rect, said, sign, whose
from .places import CATHEDRAL_AT, STEP, stone_at


def cathedral() -> str:
    x, y = CATHEDRAL_AT
    wide, tall = SIDES * STEP, LEVELS * STEP
    stroke = f'stroke="{var("edge")}" stroke-width="1.5"'
    out = [
        f'<path d="M{num(x - 8)} {num(y)} L{num(x + wide / 2)} {num(y - 44)} L{num(x + wide + 8)} '
        f'{num(y)} Z" fill="{var("white-band")}" {stroke}/>',
        framed(x - 8, y, wide + 16, tall + 34),
    ]
    for level in range(LEVELS):
        for number in range(1, SIDES + 1):
            sx, sy = stone_at(level, number)
            out.append(rect(sx - 19, sy - 19, 38, 38, 5, var("slot"), stroke))
    for number in range(1, SIDES + 1):
        sx, _ = stone_at(0, number)
        out.append(words(str(number), sx, y + tall + 16, 17, "ink-soft"))
    return "".join(out)


def stones(s: Any) -> list[Piece]:
    out = []
    for level in range(LEVELS):
        for number in range(1, SIDES + 1):
            owner = int(s["cathedral"][level][number])
            if owner >= 0:
                x, y = stone_at(level, number)
                out.append(
                    Piece(
                        id=f"stone-{level}-{number}",
                        art="cube",
                        x=x,
                        y=y,
                        scale=1.7,
                        z=20,
                        more=sign(owner, 0, 5, 0.45),
                        **whose(owner),
                        **said("piece-stone", owner, level=level + 1, number=number),
                    )
                )
    return out
