"""Money and floors of each seat, in its corner."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from korsi.core.scene import NOTHING, Noun, Piece, part

from ..box import COLOUR_COUNT, COLOURS
from ..moves import EARNS, WINS
from ..scoring import ducat_day_income
from ..state import OVER
from . import faces
from .places import PANEL_W, Plan, seat_place, supply_place

At = tuple[float, float, float]
"""Left, top and scale of a seat's things."""


@part
def seat_pieces(
    s: Any, building: int, viewer: int, plan: Plan, days: tuple[int, ...]
) -> list[Piece]:
    """`building`: the colour that builds now, -1 for none; `days`: what a ducat day would bring
    each seat, -1 where that is not shown."""
    told_all = s.events[: s.n_events]
    earned = {e[1]: e[2] for e in told_all if e[0] == EARNS}
    deciding = s.owner[building] if building >= 0 else s.active
    bright = {e[1] for e in told_all if e[0] == WINS} or {deciding}
    out = []
    for seat in range(s.players):
        own = [c for c in range(COLOUR_COUNT) if s.owner[c] == seat]
        at = seat_place(seat, viewer, len(own), days[seat] >= 0, plan)
        gains, lit = earned.get(seat, 0), seat in bright
        face = faces.purse(s.money[seat], gains, len(own), lit, plan.tall, days[seat])
        out.append(_purse(seat, s.money[seat], face, at))
        for i, colour in enumerate(own):
            left = tuple(s.supply[colour])
            out.append(_supply(seat, colour, left, colour == building, at, i, plan))
        if s.active == seat:
            out.append(_seal(seat, bool(s.ducat_pending), at))
    return out


def coming_days(s: Any, plan: Plan) -> tuple[int, ...]:
    """K-6.7: what a ducat day now would bring each seat. Beside two colours in a row there is no
    room for it."""
    if (plan.tall and s.players == 2) or s.step == OVER:
        return (-1,) * int(s.players)
    return tuple(int(ducat_day_income(s.record, seat)) for seat in range(s.players))


@lru_cache(maxsize=5000)
def _purse(seat: int, money: int, face: str, at: At) -> Piece:
    left, top, k = at
    return Piece(f"seat-{seat}", face, left, top, scale=k, z=60, owner=seat, key="piece-money",
                 args={"seat": Noun("seat", seat), "ducats": money},
                 thing=f"purse-{seat}")  # fmt: skip


@lru_cache(maxsize=5000)
def _supply(
    seat: int, colour: int, left: tuple[int, ...], builds: bool, at: At, i: int, plan: Plan
) -> Piece:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    x, y = supply_place(*at, i, plan)
    name = COLOURS[colour]
    floors = dict(zip(("plain", "one", "two"), left, strict=True))
    return Piece(f"supply-{name}", faces.supply(colour, left, builds), x, y, scale=at[2], z=61,
                 owner=seat, tone=name, key="piece-supply",
                 args={"seat": Noun("seat", seat), "colour": name, **floors},
                 thing=f"supply-{name}")  # fmt: skip


@lru_cache(maxsize=1000)
def _seal(seat: int, pending: bool, at: At) -> Piece:
    """Whose turn it is; a ducat when a ducat day follows it (K-6.1)."""
    left, top, k = at
    x, y = left + (PANEL_W - 26) * k, top + 26 * k
    return Piece("seal", faces.seal(pending), x, y, scale=0.86 * k, z=62,
                 key="piece-ducat-day" if pending else "piece-seal",
                 args=NOTHING if pending else {"seat": Noun("seat", seat)},
                 marks=("glow",) if pending else (),
                 thing="ducat-day" if pending else "seal")  # fmt: skip
