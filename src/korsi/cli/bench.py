"""Measure our speed, and compile ahead: bench, warm."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console

from korsi.cli.arguments import Commands, add, at_least, command, print_json, print_table
from korsi.core.game import game, game_names
from korsi.table.worker import PARTS, warm_part


def add_commands(commands: Commands) -> None:
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
