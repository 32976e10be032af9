"""Words for drawing: symbols, texts, places."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from xml.sax.saxutils import escape

from .colours import var

PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹"
COLUMNS = "abcdefghi"
PERSIAN_COLUMNS = (
    "الف",
    "ب",
    "ج",
    "د",
    "هـ",
    "و",
    "ز",
    "ح",
    "ط",
)  # as column-a... of locale/fa.ftl


def use(art: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, role: str = "",
        tone: str = "") -> str:  # fmt: skip
    """A symbol of the art file, inside a piece or the ground."""
    classes = " ".join(filter(None, (role, f"tone-{tone}" if tone else "")))
    named = f' class="{classes}"' if classes else ""
    at = place(x, y, turn, scale)
    moved = "" if at == place(0, 0) else f' transform="{at}"'
    drawn = f'<use href="#{art}"/>'
    return f"<g{named}{moved}>{drawn}</g>" if named or moved else drawn


def sign(owner: int, x: float, y: float, size: float = 20, ink: str = "tone-ink",
         turn: float = 0) -> str:  # fmt: skip
    """The shape that tells an owner without colour: `sign-0`, `sign-1`... of the art file, which
    are 20 wide there."""
    return f'<g fill="{var(ink)}">{use(f"sign-{owner}", x, y, turn, size / 20)}</g>'


def text_svg(text: str, x: float, y: float, size: float, fill: str = "ink", turn: float = 0,
          anchor: str = "middle", weight: int = 700) -> str:  # fmt: skip
    """Text centred on a point, or beginning or ending there as seen from the left; upright even on
    a turned piece. Boards read from the left, but words that do not keep their own order."""
    own = ""
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        own, anchor = ' direction="rtl"', {"start": "end", "end": "start"}.get(anchor, anchor)
    back = f' transform="rotate({num(-turn)} {num(x)} {num(y)})"' if turn % 360 else ""
    return (
        f'<text x="{num(x)}" y="{num(y + size * 0.36)}" font-size="{num(size)}" '
        f'font-weight="{weight}" text-anchor="{anchor}"{own} fill="{var(fill)}"{back}>'
        f"{escape(text)}</text>"
    )


def column_svg(letter: str, x: float, y: float, size: float, fill: str = "ink",
               weight: int = 700) -> str:  # fmt: skip
    """The letter of a column (COLUMNS), which Persian readers see in their own order of letters."""
    drawn = text_svg(letter, x, y, size, fill, weight=weight)
    return drawn.replace("<text ", '<text class="column" ', 1)


def cell_svg(letter: str, row: int, x: float, y: float, size: float, fill: str = "ink",
             weight: int = 700) -> str:  # fmt: skip
    """A cell's name, c3, which Persian readers see in their own letters."""
    drawn = text_svg(f"{letter}{row}", x, y, size, fill, weight=weight)
    return drawn.replace("<text ", '<text class="column" ', 1)


def place(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The transform of a piece; always the same three parts, so that a client can read them."""
    parts = [f"translate({num(x)} {num(y)})"]
    if turn % 360:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({num(scale)})")
    return " ".join(parts)


@lru_cache(maxsize=50_000)
def num(value: float) -> str:
    """A coordinate, short and never in scientific notation."""
    if value != value or value in (float("inf"), float("-inf")):
        raise ValueError("a scene has no place at infinity")
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def localised_text(text: str, digits: str | None) -> str:
    """Western digits as the reader writes them; in Persian also the sign of what is not known."""
    if not digits:
        return text
    mark = "؟" if digits == PERSIAN_DIGITS else "?"
    return text.translate(str.maketrans("0123456789?", digits + mark))


def localised(svg: str, digits: str | None) -> str:
    """The same for every <text> of a drawing."""
    if not digits:
        return svg
    if digits == PERSIAN_DIGITS and 'class="column"' in svg:
        svg = re.sub(
            r'(<text class="column"[^>]*>)([a-i])(?=\d*</text>)',
            lambda m: m[1] + PERSIAN_COLUMNS[COLUMNS.index(m[2])],
            svg,
        )
    return re.sub(r"(?<=>)[^<]+(?=</(?:text|tspan)>)", lambda m: localised_text(m[0], digits), svg)


@lru_cache(maxsize=20_000)
def for_page(name: str, markup: str, digits: str | None) -> str:
    """A drawing for a page of this game: its symbols are named after it, faces as they are."""
    text = localised(markup, digits)
    text = re.sub(r'href="#(?!f-[0-9a-f]{10}")([\w-]+)"', rf'href="#{name}-\1"', text)
    return re.sub(r"url\(#([\w-]+)\)", rf"url(#{name}-\1)", text)


def turn_edge(lit: bool, plain: float = 1.5) -> str:
    """The outline of a seat's ground, lit in its turn. The class lets a page that shows what others
    did put it out: its head says who does that, and here whoever comes next would be lit."""
    if lit:
        return f'class="whose-turn" stroke="{var("gold")}" stroke-width="3"'
    return f'stroke="{var("edge")}" stroke-width="{plain:g}"'


def rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    """A rectangle with round corners; `more` are further attributes."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )
