"""A table made from its log, line by line."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import cast

from korsi.core.errors import KorsiError
from korsi.core.game import Game, game
from korsi.core.match import Match, Redeal
from korsi.table import clocks
from korsi.table.clocks import Clocks
from korsi.table.keepsakes import Reopened
from korsi.table.live_table.table import ALONG, LiveTable, Note, Step
from korsi.table.problems import Problem
from korsi.table.store.log import BACK, MOVES, POSITION, Entry
from korsi.table.store.tables import Seat, Setup

_log = logging.getLogger(__name__)


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


CLOCK = "clock"
"""Whose doing it is that a bot goes on for somebody whose time was up: that it was is told."""


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
        people_at = {s.seat: s.person for s in seats if s.person is not None}
        hold = 0.0 if setup.clock == "none" else clocks.HOLD[setup.pace]
        watch = Clocks(setup.clock, setup.seconds, setup.players, set(people_at), hold)
        watch.screens = people_at if g.secrets else {}
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
    live.notes.append(Note(n, "redeal", seat))


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
    elif entry.kind == "look" and seat >= 0:
        clocks.looks(watch, seat, entry.at)
    elif entry.kind in ("replace", "resign"):
        clocks.left_seat(watch, seat, entry.at)
        if entry.kind == "resign":  # whoever is left at that screen is alone there
            watch.screens.pop(seat, None)
    elif entry.kind == "return":
        clocks.came_back(watch, seat, entry.at)


def apply_entry(live: LiveTable, entry: Entry, match: Match, before: Before) -> None:
    """Take one line of the log over into memory, the clocks aside."""
    seat = -1 if entry.seat is None else entry.seat
    live.opened = live.opened or entry.at
    if entry.kind in POSITION:
        live.steps.append(Step(entry.kind, seat, before[0], entry.action))
        if entry.kind in BACK:
            live.back += 1
            live.makers.pop()
            n = len(live.makers)
            live.stories = {k: lines[:n] for k, lines in live.stories.items()}
            went = ("timeout", "practice")  # notes that go with the step they stood at
            kept = [note for note in live.notes if note.at <= n or note.kind not in went]
            live.notes = [note._replace(at=min(note.at, n)) for note in kept]
            live.practice += entry.kind == "practice"
        else:
            live.makers.append(_maker(live, entry))
            live.clicked = entry.at
    elif entry.kind == "look":
        live.seen.add(int(entry.by.partition(":")[2]))
    elif entry.kind == "repeat":
        live.orders[seat] = len(match)
    elif entry.kind == "halt":
        given = live.orders.pop(seat, None)
        if given is not None and entry.by == "table":
            live.ended[seat] = given, len(match)
    elif entry.kind == "verdict" and entry.action is not None:
        live.verdicts[live.tried(match)] = entry.action / EXACT
    elif entry.kind == "shown":
        live.shown = True
    if entry.kind in NOTED and live.clocks.since and entry.by != CLOCK:
        live.notes.append(Note(len(match), entry.kind, seat, _wish(live, entry)))
    live.match = match
    live.seq = entry.seq
    live.stamp = max(live.stamp, entry.stamp)
    live.cards.clear()


def _maker(live: LiveTable, entry: Entry) -> str:
    """Who made an action: person, bot or table; along, where a person's click made several. What a
    table was opened with was clicked elsewhere."""
    maker = (entry.by or "").partition(":")[0]
    alone = len(live.steps) < 2 or entry.at != live.clicked or entry.at == live.opened
    if maker != "person" or alone:
        return maker
    *_, before, this = live.steps
    return ALONG if live.makers[-1] in ("person", ALONG) and before.seat == this.seat else maker


def _wish(live: LiveTable, entry: Entry) -> int:
    """The seat of whoever let a bot play for somebody else; -1: they did so themselves."""
    who, _, person = entry.by.partition(":")
    if entry.kind != "replace" or who != "person":
        return -1
    own = live.seats_of(int(person))
    return own[0] if own and entry.seat not in own else -1
