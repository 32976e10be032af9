"""F-4.1, F-4.4: bid, use or pass; then workers go there, one link of the chain after another."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import allow, emit

from .. import moves
from ..box import FIRST_BOAT, FIRST_TURN_ORDER
from ..moves import FIRST, VERB, A, B
from ..refusals import BID_USE_OR_PASS, LEGAL, SEND_WORKERS
from ..state import BID, IN_BOX, OFFERED, USE, WORKERS_STEP
from . import bidding, using
from .effects import carry_out, lift_group, stand_up
from .screens import from_screen
from .turns import end_turn, pass_turn

# --------------------------------------------------------------------------- F-4.1 bid, use or pass


@rule
def legal_in_turn(s, seat, mask):
    """F-4.3: passing is always legal."""
    mask[FIRST[moves.PASS]] = 1
    n = 1
    for tile in range(FIRST_BOAT):
        place = s.place[tile]
        if place == OFFERED:
            n += allow(mask, FIRST[moves.BID_ON] + tile, bidding.bid_refusal(s, seat, tile))
        if place != IN_BOX and tile < FIRST_TURN_ORDER:
            n += allow(mask, FIRST[moves.USE_TILE] + tile, using.use_refusal(s, seat, tile))
    return n


@rule
def refusal_in_turn(s, seat, action):
    """F-4.1: bid, use or pass."""
    if VERB[action] == moves.BID_ON:
        return bidding.bid_refusal(s, seat, A[action])
    if VERB[action] == moves.USE_TILE:
        return using.use_refusal(s, seat, A[action])
    return LEGAL if VERB[action] == moves.PASS else BID_USE_OR_PASS


@rule
def take_turn(s, seat, action):
    """F-4.4: all workers of a bid or use go to one destination."""
    if VERB[action] == moves.PASS:
        pass_turn(s, seat)
        return
    s.target = A[action]
    s.chain = BID if VERB[action] == moves.BID_ON else USE
    s.mixed = 1 if s.chain == USE and using.mixes_colours(s, seat, s.target) else 0
    s.step = WORKERS_STEP


# --------------------------------------------------------------------------- F-4.4 who goes there


@rule
def group_refusal(s, seat, tile):
    """F-4.4: may this losing group be picked up for the destination?"""
    if s.chain == BID:
        return bidding.bid_group_refusal(s, seat, tile)
    return using.use_group_refusal(s, seat, tile)


@rule
def workers_refusal(s, seat, colour, n):
    """F-4.4: may n workers of a colour come from behind the screen?"""
    if s.chain == BID:
        return bidding.bid_workers_refusal(s, seat, colour, n)
    return using.use_workers_refusal(s, seat, colour, n)


@rule
def done_refusal(s, seat):
    """F-4.4: is the chain complete as it is?"""
    if s.chain == BID:
        return bidding.bid_done_refusal(s, seat)
    return using.use_done_refusal(s, seat)


@rule
def legal_workers(s, seat, mask):
    """F-4.4: the next links of the chain."""
    n = 0
    if bidding.losing_groups(s, seat) != 0:
        for tile in range(FIRST_BOAT):
            n += allow(mask, FIRST[moves.TAKE_GROUP] + tile, group_refusal(s, seat, tile))
    for colour in range(4):
        for number in range(1, s.screen[seat, colour] + 1):
            action = FIRST[moves.TAKE_WORKERS] + colour * moves.NUMBERS + number - 1
            n += allow(mask, action, workers_refusal(s, seat, colour, number))
    return n + allow(mask, FIRST[moves.DONE], done_refusal(s, seat))


@rule
def refusal_of_workers(s, seat, action):
    """F-4.4: groups, workers from the screen, or done."""
    if VERB[action] == moves.TAKE_GROUP:
        return group_refusal(s, seat, A[action])
    if VERB[action] == moves.TAKE_WORKERS:
        return workers_refusal(s, seat, A[action], B[action] + 1)
    return done_refusal(s, seat) if VERB[action] == moves.DONE else SEND_WORKERS


@rule
def add_workers(s, seat, action):
    """F-4.4: a link of the chain, or its end."""
    if VERB[action] == moves.TAKE_GROUP:
        pick_up_group(s, seat, A[action])
    elif VERB[action] == moves.TAKE_WORKERS:
        name_workers(s, seat, A[action], B[action] + 1)
    else:
        send(s, seat)


@rule
def pick_up_group(s, seat, tile):
    """F-4.4: a losing group, whole; it leaves its tile when the chain is complete."""
    s.chain_groups |= 1 << tile
    s.chain_total += s.group[tile, seat]
    s.chain_colour = s.group_colour[tile, seat]
    if s.mixed and tile_is_full(s):
        send(s, seat)


@rule
def name_workers(s, seat, colour, n):
    """F-4.4: workers from the screen end the chain, unless 4b lets other colours follow."""
    s.chain_screen[colour] = n
    s.chain_total += n
    s.chain_colour = colour
    if not s.mixed or tile_is_full(s):
        send(s, seat)


@rule
def tile_is_full(s):
    """F-5.4: nobody can join the use any more. That is all a use by 4b looks at to end by itself:
    were it to look for other colours, the table would see whether there are any (F-6.15)."""
    return s.chain_total == using.capacity(s, s.target)


@rule
def send(s, seat):
    """F-4.4: everybody goes; F-4.2: a bid or use interrupts the passes."""
    s.passes = 0
    if s.chain == BID:
        place_bid(s, seat)
        end_turn(s)
    else:
        place_users(s, seat)
        carry_out(s, seat)


@rule
def leave_groups(s, seat):
    """The groups picked up leave their tiles; F-10.9 afterwards."""
    for tile in range(FIRST_BOAT):
        if (s.chain_groups >> tile) & 1:
            lift_group(s, seat, tile)
            stand_up(s, tile)


@rule
def place_bid(s, seat):
    """F-4.6, F-4.9: the group beside the tile grows and is the winning one."""
    tile = s.target
    colour = s.chain_colour
    if s.chain_screen[colour] > 0:
        from_screen(s, seat, colour, s.chain_screen[colour])
    s.group[tile, seat] += s.chain_total
    s.group_colour[tile, seat] = colour
    if s.colour[tile] < 0:
        s.colour[tile] = colour
    for other in range(s.players):
        s.leads[other] &= ~(1 << tile)
    s.groups[seat] |= 1 << tile
    s.leads[seat] |= 1 << tile
    emit(s, moves.BIDS, seat, tile, colour, s.group[tile, seat])
    if s.chain_groups != 0:
        leave_groups(s, seat)


@rule
def place_users(s, seat):
    """F-4.6, F-5.3, F-10.11: workers stand on the tile and give it a colour if it has none."""
    tile = s.target
    colours = 0
    for colour in range(4):
        if s.chain_screen[colour] > 0:
            from_screen(s, seat, colour, s.chain_screen[colour])
            s.on_tile[tile, colour] += s.chain_screen[colour]
            colours |= 1 << colour
    if s.chain_groups != 0:
        for other in range(FIRST_BOAT):
            if (s.chain_groups >> other) & 1:
                s.on_tile[tile, s.group_colour[other, seat]] += s.group[other, seat]
                colours |= 1 << s.group_colour[other, seat]
    if s.colour[tile] < 0:
        s.colour[tile] = s.chain_colour
    s.last_use[tile] = s.chain_total
    several = colours & (colours - 1) != 0
    emit(s, moves.USES, seat, tile, -1 if several else s.chain_colour, s.chain_total)
    if s.chain_groups != 0:
        leave_groups(s, seat)
