"""The bag, the seats, their hands and what they have lit: each piece keeps its id for ever."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece

from ..box import KINDS, LANTERNS, TURNS
from . import faces
from .places import TONES, bag_place, hand_place, lit_place, seat_place


def bag_piece(s: Any) -> Piece:
    count = s.hidden[-1] or sum(s.bag)
    x, y = bag_place(s.players)
    args = {"count": count}
    return Piece("bag", face=faces.bag(count), x=x, y=y, z=10, key="piece-bag", args=args)


def seat_pieces(s: Any) -> list[Piece]:
    out = []
    for seat in range(s.players):
        points = sum(n * b for n, b in zip(s.lit[seat], LANTERNS, strict=True))
        acts = seat == s.active and s.turn < TURNS * s.players
        x, y = seat_place(seat)
        said = {"seat": Noun("seat", seat), "points": points}
        face = faces.seat_panel(seat, points, acts)
        out.append(Piece(f"seat-{seat}", face=face, x=x, y=y, z=10, owner=seat,
                         tone=list(TONES)[seat], key="piece-seat", args=said))  # fmt: skip
        if s.hidden[seat]:
            out.append(_unknown(s, seat))
        for kind in range(KINDS):
            if s.hand[seat][kind]:
                out.append(_lanterns(s, seat, kind, "hand"))
            if s.lit[seat][kind]:
                out.append(_lanterns(s, seat, kind, "lit"))
    return out


def _unknown(s: Any, seat: int) -> Piece:
    """L-2.1: how many lanterns another holds, not which."""
    x, y = hand_place(seat, (KINDS - 1) / 2)
    args = {"seat": Noun("seat", seat), "count": s.hidden[seat]}
    face = faces.unknown(s.hidden[seat])
    return Piece(f"hidden-{seat}", face=face, x=x, y=y, z=11, owner=seat, key="piece-hidden",
                 args=args)  # fmt: skip


def _lanterns(s: Any, seat: int, kind: int, where: str) -> Piece:
    lit = where == "lit"
    count = (s.lit if lit else s.hand)[seat][kind]
    x, y = (lit_place if lit else hand_place)(seat, kind)
    args = {"seat": Noun("seat", seat), "lantern": LANTERNS[kind], "count": count}
    face = faces.lantern(LANTERNS[kind], count, lit)
    return Piece(f"{where}-{seat}-{kind}", face=face, x=x, y=y, z=11, owner=seat,
                 key="piece-lit" if lit else "piece-hand", args=args)  # fmt: skip
