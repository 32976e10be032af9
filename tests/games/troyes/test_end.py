"""T-16, T-17: the end of the game and the characters."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.troyes.scoring import character_points, final_scoring

from .conftest import CARD, CHARACTERS, GREY, points, random_game, table, told


def finish(m, characters=()):
    """Only these characters are in play; the game is scored."""
    with laid_out(m, missing="the other characters") as s:
        s["character"][:] = -1
        for name in characters:
            s["character"][CHARACTERS.index(name)] = 0
    final_scoring(m.state)
    return m


@pytest.mark.clause("T-16.1")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_game_ends_after_the_last_round(players):
    m = random_game(players, 7)
    assert m.over and m.state["round"] == {1: 4, 2: 4, 3: 5, 4: 6}[players]
    assert m.legal() == []


@pytest.mark.clause("T-16.2")
def test_events_in_the_queue_with_an_own_cube():
    m = table(3, queue="war heresy", on={"war": [0, 0, 1], "heresy": [0], "marauding": [2, GREY]})
    finish(m)
    assert list(m.state["ledger"][:3, 6]) == [2, 1, 1]


@pytest.mark.clause("T-16.2", "T-9.4")
def test_spaces_of_tradesmen():
    trade = {"merchant": {0: 1, 1: 2, 2: 3}, "priest": {0: 2}}
    m = finish(table(3, cards="merchant priest", tradesmen=trade))
    first, second = CARD["merchant"]["vp"]
    assert list(m.state["ledger"][:3, 7]) == [first + CARD["priest"]["vp"][1], second, 0]


@pytest.mark.clause("T-16.2", "T-16.3")
def test_cathedral_levels_without_a_cube():
    m = finish(table(3, cathedral={(1, 1): 0, (2, 1): 0, (3, 1): 0, (1, 2): 1}))
    assert list(m.state["ledger"][:3, 8]) == [0, -4, -6]
    assert points(m)[2] == -6, "the total may be negative"


@pytest.mark.clause("T-16.2")
def test_every_character_in_play_scores_everybody():
    m = finish(table(3, deniers=[18, 12, 5, 0], influence=[15, 6, 0, 0]), ["thibaut_ii"])
    assert list(m.state["ledger"][:3, 9]) == [6, 3, 0]
    assert told(m, "character") == [{"event": "character", "character": "thibaut_ii"}]


@pytest.mark.clause("T-16.3")
def test_a_tie_is_shared():
    m = finish(table(3, points={0: 9, 1: 9, 2: 4}))
    assert m.ranking() == [1, 1, 3]
    assert [e["seat"] for e in told(m, "wins")] == [0, 1]


def count(m, character, n):
    """Give seat 0 so much of what a character counts."""
    with laid_out(m, missing="nothing: what is counted is there twice") as s:
        if character == "chretien_de_troyes":
            s["standing"][:n] = 0
        elif character == "urbain_iv":
            for i in range(n):
                s["cathedral"][i // 6][i % 6 + 1] = 0
        elif character == "thibaut_ii":
            s["deniers"][0] = n
        elif character == "hugues_de_payns":
            s["influence"][0] = n
        elif character == "le_florentin":
            s["tradesman"][:n, 0] = 1
            s["tradesman"][0, 0] = 3 if n else 0
        else:
            s["event_at"][1 : n + 1] = 3
    return character_points(m.state, 0, CHARACTERS.index(character))


STEPS = {
    "chretien_de_troyes": (3, 5, 7),
    "urbain_iv": (3, 5, 7),
    "thibaut_ii": (6, 12, 18),
    "hugues_de_payns": (6, 10, 15),
    "le_florentin": (2, 4, 6),
    "henry_i": (1, 3, 5),
}


@pytest.mark.clause("T-17.1")
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("players", (2, 4))
def test_the_steps_of_a_character(character, players):
    more = 1 if players == 2 and character in ("chretien_de_troyes", "urbain_iv") else 0
    steps = [n + more for n in STEPS[character]]
    expected = {n: sum(n >= step for step in steps) for n in range(steps[-1] + 2)}
    for n, step in expected.items():
        assert count(table(players), character, n) == (0, 1, 3, 6)[step], n


@pytest.mark.clause("T-17.1")
def test_lying_citizens_do_not_count():
    m = table(4, stand={"palace_1": 0, "palace_2": 0}, lie={"palace": [0, 0]})
    assert character_points(m.state, 0, CHARACTERS.index("chretien_de_troyes")) == 0


@pytest.mark.clause("T-16.2")
def test_the_breakdown_adds_up():
    for players in (2, 3, 4):
        m = random_game(players, 12)
        for seat, part in enumerate(m.breakdown()):
            assert part["points"] == sum(line["points"] for line in part["lines"])
            assert part["points"] == m.scores()[seat]
            characters = sum(c["points"] for c in part["characters"])
            assert characters == m.state["ledger"][seat][9]
            assert all(line["clause"].startswith("T-") for line in part["lines"])
