"""The table of Lantern as a picture: a row for each seat, the bag beside it.

On a tall screen a seat has two rows, its hand above what it has lit, and the bag lies over all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Scene

from .pieces import bag_piece, seat_pieces
from .places import ART, TONES, Plan, ground, sections, size
from .targets import targets


def scene(record: Any, seat: int = -1, actions: Sequence[int] = (), layout: str = "wide") -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    plan = Plan(s.players, layout)
    width, height = size(plan)
    return Scene(
        name="lantern",
        width=width,
        height=height,
        art=ART,
        pieces=(bag_piece(s, plan), *seat_pieces(s, plan)),
        targets=tuple(targets(seat, actions, plan)),
        ground=ground(plan),
        sections=sections(plan),
        tones=TONES,
    )
