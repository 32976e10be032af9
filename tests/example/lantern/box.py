"""components.toml -> constants and arrays, and every way the file can contradict itself."""

from __future__ import annotations

import numpy as np

from korsi.core.box import box_of, many, table, whole

BOX = box_of(__package__ or "", __file__)
COMPONENTS = table(
    players_min=whole(2, 3),
    players_max=whole(2, 3),
    brightness=many(whole(1, 50), low=3, high=8),
    copies=whole(1, 20),
    hand=whole(1, 9),
    turns_each=whole(1, 30),
)
CLAUSES = {"brightness": "L-1.1", "copies": "L-1.1", "hand": "L-2.1", "turns_each": "L-4.1"}
HAS = BOX.shaped(COMPONENTS, CLAUSES)

PLAYERS = tuple(range(HAS.players_min, HAS.players_max + 1))
MOST = PLAYERS[-1]
LANTERNS = list(HAS.brightness)
KINDS = len(LANTERNS)
COPIES, HAND, TURNS = HAS.copies, HAS.hand, HAS.turns_each
BRIGHT = np.array(LANTERNS, np.int64)

BOX.agree(len(set(LANTERNS)) == KINDS, "brightness", "each kind has a light of its own", "L-1.1")
BOX.agree(
    KINDS * COPIES >= MOST * (HAND + TURNS), "copies", "the bag would run out of lanterns", "L-3.2"
)
