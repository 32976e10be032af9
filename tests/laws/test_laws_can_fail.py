"""A law nobody could break would prove nothing: each one catches a game that breaks it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import accumulate
from pathlib import Path

import korsi
from example.hands import GAME as HANDS
from laws.check import MEANING, make_check
from laws.mutants import MUTANTS

TESTS = Path(__file__).parent.parent
PYTHONPATH = os.pathsep.join([str(TESTS), str(Path(korsi.__file__).parents[1])])


def test_every_law_catches_its_breach():
    done = subprocess.run(
        [sys.executable, str(TESTS / "laws" / "mutants.py")],
        env={**os.environ, "KORSI_INTERPRET": "1", "PYTHONPATH": PYTHONPATH},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    sound, *said = done.stdout.splitlines()
    assert sound == "sound: None"
    named, told = said[::2], [json.loads(line) for line in said[1::2]]
    for law, line, broken in zip(MUTANTS, named, told, strict=True):
        assert line.removeprefix(f"{law}: ").startswith(law), line
        # ... and shows the game: who did what, and all of it until then
        assert broken["record"].startswith("korsi 1\ngame lantern 1\n"), law
        assert f"\nseed {broken['seed']}\n" in broken["record"]
    at = {law: (one["seat"], one["move"]) for law, one in zip(MUTANTS, told, strict=True)}
    seat, move = at["law 2: refusal() and legal() disagree"]
    assert seat == 0 and move.startswith("light ")
    assert at["law 3: a view shows the generator"] == (-1, "")


def test_every_law_has_a_mutant():
    for meaning in MEANING.values():
        assert any(meaning.startswith(law) for law in MUTANTS), f"nobody breaks: {meaning}"


def test_a_game_is_made_from_its_seed_alone():
    """The third game of a run is the first of a run that begins with its seed."""
    check = make_check(HANDS)
    alone = [check(3, {}, first=seed, games=1)[2] for seed in range(40, 60)]
    together = [check(3, {}, first=40, games=n)[2] for n in range(1, 21)]
    assert len(set(alone)) > 1, "how often chance speaks tells these games apart"
    assert together == list(accumulate(alone))
