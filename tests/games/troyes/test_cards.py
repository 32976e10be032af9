"""T-18, T-20: every activity card that acts at once, one by one. (Delayed cards: test_dice.py.)"""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out

from .conftest import (
    CARD,
    EVENT,
    GREY,
    deniers,
    dice,
    influence,
    on_event,
    play,
    points,
    queue,
    refused,
    table,
    told,
)


def activate(card, times=1, colour=None, extra=None, **position):
    """Seat 0 has a tradesman on the card and activates it so many times with a pair of sixes."""
    colour = colour or CARD[card]["colour"]
    own = position.pop("own", "")
    group = {18: "666", 12: "66"}[18 if times * CARD[card]["divisor"] > 12 else 12]
    words = " ".join(f"{colour[0]}{v}" for v in group)
    options = {"bonus_cards": "true"}
    m = table(
        position.pop("players", 3),
        dice={0: f"{words} {own}"} | (extra or {}),
        cards=card,
        tradesmen={card: {0: 1}},
        options=options,
        **position,
    )
    play(m, f"activate {card}", *[f"take 0 {colour} 6"] * len(group))
    if len(group) < 3:
        play(m, "done")
    if f"times {times}" in m.legal():
        play(m, f"times {times}")
    return m


def effect(card, key):
    return CARD[card]["effect"][key]


@pytest.mark.clause("T-18.1")
def test_artisan():
    m = activate("artisan", 3)
    assert influence(m)[0] == 10 - 3 and deniers(m)[0] == 20 + 18


@pytest.mark.clause("T-18.2")
def test_merchant():
    assert CARD["merchant"]["divisor"] == 2
    assert deniers(activate("merchant", 5))[0] == 30


@pytest.mark.clause("T-18.3")
def test_miller():
    stand = {"palace_1": 0, "bishopric_1_1": 0, "bishopric_2_1": 0, "city_hall_1_1": 0}
    m = activate("miller", 2, stand=stand, lie={"palace": [0]})
    assert set(m.legal()) == {"collect palace", "collect bishopric"}
    play(m, "collect bishopric; collect bishopric")
    assert deniers(m)[0] == 28


@pytest.mark.clause("T-18.4")
def test_innkeeper():
    m = activate("innkeeper", 4)
    assert deniers(m)[0] == 16 and influence(m)[0] == 14


@pytest.mark.clause("T-18.7")
def test_journeyman():
    m = activate("journeyman", 3)
    assert deniers(m)[0] == 20 - 9 and points(m)[0] == 6


@pytest.mark.clause("T-18.8")
def test_goldsmith():
    m = activate("goldsmith", 2)
    assert deniers(m)[0] == 24 and points(m)[0] == 2


@pytest.mark.clause("T-18.9")
def test_sculptor():
    assert points(activate("sculptor", 4))[0] == 4


@pytest.mark.clause("T-18.16")
@pytest.mark.parametrize(("cubes", "pairs"), ((1, 0), (4, 2), (5, 2)))
def test_glassblower(cubes, pairs):
    cathedral = {(1, n): 0 for n in range(1, cubes + 1)} | {(1, 6): 1}
    m = activate("glassblower", 1, cathedral=cathedral)
    assert points(m)[0] == pairs * effect("glassblower", "vp")


@pytest.mark.clause("T-18.17")
def test_pilgrimage_mixes_colours():
    position = {"cards": "pilgrimage priest", "tradesmen": {"pilgrimage": {0: 1}}}
    m = table(2, dice={0: "r4 w4 y4"}, **position)
    play(m, "activate pilgrimage; take 0 red 4; take 0 white 4; take 0 yellow 4; times 3")
    assert points(m)[0] == 3 * effect("pilgrimage", "vp")


@pytest.mark.clause("T-18.17", "T-18.30")
def test_modifiers_of_a_pilgrimage():
    position = {"cards": "pilgrimage priest confession", "tradesmen": {"pilgrimage": {0: 1}}}
    position["cubes"] = {"priest": {0: 1}, "confession": {0: 1}}
    m = table(2, dice={0: "r4 w4 y4"}, **position)
    play(m, "activate pilgrimage; use priest")
    assert [move for move in m.legal() if move.startswith("take")] == ["take 0 yellow 4"]
    m = table(2, dice={0: "r2 w2 y2"}, **position)
    play(m, "activate pilgrimage; use confession; take 0 red 2; take 0 white 2; take 0 yellow 2")
    assert len([move for move in m.legal() if move.startswith("times")]) == 12 // 4
    position = {"cards": "pilgrimage monk", "tradesmen": {"pilgrimage": {0: 1}}}
    m = table(2, dice={0: "r4 w4"}, cubes={"monk": {0: 1}}, **position)
    play(m, "activate pilgrimage; use monk; take 0 white 4; times 3")
    assert points(m)[0] == 3 * effect("pilgrimage", "vp")


@pytest.mark.clause("T-18.18")
def test_procession():
    gained = effect("procession", "vp")
    m = activate("procession", 2, own="r1 y1", extra={1: "r1 y1", 2: "w3"})
    assert points(m)[:3] == [2 * gained, 2 * gained, 0], "the dice of the group no longer count"
    m = activate("procession", 1, own="r1", extra={4: "w1 w2"})
    assert points(m)[:3] == [0, 0, 0], "grey has most"
    m = activate("procession", 1, filler=False, extra={})
    assert points(m)[:3] == [0, 0, 0], "no die left, no points"


@pytest.mark.clause("T-18.19", "T-18.31", "T-18.29")
def test_archer():
    m = activate("archer", 6, queue="war heresy")
    rolled = told(m, "archers")[0]
    assert rolled["dice"] == 6 and not m.can_undo(0)
    hits = rolled["hits"]
    assert 0 < hits < 7
    assert {"at war", "at heresy", "at marauding", "done"} == set(m.legal())
    play(m, "at heresy")
    assert on_event(m, "heresy")[0] == 1 and influence(m)[0] == 11
    if "done" in m.legal() and hits > 1:
        play(m, "done")
    assert m.acting() == [1]


@pytest.mark.clause("T-18.19")
def test_archers_hit_with_three_or_more():
    """Many rolls: a die hits in four cases of six."""
    from korsi.core.chance import seed_rng

    hits = dice_rolled = 0
    for seed in range(60):
        m = table(2, dice={0: "r6 r6"}, cards="archer", tradesmen={"archer": {0: 1}})
        with laid_out(m) as s:
            seed_rng(s["rng"], seed, 7)
        play(m, "activate archer; take 0 red 6; take 0 red 6; done; times 6")
        dice_rolled += 6
        hits += told(m, "archers")[0]["hits"]
    assert 0.58 < hits / dice_rolled < 0.75


@pytest.mark.clause("T-18.20", "T-18.29", "T-18.31")
def test_chivalry():
    m = activate("chivalry", 1, own="r1 r2 y6", queue="war")
    refused(m, "done", "T-18.29")
    play(m, "at war; at marauding")
    assert on_event(m, "war")[0] == on_event(m, "marauding")[0] == 1
    assert m.acting() == [1] and influence(m)[0] == 12
    m = activate("chivalry", 1, queue="war")
    assert m.acting() == [1], "no red die left, nothing to place"


@pytest.mark.clause("T-18.29")
def test_cubes_of_cards_resolve_events_and_go_on():
    flags = EVENT["heresy"]["flags"]
    m = activate("chivalry", 1, own="r1 r2", queue="heresy war", on={"heresy": [1] * (flags - 1)})
    play(m, "at heresy")
    assert queue(m) == ["marauding", "war"] and points(m)[1] == EVENT["heresy"]["vp"][0]
    assert points(m)[0] == EVENT["heresy"]["vp"][1]
    refused(m, "at heresy", "T-11.1")
    play(m, "at war")
    assert m.acting() == [1]


@pytest.mark.clause("T-18.21", "T-18.31", "T-9.11")
def test_diplomat():
    paid, cubes = effect("diplomat", "pay_influence"), effect("diplomat", "cubes")
    m = activate("diplomat", 3, queue="war", influence=[paid, 0, 0, 0])
    refused(m, "done", "T-18.29")
    play(m, "at war")
    assert on_event(m, "war")[0] == cubes and influence(m)[0] == cubes
    play(m, "at marauding")
    assert on_event(m, "marauding")[0] == cubes, "the influence gained pays the next activation"
    play(m, "done")
    assert m.acting() == [1]
    full = table(2, dice={0: "r6"}, cards="diplomat", tradesmen={"diplomat": {0: 1}})
    with laid_out(full) as s:
        s["influence"][0] = paid - 1
    refused(full, "activate diplomat", "T-9.10")


@pytest.mark.clause("T-18.21", "T-9.11")
def test_every_activation_of_the_diplomat_is_told():
    paid = effect("diplomat", "pay_influence")
    m = activate("diplomat", 2, queue="war")
    for _ in range(2):
        play(m, "at marauding")
        once = {"event": "activated", "seat": 0, "activity": "diplomat", "times": 1}
        assert told(m, "activated") == [once]
        assert told(m, "pays_influence") == [{"event": "pays_influence", "seat": 0, "points": paid}]


@pytest.mark.clause("T-18.1", "T-18.7")
def test_payments_are_told():
    m = activate("artisan", 3)
    assert [e["points"] for e in told(m, "pays_influence")] == [
        3 * effect("artisan", "pay_influence")
    ]
    assert told(m, "pays_bank") == []
    m = activate("journeyman", 2)
    assert [e["deniers"] for e in told(m, "pays_bank")] == [2 * effect("journeyman", "pay_deniers")]
    assert told(m, "pays_influence") == []


@pytest.mark.clause("T-9.2")
def test_the_price_of_a_tradesman_is_told():
    m = table(2, dice={0: "y6 y6"}, cards="merchant")
    play(m, "activate merchant; take 0 yellow 6; take 0 yellow 6; done")
    assert [e["deniers"] for e in told(m, "pays_bank")] == [CARD["merchant"]["cost"]]


@pytest.mark.clause("T-18.21")
def test_diplomat_with_one_free_flag():
    flags = EVENT["war"]["flags"]
    m = activate("diplomat", 1, queue="war", on={"war": [1] * (flags - 1)})
    play(m, "at war")
    assert queue(m) == ["marauding"] and influence(m)[0] == 10 - 2 + 1


@pytest.mark.clause("T-18.22")
def test_hunting():
    assert influence(activate("hunting", 3))[0] == 19


@pytest.mark.clause("T-18.23")
def test_mercenary():
    assert deniers(activate("mercenary", 4))[0] == 32


@pytest.mark.clause("T-18.24")
def test_tax_collector():
    each = effect("tax_collector", "deniers_per_citizen")
    stand = {"city_hall_1_1": 1, "city_hall_1_2": 1, "city_hall_2_1": 2, "city_hall_2_2": 0}
    m = activate("tax_collector", 2, stand=stand, deniers=[20, 20, 1, 0], points={2: 5})
    assert deniers(m) == [20 + 4 * each + 1, 20 - 4 * each, 0]
    assert points(m)[2] == 5, "no penalty"


@pytest.mark.clause("T-18.25")
def test_captain():
    on = {"war": [0, 1], "heresy": [1], "marauding": [0]}
    m = activate("captain", 2, queue="war heresy", on=on)
    assert points(m)[0] == 2 * 2 * effect("captain", "vp")


@pytest.mark.clause("T-18.26")
@pytest.mark.parametrize(
    ("own", "extra", "scored"),
    (
        ("r5", {1: "r2 r2"}, [1, 0, 0]),
        ("r4", {1: "r2 r2"}, [1, 1, 0]),
        ("r3", {1: "r2 r2"}, [0, 0, 0]),
        ("r3", {4: "r6"}, [0, 0, 0]),
        ("r3", {4: "r2"}, [1, 0, 0]),
        ("y6", {}, [0, 0, 0]),
    ),
)
def test_joust(own, extra, scored):
    m = activate("joust", 1, own=own, extra=extra, filler="4" in str(extra))
    assert points(m)[:3] == [n * effect("joust", "vp") for n in scored]


@pytest.mark.clause("T-18.28")
@pytest.mark.example("E-15")
def test_joust_twice():
    m = activate("joust", 2, own="r6")
    assert points(m)[0] == 2 * effect("joust", "vp") == 4


@pytest.mark.clause("T-18.27")
def test_troubadour():
    m = activate("troubadour", 3)
    assert influence(m)[0] == 10 - 9 and points(m)[0] == 3 * effect("troubadour", "gain_vp")


# ------------------------------------------------------------------ T-20 bonus cards


@pytest.mark.clause("T-20.1")
def test_baker():
    m = activate("baker", 2, own="y1", extra={1: "y2 y3", 4: "y4", 2: "w6"})
    assert deniers(m)[0] == 20 + 2 * 4


@pytest.mark.clause("T-20.2")
def test_prior_on_the_cathedral():
    m = table(
        2,
        dice={0: "w4 w3"},
        cards="prior",
        cubes={"prior": {0: 1}},
        options={"bonus_cards": "true"},
    )
    play(m, "build; use prior; take 0 white 4")
    assert points(m)[0] == 2 and influence(m)[0] == 14 and dice(m, 0) == "w3"
    m = table(
        2,
        dice={0: "w4"},
        cards="prior",
        cubes={"prior": {0: 1}},
        cathedral={(1, 4): 1, (2, 4): GREY},
        options={"bonus_cards": "true"},
    )
    play(m, "build")
    refused(m, "use prior", "T-9.7")


@pytest.mark.clause("T-20.2")
def test_prior_on_a_white_card():
    m = table(
        2,
        dice={0: "w6 w6"},
        cards="prior monk",
        cubes={"prior": {0: 1}},
        tradesmen={"monk": {0: 1}},
        options={"bonus_cards": "true"},
    )
    play(m, "activate monk; use prior; take 0 white 6")
    assert len([x for x in m.legal() if x.startswith("times")]) == 12 // 4


@pytest.mark.clause("T-20.3")
def test_banquet():
    m = activate("banquet", 1, own="r1", extra={1: "r2 r3"})
    assert points(m)[:3] == [2 * effect("banquet", "vp"), 0, 0]
