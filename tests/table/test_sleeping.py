"""Tables that wait for somebody cost nothing: what will have to be done there the store knows."""

import asyncio
import gc
import time
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from sqlalchemy import event, func, insert, select, update

from korsi.table import clocks
from korsi.table.live_table import LEAVING, LIVE_TABLES, forget_quiet
from korsi.table.store.models import actions, seats, tables
from korsi.table.stream import Hub
from table.table import opened, played, played_on_both, together, until

MANY = 5000
DAY = 86400


async def asleep(folder, many):
    """A store with so many tables, played by days, somebody to move at each."""
    async with opened(folder) as place:
        people = [place.guest(), place.guest()]
        await together(people, game="hands", pace="turns", clock={"kind": "move", "seconds": DAY})
        async with place.context.store.writing() as c:
            for of in (tables, seats, actions):
                key = "id" if of is tables else "table"
                rows = [dict(row) for row in (await c.execute(select(of))).mappings()]
                for row in rows:
                    row.pop("id") if of is actions else None
                copies = []
                for n in range(1, many):
                    more = {"due": time.time() + DAY + n} if of is tables else {}
                    copies += [{**row, key: f"t{n}", **more} for row in rows]
                if copies:
                    await c.execute(insert(of), copies)
            soon = update(tables).where(tables.c.id == people[0].table)
            await c.execute(soon.values(due=time.time() + DAY))
        return people[0].table, people[0].client.cookies


async def objects_of(folder):
    """Python objects in a server that has looked at its tables, and its alarm."""
    asked = []
    async with opened(folder) as place:
        context = place.context

        @event.listens_for(context.store.engine.sync_engine, "before_cursor_execute")
        def counted(_c, _cursor, statement, *_):
            asked.extend([statement] if statement != "BEGIN" else [])

        await until(lambda: asyncio.sleep(0.05, context.alarm.at), lambda at: at < float("inf"))
        asked.clear()
        context.alarm.set_for(0)  # once more, from the beginning
        await asyncio.sleep(0.3)
        gc.collect()
        return len(gc.get_objects()), context.alarm.at, len(context.live_tables), asked


@pytest.mark.one_in(4)
@played
async def test_sleeping_tables_cost_nothing(folder):
    few, many = folder / "few", folder / "many"
    few.mkdir(), many.mkdir()
    await asleep(few, 1)
    await asleep(many, MANY)
    await objects_of(few)  # what is imported and cached is there from now on
    base, _, _, _ = await objects_of(few)
    count, at, held, asked = await objects_of(many)
    assert held == 0 and count - base < 500, f"{count - base} objects for {MANY} tables"
    assert len(asked) == 1 and "ORDER BY tables.due" in asked[0], "one question for all of them"
    assert at <= time.time() + 60


@pytest.mark.one_in(2)
@played_on_both
async def test_an_alarm_keeps_no_table_in_memory_and_rings_all_the_same(folder):
    with patch.object(clocks, "LEAST", 1):
        async with opened(folder) as place:
            people = [place.guest(), place.guest()]
            await together(people, game="hands", clock={"kind": "move", "seconds": 2})
            for one in people:
                await one.state()  # everybody has looked: the clocks run
            live = place.context.live_tables[people[0].table]
            await until(lambda: asyncio.sleep(0.02, live), lambda t: t.clocks.opens < time.time())
            await until(lambda: asyncio.sleep(0.02, live), lambda t: not t.lock.locked())
            forget_quiet(place.context, 0.0)
            assert not place.context.live_tables

            async def late():
                async with place.context.store.reading() as c:
                    of = select(func.count()).where(actions.c.kind == "timeout")
                    return (await c.execute(of)).scalar()

            await until(late, lambda n: n == 2)
            async with place.context.store.reading() as c:
                [(seq,)] = await c.execute(select(func.max(actions.c.seq)))
                numbers = (await c.execute(select(actions.c.seq))).scalars().all()
            assert sorted(numbers) == list(range(1, seq + 1))


def test_when_memory_is_full_those_are_forgotten_that_nobody_plays_at():
    """A game that is over makes room for the next one, not a hundred that are being played."""
    many = {
        str(n): SimpleNamespace(id=str(n), used=float(n), lock=asyncio.Lock(), dropped=False)
        for n in range(LIVE_TABLES)
    }
    where = SimpleNamespace(
        live_tables=dict(many), hub=Hub(), thinks_at=lambda id: id == "0", thinking=()
    )
    forget_quiet(where)
    gone = [n for n in range(LIVE_TABLES) if many[str(n)].dropped]
    assert gone == list(range(1, LEAVING + 1)), "the oldest, and no more than a tenth"
    forget_quiet(where)
    assert len(where.live_tables) == LIVE_TABLES - LEAVING
