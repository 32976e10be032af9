"""Meetings of bots on every core, written down as they go.

    python benchmarks/bots.py --meet kilt_castle search:0.25s greedy --meet troyes ... \
        --seconds 400 --out results

A meeting names a game and one bot per seat. Writes games.jsonl (every game with its seed, actions
and times) and summary.json (win shares with 95 % intervals over blocks) into the folder. Needs of
Korsi only core, games and bots.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

from korsi.bots.arena import Meeting, Played, standings_of
from korsi.bots.many import play_many

WARM = """
import sys, korsi
from korsi.bots.seats import bot_rng, make_bot
g = korsi.game(sys.argv[1])
for text in sys.argv[2:]:
    bot, m = make_bot(text, g), korsi.Match(g, g.players[0], 1)
    while not m.over:
        seat = m.acting()[0]
        m.play(bot(m.view(seat), bot_rng(0, seat)), seat)
"""
"""A whole game of each: some of what a level thinks with is asked for the first time in mid-game
(Keyflower's transport), and would be compiled while its clock runs."""


def compile_all(meetings: list[Meeting]) -> None:
    """Each game once, all games at the same time: the workers then read it from the cache."""
    bots = ("greedy:40", "level6:1")
    games = {meeting.game for meeting in meetings}
    running = [subprocess.Popen([sys.executable, "-c", WARM, name, *bots]) for name in games]
    for process in running:
        process.wait()


def summary(meetings: list[Meeting], games: list[list[Played]]) -> list[dict]:
    found = []
    for meeting, played in zip(meetings, games, strict=True):
        entrants = standings_of(meeting, played)
        whole = len(entrants[0].shares)
        found.append({
            "game": meeting.game, "seats": meeting.seats, "blocks": whole,
            "entrants": [e.json() for e in entrants] if whole else None,
        })  # fmt: skip
    return found


def shown(row: dict) -> str:
    head = f"{row['game']:12} {row['blocks']:3} blocks "
    if not row["entrants"]:
        return head
    first = row["entrants"][0]
    low, high = first["interval_95"] or (float("nan"),) * 2
    return (
        f"{head}{first['bot']} {first['win_share']:.2f} ({low:.2f} .. {high:.2f}) "
        f"margin {first['margin']:+.1f} points {first['points']:.1f} "
        f"ms {first['ms_per_move']['p50']:.0f} max {first['ms_per_move']['max']:.0f}"
        f"  against {', '.join(row['seats'][1:])} ({row['entrants'][1]['points']:.1f})"
        if len(row["seats"]) > 1
        else f"{head}{first['bot']} {first['win_share']:.2f} ({low:.2f} .. {high:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--meet", nargs="+", action="append", required=True, metavar="GAME BOT ...")
    parser.add_argument("--blocks", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=400.0, help="no game begins later")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("results"))
    given = parser.parse_args()
    meetings = [Meeting(name, tuple(bots), given.seed) for name, *bots in given.meet]
    given.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    compile_all(meetings)
    print(f"compiled after {time.monotonic() - begun:.0f} s", flush=True)
    games: list[list[Played]] = [[] for _ in meetings]
    with (given.out / "games.jsonl").open("w") as out:

        def told(which: int, played: Played) -> None:
            games[which].append(played)
            row = {"game": meetings[which].game, "seats": meetings[which].seats,
                   "seed": meetings[which].seed + played.block, **asdict(played)}  # fmt: skip
            row["ms"] = [[round(ms) for ms in one] for one in played.ms]
            out.write(json.dumps(row, separators=(",", ":")) + "\n")
            out.flush()
            if sum(map(len, games)) % 50 == 0:
                (given.out / "summary.json").write_text(json.dumps(summary(meetings, games)))

        left = given.seconds - (time.monotonic() - begun)
        play_many(meetings, given.blocks, given.processes, left, told)
    rows = summary(meetings, games)
    (given.out / "summary.json").write_text(json.dumps(rows, indent=1))
    for row in rows:
        print(shown(row))
    print(f"done after {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
