"""F-2: bag, supplies, homes, boats and winter tiles, up to the first turn of spring."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..state import DEALT, MOORED, OFFERED, OPTION_NAMES, VILLAGE
from .screens import draw_unseen, to_bag, to_pile
from .seasons import begin_season, draw_tile


@rule
def clear_table(s):
    """Nothing lies anywhere yet."""
    s.owner[:] = -1
    s.colour[:] = -1
    s.beside[:] = -1
    s.purple_winner = -1
    s.marker_next = -1
    s.target = -1
    s.chain_colour = -1
    s.carried = -1
    s.carried_from = -1
    s.flipping = -1
    s.home[:] = -1
    s.placing[:] = -1
    s.cell_of[:] = -1


@rule
def fill_supplies(s):
    """F-2.1: bag without green, side supply, skill pile."""
    for colour in range(box.GREEN):
        to_bag(s, colour, box.WORKER_TOTAL[colour])
    s.greens = box.WORKER_TOTAL[box.GREEN]
    for resource in range(4):
        s.supply[resource] = box.RESOURCE_TOTAL[resource]
    for skill in range(3):
        to_pile(s, skill, box.SKILL_TOTAL[skill])


@rule
def deal_homes(s, players):
    """F-2.3, F-2.4: a random home each; the lowest number starts."""
    lowest = 99
    for seat in range(players):
        home = draw_tile(s, box.FIRST_HOME, box.HOMES)
        s.place[home] = VILLAGE
        s.owner[home] = seat
        s.home[seat] = home
        if box.HOME_NUMBER[home] < lowest:
            lowest = box.HOME_NUMBER[home]
            s.start = seat


@rule
def deal_winter_tiles(s, players):
    """F-2.8: secret to each player; the rest leaves the game unseen."""
    for seat in range(players):
        for _ in range(box.WINTER_DEALT[players]):
            tile = draw_tile(s, box.FIRST_WINTER, box.A_SEASON)
            s.place[tile] = DEALT
            s.owner[tile] = seat


@rule
def setup(s, players, options):
    """F-2: everything up to the first turn of spring."""
    for i in range(len(OPTION_NAMES)):
        s.options[i] = options[i]
    clear_table(s)
    fill_supplies(s)
    for seat in range(players):
        for _ in range(box.START_WORKERS):  # F-2.2
            draw_unseen(s, seat)
    deal_homes(s, players)
    for boat in range(box.BOATS):  # F-2.5
        if box.BOAT_FROM[boat] <= players:
            s.place[box.FIRST_BOAT + boat] = MOORED
    for number in range(box.TURN_ORDERS[players]):  # F-2.6
        s.place[box.FIRST_TURN_ORDER + number] = OFFERED
    deal_winter_tiles(s, players)
    begin_season(s, box.SPRING)
