"""A game played alone ends with a verdict, not with a winner."""

from __future__ import annotations

from pathlib import Path

import korsi
from korsi.language import Words
from table.table import opened, played

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


@played
async def test_who_was_played_against_alone_has_a_chair_at_the_end(folder):
    async with opened(folder) as place:
        ann = place.guest("fa")
        for file, first in (("troyes-1-1", True), ("troyes-1-0", None), ("troyes-2-0", None)):
            record = (FIXTURES / f"{file}.korsi").read_bytes()
            sent = await ann.client.post(
                "/upload", content=record, headers={"content-type": "text/plain"}
            )
            state = await ann.state(sent.json()["table"])
            result, rival = state["result"], state["result"]["rival"]
            if file == "troyes-2-0":
                assert rival is state["rival"] is None, "among several nobody else sits there"
                continue
            assert state["rival"]["points"] == rival["chart"][-1]
            past = await ann.state(sent.json()["table"], at=40)
            assert past["rival"]["points"] == rival["chart"][40], "what he would have had then"
            assert rival["name"] == "شاه" and len(rival["chart"]) == len(result["chart"])
            told = result["points"][0] < rival["chart"][-1]
            assert rival["first"] is (told if first is None else first)
