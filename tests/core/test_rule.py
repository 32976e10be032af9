"""Compiled rules: no allocation, and a cache that notices what changed."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest

import korsi
from korsi.core.rule import INTERPRET

pytestmark = pytest.mark.skipif(INTERPRET, reason="nothing is compiled when interpreted")


READ_LLVM = """
import numpy as np
import korsi
from korsi.core.rule import rule

@rule
def allocates(n):
    return np.zeros(n, np.int64)[0]

allocates(3)
g = korsi.game({name!r})
m = korsi.Match(g, seed=1)
states, blank = g.new_states(1), g.new_states(1)
states[0] = m.state
rng, mask = np.ones(4, np.int64), np.zeros(g.moves.count, np.uint8)
m.play(m.legal_actions(m.acting()[0])[0], m.acting()[0])
m.scores(), m.ranking(), m.view(0)
g.ports.refusal(states, 0, 0, 0)
g.ports.redeal(states, 0, 0, rng)
g.ports.census(states, 0, np.zeros(g.census_size, np.int64))
g.ports.value(states, 0, 0)
g.ports.random_game(states, 0, rng, mask, g.max_steps)
g.ports.random_steps(states, 0, blank, m.players, 1, g.option_indices(None), rng, mask, 1)

for name, port in [("allocates", allocates), *g.ports._asdict().items()]:
    for code in port.inspect_llvm().values():
        asks = [w for w in ("NRT_Allocate", "NRT_MemInfo_alloc") if w in code]
        print(name, len(code), *asks)
"""


@pytest.mark.parametrize("name", korsi.game_names())
def test_no_rule_allocates(name, tmp_path):
    """The LLVM of every rule, callees linked in, asks the run-time for no memory.

    In a process of its own with an empty cache: Numba shows no LLVM of what it loads from a cache.
    """
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", READ_LLVM.format(name=name)],
        env={**os.environ, "KORSI_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    control, *rules = [line.split() for line in done.stdout.splitlines()]
    assert control[0] == "allocates" and len(control) > 2, "an allocation would be noticed"
    assert {line[0] for line in rules} == set(korsi.game(name).ports._fields)
    for rule, size, *asks in rules:
        assert int(size) > 500, f"{name}.{rule}: its code was read"
        assert not asks, f"{name}.{rule} allocates: {asks}"


ROOM = """
from korsi.core.rule import rule
from {package}.callee import twice

@rule
def answer(x):
    return twice(x) + 1
"""


def test_the_cache_notices_an_edited_callee_and_box(tmp_path):
    """numba#1833: an edited function in another module must not leave the old answer behind."""
    room = tmp_path / "room"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "components.toml").write_text("a = 1\n")
    (room / "callee.py").write_text(
        textwrap.dedent(
            """
            from korsi.core.rule import rule

            @rule
            def twice(x):
                return 2 * x
            """
        )
    )
    (room / "caller.py").write_text(ROOM.format(package="room"))
    cache = tmp_path / "cache"

    def answer() -> tuple[int, int]:
        """The answer, and how many compiled functions lie in the cache."""
        done = subprocess.run(
            [sys.executable, "-c", "from room.caller import answer; print(answer(20))"],
            cwd=tmp_path,
            env={**os.environ, "KORSI_CACHE": str(cache), "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout), len(list(cache.glob("answer-*.nbc")))

    assert answer() == (41, 1)
    assert answer() == (41, 1), "a second process uses what the first compiled"
    (room / "callee.py").write_text((room / "callee.py").read_text().replace("2 * x", "3 * x"))
    assert answer() == (61, 2)
    (room / "components.toml").write_text("a = 2\n")
    assert answer() == (61, 3), "another box is another game"


def test_a_broken_cache_file_is_compiled_anew(tmp_path):
    code = "import korsi; print(korsi.Match('kilt_castle', players=3, seed=1).acting())"
    environment = {**os.environ, "KORSI_CACHE": str(tmp_path)}

    def run() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    first = run()
    for file in tmp_path.glob("*.nbc"):
        file.write_bytes(file.read_bytes()[:100])
    assert run() == first
