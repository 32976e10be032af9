"""F-8: the end of a season, in the order of its clauses."""

from __future__ import annotations

from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
from ..moves import BOAT_CHOSEN, MARKER, SEASON_ENDS, SOLD, TAKE_BOAT, UNSOLD, VERB, A
from ..refusals import BOAT_GONE, CHOOSE_BOAT, LEGAL
from ..state import ASIDE, BOAT, BOAT_SKILLS_PUBLIC, IN_BOX, IN_HAND, OFFERED, VILLAGE
from .placing import begin_placing
from .screens import draw_workers, skill_to_screen, take_greens, to_bag, to_screen
from .summer_boats import has_ability

EXTRA_WORKERS = 2  # F-10.2
EXTRA_GREENS = 1  # F-10.3


@rule
def winner_of(s, tile):
    """F-1.7: whose group is the winning one; -1 without a bid."""
    for seat in range(s.players):
        if (s.leads[seat] >> tile) & 1:
            return seat
    return -1


@rule
def return_losing_groups(s):
    """F-8.1: back behind the screens, on village tiles and turn order tiles."""
    for seat in range(s.players):
        losing = s.groups[seat] & ~s.leads[seat]
        if losing != 0:
            for tile in range(box.FIRST_BOAT):
                if (losing >> tile) & 1:
                    to_screen(s, seat, s.group_colour[tile, seat], s.group[tile, seat])
                    s.group[tile, seat] = 0


@rule
def clear_tile_workers(s, tile, seat):
    """Workers standing on a tile go behind a screen, or into the bag (seat -1)."""
    for colour in range(4):
        n = s.on_tile[tile, colour]
        if n > 0:
            if seat >= 0:
                to_screen(s, seat, colour, n)
            else:
                to_bag(s, colour, n)
            s.on_tile[tile, colour] = 0


@rule
def bag_winning_group(s, tile, seat):
    """F-8.3, F-8.5: the winning group beside a tile goes to the bag, green included."""
    to_bag(s, s.group_colour[tile, seat], s.group[tile, seat])
    s.group[tile, seat] = 0


@rule
def clear_unsold_tiles(s):
    """F-8.2: village tiles without a bid leave the game, workers on them go to the bag."""
    for tile in range(box.VILLAGE_TILES):
        if s.place[tile] == OFFERED and winner_of(s, tile) < 0:
            clear_tile_workers(s, tile, -1)
            s.place[tile] = IN_BOX
            emit(s, UNSOLD, -1, tile, 0, 0)


@rule
def hand_over_sold_tiles(s):
    """F-8.3: from the start player on, each takes the tiles won and the workers on them."""
    for i in range(s.players):
        seat = (s.start + i) % s.players
        for tile in range(box.VILLAGE_TILES):
            if s.place[tile] == OFFERED and (s.leads[seat] >> tile) & 1:
                clear_tile_workers(s, tile, seat)
                emit(s, SOLD, seat, tile, s.group[tile, seat], 0)
                bag_winning_group(s, tile, seat)
                s.place[tile] = IN_HAND
                s.owner[tile] = seat


@rule
def collect_village_workers(s):
    """F-8.4, F-5.10: workers on a village tile belong to its owner, whoever placed them."""
    for tile in range(box.FIRST_TURN_ORDER):
        if s.place[tile] == VILLAGE or s.place[tile] == ASIDE:
            clear_tile_workers(s, tile, s.owner[tile])


@rule
def line_up(s, seat, n):
    """F-8.6: a seat that is not yet in the queue joins it; returns the new length."""
    for i in range(n):
        if s.queue[i] == seat:
            return n
    s.queue[n] = seat
    return n + 1


@rule
def settle_turn_order(s):
    """F-8.5 to F-8.9, F-8.11: bids to the bag, the order at the boats, the purple marker."""
    n = 0
    s.marker_next = -1
    last = box.FIRST_TURN_ORDER + box.TURN_ORDERS[s.players] - 1
    for tile in range(box.FIRST_TURN_ORDER, last + 1):
        seat = winner_of(s, tile)
        if seat >= 0:
            emit(s, SOLD, seat, tile, s.group[tile, seat], 0)
            bag_winning_group(s, tile, seat)
            n = line_up(s, seat, n)
            if tile == last:  # F-8.7
                s.start = seat
                emit(s, MARKER, seat, 0, 0, 0)
        elif tile == last:  # F-8.9
            s.marker_next = (s.start + 1) % s.players
        if s.season == box.WINTER:  # F-8.11
            s.place[tile] = IN_HAND if seat >= 0 else IN_BOX
            s.owner[tile] = seat
            if tile == last:
                s.purple_winner = seat
    for i in range(s.players):  # F-8.8
        n = line_up(s, (s.start + i) % s.players, n)


@rule
def clear_colours(s):
    """F-8.13, F-3.7: no tile has a colour and no worker stands anywhere."""
    s.colour[:] = -1
    s.last_use[:] = 0
    s.group_colour[:] = 0
    s.groups[:] = 0
    s.leads[:] = 0


@rule
def end_season(s):
    """F-8: everything up to the first choice of a boat."""
    emit(s, SEASON_ENDS, -1, s.season, 0, 0)
    return_losing_groups(s)
    clear_unsold_tiles(s)
    hand_over_sold_tiles(s)
    collect_village_workers(s)
    settle_turn_order(s)
    clear_colours(s)
    s.step = BOAT
    s.queue_at = 0
    s.taken = 0
    s.active = s.queue[0]


# --------------------------------------------------------------------------- F-8.6 boats


@rule
def refusal_of_boat(s, action):
    """F-8.6: a boat of the row nobody has chosen this season."""
    boat = A[action]
    if VERB[action] != TAKE_BOAT:
        return CHOOSE_BOAT
    if boat >= s.players or (s.taken >> boat) & 1:
        return BOAT_GONE
    return LEGAL


@rule
def unload(s, seat, boat):
    """F-8.6: the load goes behind the screen; face-down skills are seen by their new owner only."""
    for colour in range(4):
        to_screen(s, seat, colour, s.boat_workers[boat, colour])
        s.boat_workers[boat, colour] = 0
    if s.boat_skills[boat] > 0 and not s.options[BOAT_SKILLS_PUBLIC]:
        s.shown += 1
    for skill in range(3):
        skill_to_screen(s, seat, skill, s.boat_skill[boat, skill], s.options[BOAT_SKILLS_PUBLIC])
        s.boat_skill[boat, skill] = 0
    s.boat_skills[boat] = 0


@rule
def take_boat(s, seat, boat):
    """F-8.6, F-8.11: the load, or in winter the boat tile; F-10.2, F-10.3: and a bit more."""
    s.taken |= 1 << boat
    emit(s, BOAT_CHOSEN, seat, boat, 0, 0)
    if s.season == box.WINTER:
        s.place[box.FIRST_BOAT + boat] = IN_HAND
        s.owner[box.FIRST_BOAT + boat] = seat
    else:
        unload(s, seat, boat)
    if has_ability(s, seat, box.BOAT_WORKERS):
        draw_workers(s, seat, EXTRA_WORKERS)
    if has_ability(s, seat, box.BOAT_GREEN):
        take_greens(s, seat, EXTRA_GREENS)
    s.queue_at += 1
    s.turn += 1


@rule
def choose_boat(s, seat, boat):
    """F-8.6 to F-8.9: one after another; the last player has no choice."""
    take_boat(s, seat, boat)
    if s.queue_at == s.players - 1:
        left = 0
        while (s.taken >> left) & 1:
            left += 1
        take_boat(s, s.queue[s.queue_at], left)
    if s.queue_at < s.players:
        s.active = s.queue[s.queue_at]
        return
    if s.marker_next >= 0:
        s.start = s.marker_next
        s.marker_next = -1
        emit(s, MARKER, s.start, 0, 0, 0)
    begin_placing(s)
