"""The pages; what each template is given stands in docs/table.md."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from korsi.coach.puzzles import puzzle_of
from korsi.core.errors import KorsiError
from korsi.core.game import Game, game, game_names
from korsi.language import LANGUAGES
from korsi.table import accounts, commands, puzzling, qr
from korsi.table import people as people_of
from korsi.table.accounts import inside
from korsi.table.answers import JsonAnswer
from korsi.table.cards import game_card, table_card, table_cards, timing_text, title_of
from korsi.table.catalogue import shelves, symbols
from korsi.table.commands import post
from korsi.table.drawing import drawn, drawn_board
from korsi.table.endpoints import Act, endpoint, wants_json
from korsi.table.forms import read_form
from korsi.table.keepsakes import Keepsake, Kept
from korsi.table.live_table import LiveTable, get_table
from korsi.table.names import NAME
from korsi.table.opponents import UNKNOWN, Suggestion, suggestions
from korsi.table.own_box_words import box_mark
from korsi.table.passwords import SHORTEST
from korsi.table.people import Reader, wants_to_be_asked
from korsi.table.playing import looked
from korsi.table.problems import Problem, status_of, text_of
from korsi.table.puzzling import fared, puzzle_card
from korsi.table.queries import messages
from korsi.table.rendering import render, safe_json
from korsi.table.rulebook import rulebook
from korsi.table.safety import split
from korsi.table.seating import check_link
from korsi.table.state import colours_each, host_of, options
from korsi.table.store import order, people, results, tables
from korsi.table.viewpoint import StateRequest
from korsi.table.wording import guest_name, names_of, words_of

MINE = 24
"""Tables of one's own the lobby lists."""


async def lobby(request: Request, reader: Reader) -> Response:
    return await _lobby(request, reader)


async def upload(request: Request, reader: Reader) -> Response:
    """POST /upload: a file that cannot be read comes back to its form, with a sentence."""
    try:
        return await commands.upload(request, reader)
    except KorsiError as error:
        if wants_json(request) or error.key == "cross-origin":
            raise
        return await _lobby(request, reader, status_of(error), text_of(error, reader.words))


async def _lobby(request: Request, reader: Reader, code: int = 200, problem: str = "") -> Response:
    async with reader.context.store.reading() as c:
        mine = (
            await tables.ids_of(c, reader.id, MINE, puzzles=False) if reader.id is not None else []
        )
        seen = await tables.games_of(c, reader.id) if reader.id is not None else set()
        joinable = await tables.listed(c, "open")
        watchable = await tables.listed(c, "playing")
    known = await suggested(reader)
    past = await fared(reader.context, reader.id)
    own = await table_cards(reader, mine)
    running = [card for card in own if card["status"] != "over"]
    listed: dict[str, Any] = {
        "running": sorted(running, key=lambda card: not card["your_turn"]),
        "finished": [card for card in own if card["status"] == "over"],
        "joinable": await table_cards(reader, [id for id in joinable if id not in mine]),
        "watchable": await table_cards(reader, [id for id in watchable if id not in mine], True),
    }

    def page() -> Response:
        cards = [game_card(reader, game(name), known.get(name, UNKNOWN)) for name in game_names()]
        of_day = [
            {**card, "title": one["title"], "picture": _puzzle_picture(reader, one["name"])}
            for one in cards
            if (card := puzzle_card(reader.words, one["name"], past.get(one["name"], [])))
        ]
        listed["puzzles"] = of_day
        listed["problem"] = problem
        return render(request, reader, "lobby.html", code, games=cards, seen=seen, **listed)

    return await asyncio.to_thread(page)  # the first one reads every game's texts


def _puzzle_picture(reader: Reader, name: str) -> str:
    """Its address says which day's it is: tomorrow's is another one."""
    return f"/g/{name}/puzzle.svg?lang={reader.language}&day={puzzling.today()}"


async def suggested(reader: Reader) -> dict[str, Suggestion]:
    """Whom the reader might like to meet next, game by game."""
    if reader.id is None:
        return {}
    async with reader.context.store.reading() as c:
        return suggestions(await results.against_characters(c, reader.id))


async def game_page(request: Request, reader: Reader) -> Response:
    known = await suggested(reader)
    async with reader.context.store.reading() as c:
        seen = await tables.games_of(c, reader.id) if reader.id is not None else set()
    return await asyncio.to_thread(_game_page, request, reader, known, seen)


def _game_page(
    request: Request, reader: Reader, known: dict[str, Suggestion], seen: set[str]
) -> Response:
    g = game(request.path_params["game"])
    words = words_of(reader.language, g)
    card = game_card(reader, g, known.get(g.name, UNKNOWN))
    rules = rulebook(g, reader.language)
    return render(
        request,
        reader,
        "game.html",
        game=card,
        seen=seen,
        howto=[
            {"title": title, "text": text, "picture": f"{card['picture']}&step={n}"}
            for n, (title, text) in enumerate(words.howto(), 1)
        ],
        puzzle=f"/g/{g.name}/puzzle" if puzzle_of(g, puzzling.today()) else "",
        rules=rules,
        known={section.id for section in rules} | {c.id for s in rules for c in s.clauses},
        digits=words.digits,
        box=_box(g, words),
    )


async def puzzle_page(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/puzzle: the position of the day, and how one has fared so far."""
    g = game(request.path_params["game"])
    puzzle = puzzle_of(g, puzzling.today())
    if puzzle is None:
        raise Problem("no-puzzle")
    past = (await fared(reader.context, reader.id)).get(g.name, [])

    def page() -> Response:
        words = words_of(reader.language, g)
        count = {} if puzzle.players == 1 else {"count": puzzle.players}
        return render(
            request,
            reader,
            "puzzle.html",
            game=game_card(reader, g),
            card=puzzle_card(words, g.name, past),
            shown=f"{_puzzle_picture(reader, g.name)}&whole",
            date=words.date(puzzling.today()),
            whose=words("puzzle-alone" if puzzle.players == 1 else "puzzle-players", **count),
        )

    return await asyncio.to_thread(page)


async def catalogue(request: Request, reader: Reader) -> Response:
    """GET /g/{game}/catalogue: everything in the box, drawn and in words; ?part: without the page
    around it, for the table's own."""
    g = game(request.path_params["game"])
    if g.things is None:
        raise Problem("not-found")
    part = "part" in request.query_params

    def page() -> Response:
        words = words_of(reader.language, g)
        return render(
            request,
            reader,
            "shelves.html" if part else "catalogue.html",
            game=game_card(reader, g),
            shelves=shelves(g, words),
            symbols=Markup("" if part else symbols(g.name)),
            part=part,
        )

    return await asyncio.to_thread(page)


async def box_file(request: Request, reader: Reader) -> Response:
    """The box as data: whoever owns the printed one can correct what is reconstructed."""
    g = game(request.path_params["game"])
    return Response(
        g.box.text,
        media_type="text/plain",
        headers={"content-disposition": 'attachment; filename="components.toml"'},
    )


def _box(g: Game, words: Any) -> list[dict[str, Any]]:
    """How sure each part of the box is; a part that is an option is called by the option's name."""
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


def _layout_for(request: Request, game: Game) -> str:
    """As this browser's window wanted it last; a phone that was never here is held upright. A page
    that comes otherwise is laid out anew under the reader's finger."""
    phone = "Mobi" in request.headers.get("user-agent", "")
    wanted = request.cookies.get("korsi_layout", "tall" if phone else "wide")
    return wanted if wanted in game.layouts else "wide"


async def table_page(request: Request, reader: Reader) -> Response:
    context = reader.context
    try:
        live = await get_table(context, request.path_params["id"])
    except Kept as kept:
        return _kept_page(request, reader, kept.keepsake)
    reader.game = live.match.game
    layout = _layout_for(request, live.match.game)
    asked = StateRequest(reader.person, reader.language, layout=layout, have="", in_page=True)
    state = await drawn(context, live, asked)
    board = await drawn_board(live, asked)
    chat = await messages(context, live, 0, reader)
    looked(context, live, reader.id)
    titles = {name: title_of(words_of(reader.language, game(name)), name) for name in game_names()}
    ask = await wants_to_be_asked(reader)
    about = await _is_new_to(reader, live)
    return await asyncio.to_thread(
        lambda: render(
            request,
            reader,
            "table.html",
            game=game_card(reader, live.match.game),
            state=state,
            state_json=Markup(safe_json(state)),
            board=Markup(board),
            box=box_mark(live.match.game, reader.language),
            chat=chat,
            ask=ask,
            about=about,
            howto=[{"title": title, "text": text} for title, text in reader.words.howto()],
            titles=titles,
            timing=timing_text(reader.words, live.setup),
            notice=_taken(live, reader) if "taken" in request.query_params else "",
            names=reader.names([] if reader.name else [s["name"] for s in state["seats"]]),
        )
    )


def _taken(live: LiveTable, reader: Reader) -> str:
    """Why somebody who came by the link to a seat does not sit there."""
    if live.seats_of(reader.id):
        return ""
    free = live.setup.state == "open" and any(s.kind == "open" for s in live.seats)
    return reader.words("problem-taken" if free else "problem-full")


async def _is_new_to(reader: Reader, live: LiveTable) -> bool:
    """Has the reader never played this game? A guide or a puzzle says itself what it is about."""
    setup = live.setup
    if setup.state == "over" or setup.lesson or setup.analysis or setup.puzzle is not None:
        return False
    if reader.id is None:
        return True
    async with reader.context.store.reading() as c:
        return setup.game not in await tables.games_of(c, reader.id, but=setup.id)


def _kept_page(request: Request, reader: Reader, kept: Keepsake) -> Response:
    """A finished game today's rules cannot replay: its result, its pictures, its log as told."""
    g, at = game(kept.game), f"/t/{request.path_params['id']}/kept"
    names, n = kept.names[reader.language], reader.words.number
    order = sorted(range(len(names)), key=lambda seat: kept.ranking[seat])
    places = [
        {"place": n(kept.ranking[s]), "name": names[s], "points": n(kept.points[s] or 0)}
        for s in order
    ]
    pictures = [
        {"url": f"{at}/{i}.svg", "text": reader.words("prompt-past", move=n(moves))}
        for i, (moves, _) in reversed(list(enumerate(kept.pictures)))
    ]
    return render(
        request, reader, "kept.html", title=title_of(words_of(reader.language, g), g.name),
        when=reader.words.date(datetime.fromtimestamp(kept.ended)), places=places,
        pictures=pictures, told=[text for _, text in kept.told[reader.language]],
    )  # fmt: skip


async def kept_picture(request: Request, reader: Reader) -> Response:
    """One of its pictures."""
    try:
        await get_table(reader.context, request.path_params["id"])
    except Kept as kept:
        pictures, number = kept.keepsake.pictures, int(request.path_params["number"])
        if number < len(pictures):
            return Response(pictures[number][1], media_type="image/svg+xml")
    raise Problem("not-found")


async def account_page(request: Request, reader: Reader) -> Response:
    """GET /account; where a form has come back and another language was chosen then, why it did."""
    asked = request.query_params
    key, form = asked.get("wrong", ""), asked.get("of", "")
    if key not in RETOLD or form not in FORMS:
        return await _account(request, reader)
    text = reader.words(f"problem-{key}", **RETOLD[key])
    return await _account(request, reader, problem=text, of=form, path=_told_again(key, form))


async def _account(
    request: Request, reader: Reader, code: int = 200, problem: str = "", tried: str = "",
    codes: Sequence[str] = (), of: str = "", path: str = "/account",
) -> Response:  # fmt: skip
    person = reader.id
    async with reader.context.store.reading() as c:
        ids = await tables.ids_of(c, person, 60) if person is not None else []
        sessions = await people.sessions_of(c, person) if person is not None else []
        left = await people.codes_left(c, person) if person is not None else 0
        blocked = await order.blocked_by(c, person) if person is not None else []
    cards = await table_cards(reader, ids)
    here = people.session_id(people.token_hash(reader.token)) if reader.token else ""
    words = reader.words
    return render(
        request,
        reader,
        "account.html",
        code,
        problem=problem,
        of=of,
        path=path,
        tried=tried,
        codes=codes,
        codes_left=left,
        done="done" in request.query_params,
        sessions=[
            {
                "id": s.id,
                "device": s.device,
                "here": s.id == here,
                "seen": words.date(datetime.fromtimestamp(s.seen)),
            }
            for s in sessions
        ],
        blocked=[{"id": id, "name": guest_name(words, id, name)} for id, name in blocked],
        mine=[card for card in cards if card["status"] != "over"],
        finished=[card for card in cards if card["status"] == "over"],
    )


async def register(request: Request, reader: Reader) -> Response:
    """POST /account/register: a way back is given along with the account, or few would have one."""
    made = await accounts.register(request, reader)
    if wants_json(request):
        return made
    return await _account(request, reader, codes=await people_of.first_codes(reader))


async def recovery_codes(request: Request, reader: Reader) -> Response:
    """POST /account/codes: shown in the answer, and never again."""
    codes = await accounts.new_codes(request, reader)
    if wants_json(request):
        return JsonAnswer({"codes": codes})
    return await _account(request, reader, codes=codes)


FORMS = [
    f"/account/{name}" for name in ("register", "login", "name", "password", "codes", "recover")
]
RETOLD: dict[str, dict[str, Any]] = {
    "name-wrong": {"most": NAME},
    "name-mixed": {},
    "name-taken": {},
    "password-short": {"least": SHORTEST},
    "password-weak": {},
    "password-wrong": {},
    "wrong-password": {},
    "wrong-code": {},
}
"""Why a form of the account page may come back: said again in another language."""


def _told_again(key: str, form: str) -> str:
    """Where another language leads from a form that has come back."""
    return "/account?" + urlencode({"wrong": key, "of": form}) if key in RETOLD else "/account"


def form_kept(act: Act) -> Act:
    """A form that could not be taken as it was stays on its page, with a sentence that says why."""

    async def at(request: Request, reader: Reader) -> Response:
        try:
            return await act(request, reader)
        except Problem as problem:
            if wants_json(request) or problem.key == "cross-origin":
                raise
            tried = (await read_form(request)).get("name")
            name = tried if isinstance(tried, str) else ""
            form, text = request.url.path, text_of(problem, reader.words)
            return await _account(
                request, reader, problem.status, text, name[:NAME],
                of=form, path=_told_again(problem.key, form),
            )  # fmt: skip

    return at


async def invitation(request: Request, reader: Reader) -> Response:
    """GET /s/{token}: who invites to what, and a button. Looking takes no seat, so a program that
    previews the link for a chat may look as well. A link that was used leads to watching."""
    return await _invitation(request, reader)


async def claim(request: Request, reader: Reader) -> Response:
    """POST /s/{token}: a name that cannot be had comes back to the invitation, with a sentence."""
    try:
        return await commands.claim(request, reader)
    except Problem as problem:
        if wants_json(request) or not problem.key.startswith("name-"):
            raise
        tried = (await read_form(request)).get("name")
        name = tried[:NAME] if isinstance(tried, str) else ""
        text = text_of(problem, reader.words)
        return await _invitation(request, reader, problem.status, text, name)


async def _invitation(
    request: Request, reader: Reader, code: int = 200, problem: str = "", tried: str = ""
) -> Response:
    token = request.path_params["token"][:100]
    context = reader.context
    link = await check_link(context, token)
    live = await get_table(context, link.table)
    own = link.seat in live.seats_of(reader.id)
    here = live.seats[link.seat]
    free = live.setup.state == "open" and here.kind == "open"
    theirs = here.person == link.owner and not here.resigned and live.setup.state != "over"
    if own or not (free if link.owner is None else theirs):
        gone = link.owner is None and not own
        return RedirectResponse(f"/t/{live.id}?taken" if gone else f"/t/{live.id}", 303)
    words = words_of(reader.language, live.match.game)
    names = names_of(live, words)
    title = title_of(words, live.setup.game)
    host = host_of(live, names) or words("ui-somebody")
    said: dict[str, Any] = {
        "title": words("invitation", host=host, game=title)
        if link.owner is None
        else words("invitation-device", name=names[link.seat], game=title),
        "card": table_card(reader, live),
        "timing": timing_text(words, live.setup),
        "game": await asyncio.to_thread(game_card, reader, live.match.game),
        "url": f"/s/{token}",
        "names": [tried] if tried else reader.names(names),
        "problem": problem,
        "link_invites": link.owner is None,
        "asks": link.owner is None and not (reader.person and reader.person.account),
        "watch": f"/t/{live.id}",
        "options": options(live, words),
        "each": colours_each(words, live.match.view(-1).moment()),
    }
    return render(request, reader, "invitation.html", code, **said)


async def qr_code(request: Request, reader: Reader) -> Response:
    """GET /qr.svg?of=ADDRESS: a link to a page of this server, to be photographed."""
    of = request.query_params.get("of", "")
    there = split(of)
    if there.scheme not in ("http", "https") or there.netloc != request.headers.get("host"):
        raise Problem("malformed")
    try:
        picture = qr.svg(of)
    except ValueError:
        raise Problem("malformed") from None
    headers = {"cache-control": "private, max-age=3600"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


async def change_language(request: Request, reader: Reader) -> Response:
    """GET /language/{code}?next=/...: a link, so that it works without scripts and forms."""
    code = request.path_params["code"]
    if code not in LANGUAGES:
        raise Problem("not-found")
    reader.cookies["korsi_language"] = code
    return RedirectResponse(inside(request.query_params.get("next", "/")), 303)


ROUTES = [
    post("/upload", upload, "send", upload=True),
    post("/s/{token}", claim, "enter"),
    post("/account/register", form_kept(register), "enter"),
    post("/account/login", form_kept(accounts.login), "enter"),
    post("/account/name", form_kept(accounts.rename), "enter"),
    post("/account/password", form_kept(accounts.change_password), "enter"),
    post("/account/codes", form_kept(recovery_codes), "enter"),
    post("/account/recover", form_kept(accounts.recover), "enter"),
    Route("/", endpoint(lobby)),
    Route("/g/{game}", endpoint(game_page)),
    Route("/g/{game}/puzzle", endpoint(puzzle_page)),
    Route("/g/{game}/catalogue", endpoint(catalogue)),
    Route("/g/{game}/components.toml", endpoint(box_file)),
    Route("/t/{id}", endpoint(table_page)),
    Route("/t/{id}/kept/{number:int}.svg", endpoint(kept_picture)),
    Route("/account", endpoint(account_page)),
    Route("/s/{token}", endpoint(invitation, "enter")),
    Route("/qr.svg", endpoint(qr_code)),
    Route("/language/{code}", endpoint(change_language)),
]
