"""What a server is told to load: `plugins=("example.hands.plugin",)`."""

from example.hands import GAME
from korsi.core.game import register

register(GAME)
