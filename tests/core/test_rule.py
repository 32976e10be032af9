"""Compiled rules: no allocation, and a cache that notices what changed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import textwrap
from dataclasses import replace

import numpy as np
import pytest
from korsi.games.lantern.scoring import scores
from llvmlite.binding import parse_bitcode

import korsi
from korsi.core.game import Game
from korsi.core.rule import INTERPRET, rule

pytestmark = pytest.mark.skipif(INTERPRET, reason="nothing is compiled when interpreted")


ASKS = ("NRT_Allocate", "NRT_MemInfo_alloc")


def kept_code(entrypoint) -> list[str]:
    """The LLVM of a compiled rule, callees linked in, one text per signature.

    From the file it was kept in: Numba has no LLVM of what a process loads from a cache, and
    compiling a game a second time only to read it costs a minute.
    """
    codegen = entrypoint.targetctx.codegen()
    kept = [entrypoint._cache._file(sig, codegen).read_bytes() for sig in entrypoint.signatures]
    return [str(parse_bitcode(pickle.loads(data)[0][2][1])) for data in kept]


def enter_everywhere(g: Game) -> dict[str, list[str]]:
    """Use every entrypoint of a game once; what was compiled for it."""
    m = korsi.Match(g, seed=1)
    states, blank = g.new_states(1), g.new_states(1)
    states[0] = m.state
    rng, mask = np.ones(4, np.int64), np.zeros(g.moves.count, np.uint8)
    m.play(m.legal_actions(m.acting()[0])[0], m.acting()[0])
    m.scores(), m.ranking(), m.view(0)
    g.entrypoints.refusal(states, 0, 0, 0)
    g.entrypoints.redeal(states, 0, 0, rng)
    g.entrypoints.census(states, 0, np.zeros(g.census_size, np.int64))
    g.entrypoints.value(states, 0, 0)
    g.entrypoints.random_move(states, 0, rng, mask)
    g.entrypoints.random_game(states, 0, rng, mask, g.max_steps)
    g.entrypoints.random_steps(states, 0, blank, m.players, 1, g.option_indices(None), rng, mask, 1)
    return {name: kept_code(entrypoint) for name, entrypoint in g.entrypoints._asdict().items()}


def who_allocates(compiled: dict[str, list[str]]) -> set[str]:
    return {name for name, codes in compiled.items() if any(ask in "".join(codes) for ask in ASKS)}


@pytest.mark.one_in(8)
@pytest.mark.parametrize("name", korsi.game_names())
def test_no_rule_allocates(name):
    """The LLVM of every rule asks the run-time for no memory."""
    compiled = enter_everywhere(korsi.game(name))
    for entrypoint, codes in compiled.items():
        assert codes and all(len(code) > 500 for code in codes), f"{name}.{entrypoint} was read"
    assert who_allocates(compiled) == set()


@rule
def hoards(s, out):
    """A rule deep below another that fetches memory for what it could keep in the record."""
    row = np.zeros(s.players, np.int64)
    scores(s, row)
    for seat in range(s.players):
        out[seat] = row[seat]


@pytest.mark.one_in(3)
def test_a_rule_that_allocates_is_noticed():
    """The same reading, of an example with one such rule."""
    lantern = korsi.game("lantern")
    assert who_allocates(enter_everywhere(lantern)) == set()
    hoarder = replace(lantern, scores=hoards, salt=f"{lantern.salt}/hoards")
    assert who_allocates(enter_everywhere(hoarder)) == {"scores"}


CALLER = """
from korsi.core.rule import rule
from {package}.callee import twice

@rule
def answer(x):
    return twice(x) + 1
"""


@pytest.mark.one_in(6)
def test_the_cache_notices_an_edited_callee_and_box(tmp_path):
    """numba#1833: an edited function in another module must not leave the old answer behind."""
    sample = tmp_path / "sample"
    sample.mkdir()
    (sample / "__init__.py").write_text("")
    (sample / "components.toml").write_text("a = 1\n")
    (sample / "callee.py").write_text(
        textwrap.dedent(
            """
            import tomllib
            from pathlib import Path

            from korsi.core.rule import rule

            BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())["a"]

            @rule
            def twice(x):
                return 2 * x * BOX
            """
        )
    )
    (sample / "caller.py").write_text(CALLER.format(package="sample"))
    cache, path = tmp_path / "cache", os.pathsep.join([str(tmp_path), *sys.path])

    def answer() -> tuple[int, int]:
        """The answer, and how many compiled functions lie in the cache."""
        done = subprocess.run(
            [sys.executable, "-c", "from sample.caller import answer; print(answer(20))"],
            cwd=tmp_path,
            env={**os.environ, "KORSI_CACHE": str(cache), "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout), len(list(cache.glob("answer-*.nbc")))

    assert answer() == (41, 1)
    assert answer() == (41, 1), "a second process uses what the first compiled"
    (sample / "callee.py").write_text((sample / "callee.py").read_text().replace("2 * x", "3 * x"))
    assert answer() == (61, 2)
    (sample / "components.toml").write_text("a = 2\n")
    assert answer() == (121, 3), "another box is another game"
    (sample / "components.toml").write_text("a = 2  # said otherwise\n")
    assert answer() == (121, 3), "the same numbers are the same game"


@pytest.mark.one_in(3)
def test_a_broken_cache_file_is_compiled_anew(tmp_path):
    code = "import korsi; print(korsi.Match('lantern', seed=1).acting())"
    environment = {
        **os.environ,
        "KORSI_CACHE": str(tmp_path),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }

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


def test_a_lone_record_goes_in_as_an_array():
    """Numba needs long to make out what a record is: Python enters a rule by an array of one, which
    is the same memory, so what the rule writes stands in the record."""

    @rule
    def pays(s, seat, much):
        s.options[seat] += much
        return s.options[seat]

    states = korsi.game("kilt_castle").new_states(2)
    assert [pays(states[1], 0, 3), pays(states[1], 0, 4)] == [3, 7]
    assert states["options"][:, 0].tolist() == [0, 7]
    assert pays.signatures == [], "nothing was compiled for a lone record"
