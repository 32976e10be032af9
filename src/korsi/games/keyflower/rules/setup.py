"""F-2: bag, supplies, homes, boats and winter tiles, up to the first turn of spring."""

from __future__ import annotations

from korsi.core.rule import rule

from ..box import (
    A_SEASON,
    BOAT_FROM,
    BOATS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_ORDER,
    FIRST_WINTER,
    GREEN,
    HOME_NUMBER,
    HOMES,
    RESOURCE_TOTAL,
    SKILL_TOTAL,
    SPRING,
    START_WORKERS,
    TILES,
    TURN_ORDERS,
    WINTER_DEALT,
    WORKER_TOTAL,
)
from ..state import DEALT, MOORED, OFFERED, OPTION_NAMES, VILLAGE
from .screens import draw_unseen, to_bag, to_pile
from .seasons import begin_season, draw_tile

OPTION_COUNT = len(OPTION_NAMES)


@rule
def clear_table(s):
    """Nothing lies anywhere yet."""
    for tile in range(TILES):
        s.owner[tile] = -1
        s.colour[tile] = -1
        for way in range(6):
            s.beside[tile, way] = -1
    s.purple_winner = -1
    s.marker_next = -1
    s.target = -1
    s.chain_colour = -1
    s.carried = -1
    s.carried_from = -1
    s.flipping = -1
    for seat in range(6):
        s.home[seat] = -1
        s.placing[seat] = -1
        s.cell_of[seat] = -1


@rule
def fill_supplies(s):
    """F-2.1: bag without green, side supply, skill pile."""
    for colour in range(GREEN):
        to_bag(s, colour, WORKER_TOTAL[colour])
    s.greens = WORKER_TOTAL[GREEN]
    for resource in range(4):
        s.supply[resource] = RESOURCE_TOTAL[resource]
    for skill in range(3):
        to_pile(s, skill, SKILL_TOTAL[skill])


@rule
def deal_homes(s, players):
    """F-2.3, F-2.4: a random home each; the lowest number starts."""
    lowest = 99
    for seat in range(players):
        home = draw_tile(s, FIRST_HOME, HOMES)
        s.place[home] = VILLAGE
        s.owner[home] = seat
        s.home[seat] = home
        if HOME_NUMBER[home] < lowest:
            lowest = HOME_NUMBER[home]
            s.start = seat


@rule
def deal_winter_tiles(s, players):
    """F-2.8: secret to each player; the rest leaves the game unseen."""
    for seat in range(players):
        for _ in range(WINTER_DEALT[players]):
            tile = draw_tile(s, FIRST_WINTER, A_SEASON)
            s.place[tile] = DEALT
            s.owner[tile] = seat


@rule
def setup(s, players, options):
    """F-2: everything up to the first turn of spring."""
    for i in range(OPTION_COUNT):
        s.options[i] = options[i]
    clear_table(s)
    fill_supplies(s)
    for seat in range(players):
        for _ in range(START_WORKERS):  # F-2.2
            draw_unseen(s, seat)
    deal_homes(s, players)
    for boat in range(BOATS):  # F-2.5
        if BOAT_FROM[boat] <= players:
            s.place[FIRST_BOAT + boat] = MOORED
    for number in range(TURN_ORDERS[players]):  # F-2.6
        s.place[FIRST_TURN_ORDER + number] = OFFERED
    deal_winter_tiles(s, players)
    begin_season(s, SPRING)
