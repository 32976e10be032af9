"""M-3: the table before the first round."""

from __future__ import annotations

import pytest

from .conftest import BOWL, NEUTRAL, SPACES, seat_of, start

GRAY = {"c2r2", "c6r3", "c5r5"}
WHITE = {"c3r1", "c4r2", "c7r4", "c1r5", "c3r6", "c4r7", "i1"}


@pytest.mark.clause("M-3.2", "M-3.13")
def test_columns_begin_at_zero():
    for seat in start(5).view().json()["seats"]:
        assert seat["points"] == seat["amulet_column"] == seat["amulets_size"] == 0


@pytest.mark.clause("M-3.3")
def test_the_start_player_is_drawn_or_fixed():
    begins = [int(start(4, seed, first=None).state["start_player"]) for seed in range(200)]
    assert all(30 <= begins.count(seat) <= 70 for seat in range(4))
    for seat in range(4):
        assert start(4, first=seat).acting() == [seat]
        assert start(4, first=seat).view().json()["start_player"] == seat


@pytest.mark.clause("M-3.14")
def test_a_fixed_seat_beyond_the_table_counts_on():
    assert start(3, first=4).acting() == [1]
    assert start(2, first=4).acting() == [0]


@pytest.mark.clause("M-3.4")
def test_starting_sets_go_clockwise_from_the_start_player():
    m = start(3, first=2)
    hands = [seat_of(m, seat)["hand"]["starting"] for seat in range(3)]
    assert hands == [[3, 5], [4, 5], [3, 4]]
    assert list(m.state["start_cards_gone"]) == [0, 1, 1, 2], "sets 4 and 5 left the game"


@pytest.mark.clause("M-3.5", "M-3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_piles_rows_and_hands(players):
    m = start(players)
    view = m.view().json()
    assert len(view["face_up"]["valuables"]) == 4 and None not in view["face_up"]["valuables"]
    assert len(view["face_up"]["landscape"]) == 3 and None not in view["face_up"]["landscape"]
    assert view["piles"] == {"valuables": 39, "landscape": 29 - 2 * players}
    for seat in range(players):
        assert len(seat_of(m, seat)["hand"]["landscape"]) == 2
        assert seat_of(m, seat)["hand"]["valuables"] == []
        assert seat_of(m, seat, viewer=(seat + 1) % players)["hand"]["landscape"] == []
    rows = {
        tuple(map(str, start(players, seed).view().json()["face_up"]["valuables"]))
        for seed in range(9)
    }
    assert len(rows) > 5, "the pile is shuffled"


@pytest.mark.clause("M-3.7")
def test_birds_and_boat():
    view = start().view().json()
    assert view["birds"] == ["mangrove", "water"] and view["pier"] is None
    assert int(start().state["step"]) == BOWL


@pytest.mark.clause("M-3.9")
def test_pole_tiles():
    view = start(4).view().json()
    assert view["pole_stack"] == [2, 3, 4, 5, 6, 7, 8, 9] and view["pole_tiles"] == {}


@pytest.mark.clause("M-3.10", "M-3.12")
def test_three_players_have_three_neutral_huts():
    assert set(start(3).view().json()["neutral_huts"]) == GRAY
    assert start(4).view().json()["neutral_huts"] == []
    assert start(5).view().json()["neutral_huts"] == []


@pytest.mark.clause("M-3.11", "M-3.12")
def test_two_players_have_ten_neutral_huts_and_a_neutral_bowl():
    m = start(2)
    assert set(m.view().json()["neutral_huts"]) == GRAY | WHITE
    assert int(m.state["owned"][NEUTRAL]).bit_count() == 10
    assert m.view().json()["pole_tiles"] == {"c3r6": 2}
    assert m.view().json()["sites"] == {**{str(i): None for i in range(1, 6)}, "6": "neutral"}
    assert m.scores() == [0, 0], "nobody scores for the neutral's tile"
    assert all(int(m.state["owned"][seat]) == 0 for seat in range(2)) and len(SPACES) == 48
