"""Sort out what every test here needs."""

import logging

import pytest

import table.hands  # noqa: F401  registers the game with secrets


@pytest.fixture(autouse=True)
def quiet():
    logging.getLogger("alembic").setLevel(logging.WARNING)
