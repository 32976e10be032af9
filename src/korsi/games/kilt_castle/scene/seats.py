"""Money and floors of each seat, in its corner."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import NOTHING, Noun, Piece, part

from ..box import COLOUR_COUNT, COLOURS
from ..moves import EARNS, WINS
from ..view import building_colour
from . import faces
from .places import PANEL_W, Plan, seat_place, supply_place


@part
def seat_pieces(s: Any, viewer: int, plan: Plan) -> list[Piece]:
    told_all = s.events[: s.n_events]
    earned = {e[1]: e[2] for e in told_all if e[0] == EARNS}
    building = building_colour(s)
    deciding = s.owner[building] if building >= 0 else s.active
    bright = {e[1] for e in told_all if e[0] == WINS} or {deciding}
    out = []
    for seat in range(s.players):
        own = [c for c in range(COLOUR_COUNT) if s.owner[c] == seat]
        left, top, k = seat_place(seat, viewer, len(own), plan)
        money = s.money[seat]
        face = faces.purse(money, earned.get(seat, 0), len(own), seat in bright, plan.tall)
        out.append(Piece(f"seat-{seat}", face, left, top, scale=k, z=60, owner=seat,
                         key="piece-money",
                         args={"seat": Noun("seat", seat), "ducats": money},
                         thing=f"purse-{seat}"))  # fmt: skip
        for i, colour in enumerate(own):
            at = supply_place(left, top, k, i, plan)
            out.append(_supply(s, seat, colour, colour == building, *at, k))
        if s.active == seat:
            out.append(_seal(s, seat, left + (PANEL_W - 26) * k, top + 26 * k, k))
    return out


def _supply(s: Any, seat: int, colour: int, builds: bool, x: float, y: float, k: float) -> Piece:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    left, name = s.supply[colour], COLOURS[colour]
    floors = dict(zip(("plain", "one", "two"), left, strict=True))
    return Piece(f"supply-{name}", faces.supply(colour, tuple(left), builds), x, y, scale=k, z=61,
                 owner=seat, tone=name, key="piece-supply",
                 args={"seat": Noun("seat", seat), "colour": name, **floors},
                 thing=f"supply-{name}")  # fmt: skip


def _seal(s: Any, seat: int, x: float, y: float, k: float) -> Piece:
    """Whose turn it is; a ducat when a ducat day follows it (K-6.1)."""
    pending = bool(s.ducat_pending)
    return Piece("seal", faces.seal(pending), x, y, scale=0.86 * k, z=62,
                 key="piece-ducat-day" if pending else "piece-seal",
                 args=NOTHING if pending else {"seat": Noun("seat", seat)},
                 marks=("glow",) if pending else (),
                 thing="ducat-day" if pending else "seal")  # fmt: skip
