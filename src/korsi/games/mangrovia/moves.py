"""The actions of Mangrovia: `bowl 3`, `take sand`, `draw valuables`, `build c2r1`, `pay start-4`.

The rest of a pier's action is given up with `waive`.
"""

from __future__ import annotations

import numpy as np

from korsi.core.moves import EventKind, Family, Moves, axis
from korsi.core.telling import telling

from . import box

_pairs = [f"{box.LANDSCAPES[a]}-{box.LANDSCAPES[b]}" for a, b in box.BIRD_PAIRS]
_turned = {f"{box.LANDSCAPES[b]}-{box.LANDSCAPES[a]}": i for i, (a, b) in enumerate(box.BIRD_PAIRS)}

SITE = axis("site", range(1, box.SITES + 1))
PIER = axis("pier", range(1, box.PIER_COUNT + 1))
CARD = axis("card", [*box.VALUES, *box.LANDSCAPES])
DECK = axis("deck", box.DECKS)
AMULET = axis("amulet", box.AMULET_VALUES)
# People call the island's spaces by name, all others by a column's letter and a row: c2r1 is b1.
COLUMNS = (*"abcdefghi", *map(str, range(10, 100)))
_at = {s.id: (COLUMNS[s.col - 1], s.row) for s in box.SPACES if 0 < s.col <= 9 and s.row > 0}
_short = {f"{column}{row}": box.SPACE_IDS.index(id) for id, (column, row) in _at.items()}
SPACE = axis("space", box.SPACE_IDS, None, _short, _at)
# An ordinary valuable is its number; everything else has a name.
PAYMENT = axis("payment", [int(p.id) if p.id.isdigit() else p.id for p in box.PAYMENTS])
PAIR = axis("landscapes", _pairs, None, _turned)
PATH = axis("path", box.PATH_IDS)
TILE = axis("tile", box.TILE_IDS)

MOVES = Moves(
    Family("bowl", (SITE,)),  # M-4.2
    Family("take", (CARD,)),  # M-6: a face-up card
    Family("draw", (DECK,)),  # M-6: a face-down card
    Family("amulets"),  # M-7
    Family("return", (AMULET,)),  # M-7.3
    Family("build", (SPACE,)),  # M-8.1
    Family("double", (SPACE,)),  # M-8.12
    Family("pay", (PAYMENT,)),  # M-8.3, M-8.4
    Family("birds", (PAIR,)),  # M-9.2
    Family("waive"),  # M-5.3: the rest of the pier's action
)
PLACE_BOWL, TAKE_CARD, DRAW_CARD, TAKE_AMULETS, PUT_BACK = range(5)
BUILD_HUT, BUILD_DOUBLE, LAY_DOWN, SET_BIRDS, WAIVE_REST = range(5, 10)
VERB, A = MOVES.verb, MOVES.a
# M-5.5: which step of a pier's action a verb is, -1: none
_steps = [-1, box.UP, box.DOWN, box.AMULETS, -1, box.BUILD, box.DOUBLE, -1, box.BIRDS, -1]
STEP_OF = np.array(_steps, np.int64)
_first = list(MOVES.first.values())
FIRST_BOWL, FIRST_TAKE, FIRST_DRAW, FIRST_AMULETS, FIRST_RETURN = _first[:5]
FIRST_BUILD, FIRST_DOUBLE, FIRST_PAY, FIRST_BIRDS, FIRST_WAIVE = _first[5:]

# What a step tells. The numbers are the kinds used in the rules; a card of -1 was not seen.
BEGINS, ROUND, BOWL_PLACED, BOAT, IDLE_PIER, TAKES, DRAWS, RESHUFFLED, TURNED_UP = range(9)
TAKES_STACK, DRAWS_AMULET, RETURNS, BAG_FILLED, SITE_CHOSEN, PAYS, BUILT, PRINTS = range(9, 17)
POLE_TILE, COLUMN, TILE_GAINED, LAST_HUT, BIRDS_SET, WAIVES, TALISMAN, FLOWN = range(17, 25)
LIMIT_REACHED, PATH_PRIZE, STONE_SCORED, POLE_SCORED, AMULETS_SCORED, WINS = range(25, 31)

EVENTS = (
    EventKind("begins"),
    EventKind("round", ("round", "number")),
    EventKind("bowl_placed", ("site", SITE)),
    EventKind("boat", ("pier", PIER)),
    EventKind("idle_pier", ("pier", PIER)),
    EventKind("takes", ("card", CARD)),
    EventKind("draws", ("deck", DECK), ("card", CARD)),
    EventKind("reshuffled", ("deck", DECK), ("cards", "number")),
    EventKind("turned_up", ("card", CARD)),
    EventKind("takes_stack", ("amulet", AMULET)),
    EventKind("draws_amulet", ("amulet", AMULET)),
    EventKind("returns", ("amulet", AMULET)),
    EventKind("bag_filled", ("amulets", "number")),
    EventKind("site_chosen", ("space", SPACE), ("huts", "number")),
    EventKind("pays", ("payment", PAYMENT)),
    EventKind("built", ("space", SPACE), ("huts", "number")),
    EventKind("prints", ("points", "number")),
    EventKind("pole_tile", ("space", SPACE), ("points", "number")),
    EventKind("column", ("huts", "number")),
    EventKind("tile_gained", ("tile", TILE)),
    EventKind("last_hut"),
    EventKind("birds_set", ("landscapes", PAIR)),
    EventKind("waives", ("pier", PIER)),
    EventKind("talisman"),
    EventKind("flown", ("landscapes", PAIR)),
    EventKind("limit_reached", ("rounds", "number")),
    EventKind("path_prize", ("path", PATH), ("place", "number"), ("points", "number")),
    EventKind("stone_scored", ("own", "number"), ("all", "number"), ("points", "number")),
    EventKind("pole_scored", ("place", "number"), ("points", "number")),
    EventKind("amulets_scored", ("points", "number")),
    EventKind("wins", ("points", "number")),
)

# What a line about a whole turn leaves out; where it goes on though `turn` counts.
TELLING = telling(
    small="boat idle_pier site_chosen pays column turned_up reshuffled bag_filled",
    after="round limit_reached path_prize stone_scored pole_scored amulets_scored",
)
