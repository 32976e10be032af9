"""Fit the weights of a game's value function on self-play.

    python benchmarks/fit_value.py kilt_castle --players 4 --games 2000

Plays games of greedy bots that now and then move at random, notes every seat's features at the end
of each turn, and finds by least squares the weights that best foretell the final margin over the
mean of the others. The printed row goes into the game's value.py by hand, after the arena has
agreed.
"""

from __future__ import annotations

import argparse

import numpy as np

import korsi
from korsi.bots import make_bot
from korsi.bots.seats import bot_rng
from korsi.core.chance import below


def relative(rows: np.ndarray) -> np.ndarray:
    """Each seat's numbers less the mean of the others'; alone there is nothing to take away."""
    n = len(rows)
    if n == 1:
        return rows
    return rows - (rows.sum(axis=0) - rows) / (n - 1)


def one_game(g: korsi.Game, players: int, seed: int, stray: int) -> tuple[list, list]:
    bot = make_bot("greedy", g)
    m = korsi.Match(g, players, seed)
    rng = bot_rng(seed, 0)
    seen, turn = [], 0
    while not m.over:
        seat = m.acting()[0]
        legal = m.legal_actions(seat)
        free = int(below(rng, 100)) < stray
        m.play(legal[int(below(rng, len(legal)))] if free else bot(m.view(seat), rng), seat)
        if m.state["turn"] != turn and not m.over:
            turn = m.state["turn"]
            found = np.array([g.features(m.state, k, k) for k in range(players)])
            seen.append(relative(found))
    margin = relative(np.array(m.scores(), float)[:, None])[:, 0]
    return [row for rows in seen for row in rows], [x for _ in seen for x in margin]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--stray", type=int, default=20, help="moves at random, in percent")
    given = parser.parse_args()
    g = korsi.game(given.game)
    for players in [given.players] if given.players else g.players:
        rows, margins = [], []
        for k in range(given.games):
            more, ends = one_game(g, players, 10_000 + k, given.stray)
            rows += more
            margins += ends
        x, y = np.array(rows), np.array(margins)
        weights, *_ = np.linalg.lstsq(x, y, rcond=None)
        told = 1 - ((y - x @ weights) ** 2).sum() / (y**2).sum()
        names = dict(zip(g.value_features, weights.round(3).tolist(), strict=True))
        row = tuple(weights.round(3).tolist())
        print(f"WEIGHTS[{players}] = {row}  # explains {told:.0%}: {names}")


if __name__ == "__main__":
    main()
