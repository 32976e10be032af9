"""Points for people: now, where they come from, and how it ended."""

from __future__ import annotations

from typing import Any

from korsi.core.match import Match, View
from korsi.language import Words
from korsi.table.rooms import Room


def breakdown(view: View, words: Words) -> list[dict[str, Any]]:
    """Where each seat's points come from, every line with its text."""
    found = []
    for entry in view.breakdown():
        lines = []
        for line in entry.get("lines", []):
            unit = next((v for k, v in line.items() if k not in ("what", "clause")), 0)
            text = words.breakdown(line["what"])
            lines.append({**line, "text": text, "value": unit, "shown": words.number(unit)})
        found.append({**entry, "lines": lines, "more": _more(entry, words)})
    return found


def _more(entry: dict[str, Any], words: Words) -> list[dict[str, Any]]:
    """What else a game's breakdown says: single numbers, and lists of areas."""
    more = []
    for name, value in entry.items():
        if name in ("seat", "points", "lines") or not words.has(f"breakdown-{_key(name)}"):
            continue
        if isinstance(value, list):
            texts = [_area(item, words) for item in value]
            more.append({"text": words.breakdown(name), "lines": [t for t in texts if t]})
        else:
            more.append({"text": words.breakdown(name), "shown": words.number(value)})
    return more


def _key(name: str) -> str:
    return name.replace("_", "-")


def _area(item: dict[str, Any], words: Words) -> str:
    """One area: its colour, its worth, its cells."""
    if not {"colour", "ducats", "cells"} <= set(item):
        return ""
    if not item["cells"]:
        return words("breakdown-area-none", colour=item["colour"])
    cells = words.join([words.noun("cell", c) for c in item["cells"]])
    return words("breakdown-area", colour=item["colour"], ducats=item["ducats"], cells=cells)


def result(room: Room) -> dict[str, Any]:
    """The end: ranking (who resigned stands last), points over the game, what chance began with."""
    kept = room.cards.get("result")
    if kept is not None:
        return dict(kept)
    match = room.match
    places = match.ranking()
    stayed = [s.seat for s in room.seats if not s.resigned]
    ranking = [
        1 + sum(places[other] < places[seat] for other in stayed)
        if seat in stayed
        else len(stayed) + 1
        for seat in range(match.players)
    ]
    made = {
        "ranking": ranking,
        "points": match.scores(),
        "finished": match.over,
        "resigned": [s.seat for s in room.seats if s.resigned],
        "chart": _chart(match),
        "seed": str(room.setup.seed),  # a string: JavaScript cannot hold 63 bits
        "nonce": room.setup.nonce,
    }
    room.cards["result"] = made
    return made


def _chart(match: Match) -> list[list[int]]:
    return [match.at(n).scores() for n in range(len(match) + 1)]
