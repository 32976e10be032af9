"""Where everything lies: it follows from the box, the number of players and the layout."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from korsi.core.scene import Section, rect, var

from ..box import KINDS

ART = Path(__file__).parent.parent / "art.svg"
TONES = {"amber": "#d9a93a", "blue": "#3d6fb0", "crimson": "#b42f46"}

STEP, ROW = 62.0, 100.0
HAND_X, LIT_X = 150.0, 170.0 + STEP * KINDS
TALL_ROW = 92.0  # of a tall picture: a seat has two
TALL_TOP = 90.0  # above them: the bag


class Plan(NamedTuple):
    players: int
    layout: str = "wide"

    @property
    def tall(self) -> bool:
        return self.layout == "tall"


@cache
def size(plan: Plan) -> tuple[float, float]:
    """Width and height of the picture."""
    if plan.tall:
        return HAND_X + STEP * KINDS - 10, TALL_TOP + 2 * TALL_ROW * plan.players + 20
    return LIT_X + STEP * KINDS + 110, 20 + ROW * plan.players


def seat_place(seat: int, plan: Plan) -> tuple[float, float]:
    if plan.tall:
        return 62.0, TALL_TOP + TALL_ROW * (2 * seat + 0.5)
    return 70.0, 10 + ROW * (seat + 0.5)


def hand_place(seat: int, kind: float, plan: Plan) -> tuple[float, float]:
    """Where a kind of lantern lies on a hand."""
    return HAND_X + STEP * kind, seat_place(seat, plan)[1]


def lit_place(seat: int, kind: int, plan: Plan) -> tuple[float, float]:
    x, y = hand_place(seat, kind, plan)
    return (x, y + TALL_ROW) if plan.tall else (LIT_X + STEP * kind, y)


def bag_place(plan: Plan) -> tuple[float, float]:
    width, height = size(plan)
    return (width / 2, 48.0) if plan.tall else (width - 60, height / 2)


@cache
def ground(plan: Plan) -> str:
    """What never moves: a cloth for each seat."""
    width, _ = size(plan)
    if plan.tall:
        cloths = [rect(6, TALL_TOP + 2 * TALL_ROW * seat, width - 12, 2 * TALL_ROW - 8, 14,
                       var("ground-lit")) for seat in range(plan.players)]  # fmt: skip
    else:
        cloths = [rect(8, 14 + ROW * seat, width - 126, ROW - 8, 14, var("ground-lit"))
                  for seat in range(plan.players)]  # fmt: skip
    return "".join(cloths)


@cache
def sections(plan: Plan) -> tuple[Section, ...]:
    """What a phone shows at a time: all of it, so small is this table."""
    width, height = size(plan)
    return (Section("table", "section-table", 0, 0, width, height),) if plan.tall else ()
