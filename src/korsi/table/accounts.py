"""Commands about oneself: register, log in and out, settings."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from korsi.language import LANGUAGES
from korsi.table import people
from korsi.table.commands import post
from korsi.table.endpoints import done
from korsi.table.forms import flag, read_form, text
from korsi.table.people import Reader
from korsi.table.problems import Problem
from korsi.table.store import people as store


async def register(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    await people.register(reader, text(form, "name"), text(form, "password", most=1000))
    return done(request, {"name": text(form, "name")}, "/account")


async def login(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    await people.login(reader, text(form, "name"), text(form, "password", most=1000))
    return done(request, {"name": reader.person.name if reader.person else ""}, "/account")


async def rename(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    await people.rename(reader, text(form, "name"))
    return done(request, {"name": reader.name}, "/account")


async def change_password(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    old, new = (text(form, name, most=1000) for name in ("old", "password"))
    await people.change_password(reader, old, new)
    return done(request, {}, "/account?done")


async def new_codes(request: Request, reader: Reader) -> list[str]:
    form = await read_form(request)
    return await people.new_codes(reader, text(form, "password", most=1000))


async def recover(request: Request, reader: Reader) -> Response:
    """Back into an account whose password is forgotten."""
    form = await read_form(request)
    code, password = text(form, "code"), text(form, "password", most=1000)
    await people.recover(reader, text(form, "name"), code, password)
    return done(request, {"name": reader.name}, "/account?done")


async def end_sessions(request: Request, reader: Reader) -> Response:
    """End one of one's other sessions, or all of them."""
    form = await read_form(request)
    if reader.id is None or reader.token is None:
        raise Problem("no-account")
    one = text(form, "session")
    async with reader.context.store.writing() as c:
        if one:
            await store.end_sessions(c, reader.id, [one])
        else:
            await store.end_others(c, reader.id, reader.token)
    return done(request, {}, "/account")


async def logout(request: Request, reader: Reader) -> Response:
    await people.logout(reader)
    return done(request, {}, "/")


async def settings(request: Request, reader: Reader) -> Response:
    """Remember what a reader likes in cookies; with an account, language and theme there too."""
    form = await read_form(request)
    kept: dict[str, object] = {}
    if "language" in form:
        language = text(form, "language")
        if language not in LANGUAGES:
            raise Problem("malformed")
        reader.language = kept["language"] = reader.cookies["korsi_language"] = language
    if "theme" in form:
        if form["theme"] not in people.THEMES:
            raise Problem("malformed")
        reader.theme = kept["theme"] = reader.cookies["korsi_theme"] = form["theme"]
    if "sound" in form:
        reader.sound = flag(form, "sound")
        reader.cookies["korsi_sound"] = "on" if reader.sound else "off"
    if "speed" in form:
        if form["speed"] not in people.SPEEDS:
            raise Problem("malformed")
        reader.speed = reader.cookies["korsi_speed"] = form["speed"]
    if "ask" in form:
        reader.ask = flag(form, "ask")
        reader.cookies["korsi_ask"] = "on" if reader.ask else "off"
    if "name" in form:
        await people.rename(reader, text(form, "name"))
    if kept and reader.id is not None:
        async with reader.context.store.writing() as c:
            await store.change(c, reader.id, **kept)
    body = {"language": reader.language, "theme": reader.theme, "sound": reader.sound,
            "speed": reader.speed, "ask": reader.ask}  # fmt: skip
    return done(request, body, inside(text(form, "next", "/")))


def inside(path: str) -> str:
    """An address, if it is a page of ours."""
    ours = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if ours else "/"


ROUTES = [
    post("/account/logout", logout),
    post("/account/sessions/end", end_sessions),
    post("/settings", settings),
]
