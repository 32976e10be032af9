"""M-8: building, and paying exactly."""

from __future__ import annotations

from itertools import combinations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    MANGROVIA,
    at_pier,
    first,
    payments,
    play_on,
    refused,
    seat_of,
    sites,
    told,
)

SPACE = {space["id"]: space for space in MANGROVIA.box.data["space"]}


@pytest.mark.clause("M-8.1", "M-11.3")
def test_no_hut_no_building():
    m = at_pier(11, "sand 7", birds="sand reed")
    with laid_out(m, missing="huts that stand nowhere") as s:
        s["huts"][0] = 0
    refused(m, "build c2r1", "M-8.1")
    assert m.legal() == ["draw valuables", "draw landscape", "waive"], "other steps stay open"
    m = at_pier(9, "water water 7 7 6")
    with laid_out(m, missing="huts that stand nowhere") as s:
        s["huts"][0] = 1
    refused(m, "double c4r5", "M-8.1")


@pytest.mark.clause("M-8.2")
def test_one_builder_for_a_space():
    m = at_pier(8, "sand 7", birds="sand reed", huts={1: "c2r1"})
    refused(m, "build c2r1", "M-8.2")
    m = at_pier(8, "mangrove 6 4", players=3)
    refused(m, "build c5r5", "M-8.2")  # neutral
    assert "c5r5" in sites(at_pier(8, "mangrove 6 4"))


@pytest.mark.clause("M-8.3")
def test_the_landscape_card_must_fit_and_be_active():
    refused(at_pier(8, "reed 7", birds="sand reed"), "build c2r1", "M-8.3")
    refused(at_pier(8, "sand 7", birds="mangrove reed"), "build c2r1", "M-8.3")
    m = at_pier(8, "sand reed 7", birds="sand reed").play("build c2r1")
    assert payments(m) == {"sand"}
    refused(m, "pay reed", "M-8.3")


@pytest.mark.clause("M-8.4")
def test_every_exact_combination_and_no_other():
    """Against a plain search through all combinations of a hand."""
    hand = [2, 3, 3, 5, 7]
    sums = {sum(c) for n in range(1, 6) for c in combinations(hand, n)}
    lands = "mangrove sand reed water"
    words = " ".join(map(str, hand))
    everything = at_pier(8, f"{lands} {words}", birds="mangrove sand")
    payable = {
        s["id"]
        for s in SPACE.values()
        if s["cur"] == "valuables" and s["price"] in sums and {"mangrove", "sand"} & set(s["land"])
    }
    assert sites(everything) == payable and len(payable) > 8


@pytest.mark.clause("M-8.4", "M-8.15")
def test_every_chain_of_payments_ends():
    """All ways through a payment are followed: each ends, exactly, and has one spelling."""
    begun = at_pier(8, "water 2 2 3 3 4 4 5 6 7", birds="water sand").play("build c1r1")
    ways: list[tuple[str, ...]] = []

    def follow(m, laid):
        if m.view().json()["step"] != "pay":
            ways.append(laid)
            return
        assert m.legal(), f"a dead end after {laid}"
        for move in m.legal():
            follow(m.at(len(m)).play(move), (*laid, move.removeprefix("pay ")))

    follow(begun, ())
    paid = [way[1:] for way in ways]
    assert all(sum(map(int, way)) == 14 for way in paid)
    assert all(list(way) == sorted(way, reverse=True) for way in paid)
    hand = [2, 2, 3, 3, 4, 4, 5, 6, 7]
    wanted = {
        tuple(sorted(c, reverse=True))
        for n in range(1, 8)
        for c in combinations(hand, n)
        if sum(c) == 14
    }
    assert sorted(tuple(map(int, way)) for way in paid) == sorted(wanted)


@pytest.mark.clause("M-8.4")
def test_a_piece_that_leaves_no_exact_rest_is_refused():
    m = play_on(at_pier(8, "sand 5 4 3", birds="sand reed"), "build c2r1", "pay sand")
    assert payments(m) == {"4"}
    refused(m, "pay 5", "M-8.4")
    refused(m, "pay 6", "M-8.4")  # not held


@pytest.mark.clause("M-8.15")
def test_the_order_of_a_payment():
    m = at_pier(8, "sand 4 3", birds="sand reed").play("build c2r1")
    refused(m, "pay 4", "M-8.15")
    m.play("pay sand")
    refused(m, "pay 3", "M-8.4")  # the 4 could not follow
    play_on(m, "pay 4")
    assert payments(m) == {"3"}
    m = at_pier(8, "sand 4 start-4 3", birds="sand reed")
    play_on(m, "build c2r1", "pay sand", "pay start-4")
    assert payments(m) == {"3"}
    m = at_pier(9, "water water 7 7 6").play("double c4r5")
    play_on(m, "pay water", "pay water", "pay 7")
    assert payments(m) == {"7"}


@pytest.mark.clause("M-8.5")
def test_currencies_are_not_mixed():
    refused(at_pier(8, "sand 4 amulet-3", birds="sand reed"), "build c2r1", "M-8.4")
    refused(at_pier(8, "water 5"), "build c6r1", "M-8.4")
    m = play_on(at_pier(8, "water amulet-5 5"), "build c6r1", "pay water")
    refused(m, "pay 5", "M-8.5")
    m = play_on(at_pier(8, "sand 7 amulet-5", birds="sand reed"), "build c2r1", "pay sand")
    refused(m, "pay amulet-5", "M-8.5")


@pytest.mark.clause("M-8.6")
def test_the_order_of_effects():
    m = at_pier(8, "reed 5", birds="reed water")
    play_on(m, "build c2r6", "pay reed", "pay 5")
    kinds = [e["event"] for e in m.events()]
    assert kinds[:3] == ["pays", "built", "pole_tile"]
    m = at_pier(8, "sand 7", birds="sand reed")
    with laid_out(m, missing="huts that stand nowhere") as s:
        s["huts"][0] = 1
    play_on(m, "build c2r1", "pay sand", "pay 7")
    assert [e["event"] for e in m.events()][:4] == ["pays", "built", "prints", "last_hut"]


@pytest.mark.clause("M-8.7")
def test_where_payments_go():
    m = at_pier(8, "water amulet-3 amulet-2")
    play_on(m, "build c6r1", "pay water", "pay amulet-3", "pay amulet-2")
    view = m.view().json()
    assert view["discards"] == {"valuables": [], "landscape": ["water"]}
    assert view["amulets_set_aside"] == [2, 3]
    m = play_on(
        at_pier(8, "sand 4 3", birds="sand reed"), "build c2r1", "pay sand", "pay 4", "pay 3"
    )
    assert m.view().json()["discards"] == {"valuables": [3, 4], "landscape": ["sand"]}


@pytest.mark.clause("M-8.8")
@pytest.mark.parametrize(("players", "scored"), [(4, [2, 3]), (3, [2, 3]), (2, [3, 4])])
def test_pole_huts_score_ascending_tiles(players, scored):
    m = at_pier(10, "reed water 5 7", birds="reed water", players=players)
    play_on(m, "build c2r6", "pay reed", "pay 5")
    assert m.scores()[0] == scored[0]
    play_on(m, "build c3r8", "pay water", "pay 7")
    assert m.scores()[0] == sum(scored)
    assert m.view().json()["pole_tiles"]["c3r8"] == scored[1]
    assert m.view().json()["pole_stack"][0] == scored[1] + 1


@pytest.mark.clause("M-8.9")
def test_area_spaces_are_paid_for_like_others():
    m = play_on(
        at_pier(8, "sand 7 3", birds="sand reed"), "build c7r1", "pay sand", "pay 7", "pay 3"
    )
    assert seat_of(m, 0)["built"] == ["c7r1"] and m.scores()[0] == 0


@pytest.mark.clause("M-8.10")
def test_the_second_hut_is_paid_from_what_is_left():
    m = at_pier(10, "reed reed 3 5 6", birds="reed water")
    assert {"c1r2", "c3r5"} & sites(m) == {"c1r2"}
    play_on(m, "build c1r2", "pay reed", "pay 5", "pay 3")
    assert m.scores()[0] == 3, "the first hut is built completely"
    assert sites(m) == {"c6r2", "c6r4"}, "only 6 is left"
    refused(m, "build c1r2", "M-8.2")


@pytest.mark.clause("M-8.11", "M-8.14")
def test_starting_cards_pay_and_the_payer_chooses():
    m = play_on(at_pier(8, "sand start-3 3 4 7", birds="sand reed"), "build c2r1", "pay sand")
    assert payments(m) == {"7", "4"}
    m.play("pay 4")
    assert payments(m) == {"3", "start-3"}
    m.play("pay start-3")
    assert seat_of(m, 0)["hand"] == {"valuables": [3, 7], "starting": [], "landscape": []}


@pytest.mark.clause("M-8.12")
def test_a_double_hut_needs_two_cards_and_twice_the_price():
    m = at_pier(9, "sand water 7 7 4", birds="sand reed")
    refused(m, "double c2r5", "M-8.3")  # water has no bird
    m = at_pier(9, "sand sand 7 2", birds="sand reed")
    refused(m, "double c2r5", "M-8.4")  # 9 is not 18
    assert "build c2r5" in m.legal()
    doubles = sites(at_pier(9, "reed reed 7 7 6 6 5 4 3 2", birds="reed sand"), "double")
    assert doubles and not any(SPACE[s]["amulet"] or SPACE[s]["area"] != "none" for s in doubles)


@pytest.mark.clause("M-8.13")
def test_a_double_hut_counts_twice():
    m = at_pier(9, "water water 7 7 6", huts={1: "c3r5"})
    play_on(m, "double c4r5", "pay water", "pay water", "pay 7", "pay 7", "pay 6")
    h3 = {s["seat"]: p for s in m.breakdown() for p in s["paths"] if p["path"] == "H3"}
    assert (h3[0]["huts"], h3[0]["place"]) == (2, 1) and (h3[1]["huts"], h3[1]["place"]) == (1, 2)


@pytest.mark.clause("M-8.15")
def test_a_payment_begun_can_be_taken_back_until_a_hidden_card_is_shown():
    m = at_pier(8, "sand 4 3", birds="sand reed").play("build c2r1")
    assert m.can_undo(0)
    m.play("pay sand")
    assert not m.can_undo(0), "the others have seen it"
    m = at_pier(8, "sand start-4 start-3", birds="sand reed")
    with laid_out(m) as s:
        s["known"][0][7] = 1
        s["fresh"][0][1] = 0
    play_on(m, "build c2r1", "pay sand", "pay start-4")
    assert m.can_undo(0), "all of it was known"
    assert told(first(m, "pay"), "built")
