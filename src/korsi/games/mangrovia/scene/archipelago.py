"""The bowls, the piers and the boat that visits them (M-4, M-5, M-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Noun, Piece, num, var

from ..box import LANDSCAPES, PIER_SITE, PIERS, SEATS, SITE_PIERS, SITES
from ..moves import BOWL_PLACED
from ..state import NEUTRAL
from .ground import rect
from .lagoon import sign
from .places import ROCK_CELL, TONE_OF, boat_place, pier_place, pier_width, rock_place, site_place


def bowl_pieces(s: Any, told: Sequence[Sequence[int]]) -> Iterator[Piece]:
    new = {e[2] for e in told if e[0] == BOWL_PLACED}
    count = [0] * (SEATS + 1)
    for site in range(SITES):
        owner = s.bowl_on[site]
        if owner < 0:
            continue
        x, y = site_place(site)
        piers = [pier + 1 for pier in SITE_PIERS[site]]
        neutral = owner == NEUTRAL
        yield Piece(
            f"bowl-{TONE_OF[owner]}-{count[owner]}",
            art="bowl",
            x=x,
            y=y,
            z=60,
            owner=-1 if neutral else owner,
            tone=TONE_OF[owner],
            more=sign(owner, 0, 4, 12),
            key="piece-bowl-neutral" if neutral else "piece-bowl",
            args={"site": site + 1}
            if neutral
            else {"seat": Noun("seat", owner), "first": piers[0], "second": piers[1]},
            marks=("last",) if site in new else (),
            enter=(x, y - 50),
        )
        count[owner] += 1


def pier_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """What each pier does, in words; those behind the boat in shadow, the viewer's ahead lit."""
    for pier in range(len(PIERS)):
        x, y = pier_place(pier)
        wide = pier_width(pier)
        owner = s.bowl_on[PIER_SITE[pier]]
        past = pier < s.pier or owner == NEUTRAL
        look = f'fill-opacity="{0.5 if past else 0}"'
        if 0 <= owner < NEUTRAL and not past:
            tone = "gold" if owner == viewer else "tone-deep"
            look += f' stroke="{var(tone)}" stroke-width="{4.5 if owner == viewer else 3}"'
        shade = rect(-wide / 2, -25, wide, 50, 9, var("night"), look)
        if 0 <= owner < NEUTRAL and pier > s.pier:
            shade += _flag(owner, wide / 2 - 4, -21)
        yield Piece(f"quay-{pier + 1}", x=x, y=y, z=20, more=shade, key="piece-pier",
                    tone=TONE_OF[owner] if owner >= 0 else "", args={"pier": pier + 1})  # fmt: skip


def _flag(owner: int, x: float, y: float) -> str:
    """Whose turn it will be at a pier."""
    edge = f'stroke="{var("tone-deep")}" stroke-width="1.6"'
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="11" fill="{var("tone")}" {edge}/>'
    return disc + sign(owner, x, y, 11)


def boat_and_birds(s: Any) -> Iterator[Piece]:
    pier = s.pier
    x, y = boat_place(pier)
    yield Piece("boat", art="boat", x=x, y=y, z=80, key="piece-boat" if pier >= 0 else
                "piece-boat-start", args={"pier": pier + 1} if pier >= 0 else {})  # fmt: skip
    active = [k for k in range(len(LANDSCAPES)) if s.birds >> k & 1]
    for land in range(len(LANDSCAPES)):
        rx, ry = rock_place(land)
        lit = f'fill-opacity="0" stroke="{var("gold")}" stroke-width="4"'
        look = lit if land in active else 'fill-opacity="0.6"'
        veil = rect(-ROCK_CELL / 2, -ROCK_CELL / 2, ROCK_CELL, ROCK_CELL, 15, var("night"), look)
        key = "piece-bird" if land in active else "piece-asleep"
        yield Piece(f"oracle-{LANDSCAPES[land]}", x=rx, y=ry, z=18, more=veil, key=key,
                    args={"land": Noun("card", LANDSCAPES[land])})  # fmt: skip
    for i, land in enumerate(active):
        bx, by = rock_place(land)
        yield Piece(f"bird-{i}", art="bird", x=bx + 7, y=by - 9, scale=1.1, z=80,
                    key="piece-bird", args={"land": Noun("card", LANDSCAPES[land])})  # fmt: skip
