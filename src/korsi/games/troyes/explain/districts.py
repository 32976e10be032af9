"""T-2.6, T-8.2: districts, and what lies on their heads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Note

from .. import box
from ..box import NEUTRAL
from ..scene.labels import told
from ..scoring import covered_seats
from ..state import CAPTURED_BY
from .dice import prices
from .owners import Notes, in_game, of, owner_of, seat_of, solo


def district(s: Any, seat: int, id: str) -> Card | None:
    owner = owner_of(id)
    if owner is None or not in_game(s, owner):
        return None
    players = 1 if solo(s) else 2
    bank: Note = ("says-district-grey", {"solo": int(solo(s))})
    lies: Note = bank if owner == NEUTRAL else ("says-district", {})
    name = told("thing-district", owner, players)
    grey: Notes = (("says-neutral", {}),) if owner == NEUTRAL and not solo(s) else ()
    says = (lies, *grey, *prices(s, seat, "").says)
    return Card(name, says, _has(s, owner) if s else (), seat_of(owner), "T-8.2")


def _has(s: Any, owner: int) -> Notes:
    """What lies on the head of a district, in words: its signs are small."""
    count = partial(_count, s, owner=owner)
    if owner == NEUTRAL:
        key = "piece-leroy" if solo(s) else "piece-grey"
        bank: Note = (key, {"supply": int(s.general[NEUTRAL])})
        return (bank, _collected(s, owner)) if solo(s) else (bank,)
    signs = {what: count(what) for what in ("deniers", "influence", "supply")}
    has = of(s, owner, "piece-seat", **signs, events=count("captured"))
    return has, _collected(s, owner)


def _collected(s: Any, owner: int) -> Note:
    """T-2.7: the points on the shield; of those that lie face down, how one knows them."""
    covered = int(covered_seats(s.record)) >> owner & 1
    key = "now-collected-covered" if covered else "now-collected"
    return key, {"points": int(sum(s.ledger[owner]))}


# name, words, clause
SIGNS: dict[str, tuple[str, Note, str]] = {
    "deniers": ("thing-deniers", ("says-deniers", {"deniers": box.INCOME}), "T-5.3"),
    "influence": (
        "thing-influence",
        (
            "says-influence",
            {"reroll": box.REROLL_COST, "recruit": box.RECRUIT_COST, "flip": box.FLIP_COST},
        ),
        "T-8.9",
    ),
    "supply": ("thing-supply", ("says-supply", {}), "T-9.3"),
    "points": ("thing-points", ("says-points", {}), "T-2.7"),
    "captured": ("thing-captured", ("says-captured", {}), "T-11.5"),
    "purse": ("thing-purse", ("says-purse", {}), "T-14.1"),
    "start": ("thing-start", ("says-start", {}), "T-2.5"),
    "passed": (
        "thing-passed",
        ("says-passed", {"first": box.PASS_FIRST, "later": box.PASS_LATER}),
        "T-14.1",
    ),
}


def sign(what: str) -> Callable[[Any, int, str], Card | None]:
    """SIGN: what it is; SIGN-OWNER: how much of it somebody has."""
    name, says, clause = SIGNS[what]

    def card(s: Any, seat: int, id: str) -> Card | None:
        owner = owner_of(id)
        if id and (owner is None or not in_game(s, owner)):
            return None
        grey: Note = ("says-supply-grey", {"solo": int(solo(s))})
        told = grey if owner == NEUTRAL and what == "supply" else says
        count = _count(s, what, owner) if s and owner is not None else None
        now: Notes = () if count is None else (of(s, int(owner or 0), "now-has", count=count),)
        if s and owner is not None and what == "points":
            now = (_collected(s, owner),)
        return Card((name, {}), (told,), now, seat_of(owner), clause)

    return card


def _count(s: Any, what: str, owner: int) -> int | None:
    """How many of it somebody has; None where that is no number or has words of its own."""
    if what == "captured":
        return [*s.event_at].count(CAPTURED_BY + owner)
    if what == "supply":
        return int(s.general[owner] if owner == NEUTRAL else s.supply[owner])
    if owner == NEUTRAL or what not in ("deniers", "influence", "purse"):
        return None
    return int(getattr(s, what)[owner])
