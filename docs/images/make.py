"""Draw the pictures of the README: `python docs/images/make.py`.

Each is a real position of a real game, drawn by the same scene the web table shows.
"""

from __future__ import annotations

import random
from pathlib import Path

import korsi
from korsi.core.match import Match

HERE = Path(__file__).parent


def played(game: str, players: int, seed: int, moves: int) -> Match:
    """A game of random legal moves, left after so many of them."""
    match, chance = korsi.Match(game, players=players, seed=seed), random.Random(seed)
    for _ in range(moves):
        match.play(chance.choice(match.legal_actions()))
    return match


def draw(match: Match, name: str) -> None:
    """The table as the one sees it who is to move."""
    scene = match.view(match.acting()[0]).scene()
    (HERE / f"{name}.svg").write_text(scene.svg(), "utf-8")
    scene.png(HERE / f"{name}.png", width=1200)


def main() -> None:
    draw(played("kilt_castle", players=4, seed=152, moves=70), "kilt_castle")


if __name__ == "__main__":
    main()
