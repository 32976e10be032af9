"""How many workers a refused bid or use takes, and how many the seat has: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Note

from . import box, refusals
from .moves import A
from .rules.prospects import LEAST, NEEDED
from .scene.pieces import known_of
from .state import OFFERED
from .view import at_hand

WHY = {
    refusals.CANNOT_USE: (LEAST, "lacks-use", "lacks-use-colour"),
    refusals.CANNOT_OUTBID: (NEEDED, "lacks-bid", "lacks-bid-colour"),
}
BID_ONLY = (refusals.NO_EFFECT, refusals.WINTER_OFFER)


def lacking(s: Any, seat: int, action: int, code: int) -> Note | None:
    """F-4.9, F-5.3: what is missing, where it is nothing but workers: for a use, for a bid where
    nothing else could be done there, or for both."""
    tile = int(A[action])
    offered = s.place[tile] == OFFERED
    if code in BID_ONLY and offered:
        code = refusals.CANNOT_OUTBID
    if code not in WHY:
        return None
    column, plain, coloured = WHY[code]
    known, colour = known_of(s, seat)[tile], s.colour[tile]
    needed = known[column]
    if colour >= 0:
        found, key = at_hand(s, seat, colour), coloured
        args: Args = {"count": needed, "have": found, "colour": box.WORKERS[colour]}
    else:
        found, key = max(at_hand(s, seat, one) for one in range(4)), plain
        args = {"count": needed, "have": found}
    if colour >= 0 and offered and column == LEAST and found < min(needed, known[NEEDED]):
        key, args = "lacks-both-colour", {**args, "bid": known[NEEDED]}
    return (key, args) if found < needed else None
