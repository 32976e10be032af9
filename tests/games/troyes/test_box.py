"""The box: an owner may correct it; a box that contradicts itself names entry, line and clause."""

from __future__ import annotations

import re

import pytest

import korsi
from korsi.core.errors import BadBox

from .conftest import BOX, CARD, TROYES

TEXT = TROYES.box.text


def box(tmp_path, old, new):
    assert TEXT.count(old) >= 1, old
    file = tmp_path / "components.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


FAULTS = [
    ("dice_price = [2, 4, 6]", "dice_price = [2, 4]", "economy.dice_price", "T-8.2"),
    ("dice_price = [2, 4, 6]", "dice_price = [6, 4, 2]", "economy.dice_price", "T-8.2"),
    ("income = 10", 'income = "ten"', "economy.income", ""),
    ("levels = 3", "levels = 0", "cathedral.levels", ""),
    ("neutral_citizens = 3", "neutral_citizens = 4", "setup.by_players.3.citizens", "T-3.3"),
    ("rounds = 5", "rounds = 4", "setup.by_players.3.red_events", "T-2.4"),
    ("palace = [2, 5]", "palace = [2, 9]", "setup.neutral_2p.palace", "T-4.2"),
    ("dice = [1, 2], spaces = 2", "dice = [1, 3], spaces = 2", "buildings.bishopric.rows", "T-4.2"),
    ('colour = "red"\nsalary', 'colour = "white"\nsalary', "buildings.palace.colour", "T-4.1"),
    ('id = "merchant"', 'id = "artisan"', "activity[1]", "T-1.4"),
    ('kind = "archer"', 'kind = "archery"', "activity[18].effect.kind", "T-18.28"),
    ("pay_influence = 1, gain_deniers = 6", "gain_deniers = 6", "activity[0]", "T-18.28"),
    ('op = "group_add"', 'op = "add"', "activity[4].effect.op", "T-8.5"),
    ("vp = [4, 2]", "vp = [2, 4]", "activity[11]", "T-9.2"),
    ("divisor = 9", "divisor = 0", "activity[17].divisor", "T-9.7"),
    ("flags = 0 ", "flags = 3 ", "marauding.flags", "T-11.4"),
    ('calls = "yellow"', 'calls = "white"', "event", "T-6.1"),
    ("thresholds = [1, 3, 5]", "thresholds = [1, 5, 3]", "character[5]", "T-17.1"),
    ("rolls = [7]", "rolls = [6]", "solo.action[5]", "T-21.10"),
    ("palace = [6, 5, 4, 3, 2, 1]", "palace = [6, 5, 4]", "solo.space_rank.palace", "T-21.4"),
    ("min = 6\n", "min = 7\n", "solo.rating[2]", "T-21.18"),
    ('"first_empty_else_push"', '"anywhere"', "rulings.row_insert_player", "T-12.3"),
    (
        'value = 5, forbidden_actions = ["place_citizen"] }',
        "value = 5 }",
        "activity[4]",
        "T-8.7",
    ),
]


@pytest.mark.parametrize(("old", "new", "entry", "clause"), FAULTS)
def test_a_box_that_cannot_be_right_says_where(tmp_path, old, new, entry, clause):
    with pytest.raises(BadBox) as caught:
        korsi.game("troyes", box(tmp_path, old, new))
    assert caught.value.values["entry"] == entry
    assert caught.value.clause == clause
    assert re.search(r"line \d+", str(caught.value)) and caught.value.values["line"] > 1


@pytest.mark.one_in(3)
def test_a_corrected_box_is_played_with(tmp_path):
    g = korsi.game("troyes", box(tmp_path, "start_deniers = 5", "start_deniers = 9"))
    assert g.box.digest != TROYES.box.digest
    m = korsi.Match(g, players=2, seed=1)
    assert list(m.state["deniers"][:2]) == [9, 9]
    assert list(korsi.Match(TROYES, 2, 1).state["deniers"][:2]) == [5, 5]


@pytest.mark.clause("T-18.2", "T-18.12", "T-18.19", "T-11.5")
def test_what_is_certain():
    assert CARD["merchant"]["divisor"] == 2 and CARD["archer"]["divisor"] == 2
    assert (CARD["priest"]["cost"], CARD["priest"]["divisor"]) == (8, 3)
    conflict = next(e for e in BOX["event"] if e["id"] == "succession_conflict")
    assert (conflict["divisor"], conflict["flags"]) == (4, 5)


def test_the_record_is_small_and_fast_to_copy():
    assert TROYES.record.itemsize <= 4096
