"""Manners: nothing is done that changes nothing.

Where a turn goes on though `turn` has counted (Keyflower's transport: `goes_on`), the lookahead
judges each part of it where it ends, and the moves still to come are worth something to it. So it
would rather carry a counter to and fro than stop. Here the rest of the turn is foreseen: whoever
would come back to what lies there now, and stand no better on the way than if he stopped, does
something else, or stops. (To stop whenever nothing better is foreseen was tried: 2 points a game
behind.) The levels play so (`mannered`), and the coach proposes nothing else (coach/turns.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from korsi.bots.chances import chances
from korsi.bots.playout import new_desk, playing_of
from korsi.bots.search import Candidate, propose
from korsi.bots.thinking import Thinking, changed
from korsi.core.chance import seed_rng
from korsi.core.game import Game
from korsi.core.interpreted import interpreted
from korsi.core.match import View

LOOK = "look=800"
"""Positions whoever foresees looks at, part by part."""
PARTS = 12
"""Parts of a turn that are foreseen."""
BETTER = 0.0008
"""A chance to win that is more than the time that passes."""
NOT_LYING = ("rng", "events", "n_events", "options")
"""Fields that are not what lies on the table; nor are single numbers, which count."""

_seed_rng = interpreted(seed_rng)


def luck(view: View) -> NDArray[np.int64]:
    """A generator that follows from the view, so that the choice does too."""
    rng = np.zeros(4, np.int64)
    _seed_rng(rng, view.move_number, view.seat)
    return rng


@cache
def _thinking(game: Game, players: int) -> Thinking:
    return changed(game, players, [LOOK])


def _liked(game: Game, view: View) -> list[Candidate]:
    """The parts of a turn that could come next, best first."""
    thinking = _thinking(game, int(view.record["players"]))
    playing = playing_of(game, bool(thinking.weights))
    return propose(game, playing, new_desk(game), view, luck(view), thinking, float("inf"))


def _guessed(game: Game, view: View) -> View:
    """The view with a guess at what the seat cannot know: a turn may end a season."""
    states = game.new_states(1)
    states[0] = view.record
    game.entrypoints.redeal(states, 0, view.seat, luck(view))
    return View(game, states, view.seat, view.move_number)


def _after(game: Game, view: View, turn: Candidate) -> tuple[View, bool]:
    """The view after this part of the turn has been played, and whether the turn goes on."""
    states, alone = game.new_states(1), 1 << view.seat
    states[0] = view.record
    for action in turn.line:
        if action < 0 or int(game.entrypoints.acting(states, 0)) != alone:
            break
        game.entrypoints.apply(states, 0, view.seat, int(action))
    going_on = int(game.entrypoints.acting(states, 0)) == alone
    return View(game, states, view.seat, view.move_number + 1), going_on


def _stop(game: Game, view: View, turns: list[Candidate]) -> tuple[Candidate, float] | None:
    """The best way to end the turn here, and the chance to win then; None where the turn has to go
    on."""
    for turn in turns:
        then, going_on = _after(game, view, turn)
        if not going_on:
            return turn, chances(game, then)[view.seat]
    return None


def _comes_back(game: Game, view: View, turn: Candidate, now: float) -> bool:
    """If the turn is played on as the bot likes best: does it lead back to what lies there now
    before it leads to anything better?"""
    names = game.record.names or ()
    lying = [f for f in names if game.record[f].shape and f not in NOT_LYING]
    begun = view.record
    for _ in range(PARTS):
        view, going_on = _after(game, view, turn)
        if all(np.array_equal(begun[field], view.record[field]) for field in lying):
            return True
        if not going_on:
            return False
        more = _liked(game, view)
        ends = _stop(game, view, more)
        if ends is not None and ends[1] > now + BETTER:
            return False
        turn = more[0]
    return False


def foreseen(game: Game, view: View) -> tuple[list[Candidate], Callable[[Candidate], bool]]:
    """The parts of a turn that could come next, best liked first, and a function that says of any
    of them whether it only goes to and fro. Where the turn has to go on, nothing is foreseen and
    every part is fine."""
    view = _guessed(game, view)
    turns = _liked(game, view)
    ends = _stop(game, view, turns)
    if ends is None:
        return [], lambda turn: False
    end, now = ends
    return turns, lambda turn: turn.action != end.action and _comes_back(game, view, turn, now)


def pointless(game: Game, view: View) -> Callable[[Candidate], bool]:
    """A function that says of a turn whether it only goes to and fro. It looks when it is asked,
    once for each turn."""
    known: dict[bytes, bool] = {}

    @cache
    def asked() -> Callable[[Candidate], bool]:
        return foreseen(game, view)[1]

    def is_pointless(turn: Candidate) -> bool:
        if game.moves.verb_name(turn.action) not in game.telling.goes_on:
            return False
        line = turn.line.tobytes()
        if line not in known:
            known[line] = asked()(turn)
        return known[line]

    return is_pointless


def mannered(game: Game, bot: Any) -> Any:
    """The bot, kept from going to and fro. Where no turn goes on, the bot itself."""
    if not game.telling.goes_on:
        return bot

    def choose(view: View, rng: NDArray[np.int64]) -> int:
        action: int = bot(view, rng)
        if len(view.actions()) == 1 or game.moves.verb_name(action) not in game.telling.goes_on:
            return action
        turns, comes_back = foreseen(game, view)
        turns.sort(key=lambda turn: turn.action != action)  # what was chosen comes first
        return next((turn.action for turn in turns if not comes_back(turn)), action)

    return choose
