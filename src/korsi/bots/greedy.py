"""greedy: looks at every way the turn can end and takes the one it values most.

The lookahead goes to the next end of a turn. Inside it every seat that has to decide takes what is
best for itself (max^n), so a card that lets another clan build is judged by what that clan would
do. A position in mid-turn is never weighed against one at the end of a turn: where the budget does
not reach for every way an action can be followed, fewer ways are looked at, each to its end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import below
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View
from korsi.core.rule import rule, specialise
from korsi.core.state import first_seat

DEPTH = 24
"""Steps a turn may take; deeper ones are judged where they stand."""

GUESSES = 4
"""Re-deals a decision is averaged over where there are secrets, or chance speaks in the turn."""

FIRST_LOOK = 4
"""One part in so many of an even share tells which actions need more than that."""


@rule
def goes_on(bits, seat):
    """Who decides next of those who act at once: whoever has begun something ends it first."""
    return seat if bits >> seat & 1 else first_seat(bits)


class Scratch(NamedTuple):
    """Where a lookahead works. Each thread has its own."""

    states: Any
    masks: Any
    cursor: Any
    seats: Any
    best: Any
    lines: Any  # by depth: the best way found from there on
    worth: Any  # by action of the root
    plans: Any  # by action of the root: the whole turn it begins, -1 behind its end
    worths: Any  # by seat: for whoever judges


def new_scratch(game: Game) -> Scratch:
    return Scratch(
        states=game.new_states(DEPTH),
        masks=np.zeros((DEPTH, game.moves.count), np.uint8),
        cursor=np.zeros(DEPTH, np.int64),
        seats=np.zeros(DEPTH, np.int64),
        best=np.zeros((DEPTH, game.players[-1]), np.float64),
        lines=np.full((DEPTH, DEPTH), -1, np.int16),
        worth=np.zeros(game.moves.count, np.float64),
        plans=np.full((game.moves.count, DEPTH), -1, np.int16),
        worths=np.zeros(game.players[-1], np.float64),
    )


def plain_margins(game: Game) -> Any:
    """The game's own value, in the form a lookahead asks for."""
    compiled = specialise(game.salt)
    value = game.value

    @compiled
    def margins(s, bits, weights, worths, out):
        for seat in range(s.players):
            if bits >> seat & 1:
                out[seat] = value(s, seat)

    return margins


NOT_LOOKED_AT = -1e30
"""What an action is worth that is not worth looking at."""


def make_lookahead(game: Game, margins: Any, sensible: Any = None) -> Any:
    """The compiled search to the end of the turn: adds to `worth` a value per root action, and
    writes the turn each of them begins into `plans`. `margins(s, bits, weights, worths, out)`
    judges the seats in `bits`; `sensible` takes out of a mask what is not worth looking at."""
    compiled = specialise(game.salt)
    acting, legal, apply = game.acting, game.legal, game.apply
    actions = game.moves.count

    if sensible is None:

        @compiled
        def sensible(s, seat, mask, quick):
            pass

    @compiled
    def next_action(mask, start):
        for a in range(start, actions):
            if mask[a]:
                return a
        return -1

    @compiled
    def open_node(scratch, depth, seat, quick):
        scratch.seats[depth] = seat
        legal(scratch.states[depth], seat, scratch.masks[depth])
        sensible(scratch.states[depth], seat, scratch.masks[depth], quick)
        scratch.cursor[depth] = 0
        for k in range(scratch.best.shape[1]):
            scratch.best[depth, k] = -1e30

    @compiled
    def judge(scratch, depth, weights):
        """Only whoever decides on the way to this depth: nobody else's value is ever compared, and
        a value is the dearest part of the search."""
        scratch.lines[depth, 0] = -1
        bits = 0
        for d in range(depth):
            bits |= 1 << scratch.seats[d]
        margins(scratch.states[depth], bits, weights, scratch.worths, scratch.best[depth])

    @compiled
    def goes_up(scratch, depth):
        """What is best below is best here: its values, and the line that leads to them."""
        for k in range(scratch.best.shape[1]):
            scratch.best[depth, k] = scratch.best[depth + 1, k]
        scratch.lines[depth, 0] = scratch.cursor[depth] - 1
        for i in range(1, DEPTH):
            scratch.lines[depth, i] = scratch.lines[depth + 1, i - 1]
            if scratch.lines[depth, i] < 0:
                break

    @compiled
    def same_luck(s, t):
        """Has no chance been consumed between two positions?"""
        for i in range(4):
            if s.rng[i] != t.rng[i]:
                return False
        return True

    @compiled
    def follow(scratch, root_seat, root, share, weights, quick):
        """What one action is worth to the root seat, looking at `share` positions.

        When the share is spent, whatever has an answer keeps it, and what has none yet is followed
        to the end of the turn by its first line. -> worth, positions, was it cut short?, chance?
        """
        states, best, seats = scratch.states, scratch.best, scratch.seats
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
                scratch.cursor[depth] = a + 1
                states[depth + 1] = states[depth]
                apply(states[depth + 1], seats[depth], a)
                nodes += 1
                s = states[depth + 1]
                bits = acting(s)
                if bits != 0 and s.turn == turn and depth + 2 < states.shape[0]:
                    depth += 1
                    open_node(scratch, depth, goes_on(bits, seats[depth - 1]), quick)
                    a = next_action(scratch.masks[depth], 0)
                    continue
                judge(scratch, depth + 1, weights)
                chance = chance or not same_luck(s, states[0])
            if best[depth + 1, seats[depth]] > best[depth, seats[depth]]:
                goes_up(scratch, depth)
            if depth == 0:
                return best[0, root_seat], nodes, cut, chance
            a = next_action(scratch.masks[depth], scratch.cursor[depth])

    @compiled
    def lookahead(scratch, root_seat, budget, weights, quick):
        """scratch.states[0] is the position; worth[a] += root seat's value at the end of the turn.

        Every action gets the same: first a small share, then those it was too little for share
        what is left. So no action is judged better or worse for its place in the list. `quick`:
        somebody who plays on in a playout does not look at everything that is worth a look.
        -> was anything cut short? has chance been consumed?
        """
        mask = scratch.masks[0]
        roots = legal(scratch.states[0], root_seat, mask)
        legal(scratch.states[0], root_seat, scratch.masks[1])
        sensible(scratch.states[0], root_seat, mask, quick)
        for a in range(actions):
            if scratch.masks[1, a] and not mask[a]:
                scratch.worth[a] = NOT_LOOKED_AT
                roots -= 1
        scratch.seats[0] = root_seat
        share = budget // (FIRST_LOOK * roots)
        spent, n_cut, chance = 0, 0, False
        for last in range(2):
            n_cut = 0
            for a in range(actions):
                if mask[a]:
                    found, nodes, cut, luck = follow(scratch, root_seat, a, share, weights, quick)
                    spent += nodes
                    n_cut += cut
                    chance = chance or luck
                    if last or not cut:
                        mask[a] = 0
                        scratch.worth[a] += found
                        for i in range(DEPTH):
                            scratch.plans[a, i] = scratch.lines[0, i]
                            if scratch.lines[0, i] < 0:
                                break
            if n_cut == 0:
                break
            share = max(share, (budget - spent) // n_cut)
        return n_cut > 0, chance

    return lookahead


def make_greedy(game: Game, budget: int) -> Any:
    """The bot: `budget` is the most positions it looks at, one line of each action aside."""
    lookahead = make_lookahead(game, plain_margins(game))
    share = budget // GUESSES
    weights = np.zeros(1, np.float64)

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        # Of its own for every call: several threads may ask one bot at once.
        scratch = new_scratch(game)

        def look(positions: int) -> tuple[bool, bool]:
            scratch.states[0] = view.record
            game.entrypoints.redeal(scratch.states, 0, view.seat, rng)
            cut, chance = lookahead(scratch, view.seat, positions, weights, False)
            return bool(cut), bool(chance)

        cut, chance = look(share)
        if game.secrets or chance:
            for _ in range(GUESSES - 1):
                look(share)
        elif cut:  # nothing is left to guess: one look with all the rest
            scratch.worth[:] = 0
            look(budget - share)
        return _any_best(legal, scratch.worth, rng)

    return choose


def _any_best(legal: list[int], worth: NDArray[np.float64], rng: NDArray[np.int64]) -> int:
    """One of the equally good actions, so that a bot is not always the same."""
    top = max(worth[a] for a in legal)
    best = [a for a in legal if worth[a] >= top - 1e-9]
    return best[int(interpreted(below)(rng, len(best)))]
