"""What is done in a match: move, take back, hint; and what happens by itself: bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from typing import Any

from korsi.core.errors import Refused
from korsi.core.match import Match, Move
from korsi.table import clocks
from korsi.table.changes import at_table, commit, entry
from korsi.table.problems import Problem
from korsi.table.rooms import House, Room, get_room
from korsi.table.store.tables import Seat
from korsi.table.thinking import best_move

_log = logging.getLogger(__name__)

SUBSTITUTE = "greedy"
"""Who moves when somebody's time is up."""

HINT = "flat"


# --------------------------------------------------------------------------- people


def need_playing(room: Room) -> None:
    if room.setup.state == "open":
        raise Problem("not-begun")
    if room.setup.state != "playing":
        raise Problem("already-over")


def own_seat(room: Room, person: int | None, seat: int | None) -> Seat:
    """The seat somebody wants to act for, if it is theirs."""
    own = room.seats_of(person)
    if not own:
        raise Problem("not-seated")
    if seat is None:
        acting = [s for s in room.acting() if s in own]
        seat = acting[0] if acting else own[0]
    if seat not in own:
        raise Problem("not-yours")
    return room.seats[seat]


async def move(
    house: House, id: str, person: int, seat: int | None, ply: int, what: Move
) -> tuple[Room, int]:
    """Make a move. Answers with the seat that made it."""
    async with at_table(house, id) as room:
        need_playing(room)
        own = own_seat(room, person, seat)
        if not room.fresh(own.seat, ply):
            raise Problem("stale")
        action = room.match.action_of(what)
        room.match.check(action, own.seat)
        await _play(house, room, own, action, "play", f"person:{person}")
        return room, own.seat


async def _play(house: House, room: Room, seat: Seat, action: int, kind: str, by: str) -> None:
    """Commit a legal action, and the end of the game if it is one."""
    after = room.match.at(len(room.match)).play(action, seat.seat)
    lines, changed = [], []
    if kind == "play" and by.startswith("person"):
        if seat.kind == "bot":  # its owner moves: back at the table
            lines.append(entry(room, "return", seat.seat, by=by))
        if seat.kind == "bot" or seat.away:
            changed.append(replace(seat, kind="person", bot=None, away=False))
    if kind == "timeout":
        changed.append(replace(seat, away=True))
    if lines:  # on its own, so that the match before the move belongs to it
        await commit(house, room, lines, seats=changed)
        lines, changed = [], []
    lines.append(entry(room, kind, seat.seat, action, by))
    over = after.over
    if over:
        lines.append(entry(room, "over", by=by, after=1))
    changes = {"state": "over"} if over else {}
    await commit(house, room, lines, after, changed, **changes)


async def undo(house: House, id: str, person: int, seat: int | None, ply: int) -> tuple[Room, int]:
    """Take the last step back, if the engine finds that it may be."""
    async with at_table(house, id) as room:
        need_playing(room)
        last = room.match.actions[-1][0] if room.match.actions else None
        if last in room.seats_of(person):  # at one screen the device has been passed on already
            seat = last
        own = own_seat(room, person, seat)
        if ply != room.ply:
            raise Problem("stale")
        if own.kind == "bot" or (room.steps and room.steps[-1].kind == "timeout"):
            raise Refused("a bot has made this step", key="undo-not-yours")
        before = room.match.at(len(room.match)).undo(own.seat)
        await commit(house, room, [entry(room, "undo", own.seat, by=f"person:{person}")], before)
        return room, own.seat


async def hint(house: House, id: str, person: int, seat: int | None) -> tuple[Room, int, int]:
    """What a strong bot would do with the same view. Answers (room, seat, action)."""
    async with at_table(house, id) as room:
        need_playing(room)
        own = own_seat(room, person, seat)
        if own.seat not in room.acting():
            raise Problem("no-hint")
        view, ply = room.match.view(own.seat), room.ply
    action = await best_move(house.pool, view, house.warmth.bot(view.game.name, HINT))
    if action is None:
        raise Problem("no-hint")
    if not room.fresh(own.seat, ply):
        raise Problem("stale")
    return room, own.seat, action


async def resign(house: House, id: str, person: int, seat: int | None) -> Room:
    """Give up. A bot plays on for the others' sake, unless nobody is left to play against."""
    async with at_table(house, id) as room:
        need_playing(room)
        own = own_seat(room, person, seat)
        gone = replace(own, kind="bot", bot=SUBSTITUTE, resigned=True, away=False, holders=set())
        rest = [s for s in room.seats if s.seat != own.seat and not s.resigned]
        ends = len(rest) < 2 or not any(s.person is not None for s in rest)
        lines = [entry(room, "resign", own.seat, by=f"person:{person}")]
        if ends:
            lines.append(entry(room, "over", by=f"person:{person}", after=1))
        changes: dict[str, Any] = {"state": "over"} if ends else {}
        await commit(house, room, lines, seats=[gone], **changes)
        return room


# --------------------------------------------------------------------------- bots and clocks


def wake(house: House, room: Room) -> None:
    """After every change: let the bots whose turn it is think, and set the alarm."""
    if room.alarm is not None:
        room.alarm.cancel()
        room.alarm = None
    if room.dropped or house.hub.closed:
        return
    ends = []
    for seat in room.acting():
        sitting = room.seats[seat]
        if sitting.kind == "bot":
            if seat not in room.thinking:
                room.thinking.add(seat)
                house.spawn(_bot_moves(house, room, seat))
        else:
            end = clocks.deadline(room.clocks, seat, house.started)
            ends += [] if end is None else [end]
    if ends:
        loop = asyncio.get_running_loop()
        wait = max(0.0, min(ends) - time.time())
        # Far-away deadlines are looked at again: loops and clocks drift.
        room.alarm = loop.call_later(min(wait, 3600.0), _ring, house, room)


def _ring(house: House, room: Room) -> None:
    room.alarm = None
    now = time.time()
    late = []
    for seat in room.acting():
        end = clocks.deadline(room.clocks, seat, house.started)
        if room.seats[seat].kind == "person" and end is not None and end <= now + 0.001:
            late.append(seat)
    for seat in late:
        if seat not in room.thinking:
            room.thinking.add(seat)
            house.spawn(_time_is_up(house, room, seat))
    if not late:
        wake(house, room)


async def _bot_moves(house: House, room: Room, seat: int) -> None:
    """One move of a bot; the next one is asked for when this one is committed."""
    try:
        bot = room.seats[seat].bot or SUBSTITUTE
        ply = room.ply
        begun = time.monotonic()
        action = await chosen(house, room.match, seat, bot)
        await asyncio.sleep(max(0.0, house.settings.bot_pause - (time.monotonic() - begun)))
        async with room.lock:
            here = room.seats[seat]
            still = not room.dropped and here.kind == "bot" and seat in room.acting()
            if still and room.fresh(seat, ply):
                room.thinking.discard(seat)  # the commit wakes whoever is next: maybe this seat
                await _play(house, room, here, action, "play", f"bot:{bot}"[:40])
    finally:
        again = seat in room.thinking
        room.thinking.discard(seat)
        if again:
            wake(house, room)


async def _time_is_up(house: House, room: Room, seat: int) -> None:
    """A bot makes the move somebody has not made in time; the seat is marked."""
    try:
        ply = room.ply
        action = await chosen(house, room.match, seat, SUBSTITUTE)
        async with room.lock:
            here = room.seats[seat]
            still = not room.dropped and here.kind == "person" and seat in room.acting()
            if still and room.fresh(seat, ply):
                room.thinking.discard(seat)
                await _play(house, room, here, action, "timeout", f"bot:{SUBSTITUTE}")
    finally:
        again = seat in room.thinking
        room.thinking.discard(seat)
        if again:
            wake(house, room)


async def chosen(house: House, match: Match, seat: int, bot: str) -> int:
    """A bot's action; if it fails, any legal one, so that no table ever waits for a broken bot."""
    view = match.view(seat)
    action = await best_move(house.pool, view, house.warmth.bot(view.game.name, bot))
    if action is None:
        legal = view.actions()
        action = secrets.choice(legal)
        _log.warning("%s, seat %s: a random move instead of %s", view.game.name, seat, bot)
    return action


async def look_after(house: House, ids: list[str]) -> None:
    """After a restart: tables whose bots or clocks have something to do."""
    for id in ids:
        try:
            await get_room(house, id)
        except Problem as problem:
            _log.warning("table %s: %s", id, problem.key)
        await asyncio.sleep(0)
