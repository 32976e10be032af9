"""greedy: looks at every way the turn can end and takes the one it values most.

The lookahead goes to the next end of a turn. Inside it every seat that has to decide takes what is
best for itself (max^n), so a card that lets another clan build is judged by what that clan would
do. A position in mid-turn is never weighed against one at the end of a turn: where the budget does
not reach for every way an action can be followed, fewer ways are looked at, each to its end.
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
from korsi.core.state import first_seat

DEPTH = 24
"""Steps a turn may take; deeper ones are judged where they stand."""

GUESSES = 4
"""Re-deals a decision is averaged over where there are secrets, or chance speaks in the turn."""

FIRST_LOOK = 4
"""One part in so many of an even share tells which actions need more than that."""


def make_lookahead(game: Game) -> Any:
    """The compiled search to the end of the turn: adds to `worth` a value per root action."""
    compiled = specialise(game.salt)
    acting, legal, apply, value = game.acting, game.legal, game.apply, game.value
    actions = game.moves.count

    @compiled
    def next_action(mask, start):
        for a in range(start, actions):
            if mask[a]:
                return a
        return -1

    @compiled
    def open_node(states, masks, cursor, seats, best, depth, seat):
        seats[depth] = seat
        legal(states[depth], seat, masks[depth])
        cursor[depth] = 0
        for k in range(best.shape[1]):
            best[depth, k] = -1e30

    @compiled
    def decides(seats, depth, seat):
        """Does the seat decide anywhere on the way to this depth?"""
        for d in range(depth):
            if seats[d] == seat:
                return True
        return False

    @compiled
    def judge(states, best, seats, depth):
        """Nobody else's value is ever compared, and a value is the dearest part of the search."""
        s = states[depth]
        for k in range(s.players):
            if decides(seats, depth, k):
                best[depth, k] = value(s, k)

    @compiled
    def same_luck(s, t):
        """Has no chance been consumed between two positions?"""
        for i in range(4):
            if s.rng[i] != t.rng[i]:
                return False
        return True

    @compiled
    def follow(states, masks, cursor, seats, best, root_seat, root, share):
        """What one action is worth to the root seat, looking at `share` positions.

        When the share is spent, whatever has an answer keeps it, and what has none yet is followed
        to the end of the turn by its first line. -> worth, positions, was it cut short?, chance?
        """
        turn = states[0].turn
        nodes, cut, chance = 0, False, False
        depth = 0
        a = root
        for k in range(best.shape[1]):
            best[0, k] = -1e30
        while True:
            if a >= 0 and nodes >= share and best[depth, seats[depth]] > -1e30:
                cut = True
                a = -1
            if a < 0:  # nothing more to try here: the answer goes up
                depth -= 1
            else:
                cursor[depth] = a + 1
                states[depth + 1] = states[depth]
                apply(states[depth + 1], seats[depth], a)
                nodes += 1
                s = states[depth + 1]
                bits = acting(s)
                if bits != 0 and s.turn == turn and depth + 2 < states.shape[0]:
                    depth += 1
                    open_node(states, masks, cursor, seats, best, depth, first_seat(bits))
                    a = next_action(masks[depth], 0)
                    continue
                judge(states, best, seats, depth + 1)
                chance = chance or not same_luck(s, states[0])
            if best[depth + 1, seats[depth]] > best[depth, seats[depth]]:
                for k in range(best.shape[1]):
                    best[depth, k] = best[depth + 1, k]
            if depth == 0:
                return best[0, root_seat], nodes, cut, chance
            a = next_action(masks[depth], cursor[depth])

    @compiled
    def lookahead(states, masks, cursor, seats, best, worth, root_seat, budget):
        """states[0] is the position; worth[a] += root seat's value at the end of the turn.

        Every action gets the same: first a small share, then those it was too little for share
        what is left. So no action is judged better or worse for its place in the list.
        -> was anything cut short? has chance been consumed?
        """
        roots = legal(states[0], root_seat, masks[0])
        seats[0] = root_seat
        share = budget // (FIRST_LOOK * roots)
        spent, n_cut, chance = 0, 0, False
        for last in range(2):
            n_cut = 0
            for a in range(actions):
                if masks[0, a]:
                    found, nodes, cut, luck = follow(
                        states, masks, cursor, seats, best, root_seat, a, share
                    )
                    spent += nodes
                    n_cut += cut
                    chance = chance or luck
                    if last or not cut:
                        masks[0, a] = 0
                        worth[a] += found
            if n_cut == 0:
                break
            share = max(share, (budget - spent) // n_cut)
        return n_cut > 0, chance

    return lookahead


def make_greedy(game: Game, budget: int) -> Any:
    """The bot: `budget` is the most positions it looks at, one line of each action aside."""
    lookahead = make_lookahead(game)
    share = budget // GUESSES

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        # Of its own for every call: several threads may ask one bot at once.
        states = game.new_states(DEPTH)
        masks = np.zeros((DEPTH, game.moves.count), np.uint8)
        cursor = np.zeros(DEPTH, np.int64)
        seats = np.zeros(DEPTH, np.int64)
        best = np.zeros((DEPTH, game.players[-1]), np.float64)
        worth = np.zeros(game.moves.count, np.float64)

        def look(positions: int) -> tuple[bool, bool]:
            states[0] = view.record
            game.entrypoints.redeal(states, 0, view.seat, rng)
            cut, chance = lookahead(states, masks, cursor, seats, best, worth, view.seat, positions)
            return bool(cut), bool(chance)

        cut, chance = look(share)
        if game.secrets or chance:
            for _ in range(GUESSES - 1):
                look(share)
        elif cut:  # nothing is left to guess: one look with all the rest
            worth[:] = 0
            look(budget - share)
        return _any_best(legal, worth, rng)

    return choose


def _any_best(legal: list[int], worth: NDArray[np.float64], rng: NDArray[np.int64]) -> int:
    """One of the equally good actions, so that a bot is not always the same."""
    top = max(worth[a] for a in legal)
    best = [a for a in legal if worth[a] >= top - 1e-9]
    return best[int(interpreted(below)(rng, len(best)))]
