"""T-21: Le Roy, against whom one plays alone."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from .board import MAX_GROUP
from .buildings import spaces_named
from .setup import START_CITIZENS
from .shape import BOX, HAS, column, columns
from .words import BUILDINGS, COLOURS, LEROY_DOES, MEASURES, SIDES, SPACES_EACH

_solo = HAS.solo
LEROY_ACTION = np.full(2 * SIDES + 1, -1, np.int64)  # sum of two dice -> row of the table
for _i, _does in enumerate(_solo.action):
    for _sum in _does.rolls:
        _free = bool(LEROY_ACTION[_sum] < 0)
        BOX.agree(_free, f"solo.action[{_i}]", f"{_sum} is listed twice", "T-21.10")
        LEROY_ACTION[_sum] = _i
_all = bool((LEROY_ACTION[2:] >= 0).all())
BOX.agree(_all, "solo.action", "every sum from 2 to 12 needs a row", "T-21.10")
LEROY_DO = column(LEROY_DOES.index(row.do) for row in _solo.action)
LEROY_DICE, LEROY_BOUGHT, LEROY_PRICE = columns(_solo.action, "dice", "bought", "price")
LEROY_AMOUNT = column(1 if row.amount is None else row.amount for row in _solo.action)
LEROY_VP = column(
    sum(n or 0 for n in (row.vp, row.vp_per_unplaceable_cube, row.vp_if_none_left))
    for row in _solo.action
)
_rank = spaces_named(_solo.space_rank, "solo.space_rank")
for _b, _listed in enumerate(_rank):
    _six = len(_listed) == SPACES_EACH
    BOX.agree(_six, f"solo.space_rank.{BUILDINGS[_b]}", "must rank all six spaces", "T-21.4")
SPACE_RANK = np.array(_rank, np.int64)
_three = len(set(_solo.colour_priority)) == 3
BOX.agree(_three, "solo.colour_priority", "must order the three colours", "T-21.7")
COLOUR_PRIORITY = column(COLOURS.index(c) for c in _solo.colour_priority)
PLACEMENT_DICE = column(getattr(_solo.placement_dice, c) for c in COLOURS)
LEROY_STEP, PLAYER_STEP = _solo.leroy_per_step, _solo.player_per_step
_kept = _solo.placement_dice_used == LEROY_STEP
BOX.agree(_kept, "solo.placement_dice_used", "one citizen for each die kept", "T-21.3")
_same = _solo.player_start_citizens == int(START_CITIZENS[1])
BOX.agree(_same, "solo.player_start_citizens", "must agree with setup.by_players.1", "T-21.3")
LEROY_TITHES = min(_solo.tithing_max_from_leroy, MAX_GROUP)
MIGRANT_VP, IDLE_TURNS = _solo.migrant_workers_leroy_vp, _solo.leroy_idle_turns
UNSCORED = column(measure in _solo.unscored_for_leroy for measure in MEASURES)
RATINGS: list[tuple[int, int, str]] = [(band.min, band.max, band.label) for band in _solo.rating]
for _i, (_before, _band) in enumerate(pairwise(RATINGS), 1):
    _next = _band[0] == _before[1] + 1
    BOX.agree(_next, f"solo.rating[{_i}]", "the bands follow each other without gap", "T-21.18")
