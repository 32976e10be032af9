"""Where the points come from, said at the table: every game, every language, from first to last."""

from __future__ import annotations

import random

import numpy as np
import pytest

import korsi
import korsi.games.keyflower.scoring.totals as keyflower
import korsi.games.kilt_castle.scoring as kilt_castle
import korsi.games.mangrovia.scoring as mangrovia
import korsi.games.troyes.scoring as troyes
from korsi.language import LANGUAGES
from korsi.table.points import breakdown, less_of, points_of, result
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


ENDS = {
    "kilt_castle": kilt_castle.final_remuneration,
    "mangrovia": mangrovia.final_scoring,
    "troyes": troyes.final_scoring,
    "keyflower": keyflower.final_scoring,
}
"""By game, the rule that scores its end."""


def ended_now(match: korsi.Match) -> list[int]:
    """What the rules themselves count when the game is ended in this position, everything open."""
    states = match.game.copied(match.states)
    states[0]["n_events"] = 0
    ENDS[match.game.name](states[0])
    out = np.zeros(match.players, np.int64)
    match.game.entrypoints.scores(states, 0, out)
    return out.tolist()


def unknown_to(match: korsi.Match, seat: int, who: int) -> int:
    """Troyes: what the characters a seat does not know are worth to somebody."""
    if match.game.name != "troyes":
        return 0
    held = enumerate(match.state["character"].tolist())
    return sum(
        int(troyes.character_points(match.state, who, c))
        for c, by in held
        if by >= 0 and by != seat
    )


@pytest.mark.parametrize("game", ENDS)
def test_the_number_beside_a_name_is_what_the_end_would_say(game):
    """Troyes' left out points of events that were beaten; a game given up, Mangrovia's amulets."""
    exact = 0
    for players in (2, 3):
        match = played_at_random(game, players)
        for ply in range(len(match) // 6, len(match), len(match) // 9):
            live = stands_at(game, match.at(ply))
            end = ended_now(live.match)
            for seat in range(-1, players):
                view = live.match.view(seat)
                asked = live, view, view.moment(), True
                for who, (points, less) in enumerate(
                    zip(points_of(*asked), less_of(*asked), strict=True)
                ):
                    own = who == seat
                    assert not own or (points is not None and not less), "one knows one's own"
                    if points is None or less:
                        continue
                    assert points == end[who] - unknown_to(live.match, seat, who), (ply, seat, who)
                    exact += 1
            live.setup.state = "over"  # given up here: everything is open
            live.cards.clear()
            assert result(live)["points"] == end == points_of(*asked)
    assert exact > 30


@pytest.mark.parametrize("game, marks", (("troyes", False), ("mangrovia", True)))
def test_what_lies_face_down_is_marked_and_nobody_else_is_sent_it(game, marks):
    """Of Troyes nothing is marked: every taking of points is seen by everybody (T-2.7)."""
    marked, match = 0, played_at_random(game, 3)
    for ply in range(0, len(match), len(match) // 12):
        live = stands_at(game, match.at(ply))
        for seat in (-1, 0, 1, 2):
            view = live.match.view(seat)
            asked = live, view, view.moment(), True
            for who, (points, less) in enumerate(
                zip(points_of(*asked), less_of(*asked), strict=True)
            ):
                marked += less
                redealt = match.game.copied(view.states)  # what a seat cannot know changes nothing
                match.game.entrypoints.redeal(redealt, 0, seat, np.array([7, 8, 9, 1], np.int64))
                match.game.entrypoints.hide(redealt, 0, seat)
                assert match.game.standing(redealt[0])[who]["points"] == points
    assert bool(marked) == marks


def test_alone_the_number_is_ones_own_points_to_the_end():
    """Troyes: the difference to Le Roy, which decides, stood there when the game was over."""
    match = played_at_random("troyes", 1)
    end = result(stands_at("troyes", match))
    (entry,) = match.breakdown()
    assert end["points"] == [entry["points"]] == end["chart"][-1]
    assert match.scores()[0] == entry["difference"] == entry["points"] - entry["leroy_points"]
