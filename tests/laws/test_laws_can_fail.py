"""A law nobody could break would prove nothing: each one catches a game that breaks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from laws.mutants import MUTANTS

TESTS = Path(__file__).parent.parent


def test_every_law_catches_its_breach():
    done = subprocess.run(
        [sys.executable, str(TESTS / "laws" / "mutants.py")],
        env={**os.environ, "KORSI_INTERPRET": "1", "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    sound, *said = done.stdout.splitlines()
    assert sound == "sound: None"
    assert len(said) == len(MUTANTS)
    for law, line in zip(MUTANTS, said, strict=True):
        assert line.removeprefix(f"{law}: ").startswith(law), line
