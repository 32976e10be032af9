"""What is compiled depends on what rules depend on, and on nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import korsi
from korsi.core import cache_use

SALT = "import korsi; print(korsi.game('kilt_castle').salt)"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the whole package, to be edited."""
    there = tmp_path_factory.mktemp("copied")
    skipped = shutil.ignore_patterns("__pycache__", "keyflower", "troyes", "mangrovia")
    shutil.copytree(Path(korsi.__file__).parent, there / "korsi", ignore=skipped)
    return there


def salt_of(copy: Path) -> str:
    env = {**os.environ, "PYTHONPATH": str(copy), "KORSI_INTERPRET": "1"}
    # -B: bytecode of a file edited twice within a second would pass for the newer one's
    run = [sys.executable, "-B", "-c", SALT]
    return subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout


def edited(copy: Path, path: str, old: str, new: str) -> str:
    """The salt with one file changed; then it is as before."""
    file = copy / "korsi" / "games" / "kilt_castle" / path
    text = file.read_text("utf-8")
    assert old in text, f"{path} has no {old!r}"
    file.write_text(text.replace(old, new, 1), "utf-8")
    try:
        return salt_of(copy)
    finally:
        file.write_text(text, "utf-8")


@pytest.mark.one_in(3)
def test_sentences_drawings_and_comments_compile_nothing(copy):
    before = salt_of(copy)
    assert salt_of(copy) == before, "the same in every process"
    for path, old, new in (
        ("locale/en.ftl", "game-name = ", "game-name = New "),
        ("rulebook/en.md", "#", "# Other"),
        ("scene/__init__.py", "from korsi", "ADDED = 1\nfrom korsi"),
        ("view.py", "from __future__", "# seen\nfrom __future__"),
        ("components.toml", "\n", "\n# a comment\n"),
        ("refusals.py", 'Refusal("', 'Refusal("other-'),
        ("scoring.py", '"""', '"""Said otherwise. '),
    ):
        assert edited(copy, path, old, new) == before, path


@pytest.mark.one_in(2)
def test_a_changed_rule_or_number_compiles_anew(copy):
    before = salt_of(copy)
    assert edited(copy, "scoring.py", "value += 1", "value += 2") != before
    assert (
        edited(copy, "components.toml", "max_cards_per_row = 4", "max_cards_per_row = 5") != before
    )


def test_what_nobody_uses_is_thrown_away_and_what_is_used_never(tmp_path, monkeypatch):
    monkeypatch.setenv("KORSI_CACHE", str(tmp_path))
    now = 1e9
    ages = {"old.nbc": 61, "month.nbc": 30, "week.nbc": 7, "today.nbc": 0.5}
    for name, days in ages.items():
        (tmp_path / name).write_bytes(b"x" * 100)
        os.utime(tmp_path / name, (now - days * 86400,) * 2)
    assert cache_use.prune(now) == ["old.nbc"]
    assert cache_use.prune(now, most=150) == ["month.nbc", "week.nbc"]
    assert cache_use.prune(now, most=10) == [], "what was used just now is needed"


def test_a_note_is_worth_nothing_without_its_files(tmp_path, monkeypatch):
    monkeypatch.setenv("KORSI_CACHE", str(tmp_path))
    monkeypatch.setattr(cache_use, "_used", set())
    assert not cache_use.is_ready("game")
    cache_use.note_ready("game")
    assert not cache_use.is_ready("game"), "nothing was compiled"
    (tmp_path / "legal.nbc").write_bytes(b"code")
    cache_use.used(tmp_path / "legal.nbc")
    cache_use.note_ready("game")
    assert cache_use.is_ready("game")
    (tmp_path / "legal.nbc").unlink()
    assert not cache_use.is_ready("game")
