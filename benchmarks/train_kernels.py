"""What benchmarks/train_network.py does with many positions at once: the unchanged rules, each in a
kernel with a thread for each position. Compiled for an NVIDIA GPU, also where there is none:

    pip install numba-cuda nvidia-nvvm nvidia-cuda-nvrtc nvidia-cuda-nvcc
    python benchmarks/train_kernels.py --out kernels

Writes a cubin for each, and `begin.npz`: what training needs to know of the game.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path
from typing import Any

import numba
import numpy as np

import korsi
from korsi.bots.flat import SAMPLE, TURNS, make_playout
from korsi.bots.thinking import read_thinking
from korsi.core.chance import seed_rng
from korsi.core.state import first_seat

PLAYERS = 4
STEPS = 64
"""Steps of a position that are looked at, at most (random games of Kilt Castle have up to 37)."""
GAME = korsi.game("kilt_castle")


setup, acting, legal, apply = GAME.setup, GAME.acting, GAME.legal, GAME.apply
features, part_left, seen = GAME.features, GAME.part_left, GAME.seen
value, scores, ranking = GAME.value, GAME.scores, GAME.ranking
playout = make_playout(GAME)
compiled = numba.njit(error_model="numpy", nogil=True)


@compiled
def start(i, threads, states, which, seeds, blank, options):
    """A game is laid out."""
    if i < which.shape[0]:
        states[which[i]] = blank[0]
        s = states[which[i]]
        s.players = PLAYERS
        seed_rng(s.rng, seeds[i], 0)
        setup(s, PLAYERS, options)


@compiled
def expand(i, threads, states, steps, counts, seats, masks):
    """Who acts (-1: nobody), and what may be done."""
    if i >= states.shape[0]:
        return
    s, mask = states[i], masks[i]
    bits = acting(s)
    counts[i], seats[i] = 0, -1
    if bits == 0:
        return
    seats[i] = first_seat(bits)
    legal(s, seats[i], mask)
    n = 0
    for a in range(mask.size):
        if mask[a] and n < steps.shape[1]:
            steps[i, n] = a
            n += 1
    counts[i] = n


@compiled
def after(i, threads, states, of, action, out):
    """A position after a step, beside the one before it."""
    if i < of.shape[0]:
        out[i] = states[of[i]]
        s = out[i]
        apply(s, first_seat(acting(s)), action[i])


@compiled
def take(i, threads, states, action):
    """A step is taken."""
    if i < states.shape[0]:
        s = states[i]
        apply(s, first_seat(acting(s)), action[i])


@compiled
def inputs(i, threads, states, found, about, things, lists):
    """What a network sees: features, what is left, turns, whether it is over; things as 0 and 1."""
    if i >= states.shape[0]:
        return
    s = states[i]
    over = acting(s) == 0
    about[i, 0], about[i, 1], about[i, 2] = part_left(s), s.turn, 1.0 if over else 0.0
    for owner in range(PLAYERS):
        told = features(s, owner, owner)
        for k in range(len(told)):
            found[i, owner, k] = told[k]
    if not over:
        out = lists[i]
        n = seen(s, out)
        for owner in range(PLAYERS):
            for k in range(n):
                things[i, owner, out[owner, k]] = 1


@compiled
def result(i, threads, states, share, points, places):
    """How a game has ended."""
    if i >= states.shape[0] or acting(states[i]) != 0:
        return
    s, mine = states[i], places[i]
    scores(s, mine)
    for seat in range(PLAYERS):
        points[i, seat] = mine[seat]
    ranking(s, mine)
    winners = 0
    for seat in range(PLAYERS):
        winners += mine[seat] == 1
    for seat in range(PLAYERS):
        share[i, seat] = 1.0 / winners if mine[seat] == 1 else 0.0


@compiled
def flat(i, threads, states, luck_of, times, seed, total, scratch, masks, lucks):
    """What flat's playouts say of a position, added up; the same luck for those of one number."""
    mine, mask, luck = scratch[i], masks[i], lucks[i]
    for p in range(i, states.shape[0], threads):
        for seat in range(PLAYERS):
            total[p, seat] = 0.0
        for time in range(times):
            seed_rng(luck, seed + luck_of[p], time)
            mine[0] = states[p]
            playout(mine, 0, mask, 0, luck, TURNS, SAMPLE)
            for seat in range(PLAYERS):
                total[p, seat] += value(mine[0], seat)


BODIES = (start, expand, after, take, inputs, result, flat)
# What they are given: r records, i 64-bit, h 16-bit, f single precision, b bytes; how many axes.
GIVEN = {
    "start": "r1 i1 i1 r1 i1", "expand": "r1 h2 i1 i1 b2", "after": "r1 i1 i1 r1",
    "take": "r1 i1", "inputs": "r1 f3 f2 b3 h3", "result": "r1 f2 f2 i2",
    "flat": "r1 i1 i0 i0 f2 r2 b2 i2",
}  # fmt: skip


def kernel(body: Any) -> Any:
    """The same with its thread's number, as numba-cuda wants it."""
    from numba import cuda

    name = body.__name__
    given = ", ".join(f"a{k}" for k in range(len(GIVEN[name].split())))
    space = {"cuda": cuda, "body": body}
    exec(f"def {name}({given}):\n    body(cuda.grid(1), cuda.gridsize(1), {given})\n", space)
    return space[name]


def compile_kernel(body: Any, folder: Path) -> None:
    from numba import cuda, from_dtype, types

    kinds = {"r": from_dtype(GAME.record), "i": types.int64, "h": types.int16,
             "f": types.float32, "b": types.uint8}  # fmt: skip
    given = [(kinds[kind], int(axes)) for kind, axes in GIVEN[body.__name__].split()]
    signature = types.void(*(types.Array(k, axes, "C") if axes else k for k, axes in given))
    text, _ = cuda.compile(
        kernel(body), signature, cc=(9, 0), device=False, abi="numba", output="ptx"
    )
    entry = re.search(r"\.visible \.entry (\w+)\(", text)
    assert entry
    ptx = folder / f"{body.__name__}.ptx"
    ptx.write_text(text.replace(entry.group(1), body.__name__))
    cubin = str(ptx.with_suffix(".cubin"))
    subprocess.run(["ptxas", "-arch=sm_90", str(ptx), "-o", cubin], check=True)
    ptx.unlink()


def what_training_knows() -> dict[str, Any]:
    """The weights it begins with, how features spread in random games, and an empty record."""
    told, thinking = [], read_thinking(GAME, PLAYERS)
    for seed in range(40):
        match, luck = korsi.Match(GAME, PLAYERS, seed), np.random.default_rng(seed)
        while not match.over:
            seat = match.acting()[0]
            match.play(int(luck.choice(match.legal_actions(seat))), seat)
            if not match.over:
                told.append([GAME.features(match.states[0], o, o) for o in range(PLAYERS)])
    spread = np.array(told).reshape(-1, len(GAME.value_features)).std(0)
    now, ahead = np.array(thinking.row).reshape(2, -1)
    return {
        "now": now, "ahead": ahead, "spread": [thinking.spread_now, thinking.spread_ahead],
        "scale": 1 / (spread + 1e-2), "options": GAME.option_indices({}),
        "blank": np.frombuffer(GAME.new_states(1).tobytes(), np.uint8),
        "things": GAME.things_seen, "actions": GAME.moves.count,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--without-gpu", action="store_true", help="no kernels, begin.npz alone")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    np.savez(given.out / "begin.npz", **what_training_knows())
    if given.without_gpu:
        return
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 asks for it
    import numba.cuda.dispatcher as dispatcher

    class Device:
        compute_capability = (9, 0)

    dispatcher.get_current_device = Device  # it would ask the one that is here
    for body in BODIES:
        compile_kernel(body, given.out)
        print(body.__name__, flush=True)


if __name__ == "__main__":
    main()
