"""PettingZoo's own suites, unchanged, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import korsi
from korsi.research.pettingzoo import env

from .play import COUNTS, any_legal

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("players", COUNTS)
def test_api(players):
    api_test(env("kilt_castle", players=players), num_cycles=200)


@pytest.mark.parametrize("players", COUNTS)
def test_seed(players):
    seed_test(lambda: env("kilt_castle", players=players), num_cycles=200)


@pytest.mark.parametrize("players", COUNTS)
def test_suites_with_secrets_and_simultaneous_choices(hands, players):
    api_test(env("hands", players=players), num_cycles=200)
    seed_test(lambda: env("hands", players=players), num_cycles=50)


@pytest.mark.parametrize("players", COUNTS)
def test_a_whole_game_follows_the_match(players):
    e, m = env("kilt_castle", players=players), korsi.Match("kilt_castle", players, seed=9)
    e.reset(seed=9)
    rng = np.random.default_rng(0)
    while not m.over:
        seat = m.acting()[0]
        assert e.agent_selection == f"seat_{seat}"
        for k in range(players):
            seen = e.observe(f"seat_{k}")
            legal = m.legal_actions(seat) if k == seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert e.observation_space(f"seat_{k}").contains(seen)
        action = any_legal(e.observe(e.agent_selection)["action_mask"], rng)
        m.play(action, seat)
        e.step(action)
    assert e.match.digest() == m.digest()
    assert sum(e.rewards.values()) == pytest.approx(1)
    winners = [f"seat_{k}" for k, place in enumerate(m.ranking()) if place == 1]
    assert [a for a in e.agents if e.rewards[a] > 0] == winners
    assert all(e.terminations.values()) and not any(e.truncations.values())
    for _ in range(players):
        e.step(None)
    assert not e.agents


def test_simultaneous_choices_are_asked_from_the_lowest_seat(hands):
    e = env(hands, players=3)
    e.reset(seed=1)
    asked = []
    while e.agents and not e.terminations[e.agent_selection]:
        asked.append(e.agent_selection)
        e.step(0)
    assert asked == ["seat_0", "seat_1", "seat_2"] * 2


def test_seeds_make_matches_and_series():
    def first(e, seed=None):
        e.reset(seed=seed)
        return e.observe("seat_0")["observation"].tolist()

    a, b = env("kilt_castle", 4), env("kilt_castle", 4)
    series = [first(a, 3), first(a), first(a)]
    assert series == [first(b, 3), first(b), first(b)]
    assert len({tuple(x) for x in series}) == 3
    a.reset(seed=3)
    assert a.match.seed == 3
    fresh = {env("kilt_castle", 4).reset() or tuple(first(env("kilt_castle", 4))) for _ in range(8)}
    assert len(fresh) > 1, "without a seed, tables differ"


def test_bad_arguments_say_what_is_wrong():
    with pytest.raises(korsi.BadSetup, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(korsi.BadSetup, match="played by 2, 3, 4, not by 5"):
        env("kilt_castle", players=5)
    with pytest.raises(korsi.BadSetup, match="no option 'speed'"):
        env("kilt_castle", options={"speed": 1})
    with pytest.raises(korsi.BadSetup, match="render_mode"):
        env("kilt_castle", render_mode="human")
    with pytest.raises(korsi.BadSetup, match="reward"):
        env("kilt_castle", reward="points")
    e = env("kilt_castle")
    with pytest.raises(korsi.KorsiError, match="reset"):
        e.step(0)
    with pytest.raises(korsi.BadSetup, match="a seed is"):
        e.reset(seed=-1)


def test_an_illegal_action_is_refused_and_changes_nothing():
    e = env("kilt_castle", players=3)
    e.reset(seed=0)
    before = e.match.digest(), e.agent_selection
    illegal = int(np.flatnonzero(e.observe(e.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises(korsi.Refused, match=r"may not .* \[K-"):
        e.step(illegal)
    for nonsense in (10**6, -1, None, 0.5, "build"):
        with pytest.raises(korsi.Refused):
            e.step(nonsense)
    assert (e.match.digest(), e.agent_selection) == before


def test_options_reach_the_rules():
    e = env("kilt_castle", players=2, options={"two_player_end": "any_colour"})
    e.reset(seed=0)
    plain = korsi.Match("kilt_castle", 2, seed=0)
    assert e.match.digest() != plain.digest()


def test_rendering():
    e = env("kilt_castle", players=3, render_mode="rgb_array")
    e.reset(seed=0)
    picture = e.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert picture.std() > 5, "not one flat colour"
    text = env("kilt_castle", players=3, render_mode="ansi")
    text.reset(seed=0)
    assert isinstance(text.render(), str)
    e.close()
