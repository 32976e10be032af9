"""What the end of a game is worth to each seat.

`win`   the win share: 1 for the winner, split evenly where several share the first place, 0 for the
        others. The seats' utilities add up to 1.
`rank`  the part of the other seats one has beaten, a tie counting half: 1 for a sole first, 0 for a
        sole last. They add up to half the number of players.

A solo game has nobody to beat: 1 when the rules rank the player first, else 0.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"
# Rules are untyped: the compiler infers.

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadSetup
from korsi.core.game import Game, States
from korsi.core.rule import rule

REWARDS = ("win", "rank")


def check_reward(reward: str) -> int:
    """The index of a kind of utility."""
    if reward not in REWARDS:
        raise BadSetup(f"reward is one of {', '.join(REWARDS)}, not {reward!r}", key="setup-reward")
    return REWARDS.index(reward)


@rule
def utility(ranks, players, kind, out):
    """Fill in what each seat's place is worth; kind indexes REWARDS."""
    for seat in range(players):
        beaten = 0
        tied = 0
        for other in range(players):
            if other != seat:
                beaten += ranks[other] > ranks[seat]
                tied += ranks[other] == ranks[seat]
        if kind == 0 or players == 1:
            out[seat] = 1.0 / (tied + 1) if ranks[seat] == 1 else 0.0
        else:
            out[seat] = (beaten + 0.5 * tied) / (players - 1)


def utilities(game: Game, states: States, i: int, players: int, kind: int) -> NDArray[np.float64]:
    """The utilities of a finished position."""
    ranks = np.zeros(players, np.int64)
    out = np.zeros(players, np.float64)
    game.entrypoints.ranking(states, i, ranks)
    utility(ranks, players, kind, out)
    return out
