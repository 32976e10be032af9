"""Games of greedy bots in figures: python benchmarks/keyflower_games.py --games 100

Prints the tables of docs/keyflower.md: points, where they come from, who wins, which tiles are
bought. `--record FOLDER` writes the first game of each number of players there, for the fixtures.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import korsi
from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.games.keyflower.box import TILE_ENTRIES

COUNTED = ("bids", "uses", "upgraded", "unsold")
SOURCES = ("tile", "winter", "boat", "gold", "turn_order", "yard")


class Tally:
    """What is counted over the games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.points: list[int] = []
        self.best: list[int] = []
        self.lead: list[int] = []
        self.by_seat: list[list[float]] = [[] for _ in range(players)]
        self.by_place: list[list[float]] = [[] for _ in range(players)]  # from spring's start on
        self.sources: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.prices: list[int] = []
        self.steps: list[int] = []

    def add(self, m: korsi.Match, offered: Counter[str], sold: Counter[str]) -> None:
        points, places = m.scores(), m.ranking()
        ordered = sorted(points, reverse=True)
        self.points += points
        self.best.append(ordered[0])
        self.lead.append(ordered[0] - ordered[1])
        self.steps.append(len(m))
        start = int(m.at(0).state["start"])
        for seat in range(self.players):
            share = (places[seat] == 1) / places.count(1)
            self.by_seat[seat].append(share)
            self.by_place[(seat - start) % self.players].append(share)
        for entry in m.breakdown():
            for line in entry["lines"]:
                self.sources[line["what"]] += line["points"]
        village = {entry["id"] for entry in TILE_ENTRIES}
        for n in range(1, len(m) + 1):
            for event in m.at(n).events():
                self.events[event["event"]] += 1
                if event["event"] in ("sold", "unsold") and event["tile"] in village:
                    offered[event["tile"]] += 1
                    if event["event"] == "sold":
                        sold[event["tile"]] += 1
                        self.prices.append(event["workers"])


def share(wins: list[float]) -> str:
    """A win share in per cent with its 95 % interval."""
    spread = 1.96 * stdev(wins) / sqrt(len(wins)) if len(wins) > 1 else float("nan")
    return f"{100 * mean(wins):.0f} ± {100 * spread:.0f}"


def row(*cells: object) -> None:
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def table(head: str, rows: list[list[object]]) -> None:
    names = head.split(", ")
    print()
    row(*names)
    row(*["---"] * len(names))
    for cells in rows:
        row(*cells)


Played = tuple[Tally, Counter[str], Counter[str]]


def play(players: int, games: int, seconds: float, bot: str, record: Path | None) -> Played:
    tally, offered, sold = Tally(players), Counter[str](), Counter[str]()
    g = korsi.game("keyflower")
    seats = [make_bot(bot, g)] * players
    begun = time.perf_counter()
    for k in range(games):
        m = play_game(g, seats, 1000 * players + k)
        tally.add(m, offered, sold)
        if record and k == 0:
            korsi.save(m, record / f"keyflower-{players}-0.korsi")
        if time.perf_counter() - begun > seconds:
            break
    return tally, offered, sold


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, action="append", choices=range(2, 7))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=600, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()
    tallies: list[Tally] = []
    offered, sold = Counter[str](), Counter[str]()
    for players in given.players or range(2, 7):
        tally, was_offered, was_sold = play(
            players, given.games, given.seconds, given.bot, given.record
        )
        tallies.append(tally)
        offered, sold = offered + was_offered, sold + was_sold
    table("players, games, points: mean ± sd, lowest and highest, winner's mean, lead", [
        [t.players, len(t.best), f"{mean(t.points):.1f} ± {stdev(t.points):.1f}",
         f"{min(t.points)} and {max(t.points)}", f"{mean(t.best):.1f}", f"{mean(t.lead):.1f}"]
        for t in tallies
    ])  # fmt: skip
    table("players, " + ", ".join(SOURCES), [
        [t.players, *(f"{100 * t.sources[w] / sum(t.sources.values()):.0f}" for w in SOURCES)]
        for t in tallies
    ])  # fmt: skip
    table("players, wins by seat, wins by place from spring's start player on", [
        [t.players, "; ".join(map(share, t.by_seat)), "; ".join(map(share, t.by_place))]
        for t in tallies
    ])  # fmt: skip
    table("players, steps, bids, uses, upgrades, tiles unsold, mean price", [
        [t.players, f"{mean(t.steps):.0f}",
         *(f"{t.events[what] / len(t.best):.1f}" for what in COUNTED),
         f"{mean(t.prices):.2f}"]
        for t in tallies
    ])  # fmt: skip
    never = [tile for tile in offered if not sold[tile]]
    print("\nnever bought:", ", ".join(never) or "none", f"(of {len(offered)} tiles on offer)")
    rare = sorted(offered, key=lambda tile: sold[tile] / offered[tile])[:8]
    print("least wanted:", ", ".join(f"{t} {sold[t]} of {offered[t]}" for t in rare))
    print("always sold:", ", ".join(t for t in sorted(offered) if sold[t] == offered[t]))


if __name__ == "__main__":
    main()
