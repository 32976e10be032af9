"""How many workers a refused bid or use takes, and how many the seat has: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Note

from . import box, refusals
from .moves import A
from .rules.prospects import LEAST, NEEDED
from .scene.pieces import known_of

WHY = {
    refusals.CANNOT_USE: (LEAST, "lacks-use", "lacks-use-colour"),
    refusals.CANNOT_OUTBID: (NEEDED, "lacks-bid", "lacks-bid-colour"),
}


def lacking(s: Any, seat: int, action: int, code: int) -> Note | None:
    """F-4.9, F-5.3: what is missing, where it is nothing but workers."""
    if code not in WHY:
        return None
    column, plain, coloured = WHY[code]
    tile = int(A[action])
    needed, colour = known_of(s, seat)[tile][column], s.colour[tile]
    if colour >= 0:
        found, key = at_hand(s, seat, colour), coloured
        args: Args = {"count": needed, "have": found, "colour": box.WORKERS[colour]}
    else:
        found, key = max(at_hand(s, seat, one) for one in range(4)), plain
        args = {"count": needed, "have": found}
    return (key, args) if found < needed else None


def at_hand(s: Any, seat: int, colour: int) -> int:
    """F-4.4: workers behind the screen, and those of groups that are outbid."""
    outbid = [
        s.group[tile][seat]
        for tile in range(box.TILES)
        if s.colour[tile] == colour and s.group[tile][seat] < max(s.group[tile])
    ]
    return int(s.screen[seat][colour] + sum(outbid))
