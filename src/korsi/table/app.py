"""The table as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from korsi.core.game import game_names
from korsi.core.scene import FONTS
from korsi.table import commands, entering, pages, playing, watching
from korsi.table.doors import refusal
from korsi.table.limits import Limits
from korsi.table.live import Hub, tell_all
from korsi.table.people import reader_of
from korsi.table.problems import Problem
from korsi.table.rooms import House
from korsi.table.safety import SafeHeaders
from korsi.table.scripts import JS, Scripts
from korsi.table.settings import Settings
from korsi.table.store import log, tables
from korsi.table.store.database import open_store
from korsi.table.thinking import close_pool, load, open_pool
from korsi.table.warming import Warmth, load_plugins, warm_all


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole table; it opens its store when it is started."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_plugins(chosen)
        store = await open_store(chosen.database)
        hub = Hub()
        warmth = Warmth(told=lambda how: tell_all(hub, "warm", how))
        house = House(chosen, store, hub, open_pool(chosen), warmth, Limits(chosen.limits))
        house.wake = playing.wake
        async with store.reading() as c:
            hub.stamp, hub.said = await log.newest(c)
        app.state.house = house
        house.spawn(_begin(house))
        try:
            yield
        finally:
            await _stop(house)

    app = Starlette(
        routes=[
            *commands.ROUTES,
            *entering.ROUTES,
            *watching.ROUTES,
            *pages.ROUTES,
            Mount("/static", StaticFiles(directory=pages.STATIC, check_dir=False)),
            Mount("/js/{version}", Scripts(directory=JS)),
            Mount("/fonts", StaticFiles(directory=FONTS)),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={HTTPException: _http, Exception: _broken},
        lifespan=lifespan,
    )
    return app


def calm_collector() -> None:
    """Scenes are many small tuples in no circles, beside a compiler's million objects that stay:
    looking through all of them again and again took a quarter of the time of a step."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


async def _begin(house: House) -> None:
    """Compile, then look after the tables that were being played."""
    await warm_all(house.settings, house.warmth)
    if house.settings.warm:
        calm_collector()
    async with house.store.reading() as c:
        ids = await tables.playing(c)
    await playing.look_after(house, ids)
    for name in game_names() if house.settings.warm else ():
        await load(house.pool, name, playing.SUBSTITUTE)


async def _stop(house: House) -> None:
    house.hub.close()
    for room in list(house.rooms.values()):
        if room.alarm is not None:
            room.alarm.cancel()
    for task in list(house.tasks):
        task.cancel()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    await close_pool(house.pool)
    await house.store.close()


async def _http(request: Request, error: Exception) -> Response:
    """No such page, no such method: said like everything else."""
    status = getattr(error, "status_code", 500)
    key = {404: "not-found", 405: "method"}.get(status, "malformed" if status < 500 else "broken")
    return await _said(request, Problem(key))


async def _broken(request: Request, error: Exception) -> Response:
    return await _said(request, Problem("broken"))


async def _said(request: Request, problem: Problem) -> Response:
    house: Any = request.app.state.house
    return refusal(request, await reader_of(request, house), problem)
