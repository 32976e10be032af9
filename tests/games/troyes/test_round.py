"""T-5, T-7.2, T-14, T-15: income, dice, whose turn, the end of a round."""

from __future__ import annotations

import pytest

from korsi.core.position import census, laid_out

from .conftest import (
    GREY,
    deniers,
    dice,
    lying,
    play,
    points,
    refused,
    table,
    told,
    verbs,
)


def next_round(m, **wanted):
    """Everybody passes; the next round begins."""
    while int(m.state["round"]) == wanted.get("round", 1):
        if "pass" in m.legal():
            play(m, "pass")
        else:
            play(m, m.legal()[0])
    return m


@pytest.mark.clause("T-5.1", "T-5.2")
def test_the_phases_of_a_round():
    """Activities are turned up in rounds 1 to 3 only; every round brings two events."""
    m = next_round(table(4, round=3), round=3)
    kinds = [e["event"] for e in m.events()]
    assert "revealed" not in kinds
    assert kinds.index("round") < kinds.index("income") < kinds.index("event_enters")
    m = next_round(table(4, round=2), round=2)
    assert [e["event"] for e in m.events()].count("revealed") == 3


@pytest.mark.clause("T-5.3")
def test_income_and_salaries():
    stand = {"palace_1": 0, "palace_2": 0, "bishopric_1_1": 0, "city_hall_1_1": 0}
    m = next_round(table(4, stand=stand, deniers=[20] * 4))
    paid = {e["seat"]: (e["deniers"], e["salary"], e["short"]) for e in told(m, "income")}
    assert paid[0] == (10, 5, 0) and paid[1] == (10, 0, 0)


@pytest.mark.clause("T-5.4", "T-5.5")
@pytest.mark.parametrize(("before", "after"), ((5, 3), (1, 0), (0, 0)))
def test_whoever_cannot_pay_loses_points(before, after):
    """13 to pay, 0 + 2 (passing) + 10: all he has, then two points, never below zero."""
    stand = {f"palace_{n}": 0 for n in range(1, 7)} | {"bishopric_1_1": 0}
    m = table(2, stand=stand, deniers=[0, 20], points={0: before})
    with laid_out(m) as s:
        s["supply"][0] += 1
        s["general"][0] -= 1
    play(m, "pass; pass")
    income = next(e for e in told(m, "income") if e["seat"] == 0)
    assert (income["salary"], income["short"]) == (12, 1)
    assert m.state["ledger"][0][5] == after - before
    assert (m.state["standing"] == 0).sum() >= 6


@pytest.mark.clause("T-5.6", "T-15.1")
def test_one_die_for_each_standing_citizen():
    stand = {"palace_1": 0, "palace_2": 1, "bishopric_1_1": 0, "city_hall_1_1": GREY}
    m = table(2, stand=stand, lie={"city_hall": [0]}, options={})
    play(m, "pass; pass")
    rolled = {(e["seat"], e["colour"]): e["dice"] for e in told(m, "rolled")}
    assert rolled == {(0, "red"): 1, (1, "red"): 1, (0, "white"): 1}
    assert [(e["colour"], e["dice"]) for e in told(m, "grey_rolled")] == [("yellow", 1)]


@pytest.mark.clause("T-7.1")
def test_a_turn_is_one_action():
    m = table(4, dice={0: "y4 y5"})
    play(m, "farm; take 0 yellow 4; done")
    assert m.acting() == [1]
    assert {"farm", "pass", "place", "fight"} <= verbs(m)


@pytest.mark.clause("T-7.2")
def test_the_phase_ends_with_the_last_die():
    m = table(4, dice={0: "y4"}, filler=False)
    play(m, "farm; take 0 yellow 4; done")
    assert m.state["round"] == 2


@pytest.mark.clause("T-7.2")
def test_the_phase_ends_when_all_have_passed():
    m = table(3, dice={0: "y4", 1: "y4", 2: "y4"})
    play(m, "pass; pass")
    assert m.state["round"] == 1
    play(m, "pass")
    assert m.state["round"] == 2


@pytest.mark.clause("T-7.2")
def test_the_phase_is_over_before_the_first_turn_without_dice():
    """Nobody stands anywhere: no dice, so every round ends as it begins."""
    m = table(2, filler=False, dice={0: "y2"}, influence=[0] * 4)
    play(m, "farm; take 0 yellow 2; done")
    assert len(told(m, "round")) >= 2, "rounds without dice pass by themselves"


@pytest.mark.clause("T-7.3")
def test_without_dice_one_may_buy_and_go_on_alone():
    m = table(2, dice={0: "y4 y4 y4", 1: ""}, active=1)
    play(m, "farm; take 0 yellow 4; done")
    play(m, "pass")
    assert m.acting() == [1]
    play(m, "farm; take 0 yellow 4; done")
    assert m.acting() == [1], "the only one left goes on"


@pytest.mark.clause("T-7.4")
def test_without_an_action_one_passes():
    m = table(4, dice={1: "y1"}, deniers=[0] * 4, influence=[0] * 4)
    assert m.legal() == ["pass"]


@pytest.mark.clause("T-14.1")
def test_passing_pays():
    m = table(2, dice={0: "y2 y2 y2 y2"}, active=1)
    play(m, "pass", "farm; take 0 yellow 2; done", "farm; take 0 yellow 2; done")
    assert m.state["purse"][1] == 2 + 2
    assert deniers(m)[1] == 20, "deniers in the district are not yet his (T-8.3)"


@pytest.mark.clause("T-14.2")
def test_the_dice_of_who_has_passed_can_be_bought():
    m = table(2, dice={1: "y6"}, active=1)
    play(m, "pass", "farm; take 1 yellow 6; done")
    assert deniers(m) == [20 - 2 + 3, 22]


@pytest.mark.clause("T-15.1")
def test_the_end_of_a_round():
    m = table(2, stand={"palace_1": 0}, lie={"palace": [0, 1], "city_hall": [GREY]}, dice={0: "w3"})
    supply, grey = int(m.state["supply"][0]), int(m.state["general"][GREY])
    before = census(m)
    play(m, "pass; pass")
    assert lying(m, "palace") == [0] * 5 and lying(m, "city_hall") == [0] * 5
    assert m.state["supply"][0] == supply + 1 and m.state["general"][GREY] == grey + 1
    assert "w3" not in dice(m, 0)
    assert m.state["start"] == 1
    assert census(m) == before
    assert deniers(m)[1] == 20 + 2 + 10


@pytest.mark.clause("T-14.1")
@pytest.mark.example("E-23")
def test_passing_first_of_four():
    """E-23: three more turns come round: 2 + 3."""
    m = table(4, dice={s: "y2 y2 y2" for s in range(4)})
    play(m, "pass")
    for _ in range(3):
        for seat in (1, 2, 3):
            play(m, f"farm; take {seat} yellow 2; done")
    assert m.state["purse"][0] == 2 + 3


@pytest.mark.example("E-17")
@pytest.mark.clause("T-5.4")
def test_salary_eleven_of_ten():
    """E-17: 0 deniers + 10, salary 11."""
    from korsi.games.troyes.rules.round import income_and_salaries

    stand = {f"palace_{n}": 0 for n in range(1, 6)} | {"bishopric_1_1": 0}
    for before, after in ((4, 2), (0, 0)):
        m = table(2, stand=stand, deniers=[0, 0], points={0: before})
        income_and_salaries(m.state)
        assert deniers(m) == [0, 10] and points(m)[0] == after


@pytest.mark.clause("T-7.1")
def test_nobody_else_may_act():
    m = table(4, dice={0: "y4"})
    with pytest.raises(Exception) as caught:
        m.play("pass", 2)
    assert caught.value.clause == "T-7.1"
    refused(m, "take 0 yellow 4", "T-7.1")
