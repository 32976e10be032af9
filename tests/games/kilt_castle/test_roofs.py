"""K-5 roofs."""

from __future__ import annotations

import pytest

from .conftest import (
    building,
    ducat_day_now,
    money,
    play_on,
    refused,
    sites,
    table,
    told,
    tower,
)

OWN_PAIR = {"two_player_own_pair_makes_roof": "true"}


def roofs(m):
    return {t["cell"] for t in m.view().json()["towers"] if t["roof"]}


@pytest.mark.clause("K-5.1")
@pytest.mark.parametrize(("before", "first_pays"), [("", 0), ("D", 1), ("L D", 2), ("R", 0)])
def test_both_builders_on_one_cell_make_a_roof(before, first_pays):
    m = building("RO", line=2, towers={"c1": before} if before else {}).play("build c1 plain")
    assert money(m)[1] == 10 - first_pays and roofs(m) == set()
    m.play("build c1 two-crests")
    height = len(before.split()) + 1
    assert told(m, "pays") == [{"event": "pays", "seat": 0, "to": 1, "ducats": height}]
    assert told(m, "roofed") == [{"event": "roofed", "seat": 0, "cell": "c1", "from": None}]
    assert tower(m, "c1") == f"{before} R O2 ^".strip()
    assert m.view().json()["roofs_beside_board"] == 1


@pytest.mark.clause("K-5.1")
def test_different_cells_or_different_turns_make_none():
    m = play_on(building("RO", line=2), "build c1 plain", "build c2 plain")
    assert roofs(m) == set() and not told(m, "roofed")
    m = building("R", line=2, towers={"c1": "L"}).play("build c1 plain")
    m.play("move orange 2")  # another turn, the same cell
    m.play("build c1 plain")
    assert tower(m, "c1") == "L R O"


@pytest.mark.clause("K-5.2")
def test_a_roof_beside_the_board_is_used_first():
    m = building("RO", line=2, towers={"e5": "D"}, roofs=["e5"])
    play_on(m, "build c1 plain", "build c1 plain")
    assert roofs(m) == {"c1", "e5"}
    assert m.view().json()["roofs_beside_board"] == 0
    assert m.view().json()["step"] == "move"  # there was nothing to choose


@pytest.mark.clause("K-5.2")
@pytest.mark.parametrize(("taken", "left"), [("e5", "e3"), ("e3", "e5")])
def test_with_both_on_towers_the_second_builder_chooses_one(taken, left):
    m = building("RO", line=2, active=3, towers={"e5": "D", "e3": "L"}, roofs=["e5", "e3"])
    play_on(m, "build c1 plain", "build c1 plain")
    assert (m.view().json()["step"], m.acting()) == ("roof", [0])
    assert m.legal() == ["roof e3", "roof e5"]
    refused(m, "roof c1", "K-5.2")
    refused(m, "roof e1", "K-5.2")
    refused(m, "build c2 plain", "K-5.2")
    refused(m, f"roof {taken}", "K-4.2", seat=3)
    m.play(f"roof {taken}")
    assert told(m, "roofed") == [{"event": "roofed", "seat": 0, "cell": "c1", "from": taken}]
    assert roofs(m) == {"c1", left}
    assert (m.view().json()["step"], m.acting()) == ("move", [0])


@pytest.mark.clause("K-5.3")
def test_a_roofed_tower_is_neither_overbuilt_nor_empty():
    m = building("O", line=2, towers={"c1": "O", "c2": "R"}, roofs=["c1", "c2"])
    assert sites(m) == {"c3"}  # the first empty cell lies behind both
    refused(m, "build c1 plain", "K-5.3")
    refused(m, "build c2 plain", "K-5.3")


@pytest.mark.clause("K-5.4")
def test_a_tower_without_its_roof_is_an_ordinary_tower_again():
    towers = {"e5": "D L1", "a1": "O"}
    m = building("RO", line=2, towers=towers, roofs=["e5", "a1"])
    assert ducat_day_now(m)["L"] == 1  # a roof alone
    play_on(m, "build c1 plain", "build c1 plain", "roof e5")
    assert tower(m, "e5") == "D L1"
    assert ducat_day_now(m)["L"] == 2  # its tower and its crest
    m = building("O", line=10, towers=towers)
    assert sites(m) == {"e5", "e4"}
    assert money(m.play("build e5 plain")) == [8, 10, 12, 10]


@pytest.mark.clause("K-5.5")
@pytest.mark.parametrize(("options", "roofed"), [({}, False), (OWN_PAIR, True)])
def test_one_player_alone_makes_no_roof(options, roofed):
    m = building("RO", line=2, players=2, options=options)
    play_on(m, "build c1 plain", "build c1 plain")
    assert (tower(m, "c1") == "R O ^") == roofed
    assert money(m) == [10, 10]
    assert m.view().json()["roofs_beside_board"] == (1 if roofed else 2)


@pytest.mark.clause("K-5.5")
@pytest.mark.parametrize("options", [{}, OWN_PAIR])
def test_two_of_two_players_do(options):
    m = building("RL", line=2, players=2, options=options)
    play_on(m, "build c1 plain", "build c1 plain")
    assert tower(m, "c1") == "R L ^" and money(m) == [11, 9]


@pytest.mark.clause("K-5.6")
def test_a_single_card_makes_no_roof():
    m = building("R", line=2, towers={"c1": "O"}).play("build c1 plain")
    assert roofs(m) == set() and tower(m, "c1") == "O R"


@pytest.mark.clause("K-5.6")
def test_with_an_exempt_builder_there_is_no_roof():
    full = {"c1": "O*3", "c2": "L*4", "c3": "D*5", "c4": "L*6", "c5": "D*2"}
    m = building("RO", line=2, towers=full, money=[0, 0, 9, 9])
    assert told(m, "exempt")
    m.play("build c1 plain")
    assert roofs(m) == set() and m.view().json()["step"] == "move"


@pytest.mark.clause("K-5.7")
def test_a_roofed_tower_belongs_to_everybody():
    m = table(towers={"c3": "R2", "c2": "O", "b3": "L", "d3": "D"}, roofs=["c3"])
    assert ducat_day_now(m) == {"O": 2, "R": 1, "L": 2, "D": 2}
