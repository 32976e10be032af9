"""M-8: building huts, and the exact payment for them, laid down piece by piece.

A build begins with choosing the space; then landscape cards are laid down, then the price. Every
link is offered only if the rest can still be met exactly, so a payment once begun always ends.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box, refusals
from ..moves import (
    BUILT,
    COLUMN,
    FIRST_BUILD,
    FIRST_DOUBLE,
    FIRST_PAY,
    LAST_HUT,
    PAYS,
    POLE_TILE,
    PRINTS,
    SITE_CHOSEN,
    TILE_GAINED,
)
from ..scoring import earn
from ..state import ACT, PAY, POLE_TILES_TAKEN, PRINTED
from .amulets import spend_amulet
from .cards import discard_card

SUMS = (1 << 62) - 1  # a set of sums is a bit mask: bit n is set if n can be laid down


# --------------------------------------------------------------------------- what a seat can pay


@rule
def held(s, seat, payment):
    """How many of a kind of payment a seat holds."""
    source, index = box.PAY_SOURCE[payment], box.PAY_INDEX[payment]
    if source == box.LAND_CARD:
        return s.hand[seat, box.FIRST_LANDSCAPE + index]
    if source == box.ORDINARY:
        return s.hand[seat, index]
    if source == box.STARTING:
        return s.start_cards[seat, index]
    if source == box.AMULET:
        return s.amulets[seat, index]
    return s.tiles[seat, index]


@rule
def with_copies(sums, value, copies):
    """The sums that can be reached with up to so many more pieces of one value."""
    for _ in range(copies):
        sums |= (sums & (SUMS >> value)) << value
    return sums


@rule
def payable(s, seat, currency):
    """M-8.4, M-8.5: every sum the seat can lay down exactly in a currency, as bits."""
    sums = 1
    for payment in range(box.PAY_FROM[currency], box.PAY_FROM[currency + 1]):
        sums = with_copies(sums, box.PAY_VALUE[payment], held(s, seat, payment))
    return sums


@rule
def free_landscapes(s, seat):
    """M-14.9: free-landscape tiles of a seat."""
    return s.tiles[seat, box.FREE_TILE] if box.FREE_TILE >= 0 else 0


@rule
def landscape_fits(s, space, land):
    """M-8.3: is it a landscape of the space, and is it active?"""
    return (box.SPACE_LANDS[space] & s.birds) >> land & 1 != 0


@rule
def landscapes_for(s, seat, space):
    """M-8.3, M-14.9: how many landscape payments a seat could make for a space."""
    cards = free_landscapes(s, seat)
    for land in range(4):
        if landscape_fits(s, space, land):
            cards += s.hand[seat, box.FIRST_LANDSCAPE + land]
    return cards


# --------------------------------------------------------------------------- choosing the space


@rule
def occupied(s):
    """M-8.2: spaces with a hut, neutral ones included."""
    spaces = 0
    for owner in range(s.owned.shape[0]):
        spaces |= s.owned[owner]
    return spaces


@rule
def may_build(s, seat, huts):
    """M-8.1, M-11.3, M-15.4: as everybody can see: enough huts, and cards or tiles for the land."""
    return s.huts[seat] >= huts and s.hand_size[seat, 1] + free_landscapes(s, seat) >= huts


@rule
def build_refusal(s, seat, space, huts):
    """M-8.1 to M-8.5, M-8.12: why a hut (or a double one) may not be built on a space."""
    if s.huts[seat] < huts:
        return refusals.NO_HUT
    if occupied(s) >> space & 1:
        return refusals.SPACE_OCCUPIED
    if huts == 2 and not box.DOUBLE_SPACES >> space & 1:
        return refusals.NO_DOUBLE_HERE
    if landscapes_for(s, seat, space) < huts:
        inactive = box.SPACE_LANDS[space] & s.birds == 0
        return refusals.NO_ACTIVE_LANDSCAPE if inactive else refusals.NO_LANDSCAPE_CARD
    if not payable(s, seat, box.SPACE_CURRENCY[space]) >> (huts * box.SPACE_PRICE[space]) & 1:
        return refusals.CANNOT_PAY_EXACTLY
    return refusals.LEGAL


@rule
def legal_builds(s, seat, huts, mask):
    """The same for every space at once: the sums are found only once."""
    if not may_build(s, seat, huts):
        return 0
    first = FIRST_BUILD if huts == 1 else FIRST_DOUBLE
    valuables, amulets = payable(s, seat, 0), payable(s, seat, 1)
    taken = occupied(s)
    n = 0
    for space in range(box.SPACE_COUNT):
        if taken >> space & 1 or (huts == 2 and not box.DOUBLE_SPACES >> space & 1):
            continue
        sums = amulets if box.SPACE_CURRENCY[space] else valuables
        exact = sums >> (huts * box.SPACE_PRICE[space]) & 1
        if exact and landscapes_for(s, seat, space) >= huts:
            mask[first + space] = 1
            n += 1
    return n


@rule
def choose_site(s, seat, space, huts):
    """M-8.12: the price, twice for a double hut, is due now, and a landscape card for each hut."""
    s.site = space
    s.building = huts
    s.lands_due = huts
    s.due = huts * box.SPACE_PRICE[space]
    s.laid = 0
    s.step = PAY
    emit(s, SITE_CHOSEN, seat, space, huts, 0)


# --------------------------------------------------------------------------- laying it down


@rule
def fits(s, payment):
    """M-8.3, M-14.9: may this landscape payment be laid down for the chosen space?"""
    if box.PAY_SOURCE[payment] == box.FREE_LANDSCAPE:
        return True
    return landscape_fits(s, s.site, box.PAY_INDEX[payment])


@rule
def legal_landscapes(s, seat, mask):
    """M-8.3: from the end of the list: what comes later can still make up what is missing."""
    n = 0
    later = 0
    for payment in range(box.LAND_PAYMENTS - 1, s.laid - 1, -1):
        copies = held(s, seat, payment) if fits(s, payment) else 0
        later += copies
        if copies > 0 and later >= s.lands_due:
            mask[FIRST_PAY + payment] = 1
            n += 1
    return n


@rule
def legal_price(s, seat, mask):
    """M-8.4: from the end of the list: what comes later can still make up the rest exactly."""
    n = 0
    later = 1
    currency = box.SPACE_CURRENCY[s.site]
    for payment in range(
        box.PAY_FROM[currency + 1] - 1, max(box.PAY_FROM[currency], s.laid) - 1, -1
    ):
        copies = held(s, seat, payment)
        if copies > 0:
            value = box.PAY_VALUE[payment]
            later = with_copies(later, value, copies - 1)
            if value <= s.due and later >> (s.due - value) & 1:
                mask[FIRST_PAY + payment] = 1
                n += 1
            later = with_copies(later, value, 1)
    return n


@rule
def legal_payments(s, seat, mask):
    """M-8.15: landscapes first, then the price."""
    if s.lands_due > 0:
        return legal_landscapes(s, seat, mask)
    return legal_price(s, seat, mask)


@rule
def completes(s, seat, payment):
    """Could the rest be laid down after this piece, with pieces from here on in the list?"""
    if s.lands_due > 0:
        later = held(s, seat, payment)
        for other in range(payment + 1, box.LAND_PAYMENTS):
            later += held(s, seat, other) if fits(s, other) else 0
        return later >= s.lands_due
    sums = with_copies(1, box.PAY_VALUE[payment], held(s, seat, payment) - 1)
    for other in range(payment + 1, box.PAY_FROM[box.SPACE_CURRENCY[s.site] + 1]):
        sums = with_copies(sums, box.PAY_VALUE[other], held(s, seat, other))
    rest = s.due - box.PAY_VALUE[payment]
    return rest >= 0 and sums >> rest & 1 != 0


@rule
def payment_refusal(s, seat, payment):
    """M-8.3 to M-8.5, M-8.15: why a piece may not be laid down now."""
    if held(s, seat, payment) == 0:
        return refusals.NOT_HELD
    if payment < box.LAND_PAYMENTS:
        if s.lands_due == 0:
            return refusals.WRONG_ORDER
        if not fits(s, payment):
            return refusals.WRONG_LANDSCAPE
    else:
        currency = box.SPACE_CURRENCY[s.site]
        if not box.PAY_FROM[currency] <= payment < box.PAY_FROM[currency + 1]:
            return refusals.WRONG_CURRENCY
        if s.lands_due > 0:
            return refusals.WRONG_ORDER
    if payment < s.laid:
        return refusals.WRONG_ORDER
    if completes(s, seat, payment):
        return refusals.LEGAL
    return refusals.WRONG_ORDER if s.lands_due > 0 else refusals.NOT_EXACT


@rule
def hand_over(s, seat, payment):
    """M-8.7: each kind of payment goes its own way."""
    source, index = box.PAY_SOURCE[payment], box.PAY_INDEX[payment]
    if source == box.LAND_CARD:
        discard_card(s, seat, box.FIRST_LANDSCAPE + index)
    elif source == box.ORDINARY:
        discard_card(s, seat, index)
    elif source == box.STARTING:
        s.start_cards[seat, index] -= 1
        s.start_cards_gone[index] += 1  # M-6.7
        s.hand_size[seat, box.VALUABLES_DECK] -= 1
    elif source == box.AMULET:
        spend_amulet(s, seat, index)
    else:
        s.tiles[seat, index] -= 1
        s.tiles_gone[index] += 1  # M-14.5


@rule
def pay(s, seat, payment):
    """M-8.4: one piece; with the last one the hut is built."""
    hand_over(s, seat, payment)
    emit(s, PAYS, seat, payment, 0, 0)
    s.laid = payment
    if payment < box.LAND_PAYMENTS:
        s.lands_due -= 1
    else:
        s.due -= box.PAY_VALUE[payment]
    if s.lands_due == 0 and s.due == 0:
        place_huts(s, seat)


# --------------------------------------------------------------------------- effects (M-8.6)


@rule
def take_pole_tile(s, seat, space):
    """M-8.8: the top tile goes under the hut and is scored at once."""
    tile = box.POLE_TILE[s.poles_taken]
    s.poles_taken += 1
    s.pole_tile[space] = tile
    earn(s, seat, tile, POLE_TILES_TAKEN)
    emit(s, POLE_TILE, seat, space, tile, 0)


@rule
def gain_tile(s, seat, space):
    """M-14.3: the tile of the stone space goes to the builder."""
    kind = s.tile_on[space]
    if kind >= 0:
        s.tile_on[space] = -1
        s.tiles[seat, kind] += 1
        emit(s, TILE_GAINED, seat, kind, 0, 0)


@rule
def place_huts(s, seat):
    """M-8.6: hut, printed points, pole tile, amulet column, stone tile, end check."""
    space, huts = s.site, s.building
    s.huts[seat] -= huts
    s.owned[seat] |= 1 << space
    if huts == 2:
        s.doubles |= 1 << space
    emit(s, BUILT, seat, space, huts, 0)
    points = huts * box.SPACE_POINTS[space]
    if points > 0:
        earn(s, seat, points, PRINTED)
        emit(s, PRINTS, seat, points, 0, 0)
    if box.SPACE_AREA[space] == box.POLE:
        take_pole_tile(s, seat, space)
    if box.AMULET_SPACES >> space & 1:
        s.column[seat] += 1
        emit(s, COLUMN, seat, s.column[seat], 0, 0)
    gain_tile(s, seat, space)
    if s.huts[seat] == 0:  # M-11.1
        s.last_hut = 1
        emit(s, LAST_HUT, seat, 0, 0, 0)
    s.site = -1
    s.building = 0
    s.laid = 0
    s.step = ACT
