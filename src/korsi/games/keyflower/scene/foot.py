"""The foot of the table: what is behind the viewer's screen, and the action under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from korsi.core.scene import Args, Piece

from ..box import RESOURCES, SKILLS, TILE_IDS, WORKERS
from ..rules.prospects import ROOM, WORTH
from ..scoring import ranking
from ..state import (
    BOAT,
    CARRY,
    CHOSEN,
    HAUL,
    KEPT,
    OVER,
    PLACE,
    SELECT,
    SPEND,
    SPEND_SKILL,
    TURN,
    USE,
    WORKERS_STEP,
)
from ..view import workers_asked
from . import faces
from .pieces import COLOURS, FIGURES, SEATS, WORTH_Y, Known, fitting, ring, tile_piece, worth_piece
from .places import Places, R


def screen(s: Any, p: Places, known: Known) -> Iterator[Piece]:
    """What is behind the viewer's screen: workers by colour, skills, winter tiles."""
    if p.viewer < 0:
        return
    left, top, w, h = p.screen_box
    yield Piece("screen", face=faces.box(w, h), x=left, y=top, z=1)
    naming = s.step == WORKERS_STEP and p.viewer == s.active
    for c, name in enumerate(WORKERS):
        n = s.screen[p.viewer][c] - (s.chain_screen[c] if naming else 0)
        face = faces.stack(FIGURES[c], n, 1.25)
        args: Args = {"colour": name, "count": n}
        x, y = p.worker(c)
        yield Piece(f"worker-{name}", face=face, x=x, y=y, z=30, key="piece-worker", args=args)
    for j, name in enumerate(SKILLS):
        n = s.skill[p.viewer][j]
        face = faces.stack(name, n, 1.35)
        args = {"skill": name, "count": n}
        x, y = p.skill(j)
        yield Piece(f"skill-{name}", face=face, x=x, y=y, z=30, key="piece-skill", args=args)
    for tile in p.winter:
        yield from _winter_tile(s, p, tile, known[tile][WORTH])


def _winter_tile(s: Any, p: Places, tile: int, points: int) -> Iterator[Piece]:
    """F-2.8, F-3.6: a tile dealt to the viewer, what it would score, and what was decided."""
    x, y, radius = p.winter[tile]
    decided = {CHOSEN: ("done", "piece-winter-offered"), KEPT: ("no", "piece-winter-kept")}
    mark, key = decided.get(p.place[tile], ("", "piece-winter"))
    args: Args = {"tile": TILE_IDS[tile]} if mark else {"tile": TILE_IDS[tile], "points": points}
    yield tile_piece(
        s, tile, (x, y, radius), 0, id=f"tile-{tile}", z=14, owner=p.viewer, key=key, args=args
    )
    if mark:
        at = x - radius * 0.7, y - radius * 0.6
        yield Piece(f"mark-{tile}", face=faces.symbol(mark), x=at[0], y=at[1], z=33)
    yield worth_piece(tile, points, x, y + WORTH_Y * radius / R, radius / R)


def action(s: Any, p: Places, known: Known, points: list[int]) -> Iterator[Piece]:
    """The bid, use or transport under way: which tile, how many workers, what is left."""
    left, top, w, h = p.bar_box
    yield Piece("bar", face=faces.box(w, h), x=left, y=top, z=1)
    if s.step == PLACE:
        yield from _placing(s, p)
    elif s.step == OVER:
        yield from _ranking(s, p, points)
    elif s.target < 0 and s.step == TURN:
        yield from _turns(s, p)
    if s.target < 0 or s.step in (BOAT, PLACE, SELECT, OVER):
        return
    x, y = left + 46, top + 44
    args: Args = {"tile": TILE_IDS[s.target]}
    yield tile_piece(
        s, s.target, (x, y, 38.0), 0, id="chain-tile", z=20, key="target-tile", args=args
    )
    if s.target in p.where:
        yield ring("chain-ring", p.where[s.target], 12, "gold", 5)
    if s.step in (HAUL, CARRY, SPEND, SPEND_SKILL):
        yield from _hauling(s, x, y)
    else:
        yield _chain(s, known, x + 66, y)


def _hauling(s: Any, x: float, y: float) -> Iterator[Piece]:
    """F-7.1: moves and upgrades left, and the counter that is lifted."""
    shown = ("text", str(s.budget)), ("move", ""), ("text", str(s.upgrades)), ("upgrade", "")
    yield Piece(
        "moves",
        face=faces.tokens(shown, 160, 1.25),
        x=x + 56,
        y=y,
        z=20,
        key="piece-moves",
        args={"moves": s.budget, "upgrades": s.upgrades},
    )
    if s.step == CARRY:
        kind = RESOURCES[s.carried]
        yield Piece(
            "carried",
            face=faces.symbol(kind),
            x=x + 220,
            y=y,
            scale=1.6,
            z=20,
            key="piece-carried",
            args={"resource": kind, "tile": TILE_IDS[s.carried_from]},
        )


def _chain(s: Any, known: Known, x: float, y: float) -> Piece:
    """F-4.4: how many workers go, and how many it takes."""
    using = s.chain == USE
    colour = s.chain_colour if s.chain_colour >= 0 else s.colour[s.target]
    needed = workers_asked(s)
    own = 0 if using else s.group[s.target][s.active]
    text = f"{s.chain_total} / {needed}" + (f"–{known[s.target][ROOM]}" if using else "+")
    figure = FIGURES[colour] if colour >= 0 else "worker-any"
    return Piece(
        "chain",
        face=faces.chain(figure, f"{own} + {text}" if own else text),
        x=x,
        y=y,
        z=20,
        key="piece-chain-use" if using else "piece-chain-bid",
        args={"tile": TILE_IDS[s.target], "count": s.chain_total, "least": needed},
    )


def _placing(s: Any, p: Places) -> Iterator[Piece]:
    """F-9.1: the tile being placed, and the ways it can lie on the cell that was named."""
    placing = s.placing[p.viewer] if p.viewer >= 0 else -1
    if placing < 0:
        return
    yield ring("placing", p.where[placing], 15, "gold", 4)
    if p.chosen_cell is None:
        return
    args: Args = {"tile": TILE_IDS[placing]}
    for i, k in enumerate(fitting(s, p.viewer)):
        yield tile_piece(
            s, placing, p.turned(i), k, id=f"turned-{k}", z=16, key="target-tile", args=args
        )


def _turns(s: Any, p: Places) -> Iterator[Piece]:
    """F-4.1: who comes next, and who has just passed."""
    left, top, _, h = p.bar_box
    for i in range(p.players):
        seat = (s.active + i) % p.players
        args: Args = {"seat": SEATS[seat]}
        yield Piece(
            f"turn-{seat}",
            face=faces.in_turn(seat, i == 0, i >= p.players - s.passes),
            x=left + 40 + i * 62,
            y=top + h / 2,
            z=5,
            owner=seat,
            scale=0.9 if i else 1.15,
            tone=COLOURS[seat],
            key="piece-next" if i else "piece-turn",
            args={**args, "place": i} if i else args,
        )


def _ranking(s: Any, p: Places, points: list[int]) -> Iterator[Piece]:
    """F-11.16: at the end, from the first to the last."""
    left, top, w, h = p.bar_box
    out = np.zeros(p.players, np.int64)
    ranking(s.record, out)
    places = out.tolist()
    step = min(150.0, (w - 24) / p.players)
    for i, seat in enumerate(sorted(range(p.players), key=places.__getitem__)):
        yield Piece(
            f"rank-{seat}",
            face=faces.rank(seat, points[seat], places[seat] == 1),
            x=left + 12 + (i + 0.5) * step,
            y=top + h / 2 - 18,
            z=5,
            owner=seat,
            tone=COLOURS[seat],
            key="piece-final",
            args={"seat": SEATS[seat], "points": points[seat]},
        )
