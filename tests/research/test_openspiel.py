"""OpenSpiel's own simulation test, unchanged, and what it does not ask."""

from __future__ import annotations

import pickle
import re

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import korsi
from example.hands import CARDS, UNKNOWN
from example.hands import GAME as HANDS
from korsi.research import openspiel

from .play import COUNTS, random_match


def load(players: int, name: str = "korsi_kilt_castle", **more):
    return pyspiel.load_game(name, {"players": players, **more})


@pytest.fixture
def secret(hands):
    openspiel.register_games()
    return lambda players: load(players, "korsi_hands")


def play(state, rng, steps: int = 10**6):
    while not state.is_terminal() and steps:
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.one_in(3)
@pytest.mark.parametrize("players", COUNTS)
def test_random_sim(players):
    pyspiel.random_sim_test(load(players), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [1, *COUNTS])
def test_random_sim_with_secrets_and_chance(secret, players):
    pyspiel.random_sim_test(secret(players), num_sims=10, serialize=True, verbose=False)


def test_every_game_is_registered():
    assert set(openspiel.register_games()) <= set(pyspiel.registered_names())
    assert "korsi_kilt_castle" in openspiel.register_games()


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_follows_the_match(players):
    """Set-up outcome k lays the table of seed k; from there everything agrees."""
    m = random_match(korsi.game("kilt_castle"), players, seed=17)
    state = load(players).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(17)
    for n, (seat, action) in enumerate(m.actions):
        past = m.at(n)
        assert state.current_player() == seat
        assert state.legal_actions() == past.legal_actions(seat)
        assert all(not state.legal_actions(k) for k in range(players) if k != seat)
        assert state.action_to_string(seat, action) == m.game.moves.write(action)
        assert state.returns() == [0] * players
        state.apply_action(action)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)
    assert [r > 0 for r in state.returns()] == [place == 1 for place in m.ranking()]
    table, real = state.at.states[0], m.state
    for name in m.game.record.names:
        if name != "rng":
            assert np.array_equal(table[name], real[name])


def test_chance_is_explicit_in_mid_game(secret):
    state = secret(2).new_initial_state()
    state.apply_action(0)
    for action in (0, 1):
        assert state.is_player_node()
        state.apply_action(action)
    assert state.is_chance_node(), "somebody swaps, so a card is drawn"
    outcomes = state.chance_outcomes()
    assert len(outcomes) == openspiel.OUTCOMES
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    drawn = {int(state.child(k).at.states["hand"][0][1]) for k, _ in outcomes}
    assert len(drawn) == CARDS - 2, "every card that is in nobody's hand can come"
    kept = state.child(3)
    kept.apply_action(0)
    kept.apply_action(0)
    assert kept.is_terminal(), "nobody swaps, so nothing is asked of chance"


def test_no_state_holds_its_future(secret):
    rng = np.random.default_rng(0)
    for game in (load(3), secret(3)):
        state = game.new_initial_state()
        while not state.is_terminal():
            assert not state.at.states["rng"].any()
            state = play(state, rng, 1)


def test_a_clone_is_independent_and_equal(secret):
    for game in (load(2), secret(2)):
        state = play(game.new_initial_state(), np.random.default_rng(1), 4)
        twin, before = state.clone(), str(state)
        play(twin, np.random.default_rng(2), 1)
        assert str(state) == before
        assert str(twin) != before
        assert twin.history()[:-1] == state.history()


def test_a_state_is_written_down_as_its_history(secret):
    for game in (load(4), secret(4)):
        state = play(game.new_initial_state(), np.random.default_rng(1), 6)
        back = game.deserialize_state(state.serialize())
        assert str(back) == str(state) and back.history() == state.history()
        assert back.at.states.tobytes() == state.at.states.tobytes()
        assert len(pickle.dumps(state.at)) < 1000
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)


def test_what_others_hold_is_not_observed(secret):
    state = secret(3).new_initial_state()
    state.apply_action(5)
    hands = state.at.states["hand"][0]
    for seat in range(3):
        shown = [str(hands[k] if k == seat else UNKNOWN) for k in range(3)]
        assert f"hand={','.join(shown)}" in state.observation_string(seat)
        part = slice(3, 6)  # shown, turn, players, then the hands
        assert state.observation_tensor(seat)[part] == [float(x) for x in shown]


def test_resampling_keeps_the_information_state(secret):
    rng = np.random.default_rng(0)
    others = set()
    for k in range(30):
        state = play(secret(3).new_initial_state(), rng, 1 + k % 6)
        if not state.is_player_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        others.add(other.at.states.tobytes() != state.at.states.tobytes())
        back = secret(3).deserialize_state(other.serialize())
        assert back.at.states.tobytes() == other.at.states.tobytes()
        play(other, rng)
    assert True in others


def test_the_information_state_remembers(secret):
    """Two ways to the same view are two information states."""
    game = secret(2)
    one = game.new_initial_state()
    one.apply_action(0)
    two = one.clone()
    for state, first in ((one, 0), (two, 1)):
        state.apply_action(first)
        state.apply_action(0)
        if state.is_chance_node():
            state.apply_action(0)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_python_ismcts_can_search(secret):
    state = secret(2).new_initial_state()
    state.apply_action(7)
    random = np.random.RandomState(0)
    bot = ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        evaluator=RandomRolloutEvaluator(2, random),
        max_simulations=50,
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()


def test_structs_name_their_fields():
    state = load(3).new_initial_state()
    state.apply_action(1)
    action = state.legal_actions()[0]
    form = state.action_to_struct(state.current_player(), action)
    assert form.to_dict()["action"] == "move"
    assert list(state.struct_to_actions(form)) == [action]
    assert state.to_observation_struct(0).to_dict()["game"] == "kilt_castle"


def test_parameters_reach_the_rules():
    game = load(3, reward="rank", roof_connects_areas=False)
    assert str(game) == "korsi_kilt_castle(players=3,reward=rank,roof_connects_areas=False)"
    state = play(game.new_initial_state(), np.random.default_rng(0))
    assert sum(state.returns()) == pytest.approx(1.5)
    assert load(2).utility_sum() == 1
    assert state.at.states["options"][0][4] == 0


def test_bad_arguments_say_what_is_wrong():
    with pytest.raises(korsi.BadSetup, match="played by 2, 3, 4, not by 7"):
        load(7)
    with pytest.raises(korsi.BadSetup, match="win, rank"):
        load(3, reward="points")
    with pytest.raises(korsi.BadSetup, match="option colours is one of"):
        load(3, colours="pink")
    with pytest.raises(Exception, match="korsi_chess"):
        pyspiel.load_game("korsi_chess")
    state = load(3).new_initial_state()
    state.apply_action(0)
    before = str(state)
    illegal = next(a for a in range(288) if a not in state.legal_actions())
    with pytest.raises(korsi.Refused, match=r"may not .* \[K-"):
        state.apply_action(illegal)
    assert str(state) == before


def test_the_tiny_game_is_only_known_while_needed():
    assert HANDS.name not in korsi.game_names()


@pytest.mark.one_in(4)
def test_a_box_of_ones_own(tmp_path):
    box = korsi.game("kilt_castle").box
    other = tmp_path / "components.toml"
    other.write_text(
        re.sub(r"start_per_player *= *\d+", "start_per_player = 25", box.text), encoding="utf-8"
    )
    game = load(2, box=str(other))
    state = play(game.new_initial_state(), np.random.default_rng(0), 1)
    assert state.at.states["money"][0].tolist()[:2] == [25, 25]
    assert str(game.deserialize_state(state.serialize())) == str(state)
