"""What is done with a thing: why-not asks for it, and the list is sorted by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .. import box
from ..box import BUILDINGS
from ..moves import MOVES
from .leroy import ROWS
from .owners import Entry


def actions_about(thing: str, seat: int) -> Sequence[int]:
    """The actions a seat does with a thing, the likeliest first."""
    return _about(seat).get(thing, ())


@cache
def _about(seat: int) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for action in range(MOVES.count):
        for thing in _done_with(MOVES.json(action), seat):
            found.setdefault(thing, []).append(action)
    return {thing: tuple(actions) for thing, actions in found.items()}


def _done_with(form: Entry, seat: int) -> list[str]:
    """What an action is done with: the things that would be clicked for it. Countering and
    influence take dice of one's own district alone (T-6.8, T-8.10)."""
    verb, colour, value = form["action"], form.get("colour"), form.get("value")
    if verb in ("settle", "lift"):
        return [f"space-{form['space']}"]
    if verb in ("activate", "use", "recall"):
        slot = int(box.CARD_SLOT[box.ACTIVITY_IDS.index(form["activity"])])
        return [f"activity-{form['activity']}", *([f"slot-{slot}"] if verb == "activate" else [])]
    if verb in ("fight", "at"):
        return [f"event-{form['card']}"]
    if verb == "take":
        return [f"die-{form['district']}-{colour}-{value}"]
    if verb in ("discard", "reroll", "flip"):
        spent = ["influence", f"influence-{seat}"] if verb != "discard" else []
        return [f"die-{seat}-{colour}-{value}", *spent]
    if verb == "from":
        b = form["source"].removeprefix("lying_")
        return [f"picture-{b}"] if b in BUILDINGS else ["citizens", f"supply-{seat}"]
    if verb == "collect":
        return [f"building-{form['building']}"]
    if verb == "counter":
        return [f"black-{value}"]
    return ["influence", f"influence-{seat}"] if verb == "recruit" else _ALONE.get(verb, [])


_ALONE = {
    "yield": ["die-black"],
    "build": ["cathedral"],
    "place": ["citizens", *(f"building-{b}" for b in BUILDINGS)],
    "farm": ["fields"],
    "pass": ["passed"],
    "roll": ["leroy", *(f"leroy-{i}" for i in range(len(ROWS)))],
}
