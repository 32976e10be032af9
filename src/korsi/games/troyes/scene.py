"""The table of Troyes as a picture.

Left: the queue of events, the three buildings, the square with a district of dice for each player.
Right: black dice and cathedral, nine activity cards, and the action under way. What can be done
with a thing is done by clicking it; what has no thing of its own is a button under the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from korsi.core.scene import (
    Args,
    Choice,
    Note,
    Noun,
    Piece,
    Scene,
    Target,
    num,
    use,
    var,
    words,
)

from .box import (
    ACTIVITY_IDS,
    BOX,
    BUILDINGS,
    CARD_COST,
    CARD_DELAYED,
    CARD_DIVISOR,
    CARD_SPACES,
    CARD_VP,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    DICE_PRICE,
    EVENT_BLACK,
    EVENT_COLOUR,
    EVENT_DIVISOR,
    EVENT_FIRST,
    EVENT_FLAGS,
    EVENT_IDS,
    EVENT_SECOND,
    LEVELS,
    NEUTRAL,
    PICTURE,
    RATINGS,
    ROUNDS,
    ROW_LENGTH,
    ROW_START,
    ROWS,
    SEATS,
    SIDES,
    SLOTS,
    SPACE_IDS,
    SPACE_ROW,
    SPACES,
    SPACES_EACH,
)
from .moves import DONE, MOVES
from .rules.board import collected
from .rules.dice import divisor_of
from .rules.modifiers import bought_dice, free_from, worth
from .scoring import VERDICTS, covered, verdict
from .state import (
    ACTIVATE,
    COUNTER,
    FARM,
    FIGHT,
    GATHER,
    NOTHING,
    OVER,
    RECORD,
    ROLL,
    SOURCE,
    TIMES,
    TURN,
)

ART = Path(__file__).parent / "art.svg"
TONES = {
    "red": "#b6303f",
    "white": "#efe6d2",
    "yellow": "#e3ad2e",
    "black": "#2b2d38",
    "seat0": "#d8c7a0",
    "seat1": "#3f6fb5",
    "seat2": "#4c9a57",
    "seat3": "#e07f2c",
    "seat4": "#8b8f9c",
}
COLOURS_HERE = {
    "stone": ("#343c58", "#e7dabd"),
    "stone-lit": ("#424b6c", "#f3e9d2"),
    "slot": ("#262d47", "#d5c5a0"),
    "card": ("#2a3150", "#fbf3df"),
    "red-band": ("#8d2937", "#b6404c"),
    "white-band": ("#b9b09b", "#b8ab8d"),
    "yellow-band": ("#a67c1e", "#d09a2c"),
}
WIDTH, HEIGHT = 1280.0, 900.0
QUEUE = (20.0, 40.0)
EVENT_W, EVENT_H = 78.0, 100.0
PER_ROW = 8
CATHEDRAL_AT = (712.0, 70.0)
STEP = 44.0
BLACK_AT = (1010.0, 40.0)
CARDS_AT = (690.0, 268.0)
CARD_W, CARD_H = 186.0, 118.0
BUILDING_AT = (20.0, 268.0)
BUILDING_W, BUILDING_H = 210.0, 196.0
SQUARE_AT = (20.0, 476.0)
DISTRICT_W, DISTRICT_H = 210.0, 204.0
PANEL_AT = (690.0, 650.0)
PANEL_W, PANEL_H = 570.0, 230.0
DIE = 38.0

Spot = tuple[float, float]


# --------------------------------------------------------------------------- places


def event_at(position: int) -> Spot:
    """The middle of a card of the queue."""
    x, y = QUEUE
    return (
        x + (position % PER_ROW + 0.5) * (EVENT_W + 3),
        y + (position // PER_ROW + 0.5) * (EVENT_H + 6),
    )


def stone_at(level: int, number: int) -> Spot:
    """A space of the cathedral; level 0 is the ground floor."""
    x, y = CATHEDRAL_AT
    return x + (number - 0.5) * STEP, y + (LEVELS - level - 0.5) * STEP


def card_at(slot: int) -> Spot:
    x, y = CARDS_AT
    return x + (slot // 3 + 0.5) * (CARD_W + 6), y + (slot % 3 + 0.5) * (CARD_H + 8)


def building_at(building: int) -> Spot:
    """The upper left corner."""
    x, y = BUILDING_AT
    return x + building * (BUILDING_W + 8), y


def space_at(space: int) -> Spot:
    building = space // SPACES_EACH
    x, y = building_at(building)
    if len(ROWS[building]) == SPACES_EACH:  # the Palace: two lines of three
        at = space % SPACES_EACH
        return x + 38 + (at % 3) * 66, y + 62 + (at // 3) * 50
    row = int(SPACE_ROW[space])
    at = space - int(ROW_START[building, row])
    rows = len(ROWS[building])
    wide = 60 if int(ROW_LENGTH[building, row]) > 2 else 70
    first, apart = (46, 40) if rows > 2 else (60, 54)  # all of them above those who lie
    return x + 62 + at * wide * 0.86, y + first + row * apart


def lying_at(building: int) -> Spot:
    x, y = building_at(building)
    return x + BUILDING_W / 2, y + BUILDING_H - 24


def district_at(district: int) -> Spot:
    """The upper left corner; the neutral district comes fifth."""
    x, y = SQUARE_AT
    return x + (district % 3) * (DISTRICT_W + 8), y + (district // 3) * (DISTRICT_H + 8)


def die_at(s: Any, district: int, colour: int, value: int, k: int) -> Spot:
    """Dice lie sorted by colour, high ones first."""
    before = sum(
        int(s["dice"][district][c][v])
        for c in range(3)
        for v in range(1, SIDES + 1)
        if (c, -v) < (colour, -value)
    )
    at = before + k
    x, y = district_at(district)
    return x + 24 + (at % 5) * 40.5, y + 84 + (at // 5) * 40.5


def button_at(i: int) -> Spot:
    x, y = PANEL_AT
    return x + 74 + (i % 4) * 141, y + 116 + (i // 4) * 50


# --------------------------------------------------------------------------- the ground


def _rect(x: float, y: float, w: float, h: float, rx: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}" '
        f'fill="{fill}" {more}/>'
    )


def _framed(x: float, y: float, w: float, h: float, fill: str = "stone") -> str:
    return _rect(x, y, w, h, 12, var(fill), f'stroke="{var("edge")}" stroke-width="1.5"')


def _buildings() -> str:
    out = []
    for b in range(3):
        x, y = building_at(b)
        out.append(_framed(x, y, BUILDING_W, BUILDING_H))
        out.append(_rect(x, y, BUILDING_W, 26, 10, var(f"{COLOURS[b]}-band")))
        out.append(_rect(x + 8, y + BUILDING_H - 48, BUILDING_W - 16, 42, 8, var("slot")))
        for row, (dice, _) in enumerate(ROWS[b]):
            first = int(ROW_START[b, row])
            sx, sy = space_at(first)
            if len(ROWS[b]) < SPACES_EACH:
                shown = "-".join(str(v) for v in (dice[0], dice[-1]))
                out.append(words(shown, x + 24, sy, 15, "ink-soft"))
            for i in range(int(ROW_LENGTH[b, row])):
                sx, sy = space_at(first + i)
                ring = f'stroke="{var("edge")}" stroke-width="1.5"'
                out.append(
                    f'<circle id="space-{SPACE_IDS[first + i]}" cx="{num(sx)}" cy="{num(sy)}" '
                    f'r="19" fill="{var("slot")}" {ring}/>'
                )
                if len(ROWS[b]) == SPACES_EACH:
                    out.append(words(str(row + 1), sx + 22, sy - 14, 14, "ink-soft"))
    return "".join(out)


def _cathedral() -> str:
    x, y = CATHEDRAL_AT
    wide, tall = SIDES * STEP, LEVELS * STEP
    stroke = f'stroke="{var("edge")}" stroke-width="1.5"'
    out = [
        f'<path d="M{num(x - 8)} {num(y)} L{num(x + wide / 2)} {num(y - 44)} L{num(x + wide + 8)} '
        f'{num(y)} Z" fill="{var("white-band")}" {stroke}/>',
        _framed(x - 8, y, wide + 16, tall + 34),
    ]
    for level in range(LEVELS):
        for number in range(1, SIDES + 1):
            sx, sy = stone_at(level, number)
            out.append(_rect(sx - 19, sy - 19, 38, 38, 5, var("slot"), stroke))
    for number in range(1, SIDES + 1):
        sx, _ = stone_at(0, number)
        out.append(words(str(number), sx, y + tall + 16, 17, "ink-soft"))
    return "".join(out)


def ground() -> str:
    """Everything that stays where it is."""
    out = [
        _framed(QUEUE[0] - 8, QUEUE[1] - 8, PER_ROW * (EVENT_W + 3) + 12, 2 * (EVENT_H + 6) + 8),
        _cathedral(),
        _framed(BLACK_AT[0] - 10, BLACK_AT[1] - 10, 256, 212),
        _buildings(),
        _framed(*PANEL_AT, PANEL_W, PANEL_H, "panel"),
    ]
    for district in range(5):
        out.append(_framed(*district_at(district), DISTRICT_W, DISTRICT_H, "stone-lit"))
    for slot in range(SLOTS):
        x, y = card_at(slot)
        out.append(_framed(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, "slot"))
    return "".join(out)


# --------------------------------------------------------------------------- pieces


def sign(owner: int, x: float, y: float, scale: float = 1, ink: str = "tone-ink") -> str:
    """The shape that tells an owner without colour."""
    return f'<g fill="{var(ink)}">{use(f"sign-{owner}", x, y, scale=scale)}</g>'


def _whose(owner: int) -> dict[str, Any]:
    return {"tone": f"seat{owner}", "owner": owner if owner < NEUTRAL else -1}


# what is said of a player's thing, and of the same thing of grey or Le Roy
OF_GREY = {
    "piece-die": "piece-die-grey",
    "piece-citizen": "piece-citizen-grey",
    "piece-lying": "piece-lying-grey",
    "piece-stone": "piece-stone-grey",
}


def _said(key: str, owner: int, **args: Any) -> dict[str, Any]:
    """A label about an owner; grey has its own words."""
    if owner == NEUTRAL:
        return {"key": OF_GREY[key], "args": args}
    return {"key": key, "args": {"seat": Noun("seat", owner), **args}}


def die(x: float, y: float, colour: str, value: int, **more: Any) -> Piece:
    art = "die-red" if colour == "black" else f"die-{colour}"
    pips = f'<g fill="{var("tone-ink")}">{use(f"pips-{value}")}</g>'
    return Piece(art=art, x=x, y=y, tone=colour, more=pips, z=30, **more)


def _dice(s: Any) -> list[Piece]:
    out = []
    for d in [*range(int(s["players"])), NEUTRAL]:
        for c, colour in enumerate(COLOURS):
            for v in range(1, SIDES + 1):
                for k in range(int(s["dice"][d][c][v])):
                    x, y = die_at(s, d, c, v, k)
                    label = _said("piece-die", d, colour=colour, value=v)
                    out.append(die(x, y, colour, v, id=f"die-{d}-{c}-{v}-{k}", **label))
    return out


def _black(s: Any) -> list[Piece]:
    out = []
    x, y = BLACK_AT
    at = 0
    for name, marks in (("black", ()), ("black_chosen", ("glow",))):
        for v in range(SIDES, 0, -1):
            for k in range(int(s[name][v])):
                where = (x + 22 + (at % 6) * 40, y + 74 + (at // 6) * 42)
                label: dict[str, Any] = {"key": "piece-black", "args": {"value": v}}
                out.append(die(*where, "black", v, id=f"{name}-{v}-{k}", marks=marks, **label))
                at += 1
    at = 0
    for c, colour in enumerate(COLOURS):
        for v in range(1, SIDES + 1):
            for k in range(int(s["pledged"][c][v])):
                where = (x + 22 + (at % 6) * 40, y + 164)
                label = {"key": "piece-pledged", "args": {"colour": colour, "value": v}}
                out.append(die(*where, colour, v, id=f"pledged-{c}-{v}-{k}", **label))
                at += 1
    rounds = int(ROUNDS[int(s["players"])])
    text = f"{max(1, int(s['round']))} / {rounds}"
    label_ = {"round": int(s["round"]), "rounds": rounds}
    face = use("hourglass", x + 16, y + 18, scale=1.3) + words(
        text, x + 38, y + 18, 24, anchor="start"
    )
    return [*out, Piece(id="round", more=face, z=5, key="piece-round", args=label_)]


def _citizens(s: Any) -> list[Piece]:
    out = []
    for space in range(SPACES):
        owner = int(s["standing"][space])
        if owner >= 0:
            x, y = space_at(space)
            out.append(
                Piece(
                    id=f"citizen-{SPACE_IDS[space]}",
                    art="citizen",
                    x=x,
                    y=y,
                    z=20,
                    more=sign(owner, 0, 7, 0.7),
                    **_whose(owner),
                    **_said("piece-citizen", owner, space=SPACE_IDS[space]),
                )
            )
    for b, name in enumerate(BUILDINGS):
        lying = [o for o in range(5) for _ in range(int(s["lying"][b][o]))]
        x, y = lying_at(b)
        for i, owner in enumerate(lying):
            out.append(
                Piece(
                    id=f"lying-{name}-{i}",
                    art="citizen",
                    x=x - 80 + i * min(34, 170 / max(1, len(lying))),
                    y=y - 2,
                    turn=90,
                    scale=0.8,
                    z=21,
                    more=sign(owner, 0, 7, 0.7),
                    **_whose(owner),
                    **_said("piece-lying", owner, building=name),
                )
            )
    return out


def _stones(s: Any) -> list[Piece]:
    out = []
    for level in range(LEVELS):
        for number in range(1, SIDES + 1):
            owner = int(s["cathedral"][level][number])
            if owner >= 0:
                x, y = stone_at(level, number)
                out.append(
                    Piece(
                        id=f"stone-{level}-{number}",
                        art="cube",
                        x=x,
                        y=y,
                        scale=1.7,
                        z=20,
                        more=sign(owner, 0, 5, 0.45),
                        **_whose(owner),
                        **_said("piece-stone", owner, level=level + 1, number=number),
                    )
                )
    return out


def _small_die(colour: str, x: float, y: float) -> str:
    return use(f"die-{colour}", x, y, scale=0.5, tone=colour)


def _unsure(table: str, i: int) -> str:
    """A discreet mark on a card whose numbers are reconstructed."""
    entry = BOX.data[table][i]
    return use("unsure") if entry.get("confidence") == "reconstructed" else ""


def _ink(colour: str, band: bool = True) -> str:
    """What can be read on a card's band."""
    return "night" if band and colour != "red" else "cream" if band else "ink"


def event_signs(event: int) -> list[str]:
    """An event's effect without words."""
    effect = BOX.data["event"][event - 1].get("effect", {}) if event else {}
    kind = effect.get("kind", "none")
    if kind == "lose":
        lost = [(k, w) for k, w in (("deniers", "coin"), ("influence", "influence")) if k in effect]
        return [f"-{effect[k]}{w}" for k, w in lost]
    if kind == "pay_per_citizen":
        return ["person", f"-{effect['deniers']}coin"]
    if kind == "neutral_citizen":
        return ["+", "person", COLOURS[BUILDINGS.index(effect["building"])]]
    signs = {"neutral_cubes_left": ["<", "cube"], "remove_top_cathedral_cube": ["-", "cube"]}
    return signs.get(kind, ["+", "cube"] if kind == "add_neutral_cathedral_cube" else [])


def event_piece(s: Any, position: int) -> Piece:
    """An event: colour, divisor, points, flags with their cubes, black dice."""
    event = int(s["queue"][position])
    x, y = event_at(position)
    w, h = EVENT_W, EVENT_H
    colour = COLOURS[int(EVENT_COLOUR[event])] if event else "red"
    out = [
        _rect(-w / 2, -h / 2, w, h, 8, var("card"), f'stroke="{var("edge")}" stroke-width="1.4"'),
        _rect(-w / 2, -h / 2, w, 22, 8, var(f"{colour}-band" if event else "slot")),
    ]
    dice = [colour] if event else list(COLOURS)
    out += [_small_die(c, -w / 2 + 12 + 15 * i, -h / 2 + 12) for i, c in enumerate(dice)]
    out.append(
        words(f"/{int(EVENT_DIVISOR[event])}", w / 2 - 14, -h / 2 + 11, 14, _ink(colour, event > 0))
    )
    if event:
        vp = f"{int(EVENT_FIRST[event])}·{int(EVENT_SECOND[event])}"
        out.append(use("point", -w / 2 + 13, -h / 2 + 36, scale=0.7))
        out.append(words(vp, -w / 2 + 24, -h / 2 + 36, 15, anchor="start"))
        mark = _unsure("event", event - 1)
        out.append(f'<g transform="translate({num(w / 2 - 9)} {num(h / 2 - 9)})">{mark}</g>')
    for i in range(int(EVENT_BLACK[event])):
        out.append(use("die-red", w / 2 - 12 - 17 * i, -h / 2 + 36, scale=0.45, tone="black"))
    if event:
        for i in range(int(EVENT_FLAGS[event])):
            fx, fy = -w / 2 + 15 + (i % 4) * 17, 3 + (i // 4) * 20
            owner = int(s["flag"][event][i])
            out.append(use("flag", fx, fy, scale=0.75) if owner < 0 else _cube(owner, fx, fy))
    else:
        cubes = [(o, int(n)) for o, n in enumerate(s["event_cubes"][0]) if int(n)]
        for i, (owner, n) in enumerate(cubes):
            out.append(_cube(owner, -w / 2 + 14, -6 + i * 15))
            out.append(words(str(n), -w / 2 + 28, -6 + i * 15, 13, anchor="start"))
    if event:
        out.append(_glyphs(event_signs(event), h / 2 - 12))
    total = sum(int(n) for n in s["event_cubes"][event])
    return Piece(
        id=f"event-{EVENT_IDS[event]}",
        x=x,
        y=y,
        z=15,
        more="".join(out),
        key="piece-event",
        args={
            "card": EVENT_IDS[event],
            "cubes": total,
            "flags": int(EVENT_FLAGS[event]),
            "divisor": int(EVENT_DIVISOR[event]),
        },
    )


def _cube(owner: int, x: float, y: float, scale: float = 0.8) -> str:
    mark = sign(owner, 0, 3, 0.42)
    return (
        f'<g class="tone-seat{owner}" transform="translate({num(x)} {num(y)}) '
        f'scale({num(scale)})">{use("cube")}{mark}</g>'
    )


def _token(owner: int, x: float, y: float, scale: float = 0.62) -> str:
    mark = sign(owner, 0, 7, 0.7)
    return (
        f'<g class="tone-seat{owner}" transform="translate({num(x)} {num(y)}) '
        f'scale({num(scale)})">{use("citizen")}{mark}</g>'
    )


def _glyphs(parts: Sequence[str], y: float) -> str:
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


def _gains(effect: dict[str, Any]) -> list[str]:
    """What a card pays, as signs."""
    keys = (("vp", "point"), ("deniers", "coin"), ("influence", "influence"))
    return [f"{effect[k]}{w}" for key, w in keys for k in (key, f"gain_{key}") if k in effect]


def _modifies(effect: dict[str, Any]) -> list[str]:
    """What a cube of a delayed card does to dice, as signs."""
    target = effect.get("target")
    dice = list(COLOURS) if target == "any" else [target] if target else []
    op = effect["op"]
    if op == "group_add":
        return [*dice, f"+{effect['value']}"]
    if op == "each_die_add":
        return [*(x for d in dice for x in (d, f"+{effect['value']}"))]
    if op == "each_die_set":
        return [*dice, f"={effect['value']}"]
    if op == "free_dice":
        return [*dice, "0coin"]
    times = effect.get("count", 1)
    return [effect["from"], ">", *[effect["to"]] * times]


def effect_signs(effect: dict[str, Any]) -> list[str]:
    """A card's effect without words."""
    kind, gains = effect["kind"], _gains(effect)
    pays = [f"{effect[f'pay_{k}']}{w}" for k, w in (("deniers", "coin"), ("influence", "influence"))
            if f"pay_{k}" in effect]  # fmt: skip
    signs: dict[str, list[str]] = {
        "gain": gains,
        "convert": [*pays, ">", *gains],
        "gain_per_own_citizen": ["person", ">", *gains],
        "per_die_in_square": [effect.get("die", ""), ">", *gains],
        "most_dice": [*COLOURS, "≥", ">", *gains],
        "per_cathedral_pair": ["cube", "cube", ">", *gains],
        "archer": ["black", "≥3", ">", "cube"],
        "event_cubes_per_own_die": [effect.get("die", ""), ">", "cube"],
        "pay_for_event_cubes": [*pays, ">", f"{effect.get('cubes', 1)}cube"],
        "tax": ["person", ">", f"{effect.get('deniers_per_citizen', 0)}coin"],
        "per_event_with_own_cube": ["flag", "cube", ">", *gains],
        "highest_red_total": ["red", "≥", ">", *gains],
        "per_red_die_in_richest_district": ["red", ">", *gains],
    }
    return _modifies(effect) if kind == "modifier" else signs[kind]


def activity_piece(s: Any, slot: int) -> Piece:
    """An activity card: cost, dice and divisor, tradesman spaces, cubes of a delayed card."""
    card = int(s["activity"][slot])
    x, y = card_at(slot)
    w, h = CARD_W, CARD_H
    colour = COLOURS[slot // 3]
    stroke = f'stroke="{var("edge")}" stroke-width="1.4"'
    out = [
        _rect(-w / 2, -h / 2, w, h, 10, var("card"), stroke),
        _rect(-w / 2, -h / 2, w, 28, 10, var(f"{colour}-band")),
        use("coin", -w / 2 + 17, -h / 2 + 14),
        words(
            str(int(CARD_COST[card])), -w / 2 + 32, -h / 2 + 14, 17, _ink(colour), anchor="start"
        ),
    ]
    dice = list(COLOURS) if BOX.data["activity"][card]["dice"] == "any" else [colour]
    for i, c in enumerate(dice):
        out.append(_small_die(c, w / 2 - 44 - 19 * i, -h / 2 + 14))
    out.append(words(f"/{int(CARD_DIVISOR[card])}", w / 2 - 17, -h / 2 + 14, 17, _ink(colour)))
    if CARD_DELAYED[card]:
        out.append(use("hourglass", -w / 2 + 64, -h / 2 + 14))
    out.append(_glyphs(effect_signs(BOX.data["activity"][card]["effect"]), -8))
    spaces = {int(s["tradesman"][slot][o]): o for o in range(5) if int(s["tradesman"][slot][o])}
    for k in range(1, int(CARD_SPACES[card]) + 1):
        sx = -w / 2 + 28 + (k - 1) * 46
        out.append(_rect(sx - 17, 16, 40, 34, 8, var("slot"), stroke))
        out.append(words(str(int(CARD_VP[card, k])), sx + 14, 26, 14, "ink-soft"))
        if k in spaces:
            out.append(_token(spaces[k], sx - 2, 32))
    rest = [o for o in range(5) if int(s["tradesman"][slot][o]) == PICTURE]
    out += [_token(o, 16 + i * 20, 32, 0.5) for i, o in enumerate(rest)]
    for i, seat in enumerate(p for p in range(SEATS) if int(s["cubes"][slot][p])):
        out.append(_cube(seat, 50 + (i % 2) * 24, 14 + (i // 2) * 24))
        out.append(
            words(str(int(s["cubes"][slot][seat])), 62 + (i % 2) * 24, 14 + (i // 2) * 24, 13)
        )
    out.append(f'<g transform="translate({num(w / 2 - 10)} {num(h / 2 - 10)})">'
               f"{_unsure('activity', card)}</g>")  # fmt: skip
    return Piece(
        id=f"activity-{ACTIVITY_IDS[card]}",
        x=x,
        y=y,
        z=15,
        more="".join(out),
        key="piece-activity",
        args={
            "activity": ACTIVITY_IDS[card],
            "cost": int(CARD_COST[card]),
            "divisor": int(CARD_DIVISOR[card]),
        },
    )


def _district(s: Any, seat: int) -> Piece:
    """A player's side of the square: money, influence, citizens in supply, points he may show."""
    x, y = district_at(seat)
    lit = int(s["active"]) == seat and int(s["step"]) != OVER
    ring = f'fill="none" stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1}"'
    out = [f'<rect width="{num(DISTRICT_W)}" height="{num(DISTRICT_H)}" rx="12" {ring}/>']
    out.append(_rect(4, 4, 30, 30, 8, var("tone")))
    out.append(sign(seat, 19, 19))
    out.append(
        use("coin", 50, 19) + words(str(int(s["deniers"][seat])), 63, 19, 18, anchor="start")
    )
    purse = int(s["purse"][seat])
    if purse:
        out.append(words(f"+{purse}", 88, 19, 14, "gold", anchor="start"))
    out.append(use("influence", 122, 19))
    out.append(words(str(int(s["influence"][seat])), 135, 19, 18, anchor="start"))
    out.append(_token(seat, 174, 17, 0.6))
    out.append(words(str(int(s["supply"][seat])), 186, 19, 18, anchor="start"))
    known = not covered(s, seat)
    out.append(use("point", 19, 50, scale=0.9))
    out.append(words(str(int(collected(s, seat))) if known else "?", 34, 50, 17, anchor="start"))
    if int(s["start"]) == seat:
        out.append(use("start", DISTRICT_W - 18, 50))
    if int(s["passed"][seat]):
        out.append(words("×", DISTRICT_W - 44, 50, 22, "ink-soft"))
    return Piece(
        id=f"district-{seat}",
        x=x,
        y=y,
        z=6,
        tone=f"seat{seat}",
        owner=seat,
        more="".join(out),
        key="piece-seat",
        args={
            "seat": Noun("seat", seat),
            "deniers": int(s["deniers"][seat]),
            "influence": int(s["influence"][seat]),
            "supply": int(s["supply"][seat]),
        },
    )


def _neutral(s: Any) -> Piece:
    """The fifth district: grey, or Le Roy with his points."""
    x, y = district_at(NEUTRAL)
    out = [_rect(4, 4, 30, 30, 8, var("tone")), sign(NEUTRAL, 19, 19)]
    out.append(_token(NEUTRAL, 56, 17, 0.6))
    out.append(words(str(int(s["general"][NEUTRAL])), 70, 19, 18, anchor="start"))
    solo = int(s["players"]) == 1
    if solo:
        out.append(use("point", 112, 19, scale=0.9))
        out.append(words(str(int(collected(s, NEUTRAL))), 126, 19, 18, anchor="start"))
        if int(s["start"]) == NEUTRAL:
            out.append(use("start", DISTRICT_W - 18, 19))
    return Piece(
        id="district-neutral",
        x=x,
        y=y,
        z=6,
        tone="seat4",
        more="".join(out),
        key="piece-leroy" if solo else "piece-grey",
        args={"supply": int(s["general"][NEUTRAL])},
    )


MEASURED = {
    "citizens_in_buildings": "person",
    "cathedral_cubes": "cube",
    "deniers": "coin",
    "influence": "influence",
    "tradesmen": "hourglass",
    "captured_events": "flag",
}


def _characters(s: Any, seat: int) -> list[Piece]:
    """Cards the one who looks may see: his own, all at the end, Le Roy's stack."""
    own = [c for c in range(CHARACTERS) if int(s["character"][c]) >= 0]
    stack = [int(c) for c in s["stack"] if int(c) >= 0]
    x, y = PANEL_AT
    out = []
    for i, c in enumerate((own + stack)[:6]):
        entry = BOX.data["character"][c]
        steps = entry["two_player" if int(s["players"]) <= 2 else "thresholds"]
        counted = "·".join(str(n) for n in steps)
        face = _rect(0, 0, 178, 24, 8, var("slot"))
        signs = _glyphs([MEASURED[entry["measure"]], ">", counted], 0)
        face += f'<g transform="translate(89 12)">{signs}</g>'
        at = (x + 12 + (i % 3) * 186, y + PANEL_H - 60 + (i // 3) * 28)
        key: dict[str, Any] = {"key": "piece-character"}
        key["args"] = {"character": CHARACTER_IDS[c]}
        out.append(Piece(id=f"character-{c}", x=at[0], y=at[1], z=10, more=face, **key))
    return out


def _verdict(s: Any) -> list[Piece]:
    """T-21.18: the end of the solo game: both totals, the difference, and its band lit up."""
    if int(s["players"]) > 1 or int(s["step"]) != OVER:
        return []
    x, y = PANEL_AT
    own, his = int(collected(s, 0)), int(collected(s, NEUTRAL))
    sums = [(0, own, 40.0), (NEUTRAL, his, 200.0)]
    face = [_token(o, x + at, y + 38, 0.9) + words(str(n), x + at + 24, y + 40, 30, anchor="start")
            for o, n, at in sums]  # fmt: skip
    face.append(words("-", x + 160, y + 40, 30))
    face.append(words(f"= {own - his}", x + 330, y + 40, 34, "gold", anchor="start"))
    wide = (PANEL_W - 24) / len(RATINGS)
    for i, (low, high, label) in enumerate(RATINGS):
        lit = label.replace(" ", "-") == verdict(own - his)
        at = x + 12 + i * wide
        edge = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        face.append(
            _rect(at + 3, y + 84, wide - 6, 44, 8, var("stone-lit" if lit else "slot"), edge)
        )
        first, last = i == 0, i == len(RATINGS) - 1
        text = f"≤ {high}" if first else f"≥ {low}" if last else f"{low}-{high}"
        face.append(words(text, at + wide / 2, y + 106, 19, "gold" if lit else "ink-soft"))
    key = VERDICTS[verdict(own - his)]
    return [Piece(id="verdict", more="".join(face), z=12, key=key, args={})]


def _group(s: Any) -> list[Piece]:
    """The dice gathered, what they are worth and what they cost."""
    size = int(s["group_size"])
    if int(s["step"]) != GATHER:
        return []
    x, y = PANEL_AT
    out = []
    for i in range(size):
        d, c, v = (int(n) for n in s["group"][i])
        label = _said("piece-die", d, colour=COLOURS[c], value=v)
        out.append(die(x + 40 + i * 44, y + 44, COLOURS[c], v, id=f"group-{i}", **label))
    total, price, units = group_sum(s)
    face = words(f"= {total}", x + 186, y + 44, 24, anchor="start")
    face += use("coin", x + 270, y + 44) + words(f"-{price}", x + 286, y + 44, 20, anchor="start")
    if units >= 0:
        face += words(f"× {units}", x + 350, y + 44, 24, "gold", anchor="start")
    args: Args = {"dice": size, "total": total, "deniers": price}
    return [*out, Piece(id="group", more=face, z=11, key="piece-group", args=args)]


def group_sum(s: Any) -> tuple[int, int, int]:
    """Value, price and units of the group as it is; units -1 where there is no divisor."""
    size, seat, plan = int(s["group_size"]), int(s["active"]), int(s["plan"])
    modifier = int(s["modifier"])
    card = int(s["activity"][modifier]) if modifier >= 0 else -1
    shown = sum(int(s["group"][i][2]) for i in range(size))
    total = int(worth(card, shown, size)) if size else 0
    price = int(bought_dice(s, seat, card)) * int(DICE_PRICE[size])
    if plan not in (ACTIVATE, FIGHT, FARM):
        return total, price, -1
    return total, price, total // int(divisor_of(s, plan, int(s["target"])))


# --------------------------------------------------------------------------- targets


def _where(s: Any, seat: int, form: dict[str, Any]) -> tuple[str, Spot, tuple[float, float]] | None:
    """The thing an action is done by clicking: id, middle, size; None for a button."""
    verb = form["action"]
    if verb in ("settle", "lift"):
        return f"on-{form['space']}", space_at(SPACE_IDS.index(form["space"])), (46, 46)
    if verb in ("reroll", "flip", "discard"):
        c = COLOURS.index(form["colour"])
        return f"own-{c}-{form['value']}", die_at(s, seat, c, form["value"], 0), (DIE, DIE)
    if verb == "take":
        d = NEUTRAL if form["district"] == "neutral" else int(form["district"])
        c = COLOURS.index(form["colour"])
        return f"take-{d}-{c}-{form['value']}", die_at(s, d, c, form["value"], 0), (DIE, DIE)
    if verb == "counter":
        before = sum(int(s["black"][v]) for v in range(form["value"] + 1, SIDES + 1))
        at = before + (1 if before == 0 else 0)  # the highest die itself is compulsory
        x, y = BLACK_AT
        return (
            f"counter-{form['value']}",
            (x + 22 + (at % 6) * 40, y + 74 + (at // 6) * 42),
            (DIE, DIE),
        )
    if verb in ("activate", "use", "recall"):
        card = ACTIVITY_IDS.index(form["activity"])
        slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
        return f"card-{form['activity']}", card_at(slot), (CARD_W, CARD_H)
    if verb in ("fight", "at"):
        event = EVENT_IDS.index(form["card"])
        at = [int(e) for e in s["queue"][: int(s["queue_length"])]].index(event)
        return f"fight-{form['card']}", event_at(at), (EVENT_W, EVENT_H)
    if verb == "build":
        x, y = CATHEDRAL_AT
        size = (SIDES * STEP + 8, LEVELS * STEP + 8)
        return "cathedral", (x + SIDES * STEP / 2, y + LEVELS * STEP / 2), size
    if verb == "collect":
        x, y = building_at(BUILDINGS.index(form["building"]))
        return f"building-{form['building']}", (x + BUILDING_W / 2, y + 13), (BUILDING_W, 44)
    if verb == "from" and form["source"] != "supply":
        b = BUILDINGS.index(form["source"].removeprefix("lying_"))
        return form["source"], lying_at(b), (BUILDING_W - 20, 44)
    return None


def _notes(s: Any, seat: int, action: int, form: dict[str, Any]) -> tuple[Note, ...]:
    """What a step would cost and bring."""
    if form["action"] == "activate":
        card = ACTIVITY_IDS.index(form["activity"])
        slot = next(i for i in range(SLOTS) if int(s["activity"][i]) == card)
        if int(s["tradesman"][slot][seat]) == 0:
            return (("preview-tradesman", {"deniers": int(CARD_COST[card])}),)
    if form["action"] == "take":
        after = _copy(s)
        d = NEUTRAL if form["district"] == "neutral" else int(form["district"])
        c, v = COLOURS.index(form["colour"]), form["value"]
        after["dice"][d][c][v] -= 1
        after["group"][int(after["group_size"])] = (d, c, v)
        after["group_size"] += 1
        return (*_of_group(after), *_afterwards(s, seat, action))
    if form["action"] == "done" and int(s["step"]) == GATHER:
        return (*_of_group(s), *_afterwards(s, seat, action))
    if form["action"] in ("times", "collect", "pass"):
        return _afterwards(s, seat, action)
    return ()


def _copy(s: Any) -> Any:
    """The position on a sheet of its own, to try something out."""
    sheet = np.zeros(1, RECORD)
    sheet[0] = getattr(s, "raw", s)
    return sheet[0]


def _of_group(s: Any) -> tuple[Note, ...]:
    """T-8.2, T-8.4: what the group is worth, what it costs and who is paid."""
    total, price, units = group_sum(s)
    notes: list[Note] = [("preview-group", {"total": total, "deniers": price})]
    for owner, deniers in payments(s):
        if owner == NEUTRAL:
            notes.append(("preview-buys-grey", {"deniers": deniers}))
        else:
            notes.append(("preview-buys", {"deniers": deniers, "seat": Noun("seat", owner)}))
    if units >= 0:
        notes.append(("preview-units", {"units": units}))
    return tuple(notes)


def payments(s: Any) -> list[tuple[int, int]]:
    """T-8.2: who would be paid how much for the group as it is."""
    seat, size = int(s["active"]), int(s["group_size"])
    card = int(s["activity"][int(s["modifier"])]) if int(s["modifier"]) >= 0 else -1
    found = []
    for owner in [*range(int(s["players"])), NEUTRAL]:
        taken = sum(int(s["group"][i][0]) == owner for i in range(size))
        bought = taken - int(free_from(s, seat, card, owner))
        if bought > 0:
            found.append((owner, bought * int(DICE_PRICE[size])))
    return found


def _afterwards(s: Any, seat: int, action: int) -> tuple[Note, ...]:
    """What one would own after the action, done as often as it goes; nothing where dice decide."""
    from . import GAME

    states, mask = GAME.new_states(1), np.zeros(MOVES.count, np.uint8)
    states[0] = s
    before = [1, 2, 3, 4]  # a view has no generator; this one only tells whether chance is asked
    getattr(states[0], "raw", states[0])["rng"] = before
    ports, moves = GAME.ports, 0
    while moves < 6:
        ports.apply(states, 0, seat, action)
        now = getattr(states[0], "raw", states[0])
        if [int(x) for x in now["rng"]] != before:
            return ()
        if int(now["step"]) in (TURN, COUNTER, ROLL, OVER) or int(now["active"]) != seat:
            args: Args = {
                "deniers": int(now["deniers"][seat]) + int(now["purse"][seat]),
                "influence": int(now["influence"][seat]),
                "points": int(collected(now, seat)),
            }
            return (("preview-after", args),)
        ports.legal(states, 0, seat, mask)
        legal = np.flatnonzero(mask)
        if int(now["step"]) == TIMES:
            action = int(legal[-1])
        elif int(now["step"]) == SOURCE:
            action = int(legal[0])
        elif int(now["step"]) == GATHER and mask[DONE]:
            action = DONE
        else:
            return ()
        moves += 1
    return ()


BUTTONS = ("place", "farm", "recruit", "pass", "yield", "done", "roll", "from", "times")


def targets(s: Any, seat: int, actions: Sequence[int]) -> list[Target]:
    """One target for each thing; several choices behind it where a thing serves several ends."""
    things: dict[str, tuple[Spot, tuple[float, float], list[Choice]]] = {}
    buttons = 0
    for action in actions:
        form = MOVES.json(action)
        args = {k: v for k, v in form.items() if k != "action"}
        choice = Choice(
            action, f"action-{form['action']}", args, notes=_notes(s, seat, action, form)
        )
        found = _where(s, seat, form)
        if found is None:
            found = (f"button-{buttons}", button_at(buttons), (134.0, 44.0))
            buttons += 1
        name, at, size = found
        things.setdefault(name, (at, size, []))[2].append(choice)
    out = []
    for name, (at, size, choices) in things.items():
        button = name.startswith("button")
        badge = MOVES.write(choices[0].action).split()[-1] if button else ""
        if button and badge not in ("done", "pass") and badge.isdigit():
            badge = f"× {badge}"
        out.append(
            Target(
                id=f"target-{name}",
                x=at[0],
                y=at[1],
                width=size[0],
                height=size[1],
                look="place" if button or name.startswith("on-") else "piece",
                choices=tuple(choices),
                key=choices[0].key,
                args=choices[0].args,
                notes=choices[0].notes,
                badge=badge if button and badge.startswith("×") else "",
                badge_art=""
                if not button or badge.startswith("×")
                else SYMBOLS.get(badge, "point"),
            )
        )
    return out


SYMBOLS = {
    "place": "person",
    "farm": "coin",
    "recruit": "influence",
    "pass": "hourglass",
    "supply": "person",
    "done": "start",
    "yield": "point",
    "roll": "dice",
}


# --------------------------------------------------------------------------- the scene


def scene(record: Any, seat: int = -1, actions: Sequence[int] = ()) -> Scene:
    """The table as one seat sees it (-1: a spectator); targets for the actions it may take."""
    s = record
    pieces = [
        *(event_piece(s, i) for i in range(int(s["queue_length"]))),
        *_stones(s),
        *_black(s),
        *(activity_piece(s, i) for i in range(SLOTS) if int(s["activity"][i]) >= 0),
        *_citizens(s),
        *(_district(s, p) for p in range(int(s["players"]))),
        _neutral(s),
        *_dice(s),
        *_characters(s, seat),
        *_verdict(s),
        *(_group(s) if int(s["plan"]) != NOTHING else []),
    ]
    return Scene(
        name="troyes",
        width=WIDTH,
        height=HEIGHT,
        art=ART,
        pieces=tuple(pieces),
        targets=tuple(targets(s, seat, actions)),
        ground=ground(),
        tones=TONES,
        colours=COLOURS_HERE,
    )
