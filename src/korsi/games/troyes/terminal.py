"""The table of Troyes in a terminal: the same picture in letters.

Dice are a letter and their value (r red, w white, y yellow, b black), owners their seat number,
grey is g. A building shows its rows, an empty place is a dot; lying citizens stand behind a bar.
"""

from __future__ import annotations

from typing import Any

from korsi.core.scene import Noun, Say

from .box import (
    ACTIVITY_IDS,
    BUILDINGS,
    CARD_COST,
    CARD_DIVISOR,
    EVENT_FLAGS,
    EVENT_IDS,
    LEVELS,
    NEUTRAL,
    ROUNDS,
    ROW_COUNT,
    ROW_LENGTH,
    ROW_START,
    SIDES,
    SLOTS,
)
from .rules.countering import captured_events
from .state import OVER

LETTERS = "rwy"


def _who(owner: int) -> str:
    return "." if owner < 0 else "g" if owner == NEUTRAL else str(owner)


def _dice(grid: Any) -> str:
    shown = [
        f"{LETTERS[c]}{v}"
        for c in range(3)
        for v in range(SIDES, 0, -1)
        for _ in range(int(grid[c][v]))
    ]
    return " ".join(shown) or "-"


def _building(s: Any, b: int) -> str:
    rows = []
    for row in range(int(ROW_COUNT[b])):
        start = int(ROW_START[b, row])
        rows.append(
            "".join(_who(int(s["standing"][start + i])) for i in range(int(ROW_LENGTH[b, row])))
        )
    lying = "".join(_who(o) * int(n) for o, n in enumerate(s["lying"][b]))
    return f"{BUILDINGS[b]:<10} {' '.join(rows)}" + (f" | {lying}" if lying else "")


def _queue(s: Any) -> list[str]:
    lines = []
    for i in range(int(s["queue_length"])):
        event = int(s["queue"][i])
        cubes = "".join(_who(o) * int(n) for o, n in enumerate(s["event_cubes"][event]))
        flags = f"/{int(EVENT_FLAGS[event])}" if event else ""
        lines.append(f"  {EVENT_IDS[event]:<22} {cubes or '-'}{flags}")
    return lines


def _activities(s: Any) -> list[str]:
    lines = []
    for slot in range(SLOTS):
        card = int(s["activity"][slot])
        if card >= 0:
            trade = "".join(_who(o) for o in range(5) if int(s["tradesman"][slot][o]))
            cubes = " ".join(f"{o}x{int(n)}" for o, n in enumerate(s["cubes"][slot]) if int(n))
            numbers = f"{int(CARD_COST[card])} d, /{int(CARD_DIVISOR[card])}"
            lines.append(
                f"  {LETTERS[slot // 3]} {ACTIVITY_IDS[card]:<16} {numbers:<9} {trade} {cubes}"
            )
    return lines


def _seat(s: Any, seat: int, say: Say | None) -> str:
    acts = int(s["active"]) == seat and int(s["step"]) != OVER
    values = {
        "deniers": int(s["deniers"][seat]),
        "influence": int(s["influence"][seat]),
        "supply": int(s["supply"][seat]),
        "events": int(captured_events(s, seat)),
    }
    if say:
        head = say("piece-seat", {"seat": Noun("seat", seat), **values})
    else:
        head = f"seat {seat}: " + ", ".join(f"{k} {v}" for k, v in values.items())
    return f"{'>' if acts else ' '} {head}: {_dice(s['dice'][seat])}"


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text; `say` puts what there is to say into words."""
    s = record
    players = int(s["players"])
    black = " ".join(f"b{v}" for v in range(SIDES, 0, -1) for _ in range(int(s["black"][v])))
    lines = [f"{int(s['round'])} / {int(ROUNDS[players])}   {black}".rstrip(), *_queue(s), ""]
    for level in range(LEVELS - 1, -1, -1):
        row = "".join(_who(int(s["cathedral"][level][n])) for n in range(1, SIDES + 1))
        lines.append(f"  {level + 1} {row}")
    lines += ["", *(f"  {_building(s, b)}" for b in range(3)), "", *_activities(s), ""]
    lines += [_seat(s, p, say) for p in range(players)]
    lines.append(f"  g: {_dice(s['dice'][NEUTRAL])}")
    return "\n".join(lines) + "\n"
