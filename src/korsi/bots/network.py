"""A small network that judges whole turns: how likely each owner is to win, and by how much.

It sees the named features of all owners at once, so it can know what no sum over one owner's does:
whom a threat concerns, whom money flows to, who is ahead of whom. It corrects the weights of
thinking.toml, from which its judgement begins: without its last layer it says what they say.

Every owner's inputs (`inputs`) go through one hidden layer; what comes out of all four, the owner's
own first and then by turn order, goes through a second one to two numbers: what is added to the
owner's softmax, and to its points. Both layers are the same for every owner.

It learns from positions at the end of turns (benchmarks/train_network.py) and judges nothing else.
A network lies as one row of numbers in `network.N.npy` beside thinking.toml: the widths of its
layers, then its weights.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.core.game import Game
from korsi.core.rule import specialise
from korsi.core.state import first_seat

Array = NDArray[np.floating[Any]]

AROUND = 4
"""Inputs that are the same for every owner: `around`."""
LONG = 40.0
"""Turns that count as 1."""
POINTS = 10.0
"""Points that count as 1."""


def inputs_of(count: int, players: int) -> int:
    """How many inputs an owner has."""
    return 2 * count + players + AROUND


def shapes(inputs: int, first: int, second: int, players: int) -> dict[str, tuple[int, ...]]:
    """The parts of a network, in the order they lie in a row, behind the widths of its layers."""
    return {
        "w1": (inputs, first),
        "b1": (first,),
        "w2": (players * first, second),
        "b2": (second,),
        "w3": (second, 2),
        "bold": (1,),
    }


def make_network(game: Game, first_weight: int) -> Any:
    """Compiled: (s, seat, judging, left, hopes, points): every owner's chance to win and points
    ahead of the mean of all. In `judging` the network lies behind the weights."""
    compiled = specialise(game.salt)
    acting: Any = game.acting
    features: Any = game.features
    count = len(game.value_features)

    @compiled
    def hidden(s, owner, seat, judging, left, at, out):
        """The first layer for an owner -> what it is worth by the weights alone."""
        players, width = s.players, int(judging[at])
        w1 = at + 2
        b1 = w1 + (2 * count + players + AROUND) * width
        for j in range(width):
            out[j] = judging[b1 + j]
        found = features(s, owner, seat)
        worth = 0.0
        for k in range(len(found)):
            x = found[k]
            if x != 0.0:
                y = x * left
                worth += x * judging[first_weight + k] + y * judging[first_weight + count + k]
                now, ahead = w1 + k * width, w1 + (count + k) * width
                for j in range(width):
                    out[j] += x * judging[now + j] + y * judging[ahead + j]
        waits = w1 + (2 * count + (owner - first_seat(acting(s))) % players) * width
        around = w1 + (2 * count + players) * width
        turns, root = s.turn / LONG, left**0.5
        for j in range(width):
            x = out[j] + judging[waits + j] + left * judging[around + j]
            x += turns * judging[around + width + j] + root * judging[around + 2 * width + j]
            out[j] = max(0.0, x + left * turns * judging[around + 3 * width + j])
        return worth

    @compiled
    def corrections(hiddens, owner, judging, at, z):
        """The second layer for an owner -> what it adds to the softmax, and to the points."""
        players, width, second = len(hiddens), int(judging[at]), int(judging[at + 1])
        w2 = at + 2 + (2 * count + players + AROUND + 1) * width
        b2 = w2 + players * width * second
        w3 = b2 + second
        for j in range(second):
            z[j] = judging[b2 + j]
        for turn in range(players):
            row = hiddens[(owner + turn) % players]
            for k in range(width):
                if row[k] > 0.0:
                    here = w2 + (turn * width + k) * second
                    for j in range(second):
                        z[j] += row[k] * judging[here + j]
        hope, points = 0.0, 0.0
        for j in range(second):
            if z[j] > 0.0:
                hope += z[j] * judging[w3 + 2 * j]
                points += z[j] * judging[w3 + 2 * j + 1]
        return hope, points

    @compiled
    def network(s, seat, judging, left, hopes, points):
        at, players = first_weight + 2 * count, s.players
        hiddens = np.empty((players, int(judging[at])))
        z = np.empty(int(judging[at + 1]))
        bold = judging[judging.size - 1] / (judging[0] + judging[1] * left)
        for owner in range(players):
            points[owner] = hidden(s, owner, seat, judging, left, at, hiddens[owner])
        best, mean = -1e30, 0.0
        for owner in range(players):
            hope, more = corrections(hiddens, owner, judging, at, z)
            hopes[owner] = points[owner] * bold + hope
            points[owner] += POINTS * more
            best = max(best, hopes[owner])
            mean += points[owner] / players
        total = 0.0
        for owner in range(players):
            hopes[owner] = exp(hopes[owner] - best)
            total += hopes[owner]
            points[owner] -= mean
        for owner in range(players):
            hopes[owner] /= total

    return network
