"""How a game's steps and events become one line a turn.

The steps of a seat in a row are its turn, as long as the record's `turn` stays the same. A game
says where that is not enough, which events a line about a whole turn leaves out, and which it
begins with. An event without a seat that is not small opens what happens by itself afterwards, such
as a new round; and so does who wins. What is told of another seat than the step's is an entry of
its own: a line about somebody never tells what somebody else did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Turn(NamedTuple):
    """The steps a seat has made in its turn: each one's verb, and its events as JSON; the moves
    themselves, as JSON; and the events of every step before this turn."""

    seat: int
    steps: Sequence[tuple[str, list[dict[str, Any]]]]
    moves: Sequence[dict[str, Any]] = ()
    earlier: Sequence[list[dict[str, Any]]] = ()


Touched = Callable[[Any, Any, dict[str, Any]], list[dict[str, Any]]]
Befell = Callable[[Turn, list[dict[str, Any]]], list[dict[str, Any]]]


@dataclass(frozen=True)
class Telling:
    """How a game's turns are told: what a line about a whole turn leaves out, what never begins
    one, and so on."""

    small: frozenset[str] = frozenset()  # names of events only the turn's steps tell
    after: frozenset[str] = frozenset()  # events that open what nobody does: a new round, scoring
    goes_on: frozenset[str] = frozenset()  # verbs inside a turn, though `turn` may have counted on
    first: frozenset[str] = frozenset()  # what was done: it is told before what it brought
    sums: frozenset[str] = frozenset()  # several of them in one step are one, added up
    within: frozenset[str] = frozenset()  # of a thing, whosever it is: part of that turn
    anew: frozenset[str] = frozenset()  # takes back what its turn had done so far
    retold: Callable[[Turn], list[dict[str, Any]]] | None = None  # the last step in other events
    befell: Befell | None = None  # and what happened by itself after it
    # events that may do something to another seat, and what they did to whom: of the record before
    # and after the step, and one of these events, further events to be told behind it
    touching: frozenset[str] = frozenset()
    touched: Touched | None = None
    # which rows of the account events move that happen by themselves: of the points a step has
    # moved these belong to what followed it, all others to the step. A game that names none leaves
    # all to what followed
    moves: Mapping[str, frozenset[str]] = field(default_factory=dict)


PLAINLY = Telling()  # every event is told, every turn is one of the record's


def telling(
    retold: Callable[[Turn], list[dict[str, Any]]] | None = None,
    touched: Touched | None = None,
    befell: Befell | None = None,
    moves: Mapping[str, str] | None = None,
    **named: str,
) -> Telling:
    """A Telling from names with spaces between them."""
    sets = {what: frozenset(names.split()) for what, names in named.items()}
    rows = {event: frozenset(of.split()) for event, of in (moves or {}).items()}
    return Telling(retold=retold, touched=touched, befell=befell, moves=rows, **sets)


def added_up(events: list[dict[str, Any]], sums: frozenset[str]) -> list[dict[str, Any]]:
    """Events with one amount: several of a seat in a step become one, told where the first was."""
    made: list[dict[str, Any]] = []
    known: dict[tuple[str, Any], dict[str, Any]] = {}
    for event in events:
        name = event["event"]
        if name not in sums:
            made.append(event)
        elif before := known.get((name, event.get("seat"))):
            amount = next(field for field in event if field not in ("event", "seat"))
            before[amount] += event[amount]
        else:
            known[name, event.get("seat")] = event = dict(event)
            made.append(event)
    return made
