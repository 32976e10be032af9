"""T-4, T-10: the cathedral, and the three buildings with their citizens."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, num, part, rect, text_svg, use, var

from .. import box
from ..box import BUILDINGS, COLOURS, SIDES, SPACES_EACH
from ..state import SETTLE
from . import faces, places
from .labels import said, whose
from .places import BUILDING_H, BUILDING_W, QUEUE_H, STEP, TOP
from .signs import EDGE, framed, small_die

# --------------------------------------------------------------------------- T-4.5, T-10


def cathedral() -> str:
    """Roof, three storeys, and below each number what it brings."""
    x, y = places.CATHEDRAL_AT
    wide, tall = SIDES * STEP, box.LEVELS * STEP
    out = [
        f'<path d="M{num(x - 12)} {num(y - 2)} L{num(x + wide / 2 + 10)} {num(y - 48)} '
        f'L{num(x + wide + 32)} {num(y - 2)} Z" fill="{var("white-band")}" {EDGE}/>',
        use("rose", x + wide / 2 + 10, y - 19),
        framed(x - 8, y - 2, wide + 36, TOP + QUEUE_H - y + 2),
    ]
    for level in range(box.LEVELS):
        for number in range(1, SIDES + 1):
            sx, sy = places.stone_at(level, number)
            out.append(rect(sx - 18, sy - 18, 36, 36, 6, var("slot"), EDGE))
    for number in range(1, SIDES + 1):
        sx, _ = places.stone_at(0, number)
        out.append(text_svg(str(number), sx, y + tall + 16, 18, "ink"))
        stars = int(box.CATHEDRAL_INFLUENCE[number])
        for i in range(stars):
            out.append(use("influence", sx + (i - (stars - 1) / 2) * 14, y + tall + 34, scale=0.6))
    return "".join(out)


@cache
def _stone(level: int, number: int, owner: int) -> Piece:
    (x, y), face = places.stone_at(level, number), faces.stone(owner)
    about = said("piece-stone", owner, level=level + 1, number=number) | whose(owner)
    return Piece(f"stone-{level}-{number}", face=face, x=x, y=y, scale=1.7, z=20, **about)


@part
def stones(s: Any) -> list[Piece]:
    return [
        _stone(level, number, owner)
        for level, row in enumerate(s.cathedral)
        for number, owner in enumerate(row)
        if number and owner >= 0
    ]


@part
def missing_levels(s: Any, seat: int) -> list[Piece]:
    """T-16.2.3: what a level without an own cube would cost the one who looks."""
    out = []
    for level, row in enumerate(s.cathedral):
        if seat >= 0 and s.step != SETTLE and seat not in row[1:]:
            (x, y), face = places.stone_at(level, SIDES), faces.missing_level()
            args: Args = {"level": level + 1, "points": box.LEVEL_PENALTY}
            label: dict[str, Any] = {"key": "piece-level-missing", "args": args}
            out.append(Piece(f"missing-{level}", face=face, x=x + 35, y=y, z=22, **label))
    return out


# --------------------------------------------------------------------------- T-4.1 to T-4.4


def buildings() -> str:
    """Walls, spaces, and the dice that lead into each row."""
    out = []
    for b in range(3):
        x, y = places.building_at(b)
        out.append(framed(x, y, BUILDING_W, BUILDING_H))
        out.append(rect(x + 8, y + BUILDING_H - 47, BUILDING_W - 16, 40, 8, var("slot")))
        out.append(use("asleep", x + BUILDING_W - 24, y + BUILDING_H - 27))
        for row, (dice, _) in enumerate(box.ROWS[b]):
            first = int(box.ROW_START[b, row])
            for i in range(int(box.ROW_LENGTH[b, row])):
                sx, sy = places.space_at(first + i)
                out.append(
                    f'<circle id="space-{box.SPACE_IDS[first + i]}" cx="{num(sx)}" cy="{num(sy)}" '
                    f'r="20" fill="{var("slot")}" {EDGE}/>'
                )
                if len(box.ROWS[b]) == SPACES_EACH:
                    out.append(small_die(COLOURS[b], sx + 26, sy - 12, 0.5, row + 1))
            if len(box.ROWS[b]) < SPACES_EACH:
                _, sy = places.space_at(first)
                for i, value in enumerate(dice):
                    out.append(small_die(COLOURS[b], x + 18 + i * 22, sy, 0.56, value))
    return "".join(out)


@cache
def building_pieces() -> list[Piece]:
    """The head of each building: what it is, and the salary of a citizen there (T-5.3)."""
    out = []
    for b, name in enumerate(BUILDINGS):
        (x, y), face = places.building_at(b), faces.building(b)
        args: Args = {"building": name, "colour": COLOURS[b], "deniers": int(box.SALARY[b])}
        label: dict[str, Any] = {"key": "piece-building", "args": args}
        out.append(Piece(f"building-{name}", face=face, x=x, y=y, z=4, **label))
    return out


@cache
def _standing(space: int, owner: int) -> Piece:
    (x, y), name, face = places.space_at(space), box.SPACE_IDS[space], faces.citizen(owner)
    about = said("piece-citizen", owner, space=name) | whose(owner)
    return Piece(f"citizen-{name}", face=face, x=x, y=y - 1, scale=1.06, z=20, **about)


@part
def citizens(s: Any) -> list[Piece]:
    """Those who stand, and whoever was expelled: on the picture of the building (T-4.4)."""
    out = [_standing(space, owner) for space, owner in enumerate(s.standing) if owner >= 0]
    for b, name in enumerate(BUILDINGS):
        lying = [owner for owner, n in enumerate(s.lying[b]) for _ in range(n)]
        apart = min(38.0, 150 / max(1, len(lying) - 1))
        for i, owner in enumerate(lying):
            (x, y), face = places.lying_at(b), faces.citizen(owner)
            x += i * apart - BUILDING_W / 2 + 36
            about = said("piece-lying", owner, building=name) | whose(owner)
            lies: dict[str, Any] = {"turn": 90, "scale": 0.85, "z": 21, **about}
            out.append(Piece(f"lying-{name}-{i}", face=face, x=x, y=y - 2, **lies))
    return out
