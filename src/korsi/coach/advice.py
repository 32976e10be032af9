"""A hint: the best turn and why, the chance to win before and after it, and the next best turns.

Plain values without a word of any language: it is thought once and told to every reader. The luck
of its playouts follows from what the seat sees, so the same position gives the same hint.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from korsi.coach.reasons import (
    MOST,
    ONLY,
    Reason,
    hint_playouts,
    later_reasons,
    losses,
    reasons,
)
from korsi.coach.turns import COMPARED, Turn, best_turns, fields_of, goes_on, outlook
from korsi.core.game import Game
from korsi.core.match import View
from korsi.core.preview import Trial

FEW = 2
"""With fewer reasons at once, what comes later is looked at too."""
UNTOLD = 0.02
"""Chances no further apart are as good to whoever reads them."""
Advice = dict[str, Any]
"""before: the chance to win as it stands; open: after the best turn's steps something has come up,
and the seat chooses again; turns: best first, each with actions, chance, spread and
reasons. Those of the best say what it changes, those of another what the best has over it."""


def advise(game: Game, view: View, playouts: int | None = None) -> Advice:
    """What a seat that acts is advised to do."""
    seed = position_seed(view)
    turns = best_turns(game, view, hint_playouts(game) if playouts is None else playouts, seed)
    turns = done_rather(game, view, turns)
    best, others = turns[0], turns[1:COMPARED]
    before = outlook(game, view, best.playouts, seed)
    why = [reasons(game, view, best, seed=seed)]
    if len(why[0]) < FEW:
        later = later_reasons(game, view, best, best.playouts, seed, MOST - len(why[0]))
        why[0] += [reason for reason in later if reason.what not in {r.what for r in why[0]}]
    if not others:
        why[0] = [ONLY, *why[0]]
    against = losses(game, view, best.actions, seed)
    why[0] = [*why[0][: max(1, MOST - len(against))], *against]
    why += apart([reasons(game, view, best, other, seed) for other in others])
    return {
        "before": before[view.seat],
        "open": goes_on(game, view, best.actions, seed),
        "turns": [
            {
                "actions": list(turn.actions),
                "chance": turn.chance,
                "spread": turn.spread,
                "reasons": [reason.json() for reason in said],
            }
            for turn, said in zip([best, *others], why, strict=True)
        ],
    }


def done_rather(game: Game, view: View, turns: Sequence[Turn]) -> list[Turn]:
    """The turns, best first, but of those playouts do not tell apart one that gives nothing up:
    nobody believes a hint to do nothing that trial games do not bear out."""
    best, *others = turns
    if not gives_up(game, view, best.actions):
        return [*turns]
    for turn in others:
        close = best.chance - turn.chance <= max(turn.spread, UNTOLD)
        if close and turn.playouts == best.playouts and not gives_up(game, view, turn.actions):
            # how sure the difference is, is the same seen from either of them
            behind = replace(best, spread=turn.spread)
            rest = [one for one in others if one is not turn]
            return [replace(turn, spread=best.spread), behind, *rest]
    return [*turns]


def gives_up(game: Game, view: View, actions: Sequence[int]) -> bool:
    """Does the seat pass in this turn, though there is something else it could do?"""
    passing = [game.moves.verb_name(action) in game.passes for action in actions]
    if not any(passing):
        return False
    trial = Trial(game, view.record, view.seat)
    for action, passes in zip(actions, passing, strict=True):
        if passes and len(trial.legal()) > 1:
            return True
        if trial.chance_asked or not trial.allows(action):
            return False  # what follows hangs on something hidden
        trial.step(action)
    return False


def apart(found: Sequence[list[Reason]]) -> list[list[Reason]]:
    """Of what the best turn has over each other one, the first that was not said of another: the
    same sentence twice says nothing of how those two differ."""
    said, chosen = set[tuple[Any, ...]](), []
    for one in found:
        new = [reason for reason in one if (reason.what, reason.n, reason.seat) not in said][:1]
        said |= {(reason.what, reason.n, reason.seat) for reason in new}
        chosen.append(new)
    return chosen


def plain_advice(action: int, waking: bool = False) -> Advice:
    """A step nobody has weighed: the guide's, or what a bot says that is still waking up."""
    return {
        "before": None,
        "waking": waking,
        "turns": [{"actions": [action], "chance": None, "spread": None, "reasons": []}],
    }


def position_seed(view: View) -> int:
    """A number that follows from what a seat sees, without what the last step told."""
    states = view.states.copy()
    states["events"], states["n_events"] = 0, 0
    return int.from_bytes(hashlib.sha256(fields_of(states, 0)).digest()[:6])
