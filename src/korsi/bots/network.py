"""A small network that judges a position, also in mid-turn: how likely each owner is to win, by how
much, and what `flat` would think of it.

It sees the named features of all owners, each as it is and by the part of the game still to come,
and what lies where (the game's `seen`, numbered things that are so or are not). Every owner's
inputs go through one hidden layer; what comes out for all, the owner's own first and then by turn
order, goes through a second one to three numbers: what is added to the owner's softmax by the
weights of thinking.toml, to its points, and what flat's playouts would say of it. Both layers are
the same for every owner.

One owner may be taken for stronger than the rest: whoever thinks. It learned that from games in
which one seat played by it and others by what it says of flat (benchmarks/train_network.py).

A network lies as one row of numbers in `network.N.npy` beside thinking.toml: the widths of its
layers, then its parts.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from korsi.bots.thinking import Thinking
from korsi.core.game import Game
from korsi.core.rule import specialise

Array = NDArray[np.floating[Any]]

AROUND = 4
"""Inputs that are the same for every owner: how much is left, how many turns are gone, and how
these two go together."""
LONG = 40.0
"""Turns that count as 1."""
POINTS = 10.0
"""Points that count as 1."""


class Network(NamedTuple):
    """Its parts, in single precision, and the weights it corrects."""

    inputs: Array  # [input, unit]: features, features by what is left, around, who is strong
    things: Array  # [thing, unit]
    first: Array  # what the units of the first layer begin with
    every: Array  # [owner and unit, unit]
    second: Array
    said: Array  # [unit, 3]
    begins: Array
    flat: Array  # [input]: what flat says goes by the inputs, too
    bold: Array  # how much the weights count, and what flat's begins with
    weights: Array  # [now or ahead, feature]
    spread: Array


class Sheet(NamedTuple):
    """What a judgement is worked out on, and what it says, by owner: the chance to win, the lead
    over the mean in POINTS, and what flat would say, in points."""

    things: Any
    hidden: Array
    second: Array
    chance: Array
    lead: Array
    flat: Array


def shapes(game: Game, players: int, first: int, second: int) -> dict[str, tuple[int, ...]]:
    """The parts of a network, in the order they lie in a row, behind the widths of its layers."""
    inputs = 2 * len(game.value_features) + AROUND + players
    return {
        "inputs": (inputs, first), "things": (game.things_seen, first), "first": (first,),
        "every": (players * first, second), "second": (second,),
        "said": (second, 3), "begins": (3,), "flat": (inputs,), "bold": (2,),
    }  # fmt: skip


def read_network(game: Game, players: int, thinking: Thinking) -> Network:
    """The network a game has for a number of players."""
    row = thinking.learnt
    parts, at = {}, 2
    for name, shape in shapes(game, players, int(row[0]), int(row[1])).items():
        size = int(np.prod(shape))
        parts[name] = np.ascontiguousarray(row[at : at + size].reshape(shape), np.float32)
        at += size
    return Network(
        **parts,
        weights=np.array(thinking.row, np.float32).reshape(2, -1),
        spread=np.array([thinking.spread_now, thinking.spread_ahead], np.float32),
    )


def new_sheet(game: Game, players: int, network: Network) -> Sheet:
    first, second = len(network.first), len(network.second)
    return Sheet(
        np.zeros((players, game.things_seen), np.int16),
        np.zeros((players, first), np.float32),
        np.zeros(second, np.float32),
        *np.zeros((3, players), np.float32),
    )


def make_network(game: Game) -> Any:
    """Compiled: (s, strong, network, sheet), whose sheet then says what the network does. `strong`
    is the seat that is taken for stronger than the rest, -1 for none."""
    compiled = specialise(game.salt)
    features: Any = game.features
    part_left: Any = game.part_left
    seen: Any = game.seen
    count = len(game.value_features)

    @compiled
    def add(row, weights, x):
        for j in range(row.size):
            row[j] += x * weights[j]

    @compiled
    def hidden(s, owner, strong, network, sheet, left, many):
        """The first layer for an owner, and what its weights say of it."""
        row, inputs = sheet.hidden[owner], network.inputs
        for j in range(row.size):
            row[j] = network.first[j]
        flat = network.bold[1]
        turns, root = np.float32(s.turn / LONG), np.float32(left**0.5)
        around = (left, turns, root, left * turns)
        for k in range(AROUND):
            add(row, inputs[2 * count + k], around[k])
            flat += around[k] * network.flat[2 * count + k]
        if strong >= 0:
            whose = 2 * count + AROUND + (strong - owner) % s.players
            add(row, inputs[whose], np.float32(1.0))
            flat += network.flat[whose]
        found = features(s, owner, owner)
        worth = np.float32(0.0)
        for k in range(len(found)):
            x = np.float32(found[k])
            if x != 0.0:
                y = x * left
                worth += x * network.weights[0, k] + y * network.weights[1, k]
                flat += x * network.flat[k] + y * network.flat[count + k]
                now, ahead = inputs[k], inputs[count + k]
                for j in range(row.size):
                    row[j] += x * now[j] + y * ahead[j]
        for i in range(many):
            thing = network.things[sheet.things[owner, i]]
            for j in range(row.size):
                row[j] += thing[j]
        for j in range(row.size):
            row[j] = max(row[j], np.float32(0.0))
        sheet.chance[owner] = worth
        sheet.flat[owner] = flat

    @compiled
    def corrections(s, owner, network, sheet):
        """The second layer for an owner: what it adds."""
        z, width = sheet.second, sheet.hidden.shape[1]
        for j in range(z.size):
            z[j] = network.second[j]
        for turn in range(s.players):
            row = sheet.hidden[(owner + turn) % s.players]
            for k in range(width):
                if row[k] > 0.0:
                    add(z, network.every[turn * width + k], row[k])
        hope, points, flat = network.begins[0], network.begins[1], network.begins[2]
        for j in range(z.size):
            if z[j] > 0.0:
                hope += z[j] * network.said[j, 0]
                points += z[j] * network.said[j, 1]
                flat += z[j] * network.said[j, 2]
        return hope, points, flat

    @compiled
    def judge(s, strong, network, sheet):
        players, left = s.players, np.float32(part_left(s))
        many = seen(s, sheet.things)
        bold = network.bold[0] / (network.spread[0] + network.spread[1] * left)
        for owner in range(players):
            hidden(s, owner, strong, network, sheet, left, many)
        best, leads, flats = -1e30, 0.0, 0.0
        for owner in range(players):
            hope, points, flat = corrections(s, owner, network, sheet)
            sheet.lead[owner] = sheet.chance[owner] / POINTS + points
            sheet.chance[owner] = sheet.chance[owner] * bold + hope
            sheet.flat[owner] += flat
            best = max(best, sheet.chance[owner])
            leads += sheet.lead[owner] / players
            flats += sheet.flat[owner] / players
        total = 0.0
        for owner in range(players):
            sheet.chance[owner] = exp(sheet.chance[owner] - best)
            total += sheet.chance[owner]
        for owner in range(players):
            sheet.chance[owner] /= total
            sheet.lead[owner] -= leads
            sheet.flat[owner] = POINTS * players / (players - 1) * (sheet.flat[owner] - flats)

    return judge
