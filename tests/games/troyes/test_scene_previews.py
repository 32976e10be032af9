"""What the picture of Troyes foretells: it is true, and nothing hidden or left to chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

import korsi
from korsi.core.position import laid_out
from korsi.core.scene import FACES
from korsi.games.troyes.box import COLOURS
from korsi.games.troyes.moves import BUILD, DONE, PASS
from korsi.games.troyes.scene.previews import by_die, outcome, trial_of
from korsi.games.troyes.state import COLLECT, CUBES, GATHER, SOURCE, TIMES, TURN
from korsi.language import Words

from .conftest import GREY, TROYES, deniers, influence, play, points, table


def target(m: korsi.Match, seat: int, name: str):
    return next(t for t in m.view(seat).scene().targets if t.id == f"target-{name}")


def plain(notes) -> list[tuple[str, dict]]:
    """Notes without the names of people, changes with their sign; of points how many more there
    would be beside one's name."""
    found = []
    for key, args in notes:
        said = {k: v for k, v in args.items() if k != "seat"}
        if said.pop("glory", ""):
            said["points"] = sum(told["after"] - told["before"] for _, told in said["points"])
        ways = (("money", "deniers"), ("favour", "influence"))
        for way, what in ways:
            if way in said:
                sign = {"more": 1, "less": -1, "same": 0}[said.pop(way)]
                assert bool(sign) == bool(said[what])
                said[what] *= sign
        found.append((key, said))
    return found


def change(deniers: int = 0, influence: int = 0, points: int = 0) -> dict[str, int]:
    return {"deniers": deniers, "influence": influence, "points": points}


def farms(deniers: int, named: str) -> dict[str, int | str]:
    """Named where neither question nor row has said what would be done."""
    return {"named": named, **change(deniers=deniers)}


# ------------------------------------------------------------ while dice are gathered


@pytest.mark.clause("T-8.2")
def test_a_die_says_what_the_group_would_cost_from_whom_and_bring():
    m = table(2, dice={0: "y5", 1: "y6"}, deniers=[20, 20])
    play(m, "farm; take 0 yellow 5")
    asked = target(m, 0, "take-1-2-6")
    assert plain(asked.notes) == [
        ("preview-with-farm", farms(5, "no")),  # what it brings first; the cost is said
        ("preview-cost", {"deniers": 4, "dice": 4, "place": 0}),
        ("preview-group", {"total": 11}),
    ]
    assert asked.choices[0].args["seat"].id == 1  # and whose die it is, in the row itself


def test_the_group_that_would_be_is_drawn_apart_from_the_dice():
    m = table(2, dice={0: "y5", 1: "y6"}, deniers=[20, 20])
    play(m, "farm; take 0 yellow 5")
    scene = m.view(0).scene()
    asked = next(t for t in scene.targets if t.id == "target-take-1-2-6")
    die, first, summed = asked.choices[0].ghost
    assert all("die-yellow" in FACES[p.face] for p in (die, first))
    assert ">11</text>" in FACES[summed.face] and ">-4</text>" in FACES[summed.face]
    assert "tone-seat1" in FACES[summed.face]  # who is paid
    dice = [p for p in scene.pieces if p.id.startswith("die-")]
    assert dice and all(p.x < die.x - 100 for p in dice)


def test_a_group_that_is_too_small_says_how_much_is_needed():
    m = table(2, dice={0: "y1 y4"}, cards="miller", tradesmen={"miller": {0: 1}})
    play(m, "activate miller")
    notes = plain(target(m, 0, "take-0-2-1").notes)
    assert notes == [
        ("preview-short", {"total": 4}),
        ("preview-cost", {"deniers": 0, "dice": 0, "place": 0}),
        ("preview-group", {"total": 1}),
    ]


def test_times_say_what_each_number_of_activations_brings():
    m = table(2, dice={0: "y5"}, cards="merchant", tradesmen={"merchant": {0: 1}})
    play(m, "activate merchant; take 0 yellow 5; done")
    told = [plain(t.notes)[0][1] for t in m.view(0).scene().targets]
    # first as often as the dice allow, which is what nearly everybody wants
    assert [(n["times"], n["deniers"]) for n in told] == [(2, 4), (1, 2)]


@pytest.mark.clause("T-8.2")
def test_more_dice_of_others_are_told_to_bring_more_whatever_they_cost():
    """2 deniers a time, 0, 2 and 4 for the dice: one has 2 more each time, but not by as much."""
    seen = {}
    for steps in ("take 0 yellow 2", "take 1 yellow 4", "take 1 yellow 4; take 0 yellow 2"):
        n = table(2, dice={0: "y2", 1: "y2 y4"}, cards="merchant", tradesmen={"merchant": {0: 1}},
                  deniers=[20, 20])  # fmt: skip
        play(n, f"activate merchant; {steps}")
        done = next(t for t in n.view(0).scene().targets if t.key == "action-done")
        told = dict(plain(done.notes))["preview-with-activate"]
        seen[told["times"]] = told["deniers"]
    assert seen == {1: 2, 2: 4, 3: 6}


def test_a_cube_that_counters_an_event_says_so():
    m = table(2, dice={0: "r4"}, queue="brigands_1", on={"brigands_1": [0, 1, 1]})
    (note,) = [n for n in plain(target(m, 0, "own-0-4").notes) if "countered" in n[0]]
    assert note == (
        "preview-with-countered",
        {"named": "yes", "card": "brigands_1", "times": 1, **change(influence=1, points=2)},
    )  # three, less the one a cube there would have brought at the end


@pytest.mark.clause("T-11.2")
def test_only_as_many_cubes_are_told_as_find_a_flag():
    m = table(2, dice={0: "r6 r2"}, queue="brigands_1", on={"brigands_1": [0, 1, 1]})
    told = dict(plain(target(m, 0, "fight-brigands_1").notes))
    assert told["preview-own-dice"] == {"total": 8}  # enough for two
    assert told["preview-with-countered"]["times"] == 1


@pytest.mark.clause("T-12.2")
def test_a_citizen_who_takes_the_place_of_his_own_is_told_where_he_stands():
    m = table(2, dice={0: "r3"}, stand={"palace_3": 0}, influence=[0, 0])
    notes = target(m, 0, "own-0-3").notes
    assert dict(plain(notes))["preview-with-expelling"]["space"] == "palace_3"
    said = Words("en", m.game, isolate=False).say(["Mina", "Arash"], 0)
    assert "A citizen goes to Palace 3 and expels one of your own" in [
        said(*note) for note in notes
    ]


@pytest.mark.clause("T-12.2")
def test_whom_a_citizen_expels_is_told_before_he_enters():
    m = table(2, dice={0: "r3 r4"}, stand={"palace_3": 1, "palace_4": GREY})
    said = Words("en", m.game, isolate=False).say(["Mina", "Arash"], 0)
    told = [said(*n) for value in (3, 4) for n in target(m, 0, f"own-0-{value}").notes]
    assert "A citizen goes to Palace 3 and expels one of Arash’s" in told
    assert "A citizen goes to Palace 4 and expels a neutral one" in told


# ------------------------------------------------------------ T-7.1 before an action is chosen


def test_before_an_action_a_die_says_its_price_and_what_every_action_would_bring():
    m = table(2, dice={1: "y5"}, cards="merchant", tradesmen={"merchant": {0: 1}}, deniers=[9, 9],
              influence=[0, 0], stand={"city_hall_2_1": 1})  # fmt: skip
    asked = target(m, 0, "die-1-2-5")
    assert asked.choices == () and asked.key == "piece-die"
    notes = plain(asked.notes)
    assert notes[0] == ("preview-buys", {"deniers": 2})
    assert ("preview-with-farm", farms(2, "yes")) in notes
    merchant = {"activity": "merchant", "times": 2, "named": "yes", "place": 0}
    merchant |= change(deniers=4) | {"varies": 0}
    assert ("preview-with-activate", merchant) in notes
    assert ("preview-with-place", {"space": "city_hall_2_2", **change()}) in notes
    assert "activity-merchant" in asked.lights


def test_of_a_die_what_brings_most_is_told_first():
    m = table(2, dice={1: "y6"}, cards="sculptor", tradesmen={"sculptor": {0: 1}}, deniers=[9, 9],
              influence=[0, 0])  # fmt: skip
    price, first, *rest = plain(target(m, 0, "die-1-2-6").notes)
    assert price[0] == "preview-buys" and first[1]["points"] == 2
    assert ("preview-with-farm", farms(3, "yes")) in rest


def test_a_die_opens_just_the_actions_that_can_use_it():
    m = table(2, dice={1: "w5 y1"}, deniers=[9, 9], influence=[0, 0])
    scene = m.view(0).scene()
    opened = [t for t in scene.targets if t.group == "target-die-1-1-5"]
    verbs = {m.game.moves.json(t.choices[0].action)["action"] for t in opened}
    assert verbs == {"build", "place", "fight"}
    assert all(t.choices[0].action in m.legal_actions() for t in opened)
    small = [t for t in scene.targets if t.group == "target-die-1-2-1"]
    assert [m.game.moves.json(t.choices[0].action)["action"] for t in small] == ["place"]


def test_an_own_die_is_free_and_still_offers_what_influence_can_do():
    m = table(2, dice={0: "y4"}, influence=[5, 5])
    own = target(m, 0, "own-2-4")
    inside = [t for t in m.view(0).scene().targets if t.group == own.id]
    assert {"action-reroll", "action-flip"} < {t.key for t in inside}
    assert plain(own.notes)[0] == ("preview-free", {})
    assert ("preview-with-farm", farms(2, "yes")) in plain(own.notes)


def test_an_action_says_what_one_s_own_dice_would_bring():
    m = table(2, dice={0: "y5 y4 y1 y1 r6", 1: "y6"}, cards="merchant")
    notes = plain(target(m, 0, "card-merchant").notes)
    cost = TROYES.box.data["activity"][1]["cost"]
    brings = {"activity": "merchant", "times": 5, "named": "no", "place": cost}
    brings |= change(10, points=1) | {"varies": 0}  # its tradesman, at the end
    assert notes == [("preview-own-dice", {"total": 10}), ("preview-with-activate", brings)]


@pytest.mark.clause("T-18.3")
def test_a_card_says_what_it_gives_and_not_only_its_price():
    """The Miller's gain is chosen after everything else, and may be nothing as things stand."""
    cost = TROYES.box.data["activity"][2]["cost"]
    m = table(2, dice={0: "y5"}, cards="miller", stand={"palace_1": 0, "bishopric_1_1": 0})
    told = dict(plain(target(m, 0, "card-miller").notes))
    brings = {"activity": "miller", "times": 1, "named": "no", "place": cost}
    brings |= change(2, points=2) | {"varies": 0}  # its tradesman, at the end
    assert told["preview-with-activate"] == brings
    with_a_die = dict(plain(target(m, 0, "own-2-5").notes))
    assert with_a_die["preview-with-activate"] == {**brings, "named": "yes"}
    # nobody stands there: what it would give is said in the card's own words
    m = table(2, dice={0: "y5"}, cards="miller")
    notes = plain(target(m, 0, "card-miller").notes)
    nothing = {"activity": "miller", "times": 1, "named": "no", "place": cost}
    nothing |= change(points=2 - 3)  # its tradesman, and less money for a character
    assert notes[1] == ("preview-with-nothing", nothing)
    assert [key for key, _ in notes[2:]] == ["says-choose", "says-per-citizen", "says-per-citizen"]
    # own dice do not reach: its price, and what it is for
    m = table(2, dice={0: "y2", 1: "y6"}, cards="miller")
    notes = plain(target(m, 0, "card-miller").notes)
    assert notes[-1] == ("preview-tradesman", {"deniers": cost})
    assert [key for key, _ in notes[:2]] == ["preview-not-alone", "says-choose"]
    # what would: a six of another's, from whom two deniers buy it
    assert dict(notes)["preview-not-alone"] == {"deniers": 2}
    poor = (("preview-not-alone", {"deniers": 2}),)
    assert target(m, 0, "fight-marauding").notes == poor


@pytest.mark.parametrize("name", ["priest", "archer", "monk"])
def test_what_works_later_or_by_chance_is_told_in_the_card_s_own_words(name):
    m = table(2, dice={0: "r6 w6"}, cards=name, tradesmen={name: {0: 1}})
    card = TROYES.explain(m.view(0).record, 0, f"activity-{name}")
    told = target(m, 0, f"card-{name}").notes
    assert told[-1] in card.says and told[-1] != card.says[-1]


def test_the_last_die_of_a_round_is_told_too():
    m = table(2, dice={0: "y5"}, filler=False, influence=[0, 0])
    assert ("preview-with-farm", farms(2, "yes")) in plain(target(m, 0, "own-2-5").notes)
    play(m, "farm")
    assert ("preview-with-farm", farms(2, "no")) in plain(target(m, 0, "take-0-2-5").notes)


# ------------------------------------------------------------ true


def positions(players: int, seed: int):
    m, chance = korsi.Match(TROYES, players=players, seed=seed), random.Random(seed)
    while not m.over:
        yield m
        m.play(chance.choice(m.legal_actions()))


def take(die: tuple[int, int, int]) -> int:
    district, colour, value = die
    word = "neutral" if district == 4 else district
    return TROYES.moves.parse(f"take {word} {COLOURS[colour]} {value}")


def carried_on(m: korsi.Match, seat: int, action: int, die) -> korsi.Match | None:
    """The same by the rules themselves, step by step on the real table; None where one must ask."""
    one = m.at(len(m))
    for step in (action, take(die)):
        if step not in one.legal_actions():
            return None
        one.play(step, seat)
    while int(one.state["plan"]):
        legal, step = one.legal(), int(one.state["step"])
        if step == GATHER:
            if "done" not in legal:
                return None
            one.play("done")
        elif step == SOURCE:
            one.play(one.legal_actions()[0])
        elif step == TIMES:
            one.play(one.legal_actions()[-1])
        elif step in (COLLECT, CUBES):
            return None
    return one


@pytest.mark.parametrize("players", (1, 2, 4))
def test_what_is_foretold_comes_true(players):
    compared = 0
    for n, m in enumerate(positions(players, 8)):
        if int(m.state["step"]) != TURN or n % 3:
            continue
        seat = m.acting()[0]
        view = m.view(seat)
        for die, brings in by_die(trial_of(view.record, seat), view.actions()).items():
            for action, told in brings.items():
                after = carried_on(m, seat, action, die)
                if after is None or not told.sure or int(after.state["round"]) != m.state["round"]:
                    continue
                real = change(
                    deniers(after)[seat] - deniers(m)[seat],
                    influence(after)[seat] - influence(m)[seat],
                    points(after)[seat] - points(m)[seat],
                )
                assert change(told.deniers, told.influence, told.points) == real
                beside = [m.game.standing(one.view(seat).record)[seat] for one in (m, after)]
                assert [told.before, told.after] == [entry["points"] for entry in beside]
                parts = [(1 if n["way"] == "more" else -1) * n["points"] for _, n in told.parts]
                assert sum(parts) == told.after - told.before
                compared += 1
    assert compared > 50


def test_points_are_told_as_they_stand_beside_one_s_name():
    """Two points for the cube were told, and the number above the table rose by four."""
    m = table(2, dice={0: "w1"}, influence=[0, 0], stand={"bishopric_1_1": 0})
    said = Words("en", m.game, isolate=False).say(["Mina", "Arash"], 0)
    before = m.game.standing(m.view(0).record)[0]["points"]
    (note,) = (n for n in target(m, 0, "cathedral").notes if n[0] == "preview-with-build")
    assert said(*note).endswith(f"points {before}\xa0→\xa0{before + 3}: +1 now, +2 for levels")
    play(m, "build; take 0 white 1; done")
    assert m.game.standing(m.view(0).record)[0]["points"] == before + 3


@pytest.mark.clause("T-9.2")
def test_what_dice_cost_is_told_with_the_place_they_are_for():
    """ "Costs nothing" was said of one's own die, and three deniers were gone."""
    m = table(2, dice={0: "y2", 1: "y6"}, cards="merchant", deniers=[20, 20])
    play(m, "activate merchant")
    place = TROYES.box.data["activity"][1]["cost"]
    for name, dice in (("take-0-2-2", 0), ("take-1-2-6", 2)):
        told = dict(target(m, 0, name).notes)["preview-cost"]
        assert told == {"deniers": dice + place, "dice": dice, "place": place}
    play(m, "take 1 yellow 6; done")
    assert deniers(m)[0] == 20 - 2 - place


def test_a_table_that_is_interpreted_tells_the_same():
    """Nothing of a picture may be compiled there: the records it holds cannot be."""
    m = next(m for m in positions(3, 8) if int(m.state["step"]) == TURN)
    twin = korsi.Match(TROYES.interpreted, players=3, seed=8)
    for seat, action in m.actions:
        twin.play(action, seat)
    seat = m.acting()[0]
    assert twin.view(seat).scene().json() == m.view(seat).scene().json()


def test_trying_leaves_the_table_as_it_was():
    m = table(3, dice={0: "y5 r3", 1: "w4", 2: "y6"}, cards="merchant")
    view = m.view(0)
    before = view.record.tobytes()
    by_die(trial_of(view.record, 0), view.actions())
    assert view.scene().targets
    assert view.record.tobytes() == before


# ------------------------------------------------------------ nothing hidden, nothing undecided


def test_what_dice_decide_is_not_foretold():
    m = table(2, dice={0: "r6 r6"}, cards="archer", tradesmen={"archer": {0: 1}})
    asked = dict(target(m, 0, "own-0-6").notes)
    archer = {"activity": "archer", "times": 3, "named": "yes", "place": 0}
    assert asked["preview-with-chance"] == archer | {"adds": 0, "sure": ()}
    play(m, "activate archer; take 0 red 6")
    told = [note for t in m.view(0).scene().targets for note in t.notes]
    assert {key for key, _ in told} == {
        "preview-group",
        "preview-cost",
        "preview-with-chance",
    }


def test_the_end_of_the_game_is_not_foretold():
    """It would count characters nobody but their holder knows."""
    m = table(2, dice={0: "y5"}, round=4, points={0: 5, 1: 5})
    assert outcome(trial_of(m.view(0).record, 0), [PASS]).sure  # the other one may still act
    with laid_out(m) as s:
        s["passed"][1] = 1
    told = outcome(trial_of(m.view(0).record, 0), [PASS])
    assert not told.sure and told.points == 0


@pytest.mark.parametrize("players", (2, 3, 4))
def test_what_a_seat_may_not_know_changes_nothing_it_sees(players):
    """Re-dealt, all that is hidden leaves the picture, its targets and its previews as they are."""
    looked = 0
    for n, m in enumerate(positions(players, 6)):
        if n % 17:
            continue
        for seat in range(-1, players):
            seen = m.view(seat).scene().json()
            states = m.game.new_states(1)
            for guess in range(2):
                states[0] = m.state
                m.game.entrypoints.hide(states, 0, seat)
                m.game.entrypoints.redeal(states, 0, seat, np.array([7, 8, 9, guess + 1], np.int64))
                m.game.entrypoints.hide(states, 0, seat)
                actions = m.legal_actions() if seat in m.acting() else []
                assert m.game.scene(states[0], seat, actions).json() == seen
            held = {f"character-{c}" for c in range(6) if int(m.state["character"][c]) == seat}
            shown = {p["id"] for p in seen["pieces"] if p["id"].startswith("character-")}
            assert shown == (held if seat >= 0 else set())
            looked += 1
    assert looked > 20


@pytest.mark.clause("T-9.2")
def test_a_card_names_its_price_in_citizens_before_dice_are_chosen():
    """Its place takes a citizen as well as deniers; where none is left, one leaves its place."""
    m = table(2, dice={0: "y5"}, cards="miller", stand={"palace_1": 0}, deniers=[20, 20])
    key, args = next(
        n for t in m.view(0).scene().targets if t.id.startswith("target-card-") for n in t.notes
        if n[0] == "preview-tradesman" or n[1].get("place")
    )  # fmt: skip
    for language, citizen in (("en", "citizen"), ("fa", "شهروند"), ("de", "Bürger")):
        assert citizen in Words(language, TROYES)(key, **args)
    supply = int(m.state["supply"][0])
    assert supply and not _moves_there(m)
    m.state["supply"][0] = 0
    assert _moves_there(m)
    m.state["lying"][1][0] = 1  # nothing is given up with that one
    assert not _moves_there(m) and _moves_there(m, "preview-lying-goes")


def _moves_there(m: korsi.Match, said: str = "preview-moves-there") -> bool:
    targets = [t for t in m.view(0).scene().targets if t.id.startswith("target-card-")]
    return any(key == said for t in targets for key, _ in t.notes)


@pytest.mark.clause("T-18.21")
def test_the_diplomat_says_how_many_cubes_his_activations_put():
    """He was said to put one cube where he puts two; what he is paid is said, too."""
    m = table(2, dice={0: "r6"}, cards="diplomat", tradesmen={"diplomat": {0: 1}}, queue="war",
              influence=[9, 9])  # fmt: skip
    notes = plain(target(m, 0, "card-diplomat").notes)
    told = dict(notes)["preview-with-cubes"]
    assert (told["times"], told["cubes"]) == (1, 2)
    assert ("says-pays-influence", {"paid": 2}) in notes
    play(m, "activate diplomat; take 0 red 6; done")
    asked = {"step": "cubes", "left": 2, "rolled": 0, "hits": 0}
    assert m.view(0).moment()["prompt"] == asked


@pytest.mark.clause("T-18.29")
def test_who_stops_putting_cubes_is_told_what_is_lost() -> None:
    """Done stood first, without a word of the cubes it gives up."""
    m, chance, seen = korsi.Match(TROYES, players=3, seed=0), random.Random(0), 0
    while not m.over:
        seat = m.acting()[0]
        if m.view(seat).moment()["step"] == "cubes" and DONE in m.legal_actions(seat):
            choices = [c for t in m.view(seat).scene().targets for c in t.choices]
            ((key, told),) = choices[-1].notes
            assert choices[-1].action == DONE and key == "preview-gives-up-cubes"
            assert choices[-1].key == "action-give-up"  # it was called Done, as if all were put
            assert told["cubes"] == m.view(seat).moment()["prompt"]["left"]
            seen += 1
        m.play(chance.choice(m.legal_actions(seat)))
    assert seen


@pytest.mark.clause("T-9.8")
def test_how_often_is_listed_from_most_to_least() -> None:
    """Below the whole stood once before twice."""
    m = table(2, dice={0: "y6"}, cards="merchant", tradesmen={"merchant": {0: 1}})
    play(m, "activate merchant; take 0 yellow 6; done")
    ranks = {c.args["times"]: c.rank for t in m.view(0).scene().targets for c in t.choices}
    assert sorted(ranks, key=ranks.__getitem__) == sorted(ranks) and len(ranks) == 3


@pytest.mark.clause("T-18.3")
def test_each_use_of_the_miller_says_what_it_pays_and_the_whole_what_is_paid():
    """Three uses were told as if each paid all of it; and the citizen taken was one that pays."""
    stand = {"palace_1": 0, "palace_2": 0, "city_hall_1_1": 0}
    m = table(2, dice={0: "y6 y6"}, cards="miller", stand=stand, deniers=[9, 9])
    m.state["supply"][0] = 0
    foretold = dict(plain(target(m, 0, "card-miller").notes))["preview-with-activate"]
    assert (foretold["times"], foretold["deniers"]) == (3, 12)
    m.play("activate miller")
    m.play("take 0 yellow 6")
    m.play("take 0 yellow 6")
    m.play("done")
    told = dict(plain(target(m, 0, "on-palace_1").notes))["preview-with-activate"]
    assert told["deniers"] == 6  # whoever takes that one
    m.play("lift city-hall-1-1")
    m.play("times 3")
    for _ in range(3):
        assert plain(target(m, 0, "building-palace").notes) == [("preview-collect", {"deniers": 4})]
        nothing = plain(target(m, 0, "building-bishopric").notes)
        assert nothing == [("preview-collect", {"deniers": 0})]
        m.play("collect palace")
    assert deniers(m)[0] == 9 - 4 + 12


@pytest.mark.clause("T-8.1")
def test_who_cannot_build_for_want_of_white_dice_is_told_so():
    m = table(2, dice={0: "y6", 1: "y2"}, deniers=[9, 9])
    view = m.view(0)
    lacks = TROYES.lacking(view.ints, 0, BUILD, view.refused(BUILD))
    assert lacks == ("lacks-dice", {"colour": "white"}, "T-8.1")
    m = table(2, dice={0: "y6", 1: "w2"}, deniers=[1, 9])
    view = m.view(0)
    lacks = TROYES.lacking(view.ints, 0, BUILD, view.refused(BUILD))
    assert lacks is not None and lacks[0] == "lacks-deniers"
