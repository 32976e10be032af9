"""What a picture is made of: pieces, places to click, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple


class Noun(NamedTuple):
    """Something with a name of its own in a label: Noun("colour", "red"), Noun("seat", 2)."""

    kind: str
    id: str | int


Args = Mapping[str, "str | int | Noun | tuple[Note, ...]"]
Note = tuple[str, Args]  # a Fluent message: its key, its arguments; of notes, a list of them
Say = Callable[[str, Args], str]


class And(tuple[Note, ...]):
    """Notes said as one thing: A, B and C. Others stand side by side: A, B, C."""


NOTHING: Args = MappingProxyType({})
ABOVE = 1000
"""Pieces with this z or more lie above the targets: numbers no ring may cross. Not clickable."""


class Written(NamedTuple):
    """Words on a piece, in the reader's language; in units of the piece."""

    key: str  # Fluent, with the arguments of the piece
    y: float  # the middle of the line
    size: float
    width: float  # longer words are written smaller
    lines: int = 1  # or in two, the last of them at `y`
    ink: str = ""  # a colour's name, on ground of its own: without the outline others need
    begins: bool = False  # to the right of the piece's place, and not about it


class Piece(NamedTuple):
    """A thing on the table. The same thing keeps its id, wherever it goes."""

    id: str
    face: str  # the name of its drawing (see faces.py)
    x: float = 0
    y: float = 0
    turn: float = 0  # degrees clockwise
    scale: float = 1
    z: float = 0  # drawn in this order; from ABOVE on, over the targets
    owner: int = -1  # seat
    tone: str = ""  # a name of Scene.tones
    second: str = ""  # the other colour of a two-coloured piece
    key: str = ""  # Fluent: what is this, whose, what is it worth
    args: Args = NOTHING
    marks: tuple[str, ...] = ()  # "last", "glow": classes mark-last...
    enter: tuple[float, float] | None = None  # where it comes from if it was not there before
    thing: str = ""  # what it shows, as Game.explain knows it: "tile-alehouse"
    written: Written | None = None


class Area(NamedTuple):
    """Something printed on the ground that can be explained, though no piece shows it."""

    thing: str
    x: float  # middle
    y: float
    width: float
    height: float
    key: str = ""  # Fluent: what a screen reader calls it; the name on its card if empty
    args: Args = NOTHING


class Section(NamedTuple):
    """A part of a tall layout that fills a small screen by itself; one swipes between them."""

    id: str
    key: str  # Fluent: its heading, a word or two
    x: float  # left, top
    y: float
    width: float
    height: float
    hand: bool = False  # the reader's own things: kept in sight whatever section is shown
    first: bool = False  # where one looks first, if anything can be done there at all
    asks: bool = False  # for whoever acts: nobody else finds anything there


class Choice(NamedTuple):
    """One action behind a target."""

    action: int
    key: str = ""
    args: Args = NOTHING
    badge: str = ""
    notes: tuple[Note, ...] = ()  # what it would cost and bring
    ghost: tuple[Piece, ...] = ()  # how the table would look: shown while this is considered
    then: tuple[int, ...] = ()  # steps made with it: an opened die is taken, the obvious bid made
    alone: Note | None = None  # what it is called away from its place, where `key` needs that
    lost: tuple[Note, ...] = ()  # of the notes, what is given up or left to others: said once more
    # before a turn ends
    rank: float = 0  # of one kind of step, those that bring more come first in a list


class Offer(NamedTuple):
    """The obvious whole of what is to be done now: several steps, one click."""

    actions: tuple[int, ...]
    key: str
    args: Args = NOTHING
    notes: tuple[Note, ...] = ()  # what it would cost and bring
    aside: bool = False  # possible rather than obvious: it stands behind the other choices


class Target(NamedTuple):
    """A place to click. With several choices the client asks which.

    A target without choices opens a group: its id is the `group` of the targets it opens, which
    stay hidden until then. So a two-step click needs no knowledge of the game.
    """

    id: str
    x: float  # middle
    y: float
    width: float = 44
    height: float = 44
    shape: str = "rect"  # rect or round
    look: str = "place"  # something could go here; "piece": something lies here to be taken
    choices: tuple[Choice, ...] = ()
    group: str = ""
    key: str = ""
    args: Args = NOTHING
    badge: str = ""
    badge_at: tuple[float, float] = (0, 0)
    badge_art: str = ""  # a symbol before the badge's text, such as a coin; or alone
    notes: tuple[Note, ...] = ()  # what clicking here would cost and bring
    lights: tuple[str, ...] = ()  # ids of pieces, or of groups in the ground, this is about
    face: str = ""  # its own face, class "hit" on what glows, where no ring would do
    also: tuple[str, ...] = ()  # ids of targets whose choices are asked about here as well
    turns: bool = False  # clicked, it shows the next of its choices, and asks whether that is meant
    brief: tuple[Note, ...] = ()  # what is done here, in a few words: for the list of things
    whole: Choice | None = None  # the offer that begins here: how the table would look by all of it

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(choice.action for choice in self.choices)

    @property
    def looked_at(self) -> tuple[Choice, ...]:
        """What may be looked at before it is done, the offer as well."""
        return (*self.choices, self.whole) if self.whole else self.choices

    @property
    def opens(self) -> bool:
        """Does it open a group? What only asks about others' choices does not."""
        return not self.choices and not self.also


def piece_class(p: Piece) -> str:
    """The classes of a piece: its kind (the first word of its id), its colours, its owner."""
    classes = f"piece {p.id.partition('-')[0]}"
    if p.tone:
        classes += f" tone-{p.tone}"
    if p.second:
        classes += f" second-{p.second}"
    if p.owner >= 0:
        classes += f" owner-{p.owner}"
    for mark in p.marks:
        classes += f" mark-{mark}"
    return classes


def target_class(t: Target) -> str:
    return f"target {t.look}" + (" opens" if t.opens else "") + (" member" if t.group else "")
