"""T-4, T-10: the cathedral, and the three buildings with their citizens."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Piece, Written, num, part, rect, text_svg, use, var

from .. import box
from ..box import BUILDINGS, COLOURS, SIDES, SPACES_EACH
from ..state import SETTLE
from . import faces, places
from .labels import said, whose
from .places import Layout
from .signs import EDGE, framed, ink_on, small_die

# --------------------------------------------------------------------------- T-4.5, T-10


def _tower(x: float, y: float) -> str:
    """One of the two towers of the cathedral, from its left lower corner up."""
    wall = rect(x, y - 34, 22, 34, 2, var("white-band"), EDGE)
    spire = (
        f"M{num(x - 2)} {num(y - 33)} L{num(x + 11)} {num(y - 50)} L{num(x + 24)} {num(y - 33)} Z"
    )
    window = rect(x + 8, y - 26, 6, 12, 3, var("night"), 'fill-opacity="0.6"')
    return f'{wall}<path d="{spire}" fill="{var("red-band")}" {EDGE}/>{window}'


def cathedral(at: Layout) -> str:
    """Roof, three storeys, and below each number what it brings."""
    x, y = at.cathedral
    wide, tall, side = SIDES * at.step, box.LEVELS * at.step, at.step - 5
    out = [
        *(_tower(left, y - 2) for left in (x - 8, x + wide + 6)),
        f'<path d="M{num(x - 12)} {num(y - 2)} L{num(x + wide / 2 + 10)} {num(y - 48)} '
        f'L{num(x + wide + 32)} {num(y - 2)} Z" fill="{var("white-band")}" {EDGE}/>',
        use("rose", x + wide / 2 + 10, y - 19),
        framed(x - 8, y - 2, wide + 36, tall + 49),
    ]
    for level in range(box.LEVELS):
        for number in range(1, SIDES + 1):
            sx, sy = places.stone_at(at, level, number)
            out.append(rect(sx - side / 2, sy - side / 2, side, side, 6, var("slot"), EDGE))
    for number in range(1, SIDES + 1):
        sx, _ = places.stone_at(at, 0, number)
        out.append(text_svg(str(number), sx, y + tall + 16, 18, "ink"))
        stars = int(box.CATHEDRAL_INFLUENCE[number])
        for i in range(stars):
            out.append(use("influence", sx + (i - (stars - 1) / 2) * 14, y + tall + 34, scale=0.6))
    return "".join(out)


@cache
def _stone(level: int, number: int, owner: int, players: int, at: Layout) -> Piece:
    (x, y), face, large = places.stone_at(at, level, number), faces.stone(owner), at.step / 24
    about = said("piece-stone", owner, players, level=level + 1, number=number) | whose(owner)
    lies: dict[str, Any] = {"scale": large, "z": 20, "thing": "cathedral", **about}
    return Piece(f"stone-{level}-{number}", face=face, x=x, y=y, **lies)


@part
def stones(s: Any, at: Layout) -> list[Piece]:
    return [
        _stone(level, number, owner, s.players, at)
        for level, row in enumerate(s.cathedral)
        for number, owner in enumerate(row)
        if number and owner >= 0
    ]


@part
def missing_levels(s: Any, seat: int, at: Layout) -> list[Piece]:
    """T-16.2.3: what a level without an own cube would cost the one who looks."""
    out = []
    for level, row in enumerate(s.cathedral):
        if seat >= 0 and s.step != SETTLE and seat not in row[1:]:
            (x, y), face = places.stone_at(at, level, SIDES), faces.missing_level()
            args: Args = {"level": level + 1, "points": box.LEVEL_PENALTY}
            label: dict[str, Any] = {"key": "piece-level-missing", "args": args}
            label["thing"], across = "cathedral", at.step / 2 + 16.5
            out.append(Piece(f"missing-{level}", face=face, x=x + across, y=y, z=22, **label))
    return out


# --------------------------------------------------------------------------- T-4.1 to T-4.4


def buildings(at: Layout) -> str:
    """Walls, spaces, and the dice that lead into each row."""
    out = []
    for b in range(3):
        (x, y), lying = at.buildings[b], places.lying_at(at, b)
        out.append(framed(x, y, *at.building))
        out.append(rect(lying.x, lying.y, lying.w, lying.h, 8, var("slot")))
        out.append(use("asleep", lying.x + lying.w - 16, lying.y + lying.h / 2))
        for row in range(len(box.ROWS[b])):
            first = int(box.ROW_START[b, row])
            for i in range(int(box.ROW_LENGTH[b, row])):
                sx, sy = places.space_at(at, first + i)
                out.append(
                    f'<circle id="space-{box.SPACE_IDS[first + i]}" cx="{num(sx)}" cy="{num(sy)}" '
                    f'r="{num(at.space / 2.3)}" fill="{var("slot")}" {EDGE}/>'
                )
        for _, (sx, sy), large, value in leading(at, b):
            out.append(small_die(COLOURS[b], sx, sy, large, value))
    return "".join(out)


def leading(at: Layout, b: int) -> list[tuple[int, places.Spot, float, int]]:
    """T-12.2, T-12.3: the small dice of a building: the first space each leads to, where it lies,
    how large, its value. Beside a space they stand above or beside what glows there."""
    out = []
    for row, (dice, _) in enumerate(box.ROWS[b]):
        first = int(box.ROW_START[b, row])
        x, y = places.space_at(at, first)
        if len(box.ROWS[b]) == SPACES_EACH:
            across, up = (0, 42) if at.space > 50 else (36.5, 12)
            out.append((first, (x + across, y - up), 0.44, row + 1))
            continue
        left, apart, large = (11, 17.5, 0.46) if at.space > 50 else (18, 22, 0.56)
        for i, value in enumerate(dice):
            out.append((first, (at.buildings[b][0] + left + i * apart, y), large, value))
    return out


NAME_WIDE = 128  # between its roof and the salary


@cache
def building_pieces(at: Layout) -> list[Piece]:
    """The head of each building: what it is, and the salary of a citizen there (T-5.3)."""
    out = []
    for b, name in enumerate(BUILDINGS):
        (x, y), face = at.buildings[b], faces.building(b, at.building[0])
        args: Args = {"building": name, "colour": COLOURS[b], "deniers": int(box.SALARY[b])}
        label: dict[str, Any] = {"key": "piece-building", "args": args}
        label["thing"] = f"building-{name}"
        label["written"] = Written(
            "written-building", 15, at.label, NAME_WIDE, ink=ink_on(COLOURS[b])
        )
        middle = x + at.building[0] / 2
        out.append(Piece(f"building-{name}", face=face, x=middle, y=y, z=4, **label))
    return out


@cache
def _standing(space: int, owner: int, players: int, at: Layout) -> Piece:
    (x, y), name, face = places.space_at(at, space), box.SPACE_IDS[space], faces.citizen(owner)
    about = said("piece-citizen", owner, players, space=name) | whose(owner)
    lies: dict[str, Any] = {"scale": at.space / 43, "z": 20, "thing": f"space-{name}", **about}
    return Piece(f"citizen-{name}", face=face, x=x, y=y - 1, **lies)


@part
def citizens(s: Any, at: Layout) -> list[Piece]:
    """Those who stand, and whoever was expelled: on the picture of the building (T-4.4)."""
    standing = [(space, owner) for space, owner in enumerate(s.standing) if owner >= 0]
    out = [_standing(space, owner, s.players, at) for space, owner in standing]
    for b, name in enumerate(BUILDINGS):
        lying = [owner for owner, n in enumerate(s.lying[b]) for _ in range(n)]
        apart = min(38.0, 150 / max(1, len(lying) - 1))
        for i, owner in enumerate(lying):
            on, face = places.lying_at(at, b), faces.citizen(owner)
            x, y = on.x + 28 + i * apart, on.y + on.h / 2
            about = said("piece-lying", owner, s.players, building=name) | whose(owner)
            lies: dict[str, Any] = {"turn": 90, "scale": 0.85, "z": 21, **about}
            lies["thing"] = f"picture-{name}"
            out.append(Piece(f"lying-{name}-{i}", face=face, x=x, y=y, **lies))
    return out
