"""The foot of the table: what is behind the viewer's screen, and the action under way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from korsi.core.scene import Args, Piece, Written, part

from .. import state
from ..box import RESOURCES, SKILLS, TILE_IDS, WORKERS
from ..rules.prospects import WORTH
from ..scoring import ranking
from ..view import range_asked
from . import faces
from .pieces import (
    FIGURES,
    SEATS,
    Known,
    Point,
    put,
    ring,
    rotations,
    tile_piece,
    tile_thing,
    worth_piece,
)
from .places import ROOT3, At, Box, Places, R

Row = tuple[float, float, float]  # the first of it, and the step to the next


def screen(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """What is behind the viewer's screen: workers by colour, skills, winter tiles."""
    if p.viewer < 0:
        return
    yield from _behind(s, p.viewer, p.plan.screen, p.plan.workers, p.plan.skills, p.plan.stack)
    for key, x, y, broad in p.plan.headings:
        yield heading(key, (x, y), p.plan.letter, broad, 1 if p.layout == "wide" else 2)
    for tile in p.winter:
        yield from _winter_tile(s, p, tile, known[tile][WORTH])


@lru_cache(maxsize=500)
def heading(key: str, at: Point, letter: float, broad: float, lines: int) -> Piece:
    """What lies below it, in words."""
    name = Written(key, 0, letter, broad, lines)
    return put(f"heading-{key}", faces.nothing(), at, 31, written=name)


@part
def _behind(
    s: Any, viewer: int, box: Box, figures: Row, tokens: Row, stack: float
) -> Iterator[Piece]:
    """The workers and skills there."""
    left, top, w, h = box
    yield put("screen", faces.frame(w, h), (left, top), 1)
    size, beside = stack * R, beside_stack(stack)
    for c, name in enumerate(WORKERS):
        n = unsent(s, viewer, c)
        args: Args = {"colour": name, "count": n}
        id = f"worker-{name}"
        yield worker_stack(id, c, n, figures, stack)._replace(
            z=30, key="piece-worker", args=args, thing=id
        )
    x, y, step = tokens
    for j, name in enumerate(SKILLS):
        n = s.skill[viewer][j]
        args = {"skill": name, "count": n}
        face = faces.stack(name, n, 1.35, beside)
        id = f"skill-{name}"
        yield put(id, face, (x + j * step, y, size), 30, "piece-skill", args, thing=id)


def beside_stack(stack: float) -> float:
    """Where the number of figures stands: close together, by its own figures."""
    return 8 if stack == 0.9 else 4


def unsent(s: Any, seat: int, colour: int) -> int:
    """Workers behind a screen without those that are sent already."""
    naming = s.step == state.WORKERS_STEP and seat == s.active
    return int(s.screen[seat][colour] - (s.chain_screen[colour] if naming else 0))


def worker_stack(id: str, colour: int, n: int, figures: Row, stack: float, less: int = 0) -> Piece:
    """So many workers of a colour behind the screen; `less`: so many of them would go."""
    x, y, step = figures
    looks = FIGURES[colour], n, 1.25, beside_stack(stack)
    face = faces.leaving(*looks, less) if less else faces.stack(*looks)
    return put(id, face, (x + colour * step, y, stack * R), 60)


def _winter_tile(s: Any, p: Places, tile: int, points: int) -> Iterator[Piece]:
    """F-2.8, F-3.6: a tile dealt to the viewer, what it would score, and what was decided."""
    x, y, radius = p.winter[tile]
    decided = {
        state.CHOSEN: ("done", "piece-winter-offered"),
        state.KEPT: ("no", "piece-winter-kept"),
    }
    mark, key = decided.get(p.place[tile], ("", "piece-winter"))
    args: Args = {"tile": TILE_IDS[tile]} if mark else {"tile": TILE_IDS[tile], "points": points}
    at = p.winter[tile]
    yield tile_piece(s, p, tile, at, 0, f"tile-{tile}", 14, key, args, owner=p.viewer)
    if mark:
        yield put(f"mark-{tile}", faces.symbol(mark), (x - radius * 0.8, y - radius * 0.84), 33)
    yield worth_piece(p.plan.letter, tile, points, (x, y + 40 * radius / R, radius))


def action(s: Any, p: Places, known: Known, points: tuple[int, ...]) -> Iterator[Piece]:
    """The viewer's bid, use or transport under way: which tile, how many workers, what is left. Of
    somebody else's only the tile is marked: what lies here is the viewer's own."""
    left, top, w, h = p.plan.bar
    yield _bar(left, top, w, h)
    if s.step == state.PLACE:
        yield from _placing(s, p)
    elif s.step == state.OVER:
        yield from _ranking(s, p, points)
    if s.step in (state.BOAT, state.PLACE, state.SELECT, state.OVER):
        return
    if s.target >= 0 and s.target in p.where:
        yield ring("about", p.where[s.target], 12, "gold", 5)
    if s.target < 0 or p.viewer not in (-1, s.active):
        if s.step != state.FLIP:
            yield from _turns(s, p)
        return
    _, y, tall = p.row
    radius = (tall - 16) / ROOT3
    x = left + 10 + radius
    args: Args = {"tile": TILE_IDS[s.target]}
    at = x, y, radius
    yield tile_piece(s, p, s.target, at, 0, "chain-tile", 20, "target-tile", args)
    if s.step in (state.HAUL, state.CARRY, state.SPEND, state.SPEND_SKILL):
        yield from _hauling(s, x + radius + 12, y)
    else:
        yield _chain(s, p)


def _hauling(s: Any, x: float, y: float) -> Iterator[Piece]:
    """F-7.1: moves and upgrades left, and the counter that is lifted."""
    shown = ("text", str(s.budget)), ("move", ""), ("text", str(s.upgrades)), ("upgrade", "")
    args: Args = {"moves": s.budget, "upgrades": s.upgrades}
    thing = tile_thing(s.target)
    face = faces.tokens(shown, 160, 1.25)
    yield put("moves", face, (x, y), 20, "piece-moves", args, thing=thing)
    if s.step == state.CARRY:
        kind = RESOURCES[s.carried]
        args = {"resource": kind, "tile": TILE_IDS[s.carried_from]}
        at = x + 150, y, 1.5 * R
        face, thing = faces.symbol(kind), f"resource-{kind}"
        yield put("carried", face, at, 20, "piece-carried", args, thing=thing)


def sent(s: Any, p: Places, colour: int, count: int) -> Piece:
    """F-4.4: the same with the workers that would be sent, while somebody considers it."""
    return _chain(s, p, colour, count)._replace(id="ghost-chain", z=60, marks=("tray",))


def _chain(s: Any, p: Places, sent: int = -1, more: int = 0) -> Piece:
    """F-4.4: how many workers there are with those that go, and how many it takes."""
    left, y, tall = p.row
    x = left + 32 + 2 * (tall - 10) / ROOT3
    colour = s.chain_colour if s.chain_colour >= 0 else s.colour[s.target]
    colour = sent if sent >= 0 else colour
    asked = range_asked(s, p.viewer)
    figure = FIGURES[colour] if colour >= 0 else "worker-any"
    key, words = CHAINS[asked.pop("kind")]
    args: Args = {**asked, "tile": TILE_IDS[s.target], "count": asked["count"] + more}
    if s.step in CHOSEN_NOW:  # the workers stand there already
        (key, words), args = CHOSEN_NOW[s.step], {"tile": TILE_IDS[s.target]}
    # on a phone the numbers to choose stand below, and words have the whole row
    wide = p.layout == "wide"
    broad = faces.CHAIN_WIDE if wide else p.plan.bar[2] - (x - left) - 26
    written = Written(words, 6, 17, broad, 2) if wide else Written(words, 0, 20, broad - 14)
    at = x + 18 + broad / 2, y
    face, thing = faces.chain(figure, broad), tile_thing(s.target)
    return put("chain", face, at, 20, key, args, thing=thing, written=written)


# What the workers under way are called, and how many they are to be
CHAINS = {
    "bid": ("piece-chain-bid", "written-chain-bid"),
    "exactly": ("piece-chain-use-exactly", "written-chain-use-exactly"),
    "use": ("piece-chain-use", "written-chain-use"),
}
CHOSEN_NOW = {
    state.CHOOSE: ("prompt-choose", "several-choose"),
    state.PAY: ("prompt-pay", "written-pay"),
}


def _placing(s: Any, p: Places) -> Iterator[Piece]:
    """F-9.1: the tile being placed; F-9.3: while its cell is asked for, those where it cannot lie,
    which say why."""
    placing = s.placing[p.viewer] if p.viewer >= 0 else -1
    if placing < 0:
        return
    yield ring("placing", p.where[placing], 15, "gold", 4)
    if p.chosen_cell is not None:
        return
    ground, args = p.grounds[p.viewer], {"tile": TILE_IDS[placing]}
    for (q, r), (anchor, way) in p.cells_beside.items():
        if not rotations(s, p.viewer, anchor, way):
            at, thing = (*ground.at(q, r), ground.radius), f"cell-{anchor}-{way}"
            yield put(f"no-{thing}", faces.unfit(), at, 9, "card-unfit", args, thing=thing)


HEADED = 230.0  # what is said above the row of who comes next needs so much


def _turns(s: Any, p: Places) -> Iterator[Piece]:
    """F-4.1: who comes next, and who has just passed."""
    left, middle, tall = p.row
    room = p.plan.bar[2] - 90
    step = min(max(62.0, HEADED / p.players), room / p.players)
    size = min(0.86, tall / 88, step / 52)  # below the words above them
    broad = min(max(HEADED, step * p.players), room)
    above = left + 8 + broad / 2, p.plan.bar[1] + 13
    yield heading("written-turns", above, p.plan.letter, broad, 1)
    middle += 7 if p.layout == "wide" else 9
    for i in range(p.players):
        seat = (s.active + i) % p.players
        at = left + 8 + (i + 0.5) * step, middle, (0.9 if i else 1.15) * size * R
        yield _in_turn(seat, i, i >= p.players - s.passes, at)


@lru_cache(maxsize=1000)
def _in_turn(seat: int, i: int, passed: bool, at: At) -> Piece:
    face = faces.in_turn(seat, i == 0, passed)
    args: Args = {"seat": SEATS[seat]}
    key, args = ("piece-next", {**args, "place": i}) if i else ("piece-turn", args)
    return put(f"turn-{seat}", face, at, 5, key, args, seat=seat, thing=f"village-{seat}")


@lru_cache(maxsize=100)
def _bar(left: float, top: float, w: float, h: float) -> Piece:
    return put("bar", faces.frame(w, h), (left, top), 1)


def _ranking(s: Any, p: Places, points: tuple[int, ...]) -> Iterator[Piece]:
    """F-11.16: at the end, from the first to the last."""
    left, top, w, h = p.plan.bar
    out = np.zeros(p.players, np.int64)
    ranking(s.record, out)
    places = out.tolist()
    step = min(150.0, (w - 8) / p.players)
    for i, seat in enumerate(sorted(range(p.players), key=places.__getitem__)):
        face = faces.rank(seat, points[seat], places[seat] == 1)
        at = left + 4 + (i + 0.5) * step, top + h / 2 - 18
        args: Args = {"seat": SEATS[seat], "points": points[seat]}
        thing = f"village-{seat}"
        yield put(f"rank-{seat}", face, at, 5, "piece-final", args, seat=seat, thing=thing)
