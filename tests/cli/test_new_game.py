"""korsi new-game writes a game that passes every generic test, and nothing where it cannot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import korsi
from korsi.cli import main
from korsi.cli.new_game import _fits, _spread
from korsi.language import LANGUAGES

TESTS = Path(__file__).parents[1]
SRC = Path(korsi.__file__).parents[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A plug-in, written once."""
    into = tmp_path_factory.mktemp("plugin")
    command = ["new-game", "paper_boats", "--letter", "PB", "--players", "2-3", "--into", str(into)]
    assert main(command) == 0
    return into


GROWN = ("box", "explain", "scoring", "value")
"""Files that become a package of the same name where they grow long."""


def files(package: Path) -> set[str]:
    """All but what is made of them: bytecode, and pictures for the lobby."""
    there = [p.relative_to(package) for p in package.rglob("*")]
    kept = [p for p in there if p.parts[0] != "pictures" and "__pycache__" not in p.parts]
    return {f"{p.parts[0]}.py" if p.parts[0] in GROWN else str(p) for p in kept}


@pytest.mark.one_in(3)
def test_it_is_laid_out_as_the_others(folder):
    ours, theirs = files(folder / "paper_boats"), files(SRC / "korsi" / "games" / "kilt_castle")
    named_by_the_game = {f"rules/{n}.py" for n in ("building", "ending", "moving", "roofs")}
    drawn = {f"scene/{n}.py" for n in ("areas", "days", "ground", "seats", "tray")}
    data = {"thinking.toml", "lesson.toml", "reasons.toml", "puzzles.jsonl", "network.4.npy"}
    assert theirs - ours == named_by_the_game | drawn | data | {"telling.py", "pointing.py"}
    assert ours - theirs == {"rules/turn.py"}


def test_every_placeholder_is_filled_in(folder):
    for file in folder.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            assert "{{" not in file.read_text("utf-8").replace("{{title}}", ""), file


def sentences(file: Path) -> set[str]:
    """Its lines without keys and what is filled in, where enough is left to be a sentence."""
    lines = [line.partition(" = ")[2] or line for line in file.read_text("utf-8").splitlines()]
    bare = {re.sub(r"\{[^}]*\}|\*\*[^*]*\*\*", "", line).strip() for line in lines}
    return {line for line in bare if len(line) > 25}


def test_no_language_is_a_copy_of_another(folder):
    for part, suffix in (("locale", "ftl"), ("rulebook", "md")):
        texts = [sentences(folder / f"paper_boats/{part}/{code}.{suffix}") for code in LANGUAGES]
        for i, one in enumerate(texts):
            for other in texts[i + 1 :]:
                assert not one & other


@pytest.mark.one_in(6)
def test_it_passes_every_generic_test(folder):
    """Interpreted, one game for each law: what `make game` does, in less time."""
    generic = ["laws/test_laws.py", "laws/test_scenes.py", "laws/test_explaining.py",
               "test_clauses.py", "test_language.py",
               "table/test_rulebook.py", "table/test_points.py", "table/test_pictures.py",
               "core/test_box.py", "golden/test_golden.py",
               # nothing of theirs is asked here, but `make game` reads all tests there are
               "core/test_rule.py", "laws/test_laws_can_fail.py"]  # fmt: skip
    around = {
        **os.environ,
        "KORSI_GAMES": str(folder),
        "KORSI_INTERPRET": "1",
        "KORSI_LAW_GAMES": "1",
        "PYTHONPATH": os.pathsep.join([str(SRC), str(TESTS)]),
    }
    chosen = [str(TESTS / file) for file in generic]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-x",
         "-k", "paper_boats and not unused and not interpreted_and_compiled",
         *chosen, str(folder / "tests")],
        env=around, capture_output=True, text=True, cwd=TESTS.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) > 60


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Amber", "--letter", "A"], "lower case"),
        (["troyes", "--letter", "A"], "there is a game 'troyes' already"),
        (["amber", "--letter", "a"], "one or two capitals"),
        (
            ["amber", "--letter", "K"],
            "K-1 is a clause of kilt_castle already: choose another letter than E, F, K, M,",
        ),
        (["amber", "--letter", "A", "--players", "4-2"], "--players is written 2-4"),
        (["amber", "--letter", "A", "--players", "2-9"], "--players is written 2-4"),
    ],
)
def test_what_cannot_be_written(tmp_path, capsys, words, said):
    assert main(["new-game", *words, "--into", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(folder, capsys):
    code = main(["new-game", "paper_boats", "--letter", "PB", "--into", str(folder)])
    assert code == 2 and "PB-1 is a clause of paper_boats already" in capsys.readouterr().err
    code = main(["new-game", "paper_boats", "--letter", "PX", "--into", str(folder)])
    assert code == 2 and "is there already" in capsys.readouterr().err


def test_positions_that_no_longer_fit_are_noticed():
    """After a rewritten how-to-play, or a shorter game."""
    chosen = _spread(60, 4)
    assert _fits(chosen, 60, 4) and not _fits(chosen, 60, 3) and not _fits(chosen, 54, 4)
