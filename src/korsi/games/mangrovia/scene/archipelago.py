"""The bowls, the piers and the boat that visits them (M-4, M-5, M-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece, part

from ..box import LANDSCAPES, PIER_SITE, PIERS, SEATS, SITE_PIERS
from ..state import NEUTRAL
from . import faces
from .places import TONE_OF, boat_place, pier_place, pier_width, rock_place, site_place


@part
def bowl_pieces(s: Any, new: frozenset[int]) -> Iterator[Piece]:
    count = [0] * (SEATS + 1)
    for site, owner in enumerate(s.bowl_on):
        if owner < 0:
            continue
        x, y = site_place(site)
        neutral = owner == NEUTRAL
        first, second = SITE_PIERS[site]
        said: Args = {"seat": Noun("seat", owner), "first": first + 1, "second": second + 1}
        id, face = f"bowl-{TONE_OF[owner]}-{count[owner]}", faces.bowl(owner, site in new)
        yield Piece(id, face, x, y, z=60, owner=-1 if neutral else owner, tone=TONE_OF[owner],
                    key="piece-bowl-neutral" if neutral else "piece-bowl",
                    args={"site": site + 1} if neutral else said,
                    marks=("last",) if site in new else (), enter=(x, y - 50))  # fmt: skip
        count[owner] += 1


@part
def pier_pieces(s: Any, viewer: int) -> Iterator[Piece]:
    """What each pier does, in words; those behind the boat in shadow, the viewer's ahead lit."""
    for pier in range(len(PIERS)):
        x, y = pier_place(pier)
        on = s.bowl_on[PIER_SITE[pier]]
        past = pier < s.pier or on == NEUTRAL
        owner = on if on < NEUTRAL else -1
        own = viewer == owner >= 0
        face = faces.pier(pier_width(pier), past, owner, own, pier > s.pier)
        yield Piece(f"quay-{pier + 1}", face=face, x=x, y=y, z=20, key="piece-pier",
                    tone=TONE_OF[on] if on >= 0 else "", args={"pier": pier + 1})  # fmt: skip


@part
def boat_and_birds(s: Any) -> Iterator[Piece]:
    x, y = boat_place(s.pier)
    away = s.pier >= 0
    key, said = "piece-boat" if away else "piece-boat-start", {"pier": s.pier + 1} if away else {}
    yield Piece("boat", face=faces.symbol("boat"), x=x, y=y, z=80, key=key, args=said)
    birds = 0
    for land, name in enumerate(LANDSCAPES):
        x, y = rock_place(land)
        awake, args = bool(s.birds >> land & 1), {"land": Noun("card", name)}
        key = "piece-bird" if awake else "piece-asleep"
        yield Piece(f"oracle-{name}", face=faces.oracle(awake), x=x, y=y, z=18, key=key, args=args)
        if awake:
            yield Piece(f"bird-{birds}", face=faces.symbol("bird"), x=x + 7, y=y - 9, scale=1.1,
                        z=80, key=key, args=args)  # fmt: skip
            birds += 1
