"""How well playouts of several kinds foretell who wins, at positions of games written down by
benchmarks/bots.py: of which hundreds are seen in the time one match takes.

    python benchmarks/bots.py --meet kilt_castle level6:40 flat:300 flat:300 flat:300 --out games
    python benchmarks/foretold.py games/games.jsonl --playouts 48 --kinds turns=2 budget=100

Every eighth turn of a game, the chances where a kind's playouts end are averaged (`base`: as the
game is set; `now`: without any playout). Printed is the mean log-loss of who won, by part of the
game, each kind made as bold as suits it best, and what it differs from `base` by, with the standard
error over games. `now/turns=1/turns=4`: the mean of several.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import korsi
from korsi.bots.greedy import DEPTH
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.thinking import Thinking, changed
from korsi.core.chance import seed_rng
from korsi.core.interpreted import interpreted

EVERY = 8
BOLDNESS = np.arange(0.4, 2.01, 0.1)
NOW = "now"
Array = NDArray[np.float64]

_seed_rng = interpreted(seed_rng)


class Oracle:
    """The chances of all seats, by kind of playout."""

    def __init__(self, game: korsi.Game, players: int, kinds: list[str], playouts: int):
        self.game, self.players, self.playouts = game, players, playouts
        self.base = changed(game, players, ())
        self.playing = playing_of(game, bool(self.base.weights))
        self.desk = new_desk(game)
        parts = dict.fromkeys(part for kind in kinds for part in kind.split("/"))
        self.parts = {part: self.thinking(part) for part in parts}

    def thinking(self, part: str) -> Thinking | None:
        if part == NOW:
            return None
        return changed(self.game, self.players, () if part == "base" else part.split("+"))

    def chances(self, states: Any, i: int, thinking: Thinking) -> Array:
        out = np.zeros(self.players)
        self.playing.chances(states, i, 0, thinking.judging(), self.desk.places, out)
        return out

    def foretells(self, record: Any, seed: int) -> dict[str, Array]:
        desk, nothing = self.desk, np.full(DEPTH, -1, np.int16)
        desk.table[0] = record
        found = {}
        for part, th in self.parts.items():
            if th is None:
                found[part] = self.chances(desk.table, 0, self.base)
                continue
            total = np.zeros(self.players)
            for number in range(self.playouts):
                _seed_rng(desk.luck, seed, number)
                self.playing.playout(
                    desk, nothing, 0, th.judging(), th.budget, th.turns, th.periods, th.stray,
                    th.stepwise,
                )  # fmt: skip
                total += self.chances(desk.table, 1, th)
            found[part] = total / self.playouts
        return found


def positions(file: Path, oracle: Oracle, most: int):
    """(game, part of it that is over, who won, what every kind says) of each position."""
    for nth, line in enumerate(file.read_text("utf-8").splitlines()[:most]):
        row = json.loads(line)
        if row["game"] != oracle.game.name or len(row["seats"]) != oracle.players:
            continue
        match = korsi.Match(oracle.game, oracle.players, row["seed"])
        turn, seen = 0, []
        for seat, action in row["actions"]:
            match.play(int(action), int(seat))
            if not match.over and int(match.state["turn"]) != turn:
                turn = int(match.state["turn"])
                if turn % EVERY == nth % EVERY and turn > 1:
                    seen.append((turn, oracle.foretells(match.states[0], nth * 1000 + turn)))
        won = np.array(match.ranking()) == 1
        for at, said in seen:
            yield nth, at / (int(match.state["turn"]) + 1), won / won.sum(), said


def losses(said: Array, won: Array) -> Array:
    """The log-loss at each position, as bold as suits best."""
    every = []
    for boldness in BOLDNESS:
        told = np.clip(said, 2e-3, 1) ** boldness
        every.append(-(won * np.log(told / told.sum(axis=1, keepdims=True))).sum(axis=1))
    return min(every, key=lambda loss: float(loss.mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=Path)
    parser.add_argument("--game", default="kilt_castle")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--kinds", nargs="+", default=[])
    parser.add_argument("--playouts", type=int, default=48)
    parser.add_argument("--most", type=int, default=400, help="games")
    given = parser.parse_args()
    kinds = ["base", NOW, *given.kinds]
    oracle = Oracle(korsi.game(given.game), given.players, kinds, given.playouts)
    found = list(positions(given.games, oracle, given.most))
    games, part = np.array([f[0] for f in found]), np.array([f[1] for f in found])
    won = np.array([f[2] for f in found])
    print(f"{len(found)} positions of {len(set(games.tolist()))} games, by quarter of the game")
    base = None
    for kind in kinds:
        said = np.mean([[f[3][one] for f in found] for one in kind.split("/")], axis=0)
        loss = losses(said, won)
        base = loss if base is None else base
        by_game = np.array([(loss - base)[games == g].mean() for g in np.unique(games)])
        error = by_game.std(ddof=1) / len(by_game) ** 0.5
        quarters = " ".join(f"{loss[(part * 4).astype(int) == q].mean():.3f}" for q in range(4))
        print(f"{kind:40} {loss.mean():.4f}  {by_game.mean():+.4f} ({error:.4f})  {quarters}")


if __name__ == "__main__":
    main()
