"""F-11.15: the account of the points names every tile and what is counted there."""

from __future__ import annotations

from pathlib import Path

import pytest

import korsi
from korsi.core.match import Match
from korsi.core.position import laid_out
from korsi.language import LANGUAGES, Words
from korsi.table.points import breakdown

from .conftest import KEY, A, build, give, own, put, summer_boat, table


def shown(m, code="en", seat=A):
    """What a player reads: (text, points) line by line, and what else is said."""
    entry = breakdown(m.view(seat), Words(code, KEY, isolate=False))[seat]
    rows = [line["what"] for line in entry["lines"]]
    assert len(set(rows)) == len(rows), "no row of the table hides another"
    more = {part["text"]: part["lines"] for part in entry["more"]}
    return {line["text"]: line["value"] for line in entry["lines"]}, more


def village():
    """A bit of everything: fixed points, yards, winter tiles, a boat, turn order, the marker."""
    m = own(table(6), A, "forge", "keythedral", "key_market", "scribes", "mercers_guild")
    own(m, A, "apothecary", "white_wind")
    build(m, A, {"turn_order_3": (0, -1, 0), "timber_yard": (0, -2, 0)})
    put(m, "timber_yard", "2 wood 1 gold"), put(m, "home_1", "1 wood 1 stone 1 iron 2 gold")
    give(m, A, "3 green 1 blue 2 saw 1 pick 1 anvil")
    with laid_out(m) as s:
        s["purple_winner"] = A
    return m


@pytest.mark.clause("F-11.15", "F-11.2", "F-11.4", "F-11.9", "F-11.14")
def test_every_line_names_its_tile_and_items():
    m = village()
    lines, more = shown(m)
    assert lines == {
        "Forge": 3,
        "Keythedral": 12,
        "Turn order tile 3: neighbours": 2,
        "Key market: 3 green workers": 6,
        "Boat White Wind: 1 blue worker": 1,
        "Scribes: 1 saw, 1 pick and 1 anvil": 10,
        "Mercer’s guild: 2 wood, 1 stone, 1 iron and 2 gold": 10,
        "Timber yard: 2 wood and 1 gold": 6,
    }
    assert more == {"Not used": ["1 saw"], "Purple marker": ["counts as 1 wood: Timber yard"]}
    assert sum(lines.values()) == m.breakdown()[A]["points"] == m.scores()[A]


@pytest.mark.clause("F-11.5", "F-11.6")
def test_the_marker_and_gold_without_a_tile():
    m = put(table(2), "home_1", "2 gold")
    with laid_out(m) as s:
        s["purple_winner"] = A
    assert shown(m) == (
        {"Gold left over": 3},
        {"Not used": [], "Purple marker": ["counts as 1 gold"]},
    )


@pytest.mark.clause("F-11.11", "F-11.13", "F-10.7")
@pytest.mark.parametrize(
    ("boat", "text"),
    [("keyflower", "Boat Keyflower: transport"), ("sea_bastion", "Boat Sea Bastion: closed road"),
     ("sea_breese", "Boat Sea Breese: boats in a row"), ("flipper", "Boat Flipper"),
     ("ianvincible", "Boat Ianvincible")],
)  # fmt: skip
def test_every_boat_says_what_it_counts(boat, text):
    assert text in shown(own(table(6), A, boat))[0]


@pytest.mark.clause("F-10.7")
def test_substituted_resources_are_named_as_what_they_are():
    m = summer_boat(put(table(2), "home_1", "2 wood 3 iron"), A, "3b")
    assert shown(own(m, A, "jeweller"))[0] == {"Jeweller: 2 wood and 3 iron": 10}


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_every_language(code):
    m = village()
    words = Words(code, KEY, isolate=False)
    lines, more = shown(m, code)
    for line in m.breakdown()[A]["lines"]:
        name = words.noun("tile", line["tile"])
        assert any(name in text for text in lines), f"{code}: {name} is not named"
    said = " ".join([*lines, *more[words("breakdown-purple")]])
    assert words("breakdown-items", item="saw", number=1) in said
    assert words("breakdown-items", item="green", number=3) in said
    assert words.noun("tile", "timber_yard") in more[words("breakdown-purple")][0]
    assert len(more[words("breakdown-unused")]) == 1


FIXTURES = Path(__file__).parents[2] / "fixtures"


def test_before_winter_the_account_says_what_will_count() -> None:
    """In spring the window of points was an empty table."""
    m = Match("keyflower", players=2, seed=1)
    assert all(entry["aside"] == [{"what": "to-come"}] for entry in m.view(0).standing())
    whole = korsi.load(FIXTURES / "keyflower-2-0.korsi")
    assert not any(entry.get("aside") for entry in whole.at(len(whole) - 2).view(0).standing())
