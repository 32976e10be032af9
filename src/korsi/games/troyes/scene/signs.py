"""The words of the pictures: the small drawings every face is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import num, place, rect, sign, text_svg, use, var

from ..box import COLOURS, NEUTRAL

EDGE = f'stroke="{var("edge")}" stroke-width="1.4"'


def framed(x: float, y: float, w: float, h: float, fill: str = "stone") -> str:
    return rect(x, y, w, h, 12, var(fill), EDGE)


def band(x: float, y: float, w: float, h: float, fill: str) -> str:
    """The coloured head of a card: round above, straight below."""
    r = 9
    path = (
        f"M{num(x)} {num(y + h)} V{num(y + r)} Q{num(x)} {num(y)} {num(x + r)} {num(y)} "
        f"H{num(x + w - r)} Q{num(x + w)} {num(y)} {num(x + w)} {num(y + r)} V{num(y + h)} Z"
    )
    return f'<path d="{path}" fill="{var(fill)}"/>'


def moved(x: float, y: float, markup: str, scale: float = 1) -> str:
    larger = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){larger}">{markup}</g>'


# --------------------------------------------------------------------------- owners


def toned(tone: str, markup: str, x: float, y: float, scale: float = 1) -> str:
    """Something in a colour of its own."""
    return f'<g class="tone-{tone}" transform="{place(x, y, 0, scale)}">{markup}</g>'


def chip(owner: int, x: float, y: float, size: float = 22) -> str:
    """An owner's colour and shape on a small tile."""
    edge = f'stroke="{var("tone-deep")}" stroke-width="1.5"'
    tile = rect(-size / 2, -size / 2, size, size, size / 4, var("tone"), edge)
    return toned(f"seat{owner}", tile + sign(owner, 0, 0, size / 1.5), x, y)


# --------------------------------------------------------------------------- things


def pips(value: int) -> str:
    return f'<g fill="{var("tone-ink")}">{use(f"pips-{value}")}</g>'


def small_die(colour: str, x: float, y: float, scale: float = 0.5, value: int = 0) -> str:
    """A die in a drawing; without a value it stands for any of its colour."""
    return toned(colour, use(f"die-{colour}") + (pips(value) if value else ""), x, y, scale)


def cube(owner: int, x: float, y: float, scale: float = 0.8) -> str:
    return toned(f"seat{owner}", use("cube") + sign(owner, 0, 3, 8.4), x, y, scale)


def token(owner: int, x: float, y: float, scale: float = 0.62) -> str:
    return toned(f"seat{owner}", use("citizen") + sign(owner, 0, 7, 14), x, y, scale)


# --------------------------------------------------------------------------- numbers


def lit_edge(lit: bool, plain: float) -> str:
    """The outline of something that may be lit."""
    return f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else plain:g}"'


def ink_on(colour: str) -> str:
    """What can be read on a card's band."""
    return "cream" if colour == "red" else "night"


def sure(entry: dict[str, Any], what: str) -> bool:
    """Is this number of the box more than our reconstruction?"""
    return bool(entry.get("conf", {}).get(what, "certain") != "reconstructed")


def number(text: str, x: float, y: float, size: float, fill: str = "ink", anchor: str = "middle",
           certain: bool = True) -> str:  # fmt: skip
    """A number of the box; dots below one that is reconstructed."""
    shown = text_svg(text, x, y, size, fill, anchor=anchor)
    if certain:
        return shown
    wide = size * 0.56 * len(text)
    left = {"middle": x - wide / 2, "start": x, "end": x - wide}[anchor]
    at = f"M{num(left)} {num(y + size * 0.52)} h{num(wide)}"
    return shown + (
        f'<path d="{at}" fill="none" stroke="{var(fill)}" stroke-width="2" '
        'stroke-dasharray="0.1 3.6" stroke-linecap="round" stroke-opacity="0.75"/>'
    )


SIZE = 19.0
LEAST = 16.0  # of a number, however narrow its card: 11 px on a phone, 10 px in a small window
WIDE = {"cube": 19.0, "flag": 20.0, "arrow": 22.0}


def _sign(what: str) -> tuple[float, str]:
    if what in COLOURS or what == "black":
        return 25, small_die(what, 12, 0, 0.64)
    if what == "cube":
        return 20, f'<g class="tone-seat4">{use("cube", 10, 0, scale=0.95)}</g>'
    if what == "grey":  # a citizen of the neutral player, or of Le Roy
        return 24, token(NEUTRAL, 12, -2, 0.7)
    return WIDE.get(what, 24.0), use(what, WIDE.get(what, 24.0) / 2, 0, scale=0.95)


def glyphs(parts: Sequence[str], space: float = 1000.0, certain: bool = True) -> str:
    """Signs side by side, centred: `7coin` is a number and a coin, `red` a die, `>` an arrow."""
    drawn: list[tuple[float, str, bool]] = []  # how wide, what, is it a number?
    for part in parts:
        text = part.rstrip("abcdefghijklmnopqrstuvwxyz")
        what = part[len(text) :]
        if text == ">":
            drawn.append((23, use("arrow", 11, 0), False))
        elif text:
            wide = SIZE * 0.56 * len(text)
            is_sure = certain or not any(c.isdigit() for c in text)
            shown = number(text, 1, 0, SIZE, anchor="start", certain=is_sure)
            drawn.append((wide + 5, shown, True))
        if what:
            drawn.append((*_sign(what), False))
    whole = sum(width for width, *_ in drawn)
    scale = min(1.0, space / whole) if whole else 1.0
    # numbers stay readable: signs make room for them
    written = sum(width for width, _, text in drawn if text)
    large = max(scale, LEAST / SIZE) if written < whole else scale
    small = min(1.0, (space - written * large) / (whole - written)) if written < whole else scale
    x, out = -(written * large + (whole - written) * small) / 2, []
    for width, markup, is_number in drawn:
        out.append(moved(x, 0, markup, large if is_number else small))
        x += width * (large if is_number else small)
    return "".join(out)
