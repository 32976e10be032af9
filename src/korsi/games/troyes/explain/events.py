"""T-6, T-11, T-19: events, and the queue they stand in."""

from __future__ import annotations

from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import Args, Note

from .. import box
from ..box import BUILDINGS, COLOURS, OWNERS
from ..scene import card_faces
from ..state import CAPTURED_BY, QUEUED
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
        now=_on_event(s, at, flags) if s else (),
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


def queue(s: Any, seat: int, id: str) -> Card:
    return Card(("thing-queue", {}), (("says-queue", {}),), clause="T-6.1")
