"""Play many games and report how they go: simulate."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np
from rich.console import Console

from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot, parse_bot
from korsi.cli.arguments import (
    Commands,
    add,
    add_setup,
    at_least,
    command,
    game_of,
    options_of,
    print_json,
    print_table,
    progress_bar,
)
from korsi.core.chance import seed_rng
from korsi.core.errors import BadSetup
from korsi.core.game import Game
from korsi.core.match import Match, check_seed


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "simulate",
        simulate,
        "play many games and report how they go",
        "Random legal play unless --seats names bots. With --trace every step is written as one\n"
        "line of JSON (step, seat, action, events, scores; line 0 of a game holds its set-up, the\n"
        "last one the ranking), so that an outsider can referee the games.",
    )
    add(parser, "game", "--box")
    add_setup(parser, 0)
    parser.add_argument("--games", type=int, default=1000, metavar="M", help="how many (1000)")
    parser.add_argument("--seats", metavar="a,b,...", help="bots by seat instead of random play")
    parser.add_argument("--trace", metavar="FILE", help="write one JSON line per step")
    add(parser, "--json")


def simulate(arguments: argparse.Namespace) -> int:
    g = game_of(arguments)
    games = at_least(arguments.games, 1, "--games")
    first = check_seed(arguments.seed)
    check_seed(first + games)
    seats = arguments.seats.split(",") if arguments.seats else None
    if seats and arguments.players not in (None, len(seats)):
        raise BadSetup(f"--seats names {len(seats)} bots for {arguments.players} players")
    players = g.check_players(len(seats) if seats else arguments.players)
    for text in seats or ():
        parse_bot(text)
    options = options_of(arguments)
    g.option_indices(options)
    with progress_bar("playing", games, arguments.json) as done, _trace(arguments.trace) as trace:
        if trace is None and seats is None:
            _fast(g, players, 1, first, options, lambda _: None)  # compiling is not playing
        begun = time.perf_counter()
        if trace is None and seats is None:
            steps, points, places = _fast(g, players, games, first, options, done)
        else:
            steps, points, places = [], [], []
            bots = [make_bot(text, g) for text in seats or ["random"] * players]
            for k in range(games):
                match = play_game(g, bots, first + k, options)
                if trace is not None:
                    _write_trace(trace, match, k)
                steps.append(len(match))
                points.append(match.scores())
                places.append(match.ranking())
                done(k + 1)
        spent = time.perf_counter() - begun
    report = _report(g, players, first, np.array(steps), np.array(points), np.array(places), spent)
    if arguments.json:
        print_json(report)
    else:
        _print_report(report)
    return 0


def _fast(
    g: Game, players: int, games: int, first: int, options: dict[str, str], done: Any
) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """Random games entirely in compiled code."""
    states, blank = g.new_states(1), g.new_states(1)
    mask, row = np.zeros(g.moves.count, np.uint8), g.option_indices(options)
    rng, out = np.zeros(4, np.int64), np.zeros(players, np.int64)
    steps, points, places = [], [], []
    for k in range(games):
        g.entrypoints.start(states, 0, blank, players, first + k, row)
        seed_rng(rng, first + k, 7)
        steps.append(int(g.entrypoints.random_game(states, 0, rng, mask, g.max_steps + 1)))
        g.entrypoints.scores(states, 0, out)
        points.append(out.tolist())
        g.entrypoints.ranking(states, 0, out)
        places.append(out.tolist())
        if k % 100 == 99:
            done(k + 1)
    return steps, points, places


@contextmanager
def _trace(path: str | None) -> Iterator[IO[str] | None]:
    """The trace appears under its name only when it is complete."""
    if path is None:
        yield None
        return
    part = Path(path + ".part")
    try:
        with part.open("w", encoding="utf-8") as out:
            yield out
        part.replace(path)
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror}", key="file-write") from None
    finally:
        part.unlink(missing_ok=True)


def _write_trace(out: IO[str], match: Match, number: int) -> None:
    """One game: its set-up, then every step."""
    moves = match.game.moves
    for n in range(len(match) + 1):
        now = match.at(n)
        line: dict[str, Any] = {"game": number, "step": n}
        if n == 0:
            line["setup"] = {
                "game": match.game.name,
                "version": match.game.version,
                "box": match.game.box.digest,
                "players": match.players,
                "seed": match.seed,
                "options": {
                    o.name: o.choices[i]
                    for o, i in zip(match.game.options, match.options, strict=False)
                },
                "view": now.view().json(),
            }
        else:
            seat, action = match.actions[n - 1]
            line.update(seat=seat, action=moves.json(action), move=moves.write(action))
        line.update(events=now.events(), scores=now.scores())
        if n == len(match):
            line.update(over=match.over, ranking=match.ranking())
        out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _report(
    g: Game, players: int, seed: int, steps: Any, points: Any, places: Any, spent: float
) -> dict[str, Any]:
    winners = places == 1
    # A game played alone can be lost to nobody: then the row has no winner at all.
    shares = (winners / winners.sum(axis=1, keepdims=True).clip(1)).mean(axis=0)
    best = np.sort(points, axis=1)
    return {
        "game": g.name,
        "players": players,
        "games": len(steps),
        "seed": seed,
        "seconds": round(spent, 3),
        "steps_per_second": round(float(steps.sum()) / spent),
        "games_per_second": round(len(steps) / spent, 1),
        "steps": _spread(steps),
        "scores": _spread(points.ravel()),
        "margin": _spread(best[:, -1] - best[:, -2]) if players > 1 else None,
        "win_share_by_seat": [round(float(x), 4) for x in shares],
        "score_by_seat": [round(float(x), 2) for x in points.mean(axis=0)],
    }


_SPREAD = ("mean", "sd", "min", "max")


def _spread(values: Any) -> dict[str, float]:
    mean, sd = round(float(values.mean()), 2), round(float(values.std()), 2)
    return dict(zip(_SPREAD, (mean, sd, int(values.min()), int(values.max())), strict=True))


def _print_report(report: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"[bold]{report['game']}[/bold], {report['players']} players, {report['games']} games in "
        f"{report['seconds']} s: {report['games_per_second']:,} games/s, "
        f"{report['steps_per_second']:,} steps/s"
    )
    spreads = [(what, report[what]) for what in ("steps", "scores", "margin") if report[what]]
    rows = [(what, *(f"{spread[k]}" for k in _SPREAD)) for what, spread in spreads]
    print_table(("", *_SPREAD), rows)
    shares = "  ".join(f"{100 * share:.1f} %" for share in report["win_share_by_seat"])
    console.print(f"win share by seat: {shares}")
