"""K-4 building."""

from __future__ import annotations

import pytest

from .conftest import (
    building,
    first,
    money,
    play_on,
    refused,
    sites,
    table,
    told,
    tower,
)

# A column of five towers, seen from space 2: c1 next to the card, c5 at the far end.
COLUMN = ("c1", "c2", "c3", "c4", "c5")


def column(*towers):
    return dict(zip(COLUMN, towers, strict=False))


@pytest.mark.clause("K-4.1")
def test_the_inner_colour_builds_first_then_the_outer():
    m = building("RO", line=2)
    assert m.acting() == [1]  # red
    m.play("build c1 plain")
    assert m.acting() == [0]  # orange
    m.play("build c2 plain")
    assert m.view().json()["step"] == "move"  # each exactly one floor
    assert [tower(m, c) for c in COLUMN] == ["R", "O", "", "", ""]


@pytest.mark.clause("K-4.1")
def test_a_single_card_has_one_builder():
    m = building("L", line=2).play("build c1 plain")
    assert m.view().json()["step"] == "move"
    assert m.view().json()["towers"][0]["floors"] == [{"colour": "light_grey", "floor": "plain"}]


@pytest.mark.clause("K-4.1", "K-4.5")
def test_the_first_builder_pays_before_the_second_decides():
    m = building("RO", line=2, towers=column("L D")).play("build c1 plain")
    assert told(m, "pays") == [{"event": "pays", "seat": 1, "to": 3, "ducats": 2}]
    assert money(m) == [10, 8, 10, 12]
    assert m.acting() == [0]


@pytest.mark.clause("K-4.2")
def test_the_owner_of_the_building_colour_decides():
    m = building("R", line=2, active=3)
    assert m.acting() == [1]
    refused(m, "build c1 plain", "K-4.2", seat=3)  # the active player moved the card, no more
    m.play("build c1 plain", seat=1)
    assert m.acting() == [0]  # dark grey's turn is over


@pytest.mark.clause("K-4.3")
def test_only_the_line_of_the_moved_card_is_built_on():
    m = building("O", line=7, towers={"b1": "O", "a3": "O", "c3": "R"})
    assert sites(m) == {"e3", "a3", "c3"}
    for cell in ("b1", "e1", "e4", "a1"):
        refused(m, f"build {cell} plain", "K-4.3")


@pytest.mark.clause("K-4.4")
def test_free_is_the_first_empty_cell_only_even_behind_towers():
    m = building("O", line=2)
    assert sites(m) == {"c1"}
    refused(m, "build c2 plain", "K-4.4")
    m = building("O", line=2, towers=column("R", "L", "", "D"))
    assert sites(m) == {"c1", "c2", "c3", "c4"}
    refused(m, "build c5 plain", "K-4.4")
    m.play("build c3 plain")
    assert money(m) == [10, 10, 10, 10]


@pytest.mark.clause("K-4.4")
def test_any_tower_of_the_line_may_be_overbuilt_though_a_cell_is_free():
    for cell, price in (("c1", 1), ("c3", 2)):
        m = building("O", line=2, towers=column("R", "", "L R")).play(f"build {cell} plain")
        assert money(m) == [10 - price, 10 + price, 10, 10]


@pytest.mark.clause("K-4.5")
@pytest.mark.parametrize("height", [1, 2, 5, 10])
def test_the_price_is_the_height_paid_to_the_owner_of_the_top(height):
    m = building("O", line=2, towers=column("D " * (height - 1) + "L")).play("build c1 plain")
    assert money(m) == [10 - height, 10, 10 + height, 10]
    assert told(m, "pays") == [{"event": "pays", "seat": 0, "to": 2, "ducats": height}]


@pytest.mark.clause("K-4.5")
def test_crests_never_change_the_price():
    m = building("O", line=2, towers=column("L2 D1 L2")).play("build c1 two-crests")
    assert money(m) == [7, 10, 13, 10]


@pytest.mark.clause("K-4.5")
def test_an_own_tower_is_overbuilt_for_nothing():
    m = building("O", line=2, towers=column("L*8 O"), money=[0, 0, 0, 0])
    m.play("build c1 one-crest")
    assert money(m) == [0, 0, 0, 0] and not told(m, "pays")
    assert tower(m, "c1").endswith("L O O1")


@pytest.mark.clause("K-4.6")
def test_with_two_players_both_own_colours_are_ones_own():
    full = column("L R", "D*3 R", "O*4 R", "L*2 D", "D L")
    m = building("O", line=2, players=2, towers=full, money=[0, 7])
    assert sites(m) == {"c1", "c2", "c3"}  # the reds, for nothing
    m.play("build c2 plain")
    assert money(m) == [0, 7] and not told(m, "pays")


@pytest.mark.clause("K-4.7")
@pytest.mark.parametrize(("ducats", "open_to_red"), [(2, set()), (3, {"c1"}), (4, {"c1", "c2"})])
def test_the_full_price_must_be_in_hand(ducats, open_to_red):
    full = column("O*3", "L*4", "D*5", "L*6", "O*7")
    m = building("R", line=2, towers=full, money=[5, ducats, 5, 5])
    if open_to_red:
        assert sites(m) == open_to_red
        for cell in set(COLUMN) - open_to_red:
            refused(m, f"build {cell} plain", "K-4.7")
    else:
        assert told(m, "exempt") == [{"event": "exempt", "seat": 1, "colour": "red", "space": 2}]


@pytest.mark.clause("K-4.7")
def test_money_just_received_counts():
    full = column("R O", "D L", "L D D", "L*3", "D*3")
    m = building("RO", line=2, towers=full, money=[0, 2, 0, 0])
    assert sites(m) == {"c1", "c2"}
    m.play("build c1 plain")  # two ducats to orange, who had none
    assert m.acting() == [0] and sites(m) == {"c2"}
    m.play("build c2 plain")
    assert money(m) == [0, 0, 2, 0]
    # had red built on c2, orange would have had only its own tower
    m = building("RO", line=2, towers=full, money=[0, 2, 0, 0]).play("build c2 plain")
    assert sites(m) == {"c1"}


@pytest.mark.clause("K-4.8")
def test_the_builder_chooses_among_the_floors_left_in_the_building_colour():
    m = building("O", line=2)
    assert m.legal() == ["build c1 plain", "build c1 one-crest", "build c1 two-crests"]
    m = building("O", line=2, towers={"a1": "O2", "a2": "O2"})
    assert m.legal() == ["build c1 plain", "build c1 one-crest"]
    refused(m, "build c1 two-crests", "K-4.8")
    m = building("O", line=2, towers={"a1": "O2*2", "a2": "O*11"})
    assert m.legal() == ["build c1 one-crest"]
    m.play("build c1 one-crest")
    assert m.state["supply"][0].tolist() == [0, 2, 0]
    assert int(m.state["supply"][1].sum()) == 16


@pytest.mark.clause("K-4.8")
def test_with_two_players_the_floor_still_has_the_building_colour():
    m = building("O", line=2, players=2, towers={"a1": "O2*2"})
    refused(m, "build c1 two-crests", "K-4.8")  # red's two-crest floors are no help
    m.play("build c1 plain")
    assert tower(m, "c1") == "O"


EITHER = {"two_player_floors": "either_colour"}


@pytest.mark.clause("K-4.8")
def test_rejected_reading_a_floor_of_either_own_colour():
    position = {"players": 2, "towers": {"a1": "O2*2", "a2": "R1*3"}, "options": EITHER}
    m = building("O", line=2, **position)
    assert m.legal() == [
        "build c1 plain", "build c1 one-crest",
        "build-other c1 plain", "build-other c1 two-crests",
    ]  # fmt: skip
    refused(m, "build-other c1 one-crest", "K-4.8")
    refused(m, "build-other c2 plain", "K-4.4")
    assert m.view().json()["prompt"] == {
        "step": "build_either", "colour": "orange", "day": False, "cell": None,
    }  # fmt: skip
    m.play("build-other c1 two-crests")
    assert tower(m, "c1") == "R2" and told(m, "built")[0]["colour"] == "red"
    assert m.state["supply"][:2].tolist() == [[11, 3, 0], [11, 0, 1]]
    assert building("O", line=2, **position).play("build c1 plain").state["top"][2] == 0
    # its colour counts for areas and prices; the card's colour is only whose turn to build it is
    m = building("O", line=2, players=2, towers=column("L*3"), options=EITHER)
    assert money(m.play("build-other c1 plain")) == [7, 13]


@pytest.mark.clause("K-4.8")
@pytest.mark.parametrize(("players", "options"), [(2, None), (3, EITHER), (4, EITHER)])
def test_no_other_colour_without_the_switch_or_without_two_colours(players, options):
    m = building("O", line=2, players=players, options=options)
    assert all(move.startswith("build ") for move in m.legal())
    refused(m, "build-other c1 plain", "K-4.8")


@pytest.mark.clause("K-4.8", "K-4.12", "K-7.2")
def test_with_either_colour_a_used_up_colour_builds_with_the_other():
    gone = {"a1": "O*11 O1*3 O2*2"}
    m = building("O", line=2, players=2, towers=gone, options=EITHER)
    assert m.legal() == [f"build-other c1 {kind}" for kind in ("plain", "one-crest", "two-crests")]
    any_colour = {**EITHER, "two_player_end": "any_colour"}
    last = {"a1": "R*11 R1*3 R2"}
    m = building("O", line=2, players=2, towers=last, options=any_colour)
    assert m.play("build-other c1 two-crests").over  # it is red that is used up
    assert (
        not building("O", line=2, players=2, towers=last, options=any_colour)
        .play("build c1 two-crests")
        .over
    )


@pytest.mark.clause("K-4.9")
def test_whoever_can_build_must_build():
    m = building("R", line=2, towers=column("O", "L", "D", "R"), money=[0, 0, 0, 0])
    assert sites(m) == {"c4", "c5"}
    refused(m, "move orange 3", "K-4.9")
    refused(m, "roof c1", "K-4.9")


@pytest.mark.clause("K-4.9")
def test_an_exempt_builder_is_skipped_and_the_other_is_not():
    full = column("O*3", "L*4", "D*5", "L*6", "O")
    m = building("RO", line=2, towers=full, money=[0, 0, 9, 9])
    assert told(m, "exempt") == [{"event": "exempt", "seat": 1, "colour": "red", "space": 2}]
    assert m.acting() == [0] and sites(m) == {"c1", "c5"}  # orange builds on its own
    m = building("OR", line=2, towers=full, money=[0, 0, 9, 9])
    assert m.acting() == [0]
    m.play("build c5 plain")
    assert told(m, "exempt") == [{"event": "exempt", "seat": 1, "colour": "red", "space": 2}]
    assert m.view().json()["step"] == "move" and money(m) == [0, 0, 9, 9]


@pytest.mark.clause("K-4.9")
def test_two_exempt_builders_end_the_turn():
    full = column("D*2", "L*4", "D*5", "L*6", "D")
    m = building("RO", line=2, towers=full, money=[0, 0, 9, 9])
    assert [e["colour"] for e in told(m, "exempt")] == ["red", "orange"]
    assert (m.view().json()["step"], m.acting()) == ("move", [1])
    assert int(m.state["floors"]) == 18


@pytest.mark.clause("K-4.9", "K-5.3")
def test_roofed_towers_offer_nothing():
    three = {"a1": "R", "a2": "L", "a3": "O"}
    m = building("R", line=0, towers=three, roofs=["a1", "a3"], money=[0, 0, 0, 0])
    assert told(m, "exempt")  # not even its own roofed tower
    m = building("R", line=0, towers=three, roofs=["a1", "a3"], money=[0, 1, 0, 0])
    assert sites(m) == {"a2"}


@pytest.mark.clause("K-4.10")
def test_floors_stay_in_their_order_and_towers_grow_without_limit():
    m = building("O", line=2, towers=column("O2 R*11 L1 D*11 O1")).play("build c1 plain")
    assert tower(m, "c1") == " ".join(["O2", *["R"] * 11, "L1", *["D"] * 11, "O1", "O"])
    assert int(m.state["height"][2]) == 26


@pytest.mark.clause("K-4.11")
def test_the_builder_becomes_the_owner_of_the_tower():
    m = building("OR", line=2, towers=column("L")).play("build c1 plain")
    assert [b["ducat_day_now"][0]["ducats"] for b in m.breakdown()] == [1, 0, 0, 0]
    m.play("build c2 plain")
    m = building("L", line=2, towers=column("L O"), active=1).play("build c1 plain")
    assert money(m) == [12, 10, 8, 10]  # light grey pays the new owner, though it began the tower


@pytest.mark.clause("K-4.12")
def test_a_used_up_colour_of_two_players_builds_no_more():
    """The 16 orange floors are built; red's are not. The card is moved all the same."""
    gone = {"a1": "O*11 O1*3 O2*2"}
    m = building("O", line=2, players=2, towers=gone)
    assert told(m, "exempt") == [{"event": "exempt", "seat": 0, "colour": "orange", "space": 2}]
    assert (m.view().json()["step"], m.acting(), m.over) == ("move", [1], False)
    m = building("OR", line=2, players=2, towers=gone)
    assert m.acting() == [0]
    assert play_on(m, "build c1 plain").view().json()["step"] == "move"
    assert tower(m, "c1") == "R"


@pytest.mark.clause("K-4.13")
def test_one_player_may_build_twice():
    m = building("RO", line=2, players=2, active=1)
    assert m.acting() == [0] and sites(m) == {"c1"}
    m.play("build c1 plain")
    assert m.acting() == [0] and sites(m) == {"c1", "c2"}
    m.play("build c2 plain")
    assert (tower(m, "c1"), tower(m, "c2")) == ("R", "O")
    assert m.acting() == [0] and m.view().json()["step"] == "move"


def test_a_build_tells_what_happened():
    m = building("RO", line=2, towers=column("D1")).play("build c1 two-crests")
    assert m.events() == [
        {"event": "built", "seat": 1, "cell": "c1", "colour": "red", "floor": "two_crests"},
        {"event": "pays", "seat": 1, "to": 3, "ducats": 1},
    ]
    m = table().play("move orange 4")
    assert m.events() == [
        {"event": "moved", "seat": 0, "card": "single_orange", "from": 0, "to": 4}
    ]
    first(m)
    assert [e["event"] for e in m.events()] == ["built"]
