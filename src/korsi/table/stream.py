"""The hub: who listens, and what they are told: where to look, or at once what is to be seen there
(carrying.py).

A message's id is `A.C`: the last stamp of the log and of the chat its reader has been told of. The
store commits and tells in the same order, so whoever resumes from an id misses nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

QUEUE = 256
"""Messages a slow reader may lag behind; then the stream is closed and resumes from its id."""


@dataclass(frozen=True)
class Told:
    """A message about a table, to which may be added what is to be seen there."""

    table: str
    data: dict[str, Any]
    id: str
    stamp: int  # of the table's log, when this was to be seen there


@dataclass(eq=False)
class Listener:
    """One open stream."""

    person: int | None
    watch: frozenset[str]
    household: str = "?"
    queue: asyncio.Queue[str | Told | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    broken: bool = False
    name: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    pages: dict[tuple[str, str, str], Any] = field(default_factory=dict)  # see carrying.py

    def reached(self) -> list[int | str]:
        """By what it is told of something: its person, and the tables it watches."""
        return [*self.watch] if self.person is None else [self.person, *self.watch]


@dataclass
class Hub:
    """All open streams of this process."""

    listeners: set[Listener] = field(default_factory=set)
    reached: dict[int | str, set[Listener]] = field(default_factory=dict)  # by person, by table
    named: WeakValueDictionary[str, Listener] = field(default_factory=WeakValueDictionary)
    stamp: int = 0
    said: int = 0
    closed: bool = False

    def join(self, one: Listener) -> None:
        self.listeners.add(one)
        self.named[one.name] = one
        for by in one.reached():
            self.reached.setdefault(by, set()).add(one)

    def leave(self, one: Listener) -> None:
        self.listeners.discard(one)
        for by in one.reached():
            there = self.reached.get(by, set())
            there.discard(one)
            if not there:
                self.reached.pop(by, None)

    def at(self, table: str, seated: Iterable[int]) -> set[Listener]:
        """Who listens, of those who sit somewhere or watch."""
        found = set(self.reached.get(table, ()))
        for person in seated:
            found.update(self.reached.get(person, ()))
        return found

    def count(self, person: int) -> int:
        return len(self.reached.get(person, ()))

    def count_household(self, household: str) -> int:
        return sum(1 for one in self.listeners if one.household == household)

    def watched(self, table: str) -> bool:
        return table in self.reached

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


def _send(one: Listener, text: str | Told) -> None:
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
    step: bool = False,
) -> None:
    """Tell those who sit there or watch; `of(person)` is what that person is told. `step`: what is
    to be seen there may be carried along."""
    hub.stamp, hub.said = max(hub.stamp, stamp), max(hub.said, said)
    id = f"{hub.stamp}.{hub.said}"
    for one in hub.at(table, seated):
        if one.broken:  # before it was ever read from
            hub.leave(one)
        elif step and any(page[0] == table for page in one.pages):
            _send(one, Told(table, of(one.person), id, stamp))
        else:
            _send(one, message(event, of(one.person), id))


def notify_all(hub: Hub, event: str, data: dict[str, Any]) -> None:
    for one in list(hub.listeners):
        _send(one, message(event, data))


def parse_id(text: str | None) -> tuple[int, int] | None:
    """`A.C`; anything else means: nothing is known."""
    first, _, second = (text or "").partition(".")
    if first.isascii() and first.isdecimal() and second.isascii() and second.isdecimal():
        return (int(first), int(second)) if len(first) < 19 and len(second) < 19 else None
    return None


async def stream(
    hub: Hub,
    one: Listener,
    missed: list[str],
    heartbeat: float,
    carry: Callable[[Listener, Told], Awaitable[str]],
) -> AsyncIterator[str]:
    """What goes over the wire: first what was missed, then what happens, a comment in between."""
    loop = asyncio.get_running_loop()
    said = loop.time()
    alarm: asyncio.TimerHandle

    def beat() -> None:
        """One alarm for all messages: it looks how long ago the last one was."""
        nonlocal alarm
        left = said + heartbeat - loop.time()
        if left <= 0 and one.queue.empty():
            _send(one, ": still here\n\n")
        alarm = loop.call_later(left if left > 0 else heartbeat, beat)

    alarm = loop.call_later(heartbeat, beat)
    try:
        yield "retry: 1000\n: korsi\n\n" + "".join(missed)
        while not hub.closed:
            text = await one.queue.get()
            if text is None:
                return
            yield text if isinstance(text, str) else await carry(one, text)
            said = loop.time()
    finally:
        alarm.cancel()
        hub.leave(one)
