"""How well playouts of several kinds choose, at the same positions: what a match would need
hundreds of games for.

    python benchmarks/horizons.py mangrovia --players 2 --positions 48 --each 128 \
        --kinds turns=4 turns=8 turns=16 --against turns=100

At positions of games of `--plays`, every candidate is asked `--each` times by every kind of
playout (`base`: as the game is set). From these answers choices with few and many playouts are
drawn; each is worth what `--against` says of it, playouts to the end of the game with luck of their
own, more than what the lookahead alone would have chosen. Hundredths of a win, standard errors in
brackets. A kind whose paired noise is far below how far its candidates lie apart says the same
however often it is asked: more of its playouts gain nothing (`--against base` shows it).
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import korsi
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import asking, halved, thought_of
from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.thinking import Thinking, changed

DRAWS = 8
"""Choices drawn from the answers, for each kind and number of playouts."""
CANDIDATES = 12


@dataclass
class Position:
    """What every kind of playout says of every candidate."""

    candidates: list[Any]
    said: dict[str, NDArray[np.float64]]  # kind -> playout by candidate


def thinking_as(game: korsi.Game, players: int, kind: str) -> Thinking:
    return changed(game, players, () if kind == "base" else kind.split("+"))


def positions(game: korsi.Game, players: int, plays: str, count: int, seed: int):
    """Views with something to decide, from several games, all of their lengths."""
    bot, drawn = make_bot(plays, game), np.random.default_rng(seed)
    for number in range(count):
        match = korsi.Match(game, players, seed + number)
        rngs = [bot_rng(number, seat) for seat in range(players)]
        wait = int(drawn.integers(5, 40))
        while acting := match.acting():
            view = match.view(acting[0])
            if wait <= 0 and len(view.actions()) > 3:
                wait = int(drawn.integers(20, 60))
                yield view
            wait -= 1
            match.play(bot(view, rngs[view.seat]), view.seat)


def asked(game: korsi.Game, view: korsi.View, kinds: list[str], each: int, took: dict[str, float]):
    """One position, if there is enough to choose from."""
    players = int(view.record["players"])
    base = thinking_as(game, players, "base")
    playing, desk = playing_of(game, bool(base.weights)), new_desk(game)
    desk.table[0] = view.record
    found = thought_of(game, playing, desk, view, bot_rng(9, 0), base, True, float("inf"))
    found = found[:CANDIDATES]
    if len(found) < 4:
        return None
    said = {}
    for number, kind in enumerate(kinds):
        ask = asking(playing, view.seat, thinking_as(game, players, kind), number)
        begun = time.process_time()
        said[kind] = np.array([[ask(desk, c, k, 1.0) for c in found] for k in range(each)])
        took[kind] += (time.process_time() - begun) / said[kind].size
    return Position(found, said)


def chosen(position: Position, kind: str, playouts: int, base: Thinking, rng: Any) -> int:
    """The candidate the search takes, its playouts drawn from the answers there are."""
    said = position.said[kind]
    order, among = rng.permutation(len(said)), {id(c): k for k, c in enumerate(position.candidates)}
    for candidate in position.candidates:
        candidate.total, candidate.times = 0.0, 0

    def ask(desk: Any, candidate: Any, number: int, richer: float) -> float:
        return float(said[order[number % len(said)], among[id(candidate)]])

    best = halved(
        position.candidates, ask, [None], None, playouts, float("inf"), base, lambda: False
    )
    return among[id(best)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--each", type=int, default=64)
    parser.add_argument("--seed", type=int, default=501)
    parser.add_argument("--plays", default="search:24")
    parser.add_argument("--kinds", nargs="*", default=[])
    parser.add_argument("--against", default="turns=100+periods=99")
    parser.add_argument("--playouts", type=int, nargs="+", default=[40, 160, 640])
    given = parser.parse_args()
    game = korsi.game(given.game)
    kinds = [*given.kinds, given.against]
    took, found = dict.fromkeys(kinds, 0.0), []
    for view in positions(game, given.players, given.plays, 10 * given.positions, given.seed):
        position = asked(game, view, kinds, given.each, took)
        found += [position] if position else []
        if len(found) == given.positions:
            break
    base, rng = thinking_as(game, given.players, "base"), np.random.default_rng(1)
    for kind in kinds:
        noise, apart = [], []
        for position in found:
            said = position.said[kind]
            noise.append((said - said[:, :1])[:, 1:].std(0).mean())
            apart.append(said.mean(0).std())
        row = f"{kind:24} {1000 * took[kind] / len(found):6.2f} ms "
        row += f"noise {np.mean(noise):.3f} apart {np.mean(apart):.3f} "
        for playouts in given.playouts if kind != given.against else ():
            gains = []
            for position in found:
                worth = position.said[given.against].mean(0)
                took_ = [chosen(position, kind, playouts, base, rng) for _ in range(DRAWS)]
                gains.append(float(np.mean(worth[took_]) - worth[0]))
            error = np.std(gains, ddof=1) / len(gains) ** 0.5
            row += f"  {playouts}: {100 * np.mean(gains):+.1f} ({100 * error:.1f})"
        print(row, flush=True)


if __name__ == "__main__":
    main()
