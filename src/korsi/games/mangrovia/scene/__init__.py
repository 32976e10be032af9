"""The table of Mangrovia as a picture.

Left the lagoon with the map: paths run from their statues, which show the two prizes and who leads;
spaces whose landscape has no bird lie in shadow. Right the archipelago with its piers and the boat,
the oracle rock, the cards to be had and the players. Below the map lies the viewer's own hand.
All places follow from the box, so another map is drawn without a change here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Piece, Scene, text_svg, use, var

from ..box import SPACES
from ..state import PAY
from .archipelago import boat_and_birds, bowl_pieces, pier_pieces
from .cards import offer_pieces
from .ground import ground, rect
from .lagoon import area_pieces, hut_pieces, space_pieces, statue_pieces
from .places import ART, CELL_H, CELL_W, COLOURS_HERE, HEIGHT, TONES, WIDTH, space_middle
from .seats import hand_pieces, seat_pieces, sum_pieces
from .targets import targets


def _due(s: Any) -> Iterator[Piece]:
    """The payment under way: the space, and what is still to be laid down."""
    if s.step != PAY:
        return
    space = s.site
    x, y = space_middle(space)
    w, h = CELL_W - 4, CELL_H - 4
    glow = f'fill-opacity="0.12" stroke="{var("gold")}" stroke-width="4" stroke-dasharray="3 7"'
    out = rect(-w / 2, -h / 2, w, h, 15, var("gold"), glow + ' stroke-linecap="round"')
    if s.due:
        out += use("charm" if SPACES[space].currency else "coin", 0, 22, scale=1.5)
        fill = "cream" if SPACES[space].currency else "night"
        out += text_svg(str(s.due), 0, 22, 18, fill, weight=800)
    yield Piece("due", x=x, y=y, z=120, more=out, key="piece-due",
                args={"space": SPACES[space].id, "due": s.due,
                      "lands": s.lands_due})  # fmt: skip


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = ints(record)
    told = s.events[: s.n_events]
    pieces = (
        *space_pieces(s, seat),
        *area_pieces(s),
        *pier_pieces(s, seat),
        *hut_pieces(s, told),
        *statue_pieces(s),
        *bowl_pieces(s, told),
        *boat_and_birds(s),
        *offer_pieces(s),
        *seat_pieces(s, seat, told),
        *hand_pieces(s, seat),
        *sum_pieces(s, seat),
        *_due(s),
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
