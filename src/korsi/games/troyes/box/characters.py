"""T-17: the characters."""

from __future__ import annotations

import numpy as np

from .setup import CHARACTERS_EACH
from .shape import BOX, HAS, column
from .words import MEASURES, PLAYERS

CHARACTER_IDS = BOX.all_different([c.id for c in HAS.character], "character", "T-1.6")
CHARACTERS = len(CHARACTER_IDS)
CHARACTER_MEASURE = column(MEASURES.index(c.measure) for c in HAS.character)
for _i, _c in enumerate(HAS.character):
    _rising = all(steps == sorted(steps) for steps in (_c.thresholds, _c.two_player))
    BOX.agree(_rising, f"character[{_i}]", "the counts for 1, 3 and 6 points rise", "T-17.1")
THRESHOLD = np.array(  # three or four players; one or two
    [[c.thresholds for c in HAS.character], [c.two_player for c in HAS.character]], np.int64
)
_dealt = max(n * int(CHARACTERS_EACH[n]) for n in PLAYERS)
BOX.agree(_dealt <= CHARACTERS, "character", f"{_dealt} are dealt", "T-2.2")
