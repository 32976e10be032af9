"""One alarm for all tables: the store knows when each is next to be looked at, so a table that
sleeps until somebody's time is up is nowhere in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from korsi.table import steady
from korsi.table.store import tables
from korsi.table.store.database import Store

_log = logging.getLogger(__name__)

AT_ONCE = 100
"""Tables looked at when the alarm rings."""
CALM = 60.0
"""Seconds after which the store is asked again, whatever it said: clocks of machines jump."""


@dataclass
class Alarm:
    """When it rings."""

    at: float = float("inf")
    sooner: asyncio.Event = field(default_factory=asyncio.Event)

    def set_for(self, due: float | None) -> None:
        """Ring at this time at the latest."""
        if due is not None and due < self.at:
            self.at = due
            self.sooner.set()


async def keep_alarm(
    alarm: Alarm, store: Store, lookout: float, ring: Callable[[str], None]
) -> None:
    """Ring for every table whose time has come, until cancelled."""
    while True:
        alarm.at, now = float("inf"), steady.now()
        due: list[tuple[str, float]] | None = None
        try:
            async with store.glancing() as c:
                due = await tables.next_due(c, AT_ONCE)
        except Exception as error:  # a database that is away comes back
            _log.warning("nobody knows which tables are due: %s", error)
        late = [id for id, at in due or () if at <= now]
        for id in late:
            ring(id)
        # Others set alarms too, and what was rung for may be in the hands of one that dies.
        patience = lookout if late or due is None or store.shared else CALM
        alarm.set_for(min([now + patience, *(at for _, at in due or () if at > now)]))
        while (wait := alarm.at - steady.now()) > 0:
            alarm.sooner.clear()
            with contextlib.suppress(TimeoutError):  # wait_for may swallow that we are cancelled
                async with asyncio.timeout(wait):
                    await alarm.sooner.wait()
