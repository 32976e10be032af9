"""The table of Mangrovia as a picture.

Left the lagoon with the map: paths run from their statues, which show the two prizes and who leads;
spaces whose landscape has no bird lie in shadow. Right the archipelago with its piers and the boat,
the oracle rock, the cards to be had and the players. Below the map lies the viewer's own hand.
All places follow from the box, so another map is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Scene

from ..moves import BOWL_PLACED, BUILT
from ..scoring import stone_huts
from .archipelago import boat_and_birds, bowl_pieces, pier_pieces
from .cards import offer_pieces
from .ground import ground
from .lagoon import (
    affordable,
    area_pieces,
    due_piece,
    hut_pieces,
    leaders,
    space_pieces,
    statue_pieces,
)
from .places import ART, COLOURS_HERE, HEIGHT, TONES, WIDTH
from .seats import hand_pieces, payable_sums, seat_pieces, seen_pieces, sum_pieces
from .targets import targets


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    leading, told = leaders(s), s.events[: s.n_events]
    built = frozenset(e[2] for e in told if e[0] == BUILT)
    placed = frozenset(e[2] for e in told if e[0] == BOWL_PLACED)
    pieces = (
        *space_pieces(s, affordable(s, seat)),
        *area_pieces(s, int(stone_huts(s.record)), leading[-1]),
        *pier_pieces(s, seat),
        *hut_pieces(s, built),
        *statue_pieces(s, leading),
        *bowl_pieces(s, placed),
        *boat_and_birds(s),
        *offer_pieces(s),
        *seat_pieces(s),
        *seen_pieces(s, seat),
        *hand_pieces(s, seat),
        *sum_pieces(s, seat, payable_sums(s, seat)),
        *due_piece(s),
    )
    return Scene(
        name="mangrovia",
        width=WIDTH,
        height=HEIGHT,
        art=ART,
        pieces=pieces,
        targets=tuple(targets(s, seat, actions)),
        ground=ground(),
        tones=TONES,
        colours=COLOURS_HERE,
    )
