"""What cards look like: activities, events, characters, the rows of Le Roy's table."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import face, rect, text_svg, use, var

from .. import box
from ..box import BOX, BUILDINGS, COLOURS, NEUTRAL
from .faces import building_head
from .places import NAMED, WIDE, Size
from .signs import (
    EDGE,
    band,
    chip,
    cube,
    glyphs,
    ink_on,
    lit_edge,
    moved,
    number,
    small_die,
    sure,
    token,
    toned,
)

Entry = dict[str, Any]
Owners = tuple[int, ...]

# --------------------------------------------------------------------------- T-18 activities


def _gains(effect: Entry) -> list[str]:
    """What a card pays, as signs."""
    keys = (("vp", "point"), ("deniers", "coin"), ("influence", "influence"))
    return [f"{effect[k]}{w}" for key, w in keys for k in (key, f"gain_{key}") if k in effect]


def _modifies(effect: Entry) -> list[str]:
    """What a cube of a delayed card does to dice, as signs."""
    target = effect.get("target")
    dice = list(COLOURS) if target == "any" else [target] if target else []
    op = effect["op"]
    if op in ("group_add", "each_die_add"):
        return [*dice, f"+{effect['value']}"]
    if op == "each_die_set":
        return [*dice, f"={effect['value']}"]
    if op == "free_dice":
        return [*dice, "0coin"]
    return [effect["from"], ">", *[effect["to"]] * effect.get("count", 1)]


def effect_signs(card: int) -> list[str]:
    """A card's effect without words."""
    effect = BOX.data["activity"][card]["effect"]
    kind, gains = effect["kind"], _gains(effect)
    pays = [f"{effect[f'pay_{k}']}{w}" for k, w in (("deniers", "coin"), ("influence", "influence"))
            if f"pay_{k}" in effect]  # fmt: skip
    signs: dict[str, list[str]] = {
        "gain": gains,
        "convert": [*pays, ">", *gains],
        "gain_per_own_citizen": ["person", ">", *gains],
        "per_die_in_square": [effect.get("die", ""), ">", *gains],
        "most_dice": [*COLOURS, "most", ">", *gains],
        "per_cathedral_pair": ["cube", "cube", ">", *gains],
        "archer": ["bow", "≥3", ">", "cube"],
        "event_cubes_per_own_die": [effect.get("die", ""), ">", "cube"],
        "pay_for_event_cubes": [*pays, ">", f"{effect.get('cubes', 1)}cube"],
        "tax": ["person", ">", f"{effect.get('deniers_per_citizen', 0)}coin"],
        "per_event_with_own_cube": ["flag", "cube", ">", *gains],
        "highest_red_total": ["red", "most", ">", *gains],
        "per_red_die_in_richest_district": ["red", ">", *gains],
    }
    return _modifies(effect) if kind == "modifier" else signs[kind]


HIGH = 150.0  # from here on there is room for a row below the places of tradesmen


@face
def activity(card: int, size: Size, tradesmen: Owners, cubes: Owners) -> str:
    """Cost, dice and divisor, the effect, the places of tradesmen, cubes waiting.

    `tradesmen` are the spaces of the five owners, 0 for none; `cubes` the numbers of the seats.
    """
    entry: Entry = BOX.data["activity"][card]
    w, h = size
    signs = glyphs(effect_signs(card), (w - 16) / 1.2, sure(entry, "effect"))
    high, crowded = h > HIGH, tradesmen.count(box.PICTURE) > 1
    return (
        rect(-w / 2, -h / 2, w, h, 10, var("card"), EDGE)
        + _activity_head(card, entry, w, h)
        + moved(0, -h / 2 + 69, signs, 1.2)  # below its name
        + moved(-w / 2, -h / 2, _places(card, entry, tradesmen))
        + moved(-w / 2 if high else 11, h / 2 - (22 if high else 26), _later(tradesmen))
        + moved(4 if high else 44, h / 2 - (22 if high else 36), _waiting(cubes, not high, crowded))
    )


def _activity_head(card: int, entry: Entry, w: float, h: float) -> str:
    """Cost, hourglass of a delayed card, dice and divisor."""
    colour, ink = entry["colour"], ink_on(entry["colour"])
    y = -h / 2 + 16
    dice = list(COLOURS) if entry["dice"] == "any" else [colour]
    return "".join(
        [
            band(-w / 2, -h / 2, w, 32, f"{colour}-band"),
            use("coin", -w / 2 + 18, y, scale=1.1),
            number(str(box.CARD_COST[card]), -w / 2 + 33, y, 21, ink, "start", sure(entry, "cost")),
            text_svg("÷", w / 2 - (31 if w > 160 else 26), y, 21, ink, anchor="end"),
            number(
                str(box.CARD_DIVISOR[card]),
                w / 2 - (13 if w > 160 else 9),
                y,
                21,
                ink,
                "end",
                sure(entry, "divisor"),
            ),
            *(
                small_die(c, w / 2 - (58 if w > 160 else 52) - 20 * i, y, 0.56)
                for i, c in enumerate(dice)
            ),
            use("hourglass", -w / 2 + 62, y, scale=1.15) if box.CARD_DELAYED[card] else "",
        ]
    )


def _places(card: int, entry: Entry, tradesmen: Owners) -> str:
    """T-9.5: the places of tradesmen with their points."""
    out, known = "", sure(entry, "vp")
    for k in range(1, box.CARD_SPACES[card] + 1):
        x, points = 31 + (k - 1) * 50, str(box.CARD_VP[card, k])
        out += rect(x - 23, 90, 46, 40, 8, var("slot"), EDGE)
        if k in tradesmen:
            out += token(tradesmen.index(k), x - 8, 109, 0.78)
            out += number(points, x + 13, 110, 18, certain=known)
        else:
            out += use("point", x, 109, scale=1.3)
            out += number(points, x, 109, 17, "cream", certain=known)
    return out


def _later(tradesmen: Owners) -> str:
    """T-9.4: who came later stands on the picture."""
    later = [owner for owner, space in enumerate(tradesmen) if space == box.PICTURE]
    return "".join(token(o, 10 + i * 21, 0, 0.62) for i, o in enumerate(later))


def _waiting(cubes: Owners, narrow: bool, crowded: bool) -> str:
    """T-9.9: cubes waiting on a delayed card; `crowded`: several stand on its picture."""
    owners = [seat for seat, n in enumerate(cubes) if n]
    if narrow and len(owners) == 1 and not crowded:  # as large as there is room for
        (seat,) = owners
        return cube(seat, 8, 8, 1.4) + text_svg(str(cubes[seat]), 24, 9, 22, anchor="start")
    out = ""
    for i, seat in enumerate(owners):
        x, y = (i % 2 * 26 if len(owners) > 1 else 8, i // 2 * 23) if narrow else (i * 27, 0)
        out += cube(seat, x, y, 0.85) + text_svg(str(cubes[seat]), x + 9, y, 16, anchor="start")
    return out


# --------------------------------------------------------------------------- T-6, T-19 events


def event_entry(event: int) -> Entry:
    found: Entry = BOX.data["event"][event - 1] if event else BOX.data["marauding"]
    return found


def _threat(event: int) -> list[str]:
    """What an event does every round, without words: black dice, or its effect (T-6.3)."""
    effect = event_entry(event).get("effect", {})
    kind = effect.get("kind", "none")
    in_building = COLOURS[BUILDINGS.index(effect["building"])] if "building" in effect else ""
    lost = (("deniers", "coin"), ("influence", "influence"))
    signs = {
        "lose": [f"-{effect[k]}{w}" for k, w in lost if k in effect],
        "pay_per_citizen": ["person", in_building, f"-{effect.get('deniers')}coin"],
        "neutral_citizen": ["+", "grey", in_building],
        "neutral_cubes_left": ["left", *["cube"] * effect.get("events", 1)],
        "remove_top_cathedral_cube": ["church", "-", "cube"],
        "add_neutral_cathedral_cube": ["church", "+", "cube"],
    }
    return [*["black"] * int(box.EVENT_BLACK[event]), *signs.get(kind, [])]


@face
def event(event: int, w: float, h: float, cubes: Owners) -> str:
    """Colour, divisor, points, flags with their cubes, what it does every round.

    `cubes` are the owners on the flags, -1 for a free one; on Marauding the numbers of all owners.
    """
    entry = event_entry(event)
    known = sure(entry, "effect") and sure(entry, "black_dice")
    cubes_ = _flags(cubes, w) if event else _on_marauding(cubes, w)
    return (
        rect(-w / 2, -h / 2, w, h, 9, var("card"), EDGE)
        + _event_head(event, entry, w, h)
        + moved(0, 8.5 if w >= NAMED else -4, cubes_)  # below its name
        + rect(-w / 2 + 5, h / 2 - 34, w - 10, 29, 7, var("threat"))
        + moved(0, h / 2 - 19, glyphs(_threat(event), w - 22, known), 1.0)
    )


def _event_head(event: int, entry: Entry, w: float, h: float) -> str:
    """Dice and divisor; the points of the first and the second."""
    colour = COLOURS[box.EVENT_COLOUR[event]] if event else ""
    ink, y = ink_on(colour) if event else "ink", -h / 2 + 14
    dice = [colour] if event else list(COLOURS)
    x = -w / 2 + 15 + 17 * len(dice) - 3
    out = band(-w / 2, -h / 2, w, 28, f"{colour}-band" if event else "slot")
    out += "".join(small_die(c, -w / 2 + 15 + 17 * i, y, 0.52) for i, c in enumerate(dice))
    out += text_svg("÷", x, y, 18, ink, anchor="start")
    out += number(
        str(box.EVENT_DIVISOR[event]), x + 12, y, 18, ink, "start", sure(entry, "divisor")
    )
    if not event:
        return out
    small = w < 110
    both = f"{box.EVENT_FIRST[event]}|{box.EVENT_SECOND[event]}"  # a dot would be a decimal point
    out += use("point", w / 2 - (41 if small else 50), y, scale=0.85)
    return out + number(both, w / 2 - 7, y, 16 if small else 19, ink, "end", sure(entry, "vp"))


def _flags(cubes: Owners, w: float) -> str:
    """T-11.2: flags, the oldest cubes first."""
    apart = min(25.0, (w - 26) / max(1, len(cubes) - 1))
    scale, out = min(0.86 if w >= NAMED else 1.0, apart / 21), ""
    for i, owner in enumerate(cubes):
        x = (i - (len(cubes) - 1) / 2) * apart
        free = use("flag", x, 0, scale=0.95 * scale)
        out += free if owner < 0 else cube(owner, x, 0, scale)
    return out


def _on_marauding(cubes: Owners, w: float) -> str:
    """T-11.4: Marauding takes any number of cubes."""
    there = [(owner, n) for owner, n in enumerate(cubes) if n]
    apart, out = min(40.0, (w - 10) / max(1, len(there))), ""
    for i, (owner, n) in enumerate(there):
        x = (i - (len(there) - 1) / 2) * apart
        out += cube(owner, x - 7, 0, 0.9) + text_svg(str(n), x + 4, 0, 16, anchor="start")
    return out


# --------------------------------------------------------------------------- T-17 characters

MEASURED = {  # what a character counts, as a sign
    "citizens_in_buildings": "person",
    "cathedral_cubes": "cube",
    "deniers": "coin",
    "influence": "influence",
    "tradesmen": "trade",
    "captured_events": "captured",
}


def _character(c: int, few: bool, wide: float, reached: int) -> str:
    """What a character counts, the three steps; the one reached now is lit (T-17.1)."""
    entry = BOX.data["character"][c]
    what = MEASURED[entry["measure"]]
    out, step = rect(0, 0, wide, 32, 9, var("slot"), EDGE), (wide - 42) / 3
    out += toned("seat4", use("cube"), 20, 16) if what == "cube" else use(what, 20, 16)
    for i, n in enumerate(entry["two_player" if few else "thresholds"]):
        x = 38 + (i + 0.5) * step
        if i == reached:
            lit = f'stroke="{var("gold")}"'
            out += rect(x - step / 2 + 1, 4, step - 2, 24, 7, var("stone-lit"), lit)
        out += text_svg(f"≥{n}", x, 16, 17, "lit" if i == reached else "ink")
    return out


@face
def character(c: int, few: bool, wide: float, reached: int) -> str:
    """In one's tray, round the middle of its upper edge: below it is written what it counts."""
    return moved(-wide / 2, 0, _character(c, few, wide, reached))


@face
def scored_character(c: int, few: bool, wide: float, room: float, y: float, points: Owners) -> str:
    """T-16.2.4: at the end every character scores everybody; round its middle, y below the upper
    edge of its row."""
    out = moved(0, y - 16, _character(c, few, wide, -1))
    apart = (room - wide - 24) / 4
    for seat, n in enumerate(points):
        x = wide + 30 + seat * apart
        out += chip(seat, x, y, 26) + text_svg(str(n), x + 22, y, 24, anchor="start")
    return moved(-wide / 2, 0, out)


# --------------------------------------------------------------------------- T-21.10 Le Roy


def _does(entry: Entry) -> list[str]:
    signs = {
        "score": [f"+{entry.get('vp', 0)}point"],
        "place_citizen": ["grey", "house"],
        "counter_rightmost_event": ["cube", ">", "flag", "flag"],
        "place_tradesman": ["trade"],
        "cathedral": ["church", *["cube"] * entry.get("amount", 1)],
        "score_top_character": ["mask", ">", "point"],
    }
    return signs[entry["do"]]


def _spent(entry: Entry) -> str:
    """The dice he spends; one bought from the player with its price; -1: one per empty flag."""
    dice, bought, out = entry["dice"], entry.get("bought", 0), ""
    if dice < 0:
        return moved(-22, 0, glyphs(["white", "=", "flag"]), 0.85)
    if not dice:
        return text_svg("0", -40, 0, 19, "ink-soft")
    for i in range(dice):
        out += small_die("yellow" if i >= dice - bought else "white", i * 20 - 40, 0, 0.5)
    if bought:
        x = dice * 20 - 46
        out += text_svg(f"+{entry['price']}", x, 0, 18, anchor="start")
        out += use("coin", x + 31, 0, scale=0.9)
    return out


SUMS = 86.0  # of a row of his table what the sums take; behind them there is room for words
SAID = 10.0  # how much higher the signs lie that have words below them


def _leroy(row: int, size: Size, lit: bool) -> str:
    """A row of his table: the sums, what he does, the dice he spends; his last roll is lit."""
    entry = BOX.data["solo"]["action"][row]
    known = all(sure(entry, key) for key in entry.get("conf", {}))
    sums = "\u2003".join(str(n) for n in entry["rolls"])
    w, h = size
    return (
        rect(0, 0, w, h, 9, var("slot"), lit_edge(lit, 1.2))
        + rect(6, 8, 74, h - 16, 8, var("night"))
        + text_svg(sums, 43, h / 2, 21, "cream")
        + moved(w * 0.455, h / 2 - SAID, glyphs(_does(entry), 118, known), 0.9)
        + moved(w * 0.78, h / 2 - SAID, _spent(entry))
    )


def said_at(size: Size) -> float:
    """The middle of the words in a row of his table."""
    return (SUMS + size[0] - 6) / 2


@face
def leroy(row: int, size: Size, lit: bool) -> str:
    """The same round the middle of its words."""
    return moved(-said_at(size), 0, _leroy(row, size, lit))


@face
def difference(own: int, his: int, size: Size) -> str:
    """T-21.18: what counts in the end, as it is now, round its middle."""
    w, h = size
    y = h / 2 - SAID + 2
    out = rect(0, 0, w, h, 9, var("panel"), EDGE)
    out += chip(0, 30, y, 26) + text_svg(str(own), 52, y, 24, anchor="start")
    out += text_svg("-", 100, y, 24)
    out += chip(NEUTRAL, 128, y, 26) + text_svg(str(his), 150, y, 24, anchor="start")
    out += text_svg(f"= {own - his}", 206, y, 26, "lit", anchor="start")
    return moved(-w / 2, 0, out)


# --------------------------------------------------------------------------- in the catalogue


@face
def whole_character(c: int, few: bool) -> str:
    """A character around its middle."""
    return moved(-89, -16, _character(c, few, 178, -1))


@face
def whole_building(b: int) -> str:
    """The head of a building around its middle."""
    return moved(-109, -15, building_head(b, 218))


@face
def whole_leroy(row: int) -> str:
    """A row of Le Roy's table around its middle."""
    w, h = WIDE.row
    return moved(-w / 2, -h / 2, _leroy(row, WIDE.row, False))


@face
def whole_die(colour: str, value: int) -> str:
    """A die in its own colour."""
    return small_die(colour, 0, 0, 1.2, value)
