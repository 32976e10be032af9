"""K-3: moving a card, and the front of the row."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import refusals
from ..box import CARD_COLOURS, MAX_CARDS, MAX_ROWS, SPACES
from ..moves import EMPTIED, MOVED
from ..state import BUILD, GAP_NEEDS_NEIGHBOUR, MOVE


@rule
def outer_colour(s, card):
    """K-0.9: the colour pointing away from the board; -1 for a single card."""
    if CARD_COLOURS[card, 1] < 0:
        return -1
    return CARD_COLOURS[card, 0] + CARD_COLOURS[card, 1] - s.card_inner[card]


@rule
def begin_turn(s):
    """K-3.1: a turn begins with moving a card."""
    s.step = MOVE
    s.line = -1
    s.card = -1
    s.builder = 0
    s.first_cell = -1
    s.built_this_turn = 0


@rule
def clockwise(start, space):
    """K-0.6: how many spaces one has to go from a space to another."""
    distance = space - start
    return distance + SPACES if distance < 0 else distance


@rule
def ahead(s, space):
    """K-3.4: how many spaces the front is ahead of a space."""
    return clockwise(space, s.front)


@rule
def next_space(space):
    """K-1.5: the space after the last one is the first."""
    return 0 if space == SPACES - 1 else space + 1


@rule
def rows_on_board(s):
    """K-0.7: spaces with cards."""
    rows = 0
    for space in range(SPACES):
        if s.row_size[space] > 0:
            rows += 1
    return rows


@rule
def move_refusal(s, card, space, rows):
    """K-3.3 to K-3.9: why a card may not go to a space; LEGAL if it may."""
    start = s.card_space[card]
    if start < 0:
        return refusals.CARD_NOT_IN_PLAY
    if space == start:
        return refusals.MUST_ADVANCE
    if clockwise(start, space) > ahead(s, start) + 1:
        return refusals.TOO_FAR
    lifted_last = s.row_size[start] == 1
    if start == s.front and lifted_last:  # nothing lies between: it can only go beyond
        return refusals.ALONE_AT_FRONT
    if s.row_size[space] >= MAX_CARDS[s.players]:
        return refusals.ROW_FULL
    if s.row_size[space] == 0:
        if rows - (1 if lifted_last else 0) + 1 > MAX_ROWS[s.players]:
            return refusals.TOO_MANY_ROWS
        if s.options[GAP_NEEDS_NEIGHBOUR]:
            behind = SPACES - 1 if space == 0 else space - 1
            if s.row_size[behind] - (1 if behind == start else 0) <= 0:
                return refusals.GAP_WITHOUT_NEIGHBOUR
    return refusals.LEGAL


@rule
def keep_front(s, space):
    """K-3.10: the front follows a card that passes it, and rows it runs into become its head."""
    if space == next_space(s.front):
        s.front = space
    while s.row_size[next_space(s.front)] > 0:
        s.front = next_space(s.front)


@rule
def move_card(s, card, space):
    """K-3.11, K-3.12: lift, turn and put down a card; an emptied row brings a ducat day."""
    start = s.card_space[card]
    s.row_size[start] -= 1
    if CARD_COLOURS[card, 1] >= 0:
        s.card_inner[card] = outer_colour(s, card)
    s.card_space[card] = space
    s.row_size[space] += 1
    keep_front(s, space)
    s.card = card
    s.line = space
    emit(s, MOVED, s.active, card, start, space)
    if s.row_size[start] == 0:
        s.ducat_pending = 1
        emit(s, EMPTIED, s.active, start, 0, 0)
    s.step = BUILD
