"""M-3: the table before the first round."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from .. import box
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
    for card in range(box.START_CARDS):
        s.start_cards_gone[card] = box.START_TOTAL[card]
    for number in range(players):
        seat = (s.start_player + number) % players
        for i in range(2):
            s.start_cards[seat, box.START_SET[number, i]] += 1
            s.start_cards_gone[box.START_SET[number, i]] -= 1
        s.hand_size[seat, box.VALUABLES_DECK] = 2


@rule
def lay_out_cards(s, players):
    """M-3.5, M-3.6: two face-down piles, a hidden hand for everybody, two face-up rows."""
    for card in range(box.CARDS):
        s.pile[card] = box.CARD_TOTAL[card]
    for deck in range(2):
        total = 0
        for card in range(box.DECK[deck], box.DECK[deck + 1]):
            total += box.CARD_TOTAL[card]
        s.pile_size[deck] = total
    s.row[:] = -1
    for _ in range(box.LANDSCAPES_DEALT):
        for seat in range(players):
            deal_landscape(s, seat)
    fill_rows(s)


@rule
def lay_out_amulets(s):
    """M-3.8, M-3.13: value 1 on the board, the others in the bag, none with the players."""
    s.stack = box.AMULET_STACK
    total = 0
    for kind in range(box.AMULET_KINDS):
        s.bag[kind] = box.AMULET_BAG[kind]
        total += box.AMULET_BAG[kind]
        for viewer in range(box.SEATS + 1):
            s.amulets_stale[viewer, kind] = box.AMULET_TOTAL[
                kind
            ]  # nobody can exclude anything yet
    s.bag_size = total


@rule
def place_neutrals(s, players):
    """M-3.10 to M-3.12: neutral huts, the tile under the one in the pole area, neutral bowls."""
    s.owned[NEUTRAL] = box.NEUTRAL_HUTS[players]
    for space in range(box.SPACE_COUNT):
        if (box.NEUTRAL_HUTS[players] & box.POLE_SPACES) >> space & 1:
            s.pole_tile[space] = box.POLE_TILE[s.poles_taken]
            s.poles_taken += 1
    for site in range(box.SITES):
        s.bowl_on[site] = NEUTRAL if box.BLOCKED[players] >> site & 1 else -1


@rule
def lay_out_tiles(s, mode):
    """M-14.1, M-14.2: a random tile on each stone space without a neutral hut."""
    left = 0
    s.tile_on[:] = -1
    for kind in range(box.TILE_KINDS):
        s.tiles_gone[kind] = box.TILE_TOTAL[kind]
        if tile_in_mode(mode, kind):
            left += box.TILE_TOTAL[kind]
    for space in range(box.SPACE_COUNT):
        if mode > 0 and (box.STONE_SPACES & ~s.owned[NEUTRAL]) >> space & 1:
            at = below(s.rng, left)
            for kind in range(box.TILE_KINDS):
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
    return (STATUES_IN_MODE[mode] if box.TILE_IS_STATUE[kind] else OTHERS_IN_MODE[mode]) != 0


@rule
def setup(s, players, options):
    """M-3: lay out the table and begin the first round."""
    for i in range(len(OPTION_NAMES)):
        s.options[i] = options[i]
    for seat in range(box.SEATS):
        s.huts[seat] = box.HUTS[players] if seat < players else 0  # M-3.1
    choose_start_player(s, players, s.options[START_PLAYER])
    deal_starting_sets(s, players)
    lay_out_amulets(s)
    s.birds = box.START_BIRDS  # M-3.7
    place_neutrals(s, players)
    lay_out_tiles(s, s.options[TILE_MODE])
    lay_out_cards(s, players)
    begin_round(s)
