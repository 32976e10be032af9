"""How much is proven, and from which seed.

`make test` proves a little of everything in under 8 minutes on two cores, another share for every
seed; `make prove` (KORSI_PROVE=1) proves all of it. KORSI_SEED=N runs the same tests and plays the
same random games as an earlier run.

There are three ways to be quick, and all of them leave every assertion as it is:

    amount(quick, whole)        fewer games, positions, blocks
    a_share(cases, of)          one in `of` of the cases of a parametrized test
    @pytest.mark.one_in(n)      a test that runs one time in n; of all tests so marked, each run has
                                one nth. Whoever names it (file.py::test, -k) gets it always.

Two cores have 960 seconds of CPU in the 8 minutes that are wanted, and on a bad day the same work
takes a sixth more: so setting up (20), types (25), compiling (180) and tests together are held to
some 600. A test of more than two seconds earns them by what only it can find, or takes turns with
others: one_in(4) for most tests in the browser, whose pages cost two each, one_in(6) from five
seconds on; a browser game costs ten to twenty. Rules are compiled for every game, bots for some
(tests/warm.py). A rule called from Python in a new way is compiled for that call: a second for a
large one, so tests enter by `game.entrypoints` where they can.
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

PROVE = os.environ.get("KORSI_PROVE", "0") not in ("", "0")

# Written back, so that every worker of this run and every process it starts plays the same games.
SEED = int(os.environ.setdefault("KORSI_SEED", str(secrets.randbelow(10**9))))

# Drawn, for a share takes the seed itself: a test that shares out its cases in threes and takes
# every third turn would meet the same cases for ever.
_TURN = random.Random(SEED).randrange(1 << 20)


def a_share(cases: Sequence[T], of: int, shift: int = 0) -> Sequence[T]:
    """One in `of` cases under make test, others for another seed; all under make prove. With
    another `shift` two tests of the same cases take different ones."""
    return cases if PROVE else cases[(SEED + shift) % of :: of]


def takes_turn(place: int, of: int) -> bool:
    """Does whoever stands at this place of a list run this time?"""
    return PROVE or (place + _TURN) % of == 0


def amount(quick: T, whole: T) -> T:
    """`quick` under make test, `whole` under make prove."""
    return whole if PROVE else quick
