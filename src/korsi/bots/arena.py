"""The arena: blocks of one seed times all seat rotations, judged by block means.

A block plays one seed with every bot in every seat, so luck of the deal and of the seat cancels;
the interval is a t interval over blocks, never over games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

from korsi.bots.seats import Bot, bot_rng, check_bot, make_bots
from korsi.core.game import Game
from korsi.core.match import Match

# 97.5 % quantiles of Student's t for few blocks; beyond that the normal one is close enough.
_T = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45, 7: 2.36, 8: 2.31, 9: 2.26, 10: 2.23}
_T_MORE = ((15, 2.13), (20, 2.09), (30, 2.04), (60, 2.00), (10**9, 1.96))


def t_quantile(freedom: int) -> float:
    """The factor of a 95 % interval, by degrees of freedom."""
    if freedom in _T:
        return _T[freedom]
    return next(value for most, value in _T_MORE if freedom <= most)


@dataclass
class Standing:
    """How one entrant did."""

    bot: str
    shares: list[float] = field(default_factory=list)  # win share, one mean per block
    ranks: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)  # milliseconds per move

    def add(self, more: Standing) -> None:
        for name in ("shares", "ranks", "margins", "points", "ms"):
            getattr(self, name).extend(getattr(more, name))

    def json(self) -> dict[str, Any]:
        n = len(self.shares)
        spread = t_quantile(n - 1) * stdev(self.shares) / sqrt(n) if n > 1 else float("nan")
        thought = sorted(self.ms) or [0.0]
        return {
            "bot": self.bot,
            "win_share": mean(self.shares),
            "interval_95": [mean(self.shares) - spread, mean(self.shares) + spread]
            if n > 1
            else None,
            "mean_rank": mean(self.ranks),
            "margin": mean(self.margins),
            "points": mean(self.points),
            "ms_per_move": {
                "p50": median(thought),
                "p95": thought[min(len(thought) - 1, int(0.95 * len(thought)))],
                "max": thought[-1],
            },
        }


def play_game(
    game: Game,
    seats: Sequence[Bot],
    seed: int,
    options: Mapping[str, Any] | None = None,
    clock: Callable[[int, float], None] | None = None,
) -> Match:
    """One game between bots; each sees views only."""
    match = Match(game, len(seats), seed, options)
    rngs = [bot_rng(seed, seat) for seat in range(len(seats))]
    while acting := match.acting():
        seat = acting[0]
        view = match.view(seat)
        begun = time.perf_counter()
        action = seats[seat](view, rngs[seat])
        if clock:
            clock(seat, 1000 * (time.perf_counter() - begun))
        match.play(action, seat)
    return match


@dataclass(frozen=True)
class Meeting:
    """Bots that meet at one table, block after block."""

    game: str
    seats: tuple[str, ...]  # bots by name (bots/seats.py)
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> int:
        return len(self.seats)


@dataclass(frozen=True)
class Played:
    """One game of a meeting, by entrant."""

    block: int
    turn: int
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    margins: tuple[float, ...]
    points: tuple[int, ...]
    ms: tuple[tuple[float, ...], ...]
    actions: tuple[tuple[int, int], ...] = ()  # (seat, action): with the seed, the whole game


def play_rotation(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    turn: int,
    options: Mapping[str, Any] | None = None,
    block: int = 0,
) -> Played:
    """One seed, the entrants moved round the table by `turn` seats."""
    n = len(bots)
    order = [(seat + turn) % n for seat in range(n)]  # who sits in each seat
    ms: list[list[float]] = [[] for _ in range(n)]

    def clock(seat: int, spent: float) -> None:
        ms[order[seat]].append(spent)

    match = play_game(game, [bots[who] for who in order], seed, options, clock)
    places, points = match.ranking(), match.scores()
    winners = max(places.count(1), 1)  # a game played alone can be lost to nobody
    seat_of = [order.index(who) for who in range(n)]
    others = [[points[k] for k in range(n) if k != seat] for seat in range(n)]
    return Played(
        block,
        turn,
        tuple((places[seat] == 1) / winners for seat in seat_of),
        tuple(places[seat] for seat in seat_of),
        tuple(points[seat] - max(others[seat], default=0) for seat in seat_of),
        tuple(points[seat] for seat in seat_of),
        tuple(map(tuple, ms)),
        tuple(match.actions),
    )


def standings_of(meeting: Meeting, games: Sequence[Played]) -> list[Standing]:
    """How each entrant did, over whole blocks only."""
    n = meeting.players
    blocks: dict[int, list[Played]] = {}
    for game in games:
        blocks.setdefault(game.block, []).append(game)
    entrants = [Standing(text) for text in meeting.seats]
    for _, played in sorted(blocks.items()):
        if len(played) < n:
            continue
        for who, standing in enumerate(entrants):
            standing.shares.append(mean(g.shares[who] for g in played))
            standing.ranks.append(mean(g.ranks[who] for g in played))
            standing.margins.append(mean(g.margins[who] for g in played))
            standing.points += [g.points[who] for g in played]
            standing.ms += [ms for g in played for ms in g.ms[who]]
    return entrants


def play_block(
    game: Game,
    entrants: list[Standing],
    bots: list[Bot],
    seed: int,
    options: Mapping[str, Any] | None,
) -> None:
    """One seed, every rotation of the entrants round the table."""
    played = [play_rotation(game, bots, seed, turn, options) for turn in range(len(bots))]
    meeting = Meeting(game.name, tuple(e.bot for e in entrants))
    for standing, more in zip(entrants, standings_of(meeting, played), strict=True):
        standing.add(more)


def arena(
    game: Game,
    seats: Sequence[str],
    blocks: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Standing]:
    """Let entrants meet; seats are bots by name, the same bot may sit twice."""
    game.check_players(len(seats))
    for text in seats:
        check_bot(text, game)
    entrants = [Standing(text) for text in seats]
    bots = make_bots(seats, game)
    for block in range(blocks):
        play_block(game, entrants, bots, seed + block, options)
        if progress:
            progress(block + 1)
    return entrants
