"""How often a person, and a household, may do what: one leaky bucket each."""

from __future__ import annotations

import heapq
import ipaddress
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from korsi.table.problems import Problem

KEPT = 20_000
"""Buckets remembered. In a flood those with least in them are forgotten first: whoever has done
much is remembered, whoever else comes."""


@dataclass
class Limits:
    """The buckets. A household may do more than a person: a family shares one."""

    of: Mapping[str, tuple[int, int]]
    now: Callable[[], float] = time.monotonic
    share: int = 4
    level: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def check(self, what: str, person: int | None, household: str) -> None:
        """Count one action; raise when there are too many."""
        most, minute = self.of[what]
        many = self.share
        for where in (household, *_around(household)):
            self._drip(what, f"@{where}", most * many, minute * many)
            many *= self.share
        if person is not None:
            self._drip(what, f"#{person}", most, minute)

    def check_one(self, what: str, who: str) -> None:
        """Count one action of somebody or something that is no household."""
        self._drip(what, f"={who}", *self.of[what])

    def _drip(self, what: str, who: str, most: int, minute: int) -> None:
        now = self.now()
        level, at = self.level.get((what, who), (0.0, now))
        level = max(0.0, level - (now - at) * minute / 60)
        if level + 1 > most:
            wait = max(1, round((level + 1 - most) * 60 / minute))
            raise Problem("too-fast", wait=wait, seconds=wait)
        if len(self.level) >= KEPT and (what, who) not in self.level:
            self._forget(now)
        self.level[what, who] = (level + 1, now)

    def _forget(self, now: float) -> None:
        """Forget buckets: first those that have leaked empty, then a quarter of all."""
        left = {
            key: level - (now - at) * self.of[key[0]][1] / 60
            for key, (level, at) in self.level.items()
        }
        for key, level in left.items():
            if level <= 0:
                del self.level[key]
        if len(self.level) > KEPT * 3 // 4:
            for key in heapq.nsmallest(KEPT // 4, self.level, key=left.__getitem__):
                del self.level[key]


def _around(household: str) -> tuple[str, ...]:
    """The larger network of a household: a provider gives one customer a whole /48."""
    if "/" not in household:
        return ()
    return (str(ipaddress.ip_network(household).supernet(new_prefix=48)),)
