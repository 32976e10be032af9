"""How the log tells what the rules only count: the end of a game, a line for each player."""

from __future__ import annotations

import random
import re

import pytest

from korsi import Match
from korsi.core.int_record import ints
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


def _steps(match: Match):
    """Every step: the record before it, whose it was, the turn up to it, and its events."""
    turn: list = []
    turn_of = -1
    for n, (seat, action) in enumerate(match.actions):
        before = match.at(n)
        if n and (match.actions[n - 1][0] != seat or before.state["turn"] != turn_of):
            turn = []
        turn_of = before.state["turn"]
        turn = [*turn, (match.game.moves.verb_name(action), match.at(n + 1).events())]
        yield ints(before.state), ints(match.at(n + 1).state), Turn(seat, turn)


@pytest.mark.clause("M-5.3")
def test_of_a_pier_where_nothing_was_done_no_rest_is_skipped():
    """ "Bruno skips the rest of pier 2", which has a single action, and he had done nothing."""
    assert TELLING.retold is not None
    seen = set()
    for before, _, turn in _steps(finished(3)):
        if turn.steps[-1][0] == "waive":
            told = [e["event"] for e in TELLING.retold(turn)]
            assert ("passes_by" in told) == (before.at == 0) != ("waives" in told)
            seen.add(before.at == 0)
    assert seen == {True, False}


@pytest.mark.clause("M-5.3")
def test_what_a_step_leaves_out_is_told():
    """At pier 11 a bot drew a card, and nothing said that it could have built before."""
    assert TELLING.touched is not None
    found = []
    for before, after, turn in _steps(finished(3)):
        for event in turn.steps[-1][1]:
            if event["event"] in ("takes", "draws"):
                found += [(before, one) for one in TELLING.touched(before, after, event)]
    assert any(
        one["pier"] == 11 and before.pier == 10 and dict(one["what"][0][1:])["step"] == "build"
        for before, one in found
    )


def test_who_begins_the_next_round_is_told_once():
    assert "talisman" in TELLING.small and "round" not in TELLING.small


def test_a_bowl_says_each_of_its_piers_in_one_note():
    """What amulets are now stood behind the pier as a note of its own: on a phone the second pier
    was cut off."""
    match = Match("mangrovia", 3, 1)
    view = match.view(match.acting()[0])
    for target in view.scene("tall").targets:
        if target.id.startswith("site-"):
            keys = [key for key, _ in target.notes]
            assert len(keys) == 2 and set(keys) <= {"piece-pier", "preview-pier-amulets"}
    for code in ("en", "fa", "de", "fr", "it"):
        words = words_of(code, match.game)
        for pier in (2, 7, 8):
            said = words("preview-pier-amulets", {"pier": pier, "draw": 0, "keep": 0})
            said, whole = (
                re.sub("[\u2068\u2069]", "", one)
                for one in (said, words("piece-pier", {"pier": pier}))
            )
            tail = re.split("[,،]| oder| یا", whole)[1:]
            assert said.endswith(")") if not tail else tail[-1].strip() in said, (code, said)


def test_the_question_says_what_a_card_face_down_costs():
    """The piles glow as well while face-up cards are asked for."""
    sooner = set()
    match, chance = Match("mangrovia", 3, 3), random.Random(3)
    while not match.over:
        seat = match.acting()[0]
        asked = match.view(seat).moment()["prompt"]
        if asked.get("next") == "up":
            down = any(a.startswith("draw") for a in match.legal(seat))
            assert asked["sooner"] == down
            sooner.add(down)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    assert True in sooner
