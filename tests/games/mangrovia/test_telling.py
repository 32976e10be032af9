"""How the log tells what the rules only count: the end of a game, a line for each player."""

from __future__ import annotations

import random
import re

import pytest

from korsi import Match
from korsi.core.scene import Choice, Scene, Target
from korsi.core.telling import Turn
from korsi.games.mangrovia.telling import TELLING
from korsi.table.choices import folded
from korsi.table.wording import words_of


def finished(players: int) -> Match:
    match, chance = Match("mangrovia", players, 3), random.Random(3)
    while not match.over:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


@pytest.mark.clause("M-12.1")
def test_the_final_count_is_a_line_for_each_player():
    """A dozen prizes were one bold wall of text."""
    match = finished(3)
    assert TELLING.befell is not None
    events = match.events()
    counted = [one for one in TELLING.befell(Turn(0, []), events) if one["event"] == "final_count"]
    before = match.at(len(match) - 1).scores()
    more = {
        seat: now - was for seat, (was, now) in enumerate(zip(before, match.scores(), strict=True))
    }
    assert {one["seat"]: one["points"] for one in counted} == {s: n for s, n in more.items() if n}
    for one in counted:
        assert sum(part[1][1] for part in one["parts"]) == one["points"]
    assert {event["event"] for event in events} & TELLING.small, "the steps tell every prize"


@pytest.mark.clause("M-4.4")
def test_the_question_says_where_the_first_bowl_may_not_go():
    for players, site in ((2, 1), (3, 1), (4, 0)):
        match = Match("mangrovia", players, 1)
        first = match.acting()[0]
        asked = match.view(first).moment()["prompt"]
        assert asked["banned"] == site, players
        assert ("bowl 1" not in match.legal(first)) == bool(site)
        match.play(match.legal_actions(first)[0], first)
        assert match.view(match.acting()[0]).moment()["prompt"]["banned"] == 0


def test_folded_huts_say_what_the_best_of_them_brings():
    """ "Build a hut: 11 possibilities" hid what every one of them was worth."""
    game = Match("mangrovia", 3, 4).game
    words = words_of("en", game)
    huts = [a for a in range(game.moves.count) if game.moves.verb_name(a) == "build"][:12]
    for ranks, said in ((range(3, 15), ["up to +14"]), ([-2] * 12, None)):
        choices = [Choice(a, rank=rank) for a, rank in zip(huts, ranks, strict=True)]
        scene = Scene(
            "mangrovia", 1, 1, "", targets=(Target("build", 0, 0, 1, 1, choices=choices),)
        )
        (group,) = folded([{"action": a, "group": ""} for a in huts], words, scene)
        notes = group.get("notes")
        assert (notes and [re.sub("[\u2068\u2069]", "", one) for one in notes]) == said
