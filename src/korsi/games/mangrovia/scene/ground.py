"""What never moves: the lagoon with its map, the archipelago, the oracle rock."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import dist
from typing import Any

from korsi.core.scene import FACES, Area, column_svg, num, place, rect, text_svg, use, var

from ..box import LANDSCAPES, PATH_IDS, PIERS, SITES, SPACE_COUNT, SPACES
from ..moves import COLUMNS
from . import faces
from .faces import line
from .places import (
    COLS,
    ISLAND,
    ROWS,
    Layout,
    boat_place,
    island_name,
    path_line,
    pier_place,
    rock_place,
    site_place,
    space_middle,
)


@cache
def ground(at: Layout) -> str:
    paths = "".join(
        line(*path_line(path, at), var("wood"), 16) + line(*path_line(path, at), var("path"), 11)
        for path in range(len(PATH_IDS))
    )
    spaces = "".join(_space_ground(i, at) for i in range(SPACE_COUNT))
    land = _lagoon(at) + paths + _areas(at) + _numbers(at) + spaces
    return land + _archipelago(at) + _shelf(at) + _rock(at)


Names = list[tuple[str, float, float]]


def _columns(at: Layout) -> Names:
    """Columns as the log calls them."""
    (left, top), (wide, _) = at.grid, at.cell
    head = top - (15 if at.tall else 9)
    return [(COLUMNS[col], left + (col + 0.5) * wide, head) for col in range(COLS)]


def _rows(at: Layout) -> Names:
    (left, top), (wide, high) = at.grid, at.cell
    x, up = (left - 14, 29) if at.tall else (left + COLS * wide + 12, 0)
    return [(str(row + 1), x, top + (row + 0.5) * high - up) for row in range(ROWS)]


def _islands(at: Layout) -> Names:
    """A label in the water beside each island space."""
    numbers = ["".join(filter(str.isdigit, SPACES[i].id)) for i in ISLAND]
    return [(number, *island_name(i, at)) for number, i in zip(numbers, ISLAND, strict=True)]


def labels(at: Layout) -> Iterator[Area]:
    """What the names beside the map explain: the path of theirs, else the space next to them."""
    side = 1.2 * at.letters
    for col, (_, x, y) in enumerate(_columns(at), 1):
        for space in _nearest(x, y, [i for i, s in enumerate(SPACES) if s.col == col], at):
            yield Area(f"path-{space.v}" if space.v else f"space-{space.id}", x, y, side, side)
    for row, (_, x, y) in enumerate(_rows(at), 1):
        for space in _nearest(x, y, [i for i, s in enumerate(SPACES) if s.row == row], at):
            yield Area(f"path-{space.h}" if space.h else f"space-{space.id}", x, y, side, side)
    for i, (_, x, y) in zip(ISLAND, _islands(at), strict=True):
        yield Area(f"space-{SPACES[i].id}", x, y, side, side)


def _nearest(x: float, y: float, spaces: list[int], at: Layout) -> list[Any]:
    """None where another box leaves a column or a row empty."""
    there = sorted(spaces, key=lambda i: dist((x, y), space_middle(i, at)))
    return [SPACES[i] for i in there[:1]]


def _numbers(at: Layout) -> str:
    columns, names = _columns(at), _rows(at) + _islands(at)
    disc = f'r="{num(at.letters * 0.58)}" fill="{var("lagoon")}"'  # paths run below some of them
    out = "".join(f'<circle cx="{num(x)}" cy="{num(y)}" {disc}/>' for _, x, y in columns)
    out += "".join(column_svg(*name, at.letters, "cream") for name in columns)
    out += "".join(text_svg(*name, at.letters, "cream") for name in names)
    return out


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
    x, y = space_middle(i, at)
    drawn = FACES[faces.bare_space(i, *at.cell)]
    return f'<g id="ground-{SPACES[i].id}" transform="{place(x, y)}">{drawn}</g>'


def _archipelago(at: Layout) -> str:
    """M-2.11, M-5.5: six sites between twelve piers; what each pier offers as symbols."""
    out = rect(*at.sea, 20, "url(#lagoon)", f'stroke="{var("edge")}"') + _route(at)
    large = at.piers_scale
    for site in range(SITES):
        x, y = site_place(site, at)
        out += line(x - at.pier_out, y, x + at.pier_out, y, var("wood"), 5)
        for rx, ry, fill in ((34, 27, "path"), (26, 20, "land-1")):
            size = f'rx="{num(rx * large)}" ry="{num(ry * large)}"'
            out += f'<ellipse cx="{num(x)}" cy="{num(y)}" {size} fill="{var(fill)}"/>'
        out += text_svg(str(site + 1), x, y, 19 * large, "land-ink", weight=500)
    for pier in range(len(PIERS)):
        drawn = FACES[faces.printed_pier(pier, *at.pier, large)]
        where = place(*pier_place(pier, at))
        out += f'<g id="pier-{pier + 1}" transform="{where}">{drawn}</g>'
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


def _rock(at: Layout) -> str:
    """M-9.1: the oracle rock with its four landscapes."""
    (x, y), side = at.rock, at.rock_cell
    half = side + 10
    out = rect(x - half, y - half, 2 * half, 2 * half, 26, var("stone-dark"))
    for land, name in enumerate(LANDSCAPES):
        where = place(*rock_place(land, at))
        drawn = FACES[faces.printed_landscape(land, side)]
        out += f'<g id="rock-{name}" transform="{where}">{drawn}</g>'
    return out


def _shelf(at: Layout) -> str:
    """Beds for the cards to be had, and for the viewer's hand; on a phone its strip is one."""
    edge = f'stroke="{var("edge")}" stroke-width="1.5" fill-opacity="0.85"'
    beds = (at.offer,) if at.tall else (at.offer, at.hand)
    return "".join(rect(*bed, 16, var("panel"), edge) for bed in beds)
