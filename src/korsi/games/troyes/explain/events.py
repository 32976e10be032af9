"""T-6, T-11, T-19: events, and the queue they stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from korsi.core.explain import Card
from korsi.core.int_record import copied
from korsi.core.scene import Args, Note
from korsi.core.state import clear_events

from .. import box
from ..box import BUILDINGS, COLOURS, OWNERS
from ..moves import DEMOLISHED, LOSES, POINTS_LOST
from ..rules.events import act
from ..rules.round import income_and_salaries
from ..scene import card_faces
from ..state import CAPTURED_BY, OVER, QUEUED
from .owners import Entry, Notes, each, guessed, named, of, solo

_CLAUSES = {
    "T-19.1": "marauding",
    "T-19.2": "brigands_1 brigands_2 brigands_3 skirmishes_1 skirmishes_2 war normans_attack",
    "T-19.3": "succession_conflict theological_conflict wayfarers",
    "T-19.5": "drought",
    "T-19.6": "civil_war",
    "T-19.7": "heresy",
    "T-19.8": "support",
    "T-19.9": "interruption_of_work",
    "T-19.10": "migrant_workers",
    "T-20.4": "resistance",
}
_CLAUSE_OF = {id: clause for clause, ids in _CLAUSES.items() for id in ids.split()}

_SIZE = (158, 100)

# what it does every round, by effect; of Le Roy where it names the neutral player (T-21.1)
_THREATS = (
    "threat-black", "threat-citizen", "threat-lose", "threat-pay", "threat-support",
    "threat-remove", "threat-add",
)  # fmt: skip
_TAKES = (box.LOSE, box.PAY_PER_CITIZEN, box.TAKE_CUBE)
_TAKEN = {
    "deniers": "takes-deniers",
    "influence": "takes-influence",
    "points": "takes-points",
    "cubes": "takes-cubes",
}
_OF_LEROY = {
    "threat-citizen": "threat-citizen-leroy",
    "threat-support": "threat-support-leroy",
    "threat-add": "threat-add-leroy",
}


def event(s: Any, seat: int, id: str) -> Card | None:
    if id not in box.EVENT_IDS:
        return None
    at = box.EVENT_IDS.index(id)
    entry, flags = card_faces.event_entry(at), int(box.EVENT_FLAGS[at])
    there = (-1,) * flags if at else (0,) * OWNERS
    ends: Note = ("says-event-end", {"points": box.QUEUE_VP})
    return Card(
        name=named("card", id),
        says=(_threat(at, solo(s)), *_fought(at, entry), ends),
        now=(*_taken(s, seat, at), *_on_event(s, at, flags)) if s else (),
        clause=_CLAUSE_OF.get(id, "T-19"),
        unsure=guessed(entry),
        face=card_faces.event(at, *_SIZE, there),
        size=_SIZE,
    )


def _threat(event: int, alone: bool) -> Note:
    """T-6.3, T-19: what it does every round."""
    effect = int(box.EVENT_EFFECT[event])
    args: dict[int, Args] = {
        box.NO_EFFECT: {"dice": int(box.EVENT_BLACK[event])},
        box.NEUTRAL_CITIZEN: {"building": BUILDINGS[box.EVENT_BUILDING[event]]},
        box.LOSE: {
            "deniers": int(box.EVENT_DENIERS[event]),
            "influence": int(box.EVENT_INFLUENCE[event]),
        },
        box.PAY_PER_CITIZEN: {
            "building": BUILDINGS[box.EVENT_BUILDING[event]],
            "deniers": int(box.EVENT_DENIERS[event]),
        },
        box.NEUTRAL_CUBES: {"events": int(box.EVENT_NUMBER[event])},
        box.ADD_CUBE: {"points": box.MIGRANT_VP} if alone else {},
    }
    key = _THREATS[effect]
    return _OF_LEROY.get(key, key) if alone else key, args.get(effect, {})


def _fought(event: int, entry: Entry) -> Notes:
    """T-11: with what, for how much; T-6.1, T-20.4: what it calls, what it frees."""
    fights: Args = {"divisor": int(box.EVENT_DIVISOR[event])}
    if not event:
        return ("says-marauding-dice", fights), ("says-marauding", {})
    first, second = int(box.EVENT_FIRST[event]), int(box.EVENT_SECOND[event])
    won: Args = {"flags": int(box.EVENT_FLAGS[event]), "first": first, "second": second}
    calls: Notes = (("says-event-calls", {"colour": entry["calls"]}),) if "calls" in entry else ()
    frees: Notes = (("says-event-frees", {}),) if box.EVENT_FREES[event] else ()
    dice: Note = ("says-event-dice", {"colour": COLOURS[box.EVENT_COLOUR[event]], **fights})
    return (*calls, dice, ("says-event-won", won), *frees)


def _on_event(s: Any, event: int, flags: int) -> Notes:
    """Whose cubes lie there, flags left; or who has won it."""
    where = s.event_at[event]
    if event and where >= CAPTURED_BY:
        return (of(s, where - CAPTURED_BY, "now-won"),)
    if event and where != QUEUED:
        return (("now-not-in-queue", {}),)
    counts = s.event_cubes[event]
    cubes = each(s, counts, "now-cubes", "cubes")
    return (*cubes, ("now-free-flags", {"free": flags - sum(counts)})) if event else cubes


def _taken(s: Any, seat: int, event: int) -> Notes:
    """What an event that takes something will take from the reader next round."""
    if event not in s.queue[: s.queue_length] or int(box.EVENT_EFFECT[event]) not in _TAKES:
        return ()
    found = would_take(s, seat, [event])
    return (("now-takes", {"parts": found, "some": len(found)}),) if asked(s, seat) else ()


def asked(s: Any, seat: int) -> bool:
    """Does another round come for one who plays?"""
    return seat >= 0 and s.step != OVER and s.round < int(box.ROUNDS[s.players])


def would_take(s: Any, seat: int, events: Sequence[int]) -> Notes:
    """T-5.3, T-19: what events take from a seat as things stand once it has its income and has paid
    its salaries, tried on a copy; what dice decide is left out."""
    trial = copied(s.record)
    income_and_salaries(trial)
    clear_events(trial)
    for event in events:
        if int(box.EVENT_EFFECT[event]) in _TAKES:
            act(trial, event)
    lost = Counter[str]()
    for kind, who, a, b, c in trial["events"][: int(trial["n_events"])].tolist():
        if who != seat:
            continue
        if kind == LOSES:
            lost += Counter(deniers=b, influence=c)
        elif kind == POINTS_LOST:
            lost["points"] += a
        elif kind == DEMOLISHED:
            lost["cubes"] += 1
    return tuple((key, {what: lost[what]}) for what, key in _TAKEN.items() if lost[what])


def queue(s: Any, seat: int, id: str) -> Card:
    """T-6.2: with what all events will take from the reader next round."""
    now: Notes = ()
    if s and asked(s, seat):
        found = would_take(s, seat, s.queue[: s.queue_length])
        now = (("now-takes-all", {"parts": found, "some": len(found)}),)
    return Card(("thing-queue", {}), (("says-queue", {}),), now, clause="T-6.1")
