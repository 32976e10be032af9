"""The log as one reader may know it: events gone through `hide`, in the reader's words."""

from __future__ import annotations

from typing import Any

from korsi.core.game import Game
from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.wording import action_text


def events_of(live: LiveTable, seat: int) -> list[list[dict[str, Any]]]:
    """What each move did, as far as this seat may know. Kept: past moves do not change."""
    told: list[list[dict[str, Any]]] = live.stories.setdefault(("events", seat), [])
    for n in range(len(told), len(live.match)):
        told.append(live.match.at(n + 1).view(seat).events())
    return told


def log_lines(
    live: LiveTable, seat: int, words: Words, names: list[str], last: int
) -> list[dict[str, Any]]:
    """The lines up to a position: {ply, text, seat, pieces}."""
    key = ("lines", seat, words.code, tuple(names))
    kept: list[list[dict[str, Any]]] = live.stories.setdefault(key, [])
    if len(kept) < len(live.match):
        events = events_of(live, seat)
        for n in range(len(kept), len(live.match)):
            kept.append([_line(live, n, event, words, names) for event in events[n]])
    lines = [line for move in kept[:last] for line in move]
    for position, kind, who in live.notes:
        if position <= last:
            text = words(f"note-{kind}", seat=names[who])
            note = {"ply": position, "text": text, "seat": who, "pieces": [], "note": kind}
            after = sum(1 for line in lines if line["ply"] <= position)
            lines.insert(after, note)
    return lines


def _line(
    live: LiveTable, n: int, event: dict[str, Any], words: Words, names: list[str]
) -> dict[str, Any]:
    who = event.get("seat", live.match.actions[n][0])
    text = words.event(event, names)
    return {"ply": n + 1, "text": text, "seat": who, "pieces": pieces_of(live.match.game, event)}


def pieces_of(game: Game, event: dict[str, Any]) -> list[str]:
    """Ids a client may light on the board: places of the scene are named KIND-ID, like cell-c3."""
    kind = next((k for k in game.events if k.name == event["event"]), None)
    if kind is None:
        return []
    found = []
    for part in (kind.a, kind.b, kind.c):
        if part is not None and not isinstance(part[1], str):
            id = event.get(part[0])
            if id is not None:
                found.append(f"{part[1].name}-{id}")
    return found


def turn_so_far(live: LiveTable, seat: int, words: Words) -> list[str]:
    """The steps of a turn that is not finished yet, in words."""
    match = live.match
    turn = int(match.state["turn"])
    steps: list[str] = []
    for n in range(len(match), 0, -1):
        who, action = match.actions[n - 1]
        if who != seat or int(match.at(n - 1).state["turn"]) != turn:
            break
        steps.insert(0, action_text(words, action))
    return steps
