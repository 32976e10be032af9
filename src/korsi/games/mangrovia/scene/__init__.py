"""The table of Mangrovia as a picture.

Left the lagoon with the map: paths run from their statues, which show the two prizes and who leads;
spaces whose landscape has no bird lie in shadow. Right the archipelago with its piers and the boat,
the oracle rock, the cards to be had and the players. Below the map lies the viewer's own hand.
On a tall screen these are sections one below the other (places.py).
All places follow from the box, so another map is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Area, Scene, laid

from ..box import AREAS, SITES
from ..moves import BOWL_PLACED, BUILD_DOUBLE, BUILD_HUT, BUILT, VERB, A
from ..scoring import stone_huts
from ..view import standing
from .archipelago import boat_and_birds, bowl_pieces, pier_pieces
from .cards import offer_pieces
from .ground import ground, labels
from .lagoon import (
    affordable,
    area_pieces,
    due_piece,
    hut_pieces,
    leaders,
    space_pieces,
    statue_pieces,
)
from .places import (
    ART,
    COLOURS_HERE,
    TONES,
    Layout,
    area_middle,
    height,
    sections,
    site_place,
)
from .seats import hand_pieces, layout_for, payable_sums, seat_pieces, seen_pieces, sum_pieces
from .targets import targets, to_be_paid


@cache
def _areas(at: Layout) -> tuple[Area, ...]:
    """Printed on the ground: sites without a bowl, the rings of the two areas (M-2.6), names."""
    wide, high = at.cell
    rings = [Area(f"area-{name}", *area_middle(name, at), 3 * wide, 3 * high) for name in AREAS[1:]]
    sites = [
        Area(f"site-{site + 1}", *site_place(site, at), *at.touch_site) for site in range(SITES)
    ]
    return (*rings, *sites, *labels(at))


def scene(record: Any, seat: int = -1, actions: Sequence[int] = (), layout: str = "wide") -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    at = layout_for(layout, s, seat)
    leading, told = leaders(s), s.events[: s.n_events]
    built = frozenset(e[2] for e in told if e[0] == BUILT)
    free = frozenset(int(A[a]) for a in actions if VERB[a] in (BUILD_HUT, BUILD_DOUBLE))
    placed = frozenset(e[2] for e in told if e[0] == BOWL_PLACED)
    pieces = laid(
        space_pieces(s, affordable(s, seat), free, at),
        area_pieces(s, int(stone_huts(s.record)), leading[-1], at),
        pier_pieces(s, seat, at),
        hut_pieces(s, built, at),
        statue_pieces(s, leading, at),
        bowl_pieces(s, placed, at),
        boat_and_birds(s, at),
        offer_pieces(s, at),
        seat_pieces(s, tuple(entry["points"] for entry in standing(record)), at),
        seen_pieces(s, seat, at),
        hand_pieces(s, seat, at),
        sum_pieces(s, seat, payable_sums(s, seat), at),
        due_piece(s, at),
    )
    return Scene(
        name="mangrovia",
        width=at.width,
        height=height(at, s.players),
        art=ART,
        pieces=pieces,
        targets=tuple(targets(s, seat, actions, at)),
        ground=ground(at),
        areas=_areas(at),
        sections=sections(at, s.players, seat >= 0),
        tones=TONES,
        colours=COLOURS_HERE,
        brings=to_be_paid(s, seat) if actions else (),
    )
