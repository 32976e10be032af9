"""Why a bid or use is refused, in numbers: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Note

from .. import box, refusals
from ..moves import USE_TILE as USE
from ..moves import VERB, A
from ..rules.effects import asks_skill, asks_worker
from ..rules.prospects import BID_IN, LEAST, NEEDED
from ..scene.pieces import known_of
from ..state import IN_HAND, OFFERED
from ..view import at_hand

Lack = tuple[str, Args, str]  # what is missing, and the clause that asks for it
WHY = {
    refusals.CANNOT_USE: (LEAST, "lacks-use", "lacks-use-colour", "F-5.3"),
    refusals.CANNOT_OUTBID: (NEEDED, "lacks-bid", "lacks-bid-colour", "F-4.9"),
}
BID_ONLY = (refusals.NO_EFFECT, refusals.WINTER_OFFER)


def lacking(s: Any, seat: int, action: int, code: int) -> Lack | None:
    """F-4.6, F-4.9, F-5.3, F-5.4, F-5.8: what is missing: for a use, for a bid where nothing else
    could be done there, or for both; F-9.1: that nothing is left to place."""
    if code == refusals.NOT_GAINED:  # F-9.1: nothing of what was won is left to choose
        left = any(s.owner[one] == seat and s.place[one] == IN_HAND for one in range(box.TILES))
        return None if left else ("lacks-tiles", {}, "F-9.9")
    tile = int(A[action])
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


def most_of_any(s: Any, seat: int, but: int = -1) -> int:
    return max(at_hand(s, seat, colour) for colour in range(4) if colour != but)


def coming(s: Any, seat: int, tile: int, colour: int, column: int) -> int:
    """F-4.9: workers who could come; to a bid, not those who stand there and count already."""
    there = s.group[tile][seat]
    stay = column == NEEDED and there and there < max(s.group[tile])
    return at_hand(s, seat, colour) - (there if stay else 0)


def no_room(s: Any, seat: int, tile: int, offered: bool) -> Lack:
    """F-5.4: six are the most; on offer one might have bid instead."""
    known, colour = known_of(s, seat)[tile], s.colour[tile]
    if not offered:
        return *full(s, tile, known), "F-5.4"
    found = coming(s, seat, tile, colour, NEEDED)
    args: Args = {"count": known[NEEDED], "colour": box.WORKERS[colour], "have": found}
    return "lacks-bid-colour", args, "F-4.9"  # how full it is, its card says


def full(s: Any, tile: int, known: list[int]) -> Note:
    """F-5.4: how many stand there, and how many would have to come."""
    return "lacks-room", {"standing": sum(s.on_tile[tile]), "least": known[LEAST]}


def no_payment(s: Any, tile: int) -> Lack | None:
    """F-5.8: what the effect costs besides the workers who do it."""
    side = s.side[tile]
    if asks_skill(box.EFFECT[tile, side]):
        paid = int(box.PAY_SKILL[tile, side])
        if paid == box.ANY:
            return "lacks-any-skill", {}, "F-5.8"
        return "lacks-skill", {"skill": box.SKILLS[paid]}, "F-5.8"
    if not asks_worker(box.EFFECT[tile, side]):
        return None
    paid = int(box.PAY_WORKER[tile, side])
    if paid == box.ANY:
        return "lacks-any-payment", {}, "F-5.8"
    return "lacks-payment", {"colour": box.WORKERS[paid]}, "F-5.8"
