"""Why a game ended: the end screen says it, not only the log."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from korsi.core.match import Match
from korsi.core.record import load
from korsi.language import LANGUAGES, Words

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
