"""korsi analyse: the same from the command line, as numbers, as a page, and in a notebook."""

import json
import re
from pathlib import Path

import pytest

import korsi
from korsi.cli import main
from korsi.cli.analyse import _change, said
from korsi.coach.game import Decision
from korsi.coach.reasons import Reason
from korsi.coach.report import period_text
from korsi.language import Words
from korsi.table.wording import LOCALE

NOTEBOOK = Path(__file__).parents[2] / "docs" / "afterwards.ipynb"


@pytest.fixture
def record(tmp_path):
    m = korsi.Match("kilt_castle", players=2, seed=4)
    while not m.over:
        m.play(m.legal()[len(m) % len(m.legal())])
    korsi.save(m, tmp_path / "game.korsi")
    return tmp_path / "game.korsi"


def run(capsys, *arguments):
    code = main(arguments)
    out = capsys.readouterr()
    return code, out.out, out.err


@pytest.mark.one_in(2)
def test_analyse(capsys, record):
    code, out, error = run(capsys, "analyse", str(record), "--json", "--looks", "2")
    found = json.loads(out)
    assert code == 0 and "100 %" in error
    assert found["game"] == "kilt_castle" and found["turning"] and len(found["accounts"]) == 2
    code, page, _ = run(capsys, "analyse", str(record), "--html", "--lang", "fa", "--looks", "2")
    assert code == 0 and page.startswith("<!doctype html>") and 'dir="rtl"' in page
    assert "<polyline" in page and page.count("<table>") == 3 + 2  # and everybody's decisions
    decided = [d for d in found["decisions"] if not d["forced"]]
    heads = 2 + len(found["accounts"])
    rows = 2 * len(found["accounts"]) + len(found["periods"]) * 2 + len(decided)
    assert page.count("<tr>") == heads + 1 + rows
    words = Words("fa", korsi.game("kilt_castle"), also=(LOCALE,), isolate=False)
    better = words("ui-analysis-better", move="|").partition("|")[0]
    assert page.count(better) == len(found["turning"])
    assert not re.search(r"[-−]\u2069?[0۰]\D", page), "nothing is less than nothing"
    # it needs nothing else
    assert not re.search(r"(src|href)=|@import|url\(", page)
    code, out, _ = run(capsys, "analyse", str(record), "--looks", "2")
    assert code == 0 and "Turning points" in out and "Own play" in out


def test_no_percent_is_less_than_nothing():
    for code, shown in (("en", ["0%", "+3%", "−3%"]), ("fr", ["0 %", "+3 %", "−3 %"])):
        words = Words(code, korsi.game("kilt_castle"), isolate=False, also=(LOCALE,))
        found = [_change(words, part) for part in (-0.004, 0.03, -0.03)]
        assert [one.replace("\u202f", " ").replace("\xa0", " ") for one in found] == shown


@pytest.mark.parametrize("name", ["troyes", "mangrovia", "keyflower", "kilt_castle"])
def test_every_part_of_a_game_has_a_name_of_its_own(name):
    """Troyes has a part before its first round: both were called round 1."""
    words = Words("en", korsi.game(name), isolate=False, also=(LOCALE,))
    parts = [period_text(korsi.game(name), {"period": n}, words) for n in range(3)]
    assert len(set(parts)) == 3, parts


def test_reasons_speak_to_whoever_decided():
    """ "Your area" under another's turn read as the reader's own."""
    match, played = korsi.Match("kilt_castle", players=2, seed=4), [0]
    reasons = [Reason("part", "income-more", 1.0, 2).json()]
    decision = Decision(0, 1, 1, played, False, 0, best=played, cost=0.1, reasons=reasons)
    words = Words("en", match.game, isolate=False, also=(LOCALE,))
    told = said(decision, words, ["Ann", "Ben"])
    assert told[-2:] == [
        "What a hint would have told Ben:",
        "A ducat day would pay you 2 ducats more",
    ]


def test_a_game_that_goes_on_is_not_analysed(capsys, tmp_path):
    m = korsi.Match("kilt_castle", players=2, seed=4)
    m.play(m.legal()[0])
    korsi.save(m, tmp_path / "open.korsi")
    code, out, error = run(capsys, "analyse", str(tmp_path / "open.korsi"))
    assert code == 2 and not out and "not over" in error


def test_the_notebook_runs(record, monkeypatch):
    monkeypatch.chdir(record.parent)
    told = json.loads(NOTEBOOK.read_text("utf-8"))
    known: dict = {}
    for cell in told["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
    assert "<polyline" in known["found"]._repr_svg_()
