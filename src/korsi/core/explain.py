"""What a thing on the table is and does: one card for everything printed.

A game names its things KIND-ID (`tile-alehouse`, `event-fire`). Its scene says where they lie
(`Piece.thing`, `Scene.areas` for what is printed on the board itself), `Game.explain` says what
each is, from the box and the texts there are, and `Game.things` shelves all of them as a catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass

from korsi.core.scene import Note


@dataclass(frozen=True)
class Card:
    """One thing explained. Texts are Fluent messages of the game."""

    name: Note
    says: tuple[Note, ...] = ()  # what it does, as printed: holds whoever looks, whenever
    now: tuple[Note, ...] = ()  # how it stands in this position: worth, price, who is there
    owner: int = -1  # seat
    clause: str = ""  # K-3.6: where the rules speak of it
    unsure: bool = False  # does a number here stand on reconstruction? (the box says so)
    face: str = ""  # how it is drawn, for the catalogue; its size there: width, height around 0, 0
    size: tuple[float, float] = (0, 0)
    tone: str = ""  # its colours there, as of a Piece
    second: str = ""


@dataclass(frozen=True)
class Shelf:
    """Things of one kind, under one heading of the catalogue."""

    id: str
    title: Note
    things: tuple[str, ...]
