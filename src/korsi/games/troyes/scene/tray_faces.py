"""What lies in the tray: the group of dice, what it costs and brings, buttons, the verdict."""

from __future__ import annotations

from korsi.core.scene import face, rect, text_svg, use, var

from .. import box
from ..box import BUILDINGS, COLOURS, NEUTRAL
from ..scoring import verdict
from .places import Size
from .signs import EDGE, band, chip, glyphs, ink_on, lit_edge, moved, small_die, token

Part = tuple[float, str]  # how wide, what


def _text(text: str, size: float, fill: str = "ink") -> Part:
    return size * 0.58 * len(text), text_svg(text, 0, 0, size, fill, anchor="start")


FIRST, APART, BEHIND = 34.0, 45.0, 149.0  # dice of a group; what stands behind three of them


@face
def summed(total: int, owed: tuple[tuple[int, int], ...], place: int, units: int, need: int,
           brings: tuple[int, int, int] | None, wide: float) -> str:  # fmt: skip
    """Total, who is paid how much, what a tradesman costs besides himself, how often it works, or
    what it needs to; what one would have more or less of."""
    parts, costs = [_text(f"={total}", 25), (14.0, "")], []
    for owner, deniers in owed:
        to = use("bank", 36, 0) if owner == NEUTRAL else chip(owner, 36, 0, 22)
        costs += [_text(f"-{deniers}", 21), (60.0, use("coin", 12, 0) + to)]
    if place:
        costs += _place(place)
    if not owed and not place:
        costs += [_text("0", 21, "ink-soft"), (30.0, use("coin", 12, 0))]
    if need:
        parts = [_text(f"={total}", 25), (10.0, ""), _text(f"<{need}", 25, "lit"), (14.0, "")]
    elif units >= 0:
        parts += [_text(f"×{units}", 26, "lit"), (14.0, "")]
    if brings is not None:
        parts += [(30.0, use("arrow", 12, 0, scale=1.2)), *_brought(brings)]
    room = wide - 12 - BEHIND
    if sum(width for width, _ in [*parts, *costs]) <= room:
        return moved(BEHIND, 0, _line([*parts[:2], *costs, *parts[2:]], room))
    return moved(BEHIND, -13, _line(parts, room, 0.8)) + moved(BEHIND, 13, _line(costs, room, 0.8))


def _line(parts: list[Part], room: float, scale: float = 1.0) -> str:
    x, out = 0.0, ""
    for width, drawn in parts:
        out += moved(x, 0, drawn) if drawn else ""
        x += width
    return moved(0, 0, out, min(scale, room / x))


def _brought(brings: tuple[int, int, int]) -> list[Part]:
    out = []
    for n, art in zip(brings, ("coin", "influence", "point"), strict=True):
        if n:
            out += [_text(f"{n:+d}", 23, "lit"), (34.0, use(art, 12, 0, scale=1.1))]
    return out or [_text("0", 23, "lit")]


@face
def empty_places(price: int) -> str:
    """Room for up to three dice; beside it what the place of a tradesman costs."""
    dashes = f'stroke="{var("ink-soft")}" stroke-width="1.5" stroke-dasharray="5 4"'
    places = [FIRST + i * APART for i in range(3)]
    out = "".join(rect(x - 19, -19, 38, 38, 7, var("slot"), dashes) for x in places)
    if not price:
        return out
    trade = [(34.0, use("trade", 14, 0)), *_place(price)]
    return out + moved(BEHIND + 20, 0, _line(trade, 200))


def _place(price: int) -> list[Part]:
    """T-9.2: deniers and a citizen."""
    return [_text(f"-{price}", 21), (58.0, use("coin", 12, 0) + use("person", 38, 0))]


@face
def strength(have: int, need: int) -> str:
    """T-6.8: the dice put against the black ones, and the total that is needed."""
    out = text_svg(str(have), 0, 0, 28, "lit" if have >= need else "ink", anchor="start")
    out += text_svg("/", 38, 0, 26, "ink-soft", anchor="start")
    return out + text_svg(str(need), 54, 0, 28, anchor="start") + small_die("black", 108, 0, 0.8)


DOUBLE = 128.0  # how much room has what is said of red dice


@face
def red_doubles() -> str:
    """T-6.8: a red die, beside which stands what it counts."""
    return small_die("red", -DOUBLE / 2 - 16, 0, 0.8)


SPENDS = {"reroll": (0.21, 0.38), "flip": (0.68, 0.48)}
"""Where in the tray's width, and how much of it."""
ABOVE, BELOW = -9.0, 17.0  # signs, and below them what they mean in words


@face
def spending(verb: str) -> str:
    """T-8.9: what influence can do to one's own dice before an action."""
    rerolls = [f"-{box.REROLL_COST}influence", ">", "white", "again"]
    flips = [f"-{box.FLIP_COST}influence", ">", *["white"] * box.FLIP_DICE, "over"]
    return moved(0, ABOVE, glyphs(rerolls if verb == "reroll" else flips))


@face
def settling(wide: float) -> str:
    """T-5.3, T-5.6: what a citizen in each building gives and costs every round."""
    out = ""
    for b, name in enumerate(BUILDINGS):
        roof = use(f"house-{name.replace('_', '-')}", 90, 22, scale=1.1)
        salary = f"-{box.SALARY[b]}coin" if box.SALARY[b] else "0coin"
        ink = var(ink_on(COLOURS[b]))
        card = rect(0, 0, 178, 132, 11, var("slot"), EDGE)
        card += band(0, 0, 178, 44, f"{COLOURS[b]}-band")
        card += f'<g fill="{ink}" stroke="{ink}">{roof}</g>'
        signs = glyphs(["person", ">", COLOURS[b], salary], 150)
        out += moved(b * 184, 0, card + moved(89, 88, signs, 1.15))
    return moved(12, 0, out, (wide - 24) / (3 * 184 - 6))


@face
def under_way(signs: tuple[str, ...], named: bool, wide: float) -> str:
    """The action whose dice are spent."""
    ground = rect(12 - wide / 2, -27, wide - 24, 54, 11, var("slot"), EDGE)
    return ground + moved(0, -8 if named else 0, glyphs(signs, wide - 80), 1.15)


@face
def nothing() -> str:
    """Of what is only written."""
    return ""


@face
def dice_in_a_row(dice: tuple[tuple[int, int], ...], wide: float) -> str:
    """Small dice side by side round their middle."""
    apart = min(42.0, wide / len(dice))
    first = -apart * (len(dice) - 1) / 2
    scale = min(0.8, apart / 40)
    return "".join(
        small_die(COLOURS[c], first + i * apart, 0, scale, v) for i, (c, v) in enumerate(dice)
    )


# what has no thing on the table to click: its words, its signs
WORDS = {
    "place": "written-place",
    "farm": "written-farm",
    "recruit": "written-recruit",
    "pass": "written-pass",
    "yield": "written-yield",
    "done": "written-done",
    "roll": "written-roll",
    "from": "written-from",
    "reroll": "written-reroll",
    "flip": "written-flip",
}
BUTTONS = {
    "place": ["red", "white", "yellow", ">", "person"],
    "farm": ["yellow", f"÷{box.FARM_DIVISOR}", ">", "coin"],
    "recruit": [f"-{box.RECRUIT_COST}influence", ">", "person"],
    "pass": ["passed", ">", f"+{box.PASS_FIRST}coin"],
    "yield": ["black", ">", "-", "point"],
    "done": ["tick"],
    "roll": ["crown", "black", "black"],
    "from": ["bag", ">", "person"],
}


@face
def button(verb: str, number: int, size: Size) -> str:
    w, h = size
    signs = [f"×{number}"] if verb == "times" else BUTTONS[verb]
    larger = 1.2 if verb == "times" else 1.1
    up = -h / 6 if verb in WORDS else 0
    drawn = moved(0, up, glyphs(signs, (w - 12) / larger), larger)
    return rect(-w / 2, -h / 2, w, h, 11, var("stone-lit"), EDGE) + drawn


@face
def verdict_of(own: int, his: int, wide: float) -> str:
    """T-21.18: both totals, the difference, and its band lit up."""
    out = ""
    for owner, n, at in ((0, own, 40.0), (NEUTRAL, his, 200.0)):
        out += token(owner, at, 38, 0.95) + text_svg(str(n), at + 24, 40, 32, anchor="start")
    out += text_svg("-", 160, 40, 30)
    out += text_svg(f"= {own - his}", 330, 40, 36, "lit", anchor="start")
    each = (wide - 24) / len(box.RATINGS)
    for i, (low, high, label) in enumerate(box.RATINGS):
        lit, at = label.replace(" ", "-") == verdict(own - his), 12 + i * each
        fill = var("stone-lit" if lit else "slot")
        out += rect(at + 3, 84, each - 6, 46, 8, fill, lit_edge(lit, 1.5))
        first, last = i == 0, i == len(box.RATINGS) - 1
        text = f"≤ {high}" if first else f"≥ {low}" if last else f"{low}-{high}"
        out += text_svg(text, at + each / 2, 107, 20, "lit" if lit else "ink-soft")
    return out
