"""M-6: drawing cards."""

from __future__ import annotations

from pathlib import Path

import pytest

import korsi
from korsi.core.position import census, laid_out

from .conftest import (
    at_pier,
    first,
    give,
    lay_row,
    play_on,
    refused,
    seat_of,
    spend_pile,
    start,
    table,
    to_next_round,
    told,
    verbs,
)


def draws(m):
    return {move for move in m.legal() if move.startswith("draw")}


@pytest.mark.clause("M-6.1")
def test_cards_come_from_rows_and_piles_only():
    m = at_pier(4, hands={1: "7 7 sand"})
    lay_row(m, "2 3 mangrove")
    assert m.legal() == [
        "take 2", "take 3", "take mangrove", "draw valuables", "draw landscape", "waive",
    ]  # fmt: skip
    refused(m, "take 7", "M-6.1")


@pytest.mark.clause("M-6.2")
def test_each_card_may_be_of_either_kind():
    m = at_pier(1)
    lay_row(m, "2 sand")
    play_on(m, "take 2", "take sand", "draw landscape")
    assert seat_of(m, 0)["hand_size"] == {"valuables": 1, "landscape": 2}
    m = play_on(at_pier(5), "draw valuables", "draw landscape")
    assert seat_of(m, 0)["hand_size"] == {"valuables": 1, "landscape": 1}


@pytest.mark.clause("M-6.3")
def test_a_card_is_seen_before_the_next_choice():
    m = at_pier(5).play("draw valuables")
    seen = told(m, "draws")[0]["card"]
    assert seat_of(m, 0)["hand"]["valuables"] == [seen]
    assert m.acting() == [0] and draws(m) == {"draw valuables", "draw landscape"}
    assert not m.can_undo(0)


@pytest.mark.clause("M-6.4")
def test_face_up_cards_are_not_replaced_before_phase_3():
    m = at_pier(3, "reed")
    lay_row(m, "2 3 4 5 sand reed water")
    m.play("take 4")
    assert m.view().json()["face_up"]["valuables"] == [2, 3, None, 5]
    to_next_round(m)
    assert None not in m.view().json()["face_up"]["valuables"]


@pytest.mark.clause("M-6.5")
def test_piers_1_to_6_can_take_all_seven_face_up_cards():
    m = play_on(start(3), "bowl 3", "bowl 4", "bowl 6", "bowl 1", "bowl 5", "bowl 2")
    taken = 0
    while m.view().json()["pier"] < 7:
        if "take" in verbs(m):
            first(m, "take")
            taken += 1
        else:
            m.play("waive")
    assert taken == 7
    face_up = m.view().json()["face_up"]
    assert face_up == {"valuables": [None] * 4, "landscape": [None] * 3}
    m = at_pier(4)
    lay_row(m, "")
    assert verbs(m) == {"draw", "waive"}, "a step that finds nothing is lost"


@pytest.mark.clause("M-6.6")
def test_an_emptied_pile_is_reshuffled_at_once():
    m = at_pier(5)
    spend_pile(m, 0, keep="7")
    left = len(m.view().json()["discards"]["valuables"])
    m.play("draw valuables")
    assert seat_of(m, 0)["hand"]["valuables"] == [7]
    told_so = {"event": "reshuffled", "deck": "valuables", "cards": left}
    assert told(m, "reshuffled") == [told_so]
    assert m.view().json()["piles"]["valuables"] == left
    assert m.view().json()["discards"]["valuables"] == []


@pytest.mark.clause("M-6.6")
def test_the_table_may_wait_until_a_card_is_needed():
    m = at_pier(5, options={"reshuffle_when_emptied": "false"})
    spend_pile(m, 0, keep="7")
    left = len(m.view().json()["discards"]["valuables"])
    m.play("draw valuables")
    assert told(m, "reshuffled") == [] and m.view().json()["piles"]["valuables"] == 0
    m.play("draw valuables")
    assert told(m, "reshuffled")[0]["cards"] == left
    assert m.view().json()["piles"]["valuables"] == left - 1


@pytest.mark.clause("M-6.6")
def test_a_shuffle_is_told_where_it_happens():
    """Before the card it gave, after the card that emptied the pile."""
    m = at_pier(5)
    spend_pile(m, 0, keep="7")
    m.play("draw valuables")
    assert [e["event"] for e in m.events()] == ["draws", "reshuffled"]
    m = at_pier(5, options={"reshuffle_when_emptied": "false"})
    spend_pile(m, 0)
    m.play("draw valuables")
    assert [e["event"] for e in m.events()] == ["reshuffled", "draws"]
    assert told(m, "draws")[0]["card"] in seat_of(m, 0)["hand"]["valuables"]


@pytest.mark.clause("M-6.6")
def test_the_forced_shuffle_of_a_real_game_comes_before_its_card():
    m = korsi.load(Path(__file__).parents[2] / "fixtures" / "forced-shuffle.korsi")
    assert m.events()[:2] == [
        {"event": "reshuffled", "deck": "landscape", "cards": 2},
        {"event": "draws", "seat": 1, "deck": "landscape", "card": "sand"},
    ]


@pytest.mark.clause("M-6.6")
def test_without_discards_the_check_is_repeated():
    m = at_pier(6)
    with laid_out(m) as s:
        give(s, 3, "2 " * int(s["pile"][0]) + "3 " * (int(s["pile"][1]) - 1))
        for value in range(4, 8):
            give(s, 3, f"{value} " * int(s["pile"][value - 2]))
        m.play("draw valuables")
        assert m.view().json()["piles"]["valuables"] == 0 and draws(m) == {"draw landscape"}
        s = m.state
        s["hand"][3][5] -= 1
        s["hand_size"][3][0] -= 1
        s["discard"][5] += 1
    assert draws(m) == {"draw valuables", "draw landscape"}
    m.play("draw valuables")
    assert sorted(seat_of(m, 0)["hand"]["valuables"]) == [3, 7]


@pytest.mark.clause("M-6.7")
def test_a_starting_card_never_comes_back():
    m = at_pier(8, "sand start-3 start-4", birds="sand reed")
    play_on(m, "build c2r1", "pay sand", "pay start-4", "pay start-3")
    assert m.view().json()["discards"]["valuables"] == []
    assert list(m.state["start_cards_gone"]) == [2, 3, 3, 2]


@pytest.mark.clause("M-6.8")
def test_a_kind_that_is_spent_cannot_be_drawn():
    m = at_pier(4)
    with laid_out(m) as s:
        for i, name in enumerate(("mangrove", "sand", "reed", "water")):
            give(s, 3, f"{name} " * int(s["pile"][6 + i]))
    assert draws(m) == {"draw valuables"}
    refused(m, "draw landscape", "M-6.8")


@pytest.mark.clause("M-10.5", "M-6.8")
def test_an_unfillable_gap_stays():
    m = table(4)
    with laid_out(m) as s:
        lay_row(m, "2 3 4 5 sand")
        for i, name in enumerate(("mangrove", "sand", "reed", "water")):
            give(s, 3, f"{name} " * int(s["pile"][6 + i]))
    before = census(m)
    to_next_round(m)
    assert m.view().json()["face_up"]["landscape"] == ["sand", None, None]
    assert census(m) == before
