"""The table of Lantern as a picture: a row for each seat, the bag beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Scene

from .pieces import bag_piece, seat_pieces
from .places import ART, TONES, ground, size
from .targets import targets


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    width, height = size(s.players)
    return Scene(
        name="lantern",
        width=width,
        height=height,
        art=ART,
        pieces=(bag_piece(s), *seat_pieces(s)),
        targets=tuple(targets(seat, actions)),
        ground=ground(s.players),
        tones=TONES,
    )
