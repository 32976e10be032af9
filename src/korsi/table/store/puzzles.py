"""Puzzles of the day: which of them somebody has found, and the streak that makes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.table.store.models import puzzles


@dataclass(frozen=True)
class Tried:
    """How somebody fared with a puzzle. Days are counted from the year 1, in UTC."""

    day: int
    table: str
    tries: int = 0
    shown: bool = False  # before it was found
    solved: int | None = None  # on which day

    @property
    def counts(self) -> bool:
        """Found on its own day, and by oneself."""
        return self.solved == self.day and not self.shown


async def tried(c: AsyncConnection, person: int) -> dict[str, list[Tried]]:
    """All of somebody's puzzles, by game, the oldest first."""
    p = puzzles.c
    of = select(p.game, p.day, p.table, p.tries, p.shown, p.solved).where(p.person == person)
    found: dict[str, list[Tried]] = {}
    for game, *row in await c.execute(of.order_by(p.day)):
        found.setdefault(game, []).append(Tried(*row))
    return found


async def begin(c: AsyncConnection, person: int, game: str, day: int, table: str) -> None:
    """Somebody looks at a puzzle, perhaps again, at this table; what was found stays found."""
    values = {"person": person, "game": game, "day": day}
    p = puzzles.c
    mine = (p.person == person) & (p.game == game) & (p.day == day)
    again = await c.execute(update(puzzles).where(mine).values(table=table))
    if not again.rowcount:
        fresh = {"table": table, "tries": 0, "shown": False}
        await c.execute(insert(puzzles).values(**values, **fresh))


async def judged(c: AsyncConnection, table: str, today: int, solved: bool) -> None:
    """A turn was played there; the first one that solves it counts."""
    p = puzzles.c
    open_ = (p.table == table) & p.solved.is_(None)
    values = {"tries": p.tries + 1, **({"solved": today} if solved else {})}
    await c.execute(update(puzzles).where(open_).values(values))


async def shown(c: AsyncConnection, table: str) -> None:
    """The answer was looked up; whoever has found it already only reads it again."""
    p = puzzles.c
    await c.execute(update(puzzles).where(p.table == table, p.solved.is_(None)).values(shown=True))


async def merge(c: AsyncConnection, guest: int, account: int) -> None:
    """What a guest has found is the account's, unless that has tried the same puzzle itself."""
    own, p = puzzles.alias(), puzzles.c
    same = (own.c.person == account) & (own.c.game == p.game) & (own.c.day == p.day)
    twice = select(own.c.day).where(same).exists()
    await c.execute(delete(puzzles).where(p.person == guest, twice))
    await c.execute(update(puzzles).where(p.person == guest).values(person=account))


def streak(past: Iterable[Tried], today: int) -> tuple[int, int]:
    """How many days in a row up to today, or to yesterday while today's is still open; and the most
    there ever were."""
    days = sorted(one.day for one in past if one.counts)
    now = most = run = 0
    last = None
    for day in days:
        run = run + 1 if last == day - 1 else 1
        most, last = max(most, run), day
    if last is not None and last >= today - 1:
        now = run
    return now, most
