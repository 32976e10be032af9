"""The bag, the seats, their hands and what they have lit: each piece keeps its id for ever."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece

from ..box import KINDS, LANTERNS, TURNS
from ..scoring import points_of
from . import faces
from .places import TONES, Plan, bag_place, hand_place, lit_place, seat_place


def bag_piece(s: Any, plan: Plan) -> Piece:
    count = s.hidden[-1] or sum(s.bag)
    x, y = bag_place(plan)
    args = {"count": count}
    return Piece("bag", face=faces.bag(count), x=x, y=y, z=10, key="piece-bag", args=args,
                 thing="bag")  # fmt: skip


def seat_pieces(s: Any, plan: Plan) -> list[Piece]:
    out = []
    for seat in range(s.players):
        points = int(points_of(s.record, seat))
        acts = seat == s.active and s.turn < TURNS * s.players
        x, y = seat_place(seat, plan)
        said = {"seat": Noun("seat", seat), "points": points}
        face = faces.seat_panel(seat, points, acts)
        out.append(Piece(f"seat-{seat}", face=face, x=x, y=y, z=10, owner=seat,
                         tone=list(TONES)[seat], key="piece-seat", args=said,
                         thing=f"light-{seat}"))  # fmt: skip
        if s.hidden[seat]:
            out.append(_unknown(s, seat, plan))
        for kind in range(KINDS):
            if s.hand[seat][kind]:
                out.append(_lanterns(s, seat, kind, "hand", plan))
            if s.lit[seat][kind]:
                out.append(_lanterns(s, seat, kind, "lit", plan))
    return out


def _unknown(s: Any, seat: int, plan: Plan) -> Piece:
    """L-2.1: how many lanterns another holds, not which."""
    x, y = hand_place(seat, (KINDS - 1) / 2, plan)
    args = {"seat": Noun("seat", seat), "count": s.hidden[seat]}
    face = faces.unknown(s.hidden[seat])
    return Piece(f"hidden-{seat}", face=face, x=x, y=y, z=11, owner=seat, key="piece-hidden",
                 args=args, thing=f"hand-{seat}")  # fmt: skip


def _lanterns(s: Any, seat: int, kind: int, where: str, plan: Plan) -> Piece:
    lit = where == "lit"
    count = (s.lit if lit else s.hand)[seat][kind]
    x, y = (lit_place if lit else hand_place)(seat, kind, plan)
    args = {"seat": Noun("seat", seat), "lantern": LANTERNS[kind], "count": count}
    face = faces.lantern(LANTERNS[kind], count, lit)
    return Piece(f"{where}-{seat}-{kind}", face=face, x=x, y=y, z=11, owner=seat,
                 key="piece-lit" if lit else "piece-hand", args=args,
                 thing=f"lantern-{LANTERNS[kind]}")  # fmt: skip
