"""A game played alone ends with a verdict, not with a winner."""

from __future__ import annotations

from pathlib import Path

import korsi
from korsi.language import Words
from korsi.table.points import verdict

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_alone_there_is_a_verdict_and_among_others_a_winner():
    alone = korsi.load(FIXTURES / "troyes-1-0.korsi")
    said = {code: verdict(alone.view(0), Words(code, "troyes")) for code in ("en", "fa", "de")}
    won = alone.scores()[0] > 0
    assert said["en"] and said["en"].startswith("Defeat") is not won
    assert len(set(said.values())) == 3
    together = korsi.load(FIXTURES / "troyes-2-0.korsi")
    assert verdict(together.view(0), Words("en", "troyes")) is None
