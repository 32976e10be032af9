"""How a table comes to be: opened, played at once, a rematch, from the past, from a file."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from sqlalchemy.exc import IntegrityError

from korsi.coach.puzzles import puzzle_of
from korsi.core.game import Game, game
from korsi.core.lesson import lessons_of
from korsi.core.match import draw_seed
from korsi.core.record import commitment_of
from korsi.core.rules_digest import imprint
from korsi.table import clocks, puzzling, steady
from korsi.table.changes import notify
from korsi.table.live_table import AppContext, LiveTable, get_table
from korsi.table.names import clean_name
from korsi.table.opponents import SUBSTITUTE, bot_named
from korsi.table.own_games import own_game
from korsi.table.problems import Problem
from korsi.table.seating import join, let_in
from korsi.table.settings import Settings
from korsi.table.store import boxes, log, puzzles, tables
from korsi.table.store.log import Entry
from korsi.table.store.people import token_hash
from korsi.table.store.tables import Seat, Setup
from korsi.table.wording import kin_of, names_of, words_of

PACES = ("live", "turns")


@dataclass(frozen=True)
class Wish:
    """What somebody asks for when opening a table."""

    game: str
    seats: Sequence[Any]  # "me", "open", a bot, or {"kind": ..., "name": ...}
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: str = "live"
    clock: str = "none"
    seconds: int = 0
    listed: bool = False
    hints: bool = False
    box: str = ""  # the digest of one that was sent in; without, the one this server plays with


def new_id() -> str:
    """Ten letters nobody can guess: whoever has the address may watch."""
    id = secrets.token_urlsafe(8)[:10]
    return id if id[0] != "-" else new_id()  # `korsi admin --close ID` would read an option


def seat_of(settings: Settings, number: int, wish: Any) -> Seat:
    """One seat as asked for."""
    form = wish if isinstance(wish, dict) else {"kind": wish}
    kind = form.get("kind")
    if kind == "me":
        return Seat(number, "person", name=clean_name(form.get("name", "")))
    if kind == "open":
        return Seat(number)
    if not isinstance(kind, str):
        raise Problem("seats-wrong")
    bot = form.get("bot") if kind == "bot" else kind.removeprefix("bot:")
    return Seat(number, "bot", bot=bot_named(settings, str(bot)))


def new_setup(
    g: Game, players: int, options: Mapping[str, Any], person: int | None, **more: Any
) -> Setup:
    """A table with chance drawn and committed to."""
    chosen = g.options_of(g.option_indices(options))
    seed, nonce = draw_seed(), secrets.token_hex(16)
    return Setup(
        new_id(), g.name, g.version, g.box.digest, g.check_players(players), chosen, seed, nonce,
        commitment_of(seed, nonce), host=person, rules=g.rules, **more,
    )  # fmt: skip


def check_wish(settings: Settings, wish: Wish, g: Game | None = None) -> list[Seat]:
    """Can a table be opened like that? Its seats, taken by nobody yet."""
    g = g or game(wish.game)
    if len(wish.seats) > 16:
        raise Problem("seats-wrong")
    g.check_players(len(wish.seats))
    g.option_indices(wish.options)
    around = [seat_of(settings, i, seat) for i, seat in enumerate(wish.seats)]
    if not any(s.kind == "person" for s in around) or wish.pace not in PACES:
        raise Problem("seats-wrong")
    if wish.clock not in clocks.KINDS or (
        wish.clock != "none" and not clocks.LEAST <= wish.seconds <= clocks.MOST
    ):
        raise Problem("clock-wrong", least=clocks.LEAST)
    return around


def names_in(settings: Settings, wish: Wish) -> list[str]:
    """What people at the same screen are to be called."""
    return [seat.name for seat in check_wish(settings, wish) if seat.name]


async def open_table(
    context: AppContext, person: int, wish: Wish
) -> tuple[LiveTable, dict[int, str]]:
    """Open a table; it begins at once when nobody is missing. Also the links of the open seats."""
    g, timed = game(wish.game), wish.clock != "none"
    if wish.box:
        g = await own_game(context.store, wish.game, wish.box)
    around = check_wish(context.settings, wish, g)
    for seat in around:
        seat.person = person if seat.kind == "person" else None
    mine = sum(s.kind == "person" for s in around)
    setup = new_setup(
        g, len(around), wish.options, person, pace=wish.pace, clock=wish.clock,
        seconds=wish.seconds if timed else 0, listed=wish.listed, hot_seat=mine > 1,
        hints=wish.hints,
    )  # fmt: skip
    return await create_table(context, setup, around, [], person)


async def create_table(
    context: AppContext,
    setup: Setup,
    around: list[Seat],
    moves: list[tuple[int, int]],
    person: int,
    reached: str | None = None,
) -> tuple[LiveTable, dict[int, str]]:
    """Write a new table with its first lines; `reached`: imprint of the position after the last
    of these moves."""
    now = steady.now()
    by = f"person:{person}"
    kinds: list[tuple[str, int | None, int | None]] = [
        ("join", s.seat, None) for s in around if s.kind == "person"
    ]
    if not any(s.kind == "open" for s in around):
        kinds.append(("begin", None, None))
        setup.state = "playing" if setup.state == "open" else setup.state
        setup.due = now + context.settings.lookout if setup.state == "playing" else None
    kinds += [("play", seat, action) for seat, action in moves]
    if setup.state == "over":
        kinds.append(("over", None, None))
    lines = [
        Entry(i, kind, seat, action, by, now) for i, (kind, seat, action) in enumerate(kinds, 1)
    ]
    if moves:
        last = len(lines) - 1 - (setup.state == "over")
        lines[last] = replace(lines[last], position=reached)
    tokens = {s.seat: secrets.token_urlsafe(24) for s in around if s.kind == "open"}
    async with context.store.writing(people=False) as c:
        await tables.add_table(c, setup, around)
        if setup.box == game(setup.game).box.digest:  # another one was written down before
            await boxes.keep(c, setup.game, game(setup.game).box)
        for seat, token in tokens.items():
            await tables.add_link(c, token_hash(token), setup.id, seat, owner=None)
        await log.append_many(c, setup.id, lines)
        if setup.rematch_of is not None:  # the others read that somebody wants another game
            await tables.stir(c, tables.has_id(setup.rematch_of), "rematch")
    context.alarm.set_for(setup.due)
    return await get_table(context, setup.id), tokens


async def play_now(
    context: AppContext, person: int, name: str, bot: str, players: int | None
) -> LiveTable:
    """One click: the reader against bots."""
    g = game(name)
    least = min(g.players, key=lambda n: (n < 2, n))
    count = g.check_players(players if players is not None else g.usual or least)
    seats: list[Any] = ["me"] + [bot] * (count - 1)
    turn = secrets.randbelow(count)  # nobody always begins
    live, _ = await open_table(context, person, Wish(name, seats[-turn:] + seats[:-turn]))
    return live


OPPONENT = "level1"
"""Who sits opposite in a guided first game, and plays on when the script is over."""


async def open_lesson(
    context: AppContext, person: int, name: str, players: int | None
) -> LiveTable:
    """A guided first game for one."""
    g = game(name)
    found = lessons_of(g)
    if not found or (players is not None and players not in found):
        raise Problem("no-lesson")
    lesson = found[players if players is not None else next(iter(found))]
    setup = new_setup(g, lesson.players, lesson.options, person)
    setup.seed, setup.lesson = lesson.seed, True
    setup.commitment = commitment_of(setup.seed, setup.nonce)
    around = [
        Seat(i, "person", person) if i == lesson.seat else Seat(i, "bot", bot=OPPONENT)
        for i in range(lesson.players)
    ]
    live, _ = await create_table(context, setup, around, [], person)
    return live


PUZZLED = "level4"
"""Who sits opposite at a puzzle, and plays on when it is over."""
YESTERDAY = 1
"""How many days back one may go for a puzzle."""


async def open_puzzle(context: AppContext, person: int, name: str, ago: int) -> LiveTable:
    """The puzzle of a day: the table where somebody has begun with it, or a new one."""
    g = game(name)
    if not 0 <= ago <= YESTERDAY:
        raise Problem("no-puzzle")
    day = puzzling.today().toordinal() - ago
    puzzle = puzzle_of(g, date.fromordinal(day))
    if puzzle is None:
        raise Problem("no-puzzle")
    async with context.store.reading() as c:
        past = (await puzzles.tried(c, person)).get(name, [])
    begun = next((one for one in past if one.day == day), None)
    if begun is not None:
        there = await get_table(context, begun.table)
        if there.setup.puzzle == puzzle.seed and there.setup.state == "playing":
            return there
    setup = new_setup(g, puzzle.players, puzzle.options, person)
    setup.seed, setup.puzzle, setup.forked_at = puzzle.seed, puzzle.seed, len(puzzle.moves)
    setup.commitment = commitment_of(setup.seed, setup.nonce)
    around = [
        Seat(i, "person", person) if i == puzzle.seat else Seat(i, "bot", bot=PUZZLED)
        for i in range(puzzle.players)
    ]
    live, _ = await create_table(context, setup, around, list(puzzle.moves), person)
    async with context.store.writing(people=False) as c:
        await puzzles.begin(c, person, name, day, live.id)
    return live


async def rematch(context: AppContext, id: str, person: int) -> LiveTable:
    """The same people again. Who asks first opens the table, the others find their seats kept."""
    old = await get_table(context, id)
    if old.setup.state != "over":
        raise Problem("not-finished")
    if old.setup.analysis:  # nobody played there: of a board one asks for a fresh one
        raise Problem("not-seated")
    asks = old.owners(person) & {s.person for s in old.seats}
    if not asks:
        raise Problem("not-seated")
    owner = min(asks)  # a further device asks for whom it belongs to
    live = await _next_game(context, old, owner)
    for s in live.seats:
        if s.person == owner != person and s.kind == "person" and person not in s.holders:
            await let_in(context, live, s.seat, person)
    return live


async def _next_game(context: AppContext, old: LiveTable, person: int) -> LiveTable:
    async with context.store.reading() as c:
        there = await tables.rematch_of(c, old.id)
    if there is None:
        async with context.store.writing(people=False) as c:
            await tables.release_rematch(c, old.id)
        around = []
        for i, s in enumerate(old.seats[1:] + old.seats[:1]):  # somebody else begins
            if s.person is None:
                kin = kin_of(old, s.seat)  # with another seat it has the same name
                around.append(Seat(i, "bot", bot=s.bot or SUBSTITUTE, name=s.name, kin=kin))
            else:
                kind = "person" if s.person == person else "open"
                around.append(Seat(i, kind, s.person, name=s.name))
        g = await own_game(context.store, old.setup.game, old.setup.box)
        setup = new_setup(
            g, old.setup.players, old.setup.options, person, pace=old.setup.pace,
            clock=old.setup.clock, seconds=old.setup.seconds, hot_seat=old.setup.hot_seat,
            rematch_of=old.id, hints=old.setup.hints,
        )  # fmt: skip
        try:
            live, _ = await create_table(context, setup, around, [], person)
            old.cards.clear()
            old.rematch = live.id, person
            if not context.store.shared:
                notify(context, old, "rematch")
            return live
        except IntegrityError:  # somebody was a moment quicker
            async with context.store.reading() as c:
                there = await tables.rematch_of(c, old.id)
    assert there is not None
    live = await get_table(context, there[0])
    kept = [s.seat for s in live.seats if s.kind == "open" and s.person == person]
    for seat in kept:
        live = await join(context, there[0], person, seat)
    return live


AGAIN = 10.0
"""Seconds in which a second wish for the same fork is only a double click."""


async def fork(
    context: AppContext,
    id: str,
    person: int,
    at: int,
    bot: str,
    seat: int | None = None,
    language: str = "",
) -> LiveTable:
    """Continue from a past position against bots; clicked twice, at one table."""
    key, now = (id, person, at, bot, seat), time.monotonic()
    for old, (then, made) in list(context.forks.items()):
        if now - then > AGAIN or (made.done() and (made.exception() or _begun(made.result()))):
            del context.forks[old]
    if key not in context.forks:
        made = asyncio.ensure_future(_fork(context, id, person, at, bot, seat, language))
        context.forks[key] = (now, made)
    try:
        return await asyncio.shield(context.forks[key][1])
    except Exception:
        context.forks.pop(key, None)
        raise


def _begun(live: LiveTable) -> bool:
    """Has somebody done anything at this fork? Then asking once more means another one."""
    decided = "person" in live.makers[live.setup.forked_at :]
    return live.dropped or live.setup.state != "playing" or decided


async def _fork(
    context: AppContext,
    id: str,
    person: int,
    at: int,
    bot: str,
    seat: int | None,
    language: str,
) -> LiveTable:
    """In one's own seat or, when the game is over, in any; bots play for the others under their
    names, and every bot stays the one it was unless another is asked for.

    A finished table is continued as chance would have gone on. While a game is played, or one it
    was forked from, only who plays it alone against bots may fork it, and whatever that person
    cannot know is drawn anew: a fork must not show the hands and the piles it comes from.
    """
    old = await get_table(context, id)
    if old.setup.state == "open":
        raise Problem("not-begun")
    async with context.store.reading() as c:
        told = await tables.past_told(c, id)
    own = old.seats_of(person)
    alone = all(s.kind != "open" and s.person in (None, person) for s in old.seats)
    if not told and not (own and alone):
        raise Problem("fork-live")
    past = old.match.at(at)
    if past.over:
        raise Problem("already-over")
    mine = (own[0] if own else past.acting()[0]) if seat is None else seat
    if not 0 <= mine < len(old.seats) or not (told or mine in own):
        raise Problem("not-yours")
    names = names_of(old, words_of(language, old.match.game))
    around = []
    for s in old.seats:
        name = s.name or (names[s.seat] if s.person is not None or s.seat == mine else "")
        if s.seat == mine:
            nobodys = s.person is None and s.bot is None  # it has no name but its number
            name = s.name if s.person == person or nobodys else name
            around.append(Seat(s.seat, "person", person, name=name))
        else:
            plays = bot_named(context.settings, bot) if bot else s.bot or SUBSTITUTE
            kin = None if bot else s.kin
            around.append(Seat(s.seat, "bot", bot=plays, name=name, kin=kin))
    setup = replace(
        old.setup, id=new_id(), pace="live", clock="none", seconds=0, state="open", listed=False,
        hot_seat=False, host=person, forked_from=old.id, forked_at=at, rematch_of=None,
        redeals=past.redeals, lesson=False, puzzle=None, analysis=False, hints=False,
        created=time.time(), changed=time.time(), revision=0, due=None,
    )  # fmt: skip
    if not told or len(past.redeals) < len(old.match.redeals):
        seed, setup.nonce = draw_seed(), secrets.token_hex(16)
        setup.redeals = [*past.redeals, (at, mine, seed)]
        setup.commitment = commitment_of(seed, setup.nonce)
    reached = None if setup.redeals else imprint(past.state)
    live, _ = await create_table(context, setup, around, past.actions, person, reached)
    return live
