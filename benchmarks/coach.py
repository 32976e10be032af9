"""How far the coach can be trusted: the figures of docs/coach.md.

    python benchmarks/coach.py --part calibration --seconds 120 --out results
    python benchmarks/coach.py --report results

Parts: calibration (predicted chance against outcome), luck (does it average to zero?), grades (does
bad play cost more?), agreement (the best turn by 1.5 s and by 15 s), time (of a whole analysis).
Each appends one JSON line a game to OUT/PART.jsonl, so it can be run again for more. `--only` takes
one game; `--processes` as many as there are cores. Calibration and luck also take games that were
played before (`--games FILE ...`, as benchmarks/bots.py writes them): a game is replayed, and
counts if it ends with the points it had then.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from korsi.bots.arena import play_game, t_quantile
from korsi.bots.seats import bot_rng, make_bot
from korsi.coach.evaluator import Evaluator
from korsi.coach.game import analyse, shares
from korsi.core.errors import KorsiError
from korsi.core.game import game, game_names
from korsi.core.match import Match

QUICK = "search:0+look=400"
"""Who plays many games in little time; half of the seats play level1, so that games differ."""
SAMPLES = 6
"""Positions of a game its chances are asked at."""
GRADED = ("random", "level1", "level3", "level6:0.2s")

Row = dict[str, Any]


def played(name: str, bots: list[str], seed: int) -> Match:
    g = game(name)
    return play_game(g, [make_bot(bot, g) for bot in bots], seed)


def mixed(players: int, seed: int) -> list[str]:
    draw = Random(seed)
    return [draw.choice((QUICK, "level1")) for _ in range(players)]


def calibration(name: str, players: int, seed: int) -> Row:
    """Every seat's chance at a few positions of a game, and who won it."""
    return asked_of(played(name, mixed(players, seed), seed), seed)


def asked_of(match: Match, seed: int) -> Row:
    name, players = match.game.name, match.players
    evaluator = Evaluator(match.game, players, seed)
    won = shares(match)
    asked = []
    for n in sorted(Random(seed).sample(range(len(match)), min(SAMPLES, len(match)))):
        position = match.at(n)
        asked += [[evaluator.chance(position.view(k)), won[k]] for k in range(players)]
    return {"game": name, "players": players, "seed": seed, "asked": asked}


def luck(name: str, players: int, seed: int) -> Row:
    """What of a game was luck, seat by seat; nothing is graded."""
    return luck_of(played(name, mixed(players, seed), seed), seed)


def luck_of(match: Match, seed: int) -> Row:
    name, players = match.game.name, match.players
    found = analyse(match, looks=0)
    parts = ("average", "setup", "luck", "play", "others", "result")
    rows = [{p: getattr(a, p) for p in parts} for a in found.accounts]
    off = max(abs(sum(r[p] for p in parts[:5]) - r["result"]) for r in rows)
    return {"game": name, "players": players, "seed": seed, "accounts": rows, "off": off}


def grades(name: str, players: int, seed: int) -> Row:
    """What a decision costs on average where all play alike: everybody has as much to lose."""
    bot = GRADED[seed % len(GRADED)]
    match = played(name, [bot] * players, seed // len(GRADED))
    found = analyse(match, looks=16)
    own = [d for d in found.decisions if not d.forced]
    cost = sum(d.cost for d in own) / len(own)
    bad = sum(d.grade in ("slip", "mistake") for d in own) / len(own)
    return {"game": name, "players": players, "bot": bot, "cost": cost, "bad": bad}


def agreement(name: str, players: int, seed: int) -> Row:
    """Is the first step found in 1.5 s the one found in 15 s, or worth as much?"""
    match = played(name, mixed(players, seed), seed)
    draw = Random(seed)
    while True:
        position = match.at(draw.randrange(len(match)))
        seat = position.acting()[0]
        if len(position.legal_actions(seat)) > 1:
            break
    view, g = position.view(seat), match.game
    first = [
        int(make_bot(f"level6:{seconds}", g)(view, bot_rng(seed, seat)))
        for seconds in ("1.5s", "15s")
    ]
    return {"game": name, "players": players, "seed": seed, "same": first[0] == first[1]}


def whole(name: str, players: int, seed: int) -> Row:
    """How long a whole analysis takes on one core."""
    match = played(name, ["level3"] * players, seed)
    begun, cpu = time.monotonic(), time.process_time()
    found = analyse(match)
    took = {"wall": time.monotonic() - begun, "cpu": time.process_time() - cpu}
    return {"game": name, "players": players, "decisions": len(found.decisions), **took}


PARTS = {
    "calibration": calibration, "luck": luck, "grades": grades, "agreement": agreement,
    "time": whole,
}  # fmt: skip


def before(files: list[str], only: str | None, players: int | None) -> Iterator[tuple[Match, int]]:
    """Games that were played before, by lot."""
    rows = [json.loads(line) for file in files for line in Path(file).read_text().splitlines()]
    Random(0).shuffle(rows)
    for number, row in enumerate(rows):
        seats = len(row["seats"])
        if (only and row["game"] != only) or (players and seats != players):
            continue
        if not row.get("actions"):
            continue
        match = Match(game(row["game"]), seats, row["seed"] + row.get("block", 0))
        try:
            for seat, action in row["actions"]:
                match.play(action, seat)
        except KorsiError:
            continue  # other rules than today's
        if match.over and sorted(match.scores()) == sorted(row["points"]):
            yield match, number


def counts(part: str, name: str) -> list[int]:
    """With how many players a part is measured."""
    most = game(name).players
    return {
        "calibration": [n for n in most if n <= 5], "luck": [4], "grades": [2],
        "agreement": [2, 4], "time": [4],
    }[part]  # fmt: skip


def measure(arguments: argparse.Namespace) -> None:
    """Game after game, all kinds side by side, until the time is up."""
    part, out = arguments.part, Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{part}.jsonl"
    if arguments.games:
        of = {"calibration": asked_of, "luck": luck_of}[part]
        end = time.monotonic() + arguments.seconds
        done = sum(1 for _ in file.open()) if file.exists() else 0
        with file.open("a") as told:
            known = before(arguments.games, arguments.only, 4 if part == "luck" else None)
            for match, number in islice(known, done, None):
                print(json.dumps(of(match, number)), file=told, flush=True)
                if time.monotonic() > end:
                    return
        return
    names = [arguments.only] if arguments.only else game_names()
    kinds = [(name, n) for name in names for n in counts(part, name)]
    done = sum(1 for _ in file.open()) if file.exists() else 0
    units = ((name, n, seed) for seed in count(done // len(kinds)) for name, n in kinds)
    end = time.monotonic() + arguments.seconds
    with file.open("a") as told:
        if arguments.processes == 1:
            while time.monotonic() < end:
                print(json.dumps(PARTS[part](*next(units))), file=told, flush=True)
            return
        with ProcessPoolExecutor(arguments.processes or None, get_context("spawn")) as pool:
            while time.monotonic() < end:
                batch = [next(units) for _ in range(4 * len(kinds))]
                for row in pool.map(PARTS[part], *zip(*batch, strict=True)):
                    print(json.dumps(row), file=told, flush=True)


# --------------------------------------------------------------------------- told


def interval(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    if len(values) < 2:
        return f"{mean(values):.3f}"
    spread = t_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return f"{mean(values):.3f} ± {spread:.3f}"


def rows_of(out: Path, part: str) -> dict[Any, list[Row]]:
    found: dict[Any, list[Row]] = defaultdict(list)
    file = out / f"{part}.jsonl"
    for line in file.read_text().splitlines() if file.exists() else ():
        row = json.loads(line)
        found[row["game"], row["players"]].append(row)
    return dict(sorted(found.items()))


def report(out: Path) -> None:
    print("### Calibration\n\n| game, players | games | Brier score (who says the fair share) | "
          + " | ".join(f"{10 * b}-{10 * b + 10} %" for b in range(10)) + " |")  # fmt: skip
    print("|---" * 13 + "|")
    for (name, players), rows in rows_of(out, "calibration").items():
        asked = [pair for row in rows for pair in row["asked"]]
        brier = mean((p - won) ** 2 for p, won in asked)
        fair = mean(won for _, won in asked)
        plain = mean((fair - won) ** 2 for _, won in asked)
        cells = []
        for b in range(10):
            inside = [(p, won) for p, won in asked if min(9, int(10 * p)) == b]
            cells.append(f"{100 * mean(won for _, won in inside):.0f} ({len(inside)})"
                         if inside else "–")  # fmt: skip
        print(f"| {name}, {players} | {len(rows)} | {brier:.3f} ({plain:.3f}) | "
              + " | ".join(cells) + " |")  # fmt: skip
    print("\n### Luck and play, four players\n")
    print(
        "| game | games | set-up of seat 1 | luck of seat 1 | size of luck | size of play | off |"
    )
    print("|---" * 7 + "|")
    for (name, _), rows in rows_of(out, "luck").items():
        first = [row["accounts"][0] for row in rows]
        size = {
            p: mean(abs(a[p]) for row in rows for a in row["accounts"]) for p in ("luck", "play")
        }
        print(f"| {name} | {len(rows)} | {interval([a['setup'] for a in first])} | "
              f"{interval([a['luck'] for a in first])} | {size['luck']:.3f} | {size['play']:.3f} | "
              f"{max(row['off'] for row in rows):.0e} |")  # fmt: skip
    print("\n### What a decision costs, in hundredths of a win, two players alike\n")
    print("| game | " + " | ".join(GRADED) + " |\n|---" + "|---" * len(GRADED) + "|")
    for (name, _), rows in rows_of(out, "grades").items():
        cells = []
        for bot in GRADED:
            own = [100 * row["cost"] for row in rows if row["bot"] == bot]
            cells.append(f"{interval(own)} ({len(own)})" if own else "–")
        print(f"| {name} | " + " | ".join(cells) + " |")
    print("\n### The same first step by 1.5 s and by 15 s\n\n| game, players | decisions | same |")
    print("|---|---|---|")
    for (name, players), rows in rows_of(out, "agreement").items():
        print(f"| {name}, {players} | {len(rows)} | {100 * mean(r['same'] for r in rows):.0f} % |")
    print("\n### Seconds of one core for a whole analysis, four players\n")
    print("| game | games | decisions | processor | on the clock |\n|---|---|---|---|---|")
    for (name, _), rows in rows_of(out, "time").items():
        decided, cpu, wall = ([r[k] for r in rows] for k in ("decisions", "cpu", "wall"))
        told = f"{mean(decided):.0f} | {max(cpu):.1f} | {max(wall):.1f}"
        print(f"| {name} | {len(rows)} | {told} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", default="results")
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--processes", type=int, default=1, help="0: one for each core")
    parser.add_argument("--games", nargs="*", metavar="FILE", help="games that were played before")
    parser.add_argument("--report", metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.report:
        report(Path(arguments.report))
    elif arguments.part:
        measure(arguments)
    else:
        parser.error("--part or --report")


if __name__ == "__main__":
    main()
