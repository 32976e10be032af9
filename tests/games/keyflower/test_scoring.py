"""F-11: final scoring."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.keyflower import box, state

from .conftest import (
    A,
    B,
    C,
    all_pass,
    bid,
    build,
    flip,
    give,
    lines,
    may,
    own,
    play,
    points,
    put,
    refused,
    summer_boat,
    table,
    take_boats,
    tile,
    turn,
)


def play_out(m):
    """Every remaining step the first way that does not rearrange."""
    while not m.over:
        seat = m.acting()[0]
        m.play(next(x for x in m.legal(seat) if x != "rearrange"), seat)
    return m


@pytest.mark.clause("F-11.1", "F-11.2", "F-11.10")
@pytest.mark.parametrize("choice", ["upgrade home-1", "upgrade forge", "finish"])
def test_the_flipper_flips_one_tile_for_nothing(choice):
    m = own(table(4, "", "winter"), A, "forge")
    all_pass(m)
    assert m.acting() == [A]
    play(m, "boat flipper")
    take_boats(m)
    while int(m.state["step"]) == state.PLACE:
        seat = m.acting()[0]
        m.play(next(x for x in m.legal(seat) if x != "rearrange"), seat)
    assert m.acting() == [A] and int(m.state["step"]) == state.FLIP
    refused(m, "upgrade home-2", "F-7.9"), refused(m, "upgrade flipper", "F-7.9")
    refused(m, "pass", "F-11.1")
    m.play(choice)
    assert m.over
    assert m.scores()[A] == 2 + {"upgrade home-1": 3 + 5, "upgrade forge": 10, "finish": 3}[choice]


@pytest.mark.clause("F-11.2")
@pytest.mark.parametrize(
    "entry", [e for e in box.ALL_ENTRIES if "basic" in e], ids=lambda e: e["id"]
)
def test_fixed_points_of_both_sides(entry):
    name = entry["id"]
    own_home = name if name.startswith("home") else "home_5"
    homes = (own_home, "home_6" if own_home != "home_6" else "home_1")
    m = table(2, homes=homes)
    if not name.startswith("home"):
        own(m, A, name)
    assert points(m) == entry["basic"]["vp"]
    assert points(flip(m, name)) == entry["upgraded"]["vp"]


@pytest.mark.clause("F-11.2", "F-11.10")
def test_fixed_points_of_boats_and_keythedral():
    assert points(own(table(6), A, "keythedral")) == 12
    assert points(own(table(6), A, "ianvincible")) == 5
    assert points(own(table(6), A, "flipper")) == 2


@pytest.mark.clause("F-11.3")
def test_every_item_counts_once():
    m = own(give(table(2), A, "5 green"), A, "apothecary", "key_market", "village_hall")
    assert points(m) == 10, "five green at the market; not once more for the Apothecary"
    m = own(put(table(2), "home_1", "5 wood"), A, "windmill", "watermill")
    assert points(m) == 5


@pytest.mark.clause("F-11.4")
@pytest.mark.parametrize(
    ("name", "kind", "basic", "upgraded"),
    [("barn", "gold", 1, 2), ("barn", "wood", 1, 2), ("blacksmith", "iron", 2, 3),
     ("stone_yard", "stone", 2, 3), ("timber_yard", "wood", 2, 3), ("timber_yard", "gold", 2, 3)],
)  # fmt: skip
def test_yards(name, kind, basic, upgraded):
    m = put(build(table(2), A, {name: (0, -1, 0)}), name, f"2 {kind}")
    assert points(m) == 2 * basic
    assert points(flip(m, name)) == 2 * upgraded


@pytest.mark.clause("F-11.4")
def test_the_wrong_type_on_a_yard_is_free():
    m = put(build(table(2), A, {"blacksmith": (0, -1, 0)}), "blacksmith", "1 wood 1 iron")
    put(m, "home_1", "1 stone")
    assert points(m) == 2
    assert points(own(m, A, "mercers_guild")) == 5, "the iron leaves the yard for a set"


@pytest.mark.clause("F-11.5")
def test_gold():
    m = put(table(2), "home_1", "4 gold 5 wood")
    assert points(m) == 4
    assert points(own(m, A, "watermill")) == 9
    assert points(own(m, A, "jeweller")) == 13


@pytest.mark.clause("F-11.6", "F-11.17", "F-8.11")
@pytest.mark.parametrize("needs_bid", ["true", "false"])
def test_the_purple_marker(needs_bid):
    options = {"purple_wild_requires_winning_winter_bid": needs_bid}
    m = own(give(table(2, "", "winter", options), A, "1 red 4 green"), A, "key_market")
    bid(m, "turn-order-1", "1 red")
    all_pass(m)
    play_out(m)
    marker = {"as": "worker", "items": {"green": 1}, "tile": "key_market"}
    assert m.breakdown()[A]["purple"] == [marker]
    assert lines(m)["key_market"] == 10
    m = own(give(table(2, "", "winter", options), B, "4 green"), B, "key_market")
    all_pass(m)
    play_out(m)
    assert int(m.state["start"]) == B, "it went to the left neighbour"
    assert lines(m, B)["key_market"] == (8 if needs_bid == "true" else 10)


@pytest.mark.clause("F-11.6", "F-11.4")
def test_the_purple_marker_on_a_yard():
    m = flip(own(table(2), A, "timber_yard"), "timber_yard")
    assert points(m) == 0
    with laid_out(m) as s:
        s["purple_winner"] = A
    assert points(m) == 3
    marker = {"as": "resource", "items": {"wood": 1}, "tile": "timber_yard"}
    assert m.breakdown()[A]["purple"] == [marker] and lines(m)["timber_yard"] == 3


WINTER = [
    ("apothecary", "4 red 3 blue 4 green", 6),
    ("craftsmans_guild", "2 red 2 blue 1 yellow 9 green", 3),
    ("key_market", "3 green 5 red", 6),
    ("village_hall", "2 red 6 green 3 blue", 6),
    ("key_guild", "3 saw 3 pick 4 anvil", 20),
    ("scribes", "2 saw 3 pick 4 anvil", 20),
    ("scholar", "2 saw 3 pick 4 anvil", 12),
]
WINTER_RESOURCES = [
    ("jeweller", "3 gold 4 wood", 6),
    ("mercers_guild", "2 wood 1 stone 1 gold", 5),
    ("watermill", "2 wood 3 iron 1 gold", 4),
    ("windmill", "3 wood 4 iron 4 gold", 10 + 1),
]


@pytest.mark.clause("F-11.7", "F-11.8")
@pytest.mark.parametrize(("name", "items", "worth"), WINTER)
def test_winter_tiles_of_workers_and_skills(name, items, worth):
    m = give(table(2), A, items)
    assert points(m) == 0
    assert points(own(m, A, name)) == worth


@pytest.mark.clause("F-11.7", "F-11.8")
@pytest.mark.parametrize(("name", "lying", "worth"), WINTER_RESOURCES)
def test_winter_tiles_of_resources(name, lying, worth):
    assert points(own(put(table(2), "home_1", lying), A, name)) == worth


@pytest.mark.clause("F-11.8")
def test_types_are_chosen_independently():
    m = own(give(table(2), A, "4 green 2 saw 3 anvil"), A, "village_hall", "scholar", "watermill")
    put(m, "home_1", "2 stone 1 wood")
    assert lines(m)["village_hall"] == 4 and lines(m)["scholar"] == 9 and lines(m)["watermill"] == 2


@pytest.mark.clause("F-11.9")
def test_turn_order_tiles_count_each_other():
    m = build(table(5), A, {"turn_order_1": (0, -1, 3), "turn_order_2": (0, -2, 0)})
    assert lines(m)["turn_order_1"] == 2 and lines(m)["turn_order_2"] == 1


@pytest.mark.clause("F-11.11")
def test_capacity_counts_every_transport_tile():
    m = own(table(2), A, "keyflower", "stable", "farrier", "wainwright")
    assert lines(m)["keyflower"] == 1 + 2 + 3 + 4
    flip(m, "stable", "farrier")
    assert lines(m)["keyflower"] == 1 + 4 + 5 + 4


@pytest.mark.clause("F-11.12", "F-11.17")
def test_every_loop_is_another_reading():
    """Two triangles joined by one road: three tiles, or six by the other reading."""
    triangle = {"keywood": (1, -1, 0), "peddler": (1, 0, 0)}
    far = {"apprentice_hall": (1, -2, 0), "key_mine": (1, -3, 0), "gold_mine": (2, -3, 5)}
    for mode, tiles in (("single_closed_trail", 3), ("every_loop", 6)):
        m = table(2, "", "winter", {"sea_bastion_mode": mode})
        build(m, A, triangle | far)
        all_pass(m)
        play(m, "boat sea-bastion")
        play_out(m)
        assert lines(m)["sea_bastion"] == tiles


@pytest.mark.clause("F-11.13")
@pytest.mark.parametrize(("boats", "worth"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_the_chain_of_boats(boats, worth):
    m = own(table(3), A, "sea_breese")
    chain = ["sea_breese", "summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"]
    for i, name in enumerate(chain[:boats]):
        build(m, A, {name: (0, 1 + i, 0)})
    assert lines(m)["sea_breese"] == worth


@pytest.mark.clause("F-11.13")
def test_a_turned_boat_breaks_the_chain():
    m = build(table(3), A, {"sea_breese": (0, 1, 3), "summer_boat_1": (0, 2, 1)})
    assert lines(m)["sea_breese"] == 2


@pytest.mark.clause("F-11.14")
def test_white_wind():
    m = own(give(table(6), A, "5 red 2 green"), A, "white_wind")
    assert points(m) == 7
    assert points(own(m, A, "key_market")) == 9
    assert points(own(m, A, "apothecary")) == 9, "five reds are worth more in the boat"


@pytest.mark.clause("F-11.16", "F-11.17")
@pytest.mark.parametrize(("rule", "places"), [("shared", [1, 1, 3]), ("start_player", [2, 1, 3])])
def test_ties(rule, places):
    m = table(3, "", "winter", {"tie_break": rule})
    own(m, A, "keythedral"), own(m, B, "forge", "sawmill", "sculptor", "well")
    all_pass(m)
    # everybody's boat scores too; set the points equal by hand at the end
    play_out(m)
    with laid_out(m) as s:
        s["points"][:3] = [20, 20, 11]
        s["start"] = B
    assert m.ranking() == places


@pytest.mark.clause("F-11.16")
def test_the_final_points_are_the_breakdown():
    m = summer_boat(table(3, "", "winter"), A, "2b")
    give(m, A, "3 red 3 blue 2 green 2 saw"), give(m, C, "4 yellow")
    own(m, A, "apothecary", "scholar"), own(m, B, "watermill")
    put(m, "home_2", "3 stone 2 gold")
    bid(turn(m, A), "turn-order-2", "1 red")
    all_pass(m)
    play_out(m)
    assert [b["points"] for b in m.breakdown()] == m.scores()
    assert m.ranking()[m.scores().index(max(m.scores()))] == 1
    assert not may(m, "pass")
    assert int(m.state["side"][tile("home_1")]) == 0
