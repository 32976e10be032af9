"""What is done in a match: move, take back, hint; and what happens by itself: bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from korsi.core.errors import Refused
from korsi.core.match import Match, Move
from korsi.table import clocks
from korsi.table.bot_pool import best_move
from korsi.table.changes import at_table, commit, entry
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.problems import Problem
from korsi.table.store.tables import Seat

_log = logging.getLogger(__name__)

SUBSTITUTE = "greedy"
"""Who moves when somebody's time is up."""

HINT = "flat"


# --------------------------------------------------------------------------- people


def need_playing(live: LiveTable) -> None:
    if live.setup.state == "open":
        raise Problem("not-begun")
    if live.setup.state != "playing":
        raise Problem("already-over")


def own_seat(live: LiveTable, person: int | None, seat: int | None) -> Seat:
    """The seat somebody wants to act for, if it is theirs."""
    own = live.seats_of(person)
    if not own:
        raise Problem("not-seated")
    if seat is None:
        acting = [s for s in live.acting() if s in own]
        seat = acting[0] if acting else own[0]
    if seat not in own:
        raise Problem("not-yours")
    return live.seats[seat]


async def move(
    context: AppContext, id: str, person: int, seat: int | None, ply: int, what: Move
) -> tuple[LiveTable, int]:
    """Make a move. Answers with the seat that made it."""
    async with at_table(context, id) as live:
        need_playing(live)
        own = own_seat(live, person, seat)
        if not live.fresh(own.seat, ply):
            raise Problem("stale")
        action = live.match.action_of(what)
        live.match.check(action, own.seat)
        await _play(context, live, own, action, "play", f"person:{person}")
        return live, own.seat


async def _play(
    context: AppContext, live: LiveTable, seat: Seat, action: int, kind: str, by: str
) -> None:
    """Commit a legal action, and the end of the game if it is one."""
    after = live.match.at(len(live.match)).play(action, seat.seat)
    lines, changed = [], []
    if kind == "play" and by.startswith("person"):
        if seat.kind == "bot":  # its owner moves: back at the table
            lines.append(entry(live, "return", seat.seat, by=by))
        if seat.kind == "bot" or seat.away:
            changed.append(replace(seat, kind="person", bot=None, away=False))
    if kind == "timeout":
        changed.append(replace(seat, away=True))
    if lines:  # on its own, so that the match before the move belongs to it
        await commit(context, live, lines, seats=changed)
        lines, changed = [], []
    lines.append(entry(live, kind, seat.seat, action, by))
    if after.over:
        lines.append(entry(live, "over", by=by, after=1))
    await commit(context, live, lines, after, changed)


async def undo(
    context: AppContext, id: str, person: int, seat: int | None, ply: int
) -> tuple[LiveTable, int]:
    """Take the last step back, if the engine finds that it may be."""
    async with at_table(context, id) as live:
        need_playing(live)
        last = live.match.actions[-1][0] if live.match.actions else None
        if last in live.seats_of(person):  # at one screen the device has been passed on already
            seat = last
        own = own_seat(live, person, seat)
        if ply != live.ply:
            raise Problem("stale")
        if own.kind == "bot" or (live.steps and live.steps[-1].kind == "timeout"):
            raise Refused("a bot has made this step", key="undo-not-yours")
        before = live.match.at(len(live.match)).undo(own.seat)
        await commit(context, live, [entry(live, "undo", own.seat, by=f"person:{person}")], before)
        return live, own.seat


async def hint(
    context: AppContext, id: str, person: int, seat: int | None
) -> tuple[LiveTable, int, int]:
    """What a strong bot would do with the same view. Answers (live, seat, action)."""
    async with at_table(context, id) as live:
        need_playing(live)
        own = own_seat(live, person, seat)
        if own.seat not in live.acting():
            raise Problem("no-hint")
        view, ply = live.match.view(own.seat), live.ply
    action = await best_move(context.pool, view, context.readiness.bot(view.game.name, HINT))
    if action is None:
        raise Problem("no-hint")
    if not live.fresh(own.seat, ply):
        raise Problem("stale")
    return live, own.seat, action


def ends_by_resigning(live: LiveTable, seat: int) -> bool:
    """Is nobody left to play against, or no person to play on?"""
    rest = [s for s in live.seats if s.seat != seat and not s.resigned]
    return len(rest) < 2 or not any(s.person is not None for s in rest)


async def resign(context: AppContext, id: str, person: int, seat: int | None) -> LiveTable:
    """Give up. A bot plays on for the others' sake, unless nobody is left to play against."""
    async with at_table(context, id) as live:
        need_playing(live)
        own = own_seat(live, person, seat)
        gone = replace(own, kind="bot", bot=SUBSTITUTE, resigned=True, away=False, holders=set())
        lines = [entry(live, "resign", own.seat, by=f"person:{person}")]
        if ends_by_resigning(live, own.seat):
            lines.append(entry(live, "over", by=f"person:{person}", after=1))
        await commit(context, live, lines, seats=[gone])
        return live


# --------------------------------------------------------------------------- bots and clocks


def looked(context: AppContext, live: LiveTable, person: int | None) -> None:
    """Somebody has the board before their eyes. When everybody has, the clocks begin."""
    if person is None or not waits_for_eyes(live) or person in live.seen:
        return
    live.seen.add(person)
    if _all_look(live):
        context.spawn(_ready(context, live.id))


def waits_for_eyes(live: LiveTable) -> bool:
    """Do the clocks still wait for somebody to look at the board?"""
    timed = live.setup.clock != "none" and live.setup.state == "playing"
    return timed and live.clocks.opens > time.time()


def _all_look(live: LiveTable) -> bool:
    people = [s for s in live.seats if s.kind == "person"]
    return all(s.person in live.seen or s.holders & live.seen for s in people)


async def _ready(context: AppContext, id: str) -> None:
    async with at_table(context, id) as live:
        if waits_for_eyes(live) and _all_look(live):
            await commit(context, live, [entry(live, "ready")])


def wake(context: AppContext, live: LiveTable) -> None:
    """After every change: let the bots whose turn it is think, and set the alarm."""
    if live.alarm is not None:
        live.alarm.cancel()
        live.alarm = None
    if live.dropped or context.hub.closed:
        return
    ends = []
    for seat in live.acting():
        sitting = live.seats[seat]
        if sitting.kind == "bot":
            if seat not in live.thinking:
                live.thinking.add(seat)
                context.spawn(_bot_moves(context, live, seat))
        else:
            end = clocks.deadline(live.clocks, seat, context.started)
            ends += [] if end is None else [end]
    if ends:
        loop = asyncio.get_running_loop()
        wait = max(0.0, min(ends) - time.time())
        # Far-away deadlines are looked at again: loops and clocks drift.
        live.alarm = loop.call_later(min(wait, 3600.0), _ring, context, live)


def _ring(context: AppContext, live: LiveTable) -> None:
    live.alarm = None
    now = time.time()
    late = []
    for seat in live.acting():
        end = clocks.deadline(live.clocks, seat, context.started)
        if live.seats[seat].kind == "person" and end is not None and end <= now + 0.001:
            late.append(seat)
    for seat in late:
        if seat not in live.thinking:
            live.thinking.add(seat)
            context.spawn(_bot_moves(context, live, seat, late=True))
    if not late:
        wake(context, live)


async def _bot_moves(context: AppContext, live: LiveTable, seat: int, late: bool = False) -> None:
    """A bot's move, or one that somebody has not made in time: then the seat is marked. The next
    one is asked for when this one is committed."""
    try:
        kind, bot = ("person", SUBSTITUTE) if late else ("bot", live.seats[seat].bot or SUBSTITUTE)
        ply, begun = live.ply, time.monotonic()
        action = await chosen(context, live.match, seat, bot)
        if not late:
            await asyncio.sleep(max(0.0, context.settings.bot_pause - (time.monotonic() - begun)))
        async with live.lock:
            here = live.seats[seat]
            still = not live.dropped and here.kind == kind and seat in live.acting()
            if still and live.fresh(seat, ply):
                live.thinking.discard(seat)  # the commit wakes whoever is next: maybe this seat
                how = "timeout" if late else "play"
                await _play(context, live, here, action, how, f"bot:{bot}"[:40])
    finally:
        again = seat in live.thinking
        live.thinking.discard(seat)
        if again:
            wake(context, live)


async def chosen(context: AppContext, match: Match, seat: int, bot: str) -> int:
    """A bot's action; if it fails, any legal one, so that no table ever waits for a broken bot."""
    view = match.view(seat)
    action = await best_move(context.pool, view, context.readiness.bot(view.game.name, bot))
    if action is None:
        legal = view.actions()
        action = secrets.choice(legal)
        _log.warning("%s, seat %s: a random move instead of %s", view.game.name, seat, bot)
    return action


async def look_after(context: AppContext, ids: list[str]) -> None:
    """After a restart: tables whose bots or clocks have something to do."""
    for id in ids:
        try:
            await get_table(context, id)
        except Problem as problem:
            _log.warning("table %s: %s", id, problem.key)
        await asyncio.sleep(0)
