"""Keeping order: the operator's bans, what is cleaned away, and in the chat to report and block."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import Request
from starlette.responses import Response

from korsi.table.changes import notify
from korsi.table.commands import post
from korsi.table.endpoints import done
from korsi.table.forms import need_number, read_form
from korsi.table.live_table import AppContext, drop, get_table, is_newest
from korsi.table.people import Reader, need_person
from korsi.table.problems import Problem
from korsi.table.store import operator, order

_log = logging.getLogger(__name__)

CLEANED = 3600.0
"""Seconds between two cleanings."""


async def cleaning(context: AppContext) -> None:
    """From time to time, what nobody can come back to is taken away."""
    while True:
        async with context.store.writing() as c:
            gone = await order.clean(c, time.time())
        if any(gone.values()):
            _log.info("cleaned: %s", gone)
        await asyncio.sleep(CLEANED)


HEEDED = 3.0
"""Seconds between two looks at what the operator has done."""


async def heeding(context: AppContext) -> None:
    """`korsi admin` writes to the store from a process of its own: tables it has closed or whose
    people it has renamed are read anew. Where several processes serve, they hear of it anyway."""
    while not context.store.shared:
        await asyncio.sleep(HEEDED)
        try:
            await heed(context)
        except Exception as error:  # a database that is away comes back
            _log.warning("nobody knows what the operator has done: %s", error)


async def heed(context: AppContext) -> None:
    async with context.store.glancing() as c:
        now = await operator.revisions(c, list(context.live_tables))
    held = [context.live_tables.get(id) for id in now]
    for live in held:
        if live is not None and live.setup.revision != now[live.id]:
            async with live.lock:  # a change of our own may have been under way
                if not live.dropped and not await is_newest(context, live):
                    drop(context, live)
                    notify(context, live, "seats")


# --------------------------------------------------------------------------- in the chat


async def _said(request: Request, reader: Reader) -> tuple[str, int, int]:
    """The table, the message meant there, and who said it: somebody else."""
    live = await get_table(reader.context, request.path_params["id"])
    said = need_number(await read_form(request), "chat")
    async with reader.context.store.reading() as c:
        found = await order.who_said(c, live.id, said)
    if found is None or found[0] in live.owners(reader.id):
        raise Problem("malformed")
    return live.id, said, found[0]


async def report(request: Request, reader: Reader) -> Response:
    """Somebody asks the operator to look at a message."""
    table, said, _ = await _said(request, reader)
    person = await need_person(reader)
    async with reader.context.store.writing() as c:
        await order.report(c, table, said, person)
    return done(request, {"reported": said}, f"/t/{table}")


async def block(request: Request, reader: Reader) -> Response:
    """Somebody does not want to read what a person says any more, at whatever table."""
    table, _, who = await _said(request, reader)
    person = await need_person(reader)
    async with reader.context.store.writing() as c:
        await order.block(c, person, who)
    return done(request, {"blocked": True}, f"/t/{table}")


async def unblock(request: Request, reader: Reader) -> Response:
    who = need_number(await read_form(request), "person")
    if reader.id is not None:
        async with reader.context.store.writing() as c:
            await order.unblock(c, reader.id, who)
    return done(request, {"blocked": False}, "/account")


ROUTES = [
    post("/t/{id}/report", report, "report"),
    post("/t/{id}/block", block),
    post("/account/unblock", unblock),
]
