"""The things on the table above its foot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from korsi.core.scene import NOTHING, Args, Noun, Piece, part

from .. import box, state
from ..moves import BIDS, BOAT_CHOSEN, BOAT_IDS, GAINED, MOVED, PLACED, UPGRADED, USES
from ..rules.placing import lawful_rotations
from ..rules.prospects import COLUMNS, LEAST, ROOM, WORTH, prospects
from ..rules.transport import reach
from ..scoring import scores
from . import faces
from .faces import GOODS_Y, USERS_Y, Tokens
from .places import WIDTH, At, Places, R
from .signs import Token, tokens_of

Spot = At | tuple[float, float]
Known = list[list[int]]  # what the rules say of every tile: see rules/prospects.py
WORTH_Y = 25.0  # on a tile without an upgrade there is room below its plaque
COLOURS = ("orange", "teal", "violet", "brown", "pink", "grey")
SEATS = tuple(Noun("seat", seat) for seat in range(len(COLOURS)))


def known_of(s: Any, seat: int) -> Known:
    """What the rules say of every tile to a seat."""
    out = np.zeros((box.TILES, COLUMNS), np.int64)
    prospects(s.record, seat, out)
    rows: Known = out.tolist()
    return rows


def points_of_all(s: Any) -> tuple[int, ...]:
    out = np.zeros(s.players, np.int64)
    scores(s.record, out)
    return tuple(out.tolist())


def last_tiles(s: Any) -> set[int]:
    """Tiles the last step was about."""
    out = set()
    for kind, _, a, b, c in s.events[: s.n_events]:
        if kind in (BIDS, USES, UPGRADED, PLACED):
            out.add(a)
        elif kind == GAINED:
            out.add(c)
        elif kind == MOVED:
            out |= {b, c}
        elif kind == BOAT_CHOSEN:
            out.add(box.FIRST_BOAT + a)
    return out


def scores_now(tile: int) -> bool:
    """Winter tiles and boats: what they score for is known already."""
    return box.FIRST_WINTER <= tile < box.VILLAGE_TILES or tile >= box.FIRST_BOAT


def counted(numbers: list[int], kinds: list[str]) -> Tokens:
    """A number before each thing there is."""
    tokens: list[Token] = []
    for n, kind in zip(numbers, kinds, strict=True):
        tokens += [("text", str(n)), (kind, ""), ("gap", "")] if n else []
    return tuple(tokens)


FIGURES = [f"worker-{name}" for name in box.WORKERS]


def put(
    id: str,
    face: str,
    at: Spot,
    z: float,
    key: str = "",
    args: Args = NOTHING,
    seat: int = -1,
    **more: Any,
) -> Piece:
    """A piece that lies somewhere, as large as a tile of that radius; a seat's in its colour."""
    scale = round(at[2] / R, 3) if len(at) == 3 else 1
    if seat >= 0:
        more |= {"owner": seat, "tone": COLOURS[seat]}
    return Piece(id, face=face, x=at[0], y=at[1], scale=scale, z=z, key=key, args=args, **more)


# --------------------------------------------------------------------------- the head


@part
def head(s: Any) -> Iterator[Piece]:
    """Season, passes in a row, and what lies beside the table."""
    args: Args = {"season": box.SEASONS[s.season], "passes": s.passes}
    face = faces.season(s.season, s.passes, s.players)
    yield put("season", face, (0, 0), 1, "piece-season", args)
    bag: Args = {"count": s.bag_count} if s.options[state.BAG_COUNT_PUBLIC] else {}
    things: list[tuple[str, str, str, Args]] = [
        ("bag", "bag", "piece-bag" if bag else "piece-bag-hidden", bag),
        ("greens", "worker-green", "piece-greens", {"count": s.greens}),
        ("pile", "skill-any", "piece-pile", {"count": s.pile_count}),
    ]
    for name, n in zip(box.RESOURCES, s.supply, strict=True):
        things.append((f"supply-{name}", name, "piece-supply", {"resource": name, "count": n}))
    for i, (id, art, key, args) in enumerate(things):
        at = WIDTH - 62 - (len(things) - 1 - i) * 68, 0
        yield put(id, faces.supply(art, str(args.get("count", ""))), at, 1, key, args)


# --------------------------------------------------------------------------- tiles


# by place
_SAID = {state.OFFERED: "piece-offer", state.ASIDE: "piece-aside", state.IN_HAND: "piece-hand"}


def tile_piece(
    s: Any, tile: int, at: At, turned: int, id: str, z: float, *said: Any, owner: int = -1
) -> Piece:
    colour = s.colour[tile] if tile < box.FIRST_BOAT else -1
    face = faces.tile(tile, s.side[tile], turned, s.players, colour)
    return put(id, face, at, z, *said, owner=owner)


@lru_cache(maxsize=5000)
def _tile(tile: int, face: str, at: At, key: str, up: bool, owner: int) -> Piece:
    """A tile that lies open, with its label."""
    args: Args = {"tile": box.TILE_IDS[tile]}
    if key != "piece-offer":
        args = {**args, "seat": SEATS[owner]}
    key = "piece-village-upgraded" if up else key
    return put(f"tile-{tile}", face, at, 10, key, args, owner=owner)


def tiles(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """Every tile that lies open, with the workers and resources on it."""
    last = last_tiles(s)
    came = {e[4]: e[3] for e in s.events[: s.n_events] if e[0] == MOVED}
    for tile, at in p.where.items():
        place = p.place[tile]
        turned = s.turned[tile] if place == state.VILLAGE else 0
        if place == state.IN_HAND and p.chosen_cell and tile == s.placing[p.viewer]:
            turned = fitting(s, p.viewer)[0]
        side, colour = s.side[tile], s.colour[tile] if tile < box.FIRST_BOAT else -1
        up = place == state.VILLAGE and bool(box.UPGRADABLE[tile] and side)
        owner = p.owner[tile] if place != state.OFFERED else -1
        face = faces.tile(tile, side, turned, s.players, colour)
        yield _tile(tile, face, at, _SAID.get(place, "piece-village"), up, owner)
        if tile in last:
            yield ring(f"last-{tile}", at, 11, "turquoise", 4.5)
        if tile < box.FIRST_TURN_ORDER and any(s.on_tile[tile]):
            yield _users(s, tile, at, known[tile])
        if any(s.resources[tile]):
            yield from _counters(s, tile, at, p.where.get(came.get(tile, -1)))


def fitting(s: Any, seat: int) -> list[int]:
    """How the tile a seat is placing may lie on the cell it has named."""
    return rotations(s, seat, s.cell_of[seat], s.cell_way[seat])


def rotations(s: Any, seat: int, anchor: int, way: int) -> list[int]:
    """How the tile a seat is placing may lie on a cell."""
    fit = int(lawful_rotations(s.record, seat, s.placing[seat], anchor, way))
    return [k for k in range(6) if fit >> k & 1]


def ring(id: str, at: At, z: float, colour: str, width: float) -> Piece:
    return put(id, faces.ring(colour, width), at, z)


def _users(s: Any, tile: int, at: At, known: list[int]) -> Piece:
    x, y, radius = at
    args: Args = {"tile": box.TILE_IDS[tile], "count": sum(s.on_tile[tile])}
    full = known[LEAST] > known[ROOM]
    key = "piece-users-full" if full else "piece-users"
    args = args if full else {**args, "next": known[LEAST]}
    above = x, y + USERS_Y * radius / R, radius
    return put(f"users-{tile}", faces.users(tuple(s.on_tile[tile])), above, 20, key, args)


def _counters(s: Any, tile: int, at: At, came_from: At | None) -> Iterator[Piece]:
    there = [(r, n) for r, n in enumerate(s.resources[tile]) if n]
    step = min(25.0, 80 / len(there))
    size = 0.8 if len(there) < 4 else 0.68
    for i, (r, n) in enumerate(there):
        lifted = s.step == state.CARRY and (r, tile) == (s.carried, s.carried_from)
        dx = (i - (len(there) - 1) / 2) * step - (3 if n > 1 else 0)
        yield _counter(tile, r, n, at, dx, size, lifted, came_from[:2] if came_from else None)


@lru_cache(maxsize=5000)
def _counter(
    tile: int, r: int, n: int, at: At, dx: float, size: float, lifted: bool, enter: Any
) -> Piece:
    """So many resources of a kind on a tile."""
    x, y, radius = at
    k = radius / R
    where = x + dx * k, y + (GOODS_Y - (9 if lifted else 0)) * k, size * radius
    args: Args = {"resource": box.RESOURCES[r], "tile": box.TILE_IDS[tile], "count": n}
    return put(
        f"resource-{tile}-{box.RESOURCES[r]}", faces.counters(r, n), where, 22 + lifted,
        "piece-resource", args, marks=("glow",) if lifted else (), enter=enter,
    )  # fmt: skip


@part
def bids(s: Any, p: Places) -> Iterator[Piece]:
    """F-1.7: the groups beside the tiles of the offer, each at the side that faces its owner."""
    for tile in p.offer:
        for seat, n in enumerate(s.group[tile][: p.players]):
            if n:
                yield _bid(s, p, tile, seat, n)


def _bid(s: Any, p: Places, tile: int, seat: int, n: int) -> Piece:
    colour = s.group_colour[tile][seat]
    leads = bool(s.leads[seat] >> tile & 1)
    lies = colour != s.colour[tile]
    chosen = s.step == state.WORKERS_STEP and seat == s.active and bool(s.chain_groups >> tile & 1)
    left, top, *_ = p.panels[seat]
    key = "piece-bid-lies" if lies else "piece-bid-leads" if leads else "piece-bid-trails"
    args: Args = {"seat": SEATS[seat], "tile": box.TILE_IDS[tile], "count": n}
    args = {**args, "colour": box.WORKERS[colour]}
    face = faces.bid(seat, FIGURES[colour], n, leads, lies, not (leads or chosen))
    at, z = (*p.bid(tile, seat), 0.96 * R), 30 + seat * 0.1
    enter = left + 60, top + 20  # from its owner's screen
    marks = ("glow",) if chosen else ()
    id = f"bid-{tile}-{seat}"
    return put(id, face, at, z, key, args, seat=seat, marks=marks, enter=enter)


def worths(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """What each winter tile, and in winter each boat, would score for the viewer now."""
    if p.viewer < 0 or s.step == state.OVER:
        return
    k = p.offer_radius / R
    for tile, (x, y) in p.offer.items():
        if scores_now(tile):
            yield worth_piece(tile, known[tile][WORTH], (x, y + WORTH_Y * k, p.offer_radius))
    if s.season == box.WINTER:
        for boat in p.boats:
            tile, (x, y) = box.FIRST_BOAT + boat, p.boat(boat)
            yield worth_piece(tile, known[tile][WORTH], (x + 80, y))


def worth_piece(tile: int, points: int, at: Spot) -> Piece:
    args: Args = {"tile": box.TILE_IDS[tile], "points": points}
    return put(f"worth-{tile}", faces.worth(points), at, 35, "piece-worth", args)


# --------------------------------------------------------------------------- boats


def _load(s: Any, boat: int) -> Tokens:
    """F-3.4: what lies on a boat, as far as it is open."""
    if s.options[state.BOAT_SKILLS_PUBLIC]:
        skills = [(name, "") for n, name in zip(s.boat_skill[boat], box.SKILLS, strict=True) if n
                  for _ in range(n)]  # fmt: skip
    else:
        skills = [("skill-any", "")] * s.boat_skills[boat]
    return (*counted(s.boat_workers[boat], FIGURES), *skills)


@part
def boats(s: Any, p: Places) -> Iterator[Piece]:
    """The boats of the row; in winter with what each scores."""
    tall, last, winter = min(70.0, p.boat_tall - 5), last_tiles(s), s.season == box.WINTER
    for boat in p.boats:
        tile = box.FIRST_BOAT + boat
        taken = s.step == state.BOAT and bool(s.taken >> boat & 1)
        shown = tuple(tokens_of(tile, 0)) if winter else _load(s, boat)
        key = "piece-boat-taken" if taken else "piece-boat-winter" if winter else "piece-boat"
        args: Args = {"boat": BOAT_IDS[boat]}
        if key == "piece-boat":
            workers = sum(s.boat_workers[boat])
            args = {**args, "workers": workers, "skills": s.boat_skills[boat]}
        face = faces.boat(boat + 1, tall, tile in last, shown, winter, taken)
        yield put(f"tile-{tile}", face, p.boat(boat), 8, key, args)
    if s.step == state.BOAT:
        for i, seat in enumerate(s.queue[s.queue_at : p.players]):
            face, at = faces.in_queue(seat, i == 0), (400 + i * 34, 23)
            args = {"place": i + 1, "seat": SEATS[seat]}
            yield put(f"queue-{seat}", face, at, 5, "piece-queue", args, seat=seat)


# --------------------------------------------------------------------------- villages


def is_acting(s: Any, seat: int) -> bool:
    if s.step in (state.PLACE, state.SELECT):
        return not s.ready >> seat & 1
    return bool(s.step != state.OVER and s.active == seat)


@part
def panels(s: Any, p: Places, points: tuple[int, ...]) -> Iterator[Piece]:
    """The ground of each village with what is known of its owner."""
    for seat, (left, top, w, h) in p.panels.items():
        lit = is_acting(s, seat)
        workers, skills = s.workers[seat], s.skills[seat]
        seen: Tokens = ()
        if seat != p.viewer:
            seen = counted(s.screen[seat] + s.skill[seat], [*FIGURES, *box.SKILLS])
        face = faces.panel(seat, w, h, lit, (points[seat], workers, skills), seen)
        args: Args = {"seat": SEATS[seat]}
        told = {**args, "workers": workers, "skills": skills, "points": points[seat]}
        yield put(
            f"seat-{seat}", face, (left, top), 2, "piece-seat", told, seat=seat, marks=("near",)
        )
        if s.start == seat:
            corner, face = (left + w - 22, top + 19, 0.92 * R), faces.symbol("worker-purple")
            yield put("start", face, corner, 40, "piece-start", args, tone="purple")
        if s.step in (state.PLACE, state.SELECT) and not lit:
            at = left + 35, top + 27
            yield put(f"ready-{seat}", faces.ready(), at, 40, "piece-seat-ready", args)


def reached(s: Any, p: Places) -> Iterator[Piece]:
    """F-7.3: how far the lifted counter could go, and the moves left there."""
    if s.step != state.CARRY or p.viewer != s.active:
        return
    moves = np.zeros(box.TILES, np.int64)
    reach(s.record, p.viewer, moves)
    for tile, left in enumerate(moves.tolist()):
        if 0 <= left < s.budget - 1 and tile in p.where:
            x, y, radius = p.where[tile]
            args: Args = {"tile": box.TILE_IDS[tile], "moves": left}
            at = x, y - radius * 0.55
            yield put(f"reach-{tile}", faces.reached(left), at, 50, "piece-reach", args)
            yield ring(f"reached-{tile}", p.where[tile], 12, "gold", 2)
