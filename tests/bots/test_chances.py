"""The chance of every seat to win, as one of them may know it."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.bots.chances import chances
from korsi.bots.seats import bot_rng
from korsi.games import ORDER
from korsi.games.kilt_castle.scoring import ducat_day_income, final_towers
from korsi.games.kilt_castle.value import FEATURES, features


@pytest.mark.one_in(8)
@pytest.mark.parametrize("name", ORDER)
def test_chances_add_up_and_do_not_know_what_the_seat_cannot_know(name):
    g = korsi.game(name)
    players = max(2, g.players[0])
    m = korsi.Match(g, players, seed=6)
    rng = np.random.default_rng(6)
    steps = 0
    while not m.over:
        if steps % 40 == 0:
            view = m.view(m.acting()[0])
            found = chances(g, view)
            assert sum(found) == pytest.approx(1) and all(0 <= x <= 1 for x in found)
            other = g.new_states(1)
            other[0] = view.record
            g.entrypoints.redeal(other, 0, view.seat, bot_rng(9, 0))
            g.entrypoints.hide(other, 0, view.seat)
            assert chances(g, korsi.View(g, other, view.seat, view.move_number)) == found
        seat = m.acting()[0]
        m.play(int(rng.choice(m.legal_actions(seat))), seat)
        steps += 1
    won = [place == 1 for place in m.ranking()]
    assert chances(g, m.view(0)) == pytest.approx(np.array(won) / sum(won))


def test_features_of_kilt_castle_say_what_the_rules_say():
    g = korsi.game("kilt_castle")
    rng = np.random.default_rng(3)
    for players in g.players:
        m = korsi.Match(g, players, seed=players)
        while not m.over:
            seat = m.acting()[0]
            if rng.integers(5) == 0:
                for owner in range(players):
                    found = dict(zip(FEATURES, features(m.state, owner, owner), strict=True))
                    assert found["income"] == ducat_day_income(m.state, owner)
                    assert found["towers"] == final_towers(m.state, owner)
            m.play(int(rng.choice(m.legal_actions(seat))), seat)
