"""Every game, random positions: whatever cannot be chosen answers with a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

import korsi
from amounts import SEED, amount
from korsi.core.game import Game
from korsi.language import LANGUAGES
from laws.answers import faults, moments
from laws.test_explaining import EXPLAINED

MOMENTS = amount(40, 200)
"""Each in one language, the next in the next; under make prove in all five."""


@pytest.mark.parametrize("name", EXPLAINED)
def test_whatever_cannot_be_chosen_answers_with_a_sentence(name):
    found: dict[str, str] = {}
    for n, live in enumerate(moments(name, MOMENTS, SEED)):
        languages = list(LANGUAGES)
        for language in amount([languages[n % len(languages)]], languages):
            for fault in faults(live, live.match.acting()[0], language):
                where = (
                    f"after {len(live.match)} moves of {live.match.players} from {live.match.seed}"
                )
                found.setdefault(fault, where)
    assert found == {}


def without_words(sound: Game) -> Game:
    return replace(sound, refusals=[replace(one, key="no-such-key") for one in sound.refusals])


def without_clause(sound: Game) -> Game:
    return replace(sound, refusals=[replace(one, clause="") for one in sound.refusals])


@pytest.mark.parametrize("change", [without_words, without_clause])
def test_a_thing_without_an_answer_is_noticed(change):
    game = korsi.game("kilt_castle")
    live = next(moments("kilt_castle", 1, 5))
    seat = live.match.acting()[0]
    assert list(faults(live, seat, "en")) == []
    live.match.game = change(game)
    assert any(fault.startswith("WHY:") for fault in faults(live, seat, "en"))
