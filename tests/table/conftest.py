"""Sort out what every test here needs."""

import logging
import os
from pathlib import Path

import pytest

import table.hands  # noqa: F401  registers the game with secrets

# Workers are processes of their own and have to find it too.
os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])


@pytest.fixture(autouse=True)
def quiet():
    logging.getLogger("alembic").setLevel(logging.WARNING)
