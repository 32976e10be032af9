"""M-3: the table before the first round."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import (
    AMULET_BAG,
    AMULET_KINDS,
    AMULET_STACK,
    AMULET_TOTAL,
    BLOCKED,
    CARD_TOTAL,
    CARDS,
    DECK,
    HUTS,
    LANDSCAPES_DEALT,
    NEUTRAL_HUTS,
    POLE_SPACES,
    POLE_TILE,
    ROW,
    SEATS,
    SITES,
    SPACE_COUNT,
    START_BIRDS,
    START_CARDS,
    START_SET,
    START_TOTAL,
    STONE_SPACES,
    TILE_IS_STATUE,
    TILE_KINDS,
    TILE_TOTAL,
    VALUABLES_DECK,
)
from ..moves import BEGINS
from ..options import OTHERS_IN_MODE, STATUES_IN_MODE
from ..state import NEUTRAL, OPTION_NAMES, START_PLAYER, TILE_MODE
from .cards import deal_landscape, fill_rows
from .rounds import begin_round


@rule
def choose_start_player(s, players, wish):
    """M-3.3: at random, or the seat the table has fixed (M-3.14: counted round the table)."""
    if wish == 0:
        s.start_player = below(s.rng, players)
    else:
        s.start_player = (wish - 1) % players
    emit(s, BEGINS, s.start_player, 0, 0, 0)


@rule
def deal_starting_sets(s, players):
    """M-3.4: set 1 to the start player, then clockwise; unused sets leave the game."""
    for card in range(START_CARDS):
        s.start_cards_gone[card] = START_TOTAL[card]
    for number in range(players):
        seat = (s.start_player + number) % players
        for i in range(2):
            s.start_cards[seat, START_SET[number, i]] += 1
            s.start_cards_gone[START_SET[number, i]] -= 1
        s.hand_size[seat, VALUABLES_DECK] = 2


@rule
def lay_out_cards(s, players):
    """M-3.5, M-3.6: two face-down piles, a hidden hand for everybody, two face-up rows."""
    for card in range(CARDS):
        s.pile[card] = CARD_TOTAL[card]
    for deck in range(2):
        total = 0
        for card in range(DECK[deck], DECK[deck + 1]):
            total += CARD_TOTAL[card]
        s.pile_size[deck] = total
    for place in range(ROW):
        s.row[place] = -1
    for _ in range(LANDSCAPES_DEALT):
        for seat in range(players):
            deal_landscape(s, seat)
    fill_rows(s)


@rule
def lay_out_amulets(s):
    """M-3.8, M-3.13: value 1 on the board, the others in the bag, none with the players."""
    s.stack = AMULET_STACK
    total = 0
    for kind in range(AMULET_KINDS):
        s.bag[kind] = AMULET_BAG[kind]
        total += AMULET_BAG[kind]
        for viewer in range(SEATS + 1):
            s.amulets_stale[viewer, kind] = AMULET_TOTAL[kind]  # nobody can exclude anything yet
    s.bag_size = total


@rule
def place_neutrals(s, players):
    """M-3.10 to M-3.12: neutral huts, the tile under the one in the pole area, neutral bowls."""
    s.owned[NEUTRAL] = NEUTRAL_HUTS[players]
    for space in range(SPACE_COUNT):
        if (NEUTRAL_HUTS[players] & POLE_SPACES) >> space & 1:
            s.pole_tile[space] = POLE_TILE[s.poles_taken]
            s.poles_taken += 1
    for site in range(SITES):
        s.bowl_on[site] = NEUTRAL if BLOCKED[players] >> site & 1 else -1


@rule
def lay_out_tiles(s, mode):
    """M-14.1, M-14.2: a random tile on each stone space without a neutral hut."""
    left = 0
    for space in range(SPACE_COUNT):
        s.tile_on[space] = -1
    for kind in range(TILE_KINDS):
        s.tiles_gone[kind] = TILE_TOTAL[kind]
        if tile_in_mode(mode, kind):
            left += TILE_TOTAL[kind]
    for space in range(SPACE_COUNT):
        if mode > 0 and (STONE_SPACES & ~s.owned[NEUTRAL]) >> space & 1:
            at = below(s.rng, left)
            for kind in range(TILE_KINDS):
                if tile_in_mode(mode, kind):
                    at -= s.tiles_gone[kind]
                    if at < 0:
                        s.tiles_gone[kind] -= 1
                        s.tile_on[space] = kind
                        break
            left -= 1


@rule
def tile_in_mode(mode, kind):
    """M-14.2: statues, others or both."""
    return (STATUES_IN_MODE[mode] if TILE_IS_STATUE[kind] else OTHERS_IN_MODE[mode]) != 0


@rule
def setup(s, players, options):
    """M-3: lay out the table and begin the first round."""
    for i in range(len(OPTION_NAMES)):
        s.options[i] = options[i]
    for seat in range(SEATS):
        s.huts[seat] = HUTS[players] if seat < players else 0  # M-3.1
    choose_start_player(s, players, s.options[START_PLAYER])
    deal_starting_sets(s, players)
    lay_out_amulets(s)
    s.birds = START_BIRDS  # M-3.7
    place_neutrals(s, players)
    lay_out_tiles(s, s.options[TILE_MODE])
    lay_out_cards(s, players)
    begin_round(s)
