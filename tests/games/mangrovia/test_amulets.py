"""M-7: taking amulets."""

from __future__ import annotations

import pytest

from korsi.core.position import census, laid_out

from .conftest import (
    AMULET_SPACES,
    at_pier,
    empty_bag,
    play_on,
    refused,
    seat_of,
    told,
    verbs,
)


def huts(n, seat=0):
    return {seat: " ".join(AMULET_SPACES[:n])}


@pytest.mark.one_in(3)
@pytest.mark.clause("M-7.1")
def test_without_huts_only_the_board_gives():
    m = at_pier(2).play("amulets")
    assert told(m, "takes_stack") == [{"event": "takes_stack", "seat": 0, "amulet": 1}]
    m = at_pier(2)
    with laid_out(m) as s:
        s["amulets_gone"][0], s["stack"] = 5, 0
    assert m.legal() == ["waive"]


@pytest.mark.clause("M-7.4")
def test_with_a_hut_the_board_gives_nothing():
    m = at_pier(2, huts=huts(1)).play("amulets")
    assert m.view().json()["amulets_on_board"] == 5
    assert seat_of(m, 0)["amulets"][0] > 1
    m = at_pier(2, huts=huts(1))
    empty_bag(m)
    refused(m, "amulets", "M-7.1")


@pytest.mark.one_in(3)
@pytest.mark.clause("M-7.3")
def test_only_a_drawn_amulet_goes_back():
    m = at_pier(2, "amulet-6", huts=huts(2))
    empty_bag(m, keep="2 3")
    m.play("amulets")
    assert m.legal() == ["return 2", "return 3"]
    refused(m, "return 6", "M-7.3")
    refused(m, "waive", "M-7.3")
    m.play("return 3")
    assert seat_of(m, 0)["amulets"] == [2, 6] and list(m.state["bag"]) == [0, 0, 1, 0, 0, 0]


@pytest.mark.clause("M-7.5", "M-15.1")
def test_amulets_are_face_down_but_not_for_their_owner():
    m = at_pier(2, huts=huts(3)).play("amulets")
    assert len(m.view(0).json()["drawn"]) == 3
    assert m.view(1).json()["drawn"] == [] and m.view(1).json()["drawn_size"] == 3
    m.play(m.legal()[0])
    assert len(seat_of(m, 0)["amulets"]) == 2
    other = seat_of(m, 0, viewer=1)
    assert other["amulets"] == [] and other["amulets_size"] == 2


@pytest.mark.clause("M-7.6")
def test_paid_amulets_are_set_aside_and_fill_an_empty_bag():
    m = at_pier(8, "water amulet-5", seat=1, huts=huts(1))
    play_on(m, "build c6r1", "pay water", "pay amulet-5")
    assert m.view().json()["amulets_set_aside"] == [5]
    m = at_pier(2, huts=huts(1))
    empty_bag(m, keep="6", aside="2 3")
    m.play("amulets")
    assert seat_of(m, 0)["amulets"] == [6]
    assert told(m, "bag_filled")[0]["amulets"] == 2, "at once, though nothing more is drawn"
    assert m.view().json()["bag"] == 2 and m.view().json()["amulets_set_aside"] == []


@pytest.mark.clause("M-7.7")
def test_too_few_amulets():
    m = at_pier(2, huts=huts(4))
    empty_bag(m, keep="2", aside="3")
    m.play("amulets")
    assert sorted(m.view(0).json()["drawn"]) == [2, 3] and verbs(m) == {"return"}
    m = at_pier(2, huts=huts(4))
    empty_bag(m, keep="5")
    m.play("amulets")
    assert seat_of(m, 0)["amulets"] == [5], "a lone amulet is kept"
    assert m.view().json()["step"] != "return"


@pytest.mark.clause("M-7.8", "M-7.10")
def test_spent_ones():
    m = at_pier(8, "water amulet-1 amulet-4")
    play_on(m, "build c6r1", "pay water", "pay amulet-4", "pay amulet-1")
    assert m.view().json()["amulets_set_aside"] == [1, 4]
    assert m.view().json()["amulets_on_board"] == 4, "they never return to the board"
    m = at_pier(8, "water amulet-1 amulet-4", options={"spent_ones_go_to_bag": "false"})
    before = census(m)
    play_on(m, "build c6r1", "pay water", "pay amulet-4", "pay amulet-1")
    assert m.view().json()["amulets_set_aside"] == [4]
    assert list(m.state["amulets_gone"]) == [1, 0, 0, 0, 0, 0] and census(m) == before


@pytest.mark.clause("M-7.8")
def test_spent_ones_are_drawn_from_the_bag_later():
    m = at_pier(2, huts=huts(1))
    empty_bag(m, aside="2")
    with laid_out(m, missing="the amulet that lay aside") as s:
        s["aside"][1], s["aside"][0], s["stack"] = 0, 1, 4
    m.play("amulets")
    assert seat_of(m, 0)["amulets"] == [1]


@pytest.mark.clause("M-7.9")
def test_the_action_is_taken_whole():
    m = at_pier(2, huts=huts(5))
    assert m.legal() == ["amulets", "waive"]
    m.play("amulets")
    assert m.view(0).json()["drawn_size"] == 5
    assert all(move.startswith("return") for move in m.legal())


@pytest.mark.clause("M-7.2")
def test_the_column_moves_when_the_hut_is_built():
    m = at_pier(8, "reed 4", birds="reed water")
    play_on(m, "build c2r2", "pay reed", "pay 4")
    assert told(m, "column") == [{"event": "column", "seat": 0, "huts": 1}]
    assert seat_of(m, 0)["amulet_column"] == 1
