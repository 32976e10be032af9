"""Keeping order: whom somebody blocks, what is reported, who is banned, what is cleaned away."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import (
    actions,
    bans,
    blocks,
    chat,
    devices,
    holders,
    keepsakes,
    links,
    people,
    puzzles,
    recovery_codes,
    reports,
    seats,
    sessions,
    tables,
)
from korsi.table.store.people import DAY, LASTS

FOREVER = 1e12
"""A time nobody waits for."""


# --------------------------------------------------------------------------- blocks


async def who_said(c: AsyncConnection, table: str, id: int) -> tuple[int, str] | None:
    """Who said something at a table, and what."""
    of = select(chat.c.person, chat.c.text).where(chat.c.table == table, chat.c.id == id)
    row = (await c.execute(of)).first()
    return (row[0], row[1]) if row else None


async def block(c: AsyncConnection, person: int, blocked: int) -> None:
    await unblock(c, person, blocked)
    await c.execute(insert(blocks).values(person=person, blocked=blocked, at=time.time()))


async def unblock(c: AsyncConnection, person: int, blocked: int) -> None:
    one = (blocks.c.person == person) & (blocks.c.blocked == blocked)
    await c.execute(delete(blocks).where(one))


async def blocked_by(c: AsyncConnection, person: int) -> list[tuple[int, str]]:
    """Whom somebody does not want to read: number and name."""
    of = select(people.c.id, people.c.name).join(blocks, blocks.c.blocked == people.c.id)
    rows = await c.execute(of.where(blocks.c.person == person).order_by(blocks.c.at.desc()))
    return [(row[0], row[1]) for row in rows]


# --------------------------------------------------------------------------- reports


@dataclass(frozen=True)
class Report:
    """What somebody wants the operator to look at."""

    id: int
    at: float
    table: str
    about: int
    name: str
    by: int
    text: str
    closed: float | None


async def report(c: AsyncConnection, table: str, id: int, by: int) -> bool:
    """Keep what was said; once for one message and one person."""
    said = await who_said(c, table, id)
    of = select(reports.c.id).where(reports.c.chat == id, reports.c.by == by)
    if said is None or (await c.execute(of)).first() is not None:
        return said is not None
    about, text = said
    row = {"table": table, "chat": id, "about": about, "by": by, "text": text, "at": time.time()}
    await c.execute(insert(reports).values(row))
    return True


async def reported(c: AsyncConnection, closed: bool = False) -> list[Report]:
    """The oldest first; with `closed` also those that were dealt with."""
    r = reports.c
    of = select(r.id, r.at, r.table, r.about, people.c.name, r.by, r.text, r.closed)
    of = of.join(people, people.c.id == r.about).order_by(r.id)
    rows = await c.execute(of if closed else of.where(r.closed.is_(None)))
    return [Report(*row) for row in rows]


async def close_report(c: AsyncConnection, id: int) -> bool:
    of = update(reports).where(reports.c.id == id, reports.c.closed.is_(None))
    return bool((await c.execute(of.values(closed=time.time()))).rowcount)


# --------------------------------------------------------------------------- bans


async def ban_person(c: AsyncConnection, person: int, until: float | None) -> None:
    """Until a time; None lets them in again."""
    await c.execute(update(people).where(people.c.id == person).values(banned=until))


async def ban_network(c: AsyncConnection, network: str, until: float | None) -> bool:
    """The same for all who come from there. Was anything changed?"""
    gone = await c.execute(delete(bans).where(bans.c.network == network))
    if until is not None:
        await c.execute(insert(bans).values(network=network, until=until, at=time.time()))
    return until is not None or bool(gone.rowcount)


async def banned_networks(c: AsyncConnection, now: float) -> list[tuple[str, float]]:
    of = select(bans.c.network, bans.c.until).where(bans.c.until > now)
    return [(row[0], row[1]) for row in await c.execute(of)]


async def banned_people(c: AsyncConnection, now: float) -> list[tuple[int, str, float]]:
    of = select(people.c.id, people.c.name, people.c.banned).where(people.c.banned > now)
    return [(row[0], row[1], row[2]) for row in await c.execute(of)]


# --------------------------------------------------------------------------- cleaning

WAITS = 30 * DAY
"""A table nobody has joined for so long is closed."""
CLOSED = 7 * DAY
"""A closed one is forgotten so long after."""
GUEST = 1 * DAY
"""A guest who has nothing, and no browser to come back with, is forgotten so long after."""


async def clean(c: AsyncConnection, now: float) -> dict[str, int]:
    """Take away what nobody can come back to; how much of each."""
    t = tables.c
    old = sessions.c.seen <= now - LASTS[False]
    unused = sessions.c.seen <= now - LASTS[True]
    accounts = select(people.c.id).where(people.c.account.is_not(None))
    ended = await c.execute(
        delete(sessions).where(old | (unused & sessions.c.person.in_(accounts)))
    )
    closed = await c.execute(
        update(tables)
        .where(t.state == "open", t.changed < now - WAITS)
        .values(state="closed", changed=now, rematch_of=None)
    )
    gone = select(t.id).where(t.state == "closed", t.changed < now - CLOSED)
    ids = [row[0] for row in await c.execute(gone)]
    for id in ids:
        for part in (actions, chat, links, holders, seats, keepsakes):
            await c.execute(delete(part).where(part.c.table == id))
        await c.execute(delete(tables).where(t.id == id))
    guests = await _forget_guests(c, now)
    return {
        "sessions": ended.rowcount, "closed": closed.rowcount, "tables": len(ids), "guests": guests,
    }  # fmt: skip


async def _forget_guests(c: AsyncConnection, now: float) -> int:
    """Guests nothing speaks of any more."""
    speak = (
        sessions.c.person, seats.c.person, holders.c.person, links.c.owner, tables.c.host,
        chat.c.person, reports.c.about, reports.c.by, devices.c.person, recovery_codes.c.person,
    )  # fmt: skip
    p = people.c
    lost = select(p.id).where(p.account.is_(None), p.created < now - GUEST, p.banned.is_(None))
    for column in speak:
        lost = lost.where(~select(column).where(column == p.id).exists())
    ids = [row[0] for row in await c.execute(lost)]
    for column in (blocks.c.person, blocks.c.blocked, puzzles.c.person, p.id):
        for first in range(0, len(ids), 500):
            await c.execute(delete(column.table).where(column.in_(ids[first : first + 500])))
    return len(ids)
