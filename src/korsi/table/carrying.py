"""What the stream carries: after a step, what changed for the pages that look at the table.

A page names its stream with whatever it asks (`korsi-stream`). From then on that stream brings it
what changes of the state it was answered with, as `GET state?have=` would: one message instead of a
message, a question and an answer. It is made through the same endpoint, when the stream is about to
send it, and for whoever the cookie belongs to then: somebody logged out, banned or gone from a seat
gets what a question would get. Whatever is unusual is not carried; the page is told of it, and
asks.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from korsi.core.errors import KorsiError
from korsi.table.bans import check_ban
from korsi.table.drawing import drawn
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.people import Reader
from korsi.table.playing import clock_waits
from korsi.table.sessions import owner_of
from korsi.table.store.database import is_away
from korsi.table.stream import Listener, Told, message
from korsi.table.viewpoint import StateRequest

_log = logging.getLogger(__name__)

PAGES = 8
"""Pages one stream carries something to: tabs share a stream."""
CARRIED = 50
"""Steps a page is brought without asking: nobody says when a tab that shares a stream is closed."""


@dataclass
class Page:
    """A page that looks at a table as it is now, and what it holds of it."""

    cookie: str | None
    have: str
    ply: int
    left: int = CARRIED


def follow(request: Request, reader: Reader, live: LiveTable, layout: str, have: str) -> None:
    """A page was answered: from now on its stream brings it what changes. Not on a screen several
    people share, where what is shown depends on who looks."""
    one, held = _stream_of(request, reader), live.held.get(have)
    if one is None or held is None or len(live.seats_of(reader.id)) > 1:
        return
    key, asked = (live.id, reader.language, layout), request.query_params.get("have")
    for other in [other for other, page in one.pages.items() if page.have == asked]:
        del one.pages[other]  # the same page, turned round
    one.pages.pop(key, None)  # the newest stand last
    one.pages[key] = Page(reader.token, have, held.parts["ply"])
    while len(one.pages) > PAGES:
        del one.pages[next(iter(one.pages))]


def pause(request: Request, reader: Reader, table: str, layout: str) -> None:
    """A page gives a command: the answer will bring it what that changes."""
    one = _stream_of(request, reader)
    if one is not None:
        one.pages.pop((table, reader.language, layout), None)


def _stream_of(request: Request, reader: Reader) -> Listener | None:
    """The stream a page names, if it is one of the same person's."""
    name = request.headers.get("korsi-stream")
    one = reader.context.hub.named.get(name) if name else None
    return one if one is not None and one.person == reader.id and not one.broken else None


async def carried(context: AppContext, one: Listener, told: Told) -> str:
    """The message about a table, with what changed for the pages of this stream."""
    states = []
    for key, page in list(one.pages.items()):
        if key[0] == told.table:
            made = await _changed(context, one, key, page, told.stamp)
            if made is not None:
                states.append(made)
            elif page.ply < told.data["ply"] and one.pages.get(key) is page:
                del one.pages[key]  # it asks for what it was not brought
    data = {**told.data, "states": states} if states else told.data
    return message("table", data, told.id)


async def _changed(
    context: AppContext, one: Listener, key: tuple[str, str, str], page: Page, stamp: int
) -> dict[str, Any] | None:
    """What changed since what a page holds; None: nothing, or it has to ask."""
    table, language, layout = key
    if page.left <= 0:
        return None
    try:
        found = None
        if page.cookie is not None:
            found = await owner_of(context.store, context.sessions, page.cookie, False)
        person = found[0] if found is not None else None
        if (person.id if person is not None else None) != one.person:
            return None
        await check_ban(context.bans, context.store, person, one.household)
        live = await get_table(context, table, stamp)
        waits = any(clock_waits(live, seat) for seat in live.acting())
        if live.ply == page.ply or page.have not in live.held or waits:
            return None
        asked = StateRequest(person, language, layout=layout, have=page.have)
        state = await drawn(context, live, asked)
    except KorsiError:
        return None
    except Exception as error:
        if not is_away(error):
            _log.exception("nothing can be carried to a page at table %s", table)
        return None
    held = live.held.get(state["have"])
    if held is None or state.get("base") != page.have or one.pages.get(key) is not page:
        return None
    page.have, page.ply, page.left = state["have"], held.parts["ply"], page.left - 1
    return state
