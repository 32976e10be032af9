"""How an analysis is told, on its page and by the command: whole percents, parts of a game."""

from __future__ import annotations

import math
from typing import Any

from korsi.core.game import Game
from korsi.language import Words

THIRDS = ("analysis-third-1", "analysis-third-2", "analysis-third-3")
SETTLED = 0.03
"""So near to no chance or to every chance no turn changes anything: that is not graded."""
PARTS = ("average", "setup", "luck", "play", "others")
"""What a result is the sum of."""


def in_percent(accounts: list[dict[str, Any]]) -> list[dict[str, int]]:
    """Whole percents that add up as they are read: the parts to each result, the results to 100. In
    a game without an end each chance is one player's guess; they are scaled to one whole, and their
    parts with them (`ui-analysis-given-up` says so)."""
    whole = sum(a["result"] for a in accounts) if len(accounts) > 1 else 1.0
    results = rounded([100 * a["result"] / whole for a in accounts])
    rows = []
    for account, result in zip(accounts, results, strict=True):
        parts = rounded([100 * account[part] / whole for part in PARTS], result)
        rows.append({**dict(zip(PARTS, parts, strict=True)), "result": result})
    return rows


def rounded(values: list[float], total: int | None = None) -> list[int]:
    """Whole numbers that add up to `total` (their own sum, rounded): what is missing goes to those
    that lost most by being cut off. Each is less than one away from what it stands for."""
    cut = [math.floor(value) for value in values]
    missing = (round(sum(values)) if total is None else total) - sum(cut)
    lost = sorted(range(len(values)), key=lambda i: cut[i] - values[i])
    return [n + (i in lost[: max(missing, 0)]) for i, n in enumerate(cut)]


def settled(decision: dict[str, Any]) -> bool:
    """Was the game lost even with the best turn, or won with the one that was played?"""
    best, played = decision["worth"], decision["worth"] - decision["cost"]
    return bool(best < SETTLED or played > 1 - SETTLED)


def period_text(game: Game, period: dict[str, Any], words: Words) -> str:
    """What players call it: a season, a round, what comes before the first one; thirds of a game
    that counts none."""
    number = int(period["period"])
    if game.period is None:
        return words(THIRDS[min(number, 2)])
    seasons = ("spring", "summer", "autumn", "winter")
    if words.has(f"season-{seasons[0]}"):
        return words.noun("season", seasons[min(number, 3)])
    return words("round-number", round=number) if number else words("ui-analysis-start")
