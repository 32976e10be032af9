"""The network that judges every step: what it sees, what it says, and the tree that asks it."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.bots.fitting import make_looking
from korsi.bots.levels import LEVELS
from korsi.bots.network import (
    AROUND,
    LONG,
    POINTS,
    make_network,
    new_sheet,
    read_network,
    shapes,
)
from korsi.bots.search import make_search
from korsi.bots.seats import bot_rng
from korsi.bots.thinking import changed, level_of, read_thinking
from korsi.bots.tree import best_step

GAME = korsi.game("kilt_castle")
THINKING = read_thinking(GAME, 4)
NETWORK = read_network(GAME, 4, THINKING)
JUDGE = make_network(GAME)
COUNT = len(GAME.value_features)


def steps_of(seed, every=7):
    """A game played at random, at every so manieth step, in mid-turn as well."""
    match, luck, n = korsi.Match(GAME, 4, seed), np.random.default_rng(seed), 0
    while not match.over:
        n += 1
        if n % every == 0:
            yield match
        seat = match.acting()[0]
        match.play(int(luck.choice(match.legal_actions(seat))), seat)


def things_of(match):
    """What every owner sees, by its number."""
    out = np.zeros((4, GAME.things_seen), np.int16)
    n = GAME.seen(match.states[0], out)
    return [sorted(int(thing) for thing in row[:n]) for row in out]


def said(match, strong, network=NETWORK):
    sheet = new_sheet(GAME, 4, network)
    JUDGE(match.states[0], strong, network, sheet)
    return sheet.chance, sheet.lead * POINTS, sheet.flat


def plainly(match, strong):
    """What the network says, written down as it is meant."""
    p, found = NETWORK, np.zeros((4, COUNT))
    left = make_looking(GAME)(match.states, 0, 0, found)
    turns = int(match.state["turn"]) / LONG
    around = np.tile([left, turns, left**0.5, left * turns], (4, 1))
    assert around.shape[1] == AROUND
    flags = np.eye(4)[(strong - np.arange(4)) % 4] if strong >= 0 else np.zeros((4, 4))
    x = np.hstack([found, found * left, around, flags])
    things = np.array([p.things[row].sum(0) for row in things_of(match)])
    h = np.maximum(x @ p.inputs + things + p.first, 0)
    each = [np.concatenate([h[(owner + turn) % 4] for turn in range(4)]) for owner in range(4)]
    out = np.maximum(np.array(each) @ p.every + p.second, 0) @ p.said + p.begins
    worth = found @ p.weights[0] + left * found @ p.weights[1]
    hopes = np.exp(out[:, 0] + p.bold[0] * worth / (p.spread[0] + p.spread[1] * left))
    points = worth + POINTS * out[:, 1]
    flat = POINTS * (out[:, 2] + x @ p.flat) * 4 / 3
    return hopes / hopes.sum(), points - points.mean(), flat - flat.mean()


@pytest.mark.parametrize("strong", [-1, 2])
def test_it_says_what_its_layers_say(strong):
    for match in steps_of(3):
        for mine, meant in zip(said(match, strong), plainly(match, strong), strict=True):
            assert mine == pytest.approx(meant, abs=1e-3)


def test_it_begins_with_what_the_weights_say():
    """Without its last layer it says what they say."""
    plain = NETWORK._replace(
        said=NETWORK.said * 0, begins=NETWORK.begins * 0, bold=np.array([1, 0], np.float32)
    )
    for match in steps_of(5):
        found = np.zeros((4, COUNT))
        left = make_looking(GAME)(match.states, 0, 0, found)
        worth = found @ THINKING.weights + left * found @ THINKING.ahead
        hopes = np.exp(worth / (THINKING.spread_now + THINKING.spread_ahead * left))
        assert said(match, -1, plain)[0] == pytest.approx(hopes / hopes.sum(), abs=1e-4)


def test_everybody_sees_the_same_things_each_once():
    for match in steps_of(8, every=3):
        seen = things_of(match)
        assert len({len(row) for row in seen}) == 1
        for row in seen:
            assert len(set(row)) == len(row)
            assert row[0] >= 0 and row[-1] < GAME.things_seen


def test_what_is_seen_follows_the_seats_round_the_table():
    """The table turned by a seat is seen by the next owner as this one saw it before."""
    for match in steps_of(9, every=5):
        before = things_of(match)
        states = match.states.copy()
        s = states[0]
        s["owner"] = (s["owner"] + 1) % 4
        s["active"] = (int(s["active"]) + 1) % 4
        s["money"] = np.roll(s["money"], 1)
        out = np.zeros((4, GAME.things_seen), np.int16)
        n = GAME.seen(s, out)
        after = [sorted(int(thing) for thing in row[:n]) for row in out]
        assert after == [before[(owner - 1) % 4] for owner in range(4)]


def test_who_is_taken_for_strong_is_given_more_hope():
    gained = [said(match, 1)[0][1] - said(match, -1)[0][1] for match in steps_of(4)]
    assert np.mean(gained) > 0.02


def test_only_the_strongest_level_asks_it_and_only_with_four():
    asked = {
        (level, players)
        for level in LEVELS
        for players in GAME.players
        if changed(GAME, players, level_of(GAME, level, players)[1]).network
    }
    assert asked == {("level6", 4)}


def test_the_choice_follows_from_the_position_and_the_number_of_steps():
    match = korsi.Match(GAME, 4, seed=6)
    view = match.view(match.acting()[0])
    chosen = {
        make_search(GAME, 60, "network=1", threads=threads)(view, bot_rng(seed, 0))
        for threads, seed in ((1, 1), (1, 2), (2, 3))
    }
    assert len(chosen) == 1 and chosen <= set(view.actions())


def test_it_thinks_no_longer_than_it_may():
    match = korsi.Match(GAME, 4, seed=6)
    view, asked = match.view(match.acting()[0]), []

    def clock():
        asked.append(len(asked) * 0.1)
        return asked[-1]

    best_step(GAME, view, NETWORK, 1.0, clock, lambda: False)
    assert asked[-1] == pytest.approx(1.0)


def endings():
    """Positions in which some steps win at once and others do not, with the former."""
    for seed in range(60):
        match, luck = korsi.Match(GAME, 4, seed), np.random.default_rng(seed)
        while not match.over:
            seat = match.acting()[0]
            steps = match.legal_actions(seat)
            won, after = [], GAME.new_states(1)
            if match.state["last_floor"] or min(match.state["supply"].sum(1)) <= 1:
                for step in steps:
                    after[0] = match.states[0]
                    GAME.entrypoints.apply(after, 0, seat, step)
                    if not GAME.entrypoints.acting(after, 0):
                        places = np.zeros(4, np.int64)
                        GAME.entrypoints.ranking(after, 0, places)
                        if places[seat] == 1 and sum(places == 1) == 1:
                            won.append(step)
                if 0 < len(won) < len(steps):
                    yield match.view(seat), won
            match.play(int(luck.choice(steps)), seat)


def test_a_step_that_wins_at_once_is_taken():
    found = list(endings())
    assert found
    for view, won in found:
        assert best_step(GAME, view, NETWORK, 200, lambda: 0.0, lambda: False) in won


def test_a_network_lies_in_a_row_as_long_as_its_parts():
    row = THINKING.learnt
    parts = shapes(GAME, 4, int(row[0]), int(row[1])).values()
    assert len(row) == 2 + sum(int(np.prod(shape)) for shape in parts)
