"""What is drawn where it would lie, before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korsi.core.scene import Piece

from .. import box, moves, state
from ..moves import VERB, A, B
from ..rules.prospects import (
    DRAWN,
    GOODS,
    LANDS,
    NEEDED,
    UPGRADES,
)
from ..rules.prospects import MOVES as MOVEMENT
from ..view import named
from . import faces
from .foot import sent, unsent, worker_stack
from .pieces import (
    COLOURS,
    FIGURES,
    Known,
    put,
    ring,
    rotations,
    tile_piece,
    users_stand,
)
from .places import Places, R
from .signs import Token
from .spots import cell
from .words import drawn

ABOVE_TILE = 0.86  # radii: at the upper edge of a tile is shown what a use brings there


def ghost(s: Any, p: Places, known: Known, action: int) -> tuple[Piece, ...]:
    """A tile, a bid, the workers sent, or what a use makes, where it would lie."""
    verb, seat = VERB[action], p.viewer
    if verb == moves.USE_TILE:
        return landed(s, p, int(A[action]), known[A[action]])
    if verb == moves.BID_ON:
        return (bid_ghost(s, p, int(A[action]), known[A[action]][NEEDED], s.colour[A[action]]),)
    if verb == moves.TAKE_WORKERS:
        colour, n = int(A[action]), int(B[action]) + 1
        there = going(s, p, s.target, s.chain == state.BID, n, colour)
        return (sent(s, p, colour, n), *there)
    if verb == moves.TAKE_GROUP:
        tile = int(A[action])
        n, colour = s.group[tile][seat], s.group_colour[tile][seat]
        return sent(s, p, colour, n), arriving(s, p, s.target, s.chain == state.BID, n, colour)
    if verb == moves.UPGRADE:
        tile = int(A[action])
        return upgraded(s, p, tile), marked(p, tile)
    if verb == moves.PLACE_TILE:
        tile, at, k = int(A[action]), p.where[int(A[action])], 0
    elif verb == moves.PLACE_BESIDE:
        anchor, way = int(A[action]), int(B[action])
        tile, at, k = s.placing[seat], cell(p, anchor, way), rotations(s, seat, anchor, way)[0]
    elif verb == moves.TURN_TILE:
        return turned(s, p, s.placing[seat], int(A[action]))
    else:
        return ()
    return (tile_piece(s, p, tile, at, k, f"ghost-tile-{tile}", 60),)


def turned(s: Any, p: Places, tile: int, k: int) -> tuple[Piece, ...]:
    """F-9.1: the tile that is being placed, turned; below it, seen only as the picture of its row,
    its roads alone."""
    at = p.where[tile]
    roads = put(f"ghost-roads-{tile}", faces.roads(tile, k), at, 59)
    return roads, tile_piece(s, p, tile, at, k, f"ghost-tile-{tile}", 60)


def going(s: Any, p: Places, tile: int, bids: bool, n: int, colour: int) -> tuple[Piece, ...]:
    """F-4.4: workers sent, beside a tile or on it, and how many leave the screen for it: what waits
    for a yes was hardly seen, and a smaller number there was taken for done."""
    at_tile = arriving(s, p, tile, bids, n, colour)
    there_now, id = unsent(s, p.viewer, colour), f"ghost-worker-{box.WORKERS[colour]}"
    behind = worker_stack(id, colour, there_now, p.plan.workers, p.plan.stack, n)
    behind = behind._replace(marks=(*behind.marks, "tray"))
    # a tile that is used is framed as what was chosen; one that is bid on is not
    return (at_tile, *([marked(p, tile)] if bids or s.target == tile else []), behind)


def arriving(s: Any, p: Places, tile: int, bids: bool, n: int, colour: int) -> Piece:
    """So many more workers of a colour, as they would stand beside a tile or on it."""
    if bids:
        return bid_ghost(s, p, tile, n + s.chain_total, colour)
    there = [*s.on_tile[tile]]
    there[colour] += n + s.chain_total
    figures = faces.users(tuple(there), p.font(p.where[tile][2]))
    at = users_stand(s, p, tile, tuple(there))
    return put(f"ghost-users-{tile}", figures, at, 60)


def under_way(s: Any, p: Places) -> Iterator[Piece]:
    """F-4.4: the workers who are sent already, where they will stand: outbid ones still stood where
    they came from, even while the whole was confirmed."""
    naming = s.step == state.WORKERS_STEP and p.viewer == s.active
    if naming and s.chain_total and s.chain_colour >= 0 and not s.mixed:
        bids = s.chain == state.BID
        yield arriving(s, p, s.target, bids, 0, s.chain_colour)._replace(id="going", z=34)


def marked(p: Places, tile: int) -> Piece:
    """A broad frame round the tile something is done with."""
    return ring(f"ghost-ring-{tile}", p.where[tile], 59, "gold", 6)


def upgraded(s: Any, p: Places, tile: int) -> Piece:
    """F-7.8: the tile with its other side up."""
    at = p.where[tile]
    turned = s.turned[tile] if s.place[tile] == state.VILLAGE else 0
    face = faces.tile(tile, 1, turned, s.players, s.colour[tile], p.font(at[2]))
    return put(f"ghost-tile-{tile}", face, at, 60)


def bid_ghost(s: Any, p: Places, tile: int, more: int, colour: int) -> Piece:
    """The least bid that would lead."""
    n = s.group[tile][p.viewer] + more
    face = faces.bid(p.viewer, figure(colour), n, True, False, 1)
    at, tone = (*p.bid(tile, p.viewer), p.plan.bid_scale * R), COLOURS[p.viewer]
    return put(f"ghost-bid-{tile}-{p.viewer}", face, at, 60, tone=tone)


def figure(colour: int) -> str:
    """F-4.6: a worker of the colour a tile is locked to, if it is to one."""
    return FIGURES[colour] if colour >= 0 else "worker-any"


def landed(s: Any, p: Places, tile: int, known: list[int]) -> tuple[Piece, ...]:
    """Counters on the tile where they would lie, workers and skills at the screen."""
    effect = box.EFFECT[tile, s.side[tile]]
    if not any(known[DRAWN:]):
        return ()
    tokens: list[Token] = [("text", "+")]
    x, y, radius = p.where[s.home[p.viewer] if known[MOVEMENT] else known[LANDS]]
    at = x, y - ABOVE_TILE * radius  # what lies and stands there stays in sight
    if known[MOVEMENT]:
        tokens = [("text", str(known[MOVEMENT])), ("move", "")]
        tokens += [("text", str(known[UPGRADES])), ("upgrade", "")]
    elif known[DRAWN]:
        art = drawn(effect)[1]
        tokens += [("text", str(known[DRAWN])), (art, "")]
        # over what they are called: figures that would leave stay in sight
        (_, *over_workers, _), (_, *over_skills, _), *_ = p.plan.headings
        x, y = over_skills if "skill" in art else over_workers
        at = p.worker(box.GREEN) if "green" in art else (x, y)
    for i, (name, n) in enumerate(named(box.RESOURCES, known[GOODS:]).items()):
        if effect == box.GAIN_CHOICE:
            tokens += [("slash", ""), (name, "")] if i else [(name, "")]
        else:
            tokens += [("text", str(n)), (name, "")]
    return (put(f"yield-{tile}", faces.brought(tuple(tokens)), at, 60),)
