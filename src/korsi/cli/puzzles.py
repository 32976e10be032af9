"""Making puzzles of the day: `korsi puzzles`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from korsi.cli.arguments import Commands, add, at_least, command
from korsi.coach.puzzles import FILE, LOOKS, again, make, puzzle_from, puzzle_json
from korsi.coach.thought import thought_with
from korsi.core.errors import BadSetup
from korsi.core.game import Game, game, game_folder

PLAYOUTS = LOOKS[-1][0]


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "puzzles",
        run,
        "make puzzles of the day from games of bots",
        "Looks through games of bots for positions in which one turn is clearly the best, and\n"
        "which the bot there has missed. A file that has some already gets more: the games looked\n"
        "through are those after the last one it was made from, so the same command twice gives\n"
        "the same puzzles. Each is written as soon as it is found.\n"
        "With --again those that are there are weighed once more where the bots think otherwise\n"
        "by now, and what no longer has one clearly best turn is taken out of the file.",
    )
    add(parser, "game")
    parser.add_argument(
        "--number", type=int, default=31, metavar="N", help="how many there are to be (31)"
    )
    parser.add_argument("--out", metavar="FILE", help=f"where to ({FILE} of the game itself)")
    parser.add_argument(
        "--players", type=int, metavar="N", help="of games with so many (one to four by turns)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="of the first game looked through")
    parser.add_argument(
        "--again", action="store_true", help="weigh those of older thinking, drop what is not true"
    )
    parser.add_argument(
        "--playouts", type=int, metavar="N", default=PLAYOUTS, help=f"with --again ({PLAYOUTS})"
    )


def run(arguments: argparse.Namespace) -> int:
    g = game(arguments.game)
    folder = game_folder(g.name)
    if arguments.out is None and folder is None:
        raise BadSetup(f"{g.name} has no folder of its own: say --out FILE", key="error")
    file = Path(arguments.out) if arguments.out or folder is None else folder / FILE
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    if arguments.again:
        return weigh_again(g, file, lines, at_least(arguments.playouts, 1, "--playouts"))
    wanted = at_least(arguments.number, 1, "--number") - len(lines)
    seed = arguments.seed
    if seed is None:
        seed = json.loads(lines[-1])["seed"] + 1 if lines else 0
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(g.name, total=len(lines) + max(wanted, 0), completed=len(lines))

        def told(looked: int) -> None:
            progress.update(task, description=f"{g.name}, game {looked}")

        for puzzle in make(g, max(wanted, 0), seed, told, arguments.players):
            with file.open("a", encoding="utf-8") as out:
                print(json.dumps(puzzle_json(g, puzzle), ensure_ascii=False), file=out)
            progress.advance(task)
    print(f"{file}: {len(lines) + max(wanted, 0)} puzzles")
    return 0


def weigh_again(g: Game, file: Path, lines: list[str], playouts: int) -> int:
    """The file is written after each puzzle, so that whoever is stopped goes on there."""
    here = g.version, g.box.digest
    gone, held = [], 0
    for line in lines:
        told = json.loads(line)
        seed = told["seed"]
        if told.get("thinking") == thought_with(g) and (told["version"], told["box"]) == here:
            continue
        if (told["version"], told["box"]) != here:
            puzzle, why = None, "is of other rules or of another box"
        else:
            puzzle = again(g, puzzle_from(g, told), playouts)
            why = "no longer has one clearly best turn"
        kept = file.read_text("utf-8").splitlines()
        place = kept.index(line)
        if puzzle is None:
            gone.append(seed)
            kept[place : place + 1] = []
            print(f"{g.name} {seed}: {why}", flush=True)
        else:
            held += 1
            kept[place] = json.dumps(puzzle_json(g, puzzle), ensure_ascii=False)
            print(f"{g.name} {seed}: holds", flush=True)
        new = file.with_suffix(".new")
        new.write_text("".join(f"{one}\n" for one in kept), "utf-8")
        new.replace(file)
    left = len(lines) - len(gone)
    print(f"{file}: {held} hold, {len(gone)} do not and are gone, {left} are left")
    return 0
