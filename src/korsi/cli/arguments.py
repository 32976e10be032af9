"""Arguments several commands share, and how they are read."""

from __future__ import annotations

import argparse
import json
import os
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from korsi.core.box import Box
from korsi.core.errors import BadBox, BadSetup
from korsi.core.game import Game, game, game_names
from korsi.language import LANGUAGES

if TYPE_CHECKING:
    from korsi.table.store.database import Store

Commands = Any  # argparse's subparsers action, which has no public type
Run = Callable[[argparse.Namespace], int]


def command(
    commands: Commands, name: str, run: Run, help: str, about: str = ""
) -> argparse.ArgumentParser:
    """Add a command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help,
        description=f"{help[0].upper()}{help[1:]}.\n\n{about}".strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


SHARED: dict[str, dict[str, Any]] = {
    "game": {"metavar": "GAME", "help": "which game; see `korsi games`"},
    "file": {"metavar": "FILE"},
    "--box": {
        "metavar": "FILE",
        "help": "play with this components.toml instead of the shipped one",
    },
    "--players": {"type": int, "metavar": "N", "help": "how many play (default: the most)"},
    "--option": {
        "action": "append", "default": [], "metavar": "NAME=CHOICE",
        "help": "an option of the game, see `korsi games`; may be given several times",
    },
    "--lang": {"default": "en", "metavar": "L", "help": f"language: {', '.join(LANGUAGES)} (en)"},
    "--json": {"action": "store_true", "help": "print one JSON object and nothing else"},
}  # fmt: skip


def add(parser: argparse.ArgumentParser, *names: str, **other: Any) -> None:
    """Arguments several commands share; `other` for where one of them differs."""
    for name in names:
        parser.add_argument(name, **SHARED[name] | other)


def add_store(parser: argparse.ArgumentParser) -> None:
    """--data, --database: where a server keeps its tables."""
    parser.add_argument(
        "--data", metavar="DIR", help="where tables are kept (the user's data folder)"
    )
    parser.add_argument(
        "--database", default=os.environ.get("KORSI_DATABASE", ""), metavar="ADDRESS",
        help="keep tables in PostgreSQL: postgresql+asyncpg://user:password@host/name "
        "(a file in --data; the environment's KORSI_DATABASE)",
    )  # fmt: skip


def database_of(given: str) -> str:
    """The address of a PostgreSQL database, or nothing for SQLite."""
    scheme, separated, rest = given.partition("://")
    if given and (not separated or scheme not in ("postgresql", "postgresql+asyncpg")):
        raise BadSetup(f"--database begins with postgresql+asyncpg://, not {scheme}", key="error")
    return f"postgresql+asyncpg://{rest}" if given else ""


def store_of(arguments: argparse.Namespace) -> str:
    """The address of the store that --data or --database name; it need not be there yet."""
    from korsi.table.settings import Settings, default_data

    data = Path(arguments.data) if arguments.data else default_data()
    return Settings(data=data, store=database_of(arguments.database)).database


async def store_at(address: str) -> Store:
    """Open it; if that cannot be done, say why."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from korsi.table.store.database import open_store

    try:
        return await open_store(address)
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error}; pip install 'korsi[postgresql]'", key="error") from None
    except (OSError, SQLAlchemyError) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0]
        shown = make_url(address).render_as_string()  # without the password
        raise BadSetup(f"{shown} cannot be opened: {said}", key="error") from None


def add_setup(parser: argparse.ArgumentParser, seed: int | None) -> None:
    """--players, --seed, --option."""
    shown = "drawn at random" if seed is None else seed
    add(parser, "--players")
    parser.add_argument(
        "--seed", type=int, default=seed, metavar="S", help=f"what chance begins from ({shown})"
    )
    add(parser, "--option")


def game_of(arguments: argparse.Namespace) -> Game:
    return game(arguments.game, arguments.box)


def game_named_in(box: Box, said: str = "") -> str:
    """Whose box it is: as it says itself, or as was said."""
    name = said or box.game
    if name not in game_names():
        raise BadBox(
            f"{box.path.name}: it names no game of ours ({name or 'nothing'!r}); "
            f"say which with --game {'|'.join(game_names())}",
            key="box-game",
        )
    return name


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    """NAME=CHOICE pairs."""
    chosen = {}
    for text in arguments.option:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is given as NAME=CHOICE, not {text!r}", key="setup-option")
        chosen[name] = choice
    return chosen


def at_least(value: int, least: int, name: str) -> int:
    """A count that makes sense."""
    if value < least:
        raise BadSetup(f"{name} must be at least {least}, not {value}", key="setup-number")
    return value


def print_json(form: Any) -> None:
    print(json.dumps(form, indent=2, ensure_ascii=False))


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]], title: str = "") -> None:
    """The first column names what the others count."""
    table = Table(title=title or None, box=None)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")
    for row in rows:
        table.add_row(*map(_plain, row))
    Console().print(table)


def _plain(cell: str) -> Text:
    """What people wrote as they wrote it: `[/b]` is no markup of ours, and nothing in it moves the
    cursor or turns the line around."""
    seen = (" " if unicodedata.category(sign) == "Cc" else sign for sign in cell)
    return Text("".join(seen).translate(_TURNS))


_TURNS = dict.fromkeys(range(0x202A, 0x202F))  # what embeds and overrides directions


def write_file(path: str, data: bytes) -> None:
    """Write a file whole or not at all."""
    file = Path(path)
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadSetup(f"{path} cannot be written: {error.strerror}", key="file-write") from None


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster", nargs="?", const="auto", metavar="ADDRESS",
        help="play on a Ray cluster (its address, or `local`); needs the extra `cluster`",
    )  # fmt: skip


def more_than_nothing(number: float, what: str) -> float:
    if not 0 < number < float("inf"):
        raise BadSetup(f"{what} takes a number above 0, not {number:g}", key="setup-number")
    return number


@contextmanager
def progress_bar(what: str, total: int, quiet: bool) -> Iterator[Any]:
    """A bar on stderr; the callback says how many are done."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
