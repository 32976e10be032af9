"""Ratings, tests of a change, and weights from games."""

from __future__ import annotations

import numpy as np
import pytest

from korsi.bots.arena import Played
from korsi.bots.fitting import Course, explained, fit_spreads, fit_weights, sums_of
from korsi.bots.ladder import pairings, ratings, sprt


def meeting(seats, block, ranks):
    n = len(seats)
    return tuple(seats), Played(block, 0, (0.0,) * n, tuple(ranks), (0.0,) * n, (0,) * n, ((),) * n)


@pytest.mark.one_in(4)
def test_who_wins_ten_to_one_is_rated_400_points_higher():
    rng = np.random.default_rng(1)
    tables = []
    for block in range(400):
        ahead = rng.random() < 10 / 11
        tables.append(meeting(("greedy", "random"), block, (1, 2) if ahead else (2, 1)))
    best, worst = ratings(tables, samples=40)
    assert (best.bot, best.rating) == ("greedy", 1000.0)
    assert worst.rating == pytest.approx(600, abs=60)
    assert worst.low < worst.rating < worst.high and worst.games == 400


def test_larger_tables_and_ties_are_rated_too():
    seats = ("greedy", "a", "b", "c")
    tables = [meeting(seats, k, (1, 2, 2, 4)) for k in range(30)]
    rated = {r.bot: r.rating for r in ratings(tables, samples=5)}
    assert rated["greedy"] > rated["a"] > rated["c"]
    assert rated["a"] == pytest.approx(rated["b"])


def test_everybody_meets_his_neighbours():
    seen = {frozenset(seats) for seats in pairings(["a", "b", "c", "d"], 4)}
    assert seen == {frozenset(p) for p in ("ab", "bc", "cd", "ac", "bd")}


def test_a_change_is_accepted_rejected_or_played_on():
    rng = np.random.default_rng(3)
    good, even = 0.6 + 0.2 * rng.standard_normal(200), 0.5 + 0.2 * rng.standard_normal(200)
    assert sprt(good.tolist(), 0.5, 0.55) == "accept"
    assert sprt(even.tolist(), 0.5, 0.55) == "reject"
    assert sprt(even[:8].tolist(), 0.5, 0.55) == "play on"
    assert sprt([1.0, 1.0], 0.5, 0.55) == "play on"


@pytest.mark.parametrize("trace", [0.5, 0.9, 1.0])
def test_weights_are_found_again(trace):
    """Positions whose lead is points + 2 a - b + noise that averages out."""
    rng = np.random.default_rng(5)
    courses = []
    for _ in range(600):
        turns = 12
        a, b = rng.standard_normal(2)
        own = np.zeros((turns, 2, 3))
        final = 2 * a - b + 0.3 * rng.standard_normal()
        for t in range(turns):
            part = t / turns
            own[t, 0] = (part * final, (1 - part) * a, (1 - part) * b)
        courses.append(Course(own, np.linspace(1, 0, turns), final, float(final > 0)))
    sums = sums_of(courses, 3, trace)
    found = fit_weights(sums, (1.0, 0.0, 0.0), 1.0)
    assert found == pytest.approx((1.0, 2.0, -1.0), abs=0.15)
    assert explained(courses, found) > 0.9 > explained(courses, (1.0, 0.0, 0.0))
    stuck = fit_weights(sums, (1.0, 0.0, 0.0), 1e9)
    assert stuck == pytest.approx((1.0, 0.0, 0.0), abs=0.05)
    now, ahead, loss = fit_spreads(courses, found)
    assert now + ahead < 3 and loss < 0.4
