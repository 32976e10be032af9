"""What an analysis board shows of a position: the best turns, what might follow each of them, and
what every single step one could begin with is worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from korsi.coach.turns import Turn, best_turns
from korsi.core.chance import seed_rng
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

SHOWN = 3
"""Turns that are told with what might follow."""
AHEAD = 3
"""Turns that might follow, one player after another."""
REPLIES = 16
"""Playouts for each of those."""
ROUGH = 24
"""Playouts for all first steps together that no good turn begins with, and how many of those."""

_seed_rng = interpreted(seed_rng)


@dataclass(frozen=True)
class Line:
    """A turn, and the turns of others that might follow it."""

    turn: Turn
    follows: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (seat, steps)


def lines_of(game: Game, view: View, playouts: int, seed: int = 0) -> tuple[list[Line], list[Turn]]:
    """The best turns with what might follow, and all turns that were weighed: for every first step
    one may take at least one, the best first."""
    found = best_turns(game, view, playouts, seed)
    shown = [Line(turn, _follows(game, view, turn, seed)) for turn in found[:SHOWN]]
    begun = {turn.first for turn in found}
    rest = [(action,) for action in view.actions() if action not in begun][:ROUGH]
    if rest:
        weighed = best_turns(game, view, ROUGH, seed, must=rest)
        found += [turn for turn in weighed if turn.first not in begun]
    return shown, found


def _follows(
    game: Game, view: View, turn: Turn, seed: int
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """One way the game might go on, by one guess of what cannot be known."""
    states, rng = game.new_states(1), np.zeros(4, np.int64)
    _seed_rng(rng, seed, view.seat)
    states[0] = view.record
    game.entrypoints.redeal(states, 0, view.seat, rng)
    for action in turn.actions:
        game.entrypoints.apply(states, 0, view.seat, action)
    made: list[tuple[int, tuple[int, ...]]] = []
    for number in range(AHEAD):
        bits = int(game.entrypoints.acting(states, 0))
        if not bits:
            break
        seat = (bits & -bits).bit_length() - 1
        hidden = states.copy()
        game.entrypoints.hide(hidden, 0, seat)
        seen = View(game, hidden, seat, view.move_number + number + 1)
        reply = best_turns(game, seen, REPLIES, seed)[0]
        for action in reply.actions:
            game.entrypoints.apply(states, 0, seat, action)
        made.append((seat, reply.actions))
    return tuple(made)
