"""Through whose eyes, in which language, at which move a reader looks at a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from korsi.core.match import View
from korsi.core.scene import Args, Say
from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import view_of
from korsi.table.problems import Problem
from korsi.table.store.people import Person
from korsi.table.wording import names_of, say_of, who_is_you, words_of


@dataclass(frozen=True)
class Viewpoint:
    """Who looks, through which seat, at which position."""

    seat: int  # -1: as a spectator
    own: list[int]
    curtain: int | None
    at: int
    words: Words
    names: list[str]
    view: View
    layout: str = "wide"

    @cached_property
    def say(self) -> Say:
        """In the reader's words, and to them what is about them. Board and list say the same of a
        choice: what was said of the same arguments, the very same, is not looked up again."""
        say, known = say_of(self.words, self.names, who_is_you(self.own)), dict[Any, Any]()

        def said(key: str, args: Args) -> str:
            found = known.get((key, id(args)))  # kept with them: nothing else gets their number
            if found is None:
                found = known[key, id(args)] = args, say(key, args)
            text: str = found[1]
            return text

        return said


def viewpoint_of(
    live: LiveTable,
    person: Person | None,
    language: str,
    seat: int | None = None,
    at: int | None = None,
    layout: str = "wide",
) -> Viewpoint:
    """Choose the seat a reader looks through."""
    if layout not in live.match.game.layouts:
        raise Problem("malformed")
    own = live.seen_by(person.id if person else None)
    last = len(live.match)
    if at is None:
        at = last
    if not 0 <= at <= last:
        raise Problem("malformed")
    seen, curtain = eyes_of(live, person.id if person else None, seat)
    words = words_of(language, live.match.game)
    view = view_of(live, at, seen)
    return Viewpoint(seen, own, curtain, at, words, _names(live, words), view, layout)


def _names(live: LiveTable, words: Words) -> list[str]:
    """What the seats are called, found once a step for all who speak the same language."""
    key = ("names", words.code, live.setup.revision)
    if key not in live.cards:
        live.cards[key] = names_of(live, words)
    return [*live.cards[key]]


@dataclass(frozen=True)
class StateRequest:
    """What a reader asks for: whose eyes, which position and layout, and what the page has."""

    person: Person | None
    language: str
    seat: int | None = None
    at: int | None = None
    layout: str = "wide"
    have: str | None = None  # None: no page; "": a page that has nothing yet
    log_from: int = -1
    in_page: bool = False

    def viewpoint(self, live: LiveTable) -> Viewpoint:
        return viewpoint_of(live, self.person, self.language, self.seat, self.at, self.layout)


def eyes_of(live: LiveTable, person: int | None, seat: int | None = None) -> tuple[int, int | None]:
    """Through which seat somebody looks who asks for one, or for none; and before which of theirs a
    curtain is drawn instead."""
    return _through(live, live.seen_by(person), seat)


def _through(live: LiveTable, own: list[int], seat: int | None) -> tuple[int, int | None]:
    """The seat, and the seat a curtain is drawn for: several people at one screen with secrets."""
    if seat is not None:
        if seat not in own:
            raise Problem("not-yours")
        return (-1 if live.setup.state == "open" else seat), None
    if not own or live.setup.state == "open":  # nobody chooses a seat by its hand
        return -1, None
    turn = [s for s in live.acting() if s in own and live.seats[s].kind == "person"]
    shared = len(own) > 1 and not live.setup.analysis
    if shared and live.match.game.secrets and live.setup.state != "over":
        return -1, turn[0] if turn else None
    return (turn or own)[0], None
