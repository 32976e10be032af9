"""Killed under load, in short; `benchmarks/kills.py` does it fifty times."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from amounts import amount

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "kills.py"


@pytest.mark.one_in(6)
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_is_lost_doubled_or_stuck(database):
    given = ["--kills", str(amount(2, 20)), "--tables", "3", "--database", database]
    env = {**os.environ, "KORSI_INTERPRET": "1"}
    ran = subprocess.run(
        [sys.executable, PROGRAM, *given], env=env, capture_output=True, text=True, timeout=280
    )
    assert ran.returncode == 0 and "WRONG" not in ran.stdout, ran.stdout + ran.stderr[-2000:]
