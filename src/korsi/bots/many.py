"""Many games at once, on every core: meetings of bots, shared out by games to processes or to a
cluster.

Whoever waits for a result sees games as they end; when time is up no new game is begun, and only
whole blocks count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait

from korsi.bots.arena import Meeting, Played, play_rotation
from korsi.bots.seats import make_bots
from korsi.bots.workers import workers
from korsi.core.game import game


def play_one(meeting: Meeting, block: int, turn: int) -> Played:
    """One game, in whatever process."""
    g = game(meeting.game)
    bots = make_bots(meeting.seats, g)
    return play_rotation(g, bots, meeting.seed + block, turn, dict(meeting.options), block)


def units(meetings: Sequence[Meeting], blocks: int) -> Iterator[tuple[int, int, int]]:
    """Every game to play: block after block, the meetings side by side."""
    for block in range(blocks):
        for which, meeting in enumerate(meetings):
            for turn in range(meeting.players):
                yield which, block, turn


def play_many(
    meetings: Sequence[Meeting],
    blocks: int,
    processes: int | None = None,
    seconds: float = float("inf"),
    told: Callable[[int, Played], None] = lambda which, played: None,
    cluster: str | None = None,
) -> list[list[Played]]:
    """The games of each meeting; `told` is called with each game as it ends."""
    end = time.monotonic() + seconds
    games: list[list[Played]] = [[] for _ in meetings]
    todo = units(meetings, blocks)
    pool, count = workers(processes, cluster)
    with pool:
        under_way: dict[Future[Played], int] = {}
        while True:
            while len(under_way) < count + 2 and time.monotonic() < end:
                unit = next(todo, None)
                if unit is None:
                    break
                which, block, turn = unit
                under_way[pool.submit(play_one, meetings[which], block, turn)] = which
            if not under_way:
                return games
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                which = under_way.pop(future)
                played = future.result()
                games[which].append(played)
                told(which, played)
