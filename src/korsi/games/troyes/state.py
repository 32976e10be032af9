"""The record of Troyes: what lies on the table, field by field."""

from __future__ import annotations

import numpy as np

from korsi.core.state import record_of

from .box import CHARACTERS, EVENT_COUNT, LEVELS, MOST_FLAGS, OWNERS, SEATS, SLOTS, SPACES

# What has to be decided now
SETTLE = 0  # T-3.1: put a first citizen on the board
COUNTER = 1  # T-6.7: counter the highest black die
TURN = 2  # T-7.1: spend influence, choose an action or pass
GATHER = 3  # T-8.1: take dice one by one
SOURCE = 4  # T-9.3: where the citizen comes from
TIMES = 5  # T-9.8: how many activations or cubes
COLLECT = 6  # T-18.3: which building pays
CUBES = 7  # T-18.19 to T-18.21: cubes on events
ROLL = 8  # T-21.10: roll for Le Roy
OVER = 9
# never seen from outside: something has ended, the rules look for the next decision
ENDED = 10  # a turn
COUNTERING_ENDED = 11  # one player's countering
ALL_SETTLED = 12  # the placement

# What a turn is about (T-7.1)
NOTHING, ACTIVATE, CATHEDRAL, FIGHT, CITIZEN, FARM = range(6)

# Where an event card is
UNSEEN, QUEUED, DISCARDED, CAPTURED_BY = 0, 1, 2, 3  # CAPTURED_BY + owner

# Where a character card is: a seat, or
OUT_OF_GAME, UNKNOWN = -1, -2

# Where victory points come from; what a seat has collected is the sum of its ledger.
LEDGER = (
    "start", "cathedral", "events", "activities", "leroy", "losses",
    "events_in_queue", "tradesmen", "cathedral_levels", "characters",
)  # fmt: skip
FROM_START, FROM_CATHEDRAL, FROM_EVENTS, FROM_ACTIVITIES, FROM_LEROY, FROM_LOSSES = range(6)
FROM_QUEUE, FROM_TRADESMEN, FROM_LEVELS, FROM_CHARACTERS = range(6, 10)

# What a table may choose (section 22), in the order of options.py
OPTION_NAMES = (
    "row_insert_player", "row_insert_event", "black_dice_cap", "neutral_cubes_rank",
    "cubes_stay_when_tradesman_moves", "influence_allowed_before_pass",
    "activation_may_be_partial", "protection_covers_neutral", "solo_leroy_cathedral_penalty",
    "bonus_cards", "open_victory_points",
)  # fmt: skip
ALWAYS_LEFT_PUSH, EVENT_FIRST_EMPTY, BLACK_CAP, NEUTRAL_RANKS, CUBES_STAY = range(5)
INFLUENCE_BEFORE_PASS, MAY_BE_PARTIAL, NEUTRAL_PROTECTED, LEROY_PENALTY = range(5, 9)
BONUS_CARDS, OPEN_VP = 9, 10

RECORD = record_of(
    [
        ("options", np.int8, (len(OPTION_NAMES),)),
        ("looking", np.int8),  # 0: the table itself, else 2 + the seat this view was made for
        # the course of the game
        ("step", np.int8),
        ("round", np.int8),
        ("start", np.int8),  # owner of the start-player card; 4 is Le Roy
        ("active", np.int8),  # whose turn it is; 4 is Le Roy
        ("settled", np.int8),  # T-3.1: citizens placed so far
        ("passed", np.int8, (SEATS,)),
        # people
        ("deniers", np.int16, (SEATS,)),
        ("purse", np.int16, (SEATS,)),  # T-14.1: deniers lying in the district
        ("bank", np.int32),  # T-1.3: a counter that may go below zero
        ("influence", np.int8, (SEATS,)),
        ("ledger", np.int16, (OWNERS, len(LEDGER))),  # victory points by source: secret (T-2.1)
        ("character", np.int8, (CHARACTERS,)),  # who holds it: secret (T-2.2)
        ("stack", np.int8, (CHARACTERS,)),  # T-21.5: Le Roy's stack, top first, -1: gone
        # citizens
        ("standing", np.int8, (SPACES,)),  # owner on each space of the buildings, -1: empty
        ("lying", np.int8, (3, OWNERS)),  # T-4.4: expelled citizens on each building
        ("supply", np.int8, (OWNERS,)),  # personal supply
        ("general", np.int8, (OWNERS,)),  # general supply
        # dice
        ("dice", np.int8, (OWNERS, 3, 7)),  # district, colour, value (1 to 6)
        ("dice_supply", np.int8, (3,)),
        ("black", np.int8, (7,)),  # black dice still to be countered, by value
        ("black_chosen", np.int8, (7,)),  # T-6.9: those countered in one go
        ("pledged", np.int8, (3, 7)),  # T-6.8: dice put against them
        # activity cards: slot = colour * 3 + number - 1
        ("activity", np.int8, (SLOTS,)),  # the card that was turned up, -1: face down
        ("tradesman", np.int8, (SLOTS, OWNERS)),  # space of an owner's tradesman, 0: none
        ("cubes", np.int16, (SLOTS, SEATS)),  # T-9.9: cubes on delayed cards
        # events
        ("event_at", np.int8, (EVENT_COUNT,)),  # unseen, queued, discarded or captured
        ("queue", np.int8, (EVENT_COUNT,)),
        ("queue_length", np.int8),
        ("event_cubes", np.int16, (EVENT_COUNT, OWNERS)),
        ("flag", np.int8, (EVENT_COUNT, MOST_FLAGS)),  # owners of the cubes, oldest first
        ("marauding_last", np.int8),  # owner of the newest cube on Marauding, -1: none
        # cathedral
        ("cathedral", np.int8, (LEVELS, 7)),  # owner of the cube on each space, -1: free
        ("cube_supply", np.int16, (OWNERS,)),  # T-1.3: a counter that may go below zero
        # the turn under way
        ("flips_left", np.int8),  # T-8.9: dice that may still be turned for the influence paid
        ("influence_spent", np.int8),  # was influence spent before this action?
        ("plan", np.int8),  # the action chosen
        ("target", np.int8),  # its slot or event
        ("modifier", np.int8),  # T-8.5: slot of the card whose cube is used, -1: none
        ("group", np.int8, (3, 3)),  # T-8.1: the dice taken: district, colour, value
        ("group_size", np.int8),
        ("units", np.int16),  # T-8.4: what the group allows
        ("left", np.int16),  # activations or cubes still to be carried out
        ("done_once", np.int8),  # T-9.7: at least one activation has been carried out
        ("idle", np.int8),  # T-21.21: Le Roy's turns in a row without a die spent
    ],
    events=120,
)
