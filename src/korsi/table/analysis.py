"""The game afterwards: a page of its own for every finished table, made once, beside the play.

One analysis runs at a time, in a process of its own that lets everybody else go first; whoever
looks meanwhile is told how far it has come. A table that is still being played, or whose past
belongs to one that is, has none.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import Counter
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from korsi.bots.levels import LEVELS
from korsi.coach.game import GRADES, OWN, SLIP, VERSION
from korsi.coach.reasons import Reason, reason_text
from korsi.coach.report import in_percent, period_text, settled
from korsi.core.rule import INTERPRETED
from korsi.language import Words
from korsi.table.answers import JsonAnswer
from korsi.table.bot_pool import start_worker, stop_worker, told, weigh
from korsi.table.cards import game_card
from korsi.table.choices import choices
from korsi.table.commands import CHAIN, in_words_of, layout_asked, post
from korsi.table.drawing import drawn_board
from korsi.table.endpoints import endpoint
from korsi.table.forms import need_number, number, read_form
from korsi.table.learning import planned
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.people import Reader
from korsi.table.problems import Problem
from korsi.table.rendering import render, safe_json
from korsi.table.state import board_svg
from korsi.table.store import analyses, tables
from korsi.table.viewpoint import StateRequest, Viewpoint
from korsi.table.wording import names_of, step_text, who_is_you, words_of

_log = logging.getLogger(__name__)

SILENT = 180.0
"""Seconds an analysis may say nothing: at first its process reads the compiled rules."""
LONG = 4
"""Steps of a turn that are all named."""
LEARNT = ("slip", "mistake")
TRIED = 32
"""Playouts for a move somebody tries."""


async def finished(context: AppContext, id: str) -> LiveTable:
    """The table, if its game may be analysed: neither it nor the game it was forked from is being
    played."""
    live = await get_table(context, id)
    if live.setup.state != "over":
        raise Problem("analysis-live")
    async with context.store.reading() as c:
        if not await tables.past_told(c, live.id):
            raise Problem("past-not-finished")
    return live


# --------------------------------------------------------------------------- made once


def made_with(context: AppContext, live: LiveTable) -> str:
    """A hash of the rules, the moves and the way of looking an analysis was made with."""
    salt = live.match.game.salt.removeprefix(INTERPRETED)
    settings = context.settings
    how = f"{VERSION} {salt} {settings.analysis_looks} {live.match.digest()}"
    return hashlib.sha256(how.encode()).hexdigest()[:32]


async def analysis_of(context: AppContext, live: LiveTable) -> dict[str, Any] | None:
    """The analysis; None while it is being made, which begins now unless it has begun."""
    of = made_with(context, live)
    if live.id in context.analysing:
        return None
    async with context.store.reading() as c:
        kept = await analyses.read(c, live.id, of)
    if kept is None and live.id not in context.analysing:
        context.analysing[live.id] = 0.0

        def done() -> None:
            context.analysing.pop(live.id, None)

        context.spawn(_make(context, live, of), done)
    return kept


async def _make(context: AppContext, live: LiveTable, of: str) -> None:
    """In a process of its own, one at a time."""
    settings, text = context.settings, live.match.record()
    job = {
        "do": "analyse", "match": text,
        "looks": settings.analysis_looks, "limit": settings.analysis_limit,
    }  # fmt: skip
    async with context.analyst:
        name = live.setup.game
        while not context.readiness.ready(name):  # compiled first, by those who do that anyway
            context.readiness.ask(name)
            await asyncio.sleep(1)
        worker = await start_worker(settings)
        try:
            async with contextlib.aclosing(told(worker, job, SILENT)) as saying:
                async for said in saying:
                    if "part" not in said:
                        break
                    context.analysing[live.id] = said["part"]
        except (TimeoutError, EOFError, OSError, ValueError) as error:
            said = {"fault": str(error) or type(error).__name__}
        finally:
            await stop_worker(worker)
    if "analysis" not in said:
        _log.warning("table %s was not analysed: %s", live.id, said.get("fault"))
        context.unanalysed.add(live.id)
        return
    async with context.store.writing(people=False) as c:
        await analyses.write(c, live.id, of, said["analysis"])


# --------------------------------------------------------------------------- told


async def progress(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/analysis.json: what was found, in the reader's words; or how much is done, 0
    until the first position is looked at, and whether another game comes first."""
    context = reader.context
    live = await finished(context, request.path_params["id"])
    if live.id in context.unanalysed:
        raise Problem("no-analysis")
    found = await analysis_of(context, live)
    if found is None:
        ahead = next(iter(context.analysing), live.id) != live.id  # one at a time, as they came
        return JSONResponse({"part": round(context.analysing.get(live.id, 0.0), 4), "ahead": ahead})
    still, words = live.still(), words_of(reader.language, live.match.game)
    you = who_is_you(still.seen_by(reader.id))
    await _worded(names_of(still, words), found, words, you)
    return JsonAnswer(await asyncio.to_thread(in_words, still, found, words, you))


async def _worded(names: list[str], found: dict[str, Any], words: Words, you: int) -> None:
    """Put every turn into words, once, and keep them. It is done a little at a time: a thread that
    did it all at once would hold up everybody's moves for a tenth of a second."""
    for decision in found["decisions"]:
        for turn in (decision["played"], decision["best"]):
            turn_text(words, names, turn, decision["seat"], you)
            await asyncio.sleep(0)


def in_words(live: LiveTable, found: dict[str, Any], words: Words, you: int = -1) -> dict[str, Any]:
    """An analysis with a text for every turn. What was decided already is nobody's merit, and what
    a guide had planned nobody's fault: those decisions are told and counted apart."""
    names = names_of(live, words)
    decisions = [
        {
            **d,
            "grade": _grade(live, d),
            "stood_in": _stood_in(live, d),
            "before": _before(live, d),
            "played_text": turn_text(words, names, d["played"], d["seat"], you),
            "best_text": turn_text(words, names, d["best"], d["seat"], you),
            "best_steps": [step_text(words, names, a, d["seat"], you) for a in d["best"]]
            if len(d["best"]) > LONG
            else [],
        }
        for d in found["decisions"]
    ]
    for decision in decisions:
        decision["reasons"] = reasons_text(live, decision, words, you)
    periods = [{**p, "text": period_text(live.match.game, p, words)} for p in found["periods"]]
    shown = in_percent(found["accounts"])
    accounts = [
        {
            **account,
            "percent": shown[seat],
            "grades": Counter(d["grade"] for d in decisions if d["seat"] == seat),
        }
        for seat, account in enumerate(found["accounts"])
    ]
    turning = turning_of(found["turning"], decisions, you)
    worded = {
        "decisions": decisions, "turning": turning, "periods": periods, "accounts": accounts,
    }  # fmt: skip
    return {"part": 1.0, **found, **worded}


def turning_of(most: list[int], decisions: list[dict[str, Any]], you: int) -> list[int]:
    """The decisions that gave most away; among them the reader's own worst, however much others
    gave."""
    own = [i for i, d in enumerate(decisions) if d["seat"] == you and d["grade"] in LEARNT]
    own.sort(key=lambda i: -decisions[i]["cost"])
    return sorted({i for i in most if decisions[i]["grade"] != "guided"}.union(own[:OWN]))


def _stood_in(live: LiveTable, decision: dict[str, Any]) -> bool:
    """Did a bot play this, or end it, for somebody who had gone?"""
    first, person = decision["first"], live.seats[decision["seat"]].person
    return person is not None and "bot" in live.makers[first : first + len(decision["played"])]


def _before(live: LiveTable, decision: dict[str, Any]) -> bool:
    """Was this played before somebody sat down there, to go on with another game?"""
    person = live.seats[decision["seat"]].person
    return person is not None and decision["first"] < (live.setup.forked_at or 0)


def _grade(live: LiveTable, decision: dict[str, Any]) -> str:
    if planned(live, decision["first"]):
        return "guided"
    given = str(decision["grade"])
    return "settled" if given and settled(decision) else given


def turn_text(words: Words, names: list[str], actions: list[int], seat: int, you: int) -> str:
    """The steps of a seat's turn in one line; of a long one, how it begins."""
    if len(actions) > LONG:
        first = step_text(words, names, actions[0], seat, you)
        return words("analysis-then", first=first, count=len(actions) - 1)
    return words.in_line(*(step_text(words, names, a, seat, you) for a in actions))


def reasons_text(live: LiveTable, decision: dict[str, Any], words: Words, you: int) -> list[str]:
    """What speaks for the better turn."""
    names = names_of(live, words)
    if you >= 0:
        names[you] = words("board-you", name=names[you])
    reasons = named([Reason(**reason) for reason in decision["reasons"]], decision["seat"], you)
    return [reason_text(reason, words, names, you) for reason in reasons]


def named(reasons: list[Reason], seat: int, you: int) -> list[Reason]:
    """A reason says "you" to whoever decided. A player, who is "you" on the whole page, is told of
    somebody else's turn what it does to those it names."""
    return [r for r in reasons if r.seat >= 0] if you >= 0 and seat != you else reasons


async def page(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/analysis"""
    context = reader.context
    live = await finished(context, request.path_params["id"])
    reader.game = live.match.game
    own = live.seen_by(reader.id)
    words = words_of(reader.language, live.match.game)
    names = names_of(live, words)
    asked = StateRequest(reader.person, reader.language, layout=layout_asked(request))
    board = await drawn_board(live, asked, worded=True)
    seats = await asyncio.to_thread(_seats, live, names, own)
    levels = [{"bot": level, "text": words.of("bot", level)} for level in LEVELS]
    given = {
        "table": live.id, "seats": seats, "own": own, "last": len(live.match),
        "levels": levels, "slip": SLIP, "grades": [*GRADES, "settled", "guided"],
        "title": words("game-name"),
        "layouts": live.match.game.layouts,
        "given_up": not live.match.over,
    }  # fmt: skip
    return await asyncio.to_thread(
        lambda: render(
            request, reader, "analysis.html", game=game_card(reader, live.match.game), given=given,
            given_json=Markup(safe_json(given)), board=Markup(board),
        )
    )  # fmt: skip


def _seats(live: LiveTable, names: list[str], own: list[int]) -> list[dict[str, Any]]:
    """Names, colours and signs, as the table shows them."""
    game = live.match.game
    view = live.match.view(-1)
    moment = {x.get("seat"): x for x in view.moment().get("seats", [])}
    scene = view.scene()
    rows = []
    for seat in range(live.match.players):
        colours = moment.get(seat, {}).get("colours") or [game.colours[seat % len(game.colours)]]
        own_tone = f"seat{seat}" if scene and f"seat{seat}" in scene.tones else ""
        rows.append({
            "seat": seat, "name": names[seat], "yours": seat in own,
            "tones": [own_tone or colour for colour in colours],
            "signs": [f"{game.name}-sign-{game.colours.index(c)}" for c in colours],
        })  # fmt: skip
    return rows


# --------------------------------------------------------------------------- tried


async def moves(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/analysis/moves?at=N: what could be done there, and by whom."""
    live = await finished(reader.context, request.path_params["id"])
    at = number(request.query_params, "at")
    if at is None:
        raise Problem("malformed")
    past = live.match.at(at)
    if past.over:
        return JSONResponse({"at": at, "seat": None, "moves": []})
    seat = live.match.actions[at][0] if at < len(live.match) else past.acting()[0]
    words = words_of(reader.language, live.match.game)
    names, own = names_of(live, words), live.seen_by(reader.id)
    seen = Viewpoint(seat, own, None, at, words, names, past.view(seat), layout_asked(request))
    made = await asyncio.to_thread(
        lambda: choices(seen.view.scene(), past.legal_actions(seat), seen)
    )
    you = who_is_you(own)
    offered = [
        {
            "action": c["action"],
            "text": step_text(words, names, c["action"], seat, you),
            "notes": c["notes"],
        }
        for c in made
        if "then" not in c
    ]
    return JSONResponse({"at": at, "seat": seat, "moves": offered})


async def tried(request: Request, reader: Reader) -> Response:
    """POST /t/{id}/analysis/try: the chance to win of whoever acted there, had they begun so."""
    form = await read_form(request)
    context = reader.context
    live = await finished(context, request.path_params["id"])
    at, action = need_number(form, "at"), need_number(form, "action")
    past = live.match.at(at)
    if past.over:
        raise Problem("already-over")
    seat = live.match.actions[at][0] if at < len(live.match) else past.acting()[0]
    past.check(action, seat)
    found = await weigh(context.pool, past.view(seat), [[action]], TRIED)
    if found is None:
        raise Problem("no-hint")
    return JSONResponse({"at": at, "seat": seat, "action": action, "chance": found[0]})


async def better(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/analysis/board?at=N&turn=A,B: the position had this been played there, as far as
    it goes without chance."""
    live = await finished(reader.context, request.path_params["id"])
    at, given = number(request.query_params, "at"), request.query_params.get("turn", "")
    steps = [int(step) for step in given.split(",")[:CHAIN] if step.isdecimal()]
    if at is None or not steps or at >= len(live.match):
        raise Problem("malformed")
    past, seat = live.match.at(at), live.match.actions[at][0]
    luck = past.state["rng"].tolist()
    for step in steps:
        if past.over or past.state["rng"].tolist() != luck:
            break
        past.play(past.action_of(step), seat)
    still = live.still()
    still.match = past
    own = live.seen_by(reader.id)
    through = seat if seat in own else own[0] if own else -1
    words, layout = words_of(reader.language, live.match.game), layout_asked(request)
    seen = Viewpoint(
        through, own, None, len(past), words, names_of(live, words), past.view(through), layout
    )
    still.cards = {}
    svg = await asyncio.to_thread(board_svg, still, seen, True)
    return Response(svg, media_type="image/svg+xml")


ROUTES = [
    Route("/t/{id}/analysis/board", endpoint(in_words_of(better))),
    Route("/t/{id}/analysis", endpoint(page)),
    Route("/t/{id}/analysis.json", endpoint(in_words_of(progress))),
    Route("/t/{id}/analysis/moves", endpoint(in_words_of(moves))),
    post("/t/{id}/analysis/try", tried, "think"),
]
