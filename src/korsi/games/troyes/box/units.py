"""T-8.4: the most activations or cubes one action can bring."""

from __future__ import annotations

from .activities import (
    CARD_DIVISOR,
    DELAYED,
    EACH_ADD,
    EACH_SET,
    GROUP_ADD,
    MOD_OP,
    MOD_VALUE,
    MULTIPLY,
)
from .economy import FARM_DIVISOR, MAX_GROUP
from .events import EVENT_DIVISOR
from .reading import SIDES

# The most a group can be worth, hence the most activations or cubes of one action.
_most_add = max([0, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] in (GROUP_ADD, EACH_ADD))])
_most_set = max([SIDES, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] == EACH_SET)])
_most_of_one = max([1, *(int(MOD_VALUE[i]) for i in DELAYED if MOD_OP[i] == MULTIPLY)])
MOST_TOTAL = max(MAX_GROUP * (_most_set + _most_add), SIDES * _most_of_one)
MOST_UNITS = MOST_TOTAL // int(min(CARD_DIVISOR.min(), EVENT_DIVISOR.min(), FARM_DIVISOR))
