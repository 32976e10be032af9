"""Who is here, as far as whoever sits at a live table with them may know.

Somebody is here while a page of theirs listens (stream.py), at whichever table and in whichever
process, and for a moment after that or after anything else they ask for: a page that is read anew
is not gone. Nothing of it is written down. Processes tell each other every few seconds whom they
hear, by number.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from korsi.table.store.database import CHANNEL
from korsi.table.stream import Hub

if TYPE_CHECKING:  # the context holds a Presence
    from korsi.table.live_table import AppContext, LiveTable

BEAT = 5.0
"""Seconds between two looks at who is here; a call between processes holds so long, and twice."""
KNOWN = 50_000
"""People whose last sign of life is remembered; of others it is not known since when."""
CALLED = 500
"""People named in one call to the other processes: its length is bounded."""


@dataclass
class Presence:
    """Whom this process knows to be here, and when it last heard of everybody else."""

    hub: Hub
    grace: float  # seconds after the last sign of life for which somebody is still here
    began: float = field(default_factory=time.monotonic)
    last: dict[int, float] = field(default_factory=dict)
    back: set[int] = field(default_factory=set)  # who was gone and is here again: to be told

    def notice(self, person: int | None) -> None:
        """Somebody has given a sign of life."""
        if person is None:
            return
        if self.gone_for(person):
            self.back.add(person)
        self.last.pop(person, None)  # the newest stand last
        self.last[person] = time.monotonic()
        if len(self.last) > KNOWN:
            del self.last[next(iter(self.last))]

    def gone_for(self, person: int) -> float:
        """Seconds since somebody was last here; 0 for who is here."""
        if self.hub.count(person):
            return 0.0
        gone = time.monotonic() - self.last.get(person, self.began)
        return gone if gone > self.grace else 0.0


def gone_for(context: AppContext, live: LiveTable, seat: int) -> float:
    """Seconds since whoever sits there was last here, on any of their devices; 0: they are here, or
    it is nobody's business: at a table of days people come and go."""
    sits, setup = live.seats[seat], live.setup
    asked = setup.state == "playing" and setup.pace == "live" and not setup.analysis
    if not asked or sits.kind != "person" or sits.person is None:
        return 0.0
    return min(context.presence.gone_for(one) for one in (sits.person, *sits.holders))


def anybody_here(context: AppContext, live: LiveTable) -> bool:
    """Does anybody who sits there have a page of ours open?"""
    return any(not context.presence.gone_for(person) for person in live.seated())


async def keep_watch(context: AppContext) -> None:
    """Tell the pages at live tables who has gone and who is back, until cancelled."""
    beat = min(BEAT, context.presence.grace / 4)
    while True:
        await asyncio.sleep(beat)
        here = [by for by in context.hub.reached if isinstance(by, int)]
        for person in here:
            context.presence.notice(person)
        await _call(context, here)
        _tell(context)


def _tell(context: AppContext) -> None:
    from korsi.table.changes import notify

    back, context.presence.back = context.presence.back, set()
    for live in [*context.live_tables.values()]:
        if live.setup.state != "playing" or live.setup.pace != "live":
            continue
        stages = tuple(_stage(context, live, seat.seat) for seat in live.seats)
        if stages != live.gone or not back.isdisjoint(live.seated()):
            live.gone = stages
            notify(context, live, "presence")


def _stage(context: AppContext, live: LiveTable, seat: int) -> int:
    """0: here, 1: gone, 2: for so long that others may let a bot play."""
    gone = gone_for(context, live, seat)
    return (gone > 0) + (gone >= context.settings.idle_live)


async def _call(context: AppContext, here: Collection[int]) -> None:
    """Tell the other processes whom this one hears."""
    connection = context.line.connection
    if connection is None:
        return
    named = [*here]
    for n in range(0, len(named), CALLED):
        text = " ".join(["here", *map(str, named[n : n + CALLED])])
        with contextlib.suppress(Exception):  # a lost line is made again, and the next call comes
            async with context.line.asking:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
