"""The worked examples W-1 to W-22 of docs/rules/kilt_castle.md, on its default board."""

from __future__ import annotations

import pytest

import korsi
from korsi.games.kilt_castle import scoring

from .conftest import (
    KILT,
    building,
    ducat_day_now,
    earned,
    money,
    name,
    play_on,
    refused,
    sites,
    table,
    targets,
    told,
    tower,
)

# W-14: (row, col) of the rulebook is written a1 for (0, 0), e1 for (0, 4), c5 for (4, 2).
ILLUSTRATION_8 = {
    "a1": "D", "b1": "O D", "c1": "L", "d1": "R O2", "b2": "R L", "c2": "L1",
    "d2": "L", "b3": "D L1", "d4": "O D2", "e4": "D1", "c5": "O1 R",
}  # fmt: skip
ROOFS_8 = ["d1", "b3"]


def hold_ducat_day(m):
    """What each seat gets if the ducat day is held now."""
    before = money(m)
    scoring.ducat_day(m.state)
    return [after - had for after, had in zip(money(m), before, strict=True)]


@pytest.mark.example("W-1")
@pytest.mark.clause("K-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_first_player(players):
    """Lone card dark grey/red with red outward: the owner of red begins."""
    met = 0
    order = "rdlo"  # with three players dark grey is in play
    for seed in range(400):
        m = korsi.Match(KILT, players, seed, {"colours": order})
        cards = m.view().json()["cards"]
        lone = next(c for c in cards if c["space"] == int(m.state["front"]))
        if (lone["inner"], lone["outer"]) == ("dark_grey", "red"):
            met += 1
            assert m.acting() == [0]
    assert met > 10


@pytest.mark.example("W-2")
def test_w2_backwards():
    m = table()
    refused(m, f"move {name('OD')} 1", "K-3.5")
    refused(m, f"move {name('OD')} 0", "K-3.5")
    refused(m, f"move {name('DR')} 2", "K-3.5")


@pytest.mark.example("W-3")
def test_w3_front_rule():
    m = table()
    refused(m, "move orange 5", "K-3.5")
    refused(m, f"move {name('DR')} 4", "K-3.6")
    assert int(m.play("move orange 4").state["front"]) == 4
    m = table(rows={0: 4, 1: 3, 2: 1, 3: "RL DR"})
    assert int(m.play(f"move {name('DR')} 4").state["front"]) == 4


@pytest.mark.example("W-4")
def test_w4_full_row():
    m = table(rows={0: "O R L", 1: 4, 2: 2, 3: 1})
    for card in ("O", "R", "L"):
        refused(m, f"move {name(card)} 1", "K-3.7")
    m = table(3, rows={1: "O R", 2: 3, 3: 1})
    for card in ("O", "R"):
        refused(m, f"move {name(card)} 2", "K-3.7")


@pytest.mark.example("W-5")
def test_w5_too_many_rows():
    rows = {0: "O R L", 1: 3, 2: 2, 3: "D", 4: 1}
    refused(table(rows=rows), "move orange 5", "K-3.8")
    for space in (4, 5):
        m = table(rows=rows).play(f"move dark_grey {space}")
        assert told(m, "emptied") == [{"event": "emptied", "seat": 0, "space": 3}]
        assert len(told(play_on(m, m.legal()[0]), "ducat_day")) == 1
    rows = {1: "O R", 2: 2, 3: "L", 4: 1}
    refused(table(3, rows=rows), "move orange 5", "K-3.8")
    m = table(3, rows=rows).play("move light_grey 5")
    assert len(told(play_on(m, m.legal()[0]), "ducat_day")) == 1


@pytest.mark.example("W-6")
def test_w6_gap():
    m = table(rows={0: "O R L", 1: 3, 2: 2, 4: 2}).play("move orange 3")
    assert sum(size > 0 for size in m.state["row_size"]) == 5
    assert not told(play_on(m, m.legal()[0]), "ducat_day")
    m = table(rows={1: "O R L D", 2: 3, 6: 3})
    assert 4 in targets(m, "O")


@pytest.mark.example("W-7")
@pytest.mark.clause("K-3.11", "K-4.1")
def test_w7_turning():
    m = table(rows={0: "O R L D", 1: "LD OR OL", 2: 2, 3: 1}).play(f"move {name('LD')} 4")
    card = next(c for c in m.view().json()["cards"] if c["card"] == "double_light_grey__dark_grey")
    assert (card["inner"], card["outer"]) == ("dark_grey", "light_grey")
    assert m.acting() == [3]
    m.play("build e1 plain")
    assert m.acting() == [2]
    m.play("build e2 plain")
    assert (tower(m, "e1"), tower(m, "e2")) == ("D", "L")


@pytest.mark.example("W-8")
def test_w8_trigger():
    for rows, days in (({0: 4, 1: "LD", 2: 2, 3: 3}, 1), ({0: 4, 1: "LD OL", 2: 2, 3: 2}, 0)):
        m = table(rows=rows).play(f"move {name('LD')} 4").play("build e1 plain")
        assert not told(m, "ducat_day")
        assert len(told(m.play("build e2 plain"), "ducat_day")) == days


@pytest.mark.example("W-9")
def test_w9_first_empty_cell():
    assert sites(building("R", line=12)) == {"c5"}
    m = building("R", line=12, towers={"c5": "O", "c4": "L D", "c2": "D L O"})
    assert sites(m) == {"c3", "c5", "c4", "c2"}
    refused(m, "build c1 plain", "K-4.4")
    for cell, price in (("c3", 0), ("c5", 1), ("c4", 2), ("c2", 3)):
        m = building("R", line=12, towers={"c5": "O", "c4": "L D", "c2": "D L O"})
        assert money(m.play(f"build {cell} plain"))[1] == 10 - price


@pytest.mark.example("W-10")
@pytest.mark.parametrize("before", ["O L R", "O2 L1 R1"])
@pytest.mark.parametrize("floor", ["plain", "two-crests"])
def test_w10_price(before, floor):
    m = building("O", line=2, towers={"c1": before}).play(f"build c1 {floor}")
    assert money(m) == [7, 13, 10, 10]
    assert tower(m, "c1").split()[-1][0] == "O" and len(tower(m, "c1").split()) == 4


@pytest.mark.example("W-11")
def test_w11_roof_on_a_new_cell():
    m = play_on(building("RO", line=2), "build c1 plain", "build c1 plain")
    assert money(m) == [9, 11, 10, 10] and tower(m, "c1") == "R O ^"
    m = play_on(building("RO", line=2), "build c1 plain", "build c2 plain")
    assert money(m) == [10, 10, 10, 10] and (tower(m, "c1"), tower(m, "c2")) == ("R", "O")


@pytest.mark.example("W-12")
def test_w12_roof_on_an_existing_tower():
    m = building("RO", line=2, towers={"c1": "L D"}).play("build c1 plain")
    assert money(m) == [10, 8, 10, 12]
    m.play("build c1 plain")
    assert money(m) == [7, 11, 10, 12] and tower(m, "c1") == "L D R O ^"


@pytest.mark.example("W-13")
@pytest.mark.clause("K-5.4")
def test_w13_moving_a_roof():
    """X is e3 (tower R, L1), Y is a1, Z is c1."""
    m = building("DO", line=2, active=1, towers={"e3": "R L1", "a1": "O"}, roofs=["e3", "a1"])
    play_on(m, "build c1 plain", "build c1 plain")
    assert m.legal() == ["roof a1", "roof e3"] and m.acting() == [0]
    m.play("roof e3")
    assert (tower(m, "e3"), tower(m, "c1"), tower(m, "a1")) == ("R L1", "D O ^", "O ^")
    assert ducat_day_now(m)["L"] == 2
    now = {"e3": "R L1", "a1": "O", "c1": "D O"}
    for card, seat in (("O", 0), ("R", 1), ("D", 3)):
        m = building(card, line=7, towers=now, roofs=["a1", "c1"])
        before = money(m)
        m.play("build e3 plain")
        assert before[seat] - money(m)[seat] == 2 and money(m)[2] == 12


@pytest.mark.example("W-14")
def test_w14_ducat_day():
    m = table(towers=ILLUSTRATION_8, roofs=ROOFS_8)
    dark = m.breakdown()[3]["ducat_day_now"][0]
    assert dark["cells"] == ["d4", "e4"]
    light = m.breakdown()[2]["ducat_day_now"][0]
    assert set(light["cells"]) == {"c1", "d1", "b2", "c2", "d2", "b3"}
    assert ducat_day_now(m) == {"O": 1, "R": 1, "L": 7, "D": 5}
    assert hold_ducat_day(m) == [1, 1, 7, 5]


@pytest.mark.example("W-15")
@pytest.mark.parametrize(("joins", "light"), [("true", 7), ("false", 4)])
def test_w15_bridge(joins, light):
    """Without bridges light grey is left with d1, d2 and the two roofs beside them."""
    towers = {"b1": "L1", "c1": "O", "d1": "L", "d2": "L", "d3": "R", "c3": "L"}
    m = table(towers=towers, roofs=["c1", "d3"], options={"roof_connects_areas": joins})
    assert hold_ducat_day(m) == [1, 1, light, 1]


@pytest.mark.example("W-16")
@pytest.mark.parametrize(("chain", "light", "others"), [("true", 3, 2), ("false", 2, 1)])
def test_w16_roof_chain(chain, light, others):
    towers = {"c3": "O", "d3": "R", "e3": "L"}
    m = table(towers=towers, roofs=["c3", "d3"], options={"adjacent_roofs_chain": chain})
    assert hold_ducat_day(m) == [others, others, light, others]


@pytest.mark.example("W-17")
def test_w17_two_players():
    m = table(2, towers={"b3": "R", "c3": "L", "d3": "O"}, roofs=["c3"])
    assert ducat_day_now(m) == {"O": 2, "R": 2, "L": 1, "D": 1}
    assert hold_ducat_day(m) == [4, 2]


@pytest.mark.example("W-18")
def test_w18_no_obligation():
    three = {"a1": "O*2 L", "a2": "L*2 D", "a3": "D*2 O"}
    m = building("R", line=0, towers=three, money=[5, 2, 5, 5])
    assert told(m, "exempt") and m.view().json()["step"] == "move"
    m = building("R", line=0, towers=three, money=[5, 3, 5, 5])
    assert sites(m) == {"a1", "a2", "a3"}
    m = building("R", line=0, towers=three | {"a2": "L*2 R"}, money=[5, 0, 5, 5])
    assert sites(m) == {"a2"}
    assert money(m.play("build a2 plain")) == [5, 0, 5, 5]
    m = building("R", line=0, towers=three | {"a2": "D"}, roofs=["a1", "a3"], money=[5, 1, 5, 5])
    assert sites(m) == {"a2"}
    assert money(m.play("build a2 plain")) == [5, 0, 5, 6]


@pytest.mark.example("W-19")
def test_w19_last_turn():
    m = building("OR", line=2, ducat_day=True, towers={"e5": "O1*3 O2 O*11"})
    m.play("build c1 two-crests")
    assert told(m, "last_floor") and not m.over and m.acting() == [1]
    m.play("build c2 plain")
    assert earned(m) == [3, 1, 0, 0] and m.over
    assert m.scores() == [10 + 3 + 4, 10 + 1 + 1, 10, 10]


@pytest.mark.example("W-20")
def test_w20_final_remuneration():
    m = table(towers=ILLUSTRATION_8, roofs=ROOFS_8)
    scoring.final_remuneration(m.state)
    assert money(m) == [10 + 0, 10 + 1, 10 + 5, 10 + 7]
    assert m.state["ledger"][:, 3:].tolist() == [[0, 0], [1, 0], [4, 1], [4, 3]]


@pytest.mark.example("W-21")
def test_w21_tie():
    """61 each: 16 floors beat 14, and 15 do not beat 15."""
    towers = {"a1": "O1*3 O2 O*11", "e5": "R1*3 R*11"}
    m = building("O", line=2, players=3, towers=towers, money=[57, 60, 10])
    m.play("build c1 two-crests")
    assert m.scores()[:2] == [61, 61] and m.over
    assert [b["floors_built"] for b in m.breakdown()] == [16, 14, 0]
    assert m.ranking() == [1, 2, 3]
    assert told(m, "wins") == [{"event": "wins", "seat": 0, "ducats": 61}]
    towers = {"a1": "O1*3 O2 O*11", "e5": "R1*3 R2 R*11", "e1": "L1*3 L2 L*11"}
    m = building("L", line=2, players=3, towers=towers, money=[60, 60, 10])
    m.play("build c1 two-crests")
    assert m.scores() == [61, 61, 14] and m.over
    assert m.ranking() == [1, 1, 3]
    assert [e["seat"] for e in told(m, "wins")] == [0, 1]


@pytest.mark.example("W-22")
def test_w22_two_complete_turns():
    m = table(active=1)
    m.play("move red 4")
    assert m.acting() == [1] and sites(m) == {"e1"}
    m.play("build e1 two-crests")
    assert not told(m, "ducat_day") and int(m.state["front"]) == 4 and m.acting() == [2]
    m.play("move dark_grey-red 5")
    assert told(m, "emptied") == [{"event": "emptied", "seat": 2, "space": 3}]
    assert m.acting() == [1] and sites(m) == {"d1", "e1"}
    m.play("build d1 plain")
    assert m.acting() == [3] and sites(m) == {"c1", "e1", "d1"}
    m.play("build d1 plain")
    assert told(m, "pays") == [{"event": "pays", "seat": 3, "to": 1, "ducats": 1}]
    assert tower(m, "d1") == "R D ^"
    assert earned(m) == [1, 4, 1, 1]
    assert money(m) == [11, 15, 11, 10]
    assert m.acting() == [3] and m.view().json()["step"] == "move"
