"""The figures of docs/operate.md in one go, on two cores of a machine others use as well.

    python benchmarks/town.py --out FOLDER [--cores 0,1] [--do goals,knee,beside,long]

`--cores`: the server's and the load program's. Everything is written to FOLDER/WHAT.txt as it is
measured, so that a run that is killed keeps what it has; FOLDER/machine.txt says where it was. It
needs what `pip install .` needs and nothing else: no database, no network. Whoever wants nothing
compiled meanwhile calls `python -m korsi.cli warm` before.

goals   120 moves a second of Kilt Castle, 60 of Keyflower, in turn (4 minutes)
knee    ever faster, until not everybody has seen a move within 100 ms at p99 (3 minutes)
beside  with and without an analysis of Keyflower, in turn, all on both cores (4 minutes)
long    250 tables with 1,000 people, a move every 2 s, for ten minutes (11 minutes)
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
AIMS = {"kilt_castle": 120, "keyflower": 60}
"""Moves a second that everybody is to see within 100 ms at p99."""
PACE = [f"--game {game} --tables 25 --rate {rate}" for game, rate in AIMS.items()]
QUIET = "--tables 20 --rate 30 --seconds 20 --settle 4"
PARTS: dict[str, list[str]] = {
    "goals": 3 * [f"{pace} --seconds 20 --settle 4" for pace in PACE],
    "knee": [f"{pace} --ramp --step 1.1 --seconds 8 --settle 4" for pace in PACE],
    "beside": 3 * [QUIET, f"{QUIET} --analyse keyflower"],
    "long": ["--tables 250 --every 2 --seconds 600 --settle 20 --report 30"],
}
TOGETHER = ("beside",)
"""Server, load and analysis share both cores here; else the server has one of its own."""


def machine() -> str:
    text = Path("/proc/cpuinfo").read_text()
    model = {line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line}
    pairs = sorted(Path("/sys/devices/system/cpu").glob("cpu*/topology/thread_siblings_list"))
    return "\n".join(
        [
            f"{os.cpu_count()} x {', '.join(sorted(model))}",
            f"threads of one core: {sorted({one.read_text().strip() for one in pairs})}",
            f"Python {sys.version}, {platform.platform()}",
        ]
    )


def measure(what: str, cores: list[str], out: Path, source: str) -> int:
    """One part, each of its runs when the one before has ended; how many failed."""
    server, load = (",".join(cores),) * 2 if what in TOGETHER else cores
    failed = 0
    with (out / f"{what}.txt").open("a") as told:
        for run in PARTS[what]:
            command = ["taskset", "-c", load, sys.executable, str(HERE / "load.py"), *run.split()]
            command += ["--under", f"taskset -c {server}", "--source", source]
            loads = " ".join(f"{one:.1f}" for one in os.getloadavg())
            print(f"{time.strftime('%H:%M:%S')} load {loads}: {run}", file=told, flush=True)
            failed += bool(
                subprocess.run(command, stdout=told, stderr=subprocess.STDOUT).returncode
            )
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--cores", default="0,1", help="the server's and the load program's")
    parser.add_argument("--do", default=",".join(PARTS), help=f"which ({','.join(PARTS)})")
    parser.add_argument("--source", default=str(HERE.parent / "src"), help="whose server")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / "machine.txt").write_text(machine() + "\n")
    cores = given.cores.split(",")
    return sum(measure(what, cores, given.out, given.source) for what in given.do.split(","))


if __name__ == "__main__":
    sys.exit(main())
