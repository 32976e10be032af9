"""M-1 and M-2: what lies in the box, and the map."""

from __future__ import annotations

import pytest

from korsi.core.position import census

from .conftest import (
    MANGROVIA,
    SPACES,
    at_pier,
    final,
    gained,
    give,
    path_points,
    play_on,
    refused,
    seat_of,
    start,
    told,
    verbs,
)

BOX = MANGROVIA.box.data
SPACE = {space["id"]: space for space in BOX["space"]}
CARDS, START_CARDS, AMULETS, POLES, TILES = (0, 10), (10, 14), (16, 22), (23, 31), (31, 42)


def part(m, where):
    low, high = where
    return census(m)[low:high]


@pytest.mark.clause("M-1.1", "M-1.2")
def test_cards():
    assert part(start(), CARDS) == [9, 8, 7, 7, 6, 6, 8, 8, 8, 8]
    assert sum(part(start(), CARDS)[:6]) == 43 and sum(part(start(), START_CARDS)) == 10
    assert all(len(entry["values"]) == 2 for entry in BOX["cards"]["start_set"])


@pytest.mark.clause("M-1.3")
def test_starting_sets_rise_by_one():
    m = start(5, first=3)
    sets = [seat_of(m, (3 + i) % 5)["hand"]["starting"] for i in range(5)]
    assert sets[0] == [3, 4]
    assert [sum(pair) for pair in sets] == [7, 8, 9, 10, 11]


@pytest.mark.clause("M-1.4", "M-3.8")
def test_amulets():
    m = start()
    assert part(m, AMULETS) == [5, 10, 9, 7, 5, 4]
    assert m.view().json()["amulets_on_board"] == 5 and m.view().json()["bag"] == 35
    assert list(m.state["bag"]) == [0, 10, 9, 7, 5, 4]


@pytest.mark.clause("M-1.5", "M-3.1")
@pytest.mark.parametrize(
    ("players", "huts", "bowls"), [(5, 8, 5), (4, 9, 4), (3, 10, 6), (2, 10, 4)]
)
def test_huts_and_bowls(players, huts, bowls):
    m = start(players)
    assert [seat["huts"] for seat in m.view().json()["seats"]] == [huts] * players
    placed = 0
    while m.view().json()["step"] == "bowl":
        m.play(m.legal()[-1])
        placed += 1
    assert placed == bowls
    assert MANGROVIA.colours == ("yellow", "red", "turquoise", "orange", "purple")


@pytest.mark.clause("M-1.6")
def test_tiles():
    m = start(stone_tiles="mixed")
    assert part(m, POLES) == [1] * 8 and BOX["pole"]["tiles"] == list(range(2, 10))
    assert sum(part(m, TILES)) == 16


@pytest.mark.clause("M-1.7")
def test_one_boat_two_birds_one_talisman():
    m = start(4, first=2)
    view = m.view().json()
    assert view["pier"] is None and len(view["birds"]) == 2 and view["start_player"] == 2
    assert census(m)[-1] == 2


@pytest.mark.clause("M-1.8")
def test_no_limit_for_hands_and_points():
    m = at_pier(1, "2 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 5 5 5 5 mangrove sand sand reed water water")
    play_on(m, "draw valuables")
    assert seat_of(m, 0)["hand_size"]["valuables"] == 22
    m = final(points=[300, 5, 0, 0])
    assert m.scores()[:2] == [300, 5]


@pytest.mark.clause("M-2.1", "M-2.7", "M-2.5")
def test_marks_of_the_map():
    two = [s for s in SPACE.values() if len(s["land"]) == 2]
    gray = [s["area"] for s in SPACE.values() if s["neutral"] == "gray"]
    white = [s["area"] for s in SPACE.values() if s["neutral"] == "white"]
    assert len(two) == 2 and len(SPACE) == len(SPACES)
    assert sorted(gray) == ["none", "none", "stone"]
    assert len(white) == 7 and white.count("pole") == 1 and white.count("stone") == 0
    round_ones = [s for s in SPACE.values() if s["amulet"]]
    assert len(round_ones) == 10
    assert all(s["pts"] == 0 and not s["h"] and not s["v"] for s in round_ones)


@pytest.mark.clause("M-2.2", "M-2.3")
def test_paths_and_statues():
    ways = [path["orientation"] for path in BOX["path"]]
    assert ways.count("horizontal") == ways.count("vertical") == 4
    assert all(path["first"] > path["second"] for path in BOX["path"])
    m = final(huts={0: "c1r8", 1: "c1r1"})
    assert path_points(m, "V1") == [6, 12, 0, 0], "nearer to the statue at the top"
    assert path_points(final(huts={0: "c3r8", 1: "c3r1"}), "V2") == [5, 10, 0, 0]


@pytest.mark.clause("M-2.4", "M-8.9")
def test_a_space_can_count_three_times():
    m = final(huts={1: "c7r1"})
    assert path_points(m, "H1")[1] == 12 and path_points(m, "V4")[1] == 8
    assert gained(m, "stone_area")[1] == 1 and m.scores()[1] == 21
    assert m.scores()[1] == 12 + 8 + 1
    assert final(huts={1: "c6r2"}).scores()[1] == 1, "an area space off the paths"


@pytest.mark.clause("M-2.6", "M-8.2")
def test_the_middle_of_an_area_is_no_space():
    for area, centre in (("stone", (7, 2)), ("pole", (2, 7))):
        squares = {(s["col"], s["row"]) for s in SPACE.values() if s["area"] == area}
        assert len(squares) == 8 and centre not in squares
        assert {(c - centre[0], r - centre[1]) for c, r in squares} == {
            (x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)
        }
    assert "c7r2" not in SPACES and "c2r7" not in SPACES


@pytest.mark.clause("M-2.8")
def test_a_double_hut_can_be_paid_with_amulets():
    m = at_pier(9, "sand sand amulet-6 amulet-6", birds="sand reed")
    play_on(m, "double c5r3", "pay sand", "pay sand", "pay amulet-6", "pay amulet-6")
    assert m.scores()[0] == 4 and m.view().json()["double_huts"] == ["c5r3"]
    assert m.view().json()["amulets_set_aside"] == [6, 6]


@pytest.mark.clause("M-2.9")
def test_the_map_says_that_it_is_reconstructed():
    marks = {mark.of: mark for mark in MANGROVIA.box.marks()}
    assert marks["space"].level == "reconstructed" and marks["space"].clause == "M-2.9"
    assert len(SPACES) == 48


@pytest.mark.clause("M-2.10")
def test_position_on_a_path_is_counted_from_the_statue():
    assert path_points(final(huts={0: "c8r1", 1: "c2r1"}), "H1") == [6, 12, 0, 0]
    assert path_points(final(huts={0: "c1r3", 1: "c3r3"}), "H2") == [10, 5, 0, 0]


@pytest.mark.clause("M-2.11", "M-5.2")
@pytest.mark.parametrize("site", range(1, 7))
def test_a_site_serves_two_piers(site):
    m = start(4)
    others = [s for s in range(1, 7) if s != site][:3]
    play_on(m, f"bowl {site}", *(f"bowl {s}" for s in others))
    give(m.state, 0, "reed")
    piers = []
    while m.view().json()["round"] == 1:
        if m.acting() == [0]:
            piers.append(m.view().json()["pier"])
        m.play("waive")
    assert piers == [site, 13 - site]


def test_moves_of_another_kind_are_refused_with_their_clause():
    m = start()
    refused(m, "build c2r1", "M-4.2")
    refused(m, "bowl 2", "M-5.1", seat=1)
    m = at_pier(8, "sand 3 4", birds="sand reed")
    refused(m, "bowl 2", "M-5.1")
    refused(m, "pay sand", "M-8.4")
    refused(m, "return 2", "M-5.1")
    m.play("build c2r1")
    refused(m, "waive", "M-8.4")
    assert verbs(m) == {"pay"}
    assert told(m, "site_chosen") == [
        {"event": "site_chosen", "seat": 0, "space": "c2r1", "huts": 1}
    ]
    m = final()
    refused(m, "waive", "M-11.2")
