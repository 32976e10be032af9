"""Between the processes of one server, where PostgreSQL lets there be several.

The log is the truth: whoever commands reads first whether another process has moved, and a change
made on an older revision is refused. What stands here only spares work and saves time: one
connection by which a process hears what has changed anywhere, and on which it claims the tables
whose bots and clocks it sees to. A process that dies loses its connection, and with it its claims.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import make_url

from korsi.table import steady
from korsi.table.store.database import CHANNEL, SESSION, WRITERS

_log = logging.getLogger(__name__)

ALIVE, TABLES = WRITERS + 1, WRITERS + 2
"""Advisory locks: held by every process while it runs; (TABLES, table): claims."""

AGAIN = 0.5
"""Seconds between two attempts to reach the database."""


@dataclass
class Line:
    """The connection to the others; `address` is empty where there are none."""

    address: str = ""
    heard: Callable[[str], Awaitable[None]] | None = None
    connected: Callable[[float], Awaitable[None]] | None = None  # given when the server began
    connection: Any = None
    up: asyncio.Event = field(default_factory=asyncio.Event)  # set when it was up once
    claims: dict[str, int] = field(default_factory=dict)  # table -> how often it was claimed here
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)


def line_to(database: str) -> Line:
    url = make_url(database)
    if url.get_backend_name() != "postgresql":
        return Line()
    return Line(url.set(drivername="postgresql").render_as_string(hide_password=False))


async def keep_line(line: Line) -> None:
    """Listen until cancelled; a lost connection is made again, and what was missed is asked for."""
    while line.address:
        try:
            await _listen(line)
        except Exception as error:  # whatever it is, the next attempt may succeed
            _log.warning("no line to the database: %s", error or type(error).__name__)
        finally:
            line.connection = None
            line.claims.clear()
        await asyncio.sleep(AGAIN)


async def _listen(line: Line) -> None:
    import asyncpg

    assert line.heard is not None and line.connected is not None
    said: asyncio.Queue[str | None] = asyncio.Queue()
    c = await asyncpg.connect(line.address, timeout=10, server_settings=SESSION)
    try:
        c.add_termination_listener(lambda _: said.put_nowait(None))
        await c.add_listener(CHANNEL, lambda _c, _pid, _channel, text: said.put_nowait(text))
        began = await _began(c)
        line.connection = c
        await line.connected(began)
        line.up.set()
        while (text := await said.get()) is not None:
            await line.heard(text)
        raise ConnectionError("the database has closed the connection")
    finally:
        line.connection = None
        c.terminate()


async def _began(c: Any) -> float:
    """Since when the server is up: whoever finds no other process alive says so for all."""
    first = await c.fetchval("SELECT pg_try_advisory_lock($1)", ALIVE)
    if first:
        await c.execute(
            "INSERT INTO marks (name, at) VALUES ('began', $1) "
            "ON CONFLICT (name) DO UPDATE SET at = excluded.at",
            steady.now(),
        )
    await c.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)
    if first:
        await c.execute("SELECT pg_advisory_unlock($1)", ALIVE)
    return float(await c.fetchval("SELECT at FROM marks WHERE name = 'began'"))


# --------------------------------------------------------------------------- claims


@asynccontextmanager
async def claimed(line: Line, table: str) -> AsyncIterator[bool]:
    """Is it this process that sees to the bots and clocks of a table for now?"""
    mine = not line.address or await _claim(line, table)
    try:
        yield mine
    finally:
        if mine and line.address:
            await _release(line, table)


def _key(table: str) -> int:
    return zlib.crc32(table.encode()) - (1 << 31)


async def _claim(line: Line, table: str) -> bool:
    async with line.asking:
        if table not in line.claims:
            c = line.connection
            try:
                sql = "SELECT pg_try_advisory_lock($1, $2)"
                if c is None or not await c.fetchval(sql, TABLES, _key(table)):
                    return False
            except Exception:  # the line is lost; others may have it
                return False
        line.claims[table] = line.claims.get(table, 0) + 1
        return True


async def _release(line: Line, table: str) -> None:
    async with line.asking:
        left = line.claims.get(table, 0) - 1
        if left > 0:
            line.claims[table] = left
        elif left == 0:
            del line.claims[table]
            with contextlib.suppress(Exception):  # a lost line has let go already
                await line.connection.execute(
                    "SELECT pg_advisory_unlock($1, $2)", TABLES, _key(table)
                )
