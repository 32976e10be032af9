"""What the operator sees of tables and people, and does about tables."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.database import notify_processes
from korsi.table.store.log import MOVES
from korsi.table.store.models import actions, people, seats, sessions, tables
from korsi.table.store.tables import tables_of


@dataclass(frozen=True)
class TableLine:
    id: str
    game: str
    state: str
    moves: int
    changed: float
    people: list[str]  # #NUMBER NAME


@dataclass(frozen=True)
class PersonLine:
    id: int
    name: str
    account: bool
    created: float
    seen: float | None
    tables: int
    banned: float | None


async def tables_there(c: AsyncConnection, all: bool, most: int) -> list[TableLine]:
    """The last one changed first; with `all` also those that are over or closed."""
    t = tables.c
    of = select(t.id, t.game, t.state, t.changed).order_by(t.changed.desc()).limit(most)
    rows = (await c.execute(of if all else of.where(t.state.in_(("open", "playing"))))).all()
    ids = [row.id for row in rows]
    made = select(actions.c.table, func.count()).where(
        actions.c.table.in_(ids), actions.c.kind.in_(MOVES)
    )
    moves = {id: n for id, n in await c.execute(made.group_by(actions.c.table))}
    sit = (
        select(seats.c.table, people.c.id, people.c.name)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.seat)
    )
    around: dict[str, dict[str, None]] = {}
    for id, person, name in await c.execute(sit):
        around.setdefault(id, {})[f"#{person} {name}".strip()] = None
    return [
        TableLine(row.id, row.game, row.state, moves.get(row.id, 0), row.changed,
                  list(around.get(row.id, ())))
        for row in rows
    ]  # fmt: skip


async def close_table(c: AsyncConnection, id: str) -> bool:
    """Nobody plays there any more. One that is over stays: results speak of it."""
    of = update(tables).where(tables.c.id == id, tables.c.state.in_(("open", "playing")))
    gone = {"state": "closed", "changed": time.time(), "due": None, "rematch_of": None}
    ended = await c.execute(of.values(revision=tables.c.revision + 1, **gone))
    await notify_processes(c, f"table {id} 0 closed")
    return bool(ended.rowcount)


async def tables_changed(c: AsyncConnection, person: int) -> None:
    """A server that holds this person's tables in memory reads them anew."""
    of = update(tables).where(tables_of(person))
    await c.execute(of.values(revision=tables.c.revision + 1))


async def revisions(c: AsyncConnection, ids: list[str]) -> dict[str, int]:
    found = await c.execute(select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids)))
    return {id: revision for id, revision in found}


async def people_there(c: AsyncConnection, guests: bool, most: int) -> list[PersonLine]:
    """The newest first."""
    p = people.c
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person == p.id).scalar_subquery()
    sits = select(func.count(func.distinct(seats.c.table))).where(seats.c.person == p.id)
    of = select(p.id, p.name, p.account, p.created, seen, sits.scalar_subquery(), p.banned)
    of = of.order_by(p.id.desc()).limit(most)
    rows = await c.execute(of if guests else of.where(p.account.is_not(None)))
    return [PersonLine(id, name, account is not None, *more) for id, name, account, *more in rows]
