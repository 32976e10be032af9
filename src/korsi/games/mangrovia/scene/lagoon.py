"""The map's pieces: spaces, huts, statues with their prizes, both areas (M-8, M-12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from korsi.core.scene import Args, Note, Noun, Piece, part

from ..box import (
    BONUS_TILE,
    CURRENCIES,
    HAS,
    LANDSCAPES,
    PATH_IDS,
    POLE,
    SPACE_COUNT,
    SPACES,
    STONE,
)
from ..moves import FIRST_BUILD, MOVES
from ..rules.building import legal_builds
from ..scoring import CONTESTS, first_two_of_all
from ..state import NEUTRAL, OVER, PAY
from ..view import owners
from . import faces
from .cards import thing
from .places import TONE_OF, area_middle, path_line, space_middle


@cache
def space_said(space: int) -> Note:
    """What a space says when asked: landscape, price, points."""
    s = SPACES[space]
    lands = [name for k, name in enumerate(LANDSCAPES) if s.lands >> k & 1]
    args: dict[str, str | int | Noun] = {
        "space": s.id,
        "price": s.price,
        "currency": CURRENCIES[s.currency],
        "points": s.points,
        "land": Noun("card", lands[0]),
    }
    if len(lands) == 2:
        return "piece-space-two", {**args, "other": Noun("card", lands[1])}
    kind = "amulet" if s.amulet else ("plain", "stone", "pole")[s.area]
    return "piece-space", {**args, "kind": kind}


def affordable(s: Any, seat: int) -> tuple[bool, ...]:
    """M-8.1 to M-8.5: the spaces a seat could pay for now (shown to itself only)."""
    mask = np.zeros(MOVES.count, np.uint8)
    if seat >= 0 and s.step != OVER:
        legal_builds(s.record, seat, 1, mask)
    return tuple(mask[FIRST_BUILD : FIRST_BUILD + SPACE_COUNT].astype(bool).tolist())


@cache
def _space(i: int, built: bool, asleep: bool, affordable: bool) -> Piece:
    (x, y), face = space_middle(i), faces.space(i, built, asleep, affordable)
    key, args = space_said(i)
    return Piece(f"space-{SPACES[i].id}", face=face, x=x, y=y, z=10, key=key, args=args)


@part
def space_pieces(s: Any, can: tuple[bool, ...]) -> Iterator[Piece]:
    """Every space as the birds and the viewer's hand make it look; stone tiles."""
    owner = owners(s)
    paid = s.site if s.step == PAY else -1
    for i, space in enumerate(SPACES):
        built = owner[i] >= 0
        asleep = not built and not space.lands & s.birds
        yield _space(i, built, asleep, can[i] and i != paid)
        if s.tile_on[i] >= 0:
            x, y = space_middle(i)
            yield thing(f"tile-{space.id}", BONUS_TILE, s.tile_on[i], x + 19, y + 15, 14)


@part
def hut_pieces(s: Any, new: frozenset[int]) -> Iterator[Piece]:
    for i, who in enumerate(owners(s)):
        if who < 0:
            continue
        x, y = space_middle(i)
        double, neutral = bool(s.doubles >> i & 1), who == NEUTRAL
        said: Args = {"space": SPACES[i].id, "huts": 2 if double else 1}
        yield Piece(
            f"hut-{SPACES[i].id}",
            face=faces.hut(who, double, s.pole_tile[i], i in new),
            x=x + (-8 if double else 2),
            y=y + 6,
            z=100 + SPACES[i].row,
            owner=-1 if neutral else who,
            tone=TONE_OF[who],
            key="piece-hut-neutral" if neutral else "piece-hut",
            args=said if neutral else {**said, "seat": Noun("seat", who)},
            marks=("last",) if i in new else (),
            enter=(x, y - 60),
        )


def leaders(s: Any) -> tuple[tuple[int, int], ...]:
    """First and second of every contest; both neutral colours (M-3.12) look alike."""
    out = np.zeros((CONTESTS, 2), np.int64)
    first_two_of_all(s.record, out)
    return tuple((min(first, NEUTRAL), min(second, NEUTRAL)) for first, second in out.tolist())


@part
def statue_pieces(s: Any, leading: tuple[tuple[int, int], ...]) -> Iterator[Piece]:
    """M-2.3, M-12.4: the two prizes of each path, and who would get them now."""
    for path, name in enumerate(PATH_IDS):
        x, y, _, _ = path_line(path)
        first, second = leading[path]
        key = "piece-statue-free"
        args: dict[str, str | int | Noun] = {
            "path": name,
            "first": HAS.path[path].first,
            "second": HAS.path[path].second,
        }
        if first >= 0:
            key, args["leader"] = "piece-statue-led", _who(first)
        if second >= 0:
            key, args["follower"] = "piece-statue", _who(second)
        face = faces.statue(path, y > 44, first, second)
        yield Piece(f"statue-{name}", face=face, x=x, y=y, z=90, key=key, args=args)


@part
def area_pieces(s: Any, huts: int, leading: tuple[int, int]) -> Iterator[Piece]:
    """M-12.8, M-12.10: what a hut in the stone area is worth, and who leads the pole area."""
    x, y = area_middle(STONE)
    face = faces.stone_area(huts)
    yield Piece("stone-area", face=face, x=x, y=y, z=12, key="piece-stone-area",
                args={"count": huts})  # fmt: skip
    x, y = area_middle(POLE)
    first, second = leading
    said = {"first": HAS.pole.first, "second": HAS.pole.second}
    yield Piece("pole-area", face=faces.pole_area(first, second), x=x, y=y, z=12,
                key="piece-pole-area",
                args={**said, "leader": _who(first), "follower": _who(second)})  # fmt: skip


def _who(who: int) -> Noun:
    """A participant by name; the neutral (M-3.12) and nobody have words of their own."""
    key = "owner-neutral" if who >= 0 else "owner-nobody"
    return Noun("seat", who) if 0 <= who < NEUTRAL else Noun(*key.split("-"))


@part
def due_piece(s: Any) -> Iterator[Piece]:
    """The payment under way: the space, and what is still to be laid down."""
    if s.step != PAY:
        return
    x, y = space_middle(s.site)
    face = faces.due(SPACES[s.site].currency, s.due)
    yield Piece("due", face=face, x=x, y=y, z=120, key="piece-due",
                args={"space": SPACES[s.site].id, "due": s.due, "lands": s.lands_due})  # fmt: skip
