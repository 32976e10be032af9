"""The things on the table above its foot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import numpy as np

from korsi.core.scene import NOTHING, Args, Noun, Piece, Written, part

from .. import box, state
from ..moves import BIDS, BOAT_CHOSEN, BOAT_IDS, GAINED, MOVED, PLACED, UPGRADED, USES
from ..rules.placing import lawful_rotations
from ..rules.prospects import CAPACITY, COLUMNS, LEAST, WORTH, prospects
from ..rules.transport import reach
from ..scoring import scores
from . import faces
from .faces import GOODS_Y, Tokens
from .places import NAMED, OUTBID, SHORT_HEAD, WHOLE, At, Box, Places, R
from .signs import Token, order_number, tokens_of

Point = tuple[float, float]
Spot = At | Point
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


@cache
def tile_thing(tile: int) -> str:
    """A tile or a boat, as it is explained."""
    return f"{'tile' if tile < box.FIRST_BOAT else 'boat'}-{box.TILE_IDS[tile]}"


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
def head(s: Any, season: Spot, supply: tuple[float, float, float]) -> Iterator[Piece]:
    """Season, passes in a row, and what lies beside the table."""
    name = box.SEASONS[s.season]
    face, thing = faces.season(s.season), f"season-{name}"
    yield put("season", face, season, 1, "piece-season", {"season": name}, thing=thing)
    args: Args = {"passes": s.passes, "count": s.players}
    passes = faces.passes(s.passes, s.players)
    at = season[0] + faces.SEASONS_WIDE, season[1]
    yield put("passes", passes, at, 1, "piece-passes", args, thing="passes")
    bag: Args = {"count": s.bag_count} if s.options[state.BAG_COUNT_PUBLIC] else {}
    things: list[tuple[str, str, str, Args, str]] = [
        ("bag", "bag", "piece-bag" if bag else "piece-bag-hidden", bag, "supply-bag"),
        ("greens", "worker-green", "piece-greens", {"count": s.greens}, "worker-green"),
        ("pile", "skill-any", "piece-pile", {"count": s.pile_count}, "supply-pile"),
    ]
    for name, n in zip(box.RESOURCES, s.supply, strict=True):
        args = {"resource": name, "count": n}
        things.append((f"supply-{name}", name, "piece-supply", args, f"resource-{name}"))
    x, y, step = supply
    for i, (id, art, key, args, thing) in enumerate(things):
        face = faces.supply(art, str(args.get("count", "")))
        yield put(id, face, (x + i * step, y), 1, key, args, thing=thing)


# --------------------------------------------------------------------------- tiles


# by place
_SAID = {state.OFFERED: "piece-offer", state.ASIDE: "piece-aside", state.IN_HAND: "piece-hand"}


def tile_piece(
    s: Any, p: Places, tile: int, at: At, turned: int, id: str, z: float, *said: Any,
    owner: int = -1,
) -> Piece:  # fmt: skip
    colour = s.colour[tile] if tile < box.FIRST_BOAT else -1
    key, args = said or ("", NOTHING)
    lies = tile, s.side[tile], turned, s.players, colour, at, p.font(at[2])
    return _shown_tile(id, z, lies, owner, key, tuple(args.items()))


@lru_cache(maxsize=10_000)
def _shown_tile(
    id: str, z: float, lies: tuple[int, int, int, int, int, At, float], owner: int, key: str,
    args: tuple[tuple[str, Any], ...],
) -> Piece:  # fmt: skip
    """A tile somewhere else than on the table, or one that might come to lie there."""
    tile, side, turned, players, colour, at, font = lies
    face = faces.tile(tile, side, turned, players, colour, font)
    thing, name = tile_thing(tile), name_of(font) if key else None
    said = (key, dict(args)) if key else ()
    return put(id, face, at, z, *said, owner=owner, thing=thing, written=name)


@lru_cache(maxsize=64)
def name_of(font: float, apart: bool = False) -> Written | None:
    """The name a tile bears, where it is large enough for one. `apart`: no other tile touches it;
    in one row it keeps off the bids above it."""
    if not 0 < font <= NAMED:
        return None
    broad = faces.NAME_WIDE[apart or font > WHOLE]
    return Written("written-tile", faces.name_at_tile(font), font, broad, 2)


@lru_cache(maxsize=5000)
def _name(tile: int, at: At, font: float, apart: bool) -> Piece:
    """The name of a tile that lies open, above all tiles: its neighbours covered the end of long
    ones."""
    name, args = name_of(font, apart), dict[str, str | int](tile=box.TILE_IDS[tile])
    if number := order_number(tile):  # its whole name would leave the tile
        args["number"] = number
        key = "written-order" if font <= WHOLE else "written-order-number"
        name = name._replace(key=key) if name else None
    return put(f"name-{tile}", faces.nothing(), at, 25, args=args, written=name)


@lru_cache(maxsize=10_000)
def _tile(
    tile: int, side: int, turned: int, players: int, colour: int, at: At, font: float, place: int,
    owner: int,
) -> Piece:  # fmt: skip
    """A tile that lies open, with its label."""
    face = faces.tile(tile, side, turned, players, colour if tile < box.FIRST_BOAT else -1, font)
    key, args = (
        _SAID.get(place, "piece-village"),
        dict[str, str | int | Noun](tile=box.TILE_IDS[tile]),
    )
    if place == state.OFFERED:
        owner = -1
    else:
        args["seat"] = SEATS[owner]
    if place == state.VILLAGE and box.UPGRADABLE[tile] and side:
        key = "piece-village-upgraded"
    return put(f"tile-{tile}", face, at, 10, key, args, owner=owner, thing=tile_thing(tile))


def tiles(s: Any, p: Places, known: Known) -> tuple[Iterable[Piece], ...]:
    """Every tile that lies open, with the workers and resources on it."""
    placing = s.placing[p.viewer] if p.chosen_cell else -1
    in_hand = placing >= 0 and p.place[placing] == state.IN_HAND
    turned = fitting(s, p.viewer)[0] if in_hand else 0
    moved = tuple((e[4], e[3]) for e in s.events[: s.n_events] if e[0] == MOVED)
    lifted = (s.carried, s.carried_from) if s.step == state.CARRY else (-1, -1)
    goods = _counters(s, p, moved, lifted)
    return _tiles(s, p, placing, turned), _names(s, p), _marks(s, p, known), goods


def _marks(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """What the last step was about, and the workers on tiles."""
    last = last_tiles(s)
    for tile, at in p.where.items():
        if tile in last:
            yield ring(f"last-{tile}", at, 11, "ink", 4.5)  # no seat has it
        if tile < box.FIRST_TURN_ORDER and any(s.on_tile[tile]):
            least, most = known[tile][LEAST], known[tile][CAPACITY]
            font, free = p.font(at[2]), 0 if least > most else least
            workers = tuple(s.on_tile[tile])
            yield _users(tile, users_stand(s, p, tile, workers), workers, free, font)


@part
def _tiles(s: Any, p: Places, placing: int, fitting: int) -> Iterator[Piece]:
    """The tiles themselves; the one that is being placed lies as it fits."""
    sides, turns, colours, players = s.side, s.turned, s.colour, s.players
    for tile in in_order(s, p):
        at, place = p.where[tile], p.place[tile]
        turned = turns[tile] if place == state.VILLAGE else 0
        if place == state.IN_HAND and tile == placing:
            turned = fitting
        lies, font = (sides[tile], turned, players, colours[tile], at), p.font(at[2])
        yield _tile(tile, *lies, font, place, p.owner[tile])


def in_order(s: Any, p: Places) -> list[int]:
    """A list of what can be done has this order: one's own tiles come before the offer, which on a
    phone is in sight; those that carry, only once there is something to be carried, and somewhere
    to carry it, or what the upgrade of a lonely home costs."""
    there = list(p.where)
    if p.viewer < 0:
        return there
    own = [tile for tile in there if p.place[tile] == state.VILLAGE and p.owner[tile] == p.viewer]
    lonely = len(own) == 1 and not payable(s, own[0])
    goods = not lonely and any(any(s.resources[tile]) for tile in own)
    idle = {t for t in own if box.EFFECT[t, s.side[t]] in (box.NOTHING, *[box.TRANSPORT][goods:])}
    return sorted(there, key=lambda tile: tile not in own or tile in idle)


def payable(s: Any, tile: int) -> bool:
    """F-7.5, F-7.7: does what its upgrade costs lie on a tile, with gold for what is missing?"""
    *cost, gold = box.COST[tile].tolist()
    *there, joker = s.resources[tile]
    return bool(sum(max(0, n - m) for n, m in zip(cost, there, strict=True)) <= joker - gold)


@part
def _names(s: Any, p: Places) -> Iterator[Piece]:
    """What the tiles are called: a row of its own, which stays while they lie where they are."""
    offer = p.offer
    return (_name(tile, at, p.font(at[2]), tile in offer) for tile, at in p.where.items())


def fitting(s: Any, seat: int) -> list[int]:
    """How the tile a seat is placing may lie on the cell it has named."""
    return rotations(s, seat, s.cell_of[seat], s.cell_way[seat])


def rotations(s: Any, seat: int, anchor: int, way: int) -> list[int]:
    """How the tile a seat is placing may lie on a cell."""
    fit = int(lawful_rotations(s.record, seat, s.placing[seat], anchor, way))
    return [k for k in range(6) if fit >> k & 1]


@lru_cache(maxsize=5000)
def ring(id: str, at: At, z: float, colour: str, width: float) -> Piece:
    return put(id, faces.ring(colour, width), at, z)


@lru_cache(maxsize=5000)
def _users(tile: int, at: At, workers: tuple[int, ...], least: int, font: float) -> Piece:
    """The workers on a tile; so many at least the next use takes, 0: it has no more room."""
    args: Args = {"tile": box.TILE_IDS[tile], "count": sum(workers)}
    key = "piece-users" if least else "piece-users-full"
    args = {**args, "next": least} if least else args
    face = faces.users(workers, font)
    return put(f"users-{tile}", face, at, 20, key, args, thing=tile_thing(tile))


MANY = 5  # players: bids stand at every side of a tile


def users_low(p: Places, tile: int, side: int) -> bool:
    """Do workers stand low on a tile? At its left corner they would cover what it makes; on offer
    they would stand on the frame, too."""
    font = p.font(p.where[tile][2])
    if not 0 < font <= WHOLE:  # at the corner they would lie on the name of the next tile
        return tile not in p.offer
    return (tile in p.offer and p.players < MANY) or not faces.narrow(tile, side, font)


def users_stand(s: Any, p: Places, tile: int, workers: tuple[int, ...]) -> At:
    """Where workers stand on a tile; in a village before the resources that lie there."""
    x, y, radius = p.where[tile]
    font, low = p.font(radius), users_low(p, tile, s.side[tile])
    if low and tile not in p.offer:
        there, size = tuple(s.resources[tile]), chip_size(p.plan.letter, radius)
        _, lower = in_rows(p.plan.letter, radius, there, faces.users_wide(workers, font))
        down = max(GOODS_Y, faces.strip_end(tile, s.side[tile], font) + CHIP_HALF)
        down = min(down, EDGE_Y - faces.users_tall(font) / 2)
        return (
            x - sum(faces.counter_wide(n) for _, n in lower) * size / 2,
            y + down * radius / R,
            radius,
        )
    across, down = faces.users_at(font, low)
    return x + across * radius / R, y + down * radius / R, radius


EDGE_Y = 53.0  # so far down a tile has room for workers
CHIP_TALL = 21.0  # of a counter
CHIP_HALF = 10.0  # what is drawn of it above its middle
# radii: all four kinds on the smallest tile that says what its upgrade costs; on smaller ones, to
# where the name of the next one begins
ROW_MOST = 2.1, 1.6


@part
def _counters(
    s: Any, p: Places, moved: tuple[tuple[int, int], ...], lifted: tuple[int, int]
) -> Iterator[Piece]:
    """The resources on all tiles. `moved`: to which tile from which; `lifted`: what, and where."""
    came = dict(moved)
    for tile, at in p.where.items():
        if any(s.resources[tile]):
            held = lifted[0] if tile == lifted[1] else -1
            there, came_from = tuple(s.resources[tile]), p.where.get(came.get(tile, -1))
            font, workers = p.font(at[2]), tuple(s.on_tile[tile])
            low = any(workers) and users_low(p, tile, s.side[tile])
            beside = faces.users_wide(workers, font) if low else 0.0
            below = faces.strip_end(tile, s.side[tile], font)
            yield from _row(p.plan.letter, tile, at, below, there, held, came_from, beside)


Counted = list[tuple[int, int]]  # resources of a kind, and how many


def in_rows(
    letter: float, radius: float, resources: tuple[int, ...], beside: float
) -> tuple[Counted, Counted]:
    """Resources on a tile: the upper row, and the lower one, beside workers that are so broad on a
    tile of radius R. What is too broad for one row would cover the names of the next tiles."""
    there = [(r, n) for r, n in enumerate(resources) if n]
    most, size = ROW_MOST[letter * R / radius > WHOLE] * radius, chip_size(letter, radius)
    for first in (0, len(there) // 2, len(there)):
        lower = sum(faces.counter_wide(n) for _, n in there[first:]) * size
        if lower + beside * radius / R <= most:
            break
    else:
        first = len(there) // 2
    return there[:first], there[first:]


def chip_size(letter: float, radius: float) -> float:
    return max(0.8 * radius / R, letter / 17)


@lru_cache(maxsize=5000)
def _row(
    letter: float, tile: int, at: At, below: float, resources: tuple[int, ...], held: int,
    came_from: At | None, beside: float = 0.0,
) -> tuple[Piece, ...]:  # fmt: skip
    """Resources on a tile, side by side, below what its upgrade costs, behind workers that are so
    broad; in two rows on tiles that are too small to say that, and need large numbers."""
    x, y, radius = at
    size = chip_size(letter, radius)
    low = max(GOODS_Y * radius / R, below * radius / R + CHIP_HALF * size)
    upper, lower = in_rows(letter, radius, resources, beside)
    out, from_where = [], came_from[:2] if came_from else None
    for row, up, behind in ((upper, CHIP_TALL, 0.0), (lower, 0.0, beside * radius / R)):
        begin = x + (behind - sum(faces.counter_wide(n) for _, n in row) * size) / 2
        for r, n in row:
            raised = up + (9 if r == held else 0)
            spot = begin + faces.COUNTER / 2 * size, y + low - raised * size, size * R
            begin += faces.counter_wide(n) * size
            out.append(_counter(tile, r, n, spot, r == held, from_where))
    return tuple(out)


def _counter(tile: int, r: int, n: int, at: At, lifted: bool, enter: Any) -> Piece:
    """So many resources of a kind on a tile."""
    name = box.RESOURCES[r]
    args: Args = {"resource": name, "tile": box.TILE_IDS[tile], "count": n}
    return put(
        f"resource-{tile}-{name}", faces.counters(r, n), at, 22 + lifted, "piece-resource", args,
        marks=("glow",) if lifted else (), enter=enter, thing=f"resource-{name}",
    )  # fmt: skip


@part
def bids(s: Any, p: Places) -> Iterator[Piece]:
    """F-1.7: the groups beside the tiles of the offer, each at the side that faces its owner."""
    groups, colours, colour_of, leads = s.group, s.group_colour, s.colour, s.leads
    naming = s.active if s.step == state.WORKERS_STEP else -1
    sent = s.chain_groups if naming >= 0 else 0
    others = p.others if p.plan.chips else []  # else where a bid stands depends on nobody else
    for tile in p.offer:
        there = [seat for seat in others if groups[tile][seat]]
        for seat, n in enumerate(groups[tile][: p.players]):
            if n:
                colour = colours[tile][seat]
                how = bool(leads[seat] >> tile & 1), colour != colour_of[tile]
                chosen = seat == naming and bool(sent >> tile & 1)
                size = p.plan.bid_scale * R * (1 if how[0] else OUTBID)
                at = (*p.bid(tile, seat, there), size)
                yield _bid(tile, seat, n, colour, *how, chosen, at, p.panels[seat][:2])


@lru_cache(maxsize=10_000)
def _bid(
    tile: int, seat: int, n: int, colour: int, leads: bool, lies: bool, chosen: bool, at: At,
    screen: Point,
) -> Piece:  # fmt: skip
    """A group of workers; it comes from its owner's screen."""
    key = "piece-bid-lies" if lies else "piece-bid-leads" if leads else "piece-bid-trails"
    args: Args = {"seat": SEATS[seat], "tile": box.TILE_IDS[tile], "count": n}
    args = {**args, "colour": box.WORKERS[colour]}
    shows = 0.4 if chosen else 1 if leads else 0.8  # who goes elsewhere is seen there
    face = faces.bid(seat, FIGURES[colour], n, leads, lies, shows)
    enter = screen[0] + 60, screen[1] + 20
    id = f"bid-{tile}-{seat}"
    thing, z = tile_thing(tile), 30 + seat * 0.1
    return put(id, face, at, z, key, args, seat=seat, enter=enter, thing=thing)


def worths(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """What each winter tile, and in winter each boat, would score for the viewer now."""
    if p.viewer < 0 or s.step == state.OVER:
        return
    k = p.offer_radius / R
    for tile, (x, y) in p.offer.items():
        if scores_now(tile):
            at = x, y + WORTH_Y * k, p.offer_radius
            yield worth_piece(p.plan.letter, tile, known[tile][WORTH], at)
    if s.season == box.WINTER:
        for boat in p.boats:
            tile, (x, y) = box.FIRST_BOAT + boat, p.boat(boat)
            wide, tall = p.plan.boat_size
            at = x + wide / 2 - 28, y + faces.below_name(tall, p.plan.letter), R
            yield worth_piece(p.plan.letter, tile, known[tile][WORTH], at)


@lru_cache(maxsize=5000)
def worth_piece(letter: float, tile: int, points: int, at: At) -> Piece:
    """As large as the tile it stands on, but readable."""
    x, y, radius = at
    args: Args = {"tile": box.TILE_IDS[tile], "points": points}
    spot = x, y, max(radius, R * letter / 17)
    thing = tile_thing(tile)
    return put(f"worth-{tile}", faces.worth(points), spot, 35, "piece-worth", args, thing=thing)


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
def boats(
    s: Any, row: tuple[tuple[int, Point], ...], size: Point, letter: float, queue: Point
) -> Iterator[Piece]:
    """The boats of the row; in winter with what each scores."""
    last, winter = last_tiles(s), s.season == box.WINTER
    for boat, at in row:
        tile = box.FIRST_BOAT + boat
        taken = s.step == state.BOAT and bool(s.taken >> boat & 1)
        shown = tuple(tokens_of(tile, 0)) if winter else _load(s, boat)
        key = "piece-boat-taken" if taken else "piece-boat-winter" if winter else "piece-boat"
        args: Args = {"boat": BOAT_IDS[boat]}
        if key == "piece-boat":
            workers = sum(s.boat_workers[boat])
            args = {**args, "workers": workers, "skills": s.boat_skills[boat]}
        face = faces.boat(*size, tile in last, shown, winter, taken, letter)
        name = None
        if down := faces.below_name(size[1], letter):
            top = down - (faces.PLAQUE + letter) / 2 - 1
            name = Written("target-boat", top, letter, size[0] - 100)
        yield put(f"tile-{tile}", face, at, 8, key, args, thing=tile_thing(tile), written=name)
    if s.step == state.BOAT:
        for i, seat in enumerate(s.queue[s.queue_at : s.players]):
            x, y = queue
            face, at = faces.in_queue(seat, i == 0), (x + i * 34, y)
            args, thing = {"place": i + 1, "seat": SEATS[seat]}, f"village-{seat}"
            yield put(f"queue-{seat}", face, at, 5, "piece-queue", args, seat=seat, thing=thing)


# --------------------------------------------------------------------------- villages


def is_acting(s: Any, seat: int) -> bool:
    if s.step in (state.PLACE, state.SELECT):
        return not s.ready >> seat & 1
    return bool(s.step != state.OVER and s.active == seat)


@part
def panels(
    s: Any, grounds: tuple[tuple[int, Box], ...], viewer: int, letter: float,
    points: tuple[int, ...], notch: Box | None,
) -> Iterator[Piece]:  # fmt: skip
    """The ground of each village with what is known of its owner."""
    for seat, (left, top, w, h) in grounds:
        lit = is_acting(s, seat)
        workers, skills = s.workers[seat], s.skills[seat]
        seen: Tokens = ()
        if seat != viewer:
            seen = counted(s.screen[seat] + s.skill[seat], [*FIGURES, *box.SKILLS])
        numbers = points[seat], workers, skills
        seen = faces.seen_beside(w, numbers, seen, letter)
        args: Args = {"seat": SEATS[seat]}
        thing = f"village-{seat}"
        cut = None
        if notch and seat == viewer:
            cut = notch[0] - left, notch[1] - top, *notch[2:]
        yield _panel(seat, (left, top, w, h), lit, numbers, seen, letter, cut)
        middle, broad = faces.name_at(w, numbers, seen, letter)
        name, spot = Written("written-owner", 0, letter, broad), (left + middle, top + 17)
        yield put(f"owner-{seat}", faces.nothing(), spot, 3, args=args, written=name)
        if s.start == seat:
            in_from, size = (22, 0.92) if w >= SHORT_HEAD else (18, 0.8)
            corner, face = (left + w - in_from, top + 19, size * R), faces.symbol("worker-purple")
            purple = "worker-purple"
            yield put("start", face, corner, 40, "piece-start", args, tone="purple", thing=purple)
        if s.step in (state.PLACE, state.SELECT) and not lit:
            at = left + 35, top + (27 if w >= SHORT_HEAD else 11)  # off what is counted
            ready = faces.ready()
            yield put(f"ready-{seat}", ready, at, 40, "piece-seat-ready", args, thing=thing)


@lru_cache(maxsize=5000)
def _panel(
    seat: int, ground: Box, lit: bool, numbers: tuple[int, int, int], seen: Tokens, letter: float,
    notch: Box | None,
) -> Piece:  # fmt: skip
    left, top, w, h = ground
    points, workers, skills = numbers
    face = faces.panel(seat, w, h, lit, numbers, seen, letter, notch)
    args: Args = {"seat": SEATS[seat], "workers": workers, "skills": skills, "points": points}
    return put(
        f"seat-{seat}", face, (left, top), 2, "piece-seat", args, seat=seat, marks=("near",),
        thing=f"village-{seat}",
    )  # fmt: skip


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
            face, thing = faces.reached(left), tile_thing(tile)
            yield put(f"reach-{tile}", face, at, 50, "piece-reach", args, thing=thing)
            yield ring(f"reached-{tile}", p.where[tile], 12, "gold", 2)
