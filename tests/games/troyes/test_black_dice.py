"""T-6.7 to T-6.14: countering black dice."""

from __future__ import annotations

import pytest

from korsi.core.position import laid_out
from korsi.language import Words

from .conftest import dice, influence, play, points, refused, table, verbs


@pytest.mark.clause("T-6.7", "T-6.10")
def test_clockwise_until_none_remain():
    m = table(2, dice={0: "w6 w5", 1: "w6"}, black=[5, 4, 3], start=0)
    play(m, "discard white 6; done")
    assert m.acting() == [1] and influence(m) == [11, 10]
    play(m, "discard white 6; done")
    assert m.acting() == [0]
    play(m, "discard white 5; done")
    assert influence(m) == [12, 11]
    assert dice(m, 0) == dice(m, 1) == ""
    assert m.acting() == [0] and "pass" in m.legal(), "the actions begin with the start player"


@pytest.mark.clause("T-6.8")
def test_red_dice_count_double():
    m = table(2, dice={0: "r2 w3"}, black=[4])
    assert "done" not in m.legal()
    refused(m, "done", "T-6.8")
    for layout in ("wide", "tall"):  # nobody guesses it: it stands beside the sum
        said = next(p for p in m.view(0).scene(layout).pieces if p.id == "red-doubles")
        assert said.written.key == "written-red-doubles" and said.thing == "die-red"
    play(m, "discard red 2; done")
    assert dice(m, 0) == "w3"


@pytest.mark.clause("T-6.8")
def test_any_mixture_of_colours():
    m = table(2, dice={0: "y1 w2 r1"}, black=[5])
    play(m, "discard yellow 1; discard white 2")
    refused(m, "done", "T-6.8")
    play(m, "discard red 1; done")
    assert dice(m, 0) == ""


@pytest.mark.clause("T-6.9")
def test_several_black_dice_in_one_go():
    m = table(2, dice={0: "r5 w1"}, black=[6, 4, 3, 2])
    assert {"counter 4", "counter 3", "counter 2"} <= set(m.legal())
    assert "counter 6" not in m.legal(), "the highest is compulsory already"
    play(m, "counter 3")
    refused(m, "counter 4", "T-6.8")
    refused(m, "counter 3", "T-6.9")
    play(m, "counter 2; discard red 5")
    refused(m, "done", "T-6.8")
    play(m, "discard white 1; done")
    assert influence(m)[0] == 13
    assert [int(n) for n in m.state["black"][1:]] == [0, 0, 0, 1, 0, 0]


@pytest.mark.clause("T-6.11", "T-6.14")
def test_influence_first_nothing_bought_no_cubes():
    m = table(2, dice={0: "w5", 1: "r6"}, black=[5], cards="priest", cubes={"priest": {0: 2}})
    assert verbs(m) == {"reroll", "recruit", "flip", "discard"}
    refused(m, "take 1 red 6", "T-6.11")
    refused(m, "take neutral red 1", "T-6.11")
    refused(m, "use priest", "T-6.7")
    play(m, "recruit; discard white 5")
    refused(m, "recruit", "T-8.9")


@pytest.mark.clause("T-6.12")
def test_failing_is_not_a_choice():
    m = table(2, dice={0: "w2 y3"}, black=[5], points={0: 5})
    refused(m, "yield", "T-6.12")
    m = table(2, dice={0: "w1 y3"}, black=[5], points={0: 5})
    refused(m, "discard white 1", "T-6.8")
    play(m, "yield")
    assert points(m)[0] == 3 and dice(m, 0) == "w1 y3"
    assert influence(m)[0] == 10


@pytest.mark.clause("T-6.12")
def test_influence_may_save_the_day():
    m = table(2, dice={0: "w1"}, black=[5])
    play(m, "flip white 1")
    refused(m, "yield", "T-6.12")
    play(m, "discard white 6; done")
    assert influence(m)[0] == 10 - 4 + 1


@pytest.mark.clause("T-6.14")
def test_whoever_can_only_fail_is_not_asked():
    m = table(2, dice={0: "w6", 1: "w1"}, black=[5, 4], influence=[0, 0], points={1: 5})
    play(m, "discard white 6; done")
    assert points(m)[1] == 3 and m.acting() == [0]


@pytest.mark.clause("T-6.13")
def test_superfluous_dice_are_allowed_and_grey_never_counters():
    m = table(2, dice={0: "w6 w5"}, black=[1])
    play(m, "discard white 5; discard white 6; done")
    assert dice(m, 0) == "" and dice(m, 4) == "r1"


@pytest.mark.example("E-16")
@pytest.mark.clause("T-6.12")
def test_three_against_four():
    m = table(2, dice={0: "w2 y1"}, black=[4], influence=[0, 0], points={0: 7}, start=1, active=1)
    with laid_out(m) as s:
        s["black"][6] += 1  # seat 1 counters first
        s["dice"][1][0][6] += 1
        s["dice_supply"][0] -= 1
    play(m, "discard red 6; done")
    assert points(m)[0] == 5 and dice(m, 0) == "w2 y1"
    assert m.state["black"].sum() == 0


@pytest.mark.example("E-5")
@pytest.mark.clause("T-6.8", "T-6.9", "T-6.10")
def test_anna_and_faye():
    m = table(4, dice={0: "r4 y1", 1: "w1 y3 y5"}, black=[6, 4, 2])
    play(m, "counter 2; discard red 4; done")
    assert influence(m)[0] == 12
    play(m, "discard white 1; discard yellow 3; done")
    assert influence(m)[1] == 11 and dice(m, 1) == "y5"


@pytest.mark.clause("T-6.12")
def test_who_is_too_weak_reads_it_and_finds_the_way_out_first():
    """A stranger was told to defend with 6, had 4, and looked for what else there was."""
    m = table(2, dice={0: "r1 y1 y1"}, black=[6], points={0: 5})
    view = m.view(0)
    said = view.json()["prompt"]
    assert (said["weak"], said["all"], said["need"]) == (1, 4, 6)
    told = Words("en", view.game, isolate=False)("prompt-counter", **said)
    assert "all your dice count only 4" in told
    scene = view.scene("tall")
    assert [section.id for section in scene.sections if section.first] == ["tray"]
    way_out = next(t for t in scene.targets if t.key == "action-yield")
    assert way_out.notes == (("preview-yield", {"points": 2}),)
    play(m, "yield")
    assert points(m)[0] == 3
    strong = table(2, dice={0: "r1 y4"}, black=[6]).view(0)
    assert strong.json()["prompt"]["weak"] == 0
    assert not any(section.first for section in strong.scene("tall").sections)
    poor = table(2, dice={0: "w1"}, black=[6], points={0: 1}).view(0).scene()  # T-5.5
    assert next(t.notes for t in poor.targets if t.key == "action-yield")[0][1]["points"] == 1
