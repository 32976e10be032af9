"""How likely each seat is to win, as one of them may know it.

A softmax over what the seats are worth by the game's fitted weights; how much a lead is worth
depends on how much of the game is still to come. Weights and spreads stand in thinking.toml and are
fitted to games of the bots (`korsi train`), so of a hundred positions that are said to be won with
.7 about seventy are. What a seat cannot know is guessed several times and averaged.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from korsi.bots.playout import playing_of
from korsi.bots.thinking import Thinking, read_thinking
from korsi.core.chance import seed_rng
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

GUESSES = 16
"""Re-deals a chance is averaged over where there are secrets."""

_seed_rng = interpreted(seed_rng)


@cache
def _thinking(game: Game, players: int) -> Thinking:
    return read_thinking(game, players)


def chances(game: Game, view: View) -> list[float]:
    """The chance of every seat to win, as the view's seat may know it: they add up to 1. Alone, the
    one chance to win. The same view gives the same chances."""
    players = int(view.record["players"])
    thinking = _thinking(game, players)
    playing = playing_of(game, bool(thinking.weights))
    states = game.new_states(1)
    out, places = np.zeros(players), np.zeros(game.players[-1], np.int64)
    total, rng = np.zeros(players), np.zeros(4, np.int64)
    guesses = GUESSES if game.secrets else 1
    for guess in range(guesses):
        states[0] = view.record
        _seed_rng(rng, guess, view.seat)
        game.entrypoints.redeal(states, 0, view.seat, rng)
        playing.chances(states, 0, view.seat, thinking.judging(), places, out)
        total += out
    return [float(x) for x in total / guesses]
