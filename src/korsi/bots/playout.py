"""Playouts by turns: every seat looks ahead to the end of its turn, turn after turn, and where the
playout ends the chance to win is judged.

A position is judged by the game's named features and weights given at run time, so other weights
need no compiler. What an owner is worth is its features weighed, each once as it is and once by the
part of the game still to come; a margin is the lead over the mean of the others, a chance to win a
softmax of what all are worth, as uncertain as the game still to come is long.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from korsi.bots.greedy import DEPTH, Scratch, goes_on, make_lookahead, new_scratch
from korsi.core.chance import next_word, pick
from korsi.core.game import Game
from korsi.core.rule import specialise
from korsi.core.state import first_seat

LIMIT = 3_000
"""Steps a playout takes at most."""
FIRST_WEIGHT = 4
"""Where the weights begin in the row that judges; before and behind: Thinking.judging."""


def or_always(compiled: Any, asked: Any, number: float) -> Any:
    """The game's rule, or one that always answers this number where the game has none."""
    if asked is not None:
        return asked

    @compiled
    def always(s):
        return number

    return always


def make_worth(game: Game, weighed: bool) -> Any:
    """Compiled: what an owner is worth as a seat knows it, (s, owner, seat, judging, left).

    `weighed`: by features and weights. Otherwise by the game's own value, which is a lead over the
    mean of the others; the owner's own part of it is taken.
    """
    compiled = specialise(game.salt)
    features: Any = game.features
    value = game.value

    @compiled
    def by_weights(s, owner, seat, judging, left):
        found = features(s, owner, seat)
        total = 0.0
        for k in range(len(found)):
            weight = judging[FIRST_WEIGHT + k] + left * judging[FIRST_WEIGHT + len(found) + k]
            total += weight * found[k]
        return total

    @compiled
    def by_value(s, owner, seat, judging, left):
        return value(s, owner) * max(1, s.players - 1) / s.players

    return by_weights if weighed else by_value


class Judge(NamedTuple):
    """Compiled: how seats stand."""

    margins: Any  # (s, bits, judging, worths, out): of the seats in `bits`, each as it knows it
    chance: Any  # (s, seat, judging, places): of one seat, with a little of its lead
    chances: Any  # (s, seat, judging, places, out): of every owner, as one seat knows them


def make_judge(game: Game, weighed: bool) -> Judge:
    compiled = specialise(game.salt)
    acting, ranking, value = game.acting, game.ranking, game.value
    rival, secrets = game.rival, game.secrets
    worth_of = make_worth(game, weighed)
    part_left = or_always(compiled, game.part_left, 0.5)

    @compiled
    def over_the_others(s, seat, judging, left):
        """A seat's lead as it knows it."""
        if not weighed:
            return value(s, seat)
        own = worth_of(s, seat, seat, judging, left)
        if s.players == 1:
            if rival >= 0:
                own -= worth_of(s, rival, seat, judging, left)
            return own
        others = 0.0
        for other in range(s.players):
            if other != seat:
                others += worth_of(s, other, seat, judging, left)
        return own - others / (s.players - 1)

    @compiled
    def margins(s, bits, judging, worths, out):
        left = part_left(s)
        if secrets or s.players == 1 or not weighed:
            for seat in range(s.players):
                if bits >> seat & 1:
                    out[seat] = over_the_others(s, seat, judging, left)
            return
        total = 0.0  # where all know the same, everybody is judged once
        for seat in range(s.players):
            worths[seat] = worth_of(s, seat, seat, judging, left)
            total += worths[seat]
        for seat in range(s.players):
            out[seat] = worths[seat] - (total - worths[seat]) / (s.players - 1)

    @compiled
    def squashed(x):
        """-1 .. 1, steepest at 0."""
        return x / (1.0 + abs(x))

    @compiled
    def won(s, seat, places):
        """A seat's share of the win when the game is over."""
        ranking(s, places)
        if places[seat] != 1:
            return 0.0
        winners = 0
        for k in range(s.players):
            if places[k] == 1:
                winners += 1
        return 1.0 / winners

    @compiled
    def chance(s, seat, judging, places):
        """A game that is over is half judged by who won it, half by how nearly: with few playouts,
        a point more is seen sooner than a win more."""
        left = part_left(s)
        spread = judging[0] + judging[1] * left
        behind, leads = 0.0, 0.0
        if s.players == 1 or not weighed:
            leads = over_the_others(s, seat, judging, left)
            behind = max(1, s.players - 1) * exp(-leads / spread)
        else:
            own = worth_of(s, seat, seat, judging, left)
            for other in range(s.players):
                if other != seat:
                    lead = own - worth_of(s, other, seat, judging, left)
                    behind += exp(-lead / spread)
                    leads += lead / (s.players - 1)
        hope = 1.0 / (1.0 + behind)
        if acting(s) == 0:
            hope = 0.5 * (hope + won(s, seat, places))
        return hope + judging[2] * squashed(leads / spread)

    @compiled
    def chances(s, seat, judging, places, out):
        left = part_left(s)
        spread = judging[0] + judging[1] * left
        if acting(s) == 0:
            for k in range(s.players):
                out[k] = won(s, k, places)
            return
        if s.players == 1:
            out[0] = 1.0 / (1.0 + exp(-over_the_others(s, seat, judging, left) / spread))
            return
        best = -1e30
        for k in range(s.players):
            out[k] = worth_of(s, k, seat, judging, left) / spread
            best = max(best, out[k])
        total = 0.0
        for k in range(s.players):
            out[k] = exp(out[k] - best)
            total += out[k]
        for k in range(s.players):
            out[k] /= total

    return Judge(margins, chance, chances)


class Desk(NamedTuple):
    """Where a playout works. Each thread has its own."""

    scratch: Scratch
    table: Any  # [0] what the seat sees, [1] is played on
    places: Any
    luck: Any


def new_desk(game: Game) -> Desk:
    places = np.zeros(game.players[-1], np.int64)
    return Desk(new_scratch(game), game.new_states(2), places, np.zeros(4, np.int64))


class Playing(NamedTuple):
    lookahead: Any
    playout: Any
    chances: Any


@cache
def playing_of(game: Game, weighed: bool) -> Playing:
    """The compiled lookahead and playout of a game; the same ones are not built twice."""
    compiled = specialise(game.salt)
    judge = make_judge(game, weighed)
    chance, chances, margins = judge.chance, judge.chances, judge.margins
    lookahead = make_lookahead(game, margins, game.sensible)
    acting, legal, apply, redeal = game.acting, game.legal, game.apply, game.redeal
    period = or_always(compiled, game.period, 0)
    by_seat = bool(game.telling.goes_on)  # a turn goes on though `turn` has counted

    @compiled
    def play_line(desk, line, seat):
        """Play as much of a turn found before as is allowed now. Its first step is this seat's,
        also where several seats may act at once."""
        s = desk.table[1]
        mask = desk.scratch.masks[0]
        turn = s.turn
        for i in range(DEPTH):
            bits = acting(s)
            if line[i] < 0 or bits == 0 or s.turn != turn:
                return
            if i > 0:
                seat = goes_on(bits, seat)
                legal(s, seat, mask)
                if not mask[line[i]]:
                    return
            apply(s, seat, line[i])

    @compiled
    def strayed(luck, stray):
        """A number between -stray and stray, more often near 0."""
        return stray * ((next_word(luck) + next_word(luck)) / 4294967296.0 - 1.0)

    @compiled
    def best_turn(desk, seat, budget, stray, judging):
        """Looks ahead to the end of the turn -> the row of plans it likes best."""
        scratch, s = desk.scratch, desk.table[1]
        mask = scratch.masks[0]
        for a in range(mask.size):
            scratch.worth[a] = 0.0
        lookahead(scratch, seat, budget, judging, True)
        legal(s, seat, mask)
        best, chosen = -1e30, -1
        for a in range(mask.size):
            if mask[a]:
                found = scratch.worth[a]
                if stray > 0.0:
                    found += strayed(desk.luck, stray)
                if found > best:
                    best, chosen = found, a
        return chosen

    @compiled
    def answered(scratch, line, judging):
        """Play the turn at states[1] on: whoever decides takes what stands best right after the
        step. -> positions looked at. states[2] and [3] are scratch."""
        states, mask = scratch.states, scratch.masks[1]
        turn = states[1].turn
        nodes = 0
        for i in range(1, DEPTH):
            line[i] = -1
            bits = acting(states[1])
            if bits == 0 or states[1].turn != turn:
                break
            seat = first_seat(bits)
            n = legal(states[1], seat, mask)
            best = -1e30
            for a in range(mask.size):
                if mask[a]:
                    states[2] = states[1]
                    apply(states[2], seat, a)
                    nodes += 1
                    if n > 1:
                        margins(states[2], 1 << seat, judging, scratch.worths, scratch.best[1])
                    if n == 1 or scratch.best[1, seat] > best:
                        best = scratch.best[1, seat]
                        line[i] = a
                        states[3] = states[2]
            states[1] = states[3]
        return nodes

    @compiled
    def drawn_turn(desk, seat, budget, judging):
        """Looks at turns drawn by lot while the budget lasts, each answered step by step -> the
        row of plans it likes best."""
        scratch = desk.scratch
        mask = scratch.masks[0]
        left = legal(scratch.states[0], seat, mask)
        best, chosen, nodes = -1e30, -1, 0
        while left > 0 and (nodes < budget or chosen < 0):
            a = pick(desk.luck, mask, left)
            mask[a] = 0
            left -= 1
            scratch.states[1] = scratch.states[0]
            turn = scratch.states[1].turn
            apply(scratch.states[1], seat, a)
            scratch.plans[a, 0] = a
            scratch.plans[a, 1] = -1
            if scratch.states[1].turn == turn:
                nodes += answered(scratch, scratch.plans[a], judging)
            nodes += 1
            margins(scratch.states[1], 1 << seat, judging, scratch.worths, scratch.best[0])
            if scratch.best[0, seat] > best:
                best, chosen = scratch.best[0, seat], a
        return chosen

    @compiled
    def play_turn(desk, seat, budget, stray, stepwise, judging):
        """The seat that acts plays the turn it likes best."""
        scratch, s = desk.scratch, desk.table[1]
        mask = scratch.masks[0]
        n = legal(s, seat, mask)
        if n == 1:
            for a in range(mask.size):
                if mask[a]:
                    apply(s, seat, a)
                    return
        scratch.states[0] = s
        for i in range(4):  # nobody sees the chance to come
            scratch.states[0].rng[i] = next_word(desk.luck)
        if stepwise:
            chosen = drawn_turn(desk, seat, budget, judging)
            play_line(desk, scratch.plans[chosen], seat)
        else:
            play_line(desk, scratch.plans[best_turn(desk, seat, budget, stray, judging)], seat)

    @compiled
    def playout(desk, line, seat, judging, budget, turns, periods, stray, stepwise):
        """Play a turn and what follows from a re-deal of what the seat sees; its chance then, or a
        part of it when this turn is over and after every round that follows (`along`)."""
        along, on_the_way, times, due = judging[3], 0.0, 0, 1
        played, latest = 1, seat
        desk.table[1] = desk.table[0]
        s = desk.table[1]
        redeal(s, seat, desk.luck)
        begun, last_turn = s.turn, s.turn + turns * s.players
        last_period = period(s) + periods
        play_line(desk, line, seat)
        for _ in range(LIMIT):
            bits = acting(s)
            if bits == 0 or (periods > 0 and period(s) >= last_period):
                break
            if by_seat:
                played += first_seat(bits) != latest
                latest = first_seat(bits)
                if played > turns * s.players:
                    break
            elif s.turn >= last_turn:
                break
            if along > 0.0 and (played - 1 if by_seat else s.turn - begun) >= due:
                on_the_way += chance(s, seat, judging, desk.places)
                times, due = times + 1, due + s.players
            play_turn(desk, first_seat(bits), budget, stray, stepwise, judging)
        found = chance(s, seat, judging, desk.places)
        return found if times == 0 else (1.0 - along) * found + along * on_the_way / times

    @compiled
    def chances_at(states, i, seat, judging, places, out):
        chances(states[i], seat, judging, places, out)

    return Playing(lookahead, playout, chances_at)
