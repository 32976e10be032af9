"""Boxes that differ from ours: what differs in words, where it stands, and what is refused."""

from __future__ import annotations

import copy
import random
import tomllib

import pytest

import korsi
from amounts import PROVE, SEED, amount
from korsi.box_words import OPTIONS, differing, entry_name, told, untold, value_name
from korsi.core.box import box_from
from korsi.core.box_differences import differences
from korsi.core.box_shape import corrected, fields
from korsi.core.errors import BadBox
from korsi.core.game import game_with_box
from korsi.core.own_box import check_size, read_own_box, try_out, values_of
from korsi.core.toml_places import places, put
from korsi.games import ORDER
from korsi.language import LANGUAGES, Words

LEVELS = ("certain", "likely", "reconstructed", "decided")


def words(language: str, game: str) -> Words:
    return Words(language, game, isolate=False, strict=True)


CHANGES = [
    ("kilt_castle", "start_per_player = 10", "start_per_player = 12", "en",
     "ducats, for each to begin with: 12 instead of 10"),
    ("kilt_castle", "roof_connects_areas = true", "roof_connects_areas = false", "de",
     "Dächer verbinden Flächen: nein statt ja"),
    ("mangrovia", "price = 14", "price = 13", "fa", "الف۱، بها: ۱۳ به‌جای ۱۴"),
    ("mangrovia", 'land = ["sand", "water"]', 'land = ["reed", "water"]', "fr",
     "b5, paysage\N{NO-BREAK SPACE}: roseaux, eau au lieu de sable, eau"),
    ("troyes", "vp = [2, 1]", "vp = [3, 1]", "it", "Mugnaio, punti dei posti: 3, 1 invece di 2, 1"),
    ("troyes", "citizens = 6\n", "citizens = 7\n", "en",
     "at the start, with 2 players, citizens for each: 7 instead of 6"),
    ("keyflower", "gain = { gold = 2 }", "gain = { gold = 3 }", "en",
     "Gold mine, upgraded side, yield, gold: 3 instead of 2"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "old", "new", "language", "said"), CHANGES)
def test_a_difference_is_told_with_the_names_of_the_game(game, old, new, language, said):
    g = korsi.game(game)
    assert old in g.box.text
    box = box_from(g.box.text.replace(old, new, 1))
    found = differing(g, g.box.data, box.data)
    assert [told(d, words(language, game)) for d in found] == [said]
    assert box.text.splitlines()[box.line_of(found[0].entry) - 1].strip().startswith(
        new.split(" ")[0]
    ) or new in box.text.splitlines()[box.line_of(found[0].entry) - 1]  # fmt: skip


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", ORDER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_a_game_reads_has_a_name_in_every_language(game, language):
    say = words(language, game)
    for f in fields(korsi.game(game), LEVELS):
        name = entry_name(f.steps, say)
        assert name and "_" not in name, f.entry
        assert value_name(f.value, say, str(f.steps[-1])), f.entry


@pytest.mark.parametrize("game", ORDER)
def test_entries_are_found_in_the_text_and_changed_in_place(game):
    g = korsi.game(game)
    there = places(g.box.text)
    for f in fields(g, LEVELS):
        begin, end = there[f.entry]
        assert tomllib.loads(f"x = {g.box.text[begin:end]}")["x"] == f.value, f.entry
    numbers = [f for f in fields(g, LEVELS) if isinstance(f.value, int) and not f.choices]
    text = put(g.box.text, {f.entry: f.value + 1 for f in numbers})
    assert len(text.splitlines()) == len(g.box.text.splitlines())
    assert text.count("#") == g.box.text.count("#")
    changed = {d.entry.split("[")[0] for d in differences(g.box.data, tomllib.loads(text))}
    assert len(changed) >= len({f.entry.split("[")[0] for f in numbers}) > 3


def test_what_follows_from_a_corrected_value_is_written_with_it():
    g = korsi.game("kilt_castle")
    text = corrected(g, g.box, {"board.lake": [[0, 0], [0, 1], [1, 0]], "marks.four_cards": 0})
    other = game_with_box("kilt_castle", box_from(text))  # it does not contradict itself
    assert other.beside and other.box.data["board"]["lake_corner"] == "top_left"


def test_a_value_of_another_box_that_has_no_word_of_its_own_is_named_by_its_number():
    g = korsi.game("mangrovia")
    box = box_from(g.box.text.replace("values = [5, 6]", "values = [4, 9]"))
    other = game_with_box("mangrovia", box)
    assert not untold(other, g)
    assert Words("fa", other, isolate=False).noun("payment", "start-9").endswith("۹")


# --------------------------------------------------------------------------- hostile boxes


def corrupted(game: str, chance: random.Random) -> str:
    """A box with a few values changed, some of them to what nobody would print."""
    g = korsi.game(game)
    data = g.box.data
    leaves = [
        (entry, value)
        for entry, value in values_of(data)
        if not isinstance(value, dict | list) and not entry.startswith("meta")
    ]
    changes = {}
    for entry, value in chance.sample(leaves, chance.choice((1, 2, 6))):
        if isinstance(value, bool):
            changes[entry] = not value
        elif isinstance(value, int):
            changes[entry] = chance.choice((0, 1, value + 1, value * 2, 17, 60, 99, 1000, -1))
        else:
            changes[entry] = chance.choice([v for _, v in leaves if isinstance(v, str)])
    return put(g.box.text, {e: v for e, v in changes.items() if e in g.box.places})


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ORDER)
def test_a_corrupted_box_is_refused_by_line_and_entry_or_can_be_played_to_the_end(game):
    chance, g = random.Random(SEED), korsi.game(game)
    played = refused = 0
    for _ in range(amount(3, 200)):
        text = corrupted(game, chance)
        try:
            box = read_own_box(text, g.box)
            other = game_with_box(game, box)
            check_size(other, g)
        except BadBox as error:
            refused += 1
            if error.key not in ("box-too-long", "box-other-game"):
                assert 1 < error.values["line"] <= text.count("\n") + 1, error
                assert error.values["entry"] and error.values["what"]
            continue
        assert try_out(other, amount(1.5, 20.0)) <= other.max_steps <= 2 * g.max_steps
        played += 1
    assert (refused and played) or not PROVE


def test_an_endless_game_cannot_be_asked_for():
    """Without its limit of rounds Mangrovia could go on for ever, and nobody may send that."""
    g = korsi.game("mangrovia")
    endless = g.box.text.replace("round_limit = 60", "round_limit = 0")
    with pytest.raises(BadBox) as refused:
        check_size(game_with_box("mangrovia", box_from(endless)), g)
    assert refused.value.key == "box-too-long"


def test_options_are_told_by_their_own_names():
    g = korsi.game("troyes")
    data = copy.deepcopy(g.box.data)
    data["rulings"]["open_victory_points"] = True
    (found,) = differing(g, g.box.data, data)
    assert found.steps[0] in OPTIONS
    assert told(found, words("en", "troyes")) == "Open victory points: yes instead of no"


@pytest.mark.parametrize(
    ("name", "steps", "said"),
    [
        ("kilt_castle", ["board", "lake_options", "bottom_left"], "a4, a5, b5"),
        ("kilt_castle", ["board", "lake"], "a4, a5, b5"),
        ("troyes", ["board", "lake"], "(3, 0), (4, 0), (4, 1)"),
    ],
)
def test_squares_are_said_as_cells_where_a_game_has_cells(name, steps, said):
    """Whatever the entry is called: no name of one game's entries stands in the shared words."""
    words = Words("en", name, isolate=False)
    assert value_name([[3, 0], [4, 0], [4, 1]], words, steps[-1]) == said


def test_a_table_named_after_the_kind_of_its_keys_is_not_said_twice():
    words = Words("en", "troyes", isolate=False)
    assert entry_name(["buildings", "palace", "salary"], words) == "Palace, salary"
    assert entry_name(["buildings"], words) == "building"
