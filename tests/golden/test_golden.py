"""Golden games come out the same, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import korsi
from golden.golden import file_of, first_difference, tables

NAMES = korsi.game_names()


@pytest.mark.parametrize("table", tables(NAMES), ids=lambda t: file_of(*t).stem)
def test_a_golden_game_replays(table):
    assert first_difference(*table) == ""


SEATINGS = [f"{name}-{players}" for name in NAMES for players in korsi.game(name).players]


@pytest.mark.parametrize("name", SEATINGS)  # not by game: Keyflower's alone would keep one worker
def test_interpreted_and_compiled_give_the_same_bytes(name):
    """Law 6: the same golden games, with the rules run as plain Python."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "golden.py"), "--check", name],
        env={**os.environ, "KORSI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(tables([name]))} golden games replay byte for byte" in done.stdout


def test_no_golden_game_is_left_over():
    there = {p.name for p in Path(__file__).parent.glob("*.txt")}
    assert there == {file_of(*table).name for table in tables(NAMES)}
