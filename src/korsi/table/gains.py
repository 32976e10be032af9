"""Whose points moved between two positions, by how much, and of what: two accounts compared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from korsi.table.live_table import LiveTable
from korsi.table.points import breakdown
from korsi.table.problems import Problem
from korsi.table.store.people import Person
from korsi.table.viewpoint import viewpoint_of

MOST = 24
"""Spans in one answer: the turns of the others in a round."""
REASONS = 3
"""Of what somebody's points moved, told of one span; the largest."""

Accounts = list[dict[str, Any]]


def gains_json(
    live: LiveTable,
    person: Person | None,
    language: str,
    spans: Sequence[tuple[int, int]],
    seat: int | None,
) -> list[list[dict[str, Any]]]:
    """Of each span [{seat, by, why: [{text, by}]}], through the eyes of that seat; a seat whose
    points did not move, or are not known to it, is left out. Of moves that were taken back before
    the page knew it there is nothing to tell."""
    if len(spans) > MOST:
        raise Problem("malformed")

    @cache
    def accounts(at: int) -> tuple[Accounts, list[int]]:
        eyes = viewpoint_of(live, person, language, seat, at)
        covered = [x["seat"] for x in eyes.view.moment().get("seats", ()) if _unknown(x)]
        return breakdown(eyes.view, eyes.words, eyes.view.standing()), covered

    last = len(live.match)
    return [_moved(*accounts(a), *accounts(b)) if a < b <= last else [] for a, b in spans]


def _unknown(seat: dict[str, Any]) -> bool:
    return seat.get("points", 0) is None


def _moved(
    before: Accounts, hidden: list[int], after: Accounts, covered: list[int]
) -> list[dict[str, Any]]:
    found = []
    for was, now in zip(before, after, strict=True):
        if now["seat"] in (*hidden, *covered) or None in (was["points"], now["points"]):
            continue
        by = now["points"] - was["points"]
        if by:
            found.append({"seat": now["seat"], "by": by, "why": _why(was["lines"], now["lines"])})
    return found


def _why(was: Accounts, now: Accounts) -> list[dict[str, Any]]:
    """The lines whose worth differs, the largest difference first."""
    moved: dict[str, dict[str, Any]] = {}
    for sign, lines in ((-1, was), (1, now)):
        for line in lines:
            one = moved.setdefault(line["what"], {"by": 0})
            one |= {"text": line["text"], "by": one["by"] + sign * line["value"]}
    told = sorted((one for one in moved.values() if one["by"]), key=lambda one: -abs(one["by"]))
    return told[:REASONS]
