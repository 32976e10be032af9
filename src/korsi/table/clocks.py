"""Clocks: they follow from the log alone, so a restarted server knows as much as the one before.

per move: so many seconds for each turn of a seat, however many steps it takes;
per game: so many seconds for all turns of a seat together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

KINDS = ("none", "move", "game")
LEAST, MOST = 5, 30 * 86400
GRACE = 30.0
"""Seconds everybody has after a restart, and the least a returning player gets."""
HOLD = {"live": 60.0, "turns": 86400.0}
"""Seconds, by pace, after which clocks run although somebody has not looked at the board yet."""


@dataclass
class Clocks:
    """Since when each seat is to move, position by position, and what it has used."""

    kind: str
    seconds: int
    players: int
    counted: set[int]  # seats run by people: bots have no clock
    hold: float = 0.0  # how long after the beginning the clocks wait for everybody to look
    screens: dict[int, int] = field(default_factory=dict)  # seat -> whose, where a game has secrets
    opens: float = 0.0  # until then nobody's time is counted
    since: list[list[float | None]] = field(default_factory=list)
    used: list[float] = field(default_factory=list)


def copied(clocks: Clocks) -> Clocks:
    """A copy to try a change on. Its rows are replaced, never written into."""
    mine = set(clocks.counted), list(clocks.since), list(clocks.used)
    screens = dict(clocks.screens)
    return replace(clocks, counted=mine[0], since=mine[1], used=mine[2], screens=screens)


def covered(clocks: Clocks, seat: int) -> bool:
    """Is there a curtain before this seat's turn, because others sit at the same screen?"""
    screens = [*clocks.screens.values()]
    return seat in clocks.screens and screens.count(clocks.screens[seat]) > 1


def begin(clocks: Clocks, acting: Collection[int], at: float) -> None:
    clocks.opens = at = at + clocks.hold
    clocks.used = [0.0] * clocks.players
    clocks.since = [[at if seat in acting else None for seat in range(clocks.players)]]


def everybody_looks(clocks: Clocks, at: float) -> None:
    """Everybody has seen the board: from here on time is counted."""
    clocks.opens = min(clocks.opens, at)
    clocks.since = [[b if b is None else min(b, at) for b in row] for row in clocks.since]


def looks(clocks: Clocks, seat: int, at: float) -> None:
    """A seat has lifted its curtain: from here on its time is counted."""
    at = max(at, clocks.opens)
    if clocks.since and (begun := clocks.since[-1][seat]) is not None and begun > at:
        clocks.since[-1] = [at if k == seat else b for k, b in enumerate(clocks.since[-1])]


def moved(clocks: Clocks, acting: Collection[int], at: float, new_turn: bool) -> None:
    """A step was made; a seat that goes on within its turn keeps its time. Behind a curtain a turn
    begins when that is lifted, at the latest after a grace."""
    before, at = clocks.since[-1], max(at, clocks.opens)
    _count(clocks, before, at)
    row: list[float | None] = []
    for seat in range(clocks.players):
        kept = before[seat] if clocks.kind == "move" and not new_turn else None
        begins = at + GRACE if before[seat] is None and covered(clocks, seat) else at
        row.append((begins if kept is None else kept) if seat in acting else None)
    clocks.since.append(row)


def taken_back(clocks: Clocks, at: float) -> None:
    """Taking back returns the position, not the time."""
    at = max(at, clocks.opens)
    _count(clocks, clocks.since.pop(), at)
    if clocks.kind == "game":
        clocks.since[-1] = [None if begun is None else at for begun in clocks.since[-1]]


def left_seat(clocks: Clocks, seat: int, at: float) -> None:
    """A bot has taken over."""
    if clocks.since:
        _count(clocks, [b if k == seat else None for k, b in enumerate(clocks.since[-1])], at)
    clocks.counted.discard(seat)


def came_back(clocks: Clocks, seat: int, at: float) -> None:
    """Who returns gets a fresh turn, and something to play with if the game's time was up."""
    clocks.counted.add(seat)
    if not clocks.since:
        return
    at = max(at, clocks.opens)
    if clocks.since[-1][seat] is not None:
        clocks.since[-1] = [at if k == seat else b for k, b in enumerate(clocks.since[-1])]
    spare = min(clocks.seconds, max(GRACE, clocks.seconds / 10))
    clocks.used[seat] = min(clocks.used[seat], clocks.seconds - spare)


def _count(clocks: Clocks, since: list[float | None], at: float) -> None:
    if clocks.kind == "game":
        for seat, begun in enumerate(since):
            if begun is not None and seat in clocks.counted:
                clocks.used[seat] += max(0.0, at - begun)


def starts(clocks: Clocks, seat: int) -> float:
    """When the time of a seat that is to move begins to count; 0: it is not to move."""
    return (clocks.since[-1][seat] if clocks.since else None) or 0.0


def deadline(clocks: Clocks, seat: int, started: float = 0.0) -> float | None:
    """When the seat's time is up; None when its clock does not run.

    While the server was down nobody could move: whoever was to move then gets a little time.
    """
    if clocks.kind == "none" or seat not in clocks.counted or not clocks.since:
        return None
    begun = clocks.since[-1][seat]
    if begun is None:
        return None
    spent = clocks.used[seat] if clocks.kind == "game" else 0.0
    end = begun + clocks.seconds - spent
    return max(end, started + min(GRACE, clocks.seconds)) if begun < started else end


def first_deadline(clocks: Clocks, acting: Iterable[int], started: float = 0.0) -> float | None:
    """When the first of these seats runs out of time."""
    ends = (deadline(clocks, seat, started) for seat in acting)
    return min((end for end in ends if end is not None), default=None)


def waiting_since(clocks: Clocks, seat: int) -> float | None:
    """Since when everybody waits for a seat, clock or not."""
    return clocks.since[-1][seat] if clocks.since else None


def left_ms(clocks: Clocks, seat: int, now: float, started: float = 0.0) -> int | None:
    """What a page shows; None at a table without clocks."""
    if clocks.kind == "none" or seat not in clocks.counted or not clocks.since:
        return None
    end = deadline(clocks, seat, started)
    spent = clocks.used[seat] if clocks.kind == "game" else 0.0
    from_now = max(now, clocks.opens, starts(clocks, seat))
    left = clocks.seconds - spent if end is None else end - from_now
    return max(0, round(1000 * left))
