"""The contract: who may act, what may be done, why not, and doing it.

A turn is a chain of small actions: the active player moves a card, the owners of its colours build,
the second of them may have to choose a roof. Whoever has nothing to decide is not asked.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import clear_events

from .. import refusals
from ..box import CARD_COUNT, CELLS, FLOOR_COUNT, LINE, LINE_LENGTH, SPACES
from ..moves import (
    BUILD_FLOOR,
    BUILD_OTHER,
    FIRST_BUILD,
    FIRST_OTHER,
    FIRST_ROOF,
    MOVE_CARD,
    TAKE_ROOF,
    VERB,
    A,
    B,
)
from ..options import IDLE_LIMIT
from ..state import BUILD, MOVE, OVER
from .building import (
    ask_next_builder,
    build,
    building_colour,
    on_line,
    other_colour,
    site_refusal,
)
from .moving import ahead, move_card, move_refusal, next_space, rows_on_board
from .roofs import move_roof


@rule
def deciding(s):
    """K-3.2, K-4.2: the active player moves; the owner of the building colour builds."""
    return s.active if s.step == MOVE else s.owner[building_colour(s)]


@rule
def acting(s):
    """One seat at a time, as bits; 0 when the game is over."""
    return 0 if s.step == OVER else 1 << deciding(s)


@rule
def legal(s, seat, mask):
    """Every action the seat may take now."""
    mask[:] = 0
    if s.step == OVER or seat != deciding(s):
        return 0
    if s.step == MOVE:
        return legal_moves(s, mask)
    if s.step == BUILD:
        return legal_builds(s, seat, mask)
    return legal_roofs(s, mask)


@rule
def legal_moves(s, mask):
    """K-3.2, K-3.3: any card, clockwise, as far as the front allows."""
    n = 0
    rows = rows_on_board(s)
    for card in range(CARD_COUNT):
        start = s.card_space[card]
        if start >= 0:
            space = start
            for _ in range(ahead(s, start) + 1):
                space = next_space(space)
                if move_refusal(s, card, space, rows) == refusals.LEGAL:
                    mask[card * SPACES + space] = 1
                    n += 1
    return n


@rule
def legal_builds(s, seat, mask):
    """K-4.4, K-4.8: every site of the line, with every kind of floor left."""
    n = 0
    colour = building_colour(s)
    other = other_colour(s, colour)
    for i in range(LINE_LENGTH[s.line]):
        cell = LINE[s.line, i]
        if site_refusal(s, seat, cell) == refusals.LEGAL:
            n += offer_floors(s, colour, FIRST_BUILD + cell * 3, mask)
            if other >= 0:
                n += offer_floors(s, other, FIRST_OTHER + cell * 3, mask)
    return n


@rule
def offer_floors(s, colour, first, mask):
    """K-4.8: every kind of floor left in a colour."""
    n = 0
    for kind in range(3):
        if s.supply[colour, kind] > 0:
            mask[first + kind] = 1
            n += 1
    return n


@rule
def legal_roofs(s, mask):
    """K-5.2: any tower that carries a roof."""
    n = 0
    for cell in range(CELLS):
        if (s.roofed >> cell) & 1:
            mask[FIRST_ROOF + cell] = 1
            n += 1
    return n


@rule
def floor_colour(s, action):
    """K-4.8: the colour a building action uses; -1 for one the table does not let be used."""
    colour = building_colour(s)
    return colour if VERB[action] == BUILD_FLOOR else other_colour(s, colour)


@rule
def build_refusal(s, seat, action):
    """K-4.3 to K-4.8: why a floor may not be built like this."""
    if VERB[action] != BUILD_FLOOR and VERB[action] != BUILD_OTHER:
        return refusals.BUILD_A_FLOOR
    colour = floor_colour(s, action)
    if colour < 0:
        return refusals.NOT_THIS_COLOUR
    if not on_line(s, A[action]):
        return refusals.NOT_ON_LINE
    if s.supply[colour, B[action]] == 0:
        return refusals.NO_SUCH_FLOOR
    return site_refusal(s, seat, A[action])


@rule
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return refusals.GAME_IS_OVER
    if seat != deciding(s):
        return refusals.NOT_YOUR_TURN
    if s.step == MOVE:
        if VERB[action] != MOVE_CARD:
            return refusals.MOVE_A_CARD
        return move_refusal(s, A[action], B[action], rows_on_board(s))
    if s.step == BUILD:
        return build_refusal(s, seat, action)
    if VERB[action] != TAKE_ROOF:
        return refusals.CHOOSE_A_ROOF
    return refusals.LEGAL if (s.roofed >> A[action]) & 1 else refusals.NO_ROOF_THERE


@rule
def apply(s, seat, action):
    """Take one step."""
    clear_events(s)
    if VERB[action] == MOVE_CARD:
        move_card(s, A[action], B[action])
        ask_next_builder(s)
    elif VERB[action] == TAKE_ROOF:
        move_roof(s, seat, A[action])
        ask_next_builder(s)
    else:
        build(s, seat, A[action], floor_colour(s, action), B[action])


# Bounds: at most FLOOR_COUNT turns build; between two of them fewer than IDLE_LIMIT do not (K-7.7);
# a building turn is at most four steps.
MAX_STEPS = 4 * FLOOR_COUNT + IDLE_LIMIT * (FLOOR_COUNT + 1)
