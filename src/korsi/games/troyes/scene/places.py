"""Where everything lies on the table of Troyes."""

from __future__ import annotations

from typing import Any

from ..box import LEVELS, ROW_LENGTH, ROW_START, ROWS, SIDES, SPACE_ROW, SPACES_EACH

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
