"""The obvious way to pay: the payment that leaves its player best off, offered as one click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korsi.core.match import View
from korsi.core.preview import Trial

MOST = 120
"""Payments looked at; whoever has more ways to pay than that chooses piece by piece."""


def obvious_payment(view: View, legal: list[int], rows: Sequence[dict[str, Any]] = ()) -> list[int]:
    """The steps of the best payment, where it takes several; none where there is nothing to pay, or
    one of the rows offered does just that. Of many ways the best is what the game's own value says
    of the seat's view afterwards, and of equal ones that with the fewest pieces."""
    verbs = set(view.game.payments)
    if not legal or not _all_pay(view, legal, verbs):
        return []
    trial = Trial(view.game, view.record, view.seat)
    turn = int(trial.now["turn"])
    best: tuple[float, int, list[int]] | None = None
    open_ends: list[list[int]] = [[action] for action in reversed(legal)]
    looked = 0
    while open_ends:
        way, looked = open_ends.pop(), looked + 1
        if looked > MOST:
            return []
        if trial.play(way) is None:
            continue
        game = trial.game.entrypoints
        acts = game.acting(trial.states, 0) >> view.seat & 1 and int(trial.now["turn"]) == turn
        more = trial.legal() if acts and not trial.chance_asked else []
        if more and _all_pay(view, more, verbs):
            open_ends += [[*way, a] for a in reversed(more) if a >= way[-1] or len(more) == 1]
            continue
        worth = (float(game.value(trial.states, 0, view.seat)), -len(way), way)
        if best is None or worth[:2] > best[:2]:
            best = worth
    if best is None or len(best[2]) < 2:
        return []
    offered = any([row["action"], *row.get("then", ())] == best[2] for row in rows)
    return [] if offered else best[2]


def _all_pay(view: View, actions: list[int], verbs: set[str]) -> bool:
    return all(view.game.moves.verb_name(action) in verbs for action in actions)
