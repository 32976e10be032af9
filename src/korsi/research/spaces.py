"""Gymnasium spaces of a game: what is observed, what may be done."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.errors import Refused
from korsi.core.game import Game
from korsi.research.extra import missing
from korsi.research.observe import observation_bounds

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", error) from None


def observation(game: Game) -> spaces.Dict:
    """The vector of `korsi.research.observe`, and the mask of legal actions."""
    low, high = observation_bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (game.moves.count,), np.int8),
        }
    )


def action(game: Game) -> spaces.Discrete:
    """The game's action numbers."""
    return spaces.Discrete(game.moves.count)


def as_action(game: Game, action: Any) -> int:
    """An action number, whatever integer type it comes in."""
    whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
    if isinstance(action, np.ndarray) and action.ndim == 0:
        whole, action = np.issubdtype(action.dtype, np.integer), action[()]
    if not whole:
        raise Refused(f"an action is a whole number, not {action!r}", key="move-unknown")
    game.moves.family_of(int(action))  # says so itself when there is no such action
    return int(action)
