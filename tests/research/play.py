"""Random play the tests share."""

from __future__ import annotations

import numpy as np

import korsi

COUNTS = (2, 3, 4)


def random_match(game: korsi.Game, players: int, seed: int, steps: int | None = None):
    """A match some random actions long, the lowest acting seat first."""
    rng = np.random.default_rng(seed)
    m = korsi.Match(game, players=players, seed=seed)
    while not m.over and (steps is None or len(m) < steps):
        seat = m.acting()[0]
        m.play(int(rng.choice(m.legal_actions(seat))), seat)
    return m


def one_state(m: korsi.Match):
    """The position of a match as an array of one record."""
    states = m.game.new_states(1)
    states[0] = m.state
    return states


def any_legal(mask, rng) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def any_legal_rows(masks, rng):
    """A random legal action for each row; 0 where there is none."""
    return (masks * (0.5 + rng.random(masks.shape))).argmax(axis=1)
