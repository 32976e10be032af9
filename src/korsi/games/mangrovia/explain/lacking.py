"""Why a hut cannot be paid for, or a piece not be laid down for it, in numbers: for people."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import NOTHING, Args, Noun

from .. import box, refusals
from ..moves import BUILD_DOUBLE, LAY_DOWN, VERB, A
from ..rules.building import landscape_fits, landscapes_for, payable
from ..view import held


def lacking(s: Any, seat: int, action: int, code: int) -> tuple[str, Args, str] | None:
    """M-8.4, M-8.15: what the sums of a hand lack for a hut; what a piece held does to the sum, or
    what is laid down before it."""
    if code == refusals.NO_LANDSCAPE_CARD:
        return *_cards_for(s, seat, action), "M-8.3"
    if code == refusals.CANNOT_PAY_EXACTLY:
        return *_short_of(s, seat, action), "M-8.4"
    if VERB[action] != LAY_DOWN:
        return None
    payment, landscape = int(A[action]), int(A[action]) < box.LAND_PAYMENTS
    if code == refusals.WRONG_ORDER and s.lands_due and not landscape:
        return "lacks-land-first", NOTHING, "M-8.15"
    if code == refusals.WRONG_ORDER and landscape and not s.lands_due:
        of: Args = {"due": s.due, "currency": box.SPACES[s.site].cur}
        return "lacks-land-done", of, "M-8.15"
    if code != refusals.NOT_EXACT:
        return None
    value = int(box.PAY_VALUE[payment])
    said: Args = {"value": value, "due": s.due}
    if value > s.due:
        return "lacks-too-much", said, "M-8.4"
    if s.due - value in _sums_without(s, seat, payment):
        return "lacks-order", said, "M-8.15"
    return "lacks-rest", said, "M-8.4"


def _cards_for(s: Any, seat: int, action: int) -> tuple[str, Args]:
    """How many cards are missing, of the landscapes of a space that are active."""
    space = int(A[action])
    fitting = [land for land in box.LANDS_OF[space] if landscape_fits(s.record, space, land)]
    land, *more = (Noun("card", box.LANDSCAPES[one]) for one in fitting)
    count = _huts(action) - int(landscapes_for(s.record, seat, space))
    said: Args = {"count": count, "land": land}
    return ("lacks-card-either", {**said, "other": more[0]}) if more else ("lacks-card", said)


def _huts(action: int) -> int:
    return 2 if VERB[action] == BUILD_DOUBLE else 1


def _short_of(s: Any, seat: int, action: int) -> tuple[str, Args]:
    """How far all that is held falls short of a price; else the sums next to it."""
    space, huts = int(A[action]), _huts(action)
    sums = int(payable(s.record, seat, int(box.SPACE_CURRENCY[space])))
    price = huts * int(box.SPACE_PRICE[space])
    below, over = (sums & (1 << price) - 1).bit_length() - 1, sums >> price
    said: Args = {"huts": huts, "price": price, "currency": box.SPACES[space].cur}
    if not over:
        return "lacks-worth", {**said, "missing": price - below}
    above = price + (over & -over).bit_length() - 1
    return "lacks-between", {**said, "below": below, "above": above}


def _sums_without(s: Any, seat: int, payment: int) -> set[int]:
    """All sums of what the seat holds beside one such piece, in the currency of the space."""
    sums = {0}
    currency = box.SPACE_CURRENCY[s.site]
    for other in range(box.PAY_FROM[currency], box.PAY_FROM[currency + 1]):
        for _ in range(held(s, seat, other) - (other == payment)):
            sums |= {one + int(box.PAY_VALUE[other]) for one in sums}
    return sums
