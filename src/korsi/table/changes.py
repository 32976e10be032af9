"""The one way a table changes: committed to the log, taken over in memory, told to everybody."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import IntegrityError

from korsi.core.match import Match
from korsi.table.live_table import AppContext, LiveTable, apply_entry, drop, get_table, who_and_when
from korsi.table.opponents import outcomes
from korsi.table.problems import Problem
from korsi.table.store import log, results, tables
from korsi.table.store.log import BACK, MOVES, Entry
from korsi.table.store.tables import Seat
from korsi.table.stream import notify_table

STATES = {"begin": "playing", "over": "over"}
"""Lines of the log after which a table is in another state."""


@asynccontextmanager
async def at_table(context: AppContext, id: str) -> AsyncIterator[LiveTable]:
    """The table with its lock held: one command after another."""
    while True:
        live = await get_table(context, id)
        async with live.lock:
            if not live.dropped:
                yield live
                return


def entry(live: LiveTable, kind: str, seat: int | None = None, action: int | None = None,
          by: str = "", after: int = 0) -> Entry:  # fmt: skip
    """The next line of the log; `after` counts the lines before it in the same commit."""
    return Entry(live.seq + 1 + after, kind, seat, action, by, time.time())


async def commit(
    context: AppContext,
    live: LiveTable,
    entries: Sequence[Entry],
    match: Match | None = None,
    seats: Sequence[Seat] = (),
    **changes: Any,
) -> None:
    """Write lines, changed seats and changed columns in one transaction; then take them over."""
    stamps: list[int] = []
    for line in entries:
        if line.kind in STATES:
            changes["state"] = STATES[line.kind]

    def then() -> None:
        for seat in seats:
            live.seats[seat.seat] = seat
        for name, value in changes.items():
            setattr(live.setup, name, value)
        live.setup.changed = time.time()
        old, new = live.match, match if match is not None else live.match
        n = len(old)
        for line, stamp in zip(entries, stamps, strict=True):
            before = who_and_when(live.match)
            n += (line.kind in MOVES) - (line.kind in BACK)
            longer = old if n > len(new) else new
            apply_entry(live, line, new if n == len(new) else longer.at(n), before)
            live.stamp = stamp
        live.match = new
        notify(context, live, entries[-1].kind if entries else "seats")
        if context.wake is not None:
            context.wake(context, live)

    try:
        async with context.store.writing(then) as c:
            for line in entries:
                stamps.append(await log.append(c, live.id, line))
            for seat in seats:
                await tables.save_seat(c, live.id, seat)
                if seat.resigned or seat.person != live.seats[seat.seat].person:
                    await tables.shut_out(c, live.id, seat.seat)
            if changes.get("state") == "over":
                around = [next((s for s in seats if s.seat == old.seat), old) for old in live.seats]
                ended = match if match is not None else live.match
                await results.add(c, outcomes(live.setup, around, ended))
            await tables.touch(c, live.id, **changes)
    except IntegrityError:
        drop(context, live)  # somebody else wrote this line: another process on the same file
        raise Problem("stale") from None
    except BaseException:
        drop(context, live)  # written or not? the log knows
        raise


def notify(context: AppContext, live: LiveTable, kind: str) -> None:
    """Tell everybody at the table, and those who watch, that there is something to fetch."""
    acting = set(live.acting())

    def of(person: int | None) -> dict[str, Any]:
        own = [s for s in live.seats_of(person) if live.seats[s].kind == "person"]
        turn = bool(acting.intersection(own))
        where = {"table": live.id, "game": live.setup.game, "ply": live.ply}
        return {**where, "kind": kind, "your_turn": turn}

    notify_table(context.hub, live.id, live.seated(), of, stamp=live.stamp)
