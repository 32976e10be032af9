"""Writers one after another, and together to the disk.

A commit waits for the disk, some milliseconds. Whoever comes meanwhile would wait for all those
before: so changes that wait for their turn go into one transaction, each behind a savepoint of its
own, and are committed by the last of them. Alone, a change is committed as soon as it is made.

What a change refuses itself (`Overtaken`, a doubled line) goes alone; what the database refuses (a
full disk, a lost connection) all of them lose, and each is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.core.errors import KorsiError

MOST = 16
"""Changes in one transaction."""

Then = Callable[[], None]


class Opened(Protocol):
    """A transaction that may write."""

    @property
    def connection(self) -> AsyncConnection: ...

    def apart(self) -> AbstractAsyncContextManager[Any]:
        """A savepoint: what fails behind it goes alone."""

    async def commit(self) -> None: ...

    async def close(self) -> None:
        """Whatever was not committed is rolled back."""


@dataclass
class Ceremonious:
    """A transaction as SQLAlchemy makes it."""

    connection: AsyncConnection

    def apart(self) -> AbstractAsyncContextManager[Any]:
        return self.connection.begin_nested()

    async def commit(self) -> None:
        await self.connection.commit()

    async def close(self) -> None:
        """Back to the pool."""
        try:
            await self.connection.close()
        except Exception:
            await self.connection.invalidate()


@dataclass
class Batch:
    """A transaction, and who waits for it to be on disk."""

    opened: Opened
    waiting: list[tuple[Context, Then, asyncio.Future[None]]] = field(default_factory=list)


@dataclass
class Writers:
    """All who write in this process. `begin` opens a transaction."""

    begin: Callable[[], Awaitable[Opened]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    coming: int = 0  # who waits for the lock
    batch: Batch | None = None
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @asynccontextmanager
    async def writing(self, then: Then) -> AsyncIterator[AsyncConnection]:
        """On disk when the block is left; `then` has run before anybody else writes."""
        await self._enter()
        try:
            if self.batch is None:
                self.batch = Batch(await self.begin())
            batch = self.batch
            connection = batch.opened.connection
        except BaseException:
            self.lock.release()
            raise
        try:
            if not batch.waiting:
                yield connection
            else:
                async with batch.opened.apart():
                    yield connection
        except BaseException as error:
            alone = batch.waiting and isinstance(error, KorsiError | IntegrityError)
            self._leave(batch, None if alone else error)
            raise
        done = asyncio.get_running_loop().create_future()
        batch.waiting.append((copy_context(), then, done))
        self._leave(batch)
        await done

    async def _enter(self) -> None:
        self.coming += 1
        try:
            await self.lock.acquire()
        except BaseException:  # whoever relied on us to commit must not wait for ever
            self._spawn(self._settle())
            raise
        finally:
            self.coming -= 1

    def _leave(self, batch: Batch, error: BaseException | None = None) -> None:
        """With the lock: hand it on, or bring what there is to the disk first."""
        if error is None and self.coming and len(batch.waiting) < MOST:
            self.lock.release()
        else:
            self._spawn(self._end(batch, error))

    async def _settle(self) -> None:
        await self.lock.acquire()
        if self.batch is not None and not self.coming:
            await self._end(self.batch, None)
        else:
            self.lock.release()

    async def _end(self, batch: Batch, error: BaseException | None) -> None:
        """Commit, or give all up; then tell everybody, in the order they came."""
        self.batch = None
        try:
            try:
                if error is None:
                    await batch.opened.commit()
            except BaseException as failed:
                error = failed
            finally:
                await batch.opened.close()
            for context, then, done in batch.waiting:
                _tell(context, then, done, error)
        finally:
            self.lock.release()

    async def settled(self) -> None:
        """Until nothing is on its way to the disk any more: who asked for it may have gone."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def _tell(
    context: Context, then: Then, done: asyncio.Future[None], error: BaseException | None
) -> None:
    try:
        if error is None:
            context.run(then)
    except BaseException as failed:
        error = failed
    if done.done():  # whoever asked has gone
        return
    if error is None:
        done.set_result(None)
    else:
        lost = error if isinstance(error, Exception) else ConnectionError("another one gave up")
        done.set_exception(lost)
