"""Games of levels, as many as asked for of every game and number of players: does one of them ever
move as it may not, go wrong, or never come to an end?

    python benchmarks/faults.py --games 1000 --seconds 600 --out results
    python benchmarks/faults.py --only troyes --levels level5 level6:0.05s --games 100

Who sits where is drawn by the game's seed. Writes faults.jsonl (a line for each fault, with what is
needed to see it again) and faults.json (games and faults by game and players) into the folder.
"""

from __future__ import annotations

import argparse
import json
import os
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, wait
from pathlib import Path
from random import Random

from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.bots.workers import workers
from korsi.core.game import game, game_names

LEVELS = ("level1", "level2", "level3", "level4")


def seated(levels: tuple[str, ...], players: int, seed: int) -> list[str]:
    draw = Random(seed)
    return [draw.choice(levels) for _ in range(players)]


def played(name: str, players: int, levels: tuple[str, ...], seed: int) -> str:
    """What went wrong in one game; nothing: all went well. A match refuses what is not allowed."""
    try:
        g = game(name)
        match = play_game(g, [make_bot(bot, g) for bot in seated(levels, players, seed)], seed)
        return "" if match.over and len(match) <= g.max_steps else f"{len(match)} moves, no end"
    except Exception:
        return traceback.format_exc()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", default=list(game_names()), metavar="GAME")
    parser.add_argument("--levels", nargs="+", default=LEVELS, metavar="BOT")
    parser.add_argument("--games", type=int, default=1000, help="of each number of players")
    parser.add_argument("--seconds", type=float, default=600.0, help="no game begins later")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("results"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    tables = [(name, players) for name in given.only for players in game(name).players]
    todo = ((*table, given.seed + k) for k in range(given.games) for table in tables)
    end = time.monotonic() + given.seconds
    games: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    pool, count = workers(given.processes, None)
    with pool, (given.out / "faults.jsonl").open("w") as out:
        under_way = {}
        while True:
            while len(under_way) < count + 2 and time.monotonic() < end:
                if (unit := next(todo, None)) is None:
                    break
                name, players, seed = unit
                under_way[pool.submit(played, name, players, tuple(given.levels), seed)] = unit
            if not under_way:
                break
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                name, players, seed = under_way.pop(future)
                games[f"{name} {players}"] += 1
                if wrong := future.result():
                    faults[f"{name} {players}"] += 1
                    seats = seated(tuple(given.levels), players, seed)
                    row = {"game": name, "seats": seats, "seed": seed, "wrong": wrong}
                    out.write(json.dumps(row) + "\n")
                    out.flush()
    told = {table: {"games": games[table], "faults": faults[table]} for table in sorted(games)}
    (given.out / "faults.json").write_text(json.dumps(told, indent=1))
    for table, row in told.items():
        print(f"{table:14} {row['games']:5} games, {row['faults']} faults")
    print(f"{sum(games.values())} games, {sum(faults.values())} faults")


if __name__ == "__main__":
    main()
