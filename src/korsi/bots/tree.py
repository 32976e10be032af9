"""A tree by steps, where a network judges every step (bots/network.py).

Games with a network for so many players are thought through by it instead of by playouts
(`network = 1`). One's own steps are chosen by what has been found best so far, and seldom tried
ones more than that says; the others are expected to do what the network says `flat` likes, the
likelier the more often. What they do is shared out, not drawn by lot, so the choice follows from
the position alone. A new step is worth what the best of the next is, if the next is one's own, else
what all of them are on average.
"""

from __future__ import annotations

import time
from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from korsi.bots.network import POINTS, Network, make_network, new_sheet, read_network
from korsi.bots.thinking import networked, read_thinking
from korsi.core.game import Game
from korsi.core.match import Match, View
from korsi.core.rule import specialise
from korsi.core.state import first_seat

OTHERS = 0.35
"""Points by which the others' steps may differ before one of them is e times as likely."""
OWN = 0.02
"""The same of one's own, in chances to win: what the network likes is tried first."""
EXPLORE = 0.35
"""How much a step that was seldom tried gains by that."""
NEAR = 0.1
"""A chance to win is counted with so much of the lead, squashed."""
MOST = 30_000
"""Positions a tree has at most."""
STEPS_EACH = 14
"""Steps a position of a full tree has on average, at most."""
AT_ONCE = 50
"""Steps that are looked at between two looks at the clock."""
OVER = -2
"""Behind this step the game is over."""


class Tree(NamedTuple):
    """Positions, and behind each of them its steps."""

    states: Any
    first: Any  # by position: its first step, how many it has, whose they are, how often it was met
    count: Any
    seat: Any
    met: Any
    action: Any  # by step: what is done, how likely it is, what the network says of it,
    likely: Any
    judged: Any
    tried: Any  # how often it was tried, what was found then, and which position it leads to
    found: Any
    leads: Any
    used: Any  # positions, steps
    path: Any
    mask: Any
    places: Any
    after: Any


def new_tree(game: Game, positions: int) -> Tree:
    steps = positions * STEPS_EACH + game.moves.count
    first, count, seat, met = np.zeros((4, positions), np.int64)
    action, tried, leads = np.zeros((3, steps), np.int64)
    likely, judged, found = np.zeros((3, steps))
    return Tree(
        game.new_states(positions), first, count, seat, met,
        action, likely, judged, tried, found, leads,
        np.zeros(2, np.int64), np.zeros(game.max_steps + 1, np.int64),
        np.zeros(game.moves.count, np.uint8), np.zeros(game.players[-1], np.int64),
        game.new_states(1),
    )  # fmt: skip


class Growing(NamedTuple):
    begin: Any  # (tree, seat, network, sheet): the tree has one position, states[0]
    grow: Any  # (tree, seat, network, sheet, times) -> was there room?


@cache
def growing_of(game: Game) -> Growing:
    """How the tree of a game grows, compiled; the same is not built twice."""
    compiled = specialise(game.salt)
    acting, legal, apply = game.acting, game.legal, game.apply
    scores, ranking = game.scores, game.ranking
    judge = make_network(game)

    @compiled
    def as_it_ended(s, sheet, places):
        """What a network would say, where nothing is left to say."""
        scores(s, places)
        mean = 0.0
        for seat in range(s.players):
            mean += places[seat] / s.players
        for seat in range(s.players):
            lead = places[seat] - mean
            sheet.lead[seat] = lead / POINTS
            sheet.flat[seat] = lead * s.players / (s.players - 1)
        ranking(s, places)
        winners = 0
        for seat in range(s.players):
            winners += places[seat] == 1
        for seat in range(s.players):
            sheet.chance[seat] = 1.0 / winners if places[seat] == 1 else 0.0

    @compiled
    def opened(tree, at, seat, network, sheet):
        """Judge every step of a position -> what it is worth to the seat that thinks."""
        s, after, mask = tree.states[at], tree.after[0], tree.mask
        who = first_seat(acting(s))
        legal(s, who, mask)
        begin = tree.used[1]
        end, best = begin, -1e30
        for a in range(mask.size):
            if mask[a]:
                tree.after[0] = s
                apply(after, who, a)
                if acting(after) == 0:
                    as_it_ended(after, sheet, tree.places)
                else:
                    judge(after, seat, network, sheet)
                lead = sheet.lead[seat]
                tree.action[end] = a
                tree.judged[end] = sheet.chance[seat] + NEAR * lead / (1.0 + abs(lead))
                liked = tree.judged[end] / OWN if who == seat else sheet.flat[who] / OTHERS
                tree.likely[end] = liked
                best = max(best, liked)
                tree.tried[end], tree.found[end], tree.leads[end] = 0, 0.0, -1
                end += 1
        tree.first[at], tree.count[at], tree.seat[at], tree.met[at] = begin, end - begin, who, 0
        tree.used[1] = end
        total, mean, top = 0.0, 0.0, -1e30
        for i in range(begin, end):
            tree.likely[i] = exp(tree.likely[i] - best)
            total += tree.likely[i]
        for i in range(begin, end):
            tree.likely[i] /= total
            mean += tree.likely[i] * tree.judged[i]
            top = max(top, tree.judged[i])
        return top if who == seat else mean

    @compiled
    def chosen(tree, at, seat):
        """The step to try next."""
        best, step = -1e30, -1
        for i in range(tree.first[at], tree.first[at] + tree.count[at]):
            tried = tree.tried[i]
            if tree.seat[at] == seat:
                found = (tree.judged[i] + tree.found[i]) / (1 + tried)
                found += EXPLORE * tree.likely[i] * (tree.met[at] + 1.0) ** 0.5 / (1 + tried)
            else:
                found = tree.likely[i] * (tree.met[at] + 1) - tried
            if found > best:
                best, step = found, i
        return step

    @compiled
    def tried_once(tree, seat, network, sheet):
        """From the root to a step that was not tried before, and what it is worth back up."""
        at, depth = 0, 0
        while True:
            step = chosen(tree, at, seat)
            tree.met[at] += 1
            tree.path[depth] = step
            depth += 1
            if tree.leads[step] < 0:
                break
            at = tree.leads[step]
        worth = tree.judged[step]
        if tree.leads[step] != OVER:
            new = tree.used[0]
            tree.states[new] = tree.states[at]
            s = tree.states[new]
            apply(s, tree.seat[at], tree.action[step])
            if acting(s) == 0:
                tree.leads[step] = OVER
            else:
                tree.leads[step] = new
                tree.used[0] += 1
                worth = opened(tree, new, seat, network, sheet)
        for i in range(depth):
            tree.tried[tree.path[i]] += 1
            tree.found[tree.path[i]] += worth

    @compiled
    def begin(tree, seat, network, sheet):
        tree.used[0], tree.used[1] = 1, 0
        opened(tree, 0, seat, network, sheet)

    @compiled
    def grow(tree, seat, network, sheet, times):
        for _ in range(times):
            full = tree.used[0] >= tree.states.size
            if full or tree.used[1] + tree.mask.size > tree.action.size:
                return False
            tried_once(tree, seat, network, sheet)
        return True

    return Growing(begin, grow)


def best_step(
    game: Game, view: View, network: Network, limit: int | float, clock: Any, stopped: Any
) -> int:
    """The step that was tried most often within the limit: so many steps, or seconds."""
    end = clock() + limit
    players, seat = int(view.record["players"]), view.seat
    sheet = new_sheet(game, players, network)
    timed = isinstance(limit, float)
    tree = new_tree(game, MOST if timed else min(MOST, int(limit) + 1))
    growing = growing_of(game)
    tree.states[0] = view.record
    growing.begin(tree, seat, network, sheet)
    left = int(limit)
    while (clock() < end if timed else left > 0) and not stopped():
        if not growing.grow(tree, seat, network, sheet, AT_ONCE if timed else min(left, AT_ONCE)):
            break
        left -= AT_ONCE
    own = slice(int(tree.count[0]))
    found = (tree.judged[own] + tree.found[own]) / (1 + tree.tried[own])
    return int(tree.action[np.lexsort((found, tree.tried[own]))[-1]])


@cache
def loaded(game: Game) -> None:
    """Have the tree of a game at hand that will need it with some number of players: loading takes
    longer than a short limit."""
    for players in networked(game):
        match = Match(game, players, 0)
        thinking = read_thinking(game, players)
        view = match.view(match.acting()[0])
        best_step(game, view, read_network(game, players, thinking), 1, time.monotonic, bool)
