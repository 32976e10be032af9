"""How a game's steps and events become one line a turn.

The steps of a seat in a row are its turn, as long as the record's `turn` stays the same. A game
says where that is not enough, and which events a line about a whole turn leaves out. An event
without a seat that is not small opens what happens by itself afterwards, such as a new round.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Telling:
    """What a line about a whole turn need not say, and what never begins one."""

    small: frozenset[str] = frozenset()  # names of events only the turn's steps tell
    after: frozenset[str] = frozenset()  # events that open what nobody does: a new round, scoring
    goes_on: frozenset[str] = frozenset()  # verbs inside a turn, though `turn` may have counted on


PLAINLY = Telling()  # every event is told, every turn is one of the record's


def telling(small: str = "", after: str = "", goes_on: str = "") -> Telling:
    """The same, from names with spaces between them."""
    return Telling(frozenset(small.split()), frozenset(after.split()), frozenset(goes_on.split()))
