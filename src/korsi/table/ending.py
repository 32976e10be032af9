"""Why a game ended, in one sentence."""

from __future__ import annotations

from typing import Any

from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.wording import told


def why_ended(live: LiveTable, words: Words, names: list[str], you: int) -> str:
    """By the last event a game has a message `ended-EVENT` for; or somebody gave up."""
    if not live.match.over:
        return told(words, "ui-ended-early")
    if "ended" not in live.cards:
        live.cards["ended"] = _last_event(live, words)
    event: dict[str, Any] | None = live.cards["ended"]
    return words.ended(event, names, you) if event else ""


def _last_event(live: LiveTable, words: Words) -> dict[str, Any] | None:
    for n in range(len(live.match), 0, -1):
        for event in reversed(live.match.at(n).events()):
            if words.has(f"ended-{event['event'].replace('_', '-')}"):
                found: dict[str, Any] = event
                return found
    return None
