"""The report's shares add up as they are read."""

from korsi.coach.reasons import Reason
from korsi.coach.report import PARTS, in_percent
from korsi.table.analysis import OWN, named, turning_of


def account(*parts, result):
    return {**dict(zip(PARTS, parts, strict=True)), "result": result}


def test_the_parts_add_up_to_each_result_and_the_results_to_a_hundred():
    accounts = [
        account(0.335, 0.004, -0.024, -0.006, 0.0247, result=0.3337),
        account(0.335, 0.004, 0.004, -0.0046, -0.0054, result=0.333),
        account(0.33, -0.008, 0.02, 0.0106, -0.0193, result=0.3333),
    ]
    shown = in_percent(accounts)
    assert sum(row["result"] for row in shown) == 100
    for row, true in zip(shown, accounts, strict=True):
        assert sum(row[part] for part in PARTS) == row["result"]
        assert all(abs(row[key] - 100 * true[key]) <= 1 for key in (*PARTS, "result"))


def test_a_game_that_was_given_up_adds_up_to_a_hundred_too():
    """Without an end each chance is one player's own guess: they stood there as 36 and 67."""
    shown = in_percent(
        [account(0.51, 0, 0, 0, -0.15, result=0.36), account(0.51, 0, 0, 0.16, 0, result=0.67)]
    )
    assert [row["result"] for row in shown] == [35, 65]
    for row in shown:
        assert sum(row[part] for part in PARTS) == row["result"]
    alone = in_percent([account(0.5, 0, 0, -0.1, 0, result=0.4)])  # nobody to share with
    assert [row["result"] for row in alone] == [40]


def test_the_readers_own_worst_decisions_are_among_the_turning_points():
    grades = ["mistake", "slip", "guided", "slip", "mistake", "slip", "good"]
    seats = [1, 0, 0, 0, 1, 0, 0]
    costs = [0.3, 0.03, 0.2, 0.05, 0.2, 0.02, 0.01]
    decisions = [
        {"grade": grade, "seat": seat, "cost": cost}
        for grade, seat, cost in zip(grades, seats, costs, strict=True)
    ]
    assert turning_of([0, 2, 4], decisions, 0) == [0, 1, 3, 4, 5] and OWN == 3
    assert turning_of([0, 2, 4], decisions, -1) == [0, 4]


def test_you_is_one_person_on_the_page():
    """ "You keep a crest" stood below another's turn, beside "You 19%"."""
    keeps, loses = Reason("part", "crests-left-more", 1.0, 1), Reason("part", "x-theirs", 1.0, 1, 0)
    assert named([keeps, loses], 1, 0) == [loses]
    assert named([keeps, loses], 0, 0) == named([keeps, loses], 1, -1) == [keeps, loses]
