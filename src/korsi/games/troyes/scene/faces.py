"""What things on the board look like, by a few numbers: dice, people, buildings, the course."""

from __future__ import annotations

from korsi.core.scene import face, num, rect, sign, text_svg, turn_edge, use, var

from ..box import BUILDINGS, COLOURS, DICE_PRICE, LEVEL_PENALTY, SALARY
from .places import Labels, Layout, event_at, event_columns, event_size
from .signs import band, chip, ink_on, lit_edge, moved, pips, small_die, token

# --------------------------------------------------------------------------- pieces of wood


@face
def die(colour: str, value: int) -> str:
    return use(f"die-{colour}") + pips(value)


@face
def citizen(owner: int) -> str:
    return use("citizen") + sign(owner, 0, 7, 14)


@face
def stone(owner: int) -> str:
    """T-10.1: a cube on the cathedral."""
    return use("cube") + sign(owner, 0, 5, 9)


@face
def tile(owner: int) -> str:
    """Whose something is."""
    return chip(owner, 0, 0, 22)


# --------------------------------------------------------------------------- the board


@face
def missing_level() -> str:
    """T-16.2.3: what a level without an own cube costs."""
    return use("point", scale=1.1) + text_svg(f"-{LEVEL_PENALTY}", 0, 0, 16, "cream")


def building_head(b: int, wide: float) -> str:
    """The head of a building: its roof, room for its name, and the salary of a citizen there
    (T-5.3)."""
    ink = ink_on(COLOURS[b])
    roof = use(f"house-{BUILDINGS[b].replace('_', '-')}", 26, 13)
    salary = f"-{SALARY[b]}" if SALARY[b] else "0"
    return (
        band(0, 0, wide, 30, f"{COLOURS[b]}-band")
        + f'<g fill="{var(ink)}" stroke="{var(ink)}">{roof}</g>'
        + text_svg(salary, wide - 32, 15, 18, ink, anchor="end")
        + use("coin", wide - 18, 15, scale=0.9)
    )


@face
def building(b: int, wide: float) -> str:
    """The same round its middle, where its name is written."""
    return moved(-wide / 2, 0, building_head(b, wide))


@face
def vacant(length: int, at: Layout) -> str:
    """T-6.1: where the next events enter, two in every round."""
    w, h = event_size(at, length)
    dashes = f'stroke="{var("edge")}" stroke-width="1.6" stroke-dasharray="6 6" fill-opacity="0.35"'
    all_ = at.event_rows * event_columns(at, length)
    places = [event_at(at, i, length) for i in range(length, all_)]
    return "".join(rect(x - w / 2, y - h / 2, w, h, 9, var("slot"), dashes) for x, y in places)


# --------------------------------------------------------------------------- the course


ROUND = 68.0  # the middle of what is written of the round


@face
def rounds(now: int, all_: int) -> str:
    """T-2.4: an hourglass for each round, those to come pale; its words can be asked, too."""
    out = _asked(6 - ROUND, 0, 2 * ROUND + 20 * all_)
    for i in range(all_):
        pale = ' opacity="0.28"' if i >= now else ""
        out += f"<g{pale}>{use('hourglass', ROUND + 12 + i * 20, 0)}</g>"
    return out


@face
def phase(art: str, wide: float, lit: bool) -> str:
    """A phase of the round; the one it is now is lit."""
    fill = var("stone-lit" if lit else "slot")
    drawn = small_die("black", 0, 0, 0.72, 5) if art == "black" else use(art)
    frame = rect(-wide / 2 + 3, -19, wide - 6, 38, 9, fill, lit_edge(lit, 1.4))
    return frame + (drawn if lit else f'<g opacity="0.45">{drawn}</g>')


LEAST_APART = 32.0
"""Of the black dice to come: so that each can be told from the next."""


@face
def pool(dice: int, room: float) -> str:
    """T-6.3: the black dice of every round."""
    out = _asked(8, 0, 76 + room) + use("hourglass", 24, 0, scale=1.3) + use("arrow", 50, 0)
    if 0 < dice <= room // LEAST_APART:  # each of them
        apart = min(34.0, room / dice)
        return out + "".join(small_die("black", 84 + i * apart, 0, 0.8) for i in range(dice))
    out += small_die("black", 84, 0, 0.8)
    return out + text_svg(f"×{dice}", 106, 0, 22, anchor="start")


@face
def prices() -> str:
    """T-8.2: what a die of another district costs in a group of one, two and three."""
    out, at = "", 22.0
    for size in range(1, len(DICE_PRICE)):
        for i in range(size):
            out += small_die("white", at + i * 9, -i * 4, 0.5)
        at += size * 9 + 9
        out += text_svg(str(DICE_PRICE[size]), at, -2, 21, anchor="start")
        out += use("coin", at + 23, -2, scale=0.95)
        at += 56
    return _asked(6, 0, at - 6) + out


@face
def totals(ranked: tuple[tuple[int, int], ...], at: Layout) -> str:
    """T-16.3: owners and their totals, the highest first."""
    out = ""
    (left, top), (across, down), columns = at.totals
    for i, (owner, points) in enumerate(ranked):
        x, y = left + (i % columns) * across, top + (i // columns) * down
        out += chip(owner, x, y, 36) + text_svg(str(points), x + 28, y, 30, anchor="start")
    return out


# --------------------------------------------------------------------------- the square


@face
def district(
    owner: int, size: tuple[float, float], head: tuple[float, float], x: float, y: float, lit: bool
) -> str:
    """A district: its frame, its owner's tile at x, y; all of its head can be asked."""
    return (
        f'<rect width="{num(head[0])}" height="{num(head[1] or size[1])}" fill-opacity="0"/>'
        f'<rect width="{num(size[0])}" height="{num(size[1])}" rx="12" fill="none" '
        f'{turn_edge(lit, 1)} pointer-events="none"/>'
    ) + chip(owner, x, y, 28 if head[1] else 25)


def _asked(x: float, y: float, width: float, height: float = 36) -> str:
    """Room to point at: between a sign and its number one would ask the district under them."""
    return (
        f'<rect x="{num(x)}" y="{num(y - height / 2)}" width="{num(width)}" '
        f'height="{num(height)}" fill-opacity="0"/>'
    )


def _numbered(sign: str, n: int | str, at: Labels) -> str:
    asked = _asked(-16 - at.aside, 0, *at.asked)
    return asked + sign + text_svg(str(n), 15 - at.aside, 0, 22, anchor="start")


@face
def counted(art: str, n: int | str, at: Labels, scale: float = 1) -> str:
    """So many of something, beside or above the middle of what it is called."""
    return _numbered(use(art, -at.aside, 0, scale=scale), n, at)


@face
def citizens(owner: int, n: int, at: Labels) -> str:
    """So many citizens in the supply."""
    return _numbered(token(owner, -at.aside, -2, 0.7), n, at)


@face
def purse(deniers: int) -> str:
    """T-14.1: what lies in the district of somebody who has passed."""
    room = rect(-36, -17, 72, 34, 9, var("stone-lit"))
    shown = text_svg(f"+{deniers}", 2, 0, 22, "lit", anchor="end")
    return room + shown + use("coin", 19, 0)


@face
def symbol(art: str) -> str:
    return use(art)


@face
def blank(wide: float, high: float) -> str:
    """Room for words, so that they can be pointed at."""
    return rect(-wide / 2, -high / 2, wide, high, 8, "transparent")


@face
def aimed(wide: float, high: float) -> str:
    """A frame around what the action under way is about."""
    gold = f'stroke="{var("gold")}" stroke-width="4" pointer-events="none"'
    return rect(-wide / 2 - 2, -high / 2 - 2, wide + 4, high + 4, 12, "none", gold)
