"""Why a game ended, in one sentence."""

from __future__ import annotations

from korsi.language import Words
from korsi.table.live_table import LiveTable
from korsi.table.log_lines import events_of
from korsi.table.wording import told


def why_ended(live: LiveTable, seat: int, words: Words, names: list[str], you: int) -> str:
    """The sentence of the last event that has a message `ended-EVENT`, or that somebody gave up."""
    if not live.match.over:
        return told(words, "ui-ended-early")
    for events in reversed(events_of(live, seat)):  # known already: the log is made of them
        for event in reversed(events):
            if text := words.ended(event, names, you):
                return text
    return ""
