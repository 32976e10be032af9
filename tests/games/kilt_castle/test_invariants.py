"""V-1 to V-9, looked at after every step of random games."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import korsi
from korsi.core.rule import INTERPRET

from .conftest import KILT, table

VARIANTS = KILT.variants


def watched(players, seed, variant):
    """Play a random game; yield the match after every step."""
    rng = np.random.default_rng(seed)
    m = korsi.Match(KILT, players, seed, variant)
    yield m
    while not m.over:
        legal = m.legal_actions()
        yield m.play(legal[rng.integers(len(legal))])


@pytest.fixture(scope="module", params=[(p, v) for p in (2, 3, 4) for v in (0, 1)], ids=str)
def games(request):
    """Records of whole games, step by step, with the match they end in."""
    players, variant = request.param
    found = []
    for seed in range(12):
        steps = []
        for m in watched(players, seed, VARIANTS[variant]):
            steps.append(m.state.copy())
        found.append((m, steps))
    return found


def cells_with_roof(s):
    return {cell for cell in range(len(s["height"])) if int(s["roofed"]) >> cell & 1}


def test_v1_money_and_bank_are_constant(games):
    for m, steps in games:
        for s in steps:
            assert int(s["bank"]) + int(s["money"].sum()) == 10 * m.players
            assert s["money"].min() >= 0


def test_v2_no_floor_is_lost(games):
    for _, steps in games:
        for s in steps:
            placed = np.bincount(s["floor_kind"][: s["floors"]], minlength=12).reshape(4, 3)
            for colour in range(4):
                whole = [11, 3, 2] if s["owner"][colour] >= 0 else [0, 0, 0]
                assert (placed[colour] + s["supply"][colour]).tolist() == whole


def test_towers_are_the_floors_of_their_cells(games):
    """Height, top colour and top crests say what the list of placed floors says."""
    for _, steps in games:
        for s in steps:
            for cell in range(len(s["height"])):
                kinds = [k for k, c in zip(s["floor_kind"], s["floor_cell"][: s["floors"]],
                                           strict=False) if c == cell]  # fmt: skip
                assert int(s["height"][cell]) == len(kinds)
                assert int(s["top"][cell]) == (kinds[-1] // 3 if kinds else -1)
                assert int(s["crests"][cell]) == (kinds[-1] % 3 if kinds else 0)


def test_v3_all_cards_lie_on_spaces_within_the_limits(games):
    for m, steps in games:
        most_cards, most_rows, cards = (3, 4, 6) if m.players == 3 else (4, 5, 10)
        for s in steps:
            lying = [int(x) for x in s["card_space"] if x >= 0]
            assert len(lying) == cards
            counted = np.bincount(lying, minlength=len(s["row_size"]))
            assert counted.tolist() == s["row_size"].tolist()
            assert counted.max() <= most_cards and (counted > 0).sum() <= most_rows


def test_v4_the_front_is_a_row_and_the_space_before_it_is_empty(games):
    for _, steps in games:
        for s in steps:
            sizes, front = s["row_size"], int(s["front"])
            assert sizes[front] > 0 and sizes[(front + 1) % len(sizes)] == 0


def test_v5_roofs_lie_on_towers_and_never_leave_the_board(games):
    for _, steps in games:
        for before, s in pairwise(steps):
            roofs, earlier = cells_with_roof(s), cells_with_roof(before)
            assert len(roofs) + int(s["roofs_left"]) == 2
            assert len(roofs) >= len(earlier)
            for cell in roofs:
                assert s["height"][cell] > 0
            for cell in roofs & earlier:
                assert s["height"][cell] == before["height"][cell]


def test_v6_a_turn_builds_two_floors_at_most_and_pays_when_a_row_was_emptied(games):
    for m, steps in games:
        start, emptied = steps[0], False
        for i, s in enumerate(steps[1:], 1):
            events = m.at(i).events()
            emptied |= any(e["event"] == "emptied" for e in events)
            paid = any(e["event"] == "ducat_day" for e in events)
            if int(s["turn"]) > int(start["turn"]):
                assert 0 <= int(s["floors"]) - int(start["floors"]) <= 2
                assert paid == emptied
                start, emptied = s, False
            else:
                assert not paid


def test_v7_there_is_always_a_legal_move():
    """The tightest rows of the proof: the maximum of them, none behind the front with one card."""
    m = table(rows={0: 2, 1: 2, 2: 2, 3: 2, 4: 2})
    assert {int(move.split()[2]) for move in m.legal()} == {1, 2, 3, 4}
    m = table(3, rows={0: "O R", 1: "L OR", 2: "OL", 3: "RL"})
    assert [move for move in m.legal() if move.endswith(" 4")] == ["move orange-light_grey 4"]
    m = table(3, rows={0: 3, 1: 1, 2: 1, 3: 1})
    assert len(m.legal()) == 3 * 3 + 3 + 2  # the front card has none


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v8_first_turn(players):
    expected = KILT.box.data["expected"]["first_turn_moves_p3" if players == 3 else
                                         "first_turn_moves_p4"]  # fmt: skip
    assert expected == (13 if players == 3 else 29)
    for seed in range(30):
        m = korsi.Match(KILT, players, seed)
        assert len(m.legal()) == expected
        lone = int(np.flatnonzero(m.state["card_space"] == m.state["front"])[0])
        assert not any(a // len(m.state["row_size"]) == lone for a in m.legal_actions())


@pytest.mark.skipif(INTERPRET, reason="thousands of games: compiled rules only")
@pytest.mark.parametrize(("players", "floors", "turns"), [(2, 64, (31, 50)), (3, 47, (22, 35)),
                                                          (4, 62, (26, 41))])  # fmt: skip
def test_v9_length_of_random_games(players, floors, turns):
    states, blank = KILT.new_states(1), KILT.new_states(1)
    rng = np.array([1, 2, 3, players], np.int64)
    mask = np.zeros(KILT.moves.count, np.uint8)
    options = KILT.option_indices({})
    lasted = []
    for seed in range(1500):
        KILT.entrypoints.start(states, 0, blank, players, seed, options)
        steps = KILT.entrypoints.random_game(states, 0, rng, mask, KILT.max_steps)
        s = states[0]
        assert steps < KILT.max_steps and KILT.entrypoints.acting(states, 0) == 0
        left = s["supply"].sum(axis=1)
        assert int(s["floors"]) <= floors
        if players == 2:
            assert 0 in (left[:2].sum(), left[2:].sum())
        else:
            assert 1 <= (left[s["owner"] >= 0] == 0).sum() <= 2
        assert int(s["idle_turns"]) < 40
        lasted.append(int(s["turn"]))
    shortest, longest = np.percentile(lasted, [1, 99])
    assert turns[0] - 3 <= shortest and longest <= turns[1] + 3
