"""What things look like: every drawing of Kilt Castle that lies on its board, by a few numbers."""

from __future__ import annotations

from korsi.core.scene import FACES, face, num, rect, sign, text_svg, turn_edge, use, var
from korsi.core.scene.picture import ring

from ..box import CARDS, COLOURS
from .places import (
    CARD_H,
    CARD_W,
    CELL_H,
    CELL_W,
    NAME_H,
    PANEL_W,
    PURSE_H,
    ROW_H,
    ROW_W,
    SMALL_BESIDE,
    SMALL_H,
    SMALL_STEP,
    SMALL_W,
    TILE,
    panel_height,
)

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
def small_card(number: int, last: bool, inner: int = -1, turn: float = 0) -> str:
    """The same on a tall screen: both halves with a sign as large as they can hold."""
    lit = f'stroke="{var("gold")}" stroke-width="7"'
    left, top = -SMALL_W / 2, -SMALL_H / 2
    mark = rect(left, top, SMALL_W, SMALL_H, 8, "none", lit)
    under = f'<g class="mark">{mark}</g>' if last else ""
    return under + _halves(number, SMALL_W, SMALL_H, 7, 2.5) + _keep(inner, 11, 11, 0.92, turn)


def _halves(number: int, wide: float, high: float, corner: float, edge: float) -> str:
    """A card of this size: the first colour below; on a narrow half the sign leaves room for the
    castle."""
    first, second = CARDS[number]
    frame = f'stroke="{var("cream")}" stroke-width="{num(edge)}"'
    w, h = wide - edge, high - edge
    if second < 0:
        whole = rect(-w / 2, -h / 2, w, h, corner, var("tone"), frame)
        return whole + sign(first, 0, 0, 0.55 * high)
    out = rect(-w / 2, -h / 2, w, h, corner, var("second"))
    low = f"M{num(-w / 2)} 0H{num(w / 2)}V{num(h / 2 - corner)}"
    low += f"a{corner} {corner} 0 0 1 {-corner} {corner}H{num(corner - w / 2)}"
    out += f'<path d="{low}a{corner} {corner} 0 0 1 {-corner} {-corner}Z" fill="{var("tone")}"/>'
    out += rect(-w / 2, -h / 2, w, h, corner, "none", frame)
    k, aside, down = 0.4 * high, 0.16 * wide, 0.245 * high
    # turned half round, the other half has its sign on the same side
    return out + sign(first, -aside, down, k) + sign(second, aside, -down, k, "second-ink", 180)


@face
def tile(number: int, inner: int, space: int, side: float) -> str:
    """A card that may be moved, as large as a finger: as it lies at this side of the board, and the
    number of its space on the corner that is bare."""
    first, second = CARDS[number]
    half = int(inner != first) if second >= 0 else -1
    lit = FACES[ring(TILE, TILE, "rect", "piece", "", (0, 0), "")]
    card = _halves(number, TILE - 8, TILE - 8, 10, 3.5) + _keep(half, 27, 23, 1.2, side)
    turn = 0 if half < 0 else side + 180 * half  # a sign alone stays upright
    turned = f'<g transform="rotate({num(turn % 360)})">{card}</g>' if turn % 360 else card
    tones = f"tone-{COLOURS[first]}" + (f" second-{COLOURS[second]}" if second >= 0 else "")
    near = TILE / 2 - 18
    x = near if side in (90, 180) else -near
    y = near if side in (180, 270) else -near
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="16" fill="{var("night")}" '
    disc += f'stroke="{var("gold")}" stroke-width="2"/>'
    # the ring lies below: what lights it up must not falsify the card's colours
    return f'{lit}<g class="{tones}">{turned}</g>{disc}' + text_svg(str(space), x, y, 24, "cream")


@face
def rack(left: float, top: float, wide: float, high: float) -> str:
    """What cards to choose from lie on, apart from the board: of wood, as nothing else."""
    return rect(left, top, wide, high, 14, var("wood"))


@face
def free_space(wide: float, high: float, day: int, x: float, y: float) -> str:
    """On a tall screen, round a space a card may go to: the cards that lie there keep their
    colours; where it would lie, about what the ducat day pays that follows (-1: none does): what is
    built before it counts as well."""
    # no wash: its shadow would grey the cards there as if they could not be chosen
    look = f'fill-opacity="0" stroke="{var("gold")}" stroke-width="4" stroke-dasharray="9 6"'
    lit = f'class="hit" {look} stroke-linecap="round"'
    place = rect(-wide / 2, -high / 2, wide, high, 12, var("gold"), lit)
    if day < 0:
        return place
    crown = use("day", x, y - 12, scale=0.9)
    return place + crown + text_svg(f"≈{day}", x, y + 12, 24, "ink", weight=800)


@face
def free_place(wide: float, high: float, day: int) -> str:
    """The same on a wide screen, round the place of the card; there the crown stands, upright where
    there is less room."""
    lit = FACES[ring(wide, high, "rect", "place", "", (0, 0), "")]
    if day < 0:
        return lit
    across, more = wide > high, day > 9
    w, h, dx, dy = (46 + 9 * more, 20, 11 + 2 * more, 0) if across else (24 + 6 * more, 38, 0, 9)
    edge = f'stroke="{var("gold-deep")}" stroke-width="1.5"'
    pill = rect(-w / 2, -h / 2, w, h, 10, var("panel"), edge)
    crown = use("day", -dx, -dy, scale=0.66)
    size = 15 if across or not more else 14.3
    figure = text_svg(f"≈{day}", dx - 2 * across, dy, size, "ink", weight=800)
    return f'{lit}<g class="badge">{pill}{crown}{figure}</g>'


@face
def bed(space: int, turn: float, deep: float) -> str:
    """A space beside the board: where its first card lies, and its number, so far inwards."""
    faint = f'fill-opacity="0.045" stroke="{var("edge")}" stroke-width="1.5"'
    place = rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, 7, var("ink"), faint)
    return place + text_svg(str(space), 0, deep, 15, "ink-soft", turn, weight=600)


@face
def small_bed(space: int, turn: float, room: float, cards: int) -> str:
    """The same on a tall screen: a place for each of its cards, behind the number."""
    faint = f'fill-opacity="0.045" stroke="{var("edge")}" stroke-width="1.5"'
    out = ""
    for rank in range(cards):
        behind, beside = divmod(rank, 2)
        x, y = (beside - 0.5) * SMALL_BESIDE, -room - (behind + 0.5) * SMALL_STEP
        left, top = x - SMALL_W / 2, y - SMALL_H / 2
        out += rect(left, top, SMALL_W, SMALL_H, 6, var("ink"), faint)
    middle = -room / 2 - (2.5 if turn % 180 else 0)
    return out + text_svg(str(space), 0, middle, 24, "ink-soft", turn, weight=600)


@face
def head() -> str:
    """The front, beside its number: it points clockwise at the upper side."""
    rim = f'stroke="{var("night")}" stroke-width="1.5" stroke-linejoin="round"'
    return f'<path d="M-11 -10L11 0L-11 10Z" fill="{var("gold")}" {rim}/>'


@face
def symbol(art: str) -> str:
    """Something that always looks the same: the front, the trace of a step."""
    return use(art)


@face
def left_small() -> str:
    """The trace of a card on a tall screen."""
    dashed = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="5 6"'
    return rect(3 - SMALL_W / 2, 3 - SMALL_H / 2, SMALL_W - 6, SMALL_H - 6, 6, "none", dashed)


@face
def line(w: float, h: float) -> str:
    """K-4.3: the light over a line."""
    stroke = f'stroke="{var("gold")}" stroke-width="3" stroke-dasharray="2 7"'
    light = f'fill-opacity="0.1" {stroke} stroke-linecap="round"'
    return rect(-w / 2, -h / 2, w, h, 14, var("glow"), light)


# --------------------------------------------------------------------------- seats


@face
def plate(money: int, colours: int, lit: bool, flat: bool, day: bool) -> str:
    """The plate of a seat with its ducats; its name comes above them, its colours below or beside
    them, and beside or behind them what a ducat day brings, if that is shown."""
    wide, tall, top = float(PANEL_W), panel_height(colours), NAME_H + PURSE_H / 2
    if flat:  # as wide when no ducat day can follow any more
        wide, tall, top = float(ROW_W), float(ROW_H), 26.0
    panel = rect(0, 0, wide, tall, 14, var("panel"), f'fill-opacity="0.92" {turn_edge(lit)}')
    coin, k = use("coin", 24, top, scale=1.35), 25
    if not flat:
        coin, k = use("coin", 28, top, scale=1.75), 31
    has = panel + coin + text_svg(str(money), 43 if flat else 52, top, k, anchor="start")
    if not flat:  # what a ducat day brings is not in hand: a line keeps it from being added to it
        return has + (rect(118, top - 18, 1.5, 36, 0, var("edge")) if day else "")
    return has + (rect(ROW_W - 130, 9, 1.5, tall - 18, 0, var("edge")) if day else "")


@face
def name_line(wide: float) -> str:
    """Below the name of a seat: a line in its colour."""
    return rect(-wide / 2, NAME_H / 2 - 5, wide, 3.5, 1.7, var("tone"))


@face
def no_line() -> str:
    """A name with nothing drawn round it; a height in whose place the price stands."""
    return ""


@face
def room(wide: float, high: float) -> str:
    """Where words stand that can be pointed at: letters alone cannot."""
    return rect(-wide / 2, -high / 2, wide, high, 4, "transparent")


@face
def day(ducats: int, flat: bool) -> str:
    """The crown of a ducat day beside what it brings: words that are written there; in a row the
    number above them."""
    if not flat:
        return use("day", -90, 0, scale=1.05)
    ink = "ink" if ducats else "ink-soft"
    number = text_svg(f"+{ducats}", -2, -9, 18, ink, anchor="start")
    return use("day", -18, -10, scale=0.9) + number


@face
def seal(ducat_day: bool) -> str:
    """Whose turn it is; a ducat when a ducat day follows."""
    return use("ducat--glow", role="mark") + use("ducat") if ducat_day else use("seal")


@face
def supply(colour: int, left: tuple[int, ...], builds: bool, flat: bool, few: bool) -> str:
    """Floors not yet built, by crests; a ring round the colour that builds now (K-4.1), a frame
    round the last few floors of a seat: with them the game ends (K-7.1)."""
    ends = f'stroke="{var("pomegranate")}" stroke-width="2.5" stroke-dasharray="6 4"'
    frame = rect(*((41, -1, 101, 43, 8) if flat else (51, 4, 252, 36, 8)), "none", ends)
    rim = f'stroke="{var("gold" if builds else "cream")}" stroke-width="{4 if builds else 2}"'
    slab = f'stroke="{var("tone-deep")}" stroke-width="1.5"'
    if not flat:
        out = f'<circle cx="30" cy="22" r="17" fill="{var("tone")}" {rim}/>'
        out += sign(colour, 30, 22, 19)
        for kind, count in enumerate(left):
            at, ink = 58 + kind * 84, "ink" if count else "ink-soft"
            out += rect(at, 11, 38, 22, 5, var("tone"), slab)
            for i in range(kind):
                out += use("crest", at + 19 + (i - (kind - 1) / 2) * 16, 21, scale=0.82)
            out += text_svg(str(count), at + 44, 22, 21, ink, anchor="start")
        return out + frame * few
    out = f'<circle cx="23" cy="18" r="14" fill="{var("tone")}" {rim}/>' + sign(colour, 23, 18, 15)
    for kind, count in enumerate(left):
        at = 45 + kind * 33
        out += rect(at, 4, 29, 16, 4, var("tone"), slab)
        for i in range(kind):
            out += use("crest", at + 14.5 + (i - (kind - 1) / 2) * 12, 11, scale=0.62)
        out += text_svg(str(count), at + 14.5, 30, 15, "ink" if count else "ink-soft")
    return out + frame * few


# --------------------------------------------------------------------------- a ducat day


@face
def paid(cells: tuple[tuple[float, float], ...], inset: float) -> str:
    """The area a colour was paid for, by the middles of its cells: one edge round all of them. A
    roof may belong to several, whose edges lie in each other."""
    w, h, out = CELL_W / 2 - inset, CELL_H / 2 - inset, ""
    sides = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    for x, y in cells:
        left, right, up, down = ((x + i * CELL_W, y + j * CELL_H) in cells for i, j in sides)
        west, east = x - w - 2 * inset * left, x + w + 2 * inset * right
        north, south = y - h - 2 * inset * up, y + h + 2 * inset * down
        out += f"M{num(west)} {num(y - h)}H{num(east)}" * (not up)
        out += f"M{num(west)} {num(y + h)}H{num(east)}" * (not down)
        out += f"M{num(x - w)} {num(north)}V{num(south)}" * (not left)
        out += f"M{num(x + w)} {num(north)}V{num(south)}" * (not right)
    ground = "".join(rect(x - w, y - h, 2 * w, 2 * h, 8, var("glow"), 'fill-opacity="0.3"')
                     for x, y in cells)  # fmt: skip
    line = 'fill="none" stroke-linecap="round"'
    return (
        f'{ground}<path d="{out}" stroke="{var("cream")}" stroke-width="9" {line}/>'
        f'<path d="{out}" stroke="{var("tone")}" stroke-width="5" {line}/>'
    )


@face
def gain(colour: int, ducats: int) -> str:
    """What it paid, with the sign of its colour."""
    wide = 52 + 12 * (ducats > 9)
    edge = f'stroke="{var("cream")}" stroke-width="2.5"'
    pill = rect(-wide / 2, -15, wide, 30, 12, var("tone"), edge)
    figure = text_svg(f"+{ducats}", 9, 0.5, 25, "tone-ink", weight=800)
    return pill + sign(colour, 14 - wide / 2, 0, 14) + figure


# --------------------------------------------------------------------------- what may be built on


@face
def site(wide: float, high: float, look: str, price: int, x: float, y: float,
         broad: float, k: float, stands_out: bool) -> str:  # fmt: skip
    """The ring round a cell one may build on, and what that costs: a coin narrow enough to hide
    neither the sign of a floor nor a height. Where a tower stands out above its cell, the ring
    leaves out what would cross its upper floor and the sign on it."""
    figure = text_svg(str(price), x, y, 19 * k, "night", weight=800)
    rim = f'stroke="{var("gold-deep")}" stroke-width="2.2"'
    coin = rect(x - broad / 2, y - 13.5 * k, broad, 27 * k, broad / 2, var("gold"), rim)
    # a dark line below the bright one: it is seen on grass and towers, by day and by night
    dark = f'class="hit" stroke="{var("night")}" stroke-width="8" stroke-opacity="0.7"'
    below = rect(-wide / 2, -high / 2, wide, high, 12, "none", dark)
    lit = FACES[ring(wide, high, "rect", look, "", (0, 0), "")]
    if stands_out:
        below = f'<path d="{_open_above(wide, high)}" fill="none" {dark}/>'
        bright = f'fill="{var("gold")}" fill-opacity="0" stroke="{var("gold")}" stroke-width="3"'
        lit = f'<path class="hit" d="{_open_above(wide, high)}" {bright}/>'
    return f'{below}{lit}<g class="badge">{coin}{figure}</g>'


def _open_above(wide: float, high: float) -> str:
    """A ring of this size as far as its upper corners."""
    x, y, r = wide / 2, high / 2, 12
    down = f"M{num(r - x)} {num(-y)}a{r} {r} 0 0 0 {-r} {r}V{num(y - r)}a{r} {r} 0 0 0 {r} {r}"
    return down + f"H{num(x - r)}a{r} {r} 0 0 0 {r} {-r}V{num(r - y)}a{r} {r} 0 0 0 {-r} {-r}"
