"""T-5.1, T-6.7: where the game stands: round, phase, black dice and who has to counter them."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Args, Noun, Piece, Written, part

from ..box import DICE_PRICE, EVENT_BLACK, NEUTRAL, ROUNDS, SIDES
from ..rules.board import collected, next_owner
from ..state import COUNTER, OVER, ROLL, SETTLE
from . import faces
from .places import Layout, Spot, black_at
from .signs import framed

# the phases in which somebody decides, and their signs
PHASES = (
    ("piece-phase-settle", "person"),
    ("piece-phase-black", "black"),
    ("piece-phase-actions", "dice"),
    ("piece-phase-leroy", "crown"),
    ("piece-phase-over", "point"),
)


CAPTION = 25.0  # from signs down to the words below them


def course_ground(at: Layout) -> str:
    here = at.course
    return framed(here.x, here.y, here.w, here.h)


def round_args(s: Any) -> dict[str, int]:
    """T-3.1: while citizens are placed the record counts 0, people count the first round."""
    return {"round": max(1, s.round), "rounds": int(ROUNDS[s.players])}


def _round(s: Any, at: Layout) -> Piece:
    """T-2.4: how many rounds there are."""
    args = round_args(s)
    face = faces.rounds(args["round"], args["rounds"])
    label: dict[str, Any] = {"key": "piece-round", "args": args, "thing": "round"}
    label["written"] = Written("piece-round", 0, 18, 2 * faces.ROUND - 16, ink="ink")
    x, y = at.course.x + faces.ROUND, at.course.y + 24
    return Piece("round", face=face, x=x, y=y, z=5, **label)


def _phases(s: Any, at: Layout) -> list[Piece]:
    """The course of a round; the phase it is now is lit."""
    shown = [i for i in range(len(PHASES)) if i != 3 or s.players == 1]
    (left, top), room = at.phases
    wide, y = room / len(shown), at.course.y + top
    now = {SETTLE: 0, COUNTER: 1, ROLL: 3, OVER: 4}.get(s.step, 2)
    out = []
    for k, i in enumerate(shown):
        key, art = PHASES[i]
        face, x = faces.phase(art, wide, i == now), at.course.x + left + (k + 0.5) * wide
        out.append(Piece(f"phase-{i}", face=face, x=x, y=y, z=5, key=key, thing=f"phase-{i}"))
    x, name = at.course.x + left + room / 2, PHASES[now][0].removeprefix("piece-phase-")
    label = _caption("written-phase", at.said, room, {"phase": name}, key=PHASES[now][0])
    out.append(Piece("phase", faces.blank(room, 18), x, y + 31, z=5, thing=f"phase-{now}", **label))
    return out


def _caption(words: str, size: float, room: float, args: Args, key: str) -> dict[str, Any]:
    """What signs mean, written below them."""
    return {"key": key, "args": args, "written": Written(words, 0, size, room, ink="ink")}


def black_dice(s: Any, at: Layout) -> list[Piece]:
    """T-6.7: the highest first, each above the one who has to counter it as things stand."""
    values = range(SIDES, 0, -1)
    left = [(v, "black") for v in values for _ in range(s.black[v])]
    chosen = [(v, "black_chosen") for v in values for _ in range(s.black_chosen[v])]
    facing, who = [*left[:1], *chosen, *left[1:]], s.active
    out: list[Piece] = []
    for i, (v, name) in enumerate(facing):
        x, y = black_at(at, i, len(facing))
        mine = i == 0 or name == "black_chosen"
        who = who if mine else int(next_owner(s.record, who))
        key = "piece-black" if who < NEUTRAL else "piece-black-leroy"
        args: dict[str, int | Noun] = {"value": v}
        if who < NEUTRAL:
            args["seat"] = Noun("seat", who)
        id_, face = f"{name}-{v}-{facing[:i].count((v, name))}", faces.die("black", v)
        marks = ("glow",) if name == "black_chosen" else ()
        label: dict[str, Any] = {"tone": "black", "marks": marks, "key": key, "args": args}
        out.append(Piece(id_, face=face, x=x, y=y, z=30, thing=f"black-{v}", **label))
        tile, thing = faces.tile(who), f"district-{'neutral' if who == NEUTRAL else who}"
        below = y + max(at.least, 38) / 2 + at.facing  # the frame of what can be clicked
        out.append(Piece(f"faces-{i}", face=tile, x=x, y=below, z=29, thing=thing))
    return out


def counter_spot(s: Any, at: Layout, value: int) -> Spot:
    """The first black die of a value that may be countered too; the highest is compulsory."""
    here = [p for p in black_dice(s, at) if p.id.startswith(f"black-{value}-")]
    highest = max(v for v, n in enumerate(s.black) if n)
    piece = here[1 if value == highest else 0]
    return piece.x, piece.y


def _threatened(s: Any, at: Layout) -> list[Piece]:
    """T-6.3: how many black dice the queue brings every round, as it is now."""
    dice = sum(int(EVENT_BLACK[e]) for e in s.queue[: s.queue_length])
    (x, y), room = at.pool
    label: dict[str, Any] = {"key": "piece-pool", "args": {"dice": dice}, "thing": "pool"}
    face, x, y = faces.pool(dice, room), at.course.x + x, at.course.y + y
    wide = at.prices[0] or at.course.w
    below = _caption("written-pool", at.said, wide - 12, label["args"], "piece-pool")
    spot = at.course.x + wide / 2, y + CAPTION
    said = Piece("pool-said", faces.blank(wide - 12, 18), *spot, z=5, thing="pool", **below)
    return [Piece("pool", face=face, x=x, y=y, z=5, **label), said]


@cache
def _prices(at: Layout) -> list[Piece]:
    """T-8.2."""
    args = {f"price{n}": int(DICE_PRICE[n]) for n in range(1, len(DICE_PRICE))}
    face, x, y = faces.prices(), at.course.x + at.prices[0], at.course.y + at.prices[1]
    label: dict[str, Any] = {"key": "says-prices", "args": args, "thing": "prices"}
    wide = at.course.w - at.prices[0] - 12
    below = _caption("written-prices", at.said, wide, args, "says-prices")
    spot = x + (wide + 12) / 2, y + CAPTION
    said = Piece("prices-said", faces.blank(wide, 18), *spot, z=5, thing="prices", **below)
    return [Piece("prices", face=face, x=x, y=y, z=5, **label), said]


def _totals(s: Any, at: Layout) -> Piece:
    """T-16.3: at the end the totals, the highest first."""
    owners = [*range(s.players), *([NEUTRAL] if s.players == 1 else [])]
    points = [(owner, int(collected(s.record, owner))) for owner in owners]
    face = faces.totals(tuple(sorted(points, key=lambda one: -one[1])), at)
    return Piece("totals", face=face, x=at.course.x, y=at.course.y, z=5, thing="points")


@part
def _known(s: Any, at: Layout) -> list[Piece]:
    """What needs no rule to be told."""
    out = [_round(s, at), *_phases(s, at)]
    return out if s.step in (OVER, COUNTER) else [*out, *_threatened(s, at), *_prices(at)]


def course(s: Any, at: Layout) -> list[Piece]:
    return [*_known(s, at), *black_dice(s, at), *([_totals(s, at)] if s.step == OVER else [])]
