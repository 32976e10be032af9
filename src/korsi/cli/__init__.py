"""The command line: `korsi COMMAND ...`. Nobody imports this; it imports everybody.

What a user did wrong ends with one sentence on stderr and exit code 2; nothing is half written.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from korsi import __version__
from korsi.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    look,
    migrate,
    new_game,
    play,
    puzzles,
    serve,
    simulate,
    train,
)
from korsi.core.errors import KorsiError

_ABOUT = """\
Korsi: Euro board games around one table, and a fast engine for people who study games.

A GAME is one of the names `korsi games` lists. A FILE is a .korsi record, one readable move a line.
A bot is level1 ... level6, random, greedy, flat or search, with a budget if you like: flat:4000,
search:1.5s; in the arena also a program of your own: own:./my_bot.
"""

_EXAMPLES = """\
examples:
  korsi play                                  play Kilt Castle here, against a bot
  korsi show kilt_castle --png board.png      a picture of the opening position
  korsi simulate kilt_castle --games 10000    random games, and how they end
  korsi arena kilt_castle --seats flat,greedy --blocks 20
  korsi verify game.korsi                     was this game really played so?
  korsi analyse game.korsi --html > game.html how it went, what was luck, what it cost
"""


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="korsi",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"korsi {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    running = simulate, arena, train, bench
    looking_after = puzzles, new_game, admin, backup, migrate
    for module in (serve, play, look, analyse, *running, *looking_after):
        module.add_commands(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    arguments = build_parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except KorsiError as error:
        print(f"korsi: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("korsi: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # `korsi ... | head` is no mistake
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
