"""The ladder: ratings of bots for one game and number of players, and whether a change is one.

Ratings are the Plackett-Luce strengths that make the places in all games most likely, on Elo's
scale (400 points: ten to one), with `greedy` held at 1000. Intervals are bootstrapped over blocks,
never over games. A change is accepted by a sequential test over blocks (SPRT).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, log10
from statistics import mean, variance

import numpy as np

from korsi.bots.arena import Played

FIXED, AT = "greedy", 1000.0
"""A bot that never changes, and its rating: so ratings of today and tomorrow can be compared."""
ROUNDS = 200
"""Of the iteration that finds the strengths."""
FAINT = 0.1
"""Every bot is taken to have won and lost so much of a game against a bot of mean strength: who
has never won would be infinitely weak."""


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float
    games: int


Table = tuple[tuple[str, ...], Played]
"""Who sat there, and how it went."""


def strengths(tables: Sequence[Table], bots: Sequence[str]) -> dict[str, float]:
    """Plackett-Luce strengths by minorisation and maximisation (Hunter 2004). A shared place counts
    half as if one had come first, half as if the other had."""
    number = {bot: i for i, bot in enumerate(bots)}
    wins = np.full(len(bots), FAINT)
    stages: list[list[int]] = []
    for seats, played in tables:
        for way in (1, -1):
            order = sorted(range(len(seats)), key=lambda k: (played.ranks[k], way * k))
            left = [number[seats[k]] for k in order]
            for at in range(len(order) - 1):
                wins[left[at]] += 0.5
                stages.append(left[at:])
    strength = np.ones(len(bots))
    for _ in range(ROUNDS):
        below = FAINT * 2 / (strength + 1.0)
        for left in stages:
            share = 0.5 / sum(strength[i] for i in left)
            for i in left:
                below[i] += share
        strength = wins / below
        strength /= np.exp(np.log(strength).mean())
    return {bot: float(strength[number[bot]]) for bot in bots}


def ratings(tables: Sequence[Table], samples: int = 100, seed: int = 0) -> list[Rating]:
    """Best first, with 95 % intervals."""
    bots = sorted({bot for seats, _ in tables for bot in seats})
    blocks: dict[tuple[tuple[str, ...], int], list[Table]] = {}
    for table in tables:
        blocks.setdefault((table[0], table[1].block), []).append(table)
    kept = list(blocks.values())
    rng = np.random.default_rng(seed)
    found = _elo(strengths(tables, bots))
    spread: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(samples):
        drawn = [t for i in rng.integers(len(kept), size=len(kept)) for t in kept[i]]
        for bot, rating in _elo(strengths(drawn, bots)).items():
            spread[bot].append(rating)
    rows = []
    for bot in bots:
        low, high = np.percentile(spread[bot], [2.5, 97.5])
        games = sum(bot in seats for seats, _ in tables)
        rows.append(Rating(bot, found[bot], float(low), float(high), games))
    return sorted(rows, key=lambda row: -row.rating)


def _elo(found: dict[str, float]) -> dict[str, float]:
    fixed = found.get(FIXED, 1.0)
    return {bot: AT + 400 * log10(x / fixed) for bot, x in found.items()}


def pairings(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Who meets whom: each bot meets the next one on the ladder and the one after that. At a larger
    table the two alternate round the seats."""
    for step in (1, 2):
        for i in range(len(bots) - step):
            yield tuple(bots[i + (k % 2) * step] for k in range(players))


def sprt(
    shares: Sequence[float], fair: float, better: float, alpha: float = 0.05, beta: float = 0.05
) -> str:
    """Is a bot's win share `fair` or `better`? By blocks: `accept`, `reject`, or `play on`."""
    if len(shares) < 4:
        return "play on"
    spread = max(variance(shares), 1e-4)
    ratio = len(shares) * (better - fair) / spread * (mean(shares) - (fair + better) / 2)
    if ratio >= log((1 - beta) / alpha):
        return "accept"
    return "reject" if ratio <= log(beta / (1 - alpha)) else "play on"
