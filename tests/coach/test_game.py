"""The game afterwards: it adds up, knows nothing it may not, and grades bad play as bad."""

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from types import SimpleNamespace

import pytest

from example.hands import GAME as HANDS
from korsi.bots.arena import play_game
from korsi.bots.seats import make_bot
from korsi.coach.evaluator import Evaluator
from korsi.coach.game import (
    GRADES,
    MISTAKE,
    SLIP,
    Analysis,
    Decision,
    _sums,
    _tell_apart,
    analyse,
    decisions_of,
    grade_of,
    shares,
)
from korsi.coach.graph import HEIGHT, svg
from korsi.core.game import game
from korsi.core.match import Match
from korsi.core.position import laid_out
from warm import thinks


@cache
def played(name: str, *bots: str) -> Match:
    return play_game(game(name), [make_bot(bot, game(name)) for bot in bots], 11)


@cache
def analysed(name: str, *bots: str) -> Analysis:
    return analyse(played(name, *bots), looks=2)


CASES = [("kilt_castle", "level4", "random"), ("mangrovia", "level1", "random", "level1")]
# Mangrovia's bots are compiled in one run of three, and nobody waits for them here.
drawn = pytest.mark.skipif(not thinks(CASES[1][0]), reason="its bots are not compiled in this run")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("case", [CASES[0], pytest.param(CASES[1], marks=drawn)])
def test_it_adds_up(case):
    """Average + set-up + luck + play + others is the result, for every seat, to the last digit."""
    found = analysed(*case)
    assert [a.result for a in found.accounts] == shares(played(*case))
    for seat, a in enumerate(found.accounts):
        parts = a.average + a.setup + a.luck + a.play + a.others
        assert abs(parts - a.result) < 1e-9
        rows = [p["seats"][seat] for p in found.periods]
        for name in ("luck", "play", "others", "cost"):
            assert abs(sum(row[name] for row in rows) - getattr(a, name)) < 1e-9
        assert a.decisions == sum(a.grades.values())
    assert [d.first for d in found.decisions[1:]] == [d.last for d in found.decisions[:-1]]
    assert [n for n, _ in found.chances] == [0, *(d.last for d in found.decisions)]


def test_no_luck_where_nothing_is_drawn():
    """Kilt Castle: after the set-up, no dice, no draws, nothing hidden."""
    found = analysed(*CASES[0])
    assert all(luck == 0.0 for d in found.decisions for luck in d.luck)
    assert any(a.setup for a in found.accounts)


@drawn
def test_luck_where_cards_are_drawn():
    found = analysed(*CASES[1])
    assert any(abs(luck) > 0.01 for d in found.decisions if d.chance for luck in d.luck)
    last = found.decisions[-1]
    assert all(not any(d.luck) for d in found.decisions if not d.chance and d is not last)


@drawn
def test_what_came_is_weighed_against_what_could_have_come():
    """Whatever was drawn, the mean before it is the same one, over draws from where the game truly
    stood: so luck is nothing on average."""
    match = played(*CASES[1])
    evaluator = Evaluator(match.game, match.players)
    steps = [match.at(d.last - 1) for d in decisions_of(match) if d.chance]
    rolls = [
        s for s in steps if s.state["rng"].tolist() != match.at(len(s) + 1).state["rng"].tolist()
    ]
    before = rolls[len(rolls) // 2]
    asked = match.actions[len(before)]
    told = [evaluator.drawn(before.states, seat, *asked) for seat in range(match.players)]
    with laid_out(before) as s:
        s["rng"] = [1, 2, 3, 4]
    assert told == [evaluator.drawn(before.states, seat, *asked) for seat in range(match.players)]


@pytest.mark.parametrize("gathered", [False, True])
def test_what_others_gathered_in_secret_is_their_play(gathered):
    """Held for luck, it was bad luck on average: who gathers keeps what suits him."""
    match = Match(replace(HANDS, gathered=gathered), 2, seed=1)
    while not match.over:
        match.play("keep", match.acting()[0])
    (*_, last) = decisions_of(match)
    told = SimpleNamespace(foreseen=lambda *asked: 0.7, drawn=lambda *asked: 0.6)
    _tell_apart(match, told, last, {last.first: [0.5, 0.5], last.last: [1.0, 0.0]})
    came = [pytest.approx(0.3), pytest.approx(-0.7)]
    assert (last.luck, last.shown) == (([0, 0], came) if gathered else (came, [0, 0]))
    assert _sums([last], last.seat, 0.0)[2] == (came[last.seat] if gathered else 0.0)
    # what was drawn was luck in any case
    match = Match(replace(HANDS, gathered=gathered), 2, seed=1)
    while not match.over:
        match.play("swap", match.acting()[0])
    (*_, last) = decisions_of(match)
    _tell_apart(match, told, last, {last.first: [0.5, 0.5], last.last: [1.0, 0.0]})
    assert last.luck == [pytest.approx(0.4), pytest.approx(-0.6)] and last.shown == [0, 0]


@drawn
def test_what_nobody_could_know_is_not_judged():
    """Whatever a seat cannot know, dealt anew, changes neither its chance nor what it holds for
    possible."""
    match = played(*CASES[1])
    decision = next(d for d in decisions_of(match) if d.chance and d.first > 20)
    evaluator = Evaluator(match.game, match.players)
    step = match.at(decision.last - 1)
    for seat in range(match.players):
        view = step.view(seat)
        other = match.at(decision.last - 1).redeal(seat, 999).view(seat)
        assert evaluator.chance(view) == evaluator.chance(other)
        asked = decision.seat, decision.played[-1]
        assert evaluator.foreseen(view, *asked) == evaluator.foreseen(other, *asked)


def test_the_same_game_is_told_the_same_way():
    again = analyse(played(*CASES[0]), looks=2)
    assert {**again.json(), "seconds": 0} == {**analysed(*CASES[0]).json(), "seconds": 0}


def test_bad_play_costs_more():
    """Where both have as much to throw away: random against itself, level4 against itself."""
    bad = analyse(played("kilt_castle", "random", "random"), looks=8)
    good = analyse(played("kilt_castle", "level4", "level4"), looks=8)

    def cost(found: Analysis) -> float:
        return sum(d.cost for d in found.decisions) / len(found.decisions)

    assert cost(bad) > 2 * cost(good)
    assert bad.turning and all(bad.decisions[i].grade in GRADES[2:] for i in bad.turning)
    costs = [bad.decisions[i].cost for i in bad.turning]
    assert costs == sorted(costs, reverse=True) and len(costs) <= 5
    for i in bad.turning:
        d = bad.decisions[i]
        assert d.best != d.played and d.wrong < len(d.played)


@pytest.mark.parametrize(
    "cost, spread, forced, grade",
    [
        (0.0, 0.0, True, ""),
        (0.001, 0.0, False, "best"),
        (SLIP - 0.001, 0.001, False, "good"),
        (SLIP, 0.001, False, "slip"),
        (MISTAKE, 0.01, False, "mistake"),
        (MISTAKE, 0.2, False, "good"),  # the playouts cannot tell it from nothing
    ],
)
def test_grades(cost, spread, forced, grade):
    decision = Decision(0, 1, 0, [0], False, 0, forced, cost=cost, spread=spread)
    assert grade_of(decision) == grade


@pytest.mark.one_in(3)
@drawn
def test_every_name_stands_inside_the_graph():
    found = analysed(*CASES[1])
    heights = [float(y) for y in re.findall(r'y="([-0-9.]+)" fill', svg(found, ["a", "b", "c"]))]
    assert len(heights) == 3 and all(0 < y < HEIGHT for y in heights)
    assert all(abs(a - b) > 10 for a, b in combinations(heights, 2))


def test_how_far_it_has_come():
    heard = []
    analyse(played(*CASES[0]), heard.append, looks=1)
    assert heard == sorted(heard) and heard[0] < 0.1 and heard[-1] == 1.0
