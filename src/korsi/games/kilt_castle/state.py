"""The record of Kilt Castle: what lies on the table, field by field."""

from __future__ import annotations

import numpy as np

from korsi.core.state import record_of

from .box import CARD_COUNT, CELLS, COLOUR_COUNT, FLOOR_COUNT, SPACES

# Steps of a turn (K-3.1)
MOVE = 0  # the active player moves a card
BUILD = 1  # the owner of the building colour builds
ROOF = 2  # the second builder chooses which roof to move
OVER = 3

# What money was got or spent for; a player's money is the start money plus his ledger.
PAID, RECEIVED, DUCAT_DAYS, FINAL_TOWERS, FINAL_CRESTS = range(5)
LEDGER = ("paid", "received", "ducat_days", "final_towers", "final_crests")

# What a table may choose, in the order of options.py
OPTION_NAMES = (
    "colours",
    "gap_space_needs_neighbour",
    "two_player_own_pair_makes_roof",
    "two_player_end",
    "roof_connects_areas",
    "adjacent_roofs_chain",
    "roof_hides_crests",
    "final_counts_roofed_towers",
    "two_player_floors",
)
COLOUR_ORDER, GAP_NEEDS_NEIGHBOUR, OWN_PAIR_MAKES_ROOF, ANY_COLOUR_ENDS = 0, 1, 2, 3
ROOF_CONNECTS, ROOFS_CHAIN, ROOF_HIDES_CRESTS, FINAL_COUNTS_ROOFED, EITHER_COLOUR = 4, 5, 6, 7, 8

RECORD = record_of(
    [
        ("options", np.int8, (len(OPTION_NAMES),)),
        # people
        ("owner", np.int8, (COLOUR_COUNT,)),  # seat playing a colour, -1: not in this game
        ("active", np.int8),  # whose turn it is
        ("money", np.int32, (4,)),
        ("ledger", np.int32, (4, len(LEDGER))),
        ("bank", np.int32),  # K-6.9: a counter that may go below zero
        # cards round the board
        ("card_space", np.int8, (CARD_COUNT,)),  # -1: not in this game
        ("card_inner", np.int8, (CARD_COUNT,)),  # colour pointing to the board
        ("row_size", np.int8, (SPACES,)),  # cards on a space
        ("front", np.int8),  # K-3.4
        # towers
        ("supply", np.int8, (COLOUR_COUNT, 3)),  # floors left, by crests
        ("height", np.int8, (CELLS,)),
        ("top", np.int8, (CELLS,)),  # colour of the uppermost floor, -1: empty cell
        ("crests", np.int8, (CELLS,)),  # crests on the uppermost floor
        ("roofed", np.int64),  # cells with a roof, one bit each
        ("roofs_left", np.int8),  # roofs beside the board
        # every floor ever placed, in order: a tower is the floors of its cell
        ("floors", np.int8),
        ("floor_cell", np.int8, (FLOOR_COUNT,)),
        ("floor_kind", np.int8, (FLOOR_COUNT,)),  # colour * 3 + crests
        # the turn under way
        ("step", np.int8),
        ("line", np.int8),  # space the card was moved to; its line is built on
        ("card", np.int8),  # the card moved
        ("builder", np.int8),  # 0: inner colour builds, 1: outer colour, 2: both are done
        ("first_cell", np.int8),  # where the first builder built, -1: nowhere
        ("ducat_pending", np.int8),  # K-3.12
        ("last_floor", np.int8),  # K-7.1: somebody has built his last floor
        ("built_this_turn", np.int8),
        ("idle_turns", np.int16),  # turns in a row in which nothing was built (K-7.7)
    ]
)
