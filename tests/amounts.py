"""How much is proven, and from which seed.

`make test` proves a little of everything in a few minutes, from another seed every time; `make
prove` (KORSI_PROVE=1) proves all of it. KORSI_SEED=N plays the random games of an earlier run
again.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

PROVE = os.environ.get("KORSI_PROVE", "0") not in ("", "0")

# Written back, so that every worker of this run and every process it starts plays the same games.
SEED = int(os.environ.setdefault("KORSI_SEED", str(secrets.randbelow(10**9))))


def a_share(cases: Sequence[T], of: int) -> Sequence[T]:
    """One in `of` cases under make test, others for another seed; all under make prove."""
    return cases if PROVE else cases[SEED % of :: of]


def amount(quick: T, whole: T) -> T:
    """`quick` under make test, `whole` under make prove."""
    return whole if PROVE else quick
