"""F-3: the start of a season, and the secret choice of winter tiles."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import A_SEASON, FIRST_WINTER, IS_SUMMER_BOAT, LOAD, SEASON_TILES, VILLAGE_TILES, WINTER
from ..moves import KEEP_TILE, OFFER_TILE, OFFERS, SEASON_BEGINS, SELECTED, VERB, A
from ..refusals import CHOOSE_ONE, LEGAL, NOT_DEALT, SELECT_WINTER
from ..state import BOAT_SKILLS_PUBLIC, CHOSEN, DEALT, IN_BOX, KEPT, OFFERED, SELECT, TURN
from .screens import pull_skill, pull_worker, sum_of


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
def load_workers(s, season):
    """F-3.4, F-3.5: one worker to each boat not yet full, round after round."""
    missing = 1
    while missing > 0 and s.bag_count > 0:
        missing = 0
        for boat in range(s.players):
            if sum_of(s.boat_workers[boat]) < LOAD[boat, season, 0] and s.bag_count > 0:
                s.boat_workers[boat, pull_worker(s, True)] += 1
                missing += 1


@rule
def load_skills(s, season):
    """F-3.4, F-3.5: the same with skills, face up or face down as the table has it."""
    missing = 1
    while missing > 0 and s.pile_count > 0:
        missing = 0
        for boat in range(s.players):
            if s.boat_skills[boat] < LOAD[boat, season, 1] and s.pile_count > 0:
                s.boat_skill[boat, pull_skill(s, s.options[BOAT_SKILLS_PUBLIC])] += 1
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
def winter_tiles(s, seat, place):
    """How many winter tiles of a seat are dealt and undecided, chosen, or kept."""
    n = 0
    for tile in range(FIRST_WINTER, VILLAGE_TILES):
        if s.place[tile] == place and s.owner[tile] == seat:
            n += 1
    return n


@rule
def offer_refusal(s, seat, tile):
    """F-3.6: a tile dealt to this seat, not chosen yet."""
    if s.place[tile] == DEALT and s.owner[tile] == seat:
        return LEGAL
    return NOT_DEALT


@rule
def keep_refusal(s, seat, tile):
    """F-3.6: not the last one if none has been chosen."""
    why = offer_refusal(s, seat, tile)
    if why == LEGAL and winter_tiles(s, seat, CHOSEN) == 0 and winter_tiles(s, seat, DEALT) == 1:
        return CHOOSE_ONE
    return why


@rule
def refusal_of_winter_tile(s, seat, action):
    """F-3.6: offer or keep each winter tile."""
    if VERB[action] == OFFER_TILE:
        return offer_refusal(s, seat, A[action])
    return keep_refusal(s, seat, A[action]) if VERB[action] == KEEP_TILE else SELECT_WINTER


@rule
def decide_winter_tile(s, seat, action):
    """F-3.6: secretly. Every tile takes one step, so the number of steps tells nothing."""
    s.place[A[action]] = CHOSEN if VERB[action] == OFFER_TILE else KEPT
    s.decided[seat] += 1
    if winter_tiles(s, seat, DEALT) == 0:
        finish_selection(s, seat)


@rule
def finish_selection(s, seat):
    """F-3.6: when all are ready the numbers are shown and the tiles laid out together."""
    s.ready |= 1 << seat
    s.turn += 1
    emit(s, SELECTED, seat, 0, 0, 0)
    if s.ready == (1 << s.players) - 1:
        for other in range(s.players):
            emit(s, OFFERS, other, winter_tiles(s, other, CHOSEN), 0, 0)
            s.decided[other] = 0
        for tile in range(FIRST_WINTER, VILLAGE_TILES):
            s.place[tile] = OFFERED if s.place[tile] == CHOSEN else IN_BOX
            s.owner[tile] = -1  # nobody learns who chose what
        s.ready = 0
        s.shown += 1
        begin_turns(s)
