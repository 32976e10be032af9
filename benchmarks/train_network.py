"""Train a network that judges whole turns (src/korsi/bots/network.py) on games of its own making.

    python benchmarks/train_network.py play kilt_castle --players 4 --seed 1000000 --seconds 300 \
        --out games.npz
    python benchmarks/train_network.py fit kilt_castle games.npz more.npz --out network.4.npy

`play`: every seat draws turns as playouts do, with 40 to 500 positions a step; four in ten by
weights strayed at random, one in five by greedy's value; three games in ten begin with up to nine
random steps. What every owner's features are at the end of each turn is written down, and how the
game ended. Some 200 games a second.

`fit`: first to how the games ended, then once more to lambda-returns, which mix that with what the
first network says of the turns in between. One game in twelve is left out, to measure by.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import korsi
from korsi.bots.network import LONG, POINTS, inputs_of, shapes
from korsi.bots.playout import FIRST_WEIGHT, new_desk, playing_of
from korsi.bots.thinking import Thinking, read_thinking
from korsi.core.chance import next_word, seed_rng
from korsi.core.interpreted import interpreted
from korsi.core.rule import specialise
from korsi.core.state import first_seat

Array = NDArray[np.floating[Any]]

FEWEST, MOST = 40, 500
STRAYED, STRAY, GREEDY = 0.4, 0.35, 0.2
RANDOM, RANDOM_STEPS = 0.3, 10
TURNS = 200
"""Turns of a game that are written down at most."""

FIRST, SECOND = 48, 32
BATCH, EPOCHS, RATE, DECAY = 1024, 3, 2e-3, 1e-4
TRACE = 0.7
"""The lambda of the second fit."""
POINTS_COUNT = 0.3
"""What a square of ten points of error counts beside the log-loss."""
LEFT_OUT = 12


# --------------------------------------------------------------------------- games


def make_play(game: korsi.Game) -> Any:
    """Compiled: one game from desk.table[1], its turns written down -> how many there were."""
    compiled = specialise(game.salt)
    by_weights, by_value = playing_of(game, True).drawn, playing_of(game, False).drawn
    acting, legal, apply = game.acting, game.legal, game.apply
    features, part_left = game.features, game.part_left

    @compiled
    def any_step(mask, n, luck):
        k = next_word(luck) % n
        for a in range(mask.size):
            if mask[a]:
                if k == 0:
                    return a
                k -= 1
        return -1

    @compiled
    def play(desk, rows, greedy, budgets, random_steps, seen, about):
        s, mask = desk.table[1], desk.scratch.masks[0]
        n, steps, turn = 0, 0, s.turn
        while acting(s) != 0 and n < len(seen):
            seat = first_seat(acting(s))
            if s.turn != turn:
                turn = s.turn
                for owner in range(s.players):
                    found = features(s, owner, owner)
                    for k in range(len(found)):
                        seen[n, owner, k] = found[k]
                about[n, 0], about[n, 1], about[n, 2] = part_left(s), turn, seat
                n += 1
            choices = legal(s, seat, mask)
            if choices == 1 or steps < random_steps:
                a = any_step(mask, choices, desk.luck)
            elif greedy[seat]:
                a = by_value(desk, seat, budgets[seat], rows[seat], 0)
            else:
                a = by_weights(desk, seat, budgets[seat], rows[seat], 0)
            apply(s, seat, a)
            steps += 1
        return n

    return play


def table_of(players: int, row: Array, seed: int) -> tuple[Any, ...]:
    """Who plays a game: everybody's weights, who plays by greedy's value, positions a step, and how
    many steps are random."""
    luck = np.random.default_rng(seed)
    rows = np.repeat(row[None], players, 0)
    errs = np.exp(luck.normal(0, STRAY, (players, len(row) - FIRST_WEIGHT - 1)))
    errs[luck.random(players) >= STRAYED] = 1.0
    rows[:, FIRST_WEIGHT + 1 :] *= errs
    budgets = np.exp(luck.uniform(np.log(FEWEST), np.log(MOST), players)).astype(np.int64)
    random_steps = int(luck.integers(RANDOM_STEPS)) * int(luck.random() < RANDOM)
    return rows, luck.random(players) < GREEDY, budgets, random_steps


def play_games(name: str, players: int, first: int, seconds: float) -> dict[str, Array]:
    """Games of seeds from `first` on: features [position, owner, feature], about [position: left,
    turn, who acts], game [position], points and shares of the win [game, owner]."""
    game = korsi.game(name)
    play, desk, row = make_play(game), new_desk(game), read_thinking(game, players).judging()
    seen = np.zeros((TURNS, players, len(game.value_features)))
    about, counted = np.zeros((TURNS, 3)), np.zeros((2, players), np.int64)
    told: dict[str, list[Any]] = {k: [] for k in ("features", "about", "game", "points", "share")}
    end, seed = time.monotonic() + seconds, first
    while time.monotonic() < end:
        desk.table[1] = korsi.Match(game, players, seed).states[0]
        interpreted(seed_rng)(desk.luck, seed, 1)
        n = play(desk, *table_of(players, row, seed), seen, about)
        game.entrypoints.scores(desk.table, 1, counted[0])
        game.entrypoints.ranking(desk.table, 1, counted[1])
        won = counted[1] == 1
        told["features"].append(seen[:n].astype(np.float16))
        told["about"].append(about[:n].astype(np.float32))
        told["game"].append(np.full(n, seed))
        told["points"].append(counted[0].astype(np.float32))
        told["share"].append((won / won.sum()).astype(np.float32))
        seed += 1
    by_game = {name: np.array(told.pop(name)) for name in ("points", "share")}
    found = by_game | {name: np.concatenate(rows) for name, rows in told.items()}
    print(f"{seed - first} games, {len(found['game'])} positions")
    return found


# --------------------------------------------------------------------------- what is learned from


class Positions:
    """Positions, what the weights say of them, and what the network is to say."""

    def __init__(self, files: list[Path], thinking: Thinking):
        told = [dict(np.load(file)) for file in files]
        self.features = np.concatenate([t["features"] for t in told])
        about = np.concatenate([t["about"] for t in told])
        self.left, self.turn, self.acting = about[:, 0], about[:, 1], about[:, 2].astype(int)
        self.game = np.concatenate([t["game"] for t in told])
        nth = np.concatenate([[0], np.cumsum(self.game[1:] != self.game[:-1])])
        self.share = np.concatenate([t["share"] for t in told])[nth]
        points = np.concatenate([t["points"] for t in told])[nth]
        self.margin = (points - points.mean(1, keepdims=True)) / np.float32(POINTS)
        self.last = np.append(self.game[1:] != self.game[:-1], True)
        self.worth = self.worths(np.array(thinking.row, np.float32))
        self.spread = (thinking.spread_now + thinking.spread_ahead * self.left)[:, None]
        every = self.features[::50].astype(np.float32)
        self.scale = 1 / (every.reshape(-1, every.shape[2]).std(0) + 1e-3)

    def worths(self, row: Array) -> Array:
        weights = row.reshape(2, -1).T
        parts = np.array_split(self.features, 1 + len(self.features) // 65536)
        both = np.concatenate([part.astype(np.float32) @ weights for part in parts])
        return both[:, :, 0] + self.left[:, None] * both[:, :, 1]

    def inputs(self, at: Array) -> Array:
        """[position, owner, input], as bots/network.py reads them."""
        x = self.features[at].astype(np.float32) * self.scale
        n, players, _ = x.shape
        left, turns = self.left[at], self.turn[at] / np.float32(LONG)
        waits = (np.arange(players)[None] - self.acting[at][:, None]) % players
        around = np.stack([left, turns, np.sqrt(left), left * turns], 1)[:, None]
        around = np.broadcast_to(around, (n, players, around.shape[2]))
        waits = np.eye(players, dtype=np.float32)[waits]
        return np.concatenate([x, x * left[:, None, None], waits, around], 2)


# --------------------------------------------------------------------------- the network


class Network:
    """The same network as in bots/network.py, for many positions, and how it learns (Adam)."""

    def __init__(self, inputs: int, players: int, seed: int = 0):
        luck = np.random.default_rng(seed)
        self.players = players
        self.parts: dict[str, Array] = {}
        for name, shape in shapes(inputs, FIRST, SECOND, players).items():
            drawn = luck.normal(0, 1, shape) / np.sqrt(shape[0])
            self.parts[name] = np.float32(drawn if name in ("w1", "w2") else np.zeros(shape))
        self.parts["bold"][:] = 1.0
        self.mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def seen_by_each(self, h: Array) -> Array:
        """What comes out for each owner: its own first, then the others' by turn order."""
        return np.concatenate([np.roll(h, -turn, 1) for turn in range(self.players)], 2)

    def says(self, x: Array, worth: Array, spread: Array) -> tuple[Array, Array, Any]:
        p = self.parts
        h = np.maximum(x @ p["w1"] + p["b1"], 0)
        every = self.seen_by_each(h)
        z = np.maximum(every @ p["w2"] + p["b2"], 0)
        out, base = z @ p["w3"], worth / spread
        hopes = out[:, :, 0] + base * p["bold"]
        points = worth / POINTS + out[:, :, 1]
        hopes = np.exp(hopes - hopes.max(1, keepdims=True))
        hopes /= hopes.sum(1, keepdims=True)
        return hopes, points - points.mean(1, keepdims=True), (h, every, z, base)

    def slopes(self, x: Array, worth: Array, spread: Array, share: Array, margin: Array) -> Any:
        """The slope of what is to be small, by every part."""
        p, n = self.parts, len(x)
        hopes, points, (h, every, z, base) = self.says(x, worth, spread)
        d_hope = (hopes - share) / n
        d_points = POINTS_COUNT * 2 * (points - margin) / n
        d_points -= d_points.mean(1, keepdims=True)
        d_out = np.stack([d_hope, d_points], 2)
        d_z = (d_out @ p["w3"].T) * (z > 0)
        d_every = (d_z @ p["w2"].T).reshape(n, self.players, self.players, -1)
        d_h = sum(np.roll(d_every[:, :, turn], turn, 1) for turn in range(self.players)) * (h > 0)

        def over(a: Array, b: Array) -> Array:
            return a.reshape(-1, a.shape[2]).T @ b.reshape(-1, b.shape[2])

        return {
            "w1": over(x, d_h), "b1": d_h.sum((0, 1)), "w2": over(every, d_z),
            "b2": d_z.sum((0, 1)), "w3": over(z, d_out), "bold": (d_hope * base).sum(),
        }  # fmt: skip

    def learn(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            decay = DECAY * self.parts[name] if name.startswith("w") else 0.0
            self.parts[name] -= np.float32(rate) * (mean / (np.sqrt(square) + 1e-8) + decay)

    def row(self, scale: Array) -> Array:
        """As it lies in the file: for features as they are."""
        parts = {name: part.copy() for name, part in self.parts.items()}
        count = len(scale)
        parts["w1"][:count] *= scale[:, None]
        parts["w1"][count : 2 * count] *= scale[:, None]
        return np.concatenate([[FIRST, SECOND], *(part.ravel() for part in parts.values())])


def fitted(seen: Positions, share: Array, margin: Array, inputs: int) -> Network:
    """A network that has learned to say these shares and margins."""
    network, luck = Network(inputs, share.shape[1]), np.random.default_rng(0)
    learned = np.flatnonzero(seen.game % LEFT_OUT != 0)
    steps = EPOCHS * (len(learned) // BATCH)
    for epoch in range(EPOCHS):
        order = luck.permutation(learned)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            at = order[start : start + BATCH]
            slopes = network.slopes(
                seen.inputs(at), seen.worth[at], seen.spread[at], share[at], margin[at]
            )
            network.learn(slopes, RATE * 0.5 * (1 + np.cos(np.pi * network.steps / steps)) + 1e-6)
        print(f"epoch {epoch}: {measured(seen, network)}", flush=True)
    return network


def all_said(seen: Positions, network: Network, at: Array) -> tuple[Array, Array]:
    said = []
    for start in range(0, len(at), 4096):
        some = at[start : start + 4096]
        said.append(network.says(seen.inputs(some), seen.worth[some], seen.spread[some])[:2])
    hopes, margins = zip(*said, strict=True)
    return np.concatenate(hopes), np.concatenate(margins)


def measured(seen: Positions, network: Network) -> str:
    """How well it foretells the games that were left out."""
    at = np.flatnonzero(seen.game % LEFT_OUT == 0)
    hopes, margins = all_said(seen, network, at)
    plain = np.exp((seen.worth - seen.worth.max(1, keepdims=True))[at] / seen.spread[at])
    plain /= plain.sum(1, keepdims=True)
    losses = [-(seen.share[at] * np.log(p + 1e-9)).sum(1).mean() for p in (hopes, plain)]
    error = ((margins - seen.margin[at]) ** 2).mean() ** 0.5 * POINTS
    return f"log-loss {losses[0]:.4f} (weights: {losses[1]:.4f}), {error:.2f} points off"


def returns(seen: Positions, network: Network) -> tuple[Array, Array]:
    """Lambda-returns: what a network says of the turns that follow, and how the game ended."""
    hopes, margins = all_said(seen, network, np.arange(len(seen.left)))
    share, margin = seen.share.copy(), seen.margin.copy()
    for i in range(len(share) - 2, -1, -1):
        if not seen.last[i]:
            share[i] = (1 - TRACE) * hopes[i + 1] + TRACE * share[i + 1]
            margin[i] = (1 - TRACE) * margins[i + 1] + TRACE * margin[i + 1]
    return share, margin


def fit(name: str, players: int, files: list[Path]) -> Array:
    game = korsi.game(name)
    seen = Positions(files, read_thinking(game, players))
    inputs = inputs_of(len(game.value_features), players)
    first = fitted(seen, seen.share, seen.margin, inputs)
    return fitted(seen, *returns(seen, first), inputs).row(seen.scale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.what == "play":
        np.savez(given.out, **play_games(given.game, given.players, given.seed, given.seconds))
    else:
        np.save(given.out, fit(given.game, given.players, given.files).astype(np.float32))


if __name__ == "__main__":
    main()
