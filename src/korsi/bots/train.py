"""Training: play, fit the weights to how the games went, let new meet old, repeat.

A generation fits several rows of weights to the games of the last generations (bots/fitting.py),
lets each meet the row in use, in blocks of one seed and every rotation, drops two thirds of them,
plays on with the rest, and takes the last one if it is ahead by more than chance explains. Then
games are played with it, which the next generation learns from as well. Games are played by the
lookahead alone unless told otherwise: that is what playouts play, so it is what the value at their
end must foretell, and a thousand games cost what ten of the search do. Everything is written to a
log.

    korsi train troyes --players 2 --seconds 400 --out weights/
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, TextIO

from korsi.bots.arena import Meeting, Played
from korsi.bots.fitting import (
    Course,
    blended,
    courses_of,
    explained,
    fit_spreads,
    fit_weights,
    make_looking,
    sums_of,
)
from korsi.bots.many import play_one
from korsi.bots.seats import check_bot, part_of
from korsi.bots.thinking import Thinking, read_thinking, thinking_file, write_thinking
from korsi.bots.workers import workers
from korsi.core.errors import BadSetup
from korsi.core.game import Game, game

FITS = ((0.8, 300, 0.5), (0.8, 2_000, 1.0), (0.8, 20_000, 1.0), (0.8, 100_000, 1.0),
        (1.0, 300, 0.5), (1.0, 2_000, 1.0), (1.0, 20_000, 1.0))  # fmt: skip
"""What is tried: lambda, positions the old row counts for, the part of the way to go."""
FIRST_BLOCKS = 16
AHEAD = 2.0
"""Standard errors a new row must be ahead by."""
STRAYED = 8
"""Rows a generation strays at random, if it does."""
KEPT = 6_000
"""Courses learned from at most, the latest."""
PLAYS = "search:0+look=1000"
"""Who plays and who meets, unless told otherwise."""

Say = Callable[[str], None]


def seating(players: int, new: str, old: str) -> tuple[str, ...]:
    """New and old, as nearly half and half as the table allows."""
    return tuple(new if seat % 2 == 0 else old for seat in range(players))


def lead(played: Sequence[Played], seats: Sequence[str], new: str) -> float:
    """How many points the new bots are ahead of the old ones, as the mean of a block."""
    own = [p for game in played for p, bot in zip(game.points, seats, strict=True) if bot == new]
    rest = [p for game in played for p, bot in zip(game.points, seats, strict=True) if bot != new]
    return mean(own) - mean(rest)


class Contest:
    """New rows of weights against the old one."""

    def __init__(self, pool: Executor, name: str, players: int, thinks: str):
        self.pool, self.name, self.players, self.thinks = pool, name, players, thinks

    def bot(self, file: Path) -> str:
        return f"{self.thinks}+file={file}"

    def leads(self, new: Path, old: Path, first: int, blocks: int) -> list[float]:
        """The lead in each block. In a solo game both play the same seeds, one after the other."""
        n, o = self.bot(new), self.bot(old)
        if self.players == 1:
            mine = [self._games((n,), first + b) for b in range(blocks)]
            yours = [self._games((o,), first + b) for b in range(blocks)]
            pairs = zip(mine, yours, strict=True)
            return [float(a[0].result().points[0] - b[0].result().points[0]) for a, b in pairs]
        seats = seating(self.players, n, o)
        asked = [self._games(seats, first + b) for b in range(blocks)]
        return [lead([g.result() for g in games], seats, n) for games in asked]

    def _games(self, seats: tuple[str, ...], seed: int) -> list[Any]:
        meeting = Meeting(self.name, seats, seed)
        turns = range(2 if len(seats) % 2 == 0 else len(seats))  # of a pattern that repeats
        return [self.pool.submit(play_one, meeting, 0, turn) for turn in turns]


def standing_of(leads: Sequence[float]) -> tuple[float, float]:
    """The mean of the leads, and how many standard errors it is away from 0."""
    spread = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else float("inf")
    return mean(leads), mean(leads) / max(spread, 1e-9)


@cache
def _looking(name: str) -> tuple[Game, Any]:
    g = game(name)
    return g, make_looking(g)


def courses(name: str, players: int, seed: int, actions: Any) -> list[Course]:
    """In whatever process: a game as every seat saw it."""
    g, looking = _looking(name)
    return courses_of(g, looking, players, seed, actions)


def seen_game(meeting: Meeting) -> list[Course]:
    """In whatever process: one game of a meeting, played and seen by every seat."""
    played = play_one(meeting, 0, 0)
    return courses(meeting.game, meeting.players, meeting.seed, played.actions)


def self_play(
    pool: Executor, name: str, players: int, bots: Sequence[str], first: int, games: int
) -> list[Course]:
    """Games to learn from: of the first bot against itself or, where there are others, half the
    seats against one of those after the other."""
    meetings = []
    for k in range(games):
        other = bots[1 + k // 2 % (len(bots) - 1)] if len(bots) > 1 else bots[0]
        seats = tuple(bots[0] if (seat + k) % 2 == 0 else other for seat in range(players))
        meetings.append(Meeting(name, seats, first + k))
    asked = [pool.submit(seen_game, meeting) for meeting in meetings]
    return [course for game_ in asked for course in game_.result()]


def strayed(row: Sequence[float], stray: float, seed: int) -> tuple[float, ...]:
    """A row of weights that errs: all but the first (points) are multiplied by a random number near
    1."""
    luck = Random(seed)
    return (row[0], *(weight * exp(luck.gauss(0.0, stray)) for weight in row[1:]))


def choose(
    contest: Contest, variants: dict[str, Path], old: Path, seed: int, until: float, say: Say
) -> str | None:
    """Successive halving: the variant that is ahead of the old row, if any is."""
    seen: dict[str, list[float]] = {name: [] for name in variants}
    blocks = FIRST_BLOCKS
    left = list(variants)
    while True:
        for name in left:
            first = seed + len(seen[name])
            seen[name] += contest.leads(variants[name], old, first, blocks)
        left.sort(key=lambda name: -standing_of(seen[name])[0])
        for name in left:
            ahead, errors = standing_of(seen[name])
            say(f"  {name}: {ahead:+.2f} points ahead, {errors:+.1f} errors, {len(seen[name])}")
        if len(left) == 1 or time.monotonic() > until:
            return left[0] if standing_of(seen[left[0]])[1] > AHEAD else None
        left = left[: max(1, len(left) // 3)]
        blocks *= 2


def rows_to_try(
    g: Game, players: int, file: Path, found: Sequence[Course], old: Sequence[float], nth: int
) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Fits to the games; in the first generation also the rows of other numbers of players."""
    sums = {trace: sums_of(found, len(old), trace) for trace in {trace for trace, *_ in FITS}}
    for trace, pull, part in FITS:
        yield f"{trace}-{pull}-{part}", blended(old, fit_weights(sums[trace], old, pull), part)
    for other in g.players if nth == 0 else ():
        row = read_thinking(g, other, file).row
        if other != players and row != tuple(old):
            yield f"as-{other}", row


def train(
    name: str,
    players: int,
    seconds: float,
    folder: Path,
    processes: int,
    say: Say,
    known: Sequence[Course] = (),
    start: Path | None = None,
    plays: str = PLAYS,
    games: int = 200,
    cluster: str | None = None,
    stray: float = 0.0,
) -> Thinking:
    """Generations until the time is up; the last row stands in `folder`. It begins with the row of
    the file `start`, else with the game's own. With `stray`, half the seats play by rows strayed at
    random, so that the games differ in more than luck."""
    g = game(name)
    folder.mkdir(parents=True, exist_ok=True)
    current = folder / f"{name}-{players}.toml"
    begun = start or thinking_file(g)
    write_thinking(g, begun, current, players, read_thinking(g, players, begun))
    found = list(known)
    seed = 700_000
    pool, _ = workers(processes, cluster)
    end = time.monotonic() + seconds  # a cluster takes its time to start
    with pool:
        contest = Contest(pool, name, players, plays)
        for generation in range(1000):
            if time.monotonic() > end:
                break
            # Bots are kept by name wherever games are played, so no file is ever written twice.
            tried = f"{name}-{players}-try-{generation}"
            in_use = folder / f"{tried}-old.toml"
            shutil.copy(current, in_use)
            old = read_thinking(g, players, current)
            erring = [folder / f"{tried}-strayed-{k}.toml" for k in range(STRAYED if stray else 0)]
            for k, file in enumerate(erring):
                row = strayed(old.row, stray, seed + k)
                write_thinking(g, current, file, players, old.with_row(row))
            bots = [contest.bot(file) for file in (in_use, *erring)]
            found += self_play(pool, name, players, bots, seed, games)
            found = found[-KEPT:]
            seed += games
            say(f"{name} {players}, generation {generation}: {len(found)} courses, "
                f"old explains {explained(found, old.row):.3f}")  # fmt: skip
            variants: dict[str, Path] = {}
            for title, row in rows_to_try(g, players, begun, found, old.row, generation):
                variants[title] = folder / f"{tried}-{title}.toml"
                write_thinking(g, current, variants[title], players, old.with_row(row))
            taken = choose(contest, variants, in_use, seed, end, say)
            seed += 500
            best = read_thinking(g, players, variants[taken]) if taken else old
            now, ahead, loss = fit_spreads(found, best.row)
            best = replace(best, spread_now=now, spread_ahead=ahead)
            write_thinking(g, current, current, players, best)
            say(f"  takes {taken}; explains {explained(found, best.row):.3f}, "
                f"spreads {now} + {ahead}, log-loss {loss:.3f}")  # fmt: skip
            for file in (in_use, *erring, *variants.values()):
                file.unlink()
    return read_thinking(g, players, current)


def known_courses(file: Path, name: str, players: int) -> list[Course]:
    """Games written down by benchmarks/bots.py."""
    found: list[Course] = []
    for line in file.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row["game"] == name and len(row["seats"]) == players:
            found += courses(name, players, row["seed"], row["actions"])
    return found


def check_training(g: Game, players: int, plays: str, start: Path | None) -> None:
    """Raise what is wrong before anybody plays."""
    g.check_players(players)
    if not g.value_features or g.part_left is None:
        raise BadSetup(f"{g.name} names no features to weigh (docs/add-a-game.md)")
    check_bot(plays, g)
    if part_of(plays) != "search":
        raise BadSetup(f"--plays takes a search or a level, which have weights, not {plays!r}")
    if start is not None:
        check_bot(f"{plays}+file={start}", g)


def _opened(folder: Path, name: str) -> TextIO:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / name).open("a", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{folder} cannot be written: {error.strerror}", key="file-write") from None


def train_logged(
    name: str, players: int, folder: Path, known: Path | None = None, **how: Any
) -> Thinking:
    """Train; how it goes is told on standard error and in a log beside the weights."""
    check_training(game(name), players, how.get("plays", PLAYS), how.get("start"))
    begun = time.monotonic()
    with _opened(folder, f"{name}-{players}.log") as log:

        def say(text: str) -> None:
            line = f"{time.monotonic() - begun:6.0f} s  {text}"
            print(line, file=log, flush=True)
            print(line, file=sys.stderr, flush=True)

        found = known_courses(known, name, players) if known else []
        return train(name, players, folder=folder, say=say, known=found, **how)
