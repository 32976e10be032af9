"""F-5.3, F-5.5: within a season each use of a tile takes more workers than the one before it.

A law of this game, over random games, games of greedy bots and the record of a game in which
version 1 of the rules broke it: the owner of summer boat 4b used a tile with one worker where three
were needed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import korsi
from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.core.chance import below, pick, seed_rng
from korsi.core.rule import INTERPRET, specialise
from korsi.games.keyflower.box import FIRST_TURN_ORDER, MAX_ON_TILE

from .conftest import KEY, A, on_tile, refused, tile

TESTS = Path(__file__).parents[2]
FIXTURES = TESTS / "fixtures"
TOO_FEW = FIXTURES / "keyflower_4b_too_few.korsi"
RANDOM_GAMES = 2 if INTERPRET else 400


def moves_of(file: Path) -> list[tuple[int, str]]:
    """The moves of a record, whatever version of the rules wrote it."""
    lines = file.read_text("utf-8").partition("moves\n")[2].splitlines()
    written = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    return [(int(seat), move) for seat, move in written]


def shrinking_use(m: korsi.Match) -> str:
    """The first use of a match that takes too few or too many workers, "" if there is none."""
    uses: dict[str, list[int]] = {}
    for n in range(1, len(m) + 1):
        for event in m.at(n).events():
            if event["event"] == "season_ends":
                uses = {}
            if event["event"] == "uses":
                before = uses.setdefault(event["tile"], [])
                before.append(event["workers"])
                if before != sorted(set(before)) or sum(before) > MAX_ON_TILE:
                    return f"move {n}: {event['tile']} is used by {before} workers"
    return ""


@cache
def random_uses():
    """Plays random games; returns how many uses there were and how many were too small."""
    compiled = specialise(KEY.salt)
    setup, acting, legal, apply = KEY.setup, KEY.acting, KEY.legal, KEY.apply

    @compiled
    def play(states, blank, mask, players, games, options, rng):
        uses = 0
        shrinking = 0
        for seed in range(games):
            states[0] = blank[0]
            states[0].players = players
            seed_rng(states[0].rng, seed, 0)
            setup(states[0], players, options)
            bits = acting(states[0])
            while bits != 0:
                seat = below(rng, players)
                while not (bits >> seat) & 1:
                    seat = (seat + 1) % players
                action = pick(rng, mask, legal(states[0], seat, mask))
                states[1] = states[0]
                apply(states[0], seat, action)
                for t in range(FIRST_TURN_ORDER):
                    before, now = states[1].last_use[t], states[0].last_use[t]
                    if now != before and now != 0:
                        uses += 1
                        if now < before:
                            shrinking += 1
                bits = acting(states[0])
        return uses, shrinking

    return play


@pytest.mark.one_in(8)
@pytest.mark.clause("F-5.3", "F-5.5", "F-10.11")
@pytest.mark.parametrize("players", KEY.players)
def test_uses_grow_in_random_games(players):
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 20261115, players)
    mask = np.zeros(KEY.moves.count, np.uint8)
    options = KEY.option_indices({})
    uses, shrinking = random_uses()(
        KEY.new_states(2), KEY.new_states(1), mask, players, RANDOM_GAMES, options, rng
    )
    assert uses > 5 * RANDOM_GAMES and shrinking == 0


@pytest.mark.clause("F-5.3", "F-5.5", "F-10.11")
@pytest.mark.skipif(INTERPRET, reason="bots think a thousand times slower")
def test_uses_grow_in_games_of_greedy_bots():
    for file in sorted(FIXTURES.glob("keyflower-*.korsi")):
        assert shrinking_use(korsi.load(file)) == ""
    for seed in range(3):
        assert shrinking_use(play_game(KEY, [make_bot("greedy", KEY)] * 2, 1626 + seed)) == ""


@pytest.mark.clause("F-5.3", "F-10.10", "F-10.11")
def test_4b_does_not_use_a_tile_with_too_few():
    """Two workers used Home 1 before: one blue may only begin a use, and two red have to follow."""
    m = korsi.Match(KEY, players=2, seed=1626)
    for seat, move in moves_of(TOO_FEW):
        m.play(move, seat)
    assert len(m) == 66 and m.acting() == [A]
    assert int(m.state["last_use"][tile("home_1")]) == 2
    assert m.legal() == ["workers red 2"]
    refused(m, "done", "F-5.3")
    refused(m, "workers red 1", "F-5.3")
    refused(m, "workers red 3", "F-5.4")
    m.play("workers red 2")
    assert on_tile(m, "home_1") == {"red": 4, "yellow": 1, "blue": 1}
    assert int(m.state["last_use"][tile("home_1")]) == 3
    assert m.events()[0] == {
        "event": "uses", "seat": A, "tile": "home_1", "colour": None, "workers": 3,
    }  # fmt: skip
    assert shrinking_use(m) == ""


MUTANT = """
import korsi
from games.keyflower.test_growing_uses import TOO_FEW, moves_of, shrinking_use
from korsi.core import match
from korsi.games.keyflower.rules import workers

match.EVERY = 1  # positions played again would be played by the broken rule
m = korsi.Match("keyflower", players=2, seed=1626)
*moves, (seat, move) = moves_of(TOO_FEW)
for mover, made in moves:
    m.play(made, mover)
workers.tile_is_full = lambda s: True  # whoever is named goes at once, as in version 1
m.play(move, seat)
print(shrinking_use(m))
"""


def test_the_law_notices_the_fault():
    done = subprocess.run(
        [sys.executable, "-c", MUTANT],
        env={**os.environ, "KORSI_INTERPRET": "1", "PYTHONPATH": f"{TESTS}:{TESTS.parent / 'src'}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "move 66: home_1 is used by [1, 2, 1] workers"
