"""The pages; what each template is given stands in docs/table.md."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from korsi import __version__
from korsi.bots.seats import CHARACTERS
from korsi.core.game import Game, game, game_names
from korsi.language import LANGUAGES
from korsi.table import commands
from korsi.table.accounts import inside
from korsi.table.cards import game_card, table_cards
from korsi.table.endpoints import endpoint, message_page
from korsi.table.live_table import get_table
from korsi.table.people import Reader
from korsi.table.problems import Problem
from korsi.table.queries import messages
from korsi.table.rulebook import rulebook
from korsi.table.scripts import imported, script
from korsi.table.seating import check_link
from korsi.table.state import drawn, drawn_board
from korsi.table.store import tables
from korsi.table.wording import words_of

_log = logging.getLogger(__name__)

HERE = Path(__file__).parent
STATIC = HERE / "static"
TEMPLATES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@lru_cache(maxsize=256)
def _hash(file: str, changed: int) -> str:
    return hashlib.sha256((STATIC / file).read_bytes()).hexdigest()[:10]


def asset(file: str) -> str:
    """The address of a static file, with its content's hash: it may be kept for ever."""
    path = STATIC / file
    return (
        f"/static/{file}?v={_hash(file, path.stat().st_mtime_ns)}"
        if path.is_file()
        else f"/static/{file}"
    )


def render(
    request: Request, reader: Reader, template: str, code: int = 200, **more: Any
) -> Response:
    """A page with what every page has."""
    words = reader.words
    person = reader.person
    me = {"name": person.name, "account": person.account is not None} if person else None
    given: dict[str, Any] = {
        "lang": reader.language,
        "dir": words.direction,
        "theme": reader.theme,
        "sound": reader.sound,
        "t": words,
        "n": words.number,
        "day": words.date,
        "languages": [
            {"code": x.code, "name": x.name, "current": x.code == reader.language}
            for x in LANGUAGES.values()
        ],
        "me": me,
        "path": request.url.path,
        "asset": asset,
        "script": script,
        "imported": imported,
        "warm": reader.context.readiness.json(),
        "version": __version__,
        **more,
    }
    html = TEMPLATES.get_template(template).render(given)
    return HTMLResponse(html, code, headers={"content-language": reader.language})


def message(
    request: Request, reader: Reader, status: int, key: str, text: str,
    post: dict[str, str] | None = None,
) -> Response:  # fmt: skip
    """A sentence and where to go next; `post` is a button that does something."""
    words = reader.words
    next_ = [{"url": "/", "text": words("go-lobby")}]
    if request.path_params.get("id") and key in ("stale", "not-seated", "not-yours"):
        next_.insert(0, {"url": f"/t/{request.path_params['id']}", "text": words("go-table")})
    given = {"key": key, "text": text, "next": next_, "post": post}
    try:
        return render(request, reader, "message.html", status, status=status, **given)
    except TemplateError:  # a page about an error must never fail itself
        _log.exception("message.html is broken")
        return PlainTextResponse(text, status)


message_page[:] = [message]


# --------------------------------------------------------------------------- pages


async def lobby(request: Request, reader: Reader) -> Response:
    async with reader.context.store.reading() as c:
        mine = await tables.ids_of(c, reader.id, 24) if reader.id is not None else []
        joinable = await tables.listed(c, "open")
        watchable = await tables.listed(c, "playing")
    listed: dict[str, Any] = {
        "mine": await table_cards(reader, mine),
        "joinable": await table_cards(reader, [id for id in joinable if id not in mine]),
        "watchable": await table_cards(reader, [id for id in watchable if id not in mine]),
    }

    def page() -> Response:
        cards = [game_card(reader, game(name)) for name in game_names()]
        return render(request, reader, "lobby.html", games=cards, **listed)

    return await asyncio.to_thread(page)  # the first one reads every game's texts


async def game_page(request: Request, reader: Reader) -> Response:
    return await asyncio.to_thread(_game_page, request, reader)


def _game_page(request: Request, reader: Reader) -> Response:
    g = game(request.path_params["game"])
    words = words_of(reader.language, g)
    card = game_card(reader, g)
    rules = rulebook(g, reader.language)
    return render(
        request,
        reader,
        "game.html",
        game=card,
        howto=[
            {"title": title, "text": text, "picture": f"{card['picture']}&step={n}"}
            for n, (title, text) in enumerate(words.howto(), 1)
        ],
        rules=rules,
        known={section.id for section in rules} | {c.id for s in rules for c in s.clauses},
        digits=words.digits,
        box=_box(g, words),
    )


async def box_file(request: Request, reader: Reader) -> Response:
    """The box as data: whoever owns the printed one can correct what is reconstructed."""
    g = game(request.path_params["game"])
    return Response(
        g.box.text,
        media_type="text/plain",
        headers={"content-disposition": 'attachment; filename="components.toml"'},
    )


def _box(g: Game, words: Any) -> list[dict[str, Any]]:
    """Which parts of the box are how sure; what a table may choose is named by its option."""
    options = {option.name for option in g.options}
    return [
        {
            "of": mark.of,
            "level": mark.level,
            "level_text": words(f"level-{mark.level}"),
            "title": words.of("option", of) if (of := mark.of.split(".")[-1]) in options else "",
            "text": words.of("confidence", mark.of),
            "clause": mark.clause,
        }
        for mark in g.box.marks()
    ]


async def table_page(request: Request, reader: Reader) -> Response:
    context = reader.context
    live = await get_table(context, request.path_params["id"])
    reader.game = live.match.game
    how: dict[str, Any] = {"have": "", "in_page": True}
    state = await drawn(context, live, reader.person, reader.language, **how)
    board = await drawn_board(live, reader.person, reader.language)
    chat = await messages(context, live, 0, reader)
    return await asyncio.to_thread(
        lambda: render(
            request,
            reader,
            "table.html",
            game=game_card(reader, live.match.game),
            state=state,
            state_json=Markup(safe_json(state)),
            board=Markup(board),
            chat=chat,
            howto=[{"title": title, "text": text} for title, text in reader.words.howto()],
            bots=list(CHARACTERS),
        )
    )


def safe_json(form: Any) -> str:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


async def account_page(request: Request, reader: Reader) -> Response:
    async with reader.context.store.reading() as c:
        ids = await tables.ids_of(c, reader.id, 60) if reader.id is not None else []
    cards = await table_cards(reader, ids)
    return render(
        request,
        reader,
        "account.html",
        mine=[card for card in cards if card["status"] != "over"],
        finished=[card for card in cards if card["status"] == "over"],
    )


async def seat_link(request: Request, reader: Reader) -> Response:
    """GET /s/{token}. A browser that goes there sits down; a program that only previews the link
    for a chat must not take the seat, and is shown a button instead."""
    if request.headers.get("sec-fetch-dest") == "document":
        return await commands.claim(request, reader)
    token = request.path_params["token"][:100]
    await check_link(reader.context, token)
    words = reader.words
    button = {"url": f"/s/{token}", "text": words("sit-down")}
    return message(request, reader, 200, "seat-link", words("seat-link"), button)


async def change_language(request: Request, reader: Reader) -> Response:
    """GET /language/{code}?next=/...: a link, so that it works without scripts and forms."""
    code = request.path_params["code"]
    if code not in LANGUAGES:
        raise Problem("not-found")
    reader.cookies["korsi_language"] = code
    return RedirectResponse(inside(request.query_params.get("next", "/")), 303)


ROUTES = [
    Route("/", endpoint(lobby)),
    Route("/g/{game}", endpoint(game_page)),
    Route("/g/{game}/components.toml", endpoint(box_file)),
    Route("/t/{id}", endpoint(table_page)),
    Route("/account", endpoint(account_page)),
    Route("/s/{token}", endpoint(seat_link, "enter")),
    Route("/language/{code}", endpoint(change_language)),
]
