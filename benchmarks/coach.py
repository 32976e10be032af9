"""How far the coach can be trusted: the figures of docs/coach.md.

    python benchmarks/coach.py --processes 0 --seconds 420 --out results
    python benchmarks/coach.py --part calibration --only troyes --number 500 --out results
    python benchmarks/coach.py --report results

Parts: calibration (predicted chance against outcome), levels (the same in games of bots), luck
(does it average to zero?), grades (does bad play cost more?), agreement (the best turn by 1.5 s and
by 15 s), time (of a whole analysis). Without `--part` all of them, each as far as `NUMBERS` says.
Each appends one JSON line a game to OUT/PART.jsonl, and what stands there is not done again.
`--only` takes one game; `--processes 0` as many as there are cores. Needs of Korsi only core,
games, bots and coach.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from heapq import heappop, merge
from itertools import count, pairwise
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
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
from korsi.coach.game import NEARLY, SLIP, analyse, before_chance, decisions_of, shares, weighed
from korsi.coach.puzzles import known_turn
from korsi.coach.turns import best_turns, own_steps, rungs, thinking_on
from korsi.core.chance import seed_rng
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
EQUALS = ("search:0+look=4000", "search:8+look=4000")
"""Who plays the games of `levels`, one of them in all seats: they look a whole turn ahead, and the
second asks a few playouts."""
LOOKS, WEIGHED = 24, 24
"""Playouts to find the best turn, and to weigh it against what bots would do."""
THINKS = (1.5, 15.0)
"""Seconds whose answers are compared."""
GRADED = ("random", "level1", "level3", "level6:60")
NUMBERS = {
    "time": 3, "calibration": 2_000, "luck": 500, "grades": 600, "agreement": 40, "levels": 80,
}  # fmt: skip
"""How much of each part there shall be for each game and number of players; the first go first."""
LONG = {"time": 120.0, "agreement": 40.0, "levels": 30.0}
"""Seconds a single one may take: none is begun later than so much before the end."""

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
        self.begin(0, 0)
        self.go_on(10_000)
        self.usual = int(self.desk.table[0]["turn"]) // players  # turns a game takes

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


def levels(name: str, players: int, seed: int) -> Row:
    """Every seat's chance at a few positions of a game of equal bots, and who won."""
    match = played(name, [Random(seed).choice(EQUALS)] * players, seed)
    evaluator = Evaluator(match.game, players, seed)
    won = shares(match)
    asked = []
    for n in sorted(Random(seed).sample(range(len(match)), min(SAMPLES, len(match)))):
        position = match.at(n)
        chances = [evaluator.chance(position.view(k)) for k in range(players)]
        asked += [[round(p, 4), share] for p, share in zip(chances, won, strict=True)]
    return {"game": name, "players": players, "seed": seed, "asked": asked}


def luck(name: str, players: int, seed: int) -> Row:
    """What of a game was luck for one seat: of all that was drawn, rolled or shown, and of what
    came out at its end."""
    match, seat = played(name, mixed(players, seed), seed), seed % players
    evaluator = Evaluator(match.game, players, seed)
    kinds: dict[str, list[float]] = defaultdict(list)
    gathered = 0.0
    for d in decisions_of(match):
        if d.chance or (match.game.secrets and d.last == len(match)):
            after, step = match.at(d.last), match.at(d.last - 1)
            now = shares(match)[seat] if after.over else evaluator.chance(after.view(seat))
            seen = before_chance(match, evaluator, d, seat)
            rolled = step.state["rng"].tolist() != after.state["rng"].tolist()
            kind = "end" if after.over else "drawn" if rolled else "shown"
            verb = match.game.moves.write(d.played[-1]).split()[0]
            who = "own" if d.seat == seat else "another's"
            came = 0.0 if seen is None else now - seen
            if match.game.gathered and not rolled:
                gathered += came  # the others' play
            else:
                kinds[f"{kind} by {who} {verb}"].append(came)
    return {
        "game": name, "players": players, "seed": seed,
        "drawn": sum(map(len, kinds.values())), "luck": sum(map(sum, kinds.values())),
        "kinds": {kind: sum(lucks) for kind, lucks in kinds.items()}, "gathered": gathered,
    }  # fmt: skip


def somewhere(name: str, players: int, seed: int, turns: int = 1) -> Course:
    """A position of a game in which the seat that acts has something to decide: between so many
    turns at least that lead to different positions."""
    course, draw = course_of(name, players), Random(seed)
    for again in count():
        course.begin(seed + 1_000_000 * again, 0)
        course.go_on(draw.randrange(1, course.usual))
        if course.over:
            continue
        bits = int(course.game.entrypoints.acting(course.desk.table, 0))
        course.seat = (bits & -bits).bit_length() - 1
        if bits.bit_count() > 1 or len(course.view().actions()) < 2:
            continue
        if turns == 1 or len(best_turns(course.game, course.view(), LOOKS)) >= turns:
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
    """Is the turn found in 1.5 s the one found in 15 s, and what does it lose by the latter? One
    thought of 15 s, which says on its way what it would say after 1.5: so the analysis board shows
    it. Then 1.5 s with other luck. In playouts, as many as that is by the time of the processor, so
    that a busy machine says no less."""
    course = somewhere(name, players, seed, 2)
    g, view = course.game, course.view()
    took = []
    for playouts in (LOOKS, 10 * LOOKS):
        begun = time.process_time()
        asked = sum(turn.playouts for turn in best_turns(g, view, playouts, seed))
        took.append((time.process_time() - begun, asked))
    (less, few), (more, many) = took
    each = max(2e-5, (more - less) / max(1, many - few))
    first = max(0.0, less - few * each)  # until turns have been thought of
    soon, late = THINKS
    playouts = max(LOOKS, round((soon - first) / each))
    long = round(late / soon) * playouts
    said, spent, begun = [], [], time.process_time()
    for turns in thinking_on(g, view, long, seed):
        said.append(turns)
        spent.append(time.process_time() - begun)
    at = rungs(long).index(playouts)
    last, highest = said[-1], max(said[-1], key=lambda turn: turn.chance)

    def judged(actions: Any) -> Row:
        """By the long thought: the same turn? And what it loses against the highest."""
        turn = known_turn(g, view, last, actions)
        if turn is None:  # it has not been thought of with the luck of the long one
            two = weighed(g, view, [highest.actions, actions], max(LOOKS, playouts // 5), seed)
            return {"same": False, "loss": float((two[0] - two[1]).mean())}
        return {"same": turn is last[0], "loss": highest.chance - turn.chance}

    plain = max(said[at], key=lambda turn: turn.chance).actions
    other = best_turns(g, view, playouts, seed + 1)[0].actions
    return {
        "game": name, "players": players, "seed": seed, "playouts": [playouts, long],
        "seconds": [spent[at], spent[-1]], "shown": judged(said[at][0].actions),
        "other": judged(other), "plain": known_turn(g, view, last, plain) is highest,
        "said": [[(t.actions, t.chance, t.spread, t.playouts) for t in row[:6]] for row in said],
    }  # fmt: skip


def whole(name: str, players: int, seed: int) -> Row:
    """How long a whole analysis takes on one core."""
    match = played(name, [EQUALS[0]] * players, seed)
    begun, cpu = time.monotonic(), time.process_time()
    found = analyse(match)
    took = {"wall": time.monotonic() - begun, "cpu": time.process_time() - cpu}
    told = {"decisions": len(found.decisions), **took}
    return {"game": name, "players": players, "seed": seed, **told}


PARTS = {
    "calibration": calibration, "levels": levels, "luck": luck, "grades": grades,
    "agreement": agreement, "time": whole,
}  # fmt: skip
Unit = tuple[str, str, int, int]
"""A part, a game, a number of players, a seed."""


def counts(part: str, name: str) -> list[int]:
    """With how many players a part is measured."""
    if part == "luck" and name == "kilt_castle":
        return []  # it has none
    if part == "calibration":
        return list(game(name).players)
    if part == "levels":
        return [n for n in game(name).players if n in (1, 2, 4)]
    return {"luck": [4], "grades": [2, 4], "agreement": [2, 4], "time": [4]}[part]


def units_of(arguments: argparse.Namespace, name: str) -> list[tuple[Any, Unit]]:
    """What is left to do of a game, in order: whole analyses first, for they take long; then the
    short ones side by side, each as far on as the others; then as many of the long ones as can."""
    found: list[tuple[Any, Unit]] = []
    for part, usual in NUMBERS.items():
        if arguments.part not in (None, part):
            continue
        number = arguments.number or usual
        rows = rows_of(Path(arguments.out), part)
        for n in counts(part, name):
            had = {row["seed"] for row in rows.get((name, n), ())}
            if arguments.players in (None, n):
                when = 0 if part == "time" else 1 + (part in LONG)
                left = (seed for seed in range(number) if seed not in had)
                found += [((when, seed / number), (part, name, n, seed)) for seed in left]
    return sorted(found)


def ready(name: str) -> str:
    """Compile everything of a game: who comes later reads it from the cache."""
    for part in (calibration, grades, luck):
        part(name, game(name).players[-1], 0)
    return name


def done(unit: Unit) -> tuple[str, Row]:
    part, name, players, seed = unit
    return part, PARTS[part](name, players, seed)


def measure(arguments: argparse.Namespace) -> None:
    """All that is wanted, the games side by side, until the time is up."""
    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    names = [arguments.only] if arguments.only else game_names()
    end = time.monotonic() + arguments.seconds
    processes = arguments.processes or cpu_count() or 1
    units: list[tuple[Any, Unit]] = []
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running: set[Future[Any]] = {pool.submit(ready, name) for name in names}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                told = future.result()
                if isinstance(told, str):
                    print(f"{told} is compiled, {end - time.monotonic():.0f} s left", flush=True)
                    units = [*merge(units, units_of(arguments, told))]  # a heap, for it is sorted
                else:
                    with (out / f"{told[0]}.jsonl").open("a") as file:
                        print(json.dumps(told[1]), file=file)
            while units and len(running) < processes * 3 // 2:
                _, unit = heappop(units)
                if time.monotonic() < end - LONG.get(unit[0], 0.0):
                    running.add(pool.submit(done, unit))


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


def bins(out: Path, part: str) -> None:
    """Of the positions with such a chance so many were won."""
    print("| game, players | games | Brier score (who says the fair share) | "
          + " | ".join(f"{10 * b}-{10 * b + 10} %" for b in range(10)) + " |")  # fmt: skip
    print("|---" * 13 + "|")
    for (name, players), rows in rows_of(out, part).items():
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


def report(out: Path) -> None:
    print("### Calibration\n")
    bins(out, "calibration")
    print("\n### Calibration, games of bots\n")
    bins(out, "levels")
    print("\n### Luck, of a win\n\n| game, players | games | mean luck of a seat | its size |")
    print("|---" * 4 + "|")
    for (name, players), rows in rows_of(out, "luck").items():
        lucks = [row["luck"] for row in rows]
        size = mean(map(abs, lucks))
        print(f"| {name}, {players} | {len(rows)} | {interval(lucks)} | {size:.3f} |")
        for kind in sorted({kind for row in rows for kind in row.get("kinds", ())}):
            lucks = [row["kinds"].get(kind, 0.0) for row in rows if "kinds" in row]
            size = mean(map(abs, lucks))
            print(f"| – {kind} | {len(lucks)} | {interval(lucks)} | {size:.3f} |")
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
    print("One thought that goes on; then, 1.5 s with other luck. Lost: of a win, by the 15 s.\n")
    told = "the same | or as good | or good | lost"
    print(f"| game, players | decisions | {told} | other luck: {told} | highest only: the same |")
    print("|---" * 11 + "|")
    for (name, players), rows in rows_of(out, "agreement").items():
        cells = []
        for luck in ("shown", "other"):
            judged = [row[luck] for row in rows]
            for near in (-1.0, NEARLY, SLIP):
                agree = mean(one["same"] or one["loss"] < near for one in judged)
                cells.append(f"{100 * agree:.0f} %")
            cells.append(interval([one["loss"] for one in judged]))
        cells.append(f"{100 * mean(row['plain'] for row in rows):.0f} %")
        print(f"| {name}, {players} | {len(rows)} | " + " | ".join(cells) + " |")
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
    parser.add_argument("--number", type=int, help="of games of each kind")
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--processes", type=int, default=1, help="0: one for each core")
    parser.add_argument("--report", metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.report:
        report(Path(arguments.report))
    else:
        measure(arguments)


if __name__ == "__main__":
    main()
