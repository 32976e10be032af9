"""The worked examples E-1 to E-26 of docs/rules/keyflower.md."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.keyflower import state
from korsi.games.keyflower.scoring import boats_in_chain, capacity, tiles_on_loop

from .conftest import (
    A,
    B,
    C,
    D,
    all_pass,
    bag,
    bid,
    build,
    colour,
    empty_bag,
    flip,
    give,
    group,
    lines,
    may,
    on_tile,
    own,
    owner,
    place,
    play,
    points,
    put,
    put_on_offer,
    refused,
    resources,
    summer_boat,
    table,
    take_boats,
    tile,
    turn,
    use,
    workers,
)

E7 = {"miner": (0, -1, 0), "keystone_quarry": (1, -1, 4)}


def home_2_village(players=4, **more):
    """The village of E-7: A has home 2, the Miner north of it, the quarry north-east."""
    homes = ("home_2", "home_1", "home_3", "home_4", "home_5", "home_6")
    return build(table(players, homes=homes, **more), A, E7)


@pytest.mark.example("E-1")
@pytest.mark.clause("F-4.4", "F-4.6", "F-4.9")
def test_e1_bidding_ladder():
    m = table(3, "miner keywood")
    give(m, A, "6 red"), give(m, B, "3 blue 2 red"), give(m, C, "3 red")
    bid(m, "miner", "2 red")
    assert colour(m, "miner") == "red"
    refused(m, "bid miner", "F-4.9")
    m.play("pass")
    bid(m, "miner", "3 red")
    m.play("bid miner")
    refused(m, "workers red 1", "F-4.9")
    assert {x for x in m.legal() if x.startswith("workers")} == {
        "workers red 2", "workers red 3", "workers red 4",
    }  # fmt: skip
    m.undo()
    play(m, "bid keywood", "group miner", "workers red 1")
    assert group(m, "miner", A) == 0 and group(m, "keywood", A) == 3


@pytest.mark.example("E-2")
@pytest.mark.clause("F-4.4", "F-4.14")
def test_e2_joining_groups():
    m = table(3, "miner keywood")
    give(m, A, "6 red"), give(m, B, "3 red"), give(m, C, "6 red")
    bid(m, "miner", "2 red"), bid(m, "miner", "3 red"), bid(m, "keywood", "4 red")
    bid(m, "turn-order-1", "1 red"), m.play("pass"), bid(m, "turn-order-1", "2 red")
    play(m, "bid keywood")
    refused(m, "workers red 3", "F-4.9")
    play(m, "group miner", "group turn-order-1", "workers red 2")
    assert group(m, "keywood", A) == 5 and group(m, "miner", A) == 0
    m.undo().undo()
    play(m, "workers red 3")
    assert group(m, "keywood", A) == 5 and group(m, "turn-order-1", A) == 1


@pytest.mark.example("E-3")
@pytest.mark.clause("F-5.3", "F-5.4", "F-8.4")
def test_e3_three_uses():
    m = build(table(3), B, {"alehouse": (0, -1, 0)})
    for seat in (A, B, C):
        give(m, seat, "3 yellow")
    use(m, "alehouse", "1 yellow")
    assert sum(workers(m, A).values()) == 3
    turn(m, C)
    m.play("use alehouse")
    refused(m, "workers yellow 1", "F-5.3")
    m.play("workers yellow 2")
    turn(m, B)
    use(m, "alehouse", "3 yellow")
    assert on_tile(m, "alehouse") == {"yellow": 6}
    give(turn(m, A), A, "6 yellow")
    refused(m, "use alehouse", "F-5.4")
    had = sum(workers(m, B).values())
    all_pass(m)
    assert sum(workers(m, B).values()) == had + 6


@pytest.mark.example("E-4")
@pytest.mark.clause("F-5.5")
def test_e4_placing_too_many():
    m = table(2, "miner")
    give(m, A, "3 blue"), give(m, B, "9 blue")
    bid(m, "miner", "3 blue"), bid(m, "miner", "4 blue")
    play(m, "use home-1", "group miner", "done")
    assert on_tile(m, "home_1") == {"blue": 3} and m.acting() == [B]
    refused(m, "use home-1", "F-5.4")
    m = table(2)
    give(m, A, "9 blue"), give(m, B, "9 blue")
    use(m, "home-1", "2 blue"), use(m, "home-1", "3 blue")
    refused(m, "use home-1", "F-5.4")


@pytest.mark.example("E-5")
@pytest.mark.clause("F-4.6", "F-1.1")
def test_e5_colour_through_use():
    m = table(2, "workshop")
    give(m, A, "4 green 5 red"), give(m, B, "5 green 5 red")
    play(use(m, "workshop", "1 green"), "choose wood")
    assert colour(m, "workshop") == "green"
    m.play("bid workshop")
    refused(m, "workers red 2", "F-4.6")
    play(m, "workers green 1")
    m.play("use workshop")
    refused(m, "workers red 2", "F-4.6")


@pytest.mark.example("E-6")
@pytest.mark.clause("F-6.1")
def test_e6_where_resources_land():
    m = table(3, "miner")
    give(m, A, "6 red"), give(m, C, "3 red")
    use(m, "miner", "1 red")
    assert resources(m, "home_1") == {"iron": 2} and resources(m, "miner") == {}
    m = build(table(3), A, {"miner": (0, -1, 0)})
    give(m, A, "6 red"), give(m, C, "3 red")
    use(m, "miner", "1 red")
    assert resources(m, "miner") == {"iron": 2} and resources(m, "home_1") == {}
    use(turn(m, C), "miner", "2 red")
    assert resources(m, "home_3") == {"iron": 2} and resources(m, "miner") == {"iron": 2}


@pytest.mark.example("E-7")
@pytest.mark.clause("F-7.2", "F-7.3", "F-7.5", "F-7.6")
def test_e7_transport_and_upgrade():
    m = home_2_village()
    build(m, C, {"stable": (0, -1, 0)})
    put(m, "miner", "2 iron"), put(m, "keystone_quarry", "1 stone"), give(m, A, "1 blue")
    use(m, "stable", "1 blue")
    assert (int(m.state["budget"]), int(m.state["upgrades"])) == (2, 1)
    play(m, "carry iron miner", "to home-2", "carry stone keystone-quarry", "to home-2")
    assert resources(m, "home_2") == {"stone": 1, "iron": 1}
    m.play("upgrade home-2")
    assert int(m.state["side"][tile("home_2")]) == 1 and resources(m, "home_2") == {}
    assert resources(m, "miner") == {"iron": 1} and m.acting() == [B]
    assert points(m) == 5
    all_pass(m)
    assert workers(m, C) == {"blue": 1}


@pytest.mark.example("E-8")
@pytest.mark.clause("F-7.7", "F-10.6")
def test_e8_gold_as_substitute():
    def hauling(*lying, boat=None):
        m = home_2_village()
        for text in lying:
            put(m, "home_2", text)
        if boat:
            summer_boat(m, A, boat)
        return use(give(m, A, "1 red"), "home-2", "1 red")

    m = hauling("1 stone 1 gold").play("upgrade home-2")
    assert resources(m, "home_2") == {} and int(m.state["supply"][3]) == 48
    refused(hauling("1 gold 1 wood"), "upgrade home-2", "F-7.5")
    m = hauling("1 gold 1 wood", boat="3a").play("upgrade home-2")
    assert int(m.state["side"][tile("home_2")]) == 1


@pytest.mark.example("E-9")
@pytest.mark.clause("F-7.8", "F-5.7")
def test_e9_flip_during_the_season():
    m = build(table(2), A, {"woodcutter": (0, -1, 0)})
    give(m, A, "3 blue 1 saw"), give(m, B, "2 blue")
    use(m, "woodcutter", "1 blue")
    use(turn(m, A), "home-1", "1 blue").play("upgrade woodcutter")
    if m.acting() == [A]:
        m.play("finish")
    assert on_tile(m, "woodcutter") == {"blue": 1} and resources(m, "woodcutter") == {"wood": 2}
    m.play("use woodcutter")
    refused(m, "workers blue 1", "F-5.3")
    m.play("workers blue 2")
    assert resources(m, "home_2") == {"wood": 1, "gold": 1}


@pytest.mark.example("E-10")
@pytest.mark.clause("F-8.1", "F-8.2", "F-8.3")
def test_e10_end_of_spring():
    m = table(3, "gold_mine peddler")
    give(m, A, "3 red 1 yellow"), give(m, B, "3 red"), give(m, C, "2 red 1 green 1 yellow")
    m.play("pass")
    bid(m, "gold-mine", "2 red")
    use(m, "peddler", "1 green")
    bid(m, "gold-mine", "3 red")
    use(m, "gold-mine", "1 red"), use(m, "gold-mine", "2 red")
    red, green = bag(m).get("red", 0), bag(m).get("green", 0)
    all_pass(m)
    assert workers(m, B) == {"red": 2}
    assert place(m, "peddler") == "box" and bag(m)["green"] == green + 1
    assert owner(m, "gold_mine") == A and workers(m, A) == {"red": 3, "yellow": 1}
    assert bag(m)["red"] == red + 3


@pytest.mark.example("E-11")
@pytest.mark.clause("F-8.6", "F-8.7", "F-8.8")
def test_e11_order_at_the_boats():
    m = table(4)
    give(m, B, "1 red"), give(m, C, "2 red")
    turn(m, B)
    bid(m, "turn-order-3", "1 red"), bid(m, "turn-order-1", "1 red")
    bid(turn(m, C), "turn-order-2", "1 red")
    all_pass(m)
    assert take_boats(m) == [C, B, D, A]
    assert int(m.state["start"]) == B


@pytest.mark.example("E-12")
@pytest.mark.clause("F-8.9")
def test_e12_nobody_wants_the_marker():
    m = table(4)
    give(m, C, "2 red")
    bid(turn(m, C), "turn-order-1", "1 red")
    bid(turn(m, C), "turn-order-2", "1 red")
    all_pass(m)
    assert int(m.state["start"]) == A, "the old start player stays so at the boats"
    assert take_boats(m) == [C, A, B, D]
    assert int(m.state["start"]) == B and m.acting() == [B]


@pytest.mark.example("E-13")
@pytest.mark.clause("F-3.5")
def test_e13_short_bag_at_loading():
    m = table(3)
    empty_bag(m, "10 red")
    all_pass(m)
    take_boats(m)
    assert [int(sum(load)) for load in m.state["boat_workers"][:3]] == [4, 3, 3]
    assert int(m.state["bag_count"]) == 0


@pytest.mark.example("E-14")
@pytest.mark.clause("F-6.11")
def test_e14_short_bag_at_the_tavern():
    m = own(table(2), B, "tavern")
    give(m, A, "1 blue 1 red")
    empty_bag(m, "1 yellow")
    play(use(m, "tavern", "1 blue"), "pay-worker red")
    assert workers(m, A) == {"yellow": 1} and bag(m) == {"red": 1}


@pytest.mark.example("E-15")
@pytest.mark.clause("F-9.2", "F-9.3", "F-10.4")
def test_e15_placing():
    def rotations(name, cell, village, boat=None):
        homes = ("home_2", "home_1")
        m = build(table(2, homes=homes), A, village)
        if boat:
            summer_boat(m, A, boat)
        put_on_offer(m, name)
        give(m, A, "1 red")
        bid(m, name, "1 red")
        all_pass(m)
        take_boats(m)
        m.play(f"beside {cell}", A)
        turns = [int(x.split()[1]) for x in m.legal(A) if x.startswith("turn ")]
        return turns

    assert rotations("forge", "miner n", E7) == [0, 4]
    assert rotations("forge", "miner n", E7, "2a") == [0, 1, 2, 3, 4, 5]
    quarry = rotations("keystone_quarry", "miner se", {"miner": (0, -1, 0)})
    assert quarry == [4, 5]


@pytest.mark.example("E-16")
@pytest.mark.clause("F-10.8", "F-10.9")
@pytest.mark.parametrize("used", [False, True])
def test_e16_boat_4a(used):
    m = summer_boat(table(3, "store keywood", "summer"), A, "4a")
    give(m, A, "9 green"), give(m, B, "4 blue"), give(m, C, "5 blue")
    bid(turn(m, B), "store", "2 blue")
    if used:
        give(m, C, "1 blue")
        play(use(turn(m, C), "store", "1 blue"))
    bid(turn(m, A), "store", "3 green")
    assert colour(m, "store") == "blue"
    (store,) = [t for t in m.view().json()["offer"] if t["tile"] == "store"]
    assert [g["lying"] for g in store["groups"]] == [True, False]
    play(turn(m, C), "bid store")
    refused(m, "workers blue 3", "F-4.9")
    assert may(m, "workers blue 4")
    m.undo()
    play(turn(m, B), "bid keywood", "group store", "done")
    assert colour(m, "store") == ("blue" if used else "green")
    if not used:
        refused(m, "bid store", "F-4.9")


@pytest.mark.example("E-17")
@pytest.mark.clause("F-10.10", "F-10.11")
def test_e17_boat_4b():
    m = summer_boat(build(table(3), C, {"apprentice_hall": (0, -1, 0)}), A, "4b")
    give(m, A, "1 yellow 1 green"), give(m, B, "4 red 3 yellow")
    use(turn(m, B), "apprentice-hall", "1 red")
    play(turn(m, A), "use apprentice-hall", "workers yellow 1", "workers green 1", "done")
    assert on_tile(m, "apprentice_hall") == {"red": 1, "yellow": 1, "green": 1}
    assert colour(m, "apprentice_hall") == "red"
    m.play("use apprentice-hall")
    refused(m, "workers red 2", "F-5.3")
    refused(m, "workers yellow 3", "F-4.6")
    assert may(m, "workers red 3")


@pytest.mark.example("E-18")
@pytest.mark.clause("F-11.5", "F-11.7")
def test_e18_resources_at_the_end():
    m = put(table(2), "home_1", "2 wood 1 stone 1 iron 3 gold")
    own(m, A, "jeweller", "mercers_guild")
    assert points(m) == 12
    assert lines(m) == {"mercers_guild": 10, "jeweller": 2}
    m = own(put(table(2), "home_1", "2 wood 1 stone 1 iron 3 gold"), A, "mercers_guild")
    assert points(m) == 11


@pytest.mark.example("E-19")
@pytest.mark.clause("F-11.6", "F-11.7")
def test_e19_workers_and_the_purple_marker():
    m = give(table(2), A, "3 red 2 blue 4 yellow 2 green")
    own(m, A, "apothecary", "craftsmans_guild", "key_market")
    assert points(m) == 10
    with laid_out(m) as s:
        s["purple_winner"] = A
    assert points(m) == 13
    assert m.breakdown()[A]["purple"] == [
        {"as": "worker", "items": {"blue": 1}, "tile": "craftsmans_guild"}
    ]


@pytest.mark.example("E-20")
@pytest.mark.clause("F-11.7")
def test_e20_skills():
    m = own(give(table(2), A, "4 saw 2 pick 2 anvil"), A, "scribes", "scholar")
    assert points(m) == 26
    assert points(own(m, A, "key_guild")) == 26
    assert points(give(m, A, "1 saw")) == 29


@pytest.mark.example("E-21")
@pytest.mark.clause("F-11.4")
def test_e21_yards():
    m = build(table(2), A, {"blacksmith": (0, -1, 0), "miner": (1, -1, 0)})
    put(flip(m, "blacksmith"), "blacksmith", "3 iron 1 gold 1 wood")
    assert points(m) == 12
    assert points(own(m, A, "jeweller")) == 12, "the gold stays on the yard"
    put(m, "miner", "2 iron")
    assert points(m) == 12, "iron on the Miner cannot be brought over"
    assert points(own(m, A, "watermill")) == 14, "but it is free for other tiles"


@pytest.mark.example("E-22")
@pytest.mark.clause("F-11.13")
def test_e22_sea_breese():
    m = build(table(3), A, {"summer_boat_2": (0, 1, 0), "sea_breese": (0, 2, 0)})
    assert boats_in_chain(m.state, A) == 2
    assert lines(m)["sea_breese"] == 4
    build(m, A, {"summer_boat_1": (1, 0, 0)})
    assert lines(m)["sea_breese"] == 4


@pytest.mark.example("E-23")
@pytest.mark.clause("F-11.12")
def test_e23_sea_bastion():
    triangle = {"keywood": (1, -1, 0), "peddler": (1, 0, 0)}
    m = build(table(2), A, triangle)
    assert tiles_on_loop(m.state, A) == 3
    # another triangle that shares the Keywood: roads N and NE of it
    m = build(table(2), A, triangle | {"apprentice_hall": (1, -2, 2), "stable": (2, -2, 1)})
    assert tiles_on_loop(m.state, A) == 5
    # the same triangle two steps north, joined by one road only
    far = {"apprentice_hall": (1, -2, 0), "key_mine": (1, -3, 0), "gold_mine": (2, -3, 5)}
    m = build(table(2), A, triangle | far)
    assert tiles_on_loop(m.state, A) == 3
    assert not m.state["loops"].any(), "the scratch space is left clean"


@pytest.mark.example("E-24")
@pytest.mark.clause("F-11.11")
def test_e24_keyflower():
    m = own(table(2), A, "keyflower", "stable", "wainwright")
    flip(m, "home_1", "wainwright")
    assert capacity(m.state, A) == 10 and lines(m)["keyflower"] == 10
    summer_boat(m, A, "2b")
    assert lines(m)["keyflower"] == 20


@pytest.mark.example("E-25")
@pytest.mark.clause("F-11.9")
def test_e25_turn_order_tile():
    m = build(table(4), A, {"turn_order_3": (0, -1, 1)})
    build(m, A, {"summer_boat_1": (-1, 0, 0), "keythedral": (0, -2, 0)})
    village = m.view().json()["seats"][A]["village"]
    (order,) = [t for t in village if t["tile"] == "turn_order_3"]
    assert [order["edges"][d] for d, n in enumerate(order["beside"]) if n] == ["R", "F", "F"]
    assert lines(m)["turn_order_3"] == 3


@pytest.mark.example("E-26")
@pytest.mark.clause("F-6.9", "F-6.10")
def test_e26_payment_from_an_outbid_group():
    m = table(2, "keywood peddler")
    give(m, A, "3 yellow 1 red"), give(m, B, "4 yellow")
    bid(m, "keywood", "3 yellow"), bid(m, "keywood", "4 yellow")
    yellow = bag(m)["yellow"]
    play(use(m, "peddler", "1 red"), "pay-group keywood")
    assert bag(m)["yellow"] == yellow + 3 and workers(m, A) == {"green": 1}
    assert group(m, "keywood", A) == 0
    assert int(m.state["step"]) == state.TURN
