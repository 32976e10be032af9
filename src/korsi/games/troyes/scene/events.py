"""T-6, T-19: the queue of events and the black dice."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Piece, num, use, var, words

from ..box import (
    BOX,
    BUILDINGS,
    COLOURS,
    EVENT_BLACK,
    EVENT_COLOUR,
    EVENT_DIVISOR,
    EVENT_FIRST,
    EVENT_FLAGS,
    EVENT_IDS,
    EVENT_SECOND,
    ROUNDS,
    SIDES,
)
from .faces import cube, die, glyphs, ink, rect, small_die, unsure
from .places import BLACK_AT, EVENT_H, EVENT_W, event_at


def black_dice(s: Any) -> list[Piece]:
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
        rect(-w / 2, -h / 2, w, h, 8, var("card"), f'stroke="{var("edge")}" stroke-width="1.4"'),
        rect(-w / 2, -h / 2, w, 22, 8, var(f"{colour}-band" if event else "slot")),
    ]
    dice = [colour] if event else list(COLOURS)
    out += [small_die(c, -w / 2 + 12 + 15 * i, -h / 2 + 12) for i, c in enumerate(dice)]
    out.append(
        words(f"/{int(EVENT_DIVISOR[event])}", w / 2 - 14, -h / 2 + 11, 14, ink(colour, event > 0))
    )
    if event:
        vp = f"{int(EVENT_FIRST[event])}·{int(EVENT_SECOND[event])}"
        out.append(use("point", -w / 2 + 13, -h / 2 + 36, scale=0.7))
        out.append(words(vp, -w / 2 + 24, -h / 2 + 36, 15, anchor="start"))
        mark = unsure("event", event - 1)
        out.append(f'<g transform="translate({num(w / 2 - 9)} {num(h / 2 - 9)})">{mark}</g>')
    for i in range(int(EVENT_BLACK[event])):
        out.append(use("die-red", w / 2 - 12 - 17 * i, -h / 2 + 36, scale=0.45, tone="black"))
    if event:
        for i in range(int(EVENT_FLAGS[event])):
            fx, fy = -w / 2 + 15 + (i % 4) * 17, 3 + (i // 4) * 20
            owner = int(s["flag"][event][i])
            out.append(use("flag", fx, fy, scale=0.75) if owner < 0 else cube(owner, fx, fy))
    else:
        cubes = [(o, int(n)) for o, n in enumerate(s["event_cubes"][0]) if int(n)]
        for i, (owner, n) in enumerate(cubes):
            out.append(cube(owner, -w / 2 + 14, -6 + i * 15))
            out.append(words(str(n), -w / 2 + 28, -6 + i * 15, 13, anchor="start"))
    if event:
        out.append(glyphs(event_signs(event), h / 2 - 12))
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
