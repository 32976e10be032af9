"""The worked examples of docs/rules/mangrovia.md, E1 to E15 and T1 to T9."""

from __future__ import annotations

import pytest

from korsi.core.position import census, laid_out

from .conftest import (
    AMULET_SPACES,
    at_pier,
    build_huts,
    empty_bag,
    final,
    first,
    gained,
    path_points,
    payments,
    play_on,
    refused,
    seat_of,
    sites,
    start,
    table,
    to_next_round,
    told,
    verbs,
)


def amulet_huts(n):
    return {0: " ".join(AMULET_SPACES[:n])}


@pytest.mark.example("E1")
@pytest.mark.clause("M-5.1")
def test_an_empty_site_is_passed():
    m = play_on(start(4), "bowl 2", "bowl 4", "bowl 5", "bowl 6")
    assert told(m, "boat") == [{"event": "boat", "seat": 0, "pier": 2}]
    assert m.acting() == [0] and m.legal() == ["amulets", "waive"]


@pytest.mark.example("E2")
@pytest.mark.clause("M-5.2")
def test_a_bowl_acts_twice():
    m = play_on(start(4), "bowl 3", "bowl 4", "bowl 5", "bowl 6")
    assert m.view().json()["pier"] == 3
    assert verbs(m) == {"take", "waive"}
    refused(m, "build c2r1", "M-5.5")
    first(m, "take")
    assert m.view().json()["pier"] == 4
    while m.view().json()["pier"] < 10:
        m.play("waive")
    assert m.acting() == [0]
    m = at_pier(10, "sand sand 3 4 7", birds="sand water")
    play_on(m, "build c2r1", "pay sand", "pay 4", "pay 3")
    assert m.acting() == [0] and sites(m) == {"c3r6", "c1r8"}
    play_on(m, "build c1r8", "pay sand", "pay 7")
    assert m.view().json()["seats"][0]["built"] == ["c2r1", "c1r8"]
    assert m.view().json()["pier"] is None, "the boat went on after the second hut"


@pytest.mark.example("E3")
@pytest.mark.clause("M-8.3")
def test_only_active_landscapes_can_be_built_on():
    rich = "mangrove sand reed water 2 3 4 5 6 7 amulet-2 amulet-3 amulet-4 amulet-5"
    m = at_pier(8, rich, birds="water sand")
    lands = {s["id"]: s["land"] for s in m.game.box.data["space"]}
    assert len(sites(m)) > 15
    assert all({"water", "sand"} & set(lands[space]) for space in sites(m))
    for space, land in lands.items():
        if not {"water", "sand"} & set(land):
            refused(m, f"build {space}", "M-8.3")


@pytest.mark.example("E4")
@pytest.mark.clause("M-7.1", "M-7.2", "M-7.3")
@pytest.mark.parametrize(
    ("huts", "drawn", "kept"), [(1, 1, 1), (2, 2, 1), (3, 3, 2), (5, 5, 4), (7, 5, 4)]
)
def test_amulets_by_huts_on_amulet_spaces(huts, drawn, kept):
    m = at_pier(2, huts=amulet_huts(huts)).play("amulets")
    assert len(told(m, "draws_amulet")) == drawn
    if drawn > 1:
        assert seat_of(m, 0)["amulets"] == [] and verbs(m) == {"return"}
        assert {int(move.split()[1]) for move in m.legal()} == set(m.view(0).json()["drawn"])
        first(m, "return")
    assert len(seat_of(m, 0)["amulets"]) == seat_of(m, 0)["amulets_size"] == kept
    assert m.view().json()["bag"] == 35 - kept


@pytest.mark.example("E4")
@pytest.mark.clause("M-7.1", "M-7.4")
def test_without_huts_one_from_the_board():
    m = at_pier(2).play("amulets")
    assert seat_of(m, 0)["amulets"] == [1]
    assert m.view().json()["amulets_on_board"] == 4 and m.view().json()["bag"] == 35
    m = at_pier(7)
    with laid_out(m, missing="the stack") as s:
        s["stack"] = 0
    assert "amulets" not in m.legal()
    refused(m, "amulets", "M-7.1")


@pytest.mark.example("E5")
@pytest.mark.clause("M-8.4", "M-8.6")
def test_a_single_hut():
    m = at_pier(8, "sand 3 4", birds="sand reed")
    play_on(m, "build c2r1", "pay sand", "pay 4", "pay 3")
    orange = seat_of(m, 0)
    assert orange["built"] == ["c2r1"] and orange["points"] == 1 and orange["huts"] == 8
    assert orange["hand_size"] == {"valuables": 0, "landscape": 0}
    for valuables in ("3 5", "2 4"):
        refused(at_pier(8, f"sand {valuables}", birds="sand reed"), "build c2r1", "M-8.4")


@pytest.mark.example("E6")
@pytest.mark.clause("M-8.4")
def test_amulets_pay_exactly():
    for amulets in ("amulet-2 amulet-4", "amulet-3 amulet-3", "amulet-6"):
        refused(at_pier(8, f"water {amulets}"), "build c6r1", "M-8.4")
    for amulets in ("amulet-1 amulet-5", "amulet-1 amulet-2 amulet-3"):
        assert "build c6r1" in at_pier(8, f"water {amulets}").legal()


@pytest.mark.example("E7")
@pytest.mark.clause("M-8.10")
def test_two_huts_at_pier_10():
    m = at_pier(10, "reed water 3 5 6", birds="reed water")
    play_on(m, "build c1r2", "pay reed", "pay 5", "pay 3", "build c5r4", "pay water", "pay 6")
    assert seat_of(m, 0)["built"] == ["c1r2", "c5r4"] and m.scores()[0] == 3
    m = at_pier(10, "reed water 3 5 6", birds="reed water")
    refused(m, "build c3r4", "M-8.4")
    refused(m, "build c7r6", "M-8.4")
    m = at_pier(10, "reed water 2 3 4 5", birds="reed water")
    play_on(
        m, "build c3r4", "pay reed", "pay 5", "pay 2", "build c7r6", "pay water", "pay 4", "pay 3"
    )
    assert seat_of(m, 0)["built"] == ["c3r4", "c7r6"]


@pytest.mark.example("E8")
@pytest.mark.clause("M-8.12", "M-8.13")
def test_a_double_hut():
    m = at_pier(9, "water water 7 7 6")
    play_on(m, "double c4r5", "pay water", "pay water", "pay 7", "pay 7", "pay 6")
    purple = seat_of(m, 0)
    assert purple["huts"] == 7 and purple["points"] == 8
    assert m.view().json()["double_huts"] == ["c4r5"]
    refused(at_pier(9, "water water 7 7 5"), "double c4r5", "M-8.4")
    refused(at_pier(9, "water 7 7 6"), "double c4r5", "M-8.3")
    rich = "water water reed reed 7 7 6 5 4 3 2 2 amulet-5 amulet-5 amulet-4"
    for space in ("c6r1", "c1r7", "c2r2"):
        refused(at_pier(9, rich, birds="water reed"), f"double {space}", "M-8.12")
    refused(at_pier(9, "water water 7 7 6", huts={0: "c4r5"}), "double c4r5", "M-8.2")
    refused(at_pier(9, "water water 7 3", huts={0: "c4r5"}), "build c4r5", "M-8.2")


@pytest.mark.example("E9")
@pytest.mark.clause("M-8.3", "M-8.12")
def test_a_space_of_two_landscapes():
    m = at_pier(8, "sand 4 5", birds="sand reed")
    play_on(m, "build c2r5", "pay sand", "pay 5", "pay 4")
    assert m.scores()[0] == 4
    refused(at_pier(8, "water 4 5", birds="sand reed"), "build c2r5", "M-8.3")
    for hand in ("sand 4 5", "water 4 5", "sand water 4 5"):
        refused(at_pier(8, hand, birds="mangrove reed"), "build c2r5", "M-8.3")
    for lands in ("sand sand", "water water", "sand water"):
        m = at_pier(9, f"{lands} 7 7 4", birds="sand water").play("double c2r5")
        play_on(m, *(f"pay {land}" for land in lands.split()), "pay 7", "pay 7", "pay 4")
        assert m.scores()[0] == 8 and seat_of(m, 0)["hand_size"]["landscape"] == 0


@pytest.mark.example("E10")
@pytest.mark.clause("M-10.3")
def test_nobody_on_site_1():
    m = table(4, birds="mangrove reed")
    play_on(m, "bowl 2", "bowl 3", "bowl 4", "bowl 5")
    to_next_round(m)
    view = m.view().json()
    assert view["birds"] == ["sand", "water"] and view["start_player"] == 3
    assert m.acting() == [3]


V1 = {0: "c1r1 c1r5", 1: "c1r2 c1r6", 2: "c1r3 c1r7"}


@pytest.mark.example("E11")
@pytest.mark.clause("M-12.3", "M-12.4")
def test_paths():
    assert path_points(final(huts=V1), "V1") == [12, 6, 0, 0]
    m = final(huts={0: "c3r1 c3r5", 1: "c3r3", 2: "c3r4"})
    assert path_points(m, "V2") == [10, 5, 0, 0]


@pytest.mark.example("E12")
@pytest.mark.clause("M-12.8")
def test_the_stone_area():
    m = final(huts={0: "c6r1 c7r1 c8r1", 1: "c6r2 c8r2", 2: "c6r3 c7r3"})
    assert gained(m, "stone_area") == [21, 14, 14, 0]


@pytest.mark.example("E13")
@pytest.mark.clause("M-12.10")
def test_the_pole_area():
    order = {0: "c1r6 c2r6", 1: "c3r6", 2: "c1r7 c3r7"}
    m = at_pier(12, huts=order)
    with laid_out(m) as s:
        build_huts(s, 0, "c1r8")
        build_huts(s, 1, "c2r8")
        s["last_hut"] = 1
    tiles = m.view().json()["pole_tiles"]
    assert sorted(tiles[space] for space in ("c1r6", "c2r6", "c1r8")) == [2, 3, 7]
    assert sorted(tiles[space] for space in ("c3r6", "c2r8")) == [4, 8]
    assert sorted(tiles[space] for space in ("c1r7", "c3r7")) == [5, 6]
    assert gained(m.play("waive"), "pole_area") == [12, 6, 0, 0]


@pytest.mark.example("E14")
@pytest.mark.clause("M-12.11")
def test_amulets_left_score():
    assert gained(final(hands={1: "amulet-4 amulet-2 amulet-6"}), "amulets") == [0, 12, 0, 0]


@pytest.mark.example("E15")
@pytest.mark.clause("M-14.4")
def test_a_statue_tile_decides_ties():
    m = final(huts=V1, hands={2: "tile-V1"}, options={"stone_tiles": "bonus_only"})
    assert path_points(m, "V1") == [6, 0, 12, 0]


@pytest.mark.example("T1")
@pytest.mark.clause("M-4.4")
def test_the_start_players_first_bowl():
    m = start(3)
    assert m.legal() == [f"bowl {site}" for site in range(2, 7)]
    refused(m, "bowl 1", "M-4.4")
    play_on(m, "bowl 2", "bowl 3", "bowl 4")
    assert m.acting() == [0] and "bowl 1" in m.legal()
    m.play("bowl 1")
    assert "bowl 1" in start(3).play("bowl 2").legal(), "others may use it at once"
    assert "bowl 1" in start(4).legal()


@pytest.mark.example("T2")
@pytest.mark.clause("M-3.11")
def test_two_players():
    m = start(2)
    view = m.view().json()
    assert len(view["neutral_huts"]) == 10
    assert view["pole_stack"] == [3, 4, 5, 6, 7, 8, 9] and view["pole_tiles"] == {"c3r6": 2}
    assert view["sites"]["6"] == "neutral"
    refused(m, "bowl 6", "M-4.2")
    play_on(m, "bowl 5", "bowl 4", "bowl 3", "bowl 2")
    piers = set()
    while m.view().json()["round"] == 1:
        piers.add(m.view().json()["pier"])
        m.play("waive")
    assert piers == {2, 3, 4, 5, 8, 9, 10, 11}
    m = at_pier(8, "reed 5", birds="reed water", players=2)
    play_on(m, "build c2r6", "pay reed", "pay 5")
    assert m.scores()[0] == 3


@pytest.mark.example("T3")
@pytest.mark.clause("M-12.5")
def test_the_neutral_takes_a_place():
    m = final(2, huts={0: "c3r3", 1: "c3r8"})
    assert path_points(m, "V2") == [5, 0]


@pytest.mark.example("T4")
@pytest.mark.clause("M-12.9")
def test_the_neutral_hut_counts_in_the_stone_area():
    stones = {0: "c6r1 c7r1", 1: "c8r1"}
    assert gained(final(3, huts=stones), "stone_area") == [8, 4, 0]
    off = {"stone_total_counts_neutral": "false"}
    assert gained(final(3, huts=stones, options=off), "stone_area") == [6, 3, 0]


@pytest.mark.example("T5")
@pytest.mark.clause("M-11.2")
def test_the_round_is_played_to_its_end():
    built = {0: "c1r1 c1r2 c1r3 c1r5 c3r1 c3r3 c3r4"}
    m = at_pier(9, "sand 7", birds="sand water", players=5, hands={1: "sand"}, huts=built)
    with laid_out(m, missing="nothing: three bowls more") as s:
        s["bowl_on"][2], s["bowl_on"][1], s["bowl_on"][0] = 1, 2, 3
    play_on(m, "build c2r1", "pay sand", "pay 7")
    assert m.view().json()["last_hut_built"]
    piers = []
    while not m.over:
        piers.append((m.acting()[0], m.view().json()["pier"]))
        m.play("waive")
    assert piers == [(1, 10), (2, 11), (3, 12)]


def valuables_in_game(view):
    hands = sum(seat["hand_size"]["valuables"] for seat in view["seats"])
    face_up = sum(card is not None for card in view["face_up"]["valuables"])
    return hands + face_up + view["piles"]["valuables"] + len(view["discards"]["valuables"])


@pytest.mark.example("T6")
@pytest.mark.clause("M-6.7")
def test_a_spent_starting_card_is_gone():
    m = at_pier(8, "sand start-3 4", birds="sand reed")
    before = census(m)
    seen = m.view(0).json()
    play_on(m, "build c2r1", "pay sand", "pay 4", "pay start-3")
    now = m.view(0).json()
    assert now["discards"]["valuables"] == [4]
    assert seat_of(m, 0)["hand"]["starting"] == []
    assert valuables_in_game(now) == valuables_in_game(seen) - 1
    assert census(m) == before


@pytest.mark.example("T7")
@pytest.mark.clause("M-7.6")
def test_the_bag_is_filled_in_the_middle_of_a_draw():
    m = at_pier(2, huts=amulet_huts(3))
    empty_bag(m, keep="6", aside="2 3")
    m.play("amulets")
    assert [e["amulets"] for e in told(m, "bag_filled")] == [2]
    assert sorted(m.view(0).json()["drawn"]) == [2, 3, 6]
    m.play("return 2")
    assert seat_of(m, 0)["amulets"] == [3, 6] and m.view().json()["bag"] == 1


@pytest.mark.example("T8")
@pytest.mark.clause("M-12.10")
def test_the_neutral_in_the_pole_area():
    assert gained(final(2, huts={0: "c1r6"}), "pole_area") == [6, 0]


@pytest.mark.example("T9")
@pytest.mark.clause("M-13.2", "M-13.3")
def test_amulets_break_ties():
    m = final(2, points=[75, 73], hands={0: "amulet-5", 1: "amulet-3 amulet-4"})
    assert m.scores() == [80, 80] and m.ranking() == [2, 1]
    assert [e["seat"] for e in told(m, "wins")] == [1]
    m = final(2, points=[73, 73], hands={0: "amulet-2 amulet-5", 1: "amulet-3 amulet-4"})
    assert m.scores() == [80, 80] and m.ranking() == [1, 1]
    assert [e["seat"] for e in told(m, "wins")] == [0, 1]


def test_the_notation_of_payments_is_read():
    m = at_pier(8, "sand 3 4", birds="sand reed").play("build c2r1")
    assert payments(m) == {"sand"}
