"""The obvious whole of an action as one click: legal to its end, cheap, and true to its word."""

from __future__ import annotations

import random

import numpy as np
import pytest

import korsi
from amounts import amount
from korsi.core.position import laid_out
from korsi.core.scene import Offer
from korsi.games.troyes.moves import MOVES
from korsi.games.troyes.scene.targets import _left
from korsi.language import Words

from .conftest import TROYES, deniers, dice, influence, play, points, table

NAMES = ["Mina", "Arash", "Sara", "Kaveh"]


def offer(m: korsi.Match, seat: int = 0) -> Offer | None:
    return m.view(seat).scene().offer


def steps(m: korsi.Match) -> list[str]:
    found = offer(m)
    return [MOVES.write(a) for a in found.actions] if found else []


def text(m: korsi.Match) -> str:
    found = offer(m)
    assert found is not None
    return Words("en", TROYES, isolate=False).say(NAMES)(found.key, found.args)


def take_it(m: korsi.Match) -> korsi.Match:
    return play(m, *steps(m))


@pytest.mark.clause("T-8.1", "T-8.4")
def test_own_dice_that_bring_most_and_no_pip_more():
    m = table(2, dice={0: "y6 y6 y1", 1: "y6"}, cards="merchant", tradesmen={"merchant": {0: 1}})
    assert offer(m) is None  # first an action is chosen
    play(m, "activate merchant")
    assert steps(m) == ["take 0 yellow 6", "take 0 yellow 6", "done", "times 6"]
    assert text(m) == "All at once: take two yellow 6s"
    take_it(m)
    assert deniers(m)[0] == 20 + 12 and dice(m, 0) == "y1" and m.acting() == [1]


@pytest.mark.clause("T-8.2")
def test_where_own_dice_do_not_reach_the_cheapest_are_bought():
    m = table(3, dice={0: "r1", 1: "r4", 2: "r6"}, queue="war", filler=False)
    play(m, "fight war")
    assert steps(m) == ["take 1 red 4", "done"]  # a 6 would bring no more
    found = offer(m)
    assert found is not None and dict(found.notes)["preview-cost"]["deniers"] == 2
    take_it(m)
    assert deniers(m)[0] == 18


def test_a_group_begun_is_completed():
    m = table(2, dice={0: "y2 y3"}, cards="miller", tradesmen={"miller": {0: 1}},
              stand={"palace_1": 0})  # fmt: skip
    play(m, "activate miller; take 0 yellow 2")
    assert steps(m)[0] == "take 0 yellow 3"
    take_it(m)
    assert deniers(m)[0] == 22  # the building that pays was chosen with it


@pytest.mark.clause("T-18.3")
def test_what_counts_citizens_is_answered_once():
    """A stranger was asked three times which building pays, and what was promised hung on which
    citizen went there."""
    spaces = [f"palace_{n}" for n in range(1, 5)] + ["bishopric_1_1", "bishopric_1_2"]
    m = table(2, dice={0: "y6 y5 y5"}, cards="miller", stand=dict.fromkeys(spaces, 0))
    with laid_out(m) as s:
        s["general"][0] += s["supply"][0]
        s["supply"][0] = 0
    play(m, "activate miller")
    promised = dict(offer(m).notes)["preview-with-activate"]
    assert promised["varies"] == 1 and promised["times"] > 1
    take_it(m)
    often = promised["times"]
    lifted = {w: dict(t.notes) for t in m.view(0).scene().targets for w in [t.id] if "on-" in w}
    assert {note["preview-with-activate"]["deniers"] for note in lifted.values()} != set()
    play(m, "lift bishopric_1_1")
    assert steps(m) == [f"times {often}", *["collect palace"] * often]
    assert text(m) == f"All at once: {often} times from the Palace"
    play(m, f"times {often}; collect palace")
    assert steps(m) == ["collect palace"] * (often - 1)
    before = deniers(m)[0]
    take_it(m)
    assert deniers(m)[0] > before and m.acting() == [1]


@pytest.mark.clause("T-9.3")
def test_the_citizen_comes_from_the_supply_or_is_asked_for():
    m = table(2, dice={0: "y6"}, cards="merchant", stand={"palace_1": 0})
    play(m, "activate merchant")
    assert steps(m) == ["take 0 yellow 6", "done", "from supply", "times 3"]
    poor = table(2, dice={0: "y6"}, cards="merchant",
                 stand=dict.fromkeys([f"palace_{n}" for n in range(1, 7)], 0))  # fmt: skip
    play(poor, "activate merchant")
    assert steps(poor) == ["take 0 yellow 6", "done"]  # whom to move is no matter of course
    take_it(poor)
    assert offer(poor) is None
    # what it costs to move him is told where he is chosen, and what was promised comes first then
    rows = {t.id: t.notes for t in poor.view(0).scene().targets}
    gives_up = ("preview-gives-up", {"space": "palace_3", "colour": "red"})
    assert rows["target-on-palace_3"] == (gives_up,)
    leaves = ("preview-leaves-card", {"activity": "miller"})
    assert _left(MOVES.parse("recall miller")) == leaves
    play(poor, "lift palace-3")
    assert steps(poor) == ["times 3"] and text(poor) == "As often as possible: 3 times"
    assert dict(offer(poor).notes)["preview-with-activate"]["deniers"] == 6


@pytest.mark.clause("T-11.2")
def test_no_more_dice_than_there_are_flags():
    m = table(2, dice={0: "r6 r5 r4"}, queue="brigands_1", on={"brigands_1": [0, 1, 1]})
    play(m, "fight brigands_1")
    assert steps(m)[0] == "take 0 red 4" and len(steps(m)) == 2


@pytest.mark.clause("T-10.3")
def test_every_own_white_die_builds():
    m = table(2, dice={0: "w6 w2 w1"})
    play(m, "build")
    take_it(m)
    assert points(m)[0] == 3 and influence(m)[0] == 10 + 2 + 1 + 1


@pytest.mark.clause("T-12.1")
def test_which_die_places_a_citizen_is_not_foreseen():
    m = table(2, dice={0: "r3 y4"})
    play(m, "place")
    assert offer(m) is None


@pytest.mark.clause("T-6.8")
def test_black_dice_are_countered_with_as_few_pips_as_do():
    m = table(2, dice={0: "r3 w6 y4 y2"}, black=[6, 2])
    assert steps(m) == ["discard red 3", "done"]  # red counts double
    assert text(m) == "All at once: counter the black 6 with a red 3"
    play(m, "counter 2")
    assert text(m).startswith("All at once: counter black dice worth 8 with ")
    take_it(m)
    assert influence(m)[0] == 12


@pytest.mark.clause("T-8.9")
def test_low_dice_are_turned_over_for_one_payment():
    m = table(2, dice={0: "y1 w2 r3 r1 y6"}, influence=[4, 4])
    assert set(steps(m)) == {"flip red 1", "flip yellow 1", "flip white 2"}
    assert "(4 influence)" in text(m)
    play(m, "flip red 1")
    assert len(steps(m)) == 2 and "influence" not in text(m)
    take_it(m)
    assert dice(m, 0) == "r3 r6 w5 y6 y6" and influence(m)[0] == 0
    poor = table(2, dice={0: "y1 w2"}, influence=[3, 3])
    assert offer(poor) is None
    high = table(2, dice={0: "y4 w6 r3"}, influence=[9, 9])
    assert offer(high) is None  # one die is one click


@pytest.mark.parametrize("players", (1, 2, 4))
def test_every_offer_can_be_taken_and_keeps_its_word(players):
    m, chance = korsi.Match(TROYES, players=players, seed=5), random.Random(players)
    kept = taken = 0
    while not m.over and taken < amount(60, 2000):
        seat = m.acting()[0]
        view = m.view(seat)
        found = view.scene().offer
        if found is not None:
            after = m.at(len(m))
            for action in found.actions:
                after.play(action, seat)  # legal to its end
            assert len(found.actions) > 1 or found.key == "offer-times"
            states = m.game.new_states(1)
            states[0] = view.record
            m.game.entrypoints.redeal(states, 0, seat, np.array([7, 8, 9, taken + 1], np.int64))
            m.game.entrypoints.hide(states, 0, seat)
            assert m.game.scene(states[0], seat, view.actions()).offer == found  # nothing hidden
            kept += _as_told(m, after, seat, found)
            taken += 1
        m.play(chance.choice(m.legal_actions()))
    assert taken > 20 and kept > 5


def _as_told(m: korsi.Match, after: korsi.Match, seat: int, found: Offer) -> bool:
    """Deniers, influence and points beside one's name are what the words say; asked only where
    nothing is left to choose and the round goes on."""
    told = next((args for key, args in found.notes if "money" in args), None)
    same_round = int(after.state["round"]) == int(m.state["round"])
    if told is None or after.state["plan"] or not same_round:
        return False
    sign = {"more": 1, "less": -1, "same": 0}
    ways = ("money", "favour"), ("deniers", "influence")
    for way, what, of in zip(*ways, (deniers, influence), strict=True):
        price = dict(found.notes).get("preview-cost", {"deniers": 0})["deniers"]
        apart = told.get("place", 0) + price if what == "deniers" else 0  # a place, dice of others
        assert of(after)[seat] - of(m)[seat] == sign[told[way]] * told[what] - apart
    for _, said in told["points"]:
        beside = [m.game.standing(one.view(seat).record)[seat]["points"] for one in (m, after)]
        assert beside == [said["before"], said["after"]]
    return True


def test_all_the_dice_of_an_offer_are_shown_in_the_tray():
    """Only the first of them was, with what it alone would bring."""
    m = table(2, dice={0: "w5 w4 y1", 1: "w3"})
    play(m, "build")
    found = offer(m)
    assert found is not None
    whole = [t.whole for t in m.view(0).scene().targets if t.whole]
    assert [(w.action, *w.then) for w in whole] == [found.actions]
    assert [p.id for p in whole[0].ghost] == ["would-be-0", "would-be-1", "would-be"]
