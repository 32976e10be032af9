"""What docs/bots.md must show, in one run on every core: the best level against greedy, each level
against the one below, four times the time against once.

    python benchmarks/final.py --seconds 440 --out results

Writes games.jsonl and summary.json like bots.py, which it calls.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GAMES = ("kilt_castle", "mangrovia", "troyes", "keyflower")


def meetings() -> list[list[str]]:
    """The dear ones first: blocks are played side by side, as many as the time allows."""
    found: list[list[str]] = []
    for name in GAMES:
        found.append([name, "level6", "greedy"])
        found.append([name, "level6", "greedy", "greedy", "greedy"])
    found.append(["troyes", "level6"])
    for name in GAMES:
        found += [[name, f"level{k}", f"level{k - 1}"] for k in range(2, 6)]
        found.append([name, "level1", "random", "random", "random"])
    return found


def main() -> None:
    line = [sys.executable, str(Path(__file__).with_name("bots.py")), *sys.argv[1:]]
    for meeting in meetings():
        line += ["--meet", *meeting]
    sys.exit(subprocess.call(line))


if __name__ == "__main__":
    main()
