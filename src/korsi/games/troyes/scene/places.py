"""Where everything lies on the table of Troyes, in each of its layouts.

Wide: on the left the queue of events, the three buildings, the square with a band of dice for each
district; on the right cathedral and course of the round, nine activity cards, the tray with the
action under way. Tall: one below the other, each part a section as wide as a phone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from korsi.core.scene import Section

from ..box import LEVELS, NEUTRAL, ROW_LENGTH, ROW_START, ROWS, SIDES, SLOTS, SPACE_ROW, SPACES_EACH
from ..state import COUNTER, GATHER, SETTLE, TIMES, TURN

Spot = tuple[float, float]
Size = tuple[float, float]
Die = tuple[int, int, int]  # district, colour, value
DIE = 38.0


@dataclass(frozen=True)
class Box:
    """A part of the table: its upper left corner, its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def bottom(self) -> float:
        return self.y + self.h


@dataclass(frozen=True)
class Layout:
    """How the table is laid out. Everything in units of the picture."""

    name: str
    width: float
    height: float  # without Le Roy's table, where that lies below everything
    queue: Box
    event_rows: int
    event_columns: tuple[int, ...]  # the fewer events there are, the larger they are
    cathedral: Spot  # of the upper left space
    step: float  # from one of its spaces to the next
    course: Box
    phases: tuple[Spot, float]  # in the course: where they begin, how much room they have
    pool: tuple[Spot, float]  # the black dice to come, how much room the dice have
    prices: Spot
    black: tuple[Spot, float, float]  # the first black die, room across, down to a second row
    facing: float  # how far below the frame of a black die its owner's tile lies
    totals: tuple[Spot, Spot, int]  # the first, from one to the next, how many side by side
    buildings: tuple[Spot, Spot, Spot]
    building: Size
    space: float  # of a citizen
    lying: float  # how high the strip of expelled citizens is
    cards: Spot
    card: Size
    gap: float  # between cards
    square: Box
    head: Size  # of a district: beside its dice, or above them (0: as high as the district)
    table: Box  # T-21.10: Le Roy's, in the solo game
    row: Size  # of it
    rows: int  # of it, one below the other
    tray: Box
    character: float  # how wide
    least: float  # of what is clicked, however small it lies
    label: float  # how large names of things are written: 12 px in a small window and on a phone
    said: float  # and what stands by itself: 12 px, 13 on a phone
    front: int = 0  # whose district comes first
    crowded: frozenset[int] = frozenset()  # districts that need two rows for their dice
    bare: bool = False  # nobody has dice yet: of districts only their heads
    low: bool = False  # the tray of a phone, where one row of what lies in it is enough

    def __hash__(self) -> int:  # there are few of them, and many are asked for by them
        return hash((self.name, self.front, self.crowded, self.bare, self.low))


WIDE = Layout(
    name="wide",
    width=1400,
    height=936,
    queue=Box(14, 14, 728, 222),
    event_rows=2,
    event_columns=(4, 5, 6, 7, 8, 9, 10),
    cathedral=(770, 66),
    step=41,
    course=Box(1054, 14, 332, 222),
    phases=((10, 62), 312),
    pool=((0, 126), 190),
    prices=(0, 184),
    black=((30, 124), 316, 58),
    facing=11,
    totals=((34, 122), (158, 58), 2),
    buildings=((14, 246), (259, 246), (504, 246)),
    building=(238, 196),
    space=48,
    lying=40,
    cards=(754, 246),
    card=(206, 136),
    gap=7,
    square=Box(14, 452, 728, 470),
    head=(312, 0),
    table=Box(14, 692, 728, 230),
    row=(351, 44),
    rows=4,
    tray=Box(754, 678, 632, 244),
    character=198,
    least=30,
    label=18,
    said=18,
)


def _tall() -> Layout:
    """Sections of the width of a phone, 480 units wide: 44 px there are 55 units."""
    edge, wide, apart = 6.0, 468.0, 18.0
    course = Box(edge, edge, wide, 143)
    square = Box(edge, course.bottom + 6, wide, 660)  # a full table, two districts with two rows
    card, gap = (152.0, 168.0), 6.0
    cards = square.bottom + apart
    queue = Box(edge, cards + 3 * card[1] + 2 * gap + apart, wide, 540)
    building = (231.0, 262.0)
    upper = queue.bottom + apart
    lower = upper + building[1] + gap
    right = edge + building[0] + gap
    tray = Box(edge, lower + building[1] + apart, wide, 284)
    return Layout(
        name="tall",
        width=480,
        height=tray.bottom + edge,
        queue=queue,
        event_rows=5,
        event_columns=(2, 3, 4),
        cathedral=(right + 8, lower + 50),
        step=32,
        course=course,
        phases=((272, 24), 190),
        pool=((0, 92), 72),
        prices=(206, 94),
        black=((34, 91), 440, 0),
        facing=12.5,
        totals=((34, 96), (112, 0), 4),
        buildings=((edge, upper), (right, upper), (edge, lower)),
        building=building,
        space=55,
        lying=56,
        cards=(edge, cards),
        card=card,
        gap=gap,
        square=square,
        head=(wide, 36),
        table=Box(edge, tray.bottom + apart, wide, 510),
        row=(456, 54),
        rows=8,
        tray=tray,
        character=152,
        least=55,
        label=15,
        said=16.5,
    )


TALL = _tall()
LAYOUTS = {"wide": WIDE, "tall": TALL}


ONE_ROW, LOW, HIGH = 8, 106.0, 156.0  # so many dice lie in one row; with one, with two rows
MANY = 88.0  # with one row, at a full table: then all of it is in sight at once
BARE = 46.0  # without dice
LOW_TRAY, BESIDE = 228.0, 4  # with fewer dice than that what they count stands beside them
ALONE = 24.0  # more than that below buttons, where all of Le Roy's characters lie
LABELLED = 18.0  # below what lies on a head, for what it is called
FRAMED = 10.0  # round what can be clicked below it


def held_dice(s: Any) -> Counter[Die]:
    """Dice an action has taken so far. Their places stay free until it is over: who clicks again
    meets the die that was there."""
    held = Counter[Die](tuple(die) for die in s.group[: s.group_size])
    for c, counts in enumerate(s.pledged):
        for v, n in enumerate(counts):
            held[s.active, c, v] += n
    return held


def dice_each(s: Any) -> dict[int, int]:
    """How many dice each district has, those an action has taken so far with them."""
    held = held_dice(s)
    return {
        d: sum(map(sum, s.dice[d])) + sum(n for (owner, *_), n in held.items() if owner == d)
        for d in districts(s.players)
    }


def layout_for(name: str, s: Any, seat: int) -> Layout:
    """As this seat sees the table: a phone shows its own dice first, and districts no higher than
    their dice need, so that few of them have to be pulled up."""
    if name == "wide":
        return WIDE
    crowded = (d for d, dice in dice_each(s).items() if dice > ONE_ROW)
    few = s.step in (SETTLE, TURN) or (s.step == COUNTER and sum(map(sum, s.pledged)) < BESIDE)
    low = few and s.players > 1  # all of Le Roy's characters lie in two rows
    return _tall_for(max(0, seat), frozenset(crowded), s.step == SETTLE, low, s.players == 1)


@cache
def _tall_for(front: int, crowded: frozenset[int], bare: bool, low: bool, alone: bool) -> Layout:
    tray, table = replace(TALL.tray, h=LOW_TRAY) if low else TALL.tray, TALL.table
    if alone:
        tray, table = replace(tray, h=tray.h + ALONE), replace(table, y=table.y + ALONE)
    return replace(TALL, front=front, crowded=crowded, bare=bare, low=low, tray=tray, table=table)


def height(at: Layout, players: int) -> float:
    """Of the whole table; on a tall screen Le Roy's lies below everything else."""
    return at.table.bottom + 6 if players == 1 and at is not WIDE else at.height


def _end_of_dice(at: Layout, players: int) -> float:
    return settling_at(at, players).bottom if at.bare else band(at, NEUTRAL, players).bottom


@cache
def sections(
    at: Layout, players: int, seat: int = -1, gathers: bool = False, weak: bool = False
) -> tuple[Section, ...]:
    """What fills a phone by itself; the viewer's district stays in sight, and the head of the tray
    while dice are gathered in it. `weak`: no die counters the black one (T-6.12), what can be done
    about it is a button."""
    if at is WIDE:
        return ()
    leroy = [("leroy", "section-leroy", at.table.y, at.table.bottom)] if players == 1 else []
    parts = [
        ("dice", "section-dice", at.course.y, _end_of_dice(at, players)),
        ("cards", "section-cards", at.cards[1], card_at(at, SLOTS - 1)[1] + at.card[1] / 2),
        ("events", "section-events", at.queue.y, at.queue.bottom),
        ("city", "section-city", at.buildings[0][1], at.buildings[2][1] + at.building[1]),
        *leroy,
        ("tray", "section-action", at.tray.y, at.tray.bottom),
    ]
    first = "tray" if weak else ""
    made = [
        Section(id, key, 0, top - 6, at.width, end - top + 12, asks=id == "tray", first=id == first)
        for id, key, top, end in parts
    ]
    if seat < 0 or gathers:  # within the frame of the tray, which goes on below
        x, y, wide = at.tray.x + 3, at.tray.y + 2, at.tray.w - 6
        hand = Section("hand", "section-action", x, y, wide, GATHERED, hand=True)
    else:  # all of it: half a box in the strip looks as if the sheet lay upon it
        here = band(at, seat, players)
        hand = Section("hand", "section-dice", 0, here.y - 3, at.width, here.h + 6, hand=True)
    return (*made, hand)


# --------------------------------------------------------------------------- events

EVENT_GAP = 6.0
NAMED, WHOLE_NAME = 85.0, 120.0  # how wide a card must be to bear a name, and the whole of it


@cache
def event_columns(at: Layout, length: int) -> int:
    return next((n for n in at.event_columns if length <= at.event_rows * n), at.event_columns[-1])


@cache
def event_size(at: Layout, length: int) -> Size:
    columns, rows = event_columns(at, length), at.event_rows
    return (
        (at.queue.w - 16 - (columns - 1) * EVENT_GAP) / columns,
        (at.queue.h - 16 - (rows - 1) * EVENT_GAP) / rows,
    )


@cache
def event_at(at: Layout, position: int, length: int) -> Spot:
    """The middle of a card of the queue."""
    w, h = event_size(at, length)
    columns = event_columns(at, length)
    return (
        at.queue.x + 8 + w / 2 + (position % columns) * (w + EVENT_GAP),
        at.queue.y + 8 + h / 2 + (position // columns) * (h + EVENT_GAP),
    )


# ------------------------------------------------------------ cathedral, cards, buildings


@cache
def stone_at(at: Layout, level: int, number: int) -> Spot:
    """A space of the cathedral; level 0 is the ground floor."""
    x, y = at.cathedral
    return x + (number - 0.5) * at.step, y + (LEVELS - level - 0.5) * at.step


@cache
def cathedral_box(at: Layout) -> Box:
    """All its spaces."""
    return Box(*at.cathedral, SIDES * at.step, LEVELS * at.step)


@cache
def black_at(at: Layout, i: int, dice: int) -> Spot:
    """Black dice, the highest first; below each there is room for who has to counter it."""
    (x, y), room, down = at.black
    columns = max(6, (dice + 1) // 2 if down else dice)
    x, y = at.course.x + x, at.course.y + y
    return x + (i % columns) * room / columns, y + (i // columns) * down


@cache
def card_at(at: Layout, slot: int) -> Spot:
    """The middle of an activity card."""
    (x, y), (w, h) = at.cards, at.card
    return (
        x + w / 2 + (slot // 3) * (w + at.gap),
        y + h / 2 + (slot % 3) * (h + at.gap),
    )


@cache
def space_at(at: Layout, space: int) -> Spot:
    building = space // SPACES_EACH
    (x, y), w = at.buildings[building], at.building[0]
    tall = at.space > 50
    if len(ROWS[building]) == SPACES_EACH:  # the Palace: two lines of three
        i = space % SPACES_EACH
        across, down, first = (72, 82, 84) if tall else (76, 50, 62)
        return x + (43.5 if tall else 32) + (i % 3) * across, y + first + (i // 3) * down
    row = int(SPACE_ROW[space])
    behind = int(ROW_LENGTH[building, row]) - 1 - (space - int(ROW_START[building, row]))
    many = len(ROWS[building]) > 2  # all of them above those who lie
    first, down = (
        (62, 55) if tall and many else (76, 68) if tall else (50, 40) if many else (62, 52)
    )
    apart = 56 if tall else 64 if int(ROW_LENGTH[building, row]) < 3 else 49
    aside = 32 if many and not tall and row % 2 else 0  # between those above and below
    edge = 31 if tall else 28  # a ring of a phone stays within the building
    return x + w - edge - aside - behind * apart, y + first + row * down


@cache
def lying_at(at: Layout, building: int) -> Box:
    """The picture of a building, where the expelled lie."""
    (x, y), (w, h) = at.buildings[building], at.building
    return Box(x + 8, y + h - at.lying - 7, w - 16, at.lying)


# --------------------------------------------------------------------------- the square


def districts(players: int) -> list[int]:
    """The districts that are in the game, the neutral one last."""
    return [*range(players), NEUTRAL]


@cache
def band(at: Layout, district: int, players: int) -> Box:
    """T-2.6: one band for each district; in the solo game Le Roy's table may lie below."""
    below = at.square.bottom - at.table.y + 8 if players == 1 and at is WIDE else 0
    share = (at.square.h - below - players * 6) / (players + 1)
    before = players if district == NEUTRAL else (district - at.front) % players
    order = [*((at.front + i) % players for i in range(players)), NEUTRAL]
    low = LOW if players < 4 else MANY
    needs = [BARE if at.bare else HIGH if d in at.crowded else low for d in order]
    needs[0] += LABELLED
    if not at.bare:  # frames of dice stay off these words
        needs[0] = max(needs[0], at.head[1] + LABELLED + at.least + FRAMED)
    if at is WIDE:  # at a full table only the first has room to name what lies on its head
        first = LABELLED + 6 if players == 4 else 0
        high = [share + first, *[share - first / players] * players]
    else:
        high = needs
    top = at.square.y + sum(high[:before]) + before * 6
    return Box(at.square.x, top, at.square.w, high[before])


@cache
def settling_at(at: Layout, players: int) -> Box:
    """Below districts without dice: what citizens give and cost, and a line above it."""
    return Box(at.tray.x, band(at, NEUTRAL, players).bottom + 12, at.tray.w, 140)


@cache
def cobbles(at: Layout, district: int, players: int) -> Box:
    """Where the dice of a district lie: beside its head, or below it."""
    here, (w, h) = band(at, district, players), at.head
    if h:
        h += LABELLED if district == at.front else 0
        return Box(here.x + 6, here.y + h, here.w - 12, here.h - h - 5)
    return Box(here.x + w, here.y + 6, here.w - w - 6, here.h - 12)


@cache
def on_head(at: Layout, what: str, height: float) -> Spot:
    """Where something lies on the head of a district."""
    if at.head[1]:
        across = {
            "owner": 22, "name": 82, "deniers": 142, "influence": 208, "supply": 270,
            "points": 331, "captured": 400, "start": 452, "passed": 452,
        }  # fmt: skip
        return across[what], at.head[1] / 2
    above = {"owner": 24, "name": 146, "start": 284, "passed": 284}
    if what in above:
        return above[what], 16
    lines = _LINES[labelled(at, height)]
    row = next(i for i, line in enumerate(lines) if what in line)
    y = 33 + (row + 0.5) * (height - 36) / len(lines)
    return lines[row][what], y


@cache
def purse_at(at: Layout, district: int, players: int) -> Spot:
    """T-14.1: what lies in a district: at the end of its dice."""
    lie = cobbles(at, district, players)
    return lie.x + lie.w - 40, lie.y + lie.h / 2


_LINES: dict[bool, tuple[dict[str, float], ...]] = {
    False: (
        {"deniers": 30, "influence": 126, "supply": 222},
        {"points": 30, "captured": 126},
    ),
    True: (  # with what it is called beside it
        {"deniers": 20, "influence": 174},
        {"supply": 20, "points": 174},
        {"captured": 20},
    ),
}


def labelled(at: Layout, height: float, first: bool = False) -> bool:
    """Is there room for what the things on a head are called? On a phone above all others, which
    lie below it in the same columns."""
    return first if at.head[1] else height > 100


class Labels(NamedTuple):
    """How what lies on a head is called: where from its sign, how wide and how large."""

    aside: float
    below: float
    wide: float
    size: float
    asked: Size  # what belongs to a sign


def labels(at: Layout, named: bool) -> Labels:
    if at.head[1]:
        return Labels(14, 25, 64, 14, (54, 36))
    return Labels(86, 0, 82, at.label, (140, 24)) if named else Labels(14, 0, 0, 0, (54, 36))


@cache
def supply_at(at: Layout, seat: int, players: int) -> tuple[Spot, Size]:
    """T-9.3: the citizens in a supply, with their number and what they are called."""
    here = band(at, seat, players)
    signs = labels(at, labelled(at, here.h, seat == at.front))
    (x, y), (wide, high) = on_head(at, "supply", here.h), signs.asked
    if at.head[1]:  # what it is called stands below
        return (here.x + x + signs.aside, here.y + y + 8), (signs.wide, at.least)
    beside = wide / 2 - 16 if signs.aside > wide / 2 else signs.aside / 2
    return (here.x + x + beside, here.y + y), (max(at.least, wide), high)


# --------------------------------------------------------------------------- the tray


GATHERED = 74.0  # how high the dice gathered are, with what their numbers mean


def group_at(at: Layout, i: int, would_be: bool = False) -> Spot:
    """A die of the group; below it the one that would be gathered."""
    return at.tray.x + 34 + i * 45, at.tray.y + (100 if would_be else 48)


Buttons = tuple[float, int, Size]


def buttons_at(at: Layout, step: int) -> Buttons:
    """Where buttons begin, how many stand in a row, how large one is."""
    if step == TIMES:
        return (14.0, 6, (95.0, 50.0)) if at is WIDE else (8.0, 7, (58.0, 56.0))
    if at is WIDE:
        if step == GATHER:
            return (124.0, 4, (146.0, 40.0))
        return (80.0, 4, (146.0, 58.0)) if step == COUNTER else (73.0, 4, (146.0, 58.0))
    # below dice that would be gathered, or the total of many put against black ones
    below = step == GATHER or (step == COUNTER and not at.low)
    return (128.0 if below else 90.0 if step == COUNTER else 72.0, 4, (108.0, 56.0))


def button_at(at: Layout, step: int, i: int) -> Spot:
    top, columns, (w, h) = buttons_at(at, step)
    x, y = at.tray.x + 12 + w / 2, at.tray.y + top + h / 2
    return x + (i % columns) * (w + 7), y + (i // columns) * (h + 6)


HEADED = 36.0  # room above the rows of Le Roy's table for what they are


def leroy_at(at: Layout, row: int) -> Spot:
    """A row of Le Roy's table; behind the last one the difference."""
    across, down = divmod(row, at.rows)
    (w, h), box = at.row, at.table
    return box.x + (10 if at is WIDE else 6) + across * (w + 6), box.y + HEADED + down * (h + 4)


CAPTION, COUNTED = 26.0, 50.0  # what characters are about; one of them with what it counts


def character_at(at: Layout, i: int, cards: int) -> Spot:
    """The middle of the upper edge of a character card: at the foot of the tray."""
    first = at.tray.w / 2 - (min(3, cards) - 1) * (at.character + 6) / 2
    across = first + (i % 3) * (at.character + 6)
    return at.tray.x + across, at.tray.bottom - 2 - COUNTED * (_rows_of(cards) - i // 3)


def _rows_of(cards: int) -> int:
    return (cards + 2) // 3


def caption_at(at: Layout, cards: int) -> Spot:
    """The middle of the line above the characters."""
    below = COUNTED * _rows_of(cards) + CAPTION / 2
    return at.tray.x + at.tray.w / 2, at.tray.bottom - 2 - below
