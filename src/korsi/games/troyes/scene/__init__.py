"""The table of Troyes as a picture.

Left: the queue of events, the three buildings, the square with a district of dice for each player.
Right: black dice and cathedral, nine activity cards, and the action under way. What can be done
with a thing is done by clicking it; what has no thing of its own is a button under the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from korsi.core.scene import Scene

from ..box import SLOTS
from ..state import NOTHING
from .activities import activity_piece
from .cathedral import cathedral, stones
from .city import buildings, citizens, dice, district_piece, neutral_piece
from .events import black_dice, event_piece
from .faces import framed
from .panel import characters, group, verdict_piece
from .places import (
    BLACK_AT,
    CARD_H,
    CARD_W,
    DISTRICT_H,
    DISTRICT_W,
    EVENT_H,
    EVENT_W,
    HEIGHT,
    PANEL_AT,
    PANEL_H,
    PANEL_W,
    PER_ROW,
    QUEUE,
    WIDTH,
    card_at,
    district_at,
)
from .targets import targets

ART = Path(__file__).parent.parent / "art.svg"
TONES = {
    "red": "#b6303f",
    "white": "#efe6d2",
    "yellow": "#e3ad2e",
    "black": "#2b2d38",
    "seat0": "#d8c7a0",
    "seat1": "#3f6fb5",
    "seat2": "#4c9a57",
    "seat3": "#e07f2c",
    "seat4": "#8b8f9c",
}
COLOURS_HERE = {
    "stone": ("#343c58", "#e7dabd"),
    "stone-lit": ("#424b6c", "#f3e9d2"),
    "slot": ("#262d47", "#d5c5a0"),
    "card": ("#2a3150", "#fbf3df"),
    "red-band": ("#8d2937", "#b6404c"),
    "white-band": ("#b9b09b", "#b8ab8d"),
    "yellow-band": ("#a67c1e", "#d09a2c"),
}


def ground() -> str:
    """Everything that stays where it is."""
    out = [
        framed(QUEUE[0] - 8, QUEUE[1] - 8, PER_ROW * (EVENT_W + 3) + 12, 2 * (EVENT_H + 6) + 8),
        cathedral(),
        framed(BLACK_AT[0] - 10, BLACK_AT[1] - 10, 256, 212),
        buildings(),
        framed(*PANEL_AT, PANEL_W, PANEL_H, "panel"),
    ]
    for district in range(5):
        out.append(framed(*district_at(district), DISTRICT_W, DISTRICT_H, "stone-lit"))
    for slot in range(SLOTS):
        x, y = card_at(slot)
        out.append(framed(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, "slot"))
    return "".join(out)


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = record
    pieces = [
        *(event_piece(s, i) for i in range(int(s["queue_length"]))),
        *stones(s),
        *black_dice(s),
        *(activity_piece(s, i) for i in range(SLOTS) if int(s["activity"][i]) >= 0),
        *citizens(s),
        *(district_piece(s, p) for p in range(int(s["players"]))),
        neutral_piece(s),
        *dice(s),
        *characters(s, seat),
        *verdict_piece(s),
        *(group(s) if int(s["plan"]) != NOTHING else []),
    ]
    return Scene(
        name="troyes",
        width=WIDTH,
        height=HEIGHT,
        art=ART,
        pieces=tuple(pieces),
        targets=tuple(targets(s, seat, actions)),
        ground=ground(),
        tones=TONES,
        colours=COLOURS_HERE,
    )
