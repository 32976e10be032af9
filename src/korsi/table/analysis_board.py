"""An analysis board: a position of a finished game where one person moves for everybody, steps
back, and sees what every turn is worth.

It is a table like any other whose seats are all its owner's. The best lines are sought while the
page is open, more closely each time it asks, in a process of its own that lets everybody else go
first. There is none for a game that is being played, nor for one a running game was forked from.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from korsi.coach.turns import rungs
from korsi.core.match import Match, View
from korsi.language import Words
from korsi.table.bot_pool import asked_of, position_of
from korsi.table.changes import at_table, commit, entry
from korsi.table.forms import number
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.opening import create_table, new_id
from korsi.table.people import Reader
from korsi.table.problems import Problem
from korsi.table.store import tables
from korsi.table.store.tables import Seat
from korsi.table.wording import names_of, step_text, told, words_of

LOOKS = rungs(1_900)
"""Playouts, each time the page asks again at the same position: one thought that goes on. Then
enough is said."""


async def open_board(
    context: AppContext, id: str, person: int, at: int | None, language: str
) -> LiveTable:
    """The position of a finished game after so many moves, as a board of one's own; without a
    number, one's own last decision. Asked of such a board it goes back there: to where it began by
    taking back, to before that on another one. Of a board that was played to its end there is a
    fresh one, from where it began."""
    old = await get_table(context, id)
    if old.setup.analysis and old.setup.state == "over" and old.setup.forked_from is not None:
        at, old = old.setup.forked_at or 0, await get_table(context, old.setup.forked_from)
    at = where_to_begin(old, person) if at is None else at
    if old.setup.analysis and person == old.setup.host and old.setup.forked_from is not None:
        if at >= (old.setup.forked_at or 0):
            return await _gone_back(context, id, person, at)
        old = await get_table(context, old.setup.forked_from)
    async with context.store.reading() as c:
        if not await tables.past_told(c, old.id):
            raise Problem("board-live")
    past = old.match.at(at)
    if past.over:
        raise Problem("already-over")
    decided = last_choice(old.match)
    if decided is not None and at > decided:  # all that is left happens by itself: nobody's turn
        past = old.match.at(at := decided)
    names = called_on_board(old, person, words_of(language, old.match.game))
    around = [Seat(s.seat, "person", person, s.bot, names[s.seat]) for s in old.seats]
    now = time.time()
    setup = replace(
        old.setup, id=new_id(), pace="live", clock="none", seconds=0, state="open", listed=False,
        hot_seat=False, host=person, forked_from=old.id, forked_at=at, rematch_of=None,
        redeals=past.redeals, lesson=False, puzzle=None, analysis=True, hints=False, created=now,
        changed=now, revision=0, due=None,
    )  # fmt: skip
    live, _ = await create_table(context, setup, around, past.actions, person)
    return live


def called_on_board(old: LiveTable, person: int, words: Words) -> list[str]:
    """What people are called on the board: by their names, with the reader marked, because nobody
    knows a guest's name by heart. Bots are called as elsewhere (`names_of`)."""
    names, owners = names_of(old, words), old.owners(person)
    mine = [s.seat for s in old.seats if s.person in owners]
    called = [s.name or (names[s.seat] if s.person else "") for s in old.seats]
    if len(mine) == 1 and not old.setup.analysis:
        marked = told(words, "board-you", name=names[mine[0]])
        called[mine[0]] = re.sub("[\u2068\u2069]", "", marked)  # sentences isolate it as a whole
    return called


def where_to_begin(live: LiveTable, person: int) -> int:
    """How many moves stood before somebody's own last decision in a finished game; where they
    decided nothing, before the last decision of anybody."""
    match, owners = live.match, live.owners(person)
    mine = {s.seat for s in live.seats if s.person in owners and not live.setup.analysis}
    n = last_choice(match, lambda n, seat: seat in mine and live.makers[n] == "person")
    n = last_choice(match) if n is None else n
    if n is None:
        raise Problem("already-over")
    seat, turn = match.actions[n][0], match.at(n).state["turn"]
    while n and match.actions[n - 1][0] == seat and match.at(n - 1).state["turn"] == turn:
        n -= 1
    return n


def last_choice(
    match: Match, counts: Callable[[int, int], bool] = lambda n, seat: True
) -> int | None:
    """How many moves stood before the last step, of those that count, that was one of several
    possible ones."""
    for n in range(len(match) - 1, -1, -1):
        seat = match.actions[n][0]
        if counts(n, seat) and len(match.at(n).legal_actions(seat)) > 1:
            return n
    return None


async def _gone_back(context: AppContext, id: str, person: int, at: int) -> LiveTable:
    async with at_table(context, id) as live:
        steps = live.match.actions[at:]
        by = f"person:{person}"
        lines = [entry(live, "undo", seat, None, by, i) for i, (seat, _) in enumerate(steps)]
        if lines:
            await commit(context, live, lines, live.match.at(at))
        return live


# --------------------------------------------------------------------------- what turns are worth


async def values(request: Request, reader: Reader) -> Response:
    """GET /t/{id}/values?look=N&at=M: the best lines from the position after M moves, now if none
    is said, and the worth of every first step there."""
    context = reader.context
    live = await get_table(context, request.path_params["id"])
    look = number(request.query_params, "look", 0) or 0
    if not live.setup.analysis or not live.seats_of(reader.id):
        raise Problem("board-live")
    if not 0 <= look < len(LOOKS):
        raise Problem("malformed")
    at = number(request.query_params, "at", len(live.match))
    if at is None or at < 0:
        raise Problem("malformed")
    taken_back = at > len(live.match)  # while the page asked: it will ask anew
    ply, match = live.ply, live.match.at(at) if at < len(live.match) else live.match
    where = {"ply": ply, "at": at}
    if taken_back or match.over:
        return JSONResponse({**where, "more": False, "lines": [], "values": []})
    key = (ply, at, look)
    if key not in live.weighed:
        context.limits.check("think", reader.id, reader.address)
        kept = {k: v for k, v in live.weighed.items() if k[0] == ply}
        thought = asyncio.ensure_future(_weighed(context, match, LOOKS[look]))
        live.weighed = {**kept, key: thought}
    try:
        found = await asyncio.shield(live.weighed[key])
    except asyncio.CancelledError:
        if not context.hub.closed:
            raise
        raise Problem("no-hint") from None  # the server stops while it thinks
    if "lines" not in found:
        live.weighed.pop(key, None)
        raise Problem("no-hint")
    words = words_of(reader.language, match.game)
    more = look + 1 < len(LOOKS)
    said = in_words(live, found, words, match.acting()[0])
    return JSONResponse({**where, "more": more, **said})


async def _weighed(context: AppContext, match: Match, playouts: int) -> dict[str, Any]:
    view: View = match.view(match.acting()[0])
    job = {"do": "lines", "playouts": playouts, **position_of(view)}
    return await asked_of(context.analysts, job) or {}


def in_words(live: LiveTable, found: dict[str, Any], words: Words, acting: int) -> dict[str, Any]:
    """The lines as they are read: each step in words, chances as a share of a hundred. On such a
    board nobody is oneself."""
    names = names_of(live, words)

    def steps(seat: int, actions: list[int]) -> list[str]:
        return [step_text(words, names, action, seat, -1) for action in actions]

    def value(action: int, chance: float) -> dict[str, Any]:
        whole = round(100 * chance)
        return {"action": action, "chance": said(chance), "percent": whole, "best": whole >= top}

    def said(chance: float) -> str:
        return told(words, "puzzle-percent", percent=round(100 * chance))

    top = round(100 * found["lines"][0]["chance"])
    return {
        "playouts": found["playouts"],
        "lines": [
            {
                "chance": said(line["chance"]),
                "action": line["steps"][0],
                "steps": steps(acting, line["steps"]),
                "follows": [
                    {"name": names[seat], "steps": steps(seat, made)}
                    for seat, made in line["follows"]
                ],
            }
            for line in found["lines"]
        ],
        "values": [value(action, chance) for action, chance in found["values"]],
    }


def board_state(live: LiveTable, own: list[int], at: int, words: Words) -> dict[str, str] | None:
    """What the page of an analysis board says of a position; None elsewhere."""
    if not live.setup.analysis or not own or live.setup.state != "playing":
        return None
    acting = live.match.at(at).acting()
    whose = told(words, "board-whose", name=names_of(live, words)[acting[0]]) if acting else ""
    return {
        "whose": whose if len(own) > 1 else "",
        "title": told(words, "board-title"),
        "text": told(words, "board-text"),
        "thinking": told(words, "board-thinking"),
        "best": told(words, "board-best"),
        "then": told(words, "board-then"),
        "on": told(words, "board-on"),
    }
