"""T-8.4: the most a group of dice can be worth."""

from __future__ import annotations

from .activities import CARD_DIVISOR, DELAYED, MOD_OP, MOD_VALUE
from .board import FARM_DIVISOR, MAX_GROUP
from .events import EVENT_DIVISOR
from .words import EACH_ADD, EACH_SET, GROUP_ADD, MULTIPLY, SIDES

_most_add = max([0, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] in (GROUP_ADD, EACH_ADD))])
_most_set = max([SIDES, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] == EACH_SET)])
_most_of_one = max([1, *(MOD_VALUE[i] for i in DELAYED if MOD_OP[i] == MULTIPLY)])
MOST_TOTAL = int(max(MAX_GROUP * (_most_set + _most_add), SIDES * _most_of_one))
MOST_UNITS = MOST_TOTAL // int(min(CARD_DIVISOR.min(), EVENT_DIVISOR.min(), FARM_DIVISOR))
