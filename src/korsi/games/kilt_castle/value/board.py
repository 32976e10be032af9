"""What a network sees of the table beside the named features: things that are so or are not.

Each is numbered. Every owner sees the same things from its own seat: colours count from its own,
by turn order, so that one network serves all four.
"""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import CARD_COUNT, CELLS, COLOUR_COUNT, LINE, LINE_LENGTH, SPACES, SQUARE
from ..rules.building import building_colour, first_empty_cell
from ..rules.moving import ahead, outer_colour
from ..state import MOVE, ROOF
from .track import cards_of, free_sites, lines_ahead

SEATS = 4
FLOORS, PLAIN, AHEAD, MONEY = 6, 12, 13, 15
"""How many are told apart: a tower's floors, plain floors left, spaces behind the front, purses."""

TOWER = 0  # a tower on a cell: whose, how high
CREST = TOWER + CELLS * SEATS * FLOORS  # its crests: where, whose, how many
ROOFED = CREST + CELLS * SEATS * 2
CARD_AT = ROOFED + CELLS  # a kind of card on a space
KINDS = SEATS + SEATS * (SEATS - 1)
CARD_BEHIND = CARD_AT + KINDS * SPACES  # ... so far behind the front
FRONT = CARD_BEHIND + KINDS * AHEAD
SUPPLY = FRONT + SPACES  # floors left: plain, of one crest, of two
SUPPLIES = PLAIN + 4 + 3
PURSE = SUPPLY + SEATS * SUPPLIES
REACHED = PURSE + SEATS * MONEY  # where who may build after one move
ACTIVE = REACHED + SEATS * CELLS
ROOFS = ACTIVE + SEATS  # roofs beside the board
DUCATS = ROOFS + 3
LAST = DUCATS + 1
BUILDS = LAST + 1  # in mid-turn: who builds where now, and who after that
BUILDS_NEXT = BUILDS + SEATS * CELLS
FIRST_CELL = BUILDS_NEXT + SEATS * CELLS
TURNS_ROOF = FIRST_CELL + CELLS
SEEN = TURNS_ROOF + SEATS
"""How many things there are."""


@rule
def purse(money):
    """Which of the fifteen purses so many ducats are."""
    if money <= 6:
        return money
    if money <= 10:
        return 7 + (money - 7) // 2
    if money <= 13:
        return 9
    if money <= 17:
        return 10
    if money <= 22:
        return 11
    if money <= 28:
        return 12
    return 13 if money <= 36 else 14


@rule
def note(s, out, n, whose, first, each):
    """A thing that concerns a seat, noted by everybody as seen from there."""
    for owner in range(s.players):
        out[owner, n] = first + ((whose - owner) % s.players) * each
    return n + 1


@rule
def note_all(s, out, n, thing):
    """A thing that is the same for everybody."""
    for owner in range(s.players):
        out[owner, n] = thing
    return n + 1


@rule
def seen(s, out):
    """out[owner, i]: the numbers of what is so -> how many."""
    n, free, payable = 0, 0, 0
    for cell in range(CELLS):
        if s.top[cell] < 0:
            free |= SQUARE[cell]
            continue
        whose = s.owner[s.top[cell]]
        if (s.roofed >> cell) & 1:
            n = note_all(s, out, n, ROOFED + cell)
        else:
            payable |= SQUARE[cell]
            high = min(s.height[cell], FLOORS) - 1
            n = note(s, out, n, whose, TOWER + cell * SEATS * FLOORS + high, FLOORS)
        if s.crests[cell] > 0:
            n = note(s, out, n, whose, CREST + cell * SEATS * 2 + s.crests[cell] - 1, 2)
    for card in range(CARD_COUNT):
        space = s.card_space[card]
        if space < 0:
            continue
        behind = min(ahead(s, space), AHEAD - 1)
        inner, outer = s.owner[s.card_inner[card]], outer_colour(s, card)
        for owner in range(s.players):
            kind = (inner - owner) % s.players
            if outer >= 0:
                other = (s.owner[outer] - s.owner[s.card_inner[card]]) % s.players
                kind = SEATS + kind * (SEATS - 1) + max(other, 1) - 1
            out[owner, n] = CARD_AT + kind * SPACES + space
            out[owner, n + 1] = CARD_BEHIND + kind * AHEAD + behind
        n += 2
    n = note_all(s, out, n, FRONT + s.front)
    for colour in range(COLOUR_COUNT):
        whose = s.owner[colour]
        if whose < 0:
            continue
        n = note(s, out, n, whose, SUPPLY + min(s.supply[colour, 0], PLAIN - 1), SUPPLIES)
        n = note(s, out, n, whose, SUPPLY + PLAIN + min(s.supply[colour, 1], 3), SUPPLIES)
        n = note(s, out, n, whose, SUPPLY + PLAIN + 4 + min(s.supply[colour, 2], 2), SUPPLIES)
    for seat in range(s.players):
        n = note(s, out, n, seat, PURSE + purse(s.money[seat]), MONEY)
        reach, _, _, _, _, _ = cards_of(s, seat)
        squares = free_sites(s, reach, free) | lines_ahead(s, reach) & payable
        for cell in range(CELLS):
            if squares & SQUARE[cell]:
                n = note(s, out, n, seat, REACHED + cell, CELLS)
    n = note(s, out, n, s.active, ACTIVE, 1)
    n = note_all(s, out, n, ROOFS + min(s.roofs_left, 2))
    if s.ducat_pending:
        n = note_all(s, out, n, DUCATS)
    if s.last_floor:
        n = note_all(s, out, n, LAST)
    if s.step == MOVE or building_colour(s) < 0:
        return n
    whose = s.owner[building_colour(s)]
    if s.step == ROOF:
        return note(s, out, n, whose, TURNS_ROOF, 1)
    empty = first_empty_cell(s)
    after = outer_colour(s, s.card) if s.builder == 0 else -1
    for i in range(LINE_LENGTH[s.line]):
        cell = LINE[s.line, i]
        if cell == empty or payable & SQUARE[cell]:
            n = note(s, out, n, whose, BUILDS + cell, CELLS)
            if after >= 0:
                n = note(s, out, n, s.owner[after], BUILDS_NEXT + cell, CELLS)
    if s.builder == 1 and s.first_cell >= 0:
        n = note_all(s, out, n, FIRST_CELL + s.first_cell)
    return n
