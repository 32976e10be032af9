"""What docs/bots.md must show, in one run on every core: the best level against greedy and flat,
more time against less, and each level against the one below.

    python benchmarks/final.py --part best --seconds 600 --out results
    python benchmarks/final.py --part levels --seconds 600 --out results

Writes games.jsonl and summary.json like bots.py, which it calls with whatever else is given.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GAMES = ("kilt_castle", "mangrovia", "troyes", "keyflower")
# as many playouts of flat as take about 0.3 s on the machine measured on
FLAT = {"kilt_castle": 7500, "mangrovia": 7000, "troyes": 4000, "keyflower": 3800}


def best(name: str) -> list[list[str]]:
    """A third of the time a level6 has at a table: three times the games."""
    return [
        [name, "level6:0.5s", "greedy", "greedy", "greedy"],
        [name, "level6:0.5s", "greedy"],
        [name, "level6:0.3s", f"flat:{FLAT[name]}"],
        [name, "level6:0.2s", "level6:0.05s"],
    ]


def levels(name: str) -> list[list[str]]:
    found = [[name, "level1", "random"], [name, "level1", "random", "random", "random"]]
    for k in range(2, 7):
        new, old = f"level{k}" if k < 6 else "level6:0.5s", f"level{k - 1}"
        found += [[name, new, old], [name, new, old, old, old]]
    return found


def main() -> None:
    given = sys.argv[1:]
    parts = {"best": best, "levels": levels}
    part = parts[given[given.index("--part") + 1]] if "--part" in given else best
    if "--part" in given:
        del given[given.index("--part") : given.index("--part") + 2]
    line = [sys.executable, str(Path(__file__).with_name("bots.py")), *given]
    for name in GAMES:
        for meeting in part(name):
            line += ["--meet", *meeting]
    if part is best:
        line += ["--meet", "troyes", "level6:0.5s"]  # alone against Le Roy
    sys.exit(subprocess.call(line))


if __name__ == "__main__":
    main()
