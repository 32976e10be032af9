"""`korsi admin`: what whoever runs a server does about people, while it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.cli.arguments import (
    Commands,
    add_store,
    command,
    print_json,
    print_table,
    store_at,
    store_of,
)
from korsi.core.errors import BadSetup

if TYPE_CHECKING:
    from korsi.table.store.people import Person

DAY = 86400.0


def add_commands(commands: Commands) -> None:
    parser = command(
        commands,
        "admin",
        lambda _: 0,
        "look after a server: its people, its tables, reports, bans",
        "WHO is the name of an account, a number (#12, as reports say it), or for a ban an\n"
        "address or a network (203.0.113.0/24). A running server obeys within seconds.",
    )
    doing = parser.add_subparsers(dest="admin", metavar="WHAT", required=True)
    ban = command(doing, "ban", _ban, "let somebody in no more")
    unban = command(doing, "unban", _unban, "let somebody in again")
    banned = command(doing, "bans", _bans, "who is not let in")
    reports = command(doing, "reports", _reports, "what people have reported")
    tables = command(doing, "tables", _tables, "the tables, the last one changed first")
    people = command(doing, "people", _people, "who has an account here")
    rename = command(doing, "rename", _rename, "give somebody another name")
    logout = command(doing, "logout", _logout, "end all sessions of somebody")
    password = command(
        doing, "password", _password, "give somebody a new password, and end their sessions",
        "It is drawn and printed once. Sessions end, recovery codes open nothing any more.",
    )  # fmt: skip
    for one in (ban, unban, rename, logout, password):
        one.add_argument("who", metavar="WHO")
    ban.add_argument("--days", type=float, metavar="N", help="for so long (for good)")
    reports.add_argument("--all", action="store_true", help="also those that are closed")
    reports.add_argument("--close", type=int, metavar="N", help="this one has been dealt with")
    rename.add_argument("name", metavar="NAME")
    tables.add_argument("--all", action="store_true", help="also those that are over or closed")
    tables.add_argument("--close", metavar="ID", help="end this one; it is forgotten in a week")
    people.add_argument("--guests", action="store_true", help="also who has no account")
    for one in (tables, people):
        one.add_argument("--most", type=int, default=100, metavar="N", help="so many (100)")
    for one in (banned, reports, tables, people):
        one.add_argument("--json", action="store_true", help="print JSON and nothing else")
    for one in doing.choices.values():
        add_store(one)


T = TypeVar("T")


def _at_store(arguments: argparse.Namespace, act: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in the server's store; a server may be using it."""
    address = store_of(arguments)
    kept = make_url(address)
    if kept.get_backend_name() == "sqlite" and not Path(str(kept.database)).parent.is_dir():
        folder = Path(str(kept.database)).parent
        raise BadSetup(f"{folder}: there is no such folder; give --data", key="error")

    async def run() -> T:
        store = await store_at(address)
        try:
            async with store.writing() as c:
                return await act(c)
        finally:
            await store.close()

    return asyncio.run(run())


async def _set_ban(c: AsyncConnection, who: str, until: float | None) -> str:
    """Whom it is about, in words; until None they are let in again."""
    from korsi.table.safety import household_of
    from korsi.table.store import order

    try:
        network = str(ipaddress.ip_network(who if "/" in who else household_of(who), strict=False))
    except ValueError:
        pass
    else:
        if not await order.ban_network(c, network, until):
            raise BadSetup(f"{network} is not banned", key="error")
        return network
    person = await _somebody(c, who)
    await order.ban_person(c, person.id, until)
    return _called(person)


async def _somebody(c: AsyncConnection, who: str) -> Person:
    from korsi.table.names import account_of
    from korsi.table.store import people

    number = who.removeprefix("#")
    if who.startswith("#") and number.isdecimal():
        person = await people.by_id(c, int(number))
    else:
        person = await people.by_account(c, account_of(who))
    if person is None:
        raise BadSetup(
            f"there is no account {who!r}; give a name, #NUMBER or an address", key="error"
        )
    return person


def _called(person: Person) -> str:
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
        return people + await order.banned_networks(c, now)

    found = _at_store(arguments, read)
    if arguments.json:
        print_json([{"who": who, "until": until} for who, until in found])
    else:
        print_table(["who", "until"], [(who, _until(until) or "for good") for who, until in found])
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


# --------------------------------------------------------------------------- tables and people


def _tables(arguments: argparse.Namespace) -> int:
    from korsi.table.store import operator

    async def read(c: AsyncConnection) -> list[operator.TableLine]:
        if arguments.close is not None and not await operator.close_table(c, arguments.close):
            raise BadSetup(
                f"there is no table {arguments.close} that is open or being played", key="error"
            )
        return await operator.tables_there(c, arguments.all, arguments.most)

    found = _at_store(arguments, read)
    if arguments.json:
        print_json([vars(one) for one in found])
    else:
        rows = [
            (f"/t/{t.id}", t.game, t.state, str(t.moves), _when(t.changed), ", ".join(t.people))
            for t in found
        ]
        print_table(["table", "game", "state", "moves", "changed", "people"], rows)
    return 0


def _people(arguments: argparse.Namespace) -> int:
    from korsi.table.store import operator

    found = _at_store(
        arguments, lambda c: operator.people_there(c, arguments.guests, arguments.most)
    )
    if arguments.json:
        print_json([vars(one) for one in found])
    else:
        rows = [
            (
                f"#{p.id}", p.name, "account" if p.account else "guest", _when(p.created),
                _when(p.seen) if p.seen else "", str(p.tables),
                _until(p.banned) or "for good" if p.banned else "",
            )
            for p in found
        ]  # fmt: skip
        print_table(["person", "name", "is", "since", "last seen", "tables", "banned"], rows)
    return 0


def _rename(arguments: argparse.Namespace) -> int:
    from korsi.table.names import account_of, clean_name, skeleton
    from korsi.table.problems import Problem
    from korsi.table.store import operator, people

    async def rename(c: AsyncConnection) -> str:
        person = await _somebody(c, arguments.who)
        try:
            name = clean_name(arguments.name)
        except Problem:
            name = ""
        if len(name) < 2:
            raise BadSetup(f"{arguments.name!r} is no name somebody may carry", key="error")
        owner = await people.looks_like(c, account_of(name), skeleton(name))
        if owner is not None and owner.id != person.id:
            raise BadSetup(f"{name} is, or looks like, {_called(owner)}", key="error")
        look = {"account": account_of(name), "skeleton": skeleton(name)}
        await people.change(c, person.id, name=name, **(look if person.account else {}))
        await operator.tables_changed(c, person.id)
        return f"{_called(person)} is called {name} now."

    print(_at_store(arguments, rename))
    return 0


def _logout(arguments: argparse.Namespace) -> int:
    from korsi.table.store import people

    async def end(c: AsyncConnection) -> str:
        person = await _somebody(c, arguments.who)
        await people.end_others(c, person.id, None)
        return _called(person)

    print(f"{_at_store(arguments, end)} is logged in nowhere any more.")
    return 0


def _password(arguments: argparse.Namespace) -> int:
    from korsi.table.passwords import new_code
    from korsi.table.people import hash_password
    from korsi.table.store import people

    password = new_code()

    async def change(c: AsyncConnection) -> str:
        person = await _somebody(c, arguments.who)
        if person.account is None:
            raise BadSetup(f"{_called(person)} has no account", key="error")
        await people.change(c, person.id, password_hash=hash_password(password))
        await people.end_others(c, person.id, None)
        await people.set_codes(c, person.id, [])
        return _called(person)

    print(f"The new password of {_at_store(arguments, change)}: {password}")
    return 0
