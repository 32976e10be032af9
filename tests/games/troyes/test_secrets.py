"""T-2.1, T-2.2, T-2.7: what a seat may know."""

from __future__ import annotations

import numpy as np
import pytest

import korsi
from korsi.core.chance import seed_rng

from .conftest import CHARACTERS, TROYES, play, random_game, table


def hidden(m, seat):
    states = TROYES.new_states(1)
    states[0] = m.state
    TROYES.entrypoints.hide(states, 0, seat)
    return states


def guess(m, seat, seed):
    states = hidden(m, seat)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, seed, 1)
    TROYES.entrypoints.redeal(states, 0, seat, rng)
    return getattr(states[0], "raw", states[0])


@pytest.mark.clause("T-2.2")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_only_the_own_characters_are_seen(players):
    m = korsi.Match(TROYES, players=players, seed=3)
    for seat in range(-1, players):
        for other, shown in enumerate(m.view(seat).json()["seats"]):
            own = [c for i, c in enumerate(CHARACTERS) if int(m.state["character"][i]) == other]
            assert shown["characters"] == (own if other == seat else [])


@pytest.mark.clause("T-2.2")
def test_a_guess_keeps_what_is_known():
    m = korsi.Match(TROYES, players=2, seed=3)
    own = [i for i in range(6) if int(m.state["character"][i]) == 0]
    others = set()
    for seed in range(40):
        s = guess(m, 0, seed)
        assert [i for i in range(6) if int(s["character"][i]) == 0] == own
        others.add(tuple(i for i in range(6) if int(s["character"][i]) == 1))
    assert len(others) == 6, "two of the four unknown cards"


@pytest.mark.clause("T-2.1", "T-2.7")
def test_points_are_hidden_until_the_end():
    m = table(3, dice={0: "w5", 1: "y2", 2: "y2"})
    play(m, "build; take 0 white 5; done")
    assert [p["points"] for p in m.view(0).json()["seats"]] == [1, None, None]
    assert [p["points"] for p in m.view(1).json()["seats"]] == [None, 0, None]
    assert [p["points"] for p in m.view(-1).json()["seats"]] == [None] * 3
    assert m.view(1).scores() == [0, 0, 0] and m.view(0).scores() == [1, 0, 0]
    shown = [p["points"] for p in random_game(3, 4).view(1).json()["seats"]]
    assert shown == random_game(3, 4).scores()


@pytest.mark.clause("T-2.7")
def test_who_has_counted_knows_the_points():
    """The gain is told to everybody, and a guess keeps to what was told."""
    m = table(3, dice={0: "w5", 1: "y2", 2: "y2"})
    play(m, "build; take 0 white 5; done")
    for seat in (-1, 0, 1, 2):
        gains = [e for e in m.view(seat).events() if e["event"] == "points"]
        assert gains == [{"event": "points", "seat": 0, "points": 1}]
        for seed in range(5):
            assert (guess(m, seat, seed)["ledger"] == m.state["ledger"]).all()


@pytest.mark.clause("T-2.7")
def test_a_table_may_play_with_open_points():
    m = table(3, dice={0: "w5", 1: "y2"}, options={"open_victory_points": "true"})
    play(m, "build; take 0 white 5; done")
    assert [p["points"] for p in m.view(2).json()["seats"]] == [1, 0, 0]


@pytest.mark.clause("T-2.7")
def test_the_breakdown_of_a_view_is_as_blind_as_the_view():
    m = table(3, dice={0: "w5", 1: "y2"})
    play(m, "build; take 0 white 5; done")
    found = TROYES.breakdown(m.view(1).record)
    assert [part["points"] for part in found] == [None, 0, None]
    assert found[0]["lines"] == []
