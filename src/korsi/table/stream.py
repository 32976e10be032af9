"""The hub: who listens, and what they are told. Messages carry no game data, only where to look.

A message's id is `A.C`: the last stamp of the log and of the chat its reader has been told of. The
store commits and tells in the same order, so whoever resumes from an id misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

QUEUE = 256
"""Messages a slow reader may lag behind; then the stream is closed and resumes from its id."""


@dataclass(eq=False)
class Listener:
    """One open stream."""

    person: int | None
    watch: frozenset[str]
    house: str = "?"
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    broken: bool = False


@dataclass
class Hub:
    """All open streams of this process."""

    listeners: set[Listener] = field(default_factory=set)
    stamp: int = 0
    said: int = 0
    closed: bool = False

    def count(self, person: int) -> int:
        return sum(1 for one in self.listeners if one.person == person)

    def count_house(self, house: str) -> int:
        return sum(1 for one in self.listeners if one.house == house)

    def watched(self, table: str) -> bool:
        return any(table in one.watch for one in self.listeners)

    def close(self) -> None:
        """The server stops: every stream ends, and resumes when it is back."""
        self.closed = True
        for one in self.listeners:
            _end(one)


def message(event: str, data: dict[str, Any], id: str = "") -> str:
    """One server-sent event."""
    head = f"id: {id}\n" if id else ""
    return f"{head}event: {event}\ndata: {msgspec.json.encode(data).decode()}\n\n"


def _end(one: Listener) -> None:
    one.broken = True
    while one.queue.full():
        one.queue.get_nowait()
    one.queue.put_nowait(None)


def _send(one: Listener, text: str) -> None:
    if one.broken:
        return
    try:
        one.queue.put_nowait(text)
    except asyncio.QueueFull:
        _end(one)


def notify_table(
    hub: Hub,
    table: str,
    seated: Iterable[int],
    of: Callable[[int | None], dict[str, Any]],
    *,
    stamp: int = 0,
    said: int = 0,
    event: str = "table",
) -> None:
    """Tell those who sit there or watch; `of(person)` is what that person is told."""
    hub.stamp, hub.said = max(hub.stamp, stamp), max(hub.said, said)
    there = set(seated)
    for one in _open(hub):
        if (one.person is not None and one.person in there) or table in one.watch:
            _send(one, message(event, of(one.person), f"{hub.stamp}.{hub.said}"))


def _open(hub: Hub) -> list[Listener]:
    """Those still there; one that broke before it was ever read from is forgotten here."""
    hub.listeners.difference_update([one for one in hub.listeners if one.broken])
    return list(hub.listeners)


def notify_all(hub: Hub, event: str, data: dict[str, Any]) -> None:
    for one in _open(hub):
        _send(one, message(event, data))


def parse_id(text: str | None) -> tuple[int, int] | None:
    """`A.C`; anything else means: nothing is known."""
    first, _, second = (text or "").partition(".")
    if first.isascii() and first.isdecimal() and second.isascii() and second.isdecimal():
        return (int(first), int(second)) if len(first) < 19 and len(second) < 19 else None
    return None


async def stream(
    hub: Hub, one: Listener, missed: list[str], heartbeat: float
) -> AsyncIterator[str]:
    """What goes over the wire: first what was missed, then what happens, a comment in between."""
    try:
        yield "retry: 1000\n: korsi\n\n" + "".join(missed)
        while not hub.closed:
            try:
                async with asyncio.timeout(heartbeat):
                    text = await one.queue.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if text is None:
                return
            yield text
    finally:
        hub.listeners.discard(one)
