"""What things look like: every drawing of Keyflower, by a few numbers.

Roads, fields and water of a tile come from its edges, what it makes from its effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from korsi.core.scene import face, num, rect, sign, text_svg, turn_edge, use, var

from .. import box
from .places import (
    NAMED,
    SHORT_HEAD,
    SIDE,
    WHOLE,
    Box,
    R,
    Spot,
    head_tall,
    hex_path,
    side_middle,
)
from .signs import (
    Token,
    cost,
    in_two,
    length,
    order_number,
    row,
    scales,
    tokens_of,
    tone_of,
    unlettered,
    wide,
)

Tokens = tuple[Token, ...]
DASHED = 'fill-opacity="0.14" stroke-dasharray="9 6" stroke-linecap="round"'

STRIP_Y = 19.5
NAMED_Y, STRIP_TALL = -5.0, 13.5  # the plaque of a tile that says all; a row of the strip
NAME_Y = -25.5  # the last line of its name
NAME_WIDE = 84.0, 98.0  # so wide a tile is there; smaller ones have it farther down
GOODS_Y = 43.0  # below what its upgrade costs


def users_at(font: float, low: bool = False) -> tuple[float, float]:
    """Where workers stand on a tile: at its left corner, below a name that is large; low at its
    left where they would cover what it makes."""
    if 0 < font <= WHOLE:
        return (-40.0, 41.0) if low else (-56.0, -5.0)
    return -38.0, 34.0


def users_wide(workers: tuple[int, ...], font: float) -> float:
    """How broad the workers on a tile are drawn."""
    size = max(14.0, font)
    return size * 0.62 * (1 + sum(n > 0 for n in workers)) + 8


def users_tall(font: float) -> float:
    return max(14.0, font) * 1.2


NARROW = 40.0  # half of what a tile makes: so much leaves its left corner to workers


@cache
def narrow(tile: int, side: int, font: float) -> bool:
    """Is the left corner of a tile free of what it makes?"""
    up = bool(box.UPGRADABLE[tile]) and side == 1
    return length(tokens_of(tile, side), MOST, 0.9, font) / 2 + 5 + up <= NARROW


def plaque_at(font: float) -> tuple[float, float]:
    """The middle of what a tile makes, and how tall a row of it is; larger where letters are."""
    if 0 < font <= WHOLE:
        return NAMED_Y, 22.0
    return (12.0, 24.0) if 0 < font <= NAMED else (-8.0, max(28.0, font + 3))


def name_at_tile(font: float) -> float:
    """The last line of a tile's name: right above what it makes."""
    if font <= WHOLE:
        return NAME_Y
    middle, tall = plaque_at(font)
    return middle - tall / 2 - 2 - font * 0.42


def kind_of(tile: int) -> str:
    """The colour of its ground."""
    if box.IS_BOAT[tile]:
        return "shore"
    if tile < box.FIRST_HOME:
        return f"land-{box.SEASONS[tile // 12]}"
    return "land-home" if tile < box.FIRST_TURN_ORDER else "land-order"


def _line(d: int, width: float, colour: str, reach: float = 0.995) -> str:
    x, y = side_middle(d, R, reach)
    return f'<path d="M0 0 L{num(x)} {num(y)}" stroke="{var(colour)}" stroke-width="{num(width)}"/>'


def edges(tile: int, turned: int) -> str:
    """F-1.4: what lies at the six sides, roads above water."""
    lies = [int(box.EDGE[tile, (d - turned) % 6]) for d in range(6)]
    water = [d for d in range(6) if lies[d] == box.WATER]
    roads = [d for d in range(6) if lies[d] == box.ROAD]
    out = []
    if water:
        out.append(f'<circle r="27" fill="{var("bank")}"/>')
        out += [_line(d, 54, "bank") for d in water]
        out.append(f'<circle r="23.5" fill="{var("water")}"/>')
        out += [_line(d, 47, "water") for d in water]
        for d in water:
            x, y = side_middle(d, R, 0.72)
            wave = f"M{num(x - 10)} {num(y)} q5 -5 10 0 t10 0"
            out.append(f'<path d="{wave}" fill="none" stroke="{var("wave")}" stroke-width="2"/>')
    out += [_line(d, 15, "road-edge") for d in roads]
    if roads:
        out.append(f'<circle r="7" fill="{var("road")}"/>')
    out += [_line(d, 10.5, "road") for d in roads]
    return "".join(out)


def _star_sign(tile: int, players: int, font: float) -> str:
    """F-2.6: the number of a turn order tile, and the purple figure on the highest one; where its
    name, which says the number, leaves no room, the figure alone."""
    number = order_number(tile)
    if not number or not font:
        return ""
    figure = number == int(box.TURN_ORDERS[players])
    if font > WHOLE:
        return use("worker-purple", 0, BELOW_Y, scale=0.7, tone="purple") if figure else ""
    size = max(22.0, font)
    out = rect(-27, STRIP_Y - 9.5, 54, size + 3, 12, var("strip"))
    at = -10 if figure else 0
    out += text_svg(str(number), at, STRIP_Y + size / 2 - 8, size, "cream", weight=800)
    if figure:
        out += use("worker-purple", 12, STRIP_Y + 5, scale=0.7, tone="purple")
    return out


def _boat_sign(tile: int, font: float) -> str:
    y = BELOW_Y if font > WHOLE else STRIP_Y + 6
    return use("hull", 0, y, scale=0.78) if box.IS_BOAT[tile] else ""


BELOW_Y = 40.0  # on a tile that has room for nothing else below what it makes


@face
def tile(tile: int, side: int, turned: int, players: int, colour: int, font: float) -> str:
    """A tile of radius R. `colour`: the workers' colour it is locked to (F-1.6), -1: none; `font`:
    how large its letters have to be, see places.FONTS."""
    up = bool(box.UPGRADABLE[tile]) and side == 1
    shape = hex_path(R - 0.8)
    out = [
        f'<path d="{hex_path(R)}" transform="translate(2 4)" fill="{var("shadow")}" '
        'fill-opacity="0.45"/>',
        f'<path class="outline" d="{shape}" fill="{var(kind_of(tile))}"/>',
        f'<path d="{shape}" fill="url(#grass)"/>',
        edges(tile, turned),
        f'<path d="{shape}" fill="url(#hex-light)"/>',
        f'<path d="{shape}" fill="none" stroke="{var("gold" if up else "hedge")}" '
        f'stroke-width="{3 if up else 1.8}"/>',
    ]
    if colour >= 0:
        out.append(
            f'<g class="tone-{box.WORKERS[colour]}"><path d="{hex_path(R - 5)}" fill="none" '
            f'stroke="{var("tone-deep")}" stroke-width="6"/><path d="{hex_path(R - 5)}" '
            f'fill="none" stroke="{var("tone")}" stroke-width="3.4"/></g>'
        )
    whole = 0 < font <= WHOLE
    tokens = tokens_of(tile, side)
    if not 0 < font <= SIDE and len(tokens) > 1 and box.VP[tile, side]:
        tokens.pop()  # its points; see its card
    out.append(_plaque(tokens, up, font, whole))
    if box.UPGRADABLE[tile] and side == 0 and whole:
        out.append(_strip(tile, font))
    out += [_star_sign(tile, players, font), _boat_sign(tile, font)]
    return "".join(out)


@face
def unfit() -> str:
    """A cell where nothing may lie: it is not seen, and says why."""
    return f'<path d="{hex_path(R)}" fill="transparent"/>'


@face
def roads(tile: int, turned: int) -> str:
    """A tile of radius R with nothing over what lies at its sides."""
    shape = hex_path(R - 0.8)
    return (
        f'<path d="{shape}" fill="{var(kind_of(tile))}"/>{edges(tile, turned)}'
        f'<path d="{shape}" fill="none" stroke="{var("hedge")}" stroke-width="1.8"/>'
    )


MOST = 90.0  # of a row in the middle of a tile


def _strip_rows(tile: int, font: float) -> list[list[Token]]:
    """F-7.5: what an upgrade costs and makes of the tile; in two rows where one would be tiny."""
    paid, made = cost(tile), [("to", ""), *tokens_of(tile, 1)]
    together = [*paid, *made]
    tiny = min(scales(together, STRIP_WIDE[0], STRIP[0], font)) < LEGIBLE
    return [paid, made] if tiny else [together]


def _strip_span(rows: int) -> tuple[float, float]:
    """Where its first row stands, and how tall it is."""
    return (15.5, STRIP_TALL * 2 + 2) if rows == 2 else (STRIP_Y - 1.5, STRIP_TALL + 8)


@cache
def strip_end(tile: int, side: int, font: float) -> float:
    """How far down what an upgrade costs reaches; 0 on a tile that does not say it."""
    if side or not box.UPGRADABLE[tile] or not 0 < font <= WHOLE:
        return 0.0
    first, tall = _strip_span(len(_strip_rows(tile, font)))
    return first - STRIP_TALL / 2 - 1.5 + tall


def _strip(tile: int, font: float) -> str:
    rows = _strip_rows(tile, font)
    most, size = STRIP_WIDE[len(rows) == 2], STRIP[len(rows) == 2]
    broad = max(length(one, most, size, font) for one in rows) + 8
    first, tall = _strip_span(len(rows))
    # between what a tile makes and the dark of its edges: carts and iron were lost on dark
    out = rect(-broad / 2, first - STRIP_TALL / 2 - 1.5, broad, tall, 8, var("strip-upgrade"))
    for i, one in enumerate(rows):
        down = first + (i * STRIP_TALL if len(rows) == 2 else 2.5)
        out += row(one, 0, down, most, size, least=font)
    return out


STRIP_WIDE = 88.0, 80.0  # of one row; of two, where a tile narrows
STRIP = 0.82, 0.66  # how large it is drawn at most
LEGIBLE = 0.5  # a symbol of this size can still be told from others


def _plaque(tokens: list[Token], up: bool, font: float, whole: bool) -> str:
    """What a side says; where there is no name and letters have to be large, in two rows."""
    named = 0 < font <= NAMED
    rows, size = [tokens if font else unlettered(tokens)], 0.9 if named else 1.3
    if not named and length(rows[0], MOST, 0.7, font) > MOST:
        rows = in_two(rows[0])
    if len(rows) == 2:
        size = 1.0
    broad = max(length(one, MOST, size, font) for one in rows) + 10
    middle, each = plaque_at(font)
    tall = len(rows) * each + 4
    middle -= 4 if len(rows) == 2 else 0
    stroke = f'stroke="{var("gold-deep" if up else "hedge")}" stroke-width="{2.4 if up else 1.6}"'
    out = rect(-broad / 2, middle - tall / 2, broad, tall, 11, var("plaque"), stroke)
    for i, one in enumerate(rows):
        out += row(one, 0, middle + (i - (len(rows) - 1) / 2) * each, MOST, size, least=font)
    return out


@face
def symbol(art: str) -> str:
    """Something that always looks the same."""
    return use(art)


@face
def large(art: str) -> str:
    """What is no tile, for its card."""
    return use(art, scale=1.9, tone="purple" if art == "worker-purple" else tone_of(art))


@face
def frame(w: float, h: float) -> str:
    """The screen and the bar at the foot of the table."""
    return rect(0, 0, w, h, 16, var("panel"), f'stroke="{var("edge")}" stroke-width="1.5"')


@face
def tokens(shown: Tokens, most: float, size: float) -> str:
    """A row of symbols that begins here."""
    return row(shown, 0, 0, most, size, "ink", 0)


# --------------------------------------------------------------------------- on tiles


@face
def ring(colour: str, width: float) -> str:
    """Round a tile: what the last step was about, what is being used, how far a counter goes."""
    return (
        f'<path d="{hex_path(R + 1)}" fill="none" stroke="{var(colour)}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


@face
def users(workers: tuple[int, ...], font: float) -> str:
    """F-5: the workers standing on a tile, at its corner, where it says nothing: who, how many."""
    there = [c for c, n in enumerate(workers) if n]
    size = max(14.0, font)
    step, figure, broad = size * 0.62, size * 0.036, users_wide(workers, font)
    stroke = f'stroke="{var("hedge")}" stroke-width="1.4"'
    out = rect(-broad / 2, -size * 0.6, broad, size * 1.2, size * 0.6, var("plaque"), stroke)
    for i, c in enumerate(there):
        x = -broad / 2 + 4 + (i + 0.5) * step
        out += use(f"worker-{box.WORKERS[c]}", x, 1.5, scale=figure, tone=box.WORKERS[c])
    number, x = str(sum(workers)), broad / 2 - size * 0.34 - 2
    return out + text_svg(number, x, 0, size, "night", weight=800)


COUNTER = 24.0


def counter_wide(n: int) -> float:
    """How broad resources on a tile are drawn: their number stands beside their symbol."""
    return COUNTER + (9 * len(str(n)) if n > 1 else 0)


@face
def counters(resource: int, n: int) -> str:
    """Resources of one type on a tile."""
    # light as what a tile makes: dark as a strip it could not be told from what an upgrade costs
    stroke = f'stroke="{var("hedge")}" stroke-width="1.4"'
    broad = counter_wide(n)
    under = rect(-12, -10, broad, 20, 10, var("plaque"), stroke)
    if n == 1:
        return under + use(box.RESOURCES[resource], 0, 0, scale=0.86)
    number = text_svg(str(n), (broad - 4) / 2, 0, 17, "night", weight=800)
    return under + use(box.RESOURCES[resource], -1.5, 0, scale=0.76) + number


@face
def bid(seat: int, figure: str, n: int, leads: bool, lies: bool, shows: float) -> str:
    """A group beside a tile: whose, which colour, how many; golden if it leads."""
    edge, wide = ("gold-deep", 3) if leads else ("tone-dark", 2.4)
    stroke = f'stroke="{var(edge)}" stroke-width="{wide}"'
    more = 0 if n < 10 else 9
    art = rect(-25, -12.5, 50 + more, 25, 12.5, var("gold" if leads else "panel"), stroke)
    art += f'<circle cx="-14" r="11" fill="{var("tone")}"/>' + sign(seat, -14, 0, 16)
    if leads:  # a yellow figure would be lost on gold
        art += f'<circle cx="3" cy="0.5" r="8.5" fill="{var("plaque")}"/>'
    art += use(figure, 3, 1.5, 90 if lies else 0, 0.66, tone=tone_of(figure))
    ink = "night" if leads else "ink"
    art += text_svg(str(n), 16.5 + more / 2, 0, 19 if leads else 18, ink, weight=800)
    return art if shows == 1 else f'<g opacity="{shows}">{art}</g>'


@face
def worth(points: int) -> str:
    """Below what a tile says; bright where it is worth something."""
    stroke = f'stroke="{var("gold")}" stroke-width="2" stroke-opacity="{1 if points else 0.3}"'
    ink = "gold" if points else "ink-soft-night"
    under = rect(-21, -12, 42, 24, 12, var("night"), stroke)
    return under + text_svg(f"+{points}", 0, 0, 17, ink, weight=800)


@face
def reached(moves: int) -> str:
    """F-7.3: the moves left on a tile the lifted counter could come to."""
    under = f'<circle r="15" fill="{var("night")}" fill-opacity="0.85" '
    under += f'stroke="{var("gold")}" stroke-width="1.6" stroke-dasharray="4 3"/>'
    return under + text_svg(str(moves), 0, 0, 17, "gold")


@face
def brought(shown: Tokens) -> str:
    """What a use would bring, where it would lie."""
    broad = sum(wide(t) for t in shown) * 0.9 + 16
    stroke = f'stroke="{var("gold")}" stroke-width="2.4"'
    under = rect(-broad / 2, -16, broad, 32, 16, var("strip"), stroke)
    return under + row(shown, 0, 0, broad, 0.9, "cream")


# --------------------------------------------------------------------------- round the table


@face
def season(now: int) -> str:
    """The season it is."""
    out = []
    for i, name in enumerate(box.SEASONS):
        x = 36 + i * 44
        if i == now:
            stroke = f'stroke="{var("gold")}" stroke-width="2.5"'
            out.append(rect(x - 21, 3, 42, 40, 12, var("panel"), stroke))
        # the others are explained by the places below them
        shade = "" if i == now else ' opacity="0.35" pointer-events="none"'
        out.append(f"<g{shade}>{use(name, x, 23, scale=1.25 if i == now else 0.95)}</g>")
    return "".join(out)


SEASONS_WIDE = 210.0  # the signs of the seasons


@face
def passes(n: int, players: int) -> str:
    """F-4.2: so many have passed in a row."""
    out = [rect(0, 3, 4 + players * 20, 40, 8, "transparent")]  # between them one points at it, too
    for i in range(players):
        shade = "" if i < n else ' opacity="0.22"'
        out.append(f"<g{shade}>{use('pass', 12 + i * 20, 23, scale=0.8)}</g>")
    return "".join(out)


@face
def supply(art: str, number: str) -> str:
    """What lies beside the table."""
    thing = use(art, 0, 23, scale=0.85, tone=tone_of(art))
    whole = rect(-15, 5, 54, 36, 8, "transparent")  # between them one points at it, too
    return whole + thing + text_svg(number, 15, 23, 17, anchor="start")


PLAQUE = 32


def below_name(tall: float, least: float) -> float:
    """How far down a boat's load lies to leave room for its name; 0 where there is none."""
    return (tall - PLAQUE) / 2 - 3 if tall >= PLAQUE + least + 4 else 0


@face
def boat(
    w: float, tall: float, last: bool, shown: Tokens, winter: bool, taken: bool, least: float
) -> str:
    """F-3.4: a boat with its load; in winter with what it scores."""
    stroke = f'stroke="{var("turquoise" if last else "edge")}" stroke-width="{3 if last else 1.5}"'
    left = -w / 2
    art = rect(left, -tall / 2, w, tall, 14, var("water"), stroke)
    art += f'<path d="M{num(left + 7)} {tall / 2 - 8:.1f} q8 -7 16 0 t16 0 t16 0" fill="none" '
    art += f'stroke="{var("wave")}" stroke-width="2"/>'
    art += use("hull", left + 26, -2, scale=1.05 if w > 200 else 0.9)
    if shown:
        begin = left + (52 if w > 200 else 48)
        broad = w / 2 - 5 - begin
        room = broad - (54 if winter else 10)  # in winter its worth stands there too
        y = below_name(tall, least)
        art += rect(begin, y - PLAQUE / 2, broad, PLAQUE, 12, var("plaque"))
        art += row(shown, begin + 5 + room / 2, y, room, 0.86, least=least)
    return f'<g opacity="0.45">{art}</g>' if taken else art


def _disc(seat: int, radius: float, lit: bool, rim: float, size: float, y: float = 0) -> str:
    """A seat: its colour and its sign."""
    stroke = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{rim}"'
    return f'<circle r="{num(radius)}" fill="{var("tone")}" {stroke}/>' + sign(seat, 0, y, size)


@face
def in_queue(seat: int, first: bool) -> str:
    """F-8.6: who chooses a boat."""
    return _disc(seat, 13, True, 3 if first else 0, 18)


@face
def in_turn(seat: int, first: bool, passed: bool) -> str:
    """F-4.1: who comes next."""
    mark = use("pass", 18, -16, scale=0.95) if passed else ""
    return _disc(seat, 21, first, 4 if first else 1.5, 27) + mark


@face
def rank(seat: int, points: int, first: bool) -> str:
    """F-11.16: a seat at the end."""
    number = text_svg(str(points), 0, 45, 26, "gold" if first else "ink", weight=800)
    return _disc(seat, 26, first, 5 if first else 1.5, 32, -1) + number


@face
def ready() -> str:
    under = f'<circle r="11" fill="{var("night")}" stroke="{var("gold")}"/>'
    return under + use("done", scale=0.66)


@face
def panel(
    seat: int, w: float, h: float, lit: bool, numbers: tuple[int, int, int], seen: Tokens,
    least: float, notch: Box | None = None,
) -> str:  # fmt: skip
    """The ground of a village, less a lower corner that is not part of it: points, workers and
    skills of its owner, and what all have seen of them (F-12.5)."""
    head, y = head_tall(w), counted_at(w)[1]
    art = rect(0, 0, w, h, 16, var("ground-village"), turn_edge(lit))
    if notch:
        outline, fill = around(w, h, notch), var("ground-village")
        art = f'<path d="{outline}" fill="{fill}" {turn_edge(lit)}/>'
    art += rect(1.5, 1.5, w - 3, head, 14, var("panel"), 'fill-opacity="0.9"')
    art += rect(12, head - 1, w - 24, 3, 1.5, var("tone"))
    art += f'<circle cx="22" cy="17" r="13.5" fill="{var("tone")}"/>' + sign(seat, 22, 17, 19)
    for kind, number, at in _numbered(w, numbers):
        art += row([(kind, "")], at, y, 30, 0.74)
        art += text_svg(number, at + 12, y, 17, anchor="start")
    at, broad = seen_at(w, numbers, seen, least)
    if not broad:
        return art
    return art + f'<g opacity="0.85">{row(seen, at, y, broad, 0.8, "ink", 0, least)}</g>'


def around(w: float, h: float, notch: Box, r: float = 16) -> str:
    """The outline of a ground without one of its lower corners, all corners rounded."""
    x, y, wide, _ = notch
    if x > 0:
        corners = [(0.0, 0.0), (w, 0.0), (w, y), (x, y), (x, h), (0.0, h)]
    else:
        corners = [(0.0, 0.0), (w, 0.0), (w, h), (wide, h), (wide, y), (0.0, y)]
    out = ""
    for i, (u, v) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        (a, b), (c, d) = (towards((u, v), other, r) for other in (before, after))
        out += f"{'L' if i else 'M'}{num(a)} {num(b)}Q{num(u)} {num(v)} {num(c)} {num(d)}"
    return out + "Z"


def towards(at: Spot, other: Spot, far: float) -> Spot:
    """So far from a point on the way to another, level or straight up or down."""
    (x, y), (u, v) = at, other
    return x + max(-far, min(far, u - x)), y + max(-far, min(far, v - y))


def counted_at(w: float) -> tuple[float, float, float]:
    """Where what is counted in the head of a ground begins, its line, and the room behind it that
    is not for it: in a short head below the name, else beside it."""
    return (20.0, 39.0, 8.0) if w < SHORT_HEAD else (58.0, 17.0, 46.0)


def _numbered(w: float, numbers: tuple[int, int, int]) -> Iterator[tuple[str, str, float]]:
    """What is counted in the head of a ground, and where."""
    at, step = counted_at(w)[0], 27.0 if w < SHORT_HEAD else 34.0
    for kind, number in zip(("vp", "worker-any", "skill-any"), map(str, numbers), strict=True):
        yield kind, number, at
        at += step + 9 * len(number)


def seen_at(
    w: float, numbers: tuple[int, int, int], seen: Tokens, least: float
) -> tuple[float, float]:
    """Where what all have seen of a hand begins, and the room for it; 0: there is not enough, and
    its label says it."""
    _, number, at = [*_numbered(w, numbers)][-1]
    at += 28.0 + 9 * len(number)
    space = w - at - counted_at(w)[2]
    fits = bool(seen) and length(seen, space, 0.8, least) <= space
    return at, space if fits else 0.0


BROAD = 110.0  # so much room a name needs


def name_at(
    w: float, numbers: tuple[int, int, int], seen: Tokens, least: float
) -> tuple[float, float]:
    """The middle and the width of the room for its owner's name; what was seen gives way."""
    if w < SHORT_HEAD:
        return (40 + w - 34) / 2, w - 74
    at, space = seen_at(w, numbers, seen, least)
    begin = at + length(seen, space, 0.8, least) + 8 if space else at + 8
    return (begin + w - 46) / 2, w - 46 - begin


def seen_beside(w: float, numbers: tuple[int, int, int], seen: Tokens, least: float) -> Tokens:
    """What all have seen of a hand, where it leaves room for the name."""
    return seen if name_at(w, numbers, seen, least)[1] >= BROAD or w < SHORT_HEAD else ()


@face
def nothing() -> str:
    """Under words that stand alone."""
    return rect(-1, -1, 2, 2, 0, "transparent")


@face
def stack(art: str, n: int, size: float, beside: float) -> str:
    """Some figures one behind another, and how many."""
    return stack_art(art, n, size, beside)


def stack_art(art: str, n: int, size: float, beside: float) -> str:
    shown = reversed(range(min(4, max(1, n))))
    out = "".join(use(art, -14 - i * 3, i * -1.5, scale=size, tone=tone_of(art)) for i in shown)
    out = out if n else f'<g opacity="0.25">{out}</g>'
    return out + text_svg(str(n), beside, 2, 25, "ink" if n else "ink-soft", anchor="start")


@face
def leaving(art: str, n: int, size: float, beside: float, less: int) -> str:
    """The same, while it is considered how many of them go: above the number, off the figures and
    the heading."""
    broad = 22 + 8 * len(str(less))
    middle = beside - 3 + broad / 2
    stroke = f'stroke="{var("gold-deep")}"'
    under = rect(middle - broad / 2, -32, broad, 20, 10, var("gold"), stroke)
    return stack_art(art, n, size, beside) + under + text_svg(f"−{less}", middle, -22, 17, "night")


@face
def chain(figure: str, broad: float) -> str:
    """The workers of the bid or use under way; how many stands beside it in words."""
    return use(figure, -broad / 2 - 18, 0, scale=1.3, tone=tone_of(figure))


CHAIN_WIDE = 158.0


# --------------------------------------------------------------------------- where to click


BROAD_RING = 76.0  # tiles as large as that bear the whole breadth of the ring round a target


@face
def hexagon(radius: float, dashed: bool, badge: str, badge_y: float) -> str:
    """A tile or a cell; how many moves would be left there (F-7.3)."""
    look = DASHED if dashed else 'fill-opacity="0"'
    slim = max(0.6, min(1.0, radius / BROAD_RING))  # or little of a small tile would be left to see
    art = f'<g transform="scale({num(slim)})"><path class="hit" d="{hex_path(radius / slim)}" '
    art += f'fill="{var("gold")}" stroke="{var("gold")}" stroke-width="3" '
    art += f'stroke-linejoin="round" {look}/></g>'
    if not badge:
        return art
    disc = f'<circle cx="0.0" cy="{badge_y:.1f}" r="15" fill="{var("gold")}"/>'
    number = text_svg(badge, 0, badge_y, 19, "night", weight=800)
    return art + f'<g class="badge">{disc}{number}</g>'


@face
def number(width: float, height: float, figure: str, badge: str) -> str:
    """So many workers of a colour: a plain number on gold looked like a coin."""
    w, h = width - 4, min(32.0, height - 8)
    space = rect(-width / 2, -height / 2, width, height, 18, var("gold"), 'fill-opacity="0"')
    under = rect(-w / 2, -h / 2, w, h, h / 2, var("panel"))
    look = f'class="hit" stroke="{var("gold")}" stroke-width="2.4" fill-opacity="0"'
    sent = use(figure, -w / 4 + 1, 1.5, scale=0.6, tone=tone_of(figure))
    text = text_svg(badge, w / 4 - 3, 0, 18, "ink", weight=800)
    ring = rect(-w / 2, -h / 2, w, h, h / 2, var("gold"), look)
    return f'{space}{under}<g class="badge">{sent}{text}</g>{ring}'


@face
def bid_place(width: float, height: float, badge: str, figure: str) -> str:
    """The side of a tile that faces the viewer: the least bid there, in the colour it must have."""
    w, h = width - 4, min(30.0, height - 8)  # a finger gets more than it sees
    space = rect(-width / 2, -height / 2, width, height, 18, var("gold"), 'fill-opacity="0"')
    under = rect(-w / 2, -h / 2, w, h, h / 2, var("panel")) if badge else ""
    look = f'class="hit" stroke="{var("gold")}" stroke-width="2.4" {DASHED}'
    out = space + under + rect(-w / 2, -h / 2, w, h, h / 2, var("gold"), look)
    if badge:
        least = use(figure, -10, 1.5, scale=0.68, tone=tone_of(figure))
        out += f'<g class="least">{least}{text_svg(badge, 10, 0, 18, "ink", weight=800)}</g>'
    return out
