"""M-14: the variant with stone-area tiles."""

from __future__ import annotations

import pytest

from korsi.core.position import census, laid_out

from .conftest import (
    TILES,
    at_pier,
    final,
    gained,
    path_points,
    payments,
    play_on,
    refused,
    seat_of,
    sites,
    start,
    told,
)

STONES = {"c6r1", "c7r1", "c8r1", "c6r2", "c8r2", "c6r3", "c7r3", "c8r3"}
STATUES = set(TILES[:8])
MIXED = {"stone_tiles": "mixed"}


@pytest.mark.clause("M-14.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tile_on_each_uncovered_stone_space(players):
    seen = set()
    for seed in range(12):
        tiles = start(players, seed, stone_tiles="mixed").view().json()["stone_tiles"]
        assert set(tiles) == (STONES if players > 3 else STONES - {"c6r3"})
        seen |= set(tiles.values())
    assert seen > STATUES and {"valuable_3", "amulet_2", "free_landscape"} < seen
    assert start(players).view().json()["stone_tiles"] == {}


@pytest.mark.clause("M-14.2")
def test_only_statues_or_only_others():
    statues = start(4, stone_tiles="statues_only").view().json()["stone_tiles"]
    assert set(statues.values()) == STATUES
    others = sorted(start(4, stone_tiles="bonus_only").view().json()["stone_tiles"].values())
    assert others == ["amulet_2"] * 3 + ["free_landscape"] * 2 + ["valuable_3"] * 3
    assert len(start(3, stone_tiles="statues_only").view().json()["stone_tiles"]) == 7


@pytest.mark.clause("M-14.3", "M-14.11")
def test_the_builder_gets_the_tile():
    m = at_pier(8, "reed 6", birds="reed sand", options=MIXED)
    tile = m.view().json()["stone_tiles"]["c6r2"]
    before = census(m)
    play_on(m, "build c6r2", "pay reed", "pay 6")
    assert told(m, "tile_gained") == [{"event": "tile_gained", "seat": 0, "tile": tile}]
    assert [e["event"] for e in m.events()][:3] == ["pays", "built", "tile_gained"]
    assert "c6r2" not in m.view().json()["stone_tiles"] and census(m) == before
    for viewer in (-1, 0, 3):
        assert m.view(viewer).json()["seats"][0]["tiles"] == [tile]


@pytest.mark.clause("M-14.4")
def test_a_statue_tile_beats_the_neutral_and_decides_second_place():
    m = final(2, huts={0: "c7r5"}, hands={0: "tile-V4"})
    assert path_points(m, "V4") == [8, 0]
    second = {0: "c1r1 c1r2", 1: "c1r3", 2: "c1r5"}
    assert path_points(final(huts=second, hands={2: "tile-V1"}), "V1") == [12, 0, 6, 0]


@pytest.mark.clause("M-14.5", "M-14.6")
def test_a_valuable_tile_pays_three_once():
    m = at_pier(10, "sand sand 4 tile-valuable-3", birds="sand reed", options=MIXED)
    before = census(m)
    play_on(m, "build c2r1", "pay sand", "pay 4", "pay tile-valuable-3")
    assert seat_of(m, 0)["tiles"] == [] and census(m) == before
    refused(at_pier(8, "water amulet-2 tile-valuable-3"), "build c6r1", "M-8.4")
    assert sites(at_pier(8, "sand tile-valuable-3", birds="sand reed")) == {"i4"}


@pytest.mark.clause("M-14.7")
def test_an_amulet_tile_pays_two():
    m = at_pier(8, "water amulet-3 tile-amulet-2")
    play_on(m, "build c6r1", "pay water", "pay amulet-3", "pay tile-amulet-2")
    assert seat_of(m, 0)["tiles"] == [] and m.view().json()["amulets_set_aside"] == [3]
    refused(at_pier(8, "sand 5 tile-amulet-2", birds="sand reed"), "build c2r1", "M-8.4")


@pytest.mark.clause("M-14.8")
def test_an_unused_amulet_tile_scores():
    tiles = {0: "tile-amulet-2 tile-amulet-2", 1: "tile-valuable-3 tile-free-landscape"}
    m = final(points=[0, 4, 0, 0], hands=tiles)
    assert gained(m, "amulets") == [4, 0, 0, 0] and m.ranking()[:2] == [1, 2]
    off = final(points=[4, 4, 0, 0], hands=tiles, options={"unused_amulet_tile_scores": "false"})
    assert gained(off, "amulets") == [0, 0, 0, 0] and off.ranking()[:2] == [1, 1]


@pytest.mark.clause("M-14.9")
def test_a_free_landscape_needs_no_card_and_no_bird():
    m = at_pier(8, "7 tile-free-landscape", birds="mangrove reed")
    assert "c2r1" in sites(m)
    play_on(m, "build c2r1", "pay tile-free-landscape", "pay 7")
    assert seat_of(m, 0)["built"] == ["c2r1"] and seat_of(m, 0)["tiles"] == []
    both = at_pier(8, "sand 7 tile-free-landscape", birds="sand reed").play("build c2r1")
    assert payments(both) == {"sand", "tile-free-landscape"}


@pytest.mark.clause("M-14.9", "M-8.12")
def test_free_landscapes_and_double_huts():
    m = at_pier(9, "water 7 7 6 tile-free-landscape")
    play_on(m, "double c4r5", "pay water", "pay tile-free-landscape", "pay 7", "pay 7", "pay 6")
    assert m.view().json()["double_huts"] == ["c4r5"]
    one = at_pier(9, "water 7 7 6 tile-free-landscape", birds="sand reed")
    refused(one, "double c4r5", "M-8.3")
    two = at_pier(9, "7 7 6 tile-free-landscape tile-free-landscape", birds="sand reed")
    play_on(two, "double c4r5", "pay tile-free-landscape", "pay tile-free-landscape", "pay 7")
    assert payments(two) == {"7"}


@pytest.mark.clause("M-14.10")
def test_a_tile_just_gained_serves_the_second_hut():
    m = at_pier(10, "reed sand 6 4", birds="reed sand", options=MIXED)
    with laid_out(m) as s:
        from .conftest import SPACES

        there = int(s["tile_on"][SPACES.index("c6r2")])
        s["tile_on"][SPACES.index("c6r2")] = TILES.index("valuable-3")
        s["tiles_gone"][there] += 1
        s["tiles_gone"][TILES.index("valuable-3")] -= 1
    assert "c2r1" not in sites(m)
    play_on(m, "build c6r2", "pay reed", "pay 6", "build c2r1", "pay sand", "pay 4")
    m.play("pay tile-valuable-3")
    assert seat_of(m, 0)["built"] == ["c2r1", "c6r2"]


@pytest.mark.clause("M-14.12")
def test_the_mix_of_other_tiles():
    m = start(4, stone_tiles="mixed")
    assert census(m)[31:42] == [1] * 8 + [3, 3, 2]
    marks = {mark.of: mark.level for mark in m.game.box.marks()}
    assert marks["stone_tiles.bonus"] == "reconstructed"
