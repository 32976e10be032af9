"""search and the levels: blind to what they may not know, repeatable, in time, and no fools."""

from __future__ import annotations

import time
import tomllib
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import korsi
from amounts import amount
from example.doors import GAME as DOORS
from korsi.bots import BOTS, make_bot, parse_bot, search, seats
from korsi.bots.arena import arena
from korsi.bots.levels import LEVELS
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import Candidate, asking, inattentive, make_search, propose, widened
from korsi.bots.seats import bot_rng, check_bot
from korsi.bots.thinking import (
    Thinking,
    changed,
    level_of,
    read_thinking,
    thinking_file,
    write_thinking,
)
from korsi.games import ORDER
from warm import thinks

TINY = "+look=24+budget=8+turns=1+periods=1+candidates=3"
KILT = "kilt_castle"


def positions(g: korsi.Game, players: int, count: int):
    """Views of a game played at random, of seats that have something to decide."""
    m = korsi.Match(g, players, seed=4)
    rng = np.random.default_rng(4)
    while not m.over and count:
        seat = m.acting()[0]
        if len(m.legal_actions(seat)) > 1 and rng.integers(4) == 0:
            count -= 1
            yield m.view(seat)
        m.play(int(rng.choice(m.legal_actions(seat))), seat)


def redealt(g: korsi.Game, view: korsi.View, hide: bool = True) -> korsi.View:
    """The same with other things where the seat cannot look."""
    other = g.new_states(1)
    other[0] = view.record
    g.entrypoints.redeal(other, 0, view.seat, bot_rng(77, view.move_number))
    if hide:
        g.entrypoints.hide(other, 0, view.seat)
    return korsi.View(g, other, view.seat, view.move_number)


@pytest.mark.parametrize("name", filter(thinks, ORDER))
def test_no_level_knows_what_it_cannot_know(name):
    """Law 3."""
    g = korsi.game(name)
    for players in amount({g.players[0], g.players[-1]}, {*g.players}):
        for view in positions(g, players, amount(2, 8)):
            other = redealt(g, view)
            for level in LEVELS:
                budget = 2 if LEVELS[level].limit else 0
                bot = make_bot(f"{level}:{budget}{TINY}", g)
                first = bot(view, bot_rng(5, 0))
                assert bot(other, bot_rng(5, 0)) == first
                assert first in view.actions()


@pytest.mark.parametrize("name", ORDER)
def test_what_is_dealt_again_there_is_something(name):
    """So the test above can fail: whoever saw what is hidden from him would see another table."""
    g = korsi.game(name)
    for view in positions(g, g.players[-1], 2):
        later = korsi.View(g, view.states, view.seat, view.move_number + 1)
        one, other = redealt(g, view, hide=False), redealt(g, later, hide=False)
        assert one.record.tobytes() != other.record.tobytes()


def test_playouts_decide_alike_on_any_number_of_threads():
    g = korsi.game(KILT)
    alone, three = make_search(g, 24, threads=1), make_search(g, 24, threads=3)
    for view in positions(g, 3, 6):
        assert alone(view, bot_rng(1, 0)) == three(view, bot_rng(1, 0))


def test_a_search_answers_in_time_and_stops_when_told(monkeypatch):
    # its clock is the time this process is busy: a loaded machine is not the bot's fault
    monkeypatch.setattr(search, "clock", time.process_time)
    g = korsi.game(KILT)
    bot = make_bot("search:0.2s", g)
    views = list(positions(g, 4, 5))
    bot(views[0], bot_rng(0, 0))  # compiled
    for view in views[1:]:
        begun = time.process_time()
        bot(view, bot_rng(1, 0))
        assert time.process_time() - begun < 0.2 + 0.1
    stopped = make_search(g, 60.0, stopped=lambda: True)
    begun = time.process_time()
    stopped(views[1], bot_rng(1, 0))
    assert time.process_time() - begun < 5


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("farther", "expected"), [(0.0, (400, 3, 1)), (0.5, (200, 6, 2)), (1.0, (100, 12, 4))]
)
def test_more_time_makes_playouts_look_at_more_or_go_farther(farther, expected):
    """Into positions, or into turns and rounds alike: a playout that ends with the round goes no
    farther for being given more turns."""
    asked = []

    class Playing:
        def playout(self, desk, line, seat, judging, budget, turns, periods, stray, stepwise):
            asked.append((budget, turns, periods))
            return 0.5

    thinking = Thinking(budget=100, turns=3, periods=1, farther=farther, weights=(1.0,))
    ask = asking(Playing(), 0, thinking, 7)
    desk = new_desk(korsi.game("kilt_castle"))
    ask(desk, Candidate(0, np.zeros(1, np.int16), 0.0), 0, 4.0)
    assert asked == [expected]


def test_a_playout_may_be_judged_on_the_way_as_well():
    """`along`: when the turn is over, and after every round that follows."""
    g = korsi.game(KILT)
    view = korsi.Match(g, 4, seed=3).view(korsi.Match(g, 4, seed=3).acting()[0])
    thinking = read_thinking(g, 4)
    playing, desk = playing_of(g, True), new_desk(g)
    desk.table[0] = view.record
    best = propose(g, playing, desk, view, bot_rng(1, 0), thinking, float("inf"))[0]

    def found(along: float, turns: int) -> float:
        ask = asking(playing, view.seat, replace(thinking, along=along, turns=turns), 7)
        return ask(desk, best, 0, 1.0)

    after_the_turn, a_round_later = found(0.0, 0), found(0.0, 1)
    assert after_the_turn != a_round_later
    assert found(1.0, 1) == pytest.approx(after_the_turn)
    assert found(0.25, 1) == pytest.approx(0.75 * a_round_later + 0.25 * after_the_turn)


def test_a_turn_once_found_is_played_on_while_the_table_looks_as_foreseen():
    """The rest of a turn costs no time; elsewhere it is thought about anew."""
    g = korsi.game(KILT)
    bot = make_search(g, 0.3)
    m = korsi.Match(g, 2, seed=3)
    thought, at_once = 0, 0
    for _ in range(12):
        seat = m.acting()[0]
        begun = time.perf_counter()
        move = bot(m.view(seat), bot_rng(1, seat))
        if len(m.legal_actions(seat)) > 1:
            if time.perf_counter() - begun > 0.2:
                thought += 1
            else:
                at_once += 1
        m.play(move, seat)
    assert thought and at_once


def test_turns_that_begin_alike_are_told_apart_where_a_game_asks_for_it():
    """Each of them can be played, none is there twice, the best of them stays the best."""
    g = korsi.game(KILT)
    thinking = changed(g, 2, ["opened=6", "look=400"])
    playing, desk, more = playing_of(g, True), new_desk(g), 0
    for view in positions(g, 2, 6):
        found = propose(g, playing, desk, view, bot_rng(1, 0), thinking, float("inf"))
        wide = widened(g, playing, desk, view, bot_rng(2, 0), list(found), thinking)
        lines = [tuple(c.line) for c in wide]
        assert len(set(lines)) == len(lines) >= len(found)
        assert wide[0].prior == found[0].prior == 0.0
        assert {c.action for c in wide} == {c.action for c in found}
        more += len(wide) - len(found)
        for c in wide:
            states = g.new_states(1)
            states[0] = view.record
            for action in c.line[: c.fixed]:
                now = korsi.View(g, states, view.seat, view.move_number)
                assert int(action) in now.actions()
                g.entrypoints.apply(states, 0, view.seat, int(action))
    assert more > 0


@pytest.mark.one_in(8)
def test_a_game_without_a_file_is_searched_by_its_own_value():
    assert not thinking_file(DOORS).exists()
    bot = make_bot("search:6", DOORS)
    for best in range(6):
        m = korsi.Match(DOORS, players=2, seed=1, options={"best": best})
        assert bot(m.view(0), bot_rng(1, 0)) == best


def test_who_does_not_look_closely_still_takes_nothing_worse_than_middling():
    line = np.full(2, -1, np.int16)
    found = [Candidate(a, line, -0.1 * a) for a in range(10)]
    seen = set()
    for seed in range(300):
        rng = bot_rng(seed, 0)
        seen.add(inattentive(found, 0.6, 0.1, rng)[0].action)
        assert inattentive(found, 0.0, 0.0, rng)[0].action == 0
        assert inattentive(found, 0.0, 1.0, rng)[0].action == 0  # something is seen
    assert len(seen) > 2 and max(seen) < 8


def test_thinking_is_written_and_read(tmp_path):
    g = korsi.game(KILT)
    own = read_thinking(g, 2)
    assert len(own.weights) == len(g.value_features)
    other = Thinking(**{**own.__dict__, "weights": (2.5, *own.weights[1:]), "spread_now": 7.0})
    file = tmp_path / "other.toml"
    write_thinking(g, thinking_file(g), file, 2, other)
    again = changed(g, 2, [f"file={file}", "turns=9"])
    assert again.weights[0] == 2.5 and again.spread_now == 7.0 and again.turns == 9
    assert again.weights[1:] == pytest.approx(own.weights[1:], abs=1e-3)
    assert read_thinking(g, 3, file) == read_thinking(g, 3)
    told = [tomllib.loads(f.read_text()) for f in (file, thinking_file(g))]
    assert told[0]["levels"] == told[1]["levels"] and "4" in told[0]["levels"]["level6"]
    file.write_text("[weights.2]\nluck = 1.0\n")
    with pytest.raises(korsi.BadGame, match="luck"):
        read_thinking(g, 2, file)
    for wrong in ("search:0.0s", "search:s", "search:-1s", "search:601s", "greedy:10+turns=2"):
        with pytest.raises(korsi.BadSetup):
            parse_bot(wrong)
    with pytest.raises(korsi.BadSetup):
        changed(g, 2, ["turns_=3"])


def test_every_count_of_players_has_weights():
    for name in korsi.game_names():
        g = korsi.game(name)
        for players in g.players:
            assert any(read_thinking(g, players).weights) or not thinking_file(g).exists()


@pytest.mark.one_in(4)
def test_levels_rise():
    g = korsi.game(KILT)
    weak = arena(g, ["level1", "random"], blocks=5)[0].json()
    assert weak["win_share"] >= 0.9
    among = arena(g, ["level1", "random", "random", "random"], blocks=12)[0].json()
    assert among["win_share"] >= 0.9
    for below, level in pairwise(["level1", "level2", "level3", "level4"]):
        better = arena(g, [level, below], blocks=12)[0].json()
        assert better["win_share"] > 0.55, level


def test_each_level_sees_more_and_errs_less_than_the_one_below():
    for name in korsi.game_names():
        g = korsi.game(name)
        minds = {
            level: changed(g, g.players[-1], (*how.changes, *level_of(g, level)[1]))
            for level, how in LEVELS.items()
        }
        for below, level in pairwise(LEVELS):
            less, more = minds[below], minds[level]
            assert less.look <= more.look and less.insight <= more.insight
            assert less.misjudge >= more.misjudge and less.overlook >= more.overlook
            assert less != more or LEVELS[below].limit != LEVELS[level].limit
        assert not minds["level4"].overlook and not minds["level4"].misjudge
        limits = {level: level_of(g, level)[0] or how.limit for level, how in LEVELS.items()}
        assert [level for level, limit in limits.items() if limit] == ["level5", "level6"]
        assert isinstance(limits["level5"], int) and isinstance(limits["level6"], float)


def searched(monkeypatch, name: str, level: str, players: int, limit: int | None = None):
    """What a level asks the search for: its limit and how it thinks otherwise."""
    asked = {}

    def search(game, limit, *changes):
        asked.update(limit=limit, changes=changes)
        return lambda view, rng: view.actions()[0]

    monkeypatch.setattr("korsi.bots.levels.make_search", search)
    g = korsi.game(name)
    match = korsi.Match(g, players, 1)
    BOTS[level][0](g, limit)(match.view(match.acting()[0]), bot_rng(0, 0))
    return asked


def test_a_game_says_how_many_playouts_a_level_has_there(monkeypatch):
    usual = LEVELS["level5"].limit
    own = level_of(korsi.game("troyes"), "level5")[0]
    assert own and own != usual and level_of(korsi.game("mangrovia"), "level5")[0] is None
    assert searched(monkeypatch, "troyes", "level5", 2)["limit"] == own
    assert searched(monkeypatch, "mangrovia", "level5", 2)["limit"] == usual
    assert searched(monkeypatch, "troyes", "level5", 2, usual)["limit"] == usual
    assert parse_bot("level5") == ("level5", None)


def test_a_game_says_how_a_level_thinks_with_so_many_players(monkeypatch):
    two, four = (searched(monkeypatch, KILT, "level6", n) for n in (2, 4))
    assert "network=1" in four["changes"] and four["limit"] == LEVELS["level6"].limit
    assert not any(change.startswith("network") for change in two["changes"])
    assert level_of(korsi.game(KILT), "level6")[1] == []


def to_and_fro(bot: str, seeds: range) -> tuple[int, int]:
    """Counters carried in games of Keyflower, and how many of them back within the transport."""
    g = korsi.game("keyflower")
    choose, carried, back = make_bot(bot, g), 0, 0
    for seed in seeds:
        m = korsi.Match(g, 3, seed)
        rngs = [bot_rng(5, seat) for seat in range(3)]
        lifted, trips, last = "", [], -1
        while m.acting():
            seat = m.acting()[0]
            action = choose(m.view(seat), rngs[seat])
            verb, *rest = g.moves.write(action).split()
            if verb == "use" or seat != last:
                trips = []
            if verb == "carry":
                lifted = rest
            elif verb == "to":
                trip = (*lifted, *rest)
                carried += 1
                back += (trip[0], trip[2], trip[1]) in trips
                trips.append(trip)
            m.play(action, seat)
            last = seat
    return carried, back


@pytest.mark.one_in(2)
@pytest.mark.parametrize("_", filter(thinks, ["keyflower"]))
def test_hardly_anybody_carries_to_and_fro(_):
    """Moves of a transport still to come are worth something to the lookahead: so much that it
    goes on carrying rather than stop."""
    carried, back = to_and_fro("level4", range(3, 5))
    assert carried > 10 and back < carried / 6
    carried, back = to_and_fro("search:0+look=4000", range(3, 5))
    assert back > carried / 3, "without manners"


def test_what_a_search_is_told_is_checked_before_anybody_plays(tmp_path):
    g = korsi.game(KILT)
    broken = tmp_path / "broken.toml"
    broken.write_text("x = [")
    for wrong, why in (
        ("turns=abc", "whole number"), ("stray=x", "a number"), ("rich=0", "cannot be 0"),
        ("budget=-1", "cannot be -1"), ("luck=1", "luck"), (f"file={broken}", "cannot be read"),
        (f"file={tmp_path}/none.toml", "no file"),
    ):  # fmt: skip
        with pytest.raises(korsi.BadSetup, match=why):
            check_bot(f"search:10+{wrong}", g)
    check_bot(f"level5:3{TINY}+file={thinking_file(g)}", g)


def test_a_search_is_awake_before_its_clock_runs(monkeypatch):
    woken = []
    monkeypatch.setattr(seats, "wake", woken.append)
    g = korsi.game(KILT)
    arena(g, ["random", "level1"], blocks=1)
    arena(g, ["random", "random"], blocks=1)
    assert woken == [g]
