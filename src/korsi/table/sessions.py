"""Whose cookie it is, remembered for a while: at a table everybody asks again after every move.

Whatever is written about people, by this process or another one, makes all of it forgotten (see
`Store.writing`). Pages and whatever concerns an account ask the store itself.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from korsi.table.store import people
from korsi.table.store.database import Store
from korsi.table.store.people import Person

BELIEVED = 30.0
"""Seconds, should word of a change not come through."""
MOST = 10_000

Found = tuple[Person, float]
"""Whose session it is, and when its use was last written down."""


@dataclass
class Sessions:
    """The cookies that were asked about lately."""

    known: dict[str, tuple[int, float, Found]] = field(default_factory=dict)


async def owner_of(store: Store, sessions: Sessions, token: str, fresh: bool) -> Found | None:
    """Whose cookie it is; `fresh`: as it stands in the store."""
    changes, now = store.changes, time.monotonic()  # as it was before the store is asked
    kept = None if fresh else sessions.known.get(token)
    if kept is not None and kept[0] == changes and now - kept[1] < BELIEVED:
        return kept[2]
    async with store.reading() as c:
        found = await people.by_session(c, token, time.time())
    if found is not None:
        if len(sessions.known) >= MOST:
            sessions.known.clear()
        sessions.known[token] = changes, now, found
    return found
