"""T-9 to T-13: activating cards, the cathedral, fighting, placing citizens, the fields."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    BOX,
    CARD,
    CARDS,
    EVENT,
    GREY,
    deniers,
    dice,
    influence,
    lying,
    on_event,
    play,
    points,
    queue,
    refused,
    set_cubes,
    set_deniers,
    standing,
    table,
    told,
)


def sources(m):
    verbs = ("from", "lift", "recall")
    return {move.split()[1] for move in m.legal() if move.split()[0] in verbs}


def times(m):
    return [int(move.split()[1]) for move in m.legal() if move.startswith("times")]


# ------------------------------------------------------------------ T-9 activities


@pytest.mark.clause("T-9.1")
def test_only_open_cards_with_dice_of_their_colour():
    m = table(2, dice={0: "y4 r4"}, cards="merchant")
    refused(m, "activate miller", "T-9.1")
    play(m, "activate merchant")
    refused(m, "take 0 red 4", "T-8.1")


@pytest.mark.clause("T-9.2")
def test_the_first_time_costs_and_places_a_tradesman():
    cost = CARD["merchant"]["cost"]
    m = table(2, dice={0: "y2 y2"}, cards="merchant")
    play(m, "activate merchant; take 0 yellow 2; done")
    assert deniers(m)[0] == 20 - cost + 2
    assert m.state["tradesman"][6][0] == 1 and m.state["supply"][0] == 5
    play(m, "pass; activate merchant; take 0 yellow 2; done")
    assert deniers(m)[0] == 20 - cost + 4 and m.state["supply"][0] == 5


@pytest.mark.clause("T-9.2", "T-8.3")
def test_the_cost_must_be_paid():
    cost = CARD["merchant"]["cost"]
    m = table(2, dice={0: "y2"}, cards="merchant", deniers=[cost - 1, 0])
    refused(m, "activate merchant", "T-8.3")


@pytest.mark.clause("T-9.3")
def test_where_the_tradesman_may_come_from():
    m = table(
        2,
        dice={0: "y4"},
        cards="merchant archer",
        tradesmen={"archer": {0: 1}},
        stand={"palace_2": 0, "city_hall_1_3": 0, "palace_3": 1},
        lie={"bishopric": [0]},
    )
    play(m, "activate merchant; take 0 yellow 4; done")
    assert sources(m) == {"supply", "lying-bishopric", "palace-2", "city-hall-1-3", "archer"}
    refused(m, "lift palace-3", "T-9.3")
    play(m, "lift city-hall-1-3; times 1")
    assert standing(m, "city_hall_1_3") == [-1]


@pytest.mark.clause("T-9.3")
def test_without_a_choice_nobody_is_asked():
    m = table(2, dice={0: "y2"}, cards="merchant", stand={"palace_2": 0})
    with laid_out(m) as s:
        s["general"][0] += s["supply"][0]
        s["supply"][0] = 0
    play(m, "activate merchant; take 0 yellow 2; done")
    assert standing(m, "palace_2") == [-1] and m.acting() == [1]


@pytest.mark.clause("T-9.4", "T-9.5")
def test_the_third_tradesman_stands_on_the_picture():
    m = table(4, dice={0: "y4"}, cards="merchant", tradesmen={"merchant": {1: 1, 2: 2}})
    play(m, "activate merchant; take 0 yellow 4; done; times 2")
    assert len(CARD["merchant"]["vp"]) == 2
    trade = m.view().json()["activities"][0]["tradesmen"]
    assert {"owner": 0, "space": 0} in trade and len(trade) == 3


@pytest.mark.clause("T-9.6")
def test_a_space_left_is_free_and_nobody_moves_up():
    m = table(
        3, dice={0: "r6", 2: "y6"}, cards="merchant archer", tradesmen={"merchant": {0: 1, 1: 2}}
    )
    play(m, "activate archer; take 0 red 6; done; recall merchant; times 1")
    assert list(m.state["tradesman"][6][:2]) == [0, 2]
    if "done" in m.legal():
        play(m, "done")
    with laid_out(m) as s:
        s["active"] = 2
    play(m, "activate merchant; take 2 yellow 6; done; times 1")
    assert list(m.state["tradesman"][6][:3]) == [0, 2, 1]


@pytest.mark.clause("T-9.7")
def test_at_least_one_activation():
    m = table(2, dice={0: "y1"}, cards="merchant", deniers=[20, 20])
    refused(m, "activate merchant", "T-9.7")
    m = table(2, dice={0: "y1 y3"}, cards="merchant")
    play(m, "activate merchant; take 0 yellow 1")
    refused(m, "done", "T-9.7")


@pytest.mark.clause("T-9.8")
@pytest.mark.parametrize("partial", ("true", "false"))
def test_fewer_activations_than_possible(partial):
    m = table(
        2,
        dice={0: "y6 y5"},
        cards="merchant",
        tradesmen={"merchant": {0: 1}},
        options={"activation_may_be_partial": partial},
    )
    play(m, "activate merchant; take 0 yellow 6; take 0 yellow 5; done")
    if partial == "true":
        assert times(m) == [1, 2, 3, 4, 5]
        refused(m, "times 6", "T-8.4")
        play(m, "times 2")
        assert deniers(m)[0] == 24
    else:
        assert deniers(m)[0] == 30


@pytest.mark.clause("T-9.9")
def test_delayed_cards_take_cubes():
    m = table(2, dice={0: "w6 w6"}, cards="priest", tradesmen={"priest": {0: 1}})
    play(m, "activate priest; take 0 white 6; take 0 white 6; done; times 3")
    assert m.state["cubes"][3][0] == 3 and deniers(m)[0] == 20


@pytest.mark.clause("T-9.10")
def test_payments_are_in_full_and_an_empty_effect_is_legal():
    m = table(2, dice={0: "y6"}, cards="artisan", tradesmen={"artisan": {0: 1}}, influence=[0, 0])
    refused(m, "activate artisan", "T-9.10")
    m = table(2, dice={0: "y6"}, cards="innkeeper", tradesmen={"innkeeper": {0: 1}}, deniers=[2, 0])
    play(m, "activate innkeeper; take 0 yellow 6; done")
    assert times(m) == [1, 2], "three by the dice, two by the purse"
    m = table(2, dice={0: "r6"}, cards="captain", tradesmen={"captain": {0: 1}})
    play(m, "activate captain; take 0 red 6; done")
    assert points(m)[0] == 0 and m.acting() == [1]


@pytest.mark.clause("T-9.10", "T-8.3")
def test_dice_may_not_eat_the_payment():
    m = table(2, dice={1: "y2"}, cards="innkeeper", tradesmen={"innkeeper": {0: 1}}, deniers=[2, 0])
    refused(m, "activate innkeeper", "T-9.7")
    with laid_out(m) as s:
        set_deniers(s, 0, 3)
    play(m, "activate innkeeper; take 1 yellow 2; done")
    assert deniers(m)[0] == 0 and influence(m)[0] == 11


@pytest.mark.clause("T-9.11", "T-18.3")
def test_choices_may_differ_from_activation_to_activation():
    stand = {"palace_1": 0, "palace_2": 0, "bishopric_1_1": 0}
    m = table(2, dice={0: "y6 y2"}, cards="miller", tradesmen={"miller": {0: 1}}, stand=stand)
    play(m, "activate miller; take 0 yellow 6; take 0 yellow 2; done; times 2")
    refused(m, "collect city-hall", "T-18.3")
    play(m, "collect palace; collect bishopric")
    assert deniers(m)[0] == 20 + 2 * 2 + 2 * 1


@pytest.mark.example("E-7")
@pytest.mark.clause("T-9.2", "T-18.2")
def test_merchant_eight_times():
    cost = CARD["merchant"]["cost"]
    m = table(4, dice={0: "y5 y6", 2: "y5"}, cards="merchant")
    play(m, "activate merchant; take 0 yellow 5; take 0 yellow 6; take 2 yellow 5; times 8")
    assert deniers(m)[0] == 20 - 6 - cost + 16
    assert m.state["tradesman"][6][0] == 1


@pytest.mark.example("E-8")
@pytest.mark.clause("T-9.9", "T-18.12")
def test_fayes_priest():
    m = table(4, dice={1: "w5 y1 y2", 0: "w4"}, cards="priest", active=1)
    play(m, "activate priest; take 1 white 5; take 0 white 4; done; times 3")
    assert deniers(m)[:2] == [24, 20 - 4 - 8]
    assert m.state["cubes"][3][1] == 3
    with laid_out(m) as s:
        s["active"] = 1
    play(m, "farm; use priest; take 1 yellow 1; take 1 yellow 2; done")
    assert deniers(m)[1] == 8 + (3 + 6) // 2


# ------------------------------------------------------------------ T-10 cathedral


@pytest.mark.clause("T-10.1")
def test_each_die_is_a_cube_on_its_number():
    m = table(2, dice={0: "w2 w5"})
    play(m, "build; take 0 white 2; take 0 white 5; done")
    assert [int(o) for o in m.state["cathedral"][0][1:]] == [-1, 0, -1, -1, 0, -1]


@pytest.mark.clause("T-10.2")
def test_levels_grow_from_below():
    m = table(2, dice={0: "w4 w4"}, cathedral={(1, 6): GREY})
    play(m, "build; take 0 white 4; take 0 white 4; done")
    assert [int(m.state["cathedral"][level][4]) for level in range(3)] == [0, 0, -1]
    m = table(2, dice={0: "w6"}, cathedral={(1, 6): GREY})
    play(m, "build; take 0 white 6; done")
    assert m.state["cathedral"][1][6] == 0, "a grey cube bears one too"


@pytest.mark.clause("T-10.3")
@pytest.mark.parametrize(("number", "gained"), ((1, 1), (3, 1), (4, 2), (6, 2)))
def test_what_a_cube_brings(number, gained):
    m = table(2, dice={0: f"w{number}"})
    play(m, f"build; take 0 white {number}; done")
    assert points(m)[0] == 1 and influence(m)[0] == 10 + gained


@pytest.mark.clause("T-10.4")
def test_every_die_must_find_a_space():
    column = {(level, 3): 1 for level in (1, 2)}
    m = table(2, dice={0: "w3 w3 w1"}, cathedral=column)
    play(m, "build; take 0 white 3")
    refused(m, "take 0 white 3", "T-10.4")
    m = table(2, dice={0: "w3"}, cathedral=column | {(3, 3): 1})
    refused(m, "build", "T-10.4")


@pytest.mark.example("E-9")
@pytest.mark.clause("T-10.3")
def test_geoffrey_builds_three():
    m = table(4, dice={2: "w5", 0: "w4", 1: "w2"}, active=2, cathedral={(1, 4): 3})
    play(m, "build; take 2 white 5; take 0 white 4; take 1 white 2")
    assert deniers(m) == [26, 26, 8, 20]
    assert points(m)[2] == 3 and influence(m)[2] == 15
    assert m.state["cathedral"][1][4] == 2


@pytest.mark.clause("T-4.6")
@pytest.mark.example("E-24")
def test_influence_ends_at_twenty():
    m = table(2, dice={0: "r4"}, cards="hunting", tradesmen={"hunting": {0: 1}}, influence=[19, 0])
    play(m, "activate hunting; take 0 red 4; done")
    assert influence(m)[0] == 20


# ------------------------------------------------------------------ T-11 fighting


@pytest.mark.clause("T-11.1", "T-11.2")
def test_cubes_by_the_divisor_and_influence():
    m = table(2, dice={0: "r6 r5 w6"}, queue="war heresy")
    refused(m, "fight civil-war", "T-11.1")
    play(m, "fight war")
    refused(m, "take 0 white 6", "T-8.1")
    play(m, "take 0 red 6; take 0 red 5; done")
    assert times(m) == [1, 2]
    play(m, "times 1")
    assert on_event(m, "war")[0] == 1 and influence(m)[0] == 11


@pytest.mark.clause("T-11.2")
def test_flags_are_never_exceeded():
    flags = EVENT["war"]["flags"]
    m = table(2, dice={0: "r6 r6 r6"}, queue="war", on={"war": [1] * (flags - 2)})
    play(m, "fight war; take 0 red 6; take 0 red 6; take 0 red 6")
    assert times(m) == [1, 2]


@pytest.mark.clause("T-11.3")
def test_cubes_go_on_one_event():
    m = table(2, dice={0: "r6 r6"}, queue="war brigands_1")
    play(m, "fight war; take 0 red 6; take 0 red 6; done; times 2")
    assert on_event(m, "war")[0] == 2 and on_event(m, "brigands_1")[0] == 0
    assert m.acting() == [1]


@pytest.mark.clause("T-11.4")
def test_marauding_takes_any_colour_and_never_leaves():
    for colour, word in (("red", "r"), ("white", "w"), ("yellow", "y")):
        m = table(2, dice={0: f"{word}6 r2 w2 y2"}, on={"marauding": [1] * 12})
        play(m, f"fight marauding; take 0 {colour} 6")
        others = {move.split()[2] for move in m.legal() if move.startswith("take")}
        assert others <= {colour}
        play(m, "done; times 2")
        assert on_event(m, "marauding") == [2, 12, 0, 0, 0]
        assert queue(m) == ["marauding"]


def counter(owners, last, event="succession_conflict", **position):
    """Cubes of these owners lie on the event; `last` places the last one with a die."""
    word = EVENT[event]["colour"][0]
    m = table(4, dice={last: f"{word}4"}, queue=event, on={event: owners}, active=last, **position)
    play(m, f"fight {event}; take {last} {EVENT[event]['colour']} 4; done")
    assert event not in queue(m)
    return m


FIRST, SECOND = EVENT["succession_conflict"]["vp"]


@pytest.mark.clause("T-11.5", "T-11.7")
def test_most_and_second_most():
    m = counter([0, 0, 1, 0], 1)
    assert points(m)[:4] == [FIRST, SECOND, 0, 0]
    assert m.view().json()["seats"][0]["captured"] == ["succession_conflict"]
    assert (m.state["cube_supply"][:4] == 20).all()


@pytest.mark.clause("T-11.5")
def test_a_tie_for_second_shares():
    m = counter([0, 0, 1, 0], 2)
    assert points(m)[:4] == [FIRST, SECOND // 2, SECOND // 2, 0]


@pytest.mark.clause("T-11.5")
def test_a_tie_for_most_shares_both_and_the_older_cube_takes_the_card():
    m = counter([1, 0, 0, 2], 1)
    assert points(m)[:3] == [(FIRST + SECOND) // 2] * 2 + [0]
    assert m.view().json()["seats"][1]["captured"] == ["succession_conflict"]


@pytest.mark.example("E-18")
@pytest.mark.clause("T-11.5")
def test_one_colour_takes_both():
    m = counter([0] * 4, 0)
    assert points(m)[0] == FIRST + SECOND
    assert m.view().json()["seats"][0]["captured"] == ["succession_conflict"]


@pytest.mark.example("E-19")
@pytest.mark.clause("T-11.6")
def test_grey_on_top():
    m = counter([GREY, GREY, GREY, 0], 0)
    assert points(m)[0] == SECOND
    assert m.view().json()["discarded_events"] == ["succession_conflict"]


@pytest.mark.clause("T-11.6")
def test_grey_shares_and_its_part_is_lost():
    m = counter([GREY, GREY, 0, 1], 0)
    assert points(m) == [(FIRST + SECOND) // 2, 0, 0, 0, 0]
    assert m.view().json()["discarded_events"] == ["succession_conflict"]


@pytest.mark.clause("T-11.6")
def test_grey_that_does_not_rank():
    m = counter([GREY, GREY, GREY, 0], 0, options={"neutral_cubes_rank": "false"})
    assert points(m)[0] == FIRST + SECOND
    assert m.view().json()["seats"][0]["captured"] == ["succession_conflict"]


@pytest.mark.clause("T-11.7")
def test_the_others_close_up():
    flags = EVENT["heresy"]["flags"]
    m = table(2, dice={0: "w4"}, queue="war heresy brigands_1", on={"heresy": [1] * (flags - 1)})
    play(m, "fight heresy; take 0 white 4; done")
    assert queue(m) == ["marauding", "war", "brigands_1"]


@pytest.mark.example("E-10")
@pytest.mark.clause("T-11.1", "T-11.5")
def test_emily_counters_the_succession_conflict():
    m = table(
        4,
        dice={3: "r4 r3 r2"},
        queue="succession_conflict",
        on={"succession_conflict": [2, 0, 2]},
        active=3,
    )
    play(m, "fight succession-conflict; take 3 red 4; take 3 red 3; take 3 red 2; times 2")
    assert influence(m)[3] == 12
    assert points(m)[:4] == [0, 0, 3, 3]
    assert m.view().json()["seats"][2]["captured"] == ["succession_conflict"]


# ------------------------------------------------------------------ T-12 citizens


@pytest.mark.clause("T-12.1")
@pytest.mark.parametrize(
    ("die", "space"),
    (("r4", "palace_4"), ("w4", "bishopric_2_1"), ("y4", "city_hall_2_1")),
)
def test_one_die_and_its_building(die, space):
    m = table(2, dice={1: die})
    colour = {"r": "red", "w": "white", "y": "yellow"}[die[0]]
    play(m, f"place; take 1 {colour} {die[1]}")
    assert standing(m, space) == [0] and deniers(m) == [18, 22]
    assert m.acting() == [1]


@pytest.mark.clause("T-12.1", "T-9.3")
def test_a_citizen_from_a_card():
    m = table(2, dice={0: "r4"}, cards="archer", tradesmen={"archer": {0: 1}})
    play(m, "place; take 0 red 4; recall archer")
    assert m.state["tradesman"][0][0] == 0 and standing(m, "palace_4") == [0]


@pytest.mark.clause("T-12.2")
@pytest.mark.example("E-12")
def test_anna_takes_palace_three():
    m = table(4, dice={4: "r3"}, stand={"palace_3": 3})
    play(m, "place; take neutral red 3")
    assert standing(m, "palace_3") == [0]
    assert lying(m, "palace") == [0, 0, 0, 1, 0]
    assert deniers(m) == [18, 20, 20, 20]


@pytest.mark.clause("T-12.3")
@pytest.mark.parametrize(
    ("ruling", "row"), (("first_empty_else_push", [1, 0, 2]), ("always_left_push", [0, 1, 2]))
)
def test_a_row_with_a_gap(ruling, row):
    stand = {"city_hall_1_1": 1, "city_hall_1_3": 2}
    m = table(3, dice={0: "y1"}, stand=stand, options={"row_insert_player": ruling})
    play(m, "place; take 0 yellow 1")
    assert standing(m, "city_hall_1_1", "city_hall_1_2", "city_hall_1_3") == row


@pytest.mark.clause("T-12.3")
def test_a_full_row_is_pushed_to_the_right():
    stand = {"city_hall_1_1": 1, "city_hall_1_2": 2, "city_hall_1_3": 1}
    m = table(3, dice={0: "y1"}, stand=stand)
    play(m, "place; take 0 yellow 1")
    assert standing(m, "city_hall_1_1", "city_hall_1_2", "city_hall_1_3") == [0, 1, 2]
    assert lying(m, "city_hall") == [0, 1, 0, 0, 0]


@pytest.mark.clause("T-12.4")
def test_protection():
    stand = {"palace_3": 1}
    m = table(3, dice={0: "r3"}, stand=stand, lie={"palace": [1]}, filler=False)
    refused(m, "place", "T-12.4")
    m = table(3, dice={0: "r3 w1"}, stand=stand, lie={"palace": [1]})
    play(m, "place")
    refused(m, "take 0 red 3", "T-12.4")
    m = table(3, dice={0: "r3"}, stand=stand, lie={"bishopric": [1]})
    assert "place" in m.legal(), "lying elsewhere protects nobody here"


@pytest.mark.clause("T-12.4")
@pytest.mark.parametrize("covered", ("true", "false"))
def test_protection_of_grey(covered):
    m = table(
        3,
        dice={0: "r3"},
        stand={"palace_3": GREY},
        lie={"palace": [GREY]},
        options={"protection_covers_neutral": covered},
        filler=False,
    )
    assert ("place" in m.legal()) == (covered == "false")


@pytest.mark.example("E-20")
@pytest.mark.clause("T-12.4")
def test_nobody_enters_fayes_row():
    stand = {"city_hall_1_1": 0, "city_hall_1_2": 2, "city_hall_1_3": 1}
    m = table(4, dice={3: "y2"}, stand=stand, lie={"city_hall": [1]}, active=3, filler=False)
    refused(m, "place", "T-12.4")


@pytest.mark.example("E-11")
@pytest.mark.clause("T-12.5", "T-12.3", "T-12.1")
def test_faye_expels_her_own():
    stand = {"city_hall_1_1": 1, "city_hall_1_2": 2, "city_hall_1_3": 1, "city_hall_2_1": 1}
    m = table(4, dice={2: "y2", 3: "y3 y6"}, stand=stand, active=1)
    play(m, "place; take 2 yellow 2; from supply")
    assert deniers(m)[1:3] == [18, 22]
    assert standing(m, "city_hall_1_1", "city_hall_1_2", "city_hall_1_3") == [1, 1, 2]
    assert lying(m, "city_hall")[1] == 1
    play(m, "pass")
    assert m.acting() == [3]


@pytest.mark.clause("T-12.6")
def test_lifting_comes_first():
    """Her own citizen of the full row makes the gap; her lying citizen ends the protection."""
    stand = {"city_hall_1_1": 1, "city_hall_1_2": 2, "city_hall_1_3": 2}
    m = table(3, dice={1: "y1"}, stand=stand, lie={"city_hall": [2]}, active=1)
    play(m, "place; take 1 yellow 1")
    assert lying(m, "city_hall")[2] == 1, "only her own citizen of that row could be used"
    assert standing(m, "city_hall_1_1", "city_hall_1_2", "city_hall_1_3") == [1, 2, 2]
    m = table(3, dice={1: "r2"}, stand={"palace_2": 1}, lie={"palace": [1]}, active=1)
    play(m, "place; take 1 red 2")
    assert sources(m) == {"lying-palace", "palace-2"}
    refused(m, "from supply", "T-12.4")
    play(m, "from lying-palace")
    assert standing(m, "palace_2") == [1] and lying(m, "palace")[1] == 1
    m = table(3, dice={1: "y1"}, stand={"city_hall_1_1": 1, "city_hall_1_2": 2}, active=1)
    play(m, "place; take 1 yellow 1; lift city-hall-1-1")
    assert standing(m, "city_hall_1_1", "city_hall_1_2") == [1, 2]


@pytest.mark.clause("T-12.7")
def test_tithing_gives_a_free_die_for_a_citizen():
    m = table(2, dice={1: "y3"}, deniers=[0, 0], cards="tithing")
    with laid_out(m) as s:
        set_cubes(s, "tithing", 0, 1)
    play(m, "place; use tithing; take 1 yellow 3")
    assert standing(m, "city_hall_1_1") == [0] and deniers(m) == [0, 0]


# ------------------------------------------------------------------ T-13 agriculture


@pytest.mark.clause("T-13.1")
def test_the_fields_need_no_tradesman():
    m = table(2, dice={0: "y6 y5 y4"})
    play(m, "farm; take 0 yellow 6; take 0 yellow 5; take 0 yellow 4")
    assert deniers(m)[0] == 27 and told(m, "deniers")[0]["deniers"] == 7


@pytest.mark.clause("T-13.2")
def test_the_fields_yield_at_least_one_denier():
    m = table(2, dice={0: "y1"}, deniers=[20, 20])
    refused(m, "farm", "T-9.7")
    m = table(2, dice={0: "y1 y1"})
    play(m, "farm; take 0 yellow 1")
    refused(m, "done", "T-9.7")
    play(m, "take 0 yellow 1; done")
    assert deniers(m)[0] == 21 and dice(m, 0) == ""


@pytest.mark.clause("T-9.4")
def test_every_card_of_the_box_can_be_laid_out():
    assert len({(CARD[c]["colour"], CARD[c]["round"]) for c in CARDS}) == 9
    assert all(len(card["vp"]) >= 1 for card in BOX["activity"])
