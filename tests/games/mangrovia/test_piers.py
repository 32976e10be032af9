"""M-5: the boat and the piers."""

from __future__ import annotations

import pytest

from korsi.core.game import game
from korsi.core.position import laid_out
from korsi.games.mangrovia import GAME
from korsi.language import LANGUAGES, Words

from .conftest import (
    at_pier,
    first,
    lay_row,
    play_on,
    refused,
    seat_of,
    sites,
    start,
    told,
    verbs,
)


def counts(m, seat=0):
    """Cards in hand, amulets, huts built."""
    me = seat_of(m, seat)
    return sum(me["hand_size"].values()), me["amulets_size"], len(me["built"])


@pytest.mark.clause("M-5.1")
def test_the_boat_visits_the_piers_in_order():
    m = play_on(start(3), "bowl 2", "bowl 1", "bowl 5", "bowl 3", "bowl 6", "bowl 4")
    seen = []
    while m.view().json()["round"] == 1:
        seen.append((m.view().json()["pier"], m.acting()[0]))
        m.play("waive")
    owners = [1, 0, 0, 2, 2, 1, 1, 2, 2, 0, 0, 1]
    assert seen == [(pier, owners[pier - 1]) for pier in range(1, 13)]


@pytest.mark.clause("M-5.3", "M-5.10")
def test_steps_keep_their_order_and_can_be_waived():
    m = at_pier(1)
    assert verbs(m) == {"take", "draw", "waive"}
    m.play("draw landscape")  # waives both face-up cards
    assert counts(m) == (1, 0, 0) and m.view().json()["pier"] == 12, "nothing is left at pier 1"
    m = first(at_pier(1), "take")
    assert verbs(m) == {"take", "draw", "waive"}
    m.play("draw valuables")
    assert m.view().json()["pier"] == 12
    m = at_pier(6).play("draw valuables")
    assert verbs(m) == {"draw", "waive"}, "the face-up card cannot be made up later"
    m.play("waive")
    assert m.view().json()["pier"] == 7


@pytest.mark.clause("M-5.3")
def test_the_whole_action_can_be_waived():
    for pier in range(1, 13):
        m = at_pier(pier, "reed water 3 5 6", birds="reed water")
        before = counts(m)
        m.play("waive")
        assert counts(m) == before and m.view().json()["pier"] != pier
        assert told(m, "waives") == [{"event": "waives", "seat": 0, "pier": pier}]


@pytest.mark.clause("M-5.4", "M-5.10")
def test_one_alternative_is_chosen():
    m = first(at_pier(5), "take")
    assert verbs(m) == {"take", "waive"}
    refused(m, "draw valuables", "M-5.5")
    m = at_pier(5).play("draw landscape")
    assert verbs(m) == {"draw", "waive"}
    m = at_pier(7).play("draw landscape")
    assert counts(m) == (1, 0, 0) and m.view().json()["pier"] != 7
    m = at_pier(7).play("amulets")
    assert counts(m) == (0, 1, 0) and m.view().json()["pier"] != 7
    m = at_pier(8, "sand 7", birds="sand reed")
    assert {"amulets", "build c2r1"} <= set(m.legal())
    m.play("amulets")
    assert counts(m) == (2, 1, 0) and m.view().json()["step"] == "bowl"


STEPS = {
    1: {"take", "draw"},
    2: {"amulets"},
    3: {"take"},
    4: {"take", "draw"},
    5: {"take", "draw"},
    6: {"take", "draw"},
    7: {"amulets", "draw"},
    8: {"amulets", "build"},
    9: {"build", "double"},
    10: {"build"},
    11: {"build", "draw"},
    12: {"birds"},
}


@pytest.mark.clause("M-5.5")
@pytest.mark.parametrize("pier", range(1, 13))
def test_what_each_pier_offers(pier):
    m = at_pier(pier, "reed reed water 6 6 4 7", birds="reed water")
    assert verbs(m) == STEPS[pier] | {"waive"}


@pytest.mark.clause("M-5.5")
@pytest.mark.parametrize(
    ("pier", "up", "down"), [(1, 2, 1), (3, 1, 0), (4, 1, 1), (5, 2, 0), (6, 1, 2)]
)
def test_how_many_cards_a_pier_brings(pier, up, down):
    m = at_pier(pier)
    taken = {"take": 0, "draw": 0}
    while m.view().json()["pier"] == pier:
        verb = "take" if "take" in verbs(m) else "draw"
        first(m, verb)
        taken[verb] += 1
    assert taken == {"take": up, "draw": down}
    assert counts(m)[0] == up + down


@pytest.mark.clause("M-5.6")
def test_building_is_never_compulsory():
    rich = "reed reed water 6 6 5 3"
    for pier in (8, 9, 10, 11):
        assert "waive" in at_pier(pier, rich, birds="reed water").legal()
    m = at_pier(10, "reed water 3 5 6", birds="reed water")
    play_on(m, "build c5r4", "pay water", "pay 6", "waive")
    assert seat_of(m, 0)["built"] == ["c5r4"]
    m = at_pier(11, rich, birds="reed water").play("draw landscape")
    assert counts(m) == (8, 0, 0)


@pytest.mark.clause("M-5.7")
def test_two_huts_only_at_pier_10_and_a_double_one_only_at_pier_9():
    rich = "reed reed water water 6 6 4 4 5 3"
    for pier in (8, 9, 11):
        m = at_pier(pier, rich, birds="reed water")
        assert ("double" in verbs(m)) == (pier == 9)
        play_on(m, "build c5r4", "pay water", "pay 6")
        assert sites(m) == set() and "double" not in verbs(m)
    m = at_pier(10, rich, birds="reed water")
    assert "double" not in verbs(m)
    play_on(m, "build c5r4", "pay water", "pay 6")
    assert "c2r2" in sites(m)


@pytest.mark.clause("M-5.8", "M-5.11")
def test_both_cards_of_pier_5_come_from_one_source_unless_agreed():
    mixed = at_pier(5, options={"pier5_same_source": "false"})
    first(mixed, "take")
    assert verbs(mixed) == {"take", "draw", "waive"}
    mixed.play("draw landscape")
    assert counts(mixed) == (2, 0, 0) and mixed.view().json()["pier"] == 8
    m = at_pier(7, options={"pier5_same_source": "false"}).play("amulets")
    assert m.view().json()["pier"] != 7, "other piers are not changed"
    assert "draw valuables" not in first(at_pier(5), "take").legal()


@pytest.mark.clause("M-5.9")
def test_the_talisman_cannot_be_waived():
    m = at_pier(12, seat=2).play("waive")
    view = m.view().json()
    assert view["start_player"] == 2 and m.acting() == [2]
    assert view["birds"] == ["mangrove", "water"], "the birds were left where they are"


@pytest.mark.clause("M-15.4", "M-6.5")
def test_who_can_plainly_do_nothing_is_not_asked():
    m = at_pier(3)
    lay_row(m, "")
    with laid_out(m, missing="nothing: a bowl more") as s:
        s["pier"] = 1  # the boat comes from pier 2
        s["bowl_on"][1] = 1
        s["active"] = 1
    m.play("waive")
    assert {"event": "idle_pier", "seat": 0, "pier": 3} in told(m, "idle_pier")
    assert m.view().json()["pier"] != 3


@pytest.mark.clause("M-15.4")
def test_who_might_build_is_asked_even_if_he_cannot():
    """Otherwise the others would learn what he holds."""
    poor = play_on(at_pier(5, "water 2", birds="sand reed"), "waive")
    assert poor.view().json()["pier"] == 8
    poor = at_pier(9, "water", birds="sand reed")
    assert poor.legal() == ["waive"]
    m = at_pier(4, "", birds="sand reed").play("waive")
    assert {"event": "idle_pier", "seat": 0, "pier": 9} in told(m, "idle_pier"), "no landscape card"


@pytest.mark.clause("M-15.4")
def test_whom_the_boat_passes_by_is_told_why():
    """The log said that there was nothing they could do, and not what they lacked."""
    m = at_pier(4, "", birds="sand reed").play("waive")
    passed = {"event": "idle_pier", "seat": 0}

    def why(pier: int, code: str = "en") -> str:
        (event,) = GAME.telling.touched(None, m.view(1).ints, {**passed, "pier": pier})
        return Words(code, "mangrovia", isolate=False).event(event, ["Ann", "Ben", "Cy", "Di"], 0)

    assert why(9) == "The reason: no landscape card."
    assert why(2) == "The reason: no amulet to be had."
    assert why(8) == "The reason: no amulet to be had and no landscape card."
    with laid_out(m, missing="huts") as s:
        s["huts"][0] = 0
    assert why(10) == "The reason: no hut left."
    assert all(why(pier, code) for pier in (3, 8, 11) for code in LANGUAGES)


@pytest.mark.clause("M-5.5")
def test_the_prompt_says_what_comes_next():
    m = at_pier(1)

    def prompt():
        told = m.view(0).json()["prompt"]
        return told["next"], told["count"]

    assert prompt() == ("up", 2)
    first(m, "take")
    assert prompt() == ("up", 1)
    first(m, "take")
    assert prompt() == ("down", 1)


@pytest.mark.clause("M-5.5")
def test_the_prompt_asks_for_no_hut_that_cannot_be_built():
    poor = at_pier(11, "water", birds="sand reed")
    assert verbs(poor) == {"draw", "waive"}
    step = poor.view(0).json()["prompt"]
    assert (step["next"], step["count"], step["then"]) == ("unbuilt", 1, "down")
    assert poor.view(1).json()["prompt"]["next"] == "build", "what he cannot is his secret"
    words = Words("en", game("mangrovia"))
    said = words("prompt-act", **{key: step[key] for key in step if key != "step"})
    plain = said.replace("\u2068", "").replace("\u2069", "")
    why = "you have no card of a landscape a bird sits on"
    assert f"cannot build a hut now: {why}. Draw a face-down card." in plain
    step = at_pier(10, "water", birds="sand reed").view(0).json()["prompt"]
    assert (step["next"], step["then"], step["why"]) == ("unbuilt", "none", "land")


@pytest.mark.clause("M-8.12")
def test_the_prompt_says_why_what_a_pier_offers_cannot_be_built():
    """It offered a double hut that was not to be found among the choices."""
    words = Words("en", game("mangrovia"))

    def said(m):
        step = m.view(0).json()["prompt"]
        text = words("prompt-act", **{key: step[key] for key in step if key != "step"})
        return text.replace("\u2068", "").replace("\u2069", "").partition(". ")[2]

    one = said(at_pier(9, "reed 4", birds="sand reed"))
    assert one == "Build a hut. No double hut now: it takes two landscape cards for the same space."
    assert said(at_pier(9, "reed reed 4", birds="sand reed")).endswith("no doubled price exactly.")
    both = at_pier(9, "reed reed sand sand 2 4 7 5 3 6", birds="sand reed")
    assert verbs(both) == {"build", "double", "waive"}
    assert said(both) == "Choose 1 hut, or 1 double hut."
    none = said(at_pier(8, "water 4", birds="sand reed"))
    assert none == "Take amulets. No hut now: you have no card of a landscape a bird sits on."
    assert said(at_pier(8, "reed 4", birds="sand reed")) == "Choose amulets, or 1 hut."
