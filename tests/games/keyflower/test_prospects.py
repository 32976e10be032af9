"""What people are told of a step before they take it is what the rules then do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from korsi.core.preview import Trial
from korsi.games.keyflower import box, moves, state
from korsi.games.keyflower.rules import prospects as told
from korsi.games.keyflower.rules.transport import reach

from .conftest import KEY
from .test_scene import positions


def told_of(m: Any, seat: int) -> list[list[int]]:
    out = np.zeros((box.TILES, told.COLUMNS), np.int64)
    told.prospects(m.state, seat, out)
    rows: list[list[int]] = out.tolist()
    return rows


def carried_out(trial: Trial, use: int) -> list[list[int]]:
    """Use a tile with as few workers as will do, pay what is asked: every event of it."""
    trial.reset()
    events = trial.step(use)
    while int(np.asarray(trial.states)["step"][0]) in (state.WORKERS_STEP, state.PAY):
        events += trial.step(trial.legal()[0])
    return events


@pytest.mark.clause("F-6.1", "F-6.2", "F-7.1")
@pytest.mark.parametrize("players", [2, 4])
def test_a_use_brings_what_was_told(players: int) -> None:
    seen: Counter[int] = Counter()
    for m in positions(players, 11 + players, every=4):
        if int(m.state["step"]) != state.TURN:
            continue
        seat = m.acting()[0]
        rows, trial = told_of(m, seat), Trial(KEY, m.state, seat)
        for use in (a for a in m.legal_actions(seat) if moves.VERB[a] == moves.USE_TILE):
            tile = int(moves.A[use])
            row, events = rows[tile], carried_out(trial, use)
            after = np.asarray(trial.states)[0]
            seen[int(box.EFFECT[tile, int(m.state["side"][tile])])] += 1
            if int(after["step"]) == state.CHOOSE:
                choices = {int(moves.A[a]) for a in trial.legal()}
                assert choices == {r for r in range(4) if row[told.GOODS + r]}
                continue
            if int(after["step"]) == state.HAUL:
                assert (int(after["budget"]), int(after["upgrades"])) == (
                    row[told.MOVES],
                    row[told.UPGRADES],
                )
                continue
            gained = {(e[2], e[3], e[4]) for e in events if e[0] == moves.GAINED}
            goods = {(r, row[told.GOODS + r], row[told.LANDS]) for r in range(4)}
            assert gained == {g for g in goods if g[1]}
            drawn = sum(e[0] in (moves.DREW_WORKER, moves.DREW_SKILL) for e in events)
            drawn += sum(e[2] for e in events if e[0] == moves.GREEN_TAKEN)
            assert drawn == row[told.DRAWN]
    assert len(seen) > 4, "many kinds of effects were tried"


@pytest.mark.clause("F-4.9", "F-5.3")
def test_the_least_bid_and_use_are_the_least_that_is_legal() -> None:
    tried = 0
    for m in positions(3, 21, every=5):
        if int(m.state["step"]) != state.TURN:
            continue
        seat = m.acting()[0]
        rows, trial = told_of(m, seat), Trial(KEY, m.state, seat)
        for action in m.legal_actions(seat):
            column = {moves.BID_ON: told.NEEDED, moves.USE_TILE: told.LEAST}.get(
                int(moves.VERB[action])
            )
            if column is None or int(m.state["groups"][seat]):
                continue
            trial.reset()
            trial.step(action)
            numbers = [
                int(moves.B[a]) + 1 for a in trial.legal() if moves.VERB[a] == moves.TAKE_WORKERS
            ]
            if not int(np.asarray(trial.states)["mixed"][0]):
                assert min(numbers) == rows[int(moves.A[action])][column]
                tried += 1
    assert tried > 50


@pytest.mark.clause("F-7.3")
def test_the_reach_of_a_counter_begins_with_its_legal_steps() -> None:
    tried = 0
    for m in positions(2, 5):
        if int(m.state["step"]) != state.CARRY:
            continue
        seat, left = m.acting()[0], np.zeros(box.TILES, np.int64)
        reach(m.state, seat, left)
        near = {int(moves.A[a]) for a in m.legal_actions(seat)}
        assert near == {t for t in range(box.TILES) if left[t] == int(m.state["budget"]) - 1}
        assert left[int(m.state["carried_from"])] == int(m.state["budget"])
        tried += 1
    assert tried


@pytest.mark.clause("F-11.7", "F-11.10")
def test_asking_what_tiles_are_worth_changes_nothing() -> None:
    worth = 0
    for m in positions(3, 8, every=15):
        before = m.state.tobytes()
        for seat in range(-1, 3):
            worth += sum(row[told.WORTH] for row in told_of(m, seat))
        assert m.state.tobytes() == before
    assert worth > 0
