"""Six levels of play, the same in every game and for every number of players.

Weaker means less foresight and some inattention: fewer positions looked at, judgements that stray,
turns not thought of. The three upper ones also play out what follows; the last takes the time a
person gives it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from korsi.bots.search import Lapses, make_search
from korsi.core.game import Game


@dataclass(frozen=True)
class Level:
    limit: int | float  # playouts, or seconds
    look: int  # positions the lookahead looks at
    lapses: Lapses | None = None


LEVELS = {
    "level1": Level(0, 150, Lapses(misjudge=0.8, overlook=0.2)),
    "level2": Level(0, 600, Lapses(misjudge=0.3, overlook=0.06)),
    "level3": Level(0, 4_000),
    "level4": Level(16, 4_000),
    "level5": Level(80, 8_000),
    "level6": Level(1.5, 8_000),
}


def make_level(name: str) -> Any:
    """How a level is made; given playouts or seconds of its own (`level6:40`) it uses those."""
    level = LEVELS[name]

    def make(game: Game, limit: int | float, *changes: str) -> Any:
        return make_search(game, limit, f"look={level.look}", *changes, lapses=level.lapses)

    return make
