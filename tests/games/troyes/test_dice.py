"""T-8: groups, prices, cubes and influence."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    BOX,
    CARD,
    deniers,
    dice,
    influence,
    play,
    points,
    refused,
    set_cubes,
    set_deniers,
    table,
    verbs,
)

ALL_DELAYED = [
    "tithing",
    "monk",
    "priest",
    "apprenticeship",
    "confession",
    "templar",
    "blacksmith",
    "militia",
    "prior",
]


def takes(m):
    return {move for move in m.legal() if move.startswith("take")}


@pytest.mark.clause("T-8.1")
def test_one_to_three_dice_of_one_colour():
    m = table(2, dice={0: "y2 y3 y4 y5 w6 r6"})
    play(m, "farm")
    assert takes(m) == {f"take 0 yellow {v}" for v in (2, 3, 4, 5)}
    refused(m, "take 0 white 6", "T-8.1")
    play(m, "take 0 yellow 2; take 0 yellow 4; take 0 yellow 5")
    assert m.acting() == [1] and deniers(m)[0] == 20 + 5
    assert dice(m, 0) == "r6 w6 y3"


@pytest.mark.clause("T-8.2")
@pytest.mark.parametrize(("group", "price"), (("y5", 2), ("y5 y4", 4), ("y5 y4 y6", 6)))
def test_bought_dice_cost_by_the_size_of_the_group(group, price):
    m = table(3, dice={1: "y5", 2: "y4", 4: "y6"})
    play(m, "farm; take 1 yellow 5")
    total = 5
    if "y4" in group:
        play(m, "take 2 yellow 4")
        total += 4
    if "y6" in group:
        play(m, "take neutral yellow 6")
        total += 6
    else:
        play(m, "done")
    bought = len(group.split())
    assert deniers(m)[0] == 20 - price * bought + total // 2
    assert deniers(m)[1] == 20 + price
    assert deniers(m)[2] == 20 + (price if "y4" in group else 0)


@pytest.mark.clause("T-8.2")
def test_two_dice_of_one_opponent():
    m = table(2, dice={0: "y1", 1: "y5 y6"})
    play(m, "farm; take 1 yellow 5; take 1 yellow 6; done")
    assert deniers(m) == [20 - 8 + 5, 28]


@pytest.mark.clause("T-8.3")
def test_gains_come_later_than_payments():
    m = table(2, dice={0: "y6", 1: "y6"}, deniers=[3, 0])
    play(m, "farm")
    assert takes(m) == {"take 0 yellow 6", "take 1 yellow 6"}
    play(m, "take 0 yellow 6")
    refused(m, "take 1 yellow 6", "T-8.3")
    m = table(2, dice={0: "y1", 1: "y6"}, deniers=[2, 0])
    play(m, "farm; take 1 yellow 6")
    refused(m, "take 0 yellow 1", "T-8.3")
    play(m, "done")
    assert deniers(m)[0] == 3


@pytest.mark.clause("T-8.3")
def test_a_chain_that_cannot_be_paid_is_never_begun():
    """One die short of the divisor, and the second would make the first too dear."""
    m = table(2, dice={0: "r2 r1", 1: "r3"}, cards="hunting", deniers=[7, 0])
    assert CARD["hunting"]["cost"] == 5 and CARD["hunting"]["divisor"] == 4
    refused(m, "activate hunting", "T-9.7")
    with laid_out(m) as s:
        set_deniers(s, 0, 9)
    play(m, "activate hunting")
    assert takes(m) == {"take 0 red 2", "take 0 red 1", "take 1 red 3"}


@pytest.mark.clause("T-8.4")
def test_the_divisor_rounds_down():
    m = table(2, dice={0: "y5"})
    play(m, "farm; take 0 yellow 5; done")
    assert deniers(m)[0] == 22


@pytest.mark.clause("T-8.5", "T-8.12")
def test_one_cube_from_one_card():
    m = table(
        2,
        dice={0: "y4 y2"},
        cards="priest confession",
        cubes={"priest": {0: 2}, "confession": {0: 1}},
    )
    play(m, "farm")
    assert {"use priest", "use confession"} <= set(m.legal())
    play(m, "use priest")
    refused(m, "use confession", "T-8.5")
    play(m, "take 0 yellow 4; done")
    assert deniers(m)[0] == 20 + 7 // 2
    assert m.state["cubes"][3][0] == 1, "one of two priest cubes is gone"
    m = table(2, dice={0: "y4 y2"}, cards="priest", cubes={"priest": {0: 1}})
    play(m, "farm; take 0 yellow 4")
    refused(m, "use priest", "T-8.5")
    m = table(2, dice={0: "y4"}, cards="priest", cubes={"priest": {1: 1}})
    play(m, "farm")
    refused(m, "use priest", "T-8.5")


@pytest.mark.clause("T-8.6")
@pytest.mark.parametrize(("stay", "left"), (("true", 3), ("false", 0)))
def test_cubes_when_the_tradesman_moves(stay, left):
    m = table(
        2,
        dice={0: "y4 y4"},
        cards="priest merchant",
        tradesmen={"priest": {0: 1}},
        cubes={"priest": {0: 3}},
        options={"cubes_stay_when_tradesman_moves": stay},
    )
    play(m, "activate merchant; take 0 yellow 4; done; recall priest; times 1")
    assert m.state["cubes"][3][0] == left
    assert m.state["tradesman"][3][0] == 0
    play(m, "pass; farm")
    assert ("use priest" in m.legal()) == (left > 0)


@pytest.mark.clause("T-8.7")
def test_values_beyond_six():
    m = table(2, dice={0: "y6"}, cards="priest", cubes={"priest": {0: 1}})
    play(m, "farm; use priest; take 0 yellow 6; done")
    assert deniers(m)[0] == 20 + 9 // 2


@pytest.mark.clause("T-8.7", "T-12.7", "T-8.8")
@pytest.mark.parametrize("card", ALL_DELAYED)
def test_which_cubes_change_a_citizens_die(card):
    options = {"bonus_cards": "true"}
    m = table(2, dice={0: "y3 w3 r3"}, cards=card, cubes={card: {0: 1}}, options=options)
    play(m, "place")
    if card in ("militia", "tithing"):
        assert f"use {card}" in m.legal()
    else:
        refused(m, f"use {card}", "T-8.7")


@pytest.mark.clause("T-8.7")
@pytest.mark.parametrize("card", ALL_DELAYED)
def test_which_cubes_change_the_cathedral(card):
    options = {"bonus_cards": "true"}
    m = table(2, dice={0: "y3 w3 r3"}, cards=card, cubes={card: {0: 1}}, options=options)
    play(m, "build")
    if card == "prior":
        assert "use prior" in m.legal()
    else:
        refused(m, f"use {card}", "T-8.7")


@pytest.mark.clause("T-8.8")
@pytest.mark.parametrize(("card", "count"), (("monk", 3), ("templar", 2)))
def test_one_physical_die_counts_as_several(card, count):
    queue = "civil_war" if card == "monk" else "war"
    m = table(2, dice={1: "w6", 0: "w1 y1 r1"}, cards=card, cubes={card: {0: 1}}, queue=queue)
    play(m, f"fight {queue}; use {card}; take 1 white 6")
    assert deniers(m) == [18, 22]
    assert max(int(x.split()[1]) for x in m.legal()) == 6 * count // 4


@pytest.mark.clause("T-8.9")
def test_the_three_uses_of_influence():
    m = table(2, dice={0: "y1 w2 r3 r3"}, influence=[10, 0])
    assert verbs(m) >= {"reroll", "recruit", "flip"}
    play(m, "recruit")
    assert influence(m)[0] == 8 and m.state["supply"][0] == 7
    play(m, "flip yellow 1; flip red 3; flip red 3")
    assert influence(m)[0] == 4 and dice(m, 0) == "r4 r4 w2 y6"
    play(m, "flip white 2")
    assert influence(m)[0] == 0 and dice(m, 0) == "r4 r4 w5 y6"
    play(m, "flip white 5")
    assert influence(m)[0] == 0, "the second die of the same payment"
    refused(m, "reroll red 4", "T-8.9")
    refused(m, "recruit", "T-8.9")


@pytest.mark.clause("T-8.9")
def test_a_reroll_is_chance_and_seals_the_turn():
    m = table(2, dice={0: "y1"})
    play(m, "reroll yellow 1")
    assert influence(m)[0] == 9 and int(m.state["dice"][0].sum()) == 1
    assert not m.can_undo(0)
    m = table(2, dice={0: "y1"})
    play(m, "flip yellow 1; farm; take 0 yellow 6")
    assert m.can_undo(0)
    m.undo(0).undo(0).undo(0)
    assert dice(m, 0) == "y1" and influence(m)[0] == 10


@pytest.mark.clause("T-8.9", "T-1.2")
def test_nobody_recruits_more_than_twelve():
    m = table(2, dice={0: "y1"}, influence=[20, 0])
    play(m, *["recruit"] * 6)
    refused(m, "recruit", "T-8.9")
    assert m.state["supply"][0] == 12


@pytest.mark.clause("T-8.10")
def test_influence_never_touches_other_districts():
    m = table(2, dice={0: "y2", 1: "y1 w5"})
    own = {move for move in m.legal() if move.split()[0] in ("reroll", "flip")}
    assert own == {"reroll yellow 2", "flip yellow 2"}
    refused(m, "flip white 5", "T-8.10")
    play(m, "farm; take 1 yellow 1")
    refused(m, "flip yellow 1", "T-8.1")


@pytest.mark.clause("T-8.11")
@pytest.mark.parametrize("allowed", ("true", "false"))
def test_influence_before_passing(allowed):
    options = {"influence_allowed_before_pass": allowed}
    m = table(2, dice={0: "y2"}, options=options)
    play(m, "recruit")
    if allowed == "true":
        play(m, "pass")
        assert m.acting() == [1]
    else:
        refused(m, "pass", "T-8.11")
    m = table(2, dice={0: "y1"}, deniers=[0, 0], options=options, filler=False)
    with laid_out(m) as s:
        s["queue_length"] = 1
    play(m, "recruit")
    acts = verbs(m) - {"pass", "recruit", "reroll", "flip"}
    assert ("pass" in m.legal()) == (allowed == "true" or not acts)


@pytest.mark.clause("T-18.10")
@pytest.mark.example("E-14")
def test_tithing_is_free_from_each_district():
    m = table(3, dice={0: "y1", 1: "y5 y6", 2: "y4"}, cards="tithing", cubes={"tithing": {0: 2}})
    play(m, "farm; use tithing; take 1 yellow 6; take 2 yellow 4; take 0 yellow 1")
    assert deniers(m) == [20 + 11 // 2, 20, 20]
    m = table(3, dice={1: "y5 y6", 2: "y4"}, cards="tithing", cubes={"tithing": {0: 1}})
    play(m, "farm; use tithing; take 1 yellow 6; take 1 yellow 5; take 2 yellow 4")
    assert deniers(m) == [20 - 6 + 15 // 2, 26, 20], "the second die of a district costs 6"


@pytest.mark.clause("T-18.10")
def test_tithing_without_a_denier():
    m = table(3, dice={1: "y3 y3", 2: "y1"}, deniers=[0] * 4, cards="tithing")
    with laid_out(m) as s:
        set_cubes(s, "tithing", 0, 1)
    play(m, "farm; use tithing; take 1 yellow 3")
    assert takes(m) == {"take 2 yellow 1"}


@pytest.mark.clause("T-18.11")
@pytest.mark.example("E-21")
def test_monk_on_the_fields():
    m = table(2, dice={1: "w5"}, cards="monk", cubes={"monk": {0: 1}})
    play(m, "farm; use monk; take 1 white 5")
    assert deniers(m) == [20 - 2 + 7, 22]


@pytest.mark.clause("T-18.12")
def test_priest_adds_three_to_each_die():
    m = table(2, dice={0: "y1 y2 y3"}, cards="priest", cubes={"priest": {0: 1}})
    play(m, "farm; use priest; take 0 yellow 1; take 0 yellow 2; take 0 yellow 3")
    assert deniers(m)[0] == 20 + (6 + 9) // 2
    m = table(2, dice={0: "r3"}, cards="priest", cubes={"priest": {0: 1}}, queue="war")
    play(m, "fight marauding")
    refused(m, "use priest", "T-9.7")


@pytest.mark.clause("T-18.13")
def test_apprenticeship_makes_fives():
    m = table(2, dice={0: "r1 r2"}, cards="apprenticeship", cubes={"apprenticeship": {0: 1}})
    play(m, "fight marauding; use apprenticeship; take 0 red 1; take 0 red 2; done")
    assert max(int(x.split()[1]) for x in m.legal()) == 10 // 3


@pytest.mark.clause("T-18.14")
def test_confession_adds_to_each_die():
    add = CARD["confession"]["effect"]["value"]
    m = table(2, dice={0: "y1 y1"}, cards="confession", cubes={"confession": {0: 1}})
    play(m, "farm; use confession; take 0 yellow 1; take 0 yellow 1; done")
    assert deniers(m)[0] == 20 + (2 + 2 * add) // 2


@pytest.mark.clause("T-18.15")
def test_templar_is_two_red_dice():
    m = table(2, dice={0: "w4"}, cards="templar", cubes={"templar": {0: 1}}, queue="war")
    play(m, "fight war; use templar; take 0 white 4; times 2")
    assert influence(m)[0] == 12


@pytest.mark.clause("T-18.5")
def test_blacksmith_adds_five_to_the_group():
    for group, cubes in (("r1", 6 // 3), ("r1 r1", 7 // 3)):
        m = table(2, dice={0: group}, cards="blacksmith", cubes={"blacksmith": {0: 1}})
        play(m, "fight marauding; use blacksmith", *["take 0 red 1"] * len(group.split()), "done")
        assert max(int(x.split()[1]) for x in m.legal()) == cubes


@pytest.mark.clause("T-18.6", "T-12.7")
def test_militia_uses_yellow_as_red():
    m = table(2, dice={0: "y4 y4 r6"}, cards="militia", cubes={"militia": {0: 2}}, queue="war")
    play(m, "fight war; use militia")
    assert takes(m) == {"take 0 yellow 4"}
    play(m, "take 0 yellow 4; take 0 yellow 4; done; times 2")
    assert influence(m)[0] == 12
    m = table(2, dice={0: "y4"}, cards="militia", cubes={"militia": {0: 1}})
    play(m, "place; use militia; take 0 yellow 4")
    assert m.state["standing"][3] == 0


@pytest.mark.example("E-22")
@pytest.mark.clause("T-18.6", "T-18.5")
def test_militia_and_blacksmith_do_not_combine():
    m = table(
        2,
        dice={0: "y4"},
        cards="militia",
        cubes={"militia": {0: 1}},
        queue="war",
    )
    play(m, "fight war; use militia")
    refused(m, "use blacksmith", "T-8.5")


@pytest.mark.example("E-6")
@pytest.mark.clause("T-8.2")
def test_annas_three_yellow_dice():
    m = table(4, dice={0: "y5 y6", 2: "y5"}, cards="merchant", deniers=[12, 12, 14, 8])
    play(m, "activate merchant; take 0 yellow 5; take 0 yellow 6; take 2 yellow 5")
    assert deniers(m)[2] == 20
    m = table(4, dice={0: "w3", 1: "w4"}, deniers=[12, 12, 14, 8])
    play(m, "build; take 0 white 3; take 1 white 4; done")
    assert deniers(m)[:2] == [8, 16]


@pytest.mark.example("E-13")
@pytest.mark.clause("T-8.9", "T-11.4")
def test_geoffreys_only_die():
    m = table(4, dice={2: "y1"}, active=2)
    play(m, "flip yellow 1; fight marauding; take 2 yellow 6; done")
    cubes = 6 // BOX["marauding"]["divisor"]
    play(m, f"times {cubes}")
    assert influence(m)[2] == 10 - 4 + cubes
    assert points(m)[2] == 0
