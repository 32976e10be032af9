"""Let bots meet, and rate them: arena, ladder."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict

from korsi.bots.arena import Meeting, arena, standings_of
from korsi.bots.ladder import pairings, ratings, sprt
from korsi.bots.many import play_many
from korsi.bots.seats import check_bot
from korsi.cli.arguments import (
    Commands,
    add,
    add_cluster,
    at_least,
    command,
    game_of,
    more_than_nothing,
    options_of,
    print_json,
    print_table,
    progress_bar,
)
from korsi.core.errors import BadSetup
from korsi.core.game import Game, game
from korsi.core.match import check_seed

LADDER = "random,level1,level2,level3,greedy,level4,level5,level6"
"""Who is rated unless somebody else is named."""


def add_commands(commands: Commands) -> None:
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
    add_cluster(parser)
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


def run_ladder(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    players = g.check_players(arguments.players)
    blocks = at_least(arguments.blocks, 1, "--blocks")
    processes = at_least(arguments.processes, 0, "--processes") or None
    bots = arguments.accept or [text for text in arguments.bots.split(",") if text]
    for text in bots:
        check_bot(text, g)
    if arguments.accept:
        more_than_nothing(arguments.better, "--better")
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
