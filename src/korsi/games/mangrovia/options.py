"""What a table may choose: stone-area tiles, the start player, the readings of decided points."""

from __future__ import annotations

import numpy as np

from korsi.core.game import Option

from .box import BOX, SEATS, TILE_MODES
from .state import SWITCHES

_CLAUSES = ("M-12.9", "M-7.8", "M-5.8", "M-6.6", "M-14.8")


def _switch(name: str, clause: str) -> Option:
    on = BOX.need(f"options.{name}", bool)
    return Option(name, ("false", "true"), int(on), clause)


SWITCH_OPTIONS = tuple(_switch(n, c) for n, c in zip(SWITCHES, _CLAUSES, strict=True))
SWITCH_COUNT = len(SWITCH_OPTIONS)

OPTIONS = (
    Option("stone_tiles", ("none", *TILE_MODES), 0, "M-14.1"),
    Option("start_player", ("random", *map(str, range(SEATS))), 0, "M-3.3"),
    *SWITCH_OPTIONS,
    Option("neutral_colours", ("together", "apart"), 0, "M-3.12"),
)
TILES_OPTION, START_OPTION, FIRST_SWITCH = 0, 1, 2
NEUTRALS_OPTION = FIRST_SWITCH + SWITCH_COUNT

# Which tiles each mode draws from, by index of the option; mode 0 has none.
_words = OPTIONS[TILES_OPTION].choices
STATUES_IN_MODE = np.array([word in ("mixed", "statues_only") for word in _words], np.int64)
OTHERS_IN_MODE = np.array([word in ("mixed", "bonus_only") for word in _words], np.int64)

# M-11.5: rounds after which a game ends; 0: never. Without it no bound can be named, so the
# interface's bound below is then only a large number.
ROUND_LIMIT = BOX.whole("options.round_limit", 0, 10_000)
ROUNDS_BOUND = ROUND_LIMIT or 10_000

# The laws are proven for every set of tiles, with every decided point of the box turned round, and
# with neutral huts that rank by colour.
_TURNED = {o.name: o.choices[1 - o.default] for o in SWITCH_OPTIONS}
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    *({"stone_tiles": mode} for mode in TILE_MODES),
    {**_TURNED, "stone_tiles": TILE_MODES[0]} if TILE_MODES else _TURNED,
    {"neutral_colours": "apart"},
)
