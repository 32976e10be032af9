"""Where everything lies on the table of Troyes.

Left: the queue of events, the three buildings, the square with a band of dice for each district.
Right: cathedral and course of the round, nine activity cards, the tray with the action under way.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ..box import LEVELS, NEUTRAL, ROW_LENGTH, ROW_START, ROWS, SIDES, SPACE_ROW, SPACES_EACH
from ..state import GATHER, TIMES

WIDTH, HEIGHT = 1280.0, 936.0
LEFT, LEFT_W = 14.0, 668.0
RIGHT, RIGHT_W = 694.0, 572.0
TOP = 14.0

QUEUE_H = 222.0
EVENT_GAP = 6.0
CATHEDRAL_AT = (RIGHT + 14, 66.0)
STEP = 41.0
COURSE_AT = (RIGHT + 294, TOP)
COURSE_W, COURSE_H = 278.0, 222.0
BUILDING_Y = 246.0
BUILDING_W, BUILDING_H = 218.0, 196.0
CARDS_Y = 246.0
CARD_W, CARD_H = 186.0, 136.0
SQUARE_Y = 452.0
SQUARE_H = 470.0
HEADER_W = 218.0
TABLE_H = 246.0  # T-21.10: Le Roy's table, in the solo game
ROW_W, ROW_H = (LEFT_W - 26) / 2, 54.0  # of it
TRAY_AT = (RIGHT, 678.0)
TRAY_W, TRAY_H = RIGHT_W, 244.0
DIE = 38.0
LEAST = 30.0  # of what is clicked, however small dice lie
FEW_DICE = 6  # as many fit at full size

Spot = tuple[float, float]
Die = tuple[int, int, int]  # district, colour, value


# --------------------------------------------------------------------------- events


@cache
def event_columns(length: int) -> int:
    """The fewer events there are, the larger they are; two rows."""
    return next(n for n in (4, 5, 6, 7, 8, 9, 10) if length <= 2 * n or n == 10)


@cache
def event_size(length: int) -> tuple[float, float]:
    columns = event_columns(length)
    return (LEFT_W - 16 - (columns - 1) * EVENT_GAP) / columns, (QUEUE_H - 16 - EVENT_GAP) / 2


@cache
def event_at(position: int, length: int) -> Spot:
    """The middle of a card of the queue."""
    w, h = event_size(length)
    columns = event_columns(length)
    return (
        LEFT + 8 + w / 2 + (position % columns) * (w + EVENT_GAP),
        TOP + 8 + h / 2 + (position // columns) * (h + EVENT_GAP),
    )


# ------------------------------------------------------------ cathedral, cards, buildings


@cache
def stone_at(level: int, number: int) -> Spot:
    """A space of the cathedral; level 0 is the ground floor."""
    x, y = CATHEDRAL_AT
    return x + (number - 0.5) * STEP, y + (LEVELS - level - 0.5) * STEP


@cache
def black_at(i: int, dice: int) -> Spot:
    """Black dice, the highest first; below each there is room for who has to counter it."""
    x, y = COURSE_AT
    columns = max(6, (dice + 1) // 2)
    return x + 30 + (i % columns) * 43.6 * 6 / columns, y + 118 + (i // columns) * 62


@cache
def card_at(slot: int) -> Spot:
    return (
        RIGHT + CARD_W / 2 + (slot // 3) * (CARD_W + 7),
        CARDS_Y + CARD_H / 2 + (slot % 3) * (CARD_H + 7),
    )


@cache
def building_at(building: int) -> Spot:
    """The upper left corner."""
    return LEFT + building * (BUILDING_W + 7), BUILDING_Y


@cache
def space_at(space: int) -> Spot:
    building = space // SPACES_EACH
    x, y = building_at(building)
    if len(ROWS[building]) == SPACES_EACH:  # the Palace: two lines of three
        at = space % SPACES_EACH
        return x + 34 + (at % 3) * 70, y + 62 + (at // 3) * 50
    row = int(SPACE_ROW[space])
    at = space - int(ROW_START[building, row])
    rows = len(ROWS[building])
    apart = 56 if int(ROW_LENGTH[building, row]) < 3 else 46
    first, down = (50, 40) if rows > 2 else (62, 52)  # all of them above those who lie
    return x + BUILDING_W - 28 - (int(ROW_LENGTH[building, row]) - 1 - at) * apart, (
        y + first + row * down
    )


@cache
def lying_at(building: int) -> Spot:
    x, y = building_at(building)
    return x + BUILDING_W / 2, y + BUILDING_H - 25


# --------------------------------------------------------------------------- the square


def districts(players: int) -> list[int]:
    """The districts that are in the game, the neutral one last."""
    return [*range(players), NEUTRAL]


@cache
def band_height(players: int) -> float:
    """T-2.6: one band for each district; in the solo game Le Roy's table lies below."""
    bands = players + 1
    whole = SQUARE_H - (TABLE_H + 8 if players == 1 else 0)
    return (whole - (bands - 1) * 6) / bands


@cache
def district_at(district: int, players: int) -> Spot:
    """The upper left corner of a band."""
    row = districts(players).index(district)
    return LEFT, SQUARE_Y + row * (band_height(players) + 6)


def die_size(s: Any) -> float:
    """How much larger than drawn dice lie: as large as the fullest district allows."""
    most = max(FEW_DICE, *(sum(map(sum, dice)) for dice in s.dice))
    space = LEFT_W - HEADER_W - 28
    return min(1.6, (band_height(s.players) - 24) / 46, space / (most * 42.0))


def dice_at(s: Any) -> dict[Die, list[Spot]]:
    """Where equal dice lie: one row for each district, sorted by colour, high ones first."""
    size = 40 * die_size(s)
    space = LEFT_W - HEADER_W - size - 24
    found: dict[Die, list[Spot]] = {}
    for d in districts(s.players):
        x, y = district_at(d, s.players)
        here = [(c, v, s.dice[d][c][v]) for c in range(3) for v in range(SIDES, 0, -1)]
        dice = sum(n for _, _, n in here)
        apart = min(size + 4, space / max(1, dice - 1))
        gap = 8.0  # a little air between the colours
        if apart < size + 4 or (dice - 1) * apart + 2 * gap > space:
            gap = 0.0
        at = 0
        colours: set[int] = set()
        for c, v, n in here:
            if n:
                first = x + HEADER_W + 10 + size / 2
                spots = range(at, at + n)
                air = len(colours - {c}) * gap
                middle = y + band_height(s.players) / 2
                found[d, c, v] = [(first + k * apart + air, middle) for k in spots]
                at += n
                colours.add(c)
    return found


# --------------------------------------------------------------------------- the tray


def group_at(i: int, would_be: bool = False) -> Spot:
    """A die of the group; below it the one that would be gathered."""
    x, y = TRAY_AT
    return x + 34 + i * 45, y + (82 if would_be else 32)


Buttons = tuple[float, int, tuple[float, float]]


def buttons_at(step: int) -> Buttons:
    """Where buttons begin, how many stand in a row, how large one is."""
    if step == TIMES:
        return 14.0, 6, (86.0, 50.0)
    return (110.0, 4, (131.0, 48.0)) if step == GATHER else (76.0, 4, (131.0, 60.0))


def button_at(step: int, i: int) -> Spot:
    x, y = TRAY_AT
    top, columns, (w, h) = buttons_at(step)
    return x + 12 + w / 2 + (i % columns) * (w + 7), y + top + h / 2 + (i // columns) * (h + 6)


def leroy_at(row: int) -> Spot:
    """A row of Le Roy's table; behind the last one the difference."""
    top = SQUARE_Y + SQUARE_H - TABLE_H
    return LEFT + 10 + (row // 4) * (ROW_W + 6), top + 10 + (row % 4) * (ROW_H + 4)


def character_at(i: int, cards: int) -> Spot:
    """The upper left corner of a character card, at the foot of the tray."""
    x, y = TRAY_AT
    rows = (cards + 2) // 3
    return x + 12 + (i % 3) * 184, y + TRAY_H - 6 - 37 * (rows - i // 3)
