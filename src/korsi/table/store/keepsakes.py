"""What is left of finished games: written once, by the rules they were played by."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import keepsakes, tables


async def keep(c: AsyncConnection, table: str, rules: str, kept: bytes) -> None:
    """In place of an older one; in a writing transaction."""
    await c.execute(delete(keepsakes).where(keepsakes.c.table == table))
    row = {"table": table, "rules": rules, "kept": kept, "at": time.time()}
    await c.execute(insert(keepsakes).values(**row))


async def renew(c: AsyncConnection, table: str, rules: str) -> None:
    """By other rules it would be the same."""
    await c.execute(update(keepsakes).where(keepsakes.c.table == table).values(rules=rules))


async def read(c: AsyncConnection, table: str) -> tuple[str, bytes] | None:
    """By which rules it was made, and what it is."""
    of = select(keepsakes.c.rules, keepsakes.c.kept).where(keepsakes.c.table == table)
    row = (await c.execute(of)).first()
    return (row[0], bytes(row[1])) if row else None


async def missing(c: AsyncConnection, but: Collection[str] = (), most: int = 1) -> list[str]:
    """Finished tables without one, the last one that ended first."""
    t = tables.c
    of = (
        select(t.id)
        .outerjoin(keepsakes, keepsakes.c.table == t.id)
        .where(t.state == "over", keepsakes.c.table.is_(None), t.id.not_in(but))
        .order_by(t.changed.desc())
        .limit(most)
    )
    return list((await c.execute(of)).scalars())
