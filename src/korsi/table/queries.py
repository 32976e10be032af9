"""What is fetched: states, pictures, chat, records, and the stream."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from korsi.table.analysis_board import values
from korsi.table.answers import JsonAnswer
from korsi.table.carrying import carried, follow
from korsi.table.commands import in_words_of, layout_asked
from korsi.table.drawing import drawn, drawn_board
from korsi.table.endpoints import endpoint
from korsi.table.forms import number
from korsi.table.gains import gains_json
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.packing import SAID, packed_stream, takes_packed
from korsi.table.people import Reader
from korsi.table.pictures import board_css, picture, puzzle_picture
from korsi.table.playing import looked
from korsi.table.points import explained
from korsi.table.problems import Problem
from korsi.table.records import record_text
from korsi.table.steps import steps_json
from korsi.table.store import log, order, tables
from korsi.table.stream import Listener, message, parse_id, stream
from korsi.table.things import thing_json
from korsi.table.viewpoint import StateRequest, viewpoint_of
from korsi.table.wording import guest_name, names_of, words_of

WATCHED = 50
"""Tables one stream may watch besides one's own."""


def _asked(request: Request, name: str) -> int | None:
    return number(request.query_params, name)


async def state(request: Request, reader: Reader) -> Response:
    live = await get_table(reader.context, request.path_params["id"])
    seat, at = _asked(request, "seat"), _asked(request, "at")
    since = _asked(request, "log_from")
    layout, have = layout_asked(request), request.query_params.get("have")
    asked = reader.person, reader.language, seat, at, layout, have, -1 if since is None else since
    found = await drawn(reader.context, live, StateRequest(*asked))
    looked(reader.context, live, reader.id, seat)
    if at is None:
        follow(request, reader, live, layout, found["have"])
    return JsonAnswer(found)


async def scores(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/breakdown: where points come from, for whoever opens that."""
    live = await get_table(reader.context, request.path_params["id"])
    asked = _asked(request, "seat"), _asked(request, "at")
    seen = viewpoint_of(live, reader.person, reader.language, *asked)
    told = explained(live, seen.view, seen.words, seen.at == len(live.match))
    return JsonAnswer({"at": seen.at, "breakdown": told})


async def gains(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/gains?spans=4-6,6-7: whose points moved between two positions, and of what."""
    live = await get_table(reader.context, request.path_params["id"])
    spans = _spans(request.query_params.get("spans", ""))
    still, seat = live.still(), _asked(request, "seat")
    asked = reader.person, reader.language, spans, seat
    return JsonAnswer({"gains": await asyncio.to_thread(lambda: gains_json(still, *asked))})


_SPAN = r"\d{1,6}(\.5)?-\d{1,6}(\.5)?"


def _spans(text: str) -> list[tuple[float, float]]:
    if re.fullmatch(f"{_SPAN}(,{_SPAN})*", text, re.ASCII) is None:
        raise Problem("malformed")
    return [(float(a), float(b)) for a, b in (span.split("-") for span in text.split(","))]


async def passed(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/steps: the positions between two, told as pictures one after another."""
    live = await get_table(reader.context, request.path_params["id"])
    first, last = _asked(request, "from"), _asked(request, "to")
    if first is None or last is None:
        raise Problem("malformed")
    still, layout = live.still(), layout_asked(request)
    asked = reader.person, reader.language, first, last, _asked(request, "seat")
    have = request.query_params.get("have")
    made = await asyncio.to_thread(lambda: steps_json(still, *asked, have, layout))
    return JsonAnswer(made)


async def thing(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/thing/{thing}: what something on the table is and does."""
    live = await get_table(reader.context, request.path_params["id"])
    seat, at, still = _asked(request, "seat"), _asked(request, "at"), live.still()
    if seat not in still.seen_by(reader.id):
        seat = None  # somebody who has just left it points at things before the page knows

    def made() -> dict[str, Any]:
        seen = viewpoint_of(still, reader.person, reader.language, seat, at)
        picked = request.query_params.get("picked", "")
        return thing_json(still, seen, request.path_params["thing"], picked)

    return JsonAnswer(await asyncio.to_thread(made))


async def board(request: Request, reader: Reader) -> Response:
    live = await get_table(reader.context, request.path_params["id"])
    seat, at = _asked(request, "seat"), _asked(request, "at")
    asked = StateRequest(reader.person, reader.language, seat, at, layout_asked(request))
    svg = await drawn_board(live, asked, worded="worded" in request.query_params)
    return Response(svg, media_type="image/svg+xml")


async def messages(
    context: AppContext, live: LiveTable, since: int, reader: Reader
) -> list[dict[str, Any]]:
    """Chat, with the names people have now: of who sits here, the name of their seat."""
    async with context.store.reading() as c:
        rows = await tables.said(c, live.id, since)
        unread = await order.blocked_by(c, reader.id) if reader.id is not None else []
    ignored = {person for person, _ in unread}
    words, mine = reader.words, live.owners(reader.id)
    names = names_of(live, words)

    def speaker(seat: int | None, person: int, name: str) -> str:
        if seat is not None and live.seats[seat].person == person:
            return names[seat]
        return guest_name(words, person, name)

    return [
        {
            "id": row["id"],
            "seat": row["seat"],
            "name": speaker(row["seat"], row["person"], row["name"]),
            "text": row["text"],
            "at": row["at"],
            "yours": row["person"] in mine,
        }
        for row in rows
        if row["person"] not in ignored
    ]


async def chat(request: Request, reader: Reader) -> Response:
    live = await get_table(reader.context, request.path_params["id"])
    since = _asked(request, "since") or 0
    return JsonAnswer({"chat": await messages(reader.context, live, since, reader)})


async def record(request: Request, reader: Reader) -> Response:
    live = await get_table(reader.context, request.path_params["id"])
    name = f'attachment; filename="{live.setup.game}-{live.id}.korsi"'
    headers = {"content-disposition": name}
    text = await record_text(reader.context, live, words_of(reader.language, live.match.game))
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def warm(request: Request, reader: Reader) -> Response:
    return JsonAnswer({"games": reader.context.readiness.json()})


async def live(request: Request, reader: Reader) -> Response:
    """GET /live: one stream for all of a person's tables and those watched."""
    context = reader.context
    if context.hub.closed:
        raise Problem("stopping", wait=1)
    if reader.id is not None and context.hub.count(reader.id) >= context.settings.streams:
        raise Problem("too-many-streams")
    if context.hub.count_household(reader.address) >= context.settings.address_streams:
        raise Problem("too-many-streams")
    asked = [id for id in request.query_params.get("watch", "").split(",") if id][:WATCHED]
    since = parse_id(request.headers.get("last-event-id") or request.query_params.get("since"))
    one = Listener(reader.id, frozenset(asked), reader.address)
    context.presence.notice(reader.id)
    context.hub.join(one)  # first listen, then look what was missed: nothing falls between
    try:
        missed = await _missed(context, one, since)
    except BaseException:
        context.hub.leave(one)
        raise
    carry = partial(carried, context)
    body = stream(context.hub, one, missed, context.settings.heartbeat, carry)
    headers = {"x-accel-buffering": "no"}
    leave = partial(context.hub.leave, one)
    media = "text/event-stream"
    if takes_packed(request.headers):
        return _Stream(packed_stream(body), leave, media_type=media, headers=headers | SAID)
    return _Stream(body, leave, media_type=media, headers=headers)


class _Stream(StreamingResponse):
    """A response that also ends its stream if the reader is gone before the first line."""

    def __init__(
        self,
        body: AsyncIterator[str] | AsyncIterator[bytes],
        leave: Callable[[], None],
        **more: Any,
    ):
        super().__init__(body, **more)
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()


async def _missed(context: AppContext, one: Listener, since: tuple[int, int] | None) -> list[str]:
    """One message for every table with anything newer; then where the reader stands."""
    here = f"{context.hub.stamp}.{context.hub.said}"
    out: list[str] = []
    if since is not None:
        async with context.store.reading() as c:
            own = await tables.ids_of(c, one.person) if one.person is not None else []
            moved, talked = await log.newer(c, [*own, *one.watch], *since)
        for id in sorted(moved):
            try:
                live = await get_table(context, id)
            except Problem:
                continue
            data = {"table": id, "game": live.setup.game, "ply": live.ply, "kind": "missed"}
            data["your_turn"] = live.waits_for(one.person)
            out.append(message("table", data))
        out += [message("chat", {"table": id}) for id in sorted(talked)]
    hello = {"games": context.readiness.json(), "stream": one.name}
    out.append(message("hello", hello, here))
    return out


ROUTES = [
    Route("/t/{id}/state", endpoint(in_words_of(state), often=True)),
    Route("/t/{id}/steps", endpoint(in_words_of(passed), often=True)),
    Route("/t/{id}/gains", endpoint(in_words_of(gains), often=True)),
    Route("/t/{id}/board", endpoint(in_words_of(board), often=True)),
    Route("/t/{id}/breakdown", endpoint(in_words_of(scores), often=True)),
    Route("/t/{id}/thing/{thing}", endpoint(in_words_of(thing), often=True)),
    Route("/t/{id}/chat", endpoint(chat)),
    Route("/t/{id}/values", endpoint(in_words_of(values), "act")),
    Route("/t/{id}/record", endpoint(record)),
    Route("/g/{game}/picture.svg", endpoint(picture)),
    Route("/g/{game}/puzzle.svg", endpoint(puzzle_picture)),
    Route("/g/{game}/board.css", endpoint(board_css)),
    Route("/warm", endpoint(warm)),
    Route("/live", endpoint(live)),
]
