"""Golden games come out the same, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import korsi
from amounts import SEED, a_share, amount
from golden.golden import file_of, first_difference, tables

NAMES = korsi.game_names()


@pytest.mark.parametrize("table", tables(NAMES), ids=lambda t: file_of(*t).stem)
def test_a_golden_game_replays(table):
    assert first_difference(*table) == ""


SEATINGS = [f"{name}-{players}" for name in NAMES for players in korsi.game(name).players]


def interpreted(seating: str) -> str:
    """All variants under make prove; else one of them, another one for another seed."""
    there = tables([seating])
    one = there[SEED % len(there)]
    return amount(file_of(*one).stem, seating)


@pytest.mark.one_in(4)
@pytest.mark.parametrize(  # not by game: one worker would have all Keyflower
    "seating", a_share(SEATINGS, 3)
)
def test_interpreted_and_compiled_give_the_same_bytes(seating):
    """Law 6: the same golden games, with the rules run as plain Python."""
    name = interpreted(seating)
    done = subprocess.run(
        [
            sys.executable,
            str(Path(__file__).parent / "golden.py"),
            "--check",
            f"--points={amount(10, 1)}",
            name,
        ],
        env={**os.environ, "KORSI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(tables([name]))} golden games replay byte for byte" in done.stdout


def test_no_golden_game_is_left_over():
    asked = {file_of(*table) for table in tables(NAMES)}
    folders = {file.parent for file in asked} | {Path(__file__).parent}
    assert {file for folder in folders for file in folder.glob("*.txt")} == asked
