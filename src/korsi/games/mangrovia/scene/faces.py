"""What things look like: every drawing of Mangrovia that lies on its map, by a few numbers."""

from __future__ import annotations

from korsi.core.scene import (
    FACES,
    column_svg,
    face,
    num,
    rect,
    sign,
    text_svg,
    turn_edge,
    use,
    var,
)

from ..box import FIRST_LANDSCAPE, HAS, LANDS_OF, LANDSCAPES, MEMBERS, PIERS, SPACES, TILES, VALUES
from ..moves import COLUMNS
from .places import TONE_OF

COIN = {"valuables": ("coin", "night"), "amulets": ("charm", "cream")}  # and the ink on it


def price_sign(currency: str, price: int, x: float, y: float, scale: float) -> str:
    """A price: valuables as a coin, amulets as a round charm."""
    art, ink = COIN[currency]
    drawn = use(art, x, y, scale=scale)
    return drawn + text_svg(str(price), x, y, 15 * scale, ink, weight=800)


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> str:
    return (
        f'<path d="M{num(x)} {num(y)} L{num(to_x)} {num(to_y)}" stroke="{colour}" '
        f'stroke-width="{num(width)}" stroke-linecap="round"/>'
    )


@face
def symbol(art: str) -> str:
    """Something that always looks the same: the boat, a bird, the talisman."""
    return use(art)


@face
def words_alone() -> str:
    """Nothing drawn round words."""
    return ""


@face
def free_space(number: int, wide: float, high: float) -> str:
    """The ring round a space one may build on: outside of what is printed there."""
    if SPACES[number].amulet:  # its price reaches into the corner, and its red circle is to be seen
        return _all_of_it(wide, high) + _bright_ring(wide, high, 30, 4)
    return _all_of_it(wide, high) + _bright_ring(wide - 5, high - 5, 15, 5)


@face
def free_site(wide: float, high: float) -> str:
    """The ring round a site a bowl may be put on."""
    return _bright_ring(wide, high, high / 2, 5)


def _all_of_it(w: float, h: float) -> str:
    """What a finger may touch: more than what glows, without a look of its own."""
    look = f'class="hit" fill-opacity="0" stroke="{var("night")}" stroke-width="0"'
    return rect(-w / 2, -h / 2, w, h, 0, var("gold"), look)


def _bright_ring(w: float, h: float, rx: float, broad: float) -> str:
    """Bright on a dark line, so that it is seen on every landscape by day and by night."""
    dark = f'class="hit" stroke="{var("night")}" stroke-width="{1.9 * broad}" stroke-opacity="0.8"'
    look = f'class="hit" fill-opacity="0" stroke="{var("free")}" stroke-width="{broad}"'
    below = rect(-w / 2, -h / 2, w, h, rx, "none", dark)
    return below + rect(-w / 2, -h / 2, w, h, rx, var("gold"), look)


@face
def hut_to_be(number: int, wide: float, high: float, owner: int, double: bool) -> str:
    """A space with a hut one thinks of; price and points still to be read."""
    drawn = _landscape(number, wide, high) + _price_and_points(number, wide - 10, high - 10)
    hut = use("hut") + sign(owner, 0, -6, 16)
    hut += use("hut", 17, 7) + sign(owner, 17, 1, 16) if double else ""
    return f'{drawn}<g transform="translate({6 if double else 12} 16) scale(0.72)">{hut}</g>'


@face
def rings(spots: tuple[tuple[float, float], ...], wide: float, high: float) -> str:
    """One place to click round each of several things that are alike."""
    look = f'class="hit" fill-opacity="0" stroke="{var("gold")}" stroke-width="3"'
    return "".join(
        rect(x - wide / 2, y - high / 2, wide, high, 12, var("gold"), look) for x, y in spots
    )


# --------------------------------------------------------------------------- printed on the ground


@face
def printed_space(number: int, wide: float, high: float) -> str:
    """M-2.1: landscape, price and currency, printed points, red circle."""
    return _landscape(number, wide, high) + _price_and_points(number, wide - 10, high - 10)


@face
def bare_space(number: int, wide: float, high: float) -> str:
    """The same without price and points, which go when a hut is built there."""
    return _landscape(number, wide, high)


def _landscape(number: int, wide: float, high: float) -> str:
    s, lands = SPACES[number], LANDS_OF[number]
    w, h = wide - 10, high - 10
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
    return body


def _price_and_points(number: int, w: float, h: float) -> str:
    s = SPACES[number]
    out = price_sign(s.cur, s.price, -w / 2 + 18, -h / 2 + 18, 1.6)
    if s.pts:
        out += use("star", w / 2 - 22, -h / 2 + 22, scale=1.85)
        out += text_svg(str(s.pts), w / 2 - 22, -h / 2 + 22.5, 23, "night", weight=800)
    return out


@face
def printed_pier(pier: int, wide: float, high: float, large: float) -> str:
    """M-5.5: the number of a pier and what it offers as symbols."""
    plank = f'stroke="{var("wood")}" stroke-width="2"'
    drawn = rect(-wide / 2, -high / 2, wide, high, 9, var("wood-light"), plank)
    inward = 14 if pier < 9 else 17  # two figures keep clear of the rim, and of a ring at the site
    number = -wide / 2 + inward * large, -high / 2 + 14 * large
    drawn += text_svg(str(pier + 1), *number, 19 * large, "night", weight=800)
    return drawn + _steps(PIERS[pier], large)


def _steps(ways: list[list[int]], large: float) -> str:
    """The steps of an action in a row; a stroke stands between alternatives."""
    wide = (sum(21 * len(steps) for steps in ways) + 10 * (len(ways) - 1)) * large
    across, y = 23 * large - wide / 2, 2.0
    out = ""
    for i, steps in enumerate(ways):
        if i:
            slash = across - 8 * large, y + 11 * large, across - 3 * large, y - 11 * large
            out += line(*slash, var("night"), 2.5)
            across += 10 * large
        for step in steps:
            out += use(f"step-{step}", across, y, scale=1.1 * large)
            across += 21 * large
    return out


@face
def printed_landscape(land: int, side: float) -> str:
    """M-9.1: a landscape of the oracle rock."""
    cell = rect(-side / 2, -side / 2, side, side, 15, var(f"land-{land}"))
    return cell + use(f"land-{land}", -side / 5, side / 4, scale=side / 73)


# --------------------------------------------------------------------------- the map


@face
def space(number: int, wide: float, high: float, built: bool, asleep: bool, payable: bool,
          quiet: bool) -> str:  # fmt: skip
    """A shadow where no bird watches, price and points above it; a tick where the viewer could pay.

    Where a hut stands, price and points are of no use any more: only the landscape is left. While
    the viewer may build, `quiet` is where that is not possible.
    """
    at, land = SPACES[number], LANDS_OF[number][0]
    w, h = wide - 10, high - 10
    shade, dim = (f"land-{land}", "1") if built else ("night", "0.6" if asleep or quiet else "0")
    rx = h / 2 if at.amulet else 13.0
    veil = rect(-w / 2, -h / 2, w, h, rx, var(shade), f'fill-opacity="{dim}"')
    if not built:
        price = _price_and_points(number, w, h)
        veil += f'<g opacity="0.55">{price}</g>' if quiet else price
    return veil + (use("check", -w / 2 + 15, h / 2 - 14, scale=1.3) if payable else "")


@face
def hut(owner: int, double: bool, tile: int, last: bool) -> str:
    """A hut or two, with the pole tile under it."""
    drawn = (use("hut--last", role="mark") if last else "") + use("hut") + sign(owner, 0, -6, 16)
    if tile:
        drawn += use("pole", 18, 21, scale=0.9) + text_svg(str(tile), 18, 21, 23, "night")
    return drawn + (use("hut", 17, 7) + sign(owner, 17, 1, 16) if double else "")


def _prize(points: int, who: int, x: float, y: float, first: bool) -> str:
    """A prize on a tag in the colour and with the sign of whoever would get it now; the first one
    wears a crown."""
    edge = f'stroke="{var("gold" if first else "cream")}" stroke-width="{2.6 if first else 1.6}"'
    out = rect(x - 27, y - 14, 54, 28, 10, var("tone" if who >= 0 else "panel"), edge)
    crown = _crown(x - 17, y - 16) if first else ""
    if who < 0:
        return out + text_svg(str(points), x, y, 23, "ink", weight=800) + crown
    out += sign(who, x - 15, y, 13) + text_svg(str(points), x + 8, y, 23, "tone-ink", weight=800)
    return f'<g class="tone-{TONE_OF[who]}">{out}</g>' + crown


def _crown(x: float, y: float) -> str:
    points = ((-8, 6), (-10, -5), (-4, 0), (0, -8), (4, 0), (10, -5), (8, 6))
    corners = " ".join(f"{num(x + u)},{num(y + v)}" for u, v in points)
    edge = f'fill="{var("gold")}" stroke="{var("night")}" stroke-width="2"'
    return f'<polygon points="{corners}" {edge} stroke-linejoin="round"/>'


@face
def statue(path: int, level: bool, narrow: bool, first: int, second: int) -> str:
    """M-2.3, M-12.4: the two prizes of a path, and who would get them now."""
    at = (-15.0, -28.0) if narrow else (-19.0, 0.0) if level else (0.0, 0.0)
    out = use("statue", *at, scale=0.5 if narrow else 1.05)
    prizes = (HAS.path[path].first, first), (HAS.path[path].second, second)
    for i, (points, who) in enumerate(prizes):
        x, y = (19.0, -15.0 + 30 * i) if level else (-28.0 + 56 * i, 16.0)
        if narrow:
            x, y = 0.0, 29.0 * i
        out += _prize(points, who, x, y, i == 0)
    return out


@face
def stone_area(huts: int) -> str:
    """M-12.8: what a hut in the stone area is worth."""
    count = text_svg(f"×{huts}", 15, 0, 26, "ink", weight=800)
    return use("hut-mark", -15, 0, scale=1.5) + count


@face
def pole_area(first: int, second: int) -> str:
    """M-12.10: who leads the pole area."""
    pole = HAS.pole
    return _prize(pole.first, first, 0, -16, True) + _prize(pole.second, second, 0, 16, False)


@face
def due(wide: float, high: float, currency: str, price: int) -> str:
    """The space being paid for, and what is still to be laid down."""
    w, h = wide - 4, high - 4
    glow = f'fill-opacity="0.12" stroke="{var("gold")}" stroke-width="4" stroke-dasharray="3 7"'
    out = rect(-w / 2, -h / 2, w, h, 15, var("gold"), glow + ' stroke-linecap="round"')
    if price == 0:
        return out
    art, ink = COIN[currency]
    out += use(art, 0, 20, scale=1.8)
    return out + text_svg(str(price), 0, 20, 24, ink, weight=800)


# --------------------------------------------------------------------------- the archipelago


@face
def bowl(owner: int, last: bool) -> str:
    under = use("bowl--last", role="mark") if last else ""
    return under + use("bowl") + sign(owner, 0, 4, 12)


@face
def pier(wide: float, high: float, past: bool, owner: int, own: bool, ahead: bool) -> str:
    """In shadow behind the boat; ahead of it whose bowl serves it, the viewer's own lit."""
    look = f'fill-opacity="{0.5 if past else 0}"'
    if owner >= 0 and not past:
        rim, broad = ("gold", 4.5) if own else ("tone-deep", 3)
        look += f' stroke="{var(rim)}" stroke-width="{broad}"'
    shade = rect(-wide / 2, -high / 2, wide, high, 9, var("night"), look)
    return shade + (_flag(owner, wide / 2 - 4, 4 - high / 2) if owner >= 0 and ahead else "")


def _flag(owner: int, x: float, y: float) -> str:
    """Whose turn it will be at a pier."""
    edge = f'stroke="{var("tone-deep")}" stroke-width="1.6"'
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="11" fill="{var("tone")}" {edge}/>'
    return disc + sign(owner, x, y, 11)


@face
def oracle(side: float, awake: bool) -> str:
    """M-9.1: a landscape of the oracle rock, lit under a bird."""
    lit = f'fill-opacity="0" stroke="{var("gold")}" stroke-width="4"'
    look = lit if awake else 'fill-opacity="0.6"'
    return rect(-side / 2, -side / 2, side, side, 15, var("night"), look)


# --------------------------------------------------------------------------- cards and tiles


@face
def card(number: int) -> str:
    """A value with shells, or a landscape."""
    if number < FIRST_LANDSCAPE:
        value = text_svg(str(VALUES[number]), 0, -12, 28, "night")
        return use("card") + use("shell", 0, 18, scale=1.2) + value
    land = number - FIRST_LANDSCAPE
    ground = rect(-23, -34, 46, 68, 5, var(f"land-{land}"))
    return use("card") + ground + use(f"land-{land}", 0, 0, scale=1.25)


@face
def start_card(value: int) -> str:
    """M-1.2: a starting card; it leaves the game when it is paid."""
    rim = f'stroke="{var("wood")}" stroke-width="2"'
    ground = rect(-23, -34, 46, 68, 5, var("land-1"), rim)
    sun = use("talisman", 0, 19, scale=0.75)
    return use("card") + ground + sun + text_svg(str(value), 0, -12, 28, "night")


@face
def several(one: str, count: int, large: float) -> str:
    """The uppermost of several that are alike, with their number; one that is drawn `large` has a
    number as large as the others have."""
    disc = f'stroke="{var("cream")}" stroke-width="1.6"'
    disc = f'<circle cx="14" cy="23" r="16" fill="{var("night")}" {disc}/>'
    disc += text_svg(f"×{count}", 14, 23, 20.5, "cream", weight=800)
    return FACES[one] + f'<g transform="scale({num(1 / large)})">{disc}</g>'


@face
def numbered(art: str, text: str, x: float, y: float, size: float, ink: str) -> str:
    """A symbol with a number on it: a pile, the bag, an amulet, a pole tile."""
    return (use(art) if art else "") + text_svg(text, x, y, size, ink)


@face
def stack(value: int, count: int) -> str:
    """M-7.1: the amulets kept on the board."""
    one = use("amulet", scale=1.05) + text_svg(str(value), 0, 0, 20, "cream")
    return one + text_svg(f"×{count}", 46, 0, 20, "ink")


@face
def aside(count: int) -> str:
    """M-7.6: how many amulets wait for the bag."""
    return use("amulet", scale=1.05) + text_svg(f"×{count}", 37, 0, 20, "ink")


@face
def tile(kind: int) -> str:
    """M-14: a stone-area tile; a statue shows which path it serves."""
    _, _, what, value = TILES[kind]
    if what == "statue":
        return use("tile") + _statue_tile(value)
    if what == "free":
        return use("tile") + "".join(
            rect(-13 + 13.5 * (k % 2), -13 + 13.5 * (k // 2), 12, 12, 3, var(f"land-{k}"))
            for k in range(len(LANDSCAPES))
        )
    art, ink = ("shell", "night") if what == "valuable" else ("charm", "cream")
    drawn = use("tile") + use(art, 0, 0, scale=1.45)
    return drawn + text_svg(str(value), 0, 0, 24, ink, weight=800)


def _statue_tile(path: int) -> str:
    """Which path it serves: the letter of its column or the number of its row."""
    level, first = HAS.path[path].orientation == "horizontal", SPACES[MEMBERS[path][0]]
    arrow = "M-15 13 H14 L10 9 M14 13 L10 17" if level else "M-1 -14 V14 L-5 10 M-1 14 L3 10"
    drawn = use("statue", -11, -3, scale=0.5)
    drawn += f'<path d="{arrow}" fill="none" stroke="{var("night")}" stroke-width="2"/>'
    if level:
        return drawn + text_svg(str(first.row), 10, -4, 24, "night", weight=800)
    return drawn + column_svg(COLUMNS[first.col - 1], 10, -4, 24, "night", weight=800)


# --------------------------------------------------------------------------- seats


@face
def seat(number: int, wide: float, high: float, y: float, lit: bool) -> str:
    """The line of a player, with their sign."""
    out = rect(0, 0, wide, high, 14, var("panel"), f'fill-opacity="0.92" {turn_edge(lit)}')
    x = 36 * large(high)
    hut = use("hut", x, y, scale=0.92 * large(high))
    return out + hut + sign(number, x, y - 6 * large(high), 13 * large(high))


def large(high: float) -> float:
    """How large the first row of a player's line is drawn."""
    return 1.3 if high > 100 else 1.0


@face
def points(number: int, size: float) -> str:
    """Chief points a player would have if the game ended now."""
    return text_svg(str(number), 0, 0, size)


@face
def counter(art: str, count: int) -> str:
    """How many huts, cards, amulets a player has."""
    scale = 0.42 if art.startswith("back") else 0.72 if art == "amulet" else 1.15
    drawn = use(art, scale=scale)
    if art == "circle":  # M-2.5: huts on amulet spaces, as these look on the map
        drawn = f'<circle r="13" fill="{var("panel")}" stroke="{var("circle")}" stroke-width="3"/>'
        drawn += use("step-3", scale=0.72)
    return drawn + text_svg(str(count), 28 if count < 10 else 33, 0, 19)


@face
def price(currency: str, number: int, payable: bool) -> str:
    """A price the map knows, bright where the viewer's hand makes exactly this sum."""
    drawn = price_sign(currency, number, 0, 0, 1.6)
    return drawn if payable else f'<g opacity="0.28">{drawn}</g>'
