"""K-2: colours, the row of cards, the start."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import (
    CARD_COLOURS,
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS_EACH,
    FLOORS_OF_KIND,
    MAX_SAME_COLOUR,
    ROOFS,
    START_FRONT,
    START_MONEY,
    START_ROW_COUNT,
    START_ROWS,
)
from ..moves import BEGINS
from ..options import COLOUR_ORDERS
from ..state import COLOUR_ORDER, OPTION_NAMES
from .moving import begin_turn, outer_colour


@rule
def deal_colours(s, players, order):
    """K-2.5: who plays which colour; with 3 players the last colour of the order stays in the
    box."""
    for place in range(COLOUR_COUNT):
        colour = COLOUR_ORDERS[order, place]
        seat = place // COLOURS_EACH[players]
        s.owner[colour] = seat if seat < players else -1


@rule
def in_play(s, card):
    """K-2.5: a card stays in the box with any of its colours."""
    first, second = CARD_COLOURS[card, 0], CARD_COLOURS[card, 1]
    return s.owner[first] >= 0 and (second < 0 or s.owner[second] >= 0)


@rule
def lay_out_row(s, row, players):
    """K-2.6: fill one start row with random cards of its kind that lie nowhere yet."""
    space, count = START_ROWS[players, row, 0], START_ROWS[players, row, 1]
    kind = START_ROWS[players, row, 2]
    for _ in range(count):
        left = 0
        for card in range(CARD_COUNT):
            if s.card_space[card] < 0 and (CARD_COLOURS[card, 1] >= 0) == kind and in_play(s, card):
                left += 1
        at = below(s.rng, left) if kind else 0  # the order of single cards has no meaning
        for card in range(CARD_COUNT):
            if s.card_space[card] < 0 and (CARD_COLOURS[card, 1] >= 0) == kind and in_play(s, card):
                if at == 0:
                    s.card_space[card] = space
                    break
                at -= 1
    s.row_size[space] = count


@rule
def shows(card, colour):
    """Is the colour on the card?"""
    return CARD_COLOURS[card, 0] == colour or CARD_COLOURS[card, 1] == colour


@rule
def colour_too_often(s, players):
    """K-2.7: does a colour occur more than twice in one row of the start layout?"""
    for row in range(START_ROW_COUNT[players]):
        for colour in range(COLOUR_COUNT):
            count = 0
            for card in range(CARD_COUNT):
                if s.card_space[card] == START_ROWS[players, row, 0] and shows(card, colour):
                    count += 1
            if count > MAX_SAME_COLOUR:
                return True
    return False


@rule
def lay_out_cards(s, players):
    """K-2.6, K-2.7: everything is reshuffled until the layout is legal."""
    while True:
        s.card_space[:] = -1
        for row in range(START_ROW_COUNT[players]):
            lay_out_row(s, row, players)
        if not colour_too_often(s, players):
            return


@rule
def orient_cards(s):
    """K-2.8: each double card points to the board with either colour, 50:50."""
    for card in range(CARD_COUNT):
        s.card_inner[card] = CARD_COLOURS[card, 0]
        if CARD_COLOURS[card, 1] >= 0 and s.card_space[card] >= 0:
            s.card_inner[card] = CARD_COLOURS[card, below(s.rng, 2)]


@rule
def lone_card(s):
    """K-2.9: the card lying alone on the 1-mark."""
    for card in range(CARD_COUNT):
        if s.card_space[card] == s.front:
            return card
    return -1


@rule
def setup(s, players, options):
    """K-2: lay out floors, roofs, money and cards; find the first player."""
    for i in range(len(OPTION_NAMES)):
        s.options[i] = options[i]
    deal_colours(s, players, s.options[COLOUR_ORDER])
    for colour in range(COLOUR_COUNT):
        for kind in range(3):
            s.supply[colour, kind] = FLOORS_OF_KIND[kind] if s.owner[colour] >= 0 else 0
    s.top[:] = -1
    s.roofs_left = ROOFS
    for seat in range(players):
        s.money[seat] = START_MONEY
    lay_out_cards(s, players)
    orient_cards(s)
    s.front = START_FRONT[players]  # K-2.10
    first = lone_card(s)
    s.active = s.owner[outer_colour(s, first)]  # K-2.9
    emit(s, BEGINS, s.active, first, 0, 0)
    begin_turn(s)
