"""Boxes by their digest: the text of every one that was ever played with."""

from __future__ import annotations

import time

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from korsi.core.box import Box
from korsi.table.store.models import boxes, tables

_THERE = select(boxes.c.digest).where(boxes.c.digest == bindparam("digest"))


async def keep(c: AsyncConnection, game: str, box: Box) -> None:
    """Write a box down, once; in a writing transaction."""
    if (await c.execute(_THERE, {"digest": box.digest})).first() is None:
        row = {"digest": box.digest, "game": game, "text": box.text, "at": time.time()}
        await c.execute(insert(boxes).values(**row))


async def read(c: AsyncConnection, digest: str) -> str | None:
    """The text of a box; None where nobody wrote it down."""
    found: str | None = (
        await c.execute(select(boxes.c.text).where(boxes.c.digest == digest))
    ).scalar()
    return found


async def forget_unused(c: AsyncConnection, before: float, most: int) -> None:
    """Let go of boxes no table was opened with: the older ones, and those beyond so many."""
    unused = boxes.c.digest.not_in(select(tables.c.box))
    newest = select(boxes.c.digest).where(unused).order_by(boxes.c.at.desc()).limit(most)
    young = set((await c.execute(newest.where(boxes.c.at >= before))).scalars())
    all_ = set((await c.execute(select(boxes.c.digest).where(unused))).scalars())
    if gone := all_ - young:
        await c.execute(delete(boxes).where(boxes.c.digest.in_(gone)))
