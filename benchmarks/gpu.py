"""The unchanged rules in a CUDA kernel, one thread per game, against the CPU field for field.

    python benchmarks/gpu.py kilt_castle --players 4 --games 16384

Needs an NVIDIA GPU and `pip install numba-cuda`. Games begin on the CPU, are played at random on
both, and every record must end the same. Times are of playing alone, after compiling.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 asks for it, NumPy 2.5 dropped it

from numba import cuda  # noqa: E402

import korsi  # noqa: E402
from korsi.core.chance import seed_rng  # noqa: E402
from korsi.core.game import Game  # noqa: E402

THREADS = 64


def beginnings(game: Game, players: int, games: int):
    """Records at the start, a generator for each, and the options as the box has them."""
    states, blank = game.new_states(games), game.new_states(1)
    rngs = np.zeros((games, 4), np.int64)
    options = game.option_indices({})
    for i in range(games):
        game.entrypoints.start(states, i, blank, players, i, options)
        seed_rng(rngs[i], i, 7)
    return states, rngs


def on_cpu(game: Game, states, rngs) -> tuple[int, float]:
    mask = np.zeros(game.moves.count, np.uint8)
    play = game.entrypoints.random_game
    play(states[:1].copy(), 0, rngs[0].copy(), mask, game.max_steps + 1)
    begun, steps = time.perf_counter(), 0
    for i in range(len(states)):
        steps += play(states, i, rngs[i], mask, game.max_steps + 1)
    return steps, time.perf_counter() - begun


def on_gpu(game: Game, states, rngs) -> tuple[int, float]:
    random_game, limit = game.entrypoints.random_game, game.max_steps + 1

    @cuda.jit
    def play(states, rngs, masks, steps):
        i = cuda.grid(1)
        if i < states.shape[0]:
            steps[i] = random_game(states, i, rngs[i], masks[i], limit)

    games = len(states)
    masks = cuda.device_array((games, game.moves.count), np.uint8)
    steps = cuda.device_array(games, np.int64)
    blocks = (games + THREADS - 1) // THREADS
    play[blocks, THREADS](cuda.to_device(states), cuda.to_device(rngs), masks, steps)
    there, chance = cuda.to_device(states), cuda.to_device(rngs)
    cuda.synchronize()
    begun = time.perf_counter()
    play[blocks, THREADS](there, chance, masks, steps)
    cuda.synchronize()
    spent = time.perf_counter() - begun
    there.copy_to_host(states)
    return int(steps.copy_to_host().sum()), spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=korsi.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=16384)
    asked = parser.parse_args()
    game = korsi.game(asked.game)
    begun = time.perf_counter()
    states, rngs = beginnings(game, asked.players, asked.games)
    mine, chance = states.copy(), rngs.copy()
    cpu_steps, cpu_s = on_cpu(game, states, rngs)
    compiled = time.perf_counter()
    gpu_steps, gpu_s = on_gpu(game, mine, chance)
    spent = time.perf_counter() - compiled
    same = all(np.array_equal(states[field], mine[field]) for field in (states.dtype.names or ()))
    print(
        f"{asked.game}/{asked.players}: {asked.games} games, "
        f"{cpu_steps} steps on the CPU, {gpu_steps} on the GPU, "
        f"records {'equal in every field' if same else 'DIFFER'}; "
        f"steps/s: CPU {cpu_steps / cpu_s:,.0f} on one core, GPU {gpu_steps / gpu_s:,.0f} "
        f"({gpu_steps / gpu_s * cpu_s / cpu_steps:.0f}x); "
        f"set-up {compiled - begun:.0f} s, GPU with compiling {spent:.0f} s"
    )
    if not same or cpu_steps != gpu_steps:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
