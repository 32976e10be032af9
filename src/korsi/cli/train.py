"""Fit the weights of a game's bots: train."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from korsi.bots.train import PLAYS, train_logged
from korsi.cli.arguments import Commands, add, add_cluster, at_least, command, more_than_nothing
from korsi.core.game import game


def add_commands(commands: Commands) -> None:
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
    parser.add_argument(
        "--plays", default=PLAYS, metavar="BOT", help="who plays them (a lookahead)"
    )
    parser.add_argument("--start", type=Path, metavar="FILE", help="a thinking.toml to begin with")
    parser.add_argument(
        "--stray", type=float, default=0.0, metavar="X",
        help="half the seats play by weights strayed so far (0: none; 0.35 strays well)",
    )  # fmt: skip
    parser.add_argument(
        "--known", type=Path, metavar="FILE",
        help="games.jsonl of benchmarks/bots.py to learn from as well",
    )  # fmt: skip
    add_cluster(parser)


def run_train(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    counts = g.players if arguments.players is None else [g.check_players(arguments.players)]
    how: dict[str, Any] = {
        "seconds": more_than_nothing(arguments.seconds, "--seconds"),
        "processes": at_least(arguments.processes, 0, "--processes") or os.cpu_count() or 1,
        "games": at_least(arguments.games, 1, "--games"),
        "stray": arguments.stray and more_than_nothing(arguments.stray, "--stray"),
        "plays": arguments.plays,
        "start": arguments.start,
        "cluster": arguments.cluster,
    }
    for players in counts:
        train_logged(g.name, players, arguments.out, arguments.known, **how)
    return 0
