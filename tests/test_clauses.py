"""Every clause of the rules is named by a test, every worked example is played by one.

A rules file counts as soon as its game has a package in src/korsi/games. Worked examples are
numbered in each file anew, so only tests in tests/games/<game>/ can name them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
RULES = sorted(
    file
    for file in (ROOT / "docs/rules").glob("*.md")
    if (ROOT / "src/korsi/games" / file.stem / "components.toml").exists()
)
CLAUSE = re.compile(r"\*\*([KMTF]-\d+\.\d+)")
EXAMPLE = re.compile(r"^(?:- )?\*\*([A-Z]-?\d+)(?![\d.])", re.MULTILINE)


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


@pytest.mark.parametrize("rules", RULES, ids=lambda file: file.stem)
def test_every_clause_is_named_by_a_test(rules):
    missing = clauses(rules.read_text(encoding="utf-8")) - marked(TESTS, "clause")
    assert not missing, f"no test names {', '.join(in_order(missing))}"


@pytest.mark.parametrize("rules", RULES, ids=lambda file: file.stem)
def test_every_worked_example_is_played(rules):
    missing = examples(rules.read_text(encoding="utf-8"))
    missing -= marked(TESTS / "games" / rules.stem, "example")
    assert not missing, f"no test plays {', '.join(in_order(missing))}"


@pytest.mark.parametrize("rules", RULES, ids=lambda file: file.stem)
def test_no_test_names_a_clause_there_is_not(rules):
    """A slip of the pen in a marker would prove nothing."""
    text = rules.read_text(encoding="utf-8")
    folder = TESTS / "games" / rules.stem
    assert marked(folder, "clause") <= clauses(text)
    assert marked(folder, "example") <= examples(text)


def test_the_rules_of_kilt_castle_are_read():
    """The patterns above find what they are meant to find."""
    text = (ROOT / "docs/rules/kilt_castle.md").read_text(encoding="utf-8")
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
