"""The actions of Troyes: `activate merchant`, `take 2 yellow 5`, `done`, `times 3`."""

from __future__ import annotations

import numpy as np

from korsi.core.moves import Axis, EventKind, Family, Moves, axis

from . import box
from .box import BUILDINGS, COLOURS, NEUTRAL, SIDES

VALUES = range(1, SIDES + 1)
SOURCE_IDS = ["supply", *(f"lying_{b}" for b in BUILDINGS)]


def _words(ids: list[str] | tuple[str, ...]) -> list[str]:
    return [name.replace("_", "-") for name in ids]


SPACE = axis("space", box.SPACE_IDS, _words(box.SPACE_IDS))
COLOUR = axis("colour", COLOURS)
VALUE = axis("value", VALUES)
ACTIVITY = axis("activity", box.ACTIVITY_IDS, _words(box.ACTIVITY_IDS))
_DELAYED_IDS = [box.ACTIVITY_IDS[i] for i in box.DELAYED]
CUBE = axis("activity", _DELAYED_IDS, _words(_DELAYED_IDS))
EVENT = axis("card", box.EVENT_IDS, _words(box.EVENT_IDS))
DISTRICT = axis("district", [0, 1, 2, 3, "neutral"], aliases={"leroy": NEUTRAL, "grey": NEUTRAL})
SOURCE = axis("source", SOURCE_IDS, _words(SOURCE_IDS))
BUILDING = axis("building", BUILDINGS, _words(BUILDINGS))
CHARACTER = axis("character", box.CHARACTER_IDS, _words(box.CHARACTER_IDS))
Field = tuple[str, Axis | str] | None

MOVES = Moves(
    Family("settle", (SPACE,)),  # T-3.2
    Family("counter", (VALUE,)),  # T-6.9: one more black die in the same go
    Family("discard", (COLOUR, VALUE)),  # T-6.8: a die against the black dice
    Family("yield"),  # T-6.12: the district is too weak
    Family("activate", (ACTIVITY,)),  # T-9.1
    Family("build"),  # T-10.1: the cathedral
    Family("fight", (EVENT,)),  # T-11.1
    Family("place"),  # T-12.1: a citizen
    Family("farm"),  # T-13.1
    Family("pass"),  # T-14.1
    Family("use", (CUBE,)),  # T-8.5: one cube modifies the dice
    Family("take", (DISTRICT, COLOUR, VALUE)),  # T-8.1: a die for the group
    Family("done"),  # the group is complete; or nothing more is wanted
    # T-9.3: where the citizen comes from: a supply or lying, a building's space, another card
    Family("from", (SOURCE,)),
    Family("lift", (SPACE,)),
    Family("recall", (ACTIVITY,)),
    Family("times", (axis("times", range(1, box.MOST_UNITS + 1)),)),  # T-9.8
    Family("collect", (BUILDING,)),  # T-18.3
    Family("at", (EVENT,)),  # T-18.29: cubes on this event
    Family("reroll", (COLOUR, VALUE)),  # T-8.9: one influence; bots look here last
    Family("recruit"),  # two
    Family("flip", (COLOUR, VALUE)),  # four, for up to three dice
    Family("roll"),  # T-21.10: Le Roy's two black dice
)
# The families with something to take apart: what, by VERB; where on its axes, by A, B, C.
VERB, A, B, C = MOVES.verb, MOVES.a, MOVES.b, MOVES.c
SETTLE_AT = MOVES.verb_of("settle")
ADD_BLACK = MOVES.verb_of("counter")
DISCARD_DIE = MOVES.verb_of("discard")
ACTIVATE_CARD = MOVES.verb_of("activate")
FIGHT_EVENT = MOVES.verb_of("fight")
USE_CUBE = MOVES.verb_of("use")
TAKE_DIE = MOVES.verb_of("take")
FETCH = MOVES.verb_of("from")
SO_OFTEN = MOVES.verb_of("times")
COLLECT_AT = MOVES.verb_of("collect")
CUBE_AT = MOVES.verb_of("at")
REROLL_DIE = MOVES.verb_of("reroll")
FLIP_DIE = MOVES.verb_of("flip")

# An action alone in its family is its number; others are counted from the FIRST of theirs.
FIRST = np.array([MOVES.first[family.verb] for family in MOVES.families], np.int64)
YIELD = MOVES.first["yield"]
BUILD = MOVES.first["build"]
PLACE = MOVES.first["place"]
FARM_FIELDS = MOVES.first["farm"]
PASS = MOVES.first["pass"]
DONE = MOVES.first["done"]
RECRUIT = MOVES.first["recruit"]
ROLL_FOR_LEROY = MOVES.first["roll"]

# Sources of a citizen (T-9.3), counted through the three families
SUPPLY, FIRST_LYING, FIRST_SPACE, FIRST_CARD = 0, 1, 4, 4 + len(box.SPACE_IDS)
SOURCES = FIRST_CARD + len(box.ACTIVITY_IDS)
SOURCE_OF = np.full(MOVES.count, -1, np.int64)  # of an action that names one
SOURCE_OF[MOVES.first["from"] : MOVES.first["times"]] = range(SOURCES)


def _owned(name: str, a: Field = None, b: Field = None) -> tuple[EventKind, EventKind]:
    """Something a seat does, and the same done by grey or, in the solo game, by Le Roy."""
    return EventKind(name, a, b), EventKind(f"grey_{name}", a, b, ("solo", "number"))


# What a step tells. The numbers are the kinds used in the rules; grey's follows an owned kind.
EVENTS = (
    *_owned("begins"),
    *_owned("settled", ("space", SPACE)),
    EventKind("round", ("round", "number")),
    EventKind("revealed", ("activity", ACTIVITY)),
    EventKind("income", ("deniers", "number"), ("salary", "number"), ("short", "number")),
    *_owned("rolled", ("colour", COLOUR), ("dice", "number")),
    EventKind("event_enters", ("card", EVENT)),
    EventKind("event_acts", ("card", EVENT)),
    EventKind("loses", ("card", EVENT), ("deniers", "number"), ("influence", "number")),
    EventKind("event_rolls", ("card", EVENT), ("value", VALUE)),
    EventKind("black_die", ("value", "number")),
    EventKind("counters", ("dice", "number"), ("total", "number")),
    EventKind("fails", ("value", "number")),
    *_owned("points", ("points", "number")),
    EventKind("loses_points", ("points", "number")),
    EventKind("influence", ("points", "number")),
    EventKind("rerolled", ("colour", COLOUR), ("from", "number"), ("to", "number")),
    EventKind("recruited"),
    EventKind("flipped", ("colour", COLOUR), ("from", "number"), ("to", "number")),
    EventKind("used", ("activity", ACTIVITY)),
    EventKind("took", ("colour", COLOUR), ("value", "number")),
    EventKind("took_from", ("owner", "seat"), ("colour", COLOUR), ("value", "number")),
    EventKind("took_grey", ("colour", COLOUR), ("value", "number"), ("solo", "number")),
    EventKind("pays", ("to", "seat"), ("deniers", "number")),
    EventKind("pays_bank", ("deniers", "number")),
    *_owned("tradesman", ("activity", ACTIVITY), ("space", "number")),
    EventKind("fetched", ("source", SOURCE)),
    EventKind("lifted", ("space", SPACE)),
    EventKind("recalled", ("activity", ACTIVITY)),
    *_owned("placed", ("space", SPACE)),
    *_owned("expelled", ("building", BUILDING)),
    *_owned("built", ("level", "number"), ("number", "number")),
    *_owned("demolished", ("level", "number"), ("number", "number")),
    *_owned("cube", ("card", EVENT)),
    *_owned("cube_back", ("card", EVENT)),
    *_owned("countered", ("card", EVENT)),
    EventKind("activated", ("activity", ACTIVITY), ("times", "number")),
    EventKind("cubes", ("activity", ACTIVITY), ("cubes", "number")),
    EventKind("deniers", ("deniers", "number")),
    EventKind("archers", ("dice", "number"), ("hits", "number")),
    EventKind("passed", ("deniers", "number")),
    EventKind("leroy_rolls", ("first", "number"), ("second", "number")),
    EventKind("leroy_spends", ("colour", COLOUR), ("value", "number")),
    EventKind("leroy_buys", ("colour", COLOUR), ("value", "number")),
    EventKind("character", ("character", CHARACTER)),
    *_owned("scores", ("character", CHARACTER), ("points", "number")),
    EventKind("final", ("points", "number")),
    EventKind("wins", ("points", "number")),
    EventKind("leroy_final", ("points", "number"), ("difference", "number"), ("band", "number")),
    EventKind("pays_influence", ("points", "number")),
)
(
    BEGINS, SETTLED, ROUND, REVEALED, INCOME_PAID, ROLLED, ENTERS, ACTS, LOSES, EVENT_ROLLS,
    BLACK_DIE, COUNTERS, FAILS, POINTS_GAINED, POINTS_LOST, INFLUENCE_GAINED, REROLLED,
    RECRUITED, FLIPPED, USED, TOOK, TOOK_FROM, TOOK_GREY, PAYS, PAYS_BANK, TRADESMAN, FETCHED,
    LIFTED, RECALLED, PLACED, EXPELLED, BUILT, DEMOLISHED, CUBE_PLACED, CUBE_BACK, COUNTERED,
    ACTIVATED, CUBES_LAID, DENIERS_GAINED, ARCHERS, PASSED, LEROY_ROLLS, LEROY_SPENDS,
    LEROY_BUYS, CHARACTER_SHOWN, SCORES, FINAL, WINS, LEROY_FINAL, PAYS_INFLUENCE,
) = (i for i, kind in enumerate(EVENTS) if not kind.name.startswith("grey_"))  # fmt: skip
