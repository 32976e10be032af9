"""Whose points moved between two positions, by how much, and of what: two accounts compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import dropwhile
from math import ceil, floor
from typing import Any

from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import events_of, opens_after, retold, turns_of
from korsi.table.points import is_named, item_name, row_of, text_of, worth_of
from korsi.table.problems import Problem
from korsi.table.store.people import Person
from korsi.table.viewpoint import viewpoint_of
from korsi.table.wording import told, words_of

MOST = 24
"""Spans in one answer: the turns of the others in a round."""
Accounts = list[dict[str, Any]]


def gains_json(
    live: LiveTable,
    person: Person | None,
    language: str,
    spans: Sequence[tuple[float, float]],
    seat: int | None,
) -> list[list[dict[str, Any]]]:
    """Of each span [{seat, by, why: [{row, text, by}]}], through the eyes of that seat; a seat of
    whose account no row differs, or whose points are not known to it, is left out. Of moves that
    were taken back before the page knew it there is nothing to tell. A position N - .5 lies between
    what step N itself has moved and what happened by itself after it."""
    if len(spans) > MOST:
        raise Problem("malformed")

    @cache
    def accounts(at: float) -> Accounts:
        if at % 1 and live.match.game.telling.moves:
            then = _followed(live, ceil(at), viewpoint_of(live, person, language, seat).seat)
            return _between(live, accounts(floor(at)), accounts(ceil(at)), then)
        return viewpoint_of(live, person, language, seat, floor(at)).view.standing()

    last, words = len(live.match), words_of(language, live.match.game)
    return [
        _moved(words, accounts(a), accounts(b), _often(live, a, b)) if a < b <= last else []
        for a, b in spans
    ]


def _often(live: LiveTable, a: float, b: float) -> dict[str, int]:
    """How many steps of a span were followed by what moves a row by itself, such as a pay day."""
    often: dict[str, int] = {}
    if known := live.match.game.telling.moves:
        for events in events_of(live, -1)[floor(a + 0.5) : floor(b)]:
            named = {event["event"] for event in events}
            for row in frozenset[str]().union(*(known.get(name, ()) for name in named)):
                often[row] = often.get(row, 0) + 1
    return often


def _followed(live: LiveTable, ply: int, seat: int) -> list[str]:
    """What happened by itself after a step, as events of the log."""
    steps = events_of(live, seat)[turns_of(live)[ply - 1] - 1 : ply]
    events = iter(retold(live, ply - 1, steps))
    then = dropwhile(lambda one: not opens_after(live.match.game, one), events)
    return [event["event"] for event in then]


def _between(live: LiveTable, before: Accounts, after: Accounts, then: list[str]) -> Accounts:
    """The accounts of a step without what followed: the rows that moves are as they were before."""
    known = live.match.game.telling.moves
    rows = frozenset[str]().union(*(known.get(name, ()) for name in then))
    return [_without(was, now, rows) for was, now in zip(before, after, strict=True)]


def _without(was: dict[str, Any], now: dict[str, Any], rows: frozenset[str]) -> dict[str, Any]:
    if was["points"] is None or now["points"] is None:
        return was
    lines = [line for line in now["lines"] if line["what"] not in rows]
    lines += [line for line in was["lines"] if line["what"] in rows]
    points = now["points"] + sum(
        sign * worth_of(line)
        for sign, account in ((-1, now), (1, was))
        for line in account["lines"]
        if line["what"] in rows
    )
    return {**now, **{row: was.get(row) for row in rows}, "lines": lines, "points": points}


def _moved(
    words: Words, before: Accounts, after: Accounts, often: dict[str, int]
) -> list[dict[str, Any]]:
    found = []
    for was, now in zip(before, after, strict=True):
        if was["points"] is None or now["points"] is None:  # nobody's to know
            continue
        by = now["points"] - was["points"]
        why = _why(words, was, now, often)
        if why or by:  # what was won and lost alike has moved, too
            found.append({"seat": now["seat"], "by": by, "why": why})
    return found


Told = Callable[[int], str]
"""How a row is put into words, by the difference it made."""


def _why(
    words: Words, was: dict[str, Any], now: dict[str, Any], often: dict[str, int]
) -> list[dict[str, Any]]:
    """The rows whose worth differs, the largest difference first; only these are put into words.
    All of them: the page adds up several turns row by row before it leaves out the smallest."""
    by: dict[str, int] = {}
    texts: dict[str, Told] = {}
    for sign, account in ((-1, was), (1, now)):
        for row, points, text in _rows(words, account, often):
            texts[row], by[row] = text, by.get(row, 0) + sign * points
    largest = sorted((row for row in by if by[row]), key=lambda row: -abs(by[row]))
    return [{"row": row, "text": texts[row](by[row]), "by": by[row]} for row in largest]


def _rows(
    words: Words, account: dict[str, Any], often: dict[str, int]
) -> Iterator[tuple[str, int, Told]]:
    """Its lines, each with its points and how it is put into words; a line whose points are those
    of several named things, such as paths, is these."""
    for line in account["lines"]:
        items = [one for one in account.get(line["what"]) or () if "points" in one]
        named = items and all(is_named(one, words) for one in items)
        if named and sum(one["points"] for one in items) == worth_of(line):
            for i, one in enumerate(items):
                yield f"{line['what']} {i}", one["points"], partial(_item, words, line["what"], one)
        else:
            yield (
                row_of(line),
                worth_of(line),
                partial(_line, words, line, often.get(line["what"], 1)),
            )


def _line(words: Words, line: dict[str, Any], often: int, by: int) -> str:
    """What has moved several times says how often, by breakdown-ROW-often."""
    key = f"breakdown-{line['what'].replace('_', '-')}-often"
    if often > 1 and words.has(key):
        return told(words, key, count=often)
    return text_of(words, line, short=True)


def _item(words: Words, field: str, item: dict[str, Any], by: int) -> str:
    """Why one of several is worth more or less now: by breakdown-FIELD-moved if the game has that,
    else only its name."""
    key = f"breakdown-{field.replace('_', '-')}-moved"
    if not words.has(key):
        return item_name(item, words)
    return told(words, key, change="more" if by > 0 else "less", **words.amounts(item))
