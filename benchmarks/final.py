"""What docs/bots.md must show, in one run on every core: the best level against greedy, each level
that is not dear to play against the one below.

    python benchmarks/final.py --seconds 440 --out results

Writes games.jsonl and summary.json like bots.py, which it calls.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GAMES = ("kilt_castle", "mangrovia", "troyes", "keyflower")


TIME = "0.7s"
"""Half of what level6 takes at a table: what it shows is a lower bound, from twice the games."""


def meetings() -> list[list[str]]:
    """Blocks are played side by side, as many as the time allows."""
    found: list[list[str]] = []
    for name in GAMES:
        found.append([name, f"level6:{TIME}", "greedy"])
        found.append([name, f"level6:{TIME}", "greedy", "greedy", "greedy"])
        found += [[name, f"level{k}", f"level{k - 1}"] for k in range(2, 5)]
        found.append([name, "level1", "random"])
    found.append(["troyes", f"level6:{TIME}"])
    return found


def main() -> None:
    line = [sys.executable, str(Path(__file__).with_name("bots.py")), *sys.argv[1:]]
    for meeting in meetings():
        line += ["--meet", *meeting]
    sys.exit(subprocess.call(line))


if __name__ == "__main__":
    main()
