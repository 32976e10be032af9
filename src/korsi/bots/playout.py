"""Playouts by turns: every seat looks ahead to the end of its turn, turn after turn, and where the
playout ends the chance to win is judged.

A position is judged by the game's named features and weights given at run time, so other weights
need no compiler: `margin` is the lead in points over the mean of the others, `chance` a softmax of
the leads over every rival, as uncertain as the game still to come is long.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from korsi.bots.greedy import DEPTH, Room, make_lookahead, new_room
from korsi.core.chance import next_word
from korsi.core.game import Game
from korsi.core.rule import specialise
from korsi.core.state import first_seat

LIMIT = 3_000
"""Steps a playout takes at most."""
FIRST_WEIGHT = 3
"""Where the weights begin in the row that judges; before: Thinking.judging."""


class Judge(NamedTuple):
    """Compiled: both take (s, seat, judging)."""

    margin: Any
    chance: Any


def make_judge(game: Game, weighed: bool) -> Judge:
    """`weighed`: by features and weights, else by the game's own value."""
    compiled = specialise(game.salt)
    acting, value, ranking, rival = game.acting, game.value, game.ranking, game.rival
    features: Any = game.features

    if game.part_left is None:

        @compiled
        def part_left(s):
            return 0.5

    else:
        part_left = game.part_left

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
    def settled(s, seat, hope, places):
        """A game that is over is half judged by who won it, half by how nearly: with few playouts,
        a point more is seen sooner than a win more."""
        return 0.5 * (hope + won(s, seat, places)) if acting(s) == 0 else hope

    if not weighed:

        @compiled
        def margin(s, seat, judging):
            return value(s, seat)

        @compiled
        def chance(s, seat, judging, places):
            spread = judging[0] + judging[1] * part_left(s)
            lead = value(s, seat) / spread
            hope = 1.0 / (1.0 + (s.players - 1) * exp(-lead))
            return settled(s, seat, hope, places) + judging[2] * squashed(lead)

        return Judge(margin, chance)

    @compiled
    def worth_of(s, owner, seat, judging):
        found = features(s, owner, seat)
        total = 0.0
        for k in range(len(found)):
            total += judging[FIRST_WEIGHT + k] * found[k]
        return total

    @compiled  # type: ignore[no-redef]
    def margin(s, seat, judging):
        own = worth_of(s, seat, seat, judging)
        if s.players == 1:
            return own - worth_of(s, rival, seat, judging) if rival >= 0 else own
        others = 0.0
        for other in range(s.players):
            if other != seat:
                others += worth_of(s, other, seat, judging)
        return own - others / (s.players - 1)

    @compiled  # type: ignore[no-redef]
    def chance(s, seat, judging, places):
        spread = judging[0] + judging[1] * part_left(s)
        own = worth_of(s, seat, seat, judging)
        behind, leads = 0.0, 0.0
        if s.players == 1:
            lead = own - worth_of(s, rival, seat, judging) if rival >= 0 else own
            behind, leads = exp(-lead / spread), lead
        for other in range(s.players):
            if other != seat:
                lead = own - worth_of(s, other, seat, judging)
                behind += exp(-lead / spread)
                leads += lead / (s.players - 1)
        hope = settled(s, seat, 1.0 / (1.0 + behind), places)
        return hope + judging[2] * squashed(leads / spread)

    return Judge(margin, chance)


class Desk(NamedTuple):
    """Where a playout works. Each thread has its own."""

    room: Room
    table: Any  # [0] what the seat sees, [1] is played on
    places: Any
    luck: Any


def new_desk(game: Game) -> Desk:
    places = np.zeros(game.players[-1], np.int64)
    return Desk(new_room(game), game.new_states(2), places, np.zeros(4, np.int64))


class Playing(NamedTuple):
    lookahead: Any
    playout: Any


def make_playing(game: Game, weighed: bool) -> Playing:
    """The compiled lookahead and playout of a game."""
    compiled = specialise(game.salt)
    judge = make_judge(game, weighed)
    chance = judge.chance
    lookahead = make_lookahead(game, judge.margin, game.sensible)
    acting, legal, apply, redeal = game.acting, game.legal, game.apply, game.redeal

    if game.period is None:

        @compiled
        def period(s):
            return 0

    else:
        period = game.period

    @compiled
    def play_line(desk, line):
        """As much of a turn found before as may be played now."""
        s = desk.table[1]
        mask = desk.room.masks[0]
        turn = s.turn
        for i in range(DEPTH):
            bits = acting(s)
            if line[i] < 0 or bits == 0 or s.turn != turn:
                return
            seat = first_seat(bits)
            if i > 0:
                legal(s, seat, mask)
                if not mask[line[i]]:
                    return
            apply(s, seat, line[i])

    @compiled
    def strayed(luck, stray):
        """A number between -stray and stray, more often near 0."""
        return stray * ((next_word(luck) + next_word(luck)) / 4294967296.0 - 1.0)

    @compiled
    def play_turn(desk, seat, budget, stray, judging):
        """The seat that acts looks ahead and plays the turn it likes best."""
        room, s = desk.room, desk.table[1]
        mask = room.masks[0]
        n = legal(s, seat, mask)
        if n == 1:
            for a in range(mask.size):
                if mask[a]:
                    apply(s, seat, a)
                    return
        for a in range(mask.size):
            room.worth[a] = 0.0
        room.states[0] = s
        for i in range(4):  # nobody sees the chance to come
            room.states[0].rng[i] = next_word(desk.luck)
        lookahead(room, seat, budget, judging, True)
        legal(s, seat, mask)
        best, chosen = -1e30, -1
        for a in range(mask.size):
            if mask[a]:
                found = room.worth[a]
                if stray > 0.0:
                    found += strayed(desk.luck, stray)
                if found > best:
                    best, chosen = found, a
        play_line(desk, room.plans[chosen])

    @compiled
    def playout(desk, line, seat, judging, budget, turns, periods, stray):
        """Play a turn and what follows from a re-deal of what the seat sees; its chance then."""
        desk.table[1] = desk.table[0]
        s = desk.table[1]
        redeal(s, seat, desk.luck)
        last_turn = s.turn + turns * s.players
        last_period = period(s) + periods
        play_line(desk, line)
        for _ in range(LIMIT):
            bits = acting(s)
            if bits == 0 or s.turn >= last_turn or (periods > 0 and period(s) >= last_period):
                break
            play_turn(desk, first_seat(bits), budget, stray, judging)
        return chance(s, seat, judging, desk.places)

    return Playing(lookahead, playout)
