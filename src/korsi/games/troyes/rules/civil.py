"""T-18, T-20: effects of yellow cards, and the plain gains other colours share with them."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..box import OWNERS
from ..moves import DENIERS_GAINED
from ..refusals import BUILDING_NOT_NAMED, LEGAL
from ..state import FROM_ACTIVITIES
from . import board


@rule
def gain_deniers(s, seat, deniers):
    """Deniers from the bank."""
    board.bank_pays(s, seat, deniers)
    if deniers > 0:
        emit(s, DENIERS_GAINED, seat, deniers, 0, 0)


@rule
def gain(s, seat, card, times):
    """T-18.2, T-18.8, T-18.9, T-18.17, T-18.22, T-18.23: what the card gives, so many times."""
    gain_deniers(s, seat, times * box.GAIN_DENIERS[card])
    board.gain_influence(s, seat, times * box.GAIN_INFLUENCE[card])
    board.gain_points(s, seat, times * box.GAIN_VP[card], FROM_ACTIVITIES)


@rule
def convert(s, seat, card, times):
    """T-18.1, T-18.4, T-18.7, T-18.27: pay, then gain."""
    board.spend_deniers(s, seat, times * box.PAY_DENIERS[card])
    board.pay_influence(s, seat, times * box.PAY_INFLUENCE[card])
    gain(s, seat, card, times)


@rule
def collect_refusal(card, building):
    """T-18.3: the Miller names two buildings."""
    return LEGAL if (box.EFFECT_BUILDINGS[card] >> building) & 1 else BUILDING_NOT_NAMED


@rule
def collect(s, seat, card, building):
    """T-18.3: deniers per own standing citizen of the building chosen."""
    gain_deniers(s, seat, box.GAIN_DENIERS[card] * board.standing_in(s, seat, building))


@rule
def per_die_in_square(s, seat, card, times):
    """T-20.1: the Baker counts the dice of his colour in all five districts."""
    dice = 0
    for district in range(OWNERS):
        dice += board.coloured_dice(s, district, box.EFFECT_DIE[card])
    gain_deniers(s, seat, times * dice * box.GAIN_DENIERS[card])
