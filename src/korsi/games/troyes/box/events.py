"""T-19, T-20.4: Marauding and the event cards, column by column."""

from __future__ import annotations

from typing import Any

import numpy as np

from korsi.core.box import Box

from .reading import (
    BOX,
    COLOURS,
    ONE_COLOUR,
    RED,
    WHITE,
    YELLOW,
    building_named,
    colour_named,
    number_at,
    unique_ids,
)
from .setup import ROUNDS

EVENT_EFFECTS = (
    "none",
    "neutral_citizen",
    "lose",
    "pay_per_citizen",
    "neutral_cubes_left",
    "remove_top_cathedral_cube",
    "add_neutral_cathedral_cube",
)
NO_EFFECT, NEUTRAL_CITIZEN, LOSE, PAY_PER_CITIZEN, NEUTRAL_CUBES, TAKE_CUBE, ADD_CUBE = range(7)
MARAUDING = 0
EVENT_IDS = ["marauding", *unique_ids(BOX, "event", "T-1.5")]
EVENT_COUNT = len(EVENT_IDS)
_ENTRIES = [BOX.need("marauding", dict), *BOX.data["event"]]


def _event_column() -> Any:
    return np.zeros(EVENT_COUNT, np.int64)


EVENT_COLOUR, EVENT_BONUS, EVENT_CALLS = _event_column(), _event_column(), _event_column()
EVENT_BLACK, EVENT_DICE, EVENT_DIVISOR = _event_column(), _event_column(), _event_column()
EVENT_FLAGS, EVENT_FIRST, EVENT_SECOND = _event_column(), _event_column(), _event_column()
EVENT_EFFECT, EVENT_BUILDING, EVENT_DENIERS = _event_column(), _event_column(), _event_column()
EVENT_INFLUENCE, EVENT_NUMBER, EVENT_FREES = _event_column(), _event_column(), _event_column()


def _read_event(box: Box, i: int) -> None:
    entry = _ENTRIES[i]
    where = f"event[{i - 1}]" if i else "marauding"
    EVENT_BLACK[i] = number_at(box, where, entry, "black_dice", 0, 6, "T-6.3")
    EVENT_DIVISOR[i] = number_at(box, where, entry, "divisor", 1, 18, "T-11.1")
    vp = entry.get("vp")
    if not isinstance(vp, list) or len(vp) != 2 or any(type(v) is not int or v < 0 for v in vp):
        box.fault(where, "vp is [first, second]", "T-11.5")
    EVENT_FIRST[i], EVENT_SECOND[i] = vp
    if i == MARAUDING:
        if entry.get("dice") != "any_one_colour" or entry.get("flags") != 0:
            box.fault(
                where, "Marauding takes dice of one free colour and any number of cubes", "T-11.4"
            )
        EVENT_COLOUR[i], EVENT_DICE[i] = -1, ONE_COLOUR
        return
    EVENT_FLAGS[i] = number_at(box, where, entry, "flags", 1, MOST_FLAGS, "T-11.2")
    EVENT_COLOUR[i] = colour_named(box, where, entry.get("colour"), "T-1.5")
    EVENT_DICE[i] = colour_named(box, where, entry.get("dice"), "T-11.1")
    EVENT_BONUS[i] = int(entry.get("bonus", False) is True)
    EVENT_CALLS[i] = -1
    if EVENT_COLOUR[i] == RED:
        EVENT_CALLS[i] = colour_named(box, where, entry.get("calls"), "T-6.1")
        if EVENT_CALLS[i] == RED and not EVENT_BONUS[i]:
            box.fault(where, "a red event calls a white or a yellow one", "T-6.1")
    freed = entry.get("on_countered")
    if freed is not None and freed.get("kind") != "remove_last_cube_from_every_event":
        box.fault(where, "on_countered knows remove_last_cube_from_every_event", "T-20.4")
    EVENT_FREES[i] = int(freed is not None)
    _read_event_effect(box, i, where, entry.get("effect", {"kind": "none"}))


def _read_event_effect(box: Box, i: int, where: str, effect: dict[str, Any]) -> None:
    kind = effect.get("kind")
    if kind not in EVENT_EFFECTS:
        box.fault(where, f"effect.kind is one of {', '.join(EVENT_EFFECTS)}", "T-6.3")
    EVENT_EFFECT[i] = EVENT_EFFECTS.index(kind)
    if kind in ("neutral_citizen", "pay_per_citizen"):
        EVENT_BUILDING[i] = building_named(box, where, effect.get("building"), "T-19.3")
    if kind == "pay_per_citizen":
        EVENT_DENIERS[i] = number_at(box, where, effect, "deniers", 1, 20, "T-19.5")
    elif kind == "lose":
        EVENT_DENIERS[i] = effect.get("deniers", 0)
        EVENT_INFLUENCE[i] = effect.get("influence", 0)
        if EVENT_DENIERS[i] + EVENT_INFLUENCE[i] < 1:
            box.fault(where, "what is lost?", "T-19.6")
    elif kind == "neutral_cubes_left":
        EVENT_NUMBER[i] = number_at(box, where, effect, "events", 1, 4, "T-19.8")


MOST_FLAGS = max(
    (e["flags"] for e in BOX.data["event"] if isinstance(e.get("flags"), int)), default=1
)
if not 1 <= MOST_FLAGS <= 20:
    BOX.fault("event", "an event has 1 to 20 flags", "T-11.2")
for _i in range(EVENT_COUNT):
    _read_event(BOX, _i)
for _colour_called in (WHITE, YELLOW):
    _called = int(((_colour_called == EVENT_CALLS) & (EVENT_BONUS == 0)).sum())
    if _called > int((_colour_called == EVENT_COLOUR).sum()):
        BOX.fault("event", f"the {COLOURS[_colour_called]} deck could run out", "T-6.1")
if int(((EVENT_COLOUR == RED) & (EVENT_BONUS == 0)).sum()) < int(ROUNDS.max()):
    BOX.fault("event", "there are fewer red events than rounds", "T-2.4")
if int(EVENT_FREES.sum()) > 1:
    BOX.fault("event", "only one event may free the others of cubes", "T-20.4")
