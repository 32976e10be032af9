"""For whoever runs the server: does it live, may it be sent people, and how is it doing."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import secrets
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from korsi.table import logs, metrics
from korsi.table.answers import JsonAnswer
from korsi.table.changes import notify
from korsi.table.endpoints import refusal
from korsi.table.live_table import AppContext, drop, is_newest
from korsi.table.metrics import Family, counter, gauge, histogram
from korsi.table.people import reader_of
from korsi.table.problems import Problem
from korsi.table.safety import split
from korsi.table.settings import Settings
from korsi.table.store import operator
from korsi.table.store.database import is_newest_shape

_log = logging.getLogger(__name__)

SOON = 1.0
"""Seconds for which an answer of the store is believed: asking often costs nothing."""
PATIENCE = 3.0
"""Seconds the store has to answer."""
SLOW = 1.0
"""Seconds after which an answer is worth a line in the log."""

_PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


class Watched:
    """Every request has a number for the log, and is counted by page, status and time."""

    def __init__(self, app: ASGIApp):
        self.app = app
        self.pages: dict[Any, str] = {}  # endpoint -> the path as routes write it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope["korsi_request"] = secrets.token_hex(4)
        begun, status = time.perf_counter(), 500

        async def timed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":  # a stream then goes on for hours
                status = message["status"]
                self._answered(scope, status, time.perf_counter() - begun)
            await send(message)

        token = logs.request.set(scope)
        try:
            await self.app(scope, receive, timed)
        finally:
            logs.request.reset(token)

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        context: AppContext | None = getattr(scope["app"].state, "context", None)
        if not self.pages:
            routes = scope["app"].routes
            self.pages = {
                route.endpoint if isinstance(route, Route) else route.app: route.path
                for route in routes
                if isinstance(route, Route | Mount)
            }
        page = self.pages.get(scope.get("endpoint"), "none")
        if context is not None:
            context.figures.answered(page, status, seconds)
        level = logging.WARNING if status >= 500 or seconds > SLOW else logging.INFO
        if level > logging.INFO or scope["method"] == "POST":
            said = scope["method"], page, status, 1000 * seconds
            logging.getLogger("korsi.requests").log(level, "%s %s %s in %.0f ms", *said)


async def health(request: Request) -> Response:
    """The process answers. Nothing else is asked."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """May people be sent here? Games that are not compiled yet are played all the same."""
    context: AppContext = request.app.state.context
    store = await _store(context)
    good = store == "ok" and not context.hub.closed
    games = context.readiness.json()
    body = {"ready": good, "store": store, "stopping": context.hub.closed, "games": games}
    return JsonAnswer(body, 200 if good else 503)


async def _store(context: AppContext) -> str:
    """ok, away, or old: of another shape than this version writes."""
    async with context.asking_store:
        at, said = context.store_said
        if time.monotonic() - at < SOON:
            return said
        try:
            async with asyncio.timeout(PATIENCE), context.store.glancing() as c:
                said = "ok" if await c.run_sync(is_newest_shape) else "old"
        except Exception as error:  # whatever it is, nobody can play
            _log.warning("the store does not answer: %s", error or type(error).__name__)
            said = "away"
        context.store_said = time.monotonic(), said
        return said


async def figures(request: Request) -> Response:
    """For Prometheus, not for strangers: to them there is no such page."""
    context: AppContext = request.app.state.context
    if not _may_read(request, context.settings):
        return refusal(request, await reader_of(request, context), Problem("not-found"))
    found = families(context)
    folder = context.settings.figures
    if folder is not None:
        own = context.settings.worker
        found += await asyncio.to_thread(metrics.left_by_others, folder, own)
    return PlainTextResponse(
        metrics.text_of(found), headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"}
    )


def _may_read(request: Request, settings: Settings) -> bool:
    """With the token; without one only from this machine, and not through a proxy on it, behind
    which everybody seems to be here."""
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        asked = f"Bearer {settings.metrics_token}"
        return secrets.compare_digest(given.encode(), asked.encode())
    if settings.proxied or any(name in request.headers for name in _PASSED_ON):
        return False
    host = split("//" + request.headers.get("host", "")).hostname or ""
    return _is_here(request.client.host if request.client else "") and (
        host == "localhost" or _is_here(host)
    )


def _is_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def families(context: AppContext) -> list[Family]:
    """This process's figures."""
    worker = {"worker": context.settings.worker}
    pool, counted = context.pool, context.figures
    answers = [
        ({**worker, "page": page, "status": status}, one)
        for (page, status), one in sorted(counted.answers.items())
    ]
    moves = [({**worker, "by": by}, n) for by, n in sorted(counted.moves.items())]
    games = [
        ({**worker, "game": name}, how["done"]) for name, how in context.readiness.json().items()
    ]
    memory = metrics.memory_of(os.getpid())
    bots = sum(metrics.memory_of(one.process.pid) for one in pool.all)
    return [
        counter("korsi_moves_total", "Moves written, by who made them.", moves),
        histogram(
            "korsi_answer_seconds", "Time until an answer began, by page and status.", answers
        ),
        gauge("korsi_streams", "Open streams.", [(worker, len(context.hub.listeners))]),
        gauge("korsi_live_tables", "Tables in memory.", [(worker, len(context.live_tables))]),
        histogram("korsi_bot_seconds", "Time a bot's move took.", [(worker, pool.thought)]),
        gauge("korsi_bot_queue", "Bot jobs that wait for a process.", [(worker, pool.waiting)]),
        counter("korsi_bot_faults_total", "Bots that failed.", [(worker, pool.faults)]),
        gauge("korsi_game_compiled", "Part of a game that is compiled.", games),
        gauge(
            "korsi_memory_bytes",
            "Memory in use, of this process and of its bots.",
            [({**worker, "of": "server"}, memory), ({**worker, "of": "bots"}, bots)],
        ),
    ]


async def leave_figures(context: AppContext) -> None:
    """Where several processes serve, leave figures so that each can answer for all."""
    folder = context.settings.figures
    while folder is not None:
        try:
            left = folder, context.settings.worker, families(context)
            await asyncio.to_thread(metrics.leave, *left)
        except OSError as error:  # a full disk has room again
            _log.warning("nobody knows how this process is doing: %s", error)
        await asyncio.sleep(metrics.FRESH)


# --------------------------------------------------------------------------- korsi admin

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
    await context.store.heed_people()
    async with context.store.glancing() as c:
        now = await operator.revisions(c, list(context.live_tables))
    held = [context.live_tables.get(id) for id in now]
    for live in held:
        if live is not None and live.setup.revision != now[live.id]:
            async with live.lock:  # a change of our own may have been under way
                if not live.dropped and not await is_newest(context, live):
                    drop(context, live)
                    notify(context, live, "seats")


ROUTES = [
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", figures),
]
