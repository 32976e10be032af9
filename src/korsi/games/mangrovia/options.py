"""What a table may choose: stone-area tiles, the start player, the readings of decided points."""

from __future__ import annotations

import numpy as np

from korsi.core.game import Option, option_from

from .box import BOX, SEATS, TILE_MODES
from .state import OPTION_NAMES, TILE_MODE

_CLAUSES = ("M-12.9", "M-7.8", "M-5.8", "M-6.6", "M-14.8")
_decided = tuple(
    option_from(BOX, f"options.{name}", clause)
    for name, clause in zip(OPTION_NAMES[2:-1], _CLAUSES, strict=True)
)
OPTIONS = (
    Option("stone_tiles", ("none", *TILE_MODES), 0, "M-14.1"),
    Option("start_player", ("random", *map(str, range(SEATS))), 0, "M-3.3"),
    *_decided,
    Option("neutral_colours", ("together", "apart"), 0, "M-3.12"),
)

# Which tiles each mode draws from, by index of the option; mode 0 has none.
_words = OPTIONS[TILE_MODE].choices
STATUES_IN_MODE = np.array([word in ("mixed", "statues_only") for word in _words], np.int64)
OTHERS_IN_MODE = np.array([word in ("mixed", "bonus_only") for word in _words], np.int64)

# M-11.5: rounds after which a game ends; 0: never. Without it no bound can be named, so the
# interface's bound below is then only a large number.
ROUND_LIMIT = BOX.whole("options.round_limit", 0, 10_000)
ROUNDS_BOUND = ROUND_LIMIT or 10_000

# The laws are proven for every set of tiles, with every decided point of the box turned round, and
# with neutral huts that rank by colour.
_turned = {o.name: o.choices[1 - o.default] for o in _decided}
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    *({"stone_tiles": mode} for mode in TILE_MODES),
    {**_turned, "stone_tiles": TILE_MODES[0]} if TILE_MODES else _turned,
    {"neutral_colours": "apart"},
)
