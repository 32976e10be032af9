"""Greedy's value: few features, by weights that never change."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from .. import box
from ..box import NEUTRAL, OWNERS
from ..rules.board import citizens_ready, collected, cubes_on_cards, solo, standing_in
from ..rules.countering import events_with_cube
from ..scoring import empty_levels, tradesmen_points
from ..state import OVER
from .characters import known_characters, unknown_characters
from .district import pips_left
from .events import event_hopes

# What greedy looks at -> its weight alone and against others (found as docs/troyes.md says)
ANCHOR = {
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
}
ANCHOR_WEIGHTS = np.zeros((5, len(ANCHOR)), np.float64)  # a row for each number of players
ANCHOR_WEIGHTS[1] = [alone for alone, _ in ANCHOR.values()]
ANCHOR_WEIGHTS[2:] = [against for _, against in ANCHOR.values()]
ANCHOR_NOTHING = (0.0,) * (len(ANCHOR) - 1)


@rule
def anchor_features(s, owner, seat):
    """What greedy looks at. At the end only points are left."""
    if s.step == OVER:
        return (float(collected(s, owner)),) + ANCHOR_NOTHING  # noqa: RUF005
    left = float(box.ROUNDS[s.players] - s.round)
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
    )


@rule
def standing_of(s, owner, seat):
    """Greedy's features of an owner, weighed and added up."""
    found = anchor_features(s, owner, seat)
    total = 0.0
    for k in range(len(found)):
        total += ANCHOR_WEIGHTS[s.players, k] * found[k]
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
