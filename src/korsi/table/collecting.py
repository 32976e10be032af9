"""When Python's garbage collector runs: seldom, and when nobody waits.

Scenes are many small tuples in no circles, beside a compiler's objects that stay. Left to itself
the collector stopped everybody for 0.1 to 0.2 s, and looking through new objects took a tenth of a
step's time, to find nothing. So it looks at the newest objects once in four seconds (every
sixteenth quarter of a second), more often only while it finds much there. What it has not looked at
is put aside (`gc.freeze`, which costs nothing; objects in no circle are freed all the same) and
looked through as a whole now and then. That takes half a second with 250 tables, so it is done when
no page is open, or when memory has grown.
"""

from __future__ import annotations

import asyncio
import gc
import os
from itertools import count

from korsi.table.keeping import until_quiet
from korsi.table.metrics import memory_of
from korsi.table.stream import Hub

YOUNG, SELDOM = 0.25, 16
"""Seconds between two glances, and how many of these are really one."""
FEW = 200
"""Objects in circles found at a glance; after more the next one is one as well."""
OLD, AGAIN = 3600.0, 10.0
"""Seconds between two looks at everything, and until it is asked again whether it is the moment."""
GROWTH = 256 << 20
"""Bytes the process may have grown by since then; with more it does not wait for an empty site."""


async def collect_calmly(hub: Hub) -> None:
    gc.freeze()
    gc.disable()
    try:
        async with asyncio.TaskGroup() as both:
            both.create_task(_glances())
            both.create_task(_looks(hub))
    finally:
        gc.unfreeze()
        gc.enable()


async def _glances() -> None:
    found = 0
    for n in count(1):
        await asyncio.sleep(YOUNG)
        found = glance(n, found)


def glance(n: int, found: int) -> int:
    """The nth glance: collect the newest objects every sixteenth time, and every time while there
    is much to find; then put the rest aside. -> how many were found the last time."""
    if found > FEW or n % SELDOM == 0:
        found = gc.collect(0)
    gc.freeze()
    return found


async def _looks(hub: Hub) -> None:
    while True:
        before = memory_of(os.getpid())
        await asyncio.sleep(OLD)
        while not may_stop(hub, memory_of(os.getpid()) - before):
            await asyncio.sleep(AGAIN)
        await until_quiet(0.1)
        look()


def may_stop(hub: Hub, grown: int) -> bool:
    """May everything be looked at now: is nobody there to notice, or has memory grown too much to
    wait?"""
    return not hub.listeners or grown > GROWTH


def look() -> None:
    """Collect among all objects, those put aside included."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
