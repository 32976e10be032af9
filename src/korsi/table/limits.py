"""How often a person, and an address, may do what: one leaky bucket each."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from korsi.table.problems import Problem

KEPT = 20_000
"""Buckets remembered; full ones are forgotten first."""


@dataclass
class Limits:
    """The buckets. An address may do more than a person: a family shares one."""

    of: Mapping[str, tuple[int, int]]
    now: Callable[[], float] = time.monotonic
    share: int = 4
    level: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def check(self, what: str, person: int | None, address: str) -> None:
        """Count one; raise when it is too many."""
        most, minute = self.of[what]
        self._drip(what, f"@{address}", most * self.share, minute * self.share)
        if person is not None:
            self._drip(what, f"#{person}", most, minute)

    def _drip(self, what: str, who: str, most: int, minute: int) -> None:
        now = self.now()
        level, at = self.level.get((what, who), (0.0, now))
        level = max(0.0, level - (now - at) * minute / 60)
        if level + 1 > most:
            wait = max(1, round((level + 1 - most) * 60 / minute))
            raise Problem("too-fast", wait=wait, seconds=wait)
        if len(self.level) > KEPT:
            self._forget(now)
        self.level[what, who] = (level + 1, now)

    def _forget(self, now: float) -> None:
        for key, (level, at) in list(self.level.items()):
            if level - (now - at) * self.of[key[0]][1] / 60 <= 0:
                del self.level[key]
        if len(self.level) > KEPT:  # a flood from many addresses: begin anew rather than grow
            self.level.clear()
