"""The one way a table changes: committed to the log, taken over in memory, told to everybody."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import IntegrityError

from korsi.core.match import Match
from korsi.table.live import tell_table
from korsi.table.problems import Problem
from korsi.table.rooms import House, Room, drop, get_room, take, who_and_when
from korsi.table.store import log, tables
from korsi.table.store.log import Entry
from korsi.table.store.tables import Seat


@asynccontextmanager
async def at_table(house: House, id: str) -> AsyncIterator[Room]:
    """The table with its lock held: one command after another."""
    while True:
        room = await get_room(house, id)
        async with room.lock:
            if not room.dropped:
                yield room
                return


def entry(room: Room, kind: str, seat: int | None = None, action: int | None = None,
          by: str = "", after: int = 0) -> Entry:  # fmt: skip
    """The next line of the log; `after` counts the lines before it in the same commit."""
    return Entry(room.seq + 1 + after, kind, seat, action, by, time.time())


async def commit(
    house: House,
    room: Room,
    entries: Sequence[Entry],
    match: Match | None = None,
    seats: Sequence[Seat] = (),
    **changes: Any,
) -> None:
    """Write lines, changed seats and changed columns in one transaction; then take them over."""
    stamps: list[int] = []

    def then() -> None:
        for seat in seats:
            room.seats[seat.seat] = seat
        for name, value in changes.items():
            setattr(room.setup, name, value)
        room.setup.changed = time.time()
        before = who_and_when(room.match)
        for line, stamp in zip(entries, stamps, strict=True):
            take(room, line, match if match is not None else room.match, before)
            room.stamp = stamp
        tell(house, room, entries[-1].kind if entries else "seats")
        if house.wake is not None:
            house.wake(house, room)

    try:
        async with house.store.writing(then) as c:
            for line in entries:
                stamps.append(await log.append(c, room.id, line))
            for seat in seats:
                await tables.save_seat(c, room.id, seat)
                if seat.resigned or seat.person != room.seats[seat.seat].person:
                    await tables.shut_out(c, room.id, seat.seat)
            await tables.touch(c, room.id, **changes)
    except IntegrityError:
        drop(house, room)  # somebody else wrote this line: another process on the same file
        raise Problem("stale") from None
    except BaseException:
        drop(house, room)  # written or not? the log knows
        raise


def tell(house: House, room: Room, kind: str) -> None:
    """Tell everybody at the table, and those who watch, that there is something to fetch."""
    acting = set(room.acting())

    def of(person: int | None) -> dict[str, Any]:
        own = [s for s in room.seats_of(person) if room.seats[s].kind == "person"]
        turn = bool(acting.intersection(own))
        return {"table": room.id, "ply": room.ply, "kind": kind, "your_turn": turn}

    tell_table(house.hub, room.id, room.seated(), of, stamp=room.stamp)
