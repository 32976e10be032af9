"""Tables by their id: from memory, or from the log; and quiet ones forgotten."""

from __future__ import annotations

import asyncio
import logging
import time

from korsi.core.errors import KorsiError
from korsi.table.keepsakes import Kept, keepsake_in, reopened_in
from korsi.table.live_table.context import AppContext
from korsi.table.live_table.following import follow, rebuild, reopen
from korsi.table.live_table.table import LiveTable
from korsi.table.problems import Problem
from korsi.table.store import keepsakes, log, people, tables
from korsi.table.surviving import ENDS, SAME, WAITS, carry_out, fate_of, is_carried_out

_log = logging.getLogger(__name__)


async def get_table(context: AppContext, id: str, stamp: int = 0) -> LiveTable:
    """The table by its id, as it is now: from memory, or from the log. `stamp`: as it was then, or
    later; word of what came after is on its way."""
    while True:
        live = await held_table(context, id)
        if not context.store.shared:
            return live
        if stamp <= live.stamp if stamp else await is_newest(context, live):
            return live
        async with live.lock:
            if not live.dropped and await catch_up(context, live):
                return live


async def held_table(context: AppContext, id: str) -> LiveTable:
    """The table as this process holds it: another one may have moved on."""
    found = context.live_tables.get(id)
    if found is None:
        async with context.loading:
            found = context.live_tables.get(id)
            if found is None:
                found = await load_table(context, id)
                forget_quiet(context)
                context.live_tables[id] = found
                if context.wake is not None:
                    context.wake(context, found)
    found.used = time.monotonic()
    return found


async def is_newest(context: AppContext, live: LiveTable) -> bool:
    """Has nobody else changed the table since this process read it?"""
    async with context.store.glancing() as c:
        return await tables.revision_of(c, live.id) == live.setup.revision


CATCH_UP = 64
"""Lines of other processes taken over one by one; after more the table is read anew."""


async def catch_up(context: AppContext, live: LiveTable) -> bool:
    """Take over what other processes wrote, with the table's lock held. False: read it anew."""
    async with context.store.reading() as c:
        kept = await tables.read_table(c, live.id)
        entries = await log.read(c, live.id, live.seq)
        owners = {s.person for s in kept[1] if s.person is not None} if kept else set()
        names = await people.names(c, owners)
        rematch = await tables.rematch_of(c, live.id)
    going_on = kept is not None and live.setup.state != "open" and kept[0].state != "closed"
    if kept is None or not going_on or len(entries) > CATCH_UP:
        drop(context, live)
        return False
    live.setup, live.seats = kept
    live.names |= names
    live.rematch = rematch
    try:
        follow(live, live.match.at(len(live.match)), entries)
    except KorsiError:  # a process with other rules: whoever reads the table anew says so
        drop(context, live)
        return False
    live.cards.clear()
    return True


async def load_table(context: AppContext, id: str) -> LiveTable:
    """A table from its log; where rules or box were corrected meanwhile, see surviving.py."""
    while True:
        found = await _load(context, id)
        if found is not None:
            return found


async def _load(context: AppContext, id: str) -> LiveTable | None:
    """The table from the store; None if another process has changed it meanwhile."""
    async with context.store.reading() as c:
        kept = await tables.read_table(c, id)
        if kept is None:
            raise Problem("no-table")
        setup, seats = kept
        if setup.state == "closed":
            raise Problem("closed")
        entries = await log.read(c, id)
        owners = {s.person for s in seats if s.person is not None}
        names = await people.names(c, owners)
        rematch = await tables.rematch_of(c, id)
        kept_of_it = await keepsakes.read(c, id) if setup.state == "over" else None
    context.readiness.ask(setup.game)
    try:
        fate = await fate_of(context.store, setup, entries)
    except KorsiError as error:  # of a game that is not installed
        raise Problem("old-rules") from error
    if fate.what != SAME:
        of = {"table": id}
        _log.info("table %s %s: %s", id, fate.what, fate.why, extra=of)
        if kept_of_it is not None and fate.what in (ENDS, WAITS):
            raise Kept(await asyncio.to_thread(keepsake_in, kept_of_it[1]))
        if fate.what == WAITS and setup.state != "over":  # what is over is told as far as it goes
            raise Problem("old-box")
        if not is_carried_out(setup, fate):
            if not await carry_out(context.store, setup, entries, fate):
                return None
            return await _load(context, id)
    live: LiveTable | None = None
    if kept_of_it is not None and kept_of_it[0] == fate.game.rules and fate.what == SAME:
        g = context.readiness.playing(fate.game)
        live = reopen(g, setup, seats, names, entries, reopened_in(kept_of_it[1]))
    if live is None:
        # A long game replayed takes a second or two where the rules are not compiled yet.
        lines = fate.kept(entries)
        playing = context.readiness.playing
        live = await asyncio.to_thread(rebuild, playing, setup, seats, names, lines, fate.game)
        live.lost = fate.lost(entries)
    live.match.go_over(context.readiness.playing(fate.game))  # compiled meanwhile
    live.rematch = rematch
    return live


LIVE_TABLES = 300
"""Live tables kept in memory; quiet ones beyond that are forgotten and rebuilt when asked for."""
LEAVING = LIVE_TABLES // 10
"""How many leave when there are too many: more would be taken from people who play, and
to rebuild a table, and to tell everybody all of it again, costs as much as a dozen moves."""

QUIET = 600.0
"""Seconds after which a table nobody asked for is forgotten."""


def forget_quiet(context: AppContext, since: float = float("inf")) -> None:
    """Forget tables nobody looks at: those not asked for so long, and the oldest of too many. What
    a clock or a bot will have to do there the store knows."""
    quiet = time.monotonic() - since
    full = len(context.live_tables) >= LIVE_TABLES
    for id, live in sorted(context.live_tables.items(), key=lambda held: held[1].used):
        if full and len(context.live_tables) <= LIVE_TABLES - LEAVING:
            full = False
        if not full and live.used > quiet:
            return
        if not (live.lock.locked() or context.thinks_at(id) or context.hub.watched(id)):
            drop(context, live)


def drop(context: AppContext, live: LiveTable) -> None:
    """Forget what is in memory; the next one who asks reads the log."""
    live.dropped = True
    if context.live_tables.get(live.id) is live:
        del context.live_tables[live.id]
