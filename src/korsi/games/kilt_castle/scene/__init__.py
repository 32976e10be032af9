"""The table of Kilt Castle as a picture.

The board is seen slightly from above: a tower rises up the screen, every floor a slab of its own.
Cards lie round the board, their inner half towards it; each seat's money and floors in a corner.
On a tall screen those that may be moved lie beside it once more, large enough for a finger, and the
seats are rows below that.
All places follow from the box, so another lake, grid or track is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Scene, laid

from ..view import building_colour
from .areas import areas, sections
from .days import paid_areas, paid_pieces
from .ground import ground
from .pieces import (
    card_pieces,
    floor_pieces,
    front_piece,
    height_pieces,
    lane_pieces,
    last_pieces,
    line_pieces,
    roof_pieces,
    spare_roof_pieces,
)
from .places import ART, COLOURS_HERE, TONES, Plan, size
from .seats import coming_days, seat_pieces
from .targets import priced, targets
from .tray import tray_of, tray_pieces


def scene(record: Any, seat: int = -1, actions: Sequence[int] = (), layout: str = "wide") -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    plan = Plan(s.players, layout)
    tray = tray_of(s, actions)
    pieces = laid(
        line_pieces(s, plan),
        lane_pieces(s, plan),
        last_pieces(s, plan),
        paid_pieces(s, plan, paid_areas(s)),
        front_piece(s, plan),
        tray_pieces(s, plan, tray.racks),
        card_pieces(s, plan),
        floor_pieces(s, plan),
        roof_pieces(s, plan),
        height_pieces(s, plan, priced(actions, plan)),
        seat_pieces(s, building_colour(s), seat, plan, coming_days(s)),
        spare_roof_pieces(s, plan),
    )
    width, height = size(plan)
    return Scene(
        name="kilt_castle",
        width=width,
        height=height,
        art=ART,
        pieces=pieces,
        targets=tuple(targets(s, seat, actions, plan)),
        ground=ground(plan),
        areas=areas(plan),
        sections=sections(plan, seat, tray) if plan.tall else (),
        tones=TONES,
        colours=COLOURS_HERE,
    )
