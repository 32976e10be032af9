"""F-10: summer boats."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    A,
    B,
    C,
    all_pass,
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
    play,
    points,
    put,
    refused,
    resources,
    summer_boat,
    table,
    tile,
    told,
    turn,
    use,
    workers,
)


@pytest.mark.clause("F-10.1")
@pytest.mark.parametrize(("face", "gain"), [(0, {"red": 2}), (1, {"green": 1})])
def test_the_ability_works_at_the_end_of_the_summer_it_was_won(face, gain):
    m = give(table(2, "summer_boat_1", "summer"), A, "1 blue")
    with laid_out(m) as s:
        s["side"][tile("summer_boat_1")] = face
    empty_bag(m, "4 red")
    refused(m, "use summer-boat-1", "F-5.2")
    bid(m, "summer-boat-1", "1 blue")
    all_pass(m)
    with laid_out(m, missing="a worker") as s:
        s["bag"][0] -= 1  # A's own blue bid would blur the draw
        s["bag_known"][0] -= 1
        s["bag_count"] -= 1
    m.play("boat keyflower")
    assert workers(m, A) == gain


@pytest.mark.clause("F-10.2")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1a_draws_two_workers(season):
    m = summer_boat(table(2, "", season), A, "1a")
    all_pass(m)
    m.play("boat keyflower")
    assert sum(workers(m, A).values()) == 2 and workers(m, B) == {}
    assert len(told(m, "drew_worker")) == 2
    m = summer_boat(table(2, "", season), A, "1a")
    empty_bag(m, "1 red")
    all_pass(m)
    m.play("boat keyflower")
    assert workers(m, A) == {"red": 1}, "as far as available"


@pytest.mark.clause("F-10.3")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1b_takes_a_green_worker(season):
    for greens in (20, 0):
        m = summer_boat(table(2, "", season), A, "1b")
        give(m, B, f"{20 - greens} green") if greens == 0 else None
        all_pass(m)
        m.play("boat keyflower")
        assert workers(m, A) == ({"green": 1} if greens else {})


@pytest.mark.clause("F-10.4")
@pytest.mark.parametrize("water", ["false", "true"])
def test_2a_crosses_fields(water):
    # the Well north of the Keywood: its south side is a field, the Keywood's north a road
    village = {"keywood": (1, -1, 0), "well": (1, -2, 0), "summer_boat_3": (0, 1, 0)}
    options = {"boat2a_may_cross_water": water}
    for boat in (False, True):
        m = build(table(2, options=options), A, village)
        if boat:
            summer_boat(m, A, "2a")
        put(m, "keywood", "1 wood"), put(m, "home_1", "1 iron"), give(m, A, "1 red")
        own(m, B, "stable")
        use(m, "stable", "1 red")
        m.play("carry wood keywood")
        assert may(m, "to well") == boat
        m.undo().play("carry iron home-1")
        assert may(m, "to summer-boat-3") == (boat and water == "true"), "water on both sides"


@pytest.mark.clause("F-10.4")
def test_2a_does_not_make_loops_or_chains():
    m = build(table(3), A, {"keywood": (1, -1, 1), "peddler": (1, 0, 0), "sea_breese": (0, 1, 1)})
    before = points(m)
    summer_boat(m, A, "2a")
    assert points(m) == before and lines(m)["sea_breese"] == 0


@pytest.mark.clause("F-10.5")
def test_2b_doubles_for_its_owner_everywhere():
    m = summer_boat(own(table(2), A, "stable"), A, "2b")
    put(m, "home_1", "1 wood 1 stone"), put(m, "home_2", "1 stone 1 iron")
    give(m, A, "1 red 1 blue"), give(m, B, "2 red")
    use(m, "stable", "1 red")
    assert (int(m.state["budget"]), int(m.state["upgrades"])) == (4, 2)
    m.play("finish")
    use(m, "stable", "2 red")
    assert (int(m.state["budget"]), int(m.state["upgrades"])) == (2, 1)
    m.play("finish")
    use(m, "home-2", "1 blue")
    assert (int(m.state["budget"]), int(m.state["upgrades"])) == (2, 2)


@pytest.mark.clause("F-10.6")
def test_3a_replaces_anything_in_an_upgrade():
    m = summer_boat(build(table(2), A, {"peddler": (1, 0, 0)}), A, "3a")
    put(m, "peddler", "1 wood"), put(m, "home_1", "2 iron"), give(m, A, "1 red")
    own(m, B, "stable", side=1)
    use(m, "stable", "1 red")
    play(m, "upgrade peddler")
    assert resources(m, "peddler") == {}, "a wood for the gold"
    play(m, "upgrade home-1")
    assert int(m.state["side"][tile("home_1")]) == 1
    m = summer_boat(build(table(2), A, {"keywood": (1, -1, 0)}), A, "3a")
    put(m, "keywood", "3 gold"), give(m, A, "1 red")
    use(m, "home-1", "1 red")
    refused(m, "upgrade keywood", "F-7.5")


@pytest.mark.clause("F-10.7", "F-10.12")
@pytest.mark.parametrize(("as_gold", "alone", "jeweller"), [("true", 3, 6), ("false", 0, 0)])
def test_3b_at_final_scoring(as_gold, alone, jeweller):
    m = summer_boat(table(2, options={"boat3b_resources_score_as_gold": as_gold}), A, "3b")
    put(m, "home_1", "3 wood")
    assert points(m) == alone
    assert points(own(m, A, "jeweller")) == jeweller
    assert points(own(m, A, "mercers_guild")) == max(5, jeweller)
    m = summer_boat(table(2, options={"boat3b_resources_score_as_gold": as_gold}), A, "3b")
    build(m, A, {"blacksmith": (0, -1, 0)})
    put(flip(m, "blacksmith"), "blacksmith", "2 wood 1 stone")
    assert points(m) == 9, "they count as iron where they lie"


@pytest.mark.clause("F-10.8")
def test_4a_conditions():
    m = summer_boat(table(3, "miner keywood"), A, "4a")
    give(m, A, "6 blue 3 green"), give(m, B, "2 red 1 green"), give(m, C, "3 red")
    use(turn(m, B), "keywood", "1 red")
    refused(turn(m, A), "bid keywood", "F-4.9")
    bid(turn(m, B), "miner", "1 red")
    m = turn(m, A)
    m.play("bid miner")
    refused(m, "workers blue 1", "F-4.9")
    m.play("workers blue 2")
    assert colour(m, "miner") == "red" and group(m, "miner", A) == 2
    bid(turn(m, C), "miner", "3 red")
    play(turn(m, A), "bid miner")
    refused(m, "workers green 3", "F-10.8"), refused(m, "workers red 2", "F-4.4")
    m.play("workers blue 2")
    assert group(m, "miner", A) == 4
    m = summer_boat(table(3, "miner"), A, "4a")
    give(m, A, "6 blue"), give(m, B, "1 green")
    bid(turn(m, B), "miner", "1 green")
    refused(turn(m, A), "bid miner", "F-4.9")


@pytest.mark.clause("F-10.9", "F-4.7")
def test_the_lying_group_stands_up_only_alone():
    m = summer_boat(table(3, "miner keywood"), A, "4a")
    give(m, A, "9 blue"), give(m, B, "2 red"), give(m, C, "3 red")
    bid(turn(m, B), "miner", "2 red"), bid(m, "miner", "3 red"), bid(m, "miner", "4 blue")
    play(turn(m, B), "bid keywood", "group miner", "done")
    assert colour(m, "miner") == "red", "C still stands there"
    play(turn(m, C), "bid turn-order-1", "group miner", "done")
    assert colour(m, "miner") == "blue" and told(m, "stands_up")[0]["colour"] == "blue"


@pytest.mark.clause("F-10.10", "F-10.11")
def test_4b_conditions():
    m = summer_boat(table(2, "miner keywood"), A, "4b")
    give(m, A, "1 red 1 blue 1 yellow 2 green"), give(m, B, "6 red")
    m.play("use miner")
    m.play("workers red 1")
    assert m.acting() == [B], "on a tile without a colour 4b has no effect"
    bid(m, "keywood", "1 red")
    play(m, "use keywood", "workers yellow 1")
    refused(m, "workers yellow 1", "F-10.10")
    play(m, "workers blue 1")
    refused(m, "workers green 7", "F-4.4")
    play(m, "done")
    assert on_tile(m, "keywood") == {"yellow": 1, "blue": 1} and colour(m, "keywood") == "red"
    m.play("use keywood")
    refused(m, "workers red 2", "F-5.3"), refused(m, "workers red 6", "F-4.4")
    m.undo()
    all_pass(m)
    assert workers(m, B) == {"red": 5, "yellow": 1, "blue": 1}, "collected like all others"


@pytest.mark.clause("F-10.11")
def test_4b_counts_lying_workers():
    m = summer_boat(table(2, "keywood"), A, "4b")
    give(m, A, "3 blue 3 yellow"), give(m, B, "9 red")
    bid(turn(m, B), "keywood", "1 red")
    play(turn(m, A), "use keywood", "workers blue 3", "workers yellow 3")
    assert sum(on_tile(m, "keywood").values()) == 6
    refused(turn(m, B), "use keywood", "F-5.4")


@pytest.mark.clause("F-4.14", "F-6.15")
def test_4b_ends_by_itself_only_on_a_full_tile():
    """Whether other colours could follow is behind the screen: B sees the same both times."""
    seen = []
    for held in ("2 blue", "1 blue 1 yellow"):
        m = summer_boat(table(2, "keywood"), A, "4b")
        give(m, A, held, unseen=True), give(m, B, "1 red")
        bid(turn(m, B), "keywood", "1 red")
        play(m, "use keywood", "workers blue 1")
        assert m.acting() == [A] and may(m, "done")
        seen.append((m.view(B).json(), m.view(B).events()))
    assert seen[0] == seen[1]
    m = summer_boat(table(2, "keywood"), A, "4b")
    give(m, A, "9 blue 3 yellow"), give(m, B, "1 red")
    bid(turn(m, B), "keywood", "1 red")
    play(m, "use keywood", "workers blue 6")
    assert m.acting() == [B], "six is all a tile takes"


@pytest.mark.clause("F-10.11")
def test_a_link_of_4b_is_refused_for_what_is_missing():
    m = summer_boat(own(table(2), B, "tavern"), A, "4b")
    give(m, A, "1 blue 2 yellow"), give(m, B, "9 red")
    use(turn(m, B), "tavern", "1 red")
    play(m, "pay-worker red")
    play(turn(m, A), "use tavern")
    refused(turn(m, A), "workers yellow 3", "F-4.4")
    play(m, "workers yellow 1", "workers blue 1")
    refused(m, "workers yellow 1", "F-10.10")
    assert m.legal() == ["done"], "the other yellow worker is left to pay"


@pytest.mark.clause("F-10.10", "F-10.11")
def test_a_use_tells_its_colour_or_that_there_were_several():
    for links, told_colour in (
        (["workers blue 2"], "blue"),
        (["workers blue 1", "workers yellow 1"], None),
    ):
        m = summer_boat(table(2, "keywood"), A, "4b")
        give(m, A, "3 blue 3 yellow"), give(m, B, "1 red")
        bid(turn(m, B), "keywood", "1 red")
        play(m, "use keywood", *links, "done")
        (event,) = told(m, "uses")
        assert event["colour"] == told_colour and event["workers"] == 2
