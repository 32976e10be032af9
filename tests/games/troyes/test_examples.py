"""The rulebook's first round: Anna (seat 0, start), Faye, Geoffrey, Emily (E-1 to E-4)."""

from __future__ import annotations

import pytest

import korsi
from korsi.games.troyes.rules import events as rules
from korsi.games.troyes.rules.round import income_and_salaries, roll_dice

from .conftest import EVENTS, GREY, TROYES, deniers, play, queue, table, told

PLACES = {
    0: ["city-hall-1-1", "city-hall-2-1", "bishopric-1-1", "palace-1"],
    1: ["city-hall-1-2", "bishopric-2-1", "bishopric-3-1", "bishopric-1-2"],
    2: ["city-hall-1-3", "city-hall-2-2", "city-hall-2-3", "bishopric-2-2"],
    3: ["palace-6", "palace-5", "palace-4", "bishopric-3-2"],
}


def placed() -> korsi.Match:
    """The placement of E-1, up to the last citizen."""
    m = next(m for seed in range(50) if (m := korsi.Match(TROYES, 4, seed)).state["start"] == 0)
    left = {seat: list(places) for seat, places in PLACES.items()}
    for seat in [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0]:
        assert m.acting() == [seat]
        play(m, f"settle {left[seat].pop(0)}")
    return m


def standing_in(m, seat, building):
    first = ("palace", "bishopric", "city_hall").index(building) * 6
    return int((m.state["standing"][first : first + 6] == seat).sum())


@pytest.mark.example("E-1")
@pytest.mark.clause("T-3.1", "T-3.3")
def test_the_placement_of_the_rulebook():
    m = placed()
    grey = [e["space"] for e in told(m, "grey_settled")]
    assert grey == ["palace_2", "palace_3"]


@pytest.mark.example("E-2")
@pytest.mark.clause("T-5.3")
def test_the_salaries_of_the_rulebook():
    m = placed()
    paid = {e["seat"]: e["salary"] for e in told(m, "income")}
    assert paid == {0: 3, 1: 3, 2: 1, 3: 7}
    stand = {place.replace("-", "_"): seat for seat in PLACES for place in PLACES[seat]}
    m = table(4, stand=stand, deniers=[5] * 4)
    income_and_salaries(m.state)
    assert deniers(m) == [12, 12, 14, 8]


@pytest.mark.example("E-3")
@pytest.mark.clause("T-5.6")
def test_the_dice_of_the_rulebook():
    m = placed()
    rolled = {(e["seat"], e["colour"]): e["dice"] for e in told(m, "rolled")}
    assert {k: n for k, n in rolled.items() if k[0] == 0} == {
        (0, "yellow"): 2,
        (0, "white"): 1,
        (0, "red"): 1,
    }
    assert [(e["colour"], e["dice"]) for e in told(m, "grey_rolled")] == [("red", 2)]
    stand = {place.replace("-", "_"): seat for seat in PLACES for place in PLACES[seat]}
    m = table(4, stand=stand | {"palace_2": GREY, "palace_3": GREY}, filler=False)
    roll_dice(m.state)
    assert int(m.state["dice"].sum()) == 18 and (m.state["dice_supply"] == 0).all()


@pytest.mark.example("E-4")
@pytest.mark.clause("T-6.1", "T-6.3")
def test_war_and_theological_conflict():
    m = table(4, queue="war theological_conflict")
    assert rules.execute_queue(m.state) == 3
    assert queue(m) == ["marauding", "war", "theological_conflict"]
    assert rules.box.EVENT_CALLS[EVENTS.index("war")] == 1, "white"
