"""T-18, T-20: effects of red cards."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..box import NEUTRAL, OWNERS, RED, SIDES
from ..moves import ACTIVATED, ARCHERS, PAYS
from ..state import FROM_ACTIVITIES
from .board import coloured_dice, gain_points, pay_influence, roll_die, solo, standing_in
from .civil import gain_deniers
from .countering import events_with_cube, flags_free, put_cube


@rule
def roll_archers(s, seat, card, times):
    """T-18.19: one die per activation, all rolled first; returns the cubes that may be placed."""
    hits = 0
    for _ in range(times):
        hits += box.ARCHER_HIT[card, roll_die(s)]
    emit(s, ARCHERS, seat, times, hits, 0)
    return hits * box.EFFECT_NUMBER[card]


@rule
def cubes_per_own_die(s, seat, card, times):
    """T-18.20: Chivalry, cubes per die of the colour left in the own district."""
    return times * coloured_dice(s, seat, box.EFFECT_DIE[card]) * box.EFFECT_NUMBER[card]


@rule
def pay_for_cubes(s, seat, card, event):
    """T-18.21: the Diplomat, once: influence for cubes on one event, as many as find a flag."""
    emit(s, ACTIVATED, seat, card, 1, 0)
    pay_influence(s, seat, box.PAY_INFLUENCE[card])
    cubes = min(box.EFFECT_NUMBER[card], flags_free(s, event))
    for _ in range(cubes):
        put_cube(s, seat, event)


@rule
def tax_player(s, seat, other, deniers):
    """T-18.24: as far as he can, without penalty."""
    paid = min(deniers, int(s.deniers[other]))
    s.deniers[other] -= paid
    s.deniers[seat] += paid
    if paid > 0:
        emit(s, PAYS, other, seat, paid, 0)


@rule
def tax(s, seat, card, times):
    """T-18.24: the others pay for their citizens; T-21.19: for Le Roy's the bank pays."""
    for building in range(3):
        if (box.EFFECT_BUILDINGS[card] >> building) & 1:
            for other in range(s.players):
                if other != seat:
                    citizens = standing_in(s, other, building)
                    tax_player(s, seat, other, times * citizens * box.GAIN_DENIERS[card])
            if solo(s):
                citizens = standing_in(s, NEUTRAL, building)
                gain_deniers(s, seat, times * citizens * box.EFFECT_NUMBER[card])


@rule
def per_event_with_cube(s, seat, card, times):
    """T-18.25: the Captain counts events with an own cube."""
    gain_points(s, seat, times * events_with_cube(s, seat) * box.GAIN_VP[card], FROM_ACTIVITIES)


@rule
def red_total(s, district):
    """The red dice of a district, added up."""
    total = 0
    for value in range(1, SIDES + 1):
        total += int(s.dice[district, RED, value]) * value
    return total


@rule
def joust(s, seat, card, times):
    """T-18.26: with the highest red total you gain, and all tied with you."""
    own = red_total(s, seat)
    for district in range(OWNERS):
        if red_total(s, district) > own:
            return
    if own > 0:
        for player in range(s.players):
            if red_total(s, player) == own:
                gain_points(s, player, times * box.GAIN_VP[card], FROM_ACTIVITIES)


@rule
def richest_district(s, seat, card, times):
    """T-20.3: the red dice of the district with most; T-21.19: solo only yours."""
    most = coloured_dice(s, seat, RED)
    if not solo(s):
        for district in range(OWNERS):
            most = max(most, coloured_dice(s, district, RED))
    gain_points(s, seat, times * most * box.GAIN_VP[card], FROM_ACTIVITIES)
