"""The time of day as far as players are concerned: it never jumps.

Clocks are kept in the log by the time of day, so that a restarted server knows them. But the time
of day may be set by hand or by NTP, an hour on or back: nobody loses on time for that, or thinks
for an hour more. A process that sees a jump goes on counting from where it was; after a restart the
time of day holds again, and whoever is to move has the time everybody has after a restart.
"""

from __future__ import annotations

import logging
import time

_log = logging.getLogger(__name__)

JUMP = 5.0
"""Seconds the time of day may differ from what a stopwatch says; it is adjusted a little always."""

wall, stopwatch = time.time, time.monotonic
_at, _since = wall(), stopwatch()  # the two at the same moment
_jumped = False


def now() -> float:
    """Seconds since 1970, without jumps."""
    global _at, _since, _jumped
    day, watch = wall(), stopwatch()
    counted = _at + watch - _since
    if abs(day - counted) < JUMP:
        _at, _since, _jumped = day, watch, False
        return day
    if not _jumped:
        _jumped = True
        _log.warning("the time of day has jumped by %.0f s; players' time goes on", day - counted)
    return counted
