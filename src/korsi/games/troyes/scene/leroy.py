"""T-21.10: Le Roy's table, in the solo game: what each sum of two black dice makes him do."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Piece

from ..box import BOX, LEROY_ACTION, LEROY_DOES, NEUTRAL
from ..moves import LEROY_ROLLS
from ..rules.board import collected
from . import cards
from .places import LEFT, LEFT_W, SQUARE_H, SQUARE_Y, TABLE_H, leroy_at
from .signs import framed

_KEYS = (
    "piece-leroy-scores",
    "piece-leroy-citizen",
    "piece-leroy-event",
    "piece-leroy-tradesman",
    "piece-leroy-builds",
    "piece-leroy-character",
)


def leroy_ground() -> str:
    return framed(LEFT, SQUARE_Y + SQUARE_H - TABLE_H, LEFT_W, TABLE_H)


def leroy_table(s: Any) -> list[Piece]:
    rolls = (e for e in s.events[: s.n_events] if e[0] == LEROY_ROLLS)
    last = next((int(LEROY_ACTION[e[2] + e[3]]) for e in rolls), -1)
    out = []
    for i, entry in enumerate(BOX.data["solo"]["action"]):
        x, y = leroy_at(i)
        face, key = cards.leroy(i, i == last), _KEYS[LEROY_DOES.index(entry["do"])]
        out.append(Piece(f"leroy-{i}", face=face, x=x, y=y, z=5, key=key, args=_args(entry)))
    return out


def _args(entry: dict[str, Any]) -> Args:
    args: dict[str, Any] = {"sums": ", ".join(map(str, entry["rolls"])), "dice": entry["dice"]}
    if entry["do"] == "score":
        args |= {"points": entry["vp"], "deniers": entry["price"]}
    if entry["do"] == "cathedral":
        args["cubes"] = entry["amount"]
    return args


def difference(s: Any) -> Piece:
    """T-21.18: what counts in the end, as it is now."""
    own, his = (int(collected(s.record, owner)) for owner in (0, NEUTRAL))
    (x, y), face = leroy_at(7), cards.difference(own, his)
    args: Args = {"own": own, "his": his}
    return Piece("difference", face=face, x=x, y=y, z=5, key="piece-difference", args=args)
