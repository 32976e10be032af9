"""Sent or kept in fewer bytes: who takes gzip, how it is said, how tightly it is packed."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator

from starlette.datastructures import Headers

LEVEL = 3
"""Of what is packed for one answer: half the time of the usual 9, and a twentieth more bytes
(benchmarks/load.py)."""
WINDOW, MEMORY = 16 + 14, 5
"""zlib's: every stream keeps its own, 80 KB, and there are many. A step is 10 KB, and most of it
stood in the one before: with a window that does not hold it the time and the bytes are half as many
again (32 KB; 144 KB would save another sixth)."""
SAID = {"content-encoding": "gzip", "vary": "accept-encoding"}
"""The headers of what is packed."""


def takes_packed(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


def packed(text: str) -> bytes:
    """As tightly as can be: what comes once, or is kept for ever."""
    return gzip.compress(text.encode(), mtime=0)


def unpacked(kept: bytes) -> str:
    return gzip.decompress(kept).decode()


async def packed_stream(body: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """The same in fewer bytes; what was said before need not be said in full again."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY)
    async for part in body:
        yield packer.compress(part.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()
