"""F-8: the end of a season."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.keyflower import state

from .conftest import (
    A,
    B,
    C,
    all_pass,
    bag,
    bid,
    build,
    empty_bag,
    give,
    own,
    owner,
    place,
    play,
    refused,
    summer_boat,
    table,
    take_boats,
    told,
    turn,
    use,
    workers,
)


@pytest.mark.clause("F-8.1", "F-8.5")
def test_losing_groups_return_winning_ones_go_to_the_bag():
    m = table(2, "miner")
    give(m, A, "2 red 1 green"), give(m, B, "3 red 2 green")
    bid(m, "miner", "2 red"), bid(m, "miner", "3 red")
    bid(m, "turn-order-1", "1 green"), bid(m, "turn-order-1", "2 green")
    red = bag(m)["red"]
    all_pass(m)
    assert workers(m, A) == {"red": 2, "green": 1} and workers(m, B) == {}
    assert bag(m)["red"] == red + 3 and bag(m)["green"] == 2


@pytest.mark.clause("F-8.2")
def test_unsold_tiles_leave_the_game():
    m = give(table(2, "miner keywood"), A, "1 green 1 red")
    use(m, "miner", "1 green")
    bid(turn(m, A), "keywood", "1 red")
    all_pass(m)
    assert place(m, "miner") == "box" and bag(m)["green"] == 1
    assert place(m, "keywood") == "hand" and owner(m, "keywood") == A


@pytest.mark.clause("F-8.3", "F-8.4")
def test_the_winner_takes_the_workers_on_the_tile():
    m = build(table(3, "miner"), C, {"keywood": (0, -1, 0)})
    give(m, A, "6 blue"), give(m, B, "4 blue 1 yellow")
    use(m, "miner", "2 blue"), bid(m, "miner", "4 blue"), turn(m, B)
    use(m, "keywood", "1 yellow")
    all_pass(m)
    assert workers(m, B) == {"blue": 2} and workers(m, C) == {"yellow": 1}


@pytest.mark.clause("F-8.6", "F-8.8")
def test_everyone_gets_exactly_one_boat():
    m = table(3)
    give(m, C, "1 red")
    bid(turn(m, C), "turn-order-1", "1 red")
    with laid_out(m) as s:
        s["bag"][:3] -= [2, 1, 1]
        s["bag_known"][:3] -= [2, 1, 1]
        s["bag_count"] -= 4
        s["boat_workers"][0][:3] = [2, 0, 1]
        s["boat_workers"][2][:3] = [0, 1, 0]
    all_pass(m)
    assert m.acting() == [C] and set(m.legal()) == {
        "boat keyflower",
        "boat sea-bastion",
        "boat sea-breese",
    }
    refused(m, "boat flipper", "F-8.6"), refused(m, "pass", "F-8.6")
    m.play("boat keyflower")
    assert workers(m, C) == {"blue": 2, "yellow": 1} and m.acting() == [A]
    refused(m, "boat keyflower", "F-8.6")
    m.play("boat sea-bastion")
    assert [e["boat"] for e in told(m, "boat_chosen")] == ["sea_bastion", "sea_breese"]
    assert workers(m, B) == {"red": 1}, "the last boat is taken without asking"
    assert place(m, "keyflower") == "row"


@pytest.mark.clause("F-8.7")
def test_the_marker_changes_hands_before_the_others_choose():
    m = give(table(3), C, "1 red")
    bid(turn(m, C), "turn-order-2", "1 red")
    all_pass(m)
    assert int(m.state["start"]) == C and told(m, "marker")[0]["seat"] == C
    assert take_boats(m) == [C, A, B] and m.acting() == [C]


@pytest.mark.clause("F-8.9")
def test_the_marker_moves_on_by_itself():
    m = table(2)
    all_pass(m)
    assert take_boats(m) == [A, B] and int(m.state["start"]) == B


@pytest.mark.clause("F-8.10")
def test_turn_order_tiles_stay():
    m = give(table(3), A, "1 red")
    bid(m, "turn-order-1", "1 red")
    all_pass(m)
    take_boats(m)
    assert place(m, "turn_order_1") == place(m, "turn_order_2") == "offer"


@pytest.mark.clause("F-8.11", "F-8.12")
def test_winter_gives_boat_and_turn_order_tiles():
    m = table(3, "keythedral", "winter")
    give(m, A, "2 red"), give(m, B, "1 red")
    bid(m, "turn-order-1", "1 red"), bid(m, "keythedral", "1 red")
    all_pass(m)
    assert owner(m, "turn_order_1") == A and place(m, "turn_order_2") == "box"
    assert m.acting() == [A]
    play(m, "boat sea-breese", "boat keyflower")
    hands = [m.view().json()["seats"][seat]["to_place"] for seat in (A, B, C)]
    # tile 1: A; nobody bid for the purple tile 2, so B and C follow the old start player A
    assert hands == [["turn_order_1", "sea_breese"], ["keythedral", "keyflower"], ["sea_bastion"]]
    assert not m.state["boat_workers"].any()
    assert set(m.acting()) == {A, B, C}


@pytest.mark.clause("F-8.12", "F-8.13", "F-3.7")
def test_villages_grow_and_colours_are_cleared():
    m = give(table(2, "miner"), A, "2 red")
    bid(m, "miner", "1 red"), m.play("pass"), use(m, "home-1", "1 red")
    all_pass(m)
    take_boats(m)
    assert int(m.state["step"]) == state.PLACE and m.acting() == [A]
    assert (m.state["colour"] == -1).all() and not m.state["last_use"].any()
    m.play(next(x for x in m.legal(A) if x.startswith("beside")), A)
    if any(x.startswith("turn ") for x in m.legal(A)):
        m.play(next(x for x in m.legal(A) if x.startswith("turn ")), A)
    m.play("settle", A)
    assert place(m, "miner") == "village" and m.view().json()["season"] == "summer"


@pytest.mark.clause("F-8.13", "F-11.16")
def test_after_winter_the_points_are_counted():
    m = own(table(2, "", "winter"), A, "keythedral")
    all_pass(m)
    take_boats(m)
    while not m.over:
        seat = m.acting()[0]
        m.play(next(x for x in m.legal(seat) if x != "rearrange"), seat)
    assert m.scores()[A] >= 12 and m.ranking() == [1, 2]
    assert [e["seat"] for e in told(m, "wins")] == [A]
    refused(m, "pass", "F-11.16")


@pytest.mark.clause("F-8.5", "F-10.2")
def test_boat_1a_draws_after_the_turn_order_bids_are_in_the_bag():
    m = summer_boat(give(table(2, season="summer"), A, "2 yellow"), A, "1a")
    empty_bag(m)
    bid(m, "turn-order-1", "2 yellow")
    all_pass(m)
    m.play("boat keyflower")
    assert workers(m, A) == {"yellow": 2}
