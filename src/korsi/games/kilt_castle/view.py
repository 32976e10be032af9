"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Noun

from .box import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CELLS,
    COLOUR_COUNT,
    COLOURS,
    FLOOR_KINDS,
    LINE_NUMBER,
    SIDE_OF,
)
from .moves import CELL_IDS
from .rules import building
from .state import ANY_COLOUR_ENDS, BUILD, MOVE, OPTION_NAMES, ROOF

# In the order of the steps of state.py; the last ones are how a prompt calls `build` where two
# colours may be used (K-4.8), and it and `roof` where they are the last of the game (K-7.1).
STEPS = ("move", "build", "roof", "over", "build_either", "build_last", "roof_last")
EITHER, BUILD_LAST, ROOF_LAST = STEPS[4:]
FEW = 3
"""Floors left at which the end is in sight: everybody is told."""


def towers(s: Any) -> list[list[dict[str, str]]]:
    """The floors of every cell, bottom to top (K-0.2)."""
    found: list[list[dict[str, str]]] = [[] for _ in range(CELLS)]
    for cell, kind in zip(s.floor_cell[: s.floors], s.floor_kind, strict=False):
        found[cell].append({"colour": COLOURS[kind // 3], "floor": FLOOR_KINDS[kind % 3]})
    return found


def outer_of(card: int, inner: int) -> int:
    """The other colour of a card than the inner one; -1 for a single card."""
    return -1 if CARDS[card][1] < 0 else sum(CARDS[card]) - inner


def line_named(space: int) -> dict[str, str | int | Noun]:
    """The line a space serves, as texts name it: `way` and `line`."""
    number = LINE_NUMBER[space]
    if SIDE_OF[space] in ("top", "bottom"):
        return {"way": "column", "line": Noun("column", "abcdefghi"[number])}
    return {"way": "row", "line": number + 1}


def card_json(s: Any, card: int) -> dict[str, Any]:
    """A card in its row: where it lies and which way it points (K-0.9)."""
    inner = s.card_inner[card]
    outer = None if outer_of(card, inner) < 0 else COLOURS[outer_of(card, inner)]
    at = {"card": CARD_IDS[card], "space": s.card_space[card]}
    return {**at, "inner": COLOURS[inner], "outer": outer}


def building_colour(s: Any) -> int:
    """K-4.1: first the inner, then the outer colour of the moved card; -1 while none builds."""
    return int(building.building_colour(s.record)) if s.step in (BUILD, ROOF) else -1


def other_colour(s: Any, colour: int) -> int:
    """K-4.8: the other colour the builder may use as well; -1 where there is none to choose."""
    return int(building.other_colour(s.record, colour)) if s.step == BUILD else -1


def prompt(s: Any) -> dict[str, Any]:
    """What is to be decided now, and what the sentence that says so needs."""
    asked: dict[str, Any] = {"step": STEPS[s.step]}
    colour = building_colour(s)
    if colour >= 0:
        asked["colour"] = COLOURS[colour]
        if other_colour(s, colour) >= 0:
            asked["step"] = EITHER
        if s.owner[colour] != s.active:  # somebody else's turn: what they did is the cause (K-3.6)
            asked |= {"by": s.active, "card": CARD_IDS[s.card]}
        if s.last_floor and s.step == BUILD:  # K-7.1: this turn is finished, and the game with it
            asked["step"] = BUILD_LAST
            done = [p for p in range(s.players) if floors_left(s, p) == 0]
            asked["whom"] = [p for p in done if p != s.owner[colour]]
            asked["own"] = not asked["whom"]
        if s.last_floor and s.step == ROOF:
            asked["step"] = ROOF_LAST
        asked["day"] = bool(s.ducat_pending)  # K-3.12: it pays what is built now
        first = s.first_cell
        asked["cell"] = CELL_IDS[first] if first >= 0 else None
    elif s.step == MOVE:
        left = [floors_left(s, p) for p in range(s.players)]
        few = min(left)
        asked["few"] = few if few <= FEW else 0
        asked["whom"] = [p for p in range(s.players) if left[p] == few <= FEW]
    return asked


def floors_left(s: Any, seat: int) -> int:
    """K-7.2: how many floors a seat is from ending the game."""
    left = [sum(s.supply[c]) for c in range(COLOUR_COUNT) if s.owner[c] == seat]
    return int(min(left) if s.options[ANY_COLOUR_ENDS] else sum(left))


def colours_of(s: Any, seat: int) -> list[str]:
    return [COLOURS[c] for c in range(COLOUR_COUNT) if s.owner[c] == seat]


def _seat(s: Any, seat: int) -> dict[str, Any]:
    own = [c for c in range(COLOUR_COUNT) if s.owner[c] == seat]
    supply = {COLOURS[c]: dict(zip(FLOOR_KINDS, s.supply[c], strict=True)) for c in own}
    money = {"ducats": s.money[seat], "supply": supply}
    return {"seat": seat, "colours": colours_of(s, seat), **money}


def moment(record: Any, seat: int) -> dict[str, Any]:
    """Of the view, what is said at every step."""
    s = ints(record)
    seats = [{"seat": p, "colours": colours_of(s, p)} for p in range(s.players)]
    return {"prompt": prompt(s), "seats": seats}


def view_json(record: Any, seat: int) -> dict[str, Any]:
    """The whole table; K-0.11: the same for every seat."""
    s = ints(record)
    builds = s.step in (BUILD, ROOF)
    return {
        "game": "kilt_castle",
        "seat": seat,
        "step": STEPS[s.step],
        "prompt": prompt(s),
        "turn": s.turn,
        "active": s.active,
        "front": s.front,
        "ducat_day_pending": bool(s.ducat_pending),
        "line": s.line if builds else None,
        "moved_card": CARD_IDS[s.card] if builds else None,
        "first_cell": CELL_IDS[s.first_cell] if s.first_cell >= 0 else None,
        "seats": [_seat(s, p) for p in range(s.players)],
        "cards": [card_json(s, c) for c in range(CARD_COUNT) if s.card_space[c] >= 0],
        "towers": [
            {"cell": CELL_IDS[cell], "floors": floors, "roof": bool(s.roofed >> cell & 1)}
            for cell, floors in enumerate(towers(s))
            if floors
        ],
        "roofs_beside_board": s.roofs_left,
        "idle_turns": s.idle_turns,
        "options": dict(zip(OPTION_NAMES, s.options, strict=True)),
    }
