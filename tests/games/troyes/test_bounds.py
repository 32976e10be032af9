"""The bound of a game's length (rules/bounds.py): games that dawdle on purpose stay below it."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.games.troyes.rules.bounds import (
    MAX_STEPS,
    black_dice,
    dice_steps,
    most_steps,
    spendings,
    turn_steps,
)

from .conftest import TROYES

# What a player who wants to stay at the table does first.
DAWDLING = ["reroll", "at", "collect", "recruit", "flip", "yield", "counter", "take", "use", "from"]
DAWDLING += ["activate", "fight", "build", "discard", "done", "times", "farm", "settle", "lift"]
DAWDLING += ["recall", "place", "roll", "pass"]


def dawdle(m: korsi.Match, rng: np.random.Generator) -> str:
    """Spend all influence, then take the fewest dice for the longest action."""
    legal = m.legal()
    if "done" in legal and any(move.startswith("take") for move in legal):
        return "done"
    first = min(DAWDLING.index(move.split()[0]) for move in legal)
    best = [move for move in legal if move.split()[0] == DAWDLING[first]]
    return str(rng.choice(best)) if DAWDLING[first] != "times" else best[-1]


@pytest.mark.parametrize("players", TROYES.players)
def test_a_game_that_dawdles_stays_below_the_bound(players):
    longest = 0
    for seed in range(10):
        rng = np.random.default_rng(seed)
        m = korsi.Match(TROYES, players, seed)
        while not m.over:
            m.play(dawdle(m, rng))
        longest = max(longest, len(m))
        assert len(m) <= most_steps(players) <= MAX_STEPS
    assert longest > 100, "they do dawdle"


def test_the_parts_of_the_bound():
    assert [spendings(n) for n in (0, 1, 4, 20)] == [0, 1, 4, 20], "a reroll for each influence"
    assert dice_steps([0, 1, 1, 1]) == 18, "eighteen dice, one by one"
    assert dice_steps([0, 1, 1, 30]) == 180, "six groups of three"
    assert dice_steps([0, 10, 1, 31]) == 6 * 31
    assert [black_dice(n) for n in (1, 2)] == sorted(black_dice(n) for n in (1, 2))
    assert turn_steps(1) < turn_steps(3) < MAX_STEPS / 20


def test_a_longer_track_of_influence_lengthens_the_bound(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text(TROYES.box.text.replace("start_influence = 4", "start_influence = 14"))
    longer = korsi.game("troyes", box=file)
    assert longer.max_steps == TROYES.max_steps + 4 * 10
