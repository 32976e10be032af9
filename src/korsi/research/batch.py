"""Many matches stepped in one compiled call: the engine under the vector environment.

Everything lies in arrays with one row per match. A match is a function of its seed and of the
learner's actions alone: the other seats play at random, each with the generator `korsi.bots` would
give it, so a row equals the single environment with the same seed.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"
# Rules and what is tied to them are untyped: the compiler infers.

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from korsi.core.chance import pick, seed_rng
from korsi.core.game import Game
from korsi.core.rule import specialise
from korsi.core.state import first_seat
from korsi.research import seeds, utility
from korsi.research.observe import plan_of

BOT_STREAM = 1000  # of korsi.bots.seats.bot_rng
NEXT_STEP, SAME_STEP, DISABLED = range(3)


class Rows(NamedTuple):
    """The matches. All arrays but the last four have a row per match."""

    states: Any
    seats: Any  # who is to act; where the game is over, who looks at the end of it
    over: Any  # 1: the game has ended and waits to be started anew
    masks: Any  # what the seat may do
    series: Any  # generators of the seeds to come
    seeds: Any  # seeds of the matches being played
    luck: Any  # generators of the other seats
    final: Any  # how a game looked at its end, where the next has begun in the same step
    worth: Any  # utilities at the end
    options: Any
    blank: Any
    mask: Any  # scratch
    ranks: Any  # scratch


def new_rows(game: Game, n: int, players: int, options: Any) -> Rows:
    """Room for n matches, none begun."""
    actions = game.moves.count
    return Rows(
        states=game.new_states(n),
        seats=np.zeros(n, np.int64),
        over=np.zeros(n, np.int64),
        masks=np.zeros((n, actions), np.uint8),
        series=np.zeros((n, 4), np.int64),
        seeds=np.zeros(n, np.int64),
        luck=np.zeros((n, players, 4), np.int64),
        final=np.zeros((n, plan_of(game).size), np.int32),
        worth=np.zeros((n, players), np.float64),
        options=options,
        blank=game.new_states(1),
        mask=np.zeros(actions, np.uint8),
        ranks=np.zeros(players, np.int64),
    )


class Batch(NamedTuple):
    """Compiled work on rows of one game."""

    begin: Any  # (rows, desk, which, learner, obs)
    illegal: Any  # (rows, actions, mode) -> the first row whose action is not legal, -1
    step: Any  # (rows, desk, actions, learner, kind, mode, obs, rewards, ended)


@cache
def batch_of(game: Game) -> Batch:
    """The functions tied to a game."""
    compiled = specialise(game.salt)
    start_, observe_ = game.entrypoints.start, plan_of(game).one
    next_seed_, utility_ = seeds.next_seed, utility.utility
    acting_, legal_, apply_, ranking_ = game.acting, game.legal, game.apply, game.ranking

    @compiled
    def to_learner(rows, i, learner):
        """Let the others play until the learner is to act; -1 when the game is over.
        Where several may act the lowest seat is asked; learner -1 is whoever that is."""
        s = rows.states[i]
        while True:
            bits = acting_(s)
            if bits == 0:
                return -1
            seat = first_seat(bits)
            if learner < 0 or seat == learner:
                return seat
            n = legal_(s, seat, rows.mask)
            apply_(s, seat, pick(rows.luck[i, seat], rows.mask, n))

    @compiled
    def go_on(rows, i, learner):
        """Come to the learner's next decision, or to the end."""
        seat = to_learner(rows, i, learner)
        rows.over[i] = 1 if seat < 0 else 0
        if seat >= 0:
            rows.seats[i] = seat
            legal_(rows.states[i], seat, rows.masks[i])
        else:
            rows.masks[i, :] = 0

    @compiled
    def begin_one(rows, i, learner):
        players = rows.ranks.size
        start_(rows.states, i, rows.blank, players, rows.seeds[i], rows.options)
        for seat in range(players):
            seed_rng(rows.luck[i, seat], rows.seeds[i], BOT_STREAM + seat)
        rows.seats[i] = max(learner, 0)
        go_on(rows, i, learner)

    @compiled
    def begin_next(rows, i, learner):
        rows.seeds[i] = next_seed_(rows.series[i])
        begin_one(rows, i, learner)

    @compiled
    def begin(rows, desk, which, learner, obs):
        for i in range(which.size):
            if which[i]:
                begin_one(rows, i, learner)
            observe_(rows.states, i, rows.seats[i], desk, obs[i])

    @compiled
    def illegal(rows, actions, mode):
        for i in range(actions.size):
            if rows.over[i]:
                if mode == DISABLED:
                    return i
            elif not 0 <= actions[i] < rows.mask.size or not rows.masks[i, actions[i]]:
                return i
        return -1

    @compiled
    def step_one(rows, i, action, learner, kind):
        """One action and what follows from it; what it is worth to the seat that took it."""
        seat = rows.seats[i]
        apply_(rows.states[i], seat, action)
        go_on(rows, i, learner)
        if rows.over[i]:
            ranking_(rows.states[i], rows.ranks)
            utility_(rows.ranks, rows.ranks.size, kind, rows.worth[i])
        return rows.worth[i, seat]

    @compiled
    def step(rows, desk, actions, learner, kind, mode, obs, rewards, ended):
        for i in range(actions.size):
            rewards[i] = 0.0
            ended[i] = False
            rows.worth[i, :] = 0.0
            if rows.over[i]:
                begin_next(rows, i, learner)
            else:
                rewards[i] = step_one(rows, i, actions[i], learner, kind)
                ended[i] = rows.over[i] == 1
                if ended[i] and mode == SAME_STEP:
                    observe_(rows.states, i, rows.seats[i], desk, rows.final[i])
                    begin_next(rows, i, learner)
            observe_(rows.states, i, rows.seats[i], desk, obs[i])

    return Batch(begin, illegal, step)
