"""Sort out what every test here needs."""

import logging
import os
from pathlib import Path

import pytest

from korsi.core import game as register
from table.hands import GAME

# Importing it registers it, which workers need; here it is known to the tests of the table alone.
register._registered.pop(GAME.name, None)

# Workers are processes of their own and have to find it too.
os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])


@pytest.fixture(autouse=True)
def a_game_with_secrets(monkeypatch):
    monkeypatch.setitem(register._registered, GAME.name, GAME)


@pytest.fixture(autouse=True)
def quiet():
    logging.getLogger("alembic").setLevel(logging.WARNING)
