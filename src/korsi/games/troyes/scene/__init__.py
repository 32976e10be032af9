"""The table of Troyes as a picture.

Where things lie is in places.py, wide and tall. What can be done with a thing is done by clicking
it; what has none is a button in the tray.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Scene, laid

from ..moves import YIELD
from ..state import GATHER
from .areas import areas
from .board import building_pieces, buildings, cathedral, citizens, missing_levels, stones
from .cards import activities, aim, difference, face_down, leroy_ground, leroy_table, queue
from .course import course, course_ground
from .offers import offer, shown_whole
from .places import Layout, height, layout_for, sections
from .previews import trial_of
from .signs import framed
from .square import dice, district_pieces, neutral_pieces, square
from .targets import button_pieces, targets
from .town import skyline
from .tray import tray

ART = Path(__file__).parent.parent / "art.svg"
TONES = {
    "red": "#b6303f",
    "white": "#efe6d2",
    "yellow": "#e3ad2e",
    "black": "#2b2d38",
    "seat0": "#faf5e9",
    "seat1": "#3f6fb5",
    "seat2": "#4c9a57",
    "seat3": "#e07f2c",
    "seat4": "#8b8f9c",
}
COLOURS_HERE = {
    "stone": ("#2c3453", "#ecdfbf"),
    "stone-lit": ("#424b6c", "#fdf6e5"),
    "slot": ("#222942", "#d9c9a3"),
    "square": ("#3a4263", "#d3c198"),
    "cobble": ("#4d5679", "#c4b189"),
    "card": ("#2f3758", "#fffaee"),
    "threat": ("#1f253d", "#e6d6b0"),
    "lit": ("#f3c355", "#8a5a0c"),
    "red-band": ("#8d2937", "#b6404c"),
    "white-band": ("#b9b09b", "#c9bc9b"),
    "yellow-band": ("#b3851f", "#d9a331"),
}


@cache
def ground(players: int, at: Layout) -> str:
    """Everything that stays where it is."""
    out = [
        framed(at.queue.x, at.queue.y, at.queue.w, at.queue.h),
        skyline(at.queue),
        cathedral(at),
        course_ground(at),
        buildings(at),
        face_down(at),
        square(players, at),
    ]
    return "".join(out) + (leroy_ground(at) if players == 1 else "")


def scene(record: Any, seat: int = -1, actions: Sequence[int] = (), layout: str = "wide") -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    at = layout_for(layout, s, seat)
    offered = offer(s, trial_of(s.record, seat)) if actions else None
    clicked = shown_whole(s, at, seat, targets(s, at, seat, actions), offered)
    pieces = laid(
        queue(s, at),
        stones(s, at),
        missing_levels(s, seat, at),
        course(s, at),
        activities(s, at),
        aim(s, at),
        building_pieces(at),
        citizens(s, at),
        *(district_pieces(s, at, p) for p in range(s.players)),
        neutral_pieces(s, at),
        dice(s, at),
        (*leroy_table(s, at), difference(s, at)) if s.players == 1 else (),
        tray(s, seat, at),
        button_pieces(at, clicked),
    )
    return Scene(
        name="troyes",
        width=at.width,
        height=height(at, s.players),
        art=ART,
        pieces=pieces,
        targets=tuple(clicked),
        ground=ground(s.players, at),
        areas=areas(s.players, at),
        sections=sections(at, s.players, seat, s.step == GATHER, YIELD in actions),
        tones=TONES,
        colours=COLOURS_HERE,
        offer=offered,
    )
