"""F-9: placing tiles. All players at once; each names a tile, a cell and how the tile is turned.

A cell is named by a direction from the first tile of the village it touches, so villages may grow
without bound and a cell still has one name. A connected layout can always be built tile by tile
with every step legal, so nothing F-9.5 allows is lost; new tiles can be taken up again to
rearrange them.
"""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import moves, refusals
from ..box import CROSS_FIELDS, DIRECTION_OF, EDGE_CODE, HAS_ROAD, STEP_Q, STEP_R, TILES, WINTER
from ..moves import FIRST, VERB, A, B
from ..refusals import LEGAL
from ..scoring import NOBODY, edge_at, final_scoring, flipper
from ..state import ASIDE, FLIP, IN_HAND, PLACE, VILLAGE
from .seasons import begin_season
from .summer_boats import has_ability

REARRANGEMENTS = 2  # F-9.5: as often a player may take new tiles up again, so that games end

# --------------------------------------------------------------------------- F-9.2, F-9.3 cells


@rule
def cell_edges(s, seat, q, r):
    """F-9.3: what a cell asks of a tile: (first tile it touches, mask, value), two bits a
    direction.

    The first tile is -1 for a cell that touches none, -2 for one that is occupied.
    """
    first = -1
    mask = 0
    value = 0
    for tile in range(TILES):
        if s.owner[tile] == seat and s.place[tile] == VILLAGE:
            dq = s.q[tile] - q + 1
            dr = s.r[tile] - r + 1
            if dq >= 0 and dq <= 2 and dr >= 0 and dr <= 2:
                if dq == 1 and dr == 1:
                    return -2, 0, 0
                way = DIRECTION_OF[dq, dr]
                if way >= 0:
                    if first < 0:
                        first = tile
                    mask |= 3 << (2 * way)
                    value |= edge_at(s, tile, (way + 3) % 6) << (2 * way)
    return first, mask, value


@rule
def rotations_at(s, seat, tile, anchor, way):
    """F-9.1, F-9.3: how a tile may lie on a cell, one bit a rotation."""
    _, mask, value = cell_edges(s, seat, s.q[anchor] + STEP_Q[way], s.r[anchor] + STEP_R[way])
    return rotations(s, seat, tile, mask, value)


@rule
def rotations(s, seat, tile, mask, value):
    """F-9.3, F-10.4: those that match what the cell asks; the owner of 2a need not match edges."""
    if has_ability(s, seat, CROSS_FIELDS):
        return 63
    fit = 0
    for k in range(6):
        if (EDGE_CODE[tile, k] ^ value) & mask == 0:
            fit |= 1 << k
    return fit


@rule
def has_position(s, seat, tile):
    """F-9.7: is there a cell where the tile can lie?"""
    for anchor in range(TILES):
        if s.owner[anchor] == seat and s.place[anchor] == VILLAGE:
            for way in range(6):
                if s.beside[anchor, way] < 0 and rotations_at(s, seat, tile, anchor, way) != 0:
                    return True
    return False


# --------------------------------------------------------------------------- F-9.7 leaving room


@rule
def others_fit(s, seat, tile):
    """Besides this tile, is none left to place, or one that has a position?"""
    left = 0
    for other in range(TILES):
        if other != tile and in_hand(s, seat, other):
            left += 1
            if has_position(s, seat, other):
                return True
    return left == 0


@rule
def leaves_room(s, seat, tile, q, r, k):
    """F-9.11: with the tile lying there, could another still be placed? It is laid down, looked at
    and taken up again."""
    old_q, old_r, old_k = s.q[tile], s.r[tile], s.turned[tile]
    lay(s, seat, tile, q, r, k)
    room_left = others_fit(s, seat, tile)
    unlink(s, tile)
    s.place[tile] = IN_HAND
    s.q[tile], s.r[tile], s.turned[tile] = old_q, old_r, old_k
    return room_left


@rule
def roomy(s, seat, tile, anchor, way, fit):
    """F-9.11: of the rotations that fit on a cell, those that leave room."""
    q, r = s.q[anchor] + STEP_Q[way], s.r[anchor] + STEP_R[way]
    room_left = 0
    for k in range(6):
        if (fit >> k) & 1 and leaves_room(s, seat, tile, q, r, k):
            room_left |= 1 << k
    return room_left


@rule
def may_run_out(s, seat, tile):
    """F-9.11: only tiles without a road ever lack a cell; are they all that is left after this one,
    and does no boat spare their owner the matching of edges?"""
    left = 0
    for other in range(TILES):
        if other != tile and in_hand(s, seat, other):
            left += 1
            if HAS_ROAD[other]:
                return False
    return left > 0 and not has_ability(s, seat, CROSS_FIELDS)


@rule
def can_leave_room(s, seat, tile):
    """F-9.11: does the tile have a position anywhere that leaves room?"""
    for anchor in range(TILES):
        if s.owner[anchor] == seat and s.place[anchor] == VILLAGE:
            for way in range(6):
                if s.beside[anchor, way] < 0:
                    fit = rotations_at(s, seat, tile, anchor, way)
                    if roomy(s, seat, tile, anchor, way, fit) != 0:
                        return True
    return False


@rule
def sparing(s, seat, tile, anchor, way, fit):
    """F-9.11: of the rotations that fit, those with which the tiles still to place do not lose
    their last cell, if that can be helped."""
    room_left = roomy(s, seat, tile, anchor, way, fit)
    if room_left == fit or can_leave_room(s, seat, tile):
        return room_left
    return fit


@rule
def lawful_rotations(s, seat, tile, anchor, way):
    """F-9.3, F-9.11: how a tile may lie on a cell."""
    fit = rotations_at(s, seat, tile, anchor, way)
    if fit == 0 or not may_run_out(s, seat, tile):
        return fit
    return sparing(s, seat, tile, anchor, way, fit)


# --------------------------------------------------------------------------- what may be done


@rule
def in_hand(s, seat, tile):
    """F-9.1: a gained tile that is still to be placed."""
    return s.owner[tile] == seat and s.place[tile] == IN_HAND


@rule
def hand_size(s, seat):
    """Tiles a seat has still to place."""
    n = 0
    for tile in range(TILES):
        if in_hand(s, seat, tile):
            n += 1
    return n


@rule
def new_tiles(s, seat):
    """Tiles a seat has placed in this placement."""
    n = 0
    for tile in range(TILES):
        if s.fresh[tile] and s.owner[tile] == seat:
            n += 1
    return n


@rule
def place_refusal(s, seat, tile):
    """F-9.1: name a gained tile that fits somewhere."""
    if not in_hand(s, seat, tile):
        return refusals.NOT_GAINED
    if s.placing[seat] >= 0:
        return refusals.NAME_CELL
    return LEGAL if has_position(s, seat, tile) else refusals.NO_POSITION


@rule
def beside_refusal(s, seat, anchor, way):
    """F-9.2, F-9.3: name a cell where the named tile can lie."""
    if s.placing[seat] < 0:
        return refusals.NAME_TILE
    if s.cell_of[seat] >= 0:
        return refusals.PLACE_TILES
    return cell_refusal(s, seat, anchor, way, may_run_out(s, seat, s.placing[seat]))


@rule
def cell_refusal(s, seat, anchor, way, scarce):
    """F-9.2, F-9.3, F-9.11: of one cell; `scarce`: tiles still to place may run out of cells."""
    if s.owner[anchor] != seat or s.place[anchor] != VILLAGE:
        return refusals.NOT_IN_VILLAGE
    if s.beside[anchor, way] >= 0:
        return refusals.OCCUPIED
    tile, q, r = s.placing[seat], s.q[anchor] + STEP_Q[way], s.r[anchor] + STEP_R[way]
    first, mask, value = cell_edges(s, seat, q, r)
    if first != anchor:  # a cell is named beside the first tile of the village it touches
        return refusals.OTHER_NAME
    fit = rotations(s, seat, tile, mask, value)
    if fit == 0:
        return refusals.EDGES_DIFFER
    if scarce and sparing(s, seat, tile, anchor, way, fit) == 0:
        return refusals.LEAVES_NO_ROOM
    return LEGAL


@rule
def turn_refusal(s, seat, k):
    """F-9.3: turn it so that all edges match."""
    if s.placing[seat] < 0:
        return refusals.NAME_TILE
    if s.cell_of[seat] < 0:
        return refusals.NAME_CELL
    tile, anchor, way = s.placing[seat], s.cell_of[seat], s.cell_way[seat]
    if not (rotations_at(s, seat, tile, anchor, way) >> k) & 1:
        return refusals.EDGES_DIFFER
    if not (lawful_rotations(s, seat, tile, anchor, way) >> k) & 1:
        return refusals.LEAVES_NO_ROOM
    return LEGAL


@rule
def rearrange_refusal(s, seat):
    """F-9.5: as long as the layout is not settled."""
    if s.rearranged[seat] >= REARRANGEMENTS or new_tiles(s, seat) == 0:
        return refusals.NOTHING_TO_REARRANGE
    return LEGAL


@rule
def settle_refusal(s, seat):
    """F-9.1: every gained tile must be placed."""
    return refusals.STILL_TO_PLACE if hand_size(s, seat) > 0 else LEGAL


@rule
def legal_places(s, seat, mask):
    """F-9: the sub-step of this seat."""
    n = allow(mask, FIRST[moves.REARRANGE], rearrange_refusal(s, seat))
    n += allow(mask, FIRST[moves.SETTLE], settle_refusal(s, seat))
    if s.placing[seat] < 0:
        for tile in range(TILES):
            if s.owner[tile] == seat:
                n += allow(mask, FIRST[moves.PLACE_TILE] + tile, place_refusal(s, seat, tile))
    elif s.cell_of[seat] < 0:
        scarce = may_run_out(s, seat, s.placing[seat])
        for tile in range(TILES):
            if s.owner[tile] == seat and s.place[tile] == VILLAGE:
                for way in range(6):
                    cell = FIRST[moves.PLACE_BESIDE] + tile * 6 + way
                    n += allow(mask, cell, cell_refusal(s, seat, tile, way, scarce))
    else:
        tile, anchor, way = s.placing[seat], s.cell_of[seat], s.cell_way[seat]
        lawful = lawful_rotations(s, seat, tile, anchor, way)  # once, not for each rotation
        for k in range(6):
            if (lawful >> k) & 1:
                mask[FIRST[moves.TURN_TILE] + k] = 1
                n += 1
    return n


@rule
def refusal_of_place(s, seat, action):
    """F-9: name a tile, a cell, a rotation; rearrange; settle."""
    if VERB[action] == moves.PLACE_TILE:
        return place_refusal(s, seat, A[action])
    if VERB[action] == moves.PLACE_BESIDE:
        return beside_refusal(s, seat, A[action], B[action])
    if VERB[action] == moves.TURN_TILE:
        return turn_refusal(s, seat, A[action])
    if VERB[action] == moves.REARRANGE:
        return rearrange_refusal(s, seat)
    return settle_refusal(s, seat) if VERB[action] == moves.SETTLE else refusals.PLACE_TILES


@rule
def place(s, seat, action):
    """F-9: one step of a seat; F-8.13: when all have settled the season is over."""
    if VERB[action] == moves.PLACE_TILE:
        s.placing[seat] = A[action]
    elif VERB[action] == moves.PLACE_BESIDE:
        name_cell(s, seat, A[action], B[action])
    elif VERB[action] == moves.TURN_TILE:
        put_tile(s, seat, A[action])
    elif VERB[action] == moves.REARRANGE:
        rearrange(s, seat)
    else:
        confirm(s, seat)
    end_placing_if_settled(s)


# --------------------------------------------------------------------------- doing it


@rule
def link(s, seat, tile):
    """Note the neighbours of a tile that has just been placed."""
    for other in range(TILES):
        if other != tile and s.owner[other] == seat and s.place[other] == VILLAGE:
            dq = s.q[other] - s.q[tile] + 1
            dr = s.r[other] - s.r[tile] + 1
            if dq >= 0 and dq <= 2 and dr >= 0 and dr <= 2:
                way = DIRECTION_OF[dq, dr]
                if way >= 0:
                    s.beside[tile, way] = other
                    s.beside[other, (way + 3) % 6] = tile


@rule
def lay(s, seat, tile, q, r, k):
    """A tile lies in the village."""
    s.q[tile], s.r[tile], s.turned[tile] = q, r, k
    s.place[tile] = VILLAGE
    link(s, seat, tile)


@rule
def unlink(s, tile):
    """A tile is taken up again."""
    for way in range(6):
        other = s.beside[tile, way]
        if other >= 0:
            s.beside[other, (way + 3) % 6] = -1
            s.beside[tile, way] = -1


@rule
def name_cell(s, seat, anchor, way):
    """The cell; if only one rotation fits it is taken at once."""
    s.cell_of[seat] = anchor
    s.cell_way[seat] = way
    fit = lawful_rotations(s, seat, s.placing[seat], anchor, way)
    if fit & (fit - 1) == 0:
        k = 0
        while not (fit >> k) & 1:
            k += 1
        put_tile(s, seat, k)


@rule
def put_tile(s, seat, k):
    """F-9.1: the named tile lies on the named cell, turned k steps clockwise."""
    tile = s.placing[seat]
    anchor = s.cell_of[seat]
    way = s.cell_way[seat]
    lay(s, seat, tile, s.q[anchor] + STEP_Q[way], s.r[anchor] + STEP_R[way], k)
    s.fresh[tile] = 1
    emit(s, moves.PLACED, seat, tile, 0, 0)
    s.turn += 1
    forget_naming(s, seat)
    look_for_next(s, seat)


@rule
def forget_naming(s, seat):
    """Nothing is named."""
    s.placing[seat] = -1
    s.cell_of[seat] = -1
    s.cell_way[seat] = 0


@rule
def look_for_next(s, seat):
    """F-9.7: tiles that fit nowhere are kept aside once no other can be placed; a last one is named
    by itself; whoever has nothing left to decide has settled."""
    waiting = 0
    fitting = 0
    last = -1
    for tile in range(TILES):
        if in_hand(s, seat, tile):
            waiting += 1
            if has_position(s, seat, tile):
                fitting += 1
                last = tile
    if fitting == 1:
        s.placing[seat] = last
    elif fitting == 0:
        if waiting > 0:
            keep_aside(s, seat)
        if rearrange_refusal(s, seat) != LEGAL:
            settle(s, seat)


@rule
def keep_aside(s, seat):
    """F-9.7: owned, but without a place."""
    for tile in range(TILES):
        if in_hand(s, seat, tile):
            s.place[tile] = ASIDE
            s.fresh[tile] = 1
            emit(s, moves.KEPT_ASIDE, seat, tile, 0, 0)


@rule
def rearrange(s, seat):
    """F-9.5: take all tiles of this placement up again."""
    emit(s, moves.REARRANGED, seat, new_tiles(s, seat), 0, 0)
    for tile in range(TILES):
        if s.fresh[tile] and s.owner[tile] == seat:
            unlink(s, tile)
            s.fresh[tile] = 0
            s.place[tile] = IN_HAND
            s.q[tile], s.r[tile], s.turned[tile] = 0, 0, 0
    s.rearranged[seat] += 1
    s.turn += 1
    forget_naming(s, seat)
    look_for_next(s, seat)


@rule
def settle(s, seat):
    """F-9.5: the layout stands for the rest of the game."""
    s.ready |= 1 << seat
    s.turn += 1


@rule
def confirm(s, seat):
    """A seat says that its layout stands."""
    settle(s, seat)
    emit(s, moves.SETTLED, seat, 0, 0, 0)


# --------------------------------------------------------------------------- the whole phase


@rule
def begin_placing(s):
    """F-8.12, F-9.6: all players at the same time."""
    s.step = PLACE
    s.ready = 0
    for seat in range(s.players):
        s.rearranged[seat] = 0
        look_for_next(s, seat)
    end_placing_if_settled(s)


@rule
def end_placing_if_settled(s):
    """F-8.13: then the next season, or after winter the final scoring."""
    if s.ready != (1 << s.players) - 1:
        return
    s.ready = 0
    s.fresh[:] = 0
    if s.season < WINTER:
        begin_season(s, s.season + 1)
        return
    seat = flipper(s)
    if seat == NOBODY:
        final_scoring(s)
    else:
        s.step = FLIP
        s.active = seat
