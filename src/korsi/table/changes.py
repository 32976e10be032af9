"""The one way a table changes: committed to the log, taken over in memory, told to everybody."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from korsi.core.match import Match
from korsi.core.rules_digest import imprint
from korsi.table import clocks, steady
from korsi.table.clocks import Clocks, first_deadline
from korsi.table.live_table import (
    AppContext,
    Before,
    LiveTable,
    apply_entry,
    catch_up,
    drop,
    get_table,
    held_table,
    is_newest,
    run_clocks,
    who_and_when,
)
from korsi.table.opponents import outcomes
from korsi.table.problems import Overtaken
from korsi.table.store import log, results, tables
from korsi.table.store.database import is_away, notify_processes
from korsi.table.store.log import BACK, MOVES, POSITION, Entry
from korsi.table.store.tables import Seat
from korsi.table.stream import notify_table

_log = logging.getLogger(__name__)

STATES = {"begin": "playing", "over": "over"}
"""Lines of the log after which a table is in another state."""


@asynccontextmanager
async def at_table(context: AppContext, id: str) -> AsyncIterator[LiveTable]:
    """The table with its lock held: one command after another."""
    while True:
        live = await held_table(context, id)
        async with live.lock:
            if await is_current(context, live):
                yield live
                return


async def is_current(context: AppContext, live: LiveTable) -> bool:
    """With the table's lock held: is it still in use, and as new as the log? What other processes
    did is taken over."""
    if live.dropped or not context.store.shared:
        return not live.dropped
    return await is_newest(context, live) or await catch_up(context, live)


def entry(live: LiveTable, kind: str, seat: int | None = None, action: int | None = None,
          by: str = "", after: int = 0, at: float | None = None) -> Entry:  # fmt: skip
    """The next line of the log; `after` counts the lines before it in the same commit. All that one
    click makes is made `at` the same moment."""
    moment = steady.now() if at is None else at
    return Entry(live.seq + 1 + after, kind, seat, action, by, moment)


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
    new = match if match is not None else live.match
    kind = entries[-1].kind if entries else "seats"
    walked, watch = _walked(live, new, entries), clocks.copied(live.clocks)
    for line, after, before in walked:
        run_clocks(watch, line, after, before)
    changes["due"] = _due(context, live, new, watch, entries, seats, changes)

    def then() -> None:
        for seat in seats:
            live.seats[seat.seat] = seat
        for name, value in changes.items():
            setattr(live.setup, name, value)
        live.setup.changed = time.time()
        makers = (line.by.partition(":")[0] for line in entries if line.kind in MOVES)
        context.figures.moves.update(makers)
        live.setup.revision += 1
        live.clocks = watch
        for (line, after, before), stamp in zip(walked, stamps, strict=True):
            apply_entry(live, line, after, before)
            live.stamp = stamp
        live.match = new
        if not context.store.shared:  # else it is heard, by this process as by the others
            notify(context, live, kind, live.stamp)
        context.alarm.set_for(live.setup.due)
        if context.wake is not None:
            context.wake(context, live)

    try:
        async with context.store.writing(then, people=False) as c:
            if not await tables.touch(c, live.id, live.setup.revision, **changes):
                raise Overtaken
            for line, after, _ in walked:
                stamps.append(await log.append(c, live.id, noted(line, after)))
            for seat in seats:
                await tables.save_seat(c, live.id, seat)
                if seat.resigned or seat.person != live.seats[seat.seat].person:
                    await tables.shut_out(c, live.id, seat.seat)
            if changes.get("state") == "over":
                around = [next((s for s in seats if s.seat == old.seat), old) for old in live.seats]
                ended = match if match is not None else live.match
                await results.add(c, outcomes(live.setup, around, ended))
            await notify_processes(c, f"table {live.id} {stamps[-1] if stamps else 0} {kind}")
    except IntegrityError:
        drop(context, live)
        raise Overtaken from None
    except BaseException:
        drop(context, live)  # written or not? the log knows
        raise


def noted(line: Entry, after: Match) -> Entry:
    """A line of the log with the position it led to."""
    return replace(line, position=imprint(after.state)) if line.kind in MOVES else line


def _walked(
    live: LiveTable, new: Match, entries: Sequence[Entry]
) -> list[tuple[Entry, Match, Before]]:
    """Each line with the match after it, and who could act before."""
    old, now, walked = live.match, live.match, []
    n = len(old)
    for line in entries:
        before = who_and_when(now)
        n += (line.kind in MOVES) - (line.kind in BACK)
        now = new if n == len(new) else (old if n > len(new) else new).at(n)
        walked.append((line, now, before))
    return walked


def _due(
    context: AppContext, live: LiveTable, match: Match, watch: Clocks,
    entries: Sequence[Entry], seats: Sequence[Seat], changes: dict[str, Any],
) -> float | None:  # fmt: skip
    """When somebody is to look at the table after this change: when a clock runs out; soon, if this
    process has something to do there now and might die over it."""
    if changes.get("state", live.setup.state) != "playing":
        return None
    around = {s.seat: s for s in (*live.seats, *seats)}
    acting = [around[seat] for seat in match.acting()]
    settled = bool(entries) and entries[-1].kind in POSITION and not seats
    end = first_deadline(watch, (s.seat for s in acting), context.started)
    if settled and all(s.kind == "person" for s in acting):
        return end
    soon = steady.now() + context.settings.lookout
    return soon if end is None else min(soon, end)


def notify(context: AppContext, live: LiveTable, kind: str, stamp: int = 0) -> None:
    """Tell everybody at the table, and those who watch, that there is something to see. `stamp`:
    what this process's readers have been told of is older than this, or this."""

    def of(person: int | None) -> dict[str, Any]:
        where = {"table": live.id, "game": live.setup.game, "ply": live.ply}
        return {**where, "kind": kind, "your_turn": live.waits_for(person)}

    step = kind in POSITION and live.setup.state == "playing"
    notify_table(context.hub, live.id, live.seated(), of, stamp=stamp, step=step)


def notify_chat(context: AppContext, table: str, seated: Iterable[int], number: int) -> None:
    data = {"table": table, "chat": number}
    notify_table(context.hub, table, seated, lambda _: data, said=number, event="chat")


# --------------------------------------------------------------------------- of other processes


async def hear(context: AppContext, text: str) -> None:
    """A change that some process has committed, this one included: tell who listens here."""
    if text == "people":
        context.store.changes += 1
        return
    if text.startswith("here "):  # whom some process hears: see presence.py
        for person in text.split()[1:]:
            context.presence.notice(int(person))
        return
    event, table, number, *kind = text.split()
    hub, stamp = context.hub, int(number)
    live = context.live_tables.get(table)
    there = live.seated() if live is not None else set()
    if hub.listeners and (event == "chat" or not hub.at(table, there)):
        async with context.store.glancing() as c:
            there = await tables.told_of(c, table)
    if hub.at(table, there):
        try:
            if event == "chat":
                notify_chat(context, table, there, stamp)
            else:
                if live is not None and kind[0] == "closed":  # by the operator
                    drop(context, live)
                else:
                    live = await get_table(context, table, stamp)
                notify(context, live, kind[0], stamp)
        except Exception as error:  # one table that cannot be read keeps no news from the others
            if is_away(error):
                raise  # the line is made anew, and asks for what was missed
            of = {"table": table}
            _log.warning("table %s cannot be told of: %s", table, error, extra=of)
    if event == "chat":
        hub.said = max(hub.said, stamp)
    else:
        hub.stamp = max(hub.stamp, stamp)


async def hear_missed(context: AppContext) -> None:
    """Take over what happened while the connection to the others was down."""
    async with context.store.reading() as c:
        moved, talked = await log.since(c, context.hub.stamp, context.hub.said)
    for table, stamp in moved:
        await hear(context, f"table {table} {stamp} missed")
    for table, number in talked:
        await hear(context, f"chat {table} {number}")
