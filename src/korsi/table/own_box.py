"""A corrected box: a form for what is reconstructed, a file sent in, and what differs, in words.

Every box that has passed its check has a page of its own, /g/GAME/box/DIGEST: what differs, the
file, and tables with it. The check runs in a process of its own that ends when it takes long.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from korsi.box_words import entry_name, value_name
from korsi.core.box import Box, box_from
from korsi.core.box_shape import Field, check_shape, corrected, fields
from korsi.core.errors import BadBox, KorsiError
from korsi.core.game import Game, game, shipped_box
from korsi.core.match import Match, View
from korsi.core.own_box import TEXT, read_own_box
from korsi.core.scene import PERSIAN_DIGITS
from korsi.language import Words
from korsi.table.bot_pool import ask, start_worker, stop_worker
from korsi.table.cards import game_card
from korsi.table.catalogue import symbols
from korsi.table.endpoints import endpoint, wants_json
from korsi.table.live_table import AppContext
from korsi.table.own_box_words import lines_of
from korsi.table.own_games import own_game
from korsi.table.people import Reader
from korsi.table.pictures import SEED
from korsi.table.problems import Problem, status_of, text_of
from korsi.table.rendering import render
from korsi.table.store import boxes
from korsi.table.things import card_json
from korsi.table.wording import words_of

CHECK, PATIENCE = 30, 150.0
"""Seconds of a processor a box may take to be checked, and how long it is waited for: a good box
is not refused because the server has much else to do."""
ASKED = 2000
"""Values one form may hold."""
UNUSED = 7 * 86400.0, 500
"""How long, and how many, boxes are kept that nobody has opened a table with."""

SMALL = 40
"""A part of the file with fewer values is shown at once; of a larger one each thing is folded."""

UNSURE = ("reconstructed",)
NOT_CERTAIN = ("reconstructed", "likely")


# --------------------------------------------------------------------------- the form


def _groups(g: Game, found: Sequence[Field], words: Words) -> list[dict[str, Any]]:
    """The values grouped by the thing they belong to, with its drawing."""
    view = _view(g)
    was = {f.entry: f.value for f in fields(g, (*NOT_CERTAIN, "certain"), shipped_box(g.name))}
    groups = []
    for lead, several in groupby(found, key=_lead):
        its = list(several)
        rows: list[dict[str, Any]] = [
            {
                "label": entry_name(steps, words, len(lead)) or entry_name(steps, words),
                "inputs": [_input(f, was.get(f.entry, f.value), words) for f in row],
            }
            for steps, row in groupby(its, key=lambda f: f.steps)
        ]
        groups.append(
            {
                "of": lead[0] if isinstance(lead[0], str) else lead[0][0],
                "title": entry_name(lead, words),
                "drawing": _drawing(view, lead, its[0], words),
                "rows": rows,
                "changed": any(one["changed"] for row in rows for one in row["inputs"]),
                "count": len(its),
            }
        )
    return groups


@lru_cache(maxsize=24)
def _parts(g: Game, text: str, levels: tuple[str, ...], words: Words) -> list[dict[str, Any]]:
    """The things grouped by the part of the file they stand in, with how sure that part is."""
    box = box_from(text)
    said = {m.of: words.of("confidence", m.of) for m in box.marks() if m.level in levels}
    parts = []
    for of, several in groupby(_groups(g, fields(g, levels, box), words), key=lambda x: x["of"]):
        things = list(several)
        count = sum(thing["count"] for thing in things)
        part = {"title": entry_name((of,), words), "text": said.get(of, ""), "count": count}
        parts.append({**part, "things": things, "open": count < SMALL})
    return parts


def _lead(f: Field) -> tuple[Any, ...]:
    """What a value belongs to: the entry of a list it is in, else the table around it."""
    listed = [i for i, step in enumerate(f.steps) if isinstance(step, tuple)]
    return f.steps[: listed[0] + 1] if listed else f.steps[:-1] or f.steps


@lru_cache(maxsize=16)
def _view(g: Game) -> View:
    return Match(g.interpreted, seed=SEED).view(-1)


def _drawing(view: View, lead: tuple[Any, ...], first: Field, words: Words) -> dict[str, Any]:
    """How the thing looks whose values these are; nothing where it is not drawn by itself."""
    kind, id = lead[-1] if isinstance(lead[-1], tuple) else (first.steps[-1], lead[-1])
    number = first.entry.rpartition("]")[0].rpartition("[")[2]
    things = (f"{kind}-{id}", f"tile-{id}", f"card-{id}", f"event-{id}", f"tile-{kind}",
              f"leroy-{number}" if kind == "action" else "")  # fmt: skip
    for thing in things:
        card = view.card(thing) if thing else None
        if card is not None and card.face:
            digits = PERSIAN_DIGITS if words.code == "fa" else None
            drawing: dict[str, Any] = card_json(view.game, card, words, [], digits)["drawing"]
            wide, tall = drawing["size"]
            return drawing | {
                "markup": Markup(drawing["markup"]),
                "view": f"{-wide / 2:g} {-tall / 2:g} {wide:g} {tall:g}",
            }
    return {}


def _input(f: Field, was: Any, words: Words) -> dict[str, Any]:
    """One input: a number between bounds, a choice, or a word after a pattern."""
    key = f.steps[-1] if isinstance(f.steps[-1], str) else f.steps[-1][0]
    made: dict[str, Any] = {
        "name": f.entry,
        "value": f.value,
        "changed": f.value != was,
        "was": value_name(was, words, key),
        "low": 0 if f.low is None else f.low,
        "high": 99 if f.high is None else f.high,
        "shown": words.digits(str(f.value)),
        "pattern": f.pattern,
        "choices": [],
    }
    for i, choice in enumerate(f.choices):
        value = choice[1] if isinstance(choice, tuple) else choice
        name = value_name(choice[0] if isinstance(choice, tuple) else choice, words, key)
        made["choices"].append({"id": i, "text": name, "chosen": value == f.value})
    return made


def _asked(found: Sequence[Field], form: Mapping[str, str], words: Words) -> dict[str, Any]:
    """The values of a form that differ from what they were."""
    changes: dict[str, Any] = {}
    for f in found:
        given = form.get(f.entry)
        if given is None:
            continue
        value = _value(f, given.strip(), words)
        if value != f.value:
            changes[f.entry] = value
    return changes


def _value(f: Field, given: str, words: Words) -> Any:
    whole = given.removeprefix("-").isdecimal() and len(given) < 6
    if f.choices:
        if not whole or not 0 <= int(given) < len(f.choices):
            raise Problem("malformed")
        choice = f.choices[int(given)]
        return choice[1] if isinstance(choice, tuple) else choice
    if isinstance(f.value, str):
        return given[:40]
    low, high = 0 if f.low is None else f.low, 99 if f.high is None else f.high
    if not whole or not low <= int(given) <= high:
        what = entry_name(f.steps, words)
        raise BadBox(
            f"{f.entry}: must lie between {low} and {high}",
            key="box-between", what=what, low=low, high=high,
        )  # fmt: skip
    return int(given)


# --------------------------------------------------------------------------- checking


async def checked(context: AppContext, name: str, text: str) -> Box:
    """The box of a text, checked and stored; raises what is wrong with it."""
    installed = await asyncio.to_thread(game, name)
    box = await asyncio.to_thread(read_own_box, text, installed.box)
    check_shape(installed, box)
    async with context.store.reading() as c:
        known = await boxes.read(c, box.digest)
    if box.digest == installed.box.digest or known is not None:
        return box
    async with context.checking:  # seconds each: who logs in meanwhile does not wait for them
        job = {"do": "box", "game": name, "text": text, "seconds": CHECK}
        answer = await _in_process(context, job)
    if "refused" in answer:
        raise BadBox(
            answer["refused"], key=answer["key"], clause=answer["clause"], **answer["values"]
        )
    if answer.get("digest") != box.digest:
        raise Problem("box-unchecked")
    old, many = UNUSED
    async with context.store.writing(people=False) as c:
        await boxes.forget_unused(c, time.time() - old, many)
        await boxes.keep(c, name, box)
    return box


async def _in_process(context: AppContext, job: dict[str, Any]) -> dict[str, Any]:
    """Check a box in a process of its own: it comes from a stranger, and may harm only that
    process."""
    worker = None
    try:
        worker = await start_worker(context.settings)
        return await ask(worker, job, PATIENCE)
    except TimeoutError:
        raise Problem("box-busy") from None
    except (EOFError, OSError, ValueError):
        raise Problem("box-unchecked") from None
    finally:
        if worker is not None:
            await stop_worker(worker)


async def _box_of(context: AppContext, name: str, digest: str) -> Box:
    """A box by its digest: the shipped one, this server's, or one that was written down."""
    for box in (game(name).box, shipped_box(name)):
        if digest in ("", box.digest):
            return box
    async with context.store.reading() as c:
        text = await boxes.read(c, digest)
    if text is None:
        raise Problem("no-box")
    box = box_from(text)
    if box.game != game(name).box.game:
        raise Problem("no-box")
    return box


# --------------------------------------------------------------------------- pages


async def box_page(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/box and /g/{game}/box/{digest}."""
    name = request.path_params["game"]
    await asyncio.to_thread(game, name)
    box = await _box_of(reader.context, name, request.path_params.get("digest", ""))
    return await _page(request, reader, name, box)


async def _page(
    request: Request, reader: Reader, name: str, box: Box, code: int = 200, problem: str = "",
    tried: str = "",
) -> Response:  # fmt: skip
    g = own = game(name)
    if box.digest not in (g.box.digest, shipped_box(name).digest):
        own = await own_game(reader.context.store, name, box.digest)  # its options as it has them
    said = code, problem, tried
    return await asyncio.to_thread(_drawn, request, reader, (g, own), box, *said)


def _drawn(
    request: Request, reader: Reader, games: tuple[Game, Game], box: Box, code: int, problem: str,
    tried: str,
) -> Response:  # fmt: skip
    g, name = games[0], games[0].name
    words = words_of(reader.language, g)
    levels = NOT_CERTAIN if "likely" in request.query_params else UNSURE
    own = box.digest != shipped_box(name).digest
    return render(
        request,
        reader,
        "box.html",
        code,
        game=game_card(reader, games[1]),
        parts=_parts(g, tried or box.text, levels, words),
        symbols=Markup(symbols(name)),
        own=own,
        digest=box.digest,
        lines=lines_of(name, box.text, words) if own else (),
        likely=levels == NOT_CERTAIN,
        problem=problem,
        kb=TEXT >> 10,
    )


async def own_file(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/box/{digest}/components.toml"""
    name = request.path_params["game"]
    await asyncio.to_thread(game, name)
    box = await _box_of(reader.context, name, request.path_params["digest"])
    headers = {"content-disposition": 'attachment; filename="components.toml"'}
    return Response(box.text, media_type="text/plain", headers=headers)


def _board(g: Game, theme: str, persian: bool) -> str:
    """How a table begins with this box, as who only watches sees it."""
    scene = Match(g.interpreted, g.usual_players, seed=SEED).view(-1).scene()
    digits = PERSIAN_DIGITS if persian else None
    return "" if scene is None else str(scene.svg(digits=digits, theme=theme, targets=False))


async def board(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/box/{digest}/board.svg?theme=light"""
    name, asked = request.path_params["game"], request.query_params
    await asyncio.to_thread(game, name)
    digest = request.path_params["digest"]
    if digest == shipped_box(name).digest != game(name).box.digest:
        raise Problem("no-box")
    theme = "light" if asked.get("theme") == "light" else "dark"
    async with reader.context.slow:
        g = await own_game(reader.context.store, name, digest)
        svg = await asyncio.to_thread(_board, g, theme, reader.language == "fa")
    headers = {"cache-control": "private, max-age=3600"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def send_box(request: Request, reader: Reader) -> Response:
    """POST /g/{game}/box: a file, or the values of the form on top of the box `base`. Answered with
    the page of the box; a box that cannot be played with stays on this page, with a sentence."""
    context, name = reader.context, request.path_params["game"]
    g = await asyncio.to_thread(game, name)
    words = words_of(reader.language, g)
    form, text = await _sent(request)
    base = await _box_of(context, name, form.get("base", "")[:64])
    tried = ""  # what a form said stays in it when it cannot be taken
    try:
        if not text:
            found = fields(g, NOT_CERTAIN, base)
            text = tried = await asyncio.to_thread(corrected, g, base, _asked(found, form, words))
        box = await checked(context, name, text)
    except KorsiError as error:
        if wants_json(request) or (isinstance(error, Problem) and error.key == "malformed"):
            raise
        said = text_of(error, words)
        return await _page(request, reader, name, base, status_of(error), said, tried)
    if wants_json(request):
        lines = await asyncio.to_thread(lines_of, name, box.text, words)
        return JSONResponse({"box": box.digest, "differences": list(lines)})
    return RedirectResponse(f"/g/{name}/box/{box.digest}", 303)


async def _sent(request: Request) -> tuple[dict[str, str], str]:
    """The values of a form, and the text of a file that came with it."""
    try:
        sent = await request.form(max_files=1, max_fields=ASKED)
        form = {k: v for k, v in sent.multi_items() if isinstance(v, str)}
        file = next((v for _, v in sent.multi_items() if isinstance(v, UploadFile)), None)
        data = await file.read() if file is not None else b""
    except Problem:
        raise
    except Exception:
        raise Problem("malformed") from None
    if not form and not data:  # no form at all: not a box without changes
        raise Problem("malformed")
    try:
        return form, data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadBox("not UTF-8 text", key="box-unreadable", file="components.toml") from None


ROUTES = [
    Route("/g/{game}/box", endpoint(box_page)),
    Route("/g/{game}/box", endpoint(send_box, "send", upload=True), methods=["POST"]),
    Route("/g/{game}/box/{digest}", endpoint(box_page)),
    Route("/g/{game}/box/{digest}/board.svg", endpoint(board, "open")),
    Route("/g/{game}/box/{digest}/components.toml", endpoint(own_file)),
]
