"""Connections as uvicorn holds them, but not for ever: slow askers and readers are let go.

uvicorn waits without end for the first byte, for the headers and for a body, and for a reader who
has stopped reading. One stranger could hold thousands of connections that way. And httptools, which
reads requests in a third of the time of h11, takes headers of any length.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from korsi.table.safety import household_of
from korsi.table.settings import Settings

_Protocol: Any = AutoHTTPProtocol  # of httptools, where that is installed

HEAD = 64 << 10
"""Bytes of a request before its body."""


def patient(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one server, which counts its connections together."""
    counted = Counter[str]()

    class Patient(_Protocol):  # type: ignore[misc]
        household = ""
        head = 0  # bytes of a request that is not complete enough to be answered
        asking: asyncio.TimerHandle | None = None  # until then the request has to be there
        reading: asyncio.TimerHandle | None = None  # until then some of the answer has to be read

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.asking = self.loop.call_later(settings.patience, self._let_go)
            # behind a proxy all connections are its own; it has limits like these
            self.household = "" if settings.proxied else household_of((self.client or ("", 0))[0])
            counted[self.household] += 1
            if self.household and counted[self.household] > settings.connections:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            counted[self.household] -= 1
            if not counted[self.household]:
                del counted[self.household]
            for timer in (self.asking, self.reading):
                if timer is not None:
                    timer.cancel()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            answering = self.cycle is not None and not self.cycle.response_complete
            self.head = 0 if answering else self.head + len(data)
            if self.head > HEAD:
                self._let_go()
            elif answering and self.asking is not None:
                self.asking.cancel()
                self.asking = None
            elif not answering and self.asking is None:  # what goes on counts from its first byte
                self.asking = self.loop.call_later(settings.patience, self._let_go)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.reading = self.loop.call_later(settings.patience, self._let_go)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.reading is not None:
                self.reading.cancel()
                self.reading = None

        def _let_go(self) -> None:
            self.transport.abort()

    return Patient
