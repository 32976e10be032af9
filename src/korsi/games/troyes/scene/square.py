"""T-2.6, T-5.6: the square, a band for each district: what its owner has, and its dice."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece, num, text_svg, use, var

from ..box import COLOURS, NEUTRAL, SIDES
from ..rules.board import collected
from ..rules.countering import captured_events
from ..scoring import covered
from ..state import OVER
from .faces import chip, die, framed, rect, said, token
from .places import HEADER_W, LEFT_W, band_height, die_at, die_size, district_at, districts


def square(players: int) -> str:
    """Cobbles under the dice of every district in the game."""
    out = []
    h = band_height(players)
    for district in districts(players):
        x, y = district_at(district, players)
        out.append(framed(x, y, LEFT_W, h, "stone"))
        out.append(rect(x + HEADER_W, y + 6, LEFT_W - HEADER_W - 6, h - 12, 9, var("square")))
        out.append(rect(x + HEADER_W, y + 6, LEFT_W - HEADER_W - 6, h - 12, 9, "url(#cobbles)"))
    return "".join(out)


def dice(s: Any) -> list[Piece]:
    out = []
    size = die_size(s)
    for d in districts(int(s["players"])):
        for c, colour in enumerate(COLOURS):
            for v in range(1, SIDES + 1):
                for k in range(int(s["dice"][d][c][v])):
                    x, y = die_at(s, d, c, v, k)
                    label = said("piece-die", d, colour=colour, value=v)
                    id_ = f"die-{d}-{c}-{v}-{k}"
                    out.append(die(x, y, colour, v, id=id_, scale=size, **label))
    return out


def _frame(players: int, lit: bool) -> str:
    ring = f'fill="none" stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1}"'
    return (
        f'<rect width="{num(LEFT_W)}" height="{num(band_height(players))}" rx="12" {ring} '
        'pointer-events="none"/>'
    )


def _counted(art: str, x: float, y: float, n: int | str, scale: float = 1) -> str:
    return use(art, x, y, scale=scale) + text_svg(str(n), x + 15, y, 22, anchor="start")


def district_piece(s: Any, seat: int) -> Piece:
    """A player's side of the square: money, influence, citizens, points he may show, cards won."""
    players = int(s["players"])
    x, y = district_at(seat, players)
    middle = band_height(players) / 2
    first, second = middle - 18, middle + 20
    acts = int(s["active"]) == seat and int(s["step"]) != OVER
    out = [
        f'<rect width="{num(HEADER_W)}" height="{num(middle * 2)}" fill-opacity="0"/>',
        _frame(players, acts),
        chip(seat, 28, first, 36),
        _counted("coin", 68, first, int(s["deniers"][seat]), 1.15),
        _counted("influence", 150, first, int(s["influence"][seat]), 1.15),
        token(seat, 68, second - 2, 0.7) + text_svg(str(int(s["supply"][seat])), 83, second, 22,
                                                 anchor="start"),
        _counted("point", 118, second, str(int(collected(s, seat))) if not covered(s, seat)
                 else "?"),
        _counted("captured", 184, second, int(captured_events(s, seat))),
    ]  # fmt: skip
    if int(s["purse"][seat]):
        out.append(text_svg(f"+{int(s['purse'][seat])}", 110, first - 8, 15, "lit", anchor="start"))
    if int(s["start"]) == seat:
        out.append(use("start", 18 if int(s["passed"][seat]) else 28, second))
    if int(s["passed"][seat]):
        out.append(use("passed", 44 if int(s["start"]) == seat else 28, second))
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
            "events": int(captured_events(s, seat)),
        },
    )


def neutral_piece(s: Any) -> Piece:
    """The last district: grey, or Le Roy with his points and the cards he has won."""
    players = int(s["players"])
    x, y = district_at(NEUTRAL, players)
    middle = band_height(players) / 2
    solo = players == 1
    first, second = (middle - 18, middle + 20) if solo else (middle, middle)
    out = [
        f'<rect width="{num(HEADER_W)}" height="{num(middle * 2)}" fill-opacity="0"/>',
        _frame(players, int(s["active"]) == NEUTRAL and int(s["step"]) != OVER),
        chip(NEUTRAL, 28, first, 36),
        token(NEUTRAL, 68, first - 2, 0.7),
        text_svg(str(int(s["general"][NEUTRAL])), 83, first, 22, anchor="start"),
    ]
    if solo:
        out.append(_counted("point", 150, first, int(collected(s, NEUTRAL))))
        out.append(_counted("captured", 150, second, int(captured_events(s, NEUTRAL))))
        if int(s["start"]) == NEUTRAL:
            out.append(use("start", 28, second))
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
