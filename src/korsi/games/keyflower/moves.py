"""The actions of Keyflower: `bid miner`, `workers red 2`, `carry iron miner`, `to home-2`.

A bid or a use is a chain: the destination, any number of losing groups, then workers from behind
the screen, which end it; `done` ends it without any. Transport is one counter one step at a time.
A tile is placed by naming it, a cell beside a tile of the village, and how it is turned.
"""

from __future__ import annotations

import numpy as np

from korsi.core.moves import EventKind, Family, Moves, axis
from korsi.core.telling import telling

from . import box
from .box import FIRST_BOAT, TILE_IDS

BOAT_IDS = TILE_IDS[FIRST_BOAT:]
_words = [name.replace("_", "-") for name in TILE_IDS]

TILE_AXIS = axis("tile", TILE_IDS, _words)
BOAT_AXIS = axis("boat", BOAT_IDS, _words[FIRST_BOAT:])
WORKER_AXIS = axis("colour", box.WORKERS)
SKILL_AXIS = axis("skill", box.SKILLS)
RESOURCE_AXIS = axis("resource", box.RESOURCES)
NUMBER_AXIS = axis("number", range(1, box.MOST_OF_A_COLOUR + 1))
DIRECTION_AXIS = axis("direction", box.DIRECTIONS)
TURNED_AXIS = axis("steps", range(6))
SEASON_AXIS = axis("season", box.SEASONS)

MOVES = Moves(
    Family("pass"),  # F-4.2
    Family("bid", (TILE_AXIS,)),  # F-4.8
    Family("use", (TILE_AXIS,)),  # F-5.1
    Family("group", (TILE_AXIS,)),  # F-4.4: pick up the losing group beside this tile
    Family("workers", (WORKER_AXIS, NUMBER_AXIS)),  # F-4.4: from behind the screen
    Family("done"),  # the chain is complete
    Family("pay-worker", (WORKER_AXIS,)),  # F-6.9
    Family("pay-group", (TILE_AXIS,)),  # F-6.9: a whole losing group
    Family("pay-skill", (SKILL_AXIS,)),  # F-6.6 to F-6.8
    Family("choose", (RESOURCE_AXIS,)),  # F-6.5
    Family("carry", (RESOURCE_AXIS, TILE_AXIS)),  # F-7.3: lift a counter from this tile
    Family("to", (TILE_AXIS,)),  # F-7.3: and put it on that one
    Family("upgrade", (TILE_AXIS,)),  # F-7.5, F-11.1
    Family("spend", (RESOURCE_AXIS,)),  # F-7.7
    Family("spend-skill", (SKILL_AXIS,)),  # F-7.5
    Family("finish"),  # F-7.4: the rest is lost
    Family("boat", (BOAT_AXIS,)),  # F-8.6
    Family("offer", (TILE_AXIS,)),  # F-3.6: choose this winter tile
    Family("keep", (TILE_AXIS,)),  # F-3.6: do not offer this one
    Family("place", (TILE_AXIS,)),  # F-9.1
    Family("beside", (TILE_AXIS, DIRECTION_AXIS)),  # F-9.2: the cell in this direction of a tile
    Family("turn", (TURNED_AXIS,)),  # F-9.1: steps clockwise
    Family("rearrange"),  # F-9.5: take the new tiles up again
    Family("settle"),  # F-9.5: the layout stands
)
PASS, BID_ON, USE_TILE, TAKE_GROUP, TAKE_WORKERS, DONE = range(6)
PAY_A_WORKER, PAY_A_GROUP, PAY_A_SKILL, CHOOSE_KIND = range(6, 10)
CARRY_FROM, CARRY_TO, UPGRADE, SPEND_A_COUNTER, SPEND_A_SKILL, FINISH = range(10, 16)
TAKE_BOAT, OFFER_TILE, KEEP_TILE = range(16, 19)
PLACE_TILE, PLACE_BESIDE, TURN_TILE, REARRANGE, SETTLE = range(19, 24)
VERB, A, B = MOVES.verb, MOVES.a, MOVES.b
FIRST = np.array([MOVES.first[family.verb] for family in MOVES.families], np.int64)
NUMBERS = box.MOST_OF_A_COLOUR

# What a step tells. The numbers are the kinds used in the rules.
SEASON_BEGINS, PASSES, BIDS, USES, STANDS_UP, GAINED = range(6)
DREW_WORKER, DREW_SKILL, GREEN_TAKEN, PAID_WORKER, PAID_SKILL, MOVED, UPGRADED = range(6, 13)
SEASON_ENDS, SOLD, UNSOLD, MARKER, BOAT_CHOSEN, SELECTED, OFFERS = range(13, 20)
PLACED, KEPT_ASIDE, SETTLED, FINAL, WINS, REARRANGED = range(20, 26)

EVENTS = (
    EventKind("season_begins", ("season", SEASON_AXIS)),
    EventKind("passes"),
    EventKind("bids", ("tile", TILE_AXIS), ("colour", WORKER_AXIS), ("workers", "number")),
    EventKind("uses", ("tile", TILE_AXIS), ("colour", WORKER_AXIS), ("workers", "number")),
    EventKind("stands_up", ("tile", TILE_AXIS), ("colour", WORKER_AXIS)),
    EventKind("gained", ("resource", RESOURCE_AXIS), ("number", "number"), ("tile", TILE_AXIS)),
    EventKind("drew_worker", ("colour", WORKER_AXIS)),
    EventKind("drew_skill", ("skill", SKILL_AXIS)),
    EventKind("green_taken", ("number", "number")),
    EventKind("paid_worker", ("colour", WORKER_AXIS), ("number", "number")),
    EventKind("paid_skill", ("skill", SKILL_AXIS)),
    EventKind("moved", ("resource", RESOURCE_AXIS), ("from", TILE_AXIS), ("to", TILE_AXIS)),
    EventKind("upgraded", ("tile", TILE_AXIS)),
    EventKind("season_ends", ("season", SEASON_AXIS)),
    EventKind("sold", ("tile", TILE_AXIS), ("workers", "number")),
    EventKind("unsold", ("tile", TILE_AXIS)),
    EventKind("marker"),
    EventKind("boat_chosen", ("boat", BOAT_AXIS)),
    EventKind("selected"),
    EventKind("offers", ("number", "number")),
    EventKind("placed", ("tile", TILE_AXIS)),
    EventKind("kept_aside", ("tile", TILE_AXIS)),
    EventKind("settled"),
    EventKind("final", ("points", "number")),
    EventKind("wins", ("points", "number")),
    EventKind("rearranged", ("number", "number")),
)

# What a line about a whole turn leaves out; where it goes on though `turn` counts.
TELLING = telling(
    small="stands_up unsold selected final",
    after="season_begins final",
    anew="rearranged",
    goes_on="carry to upgrade spend spend-skill finish place beside turn rearrange settle",
)
