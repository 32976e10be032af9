"""Gymnasium's checker, unchanged; the vector environment against the single one and the match."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import korsi
from korsi.research.gymnasium import Env, VectorEnv, register_games

from .play import COUNTS, any_legal, any_legal_rows

ID = "korsi/kilt_castle-v2"


def equal(a, b) -> bool:
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(equal(a[k], b[k]) for k in a)
    if isinstance(a, np.ndarray) and a.dtype == object:
        return all(x is y is None or equal(x, y) for x, y in zip(a, b, strict=True))
    return np.array_equal(a, b)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seat", [0, 1, "self"])
def test_check_env(players, seat, recwarn):
    check_env(gymnasium.make(ID, players=players, seat=seat).unwrapped)
    assert [str(w.message) for w in recwarn if "gymnasium" in str(w.message).lower()] == []


def test_check_env_with_secrets(hands):
    check_env(Env(hands, players=3), skip_render_check=True)


def test_every_game_is_registered():
    assert set(register_games()) <= set(gymnasium.registry)
    assert ID in register_games()


@pytest.mark.parametrize("players", COUNTS)
def test_one_learner_follows_the_match(players):
    """The learner sees what Match.view shows; the bots play by themselves."""
    learner = players - 1
    env = Env("kilt_castle", players=players, seat=learner)
    seen, info = env.reset(seed=4)
    rng = np.random.default_rng(1)
    done = False
    while not done:
        assert env.match.acting()[0] == info["seat"] == learner
        legal = env.match.legal_actions(learner)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, done, cut, info = env.step(any_legal(seen["action_mask"], rng))
        assert not cut
        assert done or reward == 0
    assert env.match.over
    assert info["utilities"].sum() == pytest.approx(1)
    assert reward == info["utilities"][learner]
    assert not seen["action_mask"].any()


def test_opponents_by_name():
    env = gymnasium.make(ID, players=3, seat=1, opponents=["greedy:200", "random"]).unwrapped
    seen, _ = env.reset(seed=0)
    for _ in range(5):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert {seat for seat, _ in env.match.actions} == {0, 1, 2}


def test_self_play_gives_the_move_to_whoever_acts():
    env = Env("kilt_castle", players=3, seat="self")
    seen, info = env.reset(seed=2)
    rng, seats, done = np.random.default_rng(0), set(), False
    while not done:
        seat = info["seat"]
        seats.add(seat)
        assert seen["observation"][-1] == seat == env.match.acting()[0]
        seen, reward, done, _, info = env.step(any_legal(seen["action_mask"], rng))
    assert seats == {0, 1, 2}
    assert reward == info["utilities"][seat]


def test_an_illegal_action_loses_or_raises():
    env = Env("kilt_castle", players=2)
    seen, _ = env.reset(seed=0)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = env.match.digest()
    _, reward, done, _, info = env.step(illegal)
    assert (reward, done) == (-1, True)
    assert "K-" in info["illegal"]
    assert env.match.digest() == before
    with pytest.raises(korsi.KorsiError, match="over"):
        env.step(illegal)
    strict = Env("kilt_castle", players=2, illegal="error")
    strict.reset(seed=0)
    with pytest.raises(korsi.Refused, match=r"\[K-"):
        strict.step(illegal)
    strict.step(int(np.flatnonzero(seen["action_mask"])[0]))


# ----------------------------------------------------------------------- many at once


@pytest.mark.one_in(8)
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seat", [0, "self"])
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_many_equal_single_ones(players, seat, mode):
    """Every value Gymnasium's own vectorisation of Env gives, over several games per row."""
    n = 5
    many = VectorEnv(n, "kilt_castle", players, seat, autoreset_mode=mode)
    make = lambda: Env("kilt_castle", players, seat)  # noqa: E731
    single = SyncVectorEnv([make] * n, autoreset_mode=mode)
    rng = np.random.default_rng(0)
    (seen, info), (seen_1, info_1) = many.reset(seed=11), single.reset(seed=11)
    assert equal(seen, seen_1) and equal(info, info_1)
    games = 0
    for _ in range(260):
        actions = any_legal_rows(seen["action_mask"], rng)
        here, there = many.step(actions), single.step(actions)
        seen, rewards, ended, cut, info = here
        assert equal(seen, there[0])
        assert equal(rewards, there[1]) and equal(ended, there[2]) and equal(cut, there[3])
        assert equal(info, there[4])
        games += int(ended.sum())
        if mode == AutoresetMode.DISABLED and ended.any():
            seen, info = many.reset(options={"reset_mask": ended.copy()})
            seen_1, info_1 = single.reset(options={"reset_mask": ended.copy()})
            assert equal(seen, seen_1)
    assert games >= n


@pytest.mark.one_in(8)
@pytest.mark.parametrize("players", COUNTS)
def test_many_follow_their_matches(players):
    """Step by step the same bytes, masks and seats as Match."""
    n = 6
    envs = VectorEnv(n, "kilt_castle", players, "self")
    seen, info = envs.reset(seed=20)
    matches = [korsi.Match("kilt_castle", players, seed=20 + i) for i in range(n)]
    rng = np.random.default_rng(3)
    playing = np.ones(n, bool)
    while playing.any():
        actions = any_legal_rows(seen["action_mask"], rng)
        for i in np.flatnonzero(playing):
            assert [int(info["seat"][i])] == matches[i].acting()
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == matches[i].legal_actions()
            matches[i].play(int(actions[i]))
        seen, _, ended, _, info = envs.step(actions)
        for i in np.flatnonzero(playing):
            assert envs.rows.states[i].tobytes() == matches[i].state.tobytes()
            assert bool(ended[i]) == matches[i].over
            if ended[i]:
                won = [place == 1 for place in matches[i].ranking()]
                assert (info["utilities"][i] > 0).tolist() == won
        playing &= ~ended


@pytest.mark.one_in(4)
def test_many_with_secrets_and_simultaneous_choices(hands):
    n = 8
    for seat in (0, 2, "self"):
        many = VectorEnv(n, hands, 3, seat)
        single = SyncVectorEnv([lambda seat=seat: Env(hands, 3, seat)] * n)
        rng = np.random.default_rng(0)
        seen, _ = many.reset(seed=1)
        assert equal(seen, single.reset(seed=1)[0])
        for _ in range(60):
            actions = any_legal_rows(seen["action_mask"], rng)
            here, there = many.step(actions), single.step(actions)
            assert all(equal(a, b) for a, b in zip(here, there, strict=True))
            seen = here[0]


def test_same_step_keeps_the_last_look():
    envs = VectorEnv(4, "kilt_castle", 2, "self", autoreset_mode="SameStep")
    seen, _ = envs.reset(seed=0)
    rng = np.random.default_rng(0)
    ended = np.zeros(4, bool)
    while not ended.any():
        seen, _, ended, _, info = envs.step(any_legal_rows(seen["action_mask"], rng))
    i = int(np.flatnonzero(ended)[0])
    assert not info["final_obs"][i]["action_mask"].any()
    assert info["final_info"]["utilities"][i].sum() == pytest.approx(1)
    assert seen["action_mask"][i].any(), "the next game has begun"


def test_seeds():
    def look(seed):
        envs = VectorEnv(3, "kilt_castle", 4, "self")
        return envs.reset(seed=seed)[0]["observation"].tolist()

    assert look(5) == look(5) == look([5, 6, 7])
    assert look(5)[1:] == look(6)[:2]
    assert look(5) != look(50)
    assert len({str(look(None)) for _ in range(5)}) > 1
    envs = VectorEnv(3, "kilt_castle", 4)
    first = envs.reset(seed=5)[0]["observation"].tolist()
    again = envs.reset()[0]["observation"].tolist()
    assert again != first
    envs.reset(seed=5)
    assert envs.reset()[0]["observation"].tolist() == again


def test_what_was_returned_is_not_reused():
    envs = VectorEnv(2, "kilt_castle", 3, "self")
    seen, info = envs.reset(seed=0)
    kept = seen["observation"].copy(), seen["action_mask"].copy(), info["seat"].copy()
    envs.step(seen["action_mask"].argmax(axis=1))
    assert equal(np.array(kept[0]), seen["observation"])
    assert equal(kept[1], seen["action_mask"]) and equal(kept[2], info["seat"])


def test_an_illegal_action_names_its_row_and_steps_nothing():
    envs = VectorEnv(3, "kilt_castle", 3, "self")
    seen, _ = envs.reset(seed=0)
    actions = seen["action_mask"].argmax(axis=1)
    bad = actions.copy()
    bad[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    before = envs.rows.states.tobytes()
    with pytest.raises(korsi.Refused, match=r"match 1: seat \d may not"):
        envs.step(bad)
    bad[1] = 10**6
    with pytest.raises(korsi.Refused, match="there is no action 1000000"):
        envs.step(bad)
    for nonsense in (actions[:2], actions * 0.5, 3, None):
        with pytest.raises(korsi.Refused):
            envs.step(nonsense)
    assert envs.rows.states.tobytes() == before
    envs.step(actions)


@pytest.mark.one_in(8)
def test_a_finished_match_waits_for_its_reset_when_autoreset_is_off(hands):
    envs = VectorEnv(2, hands, 2, "self", autoreset_mode="Disabled")
    envs.reset(seed=0)
    for _ in range(4):
        _, _, ended, _, _ = envs.step([0, 0])
    assert ended.all()
    with pytest.raises(korsi.KorsiError, match="match 0 is over"):
        envs.step([0, 0])
    with pytest.raises(korsi.BadSetup, match="reset_mask"):
        envs.reset(options={"reset_mask": np.zeros(2, bool)})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "played by 2, 3, 4, not by 5"),
        ({"players": 2, "seat": 2}, "seat is 0 to 1"),
        ({"seat": "all"}, "or 'self'"),
        ({"reward": "points"}, "win, rank"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
    ],
)
def test_bad_arguments_say_what_is_wrong(arguments, message):
    given = {"game": "kilt_castle"} | arguments
    with pytest.raises(korsi.BadSetup, match=message):
        Env(**given)
    with pytest.raises(korsi.BadSetup, match=message):
        VectorEnv(2, **given)


def test_more_bad_arguments():
    with pytest.raises(korsi.BadSetup, match="there is no bot 'genius'"):
        Env("kilt_castle", opponents="genius")
    with pytest.raises(korsi.BadSetup, match="3 opponents sit"):
        Env("kilt_castle", players=4, opponents=["random"])
    with pytest.raises(korsi.BadSetup, match="'lose' or 'error'"):
        Env("kilt_castle", illegal="ignore")
    with pytest.raises(korsi.BadSetup, match="play at random"):
        VectorEnv(2, "kilt_castle", opponents="greedy")
    with pytest.raises(korsi.BadSetup, match="num_envs"):
        VectorEnv(0, "kilt_castle")
    with pytest.raises(korsi.BadSetup, match="as many seeds"):
        VectorEnv(2, "kilt_castle").reset(seed=[1])
    with pytest.raises(korsi.KorsiError, match="reset"):
        VectorEnv(2, "kilt_castle").step([0, 0])
    with pytest.raises(korsi.KorsiError, match="reset"):
        Env("kilt_castle").step(0)
