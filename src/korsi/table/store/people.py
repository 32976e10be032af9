"""People and their sessions."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import chat, holders, links, people, seats, sessions, tables
from korsi.table.store.tables import stir, tables_of


@dataclass(frozen=True)
class Person:
    """Somebody: a guest, or with an account."""

    id: int
    name: str
    account: str | None
    password_hash: str | None
    language: str | None
    theme: str | None


_COLUMNS = [people.c[n] for n in ("id", "name", "account", "password_hash", "language", "theme")]


def token_hash(token: str) -> str:
    """What is kept of a secret. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


async def add_guest(c: AsyncConnection, language: str) -> Person:
    made = await c.execute(
        insert(people)
        .values(name="", language=language, created=time.time())
        .returning(people.c.id)
    )
    return Person(int(made.scalar_one()), "", None, None, language, None)


async def by_session(c: AsyncConnection, token: str) -> Person | None:
    row = (
        await c.execute(
            select(*_COLUMNS).join(sessions).where(sessions.c.hash == token_hash(token))
        )
    ).first()
    return Person(*row) if row else None


async def by_account(c: AsyncConnection, account: str) -> Person | None:
    row = (await c.execute(select(*_COLUMNS).where(people.c.account == account))).first()
    return Person(*row) if row else None


async def names(c: AsyncConnection, ids: set[int]) -> dict[int, tuple[str, bool]]:
    """Name, and whether it is an account."""
    rows = await c.execute(
        select(people.c.id, people.c.name, people.c.account).where(people.c.id.in_(ids))
    )
    return {row[0]: (row[1], row[2] is not None) for row in rows}


async def add_session(c: AsyncConnection, person: int, token: str) -> None:
    await c.execute(
        insert(sessions).values(hash=token_hash(token), person=person, seen=time.time())
    )


async def end_session(c: AsyncConnection, token: str) -> None:
    await c.execute(delete(sessions).where(sessions.c.hash == token_hash(token)))


async def change(c: AsyncConnection, person: int, **values: object) -> None:
    await c.execute(update(people).where(people.c.id == person).values(**values))
    if "name" in values:  # other processes show it at their tables
        await stir(c, tables_of(person), "name")


async def merge(c: AsyncConnection, guest: int, account: int) -> None:
    """Who logs in keeps the tables begun as a guest."""
    for column in (seats.c.person, tables.c.host, chat.c.person, links.c.owner):
        await c.execute(update(column.table).where(column == guest).values({column.name: account}))
    held = (
        await c.execute(select(holders.c.table, holders.c.seat).where(holders.c.person == guest))
    ).all()
    await c.execute(delete(holders).where(holders.c.person == guest))
    for table, seat in held:
        there = await c.execute(
            select(holders.c.seat).where(
                holders.c.table == table, holders.c.seat == seat, holders.c.person == account
            )
        )
        if there.first() is None:
            await c.execute(insert(holders).values(table=table, seat=seat, person=account))
    await stir(c, tables_of(account), "name")
