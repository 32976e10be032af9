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
        dealt, stack = s["character"].tolist(), s["stack"].tolist()
        return tuple(c for c in range(CHARACTERS) if dealt[c] >= 0 or c in stack)

    @cached_property
    def worth_now(self) -> Worth:
        return self._worth(copied(self.states[1]))

    def worth_then(self, told: tuple[int, int, int] | None) -> Worth:
        """On the sheet. `told`: deniers, influence and points more or less than now, where a round
        that follows has changed what is there since."""
        now, then, seat = self.states[1], self.states[0], self.seat
        if told is None:
            return self._worth(then)
        then["deniers"][seat] = now["deniers"][seat] + told[0]
        then["influence"][seat] = now["influence"][seat] + told[1]
        return self._worth(then)._replace(had=self.worth_now.had + told[2])

    def _worth(self, s: Any) -> Worth:
        """T-16.2, as `standing` reckons it; the record is written on."""
        score_end(s, self.seat)
        ledger = s["ledger"][self.seat].tolist()
        lines = tuple(ledger[line] for line in AT_THE_END)
        worth = tuple(int(character_points(s, self.seat, c)) for c in self.known)
        return Worth(sum(ledger) - sum(lines), lines, worth)

    def changes(self, then: Worth) -> tuple[Note, ...]:
        """Of what the difference is."""
        now = self.worth_now
        if then == now:
            return ()
        keys = ["worth-at-once", *AT_THE_END.values()]
        pairs = zip((now.had, *now.lines), (then.had, *then.lines), strict=True)
        parts = [_part(key, new - old) for key, (old, new) in zip(keys, pairs, strict=True)]
        for c, old, new in zip(self.known, now.characters, then.characters, strict=True):
            parts.append(_part("worth-character", new - old, character=CHARACTER_IDS[c]))
        return tuple(part for part in parts if part[1]["points"])


def _part(key: str, points: int, **args: Any) -> Note:
    said: Args = {"way": "more" if points > 0 else "less", "points": abs(points), **args}
    return key, said
