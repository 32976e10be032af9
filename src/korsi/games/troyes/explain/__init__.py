"""What everything on the table is and does, in words: the box says what, Fluent how.

Things, in the order of the rulebook:

    city        building-ID, space-ID and picture-BUILDING (its places, its expelled), cathedral,
                fields, citizens
    course      round, phase-N
    events      event-ID, queue
    dice        die-COLOUR and die-OWNER-COLOUR-VALUE, black-VALUE, prices, pool
    districts   district-OWNER, SIGN and SIGN-OWNER (deniers, influence, supply and so on)
    activities  activity-ID, slot-N (a card face down)
    characters  character-ID
    leroy       leroy and leroy-N (the rows of his table), difference

OWNER is a seat or `neutral`. catalogue.py shelves them, trying.py says what is done with each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korsi.core.explain import Card
from korsi.core.int_record import ints

from . import activities, characters, city, course, dice, districts, events, leroy
from .catalogue import things
from .trying import actions_about

__all__ = ["actions_about", "explain", "things"]


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing as a seat sees it; without a record, as it is printed."""
    kind, _, id = thing.partition("-")
    known = KINDS.get(kind)
    return known(None if record is None else ints(record), seat, id) if known else None


KINDS: dict[str, Callable[[Any, int, str], Card | None]] = {
    "building": city.building,
    "space": city.space,
    "picture": city.picture,
    "cathedral": city.cathedral,
    "fields": city.fields,
    "citizens": city.citizens,
    "round": course.round_,
    "phase": course.phase,
    "event": events.event,
    "queue": events.queue,
    "die": dice.die,
    "black": dice.black,
    "prices": dice.prices,
    "pool": dice.pool,
    "district": districts.district,
    **{sign: districts.sign(sign) for sign in districts.SIGNS},
    "activity": activities.activity,
    "slot": activities.slot,
    "character": characters.character,
    "leroy": leroy.leroy,
    "difference": leroy.difference,
}
