"""Where the points come from, said at the table: every game, every language, from first to last."""

from __future__ import annotations

import random

import pytest

import korsi
from korsi.language import LANGUAGES
from korsi.table.points import breakdown
from korsi.table.wording import words_of


def played_at_random(game: str, players: int) -> korsi.Match:
    match, chance = korsi.Match(game, players=players, seed=3), random.Random(3)
    while not match.over:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


@pytest.mark.parametrize("players", ("fewest", "most"))
@pytest.mark.parametrize("game", korsi.game_names())
def test_every_line_is_said(game, players):
    counts = korsi.game(game).players
    match = played_at_random(game, counts[0] if players == "fewest" else counts[-1])
    said = 0
    for ply in (0, len(match) // 3, len(match) // 2, len(match)):
        view = match.at(ply).view(0)
        for language in LANGUAGES:
            entries = breakdown(view, words_of(language, match.game))
            assert len(entries) == match.players
            for entry in entries:
                keys = [line["what"] for line in entry["lines"]]
                assert len(keys) == len(set(keys)), "the page tells lines apart by them"
                for line in entry["lines"]:
                    assert line["text"].strip() and line["shown"]
                    said += 1
    assert said
