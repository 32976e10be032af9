"""T-4: the buildings with their citizens, the square with a district of dice for each player."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece, num, use, var, words

from ..box import (
    BUILDINGS,
    COLOURS,
    NEUTRAL,
    ROW_LENGTH,
    ROW_START,
    ROWS,
    SIDES,
    SPACE_IDS,
    SPACES,
    SPACES_EACH,
)
from ..rules.board import collected
from ..scoring import covered
from ..state import OVER
from .faces import die, framed, rect, said, sign, token, whose
from .places import (
    BUILDING_H,
    BUILDING_W,
    DISTRICT_H,
    DISTRICT_W,
    building_at,
    die_at,
    district_at,
    lying_at,
    space_at,
)


def buildings() -> str:
    out = []
    for b in range(3):
        x, y = building_at(b)
        out.append(framed(x, y, BUILDING_W, BUILDING_H))
        out.append(rect(x, y, BUILDING_W, 26, 10, var(f"{COLOURS[b]}-band")))
        out.append(rect(x + 8, y + BUILDING_H - 48, BUILDING_W - 16, 42, 8, var("slot")))
        for row, (dice, _) in enumerate(ROWS[b]):
            first = int(ROW_START[b, row])
            sx, sy = space_at(first)
            if len(ROWS[b]) < SPACES_EACH:
                shown = "-".join(str(v) for v in (dice[0], dice[-1]))
                out.append(words(shown, x + 24, sy, 15, "ink-soft"))
            for i in range(int(ROW_LENGTH[b, row])):
                sx, sy = space_at(first + i)
                ring = f'stroke="{var("edge")}" stroke-width="1.5"'
                out.append(
                    f'<circle id="space-{SPACE_IDS[first + i]}" cx="{num(sx)}" cy="{num(sy)}" '
                    f'r="19" fill="{var("slot")}" {ring}/>'
                )
                if len(ROWS[b]) == SPACES_EACH:
                    out.append(words(str(row + 1), sx + 22, sy - 14, 14, "ink-soft"))
    return "".join(out)


def dice(s: Any) -> list[Piece]:
    out = []
    for d in [*range(int(s["players"])), NEUTRAL]:
        for c, colour in enumerate(COLOURS):
            for v in range(1, SIDES + 1):
                for k in range(int(s["dice"][d][c][v])):
                    x, y = die_at(s, d, c, v, k)
                    label = said("piece-die", d, colour=colour, value=v)
                    out.append(die(x, y, colour, v, id=f"die-{d}-{c}-{v}-{k}", **label))
    return out


def citizens(s: Any) -> list[Piece]:
    out = []
    for space in range(SPACES):
        owner = int(s["standing"][space])
        if owner >= 0:
            x, y = space_at(space)
            out.append(
                Piece(
                    id=f"citizen-{SPACE_IDS[space]}",
                    art="citizen",
                    x=x,
                    y=y,
                    z=20,
                    more=sign(owner, 0, 7, 0.7),
                    **whose(owner),
                    **said("piece-citizen", owner, space=SPACE_IDS[space]),
                )
            )
    for b, name in enumerate(BUILDINGS):
        lying = [o for o in range(5) for _ in range(int(s["lying"][b][o]))]
        x, y = lying_at(b)
        for i, owner in enumerate(lying):
            out.append(
                Piece(
                    id=f"lying-{name}-{i}",
                    art="citizen",
                    x=x - 80 + i * min(34, 170 / max(1, len(lying))),
                    y=y - 2,
                    turn=90,
                    scale=0.8,
                    z=21,
                    more=sign(owner, 0, 7, 0.7),
                    **whose(owner),
                    **said("piece-lying", owner, building=name),
                )
            )
    return out


def district_piece(s: Any, seat: int) -> Piece:
    """A player's side of the square: money, influence, citizens in supply, points he may show."""
    x, y = district_at(seat)
    lit = int(s["active"]) == seat and int(s["step"]) != OVER
    ring = f'fill="none" stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1}"'
    out = [f'<rect width="{num(DISTRICT_W)}" height="{num(DISTRICT_H)}" rx="12" {ring}/>']
    out.append(rect(4, 4, 30, 30, 8, var("tone")))
    out.append(sign(seat, 19, 19))
    out.append(
        use("coin", 50, 19) + words(str(int(s["deniers"][seat])), 63, 19, 18, anchor="start")
    )
    purse = int(s["purse"][seat])
    if purse:
        out.append(words(f"+{purse}", 88, 19, 14, "gold", anchor="start"))
    out.append(use("influence", 122, 19))
    out.append(words(str(int(s["influence"][seat])), 135, 19, 18, anchor="start"))
    out.append(token(seat, 174, 17, 0.6))
    out.append(words(str(int(s["supply"][seat])), 186, 19, 18, anchor="start"))
    known = not covered(s, seat)
    out.append(use("point", 19, 50, scale=0.9))
    out.append(words(str(int(collected(s, seat))) if known else "?", 34, 50, 17, anchor="start"))
    if int(s["start"]) == seat:
        out.append(use("start", DISTRICT_W - 18, 50))
    if int(s["passed"][seat]):
        out.append(words("×", DISTRICT_W - 44, 50, 22, "ink-soft"))
    return Piece(
        id=f"district-{seat}",
        x=x,
        y=y,
        z=6,
        tone=f"seat{seat}",
        owner=seat,
        more="".join(out),
        key="piece-seat",
        args={
            "seat": Noun("seat", seat),
            "deniers": int(s["deniers"][seat]),
            "influence": int(s["influence"][seat]),
            "supply": int(s["supply"][seat]),
        },
    )


def neutral_piece(s: Any) -> Piece:
    """The fifth district: grey, or Le Roy with his points."""
    x, y = district_at(NEUTRAL)
    out = [rect(4, 4, 30, 30, 8, var("tone")), sign(NEUTRAL, 19, 19)]
    out.append(token(NEUTRAL, 56, 17, 0.6))
    out.append(words(str(int(s["general"][NEUTRAL])), 70, 19, 18, anchor="start"))
    solo = int(s["players"]) == 1
    if solo:
        out.append(use("point", 112, 19, scale=0.9))
        out.append(words(str(int(collected(s, NEUTRAL))), 126, 19, 18, anchor="start"))
        if int(s["start"]) == NEUTRAL:
            out.append(use("start", DISTRICT_W - 18, 19))
    return Piece(
        id="district-neutral",
        x=x,
        y=y,
        z=6,
        tone="seat4",
        more="".join(out),
        key="piece-leroy" if solo else "piece-grey",
        args={"supply": int(s["general"][NEUTRAL])},
    )
