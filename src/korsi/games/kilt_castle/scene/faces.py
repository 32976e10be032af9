"""What things look like: every drawing of Kilt Castle that lies on its board, by a few numbers."""

from __future__ import annotations

from typing import NamedTuple

from korsi.core.scene import cell_svg, face, num, rect, sign, text_svg, use, var

from ..box import CARDS, COLOURS
from .places import CARD_H, CARD_W, DAY_H, PANEL_W, PURSE_H, ROW_W, TILE, panel_height

# --------------------------------------------------------------------------- towers


@face
def floor(colour: int, crests: int, strip: float, base: bool) -> str:
    """A floor from above; on its side, of which `strip` is seen, its sign again."""
    under = use("floor--base", role="mark") if base else ""
    low = sign(colour, -22, 34 - strip / 2, min(9.0, strip - 2))
    return under + use("floor") + low + _top(colour, crests)


def _top(colour: int, crests: int) -> str:
    """What a floor shows from above: its sign and its crests."""
    if crests == 0:
        return sign(colour, 0, 0, 22)
    # left and low, clear of the height on the upper right corner
    at, shields = (-14, (10,)) if crests == 1 else (-21, (-1, 16))
    return sign(colour, at, 2, 19) + "".join(use("crest", x, 2) for x in shields)


@face
def height(number: int) -> str:
    return use("number") + text_svg(str(number), 0, 0, 18, "cream")


@face
def roof(last: bool) -> str:
    return (use("roof--last", role="mark") if last else "") + use("roof")


# --------------------------------------------------------------------------- round the board


@face
def card(number: int, last: bool, inner: int = -1, turn: float = 0) -> str:
    """A card of one or two colours, each half with its sign the right way up for its side; a small
    castle, upright at this side of it, on the half that faces it (-1: it lies nowhere)."""
    first, second = CARDS[number]
    art = "single" if second < 0 else "card"
    under = use(f"{art}--last", role="mark") if last else ""
    if second < 0:
        return under + use(art) + sign(first, 0, 0, 20)
    halves = sign(first, 0, 7, 11.5) + sign(second, 0, -7, 11.5, "second-ink", 180)
    return under + use(art) + halves + _keep(inner, 27, 7, 0.7, turn)


def _keep(inner: int, x: float, y: float, k: float, side: float = 0) -> str:
    """The sign of the castle on the half of a card that faces it."""
    if inner < 0:
        return ""
    turn, ink = (180, "second-ink") if inner else (0, "tone-ink")
    keep = "M-8 7V-7h4v3h2.5v-3h3v3H4v-3h4V7H2.5V2.5a2.5 2.5 0 0 0-5 0V7Z"
    at = f"rotate({turn}) translate({num(x)} {num(y)}) rotate({num(-side)}) scale({num(k)})"
    return f'<path transform="{at}" d="{keep}" fill="{var(ink)}"/>'


@face
def square_card(number: int, last: bool, inner: int = -1) -> str:
    """The same for a finger: a square, the half towards the board below."""
    first, second = CARDS[number]
    half = TILE / 2 - 3
    frame = f'stroke="{var("cream")}" stroke-width="3"'
    lit = f'stroke="{var("gold")}" stroke-width="7"'
    under = f'<g class="mark">{rect(-half, -half, 2 * half, 2 * half, 11, "none", lit)}</g>'
    out = under if last else ""
    if second < 0:
        return (
            out
            + rect(-half, -half, 2 * half, 2 * half, 9, var("tone"), frame)
            + sign(first, 0, 0, 34)
        )
    out += rect(-half, -half, 2 * half, 2 * half, 9, var("second"))
    out += f'<path d="M{-half} 0H{half}V{half - 9}a9 9 0 0 1-9 9H{9 - half}a9 9 0 0 1-9-9Z" '
    out += f'fill="{var("tone")}"/>' + rect(-half, -half, 2 * half, 2 * half, 9, "none", frame)
    out += sign(first, 0, 17, 23) + sign(second, 0, -17, 23, "second-ink", 180)
    return out + _keep(inner, 21, 20, 0.95)


@face
def bed(space: int, turn: float, deep: float) -> str:
    """A space beside the board: where its first card lies, and its number, so far inwards."""
    faint = f'fill-opacity="0.045" stroke="{var("edge")}" stroke-width="1.5"'
    place = rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, 7, var("ink"), faint)
    return place + text_svg(str(space), 0, deep, 15, "ink-soft", turn, weight=600)


class Site(NamedTuple):
    """What a cell of a line shows."""

    column: str
    row: int
    colour: int = -1  # of its highest floor; -1: nothing is built here
    height: int = 0
    crests: int = 0
    roofed: bool = False


@face
def lane(space: int, line: tuple[Site, ...], left: float, wide: float) -> str:
    """In the list of spaces: the number of one, and behind its cards the line it serves, from the
    nearest cell on. Whoever moves a card sees there who would build over whom."""
    out = text_svg(str(space), 0, -22, 18, "ink", weight=600)
    first = next((i for i, site in enumerate(line) if not site.height), -1)
    for i, site in enumerate(line):
        x, w = left + (i + 0.5) * wide, wide - 4
        out += cell_svg(site.column, site.row, x - 8 * site.crests, -22, 18, "ink-soft", 600)
        for crest in range(site.crests):
            out += use("crest", x + 12 + 12 * (crest - (site.crests - 1) / 2), -22, scale=0.62)
        out += _tower(site, x, w) if site.height else _meadow(x, w, i == first)
    return out


def _meadow(x: float, w: float, free: bool) -> str:
    """An empty cell: of several only the nearest may be built on (K-4.4)."""
    rim = f'stroke="{var("grass-edge")}" stroke-width="2"'
    return rect(x - w / 2, -11, w, 45, 8, var("grass"), rim if free else f'{rim} opacity="0.4"')


def _tower(site: Site, x: float, w: float) -> str:
    """A tower: whose it is, and how many floors it has; with a roof it is everybody's, and nobody
    builds on it (K-5.3)."""
    if site.roofed:
        faint = f'stroke="{var("edge")}" stroke-width="2"'
        return rect(x - w / 2, -11, w, 45, 8, var("panel"), faint) + use("roof", x, 15, scale=0.56)
    rim = f'stroke="{var("tone-deep")}" stroke-width="2"'
    block = rect(x - w / 2, -11, w, 45, 8, var("tone"), rim) + sign(site.colour, x - 12, 12, 21)
    floors = text_svg(str(site.height), x + 13, 12, 22, "tone-ink", weight=800)
    return f'<g class="tone-{COLOURS[site.colour]}">{block}{floors}</g>'


@face
def symbol(art: str) -> str:
    """Something that always looks the same: the front, the trace of a step."""
    return use(art)


@face
def left_square() -> str:
    """The trace of a card that was a square."""
    half = TILE / 2 - 5
    dashed = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="5 6"'
    return rect(-half, -half, 2 * half, 2 * half, 9, "none", dashed)


@face
def line(w: float, h: float) -> str:
    """K-4.3: the light over a line."""
    stroke = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="2 7"'
    light = f'fill-opacity="0.26" {stroke} stroke-linecap="round"'
    return rect(-w / 2, -h / 2, w, h, 14, var("glow"), light)


# --------------------------------------------------------------------------- seats


@face
def purse(money: int, gain: int, colours: int, lit: bool, flat: bool, day: int) -> str:
    """The panel of a seat with its ducats and what a ducat day just brought; its colours come
    below, or beside it, and behind them what a ducat day would bring now (-1: not shown)."""
    stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
    wide = PANEL_W
    if flat:
        wide = ROW_W if day >= 0 else PANEL_W * (1 + colours)
    tall = PURSE_H if flat else panel_height(colours, day >= 0)
    panel = rect(0, 0, wide, tall, 14, var("panel"), f'fill-opacity="0.92" {stroke}')
    behind = 47 + 14 * len(str(money))  # clear of the turn seal as well
    brought = text_svg(f"+{gain}", behind, 27, 15, "gold", anchor="start") if gain else ""
    coin = use("coin", 24, 26, scale=1.35)
    has = panel + coin + brought + text_svg(str(money), 43, 26, 25, anchor="start")
    if day < 0:
        return has
    ink, x, y, k = "ink" if day else "ink-soft", 24.0, tall - DAY_H / 2 - 3, 0.95
    if flat:
        x, y, k = ROW_W - 100, 24, 1.2
    coming = text_svg(f"+{day}", x + 20 * k, y + 1, 18 * k, ink, anchor="start")
    # not in hand yet: a line keeps it from being added to what is
    apart = rect(x - 30, 9, 1.5, tall - 18, 0, var("edge"))
    if not flat:
        apart = rect(12, y - DAY_H / 2, PANEL_W - 24, 1.5, 0, var("edge"))
    return has + apart + use("day", x, y, scale=k) + coming


@face
def seal(ducat_day: bool) -> str:
    """Whose turn it is; a ducat when a ducat day follows."""
    return use("ducat--glow", role="mark") + use("ducat") if ducat_day else use("seal")


@face
def supply(colour: int, left: tuple[int, ...], builds: bool) -> str:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1)."""
    rim = f'stroke="{var("gold" if builds else "cream")}" stroke-width="{4 if builds else 2}"'
    out = f'<circle cx="23" cy="18" r="14" fill="{var("tone")}" {rim}/>' + sign(colour, 23, 18, 15)
    slab = f'stroke="{var("tone-deep")}" stroke-width="1.5"'
    for kind, count in enumerate(left):
        at = 45 + kind * 33
        out += rect(at, 4, 29, 16, 4, var("tone"), slab)
        for i in range(kind):
            out += use("crest", at + 14.5 + (i - (kind - 1) / 2) * 12, 11, scale=0.62)
        out += text_svg(str(count), at + 14.5, 30, 15, "ink" if count else "ink-soft")
    return out
