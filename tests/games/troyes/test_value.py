"""What bots of Troyes look at: greedy's value stays as it is, the search's features, and what is
left out of a lookahead."""

from __future__ import annotations

import pytest

from matches import later, record, sensible

from .conftest import LEROY, TROYES, table

GAME = TROYES.interpreted


@pytest.mark.parametrize(
    "players, values",
    [
        (1, [-45.861667]),
        (2, [0.163, -0.121333]),
        (3, [-3.977, 3.876, -0.437333]),
        (4, [-2.652222, 4.063333, -3.701111, 2.37]),
    ],
)
def test_greedy_stays_an_anchor(players, values):
    """Features for the search come and go; what greedy thinks of a position does not change."""
    m = later(GAME, players, 90)
    found = [GAME.value(record(m), seat) for seat in range(players)]
    assert found == pytest.approx(values, abs=1e-5)


def test_every_feature_has_a_name_and_at_the_end_only_points_are_left():
    names = GAME.value_features
    assert 40 <= len(names) == len(set(names)) <= 150
    for players in (1, 4):
        m = later(GAME, players, 60)
        owners = [*range(players), LEROY][: players + (players == 1)]
        for owner in owners:
            found = GAME.features(record(m), owner, 0)
            assert len(found) == len(names)
        told = dict(zip(names, GAME.features(record(m), 0, 0), strict=True))
        assert told["deniers"] == record(m)["deniers"][0] + record(m)["purse"][0]
    while not m.over:
        seat = m.acting()[0]
        m.play(m.legal_actions(seat)[-1], seat)
    assert not any(GAME.features(record(m), 0, 0)[1:])


def test_a_card_counts_by_what_it_makes_of_the_dice():
    """The same dice are worth more to who has a tradesman on the Sculptor."""
    bare = table(dice={0: "y6 y6"}, cards="sculptor", game=GAME)
    open_ = table(dice={0: "y6 y6"}, cards="sculptor", tradesmen={"sculptor": {0: 1}}, game=GAME)
    at = GAME.value_features.index("yellow_use")
    before, after = (GAME.features(record(m), 0, 0)[at] for m in (bare, open_))
    assert after == pytest.approx(12 / 3) and before < after


def test_a_group_is_looked_at_in_one_order():
    m = table(dice={0: "y2 y5"}, filler=False, game=GAME)
    m.play("farm")
    assert {"take 0 yellow 2", "take 0 yellow 5"} <= sensible(m)
    m.play("take 0 yellow 2")
    assert "take 0 yellow 5" in m.legal() and sensible(m) == {"done"}


def test_a_small_die_that_needs_a_larger_one_is_not_a_dead_end():
    m = table(
        dice={0: "y2 y5"}, cards="miller", tradesmen={"miller": {0: 1}}, filler=False, game=GAME
    )
    m.play("activate miller")
    m.play("take 0 yellow 2")
    assert sensible(m) == {"take 0 yellow 5"}


def test_a_die_is_not_bought_while_the_same_one_is_ones_own():
    m = table(dice={0: "y4", 1: "y4", 2: "y6"}, deniers=[20, 5, 5, 5], filler=False, game=GAME)
    m.play("farm")
    assert sensible(m) == {"take 0 yellow 4", "take 2 yellow 6"}


def test_nobody_recruits_with_a_citizen_at_hand():
    m = table(dice={0: "y4"}, influence=[10, 4, 4, 4], game=GAME)
    assert "recruit" in m.legal() and "recruit" not in sensible(m)
