"""T-17: what the characters count."""

from __future__ import annotations

import numpy as np

from korsi.core.box import Box

from .reading import BOX, PLAYERS, unique_ids
from .setup import CHARACTERS_EACH

MEASURES = (
    "citizens_in_buildings",
    "cathedral_cubes",
    "deniers",
    "influence",
    "tradesmen",
    "captured_events",
)
CITIZENS_STANDING, CATHEDRAL_CUBES, DENIERS, INFLUENCE, TRADESMEN, CAPTURED = range(6)
CHARACTER_IDS = unique_ids(BOX, "character", "T-1.6")
CHARACTERS = len(CHARACTER_IDS)
CHARACTER_MEASURE = np.zeros(CHARACTERS, np.int64)
THRESHOLD = np.zeros((2, CHARACTERS, 3), np.int64)  # three or four players; one or two


def _read_character(box: Box, i: int) -> None:
    entry, where = box.data["character"][i], f"character[{i}]"
    if entry.get("measure") not in MEASURES:
        box.fault(where, f"measure is one of {', '.join(MEASURES)}", "T-17.1")
    CHARACTER_MEASURE[i] = MEASURES.index(entry["measure"])
    for few, key in enumerate(("thresholds", "two_player")):
        steps = entry.get(key)
        if not isinstance(steps, list) or len(steps) != 3 or steps != sorted(steps):
            box.fault(where, f"{key} lists three rising counts", "T-17.1")
        THRESHOLD[few, i] = steps


for _i in range(CHARACTERS):
    _read_character(BOX, _i)
for _n in PLAYERS:
    if _n * CHARACTERS_EACH[_n] > CHARACTERS:
        BOX.fault(f"setup.by_players.{_n}.characters_each", "not enough characters", "T-2.2")
