"""Targets in the shape of what lies there: hexagons for tiles, a place at its side for a bid."""

from __future__ import annotations

from korsi.core.scene import Target, use, var, words

from .faces import rect
from .places import hex_path
from .signs import tone_of

DASHED = 'fill-opacity="0.14" stroke-dasharray="9 6" stroke-linecap="round"'


def shaped(t: Target) -> Target:
    """A target of the shape "hex" or "bid" with its drawing; others keep the ring."""
    if t.shape == "hex":
        return t._replace(face=hexagon(t) + _number(t))
    return t._replace(face=bid_place(t)) if t.shape == "bid" else t


def hexagon(t: Target) -> str:
    look = DASHED if t.look == "place" else 'fill-opacity="0"'
    return (
        f'<path class="hit" d="{hex_path(t.width / 2)}" fill="{var("gold")}" '
        f'stroke="{var("gold")}" stroke-width="3" stroke-linejoin="round" {look}/>'
    )


def _number(t: Target) -> str:
    """How many moves would be left there (F-7.3)."""
    if not t.badge:
        return ""
    x, y = t.badge_at
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="{var("gold")}"/>'
    return f'<g class="badge">{disc}{words(t.badge, x, y, 19, "night", weight=800)}</g>'


def bid_place(t: Target) -> str:
    """The side of a tile that faces the viewer: the least bid there, in the colour it must have."""
    w, h = t.width - 4, t.height - 8  # a finger gets more than it sees
    room = rect(-t.width / 2, -t.height / 2, t.width, t.height, 18, var("gold"), 'fill-opacity="0"')
    under = rect(-w / 2, -h / 2, w, h, h / 2, var("panel")) if t.badge else ""
    look = f'class="hit" stroke="{var("gold")}" stroke-width="2.4" {DASHED}'
    out = room + under + rect(-w / 2, -h / 2, w, h, h / 2, var("gold"), look)
    if t.badge:
        out += use(t.badge_art, -10, 1.5, scale=0.68, tone=tone_of(t.badge_art))
        out += words(t.badge, 10, 0, 18, "ink", weight=800)
    return out
