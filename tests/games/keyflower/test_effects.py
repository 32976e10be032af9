"""F-6: effects; and every tile of the box used on both sides."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.games.keyflower import box, state

from .conftest import (
    A,
    B,
    bag,
    bid,
    empty_bag,
    flip,
    give,
    group,
    may,
    on_tile,
    own,
    play,
    put,
    refused,
    resources,
    skills,
    table,
    told,
    turn,
    use,
    workers,
)

ENTRIES = {e["id"]: e for e in [*box.TILE_ENTRIES, *box.HOME_ENTRIES]}
USABLE = [
    (name, side)
    for name, e in ENTRIES.items()
    for side in ("basic", "upgraded")
    if e.get(side, {}).get("effect", "none") != "none"
]
SILENT = [
    (name, side)
    for name, e in ENTRIES.items()
    for side in ("basic", "upgraded")
    if e.get(side, {}).get("effect") == "none"
]


def total(found):
    return sum(found.values())


@pytest.mark.clause(
    "F-6.1", "F-6.3", "F-6.4", "F-6.5", "F-6.6", "F-6.7", "F-6.8", "F-6.10", "F-6.11"
)
@pytest.mark.clause("F-7.1")
@pytest.mark.parametrize(("name", "side"), USABLE)
def test_every_usable_side_does_what_the_box_says(name, side):
    """Used by A in B's village with plenty of everything; what A has afterwards is what is
    printed."""
    printed = ENTRIES[name][side]
    m = table(2, homes=("home_1", "home_2") if name not in ("home_1",) else ("home_3", "home_2"))
    home = box.TILE_IDS[int(m.state["home"][A])]
    own(m, B, name, side=side == "upgraded")
    give(m, A, "1 green 3 blue 3 red 3 yellow 2 saw 2 pick 2 anvil")
    had, had_skills = total(workers(m, A)), total(skills(m, A))
    if printed["effect"] == "transport":
        put(m, home, "1 wood 1 stone 1 iron")  # so that there is something to do
    use(m, name, "1 green")
    while int(m.state["step"]) in (state.PAY, state.CHOOSE):
        m.play(m.legal()[0])
    paid_worker, paid_skill = "pay_worker" in printed, "pay_skill" in printed
    effect = printed["effect"]
    drawn = printed.get("workers", 0)
    assert total(workers(m, A)) == had - 1 - paid_worker + drawn + printed.get("green", 0)
    assert total(skills(m, A)) == had_skills - paid_skill + printed.get("skills", 0)
    if effect == "transport":
        assert int(m.state["budget"]) == printed["move"]
        assert int(m.state["upgrades"]) == printed["upgrades"]
    elif effect == "gain_choice":
        assert resources(m, home) == {printed["choose_one"][0]: 1}
    else:
        assert resources(m, home) == printed.get("gain", {})
    if paid_worker and printed["pay_worker"] != "any":
        assert workers(m, A)[printed["pay_worker"]] == 2
    if paid_skill and printed["pay_skill"] != "any":
        assert skills(m, A)[printed["pay_skill"]] == 1
    assert on_tile(m, name) == {"green": 1}


@pytest.mark.clause("F-5.2")
@pytest.mark.parametrize(("name", "side"), SILENT)
def test_every_other_side_takes_no_workers(name, side):
    m = own(give(table(2), A, "5 red 3 saw"), B, name, side=side == "upgraded")
    refused(m, f"use {name}", "F-5.2")


@pytest.mark.clause("F-6.1")
def test_resources_of_other_tiles_go_home():
    m = give(own(table(2, "keywood"), B, "miner"), A, "4 red")
    use(m, "keywood", "1 red"), use(turn(m, A), "miner", "1 red")
    assert resources(m, "home_1") == {"wood": 1, "iron": 2} and resources(m, "miner") == {}


@pytest.mark.clause("F-6.2")
def test_shortage_each_type_for_itself():
    m = own(give(table(2), A, "1 red"), A, "workshop", side=1)
    put(m, "home_2", "24 wood 23 stone")
    use(m, "workshop", "1 red")
    assert resources(m, "workshop") == {"stone": 1, "iron": 1}


@pytest.mark.clause("F-6.3", "F-6.12")
def test_green_workers_may_come_out_of_the_bag():
    m = own(give(table(2), A, "1 red 1 green"), A, "tavern", "alehouse")
    empty_bag(m, "2 blue")
    play(use(m, "tavern", "1 red"), "pay-worker green")
    assert bag(m) == {"green": 1}, "the set-aside green worker is in the bag"
    give_back = workers(m, A)
    assert give_back == {"blue": 2}
    greens = int(m.state["greens"])
    use(turn(m, A), "alehouse", "1 blue")
    assert workers(m, A) == {"blue": 1, "green": 1} and int(m.state["greens"]) == greens


@pytest.mark.clause("F-6.5", "F-6.14")
def test_the_choice_of_the_workshop():
    m = give(table(2, "workshop"), A, "6 red")
    put(m, "home_2", "24 stone")
    use(m, "workshop", "1 red")
    assert set(m.legal()) == {"choose wood", "choose iron"}
    refused(m, "choose stone", "F-6.5"), refused(m, "choose gold", "F-6.5")
    refused(m, "pass", "F-6.5")
    m.play("choose iron")
    assert resources(m, "home_1") == {"iron": 1}
    put(m, "home_2", "23 iron")
    use(turn(m, A), "workshop", "2 red")
    assert resources(m, "home_1") == {"iron": 1, "wood": 1}, "one choice left: taken at once"


@pytest.mark.clause("F-6.6")
def test_the_brewer_takes_any_skill():
    m = own(give(table(2), A, "1 red 1 saw 1 pick"), B, "brewer")
    use(m, "brewer", "1 red")
    assert set(m.legal()) == {"pay-skill saw", "pay-skill pick"}
    refused(m, "pay-skill anvil", "F-6.10"), refused(m, "pay-worker red", "F-6.10")
    refused(m, "pass", "F-5.8")
    pile = int(m.state["pile"][1])
    m.play("pay-skill pick")
    assert skills(m, A) == {"saw": 1} and int(m.state["pile"][1]) == pile + 1
    assert total(workers(m, A)) == 2


@pytest.mark.clause("F-6.7", "F-6.12")
def test_the_hiring_fair_does_not_give_back_what_was_paid():
    m = own(give(table(2), A, "1 red 1 saw"), B, "hiring_fair")
    with laid_out(m) as s:
        s["skill"][B] += s["pile"] - [0, 1, 0]
        s["skill_known"][B] += s["pile"] - [0, 1, 0]
        s["skills"][B] += s["pile_count"] - 1
        s["pile"][:] = s["pile_known"][:] = [0, 1, 0]
        s["pile_count"] = 1
    play(use(m, "hiring-fair", "1 red"), "pay-skill saw")
    assert skills(m, A) == {"pick": 1}, "two should be drawn, one was there"
    assert [int(n) for n in m.state["pile"]] == [1, 0, 0]


@pytest.mark.clause("F-6.9")
@pytest.mark.parametrize("allowed", ["true", "false"])
def test_paying_from_screen_or_group(allowed):
    m = table(2, "miner keywood", options={"extra_worker_may_come_from_outbid_group": allowed})
    own(m, B, "peddler")
    give(m, A, "4 yellow 1 red"), give(m, B, "3 yellow")
    bid(m, "miner", "2 yellow"), bid(m, "miner", "3 yellow")
    use(m, "peddler", "1 red")
    if allowed == "false":
        assert workers(m, A) == {"yellow": 1, "green": 1} and group(m, "miner", A) == 2
        return
    assert set(m.legal()) == {"pay-worker yellow", "pay-group miner"}
    refused(m, "pay-worker red", "F-6.10"), refused(m, "pay-group keywood", "F-4.4")
    m.play("pay-group miner")
    assert workers(m, A) == {"yellow": 2, "green": 1} and group(m, "miner", A) == 0


@pytest.mark.clause("F-6.9")
def test_a_winning_group_pays_nothing():
    m = own(give(table(2, "miner"), A, "3 yellow 1 red"), B, "peddler")
    bid(m, "miner", "1 yellow"), m.play("pass")
    use(m, "peddler", "1 red")
    assert group(m, "miner", A) == 1 and workers(m, A) == {"yellow": 1, "green": 1}


@pytest.mark.clause("F-6.10")
@pytest.mark.parametrize(
    ("name", "colour"), [("peddler", "yellow"), ("store", "blue"), ("fair", "red")]
)
def test_green_workers_come_from_the_supply(name, colour):
    m = own(give(table(2), A, f"2 {colour} 2 green"), B, name)
    before = bag(m)[colour]
    use(m, name, "1 green")
    assert bag(m)[colour] == before + 1 and int(m.state["greens"]) == 17
    with laid_out(m) as s:
        s["greens"] = 0
        s["screen"][B][3] += 17
        s["workers"][B] += 17
        s["known"][B][3] += 17
    m = flip(turn(m, A), name)
    use(m, name, "2 green")
    assert workers(m, A) == {}, "paid, but no green worker is left"


@pytest.mark.clause("F-6.11", "F-6.2")
def test_the_tavern_takes_green_too():
    m = own(give(table(2), A, "1 red 1 green"), B, "tavern", side=1)
    play(use(m, "tavern", "1 red"), "pay-worker green")
    assert total(workers(m, A)) == 3 and "green" not in workers(m, A)
    assert len(told(m, "drew_worker")) == 3 and bag(m)["green"] == 1


@pytest.mark.clause("F-6.14")
def test_a_payment_the_tile_names_is_not_asked_for():
    m = own(give(table(2), A, "1 red 2 saw"), B, "carpenter")
    use(m, "carpenter", "1 red")
    assert m.acting() == [B] and resources(m, "home_1") == {"wood": 3}
    assert told(m, "paid_skill") == [{"event": "paid_skill", "seat": A, "skill": "saw"}]
    assert play(m, "pass").acting() == [A] and may(m, "pass")


@pytest.mark.clause("F-6.14", "F-6.15")
@pytest.mark.parametrize(
    ("name", "few", "many", "pays"),
    [
        ("tavern", "1 red 1 blue", "1 red 1 yellow", "pay-worker"),
        ("tavern", "1 red 2 blue", "1 red 1 blue 1 yellow", "pay-worker"),
        ("brewer", "1 red 2 saw", "1 red 1 saw 1 pick", "pay-skill"),
        ("hiring_fair", "1 red 2 saw", "1 red 1 saw 1 pick", "pay-skill"),
    ],
)
def test_being_asked_for_a_payment_tells_nothing(name, few, many, pays):
    """B sees the same whether A has one way to pay or several."""
    seen = []
    for held in (few, many):
        m = own(give(table(2), A, held, unseen=True), B, name)
        use(m, name.replace("_", "-"), "1 red")
        assert m.acting() == [A] and all(move.startswith(pays) for move in m.legal())
        seen.append((m.view(B).json(), m.view(B).events(), len(m)))
    assert seen[0] == seen[1]


@pytest.mark.clause("F-6.15", "F-6.9")
def test_a_losing_group_is_always_asked_about():
    """Whether there is a worker of the colour behind the screen too is not seen."""
    for held, ways in (("3 yellow 1 red", 1), ("4 yellow 1 red", 2)):
        m = table(2, "keywood peddler")
        give(m, A, held), give(m, B, "4 yellow")
        bid(m, "keywood", "3 yellow"), bid(m, "keywood", "4 yellow")
        use(m, "peddler", "1 red")
        assert m.acting() == [A] and int(m.state["step"]) == state.PAY
        assert len(m.legal()) == ways and may(m, "pay-group keywood")
