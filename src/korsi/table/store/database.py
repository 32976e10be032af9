"""Opening the store: SQLite for one process, PostgreSQL for several.

SQLite: a transaction that reads first and writes later fails with "database is locked" whatever the
busy timeout says, so every writing one begins IMMEDIATE. One writer at a time inside the process as
well: what is committed is told to the stream in the same order.

PostgreSQL: the same holds among all processes, by a lock that every writing transaction takes
first; stamps are then in the order of commits, and so are the notifications other processes hear.
"""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from korsi.core.errors import BadSetup
from korsi.table.store.nearby import Kept, connect
from korsi.table.store.together import Ceremonious, Opened, Writers

_MIGRATIONS = Path(__file__).parent / "migrations"

CHANNEL = "korsi"
WRITERS = 0x6B6F7273
"""The advisory lock of whoever writes."""
SESSION = {
    "application_name": "korsi",
    "idle_in_transaction_session_timeout": "15000",  # a process that hangs holds up nobody
    "tcp_keepalives_idle": "10",  # nor does one whose machine is gone
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""What every connection asks PostgreSQL for."""


@dataclass
class Store:
    """An open database."""

    engine: AsyncEngine
    changes: int = 0  # of people, as far as this process knows: see sessions.py
    marked: float = 0.0  # when the last of them was, by its mark

    @property
    def shared(self) -> bool:
        """May other processes write as well?"""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def glancing(self) -> AsyncIterator[AsyncConnection]:
        """One question, without the ceremony of a transaction."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection

    @asynccontextmanager
    async def writing(
        self, then: Callable[[], None] = lambda: None, people: bool = True
    ) -> AsyncIterator[AsyncConnection]:
        """All or nothing; on disk when the block is left. `then` runs before others write.
        `people`: may somebody be another one afterwards, or nobody? Not by moves and talk."""

        def after() -> None:
            self.changes += people
            then()

        async with self.writers.writing(after) as connection:
            yield connection
            if people:
                await self._mark(connection)

    @cached_property
    def writers(self) -> Writers:
        return Writers(self._begin)

    async def _begin(self) -> Opened:
        """A transaction that may write."""
        if not self.shared:
            await self._kept.begin()
            return self._kept
        connection = await self.engine.connect()
        try:
            await connection.begin()
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({WRITERS})"))
        except BaseException:
            await connection.close()
            raise
        return Ceremonious(connection)

    @cached_property
    def _kept(self) -> Kept:
        return Kept(self.engine)

    async def _mark(self, c: AsyncConnection) -> None:
        """Let other processes know: by a message, or where there is none by a mark."""
        if self.shared:
            await notify_processes(c, "people")
            return
        self.marked = time.time()
        await c.execute(
            text("INSERT OR REPLACE INTO marks (name, at) VALUES ('people', :at)"),
            {"at": self.marked},
        )

    async def heed_people(self) -> None:
        """Has another process written something about people? Only `korsi admin` does so."""
        async with self.glancing() as c:
            at = (await c.execute(text("SELECT at FROM marks WHERE name = 'people'"))).scalar()
        if at is not None and at != self.marked:
            self.marked = at
            self.changes += 1

    async def close(self) -> None:
        await self.writers.settled()
        if self._kept.kept is not None:
            await self._kept.kept.close()
        await self.engine.dispose()


async def notify_processes(c: AsyncConnection, what: str) -> None:
    """Let every process hear of a change when it is committed: ids only, in the order of commits.
    With SQLite there is nobody else to hear it."""
    if c.dialect.name == "postgresql":
        await c.execute(text(f"SELECT pg_notify('{CHANNEL}', :what)"), {"what": what})


def is_away(error: Exception) -> bool:
    """Does this mean that the database cannot be reached, is full or may not be written to?"""
    if isinstance(error, DBAPIError):
        ours = isinstance(error, ProgrammingError | DataError | IntegrityError)
        return not ours and not is_refused(error)
    return isinstance(error, ConnectionError | TimeoutError | NoConnectionFree)


def is_refused(error: Exception) -> bool:
    """Is it a value that has no place in the database? PostgreSQL takes no NUL in a text and no
    number its column cannot hold (its class of errors 22); SQLite takes both."""
    code = getattr(getattr(error, "orig", None), "pgcode", None)
    return isinstance(error, DBAPIError) and str(code or "").startswith("22")


async def open_store(address: str) -> Store:
    """Open the database and bring it to the newest shape."""
    url = make_url(address)
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadSetup(f"{address}: tables are kept in sqlite or postgresql", key="error")
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).parent
        folder.mkdir(parents=True, exist_ok=True)
        if os.name == "posix":  # it holds seeds and sessions: nobody else's business
            Path(url.database).touch(mode=0o600)
    if url.get_backend_name() == "sqlite":
        given = {"hide_parameters": True, "connect_args": {"async_creator_fn": connect}}
        engine = create_async_engine(url, **given)  # hidden, for seeds are among them
        _prepare_sqlite(engine)
    else:  # a connection that broke while nobody used it is found out before somebody does
        given = {"hide_parameters": True, "connect_args": {"server_settings": SESSION}}
        engine = create_async_engine(url, pool_pre_ping=True, **given)
    store = Store(engine)
    async with store.writing(people=False) as connection:
        await connection.run_sync(_migrate)
    return store


def _migrate(connection: Connection) -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


@cache
def shapes() -> tuple[str, ...]:
    """The shapes a database of ours may have, the newest first."""
    script = ScriptDirectory.from_config(_migrations())
    return tuple(one.revision for one in script.walk_revisions())


def is_newest_shape(connection: Connection) -> bool:
    return MigrationContext.configure(connection).get_current_revision() == shapes()[0]


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # acknowledged is kept, power cut or not
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        if not connection.get_execution_options().get("korsi_writes"):  # those have begun already
            connection.exec_driver_sql("BEGIN")
