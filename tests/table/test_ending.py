"""Why a game ended: the end screen says it, not only the log."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import pytest

import korsi
from korsi.core.match import Match
from korsi.core.record import load
from korsi.language import LANGUAGES, Words
from korsi.table.ending import tie_broken, why_ended
from korsi.table.wording import words_of

FIXTURES = Path(__file__).parents[1] / "fixtures"
NAMES = ["A-", "B-", "C-", "D-"]


def finished(name: str) -> Match:
    if name != "kilt_castle":
        return load(FIXTURES / f"{name}-4-0.korsi")
    match, chance = Match(name, players=4, seed=3), random.Random(3)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("name", ["kilt_castle", "mangrovia", "troyes", "keyflower"])
def test_every_finished_game_says_why_it_ended(name: str) -> None:
    match = finished(name)
    assert match.over
    told = [event for n in range(len(match) + 1) for event in match.at(n).events()]
    for code in LANGUAGES:
        words = Words(code, match.game)
        assert any(words.ended(event, NAMES) for event in told), code
        for event in told:
            if "seat" in event and words.ended(event, NAMES):
                assert NAMES[event["seat"]] not in words.ended(event, NAMES, event["seat"])


@pytest.mark.parametrize("name", ["kilt_castle", "mangrovia"])
def test_what_a_bot_did_for_somebody_who_had_gone_is_not_said_to_be_theirs(name: str) -> None:
    """ "Because you built the last floor", read who had given up long before."""
    match = finished(name)
    told = [match.at(n + 1).events() for n in range(len(match))]
    ended = Words("en", match.game).ended
    last = [e for events in told for e in events if ended(e, NAMES) and "seat" in e][-1]
    seat = last["seat"]

    def why(words: Words, you: int, maker: str, person: int | None) -> str:
        live = SimpleNamespace(
            match=match, stories={("events", -1): told}, makers=[maker] * len(match),
            seats=[SimpleNamespace(person=person)] * 4,
        )  # fmt: skip
        return why_ended(live, -1, words, NAMES, you)

    for code in LANGUAGES:
        words = words_of(code, match.game)
        mine, theirs = why(words, seat, "person", 7), why(words, -1, "person", 7)
        assert mine != theirs == why(words, -1, "bot", None), "a bot goes by its name"
        assert why(words, seat, "bot", 7) not in (mine, theirs)
        assert NAMES[seat] in why(words, -1, "bot", 7) != theirs


@pytest.mark.parametrize("code", ["en", "de", "fr", "it", "fa"])
def test_a_broken_tie_is_explained_by_the_row_that_broke_it(code):
    def ended(points, built, places):
        rows = [
            {"seat": i, "points": p, "lines": [], "floors_built": n}
            for i, (p, n) in enumerate(zip(points, built, strict=True))
        ]
        return SimpleNamespace(
            match=SimpleNamespace(
                over=True, players=len(points), ranking=lambda: places,
                scores=lambda: points, breakdown=lambda: rows,
            )
        )  # fmt: skip

    words, names = words_of(code, korsi.game("kilt_castle")), ["Anna", "Karl", "Dora"]
    tied = ended([60, 60, 12], [15, 16, 40], [2, 1, 3])
    said = tie_broken(tied, words, names, -1)
    assert "Karl" in said and words.digits("16") in said and words.digits("15") in said
    assert "Karl" not in tie_broken(tied, words, names, 1), "to the winner it is said as to them"
    assert tie_broken(ended([60, 59], [1, 2], [1, 2]), words, names, -1) == ""
    assert tie_broken(ended([60, 60], [2, 2], [1, 1]), words, names, -1) == ""
