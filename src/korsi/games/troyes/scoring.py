"""T-16, T-17, T-21.18: the end of the game, the ranking, and the breakdown for people."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.int_record import copied, ints
from korsi.core.rule import rule
from korsi.core.standing import places
from korsi.core.state import emit

from . import box, state
from .box import NEUTRAL, OWNERS, SIDES, SLOTS
from .moves import CHARACTER_SHOWN, FINAL, LEROY_FINAL, SCORES, WINS
from .rules.board import cathedral_cubes, collected, solo, standing_in, tell_of
from .rules.countering import captured_events, events_with_cube
from .state import LEDGER, OVER

BAND_FROM = np.array([low for low, _, _ in box.RATINGS], np.int64)

# --------------------------------------------------------------------------- T-17 characters


@rule
def tradesmen(s, owner):
    """T-17.1: own tradesmen on cards, those on the picture too."""
    count = 0
    for slot in range(SLOTS):
        if s.tradesman[slot, owner] > 0:
            count += 1
    return count


@rule
def citizens_standing(s, owner):
    """T-17.1: own standing citizens in the three buildings."""
    return standing_in(s, owner, 0) + standing_in(s, owner, 1) + standing_in(s, owner, 2)


@rule
def measure(s, owner, what):
    """T-17: what a character counts; T-21.17: Le Roy has neither money nor influence."""
    if owner == NEUTRAL and box.UNSCORED[what]:
        return 0
    if what == box.CITIZENS_STANDING:
        return citizens_standing(s, owner)
    if what == box.CATHEDRAL_CUBES:
        return cathedral_cubes(s, owner)
    if what == box.DENIERS:
        return int(s.deniers[owner])
    if what == box.INFLUENCE:
        return int(s.influence[owner])
    if what == box.CAPTURED:
        return captured_events(s, owner)
    return tradesmen(s, owner)


@rule
def character_points(s, owner, character):
    """T-17.1: only the highest step reached counts."""
    count = measure(s, owner, box.CHARACTER_MEASURE[character])
    few = 1 if s.players <= 2 else 0
    step = 0
    for i in range(3):
        if count >= box.THRESHOLD[few, character, i]:
            step = i + 1
    return box.CHARACTER_VP[step]


@rule
def score_character(s, owner, character):
    """T-16.2.4: one character for one owner."""
    points = character_points(s, owner, character)
    s.ledger[owner, state.FROM_CHARACTERS] += points
    tell_of(s, SCORES, owner, character, points)


@rule
def in_play(s, character):
    """T-16.2.4: dealt to somebody; T-21.18: still in the stack."""
    if s.character[character] >= 0:
        return True
    for i in range(box.CHARACTERS):
        if s.stack[i] == character:
            return True
    return False


# --------------------------------------------------------------------------- T-16.2 final scoring


@rule
def tradesmen_points(s, owner):
    """T-16.2.2: the spaces of one's tradesmen."""
    points = 0
    for slot in range(SLOTS):
        if s.activity[slot] >= 0:
            points += box.CARD_VP[s.activity[slot], s.tradesman[slot, owner]]
    return points


@rule
def empty_levels(s, owner):
    """T-16.2.3: cathedral levels without an own cube."""
    levels = 0
    for level in range(s.cathedral.shape[0]):
        cubes = 0
        for number in range(1, SIDES + 1):
            if s.cathedral[level, number] == owner:
                cubes += 1
        if cubes == 0:
            levels += 1
    return levels


@rule
def score_end(s, owner):
    """T-16.2.1 to T-16.2.3 for one owner; T-16.3: the total may fall below zero."""
    s.ledger[owner, state.FROM_QUEUE] = box.QUEUE_VP * events_with_cube(s, owner)
    s.ledger[owner, state.FROM_TRADESMEN] = tradesmen_points(s, owner)
    if owner < NEUTRAL or s.options[state.LEROY_PENALTY]:
        s.ledger[owner, state.FROM_LEVELS] = -box.LEVEL_PENALTY * empty_levels(s, owner)


@rule
def in_this_game(s, owner):
    """Owners who score: the players, and Le Roy in the solo game."""
    return owner < s.players or (owner == NEUTRAL and solo(s))


@rule
def final_scoring(s):
    """T-16.2: characters are shown, everything is added up, the game is over."""
    for owner in range(OWNERS):
        if in_this_game(s, owner):
            score_end(s, owner)
    for character in range(box.CHARACTERS):
        if in_play(s, character):
            emit(s, CHARACTER_SHOWN, -1, character, 0, 0)
            for owner in range(OWNERS):
                if in_this_game(s, owner):
                    score_character(s, owner, character)
    s.shown += 1
    s.step = OVER
    tell_result(s)


@rule
def band(difference):
    """T-21.18: which band of the verdict a difference falls into, 0 is the lowest."""
    found = 0
    for i in range(BAND_FROM.shape[0]):
        if difference >= BAND_FROM[i]:
            found = i
    return found


@rule
def tell_result(s):
    """T-16.3, T-21.18: totals, and who has most; there is no tie-break, victories are shared."""
    best = collected(s, 0)
    for seat in range(s.players):
        best = max(best, collected(s, seat))
        emit(s, FINAL, seat, collected(s, seat), 0, 0)
    if solo(s):
        difference = best - collected(s, NEUTRAL)
        emit(s, LEROY_FINAL, -1, collected(s, NEUTRAL), difference, band(difference))
        return
    for seat in range(s.players):
        if collected(s, seat) == best:
            emit(s, WINS, seat, collected(s, seat), 0, 0)


# --------------------------------------------------------------------------- the contract


@rule
def covered(s, owner):
    """T-2.7: does the total lie face down for the one this view was made for?"""
    if s.looking == 0 or s.looking - 2 == owner or owner == NEUTRAL:
        return False
    return s.step != OVER and s.options[state.OPEN_VP] == 0 and s.players > 1


@rule
def covered_seats(s):
    """T-2.7: a bit for every seat whose total lies face down."""
    bits = 0
    for seat in range(s.players):
        bits |= int(covered(s, seat)) << seat
    return bits


@rule
def scores(s, out):
    """Victory points collected, 0 while covered. T-21.18: the solo result is the difference."""
    for seat in range(s.players):
        out[seat] = 0 if covered(s, seat) else collected(s, seat)
    if solo(s):
        out[0] -= collected(s, NEUTRAL)


@rule
def ranking(s, out):
    """T-16.3: 1 is best, equal ones share a place. T-21.18: in defeat Le Roy stands before one."""
    if solo(s):
        out[0] = 2 if band(collected(s, 0) - collected(s, NEUTRAL)) == 0 else 1
        return
    for seat in range(s.players):
        out[seat] = collected(s, seat)
    places(out, s.players)


# --------------------------------------------------------------------------- for people

# source of points -> its clause and its words
_SAID = {
    "start": ("T-2.1", "breakdown-start"),
    "cathedral": ("T-10.3", "breakdown-cathedral"),
    "events": ("T-11.5", "breakdown-events"),
    "activities": ("T-18", "breakdown-activities"),
    "leroy": ("T-21.10", "breakdown-leroy"),
    "losses": ("T-5.5", "breakdown-losses"),
    "events_in_queue": ("T-16.2", "breakdown-events-in-queue"),
    "tradesmen": ("T-16.2", "breakdown-tradesmen"),
    "cathedral_levels": ("T-16.2", "breakdown-cathedral-levels"),
    "characters": ("T-17", "breakdown-characters"),
}


# T-21.18: the bands of the solo game and their words
VERDICTS = {
    "defeat": "verdict-defeat",
    "poor": "verdict-poor",
    "average": "verdict-average",
    "good": "verdict-good",
    "very-good": "verdict-very-good",
    "masterful": "verdict-masterful",
}
# what a breakdown of the solo game has besides, and its words
AGAINST_LEROY = {
    "leroy_points": "breakdown-leroy-points",
    "difference": "breakdown-difference",
    "leroy_lines": "breakdown-leroy-lines",
    "leroy_characters": "breakdown-leroy-characters",
    "verdict": "breakdown-verdict",
}


def verdict(difference: int) -> str:
    """T-21.18: the band of a solo result, `very-good` for the box's `very good`."""
    label = next(label for low, high, label in box.RATINGS if low <= difference <= high)
    return label.replace(" ", "-")


def _lines(s: Any, owner: int) -> list[dict[str, Any]]:
    lines = []
    for i, (what, points) in enumerate(zip(LEDGER, s.ledger[owner], strict=True)):
        if points or (s.step == OVER and i >= state.FROM_QUEUE):
            clause, key = _SAID[what]
            line = {"what": what, "points": points, "clause": clause, "key": key}
            lines.append(line | ({"each": box.LEVEL_PENALTY} if i == state.FROM_LEVELS else {}))
    return lines


def _characters(s: Any, owner: int) -> list[dict[str, Any]]:
    """What each character is worth to an owner, of those whoever looks knows to be in play."""
    return [
        {
            "character": box.CHARACTER_IDS[c],
            "measure": box.MEASURES[box.CHARACTER_MEASURE[c]],
            "count": int(measure(s.record, owner, int(box.CHARACTER_MEASURE[c]))),
            "points": int(character_points(s.record, owner, c)),
            "clause": "T-17",
        }
        for c in range(box.CHARACTERS)
        if in_play(s.record, c)
    ]


def _against_leroy(s: Any) -> dict[str, Any]:
    """T-21.18: Le Roy's points, where he has them from, the difference and at the end its band."""
    his = sum(s.ledger[NEUTRAL])
    difference = sum(s.ledger[0]) - his
    values = (
        his,
        difference,
        [
            {k: line[k] for k in ("what", "points", "each") if k in line}
            for line in _lines(s, NEUTRAL)
        ],
        _characters(s, NEUTRAL) if s.step == OVER else [],
        [{"verdict": verdict(difference)}] if s.step == OVER else [],
    )
    return dict(zip(AGAINST_LEROY, values, strict=True))


def breakdown(record: Any) -> list[dict[str, Any]]:
    """For each seat: where the points come from; None while covered. Solo: Le Roy's beside it."""
    s = ints(record)
    return _accounts(s, [not covered(s.record, seat) for seat in range(s.players)])


def _accounts(s: Any, told: list[bool]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat, known in enumerate(told):
        found.append(
            {
                "seat": seat,
                "points": sum(s.ledger[seat]) if known else None,
                "lines": _lines(s, seat) if known else [],
                "characters": _characters(s, seat) if s.step == OVER else [],
            }
        )
    if s.players == 1:
        found[0].update(_against_leroy(s))
    return found


# --------------------------------------------------------------------------- if it ended now


def standing(record: Any) -> list[dict[str, Any]]:
    """The breakdown if the game ended now, by all that whoever looks may know: points were taken
    before everybody's eyes (T-2.7), so those lying face down are counted as a careful watcher
    would; and the characters they hold or see (in the solo game all, by the stack, T-21.5). Beside
    it (`aside`) stands what is not in it."""
    now = ints(record)
    if now.step == OVER:
        return breakdown(record)
    ended = copied(record)
    for owner in range(OWNERS):
        if now.round and in_this_game(record, owner):
            score_end(ended, owner)
            worth = sum(one["points"] for one in _characters(now, owner))
            ended["ledger"][owner, state.FROM_CHARACTERS] += worth
    found = _accounts(ints(ended), [True] * now.players)
    for entry in found:
        if now.round:
            entry["characters"] = _characters(now, entry["seat"])
        if now.players > 1 and now.looking:
            entry["aside"] = [{"what": "no-characters", "key": "breakdown-no-characters"}]
    _without_nothing(found)
    return found


def _without_nothing(found: list[dict[str, Any]]) -> None:
    """Characters that bring nobody anything yet are not told of every seat."""
    all_ = [one for entry in found for one in entry["characters"]]
    worth = {one["character"] for one in all_ if one["points"]}
    for entry in found:
        entry["characters"] = [one for one in entry["characters"] if one["character"] in worth]
