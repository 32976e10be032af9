"""A live table: the match rebuilt from its log, one lock, one way to change it.

Everything in a LiveTable may be thrown away; `load_table` makes it again. What is on disk is
first, what is in memory second: a change is committed, then taken over, then told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, cast

from korsi.coach.puzzles import turn_over
from korsi.core.errors import KorsiError
from korsi.core.game import Game, game
from korsi.core.int_record import Ints
from korsi.core.match import Match, Redeal
from korsi.table import clocks, steady
from korsi.table.alarms import Alarm
from korsi.table.bans import Bans
from korsi.table.bot_pool import Pool
from korsi.table.clocks import Clocks
from korsi.table.compiling import Readiness
from korsi.table.keepsakes import Kept, Reopened, keepsake_in, reopened_in
from korsi.table.limits import Limits
from korsi.table.metrics import Figures
from korsi.table.problems import Problem
from korsi.table.sessions import Sessions
from korsi.table.settings import Settings
from korsi.table.sharing import Line
from korsi.table.store import keepsakes, log, people, tables
from korsi.table.store.database import Store
from korsi.table.store.log import BACK, MOVES, POSITION, Entry
from korsi.table.store.tables import Seat, Setup
from korsi.table.stream import Hub
from korsi.table.surviving import ENDS, SAME, WAITS, carry_out, fate_of, is_carried_out

_log = logging.getLogger(__name__)

LIVE_TABLES = 300
"""Live tables kept in memory; quiet ones beyond that are forgotten and rebuilt when asked for."""
LEAVING = LIVE_TABLES // 10
"""How many leave when there are too many: more would be taken from people who play, and
to rebuild a table, and to tell everybody all of it again, costs as much as a dozen moves."""


QUIET = 600.0
"""Seconds after which a table nobody asked for is forgotten."""

EXACT = 10_000
"""A chance to win is written into the log in so many parts."""

NOTED = (
    "timeout",
    "replace",
    "resign",
    "return",
    "leave",
    "practice",
    "hint",
    "guess",
    "unproven",
    "ended",
)
"""Lines after which the log says something about people."""


Tried = tuple[int, ...]
"""The actions of a turn played at a puzzle."""


@dataclass(frozen=True)
class Step:
    """A change of the position: who made it, and who could have acted before it."""

    kind: str
    seat: int
    acting: tuple[int, ...]
    action: int | None = None


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    setup: Setup
    seats: list[Seat]
    names: dict[int, tuple[str, bool]]  # person -> name, has an account
    match: Match
    clocks: Clocks
    seq: int = 0
    stamp: int = 0
    steps: list[Step] = field(default_factory=list)
    makers: list[str] = field(default_factory=list)  # of each action: person, bot or table
    orders: dict[int, int] = field(default_factory=dict)  # seat -> actions when it was given
    takes: float = 0.0  # seconds the last state took to be made
    back: int = 0  # how often steps were taken back
    practice: int = 0  # how often somebody went back behind what chance or a bot did
    notes: list[tuple[int, str, int]] = field(default_factory=list)  # (position, kind, seat)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seen: set[int] = field(default_factory=set)  # who has looked at the board since it began
    rematch: tuple[str, int] | None = None  # the next game's table, and who asked for it
    used: float = field(default_factory=time.monotonic)  # when somebody last asked for it
    dropped: bool = False
    stories: dict[Any, list[Any]] = field(default_factory=dict)  # see log_lines.py
    cards: dict[Any, Any] = field(default_factory=dict)
    read: Ints | None = None  # what was last read of a view: see log_lines.view_of
    hints: dict[tuple[int, int], asyncio.Future[Any]] = field(default_factory=dict)
    verdicts: dict[Tried, float] = field(default_factory=dict)  # a puzzle's: see puzzling.py
    weighed: dict[tuple[int, int, int], asyncio.Future[Any]] = field(
        default_factory=dict
    )  # a board's
    shown: bool = False  # a puzzle's answer was looked up
    streak: int = 0  # puzzles somebody has found day after day, once that was counted
    held: dict[str, Any] = field(default_factory=dict)  # see holding.py
    lost: list[Entry] = field(default_factory=list)  # moves other rules allowed: see surviving.py

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def ply(self) -> int:
        return len(self.steps)

    def acting(self) -> list[int]:
        """Whom the table waits for: for nobody where a puzzle's turn has been played."""
        if self.setup.state != "playing" or self.rests(self.match):
            return []
        key = ("acting", id(self.match), len(self.match))
        if key not in self.cards:
            self.cards[key] = self.match.acting()
        return [*self.cards[key]]

    def rests(self, match: Match) -> bool:
        """Is this a puzzle whose turn has been played? Then everybody looks at what came of it."""
        begun = self.setup.forked_at
        return self.setup.puzzle is not None and begun is not None and turn_over(match, begun)

    def tried(self, match: Match) -> Tried:
        """The turn played at a puzzle, as far as it was."""
        return tuple(action for _, action in match.actions[self.setup.forked_at or 0 :])

    def seats_of(self, person: int | None) -> list[int]:
        """The seats somebody may act for or come back to."""
        if person is None:
            return []
        return [
            s.seat for s in self.seats
            if s.kind != "open" and not s.resigned and (s.person == person or person in s.holders)
        ]  # fmt: skip

    def waits_for(self, person: int | None) -> bool:
        """Do people here wait for somebody? Among bots nobody does."""
        own = {s for s in self.seats_of(person) if self.seats[s].kind == "person"}
        others = any(s.kind == "person" and s.seat not in own for s in self.seats)
        return others and not self.setup.analysis and not own.isdisjoint(self.acting())

    def seen_by(self, person: int | None) -> list[int]:
        """The seats somebody looks through: when the game is over also those they gave up, so that
        their own secrets stay theirs to see. Nobody acts for them any more."""
        own = self.seats_of(person)
        if person is None or self.setup.state != "over":
            return own
        gave_up = [s.seat for s in self.seats if s.resigned and s.person == person]
        return sorted({*own, *gave_up})

    def owners(self, person: int | None) -> set[int]:
        """As whom somebody acts here: as themselves, and a further device as its owner."""
        if person is None:
            return set()
        own = {s.person for s in self.seats if person in s.holders and s.person is not None}
        return own or {person}

    def seated(self) -> set[int]:
        """Everybody who is to be told."""
        owners = {s.person for s in self.seats if s.person is not None}
        return owners.union(*(s.holders for s in self.seats))

    def still(self) -> LiveTable:
        """As the table is now: to be drawn beside the event loop while it may change."""
        kept = copy(self)
        kept.setup, kept.clocks = copy(self.setup), clocks.copied(self.clocks)
        kept.seats, kept.steps, kept.notes = list(self.seats), list(self.steps), list(self.notes)
        kept.makers, kept.orders = list(self.makers), dict(self.orders)
        kept.match = self.match.at(len(self.match))
        # what it remembers may be outdated by the time it has been drawn
        kept.cards = dict(self.cards)
        kept.stories = {key: list(lines) for key, lines in self.stories.items()}
        return kept

    def learn(self, still: LiveTable) -> None:
        """Take over what was told of an earlier moment of this table: past moves do not change,
        unless they were taken back."""
        if self.back == still.back:
            for key, lines in still.stories.items():
                if len(lines) > len(self.stories.get(key, ())):
                    self.stories[key] = lines

    def fresh(self, seat: int, ply: int) -> bool:
        """May a command be for this ply? Yes if only others, acting as well, came after it."""
        between = self.steps[ply:]
        return 0 <= ply <= self.ply and all(
            step.kind not in BACK and step.seat != seat and seat in step.acting for step in between
        )

    def alone(self, person: int) -> bool:
        """Is there nobody here but this person, at one seat, and bots?"""
        own = self.seats_of(person)
        return len(own) == 1 and all(s.person is None for s in self.seats if s.seat != own[0])

    @property
    def hints_allowed(self) -> bool:
        """Were hints agreed upon, or does only one person play here? Several people at one screen
        see each other ask."""
        people = {s.person for s in self.seats if s.person is not None}
        free = any(s.kind == "open" for s in self.seats)
        return self.setup.hints or (len(people) <= 1 and not free)


@dataclass
class AppContext:
    """What every command needs."""

    settings: Settings
    store: Store
    hub: Hub
    pool: Pool
    analysts: Pool  # one who thinks for analysis boards, after everybody else
    readiness: Readiness
    limits: Limits
    bans: Bans = field(default_factory=Bans)
    sessions: Sessions = field(default_factory=Sessions)
    figures: Figures = field(default_factory=Figures)
    store_said: tuple[float, str] = (float("-inf"), "")  # when, and how it is: see operating.py
    asking_store: asyncio.Lock = field(default_factory=asyncio.Lock)
    live_tables: dict[str, LiveTable] = field(default_factory=dict)
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    started: float = field(default_factory=steady.now)
    forks: dict[Any, tuple[float, asyncio.Future[LiveTable]]] = field(default_factory=dict)
    asking: Counter[int] = field(default_factory=Counter)  # hints a person waits for
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # see state.drawn
    beside: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    arriving: asyncio.Semaphore = field(
        default_factory=lambda: asyncio.Semaphore(2)
    )  # see state.drawn
    slow: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # for strangers
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # their boxes
    analysing: dict[str, float] = field(default_factory=dict)  # tables, and how much is done
    unanalysed: set[str] = field(default_factory=set)  # tables where that failed
    analyst: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    line: Line = field(default_factory=Line)  # to other processes
    alarm: Alarm = field(default_factory=Alarm)
    ringing: set[str] = field(default_factory=set)  # tables that are being looked at
    thinking: set[tuple[str, int]] = field(default_factory=set)  # (table, seat) of bots' moves
    wake: Any = None  # set by app.py: what happens after a change

    def spawn(
        self, work: Coroutine[Any, Any, Any], then: Callable[[], None] = lambda: None
    ) -> None:
        """Run in the background; what fails there is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        task.add_done_callback(lambda _: then())

    def thinks_at(self, table: str) -> bool:
        """Is a bot's move there thought about or made in this process?"""
        return any(id == table for id, _ in self.thinking)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background work failed", exc_info=task.exception())


# --------------------------------------------------------------------------- rebuilding


async def get_table(context: AppContext, id: str, stamp: int = 0) -> LiveTable:
    """The table by its id, as it is now: from memory, or from the log. `stamp`: as it was then, or
    later; word of what came after is on its way."""
    while True:
        live = await held_table(context, id)
        if not context.store.shared:
            return live
        if stamp <= live.stamp if stamp else await is_newest(context, live):
            return live
        async with live.lock:
            if not live.dropped and await catch_up(context, live):
                return live


async def held_table(context: AppContext, id: str) -> LiveTable:
    """The table as this process holds it: another one may have moved on."""
    found = context.live_tables.get(id)
    if found is None:
        async with context.loading:
            found = context.live_tables.get(id)
            if found is None:
                found = await load_table(context, id)
                forget_quiet(context)
                context.live_tables[id] = found
                if context.wake is not None:
                    context.wake(context, found)
    found.used = time.monotonic()
    return found


async def is_newest(context: AppContext, live: LiveTable) -> bool:
    """Has nobody else changed the table?"""
    async with context.store.glancing() as c:
        return await tables.revision_of(c, live.id) == live.setup.revision


CATCH_UP = 64
"""Lines of other processes taken over one by one; after more the table is read anew."""


async def catch_up(context: AppContext, live: LiveTable) -> bool:
    """Take over what other processes wrote, with the table's lock held. False: read it anew."""
    async with context.store.reading() as c:
        kept = await tables.read_table(c, live.id)
        entries = await log.read(c, live.id, live.seq)
        owners = {s.person for s in kept[1] if s.person is not None} if kept else set()
        names = await people.names(c, owners)
        rematch = await tables.rematch_of(c, live.id)
    going_on = kept is not None and live.setup.state != "open" and kept[0].state != "closed"
    if kept is None or not going_on or len(entries) > CATCH_UP:
        drop(context, live)
        return False
    live.setup, live.seats = kept
    live.names |= names
    live.rematch = rematch
    try:
        follow(live, live.match.at(len(live.match)), entries)
    except KorsiError:  # a process with other rules: whoever reads the table anew says so
        drop(context, live)
        return False
    live.cards.clear()
    return True


async def load_table(context: AppContext, id: str) -> LiveTable:
    """A table from its log; where rules or box were corrected meanwhile, see surviving.py."""
    while True:
        found = await _load(context, id)
        if found is not None:
            return found


async def _load(context: AppContext, id: str) -> LiveTable | None:
    """None: another process has changed it meanwhile."""
    async with context.store.reading() as c:
        kept = await tables.read_table(c, id)
        if kept is None:
            raise Problem("no-table")
        setup, seats = kept
        if setup.state == "closed":
            raise Problem("closed")
        entries = await log.read(c, id)
        owners = {s.person for s in seats if s.person is not None}
        names = await people.names(c, owners)
        rematch = await tables.rematch_of(c, id)
        kept_of_it = await keepsakes.read(c, id) if setup.state == "over" else None
    context.readiness.ask(setup.game)
    try:
        fate = await fate_of(context.store, setup, entries)
    except KorsiError as error:  # of a game that is not installed
        raise Problem("old-rules") from error
    if fate.what != SAME:
        of = {"table": id}
        _log.info("table %s %s: %s", id, fate.what, fate.why, extra=of)
        if kept_of_it is not None and fate.what in (ENDS, WAITS):
            raise Kept(await asyncio.to_thread(keepsake_in, kept_of_it[1]))
        if fate.what == WAITS and setup.state != "over":  # what is over is told as far as it goes
            raise Problem("old-box")
        if not is_carried_out(setup, fate):
            if not await carry_out(context.store, setup, entries, fate):
                return None
            return await _load(context, id)
    live: LiveTable | None = None
    if kept_of_it is not None and kept_of_it[0] == fate.game.rules and fate.what == SAME:
        g = context.readiness.playing(fate.game)
        live = reopen(g, setup, seats, names, entries, reopened_in(kept_of_it[1]))
    if live is None:
        # A long game replayed takes a second or two where the rules are not compiled yet.
        lines = fate.kept(entries)
        playing = context.readiness.playing
        live = await asyncio.to_thread(rebuild, playing, setup, seats, names, lines, fate.game)
        live.lost = fate.lost(entries)
    live.match.go_over(context.readiness.playing(fate.game))  # compiled meanwhile
    live.rematch = rematch
    return live


def reopen(
    g: Game, setup: Setup, seats: list[Seat], names: dict[int, tuple[str, bool]],
    entries: Sequence[Entry], again: Reopened,
) -> LiveTable | None:  # fmt: skip
    """A finished table without playing it again; None where what was kept does not fit."""
    actions: list[tuple[int, int]] = []
    for line in entries:
        if line.kind in MOVES:
            actions.append((line.seat or 0, line.action or 0))
        elif line.kind in BACK:
            actions.pop()
    if setup.redeals or again.record != str(g.record.descr) or len(actions) not in again.positions:
        return None
    given = g, setup.players, setup.seed, setup.options
    match = Match.reopened(*given, actions, again.positions)
    live = LiveTable(setup, seats, names, match, Clocks("none", 0, setup.players, set()))
    made = 0
    for line in entries:
        made += (line.kind in MOVES) - (line.kind in BACK)
        if line.kind == "begin":
            clocks.begin(live.clocks, (), line.at)
        # of the match only its length is asked
        apply_entry(live, line, cast(Match, range(made)), ((), 0))
    live.match = match
    live.stories = {("events", seat): told for seat, told in again.events.items()}
    live.stories[("turns",)] = again.turns
    live.cards["result"] = again.result
    return live


def rebuild(
    playing: Callable[[Game], Game], setup: Setup, seats: list[Seat],
    names: dict[int, tuple[str, bool]], entries: Sequence[Entry], own: Game | None = None,
) -> LiveTable:  # fmt: skip
    """The table as its log makes it, entry by entry. `playing`: the compiled game or its twin?"""
    try:
        g = playing(own or game(setup.game))
        match = Match(g, setup.players, setup.seed, setup.options)
        people_at = {s.seat for s in seats if s.person is not None}
        hold = 0.0 if setup.clock == "none" else clocks.HOLD[setup.pace]
        watch = Clocks(setup.clock, setup.seconds, setup.players, people_at, hold)
        live = LiveTable(setup, seats, names, match, watch)
        follow(live, match, entries, [(n, seat, seed) for n, seat, seed in setup.redeals])
    except Problem:
        raise
    except KorsiError as error:  # other rules than those it was played with
        of = {"table": setup.id}
        _log.warning("table %s cannot be rebuilt: %s", setup.id, error, extra=of)
        raise Problem("old-rules") from error
    return live


def follow(
    live: LiveTable, match: Match, entries: Sequence[Entry], redeals: Sequence[Redeal] = ()
) -> None:
    """Play lines of the log; redeals are those of a fork, drawn where the log has come to them."""
    redeals = list(redeals)
    for line in entries:
        while redeals and redeals[0][0] == len(match):
            _redeal(live, match, *redeals.pop(0))
        before = who_and_when(match)
        if line.kind in MOVES:
            assert line.seat is not None and line.action is not None
            match.play(line.action, line.seat)
        elif line.kind in BACK:
            match = match.at(len(match) - 1)
        run_clocks(live.clocks, line, match, before)
        apply_entry(live, line, match, before)
    for redeal in redeals:
        _redeal(live, match, *redeal)


def _redeal(live: LiveTable, match: Match, n: int, seat: int, seed: int) -> None:
    """What a fork draws anew, and a line of the log that says so."""
    match.redeal(seat, seed)
    live.notes.append((n, "redeal", seat))


def who_and_when(match: Match) -> tuple[tuple[int, ...], int]:
    """Who may act, and in which turn."""
    return tuple(match.acting()), int(match.state["turn"])


Before = tuple[tuple[int, ...], int]


def run_clocks(watch: Clocks, entry: Entry, match: Match, before: Before) -> None:
    """What one line of the log does to the clocks; `match` is the match after it."""
    seat = -1 if entry.seat is None else entry.seat
    if entry.kind in BACK:
        clocks.taken_back(watch, entry.at)
    elif entry.kind in MOVES:
        acting, turn = who_and_when(match)
        clocks.moved(watch, acting, entry.at, turn != before[1])
    elif entry.kind == "begin":
        clocks.begin(watch, match.acting(), entry.at)
    elif entry.kind == "ready":
        clocks.everybody_looks(watch, entry.at)
    elif entry.kind in ("replace", "resign"):
        clocks.left_seat(watch, seat, entry.at)
    elif entry.kind == "return":
        clocks.came_back(watch, seat, entry.at)


def apply_entry(live: LiveTable, entry: Entry, match: Match, before: Before) -> None:
    """Take one line of the log over into memory, the clocks aside."""
    seat = -1 if entry.seat is None else entry.seat
    if entry.kind in POSITION:
        live.steps.append(Step(entry.kind, seat, before[0], entry.action))
        if entry.kind in BACK:
            live.back += 1
            live.makers.pop()
            n = len(live.makers)
            live.stories = {k: lines[:n] for k, lines in live.stories.items()}
            went = ("timeout", "practice")  # notes that go with the step they stood at
            kept = [note for note in live.notes if note[0] <= n or note[1] not in went]
            live.notes = [(min(at, n), kind, who) for at, kind, who in kept]
            live.practice += entry.kind == "practice"
        else:
            live.makers.append((entry.by or "").partition(":")[0])
    elif entry.kind == "look":
        live.seen.add(int(entry.by.partition(":")[2]))
    elif entry.kind == "repeat":
        live.orders[seat] = len(match)
    elif entry.kind == "halt":
        live.orders.pop(seat, None)
    elif entry.kind == "verdict" and entry.action is not None:
        live.verdicts[live.tried(match)] = entry.action / EXACT
    elif entry.kind == "shown":
        live.shown = True
    if entry.kind in NOTED and live.clocks.since:
        live.notes.append((len(match), entry.kind, seat))
    live.match = match
    live.seq = entry.seq
    live.stamp = max(live.stamp, entry.stamp)
    live.cards.clear()


def forget_quiet(context: AppContext, since: float = float("inf")) -> None:
    """Forget tables nobody looks at: those not asked for so long, and the oldest of too many. What
    a clock or a bot will have to do there the store knows."""
    quiet = time.monotonic() - since
    full = len(context.live_tables) >= LIVE_TABLES
    for id, live in sorted(context.live_tables.items(), key=lambda held: held[1].used):
        if full and len(context.live_tables) <= LIVE_TABLES - LEAVING:
            full = False
        if not full and live.used > quiet:
            return
        if not (live.lock.locked() or context.thinks_at(id) or context.hub.watched(id)):
            drop(context, live)


def drop(context: AppContext, live: LiveTable) -> None:
    """Forget what is in memory; the next one who asks reads the log."""
    live.dropped = True
    if context.live_tables.get(live.id) is live:
        del context.live_tables[live.id]
