"""One tile: its ground, roads and water from its edges, and what both of its sides say."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from korsi.core.scene import num, text_svg, use, var

from ..box import (
    EDGE,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_ORDER,
    IS_BOAT,
    ROAD,
    SEASONS,
    TURN_ORDERS,
    UPGRADABLE,
    WATER,
    WORKERS,
)
from .places import R, hex_path, side_middle
from .signs import cost, face, order_number, row, wide

PLAQUE_Y, STRIP_Y = -8.0, 19.5
USERS_Y, GOODS_Y = -37.0, 40.0


def rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )


def kind_of(tile: int) -> str:
    """The colour of its ground."""
    if IS_BOAT[tile]:
        return "shore"
    if tile < FIRST_HOME:
        return f"land-{SEASONS[tile // 12]}"
    return "land-home" if tile < FIRST_TURN_ORDER else "land-order"


def _line(d: int, width: float, colour: str, reach: float = 0.995) -> str:
    x, y = side_middle(d, R, reach)
    return f'<path d="M0 0 L{num(x)} {num(y)}" stroke="{var(colour)}" stroke-width="{num(width)}"/>'


def edges(tile: int, turned: int) -> str:
    """F-1.4: what lies at the six sides, roads above water."""
    lies = [int(EDGE[tile, (d - turned) % 6]) for d in range(6)]
    water = [d for d in range(6) if lies[d] == WATER]
    roads = [d for d in range(6) if lies[d] == ROAD]
    out = []
    if water:
        out.append(f'<circle r="27" fill="{var("bank")}"/>')
        out += [_line(d, 54, "bank") for d in water]
        out.append(f'<circle r="23.5" fill="{var("water")}"/>')
        out += [_line(d, 47, "water") for d in water]
        for d in water:
            x, y = side_middle(d, R, 0.72)
            wave = f"M{num(x - 10)} {num(y)} q5 -5 10 0 t10 0"
            out.append(f'<path d="{wave}" fill="none" stroke="{var("wave")}" stroke-width="2"/>')
    out += [_line(d, 15, "road-edge") for d in roads]
    if roads:
        out.append(f'<circle r="7" fill="{var("road")}"/>')
    out += [_line(d, 10.5, "road") for d in roads]
    return "".join(out)


def _star_sign(tile: int, players: int) -> str:
    """F-2.6: the number of a turn order tile, and the purple figure on the highest one."""
    number = order_number(tile)
    if not number:
        return ""
    figure = number == int(TURN_ORDERS[players])
    out = rect(-27, STRIP_Y - 9.5, 54, 25, 12, var("strip"))
    out += text_svg(str(number), -10 if figure else 0, STRIP_Y + 3, 22, "cream", weight=800)
    if figure:
        out += use("worker-purple", 12, STRIP_Y + 5, scale=0.7, tone="purple")
    return out


def _boat_sign(tile: int) -> str:
    return use("hull", 0, STRIP_Y + 6, scale=0.78) if IS_BOAT[tile] else ""


@lru_cache(maxsize=1024)
def tile_art(tile: int, side: int, turned: int, players: int, colour: int = -1) -> str:
    """A tile of radius R. `colour`: the workers' colour it is locked to (F-1.6), -1: none."""
    up = bool(UPGRADABLE[tile]) and side == 1
    shape = hex_path(R - 0.8)
    out = [
        f'<path d="{hex_path(R)}" transform="translate(2 4)" fill="{var("shadow")}" '
        'fill-opacity="0.45"/>',
        f'<path d="{shape}" fill="{var(kind_of(tile))}"/>',
        f'<path d="{shape}" fill="url(#grass)"/>',
        edges(tile, turned),
        f'<path d="{shape}" fill="url(#hex-light)"/>',
        f'<path d="{shape}" fill="none" stroke="{var("gold" if up else "hedge")}" '
        f'stroke-width="{3 if up else 1.8}"/>',
    ]
    if colour >= 0:
        out.append(
            f'<g class="tone-{WORKERS[colour]}"><path d="{hex_path(R - 5)}" fill="none" '
            f'stroke="{var("tone-deep")}" stroke-width="6"/><path d="{hex_path(R - 5)}" '
            f'fill="none" stroke="{var("tone")}" stroke-width="3.4"/></g>'
        )
    tokens = face(tile, side)
    most = 80.0
    broad = min(most, sum(wide(t) for t in tokens) * 0.98) + 10
    stroke = f'stroke="{var("gold-deep" if up else "hedge")}" stroke-width="{2.4 if up else 1.6}"'
    out.append(rect(-broad / 2, PLAQUE_Y - 16, broad, 32, 11, var("plaque"), stroke))
    out.append(row(tokens, 0, PLAQUE_Y, most, 0.98))
    if UPGRADABLE[tile] and side == 0:
        strip = [*cost(tile), ("gain", ""), *face(tile, 1)]
        broad = min(80.0, sum(wide(t) for t in strip) * 0.64) + 8
        out.append(rect(-broad / 2, STRIP_Y - 9.5, broad, 19, 9.5, var("strip")))
        out.append(row(strip, 0, STRIP_Y, 80, 0.64, "cream"))
    out += [_star_sign(tile, players), _boat_sign(tile)]
    return "".join(out)


def users(s: Any, tile: int) -> str:
    """F-5: the workers standing on a tile, small, above its plaque."""
    there = [c for c in range(4) for _ in range(int(s["on_tile"][tile][c]))]
    step = min(12.5, 66 / max(1, len(there)))
    first = -(len(there) - 1) / 2 * step
    return "".join(
        use(f"worker-{WORKERS[c]}", first + i * step, 0, scale=0.62, tone=WORKERS[c])
        for i, c in enumerate(there)
    )


def is_boat_tile(tile: int) -> bool:
    return tile >= FIRST_BOAT
