"""F-7: transport and upgrading."""

from __future__ import annotations

import pytest

from korsi.games.keyflower import box, state

from .conftest import (
    A,
    B,
    all_pass,
    build,
    colour,
    flip,
    give,
    may,
    on_tile,
    own,
    play,
    points,
    put,
    refused,
    resources,
    skills,
    summer_boat,
    table,
    tile,
    turn,
    use,
)

VILLAGE = {"keywood": (1, -1, 0), "peddler": (1, 0, 0)}  # a triangle of roads with home 1
ENTRIES = {e["id"]: e for e in [*box.TILE_ENTRIES, *box.HOME_ENTRIES]}
UPGRADABLE = [name for name, e in ENTRIES.items() if "upgrade_cost" in e]


def hauling(at="home_1", players=2, side=0, options=None, boat=None, village=None, **lying):
    """A has just used B's transport tile."""
    m = build(table(players, options=options), A, VILLAGE if village is None else village)
    for name, text in lying.items():
        put(m, name, text)
    if boat:
        summer_boat(m, A, boat)
    give(m, A, "1 red")
    if at != "home_1":
        own(m, B, at, side=side)
    return use(m, at, "1 red")


def left(m):
    return int(m.state["budget"]), int(m.state["upgrades"])


@pytest.mark.clause("F-7.1", "F-7.2")
def test_allowance_and_own_village_only():
    m = hauling("stable", side=1, keywood="2 wood", home_2="1 gold")
    assert left(m) == (4, 2)
    refused(m, "carry gold home-2", "F-7.2")
    refused(m, "upgrade home-2", "F-7.2")
    refused(m, "upgrade stable", "F-7.2")
    play(m, "carry wood keywood")
    refused(m, "to home-2", "F-7.3"), refused(m, "finish", "F-7.3")
    m.play("to peddler")
    assert left(m) == (3, 2) and resources(m, "peddler") == {"wood": 1}


@pytest.mark.clause("F-7.1")
def test_the_allowance_is_fixed_even_if_the_tile_is_flipped():
    m = hauling(home_1="1 wood 1 stone", keywood="1 iron")
    assert left(m) == (1, 1)
    m.play("upgrade home-1")
    assert int(m.state["side"][tile("home_1")]) == 1 and left(m) == (1, 0)
    prompt = m.view(A).json()["prompt"]
    assert prompt["may"] == "move"  # no upgrade is left to be spoken of


@pytest.mark.clause("F-7.3", "F-7.10")
def test_roads_on_both_sides():
    # the Apprentice hall south-west of the home: road there; a boat at the water side: none
    village = {"apprentice_hall": (-1, 1, 1), "summer_boat_1": (0, 1, 0), "keywood": (0, -1, 2)}
    m = hauling("stable", village=village, home_1="1 wood")
    m.play("carry wood home-1")
    edges = {t["tile"]: t for t in m.view().json()["seats"][A]["village"]}
    home = edges["home_1"]
    open_ways = {
        n.replace("_", "-")
        for d, n in enumerate(home["beside"])
        if n and home["edges"][d] == "R" and edges[n]["edges"][(d + 3) % 6] == "R"
    }
    assert {x.split()[1] for x in m.legal()} == open_ways
    assert "summer-boat-1" not in open_ways and open_ways
    refused(m, "to summer-boat-1", "F-7.3")


@pytest.mark.clause("F-7.3")
def test_no_road_no_transport():
    m = hauling(
        "stable",
        village={"keywood": (1, -1, 0), "forge": (1, -2, 1)},
        forge="1 iron",
        home_1="1 wood",
    )
    refused(m, "carry iron forge", "F-7.3")
    refused(m, "carry gold home-1", "F-7.3")


@pytest.mark.clause("F-7.4")
def test_points_are_split_freely_and_lost_at_the_end():
    m = hauling("farrier", keywood="1 wood 1 gold")
    play(m, "carry wood keywood", "to home-1", "carry wood home-1", "to peddler")
    play(m, "carry gold keywood", "to home-1")
    assert resources(m, "peddler") == {"wood": 1} and resources(m, "home_1") == {"gold": 1}
    assert left(m) == (0, 1)
    refused(m, "carry wood peddler", "F-7.4")
    m = hauling("farrier", keywood="1 wood").play("finish")
    assert m.acting() == [B] and int(m.state["budget"]) == 0


@pytest.mark.clause("F-7.5", "F-7.9")
@pytest.mark.parametrize("name", UPGRADABLE)
def test_every_upgrade_costs_what_the_box_says(name):
    """Paid exactly; one piece less and it is refused; the points are those of the printed sides."""
    entry = ENTRIES[name]
    cost = entry["upgrade_cost"]
    lying = [f"{n} {r}" for r, n in cost.items() if r in box.RESOURCES]
    lying += [f"{cost['any_resource']} stone"] if "any_resource" in cost else []
    skill = [f"{n} {k}" for k, n in cost.items() if k in box.SKILLS]
    skill += [f"{cost['any_skill']} pick"] if "any_skill" in cost else []
    homes = ("home_1", "home_2") if name not in ("home_1", "home_2") else ("home_3", "home_4")
    for missing in (False, True):
        m = table(2, homes=homes)
        joined = "keywood" if name != "keywood" else "apprentice_hall"  # a way for the wood
        build(m, A, {name: (0, -1, 0), joined: (1, -1, 0)})
        paid = list(lying)
        known = list(skill)
        if missing and paid:
            n, kind = paid[0].split()
            paid[0] = f"{int(n) - 1} {kind}"
        elif missing:
            known = []
        for text in paid:
            put(m, name, text)
        for text in known:
            give(m, A, text)
        put(m, homes[0], "1 wood")
        give(m, A, "1 red")
        before = points(m)
        use(m, homes[0], "1 red")
        if missing:
            refused(m, f"upgrade {name}", "F-7.5")
            continue
        supply = int(m.state["supply"].sum())
        m.play(f"upgrade {name}")
        if "any_skill" in cost:  # F-6.15: asked although the pick is all there is
            assert m.legal() == ["spend-skill pick"]
            m.play("spend-skill pick")
        assert int(m.state["side"][tile(name)]) == 1 and resources(m, name) == {}
        assert int(m.state["supply"].sum()) == supply + sum(int(t.split()[0]) for t in lying)
        assert skills(m, A) == {} and int(m.state["pile_count"]) == 48
        gold = sum(int(t.split()[0]) for t in lying if t.endswith("gold"))
        yards = 0 if "score" not in entry["basic"] else sum(
            int(t.split()[0]) for t in lying) * entry["basic"]["score"]["vp_each"]  # fmt: skip
        assert points(m) == before + entry["upgraded"]["vp"] - entry["basic"]["vp"] - gold - yards
        if m.acting() == [A]:
            m.play("finish")


@pytest.mark.clause("F-7.5")
def test_resources_must_lie_on_that_very_tile():
    m = hauling("stable", home_1="1 wood", keywood="1 stone")
    refused(m, "upgrade home-1", "F-7.5")
    play(m, "carry stone keywood", "to home-1", "upgrade home-1")
    assert points(m) == 5


@pytest.mark.clause("F-7.6", "F-7.11")
@pytest.mark.parametrize("allowed", ["true", "false"])
def test_interleaving(allowed):
    options = {"interleave_moves_and_upgrades": allowed}
    m = hauling("stable", side=1, options=options, home_1="1 wood 1 stone", keywood="1 iron")
    play(m, "carry iron keywood", "to peddler", "upgrade home-1")
    if allowed == "true":
        play(m, "carry iron peddler", "to home-1")
        assert resources(m, "home_1") == {"iron": 1}
    else:
        assert m.legal() == ["finish"], "moves are over"
        m = hauling("stable", side=1, options=options, home_1="1 wood 1 stone 1 iron",
                    keywood="1 gold", peddler="1 gold")  # fmt: skip
        m.play("upgrade home-1")
        refused(m, "carry gold keywood", "F-7.6")
        assert may(m, "upgrade peddler")


@pytest.mark.clause("F-7.7", "F-7.12")
def test_the_payer_chooses_the_counters():
    m = hauling("stable", home_1="1 wood 1 stone 2 gold")
    m.play("upgrade home-1")
    assert set(m.legal()) == {"spend wood", "spend stone", "spend gold"}
    refused(m, "spend iron", "F-7.7"), refused(m, "finish", "F-7.5")
    m.play("spend stone")
    assert resources(m, "home_1") == {"wood": 1, "gold": 1}, "gold follows by itself"
    m = hauling("stable", home_1="1 wood 1 stone 2 gold")
    play(m, "upgrade home-1", "spend gold")
    assert resources(m, "home_1") == {"wood": 1, "stone": 1}
    m = hauling("stable", home_1="1 wood 1 stone 2 gold")
    play(m, "upgrade home-1", "spend wood")
    refused(m, "spend wood", "F-7.7")
    play(m, "spend stone")
    assert resources(m, "home_1") == {"gold": 2}


@pytest.mark.clause("F-7.7")
def test_gold_is_never_replaced_and_replaces_no_skill():
    m = hauling("stable", peddler="1 wood 1 stone", keywood="3 gold")
    refused(m, "upgrade peddler", "F-7.5")
    refused(m, "upgrade keywood", "F-7.5")


@pytest.mark.clause("F-7.7", "F-7.5")
def test_any_resource_and_any_skill():
    m = table(2)
    build(m, A, {"inn": (0, -1, 0)})
    give(put(m, "inn", "1 wood 1 iron"), A, "1 red 1 saw 1 anvil")
    use(m, "home-1", "1 red")
    m.play("upgrade inn")
    assert set(m.legal()) == {"spend wood", "spend iron"}
    m.play("spend iron")
    assert set(m.legal()) == {"spend-skill saw", "spend-skill anvil"}
    refused(m, "spend-skill pick", "F-7.5"), refused(m, "spend wood", "F-7.5")
    m.play("spend-skill anvil")
    assert skills(m, A) == {"saw": 1} and resources(m, "inn") == {"wood": 1}


@pytest.mark.clause("F-7.8", "F-9.8")
def test_a_flipped_tile_keeps_everything():
    m = build(table(2), A, VILLAGE)
    give(m, A, "4 blue 1 saw")
    use(m, "keywood", "1 blue")
    use(turn(m, A), "home-1", "1 blue").play("upgrade keywood")
    assert on_tile(m, "keywood") == {"blue": 1} and resources(m, "keywood") == {"wood": 1}
    assert colour(m, "keywood") == "blue"
    assert (int(m.state["q"][tile("keywood")]), int(m.state["r"][tile("keywood")])) == (1, -1)
    if m.acting() == [A]:
        m.play("finish")
    use(turn(m, A), "keywood", "2 blue")
    assert resources(m, "keywood") == {"wood": 4}, "the new side at once, the use count stays"


@pytest.mark.clause("F-7.9")
def test_what_cannot_be_upgraded():
    m = own(table(2, "keywood"), A, "summer_boat_1", "keythedral", "key_mine")
    flip(m, "key_mine")
    give(put(m, "home_1", "1 wood"), A, "1 red 1 saw 1 anvil")
    build(m, A, {"peddler": (0, -1, 0)})
    use(m, "home-1", "1 red")
    refused(m, "upgrade summer-boat-1", "F-7.9"), refused(m, "upgrade keythedral", "F-7.9")
    refused(m, "upgrade key-mine", "F-7.9"), refused(m, "upgrade keywood", "F-7.2")


@pytest.mark.clause("F-7.12")
def test_the_end_of_an_action_tells_nothing_about_skills():
    """No counter lies anywhere; the Keywood's upgrade asks for a saw only: both are asked."""
    for skill in ("", "1 saw"):
        m = give(build(table(2), A, {"keywood": (1, -1, 0)}), A, "1 red " + skill)
        use(m, "home-1", "1 red")
        assert m.acting() == [A] and int(m.state["step"]) == state.HAUL
        assert may(m, "upgrade keywood") == bool(skill)
        m.play("finish")
        assert m.acting() == [B]
    m = give(table(2), A, "1 red")
    assert use(m, "home-1", "1 red").acting() == [B]
    all_pass(m)
