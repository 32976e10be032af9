"""M-15: what a seat may see, how to re-deal what it may not, and that nothing gets lost.

Hidden are hand cards and amulets nobody else has seen, what lies in the piles and in the bag, and
the amulets a player is looking at. A card taken face up stays known until it is paid. When a pile
or the bag is filled from open discards, everybody can work out which cards the hands still hide;
`stale` and `fresh` keep that, and what a player knows of an amulet he has put back.
"""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.no_secrets import hide as hide_generator
from korsi.core.no_secrets import redeal as guess_generator
from korsi.core.rule import rule

from . import box
from .moves import DRAWS, DRAWS_AMULET, RETURNS
from .rules.amulets import hidden_amulets
from .rules.building import landscapes_for, payable
from .rules.cards import hidden_cards
from .scoring import huts_on, size
from .state import NEUTRAL, PAY, SPECTATOR

TRIES = 4000  # deals tried until whoever is paying for a hut can finish paying

# --------------------------------------------------------------------------- hide


@rule
def hide_events(s, seat):
    """M-15.2: what was drawn or put back face down is told without its face."""
    for i in range(s.n_events):
        if s.events[i, 1] != seat:
            if s.events[i, 0] == DRAWS:
                s.events[i, 3] = -1
            elif s.events[i, 0] == DRAWS_AMULET or s.events[i, 0] == RETURNS:
                s.events[i, 2] = -1


@rule
def hide_hand(s, seat):
    """M-15.1: of another's hand only what was seen remains, and how many cards there are."""
    for card in range(box.CARDS):
        s.hand[seat, card] = s.known[seat, card]
    for kind in range(box.AMULET_KINDS):
        s.amulets[seat, kind] = s.amulets_known[seat, kind]


@rule
def hide(s, seat):
    """Erase what a seat (-1: a spectator) may not know."""
    hide_generator(s, seat)
    hide_events(s, seat)
    for other in range(s.players):
        if other != seat:
            hide_hand(s, other)
    s.pile[:] = 0
    s.bag[:] = 0
    if s.active != seat:
        s.drawn[:] = 0
    forget_conclusions(s, SPECTATOR if seat < 0 else seat)


@rule
def forget_conclusions(s, viewer):
    """What others can conclude would tell what they hold."""
    for other in range(box.SEATS + 1):
        if other != viewer:
            s.stale[other, :] = 0
            s.amulets_stale[other, :] = 0
            s.amulets_fresh[other, :] = 0


# --------------------------------------------------------------------------- re-deal: anything


@rule
def unseen_piece(rng, pool, stale, low, high, old):
    """One random unseen piece of a pool, -1 if there is none; `old`: only one that is stale."""
    total = 0
    for kind in range(low, high):
        total += min(pool[kind], stale[kind]) if old else pool[kind]
    if total == 0:
        return -1
    at = below(rng, total)
    for kind in range(low, high):
        at -= min(pool[kind], stale[kind]) if old else pool[kind]
        if at < 0:
            pool[kind] -= 1
            stale[kind] -= 1 if old else 0
            return kind
    return -1


@rule
def deal(rng, pool, stale, low, high, hand, count, old):
    """So many random unseen pieces into a hand; `old`: stale ones, as far as there are any."""
    for _ in range(count):
        kind = unseen_piece(rng, pool, stale, low, high, old)
        if kind < 0 and old:
            kind = unseen_piece(rng, pool, stale, low, high, False)
        if kind >= 0:
            hand[kind] += 1


# --------------------------------------------------------------------------- re-deal: cards


@rule
def gather_unseen(s, deck):
    """Put every card the viewer does not see on the pile; hands keep only what is seen."""
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        unseen = box.CARD_TOTAL[card] - s.discard[card]
        for seat in range(s.players):
            unseen -= s.hand[seat, card]
        for place in range(box.ROW):
            if s.row[place] == card:
                unseen -= 1
        s.pile[card] = unseen


@rule
def deal_hands(s, rng, viewer, deck, row, scratch):
    """Hidden cards for everybody else: first those that must be stale, then the fresh ones."""
    low, high = box.DECK[deck], box.DECK[deck + 1]
    for card in range(low, high):
        s.stale[scratch, card] = s.stale[row, card]
        for seat in range(s.players):
            if seat != viewer:
                s.hand[seat, card] = s.known[seat, card]
    gather_unseen(s, deck)
    stale = s.stale[scratch]
    for seat in range(s.players):
        if seat != viewer:
            count = hidden_cards(s, seat, deck) - s.fresh[seat, deck]
            deal(rng, s.pile, stale, low, high, s.hand[seat], count, True)
    for seat in range(s.players):
        if seat != viewer:
            count = min(s.fresh[seat, deck], hidden_cards(s, seat, deck))
            deal(rng, s.pile, stale, low, high, s.hand[seat], count, False)
    for card in range(low, high):
        s.stale[scratch, card] = 0


# --------------------------------------------------------------------------- re-deal: amulets


@rule
def gather_unseen_amulets(s):
    """Put every amulet the viewer does not see into the bag."""
    for kind in range(box.AMULET_KINDS):
        unseen = box.AMULET_TOTAL[kind] - s.aside[kind] - s.amulets_gone[kind]
        unseen -= s.drawn[kind]
        for seat in range(s.players):
            unseen -= s.amulets[seat, kind]
        s.bag[kind] = unseen - (s.stack if kind == 0 else 0)


@rule
def deal_amulets(s, rng, viewer, row, scratch):
    """Hidden amulets for everybody else, and those somebody else is looking at."""
    looking = s.active != viewer
    for kind in range(box.AMULET_KINDS):
        s.amulets_stale[scratch, kind] = s.amulets_stale[row, kind]
        if looking:
            s.drawn[kind] = 0
        for seat in range(s.players):
            if seat != viewer:
                s.amulets[seat, kind] = s.amulets_known[seat, kind]
    gather_unseen_amulets(s)
    stale = s.amulets_stale[scratch]
    for seat in range(s.players):
        if seat != viewer:
            count = hidden_amulets(s, seat) - s.amulets_fresh[row, seat]
            deal(rng, s.bag, stale, 0, box.AMULET_KINDS, s.amulets[seat], count, True)
    for seat in range(s.players):
        if seat != viewer:
            count = min(s.amulets_fresh[row, seat], hidden_amulets(s, seat))
            deal(rng, s.bag, stale, 0, box.AMULET_KINDS, s.amulets[seat], count, False)
    if looking:
        deal(rng, s.bag, stale, 0, box.AMULET_KINDS, s.drawn, s.drawn_size, False)
    for kind in range(box.AMULET_KINDS):
        s.amulets_stale[scratch, kind] = 0


# --------------------------------------------------------------------------- re-deal


@rule
def can_lay_landscapes(s):
    """Who has begun to pay for a hut can finish; a guess in which he could not is no guess."""
    return s.step != PAY or landscapes_for(s, s.active, s.site) >= s.lands_due


@rule
def can_lay_price(s, currency):
    """The same for the price, if it is to be paid in this currency."""
    if s.step != PAY or box.SPACE_CURRENCY[s.site] != currency:
        return True
    return payable(s, s.active, currency) >> s.due & 1 != 0


@rule
def redeal(s, seat, rng):
    """A random guess at what a seat does not know, in keeping with all it has seen."""
    hide(s, seat)
    row = SPECTATOR if seat < 0 else seat
    scratch = (row + 1) % (box.SEATS + 1)  # the conclusions of somebody else, erased by `hide`
    for _ in range(TRIES):
        deal_hands(s, rng, seat, box.VALUABLES_DECK, row, scratch)
        if can_lay_price(s, 0):
            break
    for _ in range(TRIES):
        deal_hands(s, rng, seat, box.LANDSCAPE_DECK, row, scratch)
        if can_lay_landscapes(s):
            break
    for _ in range(TRIES):
        deal_amulets(s, rng, seat, row, scratch)
        if can_lay_price(s, 1):
            break
    guess_generator(s, seat, rng)


# --------------------------------------------------------------------------- census


@rule
def census_cards(s, out, at):
    """M-1.1, M-1.2: every card by kind; then how far the open numbers of cards are wrong (0)."""
    for card in range(box.CARDS):
        out[at + card] = s.pile[card] + s.discard[card]
        for seat in range(s.players):
            out[at + card] += s.hand[seat, card]
    for place in range(box.ROW):
        if s.row[place] >= 0:
            out[at + s.row[place]] += 1
    for card in range(box.START_CARDS):
        out[at + box.CARDS + card] = s.start_cards_gone[card]
        for seat in range(s.players):
            out[at + box.CARDS + card] += s.start_cards[seat, card]
    for deck in range(2):
        wrong = s.pile_size[deck]
        for card in range(box.DECK[deck], box.DECK[deck + 1]):
            wrong -= s.pile[card]
            for seat in range(s.players):
                wrong -= s.hand[seat, card]
        for seat in range(s.players):
            wrong += s.hand_size[seat, deck]
            if deck == box.VALUABLES_DECK:
                for card in range(box.START_CARDS):
                    wrong -= s.start_cards[seat, card]
        out[at + box.CARDS + box.START_CARDS + deck] = wrong


@rule
def census_amulets(s, out, at):
    """M-1.4: every amulet by kind; then how far the open numbers of amulets are wrong (0)."""
    wrong = s.bag_size + s.drawn_size
    for kind in range(box.AMULET_KINDS):
        out[at + kind] = s.bag[kind] + s.aside[kind] + s.drawn[kind]
        out[at + kind] += s.amulets_gone[kind]
        wrong -= s.bag[kind] + s.drawn[kind]
        for seat in range(s.players):
            out[at + kind] += s.amulets[seat, kind]
            wrong -= s.amulets[seat, kind]
    for seat in range(s.players):
        wrong += s.amulets_size[seat]
    out[at] += s.stack
    out[at + box.AMULET_KINDS] = wrong


@rule
def census_tiles(s, out, at):
    """M-1.6: pole tiles by number, stone-area tiles by kind."""
    for i in range(box.POLE_TILE.size):
        out[at + i] = 1 if i >= s.poles_taken else 0
        for space in range(box.SPACE_COUNT):
            if s.pole_tile[space] == box.POLE_TILE[i]:
                out[at + i] += 1
    at += box.POLE_TILE.size
    for kind in range(box.TILE_KINDS):
        out[at + kind] = s.tiles_gone[kind]
        for seat in range(s.players):
            out[at + kind] += s.tiles[seat, kind]
    for space in range(box.SPACE_COUNT):
        if s.tile_on[space] >= 0:
            out[at + s.tile_on[space]] += 1


@rule
def census(s, out):
    """Cards, amulets, tiles, huts, bowls and birds, each wherever it lies."""
    out[:] = 0
    census_cards(s, out, 0)
    census_amulets(s, out, AMULETS_AT)
    census_tiles(s, out, TILES_AT)
    everywhere = (1 << box.SPACE_COUNT) - 1
    for seat in range(s.players):
        out[HUTS_AT + seat] = s.huts[seat] + huts_on(s, seat, everywhere)
    out[HUTS_AT + NEUTRAL] = huts_on(s, NEUTRAL, everywhere)
    bowls = s.players * box.BOWLS[s.players] - s.bowls_placed  # those not on a site
    for site in range(box.SITES):
        if 0 <= s.bowl_on[site] < s.players:
            bowls += 1
    out[HUTS_AT + box.SEATS + 1] = bowls
    out[HUTS_AT + box.SEATS + 2] = size(s.birds)


AMULETS_AT = box.CARDS + box.START_CARDS + 2
TILES_AT = AMULETS_AT + box.AMULET_KINDS + 1
HUTS_AT = TILES_AT + box.POLE_TILE.size + box.TILE_KINDS
CENSUS = HUTS_AT + box.SEATS + 3
