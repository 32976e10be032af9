"""The commands of docs/table.md as they come over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from korsi.core.errors import KorsiError
from korsi.table import analysis_board, hints, opening, playing, puzzling, records, seating
from korsi.table.answers import JsonAnswer
from korsi.table.carrying import follow, pause
from korsi.table.changes import notify_chat
from korsi.table.drawing import drawn
from korsi.table.endpoints import Act, done, endpoint, wants_json
from korsi.table.forms import Form, flag, need_number, number, read_form, text
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.log_lines import begun_by_another, whole_turn
from korsi.table.names import clean_name
from korsi.table.opening import Wish
from korsi.table.opponents import SUBSTITUTE
from korsi.table.people import COOKIE, Reader, check_names, introduce, need_person
from korsi.table.playing import TRIES, Wanted
from korsi.table.problems import Overtaken, Problem, text_of
from korsi.table.store import tables
from korsi.table.store.database import notify_processes
from korsi.table.viewpoint import StateRequest, viewpoint_of
from korsi.table.wording import names_of, words_of

SAY = 500
"""Letters of one chat message."""

CHAIN = 40
"""Steps one move may consist of."""


async def answer(
    request: Request, reader: Reader, live: LiveTable, seat: int | None = None, **more: Any
) -> Response:
    """The reader's new state. A seat still to act goes on looking through its own eyes. Whoever
    sent a form is led to a page."""
    if not wants_json(request):
        return RedirectResponse(f"/t/{live.id}", 303)
    through = seat if seat is not None and seat in live.acting() else None
    state = await drawn(reader.context, live, _state_asked(request, reader, through))
    playing.looked(reader.context, live, reader.id, through)
    follow(request, reader, live, layout_asked(request), state["have"])
    return JsonAnswer({"state": state, **more})


def _state_asked(request: Request, reader: Reader, seat: int | None = None) -> StateRequest:
    """What a page asks for with a command: the present, as a difference to what it has."""
    layout, have = layout_asked(request), request.query_params.get("have")
    return StateRequest(reader.person, reader.language, seat, layout=layout, have=have)


def layout_asked(request: Request) -> str:
    """How the reader's screen wants the board arranged."""
    return request.query_params.get("layout") or "wide"


def once_more(act: Act) -> Act:
    """Give a command again where another process was quicker, at the table as it is now."""

    async def at(request: Request, reader: Reader) -> Response:
        for _ in range(TRIES if reader.context.store.shared else 0):
            with suppress(Overtaken):
                return await act(request, reader)
        return await act(request, reader)

    return at


def in_words_of(act: Act) -> Act:
    """Say a game's refusals in the game's words, and send a stale client what it lacks."""

    async def at(request: Request, reader: Reader) -> Response:
        try:
            return await act(request, reader)
        except KorsiError as error:
            live = reader.context.live_tables.get(request.path_params["id"])
            if live is not None:
                reader.game = live.match.game
                if isinstance(error, Problem) and error.key == "stale":
                    asked = _state_asked(request, reader)
                    error.state = await drawn(reader.context, live, asked)
            raise

    return at


# --------------------------------------------------------------------------- opening


async def create(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    seats, options = form.get("seats"), form.get("options", {})
    if not isinstance(seats, list) or not isinstance(options, dict):
        raise Problem("malformed")
    seats, name = _with_names(seats, form.get("names", []))
    clock = form.get("clock", "none")
    timing: Form = clock if isinstance(clock, dict) else {**form, "kind": clock}
    wish = Wish(
        text(form, "game"),
        seats,
        options,
        text(form, "pace", "live"),
        text(timing, "kind", "none") or "none",
        number(timing, "seconds", 0) or 0,
        flag(form, "listed"),
        flag(form, "hints"),
        text(form, "box", most=64),
    )
    await check_names(reader, opening.names_in(reader.context.settings, wish))
    person = await need_person(reader)
    await introduce(reader, name)
    live, tokens = await opening.open_table(reader.context, person, wish)
    links = {str(seat): f"/s/{token}" for seat, token in tokens.items()}
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}", seat_links=links)


def _with_names(seats: list[Any], names: Any) -> tuple[list[Any], str]:
    """The seats of a form with what people at this screen are called; the first is the reader."""
    if not isinstance(names, list):
        raise Problem("malformed")
    around: list[Any] = list(seats)
    for i, name in enumerate(names[: len(seats)]):
        if around[i] == "me":
            around[i] = {"kind": "me", "name": name}
    for i, seat in enumerate(around if names else ()):
        if isinstance(seat, dict) and seat.get("kind") == "me":
            around[i] = "me"
            return around, clean_name(seat.get("name", ""))
    return around, ""


async def play(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    person = await need_person(reader)
    name, players = request.path_params["game"], number(form, "players")
    live = await opening.play_now(reader.context, person, name, _bot(form), players)
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}")


async def learn(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    person = await need_person(reader)
    name, players = request.path_params["game"], number(form, "lesson")
    live = await opening.open_lesson(reader.context, person, name, players)
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}")


async def puzzle(request: Request, reader: Reader) -> Response:
    """POST /puzzle/{game}: the day's, or with `ago` = 1 yesterday's."""
    ago = number(await read_form(request), "ago", 0) or 0
    person = await need_person(reader)
    live = await opening.open_puzzle(reader.context, person, request.path_params["game"], ago)
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}")


async def upload(request: Request, reader: Reader) -> Response:
    """The file as the body, or as the field `file` of a form."""
    sent = request.headers.get("content-type", "")
    if sent.startswith("multipart/form-data"):
        data = (await read_form(request)).get("file")
    else:
        data = await request.body()
    if not isinstance(data, bytes) or not data:
        raise Problem("broken-upload")
    match = await records.read_upload(reader.context, data)
    person = await need_person(reader)
    live = await records.upload(reader.context, person, data, match)
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}")


# --------------------------------------------------------------------------- at a table

At = tuple[AppContext, str, int]
"""Where a command is given, at which table, and by whom."""
FOR_ALL = ("join", "rematch", "fork", "analyse")
"""What makes a guest of whoever was nobody before."""


AT_TABLE: dict[str, Callable[[At, Form], Awaitable[LiveTable]]] = {
    "join": lambda at, form: seating.join(*at, number(form, "seat")),
    "leave": lambda at, form: seating.leave(*at, number(form, "seat")),
    "begin": lambda at, form: seating.begin(*at, text(form, "fill")),
    "replace": lambda at, form: seating.seat_bot(*at, need_number(form, "seat"), _bot(form)),
    "return": lambda at, form: seating.come_back(*at, number(form, "seat")),
    "resign": lambda at, form: playing.resign(*at, number(form, "seat")),
    "repeat": lambda at, form: playing.repeat(*at, number(form, "seat"), flag(form, "on")),
    "leave-lesson": lambda at, form: playing.leave_lesson(*at),
    "return-lesson": lambda at, form: playing.return_lesson(*at),
    "try-again": lambda at, form: puzzling.try_again(*at),
    "show": lambda at, form: puzzling.show(*at),
    "play-on": lambda at, form: puzzling.play_on(*at),
    "rematch": lambda at, form: opening.rematch(*at),
    "analyse": lambda at, form: analysis_board.open_board(
        *at, number(form, "at"), text(form, "language")
    ),
    "fork": lambda at, form: opening.fork(
        *at,
        need_number(form, "at"),
        text(form, "bot"),
        number(form, "seat"),
        text(form, "language"),
    ),
}
"""Commands answered with the new state of the table they lead to."""


def _name(form: Form) -> str:
    return clean_name(form.get("name", ""))


def _bot(form: Form) -> str:
    return text(form, "bot") or SUBSTITUTE


async def at_table(request: Request, reader: Reader) -> Response:
    known = reader.id is not None
    try:
        return await _at_table(request, reader)
    except Problem:
        if not known:  # who clicked twice is whom the first click made of them
            reader.cookies.pop(COOKIE, None)
        raise


async def _at_table(request: Request, reader: Reader) -> Response:
    id, command = request.path_params["id"], request.url.path.rpartition("/")[2]
    form = await read_form(request)
    if command in FOR_ALL:
        await get_table(reader.context, id)  # a table that is not there makes nobody a guest
        person = await need_person(reader)
    else:
        person = _somebody(reader)
    if command == "join" and (name := _name(form)):
        return await _join(request, reader, id, number(form, "seat"), name)
    spoken = {**form, "language": reader.language}
    live = await AT_TABLE[command]((reader.context, id, person), spoken)
    if live.setup.state == "closed":
        return done(request, {"closed": True}, "/")
    more: dict[str, Any] = {} if live.id == id else {"table": live.id, "url": f"/t/{live.id}"}
    return await answer(request, reader, live, **more)


async def _join(request: Request, reader: Reader, id: str, seat: int | None, name: str) -> Response:
    """Sit down under a name: one's own, or that of somebody else at the same screen."""
    person = await need_person(reader)
    sits = bool((await get_table(reader.context, id)).seats_of(person))
    if sits:
        await check_names(reader, [name])
    else:
        await introduce(reader, name)
    live = await seating.join(reader.context, id, person, seat, name if sits else "")
    return await answer(request, reader, live)


async def link(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    id, seat = request.path_params["id"], need_number(form, "seat")
    token = await seating.new_link(reader.context, id, _somebody(reader), seat)
    return JsonAnswer({"link": f"/s/{token}", "seat": seat})


async def claim(request: Request, reader: Reader) -> Response:
    token = request.path_params["token"][:100]
    link = await seating.check_link(reader.context, token)  # a forged link makes nobody a guest
    name = _name(await read_form(request))
    person = await need_person(reader)
    if link.owner is None:
        await introduce(reader, name)
    try:
        live = await seating.claim(reader.context, token, person)
    except Problem as problem:
        if problem.key not in ("taken", "full") or wants_json(request):
            raise
        return RedirectResponse(f"/t/{link.table}?taken", 303)  # somebody was quicker
    return await answer(request, reader, live, table=live.id, url=f"/t/{live.id}")


def _somebody(reader: Reader) -> int:
    """The person who gives a command; one needs to be known here for that."""
    if reader.id is None:
        raise Problem("not-seated")
    return reader.id


# --------------------------------------------------------------------------- playing


async def move(request: Request, reader: Reader) -> Response:
    """One step, or several that belong together. With `ask`, what would end the reader's turn is
    answered with `confirm` instead of being made; with `sure`, so is what could not be taken
    back."""
    form = await read_form(request)
    what: Any = number(form, "action")
    if what is None:
        what = form.get("move")
    several = form.get("actions", [what])
    if not isinstance(several, list) or not 0 < len(several) <= CHAIN:
        raise Problem("malformed")
    if not all(isinstance(x, int | str | dict) and not isinstance(x, bool) for x in several):
        raise Problem("malformed")
    id, ply = request.path_params["id"], need_number(form, "ply")
    pause(request, reader, id, layout_asked(request))
    asks, again = (flag(form, "ask"), flag(form, "sure")), flag(form, "again")
    wanted = Wanted(number(form, "seat"), ply, several, *asks, again)
    try:
        live, made, asked = await playing.move(reader.context, id, _somebody(reader), wanted)
    except Problem as problem:
        if problem.key != "lesson-other" or not wants_json(request):
            raise
        # who tries something else beside a guide has made no mistake: no browser shall note one
        return JsonAnswer({"refused": text_of(problem, words_of(reader.language))})
    if asked:
        words = words_of(reader.language, live.match.game)
        steps = whole_turn(live, made, words, names_of(live, words), asked.steps)
        confirm = {
            "steps": steps,
            "ends": asked.ends,
            "again": asked.again,
            "part": begun_by_another(live.match, made),
            "more": len(asked.steps) > len(several),  # something follows by itself
        }
        return done(request, {"confirm": confirm}, f"/t/{live.id}")
    return await answer(request, reader, live, made)


async def undo(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    id, seat, ply = request.path_params["id"], number(form, "seat"), need_number(form, "ply")
    pause(request, reader, id, layout_asked(request))
    live, made = await playing.undo(reader.context, id, _somebody(reader), seat, ply)
    return await answer(request, reader, live, made if seat == made else None)


async def hint(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    id, seat = request.path_params["id"], number(form, "seat")
    person = _somebody(reader)

    def allowed() -> None:  # asking again for what is being thought about costs nothing
        reader.context.limits.check("think", reader.id, reader.address)

    live, of, found = await hints.ask(reader.context, id, person, seat, allowed)
    if found is None:  # meanwhile somebody has moved: there is nothing to advise any more
        return done(request, {"hint": None}, f"/t/{live.id}")
    layout = layout_asked(request)
    async with reader.context.beside:
        still = live.still()
        viewpoint = viewpoint_of(still, reader.person, reader.language, of, layout=layout)
        said = await asyncio.to_thread(hints.hint_json, still, viewpoint, found)
    return done(request, {"hint": said}, f"/t/{live.id}")


async def chat(request: Request, reader: Reader) -> Response:
    form = await read_form(request)
    said = text(form, "text", most=SAY).strip()
    if not said:
        raise Problem("malformed")
    live = await get_table(reader.context, request.path_params["id"])
    own = live.seats_of(_somebody(reader))
    person = min(live.owners(reader.id))  # a further device speaks under its owner's name
    if not own and not any(s.person == person for s in live.seats):
        raise Problem("not-seated")
    seat = own[0] if own else None
    number: list[int] = []

    def then() -> None:
        if not reader.context.store.shared:  # else it is heard
            notify_chat(reader.context, live.id, live.seated(), number[0])

    async with reader.context.store.writing(then, people=False) as c:
        number.append(await tables.say(c, live.id, person, seat, said))
        await notify_processes(c, f"chat {live.id} {number[0]}")
    return done(request, {"chat": number[0]}, f"/t/{live.id}")


# --------------------------------------------------------------------------- addresses


def post(path: str, act: Act, counts: str = "act", **more: Any) -> Route:
    act = in_words_of(once_more(act)) if "{id}" in path else once_more(act)
    return Route(path, endpoint(act, counts, **more), methods=["POST"])


ROUTES = [
    post("/tables", create, "open"),
    post("/play/{game}", play, "open"),
    post("/learn/{game}", learn, "open"),
    post("/puzzle/{game}", puzzle, "open"),
    *(
        post(
            f"/t/{{id}}/{name}",
            at_table,
            "open" if name in ("rematch", "fork", "analyse") else "act",
        )
        for name in AT_TABLE
    ),
    post("/t/{id}/link", link),
    post("/t/{id}/move", move, often=True),
    post("/t/{id}/undo", undo, often=True),
    post("/t/{id}/hint", hint, often=True),
    post("/t/{id}/chat", chat, "talk"),
]
