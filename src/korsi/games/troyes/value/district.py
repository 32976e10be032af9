"""Citizens who may be expelled, and the dice of a district."""

from __future__ import annotations

from korsi.core.rule import rule

from .. import box
from ..box import NEUTRAL, SIDES
from ..rules.board import coloured_dice, protected


@rule
def exposed(s, owner):
    """T-12.3: own citizens at the end of a full row, who are the next to be expelled."""
    count = 0
    for building in range(1, 3):
        if not protected(s, building, owner, 0):
            for row in range(box.ROW_COUNT[building]):
                end = box.ROW_START[building, row] + box.ROW_LENGTH[building, row] - 1
                if s.standing[end] == owner:
                    count += 1
    return count


@rule
def pips_left(s, owner, colour):
    """Dice a player may still use this round; Le Roy never passes."""
    total = 0
    if owner == NEUTRAL or not s.passed[owner]:
        for value in range(1, SIDES + 1):
            total += value * int(s.dice[owner, colour, value])
    return total


@rule
def dice_left(s, owner, colour):
    """The same, counted."""
    return 0 if s.passed[owner] else coloured_dice(s, owner, colour)
