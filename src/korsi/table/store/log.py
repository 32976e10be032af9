"""The log of a table: append and read. Nothing is ever changed in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import actions, chat
from korsi.table.store.nearby import at_once

MOVES = ("play", "timeout", "forced")
BACK = ("undo", "practice")
POSITION = (*MOVES, *BACK)
"""Kinds that change the position; their number is the ply."""


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    seq: int
    kind: str
    seat: int | None
    action: int | None
    by: str
    at: float
    stamp: int = 0
    position: str | None = None  # imprint of the position after it (core/rules_digest.py)


_APPEND = insert(actions).returning(actions.c.id)  # made once: it is asked for at every move
_A = actions.c
_READ = (
    select(_A.seq, _A.kind, _A.seat, _A.action, _A.by, _A.at, _A.id, _A.position)
    .where(_A.table == bindparam("this"), _A.seq > bindparam("after"))
    .order_by(_A.seq)
)


async def append(c: AsyncConnection, table: str, entry: Entry) -> int:
    """Add a line; its stamp. A second one with the same number is refused by the database."""
    row = {"table": table, "seq": entry.seq, "kind": entry.kind, "seat": entry.seat,
           "action": entry.action, "by": entry.by, "at": entry.at,
           "position": entry.position}  # fmt: skip
    made = at_once(c, _APPEND, row) or await c.execute(_APPEND, row)
    found = made.fetchone()
    assert found is not None
    return int(found[0])


async def append_many(c: AsyncConnection, table: str, entries: Iterable[Entry]) -> None:
    """A whole game at once, for forks and uploads."""
    rows = [
        {"table": table, "seq": e.seq, "kind": e.kind, "seat": e.seat, "action": e.action,
         "by": e.by, "at": e.at, "position": e.position}
        for e in entries
    ]  # fmt: skip
    if rows:
        await c.execute(insert(actions), rows)


async def read(c: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """All lines in order, or those after one."""
    rows = await c.execute(_READ, {"this": table, "after": after})
    return [Entry(*row) for row in rows]


async def newest(c: AsyncConnection) -> tuple[int, int]:
    """The last stamp of the log and of the chat."""
    last = (await c.execute(select(func.max(actions.c.id)))).scalar()
    said = (await c.execute(select(func.max(chat.c.id)))).scalar()
    return last or 0, said or 0


async def newer(
    c: AsyncConnection, tables: Sequence[str], stamp: int, said: int
) -> tuple[set[str], set[str]]:
    """Which of these tables have log lines, which have chat, after the given stamps."""
    a, t = actions.c, chat.c
    moved = await c.execute(select(a.table).where(a.table.in_(tables), a.id > stamp).distinct())
    talked = await c.execute(select(t.table).where(t.table.in_(tables), t.id > said).distinct())
    return {row[0] for row in moved}, {row[0] for row in talked}


async def since(
    c: AsyncConnection, stamp: int, said: int
) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """The tables with anything newer, and its last stamp; of the log, and of the chat."""
    found = []
    for column, last in ((actions.c, stamp), (chat.c, said)):
        newest = func.max(column.id)
        rows = await c.execute(
            select(column.table, newest).where(column.id > last).group_by(column.table)
        )
        found.append(sorted(((id, int(n)) for id, n in rows), key=lambda row: row[1]))
    return found[0], found[1]
