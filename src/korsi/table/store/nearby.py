"""A connection to SQLite that answers at once what takes microseconds.

aiosqlite does everything in a thread, hop by hop: four for one SELECT, each of which costs more
than the SELECT. What only reads, or changes pages that wait for the commit, is done on the spot;
what may wait for the disk or for another process (COMMIT, DELETE, whatever else) in the thread. A
transaction that writes begins on the spot where no other process is writing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite

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
