"""A game played alone ends with a verdict, not with a winner."""

from __future__ import annotations

from pathlib import Path

import korsi
from korsi.language import Words

FIXTURES = Path(__file__).parents[1] / "fixtures"


def said(match: korsi.Match, code: str) -> str | None:
    return Words(code, match.game.name).verdict(match.view(0).breakdown())


def test_alone_there_is_a_verdict_and_among_others_a_winner():
    alone = korsi.load(FIXTURES / "troyes-1-0.korsi")
    sentences = {code: said(alone, code) for code in ("en", "fa", "de")}
    won = alone.ranking() == [1]
    assert sentences["en"] and sentences["en"].startswith("Defeat") is not won
    assert len(set(sentences.values())) == 3
    assert said(korsi.load(FIXTURES / "troyes-2-0.korsi"), "en") is None
