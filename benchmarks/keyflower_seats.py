"""Whole games of Keyflower, bot by bot: where points come from and what is left over.

    python benchmarks/keyflower_seats.py search:0.3s greedy greedy greedy --seed 8100 --games 8

The bots are named seat by seat and move round the table game by game, as in the arena; the first is
compared with all others.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import korsi
from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.games.keyflower import box

COUNTED = ("bids", "uses", "passes", "moved", "upgraded", "drew_worker", "drew_skill")


def scored(m: korsi.Match, seat: int) -> Counter[str]:
    """How a seat stands when the game is over."""
    s, places = m.state, m.ranking()
    own = [t for t in range(box.TILES) if s["owner"][t] == seat]
    found = Counter[str]()
    found["points"] = m.scores()[seat]
    found["won"] = (places[seat] == 1) / places.count(1)
    for line in m.breakdown()[seat]["lines"]:
        found[f"points of {line['what']}"] += line["points"]
    found["left: workers"] = int(s["screen"][seat].sum())
    found["left: skills"] = int(s["skill"][seat].sum())
    found["left: goods"] = int(s["resources"][own, : box.GOLD].sum())
    found["tiles"] = sum(t < box.FIRST_TURN_ORDER for t in own)
    return found


def done(m: korsi.Match) -> list[Counter[str]]:
    """What each seat did in the course of the game."""
    found = [Counter[str]() for _ in range(m.players)]
    before = m.at(0).state
    for n in range(1, len(m) + 1):
        now = m.at(n)
        for event in now.events():
            seat = event.get("seat")
            if event["event"] in COUNTED and seat is not None:
                found[seat][event["event"]] += 1
            if event["event"] == "uses" and seat is not None:
                tile = box.TILE_IDS.index(event["tile"])
                owner = int(before["owner"][tile])
                whose = "own" if owner == seat else "on offer" if owner < 0 else "others'"
                found[seat][f"uses: {whose}"] += 1
                if box.EFFECT[tile, int(before["side"][tile])] == box.TRANSPORT:
                    found[seat]["uses: transport"] += 1
        before = now.state
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600, help="no game begins later")
    given = parser.parse_args()
    g, n = korsi.game("keyflower"), len(given.bots)
    sums, games, begun = (Counter[str](), Counter[str]()), 0, time.monotonic()
    while games < given.games and time.monotonic() - begun < given.seconds:
        order = [(seat + games) % n for seat in range(n)]
        bots = [make_bot(given.bots[who], g) for who in order]
        m = play_game(g, bots, given.seed + games // n)
        for seat, did in enumerate(done(m)):
            sums[order[seat] > 0].update(did + scored(m, seat))
        games += 1
        print(games, [(given.bots[order[k]], p) for k, p in enumerate(m.scores())], flush=True)
    for what in sorted(sums[0] | sums[1]):
        first, others = sums[0][what] / games, sums[1][what] / games / max(1, n - 1)
        print(f"{what:24} {first:8.2f} {others:8.2f}")


if __name__ == "__main__":
    main()
