"""Everything in the box, as it is sorted there."""

from __future__ import annotations

from functools import cache

from korsi.core.explain import Shelf

from .. import box
from ..box import BOX, BUILDINGS, COLOURS
from .districts import SIGNS
from .leroy import ROWS

_TITLES = {"red": "shelf-red", "white": "shelf-white", "yellow": "shelf-yellow"}


@cache
def things() -> tuple[Shelf, ...]:
    of_colour = [
        Shelf(
            f"activities-{colour}",
            (_TITLES[colour], {}),
            tuple(f"activity-{c['id']}" for c in BOX.data["activity"] if c["colour"] == colour),
        )
        for colour in COLOURS
    ]
    dice = (*(f"die-{colour}" for colour in COLOURS), "die-black", "prices")
    city = (*(f"building-{b}" for b in BUILDINGS), "cathedral", "fields", "citizens")
    characters = tuple(f"character-{c}" for c in box.CHARACTER_IDS)
    return (
        *of_colour,
        Shelf("events", ("section-events", {}), tuple(f"event-{e}" for e in box.EVENT_IDS)),
        Shelf("characters", ("breakdown-characters", {}), characters),
        Shelf("city", ("section-city", {}), city),
        Shelf("dice", ("section-dice", {}), dice),
        Shelf("signs", ("shelf-signs", {}), tuple(SIGNS)),
        Shelf("leroy", ("section-leroy", {}), ("leroy", *(f"leroy-{i}" for i in range(len(ROWS))))),
    )
