"""How a line about a whole turn of Mangrovia begins: with what was built, and what that brought;
what of a turn is told as one; why the boat passed somebody by, which the rules do not tell; and
what everybody gets at the end, in one line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from korsi.core.moves import EventKind
from korsi.core.scene import Args, Note, Noun
from korsi.core.telling import Turn

from . import box
from .moves import MOVES, PIER
from .moves import TELLING as OF_MOVES
from .rules.boat import place_of
from .state import ACT

TOLD = (
    EventKind("idle_why", ("why", "notes")),  # M-15.4
    EventKind("passes_by", ("pier", PIER)),  # M-5.3
    EventKind("leaves_out", ("pier", PIER), ("what", "notes")),  # M-5.3
    EventKind("final_count", ("points", "number"), ("parts", "notes")),  # M-12.1
)
_FINAL = {  # M-12.1, in this order
    "path_prize": "told-final-paths",
    "stone_scored": "told-final-stone",
    "pole_scored": "told-final-pole",
    "amulets_scored": "told-final-amulets",
}


def touched(before: Any, after: Any, event: dict[str, Any]) -> list[dict[str, Any]]:
    """What the rules do not tell beside an event of theirs."""
    return _idle(after, event) if event["event"] == "idle_pier" else _left_out(before, event)


def skipped(s: Any, step: int) -> list[Note]:
    """M-5.3: what comes before this step at the pier, and is given up by whoever goes on to it."""
    way, position = divmod(int(place_of(s.record, step)), box.LONGEST)
    runs = groupby(box.PIERS[s.pier][way][s.at : position])
    return [
        ("says-step", {"link": "alone", "step": box.STEPS[one], "count": len(list(same))})
        for one, same in runs
    ]


_STEP_OF = {"takes": box.UP, "draws": box.DOWN}


def _left_out(s: Any, event: dict[str, Any]) -> list[dict[str, Any]]:
    """Whoever draws at a pier where a hut could come before leaves that out without a word."""
    if s.step != ACT or s.active != event["seat"]:
        return []
    steps = skipped(s, _STEP_OF[event["event"]])
    what = tuple((key, *args.items()) for key, args in steps)
    told = {"event": "leaves_out", "seat": event["seat"], "pier": PIER.ids[s.pier], "what": what}
    return [told] if what else []


def _passed_by(turn: Turn) -> list[dict[str, Any]]:
    """There is no rest of a pier at which nothing was done: the step before brought the boat."""
    came = len(turn.steps) < 2 or any(e["event"] == "boat" for e in turn.steps[-2][1])
    done = turn.steps[-1][1]
    if not came:
        return done
    return [{**e, "event": "passes_by"} if e["event"] == "waives" else e for e in done]


def _idle(after: Any, event: dict[str, Any]) -> list[dict[str, Any]]:
    """M-15.4: what everybody can see that whoever had nothing to do at a pier lacked for it."""
    seat, pier = event["seat"], PIER.ids.index(event["pier"])
    steps = {step for way in box.PIERS[pier] for step in way}
    why = tuple((key,) for key in _lacking(after, seat, steps))
    return [{"event": "idle_why", "seat": seat, "why": why}]


def _lacking(s: Any, seat: int, steps: set[int]) -> Iterator[str]:
    if steps & {box.UP, box.DOWN}:
        yield "told-idle-cards"
    if box.AMULETS in steps:
        yield "told-idle-amulets"
    if steps & {box.BUILD, box.DOUBLE}:
        huts = 1 if box.BUILD in steps else 2
        yield "told-idle-huts" if s.huts[seat] < huts else "told-idle-land"


def _counted(turn: Turn, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """M-12.1: a dozen prizes are one line for each player; the steps tell every one of them."""
    first = next((i for i, event in enumerate(events) if event["event"] in _FINAL), None)
    if first is None:
        return events
    counts: dict[int, dict[str, int]] = {}
    for event in events:
        if event["event"] in _FINAL:
            parts = counts.setdefault(event["seat"], dict.fromkeys(_FINAL, 0))
            parts[event["event"]] += event["points"]
    told = [
        {
            "event": "final_count",
            "seat": seat,
            "points": sum(parts.values()),
            "parts": tuple((_FINAL[what], ("points", n)) for what, n in parts.items() if n),
        }
        for seat, parts in sorted(counts.items())
    ]
    return [*events[:first], *told, *events[first:]]


def together(actions: Sequence[int]) -> list[int | Note]:
    """M-8.3: all that is laid down for a hut, in one: "Pay with water, 5, 3"."""
    told: list[int | Note] = []
    paid: list[int] = []
    for action in actions:
        pays = MOVES.verb_name(action) == "pay"
        paid = [*paid, int(MOVES.a[action])] if pays else []
        if len(paid) > 1:
            told[-1] = "action-pay", payment_said(paid)
        else:
            told.append(action)
    return told


def payment_said(paid: Sequence[int]) -> Args:
    """What is laid down, as a message names it; several pieces as a list."""
    named = [_piece_said(one) for one in paid]
    several = tuple(("told-payment", one) for one in named)
    return {"payment": several} if len(named) > 1 else named[0]


def _piece_said(payment: int) -> Args:
    name = box.PAYMENTS[payment].id
    return {"payment": int(name) if name.isdigit() else Noun("payment", name)}


TELLING = replace(
    OF_MOVES,
    # the line of the new round says who begins it
    small=OF_MOVES.small | {"idle_why", "talisman"} | frozenset(_FINAL),
    after=OF_MOVES.after | {"final_count"},
    retold=_passed_by,
    befell=_counted,
    first=frozenset({"built", "prints", "pole_tile", "tile_gained", "birds_set"}),
    touching=frozenset({"idle_pier", *_STEP_OF}),
    touched=touched,
)
