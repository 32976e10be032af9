"""Bots: legal, blind to what they may not know, repeatable, and each better than the one before."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import korsi
from amounts import amount
from example.doors import GAME as DOORS
from korsi.bots import BOTS, make_bot, parse_bot
from korsi.bots.arena import arena, play_game, t_quantile
from korsi.bots.seats import bot_rng
from matches import sensible
from warm import thinks

SEATINGS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in korsi.game_names()
    for players in korsi.game(name).players
]
QUICK = {"random": "random", "greedy": "greedy:300", "flat": "flat:20"}


def bots_of(name: str) -> list[str]:
    """Those that are compiled in this run."""
    return [bot for bot in QUICK if bot != "flat" or thinks(name)]


BLIND = [
    pytest.param(name, players, bot, id=f"{bot}-{name}-{players}")
    for name in korsi.game_names()
    for players in korsi.game(name).players
    for bot in bots_of(name)
]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_every_bot_finishes_a_game(name, players):
    g = korsi.game(name)
    there = bots_of(name)
    kinds = [QUICK[there[seat % len(there)]] for seat in range(players)]
    match = play_game(g, [make_bot(text, g) for text in kinds], seed=players)
    assert match.over


@pytest.mark.parametrize(("name", "players", "bot"), BLIND)
def test_a_bot_does_not_know_what_it_cannot_know(name, players, bot):
    """Law 3: other hidden cards and another generator, the same view, the same choice."""
    g = korsi.game(name)
    rng = np.random.default_rng(2)
    m = korsi.Match(g, players=players, seed=2)
    guess = bot_rng(77, 0)
    for _ in range(12):
        if m.over:
            break
        seat = m.acting()[0]
        choose = make_bot(QUICK[bot], g)
        view = m.view(seat)
        other = g.new_states(1)
        other[0] = view.record
        g.entrypoints.redeal(other, 0, seat, guess)
        g.entrypoints.hide(other, 0, seat)
        redealt = korsi.View(g, other, seat, view.move_number)
        first = choose(view, bot_rng(5, seat))
        assert choose(redealt, bot_rng(5, seat)) == first
        assert first in view.actions()
        m.play(int(rng.choice(m.legal_actions(seat))), seat)


def test_a_bot_is_repeatable_and_leaves_the_match_alone():
    g = korsi.game("kilt_castle")
    m = korsi.Match(g, players=3, seed=8)
    digest, view = m.digest(), m.view(m.acting()[0])
    for text in QUICK.values():
        bot = make_bot(text, g)
        assert bot(view, bot_rng(1, 0)) == bot(view, bot_rng(1, 0))
    assert m.digest() == digest


def test_greedy_takes_what_is_best_for_it_at_the_end_of_the_turn():
    """Against an exhaustive search in plain Python, move by move."""
    g = korsi.game("kilt_castle")
    m = korsi.Match(g, players=3, seed=5)
    rng = np.random.default_rng(5)
    while len(m) < 30:
        m.play(int(rng.choice(m.legal_actions())))
    while m.state["step"] != 0:
        m.play(m.legal_actions()[0])

    def best(now: korsi.Match, turn: int) -> list[float]:
        """The values of all seats where the turn ends, everybody choosing for himself."""
        if now.over or now.state["turn"] != turn:
            return [g.entrypoints.value(now.states, 0, k) for k in range(3)]
        seat = now.acting()[0]
        ends = [best(now.at(len(now)).play(a), turn) for a in now.legal_actions()]
        return max(ends, key=lambda values: values[seat])

    seat, turn = m.acting()[0], int(m.state["turn"])
    worth = {a: best(m.at(len(m)).play(a), turn)[seat] for a in m.legal_actions()}
    chosen = make_bot("greedy", g)(m.view(seat), bot_rng(3, seat))
    assert worth[chosen] == pytest.approx(max(worth.values()))
    assert min(worth.values()) < max(worth.values())


@pytest.mark.one_in(4)
@pytest.mark.parametrize("best", range(6))
@pytest.mark.parametrize("budget", [24, 60, 240, 2000])
def test_greedy_judges_every_action_at_the_end_of_the_turn(best, budget):
    """However little it may look at, and wherever in the list the best action stands.

    One door has 14 positions behind it; in mid-turn every one looks better than at the end.
    """
    m = korsi.Match(DOORS, players=2, seed=1, options={"best": best})
    assert make_bot(f"greedy:{budget}", DOORS)(m.view(0), bot_rng(1, 0)) == best


def test_greedy_averages_over_chance_where_nothing_is_secret():
    """Four throws of a die of ten seldom beat 7.5 in the mean, one does in a fifth of all cases."""
    m = korsi.Match(DOORS, players=2, seed=1, options={"gamble": "true"})
    greedy = make_bot("greedy", DOORS)
    gambles = [greedy(m.view(0), bot_rng(seed, 0)) for seed in range(100)].count(0)
    assert gambles <= 6


@pytest.mark.parametrize("text", ["greedy:3000", "flat:60"])
def test_a_bot_asked_by_several_threads_at_once_chooses_as_if_alone(text):
    g = korsi.game("kilt_castle")
    m = korsi.Match(g, players=3, seed=5)
    rng = np.random.default_rng(5)
    views = []
    while not m.over and len(views) < 40:
        views.append(m.view(m.acting()[0]))
        m.play(int(rng.choice(m.legal_actions())))
    bot = make_bot(text, g)

    def ask(view: korsi.View) -> int:
        return bot(view, bot_rng(view.move_number, view.seat))

    alone = [ask(view) for view in views]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(ask, views * 3)) == alone * 3


@pytest.mark.one_in(6)
@pytest.mark.parametrize("players", [2, 4])
def test_each_bot_beats_the_one_before(players):
    """Blocks of all rotations; the share must be far above chance, not just above it."""
    g = korsi.game("kilt_castle")
    chance = 1 / players
    strong = arena(g, ["greedy"] + ["random"] * (players - 1), blocks=amount(3, 8))[0].json()
    assert strong["win_share"] > chance + 0.3
    stronger = arena(g, ["flat:200"] + ["greedy"] * (players - 1), blocks=amount(4, 12))[0].json()
    assert stronger["win_share"] > chance + 0.1


def test_the_arena_is_fair_to_equals():
    """The same bot in every seat: shares add up, and nobody is favoured by where it is listed."""
    g = korsi.game("kilt_castle")
    standings = [s.json() for s in arena(g, ["random"] * 3, blocks=60)]
    assert sum(s["win_share"] for s in standings) == pytest.approx(1)
    assert sum(s["mean_rank"] for s in standings) / 3 == pytest.approx(2, abs=0.2)
    for s in standings:
        low, high = s["interval_95"]
        assert low - 0.1 < 1 / 3 < high + 0.1


def test_every_entrant_sits_in_every_seat():
    """A rotation that forgot a seat would favour whoever never sits in the worst one."""
    g = korsi.game("kilt_castle")
    seen: dict[str, set[int]] = {"a": set(), "b": set()}

    def spy(name):
        def choose(view, rng):
            seen[name].add(view.seat)
            return view.actions()[0]

        return choose

    from korsi.bots.arena import Standing, play_block

    play_block(g, [Standing("a"), Standing("b")], [spy("a"), spy("b")], 1, None)
    assert seen == {"a": {0, 1}, "b": {0, 1}}


def test_t_quantiles():
    assert t_quantile(1) == 12.71 and t_quantile(10) == 2.23 and t_quantile(10_000) == 1.96


@pytest.mark.parametrize(
    "text", ["", "gredy", "greedy:", "greedy:x", "random:5", "flat:0", "flat:-3"]
)
def test_bots_that_are_not_there(text):
    if text == "greedy:":
        assert parse_bot(text) == ("greedy", BOTS["greedy"][1])
        return
    with pytest.raises(korsi.BadSetup):
        parse_bot(text)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "players"),
    [s for s in SEATINGS if korsi.game(s.values[0]).sensible is not None],
)
def test_something_legal_is_always_left_to_look_at(name, players):
    """Where a game says what no bot need look at."""
    m, pick = korsi.Match(korsi.game(name).interpreted, players, seed=players), random.Random(7)
    for _ in range(400):
        if m.over:
            break
        for quick in (False, True):
            left = sensible(m, quick)
            assert left and left <= set(m.legal())
        m.play(pick.choice(sorted(sensible(m))), m.acting()[0])
