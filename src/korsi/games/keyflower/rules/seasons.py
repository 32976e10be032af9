"""F-2, F-3: the set-up and the start of a season."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import (
    BOAT_FROM,
    BOATS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_ORDER,
    GREEN,
    HOME_NUMBER,
    HOMES,
    IS_SUMMER_BOAT,
    LOAD,
    RESOURCE_TOTAL,
    SEASON_TILES,
    SKILL_TOTAL,
    SPRING,
    START_WORKERS,
    TILES,
    TURN_ORDERS,
    VILLAGE_TILES,
    WINTER,
    WINTER_DEALT,
    WORKER_TOTAL,
)
from ..moves import OFFERS, SEASON_BEGINS, SELECTED
from ..refusals import CHOOSE_ONE, LEGAL, NOT_DEALT
from ..state import (
    BOAT_SKILLS_PUBLIC,
    CHOSEN,
    DEALT,
    IN_BOX,
    MOORED,
    OFFERED,
    OPTION_NAMES,
    SELECT,
    TURN,
    VILLAGE,
)
from .screens import draw_unseen, pull_skill_openly, pull_skill_unseen, pull_worker_openly

OPTION_COUNT = len(OPTION_NAMES)
A_SEASON = 12  # tiles of one season in the box
FIRST_WINTER = WINTER * A_SEASON

# --------------------------------------------------------------------------- F-2 set-up


@rule
def draw_tile(s, first, count):
    """F-12.3: one of the tiles first..first+count-1 still in the box, all alike likely."""
    left = 0
    for tile in range(first, first + count):
        if s.place[tile] == IN_BOX:
            left += 1
    at = below(s.rng, left)
    for tile in range(first, first + count):
        if s.place[tile] == IN_BOX:
            if at == 0:
                return tile
            at -= 1
    return -1


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
        s.bag[colour] = WORKER_TOTAL[colour]
        s.bag_known[colour] = WORKER_TOTAL[colour]
        s.bag_count += WORKER_TOTAL[colour]
    s.greens = WORKER_TOTAL[GREEN]
    for resource in range(4):
        s.supply[resource] = RESOURCE_TOTAL[resource]
    for skill in range(3):
        s.pile[skill] = SKILL_TOTAL[skill]
        s.pile_known[skill] = SKILL_TOTAL[skill]
        s.pile_count += SKILL_TOTAL[skill]


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


# --------------------------------------------------------------------------- F-3 start of a season


@rule
def begin_season(s, season):
    """F-3.1: tiles and boats, or in winter the secret choice."""
    s.season = season
    emit(s, SEASON_BEGINS, s.start, season, 0, 0)
    if season == WINTER:
        s.step = SELECT
        s.ready = 0
    else:
        lay_out_offer(s, season)
        load_workers(s, season)
        load_skills(s, season)
        begin_turns(s)


@rule
def lay_out_offer(s, season):
    """F-2.7, F-3.3: basic side up; a summer boat shows a random face for the whole game."""
    for _ in range(SEASON_TILES[s.players]):
        tile = draw_tile(s, season * A_SEASON, A_SEASON)
        s.place[tile] = OFFERED
        if IS_SUMMER_BOAT[tile]:
            s.side[tile] = below(s.rng, 2)


@rule
def on_boat(s, boat):
    """Workers on a boat."""
    total = 0
    for colour in range(4):
        total += s.boat_workers[boat, colour]
    return total


@rule
def load_workers(s, season):
    """F-3.4, F-3.5: one worker to each boat not yet full, round after round."""
    missing = 1
    while missing > 0 and s.bag_count > 0:
        missing = 0
        for boat in range(s.players):
            if on_boat(s, boat) < LOAD[boat, season, 0] and s.bag_count > 0:
                s.boat_workers[boat, pull_worker_openly(s)] += 1
                missing += 1


@rule
def load_skills(s, season):
    """F-3.4, F-3.5: the same with skills, face up or face down as the table has it."""
    missing = 1
    while missing > 0 and s.pile_count > 0:
        missing = 0
        for boat in range(s.players):
            if s.boat_skills[boat] < LOAD[boat, season, 1] and s.pile_count > 0:
                if s.options[BOAT_SKILLS_PUBLIC]:
                    skill = pull_skill_openly(s)
                else:
                    skill = pull_skill_unseen(s)
                s.boat_skill[boat, skill] += 1
                s.boat_skills[boat] += 1
                missing += 1


@rule
def begin_turns(s):
    """F-3.2, F-4.1: the start player begins."""
    s.step = TURN
    s.active = s.start
    s.passes = 0


# --------------------------------------------------------------------------- F-3.6 winter


@rule
def chosen_tiles(s, seat):
    """How many winter tiles a seat has chosen so far."""
    n = 0
    for tile in range(FIRST_WINTER, VILLAGE_TILES):
        if s.place[tile] == CHOSEN and s.owner[tile] == seat:
            n += 1
    return n


@rule
def offer_refusal(s, seat, tile):
    """F-3.6: a tile dealt to this seat, not chosen yet."""
    if s.place[tile] == DEALT and s.owner[tile] == seat:
        return LEGAL
    return NOT_DEALT


@rule
def undecided_tiles(s, seat):
    """How many of the winter tiles dealt to a seat are neither chosen nor kept."""
    n = 0
    for tile in range(FIRST_WINTER, VILLAGE_TILES):
        if s.place[tile] == DEALT and s.owner[tile] == seat:
            n += 1
    return n


@rule
def keep_refusal(s, seat, tile):
    """F-3.6: not the last one if none has been chosen."""
    why = offer_refusal(s, seat, tile)
    if why == LEGAL and chosen_tiles(s, seat) == 0 and undecided_tiles(s, seat) == 1:
        return CHOOSE_ONE
    return why


@rule
def decide_winter_tile(s, seat, tile, place):
    """F-3.6: secretly. Every tile takes one step, so the number of steps tells nothing."""
    s.place[tile] = place
    s.decided[seat] += 1
    if undecided_tiles(s, seat) == 0:
        finish_selection(s, seat)


@rule
def finish_selection(s, seat):
    """F-3.6: when all are ready the numbers are shown and the tiles laid out together."""
    s.ready |= 1 << seat
    s.turn += 1
    emit(s, SELECTED, seat, 0, 0, 0)
    if s.ready == (1 << s.players) - 1:
        for other in range(s.players):
            emit(s, OFFERS, other, chosen_tiles(s, other), 0, 0)
            s.decided[other] = 0
        for tile in range(FIRST_WINTER, VILLAGE_TILES):
            s.place[tile] = OFFERED if s.place[tile] == CHOSEN else IN_BOX
            s.owner[tile] = -1  # nobody learns who chose what
        s.ready = 0
        s.shown += 1
        begin_turns(s)
