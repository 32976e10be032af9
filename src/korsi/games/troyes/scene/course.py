"""T-5.1, T-6.7: where the game stands: round, phase, black dice and who has to counter them."""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Piece, text_svg, use, var

from ..box import DICE_PRICE, EVENT_BLACK, NEUTRAL, ROUNDS, SIDES
from ..rules.board import collected, next_owner
from ..state import COUNTER, OVER, ROLL, SETTLE
from .faces import chip, die, framed, moved, rect, small_die
from .places import COURSE_AT, COURSE_H, COURSE_W, Spot, black_at

# the phases in which somebody decides, and their signs
PHASES = (
    ("piece-phase-settle", "person"),
    ("piece-phase-black", "black"),
    ("piece-phase-actions", "dice"),
    ("piece-phase-leroy", "crown"),
    ("piece-phase-over", "point"),
)


def phase(s: Any) -> int:
    """Which of PHASES it is."""
    return {SETTLE: 0, COUNTER: 1, ROLL: 3, OVER: 4}.get(int(s["step"]), 2)


def course_ground() -> str:
    return framed(*COURSE_AT, COURSE_W, COURSE_H)


def _round(s: Any) -> Piece:
    """T-2.4: an hourglass for each round, those to come pale."""
    x, y = COURSE_AT
    rounds, now = int(ROUNDS[int(s["players"])]), int(s["round"])
    face = text_svg(f"{max(1, now)}/{rounds}", 14, 24, 24, anchor="start")
    for i in range(rounds):
        pale = ' opacity="0.28"' if i >= max(1, now) else ""
        face += f"<g{pale}>{use('hourglass', 76 + i * 32, 24, scale=1.35)}</g>"
    label: dict[str, Any] = {"key": "piece-round", "args": {"round": now, "rounds": rounds}}
    return Piece(id="round", x=x, y=y, z=5, more=face, **label)


def _phases(s: Any) -> list[Piece]:
    """The course of a round; the phase it is now is lit."""
    x, y = COURSE_AT
    shown = [i for i in range(len(PHASES)) if i != 3 or int(s["players"]) == 1]
    wide = (COURSE_W - 20) / len(shown)
    out = []
    for at, i in enumerate(shown):
        key, art = PHASES[i]
        lit = i == phase(s)
        edge = f'stroke="{var("gold" if lit else "edge")}" stroke-width="{3 if lit else 1.4}"'
        face = rect(-wide / 2 + 3, -19, wide - 6, 38, 9, var("stone-lit" if lit else "slot"), edge)
        drawn = small_die("black", 0, 0, 0.72, 5) if art == "black" else use(art, 0, 0)
        face += drawn if lit else f'<g opacity="0.45">{drawn}</g>'
        at_ = (x + 10 + (at + 0.5) * wide, y + 66)
        out.append(Piece(id=f"phase-{i}", x=at_[0], y=at_[1], z=5, more=face, key=key, args={}))
    return out


def black_dice(s: Any) -> list[Piece]:
    """T-6.7: the highest first, each above the one who has to counter it as things stand."""
    chosen = [v for v in range(SIDES, 0, -1) for _ in range(int(s["black_chosen"][v]))]
    left = [v for v in range(SIDES, 0, -1) for _ in range(int(s["black"][v]))]
    out: list[Piece] = []
    counts: dict[str, int] = {}
    who, facing = int(s["active"]), [(v, "black") for v in left[:1]]
    facing += [(v, "black_chosen") for v in chosen] + [(v, "black") for v in left[1:]]
    for at, (v, name) in enumerate(facing):
        x, y = black_at(at, len(facing))
        k = counts.setdefault(f"{name}-{v}", 0)
        counts[f"{name}-{v}"] += 1
        mine = at == 0 or name == "black_chosen"
        if not mine:
            who = int(next_owner(s, who))
        owner = int(s["active"]) if mine else who
        label: dict[str, Any] = {"key": "piece-black-leroy", "args": {"value": v}}
        if owner < NEUTRAL:
            label = {"key": "piece-black", "args": {"value": v, "seat": Noun("seat", owner)}}
        marks = ("glow",) if name == "black_chosen" else ()
        out.append(die(x, y, "black", v, id=f"{name}-{v}-{k}", marks=marks, **label))
        face = chip(owner, 0, 0, 22)
        out.append(Piece(id=f"faces-{at}", x=x, y=y + 31, z=29, more=face))
    return out


def threatened(s: Any) -> list[Piece]:
    """T-6.3: how many black dice the queue brings every round, as it is now."""
    if int(s["step"]) == COUNTER or int(s["step"]) == OVER:
        return []
    x, y = COURSE_AT
    pool = sum(int(EVENT_BLACK[int(e)]) for e in s["queue"][: int(s["queue_length"])])
    apart = min(34.0, 150 / max(1, pool))
    face = use("hourglass", 24, 0, scale=1.3) + use("arrow", 50, 0)
    for i in range(pool):
        face += small_die("black", 84 + i * apart, 0, 0.8 if pool < 6 else 0.66)
    face += text_svg(f"×{pool}", 84 + pool * apart - 8, 0, 22, anchor="start")
    label: dict[str, Any] = {"key": "piece-pool", "args": {"dice": pool}}
    return [Piece(id="pool", x=x, y=y + 130, z=5, more=moved(0, 0, face), **label)]


def prices(s: Any) -> list[Piece]:
    """T-8.2: what a die of another district costs in a group of one, two and three."""
    if int(s["step"]) == COUNTER or int(s["step"]) == OVER:
        return []
    x, y = COURSE_AT
    face, at = "", 22.0
    for size in range(1, len(DICE_PRICE)):
        for i in range(size):
            face += small_die("white", at + i * 9, -i * 4, 0.5)
        at += size * 9 + 9
        face += text_svg(str(int(DICE_PRICE[size])), at, -2, 21, anchor="start")
        face += use("coin", at + 23, -2, scale=0.95)
        at += 56
    label: dict[str, Any] = {"key": "piece-prices"}
    label["args"] = {f"price{n}": int(DICE_PRICE[n]) for n in range(1, len(DICE_PRICE))}
    return [Piece(id="prices", x=x, y=y + 188, z=5, more=face, **label)]


def counter_spot(s: Any, value: int) -> Spot:
    """The first black die of a value that may be countered too; the highest is compulsory."""
    here = [p for p in black_dice(s) if p.id.startswith(f"black-{value}-")]
    first = max(v for v in range(SIDES + 1) if int(s["black"][v]))
    piece = here[1 if value == first else 0]
    return piece.x, piece.y


def totals(s: Any) -> list[Piece]:
    """T-16.3: at the end the totals, the highest first."""
    if int(s["step"]) != OVER:
        return []
    solo = int(s["players"]) == 1
    owners = [*range(int(s["players"])), *([NEUTRAL] if solo else [])]
    x, y = COURSE_AT
    face = ""
    for i, owner in enumerate(sorted(owners, key=lambda o: -int(collected(s, o)))):
        at = (34 + (i % 2) * 132, 122 + (i // 2) * 58)
        points = str(int(collected(s, owner)))
        face += chip(owner, *at, 36) + text_svg(points, at[0] + 28, at[1], 30, anchor="start")
    return [Piece(id="totals", x=x, y=y, z=5, more=face)]


def course(s: Any) -> list[Piece]:
    return [_round(s), *_phases(s), *black_dice(s), *threatened(s), *prices(s), *totals(s)]
