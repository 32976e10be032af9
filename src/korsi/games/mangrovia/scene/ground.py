"""What never moves: the lagoon with its map, the archipelago, the oracle rock."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import num, rect, text_svg, use, var

from ..box import LANDS_OF, LANDSCAPES, PATH_IDS, PIERS, SITES, SPACE_COUNT, SPACES
from ..moves import COLUMNS
from .faces import price_sign
from .places import (
    COLS,
    ISLAND,
    ROWS,
    Layout,
    boat_place,
    path_line,
    pier_place,
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
def ground(at: Layout) -> str:
    paths = "".join(
        _line(*path_line(path, at), var("wood"), 16) + _line(*path_line(path, at), var("path"), 11)
        for path in range(len(PATH_IDS))
    )
    spaces = "".join(_space_ground(i, at) for i in range(SPACE_COUNT))
    land = _lagoon(at) + _numbers(at) + paths + _areas(at) + spaces
    return land + _archipelago(at) + _shelf(at) + _rock(at)


def _numbers(at: Layout) -> str:
    """Columns and rows as the log calls them; a label in the water beside each island space."""
    (left, top), (wide, high) = at.grid, at.cell
    foot = top + ROWS * high + 13
    names = [(COLUMNS[col], left + (col + 0.5) * wide, foot) for col in range(COLS)]
    for row in range(ROWS):
        y = top + (row + 0.5) * high
        x = left - 14 if at.tall else left + COLS * wide + 12
        names.append((str(row + 1), x, y - 29 if at.tall else y))
    for i in ISLAND:
        x, y = space_middle(i, at)
        number = "".join(filter(str.isdigit, SPACES[i].id))
        names.append((number, x + wide / 2 + 10, y))
    out = "".join(text_svg(*name, at.letters, "cream") for name in names)
    return f'<g opacity="0.85">{out}</g>'


def _lagoon(at: Layout) -> str:
    """The water round the map, with the one woven ornament along its upper edge."""
    stroke = f'stroke="{var("edge")}" stroke-width="2"'
    (wide, high), edge = at.map, at.edge
    ripples = "".join(
        use("ripple", 60 + (i * 211) % (wide - 120), 120 + (i * 157) % (high - 180))
        for i in range(16)
    )
    kilim = f'<rect x="22" y="{num(edge + 4)}" width="{num(wide - 34)}" height="14" '
    kilim += 'fill="url(#kilim)"/>'
    water = rect(edge, edge, wide - edge + 4 * (not at.tall), high - edge + 4, 22, "url(#lagoon)",
                 stroke)  # fmt: skip
    return water + kilim + ripples


def _areas(at: Layout) -> str:
    """M-2.6: the two rings; their middle is no space."""
    out, (wide, high) = "", at.cell
    for area, fill, mark in (("stone", "stone-dark", "stone"), ("pole", "wood", "wood-light")):
        ring = [space_middle(i, at) for i, s in enumerate(SPACES) if s.area == area]
        x, y = min(p[0] for p in ring) - wide / 2 + 1, min(p[1] for p in ring) - high / 2 + 1
        frame = f'fill-opacity="0.55" stroke="{var(mark)}" stroke-width="3"'
        out += rect(x, y, 3 * wide - 2, 3 * high - 2, 16, var(fill), frame)
    return out


def _space_ground(i: int, at: Layout) -> str:
    """M-2.1: landscape, price and currency, printed points, red circle."""
    s = SPACES[i]
    x, y = space_middle(i, at)
    w, h = at.cell[0] - 10, at.cell[1] - 10
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
        body += use(f"land-{lands[0]}", -14, 10, scale=0.68)
        body += use(f"land-{lands[1]}", 18, 17, scale=0.68)
    else:
        body += use(f"land-{lands[0]}", 3, 16, scale=0.95)
    body += price_sign(s.cur, s.price, -w / 2 + 18, -h / 2 + 18, 1.6)
    if s.pts:
        body += use("star", w / 2 - 19, -h / 2 + 19, scale=1.85)
        body += text_svg(str(s.pts), w / 2 - 19, -h / 2 + 19.5, 23, "night", weight=800)
    return f'<g id="ground-{s.id}" transform="translate({num(x)} {num(y)})">{body}</g>'


def _archipelago(at: Layout) -> str:
    """M-2.11, M-5.5: six sites between twelve piers; what each pier offers as symbols."""
    out = rect(*at.sea, 20, "url(#lagoon)", f'stroke="{var("edge")}"') + _route(at)
    large, (wide, high) = at.piers_scale, at.pier
    for site in range(SITES):
        x, y = site_place(site, at)
        out += _line(x - at.pier_out, y, x + at.pier_out, y, var("wood"), 5)
        for rx, ry, fill in ((34, 27, "path"), (26, 20, "land-1")):
            size = f'rx="{num(rx * large)}" ry="{num(ry * large)}"'
            out += f'<ellipse cx="{num(x)}" cy="{num(y)}" {size} fill="{var(fill)}"/>'
        out += text_svg(str(site + 1), x, y, 19 * large, "land-ink", weight=500)
    for pier in range(len(PIERS)):
        x, y = pier_place(pier, at)
        plank = f'stroke="{var("wood")}" stroke-width="2"'
        drawn = rect(x - wide / 2, y - high / 2, wide, high, 9, var("wood-light"), plank)
        number = x - wide / 2 + 14 * large, y - high / 2 + 14 * large
        drawn += text_svg(str(pier + 1), *number, 19 * large, "night", weight=800)
        out += f'<g id="pier-{pier + 1}">{drawn}{_steps(pier, x, y, at)}</g>'
    return out


def _route(at: Layout) -> str:
    """M-5.1: the boat's way, down one side and up the other."""
    (x, top), (_, low) = boat_place(0, at), boat_place(SITES - 1, at)
    far, _ = boat_place(SITES, at)
    middle, start = boat_place(-1, at)
    foot = low + at.site_step / 2
    way = f"M{num(middle)} {num(start)} Q{num(x)} {num(start)} {num(x)} {num(top)} "
    way += f"V{num(low - 12)} Q{num(x)} {num(foot)} {num(x + 50)} {num(foot)} H{num(far - 50)} "
    way += f"Q{num(far)} {num(foot)} {num(far)} {num(low - 12)} V{num(top)}"
    dots = 'stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round" stroke-opacity="0.75"'
    out = f'<path d="{way}" fill="none" stroke="{var("cream")}" {dots}/>'
    tip = f"M{num(far - 9)} {num(top - 20)} L{num(far)} {num(top - 32)} L{num(far + 9)} "
    return out + f'<path d="{tip}{num(top - 20)} Z" fill="{var("cream")}" fill-opacity="0.75"/>'


def _steps(pier: int, x: float, y: float, at: Layout) -> str:
    """The steps of an action in a row; a stroke stands between alternatives."""
    ways, large = PIERS[pier], at.piers_scale
    wide = (sum(21 * len(steps) for steps in ways) + 10 * (len(ways) - 1)) * large
    across, y = x + 12 * large - wide / 2 + 11 * large, y + 2
    out = ""
    for i, steps in enumerate(ways):
        if i:
            slash = across - 8 * large, y + 11 * large, across - 3 * large, y - 11 * large
            out += _line(*slash, var("night"), 2.5)
            across += 10 * large
        for step in steps:
            out += use(f"step-{step}", across, y, scale=1.1 * large)
            across += 21 * large
    return out


def _rock(at: Layout) -> str:
    """M-9.1: the oracle rock with its four landscapes."""
    (x, y), side = at.rock, at.rock_cell
    half = side + 10
    out = rect(x - half, y - half, 2 * half, 2 * half, 26, var("stone-dark"))
    for land, name in enumerate(LANDSCAPES):
        x, y = rock_place(land, at)
        cell = rect(x - side / 2, y - side / 2, side, side, 15, var(f"land-{land}"))
        sign = use(f"land-{land}", x - side / 5, y + side / 4, scale=side / 73)
        out += f'<g id="rock-{name}">{cell}{sign}</g>'
    return out


def _shelf(at: Layout) -> str:
    """Beds for the cards to be had, and for the viewer's hand."""
    edge = f'stroke="{var("edge")}" stroke-width="1.5" fill-opacity="0.85"'
    return rect(*at.offer, 16, var("panel"), edge) + rect(*at.hand, 16, var("panel"), edge)
