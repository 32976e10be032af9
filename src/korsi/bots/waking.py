"""waking: what plays while the rules are still being compiled.

Interpreted, a step takes a thousand times longer, so this looks at little, and stops in time: every
action once, then the better half of them again, each played to the end of the turn by small random
choices, until the time is up or one is left.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import below, pick
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

WAKING = "waking"
SECONDS = 0.6
"""How long a move may take; a table waits three at most, on a machine that also compiles."""
STEPS = 12
"""Steps a turn is followed for."""

_below, _pick = interpreted(below), interpreted(pick)


def make_waking(game: Game, seconds: float = SECONDS) -> Any:
    """The bot; it plays on the game's interpreted twin."""
    g = game.interpreted
    entrypoints = g.entrypoints
    states = g.new_states(2)
    mask = np.zeros(g.moves.count, np.uint8)

    def tried(seat: int, action: int, rng: NDArray[np.int64], far: bool) -> float:
        """How the seat stands after an action, at once or at the end of the turn."""
        states[1] = states[0]
        turn = int(states[0]["turn"])
        entrypoints.apply(states, 1, seat, action)
        for _ in range(STEPS if far else 0):
            bits = int(entrypoints.acting(states, 1))
            if not bits or int(states[1]["turn"]) != turn:
                break
            who = (bits & -bits).bit_length() - 1
            n = int(entrypoints.legal(states, 1, who, mask))
            entrypoints.apply(states, 1, who, int(_pick(rng, mask, n)))
        return float(entrypoints.value(states, 1, seat))

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        left = view.actions()
        end = time.monotonic() + seconds
        states[0] = view.states[0]
        entrypoints.redeal(states, 0, view.seat, rng)
        total = {a: 0.0 for a in left}
        for i in range(len(left) - 1, 0, -1):  # whatever is not reached is not always the same
            j = int(_below(rng, i + 1))
            left[i], left[j] = left[j], left[i]
        far = False
        while len(left) > 1:
            seen: list[int] = []
            for action in left:
                if time.monotonic() > end and seen:
                    break
                total[action] += tried(view.seat, action, rng, far)
                seen.append(action)
            left = sorted(seen, key=lambda a: -total[a])[: max(1, (len(seen) + 1) // 2)]
            if time.monotonic() > end:
                break
            far = True
        return left[0]

    return choose
