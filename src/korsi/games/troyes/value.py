"""How well a seat stands: a few named features, linear in each, worth in victory points."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from . import box
from .box import MARAUDING, NEUTRAL, OWNERS, SIDES
from .rules.board import citizens_ready, collected, cubes_on_cards, dice_in, solo, standing_in
from .rules.countering import cubes_on, events_with_cube, most_cubes, owners_with, ranked_cubes
from .scoring import (
    citizens_standing,
    empty_levels,
    in_play,
    measure,
    tradesmen,
    tradesmen_points,
)
from .state import OVER

# What is looked at -> its weight alone and against others (found as docs/troyes.md says)
_WEIGHED = {
    "points": (1, 1),  # victory points collected
    "deniers": (0.22, 0.14),
    "influence": (0.15, 0.15),
    "palace": (0.55, 0.25),  # standing citizens, times the rounds still to come
    "bishopric": (0.75, 0.45),
    "city_hall": (0.65, 0.3),
    "supply": (0.35, 0.5),  # citizens ready to be placed, times the part of the game to come
    "tradesmen": (1, 1),  # victory points of their spaces
    "queue": (0.45, 0.6),  # events with an own cube
    "events": (0.55, 0.46),  # what they would pay if resolved now, by the part of flags filled
    "empty_levels": (-0.8, -1),  # cathedral levels without an own cube
    "characters": (0.35, 0.7),  # what those the seat holds would pay now; between steps, in part
    "others": (0, 0.9),  # the same for those it does not hold, by the chance they are in play
    "modifiers": (0.55, 0.4),  # cubes on delayed cards
    "red": (0.18, 0.17),  # pips in the own district while one may still use them
    "white": (0.18, 0.17),
    "yellow": (0.18, 0.13),
    # for the search alone (thinking.toml): the same by the part of the game still to come
    "deniers_ahead": (0, 0),
    "influence_ahead": (0, 0),
    "tradesmen_ahead": (0, 0),  # how many activities are open to the seat
    "modifiers_ahead": (0, 0),
    "levels_ahead": (0, 0),  # empty cathedral levels
    "dice": (0, 0),  # how many are left in the own district: many small ones are bought by others
    "citizens": (0, 0),  # standing citizens, times the square of the rounds still to come
}
FEATURES = tuple(_WEIGHED)
NOTHING = (0.0,) * (len(FEATURES) - 1)
WEIGHTS = np.zeros((5, len(FEATURES)), np.float64)  # a row for each number of players
WEIGHTS[1] = [alone for alone, _ in _WEIGHED.values()]
WEIGHTS[2:] = [against for _, against in _WEIGHED.values()]


@rule
def part_left(s):
    """How much of the game is still to come, by rounds."""
    return 0.0 if s.step == OVER else 1.0 - (s.round - 1.0) / box.ROUNDS[s.players]


@rule
def period(s):
    """T-5.1: a round."""
    return s.round


@rule
def pays_now(s, event, owner):
    """T-11.5: what an owner would get if the event were resolved with the cubes it has."""
    own = ranked_cubes(s, event, owner)
    most = most_cubes(s, event, 1000)
    second = most_cubes(s, event, most)
    if own == 0:
        return 0.0
    alone = owners_with(s, event, most) == 1
    if own == most:
        if alone and second > 0:
            return float(box.EVENT_FIRST[event])
        return (box.EVENT_FIRST[event] + box.EVENT_SECOND[event]) / owners_with(s, event, most)
    if own == second and alone:
        return box.EVENT_SECOND[event] / owners_with(s, event, second)
    return 0.0


@rule
def event_hopes(s, owner):
    """What the events of the queue would pay now, each by the part of its flags that is filled."""
    total = 0.0
    for i in range(s.queue_length):
        event = s.queue[i]
        if event != MARAUDING and s.event_cubes[event, owner] > 0:
            total += pays_now(s, event, owner) * cubes_on(s, event) / box.EVENT_FLAGS[event]
    return total


@rule
def near_points(s, owner, character):
    """T-17: what a character pays, and in proportion on the way to its next step."""
    count = measure(s, owner, box.CHARACTER_MEASURE[character])
    few = 1 if s.players <= 2 else 0
    reached = 0
    for i in range(3):
        step = box.THRESHOLD[few, character, i]
        if count < step:
            more = box.CHARACTER_VP[i + 1] - box.CHARACTER_VP[i]
            return box.CHARACTER_VP[i] + more * (count - reached) / (step - reached)
        reached = step
    return float(box.CHARACTER_VP[3])


@rule
def known_characters(s, owner, seat):
    """What the characters a seat holds (solo: all that are left) would pay an owner."""
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] == seat or (solo(s) and in_play(s, character)):
            total += near_points(s, owner, character)
    return total


@rule
def unknown_characters(s, owner, seat):
    """T-2.2: what those it does not hold would pay, by the chance that they were dealt."""
    if solo(s):
        return 0.0
    total = 0.0
    for character in range(box.CHARACTERS):
        if s.character[character] != seat:
            total += near_points(s, owner, character)
    each = box.CHARACTERS_EACH[s.players]
    return total * each * (s.players - 1) / (box.CHARACTERS - each)


@rule
def pips_left(s, owner, colour):
    """Dice a player may still use this round; Le Roy never passes."""
    total = 0
    if owner == NEUTRAL or not s.passed[owner]:
        for value in range(1, SIDES + 1):
            total += value * int(s.dice[owner, colour, value])
    return total


@rule
def features(s, owner, seat):
    """The features of an owner as a seat knows them. At the end only points are left."""
    if s.step == OVER:
        return (float(collected(s, owner)),) + NOTHING  # noqa: RUF005
    left = float(box.ROUNDS[s.players] - s.round)
    part = left / box.ROUNDS[s.players]
    person = owner < NEUTRAL
    return (
        float(collected(s, owner)),
        float(int(s.deniers[owner]) + int(s.purse[owner])) if person else 0.0,
        float(s.influence[owner]) if person else 0.0,
        left * standing_in(s, owner, 0),
        left * standing_in(s, owner, 1),
        left * standing_in(s, owner, 2),
        citizens_ready(s, owner) * left / box.ROUNDS[s.players] if person else 0.0,
        float(tradesmen_points(s, owner)),
        float(events_with_cube(s, owner)),
        event_hopes(s, owner),
        float(empty_levels(s, owner)),
        known_characters(s, owner, seat),
        unknown_characters(s, owner, seat),
        float(cubes_on_cards(s, owner)),
        float(pips_left(s, owner, 0)),
        float(pips_left(s, owner, 1)),
        float(pips_left(s, owner, 2)),
        part * (s.deniers[owner] + s.purse[owner]) if person else 0.0,
        part * s.influence[owner] if person else 0.0,
        part * tradesmen(s, owner),
        part * cubes_on_cards(s, owner),
        part * empty_levels(s, owner),
        float(dice_in(s, owner)) if owner == NEUTRAL or not s.passed[owner] else 0.0,
        left * left * citizens_standing(s, owner),
    )


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
