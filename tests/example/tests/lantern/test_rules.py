"""Lantern, clause by clause."""

from __future__ import annotations

import numpy as np
import pytest
from korsi.games.lantern.box import COPIES, HAND, LANTERNS, TURNS

import korsi
from korsi.core.position import laid_out

from .conftest import table


def to_the_end(m: korsi.Match) -> korsi.Match:
    while not m.over:
        m.play(m.legal()[0])
    return m


@pytest.mark.clause("L-1.1", "L-2.1")
def test_hands_come_out_of_the_bag():
    s = table(3).state
    assert s["hand"].sum(axis=1).tolist() == [HAND] * 3
    assert (s["bag"] + s["hand"].sum(axis=0)).tolist() == [COPIES] * len(LANTERNS)


@pytest.mark.clause("L-2.1")
def test_only_the_size_of_another_hand_is_known():
    one, other = table(hand=[1, 2, 3]), table(hand=[5, 5, 4])
    assert one.view(1).json() == other.view(1).json()
    assert one.view(1).json()["seats"][0]["hand_size"] == HAND
    assert one.view(1).scene().pieces == other.view(1).scene().pieces
    assert one.view(0).json() != other.view(0).json()


@pytest.mark.clause("L-2.2")
def test_the_first_seat_begins():
    assert {table(seed=seed).acting()[0] for seed in range(20)} == {0}


@pytest.mark.clause("L-3.1", "L-3.2")
@pytest.mark.example("W-1")
def test_a_lantern_is_lit_and_another_drawn():
    m = table(hand=[2, 2, 5])
    assert m.legal() == ["light 2", "light 5"]
    with pytest.raises(korsi.Refused, match=r"L-3.1"):
        m.play("light 3")
    before = m.state["bag"].sum()
    m.play("light 5")
    assert m.scores() == [5, 0] and m.acting() == [1]
    assert m.state["hand"][0].sum() == HAND and m.state["bag"].sum() == before - 1


@pytest.mark.clause("L-4.1")
def test_the_game_ends_after_its_turns():
    m = to_the_end(table(3))
    assert len(m) == 3 * TURNS
    with pytest.raises(korsi.Refused, match=r"L-4.1"):
        m.play("light 1", seat=0)


@pytest.mark.clause("L-4.2", "L-4.3")
def test_light_then_light_on_hand_decides():
    m = to_the_end(table())
    with laid_out(m, missing="cards are where nobody looks") as s:
        s["lit"][:2] = [[0, 0, 0, 0, 1], [5, 0, 0, 0, 0]]
        s["hand"][:2] = [[0, 0, 3, 0, 0], [0, 0, 2, 1, 0]]
        assert m.scores() == [5, 5]
        assert m.ranking() == [2, 1]
        s["hand"][1] = np.array([0, 0, 3, 0, 0])
    assert m.ranking() == [1, 1]
    assert m.view(-1).json()["seats"][0]["hand"][3] == 3, "hands are shown at the end"
