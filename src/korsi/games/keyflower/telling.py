"""What a step of Keyflower does to somebody else, as the log tells it: the rules tell only what was
done, and where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from korsi.core.moves import EventKind

from .box import TILE_IDS
from .moves import TELLING as OF_MOVES
from .moves import TILE_AXIS

Told = dict[str, Any]

TOLD = (
    EventKind("outbids", ("whom", "seat"), ("tile", TILE_AXIS)),  # F-4.9
    EventKind("visits", ("whom", "seat"), ("tile", TILE_AXIS)),  # F-5.1
)


def touched(before: Any, after: Any, event: Told) -> list[Told]:
    """Who led on a tile and no longer does; whose tile was used."""
    seat, tile = event["seat"], TILE_IDS.index(event["tile"])
    if event["event"] == "bids":
        lost = [was & ~now for was, now in zip(before.leads, after.leads, strict=True)]
        whom = [other for other, tiles in enumerate(lost) if tiles >> tile & 1 and other != seat]
        name = "outbids"
    else:
        whom = [owner for owner in [before.owner[tile]] if owner not in (-1, seat)]
        name = "visits"
    return [{"event": name, "seat": seat, "whom": one, "tile": event["tile"]} for one in whom]


TELLING = replace(OF_MOVES, touching=frozenset({"bids", "uses"}), touched=touched)
