"""People, their sessions, and the ways back into an account."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import (
    blocks,
    chat,
    devices,
    holders,
    links,
    people,
    recovery_codes,
    reports,
    results,
    seats,
    sessions,
    tables,
)
from korsi.table.store.puzzles import merge as merge_puzzles
from korsi.table.store.tables import stir, tables_of

DAY = 86400.0
LASTS = {True: 90 * DAY, False: 400 * DAY}
"""How long a session that is not used stays open: of an account, and of a guest, who would lose
everything with it."""


@dataclass(frozen=True)
class Person:
    """Somebody: a guest, or with an account."""

    id: int
    name: str
    account: str | None
    password_hash: str | None
    language: str | None
    theme: str | None
    banned: float | None = None  # until when


_COLUMNS = [
    people.c[n] for n in ("id", "name", "account", "password_hash", "language", "theme", "banned")
]


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


async def by_account(c: AsyncConnection, account: str) -> Person | None:
    return await _one(c, people.c.account == account)


async def by_id(c: AsyncConnection, id: int) -> Person | None:
    return await _one(c, people.c.id == id)


async def looks_like(c: AsyncConnection, account: str, skeleton: str) -> Person | None:
    """The account a name belongs to, or could be taken for."""
    return await _one(c, or_(people.c.account == account, people.c.skeleton == skeleton))


async def _one(c: AsyncConnection, where: ColumnElement[bool]) -> Person | None:
    row = (await c.execute(select(*_COLUMNS).where(where).order_by(people.c.id))).first()
    return Person(*row) if row else None


_NAMES = select(people.c.id, people.c.name, people.c.account).where(
    people.c.id.in_(bindparam("ids", expanding=True))
)


async def names(c: AsyncConnection, ids: set[int]) -> dict[int, tuple[str, bool]]:
    """Name, and whether it is an account."""
    rows = await c.execute(_NAMES, {"ids": [*ids]})
    return {row[0]: (row[1], row[2] is not None) for row in rows}


async def change(c: AsyncConnection, person: int, **values: object) -> None:
    await c.execute(update(people).where(people.c.id == person).values(**values))
    if "name" in values:  # other processes show it at their tables
        await stir(c, tables_of(person), "name")


# --------------------------------------------------------------------------- sessions


@dataclass(frozen=True)
class Session:
    """A browser somebody is known in."""

    id: str  # tells sessions of one person apart; not the token
    device: str
    created: float | None
    seen: float


def session_id(hash: str) -> str:
    return hash[:16]


_OF_SESSION = (
    select(*_COLUMNS, sessions.c.seen).join(sessions).where(sessions.c.hash == bindparam("this"))
)


async def by_session(c: AsyncConnection, token: str, now: float) -> tuple[Person, float] | None:
    """Whose session it is and when it was last used; nobody's once it has expired."""
    row = (await c.execute(_OF_SESSION, {"this": token_hash(token)})).first()
    if row is None:
        return None
    person, seen = Person(*row[:-1]), row[-1]
    return (person, seen) if seen > now - LASTS[person.account is not None] else None


async def add_session(c: AsyncConnection, person: int, token: str, device: str = "") -> None:
    now = time.time()
    await c.execute(
        insert(sessions).values(
            hash=token_hash(token), person=person, seen=now, created=now, device=device[:80]
        )
    )


async def use_session(c: AsyncConnection, token: str, device: str) -> None:
    of = update(sessions).where(sessions.c.hash == token_hash(token))
    await c.execute(of.values(seen=time.time(), device=device[:80]))


async def end_session(c: AsyncConnection, token: str) -> None:
    await c.execute(delete(sessions).where(sessions.c.hash == token_hash(token)))


async def sessions_of(c: AsyncConnection, person: int) -> list[Session]:
    """The last used first."""
    s = sessions.c
    of = select(s.hash, s.device, s.created, s.seen).where(s.person == person)
    rows = await c.execute(of.order_by(s.seen.desc()))
    return [Session(session_id(hash), device or "", *when) for hash, device, *when in rows]


async def end_sessions(c: AsyncConnection, person: int, ids: Iterable[str]) -> None:
    """Some of somebody's sessions."""
    for id in ids:
        one = sessions.c.hash.startswith(id, autoescape=True)
        await c.execute(delete(sessions).where(sessions.c.person == person, one))


async def end_others(c: AsyncConnection, person: int, token: str | None) -> None:
    """All of somebody's sessions but this one; their known browsers with them."""
    kept = token_hash(token) if token else ""
    await c.execute(delete(sessions).where(sessions.c.person == person, sessions.c.hash != kept))
    await c.execute(delete(devices).where(devices.c.person == person))


# --------------------------------------------------------------------------- known browsers, codes

DEVICES = 20
"""Browsers remembered for one person; the one not used for longest is forgotten first."""


async def know_device(c: AsyncConnection, person: int, token: str) -> None:
    hash, now = token_hash(token), time.time()
    await c.execute(delete(devices).where(devices.c.hash == hash))
    await c.execute(insert(devices).values(hash=hash, person=person, seen=now))
    of = select(devices.c.hash).where(devices.c.person == person)
    for (old,) in (await c.execute(of.order_by(devices.c.seen.desc()).offset(DEVICES))).all():
        await c.execute(delete(devices).where(devices.c.hash == old))


async def is_known_device(c: AsyncConnection, person: int, token: str) -> bool:
    of = select(devices.c.hash).where(
        devices.c.person == person, devices.c.hash == token_hash(token)
    )
    return (await c.execute(of)).first() is not None


async def set_codes(c: AsyncConnection, person: int, codes: Iterable[str]) -> None:
    """New recovery codes; the old ones open nothing any more."""
    await c.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"hash": token_hash(f"{person}:{code}"), "person": person} for code in codes]
    if rows:
        await c.execute(insert(recovery_codes), rows)


async def use_code(c: AsyncConnection, person: int, code: str) -> bool:
    """Does it open this account? Once only."""
    made = await c.execute(
        delete(recovery_codes).where(
            recovery_codes.c.person == person,
            recovery_codes.c.hash == token_hash(f"{person}:{code}"),
        )
    )
    return bool(made.rowcount)


async def codes_left(c: AsyncConnection, person: int) -> int:
    of = select(func.count()).where(recovery_codes.c.person == person)
    return int((await c.execute(of)).scalar_one())


# --------------------------------------------------------------------------- from guest to account


async def merge(c: AsyncConnection, guest: int, account: int) -> None:
    """Who logs in keeps the tables begun as a guest."""
    told = reports.c.about, results.c.person, seats.c.kept
    for column in (seats.c.person, tables.c.host, chat.c.person, links.c.owner, *told):
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
    await merge_puzzles(c, guest, account)
    await _merge_blocks(c, guest, account)


async def _merge_blocks(c: AsyncConnection, guest: int, account: int) -> None:
    """Who logs in still does not want to read them, and they do not want to read who logs in."""
    b = blocks.c
    of = select(b.person, b.blocked, b.at).where(or_(b.person == guest, b.blocked == guest))
    pairs = (await c.execute(of)).all()
    await c.execute(delete(blocks).where(or_(b.person == guest, b.blocked == guest)))
    for person, blocked, at in pairs:
        person, blocked = (account if x == guest else x for x in (person, blocked))
        if person != blocked:
            one = (b.person == person) & (b.blocked == blocked)
            await c.execute(delete(blocks).where(one))
            await c.execute(insert(blocks).values(person=person, blocked=blocked, at=at))
