"""A connection to SQLite that answers at once what takes microseconds.

aiosqlite does everything in a thread, hop by hop: four for one SELECT, each of which costs more
than the SELECT. What only reads, or changes pages that wait for the commit, is done on the spot;
what may wait for the disk or for another process (COMMIT, DELETE, whatever else) in the thread. A
transaction that writes begins on the spot where no other process is writing.

A move is one UPDATE and one INSERT, and SQLAlchemy's ways to begin, to ask and to end cost three
times what SQLite does: writers keep one connection and speak to it directly (`Kept`, `at_once`).
Whoever asks through SQLAlchemy in the same transaction may.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import aiosqlite
from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_AT_ONCE = ("cursor", "fetchone", "fetchmany", "fetchall", "rollback")
_SHORT = ("SELECT", "INSERT", "UPDATE", "SAVEPOINT", "RELEASE", "ROLLBACK TO")
_PLAIN = ("BEGIN", "BEGIN DEFERRED")


class Nearby(aiosqlite.Connection):
    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._connection is not None and _is_short(fn, args):
            return fn(*args, **kwargs)
        if fn.__name__ == "execute" and args[0] == "BEGIN IMMEDIATE" and self._begun(fn, args[0]):
            return _owner(fn)
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    def _begun(self, execute: Callable[..., Any], sql: str) -> bool:
        """Has it begun without waiting?"""
        assert self._connection is not None
        waits = self._connection.execute("PRAGMA busy_timeout").fetchone()[0]
        self._connection.execute("PRAGMA busy_timeout = 0")
        try:
            execute(sql)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:  # whatever kind of it
                raise
            return False
        finally:
            self._connection.execute(f"PRAGMA busy_timeout = {waits}")
        return True


def _is_short(fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
    name = fn.__name__
    if name == "execute":
        sql: str = args[0]
        return sql.startswith(_SHORT) or sql in _PLAIN
    return name in _AT_ONCE or (name == "close" and isinstance(_owner(fn), sqlite3.Cursor))


def _owner(fn: Callable[..., Any]) -> object:
    return getattr(fn, "__self__", None)


def connect(database: str, **how: Any) -> aiosqlite.Connection:
    """As aiosqlite.connect does; for SQLAlchemy's `async_creator_fn`."""
    how["check_same_thread"] = False  # one at a time, now here and now there

    def open_it() -> sqlite3.Connection:
        opened: sqlite3.Connection = sqlite3.connect(database, **how)
        return opened

    made = Nearby(open_it, iter_chunk_size=64)
    made._thread.daemon = True
    return made


# --------------------------------------------------------------------------- writers


@dataclass
class Kept:
    """The connection of all writers of this process, who come one after another."""

    engine: AsyncEngine
    kept: AsyncConnection | None = None

    @property
    def connection(self) -> AsyncConnection:
        assert self.kept is not None
        return self.kept

    async def begin(self) -> None:
        if self.kept is None or self.kept.invalidated:
            made = await self.engine.connect()
            self.kept = await made.execution_options(korsi_writes=True)
        try:
            await _nearby(self.kept).execute("BEGIN IMMEDIATE")
        except BaseException as error:
            await self._forget()
            if isinstance(error, sqlite3.Error):
                raise _known(error) from error
            raise

    @asynccontextmanager
    async def apart(self) -> AsyncIterator[None]:
        raw = _raw(self.connection)
        raw.execute("SAVEPOINT apart")
        try:
            yield
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite may have given all of it up
                raw.execute("ROLLBACK TO apart")
                raw.execute("RELEASE apart")
            raise
        raw.execute("RELEASE apart")

    async def commit(self) -> None:
        if self.connection.in_transaction():  # somebody asked through SQLAlchemy
            await self.connection.commit()
            return
        try:
            await _nearby(self.connection).commit()
        except sqlite3.Error as error:
            raise _known(error) from error

    async def close(self) -> None:
        """Kept for the next one, if nothing is left of this transaction."""
        try:
            if self.connection.in_transaction():
                await self.connection.rollback()
            if (raw := _raw(self.connection)).in_transaction:
                raw.rollback()
        except Exception:
            await self._forget()

    async def _forget(self) -> None:
        gone, self.kept = self.kept, None
        if gone is not None:
            with suppress(Exception):
                await gone.invalidate()
                await gone.close()


def _nearby(c: AsyncConnection) -> Nearby:
    found = c.sync_connection.connection.driver_connection  # type: ignore[union-attr]
    assert isinstance(found, Nearby)
    return found


def _raw(c: AsyncConnection) -> sqlite3.Connection:
    found = _nearby(c)._connection
    assert found is not None
    return found


def _known(error: sqlite3.Error) -> BaseException:
    """An error of the driver as SQLAlchemy says it, and everybody knows it."""
    return DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True)


_PLAIN_VALUES = (str, int, float, type(None))


def at_once(
    c: AsyncConnection, statement: Executable, values: Mapping[str, Any]
) -> sqlite3.Cursor | None:
    """A statement on the writers' connection, without ceremony; None: ask SQLAlchemy, another
    database or values it has to translate."""
    if c.dialect.name != "sqlite" or any(type(v) not in _PLAIN_VALUES for v in values.values()):
        return None
    sql, order = _written(statement, tuple(values))
    try:
        return _raw(c).execute(sql, [values[name] for name in order])
    except sqlite3.Error as error:
        raise _known(error) from error


@lru_cache(maxsize=64)
def _written(statement: Any, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """As SQLAlchemy writes it for SQLite, and the order of its values."""
    made = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
    return str(made), tuple(made.positiontup)
