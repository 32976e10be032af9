"""What stands beside one's name above the table, before and after a step: what one would have if
the game ended now (`scoring.standing`), by what it is for. Reckoned on a sheet steps are tried on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from korsi.core.int_record import copied
from korsi.core.preview import Trial
from korsi.core.scene import Args, Note

from ..box import CHARACTER_IDS, CHARACTERS
from ..scoring import character_points, score_end
from ..state import FROM_LEVELS, FROM_QUEUE, FROM_TRADESMEN

AT_THE_END = {
    FROM_TRADESMEN: "worth-tradesmen",
    FROM_QUEUE: "worth-queue",
    FROM_LEVELS: "worth-levels",
}
"""Lines of the ledger that are written at the end only; the others are what one has by then."""


class Worth(NamedTuple):
    had: int  # taken, and lost again, until now
    lines: tuple[int, ...]  # at the end besides
    characters: tuple[int, ...]  # those one knows to be in play

    @property
    def points(self) -> int:
        return self.had + sum(self.lines) + sum(self.characters)


class Tried(Trial):
    """A sheet that remembers what its seat would have at the position as it is. It calls no rules:
    functions do, which an interpreted table has twins of."""

    known: tuple[int, ...] = ()  # the characters one knows to be in play
    before: Worth | None = None


def worth_now(trial: Tried) -> Worth:
    """At the position as it is."""
    if trial.before is None:
        s = trial.states[1]
        dealt, stack = s["character"].tolist(), s["stack"].tolist()
        # T-2.7, T-21.5: one's own; in the solo game those of the stack
        trial.known = tuple(c for c in range(CHARACTERS) if dealt[c] >= 0 or c in stack)
        trial.before = _worth(copied(s), trial)
    return trial.before


def worth_then(trial: Tried, told: tuple[int, int, int] | None) -> Worth:
    """On the sheet. `told`: deniers, influence and points more or less than now, where a round that
    follows has changed what is there since."""
    before, then, seat = worth_now(trial), trial.states[0], trial.seat
    if told is None:
        return _worth(then, trial)
    now = trial.states[1]
    then["deniers"][seat] = now["deniers"][seat] + told[0]
    then["influence"][seat] = now["influence"][seat] + told[1]
    return _worth(then, trial)._replace(had=before.had + told[2])


def _worth(s: Any, trial: Tried) -> Worth:
    """T-16.2, as `standing` reckons it; the record is written on."""
    score_end(s, trial.seat)
    ledger = s["ledger"][trial.seat].tolist()
    lines = tuple(ledger[line] for line in AT_THE_END)
    worth = tuple(int(character_points(s, trial.seat, c)) for c in trial.known)
    return Worth(sum(ledger) - sum(lines), lines, worth)


def changes(trial: Tried, then: Worth) -> tuple[Note, ...]:
    """Of what the difference is."""
    now = worth_now(trial)
    if then == now:
        return ()
    keys = ["worth-at-once", *AT_THE_END.values()]
    pairs = zip((now.had, *now.lines), (then.had, *then.lines), strict=True)
    parts = [_part(key, new - old) for key, (old, new) in zip(keys, pairs, strict=True)]
    for c, old, new in zip(trial.known, now.characters, then.characters, strict=True):
        parts.append(_part("worth-character", new - old, character=CHARACTER_IDS[c]))
    return tuple(part for part in parts if part[1]["points"])


def of_the_place(trial: Tried) -> tuple[Note, ...]:
    """T-9.4: what a tradesman is worth at the end, whatever dice decide."""
    parts = changes(trial, worth_then(trial, None))
    return tuple(part for part in parts if part[0] == AT_THE_END[FROM_TRADESMEN])


def _part(key: str, points: int, **args: Any) -> Note:
    said: Args = {"way": "more" if points > 0 else "less", "points": abs(points), **args}
    return key, said
