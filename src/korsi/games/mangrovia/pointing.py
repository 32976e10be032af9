"""Where that lies which a hint speaks of: spaces, paths and piers people can find on the board.

The features of value.py only count these; here they are named (`Game.places`, coach/reasons.py).
"""

from __future__ import annotations

from typing import Any

from . import box
from .rules.building import free_landscapes, occupied, payable
from .scoring import CONTESTS, contest_standing, first_two, participant, participants, prize
from .value import A_HUT, site_worth

Places = dict[tuple[Any, ...], float]
STEPS = {
    "cards_ahead": (box.UP, box.DOWN),
    "amulets_ahead": (box.AMULETS,),
    "builds_ahead": (box.BUILD, box.DOUBLE),
    "start_ahead": (box.BIRDS,),
}


def places(s: Any, owner: int, what: str) -> Places:
    """What each place a part of reasons.toml or a line of the scores is about holds of it."""
    if what in STEPS:
        return _piers(s, owner, STEPS[what])
    if what in ("safe_firsts", "near_firsts", "paths"):
        return _contests(s, owner, what)
    if what == "column":
        own = int(s.owned[owner]) & int(box.AMULET_SPACES)
        ids = [box.SPACE_IDS[i] for i in range(box.SPACE_COUNT) if own >> i & 1]
        return {("told-space", ("space", id)): 1 for id in ids}
    if what == "active":
        held = s.hand[owner][box.FIRST_LANDSCAPE :]
        of = [(name, n) for k, (name, n) in enumerate(_named(held)) if s.birds >> k & 1]
        return {("told-land", ("card", name)): n for name, n in of if n}
    if what == "best_build":
        return _best_hut(s, owner)
    if what == "sums":
        sums = int(payable(s, owner, 0))
        return {("told-price", ("price", p)): 1 for p in _PRICES if sums >> p & 1}
    return {}


_PRICES = sorted({int(price) for price in box.SPACE_PRICE})


def _named(counts: Any) -> list[tuple[str, int]]:
    return [(name, int(counts[k])) for k, name in enumerate(box.LANDSCAPES)]


def _best_hut(s: Any, owner: int) -> Places:
    """Where the best hut stands the owner's hand can pay for, whether or not the birds allow it
    now; it is worth more where a bowl lets the owner build this round."""
    sums = [int(payable(s, owner, currency)) for currency in (0, 1)]
    any_land, taken = int(free_landscapes(s, owner)) > 0, int(occupied(s))
    found: Places = {}
    for space, id in enumerate(box.SPACE_IDS):
        held = [s.hand[owner][box.FIRST_LANDSCAPE + land] for land in box.LANDS_OF[space]]
        paid = sums[int(box.SPACE_CURRENCY[space])] >> int(box.SPACE_PRICE[space]) & 1
        if paid and (any_land or any(held)) and not taken >> space & 1:
            found["told-space", ("space", id)] = float(site_worth(s, owner, space))
    best = max(found.values(), default=0.0)
    soon = 2 if _piers(s, owner, STEPS["builds_ahead"]) else 1
    return {place: soon * worth for place, worth in found.items() if worth == best}


def _piers(s: Any, owner: int, steps: tuple[int, ...]) -> Places:
    """M-5.1: piers still to come where a bowl of the owner brings such steps; and how many."""
    found: Places = {}
    for pier in range(max(0, int(s.pier)), box.PIER_COUNT):
        if s.bowl_on[box.PIER_SITE[pier]] == owner:
            begin = int(s.at) if pier == s.pier else 0
            most = max(sum(step in steps for step in way[begin:]) for way in box.PIERS[pier])
            if most:
                found[_pier_said(pier, begin, steps)] = most
    return found


def _pier_said(pier: int, begin: int, steps: tuple[int, ...]) -> tuple[Any, ...]:
    """A pier, and what one gives up there for amulets: both were promised for one bowl."""
    at = ("pier", pier + 1)
    others = [way[begin] for way in box.PIERS[pier] if len(way) > begin and way[begin] not in steps]
    if steps != STEPS["amulets_ahead"] or not others:
        return "told-pier", at
    return "told-pier-instead", at, ("step", box.STEPS[others[0]])


def _contests(s: Any, owner: int, what: str) -> Places:
    """M-12.2 to M-12.10: paths, and the pole area, with the points they are about."""
    found: Places = {}
    for contest in range(box.PATHS if what == "paths" else CONTESTS):
        points = _worth(s, owner, contest, what)
        if points:
            path = contest < box.PATHS
            key = ("told-path", ("path", box.PATH_IDS[contest])) if path else ("told-pole",)
            found[key] = points
    return found


def _worth(s: Any, owner: int, contest: int, what: str) -> int:
    if what == "paths":
        first, second = first_two(s, contest)
        return int(prize(contest, 0) if first == owner else prize(contest, 1) * (second == owner))
    own = int(contest_standing(s, contest, owner))
    others = [participant(s, i) for i in range(participants(s))]
    best = max([0, *(int(contest_standing(s, contest, who)) for who in others if who != owner)])
    safe = own > best + A_HUT
    near = own <= best < own + A_HUT
    return int(prize(contest, 0)) if (safe if what == "safe_firsts" else near) else 0
