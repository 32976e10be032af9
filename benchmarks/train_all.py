"""Train the weights of all games side by side, each with its share of the cores.

python benchmarks/train_all.py --seconds 380 --known games.jsonl --out weights
python benchmarks/train_all.py --only kilt_castle --games 400 --seconds 230 --out weights
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from bots import WARM

# game, players, processes, games of a generation
TASKS = (
    ("kilt_castle", 2, 1, 240), ("kilt_castle", 3, 1, 240), ("kilt_castle", 4, 1, 200),
    ("mangrovia", 2, 1, 200), ("mangrovia", 3, 1, 120), ("mangrovia", 4, 1, 160),
    ("troyes", 1, 1, 120), ("troyes", 2, 1, 120), ("troyes", 4, 2, 120),
    ("keyflower", 2, 2, 120), ("keyflower", 4, 4, 120),
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=380.0)
    parser.add_argument("--only", nargs="+", metavar="GAME", help="these share all the cores")
    parser.add_argument("--games", type=int, help="of a generation, whatever the game")
    parser.add_argument("--start", type=Path, help="a thinking.toml to begin with (of one game)")
    parser.add_argument("--known", type=Path)
    parser.add_argument("--out", type=Path, default=Path("weights"))
    given = parser.parse_args()
    tasks = [task for task in TASKS if not given.only or task[0] in given.only]
    share = max(1, (os.cpu_count() or 1) // len(tasks)) if given.only else 0
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the cores are all shared out
    begun = time.monotonic()
    bots = ("greedy:40", "search:2")
    warming = [
        subprocess.Popen([sys.executable, "-c", WARM, name, *bots])
        for name in dict.fromkeys(task[0] for task in tasks)
    ]
    for process in warming:
        process.wait()
    print(f"compiled after {time.monotonic() - begun:.0f} s", flush=True)
    running = []
    for name, players, processes, games in tasks:
        line = [sys.executable, "-m", "korsi.cli", "train", name, "--players", str(players)]
        line += ["--seconds", str(given.seconds), "--processes", str(share or processes)]
        line += ["--games", str(given.games or games), "--out", str(given.out)]
        line += ["--start", str(given.start)] if given.start else []
        line += ["--known", str(given.known)] if given.known else []
        running.append(subprocess.Popen(line, start_new_session=True))
    end = time.monotonic() + given.seconds + 25
    for process in running:
        try:
            process.wait(max(1.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGTERM)  # with whoever plays for it
    for file in given.out.glob("*-try-*"):
        file.unlink()
    print(f"done after {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
