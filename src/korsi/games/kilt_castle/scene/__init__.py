"""The table of Kilt Castle as a picture.

The board is seen slightly from above: a tower rises up the screen, every floor a slab of its own.
Cards lie round the board, their inner half towards it; each seat's money and floors in a corner.
All places follow from the box, so another lake, grid or track is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Scene

from .ground import ground
from .pieces import (
    card_pieces,
    floor_pieces,
    front_piece,
    height_pieces,
    last_pieces,
    line_pieces,
    roof_pieces,
    spare_roof_pieces,
)
from .places import ART, COLOURS_HERE, TONES, margin, size
from .seats import seat_pieces
from .targets import targets


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    players = int(record["players"])
    edge = margin(players)
    told_all = [[int(x) for x in e] for e in record["events"][: int(record["n_events"])]]
    told = {e[0]: e[1:] for e in told_all}
    pieces = [
        *line_pieces(record, edge),
        *last_pieces(record, told, edge),
        front_piece(record, edge),
        *card_pieces(record, told, edge),
        *floor_pieces(record, edge),
        *roof_pieces(record, told, edge),
        *height_pieces(record, edge),
        *seat_pieces(record, seat, told_all, edge),
        *spare_roof_pieces(record, edge),
    ]
    width, height = size(players)
    return Scene(
        name="kilt_castle",
        width=width,
        height=height,
        art=ART,
        pieces=tuple(pieces),
        targets=tuple(targets(record, seat, actions, edge)),
        ground=ground(players),
        tones=TONES,
        colours=COLOURS_HERE,
    )
