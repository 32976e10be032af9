"""`korsi bench`: random legal play, ours and our peers', side by side in one run on one core.

Every entry runs the same loop: ask what is legal, choose uniformly, step, begin anew when the game
is over. Ours runs inside compiled code, which is how bots and batches use it, and once more from
Python step by step (`.../python`), which is how the peers are driven here. Entries take turns in
short rounds, so that a noisy machine disturbs all of them alike; the median round counts.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from korsi.core.chance import seed_rng
from korsi.core.game import Game, game, game_names
from korsi.core.rule import specialise

Loop = Callable[[float], float]
"""Runs about so many seconds and returns steps per second."""


def _timed(step_many: Callable[[], int]) -> Loop:
    """Call a chunk of steps until the time is up."""

    def loop(seconds: float) -> float:
        steps, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            steps += step_many()
        return steps / spent

    return loop


def compiled_play(g: Game, players: int) -> Loop:
    """Our rules, loop included, in compiled code."""
    states, blank = g.new_states(1), g.new_states(1)
    options, mask = g.option_indices(None), np.zeros(g.moves.count, np.uint8)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 1, 0)
    g.entrypoints.start(states, 0, blank, players, 1, options)
    chunk = 20_000

    def step_many() -> int:
        g.entrypoints.random_steps(states, 0, blank, players, 1, options, rng, mask, chunk)
        return chunk

    step_many()
    return _timed(step_many)


def python_play(g: Game, players: int) -> Loop:
    """Our rules driven from Python, one call per question, as the peers are."""
    states, blank = g.new_states(1), g.new_states(1)
    options, mask = g.option_indices(None), np.zeros(g.moves.count, np.uint8)
    entrypoints, rng = g.entrypoints, np.random.default_rng(1)
    entrypoints.start(states, 0, blank, players, 1, options)
    seeds = iter(range(2, 1 << 60))

    def step_many() -> int:
        for _ in range(200):
            bits = entrypoints.acting(states, 0)
            if bits == 0:
                entrypoints.start(states, 0, blank, players, next(seeds), options)
                bits = entrypoints.acting(states, 0)
            seat = (bits & -bits).bit_length() - 1
            n = entrypoints.legal(states, 0, seat, mask)
            entrypoints.apply(states, 0, seat, int(np.flatnonzero(mask)[rng.integers(n)]))
        return 200

    step_many()
    return _timed(step_many)


def open_spiel_play(name: str) -> Loop:
    """A C++ game of OpenSpiel driven from Python; chance nodes count as steps, to its favour."""
    pyspiel: Any = importlib.import_module("pyspiel")
    spiel = pyspiel.load_game(name)
    state = [spiel.new_initial_state()]

    def step_many() -> int:
        for _ in range(200):
            now = state[0]
            if now.is_terminal():
                now = state[0] = spiel.new_initial_state()
            if now.is_chance_node():
                outcomes, weights = zip(*now.chance_outcomes(), strict=True)
                now.apply_action(random.choices(outcomes, weights)[0])
            else:
                now.apply_action(random.choice(now.legal_actions()))
        return 200

    return _timed(step_many)


def catanatron_play() -> Loop:
    """Catanatron's Catan with four random players."""
    catan: Any = importlib.import_module("catanatron")
    colours = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]
    table: list[Any] = [None]

    def step_many() -> int:
        for _ in range(100):
            if table[0] is None or table[0].winning_color() is not None:
                table[0] = catan.Game([catan.RandomPlayer(c) for c in colours])
            table[0].play_tick()
        return 100

    return _timed(step_many)


def pettingzoo_play() -> Loop:
    """PettingZoo's connect four, wrapped as its documentation shows it."""
    classic: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = classic.env()
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step_many() -> int:
        for _ in range(100):
            if all(env.terminations.values()) or not env.agents:
                env.reset()
            observation, _, ended, cut, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
        return 100

    return _timed(step_many)


def entries(names: list[str]) -> dict[str, Callable[[], Loop]]:
    """Everything that is measured, by its name in the report."""
    ours: dict[str, Callable[[], Loop]] = {}
    for name in names:
        g = game(name)
        for players in g.players:
            ours[f"{name}/{players}"] = partial(compiled_play, g, players)
        ours[f"{name}/{g.players[-1]}/python"] = partial(python_play, g, g.players[-1])
    return {
        **ours,
        "open_spiel/backgammon": partial(open_spiel_play, "backgammon"),
        "open_spiel/connect_four": partial(open_spiel_play, "connect_four"),
        "catanatron/catan": catanatron_play,
        "pettingzoo/connect_four": pettingzoo_play,
    }


def copy_nanoseconds(g: Game) -> float:
    """What copying a position costs inside compiled code."""

    @specialise(g.salt)
    def copy_many(states, times):
        for k in range(times):
            states[1 + (k & 7)] = states[(k + 3) & 7]

    states = g.new_states(9)
    copy_many(states, 10)
    begun = time.perf_counter()
    copy_many(states, 1_000_000)
    return 1000 * (time.perf_counter() - begun)


_FIRST_MOVE = """
import time; begun = time.perf_counter()
import korsi
m = korsi.Match(korsi.game({name!r}), seed=1)  # compiled, not its twin that begins at once
m.play(m.legal()[0])
print(time.perf_counter() - begun)
"""


def start_seconds(name: str) -> dict[str, float]:
    """From an empty interpreter to the first compiled move: with an empty cache, then filled."""
    with tempfile.TemporaryDirectory() as empty:
        found = []
        for _ in range(2):
            done = subprocess.run(
                [sys.executable, "-c", _FIRST_MOVE.format(name=name)],
                env={**os.environ, "KORSI_CACHE": empty},
                capture_output=True,
                text=True,
                check=True,
            )
            found.append(float(done.stdout))
    return {"cold": round(found[0], 2), "warm": round(found[1], 2)}


def ratios(speeds: dict[str, float], names: list[str]) -> dict[str, float]:
    """Ours over each peer's, for every table of ours."""
    ours = [e for e in speeds if e.split("/")[0] in names]
    peers = [e for e in speeds if e.split("/")[0] not in names]
    return {f"{a} : {b}": round(speeds[a] / speeds[b], 2) for a in ours for b in peers}


def bench(
    names: list[str] | None = None,
    seconds: float = 1.0,
    rounds: int = 3,
    progress: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """Measure everything; see the module's text for how."""
    names = names or game_names()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    loops: dict[str, Loop] = {}
    missing: list[str] = []
    for entry, make in entries(names).items():
        progress(f"preparing {entry}")
        try:
            loops[entry] = make()
        except ImportError as error:
            missing.append(f"{entry}: {error.name} is not installed (pip install 'korsi[bench]')")
    found: dict[str, list[float]] = {entry: [] for entry in loops}
    for turn in range(rounds):
        for entry, loop in loops.items():
            progress(f"round {turn + 1} of {rounds}: {entry}")
            found[entry].append(loop(seconds))
    speeds = {entry: round(median(rates)) for entry, rates in found.items()}
    progress("copying and starting")
    return {
        "steps_per_second": speeds,
        "ratios": ratios({k: float(v) for k, v in speeds.items()}, names),
        "copy_ns": {n: round(copy_nanoseconds(game(n)), 1) for n in names},
        "record_bytes": {n: game(n).record.itemsize for n in names},
        "start_seconds": {n: start_seconds(n) for n in names},
        "missing": missing,
        "method": f"one core, {rounds} rounds of {seconds} s per entry in turn, median",
        "python": sys.version.split()[0],
    }


if __name__ == "__main__":
    print(json.dumps(bench(), indent=2))
