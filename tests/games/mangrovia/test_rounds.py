"""M-9, M-10 and M-11: birds, the next round, and the end of the game."""

from __future__ import annotations

import pytest

import korsi
from korsi.core.position import laid_out
from matches import write_box

from . import boxes
from .conftest import (
    at_pier,
    final,
    first,
    lay_row,
    play_on,
    refused,
    seat_of,
    sites,
    start,
    table,
    to_next_round,
    told,
)


@pytest.mark.clause("M-9.1", "M-9.2")
def test_the_birds_can_go_to_any_two_landscapes():
    m = at_pier(12)
    pairs = [move for move in m.legal() if move.startswith("birds")]
    assert len(pairs) == 6
    for pair in pairs:
        view = at_pier(12).play(pair).view().json()
        assert view["birds"] == pair.removeprefix("birds ").split("-")
    assert at_pier(12).play("birds sand-mangrove").view().json()["birds"] == ["mangrove", "sand"]
    with pytest.raises(korsi.Refused):
        m.play("birds sand-sand")


@pytest.mark.clause("M-9.3")
def test_birds_set_at_pier_12_serve_the_next_round():
    m = at_pier(12, "sand 7").play("birds sand-reed")
    assert m.view().json()["round"] == 2
    play_on(m, "bowl 5", "bowl 1", "bowl 2", "bowl 3")
    while m.view().json()["pier"] != 8:
        m.play("waive")
    assert "c2r1" in sites(m)


@pytest.mark.clause("M-10.1")
def test_phase_3_asks_nobody():
    m = play_on(start(4), "bowl 1", "bowl 2", "bowl 3", "bowl 4")
    while m.view().json()["pier"] != 12:
        m.play("waive")
    m.play("waive")
    assert m.view().json()["round"] == 2 and m.view().json()["step"] == "bowl"


@pytest.mark.clause("M-10.2")
def test_site_1_brings_the_talisman():
    m = play_on(start(4), "bowl 2", "bowl 3", "bowl 1", "bowl 4")
    to_next_round(m)
    assert m.acting() == [2] and m.view().json()["start_player"] == 2
    assert m.view().json()["birds"] == ["mangrove", "water"]


@pytest.mark.clause("M-10.3")
def test_without_site_1_the_talisman_goes_right_and_the_birds_fly():
    m = start(5, first=0)
    play_on(m, "bowl 2", "bowl 3", "bowl 4", "bowl 5", "bowl 6")
    to_next_round(m)
    assert m.acting() == [4] and m.view().json()["birds"] == ["sand", "reed"]
    play_on(m, "bowl 2", "bowl 3", "bowl 4", "bowl 5", "bowl 6")
    to_next_round(m)
    assert m.acting() == [3] and m.view().json()["birds"] == ["mangrove", "water"]


@pytest.mark.clause("M-10.4")
def test_bowls_return_and_a_neutral_one_stays():
    m = play_on(start(2), "bowl 2", "bowl 3", "bowl 4", "bowl 5")
    to_next_round(m)
    view = m.view().json()
    assert view["sites"] == {"1": None, "2": None, "3": None, "4": None, "5": None, "6": "neutral"}
    assert view["pier"] is None


@pytest.mark.clause("M-10.5")
def test_the_rows_are_filled():
    m = play_on(start(4), "bowl 1", "bowl 4", "bowl 5", "bowl 6")
    before = m.view().json()["piles"]
    for _ in range(2):
        first(m, "take")
    m.play("waive")
    to_next_round(m)
    view = m.view().json()
    assert None not in view["face_up"]["valuables"] + view["face_up"]["landscape"]
    assert sum(before.values()) - sum(view["piles"].values()) == 2 == len(told(m, "turned_up"))


@pytest.mark.clause("M-11.1")
def test_the_last_hut_ends_the_game():
    m = at_pier(11, "sand 7", birds="sand reed")
    with laid_out(m, missing="huts that stand nowhere") as s:
        s["huts"][0] = 1
    play_on(m, "build c2r1", "pay sand")
    assert not m.view().json()["last_hut_built"]
    m.play("pay 7")
    assert m.view().json()["last_hut_built"] and told(m, "last_hut")
    m.play("waive")
    assert m.over


@pytest.mark.clause("M-11.2")
def test_no_phase_3_at_the_end():
    m = at_pier(12, seat=3)
    lay_row(m, "2 sand")
    with laid_out(m) as s:
        s["last_hut"] = 1
    m.play("birds sand-reed")
    view = m.view().json()
    assert m.over and view["step"] == "over"
    assert view["face_up"]["valuables"] == [2, None, None, None] and view["start_player"] == 0
    refused(m, "bowl 1", "M-11.2")


@pytest.mark.clause("M-11.3")
def test_a_player_without_huts_still_acts():
    m = at_pier(8, "sand 7", birds="sand reed")
    with laid_out(m, missing="huts that stand nowhere") as s:
        s["huts"][0] = 0
    assert m.legal() == ["amulets", "waive"]
    m.play("amulets")
    assert seat_of(m, 0)["amulets"] == [1]


@pytest.mark.clause("M-11.4")
def test_cards_in_hand_are_worth_nothing():
    assert final(hands={1: "7 7 7 sand reed start-6"}).scores() == [0, 0, 0, 0]


@pytest.mark.clause("M-11.5")
def test_the_guard_against_endless_games():
    m = table(4)
    with laid_out(m) as s:
        s["rounds"] = 59
    to_next_round(m)
    assert m.view().json()["round"] == 60 and not m.over
    to_next_round(m)
    assert m.over and told(m, "limit_reached")[0]["rounds"] == 60


@pytest.mark.clause("M-11.5")
def test_the_guard_can_be_set_and_switched_off(tmp_path):
    box = boxes.data()
    box["options"]["round_limit"] = 2
    short = korsi.game("mangrovia", box=write_box(box, tmp_path / "short.toml")).interpreted
    m = korsi.Match(short, players=4, seed=1)
    to_next_round(to_next_round(m))
    assert m.over and m.state["rounds"] == 2
    box["options"]["round_limit"] = 0
    endless = korsi.game("mangrovia", box=write_box(box, tmp_path / "endless.toml")).interpreted
    m = korsi.Match(endless, players=4, seed=1)
    with laid_out(m) as s:
        s["rounds"] = 60
    assert not to_next_round(m).over
    assert endless.max_steps > 10 * short.max_steps
