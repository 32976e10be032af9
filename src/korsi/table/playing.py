"""What is done in a match: move, take back; and what happens by itself: bots, clocks and
forced steps."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from korsi.core.errors import Refused
from korsi.core.match import Match, Move
from korsi.table import clocks, steady
from korsi.table.bot_pool import best_move
from korsi.table.changes import at_table, commit, entry, is_current
from korsi.table.forced import (
    MOST,
    OWN,
    Final,
    back_to_decision,
    final,
    is_decision,
    next_step,
    ordered,
)
from korsi.table.learning import check_script, left_lesson, scripted, waits_for_guest
from korsi.table.live_table import ALONG, CLOCK, AppContext, LiveTable, get_table
from korsi.table.opponents import SUBSTITUTE, started
from korsi.table.problems import Overtaken, Problem
from korsi.table.puzzling import judge, unjudged
from korsi.table.sharing import claimed
from korsi.table.store import tables
from korsi.table.store.log import BACK, Entry
from korsi.table.store.tables import Seat
from korsi.table.viewpoint import eyes_of

_log = logging.getLogger(__name__)

BREATH = 3
"""Times longer a bot waits before the first step of its turn than between two: people look up from
what they have done themselves."""

TRIES = 5
"""How often something is tried that other processes may be quicker in doing."""


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


@dataclass(frozen=True)
class Wanted:
    """A move as somebody asks for it."""

    seat: int | None
    ply: int  # what had happened when it was chosen
    moves: Sequence[Move]  # usually one; several that belong together, such as a payment
    ask: bool = False  # not before I have confirmed it, if it ends my turn
    sure: bool = False  # nor if it could not be taken back: a finger has tapped it
    again: bool = False  # sent before, perhaps: the answer did not come through


async def move(
    context: AppContext, id: str, person: int, wanted: Wanted
) -> tuple[LiveTable, int, Final | None]:
    """Make a move. Answers with the seat that made it and, where somebody wants to be asked before
    the end of a turn, the steps that end it: then nothing was done."""
    async with at_table(context, id) as live:
        if wanted.again and (made := _made_before(live, person, wanted)) is not None:
            return live, made, None
        need_playing(live)
        if live.rests(live.match):
            raise Problem("puzzle-over")
        own = own_seat(live, person, wanted.seat)
        if not live.fresh(own.seat, wanted.ply):
            if _passed_already(live, person, wanted):
                return live, own.seat, None
            raise Problem("stale")
        actions = [live.match.action_of(one) for one in wanted.moves]
        check_script(live, actions)
        tried = live.match.at(len(live.match))
        for action in actions[:-1]:
            tried.play(action, own.seat)
        tried.check(actions[-1], own.seat)
        guided = scripted(live, live.match) is not None  # the guide has just said what to do
        asked = None
        if (wanted.ask or wanted.sure) and not guided:
            asked = final(tried, own.seat, actions[-1])
        if asked and (asked.ends or wanted.sure):
            return live, own.seat, asked._replace(steps=[*actions[:-1], *asked.steps])
        await _play(context, live, own, actions, "play", f"person:{person}")
        return live, own.seat, None


def _passed_already(live: LiveTable, person: int, wanted: Wanted) -> bool:
    """Has one's own order, or another click, made just this step, which a game lets be repeated?
    Then nothing has happened that one did not want."""
    if live.match.game.repeat is None or len(wanted.moves) > 1:
        return False
    passes = live.match.action_of(wanted.moves[0]) == ordered(live.match)
    return passes and _made_before(live, person, wanted) is not None


def _made_before(live: LiveTable, person: int, wanted: Wanted) -> int | None:
    """The seat, if a move whose answer was lost had been made after all."""
    for seat in live.seats_of(person) if wanted.seat is None else [wanted.seat]:
        actions = [live.match.action_of(one) for one in wanted.moves]
        made = [s.action for s in live.steps[max(0, wanted.ply) :] if s.seat == seat]
        if seat in live.seats_of(person) and actions and made[: len(actions)] == actions:
            return seat
    return None


async def _play(
    context: AppContext, live: LiveTable, seat: Seat, actions: Sequence[int], kind: str, by: str
) -> None:
    """Commit legal actions, what follows from them by itself, and the end of the game."""
    lines, changed = [], []
    if kind == "play" and by.startswith("person"):
        if seat.kind == "bot":  # its owner moves: back at the table
            lines.append(entry(live, "return", seat.seat, by=by))
        if seat.kind == "bot" or seat.away:
            changed.append(replace(seat, kind="person", bot=None, away=False))
    stands_in = kind == "timeout" and _goes_on_without(live, seat)
    if kind == "timeout":
        gone = replace(seat, away=True)
        changed.append(replace(gone, kind="bot", bot=SUBSTITUTE) if stands_in else gone)
    if lines:  # on its own, so that the match before the move belongs to it
        await commit(context, live, lines, seats=changed)
        lines, changed = [], []
    after, at = live.match.at(len(live.match)), steady.now()
    for action in actions:
        after.play(action, seat.seat)
        lines.append(entry(live, kind, seat.seat, action, by, len(lines), at))
    if stands_in:
        lines.append(entry(live, "replace", seat.seat, by=CLOCK, after=len(lines)))
    makers = [*live.makers, *_makers(by, len(actions))]
    if not changed:  # whoever has just come back is at the table only after this
        lines += _follows(live, after, makers, len(lines))
    if _ends(after):
        lines.append(entry(live, "over", by=by, after=len(lines)))
    await commit(context, live, lines, after, changed)


def _makers(by: str, steps: int) -> list[str]:
    """Who made each step of one click, as the table remembers it."""
    maker = by.partition(":")[0]
    return [maker, *[ALONG if maker == "person" else maker] * (steps - 1)]


def _goes_on_without(live: LiveTable, late: Seat) -> bool:
    """Does a bot stand in for somebody whose time was up, until they are back? In one sitting at
    once, over days the second time; never where nobody else waits."""
    others = any(s.kind == "person" and s.person != late.person for s in live.seats)
    return others and (live.setup.pace == "live" or late.away)


def _ends(match: Match) -> bool:
    """Is the game over? With somebody's own box also when it has lasted as long as a game can: the
    last guard, should its numbers have fooled all others."""
    return match.over or (match.game.beside and len(match) >= match.game.max_steps)


def _follows(live: LiveTable, match: Match, makers: list[str], after: int = 0) -> list[Entry]:
    """Lines for what the table does by itself; the match is played on."""
    lines: list[Entry] = []
    orders = dict(live.orders)
    while len(lines) < MOST and (step := next_step(live, match, makers, orders)) is not None:
        if step.action is None:
            del orders[step.seat]
        else:
            match.play(step.action, step.seat)
            makers.append(step.by.partition(":")[0])
        lines.append(entry(live, step.kind, step.seat, step.action, step.by, after + len(lines)))
    return lines


async def undo(
    context: AppContext, id: str, person: int, seat: int | None, ply: int
) -> tuple[LiveTable, int]:
    """Take the last decision back, if the engine finds that it may be; alone with bots, go back to
    it whatever has happened since, as practice."""
    async with at_table(context, id) as live:
        need_playing(live)
        last = live.match.actions[-1][0] if live.match.actions else None
        if last in live.seats_of(person):  # at one screen the device has been passed on already
            seat = last
        own = own_seat(live, person, seat)
        kind, n = taken_back(live, person)
        if ply != live.ply and (kind != "practice" or not _only_others(live, own.seat, ply)):
            raise Problem("stale")
        if n is None:
            if own.kind == "bot" or live.makers[-1:] == ["bot"]:
                raise Refused("a bot has made this step", key="undo-not-yours")
            live.match.at(len(live.match)).undo(own.seat)  # says why not
            raise Refused("a bot has made this step", key="undo-not-yours")
        by, who = f"person:{person}", live.match.actions[n][0]
        steps = range(len(live.match) - n)
        lines = [entry(live, kind, who, by=by, after=i) for i in steps]
        if who in live.orders:
            lines.append(entry(live, "halt", who, by=by, after=len(lines)))
        await commit(context, live, lines, live.match.at(n))
        return live, who


def taken_back(live: LiveTable, person: int | None) -> tuple[str, int | None]:
    """How somebody may go back (undo, or practice), and to how many actions; None: not at all."""
    if person is None or live.setup.state != "playing":
        return "undo", None
    own = live.seats_of(person)
    if not own:
        return "undo", None
    if live.setup.analysis:  # on a board of one's own everything can be taken back
        made = range(len(live.match) - 1, (live.setup.forked_at or 0) - 1, -1)
        return "undo", next((n for n in made if _decided(live, n)), None)
    if "decision" not in live.cards:
        live.cards["decision"] = back_to_decision(live, live.match, live.makers)
    n = live.cards["decision"]
    if n is not None:
        seat = live.match.actions[n][0]
        if seat in own and live.seats[seat].kind == "person":
            return "undo", n
    if live.alone(person) and live.seats[own[0]].kind == "person":
        for n in range(len(live.match) - 1, (live.setup.forked_at or 0) - 1, -1):
            if live.match.actions[n][0] == own[0] and _decided(live, n):
                return "practice", n
    return "undo", None


def _decided(live: LiveTable, n: int) -> bool:
    return is_decision(live, live.match, live.makers, n)


def sealed_by(live: LiveTable, n: int) -> str:
    """What has happened since a decision that can be taken back only as practice: a bot has moved,
    or several have, chance was asked (draw), or something hidden was shown, by the decision itself
    or by what followed from it."""
    others = {
        seat
        for (seat, _), maker in zip(live.match.actions[n:], live.makers[n:], strict=True)
        if maker not in OWN
    }
    if others:
        return "bot" if len(others) == 1 else "bots"
    then = live.match.at(n).state["rng"].tobytes()
    return "shown" if then == live.match.state["rng"].tobytes() else "draw"


def _only_others(live: LiveTable, seat: int, ply: int) -> bool:
    """Has this seat decided nothing since, and has nobody gone back?"""
    since = live.steps[max(0, ply) :]
    return 0 <= ply <= live.ply and all(
        step.kind not in BACK and (step.seat != seat or step.kind == "forced") for step in since
    )


async def repeat(
    context: AppContext, id: str, person: int, seat: int | None, on: bool
) -> LiveTable:
    """Have a step made at each of one's turns until the round ends, or call that off."""
    async with at_table(context, id) as live:
        need_playing(live)
        own = own_seat(live, person, seat)
        by = f"person:{person}"
        if on == (own.seat in live.orders):
            return live
        if not on:
            await commit(context, live, [entry(live, "halt", own.seat, by=by)])
            return live
        if live.match.game.repeat is None:
            raise Problem("malformed")
        action = ordered(live.match)
        check_script(live, [action])
        live.match.check(action, own.seat)
        await commit(context, live, [entry(live, "repeat", own.seat, by=by)])
        await _play(context, live, own, [action], "play", by)
        return live


async def return_lesson(context: AppContext, id: str, person: int) -> LiveTable:
    """Who has left the guide, perhaps by mistake, takes it up where the game still goes its way."""
    async with at_table(context, id) as live:
        if not live.seats_of(person):
            raise Problem("not-seated")
        if left_lesson(live) is None:
            raise Problem("lesson-gone")
        await commit(context, live, [], lesson=True)
        return live


async def leave_lesson(context: AppContext, id: str, person: int) -> LiveTable:
    """Who knows the game plays on without a guide."""
    async with at_table(context, id) as live:
        if not live.seats_of(person):
            raise Problem("not-seated")
        await commit(context, live, [], lesson=False)
        return live


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


def looked(
    context: AppContext, live: LiveTable, person: int | None, asked: int | None = None
) -> None:
    """Somebody has the board before their eyes, through the seat they asked for. When everybody
    has, the clocks begin; behind a curtain nobody has, and their turn's clock waits for them."""
    if person is None or not live.seats_of(person):
        return
    seat, curtain = eyes_of(live, person, asked)
    if curtain is None and _is_news(live, person, seat):
        context.spawn(_looks(context, live.id, person, seat))


def _is_news(live: LiveTable, person: int, seat: int) -> bool:
    """Does a clock wait for just these eyes?"""
    if waits_for_eyes(live):
        return person not in live.seen
    return clock_waits(live, seat) > 0


def clock_waits(live: LiveTable, seat: int) -> float:
    """Seconds until the clock of a seat that is to move runs at the latest: it still waits for
    somebody to look at the board."""
    if live.setup.clock == "none" or seat not in live.acting():
        return 0.0
    return max(0.0, max(live.clocks.opens, clocks.starts(live.clocks, seat)) - steady.now())


def waits_for_eyes(live: LiveTable) -> bool:
    """Do the clocks still wait for somebody to look at the board?"""
    timed = live.setup.clock != "none" and live.setup.state == "playing"
    return timed and live.clocks.opens > steady.now()


def _all_look(live: LiveTable, seen: set[int]) -> bool:
    people = [s for s in live.seats if s.kind == "person"]
    return all(s.person in seen or s.holders & seen for s in people)


async def _looks(context: AppContext, id: str, person: int, seat: int) -> None:
    """Write down who has the board before their eyes; every process is to know it."""
    for _ in range(TRIES):
        with contextlib.suppress(Overtaken):
            async with at_table(context, id) as live:
                if not _is_news(live, person, seat):
                    return
                through = seat if seat >= 0 else None
                lines = [entry(live, "look", through, by=f"person:{person}")]
                if waits_for_eyes(live) and _all_look(live, live.seen | {person}):
                    lines.append(entry(live, "ready", after=1))
                await commit(context, live, lines)
                return


def wake(context: AppContext, live: LiveTable) -> bool:
    """After every change: let the bots whose turn it is think, and make the moves of those whose
    time is up. Is there anything of the kind to do now?"""
    if live.dropped or context.hub.closed:
        return False
    if unjudged(live):
        context.spawn(judge(context, live))
        return True
    if live.acting() and next_step(live, live.match, live.makers, live.orders) is not None:
        context.spawn(_goes_on(context, live))
        return True
    for seat in live.acting():
        late = is_late(context, live, seat)
        thinks = live.seats[seat].kind == "bot" and not waits_for_guest(live)
        if (late or thinks) and (live.id, seat) not in context.thinking:
            context.thinking.add((live.id, seat))
            context.spawn(_bot_moves(context, live.id, seat, late))
    return context.thinks_at(live.id)


def is_late(context: AppContext, live: LiveTable, seat: int) -> bool:
    """Is the time up of somebody who is to move?"""
    end = clocks.deadline(live.clocks, seat, context.started)
    return live.seats[seat].kind == "person" and end is not None and end <= steady.now() + 0.001


async def ring(context: AppContext, id: str) -> None:
    """The alarm has rung for a table: somebody's time is up, or who saw to its bots has died."""
    try:
        live = await get_table(context, id)
    except Problem as problem:  # other rules than those it was played with
        _log.warning("table %s: %s", id, problem.key, extra={"table": id})
        async with context.store.writing(people=False) as c:
            await tables.set_due(c, id, None, None)
        return
    async with claimed(context.line, id) as mine:
        if mine and not wake(context, live):
            due = clocks.first_deadline(live.clocks, live.acting(), context.started)
            async with context.store.writing(people=False) as c:
                await tables.set_due(c, id, due, live.setup.revision)
            context.alarm.set_for(due)


async def _goes_on(context: AppContext, live: LiveTable) -> None:
    """What the table does by itself, where it did not follow from a move: at the beginning, after a
    restart, when somebody is back."""
    with contextlib.suppress(Overtaken):
        async with live.lock:
            if not await is_current(context, live) or live.setup.state != "playing":
                return
            after = live.match.at(len(live.match))
            lines = _follows(live, after, list(live.makers))
            if _ends(after):
                lines.append(entry(live, "over", by="table", after=len(lines)))
            if lines:
                await commit(context, live, lines, after)


async def _bot_moves(context: AppContext, id: str, seat: int, late: bool = False) -> None:
    """A bot's move, or one that somebody has not made in time: then the seat is marked. One process
    claims it; where another one does, the alarm will ring should that one die."""
    made = False
    async with claimed(context.line, id) as mine:
        try:
            if mine:
                made = await _thought_and_made(context, id, seat, late)
        except Problem as problem:  # closed meanwhile
            _log.info("table %s: %s", id, problem.key, extra={"table": id})
        finally:
            context.thinking.discard((id, seat))
        live = context.live_tables.get(id)
        # It is another position than the one thought about, or the same seat's turn again.
        if mine and live is not None and (not made or seat in live.acting()):
            wake(context, live)


async def _thought_and_made(context: AppContext, id: str, seat: int, late: bool) -> bool:
    """Let a bot think and make its move. -> was a move made?"""
    async with at_table(context, id) as live:
        if not _has_to_move(context, live, seat, late):
            return False
        bot = SUBSTITUTE if late else live.seats[seat].bot or SUBSTITUTE
        ply, begun, match = live.ply, time.monotonic(), live.match
        action = scripted(live, match)
    if action is None:
        action = await chosen(context, match, seat, bot)
    guessed = action is None
    if action is None:  # no table ever waits for a broken bot
        action = secrets.choice(match.legal_actions(seat))
        _log.warning("%s, seat %s: a random move instead of %s", match.game.name, seat, bot)
    if not late:
        await asyncio.sleep(max(0.0, _pause(context, match, seat) + begun - time.monotonic()))
    by, how = f"bot:{bot}"[:40], "timeout" if late else "play"
    for _ in range(TRIES):  # what was thought holds though others act elsewhere at the same time
        with contextlib.suppress(Overtaken):
            async with at_table(context, id) as live:
                if not _has_to_move(context, live, seat, late) or not live.fresh(seat, ply):
                    return False
                if guessed and not _said_to_guess(live, seat):
                    await commit(context, live, [entry(live, "guess", seat, by=by)])
                await _play(context, live, live.seats[seat], [action], how, by)
                return True
    return False


def _has_to_move(context: AppContext, live: LiveTable, seat: int, late: bool) -> bool:
    """A bot's seat, or that of somebody whose time is up: is it still to move?"""
    todo = is_late(context, live, seat) if late else live.seats[seat].kind == "bot"
    return todo and seat in live.acting()


def _pause(context: AppContext, match: Match, seat: int) -> float:
    """How long a bot's step takes at least, in seconds, as people play."""
    begins = not match.actions or match.actions[-1][0] != seat
    return context.settings.bot_pause * (BREATH if begins else 1)


def _said_to_guess(live: LiveTable, seat: int) -> bool:
    """Did the log say so at this seat's last step? Several in a row are told once."""
    steps = [n for n, (who, _) in enumerate(live.match.actions) if who == seat]
    since = steps[-1] if steps else 0
    said = (note for note in live.notes if (note.kind, note.seat) == ("guess", seat))
    return any(note.at >= since for note in said)


async def chosen(context: AppContext, match: Match, seat: int, bot: str) -> int | None:
    """A bot's action; None if its worker was lost, and a fresh one as well."""
    view = match.view(seat)
    awake = context.readiness.bot(view.game.name, bot)
    for _ in range(2):
        action = await best_move(context.pool, view, started(context.settings, awake))
        if action is not None:
            return action
    return None
