"""T-18: effects of white cards that act at once."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import EFFECT_NUMBER, GAIN_VP, OWNERS
from ..state import FROM_ACTIVITIES
from .board import cathedral_cubes, dice_in, gain_points


@rule
def most_dice_in_square(s, seat, card, times):
    """T-18.18: every player whose district holds most dice gains, neutral dice included."""
    most = EFFECT_NUMBER[card]
    for district in range(OWNERS):
        most = max(most, dice_in(s, district))
    for player in range(s.players):
        if dice_in(s, player) == most:
            gain_points(s, player, times * GAIN_VP[card], FROM_ACTIVITIES)


@rule
def per_cathedral_pair(s, seat, card, times):
    """T-18.16: the Glassblower counts complete pairs of own cubes."""
    pairs = cathedral_cubes(s, seat) // 2
    gain_points(s, seat, times * pairs * GAIN_VP[card], FROM_ACTIVITIES)
