"""Where the points come from, said at the table: every game, every language, from first to last."""

from __future__ import annotations

import random

import pytest

import korsi
from korsi.language import LANGUAGES
from korsi.table.points import breakdown, known_of, points_of, result
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


def stands_at(game: str, match: korsi.Match):
    live = live_table_of(game, match.players, 3)
    live.match = match
    live.cards.clear()
    return live


def test_face_down_points_are_told_to_their_owner_alone():
    """Troyes' and Mangrovia's numbers are the same for everybody; what only the owner knows stands
    beside them, and nobody else is sent it."""
    for game in ("troyes", "mangrovia"):
        told, match = 0, played_at_random(game, 3)
        for ply in range(0, len(match), len(match) // 12):
            live, hidden = stands_at(game, match.at(ply)), {}
            for seat in (-1, 0, 1, 2):
                view = live.match.view(seat)
                asked = live, view, view.moment(), True
                both = enumerate(zip(known_of(*asked), points_of(*asked), strict=True))
                hidden[seat] = {n for n, (known, sum_) in both if known not in (None, sum_)}
                # amulets taken openly are known to whoever watched
                assert hidden[seat] - hidden[-1] <= {seat} and (game != "troyes" or not hidden[-1])
                told += seat in hidden[seat] - hidden[-1]
        assert told, game


def test_alone_the_number_is_ones_own_points_to_the_end():
    """Troyes: the difference to Le Roy, which decides, stood there when the game was over."""
    match = played_at_random("troyes", 1)
    end = result(stands_at("troyes", match))
    (entry,) = match.breakdown()
    assert end["points"] == [entry["points"]] == end["chart"][-1]
    assert match.scores()[0] == entry["difference"] == entry["points"] - entry["leroy_points"]
