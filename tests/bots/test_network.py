"""The network that judges where playouts end: what it says, and who asks it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import korsi
from korsi.bots.fitting import make_looking
from korsi.bots.levels import LEVELS
from korsi.bots.network import AROUND, LONG, POINTS, inputs_of, shapes
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import make_search
from korsi.bots.seats import bot_rng
from korsi.bots.thinking import changed, level_of, read_thinking

GAME = korsi.game("kilt_castle")
COUNT = len(GAME.value_features)


def parts_of(row):
    """A network by its parts."""
    found, at = {}, 2
    for name, shape in shapes(inputs_of(COUNT, 4), int(row[0]), int(row[1]), 4).items():
        size = int(np.prod(shape))
        found[name] = row[at : at + size].reshape(shape)
        at += size
    assert at == len(row)
    return found


def plainly(match, thinking):
    """What a network says, written down as it is meant: hopes of all seats."""
    p, seen = parts_of(thinking.learnt), np.zeros((4, COUNT))
    left = make_looking(GAME)(match.states, 0, 0, seen)
    turns, acting = int(match.state["turn"]) / LONG, match.acting()[0]
    around = [left, turns, left**0.5, left * turns]
    assert len(around) == AROUND
    waits = np.eye(4)[(np.arange(4) - acting) % 4]
    x = np.hstack([seen, seen * left, waits, np.tile(around, (4, 1))])
    h = np.maximum(x @ p["w1"] + p["b1"], 0)
    each = [np.concatenate([h[(owner + turn) % 4] for turn in range(4)]) for owner in range(4)]
    out = np.maximum(np.array(each) @ p["w2"] + p["b2"], 0) @ p["w3"]
    worth = seen @ thinking.weights + left * seen @ thinking.ahead
    spread = thinking.spread_now + thinking.spread_ahead * left
    hopes = np.exp(out[:, 0] + p["bold"] * worth / spread)
    return hopes / hopes.sum(), worth + POINTS * out[:, 1]


def turns_of(seed):
    """A game played at random, at the beginning of every fifth turn."""
    match, luck, turn = korsi.Match(GAME, 4, seed), np.random.default_rng(seed), 0
    while not match.over:
        if int(match.state["turn"]) != turn:
            turn = int(match.state["turn"])
            if turn % 5 == 0:
                yield match
        seat = match.acting()[0]
        match.play(int(luck.choice(match.legal_actions(seat))), seat)


def hopes(match, thinking):
    out = np.zeros(4)
    places = np.zeros(4, np.int64)
    playing_of(GAME, True).chances(match.states, 0, 0, thinking.judging(), places, out)
    return out


def test_it_says_what_its_layers_say():
    thinking = replace(read_thinking(GAME, 4), network=1)
    for match in turns_of(3):
        assert hopes(match, thinking) == pytest.approx(plainly(match, thinking)[0], abs=1e-6)


def test_a_playout_ends_with_the_chance_and_a_little_of_the_lead():
    thinking = replace(read_thinking(GAME, 4), network=1, turns=0, along=0.0, near=0.5)
    desk, nothing = new_desk(GAME), np.full(24, -1, np.int16)
    for match in turns_of(4):
        desk.table[0] = match.states[0]
        found = playing_of(GAME, True).playout(
            desk, nothing, 1, thinking.judging(), 10, 0, 0, 0.0, 1
        )
        chance, points = plainly(match, thinking)
        left = make_looking(GAME)(match.states, 0, 0, np.zeros((4, COUNT)))
        lead = (points[1] - points.mean()) * 4 / 3
        lead /= thinking.spread_now + thinking.spread_ahead * left
        assert found == pytest.approx(chance[1] + 0.5 * lead / (1 + abs(lead)), abs=1e-6)


def test_without_its_last_layer_it_says_what_the_weights_say():
    thinking = read_thinking(GAME, 4)
    empty = thinking.learnt.copy()
    second = int(empty[1])
    empty[-2 * second - 1 :], empty[-1] = 0.0, 1.0
    plain = replace(thinking, network=1, learnt=empty)
    for match in turns_of(5):
        assert hopes(match, plain) == pytest.approx(hopes(match, thinking))


def test_only_the_strongest_level_asks_it_and_only_with_four():
    asked = {
        (level, players)
        for level in LEVELS
        for players in GAME.players
        if changed(GAME, players, level_of(GAME, level, players)[1]).network
    }
    assert asked == {("level6", 4)}


def judged_at_once(desk, seat, line, thinking):
    """What a playout says that ends with the turn."""
    return playing_of(GAME, True).playout(
        desk, line, seat, thinking.judging(), 0, 0, 0, 0.0, thinking.stepwise
    )


def at_once():
    return replace(read_thinking(GAME, 4), network=1, near=0.5, along=0.0)


def test_a_turn_drawn_by_lot_is_judged_as_the_end_of_a_playout_is():
    thinking, desk = at_once(), new_desk(GAME)
    drawn = playing_of(GAME, True).drawn
    for match in turns_of(7):
        seat = match.acting()[0]
        desk.table[:] = match.states[0]
        chosen = drawn(desk, seat, 10**6, thinking.judging(), True)
        plans = desk.scratch.plans.copy()
        said = {
            a: judged_at_once(desk, seat, plans[a], thinking) for a in match.legal_actions(seat)
        }
        assert said[chosen] == pytest.approx(max(said.values()))


def test_the_choice_follows_from_the_seed_with_a_network_too():
    match = korsi.Match(GAME, 4, seed=6)
    view = match.view(match.acting()[0])
    few = ("network=1", "look=200", "budget=8", "turns=1")
    chosen = {make_search(GAME, 6, *few, threads=t)(view, bot_rng(2, 0)) for t in (1, 1, 2)}
    assert len(chosen) == 1
