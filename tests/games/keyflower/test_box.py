"""The box: the flaws of its sources that were mended, what is open, and how a wrong one is told."""

from __future__ import annotations

import sys
import tomllib

import pytest

import korsi
from korsi.games.keyflower import box

from .conftest import KEY, tile

LOAD = {
    "keyflower": ((7, 1), (7, 1), (3, 2)),
    "sea_bastion": ((6, 2), (6, 2), (6, 2)),
    "sea_breese": ((6, 1), (4, 1), (4, 1)),
    "flipper": ((5, 2), (5, 2), (2, 2)),
    "ianvincible": ((5, 1), (5, 1), (3, 1)),
    "white_wind": ((4, 2), (4, 2), (4, 1)),
}
MARKS = {mark.of: mark for mark in KEY.box.marks()}


@pytest.mark.clause("F-14.1", "F-14.2")
def test_turn_order_tiles_by_players():
    assert [int(box.TURN_ORDERS[n]) for n in (2, 3, 4, 5, 6)] == [1, 2, 3, 4, 4]
    for n in (2, 3, 4, 5, 6):
        purple = [
            e["number"] for e in box.BOX.data["turn_order"] for side in ("side_a", "side_b")
            if n in e[side]["players"] and e[side]["purple"]
        ]  # fmt: skip
        assert purple == [int(box.TURN_ORDERS[n])], "the highest tile in play"


@pytest.mark.clause("F-14.3", "F-14.4")
def test_faces_of_the_summer_boats():
    assert box.ABILITY_TILE[box.UPGRADE_SUBSTITUTION] == tile("summer_boat_3")
    assert box.ABILITY_SIDE[box.UPGRADE_SUBSTITUTION] == 0, "3a is for upgrading"
    assert box.ABILITY_SIDE[box.SCORE_SUBSTITUTION] == 1
    assert box.ABILITY_TILE[box.BOAT_GREEN] == tile("summer_boat_1")
    assert box.ABILITY_SIDE[box.BOAT_GREEN] == 1


@pytest.mark.clause("F-14.5")
def test_the_yards():
    yards = {box.TILE_IDS[t] for t in range(48) if box.SCORE[t, 0] == box.PER_RESOURCE}
    assert yards == {"barn", "blacksmith", "stone_yard", "timber_yard"}
    assert {"fair", "peddler"} <= set(box.TILE_IDS), "two tiles"


@pytest.mark.clause("F-14.6", "F-17.3")
def test_loads():
    for i, (name, loads) in enumerate(LOAD.items()):
        assert box.BOX.data["boat"][i]["id"] == name
        assert [tuple(int(x) for x in row) for row in box.LOAD[i]] == list(loads)
    assert MARKS["boat"].level == "likely"


@pytest.mark.clause("F-14.7")
def test_twelve_tiles_a_season():
    names = {
        season: [e["id"] for e in box.TILE_ENTRIES if e["season"] == season]
        for season in box.SEASONS
    }
    assert [len(n) for n in names.values()] == [12] * 4
    assert sum(n.startswith("summer_boat") for n in names["summer"]) == 4


@pytest.mark.clause("F-17.1", "F-17.2", "F-17.4", "F-17.5", "F-17.6", "F-17.7")
@pytest.mark.parametrize(
    ("of", "level", "clause"),
    [
        ("tile (autumn): values", "likely", "F-17.1"),
        ("home", "likely", "F-17.2"),
        ("boat[2].score", "likely", "F-17.4"),
        ("edges of all tiles", "likely", "F-17.5"),
        ("options.boat_skill_tokens_public", "likely", "F-3.4"),
        ("options.sea_bastion_mode", "decided", "F-11.12"),
        ("turn_order[3].side_b", "reconstructed", "F-2.6"),
    ],
)
def test_what_an_owner_of_the_box_should_check_is_marked(of, level, clause):
    assert (MARKS[of].level, MARKS[of].clause) == (level, clause)


def test_every_option_of_the_box_is_an_option_of_the_game():
    assert set(box.BOX.data["options"]) == {o.name for o in KEY.options}
    assert all(o.clause.startswith("F-") for o in KEY.options)


FAULTS = [
    ('edges = "WRRRRR"', 'edges = "WRRRR"', "F-1.4"),
    ('edges = "WRRRRR"', 'edges = "WXRRRR"', "F-1.4"),
    ('edges = "WRRRRR"', 'edges = "RRRRRR"', "F-11.13"),
    ('id = "keywood"', 'id = "miner"', "F-2.1"),
    ('effect = "draw_skills", skills = 1', 'effect = "draw_cards", skills = 1', "F-6"),
    ('effect = "draw_skills", skills = 1', 'effect = "draw_skills"', "F-6"),
    ('effect = "draw_skills", skills = 1', 'effect = "draw_skills", workers = 1', "F-6"),
    ('gain = { gold = 1 }', 'gain = { silver = 1 }', "F-6"),
    ('gain = { gold = 1 }', 'gain = { gold = 0 }', "F-6"),
    ('choose_one = ["wood", "stone", "iron"]', 'choose_one = []', "F-6.5"),
    ('pay_worker = "yellow", green = 1', 'pay_worker = "purple", green = 1', "F-6"),
    ('upgrade_cost = { any_resource = 2 }', 'upgrade_cost = { }', "F-7.5"),
    ('upgrade_cost = { any_skill = 1 }', 'upgrade_cost = { skill = 1 }', "F-7.5"),
    ('season_tiles = 10', 'season_tiles = 13', "F-2.5"),
    ('winter_dealt = 2\n\n[options]', 'winter_dealt = 3\n\n[options]', "F-2.5"),
    ('players = [3], purple = true', 'players = [3], purple = false', "F-2.6"),
    ('players = [4], purple = true', 'players = [3, 4], purple = true', "F-2.6"),
    ('table = [0, 2, 4, 8, 16, 32]', 'table = [0, 2, 4]', "F-11.13"),
    ('min_players = 3', 'min_players = 4', "F-2.5"),
    ('ability = "cross_fields"', 'ability = "fly"', "F-10.1"),
    ('ability = "cross_fields"', 'ability = "double_transport"', "F-10.1"),
    ('item = "worker", size = 5', 'item = "ship", size = 5', "F-11.7"),
    ('score = { kind = "per_item", item = "worker", type = "green", vp = 2 }',
     'score = { kind = "per_group", item = "worker", size = 4, vp = 2 }', "F-11.7"),
    ('tie_break = "shared"', 'tie_break = "dice"', "F-11.16"),
    ('bag_count_public = true', 'bag_count_public = 1', ""),
    ('starting_workers = 8', 'starting_workers = 30', "F-2.2"),
    ('tiles_total = 64', 'tiles_total = 65', "F-2.1"),
    ('workers_blue = 40', 'workers_blue = -1', ""),
    ('vp = 12 }', 'vp = "many" }', "F-11.7"),
    ('number = 2\nedges = "RWRRRR"', 'number = 1\nedges = "RWRRRR"', "F-2.4"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other", "clause"), FAULTS)
def test_a_wrong_box_is_refused_in_words(text, other, clause, tmp_path):
    assert text in box.BOX.text
    changed = box.BOX.text.replace(text, other, 1)
    tomllib.loads(changed)
    path = tmp_path / "components.toml"
    path.write_text(changed)
    with pytest.raises(korsi.core.errors.BadBox) as caught:
        korsi.game("keyflower", box=path)
    assert caught.value.clause == clause
    assert "components.toml, line " in str(caught.value)


def test_another_box_is_read(tmp_path):
    """A corrected value is all it takes; the rules see it, the default game does not."""
    path = tmp_path / "components.toml"
    changed = box.BOX.text.replace("table = [0, 2, 4, 8, 16, 32]", "table = [0, 1, 2, 3, 4, 5]")
    path.write_text(changed)
    other = korsi.game("keyflower", box=path)
    boats = sys.modules[other.scores.__module__.replace("totals", "boats")]
    assert list(boats.box.BREESE_TABLE) == [0, 1, 2, 3, 4, 5]
    assert other.box.digest != KEY.box.digest and list(box.BREESE_TABLE) == [0, 2, 4, 8, 16, 32]
