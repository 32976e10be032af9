"""K-6 ducat day."""

from __future__ import annotations

import pytest

from .conftest import (
    building,
    ducat_day_now,
    earned,
    money,
    play_on,
    table,
    told,
)

NO_BRIDGE = {"roof_connects_areas": "false"}
NO_CHAIN = {"adjacent_roofs_chain": "false"}
OPEN_CRESTS = {"roof_hides_crests": "false"}


def paid(towers, roofs=(), players=4, **options):
    """What a ducat day pays each colour in this position."""
    return ducat_day_now(table(players, towers=towers, roofs=roofs, options=options))


@pytest.mark.clause("K-6.1")
def test_a_ducat_day_follows_all_building_of_the_turn():
    m = building("RO", line=2, ducat_day=True, towers={"d1": "L1"})
    m.play("build c1 plain")
    assert earned(m) == []
    m.play("build c2 two-crests")
    assert earned(m) == [3, 1, 2, 0]
    assert money(m) == [13, 11, 12, 10]
    assert [e["event"] for e in m.events()] == ["built", "ducat_day", *["earns"] * 4]


@pytest.mark.clause("K-6.1")
def test_it_takes_place_though_nobody_could_build():
    full = {"c1": "D*2", "c2": "L*4", "c3": "D*5", "c4": "L*6", "c5": "D"}
    m = building("RO", line=2, ducat_day=True, towers=full, money=[0, 0, 0, 0])
    assert len(told(m, "exempt")) == 2
    assert earned(m) == [0, 0, 1, 1]
    assert m.view().json()["step"] == "move"


@pytest.mark.clause("K-6.1", "K-3.12")
def test_without_an_emptied_row_there_is_none():
    m = building("RO", line=2, towers={"d1": "L1"})
    play_on(m, "build c1 plain", "build c2 two-crests")
    assert earned(m) == [] and money(m) == [10, 10, 10, 10]


@pytest.mark.clause("K-6.1")
def test_after_the_roof_has_been_moved():
    m = building("RO", line=2, ducat_day=True, towers={"e5": "L1", "e1": "D"}, roofs=["e5", "e1"])
    play_on(m, "build c1 plain", "build c1 plain")
    assert earned(m) == []
    m.play("roof e5")
    assert earned(m) == [1, 1, 2, 1]


@pytest.mark.clause("K-6.2")
def test_an_area_is_connected_by_edges():
    assert paid({"c1": "O", "c2": "R O", "d2": "O"})["O"] == 3
    assert paid({"c1": "O", "d2": "O"})["O"] == 1  # a corner is no edge
    assert paid({"c1": "O", "c2": "O R", "c3": "O"})["O"] == 1  # red stands between


@pytest.mark.clause("K-6.3")
def test_towers_crests_on_top_and_roofs_are_added():
    assert paid({"c1": "O"})["O"] == 1
    assert paid({"c1": "O1"})["O"] == 2
    assert paid({"c1": "O2"})["O"] == 3
    assert paid({"c1": "R*5 O"})["O"] == 1  # height means nothing
    assert paid({"c1": "O2", "c2": "O1", "c3": "O"}, ["c3"])["O"] == 6
    # a roofed tower of one's own counts once
    assert paid({"c1": "O"}, ["c1"])["O"] == 1


@pytest.mark.clause("K-6.4")
@pytest.mark.parametrize(("options", "orange"), [({}, 5), (NO_BRIDGE, 4)])
def test_a_roof_joins_areas(options, orange):
    """One tower to the left of a roof, three worth of towers to the right."""
    m = paid({"b1": "O", "c1": "R", "d1": "O1", "e1": "O"}, ["c1"], **options)
    assert m["O"] == orange


@pytest.mark.clause("K-6.4")
def test_without_joining_a_roof_still_counts_for_each_area_it_touches():
    around = {"b2": "O", "c2": "D", "d2": "R", "c1": "O1", "c3": "L"}
    assert paid(around, ["c2"], **NO_BRIDGE) == {"O": 3, "R": 2, "L": 2, "D": 1}


@pytest.mark.clause("K-6.5")
@pytest.mark.parametrize(
    ("options", "light", "others"),
    [({}, 3, 2), (NO_CHAIN, 2, 1), (NO_BRIDGE, 3, 2), (NO_BRIDGE | NO_CHAIN, 2, 1)],
)
def test_roofs_chain(options, light, others):
    m = paid({"c3": "R", "d3": "R", "e3": "L"}, ["c3", "d3"], **options)
    assert m == {"O": others, "R": others, "L": light, "D": others}


@pytest.mark.clause("K-6.5")
def test_two_roofs_apart_are_two_areas():
    assert paid({"a1": "R", "e5": "R"}, ["a1", "e5"]) == {"O": 1, "R": 1, "L": 1, "D": 1}


@pytest.mark.clause("K-6.4", "K-6.5")
@pytest.mark.parametrize(
    ("options", "orange"),
    [({}, 4), (NO_CHAIN, 2), (NO_BRIDGE, 3), (NO_BRIDGE | NO_CHAIN, 2)],
)
def test_joining_and_chaining_are_two_questions(options, orange):
    """O roof roof O in one row: the chain brings both roofs, the bridge the other tower."""
    towers = {"b1": "O", "c1": "R", "d1": "R", "e1": "O"}
    assert paid(towers, ["c1", "d1"], **options)["O"] == orange


@pytest.mark.clause("K-6.6")
def test_covered_crests_do_not_count():
    assert paid({"c1": "O2 O"})["O"] == 1
    assert paid({"c1": "O2 R"}) == {"O": 0, "R": 1, "L": 0, "D": 0}
    assert paid({"c1": "O2"}, ["c1"]) == {"O": 1, "R": 1, "L": 1, "D": 1}


@pytest.mark.clause("K-6.6", "K-6.11")
def test_rejected_reading_crests_under_a_roof_count_for_all():
    assert paid({"c1": "O2"}, ["c1"], **OPEN_CRESTS) == {"O": 3, "R": 3, "L": 3, "D": 3}
    # for each colour whose area contains it; those below other floors never
    m = paid({"a1": "O2 O1", "b1": "R", "e5": "L2", "e4": "L1"}, ["a1"], **OPEN_CRESTS)
    assert m == {"O": 2, "R": 3, "L": 5, "D": 2}


@pytest.mark.clause("K-6.7")
def test_only_the_most_valuable_area_is_paid():
    m = paid({"a1": "O2", "c1": "O", "c2": "O", "e5": "R", "e3": "R"})
    assert m == {"O": 3, "R": 1, "L": 0, "D": 0}  # equal areas are paid once
    assert paid({"a1": "O2", "c1": "O", "c2": "O", "c3": "O", "d3": "O"})["O"] == 4


@pytest.mark.clause("K-6.7")
def test_a_colour_with_nothing_gets_nothing():
    m = building("R", line=2, ducat_day=True).play("build c1 plain")
    assert earned(m) == [0, 1, 0, 0]
    assert money(m) == [10, 11, 10, 10]


@pytest.mark.clause("K-6.8")
def test_two_players_are_paid_for_each_colour():
    m = building("R", line=2, players=2, ducat_day=True, towers={"d1": "O1", "e5": "L", "a1": "D2"})
    m.play("build c1 plain")
    assert earned(m) == [1 + 2, 1 + 3]  # c1 and d1 are neighbours, but never one area
    m = building("R", line=2, players=2, ducat_day=True, towers={"d1": "O1"}, roofs=["d1"])
    m.play("build c1 plain")
    assert earned(m) == [2 + 1, 1 + 1]  # the roof counts for both colours


@pytest.mark.clause("K-6.9")
def test_the_bank_pays_whatever_is_due():
    m = building("R", line=2, ducat_day=True, towers={"d1": "O1"}, money=[500, 500, 500, 500])
    m.play("build c1 plain")
    assert money(m) == [502, 501, 500, 500]
    assert int(m.state["bank"]) + sum(money(m)) == 40


@pytest.mark.clause("K-6.10")
def test_afterwards_the_seal_is_turned_back():
    m = building("R", line=2, ducat_day=True)
    assert m.view().json()["ducat_day_pending"] is True
    m.play("build c1 plain")
    assert m.view().json()["ducat_day_pending"] is False
    m.play("move light_grey 2")
    assert m.view().json()["ducat_day_pending"] is False


@pytest.mark.clause("K-6.7")
def test_the_breakdown_shows_the_area_paid_for():
    m = table(towers={"a1": "O2", "c1": "O", "c2": "O", "d2": "R", "c3": "O"}, roofs=["d2"])
    area = m.breakdown()[0]["ducat_day_now"][0]
    assert area == {
        "colour": "orange", "ducats": 4, "cells": ["c1", "c2", "d2", "c3"], "clause": "K-6.7",
    }  # fmt: skip
