"""Kilt Castle in rulebook order: set-up, moving a card, building, roofs, the end of a turn.

A turn is a chain of small actions: the active player moves a card, the owners of its colours build,
the second of them may have to choose a roof. Whoever has nothing to decide is not asked.
"""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import forget_events, tell

from .box import (
    CARD_COLOURS,
    CARD_COUNT,
    CELLS,
    COLOUR_COUNT,
    COLOURS_EACH,
    FLOORS_OF_KIND,
    FLOORS_PER_COLOUR,
    LINE,
    LINE_LENGTH,
    MAX_CARDS,
    MAX_ROWS,
    MAX_SAME_COLOUR,
    ROOFS,
    SPACES,
    START_FRONT,
    START_MONEY,
    START_ROW_COUNT,
    START_ROWS,
)
from .moves import (
    BEGINS,
    BUILT,
    EMPTIED,
    EXEMPT,
    FIRST_BUILD,
    FIRST_ROOF,
    IDLE,
    LAST_FLOOR,
    MOVED,
    PAYS,
    ROOFED,
)
from .options import COLOUR_ORDERS, DECISION_COUNT, IDLE_LIMIT
from .scoring import ducat_day, final_remuneration, tell_winners
from .state import (
    ANY_COLOUR_ENDS,
    BUILD,
    GAP_NEEDS_NEIGHBOUR,
    MOVE,
    OVER,
    OWN_PAIR_MAKES_ROOF,
    PAID,
    RECEIVED,
    ROOF,
)

# Why a move is refused; each has a sentence and a clause in refusals.py.
(
    LEGAL,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    MOVE_A_CARD,
    BUILD_A_FLOOR,
    CHOOSE_A_ROOF,
    CARD_NOT_IN_PLAY,
    MUST_ADVANCE,
    TOO_FAR,
    ALONE_AT_FRONT,
    ROW_FULL,
    TOO_MANY_ROWS,
    GAP_WITHOUT_NEIGHBOUR,
    NOT_ON_LINE,
    NOT_FIRST_EMPTY,
    TOWER_ROOFED,
    CANNOT_PAY,
    NO_SUCH_FLOOR,
    NO_ROOF_THERE,
) = range(19)


# --------------------------------------------------------------------------- K-2 set-up


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
        for card in range(CARD_COUNT):
            s.card_space[card] = -1
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
def outer_colour(s, card):
    """K-0.9: the colour pointing away from the board; -1 for a single card."""
    if CARD_COLOURS[card, 1] < 0:
        return -1
    return CARD_COLOURS[card, 0] + CARD_COLOURS[card, 1] - s.card_inner[card]


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
    deal_colours(s, players, options[0])
    for i in range(DECISION_COUNT):
        s.decisions[i] = options[1 + i]
    for colour in range(COLOUR_COUNT):
        for kind in range(3):
            s.supply[colour, kind] = FLOORS_OF_KIND[kind] if s.owner[colour] >= 0 else 0
    for cell in range(CELLS):
        s.top[cell] = -1
    s.roofs_left = ROOFS
    for seat in range(players):
        s.money[seat] = START_MONEY
    lay_out_cards(s, players)
    orient_cards(s)
    s.front = START_FRONT[players]  # K-2.10
    first = lone_card(s)
    s.active = s.owner[outer_colour(s, first)]  # K-2.9
    tell(s, BEGINS, s.active, first, 0, 0)
    begin_turn(s)


# --------------------------------------------------------------------------- K-3 moving a card


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
        return CARD_NOT_IN_PLAY
    if space == start:
        return MUST_ADVANCE
    if clockwise(start, space) > ahead(s, start) + 1:
        return TOO_FAR
    lifted_last = s.row_size[start] == 1
    if start == s.front and lifted_last:  # nothing lies between: it can only go beyond
        return ALONE_AT_FRONT
    if s.row_size[space] >= MAX_CARDS[s.players]:
        return ROW_FULL
    if s.row_size[space] == 0:
        if rows - (1 if lifted_last else 0) + 1 > MAX_ROWS[s.players]:
            return TOO_MANY_ROWS
        if s.decisions[GAP_NEEDS_NEIGHBOUR]:
            behind = SPACES - 1 if space == 0 else space - 1
            if s.row_size[behind] - (1 if behind == start else 0) <= 0:
                return GAP_WITHOUT_NEIGHBOUR
    return LEGAL


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
    tell(s, MOVED, s.active, card, start, space)
    if s.row_size[start] == 0:
        s.ducat_pending = 1
        tell(s, EMPTIED, s.active, start, 0, 0)
    s.step = BUILD


# --------------------------------------------------------------------------- K-4 building


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
def can_build(s, colour):
    """K-4.9: is there a cell the colour's owner can build on? K-4.12: and a floor to build?"""
    if floors_left(s, colour) == 0:
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
    tell(s, PAYS, seat, other, ducats, 0)


@rule
def place_floor(s, cell, colour, kind):
    """K-4.8, K-4.10, K-4.11: a floor of the building colour becomes the top of the tower."""
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
    if s.decisions[ANY_COLOUR_ENDS]:
        return floors_left(s, colour) == 0
    left = 0
    for other in range(COLOUR_COUNT):
        if s.owner[other] == s.owner[colour]:
            left += floors_left(s, other)
    return left == 0


@rule
def build(s, seat, cell, kind):
    """K-4: build one floor, pay for it, and put a roof on it if it is the second on its cell."""
    colour = building_colour(s)
    price = 0
    covered = -1
    if s.top[cell] >= 0:
        price = overbuild_price(s, seat, cell)
        covered = s.owner[s.top[cell]]
    place_floor(s, cell, colour, kind)
    tell(s, BUILT, seat, cell, colour, kind)
    if price > 0:
        pay(s, seat, covered, price)
    if out_of_floors(s, colour):
        s.last_floor = 1
        tell(s, LAST_FLOOR, seat, colour, 0, 0)
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
            tell(s, EXEMPT, s.owner[colour], colour, s.line, 0)
            s.builder += 1
    end_turn(s)


# --------------------------------------------------------------------------- K-5 roofs


@rule
def needs_roof(s, seat, cell):
    """K-5.1, K-5.5, K-5.6: both builders of a turn, two different players, on one cell."""
    if ROOFS == 0 or s.builder != 1 or s.first_cell != cell:
        return False
    first = s.owner[s.card_inner[s.card]]
    return first != seat or s.decisions[OWN_PAIR_MAKES_ROOF] != 0


@rule
def put_roof(s, seat, cell, taken_from):
    """K-5.2, K-5.4: a roof from beside the board, or from another tower, which is open again."""
    if taken_from < 0:
        s.roofs_left -= 1
    else:
        s.roofed &= ~(1 << taken_from)
    s.roofed |= 1 << cell
    tell(s, ROOFED, seat, cell, taken_from, 0)


@rule
def move_roof(s, seat, taken_from):
    """K-5.2: both roofs are on towers, the second builder has chosen one to move."""
    put_roof(s, seat, s.first_cell, taken_from)
    s.builder += 1
    ask_next_builder(s)


# --------------------------------------------------------------------------- K-6, K-7 end of a turn


@rule
def end_turn(s):
    """K-3.1, K-7.1: a pending ducat day, then the end or the next player."""
    if s.ducat_pending:
        ducat_day(s)
    s.idle_turns = 0 if s.built_this_turn else s.idle_turns + 1
    s.turn += 1
    if s.idle_turns >= IDLE_LIMIT:  # K-7.7
        tell(s, IDLE, -1, s.idle_turns, 0, 0)
        s.last_floor = 1
    if s.last_floor:
        final_remuneration(s)
        tell_winners(s)
        s.step = OVER
        return
    s.active = (s.active + 1) % s.players
    begin_turn(s)


# --------------------------------------------------------------------------- the contract


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


# Bounds: at most FLOOR_COUNT turns build; between two of them fewer than IDLE_LIMIT do not (K-7.7);
# a building turn is at most four steps.
MAX_STEPS = 4 * COLOUR_COUNT * FLOORS_PER_COLOUR + IDLE_LIMIT * (
    COLOUR_COUNT * FLOORS_PER_COLOUR + 1
)
