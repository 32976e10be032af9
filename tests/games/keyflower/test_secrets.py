"""F-12: what is hidden, what everybody knows, and what a guess keeps."""

from __future__ import annotations

import json

import numpy as np
import pytest

import korsi
from korsi.core.chance import seed_rng
from korsi.core.position import census, laid_out
from korsi.games.keyflower import box, state

from .conftest import (
    KEY,
    A,
    B,
    C,
    all_pass,
    bid,
    empty_bag,
    give,
    own,
    play,
    refused,
    table,
    take_boats,
    turn,
    use,
    workers,
)


def guesses(m, seat, n=200):
    """Positions the seat cannot tell from the true one."""
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 99, 0)
    states = KEY.new_states(1)
    for _ in range(n):
        states[0] = m.view(seat).record
        KEY.entrypoints.redeal(states, 0, seat, rng)
        yield states[0]


def random_match(players, seed, steps):
    rng = np.random.default_rng(seed)
    m = korsi.Match(KEY, players, seed)
    while not m.over and len(m) < steps:
        seat = int(rng.choice(m.acting()))
        m.play(int(rng.choice(m.legal_actions(seat))), seat)
    return m


@pytest.mark.clause("F-12.1")
def test_what_a_seat_does_not_see():
    m = korsi.Match(KEY, 4, 5)
    seen = m.view(B).json()
    own_, other = seen["seats"][B], seen["seats"][A]
    assert sum(own_["workers"].values()) == 8 and len(own_["winter_tiles"]) == 3
    assert "workers" not in other and "skills" not in other and "winter_tiles" not in other
    hidden = m.view(B).record
    assert not hidden["screen"][A].any() and not hidden["rng"].any()
    assert seen["skill_pile"] == 48 - 6 and seen["green_supply"] == 20
    assert all(sum(b["workers"].values()) for b in seen["boats"])
    spectator = m.view(-1).json()
    assert all("workers" not in s for s in spectator["seats"])
    json.dumps(seen), json.dumps(spectator)


@pytest.mark.clause("F-12.1")
def test_draws_are_told_to_the_one_who_draws():
    m = own(give(table(2), A, "1 red"), A, "alehouse")
    use(m, "alehouse", "1 red")
    (drawn,) = [e for e in m.view(A).events() if e["event"] == "drew_worker"]
    assert workers(m, A) == {drawn["colour"]: 1}
    for viewer in (B, -1):
        (seen,) = [e for e in m.view(viewer).events() if e["event"] == "drew_worker"]
        assert seen == {"event": "drew_worker", "seat": A, "colour": None}


@pytest.mark.clause("F-12.2")
@pytest.mark.parametrize("public", ["true", "false"])
def test_the_number_of_workers_in_the_bag(public):
    m = korsi.Match(KEY, 3, 5, {"bag_count_public": public})
    shown = m.view(A).json()
    assert ("bag" in shown) == (public == "true")
    if public == "true":
        assert shown["bag"] == 120 - 24 - 19


@pytest.mark.clause("F-12.3")
def test_draws_are_uniform():
    """Twelve spring tiles, ten on offer: each is left out a sixth of the time; and so on."""
    games = 600
    left_out = np.zeros(12)
    homes = np.zeros(6)
    colours = np.zeros(3)
    for seed in range(games):
        m = korsi.Match(KEY, 6, seed)
        left_out += m.state["place"][:12] == state.IN_BOX
        homes[int(m.state["home"][0]) - box.FIRST_HOME] += 1
        colours += m.state["screen"][0][:3]
    assert abs(left_out - games / 6).max() < 50
    assert abs(homes - games / 6).max() < 50
    assert abs(colours / colours.sum() - 1 / 3).max() < 0.03


@pytest.mark.clause("F-12.4")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_nothing_is_lost(players):
    rng = np.random.default_rng(players)
    m = korsi.Match(KEY, players, players)
    begun = census(m)
    while not m.over:
        seat = int(rng.choice(m.acting()))
        m.play(int(rng.choice(m.legal_actions(seat))), seat)
        assert census(m) == begun
    owned = [int(o) for o in m.state["owner"][box.FIRST_BOAT : box.FIRST_BOAT + players]]
    assert sorted(owned) == list(range(players)), "everybody owns one boat"


@pytest.mark.clause("F-12.5")
def test_what_was_seen_stays_known():
    m = table(3)
    give(m, A, "2 red 1 green 1 saw")  # openly
    give(m, B, "3 blue", unseen=True)
    for guess in guesses(m, C):
        assert int(guess["screen"][A][1]) == 2 and int(guess["screen"][A][3]) == 1
        assert int(guess["screen"][A].sum()) == 3 and int(guess["skill"][A][0]) == 1
        assert int(guess["screen"][B].sum()) == 3 and int(guess["screen"][B][3]) == 0
    found = {tuple(int(n) for n in g["screen"][B]) for g in guesses(m, C)}
    assert len(found) == 10, "every hand of three without green comes up"


@pytest.mark.clause("F-12.5")
def test_a_boat_taken_stays_known():
    m = korsi.Match(KEY, 3, 7)
    loads = m.state["boat_workers"].copy()
    all_pass(m)
    first = m.acting()[0]
    m.play("boat keyflower")
    other = (first + 1) % 3
    for guess in guesses(m, other, 50):
        assert (guess["screen"][first] >= loads[0]).all()
        assert int(guess["screen"][first].sum()) == 8 + int(loads[0].sum())
    take_boats(m)


@pytest.mark.clause("F-12.5")
def test_workers_leaving_are_counted_from_the_known_first():
    m = table(2, "miner")
    give(m, A, "2 red"), give(m, A, "1 red 1 blue", unseen=True)
    bid(m, "miner", "2 red")
    assert not m.state["known"][A].any() and int(m.state["workers"][A]) == 2
    found = {tuple(int(n) for n in g["screen"][A]) for g in guesses(m, B)}
    assert len(found) == 6, "the two left may be anything but green"


@pytest.mark.clause("F-12.5", "F-6.3")
def test_green_is_guessed_only_where_it_can_be():
    """A green worker is in the bag; then A draws unseen. B's first hand cannot hold it."""
    m = own(table(3), A, "alehouse")
    give(m, B, "2 blue", unseen=True), give(m, A, "1 red")
    with laid_out(m) as s:
        s["greens"] -= 1
        s["bag"][3] += 1
        s["bag_known"][3] += 1
        s["bag_count"] += 1
    for guess in guesses(m, C, 60):
        assert int(guess["bag"][3]) == 1
    use(m, "alehouse", "1 red")
    where = {
        (int(g["screen"][A][3]), int(g["screen"][B][3]), int(g["bag"][3]))
        for g in guesses(m, C, 900)
    }
    assert where == {(1, 0, 0), (0, 0, 1)}


@pytest.mark.clause("F-12.5")
def test_an_emptied_bag_hides_nothing():
    m = own(give(table(3), A, "1 red 1 blue"), A, "tavern")
    give(m, B, "2 yellow", unseen=True)
    empty_bag(m, "1 yellow")
    use(m, "tavern", "1 red")
    m.play("pay-worker blue")  # F-6.15: asked although it is the only one
    for guess in guesses(m, C, 30):
        assert [int(n) for n in guess["screen"][A]] == [0, 0, 1, 0]
        assert [int(n) for n in guess["bag"]] == [1, 0, 0, 0]


@pytest.mark.clause("F-12.5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_guesses_keep_what_the_seat_has_and_every_piece(players):
    for steps in (60, 200, 400):
        m = random_match(players, steps, steps)
        if m.over:
            continue
        truth = census(m)
        for seat in range(players):
            hidden = m.view(seat)
            for guess in guesses(m, seat, 5):
                out = np.zeros(KEY.census_size, np.int64)
                states = KEY.new_states(1)
                states[0] = guess
                KEY.entrypoints.census(states, 0, out)
                assert [int(x) for x in out] == truth
                assert (guess["screen"][seat] == m.state["screen"][seat]).all()
                assert (guess["place"][guess["owner"] == seat] ==
                        m.state["place"][m.state["owner"] == seat]).all()  # fmt: skip
                KEY.entrypoints.hide(states, 0, seat)
                assert states[0].tobytes() == hidden.record.tobytes()


@pytest.mark.clause("F-12.5", "F-3.6")
def test_winter_hands_are_guessed_among_what_is_unseen():
    m = korsi.Match(KEY, 3, 11)
    mine = {t for t in range(36, 48) if int(m.state["owner"][t]) == A}
    met = set()
    for guess in guesses(m, A, 100):
        theirs = {t for t in range(36, 48) if int(guess["owner"][t]) == B}
        assert len(theirs) == 3 and not theirs & mine
        met |= theirs
    assert met == set(range(36, 48)) - mine


@pytest.mark.clause("F-12.6")
def test_taking_back():
    m = give(table(2, "miner"), A, "2 red")
    bid(m, "miner", "1 red")
    assert m.can_undo(A), "one's own workers, shown by one's own choice"
    m = own(give(table(2), A, "1 red"), A, "alehouse")
    use(m, "alehouse", "1 red")
    assert not m.can_undo(A), "a worker was drawn"
    for public in ("true", "false"):
        m = korsi.Match(KEY, 3, 5, {"boat_skill_tokens_public": public})
        all_pass(m)
        m.play("boat keyflower")
        assert m.can_undo() == (public == "true"), "face-down skills have been seen"
    refused(turn(m, m.acting()[0]), "pass", "F-8.6")
    assert play(m, "boat sea-bastion") is m


@pytest.mark.clause("F-12.7", "F-3.6")
def test_decisions_about_winter_tiles_are_counted_openly():
    """Every guess has as many tiles decided about as all have seen steps, and no more is seen."""
    m = korsi.Match(KEY, 3, 7)
    while int(m.state["step"]) != state.SELECT:
        all_pass(m) if int(m.state["step"]) == state.TURN else take_boats(m)
    dealt = [t for t in range(36, 48) if int(m.state["owner"][t]) == A]
    views = set()
    for verb in ("offer", "keep"):
        one = korsi.Match(KEY, 3, 7)
        for seat, action in m.actions:
            one.play(action, seat)
        one.play(f"{verb} {box.TILE_IDS[dealt[0]].replace('_', '-')}", A)
        views.add(one.view(B).record.tobytes())
        for guess in guesses(one, B, 20):
            places = [int(guess["place"][t]) for t in range(36, 48) if guess["owner"][t] == A]
            assert sorted(places)[:2] == [state.DEALT] * 2
            assert sorted(places)[2] in (state.CHOSEN, state.KEPT)
    assert len(views) == 1
