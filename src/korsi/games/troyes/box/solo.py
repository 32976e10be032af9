"""T-21: Le Roy's table, his ranking of spaces, and the bands of the verdict."""

from __future__ import annotations

import numpy as np

from korsi.core.box import Box

from .buildings import SPACES, SPACES_EACH, spaces_named
from .characters import MEASURES
from .economy import MAX_GROUP
from .reading import BOX, BUILDINGS, COLOURS, SIDES, number_at
from .setup import START_CITIZENS

LEROY_DOES = (
    "score",
    "place_citizen",
    "counter_rightmost_event",
    "place_tradesman",
    "cathedral",
    "score_top_character",
)
(
    LEROY_SCORES,
    LEROY_CITIZEN,
    LEROY_COUNTERS,
    LEROY_TRADESMAN,
    LEROY_BUILDS,
    LEROY_CHARACTER,
) = range(6)
_TABLE = BOX.need("solo.action", list)
LEROY_ACTION = np.full(2 * SIDES + 1, -1, np.int64)  # sum of two dice -> row of the table
LEROY_DO, LEROY_DICE, LEROY_VP = (np.zeros(len(_TABLE), np.int64) for _ in range(3))
LEROY_BOUGHT, LEROY_PRICE, LEROY_AMOUNT = (np.zeros(len(_TABLE), np.int64) for _ in range(3))


def _read_leroy(box: Box, i: int) -> None:
    """T-21.10: one row of Le Roy's table."""
    entry, where = _TABLE[i], f"solo.action[{i}]"
    if entry.get("do") not in LEROY_DOES:
        box.fault(where, f"do is one of {', '.join(LEROY_DOES)}", "T-21.10")
    LEROY_DO[i] = LEROY_DOES.index(entry["do"])
    LEROY_DICE[i] = number_at(box, where, entry, "dice", -1, 18, "T-21.10")
    LEROY_BOUGHT[i] = entry.get("bought", 0)
    LEROY_PRICE[i] = entry.get("price", 0)
    LEROY_AMOUNT[i] = entry.get("amount", 1)
    for key in ("vp", "vp_per_unplaceable_cube", "vp_if_none_left"):
        LEROY_VP[i] += entry.get(key, 0)
    for total in entry.get("rolls", ()):
        if total not in range(2, 2 * SIDES + 1) or LEROY_ACTION[total] >= 0:
            box.fault(where, f"{total!r} is no sum of two dice, or is listed twice", "T-21.10")
        LEROY_ACTION[total] = i


for _i in range(len(_TABLE)):
    _read_leroy(BOX, _i)
if (LEROY_ACTION[2:] < 0).any():
    BOX.fault("solo.action", "every sum from 2 to 12 needs a row", "T-21.10")

_rank = spaces_named(BOX, "solo.space_rank")
for _b, _listed in enumerate(_rank):
    if len(_listed) != SPACES_EACH:
        BOX.fault(f"solo.space_rank.{BUILDINGS[_b]}", "must rank all six spaces", "T-21.4")
SPACE_RANK = np.array(_rank, np.int64)
_priority = BOX.need("solo.colour_priority", list)
if sorted(_priority) != sorted(COLOURS):
    BOX.fault("solo.colour_priority", "must order the three colours", "T-21.7")
COLOUR_PRIORITY = np.array([COLOURS.index(c) for c in _priority], np.int64)
PLACEMENT_DICE = np.array([BOX.whole(f"solo.placement_dice.{c}", 1, 6) for c in COLOURS], np.int64)
LEROY_STEP = BOX.whole("solo.leroy_per_step", 1, 6)
if BOX.whole("solo.placement_dice_used", 1, 6) != LEROY_STEP:
    BOX.fault("solo.placement_dice_used", "one citizen for each die kept", "T-21.3")
PLAYER_STEP = BOX.whole("solo.player_per_step", 1, 6)
if BOX.whole("solo.player_start_citizens", 1, SPACES) != START_CITIZENS[1]:
    BOX.fault("solo.player_start_citizens", "must agree with setup.by_players.1", "T-21.3")
LEROY_TITHES = BOX.whole("solo.tithing_max_from_leroy", 1, MAX_GROUP)
MIGRANT_VP = BOX.whole("solo.migrant_workers_leroy_vp", 0, 20)
IDLE_TURNS = BOX.whole("solo.leroy_idle_turns", 1, 100)
UNSCORED = np.zeros(len(MEASURES), np.int64)
for _measure in BOX.need("solo.unscored_for_leroy", list):
    if _measure not in MEASURES:
        BOX.fault("solo.unscored_for_leroy", f"knows {', '.join(MEASURES)}", "T-21.17")
    UNSCORED[MEASURES.index(_measure)] = 1
RATINGS = [(r["min"], r["max"], str(r["label"])) for r in BOX.need("solo.rating", list)]
for _i in range(1, len(RATINGS)):
    if RATINGS[_i][0] != RATINGS[_i - 1][1] + 1:
        BOX.fault(f"solo.rating[{_i}]", "the bands follow each other without gap", "T-21.18")
