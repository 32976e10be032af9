"""Another components.toml: what it may change, and how a wrong one is told."""

from __future__ import annotations

import pytest

import korsi
from amounts import SEED, amount
from korsi.core.position import laid_out
from matches import write_box

from . import boxes
from .conftest import MANGROVIA, play_on


def load(box, tmp_path):
    """Played interpreted: nothing is compiled for the sake of one box."""
    return korsi.game("mangrovia", box=write_box(box, tmp_path / "components.toml")).interpreted


def change(box, path, value):
    """Set (or, with None, remove) the entry at a dotted path."""
    *way, last = [int(x) if x.isdigit() and isinstance(box, list) else x for x in path.split(".")]
    for step in way:
        box = box[int(step)] if isinstance(box, list) else box[step]
    last = int(last) if isinstance(box, list) else last
    if value is None:
        del box[last]
    else:
        box[last] = value


FAULTS = [
    # entry, value, clause
    ("colours.list.1", "yellow", "M-1.5"),
    ("meta.min_players", 1, ""),
    ("oracle_rock.landscapes.0", "rock", "M-3.7"),
    ("oracle_rock.start_birds", ["water", "water"], "M-3.7"),
    ("oracle_rock.layout", [["mangrove", "water"], ["sand", "sand"]], "M-9.1"),
    ("cards.valuables.2", 0, ""),
    ("cards.valuables.two", 3, "M-1.2"),
    ("cards.start_set.1.number", 3, "M-1.2"),
    ("cards.start_set.1.values", [3], "M-1.2"),
    ("cards.start_set.4", None, "M-1.2"),
    ("cards.landscape.dealt_to_each_player", 7, "M-3.6"),
    ("amulets.board_stack", {"1": 5, "2": 3}, "M-1.4"),
    ("amulets.board_stack", {"2": 5}, "M-1.4"),
    ("amulets.track.draw", [0, 1, 2], "M-7.3"),
    ("amulets.track.give_back.2", 2, "M-7.3"),
    ("path.0.id", "V2", "M-2.2"),
    ("path.0.orientation", "horizontal", "M-2.2"),
    ("path.0.second", 12, "M-2.3"),
    ("path.0", None, "M-2.2"),
    ("space.0.id", "c2r1", "M-2.1"),
    ("space.0.col", 2, "M-2.1"),
    ("space.0.land", ["lava"], "M-2.1"),
    ("space.0.land", ["sand", "sand"], "M-2.1"),
    ("space.0.land", ["sand", "water"], "M-2.1"),  # a third space of two landscapes
    ("space.0.price", 0, "M-2.1"),
    ("space.0.price", 31, "M-2.1"),
    ("space.0.cur", "shells", "M-2.1"),
    ("space.0.h", "V1", "M-2.2"),
    ("space.0.v", "", "M-2.2"),  # stands in the column of V1
    ("space.0.area", "stone", "M-2.6"),
    ("space.0.neutral", "gray", "M-2.7"),
    ("space.0.amulet", True, "M-2.5"),
    ("unbuildable.stone_centre.col", 6, "M-2.6"),
    ("site.2.piers", [3, 9], "M-2.11"),
    ("site.5", None, "M-2.11"),
    ("pier.0.id", 2, "M-5.1"),
    ("pier.0.site", 2, "M-2.11"),
    ("pier.0.action", [], "M-5.4"),
    ("pier.0.action", [["swim"]], "M-5.5"),
    ("pier.4.action", [["up", "down"], ["up", "up"]], "M-5.4"),
    ("pier.11.action", [["birds"]], "M-10.2"),
    ("pole.tiles", [3, 2, 4, 5, 6, 7, 8, 9], "M-3.9"),
    ("pole.tiles", [2, 3, 4], "M-1.6"),
    ("stone.scoring", "squares", "M-12.8"),
    ("stone_tiles.statue.0", "V9", "M-14.1"),
    ("stone_tiles.bonus.wings", 2, "M-14.5"),
    ("stone_tiles.bonus.valuable_3", 1, "M-14.1"),
    ("stone_tiles.modes.0", "all", "M-14.2"),
    ("players.4.huts", 11, ""),
    ("players.4.bowls", 2, "M-4.5"),
    ("players.5.neutral_gray", True, "M-3.12"),
    ("players.2.pole_tile_under_neutral", 4, "M-3.11"),
    ("players.4.pole_tile_under_neutral", 2, "M-3.11"),
    ("players.3.blocked_sites", [7], "M-2.11"),
    ("options.pier5_same_source", "yes", ""),
    ("options.round_limit", -1, ""),
]


@pytest.mark.parametrize(("entry", "value", "clause"), FAULTS)
def test_a_box_that_contradicts_itself_is_refused(entry, value, clause, tmp_path):
    box = boxes.data()
    change(box, entry, value)
    with pytest.raises(korsi.BadBox) as caught:
        load(box, tmp_path)
    assert caught.value.clause == clause
    assert "components.toml, line" in str(caught.value)


WRONG = ["word", -1, 10_000, [], {}, 1.5, [[]], ["word"], [{}], True]


def entries(value, way):
    """Every entry under a path; of long lists the first two."""
    yield way
    steps = list(value) if isinstance(value, dict) else []
    if isinstance(value, list):
        steps = range(min(2, len(value)))
    for step in steps:
        yield from entries(value[step], f"{way}.{step}")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "part",
    ["space", "site", "pier", "path", "cards", "amulets", "pole", "stone", "stone_tiles",
     "players", "options", "oracle_rock", "colours", "unbuildable", "meta"],
)  # fmt: skip
def test_no_entry_of_a_wrong_kind_escapes_as_a_python_error(part, tmp_path):
    """Each entry in turn is removed or made nonsense: the box is refused in words, or playable."""
    refused = 0
    every = amount(4, 1)
    for i, way in list(enumerate(entries(boxes.data()[part], part)))[SEED % every :: every]:
        for wrong in (None, WRONG[i % len(WRONG)], WRONG[(i + 3) % len(WRONG)]):
            box = boxes.data()
            change(box, way, wrong)
            try:
                load(box, tmp_path)
            except korsi.BadBox as fault:
                refused += 1
                assert fault.values["entry"].split(".")[0].split("[")[0] in boxes.data()
    assert refused > 3 or every > 1


def test_the_shipped_box_names_how_sure_its_parts_are():
    marks = {mark.of: mark.level for mark in MANGROVIA.box.marks()}
    for option in boxes.data()["options"]:
        assert f"options.{option}" in marks
    assert marks["pier"] == marks["players"] == marks["amulets.track"] == "certain"
    assert marks["space"] == marks["path"] == marks["stone_tiles.bonus"] == "reconstructed"


@pytest.mark.one_in(2)
def test_every_switch_of_the_box_is_an_option_at_its_default(tmp_path):
    options = {o.name: o.choices[o.default] for o in MANGROVIA.options}
    box = boxes.data()
    switches = {k: v for k, v in box["options"].items() if k != "round_limit"}
    assert {k: str(v).lower() for k, v in switches.items()}.items() <= options.items()
    for name in switches:
        box["options"][name] = not switches[name]
    other = {o.name: o.choices[o.default] for o in load(box, tmp_path).options}
    assert all(other[name] != options[name] for name in switches)


@pytest.mark.clause("M-2.9")
def test_another_map_is_a_change_of_the_file_alone(tmp_path):
    """Prices, points, piers and starting cards of another box, in any order of the file."""
    box = boxes.data()
    box["space"].reverse()
    boxes.space(box, "c2r1").update(price=5, pts=6, cur="amulets")
    boxes.space(box, "i1")["pts"] = 3  # an amulet space with printed points (18.5, question 4)
    box["path"][0].update(first=20, second=9)
    box["cards"]["start_set"][0]["values"] = [2, 9]
    box["pier"][2]["action"] = [["up", "build"]]
    other = load(box, tmp_path)
    m = korsi.Match(other, players=2, seed=3, options={"start_player": "0"})
    assert m.view(0).json()["seats"][0]["hand"]["starting"] == [2, 9]
    assert other.moves.parse("pay start-9") and m.view().json()["neutral_huts"]
    rng_seeds = 0
    while not m.over:
        m.play(m.legal()[rng_seeds % len(m.legal())])
        rng_seeds += 7
    v1 = [p["points"] for s in m.breakdown() for p in s["paths"] if p["path"] == "V1"]
    assert set(v1) <= {0, 9, 20}


def test_a_space_is_built_at_the_price_of_the_file(tmp_path):
    box = boxes.data()
    boxes.space(box, "c2r1").update(price=4, pts=9)
    other = load(box, tmp_path)
    m = korsi.Match(other, players=4, seed=1, options={"start_player": "0"})
    with laid_out(m, missing="nothing: a card more") as s:
        s["step"], s["pier"], s["active"], s["birds"] = 1, 7, 0, 0b0011
        s["hand"][0][7] += 1
        s["hand_size"][0][1] += 1
    play_on(m, "build c2r1", "pay sand", "pay start-4")
    assert m.scores()[0] == 9
