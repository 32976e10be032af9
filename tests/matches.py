"""What tests of every game do with a match: see a move refused, play on, look at it as rules do."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import korsi
from korsi.core.int_record import IntStates


def refused(m: korsi.Match, move: str, clause: str, seat: int | None = None) -> None:
    """The move is refused by this clause, and the position stays as it was."""
    before = m.digest(), len(m)
    with pytest.raises(korsi.Refused) as caught:
        m.play(move, seat)
    assert caught.value.clause == clause
    assert (m.digest(), len(m)) == before


def first(m: korsi.Match, verb: str = "") -> korsi.Match:
    """Play the first legal move (of a kind)."""
    return m.play(next(move for move in m.legal() if move.startswith(verb)))


def later(game: korsi.Game, players: int, steps: int) -> korsi.Match:
    """A game in which everybody moved at random for a while."""
    m = korsi.Match(game, players, seed=players)
    pick = random.Random(players)
    for _ in range(steps):
        seat = m.acting()[0]
        m.play(pick.choice(m.legal_actions(seat)), seat)
    return m


def record(m: korsi.Match) -> Any:
    """The position as interpreted rules read it, though the match may have gone over to compiled
    ones meanwhile."""
    return m.states.view(IntStates)[0]


def sensible(m: korsi.Match, quick: bool = False) -> set[str]:
    """The moves worth looking at, in notation."""
    game, seat = m.game.interpreted, m.acting()[0]
    mask = np.zeros(game.moves.count, np.uint8)
    mask[m.legal_actions(seat)] = 1
    game.sensible(record(m), seat, mask, quick)
    return {game.moves.write(int(a)) for a in np.flatnonzero(mask)}


def write_box(box: dict[str, Any], path: Path) -> Path:
    """A box that was changed, as a components.toml."""
    text = "".join(f"{json.dumps(k)} = {_toml(v)}\n" for k, v in box.items())
    path.write_text(text, encoding="utf-8")
    return path


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
