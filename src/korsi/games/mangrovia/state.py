"""The record of Mangrovia: what lies on the table, field by field."""

from __future__ import annotations

import numpy as np

from korsi.core.state import record_of

from .box import (
    AMULET_KINDS,
    CARDS,
    ROW,
    SEATS,
    SITES,
    SPACE_COUNT,
    START_CARDS,
    TILE_KINDS,
)

# What the table waits for
BOWL = 0  # somebody places a bowl (M-4)
ACT = 1  # the owner of the bowl at the boat's pier acts (M-5)
RETURN = 2  # he puts one of the amulets just drawn back (M-7.3)
PAY = 3  # he lays down the payment for a hut (M-8.4)
OVER = 4

NEUTRAL = SEATS  # the imaginary player (M-3.12), in `owned` and `bowl_on`
WHITE_NEUTRAL = SEATS + 1  # in contests only, where the white huts rank for themselves (M-3.12)
SPECTATOR = SEATS  # whoever sees only what is open, in `stale` and `amulet_stale`

# What chief points were got for; a player's points are the sum of his ledger.
PRINTED, POLE_TILES_TAKEN, PATH_PRIZES, STONE_AREA, POLE_AREA, AMULETS_LEFT = range(6)
LEDGER = ("printed", "pole_tiles", "paths", "stone_area", "pole_area", "amulets")

# What a table may choose, in the order of options.py
OPTION_NAMES = (
    "stone_tiles",
    "start_player",
    "stone_total_counts_neutral",
    "spent_ones_go_to_bag",
    "pier5_same_source",
    "reshuffle_when_emptied",
    "unused_amulet_tile_scores",
    "neutral_colours",
)
TILE_MODE, START_PLAYER, STONE_COUNTS_NEUTRAL, SPENT_ONES_TO_BAG = 0, 1, 2, 3
SAME_SOURCE, RESHUFFLE_WHEN_EMPTIED, AMULET_TILE_SCORES, NEUTRALS_APART = 4, 5, 6, 7

RECORD = record_of(
    [
        ("options", np.int8, (len(OPTION_NAMES),)),
        # people
        ("start_player", np.int8),  # who holds the talisman
        ("chief", np.int16, (SEATS,)),  # chief points
        ("ledger", np.int16, (SEATS, len(LEDGER))),
        ("huts", np.int8, (SEATS,)),  # in supply
        ("column", np.int8, (SEATS,)),  # amulet column: own huts on amulet spaces
        # cards: numbered as in box.py, ordinary valuables first, then landscapes
        ("hand", np.int8, (SEATS, CARDS)),
        ("hand_size", np.int8, (SEATS, 2)),  # open: cards in hand by deck, starting cards included
        ("start_cards", np.int8, (SEATS, START_CARDS)),  # open (M-15.3)
        ("start_cards_gone", np.int8, (START_CARDS,)),  # out of the game (M-3.4, M-6.7)
        ("pile", np.int8, (CARDS,)),  # a multiset: a card is drawn when it is seen
        ("pile_size", np.int8, (2,)),
        ("discard", np.int8, (CARDS,)),
        ("row", np.int8, (ROW,)),  # face up, -1: an empty place
        # amulets by kind
        ("amulets", np.int8, (SEATS, AMULET_KINDS)),
        ("amulets_size", np.int8, (SEATS,)),  # open
        ("stack", np.int8),  # value-1 amulets left on the board
        ("bag", np.int8, (AMULET_KINDS,)),
        ("bag_size", np.int8),
        ("aside", np.int8, (AMULET_KINDS,)),  # paid, waiting for the bag to run out (M-7.6)
        ("amulets_gone", np.int8, (AMULET_KINDS,)),  # out of the game (M-7.10)
        ("drawn", np.int8, (AMULET_KINDS,)),  # just drawn by the active player, to choose from
        ("drawn_size", np.int8),
        # what everybody knows of a hand: at least these are in it (taken face up, not yet paid)
        ("known", np.int8, (SEATS, CARDS)),
        ("amulets_known", np.int8, (SEATS, AMULET_KINDS)),
        # what can be concluded when a pile or the bag was filled anew (secrets.py): of the cards a
        # hand hides, all but `fresh` were among `stale`; one row per seat, then the spectators'
        ("stale", np.int8, (SEATS + 1, CARDS)),
        ("fresh", np.int8, (SEATS, 2)),
        ("amulets_stale", np.int8, (SEATS + 1, AMULET_KINDS)),
        ("amulets_fresh", np.int8, (SEATS + 1, SEATS)),
        # the map
        ("owned", np.int64, (SEATS + 1,)),  # spaces with huts as bits, the neutral's last
        ("doubles", np.int64),  # spaces with a double hut
        ("pole_tile", np.int8, (SPACE_COUNT,)),  # tile under the hut, 0: none
        ("poles_taken", np.int8),  # tiles gone from the top of the stack
        ("birds", np.int8),  # active landscapes as bits
        # the variant with stone-area tiles (M-14)
        ("tile_on", np.int8, (SPACE_COUNT,)),  # kind of the tile on a stone space, -1: none
        ("tiles", np.int8, (SEATS, TILE_KINDS)),
        ("tiles_gone", np.int8, (TILE_KINDS,)),  # not in this game, or used (M-14.5)
        # the round under way
        ("rounds", np.int32),
        ("bowl_on", np.int8, (SITES,)),  # seat, NEUTRAL, or -1
        ("bowls_placed", np.int8),
        ("pier", np.int8),  # where the boat lies, -1: at its start
        ("step", np.int8),
        ("active", np.int8),  # who decides
        ("alternative", np.int8),  # of the pier's action, -1: not chosen yet
        ("at", np.int8),  # how many steps of the action are done or waived
        ("last_hut", np.int8),  # M-11.1: somebody has built his last hut
        # the payment under way (M-8)
        ("site", np.int8),  # space built on, -1: none
        ("building", np.int8),  # huts being built there: 1, or 2 for a double hut
        ("lands_due", np.int8),  # landscape cards still to be laid down
        ("due", np.int8),  # price still to be laid down
        ("laid", np.int8),  # the last kind laid down, in the order of box.PAYMENTS
    ],
    events=64,
)
