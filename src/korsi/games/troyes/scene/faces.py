"""The small drawings everything on the table is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.scene import Noun, Piece, num, use, var, words

from ..box import BOX, COLOURS, NEUTRAL


def rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )


def framed(x: float, y: float, w: float, h: float, fill: str = "stone") -> str:
    return rect(x, y, w, h, 12, var(fill), f'stroke="{var("edge")}" stroke-width="1.5"')


def sign(owner: int, x: float, y: float, scale: float = 1, ink: str = "tone-ink") -> str:
    """The shape that tells an owner without colour."""
    return f'<g fill="{var(ink)}">{use(f"sign-{owner}", x, y, scale=scale)}</g>'


def whose(owner: int) -> dict[str, Any]:
    return {"tone": f"seat{owner}", "owner": owner if owner < NEUTRAL else -1}


# what is said of a player's thing, and of the same thing of grey or Le Roy
OF_GREY = {
    "piece-die": "piece-die-grey",
    "piece-citizen": "piece-citizen-grey",
    "piece-lying": "piece-lying-grey",
    "piece-stone": "piece-stone-grey",
}


def said(key: str, owner: int, **args: Any) -> dict[str, Any]:
    """A label about an owner; grey has its own words."""
    if owner == NEUTRAL:
        return {"key": OF_GREY[key], "args": args}
    return {"key": key, "args": {"seat": Noun("seat", owner), **args}}


def die(x: float, y: float, colour: str, value: int, **more: Any) -> Piece:
    art = "die-red" if colour == "black" else f"die-{colour}"
    pips = f'<g fill="{var("tone-ink")}">{use(f"pips-{value}")}</g>'
    return Piece(art=art, x=x, y=y, tone=colour, more=pips, z=30, **more)


def small_die(colour: str, x: float, y: float) -> str:
    return use(f"die-{colour}", x, y, scale=0.5, tone=colour)


def unsure(table: str, i: int) -> str:
    """A discreet mark on a card whose numbers are reconstructed."""
    entry = BOX.data[table][i]
    return use("unsure") if entry.get("confidence") == "reconstructed" else ""


def ink(colour: str, band: bool = True) -> str:
    """What can be read on a card's band."""
    return "night" if band and colour != "red" else "cream" if band else "ink"


def cube(owner: int, x: float, y: float, scale: float = 0.8) -> str:
    mark = sign(owner, 0, 3, 0.42)
    return (
        f'<g class="tone-seat{owner}" transform="translate({num(x)} {num(y)}) '
        f'scale({num(scale)})">{use("cube")}{mark}</g>'
    )


def token(owner: int, x: float, y: float, scale: float = 0.62) -> str:
    mark = sign(owner, 0, 7, 0.7)
    return (
        f'<g class="tone-seat{owner}" transform="translate({num(x)} {num(y)}) '
        f'scale({num(scale)})">{use("citizen")}{mark}</g>'
    )


def glyphs(parts: Sequence[str], y: float) -> str:
    """Signs side by side, centred: `7coin` is a number and a coin, `red` a die, `>` an arrow."""
    drawn: list[tuple[float, str]] = []
    for part in parts:
        number = part.rstrip("abcdefghijklmnopqrstuvwxyz")
        what = part[len(number) :]
        if number:
            drawn.append((9.0 * len(number) + 3, words(number, 4.5 * len(number), y, 17)))
        if what in COLOURS or what == "black":
            art = "die-red" if what == "black" else f"die-{what}"
            drawn.append((21, use(art, 10, y, scale=0.55, tone=what)))
        elif what == "cube":
            drawn.append((18, f'<g class="tone-seat4">{use("cube", 9, y, scale=0.8)}</g>'))
        elif what:
            drawn.append((23, use(what, 11, y, scale=0.85)))
    x = -sum(width for width, _ in drawn) / 2
    out = []
    for width, markup in drawn:
        out.append(f'<g transform="translate({num(x)} 0)">{markup}</g>')
        x += width
    return "".join(out)
