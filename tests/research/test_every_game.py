"""The peers' own suites over every game there is, at its smallest and its largest table."""

from __future__ import annotations

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import korsi
import korsi.research.openspiel  # registers the games
from amounts import amount
from korsi.research.gymnasium import Env
from korsi.research.pettingzoo import env

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in korsi.game_names()
    for players in (korsi.game(name).players[0], korsi.game(name).players[-1])
]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo(name, players):
    api_test(env(name, players=players), num_cycles=150)
    seed_test(lambda: env(name, players=players), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium(name, players):
    check_env(Env(name, players=players), skip_render_check=True)
    assert any(name in spec for spec in gymnasium.registry)


@pytest.mark.one_in(2)
# its suite asks every position everything: only the small tables under make test
@pytest.mark.parametrize(("name", "players"), TABLES[amount(slice(0, None, 2), slice(None))])
def test_openspiel(name, players):
    game = pyspiel.load_game(f"korsi_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
