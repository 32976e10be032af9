"""greedy: looks at every way the turn can end and takes the one it values most.

The lookahead goes to the next end of a turn. Inside it every seat that has to decide takes what is
best for itself (max^n), so a card that lets another clan build is judged by what that clan would
do.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import below
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View
from korsi.core.rule import specialise

DEPTH = 24
"""Steps a turn may take; deeper ones are judged where they stand."""

GUESSES = 4
"""Re-deals a decision is averaged over where there are secrets."""


def make_lookahead(game: Game) -> Any:
    """The compiled search to the end of the turn: fills `worth` with a value per root action."""
    tie = specialise(game.salt)
    acting, legal, apply, value = game.acting, game.legal, game.apply, game.value
    actions = game.moves.count

    @tie
    def first_seat(bits):
        seat = 0
        while not (bits >> seat) & 1:
            seat += 1
        return seat

    @tie
    def next_action(mask, start):
        for a in range(start, actions):
            if mask[a]:
                return a
        return -1

    @tie
    def open_node(states, masks, cursor, seats, best, depth, seat):
        seats[depth] = seat
        legal(states[depth], seat, masks[depth])
        cursor[depth] = 0
        for k in range(best.shape[1]):
            best[depth, k] = -1e30

    @tie
    def decides(seats, depth, seat):
        """Does the seat decide anywhere on the way to this depth?"""
        for d in range(depth):
            if seats[d] == seat:
                return True
        return False

    @tie
    def judge(states, best, seats, depth):
        """Nobody else's value is ever compared, and a value is the dearest part of the search."""
        s = states[depth]
        for k in range(s.players):
            if decides(seats, depth, k):
                best[depth, k] = value(s, k)

    @tie
    def lookahead(states, masks, cursor, seats, best, worth, root_seat, budget):
        """states[0] is the position; worth[a] = root seat's value at the end of the turn."""
        turn = states[0].turn
        open_node(states, masks, cursor, seats, best, 0, root_seat)
        depth = 0
        nodes = 0
        root = -1
        while depth >= 0:
            a = next_action(masks[depth], cursor[depth])
            judged = False
            if a < 0:
                depth -= 1
                judged = True
                if depth < 0:
                    break
            else:
                cursor[depth] = a + 1
                if depth == 0:
                    root = a
                states[depth + 1] = states[depth]
                apply(states[depth + 1], seats[depth], a)
                nodes += 1
                s = states[depth + 1]
                bits = acting(s)
                if bits == 0 or s.turn != turn or depth + 2 >= states.shape[0] or nodes > budget:
                    judge(states, best, seats, depth + 1)
                    judged = True
                else:
                    depth += 1
                    open_node(states, masks, cursor, seats, best, depth, first_seat(bits))
            if judged:
                if best[depth + 1, seats[depth]] > best[depth, seats[depth]]:
                    for k in range(best.shape[1]):
                        best[depth, k] = best[depth + 1, k]
                if depth == 0:
                    worth[root] += best[1, root_seat]

    return lookahead


def make_greedy(game: Game, budget: int) -> Any:
    """The bot: `budget` is the most positions it looks at."""
    lookahead = make_lookahead(game)
    states = game.new_states(DEPTH)
    masks = np.zeros((DEPTH, game.moves.count), np.uint8)
    cursor = np.zeros(DEPTH, np.int64)
    seats = np.zeros(DEPTH, np.int64)
    best = np.zeros((DEPTH, game.players[-1]), np.float64)
    worth = np.zeros(game.moves.count, np.float64)
    guesses = GUESSES if game.secrets else 1

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        worth[:] = 0
        for _ in range(guesses):
            states[0] = view.record
            game.ports.redeal(states, 0, view.seat, rng)
            lookahead(states, masks, cursor, seats, best, worth, view.seat, budget // guesses)
        return _any_best(legal, worth, rng)

    return choose


def _any_best(legal: list[int], worth: NDArray[np.float64], rng: NDArray[np.int64]) -> int:
    """One of the equally good actions, so that a bot is not always the same."""
    top = max(worth[a] for a in legal)
    best = [a for a in legal if worth[a] >= top - 1e-9]
    return best[int(interpreted(below)(rng, len(best)))]
