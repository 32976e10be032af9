"""How finished games ended, a row for each person who played: written with the last move."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import results


@dataclass(frozen=True)
class Outcome:
    """One person's game."""

    person: int
    table: str
    game: str
    players: int
    place: int  # 1: won
    against: str  # the strongest character, in a game against characters alone; else ""


async def add(c: AsyncConnection, outcomes: Sequence[Outcome]) -> None:
    if outcomes:
        await c.execute(insert(results), [{**asdict(one), "at": time.time()} for one in outcomes])


async def against_characters(c: AsyncConnection, person: int, most: int = 200) -> list[Outcome]:
    """Somebody's games against characters, oldest first."""
    columns = [results.c[name] for name in Outcome.__dataclass_fields__]
    rows = await c.execute(
        select(*columns)
        .where(results.c.person == person, results.c.against != "")
        .order_by(results.c.id.desc())
        .limit(most)
    )
    return [Outcome(*row) for row in reversed(rows.all())]
