"""What never moves: the lagoon with its map, the archipelago, the oracle rock."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import num, rect, text_svg, use, var

from ..box import LANDS_OF, LANDSCAPES, PATH_IDS, PIERS, SITES, SPACE_COUNT, SPACES
from ..moves import COLUMNS
from .faces import price_sign
from .places import (
    CARDS_TOP,
    CELL_H,
    CELL_W,
    COLS,
    EAST,
    HAND_H,
    HAND_TOP,
    ISLAND,
    LEFT,
    MAP_H,
    MAP_W,
    MIDDLE,
    PIER_STEP_Y,
    PIER_TOP,
    ROCK,
    ROCK_CELL,
    ROWS,
    SEA_W,
    SIDE,
    SIDE_W,
    TOP,
    WEST,
    boat_place,
    path_line,
    pier_place,
    pier_width,
    rock_place,
    site_place,
    space_middle,
)


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> str:
    return (
        f'<path d="M{num(x)} {num(y)} L{num(to_x)} {num(to_y)}" stroke="{colour}" '
        f'stroke-width="{num(width)}" stroke-linecap="round"/>'
    )


@cache
def ground() -> str:
    paths = "".join(
        _line(*path_line(path), var("wood"), 16) + _line(*path_line(path), var("path"), 11)
        for path in range(len(PATH_IDS))
    )
    spaces = "".join(_space_ground(i) for i in range(SPACE_COUNT))
    return _lagoon() + _numbers() + paths + _areas() + spaces + _archipelago() + _rock() + _shelf()


def _numbers() -> str:
    """Columns and rows as the log calls them; a label in the water beside each island space."""
    right, foot = LEFT + COLS * CELL_W + 12, TOP + ROWS * CELL_H + 11
    names = [(COLUMNS[col], LEFT + (col + 0.5) * CELL_W, foot) for col in range(COLS)]
    names += [(str(row + 1), right, TOP + (row + 0.5) * CELL_H) for row in range(ROWS)]
    for i in ISLAND:
        x, y = space_middle(i)
        names.append(("".join(filter(str.isdigit, SPACES[i].id)), x + CELL_W / 2 + 8, y))
    out = "".join(text_svg(*name, 17, "cream") for name in names)
    return f'<g opacity="0.75">{out}</g>'


def _lagoon() -> str:
    """The water round the map, with the one woven ornament along its upper edge."""
    edge = f'stroke="{var("edge")}" stroke-width="2"'
    ripples = "".join(
        use("ripple", 60 + (i * 211) % (MAP_W - 120), 120 + (i * 157) % (MAP_H - 180))
        for i in range(16)
    )
    kilim = f'<rect x="22" y="14" width="{num(MAP_W - 30)}" height="14" fill="url(#kilim)"/>'
    return rect(10, 10, MAP_W - 6, MAP_H - 6, 22, "url(#lagoon)", edge) + kilim + ripples


def _areas() -> str:
    """M-2.6: the two rings; their middle is no space."""
    out = ""
    for area, fill, mark in (("stone", "stone-dark", "stone"), ("pole", "wood", "wood-light")):
        at = [space_middle(i) for i, s in enumerate(SPACES) if s.area == area]
        x, y = min(p[0] for p in at) - CELL_W / 2 + 1, min(p[1] for p in at) - CELL_H / 2 + 1
        frame = f'fill-opacity="0.55" stroke="{var(mark)}" stroke-width="3"'
        out += rect(x, y, 3 * CELL_W - 2, 3 * CELL_H - 2, 16, var(fill), frame)
    return out


def _space_ground(i: int) -> str:
    """M-2.1: landscape, price and currency, printed points, red circle."""
    s = SPACES[i]
    x, y = space_middle(i)
    w, h = CELL_W - 10, CELL_H - 10
    lands = LANDS_OF[i]
    ring = "circle" if s.amulet else "land-ink"
    stroke = f'stroke="{var(ring)}" stroke-width="{4 if s.amulet else 1.5}"'
    rx = h / 2 if s.amulet else 13.0
    body = rect(-w / 2, -h / 2, w, h, rx, var(f"land-{lands[0]}"), stroke)
    if len(lands) == 2:
        half = f"M{num(w / 2 - 13)} {num(-h / 2)} Q{num(w / 2)} {num(-h / 2)} {num(w / 2)} "
        half += f"{num(-h / 2 + 13)} V{num(h / 2 - 13)} Q{num(w / 2)} {num(h / 2)} "
        half += f"{num(w / 2 - 13)} {num(h / 2)} H{num(-w / 2 + 13)} Z"
        body += f'<path d="{half}" fill="{var(f"land-{lands[1]}")}"/>'
        body += use(f"land-{lands[0]}", -14, 7, scale=0.72)
        body += use(f"land-{lands[1]}", 17, 14, scale=0.72)
    else:
        body += use(f"land-{lands[0]}", 3, 14, scale=0.95)
    body += price_sign(s.cur, s.price, -w / 2 + 17, -h / 2 + 17, 1.4)
    if s.pts:
        body += use("star", w / 2 - 17, -h / 2 + 18, scale=1.6)
        body += text_svg(str(s.pts), w / 2 - 17, -h / 2 + 18.5, 18, "night", weight=800)
    return f'<g id="ground-{s.id}" transform="translate({num(x)} {num(y)})">{body}</g>'


def _archipelago() -> str:
    """M-2.11, M-5.5: six sites between twelve piers; what each pier offers as symbols."""
    tall = PIER_TOP + SITES * PIER_STEP_Y - 6
    out = rect(SIDE - 4, 10, SEA_W, tall, 20, "url(#lagoon)", f'stroke="{var("edge")}"')
    out += _route()
    for site in range(SITES):
        x, y = site_place(site)
        out += _line(WEST, y, EAST, y, var("wood"), 5)
        out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="34" ry="27" fill="{var("path")}"/>'
        out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="26" ry="20" fill="{var("land-1")}"/>'
        out += text_svg(str(site + 1), x, y, 17, "land-ink", weight=500)
    for pier in range(len(PIERS)):
        x, y = pier_place(pier)
        plank = f'stroke="{var("wood")}" stroke-width="2"'
        wide = pier_width(pier)
        drawn = rect(x - wide / 2, y - 25, wide, 50, 9, var("wood-light"), plank)
        drawn += text_svg(str(pier + 1), x - wide / 2 + 15, y - 11, 17, "night", weight=800)
        out += f'<g id="pier-{pier + 1}">{drawn}{_steps(pier, x + 12, y + 2)}</g>'
    return out


def _route() -> str:
    """M-5.1: the boat's way, down one side and up the other."""
    (x, top), (_, low) = boat_place(0), boat_place(SITES - 1)
    far, _ = boat_place(SITES)
    way = f"M{num(MIDDLE)} 48 Q{num(x)} 48 {num(x)} {num(top)} V{num(low - 12)} "
    way += f"Q{num(x)} {num(low + 32)} {num(x + 50)} {num(low + 32)} H{num(far - 50)} "
    way += f"Q{num(far)} {num(low + 32)} {num(far)} {num(low - 12)} V{num(top)}"
    dots = 'stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round" stroke-opacity="0.75"'
    out = f'<path d="{way}" fill="none" stroke="{var("cream")}" {dots}/>'
    tip = f"M{num(far - 9)} {num(top - 20)} L{num(far)} {num(top - 32)} L{num(far + 9)} "
    return out + f'<path d="{tip}{num(top - 20)} Z" fill="{var("cream")}" fill-opacity="0.75"/>'


def _steps(pier: int, x: float, y: float) -> str:
    """The steps of an action in a row; a stroke stands between alternatives."""
    ways = PIERS[pier]
    wide = sum(21 * len(steps) for steps in ways) + 10 * (len(ways) - 1)
    at = x - wide / 2 + 11
    out = ""
    for i, steps in enumerate(ways):
        if i:
            out += _line(at - 8, y + 11, at - 3, y - 11, var("night"), 2.5)
            at += 10
        for step in steps:
            out += use(f"step-{step}", at, y, scale=1.1)
            at += 21
    return out


def _rock() -> str:
    """M-9.1: the oracle rock with its four landscapes."""
    x, y = ROCK
    half, side = ROCK_CELL + 10, ROCK_CELL
    out = rect(x - half, y - half, 2 * half, 2 * half, 26, var("stone-dark"))
    for land, name in enumerate(LANDSCAPES):
        x, y = rock_place(land)
        cell = rect(x - side / 2, y - side / 2, side, side, 15, var(f"land-{land}"))
        sign = use(f"land-{land}", x - 14, y + 16, scale=0.9)
        out += f'<g id="rock-{name}">{cell}{sign}</g>'
    return out


def _shelf() -> str:
    """Beds for the cards to be had, and for the viewer's hand."""
    edge = f'stroke="{var("edge")}" stroke-width="1.5" fill-opacity="0.85"'
    out = rect(SIDE - 4, CARDS_TOP, SIDE_W + 8, 100, 16, var("panel"), edge)
    return out + rect(10, HAND_TOP, MAP_W - 6, HAND_H, 16, var("panel"), edge)
