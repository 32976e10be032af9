"""T-5.1, T-6.7: where the game stands: round, phase, black dice and who has to counter them."""

from __future__ import annotations

from functools import cache
from typing import Any

from korsi.core.scene import Noun, Piece, part

from ..box import DICE_PRICE, EVENT_BLACK, NEUTRAL, ROUNDS, SIDES
from ..rules.board import collected, next_owner
from ..state import COUNTER, OVER, ROLL, SETTLE
from . import faces
from .places import COURSE_AT, COURSE_H, COURSE_W, Spot, black_at
from .signs import framed

X, Y = COURSE_AT
# the phases in which somebody decides, and their signs
PHASES = (
    ("piece-phase-settle", "person"),
    ("piece-phase-black", "black"),
    ("piece-phase-actions", "dice"),
    ("piece-phase-leroy", "crown"),
    ("piece-phase-over", "point"),
)


def course_ground() -> str:
    return framed(X, Y, COURSE_W, COURSE_H)


def _round(s: Any) -> Piece:
    """T-2.4: how many rounds there are."""
    rounds = int(ROUNDS[s.players])
    face, args = faces.rounds(max(1, s.round), rounds), {"round": s.round, "rounds": rounds}
    return Piece("round", face=face, x=X, y=Y, z=5, key="piece-round", args=args)


def _phases(s: Any) -> list[Piece]:
    """The course of a round; the phase it is now is lit."""
    shown = [i for i in range(len(PHASES)) if i != 3 or s.players == 1]
    wide = (COURSE_W - 20) / len(shown)
    now = {SETTLE: 0, COUNTER: 1, ROLL: 3, OVER: 4}.get(s.step, 2)
    out = []
    for at, i in enumerate(shown):
        key, art = PHASES[i]
        face, x = faces.phase(art, wide, i == now), X + 10 + (at + 0.5) * wide
        out.append(Piece(f"phase-{i}", face=face, x=x, y=Y + 66, z=5, key=key))
    return out


def black_dice(s: Any) -> list[Piece]:
    """T-6.7: the highest first, each above the one who has to counter it as things stand."""
    values = range(SIDES, 0, -1)
    left = [(v, "black") for v in values for _ in range(s.black[v])]
    chosen = [(v, "black_chosen") for v in values for _ in range(s.black_chosen[v])]
    facing, who = [*left[:1], *chosen, *left[1:]], s.active
    out: list[Piece] = []
    for at, (v, name) in enumerate(facing):
        x, y = black_at(at, len(facing))
        mine = at == 0 or name == "black_chosen"
        who = who if mine else int(next_owner(s.record, who))
        key = "piece-black" if who < NEUTRAL else "piece-black-leroy"
        args: dict[str, int | Noun] = {"value": v}
        if who < NEUTRAL:
            args["seat"] = Noun("seat", who)
        id_, face = f"{name}-{v}-{facing[:at].count((v, name))}", faces.die("black", v)
        marks = ("glow",) if name == "black_chosen" else ()
        label: dict[str, Any] = {"tone": "black", "marks": marks, "key": key, "args": args}
        out.append(Piece(id_, face=face, x=x, y=y, z=30, **label))
        out.append(Piece(f"faces-{at}", face=faces.tile(who), x=x, y=y + 31, z=29))
    return out


def counter_spot(s: Any, value: int) -> Spot:
    """The first black die of a value that may be countered too; the highest is compulsory."""
    here = [p for p in black_dice(s) if p.id.startswith(f"black-{value}-")]
    highest = max(v for v, n in enumerate(s.black) if n)
    piece = here[1 if value == highest else 0]
    return piece.x, piece.y


def _threatened(s: Any) -> Piece:
    """T-6.3: how many black dice the queue brings every round, as it is now."""
    dice = sum(int(EVENT_BLACK[e]) for e in s.queue[: s.queue_length])
    face = faces.pool(dice)
    return Piece("pool", face=face, x=X, y=Y + 130, z=5, key="piece-pool", args={"dice": dice})


@cache
def _prices() -> Piece:
    """T-8.2."""
    args = {f"price{n}": int(DICE_PRICE[n]) for n in range(1, len(DICE_PRICE))}
    face = faces.prices()
    return Piece("prices", face=face, x=X, y=Y + 188, z=5, key="piece-prices", args=args)


def _totals(s: Any) -> Piece:
    """T-16.3: at the end the totals, the highest first."""
    owners = [*range(s.players), *([NEUTRAL] if s.players == 1 else [])]
    points = [(owner, int(collected(s.record, owner))) for owner in owners]
    face = faces.totals(tuple(sorted(points, key=lambda one: -one[1])))
    return Piece("totals", face=face, x=X, y=Y, z=5)


@part
def _known(s: Any) -> list[Piece]:
    """What needs no rule to be told."""
    out = [_round(s), *_phases(s)]
    return out if s.step in (OVER, COUNTER) else [*out, _threatened(s), _prices()]


def course(s: Any) -> list[Piece]:
    return [*_known(s), *black_dice(s), *([_totals(s)] if s.step == OVER else [])]
