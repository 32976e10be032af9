"""What an answer was thought out with, as a hash: one that was written down is as good as that.

A puzzle tells what its turns are worth; other weights, another search, another value may say
otherwise. A change may also mean nothing: whether an answer still holds is found by weighing it
again (`korsi puzzles GAME --again`)."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache

from korsi.bots.manners import pointless
from korsi.bots.search import thought_of
from korsi.bots.thinking import thinking_file
from korsi.coach.turns import best_turns
from korsi.core.game import Game, package_of
from korsi.core.rules_digest import rules_digest


@cache
def thought_with(game: Game) -> str:
    """A hash of the numbers in `thinking.toml`, of the rules that value a position, and of the
    search."""
    game = game.compiled or game
    file = thinking_file(game)
    numbers = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    values = rules_digest(
        [game.value, game.features, game.sensible, game.part_left], package_of(game.setup)
    )
    search = (
        rules_digest([thought_of, pointless], "korsi.bots"),
        rules_digest([best_turns], "korsi.coach"),
    )
    return hashlib.sha256(repr((numbers, values, search)).encode()).hexdigest()[:16]
