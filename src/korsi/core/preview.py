"""What a step would do, found by trying it on a copy of the view: the rules decide, not a picture.

Nothing that chance decides is foretold. A view has no generator, so the copy gets one of its own;
as soon as the rules have asked it, nothing more is believed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from korsi.core.game import Game
from korsi.core.int_record import IntRecord

UNASKED = (1, 2, 3, 4)
"""The copy's generator: it only tells whether chance was asked."""


class Trial:
    """One sheet to try steps on, over and over. `record` is what a seat may know."""

    def __init__(
        self, game: Game, record: Any, seat: int, luck: tuple[int, int, int, int] = UNASKED
    ):
        if isinstance(record, IntRecord):  # a table the interpreter runs: so it does its trials
            game = getattr(game, "interpreted", game)
        self.game, self.seat, self.luck = game, seat, luck
        self.states = game.new_states(2)
        self.states[1] = record
        np.asarray(self.states)["rng"][1] = luck
        self.mask = np.zeros(game.moves.count, np.uint8)
        self.reset()

    def reset(self) -> None:
        """Back to the position as it is."""
        self.states[0] = self.states[1]

    @property
    def now(self) -> Any:
        """The record on the sheet."""
        return self.states[0]

    @property
    def chance_asked(self) -> bool:
        return tuple(np.asarray(self.states)["rng"][0].tolist()) != self.luck

    def legal(self) -> list[int]:
        """What the seat may do on the sheet."""
        self.game.entrypoints.legal(self.states, 0, self.seat, self.mask)
        allowed: list[int] = np.flatnonzero(self.mask).tolist()
        return allowed

    def allows(self, action: int) -> bool:
        """May the seat do this on the sheet?"""
        return not self.game.entrypoints.refusal(self.states, 0, self.seat, action)

    def step(self, action: int) -> list[list[int]]:
        """Do one step; the events it emitted: kind, seat, a, b, c."""
        self.game.entrypoints.apply(self.states, 0, self.seat, action)
        return self.events()

    def events(self) -> list[list[int]]:
        found = np.asarray(self.states)[0]
        told: list[list[int]] = found["events"][: found["n_events"]].tolist()
        return told

    def play(self, actions: Sequence[int]) -> list[list[int]] | None:
        """Do all of it from the position as it is, with all its events; None if a step is not
        allowed or chance was asked before it."""
        self.reset()
        told: list[list[int]] = []
        for action in actions:
            if self.chance_asked or not self.allows(action):
                return None
            told += self.step(action)
        return told

    def scores(self) -> list[int]:
        """Points on the sheet."""
        out = np.zeros(int(np.asarray(self.states)["players"][0]), np.int64)
        self.game.entrypoints.scores(self.states, 0, out)
        return [int(x) for x in out]
