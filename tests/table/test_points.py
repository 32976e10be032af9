"""Where the points come from, said at the table: every game, every language, from first to last."""

from __future__ import annotations

import random

import pytest

import korsi
from korsi.language import LANGUAGES
from korsi.table.points import breakdown, result
from korsi.table.wording import words_of
from table.test_differences import live_table_of, step


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


@pytest.mark.parametrize("game", korsi.game_names())
def test_the_chart_draws_what_each_would_have_had(game):
    """Not the points on the track: in Mangrovia most of them come at the end."""
    live = live_table_of(game, korsi.game(game).players[-1], 3)
    chance = random.Random(3)
    while not live.match.over:
        step(live, chance)
    match, chart = live.match, result(live)["chart"]
    assert len(chart) == len(match) + 1
    assert chart[-1] == match.scores()
    turns = [int(match.at(at).state["turn"]) for at in range(len(match))]
    begins = [at for at in range(len(match)) if at == 0 or turns[at] != turns[at - 1]]
    for at in begins[:: len(begins) // 3]:
        position = match.at(at)
        standing = match.game.standing and match.game.standing(position.state)
        wanted = [entry["points"] for entry in standing] if standing else position.scores()
        assert chart[at] == wanted
