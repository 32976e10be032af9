"""F-5: using a tile."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    A,
    B,
    C,
    all_pass,
    bag,
    bid,
    build,
    empty_bag,
    flip,
    give,
    may,
    on_tile,
    own,
    play,
    put,
    refused,
    resources,
    table,
    turn,
    use,
    workers,
)


@pytest.mark.clause("F-5.1")
def test_where_tiles_can_be_used():
    m = table(3, "keywood")
    build(m, A, {"miner": (0, -1, 0)}), build(m, B, {"quarryman": (0, -1, 0)})
    give(m, A, "5 red")
    for name in ("keywood", "miner", "quarryman"):
        use(turn(m, A), name, "1 red")
    refused(turn(m, A), "use alehouse", "F-5.1")


@pytest.mark.clause("F-5.1", "F-5.2")
def test_winter():
    m = give(table(3, "keythedral", "winter"), A, "5 red")
    build(m, B, {"quarryman": (0, -1, 0)})
    refused(m, "use keythedral", "F-5.1")
    use(m, "quarryman", "1 red")
    assert resources(m, "home_1") == {"stone": 2}


@pytest.mark.clause("F-5.2")
@pytest.mark.parametrize("name", ["summer_boat_1", "forge", "barn", "keythedral"])
def test_tiles_that_never_take_workers(name):
    m = own(give(table(2), A, "5 red"), B, name)
    refused(m, f"use {name}", "F-5.2")
    refused(m, "use turn-order-1", "F-5.2")
    refused(m, "use keyflower", "F-5.2")


SEQUENCES = [
    ((1, 2, 3), True), ((1, 3), True), ((2, 3), True), ((1, 4), True), ((1, 5), True),
    ((2, 4), True), ((3,), True), ((4,), True), ((6,), True), ((1, 2), False), ((1,), False),
    ((2,), False),
]  # fmt: skip


@pytest.mark.clause("F-5.3", "F-5.4", "F-5.5")
@pytest.mark.parametrize(("sizes", "closed"), SEQUENCES)
def test_sequences_of_uses(sizes, closed):
    m = give(table(2, "keywood"), A, "20 red")
    for n in sizes:
        use(turn(m, A), "keywood", f"{n} red")
    assert may(turn(m, A), "use keywood") != closed
    assert sum(on_tile(m, "keywood").values()) == sum(sizes)


@pytest.mark.clause("F-5.6", "F-5.7")
def test_once_however_many():
    m = flip(build(give(table(2), A, "5 red"), A, {"gold_mine": (0, -1, 0)}), "gold_mine")
    use(m, "gold-mine", "5 red")
    assert resources(m, "gold_mine") == {"gold": 2}


@pytest.mark.clause("F-5.8")
def test_the_payment_must_be_possible_afterwards():
    m = own(give(table(2), A, "1 yellow"), B, "peddler")
    refused(m, "use peddler", "F-5.3")
    give(m, A, "1 yellow")
    m.play("use peddler")
    refused(m, "workers yellow 2", "F-5.8")
    m.play("workers yellow 1")
    assert workers(m, A) == {"green": 1} and on_tile(m, "peddler") == {"yellow": 1}


@pytest.mark.clause("F-5.8")
def test_a_group_kept_for_the_payment():
    """The group may be placed or paid, not both; with the option off it cannot be paid."""
    for allowed in ("true", "false"):
        options = {"extra_worker_may_come_from_outbid_group": allowed}
        m = own(table(2, "miner", options=options), B, "peddler")
        give(m, A, "2 yellow"), give(m, B, "3 yellow")
        bid(m, "miner", "2 yellow"), bid(m, "miner", "3 yellow")
        assert not may(m, "use peddler"), "nothing would be left to place, or to pay"
        give(m, A, "1 yellow")
        m.play("use peddler")
        assert may(m, "group miner")
        assert may(m, "workers yellow 1") == (allowed == "true")
        play(m, "group miner")
        refused(m, "workers yellow 1", "F-5.8")
        m.play("done")
        assert workers(m, A) == {"green": 1} and on_tile(m, "peddler") == {"yellow": 2}


@pytest.mark.clause("F-5.8")
def test_a_missing_skill_forbids_the_use():
    m = own(give(table(2), A, "1 red 1 pick"), B, "carpenter")
    refused(m, "use carpenter", "F-5.8")
    give(m, A, "1 saw")
    assert may(m, "use carpenter")


@pytest.mark.clause("F-5.9", "F-5.11", "F-6.2")
@pytest.mark.parametrize("allowed", ["true", "false"])
def test_a_use_that_yields_nothing(allowed):
    m = give(table(3, "keywood", options={"use_without_benefit_allowed": allowed}), A, "5 red")
    own(m, B, "alehouse", "apprentice_hall", "peddler", "workshop", "tavern")
    give(m, A, "2 yellow")
    for name in ("keywood", "alehouse", "apprentice-hall", "peddler", "workshop", "tavern"):
        assert may(m, f"use {name}"), name
    put(m, "home_3", "24 wood 24 stone 24 iron")
    empty_bag(m)
    with laid_out(m) as s:
        s["screen"][C][3] += s["greens"]
        s["known"][C][3] += s["greens"]
        s["workers"][C] += s["greens"]
        s["greens"] = 0
        s["skill"][C] += s["pile"]
        s["skill_known"][C] += s["pile"]
        s["skills"][C] += s["pile_count"]
        s["pile"][:] = s["pile_known"][:] = 0
        s["pile_count"] = 0
    names = ("keywood", "alehouse", "apprentice-hall", "peddler", "workshop", "tavern", "home-1")
    for name in names:
        assert may(m, f"use {name}") == (allowed == "true"), name
        if allowed == "false":
            refused(m, f"use {name}", "F-5.9")
    assert may(turn(m, C), "use home-1"), "C has something to carry"
    if allowed == "true":
        use(turn(m, A), "keywood", "1 red")
        assert on_tile(m, "keywood") == {"red": 1} and resources(m, "home_1") == {}


@pytest.mark.clause("F-5.10", "F-8.4", "F-8.3")
def test_placed_workers_belong_to_the_owner():
    m = build(table(3, "keywood"), B, {"miner": (0, -1, 0)})
    give(m, A, "4 red"), give(m, C, "1 red")
    use(m, "miner", "2 red"), use(turn(m, A), "keywood", "1 red")
    bid(turn(m, C), "keywood", "1 red")
    red = bag(m)["red"]
    all_pass(m)
    assert workers(m, B) == {"red": 2}, "the owner of the Miner"
    assert workers(m, C) == {"red": 1}, "the winner of the Keywood"
    assert bag(m)["red"] == red + 1
