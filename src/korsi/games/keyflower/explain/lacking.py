"""Why a bid or use is refused, in numbers: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Noun

from .. import box, refusals
from ..moves import PLACE_BESIDE, VERB, A, B
from ..moves import USE_TILE as USE
from ..rules.prospects import BID_IN, LEAST, NEEDED
from ..scene.missing import Lack, coming, full, most_of_any, no_payment
from ..scene.pieces import known_of
from ..scene.places import STEPS
from ..state import IN_HAND, OFFERED, VILLAGE

WHY = {
    refusals.CANNOT_USE: (LEAST, "lacks-use", "lacks-use-colour", "F-5.3"),
    refusals.CANNOT_OUTBID: (NEEDED, "lacks-bid", "lacks-bid-colour", "F-4.9"),
}
BID_ONLY = (refusals.NO_EFFECT, refusals.WINTER_OFFER)


def lacking(s: Any, seat: int, action: int, code: int) -> Lack | None:
    """F-4.6, F-4.9, F-5.3, F-5.4, F-5.8: what is missing: for a use, for a bid where nothing else
    could be done there, or for both; F-9.1: that nothing is left to place, or how a tile
    is turned."""
    if code == refusals.NOT_GAINED:  # F-9.1: nothing of what was won is left to choose
        left = any(s.owner[one] == seat and s.place[one] == IN_HAND for one in range(box.TILES))
        return None if left else ("lacks-tiles", {}, "F-9.9")
    if code == refusals.WRONG_COLOUR:  # of workers sent to a tile that has been named
        return "lacks-colour", {"colour": box.WORKERS[s.colour[s.target]]}, "F-4.6"
    tile = int(A[action])
    if code == refusals.EDGES_DIFFER and VERB[action] == PLACE_BESIDE:
        return no_place(s, seat, tile, int(B[action]))
    if s.cell_of[seat] >= 0 and tile == s.placing[seat]:  # F-9.1: whoever clicks it wants it turned
        return "lacks-turn", {}, "F-9.1"
    offered = s.place[tile] == OFFERED
    known = known_of(s, seat)[tile]
    if code in BID_ONLY and offered and not known[BID_IN]:
        code = refusals.CANNOT_OUTBID
    if code == refusals.TILE_FULL and VERB[action] == USE:
        return no_room(s, seat, tile, offered and not known[BID_IN])
    if code == refusals.CANNOT_PAY and VERB[action] == USE:
        return no_payment(s, tile)
    if code not in WHY:
        return None
    column, plain, coloured, clause = WHY[code]
    needed, colour = known[column], s.colour[tile]
    if colour >= 0:
        found, key = coming(s, seat, tile, colour, column), coloured
        args: Args = {"count": needed, "have": found, "colour": box.WORKERS[colour]}
        if found < needed and most_of_any(s, seat, but=colour) >= needed:
            clause = "F-4.6"  # there would be enough, in another colour
    else:
        found, key = most_of_any(s, seat), plain
        args = {"count": needed, "have": found}
    neither = offered and column == LEAST and not known[BID_IN]
    if colour >= 0 and neither and found < min(needed, known[NEEDED]):
        key, args = "lacks-both-colour", {**args, "bid": known[NEEDED]}
    if found >= needed:
        return no_payment(s, tile) if column == LEAST else None
    return key, args, clause


def no_place(s: Any, seat: int, anchor: int, way: int) -> Lack | None:
    """F-9.3: at which tile nothing but water fits, where the tile that is placed has none."""
    placed, (q, r) = s.placing[seat], (s.q[anchor] + STEPS[way][0], s.r[anchor] + STEPS[way][1])
    dry = all(box.EDGE[placed, d] != box.WATER for d in range(6))
    for tile in range(box.TILES) if dry else ():
        at = s.q[tile] - q, s.r[tile] - r
        if s.owner[tile] != seat or s.place[tile] != VILLAGE or at not in STEPS:
            continue
        side = (STEPS.index(at) + 3 - s.turned[tile]) % 6
        if box.EDGE[tile, side] == box.WATER:
            args: Args = {"tile": box.TILE_IDS[tile], "placed": Noun("tile", box.TILE_IDS[placed])}
            return "lacks-water", args, "F-9.3"
    return "lacks-match", {"tile": box.TILE_IDS[placed]}, "F-9.3"


def no_room(s: Any, seat: int, tile: int, offered: bool) -> Lack:
    """F-5.4: six are the most; on offer one might have bid instead."""
    known, colour = known_of(s, seat)[tile], s.colour[tile]
    if not offered:
        return *full(s, tile, known), "F-5.4"
    found = coming(s, seat, tile, colour, NEEDED)
    args: Args = {"count": known[NEEDED], "colour": box.WORKERS[colour], "have": found}
    return "lacks-bid-colour", args, "F-4.9"  # how full it is, its card says
