"""T-18, T-20: effects of yellow cards, and the plain gains other colours share with them."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import (
    EFFECT_BUILDINGS,
    EFFECT_DIE,
    GAIN_DENIERS,
    GAIN_INFLUENCE,
    GAIN_VP,
    OWNERS,
    PAY_DENIERS,
    PAY_INFLUENCE,
)
from ..moves import DENIERS_GAINED
from ..refusals import BUILDING_NOT_NAMED, LEGAL
from ..state import FROM_ACTIVITIES
from .board import (
    bank_pays,
    coloured_dice,
    gain_influence,
    gain_points,
    pay_influence,
    spend_deniers,
    standing_in,
)


@rule
def gain_deniers(s, seat, deniers):
    """Deniers from the bank."""
    bank_pays(s, seat, deniers)
    if deniers > 0:
        emit(s, DENIERS_GAINED, seat, deniers, 0, 0)


@rule
def gain(s, seat, card, times):
    """T-18.2, T-18.8, T-18.9, T-18.17, T-18.22, T-18.23: what the card gives, so many times."""
    gain_deniers(s, seat, times * GAIN_DENIERS[card])
    gain_influence(s, seat, times * GAIN_INFLUENCE[card])
    gain_points(s, seat, times * GAIN_VP[card], FROM_ACTIVITIES)


@rule
def convert(s, seat, card, times):
    """T-18.1, T-18.4, T-18.7, T-18.27: pay, then gain."""
    spend_deniers(s, seat, times * PAY_DENIERS[card])
    pay_influence(s, seat, times * PAY_INFLUENCE[card])
    gain(s, seat, card, times)


@rule
def collect_refusal(card, building):
    """T-18.3: the Miller names two buildings."""
    return LEGAL if (EFFECT_BUILDINGS[card] >> building) & 1 else BUILDING_NOT_NAMED


@rule
def collect(s, seat, card, building):
    """T-18.3: deniers per own standing citizen of the building chosen."""
    gain_deniers(s, seat, GAIN_DENIERS[card] * standing_in(s, seat, building))


@rule
def per_die_in_square(s, seat, card, times):
    """T-20.1: the Baker counts the dice of his colour in all five districts."""
    dice = 0
    for district in range(OWNERS):
        dice += coloured_dice(s, district, EFFECT_DIE[card])
    gain_deniers(s, seat, times * dice * GAIN_DENIERS[card])
