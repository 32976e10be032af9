"""How well a seat stands: a few named features, linear in each, worth in victory points."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .box import (
    CHARACTERS,
    EVENT_FIRST,
    EVENT_FLAGS,
    EVENT_SECOND,
    MARAUDING,
    NEUTRAL,
    OWNERS,
    ROUNDS,
    SIDES,
    SLOTS,
)
from .rules.board import collected, solo, standing_in
from .rules.countering import events_with_cube
from .scoring import character_points, empty_levels, in_play, tradesmen_points
from .state import OVER

FEATURES = (
    "points",  # victory points collected
    "deniers",
    "influence",
    "palace",  # standing citizens, times the rounds still to come
    "bishopric",
    "city_hall",
    "supply",  # citizens ready to be placed
    "tradesmen",  # victory points of their spaces
    "queue",  # events with an own cube
    "event_share",  # what the cubes on events may bring when those are countered
    "empty_levels",  # cathedral levels without an own cube
    "characters",  # what the characters the seat knows would pay now
    "modifiers",  # cubes on delayed cards
    "dice",  # pips in the own district while one may still use them
)

# One row per number of players; found by hand, and for the solo game by trying each weight higher
# and lower over 40 games (docs/troyes.md).
_EVERY = (1.0, 0.22, 0.30, 0.55, 0.75, 0.65, 0.35, 1.0, 0.9, 0.55, -1.6, 0.7, 0.55, 0.10)
WEIGHTS = np.zeros((5, len(FEATURES)), np.float64)
for _n in range(1, 5):
    WEIGHTS[_n] = _EVERY
WEIGHTS[1] = (1.0, 0.22, 0.15, 0.55, 0.75, 0.65, 0.18, 1.0, 0.45, 0.55, -0.8, 0.35, 0.55, 0.18)


@rule
def event_share(s, owner):
    """Own part of the flags filled, of what each event pays."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            pays = EVENT_FIRST[event] + EVENT_SECOND[event]
            total += pays * int(s.event_cubes[event, owner]) / EVENT_FLAGS[event]
    return total


@rule
def known_characters(s, owner, seat):
    """What the characters a seat holds (solo: all) would pay an owner now."""
    total = 0
    for character in range(CHARACTERS):
        if s.character[character] == seat or (solo(s) and in_play(s, character)):
            total += character_points(s, owner, character)
    return total


@rule
def modifier_cubes(s, owner):
    total = 0
    if owner < NEUTRAL:
        for slot in range(SLOTS):
            total += int(s.cubes[slot, owner])
    return total


@rule
def pips_left(s, owner):
    """Dice a player may still use this round; Le Roy never passes."""
    total = 0
    if owner == NEUTRAL or not s.passed[owner]:
        for colour in range(3):
            for value in range(1, SIDES + 1):
                total += value * int(s.dice[owner, colour, value])
    return total


@rule
def features(s, owner, seat):
    """The features of one owner as a seat knows them. At the end only points are left."""
    points = float(collected(s, owner))
    if s.step == OVER:
        return (points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    left = float(ROUNDS[s.players] - s.round)
    person = owner < NEUTRAL
    return (
        points,
        float(int(s.deniers[owner]) + int(s.purse[owner])) if person else 0.0,
        float(s.influence[owner]) if person else 0.0,
        left * standing_in(s, owner, 0),
        left * standing_in(s, owner, 1),
        left * standing_in(s, owner, 2),
        float(s.supply[owner]),
        float(tradesmen_points(s, owner)),
        float(events_with_cube(s, owner)),
        event_share(s, owner),
        float(empty_levels(s, owner)),
        float(known_characters(s, owner, seat)),
        float(modifier_cubes(s, owner)),
        float(pips_left(s, owner)),
    )


@rule
def own_features(s, seat):
    """What `value` is made of, for fitting the weights."""
    return features(s, seat, seat)


@rule
def standing_of(s, owner, seat):
    """The features of an owner, weighed and added up."""
    found = features(s, owner, seat)
    total = 0.0
    for k in range(len(found)):
        total += WEIGHTS[s.players, k] * found[k]
    return total


@rule
def value(s, seat):
    """The margin in points a seat may expect over the mean of the others, or over Le Roy."""
    own = standing_of(s, seat, seat)
    if solo(s):
        return own - standing_of(s, NEUTRAL, seat)
    others = 0.0
    for other in range(OWNERS - 1):
        if other < s.players and other != seat:
            others += standing_of(s, other, seat)
    return own - others / (s.players - 1)
