"""What games of bots look like: points, where they come from, which seat wins.

    python benchmarks/figures.py troyes --players 3 --games 200 --bot greedy

One game per seed, the same bot in every seat. Prints rows for docs/<game>.md; intervals are 95 %,
over games. A win shared by k seats counts 1/k for each.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import korsi
from korsi.bots import make_bot
from korsi.bots.arena import play_game

Numbers = NDArray[np.float64]


def spread(points: Numbers) -> str:
    quartiles = ", ".join(f"{q:g}" for q in np.percentile(points, (25, 50, 75)))
    return (
        f"{points.mean():.1f} ± {points.std(ddof=1):.1f} | "
        f"{points.min():g} to {points.max():g} | {quartiles}"
    )


def shares(wins: Numbers) -> str:
    """Win share of each seat and half the width of its interval."""
    half = 1.96 * wins.std(axis=0, ddof=1) / len(wins) ** 0.5
    return ", ".join(f"{m:.3f} ± {h:.3f}" for m, h in zip(wins.mean(axis=0), half, strict=True))


def sources(lines: Counter[str], seats: int) -> str:
    """Points by source for one seat of one game; the share is of all points gained."""
    gained = sum(points for points in lines.values() if points > 0)
    return ", ".join(
        f"{what} {points / seats:.1f}" + (f" ({points / gained:.0%})" if points > 0 else "")
        for what, points in lines.most_common()
    )


def verdicts(found: Counter[str], games: int) -> str:
    return ", ".join(f"{name} {n} ({n / games:.1%})" for name, n in found.most_common())


def beginner(m: korsi.Match) -> int:
    """The seat that was told to begin at the setup; 0 where the seats are the order of play."""
    return next((e.get("seat", 0) for e in m.at(0).events() if e["event"] == "begins"), 0)


def play(g: korsi.Game, players: int, games: int, first: int, bot: str) -> dict[str, Any]:
    seats = [make_bot(bot, g)] * players
    points, wins, ordered, steps = [], [], [], []
    lines: Counter[str] = Counter()
    bands: Counter[str] = Counter()
    own = []
    for seed in range(first, first + games):
        m = play_game(g, seats, seed)
        places = m.ranking()
        points.append(m.scores())
        steps.append(len(m))
        wins.append([(place == 1) / max(1, places.count(1)) for place in places])
        ordered.append(np.roll(wins[-1], -beginner(m)))
        for entry in m.breakdown():
            own.append(entry["points"])
            lines.update({line["what"]: line["points"] for line in entry["lines"]})
            bands.update(v["verdict"] for v in entry.get("verdict", ()))
    return {
        "points": np.array(points, float),
        "wins": np.array(wins, float),
        "ordered": np.array(ordered, float),
        "steps": np.array(steps, float),
        "own": np.array(own, float),
        "lines": lines,
        "bands": bands,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1000, help="the seed of the first game")
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    g = korsi.game(given.game)
    for players in [given.players] if given.players else g.players:
        begun = time.process_time()
        found = play(g, players, given.games, given.first, given.bot)
        spent = time.process_time() - begun
        print(f"{g.name}, {players} x {given.bot}, {given.games} games, {spent:.0f} s of one core")
        print(f"  result | {spread(found['points'].ravel())} | {found['steps'].mean():.0f} steps")
        print(f"  wins by chair | {shares(found['wins'])}")
        print(f"  wins from the one who begins | {shares(found['ordered'])}")
        where = sources(found["lines"], found["own"].size)
        print(f"  own points {found['own'].mean():.1f} | {where}", flush=True)
        if found["bands"]:
            print(f"  verdicts | {verdicts(found['bands'], given.games)}", flush=True)


if __name__ == "__main__":
    main()
