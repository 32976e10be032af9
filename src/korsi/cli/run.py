"""Commands that run many games: simulate, arena, bench, warm."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import IO, Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from korsi.bots.arena import Meeting, arena, play_game, standings_of
from korsi.bots.ladder import pairings, ratings, sprt
from korsi.bots.many import play_many
from korsi.bots.seats import check_bot, make_bot, parse_bot
from korsi.bots.train import main as train
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
)
from korsi.core.chance import seed_rng
from korsi.core.errors import BadSetup
from korsi.core.game import Game, game, game_names
from korsi.core.match import Match, check_seed
from korsi.table.worker import PARTS, warm_part

LADDER = "random,level1,level2,level3,greedy,level4,level5,level6"
"""Who is rated unless somebody else is named."""


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

    parser = command(
        commands,
        "arena",
        run_arena,
        "let bots meet and report who is stronger",
        "A block is one seed with every rotation of the bots round the table. Win share (ties\n"
        "split) comes with a 95 % interval over blocks; margin is points ahead of the best other.",
    )
    add(parser, "game", "--box")
    parser.add_argument(
        "--seats", required=True, metavar="a,b,...", help="one bot per seat, e.g. flat:2000,greedy"
    )
    parser.add_argument("--blocks", type=int, default=20, metavar="N", help="how many blocks (20)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first block (0)")
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N", help="games at a time (1; 0: every core)"
    )
    _add_cluster(parser)
    add(parser, "--option", "--json")

    parser = command(
        commands,
        "ladder",
        run_ladder,
        "rate bots against each other, with intervals (docs/bots.md)",
        "Plackett-Luce ratings on Elo's scale, greedy held at 1000, 95 % intervals over blocks.\n"
        "With --accept NEW OLD a sequential test says whether NEW is better, block by block.",
    )
    add(parser, "game")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="at each table (2)")
    parser.add_argument(
        "--bots", default=LADDER, metavar="a,b,...", help=f"weakest first ({LADDER})"
    )
    parser.add_argument("--blocks", type=int, default=10, metavar="N", help="of each pairing (10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first block (0)")
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="games at a time (0: every core)"
    )
    parser.add_argument("--accept", nargs=2, metavar=("NEW", "OLD"), help="test a change instead")
    parser.add_argument(
        "--better", type=float, default=0.05, help="win share a change must add (0.05)"
    )
    add(parser, "--json")

    parser = command(
        commands,
        "train",
        run_train,
        "fit the weights of a game's bots on their own games (docs/bots.md)",
        "Plays games, fits, lets new weights meet the old, and repeats until time is up. The best\n"
        "weights and a log are left in --out; nothing is changed in the game itself.",
    )
    add(parser, "game")
    parser.add_argument(
        "--players", type=int, metavar="N", help="at the table (every number, one after the other)"
    )
    parser.add_argument(
        "--seconds", type=float, default=600.0, help="how long, for each number of players (600)"
    )
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="games at a time (0: every core)"
    )
    parser.add_argument("--out", type=Path, default=Path("weights"), metavar="DIR")
    parser.add_argument("--games", type=int, default=200, metavar="M", help="a generation (200)")
    parser.add_argument("--plays", metavar="BOT", help="who plays them (a lookahead)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="a thinking.toml to begin with")
    parser.add_argument(
        "--stray", type=float, default=0.0, metavar="X",
        help="half the seats play by weights strayed so far (0: none; 0.35 strays well)",
    )  # fmt: skip
    _add_cluster(parser)

    parser = command(
        commands,
        "bench",
        run_bench,
        "measure our speed beside our peers', in one run on one core",
        "Needs the extra `bench` for the peers (OpenSpiel, Catanatron, PettingZoo).",
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="which games (all)")
    parser.add_argument("--seconds", type=float, default=1.0, help="per entry and round (1.0)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, the median counts (3)")
    add(parser, "--json")

    parser = command(
        commands, "warm", warm, "compile the rules now, so that the first game starts at once"
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="which games (all)")


@contextmanager
def progress_bar(what: str, total: int, quiet: bool) -> Iterator[Any]:
    """A bar on stderr; the callback says how many are done."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


# --------------------------------------------------------------------------- simulate


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


# --------------------------------------------------------------------------- arena


def _add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster", nargs="?", const="auto", metavar="ADDRESS",
        help="play on a Ray cluster (its address, or `local`); needs the extra `cluster`",
    )  # fmt: skip


def run_arena(arguments: argparse.Namespace) -> int:
    g = game_of(arguments)
    seats = [text for text in arguments.seats.split(",") if text]
    blocks = at_least(arguments.blocks, 1, "--blocks")
    seed = check_seed(arguments.seed)
    options, processes = options_of(arguments), at_least(arguments.processes, 0, "--processes")
    with progress_bar("blocks", blocks, arguments.json) as done:
        if processes == 1 and not arguments.cluster:
            found = arena(g, seats, blocks, seed, options, done)
        else:
            if arguments.box:
                raise BadSetup("another box is played here: leave out --processes, --cluster")
            g.check_players(len(seats))
            for text in seats:
                check_bot(text, g)
            meeting = Meeting(g.name, tuple(seats), seed, tuple(options.items()))
            ended = iter(range(1, blocks * len(seats) + 1))
            played = play_many(
                [meeting], blocks, processes or None,
                told=lambda *_: done(next(ended) // len(seats)), cluster=arguments.cluster,
            )[0]  # fmt: skip
            found = standings_of(meeting, played)
        standings = [s.json() for s in found]
    if arguments.json:
        print_json({"game": g.name, "blocks": blocks, "seed": seed, "entrants": standings})
        return 0
    rows = []
    for s in standings:
        span = s["interval_95"]
        between = f"{100 * span[0]:.1f} .. {100 * span[1]:.1f}" if span else "-"
        ms = s["ms_per_move"]
        rows.append((
            s["bot"], f"{100 * s['win_share']:.1f} %", between, f"{s['mean_rank']:.2f}",
            f"{s['margin']:+.1f}", f"{ms['p50']:.1f}", f"{ms['p95']:.1f}", f"{ms['max']:.0f}",
        ))  # fmt: skip
    headings = ("bot", "win share", "95 %", "mean rank", "margin", "ms p50", "p95", "max")
    print_table(headings, rows, f"{g.name}, {blocks} blocks of {len(seats)} games")
    return 0


# --------------------------------------------------------------------------- ladder, train


def run_ladder(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    players = g.check_players(arguments.players)
    blocks = at_least(arguments.blocks, 1, "--blocks")
    processes = at_least(arguments.processes, 0, "--processes") or None
    bots = arguments.accept or [text for text in arguments.bots.split(",") if text]
    for text in bots:
        check_bot(text, g)
    if arguments.accept:
        _more_than_nothing(arguments.better, "--better")
        return _accept(g, players, arguments, blocks, processes)
    if len(bots) < 2:
        raise BadSetup("a ladder needs two bots at least: --bots random,greedy")
    seatings = list(pairings(bots, players))
    meetings = [Meeting(g.name, seats, check_seed(arguments.seed)) for seats in seatings]
    total = blocks * players * len(meetings)
    with progress_bar("games", total, arguments.json) as done:
        count = iter(range(1, total + 1))
        games = play_many(meetings, blocks, processes, told=lambda *_: done(next(count)))
    tables = [(m.seats, p) for m, played in zip(meetings, games, strict=True) for p in played]
    rows = ratings(tables)
    if arguments.json:
        found = [asdict(row) for row in rows]
        print_json({"game": g.name, "players": players, "blocks": blocks, "ratings": found})
        return 0
    cells = [(r.bot, f"{r.rating:.0f}", f"{r.low:.0f} .. {r.high:.0f}", str(r.games)) for r in rows]
    print_table(("bot", "rating", "95 %", "games"), cells, f"{g.name}, {players} players")
    return 0


def _accept(
    g: Game, players: int, arguments: argparse.Namespace, blocks: int, processes: int | None
) -> int:
    """One new bot among old ones, until the test knows or the blocks are played."""
    new, old = arguments.accept
    seats = (new, *[old] * (players - 1))
    fair, verdict = 1 / players, "play on"
    shares: list[float] = []
    step = max(4, (processes or os.cpu_count() or 1) // players)
    for first in range(0, blocks, step):
        seed = check_seed(arguments.seed) + first
        meeting = Meeting(g.name, seats, seed)
        played = play_many([meeting], min(step, blocks - first), processes)[0]
        shares += standings_of(meeting, played)[0].shares
        verdict = sprt(shares, fair, fair + arguments.better)
        if verdict != "play on":
            break
    won = sum(shares) / len(shares)
    if arguments.json:
        print_json({
            "game": g.name, "players": players, "new": new, "old": old, "blocks": len(shares),
            "win_share": won, "fair": fair, "verdict": verdict,
        })  # fmt: skip
    else:
        print(f"{new} against {old}: {won:.3f} (fair {fair:.3f}), {len(shares)} blocks: {verdict}")
    return 0 if verdict == "accept" else 1


def run_train(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    counts = g.players if arguments.players is None else [g.check_players(arguments.players)]
    given: list[Any] = ["--seconds", _more_than_nothing(arguments.seconds, "--seconds")]
    given += ["--processes", at_least(arguments.processes, 0, "--processes") or os.cpu_count() or 1]
    given += ["--games", at_least(arguments.games, 1, "--games"), "--out", arguments.out]
    if arguments.stray:
        _more_than_nothing(arguments.stray, "--stray")
    for name in ("plays", "start", "cluster", "stray"):
        if getattr(arguments, name):
            given += [f"--{name}", getattr(arguments, name)]
    for players in counts:
        train([str(part) for part in (g.name, "--players", players, *given)])
    return 0


def _more_than_nothing(number: float, what: str) -> float:
    if not 0 < number < float("inf"):
        raise BadSetup(f"{what} takes a number above 0, not {number:g}", key="setup-number")
    return number


# --------------------------------------------------------------------------- bench, warm


def run_bench(arguments: argparse.Namespace) -> int:
    from korsi.research.bench import bench

    names = [game(name).name for name in arguments.games] or game_names()
    console = Console(stderr=True)
    with console.status("measuring") as status:
        progress = status.update if console.is_terminal and not arguments.json else lambda _: None
        rounds = at_least(arguments.rounds, 1, "--rounds")
        report = bench(names, max(0.05, arguments.seconds), rounds, progress)
    if arguments.json:
        print_json(report)
        return 0
    rows = [(entry, f"{speed:,}") for entry, speed in report["steps_per_second"].items()]
    print_table(("random legal play", "steps/s"), rows, report["method"])
    out = Console()
    for name in names:
        start = report["start_seconds"][name]
        out.print(
            f"{name}: copy {report['copy_ns'][name]} ns, "
            f"record {report['record_bytes'][name]} bytes, "
            f"start {start['cold']} s cold, {start['warm']} s warm"
        )
    for pair, ratio in report["ratios"].items():
        out.print(f"{pair}  {ratio:.1f}x", style="dim")
    for text in report["missing"]:
        out.print(text, style="yellow")
    return 0


def warm(arguments: argparse.Namespace) -> int:
    names = [game(name).name for name in arguments.games] or game_names()
    # The last games built are the largest ones: begun first, they are not waited for alone.
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        for done in as_completed(processes.submit(warmed, name) for name in reversed(names)):
            print("{}: ready after {:.1f} s".format(*done.result()), flush=True)
    return 0


def warmed(name: str, parts: Sequence[str] = PARTS) -> tuple[str, float]:
    """Compile what a table needs of a game; how long it took."""
    begun = time.perf_counter()
    for part in parts:
        warm_part(name, part)
    return name, time.perf_counter() - begun
