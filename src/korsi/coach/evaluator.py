"""The one evaluator an analysis is made with: what a seat's chance to win was, as it could know it.

What the seat cannot know is dealt anew a few times. From each deal one round is played on, every
seat taking the turn that stands best at its end, and the fitted chance to win is averaged over its
turns: in the bare position whoever has just had his turn looks too good. Every position sees the
same luck, so that two neighbours differ by what happened between them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.greedy import DEPTH, new_scratch
from korsi.bots.playout import playing_of
from korsi.bots.thinking import changed, coach_changes
from korsi.core.chance import next_word, seed_rng
from korsi.core.game import Game
from korsi.core.int_record import IntStates
from korsi.core.interpreted import interpreted
from korsi.core.match import View

BUDGET = 120
"""Positions a seat looks at before it plays its turn."""
DEALS = 4
"""Deals a chance is averaged over where anything is hidden or drawn."""
OUTCOMES = 3
"""So many times as many where it is the mean over what could be drawn, rolled or shown."""
ROLLS = 1 << 20
"""Where the luck of those begins: another than any deal's."""
NEAR_END, ROUNDS = 0.12, 3
"""With so little of the game left, so many rounds are played on."""
STEPS = 300
"""Steps that are played at most: these rounds of any game are shorter."""

_next_word, _seed_rng = interpreted(next_word), interpreted(seed_rng)


class Evaluator:
    """For one game and number of players. It has working space of its own, so each thread needs
    one."""

    def __init__(self, game: Game, players: int, seed: int = 0, deals: int = DEALS):
        self.game, self.players, self.seed, self.deals = game, players, seed, deals
        thinking = changed(game, players, coach_changes(game, players))
        self.playing = playing_of(game, bool(thinking.weights))
        self.judging = thinking.judging()
        self.scratch = new_scratch(game)
        self.at = game.new_states(1)  # what is played on
        self.mask = np.zeros(game.moves.count, np.uint8)
        self.places = np.zeros(game.players[-1], np.int64)
        self.luck = np.zeros(4, np.int64)
        self.out = np.zeros(players)
        self.moved_by_luck = True  # does another deal say something else?

    def chance(self, view: View) -> float:
        """The chance of the view's seat to win."""
        return self._mean(view, None)[0]

    def foreseen(self, view: View, who: int, action: int) -> float | None:
        """The chance before a step that shows what was hidden: the mean over everything this seat
        thinks possible. None where it thinks the step impossible."""
        mean, found = self._mean(view, (who, action))
        return mean if found else None

    def drawn(self, states: Any, seat: int, who: int, action: int) -> float:
        """The chance before a step that draws or rolls: the mean over what chance could have
        brought, with everything else as it truly lay, each judged as the seat would have seen it.
        What came was one of those, so luck is zero on average, whatever is believed of what is
        hidden."""
        total, entrypoints, times = 0.0, self.game.entrypoints, OUTCOMES * self.deals
        for roll in range(times):
            _seed_rng(self.luck, self.seed, ROLLS + roll)
            self.at[0] = states[0]
            self.at[0]["rng"] = [_next_word(self.luck) for _ in range(4)]
            entrypoints.apply(self.at, 0, who, action)
            _seed_rng(self.luck, self.seed, roll % self.deals)  # the deals of `chance`
            if int(entrypoints.acting(self.at, 0)):
                entrypoints.hide(self.at, 0, seat)
                entrypoints.redeal(self.at, 0, seat, self.luck)
            total += self._judged(seat)
        return total / times

    def _mean(self, view: View, step: tuple[int, int] | None) -> tuple[float, int]:
        total, found = 0.0, 0
        entrypoints = self.game.entrypoints
        for deal in range(self.deals if step is None else OUTCOMES * self.deals):
            _seed_rng(self.luck, self.seed, deal)
            self.at[0] = view.record
            entrypoints.redeal(self.at, 0, view.seat, self.luck)
            if step is not None:
                if not self._may(*step):
                    continue
                entrypoints.apply(self.at, 0, *step)
            said = self._judged(view.seat)
            total, found = total + said, found + 1
            if step is None and not self.moved_by_luck:
                break  # nothing is hidden and nothing drawn: every deal says the same
        return (total / found if found else 0.0), found

    def _may(self, who: int, action: int) -> bool:
        if not int(self.game.entrypoints.acting(self.at, 0)) >> who & 1:
            return False
        self.game.entrypoints.legal(self.at, 0, who, self.mask)
        return bool(self.mask[action])

    def _judged(self, seat: int) -> float:
        """The seat's chance as the mean over a round: in the bare position whoever has just moved
        looks too good. Where the end comes into sight, who wins then counts half."""
        s, entrypoints = self.at[0], self.game.entrypoints
        drawn, period, near = s["rng"].tolist(), self._period(), self._left() < NEAR_END
        ahead = self.players * (ROUNDS if near else 1)
        turn, found = s["turn"], [self._static(seat)]
        for _ in range(STEPS):
            bits = int(entrypoints.acting(self.at, 0))
            other = self._period() != period and not near
            if not bits or len(found) == ahead or other:
                break
            if not self._play_turn((bits & -bits).bit_length() - 1):
                break
            if s["turn"] != turn:
                found.append(self._static(seat))
                turn = s["turn"]
        self.moved_by_luck = self.game.secrets or s["rng"].tolist() != drawn
        mean = sum(found[: self.players]) / len(found[: self.players])
        over = not int(entrypoints.acting(self.at, 0))
        return (mean + self._static(seat)) / 2 if over else mean

    def _static(self, seat: int) -> float:
        self.playing.chances(self.at, 0, seat, self.judging, self.places, self.out)
        return float(self.out[seat])

    def _left(self) -> float:
        left = self.game.interpreted.part_left
        return 1.0 if left is None else float(left(self.at.view(IntStates)[0]))

    def _period(self) -> int:
        period = self.game.interpreted.period
        return 0 if period is None else int(period(self.at.view(IntStates)[0]))

    def _play_turn(self, seat: int) -> bool:
        """The seat that acts plays the turn that stands best at its end. False: in the middle of
        another's turn a deal may leave it nothing it could do."""
        n = int(self.game.entrypoints.legal(self.at, 0, seat, self.mask))
        if n == 1:
            self.game.entrypoints.apply(self.at, 0, seat, int(self.mask.argmax()))
        if n < 2:
            return n == 1
        offered = np.flatnonzero(self.mask)
        scratch, turn = self.scratch, int(self.at[0]["turn"])
        scratch.states[0] = self.at[0]
        scratch.states[0]["rng"] = [
            _next_word(self.luck) for _ in range(4)
        ]  # nobody sees it coming
        scratch.worth[:] = 0
        self.playing.lookahead(scratch, seat, BUDGET, self.judging, True)
        line = scratch.plans[offered[scratch.worth[offered].argmax()]].copy()
        self._play_line(line, turn)
        return True

    def _play_line(self, line: NDArray[np.int16], turn: int) -> None:
        """Play as much of a turn as is allowed when it comes to it."""
        entrypoints = self.game.entrypoints
        for i in range(DEPTH):
            bits = int(entrypoints.acting(self.at, 0))
            if line[i] < 0 or not bits or int(self.at[0]["turn"]) != turn:
                return
            seat = (bits & -bits).bit_length() - 1
            entrypoints.legal(self.at, 0, seat, self.mask)
            if not self.mask[line[i]]:
                return
            entrypoints.apply(self.at, 0, seat, int(line[i]))
