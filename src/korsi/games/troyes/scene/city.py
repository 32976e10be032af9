"""T-4.1 to T-4.4: the three buildings with their citizens, standing and lying."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, num, rect, use, var

from ..box import (
    BUILDINGS,
    COLOURS,
    ROW_LENGTH,
    ROW_START,
    ROWS,
    SALARY,
    SPACE_IDS,
    SPACES_EACH,
)
from . import faces
from .labels import said, whose
from .places import BUILDING_H, BUILDING_W, building_at, lying_at, space_at
from .signs import EDGE, framed, small_die


def buildings() -> str:
    """Walls, spaces, and the dice that lead into each row."""
    out = []
    for b in range(3):
        x, y = building_at(b)
        out.append(framed(x, y, BUILDING_W, BUILDING_H))
        out.append(rect(x + 8, y + BUILDING_H - 47, BUILDING_W - 16, 40, 8, var("slot")))
        out.append(use("asleep", x + BUILDING_W - 24, y + BUILDING_H - 27))
        for row, (dice, _) in enumerate(ROWS[b]):
            first = int(ROW_START[b, row])
            for i in range(int(ROW_LENGTH[b, row])):
                sx, sy = space_at(first + i)
                out.append(
                    f'<circle id="space-{SPACE_IDS[first + i]}" cx="{num(sx)}" cy="{num(sy)}" '
                    f'r="20" fill="{var("slot")}" {EDGE}/>'
                )
                if len(ROWS[b]) == SPACES_EACH:
                    out.append(small_die(COLOURS[b], sx + 26, sy - 12, 0.5, row + 1))
            if len(ROWS[b]) < SPACES_EACH:
                _, sy = space_at(first)
                for i, value in enumerate(dice):
                    out.append(small_die(COLOURS[b], x + 18 + i * 22, sy, 0.56, value))
    return "".join(out)


@cache
def building_pieces() -> list[Piece]:
    """The head of each building: what it is, and the salary of a citizen there (T-5.3)."""
    out = []
    for b, name in enumerate(BUILDINGS):
        x, y = building_at(b)
        args: Args = {"building": name, "colour": COLOURS[b], "deniers": int(SALARY[b])}
        out.append(
            Piece(
                f"building-{name}",
                face=faces.building(b),
                x=x,
                y=y,
                z=4,
                key="piece-building",
                args=args,
            )
        )
    return out


def citizens(s: Any) -> list[Piece]:
    return [*_standing(s), *(piece for b in range(3) for piece in _lying(s, b))]


def _standing(s: Any) -> list[Piece]:
    out = []
    for space, owner in enumerate(s.standing):
        if owner >= 0:
            x, y = space_at(space)
            name, face = SPACE_IDS[space], faces.citizen(owner)
            label = {**whose(owner), **said("piece-citizen", owner, space=name)}
            out.append(Piece(f"citizen-{name}", face=face, x=x, y=y - 1, scale=1.06, z=20, **label))
    return out


def _lying(s: Any, b: int) -> list[Piece]:
    """T-4.4: whoever was expelled lies on the picture of the building."""
    lying = [owner for owner, n in enumerate(s.lying[b]) for _ in range(n)]
    x, y = lying_at(b)
    apart = min(38.0, 150 / max(1, len(lying) - 1))
    return [
        Piece(
            f"lying-{BUILDINGS[b]}-{i}",
            face=faces.citizen(owner),
            x=x - BUILDING_W / 2 + 36 + i * apart,
            y=y - 2,
            turn=90,
            scale=0.85,
            z=21,
            **whose(owner),
            **said("piece-lying", owner, building=BUILDINGS[b]),
        )
        for i, owner in enumerate(lying)
    ]
