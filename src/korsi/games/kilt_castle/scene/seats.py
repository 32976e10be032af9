"""Money and floors of each seat, in its corner."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from korsi.core.scene import NOTHING, Noun, Piece, Written, part

from ..box import COLOUR_COUNT, COLOURS
from ..moves import EARNS, WINS
from ..scoring import ducat_day_income
from ..state import OVER
from ..view import FEW, floors_left
from . import faces
from .places import (
    NAME_H,
    PANEL_W,
    PURSE_H,
    ROW_H,
    ROW_PART,
    ROW_W,
    SEAT_NAME,
    SEATS_W,
    Plan,
    seat_place,
    supply_place,
)

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
        few = s.step != OVER and floors_left(s, seat) <= FEW
        at = seat_place(seat, viewer, len(own), plan)
        shown = days[seat] >= 0
        behind = shown and not (plan.tall and len(own) > 1)  # a row of two colours is full
        face = faces.plate(s.money[seat], len(own), seat in bright, plan.tall, behind)
        money = s.money[seat]
        out += [_purse(seat, money, face, at), _name(seat, money, tuple(own), at, plan)]
        if shown or seat in earned:
            out.append(_day(seat, money, days[seat], earned.get(seat, 0), len(own), at, plan))
        for i, colour in enumerate(own):
            left = tuple(s.supply[colour])
            out.append(_supply(seat, colour, left, colour == building, few, at, i, plan))
        if s.active == seat:
            out.append(_seal(seat, bool(s.ducat_pending), at, plan))
    return out


def coming_days(s: Any) -> tuple[int, ...]:
    """K-6.7: what a ducat day now would bring each seat."""
    if s.step == OVER:
        return (-1,) * int(s.players)
    return tuple(int(ducat_day_income(s.record, seat)) for seat in range(s.players))


@lru_cache(maxsize=5000)
def _purse(seat: int, money: int, face: str, at: At) -> Piece:
    left, top, k = at
    return Piece(f"seat-{seat}", face, left, top, scale=k, z=60, owner=seat, key="piece-money",
                 args={"seat": Noun("seat", seat), "ducats": money},
                 thing=f"purse-{seat}")  # fmt: skip


@lru_cache(maxsize=1000)
def _name(seat: int, money: int, colours: tuple[int, ...], at: At, plan: Plan) -> Piece:
    """Whose plate it is: at its head, or above its row."""
    left, top, _ = at
    x, y, size, wide = left + PANEL_W / 2 - 12, top + NAME_H / 2, 22.0, PANEL_W - 92.0
    face = faces.name_line(PANEL_W - 90.0) if len(colours) == 1 else faces.no_line()
    if plan.tall:
        x, y, size, wide = SEATS_W / 2, top - SEAT_NAME / 2 + 2, 22.0, SEATS_W - 60.0
        face = faces.no_line()
    return Piece(f"name-{seat}", face, x, y, z=63, owner=seat, tone=COLOURS[colours[0]],
                 key="piece-money", args={"seat": Noun("seat", seat), "ducats": money},
                 thing=f"purse-{seat}",
                 written=Written("written-owner", 0, size, wide))  # fmt: skip


@lru_cache(maxsize=5000)
def _day(seat: int, money: int, ducats: int, paid: int, colours: int, at: At, plan: Plan) -> Piece:
    """K-6.7: what a ducat day would bring now. What one has brought, the log says; once no other
    can follow, it stands here."""
    left, top, k = at
    key, n = ("written-day", ducats) if ducats >= 0 else ("written-day-paid", paid)
    x, y, words = left + 228, top + NAME_H + PURSE_H / 2, Written(key, 0, 17, 146)
    flat = plan.tall and colours == 1
    if flat:
        x, y = left + (ROW_W - 64) * k, top + ROW_H / 2 * k
        words = Written(f"{key}-short", 12, 13.5, 122)
    elif plan.tall:  # above its row, beside the name
        x, y, k = SEATS_W - 98.0, top - SEAT_NAME / 2 + 2, 1.1
    return Piece(f"day-{seat}", faces.day(n, flat), x, y, scale=k, z=63, owner=seat,
                 key="piece-money", args={"seat": Noun("seat", seat), "ducats": money, "n": n},
                 marks=("glow",) if paid else (), thing="ducat-day",
                 written=words)  # fmt: skip


@lru_cache(maxsize=5000)
def _supply(
    seat: int, colour: int, left: tuple[int, ...], builds: bool, few: bool, at: At, i: int,
    plan: Plan,
) -> Piece:  # fmt: skip
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    x, y = supply_place(*at, i, plan)
    name = COLOURS[colour]
    floors = dict(zip(("plain", "one", "two"), left, strict=True))
    return Piece(f"supply-{name}", faces.supply(colour, left, builds, plan.tall, few), x, y,
                 scale=at[2], z=61, owner=seat, tone=name, key="piece-supply",
                 args={"seat": Noun("seat", seat), "colour": name, **floors},
                 thing=f"supply-{name}")  # fmt: skip


@lru_cache(maxsize=1000)
def _seal(seat: int, pending: bool, at: At, plan: Plan) -> Piece:
    """Whose turn it is; a ducat when a ducat day follows it (K-6.1)."""
    left, top, k = at
    x, y = left + PANEL_W - 28, top + 27
    if plan.tall:
        x, y = left + (ROW_PART - 26) * k, top + 26 * k
    return Piece("seal", faces.seal(pending), x, y, scale=0.86 * k, z=62,
                 key="piece-ducat-day" if pending else "piece-seal",
                 args=NOTHING if pending else {"seat": Noun("seat", seat)},
                 marks=("glow",) if pending else (),
                 thing="ducat-day" if pending else "seal")  # fmt: skip
