"""M-6: face-up rows, face-down piles, hands, and what can be concluded about them (M-15)."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..moves import DRAWS, FIRST_DRAW, FIRST_TAKE, RESHUFFLED, TAKES, TURNED_UP
from ..state import RESHUFFLE_WHEN_EMPTIED, SPECTATOR


@rule
def deck_of(card):
    """Valuables or landscape."""
    return 0 if card < box.FIRST_LANDSCAPE else 1


@rule
def discards(s, deck):
    """Cards of a deck on its discard pile."""
    total = 0
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        total += s.discard[card]
    return total


@rule
def can_draw(s, deck):
    """M-6.8: a card of a kind can be drawn while its pile or its discards hold one."""
    return s.pile_size[deck] > 0 or discards(s, deck) > 0


@rule
def can_draw_any(s):
    """M-6.2: of either kind."""
    return can_draw(s, 0) or can_draw(s, 1)


@rule
def face_up(s, card):
    """The first place of the rows that shows this card, -1 if none does."""
    for place in range(box.ROW):
        if s.row[place] == card:
            return place
    return -1


@rule
def any_face_up(s):
    """M-6.5: is there a face-up card at all?"""
    found = False
    for place in range(box.ROW):
        found = found or s.row[place] >= 0
    return found


@rule
def legal_takes(s, mask):
    """M-6.2: every kind of card that lies face up."""
    n = 0
    for card in range(box.CARDS):
        if face_up(s, card) >= 0:
            mask[FIRST_TAKE + card] = 1
            n += 1
    return n


@rule
def legal_draws(s, mask):
    """M-6.2, M-6.8: from either pile that holds a card."""
    n = 0
    for deck in range(2):
        if can_draw(s, deck):
            mask[FIRST_DRAW + deck] = 1
            n += 1
    return n


# --------------------------------------------------------------------------- piles


@rule
def remember_hidden(s, deck):
    """Everybody can tell what lies in a pile just made of discards, so everybody can tell which
    cards the hands hide from him: all of them are stale, none is fresh."""
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        total = 0
        for seat in range(s.players):
            total += s.hand[seat, card] - s.known[seat, card]
        s.stale[SPECTATOR, card] = total
        for seat in range(s.players):
            s.stale[seat, card] = total - (s.hand[seat, card] - s.known[seat, card])
    for seat in range(s.players):
        s.fresh[seat, deck] = 0


@rule
def reshuffle(s, deck):
    """M-6.6: an empty pile is made of its discards."""
    cards = discards(s, deck)
    if s.pile_size[deck] > 0 or cards == 0:
        return
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        s.pile[card] = s.discard[card]
        s.discard[card] = 0
    s.pile_size[deck] = cards
    remember_hidden(s, deck)
    emit(s, RESHUFFLED, -1, deck, cards, 0)


@rule
def turn_card(s, deck):
    """The next card of a pile, drawn only now that it is needed; -1 if there is none (M-6.8)."""
    reshuffle(s, deck)
    if s.pile_size[deck] == 0:
        return -1
    at = below(s.rng, s.pile_size[deck])
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        at -= s.pile[card]
        if at < 0:
            s.pile[card] -= 1
            s.pile_size[deck] -= 1
            return card
    return -1


@rule
def reshuffle_if_emptied(s, deck):
    """M-6.6: at once, unless the table has agreed to wait until a card is needed."""
    if s.options[RESHUFFLE_WHEN_EMPTIED]:
        reshuffle(s, deck)


# --------------------------------------------------------------------------- hands


@rule
def draw_unseen(s, seat, deck):
    """A card from the pile into a hand; returns it, -1 if there was none."""
    card = turn_card(s, deck)
    if card >= 0:
        s.hand[seat, card] += 1
        s.hand_size[seat, deck] += 1
        s.fresh[seat, deck] += 1
    return card


@rule
def deal_landscape(s, seat):
    """M-3.6: a landscape card of the hidden hand everybody begins with."""
    draw_unseen(s, seat, box.LANDSCAPE_DECK)
    reshuffle_if_emptied(s, box.LANDSCAPE_DECK)


@rule
def draw_face_down(s, seat, deck):
    """M-6.2, M-6.3: one face-down card, seen by its drawer before he goes on.

    Told in the order it happens (M-6.6): a shuffle that gave the card before it, one that the card
    made necessary after it.
    """
    s.shown += 1
    card = draw_unseen(s, seat, deck)
    emit(s, DRAWS, seat, deck, card, 0)
    reshuffle_if_emptied(s, deck)


@rule
def take_face_up(s, seat, card):
    """M-6.4: a card from the rows; its place stays empty until phase 3."""
    s.row[face_up(s, card)] = -1
    s.hand[seat, card] += 1
    s.hand_size[seat, deck_of(card)] += 1
    s.known[seat, card] += 1
    emit(s, TAKES, seat, card, 0, 0)


@rule
def fill_rows(s):
    """M-3.5, M-3.6, M-10.5: turn cards up until the rows are full or the piles are spent."""
    for place in range(box.ROW):
        if s.row[place] < 0:
            deck = box.PLACE_DECK[place]
            card = turn_card(s, deck)
            if card >= 0:
                s.row[place] = card
                emit(s, TURNED_UP, -1, card, 0, 0)
                reshuffle_if_emptied(s, deck)


@rule
def hidden_cards(s, seat, deck):
    """Cards of a hand that only its owner has seen."""
    hidden = s.hand_size[seat, deck]
    for card in range(box.DECK[deck], box.DECK[deck + 1]):
        hidden -= s.known[seat, card]
    if deck == box.VALUABLES_DECK:
        for card in range(box.START_CARDS):
            hidden -= s.start_cards[seat, card]
    return hidden


@rule
def discard_card(s, seat, card):
    """M-8.7: a paid card is shown and goes to the discard pile of its kind."""
    deck = deck_of(card)
    s.hand[seat, card] -= 1
    s.hand_size[seat, deck] -= 1
    s.discard[card] += 1
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1
        return
    s.shown += 1
    if s.stale[SPECTATOR, card] == 0 and s.fresh[seat, deck] > 0:
        s.fresh[seat, deck] -= 1  # it cannot have been one of the stale ones
    s.fresh[seat, deck] = min(s.fresh[seat, deck], hidden_cards(s, seat, deck))
