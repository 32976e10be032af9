"""Keeping order: the operator's bans, what is cleaned away, and in the chat to report and block."""

from __future__ import annotations

import asyncio
import logging

from starlette.requests import Request
from starlette.responses import Response

from korsi.table import steady
from korsi.table.commands import post
from korsi.table.endpoints import done
from korsi.table.forms import need_number, read_form
from korsi.table.live_table import AppContext, drop, get_table
from korsi.table.people import Reader, need_person
from korsi.table.problems import Problem
from korsi.table.store import order

_log = logging.getLogger(__name__)

CLEANED = 3600.0
"""Seconds between two cleanings."""


async def cleaning(context: AppContext) -> None:
    """From time to time, delete what nobody can come back to."""
    while True:
        now = steady.now()
        try:
            async with context.store.writing() as c:
                gone = await order.clean(c, now)
        except Exception as error:  # a full disk, a database that is away: another time, then
            _log.warning("nothing was cleaned: %s", error)
            gone = {}
        for live in list(context.live_tables.values()):
            if live.setup.state == "open" and live.setup.changed < now - order.WAITS:
                drop(context, live)
        if any(gone.values()):
            _log.info("cleaned: %s", gone)
        await asyncio.sleep(CLEANED)


# --------------------------------------------------------------------------- in the chat


async def _said(request: Request, reader: Reader) -> tuple[str, int, int]:
    """The table, the message that is meant, and who wrote it: somebody else."""
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
