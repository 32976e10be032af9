"""F-4: turns and bidding."""

from __future__ import annotations

import pytest

from korsi.games.keyflower import state

from .conftest import (
    A,
    B,
    C,
    all_pass,
    bid,
    build,
    colour,
    give,
    group,
    may,
    on_tile,
    owner,
    play,
    refused,
    summer_boat,
    table,
    turn,
    use,
    workers,
)


@pytest.mark.clause("F-4.1", "F-4.3")
def test_a_turn_is_a_bid_a_use_or_a_pass():
    m = table(3, "miner")
    assert m.legal() == ["pass"], "without workers only passing is left"
    give(m, A, "1 red")
    kinds = {move.split()[0] for move in m.legal()}
    assert kinds == {"pass", "bid", "use"}
    refused(m, "workers red 1", "F-4.1")
    refused(m, "pass", "F-4.1", B)
    bid(m, "miner", "1 red")
    assert m.acting() == [B]


@pytest.mark.clause("F-4.2", "F-4.1")
def test_a_pass_is_not_final():
    m = give(table(3, "miner"), C, "2 red")
    play(m, "pass", "pass")
    bid(m, "miner", "1 red")
    play(m, "pass", "pass")
    assert m.view().json()["season"] == "spring"
    bid(m, "miner", "1 red")
    play(m, "pass", "pass")
    assert int(m.state["step"]) == state.TURN
    m.play("pass")
    assert int(m.state["step"]) != state.TURN, "three passes in a row end the season"


@pytest.mark.clause("F-4.5")
def test_a_winning_group_stays():
    m = table(2, "miner keywood")
    give(m, A, "3 red"), give(m, B, "1 blue")
    bid(m, "miner", "2 red"), m.play("pass")
    m.play("bid keywood")
    refused(m, "group miner", "F-4.5")
    refused(m, "group keywood", "F-4.4")
    assert not any(x.startswith("group") for x in m.legal())
    m.undo()
    use(m, "home-1", "1 red")
    assert on_tile(m, "home_1") == {"red": 1}
    assert workers(m, A) == {}, "workers on a tile stay until the season ends"
    m.play("pass")
    assert m.legal() == ["pass"]


@pytest.mark.clause("F-4.6", "F-4.7")
def test_bids_and_uses_share_one_colour():
    m = table(2, "miner")
    give(m, A, "3 red 3 blue"), give(m, B, "3 blue")
    bid(m, "miner", "1 red")
    refused(m, "bid miner", "F-4.9")
    refused(m, "use miner", "F-5.3")
    m.play("pass")
    m.play("use miner")
    refused(m, "workers blue 1", "F-4.6")
    m.play("workers red 1")
    assert colour(m, "miner") == "red"
    all_pass(m)
    assert colour(m, "miner") is None


@pytest.mark.clause("F-4.6")
def test_one_action_one_colour():
    m = table(2, "miner keywood")
    give(m, A, "2 red 2 blue"), give(m, B, "3 red")
    bid(m, "miner", "1 red"), bid(m, "miner", "2 red")
    play(m, "bid keywood", "group miner")
    refused(m, "workers blue 1", "F-4.6")
    assert {x for x in m.legal()} == {"workers red 1", "done"}


@pytest.mark.clause("F-4.8", "F-4.12")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_bids_in_every_season(season):
    names = {"spring": "miner", "summer": "store", "autumn": "well", "winter": "keythedral"}
    m = give(table(3, names[season], season), A, "3 red")
    for name in (names[season], "turn-order-1", "turn-order-2"):
        bid(turn(m, A), name, "1 red")
    assert int(m.state["leads"][A]).bit_count() == 3
    refused(turn(m, A), "bid turn-order-3", "F-4.8")


@pytest.mark.clause("F-4.9")
def test_adding_to_a_losing_group():
    m = table(2, "miner")
    give(m, A, "4 red"), give(m, B, "3 red")
    bid(m, "miner", "2 red"), bid(m, "miner", "3 red")
    m.play("bid miner")
    refused(m, "group miner", "F-4.9")
    m.play("workers red 2")
    assert group(m, "miner", A) == 4 and int(m.state["leads"][A])


@pytest.mark.clause("F-4.10", "F-4.11")
def test_raising_ones_own_winning_group():
    m = give(table(2, "miner"), A, "9 red")
    bid(m, "miner", "1 red"), m.play("pass")
    bid(m, "miner", "8 red")
    assert group(m, "miner", A) == 9
    give(m, B, "9 red")
    refused(m, "bid miner", "F-4.9")


@pytest.mark.clause("F-4.13")
def test_a_losing_group_may_use_the_tile_it_stands_beside():
    m = table(2, "miner")
    give(m, A, "2 red"), give(m, B, "3 red")
    bid(m, "miner", "2 red"), bid(m, "miner", "3 red")
    play(m, "use miner", "group miner", "done")
    assert on_tile(m, "miner") == {"red": 2} and group(m, "miner", A) == 0
    all_pass(m)
    assert owner(m, "miner") == B and workers(m, B) == {"red": 2}


@pytest.mark.clause("F-4.14")
def test_a_link_is_offered_only_if_the_chain_can_end():
    m = build(table(3, "miner keywood"), C, {"key_mine": (0, -1, 0)})
    give(m, A, "7 red"), give(m, B, "9 red")
    bid(m, "miner", "5 red"), bid(m, "miner", "6 red"), m.play("pass")
    use(turn(m, A), "key-mine", "2 red")
    m.play("pass")
    turn(m, A)
    assert not may(m, "use key-mine"), "a group of five does not fit, none is behind the screen"
    m.play("use home-1")
    assert m.legal() == ["group miner"]
    m.play("group miner")
    assert m.legal() == ["done"]


@pytest.mark.clause("F-4.4")
def test_somebody_must_move():
    m = give(table(2, "miner"), A, "1 red")
    m.play("bid miner")
    refused(m, "done", "F-4.4")
    refused(m, "workers red 2", "F-4.4")
    refused(m, "pass", "F-4.4")


@pytest.mark.clause("F-10.8")
def test_counter_bids_reach_turn_order_tiles_only_by_option():
    for allowed in ("false", "true"):
        options = {"boat4a_applies_to_turn_order_tiles": allowed}
        m = summer_boat(table(2, "miner", options=options), B, "4a")
        give(m, A, "2 red"), give(m, B, "3 blue")
        bid(m, "turn-order-1", "1 red")
        assert may(m, "bid turn-order-1") == (allowed == "true")
        m.play("pass")
        bid(m, "miner", "1 red")
        bid(m, "miner", "2 blue")
        assert colour(m, "miner") == "red"
