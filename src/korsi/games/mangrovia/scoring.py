"""Final scoring, the ranking, and the breakdown for people (M-12, M-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from korsi.core.int_record import ints
from korsi.core.rule import rule
from korsi.core.standing import by_standing
from korsi.core.state import emit

from . import box
from .moves import AMULETS_SCORED, PATH_PRIZE, POLE_SCORED, STONE_SCORED, WINS
from .state import (
    AMULET_TILE_SCORES,
    AMULETS_LEFT,
    LEDGER,
    NEUTRAL,
    NEUTRALS_APART,
    OVER,
    PATH_PRIZES,
    POLE_AREA,
    STONE_AREA,
    STONE_COUNTS_NEUTRAL,
    WHITE_NEUTRAL,
)

CONTESTS = box.PATHS + 1  # the paths and the pole area
MOST_AMULETS = int(
    (box.AMULET_TOTAL * box.AMULET_VALUE).sum() + (box.TILE_TOTAL * box.TILE_VALUE).sum()
)


@rule
def earn(s, seat, points, what):
    """Chief points, and what they were got for."""
    s.chief[seat] += points
    s.ledger[seat, what] += points


@rule
def size(spaces):
    """How many spaces a bit mask holds."""
    n = 0
    while spaces:
        spaces &= spaces - 1
        n += 1
    return n


@rule
def spaces_of(s, who):
    """M-3.12: the spaces a participant has built on; neutral huts belong together, or by colour."""
    if who < NEUTRAL or not s.options[NEUTRALS_APART]:
        return s.owned[who]
    white = s.owned[NEUTRAL] & box.WHITE_HUTS[s.players]
    return white if who == WHITE_NEUTRAL else s.owned[NEUTRAL] & ~white


@rule
def huts_on(s, who, spaces):
    """M-8.13: huts of a participant on these spaces; a double hut counts as two."""
    own = spaces_of(s, who) & spaces
    return size(own) + size(own & s.doubles)


# --------------------------------------------------------------------------- places


@rule
def participants(s):
    """M-12.2, M-3.12: the players and the neutral, or the players and both neutral colours."""
    return s.players + 2 if s.options[NEUTRALS_APART] else s.players + 1


@rule
def participant(s, i):
    """M-12.2: the players, then the neutral ones."""
    return i if i < s.players else NEUTRAL + i - s.players


@rule
def path_standing(s, path, who):
    """M-12.2, M-12.3, M-14.4: the higher the better, all different; 0 for whoever is not ranked.

    Huts count first, then the statue's tile, then how near the nearest hut is.
    """
    huts = huts_on(s, who, box.PATH_BITS[path])
    if huts == 0:
        return 0
    nearest = 0
    while not spaces_of(s, who) >> box.PATH_SPACE[path, nearest] & 1:
        nearest += 1
    tile = box.STATUE_TILE[path]
    favoured = 1 if who < NEUTRAL and tile >= 0 and s.tiles[who, tile] > 0 else 0
    return huts * 1000 + favoured * 500 + (box.PATH_LENGTH[path] - nearest)


@rule
def pole_standing(s, who):
    """M-12.10: huts first, then the lowest own tile; 0 for whoever is not ranked."""
    huts = huts_on(s, who, box.POLE_SPACES)
    if huts == 0:
        return 0
    lowest = 99
    for space in range(box.SPACE_COUNT):
        if (spaces_of(s, who) & box.POLE_SPACES) >> space & 1:
            lowest = min(lowest, s.pole_tile[space])
    return huts * 1000 + (100 - lowest)


@rule
def contest_standing(s, contest, who):
    """The eight paths are contests 0 to 7, the pole area comes after them."""
    return path_standing(s, contest, who) if contest < box.PATHS else pole_standing(s, who)


@rule
def first_two(s, contest):
    """M-12.4 to M-12.6: who is first and who is second, -1 where nobody is."""
    first, second, best, next_best = -1, -1, 0, 0
    for i in range(participants(s)):
        who = participant(s, i)
        found = contest_standing(s, contest, who)
        if found > best:
            second, next_best = first, best
            first, best = who, found
        elif found > next_best:
            second, next_best = who, found
    return first, second


@rule
def first_two_of_all(s, out):
    """The same of every contest at once."""
    for contest in range(CONTESTS):
        out[contest, 0], out[contest, 1] = first_two(s, contest)


@rule
def huts_in_all(s, out):
    """The huts of every seat in every contest."""
    for contest in range(CONTESTS):
        spaces = box.PATH_BITS[contest] if contest < box.PATHS else box.POLE_SPACES
        for seat in range(s.players):
            out[contest, seat] = huts_on(s, seat, spaces)


@rule
def prize(contest, place):
    """M-2.3, M-12.4, M-12.10: what first (0) and second (1) place are worth."""
    if contest < box.PATHS:
        return box.PATH_PRIZE[contest, place]
    return box.POLE_FIRST if place == 0 else box.POLE_SECOND


@rule
def stone_huts(s):
    """M-12.9: all huts in the stone area, the neutral's if the table says so."""
    total = 0
    for i in range(participants(s)):
        who = participant(s, i)
        if who < NEUTRAL or s.options[STONE_COUNTS_NEUTRAL]:
            total += huts_on(s, who, box.STONE_SPACES)
    return total


@rule
def stone_points(s, seat):
    """M-12.8: own huts in the stone area times all huts there."""
    return huts_on(s, seat, box.STONE_SPACES) * stone_huts(s)


@rule
def amulet_total(s, seat):
    """M-12.11, M-14.8: the value of the amulets left, an unused amulet tile included."""
    total = 0
    for kind in range(box.AMULET_KINDS):
        total += s.amulets[seat, kind] * box.AMULET_VALUE[kind]
    if s.options[AMULET_TILE_SCORES]:
        for kind in range(box.TILE_KINDS):
            if box.TILE_IS_AMULET[kind]:
                total += s.tiles[seat, kind] * box.TILE_VALUE[kind]
    return total


# --------------------------------------------------------------------------- the end


@rule
def score_contest(s, contest):
    """M-12.4, M-12.5: the neutral's place is lost."""
    first, second = first_two(s, contest)
    for place in range(2):
        who = first if place == 0 else second
        if 0 <= who < s.players:
            points = prize(contest, place)
            if contest < box.PATHS:
                earn(s, who, points, PATH_PRIZES)
                emit(s, PATH_PRIZE, who, contest, place + 1, points)
            else:
                earn(s, who, points, POLE_AREA)
                emit(s, POLE_SCORED, who, place + 1, points, 0)


@rule
def final_scoring(s):
    """M-12.1: eight paths, stone area, pole area, amulets."""
    for path in range(box.PATHS):
        score_contest(s, path)
    for seat in range(s.players):
        points = stone_points(s, seat)
        if points > 0:
            own = huts_on(s, seat, box.STONE_SPACES)
            earn(s, seat, points, STONE_AREA)
            emit(s, STONE_SCORED, seat, own, points // own, points)
    score_contest(s, box.PATHS)
    for seat in range(s.players):
        points = amulet_total(s, seat)
        earn(s, seat, points, AMULETS_LEFT)
        if points > 0:
            emit(s, AMULETS_SCORED, seat, points, 0, 0)


@rule
def scores(s, out):
    """Chief points now; at the end they include the final scoring."""
    for seat in range(s.players):
        out[seat] = s.chief[seat]


@rule
def standing(s, seat):
    """M-13.1, M-13.2: more points; at the end, when amulets are open, more amulet value."""
    amulets = amulet_total(s, seat) if s.step == OVER else 0
    return s.chief[seat] * (MOST_AMULETS + 1) + amulets


ranking, wins = by_standing(standing)  # M-13: whom no tie-break parts share a place


@rule
def emit_winners(s):
    """M-13.1 to M-13.3: one winner, or several who share the victory, once the game is over."""
    for seat in range(s.players):
        if wins(s, seat):
            emit(s, WINS, seat, s.chief[seat], 0, 0)


# --------------------------------------------------------------------------- for people

_CLAUSES = ("M-8.6", "M-8.8", "M-12.4", "M-12.8", "M-12.10", "M-12.11")
_FINAL = ("paths", "stone_area", "pole_area", "amulets")


class Contest(NamedTuple):
    """One path, or the pole area, as it stands."""

    order: tuple[int, ...]  # who is first and who is second
    huts: tuple[int, ...]  # by seat


Contests = tuple[Contest, ...]


def _contests(s: Any) -> Contests:
    """All of them, asked of the rules at once."""
    order, huts = np.zeros((CONTESTS, 2), np.int64), np.zeros((CONTESTS, s.players), np.int64)
    first_two_of_all(s.record, order)
    huts_in_all(s.record, huts)
    return tuple(map(Contest, map(tuple, order.tolist()), map(tuple, huts.tolist())))


def breakdown(record: Any) -> list[dict[str, Any]]:
    """For each seat: where its chief points come from, and what each path would pay now."""
    s = ints(record)
    contests, over = _contests(s), s.step == OVER
    return [
        _breakdown_of(seat, s.chief[seat], s.ledger[seat], contests, over)
        for seat in range(s.players)
    ]


def _breakdown_of(
    seat: int, chief: int, ledger: Sequence[int], contests: Contests, over: bool
) -> dict[str, Any]:
    lines = [
        {"what": what, "points": points, "clause": clause}
        for what, points, clause in zip(LEDGER, ledger, _CLAUSES, strict=True)
        if over or what not in _FINAL
    ]
    paths = [_contest(seat, path, contests) for path in range(box.PATHS)]
    return {"seat": seat, "points": chief, "lines": lines, "paths": paths}


def if_ended_now(record: Any) -> list[dict[str, Any]]:
    """What each seat would have if the game ended now, in the form of `breakdown`.

    M-7.5: amulets lie face down; `view.standing` adds those whoever looks knows of.
    """
    s = ints(record)
    if s.step == OVER:
        return breakdown(s)
    contests, seats = _contests(s), range(s.players)
    return [
        _ended_now(seat, s.chief[seat], tuple(s.ledger[seat]), contests,
                   int(stone_points(s.record, seat)))
        for seat in seats
    ]  # fmt: skip


@lru_cache(maxsize=1024)
def _ended_now(
    seat: int, chief: int, ledger: tuple[int, ...], contests: Contests, stones: int
) -> dict[str, Any]:
    """The same for everybody who looks: a table asks for each of them, at every step."""
    entry = _breakdown_of(seat, chief, ledger, contests, over=False)
    found = {
        "paths": sum(path["points"] for path in entry["paths"]),
        "stone_area": stones,
        "pole_area": _contest(seat, box.PATHS, contests)["points"],
    }
    clauses = dict(zip(LEDGER, _CLAUSES, strict=True))
    entry["lines"] += [
        {"what": what, "points": points, "clause": clauses[what]} for what, points in found.items()
    ]
    entry["points"] += sum(found.values())
    entry["aside"] = [{"what": "amulets-covered", "hidden": True}]
    return entry


def _contest(seat: int, contest: int, contests: Contests) -> dict[str, Any]:
    """One of them for a seat: huts, place (0: none) and what the place pays."""
    on_path, (order, huts) = contest < box.PATHS, contests[contest]
    place = order.index(seat) + 1 if seat in order else 0
    form: dict[str, Any] = {
        "huts": huts[seat],
        "place": place,
        "points": int(prize(contest, place - 1)) if place else 0,
        "clause": "M-12.4" if on_path else "M-12.10",
    }
    return {"path": box.PATH_IDS[contest], **form} if on_path else form
