"""Why a game ended, in one sentence."""

from __future__ import annotations

from typing import Any

from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import events_of
from korsi.table.points import worth_of
from korsi.table.wording import about_seat, told


def why_ended(live: LiveTable, seat: int, words: Words, names: list[str], you: int) -> str:
    """The sentence of the last event that has a message `ended-EVENT`, or that somebody gave up."""
    if not live.match.over:
        return told(words, "ui-ended-early")
    told_to = events_of(live, seat)  # known already: the log is made of them
    for n in reversed(range(len(told_to))):
        for event in reversed(told_to[n]):
            done = _stood_in(live, n, event, words, names, you)
            if text := words.ended(event, *done):
                return text
    return ""


def _stood_in(
    live: LiveTable, n: int, event: dict[str, Any], words: Words, names: list[str], you: int
) -> tuple[list[str], int]:
    """What the seats are called, and which is the reader's, where a bot made this step for somebody
    who had gone: they did not do it."""
    seat, by = event.get("seat"), live.makers[n]
    if by != "bot" or seat is None or live.seats[seat].person is None:
        return names, you
    called = [*names]
    called[seat] = about_seat(words, "ended-bot-for", names, seat, you)
    return called, -1 if seat == you else you


def tie_broken(live: LiveTable, words: Words, names: list[str], you: int) -> str:
    """Why somebody stands before another with as many points: the row of the account that decides,
    one of those a game has a message `tie-ROW` for; "" where nothing had to."""
    match = live.match
    if not match.over or match.players < 2:
        return ""
    places, points = match.ranking(), match.scores()
    first = [seat for seat, place in enumerate(places) if place == 1]
    equal = [s for s in range(match.players) if s not in first and points[s] == points[first[0]]]
    if len(first) > 1 or not equal:
        return ""
    second = min(equal, key=lambda seat: places[seat])
    own, other = (_rows(match.breakdown()[seat]) for seat in (first[0], second))
    for row, more in own.items():
        key = f"tie-{row.replace('_', '-')}"
        less = other.get(row, 0)
        if words.has(key) and more > less:
            return about_seat(words, key, names, first[0], you, more=more, less=less)
    otherwise = "tie-otherwise"
    return about_seat(words, otherwise, names, first[0], you) if words.has(otherwise) else ""


def _rows(account: dict[str, Any]) -> dict[str, int]:
    """What somebody has of each kind: the lines of an account, and what it says besides."""
    besides = {what: value for what, value in account.items() if isinstance(value, int)}
    return {line["what"]: worth_of(line) for line in account["lines"]} | besides
