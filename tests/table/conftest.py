"""Sort out what every test here needs."""

import logging
import os
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from example.hands import GAME
from korsi.core import game as register
from korsi.table import people
from postgresql import postgresql

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def a_game_with_secrets(monkeypatch):
    """Known to the tests of the table; its workers are processes of their own and find it too."""
    monkeypatch.setitem(register._registered, GAME.name, GAME)
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)


@pytest.fixture(scope="session")
def server():
    with postgresql() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """For `played_on_both`: the folder of a test says where its tables are kept."""
    if request.param == "postgresql":
        (tmp_path / "store").write_text(request.getfixturevalue("server").new_database())
    return request.param


@pytest.fixture(autouse=True)
def quiet():
    logging.getLogger("alembic").setLevel(logging.WARNING)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch):
    """Argon2 is slow on purpose; here nobody guesses."""
    monkeypatch.setattr(people, "_hasher", PasswordHasher(1, 8, 1))
