"""What turns are worth: the same answer twice, whole turns, nothing the seat cannot know."""

import random
from types import SimpleNamespace

import numpy as np
import pytest

import korsi
from example.hands import GAME as HANDS
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import Candidate
from korsi.bots.seats import bot_rng, make_bot
from korsi.bots.thinking import read_thinking
from korsi.coach.evaluator import Evaluator
from korsi.coach.game import weighed
from korsi.coach.reasons import later_reasons
from korsi.coach.turns import (
    ALIKE,
    _told,
    best_turns,
    fields_of,
    goes_on,
    outlook,
    own_steps,
    played_on,
    rungs,
    thinking_of,
    thinking_on,
)
from korsi.core.game import game
from warm import THINKING, thinks


def in_mid_game(name, steps, players=2, seed=3):
    """A match some random steps old, and a seat that has to decide something."""
    match = korsi.Match(game(name), players=players, seed=seed)
    chance = random.Random(seed)
    while len(match) < steps or len(match.legal_actions(match.acting()[0])) == 1:
        seat = match.acting()[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match, match.acting()[0]


def test_the_same_view_gives_the_same_turns_best_first():
    match, seat = in_mid_game("kilt_castle", 20)
    turns = best_turns(match.game, match.view(seat), 30, seed=4)
    assert turns == best_turns(match.game, match.view(seat), 30, seed=4)
    most = turns[0].playouts
    kept = [t.chance for t in turns if t.playouts == most]
    assert len(kept) >= 3 and max(kept) - kept[0] <= ALIKE
    assert all(t.chance <= min(kept) + 1e-9 for t in turns if t.playouts < most)
    for turn in turns:
        assert abs(sum(turn.chances) - 1) < 1e-6 and turn.chances[seat] == pytest.approx(
            turn.chance, abs=1e-6
        )


def test_who_thinks_longer_asks_the_same_question_more_often():
    """Many playouts used to look at more each: a long thought judged otherwise than a short one."""
    match, seat = in_mid_game("kilt_castle", 20)
    view = match.view(seat)
    best = best_turns(match.game, view, 900, seed=4)[0]
    (said,) = weighed(match.game, view, [best.actions], best.playouts, 4)
    assert best.playouts > 100 and best.chance == pytest.approx(said.mean())


@pytest.mark.parametrize(("chance", "first"), [(0.504, 1), (0.52, 0)])
def test_of_turns_that_win_as_often_the_one_with_the_greater_lead_is_best(chance, first):
    """Which of two such turns wins a little more often is luck, and differed from hint to hint."""
    turns = [Candidate(n, np.array([n], np.int16), 0.0) for n in (0, 1)]
    said = {0: chance, 1: 0.5}
    asked = SimpleNamespace(of=lambda c: [np.array([said[c.action], 1 - said[c.action]])] * 4)
    for turn, judged in zip(turns, (0.1, 0.2), strict=True):
        turn.total, turn.times = 4 * judged, 4
    assert _told(turns, asked, 0)[0].first == first


def test_what_was_played_is_weighed_as_often_as_the_best():
    match, seat = in_mid_game("kilt_castle", 20)
    view = match.view(seat)
    worst = best_turns(match.game, view, 20, seed=4)[-1].actions
    rare = next(a for a in reversed(view.actions()) if a != worst[0])
    played = own_steps(match.game, view, [rare], seed=4)
    turns = best_turns(match.game, view, 20, seed=4, must=[(rare,), worst])
    for asked in (played, worst):
        found = [t for t in turns if t.actions == asked]
        assert len(found) == 1 and found[0].playouts == turns[0].playouts
    with pytest.raises(ValueError, match="may not"):
        best_turns(match.game, view, 4, must=[(min(set(range(200)) - set(view.actions())),)])


@pytest.mark.parametrize("name", THINKING)
def test_a_turn_is_followed_to_its_end_or_to_where_chance_or_another_speaks(name):
    match, seat = in_mid_game(name, 25)
    for turn in best_turns(match.game, match.view(seat), 6):
        line = match.at(len(match))
        number, luck = int(line.state["turn"]), line.state["rng"].tolist()
        for k, action in enumerate(turn.actions):
            assert line.acting() == [seat] and line.state["rng"].tolist() == luck, k
            line.play(action, seat)
        ended = int(line.state["turn"]) != number or line.acting() != [seat]
        spoke = line.state["rng"].tolist() != luck
        learnt = line.state["shown"] != match.state["shown"]
        assert ended or spoke or learnt or len(turn.actions) >= 20


@pytest.mark.parametrize("name", THINKING[1:])
def test_nothing_the_seat_cannot_know_is_in_what_turns_are_worth(name):
    match, seat = in_mid_game(name, 30)
    told = best_turns(match.game, match.view(seat), 12), outlook(match.game, match.view(seat), 4)
    truth = match.state.tobytes()
    for seed in (1, 2):
        match.redeal(seat, seed)
        assert match.state.tobytes() != truth
        view = match.view(seat)
        assert (best_turns(match.game, view, 12), outlook(match.game, view, 4)) == told


@pytest.mark.one_in(8)
def test_where_all_act_at_once_a_playout_begins_with_the_step_of_who_asks():
    """It was made by the first seat that acts."""
    view = korsi.Match(HANDS, players=3, seed=1).view(2)
    thinking = thinking_of(HANDS, 3)
    playing = playing_of(HANDS, bool(thinking.weights))
    desk = new_desk(HANDS)
    desk.table[0] = view.record
    line = np.full(24, -1, np.int16)
    line[0] = 1
    playing.playout(desk, line, 2, thinking.judging(), 10, 0, 0, 0.0, 0)
    assert desk.table[1]["choice"][:3].tolist() == [0, 0, 2]


def test_what_a_turn_leads_to_is_said_alike_twice_and_only_where_it_is_sure():
    match, seat = in_mid_game("kilt_castle", 20)
    view = match.view(seat)
    best = best_turns(match.game, view, 30, seed=4)[0]
    later = later_reasons(match.game, view, best, 20, seed=4)
    assert later == later_reasons(match.game, view, best, 20, seed=4)
    assert all(r.kind == "later" and r.n >= 0.1 and r.worth > 0 for r in later)
    # a turn against itself changes nothing: the same luck, the same end
    same = played_on(match.game, view, best.actions, 4, 4)
    again = played_on(match.game, view, best.actions, 4, 4)
    assert [fields_of(a, 0) for a in same] == [fields_of(a, 0) for a in again]


def test_a_longer_thought_says_on_its_way_what_a_shorter_one_says():
    match, seat = in_mid_game("kilt_castle", 20)
    view = match.view(seat)
    on_its_way = [*thinking_on(match.game, view, 240, seed=4)]
    assert rungs(240) == [24, 76, 240] and rungs(24) == [24]
    assert on_its_way[0] == best_turns(match.game, view, 24, seed=4)
    assert on_its_way[-1] == best_turns(match.game, view, 240, seed=4)


@pytest.mark.parametrize(("chance", "first"), [(0.504, 1), (0.52, 0)])
def test_what_was_said_is_taken_back_for_a_better_turn_only(chance, first):
    """Among turns that are as good, another one seemed best each time a board asked."""
    turns = [Candidate(n, np.array([n], np.int16), 0.0) for n in (0, 1)]
    said = {0: chance, 1: 0.5}
    asked = SimpleNamespace(of=lambda c: [np.array([said[c.action], 1 - said[c.action]])] * 4)
    assert _told(turns, asked, 0)[0].first == 0
    assert _told(turns, asked, 0, turns[1])[0].first == first


def test_the_coach_tells_chances_by_spreads_of_its_own():
    """The bots' made Keyflower's chances too timid; what they play by stays as it was fitted."""
    g = game("keyflower")
    own, bots = thinking_of(g, 4), read_thinking(g, 4)
    assert own.spread_now < bots.spread_now and own.weights == bots.weights
    assert Evaluator(g, 4).judging[:2].tolist() == [own.spread_now, own.spread_ahead]
    assert thinking_of(g, 2).spread_now == read_thinking(g, 2).spread_now


def test_what_leads_to_and_fro_is_weighed_if_it_must_be_and_never_proposed(monkeypatch):
    match, seat = in_mid_game("kilt_castle", 20)
    view = match.view(seat)
    best, second, *_ = best_turns(match.game, view, 30, seed=4)
    monkeypatch.setattr(
        "korsi.coach.turns.pointless", lambda game, view: lambda turn: turn.action == best.first
    )
    turns = best_turns(match.game, view, 30, seed=4)
    assert best.actions not in [t.actions for t in turns] and turns[0].playouts >= second.playouts
    assert turns == best_turns(match.game, view, 30, seed=4)
    told = best_turns(match.game, view, 30, seed=4, must=[best.actions])
    assert best.actions in [t.actions for t in told]


def carried_by_hints(seed, playouts=12):
    """Counters carried in a game of Keyflower whose transports are those of hints, and how many of
    them back within the transport."""
    g = game("keyflower")
    bot, carried, back = make_bot("search:0+look=800", g), 0, 0
    match, rngs = korsi.Match(g, 3, seed), [bot_rng(5, seat) for seat in range(3)]
    lifted, trips, last = [], [], -1
    while match.acting():
        seat = match.acting()[0]
        view = match.view(seat)
        transport = {"carry", "to"} & {g.moves.verb_name(a) for a in view.actions()}
        turn = best_turns(g, view, playouts)[0].actions if transport else ()
        for action in turn or (bot(view, rngs[seat]),):
            verb, *rest = g.moves.write(action).split()
            if verb == "use" or seat != last:
                trips = []
            if verb == "carry":
                lifted = rest
            elif verb == "to":
                kind, come_from, to = *lifted, *rest
                carried += 1
                back += (kind, to, come_from) in trips
                trips.append((kind, come_from, to))
            match.play(action, seat)
            last = seat
    return carried, back


@pytest.mark.one_in(6)
@pytest.mark.parametrize("_", filter(thinks, ["keyflower"]))
def test_hints_hardly_ever_carry_to_and_fro(monkeypatch, _):
    """They did with a third of the counters, where the levels had manners and the coach none."""
    carried, back = carried_by_hints(3)
    assert carried > 10 and back < carried / 6
    monkeypatch.setattr("korsi.coach.turns.pointless", lambda game, view: lambda turn: False)
    carried, back = carried_by_hints(3)
    assert back > carried / 4, "without manners"


def test_a_turn_that_ends_where_something_is_drawn_says_that_it_goes_on():
    """Of Mangrovia's three cards a hint names those up to the first that is drawn face down."""
    match, chance, said = korsi.Match(game("mangrovia"), players=3, seed=7), random.Random(7), set()
    while said != {True, False}:
        seat = match.acting()[0]
        action = chance.choice(match.legal_actions(seat))
        before = match.view(seat)
        match.play(action, seat)
        if not match.game.moves.write(action).startswith("draw"):
            continue
        same = seat in match.acting() and match.view(seat).record["turn"] == before.record["turn"]
        more = same and len(match.legal_actions(seat)) > 1
        if not same or more:  # what is forced leads on to what the guess alone knows
            assert goes_on(before.game, before, [action]) == more
            said.add(more)
