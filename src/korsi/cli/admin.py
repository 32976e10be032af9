"""`korsi admin`: what whoever runs a server does about people, while it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.cli.arguments import Commands, command, print_json, print_table
from korsi.core.errors import BadSetup

DAY = 86400.0


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "admin",
        lambda _: 0,
        "look after the people of a server: reports, bans",
        "WHO is the name of an account, a number (#12, as reports say it), an address or a\n"
        "network (203.0.113.0/24). A running server obeys within seconds.",
    )
    doing = parser.add_subparsers(dest="admin", metavar="WHAT", required=True)
    ban = command(doing, "ban", _ban, "let somebody in no more")
    unban = command(doing, "unban", _unban, "let somebody in again")
    banned = command(doing, "bans", _bans, "who is not let in")
    reports = command(doing, "reports", _reports, "what people have reported")
    for one in (ban, unban):
        one.add_argument("who", metavar="WHO")
    ban.add_argument("--days", type=float, metavar="N", help="for so long (for good)")
    reports.add_argument("--all", action="store_true", help="also those that are closed")
    reports.add_argument("--close", type=int, metavar="N", help="this one has been dealt with")
    for one in (banned, reports):
        one.add_argument("--json", action="store_true", help="print JSON and nothing else")
    for one in (ban, unban, banned, reports):
        one.add_argument("--data", metavar="DIR", help="where the server keeps its tables")


T = TypeVar("T")


def _at_store(arguments: argparse.Namespace, act: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in the server's store; a server may be using it."""
    from korsi.table.settings import Settings, default_data
    from korsi.table.store.database import open_store

    data = Path(arguments.data) if arguments.data else default_data()
    if not data.is_dir():
        raise BadSetup(f"{data}: there is no such folder; give --data", key="error")

    async def run() -> T:
        store = await open_store(Settings(data=data).database)
        try:
            async with store.writing() as c:
                return await act(c)
        finally:
            await store.close()

    return asyncio.run(run())


async def _set_ban(c: AsyncConnection, who: str, until: float | None) -> str:
    """Whom it is about, in words; until None they are let in again."""
    from korsi.table.names import account_of
    from korsi.table.safety import house_of
    from korsi.table.store import order, people

    try:
        network = str(ipaddress.ip_network(who if "/" in who else house_of(who), strict=False))
    except ValueError:
        pass
    else:
        if not await order.ban_network(c, network, until):
            raise BadSetup(f"{network} is not banned", key="error")
        return network
    number = who.removeprefix("#")
    if who.startswith("#") and number.isdecimal():
        person = await people.by_id(c, int(number))
    else:
        person = await people.by_account(c, account_of(who))
    if person is None:
        raise BadSetup(
            f"there is no account {who!r}; give a name, #NUMBER or an address", key="error"
        )
    await order.ban_person(c, person.id, until)
    return f"#{person.id} {person.name}".strip()


def _ban(arguments: argparse.Namespace) -> int:
    from korsi.table.store.order import FOREVER

    until = FOREVER if arguments.days is None else time.time() + arguments.days * DAY
    who = _at_store(arguments, lambda c: _set_ban(c, arguments.who, until))
    print(f"{who} is not let in any more{_until(until)}.")
    return 0


def _unban(arguments: argparse.Namespace) -> int:
    who = _at_store(arguments, lambda c: _set_ban(c, arguments.who, None))
    print(f"{who} is let in again.")
    return 0


def _until(until: float) -> str:
    from korsi.table.store.order import FOREVER

    return "" if until >= FOREVER else f" until {_when(until)}"


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).isoformat(" ", "minutes")


def _bans(arguments: argparse.Namespace) -> int:
    from korsi.table.store import order

    async def read(c: AsyncConnection) -> list[tuple[str, float]]:
        now = time.time()
        people = [(f"#{id} {name}", until) for id, name, until in await order.banned_people(c, now)]
        return people + [(net, order.FOREVER) for net in await order.banned_networks(c, now)]

    found = _at_store(arguments, read)
    if arguments.json:
        print_json([{"who": who, "until": until} for who, until in found])
    else:
        print_table(["who", "until"], [(who, _until(until)) for who, until in found])
    return 0


def _reports(arguments: argparse.Namespace) -> int:
    from korsi.table.store import order

    async def read(c: AsyncConnection) -> list[order.Report]:
        if arguments.close is not None and not await order.close_report(c, arguments.close):
            raise BadSetup(f"there is no open report {arguments.close}", key="error")
        return await order.reported(c, arguments.all)

    found = _at_store(arguments, read)
    if arguments.json:
        print_json([vars(one) for one in found])
    else:
        rows = [
            (str(r.id), _when(r.at), f"/t/{r.table}", f"#{r.about} {r.name}", f"#{r.by}", r.text)
            for r in found
        ]
        print_table(["report", "when", "table", "about", "by", "said"], rows)
    return 0
