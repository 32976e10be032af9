"""What the end of a game is worth."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.research.utility import check_reward, utilities, utility

from .play import COUNTS, one_state, random_match


def worth(ranks: list[int], kind: str) -> list[float]:
    out = np.zeros(len(ranks))
    utility(np.array(ranks), len(ranks), check_reward(kind), out)
    return out.tolist()


@pytest.mark.parametrize(
    ("ranks", "win", "rank"),
    [
        ([1, 2], [1, 0], [1, 0]),
        ([1, 1], [0.5, 0.5], [0.5, 0.5]),
        ([2, 1, 3], [0, 1, 0], [0.5, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, 0], [0.75, 0.75, 0]),
        ([2, 2, 1, 4], [0, 0, 1, 0], [0.5, 0.5, 1, 0]),
        ([1], [1], [1]),
        ([2], [0], [0]),  # a solo game lost
    ],
)
def test_places_are_worth_what_is_documented(ranks, win, rank):
    assert worth(ranks, "win") == win
    assert worth(ranks, "rank") == rank


@pytest.mark.parametrize("players", COUNTS)
def test_utilities_of_finished_games_add_up(players):
    for seed in range(20):
        m = random_match(korsi.game("kilt_castle"), players, seed)
        states = one_state(m)
        win = utilities(m.game, states, 0, players, check_reward("win"))
        rank = utilities(m.game, states, 0, players, check_reward("rank"))
        assert win.sum() == pytest.approx(1)
        assert rank.sum() == pytest.approx(players / 2)
        assert {k for k in range(players) if win[k] > 0} == {
            k for k, place in enumerate(m.ranking()) if place == 1
        }


def test_an_unknown_reward_is_refused():
    with pytest.raises(korsi.BadSetup, match="win, rank"):
        check_reward("points")
