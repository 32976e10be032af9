"""The table of Troyes in a terminal: the same picture in letters.

Dice are a letter and their value (r red, w white, y yellow, b black), owners their seat number,
grey is g. A building shows its rows, an empty place is a dot; lying citizens stand behind a bar.
"""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints
from korsi.core.scene import Noun, Say

from . import box
from .box import BUILDINGS, NEUTRAL, SIDES
from .state import CAPTURED_BY, OVER

LETTERS = "rwy"


def _who(owner: int) -> str:
    return "." if owner < 0 else "g" if owner == NEUTRAL else str(owner)


def _dice(grid: list[list[int]]) -> str:
    values = range(SIDES, 0, -1)
    shown = [f"{LETTERS[c]}{v}" for c in range(3) for v in values for _ in range(grid[c][v])]
    return " ".join(shown) or "-"


def _counted(owners: list[int]) -> str:
    return "".join(_who(owner) * n for owner, n in enumerate(owners))


def _building(s: Any, b: int) -> str:
    starts = zip(box.ROW_START[b], box.ROW_LENGTH[b], strict=True)
    rows = ["".join(map(_who, s.standing[at : at + n])) for at, n in starts if n]
    lying = _counted(s.lying[b])
    return f"{BUILDINGS[b]:<10} {' '.join(rows)}" + (f" | {lying}" if lying else "")


def _queue(s: Any) -> list[str]:
    lines = []
    for event in s.queue[: s.queue_length]:
        flags = f"/{box.EVENT_FLAGS[event]}" if event else ""
        lines.append(f"  {box.EVENT_IDS[event]:<22} {_counted(s.event_cubes[event]) or '-'}{flags}")
    return lines


def _activities(s: Any) -> list[str]:
    lines = []
    for slot, card in enumerate(s.activity):
        if card >= 0:
            trade = "".join(_who(o) for o, space in enumerate(s.tradesman[slot]) if space)
            cubes = " ".join(f"{o}x{n}" for o, n in enumerate(s.cubes[slot]) if n)
            numbers = f"{box.CARD_COST[card]} d, /{box.CARD_DIVISOR[card]}"
            lines.append(
                f"  {LETTERS[slot // 3]} {box.ACTIVITY_IDS[card]:<16} {numbers:<9} {trade} {cubes}"
            )
    return lines


def _seat(s: Any, seat: int, say: Say | None) -> str:
    values = {
        "deniers": s.deniers[seat],
        "influence": s.influence[seat],
        "supply": s.supply[seat],
        "events": sum(at == CAPTURED_BY + seat for at in s.event_at),
    }
    if say:
        head = say("piece-seat", {"seat": Noun("seat", seat), **values})
    else:
        head = f"seat {seat}: " + ", ".join(f"{k} {v}" for k, v in values.items())
    acts = s.active == seat and s.step != OVER
    return f"{'>' if acts else ' '} {head}: {_dice(s.dice[seat])}"


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text; `say` puts what there is to say into words."""
    s = ints(record)
    black = " ".join(f"b{v}" for v in range(SIDES, 0, -1) for _ in range(s.black[v]))
    lines = [f"{s.round} / {box.ROUNDS[s.players]}   {black}".rstrip(), *_queue(s), ""]
    for level in range(box.LEVELS - 1, -1, -1):
        lines.append(f"  {level + 1} {''.join(map(_who, s.cathedral[level][1:]))}")
    lines += ["", *(f"  {_building(s, b)}" for b in range(3)), "", *_activities(s), ""]
    lines += [_seat(s, p, say) for p in range(s.players)]
    lines.append(f"  g: {_dice(s.dice[NEUTRAL])}")
    return "\n".join(lines) + "\n"
