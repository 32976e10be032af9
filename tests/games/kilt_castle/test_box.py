"""Another components.toml: what it may change, and how a wrong one is told."""

from __future__ import annotations

import pytest

import korsi
from matches import write_box

from . import boxes


def load(box, tmp_path):
    return korsi.game("kilt_castle", box=write_box(box, tmp_path / "components.toml"))


def change(box, path, value):
    """Set (or, with None, remove) the entry at a dotted path."""
    *way, last = [int(x) if x.isdigit() else x for x in path.split(".")]
    for step in way:
        box = box[step]
    if value is None:
        del box[last]
    else:
        box[last] = value


FAULTS = [
    # entry, value, clause
    ("board.cell_count", 21, "K-1.1"),
    ("board.lake", [[3, 0], [4, 0]], "K-1.1"),  # a square that is neither
    ("board.lake.0", [2, 0], "K-1.1"),  # one that is both
    ("board.lake.0", [9, 0], "K-1.1"),
    ("board.lake.0", [3], "K-0.1"),
    ("board.lake.0", 3, "K-0.1"),
    ("board.lake.0", ["d", 1], "K-0.1"),
    ("board.adjacency", "diagonal", "K-1.8"),
    ("track.length", 19, "K-1.4"),
    ("track.direction", "counter-clockwise", "K-3.3"),
    ("track.space.3.index", 4, "K-1.4"),
    ("track.space.3.side", "north", "K-1.4"),
    ("track.space.3.line", "row", "K-1.6"),
    ("track.space.3.line_number", 7, "K-1.6"),
    ("track.space.3.cells.0", [0, 2], "K-1.7"),
    ("track.space.3.cells", None, "K-0.1"),
    ("track.space.3", "top", "K-1.4"),
    ("colour.1.id", "orange", "K-2.1"),
    ("colour.1.id", "ochre", "K-2.3"),  # the cards know no ochre
    ("colour.1", "red", "K-2.1"),
    ("card.0.kind", "triple", "K-2.3"),
    ("card.0.colours", ["orange", "red"], "K-2.3"),
    ("card.4.colours", ["orange", "orange"], "K-2.3"),
    ("card.4.colours", "orange", "K-2.3"),
    ("card.4.colours", [["orange"], "red"], "K-2.3"),
    ("card.4.colours", ["light_grey", "dark_grey"], "K-2.5"),
    ("card.1.id", "single_orange", "K-2.3"),
    ("card.1.id", None, "K-2.3"),
    ("floors_per_colour.plain", 12, "K-2.1"),
    ("floors_per_colour.crests_total", 8, "K-2.1"),
    ("marks.four_cards", 5, "K-2.6"),  # but the rows still lie on 0
    ("setup.p4.rows.0", [0, 4], "K-2.6"),
    ("setup.p4.rows.0", "4 singles", "K-2.6"),
    ("setup.p4.rows.0", [20, 4, "single"], "K-2.6"),
    ("setup.p4.rows.0", [1, 4, "single"], "K-2.6"),
    ("setup.p4.rows.0", [0, 5, "single"], "K-3.7"),
    ("setup.p4.front", 2, "K-2.10"),
    ("setup.p4.max_rows", 3, "K-3.8"),
    ("setup.p3.colours_in_play", 4, "K-2.5"),
    ("setup.p2.floors_per_player", 16, "K-2.5"),
    ("setup.common.max_same_colour_per_row", 1, "K-2.7"),  # three doubles cannot keep to it
    ("decisions.two_player_end", "never", "K-7.2"),
    ("decisions.roof_connects_areas", "yes", ""),
    ("decisions.idle_turns", 0, ""),
    ("money.start_per_player", "ten", ""),
    ("roofs", None, ""),
]


@pytest.mark.parametrize(("entry", "value", "clause"), FAULTS)
def test_a_box_that_contradicts_itself_is_refused(entry, value, clause, tmp_path):
    box = boxes.data()
    change(box, entry, value)
    with pytest.raises(korsi.BadBox) as caught:
        load(box, tmp_path)
    assert caught.value.clause == clause
    assert "components.toml" in str(caught.value)


@pytest.mark.clause("K-3.4")
def test_the_front_must_lead(tmp_path):
    """Marks laid counter-clockwise: cards would lie on the space before the front."""
    box = boxes.data()
    box["marks"] = {"four_cards": 3, "three_cards": 2, "two_cards": 1, "one_card": 0}
    for players in (2, 3, 4):
        setup = box["setup"][f"p{players}"]
        setup["rows"] = [[3 - space, count, kind] for space, count, kind in setup["rows"]]
        setup["front"] = 0
    with pytest.raises(korsi.BadBox) as caught:
        load(box, tmp_path)
    assert caught.value.clause == "K-3.4"


WRONG = ["word", -1, 10_000, [], {}, 1.5, [[]], ["word"]]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "part", ["board", "track", "colour", "card", "setup", "marks", "decisions"]
)
def test_no_entry_of_a_wrong_kind_escapes_as_a_python_error(part, tmp_path):
    """Each entry in turn is removed or made nonsense: the box is refused in words, or playable."""

    def entries(value, way):
        yield way
        steps = value if isinstance(value, dict) else [0] if isinstance(value, list) else []
        for step in steps:
            yield from entries(value[step], f"{way}.{step}")

    refused = 0
    for i, way in enumerate(entries(boxes.data()[part], part)):
        for wrong in (None, WRONG[i % len(WRONG)]):
            box = boxes.data()
            change(box, way, wrong)
            try:
                load(box, tmp_path)
            except korsi.BadBox as fault:
                refused += 1
                assert fault.values["entry"].split(".")[0].split("[")[0] in boxes.data()
    assert refused > 5


def test_the_shipped_box_names_how_sure_its_parts_are():
    marks = {mark.of: mark.level for mark in korsi.game("kilt_castle").box.marks()}
    for decision in boxes.data()["decisions"]:
        assert f"decisions.{decision}" in marks
    assert marks["floors_per_colour"] == marks["roofs.count"] == marks["setup"] == "certain"
    assert marks["board.lake"] == marks["track.length"] == marks["marks"] == "reconstructed"


def test_every_decision_of_the_box_is_an_option_at_its_default():
    game = korsi.game("kilt_castle")
    options = {o.name: o.choices[o.default] for o in game.options}
    for name, value in boxes.data()["decisions"].items():
        if name != "idle_turns":
            assert options[name] == str(value).lower()
    assert set(game.variants[1]) == set(options) - {"colours", "two_player_floors"}
    assert all(options[name] != word for name, word in game.variants[1].items())
