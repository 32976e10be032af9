"""flat: flat Monte Carlo with sequential halving.

Every legal action is tried in short playouts from re-dealt positions; the worse half is dropped,
the rest tried more often, until one is left (Kingdomino's lesson: flat evaluation beats a thin
tree). A playout step looks at a few random actions and takes the best of them for the seat that
acts; a playout runs a few turns and is then judged by the game's value.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import next_word, pick
from korsi.core.game import Game
from korsi.core.match import View
from korsi.core.rule import specialise
from korsi.core.state import first_seat

SAMPLE = 4
"""Actions a playout step chooses among."""

TURNS = 2
"""Turns per player a playout runs."""

LIMIT = 400
"""Steps a playout runs at most."""


def make_playout(game: Game) -> Any:
    """The compiled playout: states[0] -> the value for a seat some turns later."""
    compiled = specialise(game.salt)
    acting, legal, apply, value = game.acting, game.legal, game.apply, game.value

    @compiled
    def best_of_few(states, at, mask, n, seat, rng, sample):
        """The best of a few random actions; all of them when there are no more."""
        chosen = -1
        best = -1e30
        for _ in range(min(sample, n)):
            a = pick(rng, mask, n)
            states[at + 1] = states[at]
            apply(states[at + 1], seat, a)
            found = value(states[at + 1], seat)
            if found > best:
                best = found
                chosen = a
        return chosen

    @compiled
    def playout(states, at, mask, seat, rng, turns, sample):
        """Play on from states[at] (states[at + 1] is scratch); how the seat stands then."""
        s = states[at]
        until = s.turn + turns * s.players
        for _ in range(LIMIT):
            bits = acting(s)
            if bits == 0 or s.turn >= until:
                break
            who = first_seat(bits)
            n = legal(s, who, mask)
            a = best_of_few(states, at, mask, n, who, rng, sample)
            apply(s, who, a)
        return value(s, seat)

    return playout


def make_flat(game: Game, budget: int) -> Any:
    """The bot: `budget` is the number of playouts for a decision."""
    compiled = specialise(game.salt)
    playout = make_playout(game)
    redeal, apply = game.redeal, game.apply

    @compiled
    def try_actions(states, mask, seat, candidates, total, rng, times, turns, sample):
        """One round: every candidate sees the same re-deals and the same luck."""
        start = np.empty(4, np.int64)
        for _ in range(times):
            for i in range(4):
                start[i] = next_word(rng)
            for c in candidates:
                own = start.copy()
                states[1] = states[0]
                redeal(states[1], seat, own)
                apply(states[1], seat, c)
                total[c] += playout(states, 1, mask, seat, own, turns, sample)

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        left = view.actions()
        # Of its own for every call: several threads may ask one bot at once.
        states = game.new_states(3)
        mask = np.zeros(game.moves.count, np.uint8)
        total = np.zeros(game.moves.count, np.float64)
        rounds = max(1, (len(left) - 1).bit_length())
        states[0] = view.record
        while len(left) > 1:
            times = max(1, budget // (rounds * len(left)))
            try_actions(states, mask, view.seat, np.array(left), total, rng, times, TURNS, SAMPLE)
            left = sorted(left, key=lambda a: -total[a])[: (len(left) + 1) // 2]
        return left[0]

    return choose
