"""Games as they were analysed afterwards: made once, and kept."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import analyses


async def read(c: AsyncConnection, table: str, made_with: str) -> dict[str, Any] | None:
    """What was found, by these rules in this way."""
    row = await c.execute(
        select(analyses.c.found).where(analyses.c.table == table, analyses.c.made_with == made_with)
    )
    found: dict[str, Any] | None = row.scalar_one_or_none()
    return found


async def write(c: AsyncConnection, table: str, made_with: str, found: dict[str, Any]) -> None:
    await c.execute(delete(analyses).where(analyses.c.table == table))
    await c.execute(
        insert(analyses).values(table=table, made_with=made_with, found=found, at=time.time())
    )
