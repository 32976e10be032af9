"""What is missing for a bid or a use, in numbers."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Note

from .. import box
from ..rules.effects import asks_skill, asks_worker
from ..rules.prospects import CAPACITY, LEAST, NEEDED
from ..view import at_hand

Lack = tuple[str, Args, str]  # what is missing, and the clause that asks for it


def no_bid(s: Any, seat: int, tile: int, known: list[int]) -> Note | None:
    """F-4.6, F-4.9: why a tile on offer that one can use cannot be bid on."""
    return too_few(s, seat, tile, known, NEEDED, "lacks-bid", "lacks-bid-colour")


def no_use(s: Any, seat: int, tile: int, known: list[int]) -> Note | None:
    """F-5.3, F-5.4, F-5.8: why a tile one can bid on cannot be used; of those that never can, it is
    not said each time."""
    if tile >= box.FIRST_TURN_ORDER or not box.EFFECT[tile, s.side[tile]]:
        return None
    if s.season == box.WINTER:
        return "refused-winter-offer", {}
    if known[LEAST] > known[CAPACITY]:
        return full(s, tile, known)
    if found := too_few(s, seat, tile, known, LEAST, "lacks-use", "lacks-use-colour"):
        return found
    paid = no_payment(s, tile)
    return paid[:2] if paid else None


def too_few(
    s: Any, seat: int, tile: int, known: list[int], column: int, plain: str, coloured: str
) -> Note | None:
    """So many are asked for, of the colour the tile has, and so many there are."""
    needed, colour = known[column], s.colour[tile]
    found = coming(s, seat, tile, colour, column) if colour >= 0 else most_of_any(s, seat)
    args: Args = {"count": needed, "have": found}
    if found >= needed:
        return None
    return (coloured, {**args, "colour": box.WORKERS[colour]}) if colour >= 0 else (plain, args)


def most_of_any(s: Any, seat: int, but: int = -1) -> int:
    return max(at_hand(s, seat, colour) for colour in range(4) if colour != but)


def coming(s: Any, seat: int, tile: int, colour: int, column: int) -> int:
    """F-4.9: workers who could come; to a bid, not those who stand there and count already."""
    there = s.group[tile][seat]
    stay = column == NEEDED and there and there < max(s.group[tile])
    return at_hand(s, seat, colour) - (there if stay else 0)


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
