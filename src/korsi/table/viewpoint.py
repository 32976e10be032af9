"""Through whose eyes, in which language, at which move a reader looks at a table."""

from __future__ import annotations

from dataclasses import dataclass

from korsi.core.match import View
from korsi.core.scene import Say
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

    @property
    def say(self) -> Say:
        """In the reader's words, and to them what is about them."""
        return say_of(self.words, self.names, who_is_you(self.own))


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
    seen, curtain = _through(live, own, seat)
    words = words_of(language, live.match.game)
    view = view_of(live, at, seen)
    return Viewpoint(seen, own, curtain, at, words, names_of(live, words), view, layout)


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
