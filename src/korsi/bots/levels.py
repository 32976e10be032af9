"""Six levels of play, for every game and number of players; a game may say in its thinking.toml
(`[levels.level1]`) how one of them thinks otherwise there, and with how many players.

Weaker means less foresight and some inattention: fewer positions looked at, judgements that stray,
turns not thought of. The fourth looks at its whole turn and overlooks nothing; the two above it
also play out what follows, the last as long as a person would think.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.manners import mannered
from korsi.bots.search import make_search
from korsi.bots.thinking import level_of
from korsi.core.game import Game
from korsi.core.match import View

Bot = Callable[[View, NDArray[np.int64]], int]


@dataclass(frozen=True)
class Level:
    limit: int | float  # playouts, or seconds
    changes: tuple[str, ...]  # of how it thinks (thinking.py)


LEVELS = {
    "level1": Level(0, ("look=400", "insight=0.4", "misjudge=0.9", "overlook=0.28")),
    "level2": Level(0, ("look=700", "insight=0.6", "misjudge=0.7", "overlook=0.2")),
    "level3": Level(0, ("look=2000", "insight=0.78", "misjudge=0.42", "overlook=0.1")),
    "level4": Level(0, ("look=4000",)),
    "level5": Level(16, ("look=8000",)),
    "level6": Level(1.5, ("look=8000",)),
}


def make_level(name: str) -> Any:
    """A function that makes this level for a game; a limit given with the name (`level6:40`)
    replaces its own."""
    level = LEVELS[name]

    def make(game: Game, limit: int | float | None, *changes: str) -> Bot:
        @cache
        def with_players(players: int) -> Bot:
            own, its_changes = level_of(game, name, players)
            given = (level.limit if own is None else own) if limit is None else limit
            search = make_search(game, given, *level.changes, *its_changes, *changes)
            bot: Bot = mannered(game, search)
            return bot

        def choose(view: View, rng: NDArray[np.int64]) -> int:
            return with_players(int(view.record["players"]))(view, rng)

        return choose

    return make
