"""Random steps a second of two versions, side by side: short bursts in turn, medians.

    python benchmarks/steps.py BEFORE/src src
    python benchmarks/steps.py BEFORE/src src --only keyflower --rounds 60

Each version runs in a process of its own and is asked in turn for a burst of compiled random play,
on one core. Steps are counted by processor time, so that others on the machine disturb little; the
ratio is the median of the pairs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

BURST = 0.12
"""Seconds of processor time."""

PLAYER = """
import sys, time
import numpy as np
import korsi
from korsi.core.chance import seed_rng
known = {}
def player(name, players):
    g = korsi.game(name)
    rules = g.entrypoints if hasattr(type(g), "entrypoints") else g.ports
    states, blank = g.new_states(1), g.new_states(1)
    options, mask, rng = g.option_indices(None), np.zeros(g.moves.count, np.uint8), np.zeros(4, np.int64)
    seed_rng(rng, 1, 0)
    rules.start(states, 0, blank, players, 1, options)
    def steps():
        rules.random_steps(states, 0, blank, players, 1, options, rng, mask, 5000)
        return 5000
    steps()
    return steps
for line in sys.stdin:
    name, players, seconds = line.split()
    steps = known.get((name, players)) or known.setdefault((name, players), player(name, int(players)))
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < float(seconds):
        done += steps()
    print(done / spent, flush=True)
"""  # noqa: E501


def started(source: str) -> subprocess.Popen[str]:
    around = {**os.environ, "PYTHONPATH": str(Path(source).resolve())}
    line = [sys.executable, "-c", PLAYER]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen(line, env=around, text=True, **pipes)


def burst(process: subprocess.Popen[str], name: str, players: int, seconds: float) -> float:
    assert process.stdin is not None and process.stdout is not None
    print(name, players, seconds, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sources", nargs=2, metavar="FOLDER", help="src of a version")
    parser.add_argument("--only", nargs="*", help="games")
    parser.add_argument("--rounds", type=int, default=25)
    given = parser.parse_args()
    tables = {"kilt_castle": (2, 4), "mangrovia": (2, 5), "troyes": (1, 4), "keyflower": (2, 6)}
    both = [started(source) for source in given.sources]
    for name in given.only or tables:
        for players in tables[name]:
            for process in both:
                burst(process, name, players, 0.01)  # compiled, or read from the cache
            pairs = [
                [burst(process, name, players, BURST) for process in both]
                for _ in range(given.rounds)
            ]
            before, after = (median(column) for column in zip(*pairs, strict=True))
            ratio = median(b / a for a, b in pairs)
            print(f"{name:12} {players}  {before:12,.0f} {after:12,.0f}  {ratio:.3f}", flush=True)


if __name__ == "__main__":
    main()
