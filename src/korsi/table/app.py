"""The table as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from korsi.core.game import Game, game, game_names
from korsi.core.scene import FONTS
from korsi.language import LANGUAGES
from korsi.table import (
    accounts,
    analysis,
    commands,
    operating,
    order,
    own_box,
    pages,
    playing,
    queries,
)
from korsi.table.alarms import keep_alarm
from korsi.table.bot_pool import close_pool, load, open_pool
from korsi.table.changes import hear, hear_missed
from korsi.table.collecting import collect_calmly
from korsi.table.compiling import Readiness, load_plugins, warm_all
from korsi.table.endpoints import refusal
from korsi.table.keeping import keeping
from korsi.table.limits import Limits
from korsi.table.live_table import QUIET, AppContext, forget_quiet
from korsi.table.packing import LEVEL
from korsi.table.people import reader_of
from korsi.table.presence import keep_watch
from korsi.table.problems import Problem
from korsi.table.rendering import STATIC, Assets
from korsi.table.safety import SafeHeaders
from korsi.table.scripts import JS, Scripts
from korsi.table.settings import Settings
from korsi.table.sharing import keep_line, line_to
from korsi.table.store import log
from korsi.table.store.database import open_store
from korsi.table.stream import Hub, notify_all
from korsi.table.wording import words_of

ANALYSIS = 60.0
"""Seconds one look at a position may take on an analysis board: others go first."""
PACKET = 1200
"""Bytes below which nothing is gained by compressing: they travel in one packet anyway."""


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole table; it opens its store when it is started."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_plugins(chosen)
        await asyncio.to_thread(lambda: [game(name).interpreted for name in game_names()])
        store = await open_store(chosen.database)
        hub = Hub()
        readiness = Readiness(told=lambda how: notify_all(hub, "warm", how))
        pool, limits = open_pool(chosen), Limits(chosen.limits)
        analysts = open_pool(replace(chosen, workers=1, think_limit=ANALYSIS))
        context = AppContext(chosen, store, hub, pool, analysts, readiness, limits)
        context.wake = playing.wake
        context.line = line_to(chosen.database)
        context.line.heard = lambda text: hear(context, text)
        context.line.connected = lambda began: _connected(context, began)
        readiness.went_over = lambda g: _go_over(context, g)
        async with store.reading() as c:
            hub.stamp, hub.said = await log.newest(c)
        app.state.context = context
        context.spawn(keep_line(context.line))
        if store.shared:
            await asyncio.wait_for(context.line.up.wait(), 30)
        context.spawn(asyncio.to_thread(lambda: [game(name).rules for name in game_names()]))
        context.spawn(_begin(context))
        context.spawn(order.cleaning(context))
        context.spawn(keeping(context))
        context.spawn(operating.leave_figures(context))
        context.spawn(operating.heeding(context))
        try:
            yield
        finally:
            await _stop(context)

    app = Starlette(
        routes=[
            *commands.ROUTES,
            *accounts.ROUTES,
            *queries.ROUTES,
            *order.ROUTES,
            *analysis.ROUTES,
            *pages.ROUTES,
            *own_box.ROUTES,
            *operating.ROUTES,
            Mount("/static", Assets(directory=STATIC, check_dir=False)),
            Mount("/js/{version}", Scripts(directory=JS)),
            Mount("/fonts", Assets(directory=FONTS)),
        ],
        middleware=[
            Middleware(operating.Watched),
            Middleware(SafeHeaders, https=chosen.secure),
            Middleware(GZipMiddleware, minimum_size=PACKET, compresslevel=LEVEL),
        ],
        exception_handlers={HTTPException: _http, Exception: _broken},
        lifespan=lifespan,
    )
    app.state.settings = chosen
    return app


async def _begin(context: AppContext) -> None:
    """Look after the tables that were being played, and compile beside them."""
    if not context.settings.warm:
        await warm_all(context.settings, context.readiness)
    lookout = context.settings.lookout
    context.spawn(keep_alarm(context.alarm, context.store, lookout, lambda id: _ring(context, id)))
    context.spawn(_forget(context))
    context.spawn(keep_watch(context))
    if context.settings.warm:
        context.spawn(_at_hand(context))
        await warm_all(context.settings, context.readiness)
        context.spawn(collect_calmly(context.hub))


async def _at_hand(context: AppContext) -> None:
    """Read every game's words now, while nobody waits for them, and load every game into the bots'
    processes, so that the first move is quick."""
    for name in game_names():
        for code in LANGUAGES:
            await asyncio.to_thread(words_of(code, game(name)).has, "game-name")
    for name in game_names():
        await load(context.pool, name)


def _ring(context: AppContext, id: str) -> None:
    """Look at a table whose time has come, unless that is being done."""
    if id not in context.ringing and not context.thinks_at(id):
        context.ringing.add(id)
        context.spawn(playing.ring(context, id), lambda: context.ringing.discard(id))


async def _connected(context: AppContext, began: float) -> None:
    """The connection to other processes is up, perhaps again: ask what has happened meanwhile."""
    context.started = began
    context.store.changes += 1
    await hear_missed(context)


async def _forget(context: AppContext) -> None:
    while True:
        await asyncio.sleep(QUIET / 10)
        forget_quiet(context, QUIET)


def _go_over(context: AppContext, g: Game) -> None:
    """The tables of a game go over to its compiled rules."""
    for live in context.live_tables.values():
        if live.setup.game == g.name and not live.match.game.beside:
            live.match.go_over(g)


async def _stop(context: AppContext) -> None:
    context.hub.close()
    for task in list(context.tasks):
        task.cancel()
    await asyncio.gather(*context.tasks, return_exceptions=True)
    await close_pool(context.pool)
    await close_pool(context.analysts)
    await context.store.close()


async def _http(request: Request, error: Exception) -> Response:
    """Unknown pages and methods are answered like every other error."""
    status = getattr(error, "status_code", 500)
    key = {404: "not-found", 405: "method"}.get(status, "malformed" if status < 500 else "broken")
    return await _said(request, Problem(key))


async def _broken(request: Request, error: Exception) -> Response:
    return await _said(request, Problem("broken"))


async def _said(request: Request, problem: Problem) -> Response:
    context: Any = request.app.state.context
    return refusal(request, await reader_of(request, context), problem)
