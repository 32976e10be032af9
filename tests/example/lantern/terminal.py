"""The table of Lantern in a terminal: the same picture in letters."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from korsi.core.int_record import ints
from korsi.core.scene import Noun, Say
from korsi.core.terminal import printed

from .box import LANTERNS, TURNS
from .scoring import points_of


def _row(counts: list[int]) -> str:
    return " ".join(str(b) for b, n in zip(LANTERNS, counts, strict=True) for _ in range(n))


def _seat(s: Any, seat: int, viewer: int, say: Say | None) -> Text:
    points = int(points_of(s.record, seat))
    args = {"seat": Noun("seat", seat), "points": points}
    said = say("piece-seat", args) if say else f"seat {seat}: {points} points"
    acts = " ► " if seat == s.active and s.turn < TURNS * s.players else "   "
    line = Text(acts).append(said, "bold" if seat == viewer else "")
    hand = "?" * s.hidden[seat] or _row(s.hand[seat])
    return line.append(f"   [{hand}]   {_row(s.lit[seat])}", "yellow")


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text with ANSI colours; `say` puts what there is to say into words."""
    s = ints(record)
    bag = s.hidden[-1] or sum(s.bag)
    said = say("piece-bag", {"count": bag}) if say else f"{bag} lanterns in the bag"
    return printed(
        [Text(f"   {said}"), *(_seat(s, p, seat, say) for p in range(s.players))], colour
    )
