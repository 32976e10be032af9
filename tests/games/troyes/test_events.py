"""T-6.1 to T-6.6, T-19, T-20.4: events enter and act."""

from __future__ import annotations

from collections import Counter

import pytest

from korsi.core.chance import below, seed_rng
from korsi.core.position import census, laid_out
from korsi.games.troyes.rules import events as rules
from korsi.games.troyes.rules.countering import put_cube

from .conftest import (
    BOX,
    EVENT,
    EVENTS,
    GREY,
    deniers,
    influence,
    lying,
    on_event,
    points,
    queue,
    standing,
    table,
    told,
)


def act(m, event):
    """Carry out one event of the queue."""
    before = census(m)
    rules.act(m.state, EVENTS.index(event))
    assert census(m) == before
    return m


@pytest.mark.clause("T-6.1")
@pytest.mark.parametrize("seed", range(8))
def test_two_events_enter_each_round(seed):
    m = table(4)
    seed_rng(m.state["rng"], seed, 0)
    rules.reveal_events(m.state)
    red, called = queue(m)[1:]
    assert EVENT[red]["colour"] == "red"
    assert EVENT[called]["colour"] == EVENT[red]["calls"]


@pytest.mark.clause("T-6.1", "T-19.1")
def test_war_calls_white():
    assert EVENT["war"]["calls"] == "white"
    calls = Counter(e["calls"] for e in BOX["event"] if e["colour"] == "red" and not e.get("bonus"))
    assert calls == {"white": 4, "yellow": 4}


@pytest.mark.clause("T-6.2", "T-6.3", "T-6.6", "T-19.1", "T-19.2")
def test_all_events_act_from_left_to_right():
    m = table(4, queue="war heresy brigands_1 skirmishes_1 normans_attack civil_war")
    pool = rules.execute_queue(m.state)
    assert [e["card"] for e in told(m, "event_acts")] == queue(m)
    wanted = sum(EVENT[e]["black_dice"] for e in queue(m)[1:]) + 1
    assert pool == wanted == 1 + 2 + 1 + 1 + 2
    assert EVENT["war"]["black_dice"] == EVENT["normans_attack"]["black_dice"] == 2


@pytest.mark.clause("T-6.6")
@pytest.mark.parametrize(("option", "rolled"), (("0", 9), ("6", 6)))
def test_more_black_dice_than_in_the_box(option, rolled):
    m = table(4, options={"black_dice_cap": option})
    rules.roll_black_dice(m.state, 9)
    assert m.state["black"].sum() == rolled == len(told(m, "black_die"))


@pytest.mark.clause("T-6.4", "T-19.6", "T-19.11")
def test_civil_war():
    m = table(4, queue="civil_war", deniers=[5, 3, 2, 0], points={s: 5 for s in range(4)})
    act(m, "civil_war")
    assert deniers(m) == [2, 0, 0, 0]
    assert points(m)[:4] == [5, 5, 3, 3]


@pytest.mark.clause("T-19.7", "T-19.11")
def test_heresy():
    lost = EVENT["heresy"]["effect"]["influence"]
    m = table(2, queue="heresy", influence=[5, lost - 1], points={0: 5, 1: 5})
    act(m, "heresy")
    assert influence(m) == [5 - lost, 0]
    assert points(m)[:2] == [5, 3]


@pytest.mark.clause("T-19.5", "T-19.11")
def test_drought():
    each = EVENT["drought"]["effect"]["deniers"]
    stand = {"city_hall_1_1": 0, "city_hall_1_2": 0, "city_hall_2_1": 1, "palace_1": 1}
    m = table(3, queue="drought", stand=stand, deniers=[9, each - 1, 9], points={1: 5})
    act(m, "drought")
    assert deniers(m) == [9 - 2 * each, 0, 9]
    assert points(m)[1] == 3


@pytest.mark.clause("T-6.4")
def test_losses_are_counted_for_each_card():
    m = table(2, queue="civil_war heresy", deniers=[0, 9], influence=[0, 9], points={0: 9})
    rules.execute_queue(m.state)
    assert points(m)[0] == 5


def entering(m, event, value):
    """The event with its die showing a value."""
    with laid_out(m) as s:
        seed_rng(s["rng"], 3, 0)
        for _ in range(4000):
            rng = s["rng"].copy()
            if 1 + below(rng, 6) == value:
                break
            s["rng"][:] = rng
    act(m, event)
    assert told(m, "event_rolls")[0]["value"] == value
    return m


@pytest.mark.clause("T-19.3")
def test_succession_conflict():
    m = table(4, queue="succession_conflict", stand={"palace_3": 1})
    entering(m, "succession_conflict", 3)
    assert standing(m, "palace_3") == [GREY]
    assert lying(m, "palace") == [0, 1, 0, 0, 0]


@pytest.mark.clause("T-19.3")
def test_theological_conflict_pushes_a_full_row():
    m = table(4, queue="theological_conflict", stand={"bishopric_2_1": 1, "bishopric_2_2": 2})
    entering(m, "theological_conflict", 4)
    assert standing(m, "bishopric_2_1", "bishopric_2_2") == [GREY, 1]
    assert lying(m, "bishopric") == [0, 0, 1, 0, 0]


@pytest.mark.clause("T-19.3")
@pytest.mark.parametrize(
    ("ruling", "row"), (("left_push", [GREY, 1, 2]), ("first_empty_else_push", [1, GREY, 2]))
)
def test_wayfarers_and_the_gap(ruling, row):
    stand = {"city_hall_2_1": 1, "city_hall_2_3": 2}
    m = table(4, queue="wayfarers", stand=stand, options={"row_insert_event": ruling})
    entering(m, "wayfarers", 6)
    assert standing(m, "city_hall_2_1", "city_hall_2_2", "city_hall_2_3") == row
    assert lying(m, "city_hall") == [0] * 5


@pytest.mark.clause("T-19.4")
@pytest.mark.parametrize("event", ("succession_conflict", "theological_conflict", "wayfarers"))
def test_nothing_without_grey_citizens(event):
    m = table(4, queue=event, points={0: 5})
    with laid_out(m, missing="all grey citizens") as s:
        s["general"][GREY] = 0
    before = m.state["rng"].copy()
    act(m, event)
    assert (m.state["standing"] == -1).all() and (m.state["rng"] == before).all()
    assert points(m)[0] == 5


@pytest.mark.clause("T-19.12")
def test_a_protected_citizen_is_not_expelled_by_an_event():
    m = table(4, queue="succession_conflict", stand={"palace_3": 1}, lie={"palace": [1]})
    entering(m, "succession_conflict", 3)
    assert standing(m, "palace_3") == [1] and lying(m, "palace")[1] == 1


@pytest.mark.clause("T-19.8")
def test_support_reaches_two_events():
    m = table(4, queue="war heresy brigands_1 support")
    act(m, "support")
    assert [on_event(m, e)[GREY] for e in queue(m)] == [0, 0, 1, 1, 0]
    assert influence(m) == [10] * 4


@pytest.mark.clause("T-19.8")
def test_support_beside_marauding():
    m = table(4, queue="support")
    act(m, "support")
    assert on_event(m, "marauding")[GREY] == 1


@pytest.mark.clause("T-6.5", "T-19.8", "T-19.12")
def test_support_may_counter_an_event():
    """Heresy left of Support is filled and leaves; what stands right of it still acts, once."""
    flags = EVENT["heresy"]["flags"]
    on = {"heresy": [0] * (flags - 1)}
    m = table(4, queue="heresy brigands_1 support civil_war", on=on)
    rules.execute_queue(m.state)
    assert queue(m) == ["marauding", "brigands_1", "support", "civil_war"]
    assert on_event(m, "brigands_1")[GREY] == 1
    assert [e["card"] for e in told(m, "event_acts")].count("civil_war") == 1
    assert points(m)[0] == EVENT["heresy"]["vp"][0]


@pytest.mark.clause("T-19.9")
def test_interruption_of_work():
    cathedral = {(1, 2): 0, (1, 5): 1, (1, 6): 2, (2, 2): 1, (2, 5): GREY}
    m = table(4, queue="interruption_of_work", cathedral=cathedral, points={0: 3})
    act(m, "interruption_of_work")
    assert m.state["cathedral"][1][5] == -1 and m.state["cathedral"][1][2] == 1
    act(m, "interruption_of_work")
    act(m, "interruption_of_work")
    assert list(m.state["cathedral"][0][1:]) == [-1, 0, -1, -1, 1, -1]
    assert points(m)[0] == 3, "rewards are kept"
    for _ in range(3):
        act(m, "interruption_of_work")
    assert (m.state["cathedral"] == -1).all()


@pytest.mark.clause("T-19.10")
def test_migrant_workers():
    m = table(4, queue="migrant_workers", cathedral={(1, 1): 0, (1, 2): 1})
    act(m, "migrant_workers")
    assert m.state["cathedral"][0][3] == GREY
    full = {(level, n): 0 for level in (1, 2, 3) for n in range(1, 7)}
    del full[(3, 4)]
    m = table(4, queue="migrant_workers", cathedral=full)
    act(m, "migrant_workers")
    assert m.state["cathedral"][2][4] == GREY
    before = m.state["cathedral"].copy()
    act(m, "migrant_workers")
    assert (m.state["cathedral"] == before).all()


@pytest.mark.clause("T-20.4")
def test_resistance_calls_a_second_red_event():
    for seed in range(400):
        m = table(4, options={"bonus_cards": "true"})
        seed_rng(m.state["rng"], seed, 0)
        rules.reveal_events(m.state)
        if queue(m)[1] == "resistance":
            _, _, red, called = queue(m)
            assert EVENT[red]["colour"] == "red" and EVENT[called]["colour"] == EVENT[red]["calls"]
            return
    raise AssertionError("Resistance never came")


@pytest.mark.clause("T-20.4")
def test_resistance_frees_the_events():
    flags = EVENT["resistance"]["flags"]
    on = {
        "resistance": [0] * (flags - 1),
        "heresy": [1, GREY],
        "war": [0, 1, 0],
        "marauding": [2, 3],
    }
    m = table(4, queue="heresy resistance war", on=on, options={"bonus_cards": "true"})
    held = influence(m)
    before = census(m)
    put_cube(m.state, 0, EVENTS.index("resistance"))
    assert census(m) == before
    assert queue(m) == ["marauding", "heresy", "war"]
    assert on_event(m, "heresy") == [0, 1, 0, 0, 0]
    assert on_event(m, "war") == [1, 1, 0, 0, 0]
    assert on_event(m, "marauding") == [0, 0, 1, 0, 0]
    assert influence(m)[1:] == held[1:], "no influence is lost"
