"""Below the cards: the group of dice under way, what it costs and brings, buttons, characters."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Args, Piece, text_svg, use, var

from ..box import (
    ACTIVITY_IDS,
    BOX,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTER_MEASURE,
    CHARACTER_VP,
    CHARACTERS,
    COLOURS,
    FARM_DIVISOR,
    FLIP_COST,
    FLIP_DICE,
    NEUTRAL,
    PASS_FIRST,
    RATINGS,
    RECRUIT_COST,
    REROLL_COST,
    SALARY,
    SIDES,
)
from ..moves import DONE
from ..rules.black_dice import strength_needed, strength_pledged
from ..rules.board import collected
from ..scoring import VERDICTS, character_points, measure, verdict
from ..state import (
    CITIZEN,
    COLLECT,
    COUNTER,
    CUBES,
    GATHER,
    OVER,
    SETTLE,
    SOURCE,
    TURN,
)
from .activities import effect_signs
from .faces import (
    EDGE,
    band,
    chip,
    die,
    framed,
    glyphs,
    ink_on,
    moved,
    rect,
    said,
    small_die,
    token,
)
from .places import TRAY_AT, TRAY_H, TRAY_W, character_at, group_at
from .previews import Outcome, Trial, group_sum, payments

MEASURED = {
    "citizens_in_buildings": "person",
    "cathedral_cubes": "cube",
    "deniers": "coin",
    "influence": "influence",
    "tradesmen": "trade",
    "captured_events": "captured",
}


def tray_ground() -> str:
    return framed(*TRAY_AT, TRAY_W, TRAY_H, "panel")


# --------------------------------------------------------------------------- the group


def _text(text: str, size: float, fill: str = "ink") -> tuple[float, str]:
    return size * 0.58 * len(text), text_svg(text, 0, 0, size, fill, anchor="start")


def _summed(s: Any, outcome: Outcome | None) -> str:
    """Total, who is paid how much, how often it works, what one would have more or less of."""
    total, _, units = group_sum(s)
    parts = [_text(f"={total}", 25), (14.0, "")]
    paid = payments(s)
    for owner, deniers in paid:
        to = use("bank", 36, 0) if owner == NEUTRAL else chip(owner, 36, 0, 22)
        parts += [_text(f"-{deniers}", 21), (60.0, use("coin", 12, 0) + to)]
    if not paid:
        parts += [_text("0", 21, "ink-soft"), (30.0, use("coin", 12, 0))]
    if units >= 0:
        parts += [_text(f"×{units}", 26, "lit"), (14.0, "")]
    if outcome is not None and outcome.sure:
        parts += [(30.0, use("arrow", 12, 0, scale=1.2)), *_brought(outcome)]
    x, out = 0.0, ""
    for width, drawn in parts:
        out += moved(x, 0, drawn) if drawn else ""
        x += width
    left = group_at(3)[0] - TRAY_AT[0] - 20
    return moved(left, 0, out, min(1.0, (TRAY_W - 12 - left) / x))


def _brought(o: Outcome) -> list[tuple[float, str]]:
    """What one would have more or less of."""
    out = []
    for n, art in ((o.deniers, "coin"), (o.influence, "influence"), (o.points, "point")):
        if n:
            out += [_text(f"{n:+d}", 23, "lit"), (34.0, use(art, 12, 0, scale=1.1))]
    return out or [_text("0", 23, "lit")]


def group(s: Any, seat: int) -> list[Piece]:
    """T-8.1: the dice gathered so far."""
    size = int(s["group_size"])
    out = []
    for i in range(size):
        d, c, v = (int(n) for n in s["group"][i])
        label = said("piece-die", d, colour=COLOURS[c], value=v)
        out.append(die(*group_at(i), COLOURS[c], v, id=f"group-{i}", scale=1.15, **label))
    total, price, _ = group_sum(s)
    args: Args = {"dice": size, "total": total, "deniers": price}
    mine = size and seat == int(s["active"])
    outcome = Trial(s, seat).outcome([DONE]) if mine else None
    face = _summed(s, outcome) if size else _empty_places()
    x, y = TRAY_AT[0], group_at(0)[1]
    return [*out, Piece(id="group", x=x, y=y, more=face, z=11, key="piece-group", args=args)]


def _empty_places() -> str:
    """Room for up to three dice."""
    out = ""
    for i in range(3):
        x = group_at(i)[0] - TRAY_AT[0]
        dashes = f'stroke="{var("ink-soft")}" stroke-width="1.5" stroke-dasharray="5 4"'
        out += rect(x - 19, -19, 38, 38, 7, var("slot"), dashes)
    return out


def would_be(after: Any, outcome: Outcome | None) -> tuple[Piece, ...]:
    """The group with one more die, while that die is considered; the new one first."""
    size = int(after["group_size"])
    dice = []
    for i in [size - 1, *range(size - 1)]:
        _, c, v = (int(n) for n in after["group"][i])
        at = group_at(i, would_be=True)
        dice.append(die(*at, COLOURS[c], v, id=f"would-be-{i}", scale=1.15))
    face = _summed(after, outcome)
    x, y = TRAY_AT[0], group_at(0, would_be=True)[1]
    return (*dice, Piece(id="would-be", x=x, y=y, more=face, z=60))


def pledged(s: Any) -> list[Piece]:
    """T-6.8: dice put against the black ones, and the total that is needed."""
    out = []
    at = 0
    for c, colour in enumerate(COLOURS):
        for v in range(1, SIDES + 1):
            for k in range(int(s["pledged"][c][v])):
                label: dict[str, Any] = {"key": "piece-pledged"}
                label["args"] = {"colour": colour, "value": v}
                x, y = group_at(at)
                out.append(die(x, y, colour, v, id=f"pledged-{c}-{v}-{k}", scale=1.1, **label))
                at += 1
    x, y = group_at(max(1, at))
    have, need = int(strength_pledged(s)), int(strength_needed(s))
    face = text_svg(str(have), 0, 0, 28, "lit" if have >= need else "ink", anchor="start")
    face += text_svg("/", 38, 0, 26, "ink-soft", anchor="start")
    face += text_svg(str(need), 54, 0, 28, anchor="start") + small_die("black", 108, 0, 0.8)
    face += moved(175, 0, glyphs(["red", "=×2"]))
    args: Args = {"total": have, "need": need}
    return [*out, Piece(id="strength", x=x - 8, y=y, more=face, z=11, key="piece-strength",
                        args=args)]  # fmt: skip


def spending() -> Piece:
    """T-8.9: what influence can do to one's own dice before an action."""
    rerolls = glyphs([f"-{REROLL_COST}influence", ">", "white", "again"])
    flips = glyphs([f"-{FLIP_COST}influence", ">", *["white"] * FLIP_DICE, "over"])
    face = moved(108, 0, rerolls) + moved(372, 0, flips)
    args: Args = {"reroll": REROLL_COST, "flip": FLIP_COST}
    x, y = TRAY_AT
    return Piece(id="spending", x=x, y=y + 40, z=5, more=face, key="piece-spending", args=args)


def settling() -> Piece:
    """T-5.3, T-5.6: what a citizen in each building gives and costs every round."""
    face = ""
    for b, name in enumerate(BUILDINGS):
        h = 132
        roof = use(f"house-{name.replace('_', '-')}", 90, 22, scale=1.1)
        salary = f"-{int(SALARY[b])}coin" if SALARY[b] else "0coin"
        card = rect(0, 0, 178, h, 11, var("slot"), EDGE) + band(0, 0, 178, 44, f"{COLOURS[b]}-band")
        ink = ink_on(COLOURS[b])
        card += f'<g fill="{var(ink)}" stroke="{var(ink)}">{roof}</g>'
        signs = glyphs(["person", ">", COLOURS[b], salary], 150)
        face += moved(12 + b * 184, 0, card + moved(89, 88, signs, 1.15))
    x, y = TRAY_AT
    return Piece(id="settling", x=x, y=y + 20, z=5, more=face, key="piece-settling", args={})


def under_way(s: Any) -> Piece:
    """The action whose dice are spent: what it is, and how often or how many are left."""
    key: str = "piece-under-way-citizen"
    args: dict[str, Any] = {}
    if int(s["plan"]) == CITIZEN:
        signs = ["person", ">", "house", COLOURS[int(s["target"])]]
    else:
        card = int(s["activity"][int(s["target"])])
        left = int(s["units"]) if int(s["step"]) == SOURCE else int(s["left"])
        signs = [f"×{left}", *effect_signs(BOX.data["activity"][card]["effect"])]
        key, args = "piece-under-way", {"activity": ACTIVITY_IDS[card], "left": left}
    x, y = TRAY_AT
    face = rect(12, -27, TRAY_W - 24, 54, 11, var("slot"), EDGE)
    face += moved(TRAY_W / 2, 0, glyphs(signs, TRAY_W - 80), 1.25)
    return Piece(id="under-way", x=x, y=y + 40, z=5, more=face, key=key, args=args)


# --------------------------------------------------------------------------- buttons

# what has no thing on the table to click: its signs
BUTTONS = {
    "place": ["red", "white", "yellow", ">", "person"],
    "farm": ["yellow", f"÷{FARM_DIVISOR}", ">", "coin"],
    "recruit": [f"-{RECRUIT_COST}influence", ">", "person"],
    "pass": ["passed", ">", f"+{PASS_FIRST}coin"],
    "yield": ["black", ">", "-", "point"],
    "done": ["tick"],
    "roll": ["crown", "black", "black"],
    "from": ["bag", ">", "person"],
}


def button_face(verb: str, number: int, w: float, h: float) -> str:
    signs = [f"×{number}"] if verb == "times" else BUTTONS[verb]
    larger = 1.2 if verb == "times" else 1.1
    face = moved(0, 0, glyphs(signs, (w - 12) / larger), larger)
    return rect(-w / 2, -h / 2, w, h, 11, var("stone-lit"), EDGE) + face


# --------------------------------------------------------------------------- characters


def _character(s: Any, c: int, seat: int) -> str:
    """What a character counts, the three steps; the one reached now is lit (T-17.1)."""
    entry = BOX.data["character"][c]
    steps = entry["two_player" if int(s["players"]) <= 2 else "thresholds"]
    what = MEASURED[entry["measure"]]
    face = rect(0, 0, 178, 32, 9, var("slot"), EDGE)
    drawn = f'<g class="tone-seat4">{use("cube")}</g>' if what == "cube" else use(what)
    face += moved(20, 16, drawn)
    count = int(measure(s, seat, int(CHARACTER_MEASURE[c]))) if seat >= 0 else -1
    for i, n in enumerate(steps):
        reached = count >= n and (i == 2 or count < steps[i + 1])
        x = 62 + i * 44
        if reached:
            face += rect(x - 20, 4, 40, 24, 7, var("stone-lit"), f'stroke="{var("gold")}"')
        face += text_svg(f"{n}+", x, 16, 17, "lit" if reached else "ink")
    return face


def characters(s: Any, seat: int) -> list[Piece]:
    """Cards the one who looks may see: his own, all at the end; Le Roy's stack lies by him."""
    players = int(s["players"])
    own = [c for c in range(CHARACTERS) if int(s["character"][c]) >= 0]
    out = []
    shown = own if players > 1 else stack(s)
    if int(s["step"]) == OVER and players > 1:
        return [_scored(s, c, i, len(shown)) for i, c in enumerate(shown)]
    for i, c in enumerate(shown):
        x, y = character_at(i, len(shown))
        label = character_label(c)
        out.append(Piece(id=f"character-{c}", x=x, y=y, z=10, more=_character(s, c, seat), **label))
    return out


def _scored(s: Any, c: int, i: int, cards: int) -> Piece:
    """T-16.2.4: at the end every character scores everybody."""
    x, y = TRAY_AT
    h = (TRAY_H - 16) / max(4, cards)
    face = moved(0, h / 2 - 18, _character(s, c, -1))
    for p in range(int(s["players"])):
        at = 220 + p * 88
        face += chip(p, at, h / 2 - 2, 26)
        face += text_svg(
            str(int(character_points(s, p, c))), at + 22, h / 2 - 2, 24, anchor="start"
        )
    label = character_label(c)
    return Piece(id=f"character-{c}", x=x + 12, y=y + 8 + i * h, z=10, more=face, **label)


def stack(s: Any) -> list[int]:
    """T-21.5: Le Roy's characters, the top one first."""
    return [int(c) for c in s["stack"] if int(c) >= 0]


COUNTS = {
    "citizens_in_buildings": "piece-character-citizens",
    "cathedral_cubes": "piece-character-cubes",
    "deniers": "piece-character-deniers",
    "influence": "piece-character-influence",
    "tradesmen": "piece-character-tradesmen",
    "captured_events": "piece-character-events",
}


def character_label(c: int) -> dict[str, Any]:
    key = COUNTS[BOX.data["character"][c]["measure"]]
    steps = {n: int(CHARACTER_VP[i + 1]) for i, n in enumerate(("first", "second", "third"))}
    return {"key": key, "args": {"character": CHARACTER_IDS[c], **steps}}


# --------------------------------------------------------------------------- the end


def verdict_piece(s: Any) -> list[Piece]:
    """T-21.18: the end of the solo game: both totals, the difference, and its band lit up."""
    if int(s["players"]) > 1 or int(s["step"]) != OVER:
        return []
    x, y = TRAY_AT
    own, his = int(collected(s, 0)), int(collected(s, NEUTRAL))
    sums = [(0, own, 40.0), (NEUTRAL, his, 200.0)]
    face = [
        token(o, x + at, y + 38, 0.95) + text_svg(str(n), x + at + 24, y + 40, 32, anchor="start")
        for o, n, at in sums
    ]
    face.append(text_svg("-", x + 160, y + 40, 30))
    face.append(text_svg(f"= {own - his}", x + 330, y + 40, 36, "lit", anchor="start"))
    wide = (TRAY_W - 24) / len(RATINGS)
    for i, (low, high, label) in enumerate(RATINGS):
        lit = label.replace(" ", "-") == verdict(own - his)
        at = x + 12 + i * wide
        edge = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.5}"'
        face.append(
            rect(at + 3, y + 84, wide - 6, 46, 8, var("stone-lit" if lit else "slot"), edge)
        )
        first, last = i == 0, i == len(RATINGS) - 1
        text = f"≤ {high}" if first else f"≥ {low}" if last else f"{low}-{high}"
        face.append(text_svg(text, at + wide / 2, y + 107, 20, "lit" if lit else "ink-soft"))
    key = VERDICTS[verdict(own - his)]
    return [Piece(id="verdict", more="".join(face), z=12, key=key, args={})]


def tray(s: Any, seat: int) -> list[Piece]:
    out = [*characters(s, seat), *verdict_piece(s)]
    if int(s["step"]) == GATHER:
        out += group(s, seat)
    if int(s["step"]) == COUNTER:
        out += pledged(s)
    if int(s["step"]) == TURN:
        out.append(spending())
    if int(s["step"]) == SETTLE:
        out.append(settling())
    if int(s["step"]) in (SOURCE, COLLECT, CUBES):
        out.append(under_way(s))
    return out
