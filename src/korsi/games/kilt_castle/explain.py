"""What everything on the table is and does, from the box and the rules (docs/add-a-game.md).

Things: card-ID, cell-c3 (empty or with its tower), space-7, floor-COLOUR-KIND, supply-COLOUR,
purse-SEAT, roof, front, seal, ducat-day, ducat, castle, lake.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from korsi.core.explain import Card, Shelf
from korsi.core.int_record import ints
from korsi.core.preview import Trial
from korsi.core.scene import Args, Note, Noun

from . import moves, scoring
from .box import (
    BOX,
    CARD_IDS,
    CARDS,
    CELLS,
    COLOURS,
    FLOOR_KINDS,
    FLOORS,
    LINES,
    MARKS,
    MAX_CARDS,
    MAX_ROWS,
    ROOFS,
    SIDE_OF,
    SPACES,
    START_MONEY,
)
from .refusals import TOO_MANY_ROWS
from .rules.building import first_empty_cell, on_line, overbuild_price
from .rules.contract import legal_moves
from .scene import faces
from .scene.places import rise
from .scene.seats import coming_days
from .state import BUILD, MOVE, ROOF
from .telling import paid_for
from .view import building_colour, line_named, outer_of

UNSURE = {mark.of for mark in BOX.marks() if mark.level == "reconstructed"}
ONE = ("roof", "front", "seal", "ducat-day", "ducat")


def explain(record: Any, seat: int, thing: str) -> Card | None:
    """The card of a thing; K-0.11: the same for every seat."""
    s = ints(record)
    kind, _, id = thing.partition("-")
    if kind == "card" and id in CARD_IDS:
        return _card(s, CARD_IDS.index(id))
    if kind == "cell" and id in moves.CELL_IDS:
        return _cell(s, moves.CELL_IDS.index(id))
    if kind == "space" and id.isdecimal() and int(id) < SPACES:
        return _space(s, int(id))
    if kind == "purse" and id.isdecimal() and int(id) < s.players:
        return _purse(s, int(id))
    if kind == "supply" and id in COLOURS:
        return _supply(s, COLOURS.index(id))
    if thing in _FLOOR_THINGS:
        return _floor(s, *_FLOOR_THINGS[thing])
    if thing == "castle":
        whole: Note = ("says-castle", {"cells": CELLS, "spaces": SPACES})
        return Card(("thing-castle", {}), (whole,), clause="K-0.1")
    if thing == "lake":
        said: Note = ("says-lake", {})
        return Card(("thing-lake", {}), (said,), clause="K-1.7", unsure="board.lake" in UNSURE)
    return _alone(s, thing) if thing in ONE else None


def _card(s: Any, card: int) -> Card:
    first, second = CARDS[card]
    space = s.card_space[card]
    single = second < 0
    says: Note = ("says-card-single" if single else "says-card-double", {})
    return Card(
        name=("thing-card", {"card": CARD_IDS[card]}),
        says=(says,),
        now=_card_now(s, card, space) if space >= 0 else (("now-card-out", {}),),
        clause="K-4.1" if single else "K-3.11",
        face=faces.card(card, False),
        size=(86, 38),
        tone=COLOURS[first],
        second="" if single else COLOURS[second],
    )


def _card_now(s: Any, card: int, space: int) -> tuple[Note, ...]:
    """Where it lies, and who would build if it were moved now: it turns on the way (K-3.11). Of one
    that must stay where it is nobody needs to know that."""
    inner = s.card_inner[card]
    outer = outer_of(card, inner)
    stays = s.step == MOVE and not _may_move(s, card)
    if outer < 0:
        lies: Note = ("now-card-at", {"space": space})
        builds: Note = ("now-card-builder", {"first": Noun("seat", s.owner[inner])})
        return (lies,) if stays else (lies, builds)
    lies = ("now-card-lies", {"space": space, "inner": Noun("colour", COLOURS[inner])})
    seats = Noun("seat", s.owner[outer]), Noun("seat", s.owner[inner])
    builds = ("now-card-builders", {"first": seats[0], "second": seats[1]})
    if seats[0] == seats[1]:
        builds = ("now-card-builder-twice", {"first": seats[0]})
    return (lies,) if stays else (lies, builds)


def _may_move(s: Any, card: int) -> bool:
    mask = np.zeros(moves.MOVES.count, np.uint8)
    legal_moves(s.record, mask)
    return any(moves.A[action] == card for action in np.flatnonzero(mask))


def _cell(s: Any, cell: int) -> Card:
    """A cell, or the tower on it (K-0.2)."""
    at: Args = {"cell": moves.CELL_IDS[cell]}
    top, height = s.top[cell], s.height[cell]
    if top < 0:
        return Card(("thing-cell", at), (("says-cell", {}),), _now_empty(s, cell), clause="K-4.4")
    if s.roofed >> cell & 1:
        now: Note = ("now-tower-roofed", {"height": height})
        return Card(("thing-tower", at), (("says-tower-roofed", {}),), (now,), clause="K-5.3")
    shown: Args = {"height": height, "colour": COLOURS[top], "crests": s.crests[cell]}
    ducats = int(overbuild_price(s.record, -1, cell))  # of anybody but its owner
    price: Note = ("now-tower-price", {"ducats": ducats})
    return Card(
        name=("thing-tower", at),
        says=(("says-tower", {}),),
        now=(("now-tower", shown), price, *_roof_to_come(s, cell)),
        owner=s.owner[top],
        clause="K-4.5",
    )


def _roof_to_come(s: Any, cell: int) -> tuple[Note, ...]:
    """K-5.1: would a roof go on it if whoever builds now, or both of this turn, built here?"""
    if s.step != BUILD:
        return ()
    from . import GAME  # the game is made of this

    trial, now = Trial(GAME, s.record, s.owner[building_colour(s)]), s
    for note in "now-tower-roof", "now-tower-roof-both":
        here = [action for action in trial.legal() if moves.A[action] == cell]
        told = trial.step(here[0]) if here else []
        now = ints(trial.now)
        if now.step == ROOF or any(event[0] == moves.ROOFED for event in told):
            return ((note, {"seat": Noun("seat", s.owner[s.card_inner[s.card]])}),)
        if not here or now.step != BUILD:
            return ()
        trial.seat = now.owner[building_colour(now)]
    return ()


def _now_empty(s: Any, cell: int) -> tuple[Note, ...]:
    """While a line is built on: may an empty cell be, and if not, which one instead (K-4.4)?"""
    if s.step != BUILD:
        return ()
    if not on_line(s.record, cell):
        return (("now-cell-aside", {}),)
    first = int(first_empty_cell(s.record))
    if cell == first:
        return (("now-cell-first", {}),)
    return (("now-cell-nearer", {"near": Noun("cell", moves.CELL_IDS[first])}),)


def _space(s: Any, space: int) -> Card:
    """A place for cards, the line it serves and the start mark printed beside it."""
    side = SIDE_OF[space]
    line = line_named(space)["line"]
    says: list[Note] = [("says-space", {"side": side, "line": line, "cells": len(LINES[space])})]
    mark = next((cards for cards, at in MARKS.items() if at == space), 0)
    if mark:
        says.append(("says-space-mark", {"cards": mark}))
    cards, most = s.row_size[space], int(MAX_CARDS[s.players])
    now: Note = ("now-space", {"cards": cards, "most": most})
    if not cards:  # K-3.8
        groups, most = sum(size > 0 for size in s.row_size), int(MAX_ROWS[s.players])
        now = ("now-space-empty", {"groups": groups, "most": most})
    return Card(
        name=("thing-space", {"space": space}),
        says=tuple(says),
        now=(now,),
        clause="K-0.8",
        unsure=bool(mark) and "marks" in UNSURE,
    )


def _purse(s: Any, seat: int) -> Card:
    """What a seat has, and what it would be paid now (K-6.7, K-7.4)."""
    record = s.record
    day = int(scoring.ducat_day_income(record, seat))
    towers, crests = scoring.final_towers(record, seat), scoring.final_crests(record, seat)
    end: Args = {"towers": int(towers), "crests": int(crests)}
    brings: Note = ("now-purse-day", {"ducats": day})
    if day:
        parts, cells = _paid_notes(s, seat)
        brings = ("now-purse-day-for", {"ducats": day, "parts": parts, "cells": cells})
    return Card(
        name=("thing-purse", {"seat": Noun("seat", seat)}),
        says=(("says-purse", {}),),
        now=(
            ("now-purse", {"ducats": s.money[seat]}),
            brings,
            ("now-purse-end", end),
        ),
        owner=seat,
        clause="K-7.4",
    )


def _paid_notes(s: Any, seat: int) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
    """What a ducat day now would pay a seat for, and where that stands."""
    parts, cells = (tuple((key, dict([value])) for key, value in of) for of in paid_for(s, seat))
    return parts, cells


def _supply(s: Any, colour: int) -> Card:
    left = dict(zip(("plain", "one", "two"), s.supply[colour], strict=True))
    printed = dict(zip(("plain", "one", "two"), FLOORS, strict=True))
    return Card(
        name=("thing-supply", {"colour": COLOURS[colour]}),
        says=(("says-supply", {"count": sum(FLOORS), **printed}),),
        now=(("now-supply", left),),
        owner=s.owner[colour],
        clause="K-2.1",
        tone=COLOURS[colour],
    )


def _floor(s: Any, colour: int, crests: int) -> Card:
    says: list[Note] = [("says-floor", {})]
    if crests:
        says.append(("says-floor-crests", {"crests": crests}))
    playing = s.owner[colour] >= 0
    left: Note = ("now-floor", {"count": s.supply[colour][crests], "of": FLOORS[crests]})
    return Card(
        name=("thing-floor", {"floor": FLOOR_KINDS[crests], "colour": COLOURS[colour]}),
        says=tuple(says),
        now=(left,) if playing else (),
        owner=s.owner[colour],
        clause="K-2.1",
        face=faces.floor(colour, crests, rise(1), False),
        size=(86, 80),
        tone=COLOURS[colour],
    )


def _alone(s: Any, thing: str) -> Card:
    """Things there is one kind of."""
    now: Note | None
    if thing == "roof":
        now, clause, face, size = (
            ("piece-roofs", {"count": s.roofs_left}), "K-5.1", faces.roof(False), (92, 104)
        )  # fmt: skip
    elif thing == "front":
        now, clause, face, size = (
            ("now-front", {"space": s.front}), "K-3.4", faces.symbol("front"), (100, 20)
        )  # fmt: skip
    elif thing == "seal":
        turn: Note = ("piece-seal", {"seat": Noun("seat", s.active)})
        now, clause, face, size = turn, "K-3.2", faces.seal(False), (48, 48)
    elif thing == "ducat-day":
        return _ducat_day(s)
    else:
        now, clause, face, size = None, "K-2.4", faces.symbol("coin"), (26, 26)
    says: Note = (f"says-{thing}", {"count": ROOFS if thing == "roof" else START_MONEY})
    name: Note = (f"thing-{thing}", {})
    return Card(name, (says,), (now,) if now else (), clause=clause, face=face, size=size)


def _ducat_day(s: Any) -> Card:
    """K-6.7: and what one now would bring, and for what."""
    now: list[Note] = [("piece-ducat-day", {})] if s.ducat_pending else []
    for seat, ducats in enumerate(coming_days(s)):
        if ducats > 0:
            of = dict(zip(("parts", "cells"), _paid_notes(s, seat), strict=True))
            now.append(("now-day-of", {"seat": Noun("seat", seat), "ducats": ducats, **of}))
    return Card(("thing-ducat-day", {}), (("says-ducat-day", {}),), tuple(now), clause="K-6.1",
                face=faces.seal(True), size=(52, 52))  # fmt: skip


_FLOOR_THINGS = {
    f"floor-{name}-{kind}": (colour, crests)
    for colour, name in enumerate(COLOURS)
    for crests, kind in enumerate(FLOOR_KINDS)
}


def things() -> tuple[Shelf, ...]:
    """Everything in the box."""
    return (
        Shelf("cards", ("shelf-cards", {}), tuple(f"card-{id}" for id in CARD_IDS)),
        Shelf("floors", ("shelf-floors", {}), tuple(_FLOOR_THINGS)),
        Shelf("others", ("shelf-others", {}), ONE),
    )


# --------------------------------------------------------------------------- why not


def actions_about(thing: str, seat: int) -> Sequence[int]:
    """What somebody could mean who clicks a thing: a card to move it, a space to move there, a
    cell to build there or to take its roof."""
    kind, _, id = thing.partition("-")
    if kind == "card" and id in CARD_IDS:
        return _naming(CARD_IDS.index(id) == moves.A, moves.MOVE_CARD)
    if kind == "space" and id.isdecimal():
        return _naming(int(id) == moves.B, moves.MOVE_CARD)
    if kind == "cell" and id in moves.CELL_IDS:
        at_it = moves.CELL_IDS.index(id) == moves.A
        return _naming(at_it, moves.BUILD_FLOOR, moves.BUILD_OTHER, moves.TAKE_ROOF)
    return ()


def _naming(it: Any, *verbs: int) -> list[int]:
    """The actions with these verbs that name it."""
    return [a for verb in verbs for a in np.flatnonzero(it & (verb == moves.VERB)).tolist()]


def lacking(s: Any, seat: int, action: int, code: int) -> tuple[str, Args, str] | None:
    """K-3.8: how many groups there may be."""
    if code != TOO_MANY_ROWS:
        return None
    return "lacks-groups", {"most": int(MAX_ROWS[s.players])}, "K-3.8"
