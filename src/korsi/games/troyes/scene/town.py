"""The town behind the table: what there is to look at while cards and events are still to come."""

from __future__ import annotations

from functools import cache

from korsi.core.scene import num, rect, use, var

from ..box import BUILDINGS, COLOURS
from .places import Box
from .signs import band

# houses side by side: how wide, how high, and what roof
_HOUSES = (
    (34, 30, "gable"), (24, 46, "spire"), (38, 24, "gable"), (30, 34, "battlements"),
    (26, 28, "gable"), (44, 38, "battlements"), (22, 58, "spire"), (36, 26, "gable"),
    (28, 36, "gable"), (34, 22, "gable"), (26, 50, "spire"), (40, 30, "battlements"),
    (30, 26, "gable"), (24, 40, "gable"), (38, 32, "gable"), (24, 62, "spire"),
)  # fmt: skip
_WALL = f'fill="{var("cobble")}" fill-opacity="0.5"'
_LIGHT = f'fill="{var("lit")}" fill-opacity="0.55"'


def _roof(kind: str, x: float, top: float, wide: float) -> str:
    if kind == "battlements":
        step = wide / 7
        teeth = "".join(f"h{num(step)} v{num(4 if i % 2 else -4)} " for i in range(6))
        return f"M{num(x)} {num(top)} v-4 {teeth}h{num(step)} V{num(top)} Z"
    up = wide * (0.95 if kind == "spire" else 0.42)
    left, right = x - 2, x + wide + 2
    return (
        f"M{num(left)} {num(top)} L{num(x + wide / 2)} {num(top - up)} L{num(right)} {num(top)} Z"
    )


@cache
def skyline(here: Box) -> str:
    """Houses along the lower edge of a part of the table, here and there a light in a window."""
    out, x, i = [], here.x + 10, 0
    while x + _HOUSES[i % len(_HOUSES)][0] < here.x + here.w - 8:
        wide, high, kind = _HOUSES[i % len(_HOUSES)]
        top = here.bottom - 3 - high
        path = f"M{num(x)} {num(here.bottom - 3)} V{num(top)} h{wide} V{num(here.bottom - 3)} Z"
        out.append(f'<path d="{path}{_roof(kind, x, top, wide)}" {_WALL}/>')
        for k in range(1 + i % 3):
            left = x + 5 + (7 * k + 5 * i) % (wide - 13)
            out.append(
                f'<rect x="{num(left)}" y="{num(top + 6 + 9 * (k % 2))}" width="4" height="5.5" '
                f'rx="1" {_LIGHT}/>'
            )
        x, i = x + wide + 3, i + 1
    return "".join(out)


def card_back(colour: int, x: float, y: float, size: tuple[float, float]) -> str:
    """A card face down round its middle: the building whose dice it takes, in its colour."""
    w, h = size
    house = use(f"house-{BUILDINGS[colour].replace('_', '-')}", 0, 0, scale=2.1)
    ink = var(f"{COLOURS[colour]}-band")
    inner = x - w / 2 + 6, y - h / 2 + 15, w - 12, h - 21, 8
    tinted = f'fill-opacity="0.16" stroke="{ink}" stroke-opacity="0.6" stroke-width="1.5"'
    return (
        band(x - w / 2, y - h / 2, w, 9, f"{COLOURS[colour]}-band")
        + rect(*inner, ink, tinted)
        + rect(*inner, "url(#weave)")
        + f'<g transform="translate({num(x)} {num(y - 10)})" fill="{ink}" stroke="{ink}" '
        f'opacity="0.7">{house}</g>'
    )
