from __future__ import annotations

import pytest

import korsi
from korsi.core import game as register

from .swap_game import GAME


@pytest.fixture
def swap():
    """The tiny game with secrets, known by its name while a test needs it."""
    yield korsi.register(GAME)
    del register._registered[GAME.name]
