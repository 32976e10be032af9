"""What a seat sees as a vector: faithful to its view, blind to what is hidden."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from example.hands import GAME as HANDS
from example.hands import UNKNOWN
from korsi.core.chance import seed_rng
from korsi.research.observe import (
    LEFT_OUT,
    fields_of,
    observation_bounds,
    observation_fields,
    observe,
    observe_many,
)

from .play import COUNTS, one_state, random_match

KILT = korsi.game("kilt_castle")
GAMES = [*(korsi.game(name) for name in korsi.game_names()), HANDS]


def by_name(game):
    return pytest.mark.parametrize("game", game, ids=[g.name for g in game])


def plain(view, name: str, width: int) -> list[int]:
    """A field as the vector should hold it."""
    numbers = [int(x) for x in np.ravel(view.record[name])]
    return numbers if width < 8 else [x >> bit & 1 for x in numbers for bit in range(64)]


@by_name(GAMES)
def test_fields_follow_each_other_without_gaps(game):
    fields = observation_fields(game)
    assert [n for n in game.record.names if n not in LEFT_OUT] == list(fields)[:-1]
    assert list(fields)[-1] == "seat"
    ends = [part.stop for part in fields.values()]
    assert [part.start for part in fields.values()] == [0, *ends[:-1]]


@by_name(GAMES)
def test_a_vector_holds_exactly_the_view(game):
    for players in game.players:
        for steps in (0, 3, 30, None):
            m = random_match(game, players, seed=5, steps=steps)
            for seat in range(-1, players):
                seen, view = observe(game, one_state(m), 0, seat), m.view(seat)
                for field in fields_of(game):
                    assert seen[field.part].tolist() == plain(view, field.name, field.width)
                assert seen[-1] == seat


@by_name(GAMES)
def test_values_lie_within_the_bounds(game):
    low, high = observation_bounds(game)
    m = random_match(game, game.players[-1], seed=1)
    seen = observe(game, one_state(m), 0, 0)
    assert (low <= seen).all() and (seen <= high).all()


@by_name(GAMES)
def test_observing_changes_nothing(game):
    m = random_match(game, 2, seed=2, steps=3)
    states = one_state(m)
    observe(game, states, 0, 0)
    assert states.tobytes() == one_state(m).tobytes()


@by_name(GAMES)
def test_a_redeal_does_not_change_what_a_seat_sees(game):
    rng = np.zeros(4, np.int64)
    changed = 0
    for seed in range(20):
        m = random_match(game, game.players[-1], seed=seed, steps=seed % 5)
        for seat in range(m.players):
            states = one_state(m)
            before, real = observe(game, states, 0, seat), states.tobytes()
            seed_rng(rng, seed, 5)
            game.entrypoints.hide(states, 0, seat)
            game.entrypoints.redeal(states, 0, seat, rng)
            changed += states.tobytes() != real
            assert (observe(game, states, 0, seat) == before).all()
    assert changed, "the re-deals did deal something else"


def test_what_is_hidden_is_not_in_the_vector():
    m = random_match(HANDS, 3, seed=3, steps=1)
    hand = observation_fields(HANDS)["hand"]
    for seat in range(3):
        shown = observe(HANDS, one_state(m), 0, seat)[hand].tolist()[:3]
        own = int(m.state["hand"][seat])
        assert shown == [own if k == seat else UNKNOWN for k in range(3)]


@pytest.mark.parametrize("players", COUNTS)
def test_a_batch_equals_its_rows(players):
    n = 40
    states = KILT.new_states(n)
    for i in range(n):
        states[i] = random_match(KILT, players, seed=i, steps=i).state
    seats = np.arange(n) % players
    out = np.full((n, sum(1 for _ in observe(KILT, states, 0, 0))), -7, np.int32)
    assert observe_many(KILT, states, seats, out) is out
    for i in range(n):
        assert (out[i] == observe(KILT, states, i, int(seats[i]))).all()
    assert (observe_many(KILT, states, seats) == out).all()
