"""The map's pieces: spaces, huts, statues with their prizes, both areas (M-8, M-12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from korsi.core.scene import Args, Note, Noun, Piece, part

from .. import box
from ..moves import FIRST_BUILD, MOVES
from ..rules.building import legal_builds
from ..scoring import CONTESTS, first_two_of_all
from ..state import NEUTRAL, OVER, PAY
from ..view import owners
from . import faces
from .cards import thing
from .places import TONE_OF, Layout, area_middle, path_line, space_middle


@cache
def space_said(space: int) -> Note:
    """What a space says when asked: landscape, price, points."""
    s = box.SPACES[space]
    lands = [Noun("card", box.LANDSCAPES[k]) for k in box.LANDS_OF[space]]
    price: Args = {"price": s.price, "currency": s.cur}
    args: Args = {"space": s.id, "both": 0, **price, "points": s.pts, "land": lands[0]}
    if len(lands) == 2:
        return "piece-space-two", {**args, "other": lands[1]}
    kind = "amulet" if s.amulet else "plain" if s.area == "none" else s.area
    return "piece-space", {**args, "kind": kind}


def affordable(s: Any, seat: int) -> tuple[bool, ...]:
    """M-8.1 to M-8.5: the spaces a seat could pay for now (shown to itself only). Who is paying for
    one holds cards that are spent already: nothing is promised before the last is laid down."""
    mask = np.zeros(MOVES.count, np.uint8)
    paying = s.step == PAY and s.active == seat
    if seat >= 0 and s.step != OVER and not paying:
        legal_builds(s.record, seat, 1, mask)
    return tuple(mask[FIRST_BUILD : FIRST_BUILD + box.SPACE_COUNT].astype(bool).tolist())


@cache
def _space(i: int, built: bool, asleep: bool, affordable: bool, quiet: bool, at: Layout) -> Piece:
    (x, y), face = space_middle(i, at), faces.space(i, *at.cell, built, asleep, affordable, quiet)
    key, args = space_said(i)
    id = f"space-{box.SPACES[i].id}"
    return Piece(id, face=face, x=x, y=y, z=10, key=key, args=args, thing=id)


@part
def space_pieces(
    s: Any, can: tuple[bool, ...], free: frozenset[int], at: Layout
) -> Iterator[Piece]:
    """Every space as the birds and the viewer's hand make it look; stone tiles. `free`: where the
    viewer may build now."""
    owner = owners(s)
    for i, space in enumerate(box.SPACES):
        built = owner[i] >= 0
        asleep = not built and not any(s.birds >> k & 1 for k in box.LANDS_OF[i])
        quiet = bool(free) and not built and i not in free
        yield _space(i, built, asleep, can[i], quiet, at)
        if s.tile_on[i] >= 0:
            x, y = space_middle(i, at)
            yield thing(f"tile-{space.id}", box.BONUS_TILE, s.tile_on[i], x + 19, y + 17, 14)


@part
def hut_pieces(s: Any, new: frozenset[int], at: Layout) -> Iterator[Piece]:
    for i, who in enumerate(owners(s)):
        if who < 0:
            continue
        x, y = space_middle(i, at)
        double, neutral = bool(s.doubles >> i & 1), who == NEUTRAL
        said: Args = {"space": box.SPACES[i].id, "huts": 2 if double else 1}
        face = faces.hut(who, double, s.pole_tile[i], i in new)
        yield Piece(f"hut-{box.SPACES[i].id}", face, x + (-8 if double else 2), y + 6,
                    z=100 + box.SPACES[i].row, owner=-1 if neutral else who, tone=TONE_OF[who],
                    key="piece-hut-neutral" if neutral else "piece-hut",
                    args=said if neutral else {**said, "seat": Noun("seat", who)},
                    marks=("last",) if i in new else (), enter=(x, y - 60),
                    thing=f"space-{box.SPACES[i].id}")  # fmt: skip


def leaders(s: Any) -> tuple[tuple[int, int], ...]:
    """First and second of every contest; both neutral colours (M-3.12) look alike."""
    out = np.zeros((CONTESTS, 2), np.int64)
    first_two_of_all(s.record, out)
    return tuple((min(first, NEUTRAL), min(second, NEUTRAL)) for first, second in out.tolist())


@part
def statue_pieces(s: Any, leading: tuple[tuple[int, int], ...], at: Layout) -> Iterator[Piece]:
    """M-2.3, M-12.4: the two prizes of each path, and who would get them now."""
    for path, name in enumerate(box.PATH_IDS):
        x, y, _, _ = path_line(path, at)
        first, second = leading[path]
        key, has = "piece-statue-free", box.HAS.path[path]
        args: dict[str, str | int | Noun] = {"path": name, "first": has.first, "second": has.second}
        if first >= 0:
            key, args["leader"] = "piece-statue-led", participant_named(first)
        if second >= 0:
            key, args["follower"] = "piece-statue", participant_named(second)
        beside = has.orientation == "horizontal"
        face = faces.statue(path, beside, beside and at.tall, first, second)
        id = f"statue-{name}"
        yield Piece(id, face, x, y, z=90, key=key, args=args, thing=f"path-{name}")


@part
def area_pieces(s: Any, huts: int, leading: tuple[int, int], at: Layout) -> Iterator[Piece]:
    """M-12.8, M-12.10: what a hut in the stone area is worth, and who leads the pole area."""
    x, y = area_middle("stone", at)
    said: Args = {"count": huts}
    yield Piece("stone-area", faces.stone_area(huts), x, y, z=12, key="piece-stone-area",
                args=said, thing="area-stone")  # fmt: skip
    x, y = area_middle("pole", at)
    first, second = leading
    said = {"first": box.HAS.pole.first, "second": box.HAS.pole.second}
    said = {**said, "leader": participant_named(first), "follower": participant_named(second)}
    yield Piece("pole-area", faces.pole_area(first, second), x, y, z=12, key="piece-pole-area",
                args=said, thing="area-pole")  # fmt: skip


def participant_named(who: int) -> Noun:
    """A participant by name; the neutral (M-3.12) and nobody have words of their own."""
    key = "owner-neutral" if who >= 0 else "owner-nobody"
    return Noun("seat", who) if 0 <= who < NEUTRAL else Noun(*key.split("-"))


@part
def due_piece(s: Any, at: Layout) -> Iterator[Piece]:
    """The payment under way: the space, and what is still to be laid down."""
    if s.step != PAY:
        return
    (x, y), space = space_middle(s.site, at), box.SPACES[s.site]
    said = {"space": space.id, "due": s.due, "lands": s.lands_due}
    face = faces.due(*at.cell, space.cur, s.due)
    yield Piece(f"due-{s.active}", face, x, y, z=120, key="piece-due", args=said,
                thing=f"space-{space.id}")  # fmt: skip
