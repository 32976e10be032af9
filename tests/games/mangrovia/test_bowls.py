"""M-4: rounds, and placing bowls."""

from __future__ import annotations

import pytest

from .conftest import play_on, refused, start, to_next_round, told


@pytest.mark.clause("M-4.1")
def test_a_round_has_three_phases():
    m = start(4)
    play_on(m, "bowl 1", "bowl 2", "bowl 3", "bowl 4")
    steps = []
    while m.view().json()["round"] == 1:
        steps.append(m.view().json()["step"])
        m.play("waive")
    assert set(steps) == {"act"}
    assert m.view().json()["step"] == "bowl" and told(m, "round")[0]["round"] == 2


@pytest.mark.clause("M-4.2")
def test_bowls_go_clockwise_from_the_start_player_on_free_sites():
    m = start(5, first=3)
    seats = []
    for site in (4, 2, 6, 1, 3):
        seats += m.acting()
        m.play(f"bowl {site}")
    assert seats == [3, 4, 0, 1, 2]
    assert m.view().json()["sites"] == {"1": 1, "2": 4, "3": 2, "4": 3, "5": None, "6": 0}
    refused(start(4).play("bowl 2"), "bowl 2", "M-4.2")


@pytest.mark.clause("M-4.3")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0]), (3, [1, 2, 0, 1, 2, 0])])
def test_the_second_bowl_follows_when_everybody_has_placed_one(players, order):
    m = start(players, first=1)
    seats = []
    while m.view().json()["step"] == "bowl":
        seats += m.acting()
        m.play(m.legal()[-1])
    assert seats == order


@pytest.mark.clause("M-4.4")
def test_the_ban_holds_for_the_start_players_first_bowl_in_every_round():
    m = to_next_round(start(3))
    assert "bowl 1" not in m.legal()
    refused(m, "bowl 1", "M-4.4")
    assert "bowl 1" in m.play("bowl 3").legal()
    m = start(2)
    refused(m, "bowl 1", "M-4.4")
    play_on(m, "bowl 2", "bowl 3", "bowl 1")


@pytest.mark.clause("M-4.5")
def test_placing_is_compulsory():
    for players in (2, 3, 4, 5):
        m = start(players)
        while m.view().json()["step"] == "bowl":
            assert m.legal() and all(move.startswith("bowl") for move in m.legal())
            refused(m, "waive", "M-4.2")
            m.play(m.legal()[0])


@pytest.mark.clause("M-4.6")
@pytest.mark.parametrize(("players", "free"), [(2, 1), (3, 0), (4, 2), (5, 1)])
def test_free_sites_once_all_bowls_are_placed(players, free):
    m = start(players)
    while m.view().json()["step"] == "bowl":
        m.play(m.legal()[-1])
    sites = m.view().json()["sites"]
    assert list(sites.values()).count(None) == free
    if players == 2:
        assert sites["6"] == "neutral"
