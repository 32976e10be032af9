from __future__ import annotations

import pytest

from example.hands import GAME
from korsi.core import game as register


@pytest.fixture
def hands(monkeypatch):
    """The tiny game with secrets, known by its name while a test needs it."""
    monkeypatch.setitem(register._registered, GAME.name, GAME)
    return GAME
