"""The foot of the table: what is behind the viewer's screen, and the action under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from korsi.core.scene import Args, Noun, Piece, text_svg, use, var

from ..box import (
    RESOURCES,
    SKILLS,
    TILE_IDS,
    WORKERS,
)
from ..rules.bidding import workers_needed
from ..rules.using import capacity, least
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
from .faces import rect
from .pieces import (
    COLOURS,
    WORTH_Y,
    fitting,
    points_now,
    ring,
    sign,
    tile_piece,
    worth,
    worth_piece,
)
from .places import Places, R
from .signs import Token, row


def screen(s: Any, p: Places) -> Iterator[Piece]:
    """What is behind the viewer's screen: workers by colour, skills, winter tiles."""
    if p.viewer < 0:
        return
    left, top, w, h = p.screen_box
    stroke = f'stroke="{var("edge")}" stroke-width="1.5"'
    art = rect(left, top, w, h, 16, var("panel"), stroke)
    yield Piece("screen", more=art, z=1)
    gone = s["chain_screen"] if int(s["step"]) == WORKERS_STEP else [0] * 4
    for c, name in enumerate(WORKERS):
        x, y = p.worker(c)
        n = int(s["screen"][p.viewer][c]) - (int(gone[c]) if p.viewer == int(s["active"]) else 0)
        yield _stack(f"worker-{name}", f"worker-{name}", x, y, n, name, "piece-worker",
                     {"colour": name, "count": n}, 1.25)  # fmt: skip
    for j, name in enumerate(SKILLS):
        x, y = p.skill(j)
        n = int(s["skill"][p.viewer][j])
        yield _stack(f"skill-{name}", name, x, y, n, "", "piece-skill",
                     {"skill": name, "count": n}, 1.35)  # fmt: skip
    for tile, at in p.winter.items():
        place = p.place[tile]
        key = {CHOSEN: "piece-winter-offered", KEPT: "piece-winter-kept"}.get(place, "piece-winter")
        args: Args = {"tile": TILE_IDS[tile]}
        points = worth(s, p.viewer, tile)
        if key == "piece-winter":
            args = {**args, "points": points}
        yield tile_piece(s, tile, at, 0, id=f"tile-{tile}", z=14, owner=p.viewer, key=key,
                         args=args)  # fmt: skip
        x, y, radius = at
        if place in (CHOSEN, KEPT):
            mark = "done" if place == CHOSEN else "no"
            yield Piece(f"mark-{tile}", art=mark, x=x - radius * 0.7, y=y - radius * 0.6, z=33)
        yield worth_piece(tile, points, x, y + WORTH_Y * radius / R, radius / R)


def _stack(id: str, art: str, x: float, y: float, n: int, tone: str, key: str, args: Args,
           size: float) -> Piece:  # fmt: skip
    """Some figures one behind another, and how many."""
    shown = min(4, max(1, n))
    out = "".join(
        use(art, -16 - i * 5, i * -1.5, scale=size, tone=tone) for i in reversed(range(shown))
    )
    out = out if n else f'<g opacity="0.25">{out}</g>'
    out += text_svg(str(n), 10, 2, 25, "ink" if n else "ink-soft", anchor="start")
    return Piece(id, more=out, x=x, y=y, z=30, key=key, args=args)


def action(s: Any, p: Places) -> Iterator[Piece]:
    """The bid, use or transport under way: which tile, how many workers, what is left."""
    left, top, w, h = p.bar_box
    stroke = f'stroke="{var("edge")}" stroke-width="1.5"'
    yield Piece("bar", more=rect(left, top, w, h, 16, var("panel"), stroke), z=1)
    tile, step = int(s["target"]), int(s["step"])
    if step == PLACE:
        yield from _placing(s, p)
    if tile < 0 or step in (BOAT, PLACE, SELECT, OVER):
        if step == TURN:
            yield from _turns(s, p)
        if step == OVER:
            yield from _ranking(s, p)
        return
    x, y = left + 46, top + 44
    name = TILE_IDS[tile]
    yield tile_piece(s, tile, (x, y, 38.0), 0, id="chain-tile", z=20, key="target-tile",
                     args={"tile": name})  # fmt: skip
    if tile in p.where:
        yield ring("chain-ring", p.where[tile], 12, "gold", 5)
    if step in (HAUL, CARRY, SPEND, SPEND_SKILL):
        moves, ups = int(s["budget"]), int(s["upgrades"])
        tokens: list[Token] = [("text", str(moves)), ("move", ""), ("text", str(ups)),
                               ("upgrade", "")]  # fmt: skip
        yield Piece("moves", more=row(tokens, 0, 0, 160, 1.25, "ink", 0), x=x + 56, y=y, z=20,
                    key="piece-moves", args={"moves": moves, "upgrades": ups})  # fmt: skip
        if step == CARRY:
            kind = RESOURCES[int(s["carried"])]
            yield Piece("carried", art=kind, x=x + 220, y=y, scale=1.6, z=20, key="piece-carried",
                        args={"resource": kind,
                              "tile": TILE_IDS[int(s["carried_from"])]})  # fmt: skip
        return
    using = int(s["chain"]) == USE
    colour = int(s["chain_colour"]) if int(s["chain_colour"]) >= 0 else int(s["colour"][tile])
    figure = f"worker-{WORKERS[colour]}" if colour >= 0 else "worker-any"
    total = int(s["chain_total"])
    needed = int(least(s, tile)) if using else int(workers_needed(s, int(s["active"]), tile))
    own = 0 if using else int(s["group"][tile][int(s["active"])])
    text = f"{total} / {needed}" + (f"–{int(capacity(s, tile))}" if using else "+")
    text = f"{own} + {text}" if own else text
    art = use(figure, 0, 0, scale=1.3, tone=WORKERS[colour] if colour >= 0 else "grey")
    art += text_svg(text, 24, 0, 25, "ink", anchor="start")
    yield Piece("chain", more=art, x=x + 66, y=y, z=20,
                key="piece-chain-use" if using else "piece-chain-bid",
                args={"tile": name, "count": total, "least": needed})  # fmt: skip


def _placing(s: Any, p: Places) -> Iterator[Piece]:
    """F-9.1: the tile being placed, and the ways it can lie on the cell that was named."""
    placing = int(s["placing"][p.viewer]) if p.viewer >= 0 else -1
    if placing < 0:
        return
    yield ring("placing", p.where[placing], 15, "gold", 4)
    if p.chosen_cell is None:
        return
    for i, k in enumerate(fitting(s, p.viewer)):
        yield tile_piece(s, placing, p.turned(i), k, id=f"turned-{k}", z=16, key="target-tile",
                         args={"tile": TILE_IDS[placing]})  # fmt: skip


def _turns(s: Any, p: Places) -> Iterator[Piece]:
    """F-4.1: who comes next, and who has just passed."""
    left, top, _w, h = p.bar_box
    active, passes = int(s["active"]), int(s["passes"])
    for i in range(p.players):
        seat = (active + i) % p.players
        art = f'<circle r="21" fill="{var("tone")}" stroke="{var("gold" if i == 0 else "edge")}" '
        art += f'stroke-width="{4 if i == 0 else 1.5}"/>' + sign(seat, 0, 0, 1.35)
        if i >= p.players - passes:
            art += use("pass", 18, -16, scale=0.95)
        key = "piece-turn" if i == 0 else "piece-next"
        yield Piece(f"turn-{seat}", more=art, x=left + 40 + i * 62, y=top + h / 2, z=5, owner=seat,
                    scale=1.15 if i == 0 else 0.9, tone=COLOURS[seat], key=key,
                    args={"seat": Noun("seat", seat), "place": i} if i else
                    {"seat": Noun("seat", seat)})  # fmt: skip


def _ranking(s: Any, p: Places) -> Iterator[Piece]:
    """F-11.16: at the end, from the first to the last."""
    left, top, w, h = p.bar_box
    places = np.zeros(p.players, np.int64)
    ranking(s, places)
    order = sorted(range(p.players), key=lambda seat: int(places[seat]))
    step = min(150.0, (w - 24) / p.players)
    for i, seat in enumerate(order):
        points = points_now(s, seat)
        first = places[seat] == 1
        art = f'<circle r="26" fill="{var("tone")}" stroke="{var("gold" if first else "edge")}" '
        art += f'stroke-width="{5 if first else 1.5}"/>' + sign(seat, 0, -1, 1.6)
        art += text_svg(str(points), 0, 45, 26, "gold" if first else "ink", weight=800)
        yield Piece(f"rank-{seat}", more=art, x=left + 12 + (i + 0.5) * step, y=top + h / 2 - 18,
                    z=5, owner=seat, tone=COLOURS[seat], key="piece-final",
                    args={"seat": Noun("seat", seat), "points": points})  # fmt: skip
