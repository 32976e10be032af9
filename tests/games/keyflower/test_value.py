"""What bots of Keyflower look at: greedy's value stays as it is, the search's features, and what is
left out of a lookahead."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.bots.greedy import DEPTH
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import propose
from korsi.bots.seats import bot_rng
from korsi.bots.thinking import changed
from korsi.core.interpreted import interpreted
from korsi.games.keyflower.state import TURN
from korsi.games.keyflower.value.upgrades import OUT_OF_REACH, moves_to_pay
from matches import later, record, sensible

from .conftest import KEY, A, B, all_pass, bid, build, give, own, put, table, tile, use

GAME = KEY.interpreted
VILLAGE = {"keywood": (1, -1, 0), "peddler": (1, 0, 0)}  # a triangle of roads with home 1


def feature(m: korsi.Match, name: str, owner: int = A) -> float:
    return float(GAME.features(record(m), owner, owner)[GAME.value_features.index(name)])


@pytest.mark.parametrize(
    "players, values",
    [
        (2, [16.688, -16.688]),
        (4, [-11.643167, 2.494167, 12.538833, -3.389833]),
        (6, [-8.8914, 7.095, 3.6666, -3.7074, -0.7914, 2.6286]),
    ],
)
def test_greedy_stays_an_anchor(players, values):
    """Features for the search come and go; what greedy thinks of a position does not change."""
    m = later(GAME, players, 120)
    found = [GAME.value(record(m), seat) for seat in range(players)]
    assert found == pytest.approx(values, abs=1e-5)


def test_a_bid_is_looked_at_with_as_many_workers_as_it_needs_and_two_more():
    m = give(table(offer="miner"), A, "5 red 2 blue")
    m.play("bid miner")
    asked = {"workers red 1", "workers red 2", "workers red 3", "workers blue 1", "workers blue 2"}
    assert sensible(m) == asked
    assert "workers red 5" in m.legal()


def test_quickly_a_bid_takes_the_commonest_colour_a_use_the_rarest():
    m = give(table(offer="miner"), A, "5 red 2 blue 9 green")
    m.play("bid miner")
    assert sensible(m, quick=True) == {"workers red 1"}
    m = give(table(offer="miner"), A, "5 red 2 blue 1 green")
    m.play("use miner")
    assert sensible(m, quick=True) == {"workers blue 1"}


def test_quickly_nobody_adds_to_what_he_leads():
    m = give(give(table(2, offer="miner keywood"), A, "5 red"), B, "1 red")
    bid(m, "miner", "1 red")
    m.play("pass")
    assert "bid miner" in sensible(m)
    assert "bid miner" not in sensible(m, quick=True)


def test_nobody_transports_with_nothing_to_carry():
    m = give(build(table(2), A, VILLAGE), A, "2 red")
    assert "use home-1" in m.legal() and "use home-1" not in sensible(m)
    put(m, "keywood", "1 wood")
    assert "use home-1" in sensible(m)


def test_moves_that_bring_an_upgrades_counters_together():
    m = build(table(2), A, VILLAGE)  # home 1 asks for wood and stone
    put(m, "keywood", "1 wood"), put(m, "peddler", "1 stone")
    pays = [interpreted(moves_to_pay)(record(m), A, tile("home-1"), most) for most in (1, 2, 6)]
    assert pays == [OUT_OF_REACH, 2, 2]
    put(m, "home-1", "1 gold")  # stands for either
    assert interpreted(moves_to_pay)(record(m), A, tile("home-1"), 1) == 1


def test_an_upgrade_within_reach_is_seen_before_and_during_the_transport():
    m = give(build(table(2), A, VILLAGE), A, "2 red")
    put(m, "keywood", "1 wood"), put(m, "home-1", "1 stone")
    assert feature(m, "upgrade_next") >= 5 and feature(m, "upgrade_now") == 0
    use(m, "home-1", "1 red")
    assert feature(m, "upgrade_now") >= 5 and feature(m, "upgrade_next") == 0
    m.play("carry wood keywood"), m.play("to peddler")  # the wrong way
    assert feature(m, "upgrade_now") == 0


def test_winter_tiles_led_count_each_worker_once():
    m = give(table(2, offer="apothecary village_hall", season="winter"), A, "9 red")
    bid(m, "apothecary", "2 red")
    give(m, B, "1 blue")
    m.play("pass")
    alone = feature(m, "winter_sure")  # seven workers left: one group of five
    bid(m, "village_hall", "1 red")
    assert alone == 3
    assert feature(m, "winter_sure") == 6  # six left: each a point, or five of them three
    assert record(m).owner[tile("apothecary")] == -1


def test_who_places_beside_others_is_followed_to_the_end_of_his_own_placement():
    m = give(give(table(2, offer="miner keywood", game=GAME), A, "1 red"), B, "1 blue")
    bid(m, "miner", "1 red"), bid(m, "keywood", "1 blue")
    all_pass(m)
    while len(m.acting()) == 1:  # boats
        m.play(m.legal_actions()[0])
    assert m.acting() == [A, B]
    playing, desk = playing_of(GAME, True), new_desk(GAME)
    view, thinking = m.view(B), changed(GAME, 2, ["look=400"])
    for turn in propose(GAME, playing, desk, view, bot_rng(1, 0), thinking, float("inf"))[:4]:
        after = m.at(len(m))
        for action in turn.line[turn.line >= 0]:
            assert action in after.legal_actions(B)
            after.play(int(action), B)
        assert tile("keywood") in np.flatnonzero(after.state["fresh"])


def test_a_playout_does_not_end_in_the_middle_of_a_transport():
    """Every move of a counter counts as a turn in the record, but it is one turn of the player."""
    m = give(build(table(2, game=GAME), A, VILLAGE), A, "1 red")
    put(m, "keywood", "3 wood")
    own(m, B, "stable", side=1)
    use(m, "stable", "1 red")
    playing, desk, thinking = playing_of(GAME, True), new_desk(GAME), changed(GAME, 2, [])
    desk.table[0] = m.view(A).record
    line = np.full(DEPTH, -1, np.int16)
    line[:2] = [m.action_of(text) for text in ("carry wood keywood", "to peddler")]
    desk.luck[:] = bot_rng(1, 0)
    playing.playout(desk, line, A, thinking.judging(), 20, 1, 0, 0.0, 0)
    assert desk.table[1].step == TURN and desk.table[1].active == A  # B has had a turn
