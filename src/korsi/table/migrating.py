"""All tables of a store at once: what becomes of each by the rules installed now."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

from sqlalchemy import select

from korsi.core.errors import KorsiError
from korsi.table.keeping import put_away
from korsi.table.live_table import AppContext, load_table
from korsi.table.store import keepsakes, log, tables
from korsi.table.store.database import Store
from korsi.table.store.log import BACK, MOVES
from korsi.table.store.models import tables as all_tables
from korsi.table.store.tables import Setup
from korsi.table.surviving import ENDS, WAITS, Fate, carry_out, fate_of


@dataclass(frozen=True)
class Report:
    """What would become of one table."""

    setup: Setup
    moves: int
    what: str
    why: str
    done: bool = False


async def running(store: Store, do: bool = False) -> AsyncIterator[Report]:
    """Every table that is open or being played; `do`: carry it out."""
    t = all_tables.c
    async with store.reading() as c:
        of = select(t.id).where(t.state.in_(("open", "playing"))).order_by(t.game, t.created)
        ids = list((await c.execute(of)).scalars())
    for id in ids:
        yield await _one(store, id, do)


async def _one(store: Store, id: str, do: bool) -> Report:
    async with store.reading() as c:
        kept = await tables.read_table(c, id)
        entries = await log.read(c, id)
    assert kept is not None
    setup = kept[0]
    moves = sum((line.kind in MOVES) - (line.kind in BACK) for line in entries)
    try:
        fate: Fate = await fate_of(store, setup, entries)
    except KorsiError as error:  # of a game that is not installed here
        return Report(setup, moves, "unknown", str(error))
    if do and fate.what == WAITS:  # whoever says so has no box to give
        fate = replace(fate, what=ENDS)
    done = do and await carry_out(store, setup, entries, fate)
    return Report(setup, moves, fate.what, fate.why, done)


async def put_all_away(context: AppContext) -> tuple[int, list[str]]:
    """Keep something of every finished table that has nothing kept yet; how many, and which of
    them could not be."""
    count, failed = 0, list[str]()
    while True:
        async with context.store.reading() as c:
            found = await keepsakes.missing(c, failed, 50)
        if not found:
            return count, failed
        for id in found:
            try:
                done = await put_away(context.store, await load_table(context, id))
            except KorsiError:
                done = False
            count += done
            if not done:
                failed.append(id)


async def not_put_away(store: Store) -> int:
    """How many finished tables have nothing kept."""
    async with store.reading() as c:
        return len(await keepsakes.missing(c, most=100_000))
