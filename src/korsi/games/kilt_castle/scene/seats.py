"""Money and floors of each seat, in its corner."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece, text_svg, use, var

from ..box import COLOUR_COUNT, COLOURS
from ..moves import EARNS, WINS
from ..view import building_colour
from .ground import rect
from .pieces import sign
from .places import PANEL_W, corner, size


def panel_height(colours: int) -> float:
    return 48 + 44 * colours


def seat_pieces(s: Any, viewer: int, told_all: list[list[int]], edge: float) -> list[Piece]:
    players = int(s["players"])
    width, height = size(players)
    earned = {e[1]: e[2] for e in told_all if e[0] == EARNS}
    building = building_colour(s)
    deciding = int(s["owner"][building]) if building >= 0 else int(s["active"])
    bright = {e[1] for e in told_all if e[0] == WINS} or {deciding}
    out = []
    for seat in range(players):
        own = [c for c in range(COLOUR_COUNT) if int(s["owner"][c]) == seat]
        at = corner(seat, viewer, players)
        tall = panel_height(len(own))
        left = 10.0 if at in (0, 1) else width - 10 - PANEL_W
        top = 10.0 if at in (1, 2) else height - 10 - tall
        lit = seat in bright
        stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        panel = rect(0, 0, PANEL_W, tall, 14, var("panel"), f'fill-opacity="0.92" {stroke}')
        money = int(s["money"][seat])
        purse = text_svg(str(money), 43, 26, 25, anchor="start")
        gain = text_svg(f"+{earned[seat]}", 100, 27, 16, "gold") if earned.get(seat) else ""
        out.append(
            Piece(
                id=f"seat-{seat}",
                x=left,
                y=top,
                z=60,
                owner=seat,
                more=panel + use("coin", 24, 26, scale=1.35) + gain + purse,
                key="piece-money",
                args={"seat": Noun("seat", seat), "ducats": money},
            )
        )
        for i, colour in enumerate(own):
            out.append(_supply(s, seat, colour, colour == building, left, top + 48 + 44 * i))
        if int(s["active"]) == seat:
            pending = bool(s["ducat_pending"])
            out.append(
                Piece(
                    id="seal",
                    art="ducat" if pending else "seal",
                    x=left + PANEL_W - 26,
                    y=top + 26,
                    scale=0.86,
                    z=62,
                    key="piece-ducat-day" if pending else "piece-seal",
                    args={} if pending else {"seat": Noun("seat", seat)},
                    marks=("glow",) if pending else (),
                )
            )
    return out


def _supply(s: Any, seat: int, colour: int, builds: bool, x: float, y: float) -> Piece:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    left = [int(s["supply"][colour][kind]) for kind in range(3)]
    rim = f'stroke="{var("gold" if builds else "cream")}" stroke-width="{4 if builds else 2}"'
    out = f'<circle cx="23" cy="18" r="14" fill="{var("tone")}" {rim}/>' + sign(colour, 23, 18, 15)
    slab = f'stroke="{var("tone-deep")}" stroke-width="1.5"'
    for kind, count in enumerate(left):
        at = 45 + kind * 33
        out += rect(at, 4, 29, 16, 4, var("tone"), slab)
        for i in range(kind):
            out += use("crest", at + 14.5 + (i - (kind - 1) / 2) * 12, 11, scale=0.62)
        out += text_svg(str(count), at + 14.5, 30, 15, "ink" if count else "ink-soft")
    return Piece(
        id=f"supply-{COLOURS[colour]}",
        x=x,
        y=y,
        z=61,
        owner=seat,
        tone=COLOURS[colour],
        more=out,
        key="piece-supply",
        args={
            "seat": Noun("seat", seat),
            "colour": COLOURS[colour],
            "plain": left[0],
            "one": left[1],
            "two": left[2],
        },
    )
