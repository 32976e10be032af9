"""A table in memory: who sits there, the match, and what its log has noted besides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from korsi.coach.puzzles import turn_over
from korsi.core.int_record import Ints
from korsi.core.match import Match
from korsi.table import clocks
from korsi.table.clocks import Clocks
from korsi.table.store.log import BACK, Entry
from korsi.table.store.tables import Seat, Setup

ALONG = "along"
"""Who made a step that belongs to the one before it: a person, by the same click."""

Tried = tuple[int, ...]
"""The actions of a turn played at a puzzle."""


@dataclass(frozen=True)
class Step:
    """A change of the position: who made it, and who could have acted before it."""

    kind: str
    seat: int
    acting: tuple[int, ...]
    action: int | None = None


class Note(NamedTuple):
    """Something the log says about people: at which position, and by whose wish, if others'."""

    at: int
    kind: str
    seat: int
    by: int = -1


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
    makers: list[str] = field(default_factory=list)  # of each action: person, along, bot or table
    opened: float = 0.0  # when its first line was written
    clicked: float = 0.0  # when the last action was made
    orders: dict[int, int] = field(default_factory=dict)  # seat -> actions when it was given
    ended: dict[int, tuple[int, int]] = field(default_factory=dict)  # by itself: (given, over)
    takes: float = 0.0  # seconds the last state took to be made
    back: int = 0  # how often steps were taken back
    practice: int = 0  # how often somebody went back behind what chance or a bot did
    notes: list[Note] = field(default_factory=list)
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
    gone: tuple[int, ...] = ()  # what its pages were told of who is away: see presence.py
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
        """Is this a puzzle whose turn has been played? Then nobody moves and everybody looks at the
        result."""
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
        """A copy of the table as it is now, to be drawn beside the event loop while the table may
        change."""
        kept = copy(self)
        kept.setup, kept.clocks = copy(self.setup), clocks.copied(self.clocks)
        kept.seats, kept.steps, kept.notes = list(self.seats), list(self.steps), list(self.notes)
        kept.makers, kept.orders = list(self.makers), dict(self.orders)
        kept.ended = dict(self.ended)
        kept.match = self.match.at(len(self.match))
        # what it remembers may be outdated by the time it has been drawn
        kept.cards = dict(self.cards)
        kept.stories = {key: list(lines) for key, lines in self.stories.items()}
        return kept

    def learn(self, still: LiveTable) -> None:
        """Take over what was made for an earlier moment of this table: past moves do not change,
        unless they were taken back."""
        if self.back == still.back:
            for key, lines in still.stories.items():
                if len(lines) > len(self.stories.get(key, ())):
                    self.stories[key] = lines

    def set_clocks(self, also: Iterable[Seat] = ()) -> None:
        """Whose clocks run when the game begins, and who sits at one screen."""
        around = {s.seat: s for s in (*self.seats, *also)}.values()
        people = {s.seat: s.person for s in around if s.kind == "person" and s.person is not None}
        self.clocks.counted = set(people)
        self.clocks.screens = people if self.match.game.secrets else {}

    def fresh(self, seat: int, ply: int) -> bool:
        """May a command for this ply still be given? Yes if only others who may act at the same
        time moved since."""
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
        """Were hints agreed upon, or does only one person play here, perhaps since others gave up?
        Several people at one screen see each other ask."""
        people = {s.person for s in self.seats if s.person is not None and not s.resigned}
        free = any(s.kind == "open" for s in self.seats)
        return self.setup.hints or (len(people) <= 1 and not free)
