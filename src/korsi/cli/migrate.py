"""`korsi migrate`: what becomes of a server's tables when rules or boxes were corrected."""

from __future__ import annotations

import argparse
import asyncio
import shutil
from collections import Counter
from pathlib import Path

from korsi.cli.arguments import (
    Commands,
    add_store,
    command,
    print_json,
    print_table,
    store_at,
    store_of,
)
from korsi.core.box import read_box
from korsi.core.errors import BadSetup
from korsi.core.game import game, game_folder, game_names
from korsi.core.warm import is_warm


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "migrate",
        _migrate,
        "report what becomes of every table by the rules installed now",
        "same        its rules and its box are these\n"
        "moves over  played again, every position that was noted is the same; where none was, the\n"
        "            number of the rules is, and every move is still allowed: nobody notices\n"
        "goes on     positions were not noted then; every move is still allowed; players are told\n"
        "stays       it is played on by its own rules (the folder KORSI_OLD_RULES names)\n"
        "waits       the text of its box is not there: --box FILE\n"
        "ends        with a sentence to its players\n"
        "\n"
        "A server does the same with each table when somebody opens it; `waits` it leaves alone.",
    )
    parser.add_argument(
        "--do", action="store_true", dest="doing",
        help="carry it out (what waits, ends), and keep pictures and logs of finished games",
    )  # fmt: skip
    parser.add_argument(
        "--box", action="append", default=[], metavar="FILE",
        help="a components.toml tables were begun with: its text is kept from now on",
    )  # fmt: skip
    parser.add_argument(
        "--keep", metavar="DIR",
        help="before an upgrade: copy the rules of all games there, for KORSI_OLD_RULES",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_store(parser)


def _migrate(arguments: argparse.Namespace) -> int:
    if arguments.keep:
        return _keep_rules(Path(arguments.keep))
    return asyncio.run(_report(arguments))


def _keep_rules(folder: Path) -> int:
    """Packages by the digest of their rules."""
    for name in game_names():
        package = game_folder(name)
        if package is None:
            continue
        copy = folder / f"{name}-{game(name).rules}"
        try:
            ignored = shutil.ignore_patterns("__pycache__", "pictures")
            shutil.copytree(package, copy, dirs_exist_ok=True, ignore=ignored)
        except OSError as error:
            raise BadSetup(f"{copy}: cannot be written: {error}", key="file-write") from None
        print(copy)
    return 0


async def _report(arguments: argparse.Namespace) -> int:
    from korsi.table import migrating
    from korsi.table.bot_pool import open_pool
    from korsi.table.compiling import Readiness
    from korsi.table.limits import Limits
    from korsi.table.live_table import AppContext
    from korsi.table.settings import Settings
    from korsi.table.store import boxes
    from korsi.table.stream import Hub

    read = [read_box(Path(file)) for file in arguments.box]
    for box in read:
        game(box.game)
    store = await store_at(store_of(arguments))
    try:
        async with store.writing() as c:
            for box in read:
                await boxes.keep(c, box.game, box)
        found = [one async for one in migrating.running(store, arguments.doing)]
        kept, failed = 0, list[str]()
        if arguments.doing:
            settings = Settings()
            compiled = {name: {"rules"} for name in game_names() if is_warm(game(name))}
            pool, limits = open_pool(settings), Limits(settings.limits)
            context = AppContext(settings, store, Hub(), pool, pool, Readiness(compiled), limits)
            kept, failed = await migrating.put_all_away(context)
        left = await migrating.not_put_away(store)
    finally:
        await store.close()
    rows = [
        {"table": one.setup.id, "game": one.setup.game, "moves": one.moves, "what": one.what,
         "why": one.why}
        for one in found
    ]  # fmt: skip
    if arguments.json:
        print_json({"tables": rows, "kept": kept, "not_kept": left, "done": arguments.doing})
        return 0
    if rows:
        print_table(list(rows[0]), [[str(v) for v in row.values()] for row in rows])
    counts = Counter(one.what for one in found)
    told = ", ".join(f"{n} {what}" for what, n in counts.items()) or "none open or being played"
    print(f"tables: {told}")
    print(f"finished games: {kept} put away now, {left} without pictures and log of their own")
    if failed:
        print("these cannot be replayed by today's rules: " + ", ".join(failed))
    if not arguments.doing:
        print("nothing was changed; --do carries it out")
    return 0
