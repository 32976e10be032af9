"""The bowls, the piers and the boat that visits them (M-4, M-5, M-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Args, Noun, Piece, part

from ..box import LANDSCAPES, PIER_SITE, PIERS, SEATS, SITE_PIERS
from ..state import NEUTRAL
from . import faces
from .places import TONE_OF, Layout, boat_place, pier_place, rock_place, site_place


@part
def bowl_pieces(s: Any, new: frozenset[int], at: Layout) -> Iterator[Piece]:
    count = [0] * (SEATS + 1)
    for site, owner in enumerate(s.bowl_on):
        if owner < 0:
            continue
        x, y = site_place(site, at)
        neutral = owner == NEUTRAL
        first, second = SITE_PIERS[site]
        said: Args = {"seat": Noun("seat", owner), "first": first + 1, "second": second + 1}
        id, face = f"bowl-{TONE_OF[owner]}-{count[owner]}", faces.bowl(owner, site in new)
        yield Piece(id, face, x, y, scale=at.piers_scale, z=60, thing=f"site-{site + 1}",
                    owner=-1 if neutral else owner, tone=TONE_OF[owner],
                    key="piece-bowl-neutral" if neutral else "piece-bowl",
                    args={"site": site + 1} if neutral else said,
                    marks=("last",) if site in new else (), enter=(x, y - 50))  # fmt: skip
        count[owner] += 1


def bowl_ghost(site: int, owner: int, at: Layout) -> Piece:
    """A bowl that might be placed."""
    x, y = site_place(site, at)
    return Piece(f"ghost-bowl-{site + 1}", faces.bowl(owner, False), x, y, scale=at.piers_scale,
                 z=60, owner=owner, tone=TONE_OF[owner])  # fmt: skip


@part
def pier_pieces(s: Any, viewer: int, at: Layout) -> Iterator[Piece]:
    """What each pier does, in words; those behind the boat in shadow, the viewer's ahead lit."""
    for pier in range(len(PIERS)):
        x, y = pier_place(pier, at)
        on = s.bowl_on[PIER_SITE[pier]]
        past = pier < s.pier or on == NEUTRAL
        owner = on if on < NEUTRAL else -1
        own = viewer == owner >= 0
        face = faces.pier(*at.pier, past, owner, own, pier > s.pier)
        yield Piece(f"quay-{pier + 1}", face=face, x=x, y=y, z=20, key="piece-pier",
                    tone=TONE_OF[on] if on >= 0 else "", args={"pier": pier + 1},
                    thing=f"pier-{pier + 1}")  # fmt: skip


@part
def boat_and_birds(s: Any, at: Layout) -> Iterator[Piece]:
    x, y = boat_place(s.pier, at)  # without words: it sails by itself, and the prompt says where
    yield Piece("boat", face=faces.symbol("boat"), x=x, y=y, z=80, scale=1.3 if at.tall else 1,
                thing="boat")  # fmt: skip
    birds = 0
    for land, name in enumerate(LANDSCAPES):
        x, y = rock_place(land, at)
        awake, args = bool(s.birds >> land & 1), {"land": Noun("card", name)}
        key = "piece-bird" if awake else "piece-asleep"
        said: Any = {"key": key, "args": args, "thing": f"landscape-{name}"}
        face = faces.oracle(at.rock_cell, awake)
        yield Piece(f"oracle-{name}", face=face, x=x, y=y, z=18, **said)
        if awake:
            large = at.rock_cell / 60
            yield Piece(f"bird-{birds}", face=faces.symbol("bird"), x=x + 7, y=y - 9, scale=large,
                        z=80, **said)  # fmt: skip
            birds += 1
