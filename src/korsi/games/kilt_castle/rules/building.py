"""K-4: whose colours the card shows, build; what it costs and who is exempt."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import COLOUR_COUNT, LINE, LINE_LENGTH
from ..moves import BUILT, EXEMPT, LAST_FLOOR, PAYS
from ..refusals import CANNOT_PAY, LEGAL, NOT_FIRST_EMPTY, TOWER_ROOFED
from ..state import ANY_COLOUR_ENDS, BUILD, EITHER_COLOUR, PAID, RECEIVED, ROOF
from .ending import end_turn
from .moving import outer_colour
from .roofs import needs_roof, put_roof


@rule
def building_colour(s):
    """K-4.1: first the inner, then the outer colour of the moved card; -1 when both are done."""
    if s.builder == 0:
        return s.card_inner[s.card]
    if s.builder == 1:
        return outer_colour(s, s.card)
    return -1


@rule
def first_empty_cell(s):
    """K-4.4a: the first empty cell of the line counted from the card; -1 if there is none."""
    for i in range(LINE_LENGTH[s.line]):
        if s.top[LINE[s.line, i]] < 0:
            return LINE[s.line, i]
    return -1


@rule
def overbuild_price(s, seat, cell):
    """K-4.5, K-4.6: the height of the tower, nothing for one's own."""
    if s.owner[s.top[cell]] == seat:
        return 0
    return s.height[cell]


@rule
def on_line(s, cell):
    """K-4.3: does the cell lie on the line of the moved card?"""
    for i in range(LINE_LENGTH[s.line]):
        if LINE[s.line, i] == cell:
            return True
    return False


@rule
def site_refusal(s, seat, cell):
    """K-4.3 to K-4.7: why a seat may not build on a cell of the line; LEGAL if it may."""
    if s.top[cell] < 0:
        return LEGAL if cell == first_empty_cell(s) else NOT_FIRST_EMPTY
    if (s.roofed >> cell) & 1:
        return TOWER_ROOFED
    if overbuild_price(s, seat, cell) > s.money[seat]:
        return CANNOT_PAY
    return LEGAL


@rule
def floors_left(s, colour):
    """Floors of a colour not yet built."""
    return s.supply[colour, 0] + s.supply[colour, 1] + s.supply[colour, 2]


@rule
def other_colour(s, colour):
    """K-4.8: the builder's other colour, where the table lets him build with it; else -1."""
    if s.options[EITHER_COLOUR]:
        for other in range(COLOUR_COUNT):
            if other != colour and s.owner[other] == s.owner[colour]:
                return other
    return -1


@rule
def has_floor(s, colour):
    """K-4.12: is there a floor to build when this colour builds?"""
    other = other_colour(s, colour)
    return floors_left(s, colour) > 0 or (other >= 0 and floors_left(s, other) > 0)


@rule
def can_build(s, colour):
    """K-4.9: is there a cell the colour's owner can build on? K-4.12: and a floor to build?"""
    if not has_floor(s, colour):
        return False
    for i in range(LINE_LENGTH[s.line]):
        if site_refusal(s, s.owner[colour], LINE[s.line, i]) == LEGAL:
            return True
    return False


@rule
def pay(s, seat, other, ducats):
    """K-4.5: the builder pays the owner of the floor he covers."""
    s.money[seat] -= ducats
    s.ledger[seat, PAID] -= ducats
    s.money[other] += ducats
    s.ledger[other, RECEIVED] += ducats
    emit(s, PAYS, seat, other, ducats, 0)


@rule
def place_floor(s, cell, colour, kind):
    """K-4.8, K-4.10, K-4.11: the floor becomes the top of the tower."""
    s.supply[colour, kind] -= 1
    s.floor_cell[s.floors] = cell
    s.floor_kind[s.floors] = colour * 3 + kind
    s.floors += 1
    s.height[cell] += 1
    s.top[cell] = colour
    s.crests[cell] = kind
    s.built_this_turn = 1


@rule
def out_of_floors(s, colour):
    """K-7.1, K-7.2: has the owner of this colour built his last floor?"""
    if s.options[ANY_COLOUR_ENDS]:
        return floors_left(s, colour) == 0
    left = 0
    for other in range(COLOUR_COUNT):
        if s.owner[other] == s.owner[colour]:
            left += floors_left(s, other)
    return left == 0


@rule
def build(s, seat, cell, colour, kind):
    """K-4: build one floor, pay for it, and put a roof on it if it is the second on its cell."""
    price = 0
    covered = -1
    if s.top[cell] >= 0:
        price = overbuild_price(s, seat, cell)
        covered = s.owner[s.top[cell]]
    place_floor(s, cell, colour, kind)
    emit(s, BUILT, seat, cell, colour, kind)
    if price > 0:
        pay(s, seat, covered, price)
    if out_of_floors(s, colour):
        s.last_floor = 1
        emit(s, LAST_FLOOR, seat, colour, 0, 0)
    if needs_roof(s, seat, cell):
        if s.roofs_left > 0:
            put_roof(s, seat, cell, -1)
        else:
            s.step = ROOF
            return
    if s.builder == 0:
        s.first_cell = cell
    s.builder += 1
    ask_next_builder(s)


@rule
def ask_next_builder(s):
    """K-4.2, K-4.9: find who decides next; an exempt builder neither pays nor builds."""
    s.step = BUILD
    while s.builder < 2:
        colour = building_colour(s)
        if colour < 0:
            s.builder = 2
        elif can_build(s, colour):
            return
        else:
            emit(s, EXEMPT, s.owner[colour], colour, s.line, 0)
            s.builder += 1
    end_turn(s)
