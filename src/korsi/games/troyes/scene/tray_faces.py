"""What lies in the tray: the group of dice, what it costs and brings, buttons, the verdict."""

from __future__ import annotations

from korsi.core.scene import face, rect, text_svg, use, var

from .. import box
from ..box import BUILDINGS, COLOURS, NEUTRAL
from ..scoring import verdict
from .places import Size
from .signs import EDGE, band, chip, framed, glyphs, ink_on, lit_edge, moved, small_die, token

Part = tuple[float, str]  # how wide, what


def _text(text: str, size: float, fill: str = "ink") -> Part:
    return size * 0.58 * len(text), text_svg(text, 0, 0, size, fill, anchor="start")


FIRST, APART, BEHIND = 34.0, 45.0, 149.0  # dice of a group; what stands behind three of them
SHARES = {"total": 0.17, "price": 0.37, "times": 0.15, "brings": 0.31}
"""The columns behind the dice, and how much of the width each has."""


@face
def frame(wide: float, high: float) -> str:
    """Of the tray, from its upper left corner."""
    return framed(0, 0, wide, high, "panel")


HEADS = {
    "dice": "written-sum-dice",
    "total": "written-sum-total",
    "price": "written-sum-price",
    "times": "written-sum-times",
    "brings": "written-sum-brings",
}
"""What stands above them."""


def column(what: str, wide: float) -> tuple[float, float]:
    """The middle and the width of a column; the first one is that of the dice."""
    if what == "dice":
        return BEHIND / 2 + 4, BEHIND - 8
    names, room = list(SHARES), wide - 10 - BEHIND
    before = sum(SHARES[name] for name in names[: names.index(what)])
    return BEHIND + (before + SHARES[what] / 2) * room, SHARES[what] * room


@face
def summed(total: int, owed: tuple[tuple[int, int], ...], place: int, units: int, need: int,
           brings: tuple[int, int, int] | None, sure: bool, wide: float) -> str:  # fmt: skip
    """Dice in columns: their total, and of what it is short; what one pays and to whom, and
    for a tradesman's place with a citizen; how often it works; what one would have more or less of.
    Dice that are only looked at lie in a dashed frame."""
    fill, dashes = (var("stone-lit"), "") if sure else ("none", ' stroke-dasharray="6 4"')
    ground = rect(6, -25, wide - 12, 50, 10, fill, lit_edge(True, 1) + dashes)
    paid = sum(deniers for _, deniers in owed)
    costs = _money(paid) if paid or not place else []
    for owner, _ in owed:
        costs.append((24.0, use("bank", 12, 0) if owner == NEUTRAL else chip(owner, 12, 0, 20)))
    if place:
        costs += [*([(6.0, "")] if costs else []), *_money(place), (24.0, use("person", 12, 0))]
    cells = {"total": [_text(f"{total}/{need}" if need else str(total), 24)], "price": costs}
    if units >= 0:
        cells["times"] = [_text(f"×{units}", 24, "ink-soft" if need else "lit")]
    if brings is not None:
        cells["brings"] = _brought(brings)
    return ground + "".join(_cell(cells[what], *column(what, wide)) for what in cells)


def _money(deniers: int) -> list[Part]:
    return [_text(f"-{deniers}" if deniers else "0", 21), (26.0, use("coin", 12, 0))]


def _cell(parts: list[Part], middle: float, room: float) -> str:
    """Signs in the middle of a column, smaller where they are many."""
    x, out = 0.0, ""
    for width, drawn in parts:
        out += moved(x, 0, drawn)
        x += width
    scale = max(min(1.0, (room - 4) / x), 0.64)
    return moved(middle - x * scale / 2, 0, out, scale)


def _brought(brings: tuple[int, int, int]) -> list[Part]:
    out = []
    for n, art in zip(brings, ("coin", "influence", "point"), strict=True):
        if n:
            out += [_text(f"{n:+d}", 23, "lit"), (28.0, use(art, 12, 0, scale=1.05))]
    return out or [_text("0", 23, "lit")]


@face
def empty_places(price: int, wide: float) -> str:
    """Room for up to three dice; in its column what the place of a tradesman costs (T-9.2)."""
    dashes = f'stroke="{var("ink-soft")}" stroke-width="1.5" stroke-dasharray="5 4"'
    places = [FIRST + i * APART for i in range(3)]
    out = "".join(rect(x - 19, -19, 38, 38, 7, var("slot"), dashes) for x in places)
    if not price:
        return out
    return out + _cell([*_money(price), (24.0, use("person", 12, 0))], *column("price", wide))


@face
def strength(total: int, enough: bool) -> str:
    """T-6.8: what the dice put against the black ones count, or what is needed. Each number stands
    over its own word: a pair of them would be read in the direction of the reader's language."""
    return text_svg(str(total), 0, -9, 28, "lit" if enough else "ink")


@face
def red_doubles(room: float) -> str:
    """T-6.8: a red die, beside which stands what it counts."""
    return small_die("red", -room / 2 - 22, 0, 0.8)


SPENDS = {"reroll": (0.21, 0.38), "flip": (0.68, 0.48)}
"""Where in the tray's width, and how much of it."""
ABOVE, BELOW = -10.0, 15.0  # signs, and below them what they mean in words


@face
def spending(verb: str) -> str:
    """T-8.9: what influence can do to one's own dice before an action."""
    rerolls = [f"-{box.REROLL_COST}influence", ">", "white", "again"]
    flips = [f"-{box.FLIP_COST}influence", ">", *["white"] * box.FLIP_DICE, "over"]
    return moved(0, ABOVE, glyphs(rerolls if verb == "reroll" else flips))


@face
def settling(wide: float, high: float) -> str:
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
    whole = 3 * 184 - 6
    scale = min((wide - 24) / whole, high / 132)
    return moved(-whole * scale / 2, 0, out, scale)


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
    "give-up": "written-give-up",
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
    "done": ["tick"],
    "give-up": ["-", "cube"],
    "roll": ["crown", "black", "black"],
    "from": ["bag", ">", "person"],
}


@face
def button(verb: str, number: int, size: Size, usual: bool = False) -> str:
    """`number`: how often, or how many points it costs."""
    w, h = size
    counted = {"times": [f"×{number}"], "yield": ["black", ">", f"{-number}point"]}
    signs = counted.get(verb) or BUTTONS[verb]
    low = h < 50  # then signs make room for their words
    larger = 1.2 if verb == "times" else 0.8 if low else 1.1
    up = -h / (4 if low else 6) if verb in WORDS else 0
    drawn = moved(0, up, glyphs(signs, (w - 12) / larger), larger)
    edge = lit_edge(True, 1) if usual else EDGE
    return rect(-w / 2, -h / 2, w, h, 11, var("stone-lit"), edge) + drawn


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
