"""Cards round the board: whom the next moves may let build, and on which lines."""

from __future__ import annotations

import numpy as np

from korsi.core.rule import rule

from ..box import CARD_COLOURS, CARD_COUNT, LINES, SIDE_OF, SPACES, SQUARE
from ..rules.moving import ahead, next_space, outer_colour

LINE_SQUARES = np.array([sum(int(SQUARE[cell]) for cell in line) for line in LINES], np.int64)
LOW_FIRST = np.array([side in ("top", "left") for side in SIDE_OF])
"""Does a line begin with the lowest of its squares' bits? (box.py: they go row by row)"""


@rule
def first_cards(s, owner):
    """K-3.11, K-4.1: double cards whose outer colour is the owner's: moved, it will build first."""
    n = 0
    for card in range(CARD_COUNT):
        outer = outer_colour(s, card)
        if s.card_space[card] >= 0 and outer >= 0 and s.owner[outer] == owner:
            n += 1
    return n


@rule
def rows_of(s):
    """K-3.12: rows of one card and of two, the front aside: how near ducat days are."""
    ones, twos = 0, 0
    for space in range(SPACES):
        if space != s.front:
            ones += s.row_size[space] == 1
            twos += s.row_size[space] == 2
    return ones, twos


@rule
def cards_of(s, owner):
    """K-3.5, K-3.6: (how far behind the front the rearmost of an owner's cards lies, and of the
    others'; spaces the owner's cards may go to, and of them single cards; its cards that lie alone
    and may be moved; one that lies alone at the front and may not)."""
    rearmost, others, reach, single_reach, lone, stuck = 0, 0, 0, 0, 0, 0
    for card in range(CARD_COUNT):
        space = s.card_space[card]
        if space < 0:
            continue
        double = CARD_COLOURS[card, 1] >= 0
        first = s.owner[CARD_COLOURS[card, 0]]
        second = s.owner[CARD_COLOURS[card, 1]] if double else first
        behind = ahead(s, space)
        if first != owner or second != owner:
            others = max(others, behind)
        if first != owner and second != owner:
            continue
        if s.row_size[space] == 1 and space == s.front:
            stuck = 1
            continue
        lone += s.row_size[space] == 1
        rearmost = max(rearmost, behind)
        reach += behind + 1
        if not double:
            single_reach += behind + 1
    return rearmost, others, reach, single_reach, lone, stuck


@rule
def lines_ahead(s, behind):
    """K-3.5, K-4.3: the squares of the lines a card may go to that lies so far behind the front."""
    squares = 0
    space = next_space(s.front)
    for _ in range(behind + 1):
        squares |= LINE_SQUARES[space]
        space = SPACES - 1 if space == 0 else space - 1
    return squares


@rule
def front_lines(s):
    """The squares of the lines at the front and beyond it, where most cards go."""
    return LINE_SQUARES[s.front] | LINE_SQUARES[next_space(s.front)]


@rule
def free_sites(s, behind, free):
    """K-4.4: the first empty square of each of these lines."""
    squares = 0
    space = next_space(s.front)
    for _ in range(behind + 1):
        empty = free & LINE_SQUARES[space]
        if LOW_FIRST[space]:
            squares |= empty & -empty
        else:
            while empty & (empty - 1):
                empty &= empty - 1
            squares |= empty
        space = SPACES - 1 if space == 0 else space - 1
    return squares
