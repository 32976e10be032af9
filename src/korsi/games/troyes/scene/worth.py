"""What stands beside one's name above the table, before and after a step: what one would have if
the game ended now (`scoring.standing`), by what it is for. Reckoned on a sheet steps are tried on.
"""

from __future__ import annotations

from functools import cached_property
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
    """A sheet that knows what its seat would have if the game ended at the position as it is."""

    @cached_property
    def known(self) -> tuple[int, ...]:
        """T-2.7, T-21.5: one's own character; in the solo game those of the stack."""
        s = self.states[1]
        shown = {int(c) for c in s["stack"]} | {i for i, by in enumerate(s["character"]) if by >= 0}
        return tuple(c for c in range(CHARACTERS) if c in shown)

    @cached_property
    def worth_now(self) -> Worth:
        return self._worth(copied(self.states[1]))

    def worth_then(self, deniers: int, influence: int, points: int) -> Worth:
        """On the sheet, with so much more or less than now; the round that follows aside."""
        now, then = self.states[1], self.states[0]
        then["deniers"][self.seat] = now["deniers"][self.seat] + deniers
        then["influence"][self.seat] = now["influence"][self.seat] + influence
        return self._worth(then)._replace(had=self.worth_now.had + points)

    def _worth(self, s: Any) -> Worth:
        """T-16.2, as `standing` reckons it; the record is written on."""
        score_end(s, self.seat)
        ledger = [int(points) for points in s["ledger"][self.seat]]
        lines = tuple(ledger[line] for line in AT_THE_END)
        worth = (int(character_points(s, self.seat, c)) for c in self.known)
        return Worth(sum(ledger) - sum(lines), lines, tuple(worth))

    def changes(self, then: Worth) -> tuple[Note, ...]:
        """Of what the difference is."""
        now = self.worth_now
        keys = ["worth-at-once", *AT_THE_END.values()]
        pairs = zip((now.had, *now.lines), (then.had, *then.lines), strict=True)
        parts = [_part(key, new - old) for key, (old, new) in zip(keys, pairs, strict=True)]
        for c, old, new in zip(self.known, now.characters, then.characters, strict=True):
            parts.append(_part("worth-character", new - old, character=CHARACTER_IDS[c]))
        return tuple(part for part in parts if part[1]["points"])


def _part(key: str, points: int, **args: Any) -> Note:
    said: Args = {"way": "more" if points > 0 else "less", "points": abs(points), **args}
    return key, said
