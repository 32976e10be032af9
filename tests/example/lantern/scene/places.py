"""Where everything lies: it follows from the box and the number of players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from korsi.core.scene import rect, var

from ..box import KINDS

ART = Path(__file__).parent.parent / "art.svg"
TONES = {"amber": "#d9a93a", "blue": "#3d6fb0", "crimson": "#b42f46"}

STEP, ROW = 62.0, 100.0
HAND_X, LIT_X = 150.0, 170.0 + STEP * KINDS


@cache
def size(players: int) -> tuple[float, float]:
    """Width and height of the picture."""
    return LIT_X + STEP * KINDS + 110, 20 + ROW * players


def seat_place(seat: int) -> tuple[float, float]:
    return 70.0, 10 + ROW * (seat + 0.5)


def hand_place(seat: int, kind: float) -> tuple[float, float]:
    """Where a kind of lantern lies on a hand."""
    return HAND_X + STEP * kind, seat_place(seat)[1]


def lit_place(seat: int, kind: int) -> tuple[float, float]:
    return LIT_X + STEP * kind, seat_place(seat)[1]


def bag_place(players: int) -> tuple[float, float]:
    width, height = size(players)
    return width - 60, height / 2


@cache
def ground(players: int) -> str:
    """What never moves: a cloth for each seat."""
    width, _ = size(players)
    cloths = [rect(8, 14 + ROW * seat, width - 126, ROW - 8, 14, var("ground-lit"))
              for seat in range(players)]  # fmt: skip
    return "".join(cloths)
