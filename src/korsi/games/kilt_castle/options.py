"""What a table may choose: who plays which colour, and the readings of the decided points."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from korsi.core.game import Option, option_from

from .box import BOX, COLOURS
from .state import OPTION_NAMES

# K-2.5: the order in which seats take colours (2 players: the first two, then the other two; 3
# players: the last one stays in the box). Written with the first letters.
_letters = [name[0] for name in COLOURS]
_orders = list(permutations(range(len(COLOURS))))
COLOUR_ORDERS = np.array(_orders, np.int64)
_written = tuple("".join(_letters[c] for c in order) for order in _orders)

_CLAUSES = ("K-3.9", "K-5.5", "K-7.2", "K-6.4", "K-6.5", "K-6.6", "K-7.5")
_CHOICES = {"two_player_end": ("all_floors", "any_colour")}


if len(set(_letters)) != len(_letters):
    BOX.fault("colour", "the colours need different first letters", "K-2.1")

_named = {
    word: tuple(("colour", COLOURS[c]) for c in order)
    for word, order in zip(_written, _orders, strict=True)
}
_decided = tuple(
    option_from(BOX, f"decisions.{name}", clause, _CHOICES.get(name, ()))
    for name, clause in zip(OPTION_NAMES[1:-1], _CLAUSES, strict=True)
)
OPTIONS = (
    Option("colours", _written, 0, "K-2.5", _named),
    *_decided,
    Option("two_player_floors", ("building_colour", "either_colour"), 0, "K-4.8"),
)

# K-7.7: turns in a row without building after which the game ends
IDLE_LIMIT = BOX.whole("decisions.idle_turns", 1, 1000)

# The laws are proven with every decision as the box has it, with every one turned round, and with
# builders of two colours who may use either.
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {o.name: o.choices[1 - o.default] for o in _decided},
    {"two_player_floors": "either_colour"},
)
