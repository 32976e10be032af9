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
from functools import cache
from itertools import count, islice, pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np

from korsi.bots.arena import play_game, t_quantile
from korsi.bots.greedy import DEPTH
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.thinking import read_thinking
from korsi.coach.evaluator import Evaluator
from korsi.coach.game import SEEDS, analyse, decisions_of, shares, weighed
from korsi.coach.puzzles import known_turn
from korsi.coach.turns import best_turns, own_steps
from korsi.core.chance import seed_rng
from korsi.core.errors import KorsiError
from korsi.core.game import game, game_names
from korsi.core.interpreted import interpreted
from korsi.core.match import Match, View

_seed_rng = interpreted(seed_rng)

QUICK = "search:0+look=400"
"""Who plays many games in little time; half of the seats play level1, so that games differ."""
SAMPLES = 4
"""Positions of a game its chances are asked at."""
STRAY = 1.0
"""Points a seat of the compiled games misjudges a turn by at most, so that games differ."""
DRAWS = 6
"""Of what is drawn in a game so much is looked at for luck."""
LOOKS, WEIGHED = 24, 24
"""Playouts to find the best turn, and to weigh it against what bots would do."""
THINKS = (1.5, 15.0)
"""Seconds whose answers are compared."""
GRADED = ("random", "level1", "level4", "level6:60")

Row = dict[str, Any]


def played(name: str, bots: list[str], seed: int) -> Match:
    g = game(name)
    return play_game(g, [make_bot(bot, g) for bot in bots], seed)


def mixed(players: int, seed: int) -> list[str]:
    draw = Random(seed)
    return [draw.choice((QUICK, "level1")) for _ in range(players)]


class Course:
    """A game played by the compiled players of the playouts, a few turns at a time: a hundred times
    quicker than by bots. Who asks sits in one seat; what it cannot know is dealt anew whenever it
    asks, which changes nothing for it."""

    def __init__(self, name: str, players: int):
        self.game, self.players = game(name), players
        self.thinking = read_thinking(self.game, players)
        self.playing = playing_of(self.game, bool(self.thinking.weights))
        self.desk = new_desk(self.game)
        self.nothing = np.full(DEPTH, -1, np.int16)
        self.usual = 0  # turns a game takes

    def begin(self, seed: int, seat: int) -> None:
        self.desk.table[0] = Match(self.game, self.players, seed).states[0]
        self.seat, self.seed = seat, seed

    def go_on(self, turns: int) -> None:
        """So many turns of each player."""
        desk, th = self.desk, self.thinking
        _seed_rng(desk.luck, self.seed, int(desk.table[0]["turn"]) + 1)
        self.playing.playout(
            desk, self.nothing, self.seat, th.judging(), th.budget // 2, turns, 0, STRAY,
            th.stepwise,
        )  # fmt: skip
        desk.table[0] = desk.table[1]

    @property
    def over(self) -> bool:
        return int(self.game.entrypoints.acting(self.desk.table, 0)) == 0

    def view(self) -> View:
        states = self.desk.table[:1].copy()
        self.game.entrypoints.hide(states, 0, self.seat)
        return View(self.game, states, self.seat, 0)

    def won(self) -> float:
        out = np.zeros(self.players)
        judging = self.thinking.judging()
        self.playing.chances(self.desk.table, 0, self.seat, judging, self.desk.places, out)
        return float(out[self.seat])


course_of = cache(Course)


def calibration(name: str, players: int, seed: int) -> Row:
    """One seat's chance at a few positions of a game, and whether it won."""
    course, seat = course_of(name, players), seed % players
    evaluator = Evaluator(course.game, players, seed)
    if not course.usual:
        course.begin(seed, seat)
        course.go_on(10_000)
        course.usual = int(course.desk.table[0]["turn"]) // players
    course.begin(seed, seat)
    asked, at = [], 0
    for turn in sorted(Random(seed).sample(range(1, course.usual + 1), SAMPLES)):
        course.go_on(turn - at)
        at = turn
        if not course.over:
            asked.append(evaluator.chance(course.view()))
    course.go_on(10_000)
    won = course.won()
    return {
        "game": name, "players": players, "seed": seed,
        "asked": [[round(p, 4), won] for p in asked],
    }  # fmt: skip


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
    """What of a game was luck for one seat."""
    return luck_of(played(name, mixed(players, seed), seed), seed)


def luck_of(match: Match, seed: int) -> Row:
    """Of all that was drawn, rolled or shown a few by lot stand for the rest: their mean times how
    many there were is the luck of the game, give or take what the lot changes."""
    seat = seed % match.players
    evaluator = Evaluator(match.game, match.players, match.seed & SEEDS)
    drawn = [d for d in decisions_of(match) if d.chance]
    some = Random(seed).sample(drawn, min(DRAWS, len(drawn)))
    total = 0.0
    for d in some:
        after, step = match.at(d.last), match.at(d.last - 1)
        now = shares(match)[seat] if after.over else evaluator.chance(after.view(seat))
        seen = evaluator.foreseen(step.view(seat), d.seat, d.played[-1])
        total += 0.0 if seen is None else now - seen
    return {
        "game": match.game.name, "players": match.players, "seed": seed, "drawn": len(drawn),
        "luck": total * len(drawn) / max(1, len(some)),
    }  # fmt: skip


def somewhere(name: str, players: int, seed: int) -> Course:
    """A position of a game in which the seat that acts has something to decide."""
    course, draw = course_of(name, players), Random(seed)
    for again in count():
        course.begin(seed + 1_000_000 * again, 0)
        course.go_on(draw.randrange(1, 10_000 if not course.usual else course.usual))
        if course.over:
            course.usual = int(course.desk.table[0]["turn"]) // players
            continue
        bits = int(course.game.entrypoints.acting(course.desk.table, 0))
        course.seat = (bits & -bits).bit_length() - 1
        if bits.bit_count() == 1 and len(course.view().actions()) > 1:
            return course
    raise AssertionError


def turn_of(course: Course, bot: str, seed: int) -> tuple[int, ...]:
    """What a bot does there in one go."""
    g, view = course.game, course.view()
    choose, rng = make_bot(bot, g), bot_rng(seed, view.seat)
    states, steps = course.desk.table[:1].copy(), []
    turn, luck = int(states[0]["turn"]), states[0]["rng"].tolist()
    while (
        int(g.entrypoints.acting(states, 0)) >> view.seat & 1
        and int(states[0]["turn"]) == turn
        and states[0]["rng"].tolist() == luck
    ):
        seen = states.copy()
        g.entrypoints.hide(seen, 0, view.seat)
        steps.append(int(choose(View(g, seen, view.seat, 0), rng)))
        g.entrypoints.apply(states, 0, view.seat, steps[-1])
    return own_steps(g, view, steps, seed)


def grades(name: str, players: int, seed: int) -> Row:
    """What each of these bots would lose in the same position, against the best turn found."""
    course = somewhere(name, players, seed)
    view = course.view()
    turns = [turn_of(course, bot, seed) for bot in GRADED]
    best = best_turns(course.game, view, LOOKS, seed, turns)[0].actions
    first, *others = weighed(course.game, view, [best, *turns], WEIGHED, seed + 1)
    costs = [float((first - other).mean()) for other in others]
    return {"game": name, "players": players, "seed": seed, "costs": costs}


def agreement(name: str, players: int, seed: int) -> Row:
    """Is the turn found in 1.5 s the one found in 15 s, and what does it lose by the latter? In
    playouts, as many as that is by the time of the processor, so that a busy machine says no less.
    """
    course = somewhere(name, players, seed)
    g, view = course.game, course.view()
    begun = time.process_time()
    tried = best_turns(g, view, LOOKS, seed)
    each = (time.process_time() - begun) / sum(turn.playouts for turn in tried)
    short, long = (max(1, round(seconds / each)) for seconds in THINKS)
    soon = best_turns(g, view, short, seed)[0]
    late = best_turns(g, view, long, seed + 1, (soon.actions,))
    found = known_turn(g, view, late, soon.actions) or late[-1]
    return {
        "game": name, "players": players, "seed": seed, "playouts": [short, long],
        "same": found is late[0], "loss": late[0].chance - found.chance, "spread": found.spread,
    }  # fmt: skip


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
        "calibration": list(most), "luck": [4], "grades": [2], "agreement": [2, 4], "time": [4],
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
    kinds = [
        (name, n) for name in names for n in counts(part, name)
        if arguments.players in (None, n)
    ]  # fmt: skip
    had = {kind: len(rows) for kind, rows in rows_of(out, part).items()}
    units = (
        (name, n, seed)
        for seed in range(min(had.get(kind, 0) for kind in kinds), arguments.number)
        for name, n in kinds
        if had.get((name, n), 0) <= seed < arguments.number
    )
    end = time.monotonic() + arguments.seconds
    with file.open("a") as told:
        if arguments.processes == 1:
            while time.monotonic() < end and (unit := next(units, None)):
                print(json.dumps(PARTS[part](*unit)), file=told, flush=True)
            return
        with ProcessPoolExecutor(arguments.processes or None, get_context("spawn")) as pool:
            while time.monotonic() < end and (batch := [*islice(units, 4 * len(kinds))]):
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
    print("\n### Luck, of a win\n\n| game, players | games | mean luck of a seat | its size |")
    print("|---" * 4 + "|")
    for (name, players), rows in rows_of(out, "luck").items():
        lucks = [row["luck"] for row in rows]
        size = mean(map(abs, lucks))
        print(f"| {name}, {players} | {len(rows)} | {interval(lucks)} | {size:.3f} |")
    print("\n### What a decision costs, in hundredths of a win, the same positions for all\n")
    print("| game, players | positions | " + " | ".join(GRADED) + " |")
    print("|---" * (2 + len(GRADED)) + "|")
    for (name, players), rows in rows_of(out, "grades").items():
        costs = [[100 * row["costs"][i] for row in rows] for i in range(len(GRADED))]
        cells = [interval(costs[0])]
        for worse, better in pairwise(costs):
            less = [a - b for a, b in zip(worse, better, strict=True)]
            cells.append(f"{interval(better)} (less by {interval(less)})")
        print(f"| {name}, {players} | {len(rows)} | " + " | ".join(cells) + " |")
    print("\n### The best turn by 1.5 s and by 15 s\n")
    print(
        "| game, players | decisions | the same | or not worse | mean loss |\n|---|---|---|---|---|"
    )
    for (name, players), rows in rows_of(out, "agreement").items():
        same = mean(r["same"] for r in rows)
        near = mean(r["same"] or r["loss"] < max(0.005, r["spread"]) for r in rows)
        lost = interval([r["loss"] for r in rows])
        told = f"{100 * same:.0f} % | {100 * near:.0f} % | {lost}"
        print(f"| {name}, {players} | {len(rows)} | {told} |")
    print("\n### Seconds of one core for a whole analysis, four players\n")
    print("| game | games | decisions | processor | on the clock |\n|---|---|---|---|---|")
    for (name, _), rows in rows_of(out, "time").items():
        decided, cpu, wall = ([r[k] for r in rows] for k in ("decisions", "cpu", "wall"))
        told = f"{mean(decided):.0f} | {max(cpu):.1f} | {max(wall):.1f}"
        print(f"| {name} | {len(rows)} | {told} |")


def main() -> None:
    global THINKS
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", default="results")
    parser.add_argument("--number", type=int, default=2_000, help="of games of each kind")
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--processes", type=int, default=1, help="0: one for each core")
    parser.add_argument("--games", nargs="*", metavar="FILE", help="games that were played before")
    parser.add_argument("--report", metavar="FOLDER")
    parser.add_argument("--thinks", type=float, nargs=2, default=THINKS, metavar="SECONDS")
    arguments = parser.parse_args()
    THINKS = tuple(arguments.thinks)
    if arguments.report:
        report(Path(arguments.report))
    elif arguments.part:
        measure(arguments)
    else:
        parser.error("--part or --report")


if __name__ == "__main__":
    main()
