"""Every clause of the rules is named by a test, every worked example is played by one.

A clause begins with its game's letter (K-3.6). Worked examples are numbered in each file anew, so
only the game's own tests can name them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from own_files import PACKAGED, own_tests_of, rules_of

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"^- \*\*([A-Z]{1,2}-\d+\.\d+)\b", re.MULTILINE)
EXAMPLE = re.compile(r"^(?:- )?\*\*([A-Z]-?\d+)(?![\d.])", re.MULTILINE)


each_game = pytest.mark.parametrize("name", PACKAGED)


def rules_text(name: str) -> str:
    file = rules_of(name)
    assert file.is_file(), f"the rules of {name} are missing: write {file}"
    return file.read_text(encoding="utf-8")


def clauses(rules: str) -> set[str]:
    """The clauses a rules file defines."""
    return set(CLAUSE.findall(rules))


def examples(rules: str) -> set[str]:
    """The examples of its section of worked examples."""
    section = re.search(r"^## [^\n]*worked examples\n(.*?)(?=^## |\Z)", rules, re.M | re.S | re.I)
    return set(EXAMPLE.findall(section.group(1))) if section else set()


def marked(folder: Path, marker: str) -> set[str]:
    """The ids given to a marker anywhere in the tests of a folder."""
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for ids in re.findall(rf"mark\.{marker}\(([^)]*)\)", text):
            found |= set(re.findall(r"\"([^\"]+)\"", ids))
    return found


def in_order(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda i: [int(n) for n in re.findall(r"\d+", i)])


@each_game
def test_every_clause_is_named_by_a_test(name):
    there = clauses(rules_text(name))
    assert there, f"{rules_of(name)} has no clause: each is a line - **X-1.1** ..."
    missing = there - marked(TESTS, "clause") - marked(own_tests_of(name), "clause")
    assert not missing, f"no test names {', '.join(in_order(missing))}"


@each_game
def test_every_worked_example_is_played(name):
    missing = examples(rules_text(name)) - marked(own_tests_of(name), "example")
    assert not missing, f"no test plays {', '.join(in_order(missing))}"


@each_game
def test_no_test_names_a_clause_there_is_not(name):
    """A slip of the pen in a marker would prove nothing."""
    text, folder = rules_text(name), own_tests_of(name)
    assert marked(folder, "clause") <= clauses(text)
    assert marked(folder, "example") <= examples(text)


@each_game
def test_all_clauses_of_a_game_begin_alike(name):
    """By its letter, so that clauses of two games are never taken for each other."""
    letters = {clause.partition("-")[0] for clause in clauses(rules_text(name))}
    assert len(letters) == 1
    others = [clauses(rules_text(other)) for other in PACKAGED if other != name]
    assert letters.isdisjoint({clause.partition("-")[0] for one in others for clause in one})


def test_the_rules_of_kilt_castle_are_read():
    """The patterns above find what they are meant to find."""
    text = rules_text("kilt_castle")
    assert {"K-0.1", "K-0.11", "K-3.6", "K-7.7"} <= clauses(text)
    assert examples(text) == {f"W-{n}" for n in range(1, 23)}
    other = (
        "## 9. Worked examples\n- **E1 (M-5.1)** A.\n**E-2 Bid** (F-4.4).\n## 10. Next\n- **E3**"
    )
    assert examples(other) == {"E1", "E-2"}


def test_an_unnamed_clause_is_found(tmp_path):
    (tmp_path / "test_x.py").write_text('@pytest.mark.clause("K-1.1", "K-1.2")\ndef test(): ...')
    assert marked(tmp_path, "clause") == {"K-1.1", "K-1.2"}
    assert marked(tmp_path, "example") == set()
