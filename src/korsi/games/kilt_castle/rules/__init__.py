"""Kilt Castle in rulebook order, one file per chapter; here the contract that ties them together.

A turn is a chain of small actions: the active player moves a card, the owners of its colours build,
the second of them may have to choose a roof. Whoever has nothing to decide is not asked.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import forget_events

from ..box import CARD_COUNT, CELLS, COLOUR_COUNT, FLOORS_PER_COLOUR, LINE, LINE_LENGTH, SPACES
from ..moves import FIRST_BUILD, FIRST_ROOF
from ..options import IDLE_LIMIT
from ..refusals import (
    BUILD_A_FLOOR,
    CHOOSE_A_ROOF,
    GAME_IS_OVER,
    LEGAL,
    MOVE_A_CARD,
    NO_ROOF_THERE,
    NO_SUCH_FLOOR,
    NOT_ON_LINE,
    NOT_YOUR_TURN,
)
from ..state import BUILD, MOVE, OVER
from .building import ask_next_builder, build, building_colour, on_line, site_refusal
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
                if move_refusal(s, card, space, rows) == LEGAL:
                    mask[card * SPACES + space] = 1
                    n += 1
    return n


@rule
def legal_builds(s, seat, mask):
    """K-4.4, K-4.8: every site of the line, with every kind of floor left."""
    n = 0
    colour = building_colour(s)
    for i in range(LINE_LENGTH[s.line]):
        cell = LINE[s.line, i]
        if site_refusal(s, seat, cell) == LEGAL:
            for kind in range(3):
                if s.supply[colour, kind] > 0:
                    mask[FIRST_BUILD + cell * 3 + kind] = 1
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
def refusal(s, seat, action):
    """Why an action may not be taken now; LEGAL if it may."""
    if s.step == OVER:
        return GAME_IS_OVER
    if seat != deciding(s):
        return NOT_YOUR_TURN
    if s.step == MOVE:
        if action >= FIRST_BUILD:
            return MOVE_A_CARD
        return move_refusal(s, action // SPACES, action % SPACES, rows_on_board(s))
    if s.step == BUILD:
        if action < FIRST_BUILD or action >= FIRST_ROOF:
            return BUILD_A_FLOOR
        cell, kind = (action - FIRST_BUILD) // 3, (action - FIRST_BUILD) % 3
        if not on_line(s, cell):
            return NOT_ON_LINE
        if s.supply[building_colour(s), kind] == 0:
            return NO_SUCH_FLOOR
        return site_refusal(s, seat, cell)
    if action < FIRST_ROOF:
        return CHOOSE_A_ROOF
    return LEGAL if (s.roofed >> (action - FIRST_ROOF)) & 1 else NO_ROOF_THERE


@rule
def apply(s, seat, action):
    """Take one step."""
    forget_events(s)
    if action < FIRST_BUILD:
        move_card(s, action // SPACES, action % SPACES)
        ask_next_builder(s)
    elif action < FIRST_ROOF:
        build(s, seat, (action - FIRST_BUILD) // 3, (action - FIRST_BUILD) % 3)
    else:
        move_roof(s, seat, action - FIRST_ROOF)
        ask_next_builder(s)


# Bounds: at most FLOOR_COUNT turns build; between two of them fewer than IDLE_LIMIT do not (K-7.7);
# a building turn is at most four steps.
MAX_STEPS = 4 * COLOUR_COUNT * FLOORS_PER_COLOUR + IDLE_LIMIT * (
    COLOUR_COUNT * FLOORS_PER_COLOUR + 1
)
