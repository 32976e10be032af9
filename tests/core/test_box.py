"""Boxes: read, checked, and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import korsi
from korsi.core.box import amounts, many, maybe, read_box, table, words
from korsi.core.errors import BadBox

SHIPPED = korsi.game("kilt_castle").box.path


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "components.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def line_of(file: Path, text: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(i for i, line in enumerate(lines, 1) if line.startswith(text))


LAKE = "lake = [[3, 0], [4, 0]"

FAULTS = [
    ("cell_count = 22", "cell_count = 21", "there are 22 cells in the list", "cell_count", "K-1.1"),
    ("cell_count = 22", 'cell_count = "many"', "must be of type int", "cell_count", ""),
    (LAKE, "lake = [[3, 1], [4, 0]", "a cell and a lake square", "lake =", "K-1.1"),
    (LAKE, "lake = [[3, 9], [4, 0]", "is not a square of the", "lake =", "K-1.1"),
    ("length = 20", "length = 19", "19 spaces announced, 20 listed", "length", "K-1.4"),
    ('side = "top"', 'side = "above"', "'above' is none of the words", "[[track.space]]", "K-1.4"),
    ("cells = [[0, 0], [1, 0], [2,", "cells = [[1, 0], [0, 0], [2,", "nearest first", "", "K-1.7"),
    ('colours = ["orange", "red"]', 'colours = ["orange", "pink"]', "'pink' is no colour", "",
    "K-2.3"), ('colours = ["orange"]', 'colours = ["orange", "red"]', "a single card has one",
    "[[card]]", "K-2.3"), ("total = 16", "total = 17", "the kinds add up to 16", "total", "K-2.1"),
    ("crests_total = 7", "crests_total = 8", "add up otherwise", "crests_total", "K-2.1"),
    ("start_per_player = 10", "start_per_player = -1", "must be at least 0", "start_per", ""),
    ("start_per_player = 10", "start_per = 10", "this entry is missing", "", ""),
    ("max_rows = 5", "max_rows = 3", "already has 4 rows", "max_rows", "K-3.8"),
    ('[1, 3, "double"]', '[1, 3, "single"]', "exactly one row", "rows", "K-2.6"),
    ("front = 3", "front = 2", "the lone card", "front", "K-2.10"),
    ('two_player_end = "all_floors"', 'two_player_end = "never"', "must be one of", "", "K-7.2"),
    ("roof_connects_areas = true", "roof_connects_areas = 3", "must be of type bool", "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence", "entry", "clause"), FAULTS)
def test_a_contradiction_names_entry_line_and_clause(tmp_path, old, new, sentence, entry, clause):
    file = changed(tmp_path, old, new)
    with pytest.raises(korsi.BadBox) as caught:
        korsi.game("kilt_castle", box=file)
    said = str(caught.value)
    assert sentence in said
    assert said.startswith("components.toml, line ")
    assert caught.value.clause == clause
    if entry and not entry.startswith("["):
        named = int(re.findall(r"line (\d+)", said)[0])
        shown = file.read_text(encoding="utf-8").splitlines()[named - 1]
        assert shown.strip().startswith(entry.split(" ")[0]), f"line {named} reads {shown!r}"


def test_a_file_that_is_no_toml_names_its_line(tmp_path):
    file = changed(tmp_path, "[track]", "[track")
    with pytest.raises(korsi.BadBox, match=rf"not valid TOML.*line {line_of(file, '[track')}"):
        read_box(file)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(korsi.BadBox, match="there is no such file"):
        korsi.game("kilt_castle", box=tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(korsi.BadBox, match="cannot be read"):
        read_box(tmp_path / "bytes.toml")


def test_a_broken_box_leaves_the_game_alone(tmp_path):
    before = korsi.Match("kilt_castle", players=3, seed=1).digest()
    with pytest.raises(korsi.BadBox):
        korsi.game("kilt_castle", box=changed(tmp_path, "length = 20", "length = 19"))
    assert korsi.Match("kilt_castle", players=3, seed=1).digest() == before
    assert korsi.game("kilt_castle", box=SHIPPED).box.digest == korsi.game("kilt_castle").box.digest


def test_a_comment_is_no_change_and_a_number_is(tmp_path):
    commented = changed(tmp_path, "length = 20", "length = 20 # counted twice")
    assert read_box(commented).digest == read_box(SHIPPED).digest
    richer = changed(tmp_path, "start_per_player = 10", "start_per_player = 12")
    assert read_box(richer).digest != read_box(SHIPPED).digest


def test_a_corrected_box_is_played_with_and_recorded(tmp_path):
    file = changed(tmp_path, "start_per_player = 10", "start_per_player = 12")
    m = korsi.Match(korsi.game("kilt_castle", box=file).interpreted, players=2, seed=3)
    assert m.scores() == [12, 12]
    assert korsi.Match("kilt_castle", players=2, seed=3).scores() == [10, 10]
    m.play(m.legal()[0])
    with pytest.raises(korsi.BadRecord, match="played with another box"):
        korsi.read_record(m.record())
    assert korsi.read_record(m.record(), box=file).digest() == m.digest()


def entries(value) -> set[str]:
    """Every name used in a box, however deep."""
    if isinstance(value, list):
        return set().union(*map(entries, value))
    if isinstance(value, dict):
        return set(value).union(*map(entries, value.values()))
    return set()


def test_every_part_says_how_sure_it_is():
    for name in korsi.game_names():
        g = korsi.game(name)
        marks, there = g.box.marks(), entries(g.box.data)
        assert marks, f"{name} says nothing about its box"
        for mark in marks:
            assert set(re.findall(r"\w+", mark.of)) & there, f"{name} has nothing like {mark.of}"
            assert mark.note and mark.clause


def test_a_confidence_that_is_no_word_of_ours(tmp_path):
    file = changed(tmp_path, 'level = "certain"', 'level = "maybe"')
    with pytest.raises(korsi.BadBox, match="level must be one of certain, likely, reconstructed"):
        read_box(file).marks()


SHAPE = table(
    tile=many(table(id=str, side=maybe(words("a", "b")), cost=amounts(("wood", "iron"), 3)))
)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('side = "c"\ncost = { wood = 1 }', "tile[0].side"),
        ("cost = { }", "tile[0].cost"),
        ("cost = { wood = 4 }", "tile[0].cost"),
        ("cost = { silver = 1 }", "tile[0].cost"),
        ('side = "a"', "tile[0].cost"),
    ],
)
def test_words_and_amounts_are_checked_and_the_entry_is_named(text, entry, tmp_path):
    path = tmp_path / "components.toml"
    path.write_text(f'[[tile]]\nid = "x"\n{text}\n')
    with pytest.raises(BadBox) as caught:
        read_box(path).shaped(SHAPE, {"tile": "L-1", "tile.cost": "L-2"})
    assert f", {entry}: " in str(caught.value)
    assert caught.value.clause == ("L-2" if entry.endswith("cost") else "L-1")


def test_what_may_be_missing_is_none(tmp_path):
    path = tmp_path / "components.toml"
    path.write_text('[[tile]]\nid = "x"\ncost = { wood = 2 }\n')
    (tile,) = read_box(path).shaped(SHAPE, {}).tile
    assert tile.side is None and tile.cost == {"wood": 2}
